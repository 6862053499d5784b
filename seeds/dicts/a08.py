### rpg_damage_table
def rpg_damage_table(attacker, defender, chart):
    mult = 1
    for t in defender["types"]:
        mult *= chart.get((attacker["type"], t), 1)
    dmg = int(attacker["power"] * mult)
    defender["hp"] = max(0, defender["hp"] - dmg)
    return dmg, defender

#> rpg_damage_table({"type": "fire", "power": 40}, {"types": ["grass", "bug"], "hp": 100}, {("fire", "grass"): 2, ("fire", "bug"): 2})
#> rpg_damage_table({"type": "normal", "power": 10}, {"types": ["ghost"], "hp": 5}, {("normal", "ghost"): 0})
#> rpg_damage_table({"type": "ice", "power": 7}, {"types": [], "hp": 3}, {})
#> rpg_damage_table({"type": "water", "power": 15}, {"types": ["water"], "hp": 20}, {("water", "water"): 0.5})
#> rpg_damage_table({"type": "rock"}, {"types": [], "hp": 1}, {})

### tag_cloud_sizes
def tag_cloud_sizes(tags, steps=3):
    freq = {}
    for t in tags:
        freq[t] = freq.get(t, 0) + 1
    if not freq:
        return {}
    lo, hi = min(freq.values()), max(freq.values())
    span = (hi - lo) or 1
    return {t: 1 + (n - lo) * (steps - 1) // span for t, n in sorted(freq.items())}

#> tag_cloud_sizes(["py", "js", "py", "go", "py", "js"])
#> tag_cloud_sizes([])
#> tag_cloud_sizes(["one", "two"], 5)
#> tag_cloud_sizes("aaaaabbbc", 4)
#> tag_cloud_sizes(["x", "x"], 1)

### letter_bank_spend
def letter_bank_spend(bank, word):
    left = dict(bank)
    for i, ch in enumerate(word):
        if not left.get(ch):
            return word[:i], left
        left[ch] -= 1
        if not left[ch]:
            del left[ch]
    return word, left

#> letter_bank_spend({"o": 2, "m": 1, "n": 1}, "moon")
#> letter_bank_spend({"a": 1}, "aa")
#> letter_bank_spend({}, "")
#> letter_bank_spend({"x": 0, "y": 3}, "yxy")
#> letter_bank_spend({"e": 5, "l": 1}, "eel")

### subdict_contains
def subdict_contains(big, small):
    return small.items() <= big.items()

#> subdict_contains({"a": 1, "b": 2}, {"b": 2})
#> subdict_contains({"a": 1}, {"a": 2})
#> subdict_contains({}, {})
#> subdict_contains({"x": (1,), "y": None}, {"y": None, "x": (1,)})
#> subdict_contains({1: 1.0}, {True: True})

### filter_query_match
def filter_query_match(docs, **criteria):
    hits = []
    for i, doc in enumerate(docs):
        if all(doc.get(k) == v for k, v in criteria.items()):
            hits.append(i)
    return hits

#> filter_query_match([{"lang": "go", "v": 1}, {"lang": "c"}, {"lang": "go", "v": 2}], lang="go")
#> filter_query_match([{"x": 1}], x=2)
#> filter_query_match([{}, {"y": 3}])
#> filter_query_match([], z=0)
#> filter_query_match([{"a": None}, {}], a=None)

### sorted_by_nested_field
def sorted_by_nested_field(rows, path, reverse=False):
    keys = path.split("/")

    def grab(row):
        for k in keys:
            row = row.get(k, {})
        return row or 0

    return [r["id"] for r in sorted(rows, key=grab, reverse=reverse)]

#> sorted_by_nested_field([{"id": 1, "m": {"cpu": 70}}, {"id": 2, "m": {"cpu": 20}}, {"id": 3}], "m/cpu")
#> sorted_by_nested_field([{"id": 1, "p": 5}, {"id": 2, "p": 9}], "p", True)
#> sorted_by_nested_field([], "a/b")
#> sorted_by_nested_field([{"id": "x", "a": {}}, {"id": "y"}], "a")
#> sorted_by_nested_field([{"n": 1}], "n")

### two_level_defaults
def two_level_defaults(options):
    defaults = {"net": {"retries": 3, "timeout": 10}, "ui": {"color": True}}
    out = {}
    for section, values in defaults.items():
        given = options.get(section, {})
        out[section] = {k: given.get(k, v) for k, v in values.items()}
    unknown = [s for s in options if s not in defaults]
    return out, unknown

#> two_level_defaults({"net": {"timeout": 60}, "disk": {}})
#> two_level_defaults({})
#> two_level_defaults({"ui": {"color": None, "font": "mono"}})
#> two_level_defaults({"net": {}, "ui": {}, "x": 1, "y": 2})
#> two_level_defaults({"net": None})

### string_template_fill
def string_template_fill(tpl, values):
    out, i = "", 0
    while i < len(tpl):
        if tpl[i] == "{" and "}" in tpl[i:]:
            j = tpl.index("}", i)
            out += str(values.get(tpl[i + 1:j], tpl[i:j + 1]))
            i = j + 1
        else:
            out += tpl[i]
            i += 1
    return out

#> string_template_fill("Hi {name}, {n} new", {"name": "Bo", "n": 3})
#> string_template_fill("", {})
#> string_template_fill("{x}{y", {"x": "", "y": 1})
#> string_template_fill("a{b}c", {})
#> string_template_fill("{}", {"": "nil"})

### format_map_missing
class Blank(dict):
    def __missing__(self, key):
        return f"<{key}>"

def format_map_missing(template, values):
    return template.format_map(Blank(values))

#> format_map_missing("{greet}, {who}!", {"greet": "Yo"})
#> format_map_missing("no fields", {"x": 1})
#> format_map_missing("{a:>4}|{a:<4}|", {"a": 7})
#> format_map_missing("{p}{p}{q}", {"p": "-"})
#> format_map_missing("{n:.1f}", {"n": 2.25})

### missing_hook_squares
class Squares(dict):
    def __missing__(self, n):
        self[n] = n * n
        return self[n]

def missing_hook_squares(queries):
    sq = Squares({3: "preset"})
    got = [sq[q] for q in queries]
    return got, sq.get(99, "no hook"), list(sq)

#> missing_hook_squares([2, 3, 2, 10])
#> missing_hook_squares([])
#> missing_hook_squares([0, -4, 4])
#> missing_hook_squares([True, 1])
#> missing_hook_squares(["x"])

### count_pairs_unordered
def count_pairs_unordered(meals):
    pair_count = {}
    for meal in meals:
        items = sorted(set(meal))
        for i in range(len(items)):
            for j in range(i + 1, len(items)):
                p = items[i], items[j]
                pair_count[p] = pair_count.get(p, 0) + 1
    return max(pair_count.items(), key=lambda e: (e[1], e[0]), default=None)

#> count_pairs_unordered([["egg", "ham"], ["ham", "egg", "jam"], ["jam", "tea"]])
#> count_pairs_unordered([])
#> count_pairs_unordered([["solo"], ["solo"]])
#> count_pairs_unordered(["abc", "bcd"])
#> count_pairs_unordered([[2, 1, 2], [1, 2], [3, 1]])

### consolidate_addresses
def consolidate_addresses(pairs):
    book = {}
    for person, addr in pairs:
        key = " ".join(person.split()).casefold()
        book.setdefault(key, {"name": person.strip(), "mails": []})
        if addr not in book[key]["mails"]:
            book[key]["mails"].append(addr)
    return list(book.values())

#> consolidate_addresses([("Jo  Ray", "j@x"), ("jo ray", "j@y"), ("JO RAY ", "j@x")])
#> consolidate_addresses([])
#> consolidate_addresses([("Straße", "s@de"), ("STRASSE", "s@at")])
#> consolidate_addresses([("", "nobody@x")])
#> consolidate_addresses([("A", "1"), ("B", "1")])

### balance_two_teams
def balance_two_teams(ratings):
    teams = {"red": [], "blue": []}
    sums = dict.fromkeys(teams, 0)
    for player in sorted(ratings, key=ratings.get, reverse=True):
        side = min(sums, key=sums.get)
        teams[side].append(player)
        sums[side] += ratings[player]
    return teams, sums

#> balance_two_teams({"ann": 9, "bob": 7, "cat": 6, "dan": 3})
#> balance_two_teams({})
#> balance_two_teams({"solo": 10})
#> balance_two_teams({"p": 1, "q": 1, "r": 1})
#> balance_two_teams({"x": 0, "y": -5, "z": 5})

### meeting_attendance
def meeting_attendance(log, roster):
    present = {name: [] for name in roster}
    walk_ins = []
    for day, names in log.items():
        for n in names:
            if n in present:
                present[n].append(day)
            elif n not in walk_ins:
                walk_ins.append(n)
    absent = [n for n, days in present.items() if not days]
    return present, absent, walk_ins

#> meeting_attendance({"mon": ["al", "bo"], "tue": ["bo", "zed", "zed"]}, ["al", "bo", "cy"])
#> meeting_attendance({}, ["al"])
#> meeting_attendance({"fri": []}, [])
#> meeting_attendance({1: "ab", 2: "bc"}, "abc")
#> meeting_attendance({"sun": ["q"], "mon": ["q"]}, ["r"])

### dict_zip_longest
from itertools import zip_longest

def dict_zip_longest(keys, values, fill="?"):
    return {k: v for k, v in zip_longest(keys, values, fillvalue=fill)}

#> dict_zip_longest(["a", "b", "c"], [1, 2])
#> dict_zip_longest([], [], 0)
#> dict_zip_longest("x", [1, 2, 3])
#> dict_zip_longest([1, 2], "", None)
#> dict_zip_longest("pp", "qr", fill="z")

### accumulate_to_dict
from itertools import accumulate

def accumulate_to_dict(monthly):
    return dict(zip(monthly, accumulate(monthly.values())))

#> accumulate_to_dict({"jan": 5, "feb": 7, "mar": -2})
#> accumulate_to_dict({})
#> accumulate_to_dict({"a": "x", "b": "y", "c": "z"})
#> accumulate_to_dict({1: [1], 2: [2]})
#> accumulate_to_dict({"x": 0.5, "y": 1})

### product_keyed_grid
from itertools import product

def product_keyed_grid(rows, cols, skip):
    grid = {a + b: i for i, (a, b) in enumerate(product(rows, cols))}
    for s in skip:
        grid.pop(s, None)
    return grid

#> product_keyed_grid("AB", "12", ["B1"])
#> product_keyed_grid("", "123", [])
#> product_keyed_grid("x", "xy", ["xx", "zz"])
#> product_keyed_grid(["aa", "a"], ["a", "aa"], [])
#> product_keyed_grid("ABC", "1", ["A1", "B1", "C1"])

### bisect_price_tiers
from bisect import bisect_right

def bisect_price_tiers(tiers, quantity):
    cuts = sorted(tiers)
    i = bisect_right(cuts, quantity)
    if i == 0:
        return None
    return tiers[cuts[i - 1]] * quantity

#> bisect_price_tiers({1: 10, 10: 8, 100: 5}, 12)
#> bisect_price_tiers({1: 10, 10: 8, 100: 5}, 100)
#> bisect_price_tiers({5: 3}, 4)
#> bisect_price_tiers({}, 1)
#> bisect_price_tiers({100: 5, 1: 10}, 99)

### regex_field_dict
import re

def regex_field_dict(line):
    m = re.match(r"(?P<level>[A-Z]+)\s+\[(?P<mod>\w+)\]\s*(?P<msg>.*)", line)
    if m is None:
        return {"msg": line, "level": "RAW"}
    d = m.groupdict()
    d["len"] = len(d["msg"])
    return d

#> regex_field_dict("WARN [disk] 91% full")
#> regex_field_dict("just text")
#> regex_field_dict("INFO  [net]")
#> regex_field_dict("")
#> regex_field_dict("ERROR [db_1]   timeout: 30s")

### regex_count_hashtags
import re

def regex_count_hashtags(posts, minimum=1):
    counts = {}
    for p in posts:
        for tag in set(re.findall(r"#(\w+)", p.lower())):
            counts[tag] = counts.get(tag, 0) + 1
    return {t: n for t, n in sorted(counts.items()) if n >= minimum}

#> regex_count_hashtags(["Love #Python #python", "more #python and #ai", "no tags"])
#> regex_count_hashtags([], 3)
#> regex_count_hashtags(["#a#b", "#b"], 2)
#> regex_count_hashtags(["# not a tag", "#ünïcode!"])
#> regex_count_hashtags(["#1 #2", "#2 #3", "#3"], minimum=5)

### memo_by_decorator
def memo_by_decorator(values):
    cache = {}
    calls = 0

    def slow(n):
        nonlocal calls
        if n in cache:
            return cache[n]
        calls += 1
        cache[n] = n ** 2 - n
        return cache[n]

    total = sum(slow(v) for v in values)
    return total, calls

#> memo_by_decorator([4, 4, 5, 4])
#> memo_by_decorator([])
#> memo_by_decorator([0, 1, -1])
#> memo_by_decorator([2, 2.0, True, 1])
#> memo_by_decorator([10, 20, 10, 20])

### edit_counts_by_user
def edit_counts_by_user(log_text):
    edits = {}
    for line in log_text.splitlines():
        user, _, delta = line.rpartition(" ")
        if not user:
            continue
        plus, minus = edits.get(user, (0, 0))
        n = int(delta)
        edits[user] = (plus + n, minus) if n >= 0 else (plus, minus - n)
    return edits

#> edit_counts_by_user("ann +12\nbob -3\nann -4\nann +1")
#> edit_counts_by_user("")
#> edit_counts_by_user("lonely\nMary Lou 5")
#> edit_counts_by_user("x 0\nx -0")
#> edit_counts_by_user("bob three")

### binary_search_tree_dict
def binary_search_tree_dict(values):
    root = None
    for v in values:
        new = {"v": v, "l": None, "r": None}
        if root is None:
            root = new
            continue
        node = root
        while True:
            side = "l" if v < node["v"] else "r"
            if node[side] is None:
                node[side] = new
                break
            node = node[side]
    return root

#> binary_search_tree_dict([5, 2, 8])
#> binary_search_tree_dict([])
#> binary_search_tree_dict([1, 1])
#> binary_search_tree_dict([3, 2, 1])
#> binary_search_tree_dict(["m", "a", "z", "f"])

### tree_sum_dict
def tree_sum_dict(node):
    if node is None:
        return 0
    kids = node.get("kids", [])
    return node.get("v", 0) + sum(tree_sum_dict(k) for k in kids)

#> tree_sum_dict({"v": 1, "kids": [{"v": 2}, {"v": 3, "kids": [None, {"v": 10}]}]})
#> tree_sum_dict(None)
#> tree_sum_dict({})
#> tree_sum_dict({"kids": [{"kids": []}, {"v": -4}]})
#> tree_sum_dict({"v": 0.5, "kids": [{"v": 0.25}]})

### breadth_levels_dict
def breadth_levels_dict(tree):
    levels = []
    layer = [tree]
    while layer:
        names = [k for d in layer for k in d]
        if names:
            levels.append(names)
        layer = [sub for d in layer for sub in d.values() if sub]
    return levels

#> breadth_levels_dict({"a": {"b": {}, "c": {"d": {}}}, "e": {}})
#> breadth_levels_dict({})
#> breadth_levels_dict({"x": None})
#> breadth_levels_dict({1: {2: {3: {4: {}}}}})
#> breadth_levels_dict({"l": {"p": {}}, "r": {"q": {}, "s": {}}})

### disk_usage_rollup
def disk_usage_rollup(files):
    sizes = {}
    for path, size in files.items():
        parts = path.strip("/").split("/")
        for i in range(len(parts)):
            folder = "/" + "/".join(parts[:i])
            sizes[folder] = sizes.get(folder, 0) + size
    return sizes

#> disk_usage_rollup({"/etc/hosts": 1, "/etc/ssh/config": 4, "/var/log/a": 10})
#> disk_usage_rollup({})
#> disk_usage_rollup({"readme": 7})
#> disk_usage_rollup({"/a/b/": 2, "a/b/c": 3})
#> disk_usage_rollup({"": 5})

### json_pointer_get
def json_pointer_get(doc, pointer):
    if pointer == "":
        return doc
    for raw in pointer.split("/")[1:]:
        token = raw.replace("~1", "/").replace("~0", "~")
        doc = doc[int(token)] if isinstance(doc, list) else doc[token]
    return doc

#> json_pointer_get({"a": [10, {"b/c": "hit"}]}, "/a/1/b~1c")
#> json_pointer_get({"x": 1}, "")
#> json_pointer_get({"m~n": 8}, "/m~0n")
#> json_pointer_get({"a": {}}, "/a/zz")
#> json_pointer_get([[["deep"]]], "/0/0/0")

### http_status_summary
def http_status_summary(codes):
    families = {2: "ok", 3: "redirect", 4: "client", 5: "server"}
    summary = {}
    for c in codes:
        label = families.get(c // 100, "other")
        summary[label] = summary.get(label, 0) + 1
    worst = max(codes, default=0)
    summary["alert"] = worst >= 500
    return summary

#> http_status_summary([200, 404, 201, 503])
#> http_status_summary([])
#> http_status_summary([301, 302, 999])
#> http_status_summary([100, 0, -1])
#> http_status_summary([404, 404, 418])

### find_duplicates_positions
def find_duplicates_positions(seq):
    where = {}
    for i, item in enumerate(seq):
        where.setdefault(item, []).append(i)
    return {k: (v[0], v[-1], len(v)) for k, v in where.items() if v[1:]}

#> find_duplicates_positions(["x", "y", "x", "z", "x", "y"])
#> find_duplicates_positions([])
#> find_duplicates_positions("unique")
#> find_duplicates_positions([0, None, 0, None])
#> find_duplicates_positions((("p", 1), ("p", 2), ("p", 1)))

### change_report_counts
def change_report_counts(before, after):
    b, a = {}, {}
    for target, source in ((b, before), (a, after)):
        for w in source.split():
            target[w] = target.get(w, 0) + 1
    diff = {w: a.get(w, 0) - b.get(w, 0) for w in {**b, **a}}
    return {w: f"{n:+d}" for w, n in diff.items() if n}

#> change_report_counts("red red blue", "red green green")
#> change_report_counts("", "")
#> change_report_counts("same text", "text same")
#> change_report_counts("a b c", "")
#> change_report_counts("x", "x x x x")
