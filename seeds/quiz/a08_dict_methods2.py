### keys_view_is_live
def keys_view_is_live(d, k):
    view = d.keys()
    n = len(view)
    d[k] = n
    return len(view) - n, k in view

#> keys_view_is_live({"a": 1}, "b")
#> keys_view_is_live({"a": 1}, "a")
#> keys_view_is_live({}, None)
#> keys_view_is_live({1: 0}, 1.0)
#> keys_view_is_live({"x": 0, "y": 0}, ("x", "y"))

### keys_set_operations
def keys_set_operations(a, b):
    both = a.keys() & b.keys()
    only = a.keys() ^ b.keys()
    return sorted(both), sorted(only)

#> keys_set_operations({"x": 1, "y": 2}, {"y": 9, "z": 3})
#> keys_set_operations({}, {})
#> keys_set_operations({1: 1}, {2: 2, 1: 0})
#> keys_set_operations({"a": 1}, {"a": 2})
#> keys_set_operations({"p": 0, "q": 0}, {})

### keys_compare_subset
def keys_compare_subset(required, given):
    if required.keys() <= given.keys():
        return True
    return sorted(required.keys() - given.keys())[0]

#> keys_compare_subset({"id": int}, {"id": 5, "x": 1})
#> keys_compare_subset({"id": 0, "age": 0}, {"name": "q"})
#> keys_compare_subset({}, {})
#> keys_compare_subset({"a": 1}, {})
#> keys_compare_subset({"a": 1}, {"a": None})

### keys_list_index_neighbor
def keys_list_index_neighbor(d, k):
    keys = list(d.keys())
    if k not in keys:
        return None
    return keys[keys.index(k) - 1]

#> keys_list_index_neighbor({"a": 1, "b": 2, "c": 3}, "b")
#> keys_list_index_neighbor({"a": 1, "b": 2, "c": 3}, "a")
#> keys_list_index_neighbor({}, "a")
#> keys_list_index_neighbor({"solo": 0}, "solo")
#> keys_list_index_neighbor({1: "x"}, "1")

### values_contains_equal
def values_contains_equal(d, v):
    if v in d.values():
        return [k for k in d if d[k] == v]
    return v in d

#> values_contains_equal({"a": 1, "b": True, "c": 2}, 1)
#> values_contains_equal({"a": 1}, "a")
#> values_contains_equal({}, 0)
#> values_contains_equal({"n": None}, None)
#> values_contains_equal({"l": [1], "m": [1]}, [1])

### values_sum_nested
def values_sum_nested(d):
    total = 0
    for v in d.values():
        if isinstance(v, dict):
            total += values_sum_nested(v)
        else:
            total += v
    return total

#> values_sum_nested({"a": 1, "b": {"c": 2, "d": {"e": 3}}})
#> values_sum_nested({})
#> values_sum_nested({"x": -1.5, "y": {}})
#> values_sum_nested({"t": True, "u": {"v": True}})
#> values_sum_nested({"s": "7"})

### values_sorted_assign_back
def values_sorted_assign_back(d):
    vals = sorted(d.values())
    for k in d:
        d[k] = vals.pop()
    return d

#> values_sorted_assign_back({"a": 2, "b": 9, "c": 5})
#> values_sorted_assign_back({})
#> values_sorted_assign_back({"x": "m", "y": "z"})
#> values_sorted_assign_back({"k": 0})
#> values_sorted_assign_back({"p": 1, "q": "1"})

### values_flatten_unique
def values_flatten_unique(d):
    out = []
    for vals in d.values():
        out += [v for v in vals if v not in out]
    return out

#> values_flatten_unique({"a": [1, 2], "b": [2, 3]})
#> values_flatten_unique({})
#> values_flatten_unique({"a": [4, 4], "b": []})
#> values_flatten_unique({"w": "hello", "v": "help"})
#> values_flatten_unique({1: (None,), 2: (None, 0)})

