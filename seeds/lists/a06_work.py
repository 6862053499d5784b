### merge_shifts
def merge_shifts(intervals):
    merged = []
    for start, end in sorted(intervals):
        if merged and start <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    return merged

#> merge_shifts([(9, 12), (11, 15), (18, 20)])
#> merge_shifts([])
#> merge_shifts([(1, 10), (2, 3), (10, 11)])
#> merge_shifts([[5, 6], [1, 2]])
#> merge_shifts([(0, 0), (0, 0)])

### dedupe_keep_order
def dedupe_keep_order(emails):
    seen, unique = set(), []
    for e in emails:
        key = e.strip().lower()
        if key and key not in seen:
            seen.add(key)
            unique.append(key)
    return unique

#> dedupe_keep_order(["A@x.com", "b@x.com ", "a@X.com"])
#> dedupe_keep_order([])
#> dedupe_keep_order(["", "  "])
#> dedupe_keep_order(["Zoë@é.fr", "ZOË@É.FR", "q@q"])
#> dedupe_keep_order(["one@one"])

### dedupe_keep_last
def dedupe_keep_last(events):
    kept = []
    for ev in reversed(events):
        if ev not in kept:
            kept.append(ev)
    return kept[::-1]

#> dedupe_keep_last(["open", "edit", "open", "close"])
#> dedupe_keep_last([])
#> dedupe_keep_last([[1], [2], [1]])
#> dedupe_keep_last([3, 3, 3])
#> dedupe_keep_last([0, False, 1, True, None])

### collapse_runs
def collapse_runs(log):
    out = []
    for line in log:
        if out and out[-1][0] == line:
            out[-1] = (line, out[-1][1] + 1)
        else:
            out.append((line, 1))
    return [f"{l} (x{n})" if n > 1 else l for l, n in out]

#> collapse_runs(["ping", "ping", "pong", "ping"])
#> collapse_runs([])
#> collapse_runs(["boot"])
#> collapse_runs(["", "", ""])
#> collapse_runs(["err 5", "err 5", "ok", "ok", "ok"])

### partition_by_threshold
def partition_by_threshold(amounts, limit):
    small, large = [], []
    for a in amounts:
        (small if a < limit else large).append(a)
    return {"small": sum(small), "large": sum(large), "n": (len(small), len(large))}

#> partition_by_threshold([120, 15, 99, 100], 100)
#> partition_by_threshold([], 10)
#> partition_by_threshold([-5, -1], 0)
#> partition_by_threshold([0.5, 1.5, 2.5], 1.5)
#> partition_by_threshold([7, 7, 7], 3)

### competition_rank
def competition_rank(scores):
    order = sorted(scores, reverse=True)
    return [order.index(s) + 1 for s in scores]

#> competition_rank([88, 92, 75, 92])
#> competition_rank([])
#> competition_rank([10])
#> competition_rank([1.5, 1.5, 1.5])
#> competition_rank([-3, 0, 3, -3, 1])

### dense_rank
def dense_rank(times):
    distinct = sorted(set(times))
    place = {t: i for i, t in enumerate(distinct, 1)}
    return list(map(place.__getitem__, times))

#> dense_rank([30.5, 28.1, 30.5, 40.0])
#> dense_rank([])
#> dense_rank([5, 5])
#> dense_rank([3, 2, 1, 2, 3])
#> dense_rank([-1, 0, -1, 7, 100])

### prefix_sum_ranges
def prefix_sum_ranges(nums, queries):
    acc = [0]
    for n in nums:
        acc.append(acc[-1] + n)
    return [acc[hi] - acc[lo] for lo, hi in queries]

#> prefix_sum_ranges([3, 1, 4, 1, 5], [(0, 5), (1, 3), (2, 2)])
#> prefix_sum_ranges([], [(0, 0)])
#> prefix_sum_ranges([-2, 2, -2], [(0, 1), (0, 2), (0, 3)])
#> prefix_sum_ranges([10], [])
#> prefix_sum_ranges([1, 2], [(0, 4)])

### equilibrium_index
def equilibrium_index(weights):
    left, right = 0, sum(weights)
    for i, w in enumerate(weights):
        right -= w
        if left == right:
            return i
        left += w
    return -1

#> equilibrium_index([1, 7, 3, 6, 5, 6])
#> equilibrium_index([1, 2, 3])
#> equilibrium_index([])
#> equilibrium_index([0])
#> equilibrium_index([2, -2, 4])

### binary_search_steps
def binary_search_steps(sorted_ids, target):
    lo, hi, steps = 0, len(sorted_ids) - 1, []
    while lo <= hi:
        mid = (lo + hi) // 2
        steps.append(sorted_ids[mid])
        if sorted_ids[mid] == target:
            return steps
        if sorted_ids[mid] < target:
            lo = mid + 1
        else:
            hi = mid - 1
    return steps + [None]

