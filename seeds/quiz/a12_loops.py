### for_else_first_factor
def for_else_first_factor(n):
    for d in range(2, n):
        if n % d == 0:
            break
    else:
        return n, "none"
    return d, n // d

#> for_else_first_factor(15)
#> for_else_first_factor(13)
#> for_else_first_factor(2)
#> for_else_first_factor(0)
#> for_else_first_factor(49)

### while_else_counter
def while_else_counter(xs, bad):
    i = 0
    while i < len(xs):
        if xs[i] == bad:
            break
        i += 1
    else:
        i = -1
    return i

#> while_else_counter([4, 5, 6], 6)
#> while_else_counter([4, 5, 6], 7)
#> while_else_counter([], 0)
#> while_else_counter("kayak", "a")
#> while_else_counter([None], None)

### nested_flag_break_both
def nested_flag_break_both(grid, target):
    found = None
    for r, row in enumerate(grid):
        for c, v in enumerate(row):
            if v == target:
                found = (r, c)
                break
        if found:
            break
    return found

#> nested_flag_break_both([[1, 2], [3, 4], [4]], 4)
#> nested_flag_break_both([[1]], 2)
#> nested_flag_break_both([], 0)
#> nested_flag_break_both(["xo", "ox"], "o")
#> nested_flag_break_both([[], [5]], 5)

### continue_skips_increment_quiz
def continue_skips_increment_quiz(s):
    n = 0
    out = []
    for c in s:
        if c == " ":
            continue
        n += 1
        out.append(c * n)
    return out

#> continue_skips_increment_quiz("a b c")
#> continue_skips_increment_quiz("")
#> continue_skips_increment_quiz("   ")
#> continue_skips_increment_quiz("xy")
#> continue_skips_increment_quiz(" é!")

### loop_variable_after_end
def loop_variable_after_end(xs):
    x = "unset"
    for i, x in enumerate(xs):
        if x is None:
            break
    return x, i

#> loop_variable_after_end([1, None, 3])
#> loop_variable_after_end([1, 2])
#> loop_variable_after_end([])
#> loop_variable_after_end("ab")
#> loop_variable_after_end([[], {}])

