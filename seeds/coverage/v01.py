### fill_badge_template
def fill_badge_template(template, person):
    try:
        return template.format_map(person)
    except KeyError as missing:
        return "missing " + missing.args[0]

#> fill_badge_template("{name} <{role}>", {"name": "Iris", "role": "welder"})
#> fill_badge_template("{name}: {floor:02d}", {"name": "Bo", "floor": 7})
#> fill_badge_template("{nick!r}", {"name": "Bo"})
#> fill_badge_template("", {})
#> fill_badge_template("{{static}}", {"static": 1})

### keep_unknown_slots
class SlotKeeper(dict):
    def __missing__(self, key):
        return "{" + key + "}"

def keep_unknown_slots(pattern, **values):
    return pattern.format_map(SlotKeeper(values))

#> keep_unknown_slots("/{tenant}/{bucket}/x", tenant="acme")
#> keep_unknown_slots("{a}{b}{a}", b="-")
#> keep_unknown_slots("plain", a=1)
#> keep_unknown_slots("{p:>4}|{q}", p=12, q=3.5)
#> keep_unknown_slots("{zeile}", spalte=2)

### render_rows_until_broken
def render_rows_until_broken(fmt, rows):
    out = []
    for n, row in enumerate(rows, 1):
        try:
            out.append(fmt.format_map(row))
        except (KeyError, ValueError):
            out.append(f"#{n}?")
            break
    else:
        out.append("ok")
    return out

#> render_rows_until_broken("{sku}x{qty:d}", [{"sku": "A7", "qty": 2}, {"sku": "B1", "qty": "3"}])
#> render_rows_until_broken("{sku}x{qty:d}", [{"sku": "A7", "qty": 20}, {"qty": 1, "sku": ""}])
#> render_rows_until_broken("{z}", [])
#> render_rows_until_broken("{z}", [{"y": 0}, {"z": 1}])
#> render_rows_until_broken("<{t:^5}>", [{"t": "ab"}, {"t": "ümlaut"}])

### numeric_flavours
def numeric_flavours(chars):
    tally = {"dec": 0, "dig": 0, "num": 0, "none": 0}
    for c in chars:
        if c.isdecimal():
            tally["dec"] += 1
        elif c.isdigit():
            tally["dig"] += 1
        elif c.isnumeric():
            tally["num"] += 1
        else:
            tally["none"] += 1
    return tally

#> numeric_flavours("7²½x")
#> numeric_flavours("")
#> numeric_flavours("٣٤ five")
#> numeric_flavours("Ⅷ八 8")
#> numeric_flavours("¼+¾=1")

### first_numeric_token
def first_numeric_token(sentence, fallback=None):
    return next((w for w in sentence.split() if w.strip(".,").isnumeric()), fallback)

#> first_numeric_token("Flat 12, Mill Lane")
#> first_numeric_token("no digits here", "n/a")
#> first_numeric_token("")
#> first_numeric_token("about ½ cup and 3 eggs")
#> first_numeric_token("3.5 or 40.", -1)

### hide_unprintable
def hide_unprintable(raw, mark="."):
    if raw.isprintable():
        return raw
    return "".join(c if c.isprintable() else mark for c in raw)

#> hide_unprintable("tab\there")
#> hide_unprintable("all fine, really")
#> hide_unprintable("\x00\x01end\n", "?")
#> hide_unprintable("")
#> hide_unprintable("soft\u00adhyphen \u200bzero", "")

### printable_run_lengths
def printable_run_lengths(stream):
    runs = []
    size = 0
    for ch in stream:
        if ch.isprintable():
            size += 1
        elif size:
            runs.append(size)
            size = 0
    return runs + [size] if size else runs

#> printable_run_lengths("ab\ncde\n\nf")
#> printable_run_lengths("\t\t")
#> printable_run_lengths("")
#> printable_run_lengths("GET /\r\n")
#> printable_run_lengths("\x1b[31mred\x1b[0m")

### headline_score
def headline_score(titles):
    score = 0
    for t in titles:
        if t.istitle():
            score += 2
        elif t.title().swapcase() == t:
            score -= 1
    return score

#> headline_score(["Rain Over Oslo", "rain over oslo", "rAIN oVER oSLO"])
#> headline_score([])
#> headline_score(["", "123", "A1B", "Don't Panic"])
#> headline_score(["The 3Rd Man", "The 3rd Man"])
#> headline_score(["Élan Vital", "éLAN"])

### title_word_positions
def title_word_positions(line):
    words = line.split(" ")
    return [i for i, w in enumerate(words) if w.istitle()] or None

