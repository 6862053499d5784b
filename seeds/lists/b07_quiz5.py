### f_shift_copy
def f_shift_copy(a, n):
    b = a[n:]
    b.extend(a[:n])
    b[0], b[-1] = b[-1], b[0]
    return b

#> f_shift_copy([1, 2, 3, 4], 1)
#> f_shift_copy(["x", "y"], 2)
#> f_shift_copy([7], -3)
#> f_shift_copy([0, 1, 2, 3, 4], -2)
#> f_shift_copy([], 0)

### count_and_reverse_if_even
def count_and_reverse_if_even(xs, v):
    c = xs.count(v)
    if c % 2 == 0:
        xs.reverse()
    return xs[c:] + [c]

#> count_and_reverse_if_even([1, 2, 3, 1], 1)
#> count_and_reverse_if_even([1, 2, 3], 1)
#> count_and_reverse_if_even([], 5)
#> count_and_reverse_if_even(list("pepper"), "p")
#> count_and_reverse_if_even([0, 0], 0)

### list_minus_list
def list_minus_list(a, b):
    for x in b:
        if x in a:
            a.remove(x)
        else:
            a.insert(0, [x])
    return a

#> list_minus_list([1, 2, 3], [2, 9])
#> list_minus_list([], ["q", "q"])
#> list_minus_list(["x", "x"], ["x"])
#> list_minus_list([[5]], [5, [5]])
#> list_minus_list([4], [])

### walk_by_jumps
def walk_by_jumps(jumps):
    pos, visited = 0, []
    while 0 <= pos < len(jumps) and pos not in visited:
        visited.append(pos)
        pos += jumps[pos]
    return visited, pos

#> walk_by_jumps([2, 1, 2, -1, 9])
#> walk_by_jumps([1, -1])
#> walk_by_jumps([])
#> walk_by_jumps([0])
#> walk_by_jumps([-5, 3])

### jumps_modified_as_go
def jumps_modified_as_go(offsets):
    i = steps = 0
    while 0 <= i < len(offsets):
        j = offsets[i]
        offsets[i] += -1 if j >= 3 else 1
        i += j
        steps += 1
    return steps, offsets

#> jumps_modified_as_go([0, 3, 0, 1, -3])
#> jumps_modified_as_go([])
#> jumps_modified_as_go([5])
#> jumps_modified_as_go([0, 0])
#> jumps_modified_as_go([1, 1, -2])

### bank_redistribute
def bank_redistribute(banks, cycles):
    n = len(banks)
    for _ in range(cycles):
        i = banks.index(max(banks))
        blocks, banks[i] = banks[i], 0
        while blocks:
            i = (i + 1) % n
            banks[i] += 1
            blocks -= 1
    return banks

#> bank_redistribute([0, 2, 7, 0], 1)
#> bank_redistribute([0, 2, 7, 0], 3)
#> bank_redistribute([1], 2)
#> bank_redistribute([3, 3], 0)
#> bank_redistribute([0, 0, 0], 1)

### knot_hash_step
def knot_hash_step(size, lengths):
    ring = list(range(size))
    pos = 0
    for skip, ln in enumerate(lengths):
        idx = [(pos + k) % size for k in range(ln)]
        vals = [ring[i] for i in idx]
        for i, v in zip(idx, reversed(vals)):
            ring[i] = v
        pos = (pos + ln + skip) % size
    return ring

#> knot_hash_step(5, [3, 4, 1, 5])
#> knot_hash_step(4, [])
#> knot_hash_step(6, [6])
#> knot_hash_step(3, [0, 2, 2])
#> knot_hash_step(0, [1])

### dance_moves
def dance_moves(line, moves):
    p = list(line)
    for m in moves.split(","):
        kind, arg = m[:1], m[1:]
        if kind == "s":
            n = int(arg)
            p = p[-n:] + p[:-n]
        elif kind == "x":
            a, b = map(int, arg.split("/"))
            p[a], p[b] = p[b], p[a]
        elif kind == "p":
            a, b = (p.index(c) for c in arg.split("/"))
            p[a], p[b] = p[b], p[a]
    return "".join(p)

#> dance_moves("abcde", "s1,x3/4,pe/b")
#> dance_moves("abcd", "")
#> dance_moves("xyz", "s2")
#> dance_moves("mnop", "pm/p,x0/1")
#> dance_moves("ab", "pa/z")

### marble_circle
def marble_circle(count):
    circle, cur = [0], 0
    for m in range(1, count + 1):
        cur = (cur + 1) % len(circle) + 1
        circle.insert(cur, m)
    return circle, circle[cur - 1]

#> marble_circle(0)
#> marble_circle(1)
#> marble_circle(4)
#> marble_circle(8)
#> marble_circle(-2)

### sort_by_count_in_self
def sort_by_count_in_self(xs):
    frozen = tuple(xs)
    xs.sort(key=frozen.count)
    return xs

#> sort_by_count_in_self([3, 1, 3, 2, 1, 3])
#> sort_by_count_in_self([])
#> sort_by_count_in_self(list("noon!"))
#> sort_by_count_in_self([5, 4, 3])
#> sort_by_count_in_self([1, 1, 2, 2])

