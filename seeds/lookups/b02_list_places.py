### lk_insert_before_big
def lk_insert_before_big(nums, x):
    for i in range(len(nums)):
        if nums[i] > x:
            nums.insert(i, x)
            return nums
    nums.append(-x)
    return nums

#> lk_insert_before_big([2, 5, 9, 4], 6)
#> lk_insert_before_big([2, 5, 9, 4], 1)
#> lk_insert_before_big([2, 5], 10)
#> lk_insert_before_big([], 3)
#> lk_insert_before_big([7, 7, 7], 7)

### lk_pop_at_count
def lk_pop_at_count(a, v):
    k = a.count(v)
    if k >= len(a):
        return a
    got = a.pop(k)
    return [got] + a

#> lk_pop_at_count([1, 2, 1, 3, 1], 1)
#> lk_pop_at_count([1, 2, 1, 3], 9)
#> lk_pop_at_count(["b", "b"], "b")
#> lk_pop_at_count([], "b")
#> lk_pop_at_count([0, None, 0, "end"], 0)

### lk_swap_with_last_same
def lk_swap_with_last_same(q, x):
    if x not in q:
        return None
    i = q.index(x)
    j = len(q) - 1 - q[::-1].index(x)
    mid = q[i + 1:j]
    return q[:i] + mid[::-1] + q[j:]

#> lk_swap_with_last_same([5, 1, 2, 3, 5, 8], 5)
#> lk_swap_with_last_same([5, 1, 2, 3], 2)
#> lk_swap_with_last_same([5, 1], 4)
#> lk_swap_with_last_same([], 4)
#> lk_swap_with_last_same(["a", "b", "c", "a"], "a")
#> lk_swap_with_last_same([6, 6], 6)

### lk_remove_until_short
def lk_remove_until_short(items, drop, size):
    while len(items) > size and drop in items:
        items.remove(drop)
    return items, len(items)

#> lk_remove_until_short([1, 0, 2, 0, 3, 0], 0, 4)
#> lk_remove_until_short([1, 0, 2, 0], 0, 0)
#> lk_remove_until_short([1, 2], 9, 1)
#> lk_remove_until_short([], 1, 2)
#> lk_remove_until_short(["ha", "ho", "ha", "hi"], "ha", 3)

### lk_peak_sides
def lk_peak_sides(h):
    if not h:
        return (), ()
    p = h.index(max(h))
    return tuple(h[:p]), tuple(h[p + 1:])

#> lk_peak_sides([3, 8, 2, 8, 1])
#> lk_peak_sides([9, 1])
#> lk_peak_sides([])
#> lk_peak_sides([-4, -2, -1])
#> lk_peak_sides([5])
#> lk_peak_sides(["kiwi", "plum", "fig"])

### lk_enum_self_index
def lk_enum_self_index(v):
    return [x for i, x in enumerate(v) if i == x or -i == x]

#> lk_enum_self_index([0, 3, 2, -3, 1])
#> lk_enum_self_index([1, 2, 3])
#> lk_enum_self_index([])
#> lk_enum_self_index([5, -1, 0, 3, 4.0])
#> lk_enum_self_index([False, True])

### lk_first_lower_than_prev
def lk_first_lower_than_prev(v):
    return next((i for i in range(1, len(v)) if v[i] < v[i - 1]), len(v))

#> lk_first_lower_than_prev([1, 4, 6, 5, 2])
#> lk_first_lower_than_prev([9, 8, 7])
#> lk_first_lower_than_prev([1, 1, 1, 2])
#> lk_first_lower_than_prev([])
#> lk_first_lower_than_prev("almond")
#> lk_first_lower_than_prev([2])

### lk_take_turns_front
def lk_take_turns_front(queue, names):
    for n in names:
        if n in queue:
            queue.insert(0, queue.pop(queue.index(n)))
        else:
            queue.append(n)
    return queue

#> lk_take_turns_front(["ann", "bo", "cy"], ["cy", "bo"])
#> lk_take_turns_front(["ann", "bo"], ["dee", "ann"])
#> lk_take_turns_front([], ["x", "y", "x"])
#> lk_take_turns_front(["ann"], [])
#> lk_take_turns_front(["a", "b", "a"], ["a", "b"])

