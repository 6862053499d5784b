### fz_pop_missing_raises
def fz_pop_missing_raises(d, key, *fallback):
    before = len(d)
    got = d.pop(key, *fallback)
    return got, before - len(d)

#> fz_pop_missing_raises({"a": 1}, "a")
#> fz_pop_missing_raises({"a": 1}, "b", None)
#> fz_pop_missing_raises({"a": 1}, "b")
#> fz_pop_missing_raises({}, 0, 0)
#> fz_pop_missing_raises({0: "z", 1: "o"}, False, "f")

### fz_popitem_empty_guard
def fz_popitem_empty_guard(d, n):
    out = {}
    try:
        for _ in range(n):
            k, v = d.popitem()
            out[v] = k
    except KeyError as e:
        out["err"] = e.args[0].split(":")[0]
    return out, d

#> fz_popitem_empty_guard({"a": 1, "b": 2}, 1)
#> fz_popitem_empty_guard({"a": 1}, 3)
#> fz_popitem_empty_guard({}, 0)
#> fz_popitem_empty_guard({"x": "same", "y": "same"}, 2)
#> fz_popitem_empty_guard({}, 1)

### fz_update_three_sources
def fz_update_three_sources(base, pairs, mapping):
    base.update(pairs)
    base.update(mapping)
    base.update()
    return [base[k] for k in sorted(base, key=str)]

#> fz_update_three_sources({"a": 1}, [("b", 2)], {"a": 3})
#> fz_update_three_sources({}, (), {})
#> fz_update_three_sources({"z": 0}, ["y9", "x8"], {"w": 7})
#> fz_update_three_sources({1: "a"}, [(2, "b")], {"1": "c"})
#> fz_update_three_sources({}, ["abc"], {})

### fz_setdefault_counter_list
def fz_setdefault_counter_list(pairs):
    d = {}
    for k, v in pairs:
        entry = d.setdefault(k, [0, ""])
        entry[0] += 1
        entry[1] = v + entry[1]
    return {k: f"{n}{t}" for k, (n, t) in d.items()}

#> fz_setdefault_counter_list([("x", "a"), ("y", "b"), ("x", "c")])
#> fz_setdefault_counter_list([])
#> fz_setdefault_counter_list(["ab", "ac", "bd"])
#> fz_setdefault_counter_list([(None, ""), (None, "!")])
#> fz_setdefault_counter_list([("k", 5)])

### fz_keys_view_after_clear
def fz_keys_view_after_clear(d, new):
    ks, items = d.keys(), d.items()
    before = (len(ks), new in ks)
    d.clear()
    d[new] = before
    return list(ks), list(items)

#> fz_keys_view_after_clear({"a": 1, "b": 2}, "b")
#> fz_keys_view_after_clear({}, "n")
#> fz_keys_view_after_clear({1: 1}, True)
#> fz_keys_view_after_clear({"x": []}, None)
#> fz_keys_view_after_clear({(): 0, (1,): 1}, (1,))

### fz_fromkeys_of_dict
def fz_fromkeys_of_dict(d, default):
    blank = dict.fromkeys(d, default)
    for k in list(blank)[1::2]:
        blank[k] = d[k]
    return blank, d == blank

#> fz_fromkeys_of_dict({"a": 1, "b": 2, "c": 3}, 0)
#> fz_fromkeys_of_dict({}, None)
#> fz_fromkeys_of_dict({"x": 7, "y": 8}, 7)
#> fz_fromkeys_of_dict({"one": "1"}, "")
#> fz_fromkeys_of_dict({4: 4, 3: 3, 2: 2, 1: 1}, -1)

### fz_ior_with_pairs
def fz_ior_with_pairs(d, text):
    d |= [w.split("=") for w in text.split() if w.count("=") == 1]
    return d, len(d)

#> fz_ior_with_pairs({"a": "0"}, "a=1 b=2 junk")
#> fz_ior_with_pairs({}, "")
#> fz_ior_with_pairs({"x": None}, "=y z=")
#> fz_ior_with_pairs({}, "k=v=w k=v")
#> fz_ior_with_pairs({1: 2}, "1=2")

### fz_in_checks_matrix
def fz_in_checks_matrix(d, probes):
    return ["".join("YN"[p not in view] for view in (d, d.values(), d.items())) for p in probes]

