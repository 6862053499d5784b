### shove_left_right
def shove_left_right(xs, x):
    xs.insert(0, x)
    xs.insert(-2, xs[-1])
    xs.remove(x)
    xs.append(x)
    return xs

#> shove_left_right([1, 2, 3], 9)
#> shove_left_right([], 4)
#> shove_left_right(["a"], "a")
#> shove_left_right([5, 6, 5], 5)
#> shove_left_right([None, False], 0)

### dict_eats_list
def dict_eats_list(d, xs):
    while xs:
        k = xs.pop()
        if k in d:
            xs.extend(d.pop(k))
        else:
            d[k] = []
    return d

#> dict_eats_list({"a": ["b", "c"]}, ["a"])
#> dict_eats_list({}, [])
#> dict_eats_list({1: [2], 2: []}, [2, 1])
#> dict_eats_list({}, ["x", "x", "x"])
#> dict_eats_list({"k": ["k"], "m": [0]}, ["m", "k"])

### min_index_then_split
def min_index_then_split(xs):
    if len(xs) < 2:
        return xs
    i = xs.index(min(xs))
    left, right = xs[:i], xs[i + 1:]
    return right + [xs[i]] * len(left) + left

#> min_index_then_split([4, 1, 7, 9])
#> min_index_then_split([])
#> min_index_then_split([3])
#> min_index_then_split([0, 5, 5])
#> min_index_then_split(["c", "b", "a"])

### tuple_collapse_at_first
def tuple_collapse_at_first(t, x):
    n = t.count(x)
    where = t.index(x) if n else len(t)
    return t[:where] + (n,) + t[where + n:]

#> tuple_collapse_at_first((4, 7, 7, 2), 7)
#> tuple_collapse_at_first((), 1)
#> tuple_collapse_at_first(("a", "b", "a", "c"), "a")
#> tuple_collapse_at_first((1, 2, 3), 9)
#> tuple_collapse_at_first((True, 1, 0), 1)

### spread_counts_back
def spread_counts_back(counts):
    flat = []
    for k, n in counts.items():
        flat[n:n] = [k] * n
    return flat

#> spread_counts_back({"a": 2, "b": 1})
#> spread_counts_back({})
#> spread_counts_back({"x": 0, "y": 3, "z": 2})
#> spread_counts_back({1: 1, 2: 2, 3: 1})
#> spread_counts_back({"neg": -1, "pos": 2})

### halves_as_dict
def halves_as_dict(xs):
    n = len(xs) // 2
    d = dict(zip(xs[:n], xs[n:]))
    d[None] = xs[2 * n:]
    return d

#> halves_as_dict([1, 2, 3, 4, 5])
#> halves_as_dict([])
#> halves_as_dict(["k", "k", "v1", "v2"])
#> halves_as_dict("abcdef")
#> halves_as_dict([[1], 2])

### max_key_tuple_neg
def max_key_tuple_neg(words):
    longest = max(words, key=lambda w: (len(w), w), default="")
    shortest = min(words, key=lambda w: (len(w), w), default="")
    return [w for w in words if w not in (longest, shortest)]

#> max_key_tuple_neg(["hi", "hey", "yo", "sup"])
#> max_key_tuple_neg([])
#> max_key_tuple_neg(["only"])
#> max_key_tuple_neg(["a", "a", "b", "cc", "cc"])
#> max_key_tuple_neg(["Ω", "aa", "zz", ""])

### update_self_while_listing
def update_self_while_listing(d):
    for k, v in list(d.items()):
        d[v] = k
        if k in d and d[k] == d[v]:
            del d[k]
    return d

#> update_self_while_listing({"a": "b"})
#> update_self_while_listing({})
#> update_self_while_listing({1: 1, 2: 3})
#> update_self_while_listing({"x": "y", "y": "z"})
#> update_self_while_listing({0: False, 5: 0})

### add_sub_index_value
def add_sub_index_value(xs):
    up = [x + i for i, x in enumerate(xs)]
    down = [x - i for i, x in enumerate(xs)]
    both = [v for v in up if v in down]
    return both, max(up + down, default=None)

#> add_sub_index_value([5, 3, 4, 0])
#> add_sub_index_value([])
#> add_sub_index_value([10])
#> add_sub_index_value([2, 2, 2, 2])
#> add_sub_index_value([-1, -2, 7])

