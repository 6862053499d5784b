### chars_not_after_vowel
def chars_not_after_vowel(text):
    keep = [text[i] for i in range(len(text)) if i == 0 or text[i - 1] not in "aeiou"]
    return "".join(keep).ljust(len(text), "_")

#> chars_not_after_vowel("queueing")
#> chars_not_after_vowel("")
#> chars_not_after_vowel("sky")
#> chars_not_after_vowel("a e i")
#> chars_not_after_vowel("Ooze")

### strip_then_index_pair
def strip_then_index_pair(s, ch):
    t = s.strip(ch)
    try:
        return t.index(ch), t.rindex(ch) - len(t)
    except ValueError:
        return t, len(s) - len(t)

#> strip_then_index_pair("xxaxbxx", "x")
#> strip_then_index_pair("  word ", " ")
#> strip_then_index_pair("", "q")
#> strip_then_index_pair("ooo", "o")
#> strip_then_index_pair("a.b.c.", ".")

### list_of_suffixes_sorted
def list_of_suffixes_sorted(s):
    order = sorted(range(len(s)), key=lambda i: s[i:])
    return order, [s[i:i + 2] for i in order]

#> list_of_suffixes_sorted("banana")
#> list_of_suffixes_sorted("")
#> list_of_suffixes_sorted("aa")
#> list_of_suffixes_sorted("cBa")
#> list_of_suffixes_sorted("x y")

### keep_if_count_matches_index
def keep_if_count_matches_index(s):
    return [c for i, c in enumerate(s) if s.count(c) > i or s[:i].count(c) == 0]

#> keep_if_count_matches_index("aabbaa")
#> keep_if_count_matches_index("")
#> keep_if_count_matches_index("abcabc")
#> keep_if_count_matches_index("zz")
#> keep_if_count_matches_index("a  a  a")

### swap_dict_lengths
def swap_dict_lengths(d):
    out = {}
    for k, v in d.items():
        out[v * len(k)] = k.upper() if len(v) % 2 else k.capitalize()
    return out

#> swap_dict_lengths({"ab": "x", "cde": "yz"})
#> swap_dict_lengths({})
#> swap_dict_lengths({"": "gone", "k": ""})
#> swap_dict_lengths({"aa": "b", "a": "bb"})
#> swap_dict_lengths({"Mix": "1 2"})

### titlecase_lists_flat
def titlecase_lists_flat(groups):
    return [f"{i}.{j} {w.title()}" for i, g in enumerate(groups, 1) for j, w in enumerate(g.split(";"), 1) if w.strip()]

#> titlecase_lists_flat(["red wine;rosé", "beer"])
#> titlecase_lists_flat([])
#> titlecase_lists_flat(["", ";x"])
#> titlecase_lists_flat(["a;b;c"])
#> titlecase_lists_flat(["it's;O'HARA"])

### pad_center_then_trim
def pad_center_then_trim(s, n):
    wide = s.center(n, "#")
    return wide[1:-1] if len(wide) % 2 == 0 else wide.strip("#").rjust(n)

#> pad_center_then_trim("ab", 6)
#> pad_center_then_trim("ab", 7)
#> pad_center_then_trim("", 0)
#> pad_center_then_trim("#x#", 5)
#> pad_center_then_trim("longer", 3)

### letters_then_digits_sum
def letters_then_digits_sum(s):
    letters = "".join(filter(str.isalpha, s))
    digits = "".join(filter(str.isdigit, s))
    return letters[::-1] + str(sum(map(int, digits))) * bool(digits)

#> letters_then_digits_sum("a1b2c3")
#> letters_then_digits_sum("")
#> letters_then_digits_sum("none")
#> letters_then_digits_sum("90 9-0")
#> letters_then_digits_sum("x²")

### startswith_next_endswith
def startswith_next_endswith(words):
    return [a for a, b in zip(words, words[1:]) if b.startswith(a[-1:]) or a.endswith(b[:2])]

#> startswith_next_endswith(["tin", "nut", "toe", "egg"])
#> startswith_next_endswith([])
#> startswith_next_endswith(["abc", "bcd", "xyz"])
#> startswith_next_endswith(["", "a"])
#> startswith_next_endswith(["one"])

