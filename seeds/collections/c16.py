### frog_across_stones
def frog_across_stones(stones, reach):
    hops, at = 0, 0
    stones = sorted(stones)
    while at < 20:
        options = [s for s in stones if at < s <= at + reach]
        if not options:
            return hops, at
        at, hops = options[-1], hops + 1
    return hops

#> frog_across_stones([3, 7, 9, 14, 18, 21], 6)
#> frog_across_stones([], 5)
#> frog_across_stones([5, 10, 15, 20], 5)
#> frog_across_stones([2, 4, 13], 4)
#> frog_across_stones([25], 30)

### list_of_lists_pop_round
def list_of_lists_pop_round(lists):
    out = []
    while any(lists):
        for sub in lists:
            if sub:
                out.append(sub.pop(0))
        lists.reverse()
    return out

#> list_of_lists_pop_round([[1, 2, 3], [4], [5, 6]])
#> list_of_lists_pop_round([])
#> list_of_lists_pop_round([[], ["x"]])
#> list_of_lists_pop_round([["a", "b"], ["c", "d"]])
#> list_of_lists_pop_round([[0], [0, 0]])

### bump_first_smaller
def bump_first_smaller(xs):
    for i in range(len(xs) - 2, -1, -1):
        if xs[i] < xs[i + 1]:
            j = max(k for k in range(i + 1, len(xs)) if xs[k] > xs[i])
            xs[i], xs[j] = xs[j], xs[i]
            xs[i + 1:] = xs[:i:-1]
            return xs
    return xs[::-1]

#> bump_first_smaller([1, 3, 2])
#> bump_first_smaller([3, 2, 1])
#> bump_first_smaller([])
#> bump_first_smaller([1, 1, 5])
#> bump_first_smaller([2, 4, 4, 3, 1])

### nested_get_or_create
def nested_get_or_create(store, path, value):
    node = store
    for part in path[:-1]:
        node = node.setdefault(part, {})
    old = node.get(path[-1])
    node[path[-1]] = value
    return old, store

#> nested_get_or_create({}, ["a", "b"], 1)
#> nested_get_or_create({"a": {"b": 5}}, ["a", "b"], 6)
#> nested_get_or_create({"x": 0}, ["x"], None)
#> nested_get_or_create({"k": {}}, ("k", "m", "n"), [])
#> nested_get_or_create({"v": 3}, [], 4)

### collapse_matrix_rows
def collapse_matrix_rows(m, keep):
    out = [m[i] for i in keep]
    out[0] = [sum(c) for c in zip(*m)]
    return out

#> collapse_matrix_rows([[1, 2], [3, 4], [5, 6]], [0, 2])
#> collapse_matrix_rows([[7]], [0])
#> collapse_matrix_rows([[1, 0], [0, 1]], [-1, -2, -1])
#> collapse_matrix_rows([[1, 2, 3], [4]], [1])
#> collapse_matrix_rows([[9]], [])

### cooking_timers_next
def cooking_timers_next(timers, now):
    rest = sorted((t - now, name) for name, t in timers.items() if t > now)
    return rest[0] if rest else (0, "done")

#> cooking_timers_next({"rice": 18, "egg": 7, "soup": 30}, 10)
#> cooking_timers_next({}, 0)
#> cooking_timers_next({"tea": 3}, 3)
#> cooking_timers_next({"b": 5, "a": 5}, 1)
#> cooking_timers_next({"x": -1, "y": 0}, -2)

### replace_runs_with_len
def replace_runs_with_len(xs, v):
    i = 0
    while i < len(xs):
        j = i
        while j < len(xs) and xs[j] == v:
            j += 1
        if j > i:
            xs[i:j] = [j - i]
        i += 1
    return xs

#> replace_runs_with_len([0, 0, 5, 0, 7], 0)
#> replace_runs_with_len([], 1)
#> replace_runs_with_len(["x", "x", "x"], "x")
#> replace_runs_with_len([1, 2, 3], 9)
#> replace_runs_with_len([2, 2, 1, 2], 2)

### tri_state_cycle
def tri_state_cycle(cells, clicks):
    marks = ["-", "x", "o"]
    for c in clicks:
        cells[c] = marks[(marks.index(cells[c]) + 1) % 3]
    return "".join(cells)

