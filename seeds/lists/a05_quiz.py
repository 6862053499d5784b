### insert_pop_insert
def insert_pop_insert(xs):
    xs.insert(1, xs.pop())
    xs.insert(-1, xs.pop(0))
    xs.append(xs[0])
    return xs

#> insert_pop_insert([1, 2, 3, 4])
#> insert_pop_insert(["a"])
#> insert_pop_insert([5, 6])
#> insert_pop_insert([])
#> insert_pop_insert([None, True, "z", 0, -1])

### alias_append_chain
def alias_append_chain(a):
    b = a
    c = b[:]
    b.append(len(c))
    c.append(len(a))
    a = a + [len(b)]
    b.append(len(a))
    return a, b, c

#> alias_append_chain([])
#> alias_append_chain([9])
#> alias_append_chain(["p", "q"])
#> alias_append_chain([[1], [2], [3]])
#> alias_append_chain([0, 0, 0, 0, 0])

### iadd_versus_add
def iadd_versus_add(xs, extra):
    ref = xs
    xs += extra
    ys = xs
    ys = ys + ref[:1]
    return ref is xs, len(ref), ys

#> iadd_versus_add([1], [2])
#> iadd_versus_add([], ["a", "b"])
#> iadd_versus_add([3], "xy")
#> iadd_versus_add((1,), (2,))
#> iadd_versus_add([7, 8], ())
#> iadd_versus_add((1, 2), [3])

### default_list_trap
def default_list_trap(words):
    def add(w, bag=[]):
        if w in bag:
            bag.remove(w)
        else:
            bag.append(w)
        return bag

    out = []
    for w in words:
        out = add(w)
    return out

#> default_list_trap(["on", "off", "on"])
#> default_list_trap([])
#> default_list_trap(["x"])
#> default_list_trap(["a", "b", "b", "c", "a", "a"])
#> default_list_trap([1, 1, 1])

### growing_loop_bounded
def growing_loop_bounded(seeds, cap):
    for s in seeds:
        if len(seeds) < cap:
            seeds.append(s * 2)
    return seeds

#> growing_loop_bounded([1, 3], 6)
#> growing_loop_bounded(["ab"], 3)
#> growing_loop_bounded([], 10)
#> growing_loop_bounded([5, 5, 5], 2)
#> growing_loop_bounded([[0]], 3)

### negative_index_walk
def negative_index_walk(xs):
    picked = []
    i = -1
    while abs(i) <= len(xs):
        picked.append(xs[i])
        i *= 2
    return picked

#> negative_index_walk([1, 2, 3, 4, 5, 6, 7, 8])
#> negative_index_walk([])
#> negative_index_walk("question")
#> negative_index_walk(["x"])
#> negative_index_walk((1.5, 2.5, 3.5))

### multiply_then_mutate
def multiply_then_mutate(cell, n):
    grid = [cell] * n
    if grid:
        grid[0].append("!")
        grid[-1] = ["new"]
    return grid, cell

#> multiply_then_mutate(["a"], 3)
#> multiply_then_mutate([], 1)
#> multiply_then_mutate([0], 0)
#> multiply_then_mutate([[1]], 2)
#> multiply_then_mutate(["x", "y"], -2)

### remove_first_not_at
def remove_first_not_at(xs, i):
    xs.remove(xs[i])
    return xs

#> remove_first_not_at([1, 2, 1, 3], 2)
#> remove_first_not_at(["a", "b", "c"], -1)
#> remove_first_not_at([5, 5, 5], 1)
#> remove_first_not_at([True, 2, 1], 2)
#> remove_first_not_at([], 0)

### sorted_vs_sort
def sorted_vs_sort(data):
    first = sorted(data, reverse=True)
    snapshot = list(data)
    data.sort(key=str)
    return first == data, data == snapshot, first[:1], data[:1]

#> sorted_vs_sort([10, 9, 8])
#> sorted_vs_sort([3, 2, 1])
#> sorted_vs_sort([])
#> sorted_vs_sort([100, 20, 3])
#> sorted_vs_sort([-1, 1, 0])

### count_after_replace
def count_after_replace(s, old, new):
    xs = list(s)
    while old in xs:
        xs[xs.index(old)] = new
        if old == new:
            break
    return "".join(xs), xs.count(new)

#> count_after_replace("banana", "a", "o")
#> count_after_replace("banana", "x", "n")
#> count_after_replace("loop", "o", "o")
#> count_after_replace("", "a", "b")
#> count_after_replace("a-b-c", "-", "")

### nested_unpack_sum
def nested_unpack_sum(rows):
    total = 0
    for a, (b, *c), d in rows:
        total += a * b - d + len(c)
    return total

