### qa_popitem_vs_first
def qa_popitem_vs_first(d, times):
    for i in range(times):
        if i % 2:
            d.pop(next(iter(d)), None)
        elif d:
            d.popitem()
    return d

#> qa_popitem_vs_first({"a": 1, "b": 2, "c": 3, "d": 4}, 2)
#> qa_popitem_vs_first({"a": 1, "b": 2, "c": 3}, 1)
#> qa_popitem_vs_first({}, 1)
#> qa_popitem_vs_first({"x": 0}, 2)
#> qa_popitem_vs_first({1: 1, 2: 2, 3: 3, 4: 4, 5: 5}, 4)

### qa_fromkeys_string_value
def qa_fromkeys_string_value(keys, value):
    d = {}.fromkeys(keys, value)
    d[value] = len(d)
    return d

#> qa_fromkeys_string_value("abc", "z")
#> qa_fromkeys_string_value("", "k")
#> qa_fromkeys_string_value("aba", "a")
#> qa_fromkeys_string_value([1, 2], True)
#> qa_fromkeys_string_value((), ())

### qa_update_keyword_shadow
def qa_update_keyword_shadow(d, key):
    d.update(key="literal")
    d.update({key: "computed"})
    return d

#> qa_update_keyword_shadow({}, "key")
#> qa_update_keyword_shadow({}, "other")
#> qa_update_keyword_shadow({"key": 0, "z": 1}, "z")
#> qa_update_keyword_shadow({"a": 1}, 5)
#> qa_update_keyword_shadow({None: 0}, None)

### qa_get_on_values
def qa_get_on_values(d):
    return [d.get(v, v) for v in d.values()]

#> qa_get_on_values({"a": "b", "b": "a", "c": "x"})
#> qa_get_on_values({})
#> qa_get_on_values({1: 2, 2: 3, 3: 1})
#> qa_get_on_values({"k": None})
#> qa_get_on_values({"p": "p", 0: False})

### qa_dict_call_forms
def qa_dict_call_forms(pairs, extra):
    a = dict(pairs)
    b = dict(a, **extra)
    c = dict(zip(a, b.values()))
    return a == c, b

#> qa_dict_call_forms([("x", 1), ("y", 2)], {"z": 3})
#> qa_dict_call_forms([], {})
#> qa_dict_call_forms([("x", 1)], {"x": 9})
#> qa_dict_call_forms({"m": 0}, {})
#> qa_dict_call_forms(["ab", "cd"], {"a": "b"})

### qa_multiply_keys_values
def qa_multiply_keys_values(d, n):
    return {k * n: v for k, v in d.items()} | {k: v * n for k, v in d.items()}

#> qa_multiply_keys_values({2: 3, 4: 5}, 2)
#> qa_multiply_keys_values({"a": "b"}, 3)
#> qa_multiply_keys_values({}, 7)
#> qa_multiply_keys_values({1: 10, 0: 20}, 0)
#> qa_multiply_keys_values({"x": [1]}, 1)

### qa_del_then_setdefault
def qa_del_then_setdefault(d, k):
    old = d[k]
    del d[k]
    new = d.setdefault(k, [old])
    new.append(len(d))
    return d

#> qa_del_then_setdefault({"a": 1, "b": 2}, "a")
#> qa_del_then_setdefault({"a": [0]}, "a")
#> qa_del_then_setdefault({}, "q")
#> qa_del_then_setdefault({1: "x", 2: "y", 3: "z"}, True)
#> qa_del_then_setdefault({"n": None, "m": None}, "m")

### qa_clear_in_loop
def qa_clear_in_loop(words, stop):
    d = {}
    for w in words:
        if w == stop:
            d.clear()
        d[w] = d.get(w, 0) + len(d)
    return d

#> qa_clear_in_loop(["a", "b", "a", "X", "b"], "X")
#> qa_clear_in_loop([], "X")
#> qa_clear_in_loop(["p", "q", "p", "q"], "z")
#> qa_clear_in_loop(["s", "s"], "s")
#> qa_clear_in_loop("abcabc", "c")

