### tiny_assembler_registers
class MachineFault(Exception):
    pass


class Machine:
    LIMIT = 20

    def __init__(self):
        self.registers = dict.fromkeys("abc", 0)
        self.pointer = 0

    def value(self, operand):
        return self.registers[operand] if operand in self.registers else int(operand)

    def run(self, program):
        for _ in range(self.LIMIT):
            if not 0 <= self.pointer < len(program):
                return self.registers
            op, *args = program[self.pointer].split()
            self.pointer += 1
            match op:
                case "mov":
                    self.registers[args[0]] = self.value(args[1])
                case "add":
                    self.registers[args[0]] += self.value(args[1])
                case "dec":
                    self.registers[args[0]] -= 1
                case "jnz":
                    if self.value(args[0]):
                        self.pointer += int(args[1]) - 1
                case _:
                    raise MachineFault(f"bad instruction {op}")
        raise MachineFault("program does not stop")


def tiny_assembler_registers(program):
    """Run a program of lines separated by ';' on three registers."""
    try:
        return Machine().run(program.split("; "))
    except MachineFault as fault:
        return f"fault: {fault}"

#> tiny_assembler_registers("mov a 3; add b a; dec a; jnz a -2")
#> tiny_assembler_registers("mov a 1; jnz 1 -1")
#> tiny_assembler_registers("mov a 5; mul a 2")
#> tiny_assembler_registers("mov c 9; add c c; add a c")
#> tiny_assembler_registers("jnz b 2; mov a 7; mov b a; dec b")

### template_loop_expand
import re

LOOP = re.compile(r"\{% for (\w+) in (\w+) %\}(.*?)\{% end %\}", re.DOTALL)
NAME = re.compile(r"\{\{ (\w+) \}\}")


def fill(text, names):
    return NAME.sub(lambda match: str(names.get(match[1], "?")), text)


def template_loop_expand(template: str, **context) -> str:
    def expand(match):
        variable, source, body = match.groups()
        pieces = []
        for number, item in enumerate(context.get(source, []), 1):
            pieces.append(fill(body, {**context, variable: item, "n": number}))
        return "".join(pieces)

    expanded = LOOP.sub(expand, template)
    return fill(expanded, context)

#> template_loop_expand("{% for x in xs %}{{ n }}:{{ x }} {% end %}", xs=["a", "b", "c"])
#> template_loop_expand("Hi {{ name }}, {% for t in todo %}- {{ t }} {% end %}bye {{ nobody }}", name="Ann", todo=["call", "mail"])
#> template_loop_expand("no markup")
#> template_loop_expand("{% for x in missing %}x{% end %}!")
#> template_loop_expand("{% for r in rows %}[{{ r }}/{{ total }}]{% end %}", rows=[1, 2], total=2)

### stack_language_words
class Underflow(Exception):
    pass


class Forth:
    def __init__(self):
        self.stack, self.words = [], {}

    def pop(self):
        if not self.stack:
            raise Underflow
        return self.stack.pop()

    def run(self, tokens):
        tokens = list(tokens)
        while tokens:
            token = tokens.pop(0)
            if token == ":":
                end = tokens.index(";")
                name, *body = tokens[:end]
                self.words[name] = body
                del tokens[:end + 1]
            elif token in self.words:
                tokens[:0] = self.words[token]
            elif token in ("+", "*"):
                b, a = self.pop(), self.pop()
                self.stack.append(a + b if token == "+" else a * b)
            elif token == "dup":
                top = self.pop()
                self.stack.extend([top, top])
            else:
                self.stack.append(int(token))


def stack_language_words(source: str) -> list[int] | None:
    """The stack after running a program with ': name ... ;' definitions."""
    forth = Forth()
    try:
        forth.run(source.split())
    except Underflow:
        return None
    return forth.stack

#> stack_language_words(": square dup * ; 3 square 4 square +")
#> stack_language_words("1 +")
#> stack_language_words("")
#> stack_language_words(": double 2 * ; : quad double double ; 5 quad 1")
#> stack_language_words("2 3 swap")

### logic_circuit_output
from functools import lru_cache