### lk_slice_between_values
def lk_slice_between_values(r, a, b):
    s = r.index(a) if a in r else 0
    e = r.index(b, s) if b in r[s:] else len(r)
    return r[s:e], len(r) - e

#> lk_slice_between_values([10, 20, 30, 40, 50], 20, 40)
#> lk_slice_between_values([10, 20, 30, 40, 50], 40, 20)
#> lk_slice_between_values([10, 20, 30], 99, 30)
#> lk_slice_between_values([], 1, 2)
#> lk_slice_between_values([7, 8, 7, 9], 7, 7)
#> lk_slice_between_values(list("sparrow"), "p", "r")

### lk_mark_first_seen
def lk_mark_first_seen(xs):
    return ["+" if xs.index(x) == i else "=" for i, x in enumerate(xs)]

#> lk_mark_first_seen(["tea", "milk", "tea", "tea", "jam"])
#> lk_mark_first_seen([])
#> lk_mark_first_seen([1, 1.0, True, 2])
#> lk_mark_first_seen(["a"])
#> lk_mark_first_seen("cocoa")

### lk_del_every_after
def lk_del_every_after(a, x):
    i = 0
    while i < len(a) - 1:
        if a[i] == x:
            del a[i + 1]
        i += 1
    return a

#> lk_del_every_after([1, 5, 1, 6, 2], 1)
#> lk_del_every_after([1, 1, 1, 1], 1)
#> lk_del_every_after([3, 4], 4)
#> lk_del_every_after([], 4)
#> lk_del_every_after(["sep", "a", "b", "sep", "c", "d"], "sep")

### lk_middle_equals_end
def lk_middle_equals_end(p):
    m = len(p) // 2
    if p and p[m] in (p[0], p[-1]):
        return p[m:]
    return p[:m]

#> lk_middle_equals_end([4, 2, 4, 1])
#> lk_middle_equals_end([4, 2, 1, 3, 9])
#> lk_middle_equals_end([])
#> lk_middle_equals_end([6])
#> lk_middle_equals_end("stats")
#> lk_middle_equals_end("noon tea noon")

### lk_count_then_index
def lk_count_then_index(a):
    c = [a.count(x) for x in a]
    if len(set(c)) == 1:
        return c[0]
    return a[c.index(max(c))], a[c.index(min(c))]

#> lk_count_then_index([2, 7, 7, 3, 2, 7])
#> lk_count_then_index(["x", "y"])
#> lk_count_then_index([1, 1, 2, 2])
#> lk_count_then_index(list("pepper"))
#> lk_count_then_index([0, 0, 5])

### lk_pairs_sum_at
def lk_pairs_sum_at(a, t):
    return [(i, j) for i in range(len(a)) for j in range(i + 2, len(a)) if a[i] + a[j] == t]

#> lk_pairs_sum_at([1, 5, 3, 1, 5], 6)
#> lk_pairs_sum_at([1, 5, 3], 4)
#> lk_pairs_sum_at([2, 2, 2], 4)
#> lk_pairs_sum_at([], 0)
#> lk_pairs_sum_at([-3, 8, 0, 3, -8], 0)

### lk_keep_between_marks
def lk_keep_between_marks(seq, m):
    on = False
    kept = []
    for x in seq:
        if x == m:
            on = not on
        elif on:
            kept.append(x)
    return kept, on

#> lk_keep_between_marks([1, 0, 2, 3, 0, 4, 0, 5], 0)
#> lk_keep_between_marks("say *hi* and *bye", "*")
#> lk_keep_between_marks([1, 2], 0)
#> lk_keep_between_marks([], None)
#> lk_keep_between_marks(["|", "|", "a"], "|")

### lk_insert_len_places
def lk_insert_len_places(words):
    out = []
    for w in words:
        out.insert(len(w) % 3, w)
    return out

#> lk_insert_len_places(["sun", "rain", "hail", "fog", "snow"])
#> lk_insert_len_places(["aa", "b"])
#> lk_insert_len_places([])
#> lk_insert_len_places(["", "x", "yy", "zzz"])
#> lk_insert_len_places(["cloud", "cloud", "drizzle"])

