### hexdump_row
def hexdump_row(data, offset, width=8):
    part = data[offset:offset + width]
    cells = " ".join(f"{b:02x}" for b in part).ljust(width * 3 - 1)
    chars = "".join(chr(b) if chr(b).isprintable() and b < 128 else "." for b in part)
    return f"{offset:04x}  {cells}  {chars}"

#> hexdump_row(b"Hello\x00World\n", 0)
#> hexdump_row(b"Hello\x00World\n", 8)
#> hexdump_row(b"", 0, 4)
#> hexdump_row(bytes([255, 64, 32, 10]), 1, 2)
#> hexdump_row(b"abcdefgh", 6, 4)

### pick_printable_names
def pick_printable_names(entries):
    names = []
    for e in entries:
        if not e or not e.isprintable():
            continue
        names.insert(len(names) // 2, e)
    return names

#> pick_printable_names(["a", "b\n", "c", "d", ""])
#> pick_printable_names([])
#> pick_printable_names(["\t"])
#> pick_printable_names(["one", "two", "three", "four", "five"])
#> pick_printable_names(["é", "\u200e", "z"])

### card_title_line
def card_title_line(title, width):
    if not title.istitle():
        title = title.title()
    if len(title) > width:
        title = title[: width - 1] + "…"
    return title.center(width)

#> card_title_line("the hanged man", 20)
#> card_title_line("Ace Of Spades", 10)
#> card_title_line("", 4)
#> card_title_line("Fool", 4)
#> card_title_line("wheel of FORTUNE", 12)

### merge_title_fragments
def merge_title_fragments(tokens):
    """Join neighbouring title-case tokens into names."""
    merged = []
    prev = False
    for tok in tokens:
        now = tok.istitle()
        if now and prev:
            merged[-1] += " " + tok
        else:
            merged.append(tok)
        prev = now
    return merged

#> merge_title_fragments(["met", "Anna", "Maria", "Luz", "in", "Rome"])
#> merge_title_fragments([])
#> merge_title_fragments(["New", "York", "USA", "Is", "Big"])
#> merge_title_fragments(["all", "lower"])
#> merge_title_fragments(["A.", "B.", "Yehoshua"])

### istitle_after_edit
def istitle_after_edit(s, i):
    before = s.istitle()
    t = s[:i] + s[i:].swapcase()
    return before, t.istitle(), t

#> istitle_after_edit("Ab Cd", 3)
#> istitle_after_edit("Ab cD", 3)
#> istitle_after_edit("", 0)
#> istitle_after_edit("aB", 0)
#> istitle_after_edit("Q", -1)

### enum_member_names
def enum_member_names(labels):
    members = {}
    for value, label in enumerate(labels, start=1):
        key = label.upper().replace("-", "_").replace(" ", "_")
        if not key.isidentifier():
            key = f"N_{key}"
        while key in members:
            key += "_"
        members[key] = value
    return members

#> enum_member_names(["in progress", "done", "Done"])
#> enum_member_names([])
#> enum_member_names(["1st", "", "won't fix"])
#> enum_member_names(["a-b", "a b", "A_B"])
#> enum_member_names(["ß"])

### safe_getattr_expr
def safe_getattr_expr(expr):
    if expr.count(".") > 2:
        return "too deep"
    names = expr.split(".")
    bad = [n for n in names if not n.isidentifier() or n.startswith("_")]
    if bad:
        return "refused: " + (bad[0] or "<empty>")
    return names

#> safe_getattr_expr("order.item.price")
#> safe_getattr_expr("a.__class__")
#> safe_getattr_expr("a..b")
#> safe_getattr_expr("a.b.c.d")
#> safe_getattr_expr("")
#> safe_getattr_expr("größe.x1")

### split_identifier_words
def split_identifier_words(name):
    if not name.isidentifier():
        raise ValueError(name)
    words, cur = [], ""
    for ch in name:
        if ch == "_" or ch.isupper():
            words.append(cur)
            cur = ""
        if ch != "_":
            cur += ch.lower()
    words.append(cur)
    return [w for w in words if w]

#> split_identifier_words("maxRetryCount")
#> split_identifier_words("snake_case_2")
#> split_identifier_words("__Private__")
#> split_identifier_words("bad name")
#> split_identifier_words("x")

### identifier_or_index
def identifier_or_index(keys):
    code = "data"
    for k in keys:
        code += f".{k}" if str(k).isidentifier() else f"[{k!r}]"
    return code

#> identifier_or_index(["users", 0, "e-mail"])
#> identifier_or_index([])
#> identifier_or_index([True, None, "ok"])
#> identifier_or_index(["", "_", "1a"])
#> identifier_or_index([(1, 2), "ключ"])

### common_ancestor_path
def common_ancestor_path(a, b):
    k = 0
    while k < min(len(a), len(b)) and a[k] == b[k]:
        k += 1
    shared = a[:k]
    if "/" not in shared:
        return ""
    return shared[: shared.rindex("/")] or "/"

#> common_ancestor_path("/usr/lib/x", "/usr/lib/y")
#> common_ancestor_path("/usr/lib", "/usr/lint")
#> common_ancestor_path("/a", "/b")
#> common_ancestor_path("x/y", "z/y")
#> common_ancestor_path("", "/")

### ellipsis_middle_path
def ellipsis_middle_path(path, width):
    if len(path) <= width:
        return path
    tail = path[path.rindex("/"):] if "/" in path else path[-3:]
    head = path[: max(0, width - len(tail) - 1)]
    return head + "…" + tail

#> ellipsis_middle_path("/home/anna/projects/thesis.tex", 20)
#> ellipsis_middle_path("/tmp/x", 20)
#> ellipsis_middle_path("averylongfilename.dat", 10)
#> ellipsis_middle_path("a/b/extraordinary_name", 6)
#> ellipsis_middle_path("", 0)

### close_last_open_tag
def close_last_open_tag(html):
    try:
        i = html.rindex("<")
        j = html.index(">", i)
    except ValueError:
        return html + "(!)"
    tag = html[i + 1:j]
    return html if tag.startswith("/") else f"{html}</{tag}>"

#> close_last_open_tag("<p>Hi <b>you")
#> close_last_open_tag("<p>done</p>")
#> close_last_open_tag("text only")
#> close_last_open_tag("<i>oops <")
#> close_last_open_tag("")

### last_word_with
def last_word_with(text, ch):
    pos = text.rindex(ch)
    left = text.rfind(" ", 0, pos) + 1
    right = text.find(" ", pos)
    return text[left:] if right < 0 else text[left:right]

#> last_word_with("grape melon lime kiwi", "m")
#> last_word_with("single", "g")
#> last_word_with("a b c", "a")
#> last_word_with("tail end", "d")
#> last_word_with("none", "z")

### rindex_countdown
def rindex_countdown(s):
    out = []
    while s:
        c = s[0]
        k = s.rindex(c)
        out.append(k)
        s = s[1:k] + s[k + 1:]
    return out

#> rindex_countdown("abcab")
#> rindex_countdown("")
#> rindex_countdown("zzzz")
#> rindex_countdown("racecar")
#> rindex_countdown("No on")

### tabular_diff_marker
def tabular_diff_marker(old, new):
    """Underline what changed, with tabs counted as they look."""
    a, b = old.expandtabs(4), new.expandtabs(4)
    width = max(len(a), len(b))
    marks = ""
    for x, y in zip(a.ljust(width), b.ljust(width)):
        marks += " " if x == y else "^"
    return marks.rstrip()

#> tabular_diff_marker("k\tv", "k\tw")
#> tabular_diff_marker("same", "same")
#> tabular_diff_marker("", "ab")
#> tabular_diff_marker("\tx", "  \ty")
#> tabular_diff_marker("abc", "a\tc")

### column_of_char
def column_of_char(line, needle, tabsize=8):
    idx = line.find(needle)
    if idx == -1:
        return None
    return len(line[:idx].expandtabs(tabsize)) + 1

#> column_of_char("\tif (x)", "(")
#> column_of_char("abc", "z")
#> column_of_char("a\tb\tc", "c", 4)
#> column_of_char("", "")
#> column_of_char("  \t!", "!", 2)

### tabs_versus_stops
def tabs_versus_stops(words, stops):
    s = "\t".join(words)
    return {n: len(s.expandtabs(n)) for n in stops}

#> tabs_versus_stops(["a", "bb", "ccc"], [2, 4, 8])
#> tabs_versus_stops([], [4])
#> tabs_versus_stops(["", ""], [0, 1, 5])
#> tabs_versus_stops(["wide_word", "x"], [3, 9, 10])
#> tabs_versus_stops(["solo"], [])

### parse_semver_tail
def parse_semver_tail(version):
    core, *build = version.rsplit("+", 1)
    core, *pre = core.split("-", 1)
    nums = core.removeprefix("v").split(".")
    if not all(n.isdecimal() for n in nums):
        raise ValueError("not a version: " + version)
    return tuple(map(int, nums)), pre, build

#> parse_semver_tail("v1.4.0-rc.1+b7")
#> parse_semver_tail("2.10")
#> parse_semver_tail("0.0.0-x+y+z")
#> parse_semver_tail("latest")
#> parse_semver_tail("3-alpha-2")

### breadcrumb_from_key
def breadcrumb_from_key(key, keep=2):
    head, *tail = key.rsplit(":", keep)
    crumbs = [t.replace("_", " ").title() for t in tail]
    return " > ".join(["…" if ":" in head else head] + crumbs)

#> breadcrumb_from_key("shop:cart:line_items")
#> breadcrumb_from_key("a:b:c:d:e_f")
#> breadcrumb_from_key("root")
#> breadcrumb_from_key("", 1)
#> breadcrumb_from_key("x:y", 0)

### rsplit_map_values
def rsplit_map_values(pairs, sep="="):
    res = {}
    for p in pairs:
        *k, v = p.rsplit(sep, 1)
        res[k[0] if k else ""] = v
    return res

#> rsplit_map_values(["a=1", "b=c=2", "bare"])
#> rsplit_map_values([])
#> rsplit_map_values(["=", "x="])
#> rsplit_map_values(["k::v", "m::n::o"], "::")
#> rsplit_map_values(["one", "two"])

### luhn_with_decimal_check
def luhn_with_decimal_check(card):
    digits = card.replace(" ", "")
    if not digits.isdecimal():
        return None
    total = 0
    for i, d in enumerate(map(int, digits[::-1])):
        if i % 2:
            d = d * 2 - 9 * (d > 4)
        total += d
    return total % 10 == 0

#> luhn_with_decimal_check("4539 1488 0343 6467")
#> luhn_with_decimal_check("79927398714")
#> luhn_with_decimal_check("4539-1488")
#> luhn_with_decimal_check("")
#> luhn_with_decimal_check("0")

### clock_field_guard
def clock_field_guard(h, m):
    for field, top in ((h, 24), (m, 60)):
        if not field.isdecimal() or int(field) >= top:
            raise ValueError(f"bad field {field!r}")
    return f"{h.zfill(2)}:{m.zfill(2)}"

#> clock_field_guard("7", "5")
#> clock_field_guard("23", "59")
#> clock_field_guard("24", "00")
#> clock_field_guard("", "1")
#> clock_field_guard("007", "000")
#> clock_field_guard("0", "0")

### two_column_menu
def two_column_menu(entries, w=8):
    rows = []
    for i in range(0, len(entries), 2):
        left, *right = entries[i:i + 2]
        cell = left.ljust(w, ".")
        rows.append(cell + "|" + (right[0].rjust(w, ".") if right else "-".center(w)))
    return rows

#> two_column_menu(["Soup", "Salad", "Pie"])
#> two_column_menu([])
#> two_column_menu(["New", "Open"], 5)
#> two_column_menu(["extremely long", "x"], 4)
#> two_column_menu(["Æ"], 3)

### center_of_mass_string
def center_of_mass_string(weights):
    n = sum(weights.values())
    if n == 0:
        return "".center(5, "-")
    lead = max(weights, key=weights.get)
    share = weights[lead] / n
    return f"{lead}:{share:.0%}".center(14, "-" if share < 0.5 else "=")

#> center_of_mass_string({"red": 3, "blue": 5})
#> center_of_mass_string({})
#> center_of_mass_string({"a": 1, "b": 1, "c": 1})
#> center_of_mass_string({"solo": 9})
#> center_of_mass_string({"x": 0, "y": 0})

### ascii_domain_labels
def ascii_domain_labels(domain):
    labels = domain.casefold().split(".")
    encoded = []
    for lab in labels:
        if lab.isascii():
            encoded.append(lab)
        else:
            encoded.append("xn--" + lab.encode("ascii", "ignore").decode() + str(len(lab)))
    return ".".join(encoded)

#> ascii_domain_labels("Bücher.example")
#> ascii_domain_labels("plain.org")
#> ascii_domain_labels("")
#> ascii_domain_labels("日本.JP")
#> ascii_domain_labels("Straße.de")

### ascii_first_mismatch
def ascii_first_mismatch(rows):
    for r, row in enumerate(rows):
        if row.isascii():
            continue
        for c, ch in enumerate(row):
            if not ch.isascii():
                return r, c, ch
    return None

#> ascii_first_mismatch(["abc", "dé"])
#> ascii_first_mismatch([])
#> ascii_first_mismatch(["ok", "", "~"])
#> ascii_first_mismatch(["ü"])
#> ascii_first_mismatch(["tab\t", "x–y", "é"])

### board_after_moves
def board_after_moves(board, moves):
    after = [row.copy() for row in board]
    for r, c, mark in moves:
        if after[r][c] != ".":
            return "taken", (r, c)
        after[r][c] = mark
    return board[0], ["".join(row) for row in after]

#> board_after_moves([[".", "X"], ["O", "."]], [(0, 0, "O")])
#> board_after_moves([[".", "X"], ["O", "."]], [(1, 1, "X"), (1, 1, "O")])
#> board_after_moves([["."]], [])
#> board_after_moves([[".", ".", "."]], [(0, -1, "A"), (0, 0, "B")])
#> board_after_moves([["."]], [(1, 0, "Z")])

### diff_against_copy
def diff_against_copy(settings, edits):
    before = settings.copy()
    for key, fn in edits:
        settings[key] = {"inc": settings.get(key, 0) + 1, "off": None}.get(fn, fn)
    return sorted(k for k in settings if before.get(k) != settings[k])

#> diff_against_copy({"vol": 3, "mute": False}, [("vol", "inc")])
#> diff_against_copy({}, [("x", "off"), ("y", "inc")])
#> diff_against_copy({"a": 1}, [])
#> diff_against_copy({"n": 0, "m": 2}, [("n", 0), ("m", 9)])
#> diff_against_copy({"k": 5}, [("k", "inc"), ("k", 5)])

### case_parity_cipher
def case_parity_cipher(msg, key):
    res = ""
    for i, c in enumerate(msg):
        if (ord(key[i % len(key)]) + i) % 2:
            c = c.swapcase()
        res += c
    return res

#> case_parity_cipher("Attack", "k")
#> case_parity_cipher("", "z")
#> case_parity_cipher("Meet AT Noon", "ab")
#> case_parity_cipher("x", "")
#> case_parity_cipher("ÖÄü", "13")

### keypad_letters
KEYPAD = str.maketrans("abcdefghijklmnopqrstuvwxyz", "22233344455566677778889999")

def keypad_letters(vanity, sep="-"):
    digits = vanity.casefold().translate(KEYPAD)
    return sep.join(p for p in digits.split() if p.isdecimal())

#> keypad_letters("CALL now 1")
#> keypad_letters("")
#> keypad_letters("Pi day!", "")
#> keypad_letters("zoo Zoo", "/")
#> keypad_letters("über 4me")

### punctuation_to_words
def punctuation_to_words(s, spoken):
    table = str.maketrans({k: f" {v} " for k, v in spoken.items()})
    return " ".join(s.translate(table).split())

#> punctuation_to_words("2+2=4", {"+": "plus", "=": "is"})
#> punctuation_to_words("", {"!": "bang"})
#> punctuation_to_words("a@b.c", {"@": "at", ".": "dot"})
#> punctuation_to_words("++", {"+": ""})
#> punctuation_to_words("x", {"xy": "long"})

### translate_with_ordinals
def translate_with_ordinals(s, drop, upper):
    table = dict.fromkeys(map(ord, drop))
    table.update((ord(c), c.upper()) for c in upper)
    return s.translate(table)

#> translate_with_ordinals("banana bread", "n", "b")
#> translate_with_ordinals("", "x", "y")
#> translate_with_ordinals("mississippi", "s", "sp")
#> translate_with_ordinals("weiß", "", "ß")
#> translate_with_ordinals("aAbB", "AB", "ab")

### popitem_stack_machine
def popitem_stack_machine(memory, program):
    for op in program:
        if op == "drop":
            memory.popitem()
        elif op == "dup":
            k, v = memory.popitem()
            memory[k] = v
            memory[k + "'"] = v
        else:
            memory[op] = len(memory)
    return memory

#> popitem_stack_machine({}, ["x", "dup", "y"])
#> popitem_stack_machine({"a": 9}, ["drop", "b"])
#> popitem_stack_machine({}, ["drop"])
#> popitem_stack_machine({"q": 1}, [])
#> popitem_stack_machine({"m": 3, "n": 4}, ["dup", "drop", "drop", "m"])

### test_module_name
def test_module_name(path):
    base = path.rpartition("/")[2].removesuffix(".py")
    if base.startswith("test_"):
        return base.removeprefix("test_"), True
    return base.removesuffix("_test"), base.endswith("_test")

#> test_module_name("tests/test_io.py")
#> test_module_name("pkg/io_test.py")
#> test_module_name("io.py")
#> test_module_name("")
#> test_module_name("test_test_test.py")

### strip_comment_fences
def strip_comment_fences(block):
    lines = block.strip().removeprefix("/*").removesuffix("*/").splitlines()
    return [ln.strip().removeprefix("*").strip() for ln in lines if ln.strip(" *")]

#> strip_comment_fences("/* one\n * two\n */")
#> strip_comment_fences("/**/")
#> strip_comment_fences("no fence")
#> strip_comment_fences("/** Doc\n   text\n\n   * * bullet\n*/")
#> strip_comment_fences("")

### drop_unit_suffix
SUFFIXES = {"ms": 0.001, "s": 1, "min": 60, "h": 3600}

def drop_unit_suffix(duration: str) -> float:
    for unit, factor in SUFFIXES.items():
        number = duration.removesuffix(unit)
        if number != duration:
            return float(number) * factor
    return float(duration)

#> drop_unit_suffix("250ms")
#> drop_unit_suffix("3s")
#> drop_unit_suffix("1.5h")
#> drop_unit_suffix("42")
#> drop_unit_suffix("2 min")
#> drop_unit_suffix("soon")

### reverse_between_marks_alt
def reverse_between_marks_alt(items, mark):
    out, chunk = [], []
    for it in items:
        if it == mark:
            chunk.reverse()
            out.extend(chunk)
            out.append(mark)
            chunk.clear()
        else:
            chunk.append(it)
    return out + chunk

#> reverse_between_marks_alt([1, 2, 0, 3, 4, 0, 5, 6], 0)
#> reverse_between_marks_alt([], "x")
#> reverse_between_marks_alt(list("ab|cd|"), "|")
#> reverse_between_marks_alt([7, 8], 9)
#> reverse_between_marks_alt([None, 1, None], None)

### clear_on_overflow_alt
def clear_on_overflow_alt(stream, cap):
    buf, flushed = [], 0
    for x in stream:
        buf.append(x)
        if sum(buf) > cap:
            flushed += len(buf)
            buf.clear()
    return flushed, buf

#> clear_on_overflow_alt([3, 4, 5, 1], 6)
#> clear_on_overflow_alt([], 1)
#> clear_on_overflow_alt([10], 5)
#> clear_on_overflow_alt([-2, 2, 0, 1], 3)
#> clear_on_overflow_alt([1, 1, 1, 1, 1, 1, 1], 2)
