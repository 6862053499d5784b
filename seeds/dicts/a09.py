### quiz_pop_in_get
def quiz_pop_in_get(d):
    x = d.get("a", d.pop("b", "none"))
    return x, len(d), "b" in d

#> quiz_pop_in_get({"a": 1, "b": 2})
#> quiz_pop_in_get({"b": 2})
#> quiz_pop_in_get({})
#> quiz_pop_in_get({"a": None})
#> quiz_pop_in_get({"c": "b", "b": "c"})

### quiz_del_last_add_first
def quiz_del_last_add_first(d):
    *_, last = d
    v = d.pop(last)
    return {last: v, **d}

#> quiz_del_last_add_first({"x": 1, "y": 2, "z": 3})
#> quiz_del_last_add_first({"lone": []})
#> quiz_del_last_add_first({})
#> quiz_del_last_add_first({3: "c", 2: "b"})
#> quiz_del_last_add_first({"": 0, " ": 1, "  ": 2, "   ": 3})

### quiz_update_from_string_pairs
def quiz_update_from_string_pairs(d, code):
    d.update(zip(code[::2], code[1::2]))
    return "".join(k + v for k, v in d.items())

#> quiz_update_from_string_pairs({}, "a1b2c3")
#> quiz_update_from_string_pairs({"b": "9"}, "a1b2c")
#> quiz_update_from_string_pairs({"q": "q"}, "")
#> quiz_update_from_string_pairs({"x": "yy"}, "xxxz")
#> quiz_update_from_string_pairs({"é": "ü"}, "üé")

### quiz_fromkeys_range_del
def quiz_fromkeys_range_del(n, step):
    d = dict.fromkeys(range(n), "o")
    for i in range(0, n, step):
        d.pop(i)
    d[n] = "x"
    return d

#> quiz_fromkeys_range_del(6, 2)
#> quiz_fromkeys_range_del(0, 1)
#> quiz_fromkeys_range_del(5, 3)
#> quiz_fromkeys_range_del(3, 1)
#> quiz_fromkeys_range_del(4, 0)

### quiz_setdefault_none
def quiz_setdefault_none(d, k):
    r1 = d.setdefault(k)
    r2 = d.setdefault(k, "late")
    r3 = d.get(k, "later")
    return [r1, r2, r3], k in d

#> quiz_setdefault_none({}, "x")
#> quiz_setdefault_none({"x": 4}, "x")
#> quiz_setdefault_none({"x": ""}, "y")
#> quiz_setdefault_none({False: "zero"}, 0)
#> quiz_setdefault_none({"x": [None]}, "x")

### quiz_values_set_vs_len
def quiz_values_set_vs_len(d):
    n = len(d) - len(set(d.values()))
    d["dups"] = n
    return list(d.values()).count(n)

#> quiz_values_set_vs_len({"a": 1, "b": 1, "c": 2})
#> quiz_values_set_vs_len({})
#> quiz_values_set_vs_len({"a": 0, "b": False})
#> quiz_values_set_vs_len({"dups": 5, "x": 5, "y": 5})
#> quiz_values_set_vs_len({"k": "same", "j": "same", "i": "same", "h": 2})

### quiz_alias_in_dict
def quiz_alias_in_dict(n):
    row = [0] * n
    grid = {"r1": row, "r2": row, "r3": row[:]}
    for i, name in enumerate(grid):
        if i < n:
            grid[name][i] += i + 1
    return grid

#> quiz_alias_in_dict(3)
#> quiz_alias_in_dict(1)
#> quiz_alias_in_dict(0)
#> quiz_alias_in_dict(2)
#> quiz_alias_in_dict(5)

### quiz_dict_in_condition
def quiz_dict_in_condition(d, e):
    out = []
    if d:
        out.append("d")
    if d == e:
        out.append("eq")
    if d is e or not e:
        out.append("edge")
    return out or [len(d | e)]

#> quiz_dict_in_condition({"x": 1}, {"x": 1})
#> quiz_dict_in_condition({}, {})
#> quiz_dict_in_condition({}, {"p": 2, "q": 3})
#> quiz_dict_in_condition({"x": 1}, {})
#> quiz_dict_in_condition({1: 1}, {True: 1.0})

### quiz_nested_update_overwrites
def quiz_nested_update_overwrites(a, b):
    c = a.copy()
    c.update(b)
    for v in c.values():
        if isinstance(v, list):
            v.append(len(v))
    return a, c

