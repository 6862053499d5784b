### invoice_number_format
def invoice_number_format(scheme, year, seq):
    fields = dict.fromkeys(("yyyy", "year"), year)
    fields["yy"] = year % 100
    fields["seq"] = str(seq).zfill(4)
    return scheme.format_map(fields)

#> invoice_number_format("INV-{yyyy}-{seq}", 2023, 17)
#> invoice_number_format("{yy:02d}/{seq}", 2007, 12345)
#> invoice_number_format("{year}{year}", 1999, 0)
#> invoice_number_format("{month}", 2020, 1)
#> invoice_number_format("R{seq:.2}", 2020, 305)

### shout_slots
class Shouter(dict):
    def __getitem__(self, key):
        return super().__getitem__(key.lower()).upper()

def shout_slots(fmt, words):
    return fmt.format_map(Shouter(words))

#> shout_slots("{HERO} fights {Foe}", {"hero": "ann", "foe": "the bear"})
#> shout_slots("{x}{X}", {"x": "straße"})
#> shout_slots("quiet", {})
#> shout_slots("{a:.<6}", {"a": "io"})
#> shout_slots("{KEY}", {"KEY": "v"})

### template_versions
def template_versions(template, variants):
    seen = []
    for v in variants:
        text = template.format_map(v)
        if text not in seen:
            seen.append(text)
    return seen, len(variants) - len(seen)

#> template_versions("{a}-{b}", [{"a": 1, "b": 2}, {"b": 2, "a": 1}, {"a": 1, "b": 3}])
#> template_versions("{n:.0f}", [{"n": 2.4}, {"n": 1.6}, {"n": 0.5}])
#> template_versions("same", [{}, {}, {}])
#> template_versions("{q}", [])
#> template_versions("{s!r:>5}", [{"s": "a"}, {"s": "b"}])

### score_sheet_line
def score_sheet_line(game, style):
    styles = {"short": "{home}:{away}", "long": "{home} to {away} after {mins}'"}
    if style not in styles:
        raise KeyError(style)
    game.setdefault("mins", 90)
    return styles[style].format_map(game)

#> score_sheet_line({"home": 2, "away": 0}, "short")
#> score_sheet_line({"home": 1, "away": 1}, "long")
#> score_sheet_line({"home": 0, "away": 3, "mins": 57}, "long")
#> score_sheet_line({"home": 0, "away": 3}, "wide")
#> score_sheet_line({"home": 5, "away": 4, "mins": 120}, "short")

### format_map_key_kinds
def format_map_key_kinds(pattern, d):
    try:
        return pattern.format_map(d)
    except Exception as e:
        return type(e).__name__

#> format_map_key_kinds("{0}", {"0": "zero"})
#> format_map_key_kinds("{}", {"": "empty"})
#> format_map_key_kinds("{x.real}", {"x": 4})
#> format_map_key_kinds("{x:d}", {"x": "4"})
#> format_map_key_kinds("{x[y]}", {"x": {"y": "z"}})
#> format_map_key_kinds("{x", {"x": 1})

### sort_numeric_labels_last
def sort_numeric_labels_last(labels):
    labels.sort(key=lambda s: (s.isnumeric(), s.zfill(6) if s.isnumeric() else s))
    return labels

#> sort_numeric_labels_last(["10", "b", "9", "a"])
#> sort_numeric_labels_last([])
#> sort_numeric_labels_last(["007", "7", "x7"])
#> sort_numeric_labels_last(["½", "2", "B", "a"])
#> sort_numeric_labels_last(["-5", "5"])

### numeric_gate_chain
def numeric_gate_chain(s):
    return s.isdecimal() + s.isdigit() * 2 + s.isnumeric() * 4 + s.isalnum() * 8

#> numeric_gate_chain("123")
#> numeric_gate_chain("12³")
#> numeric_gate_chain("⅓")
#> numeric_gate_chain("")
#> numeric_gate_chain("1.0")
#> numeric_gate_chain("一二")