### grow_string_until_len
def grow_string_until_len(s, n):
    while len(s) < n:
        s += s[len(s) // 2] if len(s) % 2 else s[0]
    return s

#> grow_string_until_len("abc", 7)
#> grow_string_until_len("xy", 5)
#> grow_string_until_len("long enough", 4)
#> grow_string_until_len("", 0)
#> grow_string_until_len("", 2)

### early_return_in_loop
def early_return_in_loop(nums, limit):
    total = 0
    for n in nums:
        total += n
        if total > limit:
            return total - limit
    return total

#> early_return_in_loop([5, 6, 7], 10)
#> early_return_in_loop([1, 2], 10)
#> early_return_in_loop([], 0)
#> early_return_in_loop([-5, 20], 3)
#> early_return_in_loop([0.5, 0.5], 0.9)

### flag_toggle_between_marks
def flag_toggle_between_marks(text, mark):
    inside = False
    kept = []
    for ch in text:
        if ch == mark:
            inside = not inside
        elif inside:
            kept.append(ch)
    return "".join(kept)

#> flag_toggle_between_marks("say *hi* to *all", "*")
#> flag_toggle_between_marks("none", "*")
#> flag_toggle_between_marks("", "'")
#> flag_toggle_between_marks("||", "|")
#> flag_toggle_between_marks("'a'b'c'", "'")

### accumulate_reset_negative
def accumulate_reset_negative(nums):
    best = cur = 0
    for n in nums:
        cur = max(0, cur + n)
        best = max(best, cur)
    return best, cur

#> accumulate_reset_negative([3, -5, 4, 2, -1])
#> accumulate_reset_negative([])
#> accumulate_reset_negative([-1, -2])
#> accumulate_reset_negative([1, 1, 1])
#> accumulate_reset_negative([2.5, -2.5, 2])

### two_pointer_meet
def two_pointer_meet(xs, total):
    i, j = 0, len(xs) - 1
    while i < j:
        s = xs[i] + xs[j]
        if s == total:
            return i, j
        if s < total:
            i += 1
        else:
            j -= 1
    return None

#> two_pointer_meet([1, 3, 4, 8], 7)
#> two_pointer_meet([1, 2, 3], 50)
#> two_pointer_meet([1, 9, 10], 2)
#> two_pointer_meet([], 0)
#> two_pointer_meet([-4, 0, 4], 0)

### bubble_one_pass
def bubble_one_pass(xs):
    swaps = 0
    for i in range(1, len(xs)):
        if xs[i - 1] > xs[i]:
            xs[i - 1:i + 1] = xs[i], xs[i - 1]
            swaps += 1
    return xs, swaps

#> bubble_one_pass([4, 1, 3, 2])
#> bubble_one_pass([])
#> bubble_one_pass([1, 2, 3])
#> bubble_one_pass(["b", "a"])
#> bubble_one_pass([2, 2, 1])

### dedupe_adjacent_keep_last
def dedupe_adjacent_keep_last(xs):
    i = 0
    while i < len(xs) - 1:
        if xs[i] == xs[i + 1]:
            xs.pop(i)
            continue
        i += 1
    return xs

#> dedupe_adjacent_keep_last([1, 1, 2, 2, 2, 1])
#> dedupe_adjacent_keep_last([])
#> dedupe_adjacent_keep_last(["a", "b"])
#> dedupe_adjacent_keep_last([1, True, 1.0])
#> dedupe_adjacent_keep_last(list("aardvark"))

### dedupe_keep_last_order
def dedupe_keep_last_order(xs):
    out = []
    for x in xs:
        if x in out:
            out.remove(x)
        out.append(x)
    return out

#> dedupe_keep_last_order(["a", "b", "a", "c"])
#> dedupe_keep_last_order([])
#> dedupe_keep_last_order([1, 1, 1])
#> dedupe_keep_last_order([[1], [2], [1]])
#> dedupe_keep_last_order("noon")

### zip_unequal_report
def zip_unequal_report(a, b):
    same = 0
    for x, y in zip(a, b):
        if x != y:
            break
        same += 1
    return same, a[same:], b[same:]

#> zip_unequal_report("interstate", "internet")
#> zip_unequal_report([1, 2], [1, 2, 3])
#> zip_unequal_report("", "abc")
#> zip_unequal_report((5,), (6,))
#> zip_unequal_report("same", "same")

### enumerate_start_offset_quiz
def enumerate_start_offset_quiz(words, start):
    picked = {}
    for n, w in enumerate(words, start):
        if n % len(w or "x") == 0:
            picked[n] = w
    return picked

#> enumerate_start_offset_quiz(["to", "the", "moon"], 1)
#> enumerate_start_offset_quiz([], 5)
#> enumerate_start_offset_quiz(["", "ab", "abc"], 0)
#> enumerate_start_offset_quiz(["x", "yy"], -2)
#> enumerate_start_offset_quiz(["five5", "sevens7"], 10)

### nested_loop_pairs_limit
def nested_loop_pairs_limit(xs, limit):
    pairs = []
    for i, a in enumerate(xs):
        for b in xs[i + 1:]:
            if a + b > limit:
                continue
            pairs.append((a, b))
    return pairs

#> nested_loop_pairs_limit([1, 4, 2], 5)
#> nested_loop_pairs_limit([], 1)
#> nested_loop_pairs_limit([9, 9], 10)
#> nested_loop_pairs_limit(["a", "b"], "ac")
#> nested_loop_pairs_limit([0, 0, -1], 0)

### countdown_with_skip
def countdown_with_skip(n, skip):
    out = []
    while n > 0:
        n -= 1
        if n % skip == 0:
            continue
        out.append(n)
    return out

#> countdown_with_skip(7, 3)
#> countdown_with_skip(0, 2)
#> countdown_with_skip(3, 1)
#> countdown_with_skip(4, -2)
#> countdown_with_skip(2, 0)

### while_true_with_two_exits
def while_true_with_two_exits(xs):
    total = 0
    while True:
        if not xs:
            return "empty", total
        x = xs.pop(0)
        if x < 0:
            return x, total
        total += x

#> while_true_with_two_exits([3, 4])
#> while_true_with_two_exits([3, -1, 4])
#> while_true_with_two_exits([])
#> while_true_with_two_exits([-7])
#> while_true_with_two_exits([0, 0.5])

### try_in_loop_collect
def try_in_loop_collect(tokens):
    good, bad = [], []
    for t in tokens:
        try:
            good.append(float(t))
        except (ValueError, TypeError) as e:
            bad.append(type(e).__name__[0] + str(t))
    return good, bad

#> try_in_loop_collect(["1", "2.5", "x"])
#> try_in_loop_collect([])
#> try_in_loop_collect([None, "", True])
#> try_in_loop_collect(["1e3", " 7 ", "1_0"])
#> try_in_loop_collect(["nan?", [1]])

### finally_changes_list
def finally_changes_list(xs, i):
    try:
        return xs[i]
    except IndexError:
        return None
    finally:
        xs.append(i)
        xs[0] = None

#> finally_changes_list([[7], 8], 0)
#> finally_changes_list([1, 2, 3], 1)
#> finally_changes_list([1], 9)
#> finally_changes_list([], 0)
#> finally_changes_list(["a", "b"], -1)

### double_loop_multiplication_row
def double_loop_multiplication_row(n):
    table = []
    for i in range(1, n + 1):
        row = []
        for j in range(i, n + 1):
            row.append(i * j)
        table.append(row[::-1])
    return table

#> double_loop_multiplication_row(3)
#> double_loop_multiplication_row(1)
#> double_loop_multiplication_row(0)
#> double_loop_multiplication_row(-2)
#> double_loop_multiplication_row(4)

### max_gap_between_same
def max_gap_between_same(s):
    last, best = {}, 0
    for i, c in enumerate(s):
        if c in last:
            best = max(best, i - last[c])
        last[c] = i
    return best

#> max_gap_between_same("abcadb")
#> max_gap_between_same("")
#> max_gap_between_same("xyz")
#> max_gap_between_same("aaaa")
#> max_gap_between_same([1, 2, 1, 2, 2])

### peek_next_item
def peek_next_item(xs):
    drops = []
    for i in range(len(xs)):
        nxt = xs[i + 1] if i + 1 < len(xs) else xs[0]
        if nxt < xs[i]:
            drops.append(xs[i] - nxt)
    return drops

#> peek_next_item([5, 3, 4, 1])
#> peek_next_item([])
#> peek_next_item([2])
#> peek_next_item([1, 2, 3])
#> peek_next_item([0.5, -0.5])

### merge_sorted_by_pop
def merge_sorted_by_pop(a, b):
    out = []
    while a and b:
        out.append((a if a[0] <= b[0] else b).pop(0))
    return out + a + b

#> merge_sorted_by_pop([1, 4, 9], [2, 3])
#> merge_sorted_by_pop([], [])
#> merge_sorted_by_pop([5], [])
#> merge_sorted_by_pop(["a", "c"], ["b"])
#> merge_sorted_by_pop([3, 1], [2])

### alternate_sign_sum
def alternate_sign_sum(nums):
    sign, total = 1, 0
    for n in nums:
        total += sign * n
        if n:
            sign = -sign
    return total

#> alternate_sign_sum([1, 2, 3, 4])
#> alternate_sign_sum([])
#> alternate_sign_sum([5, 0, 5])
#> alternate_sign_sum([-1, -1])
#> alternate_sign_sum([0, 0, 2.5])

### loop_over_dict_items_break
def loop_over_dict_items_break(prices, budget):
    basket = []
    for item, cost in prices.items():
        if cost > budget:
            break
        budget -= cost
        basket.append(item)
    return basket, budget

#> loop_over_dict_items_break({"pen": 2, "pad": 3, "bag": 20}, 10)
#> loop_over_dict_items_break({}, 5)
#> loop_over_dict_items_break({"bag": 20, "pen": 2}, 10)
#> loop_over_dict_items_break({"gift": 0}, 0)
#> loop_over_dict_items_break({"a": 1.5, "b": 1.5}, 3)
