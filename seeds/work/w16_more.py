### hand_sort_bridge
SUITS = "♣♦♥♠"
FACES = "23456789TJQKA"


def hand_sort_bridge(cards):
    ordered = sorted(cards, key=lambda c: (SUITS.index(c[1]), FACES.index(c[0])), reverse=True)
    points = sum({"A": 4, "K": 3, "Q": 2, "J": 1}.get(c[0], 0) for c in cards)
    by_suit = {}
    for card in ordered:
        by_suit[card[1]] = by_suit.get(card[1], "") + card[0]
    return by_suit, points

#> hand_sort_bridge(["A♠", "3♥", "K♠", "T♣", "Q♥"])
#> hand_sort_bridge([])
#> hand_sort_bridge(["2♦", "9♦", "J♦"])
#> hand_sort_bridge(["A♣", "A♦", "A♥", "A♠"])
#> hand_sort_bridge(["1♠", "5♣"])

### trick_taking_winner
def trick_taking_winner(trick, trump=None):
    lead = trick[0][-1]
    ranks = "789TJQKA"

    def power(card):
        rank, suit = ranks.index(card[0]), card[-1]
        if suit == trump:
            return 100 + rank
        return rank if suit == lead else -1

    best = max(range(len(trick)), key=lambda i: power(trick[i]))
    return best, trick[best]

#> trick_taking_winner(["TH", "KH", "AS", "7H"])
#> trick_taking_winner(["AH", "7S", "8S"], trump="S")
#> trick_taking_winner(["7C"])
#> trick_taking_winner([], trump="D")
#> trick_taking_winner(["QD", "AC", "AC"], "D")

### deck_shuffle_riffle
def deck_shuffle_riffle(deck, times=1, out=True):
    for _ in range(times):
        half = (len(deck) + out) // 2
        top, bottom = deck[:half], deck[half:]
        first, second = (top, bottom) if out else (bottom, top)
        mixed = []
        for i in range(max(len(first), len(second))):
            mixed += first[i:i + 1] + second[i:i + 1]
        deck = mixed
    return deck

#> deck_shuffle_riffle([1, 2, 3, 4, 5, 6])
#> deck_shuffle_riffle(list("ABCDE"), 2)
#> deck_shuffle_riffle([1, 2, 3, 4], out=False)
#> deck_shuffle_riffle([], 3)
#> deck_shuffle_riffle(["K"], times=0)

### scrabble_board_word_score
POINTS = {c: p for p, letters in {1: "aeilnorstu", 2: "dg", 3: "bcmp", 4: "fhvwy", 5: "k", 8: "jx", 10: "qz"}.items() for c in letters}


def scrabble_board_word_score(word, bonuses=None):
    """bonuses: position -> 'DL', 'TL', 'DW' or 'TW'; capital letters are blanks."""
    total, factor = 0, 1
    for i, ch in enumerate(word):
        value = 0 if ch.isupper() else POINTS[ch]
        bonus = (bonuses or {}).get(i, "")
        if bonus.endswith("L"):
            value *= 2 if bonus[0] == "D" else 3
        elif bonus:
            factor *= 2 if bonus[0] == "D" else 3
        total += value
    return total * factor + (50 if len(word) == 7 else 0)

#> scrabble_board_word_score("quiz", {0: "DL", 3: "DW"})
#> scrabble_board_word_score("jukebox")
#> scrabble_board_word_score("")
#> scrabble_board_word_score("caB", {2: "TL", 1: "TW"})
#> scrabble_board_word_score("né")

### anagram_rack_words
from collections import Counter


def anagram_rack_words(rack, dictionary, blanks=0):
    have = Counter(rack.lower())
    playable = []
    for word in dictionary:
        missing = sum((Counter(word) - have).values())
        if missing <= blanks:
            playable.append((len(word), word, missing))
    return [f"{w}{'*' * m}" for _, w, m in sorted(playable, key=lambda t: (-t[0], t[1]))]

#> anagram_rack_words("RETAINS", ["stainer", "train", "zebra", "sat"])
#> anagram_rack_words("", ["a", ""])
#> anagram_rack_words("ab", ["abc", "abcd", "ba"], blanks=1)
#> anagram_rack_words("xx", [])
#> anagram_rack_words("oo", ["ooo", "o"], 0)

### crossword_slot_fits
def crossword_slot_fits(pattern, words, used=()):
    fits = []
    for w in words:
        if len(w) != len(pattern) or w in used:
            continue
        if all(p in (".", c) for p, c in zip(pattern, w)):
            fits.append(w)
    return fits

#> crossword_slot_fits("c.t", ["cat", "cot", "dog", "cart"], used=["cot"])
#> crossword_slot_fits("", ["", "a"])
#> crossword_slot_fits("....", ["word", "four", "three"])
#> crossword_slot_fits("x", ["y"])
#> crossword_slot_fits("é..", ["été", "ete"])

