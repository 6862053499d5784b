### render_text_table
def render_text_table(headers, rows, gap="  "):
    cells = [[str(c) for c in r] for r in rows]
    widths = [max([len(h)] + [len(r[i]) for r in cells]) for i, h in enumerate(headers)]
    numeric = [all(isinstance(r[i], (int, float)) for r in rows) for i in range(len(headers))]

    def fmt(row):
        return gap.join(c.rjust(w) if n else c.ljust(w) for c, w, n in zip(row, widths, numeric)).rstrip()

    return "\n".join([fmt(headers), gap.join("-" * w for w in widths)] + [fmt(r) for r in cells])

#> render_text_table(["name", "qty"], [["Bolt", 12], ["Washer", 3]])
#> render_text_table(["id"], [])
#> render_text_table(["a", "b"], [[1, "x"], [None, "yy"]], gap=" | ")
#> render_text_table(["city", "temp"], [["Łódź", -3.5]])
#> render_text_table(["k", "v"], [["only"]])

### bytes_human_binary
def bytes_human_binary(size, precision=1):
    sign = "-" if size < 0 else ""
    size = abs(size)
    for unit in ("B", "KiB", "MiB", "GiB", "TiB"):
        if size < 1024 or unit == "TiB":
            break
        size /= 1024
    digits = 0 if unit == "B" else precision
    return f"{sign}{size:.{digits}f} {unit}"

#> bytes_human_binary(532)
#> bytes_human_binary(1536)
#> bytes_human_binary(-7340032, precision=2)
#> bytes_human_binary(0)
#> bytes_human_binary(9 * 1024 ** 5)

### parse_size_suffix
def parse_size_suffix(text):
    text = text.strip().upper().removesuffix("B").removesuffix("I")
    multiplier = 1
    if text and text[-1] in "KMGT":
        multiplier = 1024 ** ("KMGT".index(text[-1]) + 1)
        text = text[:-1]
    try:
        return int(float(text) * multiplier)
    except ValueError:
        raise ValueError("invalid size") from None

#> parse_size_suffix("10k")
#> parse_size_suffix(" 1.5 GiB ")
#> parse_size_suffix("512")
#> parse_size_suffix("MB")
#> parse_size_suffix("0.001T")

### percent_change_label
def percent_change_label(old, new, places=1):
    if old == 0:
        return "n/a" if new else "0%"
    change = (new - old) / abs(old) * 100
    arrow = "▲" if change > 0 else "▼" if change < 0 else "="
    return f"{arrow}{abs(change):.{places}f}%"

#> percent_change_label(80, 100)
#> percent_change_label(0, 5)
#> percent_change_label(-4, -5, places=0)
#> percent_change_label(0, 0)
#> percent_change_label(3, 3)
#> percent_change_label(7, 2, 3)

### percentages_sum_to_hundred
def percentages_sum_to_hundred(counts):
    """Largest remainder rounding."""
    total = sum(counts.values())
    if total == 0:
        return {k: 0 for k in counts}
    exact = {k: v * 100 / total for k, v in counts.items()}
    floored = {k: int(x) for k, x in exact.items()}
    missing = 100 - sum(floored.values())
    for key in sorted(exact, key=lambda k: floored[k] - exact[k])[:missing]:
        floored[key] += 1
    return floored

#> percentages_sum_to_hundred({"yes": 1, "no": 1, "maybe": 1})
#> percentages_sum_to_hundred({"x": 0, "y": 0})
#> percentages_sum_to_hundred({"red": 41, "blue": 58, "grey": 12})
#> percentages_sum_to_hundred({})
#> percentages_sum_to_hundred({"all": 7})

### pluralize_count_phrase
IRREGULAR = {"person": "people", "child": "children", "mouse": "mice"}


def pluralize_count_phrase(n, noun):
    if n == 1:
        return ("an " if noun[0] in "aeiou" else "a ") + noun
    if noun in IRREGULAR:
        plural = IRREGULAR[noun]
    elif noun.endswith(("s", "x", "ch", "sh")):
        plural = noun + "es"
    elif noun[-1] == "y" and noun[-2] not in "aeiou":
        plural = noun[:-1] + "ies"
    else:
        plural = noun + "s"
    return f"{n or 'no'} {plural}"

