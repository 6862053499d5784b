### csv_timesheet_hours
import csv
import io
from collections import defaultdict


def csv_timesheet_hours(text, delimiter=","):
    """Hours per person; rows with a bad number are listed by line."""
    hours = defaultdict(float)
    bad = []
    reader = csv.DictReader(io.StringIO(text), delimiter=delimiter)
    for row in reader:
        try:
            hours[row["name"].strip()] += float(row["hours"])
        except (TypeError, ValueError):
            bad.append(reader.line_num)
    if bad:
        hours["bad lines"] = bad
    return dict(hours)

#> csv_timesheet_hours("name,hours\nIda,7.5\nOle,8\nIda,1.25\n")
#> csv_timesheet_hours("name;hours\nIda;seven\nOle;8\nPer\n", delimiter=";")
#> csv_timesheet_hours("name,hours\n")
#> csv_timesheet_hours("who,hours\nIda,7\n")
#> csv_timesheet_hours('name,hours,note\n"Berg, Ida",3,"a ""b"""\n')

### csv_reader_column_types
import csv
from io import StringIO


def kind_of(value):
    for kind in (int, float):
        try:
            kind(value)
        except ValueError:
            continue
        return kind.__name__
    return "str" if value else "empty"


def csv_reader_column_types(text):
    rows = csv.reader(StringIO(text))
    header = next(rows)
    kinds = [set() for _ in header]
    for row in rows:
        if len(row) != len(header):
            raise csv.Error(f"{len(row)} fields, expected {len(header)}")
        for seen, value in zip(kinds, row):
            seen.add(kind_of(value))
    return {name: "/".join(sorted(seen)) for name, seen in zip(header, kinds)}

#> csv_reader_column_types("id,size,label\n1,2.5,a\n2,,b\n")
#> csv_reader_column_types("x\n7\n8.0\nnine")
#> csv_reader_column_types("a,b\n1\n")
#> csv_reader_column_types("only,header")
#> csv_reader_column_types('t,"q,r"\n"line\nbreak",3e2')

### redact_numbers_sub_function
import re

PATTERN = re.compile(r"\b(?P<card>\d{12,16})\b|(?P<mail>[\w.]+@[\w.]+\w)|(?P<phone>\+\d{6,})")


def redact_numbers_sub_function(text: str, keep: int = 4) -> str:
    counts = {}

    def hide(match):
        kind = match.lastgroup
        counts[kind] = counts.get(kind, 0) + 1
        value = match[0]
        if kind == "mail":
            user, _, host = value.partition("@")
            return f"{user[0]}***@{host}"
        if kind == "card":
            return "*" * (len(value) - keep) + value[-keep:]
        return "<phone>"

    clean = PATTERN.sub(hide, text)
    note = ", ".join(f"{n} {kind}" for kind, n in sorted(counts.items()))
    return f"{clean} [{note}]" if note else clean

#> redact_numbers_sub_function("Card 4111111111111111, call +4798765432 or ann.lee@mail.org")
#> redact_numbers_sub_function("order 12345 has no secrets")
#> redact_numbers_sub_function("bo@x.io and al@y.net and 123456789012", keep=2)
#> redact_numbers_sub_function("")
#> redact_numbers_sub_function(None)

### template_variables_sub
import re

VAR = re.compile(r"\{\{\s*(?P<name>\w+)(?:\|(?P<filter>\w+))?(?:\s*:\s*(?P<default>[^}]*?))?\s*\}\}")
FILTERS = {"upper": str.upper, "len": lambda s: str(len(s)), "title": str.title}


class MissingVariable(KeyError):
    pass


def template_variables_sub(template, **values):
    """{{name|filter : default}}"""

    def fill(m):
        value = values.get(m["name"], m["default"])
        if value is None:
            raise MissingVariable(m["name"])
        if m["filter"]:
            value = FILTERS[m["filter"]](str(value))
        return str(value)

    return VAR.sub(fill, template)

#> template_variables_sub("Dear {{ name|title }}, you owe {{sum}} EUR", name="mary ann", sum=12.5)
#> template_variables_sub("{{who : somebody}} has {{ word|len }} letters", word="banana")
#> template_variables_sub("no variables, {single} {{}}")
#> template_variables_sub("{{ missing }}")
#> template_variables_sub("{{a|shout}}", a="x")

