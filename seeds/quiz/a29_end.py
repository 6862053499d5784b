### mirror_if_vowel_first
def mirror_if_vowel_first(word):
    if word[:1].lower() in tuple("aeiou"):
        return word + word[::-1]
    return word.rstrip(word[:1])

#> mirror_if_vowel_first("apple")
#> mirror_if_vowel_first("barb")
#> mirror_if_vowel_first("")
#> mirror_if_vowel_first("Eve")
#> mirror_if_vowel_first("zzz")

### drop_longest_then_join
def drop_longest_then_join(text):
    words = text.split()
    if words:
        words.remove(max(words, key=len))
    return "_".join(words)

#> drop_longest_then_join("one three five")
#> drop_longest_then_join("")
#> drop_longest_then_join("solo")
#> drop_longest_then_join("aa bb")
#> drop_longest_then_join("x yy zzz zzz")

### count_words_with_all
def count_words_with_all(text, letters):
    n = 0
    for w in text.split():
        if not set(letters) - set(w):
            n += 1
    return n

#> count_words_with_all("stone notes tones son", "not")
#> count_words_with_all("", "a")
#> count_words_with_all("a b c", "")
#> count_words_with_all("Tea tea", "ta")
#> count_words_with_all("xyz", "xx")

### expand_brace_pairs
def expand_brace_pairs(text):
    head, _, rest = text.partition("{")
    body, closed, tail = rest.partition("}")
    if not closed:
        return [text]
    return [head + option + tail for option in body.split(",")]

#> expand_brace_pairs("file.{txt,md}")
#> expand_brace_pairs("plain")
#> expand_brace_pairs("a{b")
#> expand_brace_pairs("{}")
#> expand_brace_pairs("x{1,2,}y")

### min_rotation_text
def min_rotation_text(s):
    return min((s[i:] + s[:i] for i in range(len(s))), default="none")

#> min_rotation_text("banana")
#> min_rotation_text("")
#> min_rotation_text("zyx")
#> min_rotation_text("aA")
#> min_rotation_text("10 2")

### strip_common_indent
def strip_common_indent(lines):
    gaps = [len(l) - len(l.lstrip(" ")) for l in lines if l.strip()]
    cut = min(gaps, default=0)
    return [l[cut:].rstrip() for l in lines]

#> strip_common_indent(["  a", "    b", ""])
#> strip_common_indent([])
#> strip_common_indent(["   ", " "])
#> strip_common_indent(["x", "  y  "])
#> strip_common_indent(["\tq", "  r"])

### repeat_chars_by_digit
def repeat_chars_by_digit(s):
    out = ""
    for i, c in enumerate(s):
        if c.isdigit() and i:
            out += s[i - 1] * (int(c) - 1)
        else:
            out += c
    return out

#> repeat_chars_by_digit("a3b2")
#> repeat_chars_by_digit("")
#> repeat_chars_by_digit("3a")
#> repeat_chars_by_digit("x0y1")
#> repeat_chars_by_digit("plain")

### next_char_cycle
def next_char_cycle(s, order):
    return "".join(order[(order.find(c) + 1) % len(order)] for c in s)

#> next_char_cycle("rps", "rps")
#> next_char_cycle("red", "abc")
#> next_char_cycle("", "xy")
#> next_char_cycle("ba", "ab")
#> next_char_cycle("q", "")

### sum_index_products
def sum_index_products(matrix):
    total = 0
    for i, row in enumerate(matrix):
        for j, v in enumerate(row):
            if v < 0:
                break
            total += i * j * v
    return total

#> sum_index_products([[1, 2], [3, 4]])
#> sum_index_products([[1], [5, -1, 7], [1, 1, 1]])
#> sum_index_products([])
#> sum_index_products([[], [0, 9]])
#> sum_index_products([[-1, 3]])

### word_value_pairs_zip
def word_value_pairs_zip(text, nums):
    pairs = list(zip(text.split(), nums))
    pairs.sort(key=lambda p: p[1])
    return " ".join(w * n for w, n in pairs)

#> word_value_pairs_zip("a b c", [3, 1, 2])
#> word_value_pairs_zip("", [1])
#> word_value_pairs_zip("x y", [0, -1])
#> word_value_pairs_zip("one two", [1])
#> word_value_pairs_zip("p q", [2, 2])

### find_gap_in_sequence
def find_gap_in_sequence(nums):
    for a, b in zip(nums, nums[1:]):
        if b - a != nums[1] - nums[0]:
            return a, b
    return nums[-1] if nums else None

