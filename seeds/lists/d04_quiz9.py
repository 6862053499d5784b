### bubble_once_from_right
def bubble_once_from_right(xs):
    for i in range(len(xs) - 1, 0, -1):
        if xs[i] < xs[i - 1]:
            xs[i - 1:i + 1] = xs[i], xs[i - 1]
    return xs

#> bubble_once_from_right([4, 3, 1, 2])
#> bubble_once_from_right([])
#> bubble_once_from_right([1, 2, 3])
#> bubble_once_from_right(["c", "b", "a"])
#> bubble_once_from_right([0, -1, 0])

### remove_by_sorted_index
def remove_by_sorted_index(xs, k):
    order = sorted(xs)
    for v in order[:k]:
        xs.remove(v)
    for v in order[-k:]:
        xs.append(v)
    return xs

#> remove_by_sorted_index([5, 1, 4, 2, 3], 2)
#> remove_by_sorted_index([2, 2], 1)
#> remove_by_sorted_index([], 3)
#> remove_by_sorted_index(["b", "a", "c"], 3)
#> remove_by_sorted_index([9, 8], 0)

### build_triangle_strings
def build_triangle_strings(chars):
    rows = []
    while chars:
        rows.append("".join(chars))
        chars = chars[1:] if len(rows) % 2 else chars[:-1]
    return rows

#> build_triangle_strings(list("abcd"))
#> build_triangle_strings([])
#> build_triangle_strings(["x"])
#> build_triangle_strings(["12", "3", "4"])
#> build_triangle_strings(list("é→z"))

### list_key_default_index
def list_key_default_index(xs, key, default=None):
    pos = {x: i for i, x in enumerate(xs)}
    i = pos.get(key, default)
    return xs[i] if isinstance(i, int) and -len(xs) <= i < len(xs) else i

#> list_key_default_index(["a", "b", "a"], "a")
#> list_key_default_index(["a", "b"], "z", -1)
#> list_key_default_index(["a", "b"], "z")
#> list_key_default_index([], 0, 0)
#> list_key_default_index([3, 4], 4, "none")

### drop_prefix_sum_zero
def drop_prefix_sum_zero(xs):
    total, cut = 0, 0
    for i, x in enumerate(xs, 1):
        total += x
        if total == 0:
            cut = i
    return xs[cut:], xs[:cut]

#> drop_prefix_sum_zero([1, -1, 2, 3])
#> drop_prefix_sum_zero([5, 5])
#> drop_prefix_sum_zero([])
#> drop_prefix_sum_zero([0, 4, -4, 0])
#> drop_prefix_sum_zero([2, -1, -1, 7, -8])

### reversed_range_assign
def reversed_range_assign(xs):
    for i, j in zip(range(len(xs)), reversed(range(len(xs)))):
        xs[i] = xs[j]
    return xs

#> reversed_range_assign([1, 2, 3, 4])
#> reversed_range_assign([])
#> reversed_range_assign(["a", "b", "c"])
#> reversed_range_assign([7])
#> reversed_range_assign([None, 0, 1, 2, 3])

### insert_sorted_words
def insert_sorted_words(words):
    book = []
    for w in words:
        i = len(book)
        while i > 0 and book[i - 1].lower() > w.lower():
            i -= 1
        if i > 0 and book[i - 1].lower() == w.lower():
            continue
        book.insert(i, w)
    return book

#> insert_sorted_words(["pear", "Apple", "fig", "APPLE", "Pear"])
#> insert_sorted_words([])
#> insert_sorted_words(["z", "y", "x"])
#> insert_sorted_words(["a", "a"])
#> insert_sorted_words(["Éa", "éA", "e"])

### pop_while_looping_range
def pop_while_looping_range(xs):
    try:
        for i in range(len(xs)):
            if xs[i] == xs[-1]:
                xs.pop()
    except IndexError as e:
        return str(e), xs
    return "done", xs

#> pop_while_looping_range([1, 2, 1])
#> pop_while_looping_range([3, 3, 3])
#> pop_while_looping_range([])
#> pop_while_looping_range([1, 2, 3])
#> pop_while_looping_range(["a"])

### queue_lottery
def queue_lottery(people, numbers):
    prizes = []
    for n in numbers:
        if not people:
            prizes.append("nobody")
            break
        prizes.append(people.pop((n - 1) % len(people)))
    return prizes, len(people)

#> queue_lottery(["ida", "jon", "kay"], [2, 5])
#> queue_lottery(["ida"], [9, 9, 9])
#> queue_lottery([], [])
#> queue_lottery(["x", "y", "z"], [0, -1])
#> queue_lottery([], [4])

### slices_product_table
def slices_product_table(xs):
    return [[sum(xs[i:j]) for j in range(i + 1, len(xs) + 1)] for i in range(len(xs))]

#> slices_product_table([1, 2, 3])
#> slices_product_table([])
#> slices_product_table([-5])
#> slices_product_table([0, 1, 0, 1])
#> slices_product_table([0.5, 0.25])