GATES = {
    "AND": lambda a, b: a & b,
    "OR": lambda a, b: a | b,
    "XOR": lambda a, b: a ^ b,
    "NAND": lambda a, b: 1 - (a & b),
}


def logic_circuit_output(wires, inputs, wanted):
    definitions = {}
    for wire in wires:
        name, _, expression = wire.partition(" = ")
        definitions[name] = expression.split()

    @lru_cache(maxsize=None)
    def value(name):
        if name in inputs:
            return inputs[name]
        match definitions[name]:
            case ["NOT", source]:
                return 1 - value(source)
            case [left, gate, right]:
                return GATES[gate](value(left), value(right))
            case [alias]:
                return value(alias)

    return value(wanted)

#> logic_circuit_output(["s = a XOR b", "c = a AND b"], {"a": 1, "b": 1}, "c")
#> logic_circuit_output(["s = a XOR b", "t = s XOR c", "n = NOT t"], {"a": 1, "b": 0, "c": 1}, "n")
#> logic_circuit_output(["out = x"], {"x": 1}, "out")
#> logic_circuit_output(["o = p NAND q", "z = o OR p"], {"p": 0, "q": 1}, "z")
#> logic_circuit_output(["s = a XOR b"], {"a": 1}, "s")

### lambda_list_evaluator
import operator

ENV = {"+": operator.add, "-": operator.sub, "*": operator.mul, "<": operator.lt, "max": max}


class EvalError(Exception):
    pass


def tokenize(text):
    return text.replace("(", " ( ").replace(")", " ) ").split()


def parse(tokens):
    token = tokens.pop(0)
    if token == "(":
        items = []
        while tokens[0] != ")":
            items.append(parse(tokens))
        tokens.pop(0)
        return items
    return int(token) if token.lstrip("-").isdigit() else token


def evaluate(node, env):
    if isinstance(node, int):
        return node
    if isinstance(node, str):
        if node not in env:
            raise EvalError(f"unbound {node}")
        return env[node]
    head, *rest = node
    if head == "if":
        test, yes, no = rest
        return evaluate(yes if evaluate(test, env) else no, env)
    if head == "let":
        name, value, body = rest
        return evaluate(body, {**env, name: evaluate(value, env)})
    return evaluate(head, env)(*(evaluate(arg, env) for arg in rest))


def lambda_list_evaluator(source: str) -> int:
    """Evaluate a prefix expression such as (let x 3 (* x 2))."""
    return evaluate(parse(tokenize(source)), ENV)

#> lambda_list_evaluator("(+ 1 (* 2 3))")
#> lambda_list_evaluator("(let x 4 (if (< x 5) (- x 1) 0))")
#> lambda_list_evaluator("(max 3 (let y 10 y))")
#> lambda_list_evaluator("(+ x 1)")
#> lambda_list_evaluator("-7")

### regex_lite_match
def match_here(pattern, text):
    """Match a small pattern language: literals, '.', '*' after a char, '$'."""
    if not pattern:
        return True
    if pattern == "$":
        return not text
    if len(pattern) > 1 and pattern[1] == "*":
        return match_star(pattern[0], pattern[2:], text)
    if text and pattern[0] in (".", text[0]):
        return match_here(pattern[1:], text[1:])
    return False


def match_star(char, pattern, text):
    index = 0
    while True:
        if match_here(pattern, text[index:]):
            return True
        if index >= len(text) or char not in (".", text[index]):
            return False
        index += 1


def regex_lite_match(pattern, text):
    """Search for a pattern anywhere in a text, or at its start with '^'."""
    if pattern.startswith("^"):
        return match_here(pattern[1:], text)
    return any(match_here(pattern, text[start:]) for start in range(len(text) + 1))

#> regex_lite_match("lo*l", "what a loool")
#> regex_lite_match("^ab.$", "abc")
#> regex_lite_match("^b", "abc")
#> regex_lite_match("x*$", "abc")
#> regex_lite_match("a.*z", "cab, bus")
#> regex_lite_match("e$", "late train")

### macro_expand_text
import re

MACRO = re.compile(r"^#define (\w+)(?:\((\w+)\))? (.*)$")


