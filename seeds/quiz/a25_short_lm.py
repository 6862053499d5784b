### upper_ratio_branch
def upper_ratio_branch(text):
    ups = sum(map(str.isupper, text))
    if ups * 2 > len(text):
        return text.lower()
    return text.upper() if ups == 0 else text.swapcase()

#> upper_ratio_branch("LOUD m")
#> upper_ratio_branch("quiet")
#> upper_ratio_branch("Mixed Up")
#> upper_ratio_branch("")
#> upper_ratio_branch("A1")

### lower_index_or_end
def lower_index_or_end(text, ch):
    low = text.lower()
    k = low.index(ch.lower()) if ch.lower() in low else len(low)
    return text[k:] + text[:k].lower()

#> lower_index_or_end("Grand Piano", "p")
#> lower_index_or_end("Grand Piano", "Z")
#> lower_index_or_end("", "a")
#> lower_index_or_end("ABC", "a")
#> lower_index_or_end("x", "X")

### index_difference_words
def index_difference_words(text, a, b):
    words = text.split()
    if a in words and b in words:
        return abs(words.index(a) - words.index(b)) - 1
    return -1

#> index_difference_words("the cat saw the dog", "cat", "dog")
#> index_difference_words("the cat", "cat", "dog")
#> index_difference_words("", "", "")
#> index_difference_words("a b", "b", "a")
#> index_difference_words("x x", "x", "x")

### join_every_other_reversed
def join_every_other_reversed(words, sep):
    keep = words[::-2]
    return sep.join(keep) + sep * (len(words) - len(keep))

#> join_every_other_reversed(["a", "b", "c", "d", "e"], "-")
#> join_every_other_reversed([], "+")
#> join_every_other_reversed(["x"], "/")
#> join_every_other_reversed(["p", "q"], ", ")
#> join_every_other_reversed("word", "")

### split_count_longest_gap
def split_count_longest_gap(text, ch):
    return max(map(len, text.split(ch))), text.count(ch)

#> split_count_longest_gap("10010001", "1")
#> split_count_longest_gap("", "x")
#> split_count_longest_gap("abc", "z")
#> split_count_longest_gap("aaa", "a")
#> split_count_longest_gap("no space", " ")

### find_all_word_starts
def find_all_word_starts(text):
    starts, i = [], 0
    for w in text.split():
        i = text.find(w, i)
        starts.append(i)
        i += len(w)
    return starts

#> find_all_word_starts("to  be or")
#> find_all_word_starts("")
#> find_all_word_starts("  pad")
#> find_all_word_starts("a aa a")
#> find_all_word_starts("x\ty")

### rfind_extension_swap
def rfind_extension_swap(name, ext):
    dot = name.rfind(".")
    base = name if dot < 1 else name[:dot]
    return base + "." + ext.lstrip(".")

#> rfind_extension_swap("photo.jpeg", "png")
#> rfind_extension_swap(".bashrc", ".bak")
#> rfind_extension_swap("noext", "txt")
#> rfind_extension_swap("", "md")
#> rfind_extension_swap("a.b.c", "..d")

### replace_last_only
def replace_last_only(text, old, new):
    return new.join(text.rsplit(old, 1)) if old else text + new

#> replace_last_only("a-b-c", "-", "+")
#> replace_last_only("abc", "z", "y")
#> replace_last_only("", "x", "y")
#> replace_last_only("xyxy", "xy", "")
#> replace_last_only("end", "", "!")

### replace_with_index_numbers
def replace_with_index_numbers(text, mark):
    n = 0
    while mark in text:
        n += 1
        text = text.replace(mark, str(n), 1)
    return text

#> replace_with_index_numbers("? + ? = ?", "?")
#> replace_with_index_numbers("none", "?")
#> replace_with_index_numbers("", "%s")
#> replace_with_index_numbers("%s and %s", "%s")
#> replace_with_index_numbers("##", "#")