### bingo_card_winner
def bingo_card_winner(card, calls):
    size = len(card)
    lines = [list(r) for r in card] + [list(c) for c in zip(*card)]
    lines.append([card[i][i] for i in range(size)])
    for n, number in enumerate(calls, 1):
        for line in lines:
            if number in line:
                line.remove(number)
                if not line:
                    return n, number
    return None

#> bingo_card_winner([[1, 2], [3, 4]], [3, 9, 1])
#> bingo_card_winner([[1, 2], [3, 4]], [2, 8])
#> bingo_card_winner([[5]], [5, 6])
#> bingo_card_winner([[1, 2, 3], [4, 5, 6], [7, 8, 9]], [1, 9, 2, 5])
#> bingo_card_winner([[7, 7], [7, 8]], [])

### dungeon_map_visible
def dungeon_map_visible(grid, row, col):
    """Cells seen straight up, right, down and left until a wall."""
    seen = {}
    for name, dr, dc in (("up", -1, 0), ("right", 0, 1), ("down", 1, 0), ("left", 0, -1)):
        r, c, count = row + dr, col + dc, 0
        while 0 <= r < len(grid) and 0 <= c < len(grid[r]) and grid[r][c] != "#":
            count += 1
            if grid[r][c] == "M":
                name += "!"
            r, c = r + dr, c + dc
        seen[name] = count
    return seen

#> dungeon_map_visible(["#..#", ".@.M", "..#."], 1, 1)
#> dungeon_map_visible(["@"], 0, 0)
#> dungeon_map_visible(["M@M"], 0, 1)
#> dungeon_map_visible(["###", "#@#", "###"], 1, 1)
#> dungeon_map_visible([], 2, 2)

### sokoban_push_move
def sokoban_push_move(line, move):
    """One row of sokoban; @ is the player, $ a box."""
    step = {"L": -1, "R": 1}[move]
    cells = list(line)
    at = cells.index("@")
    ahead, beyond = at + step, at + 2 * step
    if cells[ahead] == " ":
        cells[at], cells[ahead] = " ", "@"
    elif cells[ahead] == "$" and cells[beyond] == " ":
        cells[at], cells[ahead], cells[beyond] = " ", "@", "$"
    else:
        return line, False
    return "".join(cells), True

#> sokoban_push_move("# @$ #", "R")
#> sokoban_push_move("#@$$ #", "R")
#> sokoban_push_move("#  @ #", "L")
#> sokoban_push_move("#$@  #", "L")
#> sokoban_push_move("# @ #", "U")

### conveyor_sort_bins
def conveyor_sort_bins(items, rules, default="misc"):
    bins = {}
    for item in items:
        for name, test in rules:
            low, high = test
            if low <= item < high:
                target = name
                break
        else:
            target = default
        bins.setdefault(target, []).append(item)
    return {k: bins[k] for k in sorted(bins)}

#> conveyor_sort_bins([5, 12, 99, 7], [("small", (0, 10)), ("large", (10, 50))])
#> conveyor_sort_bins([], [("x", (0, 1))])
#> conveyor_sort_bins([1, 2], [], default="rest")
#> conveyor_sort_bins([0.5, -3], [("frac", (0, 1))])
#> conveyor_sort_bins([3, 3, 4], [("a", (3, 4)), ("b", (3, 5))])

### dependency_license_audit
ALLOWED = {"MIT", "BSD-3-Clause", "Apache-2.0"}


def dependency_license_audit(packages, exceptions=()):
    verdicts = []
    for name, expression in sorted(packages.items()):
        if name in exceptions:
            verdicts.append(f"{name}: excepted")
            continue
        choices = [c.strip("() ") for c in expression.split(" OR ")]
        ok = any(all(p in ALLOWED for p in c.split(" AND ")) for c in choices)
        if not ok:
            verdicts.append(f"{name}: {expression or 'no license'}")
    return verdicts

#> dependency_license_audit({"flask": "BSD-3-Clause", "pyqt": "GPL-3.0", "x": "GPL-2.0 OR MIT"})
#> dependency_license_audit({})
#> dependency_license_audit({"a": "MIT AND GPL-3.0", "b": ""})
#> dependency_license_audit({"old": "Proprietary"}, exceptions=["old"])
#> dependency_license_audit({"z": "(MIT) OR (Zlib)"})

### color_contrast_rating
def luminance(hex_color):
    total = 0
    for weight, start in ((0.2126, 1), (0.7152, 3), (0.0722, 5)):
        c = int(hex_color[start:start + 2], 16) / 255
        total += weight * (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4)
    return total


