### splice_reverse_inner
def splice_reverse_inner(a):
    a[1:-1] = a[-2:0:-1]
    a.append(len(a))
    return a

#> splice_reverse_inner([1, 2, 3, 4, 5])
#> splice_reverse_inner([])
#> splice_reverse_inner(["l", "r"])
#> splice_reverse_inner([9])
#> splice_reverse_inner([None, True, "mid", -4])

### countdown_consume
def countdown_consume(queue, budget):
    done = 0
    while queue and budget >= queue[0]:
        budget -= queue.pop(0)
        done += 1
    return done, budget, queue

#> countdown_consume([3, 4, 5], 8)
#> countdown_consume([], 10)
#> countdown_consume([20, 1], 5)
#> countdown_consume([0, 0, 2], 2)
#> countdown_consume([-3, 4], 0)

### hex_pairs_total
def hex_pairs_total(codes):
    return sum(int(c, 16) for c in codes), hex(max((int(c, 16) for c in codes), default=0))

#> hex_pairs_total(["ff", "10", "a"])
#> hex_pairs_total([])
#> hex_pairs_total(["DEAD", "beef"])
#> hex_pairs_total(["-1", "0x2"])
#> hex_pairs_total(["g0"])

### extend_self_trim
def extend_self_trim(xs, n):
    xs.extend(xs[:n])
    del xs[n:n + 2]
    return xs

#> extend_self_trim([1, 2, 3], 2)
#> extend_self_trim([], 3)
#> extend_self_trim(["q"], 1)
#> extend_self_trim([5, 6, 7, 8], -1)
#> extend_self_trim([0, 0, 4], 0)

### sum_start_list_of_lists
def sum_start_list_of_lists(chunks, head):
    joined = sum(chunks, head)
    head.append("end")
    return joined

#> sum_start_list_of_lists([[1], [2, 3]], [0])
#> sum_start_list_of_lists([], ["only"])
#> sum_start_list_of_lists([[]], [])
#> sum_start_list_of_lists([["a"], ["b"]], [None, None])
#> sum_start_list_of_lists([(1, 2)], [3])

### delete_keys_by_value_copy
def delete_keys_by_value_copy(d, bad):
    for k in list(d):
        if d[k] in bad:
            del d[k]
    return list(d.items())

#> delete_keys_by_value_copy({"a": 3, "b": 4, "c": 3}, [3])
#> delete_keys_by_value_copy({}, [1])
#> delete_keys_by_value_copy({"n": None, "m": 0}, (None, ""))
#> delete_keys_by_value_copy({1: "x", 2: "xy", 3: "z"}, "xyz")
#> delete_keys_by_value_copy({"t": True}, [])

### tuple_to_nested_unpack
def tuple_to_nested_unpack(rec):
    a, (b, *c), d = rec
    return [d, c, b, a]

#> tuple_to_nested_unpack((1, (2, 3, 4), 5))
#> tuple_to_nested_unpack(["x", "yz", "w"])
#> tuple_to_nested_unpack((0, [9], None))
#> tuple_to_nested_unpack((1, (), 2))
#> tuple_to_nested_unpack(({}, ({}, []), ()))

### symmetric_guest_diff
def symmetric_guest_diff(invited, came):
    missing = set(invited) - set(came)
    crashers = set(came) - set(invited)
    return {"missing": sorted(missing), "crashers": sorted(crashers), "n": len(missing ^ crashers)}

#> symmetric_guest_diff(["Ria", "Sam", "Tom"], ["Tom", "Uma"])
#> symmetric_guest_diff([], [])
#> symmetric_guest_diff(["V"], ["V", "V"])
#> symmetric_guest_diff([], ["zed", "abe"])
#> symmetric_guest_diff((3, 1, 2), {2, 9})

### sort_words_len_then_rev
def sort_words_len_then_rev(words):
    words.sort(reverse=True)
    words.sort(key=len)
    return words[::2] + words[1::2]

#> sort_words_len_then_rev(["fig", "kiwi", "pea", "apple", "yam"])
#> sort_words_len_then_rev([])
#> sort_words_len_then_rev(["", "b", "a", ""])
#> sort_words_len_then_rev(["Éclair", "eclair"])
#> sort_words_len_then_rev(["cc", "bbb", "a", "dd"])

### count_then_pop_common
def count_then_pop_common(tally, words):
    for w in words:
        tally[w] = tally.get(w, 0) + 1
    best = max(tally, key=tally.get)
    return best, tally.pop(best), tally

#> count_then_pop_common({}, ["hi", "yo", "hi"])
#> count_then_pop_common({"hi": 5}, [])
#> count_then_pop_common({"a": -2, "b": -1}, ["a"])
#> count_then_pop_common({}, [])
#> count_then_pop_common({"z": 1}, list("zebra"))