#> find_gap_in_sequence([2, 4, 8])
#> find_gap_in_sequence([1, 2, 3])
#> find_gap_in_sequence([])
#> find_gap_in_sequence([7])
#> find_gap_in_sequence([5, 3, 1, 0])

### title_then_initials
def title_then_initials(name, sep="."):
    return sep.join(c for c in name.title() if c.isupper()) + sep * (" " in name)

#> title_then_initials("grace brewster hopper")
#> title_then_initials("plato")
#> title_then_initials("", "-")
#> title_then_initials("o'neil jr", "")
#> title_then_initials("ANN LEE")

### bracket_depth_list
def bracket_depth_list(s):
    depth, out = 0, []
    for c in s:
        if c in "([":
            depth += 1
        elif c in ")]":
            depth -= 1
        else:
            out.append(depth)
    return out

#> bracket_depth_list("a(b[c]d)e")
#> bracket_depth_list("")
#> bracket_depth_list("xy")
#> bracket_depth_list(")z(")
#> bracket_depth_list("([])")

### drop_until_sorted
def drop_until_sorted(xs):
    dropped = []
    while xs != sorted(xs):
        dropped.append(xs.pop(0))
    return xs, dropped

#> drop_until_sorted([5, 9, 1, 2])
#> drop_until_sorted([])
#> drop_until_sorted([1, 2])
#> drop_until_sorted([3, 2, 1])
#> drop_until_sorted(["b", "a", "a"])

### last_char_histogram
def last_char_histogram(words):
    h = {}
    for w in words:
        h[w[-1:]] = h.get(w[-1:], "") + "*"
    return [f"{k or '_'}{v}" for k, v in sorted(h.items())]

#> last_char_histogram(["cat", "hat", "dog"])
#> last_char_histogram([])
#> last_char_histogram(["", "x"])
#> last_char_histogram(["A", "a", "a"])
#> last_char_histogram(["one!", "two!"])

### squash_equal_sum
def squash_equal_sum(nums):
    stack = []
    for n in nums:
        while stack and stack[-1] == n:
            n += stack.pop()
        stack.append(n)
    return stack

#> squash_equal_sum([2, 2, 4, 8])
#> squash_equal_sum([])
#> squash_equal_sum([1, 2, 3])
#> squash_equal_sum([1, 1, 1])
#> squash_equal_sum([0, 0])

### text_line_with_most
def text_line_with_most(text, ch):
    lines = text.splitlines()
    counts = [l.count(ch) for l in lines]
    if not any(counts):
        return -1
    return counts.index(max(counts)) + 1

#> text_line_with_most("a\naa\na", "a")
#> text_line_with_most("abc\ndef", "z")
#> text_line_with_most("", "x")
#> text_line_with_most("x;\n;;\n;;", ";")
#> text_line_with_most("one", "o")

### caps_after_underscore
def caps_after_underscore(s):
    while "_" in s[:-1]:
        i = s.index("_")
        s = s[:i] + s[i + 1].upper() + s[i + 2:]
    return s

#> caps_after_underscore("snake_case_name")
#> caps_after_underscore("plain")
#> caps_after_underscore("")
#> caps_after_underscore("_x_")
#> caps_after_underscore("a__b")

### score_by_position_table
def score_by_position_table(results, points):
    table = {}
    for race in results:
        for name, p in zip(race, points):
            table[name] = table.get(name, 0) + p
    return sorted(table, key=lambda n: (-table[n], n))

#> score_by_position_table([["al", "bo", "cy"], ["bo", "cy", "al"]], [5, 3, 1])
#> score_by_position_table([], [1])
#> score_by_position_table([["x", "y"]], [])
#> score_by_position_table(["ab", "ba"], [2, 1])
#> score_by_position_table([["z"], ["z", "w"]], [1, 9])

### unpack_nested_pairs
def unpack_nested_pairs(data):
    out = []
    for name, (x, *ys) in data:
        out.append((name, x - sum(ys)))
    return dict(out)

#> unpack_nested_pairs([("a", (9, 2, 3)), ("b", [4])])
#> unpack_nested_pairs([])
#> unpack_nested_pairs([("z", ())])
#> unpack_nested_pairs([("p", (1, 1)), ("p", (5,))])
#> unpack_nested_pairs([("q", (0.5, -0.5))])

### zip_star_columns_max
def zip_star_columns_max(rows):
    return ["".join(map(str, c)) if len(set(c)) > 1 else max(c) for c in zip(*rows)]

#> zip_star_columns_max([[1, 2], [1, 3]])
#> zip_star_columns_max([])
#> zip_star_columns_max(["abc", "abd", "ab"])
#> zip_star_columns_max([[7]])
#> zip_star_columns_max([[0, 1], [False, 1]])