### collapse_numeric_runs
def collapse_numeric_runs(line):
    out = ""
    for ch in line:
        if ch.isnumeric():
            if out.endswith("N"):
                continue
            ch = "N"
        out += ch
    return out

#> collapse_numeric_runs("GET /item/4521?p=2")
#> collapse_numeric_runs("no digits")
#> collapse_numeric_runs("")
#> collapse_numeric_runs("2024-01-05")
#> collapse_numeric_runs("½3Ⅳ miles")

### ledger_add_numeric
class Ledger:
    def __init__(self):
        self.total = 0
        self.rejected = []

    def feed(self, token):
        if token.isnumeric():
            self.total += int(token)
        else:
            self.rejected.append(token)

def ledger_add_numeric(tokens):
    book = Ledger()
    for t in tokens:
        book.feed(t)
    return book.total, book.rejected

#> ledger_add_numeric(["40", "x", "2"])
#> ledger_add_numeric([])
#> ledger_add_numeric(["1.5", "-3", ""])
#> ledger_add_numeric(["0007", " 7"])
#> ledger_add_numeric(["5", "½"])

### sanitize_header_value
def sanitize_header_value(name, value):
    """Reject header injection; collapse inner blanks."""
    value = value.strip()
    if not value.isprintable():
        raise ValueError(f"control character in {name}")
    return f"{name.title()}: {' '.join(value.split())}"

#> sanitize_header_value("x-token", " abc   def ")
#> sanitize_header_value("host", "evil\r\nSet-Cookie: a")
#> sanitize_header_value("etag", "")
#> sanitize_header_value("content-type", "text/html\n")
#> sanitize_header_value("x-name", "Zoë")

### printable_swap
def printable_swap(s):
    named = {"\n": "<nl>", "\t": "<tab>", "\x00": "<nul>"}
    parts = []
    for c in s:
        if c.isprintable():
            parts.append(c)
        else:
            parts.append(named.get(c, f"<{ord(c):x}>"))
    return "".join(parts)

#> printable_swap("a\tb\n")
#> printable_swap("")
#> printable_swap("\x00\x1f\x7f")
#> printable_swap("plain & simple")
#> printable_swap("\xa0nbsp\ufeff")

### grid_cell_glyphs
def grid_cell_glyphs(codes, empty=" "):
    row = [chr(c) for c in codes]
    for i, g in enumerate(row):
        if not g.isprintable() or g.isspace():
            row[i] = empty
    return "|".join(row)

#> grid_cell_glyphs([65, 10, 66])
#> grid_cell_glyphs([], "_")
#> grid_cell_glyphs([32, 160, 9617], ".")
#> grid_cell_glyphs([0x263A])
#> grid_cell_glyphs([127, 126, 125])

### trim_unprintable_edges
def trim_unprintable_edges(s):
    start, end = 0, len(s)
    while start < end and not s[start].isprintable():
        start += 1
    while end > start and not s[end - 1].isprintable():
        end -= 1
    return s[start:end]

#> trim_unprintable_edges("\n\tmid\tdle\r\n")
#> trim_unprintable_edges("\x00\x00")
#> trim_unprintable_edges("")
#> trim_unprintable_edges(" spaces stay ")
#> trim_unprintable_edges("x\n")

### band_name_style
def band_name_style(name):
    first, _, rest = name.partition(" ")
    if name.istitle():
        style = "Classic"
    elif first.casefold() == "the":
        style = "The-" + str(rest.istitle())
    else:
        style = "odd"
    return style, len(rest.split())

#> band_name_style("Pink Floyd")
#> band_name_style("the Rolling Stones")
#> band_name_style("THE who")
#> band_name_style("alt-J")
#> band_name_style("")
#> band_name_style("Blink-182")

### istitle_edge_bits
def istitle_edge_bits(pieces, glue):
    joined = glue.join(pieces)
    return joined.istitle(), [p.istitle() for p in pieces].count(True)

