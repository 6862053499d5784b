### mz_pop_all_matching
def mz_pop_all_matching(d, suffix):
    return {k: d.pop(k) for k in list(d) if k.endswith(suffix)}, list(d)

#> mz_pop_all_matching({"a.py": 1, "b.txt": 2, "c.py": 3}, ".py")
#> mz_pop_all_matching({}, "x")
#> mz_pop_all_matching({"x": 1, "y": 2}, "")
#> mz_pop_all_matching({"end": 0, "bend": 1, "ending": 2}, "end")
#> mz_pop_all_matching({"A": 1}, "a")

### mz_setdefault_vs_get
def mz_setdefault_vs_get(keys):
    a, b = {}, {}
    for k in keys:
        a.setdefault(k, []).append(len(a))
        b.get(k, []).append(len(b))
    return a, b

#> mz_setdefault_vs_get("aba")
#> mz_setdefault_vs_get("")
#> mz_setdefault_vs_get([1, 2, 3])
#> mz_setdefault_vs_get([None, None])
#> mz_setdefault_vs_get((True, 1))

### mz_try_pop_count
def mz_try_pop_count(d, keys):
    missing = 0
    total = 0
    for k in keys:
        try:
            total += d.pop(k)
        except KeyError:
            missing += 1
        except TypeError:
            total -= 1
    return total, missing, d

#> mz_try_pop_count({"a": 1, "b": 2, "c": "x"}, ["a", "z", "c", "a"])
#> mz_try_pop_count({}, [])
#> mz_try_pop_count({1: 5}, [True, [1]])
#> mz_try_pop_count({"q": None, "r": 4}, "qr")
#> mz_try_pop_count({"s": 0.5}, ["s", "s"])

### mz_dict_of_sets_toggle
def mz_dict_of_sets_toggle(ops):
    d = {}
    for key, x in ops:
        s = d.setdefault(key, set())
        if x in s:
            s.remove(x)
            if not s:
                d.pop(key)
        else:
            s.add(x)
    return {k: sorted(v) for k, v in d.items()}

#> mz_dict_of_sets_toggle([("a", 1), ("b", 2), ("a", 1), ("b", 3)])
#> mz_dict_of_sets_toggle([])
#> mz_dict_of_sets_toggle([("x", 0), ("x", False)])
#> mz_dict_of_sets_toggle([("q", 5), ("q", 4), ("q", 5)])
#> mz_dict_of_sets_toggle([("m", "z"), ("n", "z")])

### mz_items_sorted_by_value_str
def mz_items_sorted_by_value_str(d):
    pairs = sorted(d.items(), key=lambda p: str(p[1]))
    return [k for k, _ in pairs][::2]

#> mz_items_sorted_by_value_str({"a": 10, "b": 9, "c": 100, "d": 1})
#> mz_items_sorted_by_value_str({})
#> mz_items_sorted_by_value_str({"x": None, "y": "N", "z": True})
#> mz_items_sorted_by_value_str({"p": -5, "q": 5})
#> mz_items_sorted_by_value_str({"k": [2], "j": (1,), "l": {}})

### mz_nested_get_default_type
def mz_nested_get_default_type(d, a, b):
    inner = d.get(a) or {}
    v = inner.get(b, ...)
    return "missing" if v is ... else v

#> mz_nested_get_default_type({"x": {"y": 0}}, "x", "y")
#> mz_nested_get_default_type({"x": {"y": 0}}, "x", "z")
#> mz_nested_get_default_type({"x": None}, "x", "y")
#> mz_nested_get_default_type({}, 1, 2)
#> mz_nested_get_default_type({"x": {"y": None}}, "x", "y")

### mz_count_transitions
def mz_count_transitions(seq):
    t = {}
    prev = None
    for cur in seq:
        if prev is not None:
            t[prev, cur] = t.get((prev, cur), 0) + 1
        prev = cur
    return {f"{a}{b}": n for (a, b), n in t.items() if a != b}

