### pop_by_own_value
def pop_by_own_value(xs):
    trail = []
    while xs:
        at = xs[0] % len(xs)
        trail.append(xs.pop(at))
    return trail

#> pop_by_own_value([3, 1, 2, 5])
#> pop_by_own_value([])
#> pop_by_own_value([7])
#> pop_by_own_value([-1, 10, 20])
#> pop_by_own_value([2, 2, 2, 8])

### reverse_if_longer
def reverse_if_longer(a, b):
    if len(a) > len(b):
        a.reverse()
    elif len(a) < len(b):
        b.reverse()
    else:
        a, b = b, a
    a.extend(b)
    return a

#> reverse_if_longer([1, 2, 3], [4])
#> reverse_if_longer(["x"], ["y", "z"])
#> reverse_if_longer([1], [2])
#> reverse_if_longer([], [])
#> reverse_if_longer([], [None, 0])

### sort_key_index_lookup
def sort_key_index_lookup(words, priority):
    words.sort(key=lambda w: priority.index(w) if w in priority else len(priority))
    return words

#> sort_key_index_lookup(["low", "high", "mid", "??", "high"], ["high", "mid", "low"])
#> sort_key_index_lookup([], ["a"])
#> sort_key_index_lookup(["b", "a"], [])
#> sort_key_index_lookup([3, 1, 2], [2, 3])
#> sort_key_index_lookup(["é", "e"], "eé")

### index_with_bounds_sum
def index_with_bounds_sum(xs, v):
    total, start = 0, 0
    while v in xs[start:]:
        start = xs.index(v, start) + 1
        total += start
    return total

#> index_with_bounds_sum([1, 2, 1, 1], 1)
#> index_with_bounds_sum([], 3)
#> index_with_bounds_sum(["a", "b"], "z")
#> index_with_bounds_sum([0, 0, 0], 0)
#> index_with_bounds_sum([None, 5, None], None)

### clear_alias_effect
def clear_alias_effect(groups):
    total = groups[0]
    for g in groups[1:]:
        total += g
        g.clear()
    return groups

#> clear_alias_effect([[1], [2, 3], [4]])
#> clear_alias_effect([["a"]])
#> clear_alias_effect([[], [], [None]])
#> clear_alias_effect([])
#> clear_alias_effect([[0], []])

### rebind_in_loop
def rebind_in_loop(rows):
    for row in rows:
        row = row + [0]
    for i in range(len(rows)):
        rows[i] = [len(rows[i])] + rows[i]
    for row in rows:
        row += [9]
    return rows

#> rebind_in_loop([[1], [2, 2]])
#> rebind_in_loop([])
#> rebind_in_loop([[]])
#> rebind_in_loop([["a", "b", "c"]])
#> rebind_in_loop([[None], [], [0, 0]])

### extend_string_vs_list
def extend_string_vs_list(bag, thing):
    bag.extend(thing)
    bag += thing[:2]
    bag.append(thing)
    return len(bag), bag[-1] is thing, bag[:3]

#> extend_string_vs_list([], "door")
#> extend_string_vs_list(["a"], ["b", "c"])
#> extend_string_vs_list([1], (2,))
#> extend_string_vs_list([], "")
#> extend_string_vs_list([0], 5)

### del_slice_negative_step
def del_slice_negative_step(xs, k):
    del xs[:-k - 1:-1]
    del xs[::k]
    return xs

#> del_slice_negative_step([1, 2, 3, 4, 5, 6], 2)
#> del_slice_negative_step(["a", "b", "c", "d"], 3)
#> del_slice_negative_step([], 1)
#> del_slice_negative_step([9, 8, 7], 1)
#> del_slice_negative_step([1, 2], 0)

### or_default_list
def or_default_list(a, b):
    c = a or b
    d = a and b
    c.append("c")
    return a, b, d

#> or_default_list([], [1])
#> or_default_list([0], [])
#> or_default_list(["x"], ["y"])
#> or_default_list([], [])
#> or_default_list([[]], [[], []])

### zip_uneven_mutation
def zip_uneven_mutation(a, b):
    for x, y in zip(a, b):
        if x == y:
            b.append(x)
        else:
            a.append(y)
        if len(a) + len(b) > 12:
            break
    return a, b

