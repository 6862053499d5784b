### count_words_per_speaker_turns
import re

TURN = re.compile(r"^<(?P<who>\w+)>\s*(?P<text>.*)$")


def turns(text):
    who, words = None, []
    for line in text.splitlines():
        match = TURN.match(line)
        if match:
            if who is not None:
                yield who, words
            who, words = match["who"], match["text"].split()
        elif who is not None:
            words = words + line.split()
    if who is not None:
        yield who, words


def count_words_per_speaker_turns(text, who):
    """Words in the longest turn of somebody in a chat '<ann> hello'; lines without a name go on."""
    longest = 0
    for speaker, words in turns(text):
        if speaker.lower() == who.lower():
            longest = max(longest, len(words))
    return longest

#> count_words_per_speaker_turns("<ann> hello there\n<bob> hi\nhow are you\n<ann> fine", "bob")
#> count_words_per_speaker_turns("<ann> hello there\n<bob> hi\nhow are you\n<ann> fine", "Ann")
#> count_words_per_speaker_turns("", "ann")
#> count_words_per_speaker_turns("no names\nat all", "ann")
#> count_words_per_speaker_turns("<x> a b c\n<y>\nd e\n\nf\n<x> g", "y")

### minimum_platforms_needed_d30
def to_minutes(text):
    return int(text[:2]) * 60 + int(text[2:])


class Station:
    def __init__(self):
        self.platforms = []

    def arrive(self, arrival, departure):
        for number, free_at in enumerate(self.platforms):
            if free_at + 2 <= arrival:
                self.platforms[number] = departure
                return number
        self.platforms.append(departure)
        return len(self.platforms) - 1


def minimum_platforms_needed_d30(trains: list[str]) -> int:
    station = Station()
    spans = []
    for train in trains:
        start, end = (to_minutes(part) for part in train.split("-"))
        if end < start:
            end += 1440
        spans.append((start, end))
    for start, end in sorted(spans):
        station.arrive(start, end)
    return len(station.platforms)

#> minimum_platforms_needed_d30(["0900-0915", "0910-0920", "0917-0930", "0921-0925"])
#> minimum_platforms_needed_d30(["0900-0905", "0907-0910", "0912-0920"])
#> minimum_platforms_needed_d30([])
#> minimum_platforms_needed_d30(["2350-0010", "2355-2359", "0000-0005"])
#> minimum_platforms_needed_d30(["9:00-9:15"])

### sum_of_invoice_lines_eval
import ast
import operator

OPERATORS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.FloorDiv: operator.floordiv}


class Unsafe(ValueError):
    pass


def evaluate(node, names):
    match node:
        case ast.Expression(body=body):
            return evaluate(body, names)
        case ast.Constant(value=int(value)):
            return value
        case ast.Name(id=name):
            return names[name]
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
            return OPERATORS[type(op)](evaluate(left, names), evaluate(right, names))
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -evaluate(operand, names)
    raise Unsafe(type(node).__name__)


def sum_of_invoice_lines_eval(formulas: list[str], names: dict[str, int]) -> int:
    """Sum of small formulas like '3 * price - discount'; formulas that are not allowed raise."""
    total = 0
    for formula in formulas:
        tree = ast.parse(formula, mode="eval")
        total += evaluate(tree, names)
    return total

#> sum_of_invoice_lines_eval(["3 * price - discount", "100 // 3", "-5"], {"price": 20, "discount": 7})
#> sum_of_invoice_lines_eval(["price"], {})
#> sum_of_invoice_lines_eval([], {})
#> sum_of_invoice_lines_eval(["2 ** 8"], {})
#> sum_of_invoice_lines_eval(["(a + b) * (a - b)", "a * a - b * b"], {"a": 9, "b": 4})
#> sum_of_invoice_lines_eval(["3 * price - discount", "100 // 3", "-5", "price"], {"price": 20, "discount": 7})
#> sum_of_invoice_lines_eval(["(a + b) * (a - b)", "a * a - b * b"], {"a": 9, "b": 4, "price": 20, "discount": 7})

### longest_common_subsequence_words
def table_for(left, right):
    table = [[0] * (len(right) + 1) for _ in range(len(left) + 1)]
    for i, a in enumerate(left, 1):
        for j, b in enumerate(right, 1):
            if a == b:
                table[i][j] = table[i - 1][j - 1] + 1
            else:
                table[i][j] = max(table[i - 1][j], table[i][j - 1])
    return table


def longest_common_subsequence_words(first, second):
    left, right = first.split(), second.split()
    table = table_for(left, right)
    i, j = len(left), len(right)
    common = []
    while i and j:
        if left[i - 1] == right[j - 1]:
            common.append(left[i - 1])
            i -= 1
            j -= 1
        elif table[i - 1][j] >= table[i][j - 1]:
            i -= 1
        else:
            j -= 1
    return " ".join(reversed(common))

