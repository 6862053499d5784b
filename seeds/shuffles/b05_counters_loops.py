### squeeze_from_both_sides
def squeeze_from_both_sides(lst):
    i, j = 0, len(lst) - 1
    left = right = 0
    while i <= j:
        if left <= right:
            left += lst[i]
            i += 1
        else:
            right += lst[j]
            j -= 1
    return i, left - right

#> squeeze_from_both_sides([1, 3, 4, 6, 9, 12])
#> squeeze_from_both_sides([8, 1, 1, 1])
#> squeeze_from_both_sides([])
#> squeeze_from_both_sides([5])
#> squeeze_from_both_sides([-6, -2, 0, 7])
#> squeeze_from_both_sides([2, 2, 2, 2, 2])

### bounce_with_shrinking_walls
def bounce_with_shrinking_walls(lst):
    lo, hi, i, d = 0, len(lst) - 1, 0, 1
    res = []
    while lo <= hi:
        res.append(lst[i])
        if i == hi and d > 0:
            hi, d = hi - 1, -1
        elif i == lo and d < 0:
            lo, d = lo + 1, 1
        i += d
    return res

#> bounce_with_shrinking_walls(["a", "b", "c"])
#> bounce_with_shrinking_walls([1, 2])
#> bounce_with_shrinking_walls([4, 5, 6, 7])
#> bounce_with_shrinking_walls([9])
#> bounce_with_shrinking_walls([])
#> bounce_with_shrinking_walls([0, 10, 20, 30, 40])

### countdown_with_refund
def countdown_with_refund(nums, fuel):
    k = 0
    while fuel > 0 and k < len(nums):
        fuel -= nums[k]
        if fuel % 5 == 0:
            fuel += 3
        k += 1
    return k, fuel

#> countdown_with_refund([4, 6, 2, 9], 20)
#> countdown_with_refund([1, 1, 1], 6)
#> countdown_with_refund([], 10)
#> countdown_with_refund([50], 7)
#> countdown_with_refund([5, 5, 5, 5, 5], 10)
#> countdown_with_refund([2, 3], -1)

### nested_break_else_find
def nested_break_else_find(rows, x):
    for r, row in enumerate(rows):
        for c, v in enumerate(row):
            if v == x:
                break
        else:
            continue
        return r, c
    return "absent"

#> nested_break_else_find([[1, 2], [3, 4], [5]], 4)
#> nested_break_else_find([[1, 2], [3, 4]], 9)
#> nested_break_else_find([], 1)
#> nested_break_else_find([[], [7, 7]], 7)
#> nested_break_else_find(["abc", "xyz"], "z")
#> nested_break_else_find([[0], [False]], False)

### hop_and_flip_sign
def hop_and_flip_sign(lst, i):
    n = 0
    while 0 <= i < len(lst) and n < 9:
        step, lst[i] = lst[i], -lst[i]
        i += step or 1
        n += 1
    return n, i, lst

#> hop_and_flip_sign([2, 5, 1, -2, 1, 9], 0)
#> hop_and_flip_sign([1, 1, 1], 1)
#> hop_and_flip_sign([0, 4], 0)
#> hop_and_flip_sign([], 0)
#> hop_and_flip_sign([1, -1], 0)
#> hop_and_flip_sign([3, -1, -1, -1], 3)

### triangle_of_indices
def triangle_of_indices(nums):
    count = 0
    for i in range(len(nums)):
        for j in range(i):
            if nums[i] + nums[j] == i + j:
                count += 1
            elif nums[i] == nums[j]:
                count -= 1
    return count

#> triangle_of_indices([0, 1, 2, 3])
#> triangle_of_indices([3, 3, 3])
#> triangle_of_indices([])
#> triangle_of_indices([1, 0, 4, 2, 4])
#> triangle_of_indices([9, 8, 7, 6])
#> triangle_of_indices([2, -1, 2])

### seesaw_pointers
def seesaw_pointers(a, b):
    i = j = 0
    log = []
    while i < len(a) and j < len(b):
        if a[i] > b[j]:
            log.append(b[j])
            j += 1
        else:
            log.append(-a[i])
            i += 2
    return log, i, j

#> seesaw_pointers([5, 2, 9, 4], [3, 7, 1])
#> seesaw_pointers([1, 1, 1, 1], [2])
#> seesaw_pointers([], [4, 5])
#> seesaw_pointers([10], [1, 2, 3])
#> seesaw_pointers([6, 0, 6], [6, 6])
#> seesaw_pointers([-2, 5, -3], [-4, -1])

### batch_until_flag
def batch_until_flag(items, flag):
    out, cur = [], []
    for x in items:
        if x == flag and cur:
            out.append(cur)
            cur = []
        elif x != flag:
            cur.append(x)
    return out + [cur] if cur else out

#> batch_until_flag([1, 2, 0, 0, 3, 0, 4], 0)
#> batch_until_flag([0, 0, 5], 0)
#> batch_until_flag([], "x")
#> batch_until_flag(["go", "stop", "go", "stop"], "stop")
#> batch_until_flag([7, 8, 9], 5)
#> batch_until_flag("a-b--cd-", "-")