### items_swap_min_max
def items_swap_min_max(d):
    if len(d) < 2:
        return d
    lo = min(d.items(), key=lambda kv: kv[1])
    hi = max(d.items(), key=lambda kv: kv[1])
    d[lo[0]], d[hi[0]] = hi[1], lo[1]
    return d

#> items_swap_min_max({"a": 3, "b": 1, "c": 8})
#> items_swap_min_max({"a": 3})
#> items_swap_min_max({})
#> items_swap_min_max({"x": 5, "y": 5})
#> items_swap_min_max({"n": -1.5, "m": 0})

### items_sorted_by_value_string
def items_sorted_by_value_string(d):
    pairs = sorted(d.items(), key=lambda p: (str(p[1]), p[0]))
    return [k for k, _ in pairs]

#> items_sorted_by_value_string({"a": 10, "b": 9, "c": 100})
#> items_sorted_by_value_string({})
#> items_sorted_by_value_string({"x": None, "y": True, "z": "M"})
#> items_sorted_by_value_string({"q": 2, "p": 2})
#> items_sorted_by_value_string({"m": -1, "n": 1})

### items_filter_then_clear
def items_filter_then_clear(d, low):
    kept = [(k, v) for k, v in d.items() if v >= low]
    d.clear()
    d.update(reversed(kept))
    return d

#> items_filter_then_clear({"a": 5, "b": 1, "c": 7}, 5)
#> items_filter_then_clear({}, 0)
#> items_filter_then_clear({"x": 1}, 2)
#> items_filter_then_clear({"m": 0.5, "n": -0.5}, 0)
#> items_filter_then_clear({"s": "t", "u": "v"}, "a")

### items_tuple_membership
def items_tuple_membership(d, pair):
    return pair in d.items(), pair in d, list(pair) in d.items()

#> items_tuple_membership({"a": 1}, ("a", 1))
#> items_tuple_membership({("a", 1): 0}, ("a", 1))
#> items_tuple_membership({}, (0, 0))
#> items_tuple_membership({"a": 1}, ("a", 1.0))
#> items_tuple_membership({"b": None}, ("b", None))

### delete_during_iteration_error
def delete_during_iteration_error(d, bad):
    try:
        for k in d:
            if d[k] == bad:
                del d[k]
    except RuntimeError:
        return "changed", d
    return "fine", d

#> delete_during_iteration_error({"a": 1, "b": 0, "c": 2}, 0)
#> delete_during_iteration_error({"a": 1, "b": 0}, 0)
#> delete_during_iteration_error({}, 0)
#> delete_during_iteration_error({"a": 1}, 5)
#> delete_during_iteration_error({"x": None, "y": None}, None)

### delete_over_list_of_keys
def delete_over_list_of_keys(stock):
    for name in list(stock):
        stock[name] -= 1
        if not stock[name]:
            del stock[name]
    return stock

#> delete_over_list_of_keys({"nut": 1, "bolt": 3})
#> delete_over_list_of_keys({})
#> delete_over_list_of_keys({"cog": 1})
#> delete_over_list_of_keys({"pin": 0, "cap": 1.0})
#> delete_over_list_of_keys({"tap": True})

### clear_alias_dict
def clear_alias_dict(d, keep):
    other = d
    saved = d.copy()
    other.clear()
    if keep in saved:
        d[keep] = saved[keep]
    return d, len(saved)

#> clear_alias_dict({"a": 1, "b": 2}, "b")
#> clear_alias_dict({"a": 1}, "z")
#> clear_alias_dict({}, None)
#> clear_alias_dict({None: "n"}, None)
#> clear_alias_dict({"x": []}, "x")

### copy_dict_shared_values
def copy_dict_shared_values(d, key):
    twin = d.copy()
    twin.setdefault(key, []).append("t")
    d.setdefault(key, []).append("d")
    return d[key], twin[key]

