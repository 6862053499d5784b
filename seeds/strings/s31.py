### find_second_space
def find_second_space(s):
    a = s.find(" ")
    b = s.find(" ", a + 1) if a != -1 else -1
    return s[:b] if b != -1 else s + "." * (a + 1)

#> find_second_space("one two three")
#> find_second_space("one two")
#> find_second_space("")
#> find_second_space("  x")
#> find_second_space("word")

### ranked_letters_string
def ranked_letters_string(s):
    order = sorted(set(s), key=lambda c: (s.count(c), -ord(c)))
    return "".join(order).join("<>") if order else "<>"

#> ranked_letters_string("mississippi")
#> ranked_letters_string("")
#> ranked_letters_string("ab")
#> ranked_letters_string("Aaa")
#> ranked_letters_string("112233 ")

### gather_by_stride
def gather_by_stride(s, strides):
    i, out = 0, []
    for step in strides:
        i = (i + step) % len(s)
        out.append(s[i])
    return "".join(out)

#> gather_by_stride("compass", [3, 3, 3])
#> gather_by_stride("abc", [])
#> gather_by_stride("ring", [-1, -1, 6])
#> gather_by_stride("", [1])
#> gather_by_stride("x", [0, 5])

### unzip_string_pairs
def unzip_string_pairs(s):
    if len(s) % 2:
        s += s[-1]
    evens, odds = zip(*[s[i:i + 2] for i in range(0, len(s), 2)]) if s else ((), ())
    return "".join(evens), "".join(odds)

#> unzip_string_pairs("a1b2c3")
#> unzip_string_pairs("odd")
#> unzip_string_pairs("")
#> unzip_string_pairs("xy")
#> unzip_string_pairs("z")

### nested_brackets_text
def nested_brackets_text(s):
    out = ""
    for i, c in enumerate(s):
        out = f"{c}({out})" if i % 2 else f"[{out}]{c}"
    return out

#> nested_brackets_text("abc")
#> nested_brackets_text("")
#> nested_brackets_text("x")
#> nested_brackets_text("1234")
#> nested_brackets_text("[]")

### strip_count_each_char
def strip_count_each_char(s):
    result = {}
    for c in sorted(set(s)):
        result[c] = len(s) - len(s.strip(c))
    return {k: v for k, v in result.items() if v}

#> strip_count_each_char("aabcaa")
#> strip_count_each_char("")
#> strip_count_each_char("xyz")
#> strip_count_each_char("...")
#> strip_count_each_char(" ab ")

### limit_char_repeats
def limit_char_repeats(s, most):
    used, out = {}, ""
    for c in s:
        used[c] = used.get(c, 0) + 1
        if used[c] <= most:
            out += c
    dropped = {c: n - most for c, n in used.items() if n > most}
    return out, dropped

#> limit_char_repeats("mississippi", 2)
#> limit_char_repeats("", 1)
#> limit_char_repeats("abc", 5)
#> limit_char_repeats("aAaA", 1)
#> limit_char_repeats("zz", 0)

### words_crossing_index
def words_crossing_index(s, idx):
    left = s.rfind(" ", 0, idx) + 1
    right = s.find(" ", idx)
    right = len(s) if right == -1 else right
    return s[left:right]

#> words_crossing_index("the quick fox", 6)
#> words_crossing_index("the quick fox", 3)
#> words_crossing_index("", 0)
#> words_crossing_index("single", 2)
#> words_crossing_index("a b", 9)

### dictionary_order_insert_letter
def dictionary_order_insert_letter(word, letter):
    options = sorted(word[:i] + letter + word[i:] for i in range(len(word) + 1))
    return options[0], options[-1], len(dict.fromkeys(options))

#> dictionary_order_insert_letter("cat", "b")
#> dictionary_order_insert_letter("", "x")
#> dictionary_order_insert_letter("aaa", "a")
#> dictionary_order_insert_letter("Dog", "d")
#> dictionary_order_insert_letter("21", "3")

### check_then_format
def check_then_format(value):
    if not isinstance(value, str):
        return f"<{type(value).__name__}:{value}>"
    if value.isdecimal():
        return f"{int(value):,}"
    if value.isupper():
        return value.center(len(value) + 4, "!")
    return value.ljust(8, ".")[:8]

#> check_then_format("1234567")
#> check_then_format("WARN")
#> check_then_format("")
#> check_then_format(3.5)
#> check_then_format("longer text")

### collect_after_marker
def collect_after_marker(tokens, marker):
    it = iter(tokens)
    found = []
    for t in it:
        if t == marker:
            found.append(next(it, "<end>"))
    return found

