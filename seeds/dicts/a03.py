### union_three_ways
def union_three_ways(a, b, c):
    u1 = set(a).union(b, c)
    u2 = set(a) | set(b) | set(c)
    u3 = set()
    u3.update(a, b, c)
    return sorted(u1), u1 == u2 == u3

#> union_three_ways([1, 2], (2, 3), {5: "x"})
#> union_three_ways([], [], [])
#> union_three_ways("fog", "gear", "")
#> union_three_ways([9, 9], [9], [9.0])
#> union_three_ways(range(3), range(-2, 1), [100])

### intersect_update_count
def intersect_update_count(base, *others):
    s = set(base)
    sizes = [len(s)]
    for o in others:
        s.intersection_update(o)
        sizes.append(len(s))
    return sizes

#> intersect_update_count("programming", "grammar", "ramp", "arm")
#> intersect_update_count([])
#> intersect_update_count([1, 2, 3, 4], [2, 4], [5])
#> intersect_update_count([1], [1], [1, 1], [True])
#> intersect_update_count("aeiou", "AEIOU")

### pop_single_set
def pop_single_set(values):
    s = set(values)
    if len(s) != 1:
        return None
    only = s.pop()
    return only, len(s)

#> pop_single_set([4, 4, 4])
#> pop_single_set([4, 5])
#> pop_single_set([])
#> pop_single_set("zzz")
#> pop_single_set([None])

### pangram_missing
def pangram_missing(sentence):
    alphabet = set("abcdefghijklmnopqrstuvwxyz")
    missing = alphabet.difference(sentence.casefold())
    return "".join(sorted(missing)) or "pangram"

#> pangram_missing("The quick brown fox jumps over the lazy dog")
#> pangram_missing("bcdefghijklmnopqrstuvwxyz 42")
#> pangram_missing("abcdefghijklmnopqrstuvw")
#> pangram_missing("Sphinx of black quartz, judge my vow!")
#> pangram_missing("ÄB CDEFGHIJKLMNOPQRSTUVWXYZ")

### sudoku_unit_ok
def sudoku_unit_ok(cells):
    filled = [c for c in cells if c != "."]
    return len(filled) == len(set(filled)) and set(filled) <= set("123456789")

#> sudoku_unit_ok("53..7....")
#> sudoku_unit_ok("5..5.....")
#> sudoku_unit_ok(".........")
#> sudoku_unit_ok("123456780")
#> sudoku_unit_ok("987654321")

### bitset_powerset_size
def bitset_powerset_size(items):
    base = sorted(set(items))
    subsets = {frozenset()}
    for x in base:
        subsets |= {s | {x} for s in subsets}
    return len(subsets), sorted(map(sorted, subsets))[:5]

#> bitset_powerset_size([2, 1])
#> bitset_powerset_size([])
#> bitset_powerset_size("aba")
#> bitset_powerset_size([7])
#> bitset_powerset_size([3, 1, 2, 3])

### visited_grid_path
def visited_grid_path(moves):
    delta = {"U": (0, 1), "D": (0, -1), "L": (-1, 0), "R": (1, 0)}
    x = y = 0
    seen = {(0, 0)}
    revisits = 0
    for m in moves:
        dx, dy = delta.get(m, (0, 0))
        x, y = x + dx, y + dy
        if (x, y) in seen:
            revisits += 1
        else:
            seen.add((x, y))
    return len(seen), revisits, (x, y)

#> visited_grid_path("URDL")
#> visited_grid_path("")
#> visited_grid_path("RRRUU")
#> visited_grid_path("LRLR?")
#> visited_grid_path("uU d")

### happy_number_trail
def happy_number_trail(n):
    seen = set()
    while n != 1 and n not in seen:
        seen.add(n)
        n = sum(int(d) ** 2 for d in str(n))
    return n == 1, len(seen)

#> happy_number_trail(19)
#> happy_number_trail(4)
#> happy_number_trail(1)
#> happy_number_trail(0)
#> happy_number_trail(986)