### all_or_first_bad
def all_or_first_bad(xs, lo, hi):
    if all(lo <= x < hi for x in xs):
        return True
    return next(x for x in xs if not lo <= x < hi)

#> all_or_first_bad([3, 5, 9], 0, 10)
#> all_or_first_bad([3, 15, -1], 0, 10)
#> all_or_first_bad([], 5, 1)
#> all_or_first_bad([10], 0, 10)
#> all_or_first_bad(["m", "z"], "a", "p")

### gray_codes_upto
def gray_codes_upto(n):
    return [bin(i ^ i >> 1)[2:] for i in range(n)]

#> gray_codes_upto(4)
#> gray_codes_upto(0)
#> gray_codes_upto(1)
#> gray_codes_upto(9)
#> gray_codes_upto(-5)

### nested_list_alias_append
def nested_list_alias_append(inner, times):
    outer = [inner for _ in range(times)]
    outer[-1].append(times)
    outer.append(inner[:])
    outer[0].append("!")
    return outer

#> nested_list_alias_append([1], 2)
#> nested_list_alias_append([], 1)
#> nested_list_alias_append(["deep", []], 3)
#> nested_list_alias_append([0], 0)
#> nested_list_alias_append([None, None], 1)

### shift_schedule_wrap
def shift_schedule_wrap(names, days):
    return [(d, names[d % len(names)], names[-d % len(names)]) for d in range(days)]

#> shift_schedule_wrap(["Al", "Bea", "Cid"], 4)
#> shift_schedule_wrap(["Solo"], 2)
#> shift_schedule_wrap([], 1)
#> shift_schedule_wrap([], 0)
#> shift_schedule_wrap(["x", "y"], 5)

### cost_through_tier_sizes
def cost_through_tier_sizes(qty, tiers):
    cost = 0
    for size, unit in tiers:
        used = min(qty, size)
        cost += used * unit
        qty -= used
    return cost, qty

#> cost_through_tier_sizes(25, [(10, 5), (10, 4), (10, 3)])
#> cost_through_tier_sizes(0, [(10, 5)])
#> cost_through_tier_sizes(7, [])
#> cost_through_tier_sizes(100, [(50, 1), (20, 2)])
#> cost_through_tier_sizes(3, [(1, 100), (1, 10), (1, 1), (1, 0)])

### remove_then_count_reverse
def remove_then_count_reverse(vals, x, y):
    vals.remove(x)
    vals.reverse()
    vals.insert(vals.count(y), y)
    return vals

#> remove_then_count_reverse([4, 6, 4, 8], 4, 4)
#> remove_then_count_reverse([1, 2], 2, 3)
#> remove_then_count_reverse([], 1, 1)
#> remove_then_count_reverse(["k", "j", "k", "k"], "j", "k")
#> remove_then_count_reverse([0, False, 0.0, 5], False, 0)

### dict_of_index_lists
def dict_of_index_lists(letters):
    spots = {c: [] for c in letters}
    for i, c in enumerate(letters, start=-len(letters)):
        spots[c].append(i)
    return spots

#> dict_of_index_lists("noon")
#> dict_of_index_lists([])
#> dict_of_index_lists([7, 7, 3])
#> dict_of_index_lists(("a", None, "a", None))
#> dict_of_index_lists("Q")

### knights_reach
def knights_reach(col, row, size):
    """Squares a knight can jump to on a size x size board."""
    moves = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
    return sorted((col + a, row + b) for a, b in moves if 0 <= col + a < size and 0 <= row + b < size)

#> knights_reach(0, 0, 8)
#> knights_reach(3, 3, 5)
#> knights_reach(1, 1, 3)
#> knights_reach(7, 4, 8)
#> knights_reach(0, 1, 2)

### pop_default_sum
def pop_default_sum(bag, keys):
    total = 0
    for k in keys:
        total += bag.pop(k, -1)
    return total if bag else -total

#> pop_default_sum({"x": 10, "y": 20}, ["x", "x"])
#> pop_default_sum({}, ["a"])
#> pop_default_sum({"p": 4}, "p")
#> pop_default_sum({"m": 0.5, "n": 2}, [])
#> pop_default_sum({1: 7, 2: 8, 3: 9}, [1, True, 3])

### min_pair_gap
def min_pair_gap(nums):
    nums = sorted(nums)
    return min(((b - a, a, b) for a, b in zip(nums, nums[1:])), default=None)

#> min_pair_gap([30, 5, 20, 9])
#> min_pair_gap([])
#> min_pair_gap([4])
#> min_pair_gap([-8, 100, -8])
#> min_pair_gap([1, 3, 5, 7])

### counts_as_histogram_rows
def counts_as_histogram_rows(votes):
    freq = {}
    for v in votes:
        freq[v] = freq.get(v, "") + "#"
    return [f"{k}:{freq[k]}" for k in sorted(freq, key=lambda k: (-len(freq[k]), k))]

