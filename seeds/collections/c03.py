### chunk_sums_with_tail
def chunk_sums_with_tail(nums, size):
    sums = [sum(nums[i:i + size]) for i in range(0, len(nums), size)]
    if len(nums) % size:
        sums.append(-sums.pop())
    return sums

#> chunk_sums_with_tail([1, 2, 3, 4, 5], 2)
#> chunk_sums_with_tail([], 3)
#> chunk_sums_with_tail([10, -10, 4, 6], 2)
#> chunk_sums_with_tail([7], 4)
#> chunk_sums_with_tail([1], 0)

### index_of_max_gap
def index_of_max_gap(times):
    gaps = [b - a for a, b in zip(times, times[1:])]
    return gaps.index(max(gaps)), sum(gaps)

#> index_of_max_gap([0, 4, 6, 15, 16])
#> index_of_max_gap([3, 3])
#> index_of_max_gap([100])
#> index_of_max_gap([9, 7, 8, 9])
#> index_of_max_gap([-5, 0, 5, 10])

### any_prefix_blocked
def any_prefix_blocked(paths, blocked):
    ok = []
    for p in paths:
        if any(p[:len(b)] == b for b in blocked):
            continue
        ok.append(p)
    return ok

#> any_prefix_blocked(["/tmp/x", "/home/z", "/tmp"], ["/tmp"])
#> any_prefix_blocked([], ["a"])
#> any_prefix_blocked([(1, 2, 3), (1, 3)], [(1, 2)])
#> any_prefix_blocked(["abc"], [])
#> any_prefix_blocked(["abc", ""], [""])

### exact_sum_from_both_ends
def exact_sum_from_both_ends(sorted_nums, target):
    i, j, found = 0, len(sorted_nums) - 1, []
    while i < j:
        s = sorted_nums[i] + sorted_nums[j]
        if s == target:
            found.append((sorted_nums[i], sorted_nums[j]))
        i, j = i + (s <= target), j - (s >= target)
    return found

#> exact_sum_from_both_ends([1, 2, 4, 6, 8, 9], 12)
#> exact_sum_from_both_ends([], 0)
#> exact_sum_from_both_ends([5], 10)
#> exact_sum_from_both_ends([-4, -1, 0, 1, 4], 0)
#> exact_sum_from_both_ends([2, 2, 2, 2], 4)

### values_sorted_by_key_len
def values_sorted_by_key_len(d):
    return [d[k] for k in sorted(d, key=lambda k: (len(k), k[::-1]))]

#> values_sorted_by_key_len({"bc": 1, "ab": 2, "z": 3, "ca": 4})
#> values_sorted_by_key_len({})
#> values_sorted_by_key_len({"": None, "x": 0})
#> values_sorted_by_key_len({(1, 2): "t", (0,): "o"})
#> values_sorted_by_key_len({"k": 1, 5: 2})

### shrink_by_neighbor_sum
def shrink_by_neighbor_sum(a):
    while len(a) > 2:
        a[:2] = [a[0] + a[1] - a[-1]]
    return a

#> shrink_by_neighbor_sum([1, 2, 3, 4])
#> shrink_by_neighbor_sum([])
#> shrink_by_neighbor_sum([5, 5])
#> shrink_by_neighbor_sum([10, -10, 10])
#> shrink_by_neighbor_sum([0, 0, 0, 0, 7])

### swap_get_drop_none
def swap_get_drop_none(d, a, b):
    d[a], d[b] = d.get(b), d.get(a)
    return {k: v for k, v in d.items() if v is not None}

#> swap_get_drop_none({"l": 1, "r": 2}, "l", "r")
#> swap_get_drop_none({"l": 1}, "l", "q")
#> swap_get_drop_none({}, 0, 1)
#> swap_get_drop_none({"x": [1], "y": None, "z": 3}, "x", "z")
#> swap_get_drop_none({"same": 8}, "same", "same")

### decode_bitmask_features
FLAGS = ("wifi", "gps", "nfc", "5g")

def decode_bitmask_features(mask):
    on = [name for i, name in enumerate(FLAGS) if mask & 1 << i]
    extra = mask >> len(FLAGS)
    return on + [f"+{extra}"] if extra else on

