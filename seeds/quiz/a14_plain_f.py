### strip_vowel_endings
def strip_vowel_endings(text):
    chars = list(text)
    while chars and chars[-1] in "aeiou":
        chars.pop()
    return "".join(chars) or text

#> strip_vowel_endings("potatoe")
#> strip_vowel_endings("sky")
#> strip_vowel_endings("eau")
#> strip_vowel_endings("")
#> strip_vowel_endings("radio!")

### move_char_to_front
def move_char_to_front(text, char):
    if text.count(char) == 1:
        text = char + text.replace(char, "")
    return text

#> move_char_to_front("planet", "n")
#> move_char_to_front("banana", "n")
#> move_char_to_front("dog", "x")
#> move_char_to_front("", "a")
#> move_char_to_front("a-b", "-")

### append_if_unseen_letter
def append_if_unseen_letter(text, extra):
    result = text
    for letter in extra:
        if letter not in result:
            result += letter
        else:
            result = result.replace(letter, letter.upper(), 1)
    return result

#> append_if_unseen_letter("tram", "maps")
#> append_if_unseen_letter("", "oo")
#> append_if_unseen_letter("abc", "")
#> append_if_unseen_letter("zzz", "zz")
#> append_if_unseen_letter("Mix", "mM")

### filter_values_by_key_length
def filter_values_by_key_length(dic, size):
    result = []
    for key in dic:
        if len(key) == size:
            result.insert(0, dic[key])
    return result

#> filter_values_by_key_length({"ab": 1, "cde": 2, "fg": 3}, 2)
#> filter_values_by_key_length({}, 1)
#> filter_values_by_key_length({"x": None}, 4)
#> filter_values_by_key_length({"": 0, "é": 1}, 0)
#> filter_values_by_key_length({"one": [1], "two": [2]}, 3)

### lst_pop_then_count
def lst_pop_then_count(lst, value):
    removed = 0
    while lst and lst[-1] != value:
        lst.pop()
        removed += 1
    return removed * lst.count(value)

#> lst_pop_then_count([7, 7, 3, 2], 7)
#> lst_pop_then_count([1, 2], 9)
#> lst_pop_then_count([], 0)
#> lst_pop_then_count([5], 5)
#> lst_pop_then_count(["a", "b", "a", "c"], "a")

### reverse_if_starts_digit
def reverse_if_starts_digit(text):
    if text and text[0].isdigit():
        return text[::-1].lstrip("0")
    return text.rjust(len(text) + 2, "0")

#> reverse_if_starts_digit("1200 km")
#> reverse_if_starts_digit("500")
#> reverse_if_starts_digit("km")
#> reverse_if_starts_digit("")
#> reverse_if_starts_digit("³a")

### nums_negate_below_mean
def nums_negate_below_mean(nums):
    mean = sum(nums) / len(nums)
    for i, n in enumerate(nums):
        if n < mean:
            nums[i] = -n
    return nums

#> nums_negate_below_mean([1, 5, 9])
#> nums_negate_below_mean([4])
#> nums_negate_below_mean([])
#> nums_negate_below_mean([-2, 0, 2])
#> nums_negate_below_mean([0.5, 1.5])

### words_to_dict_lengths
def words_to_dict_lengths(text):
    d = {}
    for word in text.split():
        d[word] = d.get(word, 0) + len(word)
    return sorted(d.items(), key=lambda kv: kv[1])

#> words_to_dict_lengths("the cat the dog")
#> words_to_dict_lengths("")
#> words_to_dict_lengths("a a a a")
#> words_to_dict_lengths("ha! Ha! ha!")
#> words_to_dict_lengths("long longer")

### char_after_last
def char_after_last(text, char):
    pos = text.rfind(char)
    if pos in (-1, len(text) - 1):
        return char * 2
    return text[pos + 1]

#> char_after_last("pepper", "p")
#> char_after_last("pepper", "r")
#> char_after_last("pepper", "x")
#> char_after_last("", "q")
#> char_after_last("a b", " ")

### upper_every_match
def upper_every_match(text, sub):
    parts = text.split(sub)
    return sub.upper().join(parts), len(parts) - 1

#> upper_every_match("tip top tap", "t")
#> upper_every_match("none", "z")
#> upper_every_match("aaaa", "aa")
#> upper_every_match("", "x")
#> upper_every_match("ßig", "ß")

### remove_values_present_in
def remove_values_present_in(a, b):
    i = 0
    while i < len(a):
        if a[i] in b:
            b.remove(a.pop(i))
        else:
            i += 1
    return a + b

