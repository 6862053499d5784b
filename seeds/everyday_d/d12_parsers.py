### toml_like_parser
import re

SECTION = re.compile(r"\[([\w.]+)\]")


class ParseError(ValueError):
    def __init__(self, line, text):
        super().__init__(f"line {line}: {text}")


def parse_value(text):
    if text in ("true", "false"):
        return text == "true"
    if text.startswith('"') and text.endswith('"') and len(text) > 1:
        return text[1:-1]
    if text.startswith("[") and text.endswith("]"):
        inner = text[1:-1].strip()
        return [parse_value(part.strip()) for part in inner.split(",")] if inner else []
    return float(text) if "." in text else int(text)


def toml_like_parser(text: str) -> dict:
    """Nested dicts from sections '[a.b]' and 'key = value' lines."""
    root: dict = {}
    current = root
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#")[0].strip()
        if not line:
            continue
        if match := SECTION.fullmatch(line):
            current = root
            for part in match[1].split("."):
                current = current.setdefault(part, {})
            continue
        key, equals, value = line.partition("=")
        try:
            current[key.strip()] = parse_value(value.strip())
        except ValueError:
            raise ParseError(number, line) from None
    return root

#> toml_like_parser('title = "x"\n[db]\nports = [80, 81]\n[db.main]\non = true # yes\nratio = 0.5')
#> toml_like_parser("[a]\nx = 1\ny = one")
#> toml_like_parser("")
#> toml_like_parser('empty = []\n\n# c\nneg = -5\nnames = ["a", "b"]')
#> toml_like_parser("[p.q.r]\nz = 1.25\n[p]\nk = false\nbroken")

### recursive_descent_logic
import re


class Parser:
    """expr := term ('or' term)*; term := factor ('and' factor)*; factor := 'not' factor | '(' expr ')' | name"""

    def __init__(self, text, facts):
        self.tokens = re.findall(r"\w+|[()]", text)
        self.facts = facts

    def peek(self):
        return self.tokens[0] if self.tokens else None

    def take(self, expected=None):
        token = self.tokens.pop(0) if self.tokens else None
        if expected is not None and token != expected:
            raise SyntaxError(f"expected {expected}, got {token}")
        return token

    def expr(self):
        value = self.term()
        while self.peek() == "or":
            self.take()
            value = self.term() or value
        return value

    def term(self):
        value = self.factor()
        while self.peek() == "and":
            self.take()
            value = self.factor() and value
        return value

    def factor(self):
        token = self.take()
        if token == "not":
            return not self.factor()
        if token == "(":
            value = self.expr()
            self.take(")")
            return value
        return self.facts[token]


def recursive_descent_logic(text: str, true: str) -> bool:
    """Value of 'a and (b or not c)' when the given letters are true and all others false."""
    facts = {letter: letter in true for letter in "abcdef"}
    parser = Parser(text, facts)
    value = parser.expr()
    if parser.peek() is not None:
        raise SyntaxError(f"unexpected {parser.peek()}")
    return value

#> recursive_descent_logic("a and (b or not c)", "a")
#> recursive_descent_logic("a and b or c and d", "ab")
#> recursive_descent_logic("not (a or b) and not c", "")
#> recursive_descent_logic("a b", "ab")
#> recursive_descent_logic("(a or b", "a")
#> recursive_descent_logic("not not a and (b or (c and not d)) and e", "ace")

### scan_price_tags
import re
from collections.abc import Iterator
from typing import NamedTuple


class Token(NamedTuple):
    kind: str
    text: str
    at: int


RULES = [("price", r"\d+[.,]\d{2}\s?€"), ("percent", r"\d+\s?%"), ("number", r"\d+"), ("word", r"[A-Za-zÄÖÜäöüß]+"), ("space", r"\s+")]
MASTER = re.compile("|".join(f"(?P<{name}>{pattern})" for name, pattern in RULES))


def scan(text):
    position = 0
    while position < len(text):
        match = MASTER.match(text, position)
        if match is None:
            yield Token("other", text[position], position)
            position += 1
            continue
        if match.lastgroup != "space":
            yield Token(match.lastgroup, match.group(), position)
        position = match.end()


def scan_price_tags(text):
    """Prices of a text after the discount that stands before them, in cents."""
    discount = 0
    found = []
    for token in scan(text):
        if token.kind == "percent":
            discount = int(token.text.rstrip("% "))
        elif token.kind == "price":
            cents = int(re.sub(r"\D", "", token.text))
            found.append(f"{token.at}:{cents * (100 - discount) // 100}")
            discount = 0
    return found

#> scan_price_tags("Mug 4,99 €, now 20 % off: Lamp 39.90€!")
#> scan_price_tags("5% 10% on 100,00 € and 7 pens")
#> scan_price_tags("")
#> scan_price_tags("free beer -- 0,00€")
#> scan_price_tags("Tee 3,50 € / Kaffee 2,80 € / 50% Kuchen 4,00€")

### fixed_width_report_reader
from dataclasses import dataclass