#> tri_state_cycle(["-", "-", "-"], [0, 0, 2])
#> tri_state_cycle([], [])
#> tri_state_cycle(["o", "x"], [-1, 0])
#> tri_state_cycle(["-", "?"], [1])
#> tri_state_cycle(["x", "x", "o", "-"], [3, 3, 3, 1])

### ledger_reverse_scan
def ledger_reverse_scan(entries, amount):
    picked = []
    for i in reversed(range(len(entries))):
        if entries[i] <= amount:
            amount -= entries[i]
            picked.append(i)
        if amount == 0:
            return picked
    return picked + [-amount]

#> ledger_reverse_scan([5, 3, 7, 2], 9)
#> ledger_reverse_scan([], 4)
#> ledger_reverse_scan([8, 8], 5)
#> ledger_reverse_scan([1, 1, 1], 2)
#> ledger_reverse_scan([6, 4, 3], 13)

### ages_to_brackets
def ages_to_brackets(ages, size=10):
    out = {}
    for a in sorted(ages):
        lo = a // size * size
        key = f"{lo}-{lo + size - 1}"
        out[key] = out.get(key, 0) + 1
    return out

#> ages_to_brackets([23, 31, 25, 8, 39])
#> ages_to_brackets([])
#> ages_to_brackets([0, 4, 5], 5)
#> ages_to_brackets([100, 99], size=50)
#> ages_to_brackets([-1, 7])

### stars_rating_median
def stars_rating_median(hist):
    n = sum(hist.values())
    seen = 0
    for stars in sorted(hist):
        seen += hist[stars]
        if seen * 2 >= n:
            return stars, f"{seen}/{n}"

#> stars_rating_median({5: 10, 1: 3, 4: 2})
#> stars_rating_median({})
#> stars_rating_median({3: 1})
#> stars_rating_median({1: 5, 5: 5})
#> stars_rating_median({2: 0, 4: 1, 3: 1, 5: 1})

### chess_rooks_safe
def chess_rooks_safe(rooks):
    rows = [r for r, _ in rooks]
    cols = [c for _, c in rooks]
    return [(r, c) for r, c in rooks if rows.count(r) == cols.count(c) == 1]

#> chess_rooks_safe([(0, 0), (1, 3), (1, 5)])
#> chess_rooks_safe([])
#> chess_rooks_safe([(2, 2), (3, 3)])
#> chess_rooks_safe([(4, 1), (5, 1), (6, 7)])
#> chess_rooks_safe([("a", 1), ("h", 8), ("a", 8), ("b", 2)])

### tape_write_moves
def tape_write_moves(tape, program):
    pos = 0
    for op in program:
        if op == "+":
            tape[pos] += 1
        elif op in "<>":
            pos += 1 if op == ">" else -1
            if pos == len(tape):
                tape.append(0)
        else:
            tape[pos] = int(op)
    return pos, tape

#> tape_write_moves([0], "+>+>+")
#> tape_write_moves([4, 4], "<+")
#> tape_write_moves([1], "")
#> tape_write_moves([0, 0, 0], ">9+<3")
#> tape_write_moves([5], "x")

### smallest_rotation_index
def smallest_rotation_index(xs):
    rots = [xs[i:] + xs[:i] for i in range(len(xs))]
    return min(range(len(xs)), key=rots.__getitem__, default=None), min(rots, default=[])

#> smallest_rotation_index([3, 1, 2, 1])
#> smallest_rotation_index([])
#> smallest_rotation_index([5])
#> smallest_rotation_index("banana")
#> smallest_rotation_index([2, 2, 2])

### sock_size_range_lookup
SIZES = {"S": (35, 38), "M": (39, 42), "L": (43, 46)}

def sock_size_range_lookup(feet):
    return [next((s for s, (lo, hi) in SIZES.items() if lo <= f <= hi), None) for f in feet]

#> sock_size_range_lookup([36, 42, 45])
#> sock_size_range_lookup([])
#> sock_size_range_lookup([34, 47])
#> sock_size_range_lookup([38.5, 39])
#> sock_size_range_lookup([43, 43, 35])

