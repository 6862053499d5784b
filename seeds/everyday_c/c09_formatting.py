### invoice_table_text
def money(cents):
    return f"{cents / 100:>10,.2f}"


def invoice_table_text(lines: list[tuple[str, int, int]], vat: int = 19) -> str:
    """A table of (article, count, cents), with tax and total."""
    rows = [f"{'article':<12}{'n':>4}{'sum':>10}"]
    rows.append("-" * 26)
    net = 0
    for article, count, cents in lines:
        amount = count * cents
        net += amount
        rows.append(f"{article[:12]:<12}{count:>4d}{money(amount)}")
    tax = round(net * vat / 100)
    if tax:
        rows.append(f"{'tax ' + str(vat) + '%':<16}{money(tax)}")
    rows.append(f"{'total':<16}{money(net + tax)}")
    return "\n".join(rows)

#> invoice_table_text([("pencils", 12, 45), ("paper A4 white 80g", 3, 499)])
#> invoice_table_text([("lamp", 1, 129900), ("bulb", 10, 350), ("cable", 2, 1295)], vat=7)
#> invoice_table_text([])
#> invoice_table_text([("gift", 1, 0)], 19)
#> invoice_table_text([("hours", 160, 9500)], vat=0)
#> invoice_table_text([("pencils", 12, 45), ("paper A4 white 80g", 3, 499), ("lamp", 1, 129900), ("bulb", 10, 350), ("cable", 2, 1295)])
#> invoice_table_text([("lamp", 1, 129900), ("bulb", 10, 350), ("cable", 2, 1295), ("pencils", 12, 45), ("paper A4 white 80g", 3, 499)])
#> invoice_table_text([("lamp", 1, 129900), ("bulb", 10, 350), ("cable", 2, 1295), ("hours", 160, 9500)], vat=7)

### percent_format_report
HEADER = "%-10s|%8s|%7s"
ROW = "%-10s|%8.1f|%6d%%"


def percent_format_report(usage: dict[str, tuple[float, float]], warn: int = 80) -> list[str]:
    """Rows of (used, size) in GB by disk; full disks are marked with a star."""
    lines = [HEADER % ("disk", "used", "full")]
    for disk in sorted(usage):
        used, size = usage[disk]
        percent = int(100 * used / size)
        label = disk
        if percent >= warn:
            label = "*%s" % disk
        lines.append(ROW % (label, used, percent))
    lines.append("%d of %d above %d%%" % (sum(line[0] == "*" for line in lines), len(usage), warn))
    return lines

#> percent_format_report({"sda": (40.25, 50), "sdb": (1.0, 2000)})
#> percent_format_report({"root": (79.9, 100), "home": (80, 100), "var": (0, 5)})
#> percent_format_report({})
#> percent_format_report({"tmp": (1, 0)})
#> percent_format_report({"a": (1, 3), "b": (2, 3), "c": (3, 3)}, warn=50)
#> percent_format_report({"root": (79.9, 100), "home": (80, 100), "var": (0, 5), "a": (1, 3), "b": (2, 3), "c": (3, 3)})
#> percent_format_report({"sda": (40.25, 50), "sdb": (1.0, 2000), "root": (79.9, 100), "home": (80, 100), "var": (0, 5)})
#> percent_format_report({"sda": (40.25, 50), "sdb": (1.0, 2000), "a": (1, 3), "b": (2, 3), "c": (3, 3)})

### greeting_template_fields
from string import Template

LETTERS = {
    "en": Template("Dear $title $name, your order #$order is $state."),
    "de": Template("Hallo $name, Bestellung $order: $state!"),
}
STATES = {"en": {"s": "on its way", "d": "delivered"}, "de": {"s": "unterwegs", "d": "zugestellt"}}


def greeting_template_fields(language: str, record: dict) -> str:
    """Fills the letter; a missing field stays as it is, an unknown language falls back to English."""
    if language not in LETTERS:
        language = "en"
    letter = LETTERS[language]
    values = dict(record)
    if "state" in values:
        values["state"] = STATES[language][values["state"]]
    if "order" in values:
        values["order"] = "{:06d}".format(values["order"])
    try:
        return letter.substitute(values)
    except KeyError as error:
        return letter.safe_substitute(values) + f" [{error.args[0]}?]"

#> greeting_template_fields("en", {"title": "Ms", "name": "Holm", "order": 4711, "state": "s"})
#> greeting_template_fields("de", {"name": "Ida", "order": 12, "state": "d"})
#> greeting_template_fields("fr", {"name": "Luc", "order": 1})
#> greeting_template_fields("de", {})
#> greeting_template_fields("en", {"title": "Dr", "name": "No", "order": 7, "state": "x"})

