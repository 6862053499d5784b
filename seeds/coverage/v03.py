### order_confirmation
def order_confirmation(order):
    base = "{count} x {item} for {who}"
    if order["count"] == 1:
        base = base.removeprefix("{count} x ").capitalize()
    return base.format_map(order)

#> order_confirmation({"count": 3, "item": "scarf", "who": "Noa"})
#> order_confirmation({"count": 1, "item": "globe", "who": "Mr. Finch"})
#> order_confirmation({"count": 0, "item": "", "who": ""})
#> order_confirmation({"count": 12, "item": "egg"})
#> order_confirmation({"count": 1, "item": "Sofa", "who": "Ünal"})

### plural_slots
class Plural(dict):
    def __missing__(self, key):
        stem = key.removesuffix("_s")
        return "" if self.get(stem) == 1 else "s"

def plural_slots(msg, n, m):
    return msg.format_map(Plural(cat=n, dog=m))

#> plural_slots("{cat} cat{cat_s}, {dog} dog{dog_s}", 1, 2)
#> plural_slots("{dog} dog{dog_s}", 0, 1)
#> plural_slots("{fox_s}", 1, 1)
#> plural_slots("none", 5, 5)
#> plural_slots("{cat:>3}{cat_s}|{dog:<3}{dog_s}", 10, -1)

### format_map_levels
def format_map_levels(text, scope, depth):
    for _ in range(depth):
        if "{" not in text:
            break
        text = text.format_map(scope)
    return text

#> format_map_levels("{a}", {"a": "{b}!", "b": "core"}, 2)
#> format_map_levels("{a}", {"a": "{a}{a}"}, 3)
#> format_map_levels("flat", {}, 4)
#> format_map_levels("{{x}}", {"x": 5}, 1)
#> format_map_levels("{p} {q}", {"p": 1, "q": "{r}", "r": "{p}"}, 5)

### csv_line_by_format
def csv_line_by_format(record, columns):
    template = ";".join("{%s}" % c for c in columns)
    return template.format_map(record)

#> csv_line_by_format({"id": 4, "name": "Ost"}, ["name", "id"])
#> csv_line_by_format({"x": 1.50, "y": None}, ["x", "y", "x"])
#> csv_line_by_format({"k": "v"}, [])
#> csv_line_by_format({"a b": "c;d"}, ["a b"])
#> csv_line_by_format({"id": 4}, ["id", "zip"])

### env_expand_alt
class ShellVars(dict):
    def __missing__(self, name):
        return ""

def env_expand_alt(value, env):
    """Expand ${NAME}; unknown names become empty."""
    template = value.replace("${", "{")
    expanded = template.format_map(ShellVars(env))
    return expanded.rstrip("/") or "/"

#> env_expand_alt("${HOME}/bin/", {"HOME": "/home/io"})
#> env_expand_alt("${X}${Y}/", {"X": "", "Y": ""})
#> env_expand_alt("plain", {})
#> env_expand_alt("${A}-${NOPE}-${A}", {"A": "1"})
#> env_expand_alt("/opt/${APP}/${VER}", {"APP": "db", "VER": 3})

### sum_numeric_glyphs
GLYPHS = {"½": 0.5, "¼": 0.25, "¾": 0.75, "Ⅴ": 5}

def sum_numeric_glyphs(recipe):
    total = 0
    unknown = 0
    for g in recipe:
        if not g.isnumeric():
            continue
        if g.isdecimal():
            total += int(g)
        elif g in GLYPHS:
            total += GLYPHS[g]
        else:
            unknown += 1
    return total, unknown

#> sum_numeric_glyphs("1½ cups + ¼ tsp")
#> sum_numeric_glyphs("none")
#> sum_numeric_glyphs("Ⅴ and Ⅵ")
#> sum_numeric_glyphs("")
#> sum_numeric_glyphs("¾³9")

### strict_int_or_none
def strict_int_or_none(s: str):
    sign = -1 if s[:1] == "-" else 1
    digits = s.removeprefix("-")
    return sign * int(digits) if digits.isdecimal() else None

#> strict_int_or_none("-045")
#> strict_int_or_none("+5")
#> strict_int_or_none("")
#> strict_int_or_none("1_000")
#> strict_int_or_none("--3")
#> strict_int_or_none("٤٢")

### isnumeric_split_pairs
def isnumeric_split_pairs(items):
    nums = list(filter(str.isnumeric, items))
    rest = [i for i in items if i not in nums]
    return list(zip(rest, nums))

#> isnumeric_split_pairs(["ox", "4", "hen", "12"])
#> isnumeric_split_pairs([])
#> isnumeric_split_pairs(["1", "1", "a"])
#> isnumeric_split_pairs(["-1", "1e5", "100", "½"])
#> isnumeric_split_pairs(["", " 7", "7 ", "7"])