### sort_self_empty_view
def sort_self_empty_view(xs):
    sizes = []

    def key(v):
        sizes.append(len(xs))
        return -v

    xs.sort(key=key)
    return xs, sizes

#> sort_self_empty_view([1, 3, 2])
#> sort_self_empty_view([])
#> sort_self_empty_view([5])
#> sort_self_empty_view([-1, 0, 1, -1])
#> sort_self_empty_view([2.5, 10])

### evens_front_inplace
def evens_front_inplace(xs):
    slot = 0
    for i, x in enumerate(xs):
        if x % 2 == 0:
            xs.insert(slot, xs.pop(i))
            slot += 1
    return xs, slot

#> evens_front_inplace([3, 4, 5, 6, 8])
#> evens_front_inplace([])
#> evens_front_inplace([1, 3])
#> evens_front_inplace([2, 4])
#> evens_front_inplace([-7, 0, -2])

### nested_alias_update
def nested_alias_update(n):
    row = [0] * n
    grid = [row, row[:], row]
    for i, r in enumerate(grid):
        r.append(i)
    return grid

#> nested_alias_update(0)
#> nested_alias_update(1)
#> nested_alias_update(2)
#> nested_alias_update(3)
#> nested_alias_update(-1)

### tuple_of_lists_mutation
def tuple_of_lists_mutation(t, v):
    first, *_, last = t
    first.append(v)
    last.extend(first)
    return t

#> tuple_of_lists_mutation(([1], [2]), 9)
#> tuple_of_lists_mutation(([], [], []), "x")
#> tuple_of_lists_mutation([["a", "b"], None, ["c"]], 0)
#> tuple_of_lists_mutation(([True], [False]), None)
#> tuple_of_lists_mutation(([5],), 6)

### same_list_twice
def same_list_twice(xs):
    def mix(a, b):
        a.append(len(b))
        b.insert(0, len(a))
        return a + b

    return mix(xs, xs), mix(xs, xs[:1])

#> same_list_twice([])
#> same_list_twice([7])
#> same_list_twice(["a", "b"])
#> same_list_twice([[], []])
#> same_list_twice([0, 0, 0])

### unpack_swap_slices
def unpack_swap_slices(xs, k):
    xs[:k], xs[k:] = xs[k:], xs[:k]
    return xs

#> unpack_swap_slices([1, 2, 3, 4], 2)
#> unpack_swap_slices([1, 2, 3, 4, 5], 2)
#> unpack_swap_slices([1, 2, 3, 4, 5], 4)
#> unpack_swap_slices([], 1)
#> unpack_swap_slices(["a", "b"], 0)