#> decode_bitmask_features(5)
#> decode_bitmask_features(0)
#> decode_bitmask_features(31)
#> decode_bitmask_features(-1)
#> decode_bitmask_features(72)

### every_other_swapped
def every_other_swapped(xs):
    xs[::2], xs[1::2] = xs[1::2], xs[::2]
    return xs

#> every_other_swapped([1, 2, 3, 4])
#> every_other_swapped([])
#> every_other_swapped(["a", "b"])
#> every_other_swapped([7, 8, 9])
#> every_other_swapped([True, None, 0.5, "q", [], ()])

### bill_split_cents
def bill_split_cents(total, people):
    share, extra = divmod(total, len(people))
    return {p: share + (i < extra) for i, p in enumerate(people)}

#> bill_split_cents(1000, ["Ana", "Ben", "Caz"])
#> bill_split_cents(0, ["Dot"])
#> bill_split_cents(5, [])
#> bill_split_cents(-7, ["e", "f"])
#> bill_split_cents(12, ["g", "h", "g"])

### walk_back_by_value
def walk_back_by_value(xs):
    i, trail = -1, []
    while -len(xs) <= i:
        trail.append(xs[i])
        i -= max(1, xs[i])
    return trail

#> walk_back_by_value([4, 1, 2, 1, 3])
#> walk_back_by_value([])
#> walk_back_by_value([0, 0, 0])
#> walk_back_by_value([1, 9])
#> walk_back_by_value([5, -5, 2, 2, -1, 1])

### longest_true_streak_end
def longest_true_streak_end(flags):
    best = cur = end = 0
    for i, f in enumerate(flags):
        cur = cur + 1 if f else 0
        if cur >= best:
            best, end = cur, i
    return best, end

#> longest_true_streak_end([True, True, False, True, True])
#> longest_true_streak_end([])
#> longest_true_streak_end([0, 0])
#> longest_true_streak_end(["x", "", "y", "z", None])
#> longest_true_streak_end([1, 1, 1, 0, 1])

### list_mul_aliasing
def list_mul_aliasing(x, n):
    rows = [[x]] * n + [[x]]
    rows[0].append(n)
    rows[-1].extend(rows[0])
    return rows

#> list_mul_aliasing("o", 2)
#> list_mul_aliasing(5, 1)
#> list_mul_aliasing(None, 0)
#> list_mul_aliasing([], -3)
#> list_mul_aliasing(True, 3)

### versions_newest_each
def versions_newest_each(releases):
    latest = {}
    for tag in releases:
        name, _, ver = tag.partition("@")
        num = tuple(int(p) for p in ver.split("."))
        latest[name] = max(latest.get(name, (0,)), num)
    return latest

#> versions_newest_each(["ui@1.2", "ui@1.10", "db@3"])
#> versions_newest_each([])
#> versions_newest_each(["x@0.0.1", "x@0.0"])
#> versions_newest_each(["bad"])
#> versions_newest_each(["a@2.0", "b@0.9.9", "a@1.99.99"])

### remove_all_in_place_index
def remove_all_in_place_index(arr, val):
    i = 0
    while i < len(arr):
        if arr[i] == val:
            arr[i] = arr[-1]
            arr.pop()
        else:
            i += 1
    return arr

#> remove_all_in_place_index([3, 1, 3, 2, 4], 3)
#> remove_all_in_place_index([], 0)
#> remove_all_in_place_index([7, 7, 7], 7)
#> remove_all_in_place_index(["a", "b", "a"], "z")
#> remove_all_in_place_index([1, 5, True, 6, 1.0], 1)

### star_args_stats
def star_args_stats(label, *nums, **opts):
    digits = opts.pop("digits", 1)
    mean = round(sum(nums) / len(nums), digits) if nums else None
    return label, mean, sorted(opts)

#> star_args_stats("t", 4, 5, 6)
#> star_args_stats("none")
#> star_args_stats("p", 1, 2, digits=0)
#> star_args_stats("q", 10, 3, 3, digits=3, unit="kg", axis=0)
#> star_args_stats("", -1.25, -1.25, b=1)

### digit_reverse_signed
def digit_reverse_signed(nums):
    return [(-1 if n < 0 else 1) * int(str(abs(n))[::-1]) for n in nums]

