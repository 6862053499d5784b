### sort_by_count_then_first_seen
def sort_by_count_then_first_seen(lst):
    uniq = list(dict.fromkeys(lst))
    uniq.sort(key=lst.count, reverse=True)
    return uniq

#> sort_by_count_then_first_seen([4, 1, 4, 2, 1, 4, 3])
#> sort_by_count_then_first_seen([])
#> sort_by_count_then_first_seen(["b", "a", "b", "a", "c"])
#> sort_by_count_then_first_seen([9])
#> sort_by_count_then_first_seen("mississippi")
#> sort_by_count_then_first_seen([0, -1, -1, 0, 5, 5, 5])

### order_by_reference_row
def order_by_reference_row(items, ref):
    known = [i for i in items if i in ref]
    known.sort(key=ref.index)
    other = sorted(i for i in items if i not in ref)
    return known + other

#> order_by_reference_row([5, 3, 9, 1, 7], [9, 7, 5])
#> order_by_reference_row(["m", "s", "l", "xl"], ["s", "m", "l"])
#> order_by_reference_row([], [1])
#> order_by_reference_row([2, 2, 1], [])
#> order_by_reference_row([4, 6, 4], [6, 4, 6])
#> order_by_reference_row("hello", "olé")

### sort_rows_by_col_desc
def sort_rows_by_col_desc(rows, col):
    rows.sort(key=lambda r: r[col] if col < len(r) else 0, reverse=True)
    return [r[0] for r in rows]

#> sort_rows_by_col_desc([["a", 3], ["b", 9], ["c", 5]], 1)
#> sort_rows_by_col_desc([["a"], ["b", -2], ["c", 4]], 1)
#> sort_rows_by_col_desc([], 0)
#> sort_rows_by_col_desc([[2, 7], [8, 1], [5, 5]], 0)
#> sort_rows_by_col_desc([["x", 1, 1], ["y", 1, 2]], 2)
#> sort_rows_by_col_desc([["p", 6], ["q", 6], ["r", 6]], 1)

### min_key_tie_last
def min_key_tie_last(words):
    best = None
    for w in words:
        if best is None or len(w) <= len(best):
            best = w
    return best, min(words, key=len, default="-")

#> min_key_tie_last(["pear", "fig", "plum", "nut", "apple"])
#> min_key_tie_last([])
#> min_key_tie_last(["solo"])
#> min_key_tie_last(["aa", "bb", "cc"])
#> min_key_tie_last(["", "x", ""])
#> min_key_tie_last(["über", "öl", "ähre"])

### bubble_one_pass_report
def bubble_one_pass_report(a):
    last = -1
    for i in range(1, len(a)):
        if a[i - 1] > a[i]:
            a[i - 1:i + 1] = a[i], a[i - 1]
            last = i
    return a, last

#> bubble_one_pass_report([3, 1, 2, 5, 4])
#> bubble_one_pass_report([1, 2, 3])
#> bubble_one_pass_report([])
#> bubble_one_pass_report([9, 8, 7, 6])
#> bubble_one_pass_report([5, 5, 1])
#> bubble_one_pass_report(["q", "p", "r", "a"])

### sort_evens_keep_odds
def sort_evens_keep_odds(nums):
    ev = iter(sorted(n for n in nums if n % 2 == 0))
    return [n if n % 2 else next(ev) for n in nums]

#> sort_evens_keep_odds([8, 3, 2, 5, 6])
#> sort_evens_keep_odds([1, 3, 5])
#> sort_evens_keep_odds([])
#> sort_evens_keep_odds([4, 2, 0, -2])
#> sort_evens_keep_odds([-8, 7, 10, -1, 0])
#> sort_evens_keep_odds([2])

### sorted_positions_of
def sorted_positions_of(lst):
    order = sorted(range(len(lst)), key=lst.__getitem__)
    back = [0] * len(lst)
    for rank, i in enumerate(order):
        back[i] = rank
    return order, back

