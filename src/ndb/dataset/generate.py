"""Generation: typed random programs for breadth, in the manner of the seeds.

A program is a function over variables of known kinds; expressions and statements are templates with typed holes.
Kinds: S string, I int, B bool, LS list of strings, LI list of ints, DI dict of ints by string, DL dict of lists by string,
TI tuple of ints, LL list of lists of ints, LT list of (string, int). In templates: C a short string literal, N a small
number, V:K a variable of kind K. Knows text only; what a program does shows when it runs.
"""

import ast
import re
from random import Random

from ndb.dataset import words
from ndb.dataset.program import Program

EXPRESSIONS: dict[str, tuple[str, ...]] = {
    "S": (
        "{S}.upper()", "{S}.lower()", "{S}.strip()", "{S}.lstrip()", "{S}.rstrip({C})", "{S}.title()", "{S}.swapcase()", "{S}.capitalize()", "{S}.casefold()",
        "{S}[::-1]", "{S}[{N}:]", "{S}[:{N}]", "{S}[:-{N}]", "{S}[-{N}:]", "{S}[::{N}]", "{S}[{N}:{N}]", "{S}.replace({C}, {C})", "{S}.replace({C}, {C}, {N})",
        "{S} + {S}", "{S} + {C}", "{C} + {S}", "{S} * {N}", "{C}.join({LS})", "{C}.join({S})", "''.join(sorted({S}))", "''.join(reversed({S}))", "str({I})", "str({LI})",
        "{S}.center({N}, {c})", "{S}.ljust({N}, {c})", "{S}.rjust({N}, {c})", "{S}.zfill({N})", "{S}.removeprefix({C})", "{S}.removesuffix({C})", "{S}.strip({C})",
        "{S}.partition({D})[0]", "{S}.partition({D})[2]", "{S}.rpartition({D})[0]", "{S}.rpartition({D})[-1]", "{S}.split({D})[0]", "{S}.split({D})[-1]", "{LS}[{i}]",
        "f'{{vS}}{{vI}}'", "f'{{vI}}-{{vS}}'", "f'{{vS}:>{N}}'", "f'{{vI}:0{N}d}'", "f'{{vS}!r}:{len({vS})}'", "'%s=%d' % ({S}, {I})", "'{}:{}'.format({S}, {I})", "{S} or {C}", "{S} if {B} else {S}", "min({LS})", "max({LS})",
        "''.join(c for c in {S} if c.isalpha())", "''.join(c for c in {S} if c not in {C})", "''.join(c.upper() if {N} > 2 else c for c in {S})", "{S}.expandtabs({N})",
        "''.join([c for i, c in enumerate({S}) if i % 2 == 0])", "chr(ord({c}) + {N})", "{S}.translate(str.maketrans({c}, {c}))", "repr({S})", "'-'.join({S}.split())",
        "max({S}, key={S}.count)", "str(len({S}))", "bin({I})", "hex({I})", "'{:0{N}d}'.format({N})", "sorted({S})[0]", "{S}[0]", "{S}[-1]", "{S}[{i}]",
    ),
    "I": (
        "len({S})", "len({LS})", "len({LI})", "len({DI})", "{I} + {I}", "{I} - {I}", "{I} * {N}", "{I} // {N}", "{I} % {N}", "{I} + {N}", "{I} - {N}", "abs({I})", "-{I}",
        "max({LI})", "min({LI})", "sum({LI})", "{LI}[{i}]", "{S}.find({C})", "{S}.rfind({C})", "{S}.count({C})", "{S}.index({c})", "{LI}.count({I})", "{LI}.index({I})",
        "{LS}.count({S})", "{LS}.index({S})", "{DI}.get({S}, {N})", "{DI}[{S}]", "sum({DI}.values())", "max({I}, {I})", "min({I}, {N})", "{I} if {B} else {N}", "int({B})",
        "ord({S}[0])", "len(set({S}))", "len(set({LI}))", "{I} ** 2", "{I} & {N}", "{I} | {N}", "{I} ^ {N}", "{I} << 1", "round({I} / {N})", "len({S}.split({D}))", "len({S}.split())",
        "sum(1 for c in {S} if c.isdigit())", "sum(x for x in {LI} if x % 2)", "sum(len(w) for w in {LS})", "int(str({I})[::-1])", "{LI}.pop()", "{LI}.pop(0)", "{TI}[{i}]",
        "{S}.count({C}, {N})", "{S}.find({C}, {N})", "len({DL})", "sum(map(len, {DL}.values()))", "sum(map(sum, {LL}))", "len({LL})", "sum(n for _, n in {LT})", "divmod({I}, {N})[0]",
        "max({LI}, default={N})", "{S}.rindex({c})", "len({LS}[{i}])", "int({c} in {S})", "sum(ord(c) for c in {S}) % {N}", "pow({I}, {N}, 7)",
    ),
    "B": (
        "{I} > {N}", "{I} < {I}", "{I} == {N}", "{I} % {N} == 0", "{I} % 2 == 1", "{c} in {S}", "{C} not in {S}", "{S} in {LS}", "{I} in {LI}", "{S} in {DI}", "{S}.startswith({C})", "{S}.endswith({C})",
        "{S}.isdigit()", "{S}.isalpha()", "{S}.isupper()", "{S}.islower()", "{S}.isalnum()", "{S}.isspace()", "{S}.istitle()", "{S} == {S}[::-1]", "not {B}", "{B} and {B}", "{B} or {B}", "{S} == {S}",
        "{I} != {I}", "bool({LI})", "not {S}", "len({S}) > {N}", "len({LI}) >= {N}", "any(c.isdigit() for c in {S})", "all(x > 0 for x in {LI})", "{LI} == sorted({LI})", "{S} < {S}", "{N} <= {I} <= {N}",
        "any(x > {N} for x in {LI})", "{S}.isidentifier()", "set({S}) <= set({S})", "all(c in {S} for c in {C})", "{LI}[0] == {LI}[-1]", "{LS} != {LS}",
    ),
    "LS": (
        "{S}.split()", "{S}.split({D})", "{S}.rsplit({D}, 1)", "{S}.split({D}, {N})", "list({S})", "sorted({S})", "sorted({LS})", "{LS}[::-1]", "{LS}[{N}:]", "{LS}[:{N}]", "{LS} + {LS}", "{LS} + [{S}]",
        "[w.upper() for w in {LS}]", "[w for w in {LS} if w]", "[w[::-1] for w in {LS}]", "[w for w in {LS} if len(w) > {N}]", "sorted({LS}, key=len)", "list({DI})", "list({DI}.keys())", "sorted({DI})",
        "[c for c in {S} if c.isalpha()]", "[c * {N} for c in {S}]", "list(set({S}) & set({S})) and sorted(set({S}))", "{S}.splitlines()", "[{S}, {S}]", "list(map(str, {LI}))", "[str(x) for x in {LI}]",
        "list(reversed({LS}))", "[k for k, v in {DI}.items() if v > {N}]", "sorted(set({LS}))", "sorted({LS}, reverse=True)", "[w.strip({C}) for w in {LS}]", "list(dict.fromkeys({S}))", "[s for s, _ in {LT}]",
        "[a + b for a, b in zip({S}, {S})]", "list({S}.partition({D}))", "{LS} * 2", "[w.replace({c}, {c}) for w in {LS}]", "sorted({DI}, key={DI}.get)", "[{S}] * {N}", "[w.title() for w in {LS}]",
    ),
    "LI": (
        "sorted({LI})", "{LI}[::-1]", "{LI}[{N}:]", "{LI}[:{N}]", "{LI}[::{N}]", "{LI} + {LI}", "{LI} + [{I}]", "[x + {N} for x in {LI}]", "[x * {N} for x in {LI}]", "[x for x in {LI} if x % 2 == 0]", "[x for x in {LI} if x > {N}]",
        "[len(w) for w in {LS}]", "[ord(c) for c in {S}]", "list(range({N}))", "list(range({N}, {I}))", "list({DI}.values())", "[i for i, c in enumerate({S}) if c == {c}]", "[x - y for x, y in zip({LI}, {LI}[1:])]",
        "sorted(set({LI}))", "sorted({LI}, reverse=True)", "[int(c) for c in {S} if c.isdigit()]", "list(map(abs, {LI}))", "[{I}, {I}]", "list({TI})", "[sum(r) for r in {LL}]", "[n for _, n in {LT}]", "{LI} * {N}",
        "list(reversed({LI}))", "[x // {N} for x in {LI}]", "[{LI}[i] for i in range(0, len({LI}), 2)]", "list(filter(None, {LI}))", "{LI}[-{N}:]", "[min(x, {N}) for x in {LI}]", "sorted({LI}, key=lambda x: x % {N})",
        "[a * b for a, b in zip({LI}, {LI})]", "[x for r in {LL} for x in r]", "{LI}[:{i}] + {LI}[{i}:]", "list({TI}[::-1])", "[-x for x in {LI}]", "{DL}.get({S}, [])",
    ),
    "DI": (
        "{c: {S}.count(c) for c in {S}}", "{w: len(w) for w in {LS}}", "{k: v for k, v in {DI}.items() if v > {N}}", "dict(sorted({DI}.items()))", "{**{DI}, {S}: {I}}", "{DI} | {{S}: {N}}", "dict(zip({LS}, {LI}))",
        "{k: v + {N} for k, v in {DI}.items()}", "dict.fromkeys({S}, {N})", "dict.fromkeys({LS}, {I})", "{c: i for i, c in enumerate({S})}", "dict({LT})", "{k.upper(): v for k, v in {DI}.items()}", "{DI}.copy()",
        "{k: len(v) for k, v in {DL}.items()}", "dict(sorted({DI}.items(), key=lambda p: p[1]))", "{k: {DI}[k] for k in sorted({DI})}",
    ),
    "DL": ("{k: [v] for k, v in {DI}.items()}", "{w: sorted({LI}) for w in {LS}}", "{{S}: {LI}, {C}: []}", "{c: [i] for i, c in enumerate({S})}", "{k: v[::-1] for k, v in {DL}.items()}"),
    "TI": ("tuple({LI})", "{TI}[::-1]", "{TI} + {TI}", "({I}, {I})", "{TI}[:{N}]", "tuple(sorted({TI}))", "({I}, {I}, {N})", "divmod({I}, {N})", "tuple(x + 1 for x in {TI})"),
    "LL": ("[{LI}, {LI}]", "[[x, x + {N}] for x in {LI}]", "[{LI}[i:i + 2] for i in range(0, len({LI}), 2)]", "[r[::-1] for r in {LL}]", "{LL}[::-1]", "[list(r) for r in zip(*{LL})]", "sorted({LL})", "[[{I}] * {N} for _ in range(2)]", "list({DL}.values())"),
    "LT": ("list({DI}.items())", "sorted({DI}.items())", "list(zip({LS}, {LI}))", "[({S}, {I})]", "[(w, len(w)) for w in {LS}]", "sorted({LT}, key=lambda p: p[1])", "{LT}[::-1]", "[(c, {S}.count(c)) for c in {S}]", "[(s, n + {N}) for s, n in {LT}]"),
}