#> remove_values_present_in([1, 2, 2, 3], [2, 3, 4])
#> remove_values_present_in([], [5])
#> remove_values_present_in(["x"], [])
#> remove_values_present_in([1, 1], [1.0, True])
#> remove_values_present_in(["a", "b"], ["c"])

### text_is_numeric_sum
def text_is_numeric_sum(text):
    total = 0
    for part in text.replace("-", " -").split():
        if part.lstrip("-").isnumeric():
            total += int(part)
    return total

#> text_is_numeric_sum("3 4-5")
#> text_is_numeric_sum("abc")
#> text_is_numeric_sum("")
#> text_is_numeric_sum("10-10-10 x9")
#> text_is_numeric_sum("--2")

### dict_first_key_longest_value
def dict_first_key_longest_value(d):
    best = ""
    for k in d:
        if len(d[k]) > len(d.get(best, "")):
            best = k
    return best, d.pop(best, None)

#> dict_first_key_longest_value({"a": "xx", "b": "yyy", "c": "zzz"})
#> dict_first_key_longest_value({})
#> dict_first_key_longest_value({"e": ""})
#> dict_first_key_longest_value({"p": [1], "q": [1, 2]})
#> dict_first_key_longest_value({"": "abc", "k": "ab"})

### drop_char_at_own_count
def drop_char_at_own_count(text, char):
    n = text.count(char)
    return text[:n] + text[n + 1:]

#> drop_char_at_own_count("balloon", "l")
#> drop_char_at_own_count("balloon", "z")
#> drop_char_at_own_count("", "a")
#> drop_char_at_own_count("ooo", "o")
#> drop_char_at_own_count("x y", "")

### sort_then_insert_original_first
def sort_then_insert_original_first(lst):
    if not lst:
        return None
    first = lst[0]
    lst.sort()
    lst.insert(lst.index(first), "*")
    return lst

#> sort_then_insert_original_first(["pear", "fig", "apple"])
#> sort_then_insert_original_first([])
#> sort_then_insert_original_first(["z"])
#> sort_then_insert_original_first(["b", "b", "a"])
#> sort_then_insert_original_first(["A", "a", "B"])

### count_sub_after_title
def count_sub_after_title(text, sub):
    t = text.title()
    return t.count(sub), t.count(sub.title()), text.count(sub)

#> count_sub_after_title("the theatre there", "th")
#> count_sub_after_title("", "x")
#> count_sub_after_title("o'o o", "o")
#> count_sub_after_title("AAA", "a")
#> count_sub_after_title("banana", "")

### join_sorted_unique_chars
def join_sorted_unique_chars(a, b):
    common = sorted(set(a).intersection(b))
    if not common:
        return a + b
    return "".join(common) + str(len(common))

#> join_sorted_unique_chars("listen", "silence")
#> join_sorted_unique_chars("abc", "xyz")
#> join_sorted_unique_chars("", "")
#> join_sorted_unique_chars("Aa", "aA")
#> join_sorted_unique_chars("12:30", "1:2:3")

### lst_double_until_contains
def lst_double_until_contains(lst, target):
    tries = 0
    while target not in lst and tries < 4:
        lst = [x * 2 for x in lst]
        tries += 1
    return lst, tries

#> lst_double_until_contains([1, 3], 12)
#> lst_double_until_contains([5], 5)
#> lst_double_until_contains([], 1)
#> lst_double_until_contains(["a"], "aaaa")
#> lst_double_until_contains([0, -1], 7)

### split_name_initials_last
def split_name_initials_last(name):
    *given, family = name.split() or [""]
    return family.upper() + "".join(" " + g[0] + "." for g in given)

#> split_name_initials_last("ada king lovelace")
#> split_name_initials_last("Plato")
#> split_name_initials_last("")
#> split_name_initials_last("  jean-luc   picard ")
#> split_name_initials_last("José Á Ñ")

### text_shift_by_find
def text_shift_by_find(text, mark):
    n = text.find(mark)
    return text[n:] + text[:n] if n else text[1:]

#> text_shift_by_find("left:right", ":")
#> text_shift_by_find(":start", ":")
#> text_shift_by_find("nomark", ":")
#> text_shift_by_find("", ":")
#> text_shift_by_find("a::b", "::")

### nums_pop_by_parity
def nums_pop_by_parity(nums):
    left = []
    while nums:
        left.append(nums.pop() if nums[0] % 2 else nums.pop(0))
    return left