class MacroLoop(Exception):
    pass


def expand(text, macros, depth=0):
    if depth > 4:
        raise MacroLoop(text)
    changed = text
    for name, (parameter, body) in macros.items():
        if parameter:
            pattern = re.compile(rf"\b{name}\((\w+)\)")
            changed = pattern.sub(lambda m: re.sub(rf"\b{parameter}\b", m[1], body), changed)
        else:
            changed = re.sub(rf"\b{name}\b", body, changed)
    return changed if changed == text else expand(changed, macros, depth + 1)


def macro_expand_text(source: str) -> str:
    macros, out = {}, []
    for line in source.splitlines():
        definition = MACRO.match(line)
        if definition:
            name, parameter, body = definition.groups()
            macros[name] = (parameter, body)
        else:
            out.append(expand(line, macros))
    return "\n".join(out)

#> macro_expand_text("#define MAX 10\nint a[MAX];")
#> macro_expand_text("#define SQ(x) (x*x)\n#define N SQ(k)\nreturn N + SQ(3);")
#> macro_expand_text("plain text")
#> macro_expand_text("#define A A!\nsay A")
#> macro_expand_text("#define PI 3.14\narea = PI * r\nPIE = 1")
#> macro_expand_text("#define SQ(x) (x*x)\n#define N SQ(k)\nreturn N + SQ(3);\n#define MAX 10\nint a[MAX];")

### command_grammar_parse
import re
from dataclasses import dataclass

NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "some": 3}
FILLER = {"the", "please", "to", "of", "with"}


@dataclass
class Command:
    verb: str
    count: int = 1
    thing: str = ""
    target: str = ""


class NotUnderstood(ValueError):
    pass


VERBS = {"take": "take", "grab": "take", "give": "give", "put": "put", "drop": "put"}


def command_grammar_parse(sentence):
    """Understand sentences such as 'please give two apples to the guard'."""
    words = [w for w in re.findall(r"[a-z]+", sentence.lower()) if w not in FILLER]
    if not words or words[0] not in VERBS:
        raise NotUnderstood(sentence)
    command = Command(VERBS[words.pop(0)])
    for word in words:
        if word in NUMBERS and not command.thing:
            command.count = NUMBERS[word]
        elif not command.thing:
            command.thing = word.rstrip("s")
        else:
            command.target = f"{command.target} {word}".strip()
    return command.verb, command.count, command.thing, command.target

#> command_grammar_parse("Please give two apples to the guard")
#> command_grammar_parse("Grab the lamp!")
#> command_grammar_parse("drop some coins with the old beggar")
#> command_grammar_parse("sing a song")
#> command_grammar_parse("take")
#> command_grammar_parse("drop some coins with the old beggar Please give two apples to the guard Grab the lamp!")
#> command_grammar_parse("Please give two apples to the guard drop some coins with the old beggar Grab the lamp!")

### unit_test_runner_report
class AssertionBroken(Exception):
    pass


def check(condition, message):
    if not condition:
        raise AssertionBroken(message)


def make_tests(add):
    def test_small():
        check(add(1, 2) == 3, "1 + 2")

    def test_negative():
        check(add(-1, 1) == 0, "-1 + 1")

    def test_text():
        check(add("a", "b") == "ab", "texts")

    return [test_small, test_negative, test_text]


IMPLEMENTATIONS = {
    "good": lambda a, b: a + b,
    "abs": lambda a, b: abs(a) + abs(b),
    "int": lambda a, b: int(a) + int(b),
}


def unit_test_runner_report(name, stop_early=False):
    letters, messages = "", []
    for test in make_tests(IMPLEMENTATIONS[name]):
        try:
            test()
        except AssertionBroken as failure:
            letters += "F"
            messages.append(f"{test.__name__}: {failure}")
            if stop_early:
                break
        except Exception as error:
            letters += "E"
            messages.append(f"{test.__name__}: {type(error).__name__}")
        else:
            letters += "."
    return " | ".join([letters, *messages])

#> unit_test_runner_report("good")
#> unit_test_runner_report("abs")
#> unit_test_runner_report("abs", stop_early=True)
#> unit_test_runner_report("int")
#> unit_test_runner_report("best")

