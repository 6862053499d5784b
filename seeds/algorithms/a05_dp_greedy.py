### coin_ways
def coin_ways(amount, coins):
    ways = [1] + [0] * amount
    for c in coins:
        for a in range(c, amount + 1):
            ways[a] += ways[a - c]
    return ways[amount]

#> coin_ways(10, [1, 2, 5])
#> coin_ways(0, [3])
#> coin_ways(7, [2, 4])
#> coin_ways(12, [3, 4, 5])
#> coin_ways(5, [])

### fewest_coins
def fewest_coins(total, denominations):
    INF = float("inf")
    best = [0] + [INF] * total
    pick = [None] * (total + 1)
    for t in range(1, total + 1):
        for d in denominations:
            if d <= t and best[t - d] + 1 < best[t]:
                best[t], pick[t] = best[t - d] + 1, d
    if best[total] == INF:
        return None
    used = []
    while total:
        used.append(pick[total])
        total -= pick[total]
    return used

#> fewest_coins(11, [1, 5, 6])
#> fewest_coins(3, [2])
#> fewest_coins(0, [1])
#> fewest_coins(12, [1, 3, 4])
#> fewest_coins(15, [7, 4])

### knapsack_01
def knapsack_01(items, cap):
    best = [0] * (cap + 1)
    for weight, value in items:
        for c in range(cap, weight - 1, -1):
            best[c] = max(best[c], best[c - weight] + value)
    return best[cap], best

#> knapsack_01([(1, 15), (3, 20), (4, 30)], 4)
#> knapsack_01([], 3)
#> knapsack_01([(5, 100)], 4)
#> knapsack_01([(2, 3), (2, 4), (3, 5)], 5)
#> knapsack_01([(1, 1), (1, 1)], 0)

### fractional_knapsack_take
def fractional_knapsack_take(goods, room):
    taken, worth = [], 0.0
    for name, kg, price in sorted(goods, key=lambda g: g[2] / g[1], reverse=True):
        if room <= 0:
            break
        part = min(kg, room)
        worth += price * part / kg
        room -= part
        taken.append((name, part))
    return taken, round(worth, 2)

#> fractional_knapsack_take([("rice", 10, 60), ("saffron", 1, 90), ("tea", 4, 50)], 6)
#> fractional_knapsack_take([], 5)
#> fractional_knapsack_take([("gold", 2, 7)], 0)
#> fractional_knapsack_take([("a", 3, 10), ("b", 3, 10)], 5)
#> fractional_knapsack_take([("x", 1.5, 3), ("y", 2.5, 1)], 10)