### set_of_rows_dedupe
def set_of_rows_dedupe(rows):
    seen = set()
    kept = []
    for row in rows:
        key = tuple(sorted(row.items()))
        if key not in seen:
            seen.add(key)
            kept.append(row)
    return kept

#> set_of_rows_dedupe([{"x": 1, "y": 2}, {"y": 2, "x": 1}, {"x": 1}])
#> set_of_rows_dedupe([])
#> set_of_rows_dedupe([{}, {}, {"n": None}])
#> set_of_rows_dedupe([{"k": 1}, {"k": True}, {"k": "1"}])
#> set_of_rows_dedupe([{"k": [1]}, {"k": [1]}])

### jaccard_similarity
def jaccard_similarity(a, b):
    s, t = set(a.split()), set(b.split())
    if not s and not t:
        return 1.0
    return round(len(s & t) / len(s | t), 3)

#> jaccard_similarity("the cat sat", "the cat ran")
#> jaccard_similarity("", "  ")
#> jaccard_similarity("one", "")
#> jaccard_similarity("a a a b", "b a")
#> jaccard_similarity("Red fox", "red Fox")

### allergen_candidates
def allergen_candidates(foods):
    possible = {}
    for ingredients, allergens in foods:
        for a in allergens:
            if a in possible:
                possible[a] &= set(ingredients)
            else:
                possible[a] = set(ingredients)
    return {a: sorted(s) for a, s in sorted(possible.items())}

#> allergen_candidates([(["mx", "kf", "tr"], ["dairy", "fish"]), (["tr", "fv", "mx"], ["dairy"]), (["kf"], ["fish"])])
#> allergen_candidates([])
#> allergen_candidates([(["a"], [])])
#> allergen_candidates([("pq", ["nuts"]), ("rs", ["nuts"])])
#> allergen_candidates([([], ["soy"]), (["z"], ["egg"])])

### update_returns_none
def update_returns_none(d, other):
    result = d.update(other)
    length = len(d)
    d = d if result else d | {"extra": length}
    return result, d

#> update_returns_none({"u": 1}, {"v": 2})
#> update_returns_none({}, [])
#> update_returns_none({"extra": 9}, {"extra": 10})
#> update_returns_none({"u": 1}, [["w", 3], ("u", 4)])
#> update_returns_none({"u": 1}, 5)

### ior_vs_or
def ior_vs_or(d, other):
    keep = d
    d = d | other
    first = len(keep)
    keep |= other.items()
    return first, keep == d, d

#> ior_vs_or({"b": 2}, {"c": 3})
#> ior_vs_or({}, {})
#> ior_vs_or({"b": 2}, {"b": 20})
#> ior_vs_or({1: "x", 2: "y"}, {2.0: "z", 3: "w"})
#> ior_vs_or({(): 0}, {None: 1})

### keys_view_algebra
def keys_view_algebra(p, q):
    both = p.keys() & q.keys()
    either = p.keys() ^ q
    only_p = p.keys() - q.keys()
    return sorted(both), sorted(either), sorted(only_p)

#> keys_view_algebra({"id": 1, "name": "x", "tag": 0}, {"id": 2, "age": 5})
#> keys_view_algebra({}, {"z": 1})
#> keys_view_algebra({1: 0, 2: 0}, {1: 0, 2: 0})
#> keys_view_algebra({"A": 1}, {"a": 1})
#> keys_view_algebra({0.0: "", 1.0: ""}, {0: "", 5: ""})

### items_view_common
def items_view_common(p, q):
    same = sorted(p.items() & q.items())
    changed = sorted(k for k in p if k in q and p[k] != q[k])
    return same, changed

#> items_view_common({"w": 3, "h": 4, "d": 5}, {"h": 4, "d": 6, "w": 3})
#> items_view_common({}, {})
#> items_view_common({"x": 1}, {"x": 1.0})
#> items_view_common({"m": "a", "n": "b"}, {"m": "b", "n": "a"})
#> items_view_common({"t": (1, 2), "u": None}, {"t": (1, 2), "v": None})

