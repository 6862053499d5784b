### get_nested_list_default
def get_nested_list_default(d, key, i):
    row = d.get(key, ())
    return row[i] if i < len(row) else d.get("default", row)

#> get_nested_list_default({"a": [1, 2]}, "a", 1)
#> get_nested_list_default({"a": [1], "default": 0}, "a", 3)
#> get_nested_list_default({}, "z", 0)
#> get_nested_list_default({"s": "text"}, "s", -1)
#> get_nested_list_default({"default": "d"}, "q", 0)

### get_first_available
def get_first_available(d, keys, default=None):
    for k in keys:
        v = d.get(k)
        if v:
            return k, v
    return default

#> get_first_available({"home": "", "cell": "555"}, ["home", "cell"])
#> get_first_available({"home": 0}, ["home"])
#> get_first_available({}, [], "none")
#> get_first_available({"x": [0]}, ["y", "x"])
#> get_first_available({"x": []}, ["x"], -1)

### setdefault_increment_pairs
def setdefault_increment_pairs(text):
    follow = {}
    words = text.split()
    for a, b in zip(words, words[1:]):
        inner = follow.setdefault(a, {})
        inner[b] = inner.get(b, 0) + 1
    return follow

#> setdefault_increment_pairs("to be or to be")
#> setdefault_increment_pairs("")
#> setdefault_increment_pairs("one")
#> setdefault_increment_pairs("a a a")
#> setdefault_increment_pairs("x y x z")

### setdefault_version_history
def setdefault_version_history(events):
    hist = {}
    for name, value in events:
        versions = hist.setdefault(name, [None])
        if versions[-1] != value:
            versions.append(value)
    return hist

#> setdefault_version_history([("a", 1), ("a", 1), ("a", 2)])
#> setdefault_version_history([])
#> setdefault_version_history([("x", None)])
#> setdefault_version_history([("p", 0), ("q", 0), ("p", False)])
#> setdefault_version_history([("k", "v"), ("k", "w"), ("k", "v")])

### keys_as_list_slice
def keys_as_list_slice(d, step):
    picked = list(d)[::step]
    return {k: d[k] for k in picked}

#> keys_as_list_slice({"a": 1, "b": 2, "c": 3}, 2)
#> keys_as_list_slice({"a": 1, "b": 2}, -1)
#> keys_as_list_slice({}, 1)
#> keys_as_list_slice({"x": 0}, 5)
#> keys_as_list_slice({"x": 0}, 0)

### keys_longest_common_start
def keys_longest_common_start(d, word):
    best = ""
    for k in d.keys():
        n = 0
        while word[:n + 1] == k[:n + 1] and n < len(word) and n < len(k):
            n += 1
        if n > len(best):
            best = k[:n]
    return best

#> keys_longest_common_start({"planet": 1, "plane": 2, "dog": 3}, "plaid")
#> keys_longest_common_start({}, "x")
#> keys_longest_common_start({"abc": 0}, "xyz")
#> keys_longest_common_start({"": 1, "a": 2}, "ab")
#> keys_longest_common_start({"same": 0}, "same")

### values_are_unique
def values_are_unique(d):
    vals = list(d.values())
    dup = [v for v in vals if vals.count(v) > 1]
    return True if not dup else dup[0]

#> values_are_unique({"a": 1, "b": 2})
#> values_are_unique({"a": 1, "b": 1})
#> values_are_unique({})
#> values_are_unique({"x": [1], "y": [1], "z": 0})
#> values_are_unique({"p": 0, "q": False})

### values_shift_to_previous_key
def values_shift_to_previous_key(d):
    prev = None
    for k, v in d.items():
        d[k] = prev
        prev = v
    return d, prev

#> values_shift_to_previous_key({"a": 1, "b": 2, "c": 3})
#> values_shift_to_previous_key({})
#> values_shift_to_previous_key({"x": "only"})
#> values_shift_to_previous_key({1: None, 2: 5})
#> values_shift_to_previous_key({"p": [], "q": {}})

### values_min_excluding
def values_min_excluding(d, skip):
    rest = [v for k, v in d.items() if k not in skip]
    return min(rest) if rest else sum(d.values())

#> values_min_excluding({"a": 5, "b": 1, "c": 3}, ["b"])
#> values_min_excluding({"a": 5, "b": 1}, ["a", "b"])
#> values_min_excluding({}, [])
#> values_min_excluding({"x": -2}, "y")
#> values_min_excluding({"x": 2.5, "y": 7}, {"x": 0})

### items_longest_pair_text
def items_longest_pair_text(d):
    pair = max(d.items(), key=lambda kv: len(kv[0]) + len(str(kv[1])), default=("", ""))
    return "=".join(map(str, pair))

#> items_longest_pair_text({"a": 1000, "bbb": 2})
#> items_longest_pair_text({})
#> items_longest_pair_text({"x": None, "yy": True})
#> items_longest_pair_text({"k": [1, 2]})
#> items_longest_pair_text({"p": 1, "q": 2})