#> counts_as_histogram_rows(["tea", "mate", "tea", "cola"])
#> counts_as_histogram_rows([])
#> counts_as_histogram_rows([3, 1, 3, 1, 2])
#> counts_as_histogram_rows(["ÿ", "y"])
#> counts_as_histogram_rows([True, 1, 0])

### fib_until_reaches
def fib_until_reaches(seed_pair, limit):
    a, b = seed_pair
    seq = [a]
    while b <= limit and len(seq) < 10:
        seq.append(b)
        a, b = b, a + b
    return seq

#> fib_until_reaches((0, 1), 20)
#> fib_until_reaches((2, 1), 0)
#> fib_until_reaches([-3, 5], 30)
#> fib_until_reaches((0, 0), 1)
#> fib_until_reaches((10, 7), 7)

### set_grow_and_shrink
def set_grow_and_shrink(nums):
    odd_times = set()
    for n in nums:
        if n in odd_times:
            odd_times.remove(n)
        else:
            odd_times.add(n)
    return sorted(odd_times, reverse=True)

#> set_grow_and_shrink([4, 7, 4, 9, 7, 7])
#> set_grow_and_shrink([])
#> set_grow_and_shrink([1, True])
#> set_grow_and_shrink([-2, 5, -2, 5, 0])
#> set_grow_and_shrink([10 ** 6, 3, 10 ** 6, 8])

### parity_bit_append
def parity_bit_append(words, even=True):
    return [w << 1 | (bin(w).count("1") + (not even)) % 2 for w in words]

#> parity_bit_append([5, 7, 8])
#> parity_bit_append([5, 7, 8], even=False)
#> parity_bit_append([])
#> parity_bit_append([0], False)
#> parity_bit_append([255, 1, 128, 6])

### grade_curve_lookup
CUTS = [(90, "A"), (75, "B"), (60, "C")]

def grade_curve_lookup(scores, bonus):
    out = {}
    for who, pts in scores.items():
        out[who] = next((g for cut, g in CUTS if pts + bonus >= cut), "F")
    return out

#> grade_curve_lookup({"mia": 88, "leo": 59}, 2)
#> grade_curve_lookup({}, 10)
#> grade_curve_lookup({"x": 100, "y": 74.9, "z": 60}, 0)
#> grade_curve_lookup({"neg": -5}, 100)
#> grade_curve_lookup({"a": 60, "b": 75}, -1)

### reversed_range_pop
def reversed_range_pop(xs, step):
    for i in reversed(range(0, len(xs), step)):
        xs.append(xs.pop(i))
    return xs

#> reversed_range_pop([1, 2, 3, 4, 5], 2)
#> reversed_range_pop([], 1)
#> reversed_range_pop(["a", "b", "c"], 1)
#> reversed_range_pop([7, 8], 5)
#> reversed_range_pop([1, 2], -1)

### total_until_sentinel
def total_until_sentinel(stream, stop):
    acc = []
    for v in iter(stream.pop, stop):
        acc.append(v)
    return sum(acc), stream

#> total_until_sentinel([5, 0, 7, 2], 0)
#> total_until_sentinel([1, 2, 3], 3)
#> total_until_sentinel([], -1)
#> total_until_sentinel([-1, 10, -10, 4], -1)
#> total_until_sentinel([True, 8, 8], 1)

### diag_products
def diag_products(m):
    main = anti = 1
    n = len(m)
    for i in range(n):
        main *= m[i][i]
        anti *= m[i][~i]
    return main, anti, main == anti

#> diag_products([[1, 2], [3, 4]])
#> diag_products([])
#> diag_products([[-6]])
#> diag_products([[2, 9, 3], [9, 5, 9], [1, 9, 4]])
#> diag_products([[0, 1, 1], [1, 1]])

### clamp_list_in_place
def clamp_list_in_place(vals, lo, hi):
    changed = []
    for i, v in enumerate(vals):
        vals[i] = sorted((lo, v, hi))[1]
        if vals[i] != v:
            changed.append(i)
    return vals, changed

#> clamp_list_in_place([5, -3, 12, 7], 0, 10)
#> clamp_list_in_place([], 1, 2)
#> clamp_list_in_place([2, 2, 2], 2, 2)
#> clamp_list_in_place([1.5, 99], 2, 3)
#> clamp_list_in_place([4, 6], 9, 1)

### snapshot_then_bump
def snapshot_then_bump(conf, key):
    snap = conf.copy()
    conf[key] = conf.get(key, 0) + 1
    snap[key].append(conf[key]) if isinstance(snap.get(key), list) else snap.pop(key, None)
    return conf, snap

#> snapshot_then_bump({"n": 4, "m": 1}, "n")
#> snapshot_then_bump({}, "hits")
#> snapshot_then_bump({"l": [1]}, "l")
#> snapshot_then_bump({"a": {"b": 1}, "z": -1}, "z")
#> snapshot_then_bump({5: True}, 5)
