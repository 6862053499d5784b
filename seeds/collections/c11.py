### nudge_list
def nudge_list(xs, by):
    if by < 0:
        xs.reverse()
    xs.insert(abs(by), xs.pop(0))
    return xs if by >= 0 else xs[::-1]

#> nudge_list([1, 2, 3, 4], 2)
#> nudge_list([1, 2, 3, 4], -1)
#> nudge_list([7], 0)
#> nudge_list([], 1)
#> nudge_list(["a", "b", "c"], -9)

### pantry_expiring
def pantry_expiring(pantry, days):
    soon = [(left, item) for item, left in pantry.items() if 0 <= left <= days]
    for item in [i for i, left in pantry.items() if left < 0]:
        pantry.pop(item)
    return sorted(soon), len(pantry)

#> pantry_expiring({"milk": 2, "rice": 300, "ham": -1}, 3)
#> pantry_expiring({}, 5)
#> pantry_expiring({"egg": 0, "dill": 0}, 0)
#> pantry_expiring({"old": -5, "older": -50}, 100)
#> pantry_expiring({"jam": 10}, 9)

### reversed_dict_items_pop
def reversed_dict_items_pop(d):
    out = ""
    for k, v in reversed(list(d.items())):
        out += k * v
        d[k] -= 1
    return out, [k for k in d if d[k] > 0]

#> reversed_dict_items_pop({"a": 2, "b": 1, "c": 0})
#> reversed_dict_items_pop({})
#> reversed_dict_items_pop({"xy": 3})
#> reversed_dict_items_pop({"-": 1, "+": -1})
#> reversed_dict_items_pop({"q": True, "r": 4})

### triple_assign_chain
def triple_assign_chain(xs):
    i = xs[0] = 1
    i, xs[i] = xs[i], i
    return i, xs

#> triple_assign_chain([9, 0, 5])
#> triple_assign_chain([4, 2, 7, 8])
#> triple_assign_chain([3])
#> triple_assign_chain([0, -1])
#> triple_assign_chain([6, 1, 6])

### sum_unique_once
def sum_unique_once(a, b):
    return sum(set(a) ^ set(b)) - sum(set(a) & set(b)), len(a) - len(set(a))

#> sum_unique_once([1, 2, 3], [3, 4])
#> sum_unique_once([], [])
#> sum_unique_once([5, 5, 5], [5])
#> sum_unique_once([-1, 1], [1.0, 10])
#> sum_unique_once([100, 200, 100], [7, 8])

### seats_together
def seats_together(row, n):
    run = 0
    for i, taken in enumerate(row):
        run = 0 if taken else run + 1
        if run == n:
            row[i - n + 1:i + 1] = [1] * n
            return i - n + 1, row
    return None

#> seats_together([1, 0, 0, 1, 0], 2)
#> seats_together([], 1)
#> seats_together([0, 1, 0, 1], 2)
#> seats_together([0, 0, 0, 0], 3)
#> seats_together([1, 1, 0], 1)

### log_levels_above
LEVELS = ["debug", "info", "warn", "error"]

def log_levels_above(entries, floor):
    cut = LEVELS.index(floor)
    picked = [msg for level, msg in entries if LEVELS.index(level) >= cut]
    return picked[-3:], len(entries) - len(picked)

#> log_levels_above([("info", "up"), ("warn", "hot"), ("error", "down")], "warn")
#> log_levels_above([], "debug")
#> log_levels_above([("debug", 1), ("debug", 2), ("info", 3), ("info", 4)], "debug")
#> log_levels_above([("fatal", "x")], "info")
#> log_levels_above([("debug", "noise")], "error")

### consume_by_signs
def consume_by_signs(xs):
    total = 1
    while xs:
        x = xs.pop(0 if total > 0 else -1)
        total += x
    return total

#> consume_by_signs([3, -5, 2])
#> consume_by_signs([])
#> consume_by_signs([-1, -1, 4])
#> consume_by_signs([-10, 1, 2, 3, 20])
#> consume_by_signs([0])

### bit_rotate_left
def bit_rotate_left(n, k, width=8):
    k %= width
    mask = (1 << width) - 1
    return (n << k | n >> width - k) & mask

#> bit_rotate_left(0b10010110, 3)
#> bit_rotate_left(1, -1)
#> bit_rotate_left(0, 5)
#> bit_rotate_left(0b1010, 2, width=4)
#> bit_rotate_left(255, 16)

### rows_to_running_dict
def rows_to_running_dict(rows):
    state = {}
    history = []
    for k, delta in rows:
        state[k] = state.get(k, 0) + delta
        history.append(sum(state.values()) - state[k])
    return history