### qa_copy_pop_compare
def qa_copy_pop_compare(d, k):
    e = d.copy()
    x = e.pop(k, "?")
    e[k] = x
    return d == e, list(d) == list(e), e

#> qa_copy_pop_compare({"a": 1, "b": 2}, "a")
#> qa_copy_pop_compare({"a": 1, "b": 2}, "b")
#> qa_copy_pop_compare({}, "z")
#> qa_copy_pop_compare({1: 0}, 1.0)
#> qa_copy_pop_compare({"m": "?", "n": 0}, "o")

### qa_sum_keys_until_missing
def qa_sum_keys_until_missing(d):
    n = total = 0
    while n in d:
        total += d.pop(n)
        n += 1
    return n, total, d

#> qa_sum_keys_until_missing({0: 5, 1: 6, 3: 7})
#> qa_sum_keys_until_missing({})
#> qa_sum_keys_until_missing({1: 9})
#> qa_sum_keys_until_missing({2: 1, 1: 1, 0: 1})
#> qa_sum_keys_until_missing({False: 4, True: 3})

### qa_value_to_count_of_key
def qa_value_to_count_of_key(d, text):
    for k in d:
        d[k] = text.count(str(k)) or d[k]
    return d

#> qa_value_to_count_of_key({"a": 9, "x": 8, "an": 7}, "banana")
#> qa_value_to_count_of_key({}, "z")
#> qa_value_to_count_of_key({1: "one", 11: "el"}, "11111")
#> qa_value_to_count_of_key({"": 0}, "ab")
#> qa_value_to_count_of_key({"q": None}, "")

### qa_any_key_in_string
def qa_any_key_in_string(d, text):
    hits = [d[k] for k in d if k in text]
    return "".join(hits) if hits else text[::-1]

#> qa_any_key_in_string({"cat": "C", "dog": "D"}, "dog and cat")
#> qa_any_key_in_string({"cat": "C"}, "bird")
#> qa_any_key_in_string({}, "xyz")
#> qa_any_key_in_string({"": "e"}, "")
#> qa_any_key_in_string({"a": "1", "A": "2"}, "A")

### qa_list_values_extend_shared
def qa_list_values_extend_shared(d, k1, k2):
    d[k1] = d[k2]
    d[k1].append(k1)
    d[k2] = d[k2] + [k2]
    return d

#> qa_list_values_extend_shared({"a": [1], "b": [2]}, "a", "b")
#> qa_list_values_extend_shared({"a": []}, "c", "a")
#> qa_list_values_extend_shared({"a": [0]}, "a", "a")
#> qa_list_values_extend_shared({"x": [1]}, "x", "y")
#> qa_list_values_extend_shared({1: [], 2: [None]}, 2, 1)

### qa_or_default_mutable
def qa_or_default_mutable(d, k, x):
    d[k] = d.get(k) or []
    d[k] += [x]
    return d, len(d[k])

#> qa_or_default_mutable({}, "n", 1)
#> qa_or_default_mutable({"n": [0]}, "n", 1)
#> qa_or_default_mutable({"n": 0}, "n", None)
#> qa_or_default_mutable({"n": "", "m": [1]}, "m", [2])
#> qa_or_default_mutable({"n": "ab"}, "n", "c")

### qa_rebuild_with_sorted_values
def qa_rebuild_with_sorted_values(d):
    vals = sorted(d.values())
    for k in sorted(d, reverse=True):
        d[k] = vals.pop(0)
    return d

#> qa_rebuild_with_sorted_values({"a": 3, "c": 1, "b": 2})
#> qa_rebuild_with_sorted_values({})
#> qa_rebuild_with_sorted_values({"x": "q"})
#> qa_rebuild_with_sorted_values({1: 9, 2: 8, 3: 9})
#> qa_rebuild_with_sorted_values({"p": -1, "r": 0, "q": -5})

### qa_key_swapcase_collision
def qa_key_swapcase_collision(d):
    lost = len(d)
    folded = {k.casefold(): v for k, v in d.items()}
    lost -= len(folded)
    return folded, lost