### capitalize_sentences_join
def capitalize_sentences_join(text):
    parts = [p.strip().capitalize() for p in text.split(".")]
    return ". ".join(p for p in parts if p) + "." * text.endswith(".")

#> capitalize_sentences_join("hello THERE. my name is bo.")
#> capitalize_sentences_join("no stop")
#> capitalize_sentences_join("")
#> capitalize_sentences_join("...")
#> capitalize_sentences_join("a.b. c")

### strip_numbers_from_keys
def strip_numbers_from_keys(d):
    out = {}
    for k, v in d.items():
        out.setdefault(k.rstrip("0123456789"), []).append(v)
    return {k: v[0] if len(v) == 1 else v for k, v in out.items()}

#> strip_numbers_from_keys({"x1": 5, "x2": 6, "y": 7})
#> strip_numbers_from_keys({})
#> strip_numbers_from_keys({"12": "a", "": "b"})
#> strip_numbers_from_keys({"a1b": 0})
#> strip_numbers_from_keys({"n": [1], "n0": [2]})

### clip_words_to_width
def clip_words_to_width(text, width):
    line = ""
    for w in text.split():
        if len(line) + len(w) + bool(line) > width:
            return line + "…"
        line += " " * bool(line) + w
    return line

#> clip_words_to_width("the quick brown fox", 10)
#> clip_words_to_width("short", 10)
#> clip_words_to_width("", 0)
#> clip_words_to_width("enormous", 3)
#> clip_words_to_width("a b c", 5)

### negative_step_substrings
def negative_step_substrings(s):
    return {k: s[::-k] for k in range(1, len(s)) if s[::-k] < s}

#> negative_step_substrings("zebra")
#> negative_step_substrings("")
#> negative_step_substrings("abc")
#> negative_step_substrings("cba")
#> negative_step_substrings("xx")

### xor_of_conditions
def xor_of_conditions(s, ch):
    starts, ends = s.startswith(ch), s.endswith(ch)
    if starts ^ ends:
        return s.replace(ch, "")
    return s.count(ch) if starts and ends else ch + s

#> xor_of_conditions("abc", "a")
#> xor_of_conditions("aba", "a")
#> xor_of_conditions("xyz", "q")
#> xor_of_conditions("", "p")
#> xor_of_conditions("ends-", "-")

### chained_replace_dict_order
def chained_replace_dict_order(text, d):
    fwd = back = text
    for k in d:
        fwd = fwd.replace(k, d[k])
    for k in reversed(d):
        back = back.replace(k, d[k])
    return fwd if fwd == back else [fwd, back]

#> chained_replace_dict_order("abc", {"a": "b", "b": "c"})
#> chained_replace_dict_order("abc", {"a": "x", "c": "y"})
#> chained_replace_dict_order("", {"q": "r"})
#> chained_replace_dict_order("aa", {})
#> chained_replace_dict_order("1+1", {"1": "2", "+": "1"})

### tail_recursion_list_sum
def tail_recursion_list_sum(xs, acc=0):
    if not xs:
        return acc
    head, *rest = xs
    if isinstance(head, list):
        return tail_recursion_list_sum(head + rest, acc)
    return tail_recursion_list_sum(rest, acc + head)

#> tail_recursion_list_sum([1, [2, 3], 4])
#> tail_recursion_list_sum([])
#> tail_recursion_list_sum([[[5]]], 10)
#> tail_recursion_list_sum([0.5, [-0.5]])
#> tail_recursion_list_sum(["x"])

### table_row_lookup_index
def table_row_lookup_index(table, header, row):
    names, *rows = table
    return rows[row][names.index(header)]

#> table_row_lookup_index([["id", "name"], [1, "Al"], [2, "Bo"]], "name", 1)
#> table_row_lookup_index([["id"], [7]], "id", -1)
#> table_row_lookup_index([["id"]], "id", 0)
#> table_row_lookup_index(["ab", "xy"], "b", 0)
#> table_row_lookup_index([["a"], [1]], "z", 0)

### ends_meet_words
def ends_meet_words(words):
    chain = words[:1]
    pool = words[1:]
    for w in pool:
        if w[:1] == chain[-1][-1:]:
            chain.append(w)
    return "-".join(chain), len(pool) + 1 - len(chain)

#> ends_meet_words(["tea", "apple", "dog", "eel"])
#> ends_meet_words([])
#> ends_meet_words(["one"])
#> ends_meet_words(["ab", "ab"])
#> ends_meet_words(["x", "xx", "xy", "yz"])

