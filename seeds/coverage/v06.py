### sql_named_params
class ParamCollector(dict):
    def __init__(self, values):
        super().__init__(values)
        self.order = []

    def __getitem__(self, key):
        self.order.append(super().__getitem__(key))
        return "?"

def sql_named_params(query, values):
    """Turn {name} slots into ? and give the values in order."""
    params = ParamCollector(values)
    return query.format_map(params), params.order

#> sql_named_params("a = {x} or b = {y}", {"x": 1, "y": "z"})
#> sql_named_params("id in ({k}, {k})", {"k": None})
#> sql_named_params("select 1", {})
#> sql_named_params("n > {min}", {"max": 3})
#> sql_named_params("{b}{a}", {"a": [], "b": 2.5})

### letter_head
def letter_head(sender, subject=None):
    lines = ["{first} {last}", "{street}", "{zip} {city}"]
    block = [ln.format_map(sender) for ln in lines]
    if subject:
        block.append("Re: " + subject.format_map(sender))
    return "\n".join(block)

#> letter_head({"first": "Ida", "last": "Berg", "street": "Vik 3", "zip": "0150", "city": "Oslo"})
#> letter_head({"first": "A", "last": "B", "street": "", "zip": 99, "city": "Z"}, "rent for {street!r}")
#> letter_head({"first": "Bo", "last": "Ek", "street": "S 1", "zip": "1"})
#> letter_head({"first": "Jo", "last": "Li", "street": "Q 7", "zip": "12345", "city": "Wu"}, "")
#> letter_head({"first": "Ü", "last": "É", "street": "Ñ", "zip": 0, "city": "Ø"}, "{last}")

