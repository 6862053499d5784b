### toll_route_cost
def toll_route_cost(route, tolls, passes=()):
    cost = 0
    for a, b in zip(route, route[1:]):
        fee = tolls.get((a, b), tolls.get((b, a)))
        if fee is None:
            return f"no road {a}-{b}"
        cost += 0 if b in passes else fee
    return cost

#> toll_route_cost("ABC", {("A", "B"): 4, ("C", "B"): 7})
#> toll_route_cost("ABC", {("A", "B"): 4, ("C", "B"): 7}, passes="C")
#> toll_route_cost(["X", "Z"], {})
#> toll_route_cost([], {("P", "Q"): 1})
#> toll_route_cost([1, 2, 1, 2], {(1, 2): 3}, [1])

### chop_words_to_pairs
def chop_words_to_pairs(words):
    d = {}
    for a, b, *rest in (w for w in words if len(w) > 1):
        d[a + b] = d.get(a + b, 0) + len(rest)
    return d

#> chop_words_to_pairs(["there", "this", "a", "ox"])
#> chop_words_to_pairs([])
#> chop_words_to_pairs(["x", ""])
#> chop_words_to_pairs([[1, 2, 3], (2, 1, 0, 0)])
#> chop_words_to_pairs(["éé", "éé!"])

### double_ended_sum_meet
def double_ended_sum_meet(xs):
    i, j, left, right = 0, len(xs) - 1, 0, 0
    while i <= j:
        if left <= right:
            left += xs[i]
            i += 1
        else:
            right += xs[j]
            j -= 1
    return i, left, right

#> double_ended_sum_meet([1, 2, 3, 4, 5])
#> double_ended_sum_meet([])
#> double_ended_sum_meet([9])
#> double_ended_sum_meet([5, -5, 5, -5])
#> double_ended_sum_meet([10, 1, 1, 1, 1])

### swap_neighbors_if_sum
def swap_neighbors_if_sum(xs, s):
    i = 0
    while i < len(xs) - 1:
        if xs[i] + xs[i + 1] > s:
            xs[i], xs[i + 1] = xs[i + 1], xs[i]
            s += 1
        i += 2 if s % 2 else 1
    return xs, s

#> swap_neighbors_if_sum([4, 5, 1, 9], 8)
#> swap_neighbors_if_sum([], 0)
#> swap_neighbors_if_sum([3, 2], 10)
#> swap_neighbors_if_sum([6, 5, 4, 3, 2], 6)
#> swap_neighbors_if_sum([-1, -2, 8], -5)

### pantry_match_recipes
def pantry_match_recipes(pantry, recipes):
    have = set(pantry)
    ranked = sorted(recipes, key=lambda r: (len(set(recipes[r]) - have), r))
    return [(r, sorted(set(recipes[r]) - have)) for r in ranked[:2]]

#> pantry_match_recipes(["egg", "milk"], {"omelet": ["egg"], "cake": ["egg", "flour", "milk"], "salad": ["kale", "oil"]})
#> pantry_match_recipes([], {})
#> pantry_match_recipes(["x"], {"b": ["x"], "a": ["x"], "c": []})
#> pantry_match_recipes([], {"toast": ["bread", "butter"]})
#> pantry_match_recipes(["rice", "fish"], {"sushi": ["rice", "fish", "nori"], "plov": ["rice", "lamb", "carrot"]})

### nested_star_unpack
def nested_star_unpack(rows):
    out = []
    for head, *mid, (x, *ys) in rows:
        out.append((head, len(mid), x, sum(ys)))
    return out

#> nested_star_unpack([(1, 2, 3, [4, 5, 6]), (7, [8])])
#> nested_star_unpack([])
#> nested_star_unpack([("a", "b", (0,))])
#> nested_star_unpack([(1, [])])
#> nested_star_unpack([[None, None, None, (True, 1, 2.5)]])

### fill_diagonal_and_count
def fill_diagonal_and_count(m, v):
    changed = 0
    for i in range(min(len(m), min(map(len, m), default=0))):
        changed += m[i][i] != v
        m[i][i] = v
    return m, changed