### event_script_scheduler
import heapq
import re

LINE = re.compile(r"at (\d+) (\w+)(?: every (\d+))?$")


class ScriptError(ValueError):
    pass


def load(script):
    heap = []
    for number, line in enumerate(script.splitlines(), 1):
        match = LINE.match(line.strip())
        if match is None:
            raise ScriptError(f"line {number}: {line.strip()}")
        at, name, every = match.groups()
        heapq.heappush(heap, (int(at), number, name, int(every) if every else None))
    return heap


def event_script_scheduler(script: str, until: int) -> list[str]:
    """Run a script of 'at 5 tick every 10' lines on a virtual clock."""
    heap = load(script)
    fired = []
    while heap and heap[0][0] <= until:
        at, number, name, every = heapq.heappop(heap)
        fired.append(f"{at}:{name}")
        if every:
            heapq.heappush(heap, (at + every, number, name, every))
    return fired

#> event_script_scheduler("at 0 boot\nat 2 poll every 3", 9)
#> event_script_scheduler("at 50 late", 10)
#> event_script_scheduler("", 5)
#> event_script_scheduler("at noon lunch", 99)
#> event_script_scheduler("at 1 a every 2\nat 1 b every 3\nat 4 c", 6)
#> event_script_scheduler("at 0 boot\nat 2 poll every 3\nat 1 a every 2\nat 1 b every 3\nat 4 c\nat 50 late", 9)

### data_query_pipeline
def parse_stage(text):
    name, _, argument = text.strip().partition(" ")
    return name, argument


def where(rows, argument):
    field, operator, value = argument.split()
    for row in rows:
        actual = row.get(field)
        if operator == "=" and str(actual) == value:
            yield row
        elif operator == ">" and actual is not None and actual > float(value):
            yield row


def sort(rows, argument):
    field, _, direction = argument.partition(" ")
    return sorted(rows, key=lambda row: row[field], reverse=direction == "desc")


def take(rows, argument):
    return list(rows)[:int(argument)]


def select(rows, argument):
    fields = argument.split(",")
    return [{field: row[field] for field in fields} for row in rows]


STAGES = {"where": where, "sort": sort, "take": take, "select": select}


def data_query_pipeline(rows: list[dict], query: str) -> list[dict]:
    for stage in query.split("|"):
        name, argument = parse_stage(stage)
        rows = STAGES[name](rows, argument)
    return list(rows)

#> data_query_pipeline([{"name": "Ann", "age": 31}, {"name": "Bo", "age": 45}, {"name": "Cy", "age": 22}], "where age > 30 | sort age desc | select name")
#> data_query_pipeline([{"id": 1, "ok": True}, {"id": 2, "ok": False}], "where ok = True")
#> data_query_pipeline([], "take 3")
#> data_query_pipeline([{"x": 3}, {"x": 1}, {"x": 2}], "sort x | take 2")
#> data_query_pipeline([{"x": 3}], "group x")

### type_checker_toy
SIGNATURES = {
    "len": (("str",), "int"),
    "add": (("int", "int"), "int"),
    "upper": (("str",), "str"),
    "less": (("int", "int"), "bool"),
    "pick": (("bool", "str", "str"), "str"),
}


class TypeMismatch(Exception):
    pass


def type_of(node, names):
    match node:
        case bool():
            return "bool"
        case int():
            return "int"
        case str(name) if name in names:
            return names[name]
        case str():
            return "str"
        case (function, *arguments):
            wanted, result = SIGNATURES[function]
            given = tuple(type_of(a, names) for a in arguments)
            if given != wanted:
                raise TypeMismatch(f"{function}{given}")
            return result


def type_checker_toy(expression, **names: str) -> str:
    """Type of an expression of nested tuples, or what does not fit."""
    try:
        return type_of(expression, names)
    except TypeMismatch as mismatch:
        return f"error in {mismatch}"

#> type_checker_toy(("add", ("len", "hello"), 3))
#> type_checker_toy(("add", "x", 1), x="int")
#> type_checker_toy(("add", ("upper", "abc"), 1))
#> type_checker_toy(("pick", ("less", 1, "n"), "few", "many"), n="int")
#> type_checker_toy(("pick", True, "few", ("len", "s")), s="str")
#> type_checker_toy(("sqrt", 4))

