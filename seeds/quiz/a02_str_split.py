### split_default_vs_space
def split_default_vs_space(text):
    loose = text.split()
    strict = text.split(" ")
    return len(strict) - len(loose), strict[-1]

#> split_default_vs_space("  pad both  ")
#> split_default_vs_space("one two")
#> split_default_vs_space("")
#> split_default_vs_space("tab\tand\nnewline")
#> split_default_vs_space("a  b")

### split_max_then_reverse
def split_max_then_reverse(path, n):
    parts = path.split("/", n)
    parts.reverse()
    return "/".join(parts)

#> split_max_then_reverse("usr/local/bin/tool", 2)
#> split_max_then_reverse("usr/local/bin/tool", 0)
#> split_max_then_reverse("usr/local/bin", -1)
#> split_max_then_reverse("", 1)
#> split_max_then_reverse("//x", 1)

### rsplit_carry_tail
def rsplit_carry_tail(s, sep):
    *head, tail = s.rsplit(sep, 1)
    if not head:
        return tail.upper()
    return head[0] + tail[::-1]

#> rsplit_carry_tail("archive.tar.gz", ".")
#> rsplit_carry_tail("README", ".")
#> rsplit_carry_tail("a--b--cd", "--")
#> rsplit_carry_tail("ends:", ":")
#> rsplit_carry_tail("", "x")

### split_join_other_sep
def split_join_other_sep(s, a, b):
    pieces = s.split(a)
    if len(pieces) == 1:
        pieces = s.split(b)
        a, b = b, a
    return b.join(pieces)

#> split_join_other_sep("k=v=w", "=", ":")
#> split_join_other_sep("k:v:w", "=", ":")
#> split_join_other_sep("plain", "=", ":")
#> split_join_other_sep("", ",", ";")
#> split_join_other_sep("1,2;3", ",", ";")

### split_on_each_separator
def split_on_each_separator(s, seps):
    parts = [s]
    for sep in seps:
        parts = [q for p in parts for q in p.split(sep)]
    return parts

#> split_on_each_separator("a,b;c", ",;")
#> split_on_each_separator("", ",")
#> split_on_each_separator("x-y_z", "")
#> split_on_each_separator("2024-01-05T10:20", "-T:")
#> split_on_each_separator(",,", ",")

### splitlines_drop_blank
def splitlines_drop_blank(text):
    kept = []
    for line in text.splitlines():
        if not line.strip():
            continue
        kept.append(line.rstrip() + ";")
    return "".join(kept)

#> splitlines_drop_blank("a = 1\n\nb = 2  \n")
#> splitlines_drop_blank("")
#> splitlines_drop_blank("\r\n \r\n")
#> splitlines_drop_blank("solo")
#> splitlines_drop_blank("x\ry\vz")

### keepends_longest
def keepends_longest(text):
    lines = text.splitlines(True)
    lines.sort(key=len)
    return lines[-1] if lines else repr(text)

#> keepends_longest("ab\ncd\r\nef")
#> keepends_longest("")
#> keepends_longest("\n\n")
#> keepends_longest("no newline here")
#> keepends_longest("tiny\nlonger one\nend")

### splitlines_vs_split_newline
def splitlines_vs_split_newline(text):
    a, b = text.splitlines(), text.split("\n")
    while a and b and a[0] == b[0]:
        a.pop(0)
        b.pop(0)
    return a, b

#> splitlines_vs_split_newline("one\ntwo\n")
#> splitlines_vs_split_newline("one\r\ntwo")
#> splitlines_vs_split_newline("")
#> splitlines_vs_split_newline("same\nsame")
#> splitlines_vs_split_newline("a\x0cb")

### partition_loop_words
def partition_loop_words(s, sep):
    out = []
    while s:
        head, found, s = s.partition(sep)
        out.append(head if found else head + "$")
    return out

#> partition_loop_words("red|green|blue", "|")
#> partition_loop_words("red|", "|")
#> partition_loop_words("", "|")
#> partition_loop_words("||", "|")
#> partition_loop_words("a and b and c", " and ")

