### index_three_args
def index_three_args(xs, v, lo, hi):
    found = []
    while lo < hi:
        try:
            lo = xs.index(v, lo, hi)
        except ValueError:
            break
        found.append(lo)
        lo += 1
    return found

#> index_three_args([1, 0, 1, 1, 0, 1], 1, 1, 5)
#> index_three_args(["a", "b"], "z", 0, 2)
#> index_three_args([], 0, 0, 0)
#> index_three_args([7, 7, 7], 7, 0, 99)
#> index_three_args([2, 3, 2], 2, 2, 3)

### pop_computed_center
def pop_computed_center(xs):
    removed = []
    while len(xs) > 2:
        removed.append(xs.pop(len(xs) // 2))
    return removed, xs

#> pop_computed_center([1, 2, 3, 4, 5])
#> pop_computed_center([])
#> pop_computed_center(["a", "b"])
#> pop_computed_center([9, 8, 7, 6, 5, 4])
#> pop_computed_center([None, (1,), "z"])

### insert_far_beyond
def insert_far_beyond(xs, v):
    xs.insert(100, v)
    xs.insert(-100, v)
    xs.insert(len(xs) - 1, "mid")
    return xs

#> insert_far_beyond([1, 2], 0)
#> insert_far_beyond([], "e")
#> insert_far_beyond(["mid"], "mid")
#> insert_far_beyond([[1]], [2])
#> insert_far_beyond([0.5, 1.5, 2.5], None)

### remove_by_equality
def remove_by_equality(xs, v):
    before = xs[:]
    while v in xs:
        xs.remove(v)
    return [type(b).__name__ for b in before if b == v], xs

#> remove_by_equality([1, True, 1.0, "1"], 1)
#> remove_by_equality([0, False, None, ""], False)
#> remove_by_equality([], 3)
#> remove_by_equality([[1], (1,), [1]], [1])
#> remove_by_equality(["a", "A"], "b")

### sort_key_len_reverse
def sort_key_len_reverse(xs, flip):
    xs.sort(key=len, reverse=flip)
    return xs[0], xs[-1], [len(x) for x in xs]

#> sort_key_len_reverse(["aa", "b", "cc", "d"], True)
#> sort_key_len_reverse(["aa", "b", "cc", "d"], False)
#> sort_key_len_reverse([[1, 2], [], (3,)], True)
#> sort_key_len_reverse(["x"], 0)
#> sort_key_len_reverse([5, 3], False)

### copy_then_diverge
def copy_then_diverge(original, edits):
    draft = original.copy()
    for i, v in edits:
        if i < len(draft):
            draft[i] = v
        else:
            draft.append(v)
    changed = [i for i, (a, b) in enumerate(zip(original, draft)) if a != b]
    return draft, changed

#> copy_then_diverge(["a", "b", "c"], [(1, "B"), (9, "d")])
#> copy_then_diverge([], [(0, 1), (0, 2)])
#> copy_then_diverge([1, 2], [])
#> copy_then_diverge([5, 6, 7], [(-1, 0), (0, 5)])
#> copy_then_diverge(["x"], [(1, "y"), (1, "z")])

### reverse_words_inplace
def reverse_words_inplace(chars):
    chars.reverse()
    start = 0
    for i in range(len(chars) + 1):
        if i == len(chars) or chars[i] == " ":
            chars[start:i] = chars[start:i][::-1]
            start = i + 1
    return "".join(chars)

#> reverse_words_inplace(list("the sky is blue"))
#> reverse_words_inplace([])
#> reverse_words_inplace(list("word"))
#> reverse_words_inplace(list(" a  b"))
#> reverse_words_inplace(["é", " ", "ü", "x"])

### extend_return_none_chain
def extend_return_none_chain(a, b):
    r = a.extend(b) or b.extend(a) or a.append(len(b))
    return r, a, b

#> extend_return_none_chain([1], [2])
#> extend_return_none_chain([], [])
#> extend_return_none_chain(["x"], [])
#> extend_return_none_chain([], [None])
#> extend_return_none_chain([1, 2], ["a"])

### count_sublists
def count_sublists(xs):
    kinds = []
    for x in xs:
        if xs.count(x) > 1 and kinds.count(x) == 0:
            kinds.append(x)
    return kinds

#> count_sublists([[1, 2], [2, 1], [1, 2]])
#> count_sublists([])
#> count_sublists(["a", "b", "c"])
#> count_sublists([(1,), [1], (1,), [1]])
#> count_sublists([0, 0.0, False, ""])

### clear_when_full
def clear_when_full(stream, size):
    batch, sent = [], []
    for item in stream:
        batch.append(item)
        if len(batch) == size:
            sent.append(tuple(batch))
            batch.clear()
    return sent, batch

#> clear_when_full(["e1", "e2", "e3", "e4", "e5"], 2)
#> clear_when_full([], 1)
#> clear_when_full("abc", 3)
#> clear_when_full([1, 2], 9)
#> clear_when_full([None, None], 0)

### clear_batch_alias_bug
def clear_batch_alias_bug(stream, size):
    batch, sent = [], []
    for item in stream:
        batch.append(item)
        if len(batch) >= size:
            sent.append(batch)
            batch.clear()
    batch.append("end")
    return sent

#> clear_batch_alias_bug([1, 2, 3, 4], 2)
#> clear_batch_alias_bug([], 2)
#> clear_batch_alias_bug("abc", 1)
#> clear_batch_alias_bug([5, 6, 7], 5)
#> clear_batch_alias_bug([0, 0, 0], 3)

### del_by_condition_reverse
def del_by_condition_reverse(rows, col, bad):
    for i in reversed(range(len(rows))):
        if rows[i][col] == bad:
            del rows[i]
    return rows

#> del_by_condition_reverse([("a", 1), ("b", 0), ("c", 0), ("d", 2)], 1, 0)
#> del_by_condition_reverse([], 0, None)
#> del_by_condition_reverse([["x"], ["y"]], 0, "z")
#> del_by_condition_reverse(["cat", "dot", "dog"], -1, "t")
#> del_by_condition_reverse([(1, 2)], 5, 2)

### slice_delete_step_random
def slice_delete_step_random(xs, a, b, s):
    lost = xs[a:b:s]
    del xs[a:b:s]
    return lost, xs

#> slice_delete_step_random([0, 1, 2, 3, 4, 5, 6, 7], 1, 6, 2)
#> slice_delete_step_random([0, 1, 2, 3, 4], 4, 0, -2)
#> slice_delete_step_random([], 0, 3, 1)
#> slice_delete_step_random(["p", "q", "r"], None, None, 3)
#> slice_delete_step_random(["p", "q", "r"], -1, None, 1)

### multi_sort_keys_spec
def multi_sort_keys_spec(rows, spec):
    for col, desc in reversed(spec):
        rows.sort(key=lambda r: r[col], reverse=desc)
    return rows

#> multi_sort_keys_spec([("b", 1), ("a", 2), ("a", 1)], [(0, False), (1, True)])
#> multi_sort_keys_spec([("b", 1), ("a", 2), ("c", 2)], [(1, True), (0, True)])
#> multi_sort_keys_spec([], [(0, True)])
#> multi_sort_keys_spec([(3,), (1,), (2,)], [])
#> multi_sort_keys_spec([(1, "x"), (2,)], [(1, False)])

### pop_last_or_first
def pop_last_or_first(coins):
    mine, yours = [], []
    turn = mine
    while coins:
        turn.append(coins.pop() if coins[-1] > coins[0] else coins.pop(0))
        turn = yours if turn is mine else mine
    return sum(mine), sum(yours), mine

#> pop_last_or_first([4, 9, 2, 7])
#> pop_last_or_first([])
#> pop_last_or_first([5])
#> pop_last_or_first([3, 3, 3])
#> pop_last_or_first([1, 10, 100, 2])

### append_tuple_versions
def append_tuple_versions(history, key, value):
    version = sum(1 for k, _, _ in history if k == key) + 1
    history.append((key, version, value))
    latest = {}
    for k, v, val in history:
        latest[k] = (v, val)
    return latest

#> append_tuple_versions([("a", 1, "x")], "a", "y")
#> append_tuple_versions([], "new", 0)
#> append_tuple_versions([("a", 1, 5), ("b", 1, 6)], "b", None)
#> append_tuple_versions([("q", 1, 1), ("q", 2, 2)], "Q", 3)
#> append_tuple_versions([("bad", 1)], "x", 0)

### remove_pairs_summing
def remove_pairs_summing(xs, total):
    i = 0
    while i < len(xs):
        mate = total - xs[i]
        if mate in xs[i + 1:]:
            del xs[xs.index(mate, i + 1)]
            del xs[i]
        else:
            i += 1
    return xs

#> remove_pairs_summing([1, 9, 4, 6, 7], 10)
#> remove_pairs_summing([5, 5, 5], 10)
#> remove_pairs_summing([], 0)
#> remove_pairs_summing([1, 2], 100)
#> remove_pairs_summing([-3, 0, 3, 0], 0)

### insert_every_gap_average
def insert_every_gap_average(points):
    i = 1
    while i < len(points):
        points.insert(i, (points[i - 1] + points[i]) / 2)
        i += 2
    return points

#> insert_every_gap_average([0, 10, 20])
#> insert_every_gap_average([])
#> insert_every_gap_average([3])
#> insert_every_gap_average([1, -1])
#> insert_every_gap_average([2.5, 2.5, 3.5])

### reverse_sublists_only
def reverse_sublists_only(tree):
    for node in tree:
        if isinstance(node, list):
            node.reverse()
            reverse_sublists_only(node)
    return tree

#> reverse_sublists_only([1, [2, 3], [4, [5, 6], 7]])
#> reverse_sublists_only([])
#> reverse_sublists_only(["a", ("b", "c")])
#> reverse_sublists_only([[[1, 2], [3, 4]]])
#> reverse_sublists_only([[], [0]])

### sort_strings_numeric
def sort_strings_numeric(xs):
    lexical = sorted(xs)
    xs.sort(key=int)
    return lexical, xs, lexical == xs

#> sort_strings_numeric(["10", "9", "100"])
#> sort_strings_numeric(["1", "2", "3"])
#> sort_strings_numeric([])
#> sort_strings_numeric(["-5", "5", " 4 "])
#> sort_strings_numeric(["7", "seven"])

### sort_by_last_then_first
def sort_by_last_then_first(names):
    names.sort(key=lambda n: n.split()[::-1])
    return names

#> sort_by_last_then_first(["Ada Byron", "Zoe Adams", "Al Adams"])
#> sort_by_last_then_first([])
#> sort_by_last_then_first(["Cher", "Bob Cher", "Ann B C"])
#> sort_by_last_then_first(["x y", "X y"])
#> sort_by_last_then_first(["  trim me  ", ""])

### append_index_sums
def append_index_sums(table):
    for row in table:
        row.append(sum(row))
    table.append([sum(c) for c in zip(*table)])
    return table

#> append_index_sums([[1, 2], [3, 4]])
#> append_index_sums([])
#> append_index_sums([[5]])
#> append_index_sums([[0.5, 0.5], [1, -1], [2, 2]])
#> append_index_sums([[1], ["a"]])

### index_error_fallbacks
def index_error_fallbacks(xs, i):
    try:
        v = xs[i]
    except IndexError:
        v = xs[-1] if xs else "none"
    except TypeError:
        v = xs[int(i)]
    return v

#> index_error_fallbacks([1, 2, 3], 1)
#> index_error_fallbacks([1, 2, 3], 10)
#> index_error_fallbacks([], 0)
#> index_error_fallbacks(["a", "b"], 1.9)
#> index_error_fallbacks(["a", "b"], "0")
#> index_error_fallbacks(["a", "b"], "x")

### rotating_shift_schedule
def rotating_shift_schedule(crew, days):
    plan = []
    for d in range(days):
        plan.append(f"{d + 1}:{crew[0]}/{crew[-1]}")
        crew.append(crew.pop(0))
        if d % 3 == 2:
            crew.reverse()
    return plan

#> rotating_shift_schedule(["al", "bo", "cy"], 4)
#> rotating_shift_schedule(["solo"], 2)
#> rotating_shift_schedule(["x", "y"], 0)
#> rotating_shift_schedule(["p", "q", "r", "s"], 6)
#> rotating_shift_schedule([], 1)

### sorted_list_delete_range
from bisect import bisect_left, bisect_right

def sorted_list_delete_range(keys, lo, hi):
    i, j = bisect_left(keys, lo), bisect_right(keys, hi)
    gone = keys[i:j]
    keys[i:j] = [sum(gone)] if gone else []
    return keys, len(gone)

#> sorted_list_delete_range([1, 3, 5, 7, 9], 3, 7)
#> sorted_list_delete_range([1, 3, 5], 10, 20)
#> sorted_list_delete_range([], 0, 1)
#> sorted_list_delete_range([2, 2, 2], 2, 2)
#> sorted_list_delete_range([-5, 0, 5], 4, -4)

### replace_none_with_last
def replace_none_with_last(cells, default=0):
    for i in range(len(cells)):
        if cells[i] is None:
            cells[i] = cells[i - 1] if i else default
    return cells

#> replace_none_with_last([None, 3, None, None, 5])
#> replace_none_with_last([])
#> replace_none_with_last([None, None], "x")
#> replace_none_with_last([1, 2])
#> replace_none_with_last([0, None, False, None], default=9)

### last_n_unique
def last_n_unique(history, n):
    out = []
    for item in history[::-1]:
        if len(out) == n:
            break
        if item not in out:
            out.insert(0, item)
    return out

#> last_n_unique(["a", "b", "a", "c", "c"], 2)
#> last_n_unique([], 3)
#> last_n_unique([1, 1, 1], 5)
#> last_n_unique(["x", "y"], 0)
#> last_n_unique([3, 2, 3, 1, 2], 3)

### toggle_in_list
def toggle_in_list(selection, *clicked):
    for c in clicked:
        selection.remove(c) if c in selection else selection.append(c)
    return selection

#> toggle_in_list(["a"], "b", "a", "c")
#> toggle_in_list([], 1, 1, 1)
#> toggle_in_list([2, 2], 2)
#> toggle_in_list(["x"])
#> toggle_in_list([None], None, 0)

### ensure_length
def ensure_length(xs, n, pad=None):
    xs += [pad] * (n - len(xs))
    del xs[n:]
    return xs

#> ensure_length([1, 2, 3], 5)
#> ensure_length([1, 2, 3], 2, 0)
#> ensure_length([], 2, "x")
#> ensure_length(["a"], 1)
#> ensure_length([1, 2, 3], -1)

### priority_insert_stable
def priority_insert_stable(queue, item, prio):
    pos = len(queue)
    while pos > 0 and queue[pos - 1][0] < prio:
        pos -= 1
    queue.insert(pos, (prio, item))
    return pos, [i for _, i in queue]

#> priority_insert_stable([(9, "fire"), (5, "leak"), (1, "dust")], "smoke", 5)
#> priority_insert_stable([], "first", 0)
#> priority_insert_stable([(3, "a"), (3, "b")], "c", 9)
#> priority_insert_stable([(2, "x")], "y", -1)
#> priority_insert_stable([(4, "p"), (2, "q"), (2, "r")], "s", 3)
