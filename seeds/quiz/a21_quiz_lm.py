### count_chars_not_in
def count_chars_not_in(text, allowed):
    bad = 0
    for ch in text:
        bad += allowed.find(ch) == -1
    return "ok" if bad == 0 else bad

#> count_chars_not_in("cabbage", "abceg")
#> count_chars_not_in("cabbage!", "abc")
#> count_chars_not_in("", "")
#> count_chars_not_in("A", "a")
#> count_chars_not_in("1 2", "12")

### text_between_same_chars
def text_between_same_chars(text):
    for i, ch in enumerate(text):
        j = text.rfind(ch)
        if j > i:
            return text[i + 1:j]
    return text.upper()

#> text_between_same_chars("xabcay")
#> text_between_same_chars("abc")
#> text_between_same_chars("")
#> text_between_same_chars("oo")
#> text_between_same_chars("$tag$")

### shift_list_by_head
def shift_list_by_head(lst):
    if not lst:
        return []
    k = lst.pop(0)
    lst = lst[k:] + lst[:k]
    lst.append(k)
    return lst

#> shift_list_by_head([2, 7, 8, 9])
#> shift_list_by_head([])
#> shift_list_by_head([0])
#> shift_list_by_head([-1, 4, 5])
#> shift_list_by_head([10, 1, 2])

### remove_suffix_list
def remove_suffix_list(text, suffixes):
    for suf in suffixes:
        if text.endswith(suf) and suf:
            text = text[:-len(suf)]
    return text

#> remove_suffix_list("walkings", ["s", "ing"])
#> remove_suffix_list("walkings", ["ing", "s"])
#> remove_suffix_list("", ["x"])
#> remove_suffix_list("abc", [])
#> remove_suffix_list("nono", ["no", "", "no"])

### letters_then_numbers
def letters_then_numbers(text):
    letters = [c for c in text if c.isalpha()]
    numbers = [c for c in text if c.isdigit()]
    letters.sort(key=str.lower)
    return "".join(letters + numbers[::-1])

#> letters_then_numbers("b3A1c2")
#> letters_then_numbers("")
#> letters_then_numbers("2024")
#> letters_then_numbers("Zig-zag")
#> letters_then_numbers("a1!b2?")

### drop_word_by_position
def drop_word_by_position(text, pos):
    words = text.split(" ")
    try:
        words.pop(pos)
    except IndexError:
        words.append("~")
    return " ".join(words)

#> drop_word_by_position("one two three", 1)
#> drop_word_by_position("one two three", -3)
#> drop_word_by_position("one", 4)
#> drop_word_by_position("", 0)
#> drop_word_by_position("a  b", 1)

### dic_longest_key_value
def dic_longest_key_value(dic):
    key = max(dic, key=lambda k: (len(k), k), default=None)
    return dic.pop(key, "nothing"), sorted(dic)

#> dic_longest_key_value({"a": 1, "ccc": 2, "bbb": 3})
#> dic_longest_key_value({})
#> dic_longest_key_value({"": 0})
#> dic_longest_key_value({"x": "y", "é": "z"})
#> dic_longest_key_value({"key": None, "k": None})

### lst_insert_running_total
def lst_insert_running_total(lst):
    i, total = 0, 0
    while i < len(lst):
        total += lst[i]
        lst.insert(i + 1, total)
        i += 2
    return lst

#> lst_insert_running_total([1, 2, 3])
#> lst_insert_running_total([])
#> lst_insert_running_total([-4])
#> lst_insert_running_total([0, 0, 5])
#> lst_insert_running_total([0.5, 0.25])

### text_pad_to_multiple
def text_pad_to_multiple(text, n, fill):
    extra = -len(text) % n
    half = extra // 2
    return fill * half + text + fill * (extra - half)

#> text_pad_to_multiple("abcd", 3, "*")
#> text_pad_to_multiple("abc", 3, "*")
#> text_pad_to_multiple("", 4, "-")
#> text_pad_to_multiple("a", 5, "xy")
#> text_pad_to_multiple("q", 0, ".")

