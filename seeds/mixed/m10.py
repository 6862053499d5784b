### popleft_string_vowel
def popleft_string_vowel(s):
    tail = ""
    while s and s[0] not in "aeiou":
        tail += s[0]
        s = s[1:]
    return s + tail + ("ay" if tail else "way")

#> popleft_string_vowel("string")
#> popleft_string_vowel("apple")
#> popleft_string_vowel("")
#> popleft_string_vowel("rhythm")
#> popleft_string_vowel("Queen")

### list_of_dicts_index
def list_of_dicts_index(rows, field):
    index = {}
    for pos, row in enumerate(rows):
        index.setdefault(row.get(field, "?"), []).append(pos)
    return index

#> list_of_dicts_index([{"c": "x"}, {"c": "y"}, {"c": "x"}], "c")
#> list_of_dicts_index([], "id")
#> list_of_dicts_index([{}, {"id": None}], "id")
#> list_of_dicts_index([{"k": 1}, {"k": 1.0}], "k")
#> list_of_dicts_index([{"a": 1, "b": 2}], "b")

### join_sorted_unique_words
def join_sorted_unique_words(*lines):
    words = set()
    for line in lines:
        words |= set(line.lower().split())
    return " ".join(sorted(words, key=lambda w: (len(w), w)))

#> join_sorted_unique_words("the cat", "The hat", "a cat")
#> join_sorted_unique_words()
#> join_sorted_unique_words("", "  ")
#> join_sorted_unique_words("b a", "B A")
#> join_sorted_unique_words("don't stop")

### compare_find_and_index
def compare_find_and_index(s, subs):
    out = []
    for sub in subs:
        i = s.find(sub)
        out.append(s[i] if i else i)
    return out

#> compare_find_and_index("marble", ["m", "b", "z"])
#> compare_find_and_index("x", [])
#> compare_find_and_index("", ["", "q"])
#> compare_find_and_index("abab", ["ab", "ba"])
#> compare_find_and_index("Odd case", ["O", " ", "C"])

### median_of_three_swap
def median_of_three_swap(a):
    lo, mid, hi = 0, len(a) // 2, len(a) - 1
    if a[mid] < a[lo]:
        a[lo], a[mid] = a[mid], a[lo]
    if a[hi] < a[lo]:
        a[lo], a[hi] = a[hi], a[lo]
    if a[hi] < a[mid]:
        a[mid], a[hi] = a[hi], a[mid]
    return a

#> median_of_three_swap([9, 5, 1])
#> median_of_three_swap([1, 2, 3, 4])
#> median_of_three_swap(["c", "z", "a", "b"])
#> median_of_three_swap([7])
#> median_of_three_swap([2, 9, 8, 1, 0, 5])

### double_letters_between
def double_letters_between(s, start, stop):
    return s[:start] + "".join(c * 2 for c in s[start:stop]) + s[stop:]

#> double_letters_between("abcdef", 2, 4)
#> double_letters_between("", 0, 1)
#> double_letters_between("xyz", -1, 3)
#> double_letters_between("abc", 2, 1)
#> double_letters_between("ok", 0, 99)

### ticket_price_rules
def ticket_price_rules(age, day, member=False):
    price = 12
    if age < 5 or age >= 80:
        return 0
    if day.lower()[:3] in ("tue", "wed"):
        price -= 3
    if member and price > 9:
        price *= 0.5
    return price

#> ticket_price_rules(30, "Monday")
#> ticket_price_rules(4, "Sunday", True)
#> ticket_price_rules(80, "x")
#> ticket_price_rules(25, "TUESDAY", True)
#> ticket_price_rules(25, "Friday", member=True)

### tuple_from_string_slices
def tuple_from_string_slices(s, *sizes):
    out, i = (), 0
    for n in sizes:
        out += (s[i:i + n],)
        i += n
    return out + (s[i:],) if i < len(s) else out

#> tuple_from_string_slices("20240517", 4, 2, 2)
#> tuple_from_string_slices("abcdef", 1, 2)
#> tuple_from_string_slices("")
#> tuple_from_string_slices("xy", 5, 1)
#> tuple_from_string_slices("pqr", 0)

### prefix_sum_dict_lookup
def prefix_sum_dict_lookup(nums, k):
    seen = {0: -1}
    total = 0
    for i, n in enumerate(nums):
        total += n
        if total - k in seen:
            j = seen[total - k]
            return nums[j + 1:i + 1]
        seen.setdefault(total, i)
    return seen

