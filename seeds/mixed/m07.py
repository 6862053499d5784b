### dial_letters_sum
def dial_letters_sum(word):
    pads = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
    total = 0
    for ch in word.lower():
        for n, pad in enumerate(pads):
            if ch in pad:
                total += n * (pad.index(ch) + 1)
    return total

#> dial_letters_sum("Cab")
#> dial_letters_sum("")
#> dial_letters_sum("z z")
#> dial_letters_sum("1-800")
#> dial_letters_sum("Pqrs")

### delete_by_negative_index
def delete_by_negative_index(arr, idxs):
    for i in sorted(idxs, reverse=True):
        if -len(arr) <= i < len(arr):
            del arr[i]
    return arr

#> delete_by_negative_index([10, 20, 30, 40], [0, 2])
#> delete_by_negative_index([10, 20, 30, 40], [-1, 1])
#> delete_by_negative_index([], [0])
#> delete_by_negative_index(["a", "b"], [5, -9])
#> delete_by_negative_index([1, 2, 3], [0, 0, 0])

### replace_in_list_by_dict
def replace_in_list_by_dict(words, subs):
    return [subs.get(w, w.upper() if len(w) > 3 else w) for w in words]

#> replace_in_list_by_dict(["the", "colour", "red"], {"red": "blue"})
#> replace_in_list_by_dict([], {"x": "y"})
#> replace_in_list_by_dict(["tree"], {"tree": None})
#> replace_in_list_by_dict(["", "abcd", "abc"], {"": "-"})
#> replace_in_list_by_dict(["Yes", "yes"], {"yes": "no"})

### string_bool_literals
def string_bool_literals(values):
    truth = {"yes": True, "no": False, "on": True, "off": False}
    out = []
    for v in values:
        out.append(truth.get(v.strip().lower(), bool(v)))
    return out, out.count(True)

#> string_bool_literals(["Yes", " off", "0", ""])
#> string_bool_literals([])
#> string_bool_literals(["NO ", "False", " "])
#> string_bool_literals(["on", "ON", "On"])
#> string_bool_literals(["n", "no"])

### squeeze_spaces_loop
def squeeze_spaces_loop(s):
    passes = 0
    while "  " in s:
        s = s.replace("  ", " ")
        passes += 1
    return s, passes

#> squeeze_spaces_loop("a    b  c")
#> squeeze_spaces_loop("")
#> squeeze_spaces_loop("tight")
#> squeeze_spaces_loop("         ")
#> squeeze_spaces_loop("x   y")

### bump_list_dict_values
def bump_list_dict_values(d, n):
    for k in d:
        if isinstance(d[k], list):
            d[k] += [n]
        elif isinstance(d[k], str):
            d[k] = d[k] * n
        else:
            d[k] = n
    return d

#> bump_list_dict_values({"l": [1], "s": "ab", "x": 9.5}, 2)
#> bump_list_dict_values({}, 3)
#> bump_list_dict_values({"e": [], "f": ""}, 0)
#> bump_list_dict_values({"t": (1,), "u": None}, -1)
#> bump_list_dict_values({"z": "z"}, 5)

### find_end_bound
def find_end_bound(hay, needle):
    half = len(hay) // 2
    a = hay.find(needle, 0, half)
    b = hay.find(needle, half)
    return a, b, hay.rfind(needle, 0, -1)

#> find_end_bound("abcabcabc", "bc")
#> find_end_bound("", "x")
#> find_end_bound("zzzz", "z")
#> find_end_bound("left|right", "|")
#> find_end_bound("abab", "ba")

### first_letter_chain
def first_letter_chain(words):
    chain = words[:1]
    pool = words[1:]
    for w in pool[:]:
        if chain[-1][-1:] == w[:1]:
            chain.append(w)
            pool.remove(w)
    return chain, pool

#> first_letter_chain(["dog", "goat", "cat", "tiger", "rat"])
#> first_letter_chain([])
#> first_letter_chain(["one"])
#> first_letter_chain(["a", "a", "b"])
#> first_letter_chain(["end", "x", "dim"])

### range_len_off_by_one
def range_len_off_by_one(nums):
    out = []
    for i in range(1, len(nums) - 1):
        out.append(nums[i - 1] + nums[i + 1] - nums[i])
    return out or nums[:1]

#> range_len_off_by_one([1, 5, 2, 8])
#> range_len_off_by_one([])
#> range_len_off_by_one([4, 6])
#> range_len_off_by_one([0, 0, 0])
#> range_len_off_by_one([1.5, -1, 3])

### count_down_string
def count_down_string(n, step, sep):
    return sep.join(str(i) for i in range(n, -1, -step)) or "none"