### compare_prefix_counts
def compare_prefix_counts(text, a, b):
    score = 0
    for c in text:
        score += (c == a) - (c == b)
        if score < 0:
            return False
    return score == 0 or score

#> compare_prefix_counts("(())", "(", ")")
#> compare_prefix_counts("())", "(", ")")
#> compare_prefix_counts("ll", "l", "r")
#> compare_prefix_counts("", "x", "y")
#> compare_prefix_counts("aXbX", "X", "b")

### nums_remove_index_sum
def nums_remove_index_sum(nums):
    i = len(nums) - 1
    while i >= 0:
        if nums[i] == i:
            nums.pop(i)
        i -= 1
    return nums

#> nums_remove_index_sum([0, 5, 2, 3])
#> nums_remove_index_sum([])
#> nums_remove_index_sum([1, 0])
#> nums_remove_index_sum([0, 1, 2])
#> nums_remove_index_sum([True, True])

### upper_lower_split_join
def upper_lower_split_join(text, sep):
    head, *tail = text.split(sep)
    return sep.join([head.lower()] + [t.upper() for t in tail])

#> upper_lower_split_join("Key=Value=x", "=")
#> upper_lower_split_join("Key", "=")
#> upper_lower_split_join("", ",")
#> upper_lower_split_join("A and b and C", " and ")
#> upper_lower_split_join("=v", "=")

### list_of_tuples_to_text
def list_of_tuples_to_text(pairs, width):
    return "\n".join(k.rjust(width) + ": " + "#" * v for k, v in pairs if v > 0)

#> list_of_tuples_to_text([("a", 3), ("bb", 1)], 3)
#> list_of_tuples_to_text([], 2)
#> list_of_tuples_to_text([("x", 0), ("y", -1)], 1)
#> list_of_tuples_to_text([("long", 2)], 2)
#> list_of_tuples_to_text([("", 1)], 0)

### dict_key_in_value
def dict_key_in_value(d):
    return [k for k, v in d.items() if k in v]

#> dict_key_in_value({"an": "banana", "x": "yz"})
#> dict_key_in_value({})
#> dict_key_in_value({"": "abc", "a": ""})
#> dict_key_in_value({1: [1, 2], 2: [3]})
#> dict_key_in_value({"k": {"k": 0}, "v": ("v",)})

### rotate_words_in_text
def rotate_words_in_text(text, n):
    words = text.split()
    for _ in range(abs(n)):
        if n > 0:
            words.append(words.pop(0))
        else:
            words.insert(0, words.pop())
    return " ".join(words)

#> rotate_words_in_text("a b c d", 1)
#> rotate_words_in_text("a b c d", -2)
#> rotate_words_in_text("", 0)
#> rotate_words_in_text("", 1)
#> rotate_words_in_text("x", 3)

### first_index_greater
def first_index_greater(nums, limit, default=None):
    for i, n in enumerate(nums):
        if n > limit:
            return i
    return default if default is not None else len(nums)

#> first_index_greater([1, 5, 9], 4)
#> first_index_greater([1, 2], 4)
#> first_index_greater([1, 2], 4, 0)
#> first_index_greater([], 1, -1)
#> first_index_greater(["a", "c"], "b")

### text_rfind_pairs
def text_rfind_pairs(text, chars):
    return {c: text.rfind(c) - text.find(c) for c in chars}

#> text_rfind_pairs("abracadabra", "abc")
#> text_rfind_pairs("xyz", "")
#> text_rfind_pairs("", "q")
#> text_rfind_pairs("noon", "noz")
#> text_rfind_pairs("a-b-", "-a")

### lst_pairs_descending
def lst_pairs_descending(lst):
    pairs = []
    while len(lst) > 1:
        big = max(lst)
        lst.remove(big)
        pairs.append([big, lst.pop(0)])
    return pairs, lst

#> lst_pairs_descending([4, 9, 2, 7, 5])
#> lst_pairs_descending([])
#> lst_pairs_descending([1])
#> lst_pairs_descending([3, 3])
#> lst_pairs_descending(["b", "c", "a"])

### text_vs_sorted_prefix
def text_vs_sorted_prefix(text):
    s = "".join(sorted(text))
    n = 0
    while n < len(text) and text[n] == s[n]:
        n += 1
    return text[:n], s[n:]

