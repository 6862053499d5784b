### text_ljust_by_count
def text_ljust_by_count(text, ch):
    width = len(text) + text.count(ch)
    return text.ljust(width, ch)[::-1]

#> text_ljust_by_count("pepper", "p")
#> text_ljust_by_count("tea", "z")
#> text_ljust_by_count("", "x")
#> text_ljust_by_count("aa", "a")
#> text_ljust_by_count("1 0 1", " ")

### text_find_or_rfind
def text_find_or_rfind(text, sub, last):
    pos = text.rfind(sub) if last else text.find(sub)
    return text[:pos].count(" ") if pos >= 0 else None

#> text_find_or_rfind("one fish two fish", "fish", True)
#> text_find_or_rfind("one fish two fish", "fish", False)
#> text_find_or_rfind("one", "two", True)
#> text_find_or_rfind("", "", False)
#> text_find_or_rfind(" a", "a", 0)

### text_split_by_case
def text_split_by_case(text):
    groups = ["", ""]
    for c in text:
        groups[c.isupper()] += c
    low, up = groups
    return low + "/" + up if up else low.title()

#> text_split_by_case("aBcD")
#> text_split_by_case("abc def")
#> text_split_by_case("")
#> text_split_by_case("ABC")
#> text_split_by_case("1a2B")

### text_remove_nth_occurrence
def text_remove_nth_occurrence(text, ch, n):
    pos = -1
    for _ in range(n):
        pos = text.find(ch, pos + 1)
        if pos == -1:
            return text
    return text[:pos] + text[pos + 1:]

#> text_remove_nth_occurrence("banana", "a", 2)
#> text_remove_nth_occurrence("banana", "a", 4)
#> text_remove_nth_occurrence("", "x", 1)
#> text_remove_nth_occurrence("abc", "b", 0)
#> text_remove_nth_occurrence("a.b.c", ".", 1)

### text_center_nested
def text_center_nested(text, layers):
    for i, ch in enumerate(layers, 1):
        text = text.center(len(text) + i, ch)
    return text

#> text_center_nested("x", "-=")
#> text_center_nested("", "*")
#> text_center_nested("ab", "")
#> text_center_nested("mid", "123")
#> text_center_nested("odd", "_")

### text_startswith_rotate
def text_startswith_rotate(text, ch):
    for _ in range(len(text)):
        if text.startswith(ch):
            return text
        text = text[1:] + text[0]
    return "never"

#> text_startswith_rotate("orange", "g")
#> text_startswith_rotate("orange", "z")
#> text_startswith_rotate("", "a")
#> text_startswith_rotate("abab", "ba")
#> text_startswith_rotate("x", "x")

### text_digits_shift
def text_digits_shift(text, k):
    out = ""
    for c in text:
        out += str((int(c) + k) % 10) if c.isdecimal() else c
    return out

#> text_digits_shift("a1b9", 1)
#> text_digits_shift("none", 5)
#> text_digits_shift("", 2)
#> text_digits_shift("007", -1)
#> text_digits_shift("5²", 10)

### text_compare_stripped_case
def text_compare_stripped_case(a, b):
    checks = (a == b, a.strip() == b.strip(), a.strip().lower() == b.strip().lower())
    return checks.index(True) if True in checks else None

#> text_compare_stripped_case("Yes", "Yes")
#> text_compare_stripped_case(" Yes", "Yes ")
#> text_compare_stripped_case("YES ", "yes")
#> text_compare_stripped_case("yes", "no")
#> text_compare_stripped_case("", " ")

### text_alternate_join
def text_alternate_join(words, a, b):
    out = words[0] if words else ""
    for i, w in enumerate(words[1:]):
        out += (b if i % 2 else a) + w
    return out

#> text_alternate_join(["1", "2", "3", "4"], "+", "-")
#> text_alternate_join([], "+", "-")
#> text_alternate_join(["x"], "a", "b")
#> text_alternate_join(["p", "q"], ", ", "; ")
#> text_alternate_join(["", "", ""], "(", ")")

### text_count_then_slice
def text_count_then_slice(text, ch):
    n = text.count(ch)
    if n == 0:
        return text[::-1]
    return text[n::n]

#> text_count_then_slice("abracadabra", "a")
#> text_count_then_slice("hello", "z")
#> text_count_then_slice("hello", "l")
#> text_count_then_slice("", "q")
#> text_count_then_slice("hello", "h")

### text_map_char_codes
def text_map_char_codes(text, base):
    codes = [ord(c) - ord(base) for c in text]
    return [c for c in codes if 0 <= c < 26] or codes

#> text_map_char_codes("cab!", "a")
#> text_map_char_codes("CAB", "a")
#> text_map_char_codes("", "x")
#> text_map_char_codes("xyz", "y")
#> text_map_char_codes("é", "a")

### text_common_suffix_len
def text_common_suffix_len(words):
    n = 0
    while words and all(len(w) > n and w[-1 - n] == words[0][-1 - n] for w in words):
        n += 1
    return words[0][-n:] if n else ""

