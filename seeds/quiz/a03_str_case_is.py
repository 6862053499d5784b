### capitalize_lowers_rest
def capitalize_lowers_rest(names):
    for i, n in enumerate(names):
        fixed = n.capitalize()
        if fixed != n:
            names[i] = fixed + "*"
    return names

#> capitalize_lowers_rest(["mcDonald", "Ann", "LEE"])
#> capitalize_lowers_rest([])
#> capitalize_lowers_rest(["", "9lives", "o'neil"])
#> capitalize_lowers_rest(["éclair", " pad"])
#> capitalize_lowers_rest(["Zoe"])

### title_minus_capitalize
def title_minus_capitalize(s):
    t, c = s.title(), s.capitalize()
    return [i for i in range(len(s)) if t[i] != c[i]]

#> title_minus_capitalize("they're bill's friends")
#> title_minus_capitalize("one")
#> title_minus_capitalize("")
#> title_minus_capitalize("a1b2c3")
#> title_minus_capitalize("snake_case_name")

### swapcase_until_upper_first
def swapcase_until_upper_first(s):
    if s[:1].isupper():
        return s
    return s.swapcase()

#> swapcase_until_upper_first("hELLO tHERE")
#> swapcase_until_upper_first("Fine Already")
#> swapcase_until_upper_first("")
#> swapcase_until_upper_first("7Up")
#> swapcase_until_upper_first("ñandú")

### swapcase_twice_same
def swapcase_twice_same(s):
    back = s.swapcase().swapcase()
    return back if back != s else len(s)

#> swapcase_twice_same("Mixed Case")
#> swapcase_twice_same("straße")
#> swapcase_twice_same("")
#> swapcase_twice_same("ﬁn")
#> swapcase_twice_same("1234")

### upper_length_changes
def upper_length_changes(words):
    return {w: len(w.upper()) - len(w) for w in words if w.upper() != w}

#> upper_length_changes(["straße", "gross", "GROSS"])
#> upper_length_changes([])
#> upper_length_changes(["ŉ", "x", "ßß"])
#> upper_length_changes(["123", "?"])
#> upper_length_changes(["a", "a"])

### lower_vs_casefold_match
def lower_vs_casefold_match(a, b):
    if a == b:
        return 3
    if a.lower() == b.lower():
        return 2
    return int(a.casefold() == b.casefold())

#> lower_vs_casefold_match("Rome", "Rome")
#> lower_vs_casefold_match("ROME", "rome")
#> lower_vs_casefold_match("STRASSE", "straße")
#> lower_vs_casefold_match("cat", "dog")
#> lower_vs_casefold_match("", " ")

### casefold_dedupe_first
def casefold_dedupe_first(tags):
    seen = {}
    for t in tags:
        seen.setdefault(t.casefold(), t)
    return list(seen.values())

#> casefold_dedupe_first(["Blue", "BLUE", "red", "blue"])
#> casefold_dedupe_first([])
#> casefold_dedupe_first(["Maß", "MASS", "mass"])
#> casefold_dedupe_first(["x"])
#> casefold_dedupe_first(["a", "A", "b", "B"])

### casefold_sort_then_upper
def casefold_sort_then_upper(words):
    words.sort(key=str.casefold)
    words[0:1] = [w.upper() for w in words[0:1]]
    return words

#> casefold_sort_then_upper(["pear", "Apple", "fig"])
#> casefold_sort_then_upper([])
#> casefold_sort_then_upper(["b", "B", "a"])
#> casefold_sort_then_upper(["ßa", "sz"])
#> casefold_sort_then_upper(["z_", "Z-", "_"])

### isupper_ignores_digits
def isupper_ignores_digits(code):
    flags = code.isupper(), code.isalpha(), code.isalnum()
    return flags.count(True), flags

#> isupper_ignores_digits("AB12")
#> isupper_ignores_digits("ABC")
#> isupper_ignores_digits("12")
#> isupper_ignores_digits("")
#> isupper_ignores_digits("A-B")

### islower_words_counted
def islower_words_counted(s):
    low = up = 0
    for w in s.split():
        if w.islower():
            low += 1
        elif w.isupper():
            up += 1
    return low - up

#> islower_words_counted("NASA sent a probe")
#> islower_words_counted("OK GO 42")
#> islower_words_counted("")
#> islower_words_counted("x1 Y2 z-3 --")
#> islower_words_counted("Mixed Words")

### istitle_repair
def istitle_repair(s):
    n = 0
    while not s.istitle() and n < 3:
        s = s.title() if n else s.strip()
        n += 1
    return n, s

#> istitle_repair("Good Title")
#> istitle_repair("  bad title")
#> istitle_repair("123")
#> istitle_repair("")
#> istitle_repair("it's A test")

### isdigit_isdecimal_isnumeric
def isdigit_isdecimal_isnumeric(chars):
    table = []
    for c in chars:
        table.append("".join("01"[f(c)] for f in (str.isdecimal, str.isdigit, str.isnumeric)))
    return table

