### ripple_insert
def ripple_insert(xs, x):
    for i in range(0, len(xs) * 2, 3):
        xs.insert(i, x)
        x += xs[-1] % 4
    return xs

#> ripple_insert([5, 6, 7], 1)
#> ripple_insert([], 2)
#> ripple_insert([3], 0)
#> ripple_insert([-1, -2, -3, -4], 10)
#> ripple_insert([8, 4], -8)

### bus_stop_ledger
def bus_stop_ledger(stops, seats):
    onboard, left_behind = 0, {}
    for name, off, on in stops:
        onboard = max(onboard - off, 0)
        fit = min(on, seats - onboard)
        onboard += fit
        if fit < on:
            left_behind[name] = on - fit
    return onboard, left_behind

#> bus_stop_ledger([("Elm", 0, 5), ("Oak", 2, 6), ("Ash", 9, 1)], 8)
#> bus_stop_ledger([], 4)
#> bus_stop_ledger([("X", 0, 10)], 3)
#> bus_stop_ledger([("A", 3, 1), ("B", 0, 1), ("C", 0, 1)], 2)
#> bus_stop_ledger([("N", 0, 0)], 0)

### divmod_zigzag
def divmod_zigzag(n, bases):
    out = []
    for i, b in enumerate(bases):
        q, r = divmod(n, b)
        out.append(r)
        n = -q if i % 2 else q
    return out + [n]

#> divmod_zigzag(1000, [7, 5, 3])
#> divmod_zigzag(0, [2])
#> divmod_zigzag(-50, [8, 4])
#> divmod_zigzag(17, [])
#> divmod_zigzag(99, [-10, 10, -10])

### second_copy_offsets
def second_copy_offsets(xs):
    doubled = xs * 2
    return [doubled.index(x, i + 1) - i for i, x in enumerate(xs)]

#> second_copy_offsets([1, 2, 1, 3])
#> second_copy_offsets([])
#> second_copy_offsets([7])
#> second_copy_offsets("abcab")
#> second_copy_offsets([0, False, 0])

### plant_watering_days
def plant_watering_days(every, horizon):
    days = {}
    for plant in sorted(every):
        for d in range(every[plant], horizon + 1, every[plant]):
            days.setdefault(d, []).append(plant)
    return {d: days[d] for d in sorted(days) if len(days[d]) > 1}

#> plant_watering_days({"fern": 2, "cactus": 6, "ivy": 3}, 12)
#> plant_watering_days({}, 30)
#> plant_watering_days({"moss": 1, "rose": 4}, 8)
#> plant_watering_days({"a": 5}, 20)
#> plant_watering_days({"b": 7, "c": 5}, 10)

### tuple_replace_at
def tuple_replace_at(t, i, *new):
    return t[:i] + new + t[i:][1:]

#> tuple_replace_at((1, 2, 3), 1, "x")
#> tuple_replace_at((), 0, 5, 6)
#> tuple_replace_at((9, 8, 7), -1)
#> tuple_replace_at(("a", "b"), 10, None)
#> tuple_replace_at([1], 0, 2)

### drip_counter
def drip_counter(buckets, drops):
    spilled = 0
    for d in drops:
        level, cap = buckets[d % len(buckets)]
        if level == cap:
            spilled += 1
        buckets[d % len(buckets)] = [min(level + 1, cap), cap]
    return [l for l, _ in buckets], spilled

#> drip_counter([[0, 2], [1, 1]], [0, 1, 2, 4])
#> drip_counter([[0, 1]], [])
#> drip_counter([[3, 3]], [5, -5])
#> drip_counter([[0, 9], [0, 9], [0, 9]], [1, 1, -1, -2])
#> drip_counter([], [1])

### index_of_each_in_other
def index_of_each_in_other(xs, ys):
    return [ys.index(x) if x in ys else ~i for i, x in enumerate(xs)]

#> index_of_each_in_other(["b", "q", "a"], ["a", "b", "c"])
#> index_of_each_in_other([], [1])
#> index_of_each_in_other([3, 3], [])
#> index_of_each_in_other("cab", "abc")
#> index_of_each_in_other([True, None], [0, 1, 2])

### odd_slice_then_sum
def odd_slice_then_sum(xs, i):
    a, b = xs[:i], xs[i:]
    a[len(a):] = b[:1]
    b[:2] = a[-1:]
    return sum(a), sum(b), a + b

