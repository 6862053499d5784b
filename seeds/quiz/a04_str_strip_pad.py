### strip_with_empty_arg
def strip_with_empty_arg(s):
    return [s.strip(""), s.strip(None), s.strip()] if s != s.strip() else s

#> strip_with_empty_arg("  x ")
#> strip_with_empty_arg("x")
#> strip_with_empty_arg("\n")
#> strip_with_empty_arg("")
#> strip_with_empty_arg("\u00a0nb")

### lstrip_zeros_number
def lstrip_zeros_number(code):
    bare = code.lstrip("0")
    if not bare:
        return "0" if code else ""
    return bare + "/" + str(len(code) - len(bare))

#> lstrip_zeros_number("00120")
#> lstrip_zeros_number("000")
#> lstrip_zeros_number("")
#> lstrip_zeros_number("7")
#> lstrip_zeros_number("0.50")

### strip_digits_both_then_join
def strip_digits_both_then_join(items):
    return "+".join(i.strip("0123456789") or "#" for i in items)

#> strip_digits_both_then_join(["12ab3", "4", "c5d"])
#> strip_digits_both_then_join([])
#> strip_digits_both_then_join(["", "x"])
#> strip_digits_both_then_join(["9a9b9"])
#> strip_digits_both_then_join(["٣a", "1-1"])

### strip_order_matters
def strip_order_matters(s, a, b):
    one = s.strip(a).strip(b)
    two = s.strip(b).strip(a)
    return one == two, one

#> strip_order_matters("-=x=-", "-", "=")
#> strip_order_matters("=-y", "-", "=")
#> strip_order_matters("", "a", "b")
#> strip_order_matters("plain", "x", "y")
#> strip_order_matters("abba", "a", "b")

### ljust_pair_table
def ljust_pair_table(rows):
    width = max((len(k) for k, _ in rows), default=0)
    return [k.ljust(width, ".") + str(v).rjust(5) for k, v in rows]

#> ljust_pair_table([("tea", 3), ("coffee", 12)])
#> ljust_pair_table([])
#> ljust_pair_table([("x", None)])
#> ljust_pair_table([("", 1.5), ("ab", -2)])
#> ljust_pair_table([("long name", 1234567)])

### rjust_too_narrow
def rjust_too_narrow(s, n):
    padded = s.rjust(n, "0")
    if padded == s:
        return s.ljust(len(s) + n, "1")
    return padded

#> rjust_too_narrow("42", 5)
#> rjust_too_narrow("42", 2)
#> rjust_too_narrow("", 0)
#> rjust_too_narrow("abc", -1)
#> rjust_too_narrow("", 3)

### center_odd_even
def center_odd_even(word):
    n = len(word)
    return [word.center(n + k, "*") for k in (1, 2, 3)]

#> center_odd_even("abc")
#> center_odd_even("abcd")
#> center_odd_even("")
#> center_odd_even("x")
#> center_odd_even("日本")

### center_shrinking_pyramid
def center_shrinking_pyramid(s):
    rows = []
    width = len(s)
    while s:
        rows.append(s.center(width))
        s = s[1:-1]
    return rows

#> center_shrinking_pyramid("castle")
#> center_shrinking_pyramid("abcde")
#> center_shrinking_pyramid("")
#> center_shrinking_pyramid("z")
#> center_shrinking_pyramid("12 34 56")

### center_then_count_pads
def center_then_count_pads(title, width, fill):
    line = title.center(width, fill)
    left = len(line) - len(line.lstrip(fill))
    return left, line.count(fill) - left

#> center_then_count_pads("MENU", 11, "=")
#> center_then_count_pads("MENU", 4, "=")
#> center_then_count_pads("", 5, "-")
#> center_then_count_pads("a=b", 8, "=")
#> center_then_count_pads("odd", 10, " ")

### zfill_sort_versions
def zfill_sort_versions(tags):
    return sorted(tags, key=lambda t: [p.zfill(3) for p in t.split(".")])

#> zfill_sort_versions(["1.10", "1.9", "1.2.3"])
#> zfill_sort_versions([])
#> zfill_sort_versions(["2", "10", "1"])
#> zfill_sort_versions(["0.1", "0.1"])
#> zfill_sort_versions(["b.1", "a.20", "a.3"])