#> digit_reverse_signed([123, -450, 7])
#> digit_reverse_signed([])
#> digit_reverse_signed([0, -0, 1000])
#> digit_reverse_signed([10 ** 12 + 5])
#> digit_reverse_signed([-98, 89, True])

### pick_by_mask_and_rest
def pick_by_mask_and_rest(items, mask):
    parts = ([], [])
    for item, m in zip(items, mask):
        parts[bool(m)].append(item)
    return parts[1] + items[len(mask):], parts[0]

#> pick_by_mask_and_rest(["x", "y", "z"], [1, 0, 1])
#> pick_by_mask_and_rest([], [True])
#> pick_by_mask_and_rest([4, 5, 6, 7], [0, 0])
#> pick_by_mask_and_rest([9, 8], "ab")
#> pick_by_mask_and_rest([1, 2, 3], [None, [], [0]])

### parent_chain
def parent_chain(parents, node):
    chain = [node]
    while (node := parents.get(node)) is not None:
        if node in chain:
            return chain + ["loop"]
        chain.append(node)
    return chain

#> parent_chain({"leaf": "twig", "twig": "trunk"}, "leaf")
#> parent_chain({}, "root")
#> parent_chain({"a": "b", "b": "a"}, "a")
#> parent_chain({3: 2, 2: 1, 1: 0, 0: None}, 3)
#> parent_chain({"self": "self"}, "self")