### strikes_and_streaks
def strikes_and_streaks(results, allowed):
    streak = strikes = best = 0
    for day, ok in enumerate(results, 1):
        if ok:
            streak += 1
            best = max(best, streak)
            continue
        strikes += 1
        streak = 0
        if strikes > allowed:
            return best, day
    return best, None

#> strikes_and_streaks([1, 1, 0, 1, 1, 1, 0], 2)
#> strikes_and_streaks([1, 0, 0, 1, 1], 1)
#> strikes_and_streaks([], 0)
#> strikes_and_streaks([0], 0)
#> strikes_and_streaks([True, True, "", "yes", None], 5)
#> strikes_and_streaks([1, 0, 1, 0, 1, 0], 2)

### fill_grid_snake
def fill_grid_snake(r, c):
    g, n = [], 0
    for i in range(r):
        row = list(range(n, n + c))
        g.append(row[::-1] if i & 1 else row)
        n += c
    return g

#> fill_grid_snake(3, 3)
#> fill_grid_snake(1, 4)
#> fill_grid_snake(0, 5)
#> fill_grid_snake(4, 1)
#> fill_grid_snake(2, 0)
#> fill_grid_snake(2, 5)

### drop_rate_counter
def drop_rate_counter(n, every, bonus):
    total, i = 0, 1
    while i <= n:
        if i % every == 0:
            n += bonus
            every *= 2
        total += i
        i += 1
    return total, n, every

#> drop_rate_counter(6, 3, 2)
#> drop_rate_counter(4, 9, 1)
#> drop_rate_counter(0, 1, 5)
#> drop_rate_counter(8, 2, -1)
#> drop_rate_counter(5, 5, 4)
#> drop_rate_counter(3, 1, 1)

### range_three_args_trace
def range_three_args_trace(lst, step):
    out = []
    for i in range(len(lst) - 1 if step < 0 else 0, -1 if step < 0 else len(lst), step):
        out.append((i, lst[i]))
    return out

#> range_three_args_trace([5, 6, 7, 8, 9], 2)
#> range_three_args_trace([5, 6, 7, 8, 9], -2)
#> range_three_args_trace(["x", "y"], 3)
#> range_three_args_trace([], -1)
#> range_three_args_trace(["p", "q", "r"], -5)
#> range_three_args_trace([1, 2], 0)

### local_peaks_while
def local_peaks_while(a):
    i, peaks = 1, []
    while i < len(a) - 1:
        if a[i - 1] < a[i] > a[i + 1]:
            peaks.append(a[i])
            i += 2
        else:
            i += 1
    return peaks

#> local_peaks_while([1, 5, 2, 6, 3, 4])
#> local_peaks_while([3, 2, 1])
#> local_peaks_while([])
#> local_peaks_while([0, 9, 0, 9, 0])
#> local_peaks_while([4, 4, 4, 4])
#> local_peaks_while(["a", "c", "b", "d", "a"])

### alternate_take_until_dry
def alternate_take_until_dry(a, b, na, nb):
    out = []
    while a or b:
        out += a[:na] + b[:nb]
        a, b = a[na:], b[nb:]
        na, nb = nb, na
    return out

#> alternate_take_until_dry([1, 2, 3, 4, 5], ["a", "b", "c"], 2, 1)
#> alternate_take_until_dry([1, 2, 3], [], 1, 3)
#> alternate_take_until_dry([], [], 1, 1)
#> alternate_take_until_dry([7], [8, 9, 10, 11], 1, 2)
#> alternate_take_until_dry([1, 2, 3, 4], [5, 6, 7, 8], 3, 3)
#> alternate_take_until_dry([0, 0], [1, 1, 1], 5, 1)

### elevator_total_floors
def elevator_total_floors(calls, floor):
    moved = stops = 0
    for c in calls:
        if c == floor:
            continue
        moved += abs(c - floor)
        stops += c > floor
        floor = c
    return floor, moved, stops

#> elevator_total_floors([3, 0, 5, 5, 2], 0)
#> elevator_total_floors([], 4)
#> elevator_total_floors([7, 7, 7], 7)
#> elevator_total_floors([-1, 2, -2], 1)
#> elevator_total_floors([10, 9, 8, 7], 6)
#> elevator_total_floors([1], 0)

### sum_until_next_is_smaller
def sum_until_next_is_smaller(nums):
    sums, acc = [], 0
    for i in range(len(nums)):
        acc += nums[i]
        if i + 1 == len(nums) or nums[i + 1] < nums[i]:
            sums.append(acc)
            acc = 0
    return sums

#> sum_until_next_is_smaller([1, 2, 5, 3, 4, 0])
#> sum_until_next_is_smaller([])
#> sum_until_next_is_smaller([6])
#> sum_until_next_is_smaller([5, 4, 3])
#> sum_until_next_is_smaller([2, 2, 2, 2])
#> sum_until_next_is_smaller([-3, -1, -2, 8])