#> zip_uneven_mutation([1], [1])
#> zip_uneven_mutation([1], [2, 3])
#> zip_uneven_mutation([], [4])
#> zip_uneven_mutation(["a", "b"], ["b", "a"])
#> zip_uneven_mutation([0, 0, 0, 0, 0], [1, 1, 1, 1, 1])

### min_max_remove_loop
def min_max_remove_loop(pool):
    out = []
    while len(pool) > 1:
        lo, hi = min(pool), max(pool)
        pool.remove(lo)
        pool.remove(hi)
        out.append(hi - lo)
        if len(out) % 2:
            pool.insert(0, lo)
    return out, pool

#> min_max_remove_loop([4, 9, 2, 7])
#> min_max_remove_loop([])
#> min_max_remove_loop([3])
#> min_max_remove_loop([5, 5, 5])
#> min_max_remove_loop([10, -10, 0, 1.5])

### nested_pop_targets
def nested_pop_targets(m):
    m[0].append(m[-1].pop())
    m.insert(1, m.pop(0)[1:])
    return m, sum(map(len, m))

#> nested_pop_targets([[1, 2], [3, 4]])
#> nested_pop_targets([["a", "b"]])
#> nested_pop_targets([[], [0], [5, 6]])
#> nested_pop_targets([[1], []])
#> nested_pop_targets([[None], [True, False], ["z"]])

### copy_before_extend
def copy_before_extend(chain):
    history = [chain.copy()]
    for x in history[0]:
        chain.extend([x] * 2)
        chain.remove(x)
        history.append(chain.copy())
    return history

#> copy_before_extend([1, 2])
#> copy_before_extend([])
#> copy_before_extend(["k", "k"])
#> copy_before_extend([(0,)])
#> copy_before_extend([3, 1, 2])

### sorted_none_last
def sorted_none_last(vals):
    vals.sort(key=lambda v: (v is None, 0 if v is None else v))
    return vals[:1] + vals[-1:]

#> sorted_none_last([3, None, 1])
#> sorted_none_last([None])
#> sorted_none_last([])
#> sorted_none_last([None, 5, None, -5])
#> sorted_none_last([0, "a"])

### bool_sort_partition
def bool_sort_partition(xs, pivot):
    xs.sort(key=lambda v: v >= pivot)
    cut = next((i for i, v in enumerate(xs) if v >= pivot), len(xs))
    return xs[:cut], xs[cut:]

#> bool_sort_partition([5, 1, 9, 3, 7], 5)
#> bool_sort_partition([], 0)
#> bool_sort_partition([1, 2], 10)
#> bool_sort_partition(["d", "a", "c"], "b")
#> bool_sort_partition([4, 4, 4], 4)

### enumerate_start_offset
def enumerate_start_offset(xs, start):
    for i, x in enumerate(xs[:], start):
        if i < len(xs):
            xs[i] = x
    return xs

#> enumerate_start_offset([1, 2, 3, 4], 1)
#> enumerate_start_offset([1, 2, 3, 4], -2)
#> enumerate_start_offset([], 0)
#> enumerate_start_offset(["a", "b", "c"], 2)
#> enumerate_start_offset([7, 8], 5)

### repeat_by_count
def repeat_by_count(xs):
    out = []
    for x in xs:
        out += [x] * (xs.count(x) - out.count(x))
    return out

#> repeat_by_count([3, 1, 3, 2, 1])
#> repeat_by_count([])
#> repeat_by_count(["b", "a", "b"])
#> repeat_by_count((1, True, 1.0))
#> repeat_by_count([None])

### double_index_lookup
def double_index_lookup(keys, vals, default):
    table = list(zip(keys, vals))
    flipped = [(v, k) for k, v in table[::-1]]
    merged = dict(table + flipped)
    return [merged.get(k, default) for k in sorted(merged, key=str)]

#> double_index_lookup(["a", "b"], [1, 2], None)
#> double_index_lookup(["a", "b"], ["b", "a"], 0)
#> double_index_lookup([], [1], "-")
#> double_index_lookup([1, 2, 3], [2, 3], 0)
#> double_index_lookup("xyz", "xyy", "?")