#> quiz_nested_update_overwrites({"x": [1], "y": 2}, {"y": [3, 4]})
#> quiz_nested_update_overwrites({}, {"k": []})
#> quiz_nested_update_overwrites({"x": [1]}, {"x": "gone"})
#> quiz_nested_update_overwrites({"p": "str", "q": ()}, {})
#> quiz_nested_update_overwrites({"m": [0], "n": [[]]}, {"o": None})

### quiz_popitem_rebuild
def quiz_popitem_rebuild(d, times):
    for _ in range(times):
        k, v = d.popitem()
        d = {k: v} | d
    return list(d)

#> quiz_popitem_rebuild({"a": 1, "b": 2, "c": 3}, 1)
#> quiz_popitem_rebuild({"a": 1, "b": 2, "c": 3}, 3)
#> quiz_popitem_rebuild({}, 0)
#> quiz_popitem_rebuild({}, 1)
#> quiz_popitem_rebuild({5: 5, 6: 6, 7: 7, 8: 8}, 6)

### quiz_char_map_chain
def quiz_char_map_chain(text, m):
    once = "".join(m.get(c, c) for c in text)
    twice = "".join(m.get(c, "_") for c in once)
    return once, twice

#> quiz_char_map_chain("abc", {"a": "b", "b": "c"})
#> quiz_char_map_chain("", {"x": "y"})
#> quiz_char_map_chain("xyz", {"x": "zz", "z": ""})
#> quiz_char_map_chain("noon", {"n": "o", "o": "n"})
#> quiz_char_map_chain("a-b", {"-": "+"})

### quiz_str_translate_dict
def quiz_str_translate_dict(s, drop, swap):
    table = {ord(c): None for c in drop}
    table.update(str.maketrans(swap))
    return s.translate(table)

#> quiz_str_translate_dict("c-a-t", "-", {"a": "o"})
#> quiz_str_translate_dict("", "x", {})
#> quiz_str_translate_dict("aabbcc", "ab", {"a": "AA", "c": None})
#> quiz_str_translate_dict("3.14", ".", {"1": "one", "4": ""})
#> quiz_str_translate_dict("naïve café", "ï ", {"é": "e"})

### quiz_sorted_mixed_lookup
def quiz_sorted_mixed_lookup(order, words):
    rank = {c: i for i, c in enumerate(order)}
    return sorted(words, key=lambda w: [rank.get(c, -1) for c in w])

#> quiz_sorted_mixed_lookup("zyxwvu", ["xu", "zz", "yv", "z"])
#> quiz_sorted_mixed_lookup("", ["b", "a"])
#> quiz_sorted_mixed_lookup("ba", ["ab", "ba", "cb", ""])
#> quiz_sorted_mixed_lookup("hlabc", ["hello", "leetcode"])
#> quiz_sorted_mixed_lookup("aa", ["a", "b"])

### quiz_len_after_collisions
def quiz_len_after_collisions(xs):
    s = set()
    for x in xs:
        s.add(x)
        s.add(str(x))
        s.add(float(x))
    return len(s)

#> quiz_len_after_collisions([1, 2])
#> quiz_len_after_collisions([])
#> quiz_len_after_collisions([1, True, 1.0])
#> quiz_len_after_collisions(["3", 3])
#> quiz_len_after_collisions(["x"])

### quiz_set_ops_chain
def quiz_set_ops_chain(a, b, c):
    x = (set(a) | set(b)) - set(c)
    y = set(a) | set(b) - set(c)
    z = set(a) & set(b) | set(c)
    return sorted(x), sorted(y), sorted(z)

#> quiz_set_ops_chain([1, 2], [2, 3], [1, 3])
#> quiz_set_ops_chain([], [], [])
#> quiz_set_ops_chain("ab", "bc", "b")
#> quiz_set_ops_chain([5], [5], [5])
#> quiz_set_ops_chain([1, 2, 3], [4], [2, 4, 6])

### quiz_set_method_vs_operator
def quiz_set_method_vs_operator(s, other):
    try:
        return "op", sorted(s | other)
    except TypeError:
        return "method", sorted(s.union(other))

#> quiz_set_method_vs_operator({1, 2}, {3})
#> quiz_set_method_vs_operator({1, 2}, [2, 9])
#> quiz_set_method_vs_operator({"a"}, "cab")
#> quiz_set_method_vs_operator(set(), {}.keys())
#> quiz_set_method_vs_operator({4}, (4, 4))

### quiz_add_vs_update_string
def quiz_add_vs_update_string(word, n):
    s = {"z"}
    s.add(word)
    before = len(s)
    s.update(word[:n])
    return before, sorted(s)