#> collect_after_marker("-o out.txt -v -o log".split(), "-o")
#> collect_after_marker([], "x")
#> collect_after_marker(["a", "b"], "b")
#> collect_after_marker("aabaab", "a")
#> collect_after_marker(["q"], "z")

### word_lengths_as_digits
def word_lengths_as_digits(text):
    digits = "".join(str(len(w.strip(",.?!")) % 10) for w in text.split())
    return digits[:1] + "." + digits[1:] if len(digits) > 1 else digits

#> word_lengths_as_digits("How I need a drink, alcoholic of course")
#> word_lengths_as_digits("")
#> word_lengths_as_digits("one")
#> word_lengths_as_digits("!!! extraordinary")
#> word_lengths_as_digits("may I have a large container")

### largest_odd_prefix
def largest_odd_prefix(num):
    while num and num[-1] not in "13579":
        num = num[:-1]
    return num

#> largest_odd_prefix("35428")
#> largest_odd_prefix("2468")
#> largest_odd_prefix("")
#> largest_odd_prefix("7")
#> largest_odd_prefix("10x")

### remove_digit_for_max
def remove_digit_for_max(number, digit):
    best = ""
    i = number.find(digit)
    while i >= 0:
        best = max(best, number[:i] + number[i + 1:])
        i = number.find(digit, i + 1)
    return best or None

#> remove_digit_for_max("1231", "1")
#> remove_digit_for_max("551", "5")
#> remove_digit_for_max("42", "9")
#> remove_digit_for_max("", "0")
#> remove_digit_for_max("7", "7")

### kth_letter_growing
def kth_letter_growing(k, start="a"):
    word = start
    rounds = 0
    while len(word) < k:
        word += "".join("a" if c == "z" else chr(ord(c) + 1) for c in word)
        rounds += 1
    return word[k - 1], rounds

#> kth_letter_growing(5)
#> kth_letter_growing(1)
#> kth_letter_growing(10, "y")
#> kth_letter_growing(4, start="xz")
#> kth_letter_growing(0)

### clear_stars_left
def clear_stars_left(s):
    out = []
    for c in s:
        if c == "*":
            if not out:
                raise ValueError("nothing to clear")
            out.remove(min(out))
        else:
            out.append(c)
    return "".join(out)

#> clear_stars_left("cab*d*")
#> clear_stars_left("abc")
#> clear_stars_left("")
#> clear_stars_left("*x")
#> clear_stars_left("zz*y")

### score_of_word_gaps
def score_of_word_gaps(s):
    return sum(abs(ord(a) - ord(b)) for a, b in zip(s, s[1:])) if s else None

#> score_of_word_gaps("hello")
#> score_of_word_gaps("")
#> score_of_word_gaps("z")
#> score_of_word_gaps("aZ")
#> score_of_word_gaps("11 1")

### goal_parser
def goal_parser(command):
    out = ""
    i = 0
    while i < len(command):
        for token, text in (("()", "o"), ("(al)", "al"), ("G", "G")):
            if command.startswith(token, i):
                out += text
                i += len(token)
                break
        else:
            return out + f"<{i}>"
    return out

#> goal_parser("G()(al)")
#> goal_parser("()()(al)G")
#> goal_parser("")
#> goal_parser("G(x)")
#> goal_parser("(al)(al)")

### truncate_sentence_chars
def truncate_sentence_chars(s, k):
    spaces = 0
    for i, c in enumerate(s):
        spaces += c == " "
        if spaces == k:
            return s[:i]
    return s

#> truncate_sentence_chars("Hello how are you Contestant", 4)
#> truncate_sentence_chars("short", 2)
#> truncate_sentence_chars("", 1)
#> truncate_sentence_chars("a b c", 0)
#> truncate_sentence_chars("x  y", 2)

### sort_sentence_numbered
def sort_sentence_numbered(s):
    slots = {}
    for token in s.split():
        slots[int(token[-1])] = token[:-1]
    return " ".join(slots[k] for k in sorted(slots))

#> sort_sentence_numbered("is2 sentence4 This1 a3")
#> sort_sentence_numbered("")
#> sort_sentence_numbered("solo9")
#> sort_sentence_numbered("dup1 again1")
#> sort_sentence_numbered("no digit")

### replace_digits_shift
def replace_digits_shift(s):
    chars = list(s)
    for i in range(1, len(chars), 2):
        if chars[i].isdigit():
            chars[i] = chr(ord(chars[i - 1]) + int(chars[i]))
    return "".join(chars)

#> replace_digits_shift("a1c1e1")
#> replace_digits_shift("a1b2c3d4e")
#> replace_digits_shift("")
#> replace_digits_shift("xyz")
#> replace_digits_shift("y9 0")

