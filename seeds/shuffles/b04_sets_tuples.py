### xor_sets_rounds
def xor_sets_rounds(groups):
    cur = set()
    sizes = []
    for g in groups:
        cur ^= set(g)
        sizes.append(len(cur))
    return sorted(cur), sizes

#> xor_sets_rounds([[1, 2, 3], [2, 3, 4], [4]])
#> xor_sets_rounds([])
#> xor_sets_rounds([[5, 5], [5]])
#> xor_sets_rounds(["abc", "cab", "dad"])
#> xor_sets_rounds([[], [9], []])
#> xor_sets_rounds([[1, 6], [2, 7], [3, 6], [1, 2]])

### tuple_swap_ends_star
def tuple_swap_ends_star(t):
    if len(t) < 2:
        return t + t
    first, *mid, last = t
    return (last, *mid, first)

#> tuple_swap_ends_star((4, 5, 6, 7))
#> tuple_swap_ends_star((1, 2))
#> tuple_swap_ends_star((9,))
#> tuple_swap_ends_star(())
#> tuple_swap_ends_star(("left", None, "right"))
#> tuple_swap_ends_star(((0, 1), (2, 3), (4, 5)))

### discard_neighbors_of
def discard_neighbors_of(nums, x):
    s = set(nums)
    for d in (-1, 0, 1):
        s.discard(x + d)
    return sorted(s), len(nums) - len(s)

#> discard_neighbors_of([1, 2, 3, 4, 5, 6], 3)
#> discard_neighbors_of([10, 20, 30], 25)
#> discard_neighbors_of([], 0)
#> discard_neighbors_of([7, 7, 8, 9, 9], 8)
#> discard_neighbors_of([-1, 0, 1, 2], 0)
#> discard_neighbors_of([5, 4], 6)

### tuple_index_or_extend
def tuple_index_or_extend(t, vals):
    where = []
    for v in vals:
        if v not in t:
            t += (v,)
        where.append(t.index(v))
    return t, where

#> tuple_index_or_extend((3, 6, 9), [6, 12, 3, 12])
#> tuple_index_or_extend((), [1, 1, 2])
#> tuple_index_or_extend(("a", "b", "a"), ["a"])
#> tuple_index_or_extend((5,), [])
#> tuple_index_or_extend((0, 1), [True, False, 2])
#> tuple_index_or_extend(("x",), "xyzzy")

### subset_ladder
def subset_ladder(groups):
    chain = [set()]
    for g in sorted(map(set, groups), key=len):
        if chain[-1].issubset(g):
            chain.append(g)
    return [sorted(c) for c in chain[1:]]

#> subset_ladder([[1, 2, 3], [1], [4, 5], [1, 2]])
#> subset_ladder([])
#> subset_ladder([[7, 7], [8]])
#> subset_ladder(["dog", "god", "go"])
#> subset_ladder([[], [1], [], [2, 1]])
#> subset_ladder([[3, 4], [3, 5], [3, 4, 5]])

### zip_tuples_keep_bigger
def zip_tuples_keep_bigger(p, q):
    won = tuple(max(a, b) for a, b in zip(p, q))
    longer = p if len(p) > len(q) else q
    return won + longer[len(won):]

#> zip_tuples_keep_bigger((1, 9, 3), (4, 2, 6, 8))
#> zip_tuples_keep_bigger((5, 5, 5, 5), (1,))
#> zip_tuples_keep_bigger((), (7, 8))
#> zip_tuples_keep_bigger((), ())
#> zip_tuples_keep_bigger(("kiwi", "fig"), ("lime", "date"))
#> zip_tuples_keep_bigger((-1, -2), (-2, -1))

### set_add_until_no_new
def set_add_until_no_new(x, m):
    seen = set()
    while True:
        before = len(seen)
        seen.add(x)
        if len(seen) == before:
            return sorted(seen), x
        x = x * x % m

