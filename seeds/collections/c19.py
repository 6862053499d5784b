### soft_delete_rows
def soft_delete_rows(rows, ids):
    hidden = 0
    for row in rows:
        if row["id"] in ids and not row.get("gone"):
            row["gone"] = True
            hidden += 1
    return [r["id"] for r in rows if not r.get("gone")], hidden

#> soft_delete_rows([{"id": 1}, {"id": 2}, {"id": 3, "gone": True}], [2, 3])
#> soft_delete_rows([], [1])
#> soft_delete_rows([{"id": "a"}, {"id": "b"}], "xyz")
#> soft_delete_rows([{"id": 7, "gone": False}], {7})
#> soft_delete_rows([{"name": "no id"}], [1])

### split_list_by_weights
def split_list_by_weights(xs, weights):
    out, at = [], 0
    for w in weights:
        out.append(xs[at:at + w])
        at += w
        if at >= len(xs):
            break
    else:
        out.append(xs[at:])
    return out

#> split_list_by_weights([1, 2, 3, 4, 5, 6], [1, 2])
#> split_list_by_weights([1, 2, 3], [2, 2, 2])
#> split_list_by_weights([], [])
#> split_list_by_weights("lumberjack", [6])
#> split_list_by_weights([9, 8], [0, 0, 1])

### gear_ratio_steps
def gear_ratio_steps(teeth, turns):
    out = [turns]
    for a, b in zip(teeth, teeth[1:]):
        turns = -turns * a / b
        out.append(round(turns, 2))
    return out

#> gear_ratio_steps([40, 20, 10], 1)
#> gear_ratio_steps([12], 5)
#> gear_ratio_steps([], 0)
#> gear_ratio_steps([9, 7, 3], 2)
#> gear_ratio_steps([8, 0], 1)

### update_or_append_pair
def update_or_append_pair(pairs, key, val):
    for i, (k, _) in enumerate(pairs):
        if k == key:
            pairs[i] = (k, val)
            return i
    pairs += [(key, val)]
    return pairs

#> update_or_append_pair([("a", 1), ("b", 2)], "b", 9)
#> update_or_append_pair([], "x", None)
#> update_or_append_pair([(1, "i"), (1, "j")], True, "t")
#> update_or_append_pair([("k", 0)], "K", 0)
#> update_or_append_pair([[0, 0], [5, 5]], 0, 7)

### hungry_caterpillar
def hungry_caterpillar(leaves, bite):
    eaten = []
    while leaves and leaves[-1] <= bite:
        bite += leaves.pop()
        eaten.append(bite)
        leaves.sort(reverse=True)
    return eaten, leaves

#> hungry_caterpillar([9, 3, 2], 2)
#> hungry_caterpillar([], 4)
#> hungry_caterpillar([5], 1)
#> hungry_caterpillar([1, 50, 4, 1], 1)
#> hungry_caterpillar([0, 0, 0], 0)

### fuse_small_neighbors
def fuse_small_neighbors(xs, least):
    out = []
    for x in xs:
        if out and out[-1] < least:
            out[-1] += x
        else:
            out.append(x)
    if len(out) > 1 and out[-1] < least:
        out[-2] += out.pop()
    return out

#> fuse_small_neighbors([2, 3, 9, 1, 1, 8], 5)
#> fuse_small_neighbors([], 3)
#> fuse_small_neighbors([1], 10)
#> fuse_small_neighbors([6, 7, 2], 5)
#> fuse_small_neighbors([0, 0, 0], 1)

### alternate_dict_sides
def alternate_dict_sides(d):
    keys, out = list(d), []
    while keys:
        k = keys.pop(-1 if len(out) % 2 else 0)
        out.append(f"{k}{d[k]}")
    return "".join(out)

#> alternate_dict_sides({"a": 1, "b": 2, "c": 3, "d": 4})
#> alternate_dict_sides({})
#> alternate_dict_sides({"x": None})
#> alternate_dict_sides({1: "", 2: "-", 3: "+"})
#> alternate_dict_sides({"p": True, "q": 0.5})

### cumulative_unlocks
def cumulative_unlocks(levels, xp):
    open_ = [name for name, need in levels.items() if need <= xp]
    nxt = min((need - xp for need in levels.values() if need > xp), default=None)
    return open_[-1] if open_ else None, nxt