### items_running_total_dict
def items_running_total_dict(d):
    total = 0
    out = {}
    for k, v in sorted(d.items(), reverse=True):
        total += v
        out[k] = total
    return out

#> items_running_total_dict({"a": 1, "c": 3, "b": 2})
#> items_running_total_dict({})
#> items_running_total_dict({1: 10, 2: -10})
#> items_running_total_dict({"x": 0.5})
#> items_running_total_dict({"m": True, "n": True})

### copy_dict_pop_compare
def copy_dict_pop_compare(d, k):
    c = dict(d)
    c.pop(k, None)
    same = c == d
    c.update(d)
    return same, list(c)

#> copy_dict_pop_compare({"a": 1, "b": 2}, "a")
#> copy_dict_pop_compare({"a": 1}, "z")
#> copy_dict_pop_compare({}, 0)
#> copy_dict_pop_compare({"x": None, "y": 0, "z": 1}, "y")
#> copy_dict_pop_compare({1: "i"}, 1.0)

### copy_dict_nested_edit
def copy_dict_nested_edit(cfg, key, value):
    new = {**cfg, "meta": {**cfg.get("meta", {}), key: value}}
    return cfg.get("meta"), new["meta"]

#> copy_dict_nested_edit({"meta": {"v": 1}}, "v", 2)
#> copy_dict_nested_edit({}, "k", None)
#> copy_dict_nested_edit({"meta": {}}, "x", [])
#> copy_dict_nested_edit({"other": 1}, "meta", 0)
#> copy_dict_nested_edit({"meta": {"a": 1, "b": 2}}, "c", 3)

### clear_dict_in_loop
def clear_dict_in_loop(events):
    state = {}
    for e in events:
        name, _, val = e.partition("=")
        if name == "reset":
            state.clear()
        else:
            state[name] = val or True
    return state

#> clear_dict_in_loop(["a=1", "b", "reset", "c=3"])
#> clear_dict_in_loop([])
#> clear_dict_in_loop(["reset"])
#> clear_dict_in_loop(["x=", "x=2=3"])
#> clear_dict_in_loop(["p=1", "reset=no"])

### popitem_sum_alternate
def popitem_sum_alternate(d):
    plus = minus = 0
    while d:
        plus += d.popitem()[1]
        if d:
            minus += d.popitem()[1]
    return plus - minus

#> popitem_sum_alternate({"a": 1, "b": 2, "c": 3})
#> popitem_sum_alternate({})
#> popitem_sum_alternate({"x": 5})
#> popitem_sum_alternate({"x": 5, "y": 5})
#> popitem_sum_alternate({1: 0.5, 2: -0.5, 3: 1, 4: 1})

### popitem_history_undo
def popitem_history_undo(settings, n):
    undone = {}
    while n > 0 and len(settings) > 1:
        undone.update([settings.popitem()])
        n -= 1
    return settings, undone

#> popitem_history_undo({"a": 1, "b": 2, "c": 3}, 2)
#> popitem_history_undo({"a": 1}, 3)
#> popitem_history_undo({}, 1)
#> popitem_history_undo({"x": 0, "y": 1}, 0)
#> popitem_history_undo({"m": [], "n": {}}, 9)

### fromkeys_text_blank_counts
def fromkeys_text_blank_counts(text, letters):
    d = dict.fromkeys(letters, 0)
    for c in text:
        if c in d:
            d[c] += 1
    return [k for k, n in d.items() if n == max(d.values())]

#> fromkeys_text_blank_counts("banana", "nab")
#> fromkeys_text_blank_counts("xyz", "abc")
#> fromkeys_text_blank_counts("", "q")
#> fromkeys_text_blank_counts("aabb", "ab")
#> fromkeys_text_blank_counts("any", "")

### fromkeys_merge_lists_order
def fromkeys_merge_lists_order(*lists):
    order = dict.fromkeys(x for xs in lists for x in xs)
    return list(order), len(order)

#> fromkeys_merge_lists_order([3, 1], [1, 2], [3])
#> fromkeys_merge_lists_order()
#> fromkeys_merge_lists_order([], [])
#> fromkeys_merge_lists_order("ab", "bc")
#> fromkeys_merge_lists_order([1], [True], [1.0, 0])

### fromkeys_tuple_values
def fromkeys_tuple_values(names, start):
    d = dict.fromkeys(names, (start,))
    for n in names:
        d[n] += (len(d[n]),)
    return d

#> fromkeys_tuple_values(["a", "b"], 0)
#> fromkeys_tuple_values(["a", "a"], 5)
#> fromkeys_tuple_values([], 1)
#> fromkeys_tuple_values("xyx", None)
#> fromkeys_tuple_values([True, 1], "s")

