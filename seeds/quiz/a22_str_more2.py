### startswith_count_words
def startswith_count_words(text, prefix):
    n = 0
    for w in text.split():
        if w.lower().startswith(prefix.lower()):
            n += 1
            prefix = w[:len(prefix)]
    return n, prefix

#> startswith_count_words("Unit under Over unto", "un")
#> startswith_count_words("", "a")
#> startswith_count_words("abc ABC", "AB")
#> startswith_count_words("x y z", "")
#> startswith_count_words("dog cat", "bird")

### startswith_trim_loop
def startswith_trim_loop(text, marks):
    stripped = []
    while text.startswith(tuple(marks)):
        stripped.append(text[0])
        text = text[1:]
    return text, "".join(stripped)

#> startswith_trim_loop(">> quoted", [">", " "])
#> startswith_trim_loop("plain", [">"])
#> startswith_trim_loop("##", ["#"])
#> startswith_trim_loop("- * x", ["-", "*", " "])
#> startswith_trim_loop("", ["a"])

### startswith_empty_prefix
def startswith_empty_prefix(words, prefix):
    return [w.startswith(prefix) + w.endswith(prefix) for w in words]

#> startswith_empty_prefix(["noon", "on", "no"], "no")
#> startswith_empty_prefix(["", "x"], "")
#> startswith_empty_prefix([], "a")
#> startswith_empty_prefix(["aba", "ab", "ba"], "a")
#> startswith_empty_prefix(["A"], "a")

### startswith_slice_equiv
def startswith_slice_equiv(s, p, i):
    a = s.startswith(p, i)
    b = s[i:i + len(p)] == p
    return (a, b) if a != b else a

#> startswith_slice_equiv("sandwich", "wich", 4)
#> startswith_slice_equiv("sandwich", "ch", -2)
#> startswith_slice_equiv("", "", 1)
#> startswith_slice_equiv("ab", "b", 0)
#> startswith_slice_equiv("abc", "bc", -2)

### startswith_bullet_levels
def startswith_bullet_levels(lines):
    out = []
    for ln in lines:
        if ln.startswith("**"):
            out.append("  - " + ln[2:].strip())
        elif ln.startswith("*"):
            out.append("- " + ln[1:].strip())
        elif out:
            out[-1] += " " + ln.strip()
    return out

#> startswith_bullet_levels(["* one", "** sub", "more", "*two"])
#> startswith_bullet_levels([])
#> startswith_bullet_levels(["lost", "*a"])
#> startswith_bullet_levels(["***deep"])
#> startswith_bullet_levels(["*", "", "x"])

### endswith_sort_groups
def endswith_sort_groups(files, exts):
    files.sort(key=lambda f: (not f.endswith(tuple(exts)), f))
    return files

#> endswith_sort_groups(["b.txt", "a.md", "c.py", "a.py"], [".py"])
#> endswith_sort_groups([], [".x"])
#> endswith_sort_groups(["z", "y"], [])
#> endswith_sort_groups(["x.tar.gz", "a.gz", "b.tar"], [".tar", ".gz"])
#> endswith_sort_groups(["A.PY", "a.py"], [".py"])

### endswith_plural_rules
def endswith_plural_rules(noun):
    if noun.endswith(("s", "x", "ch", "sh")):
        return noun + "es"
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + "s"

#> endswith_plural_rules("box")
#> endswith_plural_rules("city")
#> endswith_plural_rules("day")
#> endswith_plural_rules("y")
#> endswith_plural_rules("cat")

### endswith_strip_one_char
def endswith_strip_one_char(s, chars):
    removed = 0
    while s and s.endswith(tuple(chars)):
        s = s[:-1]
        removed += 1
    return s.ljust(removed, "~")

#> endswith_strip_one_char("wow!!!", "!?")
#> endswith_strip_one_char("calm", "!")
#> endswith_strip_one_char("", "x")
#> endswith_strip_one_char("???", "?")
#> endswith_strip_one_char("hm...!", ".!")

### endswith_rhyme_pairs
def endswith_rhyme_pairs(words, n):
    pairs = []
    for i, a in enumerate(words):
        for b in words[i + 1:]:
            if b.endswith(a[-n:]):
                pairs.append(a + "/" + b)
                break
    return pairs

#> endswith_rhyme_pairs(["cat", "hat", "dog", "fog"], 2)
#> endswith_rhyme_pairs([], 1)
#> endswith_rhyme_pairs(["one", "two"], 3)
#> endswith_rhyme_pairs(["a", "ba", "ca"], 1)
#> endswith_rhyme_pairs(["light", "night", "kite"], 4)