#> istitle_edge_bits(["Red", "Fox"], " ")
#> istitle_edge_bits(["Red", "Fox"], "")
#> istitle_edge_bits(["Red", "fox"], "'")
#> istitle_edge_bits([], "A")
#> istitle_edge_bits(["A", "B", "C"], "b")

### capital_letter_debt
def capital_letter_debt(title, small=("of", "the", "and")):
    debt = 0
    for i, w in enumerate(title.split()):
        if i and w.casefold() in small:
            debt += not w.islower()
        elif not w.istitle():
            debt += 1
    return debt

#> capital_letter_debt("Lord of the Rings")
#> capital_letter_debt("the Name Of the rose")
#> capital_letter_debt("")
#> capital_letter_debt("Salt and And", ("and",))
#> capital_letter_debt("R2D2 and c3PO")

### symbol_table_build
def symbol_table_build(declarations):
    table = {}
    for decl in declarations:
        kind, _, name = decl.partition(" ")
        if not name.isidentifier():
            table.setdefault("errors", []).append(decl)
        elif name in table:
            table[name] += "+" + kind
        else:
            table[name] = kind
    return table

#> symbol_table_build(["int x", "str y", "int x"])
#> symbol_table_build([])
#> symbol_table_build(["bool", "int 2x", "let a b"])
#> symbol_table_build(["var é", "const É"])
#> symbol_table_build(["a errors", "int 9"])

### identifier_case_convert
def identifier_case_convert(name):
    if not name.isidentifier():
        return None
    out = []
    for i, ch in enumerate(name):
        if ch.isupper() and i:
            out.append("_")
        out.append(ch.lower())
    return "".join(out)

#> identifier_case_convert("parseHttpResponse")
#> identifier_case_convert("not valid")
#> identifier_case_convert("XMLDoc")
#> identifier_case_convert("snake_case")
#> identifier_case_convert("")

### attribute_path_get
def attribute_path_get(obj, dotted, default=None):
    for step in dotted.split("."):
        if step.isidentifier() and isinstance(obj, dict) and step in obj:
            obj = obj[step]
        elif step.isdecimal() and isinstance(obj, list) and int(step) < len(obj):
            obj = obj[int(step)]
        else:
            return default
    return obj

#> attribute_path_get({"user": {"tags": ["x", "y"]}}, "user.tags.1")
#> attribute_path_get({"user": {}}, "user.name", "anon")
#> attribute_path_get([[5], [6, 7]], "1.0")
#> attribute_path_get({"7": "seven"}, "7", -1)
#> attribute_path_get({"a": 0}, "a")

### count_identifier_slices
def count_identifier_slices(s, size):
    return sum(s[i:i + size].isidentifier() for i in range(0, len(s), size))

#> count_identifier_slices("ab1c2d3e", 2)
#> count_identifier_slices("", 3)
#> count_identifier_slices("a b c d", 1)
#> count_identifier_slices("9x_y8", 2)
#> count_identifier_slices("onetwothree", 20)

### sum_after_last_marker
def sum_after_last_marker(values, marker):
    text = "".join("M" if v == marker else "." for v in values)
    try:
        start = text.rindex("M")
    except ValueError:
        start = -1
    return sum(values[start + 1:])

#> sum_after_last_marker([4, 0, 5, 0, 6, 7], 0)
#> sum_after_last_marker([1, 2], 9)
#> sum_after_last_marker([], 1)
#> sum_after_last_marker([3, 3, 3], 3)
#> sum_after_last_marker([-1, 2.5, 4], -1)

### replace_last_only_alt
def replace_last_only_alt(text, old, new):
    if old not in text:
        return text
    k = text.rindex(old)
    return text[:k] + new + text[k + len(old):]

#> replace_last_only_alt("one, two, three", ", ", " and ")
#> replace_last_only_alt("solo", ", ", " and ")
#> replace_last_only_alt("aaa", "aa", "b")
#> replace_last_only_alt("", "", "x")
#> replace_last_only_alt("1.2.3", ".", "")