### lcs_table_word
def lcs_table_word(a, b):
    table = [[""] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            if x == y:
                table[i + 1][j + 1] = table[i][j] + x
            else:
                table[i + 1][j + 1] = max(table[i][j + 1], table[i + 1][j], key=len)
    return table[-1][-1]

#> lcs_table_word("stone", "longest")
#> lcs_table_word("", "abc")
#> lcs_table_word("kitten", "sitting")
#> lcs_table_word("xyz", "abc")
#> lcs_table_word("AGCAT", "GAC")

### climb_stairs_costs
def climb_stairs_costs(cost):
    a = b = 0
    for c in cost:
        a, b = b, min(a, b) + c
    return min(a, b)

#> climb_stairs_costs([10, 15, 20])
#> climb_stairs_costs([])
#> climb_stairs_costs([1, 100, 1, 1, 1, 100, 1, 1])
#> climb_stairs_costs([7])
#> climb_stairs_costs([0, -2, 3])

### house_robber_picks
def house_robber_picks(cash):
    skip, take = (0, ()), (0, ())
    for i, c in enumerate(cash):
        new = (skip[0] + c, skip[1] + (i,))
        skip = max(skip, take, key=lambda t: t[0])
        take = new
    return max(take, skip, key=lambda t: t[0])

#> house_robber_picks([2, 7, 9, 3, 1])
#> house_robber_picks([])
#> house_robber_picks([5])
#> house_robber_picks([4, 1, 1, 4])
#> house_robber_picks([6, 6, 6])

### max_subarray_span
def max_subarray_span(xs):
    if not xs:
        return None
    best = cur = xs[0]
    start = s = e = 0
    for i, x in enumerate(xs[1:], 1):
        if cur < 0:
            cur, start = x, i
        else:
            cur += x
        if cur > best:
            best, s, e = cur, start, i
    return best, xs[s:e + 1]

#> max_subarray_span([-2, 1, -3, 4, -1, 2, 1, -5, 4])
#> max_subarray_span([])
#> max_subarray_span([-8, -3, -6])
#> max_subarray_span([3])
#> max_subarray_span([1, 2, 3, -10, 4])

### lis_with_parents
def lis_with_parents(seq):
    n = len(seq)
    length, parent = [1] * n, [-1] * n
    for i in range(n):
        for j in range(i):
            if seq[j] < seq[i] and length[j] + 1 > length[i]:
                length[i], parent[i] = length[j] + 1, j
    if not n:
        return []
    i = length.index(max(length))
    path = []
    while i >= 0:
        path.append(seq[i])
        i = parent[i]
    return path[::-1]

#> lis_with_parents([10, 9, 2, 5, 3, 7])
#> lis_with_parents([])
#> lis_with_parents([5, 4, 3])
#> lis_with_parents([1, 1, 2, 2])
#> lis_with_parents("brace")

### grid_paths_blocked
def grid_paths_blocked(grid):
    ways = [0] * len(grid[0])
    ways[0] = 1
    for row in grid:
        for c, cell in enumerate(row):
            if cell == "#":
                ways[c] = 0
            elif c:
                ways[c] += ways[c - 1]
    return ways

#> grid_paths_blocked(["...", ".#.", "..."])
#> grid_paths_blocked(["#"])
#> grid_paths_blocked(["....", "...."])
#> grid_paths_blocked([])
#> grid_paths_blocked([".#", "#."])

### triangle_min_path
def triangle_min_path(rows):
    best = rows[-1][:]
    for row in reversed(rows[:-1]):
        best = [v + min(best[i], best[i + 1]) for i, v in enumerate(row)]
    return best[0]

#> triangle_min_path([[2], [3, 4], [6, 5, 7], [4, 1, 8, 3]])
#> triangle_min_path([[-5]])
#> triangle_min_path([[1], [2, 3]])
#> triangle_min_path([])
#> triangle_min_path([[0], [9, 9], [1, -1, 1]])

### word_break_parts
def word_break_parts(s, words):
    reach = {0: []}
    for end in range(1, len(s) + 1):
        for w in words:
            begin = end - len(w)
            if begin in reach and s[begin:end] == w:
                reach[end] = reach[begin] + [w]
                break
    return reach.get(len(s))

#> word_break_parts("catsanddog", ["cat", "cats", "and", "sand", "dog"])
#> word_break_parts("", ["x"])
#> word_break_parts("abcd", ["ab", "c"])
#> word_break_parts("aaaa", ["aa", "aaa"])
#> word_break_parts("onetwo", [])

### decode_ways_az
def decode_ways_az(digits):
    a, b = 1, 1
    for i, d in enumerate(digits):
        cur = b if d != "0" else 0
        if i and 10 <= int(digits[i - 1:i + 1]) <= 26:
            cur += a
        a, b = b, cur
    return b

#> decode_ways_az("226")
#> decode_ways_az("06")
#> decode_ways_az("")
#> decode_ways_az("1111")
#> decode_ways_az("100")
#> decode_ways_az("2a")

### partition_equal_sum
def partition_equal_sum(nums):
    total = sum(nums)
    if total % 2:
        return False, set()
    sums = {0}
    for n in nums:
        sums |= {s + n for s in sums}
        if total // 2 in sums:
            break
    return total // 2 in sums, sums

#> partition_equal_sum([1, 5, 11, 5])
#> partition_equal_sum([1, 2, 3, 5])
#> partition_equal_sum([2, 2, 10])
#> partition_equal_sum([4, 4])
#> partition_equal_sum([3, 9, 6, 1, 1])

### subset_sum_exact
def subset_sum_exact(nums, goal, chosen=()):
    if goal == 0:
        return list(chosen)
    if not nums or goal < 0:
        return None
    first, *rest = nums
    with_it = subset_sum_exact(rest, goal - first, chosen + (first,))
    if with_it is not None:
        return with_it
    return subset_sum_exact(rest, goal, chosen)

#> subset_sum_exact([3, 9, 8, 4], 12)
#> subset_sum_exact([5, 7], 6)
#> subset_sum_exact([], 0)
#> subset_sum_exact([10, 2, 3], 5)
#> subset_sum_exact([2, 2, 2], 4)

### activity_selection
def activity_selection(meetings):
    chosen, free_at = [], 0
    for start, end, title in sorted(meetings, key=lambda m: m[1]):
        if start >= free_at:
            chosen.append(title)
            free_at = end
    return chosen, free_at

#> activity_selection([(9, 11, "standup"), (10, 12, "review"), (11, 13, "lunch")])
#> activity_selection([])
#> activity_selection([(1, 9, "long"), (2, 3, "a"), (4, 5, "b")])
#> activity_selection([(5, 5, "zero"), (5, 6, "next")])
#> activity_selection([(-2, 0, "early"), (0, 4, "ok")])

### merge_time_ranges
def merge_time_ranges(ranges):
    merged = []
    for lo, hi in sorted(ranges):
        if merged and lo <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], hi)
        else:
            merged.append([lo, hi])
    return merged, sum(b - a for a, b in merged)

