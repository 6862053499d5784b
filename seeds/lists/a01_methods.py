### push_unless_last
def push_unless_last(stack, value):
    if not stack or stack[-1] != value:
        stack.append(value)
    return stack

#> push_unless_last([], "north")
#> push_unless_last(["north"], "north")
#> push_unless_last([4, 4, 9], 4)
#> push_unless_last([None], None)
#> push_unless_last([(1, 2), (3, 4)], (3, 5))

### evict_oldest_until_fits
def evict_oldest_until_fits(cache, capacity):
    dropped = []
    while len(cache) > capacity:
        dropped.append(cache.pop(0))
    return cache, dropped

#> evict_oldest_until_fits(["img1", "img2", "img3", "img4"], 2)
#> evict_oldest_until_fits([], 3)
#> evict_oldest_until_fits([7.5, 8.25], 2)
#> evict_oldest_until_fits([0, 0, 1], 0)
#> evict_oldest_until_fits(["x"], -1)

### index_after_second
def index_after_second(seq, target):
    first = seq.index(target)
    second = seq.index(target, first + 1)
    return second - first

#> index_after_second([3, 8, 3, 8, 3], 8)
#> index_after_second(["red", "blue", "red"], "red")
#> index_after_second([1, 1], 1)
#> index_after_second([5, 6, 7, 5], 5)
#> index_after_second([True, False, 0, 1], 0)
#> index_after_second(["solo", "duo"], "solo")

### clear_or_copy
def clear_or_copy(basket, keep):
    snapshot = basket.copy()
    basket.clear()
    if keep:
        basket.extend(snapshot)
    return basket, snapshot, basket is snapshot

#> clear_or_copy(["pear", "fig"], True)
#> clear_or_copy(["pear", "fig"], False)
#> clear_or_copy([], True)
#> clear_or_copy([[1], [2]], 0)
#> clear_or_copy([None, 0.5], "yes")