#> text_vs_sorted_prefix("abdc")
#> text_vs_sorted_prefix("abc")
#> text_vs_sorted_prefix("")
#> text_vs_sorted_prefix("zoo")
#> text_vs_sorted_prefix("aBc")

### double_char_count_map
def double_char_count_map(text):
    d = {}
    for a, b in zip(text, text[1:]):
        if a == b:
            d[a] = d.setdefault(a, 0) + 1
    return d or text[:1]

#> double_char_count_map("bookkeeper")
#> double_char_count_map("abc")
#> double_char_count_map("")
#> double_char_count_map("aaaa")
#> double_char_count_map("  x")

### nums_alternate_min_max
def nums_alternate_min_max(nums):
    nums = sorted(nums)
    out = []
    while nums:
        out.append(nums.pop(-(len(out) % 2)))
    return out

#> nums_alternate_min_max([5, 1, 4, 2, 3])
#> nums_alternate_min_max([])
#> nums_alternate_min_max([9])
#> nums_alternate_min_max([2, 2, 1])
#> nums_alternate_min_max(["c", "a", "b"])

### text_chunk_reverse_case
def text_chunk_reverse_case(text, n):
    out = ""
    for i in range(0, len(text), n):
        piece = text[i:i + n]
        out += piece.swapcase() if (i // n) % 2 else piece[::-1]
    return out

#> text_chunk_reverse_case("abcDEFghi", 3)
#> text_chunk_reverse_case("", 2)
#> text_chunk_reverse_case("abcd", 1)
#> text_chunk_reverse_case("Hello", 9)
#> text_chunk_reverse_case("ab", 0)

### lists_share_tail
def lists_share_tail(a, b):
    shared = []
    while a and b and a[-1] == b[-1]:
        shared.insert(0, a.pop())
        b.pop()
    return shared, len(a) + len(b)

#> lists_share_tail([1, 2, 3], [9, 2, 3])
#> lists_share_tail([], [1])
#> lists_share_tail([1], [2])
#> lists_share_tail(["x", "y"], ["x", "y"])
#> lists_share_tail([0], [False])

### wrap_in_pairs
def wrap_in_pairs(text, pairs):
    for left, right in pairs:
        if text.startswith(left) and text.endswith(right):
            text = text.removeprefix(left).removesuffix(right)
        else:
            text = left + text + right
    return text

#> wrap_in_pairs("x", ["()", "[]"])
#> wrap_in_pairs("(x)", ["()"])
#> wrap_in_pairs("", ["''"])
#> wrap_in_pairs("[y]", [("[", "]"), ("[", "]")])
#> wrap_in_pairs("z", [])

### sum_by_sign_key
def sum_by_sign_key(nums):
    d = {"+": 0, "-": 0}
    for n in nums:
        if not n:
            d["0"] = d.get("0", 0) + 1
            continue
        d["+" if n > 0 else "-"] += n
    return d

#> sum_by_sign_key([3, -1, 0, 4, 0])
#> sum_by_sign_key([])
#> sum_by_sign_key([-2.5])
#> sum_by_sign_key([0])
#> sum_by_sign_key([1, True])

### title_words_except
def title_words_except(text, small):
    words = text.lower().split()
    return " ".join(w if i and w in small else w.title() for i, w in enumerate(words))

#> title_words_except("THE LORD OF THE RINGS", ["of", "the"])
#> title_words_except("", ["a"])
#> title_words_except("a tale of two cities", [])
#> title_words_except("and", ["and"])
#> title_words_except("x-ray o'hara", "x")

### zip_dict_and_list
def zip_dict_and_list(d, xs):
    return {k: v * x for (k, v), x in zip(d.items(), xs)}, xs[len(d):]

#> zip_dict_and_list({"a": 2, "b": 3}, [10, 20, 30])
#> zip_dict_and_list({}, [1])
#> zip_dict_and_list({"x": "ab", "y": 1}, [2])
#> zip_dict_and_list({"k": [0]}, [3])
#> zip_dict_and_list({"p": 1}, [])
