### text_count_first_char
def text_count_first_char(text):
    return text.count(text[0]) if text else None

#> text_count_first_char("assassin")
#> text_count_first_char("")
#> text_count_first_char("Tt")
#> text_count_first_char("  x ")
#> text_count_first_char("1")

### text_has_repeat_neighbors
def text_has_repeat_neighbors(text):
    return any(c * 2 in text for c in text)

#> text_has_repeat_neighbors("coffee")
#> text_has_repeat_neighbors("tea")
#> text_has_repeat_neighbors("")
#> text_has_repeat_neighbors("a  b")
#> text_has_repeat_neighbors("Aa")

### sorted_words_by_reverse
def sorted_words_by_reverse(text):
    return " ".join(sorted(text.split(), key=lambda w: w[::-1]))

#> sorted_words_by_reverse("cat bat dog")
#> sorted_words_by_reverse("")
#> sorted_words_by_reverse("Zed zed")
#> sorted_words_by_reverse("ab b a")
#> sorted_words_by_reverse("one")

### text_shorter_of_strips
def text_shorter_of_strips(text, a, b):
    return min(text.strip(a), text.strip(b), key=len)

#> text_shorter_of_strips("xxabyy", "x", "y")
#> text_shorter_of_strips("xabyy", "x", "y")
#> text_shorter_of_strips("", "x", "y")
#> text_shorter_of_strips("zz", "z", "zz")
#> text_shorter_of_strips("mid", "d", "m")

### nums_all_smaller_than_next
def nums_all_smaller_than_next(nums):
    return all(a < b for a, b in zip(nums, nums[1:])), nums[-1:]

#> nums_all_smaller_than_next([1, 3, 7])
#> nums_all_smaller_than_next([1, 1])
#> nums_all_smaller_than_next([])
#> nums_all_smaller_than_next([4])
#> nums_all_smaller_than_next([2, 1.5])

### dict_values_to_keys_sum
def dict_values_to_keys_sum(d):
    return sum(k * v for k, v in d.items()), max(d, default=0)

#> dict_values_to_keys_sum({2: 3, 5: 1})
#> dict_values_to_keys_sum({})
#> dict_values_to_keys_sum({-1: 4})
#> dict_values_to_keys_sum({0.5: 2, 1: 1})
#> dict_values_to_keys_sum({"a": 2})

### text_find_after_lower
def text_find_after_lower(text, sub):
    return text.lower().find(sub) - text.find(sub)

#> text_find_after_lower("Papa", "pa")
#> text_find_after_lower("papa", "pa")
#> text_find_after_lower("MAMA", "ma")
#> text_find_after_lower("", "x")
#> text_find_after_lower("aBab", "b")

### pop_until_sum_even
def pop_until_sum_even(nums):
    while sum(nums) % 2:
        nums.pop(0)
    return nums

#> pop_until_sum_even([1, 2, 3, 5])
#> pop_until_sum_even([2, 2])
#> pop_until_sum_even([])
#> pop_until_sum_even([7])
#> pop_until_sum_even([4, 3, 6])

### join_ints_with_sign
def join_ints_with_sign(nums):
    return "".join(f"{n:+d}" for n in nums).lstrip("+")

#> join_ints_with_sign([3, -4, 5])
#> join_ints_with_sign([])
#> join_ints_with_sign([-1])
#> join_ints_with_sign([0, 0])
#> join_ints_with_sign([1, True])

### text_index_sum
def text_index_sum(text, char):
    return sum(i for i, c in enumerate(text) if c == char) or -1

#> text_index_sum("hopscotch", "o")
#> text_index_sum("hop", "h")
#> text_index_sum("hop", "z")
#> text_index_sum("", "a")
#> text_index_sum("a,b,c", ",")