### wrap_paragraphs_columns
import textwrap


def wrap_paragraphs_columns(text: str, width: int, gap: int = 3) -> list[str]:
    """Two paragraphs (separated by '|') side by side in columns."""
    left, _, right = text.partition("|")
    left_lines = textwrap.wrap(left.strip(), width)
    right_lines = textwrap.wrap(right.strip(), width)
    height = max(len(left_lines), len(right_lines))
    rows = []
    for index in range(height):
        first = left_lines[index] if index < len(left_lines) else ""
        second = right_lines[index] if index < len(right_lines) else ""
        rows.append((first.ljust(width) + " " * gap + second).rstrip())
    return rows

#> wrap_paragraphs_columns("The quick brown fox jumps | over the lazy dog and runs away quickly", 12)
#> wrap_paragraphs_columns("no second column here at all", 10)
#> wrap_paragraphs_columns("|", 5)
#> wrap_paragraphs_columns("a b c d e f g h | 1 2 3", 3, gap=1)
#> wrap_paragraphs_columns("extraordinarily long words | tiny", 6)
#> wrap_paragraphs_columns("|The quick brown fox jumps | over the lazy dog and runs away quickly", 5)
#> wrap_paragraphs_columns("extraordinarily long words | tiny|The quick brown fox jumps | over the lazy dog and runs away quickly", 6)
#> wrap_paragraphs_columns("no second column here at all|The quick brown fox jumps | over the lazy dog and runs away quickly", 10)

### phone_number_by_country
import re

FORMATS = {
    "49": "+49 {0} {1}",
    "1": "+1 ({0}) {1}-{2}",
}


def split_number(country, rest):
    if country == "1":
        return rest[:3], rest[3:6], rest[6:]
    area = 2 if rest.startswith(("30", "40", "69", "89")) else 4
    return rest[:area], rest[area:]


def phone_number_by_country(text: str, default: str = "49"):
    """A number in its country's format; None if there are not enough digits."""
    digits = re.sub(r"[^\d+]", "", text)
    country = default
    if digits.startswith("+"):
        for code in FORMATS:
            if digits[1:].startswith(code):
                country, digits = code, digits[1 + len(code):]
                break
        else:
            return text.strip()
    digits = digits.lstrip("0")
    if len(digits) < 6:
        return None
    return FORMATS[country].format(*split_number(country, digits))

#> phone_number_by_country("030 / 123 45-67")
#> phone_number_by_country("+1 212.555.0199")
#> phone_number_by_country("+49 (0)5251 998877")
#> phone_number_by_country(" +33 1 22 33 44 ")
#> phone_number_by_country("110")
#> phone_number_by_country("(415) 555-2671", default="1")

### number_spellings_scale
SUFFIXES = ["", "k", "M", "G", "T"]


def compact(value: float) -> str:
    index = 0
    while abs(value) >= 999.5 and index < len(SUFFIXES) - 1:
        value /= 1000
        index += 1
    text = f"{value:.3g}"
    return text + SUFFIXES[index]


def parse_compact(text: str) -> float:
    suffix = text[-1]
    if suffix in SUFFIXES[1:]:
        return float(text[:-1]) * 1000 ** SUFFIXES.index(suffix)
    return float(text)


def number_spellings_scale(values: list[str]) -> str:
    """Sum of numbers like '1.5k' and '20M', in the same spelling."""
    total = 0.0
    for value in values:
        total += parse_compact(value.strip())
    return compact(total)

#> number_spellings_scale(["1.5k", "20", "480"])
#> number_spellings_scale(["20M", "-19.5M", "999"])
#> number_spellings_scale([])
#> number_spellings_scale(["999.4", "0.05"])
#> number_spellings_scale(["3T", "5000G", "7.77T"])
#> number_spellings_scale(["2x"])
#> number_spellings_scale(["1.5k", "20", "480", "20M", "-19.5M", "999"])
#> number_spellings_scale(["1.5k", "20", "480", "999.4", "0.05"])

### aligned_key_value_block
def render(value):
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return format(value, ".2f")
    if isinstance(value, (list, tuple)):
        return ", ".join(render(item) for item in value) or "-"
    return str(value)


def aligned_key_value_block(values: dict, separator: str = ": ") -> str:
    """Lines with keys padded to the longest one; None is left out."""
    shown = {key.replace("_", " "): value for key, value in values.items() if value is not None}
    if not shown:
        return "(empty)"
    width = max(map(len, shown))
    lines = []
    for key, value in shown.items():
        lines.append(f"{key:.<{width}}{separator}{render(value)}")
    return "\n".join(lines)