#> set_add_until_no_new(3, 20)
#> set_add_until_no_new(2, 11)
#> set_add_until_no_new(0, 5)
#> set_add_until_no_new(10, 7)
#> set_add_until_no_new(-4, 13)
#> set_add_until_no_new(6, 1)

### count_in_tuple_vs_rest
def count_in_tuple_vs_rest(t, v):
    c = t.count(v)
    if c > len(t) - c:
        return "most", c
    return ("some", c) if c else ("none", len(t))

#> count_in_tuple_vs_rest((1, 1, 2), 1)
#> count_in_tuple_vs_rest((1, 1, 2, 2), 2)
#> count_in_tuple_vs_rest((), 0)
#> count_in_tuple_vs_rest(("n", "y", "n", "n"), "y")
#> count_in_tuple_vs_rest((3, 4, 5), 9)
#> count_in_tuple_vs_rest((0, False, 0.0, None), 0)

### only_in_one_row
def only_in_one_row(rows):
    res = []
    for i, r in enumerate(rows):
        rest = set().union(*rows[:i], *rows[i + 1:])
        res.append(sorted(set(r) - rest))
    return res

#> only_in_one_row([[1, 2, 3], [2, 4], [3, 5]])
#> only_in_one_row([])
#> only_in_one_row([[6, 6]])
#> only_in_one_row([[1], [1]])
#> only_in_one_row(["plum", "lump", "pluma"])
#> only_in_one_row([[], [8, 9], [9]])

### tuple_delta_moves
def tuple_delta_moves(pos, moves):
    seen = {pos}
    for dx, dy in moves:
        pos = pos[0] + dx, pos[1] + dy
        if pos in seen:
            return pos, len(seen)
        seen.add(pos)
    return None, len(seen)

#> tuple_delta_moves((0, 0), [(1, 0), (0, 1), (-1, 0), (0, -1), (5, 5)])
#> tuple_delta_moves((2, 3), [(1, 1), (1, 1)])
#> tuple_delta_moves((0, 0), [])
#> tuple_delta_moves((4, 4), [(0, 0)])
#> tuple_delta_moves((1, 1), [(0, 2), (0, -1), (0, -1)])
#> tuple_delta_moves((-1, 0), [(3, 0), (0, 3), (-3, 0)])

### frozen_pairs_unique
def frozen_pairs_unique(pairs):
    keep = {}
    for a, b in pairs:
        keep.setdefault(frozenset((a, b)), []).append(a)
    return [v for k, v in keep.items() if len(k) == 2]

#> frozen_pairs_unique([(1, 2), (2, 1), (3, 3)])
#> frozen_pairs_unique([("x", "y"), ("y", "z"), ("z", "y")])
#> frozen_pairs_unique([])
#> frozen_pairs_unique([(0, 0), (0, False)])
#> frozen_pairs_unique([(5, 6), (5, 6), (6, 5), (7, 5)])
#> frozen_pairs_unique(["ab", "ba", "cc"])

### needs_and_offers
def needs_and_offers(have, want):
    h, w = set(have), set(want)
    if h >= w:
        return "ready", sorted(h - w)
    if h.isdisjoint(w):
        return "hopeless"
    return sorted(w - h)

#> needs_and_offers(["egg", "milk", "flour"], ["egg", "flour"])
#> needs_and_offers(["egg", "milk"], ["egg", "salt", "oil"])
#> needs_and_offers(["rice"], ["corn", "beans"])
#> needs_and_offers([], [])
#> needs_and_offers([], ["tea"])
#> needs_and_offers([1, 2, 3], [3, 2, 1])

### tuple_sort_sandwich
def tuple_sort_sandwich(t):
    s = sorted(t)
    out = ()
    while s:
        out = (s.pop(0),) + out + tuple(s[-1:])
        del s[-1:]
    return out

