### tokenize_formula_kinds
import re

TOKEN = re.compile(r"\s*(?:(?P<num>\d+(?:\.\d+)?)|(?P<name>[A-Za-z_]\w*)|(?P<op>[-+*/()=<>]))")


class LexError(SyntaxError):
    pass


def tokens(text):
    """(kind, text) pairs; an unknown character is an error with its position."""
    position = 0
    text = text.rstrip()
    while position < len(text):
        match = TOKEN.match(text, position)
        if not match:
            raise LexError(f"unexpected {text[position]!r} at {position}")
        yield match.lastgroup, match[match.lastgroup]
        position = match.end()


def tokenize_formula_kinds(text):
    """Kinds of the tokens as letters: n(umber), i(dentifier) or the operator itself."""
    letters = []
    for kind, value in tokens(text):
        if kind == "num":
            letters.append("n")
        elif kind == "name":
            letters.append("i")
        else:
            letters.append(value)
    return "".join(letters)

#> tokenize_formula_kinds("area = 3.14 * r * r")
#> tokenize_formula_kinds("(a+b)/2 > limit_1")
#> tokenize_formula_kinds("")
#> tokenize_formula_kinds("price $ 5")
#> tokenize_formula_kinds("x1 = 10 - (y)   ")

### grammar_calculator_value
import re


class Calculator:
    """Grammar: expr = term (('+'|'-') term)*; term = factor (('*'|'/') factor)*."""

    def __init__(self, text):
        self.tokens = re.findall(r"\d+|[-+*/()]", text)
        self.position = 0

    def peek(self):
        return self.tokens[self.position] if self.position < len(self.tokens) else None

    def take(self):
        token = self.peek()
        self.position += 1
        return token

    def expr(self):
        value = self.term()
        while self.peek() in ("+", "-"):
            value = value + self.term() if self.take() == "+" else value - self.term()
        return value

    def term(self):
        value = self.factor()
        while self.peek() in ("*", "/"):
            value = value * self.factor() if self.take() == "*" else value // self.factor()
        return value

    def factor(self):
        token = self.take()
        if token == "(":
            value = self.expr()
            if self.take() != ")":
                raise SyntaxError("missing )")
            return value
        if token == "-":
            return -self.factor()
        return int(token)


def grammar_calculator_value(text: str) -> int:
    return Calculator(text).expr()

#> grammar_calculator_value("2 + 3 * 4")
#> grammar_calculator_value("(10 - 4) / -2")
#> grammar_calculator_value("7")
#> grammar_calculator_value("(1 + 2")
#> grammar_calculator_value("8 / 3 * 2 - 1")

### rpn_program_result
from operator import add, mul, sub

BINARY = {"+": add, "-": sub, "*": mul, "max": max, "min": min}


class RpnError(ValueError):
    pass


def rpn_program_result(program, **variables):
    stack: list[int] = []
    for word in program.split():
        if word in BINARY:
            if len(stack) < 2:
                raise RpnError(f"{word} needs two values")
            right, left = stack.pop(), stack.pop()
            stack.append(BINARY[word](left, right))
        elif word == "dup":
            stack.append(stack[-1])
        elif word == "swap":
            stack[-2:] = stack[:-3:-1]
        elif word in variables:
            stack.append(variables[word])
        else:
            stack.append(int(word))
    if len(stack) != 1:
        raise RpnError(f"{len(stack)} values left")
    return stack[0]

#> rpn_program_result("3 4 + 2 *")
#> rpn_program_result("x dup * y dup * +", x=3, y=4)
#> rpn_program_result("10 3 swap -")
#> rpn_program_result("1 +")
#> rpn_program_result("5 8 max 2 min 7 *")
#> rpn_program_result("1 2 3")

### search_query_matches
import re

PART = re.compile(r'(?P<neg>-)?(?:(?P<field>\w+):)?(?:"(?P<phrase>[^"]*)"|(?P<word>\S+))')


