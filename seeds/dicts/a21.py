### sq_add_neg_chain
def sq_add_neg_chain(nums):
    s = set()
    for n in nums:
        s.add(-n if n in s else n)
    return sorted(s)

#> sq_add_neg_chain([3, 3, 5, 3])
#> sq_add_neg_chain([])
#> sq_add_neg_chain([0, 0])
#> sq_add_neg_chain([-2, -2, 2])
#> sq_add_neg_chain([1, True, 1.5])

### sq_update_chars_then_word
def sq_update_chars_then_word(words):
    s = set()
    for w in words:
        if w in s:
            s.discard(w)
        else:
            s.update(w)
    return "".join(sorted(s)), len(s)

#> sq_update_chars_then_word(["cab", "a", "bb"])
#> sq_update_chars_then_word([])
#> sq_update_chars_then_word(["x", "x", "x"])
#> sq_update_chars_then_word(["", "no"])
#> sq_update_chars_then_word(["dad", "d", "ad"])

### sq_shrink_while
def sq_shrink_while(s, k):
    rounds = 0
    while len(s) > k:
        s = {min(n // 2, 10) for n in s}
        rounds += 1
        if rounds > 6:
            break
    return sorted(s), rounds

#> sq_shrink_while({100, 7, 3, 2}, 2)
#> sq_shrink_while(set(), 0)
#> sq_shrink_while({1}, 0)
#> sq_shrink_while({5, 6}, 3)
#> sq_shrink_while({-1, 64, 33}, 1)

### sq_alternate_ops
def sq_alternate_ops(start, groups):
    s = set(start)
    for i, g in enumerate(groups):
        if i % 3 == 0:
            s |= set(g)
        elif i % 3 == 1:
            s &= set(g)
        else:
            s ^= set(g)
    return sorted(s)

#> sq_alternate_ops([1, 2], [[3], [2, 3, 4], [3, 5]])
#> sq_alternate_ops([], [])
#> sq_alternate_ops("ab", ["c", "bcd", "b", "z"])
#> sq_alternate_ops([9], [[9], []])
#> sq_alternate_ops([0], [[1], [0, 1], [1, 2], [7]])

### sq_frozen_in_dict
def sq_frozen_in_dict(pairs):
    d = {}
    for a, b, v in pairs:
        d[frozenset([a, b])] = v
    return sorted(d.values()), sum(len(k) for k in d)

#> sq_frozen_in_dict([("a", "b", 1), ("b", "a", 2), ("c", "c", 3)])
#> sq_frozen_in_dict([])
#> sq_frozen_in_dict([(1, 2, 5), (2, 3, 4)])
#> sq_frozen_in_dict([(0, False, 9), (0, 1, 8), (1, 0.0, 7)])
#> sq_frozen_in_dict([("x", "y", -1), ("y", "x", -1)])

### sq_subset_counts
def sq_subset_counts(sets, probe):
    probe = set(probe)
    inside = sum(probe.issuperset(s) for s in sets)
    around = sum(probe.issubset(s) for s in sets)
    touch = sum(not probe.isdisjoint(s) for s in sets)
    return inside, around, touch

#> sq_subset_counts(["a", "abc", "xyz"], "ab")
#> sq_subset_counts([], "q")
#> sq_subset_counts(["", "p"], "")
#> sq_subset_counts([[1, 2], [2, 1], [3]], [1, 2])
#> sq_subset_counts([(0,), (1, 0), (5,)], [0, 5])

### sq_missing_letters_rank
def sq_missing_letters_rank(words, alphabet="abcde"):
    base = set(alphabet)
    return sorted(words, key=lambda w: (len(base - set(w)), w))

#> sq_missing_letters_rank(["bead", "cab", "ace", "decab"])
#> sq_missing_letters_rank([])
#> sq_missing_letters_rank(["z", "y"], "yz")
#> sq_missing_letters_rank(["", "e", "E"])
#> sq_missing_letters_rank(["on", "no"], alphabet="")

### sq_pop_when_single
def sq_pop_when_single(clues):
    options = set("ABCD")
    for c in clues:
        options -= set(c)
        if len(options) == 1:
            return "solved " + options.pop()
    return "".join(sorted(options))

#> sq_pop_when_single(["AB", "D"])
#> sq_pop_when_single(["A"])
#> sq_pop_when_single([])
#> sq_pop_when_single(["ABCD", "A"])
#> sq_pop_when_single(["abc", "BC", "AA"])

### sq_symdiff_of_many
from functools import reduce

def sq_symdiff_of_many(lists):
    odd = reduce(lambda acc, xs: acc ^ set(xs), lists, set())
    every = set().union(*lists)
    return sorted(odd), sorted(every - odd)

#> sq_symdiff_of_many([[1, 2], [2, 3], [3, 4]])
#> sq_symdiff_of_many([])
#> sq_symdiff_of_many(["aab", "b"])
#> sq_symdiff_of_many([[5], [5], [5]])
#> sq_symdiff_of_many([[0, 1], [1, 0]])

### sq_range_overlap
def sq_range_overlap(a, b, step=1):
    x, y = set(range(*a, step)), set(range(*b))
    common = x & y
    return (min(common), max(common), len(common)) if common else None

#> sq_range_overlap((0, 10), (5, 20))
#> sq_range_overlap((0, 10), (10, 12))
#> sq_range_overlap((1, 20), (6, 9), 5)
#> sq_range_overlap((5,), (3, 8))
#> sq_range_overlap((-3, 3), (-10, 0), step=2)

### sq_truthy_set_literals
def sq_truthy_set_literals(flag, n):
    a = {flag, n, flag == n}
    b = {str(x) for x in a}
    return len(a), sorted(b)

#> sq_truthy_set_literals(True, 1)
#> sq_truthy_set_literals(False, 1)
#> sq_truthy_set_literals("x", "x")
#> sq_truthy_set_literals(0, 0.0)
#> sq_truthy_set_literals(None, 2)

### sq_track_new_elements
def sq_track_new_elements(batches):
    known, report = set(), []
    for name, items in batches.items():
        fresh = set(items) - known
        report.append(f"{name}+{len(fresh)}")
        known = known.union(fresh)
    return " ".join(report), len(known)

#> sq_track_new_elements({"mon": ["a", "b"], "tue": ["b", "c", "c"], "wed": []})
#> sq_track_new_elements({})
#> sq_track_new_elements({"x": "aaa", "y": "a"})
#> sq_track_new_elements({1: [1, 2], 2: [2, 1]})
#> sq_track_new_elements({"q": [None, False, 0]})

### sq_set_equality_variants
def sq_set_equality_variants(a, b):
    return [set(a) == set(b), sorted(a) == sorted(b), frozenset(a) == set(b), list(a) == list(b)]

#> sq_set_equality_variants("aab", "bba")
#> sq_set_equality_variants([1, 2], (2, 1))
#> sq_set_equality_variants("", [])
#> sq_set_equality_variants([1, True], [1.0])
#> sq_set_equality_variants("xyz", "xyz")

### sq_remove_in_loop_copy
def sq_remove_in_loop_copy(nums):
    s = set(nums)
    for n in sorted(s):
        if n in s:
            s -= set(range(2 * n, max(nums) + 1, n))
    return sorted(s)

#> sq_remove_in_loop_copy([2, 3, 4, 6, 9, 10])
#> sq_remove_in_loop_copy([])
#> sq_remove_in_loop_copy([5, 25])
#> sq_remove_in_loop_copy([7])
#> sq_remove_in_loop_copy([1, 2, 3])

### sq_compare_keys_and_set
def sq_compare_keys_and_set(d, s):
    if d.keys() == s:
        return "equal"
    if d.keys() < s:
        return sorted(s - d.keys())
    return sorted(d.keys() & s), len(d.keys() | s)

#> sq_compare_keys_and_set({"a": 1, "b": 2}, {"b", "a"})
#> sq_compare_keys_and_set({"a": 1}, {"b", "a", "c"})
#> sq_compare_keys_and_set({"a": 1, "z": 0}, {"b", "a"})
#> sq_compare_keys_and_set({}, set())
#> sq_compare_keys_and_set({1: "x"}, {True})

### sq_hash_collision_strings
def sq_hash_collision_strings(items):
    s, kept = set(), []
    for x in items:
        size = len(s)
        s.add(x)
        if len(s) > size:
            kept.append(x)
    return kept

#> sq_hash_collision_strings([1, "1", 1.0, "1.0", True])
#> sq_hash_collision_strings([])
#> sq_hash_collision_strings([(1, 2), (1.0, 2), (2, 1)])
#> sq_hash_collision_strings(["a", "A", "á", "a"])
#> sq_hash_collision_strings([0, -0.0, False, None, ""])

### sq_clear_on_overflow
def sq_clear_on_overflow(stream, cap):
    live, resets = set(), 0
    for ch in stream:
        live.add(ch)
        if len(live) > cap:
            live.clear()
            live.add(ch)
            resets += 1
    return resets, "".join(sorted(live))

#> sq_clear_on_overflow("aabbccabc", 2)
#> sq_clear_on_overflow("", 1)
#> sq_clear_on_overflow("xyz", 3)
#> sq_clear_on_overflow("abab", 1)
#> sq_clear_on_overflow("qq", 0)

### sq_min_max_of_difference
def sq_min_max_of_difference(a, b):
    diff = set(a).difference(b)
    if not diff:
        return "none left"
    return min(diff, key=abs), max(diff), sum(diff)

#> sq_min_max_of_difference([5, -2, 9, 4], [4, 9])
#> sq_min_max_of_difference([1], [1])
#> sq_min_max_of_difference([], [3])
#> sq_min_max_of_difference([-8, 7, 7], [])
#> sq_min_max_of_difference([2, 3.5], {2: "k"})

### sq_intersection_of_dict_values
def sq_intersection_of_dict_values(d):
    sets = [set(v) for v in d.values()]
    if not sets:
        return "no sets"
    shared = set.intersection(*sets)
    lonely = {k: len(set(v) - shared) for k, v in d.items()}
    return sorted(shared), lonely

#> sq_intersection_of_dict_values({"x": [1, 2, 3], "y": [2, 3, 4], "z": (3, 2)})
#> sq_intersection_of_dict_values({})
#> sq_intersection_of_dict_values({"w": "hello"})
#> sq_intersection_of_dict_values({"p": [], "q": [1]})
#> sq_intersection_of_dict_values({"a": "cat", "b": "dog"})

### sq_two_pass_unique
def sq_two_pass_unique(xs):
    once, more = set(), set()
    for x in xs:
        (more if x in once else once).add(x)
    return [x for x in xs if x not in more], sorted(more, key=str)

#> sq_two_pass_unique([4, 1, 4, 2, 1, 9])
#> sq_two_pass_unique([])
#> sq_two_pass_unique("letter")
#> sq_two_pass_unique([None, "x", None])
#> sq_two_pass_unique([True, 1, 0])

### sq_dict_comp_from_sets
def sq_dict_comp_from_sets(a, b):
    return {x: (x in a) - (x in b) for x in sorted(set(a) | set(b))}

#> sq_dict_comp_from_sets([1, 2], [2, 3])
#> sq_dict_comp_from_sets("ab", "")
#> sq_dict_comp_from_sets([], [])
#> sq_dict_comp_from_sets({"k": 1}, ["k", "j"])
#> sq_dict_comp_from_sets("zoo", "oz")

### sq_set_arith_with_views
def sq_set_arith_with_views(d, extra):
    ks = d.keys() | extra
    vs = set(d.values()) & ks
    return len(ks), sorted(vs), d.keys().isdisjoint(extra)

#> sq_set_arith_with_views({"a": "b", "b": "q"}, ["q"])
#> sq_set_arith_with_views({}, [])
#> sq_set_arith_with_views({"x": "x"}, ["x"])
#> sq_set_arith_with_views({1: 2, 2: 3}, (3, 4))
#> sq_set_arith_with_views({"m": [1]}, "m")

### sq_partition_refine
def sq_partition_refine(items, keys):
    parts = [set(items)]
    for k in keys:
        split = []
        for p in parts:
            hit = {x for x in p if k in x}
            split += [s for s in (hit, p - hit) if s]
        parts = split
    return [sorted(p) for p in parts]

#> sq_partition_refine(["ab", "bc", "cd", "abc"], "bc")
#> sq_partition_refine([], "x")
#> sq_partition_refine(["q", "qq"], "")
#> sq_partition_refine(["x1", "y1", "x2"], ["x", "1"])
#> sq_partition_refine(["same", "same"], "m")

### sq_greedy_distinct_pick
def sq_greedy_distinct_pick(options):
    used = set()
    chosen = {}
    for name in sorted(options, key=lambda n: (len(options[n]), n)):
        free = sorted(set(options[name]) - used)
        chosen[name] = free[0] if free else None
        used.update(free[:1])
    return chosen

#> sq_greedy_distinct_pick({"ann": [1, 2], "bob": [1], "cy": [2, 3, 1]})
#> sq_greedy_distinct_pick({})
#> sq_greedy_distinct_pick({"x": [5], "y": [5]})
#> sq_greedy_distinct_pick({"p": []})
#> sq_greedy_distinct_pick({"q": "ba", "r": "ab"})

### sq_mirror_set_sums
def sq_mirror_set_sums(nums):
    s = frozenset(nums)
    paired = {n for n in s if -n in s and n > 0}
    rest = s.difference(paired, {-p for p in paired})
    return sorted(paired), sorted(rest), sum(rest)

#> sq_mirror_set_sums([1, -1, 4, 7, -7])
#> sq_mirror_set_sums([])
#> sq_mirror_set_sums([0])
#> sq_mirror_set_sums([3, 3, -2])
#> sq_mirror_set_sums([2.5, -2.5, 0.5])