#> aligned_key_value_block({"name": "api", "max_size": 3.14159, "debug": False, "hosts": ["a", "b"]})
#> aligned_key_value_block({"x": None})
#> aligned_key_value_block({"a": [], "long_key_here": True, "b": (1, 2.5, True)}, " = ")
#> aligned_key_value_block({"only": 10**6})
#> aligned_key_value_block({"user_name": "ida", "last_login": None, "score": 99.999})
#> aligned_key_value_block({"name": "api", "max_size": 3.14159, "debug": False, "hosts": ["a", "b"], "user_name": "ida", "last_login": None, "score": 99.999})
#> aligned_key_value_block({"user_name": "ida", "last_login": None, "score": 99.999, "name": "api", "max_size": 3.14159, "debug": False, "hosts": ["a", "b"]})

### progress_bar_states
def bar(done: int, total: int, width: int) -> str:
    filled = width * done // total
    head = ">" if 0 < filled < width else ""
    body = "=" * (filled - len(head)) + head
    return f"[{body:<{width}}]"


def progress_bar_states(sizes: list[int], width: int = 10) -> list[str]:
    """The bar after every file, with percent, and how much is still to do."""
    total = sum(sizes)
    done = 0
    states = []
    for size in sizes:
        done += size
        left = total - done
        tail = f"{left} left" if left else "done"
        states.append(f"{bar(done, total, width)} {done / total:4.0%} {tail}")
    return states

#> progress_bar_states([10, 30, 60])
#> progress_bar_states([1, 1, 1, 1], width=8)
#> progress_bar_states([])
#> progress_bar_states([0, 5], 4)
#> progress_bar_states([0])
#> progress_bar_states([7, 7, 7, 7, 7, 7], 12)

### table_from_records_widths
def table_from_records_widths(records: list[dict], columns: tuple[str, ...], missing: str = "-") -> str:
    """Records as a text table: numbers to the right, everything else to the left."""
    rows = [[record.get(column, missing) for column in columns] for record in records]
    widths = []
    for index, column in enumerate(columns):
        cells = [len(str(row[index])) for row in rows]
        widths.append(max([len(column), *cells]))
    lines = [" ".join(c.upper().ljust(w) for c, w in zip(columns, widths)).rstrip()]
    for row in rows:
        cells = []
        for cell, width in zip(row, widths):
            if isinstance(cell, (int, float)):
                cells.append(str(cell).rjust(width))
            else:
                cells.append(str(cell).ljust(width))
        lines.append(" ".join(cells).rstrip())
    return "\n".join(lines)

#> table_from_records_widths([{"id": 7, "name": "bolt"}, {"id": 112, "name": "nut", "price": 0.5}], ("id", "name", "price"))
#> table_from_records_widths([], ("a", "bb"))
#> table_from_records_widths([{"sku": "A1", "n": 5}, {"sku": "B22", "n": 17}, {"n": 0}, {"sku": "C"}], ("n", "sku"), "none")
#> table_from_records_widths([{"x": True}, {"y": 1}], ("x",), missing="?")
#> table_from_records_widths([{"city": "Oslo", "temp": -12}, {"city": "Bergen", "temp": 3}], ("city", "temp"))

### ordinal_list_sentence
SPECIAL = {11: "th", 12: "th", 13: "th"}
ENDINGS = {1: "st", 2: "nd", 3: "rd"}


def ordinal(number):
    ending = SPECIAL.get(number % 100) or ENDINGS.get(number % 10, "th")
    return f"{number}{ending}"


def ordinal_list_sentence(names, oxford=True):
    """'Ann came 1st, Bob 2nd and Cid 3rd'; equal neighbours share a place."""
    places = []
    place = 0
    previous = None
    for position, name in enumerate(names, 1):
        base, _, tie = name.partition("=")
        if not tie or previous is None:
            place = position
        places.append(f"{base} {ordinal(place)}")
        previous = base
    if not places:
        return "Nobody came."
    if len(places) == 1:
        return places[0] + "."
    comma = "," if oxford and len(places) > 2 else ""
    return ", ".join(places[:-1]) + f"{comma} and {places[-1]}."

#> ordinal_list_sentence(["Ann", "Bob", "Cid=tie", "Dot"])
#> ordinal_list_sentence(["Ann", "Bob"], oxford=False)
#> ordinal_list_sentence([])
#> ordinal_list_sentence(["Zoe=tie"])
#> ordinal_list_sentence(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l=t"], False)
#> ordinal_list_sentence(["Ann", "Bob", "Cid=tie", "Dot", "Ann", "Bob"])
#> ordinal_list_sentence(["Ann", "Bob", "Ann", "Bob", "Cid=tie", "Dot"])