### nested_copy_edit
def nested_copy_edit(data):
    a = list(data)
    b = [*data]
    c = [x[:] if isinstance(x, list) else x for x in data]
    for x in a:
        if isinstance(x, list):
            x.append(0)
    return b == a, c, len(c)

#> nested_copy_edit([[1], 2, [3, 4]])
#> nested_copy_edit([])
#> nested_copy_edit(["x", ("y",)])
#> nested_copy_edit([[], []])
#> nested_copy_edit([[[1]]])

### keys_from_two_lists
def keys_from_two_lists(a, b):
    d = {}
    for x in a:
        for y in b:
            d.setdefault(x + y, []).append((x, y))
    return [k for k in sorted(d) if len(d[k]) > 1]

#> keys_from_two_lists([1, 2, 3], [4, 5])
#> keys_from_two_lists(["a", "ab"], ["b", "bb"])
#> keys_from_two_lists([], [1])
#> keys_from_two_lists([0], [0, 0])
#> keys_from_two_lists([1, 10], [100])

### consecutive_equal_remove
def consecutive_equal_remove(s, k):
    st = []
    for ch in s:
        if st and st[-1][0] == ch:
            st[-1][1] += 1
            if st[-1][1] == k:
                st.pop()
        else:
            st.append([ch, 1])
    return "".join(c * n for c, n in st)

#> consecutive_equal_remove("deeedbbcccbdaa", 3)
#> consecutive_equal_remove("", 2)
#> consecutive_equal_remove("abc", 2)
#> consecutive_equal_remove("aabb", 2)
#> consecutive_equal_remove("zzzz!!", 4)

### list_join_mixed_repr
def list_join_mixed_repr(xs):
    shown = [x if isinstance(x, str) else repr(x) for x in xs]
    return ",".join(shown), max(shown, key=len, default="")

#> list_join_mixed_repr(["a", 1, None, 2.50])
#> list_join_mixed_repr([])
#> list_join_mixed_repr([[1, 2], (3,), {"k": "v"}])
#> list_join_mixed_repr(["", "'q'"])
#> list_join_mixed_repr([True, b"x"])

### reorder_by_flags
def reorder_by_flags(xs, flags):
    yes = [x for x, f in zip(xs, flags) if f]
    no = [x for x, f in zip(xs, flags) if not f]
    rest = xs[len(flags):]
    yes.reverse()
    return yes + rest + no

#> reorder_by_flags([1, 2, 3, 4], [1, 0, 1])
#> reorder_by_flags(["a", "b"], [0, 0])
#> reorder_by_flags([], [True])
#> reorder_by_flags("xyz", "")
#> reorder_by_flags([5, 6, 7], [None, "t", [], 1])

### ladder_climb_positions
def ladder_climb_positions(board, rolls):
    jumps = dict(board)
    pos, trace = 0, []
    for r in rolls:
        pos += r
        while pos in jumps:
            pos = jumps.pop(pos)
        trace.append(pos)
    return trace, sorted(jumps)

#> ladder_climb_positions([(3, 22), (25, 5)], [3, 3, 1])
#> ladder_climb_positions([], [1, 2])
#> ladder_climb_positions([(2, 4), (4, 8)], [2])
#> ladder_climb_positions([(5, 1)], [5, 4])
#> ladder_climb_positions([(9, 2)], [])

### min_rotation_list
def min_rotation_list(xs):
    best, shift = xs, 0
    for k in range(1, len(xs)):
        turned = xs[k:] + xs[:k]
        if turned < best:
            best, shift = turned, k
    return shift, best

#> min_rotation_list([3, 1, 2, 1])
#> min_rotation_list("banana")
#> min_rotation_list([])
#> min_rotation_list([1, 1])
#> min_rotation_list((0, -1))

### odd_occurrence_toggle
def odd_occurrence_toggle(lights, presses):
    for p in presses:
        for i in range(p - 1, len(lights), p):
            lights[i] = not lights[i]
    return [i + 1 for i, on in enumerate(lights) if on]

#> odd_occurrence_toggle([False] * 6, [1, 2, 3])
#> odd_occurrence_toggle([], [1])
#> odd_occurrence_toggle([True, False, True], [])
#> odd_occurrence_toggle([False] * 4, [2, 2, 4])
#> odd_occurrence_toggle([1, 0], [0])

