### expandtabs_each_cell
def expandtabs_each_cell(row, size):
    cells = row.split("\t")
    widths = [len((c + "\t").expandtabs(size)) for c in cells]
    return widths, sum(widths) == len((row + "\t").expandtabs(size))

#> expandtabs_each_cell("ab\tcde\tf", 4)
#> expandtabs_each_cell("", 4)
#> expandtabs_each_cell("abcd\tx", 4)
#> expandtabs_each_cell("one", 8)
#> expandtabs_each_cell("\t\t", 2)

### expandtabs_trim_right
def expandtabs_trim_right(lines, size):
    return "|".join(ln.expandtabs(size).rstrip() for ln in lines if "\t" in ln)

#> expandtabs_trim_right(["a\tb\t", "plain", "\tc"], 3)
#> expandtabs_trim_right([], 4)
#> expandtabs_trim_right(["no"], 2)
#> expandtabs_trim_right(["\t"], 5)
#> expandtabs_trim_right(["x\ty", "xyz\tw"], 2)

### casefold_count_word
def casefold_count_word(text, word):
    words = [w.strip(".,!?").casefold() for w in text.split()]
    return words.count(word.casefold())

#> casefold_count_word("Stop! STOP, please stop.", "Stop")
#> casefold_count_word("", "x")
#> casefold_count_word("Straße STRASSE", "straße")
#> casefold_count_word("one two", "three")
#> casefold_count_word("? ! .", "")

### casefold_is_palindrome
def casefold_is_palindrome(s):
    t = [c for c in s.casefold() if c.isalnum()]
    if t == t[::-1]:
        return len(t)
    return "".join(t)

#> casefold_is_palindrome("A man, a plan!")
#> casefold_is_palindrome("Never odd or even")
#> casefold_is_palindrome("")
#> casefold_is_palindrome("ßs")
#> casefold_is_palindrome("12:21")

### casefold_max_word
def casefold_max_word(words):
    top = max(words, key=str.casefold, default="")
    return top, top == max(words, default="")

#> casefold_max_word(["apple", "Zebra", "mango"])
#> casefold_max_word([])
#> casefold_max_word(["a", "B"])
#> casefold_max_word(["b", "B"])
#> casefold_max_word(["ß", "st"])

### swapcase_every_third
def swapcase_every_third(s):
    return "".join(c.swapcase() if i % 3 == 2 else c for i, c in enumerate(s))

#> swapcase_every_third("abcDEFghi")
#> swapcase_every_third("")
#> swapcase_every_third("xy")
#> swapcase_every_third("12345z")
#> swapcase_every_third("aaß")

### isidentifier_longest_prefix
def isidentifier_longest_prefix(s):
    n = len(s)
    while n and not s[:n].isidentifier():
        n -= 1
    return s[:n], s[n:]

#> isidentifier_longest_prefix("count+1")
#> isidentifier_longest_prefix("2x")
#> isidentifier_longest_prefix("")
#> isidentifier_longest_prefix("_a b")
#> isidentifier_longest_prefix("été!")

### isidentifier_parts_of_path
def isidentifier_parts_of_path(dotted):
    bad = [p for p in dotted.split(".") if not p.isidentifier()]
    return bad[0] if bad else dotted.count(".") + 1

#> isidentifier_parts_of_path("os.path.join")
#> isidentifier_parts_of_path("a.1b.c")
#> isidentifier_parts_of_path("")
#> isidentifier_parts_of_path("x")
#> isidentifier_parts_of_path("a..b")

### isprintable_filter_lines
def isprintable_filter_lines(lines):
    good = list(filter(str.isprintable, lines))
    return good, len(lines) - len(good)

#> isprintable_filter_lines(["ok", "tab\t", "line\n"])
#> isprintable_filter_lines([])
#> isprintable_filter_lines([""])
#> isprintable_filter_lines(["é", "\u200b", "\x7f"])
#> isprintable_filter_lines([" ", "\u00a0"])

### isprintable_replace_marks
def isprintable_replace_marks(s, mark):
    out, hidden = "", 0
    for c in s:
        if not c.isprintable():
            hidden += 1
            c = mark * hidden
        out += c
    return out

#> isprintable_replace_marks("a\tb\nc", "?")
#> isprintable_replace_marks("plain", "?")
#> isprintable_replace_marks("", "*")
#> isprintable_replace_marks("\r\n", ".")
#> isprintable_replace_marks("x\x00", "")

### isascii_first_offender
def isascii_first_offender(text):
    if text.isascii():
        return None
    i = next(i for i, c in enumerate(text) if not c.isascii())
    return i, text[i], text[:i].upper()

#> isascii_first_offender("plain")
#> isascii_first_offender("naïve")
#> isascii_first_offender("")
#> isascii_first_offender("€5")
#> isascii_first_offender("tea ☕ time")

### isascii_bytes_length
def isascii_bytes_length(words):
    return {w: len(w.encode("utf-8")) for w in words if not w.isascii()}

