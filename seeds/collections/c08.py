### library_due_list
def library_due_list(loans, today):
    late = {b: today - d for b, d in loans.items() if d < today}
    return sorted(late, key=late.get, reverse=True), sum(late.values()) * 25

#> library_due_list({"Emma": 10, "Dune": 14, "Ulysses": 3}, 12)
#> library_due_list({}, 5)
#> library_due_list({"Heidi": 9}, 9)
#> library_due_list({"A": 1, "B": 1, "C": 0}, 2)
#> library_due_list({"Neg": -3, "Pos": 3}, 0)

### count_down_dict_keys
def count_down_dict_keys(timers):
    rung = []
    while timers:
        soonest = min(timers.values())
        timers = {k: t - soonest for k, t in timers.items()}
        rung.append(sorted(k for k, t in timers.items() if t == 0))
        timers = {k: t for k, t in timers.items() if t}
    return rung

#> count_down_dict_keys({"egg": 6, "tea": 3, "rice": 12, "pie": 6})
#> count_down_dict_keys({})
#> count_down_dict_keys({"one": 0})
#> count_down_dict_keys({"a": -1, "b": 1})
#> count_down_dict_keys({"x": 5, "y": 5})

### extended_slice_assign_try
def extended_slice_assign_try(xs, vals):
    try:
        xs[::2] = vals
    except ValueError as err:
        xs.append(str(err)[-8:])
    return xs

#> extended_slice_assign_try([1, 2, 3, 4], [9, 8])
#> extended_slice_assign_try([1, 2, 3], [0])
#> extended_slice_assign_try([], [])
#> extended_slice_assign_try(["a"], "z")
#> extended_slice_assign_try([5, 6, 7, 8, 9], (None, True, False))

### hash_bucket_probe
def hash_bucket_probe(keys, size):
    slots = [None] * size
    probes = 0
    for k in keys:
        i = k % size
        while slots[i] is not None:
            i, probes = (i + 1) % size, probes + 1
        slots[i] = k
    return slots, probes

#> hash_bucket_probe([12, 22, 7], 5)
#> hash_bucket_probe([], 3)
#> hash_bucket_probe([4, 8, 12, 16], 4)
#> hash_bucket_probe([-1, 9], 10)
#> hash_bucket_probe([100], 7)