### nested_tuple_total
def nested_tuple_total(t):
    if isinstance(t, tuple):
        return -sum(nested_tuple_total(x) for x in t)
    return t

#> nested_tuple_total((1, (2, 3), 4))
#> nested_tuple_total(())
#> nested_tuple_total(9)
#> nested_tuple_total(((((5,),),),))
#> nested_tuple_total((True, (False, (10, -10)), 0.5))

### mark_overdue_chain
def mark_overdue_chain(tasks, today):
    late = set()
    for name, (due, needs) in tasks.items():
        if due < today or late & set(needs):
            late.add(name)
    return sorted(late)

#> mark_overdue_chain({"dig": (3, []), "pour": (9, ["dig"]), "paint": (12, ["pour"])}, 5)
#> mark_overdue_chain({}, 1)
#> mark_overdue_chain({"a": (5, ["b"]), "b": (1, [])}, 4)
#> mark_overdue_chain({"x": (7, [])}, 7)
#> mark_overdue_chain({"k": (0, ()), "m": (8, ("z",)), "n": (8, ("z", "k"))}, 2)

### carry_over_limits
def carry_over_limits(minutes, cap):
    carry, paid = 0, []
    for m in minutes:
        carry += m
        paid.append(min(carry, cap))
        carry -= paid[-1]
    while carry > 0:
        paid.append(min(carry, cap))
        carry -= cap
    return paid

#> carry_over_limits([70, 10, 130], 60)
#> carry_over_limits([], 30)
#> carry_over_limits([5, 5], 10)
#> carry_over_limits([100], 40)
#> carry_over_limits([0, 61, 0], 60)

### closest_to_zero_prefer_pos
def closest_to_zero_prefer_pos(xs):
    return min(xs, key=lambda x: (abs(x), -x), default=None)

#> closest_to_zero_prefer_pos([-3, 3, 8])
#> closest_to_zero_prefer_pos([])
#> closest_to_zero_prefer_pos([-1, 4])
#> closest_to_zero_prefer_pos([0.5, -0.25, -1])
#> closest_to_zero_prefer_pos([100, -100])

### dict_of_sets_links
def dict_of_sets_links(friends, a, b):
    mutual = friends.get(a, set()) & friends.get(b, set())
    reach = (friends.get(a, set()) | friends.get(b, set())) - {a, b}
    return sorted(mutual), len(reach)

#> dict_of_sets_links({"al": {"bo", "cy"}, "di": {"cy", "al"}}, "al", "di")
#> dict_of_sets_links({}, "x", "y")
#> dict_of_sets_links({"p": {"q"}}, "p", "q")
#> dict_of_sets_links({1: {2, 3, 4}, 2: {1, 3, 4, 5}}, 1, 2)
#> dict_of_sets_links({"m": {"z"}}, "m", "m")

### shave_matrix_until_square
def shave_matrix_until_square(m):
    cuts = 0
    while m and len(m) != len(m[0]):
        if len(m) > len(m[0]):
            m.pop()
        else:
            for row in m:
                del row[-1]
        cuts += 1
    return m, cuts

#> shave_matrix_until_square([[1, 2, 3], [4, 5, 6]])
#> shave_matrix_until_square([])
#> shave_matrix_until_square([[1], [2], [3]])
#> shave_matrix_until_square([["a", "b"], ["c", "d"]])
#> shave_matrix_until_square([[7, 8, 9, 10]])

### pad_front_with_max
def pad_front_with_max(lists):
    width = max(map(len, lists), default=0)
    top = max((max(l) for l in lists if l), default=0)
    return [[top] * (width - len(l)) + l for l in lists]

#> pad_front_with_max([[1], [2, 9], []])
#> pad_front_with_max([])
#> pad_front_with_max([[], []])
#> pad_front_with_max([[-5, -6, -7], [-8]])
#> pad_front_with_max([["b", "a"], ["c"]])

