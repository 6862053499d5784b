### two_names_one_list
def two_names_one_list(a, k):
    b = a
    c = a[:]
    b.append(k)
    c.insert(0, k)
    a = a + c
    return len(a), b, c is b

#> two_names_one_list([1, 2], 9)
#> two_names_one_list([], 0)
#> two_names_one_list(["x"], "y")
#> two_names_one_list([[1]], [2])
#> two_names_one_list([5, 5, 5], 5)
#> two_names_one_list([None, True], False)

### row_times_trap
def row_times_trap(n, i, v):
    grid = [[0] * n] * n
    fair = [[0] * n for _ in range(n)]
    grid[i][0] = fair[i][0] = v
    return grid, fair

#> row_times_trap(2, 1, 7)
#> row_times_trap(3, 0, -1)
#> row_times_trap(1, 0, "x")
#> row_times_trap(2, -1, 4)
#> row_times_trap(0, 0, 1)
#> row_times_trap(3, 2, None)

### default_list_grows
def collect(x, bag=[]):
    bag.append(x)
    return bag


def default_list_grows(xs):
    collect.__defaults__ = ([],)
    outs = [collect(x) for x in xs]
    last = collect("end", [])
    return outs[:1], last

#> default_list_grows([1, 2, 3])
#> default_list_grows([])
#> default_list_grows(["a"])
#> default_list_grows([0, 0])
#> default_list_grows([[], [5]])
#> default_list_grows("hey")

### inner_list_shared_by_copy
def inner_list_shared_by_copy(rows, x):
    dup = rows.copy()
    for r in dup:
        r.append(x)
    dup.append([x])
    return rows, len(dup) - len(rows)

#> inner_list_shared_by_copy([[1], [2, 3]], 9)
#> inner_list_shared_by_copy([], 1)
#> inner_list_shared_by_copy([[]], None)
#> inner_list_shared_by_copy([["a"], ["b"], ["c"]], "z")
#> inner_list_shared_by_copy([[0, 0]], 0)
#> inner_list_shared_by_copy([[[1]], [[2]]], [3])

### plus_equals_through_alias
def plus_equals_through_alias(t, u):
    old = t
    t += u
    same = t is old
    old = old + u
    return same, t, old

#> plus_equals_through_alias([1, 2], [3])
#> plus_equals_through_alias((1, 2), (3,))
#> plus_equals_through_alias("ab", "cd")
#> plus_equals_through_alias([], [])
#> plus_equals_through_alias([0], [])
#> plus_equals_through_alias(5, 6)

### dict_values_are_same_list
def dict_values_are_same_list(keys):
    shared, d = [], {}
    for k in keys:
        d[k] = shared if len(k) % 2 else []
        d[k].append(k)
    return d, len(shared)

#> dict_values_are_same_list(["a", "bb", "ccc", "dd"])
#> dict_values_are_same_list([])
#> dict_values_are_same_list(["x", "x", "yy"])
#> dict_values_are_same_list(["", "even"])
#> dict_values_are_same_list(["odd", "two", "six"])
#> dict_values_are_same_list(["ø", "øø"])

### function_mutates_then_rebinds
def change(lst, n):
    lst.append(n)
    lst = [n]
    lst.append(n)
    return lst


def function_mutates_then_rebinds(nums, n):
    new = change(nums, n)
    return nums, new, nums[-1] == new[0]

#> function_mutates_then_rebinds([1, 2], 3)
#> function_mutates_then_rebinds([], 0)
#> function_mutates_then_rebinds(["p"], "q")
#> function_mutates_then_rebinds([4, 4], float("nan"))
#> function_mutates_then_rebinds([[7]], [8])
#> function_mutates_then_rebinds([-1, -2, -3], -4)

### swap_refs_in_loop
def swap_refs_in_loop(a, b, n):
    x, y = a, b
    for i in range(n):
        x.append(i)
        x, y = y, x
    return a, b, x is a

#> swap_refs_in_loop([], [], 3)
#> swap_refs_in_loop([9], [8], 4)
#> swap_refs_in_loop(["k"], [], 1)
#> swap_refs_in_loop([1, 2], [3, 4], 0)
#> swap_refs_in_loop([0], [0], 5)
#> swap_refs_in_loop([None], ["m", "n"], -1)

### del_name_keeps_alias
def del_name_keeps_alias(lst, i):
    other = lst
    del lst[i]
    del lst
    other *= 2
    return other

#> del_name_keeps_alias([1, 2, 3], 1)
#> del_name_keeps_alias(["a"], 0)
#> del_name_keeps_alias([4, 5], -1)
#> del_name_keeps_alias([], 0)
#> del_name_keeps_alias([7, 7, 8, 9], 3)
#> del_name_keeps_alias([[1], [2]], 0)

