### ledger_statement_text
from collections import namedtuple

Entry = namedtuple("Entry", "day text amount")


def parse(line):
    day, rest = line.split(" ", 1)
    text, amount = rest.rsplit(" ", 1)
    return Entry(day, text, float(amount))


def ledger_statement_text(lines, opening=0.0):
    balance = opening
    rows = [f"{'opening':<22}{opening:>12,.2f}"]
    for entry in map(parse, lines):
        balance += entry.amount
        sign = "-" if entry.amount < 0 else "+"
        rows.append(f"{entry.day} {entry.text[:10]:<10} {abs(entry.amount):>8,.2f}{sign} {balance:>12,.2f}")
    rows.append("=" * 34)
    if balance < 0:
        rows.append("!! overdrawn")
    return "\n".join(rows)

#> ledger_statement_text(["03-01 rent -1200.5", "03-02 salary may 2500"], 100)
#> ledger_statement_text(["03-01 a very long text here -20"])
#> ledger_statement_text([])
#> ledger_statement_text(["03-01 x y"])
#> ledger_statement_text(["01-01 start 1000000", "01-02 yacht -999999.99", "01-03 tea -0.5"])
#> ledger_statement_text(["03-01 a very long text here -20", "01-01 start 1000000", "01-02 yacht -999999.99", "01-03 tea -0.5"])
#> ledger_statement_text(["01-01 start 1000000", "01-02 yacht -999999.99", "01-03 tea -0.5", "03-01 a very long text here -20"])

### padded_menu_columns
import shutil
import textwrap