### split_evens_insert_odds
def split_evens_insert_odds(nums):
    out = []
    for n in nums:
        out.insert(0 if n % 2 else len(out) // 2, n)
    return out

#> split_evens_insert_odds([1, 2, 3, 4, 5, 6])
#> split_evens_insert_odds([])
#> split_evens_insert_odds([8, 6, 4])
#> split_evens_insert_odds([7, 9])
#> split_evens_insert_odds([0, -1, -2, 3])

### digit_sum_stable_groups
def digit_sum_stable_groups(nums):
    def ds(n):
        return sum(map(int, str(abs(n))))
    nums.sort(key=ds)
    return [n for i, n in enumerate(nums) if i == 0 or ds(nums[i - 1]) != ds(n)]

#> digit_sum_stable_groups([30, 12, 4, 100, 22])
#> digit_sum_stable_groups([])
#> digit_sum_stable_groups([-9, 9, 18])
#> digit_sum_stable_groups([7])
#> digit_sum_stable_groups([1000, 55, 1, 10, 19])

### leftmost_free_slots
def leftmost_free_slots(guests, size):
    slots = [None] * size
    for name, want in guests:
        i = want
        while i < size and slots[i]:
            i += 1
        if i < size:
            slots[i] = name
        else:
            slots.append(name)
    return slots

#> leftmost_free_slots([("a", 1), ("b", 1), ("c", 0)], 4)
#> leftmost_free_slots([], 2)
#> leftmost_free_slots([("x", 1), ("y", 1)], 2)
#> leftmost_free_slots([("p", 9)], 3)
#> leftmost_free_slots([("m", -1), ("n", -1)], 1)

### order_by_dependency_count
def order_by_dependency_count(deps):
    ready = []
    while len(ready) < len(deps):
        free = sorted(t for t in deps if t not in ready and set(deps[t]) <= set(ready))
        if not free:
            return ready, "cycle"
        ready += free
    return ready

#> order_by_dependency_count({"app": ["lib", "cfg"], "lib": ["core"], "core": [], "cfg": []})
#> order_by_dependency_count({})
#> order_by_dependency_count({"a": ["b"], "b": ["a"], "c": []})
#> order_by_dependency_count({"x": ["ghost"]})
#> order_by_dependency_count({3: [], 1: [3], 2: [3, 1]})

### enumerate_step_labels
def enumerate_step_labels(items, start, step):
    return {f"{start + i * step:+d}": x for i, x in enumerate(items)}

#> enumerate_step_labels(["a", "b", "c"], -10, 10)
#> enumerate_step_labels([], 1, 1)
#> enumerate_step_labels([True, None], 5, 0)
#> enumerate_step_labels("xy", 100, -250)
#> enumerate_step_labels([[]], 1.5, 1)

### strike_through_pairs
def strike_through_pairs(a, b):
    for x in a[:]:
        if x in b:
            a.remove(x)
            b[b.index(x)] = None
    return a, [x for x in b if x is not None]

#> strike_through_pairs(list("flames"), list("small"))
#> strike_through_pairs([], [1])
#> strike_through_pairs([2, 2, 3], [2, 4])
#> strike_through_pairs(["x"], [])
#> strike_through_pairs([None, 0], [0, None])

### tax_bands_breakdown
def tax_bands_breakdown(income, bands):
    parts, lower = [], 0
    for upper, pct in bands:
        if income <= lower:
            break
        parts.append((min(income, upper) - lower) * pct // 100)
        lower = upper
    return parts, sum(parts)

#> tax_bands_breakdown(30000, [(10000, 0), (25000, 20), (99999, 40)])
#> tax_bands_breakdown(0, [(5000, 10)])
#> tax_bands_breakdown(12000, [])
#> tax_bands_breakdown(10000, [(10000, 5), (20000, 15)])
#> tax_bands_breakdown(777, [(100, 1), (200, 2), (300, 3)])

### sub_dict_rotate_keys
def sub_dict_rotate_keys(d, keys):
    held = d.get(keys[0])
    for a, b in zip(keys, keys[1:]):
        d[a] = d.get(b)
    d[keys[-1]] = held
    return d

#> sub_dict_rotate_keys({"a": 1, "b": 2, "c": 3}, ["a", "c"])
#> sub_dict_rotate_keys({"x": 0}, ["x", "y", "z"])
#> sub_dict_rotate_keys({}, ["k"])
#> sub_dict_rotate_keys({"m": 5}, [])
#> sub_dict_rotate_keys({1: "i", 2: "ii", 3: "iii"}, (1, 2, 3, 1))
