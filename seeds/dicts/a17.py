### dq_get_add_del
def dq_get_add_del(d, k):
    d[k] = d.get(k, 3) + d.get(k, 4)
    if d[k] > 7:
        del d[k]
    return d

#> dq_get_add_del({}, "a")
#> dq_get_add_del({"a": 5, "b": 1}, "a")
#> dq_get_add_del({"a": 3}, "a")
#> dq_get_add_del({"a": -10, "z": 0}, "a")
#> dq_get_add_del({"n": 4.0}, "n")

### dq_keys_minus_list
def dq_keys_minus_list(d, xs):
    rest = d.keys() - xs
    return [d[k] for k in sorted(rest)] + [x for x in xs if x not in d]

#> dq_keys_minus_list({"p": 1, "q": 2, "r": 3}, ["q", "z"])
#> dq_keys_minus_list({}, [])
#> dq_keys_minus_list({1: "a"}, [1, 1])
#> dq_keys_minus_list({"u": 0, "t": 1}, "uv")
#> dq_keys_minus_list({2: [2], 0: [0]}, (5,))

### dq_toggle_presence
def dq_toggle_presence(word):
    d = {}
    for i, ch in enumerate(word):
        if d.pop(ch, None) is None:
            d[ch] = i
    return "".join(d), list(d.values())

#> dq_toggle_presence("abba")
#> dq_toggle_presence("xyzx")
#> dq_toggle_presence("")
#> dq_toggle_presence("aaa")
#> dq_toggle_presence("zaz!z")

### dq_items_tuple_max
def dq_items_tuple_max(d):
    if len(d) < 2:
        return d
    hi, lo = max(d.items()), min(d.items(), key=lambda p: p[1])
    del d[hi[0]]
    d.pop(lo[0], None)
    return hi, lo, d

#> dq_items_tuple_max({"a": 3, "c": 1, "b": 2})
#> dq_items_tuple_max({"solo": 1})
#> dq_items_tuple_max({})
#> dq_items_tuple_max({"x": 9, "y": 0})
#> dq_items_tuple_max({1: "z", 2: "y", 3: "x", 0: "w"})

### dq_while_popitem_sum
def dq_while_popitem_sum(d, limit):
    total = 0
    while d and total < limit:
        k, v = d.popitem()
        total += v * len(k)
    return total, sorted(d)

#> dq_while_popitem_sum({"a": 1, "bb": 2, "ccc": 3}, 10)
#> dq_while_popitem_sum({"a": 1}, 100)
#> dq_while_popitem_sum({}, 1)
#> dq_while_popitem_sum({"x": 5}, 0)
#> dq_while_popitem_sum({"": 50, "q": -3}, 1)

### dq_update_while_values
def dq_update_while_values(d):
    for k in sorted(d):
        d[k] = d.get(d[k], d[k])
    return d

#> dq_update_while_values({"a": "b", "b": "c", "c": "a"})
#> dq_update_while_values({})
#> dq_update_while_values({1: 2, 2: 3, 3: 4})
#> dq_update_while_values({"x": "x"})
#> dq_update_while_values({3: 1, 1: 3, 2: 9})

### dq_nested_alias_growth
def dq_nested_alias_growth(n):
    inner = {"n": 0}
    outer = {i: inner for i in range(n)}
    for i in outer:
        outer[i]["n"] += i
    outer[n] = dict(inner, n=-1)
    return outer

#> dq_nested_alias_growth(2)
#> dq_nested_alias_growth(0)
#> dq_nested_alias_growth(1)
#> dq_nested_alias_growth(4)
#> dq_nested_alias_growth(-3)

### dq_comp_variable_scope
def dq_comp_variable_scope(k, items):
    d = {k: k for k in items}
    e = {k: [k for k in items] for x in items[:1]}
    return k, d, e

#> dq_comp_variable_scope("z", ["a", "b"])
#> dq_comp_variable_scope(0, [])
#> dq_comp_variable_scope("a", "aa")
#> dq_comp_variable_scope(None, (7,))
#> dq_comp_variable_scope(1, [1.0, True, 2])