def parse_query(query):
    for match in PART.finditer(query):
        wanted = match["phrase"] if match["phrase"] is not None else match["word"]
        yield bool(match["neg"]), match["field"], wanted.lower()


def search_query_matches(query: str, mail: dict[str, str]) -> bool:
    everything = " ".join(mail.values()).lower()
    for negative, field, wanted in parse_query(query):
        text = mail.get(field, "").lower() if field else everything
        if (wanted in text) == negative:
            return False
    return True

#> search_query_matches('from:ann "next week"', {"from": "Ann Lee", "subject": "Plans for next week"})
#> search_query_matches("from:bob plans", {"from": "Ann Lee", "subject": "Plans for next week"})
#> search_query_matches("-newsletter sale", {"from": "shop", "subject": "Newsletter: big sale"})
#> search_query_matches("", {"from": "x"})
#> search_query_matches("subject:invoice -from:spam", {"from": "billing@acme.org", "subject": "Invoice 2024-17"})
#> search_query_matches("subject:invoice -from:spam -newsletter sale", {"from": "billing@acme.org", "subject": "Invoice 2024-17"})

### key_path_expression_get
import re

STEP = re.compile(r"\.?(?:(?P<key>[A-Za-z_]\w*)|\[(?P<index>-?\d+)\])")


class PathError(LookupError):
    pass


def parse_path(path):
    position = 0
    while position < len(path):
        match = STEP.match(path, position)
        if not match:
            raise PathError(f"cannot read {path[position:]!r}")
        yield match["key"] if match["key"] else int(match["index"])
        position = match.end()


def key_path_expression_get(document, path, default=None):
    current = document
    for step in parse_path(path):
        try:
            current = current[step]
        except (KeyError, IndexError, TypeError):
            return default
    return current

#> key_path_expression_get({"items": [{"price": 9.5}, {"price": 12}]}, "items[1].price")
#> key_path_expression_get({"items": [{"price": 9.5}]}, "items[3].price", default=0)
#> key_path_expression_get({"a": {"b": None}}, "a.b")
#> key_path_expression_get({"a": 1}, "a..b")
#> key_path_expression_get([["x", "y"], ["z"]], "[0][-1]")
#> key_path_expression_get({"user": {"tags": ["admin", "ops"]}}, "user.tags")

### brainless_turtle_script
import math


class Turtle:
    def __init__(self):
        self.x = self.y = 0.0
        self.heading = 90
        self.down = True
        self.drawn = 0.0

    def forward(self, steps):
        self.x += steps * math.cos(math.radians(self.heading))
        self.y += steps * math.sin(math.radians(self.heading))
        if self.down:
            self.drawn += steps


def run_block(turtle, words):
    while words:
        match words.pop(0):
            case "fd":
                turtle.forward(float(words.pop(0)))
            case "rt":
                turtle.heading -= float(words.pop(0))
            case "pu" | "pd" as pen:
                turtle.down = pen == "pd"
            case "rep":
                times, size = int(words.pop(0)), int(words.pop(0))
                body, words[:size] = words[:size], []
                for _ in range(times):
                    run_block(turtle, list(body))
            case word:
                raise ValueError(f"I do not know how to {word}")


def brainless_turtle_script(script):
    """Run a script; 'rep 4 2 fd 10' repeats the next two words four times."""
    turtle = Turtle()
    run_block(turtle, script.split())
    return round(turtle.x, 2) + 0.0, round(turtle.y, 2) + 0.0, turtle.drawn

#> brainless_turtle_script("fd 10 rt 90 fd 5")
#> brainless_turtle_script("rep 4 4 fd 10 rt 90")
#> brainless_turtle_script("pu fd 3 pd fd 4")
#> brainless_turtle_script("jump 3")
#> brainless_turtle_script("rt 45 fd 10")
#> brainless_turtle_script("pu fd 3 pd fd 4 rep 4 4 fd 10 rt 90")

### assign_script_variables
import re

ASSIGN = re.compile(r"^(\w+)\s*=\s*(.+)$")
TERM = re.compile(r"([-+])?\s*(\w+)")


