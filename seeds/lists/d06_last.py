### stagger_columns
def stagger_columns(words):
    for i in range(len(words)):
        words[i] = " " * (i % 3) + words[i][i % 2:]
    words[-1:] = words[-1:] * 2
    return words

#> stagger_columns(["alpha", "beta", "gamma", "delta"])
#> stagger_columns([])
#> stagger_columns(["x"])
#> stagger_columns(["", "y"])
#> stagger_columns(["né", "où", "ça"])

### list_window_equal_ends
def list_window_equal_ends(xs, k):
    return [xs[i:i + k] for i in range(len(xs) - k + 1) if xs[i] == xs[i + k - 1]]

#> list_window_equal_ends([1, 2, 1, 3, 1], 3)
#> list_window_equal_ends("abcab", 4)
#> list_window_equal_ends([], 2)
#> list_window_equal_ends([5, 6], 1)
#> list_window_equal_ends([1, 2, 3], 9)

### max_pair_by_key_distance
def max_pair_by_key_distance(xs):
    best = (0, None)
    for x in set(xs):
        first = xs.index(x)
        last = len(xs) - 1 - xs[::-1].index(x)
        if (last - first, str(x)) > (best[0], str(best[1])):
            best = (last - first, x)
    return best

#> max_pair_by_key_distance([1, 2, 1, 3, 2])
#> max_pair_by_key_distance([])
#> max_pair_by_key_distance("abcda")
#> max_pair_by_key_distance([7, 8, 9])
#> max_pair_by_key_distance(["x", "y", "y", "x"])

