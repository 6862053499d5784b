### center_inside_brackets
def center_inside_brackets(words, width):
    out = []
    for w in words:
        cell = w.center(width)
        if cell.startswith(" ") != cell.endswith(" "):
            cell = cell.strip()
        out.append(f"[{cell}]")
    return "".join(out)

#> center_inside_brackets(["ab", "abc", "abcd"], 4)
#> center_inside_brackets([], 2)
#> center_inside_brackets(["", "x"], 2)
#> center_inside_brackets(["too wide"], 3)
#> center_inside_brackets(["odd"], 5)

### center_ruler_marks
def center_ruler_marks(n):
    line = "".join(str(i % 10) if i % 5 == 0 else "." for i in range(n))
    return line.center(n + 3, "|")

#> center_ruler_marks(11)
#> center_ruler_marks(0)
#> center_ruler_marks(1)
#> center_ruler_marks(4)
#> center_ruler_marks(6)

### center_by_letter_value
def center_by_letter_value(word, letter):
    width = word.count(letter) * 4
    shown = word.center(width, letter)
    return shown, shown.count(letter)

#> center_by_letter_value("deed", "e")
#> center_by_letter_value("sky", "a")
#> center_by_letter_value("", "x")
#> center_by_letter_value("ooo", "o")
#> center_by_letter_value("pop!", "p")

### expandtabs_after_newline
def expandtabs_after_newline(text, size):
    if "\t" not in text:
        return None
    return text.expandtabs(size).split("\n")

#> expandtabs_after_newline("ab\tc\n\td", 4)
#> expandtabs_after_newline("no tab", 4)
#> expandtabs_after_newline("\t", 0)
#> expandtabs_after_newline("x\ty\tz", 3)
#> expandtabs_after_newline("", 8)

### expandtabs_then_count_spaces
def expandtabs_then_count_spaces(s, n):
    e = s.expandtabs(n)
    return e.count(" "), e.replace(" ", ".")

#> expandtabs_then_count_spaces("a\tbc\tdef", 4)
#> expandtabs_then_count_spaces("a b", 4)
#> expandtabs_then_count_spaces("", 2)
#> expandtabs_then_count_spaces("\t\t", 3)
#> expandtabs_then_count_spaces("abcd\t", -1)