### reversed_dict_keys
def reversed_dict_keys(d, sep):
    order = list(reversed(d))
    return sep.join(f"{k}{d[k]}" for k in order)

#> reversed_dict_keys({"a": 1, "b": 2, "c": 3}, "-")
#> reversed_dict_keys({}, ",")
#> reversed_dict_keys({"k": ""}, "??")
#> reversed_dict_keys({5: True, 3: False}, "")
#> reversed_dict_keys({"x": "1", "y": "22", "x ": "333"}, " ")

### dict_from_interleaved
def dict_from_interleaved(flat):
    it = iter(flat)
    return dict(zip(it, it))

#> dict_from_interleaved(["k1", 1, "k2", 2])
#> dict_from_interleaved([])
#> dict_from_interleaved(["odd", 1, "lost"])
#> dict_from_interleaved("abcabd")
#> dict_from_interleaved((0, "x", 0, "y", False, "z"))

### get_vs_index
def get_vs_index(d, keys):
    found = [d.get(k) for k in keys]
    sure = [d[k] for k in keys if k in d]
    last = d.get(keys[-1], "none") if keys else d.get(None, "empty")
    return found, sure, last

#> get_vs_index({"pi": 3.14, "e": 2.72}, ["e", "phi", "pi"])
#> get_vs_index({}, [])
#> get_vs_index({None: "nil"}, [])
#> get_vs_index({"x": None}, ["x", "y"])
#> get_vs_index({(1, 2): "t", "12": "s"}, [(1, 2), 12])

### counter_arithmetic
from collections import Counter

def counter_arithmetic(have, need):
    h, n = Counter(have), Counter(need)
    missing = n - h
    spare = h - n
    return dict(missing), sorted(spare.elements()), sum((h & n).values())

#> counter_arithmetic("committee", "time meme")
#> counter_arithmetic([], [])
#> counter_arithmetic("aab", "abb")
#> counter_arithmetic([5, 5, 7], [7, 5])
#> counter_arithmetic("", "xyx")

### defaultdict_peek
from collections import defaultdict

def defaultdict_peek(keys, probe):
    d = defaultdict(list)
    for i, k in enumerate(keys):
        d[k].append(i)
    before = probe in d
    got = d[probe]
    after = d.get("never")
    return before, got, after, dict(d)

#> defaultdict_peek("abca", "a")
#> defaultdict_peek("", "q")
#> defaultdict_peek(["up", "down", "up"], "left")
#> defaultdict_peek([1, 2, True], 1.0)
#> defaultdict_peek(("never",), "never")

### ordereddict_shuffle
from collections import OrderedDict

def ordereddict_shuffle(keys, pivot):
    od = OrderedDict((k, len(k)) for k in keys)
    if pivot in od:
        od.move_to_end(pivot, last=False)
    od.popitem(last=True)
    return list(od.items())

#> ordereddict_shuffle(["north", "east", "south", "west"], "south")
#> ordereddict_shuffle(["one"], "one")
#> ordereddict_shuffle(["x", "yy", "x"], "zzz")
#> ordereddict_shuffle([], "")
#> ordereddict_shuffle(["", "a", "bb"], "bb")

### histogram_bars
def histogram_bars(data, symbol="#"):
    counts = {}
    for x in data:
        counts[x] = counts.get(x, 0) + 1
    width = max((len(str(k)) for k in counts), default=0)
    return [f"{k!s:>{width}} {symbol * counts[k]}" for k in sorted(counts)]

#> histogram_bars([3, 10, 3, 3, 7, 10])
#> histogram_bars([])
#> histogram_bars("mississippi", "*")
#> histogram_bars([100], symbol="")
#> histogram_bars([-1, -10, -1, 5], "=")

### translate_nested_keys
def translate_nested_keys(obj, names):
    if isinstance(obj, list):
        return [translate_nested_keys(o, names) for o in obj]
    if not isinstance(obj, dict):
        return obj
    return {names.get(k, k): translate_nested_keys(v, names) for k, v in obj.items()}

