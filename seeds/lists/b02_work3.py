### parse_key_list_config
def parse_key_list_config(lines):
    conf, current = {}, None
    for line in lines:
        if line.endswith(":"):
            current = conf.setdefault(line[:-1], [])
        elif line.startswith("- ") and current is not None:
            current.append(line[2:])
    return conf

#> parse_key_list_config(["hosts:", "- alpha", "- beta", "ports:", "- 80"])
#> parse_key_list_config([])
#> parse_key_list_config(["- orphan", "x:"])
#> parse_key_list_config(["a:", "- 1", "noise", "a:", "- 2"])
#> parse_key_list_config(["été:", "-nospace"])

### toposort_courses
def toposort_courses(prereqs, wanted):
    order = []

    def visit(c):
        if c in order:
            return
        for p in prereqs.get(c, []):
            visit(p)
        order.append(c)

    for w in wanted:
        visit(w)
    return order

#> toposort_courses({"calc2": ["calc1"], "physics": ["calc1", "lab"]}, ["physics", "calc2"])
#> toposort_courses({}, ["art"])
#> toposort_courses({"a": ["b"]}, [])
#> toposort_courses({"c": ["b"], "b": ["a"]}, ["c", "a", "b"])
#> toposort_courses({"x": ["y", "z"], "y": ["z"]}, ["x"])

### breadth_first_levels
def breadth_first_levels(graph, start):
    levels, frontier, seen = [], [start], [start]
    while frontier:
        levels.append(frontier)
        nxt = []
        for node in frontier:
            for nb in graph.get(node, ()):
                if nb not in seen:
                    seen.append(nb)
                    nxt.append(nb)
        frontier = nxt
    return levels

#> breadth_first_levels({"a": ["b", "c"], "b": ["d"], "c": ["d", "e"]}, "a")
#> breadth_first_levels({}, "solo")
#> breadth_first_levels({1: [2], 2: [1]}, 2)
#> breadth_first_levels({"x": ["x"]}, "x")
#> breadth_first_levels({0: [3, 1], 1: [2], 3: [2], 2: [4]}, 0)

### all_paths_dag
def all_paths_dag(graph, src, dst):
    paths, stack = [], [[src]]
    while stack:
        path = stack.pop(0)
        if path[-1] == dst:
            paths.append("".join(path))
            continue
        for nxt in graph.get(path[-1], ""):
            stack.append(path + [nxt])
    return paths

#> all_paths_dag({"a": "bc", "b": "d", "c": "d"}, "a", "d")
#> all_paths_dag({"a": "b"}, "a", "z")
#> all_paths_dag({}, "x", "x")
#> all_paths_dag({"a": "bcd", "b": "cd", "c": "d"}, "a", "d")
#> all_paths_dag({"p": "q", "q": "r"}, "q", "r")

### tree_leaves
def tree_leaves(tree):
    value, *kids = tree
    if not kids:
        return [value]
    leaves = []
    for k in kids:
        leaves += tree_leaves(k)
    return leaves

#> tree_leaves(["root", ["a"], ["b", ["c"], ["d"]]])
#> tree_leaves([1])
#> tree_leaves([1, [2, [3, [4]]]])
#> tree_leaves(("x", ("y",), ("z",)))
#> tree_leaves([])

