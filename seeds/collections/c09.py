### drain_until_repeat
def drain_until_repeat(pile):
    seen = []
    while pile:
        card = pile.pop()
        if card in seen:
            pile.extend(seen)
            break
        seen.append(card)
    return pile

#> drain_until_repeat([4, 9, 2, 4, 7])
#> drain_until_repeat([])
#> drain_until_repeat([1, 2, 3])
#> drain_until_repeat(["Q", "Q"])
#> drain_until_repeat([5, 8, 8, 1, 0])

### multi_key_insert
def multi_key_insert(d, *pairs):
    for i, (k, v) in enumerate(pairs):
        d[k] = d.pop(k, []) + [v] * i
    return d

#> multi_key_insert({}, ("a", 1), ("b", 2), ("a", 3))
#> multi_key_insert({"z": [0]})
#> multi_key_insert({"a": ["x"], "b": ["y"]}, ("a", None), ("b", True))
#> multi_key_insert({1: []}, (1, 9), (2, 8), (1, 7), (2, 6))
#> multi_key_insert({"s": "str"}, ("s", 1))

### neg_step_slice_pick
def neg_step_slice_pick(xs, a, b, s):
    part = xs[a:b:s]
    return part, len(part) and part[-1]

#> neg_step_slice_pick([0, 1, 2, 3, 4, 5], 4, 1, -1)
#> neg_step_slice_pick([0, 1, 2, 3, 4, 5], -1, -7, -2)
#> neg_step_slice_pick([], 3, 0, -1)
#> neg_step_slice_pick("stapler", None, 2, -1)
#> neg_step_slice_pick([1, 2], 0, 2, 0)

### jar_of_marbles
def jar_of_marbles(jar, draws):
    out = []
    for color in draws:
        if jar.get(color):
            jar[color] -= 1
            out.append(color)
        if not any(jar.values()):
            return out, "empty"
    return out, jar

#> jar_of_marbles({"red": 1, "blue": 2}, ["red", "red", "blue"])
#> jar_of_marbles({"red": 1}, ["red", "red"])
#> jar_of_marbles({}, ["x"])
#> jar_of_marbles({"g": 3}, [])
#> jar_of_marbles({"w": 0, "k": 1}, ["w", "k", "w"])

### pairwise_max_reduce
def pairwise_max_reduce(xs):
    levels = 0
    while len(xs) > 1:
        xs = [max(xs[i:i + 2]) for i in range(0, len(xs), 2)]
        levels += 1
    return xs, levels

#> pairwise_max_reduce([3, 7, 2, 9, 4])
#> pairwise_max_reduce([])
#> pairwise_max_reduce([1])
#> pairwise_max_reduce(["ox", "cat", "ape", "bee"])
#> pairwise_max_reduce([-5, -6, -7])

### sum_start_tuple_concat
def sum_start_tuple_concat(parts, n):
    flat = sum(parts, ())
    return flat[n:] + flat[:n], flat.count(n)

#> sum_start_tuple_concat([(1, 2), (3,), (2, 2)], 2)
#> sum_start_tuple_concat([], 1)
#> sum_start_tuple_concat([(), (0,)], 0)
#> sum_start_tuple_concat([("a",), ("b", "c")], -1)
#> sum_start_tuple_concat([[1]], 1)

### weekday_offsets
def weekday_offsets(start, offsets, names=("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su")):
    base = names.index(start)
    return [names[(base + o) % 7] for o in offsets]

#> weekday_offsets("Fr", [1, 3, -5])
#> weekday_offsets("Mo", [])
#> weekday_offsets("Su", [0, 7, 700])
#> weekday_offsets("Xx", [1])
#> weekday_offsets("b", [5, 9], names="abcdefg")

### grouped_min_by_second
def grouped_min_by_second(quotes):
    best = {}
    for shop, item, price in quotes:
        best[item] = min(best.get(item, (price, shop)), (price, shop))
    return best

#> grouped_min_by_second([("A", "nut", 5), ("B", "nut", 4), ("A", "tea", 9)])
#> grouped_min_by_second([])
#> grouped_min_by_second([("Z", "x", 3), ("Y", "x", 3)])
#> grouped_min_by_second([("s1", "k", -1), ("s2", "k", 0), ("s3", "k", -2)])
#> grouped_min_by_second([(1, None, 2.5), (0, None, 2.5)])