#> tuple_sort_sandwich((5, 1, 4, 2, 3))
#> tuple_sort_sandwich((8, 6))
#> tuple_sort_sandwich(())
#> tuple_sort_sandwich(("c", "a", "d", "b"))
#> tuple_sort_sandwich((7, 7, 7))
#> tuple_sort_sandwich((0, -3, 9, 2, 2, -1))

### set_update_chain_sizes
def set_update_chain_sizes(start, extra, ban):
    s = set(start)
    s.update(extra, range(len(s)))
    s.difference_update(ban)
    s.intersection_update(range(-5, 10))
    return sorted(s)

#> set_update_chain_sizes([4, 8, 12], [2, 20], [1])
#> set_update_chain_sizes([], [], [])
#> set_update_chain_sizes([9, 9, 10], [-5, -6], [0, 9])
#> set_update_chain_sizes([1, 2, 3], [3, 4], [5, 6])
#> set_update_chain_sizes([100], [7], range(5))
#> set_update_chain_sizes([3, 1], (6,), {6: "x"})

### unpack_nested_tuple_rows
def unpack_nested_tuple_rows(rows):
    out = {}
    for (a, b), *rest in rows:
        out[a] = rest[b] if b < len(rest) else None
    return out

#> unpack_nested_tuple_rows([(("x", 1), 10, 20), (("y", 0), 30)])
#> unpack_nested_tuple_rows([])
#> unpack_nested_tuple_rows([(("k", 3), 1, 2)])
#> unpack_nested_tuple_rows([((1, -1), "a", "b"), ((2, 0),)])
#> unpack_nested_tuple_rows([(("p", 0), 5), (("p", 1), 6, 7)])
#> unpack_nested_tuple_rows([(("z",), 1)])

### pairwise_tuple_compare
def pairwise_tuple_compare(ts):
    marks = ""
    for a, b in zip(ts, ts[1:]):
        marks += "<" if a < b else "=" if a == b else ">"
    return marks

#> pairwise_tuple_compare([(1, 2), (1, 3), (1, 3), (0, 9)])
#> pairwise_tuple_compare([(5,), (5, 0), (5, -1)])
#> pairwise_tuple_compare([])
#> pairwise_tuple_compare([("a", 1), ("B", 2)])
#> pairwise_tuple_compare([(), (0,), ()])
#> pairwise_tuple_compare([(2, "x"), (2, "xx"), (2, "w"), (2, "w")])

### greedy_cover_sets
def greedy_cover_sets(need, offers):
    need, picked = set(need), []
    while need:
        best = max(offers, key=lambda n: len(need & set(offers[n])))
        if not need & set(offers[best]):
            return picked, sorted(need)
        need -= set(offers[best])
        picked.append(best)
    return picked

#> greedy_cover_sets([1, 2, 3, 4, 5], {"a": [1, 2], "b": [2, 3, 4], "c": [5, 1]})
#> greedy_cover_sets([1, 9], {"a": [1, 2], "b": [3]})
#> greedy_cover_sets([], {"a": [1]})
#> greedy_cover_sets("cab", {"x": "ab", "y": "bc"})
#> greedy_cover_sets([7], {"p": [], "q": [7, 8]})
#> greedy_cover_sets([1, 2], {})

### tuple_repeat_mul_slice
def tuple_repeat_mul_slice(t, n):
    big = t * n
    return big[n:-n] or big[:1], len(big) % 5

#> tuple_repeat_mul_slice((1, 2, 3), 2)
#> tuple_repeat_mul_slice((1, 2, 3), 1)
#> tuple_repeat_mul_slice((), 4)
#> tuple_repeat_mul_slice(("ab", "cd"), 3)
#> tuple_repeat_mul_slice((9, 8, 7, 6), 0)
#> tuple_repeat_mul_slice((4,), -2)

### set_pop_single_merge
def set_pop_single_merge(groups):
    fixed = []
    for g in groups:
        left = set(g) - set(fixed)
        if len(left) == 1:
            fixed.append(left.pop())
    return fixed