### bump_trailing_number
def bump_trailing_number(name):
    i = len(name)
    while i and name[i - 1].isdecimal():
        i -= 1
    stem, digits = name[:i], name[i:]
    if not digits:
        return stem + "2"
    return stem + str(int(digits) + 1).zfill(len(digits))

#> bump_trailing_number("draft")
#> bump_trailing_number("shot099")
#> bump_trailing_number("9")
#> bump_trailing_number("")
#> bump_trailing_number("v1.09")

### terminal_visible
def terminal_visible(s):
    visible = 0
    escapes = []
    it = iter(s)
    for c in it:
        if c.isprintable():
            visible += 1
        else:
            escapes.append(ord(c))
            next(it, None)
    return visible, escapes

#> terminal_visible("ok\nno")
#> terminal_visible("")
#> terminal_visible("\t")
#> terminal_visible("a\x1bbc\x1b")
#> terminal_visible("üß 漢")

### clean_then_classify
def clean_then_classify(chunk):
    text = chunk.decode("utf-8", "replace")
    if not text.isprintable():
        text = "".join(filter(str.isprintable, text))
        flag = "dirty"
    else:
        flag = "clean"
    return {flag: text, "ascii": text.isascii()}

#> clean_then_classify(b"abc\r\n")
#> clean_then_classify(b"abc")
#> clean_then_classify(b"\xff\xfe")
#> clean_then_classify(b"")
#> clean_then_classify("naïve\x00".encode())

### unprintable_positions_from_end
def unprintable_positions_from_end(s):
    return [k - len(s) for k in range(len(s)) if not s[k].isprintable()][::-1]

#> unprintable_positions_from_end("a\tb\nc")
#> unprintable_positions_from_end("")
#> unprintable_positions_from_end("\r\n")
#> unprintable_positions_from_end("nice day")
#> unprintable_positions_from_end("\u2028line sep")

### reject_bad_password
def reject_bad_password(pw):
    checks = [
        ("short", len(pw) < 8),
        ("space", " " in pw),
        ("control", not pw.isprintable()),
        ("numeric", pw.isnumeric()),
        ("word", pw.isidentifier() and pw.islower()),
    ]
    return [name for name, failed in checks if failed]

#> reject_bad_password("12345678")
#> reject_bad_password("correct horse")
#> reject_bad_password("tr0ub4dor&3")
#> reject_bad_password("")
#> reject_bad_password("monkey_boy")
#> reject_bad_password("a\x00b")

### recase_like
def recase_like(sample, word):
    if sample.isupper():
        return word.upper()
    if sample.istitle():
        return word.title()
    return word.lower() if sample.islower() else word.swapcase()

#> recase_like("ABC", "dog")
#> recase_like("Abc", "hot dog")
#> recase_like("abc", "DoG")
#> recase_like("aBC", "DoG")
#> recase_like("", "Mixed")

### proper_nouns_after_first
def proper_nouns_after_first(sentence):
    """Title-case words that do not start the sentence."""
    nouns = []
    start = True
    for raw in sentence.split():
        word = raw.strip(",.;!?")
        if word.istitle() and not start:
            nouns.append(word)
        start = raw.endswith((".", "!", "?"))
    return nouns

#> proper_nouns_after_first("Today Maria flew to Lima. She slept.")
#> proper_nouns_after_first("")
#> proper_nouns_after_first("no names, none")
#> proper_nouns_after_first("Hi! Bob? Yes Bob.")
#> proper_nouns_after_first("I saw NASA and McKay in Ílhavo")

### quote_unless_identifier
def quote_unless_identifier(keys):
    parts = []
    for k in keys:
        if isinstance(k, str) and k.isidentifier():
            parts.append(k)
        else:
            parts.append(repr(k))
    return "{" + ", ".join(parts) + "}"

#> quote_unless_identifier(["id", "first-name", 3])
#> quote_unless_identifier([])
#> quote_unless_identifier(["", None, "_"])
#> quote_unless_identifier(["a'b", ("x", 1), "x1"])
#> quote_unless_identifier(["日付", "2x"])

### longest_identifier_prefix
def longest_identifier_prefix(s):
    best = ""
    for end in range(1, len(s) + 1):
        if not s[:end].isidentifier():
            break
        best = s[:end]
    return best

#> longest_identifier_prefix("total_2024-06")
#> longest_identifier_prefix("9lives")
#> longest_identifier_prefix("")
#> longest_identifier_prefix("whole")
#> longest_identifier_prefix("x y")

### macro_call
def macro_call(text):
    name, paren, inner = text.partition("(")
    if not paren or not inner.endswith(")"):
        return ("bare", text) if text.isidentifier() else ("junk", text)
    args = [a.strip() for a in inner.removesuffix(")").split(",")]
    return name, [a for a in args if a]