#> fz_in_checks_matrix({"a": "b", "b": "c"}, ["a", "b", "c", ("a", "b")])
#> fz_in_checks_matrix({}, [None])
#> fz_in_checks_matrix({1: 2}, [1, 2, (1, 2), (1.0, 2.0)])
#> fz_in_checks_matrix({"x": [1]}, ["x"])
#> fz_in_checks_matrix({(1, 2): 3}, [(1, 2), 3])

### fz_copy_of_nested_list
def fz_copy_of_nested_list(d):
    shallow = d.copy()
    deep = {k: list(v) for k, v in d.items()}
    for v in d.values():
        v.insert(0, len(v))
    return shallow == d, deep

#> fz_copy_of_nested_list({"a": [1], "b": []})
#> fz_copy_of_nested_list({})
#> fz_copy_of_nested_list({"x": [[0]]})
#> fz_copy_of_nested_list({"p": ["q", "r"], "s": ["t"]})
#> fz_copy_of_nested_list({"n": None})

### fz_items_to_matrix
def fz_items_to_matrix(d):
    m = [list(t) for t in d.items()]
    m.sort(key=lambda r: r[1])
    for i, row in enumerate(m):
        row.insert(1, i)
    return m

#> fz_items_to_matrix({"a": 3, "b": 1, "c": 2})
#> fz_items_to_matrix({})
#> fz_items_to_matrix({"z": "y"})
#> fz_items_to_matrix({1: -1, 2: -2})
#> fz_items_to_matrix({"p": 1, "q": "x"})

### fz_values_product_chain
def fz_values_product_chain(d, order):
    acc = 1
    steps = {}
    for k in order:
        acc *= d.get(k, 1)
        if acc == 0:
            break
        steps[k] = acc
    return acc, steps

#> fz_values_product_chain({"a": 2, "b": 3, "c": 0}, "abzca")
#> fz_values_product_chain({}, "xy")
#> fz_values_product_chain({"q": -1}, "qq")
#> fz_values_product_chain({"n": 0}, "n")
#> fz_values_product_chain({"m": 1.5}, ["m", "m"])

### fz_set_to_ranges_text
def fz_set_to_ranges_text(nums):
    s, out = set(nums), []
    for n in sorted(s):
        if n - 1 not in s:
            end = n
            while end + 1 in s:
                end += 1
            out.append(str(n) if end == n else f"{n}..{end}")
    return ",".join(out)

#> fz_set_to_ranges_text([5, 1, 2, 3, 9, 8])
#> fz_set_to_ranges_text([])
#> fz_set_to_ranges_text([4, 4])
#> fz_set_to_ranges_text([-1, 0, 2])
#> fz_set_to_ranges_text(range(10))

### fz_set_update_multiple
def fz_set_update_multiple(base, *more):
    s = set(base)
    s.update(*more)
    gained = s.difference(base)
    s.intersection_update(range(10))
    return sorted(gained), sorted(s)

#> fz_set_update_multiple([1, 2], [3, 12], (2,))
#> fz_set_update_multiple([])
#> fz_set_update_multiple([99], [5])
#> fz_set_update_multiple([1, 1.5], {7: "x", 8: "y"})
#> fz_set_update_multiple(range(3), range(2, 5), [-1])

### fz_set_remove_sequence
def fz_set_remove_sequence(s, seq):
    done = 0
    try:
        for x in seq:
            s.remove(x)
            done += 1
    except KeyError as e:
        return done, e.args[0], len(s)
    return done, None, len(s)

#> fz_set_remove_sequence({1, 2, 3}, [3, 1])
#> fz_set_remove_sequence({1, 2, 3}, [2, 2, 1])
#> fz_set_remove_sequence(set(), [])
#> fz_set_remove_sequence({"a"}, "ab")
#> fz_set_remove_sequence({0, 1}, [True, False])

### fz_frozenset_copy_identity
def fz_frozenset_copy_identity(items):
    f = frozenset(items)
    s = set(items)
    return f.copy() is f, s.copy() is s, f == s, hash(f) == hash(frozenset(reversed(items)))

#> fz_frozenset_copy_identity([1, 2, 3])
#> fz_frozenset_copy_identity([])
#> fz_frozenset_copy_identity("aa")
#> fz_frozenset_copy_identity((None, True))
#> fz_frozenset_copy_identity([[1]])

### fz_symmetric_cancel_words
def fz_symmetric_cancel_words(a, b):
    left = set(a.split())
    left.symmetric_difference_update(b.split())
    kept = [w for w in (a + " " + b).split() if w in left]
    return " ".join(kept), len(left)