### zfill_plus_prefix
def zfill_plus_prefix(s, n):
    if s[:1] in ("+", "-") and s:
        return s.zfill(n + 1)
    return s.zfill(n)

#> zfill_plus_prefix("+5", 3)
#> zfill_plus_prefix("5", 3)
#> zfill_plus_prefix("", 2)
#> zfill_plus_prefix("--1", 5)
#> zfill_plus_prefix("1234", 2)

### pad_all_to_longest
def pad_all_to_longest(words, fill="_"):
    longest = max(words, key=len)
    return [w if w == longest else w.ljust(len(longest), fill) for w in words]

#> pad_all_to_longest(["oak", "willow", "ash"])
#> pad_all_to_longest(["a"])
#> pad_all_to_longest([])
#> pad_all_to_longest(["", "xx"], "?")
#> pad_all_to_longest(["elm", "fir"], fill=" ")

### ljust_multichar_fill_fails
def ljust_multichar_fill_fails(s, width, fill):
    try:
        return s.ljust(width, fill)
    except TypeError:
        missing = width - len(s)
        return s + (fill * missing)[:max(missing, 0)]

#> ljust_multichar_fill_fails("go", 7, "ab")
#> ljust_multichar_fill_fails("go", 7, "-")
#> ljust_multichar_fill_fails("going", 3, "ab")
#> ljust_multichar_fill_fails("", 4, "")
#> ljust_multichar_fill_fails("", 3, "xyz")

### stair_rjust
def stair_rjust(n, ch):
    return "\n".join((ch * i).rjust(n, ".") for i in range(1, n + 1))

#> stair_rjust(3, "#")
#> stair_rjust(0, "#")
#> stair_rjust(1, "ab")
#> stair_rjust(4, "")
#> stair_rjust(2, "é")

### maketrans_two_strings
def maketrans_two_strings(text, src, dst):
    try:
        table = str.maketrans(src, dst)
    except ValueError as e:
        return str(e)[:30]
    return text.translate(table)

#> maketrans_two_strings("badge", "abc", "xyz")
#> maketrans_two_strings("badge", "ab", "x")
#> maketrans_two_strings("", "", "")
#> maketrans_two_strings("level", "le", "el")
#> maketrans_two_strings("aaa", "aa", "bc")

### translate_dict_mixed
def translate_dict_mixed(s, swaps):
    table = str.maketrans(swaps)
    moved = s.translate(table)
    return moved, len(moved) - len(s)

#> translate_dict_mixed("a<b", {"<": "&lt;"})
#> translate_dict_mixed("tick", {"t": None, "k": "ck"})
#> translate_dict_mixed("", {"a": "b"})
#> translate_dict_mixed("same", {})
#> translate_dict_mixed("AbA", {65: "z", "b": 66})

### translate_delete_only
def translate_delete_only(phone, junk):
    bare = phone.translate(str.maketrans("", "", junk))
    if not bare.isdigit():
        return None
    return f"{bare[:3]}-{bare[3:]}"

#> translate_delete_only("(555) 123", "() ")
#> translate_delete_only("(555) 123", "()")
#> translate_delete_only("", "-")
#> translate_delete_only("12", "")
#> translate_delete_only("0-0-0-1", "-0")

### caesar_by_translate
def caesar_by_translate(word, shift):
    abc = "abcdefghij"
    shift %= len(abc)
    return word.translate(str.maketrans(abc, abc[shift:] + abc[:shift]))

#> caesar_by_translate("badge", 3)
#> caesar_by_translate("jazz", 1)
#> caesar_by_translate("", 4)
#> caesar_by_translate("fig", -1)
#> caesar_by_translate("Bad", 10)

### maketrans_three_args_delete_wins
def maketrans_three_args_delete_wins(s, drop):
    table = str.maketrans("aeiou", "AEIOU", drop)
    return s.translate(table)

#> maketrans_three_args_delete_wins("education", "ei")
#> maketrans_three_args_delete_wins("education", "")
#> maketrans_three_args_delete_wins("", "xyz")
#> maketrans_three_args_delete_wins("rhythm", "h")
#> maketrans_three_args_delete_wins("Oui oui", "o ")

### box_around_lines
def box_around_lines(lines):
    w = max(map(len, lines), default=0)
    edge = "+" + "-" * w + "+"
    return [edge, *(f"|{ln:<{w}}|" for ln in lines), edge]