#> cumulative_unlocks({"novice": 0, "scout": 100, "ranger": 250}, 130)
#> cumulative_unlocks({}, 10)
#> cumulative_unlocks({"a": 5}, 4)
#> cumulative_unlocks({"a": 5, "b": 5}, 5)
#> cumulative_unlocks({"hi": 900, "lo": -1, "mid": 50}, 60)

### bishops_same_color
def bishops_same_color(squares):
    light = [s for s in squares if (ord(s[0]) + int(s[1])) % 2]
    dark = [s for s in squares if s not in light]
    return {"light": light, "dark": dark, "pair": bool(light and dark)}

#> bishops_same_color(["c1", "f1"])
#> bishops_same_color([])
#> bishops_same_color(["a1", "h8", "b2"])
#> bishops_same_color(["e4"])
#> bishops_same_color(["zz"])

### first_fit_decreasing_gap
def first_fit_decreasing_gap(gaps, items):
    placed = {}
    for it in sorted(items, reverse=True):
        fits = [g for g in gaps if g >= it]
        if fits:
            g = min(fits)
            gaps[gaps.index(g)] = g - it
            placed[it] = g
    return placed, gaps

#> first_fit_decreasing_gap([10, 4, 7], [3, 6, 9])
#> first_fit_decreasing_gap([], [1])
#> first_fit_decreasing_gap([5, 5], [5, 5, 5])
#> first_fit_decreasing_gap([8], [])
#> first_fit_decreasing_gap([2, 3], [4, 1])

### walk_until_seen_state
def walk_until_seen_state(banks):
    seen, n = set(), 0
    while (state := tuple(banks)) not in seen:
        seen.add(state)
        i = banks.index(max(banks))
        blocks, banks[i] = banks[i], 0
        for j in range(i + 1, i + 1 + blocks):
            banks[j % len(banks)] += 1
        n += 1
    return n, banks

#> walk_until_seen_state([0, 2, 7, 0])
#> walk_until_seen_state([1, 1])
#> walk_until_seen_state([3])
#> walk_until_seen_state([0, 0, 0])
#> walk_until_seen_state([4, 0, 1])

### zip_with_offset
def zip_with_offset(xs, k):
    return [(a, b) for a, b in zip(xs, xs[k:]) if a != b][::-1]

#> zip_with_offset([1, 2, 3, 1, 5], 2)
#> zip_with_offset([], 1)
#> zip_with_offset("abab", 2)
#> zip_with_offset([4, 5], 0)
#> zip_with_offset([1, 2, 3, 4], -2)

### survivors_by_hits
def survivors_by_hits(hp, hits):
    for who, dmg in hits:
        if who not in hp:
            continue
        hp[who] -= dmg
        if hp[who] <= 0:
            over = -hp.pop(who)
            if over and hp:
                hp[min(hp)] -= over
    return hp

#> survivors_by_hits({"orc": 10, "elf": 8}, [("orc", 4), ("orc", 9)])
#> survivors_by_hits({}, [("x", 1)])
#> survivors_by_hits({"a": 5, "b": 5}, [("b", 5), ("b", 1)])
#> survivors_by_hits({"k": 1}, [("k", 100)])
#> survivors_by_hits({"m": 3, "n": 2, "o": 4}, [("m", 5), ("n", 1)])

### choose_by_bitmask_rows
def choose_by_bitmask_rows(items, start, stop):
    return [[x for i, x in enumerate(items) if mask >> i & 1] for mask in range(start, stop)]

#> choose_by_bitmask_rows(["a", "b", "c"], 3, 7)
#> choose_by_bitmask_rows([], 0, 2)
#> choose_by_bitmask_rows([1, 2], 0, 4)
#> choose_by_bitmask_rows([None, True], -1, 1)
#> choose_by_bitmask_rows(["x"], 5, 5)

### shortest_unique_prefixes
def shortest_unique_prefixes(words):
    out = {}
    for w in words:
        n = 1
        while n < len(w) and sum(o.startswith(w[:n]) for o in words) > 1:
            n += 1
        out[w] = w[:n]
    return out