#> title_word_positions("Anna met BOB and Cleo")
#> title_word_positions("nothing here")
#> title_word_positions("")
#> title_word_positions("O'Neil McDonald X Y2k")
#> title_word_positions("-Dash _Under 9Lives")

### legal_field_names
def legal_field_names(headers):
    good, bad = [], []
    for h in headers:
        name = h.strip().lower().replace(" ", "_")
        (good if name.isidentifier() else bad).append(name)
    return good, bad

#> legal_field_names(["First Name", "2nd Name", "E-mail", " age "])
#> legal_field_names([])
#> legal_field_names(["größe", "__x__", "class", ""])
#> legal_field_names(["a.b", "A B C"])
#> legal_field_names(["\ttab", "π"])

### make_identifier
def make_identifier(label):
    """Turn any label into something Python accepts as a name."""
    candidate = "".join(c if c.isalnum() else "_" for c in label)
    if not candidate.isidentifier():
        candidate = "_" + candidate
    return candidate

#> make_identifier("net-price")
#> make_identifier("3d view")
#> make_identifier("")
#> make_identifier("already_fine")
#> make_identifier("²nd")
#> make_identifier("été 2024")

### split_at_last_space
def split_at_last_space(text, limit):
    if len(text) <= limit:
        return [text]
    try:
        cut = text.rindex(" ", 0, limit + 1)
    except ValueError:
        return [text[:limit], text[limit:]]
    return [text[:cut], text[cut + 1:]]

#> split_at_last_space("the quick onyx goblin", 12)
#> split_at_last_space("short", 10)
#> split_at_last_space("unbreakableword", 5)
#> split_at_last_space("a b", 1)
#> split_at_last_space("", 0)
#> split_at_last_space("exact fit", 9)

### rindex_gap
def rindex_gap(s, sub):
    return s.rindex(sub) - s.index(sub)

#> rindex_gap("banana", "an")
#> rindex_gap("level", "v")
#> rindex_gap("aaaa", "aa")
#> rindex_gap("abc", "")
#> rindex_gap("kiwi", "z")

### ruler_with_tabs
def ruler_with_tabs(line, stop):
    wide = line.expandtabs(stop)
    return len(wide) - len(line), wide.index("|") if "|" in wide else -1

#> ruler_with_tabs("a\tb\t|c", 4)
#> ruler_with_tabs("\t\t", 8)
#> ruler_with_tabs("none|", 3)
#> ruler_with_tabs("", 5)
#> ruler_with_tabs("x\ny\t|", 4)
#> ruler_with_tabs("drop\tme", 0)