### rotate_layers
def rotate_layers(ring, inner, k):
    k %= len(ring) or 1
    turned = ring[-k:] + ring[:-k] if k else ring[:]
    inner.insert(len(inner) // 2, turned.pop())
    return turned, inner

#> rotate_layers([1, 2, 3, 4], ["a", "b"], 1)
#> rotate_layers([1, 2, 3, 4], [], 4)
#> rotate_layers(["x"], ["y"], 5)
#> rotate_layers([1, 2, 3], [0, 0, 0], -1)
#> rotate_layers([], [], 2)

### signals_debounce
def signals_debounce(samples, hold):
    stable, out = samples[0], []
    pending = []
    for s in samples:
        if s == stable:
            pending.clear()
        else:
            pending.append(s)
            if len(pending) >= hold:
                stable = s
                pending = []
        out.append(stable)
    return out

#> signals_debounce([0, 1, 0, 1, 1, 1, 0], 2)
#> signals_debounce([1, 1, 1], 1)
#> signals_debounce([0, 1], 1)
#> signals_debounce(["up", "dn", "dn", "dn", "up"], 3)
#> signals_debounce([], 2)

### histogram_bins_edges
def histogram_bins_edges(data, edges):
    counts = [0] * (len(edges) - 1)
    outside = []
    for x in data:
        for i in range(len(counts)):
            if edges[i] <= x < edges[i + 1]:
                counts[i] += 1
                break
        else:
            outside.append(x)
    return counts, outside

#> histogram_bins_edges([1, 5, 7, 12], [0, 5, 10])
#> histogram_bins_edges([], [0, 1])
#> histogram_bins_edges([3, 3], [1])
#> histogram_bins_edges([-1, 0, 2.5], [0, 1, 2, 3])
#> histogram_bins_edges(["b", "m"], ["a", "k", "z"])

### ticket_numbers_gap_fill
def ticket_numbers_gap_fill(used, n):
    used = sorted(used)
    fresh = []
    candidate = 1
    while len(fresh) < n:
        if used and used[0] == candidate:
            used.pop(0)
        else:
            fresh.append(candidate)
        candidate += 1
    return fresh

#> ticket_numbers_gap_fill([1, 2, 4, 7], 3)
#> ticket_numbers_gap_fill([], 2)
#> ticket_numbers_gap_fill([5], 0)
#> ticket_numbers_gap_fill([3, 1, 2], 1)
#> ticket_numbers_gap_fill([2, 2, 5], 4)

### matrix_rotate_ring
def matrix_rotate_ring(m):
    (a, b, c), (d, e, f), (g, h, i) = m
    ring = [a, b, c, f, i, h, g, d]
    ring = ring[-2:] + ring[:-2]
    a, b, c, f, i, h, g, d = ring
    return [[a, b, c], [d, e, f], [g, h, i]]

#> matrix_rotate_ring([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> matrix_rotate_ring(["abc", "d.f", "ghi"])
#> matrix_rotate_ring([[0, 0, 1], [0, 0, 0], [1, 0, 0]])
#> matrix_rotate_ring(((9, 9, 9), (9, 0, 9), (9, 9, 9)))
#> matrix_rotate_ring([[1, 2], [3, 4]])

### set_matrix_zeroes
def set_matrix_zeroes(m):
    rows = [i for i, r in enumerate(m) if 0 in r]
    cols = {j for r in m for j, v in enumerate(r) if v == 0}
    for i, r in enumerate(m):
        for j in range(len(r)):
            if i in rows or j in cols:
                r[j] = 0
    return m

#> set_matrix_zeroes([[1, 0, 3], [4, 5, 6]])
#> set_matrix_zeroes([[1, 2], [3, 4]])
#> set_matrix_zeroes([])
#> set_matrix_zeroes([[0]])
#> set_matrix_zeroes([[1, 2, 0], [3, 4, 5], [6, 0, 7]])

### toeplitz_check
def toeplitz_check(m):
    for prev, cur in zip(m, m[1:]):
        if prev[:-1] != cur[1:]:
            return prev, cur
    return True

#> toeplitz_check([[1, 2, 3], [4, 1, 2], [5, 4, 1]])
#> toeplitz_check([[1, 2], [2, 2]])
#> toeplitz_check([])
#> toeplitz_check([["only", "row"]])
#> toeplitz_check(["abc", "zab", "yzz"])

### antidiagonals
def antidiagonals(m):
    out = {}
    for i, row in enumerate(m):
        for j, v in enumerate(row):
            out.setdefault(i + j, []).insert(0, v)
    return list(out.values())

#> antidiagonals([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> antidiagonals([])
#> antidiagonals([[5]])
#> antidiagonals(["ab", "cd", "ef"])
#> antidiagonals([[1], [2, 3]])

### magic_square_odd
def magic_square_odd(n):
    sq = [[0] * n for _ in range(n)]
    r, c = 0, n // 2
    for k in range(1, n * n + 1):
        sq[r][c] = k
        nr, nc = (r - 1) % n, (c + 1) % n
        if sq[nr][nc]:
            nr, nc = (r + 1) % n, c
        r, c = nr, nc
    return sq

#> magic_square_odd(3)
#> magic_square_odd(1)
#> magic_square_odd(5)
#> magic_square_odd(0)
#> magic_square_odd(2)

### spiral_fill
def spiral_fill(n):
    m = [[None] * n for _ in range(n)]
    r, c, dr, dc = 0, 0, 0, 1
    for v in range(n * n):
        m[r][c] = v
        rr, cc = r + dr, c + dc
        if not (0 <= rr < n and 0 <= cc < n and m[rr][cc] is None):
            dr, dc = dc, -dr
            rr, cc = r + dr, c + dc
        r, c = rr, cc
    return m

#> spiral_fill(3)
#> spiral_fill(1)
#> spiral_fill(4)
#> spiral_fill(0)
#> spiral_fill(2)

### search_staircase
def search_staircase(m, target):
    path = []
    r, c = 0, len(m[0]) - 1 if m else -1
    while r < len(m) and c >= 0:
        v = m[r][c]
        path.append(v)
        if v == target:
            return path, (r, c)
        if v > target:
            c -= 1
        else:
            r += 1
    return path, None

#> search_staircase([[1, 4, 7], [2, 5, 8], [3, 6, 9]], 5)
#> search_staircase([[1, 4, 7], [2, 5, 8], [3, 6, 9]], 10)
#> search_staircase([], 1)
#> search_staircase([[3]], 2)
#> search_staircase([["a", "c"], ["b", "d"]], "b")

### word_search_rows
def word_search_rows(grid, word):
    hits = []
    lines = [("row", i, r) for i, r in enumerate(grid)]
    lines += [("col", j, "".join(c)) for j, c in enumerate(zip(*grid))]
    for kind, n, line in lines:
        for tag, text in (("", line), ("-rev", line[::-1])):
            if word in text:
                hits.append(f"{kind}{tag} {n}")
    return hits

#> word_search_rows(["cat", "oxo", "tac"], "cat")
#> word_search_rows(["ab", "cd"], "zz")
#> word_search_rows([], "a")
#> word_search_rows(["noon"], "noon")
#> word_search_rows(["xay", "zby"], "yy")

### bin_search_insert_many
def bin_search_insert_many(sorted_list, values):
    moves = 0
    for v in values:
        lo, hi = 0, len(sorted_list)
        while lo < hi:
            mid = (lo + hi) // 2
            moves += 1
            if sorted_list[mid] < v:
                lo = mid + 1
            else:
                hi = mid
        sorted_list.insert(lo, v)
    return sorted_list, moves

#> bin_search_insert_many([10, 20, 30], [25, 5, 20])
#> bin_search_insert_many([], [3, 1, 2])
#> bin_search_insert_many([1], [])
#> bin_search_insert_many(["b", "d"], ["c", "a"])
#> bin_search_insert_many([7, 7, 7], [7])

### rotated_array_min
def rotated_array_min(a):
    lo, hi = 0, len(a) - 1
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] > a[hi]:
            lo = mid + 1
        else:
            hi = mid
    return a[lo], a[lo:] + a[:lo]