#> fz_symmetric_cancel_words("big red dog", "red cat")
#> fz_symmetric_cancel_words("", "")
#> fz_symmetric_cancel_words("x y", "y x")
#> fz_symmetric_cancel_words("a a b", "")
#> fz_symmetric_cancel_words("Up", "up down")

### fz_disjoint_pairs
def fz_disjoint_pairs(groups):
    names = list(groups)
    return [(a, b) for i, a in enumerate(names) for b in names[i + 1:] if set(groups[a]).isdisjoint(groups[b])]

#> fz_disjoint_pairs({"x": [1, 2], "y": [3], "z": [2, 3]})
#> fz_disjoint_pairs({})
#> fz_disjoint_pairs({"solo": "abc"})
#> fz_disjoint_pairs({"p": [], "q": []})
#> fz_disjoint_pairs({"m": "cat", "n": "dog", "o": "tag"})

### fz_powerset_of_flags
from itertools import combinations

def fz_powerset_of_flags(flags, forbidden):
    bad = {frozenset(f) for f in forbidden}
    names = sorted(set(flags))
    ok = []
    for r in range(len(names) + 1):
        for combo in combinations(names, r):
            if not any(b <= set(combo) for b in bad):
                ok.append("".join(combo))
    return ok

#> fz_powerset_of_flags("abc", ["ab"])
#> fz_powerset_of_flags("", [])
#> fz_powerset_of_flags("xx", [])
#> fz_powerset_of_flags("pq", ["p", "q"])
#> fz_powerset_of_flags("z", [""])

### fz_set_symmetric_grid
def fz_set_symmetric_grid(points):
    s = set(points)
    flips = {"h": {(-x, y) for x, y in s}, "v": {(x, -y) for x, y in s}, "d": {(y, x) for x, y in s}}
    return [name for name, f in flips.items() if f == s]

#> fz_set_symmetric_grid([(1, 0), (-1, 0)])
#> fz_set_symmetric_grid([])
#> fz_set_symmetric_grid([(2, 3)])
#> fz_set_symmetric_grid([(1, 2), (2, 1)])
#> fz_set_symmetric_grid([(0, 5), (0, -5), (3, 1), (-3, 1)])

### fz_unique_substrings
def fz_unique_substrings(s, k):
    seen = {s[i:i + k] for i in range(len(s) - k + 1)}
    pal = {x for x in seen if x == x[::-1]}
    return len(seen), sorted(pal)

#> fz_unique_substrings("abacaba", 3)
#> fz_unique_substrings("", 2)
#> fz_unique_substrings("zzzz", 2)
#> fz_unique_substrings("abc", 1)
#> fz_unique_substrings("ab", 0)

### fz_shared_neighbors_score
def fz_shared_neighbors_score(adj, a, b):
    na, nb = adj.get(a, set()), adj.get(b, set())
    common = (na & nb) - {a, b}
    union = (na | nb) - {a, b}
    return sorted(common), f"{len(common)}/{len(union)}" if union else "0/0"

#> fz_shared_neighbors_score({"x": {"p", "q", "y"}, "y": {"q", "r", "x"}}, "x", "y")
#> fz_shared_neighbors_score({}, 1, 2)
#> fz_shared_neighbors_score({"m": {"n"}}, "m", "n")
#> fz_shared_neighbors_score({1: {3, 4}, 2: {4, 3}}, 1, 2)
#> fz_shared_neighbors_score({"k": {"k", "z"}}, "k", "k")

### fz_dict_xor
def fz_dict_xor(a, b):
    only = a.keys() ^ b.keys()
    return {k: a.get(k, b.get(k)) for k in sorted(only)}

#> fz_dict_xor({"x": 1, "y": 2}, {"y": 9, "z": 3})
#> fz_dict_xor({}, {})
#> fz_dict_xor({"q": None}, {})
#> fz_dict_xor({1: "a"}, {True: "b", 0: "c"})
#> fz_dict_xor({"m": 1}, {"m": 1})

### fz_dict_and_max_key
def fz_dict_and_max_key(a, b):
    common = a.keys() & b.keys()
    best = max(common, key=lambda k: (a[k] * b[k], k), default=None)
    return best, sum(a[k] * b[k] for k in common)

#> fz_dict_and_max_key({"x": 2, "y": 3}, {"y": 4, "x": 6, "z": 1})
#> fz_dict_and_max_key({}, {"p": 1})
#> fz_dict_and_max_key({"q": -1}, {"q": 5})
#> fz_dict_and_max_key({"m": 0, "n": 0}, {"m": 7, "n": 8})
#> fz_dict_and_max_key({1: 1.5}, {1: 2})