def color_contrast_rating(fg, bg):
    light, dark = sorted((luminance(fg), luminance(bg)), reverse=True)
    ratio = (light + 0.05) / (dark + 0.05)
    grade = "AAA" if ratio >= 7 else "AA" if ratio >= 4.5 else "fail"
    return f"{ratio:.2f}:1 {grade}"

#> color_contrast_rating("#000000", "#ffffff")
#> color_contrast_rating("#777777", "#ffffff")
#> color_contrast_rating("#0000ff", "#eeeeee")
#> color_contrast_rating("#123456", "#123456")
#> color_contrast_rating("#fff", "#000000")

### css_specificity_tuple
import re


def css_specificity_tuple(selector):
    ids = len(re.findall(r"#[\w-]+", selector))
    classes = len(re.findall(r"\.[\w-]+|\[[^\]]*\]|(?<!:):[\w-]+", selector))
    stripped = re.sub(r"[#.][\w-]+|\[[^\]]*\]|::?[\w-]+", " ", selector)
    tags = len(re.findall(r"[A-Za-z][\w-]*", stripped)) + selector.count("::")
    return ids, classes, tags

#> css_specificity_tuple("#nav .item a:hover")
#> css_specificity_tuple("")
#> css_specificity_tuple("ul li::before")
#> css_specificity_tuple("input[type=text].big")
#> css_specificity_tuple("* > p")

### html_escape_unescape
ENTITIES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}


def html_escape_unescape(text, undo=False):
    if not undo:
        return "".join(ENTITIES.get(ch, ch) for ch in text)
    for ch, entity in reversed(ENTITIES.items()):
        text = text.replace(entity, ch)
    return text

#> html_escape_unescape("<b>Q&A</b>")
#> html_escape_unescape("&lt;p&gt; &amp;lt;", undo=True)
#> html_escape_unescape("")
#> html_escape_unescape('say "hi"')
#> html_escape_unescape("5 &gt 3 &quot;", True)

### nested_tags_close
VOID = {"br", "img", "hr"}


def nested_tags_close(html):
    """Append the closing tags that are missing at the end."""
    open_tags, i = [], 0
    while (start := html.find("<", i)) >= 0:
        end = html.find(">", start)
        if end < 0:
            break
        tag = html[start + 1:end].split(" ")[0]
        if tag.startswith("/"):
            if open_tags and open_tags[-1] == tag[1:]:
                open_tags.pop()
        elif tag not in VOID:
            open_tags.append(tag)
        i = end + 1
    return html + "".join(f"</{t}>" for t in reversed(open_tags))

#> nested_tags_close("<p>one <b>two")
#> nested_tags_close("plain")
#> nested_tags_close("<ul><li>x</li><br>")
#> nested_tags_close("<a href='x'>y</a></i>")
#> nested_tags_close("<p>cut <b")

### simple_xml_attributes
def simple_xml_attributes(tag):
    inner = tag.strip().removeprefix("<").removesuffix(">").removesuffix("/").strip()
    name, _, rest = inner.partition(" ")
    attrs = {}
    while "=" in rest:
        key, _, rest = rest.partition("=")
        quote = rest[:1]
        if quote not in ("'", '"'):
            raise ValueError(f"unquoted value for {key.strip()}")
        value, _, rest = rest[1:].partition(quote)
        attrs[key.strip()] = value
    return name, attrs

#> simple_xml_attributes('<img src="a.png" alt=\'a "b"\'/>')
#> simple_xml_attributes("<br/>")
#> simple_xml_attributes("<td width=5>")
#> simple_xml_attributes('<x a="1=2" b="">')
#> simple_xml_attributes("")

### flatten_json_brackets
def flatten_json_brackets(value, prefix=""):
    flat = {}
    if isinstance(value, dict):
        pairs = [(f"{prefix}.{k}" if prefix else k, v) for k, v in value.items()]
    elif isinstance(value, list):
        pairs = [(f"{prefix}[{i}]", v) for i, v in enumerate(value)]
    else:
        return {prefix: value}
    for key, sub in pairs:
        flat.update(flatten_json_brackets(sub, key))
    return flat

#> flatten_json_brackets({"user": {"tags": ["a", "b"], "id": 4}})
#> flatten_json_brackets([])
#> flatten_json_brackets([[1, 2], {"x": None}])
#> flatten_json_brackets(5, "n")
#> flatten_json_brackets({"k": {}, "m": {"z": True}})

### unflatten_dotted_keys
def unflatten_dotted_keys(flat, sep="."):
    tree = {}
    for dotted in sorted(flat):
        *path, leaf = dotted.split(sep)
        node = tree
        for step in path:
            node = node.setdefault(step, {})
            if not isinstance(node, dict):
                raise TypeError(f"{step!r} is both value and branch")
        node[leaf] = flat[dotted]
    return tree