### dq_lambda_late_binding
def dq_lambda_late_binding(names):
    late = {n: (lambda: n) for n in names}
    early = {n: (lambda n=n: n) for n in names}
    return [f() for f in late.values()], [f() for f in early.values()]

#> dq_lambda_late_binding(["x", "y", "z"])
#> dq_lambda_late_binding([])
#> dq_lambda_late_binding([4])
#> dq_lambda_late_binding("aba")
#> dq_lambda_late_binding([None, False])

### dq_bool_of_membership
def dq_bool_of_membership(d, k):
    return (k in d) + (k in d.values()) * 2 + ((k, d.get(k)) in d.items()) * 4

#> dq_bool_of_membership({"a": "b", "b": "c"}, "b")
#> dq_bool_of_membership({"a": "b"}, "a")
#> dq_bool_of_membership({}, None)
#> dq_bool_of_membership({"a": "z"}, "z")
#> dq_bool_of_membership({1: None, 2: 1}, True)

### dq_zip_dict_itself
def dq_zip_dict_itself(d):
    ks = list(d)
    return dict(zip(ks, ks[1:] + ks[:1])), dict(zip(d.values(), d))

#> dq_zip_dict_itself({"a": 1, "b": 2, "c": 3})
#> dq_zip_dict_itself({})
#> dq_zip_dict_itself({"me": "me"})
#> dq_zip_dict_itself({5: "x", 6: "x"})
#> dq_zip_dict_itself({"k": [1]})

### dq_string_mult_keys
def dq_string_mult_keys(d):
    return {k * v: v * "-" for k, v in d.items() if v}

#> dq_string_mult_keys({"ab": 2, "c": 3, "d": 0})
#> dq_string_mult_keys({})
#> dq_string_mult_keys({"aa": 1, "a": 2})
#> dq_string_mult_keys({"x": -1, "y": -2})
#> dq_string_mult_keys({"z": True, "q": False})

### dq_setdefault_in_comp
def dq_setdefault_in_comp(words):
    seen = {}
    ids = [seen.setdefault(w.lower(), len(seen) * 10) for w in words]
    return ids, seen

#> dq_setdefault_in_comp(["Yes", "no", "YES", "maybe"])
#> dq_setdefault_in_comp([])
#> dq_setdefault_in_comp(["", " ", ""])
#> dq_setdefault_in_comp(["ß", "SS", "ss"])
#> dq_setdefault_in_comp(["a"] * 4)

### dq_pop_from_value_list
def dq_pop_from_value_list(d):
    taken = {k: v.pop() for k, v in d.items() if v}
    empty = [k for k in d if not d[k]]
    for k in empty:
        del d[k]
    return taken, d

#> dq_pop_from_value_list({"a": [1, 2], "b": [3], "c": []})
#> dq_pop_from_value_list({})
#> dq_pop_from_value_list({"x": [[]]})
#> dq_pop_from_value_list({"p": ["q", "r", "s"]})
#> dq_pop_from_value_list({"t": (1, 2)})

### dq_dict_from_dict_list
def dq_dict_from_dict_list(ds):
    d = {}
    for x in ds:
        d = {**x, **d}
    return d, list(d)[-1:] or None

#> dq_dict_from_dict_list([{"a": 1}, {"b": 2, "a": 9}, {"c": 3}])
#> dq_dict_from_dict_list([])
#> dq_dict_from_dict_list([{}])
#> dq_dict_from_dict_list([{"k": 1}, {"k": 2}, {"k": 3}])
#> dq_dict_from_dict_list([{1: "x"}, {True: "y", 0: "z"}])

### dq_none_key_default
def dq_none_key_default(d, *keys):
    d.setdefault(None, "nil")
    return [d.get(k, d[None]) for k in keys] + [len(d)]

#> dq_none_key_default({"a": 1}, "a", "b")
#> dq_none_key_default({})
#> dq_none_key_default({None: 0}, None, 0, "None")
#> dq_none_key_default({"x": None}, "x", "y")
#> dq_none_key_default({0: "zero"}, False, 0.0)

