### calculator_with_precedence
import re

TOKEN = re.compile(r"\s*(\d+\.?\d*|[-+*/()])")


class ParseError(ValueError):
    pass


def tokens_of(text):
    position, found = 0, []
    while position < len(text.rstrip()):
        m = TOKEN.match(text, position)
        if not m:
            raise ParseError(f"unexpected {text[position:].strip()[0]!r}")
        found.append(m.group(1))
        position = m.end()
    return found


def parse_sum(tokens):
    value = parse_product(tokens)
    while tokens and tokens[0] in "+-":
        op = tokens.pop(0)
        right = parse_product(tokens)
        value = value + right if op == "+" else value - right
    return value


def parse_product(tokens):
    value = parse_atom(tokens)
    while tokens and tokens[0] in "*/":
        op = tokens.pop(0)
        right = parse_atom(tokens)
        value = value * right if op == "*" else value / right
    return value


def parse_atom(tokens):
    token = tokens.pop(0)
    if token == "(":
        value = parse_sum(tokens)
        tokens.pop(0)
        return value
    return float(token)


def calculator_with_precedence(text):
    return parse_sum(tokens_of(text))

#> calculator_with_precedence("2 + 3 * (4 - 1)")
#> calculator_with_precedence("10 / 4 - 0.5")
#> calculator_with_precedence("2 $ 3")
#> calculator_with_precedence("8 / (3 - 3)")
#> calculator_with_precedence("((7))")

### reverse_polish_result
def reverse_polish_result(program: str) -> float:
    """Numbers and + - * / dup swap on a stack; exactly one value must be left."""
    stack = []
    for word in program.split():
        if word == "dup":
            stack.append(stack[-1])
        elif word == "swap":
            stack[-1], stack[-2] = stack[-2], stack[-1]
        elif word in ("+", "-", "*", "/"):
            b = stack.pop()
            a = stack.pop()
            if word == "+":
                stack.append(a + b)
            elif word == "-":
                stack.append(a - b)
            elif word == "*":
                stack.append(a * b)
            else:
                stack.append(a / b)
        else:
            stack.append(float(word))
    if len(stack) != 1:
        raise ValueError(f"{len(stack)} values left")
    return stack[0]

#> reverse_polish_result("3 4 + 2 * 7 /")
#> reverse_polish_result("5 dup * 3 swap -")
#> reverse_polish_result("1 2")
#> reverse_polish_result("1 +")
#> reverse_polish_result("2 3 4 5 6 + - * /")
#> reverse_polish_result('2 3 4 5 6 + - * / 1 +')

### tokens_of_query_language
def tokens_of_query_language(query: str) -> list[tuple[str, str]]:
    """Words, "phrases", field:value and -negations of a search box."""
    tokens = []
    i = 0
    while i < len(query):
        if query[i].isspace():
            i += 1
            continue
        negative = query[i] == "-"
        if negative:
            i += 1
        if i < len(query) and query[i] == '"':
            end = query.find('"', i + 1)
            if end < 0:
                end = len(query)
            kind, text = "phrase", query[i + 1:end]
            i = end + 1
        else:
            start = i
            while i < len(query) and not query[i].isspace():
                i += 1
            text = query[start:i]
            kind = "field" if ":" in text else "word"
        tokens.append(("not " + kind if negative else kind, text))
    return tokens

#> tokens_of_query_language('python "neural debugger" -java')
#> tokens_of_query_language('author:kim -"old news"')
#> tokens_of_query_language("")
#> tokens_of_query_language('"open end')
#> tokens_of_query_language("a -b:c -")
#> tokens_of_query_language('python "neural debugger" -java author:kim -"old news" a -b:c -')
#> tokens_of_query_language('a -b:c - "open end python "neural debugger" -java')

### boolean_filter_matches
class Parser:
    """expr = term ('or' term)*, term = factor ('and' factor)*, factor = 'not' factor | '(' expr ')' | tag"""

    def __init__(self, text, tags):
        self.words = text.replace("(", " ( ").replace(")", " ) ").split()
        self.tags = tags

    def peek(self):
        return self.words[0] if self.words else ""

    def expr(self):
        value = self.term()
        while self.peek() == "or":
            self.words.pop(0)
            value = self.term() or value
        return value

    def term(self):
        value = self.factor()
        while self.peek() == "and":
            self.words.pop(0)
            value = self.factor() and value
        return value

    def factor(self):
        word = self.words.pop(0)
        if word == "not":
            return not self.factor()
        if word == "(":
            value = self.expr()
            self.words.pop(0)
            return value
        return word in self.tags


def boolean_filter_matches(text: str, tags: set[str]) -> bool:
    return Parser(text, tags).expr()