### slice_assign_same_object
def slice_assign_same_object(lst, new):
    alias = lst
    if len(new) > len(lst):
        lst[:] = new
    else:
        lst = list(new)
    lst.append("!")
    return alias

#> slice_assign_same_object([1], [5, 6])
#> slice_assign_same_object([1, 2, 3], [9])
#> slice_assign_same_object([], [])
#> slice_assign_same_object([], "ab")
#> slice_assign_same_object([4, 4], [4, 4])
#> slice_assign_same_object(["x", "y"], (0, 0, 0))

### nested_dict_copy_levels
from copy import deepcopy


def nested_dict_copy_levels(d, k, v):
    flat, deep = dict(d), deepcopy(d)
    d.setdefault(k, {})["new"] = v
    return k in flat, flat.get(k), deep.get(k)

#> nested_dict_copy_levels({"a": {"x": 1}}, "a", 5)
#> nested_dict_copy_levels({"a": {"x": 1}}, "b", 5)
#> nested_dict_copy_levels({}, "k", None)
#> nested_dict_copy_levels({"p": {}, "q": {"new": 0}}, "q", 7)
#> nested_dict_copy_levels({1: {2: 3}}, 1, [4])
#> nested_dict_copy_levels({"m": []}, "m", 1)

### tuple_holding_list
def tuple_holding_list(t, x):
    try:
        t[0].append(x)
        t[1] += [x]
    except TypeError as e:
        return t, type(e).__name__
    except AttributeError:
        return x
    return t

#> tuple_holding_list(([1], [2]), 3)
#> tuple_holding_list([[1], [2]], 3)
#> tuple_holding_list((1, 2), 3)
#> tuple_holding_list(([], []), "a")
#> tuple_holding_list([["q"], "r"], "s")
#> tuple_holding_list(((), []), 0)

### prefix_snapshots_vs_refs
def prefix_snapshots_vs_refs(nums):
    cur, refs, shots = [], [], []
    for n in nums:
        cur.append(n)
        refs.append(cur)
        shots.append(cur[:])
    return [len(r) for r in refs], [len(s) for s in shots]

#> prefix_snapshots_vs_refs([3, 1, 4])
#> prefix_snapshots_vs_refs([])
#> prefix_snapshots_vs_refs(["z"])
#> prefix_snapshots_vs_refs([0, 0, 0, 0, 0])
#> prefix_snapshots_vs_refs("ab")
#> prefix_snapshots_vs_refs(range(6))

### lambda_sees_last_value
def lambda_sees_last_value(nums, x):
    late = [lambda: n * x for n in nums]
    early = [lambda n=n: n * x for n in nums]
    x += 1
    return [f() for f in late], [f() for f in early]

#> lambda_sees_last_value([1, 2, 3], 10)
#> lambda_sees_last_value([], 1)
#> lambda_sees_last_value([5], 0)
#> lambda_sees_last_value([4, -4], -2)
#> lambda_sees_last_value(["a", "b"], 1)
#> lambda_sees_last_value([0, 7, 0, 2], 2)

### list_contains_itself_len
def list_contains_itself_len(lst, depth):
    lst.append(lst)
    cur = lst
    for _ in range(depth):
        cur = cur[-1]
        cur[0] = len(cur)
    lst.pop()
    return lst

#> list_contains_itself_len([5, 6, 7], 2)
#> list_contains_itself_len([0], 4)
#> list_contains_itself_len(["a", "b"], 0)
#> list_contains_itself_len([9, 9, 9, 9], 1)
#> list_contains_itself_len([], 0)
#> list_contains_itself_len([None, None], 3)

### chain_assign_then_split
def chain_assign_then_split(nums):
    a = b = c = nums
    b = sorted(b)
    c.reverse()
    return a, b, a == b, a is c

#> chain_assign_then_split([3, 1, 2])
#> chain_assign_then_split([3, 2, 1])
#> chain_assign_then_split([])
#> chain_assign_then_split(["x", "w"])
#> chain_assign_then_split([4, 4, 5])
#> chain_assign_then_split([-1, 0, -1])

### register_in_many_lists
def register_in_many_lists(names, groups):
    boxes = {g: [] for g in groups}
    allof = list(boxes.values())
    for i, n in enumerate(names):
        allof[i % len(allof)].append(n)
    return boxes

#> register_in_many_lists(["ann", "bob", "cy", "dee"], ["red", "blue"])
#> register_in_many_lists([], ["x"])
#> register_in_many_lists(["one"], ["p", "q", "r"])
#> register_in_many_lists(["a", "b", "c"], "kk")
#> register_in_many_lists(["a"], [])
#> register_in_many_lists([1, 2, 3, 4, 5], (10, 20, 30))

