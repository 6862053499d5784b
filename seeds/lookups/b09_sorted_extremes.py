### ko_by_last_letter
def ko_by_last_letter(ws):
    o = sorted(ws, key=lambda w: w[::-1])
    return o, o.index(ws[0]) if ws else -1

#> ko_by_last_letter(["melon", "grape", "lemon", "apple"])
#> ko_by_last_letter([])
#> ko_by_last_letter(["b", "a", "ba"])
#> ko_by_last_letter(["", "z"])
#> ko_by_last_letter(["Über", "paper"])

### ko_argmax_tail
def ko_argmax_tail(a):
    i = max(range(len(a)), key=a.__getitem__)
    return a[i:] + a[:i]

#> ko_argmax_tail([3, 9, 4, 9, 1])
#> ko_argmax_tail([2])
#> ko_argmax_tail([])
#> ko_argmax_tail([-3, -8])
#> ko_argmax_tail(list("jungle"))

### ko_second_distinct
def ko_second_distinct(v):
    u = sorted(set(v))
    return v.index(u[-2]) if len(u) > 1 else None

#> ko_second_distinct([4, 9, 9, 7, 7])
#> ko_second_distinct([5, 5])
#> ko_second_distinct([])
#> ko_second_distinct([1, 2])
#> ko_second_distinct("mirror")

### ko_closest_to
def ko_closest_to(nums, t):
    best = min(nums, key=lambda n: (abs(n - t), n), default=t)
    return best, best - t

#> ko_closest_to([10, 25, 40], 30)
#> ko_closest_to([28, 32], 30)
#> ko_closest_to([], 30)
#> ko_closest_to([-5, 5, 0], 0)
#> ko_closest_to([100, 7], 53)

### ko_misplaced
def ko_misplaced(a):
    return [(i, x) for i, (x, y) in enumerate(zip(a, sorted(a))) if x != y]

#> ko_misplaced([1, 3, 2, 4])
#> ko_misplaced([1, 2])
#> ko_misplaced([])
#> ko_misplaced("decaf")
#> ko_misplaced([2, 2, 1])

### ko_most_vowels
def ko_most_vowels(ws):
    n = {w: sum(w.count(v) for v in "aeiou") for w in ws}
    top = max(n.values(), default=0)
    return [w for w in ws if n[w] == top][-1:]

#> ko_most_vowels(["sequoia", "birch", "eucalyptus"])
#> ko_most_vowels(["gym", "fly"])
#> ko_most_vowels([])
#> ko_most_vowels(["area", "idea", "oboe"])
#> ko_most_vowels(["A", "a"])

### ko_age_then_name
def ko_age_then_name(people, k):
    r = sorted(people, key=lambda p: (-p[1], p[0]))
    return [n for n, _ in r[:k]], r[k:k + 1]

#> ko_age_then_name([("Ola", 31), ("Eva", 45), ("Ben", 31)], 2)
#> ko_age_then_name([], 1)
#> ko_age_then_name([("Z", 1), ("A", 1)], 5)
#> ko_age_then_name([("Z", 1), ("A", 2)], 0)
#> ko_age_then_name([("b", 3), ("a", 3), ("c", 9)], -1)

### ko_min_word_in_line
def ko_min_word_in_line(t):
    ws = t.split()
    m = min(ws, key=str.lower) if ws else ""
    return m, t.find(m), t.rfind(m)

#> ko_min_word_in_line("zoo Bear apple bear")
#> ko_min_word_in_line("")
#> ko_min_word_in_line("an ant and an aunt")
#> ko_min_word_in_line("One")
#> ko_min_word_in_line("delta Echo alpha")

### ko_rank_swap_extremes
def ko_rank_swap_extremes(a):
    if a:
        i, j = a.index(min(a)), a.index(max(a))
        a[i], a[j] = a[j], a[i]
    return a

#> ko_rank_swap_extremes([4, 1, 9, 3])
#> ko_rank_swap_extremes([])
#> ko_rank_swap_extremes([6, 6])
#> ko_rank_swap_extremes([1, 5, 1, 5])
#> ko_rank_swap_extremes(["kale", "beet", "okra"])