#> pluralize_count_phrase(3, "box")
#> pluralize_count_phrase(1, "apple")
#> pluralize_count_phrase(0, "person")
#> pluralize_count_phrase(12, "city")
#> pluralize_count_phrase(2, "day")
#> pluralize_count_phrase(1, "")

### title_case_headline
SMALL = {"a", "an", "the", "of", "in", "and", "or", "to", "for"}


def title_case_headline(headline):
    words = headline.split()
    out = []
    for i, w in enumerate(words):
        edge = i in (0, len(words) - 1) or out[-1].endswith(":")
        if w.isupper() and len(w) > 1:
            out.append(w)
        elif w.lower() in SMALL and not edge:
            out.append(w.lower())
        else:
            out.append("-".join(p[:1].upper() + p[1:].lower() for p in w.split("-")))
    return " ".join(out)

#> title_case_headline("the lord OF the rings")
#> title_case_headline("")
#> title_case_headline("NASA plans: a well-known trip TO mars")
#> title_case_headline("what are you waiting for")
#> title_case_headline("é a")

### unique_slug_for
def unique_slug_for(title, taken, max_length=20):
    slug, dash = "", False
    for ch in title.lower():
        if ch.isascii() and ch.isalnum():
            slug += "-" + ch if dash and slug else ch
            dash = False
        else:
            dash = True
    base = slug[:max_length].rstrip("-") or "untitled"
    candidate, n = base, 2
    while candidate in taken:
        suffix = f"-{n}"
        candidate = base[:max_length - len(suffix)] + suffix
        n += 1
    return candidate

#> unique_slug_for("  Hello, Berlin!  ", [])
#> unique_slug_for("10 Tips & Tricks", ["10-tips-tricks", "10-tips-tricks-2"])
#> unique_slug_for("¿¡", {"untitled"})
#> unique_slug_for("A very long heading indeed", ("x",), max_length=12)
#> unique_slug_for("", ["a"])

### wrap_paragraph_hanging
def wrap_paragraph_hanging(text, width, indent="  "):
    lines, current = [], ""
    for word in text.split():
        prefix = indent if lines else ""
        trial = f"{current} {word}" if current else prefix + word
        if len(trial) > width and current:
            lines.append(current)
            current = indent + word
        else:
            current = trial
    if current:
        lines.append(current)
    return lines

#> wrap_paragraph_hanging("the quick brown fox jumps over", 12)
#> wrap_paragraph_hanging("", 5)
#> wrap_paragraph_hanging("incomprehensibilities are long", 10, indent="> ")
#> wrap_paragraph_hanging("a b c d", 3, "")
#> wrap_paragraph_hanging("   spaced \t out\nwords  ", 40)

### justify_line_spaces
def justify_line_spaces(words, width):
    if len(words) == 1:
        return words[0].ljust(width)
    letters = sum(len(w) for w in words)
    gaps = len(words) - 1
    each, extra = divmod(width - letters, gaps)
    out = ""
    for i, w in enumerate(words):
        out += w
        if i < gaps:
            out += " " * (each + (i < extra))
    return out

#> justify_line_spaces(["This", "is", "an"], 16)
#> justify_line_spaces(["lonely"], 9)
#> justify_line_spaces(["a", "b"], 2)
#> justify_line_spaces([], 4)
#> justify_line_spaces(["x", "yy", "zzz", "w"], 15)

### phone_number_pretty
def phone_number_pretty(raw, country="1"):
    digits = "".join(filter(str.isdigit, raw))
    ext = ""
    if "x" in raw.lower():
        main, _, tail = raw.lower().partition("x")
        digits = "".join(filter(str.isdigit, main))
        ext = " ext. " + tail.strip(" .t")
    if len(digits) == len(country) + 10 and digits.startswith(country):
        digits = digits[len(country):]
    if len(digits) == 7:
        return f"{digits[:3]}-{digits[3:]}{ext}"
    if len(digits) != 10:
        return raw
    return f"({digits[:3]}) {digits[3:6]}-{digits[6:]}{ext}"