### identity_index_not_equal
def identity_index_not_equal(rows, k):
    target = rows[k]
    by_eq = rows.index(target)
    by_is = next(i for i, r in enumerate(rows) if r is target)
    return by_eq, by_is, by_eq == by_is

#> identity_index_not_equal([[1], [2], [1]], 2)
#> identity_index_not_equal([[1], [2], [3]], 1)
#> identity_index_not_equal([[], []], -1)
#> identity_index_not_equal([[0]], 0)
#> identity_index_not_equal([[5, 6], [5], [5, 6]], 0)
#> identity_index_not_equal([], 0)

### memo_list_shared_between_calls
def memo_list_shared_between_calls(nums):
    memo = []

    def seen(x):
        if x in memo:
            return memo.index(x)
        memo.append(x)
        return -1

    return [seen(n) for n in nums], memo

#> memo_list_shared_between_calls([7, 8, 7, 9, 8])
#> memo_list_shared_between_calls([])
#> memo_list_shared_between_calls([1, 1, 1])
#> memo_list_shared_between_calls(["a", "A", "a"])
#> memo_list_shared_between_calls([0, False, 0.0, 2])
#> memo_list_shared_between_calls([[1], [1], [2]])

### dict_view_stays_live
def dict_view_stays_live(d, k):
    ks, frozen = d.keys(), list(d)
    d[k] = "new"
    gone = next(iter(d))
    del d[gone]
    return list(ks), frozen, gone in frozen

#> dict_view_stays_live({"a": 1, "b": 2}, "c")
#> dict_view_stays_live({"a": 1, "b": 2}, "a")
#> dict_view_stays_live({}, "z")
#> dict_view_stays_live({1: 1}, 2)
#> dict_view_stays_live({"p": 0, "q": 0, "r": 0}, "q")
#> dict_view_stays_live({None: 0}, None)

### growing_while_iterating_guard
def growing_while_iterating_guard(nums, cap):
    for n in nums:
        if len(nums) >= cap:
            break
        if n > 1:
            nums.append(n // 2)
    return nums

#> growing_while_iterating_guard([9, 4], 8)
#> growing_while_iterating_guard([1, 1], 5)
#> growing_while_iterating_guard([], 3)
#> growing_while_iterating_guard([100], 4)
#> growing_while_iterating_guard([5, 6, 7], 2)
#> growing_while_iterating_guard([3, -3, 3], 20)

### iter_shared_by_two_loops
def iter_shared_by_two_loops(seq, stop):
    it = iter(seq)
    head = []
    for x in it:
        if x == stop:
            break
        head.append(x)
    tail = [x for x in it if x != stop]
    return head, tail

#> iter_shared_by_two_loops([1, 2, 0, 3, 0, 4], 0)
#> iter_shared_by_two_loops([1, 2, 3], 9)
#> iter_shared_by_two_loops([], 5)
#> iter_shared_by_two_loops("key=val=x", "=")
#> iter_shared_by_two_loops((7, 8), 7)
#> iter_shared_by_two_loops(["k", None, "l"], None)

### closure_counter_pair
def closure_counter_pair(moves):
    pos = 0

    def go(n):
        nonlocal pos
        pos += n
        return pos

    hist = [go(m) for m in moves if abs(pos) < 6]
    return hist, pos

#> closure_counter_pair([2, 3, 4, -9])
#> closure_counter_pair([])
#> closure_counter_pair([-6, 1])
#> closure_counter_pair([1, 1, 1, 1, 1])
#> closure_counter_pair([5, -5, 10, -10, 3])
#> closure_counter_pair([0, 0])

### setdefault_returns_alias
def setdefault_returns_alias(d, k, vals):
    box = d.setdefault(k, [])
    for v in vals:
        box.append(v)
    if len(box) > 3:
        d[k] = box[-3:]
    box.append("late")
    return d

#> setdefault_returns_alias({}, "a", [1, 2])
#> setdefault_returns_alias({"a": [0]}, "a", [1, 2, 3])
#> setdefault_returns_alias({"b": [9]}, "a", [])
#> setdefault_returns_alias({"z": [1, 2, 3, 4]}, "z", [])
#> setdefault_returns_alias({1: ["x"]}, 1, "yz")
#> setdefault_returns_alias({}, None, [[], [], [], []])

### arg_star_makes_copy
def stamp(first, *rest):
    rest = list(rest)
    rest.sort()
    first.append(len(rest))
    return rest


def arg_star_makes_copy(lst, nums):
    got = stamp(lst, *nums)
    return lst, nums, got == nums

#> arg_star_makes_copy(["id"], [3, 1, 2])
#> arg_star_makes_copy([], [1, 2])
#> arg_star_makes_copy([0], [])
#> arg_star_makes_copy(["a", "b"], ["z", "y"])
#> arg_star_makes_copy([[]], [5])
#> arg_star_makes_copy([7], [2, 2, 2])