class ScriptError(Exception):
    def __init__(self, line, message):
        super().__init__(f"line {line}: {message}")


def evaluate(expression, names, line):
    total = 0
    for sign, word in TERM.findall(expression):
        if word.isdigit():
            value = int(word)
        elif word in names:
            value = names[word]
        else:
            raise ScriptError(line, f"{word} is not defined")
        total += -value if sign == "-" else value
    return total


def assign_script_variables(script: str) -> dict[str, int]:
    """Run lines such as 'total = price + 3 - rebate'."""
    names: dict[str, int] = {}
    for number, line in enumerate(script.splitlines(), 1):
        match = ASSIGN.match(line)
        if match is None:
            raise ScriptError(number, "no assignment")
        names[match[1]] = evaluate(match[2], names, number)
    return names

#> assign_script_variables("price = 40\nrebate = 5\ntotal = price + 3 - rebate")
#> assign_script_variables("a = 1\na = a + a\na = a + a")
#> assign_script_variables("")
#> assign_script_variables("x = y")
#> assign_script_variables("x = 4\nprint x")
#> assign_script_variables("n = 10 - 20")
#> assign_script_variables("a = 1\na = a + a\na = a + a\nprice = 40\nrebate = 5\ntotal = price + 3 - rebate\nn = 10 - 20")

### sql_where_filter
import re
from operator import eq, ge, gt, le, lt, ne

CONDITION = re.compile(r"(\w+)\s*(>=|<=|!=|=|>|<)\s*(?:'([^']*)'|(\d+))")
OPERATORS = {"=": eq, "!=": ne, ">": gt, "<": lt, ">=": ge, "<=": le}


def compile_where(clause):
    """A list of (column, function, value) for conditions joined by AND."""
    conditions = []
    for part in re.split(r"\s+and\s+", clause, flags=re.IGNORECASE):
        match = CONDITION.fullmatch(part.strip())
        if match is None:
            raise SyntaxError(f"near {part.strip()!r}")
        column, operator, text, number = match.groups()
        conditions.append((column, OPERATORS[operator], text if text is not None else int(number)))
    return conditions


def sql_where_filter(rows: list[dict], clause: str) -> int:
    """How many rows fulfil the clause?"""
    conditions = compile_where(clause)
    count = 0
    for row in rows:
        if all(test(row[column], value) for column, test, value in conditions):
            count += 1
    return count

#> sql_where_filter([{"age": 30, "city": "Bonn"}, {"age": 17, "city": "Bonn"}, {"age": 55, "city": "Kiel"}], "age >= 18 AND city = 'Bonn'")
#> sql_where_filter([{"qty": 3}, {"qty": 0}, {"qty": 7}], "qty > 0")
#> sql_where_filter([], "x = 1")
#> sql_where_filter([{"x": 1}], "x like 1")
#> sql_where_filter([{"name": "it"}, {"name": "hr"}], "name != 'hr' and name <= 'zz'")

### morse_message_roundtrip
MORSE = {
    "A": ".-", "D": "-..", "E": ".", "H": "....", "I": "..", "L": ".-..", "N": "-.",
    "O": "---", "R": ".-.", "S": "...", "T": "-", "U": "..-", "W": ".--", "Y": "-.--",
}
LETTERS = {code: letter for letter, code in MORSE.items()}


def encode(text):
    words = []
    for word in text.upper().split():
        words.append(" ".join(MORSE[letter] for letter in word))
    return " / ".join(words)


def decode(signal):
    return " ".join("".join(LETTERS.get(code, "?") for code in word.split()) for word in signal.split(" / "))


def morse_message_roundtrip(message: str) -> str:
    """Encode letters, decode dots and dashes."""
    if not message:
        raise ValueError("nothing to send")
    if set(message) <= set(".-/ "):
        return decode(message)
    return encode(message)