#> odd_slice_then_sum([1, 2, 3, 4, 5], 2)
#> odd_slice_then_sum([], 3)
#> odd_slice_then_sum([7], 0)
#> odd_slice_then_sum([10, 20, 30], -1)
#> odd_slice_then_sum([4, -4], 9)

### swap_halves_of_keys
def swap_halves_of_keys(d):
    return {k[len(k) // 2:] + k[:len(k) // 2]: v for k, v in d.items() if len(k) != v}

#> swap_halves_of_keys({"abcd": 1, "xyz": 3, "pq": 0})
#> swap_halves_of_keys({})
#> swap_halves_of_keys({"": 5, "a": 1, "b": 2})
#> swap_halves_of_keys({"noon": None, "onno": 7})
#> swap_halves_of_keys({(1, 2, 3): "t"})

### parking_meter
def parking_meter(events, rate):
    inside, bill = {}, {}
    for t, plate in events:
        if plate in inside:
            hours = -(-(t - inside.pop(plate)) // 60)
            bill[plate] = bill.get(plate, 0) + hours * rate
        else:
            inside[plate] = t
    return bill, sorted(inside)

#> parking_meter([(0, "KX1"), (10, "ZZ9"), (61, "KX1")], 3)
#> parking_meter([], 5)
#> parking_meter([(5, "A"), (5, "A"), (70, "A"), (100, "A")], 2)
#> parking_meter([(1, "Q"), (2, "P")], 4)
#> parking_meter([(0, "B"), (180, "B")], 1)

### popped_between_marks
def popped_between_marks(tokens, open_, close):
    stack, groups = [], []
    for t in tokens:
        if t != close:
            stack.append(t)
            continue
        group = []
        while stack and (top := stack.pop()) != open_:
            group.append(top)
        groups.append(group)
    return groups, stack

#> popped_between_marks(["(", 1, 2, ")", 3], "(", ")")
#> popped_between_marks([], "<", ">")
#> popped_between_marks([1, 2, "]"], "[", "]")
#> popped_between_marks(list("{a{b}c}"), "{", "}")
#> popped_between_marks([0, 5, 9, 6, 9], 5, 9)

### smallest_missing_multiple
def smallest_missing_multiple(xs, k):
    m = k
    while m in xs:
        m += k
    return m, [x for x in xs if x % k]

#> smallest_missing_multiple([3, 6, 10, 12], 3)
#> smallest_missing_multiple([], 5)
#> smallest_missing_multiple([2, 4, 6, 8, 7], 2)
#> smallest_missing_multiple([-4, -8], -4)
#> smallest_missing_multiple([1], 0)

### weekly_pill_counts
def weekly_pill_counts(box, taken):
    missed = []
    for day, pills in box.items():
        gone = taken.get(day, ())
        rest = [p for p in pills if p not in gone]
        if rest:
            missed += [f"{day}:{p}" for p in rest]
    return missed or "ok"

#> weekly_pill_counts({"mo": ["B12", "D3"], "tu": ["B12"]}, {"mo": ["B12"]})
#> weekly_pill_counts({"mo": ["X"]}, {"mo": ["X", "Y"]})
#> weekly_pill_counts({}, {})
#> weekly_pill_counts({"we": []}, {"we": ["Z"]})
#> weekly_pill_counts({"fr": ["A", "A"]}, {})

### triangle_from_tail
def triangle_from_tail(xs):
    return [xs[-n:] for n in range(1, len(xs) + 1) if sum(xs[-n:]) % 2 == 0]

#> triangle_from_tail([1, 2, 3, 4])
#> triangle_from_tail([])
#> triangle_from_tail([5])
#> triangle_from_tail([0, 0, 7])
#> triangle_from_tail([-1, 1, 2, -2])

### matryoshka_nest
def matryoshka_nest(sizes):
    doll = []
    for s in sorted(set(sizes)):
        doll = [s, doll] if doll else [s]
    return doll

#> matryoshka_nest([3, 1, 2])
#> matryoshka_nest([])
#> matryoshka_nest([5, 5])
#> matryoshka_nest(["m", "s", "xl", "l"])
#> matryoshka_nest([-1, 0, 2.5])

### elastic_average
def elastic_average(xs):
    out = []
    for i in range(len(xs)):
        win = xs[max(0, i - i % 3):i + 1]
        out.append(sum(win) // len(win))
    return out

#> elastic_average([3, 6, 9, 12, 15])
#> elastic_average([])
#> elastic_average([-1, -2])
#> elastic_average([10, 0, 5, 5, 0, 10, 7])
#> elastic_average([True, 4, 8])

### reuse_freed_ids
def reuse_freed_ids(ops):
    free, used, top = [], [], 0
    for op in ops:
        if op == "new":
            if free:
                used.append(free.pop(free.index(min(free))))
            else:
                used.append(top)
                top += 1
        elif op in used:
            used.remove(op)
            free.append(op)
    return used, free

#> reuse_freed_ids(["new", "new", 0, "new", "new"])
#> reuse_freed_ids([])
#> reuse_freed_ids([5, "new"])
#> reuse_freed_ids(["new", "new", "new", 1, 0, "new"])
#> reuse_freed_ids(["new", 0, 0])

### column_widths_fit
def column_widths_fit(rows, total):
    widths = [max(len(str(c)) for c in col) for col in zip(*rows)]
    while sum(widths) > total and max(widths) > 1:
        widths[widths.index(max(widths))] -= 1
    return widths

#> column_widths_fit([["id", "name"], [1, "Gwendolyn"]], 8)
#> column_widths_fit([], 5)
#> column_widths_fit([["abc", "defg", "hi"]], 20)
#> column_widths_fit([["aaaa", "bbbb"]], 0)
#> column_widths_fit([[None, True], [12345, ""]], 6)

### signed_powers
def signed_powers(nums, e):
    return [abs(n) ** e * (1 if n >= 0 else -1) for n in nums], sum(n ** e for n in nums)

#> signed_powers([2, -3, 0], 2)
#> signed_powers([], 5)
#> signed_powers([-1, -1], 3)
#> signed_powers([10, -4], 0)
#> signed_powers([2, -2], -1)

### stealing_iterator_pairs
def stealing_iterator_pairs(xs):
    it = iter(xs)
    out = []
    for a in it:
        if isinstance(a, int):
            out.append([next(it, None) for _ in range(a)])
        else:
            out.append(a)
    return out

#> stealing_iterator_pairs([2, "a", "b", "c"])
#> stealing_iterator_pairs([])
#> stealing_iterator_pairs([0, 1, 2, 3])
#> stealing_iterator_pairs(["x", 3, "y"])
#> stealing_iterator_pairs([1, 1, -4, "z"])

### rotating_chores
def rotating_chores(people, chores, week):
    k = week % len(people)
    turn = people[k:] + people[:k]
    plan = {p: [] for p in people}
    for i, c in enumerate(chores):
        plan[turn[i % len(turn)]].append(c)
    return plan

#> rotating_chores(["Jo", "Mo", "Bo"], ["dishes", "bins"], 1)
#> rotating_chores(["Al"], ["mop", "dust"], 9)
#> rotating_chores(["X", "Y"], ["a", "b", "c"], -1)
#> rotating_chores([], ["a"], 0)
#> rotating_chores(["P", "Q", "R"], [], 2)

### max_run_of_type
def max_run_of_type(xs):
    best, run, last = ("none", 0), 0, None
    for x in xs:
        run = run + 1 if type(x) is last else 1
        last = type(x)
        best = max(best, (last.__name__, run), key=lambda b: b[1])
    return best

#> max_run_of_type([1, 2, "a", "b", "c", 3])
#> max_run_of_type([])
#> max_run_of_type([True, 1, False, 0])
#> max_run_of_type([None, None, 2.5])
#> max_run_of_type([[], {}, (), [], []])

### apply_moves_pegs
def apply_moves_pegs(pegs, moves):
    for src, dst in moves:
        if not pegs[src] or pegs[dst] and pegs[dst][-1] < pegs[src][-1]:
            return "illegal", (src, dst)
        pegs[dst].append(pegs[src].pop())
    return pegs

#> apply_moves_pegs([[3, 2, 1], [], []], [(0, 2), (0, 1), (2, 1)])
#> apply_moves_pegs([[2, 1], [], []], [(0, 1), (0, 1)])
#> apply_moves_pegs([[], [1]], [(0, 1)])
#> apply_moves_pegs([[1]], [])
#> apply_moves_pegs([[4], [5]], [(0, 1), (1, 0)])

### halve_biggest_times
def halve_biggest_times(piles, n):
    for _ in range(n):
        piles.sort()
        piles[-1] -= piles[-1] // 2
    return piles, sum(piles)

#> halve_biggest_times([9, 4, 5], 2)
#> halve_biggest_times([1], 3)
#> halve_biggest_times([], 0)
#> halve_biggest_times([100, 100], 4)
#> halve_biggest_times([-3, -8], 1)

### keys_to_ladder_list
def keys_to_ladder_list(d, n):
    ladder = [None] * n
    for k, v in d.items():
        if -n <= k < n:
            ladder[k] = v if ladder[k] is None else (ladder[k], v)
    return ladder

#> keys_to_ladder_list({0: "a", 2: "c", -1: "z"}, 3)
#> keys_to_ladder_list({}, 2)
#> keys_to_ladder_list({5: "x", -5: "y"}, 4)
#> keys_to_ladder_list({0: 1, -1: 2}, 1)
#> keys_to_ladder_list({-2: None, 1: False, 0: 0}, 2)

### tie_break_tournament
def tie_break_tournament(results):
    pts = {}
    for a, b, sa, sb in results:
        pts.setdefault(a, [0, 0])
        pts.setdefault(b, [0, 0])
        pts[a][0] += 3 * (sa > sb) + (sa == sb)
        pts[b][0] += 3 * (sb > sa) + (sa == sb)
        pts[a][1] += sa - sb
        pts[b][1] += sb - sa
    return sorted(pts, key=lambda t: [-x for x in pts[t]])

#> tie_break_tournament([("Reds", "Blues", 2, 1), ("Blues", "Greens", 4, 0), ("Greens", "Reds", 1, 0)])
#> tie_break_tournament([])
#> tie_break_tournament([("A", "B", 0, 0)])
#> tie_break_tournament([("X", "Y", 1, 5)])
#> tie_break_tournament([("P", "Q", 2, 2), ("Q", "R", 3, 3), ("R", "P", 0, 9)])

### nested_range_triangle
def nested_range_triangle(n):
    return [[j for j in range(i, n * i + 1, i)][-2:] for i in range(1, n + 1)]

#> nested_range_triangle(3)
#> nested_range_triangle(0)
#> nested_range_triangle(1)
#> nested_range_triangle(5)
#> nested_range_triangle(-2)

### shared_suffix_pool
def shared_suffix_pool(words, n):
    pool = {}
    for w in words:
        pool.setdefault(w[-n:], set()).add(w[:-n])
    return {k: sorted(v) for k, v in sorted(pool.items()) if len(v) > 1}

#> shared_suffix_pool(["baking", "making", "king", "sink"], 3)
#> shared_suffix_pool([], 2)
#> shared_suffix_pool(["aa", "ba", "ba"], 1)
#> shared_suffix_pool(["x", "yx", "zyx"], 2)
#> shared_suffix_pool(["été", "raté"], 1)

### first_overtake
def first_overtake(a, b):
    sa = sb = 0
    for lap, (x, y) in enumerate(zip(a, b), 1):
        was = sa > sb
        sa, sb = sa + x, sb + y
        if lap > 1 and was != (sa > sb):
            return lap, sa, sb
    return 0, sa, sb

#> first_overtake([5, 5, 5], [4, 7, 5])
#> first_overtake([], [1])
#> first_overtake([1, 1], [2, 2])
#> first_overtake([3, 0, 0, 0], [1, 1, 1, 1])
#> first_overtake([10, -20], [0, 0])

### odometer_tick
def odometer_tick(digits, bases):
    for i in range(len(digits) - 1, -1, -1):
        digits[i] += 1
        if digits[i] < bases[i]:
            break
        digits[i] = 0
    else:
        digits.append("roll")
    return digits

#> odometer_tick([1, 59, 59], [24, 60, 60])
#> odometer_tick([0, 0], [2, 2])
#> odometer_tick([9, 9], [10, 10])
#> odometer_tick([], [])
#> odometer_tick([4, 1, 6], [5, 2, 7])

### mirror_keys_negative
def mirror_keys_negative(d):
    for k in sorted(d):
        d.setdefault(-k, d[k] * 2)
    return sorted(d.items())

#> mirror_keys_negative({1: 5, 2: 7})
#> mirror_keys_negative({})
#> mirror_keys_negative({0: 3})
#> mirror_keys_negative({-4: "ab", 4: "c", 6: "d"})
#> mirror_keys_negative({1.5: [1]})