### fz_nested_pop_path
def fz_nested_pop_path(d, *path):
    node = d
    for k in path[:-1]:
        node = node.get(k, {})
    value = node.pop(path[-1], "absent")
    return value, d

#> fz_nested_pop_path({"a": {"b": {"c": 1, "d": 2}}}, "a", "b", "c")
#> fz_nested_pop_path({"a": {}}, "a", "z")
#> fz_nested_pop_path({"k": 5}, "k")
#> fz_nested_pop_path({}, "x", "y", "z")
#> fz_nested_pop_path({"k": 5})

### fz_longest_key_chain
def fz_longest_key_chain(d):
    def length(k, seen):
        if k not in d or k in seen:
            return 0
        return 1 + length(d[k], seen | {k})

    return max(((length(k, frozenset()), k) for k in d), default=(0, ""))

#> fz_longest_key_chain({"a": "b", "b": "c", "x": "y"})
#> fz_longest_key_chain({})
#> fz_longest_key_chain({"p": "q", "q": "p"})
#> fz_longest_key_chain({"m": "m"})
#> fz_longest_key_chain({"1": "2", "2": "3", "3": "4", "9": "1"})

### fz_batch_rename_files
def fz_batch_rename_files(names, rules):
    taken = set(names)
    plan = {}
    for n in names:
        new = n
        for old, rep in rules.items():
            new = new.replace(old, rep)
        if new != n and new not in taken:
            plan[n] = new
            taken.discard(n)
            taken.add(new)
    return plan, sorted(taken)

#> fz_batch_rename_files(["my file.txt", "my_file.txt", "a b.md"], {" ": "_"})
#> fz_batch_rename_files([], {"x": "y"})
#> fz_batch_rename_files(["x1", "x2"], {})
#> fz_batch_rename_files(["IMG1.JPG", "IMG2.JPG"], {"IMG": "pic", ".JPG": ".jpg"})
#> fz_batch_rename_files(["b", "a"], {"b": "c", "a": "b"})

### fz_counter_elements_rebuild
from collections import Counter

def fz_counter_elements_rebuild(text, drop):
    c = Counter(text)
    for ch in drop:
        c[ch] -= 2
    rebuilt = "".join(sorted(c.elements()))
    return rebuilt, {k: v for k, v in c.items() if v < 0}

#> fz_counter_elements_rebuild("aaabbc", "ab")
#> fz_counter_elements_rebuild("", "x")
#> fz_counter_elements_rebuild("zzzz", "zz")
#> fz_counter_elements_rebuild("mno", "")
#> fz_counter_elements_rebuild("qq", "qr")

### fz_counter_compare
from collections import Counter

def fz_counter_compare(a, b):
    x, y = Counter(a), Counter(b)
    if x == y:
        return "anagram"
    if x <= y:
        return "contained"
    return dict((x | y) - (x & y))

#> fz_counter_compare("dusty", "study")
#> fz_counter_compare("tea", "teapot")
#> fz_counter_compare("aab", "abc")
#> fz_counter_compare("", "")
#> fz_counter_compare([1, 2], [])

### fz_defaultdict_factory_kinds
from collections import defaultdict

def fz_defaultdict_factory_kinds(kind, keys):
    d = defaultdict({"int": int, "list": list, "str": str}[kind])
    for i, k in enumerate(keys):
        match d[k]:
            case int():
                d[k] += i
            case list():
                d[k].append(i)
            case _:
                d[k] += str(i)
    return dict(d)

#> fz_defaultdict_factory_kinds("int", "aba")
#> fz_defaultdict_factory_kinds("list", "aba")
#> fz_defaultdict_factory_kinds("str", ["x", "x", "y"])
#> fz_defaultdict_factory_kinds("int", [])
#> fz_defaultdict_factory_kinds("set", "q")

### fz_ordereddict_equality
from collections import OrderedDict

def fz_ordereddict_equality(pairs):
    a = OrderedDict(pairs)
    b = OrderedDict(sorted(pairs))
    c = dict(reversed(pairs))
    return a == b, a == c, dict(a) == dict(b)

#> fz_ordereddict_equality([("a", 1), ("b", 2)])
#> fz_ordereddict_equality([("b", 2), ("a", 1)])
#> fz_ordereddict_equality([])
#> fz_ordereddict_equality([("x", 1), ("x", 2)])
#> fz_ordereddict_equality([(3, "c"), (1, "a"), (3, "b")])