#> quiz_add_vs_update_string("cab", 2)
#> quiz_add_vs_update_string("z", 1)
#> quiz_add_vs_update_string("", 5)
#> quiz_add_vs_update_string("zoo", -1)
#> quiz_add_vs_update_string("aa", 0)

### quiz_frozenset_union_type
def quiz_frozenset_union_type(a, b):
    f, s = frozenset(a), set(b)
    left, right = f | s, s | f
    return type(left).__name__, type(right).__name__, left == right, len(left)

#> quiz_frozenset_union_type("ab", "bc")
#> quiz_frozenset_union_type([], [])
#> quiz_frozenset_union_type([1], [1.0])
#> quiz_frozenset_union_type((0, None), (False,))
#> quiz_frozenset_union_type(range(4), range(2, 9))

### quiz_copy_then_clear_set
def quiz_copy_then_clear_set(nums, pivot):
    s = set(nums)
    t = s.copy()
    u = s
    s -= {n for n in s if n < pivot}
    t.clear() if pivot in t else t.add(pivot)
    return sorted(s), sorted(t), sorted(u)

#> quiz_copy_then_clear_set([4, 1, 7, 3], 3)
#> quiz_copy_then_clear_set([4, 1, 7], 5)
#> quiz_copy_then_clear_set([], 0)
#> quiz_copy_then_clear_set([2, 2, 2], 2)
#> quiz_copy_then_clear_set([-5, 5], -10)

### quiz_walrus_dict
def quiz_walrus_dict(d, keys):
    total = 0
    while keys and (v := d.get(keys[0])) is not None:
        total += v
        keys = keys[1:]
    return total, keys

#> quiz_walrus_dict({"a": 1, "b": 2}, ["a", "b", "a"])
#> quiz_walrus_dict({"a": 1}, ["a", "x", "a"])
#> quiz_walrus_dict({}, [])
#> quiz_walrus_dict({"z": 0}, "zz")
#> quiz_walrus_dict({"n": None, "m": 5}, ("m", "n"))

### quiz_unpack_dict_keys
def quiz_unpack_dict_keys(d):
    first, *middle, last = d
    a, b = d[first], d[last]
    d[first], d[last] = b, a
    return middle, d

#> quiz_unpack_dict_keys({"p": 1, "q": 2, "r": 3})
#> quiz_unpack_dict_keys({"p": 1, "q": 2})
#> quiz_unpack_dict_keys({"p": 1})
#> quiz_unpack_dict_keys({1: "x", 2: "y", 3: "z", 4: "w"})
#> quiz_unpack_dict_keys({"": None, "m": "", "z": 0})

### quiz_star_star_merge
def quiz_star_star_merge(a, b):
    x = {**a, "k": 0, **b}
    y = {"k": 0, **b, **a}
    return x, y, x == y

#> quiz_star_star_merge({"k": 1}, {"m": 2})
#> quiz_star_star_merge({}, {})
#> quiz_star_star_merge({"m": 3}, {"k": 4, "m": 5})
#> quiz_star_star_merge({"k": 7}, {"k": 8})
#> quiz_star_star_merge({"x": [1]}, {"x": [1], "k": None})

### quiz_enumerate_reverse_keys
def quiz_enumerate_reverse_keys(text):
    fwd = {ch: i for i, ch in enumerate(text)}
    bwd = {ch: i for i, ch in enumerate(text[::-1])}
    return {ch: fwd[ch] - bwd[ch] for ch in fwd}

#> quiz_enumerate_reverse_keys("abca")
#> quiz_enumerate_reverse_keys("")
#> quiz_enumerate_reverse_keys("zz")
#> quiz_enumerate_reverse_keys("racecar")
#> quiz_enumerate_reverse_keys("x y")

### quiz_count_in_values
def quiz_count_in_values(d, ch):
    for k in sorted(d):
        d[k] = d[k].count(ch) if ch in d[k] else d[k][::-1]
    return d

#> quiz_count_in_values({"b": "banana", "a": "kiwi"}, "a")
#> quiz_count_in_values({}, "x")
#> quiz_count_in_values({"q": ""}, "z")
#> quiz_count_in_values({"m": "mmm", "n": "MN"}, "m")
#> quiz_count_in_values({"s": "a  b ", "t": "tab"}, " ")

### quiz_next_iter_default
def quiz_next_iter_default(d, e):
    a = next(iter(d), "none")
    b = next(iter(e.values()), a)
    c = next((k for k in d if k in e), None)
    return a, b, c