### l_system_expand_count
RULESETS = {
    "algae": {"A": "AB", "B": "A"},
    "plant": {"X": "F[X]X", "F": "FF"},
}


def generations(axiom, rules):
    text = axiom
    while True:
        yield text
        text = "".join(rules.get(symbol, symbol) for symbol in text)


def l_system_expand_count(name, steps, limit=40):
    """Grow a string by rules, but stop before it gets too long."""
    rules = RULESETS[name]
    axiom = next(iter(rules))
    for step, text in enumerate(generations(axiom, rules)):
        if len(text) > limit:
            return f"stopped at {step}: {len(text)}"
        if step == steps:
            return text

#> l_system_expand_count("algae", 3)
#> l_system_expand_count("plant", 2)
#> l_system_expand_count("plant", 5, limit=30)
#> l_system_expand_count("algae", 0)
#> l_system_expand_count("fern", 1)

### printf_style_formatter
import re

SPEC = re.compile(r"%(-?)(\d*)(?:\.(\d+))?([sdxf%])")


class FormatError(Exception):
    pass


def render(spec, value):
    left, width, precision, kind = spec.groups()
    match kind:
        case "d":
            text = str(int(value))
        case "x":
            text = format(int(value), "x")
        case "f":
            text = f"{float(value):.{int(precision or 6)}f}"
        case _:
            text = str(value)
    return text.ljust(int(width or 0)) if left else text.rjust(int(width or 0))


def printf_style_formatter(pattern: str, *values) -> str:
    """A small printf with %s, %d, %x, %f, widths and %%."""
    pending = list(values)
    parts, position = [], 0
    for spec in SPEC.finditer(pattern):
        parts.append(pattern[position:spec.start()])
        if spec[4] == "%":
            parts.append("%")
        elif not pending:
            raise FormatError(f"no value for {spec[0]}")
        else:
            parts.append(render(spec, pending.pop(0)))
        position = spec.end()
    if pending:
        raise FormatError(f"{len(pending)} values left")
    return "".join(parts) + pattern[position:]

#> printf_style_formatter("%-6s|%4d|%.2f", "tea", 12, 3.14159)
#> printf_style_formatter("0x%x is %d%%", 255, 7.9)
#> printf_style_formatter("plain")
#> printf_style_formatter("%s and %s", "one")
#> printf_style_formatter("%d", 1, 2)
#> printf_style_formatter("[%8s] [%-8s]", "right", "left")

### while_loop_interpreter
def while_loop_interpreter(source: str, fuel: int = 26) -> dict[str, int]:
    """Run 'x=3', 'x+=y', 'while x:' ... 'end' with a limited number of steps."""
    lines = [line.strip() for line in source.split(";")]
    names: dict[str, int] = {}
    jumps, stack = {}, []
    for number, line in enumerate(lines):
        if line.startswith("while"):
            stack.append(number)
        elif line == "end":
            start = stack.pop()
            jumps[start], jumps[number] = number + 1, start

    def value(text):
        return names[text] if text.isalpha() else int(text)

    at = 0
    while at < len(lines):
        if fuel == 0:
            raise TimeoutError("out of fuel")
        fuel -= 1
        line = lines[at]
        at += 1
        if line.startswith("while"):
            if names[line[6:-1]] <= 0:
                at = jumps[at - 1]
        elif line == "end":
            at = jumps[at - 1]
        elif "+=" in line:
            name, amount = line.split("+=")
            names[name] += value(amount)
        else:
            name, amount = line.split("=")
            names[name] = value(amount)
    return names

#> while_loop_interpreter("x=3; y=0; while x:; y+=x; x+=-1; end")
#> while_loop_interpreter("a=5; a+=a; b=a")
#> while_loop_interpreter("x=1; while x:; x+=1; end")
#> while_loop_interpreter("n=1; s=0; while n:; m=2; while m:; s+=n; m+=-1; end; n+=-1; end")
#> while_loop_interpreter("z+=1")