#> copy_dict_shared_values({"a": []}, "a")
#> copy_dict_shared_values({"a": []}, "b")
#> copy_dict_shared_values({}, "q")
#> copy_dict_shared_values({"k": [1, 2]}, "k")
#> copy_dict_shared_values({"k": "no list"}, "k")

### dict_bool_and_len
def dict_bool_and_len(a, b):
    chosen = a or b
    both = a and b
    return len(chosen), len(both)

#> dict_bool_and_len({"a": 1}, {"b": 2, "c": 3})
#> dict_bool_and_len({}, {"b": 2})
#> dict_bool_and_len({}, {})
#> dict_bool_and_len({"a": {}}, {})
#> dict_bool_and_len({0: 0, 1: 1}, {2: 2})

### dict_key_overwrite_type
def dict_key_overwrite_type(pairs):
    d = {}
    for k, v in pairs:
        d[k] = v
    return d, len(pairs) - len(d)

#> dict_key_overwrite_type([(1, "int"), (1.0, "float"), (True, "bool")])
#> dict_key_overwrite_type([])
#> dict_key_overwrite_type([("1", 1), (1, "1")])
#> dict_key_overwrite_type([(None, 0), ((), 0), ("", 0)])
#> dict_key_overwrite_type([([], 1)])

### dict_equality_ignores_order
def dict_equality_ignores_order(a, b):
    if a == b:
        return list(a) == list(b)
    return "differ"

#> dict_equality_ignores_order({"x": 1, "y": 2}, {"y": 2, "x": 1})
#> dict_equality_ignores_order({"x": 1}, {"x": 1.0})
#> dict_equality_ignores_order({"x": 1}, {"x": "1"})
#> dict_equality_ignores_order({}, {})
#> dict_equality_ignores_order({"a": [1, 2]}, {"a": [2, 1]})

### reversed_dict_keys_quiz
def reversed_dict_keys_quiz(d, n):
    out = []
    for k in reversed(d):
        if len(out) == n:
            break
        out.append(k)
    return out

#> reversed_dict_keys_quiz({"a": 1, "b": 2, "c": 3}, 2)
#> reversed_dict_keys_quiz({"a": 1}, 4)
#> reversed_dict_keys_quiz({}, 1)
#> reversed_dict_keys_quiz({"z": 0}, 0)
#> reversed_dict_keys_quiz({3: "c", 1: "a"}, 2)

### dict_from_pairs_strings
def dict_from_pairs_strings(words):
    try:
        return dict(words)
    except ValueError:
        return {w: len(w) for w in words}

#> dict_from_pairs_strings(["ab", "cd", "ae"])
#> dict_from_pairs_strings(["ab", "cde"])
#> dict_from_pairs_strings([])
#> dict_from_pairs_strings(["x"])
#> dict_from_pairs_strings([("k", 1), ["l", 2]])

### dict_comp_overwrites_later
def dict_comp_overwrites_later(words):
    by_first = {w[0]: w for w in words if w}
    by_last = {w[-1]: w for w in reversed(words) if w}
    return by_first, by_last

#> dict_comp_overwrites_later(["apple", "angle", "bee"])
#> dict_comp_overwrites_later([])
#> dict_comp_overwrites_later(["", "x"])
#> dict_comp_overwrites_later(["no", "on", "nn"])
#> dict_comp_overwrites_later(["été"])

### dict_max_by_value_ties
def dict_max_by_value_ties(d):
    top = max(d.values(), default=None)
    return next((k for k in reversed(d) if d[k] == top), "nobody")

#> dict_max_by_value_ties({"al": 4, "bo": 7, "cy": 7})
#> dict_max_by_value_ties({})
#> dict_max_by_value_ties({"x": 0})
#> dict_max_by_value_ties({"m": "b", "n": "a"})
#> dict_max_by_value_ties({"t": True, "u": 1})