#> phone_number_pretty("555.867.5309")
#> phone_number_pretty("+1 (212) 555-0100 x42")
#> phone_number_pretty("867-5309")
#> phone_number_pretty("+44 20 7946 0958")
#> phone_number_pretty("442079460958", country="44")
#> phone_number_pretty("")

### align_assignments_block
def align_assignments_block(lines):
    """Line up the first '=' of consecutive assignment lines."""
    columns = [line.index("=") for line in lines if "=" in line]
    if not columns:
        return lines
    names = [line.partition("=")[0].rstrip() for line in lines if "=" in line]
    width = max(map(len, names))
    result = []
    for line in lines:
        name, eq, value = line.partition("=")
        result.append(f"{name.rstrip():<{width}} = {value.lstrip()}" if eq else line)
    return result

#> align_assignments_block(["x = 1", "total=22", "# note", "id   =  7"])
#> align_assignments_block(["pass"])
#> align_assignments_block([])
#> align_assignments_block(["a==b", "ccc ="])
#> align_assignments_block(["  deep = {1: 2}", "k = 'v=w'"])

### list_to_sentence_limit
def list_to_sentence_limit(names, limit=3, conj="and"):
    n = len(names)
    if n == 0:
        return "nobody"
    if n > limit:
        rest = n - limit + 1
        shown = names[:limit - 1] + [f"{rest} others"]
    else:
        shown = list(names)
    if len(shown) == 1:
        return shown[0]
    return ", ".join(shown[:-1]) + f" {conj} " + shown[-1]

#> list_to_sentence_limit(["Ana", "Ben"])
#> list_to_sentence_limit(["Ana", "Ben", "Cem", "Dan", "Eva"])
#> list_to_sentence_limit([])
#> list_to_sentence_limit(["Zoë"], conj="or")
#> list_to_sentence_limit(["x", "y", "z"], limit=1)

### compact_number_label
def compact_number_label(n):
    sign = "-" * (n < 0)
    value = float(abs(n))
    suffixes = ["", "k", "M", "B", "T"]
    i = 0
    while value >= 999.5 and i < len(suffixes) - 1:
        value /= 1000
        i += 1
    text = f"{value:.1f}" if value < 10 and i else f"{value:.0f}"
    return sign + text.removesuffix(".0") + suffixes[i]

#> compact_number_label(950)
#> compact_number_label(1234)
#> compact_number_label(-15_600_000)
#> compact_number_label(999_999)
#> compact_number_label(0)
#> compact_number_label(4 * 10 ** 15)

### ordinal_date_phrase
def ordinal_date_phrase(day, month_name, year=None):
    if 10 <= day % 100 <= 20:
        suffix = "th"
    else:
        suffix = ("th", "st", "nd", "rd", "th", "th", "th", "th", "th", "th")[day % 10]
    phrase = "the %d%s of %s" % (day, suffix, month_name.title())
    if year:
        phrase += ", %04d" % year
    return phrase

#> ordinal_date_phrase(1, "march")
#> ordinal_date_phrase(12, "JUNE", 1985)
#> ordinal_date_phrase(23, "may", year=800)
#> ordinal_date_phrase(30, "april", None)
#> ordinal_date_phrase(111, "smarch")

### tree_listing_lines
def tree_listing_lines(tree, prefix=""):
    lines = []
    entries = sorted(tree)
    for i, name in enumerate(entries):
        last = i == len(entries) - 1
        lines.append(prefix + ("└─ " if last else "├─ ") + name)
        child = tree[name]
        if child:
            lines += tree_listing_lines(child, prefix + ("   " if last else "│  "))
    return lines

#> tree_listing_lines({"src": {"main.py": None, "util": {"io.py": None}}, "README": None})
#> tree_listing_lines({})
#> tree_listing_lines({"b": {}, "a": {"x": {}}}, prefix="* ")
#> tree_listing_lines({"only": {"child": {"leaf": None}}})
#> tree_listing_lines({"z": None, "Z": None})