### progress_template
def progress_template(done, total, fmt="{bar} {pct:3d}%"):
    pct = 100 * done // total
    fields = {"bar": ("=" * (pct // 10)).ljust(10), "pct": pct, "left": total - done}
    return fmt.format_map(fields)

#> progress_template(3, 8)
#> progress_template(0, 5, "[{bar}]")
#> progress_template(9, 9, "{left} left, {pct}")
#> progress_template(1, 0)
#> progress_template(2, 3, "{pct:>5}/{left}")

### mad_libs_round
def mad_libs_round(story, words):
    pools = {kind: list(ws) for kind, ws in words.items()}

    class Draw(dict):
        def __getitem__(self, kind):
            pool = pools[kind]
            pool.append(pool.pop(0))
            return pool[-1]

    return story.format_map(Draw())

#> mad_libs_round("A {adj} {noun} met a {adj} {noun}", {"adj": ["red", "sad"], "noun": ["cow"]})
#> mad_libs_round("{n}{n}{n}", {"n": ["1", "2"]})
#> mad_libs_round("nothing", {})
#> mad_libs_round("{verb}!", {"verb": ["run", "hop"]})
#> mad_libs_round("{x}", {"x": []})

### label_widths_by_format
def label_widths_by_format(labels, rule):
    return [len(rule.format_map({"s": s, "n": len(s)})) for s in labels]

#> label_widths_by_format(["ab", "abcdef"], "{s:>4}")
#> label_widths_by_format([], "{s}")
#> label_widths_by_format(["x", "yy"], "{s}{n}{s}")
#> label_widths_by_format(["long one"], "{s:.3}|{n:04d}")
#> label_widths_by_format(["q"], "{t}")

### status_line_pick
TEMPLATES = (("{user} is away", "away"), ("{user}: {note}", "note"), ("{user}", "user"))

def status_line_pick(info):
    for template, needed in TEMPLATES:
        if info.get(needed):
            return template.format_map(info)
    return "nobody"

#> status_line_pick({"user": "mo", "away": True})
#> status_line_pick({"user": "mo", "note": "brb"})
#> status_line_pick({"user": "mo", "note": ""})
#> status_line_pick({})
#> status_line_pick({"note": "ghost"})

### table_cell_align
def table_cell_align(cells, width):
    row = []
    for cell in cells:
        if cell.replace(",", "").isnumeric():
            row.append(cell.rjust(width))
        elif cell.istitle():
            row.append(cell.center(width))
        else:
            row.append(cell.ljust(width))
    return "|".join(row)

#> table_cell_align(["1,200", "Total", "eur"], 7)
#> table_cell_align([], 3)
#> table_cell_align(["", "½", "Abc def"], 5)
#> table_cell_align(["99", "Ok"], 2)
#> table_cell_align(["1.5", "A", "-3"], 4)

### numeric_word_swap
def numeric_word_swap(text):
    words = text.split()
    spots = [i for i, w in enumerate(words) if w.isnumeric()]
    for i, j in zip(spots, reversed(spots)):
        if i >= j:
            break
        words[i], words[j] = words[j], words[i]
    return " ".join(words)

#> numeric_word_swap("3 cats and 12 dogs")
#> numeric_word_swap("1 a 2 b 3")
#> numeric_word_swap("none at all")
#> numeric_word_swap("")
#> numeric_word_swap("5 6 7 8 x9")

### classify_csv_header
def classify_csv_header(first_row):
    if any(cell.isnumeric() for cell in first_row):
        return "data"
    if all(cell.isidentifier() for cell in first_row):
        return "header"
    return "unsure" if first_row else "empty"

#> classify_csv_header(["id", "name"])
#> classify_csv_header(["id", "7"])
#> classify_csv_header(["first name", "x"])
#> classify_csv_header([])
#> classify_csv_header(["2.5", "-1"])

### isnumeric_bigram_flags
def isnumeric_bigram_flags(s):
    flags = ""
    for a, b in zip(s, s[1:]):
        flags += "10"[a.isnumeric() == b.isnumeric()]
    return int(flags or "0", 2)

#> isnumeric_bigram_flags("a1b2")
#> isnumeric_bigram_flags("")
#> isnumeric_bigram_flags("x")
#> isnumeric_bigram_flags("abc123")
#> isnumeric_bigram_flags("½ Ⅻ!")

### recipe_scale_line_alt
def recipe_scale_line_alt(line, factor):
    amount, sep, rest = line.partition(" ")
    if sep and amount.isnumeric() and amount.isascii():
        return f"{int(amount) * factor:g} {rest}"
    if amount == "½":
        return f"{0.5 * factor:g} {rest}".rstrip()
    return line

#> recipe_scale_line_alt("200 g flour", 1.5)
#> recipe_scale_line_alt("½ tsp salt", 4)
#> recipe_scale_line_alt("salt to taste", 2)
#> recipe_scale_line_alt("³ eggs", 2)
#> recipe_scale_line_alt("", 3)
#> recipe_scale_line_alt("12", 0.5)

### page_range_expand
def page_range_expand(spec):
    pages = []
    for part in spec.split(","):
        lo, dash, hi = part.strip().partition("-")
        if lo.isnumeric() and not dash:
            pages.append(int(lo))
        elif lo.isnumeric() and hi.isnumeric():
            pages.extend(range(int(lo), int(hi) + 1))
        else:
            pages.append(part)
    return pages

#> page_range_expand("1-3, 7")
#> page_range_expand("")
#> page_range_expand("9-7,x,4")
#> page_range_expand("5-,-2")
#> page_range_expand("10, 12-13 ,15")

### locker_codes_sum
def locker_codes_sum(codes):
    return sum(int(c) if c.isnumeric() else -len(c) for c in codes if c)

#> locker_codes_sum(["12", "ab", "7"])
#> locker_codes_sum([])
#> locker_codes_sum(["", "xyz"])
#> locker_codes_sum(["-4", "4"])
#> locker_codes_sum(["100", "³"])

### username_problem
def username_problem(name, taken=("root", "admin")):
    if not name.isprintable() or not name:
        return "unusable"
    if name.isnumeric():
        return "only digits"
    if name.casefold() in taken:
        return "taken"
    return None

#> username_problem("ADMIN")
#> username_problem("20240101")
#> username_problem("")
#> username_problem("bad\x00name")
#> username_problem("zelda")
#> username_problem("Ærø", ("ærø",))

### visible_diff
def visible_diff(expected, actual):
    def show(s):
        return s if s.isprintable() else ascii(s)

    if expected == actual:
        return ""
    return "- %s\n+ %s" % (show(expected), show(actual))

#> visible_diff("a b", "a\tb")
#> visible_diff("x", "x")
#> visible_diff("end", "end\n")
#> visible_diff("", "é")
#> visible_diff("é\x00", "e")

### printable_partition
def printable_partition(s):
    yes, no = [], []
    for ch in sorted(set(s)):
        (no, yes)[ch.isprintable()].append(ch)
    return "".join(yes), list(map(ord, no))

#> printable_partition("b\na\tb")
#> printable_partition("")
#> printable_partition("   ")
#> printable_partition("\x00\x01é")
#> printable_partition("Zebra zoo")

### split_on_unprintable
def split_on_unprintable(s, keep_empty=False):
    words = [""]
    for c in s:
        if c.isprintable():
            words[-1] += c
        else:
            words.append("")
    return words if keep_empty else [w for w in words if w]

#> split_on_unprintable("id\x1fname\x1f\x1fage")
#> split_on_unprintable("id\x1fname\x1f\x1fage", True)
#> split_on_unprintable("", True)
#> split_on_unprintable("\n\n")
#> split_on_unprintable("plain text")

### decode_first_printable
def decode_first_printable(blob, codecs):
    for codec in codecs:
        try:
            text = blob.decode(codec)
        except UnicodeDecodeError:
            continue
        if text.isprintable():
            return codec, text
    return None

#> decode_first_printable(b"caf\xc3\xa9", ["ascii", "utf-8"])
#> decode_first_printable(b"caf\xe9", ["utf-8", "latin-1"])
#> decode_first_printable(b"\x00\x01", ["ascii", "latin-1"])
#> decode_first_printable(b"", ["ascii"])
#> decode_first_printable(b"hi", [])

### count_until_unprintable
def count_until_unprintable(chars, start=0):
    i = start
    while i < len(chars) and chars[i].isprintable():
        i += 1
    else:
        stop = i
    return stop - start, chars[i:i + 1]

#> count_until_unprintable("abc\tdef")
#> count_until_unprintable("abc\tdef", 4)
#> count_until_unprintable("")
#> count_until_unprintable("\nx")
#> count_until_unprintable("full line", 2)

### titlecase_or_reject
def titlecase_or_reject(names, strict):
    result = []
    for n in names:
        if n.istitle():
            result.append(n)
        elif strict:
            raise ValueError("not a proper name: %r" % n)
        else:
            result.append(n.strip().title())
    return result

#> titlecase_or_reject(["Ada", "alan"], False)
#> titlecase_or_reject(["Ada", "Grace Hopper"], True)
#> titlecase_or_reject(["ada"], True)
#> titlecase_or_reject([], True)
#> titlecase_or_reject([" mary-jane ", "O'Hara"], False)

### dialogue_speakers
def dialogue_speakers(script):
    turns = {}
    for line in script.splitlines():
        who, colon, said = line.partition(":")
        if colon and who.istitle():
            turns[who] = turns.get(who, 0) + len(said.split())
    return turns

#> dialogue_speakers("Romeo: It is my lady\njuliet: O\nRomeo: o love")
#> dialogue_speakers("")
#> dialogue_speakers("(exit)\nNurse:")
#> dialogue_speakers("Lady Anne: No: never\nLADY ANNE: yes")
#> dialogue_speakers("A1: go\n\nZoë: la la la")

### istitle_then_strip
def istitle_then_strip(s):
    n = 0
    while s and not s.istitle():
        s = s[1:] if n % 2 == 0 else s[:-1]
        n += 1
    return s, n

#> istitle_then_strip("xxHeyYY")
#> istitle_then_strip("Fine")
#> istitle_then_strip("")
#> istitle_then_strip("abc")
#> istitle_then_strip("aB c")

### title_word_ratio
def title_word_ratio(headline):
    words = [w for w in headline.split() if w.isalpha()]
    titled = [w.istitle() for w in words]
    return (sum(titled), len(words)) if words else "no words"

#> title_word_ratio("Storm Hits north Coast")
#> title_word_ratio("")
#> title_word_ratio("100 % !!")
#> title_word_ratio("UN Calls For talks")
#> title_word_ratio("Élan é É")

### chess_note_side
def chess_note_side(note):
    """White signs in Title case, black in lower; anything else is a comment."""
    tag, _, move = note.partition(" ")
    if tag.istitle():
        side = "w"
    elif tag.islower():
        side = "b"
    else:
        return None
    return side, move.replace("x", "×") or "-"

#> chess_note_side("Knight f3xe5")
#> chess_note_side("queen d8")
#> chess_note_side("N.B. wow")
#> chess_note_side("NB!")
#> chess_note_side("rook")

### quiz_title_pairs
def quiz_title_pairs(a, b):
    c = a.title() + b
    d = a + b.title()
    return c.istitle(), d.istitle(), c == d.title()

#> quiz_title_pairs("ab ", "cd")
#> quiz_title_pairs("x", "")
#> quiz_title_pairs("Up", "Down")
#> quiz_title_pairs("", "ab")
#> quiz_title_pairs("it's", " so")

### constructor_signature
def constructor_signature(cls_name, fields):
    """Make the first line of an __init__ or tell the bad fields."""
    bad = [f for f in fields if not f.isidentifier()]
    if not cls_name.isidentifier() or bad:
        return {"class": cls_name.isidentifier(), "bad": bad}
    return f"class {cls_name}: def __init__({', '.join(['self', *fields])})"

#> constructor_signature("Point", ["x", "y"])
#> constructor_signature("Point", ["x-pos", "y"])
#> constructor_signature("3D", [])
#> constructor_signature("Empty", [])
#> constructor_signature("Größe", ["", "é", "0"])

### fold_token_kinds
def fold_token_kinds(tokens):
    kinds = []
    for t in tokens:
        kind = "id" if t.isidentifier() else "num" if t.isdecimal() else "op"
        if kinds and kinds[-1][0] == kind:
            kinds[-1][1] += 1
        else:
            kinds.append([kind, 1])
    return kinds

#> fold_token_kinds(["x", "y", "+", "3", "4", "z"])
#> fold_token_kinds([])
#> fold_token_kinds(["(", ")", "["])
#> fold_token_kinds(["a1", "1a", "_"])
#> fold_token_kinds(["0", "if", "else"])

### guess_key_style
def guess_key_style(key):
    if not key.isidentifier():
        return "kebab" if "-" in key and key.replace("-", "_").isidentifier() else "invalid"
    if "_" in key.strip("_"):
        return "screaming" if key.isupper() else "snake"
    return "pascal" if key[0].isupper() else "camel" if key != key.lower() else "flat"

#> guess_key_style("content-type")
#> guess_key_style("MAX_SIZE")
#> guess_key_style("max_size")
#> guess_key_style("maxSize")
#> guess_key_style("a b")
#> guess_key_style("_flat")

### expand_log_columns
def expand_log_columns(line, stops):
    out = ""
    fields = line.split("\t")
    for field, stop in zip(fields, stops):
        out = (out + field + "\t").expandtabs(stop)
    return out + "\t".join(fields[len(stops):])

#> expand_log_columns("INFO\tdb\tstarted", [8, 4])
#> expand_log_columns("", [4])
#> expand_log_columns("a\tb\tc\td", [2])
#> expand_log_columns("only", [])
#> expand_log_columns("x\ty", [3, 5, 7])

### tab_damage
def tab_damage(s):
    spread = s.expandtabs(3)
    gaps = [len(g) for g in spread.split() if g]
    return spread.replace(" ", "_"), gaps[::-1]

#> tab_damage("a\tbb\tccc")
#> tab_damage("")
#> tab_damage("\t\tx")
#> tab_damage("one two\tthree")
#> tab_damage("k\n\tv")

### visual_width_limit
def visual_width_limit(lines, limit):
    too_long = {}
    for n, line in enumerate(lines, 1):
        w = len(line.rstrip("\n").expandtabs())
        if w > limit:
            too_long[n] = w - limit
    return too_long

#> visual_width_limit(["\tx = 1\n", "y\n"], 10)
#> visual_width_limit([], 5)
#> visual_width_limit(["abc", "\t", "a\tb"], 3)
#> visual_width_limit(["fits"], 4)
#> visual_width_limit(["é\té\té"], 16)

### first_ascii_alias
def first_ascii_alias(aliases, key):
    options = aliases.get(key, [])
    for alt in options:
        if alt.isascii() and alt:
            return alt
    return key.encode("ascii", "replace").decode()

#> first_ascii_alias({"münchen": ["Минхен", "Munich"]}, "münchen")
#> first_ascii_alias({}, "köln")
#> first_ascii_alias({"x": ["", "é"]}, "x")
#> first_ascii_alias({"東京": ["Tokyo", "Tōkyō"]}, "東京")
#> first_ascii_alias({"æ": []}, "æ")

### ascii_gap_lengths
def ascii_gap_lengths(s):
    gaps, n = [], 0
    for c in s:
        if c.isascii():
            n += 1
            continue
        gaps.append(n)
        n = 0
    gaps.append(n)
    return gaps

#> ascii_gap_lengths("naïve café")
#> ascii_gap_lengths("")
#> ascii_gap_lengths("ééé")
#> ascii_gap_lengths("pure")
#> ascii_gap_lengths("→a→bc→")

### header_token_valid
SEPARATORS = set('()<>@,;:\\"/[]?={} \t')

def header_token_valid(token):
    return bool(token) and token.isascii() and token.isprintable() and not SEPARATORS & set(token)

#> header_token_valid("X-Rate-Limit")
#> header_token_valid("")
#> header_token_valid("bad token")
#> header_token_valid("naïve")
#> header_token_valid("a\x7f")

### popitem_budget
def popitem_budget(prices, budget):
    bought = {}
    while prices and budget > 0:
        name, cost = prices.popitem()
        if cost <= budget:
            budget -= cost
            bought[name] = cost
        else:
            prices.clear()
    return bought, budget, prices

#> popitem_budget({"tent": 80, "rope": 15, "mug": 5}, 30)
#> popitem_budget({}, 10)
#> popitem_budget({"x": 4, "y": 6}, 6)
#> popitem_budget({"a": 1, "b": 2, "c": 3}, 100)
#> popitem_budget({"gold": 900}, 0)

### lifo_rename
def lifo_rename(d):
    k, v = d.popitem()
    d.update({v: k})
    k, v = d.popitem()
    return k, v, d

#> lifo_rename({"a": "b"})
#> lifo_rename({"a": "b", "c": "a"})
#> lifo_rename({1: 2, 2: 3, 3: 1})
#> lifo_rename({})
#> lifo_rename({"x": "x"})

### popitem_levels
def popitem_levels(tree):
    trail = []
    while isinstance(tree, dict) and tree:
        key, tree = tree.popitem()
        trail.append(key)
    return "/".join(trail), tree

#> popitem_levels({"a": 1, "b": {"c": {"d": 4}}})
#> popitem_levels({})
#> popitem_levels({"x": {"y": {}}})
#> popitem_levels({"m": [1, 2]})
#> popitem_levels({"p": {"q": 1, "r": None}, "s": {"t": "u", "v": "w"}})