### endswith_question_answers
def endswith_question_answers(lines):
    state, log = "idle", []
    for ln in lines:
        if ln.endswith("?"):
            state = "asked"
        elif state == "asked":
            log.append(ln)
            state = "idle"
    return log, state

#> endswith_question_answers(["Who?", "me", "ok", "Why?"])
#> endswith_question_answers([])
#> endswith_question_answers(["hi", "there"])
#> endswith_question_answers(["A?", "B?", "yes."])
#> endswith_question_answers(["? no", "x"])

### endswith_number_offset
def endswith_number_offset(s, tail):
    for stop in range(len(s), 0, -1):
        if s.endswith(tail, 0, stop):
            return stop
    return 0

#> endswith_number_offset("abcabcx", "abc")
#> endswith_number_offset("zzz", "q")
#> endswith_number_offset("", "a")
#> endswith_number_offset("tail", "tail")
#> endswith_number_offset("xy", "")

### removeprefix_each_in_list
def removeprefix_each_in_list(names, prefix):
    changed = [n.removeprefix(prefix) for n in names]
    return [c for c, n in zip(changed, names) if c != n]

#> removeprefix_each_in_list(["get_a", "set_b", "get_"], "get_")
#> removeprefix_each_in_list([], "x")
#> removeprefix_each_in_list(["aa", "a"], "a")
#> removeprefix_each_in_list(["same"], "")
#> removeprefix_each_in_list(["Get_a"], "get_")

### removeprefix_scheme
def removeprefix_scheme(url):
    for scheme in ("http://", "https://", "www."):
        url = url.removeprefix(scheme)
    return url.removesuffix("/")

#> removeprefix_scheme("https://www.site.org/")
#> removeprefix_scheme("www.http://odd")
#> removeprefix_scheme("site.org//")
#> removeprefix_scheme("")
#> removeprefix_scheme("HTTP://caps")

### removeprefix_vs_lstrip
def removeprefix_vs_lstrip(s, p):
    a, b = s.removeprefix(p), s.lstrip(p)
    return len(a) - len(b), b

#> removeprefix_vs_lstrip("arara-bird", "ara")
#> removeprefix_vs_lstrip("bird", "ara")
#> removeprefix_vs_lstrip("", "x")
#> removeprefix_vs_lstrip("0x00ff", "0x")
#> removeprefix_vs_lstrip("aaa", "aa")

### removeprefix_sequence
def removeprefix_sequence(text, parts):
    done = []
    for p in parts:
        shorter = text.removeprefix(p)
        if shorter == text:
            return done, text
        done.append(p)
        text = shorter
    return done, text or None

#> removeprefix_sequence("onetwothree", ["one", "two"])
#> removeprefix_sequence("onetwo", ["one", "two"])
#> removeprefix_sequence("onetwo", ["two"])
#> removeprefix_sequence("", [])
#> removeprefix_sequence("aab", ["a", "b", "a"])

### removesuffix_until_root
def removesuffix_until_root(word):
    endings = ["ness", "ful", "ly", "ed"]
    trail = [word]
    for e in endings:
        shorter = trail[-1].removesuffix(e)
        if shorter and shorter != trail[-1]:
            trail.append(shorter)
    return trail

#> removesuffix_until_root("hopefulness")
#> removesuffix_until_root("gladly")
#> removesuffix_until_root("ful")
#> removesuffix_until_root("")
#> removesuffix_until_root("jumpedly")

### removesuffix_unit_number
def removesuffix_unit_number(text, units):
    for u, factor in units.items():
        bare = text.removesuffix(u)
        if bare != text and bare.isdigit():
            return int(bare) * factor
    return None

#> removesuffix_unit_number("5km", {"m": 1, "km": 1000})
#> removesuffix_unit_number("7m", {"m": 1, "km": 1000})
#> removesuffix_unit_number("9 kg", {"g": 1, "kg": 1000})
#> removesuffix_unit_number("", {"": 1})
#> removesuffix_unit_number("12", {"s": 60})

### removesuffix_shared_tail
def removesuffix_shared_tail(a, b):
    k = 0
    while a[len(a) - k - 1:] and a.endswith(b[len(b) - k - 1:]) and k < min(len(a), len(b)):
        k += 1
    tail = a[len(a) - k:]
    return a.removesuffix(tail), b.removesuffix(tail)

#> removesuffix_shared_tail("walking", "talking")
#> removesuffix_shared_tail("cat", "dog")
#> removesuffix_shared_tail("", "x")
#> removesuffix_shared_tail("same", "same")
#> removesuffix_shared_tail("ab", "b")

