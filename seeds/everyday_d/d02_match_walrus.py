### shape_commands_match
class DrawError(Exception):
    pass


def run(command, state):
    match command.split():
        case ["move", x, y]:
            state["at"] = (int(x), int(y))
        case ["line", ("up" | "down" | "left" | "right") as where, *steps]:
            n = int(steps[0]) if steps else 1
            x, y = state["at"]
            dx, dy = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}[where]
            state["at"] = (x + dx * n, y + dy * n)
            state["ink"] += n
        case ["repeat", times, *rest] if int(times) < 10:
            for _ in range(int(times)):
                run(" ".join(rest), state)
        case []:
            pass
        case _:
            raise DrawError(command)


def shape_commands_match(script):
    state = {"at": (0, 0), "ink": 0}
    try:
        for command in script.split(";"):
            run(command, state)
    except DrawError as error:
        return "bad", str(error).strip()
    return state["at"], state["ink"]

#> shape_commands_match("move 2 3; line up; line right 4; repeat 3 line down 2")
#> shape_commands_match("line left 5; circle 4; line up")
#> shape_commands_match("")
#> shape_commands_match("repeat 12 line up")
#> shape_commands_match("repeat 2 repeat 2 line up 3;; line left; move 0 0; line down")
#> shape_commands_match("move 2 3; line up; line right 4; repeat 3 line down 2; line left 5; circle 4; line up")
#> shape_commands_match("move 2 3; line up; line right 4; repeat 3 line down 2; repeat 12 line up")

### json_event_dispatch
import json


def describe(event):
    match event:
        case {"type": "login", "user": str(user)}:
            return f"{user} logged in"
        case {"type": "order", "items": [], **rest}:
            return f"empty order by {rest.get('user', 'nobody')}"
        case {"type": "order", "items": [first, *more]}:
            extra = f" and {len(more)} more" if more else ""
            return f"order of {first}{extra}"
        case {"type": "error", "code": int(code)} if code >= 500:
            return "server error"
        case {"type": kind}:
            return f"other: {kind}"
        case _:
            raise ValueError("no event")


def json_event_dispatch(lines: list[str]) -> list[str]:
    texts = []
    for line in lines:
        try:
            texts.append(describe(json.loads(line)))
        except json.JSONDecodeError:
            texts.append("not json")
        except ValueError as error:
            texts.append(str(error))
    return texts

#> json_event_dispatch(['{"type": "login", "user": "ida"}', '{"type": "order", "items": ["mug", "pen", "cap"]}'])
#> json_event_dispatch(['{"type": "error", "code": 503}', '{"type": "error", "code": 404}', '[1]', '{'])
#> json_event_dispatch([])
#> json_event_dispatch(['{"type": "order", "items": [], "user": "bo"}', '{"type": "order", "items": ["tea"]}'])
#> json_event_dispatch(['{"type": "login", "user": 7}', '{"type": "order", "items": []}', '"text"'])
#> json_event_dispatch(['{"type": "error", "code": 503}', '{"type": "error", "code": 404}', "[1]", "{", '{"type": "login", "user": 7}', '{"type": "order", "items": []}', '"text"'])
#> json_event_dispatch(['{"type": "login", "user": 7}', '{"type": "order", "items": []}', '"text"', '{"type": "error", "code": 503}', '{"type": "error", "code": 404}', "[1]", "{"])

### read_blocks_walrus
import re
from collections.abc import Iterator

HEAD = re.compile(r"^== (\w+)(?: \((\d+)\))?$")


def blocks(lines: Iterator[str]):
    while (line := next(lines, None)) is not None:
        if not (match := HEAD.match(line)):
            continue
        name, count = match[1], int(match[2] or 1)
        body = []
        while len(body) < count and (row := next(lines, None)) is not None:
            body.append(row.strip())
        yield name, body


def read_blocks_walrus(text: str) -> dict[str, list[str]]:
    """Blocks '== name (3)' with as many lines as they say; a name that comes again is extended."""
    found: dict[str, list[str]] = {}
    for name, body in blocks(iter(text.splitlines())):
        if (known := found.get(name)) is not None:
            known.extend(body)
        else:
            found[name] = body
    return found