### bracket_tail_label
def bracket_tail_label(s):
    """'Name (x) (label)' -> ('Name (x)', 'label')"""
    if not s.endswith(")"):
        return s, None
    try:
        open_at = s.rindex("(")
    except ValueError:
        raise ValueError("unbalanced: " + s) from None
    return s[:open_at].rstrip(), s[open_at + 1:-1]

#> bracket_tail_label("Lisbon (old) (PT)")
#> bracket_tail_label("Lisbon")
#> bracket_tail_label("()")
#> bracket_tail_label("oops)")
#> bracket_tail_label("")
#> bracket_tail_label("f(g(x)")

### rindex_in_halves
def rindex_in_halves(word, ch):
    mid = len(word) // 2
    result = []
    for lo, hi in ((0, mid), (mid, len(word))):
        try:
            result.append(word.rindex(ch, lo, hi))
        except ValueError:
            result.append(None)
    return tuple(result)

#> rindex_in_halves("abracadabra", "a")
#> rindex_in_halves("", "q")
#> rindex_in_halves("left|right", "|")
#> rindex_in_halves("oxo", "o")
#> rindex_in_halves("zzzb", "b")

### makefile_recipe_lines
def makefile_recipe_lines(text):
    recipes = {}
    target = None
    for line in text.splitlines():
        if line.startswith("\t") and target:
            recipes[target].append(line.expandtabs(1).strip())
        elif ":" in line:
            target = line.split(":")[0]
            recipes[target] = []
    return recipes

#> makefile_recipe_lines("all: a b\n\tgcc\ta.c\n\nclean:\n\trm *.o")
#> makefile_recipe_lines("")
#> makefile_recipe_lines("\torphan\nx:")
#> makefile_recipe_lines("# note\nrun:\n\t./go\n\t./stop")
#> makefile_recipe_lines("a:\n b\n\tc")

### score_columns_tabbed
def score_columns_tabbed(players, stop=6):
    head = "\t".join(p for p, _ in players)
    body = "\t".join(str(s) for _, s in players)
    return head.expandtabs(stop), body.expandtabs(stop)

#> score_columns_tabbed([("Al", 10), ("Beatrix", 7)])
#> score_columns_tabbed([])
#> score_columns_tabbed([("X", -1.5)], 2)
#> score_columns_tabbed([("a", None), ("b", True), ("c", "?")], 4)
#> score_columns_tabbed([("Ann-Marie", 1), ("Bo", 22)], 3)

### tab_or_space_indent
def tab_or_space_indent(lines):
    tabs = spaces = 0
    for ln in lines:
        if ln == ln.expandtabs():
            spaces += ln.startswith(" ")
        else:
            tabs += ln.startswith("\t")
    if tabs == spaces:
        return "tie"
    return "tabs" if tabs > spaces else "spaces"

#> tab_or_space_indent(["\tif", "\t\tx", "  y"])
#> tab_or_space_indent([])
#> tab_or_space_indent(["  a", "  b", "c\td"])
#> tab_or_space_indent(["\ta", " b"])
#> tab_or_space_indent([" \tmixed"])

### nested_rsplit_triplet
def nested_rsplit_triplet(uri):
    rest, *frag = uri.rsplit("#", 1)
    rest, *query = rest.rsplit("?", 1)
    return rest, query, frag

#> nested_rsplit_triplet("/docs/a?x=1#top")
#> nested_rsplit_triplet("/docs")
#> nested_rsplit_triplet("#only")
#> nested_rsplit_triplet("a#b?c")
#> nested_rsplit_triplet("q?r?s##t")

### parse_time_from_tail
def parse_time_from_tail(log_line):
    message, _, stamp = log_line.rpartition(" @")
    parts = stamp.rsplit(":", 2)
    if len(parts) != 3 or not all(p.isdecimal() for p in parts):
        return message or stamp, None
    h, m, s = map(int, parts)
    return message, h * 3600 + m * 60 + s