### partition_lengths
def partition_lengths(s, sep):
    return tuple(map(len, s.partition(sep))) + tuple(map(len, s.rpartition(sep)))

#> partition_lengths("key=value=more", "=")
#> partition_lengths("novalue", "=")
#> partition_lengths("", "=")
#> partition_lengths("==", "==")
#> partition_lengths("a<->b<->cc", "<->")

### rpartition_missing_goes_last
def rpartition_missing_goes_last(s, sep):
    a, b, c = s.rpartition(sep)
    if not b:
        a, c = c, a
    return [a, c]

#> rpartition_missing_goes_last("user@mail@host", "@")
#> rpartition_missing_goes_last("localhost", "@")
#> rpartition_missing_goes_last("@", "@")
#> rpartition_missing_goes_last("", "@")
#> rpartition_missing_goes_last("x@", "@")

### partition_three_way_swap
def partition_three_way_swap(s, mid):
    return "".join(reversed(s.partition(mid)))

#> partition_three_way_swap("bread and butter", " and ")
#> partition_three_way_swap("butter", " and ")
#> partition_three_way_swap("", "-")
#> partition_three_way_swap("1+1+1", "+")
#> partition_three_way_swap("αβγ", "β")

### partition_to_nested
def partition_to_nested(s):
    head, sep, rest = s.partition(".")
    if not sep:
        return head
    return {head: partition_to_nested(rest)}

#> partition_to_nested("app.db.port")
#> partition_to_nested("single")
#> partition_to_nested("")
#> partition_to_nested("a..b")
#> partition_to_nested("trailing.")

### join_numbers_as_text
def join_numbers_as_text(nums, sep):
    try:
        return sep.join(nums)
    except TypeError:
        return sep.join(map(str, nums))

#> join_numbers_as_text(["4", "5"], "+")
#> join_numbers_as_text([4, 5], "+")
#> join_numbers_as_text([], ", ")
#> join_numbers_as_text(["x", None, 2.5], "/")
#> join_numbers_as_text((True,), "?")

### join_a_string_with_string
def join_a_string_with_string(glue, text):
    once = glue.join(text)
    return once if len(once) < 12 else glue.join(once.split(glue)[::2])

#> join_a_string_with_string("-", "abc")
#> join_a_string_with_string("-", "abcdefgh")
#> join_a_string_with_string("", "python")
#> join_a_string_with_string("::", "")
#> join_a_string_with_string(", ", "q")

### join_dict_keys_only
def join_dict_keys_only(d, sep):
    keys = sep.join(d)
    vals = sep.join(d.values())
    return keys + "=" + vals

#> join_dict_keys_only({"w": "wide", "h": "high"}, "/")
#> join_dict_keys_only({}, "/")
#> join_dict_keys_only({"one": "1"}, ", ")
#> join_dict_keys_only({"x": 1}, "-")
#> join_dict_keys_only({"": "", " ": "_"}, "|")

### roundtrip_split_join_equal
def roundtrip_split_join_equal(s, sep):
    again = sep.join(s.split())
    return again == s or again

#> roundtrip_split_join_equal("a b c", " ")
#> roundtrip_split_join_equal("a  b c", " ")
#> roundtrip_split_join_equal("", "-")
#> roundtrip_split_join_equal("\tgo\n", " ")
#> roundtrip_split_join_equal("x y", "_")

### split_sum_of_ints
def split_sum_of_ints(line):
    total = 0
    for token in line.split(","):
        token = token.strip()
        total += int(token) if token.lstrip("-").isdigit() else len(token)
    return total

#> split_sum_of_ints("4, -2, 10")
#> split_sum_of_ints("")
#> split_sum_of_ints("abc, 7,,1")
#> split_sum_of_ints("-")
#> split_sum_of_ints("1.5, 2")