#> isascii_bytes_length(["cafe", "café", "日"])
#> isascii_bytes_length([])
#> isascii_bytes_length(["", "x"])
#> isascii_bytes_length(["ß", "ß"])
#> isascii_bytes_length(["🙂", "ok"])

### isspace_word_boundaries
def isspace_word_boundaries(s):
    edges = []
    for i in range(1, len(s)):
        if s[i - 1].isspace() != s[i].isspace():
            edges.append(i)
    return edges

#> isspace_word_boundaries("ab  c d")
#> isspace_word_boundaries("")
#> isspace_word_boundaries("   ")
#> isspace_word_boundaries("x\ty")
#> isspace_word_boundaries("word")

### isspace_margin_sizes
def isspace_margin_sizes(s):
    if not s or s.isspace():
        return len(s)
    i = 0
    while s[i].isspace():
        i += 1
    return i, len(s) - len(s.rstrip())

#> isspace_margin_sizes("  pad ")
#> isspace_margin_sizes("   ")
#> isspace_margin_sizes("")
#> isspace_margin_sizes("x")
#> isspace_margin_sizes("\t\nq")

### istitle_count_headings
def istitle_count_headings(lines):
    heads = []
    for i, ln in enumerate(lines):
        if ln.istitle() and not ln.endswith("."):
            heads.append(f"{i}:{ln}")
    return heads

#> istitle_count_headings(["My Story", "It was late.", "The End."])
#> istitle_count_headings([])
#> istitle_count_headings(["Chapter 1", "chapter 2"])
#> istitle_count_headings(["NASA", "A"])
#> istitle_count_headings(["Don't Go"])

### istitle_toggle
def istitle_toggle(s):
    return s.lower() if s.istitle() else s.title() if s.strip() else None

#> istitle_toggle("Big Bang")
#> istitle_toggle("big bang")
#> istitle_toggle("  ")
#> istitle_toggle("")
#> istitle_toggle("3D View")

### splitlines_first_nonempty
def splitlines_first_nonempty(text):
    for n, line in enumerate(text.splitlines(), 1):
        if line.strip():
            return n, line.strip()
    return 0, text

#> splitlines_first_nonempty("\n\n  hi\nyou")
#> splitlines_first_nonempty("\n \n")
#> splitlines_first_nonempty("")
#> splitlines_first_nonempty("top")
#> splitlines_first_nonempty("\r\n\tx\r\n")

### splitlines_zip_diff
def splitlines_zip_diff(a, b):
    out = []
    for x, y in zip(a.splitlines(), b.splitlines()):
        out.append(" " + x if x == y else f"-{x}+{y}")
    return out

#> splitlines_zip_diff("a\nb\nc", "a\nx\nc")
#> splitlines_zip_diff("", "z")
#> splitlines_zip_diff("one", "one\r\n")
#> splitlines_zip_diff("p\nq", "q\np")
#> splitlines_zip_diff("\n", "\n")

### splitlines_widest_pad
def splitlines_widest_pad(text, side):
    lines = text.splitlines()
    w = max(map(len, lines), default=0)
    pad = str.rjust if side == "right" else str.ljust
    return [pad(ln, w, ".") for ln in lines]

#> splitlines_widest_pad("a\nbcd", "right")
#> splitlines_widest_pad("a\nbcd", "left")
#> splitlines_widest_pad("", "right")
#> splitlines_widest_pad("\nxy\n", "")
#> splitlines_widest_pad("é\r\nab", "right")

### rindex_trim_after
def rindex_trim_after(text, ch):
    try:
        cut = text.rindex(ch, 0, -1)
    except ValueError:
        return text.replace(ch, ch.upper())
    return text[:cut] + text[-1:]

#> rindex_trim_after("banana", "a")
#> rindex_trim_after("data", "t")
#> rindex_trim_after("xyz", "z")
#> rindex_trim_after("", "q")
#> rindex_trim_after("a-b-", "-")

### rindex_each_prefix
def rindex_each_prefix(s, ch):
    out = []
    for n in range(1, len(s) + 1):
        out.append(s[:n].rindex(ch) if ch in s[:n] else None)
    return out

#> rindex_each_prefix("abcab", "b")
#> rindex_each_prefix("", "a")
#> rindex_each_prefix("xyz", "q")
#> rindex_each_prefix("aa", "a")
#> rindex_each_prefix("1-1", "-")

### rsplit_pop_levels
def rsplit_pop_levels(path, n):
    for _ in range(n):
        parts = path.rsplit("/", 1)
        if len(parts) == 1:
            return "."
        path = parts[0]
    return path or "/"

#> rsplit_pop_levels("a/b/c", 1)
#> rsplit_pop_levels("a/b/c", 5)
#> rsplit_pop_levels("/root", 1)
#> rsplit_pop_levels("", 0)
#> rsplit_pop_levels("x/y", 2)

### rsplit_name_and_number
def rsplit_name_and_number(rows):
    totals = {}
    for row in rows:
        name, n = row.rsplit(" ", 1)
        totals[name] = totals.get(name, 0) + int(n)
    return totals