#> quiz_next_iter_default({"x": 1, "y": 2}, {"y": 3})
#> quiz_next_iter_default({}, {})
#> quiz_next_iter_default({}, {"q": "first"})
#> quiz_next_iter_default({"m": 0}, {})
#> quiz_next_iter_default({1: "i", 2: "j"}, {3: "k", 2.0: "l"})

### quiz_list_of_items_mutation
def quiz_list_of_items_mutation(d):
    snap = list(d.items())
    for k, v in snap:
        v.append(k)
        d[k] = v[-2:]
    return snap, d

#> quiz_list_of_items_mutation({"a": [1, 2], "b": []})
#> quiz_list_of_items_mutation({})
#> quiz_list_of_items_mutation({0: [0]})
#> quiz_list_of_items_mutation({"x": ["p", "q", "r"]})
#> quiz_list_of_items_mutation({"x": "no list"})

### quiz_del_in_else
def quiz_del_in_else(d, keys):
    for k in keys:
        if k not in d:
            d[k] = k
            break
        del d[k]
    else:
        d["all"] = len(keys)
    return d

#> quiz_del_in_else({"a": 1, "b": 2}, ["a", "c", "b"])
#> quiz_del_in_else({"a": 1, "b": 2}, ["b", "a"])
#> quiz_del_in_else({}, [])
#> quiz_del_in_else({"z": 0}, ["z", "z"])
#> quiz_del_in_else({1: "one"}, (True, 2))

### quiz_key_function_missing
def quiz_key_function_missing(words, rank):
    words.sort(key=lambda w: rank.get(w, len(rank)))
    words.reverse()
    return words

#> quiz_key_function_missing(["lo", "hi", "mid", "??"], {"hi": 0, "mid": 1, "lo": 2})
#> quiz_key_function_missing([], {})
#> quiz_key_function_missing(["b", "a"], {})
#> quiz_key_function_missing(["x", "y", "x"], {"y": -1})
#> quiz_key_function_missing(["S", "M", "XL", "L"], {"S": 1, "M": 2, "L": 3, "XL": 4})

### quiz_slice_items
def quiz_slice_items(d, step):
    items = list(d.items())
    return dict(items[::step]), dict(items[1::-step]) if step else {}

#> quiz_slice_items({"a": 1, "b": 2, "c": 3, "d": 4, "e": 5}, 2)
#> quiz_slice_items({"a": 1, "b": 2, "c": 3}, -1)
#> quiz_slice_items({}, 3)
#> quiz_slice_items({"z": 26, "y": 25}, 1)
#> quiz_slice_items({"z": 26}, 0)

### quiz_str_of_dict_len
def quiz_str_of_dict_len(d):
    text = str(d)
    return text.count("'"), text[1:-1].split(", ")[-1], len(text)

#> quiz_str_of_dict_len({"a": 1, "b": "two"})
#> quiz_str_of_dict_len({})
#> quiz_str_of_dict_len({1: [2, 3]})
#> quiz_str_of_dict_len({"it's": None})
#> quiz_str_of_dict_len({(1, 2): {"x": True}})

### quiz_min_max_keys
def quiz_min_max_keys(d):
    lo, hi = min(d), max(d, key=d.get)
    d[lo], d[hi] = d[hi], d[lo]
    return lo, hi, d

#> quiz_min_max_keys({"m": 5, "c": 1, "z": 3})
#> quiz_min_max_keys({"one": 1})
#> quiz_min_max_keys({})
#> quiz_min_max_keys({3: "a", 1: "c", 2: "b"})
#> quiz_min_max_keys({"B": 2, "a": 2})

### quiz_any_all_dict
def quiz_any_all_dict(d):
    return [any(d), all(d), any(d.values()), all(d.values()), sum(map(bool, d))]

#> quiz_any_all_dict({"": 1, "x": 0})
#> quiz_any_all_dict({})
#> quiz_any_all_dict({0: "a", 1: "b"})
#> quiz_any_all_dict({"k": [], "j": ()})
#> quiz_any_all_dict({None: None})

### quiz_filter_map_dict
def quiz_filter_map_dict(d, floor):
    kept = dict(filter(lambda kv: kv[1] > floor, d.items()))
    scaled = dict(map(lambda kv: (kv[0] * 2, kv[1] - floor), kept.items()))
    return kept | scaled

#> quiz_filter_map_dict({"a": 5, "b": 1, "aa": 7}, 2)
#> quiz_filter_map_dict({}, 0)
#> quiz_filter_map_dict({1: 10, 2: 20, 4: 40}, 15)
#> quiz_filter_map_dict({"x": 3}, 3)
#> quiz_filter_map_dict({"n": -1, "nn": -2}, -5)