### ko_median_side
def ko_median_side(a):
    m = sorted(a)[len(a) // 2]
    low = [x for x in a if x < m]
    return m, low, len(a) - len(low) - a.count(m)

#> ko_median_side([9, 2, 7, 4, 5])
#> ko_median_side([3, 3, 3])
#> ko_median_side([8])
#> ko_median_side([1, 2, 3, 4])
#> ko_median_side([])

### ko_order_by_pattern
def ko_order_by_pattern(s, pattern):
    return "".join(sorted(s, key=lambda c: pattern.find(c) if c in pattern else len(pattern)))

#> ko_order_by_pattern("submarine", "mire")
#> ko_order_by_pattern("tools", "")
#> ko_order_by_pattern("", "abc")
#> ko_order_by_pattern("banana", "nab")
#> ko_order_by_pattern("zyx", "xyz")

### ko_stable_partition
def ko_stable_partition(a, p):
    b = sorted(a, key=lambda x: x >= p)
    k = sum(x < p for x in a)
    return b[:k], b[k:]

#> ko_stable_partition([5, 1, 8, 3, 9, 2], 5)
#> ko_stable_partition([1, 2], 0)
#> ko_stable_partition([], 4)
#> ko_stable_partition([7, 7, 6], 7)
#> ko_stable_partition(["pit", "ant", "rug"], "n")

### ko_range_of_row
def ko_range_of_row(rows):
    spans = [max(r) - min(r) for r in rows if r]
    return spans, spans.index(max(spans)) if spans else None

#> ko_range_of_row([[4, 9], [1, 1, 1], [0, 7]])
#> ko_range_of_row([[], []])
#> ko_range_of_row([])
#> ko_range_of_row([[3], [], [-2, 2]])
#> ko_range_of_row([[10, 0], [0, 10]])

### ko_sorted_rest_after_min
def ko_sorted_rest_after_min(a):
    if len(a) < 2:
        return a
    i = a.index(min(a))
    return a[:i] + sorted(a[i:], reverse=True)

#> ko_sorted_rest_after_min([4, 2, 8, 6, 7])
#> ko_sorted_rest_after_min([9])
#> ko_sorted_rest_after_min([])
#> ko_sorted_rest_after_min([1, 2, 3])
#> ko_sorted_rest_after_min([5, 4, 3])

### ko_best_by_table
def ko_best_by_table(opts, weight):
    known = [o for o in opts if o in weight]
    if not known:
        return opts[:1]
    return max(known, key=lambda o: weight[o] + opts.index(o))

#> ko_best_by_table(["bus", "tram", "walk"], {"bus": 5, "walk": 3, "tram": 4})
#> ko_best_by_table(["car"], {"bus": 5})
#> ko_best_by_table([], {})
#> ko_best_by_table(["walk", "bus"], {"bus": -5, "walk": 0})
#> ko_best_by_table(["a", "b", "c"], {"c": 1})

### ko_extreme_letters
def ko_extreme_letters(s):
    t = [c for c in s if c.isalpha()]
    if not t:
        return s
    return s.index(min(t)), s.index(max(t)), min(t) + max(t)

#> ko_extreme_letters("voyage")
#> ko_extreme_letters("Hello World")
#> ko_extreme_letters("12-34")
#> ko_extreme_letters("")
#> ko_extreme_letters("zzz aaa")

### ko_ladder_insert
def ko_ladder_insert(xs):
    import bisect
    row, at = [], []
    for x in xs:
        i = bisect.bisect_right(row, x)
        row.insert(i, x)
        at.append(i)
    return at

#> ko_ladder_insert([5, 2, 8, 2, 6])
#> ko_ladder_insert([])
#> ko_ladder_insert([1, 2, 3])
#> ko_ladder_insert([3, 3, 3])
#> ko_ladder_insert("dbca")

### ko_shortest_not_prefix
def ko_shortest_not_prefix(ws, s):
    bad = [w for w in ws if not s.startswith(w)]
    return min(bad, key=len, default=s)

#> ko_shortest_not_prefix(["ca", "dog", "care"], "careful")
#> ko_shortest_not_prefix(["ca", "c"], "cat")
#> ko_shortest_not_prefix([], "x")
#> ko_shortest_not_prefix(["xx", "yy"], "")
#> ko_shortest_not_prefix(["be", "bed", "ab", "ba"], "bedroom")

### ko_desc_positions
def ko_desc_positions(a):
    return sorted(range(len(a)), key=lambda i: (-a[i], i))

#> ko_desc_positions([30, 10, 20])
#> ko_desc_positions([])
#> ko_desc_positions([1, 1, 1])
#> ko_desc_positions([0, -5, 5, 0])
#> ko_desc_positions([2.5])

### ko_heaviest_pair
def ko_heaviest_pair(w, cap):
    fit = [(x + y, x, y) for i, x in enumerate(w) for y in w[:i] if x + y <= cap]
    return max(fit, default=())

#> ko_heaviest_pair([6, 3, 8, 5], 12)
#> ko_heaviest_pair([6, 3], 4)
#> ko_heaviest_pair([], 9)
#> ko_heaviest_pair([1, 1, 1], 2)
#> ko_heaviest_pair([7, 2, 9, 4, 4], 11)

### ko_case_first
def ko_case_first(s):
    u = sorted(c for c in s if c.isupper())
    l = sorted((c for c in s if c.islower()), reverse=True)
    return "".join(u + l), len(s) - len(u) - len(l)

#> ko_case_first("Big Blue Sky")
#> ko_case_first("quiet")
#> ko_case_first("")
#> ko_case_first("R2-D2")
#> ko_case_first("éÉaA")

### ko_top_until_tie
def ko_top_until_tie(scores):
    s = sorted(scores.items(), key=lambda kv: -kv[1])
    out = []
    for (a, x), (_, y) in zip(s, s[1:]):
        if x == y:
            break
        out.append(a)
    return out

#> ko_top_until_tie({"ada": 9, "bo": 7, "cy": 7, "di": 1})
#> ko_top_until_tie({"ada": 9, "bo": 8, "cy": 3})
#> ko_top_until_tie({})
#> ko_top_until_tie({"x": 1})
#> ko_top_until_tie({"p": 2, "q": 2})

### ko_sort_pairs_within
def ko_sort_pairs_within(s):
    p = [s[i:i + 2] for i in range(0, len(s), 2)]
    q = [x if x == "".join(sorted(x)) else x[::-1] for x in p]
    return "".join(q), sum(x != y for x, y in zip(p, q))

#> ko_sort_pairs_within("badcfe")
#> ko_sort_pairs_within("abc")
#> ko_sort_pairs_within("")
#> ko_sort_pairs_within("Ba9 1z")
#> ko_sort_pairs_within("ooze")