### split_bill_by_share
def split_bill_by_share(total, shares):
    whole = sum(shares.values())
    parts = {k: total * s // whole for k, s in shares.items()}
    first = next(iter(parts))
    parts[first] += total - sum(parts.values())
    return parts

#> split_bill_by_share(100, {"a": 1, "b": 1, "c": 1})
#> split_bill_by_share(0, {"x": 5})
#> split_bill_by_share(50, {})
#> split_bill_by_share(999, {"p": 2, "q": 3, "r": 0})
#> split_bill_by_share(-10, {"m": 3, "n": 4})

### tuple_in_place_concat
def tuple_in_place_concat(t, xs):
    alias = t
    t += tuple(xs)
    t = t[::-1]
    return alias, t, alias == t[::-1]

#> tuple_in_place_concat((1, 2), [3])
#> tuple_in_place_concat((), [])
#> tuple_in_place_concat(("q",), "rs")
#> tuple_in_place_concat((0, 0), {5: "five"})
#> tuple_in_place_concat([1], [2])

### sort_key_exception_rows
def sort_key_exception_rows(mixed):
    nums = sorted(x for x in mixed if isinstance(x, (int, float)))
    texts = sorted((x for x in mixed if isinstance(x, str)), key=str.swapcase)
    return nums + texts + [len(mixed) - len(nums) - len(texts)]

#> sort_key_exception_rows([3, "b", 1.5, "A", None])
#> sort_key_exception_rows([])
#> sort_key_exception_rows(["x", "X", "y"])
#> sort_key_exception_rows([True, -1, [], {}])
#> sort_key_exception_rows([10, "10", 9, "9"])

### stack_of_plates
def stack_of_plates(ops):
    stack, broken = [], 0
    for op in ops:
        if op > 0:
            stack.extend([op] * min(op, 3))
        elif len(stack) >= -op:
            del stack[len(stack) + op:]
        else:
            broken += 1
    return stack, broken

#> stack_of_plates([2, 5, -3])
#> stack_of_plates([])
#> stack_of_plates([-1, 1, -2])
#> stack_of_plates([4, 0, -3])
#> stack_of_plates([1, 2, -9, -2])

### double_lookup_default
def double_lookup_default(users, aliases, who):
    real = aliases.get(who, who)
    return users.get(real, {}).get("mail", f"{real}@nowhere")

#> double_lookup_default({"ann": {"mail": "a@x.io"}}, {"annie": "ann"}, "annie")
#> double_lookup_default({"bob": {}}, {}, "bob")
#> double_lookup_default({}, {}, "zed")
#> double_lookup_default({"cy": {"mail": None}}, {"c": "cy"}, "c")
#> double_lookup_default({"dee": 5}, {}, "dee")

### triple_nested_count
def triple_nested_count(cube, x):
    return sum(row.count(x) for layer in cube for row in layer), max((len(l) for l in cube), default=0)

#> triple_nested_count([[[1, 0], [0]], [[0, 0, 0]]], 0)
#> triple_nested_count([], 1)
#> triple_nested_count([[], []], 5)
#> triple_nested_count([["hello", "all"]], "l")
#> triple_nested_count([[[None], [True, 1]]], 1)

### caps_by_position
def caps_by_position(players, start):
    for i in range(start, len(players), 3):
        players[i] = players[i].upper()
        players[-i] = players[-i] + "*"
    return players

#> caps_by_position(["ana", "ben", "cal", "dee"], 0)
#> caps_by_position(["x", "y"], 1)
#> caps_by_position([], 0)
#> caps_by_position(["p", "q", "r", "s", "t"], 2)
#> caps_by_position(["a", 5], 1)

### digit_frequency_order
def digit_frequency_order(n):
    s = str(abs(n))
    return [(d, s.count(d)) for d in sorted(set(s), key=lambda d: (s.count(d), s.index(d)))]

#> digit_frequency_order(100231)
#> digit_frequency_order(0)
#> digit_frequency_order(-777)
#> digit_frequency_order(9876543210)
#> digit_frequency_order(1221)

### min_edit_lists_len
def min_edit_lists_len(a, b):
    common = [x for x in a if x in b]
    for x in common:
        b.remove(x)
    return len(a) - len(common), b

#> min_edit_lists_len([1, 2, 3], [3, 4])
#> min_edit_lists_len([], [])
#> min_edit_lists_len(["a", "b"], ["b", "b", "a"])
#> min_edit_lists_len([7, 7], [7])
#> min_edit_lists_len([True, 2], [1, 2, 3])

### lamp_toggle_rounds
def lamp_toggle_rounds(n):
    lamps = [False] * n
    for step in range(1, n + 1):
        for i in range(step - 1, n, step):
            lamps[i] = not lamps[i]
    return [i + 1 for i, on in enumerate(lamps) if on]

#> lamp_toggle_rounds(10)
#> lamp_toggle_rounds(0)
#> lamp_toggle_rounds(1)
#> lamp_toggle_rounds(3)
#> lamp_toggle_rounds(17)

### matrix_set_zeroes
def matrix_set_zeroes(m):
    rows = {i for i, r in enumerate(m) if 0 in r}
    cols = {j for r in m for j, v in enumerate(r) if v == 0}
    return [[0 if i in rows or j in cols else v for j, v in enumerate(r)] for i, r in enumerate(m)]

#> matrix_set_zeroes([[1, 2], [0, 4]])
#> matrix_set_zeroes([])
#> matrix_set_zeroes([[5, 6, 7]])
#> matrix_set_zeroes([[0]])
#> matrix_set_zeroes([[1, 0, 3], [4, 5, 6], [7, 8, False]])

### ratio_table
def ratio_table(counts):
    total = sum(counts.values())
    return {k: f"{v / total:.0%}" for k, v in counts.items()} if total else {}

#> ratio_table({"win": 3, "draw": 1})
#> ratio_table({})
#> ratio_table({"a": 0, "b": 0})
#> ratio_table({"x": 1, "y": 1, "z": 1})
#> ratio_table({"up": 5, "down": -4})

### insert_by_gap
def insert_by_gap(nums, width):
    i = 1
    while i < len(nums):
        if nums[i] - nums[i - 1] > width:
            nums.insert(i, nums[i - 1] + width)
        i += 1
    return nums

#> insert_by_gap([0, 10, 12], 4)
#> insert_by_gap([], 1)
#> insert_by_gap([5], 2)
#> insert_by_gap([9, 1, 2], 3)
#> insert_by_gap([-4, 4], 3)

### group_by_sign_sum
def group_by_sign_sum(*amounts):
    groups = {"-": 0, "0": 0, "+": 0}
    for a in amounts:
        groups["-0+"[(a > 0) - (a < 0) + 1]] += a or 1
    return groups

#> group_by_sign_sum(5, -3, 0, 7)
#> group_by_sign_sum()
#> group_by_sign_sum(0, 0)
#> group_by_sign_sum(-1.5, -2.5)
#> group_by_sign_sum(10 ** 9, True, False)

### unzip_with_defaults
def unzip_with_defaults(pairs):
    left, right = map(list, zip(*pairs)) if pairs else ([], [])
    left.append(right.pop() if right else None)
    return left, right

#> unzip_with_defaults([("a", 1), ("b", 2)])
#> unzip_with_defaults([])
#> unzip_with_defaults([(None, [])])
#> unzip_with_defaults(["xy", "zw", "pq"])
#> unzip_with_defaults([(1, 2, 3)])

### ballot_elimination
def ballot_elimination(ballots):
    dropped = []
    while ballots and len({b[0] for b in ballots}) > 1:
        firsts = [b[0] for b in ballots]
        loser = min(sorted(set(firsts)), key=firsts.count)
        dropped.append(loser)
        ballots = [r for b in ballots if (r := [c for c in b if c != loser])]
    return dropped, ballots[0][0] if ballots else None

#> ballot_elimination([["A", "B"], ["B", "A"], ["A", "C"], ["C", "B"]])
#> ballot_elimination([])
#> ballot_elimination([["X"], ["X", "Y"]])
#> ballot_elimination([["p"], ["q"]])
#> ballot_elimination([["k", "m"], ["m", "k"], ["n", "m"]])

### int_from_mixed_bases
def int_from_mixed_bases(digits, base):
    value = 0
    for d in digits:
        if not 0 <= d < base:
            raise ValueError(f"digit {d} in base {base}")
        value = value * base + d
    return value

#> int_from_mixed_bases([1, 0, 1, 1], 2)
#> int_from_mixed_bases([], 10)
#> int_from_mixed_bases([7, 7], 8)
#> int_from_mixed_bases([1, 9], 9)
#> int_from_mixed_bases([35, 0], 36)

### keys_reached_sum
def keys_reached_sum(tree, node):
    val, kids = tree[node]
    return val + sum(keys_reached_sum(tree, k) for k in kids)

#> keys_reached_sum({"r": (1, ["a", "b"]), "a": (2, []), "b": (3, ["c"]), "c": (10, ())}, "r")
#> keys_reached_sum({"x": (5, [])}, "x")
#> keys_reached_sum({0: (-1, [1, 1]), 1: (4, [])}, 0)
#> keys_reached_sum({"p": (7, ["gone"])}, "p")
#> keys_reached_sum({"k": (0.5, "mn"), "m": (1, ""), "n": (2, "m")}, "k")

### abs_diff_sorted_pairs
def abs_diff_sorted_pairs(xs, ys):
    d = [(abs(x - y), x, y) for x in xs for y in ys]
    d.sort(key=lambda t: (t[0], -t[1]))
    return d[:3]

#> abs_diff_sorted_pairs([1, 8], [3, 9])
#> abs_diff_sorted_pairs([], [1])
#> abs_diff_sorted_pairs([5, 5], [5])
#> abs_diff_sorted_pairs([-10, 10, 0], [1, -1])
#> abs_diff_sorted_pairs([2.5], [2, 3])

### dict_from_enumerate_rev
def dict_from_enumerate_rev(xs):
    d = {x: i for i, x in enumerate(reversed(xs))}
    return sorted(d.items(), key=lambda kv: kv[1]), len(xs) - len(d)

#> dict_from_enumerate_rev(["a", "b", "a", "c"])
#> dict_from_enumerate_rev([])
#> dict_from_enumerate_rev([1, 1, 1])
#> dict_from_enumerate_rev("level")
#> dict_from_enumerate_rev([None, (), 0])

### spiral_steps_end
def spiral_steps_end(n):
    x = y = 0
    dx, dy = 1, 0
    for length in range(1, n + 1):
        x, y = x + dx * length, y + dy * length
        dx, dy = -dy, dx
    return (x, y), (dx, dy)

#> spiral_steps_end(4)
#> spiral_steps_end(0)
#> spiral_steps_end(1)
#> spiral_steps_end(7)
#> spiral_steps_end(-2)

### allowlist_patch
def allowlist_patch(record, patch, allowed=("name", "age")):
    rejected = [k for k in patch if k not in allowed]
    record |= {k: v for k, v in patch.items() if k in allowed and v is not None}
    return record, rejected

#> allowlist_patch({"name": "Io", "age": 4}, {"age": 5, "admin": True})
#> allowlist_patch({}, {})
#> allowlist_patch({"name": "Cy"}, {"name": None})
#> allowlist_patch({"x": 1}, {"x": 2, "y": 3}, allowed="xz")
#> allowlist_patch({"age": 1}, {"name": "", "id": 7, "pw": "s"})

### triangular_lookup
def triangular_lookup(n):
    k = 0
    while (k + 1) * (k + 2) // 2 <= n:
        k += 1
    return k, n - k * (k + 1) // 2

#> triangular_lookup(0)
#> triangular_lookup(6)
#> triangular_lookup(8)
#> triangular_lookup(100)
#> triangular_lookup(-5)

### remove_item_reinsert_sorted
def remove_item_reinsert_sorted(names, old, new):
    if old in names:
        names.remove(old)
    names.append(new)
    names.sort(key=lambda n: (n != new and n.islower(), n))
    return names

#> remove_item_reinsert_sorted(["bea", "Cal", "abe"], "bea", "dot")
#> remove_item_reinsert_sorted([], "x", "y")
#> remove_item_reinsert_sorted(["q", "q"], "q", "Q")
#> remove_item_reinsert_sorted(["z", "Y", "x"], "none", "w")
#> remove_item_reinsert_sorted(["one"], "one", "one")