### keep_shorter_half
def keep_shorter_half(words):
    words.sort(key=len)
    return words[:len(words) // 2 + 1]

#> keep_shorter_half(["four", "six", "eleven", "ten"])
#> keep_shorter_half([])
#> keep_shorter_half(["x"])
#> keep_shorter_half(["bb", "aa"])
#> keep_shorter_half(["", "a", "ab"])

### replace_spaces_by_count
def replace_spaces_by_count(text):
    return text.replace(" ", str(text.count(" ")))

#> replace_spaces_by_count("a b c")
#> replace_spaces_by_count("solid")
#> replace_spaces_by_count("")
#> replace_spaces_by_count("  ")
#> replace_spaces_by_count("x\ty z")

### remove_digits_keep_sum
def remove_digits_keep_sum(text):
    digits = [c for c in text if c.isdigit()]
    for d in digits:
        text = text.replace(d, "", 1)
    return text, sum(map(int, digits))

#> remove_digits_keep_sum("r2d2 c3")
#> remove_digits_keep_sum("none")
#> remove_digits_keep_sum("")
#> remove_digits_keep_sum("99")
#> remove_digits_keep_sum("1-1")

### pair_first_last_words
def pair_first_last_words(words):
    half = len(words) // 2
    return [a + b for a, b in zip(words[:half], words[::-1])]

#> pair_first_last_words(["a", "b", "c", "d"])
#> pair_first_last_words(["a", "b", "c"])
#> pair_first_last_words([])
#> pair_first_last_words(["x"])
#> pair_first_last_words([[1], [2], [3], [4]])

### lst_slice_sum_compare
def lst_slice_sum_compare(lst, k):
    return sum(lst[:k]) <= sum(lst[k:]) <= 2 * sum(lst[:k])

#> lst_slice_sum_compare([3, 4, 5], 1)
#> lst_slice_sum_compare([3, 4, 5], 2)
#> lst_slice_sum_compare([], 0)
#> lst_slice_sum_compare([4, 6], 1)
#> lst_slice_sum_compare([1, 9], -1)

### text_swap_at_index
def text_swap_at_index(text, i):
    return text[i + 1:] + text[i:i + 1] + text[:i]

#> text_swap_at_index("left|right", 4)
#> text_swap_at_index("abc", 0)
#> text_swap_at_index("abc", 10)
#> text_swap_at_index("", 0)
#> text_swap_at_index("abc", -1)

### zero_or_repeat
def zero_or_repeat(text, n):
    return (text * n).strip() or "0" * n

#> zero_or_repeat("ab ", 2)
#> zero_or_repeat("", 3)
#> zero_or_repeat(" ", 2)
#> zero_or_repeat("x", 0)
#> zero_or_repeat(" y", 1)

### dict_pop_all_falsy
def dict_pop_all_falsy(d):
    removed = [k for k, v in list(d.items()) if not v and d.pop(k) is not None]
    return removed, d

#> dict_pop_all_falsy({"a": 0, "b": 1, "c": None})
#> dict_pop_all_falsy({})
#> dict_pop_all_falsy({"x": "", "y": []})
#> dict_pop_all_falsy({"t": True})
#> dict_pop_all_falsy({"n": None, "f": False})

### is_subsequence_pop
def is_subsequence_pop(small, big):
    small = list(small)
    for c in big:
        if small and small[0] == c:
            small.pop(0)
    return not small

#> is_subsequence_pop("ace", "abcde")
#> is_subsequence_pop("aec", "abcde")
#> is_subsequence_pop("", "x")
#> is_subsequence_pop("x", "")
#> is_subsequence_pop("oo", "foot")

### words_by_first_letter_last
def words_by_first_letter_last(words):
    d = {}
    for w in words:
        d[w[:1]] = w
    return list(d), list(d.values())

#> words_by_first_letter_last(["ant", "bee", "ape"])
#> words_by_first_letter_last([])
#> words_by_first_letter_last(["", "x"])
#> words_by_first_letter_last(["A", "a", "Aa"])
#> words_by_first_letter_last(["öl"])

### nums_swap_extremes
def nums_swap_extremes(nums):
    if len(nums) > 1:
        lo, hi = nums.index(min(nums)), nums.index(max(nums))
        nums[lo], nums[hi] = nums[hi], nums[lo]
    return nums

#> nums_swap_extremes([4, 1, 9, 3])
#> nums_swap_extremes([5])
#> nums_swap_extremes([])
#> nums_swap_extremes([2, 2, 2])
#> nums_swap_extremes([-1, 0, 1])

### string_of_max_minus_min
def string_of_max_minus_min(s):
    return "".join(c for c in s if min(s) < c < max(s)) if s else "empty"

#> string_of_max_minus_min("magic")
#> string_of_max_minus_min("")
#> string_of_max_minus_min("aaa")
#> string_of_max_minus_min("az")
#> string_of_max_minus_min("Hello 9")

### lst_count_sublists
def lst_count_sublists(lst):
    total = 0
    for x in lst:
        total += len(x) if isinstance(x, (list, str)) else 1
    return total - len(lst)

#> lst_count_sublists([1, [2, 3], "abc"])
#> lst_count_sublists([])
#> lst_count_sublists([[], ""])
#> lst_count_sublists([None, (1, 2)])
#> lst_count_sublists([[[1, 2]], "x"])

### delete_from_find
def delete_from_find(text, sub, n):
    i = text.find(sub)
    return text[:i] + text[i + n:] if i > -1 else text[n:]

#> delete_from_find("windmill", "m", 2)
#> delete_from_find("windmill", "z", 3)
#> delete_from_find("windmill", "w", 0)
#> delete_from_find("", "a", 1)
#> delete_from_find("a-b", "-", -1)

### unique_in_reverse
def unique_in_reverse(xs):
    out = []
    for x in reversed(xs):
        out += [x] * (x not in out)
    return out

#> unique_in_reverse([1, 2, 1, 3])
#> unique_in_reverse([])
#> unique_in_reverse("abcab")
#> unique_in_reverse([0, False, None])
#> unique_in_reverse([[1], [1]])

### compare_lengths_pick
def compare_lengths_pick(a, b):
    return (a, b)[len(a) < len(b)] if len(a) != len(b) else a + b

#> compare_lengths_pick("long", "no")
#> compare_lengths_pick("hi", "there")
#> compare_lengths_pick("ab", "cd")
#> compare_lengths_pick([], [])
#> compare_lengths_pick((1,), (2, 3))

### list_minus_by_index
def list_minus_by_index(xs, ys):
    for y in ys:
        if y in xs:
            xs[xs.index(y)] = None
    return [x for x in xs if x is not None]

#> list_minus_by_index([1, 1, 2, 3], [1, 3, 5])
#> list_minus_by_index([], [1])
#> list_minus_by_index(["a"], [])
#> list_minus_by_index([None, 0], [0])
#> list_minus_by_index([4, 4], [4, 4, 4])

### nested_get_last
def nested_get_last(data, keys):
    for k in keys:
        if not isinstance(data, dict):
            return k
        data = data.get(k)
    return data

#> nested_get_last({"a": {"b": 1}}, ["a", "b"])
#> nested_get_last({"a": 1}, ["a", "b", "c"])
#> nested_get_last({}, [])
#> nested_get_last({"x": {}}, ["x", "y"])
#> nested_get_last(None, ["q"])

### vowels_to_next
def vowels_to_next(text):
    v = "aeiou"
    return "".join(v[(v.index(c) + 1) % 5] if c in v else c for c in text)

#> vowels_to_next("queue")
#> vowels_to_next("sky")
#> vowels_to_next("")
#> vowels_to_next("Audi")
#> vowels_to_next("u i o")

### first_missing_in_order
def first_missing_in_order(xs, start):
    while start in xs:
        xs.remove(start)
        start += 1
    return start, xs

#> first_missing_in_order([3, 1, 2, 5], 1)
#> first_missing_in_order([], 0)
#> first_missing_in_order([7, 7], 7)
#> first_missing_in_order([1, 2], 5)
#> first_missing_in_order([-1, 0, 1], -1)

### halve_until_odd_items
def halve_until_odd_items(nums):
    out = []
    for n in nums:
        while n and n % 2 == 0:
            n //= 2
        out.append(n)
    return out

#> halve_until_odd_items([12, 7, 40])
#> halve_until_odd_items([])
#> halve_until_odd_items([0])
#> halve_until_odd_items([-6, 1])
#> halve_until_odd_items([64])

### text_ends_swapped
def text_ends_swapped(text):
    if len(text) < 2:
        return text
    first, *mid, last = text
    return last + "".join(mid) + first

#> text_ends_swapped("house")
#> text_ends_swapped("x")
#> text_ends_swapped("")
#> text_ends_swapped("ab")
#> text_ends_swapped(" é ")

### sort_words_then_letters
def sort_words_then_letters(text):
    words = sorted(text.split(), key=str.lower)
    return ["".join(sorted(w)) for w in words]

#> sort_words_then_letters("Banana apple")
#> sort_words_then_letters("")
#> sort_words_then_letters("z Y x")
#> sort_words_then_letters("b1a 1ab")
#> sort_words_then_letters("one")