#> sorted_positions_of([30, 10, 20])
#> sorted_positions_of([5, 5, 1, 1])
#> sorted_positions_of([])
#> sorted_positions_of(["d", "b", "a", "c"])
#> sorted_positions_of([7])
#> sorted_positions_of([-1, 4, -6, 0, 2])

### sort_stops_on_mixed
def sort_stops_on_mixed(lst):
    try:
        lst.sort()
    except TypeError:
        lst.sort(key=lambda v: (type(v).__name__, str(v)))
        return "mixed", lst
    return "plain", lst

#> sort_stops_on_mixed([3, 1, 2])
#> sort_stops_on_mixed([3, "b", 1, "a"])
#> sort_stops_on_mixed([])
#> sort_stops_on_mixed([None, 4])
#> sort_stops_on_mixed([2.5, True, 0])
#> sort_stops_on_mixed([(2, 1), [1], (1, 9)])

### insert_sorted_count_steps
def insert_sorted_count_steps(nums):
    res, steps = [], []
    for x in nums:
        i = len(res)
        while i and res[i - 1] > x:
            i -= 1
        steps.append(len(res) - i)
        res.insert(i, x)
    return res, steps

#> insert_sorted_count_steps([4, 2, 6, 1])
#> insert_sorted_count_steps([1, 2, 3, 4])
#> insert_sorted_count_steps([])
#> insert_sorted_count_steps([5, 5, 4, 5])
#> insert_sorted_count_steps([0, -7, -3])
#> insert_sorted_count_steps(["k", "c", "x"])

### top_two_each_group
def top_two_each_group(d):
    out = {}
    for k, vals in d.items():
        hi = sorted(vals)[-2:]
        hi.reverse()
        out[k] = hi if len(hi) == 2 else hi + [None] * (2 - len(hi))
    return out

#> top_two_each_group({"red": [3, 9, 5], "blue": [7]})
#> top_two_each_group({})
#> top_two_each_group({"none": []})
#> top_two_each_group({"t": [1, 1, 1], "u": [0, -1]})
#> top_two_each_group({1: ["x", "z", "y"], 2: "ba"})
#> top_two_each_group({"a": (4, 8), "b": {6}})

### sort_by_distance_stable
def sort_by_distance_stable(nums, x):
    near = sorted(nums, key=lambda n: abs(n - x))
    far = near.pop() if near else x
    return near, far

#> sort_by_distance_stable([1, 4, 7, 10, 13], 8)
#> sort_by_distance_stable([6, 4, 5], 5)
#> sort_by_distance_stable([], 3)
#> sort_by_distance_stable([-10, 10], 0)
#> sort_by_distance_stable([2, 2, 2], 9)
#> sort_by_distance_stable([100, 0, 50, 75], 60)

### sorted_by_many_flags
def sorted_by_many_flags(tasks):
    tasks = sorted(tasks, key=lambda t: t["name"])
    tasks.sort(key=lambda t: t.get("prio", 5))
    tasks.sort(key=lambda t: t.get("done", False))
    return [t["name"] for t in tasks]

#> sorted_by_many_flags([{"name": "wash", "prio": 2}, {"name": "cook"}, {"name": "mop", "prio": 2, "done": True}])
#> sorted_by_many_flags([])
#> sorted_by_many_flags([{"name": "b", "done": True}, {"name": "a", "done": True}])
#> sorted_by_many_flags([{"name": "x", "prio": 9}, {"name": "y", "prio": 1}])
#> sorted_by_many_flags([{"prio": 3}])
#> sorted_by_many_flags([{"name": "é"}, {"name": "z"}, {"name": "e", "prio": 5}])

### already_ordered_prefix
def already_ordered_prefix(a, desc):
    n = 1
    while n < len(a) and (a[n] <= a[n - 1] if desc else a[n] >= a[n - 1]):
        n += 1
    return a[:n], sorted(a[n:], reverse=desc)