#> isdigit_isdecimal_isnumeric("7²½")
#> isdigit_isdecimal_isnumeric("")
#> isdigit_isdecimal_isnumeric("a٣")
#> isdigit_isdecimal_isnumeric("Ⅷ-")
#> isdigit_isdecimal_isnumeric(" 0")

### isdigit_sign_fails
def isdigit_sign_fails(tokens):
    ok = [t for t in tokens if t.isdigit()]
    return sum(map(int, ok)), len(tokens) - len(ok)

#> isdigit_sign_fails(["12", "-3", "4.0", "08"])
#> isdigit_sign_fails([])
#> isdigit_sign_fails(["", " 1"])
#> isdigit_sign_fails(["٣", "1"])
#> isdigit_sign_fails(["+9"])

### isnumeric_but_not_int
def isnumeric_but_not_int(s):
    if not s.isnumeric():
        return "text"
    try:
        return int(s) + 1
    except ValueError:
        return "odd digit"

#> isnumeric_but_not_int("41")
#> isnumeric_but_not_int("½")
#> isnumeric_but_not_int("x²")
#> isnumeric_but_not_int("")
#> isnumeric_but_not_int("009")

### isdecimal_prefix_number
def isdecimal_prefix_number(s):
    i = 0
    while s[i:i + 1].isdecimal():
        i += 1
    return int(s[:i] or -1), s[i:]

#> isdecimal_prefix_number("42nd street")
#> isdecimal_prefix_number("street")
#> isdecimal_prefix_number("")
#> isdecimal_prefix_number("007")
#> isdecimal_prefix_number("1²")

### isalpha_runs
def isalpha_runs(text):
    runs, cur = [], ""
    for c in text + " ":
        if c.isalpha():
            cur += c
        elif cur:
            runs.append(cur)
            cur = ""
    return runs

#> isalpha_runs("ab1cd--e")
#> isalpha_runs("")
#> isalpha_runs("123")
#> isalpha_runs("naïve café")
#> isalpha_runs("x_y")

### isalpha_empty_surprise
def isalpha_empty_surprise(pieces):
    if all(p.isalpha() for p in pieces):
        return "letters"
    if any(p == "" for p in pieces):
        return "gap"
    return "other"

#> isalpha_empty_surprise(["ab", "cd"])
#> isalpha_empty_surprise([])
#> isalpha_empty_surprise(["ab", ""])
#> isalpha_empty_surprise(["a1"])
#> isalpha_empty_surprise(["日本", "語"])

### isalnum_mask
def isalnum_mask(s, fill):
    return "".join(c if c.isalnum() else fill for c in s).strip(fill)

#> isalnum_mask("(tel) 555-0199!", "_")
#> isalnum_mask("", "*")
#> isalnum_mask("...", ".")
#> isalnum_mask("über_alles", "-")
#> isalnum_mask("ok", "o")

### isspace_split_manual
def isspace_split_manual(s):
    marks = [c.isspace() for c in s]
    if True not in marks:
        return s, ""
    k = marks.index(True)
    return s[:k], s[k + 1:]

#> isspace_split_manual("cmd arg1 arg2")
#> isspace_split_manual("cmd")
#> isspace_split_manual("")
#> isspace_split_manual("a\u00a0b")
#> isspace_split_manual("\tx")

### isspace_vs_empty_lines
def isspace_vs_empty_lines(lines):
    counts = {"space": 0, "empty": 0, "text": 0}
    for ln in lines:
        counts["space" if ln.isspace() else "empty" if not ln else "text"] += 1
    return counts

#> isspace_vs_empty_lines(["", " ", "x", "\t\n"])
#> isspace_vs_empty_lines([])
#> isspace_vs_empty_lines(["a b"])
#> isspace_vs_empty_lines(["", ""])
#> isspace_vs_empty_lines(["\u2003", "_"])

### isidentifier_rename
def isidentifier_rename(names):
    out = []
    for n in names:
        while not n.isidentifier():
            n = "_" + n[1:] if n else "_"
            if n.count("_") == len(n):
                break
            if not n.isidentifier():
                n = n.replace(n[-1], "")
        out.append(n)
    return out

#> isidentifier_rename(["ok", "2nd", "a-b"])
#> isidentifier_rename([""])
#> isidentifier_rename([])
#> isidentifier_rename(["class", "x y"])
#> isidentifier_rename(["?", "ñ1"])

### isascii_partition
def isascii_partition(words):
    plain, fancy = [], []
    for w in words:
        (plain if w.isascii() else fancy).append(w)
    return plain + fancy[::-1]

#> isascii_partition(["café", "tea", "jalapeño", "rice"])
#> isascii_partition([])
#> isascii_partition(["", "€"])
#> isascii_partition(["a", "b"])
#> isascii_partition(["日本", "ΑΒ", "ok"])

### isprintable_escape_quiz
def isprintable_escape_quiz(s):
    if s.isprintable():
        return s
    return "".join(c if c.isprintable() else f"<{ord(c):02x}>" for c in s)

