### append_len_until
def append_len_until(xs, stop):
    while sum(xs) < stop:
        xs.append(len(xs) + xs[-1])
    return xs

#> append_len_until([1, 1], 20)
#> append_len_until([5], 5)
#> append_len_until([0, 0, 0], 10)
#> append_len_until([-4, 2], 3)
#> append_len_until([], 1)

### replace_tail_with_head
def replace_tail_with_head(xs, n):
    head, xs[-n:] = xs[:n], xs[:n]
    return head + xs

#> replace_tail_with_head([1, 2, 3, 4], 2)
#> replace_tail_with_head(["a", "b", "c"], 1)
#> replace_tail_with_head([7, 8, 9], 0)
#> replace_tail_with_head([], 3)
#> replace_tail_with_head([1, 2], 5)

### pop_index_of_max
def pop_index_of_max(xs):
    picked = ""
    while xs:
        top = max(xs)
        at = xs.index(top)
        xs.pop(at)
        picked += str(at)
    return picked

#> pop_index_of_max([3, 9, 4])
#> pop_index_of_max([])
#> pop_index_of_max([1, 1, 1])
#> pop_index_of_max(["x", "y", "w", "z"])
#> pop_index_of_max([-1, -5, 0, 2.5])

### interleave_reverse_self
def interleave_reverse_self(xs):
    ys = xs[::-1]
    for i, y in enumerate(ys):
        xs.insert(2 * i + 1, y)
    return xs

#> interleave_reverse_self([1, 2, 3])
#> interleave_reverse_self([])
#> interleave_reverse_self(["k"])
#> interleave_reverse_self(["a", "b"])
#> interleave_reverse_self([None, 0, 1, 2])

### count_then_truncate
def count_then_truncate(xs, v):
    n = xs.count(v)
    xs[n:] = xs[n:][:n]
    return xs, xs.count(v)

#> count_then_truncate([2, 1, 2, 1, 2, 1], 2)
#> count_then_truncate([], 1)
#> count_then_truncate(["x", "y", "z"], "z")
#> count_then_truncate([0, 0, 0], 0)
#> count_then_truncate([5, 6], 7)

### sort_reverse_index
def sort_reverse_index(names, who):
    names.sort(reverse=True)
    down = names.index(who)
    names.reverse()
    up = names.index(who)
    return down, up, names[min(down, up):max(down, up) + 1]

#> sort_reverse_index(["mo", "al", "zed", "kit"], "zed")
#> sort_reverse_index(["b", "a", "b"], "b")
#> sort_reverse_index(["one"], "one")
#> sort_reverse_index([3, 1, 2, 5, 4], 3)
#> sort_reverse_index([], "x")

### extend_with_index_list
def extend_with_index_list(xs):
    xs.extend([xs.index(x) for x in xs])
    return xs

#> extend_with_index_list(["a", "b", "a"])
#> extend_with_index_list([])
#> extend_with_index_list([2, 0, 1])
#> extend_with_index_list([7, 7, 7])
#> extend_with_index_list([None, "None"])

### remove_evens_by_filterfalse
from itertools import filterfalse

def remove_evens_by_filterfalse(xs):
    odd = list(filterfalse(lambda v: not v % 2, xs))
    for o in odd:
        xs.remove(o)
    return odd, xs

#> remove_evens_by_filterfalse([1, 2, 3, 4, 1])
#> remove_evens_by_filterfalse([])
#> remove_evens_by_filterfalse([8])
#> remove_evens_by_filterfalse([-1, -2, -3])
#> remove_evens_by_filterfalse([0.5, 2])

### triangular_slices
def triangular_slices(seq):
    out, size = [], 1
    while seq:
        out.append(seq[:size])
        seq = seq[size:]
        size += 1
    return out

#> triangular_slices([1, 2, 3, 4, 5, 6, 7])
#> triangular_slices("triangles")
#> triangular_slices([])
#> triangular_slices((0,))
#> triangular_slices([None, False, True])

### move_first_match_last
def move_first_match_last(xs, prefix):
    for x in xs:
        if x.startswith(prefix):
            xs.remove(x)
            xs.append(x.upper())
            break
    return xs

#> move_first_match_last(["tmp1", "log", "tmp2"], "tmp")
#> move_first_match_last(["a", "b"], "z")
#> move_first_match_last([], "q")
#> move_first_match_last(["x", "y"], "")
#> move_first_match_last(["ñu", "ñandú", "n"], "ñ")

### alternate_signs_inplace
def alternate_signs_inplace(xs):
    for i in range(1, len(xs), 2):
        xs[i] = -xs[i]
    xs.append(sum(xs))
    xs[0] -= 1
    return xs