### dq_split_merge_text
def dq_split_merge_text(line):
    d = dict(p.split("=") for p in line.split(",") if "=" in p)
    d.update({v: k for k, v in d.items() if v not in d})
    return ",".join(f"{k}={v}" for k, v in d.items())

#> dq_split_merge_text("a=1,b=2")
#> dq_split_merge_text("")
#> dq_split_merge_text("x=y,y=x,junk")
#> dq_split_merge_text("p=q,r=q")
#> dq_split_merge_text("a=b=c")

### dq_len_key_buckets_pop
def dq_len_key_buckets_pop(words):
    d = {}
    for w in words:
        d.setdefault(len(w), []).append(w)
    biggest = d.pop(max(d, default=None), [])
    return biggest, d

#> dq_len_key_buckets_pop(["hi", "hey", "yo", "sup", "hello"])
#> dq_len_key_buckets_pop([])
#> dq_len_key_buckets_pop(["a", "b"])
#> dq_len_key_buckets_pop(["", "no"])
#> dq_len_key_buckets_pop(["längst", "kurz", "früher"])

### dq_global_table_mutation
COUNTERS = {"calls": 0}

def dq_global_table_mutation(names):
    COUNTERS.clear()
    COUNTERS["calls"] = 0
    for n in names:
        COUNTERS["calls"] += 1
        COUNTERS[n] = COUNTERS.get(n, COUNTERS["calls"])
    return dict(COUNTERS)

#> dq_global_table_mutation(["a", "b", "a"])
#> dq_global_table_mutation([])
#> dq_global_table_mutation(["calls", "x"])
#> dq_global_table_mutation("zz")
#> dq_global_table_mutation([1, True])

### dq_return_inside_try
def dq_return_inside_try(d, key):
    try:
        return d[key]
    except KeyError:
        d[key] = "made"
        return d
    finally:
        d["end"] = key

#> dq_return_inside_try({"a": 1}, "a")
#> dq_return_inside_try({}, "b")
#> dq_return_inside_try({"end": 5}, "end")
#> dq_return_inside_try({"x": {}}, "x")
#> dq_return_inside_try({"x": 1}, [1])

### dq_chained_get_or
def dq_chained_get_or(d):
    a = d.get("x") or d.get("y") or "none"
    b = d.get("x", d.get("y", "none"))
    return a, b, a == b

#> dq_chained_get_or({"x": 0, "y": 5})
#> dq_chained_get_or({"x": 3, "y": 5})
#> dq_chained_get_or({})
#> dq_chained_get_or({"y": ""})
#> dq_chained_get_or({"x": None})

### dq_sorted_items_reverse_stable
def dq_sorted_items_reverse_stable(d):
    a = [k for k, _ in sorted(d.items(), key=lambda kv: kv[1], reverse=True)]
    b = [k for k, _ in sorted(d.items(), key=lambda kv: -kv[1])]
    c = [k for k, _ in sorted(d.items(), key=lambda kv: kv[1])][::-1]
    return a, b == a, c

#> dq_sorted_items_reverse_stable({"m": 1, "n": 2, "o": 1})
#> dq_sorted_items_reverse_stable({})
#> dq_sorted_items_reverse_stable({"q": 0, "p": 0, "r": 0})
#> dq_sorted_items_reverse_stable({"big": 10, "tiny": 0.1})
#> dq_sorted_items_reverse_stable({"s": "str"})

### dq_two_refs_one_pop
def dq_two_refs_one_pop(d):
    e = d
    f = dict(d)
    e.pop(min(e), None)
    f[max(f)] = d.get(max(d, default=0))
    return d, f

#> dq_two_refs_one_pop({"b": 2, "a": 1})
#> dq_two_refs_one_pop({"only": 1})
#> dq_two_refs_one_pop({3: "c", 1: "a", 2: "b"})
#> dq_two_refs_one_pop({})
#> dq_two_refs_one_pop({"x": None, "y": [], "z": 0})