@dataclass(frozen=True)
class Column:
    name: str
    start: int
    end: int
    kind: type = str

    def read(self, line):
        text = line[self.start:self.end].strip()
        if self.kind is int:
            return int(text) if text else 0
        return text


LAYOUT = (Column("code", 0, 4), Column("title", 4, 14), Column("count", 14, 18, int), Column("cents", 18, 24, int))


def fixed_width_report_reader(text, only=""):
    """Value of all rows 'code title count cents' in cents; only codes that start with a prefix."""
    total = 0
    for line in text.split("\n"):
        if not line.strip() or line.startswith("*"):
            continue
        row = {column.name: column.read(line) for column in LAYOUT}
        if not row["code"].startswith(only):
            continue
        total += row["count"] * row["cents"]
    return total

#> fixed_width_report_reader("A100bolts       12    25\nA200nuts         7    10\n* end")
#> fixed_width_report_reader("A100bolts       12    25\nB200nuts         7    10", only="B")
#> fixed_width_report_reader("")
#> fixed_width_report_reader("X1  free item    3\n\nX2  y            x     1")
#> fixed_width_report_reader("C1  a            1   100\nC2  b            2   200\nC3  c            3   300\nD1  d            9     9", "C")

### log_format_compile
import re

DIRECTIVES = {"%h": r"(?P<host>\S+)", "%s": r"(?P<status>\d{3})", "%b": r"(?P<size>\d+|-)", "%r": r"\"(?P<request>[^\"]*)\""}


def compile_format(spec: str) -> re.Pattern:
    pattern = ""
    index = 0
    while index < len(spec):
        directive = spec[index:index + 2]
        if directive in DIRECTIVES:
            pattern += DIRECTIVES[directive]
            index += 2
        elif spec[index] == "%":
            raise ValueError(f"unknown directive {directive}")
        else:
            pattern += re.escape(spec[index])
            index += 1
    return re.compile(pattern)


def log_format_compile(spec: str, lines: list[str]) -> dict[str, int]:
    pattern = compile_format(spec)
    totals: dict[str, int] = {}
    for line in lines:
        match = pattern.fullmatch(line)
        if match is None:
            totals["?"] = totals.get("?", 0) + 1
            continue
        fields = match.groupdict()
        size = fields.get("size", "-")
        host = fields["host"]
        totals[host] = totals.get(host, 0) + (0 if size == "-" else int(size))
    return totals

#> log_format_compile("%h %r %s %b", ['a.org "GET /" 200 512', 'b.org "GET /x" 404 -', 'a.org "GET /y" 200 88', "junk"])
#> log_format_compile("%s|%h", ["200|me", "404|you", "40|x"])
#> log_format_compile("%h", [])
#> log_format_compile("%h %q", ["a b"])
#> log_format_compile("[%h] %b", ["[x] 1", "[x] 2", "[y] -", "x 3"])

### assembler_two_pass
OPCODES = {"load": 1, "add": 2, "jump": 3, "halt": 0}


class AsmError(Exception):
    pass


def strip(source):
    for line in source.split("\n"):
        code = line.split(";")[0].strip()
        if code:
            yield code


def labels(lines):
    table, address = {}, 0
    for line in lines:
        if line.endswith(":"):
            name = line[:-1]
            if name in table:
                raise AsmError(f"label {name} twice")
            table[name] = address
        else:
            address += 2
    return table


def assembler_two_pass(source):
    lines = list(strip(source))
    table = labels(lines)
    code = bytearray()
    for line in lines:
        if line.endswith(":"):
            continue
        name, _, operand = line.partition(" ")
        if name not in OPCODES:
            raise AsmError(f"unknown {name}")
        operand = operand.strip()
        value = table[operand] if operand in table else int(operand or 0)
        code += bytes([OPCODES[name], value])
    return bytes(code)

#> assembler_two_pass("load 5\nloop:\nadd 1 ; one more\njump loop\nhalt")
#> assembler_two_pass("jump end\nload 9\nend:\nhalt")
#> assembler_two_pass("")
#> assembler_two_pass("x:\nx:\nhalt")
#> assembler_two_pass("load 5\nmul 2")
#> assembler_two_pass("a:\nb:\njump b\n; nothing\nc:\njump c\nload 255\njump a")

### natural_language_date
import re
from datetime import date, timedelta

WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
OFFSET = re.compile(r"in (\d+) (day|week)s?")


class NotUnderstood(ValueError):
    pass


def resolve(text, today):
    words = {"today": 0, "tomorrow": 1, "yesterday": -1}
    if text in words:
        return today + timedelta(days=words[text])
    if match := OFFSET.fullmatch(text):
        factor = 7 if match[2] == "week" else 1
        return today + timedelta(days=int(match[1]) * factor)
    name = text.removeprefix("next ")
    if name in WEEKDAYS:
        ahead = (WEEKDAYS.index(name) - today.weekday()) % 7 or 7
        return today + timedelta(days=ahead + (7 if text != name else 0))
    raise NotUnderstood(text)