#> unflatten_dotted_keys({"db.host": "pg", "db.port": 5432, "debug": False})
#> unflatten_dotted_keys({})
#> unflatten_dotted_keys({"a": 1, "a.b": 2})
#> unflatten_dotted_keys({"x/y/z": 0}, sep="/")
#> unflatten_dotted_keys({"": "root", ".a": 1})

### select_fields_projection
def select_fields_projection(record, fields):
    """GraphQL-like selection: ['id', ('owner', ['name'])]."""
    if isinstance(record, list):
        return [select_fields_projection(r, fields) for r in record]
    out = {}
    for field in fields:
        if isinstance(field, tuple):
            name, sub = field
            out[name] = select_fields_projection(record[name], sub) if record.get(name) else None
        else:
            out[field] = record.get(field)
    return out

#> select_fields_projection({"id": 7, "x": 1, "owner": {"name": "Ai", "age": 3}}, ["id", ("owner", ["name"])])
#> select_fields_projection([{"id": 1}, {"id": 2, "t": "b"}], ["t"])
#> select_fields_projection({}, [("owner", ["name"])])
#> select_fields_projection({"kids": [{"n": 1}, {"n": 2}]}, [("kids", ["n"])])
#> select_fields_projection([], ["a"])

### audit_trail_lines
def audit_trail_lines(snapshots):
    lines = []
    for version, (old, new) in enumerate(zip([{}] + snapshots, snapshots), 1):
        for key in sorted(old.keys() | new.keys()):
            if key not in old:
                lines.append(f"v{version} +{key}={new[key]}")
            elif key not in new:
                lines.append(f"v{version} -{key}")
            elif old[key] != new[key]:
                lines.append(f"v{version} {key}: {old[key]}>{new[key]}")
    return lines

#> audit_trail_lines([{"status": "new"}, {"status": "paid", "ref": 9}, {"ref": 9}])
#> audit_trail_lines([])
#> audit_trail_lines([{}, {}, {"a": None}])
#> audit_trail_lines([{"x": 1}, {"x": 1}])
#> audit_trail_lines([{"b": 0, "a": 0}])

### optimistic_lock_update
class StaleVersion(Exception):
    pass


def save(row, changes, version):
    if row["version"] != version:
        raise StaleVersion(f"have {row['version']}, got {version}")
    row.update(changes)
    row["version"] += 1


def optimistic_lock_update(row, requests):
    results = []
    for changes, version in requests:
        try:
            save(row, changes, version)
        except StaleVersion as err:
            results.append(f"conflict: {err}")
        else:
            results.append("saved")
    return row, results

#> optimistic_lock_update({"name": "a", "version": 1}, [({"name": "b"}, 1), ({"name": "c"}, 1)])
#> optimistic_lock_update({"version": 7}, [])
#> optimistic_lock_update({"version": 1}, [({"x": 1}, 1), ({"x": 2}, 2)])
#> optimistic_lock_update({"version": 2}, [({"version": 9}, 2), ({}, 10)])
#> optimistic_lock_update({"q": 0}, [({}, 1)])

### crontab_next_hour
def crontab_next_hour(hours, now):
    """Next allowed hour strictly after now, and how long to wait."""
    if not hours:
        return None
    for h in sorted(hours):
        if h > now:
            return h, h - now
    first = min(hours)
    return first, 24 - now + first

#> crontab_next_hour([6, 12, 18], 7)
#> crontab_next_hour([6, 12, 18], 18)
#> crontab_next_hour([], 3)
#> crontab_next_hour({0}, 0)
#> crontab_next_hour([23, 1], 22.5)

### backoff_schedule_total
def backoff_schedule_total(attempts, base=1, cap=20, mode="exp"):
    waits = []
    a, b = base, base
    for n in range(attempts):
        if mode == "exp":
            wait = base * 2 ** n
        elif mode == "fib":
            wait, a, b = a, b, a + b
        else:
            wait = base * (n + 1)
        waits.append(min(wait, cap))
    return waits, sum(waits)

#> backoff_schedule_total(6)
#> backoff_schedule_total(7, mode="fib")
#> backoff_schedule_total(4, base=3, mode="linear")
#> backoff_schedule_total(0)
#> backoff_schedule_total(3, 0.5, cap=1)

### dedupe_near_duplicates
def dedupe_near_duplicates(titles, threshold=0.6):
    kept = []
    for title in titles:
        words = set(title.lower().split())
        for other in kept:
            ow = set(other.lower().split())
            if words and len(words & ow) / len(words | ow) >= threshold:
                break
        else:
            kept.append(title)
    return kept

#> dedupe_near_duplicates(["Big red bus", "big RED bus stop", "Small cat"])
#> dedupe_near_duplicates([])
#> dedupe_near_duplicates(["", ""])
#> dedupe_near_duplicates(["a b", "b a", "a c"], threshold=0.3)
#> dedupe_near_duplicates(["one two", "two three"], 0.9)