#> shortest_unique_prefixes(["commit", "config", "clone", "push"])
#> shortest_unique_prefixes([])
#> shortest_unique_prefixes(["a", "ab"])
#> shortest_unique_prefixes(["dup", "dup"])
#> shortest_unique_prefixes(["", "z"])

### tilt_row_left
def tilt_row_left(row):
    edge = 0
    for i, c in enumerate(row):
        if c == "#":
            edge = i + 1
        elif c == "O":
            row[i], row[edge] = ".", "O"
            edge += 1
    return "".join(row)

#> tilt_row_left(list("..O.#.O"))
#> tilt_row_left([])
#> tilt_row_left(list("OO.O"))
#> tilt_row_left(list("#.#O"))
#> tilt_row_left([".", "."])

### page_numbers_with_dots
def page_numbers_with_dots(page, last):
    show = sorted({1, last} | {p for p in (page - 1, page, page + 1) if 1 <= p <= last})
    out = show[:1]
    for a, b in zip(show, show[1:]):
        if b - a > 1:
            out.append("..")
        out.append(b)
    return out

#> page_numbers_with_dots(5, 10)
#> page_numbers_with_dots(1, 1)
#> page_numbers_with_dots(2, 3)
#> page_numbers_with_dots(10, 10)
#> page_numbers_with_dots(-4, 6)

### rule_table_rewrite
def rule_table_rewrite(seq, rules, rounds):
    for _ in range(rounds):
        seq = [y for x in seq for y in rules.get(x, [x])]
        if len(seq) > 12:
            break
    return seq

#> rule_table_rewrite(["A"], {"A": ["A", "B"], "B": ["A"]}, 3)
#> rule_table_rewrite([], {"x": []}, 2)
#> rule_table_rewrite([1, 2, 3], {2: [], 3: [3, 3]}, 2)
#> rule_table_rewrite(["k"], {"k": ["k"] * 4}, 5)
#> rule_table_rewrite(["m", "n"], {}, 0)

### shuffle_riffle_until_home
def shuffle_riffle_until_home(deck):
    start, n = deck[:], 0
    while True:
        half = len(deck) // 2
        deck = [c for pair in zip(deck[:half], deck[half:]) for c in pair]
        n += 1
        if deck == start or n == 10:
            return n, deck

#> shuffle_riffle_until_home([1, 2, 3, 4, 5, 6])
#> shuffle_riffle_until_home([])
#> shuffle_riffle_until_home(["a", "b"])
#> shuffle_riffle_until_home([7, 8, 9])
#> shuffle_riffle_until_home(["A", "K", "Q", "J", "10", "9", "8", "7"])

### expiring_store_reads
def expiring_store_reads(ops, ttl):
    store, reads = {}, []
    for t, key, *val in ops:
        if val:
            store[key] = (val[0], t + ttl)
        else:
            v, end = store.get(key, (None, t))
            reads.append(v if t < end else "miss")
    return reads

#> expiring_store_reads([(0, "a", 1), (3, "a"), (9, "a")], 5)
#> expiring_store_reads([], 1)
#> expiring_store_reads([(2, "z")], 10)
#> expiring_store_reads([(0, "k", "x"), (4, "k", "y"), (6, "k"), (9, "k")], 5)
#> expiring_store_reads([(1, "n", None), (1, "n")], 0)

### spread_into_slots_round
def spread_into_slots_round(total, slots, step=5):
    out = [0] * slots
    i = 0
    while total >= step:
        out[i % slots] += step
        total -= step
        i += 1
    out[i % slots] += total
    return out

#> spread_into_slots_round(23, 3)
#> spread_into_slots_round(0, 2)
#> spread_into_slots_round(4, 4)
#> spread_into_slots_round(100, 3, step=30)
#> spread_into_slots_round(10, 1, 3)

### mutual_likes
def mutual_likes(likes):
    pairs = {tuple(sorted((a, b))) for a in likes for b in likes[a] if a in likes.get(b, ())}
    return sorted(pairs)

#> mutual_likes({"ann": ["bob", "cy"], "bob": ["ann"], "cy": []})
#> mutual_likes({})
#> mutual_likes({"me": ["me"]})
#> mutual_likes({"x": ["y"], "z": ["x"]})
#> mutual_likes({"p": ["q", "r"], "q": ["r", "p"], "r": ["p", "q"]})