#> binary_search_steps([2, 5, 8, 12, 16, 23, 38], 23)
#> binary_search_steps([2, 5, 8, 12, 16, 23, 38], 3)
#> binary_search_steps([], 1)
#> binary_search_steps(["ant", "bee", "cow"], "ant")
#> binary_search_steps([7], 9)

### merge_sorted_two
def merge_sorted_two(a, b):
    i = j = 0
    out = []
    while i < len(a) and j < len(b):
        if a[i] <= b[j]:
            out.append(a[i])
            i += 1
        else:
            out.append(b[j])
            j += 1
    return out + a[i:] + b[j:]

#> merge_sorted_two([1, 4, 9], [2, 4, 6, 12])
#> merge_sorted_two([], [3])
#> merge_sorted_two(["a", "c"], ["b"])
#> merge_sorted_two([-1, 0], [])
#> merge_sorted_two([5, 5], [5])

### intersect_sorted_consume
def intersect_sorted_consume(xs, ys):
    common = []
    while xs and ys:
        if xs[0] == ys[0]:
            common.append(xs.pop(0))
            ys.pop(0)
        elif xs[0] < ys[0]:
            xs.pop(0)
        else:
            ys.pop(0)
    return common, xs or ys

#> intersect_sorted_consume([1, 3, 5, 7], [3, 4, 7, 9])
#> intersect_sorted_consume([], [1])
#> intersect_sorted_consume([2, 2, 3], [2, 2, 2])
#> intersect_sorted_consume(["a", "d"], ["b", "c", "d", "e"])
#> intersect_sorted_consume([5], [1])

### inventory_restock
def inventory_restock(items, minimum):
    orders = []
    for item in items:
        short = minimum - item["qty"]
        if short > 0:
            orders.append((item["sku"], short))
            item["qty"] = minimum
    orders.sort(key=lambda o: o[1], reverse=True)
    return orders

#> inventory_restock([{"sku": "A1", "qty": 3}, {"sku": "B2", "qty": 0}, {"sku": "C3", "qty": 12}], 10)
#> inventory_restock([], 5)
#> inventory_restock([{"sku": "Z", "qty": 5}], 5)
#> inventory_restock([{"sku": "p", "qty": 1}, {"sku": "q", "qty": 1}], 2)
#> inventory_restock([{"sku": "neg", "qty": -4}], 0)

### group_by_initial_again
def group_by_initial_again(names):
    groups = []
    for n in sorted(names, key=str.casefold):
        initial = n[0].upper()
        if not groups or groups[-1][0] != initial:
            groups.append([initial])
        groups[-1].append(n)
    return groups

#> group_by_initial_again(["bob", "Alice", "beth", "carl", "anna"])
#> group_by_initial_again([])
#> group_by_initial_again(["Zed"])
#> group_by_initial_again(["éa", "Éb", "e"])
#> group_by_initial_again(["x", "", "y"])

### parse_csv_numbers
def parse_csv_numbers(line):
    good, bad = [], []
    for field in line.split(","):
        field = field.strip()
        try:
            good.append(int(field))
        except ValueError:
            bad.append(field)
    return good, bad

#> parse_csv_numbers("4, 8,15 ,x,16")
#> parse_csv_numbers("")
#> parse_csv_numbers("-1,+2, 3_0")
#> parse_csv_numbers("1.5,two,")
#> parse_csv_numbers("007")

### topological_layers
def topological_layers(deps):
    layers = []
    while deps:
        ready = sorted(t for t, needs in deps.items() if not any(n in deps for n in needs))
        if not ready:
            layers.append(["cycle"])
            break
        for t in ready:
            del deps[t]
        layers.append(ready)
    return layers

#> topological_layers({"app": ["lib", "ui"], "ui": ["lib"], "lib": []})
#> topological_layers({})
#> topological_layers({"a": ["b"], "b": ["a"], "c": []})
#> topological_layers({"x": ["external"]})
#> topological_layers({"p": [], "q": [], "r": ["p", "q"]})

### schedule_rooms
def schedule_rooms(meetings):
    rooms = []
    for start, end in sorted(meetings):
        for i, free_at in enumerate(rooms):
            if free_at <= start:
                rooms[i] = end
                break
        else:
            rooms.append(end)
    return len(rooms), rooms

#> schedule_rooms([(9, 11), (10, 12), (11, 13)])
#> schedule_rooms([])
#> schedule_rooms([(1, 2), (2, 3), (3, 4)])
#> schedule_rooms([(0, 100), (5, 6), (5, 6)])
#> schedule_rooms([(8.5, 9.25)])

### leaderboard_insert
def leaderboard_insert(board, player, score, size=3):
    board.append((score, player))
    board.sort(key=lambda e: e[0], reverse=True)
    while len(board) > size:
        board.pop()
    return (score, player) in board, [p for _, p in board]