### replace_double_then_single
def replace_double_then_single(s, ch):
    return s.replace(ch * 2, "=").replace(ch, "").replace("=", ch)

#> replace_double_then_single("aabaaa", "a")
#> replace_double_then_single("no", "o")
#> replace_double_then_single("", "x")
#> replace_double_then_single("tt==t", "t")
#> replace_double_then_single("----", "-")

### strip_inner_words
def strip_inner_words(parts, junk):
    cleaned = [p.strip(junk) for p in parts]
    return [c for c in cleaned if c] or [junk]

#> strip_inner_words(["--a--", "-", "b-c"], "-")
#> strip_inner_words([], "*")
#> strip_inner_words(["...", "."], ".")
#> strip_inner_words([" x ", "y"], " ")
#> strip_inner_words(["abcba"], "ab")

### title_if_all_lower
def title_if_all_lower(words):
    return [w.title() if w.islower() else w.lower() if w.isupper() else w for w in words]

#> title_if_all_lower(["ann lee", "BOB", "McD", "12"])
#> title_if_all_lower([])
#> title_if_all_lower(["", "x"])
#> title_if_all_lower(["É", "ñu"])
#> title_if_all_lower(["a1b", "A1B"])

### islower_run_lengths
def islower_run_lengths(s):
    best = run = 0
    for c in s:
        run = run + 1 if c.islower() else 0
        best = max(best, run)
    return best

#> islower_run_lengths("abCdefG")
#> islower_run_lengths("")
#> islower_run_lengths("ABC")
#> islower_run_lengths("xyz")
#> islower_run_lengths("é1éé")

### isupper_slice_scan
def isupper_slice_scan(s, k):
    return [s[i:i + k] for i in range(len(s) - k + 1) if s[i:i + k].isupper()]

#> isupper_slice_scan("aABCd", 2)
#> isupper_slice_scan("abc", 1)
#> isupper_slice_scan("", 2)
#> isupper_slice_scan("A1B", 2)
#> isupper_slice_scan("XY", 3)

### isdigit_first_last_number
def isdigit_first_last_number(line):
    digits = [c for c in line if c.isdigit()]
    if not digits:
        return 0
    return int(digits[0] + digits[-1])

#> isdigit_first_last_number("a1b2c3")
#> isdigit_first_last_number("abc")
#> isdigit_first_last_number("x7y")
#> isdigit_first_last_number("")
#> isdigit_first_last_number("90")

### isalpha_wrap_index
def isalpha_wrap_index(text, i):
    c = text[i % len(text)]
    return c.upper() * 2 if c.isalpha() else ord(c)

#> isalpha_wrap_index("a-b", 3)
#> isalpha_wrap_index("a-b", 1)
#> isalpha_wrap_index("ß", 0)
#> isalpha_wrap_index("", 0)
#> isalpha_wrap_index("9z", -1)

### isnumeric_total_vs_text
def isnumeric_total_vs_text(cells):
    nums = [c for c in cells if c.isnumeric()]
    text = [c for c in cells if not c.isnumeric()]
    return "".join(nums), " ".join(text)

#> isnumeric_total_vs_text(["12", "a", "½", "3.5"])
#> isnumeric_total_vs_text([])
#> isnumeric_total_vs_text(["", "0"])
#> isnumeric_total_vs_text(["五", "five"])
#> isnumeric_total_vs_text(["-1", "²"])

### encode_hex_pairs
def encode_hex_pairs(s, enc):
    raw = s.encode(enc)
    return raw.hex(" "), len(raw)

#> encode_hex_pairs("Az", "utf-8")
#> encode_hex_pairs("é", "utf-8")
#> encode_hex_pairs("é", "latin-1")
#> encode_hex_pairs("", "ascii")
#> encode_hex_pairs("ñ", "ascii")

### encode_sum_check_digit
def encode_sum_check_digit(s):
    total = 0
    for i, b in enumerate(s.encode(), 1):
        total += i * b
    return chr(65 + total % 26)