### generator_pop_consume
def generator_pop_consume(xs):
    popped = list(xs.pop() for _ in range(len(xs) // 2))
    rest = [xs.pop(0) for _ in xs]
    return popped, rest, xs

#> generator_pop_consume([1, 2, 3, 4, 5, 6])
#> generator_pop_consume([])
#> generator_pop_consume(["a"])
#> generator_pop_consume([1, 2, 3])
#> generator_pop_consume(list("abcdefgh"))

### iter_sentinel_pop
def iter_sentinel_pop(stack, stop):
    taken = list(iter(stack.pop, stop))
    return taken, stack

#> iter_sentinel_pop([1, 0, 2, 3], 0)
#> iter_sentinel_pop(["end"], "end")
#> iter_sentinel_pop([None, "a", "b"], None)
#> iter_sentinel_pop([1, 2], 9)
#> iter_sentinel_pop([0, 0, 5, 0, 6], 0)

### list_comp_side_effect
def list_comp_side_effect(xs, seen):
    fresh = [x for x in xs if x not in seen and not seen.append(x)]
    return fresh, seen

#> list_comp_side_effect([1, 2, 1, 3], [])
#> list_comp_side_effect(["a", "b"], ["a"])
#> list_comp_side_effect([], [5])
#> list_comp_side_effect([0, 0, None], [0])
#> list_comp_side_effect("level", [])

### extend_by_comprehension_on_self
def extend_by_comprehension_on_self(xs, n):
    xs += [xs[-i] for i in range(1, n + 1)]
    return xs

#> extend_by_comprehension_on_self([1, 2, 3], 2)
#> extend_by_comprehension_on_self(["a"], 1)
#> extend_by_comprehension_on_self([4, 5], 0)
#> extend_by_comprehension_on_self([9, 8, 7], 3)
#> extend_by_comprehension_on_self([1], 2)

### max_min_same_element
def max_min_same_element(xs):
    a, b = max(xs, key=lambda v: v % 3), min(xs, key=lambda v: v % 3)
    return (a, b) if a != b else a

#> max_min_same_element([4, 8, 6])
#> max_min_same_element([3, 9, 6])
#> max_min_same_element([5])
#> max_min_same_element([-1, -2, -3])
#> max_min_same_element([])

### slice_beyond_safe
def slice_beyond_safe(xs, i):
    return xs[i:i + 1] or xs[-1:] or ["none"], xs[i + 1:]

#> slice_beyond_safe([1, 2, 3], 1)
#> slice_beyond_safe([1, 2, 3], 9)
#> slice_beyond_safe([], 0)
#> slice_beyond_safe([1, 2, 3], -1)
#> slice_beyond_safe(["x", ""], 1)

### accumulate_pop_condition
def accumulate_pop_condition(xs):
    acc = []
    for x in xs:
        while acc and acc[-1] > x:
            acc.pop()
        acc.append(x)
    return acc

#> accumulate_pop_condition([3, 1, 4, 1, 5, 9, 2, 6])
#> accumulate_pop_condition([])
#> accumulate_pop_condition([5, 4, 3])
#> accumulate_pop_condition("backpack")
#> accumulate_pop_condition([1, 1])

### remove_k_digits
def remove_k_digits(num, k):
    st = []
    for d in num:
        while k and st and st[-1] > d:
            st.pop()
            k -= 1
        st.append(d)
    st = st[:len(st) - k]
    return "".join(st).lstrip("0") or "0"

#> remove_k_digits("1432219", 3)
#> remove_k_digits("10200", 1)
#> remove_k_digits("9", 1)
#> remove_k_digits("12345", 2)
#> remove_k_digits("", 0)

### enumerate_on_changing_list
def enumerate_on_changing_list(xs):
    log = []
    for i, x in enumerate(xs):
        log.append(i * 10 + x)
        if x > 5:
            xs[i + 1:i + 2] = []
        elif x < 0:
            xs.append(-x)
    return log, xs

#> enumerate_on_changing_list([1, 7, 2, 3])
#> enumerate_on_changing_list([-2, 4])
#> enumerate_on_changing_list([])
#> enumerate_on_changing_list([9, 9, 9, 9])
#> enumerate_on_changing_list([-8, 6])

### replace_each_by_index_of_sorted
def replace_each_by_index_of_sorted(s):
    order = sorted(range(len(s)), key=lambda i: s[i])
    return order, "".join(s[i] for i in order[::-1])

#> replace_each_by_index_of_sorted("dcab")
#> replace_each_by_index_of_sorted("")
#> replace_each_by_index_of_sorted("zz")
#> replace_each_by_index_of_sorted("B a!")
#> replace_each_by_index_of_sorted("2024")

### swap_key_parts
def swap_key_parts(entries):
    for n, entry in enumerate(entries):
        k, sep, v = entry.partition("=")
        if not sep:
            entries[n] = k[::-1]
        elif not v:
            entries[n:n + 1] = []
        else:
            entries[n] = sep.join((v, k))
    return entries

#> swap_key_parts(["a=1", "flag", "b=2"])
#> swap_key_parts([])
#> swap_key_parts(["x=", "y=3", "z=4"])
#> swap_key_parts(["k=v=w"])
#> swap_key_parts(["=", "ab"])

### list_to_number_loop
def list_to_number_loop(ds):
    n = 0
    while ds:
        n = n * 10 + ds.pop(-1 if n % 2 else 0)
    return n

#> list_to_number_loop([1, 2, 3, 4])
#> list_to_number_loop([])
#> list_to_number_loop([0, 5])
#> list_to_number_loop([9, 8, 7])
#> list_to_number_loop([2, 4, 6, 8, 1])

### zip_map_filter_chain
def zip_map_filter_chain(a, b):
    sums = map(sum, zip(a, b))
    big = filter(lambda s: s > 5, sums)
    return [*big][-2:], [*sums]

#> zip_map_filter_chain([1, 5, 9], [3, 3, 3])
#> zip_map_filter_chain([], [1])
#> zip_map_filter_chain([6, 7, 8, 9], [0, 0, 0, 0])
#> zip_map_filter_chain([1], [1])
#> zip_map_filter_chain([2.5, 4], [3.5, 1.5])

### merge_dict_lists_by_zip
def merge_dict_lists_by_zip(a, b):
    out = {}
    for (k1, v1), (k2, v2) in zip(a.items(), b.items()):
        out[k1 + k2] = v1[::-1] + v2
    return out

#> merge_dict_lists_by_zip({"a": [1, 2]}, {"b": [3]})
#> merge_dict_lists_by_zip({}, {"z": []})
#> merge_dict_lists_by_zip({"x": "ab", "y": "c"}, {"p": "d", "q": ""})
#> merge_dict_lists_by_zip({"k": (1, 2)}, {"k": (3,)})
#> merge_dict_lists_by_zip({1: [0]}, {2: [9], 3: [8]})

### first_last_loop_else
def first_last_loop_else(xs):
    while len(xs) > 1:
        if xs[0] == xs[-1]:
            xs = xs[1:-1]
        elif xs[0] in xs[1:]:
            xs = xs[1:]
        else:
            break
    else:
        return True, xs
    return False, xs

#> first_last_loop_else([1, 2, 2, 1])
#> first_last_loop_else("abca")
#> first_last_loop_else("aab")
#> first_last_loop_else([])
#> first_last_loop_else([3, 1, 3, 4])
