### merge_keep_both_clash
def merge_keep_both_clash(a, b):
    i = j = 0
    res = []
    while i < len(a) or j < len(b):
        if j == len(b) or (i < len(a) and a[i] < b[j]):
            res.append(a[i])
            i += 1
        elif i == len(a) or b[j] < a[i]:
            res.append(b[j])
            j += 1
        else:
            res.append((a[i], j))
            i, j = i + 1, j + 1
    return res

#> merge_keep_both_clash([1, 3, 5], [2, 3, 6])
#> merge_keep_both_clash([], [4, 4])
#> merge_keep_both_clash([7], [])
#> merge_keep_both_clash([1, 1], [1])
#> merge_keep_both_clash(["a", "c"], ["b", "c", "d"])
#> merge_keep_both_clash([], [])

### running_total_with_cap
def running_total_with_cap(nums, cap):
    out, t = [], 0
    for n in nums:
        t = min(t + n, cap)
        if t == cap:
            t = 0
        out.append(t)
    return out

#> running_total_with_cap([3, 4, 5, 1, 9], 10)
#> running_total_with_cap([10, 10], 10)
#> running_total_with_cap([], 5)
#> running_total_with_cap([-2, 7, -1], 100)
#> running_total_with_cap([1, 1, 1, 1], 2)
#> running_total_with_cap([0, 0], 0)

### merge_by_taking_larger_head
def merge_by_taking_larger_head(a, b):
    out = []
    while a and b:
        src = a if a > b else b
        out.append(src.pop(0))
    return out + a + b

#> merge_by_taking_larger_head([3, 1, 4], [2, 9, 1])
#> merge_by_taking_larger_head([5, 5], [5, 5])
#> merge_by_taking_larger_head([], [8, 7])
#> merge_by_taking_larger_head(["b", "a"], ["a", "z"])
#> merge_by_taking_larger_head([1], [0, 10, 20])
#> merge_by_taking_larger_head([2, -1, 3], [2, -2, 6, 1])

### bank_days_overdrawn
def bank_days_overdrawn(moves, balance):
    bad = []
    for day in sorted(moves):
        balance += sum(moves[day])
        if balance < 0:
            bad.append(day)
            balance -= 2
    return bad, balance

#> bank_days_overdrawn({3: [-50, 20], 1: [10], 7: [100]}, 5)
#> bank_days_overdrawn({1: [-1]}, 0)
#> bank_days_overdrawn({}, 40)
#> bank_days_overdrawn({2: [], 4: [-9, 9]}, 1)
#> bank_days_overdrawn({5: [-3], 6: [-3], 7: [-3]}, 4)
#> bank_days_overdrawn({9: [8]}, -10)

### totals_left_right_table
def totals_left_right_table(nums):
    left, rows = 0, []
    right = sum(nums)
    for n in nums:
        right -= n
        rows.append((left, n, right))
        left += n
    return [r for r in rows if r[0] < r[2]]

#> totals_left_right_table([4, 1, 3, 9])
#> totals_left_right_table([])
#> totals_left_right_table([7])
#> totals_left_right_table([5, 5, 5])
#> totals_left_right_table([-1, 2, -3, 4])
#> totals_left_right_table([100, 1, 1])

### union_keep_order_pos
def union_keep_order_pos(a, b):
    res = a[:]
    for x in b:
        if x not in res:
            res.append(x)
        elif x in a:
            res.append(res.pop(res.index(x)))
    return res

#> union_keep_order_pos([1, 2, 3], [2, 4, 1])
#> union_keep_order_pos([], [5, 5, 6])
#> union_keep_order_pos([7, 8], [])
#> union_keep_order_pos(["a", "b"], ["c", "a", "c"])
#> union_keep_order_pos([0, 0, 1], [0])
#> union_keep_order_pos([9, 8, 7], [7, 8, 9])

### water_tanks_overflow
def water_tanks_overflow(tanks, caps, pour):
    for i, c in enumerate(caps):
        tanks[i] += pour
        pour = max(tanks[i] - c, 0)
        tanks[i] -= pour
        if not pour:
            break
    return tanks, pour