#> morse_message_roundtrip("send tea")
#> morse_message_roundtrip("... --- ... / .-. ..- -.")
#> morse_message_roundtrip(".... . .-.. .-.. --- / -----")
#> morse_message_roundtrip("Noon")
#> morse_message_roundtrip("quiz")
#> morse_message_roundtrip("")
#> morse_message_roundtrip(".... . .-.. .-.. --- / ----- ... --- ... / .-. ..- -.")
#> morse_message_roundtrip("... --- ... / .-. ..- -. .... . .-.. .-.. --- / -----")

### duration_text_seconds
import re

UNITS = {"w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1}
PIECE = re.compile(r"(\d+(?:\.\d+)?)\s*([wdhms])", re.IGNORECASE)


def duration_text_seconds(text: str) -> float:
    rest = PIECE.sub("", text).strip(" ,+")
    if rest or not text.strip():
        raise ValueError(f"cannot read {text!r}")
    total = 0.0
    previous = float("inf")
    for amount, letter in PIECE.findall(text):
        factor = UNITS[letter.lower()]
        if factor >= previous:
            raise ValueError(f"{letter} comes too late in {text!r}")
        previous = factor
        total += float(amount) * factor
    return total

#> duration_text_seconds("1h 30m")
#> duration_text_seconds("2.5d, 12H + 1s")
#> duration_text_seconds("45s")
#> duration_text_seconds("10 minutes")
#> duration_text_seconds("5m 2h")
#> duration_text_seconds("1w 1d 1h 1m 1s")

### boolean_rule_eval
import re


def parse_or(tokens, facts):
    value = parse_and(tokens, facts)
    while tokens and tokens[0] == "or":
        tokens.pop(0)
        value = parse_and(tokens, facts) or value
    return value


def parse_and(tokens, facts):
    value = parse_not(tokens, facts)
    while tokens and tokens[0] == "and":
        tokens.pop(0)
        value = parse_not(tokens, facts) and value
    return value


def parse_not(tokens, facts):
    token = tokens.pop(0)
    if token == "not":
        return not parse_not(tokens, facts)
    if token == "(":
        value = parse_or(tokens, facts)
        tokens.pop(0)
        return value
    return token in facts


def boolean_rule_eval(rule, *facts):
    """Evaluate 'vip or (member and not blocked)' against the facts that hold."""
    tokens = re.findall(r"[()]|\w+", rule)
    return parse_or(tokens, set(facts))

#> boolean_rule_eval("vip or (member and not blocked)", "member")
#> boolean_rule_eval("vip or (member and not blocked)", "member", "blocked")
#> boolean_rule_eval("not not open", "open")
#> boolean_rule_eval("rain and wind or holiday", "rain")
#> boolean_rule_eval("a and", "a")
#> boolean_rule_eval("(a or b) and (c or d)", "b", "c")

### tiny_template_render
import re

BLOCK = re.compile(r"\{\{\s*(\w+)(?:\s*\|\s*(\w+))?\s*\}\}")
FILTERS = {"upper": str.upper, "title": str.title, "count": lambda v: str(len(v)), "list": ", ".join}


class RenderError(Exception):
    pass


def apply_filter(name, value):
    if name is None:
        return str(value)
    try:
        return FILTERS[name](value)
    except KeyError:
        raise RenderError(f"no filter {name}") from None


def tiny_template_render(template: str, **context) -> str:
    """Replace {{ name }} and {{ name|filter }}."""
    parts, position = [], 0
    for match in BLOCK.finditer(template):
        parts.append(template[position:match.start()])
        name, filter_name = match.groups()
        if name not in context:
            raise RenderError(f"{name} is missing")
        parts.append(apply_filter(filter_name, context[name]))
        position = match.end()
    parts.append(template[position:])
    return "".join(parts)

#> tiny_template_render("Dear {{ name|title }}, you owe {{sum}} EUR.", name="ms. lee", sum=12.5)
#> tiny_template_render("{{ items|count }} items: {{items|list}}", items=["tea", "rice"])
#> tiny_template_render("plain")
#> tiny_template_render("Hello {{ who }}")
#> tiny_template_render("{{ x|reverse }}", x="abc")

### range_spec_expand
def range_spec_expand(spec: str, last: int) -> list[int]:
    pages: list[int] = []
    for part in spec.replace(" ", "").split(","):
        if part in ("odd", "even"):
            wanted = 1 if part == "odd" else 0
            pages = [p for p in pages if p % 2 == wanted]
            continue
        low, dash, high = part.partition("-")
        start = int(low or 1)
        end = int(high or last) if dash else start
        if not 1 <= start <= end <= last:
            raise ValueError(f"no pages {part!r} in a document of {last}")
        pages.extend(p for p in range(start, end + 1) if p not in pages)
    return pages

#> range_spec_expand("1-3,7,10-", 12)
#> range_spec_expand("-4, 9", 9)
#> range_spec_expand("1-9, odd", 9)
#> range_spec_expand("5-2", 9)
#> range_spec_expand("2-6,4-8,even", 20)
#> range_spec_expand("1-3,7,10-, 1-9, odd", 12)

### roman_number_checked
VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
STEPS = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
         (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]


def write_roman(number):
    out = ""
    for value, letters in STEPS:
        while number >= value:
            out += letters
            number -= value
    return out


def roman_number_checked(text):
    """Read a roman number; spellings that nobody would write are refused."""
    total = 0
    for letter, following in zip(text, text[1:] + " "):
        value = VALUES[letter]
        if VALUES.get(following, 0) > value:
            total -= value
        else:
            total += value
    if write_roman(total) != text:
        raise ValueError(f"{text} should be {write_roman(total)}")
    return total

#> roman_number_checked("XIV")
#> roman_number_checked("MCMXCIX")
#> roman_number_checked("IIII")
#> roman_number_checked("MMXXIV")
#> roman_number_checked("ABC")
#> roman_number_checked("CDXLIV")

### chemical_formula_weight
import re
from collections import Counter

WEIGHTS = {"H": 1.008, "C": 12.011, "N": 14.007, "O": 15.999, "Na": 22.990, "Cl": 35.45}
UNIT = re.compile(r"([A-Z][a-z]?|\(|\))(\d*)")


def atoms_of(formula):
    """Count atoms, also inside parentheses."""
    stack = [Counter()]
    for symbol, digits in UNIT.findall(formula):
        times = int(digits or 1)
        if symbol == "(":
            stack.append(Counter())
        elif symbol == ")":
            group = stack.pop()
            for name, count in group.items():
                stack[-1][name] += count * times
        else:
            stack[-1][symbol] += times
    return stack[0]


def chemical_formula_weight(formula: str) -> float:
    return round(sum(WEIGHTS[name] * count for name, count in atoms_of(formula).items()), 3)

#> chemical_formula_weight("H2O")
#> chemical_formula_weight("C6H12O6")
#> chemical_formula_weight("NH4(NO3)")
#> chemical_formula_weight("NaCl")
#> chemical_formula_weight("Fe2O3")
#> chemical_formula_weight("C2(OH)2")

### indent_outline_to_rows
def indent_outline_to_rows(text: str) -> list[tuple[str, str]]:
    """(path, value) rows of an indented 'key: value' text.

    Keys without a value open a section; indentation closes it again.
    """
    rows, stack = [], []
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        indent = len(line) - len(line.lstrip())
        while stack and stack[-1][0] >= indent:
            stack.pop()
        key, colon, value = line.strip().partition(":")
        if not colon:
            raise ValueError(f"no colon in {line.strip()!r}")
        if value.strip():
            path = "/".join([name for _, name in stack] + [key])
            rows.append((path, value.strip()))
        else:
            stack.append((indent, key))
    return rows

#> indent_outline_to_rows("server:\n  host: db1\n  port: 5432\nname: test")
#> indent_outline_to_rows("# empty\n\n")
#> indent_outline_to_rows("a:\n  b:\n    c: 1\n  d: 2\ne: 3")
#> indent_outline_to_rows("broken line")
#> indent_outline_to_rows("team:\n  lead: Ann Lee\n  # absent\n  rooms:\n    main: 4.01")
#> indent_outline_to_rows("team:\n  lead: Ann Lee\n  # absent\n  rooms:\n    main: 4.01\na:\n  b:\n    c: 1\n  d: 2\ne: 3")

### escape_sequence_unquote
ESCAPES = {"n": "\n", "t": "\t", "\\": "\\", '"': '"'}


class QuoteError(ValueError):
    pass


def unescape(body):
    characters = iter(body)
    for char in characters:
        if char != "\\":
            yield char
            continue
        code = next(characters, None)
        if code == "x":
            digits = next(characters, "") + next(characters, "")
            yield chr(int(digits, 16))
        elif code in ESCAPES:
            yield ESCAPES[code]
        else:
            raise QuoteError(f"bad escape \\{code}")


def escape_sequence_unquote(literal: str) -> str:
    """The text that a double-quoted literal stands for."""
    if len(literal) < 2 or literal[0] != '"' or literal[-1] != '"':
        raise QuoteError("quotes missing")
    return "".join(unescape(literal[1:-1]))

#> escape_sequence_unquote('"line one\\nline two"')
#> escape_sequence_unquote('"tab\\there and \\x41\\x42"')
#> escape_sequence_unquote('"she said \\"no\\""')
#> escape_sequence_unquote("bare")
#> escape_sequence_unquote('"C:\\\\temp"')
#> escape_sequence_unquote('"50\\%"')

### simple_json_number_list
class Reader:
    def __init__(self, text):
        self.text, self.at = text, 0

    def skip(self):
        while self.text[self.at:self.at + 1].isspace():
            self.at += 1

    def expect(self, char):
        self.skip()
        if self.text[self.at:self.at + 1] != char:
            raise ValueError(f"expected {char!r} at {self.at}")
        self.at += 1

    def looking_at(self, char):
        self.skip()
        return self.text.startswith(char, self.at)

    def number(self):
        self.skip()
        start = self.at
        while self.at < len(self.text) and self.text[self.at] in "-0123456789":
            self.at += 1
        return int(self.text[start:self.at])

    def value(self):
        if not self.looking_at("["):
            return self.number()
        self.expect("[")
        items = []
        while not self.looking_at("]"):
            if items:
                self.expect(",")
            items.append(self.value())
        self.expect("]")
        return items


def simple_json_number_list(text):
    return Reader(text).value()

#> simple_json_number_list("[1, [2, -3]]")
#> simple_json_number_list("[]")
#> simple_json_number_list("17")
#> simple_json_number_list("[1 2]")
#> simple_json_number_list("[[5],[ ]]")

### cli_option_parser
from dataclasses import dataclass, field


class UsageError(Exception):
    pass


@dataclass
class Parser:
    flags: set = field(default_factory=set)
    options: dict = field(default_factory=dict)

    def parse(self, argv):
        result = dict.fromkeys(self.flags, False) | dict(self.options)
        rest = []
        words = iter(argv)
        for word in words:
            name, equals, value = word.lstrip("-").partition("=")
            if not word.startswith("-"):
                rest.append(word)
            elif name in self.flags:
                result[name] = True
            elif name in self.options:
                value = value if equals else next(words, None)
                if value is None:
                    raise UsageError(f"{name} needs a value")
                result[name] = type(self.options[name])(value)
            else:
                raise UsageError(f"unknown option {word}")
        return dict(sorted(result.items())), rest


def cli_option_parser(command):
    parser = Parser({"verbose", "force"}, {"jobs": 1, "out": "a.txt"})
    return parser.parse(command.split())

#> cli_option_parser("build --verbose --jobs 4 main.c")
#> cli_option_parser("-out=b.txt x y")
#> cli_option_parser("")
#> cli_option_parser("--jobs")
#> cli_option_parser("--quiet")
#> cli_option_parser("--force --jobs=two")
#> cli_option_parser("build --verbose --jobs 4 main.c -out=b.txt x y")
#> cli_option_parser("-out=b.txt x y build --verbose --jobs 4 main.c")