#> rows_to_running_dict([("a", 5), ("b", 2), ("a", -1)])
#> rows_to_running_dict([])
#> rows_to_running_dict([("x", 1)])
#> rows_to_running_dict([(1, 10), (2, 20), (3, 30), (2, -20)])
#> rows_to_running_dict([("m", 0.5), ("n", 0.25), ("m", 0.25)])

### mutate_param_twice
def mutate_param_twice(xs):
    def bump(ys):
        ys.append(len(ys))
        ys = ys + [99]
        return ys
    return bump(xs), bump(bump(xs)), xs

#> mutate_param_twice([])
#> mutate_param_twice([5])
#> mutate_param_twice(["a", "b"])
#> mutate_param_twice([0, 1, 2, 3])
#> mutate_param_twice([None])

### compact_ranges_count
def compact_ranges_count(ranges):
    covered = set()
    for lo, hi in ranges:
        covered |= set(range(lo, hi + 1))
    return len(covered), (min(covered), max(covered)) if covered else ()

#> compact_ranges_count([(1, 3), (2, 6), (10, 10)])
#> compact_ranges_count([])
#> compact_ranges_count([(5, 1)])
#> compact_ranges_count([(-2, 0), (0, 2)])
#> compact_ranges_count([(7, 9), (8, 8)])