#> qa_key_swapcase_collision({"A": 1, "a": 2, "B": 3})
#> qa_key_swapcase_collision({})
#> qa_key_swapcase_collision({"Straße": 1, "STRASSE": 2, "strasse": 3})
#> qa_key_swapcase_collision({"x": 0, "y": 1})
#> qa_key_swapcase_collision({"": "", " ": " "})

### qa_tuple_unpack_items
def qa_tuple_unpack_items(d):
    (k1, v1), *rest = d.items()
    return k1 + v1, [v + k for k, v in rest]

#> qa_tuple_unpack_items({"a": "x", "b": "y", "c": "z"})
#> qa_tuple_unpack_items({"a": "x"})
#> qa_tuple_unpack_items({})
#> qa_tuple_unpack_items({1: 2, 3: 4})
#> qa_tuple_unpack_items({"k": "", "": "v"})

### qa_conditional_del_by_len
def qa_conditional_del_by_len(d):
    n = len(d)
    for k in [*d]:
        if len(str(d[k])) == n:
            n -= 1
            del d[k]
    return n, d

#> qa_conditional_del_by_len({"a": "xyz", "b": 12, "c": 3})
#> qa_conditional_del_by_len({})
#> qa_conditional_del_by_len({"p": "long one"})
#> qa_conditional_del_by_len({"p": 1, "q": 22})
#> qa_conditional_del_by_len({"m": "ab", "n": "c"})

### qa_nested_list_count_by_dict
def qa_nested_list_count_by_dict(grid):
    c = {}
    for row in grid:
        for x in row:
            c[x] = c.get(x, 0) + len(row)
    return max(c, key=lambda x: (c[x], x), default=None), c

#> qa_nested_list_count_by_dict([[1, 2], [2, 3, 3]])
#> qa_nested_list_count_by_dict([])
#> qa_nested_list_count_by_dict([[], []])
#> qa_nested_list_count_by_dict(["ab", "bcd"])
#> qa_nested_list_count_by_dict([[7]])

### qa_string_index_dict_rindex
def qa_string_index_dict_rindex(s):
    d = {c: (s.index(c), s.rindex(c)) for c in s}
    return [c for c, (i, j) in d.items() if i != j], d.get(s[:1])

#> qa_string_index_dict_rindex("abcab")
#> qa_string_index_dict_rindex("")
#> qa_string_index_dict_rindex("q")
#> qa_string_index_dict_rindex("xx y x")
#> qa_string_index_dict_rindex("AaA")

### qa_enumerate_dict_shift
def qa_enumerate_dict_shift(d, by):
    keys = list(d)
    return {keys[(i + by) % len(keys)]: v for i, v in enumerate(d.values())}

#> qa_enumerate_dict_shift({"a": 1, "b": 2, "c": 3}, 1)
#> qa_enumerate_dict_shift({"a": 1, "b": 2, "c": 3}, -1)
#> qa_enumerate_dict_shift({}, 2)
#> qa_enumerate_dict_shift({"z": 0}, 99)
#> qa_enumerate_dict_shift({1: "x", 2: "y"}, 4)

### qa_pop_key_from_each
def qa_pop_key_from_each(rows, key):
    got = [r.pop(key, None) for r in rows]
    return got, [r for r in rows if r]

#> qa_pop_key_from_each([{"a": 1, "b": 2}, {"a": 3}, {"c": 4}], "a")
#> qa_pop_key_from_each([], "x")
#> qa_pop_key_from_each([{}, {}], "k")
#> qa_pop_key_from_each([{"k": None}, {"k": 0, "j": 1}], "k")
#> qa_pop_key_from_each([{1: "i", True: "b"}], 1)

### qa_values_reversed_join
def qa_values_reversed_join(d):
    left = "".join(map(str, d.values()))
    right = "".join(map(str, reversed(d.values())))
    return left == right[::-1], left + "|" + right

#> qa_values_reversed_join({"a": 1, "b": 2})
#> qa_values_reversed_join({"a": 12, "b": 3})
#> qa_values_reversed_join({})
#> qa_values_reversed_join({"x": "ab", "y": "cd"})
#> qa_values_reversed_join({"n": None})

### qa_int_key_bump
def qa_int_key_bump(d):
    for k in sorted(d, reverse=True):
        d[k + 1] = d.pop(k)
    return d