### merge_alternate_chunks
def merge_alternate_chunks(a, b, size):
    out = ""
    while a or b:
        out += a[:size] + b[:size]
        a, b = a[size:], b[size:]
    return out

#> merge_alternate_chunks("abcdef", "1234", 2)
#> merge_alternate_chunks("", "", 3)
#> merge_alternate_chunks("xyz", "", 1)
#> merge_alternate_chunks("A", "longer tail", 4)
#> merge_alternate_chunks("abc", "XYZ", 10)

### shuffle_by_indices
def shuffle_by_indices(s, indices):
    out = [""] * len(s)
    for c, i in zip(s, indices):
        out[i] = c
    return "".join(out), out.count("")

#> shuffle_by_indices("codeleet", [4, 5, 6, 7, 0, 2, 1, 3])
#> shuffle_by_indices("abc", [0, 0, 1])
#> shuffle_by_indices("", [])
#> shuffle_by_indices("xy", [-1, 0])
#> shuffle_by_indices("no", [5, 1])

### lucky_rings_count
def lucky_rings_count(rings):
    rods = {}
    for color, rod in zip(rings[::2], rings[1::2]):
        rods.setdefault(rod, set()).add(color)
    full = [r for r, colors in rods.items() if len(colors) == 3]
    return len(full), "".join(sorted(full))

#> lucky_rings_count("B0B6G0R6R0R6G9")
#> lucky_rings_count("")
#> lucky_rings_count("G4")
#> lucky_rings_count("R1G1B1R2G2B2")
#> lucky_rings_count("R0R0R0")

### cell_range_labels
def cell_range_labels(spec):
    (c1, r1), (c2, r2) = ((p[0], int(p[1:])) for p in spec.split(":"))
    return [chr(c) + str(r) for c in range(ord(c1), ord(c2) + 1) for r in range(r1, r2 + 1)]

#> cell_range_labels("K1:L2")
#> cell_range_labels("A9:A11")
#> cell_range_labels("B2:B2")
#> cell_range_labels("C1:A3")
#> cell_range_labels("A1")

### max_nesting_by_replace
def max_nesting_by_replace(s):
    only = "".join(c for c in s if c in "()")
    depth = 0
    while "()" in only:
        only = only.replace("()", "")
        depth += 1
    return depth if not only else -len(only)

#> max_nesting_by_replace("(1+(2*3)+((8)/4))+1")
#> max_nesting_by_replace("")
#> max_nesting_by_replace("(()")
#> max_nesting_by_replace("no parens")
#> max_nesting_by_replace(")(")

### delete_columns_unsorted
def delete_columns_unsorted(rows):
    bad = [i for i, col in enumerate(zip(*rows)) if list(col) != sorted(col)]
    kept = ["".join(c for i, c in enumerate(r) if i not in bad) for r in rows]
    return bad, kept

#> delete_columns_unsorted(["cba", "daf", "ghi"])
#> delete_columns_unsorted(["a", "b"])
#> delete_columns_unsorted([])
#> delete_columns_unsorted(["zyx", "wvu", "tsr"])
#> delete_columns_unsorted(["one"])

### shortest_completing_word
def shortest_completing_word(plate, words):
    need = [c for c in plate.lower() if c.isalpha()]
    fits = [w for w in words if all(w.count(c) >= need.count(c) for c in need)]
    return min(fits, key=len, default="-")

#> shortest_completing_word("1s3 PSt", ["step", "steps", "stripe", "stepple"])
#> shortest_completing_word("1s3 456", ["looks", "pest", "stew"])
#> shortest_completing_word("", ["ab", "c"])
#> shortest_completing_word("Zz", ["zoo"])
#> shortest_completing_word("a", [])

### goat_latin_line
def goat_latin_line(sentence):
    out = []
    for n, w in enumerate(sentence.split(), 1):
        if w[0] not in "aeiouAEIOU":
            w = w[1:] + w[0]
        out.append(w + "ma" + "a" * n)
    return " ".join(out)

#> goat_latin_line("I speak Goat Latin")
#> goat_latin_line("")
#> goat_latin_line("x")
#> goat_latin_line("apple Egg")
#> goat_latin_line("42 is it")

### unique_morse_words
def unique_morse_words(words):
    code = {"a": ".-", "e": ".", "g": "--.", "i": "..", "n": "-.", "t": "-", "z": "--.."}
    forms = {}
    for w in words:
        forms.setdefault("".join(code.get(c, "?") for c in w), []).append(w)
    return [v for v in forms.values() if len(v) > 1], len(forms)

#> unique_morse_words(["gin", "zen", "tea"])
#> unique_morse_words([])
#> unique_morse_words(["a", "et"])
#> unique_morse_words(["xyz", "bcd", "te"])
#> unique_morse_words(["nit"])