#> water_tanks_overflow([2, 0, 1], [5, 4, 6], 6)
#> water_tanks_overflow([2, 0, 1], [5, 4, 6], 40)
#> water_tanks_overflow([], [], 3)
#> water_tanks_overflow([5, 5], [5, 9], 0)
#> water_tanks_overflow([1, 1, 1], [1, 1, 2], 1)
#> water_tanks_overflow([0], [10, 10], 25)

### sum_by_zigzag_rows
def sum_by_zigzag_rows(nums, k):
    rows = [0] * k
    r, d = 0, 1
    for n in nums:
        rows[r] += n
        if r + d in (-1, k):
            d *= -1
        r += d if k > 1 else 0
    return rows

#> sum_by_zigzag_rows([1, 2, 3, 4, 5, 6, 7], 3)
#> sum_by_zigzag_rows([5, 5, 5], 1)
#> sum_by_zigzag_rows([], 2)
#> sum_by_zigzag_rows([9, 1], 4)
#> sum_by_zigzag_rows([1, 10, 100, 1000], 2)
#> sum_by_zigzag_rows([-1, -2, -3, -4, -5], 4)

### two_queues_shortest
def two_queues_shortest(jobs):
    a, b = [], []
    for j in jobs:
        q = a if sum(a) <= sum(b) else b
        q.append(j)
        if len(q) == 3:
            q.pop(0)
    return a, b

#> two_queues_shortest([4, 2, 7, 1, 1, 3])
#> two_queues_shortest([])
#> two_queues_shortest([5])
#> two_queues_shortest([1, 1, 1, 1, 1, 1])
#> two_queues_shortest([0, 0, 0, 0])
#> two_queues_shortest([9, 3, 3, 3, 2])

### ledger_reverse_apply
def ledger_reverse_apply(end, ops):
    trail = [end]
    for sign, n in reversed(ops):
        if sign == "+":
            end -= n
        elif sign == "-":
            end += n
        else:
            end //= n
        trail.insert(0, end)
    return trail

#> ledger_reverse_apply(30, [("+", 5), ("*", 2), ("-", 4)])
#> ledger_reverse_apply(7, [])
#> ledger_reverse_apply(0, [("-", 10)])
#> ledger_reverse_apply(100, [("*", 10), ("*", 5)])
#> ledger_reverse_apply(-3, [("+", 1), ("+", 2), ("-", 3)])
#> ledger_reverse_apply(9, [("*", 0)])

### combine_counts_thresholds
def combine_counts_thresholds(a, b, low):
    both = {k: a.get(k, 0) + b.get(k, 0) for k in a | b}
    small = sum(v for v in both.values() if v < low)
    kept = {k: v for k, v in both.items() if v >= low}
    return kept | {"other": small} if small else kept

#> combine_counts_thresholds({"x": 4, "y": 1}, {"x": 3, "z": 2}, 3)
#> combine_counts_thresholds({"x": 4}, {"y": 5}, 1)
#> combine_counts_thresholds({}, {}, 1)
#> combine_counts_thresholds({"other": 9}, {"k": 1}, 2)
#> combine_counts_thresholds({"p": -1, "q": 1}, {}, 5)
#> combine_counts_thresholds({1: 10}, {1: -10, 2: 20}, 0)