### take_by_descending_counts
def take_by_descending_counts(xs):
    out, n = [], len(xs) // 2
    while xs and n > 0:
        out.append(xs[:n])
        xs = xs[n:]
        n -= 1
    return out + ([xs] if xs else [])

#> take_by_descending_counts([1, 2, 3, 4, 5, 6, 7, 8])
#> take_by_descending_counts([])
#> take_by_descending_counts([9])
#> take_by_descending_counts("abcd")
#> take_by_descending_counts([0, 0, 1, 1, 2])

### neighbor_vote_filter
def neighbor_vote_filter(bits):
    old = bits[:]
    for i in range(1, len(bits) - 1):
        bits[i] = int(sum(old[i - 1:i + 2]) >= 2)
    flips = sum(a != b for a, b in zip(old, bits))
    return bits, flips

#> neighbor_vote_filter([1, 0, 1, 1, 0, 0, 1])
#> neighbor_vote_filter([])
#> neighbor_vote_filter([1, 0])
#> neighbor_vote_filter([0, 1, 0])
#> neighbor_vote_filter([1, 1, 1, 1])

### nth_from_merged_iter
def nth_from_merged_iter(a, b, n):
    i = j = 0
    pick = None
    while n >= 0 and (i < len(a) or j < len(b)):
        if j == len(b) or i < len(a) and a[i] <= b[j]:
            pick, i = a[i], i + 1
        else:
            pick, j = b[j], j + 1
        n -= 1
    return pick, i, j

#> nth_from_merged_iter([1, 4, 9], [2, 3, 10], 3)
#> nth_from_merged_iter([], [], 0)
#> nth_from_merged_iter([5], [6], 9)
#> nth_from_merged_iter(["b"], ["a", "c"], 0)
#> nth_from_merged_iter([7, 7], [7], -1)

### pop_heavier_side
def pop_heavier_side(plus, minus):
    moves = []
    while sum(plus) != sum(minus):
        side = plus if sum(plus) > sum(minus) else minus
        moves.append(side.pop())
    return moves, plus, minus

#> pop_heavier_side([5, 3, 2], [4, 4])
#> pop_heavier_side([], [])
#> pop_heavier_side([7], [1, 2])
#> pop_heavier_side([2, 2], [4])
#> pop_heavier_side([-1], [])

### bisect_insert_unique_log
from bisect import bisect_left

def bisect_insert_unique_log(xs):
    kept, log = [], []
    for x in xs:
        i = bisect_left(kept, x)
        if kept[i:i + 1] != [x]:
            kept.insert(i, x)
            log.append(i)
    return kept, log

#> bisect_insert_unique_log([5, 2, 8, 2, 5, 1])
#> bisect_insert_unique_log([])
#> bisect_insert_unique_log([3, 3, 3])
#> bisect_insert_unique_log(["m", "a", "z", "a"])
#> bisect_insert_unique_log([1, True, 0.5, -2])

### ordered_votes_runoff_pair
def ordered_votes_runoff_pair(ballots, a, b):
    score = 0
    for ballot in ballots:
        places = [ballot.index(x) if x in ballot else len(ballot) for x in (a, b)]
        score += (places[0] < places[1]) - (places[0] > places[1])
    return a if score > 0 else b if score < 0 else None

#> ordered_votes_runoff_pair([["x", "y", "z"], ["z", "x"], ["y"]], "x", "y")
#> ordered_votes_runoff_pair([], "p", "q")
#> ordered_votes_runoff_pair([["m"], ["n"]], "m", "n")
#> ordered_votes_runoff_pair([["k", "j"], ["l"]], "j", "k")
#> ordered_votes_runoff_pair(["abc", "bca", "cab"], "a", "c")

### key_path_lengths_update
def key_path_lengths_update(parents):
    depth = {}
    for node in parents:
        chain = [node]
        while parents.get(chain[-1]) is not None:
            chain.append(parents[chain[-1]])
        depth[node] = len(chain) - 1
    return depth, max(depth, key=depth.get, default=None)

#> key_path_lengths_update({"root": None, "a": "root", "b": "a", "c": "root"})
#> key_path_lengths_update({})
#> key_path_lengths_update({"x": "ghost"})
#> key_path_lengths_update({1: 2, 2: 3, 3: None})
#> key_path_lengths_update({"p": None, "q": None})
