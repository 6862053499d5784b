### vx_remove_at_both
def vx_remove_at_both(a, x):
    if a.count(x) > 1:
        a.remove(x)
        a.reverse()
        a.remove(x)
    return a + [x]

#> vx_remove_at_both([6, 2, 6, 3, 6], 6)
#> vx_remove_at_both([6, 2], 6)
#> vx_remove_at_both([], 1)
#> vx_remove_at_both(["a", "b", "b", "c"], "b")
#> vx_remove_at_both([1, 1], 1)

### vx_extend_missing
def vx_extend_missing(a, b):
    n = len(a)
    a.extend(x for x in b if x not in a)
    return a[n:], a[:n][::-1]

#> vx_extend_missing([1, 2, 3], [3, 4, 1, 5])
#> vx_extend_missing([], [2, 2])
#> vx_extend_missing([1], [])
#> vx_extend_missing(["x"], ["y", "x", "y"])
#> vx_extend_missing([0, False], [0, None])

### vx_slice_assign_count
def vx_slice_assign_count(a, x):
    c = a.count(x)
    a[c:c + 2] = [c]
    return a

#> vx_slice_assign_count([5, 5, 1, 2, 3], 5)
#> vx_slice_assign_count([1, 2, 3], 9)
#> vx_slice_assign_count([], 9)
#> vx_slice_assign_count([4, 4, 4], 4)
#> vx_slice_assign_count(["q", "r", "q", "s"], "q")

### vx_dup_after_even
def vx_dup_after_even(a):
    i = 0
    while i < len(a):
        if a[i] % 2 == 0:
            a.insert(i + 1, a[i] + 1)
            i += 1
        i += 1
    return a

#> vx_dup_after_even([2, 5, 8])
#> vx_dup_after_even([1, 3])
#> vx_dup_after_even([])
#> vx_dup_after_even([0, 0])
#> vx_dup_after_even([-4, 7, 10])

### vx_index_mirror
def vx_index_mirror(a):
    n = len(a)
    return [i for i in range(n) if a[i] == a[n - 1 - i]] or n

#> vx_index_mirror([1, 7, 3, 7, 2])
#> vx_index_mirror([1, 2])
#> vx_index_mirror([])
#> vx_index_mirror("deified")
#> vx_index_mirror([4, 5, 5, 6])

### vx_nest_by_sign
def vx_nest_by_sign(a):
    out = [[]]
    for x in a:
        if x < 0:
            out.append([])
        else:
            out[x % len(out)].append(x)
    return out

#> vx_nest_by_sign([3, -1, 4, 5, -2, 6, 8])
#> vx_nest_by_sign([])
#> vx_nest_by_sign([-1])
#> vx_nest_by_sign([1, 2, 3])
#> vx_nest_by_sign([-5, 0, 1, 0])

### vx_zip_longest_pick
def vx_zip_longest_pick(a, b):
    n = max(len(a), len(b))
    return [max(x) for i in range(n) if (x := a[i:i + 1] + b[i:i + 1])]

#> vx_zip_longest_pick([4, 1, 9], [2, 6])
#> vx_zip_longest_pick([], [3])
#> vx_zip_longest_pick([], [])
#> vx_zip_longest_pick(["b"], ["a", "c", "b"])
#> vx_zip_longest_pick([-1, -2], [-2, -1])

### vx_cut_at_first_drop
def vx_cut_at_first_drop(a):
    k = [i for i in range(len(a)) if a[i] < a[i - 1] and i]
    return (a[:k[0]], a[k[-1]:]) if k else (a, [])

#> vx_cut_at_first_drop([2, 4, 3, 5, 1, 6])
#> vx_cut_at_first_drop([1, 2, 3])
#> vx_cut_at_first_drop([])
#> vx_cut_at_first_drop([9, 0])
#> vx_cut_at_first_drop([5, 5, 4])

### vx_sum_by_index_in
def vx_sum_by_index_in(a, ix):
    return sum(a[i] for i in ix if -len(a) <= i < len(a)), [i for i in ix if i >= len(a)]

#> vx_sum_by_index_in([10, 20, 30], [0, 2, 5])
#> vx_sum_by_index_in([10, 20, 30], [-1, -4, 1])
#> vx_sum_by_index_in([], [0])
#> vx_sum_by_index_in([7], [])
#> vx_sum_by_index_in([1, 2], [0, 0, 0, 3])

### vx_last_index_map
def vx_last_index_map(a):
    d = {x: i for i, x in enumerate(a)}
    return [d[x] for x in a if d[x] != a.index(x)]

#> vx_last_index_map([8, 3, 8, 5, 3, 8])
#> vx_last_index_map([1, 2])
#> vx_last_index_map([])
#> vx_last_index_map("tattoo")
#> vx_last_index_map([0, 0])

### vx_flatten_where_len
def vx_flatten_where_len(a, n):
    r = []
    for x in a:
        r += x if len(x) == n else [len(x)]
    return r

#> vx_flatten_where_len([[1, 2], [3], [4, 5], []], 2)
#> vx_flatten_where_len([], 2)
#> vx_flatten_where_len([[7]], 3)
#> vx_flatten_where_len(["ab", "c", "de"], 2)
#> vx_flatten_where_len([[], []], 0)

### vx_rotate_until
def vx_rotate_until(a, x):
    for n in range(len(a)):
        if a[0] == x:
            return n, a
        a = a[1:] + a[:1]
    return None

#> vx_rotate_until([4, 8, 1, 6], 1)
#> vx_rotate_until([4, 8], 4)
#> vx_rotate_until([4, 8], 5)
#> vx_rotate_until([], 5)
#> vx_rotate_until("shore", "e")