#> merge_time_ranges([(1, 3), (2, 6), (8, 10)])
#> merge_time_ranges([])
#> merge_time_ranges([(4, 5), (1, 4)])
#> merge_time_ranges([(0, 9), (2, 3), (9, 9)])
#> merge_time_ranges([(7, 8)])

### free_slots_between
def free_slots_between(busy, day=(9, 17)):
    cursor, close = day
    free = []
    for start, end in sorted(busy):
        if start > cursor:
            free.append((cursor, min(start, close)))
        cursor = max(cursor, end)
    if cursor < close:
        free.append((cursor, close))
    return free

#> free_slots_between([(10, 11), (13, 15)])
#> free_slots_between([])
#> free_slots_between([(8, 18)])
#> free_slots_between([(12, 13), (9, 12.5)], (9, 14))
#> free_slots_between([(20, 21)], day=(18, 20))

### min_meeting_rooms
def min_meeting_rooms(slots):
    points = []
    for s, e in slots:
        points += [(s, 1), (e, -1)]
    need = peak = 0
    for _, delta in sorted(points):
        need += delta
        peak = max(peak, need)
    return peak

#> min_meeting_rooms([(0, 30), (5, 10), (15, 20)])
#> min_meeting_rooms([(7, 10), (2, 4)])
#> min_meeting_rooms([])
#> min_meeting_rooms([(1, 5), (5, 9), (1, 9)])
#> min_meeting_rooms([(1, 2), (1, 2), (1, 2)])

### deadline_jobs_profit
def deadline_jobs_profit(jobs):
    slots = {}
    for name, deadline, profit in sorted(jobs, key=lambda j: -j[2]):
        for t in range(deadline, 0, -1):
            if t not in slots:
                slots[t] = (name, profit)
                break
        else:
            print("skipped", name)
    return [slots[t][0] for t in sorted(slots)], sum(p for _, p in slots.values())

#> deadline_jobs_profit([("a", 2, 100), ("b", 1, 19), ("c", 2, 27), ("d", 1, 25)])
#> deadline_jobs_profit([])
#> deadline_jobs_profit([("x", 0, 9)])
#> deadline_jobs_profit([("p", 3, 1), ("q", 3, 2), ("r", 3, 3)])
#> deadline_jobs_profit([("m", 1, 5), ("n", 1, 50)])

### jump_game_reach_alg
def jump_game_reach_alg(hops):
    far = 0
    for i, h in enumerate(hops):
        if i > far:
            return False, far
        far = max(far, i + h)
        if far >= len(hops) - 1:
            return True, i
    return True, None

#> jump_game_reach_alg([2, 3, 1, 1, 4])
#> jump_game_reach_alg([3, 2, 1, 0, 4])
#> jump_game_reach_alg([])
#> jump_game_reach_alg([0])
#> jump_game_reach_alg([1, 0, 5])

### jump_game_fewest
def jump_game_fewest(hops):
    jumps = edge = reach = 0
    for i in range(len(hops) - 1):
        reach = max(reach, i + hops[i])
        if i == edge:
            if reach == edge:
                return -1
            jumps += 1
            edge = reach
    return jumps

#> jump_game_fewest([2, 3, 1, 1, 4])
#> jump_game_fewest([0, 1])
#> jump_game_fewest([])
#> jump_game_fewest([1, 1, 1, 1])
#> jump_game_fewest([5, 0, 0, 0])

### gas_station_start_alg
def gas_station_start_alg(gas, cost):
    tank = start = deficit = 0
    for i, (g, c) in enumerate(zip(gas, cost)):
        tank += g - c
        if tank < 0:
            deficit += tank
            start, tank = i + 1, 0
    return start if tank + deficit >= 0 else -1