#> read_blocks_walrus("== users (2)\n ann\n bob\nnoise\n== mode\nfast\n== users\ncid")
#> read_blocks_walrus("== cut (5)\none\ntwo")
#> read_blocks_walrus("")
#> read_blocks_walrus("just\ntext\n== a (0)\nx")
#> read_blocks_walrus("== a (1)\n== b (1)\n== c (2)\n1\n2\n== a\n3")
#> read_blocks_walrus("== users (2)\n ann\n bob\nnoise\n== mode\nfast\n== users\ncid\n== a (1)\n== b (1)\n== c (2)\n1\n2\n== a\n3")
#> read_blocks_walrus("== a (1)\n== b (1)\n== c (2)\n1\n2\n== a\n3\n== users (2)\n ann\n bob\nnoise\n== mode\nfast\n== users\ncid")

### expression_tree_simplify
from dataclasses import dataclass


@dataclass(frozen=True)
class Num:
    value: int


@dataclass(frozen=True)
class Var:
    name: str


@dataclass(frozen=True)
class Op:
    sign: str
    left: object
    right: object


def simplify(node):
    if isinstance(node, Op):
        node = Op(node.sign, simplify(node.left), simplify(node.right))
    match node:
        case Op("+", Num(a), Num(b)):
            return Num(a + b)
        case Op("*", Num(a), Num(b)):
            return Num(a * b)
        case Op("*", Num(0), _) | Op("*", _, Num(0)):
            return Num(0)
        case Op("*", Num(1), other) | Op("*", other, Num(1)) | Op("+", Num(0), other) | Op("+", other, Num(0)):
            return other
    return node


def parse(text):
    stack = []
    for token in text.split():
        if token in "+*":
            right, left = stack.pop(), stack.pop()
            stack.append(Op(token, left, right))
        else:
            stack.append(Num(int(token)) if token.isdigit() else Var(token))
    return stack.pop()


def show(node):
    if isinstance(node, Op):
        return f"({show(node.left)} {node.sign} {show(node.right)})"
    return str(node.value) if isinstance(node, Num) else node.name


def expression_tree_simplify(postfix: str) -> str:
    return show(simplify(parse(postfix)))

#> expression_tree_simplify("x 1 * 0 +")
#> expression_tree_simplify("2 3 + y *")
#> expression_tree_simplify("x y + 0 *")
#> expression_tree_simplify("a")
#> expression_tree_simplify("+ 1")
#> expression_tree_simplify("2 3 * x 0 * + z 1 * +")

### config_value_coerce
import ast
from datetime import date, timedelta


class ConversionError(ValueError):
    pass


def coerce(value, kind):
    match kind:
        case "int" | "float":
            return {"int": int, "float": float}[kind](value.replace("_", ""))
        case "bool" if value.lower() in ("yes", "no"):
            return value.lower() == "yes"
        case "days":
            return timedelta(days=int(value))
        case "date":
            return date.fromisoformat(value)
        case "literal":
            return ast.literal_eval(value)
        case _:
            raise ConversionError(f"{value!r} as {kind}")


def config_value_coerce(value: str, kinds: str):
    """The value by the first kind of 'int|date' that works, None if none does."""
    for kind in kinds.split("|"):
        try:
            return coerce(value.strip(), kind.strip())
        except (ValueError, SyntaxError):
            continue
    return None

#> config_value_coerce("1_000", "int|float")
#> config_value_coerce("2.50", "int|float")
#> config_value_coerce("2024-02-29", "int|date")
#> config_value_coerce("maybe", "bool|int")
#> config_value_coerce("YES", "int|bool")
#> config_value_coerce(" {'a': [1, 2]} ", "int|float|literal")
#> config_value_coerce("14", "bool|days")
#> config_value_coerce("maybe", "bool|int|int|float|literal")
#> config_value_coerce("maybe", "bool|int|bool|days")
#> config_value_coerce("maybe", "bool|int|int|bool")

### median_of_stream_halves
import heapq


class Median:
    def __init__(self):
        self.low, self.high = [], []

    def add(self, value):
        heapq.heappush(self.low, -value)
        heapq.heappush(self.high, -heapq.heappop(self.low))
        if len(self.high) > len(self.low):
            heapq.heappush(self.low, -heapq.heappop(self.high))

    def __float__(self):
        if not self.low:
            raise ValueError("no values")
        if len(self.low) > len(self.high):
            return float(-self.low[0])
        return (self.high[0] - self.low[0]) / 2


def median_of_stream_halves(values):
    median = Median()
    shown = []
    for value in values:
        if value is not None:
            median.add(value)
        shown.append(float(median))
    return shown

#> median_of_stream_halves([5, 2, 8, 1])
#> median_of_stream_halves([3, None, 3, 4, None])
#> median_of_stream_halves([])
#> median_of_stream_halves([None])
#> median_of_stream_halves([10.5, -1, 7, 7, 100, 3])