#> mz_count_transitions("aabbab")
#> mz_count_transitions("")
#> mz_count_transitions("zzz")
#> mz_count_transitions([1, 2, 1, 2])
#> mz_count_transitions(["x", None, "y"])

### mz_dict_slicing_by_value
def mz_dict_slicing_by_value(d, lo, hi):
    picked = {k: v for k, v in d.items() if lo <= v < hi}
    rest = d.keys() - picked.keys()
    return picked, sorted(rest)

#> mz_dict_slicing_by_value({"a": 1, "b": 5, "c": 10}, 1, 10)
#> mz_dict_slicing_by_value({}, 0, 1)
#> mz_dict_slicing_by_value({"x": "m", "y": "z"}, "a", "n")
#> mz_dict_slicing_by_value({"p": 3}, 5, 2)
#> mz_dict_slicing_by_value({"q": -1, "r": -0.5}, -1, 0)

### mz_key_length_sum
def mz_key_length_sum(d):
    return sum(len(k) * v for k, v in d.items()), max(d, key=lambda k: (len(k), d[k]), default="")

#> mz_key_length_sum({"ab": 3, "cde": 1, "fgh": 2})
#> mz_key_length_sum({})
#> mz_key_length_sum({"": 100})
#> mz_key_length_sum({"x": -1, "yy": 0.5})
#> mz_key_length_sum({(1, 2): 5, "z": 1})

### mz_update_if_larger
def mz_update_if_larger(best, new):
    beaten = []
    for k, v in new.items():
        if v > best.setdefault(k, v):
            beaten.append(k)
            best[k] = v
    return beaten, best

#> mz_update_if_larger({"run": 10, "jump": 5}, {"run": 12, "jump": 5, "swim": 1})
#> mz_update_if_larger({}, {})
#> mz_update_if_larger({"x": -1}, {"x": -2})
#> mz_update_if_larger({"w": "b"}, {"w": "c", "v": "a"})
#> mz_update_if_larger({"k": 0}, {"k": 0.1})

### mz_apply_delta_string
def mz_apply_delta_string(d, delta):
    for part in delta.split():
        name = part.rstrip("+-")
        bump = part.count("+") - part.count("-")
        d[name] = d.get(name, 0) + bump
    return {k: v for k, v in d.items() if v}

#> mz_apply_delta_string({"ann": 2}, "ann-- bob+++ cy")
#> mz_apply_delta_string({}, "")
#> mz_apply_delta_string({"x": 1}, "x- x+ x+")
#> mz_apply_delta_string({"q": 0}, "q+-")
#> mz_apply_delta_string({"a-b": 1}, "a-b++ --")

### mz_dict_of_functions_compose
def mz_dict_of_functions_compose(names, x):
    fns = {"inc": lambda v: v + 1, "dbl": lambda v: v * 2, "str": str, "len": len, "neg": lambda v: -v}
    trace = {}
    for n in names:
        x = fns[n](x)
        trace[n] = x
    return trace

#> mz_dict_of_functions_compose(["inc", "dbl", "neg"], 4)
#> mz_dict_of_functions_compose([], 1)
#> mz_dict_of_functions_compose(["dbl", "str", "dbl", "len"], 55)
#> mz_dict_of_functions_compose(["len"], 5)
#> mz_dict_of_functions_compose(["dbl", "len"], [0, 1])

### mz_reverse_mapping_collect
def mz_reverse_mapping_collect(d):
    out = {}
    for k in sorted(d):
        v = d[k]
        out[v] = out[v] + "," + k if v in out else k
    return out

#> mz_reverse_mapping_collect({"c": 1, "a": 1, "b": 2})
#> mz_reverse_mapping_collect({})
#> mz_reverse_mapping_collect({"x": None, "y": None, "w": None})
#> mz_reverse_mapping_collect({"p": "q", "q": "p"})
#> mz_reverse_mapping_collect({"t": True, "o": 1, "z": 0})

### mz_list_remove_via_dict
def mz_list_remove_via_dict(xs, removals):
    budget = {}
    for r in removals:
        budget[r] = budget.get(r, 0) + 1
    kept = []
    for x in xs:
        if budget.get(x, 0):
            budget[x] -= 1
        else:
            kept.append(x)
    return kept, {k: v for k, v in budget.items() if v}