#> nums_pop_by_parity([2, 3, 4, 5])
#> nums_pop_by_parity([1, 2, 3])
#> nums_pop_by_parity([])
#> nums_pop_by_parity([0])
#> nums_pop_by_parity([8, 8, 7, 6])

### char_map_to_neighbor
def char_map_to_neighbor(s):
    nxt = {}
    for a, b in zip(s, s[1:]):
        nxt[a] = b
    return "".join(nxt.get(c, "_") for c in s)

#> char_map_to_neighbor("banana")
#> char_map_to_neighbor("abc")
#> char_map_to_neighbor("")
#> char_map_to_neighbor("z")
#> char_map_to_neighbor("a a b")

### keep_rows_with_key
def keep_rows_with_key(rows, key, value):
    return [r for r in rows if r.get(key, value) == value]

#> keep_rows_with_key([{"t": 1}, {"t": 2}, {}], "t", 1)
#> keep_rows_with_key([], "t", 1)
#> keep_rows_with_key([{"a": None}], "a", None)
#> keep_rows_with_key([{"a": 0}, {"a": False}], "a", 0)
#> keep_rows_with_key([{"x": "y"}], "x", "z")

### pad_then_trim_other_side
def pad_then_trim_other_side(text, width):
    padded = text.rjust(width, "#").ljust(width + 2, "#")
    return padded.strip("#").center(width, "-")

#> pad_then_trim_other_side("ab", 6)
#> pad_then_trim_other_side("#x#", 5)
#> pad_then_trim_other_side("", 3)
#> pad_then_trim_other_side("long text", 2)
#> pad_then_trim_other_side("a#b", 4)

### lst_index_of_min_rotate
def lst_index_of_min_rotate(lst):
    if len(lst) < 2:
        return lst
    i = lst.index(min(lst))
    head = lst[:i]
    del lst[:i]
    lst.extend(reversed(head))
    return lst

#> lst_index_of_min_rotate([5, 4, 1, 3])
#> lst_index_of_min_rotate([2])
#> lst_index_of_min_rotate([])
#> lst_index_of_min_rotate(["c", "b", "a"])
#> lst_index_of_min_rotate([0, 0, 9])

### key_value_string_parse_pop
def key_value_string_parse_pop(text):
    d = {}
    for item in text.split(";"):
        k, _, v = item.partition("=")
        if not v:
            d.pop(k, None)
        else:
            d[k] = v
    return d

#> key_value_string_parse_pop("a=1;b=2;a=")
#> key_value_string_parse_pop("")
#> key_value_string_parse_pop("x;y;z=9")
#> key_value_string_parse_pop("a=1;a=2;b=a=c")
#> key_value_string_parse_pop("k=v;k")

### longest_word_pad_rest
def longest_word_pad_rest(text, fill):
    words = text.split()
    size = len(max(words, key=len, default=""))
    return [w.center(size, fill) for w in words]

#> longest_word_pad_rest("one three five", ".")
#> longest_word_pad_rest("", "x")
#> longest_word_pad_rest("same size", "-")
#> longest_word_pad_rest("a bb ccccc", "*")
#> longest_word_pad_rest("wide", "?")

### trim_to_alpha_edges
def trim_to_alpha_edges(text):
    i, j = 0, len(text)
    while i < j and not text[i].isalpha():
        i += 1
    while j > i and not text[j - 1].isalpha():
        j -= 1
    return text[i:j]

#> trim_to_alpha_edges("12ab3cd!!")
#> trim_to_alpha_edges("abc")
#> trim_to_alpha_edges("123")
#> trim_to_alpha_edges("")
#> trim_to_alpha_edges("¿qué?")

### encode_runs_with_dict
def encode_runs_with_dict(text):
    d = dict.fromkeys(text, 0)
    for c in text:
        d[c] += 1
    return "".join(c + (str(n) if n > 1 else "") for c, n in d.items())

#> encode_runs_with_dict("hello there")
#> encode_runs_with_dict("")
#> encode_runs_with_dict("abc")
#> encode_runs_with_dict("1111")
#> encode_runs_with_dict("aAbBaA")

### last_index_ranges
def last_index_ranges(s):
    out, end, start = [], 0, 0
    for i, c in enumerate(s):
        end = max(end, s.rindex(c))
        if i == end:
            out.append(s[start:i + 1])
            start = i + 1
    return out

#> last_index_ranges("ababcbd")
#> last_index_ranges("")
#> last_index_ranges("xyz")
#> last_index_ranges("aXa")
#> last_index_ranges("noon moon")