def natural_language_date(phrases: list[str], today: str) -> list[str]:
    day = date.fromisoformat(today)
    days = []
    for phrase in phrases:
        try:
            day = resolve(phrase.strip().lower(), day)
            days.append(day.isoformat())
        except NotUnderstood:
            days.append("?")
    return days

#> natural_language_date(["tomorrow", "in 2 weeks", "Friday"], "2024-02-27")
#> natural_language_date(["next monday", "monday", "someday", "in 1 day"], "2024-05-06")
#> natural_language_date([], "2024-01-01")
#> natural_language_date(["yesterday", "today"], "2024-01-01")
#> natural_language_date(["in 10 days", "sunday", "next sunday", "in one day"], "2023-12-25")

### tokenize_shell_words
class UnclosedQuote(ValueError):
    pass


def tokenize_shell_words(line: str, variables: dict[str, str] | None = None) -> list[str]:
    variables = variables or {}
    words, current, quote = [], None, ""
    index = 0
    while index < len(line):
        char = line[index]
        index += 1
        if char == "\\" and quote != "'":
            current = (current or "") + line[index:index + 1]
            index += 1
        elif quote and char == quote:
            quote = ""
        elif not quote and char in "'\"":
            quote = char
            current = current or ""
        elif char == "$" and quote != "'":
            end = index
            while end < len(line) and line[end].isalnum():
                end += 1
            current = (current or "") + variables.get(line[index:end], "")
            index = end
        elif not quote and char == " ":
            if current is not None:
                words.append(current)
            current = None
        else:
            current = (current or "") + char
    if quote:
        raise UnclosedQuote(line)
    return words + ([current] if current is not None else [])

#> tokenize_shell_words("cp 'my file' $DIR/x", {"DIR": "/tmp"})
#> tokenize_shell_words("echo \"$A b\" '$A'  \\\"", {"A": "1"})
#> tokenize_shell_words("")
#> tokenize_shell_words("say 'open")
#> tokenize_shell_words("a \"\" b\\ c  ")

### bbcode_to_html_d12
import re

TAGS = {"b": "strong", "i": "em", "quote": "blockquote"}
TOKEN = re.compile(r"\[(/?)(\w+)\]")


def bbcode_to_html_d12(text: str) -> str:
    """Replaces [b] and others; tags that are not closed are closed at the end, wrong ones stay as text."""
    out = []
    stack = []
    position = 0
    for match in TOKEN.finditer(text):
        out.append(text[position:match.start()])
        position = match.end()
        closing, name = match.groups()
        if name not in TAGS:
            out.append(match.group())
        elif not closing:
            stack.append(name)
            out.append(f"<{TAGS[name]}>")
        elif name in stack:
            while True:
                top = stack.pop()
                out.append(f"</{TAGS[top]}>")
                if top == name:
                    break
        else:
            out.append(match.group())
    out.append(text[position:])
    out.extend(f"</{TAGS[name]}>" for name in reversed(stack))
    return "".join(out)

#> bbcode_to_html_d12("[b]bold [i]both[/b] plain")
#> bbcode_to_html_d12("[quote]said[/quote] [url]x[/url]")
#> bbcode_to_html_d12("")
#> bbcode_to_html_d12("[/b] nothing open [i]open")
#> bbcode_to_html_d12("a [b]b[/b] [b][i]c[/i][/b] [quote]d")

### dns_zone_records
class ZoneError(Exception):
    pass


def dns_zone_records(text: str, origin: str, wanted: str, depth: int = 4) -> list[str]:
    """Addresses of a name in a small zone file, following CNAMEs."""
    records: dict[str, list[tuple[str, str]]] = {}
    last = origin
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith(";"):
            continue
        fields = line.split()
        if not line[0].isspace():
            last = fields.pop(0)
        kind, value = fields[-2:]
        name = last if last.endswith(".") else f"{last}.{origin}"
        records.setdefault(origin if last == "@" else name, []).append((kind, value))
    name = wanted if wanted.endswith(".") else f"{wanted}.{origin}"
    for _ in range(depth):
        found = records.get(name, [])
        aliases = [value for kind, value in found if kind == "CNAME"]
        if not aliases:
            return [value for kind, value in found if kind == "A"]
        name = aliases[0] if aliases[0].endswith(".") else f"{aliases[0]}.{origin}"
    raise ZoneError(f"too many aliases for {wanted}")

#> dns_zone_records("@ A 10.0.0.1\nwww CNAME web\nweb A 10.0.0.2\n  A 10.0.0.3", "x.org.", "www")
#> dns_zone_records("a CNAME b\nb CNAME a", "x.org.", "a")
#> dns_zone_records("", "x.org.", "nothing")
#> dns_zone_records("; zone\n@ A 1.1.1.1\n\nmail CNAME x.org.", "x.org.", "mail")
#> dns_zone_records("ftp 300 A 9.9.9.9\nftp MX mail", "y.net.", "ftp.y.net.")