#> nested_unpack_sum([(1, (2, 3), 4), (5, (6,), 7)])
#> nested_unpack_sum([])
#> nested_unpack_sum([[2, [3], 0]])
#> nested_unpack_sum([(0, (0, "x", "y", "z"), -1)])
#> nested_unpack_sum([(1, (), 2)])

### reverse_and_reversed
def reverse_and_reversed(xs):
    it = reversed(xs)
    xs.append("tail")
    got = list(it)
    xs.reverse()
    return got, xs

#> reverse_and_reversed([1, 2, 3])
#> reverse_and_reversed([])
#> reverse_and_reversed(["one"])
#> reverse_and_reversed([[1], (2,)])
#> reverse_and_reversed([0, None, ""])

### iterator_twice
def iterator_twice(xs):
    it = iter(xs)
    pairs = list(zip(it, it))
    leftover = list(it)
    return pairs, leftover, len(xs) - 2 * len(pairs)

#> iterator_twice([1, 2, 3, 4])
#> iterator_twice([1, 2, 3])
#> iterator_twice([])
#> iterator_twice("abcde")
#> iterator_twice((None,))

### next_and_rest
def next_and_rest(xs, skip):
    it = iter(xs)
    head = [next(it, "-") for _ in range(skip)]
    return head, sum(1 for _ in it), next(it, None)

#> next_and_rest([4, 5, 6], 2)
#> next_and_rest([], 1)
#> next_and_rest("abc", 5)
#> next_and_rest((1, 2), 0)
#> next_and_rest([None, None, None, 3], 1)

### boolean_index_pick
def boolean_index_pick(a, b, pair):
    return pair[a > b], pair[-(a < b)], pair[a == b :]

#> boolean_index_pick(1, 2, ["low", "high"])
#> boolean_index_pick(2, 1, ["low", "high"])
#> boolean_index_pick(3, 3, ("x", "y", "z"))
#> boolean_index_pick("a", "B", "no")
#> boolean_index_pick(0.1, 0.2, [[], [1]])

### delete_name_keeps_list
def delete_name_keeps_list(xs):
    holder = {"ref": xs}
    del xs[:1]
    del xs
    holder["ref"].append(len(holder["ref"]))
    return holder

#> delete_name_keeps_list([1, 2, 3])
#> delete_name_keeps_list([])
#> delete_name_keeps_list(["z"])
#> delete_name_keeps_list([[9, 9], [8]])
#> delete_name_keeps_list([0.0, -0.0])

### extend_generator_self_len
def extend_generator_self_len(xs, n):
    xs.extend(len(xs) * 10 + i for i in range(n))
    return xs

#> extend_generator_self_len([], 3)
#> extend_generator_self_len([1, 2], 2)
#> extend_generator_self_len(["a"], 0)
#> extend_generator_self_len([0] * 4, 1)
#> extend_generator_self_len([-1], -5)

### comparison_mixed_lists
def comparison_mixed_lists(a, b):
    try:
        return "lt" if a < b else "eq" if a == b else "gt"
    except TypeError:
        return "incomparable"

#> comparison_mixed_lists([1, 2, 3], [1, 3])
#> comparison_mixed_lists([1, "a"], [1, 2])
#> comparison_mixed_lists([], [])
#> comparison_mixed_lists([2, "a"], [1, 2])
#> comparison_mixed_lists([[0], 5], [[0]])
#> comparison_mixed_lists([1], (1,))

### in_with_nested
def in_with_nested(haystack, needle):
    return [needle in haystack, [needle] in haystack, haystack.count(needle), str(needle) in str(haystack)]

#> in_with_nested([1, [2], 3], 2)
#> in_with_nested([], None)
#> in_with_nested(["ab", ["b"]], "b")
#> in_with_nested([1.0, True], 1)
#> in_with_nested([[[]], []], [])

### shadow_comprehension
def shadow_comprehension(x):
    squares = [x * x for x in range(x)]
    x = [x for x in squares if x % 2] + [x]
    return x

#> shadow_comprehension(5)
#> shadow_comprehension(0)
#> shadow_comprehension(1)
#> shadow_comprehension(8)
#> shadow_comprehension(-3)

### late_binding_lambdas
def late_binding_lambdas(xs):
    late = [lambda: v for v in xs]
    early = [lambda v=v: v for v in xs]
    return [f() for f in late], [f() for f in early]

#> late_binding_lambdas([1, 2, 3])
#> late_binding_lambdas([])
#> late_binding_lambdas("hey")
#> late_binding_lambdas([None])
#> late_binding_lambdas([(1, 2), (3, 4)])

### any_all_counting
def any_all_counting(rows):
    return sum(all(r) for r in rows), sum(any(r) for r in rows), sum(not r for r in rows)

#> any_all_counting([[1, 0], [1, 1], []])
#> any_all_counting([])
#> any_all_counting([[""], [" "], ["", "x"]])
#> any_all_counting([[None, 0], [0.0]])
#> any_all_counting([[[]], [[0]], [()]])