#> rsplit_name_and_number(["big nail 5", "nut 2", "big nail 1"])
#> rsplit_name_and_number([])
#> rsplit_name_and_number(["x -3"])
#> rsplit_name_and_number(["broken"])
#> rsplit_name_and_number([" 7", "a  8"])

### rjust_rows_as_grid
def rjust_rows_as_grid(rows):
    w = max((len(str(v)) for r in rows for v in r), default=1)
    return "\n".join(" ".join(str(v).rjust(w) for v in r) for r in rows)

#> rjust_rows_as_grid([[1, 20], [300, 4]])
#> rjust_rows_as_grid([])
#> rjust_rows_as_grid([[-1]])
#> rjust_rows_as_grid([["a", None], []])
#> rjust_rows_as_grid([[0.5, 10]])

### rjust_compare_numbers
def rjust_compare_numbers(texts):
    w = max(map(len, texts), default=0)
    return sorted(texts, key=lambda t: t.rjust(w)), sorted(texts)[:1]

#> rjust_compare_numbers(["10", "9", "100"])
#> rjust_compare_numbers([])
#> rjust_compare_numbers(["b", "aa"])
#> rjust_compare_numbers(["-1", "1"])
#> rjust_compare_numbers(["7"])

### center_even_only
def center_even_only(text, width):
    gap = width - len(text)
    if gap % 2:
        text += "."
    return text.center(width, "-")

#> center_even_only("abc", 7)
#> center_even_only("abc", 8)
#> center_even_only("", 3)
#> center_even_only("wide text", 4)
#> center_even_only("x", 1)

### center_growing_tree
def center_growing_tree(levels, leaf):
    width = 2 * levels - 1
    tree = [(leaf * (2 * i + 1)).center(width).rstrip() for i in range(levels)]
    return tree + ["|".center(width).rstrip()]

#> center_growing_tree(3, "*")
#> center_growing_tree(1, "^")
#> center_growing_tree(0, "*")
#> center_growing_tree(2, "ab")
#> center_growing_tree(2, "")

### index_tuple_of_word
def index_tuple_of_word(text, words):
    found = ()
    for w in words:
        try:
            found += (text.index(w),)
        except ValueError:
            found += (w,)
    return found

#> index_tuple_of_word("blue bird", ["bird", "b", "red"])
#> index_tuple_of_word("", [""])
#> index_tuple_of_word("abc", [])
#> index_tuple_of_word("Aa", ["a", "A"])
#> index_tuple_of_word("x", ["xx"])

### join_then_split_counts
def join_then_split_counts(parts, sep):
    text = sep.join(parts)
    again = text.split(sep)
    return again == parts, len(again) - len(parts)

#> join_then_split_counts(["a", "b"], ",")
#> join_then_split_counts(["a,b", "c"], ",")
#> join_then_split_counts([], ",")
#> join_then_split_counts([""], "-")
#> join_then_split_counts(["x-", "-y"], "--")

### endswith_keep_longest
def endswith_keep_longest(names):
    kept = []
    for n in sorted(names, key=len, reverse=True):
        if not any(k.endswith(n) for k in kept):
            kept.append(n)
    return kept

#> endswith_keep_longest(["time", "me", "daytime", "day"])
#> endswith_keep_longest([])
#> endswith_keep_longest(["", "x"])
#> endswith_keep_longest(["a", "b"])
#> endswith_keep_longest(["noon", "oon", "on", "n"])

### zfill_time_parts_quiz
def zfill_time_parts_quiz(text):
    h, _, m = text.partition(":")
    if not h.isdigit() or int(h) > 23:
        return "bad"
    return h.zfill(2) + ":" + (m or "0").zfill(2)

#> zfill_time_parts_quiz("7:5")
#> zfill_time_parts_quiz("24:00")
#> zfill_time_parts_quiz("12")
#> zfill_time_parts_quiz("")
#> zfill_time_parts_quiz("023:59")

### capitalize_list_first_only
def capitalize_list_first_only(words):
    if not words:
        return ""
    words[0] = words[0].capitalize()
    words[1:] = map(str.lower, words[1:])
    return " ".join(words) + "."

#> capitalize_list_first_only(["the", "END", "Is"])
#> capitalize_list_first_only([])
#> capitalize_list_first_only(["oK"])
#> capitalize_list_first_only(["", "X"])
#> capitalize_list_first_only(["éTÉ", "Ça"])

### partition_swap_until_sorted_quiz
def partition_swap_until_sorted_quiz(text, sep):
    left, mid, right = text.partition(sep)
    if mid and right < left:
        left, right = right.lstrip(sep), left.rstrip(sep)
    return left + mid * 2 + right

#> partition_swap_until_sorted_quiz("pear|apple", "|")
#> partition_swap_until_sorted_quiz("apple|pear", "|")
#> partition_swap_until_sorted_quiz("single", "|")
#> partition_swap_until_sorted_quiz("", "-")
#> partition_swap_until_sorted_quiz("z--a--b", "-")