#> fill_diagonal_and_count([[1, 2], [3, 4]], 0)
#> fill_diagonal_and_count([], 9)
#> fill_diagonal_and_count([[5, 5, 5]], 5)
#> fill_diagonal_and_count([["a"], ["b"], ["c"]], "z")
#> fill_diagonal_and_count([[1, 2, 3], [4, 5, 6], []], 7)

### staggered_dict_build
def staggered_dict_build(keys, vals):
    d = {}
    for i, k in enumerate(keys):
        d[k] = vals[i:] + list(d)
        vals = vals[1:]
    return d

#> staggered_dict_build(["a", "b"], [1, 2, 3, 4])
#> staggered_dict_build([], [1])
#> staggered_dict_build(["x", "y", "x"], [9, 8])
#> staggered_dict_build("pq", [])
#> staggered_dict_build([0, False, 1], [5, 6, 7])

### best_split_point
def best_split_point(xs):
    total, left, best = sum(xs), 0, None
    for i, x in enumerate(xs[:-1], 1):
        left += x
        gap = abs(total - 2 * left)
        if best is None or gap < best[1]:
            best = i, gap
    return best

#> best_split_point([3, 1, 2, 4, 3])
#> best_split_point([])
#> best_split_point([8])
#> best_split_point([1, 1, 1, 1])
#> best_split_point([-5, 10, -5, 20])

### bin_string_shrink
def bin_string_shrink(nums):
    out = []
    for n in nums:
        b = format(n, "b").rstrip("0")
        out.append((b, n.bit_length() - len(b)))
    return out

#> bin_string_shrink([12, 7, 64])
#> bin_string_shrink([])
#> bin_string_shrink([0])
#> bin_string_shrink([-8, -3])
#> bin_string_shrink([1000, 1])

### seating_by_table
def seating_by_table(guests, sizes):
    plan, waiting = {}, guests[:]
    for name in sorted(sizes, key=sizes.get):
        plan[name], waiting = waiting[:sizes[name]], waiting[sizes[name]:]
    return plan, waiting

#> seating_by_table(["a", "b", "c", "d", "e"], {"big": 3, "tiny": 1})
#> seating_by_table([], {"t": 2})
#> seating_by_table(["solo"], {})
#> seating_by_table([1, 2, 3], {"x": 2, "y": 2})
#> seating_by_table(["p", "q"], {"none": 0, "all": 10})

### cascade_decrement
def cascade_decrement(xs, k):
    while k > 0 and any(xs):
        i = max(range(len(xs)), key=lambda j: (xs[j], -j))
        xs[i] -= 1
        k -= 1
    return xs, k

#> cascade_decrement([2, 3, 1], 3)
#> cascade_decrement([], 2)
#> cascade_decrement([1, 1], 5)
#> cascade_decrement([4], 0)
#> cascade_decrement([5, 5, 5], 4)

### outer_join_by_pos
def outer_join_by_pos(left, right, fill="?"):
    n = max(len(left), len(right))
    get = lambda s, i: s[i] if i < len(s) else fill
    return {get(left, i): get(right, i) for i in range(n)}

#> outer_join_by_pos(["a", "b", "c"], [1, 2])
#> outer_join_by_pos([], [])
#> outer_join_by_pos([], [7, 8])
#> outer_join_by_pos(["k"], [], None)
#> outer_join_by_pos("xy", "pqrs", fill="-")

### lowest_set_bits_strip
def lowest_set_bits_strip(n):
    parts = []
    while n:
        low = n & -n
        parts.append(low)
        n -= low
    return parts

#> lowest_set_bits_strip(44)
#> lowest_set_bits_strip(0)
#> lowest_set_bits_strip(1)
#> lowest_set_bits_strip(255)
#> lowest_set_bits_strip(4096 + 3)

### track_extremes_swap
def track_extremes_swap(xs):
    lo = hi = None
    log = []
    for x in xs:
        if lo is None or x < lo:
            lo = x
            log.append("L")
        if hi is None or x > hi:
            hi = x
            log.append("H")
    return "".join(log), lo, hi

#> track_extremes_swap([5, 3, 8, 8, 1])
#> track_extremes_swap([])
#> track_extremes_swap([2])
#> track_extremes_swap(["m", "n", "l", "m"])
#> track_extremes_swap([0, 0, -1, 1])