#> count_down_string(10, 3, ",")
#> count_down_string(0, 1, "-")
#> count_down_string(-2, 1, "x")
#> count_down_string(7, 7, " > ")
#> count_down_string(4, 0, ".")

### tail_recursive_join
def tail_recursive_join(items, sep, acc=""):
    if not items:
        return acc
    head, *rest = items
    return tail_recursive_join(rest, sep, acc + sep * bool(acc) + head)

#> tail_recursive_join(["a", "b", "c"], "/")
#> tail_recursive_join([], "-")
#> tail_recursive_join(["", "x", "y"], "+")
#> tail_recursive_join(("p",), ",", "start")
#> tail_recursive_join("wow", ".")

### price_with_tiers
def price_with_tiers(qty, tiers):
    price = None
    for minimum, unit in tiers:
        if qty >= minimum:
            price = unit
        else:
            break
    return "n/a" if price is None else f"{qty * price:.2f}"

#> price_with_tiers(12, [(1, 2.5), (10, 2.0), (100, 1.25)])
#> price_with_tiers(0, [(1, 9.99)])
#> price_with_tiers(5, [])
#> price_with_tiers(100, [(1, 2.5), (10, 2.0), (100, 1.25)])
#> price_with_tiers(3, [(1, 0.333)])

### zip_dict_keys_values
def zip_dict_keys_values(a, b):
    merged = dict(zip(a.keys(), b.values()))
    merged.update({k: v for k, v in b.items() if k in a})
    return merged

#> zip_dict_keys_values({"x": 1, "y": 2}, {"y": 3, "z": 4})
#> zip_dict_keys_values({}, {"q": 1})
#> zip_dict_keys_values({"m": 0, "n": 0, "o": 0}, {"o": "O"})
#> zip_dict_keys_values({1: "a"}, {1: "b"})
#> zip_dict_keys_values({"k": None}, {})

### digit_letter_alternate
def digit_letter_alternate(s):
    letters = [c for c in s if c.isalpha()]
    digits = [c for c in s if c.isdigit()]
    if abs(len(letters) - len(digits)) > 1:
        return ""
    if len(letters) < len(digits):
        letters, digits = digits, letters
    out = [""] * (len(letters) + len(digits))
    out[::2], out[1::2] = letters, digits
    return "".join(out)

#> digit_letter_alternate("a0b1c2")
#> digit_letter_alternate("covid19")
#> digit_letter_alternate("ab123")
#> digit_letter_alternate("")
#> digit_letter_alternate("x")

### swap_values_via_tuple
def swap_values_via_tuple(x, y, z):
    x, y = y, x + z
    y, z = z, y
    x, y, z = z, x, y
    return x, y, z

#> swap_values_via_tuple(1, 2, 3)
#> swap_values_via_tuple("a", "b", "c")
#> swap_values_via_tuple(0, 0, 5)
#> swap_values_via_tuple([1], 2, [3])
#> swap_values_via_tuple(-1, 10, 0.5)

### stack_of_words_undo
def stack_of_words_undo(commands):
    doc, undone = [], []
    for c in commands:
        if c == "undo":
            if doc:
                undone.append(doc.pop())
        elif c == "redo":
            if undone:
                doc.append(undone.pop())
        else:
            doc.append(c)
            undone.clear()
    return " ".join(doc)

#> stack_of_words_undo(["hi", "there", "undo", "undo", "redo"])
#> stack_of_words_undo(["undo", "a", "redo"])
#> stack_of_words_undo([])
#> stack_of_words_undo(["x", "undo", "y", "redo"])
#> stack_of_words_undo(["p", "q", "undo", "redo", "redo"])

### parity_sort_words
def parity_sort_words(words):
    even = sorted(w for w in words if len(w) % 2 == 0)
    odd = sorted((w for w in words if len(w) % 2), key=str.lower, reverse=True)
    return even + odd

#> parity_sort_words(["kiwi", "Fig", "apple", "plum", "bee"])
#> parity_sort_words([])
#> parity_sort_words(["", "a"])
#> parity_sort_words(["Bb", "aa", "AA"])
#> parity_sort_words(["x", "Y", "z"])

### string_diff_positions
def string_diff_positions(a, b):
    diffs = [i for i, (x, y) in enumerate(zip(a, b)) if x != y]
    if len(a) != len(b):
        diffs.append(min(len(a), len(b)))
    return diffs

#> string_diff_positions("karolin", "kathrin")
#> string_diff_positions("abc", "abcd")
#> string_diff_positions("", "")
#> string_diff_positions("Same", "same")
#> string_diff_positions("", "xyz")

### dict_items_sorted_slice
def dict_items_sorted_slice(scores, n, worst=False):
    order = sorted(scores.items(), key=lambda kv: (kv[1], kv[0]))
    top = order[:n] if worst else order[::-1][:n]
    return dict(top)