### dq_count_nested_none
def dq_count_nested_none(d):
    n = 0
    for k, v in d.items():
        n += v is None
        n += k is None
        if isinstance(v, dict):
            n += 10 * dq_count_nested_none(v)
    return n

#> dq_count_nested_none({"a": None, "b": {"c": None, None: None}})
#> dq_count_nested_none({})
#> dq_count_nested_none({None: 0})
#> dq_count_nested_none({"x": {"y": {"z": None}}})
#> dq_count_nested_none({"p": "None", "q": [None]})

### dq_map_through_keys
def dq_map_through_keys(d, path):
    cur = path[0]
    for step in path[1:]:
        cur = d.get(cur, step)
        d[step] = cur
    return cur, d

#> dq_map_through_keys({"a": "b", "b": "c"}, ["a", "x", "y"])
#> dq_map_through_keys({}, ["q"])
#> dq_map_through_keys({}, ["m", "n", "o"])
#> dq_map_through_keys({1: 2, 2: 1}, [1, 1, 1])
#> dq_map_through_keys({"k": "v"}, [])

### dq_format_with_dict
def dq_format_with_dict(d):
    a = "{name}:{n:>3}".format(**d)
    b = "%(name)s|%(n)03d" % d
    return a, b

#> dq_format_with_dict({"name": "bolt", "n": 7})
#> dq_format_with_dict({"name": "", "n": 1234, "x": 0})
#> dq_format_with_dict({"name": "ü", "n": -5})
#> dq_format_with_dict({"name": None, "n": True})
#> dq_format_with_dict({"n": 1})

### dq_dict_compare_subset
def dq_dict_compare_subset(a, b):
    if a == b:
        return "same"
    if a.items() <= b.items():
        return "inside"
    if b.items() <= a.items():
        return "around"
    return "shared" if a.items() & b.items() else "apart"

#> dq_dict_compare_subset({"x": 1}, {"x": 1, "y": 2})
#> dq_dict_compare_subset({"x": 1, "y": 2}, {"y": 2})
#> dq_dict_compare_subset({"x": 1}, {"x": 2})
#> dq_dict_compare_subset({"x": 1, "y": 2}, {"x": 1, "y": 3})
#> dq_dict_compare_subset({}, {})

### dq_index_list_by_dict
def dq_index_list_by_dict(xs, picks):
    return {name: xs[i] if -len(xs) <= i < len(xs) else None for name, i in picks.items()}

#> dq_index_list_by_dict([10, 20, 30], {"first": 0, "last": -1, "out": 3})
#> dq_index_list_by_dict([], {"a": 0})
#> dq_index_list_by_dict("xyz", {"m": 1, "n": -3})
#> dq_index_list_by_dict([5], {})
#> dq_index_list_by_dict((1, 2), {"t": True, "f": False})

### dq_list_dict_index_swap
def dq_list_dict_index_swap(xs):
    where = {x: i for i, x in enumerate(xs)}
    lo, hi = where[min(xs)], where[max(xs)]
    xs[lo], xs[hi] = xs[hi], xs[lo]
    return xs, where

#> dq_list_dict_index_swap([4, 9, 1, 7])
#> dq_list_dict_index_swap([5])
#> dq_list_dict_index_swap([])
#> dq_list_dict_index_swap(["b", "a", "b"])
#> dq_list_dict_index_swap([2, 2, 2])

### dq_modify_value_types
def dq_modify_value_types(d):
    for k, v in d.items():
        match v:
            case bool():
                d[k] = not v
            case int() | float():
                d[k] = -v
            case str():
                d[k] = v.swapcase()
            case [first, *_]:
                d[k] = first
            case _:
                d[k] = None
    return d

#> dq_modify_value_types({"a": True, "b": 5, "c": "Hi", "d": [9, 8], "e": []})
#> dq_modify_value_types({})
#> dq_modify_value_types({"f": 2.5, "t": ("x", "y")})
#> dq_modify_value_types({"n": None, "d": {}})
#> dq_modify_value_types({"z": 0, "s": ""})