### indent_depths_from_tabs
def indent_depths_from_tabs(source):
    depths = []
    for line in source.splitlines():
        full = line.expandtabs(4)
        body = full.lstrip(" ")
        if not body:
            continue
        depths.append((len(full) - len(body)) // 4)
    return depths

#> indent_depths_from_tabs("if x:\n\ty = 1\n\t\tz = 2")
#> indent_depths_from_tabs("")
#> indent_depths_from_tabs("  \ta\n\n    \tb")
#> indent_depths_from_tabs("top\r\n\tinner\r\n")
#> indent_depths_from_tabs("\t\n\t\t\t")

### bottom_level_domain
def bottom_level_domain(host, levels=2):
    parts = host.rstrip(".").rsplit(".", levels)
    if len(parts) > levels:
        parts.pop(0)
    return ".".join(parts)

#> bottom_level_domain("mail.eu.example.org")
#> bottom_level_domain("localhost")
#> bottom_level_domain("a.b.c.d.", 3)
#> bottom_level_domain("", 1)
#> bottom_level_domain("example.org")

### rsplit_sum_tail
def rsplit_sum_tail(entry):
    name, *numbers = entry.rsplit(None, 2)
    return name, sum(int(n) for n in numbers if n.isdecimal())

#> rsplit_sum_tail("blue wool socks 3 12")
#> rsplit_sum_tail("lamp 40")
#> rsplit_sum_tail("tea x 9")
#> rsplit_sum_tail("  padded   name  7  8 ")
#> rsplit_sum_tail("")

### decimal_checksum
def decimal_checksum(code):
    if not code.isdecimal():
        return -1
    total = 0
    for place, d in enumerate(reversed(code)):
        total += int(d) * (place % 3 + 1)
    return total % 11

#> decimal_checksum("80412")
#> decimal_checksum("")
#> decimal_checksum("12a")
#> decimal_checksum("0000")
#> decimal_checksum("५७")
#> decimal_checksum("3²")

### centered_diamond
def centered_diamond(n, ch):
    width = 2 * n - 1
    top = [(ch * (2 * i + 1)).center(width, ".") for i in range(n)]
    return top + top[-2::-1]

#> centered_diamond(1, "o")
#> centered_diamond(3, "#")
#> centered_diamond(2, "ab")
#> centered_diamond(0, "x")
#> centered_diamond(4, "*")

### ascii_share
def ascii_share(words):
    if not words:
        return 0.0
    plain = [w for w in words if w.isascii()]
    return round(len(plain) / len(words), 2)

#> ascii_share(["naïve", "plain", "café"])
#> ascii_share([])
#> ascii_share(["", "a\n"])
#> ascii_share(["ß"])
#> ascii_share(["one", "two", "trois", "четыре", "五", "six", "sept"])

### ascii_or_escape
def ascii_or_escape(token):
    if token.isascii():
        return token
    pieces = []
    for ch in token:
        pieces.append(ch if ch.isascii() else f"&#{ord(ch)};")
    return "".join(pieces)

#> ascii_or_escape("Zürich")
#> ascii_or_escape("Bern")
#> ascii_or_escape("")
#> ascii_or_escape("5€ → 4£")
#> ascii_or_escape("日本")

### shadow_copy_edits
def shadow_copy_edits(stock, removals):
    after = stock.copy()
    for item in removals:
        if after.pop(item, None) is None:
            after[item] = -1
    return len(stock), after

#> shadow_copy_edits({"bolt": 4, "nut": 9}, ["nut", "cam"])
#> shadow_copy_edits({}, ["x", "x"])
#> shadow_copy_edits({"a": None, "b": 0}, ["a", "b"])
#> shadow_copy_edits({"k": 1}, [])
#> shadow_copy_edits({"gear": 2, "rod": 5, "pin": 8}, ["rod", "rod", "pin"])

### pop_while_copying
def pop_while_copying(xs):
    for x in xs.copy():
        if x < 0:
            xs.pop(0)
        else:
            xs.append(x // 2)
    return xs

#> pop_while_copying([5, -1, 8])
#> pop_while_copying([])
#> pop_while_copying([-3, -2])
#> pop_while_copying([0, 1, -7, 100])
#> pop_while_copying([-1])

### shared_inner_copy
def shared_inner_copy(grid, value):
    twin = grid.copy()
    twin[0].append(value)
    twin[-1] = [value]
    return grid, twin

#> shared_inner_copy([[1], [2]], 9)
#> shared_inner_copy([[]], "q")
#> shared_inner_copy([[0, 0], [], [3]], None)
#> shared_inner_copy([["a"], ["b"], ["c"], ["d"]], "z")
#> shared_inner_copy([], 1)

### swapcase_if_longer_alt
def swapcase_if_longer_alt(a, b):
    if len(a) > len(b):
        a, b = b.swapcase(), a
    return a + "/" + b.swapcase()

#> swapcase_if_longer_alt("Cat", "do")
#> swapcase_if_longer_alt("x", "YyY")
#> swapcase_if_longer_alt("", "")
#> swapcase_if_longer_alt("Straße", "Ok")
#> swapcase_if_longer_alt("McGee 42", "iPad")

### mirror_digits_table
def mirror_digits_table(number):
    table = str.maketrans("0123456789", "9876543210")
    return int(str(number).translate(table))

#> mirror_digits_table(1234)
#> mirror_digits_table(0)
#> mirror_digits_table(-907)
#> mirror_digits_table(9999)
#> mirror_digits_table(31415926535)

### strip_and_swap_marks
MARKS = str.maketrans({"«": '"', "»": '"', "…": "...", "\u00a0": " ", "\r": None})

def strip_and_swap_marks(text):
    cleaned = text.translate(MARKS)
    return cleaned, len(cleaned) - len(text)

#> strip_and_swap_marks("«Oui…»\r\n")
#> strip_and_swap_marks("")
#> strip_and_swap_marks("12\u00a0000\u00a0€")
#> strip_and_swap_marks("\r\r\r")
#> strip_and_swap_marks("nothing to do")

### drain_last_first
def drain_last_first(queue, limit):
    taken = []
    while queue and len(taken) < limit:
        key, value = queue.popitem()
        taken.append(f"{key}={value}")
    return taken, queue

#> drain_last_first({"t1": 5, "t2": 6, "t3": 7}, 2)
#> drain_last_first({}, 3)
#> drain_last_first({"only": None}, 5)
#> drain_last_first({"x": 1}, 0)
#> drain_last_first({4: "d", 3: "c", 9: "i"}, 9)

### popitem_then_restore
def popitem_then_restore(d, key):
    d[key] = d.pop(key, 0) + 1
    last = d.popitem()
    d.setdefault(last[0], -last[1])
    return list(d.items())

#> popitem_then_restore({"a": 3, "b": 4}, "a")
#> popitem_then_restore({}, "new")
#> popitem_then_restore({"z": 9}, "z")
#> popitem_then_restore({"m": 1, "n": 2, "o": 3}, "p")
#> popitem_then_restore({1: 10, 2: 20}, 2)

### chop_known_suffixes
def chop_known_suffixes(filename, suffixes):
    for s in suffixes:
        shorter = filename.removesuffix(s)
        if shorter != filename:
            filename = shorter
    return filename

#> chop_known_suffixes("backup.tar.gz", [".gz", ".tar"])
#> chop_known_suffixes("backup.tar.gz", [".tar", ".gz"])
#> chop_known_suffixes("notes", [".txt"])
#> chop_known_suffixes(".md", [".md", ""])
#> chop_known_suffixes("a_old_old", ["_old"])

### affix_pingpong
def affix_pingpong(s, affix):
    rounds = 0
    while s.startswith(affix) or s.endswith(affix):
        if rounds % 2:
            s = s.removesuffix(affix)
        else:
            s = s.removeprefix(affix)
        rounds += 1
    return s, rounds

#> affix_pingpong("xxabcxx", "x")
#> affix_pingpong("abc", "x")
#> affix_pingpong("--flag", "--")
#> affix_pingpong("tail==", "=")
#> affix_pingpong("ababa", "ab")

### env_section
def env_section(environ, prefix):
    section = {}
    for key in sorted(environ):
        bare = key.removeprefix(prefix)
        if bare == key:
            continue
        section[bare.casefold()] = environ[key]
    return section

#> env_section({"APP_PORT": "80", "HOME": "/root", "APP_Debug": "1"}, "APP_")
#> env_section({}, "X")
#> env_section({"PATH": "/bin"}, "PATH")
#> env_section({"NDB_A": 1, "NDB_NDB_B": 2}, "NDB_")
#> env_section({"strASSE": 3, "x": 1}, "str")

### same_folded
def same_folded(left, right):
    a, b = left.casefold(), right.casefold()
    return a == b, left.lower() == right.lower(), len(a) - len(left)

#> same_folded("STRASSE", "Straße")
#> same_folded("ok", "OK")
#> same_folded("", "")
#> same_folded("ς", "Σ")
#> same_folded("ﬁne", "FINE")

### byte_columns
def byte_columns(text, codec="utf-8"):
    widths = [len(ch.encode(codec)) for ch in text]
    return widths, sum(widths)

#> byte_columns("aé€")
#> byte_columns("")
#> byte_columns("né", "latin-1")
#> byte_columns("hi", "utf-16-le")
#> byte_columns("€", "ascii")

### zero_padded_sequence
def zero_padded_sequence(prefix, start, stop):
    digits = len(str(stop))
    return [prefix + str(k).zfill(digits) for k in range(start, stop + 1)]

#> zero_padded_sequence("img", 8, 11)
#> zero_padded_sequence("", 98, 100)
#> zero_padded_sequence("v-", 3, 2)
#> zero_padded_sequence("t", -2, 1)
#> zero_padded_sequence("№", 5, 5)

### rpartition_chain
def rpartition_chain(path, sep):
    steps = []
    while path:
        head, found, tail = path.rpartition(sep)
        steps.append(tail)
        if not found:
            break
        path = head
    return steps

#> rpartition_chain("etc/nginx/sites", "/")
#> rpartition_chain("", "/")
#> rpartition_chain("a::b::::c", "::")
#> rpartition_chain("/root", "/")
#> rpartition_chain("noslash", "#")

### receipt_lines
def receipt_lines(items, width):
    lines = []
    for name, cents in items:
        price = f"{cents / 100:.2f}"
        room = width - len(name)
        if room <= len(price):
            lines.append(name[: width - len(price) - 1] + " " + price)
        else:
            lines.append(name + price.rjust(room, "."))
    return lines

#> receipt_lines([("Tea", 250), ("Cinnamon roll", 425)], 16)
#> receipt_lines([], 10)
#> receipt_lines([("Extraordinarily long", 99)], 12)
#> receipt_lines([("", 5)], 6)
#> receipt_lines([("Fuß", 100000), ("Refund", -350)], 14)