### balance_two_lists
def balance_two_lists(a, b):
    while abs(len(a) - len(b)) > 1:
        if len(a) > len(b):
            b.append(a.pop())
        else:
            a.insert(0, b.pop(0))
    return a, b

#> balance_two_lists([1, 2, 3, 4, 5], [])
#> balance_two_lists([], ["x", "y", "z"])
#> balance_two_lists([], [])
#> balance_two_lists([1], [2])
#> balance_two_lists([1, 2, 3, 4], [9])

### only_new_suffix_letters
def only_new_suffix_letters(a, b):
    extra = b.removeprefix(a)
    if extra == b:
        return None
    return "".join(c for c in extra if c not in a)

#> only_new_suffix_letters("run", "running")
#> only_new_suffix_letters("run", "walk")
#> only_new_suffix_letters("", "abc")
#> only_new_suffix_letters("to", "to")
#> only_new_suffix_letters("a", "abca!")

### count_until_zero_sum
def count_until_zero_sum(nums):
    total, seen = 0, {0: -1}
    for i, n in enumerate(nums):
        total += n
        if total in seen:
            return nums[seen[total] + 1:i + 1]
        seen[total] = i
    return []

#> count_until_zero_sum([3, 1, -1, 2])
#> count_until_zero_sum([1, 2])
#> count_until_zero_sum([])
#> count_until_zero_sum([0])
#> count_until_zero_sum([4, -2, -2])

### pick_by_mask_text
def pick_by_mask_text(s, mask):
    yes = "".join(c for c, m in zip(s, mask) if m == "1")
    no = "".join(c for c, m in zip(s, mask) if m != "1")
    return yes + s[len(mask):], no

#> pick_by_mask_text("planet", "101010")
#> pick_by_mask_text("planet", "11")
#> pick_by_mask_text("", "1")
#> pick_by_mask_text("ab", "")
#> pick_by_mask_text("xyz", "0-1")

### sort_letters_by_last_index
def sort_letters_by_last_index(s):
    return "".join(sorted(set(s), key=s.rindex, reverse=True)), s.index(max(s)) if s else None

#> sort_letters_by_last_index("banana")
#> sort_letters_by_last_index("")
#> sort_letters_by_last_index("abcabx")
#> sort_letters_by_last_index("zz")
#> sort_letters_by_last_index("A a")

### lock_code_turns
def lock_code_turns(code, target):
    turns = []
    for a, b in zip(code, target):
        d = (int(b) - int(a)) % 10
        turns.append(d if d <= 5 else d - 10)
    return turns, sum(map(abs, turns))

#> lock_code_turns("093", "158")
#> lock_code_turns("", "")
#> lock_code_turns("5", "5")
#> lock_code_turns("12", "9")
#> lock_code_turns("1a", "22")

### pairs_from_flat_dict
def pairs_from_flat_dict(d):
    out = []
    for k in sorted(d):
        a, dash, b = k.partition("-")
        out.append((a, b, d[k]) if dash else (k, d[k]))
    return out

#> pairs_from_flat_dict({"x-y": 3, "w": 1})
#> pairs_from_flat_dict({})
#> pairs_from_flat_dict({"-": 0})
#> pairs_from_flat_dict({"a-b-c": None})
#> pairs_from_flat_dict({"q": [], "p-": {}})

### string_subtract_once
def string_subtract_once(a, b):
    for c in b:
        if c not in a:
            return False
        a = a.replace(c, "", 1)
    return a or True

#> string_subtract_once("notebook", "book")
#> string_subtract_once("note", "tone")
#> string_subtract_once("note", "tt")
#> string_subtract_once("", "")
#> string_subtract_once("aab", "")

### digits_product_until_single
def digits_product_until_single(n):
    chain = [n]
    while chain[-1] > 9:
        prod = 1
        for d in str(chain[-1]):
            prod *= int(d)
        chain.append(prod)
    return chain

#> digits_product_until_single(77)
#> digits_product_until_single(5)
#> digits_product_until_single(105)
#> digits_product_until_single(0)
#> digits_product_until_single(999)

### first_last_swap_rows
def first_last_swap_rows(grid):
    for row in grid:
        if len(row) > 1:
            row[0], row[-1] = row[-1], row[0]
    grid[0:0] = grid[-1:]
    return grid

#> first_last_swap_rows([[1, 2, 3], [4]])
#> first_last_swap_rows([])
#> first_last_swap_rows([["a", "b"]])
#> first_last_swap_rows([[], [5, 6]])
#> first_last_swap_rows([[0]])