#> mz_list_remove_via_dict([1, 2, 1, 3, 1], [1, 1, 9])
#> mz_list_remove_via_dict([], ["x"])
#> mz_list_remove_via_dict(list("banana"), "an")
#> mz_list_remove_via_dict([0, False], [0.0])
#> mz_list_remove_via_dict(["p"], [])

### mz_same_pattern_words
def mz_same_pattern_words(words):
    def shape(w):
        ids = {}
        return "".join(chr(97 + ids.setdefault(c, len(ids))) for c in w)

    shapes = {}
    for w in words:
        shapes.setdefault(shape(w), []).append(w)
    return shapes

#> mz_same_pattern_words(["noon", "abba", "toot", "abcd", "deed"])
#> mz_same_pattern_words([])
#> mz_same_pattern_words(["", "z"])
#> mz_same_pattern_words(["xyx", "Xyx", "121"])
#> mz_same_pattern_words(["aab", "ccd", "abb"])

### mz_pop_by_index
def mz_pop_by_index(d, *indexes):
    popped = []
    for i in indexes:
        keys = list(d)
        if -len(keys) <= i < len(keys):
            popped.append((keys[i], d.pop(keys[i])))
    return popped, d

#> mz_pop_by_index({"a": 1, "b": 2, "c": 3}, 0, 0)
#> mz_pop_by_index({"a": 1, "b": 2, "c": 3}, -1, 2, 1)
#> mz_pop_by_index({}, 0)
#> mz_pop_by_index({"x": 9})
#> mz_pop_by_index({"p": 0, "q": 1}, 5, -2)

### mz_dict_max_with_tiebreak
def mz_dict_max_with_tiebreak(d):
    top = max(d.values(), default=None)
    ties = [k for k in d if d[k] == top]
    ties.sort(key=lambda k: (len(k), k[::-1]))
    return ties

#> mz_dict_max_with_tiebreak({"beta": 5, "al": 5, "za": 5, "x": 1})
#> mz_dict_max_with_tiebreak({})
#> mz_dict_max_with_tiebreak({"solo": 0})
#> mz_dict_max_with_tiebreak({"ab": 2, "ba": 2})
#> mz_dict_max_with_tiebreak({"m": -1, "nn": -1, "o": -3})

### mz_key_path_strings
def mz_key_path_strings(d):
    out = []
    for a in d:
        for b in d[a]:
            out.append("/".join((a, b, *map(str, d[a][b]))))
    return out

#> mz_key_path_strings({"x": {"p": [1, 2], "q": []}, "y": {}})
#> mz_key_path_strings({})
#> mz_key_path_strings({"k": {"j": "ab"}})
#> mz_key_path_strings({"": {"": (None,)}})
#> mz_key_path_strings({"z": {"w": 5}})

### mz_majority_color_per_key
def mz_majority_color_per_key(pairs):
    seen = {}
    for k, c in pairs:
        seen[k] = seen.get(k, "") + c
    return {k: max(sorted(set(s)), key=s.count) for k, s in seen.items()}

#> mz_majority_color_per_key([("x", "r"), ("x", "b"), ("x", "b"), ("y", "g")])
#> mz_majority_color_per_key([])
#> mz_majority_color_per_key([("z", "b"), ("z", "a")])
#> mz_majority_color_per_key([("m", "qq"), ("m", "w")])
#> mz_majority_color_per_key([(1, "u"), (True, "v"), (1.0, "v")])

### mz_increment_until_free
def mz_increment_until_free(nums):
    used, moves = set(), 0
    for n in nums:
        while n in used:
            n += 1
            moves += 1
        used.add(n)
    return moves, sorted(used)

#> mz_increment_until_free([3, 3, 3, 4])
#> mz_increment_until_free([])
#> mz_increment_until_free([1, 2, 3])
#> mz_increment_until_free([0, 0, -1, -1])
#> mz_increment_until_free([7, 7])