### flag_parser_namespace
from types import SimpleNamespace


class Parser:
    def __init__(self, prog):
        self.prog = prog
        self.specs = {}

    def add(self, flag, type_=str, default=None, choices=None):
        self.specs[flag] = SimpleNamespace(type=type_, default=default, choices=choices)
        return self

    def fail(self, message):
        raise SystemError(f"{self.prog}: {message}")

    def parse(self, argv):
        result = SimpleNamespace(**{flag.lstrip("-"): spec.default for flag, spec in self.specs.items()}, rest=[])
        words = iter(argv)
        for word in words:
            flag, equals, value = word.partition("=")
            spec = self.specs.get(flag)
            if spec is None:
                result.rest.append(word)
                continue
            if spec.type is bool:
                setattr(result, flag.lstrip("-"), True)
                continue
            text = value if equals else next(words, None)
            if text is None:
                self.fail(f"{flag} needs a value")
            if spec.choices and text not in spec.choices:
                self.fail(f"{flag} must be one of {'/'.join(spec.choices)}")
            setattr(result, flag.lstrip("-"), spec.type(text))
        return result


def flag_parser_namespace(line):
    parser = Parser("tool").add("-n", int, 1).add("--mode", str, "fast", ("fast", "safe")).add("-v", bool, False)
    return vars(parser.parse(line.split()))

#> flag_parser_namespace("-n 5 --mode=safe in.txt -v out.txt")
#> flag_parser_namespace("")
#> flag_parser_namespace("--mode slow")
#> flag_parser_namespace("a b -n")
#> flag_parser_namespace("-v -v --mode fast -n=12 x")

### lru_memo_decorator_stats
from collections import OrderedDict
from functools import wraps


def memo(size):
    def decorate(function):
        stored = OrderedDict()

        @wraps(function)
        def wrapper(*args):
            if args in stored:
                wrapper.hits += 1
                stored.move_to_end(args)
                return stored[args]
            result = function(*args)
            stored[args] = result
            if len(stored) > size:
                stored.popitem(last=False)
            return result

        wrapper.hits = 0
        return wrapper

    return decorate


def lru_memo_decorator_stats(pairs: list[tuple[int, int]], size: int) -> tuple[int, int]:
    @memo(size)
    def gcd(a, b):
        while b:
            a, b = b, a % b
        return a

    total = 0
    for a, b in pairs:
        total += gcd(max(a, b), min(a, b))
    return total, gcd.hits

#> lru_memo_decorator_stats([(12, 18), (18, 12), (7, 5), (12, 18)], 2)
#> lru_memo_decorator_stats([(1, 2), (3, 4), (5, 6), (1, 2)], 2)
#> lru_memo_decorator_stats([], 1)
#> lru_memo_decorator_stats([(0, 9), (9, 0), (9, 9)], 5)
#> lru_memo_decorator_stats([(48, 36), (36, 48), (100, 75), (100, 75), (48, 36)], 1)

### http_header_parse_fold
def http_header_parse_fold(raw: str) -> dict[str, str]:
    """Headers of a request; folded lines are joined, the same name twice is joined by a comma."""
    lines = raw.replace("\r\n", "\n").split("\n")
    headers: dict[str, str] = {}
    last = None
    for line in lines:
        if not line:
            break
        if line[0] in " \t":
            if last is None:
                raise ValueError("fold without header")
            headers[last] += " " + line.strip()
            continue
        name, colon, value = line.partition(":")
        if not colon:
            raise ValueError(f"no colon in {line!r}")
        last = "-".join(part.capitalize() for part in name.strip().split("-"))
        value = value.strip()
        headers[last] = f"{headers[last]}, {value}" if last in headers else value
    return headers

#> http_header_parse_fold("host: example.org\r\naccept: text/html\r\nACCEPT: */*\r\n\r\nbody: no")
#> http_header_parse_fold("x-long: one\n two\n\tthree\ny: 1")
#> http_header_parse_fold("")
#> http_header_parse_fold(" folded first")
#> http_header_parse_fold("content-type: text/plain\nnonsense")
#> http_header_parse_fold("via: a\nx-b: 1:2:3\nvia: c\n more")

### roster_swap_requests
from dataclasses import dataclass, replace


@dataclass(frozen=True, order=True)
class Shift:
    day: int
    slot: str
    worker: str


class SwapRefused(Exception):
    pass