#> already_ordered_prefix([1, 3, 5, 2, 9, 0], False)
#> already_ordered_prefix([9, 7, 7, 8, 1], True)
#> already_ordered_prefix([], True)
#> already_ordered_prefix([4, 4, 4], False)
#> already_ordered_prefix([2, 1], False)
#> already_ordered_prefix(["c", "b", "z", "a"], True)

### swap_min_max_places
def swap_min_max_places(nums):
    if len(set(nums)) < 2:
        return "flat"
    lo, hi = nums.index(min(nums)), nums.index(max(nums))
    nums[lo], nums[hi] = nums[hi], nums[lo]
    return nums[min(lo, hi):max(lo, hi) + 1]

#> swap_min_max_places([4, 9, 6, 1, 5])
#> swap_min_max_places([7, 7])
#> swap_min_max_places([])
#> swap_min_max_places([2, 8])
#> swap_min_max_places([0, -3, 12, 12, -3])
#> swap_min_max_places(["bat", "ant", "cow", "dog"])

### sort_digits_inside_numbers
def sort_digits_inside_numbers(nums, up):
    out = []
    for n in nums:
        ds = sorted(str(abs(n)), reverse=not up)
        out.append(int("".join(ds)) * (-1 if n < 0 else 1))
    return sorted(out)

#> sort_digits_inside_numbers([312, 45, 9], True)
#> sort_digits_inside_numbers([312, 45, 9], False)
#> sort_digits_inside_numbers([], True)
#> sort_digits_inside_numbers([-120, 201], True)
#> sort_digits_inside_numbers([0, 10, 100], False)
#> sort_digits_inside_numbers([77, -65, 56], True)

### sort_pairs_by_product
def sort_pairs_by_product(a, b):
    pairs = [(x, y) for x in a for y in b if x != y]
    pairs.sort(key=lambda p: p[0] * p[1])
    return pairs[:3]

#> sort_pairs_by_product([1, 5, 3], [2, 3])
#> sort_pairs_by_product([-1, 4], [4, -2])
#> sort_pairs_by_product([], [1, 2])
#> sort_pairs_by_product([0], [0])
#> sort_pairs_by_product([6], [7, 1, 9, 2])
#> sort_pairs_by_product([2, 2], [3, 3])

### median_of_dict_values
def median_of_dict_values(d):
    vals = sorted(v for v in d.values() if isinstance(v, int))
    if not vals:
        return None
    mid = len(vals) // 2
    return vals[mid] if len(vals) % 2 else (vals[mid - 1], vals[mid])

#> median_of_dict_values({"a": 5, "b": 1, "c": 9})
#> median_of_dict_values({"a": 5, "b": "x", "c": 9})
#> median_of_dict_values({})
#> median_of_dict_values({"k": "v"})
#> median_of_dict_values({"t": True, "u": 7, "w": -7})
#> median_of_dict_values({1: 4, 2: 3, 3: 2, 4: 1})

### reverse_sort_stability_check
def reverse_sort_stability_check(words):
    a = sorted(words, key=len, reverse=True)
    b = sorted(words, key=len)[::-1]
    return a == b, a, [w for x, w in zip(a, b) if x != w]

#> reverse_sort_stability_check(["one", "two", "three", "six"])
#> reverse_sort_stability_check(["a", "bb", "ccc"])
#> reverse_sort_stability_check([])
#> reverse_sort_stability_check(["x", "x"])
#> reverse_sort_stability_check(["hi", "yo", ""])
#> reverse_sort_stability_check(["oak", "ash", "elm"])

### partition_three_way_stable
def partition_three_way_stable(nums, p):
    nums.sort(key=lambda n: (n > p) - (n < p))
    k = sum(n < p for n in nums)
    return nums[:k], nums[k:]

#> partition_three_way_stable([6, 2, 9, 4, 4, 1], 4)
#> partition_three_way_stable([5, 5], 5)
#> partition_three_way_stable([], 0)
#> partition_three_way_stable([1, 2, 3], 10)
#> partition_three_way_stable([-4, 0, -9, 3], -5)
#> partition_three_way_stable(["m", "c", "x", "k"], "k")