### inbox_rules
def inbox_rules(mails, rules):
    boxes = {"inbox": []}
    for sender, subject in mails:
        for word, box in rules:
            if word in subject.lower() or word == sender:
                boxes.setdefault(box, []).append(subject)
                break
        else:
            boxes["inbox"].append(subject)
    return boxes

#> inbox_rules([("bank", "Your bill"), ("mum", "Dinner?"), ("shop", "SALE now")], [("sale", "spam"), ("bill", "money")])
#> inbox_rules([], [("x", "y")])
#> inbox_rules([("boss", "Report")], [("boss", "work"), ("report", "misc")])
#> inbox_rules([("a", "b")], [])
#> inbox_rules([("z", ""), ("q", "Z!")], [("z", "zed")])

### clip_then_cycle
def clip_then_cycle(xs, lo, hi):
    span = hi - lo + 1
    return [lo + (x - lo) % span if not lo <= x <= hi else x for x in xs]

#> clip_then_cycle([1, 7, 12, -3], 0, 5)
#> clip_then_cycle([], 1, 2)
#> clip_then_cycle([370, -10, 360], 0, 359)
#> clip_then_cycle([5, 6], 5, 5)
#> clip_then_cycle([3], 4, 3)

### suffix_min_indices
def suffix_min_indices(xs):
    out, best = [], len(xs) - 1
    for i in reversed(range(len(xs))):
        if xs[i] <= xs[best]:
            best = i
        out.append(best)
    return out[::-1]

#> suffix_min_indices([4, 2, 5, 1, 3])
#> suffix_min_indices([])
#> suffix_min_indices([7, 7, 7])
#> suffix_min_indices([1, 2, 3])
#> suffix_min_indices(["d", "a", "c", "b"])

### gift_exchange_cycle
def gift_exchange_cycle(gives, start):
    ring = [start]
    while gives[ring[-1]] not in ring:
        ring.append(gives[ring[-1]])
    return ring, gives[ring[-1]] == start

#> gift_exchange_cycle({"a": "b", "b": "c", "c": "a"}, "a")
#> gift_exchange_cycle({"x": "y", "y": "y"}, "x")
#> gift_exchange_cycle({1: 1}, 1)
#> gift_exchange_cycle({"p": "q"}, "p")
#> gift_exchange_cycle({0: 3, 3: 1, 1: 3}, 0)

### sort_negatives_last
def sort_negatives_last(nums):
    pos = [n for n in nums if n >= 0]
    for n in sorted(nums):
        if n >= 0:
            break
        pos.append(n)
    return pos

#> sort_negatives_last([4, -1, 3, -7])
#> sort_negatives_last([])
#> sort_negatives_last([-2, -9])
#> sort_negatives_last([0, 5, 1])
#> sort_negatives_last([-0.5, 0.5, -1])

### memo_grid_labels
def memo_grid_labels(rows, cols, skip):
    labels = iter("abcdefghijklmnopqrstuvwxyz")
    return [["#" if (r, c) in skip else next(labels) for c in range(cols)] for r in range(rows)]

#> memo_grid_labels(2, 3, [(0, 1)])
#> memo_grid_labels(0, 4, [])
#> memo_grid_labels(1, 1, {(0, 0)})
#> memo_grid_labels(3, 2, [(2, 1), (9, 9)])
#> memo_grid_labels(9, 3, [])

### budget_alerts
def budget_alerts(spent, limits, warn=80):
    alerts = {}
    for cat in sorted(limits):
        pct = spent.get(cat, 0) * 100 // limits[cat]
        if pct >= warn:
            alerts[cat] = "over" if pct > 100 else f"{pct}%"
    return alerts

#> budget_alerts({"food": 450, "fun": 90}, {"food": 400, "fun": 100, "rent": 900})
#> budget_alerts({}, {"x": 10})
#> budget_alerts({"x": 10}, {"x": 10}, warn=100)
#> budget_alerts({"a": 1}, {"a": 0})
#> budget_alerts({"q": -5, "p": 79}, {"q": 10, "p": 100}, -60)

### consume_front_by_back
def consume_front_by_back(xs):
    out = []
    while len(xs) > 1:
        n = xs.pop() % 3 + 1
        out.append(sum(xs[:n]))
        del xs[:n]
    return out, xs