### finditer_measurements
import re

UNITS = {"mm": 0.1, "cm": 1, "m": 100}
MEASURE = re.compile(r"(?P<number>\d+(?:[.,]\d+)?)\s*(?P<unit>mm|cm|m)\b(?P<times>\s*x\s*(?P<count>\d+))?")


def finditer_measurements(text: str) -> float:
    """Total length in centimetres of everything like '2,5 cm' or '3 m x 4'."""
    total = 0.0
    for match in MEASURE.finditer(text):
        value = float(match["number"].replace(",", ".")) * UNITS[match["unit"]]
        if match["times"]:
            value *= int(match["count"])
        total += value
    return round(total, 2)

#> finditer_measurements("board 2,5 cm, rail 3 m x 4 and a gap of 12mm")
#> finditer_measurements("no lengths here at all, maybe 5 km")
#> finditer_measurements("1.5m x 2 + 0,5 cm x 10")
#> finditer_measurements("")
#> finditer_measurements(b"3 cm")

### markdown_inline_to_text
import re

RULES = [
    (re.compile(r"\*\*(.+?)\*\*"), lambda m: m[1].upper()),
    (re.compile(r"`([^`]*)`"), lambda m: "'" + m[1] + "'"),
    (re.compile(r"\[([^\]]+)\]\((\S+?)\)"), lambda m: f"{m[1]} <{m[2]}>"),
]


def markdown_inline_to_text(text):
    hits = []
    for number, (pattern, replace) in enumerate(RULES):
        text, count = pattern.subn(replace, text)
        if count:
            hits.append((number, count))
    heading = re.match(r"(#+)\s+", text)
    if heading:
        level = len(heading[1])
        text = text[heading.end():]
        text += "\n" + "=-~"[level - 1] * len(text)
    return text, hits

#> markdown_inline_to_text("# The **big** list of `code`")
#> markdown_inline_to_text("see [docs](http://x.org) and [more](y)")
#> markdown_inline_to_text("plain")
#> markdown_inline_to_text("#### too deep")
#> markdown_inline_to_text("### `a` **b** `c`")

### expand_ranges_in_text
import re


def expand_ranges_in_text(text):
    """'3-6' becomes '3, 4, 5, 6'; backward ranges count down; long ones are shortened."""

    def grow(match):
        low, high = int(match[1]), int(match[2])
        step = 1 if high >= low else -1
        numbers = list(range(low, high + step, step))
        if len(numbers) > 5:
            numbers[2:-1] = ["..."]
        return ", ".join(map(str, numbers))

    return re.sub(r"(\d+)-(\d+)", grow, text)

#> expand_ranges_in_text("pages 3-6 and 12")
#> expand_ranges_in_text("rooms 10-2; floors 1-1")
#> expand_ranges_in_text("2020-2024 was 1-2-3")
#> expand_ranges_in_text("")
#> expand_ranges_in_text(["1-2"])

### secret_alphabet_translate
import string


def secret_alphabet_translate(message, keyword, decode=False):
    seen = []
    for ch in keyword.lower() + string.ascii_lowercase:
        if ch.isalpha() and ch not in seen:
            seen.append(ch)
    alphabet = "".join(seen)
    source, target = string.ascii_lowercase, alphabet
    if decode:
        source, target = target, source
    table = str.maketrans(source, target, "!?")
    return message.lower().translate(table)

#> secret_alphabet_translate("Attack at dawn!", "zebra")
#> secret_alphabet_translate("zqqzbh zq azvk", "zebra", decode=True)
#> secret_alphabet_translate("", "key")
#> secret_alphabet_translate("same?", "")
#> secret_alphabet_translate("nope", "naïve")

### receipt_layout_fixed_width
def receipt_layout_fixed_width(items, width=24):
    """Name left, price right, dots between; long names are cut."""
    lines = ["RECEIPT".center(width).rstrip()]
    total = 0
    for name, cents in items:
        price = f"{cents / 100:,.2f}"
        room = width - len(price) - 2
        if len(name) > room:
            name = name[:room - 1] + "~"
        lines.append(f"{name} {'.' * (room - len(name))} {price}")
        total += cents
    lines.append("-" * width)
    lines.append(f"{'TOTAL':<{width - 10}}{total / 100:>10,.2f}")
    return "\n".join(lines)