### pop_middle_until
def pop_middle_until(lst, n):
    out = []
    while len(lst) > n:
        out.append(lst.pop(len(lst) // 2))
    return out + ["|"] + lst

#> pop_middle_until([1, 2, 3, 4, 5], 2)
#> pop_middle_until([], 0)
#> pop_middle_until(["a", "b"], 0)
#> pop_middle_until([6], 1)
#> pop_middle_until([9, 8, 7, 6], 1)

### dict_keys_union_counts
def dict_keys_union_counts(*dicts):
    keys = sorted(set().union(*dicts))
    return {k: sum(k in d for d in dicts) for k in keys}

#> dict_keys_union_counts({"a": 1, "b": 2}, {"b": 3, "c": 4})
#> dict_keys_union_counts()
#> dict_keys_union_counts({}, {})
#> dict_keys_union_counts({2: 0}, {1: 0, 2: 1}, {2: None})
#> dict_keys_union_counts({"x": 1}, {"": 1}, {"x": 0, "Y": 2})

### while_consume_two
def while_consume_two(stack):
    total = 0
    while len(stack) >= 2:
        b, a = stack.pop(), stack.pop()
        total += a - b
        if total < 0:
            stack.append(-total)
            total = 0
    return total, stack

#> while_consume_two([8, 3, 9, 2])
#> while_consume_two([])
#> while_consume_two([1, 5])
#> while_consume_two([2, 2, 2])
#> while_consume_two([10, 4, 1, 6, 3])

### extend_with_itself_reversed
def extend_with_itself_reversed(seq, skip=1):
    seq.extend(seq[-1 - skip::-1])
    return seq

#> extend_with_itself_reversed([1, 2, 3])
#> extend_with_itself_reversed([1, 2, 3], 0)
#> extend_with_itself_reversed([])
#> extend_with_itself_reversed(["p", "q", "r", "s"], skip=3)
#> extend_with_itself_reversed([5, 6], 7)

### key_of_closest_value
def key_of_closest_value(readings, target):
    if not readings:
        return None
    key = min(readings, key=lambda k: abs(readings[k] - target))
    return key, round(readings[key] - target, 2)

#> key_of_closest_value({"s1": 20.5, "s2": 22.0, "s3": 19.75}, 21)
#> key_of_closest_value({}, 0)
#> key_of_closest_value({"a": 4, "b": 6}, 5)
#> key_of_closest_value({1: -100, 2: 100}, 1)
#> key_of_closest_value({"x": "9"}, 9)

### lock_combo_turns
def lock_combo_turns(dial, turns, size=10):
    hits = []
    for t in turns:
        dial = (dial + t) % size
        if not dial:
            hits.append(t)
    return dial, hits

#> lock_combo_turns(5, [5, -3, 13])
#> lock_combo_turns(0, [])
#> lock_combo_turns(9, [1, -10, 100], 10)
#> lock_combo_turns(50, [-68, 18, -100], size=100)
#> lock_combo_turns(3, [4, 4], 4)

### sort_by_multiple_flags
def sort_by_multiple_flags(tasks):
    """Open tasks first, high priority first, then by name."""
    tasks.sort(key=lambda t: (t["done"], -t.get("prio", 0), t["name"]))
    return [t["name"] for t in tasks]

#> sort_by_multiple_flags([{"name": "b", "done": True}, {"name": "a", "done": False, "prio": 1}])
#> sort_by_multiple_flags([])
#> sort_by_multiple_flags([{"name": "y", "done": 0}, {"name": "x", "done": 0}])
#> sort_by_multiple_flags([{"name": "m", "done": False, "prio": 2}, {"name": "k", "done": False, "prio": 9}, {"name": "z", "done": True, "prio": 5}])
#> sort_by_multiple_flags([{"done": False}])

### bin_padded_rows
def bin_padded_rows(nums):
    width = max(map(int.bit_length, nums), default=1)
    return [format(n, f"0{width}b") for n in nums]

#> bin_padded_rows([3, 10, 1])
#> bin_padded_rows([])
#> bin_padded_rows([0])
#> bin_padded_rows([-4, 4])
#> bin_padded_rows([255, 16, 7, 0])

### list_equality_identity
def list_equality_identity(a):
    b, c = a, a[:]
    b.append(c)
    c.append(1)
    return a == b, a == c, len(a) - len(c), a

#> list_equality_identity([])
#> list_equality_identity([5, 6])
#> list_equality_identity([[]])
#> list_equality_identity([None, "n"])
#> list_equality_identity([1, 1, 1])

### checkdigit_luhn_step
def checkdigit_luhn_step(digits):
    total = 0
    for i, d in enumerate(reversed(digits)):
        d *= 1 + i % 2
        total += d - 9 if d > 9 else d
    return total % 10 == 0, total

#> checkdigit_luhn_step([4, 5, 3, 9])
#> checkdigit_luhn_step([])
#> checkdigit_luhn_step([1, 8])
#> checkdigit_luhn_step([9, 9, 9])
#> checkdigit_luhn_step([7, 9, 9, 2, 7, 3, 9, 8, 7, 1, 3])

### first_duplicate_distance_map
def first_duplicate_distance_map(xs):
    last, dist = {}, {}
    for i, x in enumerate(xs):
        if x in last and x not in dist:
            dist[x] = i - last[x]
        last[x] = i
    return dist

#> first_duplicate_distance_map([5, 3, 5, 5, 3])
#> first_duplicate_distance_map([])
#> first_duplicate_distance_map("banana")
#> first_duplicate_distance_map([1, 2, 3])
#> first_duplicate_distance_map([None, True, None, 1])

### update_from_generator
def update_from_generator(d, names):
    d.update((n, len(d)) for n in names)
    return d

#> update_from_generator({}, ["a", "b", "a"])
#> update_from_generator({"z": 26}, [])
#> update_from_generator({"x": 0, "y": 0}, ("y", "w"))
#> update_from_generator({1: "one"}, range(3))
#> update_from_generator({"k": []}, ["k", [1]])

### del_slice_then_index
def del_slice_then_index(xs, x):
    at = xs.index(x)
    del xs[at - 1:at + 1]
    return at, xs

#> del_slice_then_index([4, 5, 6, 7], 6)
#> del_slice_then_index([4, 5, 6], 4)
#> del_slice_then_index(["a"], "a")
#> del_slice_then_index([], None)
#> del_slice_then_index([1, 2, 2, 3, 2], 2)

### crossing_sign_count
def crossing_sign_count(seq):
    return sum(1 for a, b in zip(seq, seq[1:]) if a * b < 0 or a == 0 != b)

#> crossing_sign_count([1, -2, 3, 3, -1])
#> crossing_sign_count([])
#> crossing_sign_count([0, 0, 5])
#> crossing_sign_count([-1])
#> crossing_sign_count([4, 0, -4, 0])