### heap_index_children
def heap_index_children(heap, i):
    kids = heap[2 * i + 1:2 * i + 3]
    parent = heap[(i - 1) // 2] if i else None
    return {"self": heap[i], "parent": parent, "kids": kids, "ok": all(heap[i] <= k for k in kids)}

#> heap_index_children([1, 3, 2, 7, 5], 1)
#> heap_index_children([1, 3, 2, 7, 5], 0)
#> heap_index_children([9, 4], 0)
#> heap_index_children([1, 2, 3], 2)
#> heap_index_children([], 0)

### sift_down_once
def sift_down_once(h, i):
    swaps = 0
    while 2 * i + 1 < len(h):
        c = 2 * i + 1
        if c + 1 < len(h) and h[c + 1] < h[c]:
            c += 1
        if h[i] <= h[c]:
            break
        h[i], h[c] = h[c], h[i]
        i = c
        swaps += 1
    return swaps, h

#> sift_down_once([9, 2, 3, 4, 5], 0)
#> sift_down_once([1, 2, 3], 0)
#> sift_down_once([], 0)
#> sift_down_once([8, 7, 6, 5, 4, 3, 2], 0)
#> sift_down_once([5, 9, 1, 2, 3], 1)

### queue_at_counter
def queue_at_counter(customers, tills):
    free = [0] * tills
    for need in customers:
        i = free.index(min(free))
        free[i] += need
    return max(free), free

#> queue_at_counter([5, 3, 4], 1)
#> queue_at_counter([10, 2, 3, 3], 2)
#> queue_at_counter([], 3)
#> queue_at_counter([2, 2, 2, 2], 4)
#> queue_at_counter([1], 0)

### round_robin_quanta
def round_robin_quanta(jobs, quantum):
    timeline, clock = [], 0
    queue = [list(j) for j in jobs]
    while queue:
        name, left = queue.pop(0)
        used = min(quantum, left)
        clock += used
        if left > used:
            queue.append([name, left - used])
        else:
            timeline.append((name, clock))
    return timeline

#> round_robin_quanta([("A", 5), ("B", 2), ("C", 3)], 2)
#> round_robin_quanta([], 4)
#> round_robin_quanta([("solo", 3)], 1)
#> round_robin_quanta([("x", 0), ("y", 7)], 10)
#> round_robin_quanta([("p", 4), ("q", 4)], 4)

### round_robin_pairs
def round_robin_pairs(teams):
    if len(teams) % 2:
        teams = teams + ["bye"]
    rounds = []
    for _ in range(len(teams) - 1):
        half = len(teams) // 2
        rounds.append(list(zip(teams[:half], teams[:half - 1:-1])))
        teams = [teams[0], teams[-1], *teams[1:-1]]
    return rounds

#> round_robin_pairs(["A", "B", "C", "D"])
#> round_robin_pairs(["A", "B", "C"])
#> round_robin_pairs([])
#> round_robin_pairs(["x", "y"])
#> round_robin_pairs([1])

### knockout_bracket_again
def knockout_bracket_again(players, beats):
    rounds = []
    while len(players) > 1:
        winners = []
        for i in range(0, len(players), 2):
            duel = players[i:i + 2]
            if len(duel) == 1 or (duel[0], duel[1]) in beats:
                winners.append(duel[0])
            else:
                winners.append(duel[1])
        players = winners
        rounds.append(winners)
    return rounds

#> knockout_bracket_again(["a", "b", "c", "d"], [("a", "b"), ("a", "d")])
#> knockout_bracket_again(["a", "b", "c"], [])
#> knockout_bracket_again([], [])
#> knockout_bracket_again(["champ"], [("x", "y")])
#> knockout_bracket_again([1, 2, 3, 4, 5], {(1, 2), (1, 5), (4, 3)})

### dice_straight
def dice_straight(dice):
    faces = sorted(set(dice))
    best = run = 1
    for a, b in zip(faces, faces[1:]):
        run = run + 1 if b == a + 1 else 1
        best = max(best, run)
    if not dice:
        return 0
    return {5: 40, 4: 30}.get(best, sum(dice))

#> dice_straight([1, 2, 3, 4, 6])
#> dice_straight([2, 3, 4, 5, 6])
#> dice_straight([1, 1, 1, 6, 6])
#> dice_straight([])
#> dice_straight([4, 4])

### tally_votes_runoff
def tally_votes_runoff(ballots):
    eliminated = []
    while True:
        firsts = [next((c for c in b if c not in eliminated), None) for b in ballots]
        standing = sorted({c for c in firsts if c is not None})
        if not standing:
            return None, eliminated
        counts = [firsts.count(c) for c in standing]
        if max(counts) * 2 > len(ballots) or len(standing) == 1:
            return standing[counts.index(max(counts))], eliminated
        eliminated.append(standing[counts.index(min(counts))])

#> tally_votes_runoff([["a", "b"], ["b", "a"], ["c", "b"], ["b", "c"], ["a", "c"]])
#> tally_votes_runoff([["x"], ["x"], ["y"]])
#> tally_votes_runoff([])
#> tally_votes_runoff([["p"], ["q"]])
#> tally_votes_runoff([["a"], ["b"], ["c", "b"]])

### borda_count
def borda_count(rankings):
    points = {}
    for r in rankings:
        for place, name in enumerate(reversed(r)):
            points[name] = points.get(name, 0) + place
    return sorted(points.items(), key=lambda kv: (-kv[1], kv[0]))

#> borda_count([["a", "b", "c"], ["b", "c", "a"]])
#> borda_count([])
#> borda_count([["only"]])
#> borda_count([["x", "y"], ["y", "x"], ["y"]])
#> borda_count([["é", "e", "è"]])

### normalize_scores
def normalize_scores(xs, lo=0.0, hi=1.0):
    small, big = min(xs), max(xs)
    if small == big:
        return [hi] * len(xs)
    return [round(lo + (x - small) * (hi - lo) / (big - small), 3) for x in xs]

#> normalize_scores([10, 20, 40])
#> normalize_scores([5, 5])
#> normalize_scores([0, 1, 2], -1, 1)
#> normalize_scores([-3.5, 3.5], hi=100)
#> normalize_scores([])

### percentile_nearest
def percentile_nearest(data, *ps):
    data = sorted(data)
    picks = []
    for p in ps:
        k = -(-p * len(data) // 100)
        picks.append(data[max(0, k - 1)])
    return picks

#> percentile_nearest([15, 20, 35, 40, 50], 5, 30, 40, 50, 100)
#> percentile_nearest([7], 0, 99)
#> percentile_nearest([3, 1, 2])
#> percentile_nearest([2, 4, 6, 8], 25, 75)
#> percentile_nearest([], 50)

### outliers_iqr
def outliers_iqr(values):
    s = sorted(values)
    q = len(s) // 4
    q1, q3 = s[q], s[-q - 1]
    fence = 1.5 * (q3 - q1)
    return [v for v in values if not q1 - fence <= v <= q3 + fence]

#> outliers_iqr([10, 12, 11, 13, 95, 12, 11, -40])
#> outliers_iqr([1, 1, 1, 2])
#> outliers_iqr([5])
#> outliers_iqr([3, 4, 5, 6])
#> outliers_iqr([])

### running_median_insert
from bisect import insort

def running_median_insert(stream):
    window, medians = [], []
    for x in stream:
        insort(window, x)
        n = len(window)
        medians.append(window[n // 2] if n % 2 else sum(window[n // 2 - 1:n // 2 + 1]) / 2)
    return medians

#> running_median_insert([5, 15, 1, 3])
#> running_median_insert([])
#> running_median_insert([2, 2])
#> running_median_insert([-1, 0, 1, 100, -100])
#> running_median_insert([0.25])

### local_peaks
def local_peaks(ys):
    peaks = []
    padded = [float("-inf"), *ys, float("-inf")]
    for i in range(1, len(padded) - 1):
        if padded[i - 1] < padded[i] > padded[i + 1]:
            peaks.append(i - 1)
    return peaks

#> local_peaks([1, 3, 2, 4, 1])
#> local_peaks([])
#> local_peaks([5])
#> local_peaks([2, 2, 2])
#> local_peaks([9, 1, 9])

### sign_changes
def sign_changes(seq):
    signs = [1 if x > 0 else -1 for x in seq if x != 0]
    return sum(a != b for a, b in zip(signs, signs[1:]))

#> sign_changes([1, -1, 2, -2])
#> sign_changes([0, 0, 0])
#> sign_changes([])
#> sign_changes([3, 0, 0, -3])
#> sign_changes([-0.5, -1, 4])

### histogram_largest_rect
def histogram_largest_rect(bars):
    best = 0
    for i in range(len(bars)):
        low = bars[i]
        for j in range(i, len(bars)):
            low = min(low, bars[j])
            best = max(best, low * (j - i + 1))
    return best

#> histogram_largest_rect([2, 1, 5, 6, 2, 3])
#> histogram_largest_rect([])
#> histogram_largest_rect([4])
#> histogram_largest_rect([1, 1, 1, 1])
#> histogram_largest_rect([0, 9, 0])

### jump_game_reach
def jump_game_reach(stones):
    reach = 0
    for i, jump in enumerate(stones):
        if i > reach:
            return f"stuck before {i}"
        reach = max(reach, i + jump)
    return "crossed"

#> jump_game_reach([2, 3, 1, 1, 4])
#> jump_game_reach([3, 2, 1, 0, 4])
#> jump_game_reach([])
#> jump_game_reach([0])
#> jump_game_reach([1, 0, 5])

### coin_rows_dp
def coin_rows_dp(coins):
    take = [0, 0]
    for c in coins:
        take.append(max(take[-1], take[-2] + c))
    return take[-1], take[2:]

#> coin_rows_dp([5, 1, 2, 10, 6, 2])
#> coin_rows_dp([])
#> coin_rows_dp([8])
#> coin_rows_dp([3, 3, 3])
#> coin_rows_dp([1, 100, 1])

### ways_to_make
def ways_to_make(total, coins):
    ways = [1] + [0] * total
    for c in coins:
        for t in range(c, total + 1):
            ways[t] += ways[t - c]
    return ways[-1], ways.index(max(ways))

#> ways_to_make(5, [1, 2])
#> ways_to_make(0, [3])
#> ways_to_make(10, [5, 2])
#> ways_to_make(3, [])
#> ways_to_make(7, [7, 1])

### edit_distance_rows
def edit_distance_rows(a, b):
    prev = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        cur = [i]
        for j, y in enumerate(b, 1):
            cur.append(min(prev[j] + 1, cur[-1] + 1, prev[j - 1] + (x != y)))
        prev = cur
    return prev[-1], prev

#> edit_distance_rows("cat", "cut")
#> edit_distance_rows("", "abc")
#> edit_distance_rows("flaw", "lawn")
#> edit_distance_rows([1, 2, 3], [2, 3])
#> edit_distance_rows("é", "")

### lcs_lists
def lcs_lists(a, b):
    if not a or not b:
        return []
    if a[0] == b[0]:
        return [a[0]] + lcs_lists(a[1:], b[1:])
    return max(lcs_lists(a[1:], b), lcs_lists(a, b[1:]), key=len)

#> lcs_lists([1, 3, 5], [3, 5, 1])
#> lcs_lists(["a", "b"], ["c"])
#> lcs_lists([], [1])
#> lcs_lists(["x", "y", "z"], ["y", "z"])
#> lcs_lists([2, 4], [4, 2])

### knapsack_greedy
def knapsack_greedy(items, cap):
    packed, worth = [], 0
    for name, weight, value in sorted(items, key=lambda it: it[2] / it[1], reverse=True):
        if weight > cap:
            continue
        cap -= weight
        worth += value
        packed.append(name)
    return packed, worth, cap

#> knapsack_greedy([("tent", 5, 10), ("rope", 1, 3), ("lamp", 2, 2)], 6)
#> knapsack_greedy([], 10)
#> knapsack_greedy([("anvil", 90, 5)], 50)
#> knapsack_greedy([("a", 2, 2), ("b", 3, 3), ("c", 4, 4)], 5)
#> knapsack_greedy([("air", 0, 1)], 1)

### meeting_free_slots
def meeting_free_slots(busy, day_start, day_end):
    free, cursor = [], day_start
    for s, e in sorted(busy):
        if s > cursor:
            free.append((cursor, s))
        cursor = max(cursor, e)
    if cursor < day_end:
        free.append((cursor, day_end))
    return free

#> meeting_free_slots([(13, 14), (9, 10)], 8, 17)
#> meeting_free_slots([], 9, 12)
#> meeting_free_slots([(8, 18)], 9, 17)
#> meeting_free_slots([(9, 12), (10, 11)], 9, 12)
#> meeting_free_slots([(9.5, 10.25)], 9, 11)

### playlist_total_time
def playlist_total_time(tracks):
    secs = 0
    for t in tracks:
        parts = [int(p) for p in t.split(":")]
        while len(parts) < 3:
            parts.insert(0, 0)
        h, m, s = parts
        secs += h * 3600 + m * 60 + s
    return f"{secs // 3600}:{secs // 60 % 60:02}:{secs % 60:02}"

#> playlist_total_time(["3:45", "4:20", "59"])
#> playlist_total_time([])
#> playlist_total_time(["1:00:00", "0:59"])
#> playlist_total_time(["00:07", "12:00:53"])
#> playlist_total_time(["x:10"])

### card_sort_suit
RANKS = "23456789TJQKA"

def card_sort_suit(hand):
    hand.sort(key=lambda c: ("CDHS".index(c[1]), -RANKS.index(c[0])))
    high = max(hand, key=lambda c: RANKS.index(c[0]))
    return hand, high

#> card_sort_suit(["2S", "KH", "TC", "AC", "9H"])
#> card_sort_suit(["5D"])
#> card_sort_suit(["AS", "AH", "AD"])
#> card_sort_suit(["3C", "4C", "2C"])
#> card_sort_suit(["1S"])

### rle_decode_pairs
def rle_decode_pairs(pairs, limit=10):
    out = []
    for count, sym in pairs:
        out.extend([sym] * count)
        if len(out) >= limit:
            return out[:limit], True
    return out, False

#> rle_decode_pairs([(3, "a"), (1, "b")])
#> rle_decode_pairs([(8, 0), (8, 1)])
#> rle_decode_pairs([])
#> rle_decode_pairs([(2, None), (0, "x"), (-1, "y")])
#> rle_decode_pairs([(5, "z")], limit=3)

### ip_sort
def ip_sort(addresses):
    def key(ip):
        return [int(octet) for octet in ip.split(".")]

    ok = [a for a in addresses if a.count(".") == 3]
    ok.sort(key=key)
    return ok + [a for a in addresses if a not in ok]

#> ip_sort(["10.0.0.12", "10.0.0.2", "9.255.1.1"])
#> ip_sort([])
#> ip_sort(["localhost", "127.0.0.1"])
#> ip_sort(["1.1.1.1", "1.1.1.1"])
#> ip_sort(["a.b.c.d"])

### stack_crates
def stack_crates(stacks, moves):
    for count, src, dst in moves:
        lifted = stacks[src][-count:]
        del stacks[src][-count:]
        stacks[dst].extend(lifted)
    return "".join(s[-1] if s else "_" for s in stacks)

#> stack_crates([["Z", "N"], ["M", "C", "D"], ["P"]], [(1, 1, 0), (3, 0, 2)])
#> stack_crates([["A"], []], [(1, 0, 1)])
#> stack_crates([], [])
#> stack_crates([["x", "y", "z"], ["w"]], [(5, 0, 1)])
#> stack_crates([["q"]], [(1, 0, 3)])