#> rotated_array_min([4, 5, 6, 7, 0, 1, 2])
#> rotated_array_min([1, 2, 3])
#> rotated_array_min([5])
#> rotated_array_min(["m", "z", "a", "c"])
#> rotated_array_min([])

### peak_by_binary
def peak_by_binary(xs):
    lo, hi = 0, len(xs) - 1
    probes = []
    while lo < hi:
        mid = (lo + hi) // 2
        probes.append(mid)
        if xs[mid] < xs[mid + 1]:
            lo = mid + 1
        else:
            hi = mid
    return lo, probes

#> peak_by_binary([1, 2, 3, 1])
#> peak_by_binary([1, 2, 1, 3, 5, 6, 4])
#> peak_by_binary([9])
#> peak_by_binary([])
#> peak_by_binary([5, 4, 3])

### split_array_max_load
def split_array_max_load(loads, groups):
    lo, hi = max(loads), sum(loads)
    while lo < hi:
        cap = (lo + hi) // 2
        parts, cur = 1, 0
        for x in loads:
            if cur + x > cap:
                parts, cur = parts + 1, 0
            cur += x
        if parts > groups:
            lo = cap + 1
        else:
            hi = cap
    return lo

#> split_array_max_load([7, 2, 5, 10, 8], 2)
#> split_array_max_load([1, 2, 3], 3)
#> split_array_max_load([4], 1)
#> split_array_max_load([1, 1, 1, 1], 2)
#> split_array_max_load([], 1)

### longest_subarray_sum_at_most
def longest_subarray_sum_at_most(xs, limit):
    left = total = 0
    best = []
    for right, x in enumerate(xs):
        total += x
        while total > limit and left <= right:
            total -= xs[left]
            left += 1
        if right - left + 1 > len(best):
            best = xs[left:right + 1]
    return best

#> longest_subarray_sum_at_most([3, 1, 2, 1, 4], 4)
#> longest_subarray_sum_at_most([5, 6], 2)
#> longest_subarray_sum_at_most([], 9)
#> longest_subarray_sum_at_most([1, 1, 1], 3)
#> longest_subarray_sum_at_most([0, 9, 0, 0], 0)