### dict_increment_chain
def dict_increment_chain(d, path):
    for k in path:
        d[k] = d.get(k, len(d)) + 1
    return d

#> dict_increment_chain({"a": 0}, ["a", "b", "a"])
#> dict_increment_chain({}, ["x", "x"])
#> dict_increment_chain({"z": 9}, [])
#> dict_increment_chain({}, "noon")
#> dict_increment_chain({"q": 1.5}, ["q", "r"])

### dict_of_lists_pop_first
def dict_of_lists_pop_first(queues):
    served = []
    while any(queues.values()):
        for name in queues:
            if queues[name]:
                served.append(queues[name].pop(0))
    return served

#> dict_of_lists_pop_first({"a": [1, 2, 3], "b": [9]})
#> dict_of_lists_pop_first({})
#> dict_of_lists_pop_first({"x": [], "y": ["only"]})
#> dict_of_lists_pop_first({"p": [0, 0], "q": [None]})
#> dict_of_lists_pop_first({"z": []})

### dict_lookup_with_tuple_keys
def dict_lookup_with_tuple_keys(board, x, y):
    around = [(x + dx, y) for dx in (-1, 1)] + [(x, y + dy) for dy in (-1, 1)]
    return "".join(board.get(p, ".") for p in around)

#> dict_lookup_with_tuple_keys({(0, 1): "a", (1, 0): "b"}, 0, 0)
#> dict_lookup_with_tuple_keys({}, 3, 3)
#> dict_lookup_with_tuple_keys({(1, 1): "x"}, 1, 1)
#> dict_lookup_with_tuple_keys({(-1, 0): "w", (0, -1): "n"}, 0, 0)
#> dict_lookup_with_tuple_keys({(2.0, 1): "f"}, 1, 1)

### dict_walk_list_paths
def dict_walk_list_paths(data, path):
    for step in path:
        if isinstance(data, list):
            step = int(step)
        data = data[step]
    return data

#> dict_walk_list_paths({"a": [{"b": 7}]}, ["a", "0", "b"])
#> dict_walk_list_paths({"a": 1}, [])
#> dict_walk_list_paths([[1, 2], [3]], ["1", "-1"])
#> dict_walk_list_paths({"x": {}}, ["x", "y"])
#> dict_walk_list_paths({"k": "text"}, ["k"])

### dict_pop_smallest_key
def dict_pop_smallest_key(d):
    out = []
    while d:
        k = min(d)
        out.append((k, d.pop(k)))
        d.pop(k + 1, None)
    return out

#> dict_pop_smallest_key({3: "c", 1: "a", 2: "b"})
#> dict_pop_smallest_key({})
#> dict_pop_smallest_key({10: "x", 5: "y"})
#> dict_pop_smallest_key({0: None, -1: None, -2: None})
#> dict_pop_smallest_key({1.5: "h", 2.5: "i"})

### dict_swap_two_keys
def dict_swap_two_keys(d, a, b):
    if a in d and b in d:
        d[a], d[b] = d[b], d[a]
    elif a in d or b in d:
        src, dst = (a, b) if a in d else (b, a)
        d[dst] = d.pop(src)
    return d

#> dict_swap_two_keys({"l": 1, "r": 2}, "l", "r")
#> dict_swap_two_keys({"l": 1, "m": 0}, "l", "r")
#> dict_swap_two_keys({"r": 5}, "l", "r")
#> dict_swap_two_keys({}, "l", "r")
#> dict_swap_two_keys({"x": 3}, "x", "x")

### dict_group_parity_counts
def dict_group_parity_counts(nums):
    tally = {True: 0, False: 0}
    for n in nums:
        tally[n % 2 == 0] += n
    return tally[1] - tally[0]

#> dict_group_parity_counts([1, 2, 3, 4])
#> dict_group_parity_counts([])
#> dict_group_parity_counts([-3, -6])
#> dict_group_parity_counts([0.5, 2.0])
#> dict_group_parity_counts([100])