### lk_last_even_first_odd
def lk_last_even_first_odd(n):
    ev = [i for i, x in enumerate(n) if x % 2 == 0]
    od = [i for i, x in enumerate(n) if x % 2]
    if ev and od:
        return n[od[0]:ev[-1] + 1]
    return len(ev) - len(od)

#> lk_last_even_first_odd([4, 3, 6, 5, 2, 1])
#> lk_last_even_first_odd([2, 4, 6])
#> lk_last_even_first_odd([1, 3])
#> lk_last_even_first_odd([])
#> lk_last_even_first_odd([2, 8, 7, 9])
#> lk_last_even_first_odd([-3, -2])

### lk_two_list_common_at
def lk_two_list_common_at(a, b):
    return {x: (i, b.index(x)) for i, x in enumerate(a) if x in b}

#> lk_two_list_common_at(["pen", "cup", "key"], ["key", "hat", "pen"])
#> lk_two_list_common_at([1, 2], [3])
#> lk_two_list_common_at([], [3])
#> lk_two_list_common_at([1, 2, 1], [2, 1, 1])
#> lk_two_list_common_at("salt", "last")

### lk_shift_target_right
def lk_shift_target_right(row, t, k):
    if t not in row:
        return row * 2
    i = row.index(t)
    row.insert((i + k) % len(row), row.pop(i))
    return row

#> lk_shift_target_right([1, 2, 3, 4, 5], 2, 2)
#> lk_shift_target_right([1, 2, 3, 4, 5], 5, 1)
#> lk_shift_target_right([1, 2, 3], 1, -1)
#> lk_shift_target_right([1, 2], 7, 3)
#> lk_shift_target_right(["a", "b", "a"], "a", 5)
#> lk_shift_target_right([], "a", 5)

### lk_longest_neighbour
def lk_longest_neighbour(w, x):
    i = w.index(x)
    near = w[max(0, i - 1):i] + w[i + 1:i + 2]
    return max(near, key=len, default=x)

#> lk_longest_neighbour(["ivy", "bramble", "oak", "fern"], "oak")
#> lk_longest_neighbour(["ivy", "bramble", "oak", "fern"], "ivy")
#> lk_longest_neighbour(["ivy", "bramble", "oak", "fern"], "fern")
#> lk_longest_neighbour(["moss"], "moss")
#> lk_longest_neighbour(["aa", "b", "cc"], "b")
#> lk_longest_neighbour(["aa", "b"], "reed")

### lk_stop_on_second
def lk_stop_on_second(seq):
    done = []
    for x in seq:
        if x in done:
            break
        done.append(x)
    else:
        return "all new", len(done)
    return x, done[done.index(x):]

#> lk_stop_on_second(["jan", "feb", "mar", "feb", "apr"])
#> lk_stop_on_second([1, 2, 3])
#> lk_stop_on_second([])
#> lk_stop_on_second([4, 4])
#> lk_stop_on_second("orchestra")

### lk_index_start_stop
def lk_index_start_stop(a, x, lo, hi):
    try:
        return a.index(x, lo, hi)
    except ValueError:
        return a[lo:hi].count(x) - len(a[lo:hi])

#> lk_index_start_stop([7, 3, 7, 3, 7], 7, 1, 4)
#> lk_index_start_stop([7, 3, 7, 3, 7], 7, 3, 4)
#> lk_index_start_stop([7, 3, 7, 3, 7], 3, -2, 5)
#> lk_index_start_stop([], 1, 0, 0)
#> lk_index_start_stop([1, 2, 3], 3, 0, -1)

### lk_zero_to_end_of_run
def lk_zero_to_end_of_run(b):
    ends = [i for i in range(len(b)) if b[i] == 0 and (i + 1 == len(b) or b[i + 1] != 0)]
    starts = [i for i in range(len(b)) if b[i] == 0 and (i == 0 or b[i - 1] != 0)]
    return list(zip(starts, ends))

#> lk_zero_to_end_of_run([0, 0, 4, 0, 5, 0, 0, 0])
#> lk_zero_to_end_of_run([1, 2])
#> lk_zero_to_end_of_run([])
#> lk_zero_to_end_of_run([0])
#> lk_zero_to_end_of_run([3, 0, 0, 3])