#> translate_nested_keys({"nom": "Léa", "amis": [{"nom": "Max"}]}, {"nom": "name", "amis": "friends"})
#> translate_nested_keys({}, {"x": "y"})
#> translate_nested_keys([1, "nom", {"nom": "nom"}], {"nom": "N"})
#> translate_nested_keys({"a": {"a": {"b": 1}}}, {"a": "b"})
#> translate_nested_keys(3.5, {})

### tree_depth_dict
def tree_depth_dict(tree):
    return 1 + max(map(tree_depth_dict, tree.values()), default=0) if tree else 0

#> tree_depth_dict({"root": {"left": {}, "right": {"leaf": {}}}})
#> tree_depth_dict({})
#> tree_depth_dict({"a": {}})
#> tree_depth_dict({"x": {"y": {"z": {"w": {}}}}, "q": {}})
#> tree_depth_dict({"bad": 1})

### org_chart_lines
def org_chart_lines(boss_of):
    children = {}
    for worker, boss in boss_of.items():
        children.setdefault(boss, []).append(worker)

    def show(name, depth):
        lines.append("  " * depth + name)
        for c in sorted(children.get(name, [])):
            show(c, depth + 1)

    lines = []
    for top in sorted(children.get(None, [])):
        show(top, 0)
    return lines

#> org_chart_lines({"Ada": None, "Bob": "Ada", "Cid": "Ada", "Dee": "Bob"})
#> org_chart_lines({})
#> org_chart_lines({"x": "y", "y": "x"})
#> org_chart_lines({"Zoe": None, "Abe": None, "Kit": "Zoe"})
#> org_chart_lines({"solo": None})

### find_key_deep
def find_key_deep(obj, wanted):
    stack = [obj]
    while stack:
        cur = stack.pop()
        if isinstance(cur, dict):
            if wanted in cur:
                return cur[wanted]
            stack.extend(cur.values())
        elif isinstance(cur, list):
            stack.extend(cur)
    return "absent"

#> find_key_deep({"a": {"id": 1}, "b": {"id": 2}}, "id")
#> find_key_deep([[{"x": {"y": None}}]], "y")
#> find_key_deep({}, "k")
#> find_key_deep({"k": "top", "n": {"k": "inner"}}, "k")
#> find_key_deep([1, "two", {"three": 3}], "four")

### path_of_value
def path_of_value(d, target, trail=()):
    for k, v in d.items():
        if v == target:
            return trail + (k,)
        if isinstance(v, dict) and (found := path_of_value(v, target, trail + (k,))):
            return found
    return None

#> path_of_value({"eu": {"fr": "Paris", "it": "Rome"}, "as": {"jp": "Tokyo"}}, "Rome")
#> path_of_value({"eu": {"fr": "Paris"}}, "Oslo")
#> path_of_value({}, None)
#> path_of_value({"a": {"b": {}}, "c": {}}, {})
#> path_of_value({"one": 1, "t": True}, True, ("start",))

### increment_nested
def increment_nested(counts, *path, by=1):
    node = counts
    for p in path[:-1]:
        if p not in node:
            node[p] = {}
        node = node[p]
    node[path[-1]] = node.get(path[-1], 0) + by
    return counts

#> increment_nested({}, "2024", "05", "views")
#> increment_nested({"2024": {"05": {"views": 9}}}, "2024", "05", "views", by=-4)
#> increment_nested({"k": 1}, "k")
#> increment_nested({"k": 1})
#> increment_nested({"a": {}}, "a", "b", by=0)

### prune_empty
def prune_empty(node):
    if isinstance(node, dict):
        cleaned = {k: prune_empty(v) for k, v in node.items()}
        return {k: v for k, v in cleaned.items() if v not in (None, "", [], {})}
    return node

#> prune_empty({"name": "", "meta": {"tags": [], "n": 0}, "x": None})
#> prune_empty({"a": {"b": {"c": {}}}})
#> prune_empty([])
#> prune_empty({"keep": False, "zero": 0.0, "sp": " "})
#> prune_empty({"l": [None], "t": ()})