### split_middle_word
def split_middle_word(sentence):
    words = sentence.split()
    if len(words) % 2 == 0:
        return None
    return words[len(words) // 2]

#> split_middle_word("to be or not to be here")
#> split_middle_word("even count here now")
#> split_middle_word("")
#> split_middle_word("alone")
#> split_middle_word("  x   y z ")

### split_then_pop_index
def split_then_pop_index(csv, i):
    cells = csv.split(",")
    moved = cells.pop(i)
    cells.insert(0, moved)
    return ",".join(cells)

#> split_then_pop_index("id,name,age", 1)
#> split_then_pop_index("id,name,age", -1)
#> split_then_pop_index("id", 0)
#> split_then_pop_index("", 0)
#> split_then_pop_index("a,b", 5)

### rsplit_none_keeps_front
def rsplit_none_keeps_front(s, n):
    parts = s.rsplit(None, n)
    return parts[0] if parts else "", len(parts)

#> rsplit_none_keeps_front("  the quick  brown fox ", 1)
#> rsplit_none_keeps_front("the quick brown", 2)
#> rsplit_none_keeps_front("", 3)
#> rsplit_none_keeps_front("word", 0)
#> rsplit_none_keeps_front("   lead only", 0)

### split_by_first_char
def split_by_first_char(s):
    if not s:
        return []
    return s.split(s[0])

#> split_by_first_char("banana bob")
#> split_by_first_char("")
#> split_by_first_char("aaa")
#> split_by_first_char("|x|y")
#> split_by_first_char("xyz")

### words_longer_than_previous
def words_longer_than_previous(text):
    prev = 0
    picked = []
    for w in text.split():
        if len(w) > prev:
            picked.append(w)
        prev = len(w)
    return " ".join(picked)

#> words_longer_than_previous("a be sea or door")
#> words_longer_than_previous("")
#> words_longer_than_previous("long mid sm")
#> words_longer_than_previous("same size word here")
#> words_longer_than_previous("I am the only tall one")

### unwrap_quoted_cells
def unwrap_quoted_cells(row):
    cells = []
    for cell in row.split("|"):
        if cell[:1] == cell[-1:] == '"':
            cell = cell[1:-1]
        cells.append(cell)
    return cells

#> unwrap_quoted_cells('"a"|b|"c d"')
#> unwrap_quoted_cells('')
#> unwrap_quoted_cells('"')
#> unwrap_quoted_cells('"open|close"')
#> unwrap_quoted_cells('""|x')

### split_pairs_to_dict_last
def split_pairs_to_dict_last(spec):
    return dict(p.split("=", 1) for p in spec.split("&") if "=" in p)

#> split_pairs_to_dict_last("a=1&b=2&a=3")
#> split_pairs_to_dict_last("")
#> split_pairs_to_dict_last("flag&x=")
#> split_pairs_to_dict_last("eq=a=b")
#> split_pairs_to_dict_last("=&==")

### expand_then_find_columns
def expand_then_find_columns(line, size):
    flat = line.expandtabs(size)
    return [i for i, c in enumerate(flat) if c != " " and (i == 0 or flat[i - 1] == " ")]

#> expand_then_find_columns("a\tb\tc", 4)
#> expand_then_find_columns("abcd\te", 4)
#> expand_then_find_columns("", 8)
#> expand_then_find_columns("\t\tx", 2)
#> expand_then_find_columns("no tabs", 0)

### expandtabs_growth
def expandtabs_growth(s):
    return [len(s.expandtabs(n)) - len(s) for n in (0, 1, 4, 8)]

#> expandtabs_growth("\t")
#> expandtabs_growth("ab\tc")
#> expandtabs_growth("plain")
#> expandtabs_growth("1234567\t8\t")
#> expandtabs_growth("x\n\ty")

### lines_numbered_from_end
def lines_numbered_from_end(text):
    lines = text.splitlines()
    n = len(lines)
    return "\n".join(f"{n - i}:{l}" for i, l in enumerate(lines))

#> lines_numbered_from_end("top\nmiddle\nbottom")
#> lines_numbered_from_end("")
#> lines_numbered_from_end("only")
#> lines_numbered_from_end("\n")
#> lines_numbered_from_end("x\n\ny\n")

### join_skip_none
def join_skip_none(parts, sep=" "):
    return sep.join(p for p in parts if p) or sep

#> join_skip_none(["Mary", None, "Ann"])
#> join_skip_none([None, "", None])
#> join_skip_none([], "-")
#> join_skip_none(["a", "b"], "")
#> join_skip_none(("x", "", "z"), sep=" > ")

### count_fields_between
def count_fields_between(rec, lo, hi):
    n = len(rec.split(";"))
    return lo <= n < hi

#> count_fields_between("a;b;c", 2, 4)
#> count_fields_between("a;b;c;d", 2, 4)
#> count_fields_between("", 1, 2)
#> count_fields_between("", 0, 1)
#> count_fields_between(";;", 3, 3)

### join_with_last_different
def join_with_last_different(names):
    if len(names) < 2:
        return "".join(names)
    return ", ".join(names[:-1]) + " & " + names[-1]

#> join_with_last_different(["Ann", "Bob", "Cy"])
#> join_with_last_different(["Ann", "Bob"])
#> join_with_last_different(["Solo"])
#> join_with_last_different([])
#> join_with_last_different(["", ""])

### split_until_sentinel
def split_until_sentinel(text, stop):
    before = []
    tokens = iter(text.split())
    for t in tokens:
        if t == stop:
            break
        before.append(t)
    return before, list(tokens)

#> split_until_sentinel("run --fast -- file1 file2", "--")
#> split_until_sentinel("run all", "--")
#> split_until_sentinel("", "end")
#> split_until_sentinel("stop here stop", "stop")
#> split_until_sentinel("a b end", "end")

### last_token_of_each_line
def last_token_of_each_line(text):
    return [line.split()[-1] if line.split() else "" for line in text.split("\n")]

#> last_token_of_each_line("a b\nc d e")
#> last_token_of_each_line("")
#> last_token_of_each_line("x\n\ny z")
#> last_token_of_each_line("one line only")
#> last_token_of_each_line(" \t\nend ")

### glue_digits_between_words
def glue_digits_between_words(s):
    digits = "".join(filter(str.isdigit, s))
    words = s.translate(str.maketrans("", "", "0123456789")).split()
    return digits.join(words)

#> glue_digits_between_words("room 12 floor 3")
#> glue_digits_between_words("no digits here")
#> glue_digits_between_words("2024")
#> glue_digits_between_words("")
#> glue_digits_between_words("a1b c2")

### trim_each_field
def trim_each_field(row, sep):
    fields = row.split(sep)
    fields[:] = [f.strip() for f in fields]
    while fields and fields[-1] == "":
        del fields[-1]
    return fields

#> trim_each_field("a ; b; ;", ";")
#> trim_each_field(" ; ; ", ";")
#> trim_each_field("", ",")
#> trim_each_field("x", ",")
#> trim_each_field("1, ,3", ",")

### reverse_words_and_letters_quiz
def reverse_words_and_letters_quiz(s):
    flipped = s[::-1].split()
    return " ".join(w[::-1] for w in flipped)

#> reverse_words_and_letters_quiz("never odd or even")
#> reverse_words_and_letters_quiz("  spaced   out ")
#> reverse_words_and_letters_quiz("")
#> reverse_words_and_letters_quiz("word")
#> reverse_words_and_letters_quiz("a1 b2")

### acronym_skip_short
def acronym_skip_short(phrase, shortest):
    letters = ""
    for w in phrase.title().split():
        if len(w) >= shortest:
            letters += w[0]
        elif letters:
            letters += "."
    return letters

#> acronym_skip_short("bureau of land management", 3)
#> acronym_skip_short("of mice and men", 3)
#> acronym_skip_short("", 1)
#> acronym_skip_short("world wide web", 4)
#> acronym_skip_short("it is", 5)