#> encode_sum_check_digit("order-17")
#> encode_sum_check_digit("")
#> encode_sum_check_digit("é")
#> encode_sum_check_digit("AB")
#> encode_sum_check_digit("BA")

### format_list_of_dicts
def format_list_of_dicts(rows, template):
    out = []
    for r in rows:
        try:
            out.append(template.format(**r))
        except KeyError as e:
            out.append("no " + e.args[0])
    return out

#> format_list_of_dicts([{"n": "Al", "a": 5}, {"n": "Bo"}], "{n}:{a}")
#> format_list_of_dicts([], "{x}")
#> format_list_of_dicts([{"v": 1.25}], "{v:>6.1f}|")
#> format_list_of_dicts([{}], "none")
#> format_list_of_dicts([{"k": "x"}], "{k!r}{{k}}")

### list_multiply_then_edit
def list_multiply_then_edit(xs, n):
    big = xs * n
    if big:
        big[0] = len(big)
        big[-1] = big[0] // 2
    return big, xs

#> list_multiply_then_edit([1, 2], 2)
#> list_multiply_then_edit([5], 1)
#> list_multiply_then_edit([], 3)
#> list_multiply_then_edit(["a"], 0)
#> list_multiply_then_edit(["a", "b", "c"], 1)

### list_slice_delete_insert
def list_slice_delete_insert(xs, i, j):
    cut = xs[i:j]
    del xs[i:j]
    return cut + [len(cut)] + xs

#> list_slice_delete_insert([1, 2, 3, 4, 5], 1, 3)
#> list_slice_delete_insert([1, 2, 3], 2, 1)
#> list_slice_delete_insert([], 0, 5)
#> list_slice_delete_insert(["a", "b", "c"], -2, 99)
#> list_slice_delete_insert([None], 0, 1)

### list_index_of_type
def list_index_of_type(xs, kind):
    names = [type(x).__name__ for x in xs]
    return names.index(kind) if kind in names else names

#> list_index_of_type([1, "a", 2.5], "str")
#> list_index_of_type([1, True], "bool")
#> list_index_of_type([], "int")
#> list_index_of_type([None, ()], "list")
#> list_index_of_type([{}, set()], "set")

### list_compare_reverse_sorted
def list_compare_reverse_sorted(xs):
    if xs == sorted(xs):
        return "up"
    if xs == sorted(xs, reverse=True):
        return "down"
    return sum(a > b for a, b in zip(xs, xs[1:]))

#> list_compare_reverse_sorted([1, 2, 2])
#> list_compare_reverse_sorted([3, 2])
#> list_compare_reverse_sorted([2, 3, 1, 0])
#> list_compare_reverse_sorted([])
#> list_compare_reverse_sorted("cab")

### list_pad_front_back
def list_pad_front_back(xs, n, v):
    while len(xs) < n:
        if len(xs) % 2:
            xs.append(v)
        else:
            xs.insert(0, v)
    return xs

#> list_pad_front_back([1], 4, 0)
#> list_pad_front_back([], 3, "x")
#> list_pad_front_back([1, 2, 3], 2, 0)
#> list_pad_front_back(["a", "b"], 5, None)
#> list_pad_front_back([], 0, 1)

### list_max_index_chain
def list_max_index_chain(xs):
    order = []
    rest = xs[:]
    while rest:
        i = rest.index(max(rest))
        order.append(i)
        rest = rest[:i]
    return order

#> list_max_index_chain([2, 7, 3, 9, 1])
#> list_max_index_chain([])
#> list_max_index_chain([5, 5, 5])
#> list_max_index_chain([1, 2, 3])
#> list_max_index_chain("banana")

### list_nested_sum_by_level
def list_nested_sum_by_level(xs):
    sums = []
    while xs:
        sums.append(sum(x for x in xs if not isinstance(x, list)))
        xs = [y for x in xs if isinstance(x, list) for y in x]
    return sums