### sort_keys_by_list_length
def sort_keys_by_list_length(d):
    ks = sorted(d, key=lambda k: (len(d[k]), k))
    longest = d[ks[-1]] if ks else []
    return ks, sum(longest)

#> sort_keys_by_list_length({"b": [1, 2], "a": [3], "c": []})
#> sort_keys_by_list_length({})
#> sort_keys_by_list_length({"z": [9], "y": [8], "x": [7]})
#> sort_keys_by_list_length({2: [], 1: []})
#> sort_keys_by_list_length({"k": [5, -5, 6], "j": [1, 1, 1]})
#> sort_keys_by_list_length({"solo": (4, 4, 4)})

### sort_versions_tuple_key
def sort_versions_tuple_key(vs, limit):
    key = lambda v: tuple(map(int, v.split(".")))
    good = [v for v in vs if key(v) <= key(limit)]
    return sorted(good, key=key)[-1] if good else None

#> sort_versions_tuple_key(["1.2", "1.10", "1.9"], "1.9.5")
#> sort_versions_tuple_key(["2.0", "3.1"], "1.0")
#> sort_versions_tuple_key([], "9")
#> sort_versions_tuple_key(["1.0", "1.0.0", "1"], "1.0.0")
#> sort_versions_tuple_key(["10.1", "9.9"], "10.1")
#> sort_versions_tuple_key(["4.x"], "5")

### shelf_sort_by_rest
def shelf_sort_by_rest(books):
    return sorted(books, key=lambda b: b.removeprefix("The ").removeprefix("A ").lower())

#> shelf_sort_by_rest(["The Zoo", "A Bear", "Apple", "bees"])
#> shelf_sort_by_rest([])
#> shelf_sort_by_rest(["The A Team", "The B Side"])
#> shelf_sort_by_rest(["the end", "The End", "An End"])
#> shelf_sort_by_rest(["A ", "The "])
#> shelf_sort_by_rest(["Émile", "Dune", "The Fog"])

### selection_k_rounds
def selection_k_rounds(a, k):
    for i in range(min(k, len(a))):
        m = i
        for j in range(i + 1, len(a)):
            if a[j] < a[m]:
                m = j
        a[i], a[m] = a[m], a[i]
    return a

#> selection_k_rounds([5, 3, 8, 1, 2], 2)
#> selection_k_rounds([5, 3, 8, 1, 2], 9)
#> selection_k_rounds([], 3)
#> selection_k_rounds([4, 4, 4], 1)
#> selection_k_rounds([2, 1], 0)
#> selection_k_rounds(["d", "a", "c", "b"], 3)

### wave_by_sorted_halves
def wave_by_sorted_halves(nums):
    s = sorted(nums)
    for i in range(1, len(s), 2):
        s[i - 1], s[i] = s[i], s[i - 1]
    return s, all(a != b for a, b in zip(s, nums))

#> wave_by_sorted_halves([3, 1, 4, 1, 5])
#> wave_by_sorted_halves([2, 1])
#> wave_by_sorted_halves([])
#> wave_by_sorted_halves([9])
#> wave_by_sorted_halves([10, 40, 20, 30])
#> wave_by_sorted_halves([7, 7, 7, 7])

### longest_then_alpha_pop
def longest_then_alpha_pop(words, n):
    picked = []
    while words and len(picked) < n:
        w = max(words, key=lambda s: (len(s), s))
        words.remove(w)
        picked.append(w)
    return picked, words

#> longest_then_alpha_pop(["fig", "kiwi", "plum", "nut"], 2)
#> longest_then_alpha_pop(["a", "b"], 5)
#> longest_then_alpha_pop([], 1)
#> longest_then_alpha_pop(["xx", "xx", "y"], 1)
#> longest_then_alpha_pop(["no", "yes"], 0)
#> longest_then_alpha_pop(["Über", "uber", "UBER"], 2)