#> prefix_sum_dict_lookup([1, 4, 20, 3, 10, 5], 33)
#> prefix_sum_dict_lookup([], 5)
#> prefix_sum_dict_lookup([2, -2, 9], 0)
#> prefix_sum_dict_lookup([1, 1], 7)
#> prefix_sum_dict_lookup([5], 5)

### lines_with_numbers
def lines_with_numbers(text, start=1, width=3):
    return [f"{n:>{width}} {line}" for n, line in enumerate(text.splitlines(), start) if line]

#> lines_with_numbers("alpha\n\nbeta")
#> lines_with_numbers("")
#> lines_with_numbers("x\ny", 99)
#> lines_with_numbers("one", width=1)
#> lines_with_numbers("a\r\nb\n", 0, 2)

### largest_digit_rearranged
def largest_digit_rearranged(n):
    sign = -1 if n < 0 else 1
    digits = sorted(str(abs(n)), reverse=sign > 0)
    return sign * int("".join(digits))

#> largest_digit_rearranged(3192)
#> largest_digit_rearranged(-3102)
#> largest_digit_rearranged(0)
#> largest_digit_rearranged(1000)
#> largest_digit_rearranged(-7)

### ternary_in_call
def ternary_in_call(s, flag):
    return (s.upper if flag else s.lower)().replace(*("AB" if flag else "ab"), len(s) // 3)

#> ternary_in_call("Banana", True)
#> ternary_in_call("Banana", False)
#> ternary_in_call("", 1)
#> ternary_in_call("aAaAaA", 0)
#> ternary_in_call("Ma", None)

### reorder_by_suffix_digit
def reorder_by_suffix_digit(words):
    slots = [None] * len(words)
    extra = []
    for w in words:
        n = int(w[-1]) if w[-1:].isdigit() else 0
        if 1 <= n <= len(slots) and slots[n - 1] is None:
            slots[n - 1] = w[:-1]
        else:
            extra.append(w)
    return slots, extra

#> reorder_by_suffix_digit(["is2", "this1", "test3"])
#> reorder_by_suffix_digit([])
#> reorder_by_suffix_digit(["a1", "b1"])
#> reorder_by_suffix_digit(["none", "", "x9"])
#> reorder_by_suffix_digit(["z0"])

### string_ladder_or
def string_ladder_or(a, b, sep):
    joined = a and b and a + sep + b
    return joined or a or b or "empty"

#> string_ladder_or("left", "right", "-")
#> string_ladder_or("", "right", "-")
#> string_ladder_or("left", "", "-")
#> string_ladder_or("", "", "-")
#> string_ladder_or("é", "0", "")

### frequency_sorted_chars
def frequency_sorted_chars(s):
    order = sorted(set(s), key=lambda c: (-s.count(c), s.index(c)))
    return "".join(c * s.count(c) for c in order)

#> frequency_sorted_chars("tree")
#> frequency_sorted_chars("")
#> frequency_sorted_chars("cccaaa")
#> frequency_sorted_chars("Aabb")
#> frequency_sorted_chars("a b c")

### pop_and_push_rounds
def pop_and_push_rounds(deck, rounds):
    table = []
    for r in range(rounds):
        if not deck:
            deck, table = table[::-1], []
        table.append(deck.pop(r % len(deck)))
    return deck, table

#> pop_and_push_rounds(["A", "K", "Q", "J"], 3)
#> pop_and_push_rounds([1, 2], 3)
#> pop_and_push_rounds(["x"], 0)
#> pop_and_push_rounds([5], 4)
#> pop_and_push_rounds([], 1)

### isupper_islower_count
def isupper_islower_count(words):
    groups = {"upper": [], "lower": [], "mixed": []}
    for w in words:
        kind = "upper" if w.isupper() else "lower" if w.islower() else "mixed"
        groups[kind].append(len(w))
    return {k: sum(v) for k, v in groups.items() if v}

#> isupper_islower_count(["ABC", "def", "Ghi", "42"])
#> isupper_islower_count([])
#> isupper_islower_count(["a1", "B2"])
#> isupper_islower_count([""])
#> isupper_islower_count(["X", "x", "X-ray"])

### concat_range_digits
def concat_range_digits(a, b, step=1):
    s = "".join(map(str, range(a, b, step)))
    return s[:8] + "..." if len(s) > 8 else s

#> concat_range_digits(1, 6)
#> concat_range_digits(1, 30, 3)
#> concat_range_digits(5, 5)
#> concat_range_digits(4, -3, -2)
#> concat_range_digits(98, 102)

### char_to_positions_str
def char_to_positions_str(word):
    return "-".join(str(ord(c) - 96) if c.isalpha() else c for c in word.lower())

#> char_to_positions_str("Zebra")
#> char_to_positions_str("")
#> char_to_positions_str("a b")
#> char_to_positions_str("R2D2")
#> char_to_positions_str("ok!")

### list_eq_vs_is_loop
def list_eq_vs_is_loop(lists):
    first = lists[0]
    return [("is" if l is first else "eq" if l == first else "ne") for l in lists + [first[:]]]

#> list_eq_vs_is_loop([[1], [1], [2]])
#> list_eq_vs_is_loop([[]])
#> list_eq_vs_is_loop([["a", 1], ["a", True]])
#> list_eq_vs_is_loop([[0], [0, 0], [0.0]])
#> list_eq_vs_is_loop([])

### cycle_pad_to_length
from itertools import cycle, islice

def cycle_pad_to_length(key, n):
    if not key:
        return "." * n
    return "".join(islice(cycle(key), n))

#> cycle_pad_to_length("lemon", 12)
#> cycle_pad_to_length("", 3)
#> cycle_pad_to_length("xy", 0)
#> cycle_pad_to_length("abc", 2)
#> cycle_pad_to_length("-", 5)

### groupby_first_char
from itertools import groupby

def groupby_first_char(words):
    return [(k, len(list(g))) for k, g in groupby(words, key=lambda w: w[:1].lower())]

#> groupby_first_char(["apple", "Ant", "bee", "axe"])
#> groupby_first_char([])
#> groupby_first_char(["", "", "x"])
#> groupby_first_char("aAbB")
#> groupby_first_char(["Q1", "q2", "Q3"])

### reduce_build_number
from functools import reduce

def reduce_build_number(digits, base=10):
    return reduce(lambda acc, d: acc * base + d, digits, 0)

#> reduce_build_number([4, 0, 7])
#> reduce_build_number([])
#> reduce_build_number([1, 1, 0, 1], 2)
#> reduce_build_number([15, 15], base=16)
#> reduce_build_number([1, -2])

### slice_compare_middle
def slice_compare_middle(s):
    a = s[len(s) // 3:-(len(s) // 3)]
    b = s[len(s) // 3:len(s) - len(s) // 3]
    return a == b, a, b

#> slice_compare_middle("abcdefghi")
#> slice_compare_middle("ab")
#> slice_compare_middle("")
#> slice_compare_middle("1234")
#> slice_compare_middle("x")

### promote_matching_names
def promote_matching_names(names, wanted):
    for w in wanted:
        if w in names:
            names.insert(0, names.pop(names.index(w)))
    return names

#> promote_matching_names(["al", "bo", "cy", "di"], ["cy", "bo"])
#> promote_matching_names([], ["x"])
#> promote_matching_names(["p", "q", "p"], ["p", "z"])
#> promote_matching_names(["one"], [])
#> promote_matching_names(["m", "n"], ["n", "n"])

### replace_chain_order
def replace_chain_order(s, pairs):
    for old, new in pairs:
        s = s.replace(old, new)
    return s, len(pairs)

#> replace_chain_order("cat", [("c", "b"), ("b", "c")])
#> replace_chain_order("", [("", "x")])
#> replace_chain_order("aXbX", [("X", ""), ("ab", "X")])
#> replace_chain_order("same", [])
#> replace_chain_order("1-2", [("1", "2"), ("2", "1"), ("-", "--")])

### keyed_min_max_diff
def keyed_min_max_diff(d):
    if len(d) < 2:
        return d.copy()
    hi = max(d, key=d.get)
    lo = min(d, key=d.get)
    d[hi], d[lo] = d[lo], d[hi]
    return d, hi + lo

#> keyed_min_max_diff({"a": 3, "b": 9, "c": 1})
#> keyed_min_max_diff({})
#> keyed_min_max_diff({"x": 1})
#> keyed_min_max_diff({"p": 2, "q": 2})
#> keyed_min_max_diff({"u": -1, "v": 0.5})

### read_fixed_width
def read_fixed_width(line, layout):
    rec, pos = {}, 0
    for name, width in layout:
        rec[name] = line[pos:pos + width].strip()
        pos += width
    rec["rest"] = len(line[pos:])
    return rec

#> read_fixed_width("0042Smith     NY", [("id", 4), ("name", 10)])
#> read_fixed_width("", [("x", 2)])
#> read_fixed_width("abc", [])
#> read_fixed_width("A B C", [("p", 1), ("q", 2), ("r", 5)])
#> read_fixed_width("  77", [("rest", 3)])

### numeric_words_total
def numeric_words_total(text):
    names = "zero one two three four five six seven eight nine".split()
    found = [names.index(w) for w in text.lower().split() if w in names]
    return sum(found, len(found) * 100)

#> numeric_words_total("Two plus seven")
#> numeric_words_total("")
#> numeric_words_total("nine nine nine")
#> numeric_words_total("ten")
#> numeric_words_total("ZERO one,")

### drop_last_if_odd
def drop_last_if_odd(*groups):
    out = []
    for g in groups:
        g = list(g)
        if len(g) % 2:
            out.insert(0, g.pop())
        out.extend(g)
    return out

#> drop_last_if_odd([1, 2, 3], [4, 5])
#> drop_last_if_odd()
#> drop_last_if_odd("abc", "d")
#> drop_last_if_odd([], [0])
#> drop_last_if_odd((7, 8), range(3))

### sum_ascii_mod_loop
def sum_ascii_mod_loop(s, m):
    h = 0
    for i, c in enumerate(s, 1):
        h = (h * 31 + ord(c) * i) % m
    return h

#> sum_ascii_mod_loop("abc", 97)
#> sum_ascii_mod_loop("", 13)
#> sum_ascii_mod_loop("Zz", 1000)
#> sum_ascii_mod_loop("a b", 10)
#> sum_ascii_mod_loop("é", 256)

### first_true_key
def first_true_key(checks, default="all clear"):
    for name, ok in checks.items():
        if ok is True:
            continue
        return f"{name}: {ok!r}"
    return default

#> first_true_key({"disk": True, "net": False})
#> first_true_key({"a": True, "b": True})
#> first_true_key({})
#> first_true_key({"n": 1})
#> first_true_key({"ok": True}, default=None)

### strip_left_right_diff
def strip_left_right_diff(s):
    l, r = s.lstrip(), s.rstrip()
    return (l > r, l < r, l == r).index(True), len(l) - len(r)

#> strip_left_right_diff("  a ")
#> strip_left_right_diff("b  ")
#> strip_left_right_diff("")
#> strip_left_right_diff("clean")
#> strip_left_right_diff("\tx")

### min_edit_swap_count
def min_edit_swap_count(s):
    pos = [i for i, c in enumerate(s) if c == "1"]
    if not pos:
        return None
    mid = pos[len(pos) // 2]
    return sum(abs(p - mid) - abs(j - len(pos) // 2) for j, p in enumerate(pos))

#> min_edit_swap_count("100101")
#> min_edit_swap_count("000")
#> min_edit_swap_count("")
#> min_edit_swap_count("111")
#> min_edit_swap_count("10001")

### casefold_sort_stable
def casefold_sort_stable(words):
    by_fold = sorted(words, key=str.casefold)
    by_default = sorted(words)
    return [a for a, b in zip(by_fold, by_default) if a != b]

#> casefold_sort_stable(["beta", "Alpha", "Gamma", "alpha"])
#> casefold_sort_stable([])
#> casefold_sort_stable(["a", "b"])
#> casefold_sort_stable(["Z", "a"])
#> casefold_sort_stable(["ß", "ss", "SS"])

### unpack_nested_swap
def unpack_nested_swap(record):
    (name, *tags), (x, y) = record
    return {"name": name, "tags": tags[::-1], "pos": (y, x)}

#> unpack_nested_swap([("pin", "red", "new"), (3, 4)])
#> unpack_nested_swap([["solo"], "ab"])
#> unpack_nested_swap(("xyz", [None, 0]))
#> unpack_nested_swap([["a", 1, 2, 3], (0.5, -0.5)])
#> unpack_nested_swap([(), (1, 2)])