#> leaderboard_insert([(50, "al"), (40, "bo")], "cy", 45)
#> leaderboard_insert([(9, "a"), (8, "b"), (7, "c")], "d", 7)
#> leaderboard_insert([], "new", 0, 1)
#> leaderboard_insert([(5, "x")], "x", 5, size=2)
#> leaderboard_insert([(1, "m"), (3, "n")], "o", 2, 0)

### diff_lists_ops
def diff_lists_ops(old, new):
    ops = [f"-{x}" for x in old if x not in new]
    ops += [f"+{x}@{i}" for i, x in enumerate(new) if x not in old]
    return ops or None

#> diff_lists_ops(["a", "b", "c"], ["b", "d", "c"])
#> diff_lists_ops([], [])
#> diff_lists_ops([1, 2], [2, 1])
#> diff_lists_ops([], ["x", "x"])
#> diff_lists_ops(["gone", "gone"], ["new"])

### median_of_list
def median_of_list(xs):
    ys = sorted(xs)
    n = len(ys)
    if n == 0:
        raise ValueError("no data")
    mid = n // 2
    return ys[mid] if n % 2 else (ys[mid - 1] + ys[mid]) / 2

#> median_of_list([7, 1, 3])
#> median_of_list([4, 2, 8, 6])
#> median_of_list([5])
#> median_of_list([])
#> median_of_list([-1.5, 0.5])

### modes_of_list
def modes_of_list(xs):
    top = max(map(xs.count, xs), default=0)
    modes = []
    for x in xs:
        if xs.count(x) == top and x not in modes:
            modes.append(x)
    return modes, top

#> modes_of_list([2, 3, 3, 5, 2])
#> modes_of_list([])
#> modes_of_list(["b", "a", "b"])
#> modes_of_list([1, 2, 3])
#> modes_of_list([None, None, 0, False])

### playlist_shuffle_cut
def playlist_shuffle_cut(songs, cut):
    """Cut the playlist, then interleave the two parts starting with the second."""
    top, bottom = songs[:cut], songs[cut:]
    mixed = []
    while top or bottom:
        if bottom:
            mixed.append(bottom.pop(0))
        if top:
            mixed.append(top.pop(0))
    return mixed

#> playlist_shuffle_cut(["s1", "s2", "s3", "s4", "s5"], 2)
#> playlist_shuffle_cut([], 1)
#> playlist_shuffle_cut(["s1", "s2"], 2)
#> playlist_shuffle_cut(["a", "b", "c"], 0)
#> playlist_shuffle_cut(["a", "b", "c", "d"], -1)

### bracket_pairs
def bracket_pairs(code):
    stack, pairs = [], []
    for i, ch in enumerate(code):
        if ch in "([{":
            stack.append((ch, i))
        elif ch in ")]}":
            if not stack:
                return f"unmatched {ch} at {i}"
            _, at = stack.pop()
            pairs.append((at, i))
    return pairs, [at for _, at in stack]

#> bracket_pairs("f(a[0])")
#> bracket_pairs("")
#> bracket_pairs(")(")
#> bracket_pairs("{{}")
#> bracket_pairs("no brackets, 1 < 2")

### rpn_eval
def rpn_eval(tokens):
    st = []
    for t in tokens:
        if t in ("+", "-", "*"):
            b, a = st.pop(), st.pop()
            st.append({"+": a + b, "-": a - b, "*": a * b}[t])
        else:
            st.append(int(t))
    return st

#> rpn_eval(["3", "4", "+", "2", "*"])
#> rpn_eval(["10", "2", "-", "5"])
#> rpn_eval([])
#> rpn_eval(["-7"])
#> rpn_eval(["1", "+"])

### stock_best_trade
def stock_best_trade(prices):
    best = (0, None, None)
    low_day = 0
    for day, p in enumerate(prices):
        if p < prices[low_day]:
            low_day = day
        gain = p - prices[low_day]
        if gain > best[0]:
            best = (gain, low_day, day)
    return best

#> stock_best_trade([7, 1, 5, 3, 6, 4])
#> stock_best_trade([9, 7, 4])
#> stock_best_trade([])
#> stock_best_trade([2, 4, 1, 3])
#> stock_best_trade([1.5, 1.5])

### bus_route_next
def bus_route_next(stops, current, step=1):
    try:
        i = stops.index(current) + step
    except ValueError:
        return "off route"
    return stops[i] if 0 <= i < len(stops) else "terminus"

#> bus_route_next(["Hall", "Zoo", "Park"], "Zoo")
#> bus_route_next(["Hall", "Zoo", "Park"], "Park")
#> bus_route_next(["Hall", "Zoo", "Park"], "Hall", -1)
#> bus_route_next(["Hall", "Zoo", "Park"], "Mall")
#> bus_route_next(["A", "B", "A", "C"], "A", step=3)