### sort_reverse_pop_mid
def sort_reverse_pop_mid(xs, ys):
    xs.extend(ys)
    xs.sort(reverse=True)
    mid = xs.pop(len(xs) // 2)
    ys.clear()
    return mid, xs, ys

#> sort_reverse_pop_mid([3, 1], [2, 5])
#> sort_reverse_pop_mid([], [7])
#> sort_reverse_pop_mid(["b"], ["a", "c"])
#> sort_reverse_pop_mid([], [])
#> sort_reverse_pop_mid([0, 0], [0, -1, 1])

### first_last_swap_dict
def first_last_swap_dict(d):
    if len(d) < 2:
        return d
    first, *mid, last = d
    d[first], d[last] = d[last], d[first]
    return {k: d[k] for k in [last, *mid, first]}

#> first_last_swap_dict({"a": 1, "b": 2, "c": 3})
#> first_last_swap_dict({})
#> first_last_swap_dict({"x": 0})
#> first_last_swap_dict({1: "p", 2: "q"})
#> first_last_swap_dict({"k": [], "l": None, "m": (), "n": {}})

### index_pairs_equal_mod
def index_pairs_equal_mod(xs, m):
    return [(i, j) for j in range(len(xs)) for i in range(j) if (xs[i] - xs[j]) % m == 0]

#> index_pairs_equal_mod([1, 4, 7, 2], 3)
#> index_pairs_equal_mod([], 2)
#> index_pairs_equal_mod([5], 5)
#> index_pairs_equal_mod([-1, 9, 0], 10)
#> index_pairs_equal_mod([2, 2, 3], 1)

### boolean_arith_list
def boolean_arith_list(xs, lo):
    return [x * (x > lo) - (x < lo) for x in xs], sum(x == lo for x in xs)

#> boolean_arith_list([3, 5, 7], 5)
#> boolean_arith_list([], 0)
#> boolean_arith_list([-2, 0, 2], 0)
#> boolean_arith_list([1.5, 1], 1)
#> boolean_arith_list([10, 10], 10)

### compare_lists_lexi
def compare_lists_lexi(rows):
    smallest = min(rows)
    biggest = max(rows)
    return smallest, biggest, rows.index(biggest) - rows.index(smallest)

#> compare_lists_lexi([[2, 1], [1, 9, 9], [2]])
#> compare_lists_lexi([[0]])
#> compare_lists_lexi([[1, 2], [1, 2, 0], []])
#> compare_lists_lexi([(3, "b"), (3, "a")])
#> compare_lists_lexi([])

### prefix_supported_words
def prefix_supported_words(words):
    size = -1
    while size != len(words):
        size = len(words)
        words = [w for w in words if w[:-1] in words or len(w) == 1]
    return words

#> prefix_supported_words(["a", "ap", "app", "b", "bat"])
#> prefix_supported_words([])
#> prefix_supported_words(["xy"])
#> prefix_supported_words(["z", "zz", "zzz", "zzzzz"])
#> prefix_supported_words(["no", "not", "note", "n"])

### filter_none_and_count
def filter_none_and_count(xs):
    truthy = list(filter(None, xs))
    present = [x for x in xs if x is not None]
    return truthy, len(present) - len(truthy)

#> filter_none_and_count([0, 1, None, "", "x", []])
#> filter_none_and_count([])
#> filter_none_and_count([None, None])
#> filter_none_and_count([False, True, 0.0])
#> filter_none_and_count([[None], {}, "0"])

### dict_get_call_eager
def dict_get_call_eager(d, k, log):
    def fallback():
        log.append(k)
        return len(log)
    a = d.get(k, fallback())
    b = d[k] if k in d else fallback()
    return a, b, log

#> dict_get_call_eager({"x": 0}, "x", [])
#> dict_get_call_eager({}, "y", [])
#> dict_get_call_eager({"z": None}, "z", ["old"])
#> dict_get_call_eager({1: "one"}, 2, [9, 9])
#> dict_get_call_eager({1: "one"}, True, [])

### generator_exhausted
def generator_exhausted(xs, stop):
    gen = (x for x in xs)
    found = stop in gen
    return found, list(gen), sum(gen)

#> generator_exhausted([1, 5, 3, 4], 5)
#> generator_exhausted([], 0)
#> generator_exhausted([2, 2, 2], 2)
#> generator_exhausted([7, 8], 9)
#> generator_exhausted([0, 1, 10], True)

### default_list_keeps
def default_list_keeps(rounds):
    def push(x, box=[]):
        box.append(x)
        return box
    results = [push(r) if r else push(r, []) for r in rounds]
    return results, len(push(None))

#> default_list_keeps([1, 0, 2])
#> default_list_keeps([])
#> default_list_keeps([0, 0])
#> default_list_keeps(["a", "", "b", None])
#> default_list_keeps([True])

### try_finally_return_list
def try_finally_return_list(xs, i):
    try:
        return xs[i]
    except IndexError:
        xs.append("miss")
        return xs[-1]
    finally:
        xs.append(i)
        if len(xs) > 4:
            return xs

#> try_finally_return_list([7, 8], 0)
#> try_finally_return_list([], 3)
#> try_finally_return_list([1, 2, 3, 4], 1)
#> try_finally_return_list([1, 2, 3], 9)
#> try_finally_return_list([5], -1)

### equal_sets_of_multisets
def equal_sets_of_multisets(a, b):
    return set(a) == set(b), sorted(a) == sorted(b), a == b, a == b[::-1]

#> equal_sets_of_multisets([1, 2, 2], [2, 1, 2])
#> equal_sets_of_multisets([], [])
#> equal_sets_of_multisets([1, 2], [2, 1, 1])
#> equal_sets_of_multisets("abc", "cba")
#> equal_sets_of_multisets([1, 0], [True, False])

### subset_chain_lengths
def subset_chain_lengths(sets):
    sets = sorted((set(s) for s in sets), key=len)
    return [len(b - a) if a <= b else -1 for a, b in zip(sets, sets[1:])]

#> subset_chain_lengths([[1, 2], [1], [1, 2, 3, 4]])
#> subset_chain_lengths([])
#> subset_chain_lengths([[5], [6]])
#> subset_chain_lengths(["ab", "a", "abb"])
#> subset_chain_lengths([[], [9, 8], [8]])

### pop_last_then_lookup
def pop_last_then_lookup(d):
    chain = []
    while d:
        k, v = d.popitem()
        chain.append(k)
        if v in d:
            chain.append(d.pop(v))
    return chain

#> pop_last_then_lookup({"a": "b", "b": "c", "c": "a"})
#> pop_last_then_lookup({})
#> pop_last_then_lookup({1: 1, 2: 1})
#> pop_last_then_lookup({"x": None, "y": "x"})
#> pop_last_then_lookup({5: 6, 6: 7, 7: 5, 8: 6})

### compare_chain_filter
def compare_chain_filter(rows, lo, hi):
    return [r for r in rows if lo < min(r) <= max(r) < hi] if rows else lo < hi

#> compare_chain_filter([[1, 5], [2, 9], [3, 3]], 0, 6)
#> compare_chain_filter([], 1, 2)
#> compare_chain_filter([], 2, 1)
#> compare_chain_filter([[-1, 1]], -1, 5)
#> compare_chain_filter(["bd", "az"], "a", "m")

### sum_pairs_skipping
def sum_pairs_skipping(xs, skip):
    total, i = 0, 0
    while i < len(xs):
        if xs[i] == skip:
            i += 2
            continue
        total += xs[i] * (i + 1)
        i += 1
    return total

#> sum_pairs_skipping([3, 0, 5, 2], 0)
#> sum_pairs_skipping([], 1)
#> sum_pairs_skipping([4, 4, 4], 4)
#> sum_pairs_skipping([1, 2, 3], 9)
#> sum_pairs_skipping([-2, 7, 10, -1, 6], -1)

### alias_in_dict_and_list
def alias_in_dict_and_list(n):
    row = [n]
    d = {"r": row, "c": row[:]}
    box = [row, d["c"], d]
    box[0].append(1)
    d["c"] += [2]
    row = row + [3]
    return box[:2], d, row

#> alias_in_dict_and_list(0)
#> alias_in_dict_and_list("k")
#> alias_in_dict_and_list(None)
#> alias_in_dict_and_list([5])
#> alias_in_dict_and_list(-7)

### digits_alternate_join
def digits_alternate_join(a, b):
    sa, sb = str(a), str(b)
    n = max(len(sa), len(sb))
    return int("".join(x + y for x, y in zip(sa.zfill(n), sb.zfill(n))))

#> digits_alternate_join(123, 45)
#> digits_alternate_join(0, 0)
#> digits_alternate_join(7, 9000)
#> digits_alternate_join(11, 22)
#> digits_alternate_join(5, -3)

### repeated_halving_positions
def repeated_halving_positions(xs):
    out = []
    lo, hi = 0, len(xs)
    while hi - lo > 0:
        mid = (lo + hi) // 2
        out.append(xs[mid])
        if len(out) % 2:
            hi = mid
        else:
            lo = mid + 1
    return out

#> repeated_halving_positions([10, 20, 30, 40, 50, 60, 70])
#> repeated_halving_positions([])
#> repeated_halving_positions(["a"])
#> repeated_halving_positions([1, 2])
#> repeated_halving_positions(list(range(12)))

### keys_longer_than_values
def keys_longer_than_values(d):
    out = {k: v for k, v in d.items() if len(k) > len(v)}
    out.setdefault("", []).extend(sorted(d.keys() - out.keys()))
    return out

#> keys_longer_than_values({"abc": "x", "a": "xyz"})
#> keys_longer_than_values({})
#> keys_longer_than_values({"long": [], "q": [1], "rr": [1, 2]})
#> keys_longer_than_values({"": "", "z": ()})
#> keys_longer_than_values({"no": None})