### average_of_last_three
def average_of_last_three(nums):
    win, out = [], []
    for n in nums:
        win = (win + [n])[-3:]
        out.append(sum(win) // len(win))
    return out

#> average_of_last_three([3, 6, 9, 12, 1])
#> average_of_last_three([])
#> average_of_last_three([5])
#> average_of_last_three([-1, -2])
#> average_of_last_three([10, 0, 0, 0, 10])
#> average_of_last_three([7, 7, 8, 7, 7])

### pay_with_notes_from_till
def pay_with_notes_from_till(till, due):
    used = {}
    for note in sorted(till, reverse=True):
        n = min(due // note, till[note])
        if n:
            used[note] = n
            till[note] -= n
            due -= note * n
    return used, due, till

#> pay_with_notes_from_till({50: 1, 20: 3, 5: 4}, 115)
#> pay_with_notes_from_till({10: 2}, 35)
#> pay_with_notes_from_till({}, 8)
#> pay_with_notes_from_till({2: 5, 1: 1}, 0)
#> pay_with_notes_from_till({100: 0, 7: 3}, 20)
#> pay_with_notes_from_till({3: 9, 5: 9}, 9)

### meet_in_middle_steps
def meet_in_middle_steps(a, b):
    n = 0
    while a and b and a[-1] != b[0]:
        n += 1
        if len(a) >= len(b):
            a.pop()
        else:
            b.pop(0)
    return n, a + b[1:]

#> meet_in_middle_steps([1, 2, 3, 4], [9, 3, 5])
#> meet_in_middle_steps([1, 2], [2, 3])
#> meet_in_middle_steps([], [6, 7])
#> meet_in_middle_steps([5], [4])
#> meet_in_middle_steps(["a", "b", "c"], ["x", "y", "b", "z"])
#> meet_in_middle_steps([0, 0, 0], [1, 0, 2, 3])

### points_after_each_round
def points_after_each_round(rounds):
    total, hist = {}, []
    for r in rounds:
        for who, p in r.items():
            total[who] = total.get(who, 0) + p
        hist.append(max(sorted(total), key=total.get))
    return total, hist

#> points_after_each_round([{"ann": 3, "bo": 5}, {"ann": 4}, {"bo": 1, "cy": 9}])
#> points_after_each_round([])
#> points_after_each_round([{"x": 1, "a": 1}])
#> points_after_each_round([{"p": -5}, {"q": -1}, {"p": 10}])
#> points_after_each_round([{}, {"k": 2}])
#> points_after_each_round([{"m": 1}, {}, {"n": 2}])

### interval_lengths_union
def interval_lengths_union(spans):
    covered, reach = 0, None
    for lo, hi in sorted(spans):
        if reach is not None and lo < reach:
            lo = reach
        if hi > lo:
            covered += hi - lo
            reach = hi
    return covered, reach

#> interval_lengths_union([(1, 4), (3, 6), (8, 9)])
#> interval_lengths_union([])
#> interval_lengths_union([(0, 10), (2, 5)])
#> interval_lengths_union([(5, 5), (7, 6)])
#> interval_lengths_union([(-3, -1), (-2, 2), (2, 3)])
#> interval_lengths_union([(4, 6), (4, 6)])

### zip_add_carry_lists
def zip_add_carry_lists(a, b, base):
    out, carry = [], 0
    a, b = a[::-1], b[::-1]
    for i in range(max(len(a), len(b))):
        s = carry + sum(x[i] for x in (a, b) if i < len(x))
        carry, d = divmod(s, base)
        out.insert(0, d)
    return [carry] + out if carry else out

#> zip_add_carry_lists([1, 9, 9], [2], 10)
#> zip_add_carry_lists([1, 1, 1], [1], 2)
#> zip_add_carry_lists([], [], 10)
#> zip_add_carry_lists([5], [4, 0], 8)
#> zip_add_carry_lists([15, 15], [0, 1], 16)
#> zip_add_carry_lists([2, 2], [2, 2], 3)

### refill_when_below
def refill_when_below(level, uses, low, full):
    refills = 0
    for u in uses:
        if level - u < low:
            level, refills = full, refills + 1
        level -= u
    return level, refills

#> refill_when_below(10, [3, 4, 5, 2], 2, 12)
#> refill_when_below(5, [], 1, 5)
#> refill_when_below(1, [1, 1, 1], 1, 3)
#> refill_when_below(100, [10, 20, 30], 5, 100)
#> refill_when_below(0, [9], 0, 4)
#> refill_when_below(8, [2, 2, 2, 2], 3, 6)

### weighted_total_by_rank
def weighted_total_by_rank(nums, weights):
    total = 0
    for rank, n in enumerate(sorted(nums, reverse=True)):
        if rank >= len(weights):
            return total, rank
        total += n * weights[rank]
    return total, None

#> weighted_total_by_rank([5, 9, 2], [3, 2, 1])
#> weighted_total_by_rank([5, 9, 2, 7], [10, 1])
#> weighted_total_by_rank([], [1, 2])
#> weighted_total_by_rank([4], [])
#> weighted_total_by_rank([-1, -6, 3], [1, -1, 2, 5])
#> weighted_total_by_rank([8, 8], [1, 1])

### net_of_debts
def net_of_debts(debts):
    net = {}
    for a, b, n in debts:
        net[a] = net.get(a, 0) - n
        net[b] = net.get(b, 0) + n
    owes = sorted((v, k) for k, v in net.items() if v < 0)
    return net, owes[0][1] if owes else "even"

#> net_of_debts([("al", "bo", 10), ("bo", "cy", 4), ("cy", "al", 1)])
#> net_of_debts([("x", "y", 5), ("y", "x", 5)])
#> net_of_debts([])
#> net_of_debts([("me", "me", 7)])
#> net_of_debts([("p", "q", 3), ("r", "q", 3)])
#> net_of_debts([("a", "b", 0), ("c", "b", -2)])

### concat_until_total
def concat_until_total(lists, goal):
    acc = []
    for n, l in enumerate(lists, 1):
        acc.extend(l)
        if sum(acc) >= goal:
            return n, acc
        acc.append(0)
    return 0, acc[:-1]

#> concat_until_total([[1, 2], [3, 4], [5]], 9)
#> concat_until_total([[1, 2], [3]], 50)
#> concat_until_total([], 1)
#> concat_until_total([[], [7]], 0)
#> concat_until_total([[-5], [6], [6]], 7)
#> concat_until_total([[2], [2], [2]], 6)

### cut_list_at_half_weight
def cut_list_at_half_weight(ws):
    total, seen = sum(ws), 0
    for i, w in enumerate(ws):
        if (seen + w) * 2 > total:
            return ws[:i], ws[i:]
        seen += w
    return ws, []

#> cut_list_at_half_weight([1, 2, 3, 4])
#> cut_list_at_half_weight([10, 1, 1])
#> cut_list_at_half_weight([])
#> cut_list_at_half_weight([0, 0])
#> cut_list_at_half_weight([2, 2, 2, 2, 2])
#> cut_list_at_half_weight([-4, 1, 1])

### best_stretch_of_days
def best_stretch_of_days(temps, n):
    best, at = None, -1
    for i in range(len(temps) - n + 1):
        spread = max(temps[i:i + n]) - min(temps[i:i + n])
        if best is None or spread < best:
            best, at = spread, i
    return at, best

#> best_stretch_of_days([12, 18, 17, 16, 25, 25], 3)
#> best_stretch_of_days([5, 9], 4)
#> best_stretch_of_days([], 1)
#> best_stretch_of_days([7, 7, 7], 2)
#> best_stretch_of_days([-3, 10, -2, -1], 2)
#> best_stretch_of_days([30, 10, 20], 1)

### stack_three_way_merge
def stack_three_way_merge(a, b, c):
    out = []
    stacks = [s for s in (a, b, c) if s]
    while stacks:
        s = min(stacks, key=lambda st: st[-1])
        out.append(s.pop())
        stacks = [st for st in stacks if st]
    return out

#> stack_three_way_merge([9, 4, 1], [8, 2], [7, 6, 5])
#> stack_three_way_merge([], [], [3, 1])
#> stack_three_way_merge([], [], [])
#> stack_three_way_merge([1, 5], [5, 1], [3])
#> stack_three_way_merge(["z", "c"], ["b"], ["y", "a"])
#> stack_three_way_merge([2, 2], [2], [2])

### odometer_add_steps
def odometer_add_steps(dials, n):
    for _ in range(n):
        i = len(dials) - 1
        while i >= 0 and dials[i] == 9:
            dials[i] = 0
            i -= 1
        if i < 0:
            return "rolled", dials
        dials[i] += 1
    return dials

#> odometer_add_steps([0, 1, 8], 3)
#> odometer_add_steps([9, 9], 1)
#> odometer_add_steps([1, 9, 9], 1)
#> odometer_add_steps([], 1)
#> odometer_add_steps([4], 0)
#> odometer_add_steps([9, 8], 5)
