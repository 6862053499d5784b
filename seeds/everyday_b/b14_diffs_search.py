### dict_patch_apply
class PatchConflict(Exception):
    """The document is not what the patch expects."""


def apply_step(document, step):
    op, key, *values = step
    if op == "add":
        if key in document:
            raise PatchConflict(f"{key} exists")
        document[key] = values[0]
    elif op == "remove":
        if key not in document:
            raise PatchConflict(f"{key} is not there")
        del document[key]
    elif op == "replace":
        old, new = values
        if document.get(key) != old:
            raise PatchConflict(f"{key} is {document.get(key)!r}")
        document[key] = new
    else:
        raise ValueError(f"unknown step {op}")


def dict_patch_apply(document, steps):
    """Apply all steps or none of them."""
    copy = dict(document)
    for number, step in enumerate(steps, 1):
        try:
            apply_step(copy, step)
        except PatchConflict as conflict:
            return {**document, "_conflict": f"step {number}: {conflict}"}
    return copy

#> dict_patch_apply({"name": "lamp", "price": 30}, [("replace", "price", 30, 25), ("add", "sale", True)])
#> dict_patch_apply({"name": "lamp", "price": 30}, [("remove", "name"), ("replace", "price", 31, 25)])
#> dict_patch_apply({"a": 1}, [("add", "a", 2)])
#> dict_patch_apply({}, [("remove", "x")])
#> dict_patch_apply({"a": 1}, [("rename", "a", "b")])
#> dict_patch_apply({"a": 1, "b": 2, "c": 3}, [("remove", "a"), ("remove", "b"), ("add", "a", 9), ("replace", "c", 3, None)])
#> dict_patch_apply({"a": 1, "b": 2, "c": 3, "name": "lamp", "price": 30}, [("remove", "a"), ("remove", "b"), ("add", "a", 9), ("replace", "c", 3, None), ("remove", "name"), ("replace", "price", 31, 25), ("replace", "price", 30, 25), ("add", "sale", True)])