### wordlist_ladder_ok
def wordlist_ladder_ok(words):
    for a, b in zip(words, words[1:]):
        if len(a) != len(b) or sum(x != y for x, y in zip(a, b)) != 1:
            return (a, b)
    return True

#> wordlist_ladder_ok(["cold", "cord", "card", "ward"])
#> wordlist_ladder_ok(["cat", "dog"])
#> wordlist_ladder_ok([])
#> wordlist_ladder_ok(["lead", "lea"])
#> wordlist_ladder_ok(["same", "same"])

### bucket_ages
def bucket_ages(ages, edges):
    buckets = [[] for _ in range(len(edges) + 1)]
    for age in ages:
        slot = sum(age >= e for e in edges)
        buckets[slot].append(age)
    return buckets

#> bucket_ages([3, 17, 18, 40, 65, 90], [18, 65])
#> bucket_ages([], [10])
#> bucket_ages([5, 6], [])
#> bucket_ages([0, 100], [0, 50, 100])
#> bucket_ages([-1, 33.5], [33])

### fifo_cost
def fifo_cost(lots, qty):
    cost = 0
    while qty:
        if not lots:
            return None
        have, price = lots[0]
        used = min(have, qty)
        cost += used * price
        qty -= used
        if used == have:
            lots.pop(0)
        else:
            lots[0] = (have - used, price)
    return cost, lots

#> fifo_cost([(10, 2), (5, 3)], 12)
#> fifo_cost([(10, 2)], 10)
#> fifo_cost([(1, 5)], 2)
#> fifo_cost([], 0)
#> fifo_cost([(3, 1), (3, 2), (3, 3)], 7)

### moving_average_smooth
def moving_average_smooth(series: list, k: int) -> list:
    half = k // 2
    smooth = []
    for i in range(len(series)):
        near = series[max(0, i - half):i + half + 1]
        smooth.append(round(sum(near) / len(near), 1))
    return smooth

#> moving_average_smooth([1, 2, 6, 2, 1], 3)
#> moving_average_smooth([], 3)
#> moving_average_smooth([4], 5)
#> moving_average_smooth([10, 0, 10, 0], 1)
#> moving_average_smooth([0.5, 1.0, -2.0], 2)

### largest_gap
def largest_gap(positions):
    pts = sorted(positions)
    gaps = [(b - a, a) for a, b in zip(pts, pts[1:])]
    if not gaps:
        return None
    size, start = max(gaps, key=lambda g: (g[0], -g[1]))
    return f"{size} after {start}"

#> largest_gap([1, 20, 5, 12])
#> largest_gap([4])
#> largest_gap([])
#> largest_gap([0, 5, 10])
#> largest_gap([3, 3])

### josephus_order
def josephus_order(people, k):
    order = []
    at = 0
    while people:
        at = (at + k - 1) % len(people)
        order.append(people.pop(at))
    return order

#> josephus_order([1, 2, 3, 4, 5], 2)
#> josephus_order(["ann", "bea", "cat", "dee"], 3)
#> josephus_order([], 4)
#> josephus_order(["last"], 100)
#> josephus_order([1, 2, 3], 1)

### longest_increasing_run
def longest_increasing_run(temps):
    best = run = temps[:1]
    for t in temps[1:]:
        run = run + [t] if t > run[-1] else [t]
        if len(run) > len(best):
            best = run
    return best

#> longest_increasing_run([3, 4, 5, 1, 2])
#> longest_increasing_run([9, 8, 7])
#> longest_increasing_run([])
#> longest_increasing_run([1, 2, 1, 2, 3, 4])
#> longest_increasing_run([0.5])

### balance_teams
def balance_teams(skills):
    red, blue = [], []
    for s in sorted(skills, reverse=True):
        weaker = red if sum(red) <= sum(blue) else blue
        weaker.append(s)
    return red, blue, abs(sum(red) - sum(blue))

#> balance_teams([8, 7, 6, 5, 4])
#> balance_teams([])
#> balance_teams([10])
#> balance_teams([3, 3, 3, 3])
#> balance_teams([100, 1, 1, 1])

### menu_from_lists
def menu_from_lists(dishes, prices, sold_out=()):
    lines = []
    for n, (dish, price) in enumerate(zip(dishes, prices), 1):
        mark = " (sold out)" if dish in sold_out else f" {price:.2f}"
        lines.append(f"{n}) {dish}{mark}")
    return lines

#> menu_from_lists(["soup", "rice"], [4.5, 3])
#> menu_from_lists(["soup", "rice", "tea"], [4.5, 3], ["rice"])
#> menu_from_lists([], [], ("x",))
#> menu_from_lists(["crème brûlée"], [7.999])
#> menu_from_lists(["a", "b"], [0], sold_out="ab")