#> qa_int_key_bump({1: "a", 2: "b", 5: "c"})
#> qa_int_key_bump({})
#> qa_int_key_bump({0: "z"})
#> qa_int_key_bump({3: "x", 1: "y", 2: "z"})
#> qa_int_key_bump({-1: "n", 0.5: "h"})

### qa_int_key_bump_wrong
def qa_int_key_bump_wrong(d):
    for k in sorted(d):
        d[k + 1] = d.pop(k)
    d["n"] = len(d)
    return d

#> qa_int_key_bump_wrong({1: "a", 2: "b", 5: "c"})
#> qa_int_key_bump_wrong({})
#> qa_int_key_bump_wrong({10: "x"})
#> qa_int_key_bump_wrong({0: "p", 1: "q", 2: "r", 3: "s"})
#> qa_int_key_bump_wrong({4: "m", 2: "n"})

### qa_sorted_dict_bool_keys
def qa_sorted_dict_bool_keys(words):
    d = {True: [], False: []}
    for w in words:
        d[w == w[::-1]].append(w)
    return sorted(d), d[0], d[1]

#> qa_sorted_dict_bool_keys(["level", "book", "noon"])
#> qa_sorted_dict_bool_keys([])
#> qa_sorted_dict_bool_keys(["", "ab"])
#> qa_sorted_dict_bool_keys([[1, 2, 1], [1, 2]])
#> qa_sorted_dict_bool_keys(["Aa", "x"])

### qa_memo_side_effect
def qa_memo_side_effect(xs, memo={}):
    memo = dict(memo)
    out = []
    for x in xs:
        out.append(memo.setdefault(x, len(memo)) * 2)
        memo[x] += 1
    return out, memo

#> qa_memo_side_effect(["p", "q", "p", "p"])
#> qa_memo_side_effect([])
#> qa_memo_side_effect([1, True], {1: 10})
#> qa_memo_side_effect("zzz", {"y": 0})
#> qa_memo_side_effect([None], {None: -1})

### qa_dict_in_fstring
def qa_dict_in_fstring(d, k):
    return f"{k}:{d.get(k, '-'):>4}|{len(d):02}|{'y' if k in d else 'n'}|{max(d, default='~')!r}"

#> qa_dict_in_fstring({"a": 5, "b": 12}, "a")
#> qa_dict_in_fstring({}, "q")
#> qa_dict_in_fstring({"x": "str"}, "x")
#> qa_dict_in_fstring({1: 1.5, 2: 2}, 1)
#> qa_dict_in_fstring({"z": True}, "Z")

### qa_zip_keys_of_two
def qa_zip_keys_of_two(a, b):
    c = dict(zip(a, b))
    d = dict(zip(b, a))
    return c | d, {**d, **c} == c | d

#> qa_zip_keys_of_two({"x": 1, "y": 2}, {"p": 3, "q": 4})
#> qa_zip_keys_of_two({}, {"k": 0})
#> qa_zip_keys_of_two({"x": 1, "y": 2}, {"y": 0, "x": 0})
#> qa_zip_keys_of_two("ab", "ba")
#> qa_zip_keys_of_two([1, 2, 3], [2, 3])

### qa_split_by_first_seen
def qa_split_by_first_seen(s):
    first, again = {}, {}
    for i, c in enumerate(s):
        (again if c in first else first).setdefault(c, i)
    return first, again

#> qa_split_by_first_seen("abacab")
#> qa_split_by_first_seen("")
#> qa_split_by_first_seen("xyz")
#> qa_split_by_first_seen("!!")
#> qa_split_by_first_seen([3, 1, 3])

### qa_exec_order_in_literal
def qa_exec_order_in_literal(start):
    log = []

    def note(x):
        log.append(x)
        return x

    d = {note(start): note(start + 1), note(start): note(start + 2), note(start - 1): note(start)}
    return d, log

#> qa_exec_order_in_literal(5)
#> qa_exec_order_in_literal(0)
#> qa_exec_order_in_literal(-1)
#> qa_exec_order_in_literal(2.5)
#> qa_exec_order_in_literal(True)