def padded_menu_columns(names: list[str], width: int = 30) -> list[str]:
    if not names:
        return []
    longest = max(len(name) for name in names) + 2
    columns = max(1, width // longest)
    rows = -(-len(names) // columns)
    lines = []
    for row in range(rows):
        cells = []
        for column in range(columns):
            index = column * rows + row
            if index < len(names):
                cells.append(names[index].ljust(longest))
        lines.append("".join(cells).rstrip())
    return lines

#> padded_menu_columns(["readme", "src", "tests", "docs", "setup.py", "LICENSE", "data"])
#> padded_menu_columns(["a", "bb", "ccc", "dddd"], width=8)
#> padded_menu_columns([])
#> padded_menu_columns(["one-very-long-file-name.txt", "x"], 20)
#> padded_menu_columns(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"], 16)

### number_to_words_check
ONES = "zero one two three four five six seven eight nine ten eleven twelve".split()
TEENS = {13: "thirteen", 15: "fifteen", 18: "eighteen"}
TENS = {2: "twenty", 3: "thirty", 4: "forty", 5: "fifty", 8: "eighty"}


def words(number):
    if number < 0:
        return "minus " + words(-number)
    if number < len(ONES):
        return ONES[number]
    if number < 20:
        return TEENS.get(number) or ONES[number - 10] + "teen"
    if number < 100:
        tens, rest = divmod(number, 10)
        name = TENS.get(tens) or ONES[tens] + "ty"
        return f"{name}-{ONES[rest]}" if rest else name
    if number < 1000:
        hundreds, rest = divmod(number, 100)
        return f"{ONES[hundreds]} hundred" + (f" and {words(rest)}" if rest else "")
    thousands, rest = divmod(number, 1000)
    return f"{words(thousands)} thousand" + (f" {words(rest)}" if rest else "")


def number_to_words_check(amount):
    euros, _, cents = amount.partition(".")
    text = words(int(euros)).capitalize() + " euros"
    if cents.strip("0"):
        text += f" and {words(int(cents.ljust(2, '0')))} cents"
    return text

#> number_to_words_check("1234.50")
#> number_to_words_check("13.07")
#> number_to_words_check("-70")
#> number_to_words_check("100000.00")
#> number_to_words_check("999916.19")
#> number_to_words_check("1e3")
#> number_to_words_check("-70999916.19")
#> number_to_words_check("-701234.50")

### code_comment_banner
import textwrap

STYLES = {"py": ("#", ""), "c": ("/*", "*/"), "html": ("<!--", "-->")}


def code_comment_banner(text, language, width=32):
    """The text as a comment block in a language, wrapped to a width."""
    try:
        opening, closing = STYLES[language]
    except KeyError:
        raise ValueError(f"no comments for {language}") from None
    inner = width - len(opening) - len(closing) - 2
    lines = []
    for paragraph in text.split("\n"):
        for piece in textwrap.wrap(paragraph, inner) or [""]:
            body = f"{opening} {piece:<{inner}} {closing}"
            lines.append(body.rstrip())
    return lines

#> code_comment_banner("Copyright by nobody in particular.\n\nUse it as you like.", "py", 24)
#> code_comment_banner("All rights reversed by the authors of this file", "c", 26)
#> code_comment_banner("", "html")
#> code_comment_banner("x", "rust")
#> code_comment_banner("short\nlines\nonly", "html", 20)
#> code_comment_banner("short\nlines\nonly\nCopyright by nobody in particular.\n\nUse it as you like.", "html", 20)
#> code_comment_banner("Copyright by nobody in particular.\n\nUse it as you like.\nshort\nlines\nonly", "py", 24)
#> code_comment_banner("short\nlines\nonly\nAll rights reversed by the authors of this file", "html", 20)

### diff_lines_unified
def common_table(old, new):
    table = [[0] * (len(new) + 1) for _ in range(len(old) + 1)]
    for i in range(len(old) - 1, -1, -1):
        for j in range(len(new) - 1, -1, -1):
            if old[i] == new[j]:
                table[i][j] = table[i + 1][j + 1] + 1
            else:
                table[i][j] = max(table[i + 1][j], table[i][j + 1])
    return table


def diff_lines_unified(before: str, after: str) -> list[str]:
    old, new = before.split("|"), after.split("|")
    table = common_table(old, new)
    i = j = 0
    result = []
    while i < len(old) and j < len(new):
        if old[i] == new[j]:
            result.append(" " + old[i])
            i += 1
            j += 1
        elif table[i + 1][j] >= table[i][j + 1]:
            result.append("-" + old[i])
            i += 1
        else:
            result.append("+" + new[j])
            j += 1
    result += ["-" + line for line in old[i:]]
    result += ["+" + line for line in new[j:]]
    return result

#> diff_lines_unified("a|b|c", "a|x|c")
#> diff_lines_unified("one|two", "zero|one|two|three")
#> diff_lines_unified("", "")
#> diff_lines_unified("x|y|z", "z")
#> diff_lines_unified("p", "q|p")

### markdown_table_parse_d05
def split_row(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


class TableError(Exception):
    pass


def markdown_table_parse_d05(text):
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) < 2:
        raise TableError("no table")
    header, rule = split_row(lines[0]), split_row(lines[1])
    if len(rule) != len(header) or any(set(cell) - set(":-") for cell in rule):
        raise TableError("bad rule")
    rows = []
    for line in lines[2:]:
        cells = split_row(line)
        cells += [""] * (len(header) - len(cells))
        rows.append(dict(zip(header, cells)))
    return rows

#> markdown_table_parse_d05("| name | age |\n|------|:---:|\n| ann | 31 |\n| bob |")
#> markdown_table_parse_d05("a|b\n-|-\n1|2\n3|4|5")
#> markdown_table_parse_d05("")
#> markdown_table_parse_d05("a|b\n--\n1|2")
#> markdown_table_parse_d05("| k |\n| - |\n\n| x |\n| y |\n| z |")

### sql_like_where_builder
OPERATORS = {"eq": "=", "lt": "<", "gt": ">", "ne": "!="}


def literal(value):
    if value is None:
        return "NULL"
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, (int, float)):
        return str(value)
    return "'" + value.replace("'", "''") + "'"


def condition(key, value):
    name, _, operator = key.partition("__")
    if operator == "in":
        return f"{name} IN ({', '.join(map(literal, value))})"
    if value is None:
        return f"{name} IS NULL"
    symbol = OPERATORS.get(operator or "eq")
    if symbol is None:
        raise ValueError(f"unknown operator {operator}")
    return f"{name} {symbol} {literal(value)}"


def sql_like_where_builder(table, limit=None, **filters):
    query = f"SELECT * FROM {table}"
    parts = [condition(key, value) for key, value in sorted(filters.items())]
    if parts:
        query += " WHERE " + " AND ".join(parts)
    if limit is not None:
        query += f" LIMIT {limit}"
    return query

#> sql_like_where_builder("users", age__gt=18, name="O'Neil", deleted=None)
#> sql_like_where_builder("items", limit=5, price__lt=9.5, active=True, kind__in=["a", "b"])
#> sql_like_where_builder("logs")
#> sql_like_where_builder("logs", level__like="x%")
#> sql_like_where_builder("t", a__ne=False, b__in=[1, None, "x"], c__eq=0, limit=1)

### justify_paragraph_lines
def lines_of(words, width):
    line = []
    for word in words:
        if line and len(" ".join([*line, word])) > width:
            yield line
            line = []
        line.append(word)
    if line:
        yield line


def justify(line, width):
    gaps = len(line) - 1
    if gaps == 0:
        return line[0]
    spaces = width - sum(map(len, line))
    each, more = divmod(spaces, gaps)
    text = ""
    for index, word in enumerate(line[:-1]):
        text += word + " " * (each + (index < more))
    return text + line[-1]


def justify_paragraph_lines(text: str, width: int) -> list[str]:
    rows = list(lines_of(text.split(), width))
    return [justify(row, width) for row in rows[:-1]] + [" ".join(row) for row in rows[-1:]]

#> justify_paragraph_lines("The quick brown fox jumps over the lazy dog", 16)
#> justify_paragraph_lines("a bb ccc", 20)
#> justify_paragraph_lines("", 5)
#> justify_paragraph_lines("incomprehensibilities are long words", 10)
#> justify_paragraph_lines("to be or not to be that is it", 9)

### mask_log_personal_data
import re

PATTERNS = (
    (re.compile(r"[\w.+-]+@[\w-]+\.[\w.]+"), "<mail>"),
    (re.compile(r"\b\d{1,3}(?:\.\d{1,3}){3}\b"), "<ip>"),
    (re.compile(r"\b(?:\d[ -]?){12,15}\d\b"), "<card>"),
    (re.compile(r"(?<=user=)\w+"), "<user>"),
)


def mask_log_personal_data(lines: list[str], keep: tuple[str, ...] = ()) -> dict[str, int]:
    counts: dict[str, int] = {}
    for line in lines:
        for pattern, label in PATTERNS:
            if label.strip("<>") in keep:
                continue
            line, hits = pattern.subn(label, line)
            if hits:
                counts[label] = counts.get(label, 0) + hits
        if re.search(r"\d{10,}", line):
            raise ValueError(line)
    return counts

#> mask_log_personal_data(["login user=ida from 10.0.0.7", "mail to ida@holm.org and bo@x.y failed"])
#> mask_log_personal_data(["paid with 4111 1111 1111 1111", "ip 1.2.3.4 and 5.6.7.8"], keep=("ip",))
#> mask_log_personal_data([])
#> mask_log_personal_data(["order 12345678901"])
#> mask_log_personal_data(["user=a user=b", "nothing", "9.9.9.9 user=c x@y.zz 1234-5678-9012-3456"])

### plural_sentence_counts
IRREGULAR = {"child": "children", "person": "people", "mouse": "mice", "fish": "fish"}


def plural(word: str) -> str:
    if word in IRREGULAR:
        return IRREGULAR[word]
    if word.endswith(("s", "x", "ch", "sh")):
        return word + "es"
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    return word + "s"


def plural_sentence_counts(text: str) -> str:
    """'fox fox day child child child' -> '2 foxes, 1 day and 3 children'."""
    counts: dict[str, int] = {}
    for word in text.lower().split():
        counts[word] = counts.get(word, 0) + 1
    phrases = []
    for word, count in counts.items():
        phrases.append(f"{count} {word if count == 1 else plural(word)}")
    if not phrases:
        return "nothing"
    *most, last = phrases
    return f"{', '.join(most)} and {last}" if most else last

#> plural_sentence_counts("fox fox day child child child")
#> plural_sentence_counts("city city city key key fish fish")
#> plural_sentence_counts("")
#> plural_sentence_counts("Mouse mouse")
#> plural_sentence_counts("box person bus bus person cry cry dog")

### table_of_contents_numbers
import re

HEADING = re.compile(r"^(#{1,4}) +(.+?) *#*$")


def anchor(title, used):
    slug = re.sub(r"[^\w]+", "-", title.lower()).strip("-")
    number = used.get(slug, 0)
    used[slug] = number + 1
    return slug if not number else f"{slug}-{number}"


def table_of_contents_numbers(markdown: str) -> list[str]:
    """Numbered lines '1.2 Title #anchor' for headings; code blocks are skipped."""
    counters = [0, 0, 0, 0]
    used: dict[str, int] = {}
    lines = []
    in_code = False
    for line in markdown.splitlines():
        if line.startswith("```"):
            in_code = not in_code
            continue
        match = HEADING.match(line)
        if in_code or match is None:
            continue
        level = len(match[1])
        counters[level - 1] += 1
        counters[level:] = [0] * (4 - level)
        number = ".".join(str(n) for n in counters[:level])
        lines.append(f"{number} {match[2]} #{anchor(match[2], used)}")
    return lines

#> table_of_contents_numbers("# Intro\ntext\n## Setup\n```\n# no\n```\n## Use it!\n# API\n## Setup")
#> table_of_contents_numbers("no headings\n#hash")
#> table_of_contents_numbers("")
#> table_of_contents_numbers("### Deep ###\n# A\n#### Very deep\n# A")
#> table_of_contents_numbers("# One\n## One\n### One\n## Two\n### One\n# Two")