### progress_bar_line
def progress_bar_line(done, total, width=20, *, label=""):
    if total <= 0:
        return f"{label}[{'?' * width}]"
    ratio = min(max(done / total, 0), 1)
    filled = int(ratio * width)
    bar = "=" * filled
    if filled < width:
        bar += ">"
    return f"{label}[{bar:<{width}}] {ratio * 100:3.0f}%"

#> progress_bar_line(5, 10, 10)
#> progress_bar_line(0, 0, width=4)
#> progress_bar_line(12, 8, 6, label="dl ")
#> progress_bar_line(-1, 3, 5)
#> progress_bar_line(1, 3)

### histogram_vertical_rows
def histogram_vertical_rows(values, symbol="█"):
    if not values:
        return []
    top = max(values)
    rows = []
    for level in range(top, 0, -1):
        rows.append("".join(symbol if v >= level else " " for v in values).rstrip())
    rows.append("-" * len(values))
    return rows

#> histogram_vertical_rows([1, 3, 2])
#> histogram_vertical_rows([])
#> histogram_vertical_rows([0, 0], symbol="#")
#> histogram_vertical_rows([2, 0, 2, 4], "x")
#> histogram_vertical_rows([-1, 1])

### sparkline_text
TICKS = "▁▂▃▄▅▆▇█"


def sparkline_text(series, missing=" "):
    known = [v for v in series if v is not None]
    if not known:
        return missing * len(series)
    low, high = min(known), max(known)
    span = high - low or 1
    return "".join(
        missing if v is None else TICKS[int((v - low) / span * (len(TICKS) - 1))] for v in series
    )

#> sparkline_text([1, 5, 22, 13, 5])
#> sparkline_text([None, None], missing="?")
#> sparkline_text([7, 7, 7])
#> sparkline_text([0.5, None, -0.5, 0])
#> sparkline_text([])