#> longest_common_subsequence_words("the cat sat", "the dog sat")
#> longest_common_subsequence_words("a b c d", "c d a b")
#> longest_common_subsequence_words("", "x")
#> longest_common_subsequence_words("one two", "three four")
#> longest_common_subsequence_words("to be or not", "not to be here")

### morse_keyer_timing
CODES = {"a": ".-", "e": ".", "n": "-.", "o": "---", "s": "...", "t": "-"}
UNITS = {".": 1, "-": 3}


def letter_units(letter):
    signs = CODES[letter]
    return sum(UNITS[sign] for sign in signs) + len(signs) - 1


def morse_keyer_timing(text: str, words_per_minute: int = 12) -> int:
    unit = 1200 // words_per_minute
    units = 0
    for number, word in enumerate(text.lower().split()):
        if number:
            units += 7
        for place, letter in enumerate(word):
            if place:
                units += 3
            try:
                units += letter_units(letter)
            except KeyError:
                raise ValueError(f"no code for {letter!r}") from None
    return units * unit

#> morse_keyer_timing("sos")
#> morse_keyer_timing("Note to Anna", 20)
#> morse_keyer_timing("")
#> morse_keyer_timing("tea x")
#> morse_keyer_timing("eat toast at seen", words_per_minute=5)

### stack_based_indent_fix
class Indenter:
    def __init__(self, width):
        self.width = width
        self.levels = [0]

    def level(self, indent):
        while indent < self.levels[-1]:
            self.levels.pop()
        if indent > self.levels[-1]:
            self.levels.append(indent)
        return len(self.levels) - 1

    def line(self, text):
        stripped = text.lstrip()
        indent = len(text.expandtabs(8)) - len(text.expandtabs(8).lstrip())
        return " " * (self.width * self.level(indent)) + stripped.rstrip()


def stack_based_indent_fix(source, width=2):
    """Lines with the same nesting but one width for all levels; blank lines stay blank."""
    indenter = Indenter(width)
    fixed = []
    for line in source.split("\n"):
        if line.strip():
            fixed.append(indenter.line(line))
        else:
            fixed.append("")
    return fixed

#> stack_based_indent_fix("if a:\n       b\n       if c:\n           d\ne")
#> stack_based_indent_fix("x:\n\ty\n\n\t\tz\nw", 4)
#> stack_based_indent_fix("")
#> stack_based_indent_fix("   a\n b\n  c\nd", 1)
#> stack_based_indent_fix("a:\n    b:\n        c\n      d\n    e", 2)

### checkout_queue_fastest
from dataclasses import dataclass, field


@dataclass
class Lane:
    speed: int
    items: list[int] = field(default_factory=list)
    express: int | None = None

    def accepts(self, items):
        return self.express is None or items <= self.express

    def wait(self):
        return sum(-(-count // self.speed) + 1 for count in self.items)


def checkout_queue_fastest(customers):
    """Lane number each customer takes: the shortest wait among lanes that accept the items."""
    lanes = [Lane(speed=5), Lane(speed=3), Lane(speed=4, express=8)]
    taken = []
    for items in customers:
        best = None
        for number, lane in enumerate(lanes):
            if not lane.accepts(items):
                continue
            if best is None or lane.wait() < lanes[best].wait():
                best = number
        lanes[best].items.append(items)
        taken.append(best)
    return taken

#> checkout_queue_fastest([10, 3, 20, 8])
#> checkout_queue_fastest([1, 1, 1, 1])
#> checkout_queue_fastest([])
#> checkout_queue_fastest([50, 9, 9])
#> checkout_queue_fastest([30, 5])

### reverse_polish_units
class UnitMismatch(Exception):
    pass


class Quantity:
    def __init__(self, value, unit=""):
        self.value, self.unit = value, unit

    @classmethod
    def parse(cls, text):
        number = text.rstrip("abcdefghijklmnopqrstuvwxyz")
        return cls(float(number), text[len(number):])

    def __add__(self, other):
        if self.unit != other.unit:
            raise UnitMismatch(f"{self.unit or '1'} + {other.unit or '1'}")
        return Quantity(self.value + other.value, self.unit)

    def __mul__(self, other):
        return Quantity(self.value * other.value, "*".join(sorted(filter(None, (self.unit, other.unit)))))

    def __str__(self):
        return f"{self.value:g}{self.unit}"


def reverse_polish_units(text: str) -> str:
    stack: list[Quantity] = []
    for token in text.split():
        if token in "+*":
            right, left = stack.pop(), stack.pop()
            try:
                stack.append(left + right if token == "+" else left * right)
            except UnitMismatch as error:
                return f"mismatch: {error}"
        else:
            stack.append(Quantity.parse(token))
    return " ".join(map(str, stack))

#> reverse_polish_units("3m 2m + 4 *")
#> reverse_polish_units("3m 2s * 1kg *")
#> reverse_polish_units("5m 2 +")
#> reverse_polish_units("")
#> reverse_polish_units("1 +")
#> reverse_polish_units("2kg 3kg + 4m 6m + * 1.5 * 7s")