#> dict_items_sorted_slice({"al": 3, "bo": 9, "cy": 3}, 2)
#> dict_items_sorted_slice({"al": 3, "bo": 9, "cy": 3}, 2, True)
#> dict_items_sorted_slice({}, 1)
#> dict_items_sorted_slice({"x": 1}, 0)
#> dict_items_sorted_slice({"p": -1, "q": -5}, 9, worst=True)

### carry_over_elements
def carry_over_elements(nums, limit):
    carry = 0
    for i in range(len(nums)):
        carry, nums[i] = divmod(nums[i] + carry, limit)
    if carry:
        nums.append(carry)
    return nums

#> carry_over_elements([12, 5, 9], 10)
#> carry_over_elements([], 10)
#> carry_over_elements([99], 10)
#> carry_over_elements([60, 59], 60)
#> carry_over_elements([-1, 3], 4)

### split_on_case_change
def split_on_case_change(s):
    parts, current = [], s[:1]
    for prev, ch in zip(s, s[1:]):
        if prev.isupper() != ch.isupper():
            parts.append(current)
            current = ""
        current += ch
    return parts + [current]

#> split_on_case_change("abCDeF")
#> split_on_case_change("")
#> split_on_case_change("lower")
#> split_on_case_change("X")
#> split_on_case_change("A1b2")

### nested_get_chain
def nested_get_chain(cfg, section, option):
    value = cfg.get(section, {}).get(option)
    if value is None:
        value = cfg.get("default", {}).get(option, "?")
    return f"{section}.{option}={value!r}"

#> nested_get_chain({"web": {"port": 80}}, "web", "port")
#> nested_get_chain({"default": {"host": "::1"}}, "web", "host")
#> nested_get_chain({}, "db", "user")
#> nested_get_chain({"a": {"x": 0}, "default": {"x": 1}}, "a", "x")
#> nested_get_chain({"a": {"x": None}, "default": {"x": ""}}, "a", "x")

### lists_share_row
def lists_share_row(n, m):
    row = [0] * m
    grid = [row for _ in range(n)]
    grid[0][-1] = 5
    row += [1]
    grid[-1] = row[:]
    grid[-1][0] = 9
    return grid

#> lists_share_row(3, 2)
#> lists_share_row(1, 1)
#> lists_share_row(2, 4)
#> lists_share_row(4, 1)
#> lists_share_row(2, 0)

### append_while_iterating_capped
def append_while_iterating_capped(lst, cap):
    for x in lst:
        if len(lst) >= cap:
            break
        lst.append(x * 2)
    return lst

#> append_while_iterating_capped([1, 3], 7)
#> append_while_iterating_capped([], 4)
#> append_while_iterating_capped(["a"], 4)
#> append_while_iterating_capped([5, 6, 7], 3)
#> append_while_iterating_capped([0, -1], 5)

### bisect_grade
from bisect import bisect

def bisect_grade(score, cuts=(60, 70, 80, 90), letters="FDCBA"):
    i = bisect(cuts, score)
    sign = "+" if cuts[i - 1:i] and score - cuts[i - 1] >= 7 else ""
    return letters[i] + sign

#> bisect_grade(59)
#> bisect_grade(60)
#> bisect_grade(88)
#> bisect_grade(100)
#> bisect_grade(3, (1, 2), "xyz")

### multi_split_sequential
def multi_split_sequential(text, seps):
    parts = [text]
    for sep in seps:
        parts = [p for chunk in parts for p in chunk.split(sep)]
    return [p for p in parts if p]

#> multi_split_sequential("a,b;c d", ",; ")
#> multi_split_sequential("", ".")
#> multi_split_sequential("x--y", "-")
#> multi_split_sequential("keep all", "")
#> multi_split_sequential("1+2-3*4", ["+", "-3"])

### stock_max_profit_pair
def stock_max_profit_pair(prices):
    best = (0, None, None)
    low = 0
    for day, p in enumerate(prices):
        if p < prices[low]:
            low = day
        best = max(best, (p - prices[low], low, day), key=lambda t: t[0])
    return best

#> stock_max_profit_pair([7, 1, 5, 3, 6, 4])
#> stock_max_profit_pair([])
#> stock_max_profit_pair([9, 7, 4])
#> stock_max_profit_pair([2, 4, 1, 3])
#> stock_max_profit_pair([5])

### partition_cascade
def partition_cascade(s, seps):
    heads = []
    for sep in seps:
        head, found, s = s.partition(sep)
        heads.append(head if found else None)
    return heads, s

#> partition_cascade("GET /a?x=1 HTTP", [" ", "?", "="])
#> partition_cascade("plain", [":"])
#> partition_cascade("", [])
#> partition_cascade("a:b:c", [":", ":", ":"])
#> partition_cascade("k=v", ["=", "="])