#> consume_front_by_back([1, 2, 3, 4, 5, 6])
#> consume_front_by_back([])
#> consume_front_by_back([9, 3])
#> consume_front_by_back([10, 20, 30, 40, 50, 60, 70, 1])
#> consume_front_by_back([4])

### sets_venn_labels
def sets_venn_labels(named, x):
    inside = sorted(n for n, s in named.items() if x in s)
    alone = len(inside) == 1 and named[inside[0]] == {x}
    return "&".join(inside) or "-", alone

#> sets_venn_labels({"odd": {1, 3, 5}, "prime": {2, 3, 5}}, 3)
#> sets_venn_labels({"one": {1}}, 1)
#> sets_venn_labels({}, 0)
#> sets_venn_labels({"z": {"k"}, "a": {"k"}}, "k")
#> sets_venn_labels({"e": set(), "f": {None, 2}}, None)

### label_outliers
def label_outliers(xs, k):
    mid = sorted(xs)[len(xs) // 2] if xs else 0
    marks = ["^" if x > mid + k else "v" if x < mid - k else "." for x in xs]
    return "".join(marks), marks.count(".")

#> label_outliers([10, 11, 30, 9, -4], 5)
#> label_outliers([], 1)
#> label_outliers([2, 2], 0)
#> label_outliers([1, 5, 9], 3)
#> label_outliers([0.5, 100, 0.25], 50)

### split_keys_by_case
def split_keys_by_case(conf):
    consts = {k: v for k, v in conf.items() if k.isupper()}
    rest = conf.keys() - consts.keys()
    return consts, sorted(rest, key=str.lower), len(conf)

#> split_keys_by_case({"MAX": 5, "name": "x", "Mixed": 1})
#> split_keys_by_case({})
#> split_keys_by_case({"A_1": None, "_": 0, "9": 9})
#> split_keys_by_case({"b": 1, "a": 2, "C": 3})
#> split_keys_by_case({"É": 1, "é": 2})

### echo_shrinking_copies
def echo_shrinking_copies(xs):
    out, part = [], xs
    while part:
        out.append(part)
        part = part[1:-1]
    out.sort(key=len)
    return out

#> echo_shrinking_copies([1, 2, 3, 4, 5])
#> echo_shrinking_copies([])
#> echo_shrinking_copies("abcd")
#> echo_shrinking_copies([None])
#> echo_shrinking_copies((7, 8, 9))

### collatz_pool_hits
def collatz_pool_hits(starts, pool):
    hits = {}
    for s in starts:
        n, steps = s, 0
        while n > 1 and n not in pool:
            n = 3 * n + 1 if n % 2 else n // 2
            steps += 1
        hits[s] = (n, steps)
    return hits

#> collatz_pool_hits([6, 7], [10, 11])
#> collatz_pool_hits([], [1])
#> collatz_pool_hits([1, 0, -5], [])
#> collatz_pool_hits([16], {4})
#> collatz_pool_hits([3, 12], [5])

### swap_pairs_dict_cycle
def swap_pairs_dict_cycle(d, pairs):
    for a, b in pairs:
        if a in d and b not in d:
            d[b] = d.pop(a)
        elif a in d:
            d[a], d[b] = d[b], d[a]
    return d

#> swap_pairs_dict_cycle({"x": 1, "y": 2}, [("x", "y"), ("y", "z")])
#> swap_pairs_dict_cycle({}, [("a", "b")])
#> swap_pairs_dict_cycle({"k": 0}, [])
#> swap_pairs_dict_cycle({1: "i", 2: "j", 3: "k"}, [(1, 3), (3, 4), (9, 1)])
#> swap_pairs_dict_cycle({"m": []}, [("m", "m")])

### row_col_of_index
def row_col_of_index(grid, n):
    for r, row in enumerate(grid):
        if n < len(row):
            return r, n, row[n]
        n -= len(row)
    return None

#> row_col_of_index([[1, 2], [3], [4, 5, 6]], 4)
#> row_col_of_index([], 0)
#> row_col_of_index([[], ["a"]], 0)
#> row_col_of_index([[7, 8]], 2)
#> row_col_of_index([[1, 2, 3], [4]], -1)