### mz_next_free_slot_dict
def mz_next_free_slot_dict(requests):
    nxt, out = {}, []

    def find(x):
        while x in nxt:
            x = nxt[x]
        return x

    for r in requests:
        slot = find(r)
        nxt[slot] = slot + 1
        out.append(slot)
    return out

#> mz_next_free_slot_dict([5, 5, 6, 5])
#> mz_next_free_slot_dict([])
#> mz_next_free_slot_dict([0])
#> mz_next_free_slot_dict([2, 1, 1, 1])
#> mz_next_free_slot_dict([-1, -1, -1])

### mz_expire_by_counter
def mz_expire_by_counter(words, life):
    alive = {}
    log = []
    for w in words:
        for k in list(alive):
            alive[k] -= 1
            if alive[k] == 0:
                del alive[k]
                log.append(k)
        alive[w] = life
    return log, alive

#> mz_expire_by_counter(["a", "b", "c", "a"], 2)
#> mz_expire_by_counter([], 1)
#> mz_expire_by_counter(["x", "x", "x"], 1)
#> mz_expire_by_counter(["p", "q"], 5)
#> mz_expire_by_counter("abab", 3)

### mz_values_as_next_keys
def mz_values_as_next_keys(d, start):
    seen = []
    while start in d and start not in seen:
        seen.append(start)
        start = d[start]
    return seen, start, start in seen

#> mz_values_as_next_keys({"a": "b", "b": "c"}, "a")
#> mz_values_as_next_keys({"a": "b", "b": "a"}, "a")
#> mz_values_as_next_keys({}, 0)
#> mz_values_as_next_keys({1: 1}, 1)
#> mz_values_as_next_keys({"p": "q", "r": "p"}, "r")

### mz_sum_tuple_keys
def mz_sum_tuple_keys(cells):
    rows, cols = {}, {}
    for (r, c), v in cells.items():
        rows[r] = rows.get(r, 0) + v
        cols[c] = cols.get(c, 0) + v
    return rows, cols

#> mz_sum_tuple_keys({(0, 0): 1, (0, 1): 2, (1, 0): 3})
#> mz_sum_tuple_keys({})
#> mz_sum_tuple_keys({("mon", "am"): 4, ("tue", "am"): -4})
#> mz_sum_tuple_keys({"ab": 1, "cb": 2})
#> mz_sum_tuple_keys({(1, 2, 3): 5})

### mz_first_letters_acronym_index
def mz_first_letters_acronym_index(phrases):
    idx = {}
    for p in phrases:
        ac = "".join(w[0] for w in p.upper().split())
        while ac in idx:
            ac += "'"
        idx[ac] = p
    return idx

#> mz_first_letters_acronym_index(["as soon as possible", "a sad ape party", "by the way"])
#> mz_first_letters_acronym_index([])
#> mz_first_letters_acronym_index(["", " "])
#> mz_first_letters_acronym_index(["x", "X", "xy"])
#> mz_first_letters_acronym_index(["état de droit"])

### mz_fold_pairs_right
def mz_fold_pairs_right(d):
    total = None
    for k, v in reversed(d.items()):
        total = (k, v) if total is None else (k, v, total)
    return total

#> mz_fold_pairs_right({"a": 1, "b": 2, "c": 3})
#> mz_fold_pairs_right({})
#> mz_fold_pairs_right({"x": None})
#> mz_fold_pairs_right({1: "i", 2: "j"})
#> mz_fold_pairs_right({"p": (), "q": [0]})

### mz_swap_adjacent_values
def mz_swap_adjacent_values(d):
    keys = list(d)
    for a, b in zip(keys[::2], keys[1::2]):
        d[a], d[b] = d[b], d[a]
    return d

#> mz_swap_adjacent_values({"a": 1, "b": 2, "c": 3, "d": 4, "e": 5})
#> mz_swap_adjacent_values({})
#> mz_swap_adjacent_values({"x": 0})
#> mz_swap_adjacent_values({"l": "L", "r": "R"})
#> mz_swap_adjacent_values({1: [1], 2: [2], 3: None})