### expandtabs_indent_levels
def expandtabs_indent_levels(lines):
    levels = []
    for line in lines:
        flat = line.expandtabs(4)
        levels.append((len(flat) - len(flat.lstrip())) // 4)
    return levels

#> expandtabs_indent_levels(["def f():", "\treturn 1", "        deep"])
#> expandtabs_indent_levels([])
#> expandtabs_indent_levels(["  \tmix", "\t  x"])
#> expandtabs_indent_levels(["", "\t"])
#> expandtabs_indent_levels(["   three"])

### expandtabs_or_keep
def expandtabs_or_keep(s, limit):
    for size in (8, 4, 2, 1):
        wide = s.expandtabs(size)
        if len(wide) <= limit:
            return size, wide
    return 0, s.replace("\t", "")

#> expandtabs_or_keep("a\tb", 5)
#> expandtabs_or_keep("a\tb", 20)
#> expandtabs_or_keep("abc\tdef", 3)
#> expandtabs_or_keep("", 0)
#> expandtabs_or_keep("\tx", 3)

### expandtabs_column_of
def expandtabs_column_of(line, word):
    flat = line.expandtabs()
    return flat.find(word), line.find(word)

#> expandtabs_column_of("id\tname", "name")
#> expandtabs_column_of("id\tname", "age")
#> expandtabs_column_of("12345678\tx", "x")
#> expandtabs_column_of("", "")
#> expandtabs_column_of("\t\tz", "z")

### expandtabs_replaces_differently
def expandtabs_replaces_differently(s):
    a = s.expandtabs(4)
    b = s.replace("\t", " " * 4)
    return "same" if a == b else len(b) - len(a)

#> expandtabs_replaces_differently("\tstart")
#> expandtabs_replaces_differently("ab\tc")
#> expandtabs_replaces_differently("")
#> expandtabs_replaces_differently("abcd\tx\t")
#> expandtabs_replaces_differently("a\nb\tc")

### zfill_each_part_of_date
def zfill_each_part_of_date(date, sep):
    d, m, y = date.split(sep)
    if len(y) == 2:
        y = "20" + y
    return "-".join([y, m.zfill(2), d.zfill(2)])

#> zfill_each_part_of_date("5/6/21", "/")
#> zfill_each_part_of_date("15.12.1999", ".")
#> zfill_each_part_of_date("1 2 3", " ")
#> zfill_each_part_of_date("12-2020", "-")
#> zfill_each_part_of_date("//", "/")

### zfill_add_big_strings
def zfill_add_big_strings(a, b):
    n = max(len(a), len(b))
    carry, out = 0, ""
    for x, y in zip(reversed(a.zfill(n)), reversed(b.zfill(n))):
        carry, d = divmod(int(x) + int(y) + carry, 10)
        out = str(d) + out
    return (str(carry) if carry else "") + out

#> zfill_add_big_strings("99", "7")
#> zfill_add_big_strings("120", "34")
#> zfill_add_big_strings("", "")
#> zfill_add_big_strings("5", "5")
#> zfill_add_big_strings("0001", "10")

### zfill_compare_as_text
def zfill_compare_as_text(a, b):
    width = max(len(a), len(b))
    plain = a < b
    padded = a.zfill(width) < b.zfill(width)
    return plain, padded

#> zfill_compare_as_text("9", "10")
#> zfill_compare_as_text("10", "9")
#> zfill_compare_as_text("", "0")
#> zfill_compare_as_text("-5", "3")
#> zfill_compare_as_text("abc", "abd")

### zfill_counter_names
def zfill_counter_names(base, n):
    digits = len(str(n))
    return [base + str(i).zfill(digits) for i in range(1, n + 1)][-3:]

#> zfill_counter_names("img", 10)
#> zfill_counter_names("x", 2)
#> zfill_counter_names("p", 0)
#> zfill_counter_names("", 100)
#> zfill_counter_names("v-", -4)

### zfill_mid_sign
def zfill_mid_sign(s):
    longer = s.zfill(len(s) + 2)
    return longer if longer.startswith("00") else longer[0] + "|" + longer[1:]

#> zfill_mid_sign("42")
#> zfill_mid_sign("-42")
#> zfill_mid_sign("+")
#> zfill_mid_sign("")
#> zfill_mid_sign("a-b")

### swapcase_compare_count
def swapcase_compare_count(a, b):
    b = b.swapcase()
    hits = [x for x, y in zip(a, b) if x == y]
    return "".join(hits) or b

#> swapcase_compare_count("Hello", "hELLO")
#> swapcase_compare_count("abc", "abc")
#> swapcase_compare_count("", "X")
#> swapcase_compare_count("a1B2", "A1b9")
#> swapcase_compare_count("Same", "same")

### swapcase_words_alternating
def swapcase_words_alternating(text):
    flip = False
    out = []
    for w in text.split(" "):
        out.append(w.swapcase() if flip else w)
        if w:
            flip = not flip
    return " ".join(out)

#> swapcase_words_alternating("One Two Three")
#> swapcase_words_alternating("a  b c")
#> swapcase_words_alternating("")
#> swapcase_words_alternating("LOUD quiet LOUD quiet")
#> swapcase_words_alternating("x")

### title_apostrophe_fix
def title_apostrophe_fix(s):
    t = s.title()
    i = t.find("'")
    while i != -1:
        t = t[:i + 1] + t[i + 1:i + 2].lower() + t[i + 2:]
        i = t.find("'", i + 1)
    return t

#> title_apostrophe_fix("it's bob's car")
#> title_apostrophe_fix("plain words")
#> title_apostrophe_fix("")
#> title_apostrophe_fix("o'")
#> title_apostrophe_fix("ROCK 'N' ROLL")

### title_of_mixed_digits
def title_of_mixed_digits(codes):
    return [c.title() for c in codes if c.title() != c.capitalize()]

#> title_of_mixed_digits(["ab12cd", "ab12", "x y"])
#> title_of_mixed_digits([])
#> title_of_mixed_digits(["3d", "3d4d"])
#> title_of_mixed_digits(["don't"])
#> title_of_mixed_digits(["ALL CAPS", "one"])

### capitalize_after_marks
def capitalize_after_marks(text, marks):
    out = ""
    start = True
    for c in text:
        out += c.capitalize() if start else c
        start = c in marks or (start and c.isspace())
    return out

#> capitalize_after_marks("hi. how are you? ok", ".?")
#> capitalize_after_marks("no marks", "")
#> capitalize_after_marks("", ".")
#> capitalize_after_marks("a-b-c", "-")
#> capitalize_after_marks("!x! y", "!")

### capitalize_join_camel
def capitalize_join_camel(snake):
    first, *rest = snake.split("_")
    return first.lower() + "".join(r.capitalize() for r in rest)

#> capitalize_join_camel("max_file_SIZE")
#> capitalize_join_camel("name")
#> capitalize_join_camel("")
#> capitalize_join_camel("_private_x")
#> capitalize_join_camel("a__b")

### capitalize_vs_upper_first
def capitalize_vs_upper_first(s):
    a = s.capitalize()
    b = s[:1].upper() + s[1:]
    return a if a == b else (a, b)

#> capitalize_vs_upper_first("hello")
#> capitalize_vs_upper_first("iPhone")
#> capitalize_vs_upper_first("")
#> capitalize_vs_upper_first("ßa")
#> capitalize_vs_upper_first("7 UP")

### istitle_line_sorter
def istitle_line_sorter(lines):
    lines.sort(key=lambda l: (not l.istitle(), l))
    return lines

#> istitle_line_sorter(["b a", "B A", "A B"])
#> istitle_line_sorter([])
#> istitle_line_sorter(["It's", "Its"])
#> istitle_line_sorter(["9", "Nine 9", ""])
#> istitle_line_sorter(["One two", "One Two"])

### splitlines_mixed_endings
def splitlines_mixed_endings(s):
    lines = s.splitlines()
    kept = s.splitlines(keepends=True)
    ends = [len(k) - len(l) for l, k in zip(lines, kept)]
    return lines[::-1], ends

#> splitlines_mixed_endings("a\nb\r\nc")
#> splitlines_mixed_endings("")
#> splitlines_mixed_endings("\n")
#> splitlines_mixed_endings("x\u2028y")
#> splitlines_mixed_endings("end\r")

### splitlines_section_headers
def splitlines_section_headers(text):
    sections = {}
    name = None
    for line in text.splitlines():
        if line.startswith("[") and line.endswith("]"):
            name = line[1:-1]
            sections[name] = 0
        elif name is not None and line:
            sections[name] += 1
    return sections

#> splitlines_section_headers("[a]\nx\ny\n[b]\n\nz")
#> splitlines_section_headers("x\ny")
#> splitlines_section_headers("")
#> splitlines_section_headers("[]\n[]")
#> splitlines_section_headers("lost\n[only]\r\nv")

### splitlines_rejoin_changes
def splitlines_rejoin_changes(s):
    again = "\n".join(s.splitlines())
    if again == s:
        return True
    return len(s) - len(again)

#> splitlines_rejoin_changes("a\nb")
#> splitlines_rejoin_changes("a\nb\n")
#> splitlines_rejoin_changes("")
#> splitlines_rejoin_changes("a\r\nb\r\n")
#> splitlines_rejoin_changes("\n\n\n")

### rsplit_version_bump
def rsplit_version_bump(v):
    head, _, last = v.rpartition(".")
    if last.isdigit():
        last = str(int(last) + 1)
    else:
        last += ".1"
    return head + "." + last if head else last

#> rsplit_version_bump("1.4.9")
#> rsplit_version_bump("7")
#> rsplit_version_bump("2.0.rc")
#> rsplit_version_bump("")
#> rsplit_version_bump("1.09")

### rsplit_vs_split_difference
def rsplit_vs_split_difference(s, sep, n):
    a, b = s.split(sep, n), s.rsplit(sep, n)
    return "equal" if a == b else a[-1] + "/" + b[0]

#> rsplit_vs_split_difference("a.b.c.d", ".", 1)
#> rsplit_vs_split_difference("a.b", ".", 1)
#> rsplit_vs_split_difference("", ".", 2)
#> rsplit_vs_split_difference("one  two three", " ", 2)
#> rsplit_vs_split_difference("xxx", "x", 1)

### rsplit_keep_domain
def rsplit_keep_domain(host, levels):
    parts = host.rsplit(".", levels)
    if len(parts) <= levels:
        return host
    return ".".join(parts[1:])

#> rsplit_keep_domain("www.shop.example.com", 2)
#> rsplit_keep_domain("localhost", 1)
#> rsplit_keep_domain("", 0)
#> rsplit_keep_domain("a.b", 2)
#> rsplit_keep_domain("a.b.c", 1)

### rpartition_strip_counter
def rpartition_strip_counter(name):
    stem, mark, num = name.rpartition("_")
    if mark and num.isdecimal():
        return stem, int(num)
    return name, 0

#> rpartition_strip_counter("photo_12")
#> rpartition_strip_counter("photo_x")
#> rpartition_strip_counter("photo")
#> rpartition_strip_counter("_7")
#> rpartition_strip_counter("a_b_003")

### rpartition_loop_collect
def rpartition_loop_collect(path):
    names = []
    while path:
        path, _, name = path.rpartition("/")
        names.append(name or "<empty>")
    return names

#> rpartition_loop_collect("usr/lib/python")
#> rpartition_loop_collect("/root")
#> rpartition_loop_collect("")
#> rpartition_loop_collect("a//b")
#> rpartition_loop_collect("dir/")

### rpartition_vs_partition_middle
def rpartition_vs_partition_middle(s, sep):
    left = s.partition(sep)[0]
    right = s.rpartition(sep)[2]
    return s.removeprefix(left).removesuffix(right)

#> rpartition_vs_partition_middle("a-b-c", "-")
#> rpartition_vs_partition_middle("a-b", "-")
#> rpartition_vs_partition_middle("ab", "-")
#> rpartition_vs_partition_middle("", "-")
#> rpartition_vs_partition_middle("--x--", "--")

### isspace_collapse_runs
def isspace_collapse_runs(s):
    out = ""
    for c in s:
        if c.isspace() and (not out or out[-1] == " "):
            continue
        out += " " if c.isspace() else c
    return out

#> isspace_collapse_runs("a \t b\n\nc")
#> isspace_collapse_runs("")
#> isspace_collapse_runs("   ")
#> isspace_collapse_runs("tight")
#> isspace_collapse_runs("x\u3000y ")

### isprintable_count_hidden
def isprintable_count_hidden(s):
    hidden = [c for c in s if not c.isprintable()]
    if not hidden:
        return 0
    return len(hidden), max(hidden) == "\n"

#> isprintable_count_hidden("ok")
#> isprintable_count_hidden("a\tb\n")
#> isprintable_count_hidden("")
#> isprintable_count_hidden("\x00\x1f")
#> isprintable_count_hidden("soft\u00adhyphen")

### isidentifier_keyword_suffix
KEYWORDS = ("class", "def", "None", "pass")


def isidentifier_keyword_suffix(names):
    fixed = []
    for n in names:
        if not n.isidentifier():
            n = "f_" + "".join(c for c in n if c.isalnum() or c == "_")
        elif n in KEYWORDS:
            n += "_"
        fixed.append(n)
    return fixed

#> isidentifier_keyword_suffix(["id", "class", "max-size"])
#> isidentifier_keyword_suffix([])
#> isidentifier_keyword_suffix(["", "None"])
#> isidentifier_keyword_suffix(["1st", "x1"])
#> isidentifier_keyword_suffix(["é", "a b"])

### isdecimal_group_sum
def isdecimal_group_sum(s):
    total, cur = 0, ""
    for c in s + "x":
        if c.isdecimal():
            cur += c
            continue
        total += int(cur or 0)
        cur = ""
    return total

#> isdecimal_group_sum("3 apples, 12 pears")
#> isdecimal_group_sum("")
#> isdecimal_group_sum("none")
#> isdecimal_group_sum("1²3")
#> isdecimal_group_sum("007-007")

### isalnum_token_lengths
def isalnum_token_lengths(s):
    lens = [0]
    for c in s:
        if c.isalnum():
            lens[-1] += 1
        elif lens[-1]:
            lens.append(0)
    return lens

#> isalnum_token_lengths("one, two; three")
#> isalnum_token_lengths("")
#> isalnum_token_lengths("...")
#> isalnum_token_lengths("snake_case2")
#> isalnum_token_lengths("end!")

### isascii_fold_others
def isascii_fold_others(s, table):
    if s.isascii():
        return s
    return "".join(c if c.isascii() else table.get(c, "?") for c in s)

#> isascii_fold_others("plain", {})
#> isascii_fold_others("señor", {"ñ": "n"})
#> isascii_fold_others("Ωmega", {"é": "e"})
#> isascii_fold_others("", {"x": "y"})
#> isascii_fold_others("œuf", {"œ": "oe"})