#> isprintable_escape_quiz("clean text")
#> isprintable_escape_quiz("tab\tnew\n")
#> isprintable_escape_quiz("")
#> isprintable_escape_quiz("bell\x07")
#> isprintable_escape_quiz("é\u200b!")

### first_upper_position
def first_upper_position(s):
    for i, c in enumerate(s):
        if c.isupper():
            break
    else:
        return -1
    return i

#> first_upper_position("camelCase")
#> first_upper_position("lower")
#> first_upper_position("")
#> first_upper_position("Éa")
#> first_upper_position("123X")

### split_camel_humps
def split_camel_humps(name):
    parts = [""]
    for c in name:
        if c.isupper() and parts[-1]:
            parts.append("")
        parts[-1] += c.lower()
    return "_".join(parts)

#> split_camel_humps("parseHttpResponse")
#> split_camel_humps("HTTPServer")
#> split_camel_humps("")
#> split_camel_humps("already_snake")
#> split_camel_humps("x2Y")

### case_pattern_code
def case_pattern_code(word):
    if word.isupper():
        return "U"
    elif word.islower():
        return "l"
    elif word.istitle():
        return "T"
    return "m" if word.isalpha() else "?"

#> case_pattern_code("ABC")
#> case_pattern_code("abc1")
#> case_pattern_code("Abc Def")
#> case_pattern_code("aBC")
#> case_pattern_code("")

### toggle_case_by_vowel
def toggle_case_by_vowel(s):
    up = False
    out = ""
    for c in s:
        if c in "aeiou":
            up = not up
            continue
        out += c.upper() if up else c.lower()
    return out

#> toggle_case_by_vowel("Programming")
#> toggle_case_by_vowel("aeiou")
#> toggle_case_by_vowel("")
#> toggle_case_by_vowel("Rhythm & Blues")
#> toggle_case_by_vowel("UPPER lower")

### title_every_other_char
def title_every_other_char(s):
    return s[::2].upper() + s[1::2].lower(), s.title().swapcase()

#> title_every_other_char("Python Quiz")
#> title_every_other_char("")
#> title_every_other_char("a")
#> title_every_other_char("ABC def")
#> title_every_other_char("o'clock")

### upper_first_lower_last
def upper_first_lower_last(s):
    if len(s) < 2:
        return s.swapcase()
    return s[0].upper() + s[1:-1] + s[-1].lower()

#> upper_first_lower_last("sHOUT")
#> upper_first_lower_last("x")
#> upper_first_lower_last("")
#> upper_first_lower_last("ok")
#> upper_first_lower_last("ÄÖÜ")

### score_case_changes
def score_case_changes(s):
    changes = 0
    for a, b in zip(s, s[1:]):
        changes += a.isupper() != b.isupper()
    return changes

#> score_case_changes("aBcD")
#> score_case_changes("")
#> score_case_changes("HELLO")
#> score_case_changes("H3llO")
#> score_case_changes("iPhone XR")

### lower_if_contains_digit
def lower_if_contains_digit(words):
    return [w.lower() if any(map(str.isdigit, w)) else w.upper() for w in words]

#> lower_if_contains_digit(["R2D2", "Yoda", "bb8"])
#> lower_if_contains_digit([])
#> lower_if_contains_digit(["", "7"])
#> lower_if_contains_digit(["Xⅷ", "X²"])
#> lower_if_contains_digit(["mIx3D", "MiX"])

### sort_by_swapcase
def sort_by_swapcase(letters):
    return "".join(sorted(letters, key=str.swapcase))

#> sort_by_swapcase("bAaB")
#> sort_by_swapcase("")
#> sort_by_swapcase("zZ yY")
#> sort_by_swapcase("Quiz10")
#> sort_by_swapcase("___a")

### casefold_find_original
def casefold_find_original(text, needle):
    at = text.casefold().find(needle.casefold())
    return text[at:at + len(needle)] if at != -1 else None

#> casefold_find_original("The Red Barn", "rED")
#> casefold_find_original("The Red Barn", "blue")
#> casefold_find_original("", "")
#> casefold_find_original("Große Straße", "STRASSE")
#> casefold_find_original("x", "X")

### upper_until_digit_quiz
def upper_until_digit_quiz(s):
    for i, ch in enumerate(s):
        if ch.isdigit():
            return s[:i].upper() + s[i:].lower()
    return s.title()

#> upper_until_digit_quiz("model X7 Pro")
#> upper_until_digit_quiz("no digits here")
#> upper_until_digit_quiz("")
#> upper_until_digit_quiz("9LIVES")
#> upper_until_digit_quiz("abc½D2E")

### first_of_each_case
def first_of_each_case(s):
    lo = next((c for c in s if c.islower()), "-")
    hi = next((c for c in s if c.isupper()), "-")
    return (hi + lo) * 2 if hi.lower() == lo else lo + hi

#> first_of_each_case("xXyY")
#> first_of_each_case("Hello")
#> first_of_each_case("123")
#> first_of_each_case("")
#> first_of_each_case("UPPER")