#> boolean_filter_matches("urgent and not done", {"urgent", "home"})
#> boolean_filter_matches("urgent and (home or work)", {"urgent"})
#> boolean_filter_matches("a or b and c", {"a"})
#> boolean_filter_matches("", {"a"})
#> boolean_filter_matches("not (a or not b)", {"b"})
#> boolean_filter_matches("not not x", {"y"})
#> boolean_filter_matches('urgent and (home or work) urgent and not done not (a or not b)', {'urgent'})

### nested_list_from_text
def nested_list_from_text(text):
    """'[1, [2, x], []]' without eval."""
    stack = [[]]
    word = ""

    def flush():
        nonlocal word
        if word:
            stack[-1].append(int(word) if word.lstrip("-").isdigit() else word)
        word = ""

    for ch in text:
        if ch == "[":
            stack.append([])
        elif ch == "]":
            flush()
            if len(stack) < 2:
                raise ValueError("too many ]")
            inner = stack.pop()
            stack[-1].append(inner)
        elif ch in ", ":
            flush()
        else:
            word += ch
    flush()
    if len(stack) != 1:
        raise ValueError("missing ]")
    return stack[0]

#> nested_list_from_text("[1, [2, x], []]")
#> nested_list_from_text("a b -3")
#> nested_list_from_text("[1, [2")
#> nested_list_from_text("]")
#> nested_list_from_text("[[[deep]]] [42]")
#> nested_list_from_text('a b -3, [1, [2, x], []], [[[deep]]] [42]')
#> nested_list_from_text('[[[deep]]] [42], [1, [2, x], []]')

### atoms_in_formula_with_groups
import re


def atoms_in_formula_with_groups(formula: str) -> dict[str, int]:
    """'Ca(OH)2' -> {'Ca': 1, 'O': 2, 'H': 2}"""
    stack = [{}]
    for element, count, opening, closing, times in re.findall(r"([A-Z][a-z]?)(\d*)|(\()|(\))(\d*)", formula):
        if element:
            stack[-1][element] = stack[-1].get(element, 0) + int(count or 1)
        elif opening:
            stack.append({})
        else:
            group = stack.pop()
            for name, number in group.items():
                stack[-1][name] = stack[-1].get(name, 0) + number * int(times or 1)
    if len(stack) > 1:
        raise ValueError("unbalanced parentheses")
    return stack[0]

#> atoms_in_formula_with_groups("Ca(OH)2")
#> atoms_in_formula_with_groups("C6H12O6")
#> atoms_in_formula_with_groups("Al2(SO4)3")
#> atoms_in_formula_with_groups("K4(ON(SO3)2)2")
#> atoms_in_formula_with_groups("Fe(OH")
#> atoms_in_formula_with_groups("")
#> atoms_in_formula_with_groups('Ca(OH)2K4(ON(SO3)2)2Al2(SO4)3')
#> atoms_in_formula_with_groups('K4(ON(SO3)2)2C6H12O6Ca(OH)2')

### range_list_expanded
def range_list_expanded(text: str) -> list[int]:
    """'1-3,7,10-12' -> [1, 2, 3, 7, 10, 11, 12]; also steps like 0-20/5."""
    pages = []
    for part in text.split(","):
        part = part.strip()
        if not part:
            continue
        span, _, step = part.partition("/")
        first, dash, last = span.partition("-")
        if not dash:
            last = first
        if int(last) < int(first):
            raise ValueError(f"{part}: goes down")
        number = int(first)
        while number <= int(last):
            if number not in pages:
                pages.append(number)
            number += int(step or 1)
    return sorted(pages)

#> range_list_expanded("1-3,7,10-12")
#> range_list_expanded("0-20/5, 3-6")
#> range_list_expanded("")
#> range_list_expanded("5-1")
#> range_list_expanded("2,2,1-4,,9")
#> range_list_expanded('2,2,1-4,,9, 0-20/5, 3-6, 1-3,7,10-12')
#> range_list_expanded('5-12,2,1-4,,9, 0-20/5, 3-6')

### assignment_program_values
def value_of(word, names):
    if word.lstrip("-").isdigit():
        return int(word)
    if word not in names:
        raise NameError(f"unknown {word}")
    return names[word]


def assignment_program_values(program: str) -> dict[str, int]:
    """Lines like 'x = 3' or 'y = x + 4 * 2', worked out from left to right."""
    names: dict[str, int] = {}
    for line in program.split(";"):
        target, _, right = line.partition("=")
        words = right.split()
        result = value_of(words[0], names)
        for op, word in zip(words[1::2], words[2::2]):
            other = value_of(word, names)
            match op:
                case "+":
                    result += other
                case "-":
                    result -= other
                case "*":
                    result *= other
                case _:
                    raise SyntaxError(f"operator {op}")
        names[target.strip()] = result
    return names