def find(shifts, worker, day):
    for shift in shifts:
        if shift.worker == worker and shift.day == day:
            return shift
    raise SwapRefused(f"{worker} does not work on {day}")


def swap(shifts, first, second):
    a, b = find(shifts, *first), find(shifts, *second)
    for shift in shifts:
        if shift.day == b.day and shift.worker == a.worker:
            raise SwapRefused(f"{a.worker} works on {b.day} already")
    rest = shifts - {a, b}
    return rest | {replace(a, worker=b.worker), replace(b, worker=a.worker)}


def roster_swap_requests(roster, requests):
    """The roster after all swaps ((worker, day), (worker, day)) that are possible."""
    shifts = frozenset(Shift(*row) for row in roster)
    refused = []
    for first, second in requests:
        try:
            shifts = swap(shifts, first, second)
        except SwapRefused as error:
            refused.append(f"! {error}")
    return [f"{s.day}{s.slot} {s.worker}" for s in sorted(shifts)] + refused

#> roster_swap_requests([(1, "a", "ann"), (2, "a", "bob"), (3, "b", "cid")], [(("ann", 1), ("cid", 3)), (("bob", 1), ("ann", 3))])
#> roster_swap_requests([(1, "a", "ann"), (1, "b", "bob")], [(("ann", 1), ("bob", 1))])
#> roster_swap_requests([], [])
#> roster_swap_requests([(1, "a", "x"), (2, "a", "y"), (4, "c", "x")], [(("x", 1), ("y", 2)), (("x", 2), ("y", 1))])
#> roster_swap_requests([(5, "n", "p")], [(("p", 5), ("q", 5))])
#> roster_swap_requests([(1, "a", "x"), (2, "a", "y"), (4, "c", "x")], [(("x", 1), ("y", 2)), (("x", 2), ("y", 1)), (("ann", 1), ("cid", 3)), (("bob", 1), ("ann", 3))])
#> roster_swap_requests([(1, "a", "ann"), (2, "a", "bob"), (3, "b", "cid")], [(("ann", 1), ("cid", 3)), (("bob", 1), ("ann", 3)), (("x", 1), ("y", 2)), (("x", 2), ("y", 1))])

### poker_chip_pot_split
def poker_chip_pot_split(bets: dict[str, int], ranking: list[list[str]]) -> dict[str, int]:
    """Chips won by each player with side pots; ranking lists winners first, ties together."""
    left = dict(bets)
    won = {name: 0 for name in bets}
    for group in ranking:
        winners = [name for name in group if left.get(name, 0) > 0]
        while winners:
            level = min(left[name] for name in winners)
            pot = 0
            for name in left:
                taken = min(level, left[name])
                left[name] -= taken
                pot += taken
            share, rest = divmod(pot, len(winners))
            for index, name in enumerate(winners):
                won[name] += share + (index < rest)
            winners = [name for name in winners if left[name] > 0]
    return won

#> poker_chip_pot_split({"a": 100, "b": 50, "c": 100}, [["b"], ["a"], ["c"]])
#> poker_chip_pot_split({"a": 30, "b": 30, "c": 31}, [["a", "b"], ["c"]])
#> poker_chip_pot_split({}, [])
#> poker_chip_pot_split({"x": 10, "y": 20, "z": 40}, [["x", "y"], ["z"]])
#> poker_chip_pot_split({"p": 5, "q": 0}, [["q"], ["p"]])

### log_rotation_keep_files
from datetime import date, timedelta


def keep_reason(day: date, today: date) -> str | None:
    age = (today - day).days
    if age < 0:
        return "future"
    if age < 7:
        return "daily"
    if age < 35 and day.weekday() == 6:
        return "weekly"
    if day.day == 1:
        return "monthly"
    return None


def log_rotation_keep_files(newest: str, count: int, step: int = 1) -> dict[str, int]:
    today = date.fromisoformat(newest)
    reasons: dict[str, int] = {}
    for index in range(count):
        day = today - timedelta(days=index * step)
        reason = keep_reason(day, today) or "deleted"
        reasons[reason] = reasons.get(reason, 0) + 1
    return reasons

#> log_rotation_keep_files("2024-03-10", 12)
#> log_rotation_keep_files("2024-03-10", 6, step=10)
#> log_rotation_keep_files("2024-03-10", 0)
#> log_rotation_keep_files("2024-02-29", 3, -1)
#> log_rotation_keep_files("2024-01-01", 9, 31)
#> log_rotation_keep_files("2024-13-01", 1)