#> text_common_suffix_len(["walking", "talking", "king"])
#> text_common_suffix_len([])
#> text_common_suffix_len(["a", "b"])
#> text_common_suffix_len(["same"])
#> text_common_suffix_len(["", "x"])

### text_join_length_prefix
def text_join_length_prefix(parts):
    packed = "".join(f"{len(p)}:{p}" for p in parts)
    first, _, rest = packed.partition(":")
    return packed, rest[:int(first or 0)]

#> text_join_length_prefix(["ab", "c:d"])
#> text_join_length_prefix([])
#> text_join_length_prefix([""])
#> text_join_length_prefix(["twelve chars", "x"])
#> text_join_length_prefix(["é"])

### text_unescape_percent
def text_unescape_percent(s):
    head, *rest = s.split("%")
    for r in rest:
        head += chr(int(r[:2], 16)) + r[2:]
    return head

#> text_unescape_percent("a%20b")
#> text_unescape_percent("plain")
#> text_unescape_percent("")
#> text_unescape_percent("%41%42c")
#> text_unescape_percent("100%")

### text_abbreviate_numbers
def text_abbreviate_numbers(n):
    for unit in ("", "k", "M"):
        if abs(n) < 1000:
            return f"{n:.3g}{unit}"
        n /= 1000
    return "huge"

#> text_abbreviate_numbers(950)
#> text_abbreviate_numbers(12345)
#> text_abbreviate_numbers(-2500000)
#> text_abbreviate_numbers(10**10)
#> text_abbreviate_numbers(0)

### lst_remove_then_pop
def lst_remove_then_pop(lst, value):
    while value in lst:
        lst.remove(value)
        if lst:
            lst.pop()
    return lst

#> lst_remove_then_pop([1, 2, 1, 3, 4], 1)
#> lst_remove_then_pop([5], 5)
#> lst_remove_then_pop([], 0)
#> lst_remove_then_pop(["a", "b"], "z")
#> lst_remove_then_pop([2, 2, 2, 2], 2)

### lst_extend_reverse_append
def lst_extend_reverse_append(a, b):
    a.extend(b)
    a.reverse()
    a.append(a.pop(len(b)) if len(a) > len(b) else None)
    return a

#> lst_extend_reverse_append([1, 2], [3])
#> lst_extend_reverse_append([], [])
#> lst_extend_reverse_append([], ["x"])
#> lst_extend_reverse_append(["a"], ["b", "c"])
#> lst_extend_reverse_append([0, 0, 1], [])

### lst_insert_sorted_index
def lst_insert_sorted_index(lst, x):
    pos = sum(v < x for v in lst)
    lst.insert(pos, x)
    return lst.index(x), lst

#> lst_insert_sorted_index([1, 4, 9], 5)
#> lst_insert_sorted_index([], 2)
#> lst_insert_sorted_index([3, 3], 3)
#> lst_insert_sorted_index([9, 1, 5], 6)
#> lst_insert_sorted_index(["b", "d"], "c")

### lst_pop_index_from_value
def lst_pop_index_from_value(lst, times):
    out = []
    for _ in range(times):
        if not lst:
            break
        out.append(lst.pop(out[-1] % len(lst) if out else 0))
    return out, lst

#> lst_pop_index_from_value([2, 5, 7, 1], 3)
#> lst_pop_index_from_value([], 2)
#> lst_pop_index_from_value([4], 5)
#> lst_pop_index_from_value([0, 1, 2], 0)
#> lst_pop_index_from_value([-1, 8, 3], 2)

### lst_sort_by_distance
def lst_sort_by_distance(lst, center):
    lst.sort(key=lambda v: abs(v - center))
    return lst[:3], lst[-1:]

#> lst_sort_by_distance([1, 9, 5, 4, 6], 5)
#> lst_sort_by_distance([], 0)
#> lst_sort_by_distance([3, 7], 5)
#> lst_sort_by_distance([7, 3], 5)
#> lst_sort_by_distance([-1, 0.5, 10], 0)

### lst_split_by_sign_join
def lst_split_by_sign_join(lst):
    neg = [x for x in lst if x < 0]
    pos = [x for x in lst if x >= 0]
    while neg and pos:
        pos.append(neg.pop() + pos.pop(0))
    return neg or pos

#> lst_split_by_sign_join([3, -1, 5, -4])
#> lst_split_by_sign_join([])
#> lst_split_by_sign_join([-2, -3])
#> lst_split_by_sign_join([1, 0])
#> lst_split_by_sign_join([-5, 2])

### lst_of_words_trim_shared
def lst_of_words_trim_shared(words):
    while words and all(words) and len({w[0] for w in words}) == 1:
        words = [w[1:] for w in words]
    return words