### vx_diff_of_finds
def vx_diff_of_finds(a, p, q):
    try:
        return a[a.index(p)] - a[a.index(p) + a.index(q)]
    except IndexError:
        return "out"
    except ValueError as e:
        return str(e)[:12]

#> vx_diff_of_finds([5, 9, 2, 7], 9, 2)
#> vx_diff_of_finds([5, 9, 2, 7], 7, 9)
#> vx_diff_of_finds([5, 9, 2, 7], 1, 9)
#> vx_diff_of_finds([6, 6], 6, 6)
#> vx_diff_of_finds([3, 1, 4, 1, 5], 1, 4)

### vx_keep_records
def vx_keep_records(a):
    r = []
    for x in a:
        if not r or x > r[-1]:
            r.append(x)
    return r, [a.index(x) for x in r]

#> vx_keep_records([3, 2, 5, 5, 9, 1])
#> vx_keep_records([])
#> vx_keep_records([4, 3, 2])
#> vx_keep_records(["b", "a", "c"])
#> vx_keep_records([-9, -3, -3, 0])

### vx_count_inversions_of
def vx_count_inversions_of(a, x):
    k = a.index(x)
    return sum(y > x for y in a[:k]), sum(y < x for y in a[k:])

#> vx_count_inversions_of([9, 4, 7, 2, 6], 7)
#> vx_count_inversions_of([1, 2, 3], 2)
#> vx_count_inversions_of([5, 5], 5)
#> vx_count_inversions_of([3, 1], 8)
#> vx_count_inversions_of(["m", "z", "a"], "z")

### vx_interleave_at
def vx_interleave_at(a, b, k):
    c = a[:]
    for i, x in enumerate(b):
        p = k + 2 * i
        if p > len(c):
            break
        c.insert(p, x)
    return c

#> vx_interleave_at([1, 2, 3], [7, 8, 9], 1)
#> vx_interleave_at([1], [7, 8, 9], 0)
#> vx_interleave_at([], [7], 0)
#> vx_interleave_at([1, 2], [9], 5)
#> vx_interleave_at([4, 5], [], 1)

### vx_tuple_counts
def vx_tuple_counts(t):
    return tuple((x, t.count(x)) for i, x in enumerate(t) if x not in t[:i])

#> vx_tuple_counts((2, 5, 2, 2, 9))
#> vx_tuple_counts(())
#> vx_tuple_counts(("hop", "hop", "skip"))
#> vx_tuple_counts((1, 1.0, "1"))
#> vx_tuple_counts((None,))

### vx_min_gap_pair
def vx_min_gap_pair(a):
    b = sorted(a)
    g = [(y - x, x, y) for x, y in zip(b, b[1:])]
    if not g:
        return a
    d, x, y = min(g)
    return d, a.index(x), len(a) - 1 - a[::-1].index(y)

#> vx_min_gap_pair([10, 3, 7, 15, 8])
#> vx_min_gap_pair([4])
#> vx_min_gap_pair([])
#> vx_min_gap_pair([6, 1, 6])
#> vx_min_gap_pair([0, -10, 5])

### vx_drop_by_flags
def vx_drop_by_flags(a, f):
    for i in reversed(range(len(a))):
        if f[i % len(f)] == "x":
            a.pop(i)
    return a

#> vx_drop_by_flags([1, 2, 3, 4, 5], "x.")
#> vx_drop_by_flags([1, 2, 3], "...")
#> vx_drop_by_flags([], "x")
#> vx_drop_by_flags(["p", "q", "r", "s"], "..x")
#> vx_drop_by_flags([9, 9], "x")

### vx_common_window
def vx_common_window(a, b, w):
    s = {tuple(b[i:i + w]) for i in range(len(b) - w + 1)}
    return [i for i in range(len(a) - w + 1) if tuple(a[i:i + w]) in s]

#> vx_common_window([1, 2, 3, 1, 2], [0, 1, 2, 9], 2)
#> vx_common_window("banana", "cabana", 3)
#> vx_common_window([1], [1, 2], 2)
#> vx_common_window([], [], 1)
#> vx_common_window([4, 4, 4], [4], 1)

### vx_replace_runs_len
def vx_replace_runs_len(a):
    r = []
    while a:
        n = next((i for i, x in enumerate(a) if x != a[0]), len(a))
        r.append(n if n > 1 else a[0])
        a = a[n:]
    return r

#> vx_replace_runs_len([7, 7, 4, 9, 9, 9])
#> vx_replace_runs_len([])
#> vx_replace_runs_len([5, 5, 5, 5])
#> vx_replace_runs_len("aabccd")
#> vx_replace_runs_len([0])

### vx_clip_to_neighbours
def vx_clip_to_neighbours(a):
    return [min(max(x, min(p, n)), max(p, n)) for p, x, n in zip(a, a[1:], a[2:])]

#> vx_clip_to_neighbours([1, 9, 3, 4, 2])
#> vx_clip_to_neighbours([5, 5])
#> vx_clip_to_neighbours([])
#> vx_clip_to_neighbours([1, 2, 3])
#> vx_clip_to_neighbours([0, -8, 6, 7])

### vx_order_of_insert
def vx_order_of_insert(a):
    r = []
    for x in a:
        r.insert(0 if r and x < r[0] else len(r) // 2 if x in r else len(r), x)
    return r

#> vx_order_of_insert([5, 8, 3, 8, 9])
#> vx_order_of_insert([])
#> vx_order_of_insert([2, 2, 2, 1])
#> vx_order_of_insert(["m", "z", "b", "z"])
#> vx_order_of_insert([3, 2, 1])