### double_then_halve
def double_then_halve(s):
    d = "".join(c + c for c in s)
    while len(d) > 4:
        d = d[::2] if d[0] != d[2] else d[1:]
    return d

#> double_then_halve("abc")
#> double_then_halve("")
#> double_then_halve("aab")
#> double_then_halve("xyzxyz")
#> double_then_halve("zzz")

### partition_around_upper
def partition_around_upper(s):
    for i, c in enumerate(s):
        if c.isupper():
            return s[:i].zfill(4), c, s[i + 1:].zfill(4)
    return s.rjust(6, ">")

#> partition_around_upper("abCde")
#> partition_around_upper("lower")
#> partition_around_upper("")
#> partition_around_upper("X")
#> partition_around_upper("-1A+2")

### replace_by_position_letter
def replace_by_position_letter(s):
    out = s
    for i, c in enumerate(s):
        out = out.replace(c, chr(97 + i), 1)
    return out

#> replace_by_position_letter("cab")
#> replace_by_position_letter("")
#> replace_by_position_letter("bbb")
#> replace_by_position_letter("dcba")
#> replace_by_position_letter("x-y")

### join_sorted_by_count
def join_sorted_by_count(s):
    return "".join(sorted(s, key=lambda c: (-s.count(c), s.index(c))))

#> join_sorted_by_count("tree")
#> join_sorted_by_count("")
#> join_sorted_by_count("loveleet")
#> join_sorted_by_count("Aabb")
#> join_sorted_by_count("1 2 1")

### isupper_run_lengths
def isupper_run_lengths(s):
    parts = "".join(c if c.isupper() else " " for c in s).split()
    return {p: len(p) for p in parts}, len(parts)

#> isupper_run_lengths("ABcDEFgH")
#> isupper_run_lengths("")
#> isupper_run_lengths("none")
#> isupper_run_lengths("A1A1A")
#> isupper_run_lengths("ÜBer")

### concat_until_limit
def concat_until_limit(words, limit):
    text = ""
    for i, w in enumerate(words):
        if len(text) + len(w) > limit:
            return text, words[i:]
        text += w
    return text, []

#> concat_until_limit(["ab", "cde", "f"], 5)
#> concat_until_limit(["ab", "cde", "f"], 4)
#> concat_until_limit([], 3)
#> concat_until_limit(["toolong"], 2)
#> concat_until_limit(["", "x"], 0)

### nested_split_lengths
def nested_split_lengths(s):
    return [[len(w) for w in line.split(",")] for line in s.split(";")]

#> nested_split_lengths("a,bb;ccc")
#> nested_split_lengths("")
#> nested_split_lengths(";,;")
#> nested_split_lengths("one,two;three,four,five")
#> nested_split_lengths(" , ")

### string_index_by_digits
def string_index_by_digits(s, picks):
    out = []
    for d in picks:
        if not d.isdigit():
            out.append("?")
        elif int(d) < len(s):
            out.append(s[int(d)])
        else:
            out.append(s[-1:])
    return "".join(out)

#> string_index_by_digits("planet", "5401")
#> string_index_by_digits("abc", "9x0")
#> string_index_by_digits("", "12")
#> string_index_by_digits("word", "")
#> string_index_by_digits("hi", "010")

### lower_bound_letters
def lower_bound_letters(s, pivot):
    lo = [c for c in s if c.lower() < pivot]
    hi = [c for c in s if c.lower() >= pivot and c.isalpha()]
    return "".join(lo)[::-1] + pivot.upper() + "".join(hi)

#> lower_bound_letters("Mountain", "m")
#> lower_bound_letters("", "k")
#> lower_bound_letters("abc", "z")
#> lower_bound_letters("xyz 12", "a")
#> lower_bound_letters("BanAnA", "b")

### conditional_swapcase_words
def conditional_swapcase_words(s):
    return " ".join(w.swapcase() if w.isalpha() else w[::-1] if w.isalnum() else w * 2 for w in s.split())

#> conditional_swapcase_words("Hello w0rld ok!")
#> conditional_swapcase_words("")
#> conditional_swapcase_words("123 abc")
#> conditional_swapcase_words("- a_b")
#> conditional_swapcase_words("ÀB c1")