### pop_even_push_half
def pop_even_push_half(stack):
    odd = []
    while stack:
        n = stack.pop()
        if n % 2 == 0 and n:
            stack.append(n // 2)
        else:
            odd.append(n)
    return odd

#> pop_even_push_half([12, 7, 8])
#> pop_even_push_half([])
#> pop_even_push_half([0, 0])
#> pop_even_push_half([-6, 3])
#> pop_even_push_half([96, 20])

### two_sum_index_dict
def two_sum_index_dict(prices, money):
    need = {}
    for i, p in enumerate(prices):
        if p in need:
            return need[p], i
        need.setdefault(money - p, i)
    return ()

#> two_sum_index_dict([4, 9, 1, 6], 10)
#> two_sum_index_dict([], 5)
#> two_sum_index_dict([5, 5, 5], 10)
#> two_sum_index_dict([1, 2], 50)
#> two_sum_index_dict([-3, 8, 3], 0)

### uneven_columns
def uneven_columns(items, n):
    size, extra = divmod(len(items), n)
    cols, at = [], 0
    for c in range(n):
        end = at + size + (c < extra)
        cols.append(items[at:end])
        at = end
    return cols

#> uneven_columns([1, 2, 3, 4, 5, 6, 7], 3)
#> uneven_columns([], 2)
#> uneven_columns(["a"], 3)
#> uneven_columns("abcdef", 4)
#> uneven_columns([1], 0)

### tag_cloud_ceil
def tag_cloud_ceil(tags, steps=3):
    counts = {t: tags.count(t) for t in tags}
    top = max(counts.values(), default=1)
    return {t: -(-c * steps // top) for t, c in sorted(counts.items())}

#> tag_cloud_ceil(["py", "go", "py", "c", "py"])
#> tag_cloud_ceil([])
#> tag_cloud_ceil(["solo"], 5)
#> tag_cloud_ceil(["x", "x", "y", "y", "z"], steps=10)
#> tag_cloud_ceil([3, 1, 3, 3, 3, 1], 2)

### overwrite_first_last_match
def overwrite_first_last_match(xs, old, new):
    if old not in xs:
        return xs.count(new)
    i = xs.index(old)
    j = max(k for k, v in enumerate(xs) if v == old)
    xs[i] = xs[j] = new
    return xs

#> overwrite_first_last_match([1, 2, 1, 2, 1], 1, 0)
#> overwrite_first_last_match([], 5, 6)
#> overwrite_first_last_match(["a", "b"], "b", "z")
#> overwrite_first_last_match([3, 3, 3], 4, 3)
#> overwrite_first_last_match([None, 7, None], None, [])

### product_price_lookup_total
def product_price_lookup_total(order, prices, tax=0):
    subtotal = 0
    unknown = []
    for sku, n in order.items():
        try:
            subtotal += prices[sku] * n
        except KeyError:
            unknown.append(sku)
    return subtotal + subtotal * tax // 100, unknown

#> product_price_lookup_total({"A1": 2, "B2": 1}, {"A1": 350, "B2": 999})
#> product_price_lookup_total({"Z": 9}, {})
#> product_price_lookup_total({}, {"x": 1}, 20)
#> product_price_lookup_total({"a": 3, "q": 1}, {"a": 15}, tax=7)
#> product_price_lookup_total({"m": -1, "n": 4}, {"m": 100, "n": 25})

### dict_comp_overwrite
def dict_comp_overwrite(xs, m):
    return {x % m: i for i, x in enumerate(xs) if x > i}

#> dict_comp_overwrite([5, 8, 11, 1], 3)
#> dict_comp_overwrite([], 2)
#> dict_comp_overwrite([0, 1, 2], 7)
#> dict_comp_overwrite([10, 20, 30, 40], 20)
#> dict_comp_overwrite([9], 0)

### seq_of_drops
def seq_of_drops(xs):
    out = []
    while xs:
        out.append(xs[0])
        xs = [x for x in xs[1:] if x < out[-1]]
    return out

#> seq_of_drops([7, 9, 4, 6, 2, 3])
#> seq_of_drops([])
#> seq_of_drops([1, 1, 1])
#> seq_of_drops(["m", "z", "a"])
#> seq_of_drops([0, -1, 5, -3, -2])

### histogram_max_bar
def histogram_max_bar(hist):
    width = max(len(str(k)) for k in hist)
    return "\n".join(f"{k!s:>{width}}|{'=' * v}" for k, v in hist.items())

#> histogram_max_bar({"a": 3, "bcd": 1})
#> histogram_max_bar({10: 0, 5: 2})
#> histogram_max_bar({})
#> histogram_max_bar({None: 1, True: 4})
#> histogram_max_bar({"": 2})

### cumulative_or_bits
def cumulative_or_bits(masks):
    acc, fresh = 0, []
    for m in masks:
        new = m & ~acc
        if new:
            fresh.append(new)
        acc |= m
    return acc, fresh

#> cumulative_or_bits([1, 3, 2, 8])
#> cumulative_or_bits([])
#> cumulative_or_bits([0, 0])
#> cumulative_or_bits([5, 10, 15])
#> cumulative_or_bits([-8, 7])

### list_sub_add_ops
def list_sub_add_ops(base, ops):
    for sign, x in ops:
        if sign == "+":
            base = base + [x]
        elif x in base:
            base = [b for b in base if b != x]
        else:
            base = base[:-1]
    return base

#> list_sub_add_ops([1, 2], [("+", 2), ("-", 2)])
#> list_sub_add_ops([], [("-", 5), ("+", 6)])
#> list_sub_add_ops(["a", "b", "c"], [("-", "z"), ("-", "a")])
#> list_sub_add_ops([0], [])
#> list_sub_add_ops([4, 4, 4], [("+", 5), ("-", 4), ("-", 4)])

### border_trace_lengths
def border_trace_lengths(rows, cols):
    if rows < 1 or cols < 1:
        return 0
    return rows * cols - max(rows - 2, 0) * max(cols - 2, 0)

#> border_trace_lengths(4, 5)
#> border_trace_lengths(1, 9)
#> border_trace_lengths(0, 3)
#> border_trace_lengths(2, 2)
#> border_trace_lengths(10, 3)

### chat_last_seen
def chat_last_seen(messages, me):
    """Minutes since each other person wrote, newest message first."""
    last = {}
    for minute, who in messages:
        if who != me:
            last[who] = minute
    now = messages[-1][0] if messages else 0
    return sorted((now - m, w) for w, m in last.items())

#> chat_last_seen([(1, "ann"), (4, "bob"), (6, "ann"), (9, "me")], "me")
#> chat_last_seen([], "x")
#> chat_last_seen([(5, "me")], "me")
#> chat_last_seen([(0, "z"), (0, "y")], "q")
#> chat_last_seen([(10, "kim"), (20, "lee"), (20, "kim")], "lee")

### stretch_list
def stretch_list(xs, factor):
    out = []
    for i, x in enumerate(xs):
        out[len(out):] = [x] * (factor + i % 2)
    return out

#> stretch_list([1, 2, 3], 1)
#> stretch_list([], 4)
#> stretch_list(["a", "b"], 0)
#> stretch_list([None, True, 0, 5], 2)
#> stretch_list([7, 8], -1)

### checksum_weights
def checksum_weights(code, weights=(3, 1)):
    total = sum(int(c) * weights[i % len(weights)] for i, c in enumerate(code) if c.isdigit())
    return -total % 10

#> checksum_weights("400638133393")
#> checksum_weights("")
#> checksum_weights("12-34-5")
#> checksum_weights("99999", weights=(2,))
#> checksum_weights("abc7", (1, 5, 7))

### sets_to_groups_union
def sets_to_groups_union(pairs):
    groups = []
    for a, b in pairs:
        hit = [g for g in groups if a in g or b in g]
        groups = [g for g in groups if g not in hit]
        groups.append(set().union({a, b}, *hit))
    return sorted(sorted(g) for g in groups)

#> sets_to_groups_union([(1, 2), (3, 4), (2, 3), (7, 8)])
#> sets_to_groups_union([])
#> sets_to_groups_union([("x", "x")])
#> sets_to_groups_union([("a", "b"), ("c", "d"), ("e", "f")])
#> sets_to_groups_union([(5, 1), (9, 5), (1, 9)])