#> parse_time_from_tail("disk full @01:02:03")
#> parse_time_from_tail("no stamp")
#> parse_time_from_tail("user @home @10:5x:00")
#> parse_time_from_tail("")
#> parse_time_from_tail(" @00:00:59")

### rsplit_none_blocks
def rsplit_none_blocks(s, n):
    blocks = s.rsplit(None, n)
    return [len(b) for b in blocks] + [s.count(" ")]

#> rsplit_none_blocks("  keep  lead and tail ", 2)
#> rsplit_none_blocks("", 1)
#> rsplit_none_blocks("a b c", -1)
#> rsplit_none_blocks("a\tb\nc d", 1)
#> rsplit_none_blocks("   ", 0)

### normalize_phone_strict
def normalize_phone_strict(raw, country="+44"):
    digits = raw.translate(str.maketrans("", "", " -()."))
    if digits.startswith("+"):
        plus, digits = "+", digits[1:]
    else:
        plus = ""
    if not (digits.isdecimal() and digits.isascii()):
        return None
    return plus + digits if plus else country + digits.removeprefix("0")

#> normalize_phone_strict("(020) 7946-0018")
#> normalize_phone_strict("+1 415.555.0100")
#> normalize_phone_strict("ext 5")
#> normalize_phone_strict("")
#> normalize_phone_strict("٠١٢٣")
#> normalize_phone_strict("612 00", "+31")

### banner_rows
def banner_rows(lines, pad=1, edge="*"):
    width = max(map(len, lines), default=0) + 2 * pad
    bar = edge * (width + 2)
    return [bar] + [edge + l.center(width) + edge for l in lines] + [bar]

#> banner_rows(["SALE", "today"])
#> banner_rows([])
#> banner_rows(["a", "bb", "ccc"], 0, "#")
#> banner_rows(["even", "odd"], 2)
#> banner_rows([""], 1, "+")

### center_then_cut
def center_then_cut(s, w):
    t = s.center(w, "<>"[len(s) % 2])
    return t[1:-1] if len(t) > 2 else t

#> center_then_cut("pear", 9)
#> center_then_cut("fig", 6)
#> center_then_cut("", 2)
#> center_then_cut("watermelon", 4)
#> center_then_cut("x", 0)

### only_ascii_letters_back
def only_ascii_letters_back(s):
    kept = []
    for ch in s[::-1]:
        if not ch.isascii():
            break
        if ch.isalpha():
            kept.insert(0, ch.swapcase())
    return "".join(kept)

#> only_ascii_letters_back("naïve Bayes 2")
#> only_ascii_letters_back("")
#> only_ascii_letters_back("abc")
#> only_ascii_letters_back("12 34")
#> only_ascii_letters_back("endé")

### state_snapshots
def state_snapshots(ops):
    live = {}
    shots = []
    for key, val in ops:
        if val is None:
            shots.append(live.copy())
            live.clear()
        else:
            live[key] = live.get(key, 0) + val
    return shots, live

#> state_snapshots([("a", 1), ("a", 2), ("", None), ("b", 5)])
#> state_snapshots([])
#> state_snapshots([("x", None), ("y", None)])
#> state_snapshots([("p", -1), ("q", 1), ("p", 1)])
#> state_snapshots([(1, 1.5), (2, 2.5), (0, None)])

### popitem_parity_sort
def popitem_parity_sort(d):
    odds, evens = {}, []
    while len(d) > 1:
        k, v = d.popitem()
        if v % 2:
            odds[k] = v
        else:
            evens.append(k)
    return d, odds, evens

#> popitem_parity_sort({"w": 1, "x": 2, "y": 3, "z": 4})
#> popitem_parity_sort({})
#> popitem_parity_sort({"one": 1})
#> popitem_parity_sort({10: 0, 20: -1, 30: -2})
#> popitem_parity_sort({"a": 7, "b": 9})