### tuple_key_grid
def tuple_key_grid(lines, wanted):
    grid = {}
    for y, line in enumerate(lines):
        for x, ch in enumerate(line):
            grid[x, y] = ch
    spots = [p for p, ch in grid.items() if ch == wanted]
    around = {p: sum(grid.get((p[0] + dx, p[1]), ".") == "#" for dx in (-1, 1)) for p in spots}
    return around

#> tuple_key_grid(["#@#", ".@.", "##@"], "@")
#> tuple_key_grid([], "x")
#> tuple_key_grid(["####"], "#")
#> tuple_key_grid(["ab", "ba"], "b")
#> tuple_key_grid(["", "@"], "@")

### league_table
def league_table(matches):
    pts = {}
    for home, away, hg, ag in matches:
        pts.setdefault(home, [0, 0])
        pts.setdefault(away, [0, 0])
        pts[home][1] += hg - ag
        pts[away][1] += ag - hg
        if hg == ag:
            pts[home][0] += 1
            pts[away][0] += 1
        else:
            pts[home if hg > ag else away][0] += 3
    return sorted(pts.items(), key=lambda t: (-t[1][0], -t[1][1], t[0]))

#> league_table([("Ajax", "PSV", 2, 2), ("PSV", "AZ", 0, 1), ("AZ", "Ajax", 1, 4)])
#> league_table([])
#> league_table([("A", "B", 0, 0)])
#> league_table([("X", "Y", 3, 1), ("Y", "X", 3, 1)])
#> league_table([("Z", "Z", 1, 0)])

### format_kv_columns
def format_kv_columns(d, pad="."):
    if not d:
        return ""
    w = max(map(len, d)) + 2
    return "\n".join(k.ljust(w, pad) + str(v).rjust(6) for k, v in d.items())

#> format_kv_columns({"apples": 12, "kiwis": 3.5})
#> format_kv_columns({})
#> format_kv_columns({"": "empty key"}, "_")
#> format_kv_columns({"long name here": None, "x": -1234567}, " ")
#> format_kv_columns({"é": True})

### parse_kv_or_default
def parse_kv_or_default(line, defaults):
    opts = defaults.copy()
    for token in line.split():
        key, sep, val = token.partition("=")
        if key not in opts:
            raise KeyError(key)
        kind = type(opts[key])
        opts[key] = kind(val) if sep else not opts[key]
    return opts

#> parse_kv_or_default("depth=3 fast", {"depth": 1, "fast": False, "name": "x"})
#> parse_kv_or_default("", {"n": 0})
#> parse_kv_or_default("rate=0.25 rate=.5", {"rate": 1.0})
#> parse_kv_or_default("oops=1", {"n": 0})
#> parse_kv_or_default("name= n", {"name": "old", "n": 5})

### squash_synonyms
def squash_synonyms(words, synonyms):
    canonical = {alt: main for main, alts in synonyms.items() for alt in alts}
    return [canonical.get(w.lower(), w) for w in words]

#> squash_synonyms(["Big", "car", "auto", "huge"], {"large": ["big", "huge"], "car": ["auto"]})
#> squash_synonyms([], {"x": ["y"]})
#> squash_synonyms(["Up"], {})
#> squash_synonyms(["a", "b"], {"b": ["a"], "c": ["b"]})
#> squash_synonyms(["Tee", "TEE"], {"tea": ["tee"], "golf": ["tee"]})

### delete_slice_of_keys
def delete_slice_of_keys(d, start, stop):
    for k in list(d)[start:stop]:
        del d[k]
    d["len"] = len(d)
    return d

#> delete_slice_of_keys({"a": 1, "b": 2, "c": 3, "d": 4}, 1, 3)
#> delete_slice_of_keys({}, 0, 5)
#> delete_slice_of_keys({"len": 9, "m": 8}, -1, None)
#> delete_slice_of_keys({"p": 0, "q": 0, "r": 0}, None, -1)
#> delete_slice_of_keys({1: 1, 2: 2}, 5, 1)