### list_pop_matching_tail
def list_pop_matching_tail(words, suffix):
    popped = []
    while words and words[-1].endswith(suffix):
        popped.append(words.pop().removesuffix(suffix))
    return words, popped

#> list_pop_matching_tail(["run", "walked", "talked"], "ed")
#> list_pop_matching_tail([], "s")
#> list_pop_matching_tail(["cats", "dogs"], "s")
#> list_pop_matching_tail(["x"], "y")
#> list_pop_matching_tail(["aXX", "X"], "X")

### min_char_rotation_count
def min_char_rotation_count(s, target):
    doubled = s + s
    if len(s) != len(target) or target not in doubled:
        return None
    return doubled.index(target), doubled.rindex(target)

#> min_char_rotation_count("abcde", "cdeab")
#> min_char_rotation_count("abc", "acb")
#> min_char_rotation_count("", "")
#> min_char_rotation_count("aa", "aa")
#> min_char_rotation_count("ab", "abc")

### replace_last_n
def replace_last_n(s, old, new, n):
    return new.join(s.rsplit(old, n))

#> replace_last_n("a-b-c-d", "-", "+", 2)
#> replace_last_n("xxxx", "xx", "y", 1)
#> replace_last_n("", "a", "b", 3)
#> replace_last_n("keep", "e", "E", 0)
#> replace_last_n("1.2.3", ".", "", -1)

### cut_between_digits
def cut_between_digits(s):
    first = next((i for i, c in enumerate(s) if c.isdigit()), None)
    if first is None:
        return s.upper()
    last = max(i for i, c in enumerate(s) if c.isdigit())
    return s[:first] + "#" + s[last + 1:]

#> cut_between_digits("ab1cd2ef")
#> cut_between_digits("none")
#> cut_between_digits("")
#> cut_between_digits("x5y")
#> cut_between_digits("1")

### tuple_of_string_views
def tuple_of_string_views(s):
    a, b, *c = s[:1], s[1:2], *s[2:]
    return (a or None, b, len(c), "".join(c[::-1]))

#> tuple_of_string_views("abcdef")
#> tuple_of_string_views("")
#> tuple_of_string_views("x")
#> tuple_of_string_views("yz!")
#> tuple_of_string_views("12 3")

### repeat_by_rank
def repeat_by_rank(s):
    ranks = {c: i for i, c in enumerate(sorted(set(s)))}
    return "".join(c * ranks[c] for c in s)

#> repeat_by_rank("cab")
#> repeat_by_rank("")
#> repeat_by_rank("aaa")
#> repeat_by_rank("b a")
#> repeat_by_rank("zyxz")

### text_modulo_rows
def text_modulo_rows(text, n):
    rows = {}
    for i, c in enumerate(text):
        rows.setdefault(i % n, []).append(c)
    return ["".join(reversed(v)) for _, v in sorted(rows.items(), reverse=True)]

#> text_modulo_rows("abcdefg", 3)
#> text_modulo_rows("", 2)
#> text_modulo_rows("xy", 5)
#> text_modulo_rows("12345", 1)
#> text_modulo_rows("q", 0)

### rstrip_loop_growth
def rstrip_loop_growth(s, chars):
    trail = []
    for c in chars:
        t = s.rstrip(c)
        trail.append(len(s) - len(t))
        s = t
    return s, trail

#> rstrip_loop_growth("price: 100.00", "0.0")
#> rstrip_loop_growth("abc", "xyz")
#> rstrip_loop_growth("", "a")
#> rstrip_loop_growth("wow!!!", "!w")
#> rstrip_loop_growth("zzz", "")

### find_in_reversed_text
def find_in_reversed_text(s, sub):
    r = s[::-1]
    i = r.find(sub[::-1])
    return len(s) - i - len(sub) if i >= 0 else i, s.rfind(sub)

#> find_in_reversed_text("abcabc", "bc")
#> find_in_reversed_text("abc", "x")
#> find_in_reversed_text("", "a")
#> find_in_reversed_text("noon", "no")
#> find_in_reversed_text("aaa", "aa")
