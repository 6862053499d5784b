### nth_from_right
def nth_from_right(s, sub, n):
    end = len(s)
    for _ in range(n):
        try:
            end = s.rindex(sub, 0, end)
        except ValueError:
            return None
    return end, s[:end]

#> nth_from_right("a.b.c.d", ".", 2)
#> nth_from_right("a.b", ".", 3)
#> nth_from_right("", "", 1)
#> nth_from_right("xxxx", "xx", 2)
#> nth_from_right("plain", "p", 0)

### rindex_tuple_mix
def rindex_tuple_mix(s, chars):
    best = -1
    for c in chars:
        if c in s and s.rindex(c) > best:
            best = s.rindex(c)
    return s[best:].removeprefix(chars[:1]) if best >= 0 else s.isprintable()

#> rindex_tuple_mix("path/to\\file.x", "./\\")
#> rindex_tuple_mix("plain", "#@")
#> rindex_tuple_mix("", "a")
#> rindex_tuple_mix("tab\there", "!")
#> rindex_tuple_mix("a-b-c", "-")

### rindex_window_back
def rindex_window_back(words, target):
    line = " ".join(words)
    i = line.rindex(target, len(line) // 3)
    return i, line[i - 2:i + 2]

#> rindex_window_back(["red", "fish", "blue", "fish"], "fish")
#> rindex_window_back(["a"], "a")
#> rindex_window_back(["go", "on", "and", "on"], "o")
#> rindex_window_back(["first", "last"], "rst")
#> rindex_window_back(["ab", "ab"], "ab")

### report_card_format
def report_card_format(marks):
    row = "{name:<6}{avg:>6.1f}"
    out = []
    for name, scores in marks.items():
        if scores:
            out.append(row.format(name=name, avg=sum(scores) / len(scores)))
    return out

#> report_card_format({"Ann": [80, 91], "Bo": [], "Cy": [70]})
#> report_card_format({})
#> report_card_format({"LongName": [1, 2, 2]})
#> report_card_format({"x": [0]})
#> report_card_format({"neg": [-5, 5.5]})

### format_conversion_flags
def format_conversion_flags(x, y):
    return "{0!s}|{0!r}|{1:>{2}}".format(x, y, len(str(x)) + 2)

#> format_conversion_flags("hi", "yo")
#> format_conversion_flags(None, 5)
#> format_conversion_flags("it's", "q")
#> format_conversion_flags([1, "a"], 2.5)
#> format_conversion_flags("", [])

### format_index_swap
def format_index_swap(pattern, items):
    for i in range(len(items)):
        pattern = pattern.replace("$" + str(i), "{" + str(len(items) - 1 - i) + "}")
    return pattern.format(*items)

#> format_index_swap("$0 then $1", ["first", "second"])
#> format_index_swap("none", ["x"])
#> format_index_swap("", [])
#> format_index_swap("$2$1$0$1", [1, 2, 3])
#> format_index_swap("cost $5", ["a"])

### format_money_rows
def format_money_rows(rows, cur="$"):
    fmt = cur + "{:,.2f}"
    cells = [fmt.format(r) for r in rows]
    w = max(map(len, cells), default=0)
    return [c.rjust(w) for c in cells]

#> format_money_rows([1234.5, 7, 0.333])
#> format_money_rows([])
#> format_money_rows([1000000], "EUR ")
#> format_money_rows([-5, 50])
#> format_money_rows([0], cur="")

### format_map_nested
def format_map_nested(template, record):
    flat = {k: v[0] if isinstance(v, list) and v else v for k, v in record.items()}
    return template.format_map(flat)

#> format_map_nested("{a}-{b}", {"a": [1, 2], "b": "x"})
#> format_map_nested("{l}", {"l": []})
#> format_map_nested("", {"z": 1})
#> format_map_nested("{d[k]}", {"d": {"k": "deep"}})
#> format_map_nested("{q}", {})

### format_map_pads
def format_map_pads(d, width):
    spec = "{%s:>%d}"
    return "".join((spec % (k, width)).format_map(d) for k in d.keys())

#> format_map_pads({"a": 1, "b": "xy"}, 4)
#> format_map_pads({}, 3)
#> format_map_pads({"k": 2.5}, 6)
#> format_map_pads({"m": True}, 2)
#> format_map_pads({"t": "long"}, 1)

### format_map_repeat_until
def format_map_repeat_until(template, d):
    rounds = 0
    while "{" in template and rounds < 4:
        template = template.format_map(d)
        rounds += 1
    return template, rounds

#> format_map_repeat_until("{a}", {"a": "<{b}>", "b": "end"})
#> format_map_repeat_until("flat", {})
#> format_map_repeat_until("{x}", {"x": "{x}"})
#> format_map_repeat_until("{p}{q}", {"p": 1, "q": "{p}"})
#> format_map_repeat_until("{miss}", {"a": 0})

### isprintable_line_filter
def isprintable_line_filter(lines):
    good, bad = [], 0
    for ln in lines:
        if ln.rstrip("\n").isprintable():
            good.append(ln.strip())
        else:
            bad += 1
    return good, bad

#> isprintable_line_filter(["ok\n", "be\x07ll", " fine "])
#> isprintable_line_filter([])
#> isprintable_line_filter(["", "\n", "\t"])
#> isprintable_line_filter(["a\nb"])
#> isprintable_line_filter(["é ü", "\ud7ff"])

### isprintable_range_chars
def isprintable_range_chars(start, n):
    chars = [chr(c) for c in range(start, start + n)]
    shown = "".join(c if c.isprintable() else "." for c in chars)
    return shown, shown.count("."), shown.isalnum()

#> isprintable_range_chars(28, 8)
#> isprintable_range_chars(65, 5)
#> isprintable_range_chars(0, 0)
#> isprintable_range_chars(125, 4)
#> isprintable_range_chars(44, 4)

### isprintable_swap_repr
def isprintable_swap_repr(items):
    out = []
    for x in items:
        s = str(x)
        out.append(s if s.isprintable() and not s.isspace() else repr(x))
    return " ".join(out)

#> isprintable_swap_repr(["a", "b\n", " ", 5])
#> isprintable_swap_repr([])
#> isprintable_swap_repr([None, "\t", True])
#> isprintable_swap_repr(["", "x y"])
#> isprintable_swap_repr([[1, "\n"], "é"])

### expandtabs_two_sizes
def expandtabs_two_sizes(s):
    a, b = s.expandtabs(2), s.expandtabs(4)
    if a == b:
        return s.encode()
    return len(b) - len(a), b.split()

#> expandtabs_two_sizes("a\tb")
#> expandtabs_two_sizes("abc\td")
#> expandtabs_two_sizes("plain")
#> expandtabs_two_sizes("")
#> expandtabs_two_sizes("\tx\ty")

### expandtabs_newline_reset
def expandtabs_newline_reset(rows, size):
    text = "\n".join(rows).expandtabs(size)
    return [len(r) for r in text.splitlines()], text.count(" ")

#> expandtabs_newline_reset(["a\tb", "abc\td"], 4)
#> expandtabs_newline_reset([], 2)
#> expandtabs_newline_reset(["\t\t", "x\t"], 3)
#> expandtabs_newline_reset(["no tabs here"], 8)
#> expandtabs_newline_reset(["12345\t6"], 5)

### expandtabs_indent_level
def expandtabs_indent_level(lines, size=4):
    levels = []
    for ln in lines:
        wide = ln.expandtabs(size)
        if not wide.strip():
            continue
        levels.append((len(wide) - len(wide.lstrip())) // size)
    return levels

#> expandtabs_indent_level(["def f():", "\treturn 1", "    \tx"])
#> expandtabs_indent_level([])
#> expandtabs_indent_level(["", "\t\n", "  y"])
#> expandtabs_indent_level(["\ta", " \tb"], 2)
#> expandtabs_indent_level(["\t\t\tdeep"], size=8)

### expandtabs_center_title
def expandtabs_center_title(title, w):
    flat = title.expandtabs(1)
    return flat.center(w, "=").rsplit("=", 1), flat.istitle()

#> expandtabs_center_title("My\tTitle", 13)
#> expandtabs_center_title("", 4)
#> expandtabs_center_title("low\tcase", 3)
#> expandtabs_center_title("X", 5)
#> expandtabs_center_title("\t", 2)

### encode_split_bytes
def encode_split_bytes(s, sep):
    parts = s.encode().split(sep.encode())
    return [p.decode().swapcase() for p in parts if p], len(parts)

#> encode_split_bytes("Key:Val:", ":")
#> encode_split_bytes("", ",")
#> encode_split_bytes("naïve ça", " ")
#> encode_split_bytes("aXbXc", "X")
#> encode_split_bytes("oops", "")

### encode_backslash_len
def encode_backslash_len(s):
    b = s.encode("ascii", "backslashreplace")
    x = s.encode("ascii", "xmlcharrefreplace")
    return b.decode(), len(x) - len(s), s.isascii()

#> encode_backslash_len("naïve")
#> encode_backslash_len("plain")
#> encode_backslash_len("")
#> encode_backslash_len("€9")
#> encode_backslash_len("日")

### encode_checksum_chain
def encode_checksum_chain(lines):
    total = 0
    for ln in lines:
        data = ln.encode("latin-1", "replace")
        total = (total * 3 + sum(data)) & 0xFFF
    return f"{total:03x}"

#> encode_checksum_chain(["abc", "def"])
#> encode_checksum_chain([])
#> encode_checksum_chain(["", "é"])
#> encode_checksum_chain(["→"])
#> encode_checksum_chain(["zzzz"] * 3)

### encode_compare_order
def encode_compare_order(words):
    by_bytes = sorted(words, key=lambda w: w.encode("utf-8"))
    by_len = sorted(words, key=lambda w: len(w.encode("utf-8")))
    return [w for w in by_len if by_bytes.index(w) == by_len.index(w)]

#> encode_compare_order(["bb", "é", "a", "zzz"])
#> encode_compare_order([])
#> encode_compare_order(["x"])
#> encode_compare_order(["ab", "a", "é"])
#> encode_compare_order(["日", "aa", "b"])

### isidentifier_path_parts
def isidentifier_path_parts(dotted):
    parts = dotted.split(".")
    bad = [p for p in parts if not p.isidentifier()]
    if bad:
        return bad[0] or "<empty>"
    return parts[-1].capitalize(), dotted.rpartition(".")[0]

#> isidentifier_path_parts("os.path.join")
#> isidentifier_path_parts("a..b")
#> isidentifier_path_parts("pkg.2mod")
#> isidentifier_path_parts("solo")
#> isidentifier_path_parts("")

### isidentifier_assign_line
def isidentifier_assign_line(line):
    left, eq, right = line.partition("=")
    names = [n.strip() for n in left.split(",")]
    if eq and all(n.isidentifier() for n in names):
        return dict.fromkeys(names, right.strip())
    return len(names)

#> isidentifier_assign_line("a, b = 5")
#> isidentifier_assign_line("x.y = 1")
#> isidentifier_assign_line("just text")
#> isidentifier_assign_line("q=")
#> isidentifier_assign_line("")

### isidentifier_longest_tail
def isidentifier_longest_tail(s):
    for i in range(len(s)):
        if s[i:].isidentifier():
            return s[i:], i
    return s.isalnum()

#> isidentifier_longest_tail("3d_model")
#> isidentifier_longest_tail("a-b")
#> isidentifier_longest_tail("")
#> isidentifier_longest_tail("123")
#> isidentifier_longest_tail("x!")

### removeprefix_nested_keys
def removeprefix_nested_keys(d, prefix):
    inner = {}
    for k in list(d.keys()):
        if k.startswith(prefix):
            inner[k.removeprefix(prefix) or "self"] = d.pop(k)
    d[prefix.rstrip("._")] = inner
    return d

#> removeprefix_nested_keys({"db.host": "x", "db.port": 1, "name": "n"}, "db.")
#> removeprefix_nested_keys({}, "a_")
#> removeprefix_nested_keys({"ui": 1, "uix": 2}, "ui")
#> removeprefix_nested_keys({"k": 0}, "z.")
#> removeprefix_nested_keys({"__x": 1}, "__")

### removeprefix_article_swap
def removeprefix_article_swap(title):
    low = title.lower()
    for art in ("the ", "an ", "a "):
        if low.removeprefix(art) != low:
            n = len(art)
            return f"{title[n:]}, {title[:n - 1]}"
    return title.swapcase()

#> removeprefix_article_swap("The Hobbit")
#> removeprefix_article_swap("a Tale")
#> removeprefix_article_swap("Dune")
#> removeprefix_article_swap("")
#> removeprefix_article_swap("An")

### removeprefix_common_pair
def removeprefix_common_pair(a, b):
    short, long_ = sorted((a, b), key=len)
    rest = long_.removeprefix(short)
    if rest == long_:
        rest = long_.removesuffix(short)
    return rest, rest == long_

#> removeprefix_common_pair("foot", "football")
#> removeprefix_common_pair("football", "ball")
#> removeprefix_common_pair("x", "yy")
#> removeprefix_common_pair("", "abc")
#> removeprefix_common_pair("same", "same")

### fromkeys_tuple_keys
def fromkeys_tuple_keys(rows, cols, blocked):
    board = dict.fromkeys([(r, c) for r in range(rows) for c in range(cols)], ".")
    board.update(dict.fromkeys(blocked, "#"))
    return "/".join("".join(board[r, c] for c in range(cols)) for r in range(rows)), len(board)

#> fromkeys_tuple_keys(2, 3, [(0, 1)])
#> fromkeys_tuple_keys(0, 2, [])
#> fromkeys_tuple_keys(1, 1, [(0, 0), (5, 5)])
#> fromkeys_tuple_keys(3, 1, [(1, 0), (1, 0)])
#> fromkeys_tuple_keys(2, 2, ((1, 1), (0, 0)))

### fromkeys_shared_list_bug
def fromkeys_shared_list_bug(names, values):
    a = dict.fromkeys(names, [])
    b = {n: [] for n in names}
    for n, v in zip(names, values):
        a[n].append(v)
        b[n].append(v)
    return a == b, a

#> fromkeys_shared_list_bug(["x", "y"], [1, 2])
#> fromkeys_shared_list_bug([], [1])
#> fromkeys_shared_list_bug(["only"], ["v", "w"])
#> fromkeys_shared_list_bug(["p", "p"], [0, 0])
#> fromkeys_shared_list_bug(["m", "n"], [])

### fromkeys_setdiff
def fromkeys_setdiff(a, b):
    keep = dict.fromkeys(a)
    for x in b:
        keep.pop(x, None)
    return list(keep) or dict.fromkeys(b, len(a))

#> fromkeys_setdiff("banana", "an")
#> fromkeys_setdiff("aa", "ab")
#> fromkeys_setdiff([], [3])
#> fromkeys_setdiff([1, 2, 2, 3], [2])
#> fromkeys_setdiff("xyz", "")

### isascii_slug
def isascii_slug(title):
    words = []
    for w in title.lower().split():
        w = "".join(c for c in w if c.isalnum() and c.isascii())
        if w:
            words.append(w)
    return "-".join(words)

#> isascii_slug("Crème Brûlée: A Guide!")
#> isascii_slug("")
#> isascii_slug("¿Qué? ¡Sí!")
#> isascii_slug("-- --")
#> isascii_slug("C3PO & R2D2")

### isascii_first_bad
def isascii_first_bad(lines):
    for n, line in enumerate(lines, 1):
        if line.isascii():
            continue
        col = next(i for i, c in enumerate(line) if not c.isascii())
        return n, col, line[col].encode().hex()
    return None

#> isascii_first_bad(["ok", "caf\u00e9", "x"])
#> isascii_first_bad(["all", "fine"])
#> isascii_first_bad([])
#> isascii_first_bad(["€"])
#> isascii_first_bad(["", "a\u200b"])

### popitem_compare_sizes
def popitem_compare_sizes(a, b):
    wins = ""
    while a and b:
        (ka, va), (kb, vb) = a.popitem(), b.popitem()
        wins += ka if va > vb else kb if vb > va else "="
    return wins, len(a) - len(b)

#> popitem_compare_sizes({"x": 1, "y": 5}, {"p": 2, "q": 3})
#> popitem_compare_sizes({}, {"z": 1})
#> popitem_compare_sizes({"m": 2}, {"n": 2})
#> popitem_compare_sizes({"a": 1, "b": 2, "c": 3}, {"d": 9})
#> popitem_compare_sizes({"k": "a"}, {"l": "b"})

### popitem_keyerror
def popitem_keyerror(d, n):
    got = []
    try:
        for _ in range(n):
            got.append(d.popitem())
    except KeyError as e:
        got.append(str(e).split(":")[0])
    return got

#> popitem_keyerror({"a": 1, "b": 2}, 1)
#> popitem_keyerror({"a": 1}, 2)
#> popitem_keyerror({}, 0)
#> popitem_keyerror({}, 3)
#> popitem_keyerror({1: None, 2: []}, 2)

### popitem_after_update
def popitem_after_update(d, key):
    d[key] = d.get(key, 0) + 1
    last = d.popitem()
    d[last[0]] = last[1] * 2
    return d, last[0] == key

#> popitem_after_update({"a": 1, "b": 5}, "a")
#> popitem_after_update({"a": 1, "b": 5}, "c")
#> popitem_after_update({}, "x")
#> popitem_after_update({0: 0.5}, 0)
#> popitem_after_update({"k": 2, "m": "z"}, "k")

### rpartition_unit_parse
def rpartition_unit_parse(text):
    value, sp, unit = text.strip().rpartition(" ")
    if not sp:
        value = text.rstrip("abcdefghijklmnopqrstuvwxyz%")
        unit = text[len(value):]
    try:
        return float(value), unit or None
    except ValueError:
        return None

#> rpartition_unit_parse("12.5 kg")
#> rpartition_unit_parse("80%")
#> rpartition_unit_parse("fast")
#> rpartition_unit_parse("")
#> rpartition_unit_parse("1 000 m")

### rpartition_last_word_first
def rpartition_last_word_first(lines):
    out = {}
    for ln in lines:
        rest, _, last = ln.rpartition(" ")
        out.setdefault(last, []).append(rest or None)
    return out

#> rpartition_last_word_first(["big red dog", "small dog", "cat"])
#> rpartition_last_word_first([])
#> rpartition_last_word_first(["", "x "])
#> rpartition_last_word_first(["go go go", "go"])
#> rpartition_last_word_first([" a", "b a"])

### rsplit_maxsplit_compare
def rsplit_maxsplit_compare(s, n):
    forward, backward = s.split(",", n), s.rsplit(",", n)
    same = [a for a in forward if a in backward]
    return same, len(backward[0]) - len(forward[-1])

#> rsplit_maxsplit_compare("a,b,c,d", 2)
#> rsplit_maxsplit_compare("a,b", 5)
#> rsplit_maxsplit_compare("", 1)
#> rsplit_maxsplit_compare("x,,y", 1)
#> rsplit_maxsplit_compare("one", 0)

### rsplit_name_title
def rsplit_name_title(full):
    name, *suffix = full.rsplit(", ", 1)
    last, *first = name.split()[::-1]
    return {"last": last, "first": " ".join(first[::-1]), "suffix": suffix[0] if suffix else ""}

#> rsplit_name_title("Martin Luther King, Jr.")
#> rsplit_name_title("Ada Lovelace")
#> rsplit_name_title("Cher")
#> rsplit_name_title("Dr. Who, MD, PhD")
#> rsplit_name_title("")