#> list_nested_sum_by_level([1, [2, [3, 4]], 5])
#> list_nested_sum_by_level([])
#> list_nested_sum_by_level([[[]]])
#> list_nested_sum_by_level([[1], [2], [3, [10]]])
#> list_nested_sum_by_level([0.5])

### dict_from_enumerate_reverse
def dict_from_enumerate_reverse(s):
    pos = {c: i for i, c in enumerate(s)}
    return [pos[c] for c in s], len(pos)

#> dict_from_enumerate_reverse("abcab")
#> dict_from_enumerate_reverse("")
#> dict_from_enumerate_reverse("zz")
#> dict_from_enumerate_reverse([1, True, 2])
#> dict_from_enumerate_reverse("xyz")

### dict_sort_by_key_length
def dict_sort_by_key_length(d):
    return dict(sorted(d.items(), key=lambda kv: (len(kv[0]), kv[0]), reverse=True))

#> dict_sort_by_key_length({"bb": 1, "a": 2, "cc": 3})
#> dict_sort_by_key_length({})
#> dict_sort_by_key_length({"": 0, "x": 1})
#> dict_sort_by_key_length({"one": 1, "two": 2, "three": 3})
#> dict_sort_by_key_length({"é": None})

### dict_subtract_counts
def dict_subtract_counts(a, b):
    for k, n in b.items():
        left = a.get(k, 0) - n
        if left > 0:
            a[k] = left
        else:
            a.pop(k, None)
    return a

#> dict_subtract_counts({"x": 5, "y": 2}, {"x": 3, "y": 2, "z": 1})
#> dict_subtract_counts({}, {"q": 1})
#> dict_subtract_counts({"m": 1}, {})
#> dict_subtract_counts({"p": 1}, {"p": -1})
#> dict_subtract_counts({"r": 0.5}, {"r": 0.25})

### dict_increment_missing_raises
def dict_increment_missing_raises(d, keys):
    for k in keys:
        d[k] += 1
    return {k: v for k, v in d.items() if k in keys}

#> dict_increment_missing_raises({"a": 0, "b": 5}, ["a", "a"])
#> dict_increment_missing_raises({"a": 0}, ["z"])
#> dict_increment_missing_raises({}, [])
#> dict_increment_missing_raises({"x": 1.5, "y": 2}, "xy")
#> dict_increment_missing_raises({1: 1}, [True])

### dict_list_values_rotate
def dict_list_values_rotate(d):
    keys = list(d)
    vals = list(d.values())
    return dict(zip(keys, vals[1:] + vals[:1]))

#> dict_list_values_rotate({"a": 1, "b": 2, "c": 3})
#> dict_list_values_rotate({})
#> dict_list_values_rotate({"x": "y"})
#> dict_list_values_rotate({1: [1], 2: [2]})
#> dict_list_values_rotate({"p": None, "q": 0})

### dict_update_return_length_change
def dict_update_return_length_change(d, pairs):
    sizes = [len(d)]
    for p in pairs:
        d.update([p])
        if len(d) > sizes[-1]:
            sizes.append(len(d))
    return sizes

#> dict_update_return_length_change({"a": 1}, [("a", 2), ("b", 3)])
#> dict_update_return_length_change({}, [])
#> dict_update_return_length_change({}, ["xy", "xz"])
#> dict_update_return_length_change({0: 0}, [(False, 1), ("0", 2)])
#> dict_update_return_length_change({"m": 1, "n": 2}, [("m", 0)])

### dict_chain_values_as_keys
def dict_chain_values_as_keys(d, start, n):
    word = str(start)
    for _ in range(n):
        start = d.get(start, start)
        word += f">{start}"
    return word

#> dict_chain_values_as_keys({"a": "b", "b": "c"}, "a", 3)
#> dict_chain_values_as_keys({}, "z", 1)
#> dict_chain_values_as_keys({1: 2, 2: 1}, 1, 4)
#> dict_chain_values_as_keys({"k": None}, "k", 2)
#> dict_chain_values_as_keys({"x": "y"}, "x", 0)