### ceil_floor_div_table
def ceil_floor_div_table(nums, d):
    return {n: (n // d, -(-n // d), n % d) for n in nums}

#> ceil_floor_div_table([7, -7, 0], 2)
#> ceil_floor_div_table([], 1)
#> ceil_floor_div_table([10, 5, 5], -3)
#> ceil_floor_div_table([4], 0)
#> ceil_floor_div_table([1, 99, 100, 101], 100)

### word_positions_sparse
def word_positions_sparse(words, min_gap):
    kept = {}
    for i, w in enumerate(words):
        if i - kept.get(w, [-min_gap])[-1] >= min_gap:
            kept.setdefault(w, []).append(i)
    return kept

#> word_positions_sparse(["tick", "tock", "tick", "tick", "tock"], 2)
#> word_positions_sparse([], 1)
#> word_positions_sparse(["a", "a", "a", "a"], 3)
#> word_positions_sparse(["x", "y"], 0)
#> word_positions_sparse("abcabcabc", 5)

### heap_check
def heap_check(a):
    for i in range(1, len(a)):
        parent = (i - 1) >> 1
        if a[parent] > a[i]:
            return i, parent
    return True

#> heap_check([1, 3, 2, 7, 5])
#> heap_check([])
#> heap_check([4, 4, 4])
#> heap_check([2, 5, 1])
#> heap_check([0, 1, 9, 8, 2, 10, 8])

### shift_keys_down
def shift_keys_down(slots, removed):
    out = {}
    for k in sorted(slots):
        if k != removed:
            out[k - (k > removed)] = slots[k]
    return out

#> shift_keys_down({1: "a", 2: "b", 3: "c"}, 2)
#> shift_keys_down({}, 0)
#> shift_keys_down({5: "x"}, 5)
#> shift_keys_down({10: 1, -1: 2, 4: 3}, 3)
#> shift_keys_down({2: None, 1: None}, 9)

### row_with_most_after
def row_with_most_after(grid, x):
    idx = max(range(len(grid)), key=lambda r: sum(v > x for v in grid[r]))
    return idx, [v for v in grid[idx] if v > x]

#> row_with_most_after([[1, 9], [8, 9], [0, 0]], 5)
#> row_with_most_after([[1, 1]], 2)
#> row_with_most_after([], 0)
#> row_with_most_after([[3, 4], [4, 3]], 3)
#> row_with_most_after([[-1], [-2, -3, -1], []], -3)

### consume_pairs_from_set
def consume_pairs_from_set(nums, target):
    pool, pairs = set(nums), []
    while pool:
        n = min(pool)
        pool.remove(n)
        if target - n in pool:
            pool.remove(target - n)
            pairs.append((n, target - n))
    return pairs

#> consume_pairs_from_set([1, 9, 4, 6, 5, 5], 10)
#> consume_pairs_from_set([], 3)
#> consume_pairs_from_set([2, 2], 4)
#> consume_pairs_from_set([-3, 3, 0, 8], 0)
#> consume_pairs_from_set([100, 1, 99], 101)

### splice_middle_out
def splice_middle_out(xs):
    mid = len(xs) // 2
    xs[mid:mid] = xs[:1]
    xs[:1] = []
    return xs

#> splice_middle_out([1, 2, 3, 4, 5])
#> splice_middle_out([])
#> splice_middle_out([8])
#> splice_middle_out(["u", "v"])
#> splice_middle_out([None, 0, None, 1])

### closest_pair_words_len
def closest_pair_words_len(words):
    best = None
    for i in range(len(words)):
        for j in range(i):
            gap = abs(len(words[i]) - len(words[j]))
            if best is None or gap < best[0]:
                best = gap, words[j], words[i]
    return best

#> closest_pair_words_len(["sun", "moonlight", "star", "galaxy"])
#> closest_pair_words_len([])
#> closest_pair_words_len(["one"])
#> closest_pair_words_len(["aa", "bb", "cc"])
#> closest_pair_words_len(["", "x", "xxxxx", "yyyy"])

### merge_values_as_tuples
def merge_values_as_tuples(a, b):
    both = a.keys() & b.keys()
    out = {k: (a[k], b[k]) for k in sorted(both)}
    out.update((k, v) for k, v in {**a, **b}.items() if k not in both)
    return out

#> merge_values_as_tuples({"x": 1, "y": 2}, {"y": 3, "z": 4})
#> merge_values_as_tuples({}, {"only": 0})
#> merge_values_as_tuples({"b": 1, "a": 1}, {"a": 2, "b": 2})
#> merge_values_as_tuples({}, {})
#> merge_values_as_tuples({0: "n", 1: "m"}, {False: "f", 2: None})

### unique_rows_sorted_inside
def unique_rows_sorted_inside(rows):
    keys = {tuple(sorted(r)) for r in rows}
    return sorted(keys, key=lambda k: (len(k), k))

#> unique_rows_sorted_inside([[2, 1], [1, 2], [3]])
#> unique_rows_sorted_inside([])
#> unique_rows_sorted_inside(["tea", "eat", "at", "ta"])
#> unique_rows_sorted_inside([[], (), [0, -1, 0]])
#> unique_rows_sorted_inside([[5, 5], [5]])

### count_islands_1d
def count_islands_1d(cells):
    return sum(1 for a, b in zip([0] + cells, cells) if b and not a)

#> count_islands_1d([1, 1, 0, 1])
#> count_islands_1d([])
#> count_islands_1d([0, 0, 0])
#> count_islands_1d(["x", "", "y", "", "z"])
#> count_islands_1d([True, None, [], [1], 2])

### set_discard_multiples
def set_discard_multiples(limit):
    pool, primes = set(range(2, limit)), []
    while pool:
        p = min(pool)
        primes.append(p)
        pool -= set(range(p, limit, p))
    return primes

#> set_discard_multiples(20)
#> set_discard_multiples(2)
#> set_discard_multiples(3)
#> set_discard_multiples(12)
#> set_discard_multiples(-1)

### dictionary_ladder
def dictionary_ladder(n):
    d = {0: [0]}
    for i in range(1, n):
        d[i] = d[i - 1]
        if i % 2:
            d[i] = d[i] + [i]
        d[i].append(-i)
    return d

#> dictionary_ladder(1)
#> dictionary_ladder(3)
#> dictionary_ladder(0)
#> dictionary_ladder(5)
#> dictionary_ladder(2)

### pack_rgb
def pack_rgb(pixels):
    return [hex(r << 16 | g << 8 | b) for r, g, b in pixels]

#> pack_rgb([(255, 128, 0), (0, 0, 15)])
#> pack_rgb([])
#> pack_rgb([[1, 2, 3]])
#> pack_rgb([(0, 0, 0)])
#> pack_rgb([(255, 255)])

### unpack_rgb_channels
def unpack_rgb_channels(codes):
    return [tuple(c >> s & 255 for s in range(16, -1, -8)) for c in codes]

#> unpack_rgb_channels([0xFF8000, 0x00000F])
#> unpack_rgb_channels([])
#> unpack_rgb_channels([0])
#> unpack_rgb_channels([-1, 0x1000000])
#> unpack_rgb_channels([66051])

### sort_versions_desc
def sort_versions_desc(tags):
    def key(t):
        return [int(p) for p in t.lstrip("v").split(".")]
    tags.sort(key=key, reverse=True)
    return tags[0] if tags else None, tags

#> sort_versions_desc(["v1.2", "v1.10", "v1.9.3"])
#> sort_versions_desc([])
#> sort_versions_desc(["2", "2.0", "v2"])
#> sort_versions_desc(["v0.1", "vx"])
#> sort_versions_desc(["3.1.4", "3.1", "3"])

### pick_until_budget_skip
def pick_until_budget_skip(prices, money):
    picked = []
    for name, p in sorted(prices.items(), key=lambda kv: (kv[1], kv[0])):
        if p > money:
            break
        money -= p
        picked.append(name)
    else:
        picked.append("all")
    return picked, money

#> pick_until_budget_skip({"pen": 2, "ink": 5, "pad": 4}, 7)
#> pick_until_budget_skip({"pen": 2, "ink": 5}, 7)
#> pick_until_budget_skip({}, 3)
#> pick_until_budget_skip({"b": 1, "a": 1, "c": 1}, 2)
#> pick_until_budget_skip({"debt": -5, "tv": 6}, 0)

### list_minus_index_set
def list_minus_index_set(xs, drop):
    keep = set(range(len(xs))) - {i % len(xs) for i in drop}
    return [xs[i] for i in sorted(keep)]

#> list_minus_index_set(["a", "b", "c", "d"], [1, -1])
#> list_minus_index_set([5, 6], [])
#> list_minus_index_set([], [0])
#> list_minus_index_set([9, 8, 7], [3, 4])
#> list_minus_index_set([True, None, 0], (-2, 1, 4))

### zip_sum_carry
def zip_sum_carry(a, b):
    carry, out = 0, []
    for x, y in zip(reversed(a), reversed(b)):
        carry, d = divmod(x + y + carry, 10)
        out.insert(0, d)
    return [carry] * (carry > 0) + out

#> zip_sum_carry([9, 5], [1, 7])
#> zip_sum_carry([], [])
#> zip_sum_carry([1, 2, 3], [4, 5, 6])
#> zip_sum_carry([9, 9, 9], [1])
#> zip_sum_carry([0, 0], [0, 5])

### tournament_pairs
def tournament_pairs(players):
    if len(players) % 2:
        players.append(None)
    half = len(players) // 2
    return [(a, b) for a, b in zip(players[:half], players[:half - 1:-1])]

#> tournament_pairs(["a", "b", "c", "d"])
#> tournament_pairs(["x", "y", "z"])
#> tournament_pairs([])
#> tournament_pairs([1])
#> tournament_pairs([6, 5, 4, 3, 2, 1])

### any_window_sum
def any_window_sum(xs, k, goal):
    return any(sum(xs[i:i + k]) == goal for i in range(len(xs) - k + 1)), xs[-k:]

#> any_window_sum([2, 4, 1, 3], 2, 5)
#> any_window_sum([], 0, 0)
#> any_window_sum([7, -7, 7], 3, 0)
#> any_window_sum([1, 1], 5, 2)
#> any_window_sum([10, 20, -30], 3, 0)