### removesuffix_not_rstrip_list
def removesuffix_not_rstrip_list(names):
    return sorted({n.removesuffix("s").lower() for n in names})

#> removesuffix_not_rstrip_list(["Dogs", "dog", "boss", "S"])
#> removesuffix_not_rstrip_list([])
#> removesuffix_not_rstrip_list(["glass", "glas", "gla"])
#> removesuffix_not_rstrip_list(["", "s"])
#> removesuffix_not_rstrip_list(["Éclairs"])

### translate_table_reverse
def translate_table_reverse(text, plain, secret):
    enc = text.translate(str.maketrans(plain, secret))
    dec = enc.translate(str.maketrans(secret, plain))
    return enc, dec == text

#> translate_table_reverse("deed", "de", "xy")
#> translate_table_reverse("abc", "ab", "ba")
#> translate_table_reverse("axb", "ab", "xy")
#> translate_table_reverse("", "", "")
#> translate_table_reverse("abc", "abc", "xx")

### translate_ordinals_none
def translate_ordinals_none(s, drop):
    return s.translate({ord(c): None for c in drop} | {ord(" "): "_"})

#> translate_ordinals_none("hello big world", "lo")
#> translate_ordinals_none("", "x")
#> translate_ordinals_none("a b", "")
#> translate_ordinals_none("   ", " ")
#> translate_ordinals_none("Éa é", "é")

### translate_count_changes
def translate_count_changes(s, old, new):
    if len(old) != len(new):
        return -1
    t = s.translate(str.maketrans(old, new))
    return sum(a != b for a, b in zip(s, t))

#> translate_count_changes("banana", "an", "xn")
#> translate_count_changes("banana", "an", "x")
#> translate_count_changes("", "a", "b")
#> translate_count_changes("zoo", "oz", "zo")
#> translate_count_changes("Cat", "c", "k")

### translate_complement_dna
def translate_complement_dna(strand, reverse=True):
    pairs = str.maketrans("ACGT", "TGCA")
    other = strand.upper().translate(pairs)
    return other[::-1] if reverse else other

#> translate_complement_dna("GATTACA")
#> translate_complement_dna("gat", False)
#> translate_complement_dna("")
#> translate_complement_dna("ANNC")
#> translate_complement_dna("acgt", reverse=0)

### translate_digit_words
def translate_digit_words(s):
    table = {ord(str(i)): w for i, w in enumerate(["zero", "one", "two"])}
    spelled = s.translate(table)
    return spelled if spelled != s else s.isdigit()

#> translate_digit_words("route 102")
#> translate_digit_words("99")
#> translate_digit_words("none")
#> translate_digit_words("")
#> translate_digit_words("2x2")

### maketrans_dict_keys_long
def maketrans_dict_keys_long(mapping, s):
    try:
        return s.translate(str.maketrans(mapping))
    except ValueError:
        for k, v in mapping.items():
            s = s.replace(k, v)
        return s

#> maketrans_dict_keys_long({"a": "b", "b": "a"}, "abab")
#> maketrans_dict_keys_long({"ab": "x"}, "abab")
#> maketrans_dict_keys_long({}, "same")
#> maketrans_dict_keys_long({"a": "bb", "bb": "c"}, "aa")
#> maketrans_dict_keys_long({"é": ""}, "été")

### maketrans_repeated_source
def maketrans_repeated_source(src, dst):
    table = str.maketrans(src, dst)
    return {chr(k): chr(v) for k, v in table.items()}

#> maketrans_repeated_source("abc", "xyz")
#> maketrans_repeated_source("aba", "xyz")
#> maketrans_repeated_source("", "")
#> maketrans_repeated_source("ab", "x")
#> maketrans_repeated_source("éé", "e!")

### count_overlapping_case
def count_overlapping_case(text, sub):
    low = text.lower().count(sub.lower())
    return low - text.count(sub), low

#> count_overlapping_case("Ha ha HA", "ha")
#> count_overlapping_case("none", "x")
#> count_overlapping_case("", "")
#> count_overlapping_case("AaAa", "aa")
#> count_overlapping_case("İi", "i")

### count_max_letter_window
def count_max_letter_window(s, ch, k):
    counts = [s.count(ch, i, i + k) for i in range(max(len(s) - k + 1, 0))]
    return counts.index(max(counts)) if counts else None