### while_pop_sum_limit
def while_pop_sum_limit(coins, limit):
    spent = 0
    while coins and spent + coins[-1] <= limit:
        spent += coins.pop()
    else:
        coins.append(limit - spent)
    return coins

#> while_pop_sum_limit([5, 10, 2], 12)
#> while_pop_sum_limit([1, 1], 50)
#> while_pop_sum_limit([], 3)
#> while_pop_sum_limit([100], 99)
#> while_pop_sum_limit([4, 0, 0], 0)

### star_merge_order
def star_merge_order(a, b):
    x, *rest = *a, *b
    *init, y = rest or [x]
    return [y, *init, x]

#> star_merge_order([1, 2], [3, 4])
#> star_merge_order([], "k")
#> star_merge_order("ab", (0,))
#> star_merge_order([5], [])
#> star_merge_order([], [])

### conditional_insert_sides
def conditional_insert_sides(stream):
    d = []
    for s in stream:
        if not d or s <= d[0]:
            d.insert(0, s)
        elif s >= d[-1]:
            d.append(s)
        else:
            d[len(d) // 2:len(d) // 2] = [s]
    return d

#> conditional_insert_sides([5, 3, 8, 4, 7, 6])
#> conditional_insert_sides([])
#> conditional_insert_sides("median")
#> conditional_insert_sides([1, 1, 1])
#> conditional_insert_sides([2.0, -1, 9, 0])

### list_eq_identity
def list_eq_identity(a):
    b = a[:]
    c = [a, b, a]
    return c.index(b), c.count(a), [x is a for x in c]

#> list_eq_identity([1])
#> list_eq_identity([])
#> list_eq_identity("ab")
#> list_eq_identity((1, 2))
#> list_eq_identity([float("nan")])

### cumulative_concat
def cumulative_concat(parts):
    acc = []
    rows = []
    for p in parts:
        acc = [p] + acc
        rows += [acc]
        acc[-1:] = []
    return rows, acc

#> cumulative_concat([1, 2, 3])
#> cumulative_concat([])
#> cumulative_concat("xy")
#> cumulative_concat([None])
#> cumulative_concat([[1], [2]])

### filter_none_truthy
def filter_none_truthy(xs):
    kept = list(filter(None, xs))
    dropped = [x for x in xs if x not in kept]
    return kept, dropped

#> filter_none_truthy([0, 1, "", "a", None, [], [0]])
#> filter_none_truthy([])
#> filter_none_truthy([False, 0.0, 0])
#> filter_none_truthy(" \t")
#> filter_none_truthy([1, True, "0"])

### in_place_prefix_max
def in_place_prefix_max(xs):
    for i in range(1, len(xs)):
        if xs[i] < xs[i - 1]:
            xs[i], xs[i - 1] = xs[i - 1], xs[i] * 10
    return xs

#> in_place_prefix_max([3, 1, 2])
#> in_place_prefix_max([])
#> in_place_prefix_max([1, 2])
#> in_place_prefix_max([9, 8, 7, 6])
#> in_place_prefix_max([0, -1, 0])

### try_remove_else
def try_remove_else(xs, targets):
    misses = []
    for t in targets:
        try:
            xs.remove(t)
        except ValueError:
            misses.append(t)
        else:
            xs.append(str(t))
    return xs, misses

#> try_remove_else([1, 2, 3], [2, 5])
#> try_remove_else([], [0])
#> try_remove_else(["1", 1], [1, "1", 1])
#> try_remove_else([None, None], [None])
#> try_remove_else([2.5], [])

### finally_append
def finally_append(xs, i):
    try:
        return xs[i]
    except IndexError:
        return len(xs)
    finally:
        xs.append(i)
        print(xs)

#> finally_append([10, 20], 1)
#> finally_append([10, 20], 7)
#> finally_append([], 0)
#> finally_append(["a"], -1)
#> finally_append(["a", "b"], "x")

### generator_sees_mutation
def generator_sees_mutation(xs, extra):
    gen = (x for x in xs if x in extra)
    extra.remove(xs[0])
    xs.append(extra[0])
    return list(gen)

#> generator_sees_mutation([1, 2, 3], [1, 3])
#> generator_sees_mutation(["a"], ["a", "a"])
#> generator_sees_mutation([5, 6], [6, 5, 5])
#> generator_sees_mutation([0, 0], [0, 1])
#> generator_sees_mutation([1], [2])

### tuple_list_flip_flop
def tuple_list_flip_flop(x, rounds):
    for _ in range(rounds):
        if isinstance(x, tuple):
            x = list(x)
            x.append(len(x))
        else:
            x = tuple(x[::-1])
    return x

#> tuple_list_flip_flop((1, 2), 1)
#> tuple_list_flip_flop([1, 2], 2)
#> tuple_list_flip_flop((), 4)
#> tuple_list_flip_flop("ab", 3)
#> tuple_list_flip_flop([9], 0)

### dict_of_lists_shared
def dict_of_lists_shared(keys, value):
    d = dict.fromkeys(keys, [])
    for k in keys[:2]:
        d[k].append(value)
    d[keys[0]] = d[keys[0]] + ["own"]
    return d

#> dict_of_lists_shared(["a", "b", "c"], 1)
#> dict_of_lists_shared("xy", None)
#> dict_of_lists_shared(["one"], 5)
#> dict_of_lists_shared([1, 1, 2], "v")
#> dict_of_lists_shared([], 0)

### setdefault_append_order
def setdefault_append_order(pairs):
    out = {}
    for k, v in pairs:
        bucket = out.setdefault(k, [v])
        if len(bucket) < 3:
            bucket.append(v)
        else:
            bucket.pop(0)
    return out

#> setdefault_append_order([("a", 1), ("a", 2), ("b", 3)])
#> setdefault_append_order([])
#> setdefault_append_order([("k", 1), ("k", 2), ("k", 3), ("k", 4)])
#> setdefault_append_order([(1, "x"), (True, "y"), (1.0, "z")])
#> setdefault_append_order([("é", None)])

### split_pop_join
def split_pop_join(path, n):
    parts = path.split("/")
    for _ in range(n):
        last = parts.pop()
        if not last:
            parts.insert(0, "~")
    return "/".join(parts)

#> split_pop_join("usr/local/bin", 1)
#> split_pop_join("/a//b/", 2)
#> split_pop_join("", 1)
#> split_pop_join("x/y", 0)
#> split_pop_join("solo", 2)

### id_positions_after_sort
def id_positions_after_sort(xs):
    original = list(enumerate(xs))
    original.sort(key=lambda p: p[1])
    return [i for i, _ in original]

#> id_positions_after_sort([30, 10, 20])
#> id_positions_after_sort([])
#> id_positions_after_sort([5, 5, 1, 5])
#> id_positions_after_sort(["b", "", "a"])
#> id_positions_after_sort([2.5, -1, 0, 2])

### inverse_permutation
def inverse_permutation(p):
    inv = [0] * len(p)
    for i, v in enumerate(p):
        inv[v] = i
    return inv, p == inv

#> inverse_permutation([2, 0, 1])
#> inverse_permutation([1, 0, 3, 2])
#> inverse_permutation([])
#> inverse_permutation([0, 0])
#> inverse_permutation([3, 1])

### string_multiplication_list
def string_multiplication_list(sym, counts):
    bars = [sym * c for c in counts]
    bars.sort(key=len)
    return [b or "(none)" for b in bars[::-1]]

#> string_multiplication_list("=", [2, 0, 4])
#> string_multiplication_list("ab", [1, -1, 2])
#> string_multiplication_list("*", [])
#> string_multiplication_list("", [3, 1])
#> string_multiplication_list("é", [1, 1])

### global_list_state
LOG = ["start"]

def global_list_state(cmds):
    for c in cmds:
        if c == "reset":
            LOG[:] = LOG[:1]
        elif c.isdigit():
            LOG.insert(int(c), "mark")
        else:
            LOG.append(c.upper())
    return LOG

#> global_list_state(["go", "stop"])
#> global_list_state(["go", "reset", "halt"])
#> global_list_state([])
#> global_list_state(["a", "0", "b", "1"])
#> global_list_state(["99", "reset"])