#> macro_call("include(head, foot)")
#> macro_call("reset")
#> macro_call("no-good")
#> macro_call("f()")
#> macro_call("g(a, ,b")
#> macro_call("h((x),y))")

### rename_to_free_identifier
def rename_to_free_identifier(wanted, taken):
    if not wanted.isidentifier():
        wanted = "var"
    name, n = wanted, 1
    while name in taken:
        n += 1
        name = f"{wanted}_{n}"
    taken.append(name)
    return name, len(taken)

#> rename_to_free_identifier("row", ["row", "row_2"])
#> rename_to_free_identifier("4th", [])
#> rename_to_free_identifier("", ["var"])
#> rename_to_free_identifier("col", ["row"])
#> rename_to_free_identifier("ä", ["ä"])

### trim_to_last_sentence
def trim_to_last_sentence(text, budget):
    clip = text[:budget]
    ends = [clip.rindex(p) for p in ".!?" if p in clip]
    return clip[: max(ends) + 1] if ends else clip + "…"

#> trim_to_last_sentence("It rained. We left! Then sun", 22)
#> trim_to_last_sentence("no stop at all", 7)
#> trim_to_last_sentence("", 5)
#> trim_to_last_sentence("Why? Because.", 100)
#> trim_to_last_sentence("A.B.C", 2)

### rindex_by_step
def rindex_by_step(s, sub, lo):
    try:
        return s.rindex(sub, lo)
    except ValueError:
        return s.index(sub) - len(s)

#> rindex_by_step("pepper", "pe", 2)
#> rindex_by_step("pepper", "pe", 4)
#> rindex_by_step("aaa", "a", -1)
#> rindex_by_step("abc", "", 1)
#> rindex_by_step("abc", "q", 0)

### extension_or_dotfile
def extension_or_dotfile(path):
    base = path[path.rindex("/") + 1:] if "/" in path else path
    dot = base.rfind(".")
    if dot <= 0:
        return base, ""
    return base[:dot], base[dot + 1:].casefold()

#> extension_or_dotfile("/srv/www/Logo.SVG")
#> extension_or_dotfile(".bashrc")
#> extension_or_dotfile("a/b/Makefile")
#> extension_or_dotfile("")
#> extension_or_dotfile("x.tar.GZ")
#> extension_or_dotfile("dir.d/")

### last_before_each
def last_before_each(text, marks):
    result = {}
    for m in marks:
        try:
            at = text.rindex(m)
        except ValueError:
            result[m] = None
            continue
        result[m] = text[at - 1:at]
    return result

#> last_before_each("f(a)[b]", ")]")
#> last_before_each("", "x")
#> last_before_each("abcabc", "acz")
#> last_before_each("q", ["q"])
#> last_before_each("1+2-3", ["+", "-", "*"])

### align_tab_comments
def align_tab_comments(lines):
    return [l.expandtabs(max(len(x.split("\t")[0]) for x in lines) + 2) for l in lines]

#> align_tab_comments(["x\t# one", "long\t# two"])
#> align_tab_comments([])
#> align_tab_comments(["\tlead"])
#> align_tab_comments(["no tab", "a\tb\tc"])
#> align_tab_comments(["é\tq", "", "zz\t"])

### expandtabs_after_newline_alt
def expandtabs_after_newline_alt(s, sizes):
    return [s.expandtabs(n).count(" ") for n in sizes]

#> expandtabs_after_newline_alt("a\tb\n\tc", [1, 2, 4, 8])
#> expandtabs_after_newline_alt("", [3])
#> expandtabs_after_newline_alt("\t\r\t", [0, 5])
#> expandtabs_after_newline_alt("a b\tc", [4, -1])
#> expandtabs_after_newline_alt("abcd\te", [])

### parse_tabbed_outline
def parse_tabbed_outline(text):
    stack = []
    paths = []
    for line in text.splitlines():
        wide = line.expandtabs(2)
        level = (len(wide) - len(wide.lstrip())) // 2
        del stack[level:]
        stack.append(wide.strip())
        paths.append("/".join(stack))
    return paths

#> parse_tabbed_outline("fruit\n\tapple\n\t\tred\n\tpear\nveg")
#> parse_tabbed_outline("")
#> parse_tabbed_outline("\t\tdeep\nshallow")
#> parse_tabbed_outline("a\n  b\n\tc")
#> parse_tabbed_outline("x\n\n\ty")

### dms_fields
def dms_fields(coord):
    body, sep, hemi = coord.rpartition(" ")
    if not sep or hemi not in "NSEW":
        raise ValueError("no hemisphere")
    fields = [int(p) for p in body.split("-") if p.isdecimal()]
    value = sum(f / 60 ** k for k, f in enumerate(fields))
    return round(-value if hemi in "SW" else value, 4)