#> count_max_letter_window("abbabbb", "b", 3)
#> count_max_letter_window("ab", "a", 5)
#> count_max_letter_window("xyz", "q", 2)
#> count_max_letter_window("", "a", 0)
#> count_max_letter_window("oxo", "o", 1)

### lstrip_indent_depth_map
def lstrip_indent_depth_map(lines):
    depth = {}
    for ln in lines:
        body = ln.lstrip()
        if body:
            depth.setdefault(len(ln) - len(body), []).append(body)
    return depth

#> lstrip_indent_depth_map(["a:", "  b", "  c", "d"])
#> lstrip_indent_depth_map([])
#> lstrip_indent_depth_map(["", "   "])
#> lstrip_indent_depth_map(["\tx", " y "])
#> lstrip_indent_depth_map(["top"])

### lstrip_mark_counts
def lstrip_mark_counts(text, mark):
    body = text.lstrip(mark)
    level = len(text) - len(body)
    return (level, body.strip()) if 0 < level < 4 else (0, text)

#> lstrip_mark_counts("## Title", "#")
#> lstrip_mark_counts("#####", "#")
#> lstrip_mark_counts("plain", "#")
#> lstrip_mark_counts("", "#")
#> lstrip_mark_counts("-= mixed", "=-")

### rstrip_zero_decimal
def rstrip_zero_decimal(text):
    if "." not in text:
        return text + ".0"
    return text.rstrip("0").rstrip(".")

#> rstrip_zero_decimal("3.1400")
#> rstrip_zero_decimal("100.00")
#> rstrip_zero_decimal("100")
#> rstrip_zero_decimal("")
#> rstrip_zero_decimal("0.0")

### rstrip_newline_variants_quiz
def rstrip_newline_variants_quiz(lines):
    return [(ln.rstrip("\n"), ln.rstrip("\r\n"), ln.rstrip())[len(ln) % 3] for ln in lines]

#> rstrip_newline_variants_quiz(["ab\r\n", "a \n", "abc\n\n"])
#> rstrip_newline_variants_quiz([])
#> rstrip_newline_variants_quiz(["x", " \t"])
#> rstrip_newline_variants_quiz(["\r\n", "\n", ""])
#> rstrip_newline_variants_quiz(["end \r\n"])

### rjust_digits_stack
def rjust_digits_stack(nums):
    w = len(str(max(nums, key=abs, default=0)))
    return [str(n).rjust(w, "." if n >= 0 else "_") for n in nums]

#> rjust_digits_stack([5, 120, -7])
#> rjust_digits_stack([])
#> rjust_digits_stack([-100, 100])
#> rjust_digits_stack([0])
#> rjust_digits_stack([1.5, 22])

### ljust_then_slice_columns
def ljust_then_slice_columns(text, n):
    text = text.ljust(n * 3, ".")
    return [text[i * n:(i + 1) * n] for i in range(3)]

#> ljust_then_slice_columns("abcdefg", 3)
#> ljust_then_slice_columns("", 2)
#> ljust_then_slice_columns("toolongtext", 2)
#> ljust_then_slice_columns("x", 1)
#> ljust_then_slice_columns("hi", 0)

### ljust_rjust_difference
def ljust_rjust_difference(s, w):
    a, b = s.ljust(w, "0"), s.rjust(w, "0")
    return int(a) - int(b) if s.isdigit() else a + b

#> ljust_rjust_difference("12", 4)
#> ljust_rjust_difference("12", 1)
#> ljust_rjust_difference("x", 3)
#> ljust_rjust_difference("", 2)
#> ljust_rjust_difference("-1", 3)

### casefold_compare_sets
def casefold_compare_sets(a, b):
    x = {w.casefold() for w in a}
    y = {w.casefold() for w in b}
    return len(x & y) / len(x | y) if x | y else None

#> casefold_compare_sets(["Red", "BLUE"], ["red", "green"])
#> casefold_compare_sets([], [])
#> casefold_compare_sets(["ß"], ["SS", "ss"])
#> casefold_compare_sets(["a", "A"], [])
#> casefold_compare_sets(["x", "y"], ["Y", "X"])

### casefold_group_variants
def casefold_group_variants(words):
    groups = {}
    for w in words:
        groups.setdefault(w.casefold(), []).append(w)
    return [v for v in groups.values() if len(set(v)) > 1]

#> casefold_group_variants(["Bob", "bob", "AL", "al", "al"])
#> casefold_group_variants([])
#> casefold_group_variants(["x", "x"])
#> casefold_group_variants(["Fuß", "FUSS", "fuss"])
#> casefold_group_variants(["one", "Two"])