#> assignment_program_values("x = 3; y = x + 4 * 2; z = y - x")
#> assignment_program_values("a = b")
#> assignment_program_values("a = 5 % 2")
#> assignment_program_values("n = 1; n = n * 2 + 1; n = n * 2 + 1; n = n * 2 + 1")
#> assignment_program_values("k = -4; k = k - -4")
#> assignment_program_values('x = 3; y = x + 4 * 2; z = y - x;n = 1; n = n * 2 + 1; n = n * 2 + 1; n = n * 2 + 1')
#> assignment_program_values('x = 3; y = x + 4 * 2; z = y - x;k = -4; k = k - -4')

### semver_precedence_sorted
from functools import cmp_to_key


def parse(version):
    core, _, pre = version.partition("-")
    return [int(n) for n in core.split(".")], pre.split(".") if pre else []


def compare(a, b):
    (core_a, pre_a), (core_b, pre_b) = parse(a), parse(b)
    if core_a != core_b:
        return -1 if core_a < core_b else 1
    if not pre_a or not pre_b:
        return bool(pre_b) - bool(pre_a)
    for x, y in zip(pre_a, pre_b):
        if x == y:
            continue
        if x.isdigit() and y.isdigit():
            return int(x) - int(y)
        return -1 if x.isdigit() or (x < y and not y.isdigit()) else 1
    return len(pre_a) - len(pre_b)


def semver_precedence_sorted(versions):
    return sorted(versions, key=cmp_to_key(compare))

#> semver_precedence_sorted(["1.0.0", "1.0.0-alpha.2", "1.0.0-alpha.10", "0.9.9"])
#> semver_precedence_sorted(["2.0.0-rc.1", "2.0.0-beta", "2.0.0-rc"])
#> semver_precedence_sorted([])
#> semver_precedence_sorted(["1.0.0-1", "1.0.0-a", "1.0.0", "1.0.0-b.c"])
#> semver_precedence_sorted(["1.x.0", "1.0.0"])
#> semver_precedence_sorted(['2.0.0-rc.1', '2.0.0-beta', '2.0.0-rc', '1.0.0', '1.0.0-alpha.2', '1.0.0-alpha.10', '0.9.9'])
#> semver_precedence_sorted(['2.0.0-rc.1', '2.0.0-beta', '2.0.0-rc', '1.0.0-1', '1.0.0-a', '1.0.0', '1.0.0-b.c'])

### s_expression_value
import operator

OPS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "max": max}


def read(tokens):
    token = tokens.pop(0)
    if token != "(":
        return token
    parts = []
    while tokens[0] != ")":
        parts.append(read(tokens))
    tokens.pop(0)
    return parts


def evaluate(tree):
    if isinstance(tree, str):
        return int(tree)
    function = OPS[tree[0]]
    result = evaluate(tree[1])
    for argument in tree[2:]:
        result = function(result, evaluate(argument))
    return result


def s_expression_value(text):
    return evaluate(read(text.replace("(", " ( ").replace(")", " ) ").split()))

#> s_expression_value("(+ 1 (* 2 3) (- 10 4))")
#> s_expression_value("(max 3 9 (max 4 11))")
#> s_expression_value("42")
#> s_expression_value("(/ 1 2)")
#> s_expression_value("(* (+ 1 2) (+ 3 4)")
#> s_expression_value("(- 7 (- 5 (- 3 1)))")
#> s_expression_value('(+ 1 (* 2 3) (- 10 4)) 42')
#> s_expression_value('(- 7 (- 5 (- 3 1))) 42 (+ 1 (* 2 3) (- 10 4))')

### template_with_loops_rendered
import re

BLOCK = re.compile(r"\{% for (\w+) in (\w+) %\}(.*?)\{% end %\}", re.S)
NAME = re.compile(r"\{\{ *(\w+) *\}\}")


def fill(text, values):
    return NAME.sub(lambda m: str(values.get(m.group(1), "")), text)


def template_with_loops_rendered(template: str, values: dict) -> str:
    """A very small template language: {{ name }} and one level of for."""
    def loop(match):
        item_name, list_name, body = match.groups()
        out = ""
        for item in values.get(list_name, []):
            out += fill(body, {**values, item_name: item})
        return out

    return fill(BLOCK.sub(loop, template), values)

#> template_with_loops_rendered("Dear {{ name }}:{% for x in items %} {{x}},{% end %} bye", {"name": "Kim", "items": ["a", "b", "c"]})
#> template_with_loops_rendered("{% for n in ns %}{{n}}/{{total}} {% end %}", {"ns": [1, 2], "total": 2})
#> template_with_loops_rendered("no tags", {})
#> template_with_loops_rendered("[{% for a in missing %}{{a}}{% end %}]{{ gone }}", {})
#> template_with_loops_rendered("{% for a in xs %}<{{a}}{{sep}}>{% end %}", {"xs": "pq", "sep": "|"})