### shortest_cover_window
def shortest_cover_window(items, needed):
    best = None
    for i in range(len(items)):
        missing = list(needed)
        for j in range(i, len(items)):
            if items[j] in missing:
                missing.remove(items[j])
            if not missing:
                if best is None or j + 1 - i < len(best):
                    best = items[i:j + 1]
                break
    return best

#> shortest_cover_window(["a", "x", "b", "a", "c", "b"], ["a", "b", "c"])
#> shortest_cover_window([1, 2, 3], [9])
#> shortest_cover_window([], [1])
#> shortest_cover_window("adobecodebanc", "abc")
#> shortest_cover_window([5, 5, 6], [5, 5])

### stable_marriage_round
def stable_marriage_round(prefs, ranks):
    free = sorted(prefs)
    engaged = {}
    while free:
        p = free.pop(0)
        q = prefs[p].pop(0)
        rival = engaged.get(q)
        if rival is None:
            engaged[q] = p
        elif ranks[q].index(p) < ranks[q].index(rival):
            engaged[q] = p
            free.append(rival)
        else:
            free.append(p)
    return sorted(engaged.items())

#> stable_marriage_round({"a": ["x", "y"], "b": ["x", "y"]}, {"x": ["b", "a"], "y": ["a", "b"]})
#> stable_marriage_round({"a": ["x", "y"], "b": ["x", "y"]}, {"x": ["a", "b"], "y": ["b", "a"]})
#> stable_marriage_round({}, {})
#> stable_marriage_round({"k": ["m"]}, {"m": ["k"]})
#> stable_marriage_round({"a": ["x"], "b": ["x"]}, {"x": ["a", "b"]})

### list_clone_compare_ids
def list_clone_compare_ids(xs):
    clones = [xs, xs[:], list(xs), xs.copy(), [*xs], xs * 1, xs + []]
    same = [c is xs for c in clones]
    xs.append("mark")
    return same.count(True), [len(c) for c in clones]

#> list_clone_compare_ids([1, 2])
#> list_clone_compare_ids([])
#> list_clone_compare_ids([[0]])
#> list_clone_compare_ids(["mark"])
#> list_clone_compare_ids([None] * 3)

### extend_insert_order_quiz
def extend_insert_order_quiz(a, b):
    a[len(a):] = b
    a[:0] = b[::-1]
    b.append(a.pop(len(b)))
    b.sort(key=str)
    return a, b

#> extend_insert_order_quiz([1, 2], [3])
#> extend_insert_order_quiz(["m"], ["k", "z"])
#> extend_insert_order_quiz([0], [])
#> extend_insert_order_quiz([10, 9], [100, 2])
#> extend_insert_order_quiz([], [])

### copy_count_clear_cycle
def copy_count_clear_cycle(xs, v, rounds):
    archive = []
    for _ in range(rounds):
        archive.append(xs.copy())
        n = xs.count(v)
        xs.clear()
        xs.extend([v] * (n + 1))
    return archive, xs

#> copy_count_clear_cycle([1, 2, 1], 1, 2)
#> copy_count_clear_cycle([], "z", 3)
#> copy_count_clear_cycle(["a"], "b", 1)
#> copy_count_clear_cycle([5, 5], 5, 0)
#> copy_count_clear_cycle([None, 0], None, 2)

### insert_index_of_self
def insert_index_of_self(xs, v):
    if v not in xs:
        xs.insert(len(xs) // 2, v)
    i = xs.index(v)
    xs.insert(i, i)
    xs.insert(~i, v)
    return xs

#> insert_index_of_self(["a", "b", "c"], "b")
#> insert_index_of_self(["a", "b", "c"], "z")
#> insert_index_of_self([], 0)
#> insert_index_of_self([1], 1)
#> insert_index_of_self([4, 4, 5], 5)