### insert_midpoint
def insert_midpoint(xs, x):
    xs.insert(len(xs) // 2, x)
    xs.insert(-1, x)
    return xs

#> insert_midpoint([10, 20, 30, 40], 0)
#> insert_midpoint([], "a")
#> insert_midpoint([1], 9)
#> insert_midpoint(["k", "l", "m"], None)
#> insert_midpoint([2.5, -2.5], 2.5)

### remove_all_copies
def remove_all_copies(seats, name):
    removed = 0
    try:
        while True:
            seats.remove(name)
            removed += 1
    except ValueError:
        return removed, seats

#> remove_all_copies(["ann", "bo", "ann", "cy"], "ann")
#> remove_all_copies(["ann", "bo"], "zed")
#> remove_all_copies([], "ann")
#> remove_all_copies(["Ann", "ann", "ANN"], "ANN")
#> remove_all_copies([1, True, 1.0, 2], 1)

### sort_then_reverse_tail
def sort_then_reverse_tail(nums, k):
    nums.sort()
    tail = nums[k:]
    tail.reverse()
    nums[k:] = tail
    return nums

#> sort_then_reverse_tail([5, 2, 9, 1, 7], 2)
#> sort_then_reverse_tail([5, 2, 9, 1, 7], -3)
#> sort_then_reverse_tail([], 1)
#> sort_then_reverse_tail([3, 3, 1], 0)
#> sort_then_reverse_tail([-4, 8, 0, -15, 6, 2], 10)

### count_versus_length
def count_versus_length(votes, option):
    share = votes.count(option)
    rest = len(votes) - share
    if share > rest:
        return "majority"
    return "tie" if share == rest else f"{share}:{rest}"

#> count_versus_length(["y", "n", "y"], "y")
#> count_versus_length(["y", "n", "y"], "n")
#> count_versus_length([], "y")
#> count_versus_length([0, False, 1, 2], 0)
#> count_versus_length(["Yes", "yes", "no", "no", "no"], "yes")

### pop_pairs_from_ends
def pop_pairs_from_ends(deck):
    pairs = []
    while len(deck) >= 2:
        pairs.append((deck.pop(0), deck.pop()))
    return pairs + deck

#> pop_pairs_from_ends(["2H", "9C", "KD", "AS", "7S"])
#> pop_pairs_from_ends([])
#> pop_pairs_from_ends([42])
#> pop_pairs_from_ends([1, 2, 3, 4])
#> pop_pairs_from_ends([None, "joker"])

### extend_with_itself
def extend_with_itself(beats, times):
    for _ in range(times):
        beats.extend(beats[::-1])
    return len(beats), beats[-3:]

#> extend_with_itself([1, 2], 2)
#> extend_with_itself([], 4)
#> extend_with_itself(["kick"], 3)
#> extend_with_itself(["a", "b", "c"], 1)
#> extend_with_itself([0.5, 0.25], 0)

### safe_index
def safe_index(items, wanted, *bounds):
    try:
        return items.index(wanted, *bounds)
    except ValueError:
        return -1

#> safe_index(["mon", "tue", "wed", "tue"], "tue")
#> safe_index(["mon", "tue", "wed", "tue"], "tue", 2)
#> safe_index(["mon", "tue", "wed", "tue"], "tue", 2, 3)
#> safe_index([9, 8, 7, 8, 9], 9, -2)
#> safe_index([], None)

### reverse_twice_prefix
def reverse_twice_prefix(row, n):
    head, tail = row[:n], row[n:]
    head.reverse()
    tail.reverse()
    out = head + tail
    out.reverse()
    return out

#> reverse_twice_prefix([1, 2, 3, 4, 5, 6], 2)
#> reverse_twice_prefix(["w", "x", "y"], 5)
#> reverse_twice_prefix([], 1)
#> reverse_twice_prefix([7, 7, 8, 9], -1)
#> reverse_twice_prefix([True, None, 3.5], 0)

### bump_to_front
def bump_to_front(recent, doc):
    """Most-recently-used list: move doc to the front."""
    if doc in recent:
        recent.remove(doc)
    recent.insert(0, doc)
    del recent[5:]
    return recent

#> bump_to_front(["a.txt", "b.md", "c.py"], "c.py")
#> bump_to_front(["1", "2", "3", "4", "5"], "6")
#> bump_to_front([], "notes.txt")
#> bump_to_front(["x", "y", "x"], "x")
#> bump_to_front(["café.doc", "ß.doc"], "café.doc")

### sort_by_abs_desc
def sort_by_abs_desc(values):
    ordered = values.copy()
    ordered.sort(key=abs, reverse=True)
    return ordered, values

#> sort_by_abs_desc([3, -7, 5, -3, 7])
#> sort_by_abs_desc([])
#> sort_by_abs_desc([-1])
#> sort_by_abs_desc([0, -0.5, 0.5, 2])
#> sort_by_abs_desc([100, -1000, 10, -10])
#> sort_by_abs_desc([4, "4"])

### pop_at_each
def pop_at_each(queue, positions):
    taken = []
    for p in positions:
        if -len(queue) <= p < len(queue):
            taken.append(queue.pop(p))
        else:
            taken.append(None)
    return taken, queue

#> pop_at_each(["a", "b", "c", "d"], [1, 1, -1])
#> pop_at_each([10, 20], [5, -2, 0, 0])
#> pop_at_each([], [0])
#> pop_at_each(["x", "y"], [])
#> pop_at_each([1, 2, 3, 4, 5], [-5, 3, -1])

### insert_sorted_position
def insert_sorted_position(scores, new):
    i = 0
    while i < len(scores) and scores[i] >= new:
        i += 1
    scores.insert(i, new)
    return i + 1, scores

#> insert_sorted_position([95, 80, 80, 61], 80)
#> insert_sorted_position([], 12)
#> insert_sorted_position([50], 60)
#> insert_sorted_position([9.5, 9.0, 1.0], 0.5)
#> insert_sorted_position([3, 2, 1], -1)

### replace_first_occurrence
def replace_first_occurrence(tokens, old, new):
    if old in tokens:
        at = tokens.index(old)
        tokens[at:at + 1] = new
    return tokens

#> replace_first_occurrence(["a", "b", "a"], "a", ["x", "y"])
#> replace_first_occurrence(["a", "b"], "c", ["x"])
#> replace_first_occurrence([1, 2, 3], 2, [])
#> replace_first_occurrence(["w"], "w", "uv")
#> replace_first_occurrence([], 0, [1])
#> replace_first_occurrence([5, 6], 6, 7)

### append_vs_extend
def append_vs_extend(base, extra, flat):
    method = base.extend if flat else base.append
    method(extra)
    method(extra[:1])
    return base

#> append_vs_extend([1], [2, 3], True)
#> append_vs_extend([1], [2, 3], False)
#> append_vs_extend([], "xyz", True)
#> append_vs_extend([], "xyz", False)
#> append_vs_extend(["q"], (), True)
#> append_vs_extend([0], {"k": 1}, True)

### count_in_nested
def count_in_nested(table, needle):
    per_row = [row.count(needle) for row in table]
    return {"rows": per_row, "total": sum(per_row), "whole": table.count([needle])}

#> count_in_nested([[1, 2, 1], [1], []], 1)
#> count_in_nested([], 5)
#> count_in_nested([["x"], ["x"], ["o", "x"]], "x")
#> count_in_nested([["", " "], [""]], "")
#> count_in_nested([[0, False], [None]], 0)

### drop_min_and_max
def drop_min_and_max(marks):
    if len(marks) < 3:
        return None
    marks.remove(min(marks))
    marks.remove(max(marks))
    return round(sum(marks) / len(marks), 2)

#> drop_min_and_max([9.5, 8.0, 7.5, 9.0, 6.0])
#> drop_min_and_max([10, 10, 10])
#> drop_min_and_max([4, 5])
#> drop_min_and_max([-3, 0, 12, 7])
#> drop_min_and_max([])

### last_index_by_reverse
def last_index_by_reverse(path, step):
    path.reverse()
    where = len(path) - 1 - path.index(step)
    path.reverse()
    return where, path[where:]

#> last_index_by_reverse(["up", "left", "up", "down"], "up")
#> last_index_by_reverse([0, 1, 0, 1], 1)
#> last_index_by_reverse(["a"], "a")
#> last_index_by_reverse([(0, 0), (0, 1), (0, 0), (1, 0)], (0, 0))
#> last_index_by_reverse(["up"], "down")

### undo_redo
def undo_redo(commands):
    done, undone = [], []
    for c in commands:
        if c == "undo":
            if done:
                undone.append(done.pop())
        elif c == "redo":
            if undone:
                done.append(undone.pop())
        else:
            done.append(c)
            undone.clear()
    return done, undone

#> undo_redo(["type a", "type b", "undo", "undo", "redo"])
#> undo_redo(["undo", "redo"])
#> undo_redo(["x", "undo", "y", "redo"])
#> undo_redo([])
#> undo_redo(["cut", "paste", "undo"])

### sort_words_by_len_then_alpha
def sort_words_by_len_then_alpha(sentence):
    words = sentence.split()
    words.sort()
    words.sort(key=len)
    return " ".join(words)

#> sort_words_by_len_then_alpha("the quick brown fox is here")
#> sort_words_by_len_then_alpha("")
#> sort_words_by_len_then_alpha("b a C A c B")
#> sort_words_by_len_then_alpha("  spaced   out  ")
#> sort_words_by_len_then_alpha("élan été eau zzz")

### copy_is_shallow_again
def copy_is_shallow_again(board, r, c, mark):
    backup = board.copy()
    board[r][c] = mark
    board.append([mark])
    return backup, len(board) - len(backup)

#> copy_is_shallow_again([["-", "-"], ["-", "-"]], 0, 1, "X")
#> copy_is_shallow_again([[0]], -1, -1, 5)
#> copy_is_shallow_again([[1, 2, 3], [4, 5, 6]], 1, -2, None)
#> copy_is_shallow_again([["a"], ["b"], ["c"]], 2, 0, "z")
#> copy_is_shallow_again([[]], 0, 0, "!")

### extend_from_many
def extend_from_many(*groups):
    merged = []
    for g in groups:
        merged.extend(reversed(g))
    merged.reverse()
    return merged

#> extend_from_many([1, 2], [3, 4, 5])
#> extend_from_many()
#> extend_from_many("ab", "cd", "")
#> extend_from_many((True,), [None], "é")
#> extend_from_many([[1, 2]], [[3], [4, 5]])

### remove_while_iterating_copy
def remove_while_iterating_copy(nums, limit):
    for n in nums[:]:
        if n > limit:
            nums.remove(n)
        elif n == limit:
            nums.append(-n)
    return nums

#> remove_while_iterating_copy([5, 9, 5, 2, 11], 5)
#> remove_while_iterating_copy([], 1)
#> remove_while_iterating_copy([8, 8, 8], 7)
#> remove_while_iterating_copy([0, 1, -1], 0)
#> remove_while_iterating_copy([3.5, 2.5, 3], 3)

### insert_separator_every
def insert_separator_every(cells, step, sep):
    i = step
    while i < len(cells):
        cells.insert(i, sep)
        i += step + 1
    return cells

#> insert_separator_every(["1", "2", "3", "4", "5"], 2, "|")
#> insert_separator_every([0, 0, 0, 0], 1, -1)
#> insert_separator_every([], 3, "-")
#> insert_separator_every(list("abcdefg"), 3, " ")
#> insert_separator_every([7, 8], 5, None)

### pop_until_marker
def pop_until_marker(stack, marker="("):
    group = []
    while stack and (top := stack.pop()) != marker:
        group.insert(0, top)
    return group, stack

#> pop_until_marker(["a", "(", "b", "c"])
#> pop_until_marker(["a", "b"])
#> pop_until_marker([])
#> pop_until_marker([1, 0, 2, 0, 3, 4], 0)
#> pop_until_marker(["x", "("])
#> pop_until_marker([None, 5, 6], marker=None)

### index_of_longest
def index_of_longest(lines):
    lengths = [len(l) for l in lines]
    return lengths.index(max(lengths))

#> index_of_longest(["pi", "tau", "phi"])
#> index_of_longest([""])
#> index_of_longest(["naïve", "plain text", "  padded  "])
#> index_of_longest([[1], [], [2, 3]])
#> index_of_longest([])

### demote_priority
def demote_priority(tasks, name, by):
    pos = tasks.index(name)
    tasks.insert(pos + by, tasks.pop(pos))
    return tasks

#> demote_priority(["wash", "cook", "shop", "rest"], "wash", 2)
#> demote_priority(["wash", "cook", "shop"], "shop", -1)
#> demote_priority(["one"], "one", 4)
#> demote_priority(["p", "q", "r"], "p", -1)
#> demote_priority(["p", "q"], "z", 1)

### sort_case_insensitive_stable
def sort_case_insensitive_stable(names):
    names.sort(key=str.lower)
    return names[0] if names else "", names

#> sort_case_insensitive_stable(["bob", "Alice", "BOB", "alice"])
#> sort_case_insensitive_stable([])
#> sort_case_insensitive_stable(["_z", "Z", "a1", "A0"])
#> sort_case_insensitive_stable(["Éva", "eva", "Zoë"])
#> sort_case_insensitive_stable(["ok", 3])

### method_returns_none
def method_returns_none(data):
    a = data.sort()
    b = data.append(0)
    c = data.pop()
    d = data.reverse()
    return [a, b, c, d, data]

#> method_returns_none([2, 1])
#> method_returns_none([])
#> method_returns_none([-5, 10, 3, 3])
#> method_returns_none([1.5, 0.5, 2])
#> method_returns_none([True, False, True])

### trim_zeros_both_ends
def trim_zeros_both_ends(signal):
    while signal and signal[0] == 0:
        del signal[0]
    while signal and signal[-1] == 0:
        signal.pop()
    return signal

#> trim_zeros_both_ends([0, 0, 4, 0, 2, 0])
#> trim_zeros_both_ends([0, 0, 0])
#> trim_zeros_both_ends([])
#> trim_zeros_both_ends([1, 2])
#> trim_zeros_both_ends([0.0, -1, False])

### swap_extremes
def swap_extremes(arr):
    lo, hi = arr.index(min(arr)), arr.index(max(arr))
    arr[lo], arr[hi] = arr[hi], arr[lo]
    return arr

#> swap_extremes([4, 1, 7, 3])
#> swap_extremes([2, 2, 2])
#> swap_extremes(["kiwi", "apple", "plum"])
#> swap_extremes([-9, 100, -9, 100])
#> swap_extremes([0.5])

### ticket_line_rotate
def ticket_line_rotate(line, rounds):
    served = []
    for turn in range(rounds):
        if not line:
            break
        person = line.pop(0)
        if turn % 3 == 2:
            line.append(person)
        else:
            served.append(person)
    return "/".join(served), line

#> ticket_line_rotate(["Mia", "Leo", "Zoe", "Ian"], 4)
#> ticket_line_rotate(["Mia"], 9)
#> ticket_line_rotate([], 2)
#> ticket_line_rotate(["A", "B", "C"], 3)
#> ticket_line_rotate(["Q", "R", "S", "T", "U"], 6)

### compare_counts
def compare_counts(left, right):
    diff = []
    for item in left + right:
        delta = left.count(item) - right.count(item)
        if delta and (item, delta) not in diff:
            diff.append((item, delta))
    diff.sort(key=lambda pair: (-pair[1], str(pair[0])))
    return diff

#> compare_counts(["bolt", "nut", "bolt"], ["nut", "nut", "gear"])
#> compare_counts([], [])
#> compare_counts([1, 2, 3], [3, 2, 1])
#> compare_counts(["a", "A"], ["a"])
#> compare_counts([], [5, 5, -5])

### index_chain
def index_chain(links, start):
    seen = []
    at = start
    while at not in seen:
        seen.append(at)
        at = links[at]
    return seen[seen.index(at):]

#> index_chain([1, 2, 0, 4, 3], 0)
#> index_chain([1, 2, 3, 1], 0)
#> index_chain([0], 0)
#> index_chain([4, 0, 1, 2, 4], 3)
#> index_chain([2, 5, 1], 0)

### extend_slice_self_at
def extend_slice_self_at(melody, at):
    melody[at:at] = melody[-2:]
    melody += melody[:2]
    return melody

#> extend_slice_self_at(["C", "D", "E", "F"], 1)
#> extend_slice_self_at([], 0)
#> extend_slice_self_at([1], 1)
#> extend_slice_self_at([9, 8, 7], -1)
#> extend_slice_self_at(["do", "re"], 99)

### purge_expired
def purge_expired(sessions, now):
    i = len(sessions) - 1
    gone = 0
    while i >= 0:
        if sessions[i][1] <= now:
            del sessions[i]
            gone += 1
        i -= 1
    return gone, [user for user, _ in sessions]

#> purge_expired([("kim", 30), ("lee", 5), ("pat", 12)], 12)
#> purge_expired([], 0)
#> purge_expired([("root", -1)], -2)
#> purge_expired([("a", 1), ("b", 1), ("c", 2)], 1)
#> purge_expired([("x", 9.5), ("y", 10.5)], 10)