### remove_duplicates_keep_last
def remove_duplicates_keep_last(items):
    out = []
    for x in reversed(items):
        if x not in out:
            out.insert(0, x)
    return out

#> remove_duplicates_keep_last([1, 2, 1, 3, 2])
#> remove_duplicates_keep_last([])
#> remove_duplicates_keep_last("noon")
#> remove_duplicates_keep_last([[], [], 0, False])
#> remove_duplicates_keep_last(["b", "a", "b"])

### int_str_palindrome_steps
def int_str_palindrome_steps(n):
    steps = 0
    while str(n) != str(n)[::-1]:
        n += int(str(n)[::-1])
        steps += 1
        if steps > 8:
            break
    else:
        return n, steps
    return None

#> int_str_palindrome_steps(59)
#> int_str_palindrome_steps(121)
#> int_str_palindrome_steps(0)
#> int_str_palindrome_steps(196)
#> int_str_palindrome_steps(87)

### pop_middle_until_two
def pop_middle_until_two(a):
    order = []
    while len(a) > 2:
        order.append(a.pop(len(a) // 2))
    return order, a[0] if a else None

#> pop_middle_until_two([1, 2, 3, 4, 5])
#> pop_middle_until_two([])
#> pop_middle_until_two(list("even"))
#> pop_middle_until_two(["p", "q"])
#> pop_middle_until_two([0, 1, 0])

### global_counter_labels
PREFIXES = {"err": "E", "warn": "W"}

def global_counter_labels(kinds):
    numbers = {}
    labels = []
    for k in kinds:
        p = PREFIXES.get(k, k[:1].upper() or "?")
        numbers[p] = numbers.get(p, 0) + 1
        labels.append(f"{p}{numbers[p]:03}")
    return labels

#> global_counter_labels(["err", "warn", "err"])
#> global_counter_labels([])
#> global_counter_labels(["", "info", "idle"])
#> global_counter_labels(["wait", "warn"])
#> global_counter_labels(["Error"])

### cut_trailing_zeros
def cut_trailing_zeros(number):
    s = str(number)
    if "." in s and "e" not in s:
        s = s.rstrip("0").rstrip(".")
    return s.replace("-0", "0") if s == "-0" else s

#> cut_trailing_zeros(3.50)
#> cut_trailing_zeros(200)
#> cut_trailing_zeros(-0.0)
#> cut_trailing_zeros(1e20)
#> cut_trailing_zeros("12.3400")

### window_max_strings
def window_max_strings(s, k):
    return "".join(max(s[i:i + k]) for i in range(0, len(s), k))

#> window_max_strings("abcdzf", 3)
#> window_max_strings("", 2)
#> window_max_strings("hello you", 2)
#> window_max_strings("A1b2", 4)
#> window_max_strings("xyz", 0)

### compare_count_and_len
def compare_count_and_len(s, t):
    if s.count(t) == len(t):
        return s.replace(t, t.upper())
    if len(t) > len(s):
        s, t = t, s
    return s[len(t):] + t

#> compare_count_and_len("abcabc", "bc")
#> compare_count_and_len("short", "longer one")
#> compare_count_and_len("", "")
#> compare_count_and_len("axbx", "x")
#> compare_count_and_len("same", "same")

### format_table_row
def format_table_row(values, widths, aligns):
    cells = []
    for v, w, a in zip(values, widths, aligns):
        cells.append(f"{v:{a}{w}}")
    return "|" + "|".join(cells) + "|"

#> format_table_row(["id", 7], [4, 5], "<>")
#> format_table_row([], [], "")
#> format_table_row(["mid"], [9], "^")
#> format_table_row([3.5, "toolong"], [6, 3], "><")
#> format_table_row([1, 2, 3], [2, 2], "<<<")

### list_index_range_search
def list_index_range_search(arr, x, lo, hi):
    try:
        i = arr.index(x, lo, hi)
    except ValueError:
        return arr[lo:hi]
    return i - lo

#> list_index_range_search([4, 6, 4, 8, 4], 4, 1, 4)
#> list_index_range_search([4, 6, 4, 8, 4], 8, 0, 3)
#> list_index_range_search([], 1, 0, 0)
#> list_index_range_search(["a", "b", "c"], "c", -2, 99)
#> list_index_range_search([1, 2, 3], 1, 1, 3)

### strip_quotes_pairwise
def strip_quotes_pairwise(s):
    if len(s) >= 2 and s[0] == s[-1] and s[0] in "'\"":
        return s[1:-1]
    return s.strip("'\"").join("<>")

#> strip_quotes_pairwise("'quoted'")
#> strip_quotes_pairwise('"half\'')
#> strip_quotes_pairwise("")
#> strip_quotes_pairwise("'")
#> strip_quotes_pairwise('""')