### list_append_during_while
def list_append_during_while(n):
    out = [n]
    while out[-1] != 1 and len(out) < 12:
        last = out[-1]
        out.append(last - 1 if last % 3 else last // 3)
    return out

#> list_append_during_while(20)
#> list_append_during_while(1)
#> list_append_during_while(0)
#> list_append_during_while(9)
#> list_append_during_while(-4)

### list_count_threshold_split
def list_count_threshold_split(xs):
    common, rare = [], []
    for x in xs:
        box = common if xs.count(x) > 1 else rare
        if x not in box:
            box.append(x)
    return common, rare

#> list_count_threshold_split([1, 2, 1, 3, 3])
#> list_count_threshold_split([])
#> list_count_threshold_split("hello")
#> list_count_threshold_split([[], [], 0])
#> list_count_threshold_split(["x", "X"])

### list_reverse_sections
def list_reverse_sections(xs, marker):
    out, part = [], []
    for x in xs + [marker]:
        part.append(x)
        if x == marker:
            part.reverse()
            out += part
            part = []
    return out[1:]

#> list_reverse_sections([1, 2, 0, 3, 4], 0)
#> list_reverse_sections([], 0)
#> list_reverse_sections([0, 0], 0)
#> list_reverse_sections(["a", "b"], "|")
#> list_reverse_sections([5, 9, 5], 9)

### list_sort_numeric_suffix
def list_sort_numeric_suffix(names):
    def key(n):
        digits = n[len(n.rstrip("0123456789")):]
        return int(digits) if digits else -1
    names.sort(key=key)
    return names

#> list_sort_numeric_suffix(["f10", "f9", "f", "a1"])
#> list_sort_numeric_suffix([])
#> list_sort_numeric_suffix(["x2y", "z0"])
#> list_sort_numeric_suffix(["7", "07", "6"])
#> list_sort_numeric_suffix(["b", "a"])

### list_index_in_window
def list_index_in_window(xs, v, lo, hi):
    try:
        return xs.index(v, lo, hi) - lo
    except ValueError:
        return xs[lo:hi]

#> list_index_in_window([4, 5, 6, 5], 5, 2, 4)
#> list_index_in_window([4, 5, 6, 5], 4, 1, 4)
#> list_index_in_window([], 0, 0, 0)
#> list_index_in_window(["a", "b", "c"], "c", -2, 99)
#> list_index_in_window([1, 2], 2, 0, 1)

### list_remove_and_shift_report
def list_remove_and_shift_report(xs, targets):
    moved = []
    for t in targets:
        try:
            i = xs.index(t)
            xs.remove(t)
            moved.append(i)
        except ValueError:
            moved.append("?")
    return moved, xs

#> list_remove_and_shift_report([5, 6, 7, 6], [6, 7, 6])
#> list_remove_and_shift_report([], [1])
#> list_remove_and_shift_report(["a"], [])
#> list_remove_and_shift_report([1, 2], [2, 2])
#> list_remove_and_shift_report([None, 0], [False, None])

### list_extend_tuple_and_set
def list_extend_tuple_and_set(xs, t):
    xs.extend(t)
    xs.extend(sorted(set(t)))
    return xs, xs.count(t[0]) if t else 0

#> list_extend_tuple_and_set([1], (2, 2, 1))
#> list_extend_tuple_and_set([], ())
#> list_extend_tuple_and_set(["a"], ("b", "a"))
#> list_extend_tuple_and_set([None], (0,))
#> list_extend_tuple_and_set([3, 3], (3,))

### list_insert_length_marker
def list_insert_length_marker(groups):
    for g in groups:
        g.insert(0, len(g))
        if g[0] > 2:
            g.insert(-1, "..")
    return groups

#> list_insert_length_marker([["a"], ["b", "c", "d"]])
#> list_insert_length_marker([])
#> list_insert_length_marker([[]])
#> list_insert_length_marker([[1, 2], [3, 4, 5, 6]])
#> list_insert_length_marker([[None, None, None]])

### list_in_place_prefix_max
def list_in_place_prefix_max(xs):
    for i in range(1, len(xs)):
        xs[i] = max(xs[i - 1], xs[i])
    return xs, len(set(xs))

#> list_in_place_prefix_max([3, 1, 4, 1, 5])
#> list_in_place_prefix_max([])
#> list_in_place_prefix_max([7])
#> list_in_place_prefix_max([-2, -5, -1])
#> list_in_place_prefix_max(["b", "a", "c"])

### list_del_negative_index
def list_del_negative_index(xs, n):
    for k in range(1, n + 1):
        if k > len(xs):
            return "stopped", xs
        del xs[-k]
    return xs

#> list_del_negative_index([1, 2, 3, 4, 5, 6], 3)
#> list_del_negative_index([1, 2], 5)
#> list_del_negative_index([], 0)
#> list_del_negative_index(["a", "b", "c"], 1)
#> list_del_negative_index([9], -1)