#> dms_fields("48-51-24 N")
#> dms_fields("70-30 W")
#> dms_fields("0 E")
#> dms_fields("12-x-36 S")
#> dms_fields("48-51")

### rsplit_ladder
def rsplit_ladder(s, sep):
    ladder = []
    for n in range(s.count(sep) + 1):
        ladder.append(s.rsplit(sep, n)[0])
    return ladder

#> rsplit_ladder("org.apache.http", ".")
#> rsplit_ladder("", "/")
#> rsplit_ladder("x--y--", "--")
#> rsplit_ladder("solo", "_")
#> rsplit_ladder("a,b,c,d", ",")

### unit_price_line
def unit_price_line(line):
    try:
        name, qty, price = line.rsplit(" ", 2)
        return name.strip().casefold(), int(qty) * float(price)
    except ValueError:
        return line.strip(), None

#> unit_price_line("Oat Milk 3 1.25")
#> unit_price_line("Bread 2.10")
#> unit_price_line("Eggs twelve 0.30")
#> unit_price_line("")
#> unit_price_line("A B C D 0 9")

### ascii_bar_chart
def ascii_bar_chart(counts, width=10):
    peak = max(counts.values(), default=0)
    if not peak:
        return []
    label = max(len(k) for k in counts)
    return [
        k.rjust(label) + " " + ("#" * round(v * width / peak)).ljust(width, ".")
        for k, v in counts.items()
    ]

#> ascii_bar_chart({"mon": 4, "tues": 8})
#> ascii_bar_chart({})
#> ascii_bar_chart({"x": 0})
#> ascii_bar_chart({"a": 1, "bb": 2, "ccc": 3}, 6)
#> ascii_bar_chart({"ñ": 7}, 3)

### ascii_fold_key
def ascii_fold_key(names):
    return sorted(names, key=lambda n: (not n.isascii(), n.casefold(), n))

#> ascii_fold_key(["beta", "Alpha", "Éclair", "alpha"])
#> ascii_fold_key([])
#> ascii_fold_key(["ß", "SS", "ss", "Z"])
#> ascii_fold_key(["10", "9", "é", "e"])
#> ascii_fold_key(["b", "B", "a", "A"])

### toggle_by_marker
def toggle_by_marker(text, marker="^"):
    out = []
    flip = False
    for part in text.split(marker):
        out.append(part.swapcase() if flip else part)
        flip = not flip
    return "".join(out)

#> toggle_by_marker("Be ^Very^ quiet")
#> toggle_by_marker("")
#> toggle_by_marker("^^aB^^")
#> toggle_by_marker("x|Y|z|W", "|")
#> toggle_by_marker("^ÉcOle")

### swapcase_round_trip
def swapcase_round_trip(chars):
    return [c for c in chars if c.swapcase().swapcase() != c]

#> swapcase_round_trip("aßé")
#> swapcase_round_trip("")
#> swapcase_round_trip("ſtK")
#> swapcase_round_trip("ABC xyz 123")
#> swapcase_round_trip("ǅµς")

### vowel_rotor
def vowel_rotor(word, turns):
    vowels = "aeiou"
    k = turns % 5
    table = str.maketrans(vowels, vowels[k:] + vowels[:k])
    return word.translate(table)

#> vowel_rotor("queue", 1)
#> vowel_rotor("banana", -1)
#> vowel_rotor("", 3)
#> vowel_rotor("Audio", 5)
#> vowel_rotor("sky", 2)

### complement_strand
PAIRS = str.maketrans("ACGTacgt", "TGCAtgca", "- \n")

def complement_strand(dna, reverse=True):
    paired = dna.translate(PAIRS)
    if reverse:
        paired = paired[::-1]
    return paired

#> complement_strand("ACC-GTT")
#> complement_strand("aacc", False)
#> complement_strand("")
#> complement_strand("GATTACA N")
#> complement_strand("---", False)

### leet_levels
def leet_levels(msg, level):
    stages = [{"o": "0"}, {"e": "3", "a": "4"}, {"s": "$", "t": None}]
    table = {}
    for stage in stages[:level]:
        table.update(stage)
    return msg.translate(str.maketrans(table))

#> leet_levels("toast", 0)
#> leet_levels("toast", 1)
#> leet_levels("teapots", 2)
#> leet_levels("tests at sea", 3)
#> leet_levels("", 9)

### merge_until_collision
def merge_until_collision(base, extra):
    while extra:
        k, v = extra.popitem()
        if k in base:
            extra[k] = v
            break
        base[k] = v
    return base, extra

#> merge_until_collision({"a": 1}, {"a": 9, "b": 2})
#> merge_until_collision({}, {})
#> merge_until_collision({"x": 0}, {"y": 1, "z": 2})
#> merge_until_collision({"q": 5}, {"p": 1, "q": 6})
#> merge_until_collision({1: "i"}, {2: "j", 1: "k", 3: "l"})