#> lst_of_words_trim_shared(["prefix", "prefer", "press"])
#> lst_of_words_trim_shared([])
#> lst_of_words_trim_shared(["a", "b"])
#> lst_of_words_trim_shared(["solo"])
#> lst_of_words_trim_shared(["ab", "abc"])

### lst_index_both_ways
def lst_index_both_ways(lst, v):
    if v not in lst:
        return None
    first = lst.index(v)
    last = len(lst) - 1 - lst[::-1].index(v)
    return lst[first:last + 1]

#> lst_index_both_ways([1, 5, 2, 5, 3], 5)
#> lst_index_both_ways([1, 2], 7)
#> lst_index_both_ways([4], 4)
#> lst_index_both_ways("abracadabra", "b")
#> lst_index_both_ways([], 0)

### lst_copy_slice_swap
def lst_copy_slice_swap(lst, k):
    head, tail = lst[:k], lst[k:]
    lst[:] = tail
    lst.append(head)
    return lst

#> lst_copy_slice_swap([1, 2, 3, 4], 2)
#> lst_copy_slice_swap([], 1)
#> lst_copy_slice_swap(["a"], 0)
#> lst_copy_slice_swap([1, 2, 3], -1)
#> lst_copy_slice_swap([5, 6], 9)

### nums_count_between
def nums_count_between(nums, lo, hi):
    inside = [n for n in nums if lo < n < hi]
    edges = nums.count(lo) + nums.count(hi)
    return len(inside), edges, max(inside, default=lo)

#> nums_count_between([1, 5, 10, 7], 1, 10)
#> nums_count_between([], 0, 1)
#> nums_count_between([3, 3], 3, 3)
#> nums_count_between([-5, 0, 5], -6, 6)
#> nums_count_between([0.5], 0, 1)

### nums_replace_by_neighbors
def nums_replace_by_neighbors(nums):
    for i in range(1, len(nums) - 1):
        if nums[i] is None:
            nums[i] = (nums[i - 1] + nums[i + 1]) / 2
    return nums

#> nums_replace_by_neighbors([1, None, 3])
#> nums_replace_by_neighbors([])
#> nums_replace_by_neighbors([None, 2, None])
#> nums_replace_by_neighbors([0, None, None, 4])
#> nums_replace_by_neighbors([5, 6, 7])

### nums_product_skip_zero
def nums_product_skip_zero(nums):
    prod, zeros = 1, 0
    for n in nums:
        if n == 0:
            zeros += 1
            continue
        prod *= n
    return prod if not zeros else (0, prod)[zeros > 1]

#> nums_product_skip_zero([2, 3, 4])
#> nums_product_skip_zero([2, 0, 4])
#> nums_product_skip_zero([0, 5, 0])
#> nums_product_skip_zero([])
#> nums_product_skip_zero([-1, 0.5])

### dict_key_prefix_sum
def dict_key_prefix_sum(d, prefix):
    total = 0
    for k in sorted(d):
        if k.startswith(prefix):
            total = total * 2 + d[k]
    return total

#> dict_key_prefix_sum({"ab": 1, "ac": 2, "b": 5}, "a")
#> dict_key_prefix_sum({}, "x")
#> dict_key_prefix_sum({"z": 3, "y": 4}, "")
#> dict_key_prefix_sum({"A": 1}, "a")
#> dict_key_prefix_sum({"k1": -1, "k2": 0.5}, "k")

### dict_swap_if_smaller
def dict_swap_if_smaller(d):
    keys = list(d)
    for a, b in zip(keys, keys[1:]):
        if d[b] < d[a]:
            d[a], d[b] = d[b], d[a]
    return d

#> dict_swap_if_smaller({"x": 5, "y": 2, "z": 9})
#> dict_swap_if_smaller({})
#> dict_swap_if_smaller({"a": 1})
#> dict_swap_if_smaller({"p": 3, "q": 2, "r": 1})
#> dict_swap_if_smaller({"m": "b", "n": "a"})

### dict_value_lists_lengths
def dict_value_lists_lengths(d):
    for k in d:
        d[k] = d[k][:1] + [len(d[k])]
    return sorted(d.items(), key=lambda kv: kv[1][-1])

#> dict_value_lists_lengths({"a": [5, 6, 7], "b": [1]})
#> dict_value_lists_lengths({})
#> dict_value_lists_lengths({"e": []})
#> dict_value_lists_lengths({"x": ["p", "q"], "y": ["r", "s"]})
#> dict_value_lists_lengths({"s": "text"})

### dict_toggle_keys
def dict_toggle_keys(d, keys):
    for i, k in enumerate(keys):
        if d.pop(k, None) is None:
            d[k] = i + 1
    return d

#> dict_toggle_keys({"a": 1}, ["a", "b", "a"])
#> dict_toggle_keys({}, [])
#> dict_toggle_keys({}, "xyx")
#> dict_toggle_keys({"n": None, "m": 0}, ["n", "m"])
#> dict_toggle_keys({1: 1}, [True, 1.0])