#> set_pop_single_merge([[1], [1, 2], [2, 3], [3, 4, 5]])
#> set_pop_single_merge([[6, 7], [6], [7, 6]])
#> set_pop_single_merge([])
#> set_pop_single_merge(["aa", "ab", "abc"])
#> set_pop_single_merge([[], [0, 0], [0]])
#> set_pop_single_merge([[8, 9], [9, 10]])

### named_slots_tuple_replace
def named_slots_tuple_replace(t, i, v):
    try:
        t[i] = v
    except TypeError:
        t = t[:i] + (v,) + t[i + 1:]
    return t

#> named_slots_tuple_replace((1, 2, 3), 1, "b")
#> named_slots_tuple_replace([1, 2, 3], 1, "b")
#> named_slots_tuple_replace((), 0, 5)
#> named_slots_tuple_replace((7, 8), -1, 0)
#> named_slots_tuple_replace((7, 8), 6, 9)
#> named_slots_tuple_replace([], 2, "no")

### chars_shared_by_all_order
def chars_shared_by_all_order(words):
    if not words:
        return []
    common = set.intersection(*map(set, words))
    return [c for c in dict.fromkeys(words[0]) if c in common]

#> chars_shared_by_all_order(["stone", "notes", "onset"])
#> chars_shared_by_all_order(["river", "verve"])
#> chars_shared_by_all_order([])
#> chars_shared_by_all_order(["solo", ""])
#> chars_shared_by_all_order(["zig zag", "gaze z"])
#> chars_shared_by_all_order(["banana"])

### max_tuple_by_tail
def max_tuple_by_tail(ts):
    best = max(ts, key=lambda t: t[1:], default=())
    others = [t for t in ts if t is not best]
    return best, sum(len(o) for o in others)

#> max_tuple_by_tail([(9, 1), (1, 5), (2, 3)])
#> max_tuple_by_tail([])
#> max_tuple_by_tail([("z",), ("a", 0)])
#> max_tuple_by_tail([(1, 2, 3), (0, 2, 4), (5, 2)])
#> max_tuple_by_tail([("x", "cat"), ("y", "dog"), ("z", "ant")])
#> max_tuple_by_tail([(4,), (8,)])

### symmetric_missing_names
def symmetric_missing_names(old, new):
    gone, fresh = old - new, new - old
    return [f"-{n}" for n in sorted(gone)] + [f"+{n}" for n in sorted(fresh)] or "same"

#> symmetric_missing_names({"ann", "bob", "cat"}, {"bob", "dan"})
#> symmetric_missing_names({1, 2}, {2, 1})
#> symmetric_missing_names(set(), {"new"})
#> symmetric_missing_names({"x"}, set())
#> symmetric_missing_names({3, 10, 7}, {7, 8})
#> symmetric_missing_names({"é"}, {"e"})

### tuple_running_pack
def tuple_running_pack(nums, cap):
    packs, cur = (), ()
    for n in nums:
        if sum(cur) + n > cap:
            packs, cur = packs + (cur,), ()
        cur += (n,)
    return packs + (cur,)

#> tuple_running_pack([4, 5, 3, 8, 1], 10)
#> tuple_running_pack([], 3)
#> tuple_running_pack([20, 1], 5)
#> tuple_running_pack([1, 1, 1, 1, 1], 2)
#> tuple_running_pack([2, -2, 2, 2], 2)
#> tuple_running_pack([6, 6, 6], 100)

### seen_twice_then_thrice
def seen_twice_then_thrice(items):
    once, twice = set(), set()
    for it in items:
        if it in twice:
            return it
        (twice if it in once else once).add(it)
    return sorted(once - twice)

#> seen_twice_then_thrice([1, 2, 1, 3, 2, 2])
#> seen_twice_then_thrice([4, 5, 4, 6])
#> seen_twice_then_thrice([])
#> seen_twice_then_thrice("committee tent")
#> seen_twice_then_thrice(["b", "a", "b", "a"])
#> seen_twice_then_thrice([0, False, 0.0])