#> receipt_layout_fixed_width([("Coffee", 350), ("Blueberry muffin XL", 1299)])
#> receipt_layout_fixed_width([("Car", 2500000)], width=20)
#> receipt_layout_fixed_width([])
#> receipt_layout_fixed_width([("Tea", "3")])
#> receipt_layout_fixed_width([("a", 5), ("bb", 50), ("ccc", 500)], 16)

### wrap_paragraphs_with_bullets
import textwrap


def wrap_paragraphs_with_bullets(text, width=30):
    out = []
    for block in text.split("\n\n"):
        block = textwrap.dedent(block).strip()
        if block.startswith("- "):
            for item in block.splitlines():
                out.extend(textwrap.wrap(item[2:], width, initial_indent="* ", subsequent_indent="  "))
        elif block:
            out.append(textwrap.shorten(block, width, placeholder=" [..]"))
    return "\n".join(out)

#> wrap_paragraphs_with_bullets("A short line.\n\n- first point that is rather long indeed\n- second")
#> wrap_paragraphs_with_bullets("This paragraph is much too long for the width given", 24)
#> wrap_paragraphs_with_bullets("\n\n\n")
#> wrap_paragraphs_with_bullets("- a b c d e f", 6)
#> wrap_paragraphs_with_bullets("word", width=0)

### percent_formatting_table
def percent_formatting_table(rows, title=None):
    # old style formatting, because the printer driver of 2004 wants it
    width = max([len(r[0]) for r in rows] + [4])
    out = []
    if title:
        out.append("%s" % title.upper())
    for name, value, kind in rows:
        if kind == "p":
            cell = "%5.1f%%" % (value * 100)
        elif kind == "h":
            cell = "%#06x" % value
        else:
            cell = "%+6d" % value
        out.append("%-*s|%s" % (width, name, cell))
    return out

#> percent_formatting_table([("share", 0.256, "p"), ("mask", 255, "h"), ("gain", 42, "d")])
#> percent_formatting_table([("loss", -7, "d"), ("a very long name", 0.5, "p")], title="march")
#> percent_formatting_table([])
#> percent_formatting_table([("mask", 2.5, "h")])
#> percent_formatting_table([("n", 3.99, ""), ("zero", 0, "h")], "")

### number_spec_showcase
def number_spec_showcase(value, specs):
    """Format one value in many ways; specs that do not fit give '?'."""
    parts = []
    for spec in specs.split():
        try:
            parts.append(format(value, spec))
        except ValueError:
            parts.append("?")
    longest = max(map(len, parts), default=0)
    return [part.rjust(longest, "_") for part in parts]

#> number_spec_showcase(1234567.891, ",.2f .3e >14.1f")
#> number_spec_showcase(42, "b #o 08x d %")
#> number_spec_showcase("word", "^10 .2 d")
#> number_spec_showcase(0.07, "")
#> number_spec_showcase(-5, "+05d =+8 ,.1f c")
#> number_spec_showcase(None, "5")

### indent_outline_numbering
def indent_outline_numbering(text):
    counters = []
    out = []
    for raw in text.splitlines():
        line = raw.expandtabs(2)
        body = line.lstrip(" ")
        if not body:
            continue
        depth, odd = divmod(len(line) - len(body), 2)
        if odd or depth > len(counters):
            raise IndentationError(f"bad indent before {body!r}")
        del counters[depth + 1:]
        if depth == len(counters):
            counters.append(0)
        counters[depth] += 1
        out.append(".".join(map(str, counters)) + " " + body)
    return out

#> indent_outline_numbering("Intro\nParts\n  Wheels\n  Frame\n    Tube\nEnd")
#> indent_outline_numbering("a\n\tb\n\t\tc\n\n\td")
#> indent_outline_numbering("")
#> indent_outline_numbering("a\n   b")
#> indent_outline_numbering("x\n    y")