### del_inside_while
def del_inside_while(xs, n):
    i = 0
    while len(xs) > 1:
        i = (i + n) % len(xs)
        del xs[i]
    return xs

#> del_inside_while([1, 2, 3, 4, 5], 2)
#> del_inside_while(["ann", "bob", "cat"], 0)
#> del_inside_while([], 3)
#> del_inside_while([7], 1)
#> del_inside_while(list("abcdefg"), 3)

### walrus_collect
def walrus_collect(nums):
    acc = 0
    return [acc := acc * 2 + m for n in nums if (m := n - 1) >= 0], acc

#> walrus_collect([1, 2, 3])
#> walrus_collect([])
#> walrus_collect([0, -5, 0])
#> walrus_collect([10])
#> walrus_collect([1, 0, 1])

### slice_assign_overlap
def slice_assign_overlap(xs):
    xs[1:] = xs[:-1]
    xs[:2] = [xs[-1]]
    xs[len(xs):] = [0, 1]
    return xs

#> slice_assign_overlap([1, 2, 3, 4])
#> slice_assign_overlap([5])
#> slice_assign_overlap(["a", "b"])
#> slice_assign_overlap([])
#> slice_assign_overlap([None, False, 2.5])

### chained_assignment_lists
def chained_assignment_lists(n):
    a = b = []
    c, d = [], []
    for i in range(n):
        (a if i % 2 else c).append(i)
        b.append(-i)
        d = d + a[-1:]
    return a, b, c, d

#> chained_assignment_lists(0)
#> chained_assignment_lists(1)
#> chained_assignment_lists(2)
#> chained_assignment_lists(4)
#> chained_assignment_lists(-2)

### mutate_argument_rebind
def mutate_argument_rebind(data):
    def rebind(xs):
        xs = xs + ["lost"]
        return len(xs)

    def mutate(xs):
        xs += ["kept"]
        return len(xs)

    return rebind(data), mutate(data), data

#> mutate_argument_rebind([])
#> mutate_argument_rebind([1])
#> mutate_argument_rebind(["lost", "kept"])
#> mutate_argument_rebind([[0]])
#> mutate_argument_rebind(())

### copy_levels
def copy_levels(matrix):
    flat_copy = matrix[:]
    deep_copy = [row[:] for row in matrix]
    matrix[0].append(99)
    matrix.append([])
    return flat_copy, deep_copy

#> copy_levels([[1], [2]])
#> copy_levels([[]])
#> copy_levels([["a", "b"]])
#> copy_levels([])
#> copy_levels([[0], [0], [0]])

### sum_of_lists_start
def sum_of_lists_start(groups, start):
    try:
        return sum(groups, start)
    except TypeError as e:
        return type(e).__name__

#> sum_of_lists_start([[1], [2, 3]], [])
#> sum_of_lists_start([[1], [2]], 0)
#> sum_of_lists_start([(1,), (2,)], (0,))
#> sum_of_lists_start([], ["x"])
#> sum_of_lists_start(["a", "b"], "")
#> sum_of_lists_start([1, 2.5], 10)

### max_of_lists
def max_of_lists(lists):
    return max(lists), max(lists, key=len), max(lists, key=sum), min(map(len, lists))

#> max_of_lists([[1, 2, 3], [9], [4, 5]])
#> max_of_lists([[]])
#> max_of_lists([[0, 0], [0, 0, -1]])
#> max_of_lists([[2], [1, 1], [1, 0, 1]])
#> max_of_lists([])

### range_membership
def range_membership(start, stop, step, x):
    r = range(start, stop, step)
    return x in r, len(r), list(r[1:3]), r.index(x) if x in r else None

#> range_membership(0, 20, 3, 9)
#> range_membership(10, 0, -4, 2)
#> range_membership(5, 5, 1, 5)
#> range_membership(-6, 7, 6, -6)
#> range_membership(1, 9, 0, 3)

### star_call_spread
def star_call_spread(parts):
    def show(first, *mid, last="L"):
        return f"{first}|{len(mid)}|{last}"

    return show(*parts), show(*parts[::-1], last=parts[0]), show(parts)

#> star_call_spread(["a", "b", "c"])
#> star_call_spread("xy")
#> star_call_spread((1,))
#> star_call_spread([])
#> star_call_spread([None, 0])

### map_exhausted
def map_exhausted(xs):
    doubled = map(lambda v: v * 2, xs)
    first_max = max(doubled, default=None)
    return first_max, list(doubled), max(xs, default=None)

#> map_exhausted([3, 8, 5])
#> map_exhausted([])
#> map_exhausted(["ab", "b"])
#> map_exhausted((0.5,))
#> map_exhausted([-1, -2])