### escape_and_quote_shell
import re

SAFE = re.compile(r"[\w@%+=:,./-]+")


def quote(word: str) -> str:
    if not word:
        return "''"
    if SAFE.fullmatch(word):
        return word
    return "'" + word.replace("'", "'\"'\"'") + "'"


def escape_and_quote_shell(program: str, options: dict, files: list[str]) -> str:
    """A command line: short and long options, True for flags, False left out."""
    words = [program]
    for name, value in options.items():
        if value is False:
            continue
        dashes = "-" if len(name) == 1 else "--"
        words.append(dashes + name.replace("_", "-"))
        if value is not True:
            words.append(str(value))
    if any(file.startswith("-") for file in files):
        words.append("--")
    words.extend(files)
    return " ".join(quote(word) for word in words)

#> escape_and_quote_shell("grep", {"i": True, "max_count": 3}, ["it's me", "log.txt"])
#> escape_and_quote_shell("ls", {"a": False}, [])
#> escape_and_quote_shell("rm", {"force": True}, ["-weird", ""])
#> escape_and_quote_shell("tar", {"c": True, "z": False, "f": "my file.tgz"}, ["src/", "docs/"])
#> escape_and_quote_shell("find it", {"name": "*.py", "type": "f"}, ["."])

### histogram_rows_scaled
from collections import Counter


def histogram_rows_scaled(values: list[int], bucket: int, width: int = 20) -> list[str]:
    """A histogram with one row for each bucket from the lowest to the highest."""
    if not values:
        return []
    counts = Counter(value // bucket for value in values)
    most = max(counts.values())
    scale = min(1, width / most)
    rows = []
    for key in range(min(counts), max(counts) + 1):
        low = key * bucket
        count = counts[key]
        stars = "*" * round(count * scale)
        if count and not stars:
            stars = "."
        rows.append(f"{low:>4}-{low + bucket - 1:<4} {stars} {count}".rstrip("0").rstrip())
    return rows

#> histogram_rows_scaled([3, 7, 8, 12, 18, 19, 19, 33], 10)
#> histogram_rows_scaled([], 5)
#> histogram_rows_scaled([1] * 50 + [2], 1, width=10)
#> histogram_rows_scaled([-4, -1, 0, 3, 6], 3)
#> histogram_rows_scaled([100, 250, 120, 180, 260, 101], 50)

### masked_secret_printing
SECRET_WORDS = ("password", "token", "secret", "key")


def mask(value, keep=2):
    text = str(value)
    if len(text) <= keep * 2:
        return "*" * len(text)
    return text[:keep] + "*" * (len(text) - 2 * keep) + text[-keep:]


def is_secret(name):
    return any(word in name.lower() for word in SECRET_WORDS)


def masked_secret_printing(config: dict) -> dict:
    """A copy in which secret values can be shown in a log."""
    shown = {}
    for name, value in config.items():
        if isinstance(value, dict):
            shown[name] = masked_secret_printing(value)
        elif is_secret(name):
            shown[name] = mask(value)
        else:
            shown[name] = value
    return shown

#> masked_secret_printing({"host": "db", "password": "hunter2-secret", "api_token": "ab"})
#> masked_secret_printing({"aws": {"ACCESS_KEY": "AKIA12345", "region": "eu"}, "debug": True})
#> masked_secret_printing({})
#> masked_secret_printing({"keyboard": "qwertz", "secret": ""})
#> masked_secret_printing({"a": {"b": {"token": 1234567}}, "n": None})

### fits_display_width
def display_width(text: str) -> int:
    width = 0
    for char in text:
        if char == "\t":
            width += 8 - width % 8
        elif ord(char) > 0x2E80:
            width += 2
        elif char.isprintable():
            width += 1
    return width


def fits_display_width(lines: list[str], columns: int, rows: int) -> bool:
    """Whether the text fits a terminal of columns x rows when long lines are wrapped."""
    used = 0
    for line in lines:
        width = display_width(line)
        used += max(1, -(-width // columns))
        if used > rows:
            return False
    return True

#> fits_display_width(["hello world", "tab\there", ""], 10, 5)
#> fits_display_width(["hello world", "tab\there", ""], 8, 4)
#> fits_display_width([], 1, 0)
#> fits_display_width(["日本語テキスト"], 7, 1)
#> fits_display_width(["bell\x07 rings", "twice"], 10, 2)