#> gas_station_start_alg([1, 2, 3, 4, 5], [3, 4, 5, 1, 2])
#> gas_station_start_alg([2, 3, 4], [3, 4, 3])
#> gas_station_start_alg([], [])
#> gas_station_start_alg([4], [4])
#> gas_station_start_alg([5, 1, 2], [4, 2, 1])

### candy_by_rating
def candy_by_rating(ratings):
    n = len(ratings)
    candy = [1] * n
    for i in range(1, n):
        if ratings[i] > ratings[i - 1]:
            candy[i] = candy[i - 1] + 1
    for i in range(n - 2, -1, -1):
        if ratings[i] > ratings[i + 1]:
            candy[i] = max(candy[i], candy[i + 1] + 1)
    return sum(candy), candy

#> candy_by_rating([1, 0, 2])
#> candy_by_rating([1, 2, 2])
#> candy_by_rating([])
#> candy_by_rating([5, 4, 3, 2])
#> candy_by_rating([1, 3, 4, 2])

### stock_one_trade
def stock_one_trade(prices):
    """Largest profit of one buy and one later sell, with the days."""
    low = 0
    best = (0, None, None)
    for day in range(1, len(prices)):
        if prices[day] < prices[low]:
            low = day
        elif prices[day] - prices[low] > best[0]:
            best = prices[day] - prices[low], low, day
    return best

#> stock_one_trade([7, 1, 5, 3, 6, 4])
#> stock_one_trade([9, 8, 7])
#> stock_one_trade([])
#> stock_one_trade([2, 4, 1, 4])
#> stock_one_trade([3.25, 3.5, 3.5])

### stock_many_trades
def stock_many_trades(prices):
    deals = []
    i = 0
    while i < len(prices) - 1:
        if prices[i + 1] > prices[i]:
            j = i + 1
            while j + 1 < len(prices) and prices[j + 1] > prices[j]:
                j += 1
            deals.append((prices[i], prices[j]))
            i = j
        i += 1
    return deals, sum(s - b for b, s in deals)

#> stock_many_trades([7, 1, 5, 3, 6, 4])
#> stock_many_trades([])
#> stock_many_trades([1, 2, 3, 4])
#> stock_many_trades([5, 5, 4])
#> stock_many_trades([2, 1, 2, 0, 1])

### matrix_chain_cost
from functools import lru_cache

def matrix_chain_cost(dims):
    @lru_cache(None)
    def cost(i, j):
        if i == j:
            return 0
        return min(cost(i, k) + cost(k + 1, j) + dims[i] * dims[k + 1] * dims[j + 1] for k in range(i, j))
    return cost(0, len(dims) - 2) if len(dims) > 1 else None

#> matrix_chain_cost((10, 30, 5, 60))
#> matrix_chain_cost((4, 2))
#> matrix_chain_cost((7,))
#> matrix_chain_cost((1, 2, 3, 4))
#> matrix_chain_cost((5, 4, 6, 2, 7))

### rod_cutting_plan
def rod_cutting_plan(prices, n):
    best, cut = [0], [0]
    for length in range(1, n + 1):
        top, where = max((p + best[length - k], k) for k, p in prices.items() if k <= length)
        best.append(top)
        cut.append(where)
    pieces = []
    while n > 0:
        pieces.append(cut[n])
        n -= cut[n]
    return best[-1], pieces

#> rod_cutting_plan({1: 1, 2: 5, 3: 8, 4: 9}, 4)
#> rod_cutting_plan({1: 2}, 3)
#> rod_cutting_plan({1: 1, 3: 8}, 7)
#> rod_cutting_plan({2: 5}, 1)
#> rod_cutting_plan({5: 9}, 0)

### longest_palindrome_expand
def longest_palindrome_expand(s):
    best = ""
    for centre in range(2 * len(s) - 1):
        l, r = centre // 2, (centre + 1) // 2
        while l >= 0 and r < len(s) and s[l] == s[r]:
            l, r = l - 1, r + 1
        if r - l - 1 > len(best):
            best = s[l + 1:r]
    return best

#> longest_palindrome_expand("babad")
#> longest_palindrome_expand("cbbd")
#> longest_palindrome_expand("")
#> longest_palindrome_expand("forgeeksskeegfor")
#> longest_palindrome_expand("a1b2")

### catalan_table
def catalan_table(n):
    c = [1]
    while len(c) <= n:
        c.append(sum(x * y for x, y in zip(c, c[::-1])))
    return c

#> catalan_table(0)
#> catalan_table(5)
#> catalan_table(1)
#> catalan_table(9)
#> catalan_table(-2)