#> alternate_signs_inplace([1, 2, 3, 4])
#> alternate_signs_inplace([])
#> alternate_signs_inplace([10])
#> alternate_signs_inplace([0, -3])
#> alternate_signs_inplace([1.5, 2.5, 1.0])

### bisecting_insert_halves
def bisecting_insert_halves(n):
    xs = [0, n]
    i = 0
    while i < len(xs) - 1:
        a, b = xs[i], xs[i + 1]
        if b - a > 2:
            xs.insert(i + 1, (a + b) // 2)
        else:
            i += 1
    return xs

#> bisecting_insert_halves(10)
#> bisecting_insert_halves(2)
#> bisecting_insert_halves(0)
#> bisecting_insert_halves(-5)
#> bisecting_insert_halves(17)

### zero_sum_pop
def zero_sum_pop(xs):
    result = []
    for x in xs:
        if result and result[-1] + x == 0:
            result.pop()
        else:
            result.append(x)
    return result

#> zero_sum_pop([1, -1, 2, 3, -3, -2, 5])
#> zero_sum_pop([])
#> zero_sum_pop([0, 0, 0])
#> zero_sum_pop([4, 4, -4])
#> zero_sum_pop([7, -6])

### merge_equal_2048
def merge_equal_2048(row):
    tiles = [t for t in row if t]
    out = []
    while tiles:
        t = tiles.pop(0)
        if tiles and tiles[0] == t:
            t += tiles.pop(0)
        out.append(t)
    return out + [0] * (len(row) - len(out))

#> merge_equal_2048([2, 2, 4, 0])
#> merge_equal_2048([2, 2, 2, 2])
#> merge_equal_2048([0, 0, 0, 8])
#> merge_equal_2048([])
#> merge_equal_2048([4, 2, 2, 4])

### copy_slice_then_del
def copy_slice_then_del(xs, a, b):
    cut = xs[a:b]
    del xs[b:], xs[:a]
    return cut == xs, cut, xs

#> copy_slice_then_del([1, 2, 3, 4, 5], 1, 4)
#> copy_slice_then_del([1, 2, 3, 4, 5], -2, 4)
#> copy_slice_then_del([1, 2, 3], 3, 1)
#> copy_slice_then_del([], 0, 0)
#> copy_slice_then_del(["x", "y", "z"], 0, -1)

### fold_list_ends
def fold_list_ends(xs):
    while len(xs) > 2:
        xs = [xs[i] + xs[-1 - i] for i in range(len(xs) // 2)]
    return xs

#> fold_list_ends([1, 2, 3, 4, 5, 6, 7, 8])
#> fold_list_ends([1, 2, 3])
#> fold_list_ends([])
#> fold_list_ends(["a", "b", "c", "d"])
#> fold_list_ends([0.5, 0.5])

### sort_then_index_original
def sort_then_index_original(xs):
    ranks = sorted(set(xs))
    xs[:] = [ranks.index(x) for x in xs]
    return xs, len(ranks)

#> sort_then_index_original([40, 10, 30, 10])
#> sort_then_index_original([])
#> sort_then_index_original(["pear", "fig", "fig"])
#> sort_then_index_original([-7])
#> sort_then_index_original([1, True, 0])

### list_in_list_self_count
def list_in_list_self_count(xs):
    box = [xs, list(xs), xs]
    xs.append("new")
    return [len(b) for b in box], box.count(xs)

#> list_in_list_self_count([1])
#> list_in_list_self_count([])
#> list_in_list_self_count(["new"])
#> list_in_list_self_count([[], []])
#> list_in_list_self_count(["a", "b", "c", "d"])

### cut_and_restack
def cut_and_restack(deck, cuts):
    for c in cuts:
        deck = deck[c:] + deck[:c][::-1]
    return deck

#> cut_and_restack([1, 2, 3, 4, 5], [2])
#> cut_and_restack([1, 2, 3, 4, 5], [1, 3])
#> cut_and_restack([], [4])
#> cut_and_restack(["A", "B", "C"], [])
#> cut_and_restack([1, 2, 3, 4], [-1, 10])

### any_duplicate_neighbors
def any_duplicate_neighbors(xs):
    return any(a == b for a, b in zip(xs, xs[1:])), len(xs) - len(set(xs))

#> any_duplicate_neighbors([1, 2, 2, 3])
#> any_duplicate_neighbors([1, 2, 1])
#> any_duplicate_neighbors([])
#> any_duplicate_neighbors("bookkeeper")
#> any_duplicate_neighbors([0, False])

### increasing_pops
def increasing_pops(xs):
    step = 1
    out = []
    while len(xs) >= step:
        out.append(xs.pop(step - 1))
        step += 1
    return out, xs

#> increasing_pops([1, 2, 3, 4, 5, 6, 7])
#> increasing_pops([])
#> increasing_pops(["a"])
#> increasing_pops(["a", "b", "c"])
#> increasing_pops([True, False, None, 4])

### letters_to_positions
def letters_to_positions(word, alphabet):
    spots = [alphabet.find(c) for c in word]
    while -1 in spots:
        spots[spots.index(-1)] = len(alphabet)
    spots.sort()
    return spots

#> letters_to_positions("cab", "abc")
#> letters_to_positions("zebra", "abcde")
#> letters_to_positions("", "abc")
#> letters_to_positions("AaB", "ab")
#> letters_to_positions("x-y", "xyz")

### mirror_append
def mirror_append(xs, odd):
    if odd:
        xs += xs[-2::-1]
    else:
        xs += xs[::-1]
    return xs == xs[::-1], xs

#> mirror_append([1, 2, 3], True)
#> mirror_append([1, 2, 3], False)
#> mirror_append([], True)
#> mirror_append(["a"], True)
#> mirror_append([0, 1], 0)

### split_at_sentinels
def split_at_sentinels(xs, sentinel):
    groups = [[]]
    for x in xs:
        if x == sentinel:
            groups.append([])
        else:
            groups[-1].append(x)
    return [g for g in groups if g]

#> split_at_sentinels([1, 2, 0, 3, 0, 0, 4], 0)
#> split_at_sentinels([], 1)
#> split_at_sentinels([",", ","], ",")
#> split_at_sentinels("to be or", " ")
#> split_at_sentinels([5, None, 6], None)

### sum_until_negative
def sum_until_negative(xs):
    total = 0
    for x in xs:
        if x < 0:
            break
        total += x
    rest = xs[xs.index(x) + 1:] if xs else []
    return total, rest

#> sum_until_negative([3, 4, -1, 5])
#> sum_until_negative([3, 4])
#> sum_until_negative([])
#> sum_until_negative([-2, 8, 8])
#> sum_until_negative([0, 0, -0.5])

### rows_pop_longest
def rows_pop_longest(rows, times):
    for _ in range(times):
        longest = max(rows, key=len)
        if not longest:
            break
        longest.pop()
    return rows

#> rows_pop_longest([[1], [2, 3], [4, 5, 6]], 3)
#> rows_pop_longest([[1, 1], [2, 2]], 2)
#> rows_pop_longest([[], []], 4)
#> rows_pop_longest([["a"]], 0)
#> rows_pop_longest([[9], [8]], 5)

### deal_into_buckets_mod
def deal_into_buckets_mod(nums, k):
    buckets = [[] for _ in range(k)]
    for n in nums:
        buckets[n % k].insert(0, n)
    return max(buckets, key=len), [len(b) for b in buckets]

#> deal_into_buckets_mod([1, 4, 7, 10, 3], 3)
#> deal_into_buckets_mod([], 2)
#> deal_into_buckets_mod([-1, -2, -3], 2)
#> deal_into_buckets_mod([5], 1)
#> deal_into_buckets_mod([5], 0)

### prepend_each_time
def prepend_each_time(letters):
    acc = []
    for ch in letters:
        acc = [ch, *acc, ch]
        acc.remove(ch)
    return "".join(acc)

#> prepend_each_time("abc")
#> prepend_each_time("")
#> prepend_each_time("aa")
#> prepend_each_time("xyx")
#> prepend_each_time(["1", "22", "333"])

### del_multiple_targets
def del_multiple_targets(xs):
    del xs[0], xs[0]
    del xs[-1]
    return xs

#> del_multiple_targets([1, 2, 3, 4, 5])
#> del_multiple_targets(["a", "b", "c"])
#> del_multiple_targets([[], [1], [2], [3]])
#> del_multiple_targets([0, None, False, "", 1, 2])
#> del_multiple_targets([1])

### nested_index_assign
def nested_index_assign(grid, path, value):
    node = grid
    *front, last = path
    for p in front:
        node = node[p]
    node[last] = value
    return grid

#> nested_index_assign([[1, 2], [3, [4, 5]]], [1, 1, 0], "hit")
#> nested_index_assign([1, 2, 3], [-1], None)
#> nested_index_assign([[0]], (0, 0), [])
#> nested_index_assign([[], [9]], [0, 0], 1)
#> nested_index_assign(["x", ["y"]], [0], ["z"])

### consume_two_iters
def consume_two_iters(a, b):
    ia, ib = iter(a), iter(b)
    out = []
    for x in ia:
        out.append(x)
        if x in b:
            out.append(next(ib, None))
            next(ia, None)
    return out

#> consume_two_iters([1, 2, 3, 4], [3, 1])
#> consume_two_iters("hello", "lo")
#> consume_two_iters([], [1])
#> consume_two_iters([5, 6], [])
#> consume_two_iters([1, 1, 1, 1, 1], [1])