# What one does to a variable of a kind, in place or by assignment; $ is the variable.
STATEMENTS: dict[str, tuple[str, ...]] = {
    "S": ("$ += {S}", "$ = {S}", "$ = $.replace({C}, {C})", "$ = {C} + $", "$ = $[{N}:] + $[:{N}]", "$ += {c}", "$ = $.strip({C})", "$ *= 2"),
    "I": ("$ += {I}", "$ -= {N}", "$ *= {N}", "$ = {I}", "$ //= {N}", "$ %= {N}", "$ += 1", "$ = max($, {I})", "$ ^= {N}", "$ += len({S})"),
    "B": ("$ = {B}", "$ = not $", "$ = $ and {B}", "$ |= {B}"),
    "LS": ("$.append({S})", "$.extend({LS})", "$.insert({N}, {S})", "$.reverse()", "$.sort()", "$ = {LS}", "$.pop()", "$.remove({S})", "$ += {LS}", "$[{i}] = {S}", "$.pop({i})", "del $[{i}]", "$.sort(key=len)", "$.append({c})", "$.clear()", "$[0], $[-1] = $[-1], $[0]"),
    "LI": ("$.append({I})", "$.extend({LI})", "$.insert({N}, {I})", "$.reverse()", "$.sort()", "$ = {LI}", "$.pop()", "$.pop(0)", "$.remove({I})", "$ += [{I}]", "$[{i}] = {I}", "$[{i}] += {N}", "del $[{i}]", "$[{N}:{N}] = {LI}", "$.sort(reverse=True)", "$.insert(0, $.pop())", "$.append($.count({I}))"),
    "DI": ("${[}{S}] = {I}", "${[}{S}] = $.get({S}, {N}) + 1", "$.update({DI})", "$.pop({S}, None)", "$.setdefault({S}, {I})", "$.popitem()", "$ = {DI}", "$.update({{S}: {I}})", "$.pop({S})", "$.clear()", "del ${[}{S}]", "$ |= {DI}"),
    "DL": ("$.setdefault({S}, []).append({I})", "${[}{S}] = {LI}", "$.pop({S}, None)", "$.setdefault({S}, []).extend({LI})"),
    "TI": ("$ = {TI}", "$ += ({I},)", "$ = $[::-1]", "$ = $ * 2"),
    "LL": ("$.append({LI})", "$[0].append({I})", "$ = {LL}", "$.reverse()", "$.pop()", "$[-1].extend({LI})", "$.insert(0, [{I}])", "$.append($[0])"),
    "LT": ("$.append(({S}, {I}))", "$.sort()", "$.reverse()", "$ = {LT}", "$.sort(key=lambda p: p[1])", "$.pop(0)"),
}
NEW = {"S": "''", "I": "0", "B": "False", "LS": "[]", "LI": "[]", "DI": "{}", "DL": "{}", "LL": "[]", "LT": "[]", "TI": "()"}
# Loop headers; @ names the loop variables in order, with their kinds.
LOOPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("for @ in {S}:", ("S",)), ("for @ in {LS}:", ("S",)), ("for @ in {LI}:", ("I",)), ("for @, @ in enumerate({S}):", ("I", "S")), ("for @, @ in enumerate({LS}):", ("I", "S")),
    ("for @, @ in {DI}.items():", ("S", "I")), ("for @ in range({N}):", ("I",)), ("for @ in range(len({S})):", ("I",)), ("for @ in range(len({LI})):", ("I",)), ("for @ in {DI}:", ("S",)),
    ("for @, @ in zip({S}, {LI}):", ("S", "I")), ("for @, @ in enumerate({LI}, {N}):", ("I", "I")), ("for @ in reversed({LI}):", ("I",)), ("for @ in sorted({LS}):", ("S",)), ("for @ in list({LI}):", ("I",)),
    ("for @ in range({N}, 0, -1):", ("I",)), ("for @ in {DI}.values():", ("I",)), ("for @ in {LL}:", ("LI",)), ("for @, @ in {LT}:", ("S", "I")), ("for @ in {TI}:", ("I",)), ("for @ in {S}[::-1]:", ("S",)),
    ("for @ in list({DI}.keys()):", ("S",)), ("for @, @ in {DL}.items():", ("S", "LI")), ("for @ in {S}.split({D}):", ("S",)),
)
ARGUMENTS = (("S", 9), ("LI", 5), ("LS", 5), ("I", 5), ("DI", 4), ("B", 0.5), ("TI", 1), ("LL", 1), ("DL", 1), ("LT", 1))
_HOLE = re.compile(r"\{(S|I|B|LS|LI|DI|DL|TI|LL|LT|vS|vI|C|c|D|N|i|\[)\}")
NAMES = {
    "S": "text s word line string name char message phrase value sub prefix suffix sep key t w ch", "I": "n k num count total index size limit i j x y m pos amount start",
    "B": "flag found ok reverse strict done", "LS": "words names items parts lines tokens strings lst chars result out", "LI": "nums numbers values arr data lst xs scores items result out array",
    "DI": "counts d mapping table scores dic freq result index", "DL": "groups mapping d buckets", "TI": "pair point tup t", "LL": "rows grid matrix nested", "LT": "pairs records entries",
}