### mz_bubble_values_once
def mz_bubble_values_once(d):
    ks = list(d)
    swaps = 0
    for a, b in zip(ks, ks[1:]):
        if d[a] > d[b]:
            d[a], d[b] = d[b], d[a]
            swaps += 1
    return swaps, list(d.values())

#> mz_bubble_values_once({"a": 5, "b": 1, "c": 4, "d": 2})
#> mz_bubble_values_once({})
#> mz_bubble_values_once({"x": 1, "y": 2})
#> mz_bubble_values_once({"p": "z", "q": "a", "r": "m"})
#> mz_bubble_values_once({"m": 3, "n": 3, "o": 0})

### mz_pair_sums_to_keys
def mz_pair_sums_to_keys(nums):
    d = {}
    for i, a in enumerate(nums):
        for b in nums[i + 1:]:
            d.setdefault(a + b, []).append((a, b))
    return {s: p for s, p in sorted(d.items()) if len(p) > 1}

#> mz_pair_sums_to_keys([1, 2, 3, 4])
#> mz_pair_sums_to_keys([])
#> mz_pair_sums_to_keys([5, 5, 5])
#> mz_pair_sums_to_keys([10, 20, 40])
#> mz_pair_sums_to_keys([-1, 1, 0, 0])

### mz_square_pairs_lookup
def mz_square_pairs_lookup(limit, target):
    sq = {i * i: i for i in range(limit + 1)}
    return [(sq[a], sq[target - a]) for a in sq if target - a in sq and a <= target - a]

#> mz_square_pairs_lookup(10, 50)
#> mz_square_pairs_lookup(0, 0)
#> mz_square_pairs_lookup(5, 3)
#> mz_square_pairs_lookup(9, 65)
#> mz_square_pairs_lookup(4, -1)

### mz_ternary_key_choice
def mz_ternary_key_choice(rows, prefer):
    out = []
    for r in rows:
        key = prefer if prefer in r else min(r) if r else None
        out.append(r.get(key, "blank"))
    return out

#> mz_ternary_key_choice([{"name": "x", "id": 1}, {"id": 2, "alt": 3}, {}], "name")
#> mz_ternary_key_choice([], "k")
#> mz_ternary_key_choice([{None: "n"}], "z")
#> mz_ternary_key_choice([{"q": None}], "q")
#> mz_ternary_key_choice([{"b": 1, "a": 2}], "c")

### mz_flatten_keys_with_index
def mz_flatten_keys_with_index(obj, prefix=""):
    if isinstance(obj, dict):
        pairs = obj.items()
    elif isinstance(obj, list):
        pairs = enumerate(obj)
    else:
        return {prefix: obj}
    flat = {}
    for k, v in pairs:
        flat.update(mz_flatten_keys_with_index(v, f"{prefix}[{k}]"))
    return flat

#> mz_flatten_keys_with_index({"a": [1, {"b": 2}], "c": "x"})
#> mz_flatten_keys_with_index([])
#> mz_flatten_keys_with_index(7)
#> mz_flatten_keys_with_index([[0, 1], {}], "root")
#> mz_flatten_keys_with_index({"p": {"q": {"r": None}}})

### mz_dict_walk_transform
def mz_dict_walk_transform(node, fn_name):
    fns = {"upper": lambda x: x.upper() if isinstance(x, str) else x, "zero": lambda x: 0 if x is None else x}
    if isinstance(node, dict):
        return {k: mz_dict_walk_transform(v, fn_name) for k, v in node.items()}
    if isinstance(node, (list, tuple)):
        return type(node)(mz_dict_walk_transform(v, fn_name) for v in node)
    return fns[fn_name](node)

#> mz_dict_walk_transform({"a": "x", "b": ["y", 1, ("z",)]}, "upper")
#> mz_dict_walk_transform({"n": None, "m": {"k": [None]}}, "zero")
#> mz_dict_walk_transform([], "nope")
#> mz_dict_walk_transform("s", "nope")
#> mz_dict_walk_transform((None, "q"), "zero")