### three_counters_vote
def three_counters_vote(marks):
    up = down = flat = 0
    for a, b in zip(marks, marks[1:]):
        if b > a:
            up += 1
        elif b < a:
            down += 1
        else:
            flat += 1
    return max((up, "up"), (down, "down"), (flat, "flat"))

#> three_counters_vote([1, 4, 2, 8, 5, 7])
#> three_counters_vote([9, 6, 6, 3])
#> three_counters_vote([2, 2, 2])
#> three_counters_vote([])
#> three_counters_vote([5, 1])
#> three_counters_vote([1, 2, 2, 1])

### loop_var_after_loop
def loop_var_after_loop(nums, stop):
    n = -1
    for i, n in enumerate(nums):
        if n == stop:
            break
        n *= 2
    else:
        i = len(nums)
    return i, n

#> loop_var_after_loop([4, 6, 8], 6)
#> loop_var_after_loop([4, 6, 8], 7)
#> loop_var_after_loop([], 1)
#> loop_var_after_loop([3], 3)
#> loop_var_after_loop([0, -5, -5], -5)
#> loop_var_after_loop(["ab", "cd"], "x")

### decay_list_rounds
def decay_list_rounds(lst):
    rounds = 0
    while any(lst):
        lst = [x - 1 if x > 0 else 0 for x in lst]
        lst = lst[1:] + lst[:1] if rounds % 2 else lst
        rounds += 1
        if rounds > 6:
            break
    return rounds, lst

#> decay_list_rounds([2, 0, 3])
#> decay_list_rounds([])
#> decay_list_rounds([0, 0])
#> decay_list_rounds([9, 1])
#> decay_list_rounds([-4, 1, 1])
#> decay_list_rounds([1, 2, 3, 4, 5])

### prefix_balance_low
def prefix_balance_low(ops, start):
    low = bal = start
    when = 0
    for i, o in enumerate(ops, 1):
        bal += o
        if bal < low:
            low, when = bal, i
    return low, when, bal

#> prefix_balance_low([-5, 3, -4, 10], 2)
#> prefix_balance_low([], 7)
#> prefix_balance_low([1, 2, 3], 0)
#> prefix_balance_low([-1, 1, -1, 1, -2], 5)
#> prefix_balance_low([-3, -3, -3], 9)
#> prefix_balance_low([0, 0], -1)

### inner_range_shrinks
def inner_range_shrinks(n):
    rows = []
    while n > 0:
        row = [n]
        for k in range(n - 1, 0, -2):
            row.append(k)
        rows.append(row)
        n -= len(row)
    return rows

#> inner_range_shrinks(7)
#> inner_range_shrinks(1)
#> inner_range_shrinks(0)
#> inner_range_shrinks(10)
#> inner_range_shrinks(4)
#> inner_range_shrinks(-3)

### odd_even_pass_log
def odd_even_pass_log(a):
    log = []
    for p in range(len(a)):
        swaps = 0
        for i in range(p % 2, len(a) - 1, 2):
            if a[i] > a[i + 1]:
                a[i], a[i + 1] = a[i + 1], a[i]
                swaps += 1
        log.append(swaps)
    return a, log

#> odd_even_pass_log([4, 1, 3, 2])
#> odd_even_pass_log([1, 2, 3])
#> odd_even_pass_log([])
#> odd_even_pass_log([9, 9, 8, 8])
#> odd_even_pass_log([5, 4])
#> odd_even_pass_log(["d", "c", "b"])

### cross_off_multiples_list
def cross_off_multiples_list(nums):
    i = 0
    while i < len(nums):
        base = nums[i]
        nums = nums[:i + 1] + [n for n in nums[i + 1:] if base == 0 or n % base]
        i += 1
    return nums

#> cross_off_multiples_list([2, 3, 4, 5, 6, 7, 8, 9])
#> cross_off_multiples_list([6, 3, 12, 9])
#> cross_off_multiples_list([])
#> cross_off_multiples_list([1, 10, 100])
#> cross_off_multiples_list([0, 4, 8])
#> cross_off_multiples_list([-5, 10, 11, -22, 7])

### wrap_counter_laps
def wrap_counter_laps(steps, size):
    pos, laps = 0, 0
    for s in steps:
        pos += s
        while pos >= size:
            pos -= size
            laps += 1
        while pos < 0:
            pos += size
            laps -= 1
    return pos, laps

#> wrap_counter_laps([5, 9, 4], 8)
#> wrap_counter_laps([-3, -3, 1], 4)
#> wrap_counter_laps([], 10)
#> wrap_counter_laps([7, 7, 7], 7)
#> wrap_counter_laps([25], 6)
#> wrap_counter_laps([-1, 1, -1, 1], 3)

### first_gap_after_sorting
def first_gap_after_sorting(ids):
    want = min(ids, default=1)
    for x in sorted(ids):
        if x > want:
            break
        if x == want:
            want += 1
    return want

#> first_gap_after_sorting([3, 4, 6, 7])
#> first_gap_after_sorting([9, 8, 7])
#> first_gap_after_sorting([])
#> first_gap_after_sorting([2, 2, 3, 3])
#> first_gap_after_sorting([-1, 0, 2, 3])
#> first_gap_after_sorting([100])