### tribonacci_like
def tribonacci_like(seed, n):
    seq = list(seed)
    order = len(seq)
    while len(seq) < n:
        seq.append(sum(seq[-order:]))
    return seq[:n]

#> tribonacci_like((0, 0, 1), 8)
#> tribonacci_like([1, 1], 6)
#> tribonacci_like([5], 4)
#> tribonacci_like((2, -1, 3), 2)
#> tribonacci_like([1, 0, 0, 1], 9)

### egg_drop_floors
def egg_drop_floors(eggs, floors):
    reach = [0] * (eggs + 1)
    moves = 0
    while reach[eggs] < floors:
        moves += 1
        for e in range(eggs, 0, -1):
            reach[e] += reach[e - 1] + 1
    return moves, reach[1:]

#> egg_drop_floors(2, 10)
#> egg_drop_floors(1, 4)
#> egg_drop_floors(3, 0)
#> egg_drop_floors(3, 25)
#> egg_drop_floors(4, 1)

### cookies_to_kids
def cookies_to_kids(greed, cookies):
    greed = sorted(greed)
    happy = 0
    for c in sorted(cookies):
        if happy == len(greed):
            break
        if c >= greed[happy]:
            happy += 1
    return happy, greed[happy:]

#> cookies_to_kids([1, 2, 3], [1, 1])
#> cookies_to_kids([2, 1], [3, 2, 1])
#> cookies_to_kids([], [4])
#> cookies_to_kids([10, 9], [8])
#> cookies_to_kids([5, 5], [])

### lemonade_stand
def lemonade_stand(bills):
    fives = tens = 0
    for n, bill in enumerate(bills, 1):
        if bill == 5:
            fives += 1
        elif bill == 10 and fives:
            fives, tens = fives - 1, tens + 1
        elif bill == 20 and tens and fives:
            tens -= 1
            fives -= 1
        elif bill == 20 and fives >= 3:
            fives -= 3
        else:
            return f"stuck at customer {n}"
    return fives, tens

#> lemonade_stand([5, 5, 5, 10, 20])
#> lemonade_stand([10])
#> lemonade_stand([])
#> lemonade_stand([5, 5, 5, 20, 5])
#> lemonade_stand([5, 5, 10, 10, 20])

### balance_split_count
def balance_split_count(s):
    depth, pieces, mark = 0, [], 0
    for i, ch in enumerate(s, 1):
        depth += 1 if ch == "L" else -1
        if not depth:
            pieces.append(s[mark:i])
            mark = i
    return pieces

#> balance_split_count("RLRRLLRLRL")
#> balance_split_count("")
#> balance_split_count("LLLRRR")
#> balance_split_count("LRL")
#> balance_split_count("RRLL")

### paint_fence_cost
def paint_fence_cost(costs):
    r = g = b = 0
    for cr, cg, cb in costs:
        r, g, b = cr + min(g, b), cg + min(r, b), cb + min(r, g)
    return min(r, g, b)

#> paint_fence_cost([(17, 2, 17), (16, 16, 5), (14, 3, 19)])
#> paint_fence_cost([])
#> paint_fence_cost([(7, 6, 2)])
#> paint_fence_cost([(1, 1, 1)] * 4)
#> paint_fence_cost([(5, 8), (1, 2)])

### hay_bale_batches
def hay_bale_batches(bales, truck):
    trips, load = 1, 0
    for b in bales:
        if b > truck:
            raise ValueError(f"{b} > {truck}")
        if load + b > truck:
            trips += 1
            load = 0
        load += b
    return trips if load else 0

#> hay_bale_batches([3, 4, 2, 5], 7)
#> hay_bale_batches([], 5)
#> hay_bale_batches([9], 8)
#> hay_bale_batches([5, 5, 5], 5)
#> hay_bale_batches([1, 1, 1, 1], 10)

### ship_capacity_search
def ship_capacity_search(weights, days):
    def fits(cap):
        used, load = 1, 0
        for w in weights:
            if load + w > cap:
                used, load = used + 1, 0
            load += w
        return used <= days

    lo, hi = max(weights), sum(weights)
    while lo < hi:
        mid = (lo + hi) // 2
        lo, hi = (lo, mid) if fits(mid) else (mid + 1, hi)
    return lo

#> ship_capacity_search([1, 2, 3, 4, 5], 3)
#> ship_capacity_search([10], 1)
#> ship_capacity_search([3, 2, 2, 4, 1, 4], 3)
#> ship_capacity_search([], 2)
#> ship_capacity_search([1, 1, 1, 1], 4)