### record_diff_report
def diff_values(old, new, path=""):
    """Yield (path, old, new) for everything that differs."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in sorted(old.keys() | new.keys()):
            yield from diff_values(old.get(key), new.get(key), f"{path}/{key}")
    elif old != new:
        yield path, old, new


def record_diff_report(old: dict, new: dict) -> list[str]:
    """Human readable lines about what changed between two records."""
    lines = []
    for path, before, after in diff_values(old, new):
        if before is None:
            lines.append(f"+ {path} = {after}")
        elif after is None:
            lines.append(f"- {path}")
        else:
            lines.append(f"~ {path}: {before} -> {after}")
    return lines

#> record_diff_report({"name": "Ann", "age": 30}, {"name": "Ann", "age": 31, "city": "Ulm"})
#> record_diff_report({"a": {"b": 1, "c": 2}}, {"a": {"b": 1, "c": 3}})
#> record_diff_report({}, {})
#> record_diff_report({"x": 1, "y": {"z": 2}}, {"y": 5})
#> record_diff_report({"tags": ["a"], "on": True}, {"tags": ["a", "b"], "on": True})
#> record_diff_report({"name": "Ann", "age": 30, "x": 1, "y": {"z": 2}, "a": {"b": 1, "c": 2}}, {"name": "Ann", "age": 31, "city": "Ulm", "y": 5, "a": {"b": 1, "c": 3}})

### line_diff_unified
def common_length(a, b):
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a) - 1, -1, -1):
        for j in range(len(b) - 1, -1, -1):
            if a[i] == b[j]:
                table[i][j] = table[i + 1][j + 1] + 1
            else:
                table[i][j] = max(table[i + 1][j], table[i][j + 1])
    return table


def line_diff_unified(old, new):
    a, b = old.split("/"), new.split("/")
    table = common_length(a, b)
    i = j = 0
    out = []
    while i < len(a) or j < len(b):
        if i < len(a) and j < len(b) and a[i] == b[j]:
            out.append(f" {a[i]}")
            i, j = i + 1, j + 1
        elif j == len(b) or (i < len(a) and table[i + 1][j] >= table[i][j + 1]):
            out.append(f"-{a[i]}")
            i += 1
        else:
            out.append(f"+{b[j]}")
            j += 1
    return "/".join(out)

#> line_diff_unified("one/two/three", "one/three/four")
#> line_diff_unified("a", "a")
#> line_diff_unified("x/y", "z")
#> line_diff_unified("def f():/  pass", "def f():/  return 1")
#> line_diff_unified("b/c", "a/b/c")
#> line_diff_unified("one/two/three def f():/  pass", "one/three/four def f():/  return 1")

### edit_distance_suggest
def distance(a, b):
    """Fewest insertions, deletions and substitutions that turn a into b."""
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        previous, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (x != y))
    return row[-1]


def edit_distance_suggest(word: str, commands: list[str], limit: int = 2) -> str:
    """'Did you mean ...?' for a mistyped command."""
    if word in commands:
        return word
    ranked = sorted((distance(word, command), command) for command in commands)
    if not ranked or ranked[0][0] > limit:
        return f"unknown command {word}"
    return f"did you mean {ranked[0][1]}?"

#> edit_distance_suggest("pull", ["push", "pull", "log"])
#> edit_distance_suggest("comit", ["commit", "clone"])
#> edit_distance_suggest("xyz", ["add"], limit=1)
#> edit_distance_suggest("lgo", ["log", "tag"])
#> edit_distance_suggest("st", [])

### three_way_merge_value
MISSING = "<missing>"


def merge_value(base, mine, theirs):
    if mine == theirs:
        return mine
    if mine == base:
        return theirs
    if theirs == base:
        return mine
    return None


def three_way_merge_value(base, mine, theirs):
    merged, conflicts = {}, []
    for key in sorted({*base, *mine, *theirs}):
        versions = [side.get(key, MISSING) for side in (base, mine, theirs)]
        value = merge_value(*versions)
        if value is None:
            conflicts.append(key)
            value = versions[1]
        if value != MISSING:
            merged[key] = value
    return merged, conflicts

#> three_way_merge_value({"a": 1, "b": 2}, {"a": 5, "b": 2}, {"a": 1, "b": 7})
#> three_way_merge_value({"a": 1}, {"a": 2}, {"a": 3})
#> three_way_merge_value({"a": 1, "b": 1}, {"b": 1}, {"a": 1, "b": 1, "c": 4})
#> three_way_merge_value({}, {}, {})
#> three_way_merge_value({"title": "Plan", "due": "May"}, {"title": "The plan", "due": "June"}, {"title": "The plan", "due": "July"})
#> three_way_merge_value({"a": 1, "b": 1, "title": "Plan", "due": "May"}, {"b": 1, "title": "The plan", "due": "June", "a": 5}, {"a": 1, "b": 1, "c": 4, "title": "The plan", "due": "July"})

### inverted_index_lookup
import re
from collections import defaultdict

WORD = re.compile(r"[a-z]+")


def build_index(documents):
    index = defaultdict(set)
    for name, text in documents.items():
        for word in WORD.findall(text.lower()):
            index[word].add(name)
    return index


def inverted_index_lookup(documents: dict[str, str], query: str) -> list[str]:
    index = build_index(documents)
    wanted, _, unwanted = query.lower().partition(" not ")
    found = set(documents)
    for word in WORD.findall(wanted):
        found &= index.get(word, set())
    for word in WORD.findall(unwanted):
        found -= index.get(word, set())
    return sorted(found)

#> inverted_index_lookup({"d1": "Red apples and pears", "d2": "Green apples", "d3": "Pears only"}, "apples")
#> inverted_index_lookup({"d1": "Red apples and pears", "d2": "Green apples", "d3": "Pears only"}, "apples not pears")
#> inverted_index_lookup({}, "x")
#> inverted_index_lookup({"a": "Tea, coffee", "b": "Coffee!"}, "coffee tea")
#> inverted_index_lookup({"n1": "call the bank", "n2": "bank holiday", "n3": "holiday plans"}, "bank not call holiday")

### rank_documents_tf
from collections import Counter
from math import log


def tokens(text):
    return [word.strip(".,!?").lower() for word in text.split()]


def rank_documents_tf(documents: list[str], query: str, top: int = 2) -> list[tuple[int, float]]:
    bags = [Counter(tokens(text)) for text in documents]
    scores = []
    for number, bag in enumerate(bags):
        score = 0.0
        for word in tokens(query):
            containing = sum(word in other for other in bags)
            if containing:
                score += bag[word] * log(1 + len(bags) / containing)
        if score > 0:
            scores.append((number, round(score, 3)))
    scores.sort(key=lambda pair: (-pair[1], pair[0]))
    return scores[:top]

#> rank_documents_tf(["the cat sat", "the dog sat", "the cat and the cat"], "cat")
#> rank_documents_tf(["a b", "b c"], "x")
#> rank_documents_tf([], "anything")
#> rank_documents_tf(["Fresh bread daily.", "Bread and butter", "Butter, fresh butter!"], "fresh butter", top=1)
#> rank_documents_tf(["one two", "two three", "three one"], "one two")

### fuzzy_subsequence_score
def fuzzy_score(pattern, text):
    """Score of a pattern as a subsequence of a text, None if it is not one."""
    position, score, previous = 0, 0, -2
    for letter in pattern.lower():
        found = text.lower().find(letter, position)
        if found < 0:
            return None
        score += 1
        if found == previous + 1:
            score += 2  # letters in a row are worth more
        if found == 0 or text[found - 1] in "_-/ .":
            score += 3
        previous, position = found, found + 1
    return score


def fuzzy_subsequence_score(pattern, names):
    """Names that match, best first, as in a 'go to file' box."""
    scored = []
    for name in names:
        score = fuzzy_score(pattern, name)
        if score is not None:
            scored.append((-score, len(name), name))
    return [name for *_, name in sorted(scored)]

#> fuzzy_subsequence_score("usc", ["user_service.py", "utils/scan.py", "README"])
#> fuzzy_subsequence_score("ab", ["xaxb", "ab", "a_b"])
#> fuzzy_subsequence_score("", ["b", "aa"])
#> fuzzy_subsequence_score("zz", ["jazz", "buzz.txt", "z"])
#> fuzzy_subsequence_score("mt", ["main_test.go", "format.go"])

### binary_search_price_band
from bisect import bisect_left, bisect_right

PRICES = [499, 999, 999, 1250, 1999, 2499, 2499, 2499, 4999]


def count_between(prices, low, high):
    return bisect_right(prices, high) - bisect_left(prices, low)


def nearest(prices, wanted):
    index = bisect_left(prices, wanted)
    candidates = prices[max(0, index - 1):index + 1]
    return min(candidates, key=lambda price: (abs(price - wanted), price))


def binary_search_price_band(low, high):
    """How many articles lie in a price band; if none, the nearest price."""
    if low > high:
        low, high = high, low
    found = count_between(PRICES, low, high)
    if found:
        return f"{found} article{'s' if found > 1 else ''}"
    return f"nearest is {nearest(PRICES, (low + high) // 2)}"

#> binary_search_price_band(900, 1300)
#> binary_search_price_band(2000, 1900)
#> binary_search_price_band(3000, 3500)
#> binary_search_price_band(1, 100)
#> binary_search_price_band(9000, 10000)

### dedupe_contacts_fuzzy
import re


def phone_key(phone):
    digits = re.sub(r"\D", "", phone)
    return digits[-7:]


def name_key(name):
    return " ".join(sorted(name.lower().replace(",", " ").split()))


def dedupe_contacts_fuzzy(contacts: list[dict]) -> list[dict]:
    """Merge contacts with the same name or phone; earlier values win."""
    merged: list[dict] = []
    for contact in contacts:
        for known in merged:
            same_name = name_key(known["name"]) == name_key(contact["name"])
            same_phone = "phone" in known and phone_key(known["phone"]) == phone_key(contact.get("phone", "x"))
            if same_name or same_phone:
                known.update({k: v for k, v in contact.items() if k not in known})
                break
        else:
            merged.append(dict(contact))
    return merged

#> dedupe_contacts_fuzzy([{"name": "Ann Lee", "phone": "+1 555 123-4567"}, {"name": "Lee, Ann", "mail": "a@x.org"}, {"name": "Bob"}])
#> dedupe_contacts_fuzzy([{"name": "A", "phone": "030 5551234"}, {"name": "B", "phone": "(030) 555-1234", "city": "Bern"}])
#> dedupe_contacts_fuzzy([])
#> dedupe_contacts_fuzzy([{"name": "Kim"}, {"phone": "1"}])
#> dedupe_contacts_fuzzy([{"name": "Kim Ono"}, {"name": "kim ono", "vip": True}, {"name": "Ono Kim", "vip": False}])
#> dedupe_contacts_fuzzy([{"name": "A", "phone": "030 5551234"}, {"name": "B", "phone": "(030) 555-1234", "city": "Bern"}, {"name": "Ann Lee", "phone": "+1 555 123-4567"}, {"name": "Lee, Ann", "mail": "a@x.org"}, {"name": "Bob"}])

### near_duplicate_texts
def shingles(text, size=3):
    compact = " ".join(text.lower().split())
    return {compact[i:i + size] for i in range(max(1, len(compact) - size + 1))}


def similarity(a, b):
    first, second = shingles(a), shingles(b)
    return len(first & second) / len(first | second)


def near_duplicate_texts(texts, threshold=0.6):
    """Is there a pair of texts that say nearly the same?"""
    for i, text in enumerate(texts):
        for other in texts[i + 1:]:
            if similarity(text, other) >= threshold:
                return True
    return False

#> near_duplicate_texts(["Your order has shipped", "Your  order has SHIPPED!", "Welcome"])
#> near_duplicate_texts(["apples", "oranges", "pears"])
#> near_duplicate_texts([])
#> near_duplicate_texts(["server is down", "server is up"], threshold=0.5)
#> near_duplicate_texts(["ab", "ab"], 1.0)

### paginate_search_results
from math import ceil


class NoSuchPage(LookupError):
    pass


def page_of(items, number, size):
    pages = max(1, ceil(len(items) / size))
    if not 1 <= number <= pages:
        raise NoSuchPage(f"page {number} of {pages}")
    start = (number - 1) * size
    return items[start:start + size], pages


def paginate_search_results(names, term, page=1, size=3):
    term = term.lower()
    hits = []
    for name in names:
        if term in name.lower():
            hits.append(name)
    hits.sort(key=lambda name: (name.lower() != term, name.lower().index(term), name))
    items, pages = page_of(hits, page, size)
    return {"items": items, "page": f"{page}/{pages}", "total": len(hits)}

#> paginate_search_results(["Anna", "Hannah", "Ann", "Joanne", "Bob", "Diane"], "ann")
#> paginate_search_results(["Anna", "Hannah", "Ann", "Joanne", "Bob", "Diane"], "an", page=2, size=2)
#> paginate_search_results([], "x")
#> paginate_search_results(["a", "b"], "a", page=2)
#> paginate_search_results(["Oslo", "Bologna", "Cologne"], "olo", 1, 5)
#> paginate_search_results(["Anna", "Hannah", "Ann", "Joanne", "Bob", "Diane", "Anna", "Hannah", "Ann", "Joanne", "Bob", "Diane", "Oslo", "Bologna", "Cologne"], "an", page=2, size=2)

### keyset_cursor_pages
import base64
import json

ROWS = [{"id": i, "day": day} for i, day in enumerate([3, 1, 2, 1, 3, 2, 1], 1)]


def encode_cursor(row):
    return base64.urlsafe_b64encode(json.dumps([row["day"], row["id"]]).encode()).decode()


def decode_cursor(cursor):
    return tuple(json.loads(base64.urlsafe_b64decode(cursor)))


def fetch(cursor, size):
    ordered = sorted(ROWS, key=lambda r: (r["day"], r["id"]))
    if cursor:
        after = decode_cursor(cursor)
        ordered = [r for r in ordered if (r["day"], r["id"]) > after]
    page = ordered[:size]
    following = encode_cursor(page[-1]) if len(ordered) > size else None
    return page, following


def keyset_cursor_pages(size: int, most: int = 10) -> list[list[int]]:
    """Ids page by page, following the cursors."""
    cursor, pages = None, []
    while len(pages) < most:
        page, cursor = fetch(cursor, size)
        pages.append([row["id"] for row in page])
        if cursor is None:
            break
    return pages

#> keyset_cursor_pages(3)
#> keyset_cursor_pages(7)
#> keyset_cursor_pages(2, most=2)
#> keyset_cursor_pages(4)
#> keyset_cursor_pages(0)

### changelog_between_versions
import re

HEAD = re.compile(r"^## (\d+)\.(\d+)$")


def sections(text):
    version, lines = None, []
    for line in text.splitlines():
        if match := HEAD.match(line):
            if version:
                yield version, lines
            version, lines = (int(match[1]), int(match[2])), []
        elif line.startswith("- "):
            lines.append(line[2:])
    if version:
        yield version, lines


def changelog_between_versions(text, old, new):
    low, high = (tuple(map(int, v.split("."))) for v in (old, new))
    entries = []
    for version, lines in sections(text):
        if low < version <= high:
            entries.extend(lines)
    return entries

#> changelog_between_versions("## 2.0\n- new api\n\n## 1.9\n- faster\n- smaller\n## 1.8\n- fixes", "1.8", "2.0")
#> changelog_between_versions("## 1.10\n- ten\n## 1.9\n- nine", "1.9", "1.10")
#> changelog_between_versions("- orphan", "1.0", "2.0")
#> changelog_between_versions("## 3.1\n- x", "4.0", "3.0")
#> changelog_between_versions("## 1.0\n- first", "1", "one")
#> changelog_between_versions("## 2.0\n- new api\n\n## 1.9\n- faster\n- smaller\n## 1.8\n- fixes\n## 1.10\n- ten\n## 1.9\n- nine", "1.8", "2.0")

### merge_overlapping_hits
def find_all(text, word):
    start = text.find(word)
    while start >= 0:
        yield start, start + len(word)
        start = text.find(word, start + 1)


def merge_overlapping_hits(text, words):
    low = text.lower()
    spans = sorted(span for word in words for span in find_all(low, word.lower()))
    merged: list[list[int]] = []
    for start, end in spans:
        if merged and start <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    for start, end in reversed(merged):
        text = text[:start] + "[" + text[start:end] + "]" + text[end:]
    return text

#> merge_overlapping_hits("The rain in Spain", ["ain", "in"])
#> merge_overlapping_hits("banana bread", ["ana"])
#> merge_overlapping_hits("nothing here", ["xyz"])
#> merge_overlapping_hits("", ["a"])
#> merge_overlapping_hits("Network timeout on network card", ["network", "work time"])
#> merge_overlapping_hits("Network timeout on network card The rain in Spain", ["network", "work time", "ain", "in"])

### sync_plan_counts
def sync_plan_counts(local: dict[str, int], remote: dict[str, int], last: dict[str, int]) -> dict[str, int]:
    """Count what a file sync has to do; values are modification stamps.

    `last` tells the stamps at the last sync, so that deletions can be told
    from new files.
    """
    plan = {"upload": 0, "download": 0, "delete": 0, "conflict": 0}
    for name in local.keys() | remote.keys():
        mine, theirs, before = local.get(name), remote.get(name), last.get(name)
        if mine == theirs:
            continue
        if mine is None or theirs is None:
            survivor = mine if theirs is None else theirs
            if before == survivor:
                plan["delete"] += 1
            elif theirs is None:
                plan["upload"] += 1
            else:
                plan["download"] += 1
        elif mine == before:
            plan["download"] += 1
        elif theirs == before:
            plan["upload"] += 1
        else:
            plan["conflict"] += 1
    return {action: count for action, count in plan.items() if count}

#> sync_plan_counts({"a": 1, "b": 5, "c": 3}, {"a": 1, "b": 2, "d": 4}, {"a": 1, "b": 2, "c": 3})
#> sync_plan_counts({"x": 2}, {"x": 3}, {"x": 1})
#> sync_plan_counts({}, {}, {"gone": 1})
#> sync_plan_counts({"n": 1, "m": 1}, {"m": 4}, {"m": 1})
#> sync_plan_counts({"p": 1}, {"q": 2, "r": 7}, {"p": 1, "q": 1, "r": 7})
#> sync_plan_counts({"a": 1, "b": 5, "c": 3, "p": 1, "n": 1, "m": 1}, {"a": 1, "b": 2, "d": 4, "q": 2, "r": 7, "m": 4}, {"a": 1, "b": 2, "c": 3, "p": 1, "q": 1, "r": 7, "m": 1})

### blame_line_authors
def blame_line_authors(commits):
    """Who wrote each line of the last version, with a very simple blame.

    Commits are (author, all lines); a line that existed before keeps its author.
    """
    blamed: list[tuple[str, str]] = []
    for author, lines in commits:
        older = list(blamed)
        current = []
        for line in lines:
            owner = author
            for index, (who, text) in enumerate(older):
                if text == line:
                    owner = who
                    del older[:index + 1]
                    break
            current.append((owner, line))
        blamed = current
    return [f"{owner}: {line}" for owner, line in blamed]

#> blame_line_authors([("ann", ["a = 1", "b = 2"]), ("bob", ["a = 1", "b = 3", "c = 4"])])
#> blame_line_authors([("ann", ["x"])])
#> blame_line_authors([])
#> blame_line_authors([("ann", ["1", "2", "3"]), ("bob", ["0", "1", "3"]), ("cy", ["3", "0"])])
#> blame_line_authors([("kim", ["title"]), ("lou", []), ("max", ["title", "text"])])

### synonym_search_hit
SYNONYMS = {
    "sofa": {"couch", "settee"},
    "lamp": {"light"},
    "cheap": {"budget", "affordable"},
}


def expand(word):
    """A word with all of its synonyms, in both directions."""
    group = {word} | SYNONYMS.get(word, set())
    for head, others in SYNONYMS.items():
        if word in others:
            group |= {head} | others
    return group


def synonym_search_hit(title, query):
    """Does every word of the query, or a synonym, appear in the title?"""
    words = set(title.lower().replace("-", " ").split())
    for term in query.lower().split():
        if words.isdisjoint(expand(term)):
            return False
    return True

#> synonym_search_hit("Affordable two-seat couch", "cheap sofa")
#> synonym_search_hit("Affordable two-seat couch", "cheap lamp")
#> synonym_search_hit("Desk light LED", "lamp led")
#> synonym_search_hit("Settee, blue", "couch")
#> synonym_search_hit("Budget bed frame oak", "affordable oak")
#> synonym_search_hit("Anything", "")
#> synonym_search_hit("Affordable two-seat couch Budget bed frame oak Desk light LED", "cheap sofa affordable oak lamp led")