#> box_around_lines(["hi", "there"])
#> box_around_lines([])
#> box_around_lines([""])
#> box_around_lines(["a", "", "abc"])
#> box_around_lines(["one line"])

### strip_then_compare_neighbors
def strip_then_compare_neighbors(cells):
    same = []
    for a, b in zip(cells, cells[1:]):
        if a.strip() == b.strip():
            same.append(a if len(a) < len(b) else b)
    return same

#> strip_then_compare_neighbors(["x", " x ", "y", "y"])
#> strip_then_compare_neighbors([])
#> strip_then_compare_neighbors(["a", "b", "a"])
#> strip_then_compare_neighbors([" ", "", "\t"])
#> strip_then_compare_neighbors(["one"])

### justify_last_gap
def justify_last_gap(line, width):
    words = line.split()
    if len(words) < 2:
        return line.strip().ljust(width, "~")
    head = " ".join(words[:-1])
    return head + words[-1].rjust(width - len(head))

#> justify_last_gap("total amount 45", 20)
#> justify_last_gap("total", 8)
#> justify_last_gap("", 3)
#> justify_last_gap("a b", 2)
#> justify_last_gap("  x   y  z ", 9)

### trim_comment_tail
def trim_comment_tail(line, mark="#"):
    code, found, note = line.partition(mark)
    code = code.rstrip()
    return (code, note.lstrip(mark + " ")) if found else code

#> trim_comment_tail("x = 1  # set x")
#> trim_comment_tail("x = 1")
#> trim_comment_tail("## heading")
#> trim_comment_tail("")
#> trim_comment_tail("sql -- note -- more", "--")

### pad_by_index_parity
def pad_by_index_parity(words, width):
    line = ""
    for i, w in enumerate(words):
        if i % 2:
            line += w.rjust(width)
        else:
            line += w.ljust(width)
    return line.rstrip()

#> pad_by_index_parity(["ab", "cd", "ef"], 4)
#> pad_by_index_parity([], 3)
#> pad_by_index_parity(["wide word", "x"], 3)
#> pad_by_index_parity(["", ""], 2)
#> pad_by_index_parity(["a", "b"], 0)

### shorten_with_dots
def shorten_with_dots(s, limit):
    if len(s) <= limit:
        return s
    keep = max(limit - 3, 0)
    return s[:keep].rstrip() + "."*min(3, limit)

#> shorten_with_dots("a long sentence here", 10)
#> shorten_with_dots("short", 10)
#> shorten_with_dots("abcdef", 2)
#> shorten_with_dots("abcdef", 0)
#> shorten_with_dots("two words", 7)

### encode_lengths_and_back
def encode_lengths_and_back(s):
    raw = s.encode("utf-8")
    return len(s), len(raw), raw.decode("ascii", "replace").count("\ufffd")

#> encode_lengths_and_back("abc")
#> encode_lengths_and_back("naïve")
#> encode_lengths_and_back("")
#> encode_lengths_and_back("€5")
#> encode_lengths_and_back("日本!")

### encode_ignore_errors
def encode_ignore_errors(s, how):
    return s.encode("ascii", how).decode()

#> encode_ignore_errors("crème brûlée", "ignore")
#> encode_ignore_errors("crème brûlée", "replace")
#> encode_ignore_errors("crème", "strict")
#> encode_ignore_errors("ok", "strict")
#> encode_ignore_errors("€", "xmlcharrefreplace")
#> encode_ignore_errors("ñ", "backslashreplace")

### bytes_sum_of_text
def bytes_sum_of_text(s):
    data = bytearray(s, "latin-1")
    data.reverse()
    data += b"!"
    return sum(data) % 100, data.decode("latin-1")

#> bytes_sum_of_text("abc")
#> bytes_sum_of_text("")
#> bytes_sum_of_text("é")
#> bytes_sum_of_text("Zebra 9")
#> bytes_sum_of_text("€")

### format_positional_reuse
def format_positional_reuse(a, b):
    return "{0}{1}{0}".format(a, b) if a != b else "{}{}".format(a, b)

#> format_positional_reuse("(", ")")
#> format_positional_reuse(1, 1.0)
#> format_positional_reuse("", "x")
#> format_positional_reuse(None, [])
#> format_positional_reuse("é", "é")