### truncate_middle_path
def truncate_middle_path(path, limit):
    if len(path) <= limit:
        return path
    parts = path.split("/")
    while len(parts) > 3 and len("/".join(parts)) + 4 > limit:
        del parts[len(parts) // 2]
    half = len(parts) // 2
    short = "/".join(parts[:half] + ["..."] + parts[half:])
    return short if len(short) <= limit else "..." + path[-(limit - 3):]

#> truncate_middle_path("/usr/local/share/doc/python/readme.txt", 24)
#> truncate_middle_path("src/a.py", 20)
#> truncate_middle_path("averyverylongfilename.tar.gz", 12)
#> truncate_middle_path("a/b/c/d/e/f/g/h/i", 15)
#> truncate_middle_path("", 0)

### diff_lines_marked
def diff_lines_marked(old, new):
    """Tiny line diff on top of an LCS table."""
    n, m = len(old), len(new)
    lcs = [[0] * (m + 1) for _ in range(n + 1)]
    for i in range(n - 1, -1, -1):
        for j in range(m - 1, -1, -1):
            lcs[i][j] = lcs[i + 1][j + 1] + 1 if old[i] == new[j] else max(lcs[i + 1][j], lcs[i][j + 1])
    i = j = 0
    out = []
    while i < n and j < m:
        if old[i] == new[j]:
            out.append("  " + old[i])
            i, j = i + 1, j + 1
        elif lcs[i + 1][j] >= lcs[i][j + 1]:
            out.append("- " + old[i])
            i += 1
        else:
            out.append("+ " + new[j])
            j += 1
    return out + ["- " + x for x in old[i:]] + ["+ " + x for x in new[j:]]

#> diff_lines_marked(["import os", "x = 1"], ["import os", "x = 2"])
#> diff_lines_marked([], ["new"])
#> diff_lines_marked(["a", "b", "c"], ["b", "c", "d"])
#> diff_lines_marked(["end"], ["x = 3", "end"])
#> diff_lines_marked(["p", "q"], ["q", "p"])

### indent_json_like
def indent_json_like(value, level=0):
    pad = "  " * level
    if isinstance(value, dict) and value:
        inner = [f'{pad}  {k}: {indent_json_like(v, level + 1)}' for k, v in value.items()]
        return "{\n" + "\n".join(inner) + "\n" + pad + "}"
    if isinstance(value, list) and any(isinstance(v, (dict, list)) for v in value):
        return "[\n" + "\n".join(f"{pad}  {indent_json_like(v, level + 1)}" for v in value) + f"\n{pad}]"
    if value is None:
        return "null"
    return repr(value)

#> indent_json_like({"host": "db1", "ports": [1, 2]})
#> indent_json_like([])
#> indent_json_like({"a": {"b": {"c": None}}})
#> indent_json_like([{"x": 1.5}, []])
#> indent_json_like("txt", level=3)

### cents_to_words_check
ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split()


def under_thousand(n):
    words = []
    if n >= 100:
        words.append(ONES[n // 100] + " hundred")
        n %= 100
    if n >= 20:
        words.append(TENS[n // 10] + ("-" + ONES[n % 10] if n % 10 else ""))
    elif n or not words:
        words.append(ONES[n])
    return " ".join(words)


def cents_to_words_check(cents):
    dollars, rest = divmod(cents, 100)
    thousands, units = divmod(dollars, 1000)
    text = under_thousand(thousands) + " thousand" if thousands else ""
    if units or not thousands:
        text = (text + " " + under_thousand(units)).strip()
    return f"{text.capitalize()} and {rest:02d}/100"

#> cents_to_words_check(123456)
#> cents_to_words_check(0)
#> cents_to_words_check(2_000_05)
#> cents_to_words_check(30000)
#> cents_to_words_check(31_700_000)
#> cents_to_words_check(11_512)

### seo_meta_description
def seo_meta_description(html, limit=40):
    text, depth = [], 0
    for ch in html:
        if ch == "<":
            depth += 1
        elif ch == ">":
            depth = max(depth - 1, 0)
            text.append(" ")
        elif depth == 0:
            text.append(ch)
    clean = " ".join("".join(text).split())
    if len(clean) > limit:
        clean = clean[:limit].rsplit(" ", 1)[0].rstrip(",;:") + "…"
    return clean

#> seo_meta_description("<h1>Fresh bread</h1><p>baked daily, since 1921, in our own old oven</p>")
#> seo_meta_description("")
#> seo_meta_description("no tags at all")
#> seo_meta_description("<p>one two three</p>", limit=8)
#> seo_meta_description("a > b < c", limit=100)

### format_score_board
def format_score_board(home, away, periods):
    totals = {home: 0, away: 0}
    width = max(len(home), len(away))
    for h, a in periods:
        totals[home] += h
        totals[away] += a
    rows = []
    for team, idx in ((home, 0), (away, 1)):
        cells = " ".join(f"{p[idx]:>2}" for p in periods)
        star = "*" if totals[team] == max(totals.values()) and len(set(totals.values())) == 2 else ""
        rows.append(f"{team:<{width}} |{cells} | {totals[team]}{star}")
    return rows

#> format_score_board("Bears", "Jets", [(7, 3), (0, 14), (10, 0), (3, 3)])
#> format_score_board("A", "Longname", [])
#> format_score_board("Rot", "Blau", [(1, 1)])
#> format_score_board("X", "Y", [(0, 2), (11, 0)])
#> format_score_board("Solo", "Solo", [(1, 2)])

### python_literal_abbrev
def python_literal_abbrev(obj, limit=3):
    if isinstance(obj, (list, tuple)):
        opening, closing = "[]" if isinstance(obj, list) else "()"
        shown = [python_literal_abbrev(x, limit) for x in obj[:limit]]
        if len(obj) > limit:
            shown.append(f"+{len(obj) - limit}")
        return opening + ", ".join(shown) + closing
    if isinstance(obj, str) and len(obj) > 10:
        return repr(obj[:8] + "..")
    return repr(obj)

#> python_literal_abbrev([1, 2, 3, 4, 5])
#> python_literal_abbrev(("a longer string", [None, True]))
#> python_literal_abbrev("short")
#> python_literal_abbrev([[0] * 5, (), "x"], limit=2)
#> python_literal_abbrev(12.75)

### changelog_entry_text
def changelog_entry_text(version, changes, date=None):
    """Group 'type: message' commits under headings, in a fixed order."""
    order = {"feat": "Added", "fix": "Fixed", "docs": "Documentation"}
    groups = {}
    for change in changes:
        kind, colon, message = change.partition(": ")
        heading = order.get(kind, "Other") if colon else "Other"
        groups.setdefault(heading, []).append(message or change)
    lines = [f"## {version}" + (f" ({date})" if date else "")]
    for heading in [*order.values(), "Other"]:
        for i, message in enumerate(groups.get(heading, [])):
            if i == 0:
                lines.append(f"### {heading}")
            lines.append(f"- {message}")
    return "\n".join(lines)

#> changelog_entry_text("1.3.0", ["fix: crash on start", "feat: dark mode", "fix: typo"])
#> changelog_entry_text("0.1", [])
#> changelog_entry_text("2.0", ["rewrite everything", "chore: bump"], date="2024-05-01")
#> changelog_entry_text("v9", ["docs: readme", "docs: "])
#> changelog_entry_text("x", ["feat: a: b"])

### address_label_lines
def address_label_lines(addr: dict, upper=True) -> list:
    name = addr.get("name") or "Occupant"
    lines = [name]
    if company := addr.get("company"):
        lines.append(company)
    lines.append(" ".join(filter(None, (addr["street"], addr.get("unit")))))
    lines.append(f"{addr['city']}, {addr.get('state', '--')} {addr['zip']:05d}")
    return [line.upper() for line in lines] if upper else lines

#> address_label_lines({"name": "Jo Park", "street": "12 Elm St", "city": "Troy", "state": "NY", "zip": 12180})
#> address_label_lines({"street": "PO Box 9", "unit": "#4", "city": "Ames", "zip": 501}, upper=False)
#> address_label_lines({"name": "", "company": "Acme", "street": "1 Way", "city": "X", "zip": 1})
#> address_label_lines({"name": "No Street"})
#> address_label_lines({"company": None, "street": "Ring 3", "city": "Ulm", "zip": 89073})

### camel_snake_kebab
def camel_snake_kebab(identifier, style):
    words, current = [], ""
    for prev, ch in zip(" " + identifier, identifier):
        if ch in "_- ":
            if current:
                words.append(current)
            current = ""
        elif ch.isupper() and prev.islower():
            words.append(current)
            current = ch
        else:
            current += ch
    words = [w.lower() for w in words + [current] if w]
    if style == "camel":
        return words[0] + "".join(w.title() for w in words[1:])
    return {"snake": "_", "kebab": "-"}[style].join(words)

#> camel_snake_kebab("getUserName", "snake")
#> camel_snake_kebab("max_retry-count", "camel")
#> camel_snake_kebab("HTTPServer error", "kebab")
#> camel_snake_kebab("__init__", "camel")
#> camel_snake_kebab("x", "train")

### number_grouping_locale
def number_grouping_locale(value, locale="en"):
    group, point = {"en": ",.", "de": ".,", "fr": " ,", "ch": "'."}[locale]
    whole, _, frac = f"{abs(value)}".partition(".")
    chunks = []
    while whole:
        chunks.insert(0, whole[-3:])
        whole = whole[:-3]
    text = group.join(chunks)
    if frac and frac != "0":
        text += point + frac
    return "-" + text if value < 0 else text

#> number_grouping_locale(1234567.25)
#> number_grouping_locale(-98765, "de")
#> number_grouping_locale(1000.0, locale="fr")
#> number_grouping_locale(0, "ch")
#> number_grouping_locale(12, "jp")

### relative_day_label
def relative_day_label(today, other):
    delta = other - today
    names = {0: "today", 1: "tomorrow", -1: "yesterday"}
    if delta in names:
        return names[delta]
    direction = "in {}" if delta > 0 else "{} ago"
    n = abs(delta)
    if n < 7:
        amount = f"{n} days"
    elif n < 30:
        amount = "a week" if n < 14 else f"{n // 7} weeks"
    else:
        amount = f"{n // 30} mo"
    return direction.format(amount)

#> relative_day_label(100, 101)
#> relative_day_label(100, 95)
#> relative_day_label(0, 13)
#> relative_day_label(200, 171)
#> relative_day_label(1, 400)
#> relative_day_label(-3, -3)