### sum_pairs_inwards
def sum_pairs_inwards(xs):
    out = [a + b for a, b in zip(xs[:len(xs) // 2], xs[::-1])]
    if len(xs) % 2:
        out.append(xs[len(xs) // 2])
    return out

#> sum_pairs_inwards([1, 2, 3, 4, 5])
#> sum_pairs_inwards([1, 2, 3, 4])
#> sum_pairs_inwards([])
#> sum_pairs_inwards(["a", "b", "c"])
#> sum_pairs_inwards([[1], [2]])

### delete_middle_until_pair
def delete_middle_until_pair(s):
    xs = list(s)
    gone = ""
    while len(xs) > 2:
        m = (len(xs) - 1) // 2
        gone += xs[m]
        del xs[m]
    return gone, "".join(xs)

#> delete_middle_until_pair("abcdef")
#> delete_middle_until_pair("")
#> delete_middle_until_pair("ok")
#> delete_middle_until_pair("cat")
#> delete_middle_until_pair("a b c")

### nested_max_path
def nested_max_path(rows):
    best = rows[-1][:]
    for row in rows[-2::-1]:
        best = [v + max(best[i], best[i + 1]) for i, v in enumerate(row)]
    return best[0]

#> nested_max_path([[3], [7, 4], [2, 4, 6]])
#> nested_max_path([[5]])
#> nested_max_path([[0], [-1, -2]])
#> nested_max_path([[1], [1, 1], [1, 9, 1], [8, 0, 0, 0]])
#> nested_max_path([])

### elements_between
def elements_between(xs, a, b):
    if a not in xs or b not in xs:
        return []
    i = xs.index(a)
    j = len(xs) - 1 - xs[::-1].index(b)
    return xs[i + 1:j] if i < j else xs[j + 1:i][::-1]

#> elements_between([1, 5, 6, 7, 2], 1, 2)
#> elements_between([1, 5, 6, 7, 2], 2, 1)
#> elements_between(["a", "b"], "a", "z")
#> elements_between([3, 4, 3], 3, 3)
#> elements_between([], 0, 0)

### list_slots_linear_probe
def list_slots_linear_probe(keys, size):
    table = [None] * size
    for k in keys:
        i = sum(map(ord, k)) % size
        probes = 0
        while table[i] is not None and probes < size:
            i = (i + 1) % size
            probes += 1
        if probes == size:
            return "full", table
        table[i] = k
    return "ok", table

#> list_slots_linear_probe(["ab", "ba", "c"], 4)
#> list_slots_linear_probe([], 3)
#> list_slots_linear_probe(["x", "y", "z"], 2)
#> list_slots_linear_probe(["a", "a"], 3)
#> list_slots_linear_probe(["q"], 0)

### bucket_sort_unit
def bucket_sort_unit(fracs, n=4):
    buckets = [[] for _ in range(n)]
    for f in fracs:
        buckets[min(n - 1, int(f * n))].append(f)
    return [sorted(b) for b in buckets], sum(not b for b in buckets)

#> bucket_sort_unit([0.78, 0.17, 0.39, 0.72, 0.94])
#> bucket_sort_unit([])
#> bucket_sort_unit([0.5, 0.5], 2)
#> bucket_sort_unit([1.0, 0.0], n=3)
#> bucket_sort_unit([0.25], 1)

### radix_pass
def radix_pass(nums, place):
    bins = {d: [] for d in range(10)}
    for n in nums:
        bins[n // place % 10].append(n)
    return [n for d in bins for n in bins[d]]

#> radix_pass([170, 45, 75, 90, 802, 24], 1)
#> radix_pass([170, 45, 75, 90, 802, 24], 10)
#> radix_pass([], 100)
#> radix_pass([5, 50, 500], 100)
#> radix_pass([-1, 9], 1)

### cocktail_two_passes
def cocktail_two_passes(a):
    n = len(a)
    order = [*range(n - 1), *range(n - 2, -1, -1)]
    for i in order:
        if a[i] > a[i + 1]:
            a.insert(i, a.pop(i + 1))
    return a

#> cocktail_two_passes([5, 1, 4, 2, 8, 0])
#> cocktail_two_passes([])
#> cocktail_two_passes([2, 1])
#> cocktail_two_passes(["d", "c", "b", "a"])
#> cocktail_two_passes([1])

### gnome_positions
def gnome_positions(xs):
    i, path = 0, []
    while i < len(xs):
        path.append(i)
        if i == 0 or xs[i - 1] <= xs[i]:
            i += 1
        else:
            xs[i], xs[i - 1] = xs[i - 1], xs[i]
            i -= 1
    return xs, path

#> gnome_positions([3, 1, 2])
#> gnome_positions([])
#> gnome_positions([1, 2])
#> gnome_positions(["b", "a"])
#> gnome_positions([2, 2, 1])

### stooge_like_thirds
def stooge_like_thirds(xs, lo, hi):
    if xs[lo] > xs[hi]:
        xs[lo], xs[hi] = xs[hi], xs[lo]
    if hi - lo > 1:
        t = (hi - lo + 1) // 3
        for a, b in ((lo, hi - t), (lo + t, hi), (lo, hi - t)):
            stooge_like_thirds(xs, a, b)
    return xs

#> stooge_like_thirds([3, 2, 1], 0, 2)
#> stooge_like_thirds([4, 1, 3, 2], 0, 3)
#> stooge_like_thirds([9, 8], 0, 1)
#> stooge_like_thirds([1], 0, 0)
#> stooge_like_thirds([5, 4, 3, 2, 1], 1, 3)