class Writer:
    """One function being written: its variables by kind, its lines, the dice."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.variables: dict[str, list[str]] = {}
        self.taken: set[str] = set()
        self.lines: list[str] = []

    def new_variable(self, kind: str) -> str:
        choices = [n for n in NAMES[kind].split() if n not in self.taken]
        name = self.dice.choice(choices) if choices and self.dice.random() < 0.9 else words.fresh_identifier(self.dice, self.taken)
        self.taken.add(name)
        self.variables.setdefault(kind, []).append(name)
        return name

    def expression(self, kind: str, depth: int) -> str:
        known = self.variables.get(kind, ())
        if known and (depth <= 0 or self.dice.random() < 0.45):
            return self.dice.choice(known)
        if depth <= -1 or (depth == 0 and self.dice.random() < 0.3):
            return literal(kind, self.dice, small=True)
        return self.fill(self.template(EXPRESSIONS[kind]), depth - 1)

    def template(self, templates: tuple[str, ...]) -> str:
        """One whose holes are best filled by the variables there are."""
        tried = self.dice.sample(templates, min(4, len(templates)))
        return max(tried, key=lambda text: self._fit(text))

    def _fit(self, text: str) -> float:
        holes = [hole.removeprefix("v") for hole in _HOLE.findall(text) if hole.removeprefix("v") in EXPRESSIONS]
        if "{v" in text and not all(self.variables.get(hole) for hole in holes):
            return -1.0
        return sum(bool(self.variables.get(hole)) for hole in holes) / len(holes) if holes else 0.3

    def fill(self, template: str, depth: int) -> str:
        return _HOLE.sub(lambda hole: self.hole(hole[1], depth), template)

    def hole(self, kind: str, depth: int) -> str:
        dice = self.dice
        match kind:
            case "N":
                return str(dice.choice((1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 8, 10)))
            case "i":
                return dice.choice(("0", "0", "-1", "-1", "1", "2", "-2"))
            case "c":
                return repr(dice.choice("abcdeilnorstxyz0 -_*.AB"))
            case "C":
                return repr(dice.choice((dice.choice("abcdeinorst"), dice.choice(",.-_ :;/#@!0129"), words.word(dice)[:3], words.word(dice))))
            case "D":
                return repr(dice.choice((",", " ", "-", ":", "_", ".", ";", "=", "/", ", ", "|", dice.choice("aeiost"))))
            case "[":
                return "["
            case "vS" | "vI":
                known = self.variables.get(kind[1:])
                return dice.choice(known) if known else str(dice.randint(1, 9))
        return f"({self.expression(kind, depth)})"  # needless parentheses go when the whole is put into normal form

    def statement(self, indent: str, depth: int, in_loop: bool) -> None:
        dice = self.dice
        kind = dice.random()
        if depth > 0 and kind < 0.2:
            self.loop(indent, depth)
        elif depth > 0 and kind < 0.45:
            self.condition(indent, depth, in_loop)
        elif depth > 0 and kind < 0.48:
            self.while_loop(indent)
        elif depth > 0 and kind < 0.51:
            self.guarded(indent)
        elif kind < 0.7 and not in_loop:
            self.assignment(indent)
        else:
            self.change(indent)

    def assignment(self, indent: str) -> None:
        kind = self.dice.choice(("S", "S", "I", "I", "LS", "LI", "LI", "DI", "B", "TI", "LT", "LL"))
        text = self.fill(self.template(EXPRESSIONS[kind]), self.dice.choice((0, 0, 1, 1, 2)))
        self.lines.append(f"{indent}{self.new_variable(kind)} = {text}")

    def change(self, indent: str) -> None:
        kinds = [k for k, names in self.variables.items() if names]
        kind = self.dice.choice(kinds)
        target = self.dice.choice(self.variables[kind])
        template = self.dice.choice(STATEMENTS[kind]).replace("$", target)
        self.lines.append(indent + self.fill(template, self.dice.choice((0, 0, 1, 1))))

    def loop(self, indent: str, depth: int) -> None:
        header, kinds = self.dice.choice(LOOPS)
        text = self.fill(header, self.dice.choice((0, 0, 0, 1)))
        inner = {kind: list(names) for kind, names in self.variables.items()}
        for kind in kinds:
            text = text.replace("@", self.new_variable(kind), 1)
        self.lines.append(indent + text)
        self.block(indent + "    ", depth - 1, in_loop=True, longest=3)
        self.variables = inner

    def while_loop(self, indent: str) -> None:
        dice = self.dice
        counter = self.new_variable("I")
        self.lines += [f"{indent}{counter} = {dice.choice((0, 1, 2))}", f"{indent}while {counter} < {dice.choice((3, 4, 5, 'len(' + self.expression('S', 0) + ')'))}:"]
        self.block(indent + "    ", 0, in_loop=True, longest=2)
        self.lines.append(f"{indent}    {counter} += {dice.choice((1, 1, 2))}")

    def condition(self, indent: str, depth: int, in_loop: bool) -> None:
        dice = self.dice
        self.lines.append(f"{indent}if {self.expression('B', dice.choice((1, 1, 2)))}:")
        outer = {kind: list(names) for kind, names in self.variables.items()}
        if dice.random() < 0.2:
            self.lines.append(f"{indent}    {dice.choice(('break', 'continue', 'continue')) if in_loop else 'return ' + self.some_value()}")
        else:
            self.block(indent + "    ", depth - 1, in_loop, longest=2)
            self.variables = {kind: list(names) for kind, names in outer.items()}
            if dice.random() < 0.3:
                self.lines.append(f"{indent}elif {self.expression('B', 1)}:")
                self.block(indent + "    ", depth - 1, in_loop, longest=2)
                self.variables = {kind: list(names) for kind, names in outer.items()}
            if dice.random() < 0.45:
                self.lines.append(f"{indent}else:")
                self.block(indent + "    ", depth - 1, in_loop, longest=2)
        self.variables = outer

    def guarded(self, indent: str) -> None:
        self.lines.append(f"{indent}try:")
        outer = {kind: list(names) for kind, names in self.variables.items()}
        self.block(indent + "    ", 0, in_loop=True, longest=2)
        self.variables = outer
        self.lines.append(f"{indent}except {self.dice.choice(('ValueError', 'IndexError', '(ValueError, IndexError)', 'Exception', 'KeyError'))}:")
        self.block(indent + "    ", 0, in_loop=True, longest=1)

    def block(self, indent: str, depth: int, in_loop: bool, longest: int) -> None:
        for _ in range(self.dice.randint(1, longest)):
            self.statement(indent, depth, in_loop)

    def some_value(self) -> str:
        kind = self.dice.choice([k for k, names in self.variables.items() if names])
        if self.dice.random() < 0.15:
            return f"{self.some_value_of(kind)}, {self.expression('I', 1)}"
        return self.some_value_of(kind)

    def some_value_of(self, kind: str) -> str:
        return self.dice.choice(self.variables[kind]) if self.dice.random() < 0.5 else self.expression(kind, 2)


def generate(dice: Random) -> Program:
    """A function with a few arguments and calls of it."""
    function = Writer(dice)
    kinds = dice.choices([k for k, _ in ARGUMENTS], [w for _, w in ARGUMENTS], k=dice.choices((1, 2, 3, 4), (4, 5, 3, 1))[0])
    arguments = [function.new_variable(kind) for kind in kinds]
    entry = "f" if dice.random() < 0.5 else words.fresh_identifier(dice, function.taken)
    if dice.random() < 0.5:
        kind = dice.choice(("S", "I", "LS", "LI", "DI", "LI", "LS", "LL", "DL"))
        function.lines.append(f"    {function.new_variable(kind)} = {NEW[kind]}")
    function.block("    ", depth=2, in_loop=False, longest=dice.choice((2, 3, 4, 5)))
    function.lines.append(f"    return {function.some_value()}")
    source = ast.unparse(ast.parse(f"def {entry}({', '.join(arguments)}):\n" + "\n".join(function.lines))) + "\n"
    calls = tuple(f"{entry}({', '.join(literal(kind, dice) for kind in kinds)})" for _ in range(5))
    return Program(source, entry, calls, "generation", "generation", "generation")


def literal(kind: str, dice: Random, small: bool = False) -> str:
    """Source text of a random value of a kind."""
    return repr(random_value(kind, dice, small))


def random_value(kind: str, dice: Random, small: bool = False) -> object:
    length = dice.randint(0, 2) if small else dice.randint(0, 6) if dice.random() < 0.85 else dice.randint(0, 12)
    match kind:
        case "S":
            return words.word(dice)[:3] if small else words.text(dice, 30)
        case "I":
            return words.integer(dice)
        case "B":
            return dice.random() < 0.5
        case "LS":
            return [words.word(dice) if dice.random() < 0.8 else words.text(dice, 12) for _ in range(length)]
        case "LI":
            return [words.integer(dice) for _ in range(length)]
        case "TI":
            return tuple(words.integer(dice) for _ in range(length))
        case "DI":
            return {words.word(dice): words.integer(dice) for _ in range(length)}
        case "DL":
            return {words.word(dice): random_value("LI", dice, True) for _ in range(min(length, 4))}
        case "LL":
            return [random_value("LI", dice, True) for _ in range(min(length, 5))]
    return [(words.word(dice), words.integer(dice)) for _ in range(length)]
