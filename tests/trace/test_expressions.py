"""Sub-expressions: which are listed, in which order, on which ways; and that reporting them changes nothing."""

import ast
import builtins
import contextlib
import io
import sys
import textwrap
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ndb.dataset.programs.seeds import Seed, read_seeds
from ndb.trace.expressions import HOOK, START, Expression, hook, instrument, sub_expressions

PROGRAMS = Path(__file__).parent.parent / "programs"
SEEDS = Path(__file__).parent.parent.parent / "seeds"
READS_ALL_LOCALS = pytest.mark.skipif(
    sys.version_info[:3] == (3, 13, 0),
    reason="3.13.0 crashes if all of f_locals is read in a comprehension whose variable is a cell outside",
)


def listed(source: str) -> list[Expression]:
    source = textwrap.dedent(source)
    return sub_expressions(ast.parse(source).body[-1], source)


def texts(source: str) -> list[str]:
    return [expression.text for expression in listed(source)]


@contextlib.contextmanager
def hooked(report: Callable[[int, object], object]) -> Iterator[None]:
    setattr(builtins, HOOK, hook(report))
    try:
        yield
    finally:
        delattr(builtins, HOOK)


def evaluated(source: str) -> list[tuple[str, object]]:
    """Run a program; the text and value of every sub-expression in order of evaluation."""
    source = textwrap.dedent(source)
    tree = ast.parse(source)
    expressions = instrument(tree, source)
    values: list[tuple[str, object]] = []
    with hooked(lambda number, value: values.append((expressions[number].text, value))):
        exec(compile(tree, "<program>", "exec"), {"__name__": "program"})
    return values


# --- what is listed, in which order ---

LISTS = {
    "return ''.join(sorted(s.split()))[::-1]": [
        "s.split()", "sorted(s.split())", "''.join(sorted(s.split()))", "''.join(sorted(s.split()))[::-1]",
    ],
    "x = a": [],
    "x = -1, +2, 1+2j, -0.5j, not True, 'text', (1, 2), [a], {b: a}": [],
    "x = -a + ~b": ["-a", "~b", "-a + ~b"],
    "x = not a": ["not a"],
    "x = 60 * 60 * 24": ["60 * 60 * 24"],
    "x = a, 'ab'[0], (1, 2 * 3)": ["'ab'[0]"],
    "x = a < b < c": ["a < b < c"],
    "x = a.b.c": ["a.b", "a.b.c"],
    "x = a.b.c()": ["a.b", "a.b.c()"],
    "x = super().area()": ["super().area()"],
    "x = a[i + 1:j][k]": ["i + 1", "a[i + 1:j]", "a[i + 1:j][k]"],
    "a[i + 1] = f(x)": ["f(x)", "i + 1"],
    "a[i + 1] += f(x)": ["i + 1", "f(x)"],
    "a.b.c = d.e": ["d.e", "a.b"],
    "del a.b[i + 1], c": ["a.b", "i + 1"],
    "a.b[f()]: list[int] = g()": ["g()", "a.b", "f()"],
    "x: list[int]": [],
    "f(a.b, *c.d, k=e.f, **g.h)": ["a.b", "c.d", "e.f", "g.h", "f(a.b, *c.d, k=e.f, **g.h)"],
    "{a.k: a.v, **b.m}": ["a.k", "a.v", "b.m"],
    "x = (y := f(a)) + 1": ["f(a)", "(y := f(a)) + 1"],
    "x = [f(i) for i in range(n) if i > 2 for j in g(i)]": [
        "range(n)", "[f(i) for i in range(n) if i > 2 for j in g(i)]",
    ],
    "x = sum(i * i for i in a.items())": ["a.items()", "sum(i * i for i in a.items())"],
    "x = lambda a, b=f(), *, c=g(): a + b": ["f()", "g()"],
    "def f(a: list[int], b=g(1), *, c=h.i) -> dict[str, int]: return a + b": ["g(1)", "h.i"],
    "@a.b\n@c(d.e)\n@f\ndef g(): return 1 + x": ["d.e", "c(d.e)"],
    "@a(b)\nclass C(d.e, metaclass=f()):\n    x = g()": ["a(b)", "d.e", "f()"],
    "for a[i + 1] in f(x): g()": ["f(x)", "i + 1"],
    "while a < b: f()": ["a < b"],
    "if f(x): g()\nelse: h()": ["f(x)"],
    "with f(x) as a[i + 1], g.h: pass": ["f(x)", "i + 1", "g.h"],
    "match f(x):\n    case a.b if c > d: pass": ["f(x)"],
    "raise E(x) from a.b": ["E(x)", "a.b"],
    "assert f(x), g(x)": ["f(x)", "g(x)"],
    "x = f'{a.b!r:>{w + 1}} {c} {d()}'": ["a.b", "w + 1", "d()", "f'{a.b!r:>{w + 1}} {c} {d()}'"],
    "x = f'plain' 'text'": [],
    "async def f():\n    x = 1": [],
    "import a\nx = a.b + a.b.c": ["a.b.c", "a.b + a.b.c"],
    "import os\nx = os.path.sep + os.sep.title": ["os.sep.title", "os.path.sep + os.sep.title"],
    "import a.b as c, d.e\nx = c.f, d.e.f, d.g.h": ["d.g.h"],
    "from . import a\nx = a.b": [],
    "from a import b\nx = b.c": ["b.c"],
}  # fmt: skip


@pytest.mark.parametrize("source", LISTS)
def test_sub_expressions_are_listed_in_order_of_evaluation(source: str) -> None:
    assert texts(source) == LISTS[source]


def test_await_and_yield_results_are_listed_where_they_are_used() -> None:
    source = "async def f():\n    x = await g(1)\n    await h()\n    y = yield a.b\n    yield c.d\n"
    body = ast.parse(source).body[0].body  # type: ignore[attr-defined]
    assert [[e.text for e in sub_expressions(statement, source)] for statement in body] == [
        ["g(1)", "await g(1)"],
        ["h()", "await h()"],
        ["a.b", "yield a.b"],
        ["c.d"],
    ]


def test_listing_leaves_the_tree_alone() -> None:
    source = "x = f(a and b) if c.d else [e, *g.h]"
    tree = ast.parse(source)
    before = ast.dump(tree, include_attributes=True)
    sub_expressions(tree.body[0], source)
    assert ast.dump(tree, include_attributes=True) == before


def test_an_expression_over_several_lines_is_put_on_one() -> None:
    source = """
        x = f(
            a,  # first
            b + \\
            c,
            "two"
            "three",
        )
        """
    assert texts(source) == ["b + c", 'f(a, b + c, "two" "three")']


def test_a_chain_of_methods_over_lines_has_no_gaps() -> None:
    assert texts("x = (a\n     .b()\n     .c(d))") == ["a.b()", "a.b().c(d)"]


def test_line_breaks_in_strings_are_escaped() -> None:
    [text] = texts('x = f("""a\nb""")')
    assert text == 'f("""a\\nb""")'


def test_a_tuple_of_one_keeps_its_comma() -> None:
    [text] = texts("x = f((\n    1,\n))")
    assert ast.literal_eval(text[1:]) == (1,)


def test_columns_after_other_letters_than_ascii_are_right() -> None:
    assert texts("größe = 'ß'.join(ä.ö) + é['ü']") == ["ä.ö", "'ß'.join(ä.ö)", "é['ü']", "'ß'.join(ä.ö) + é['ü']"]


def test_equal_parts_of_a_format_string_have_their_own_text() -> None:
    assert texts("x = f'{a.b}{a.b:{a.b}}{ a.b+1 }'")[:5] == ["a.b", "a.b", "a.b", "a.b", "a.b+1"]


# --- the ways through a statement ---


def ways(source: str) -> dict[str, set[str]]:
    expressions = listed(source)
    names = {START: "start"} | {number: expression.text for number, expression in enumerate(expressions)}
    return {expression.text: {names[number] for number in expression.after} for expression in expressions}


def test_short_circuits_show_as_several_ways() -> None:
    assert ways("x = a.b and c.d or e.f") == {
        "a.b": {"start"},
        "c.d": {"a.b"},
        "a.b and c.d": {"a.b", "c.d"},
        "e.f": {"a.b and c.d"},
        "a.b and c.d or e.f": {"a.b and c.d", "e.f"},
    }


def test_only_one_branch_of_a_conditional_expression_is_taken() -> None:
    assert ways("x = f(a) if b.c else g(d)") == {
        "b.c": {"start"},
        "f(a)": {"b.c"},
        "g(d)": {"b.c"},
        "f(a) if b.c else g(d)": {"f(a)", "g(d)"},
    }


def test_a_chain_of_comparisons_may_end_early() -> None:
    assert ways("x = f() < g() < h()")["f() < g() < h()"] == {"g()", "h()"}


def test_what_may_be_skipped_is_marked() -> None:
    expressions = listed("x = f() and g() < h() < (i() if j() else k())")
    marked = {expression.text for expression in expressions if expression.conditional}
    assert marked == {"g()", "h()", "i()", "j()", "k()", "i() if j() else k()", "g() < h() < (i() if j() else k())"}


def is_way(expressions: list[Expression], numbers: list[int]) -> bool:
    previous = START
    for number in numbers:
        if previous not in expressions[number].after:
            return False
        previous = number
    return True


CHOICES = ["p and q", "p or q", "not p", "p if q else r", "p < q < r", "f(p)", "(p and q) or r", "p and (q or r)"]


@pytest.mark.parametrize("outer", CHOICES)
@pytest.mark.parametrize("inner", CHOICES)
def test_every_evaluation_follows_a_listed_way(outer: str, inner: str) -> None:
    """All truth values of the three variables, a choice inside every place of a choice."""
    source = "x = " + outer.replace("p", f"({inner})").replace("q", "f(q)")
    expressions = listed(source)
    tree = ast.parse(source)
    assert instrument(tree, source) == expressions
    for bits in range(8):
        numbers: list[int] = []
        space: dict[str, Any] = {name: bits >> place & 1 for place, name in enumerate("pqr")}
        space["f"] = lambda value: value
        with hooked(lambda number, value, numbers=numbers: numbers.append(number)):  # type: ignore[misc]
            exec(compile(tree, "<program>", "exec"), space)
        assert is_way(expressions, numbers), (source, bits, numbers)
        assert numbers[-1] == len(expressions) - 1


# --- values, as they come into being ---


def test_values_come_in_order() -> None:
    assert evaluated("s = 'b a'\nx = ''.join(sorted(s.split()))[::-1]") == [
        ("s.split()", ["b", "a"]),
        ("sorted(s.split())", ["a", "b"]),
        ("''.join(sorted(s.split()))", "ab"),
        ("''.join(sorted(s.split()))[::-1]", "ba"),
    ]


def test_only_what_is_evaluated_is_reported() -> None:
    assert [text for text, _ in evaluated("a = 0\nx = a and len('b') or len('cc')")] == [
        "a and len('b')",
        "len('cc')",
        "a and len('b') or len('cc')",
    ]


def test_the_result_of_and_is_the_operand_also_where_it_is_only_tested() -> None:
    assert evaluated("a, b = [], {}\nif a or b: pass\nif not (a and b): pass") == [
        ("a or b", {}),
        ("a and b", []),
        ("not (a and b)", True),
    ]


def test_numbers_can_go_on_from_another_file() -> None:
    source = "x = f(1) and g(2)"
    expressions = instrument(ast.parse(source), source, first=10)
    assert [expression.after for expression in expressions] == [(START,), (10,), (10, 11)]


def test_a_very_deep_expression_still_compiles() -> None:
    source = "x = " + "+".join(["a"] * 700) + "\n"
    tree = ast.parse(source)
    instrument(tree, source)
    with hooked(lambda number, value: None):
        space = {"a": 1}
        exec(compile(tree, "<program>", "exec"), space)
    assert space["x"] == 700


def test_a_long_chain_of_elifs_is_no_problem() -> None:
    source = "if a == 0: x = 0\n" + "".join(f"elif a == {n}: x = f({n})\n" for n in range(1, 90))
    assert len(instrument(ast.parse(source), source)) == 90 + 89


# --- it changes nothing ---


def run(source: str, path: str, report: Callable[[int, object], object] | None) -> tuple[str, str]:
    """What a program prints, and the traceback in which it ends."""
    tree = ast.parse(source)
    if report:
        instrument(tree, source)
    code = compile(tree, path, "exec")
    output = io.StringIO()
    streams = contextlib.redirect_stdout(output), contextlib.redirect_stderr(output)
    with streams[0], streams[1], hooked(report or (lambda number, value: None)):
        try:
            exec(code, {"__name__": "__main__", "__file__": path})
            return output.getvalue(), ""
        except BaseException as error:
            frames = traceback.extract_tb(error.__traceback__)[1:]
            places = [(frame.name, frame.lineno) for frame in frames]
            return output.getvalue(), f"{places} {type(error).__name__} {error}"


@pytest.fixture(autouse=True)
def _programs_can_import(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PROGRAMS))
    monkeypatch.setattr(sys, "stdin", io.StringIO("1 2\n3\n"))


@pytest.mark.parametrize("path", sorted(PROGRAMS.glob("*.py")), ids=lambda path: path.stem)
def test_output_and_exceptions_of_a_program_stay_the_same(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    reported: list[int] = []
    plain = run(source, str(path), None)
    sys.stdin.seek(0)
    assert run(source, str(path), lambda number, value: reported.append(number)) == plain
    assert reported


ASKED = """
class Asked:
    def __init__(self, truth): self.truth = truth
    def __bool__(self):
        print("asked", self.truth)
        return self.truth
yes, no = Asked(True), Asked(False)
"""


@pytest.mark.parametrize(
    "statement",
    [
        "x = (no and yes) or yes", "x = (yes or no) or no", "x = (no and yes) and yes", "if (no and yes) or no: pass",
        "x = ((no or no) and yes) or (yes and no)", "x = (no if yes and no else yes) and (no or yes)",
        "while no or (yes and no): pass", "x = [(no or yes) if not (no and yes) else 4]", "assert (no or yes) and yes",
        "x = not (yes and (no or yes))", "x = 1 if (yes or no) and (no or no) else (no and yes)",
    ],
)  # fmt: skip
def test_a_value_is_asked_for_its_truth_as_often_as_before(statement: str) -> None:
    source = ASKED + statement
    assert run(source, "<program>", lambda number, value: None) == run(source, "<program>", None)


def test_folded_constants_stay_the_same_object() -> None:
    source = "def f(): return 1000 * 1000, (1, 2 * 3)\nprint(f()[0] is f()[0], f()[1] is f()[1])"
    assert run(source, "<program>", lambda number, value: None) == ("True True\n", "")


def seeds(most: int) -> list[Seed]:
    """Evenly from the whole corpus."""
    everything = list(read_seeds([SEEDS]))
    return everything[:: max(1, len(everything) // most)]


def results(seed: Seed, report: Callable[[Expression, object], object] | None) -> list[str]:
    tree = ast.parse(seed.source)
    expressions = instrument(tree, seed.source) if report else []
    space: dict[str, Any] = {"__name__": "seed"}
    answers = []

    def told(number: int, value: object) -> None:
        if report:
            report(expressions[number], value)

    with contextlib.redirect_stdout(io.StringIO()) as output, hooked(told):
        exec(compile(tree, "<seed>", "exec"), space)
        for call in seed.inputs[:3]:
            try:
                answers.append(repr(eval(call, space)))
            except Exception as error:
                answers.append(f"{type(error).__name__}: {error}")
    return [*answers, output.getvalue()]


def test_results_of_hundreds_of_seed_programs_stay_the_same() -> None:
    for seed in seeds(most=400):
        assert results(seed, lambda expression, value: None) == results(seed, None), seed.name


# --- the value reported is the value that `eval` of the text gives ---


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


PURE_FUNCTIONS = words("""
    abs bool bytes chr dict divmod enumerate float format frozenset hash int isinstance len list max min ord pow
    range repr reversed round set slice sorted str sum tuple type zip all any callable bin hex oct
""")
PURE_METHODS = words("""
    capitalize casefold center count decode encode endswith expandtabs find format get index isalnum isalpha
    isascii isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper items join keys
    ljust lower lstrip partition removeprefix removesuffix replace rfind rindex rjust rpartition rsplit rstrip
    split splitlines startswith strip swapcase title translate upper values zfill union intersection difference
    issubset issuperset copy bit_length conjugate is_integer
""")
PLAIN = (int, float, complex, str, bytes, list, tuple, dict, set, frozenset, range, type(None), bool)


class _Purity(ast.NodeVisitor):
    """Can an expression be evaluated again without effect? Decided by its syntax and the values its names have."""

    def __init__(self, space: dict[str, Any]) -> None:
        self.space = space
        self.own: set[str] = set()
        self.pure = True

    def visit_Call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Name(id=name) if name in PURE_FUNCTIONS and name not in self.space:
                for argument in [*node.args, *node.keywords]:
                    self.visit(argument)
            case ast.Attribute(value=value, attr=name) if name in PURE_METHODS:
                self.visit(value)
                for argument in [*node.args, *node.keywords]:
                    self.visit(argument)
            case _:
                self.pure = False

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Store):
            self.own.add(node.id)
        elif node.id not in self.own and node.id not in PURE_FUNCTIONS:
            self.pure &= node.id in self.space and is_plain(self.space[node.id])

    def visit_Attribute(self, node: ast.Attribute) -> None:
        held = self.space.get(node.value.id) if isinstance(node.value, ast.Name) else None
        self.pure &= node.attr in getattr(held, "__dict__", ()) and is_plain(vars(held)[node.attr])

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for part in (node.target, node.iter, *node.ifs):
            self.visit(part)

    def visit_ListComp(self, node: Any) -> None:
        for generator in node.generators:
            self.visit(generator)
        for part in (node.elt,) if hasattr(node, "elt") else (node.key, node.value):
            self.visit(part)

    visit_SetComp = visit_DictComp = visit_GeneratorExp = visit_ListComp

    def refuse(self, node: ast.AST) -> None:
        self.pure = False

    visit_Await = visit_Yield = visit_YieldFrom = visit_NamedExpr = visit_Lambda = refuse


def is_plain(value: object, depth: int = 4) -> bool:
    if type(value) not in PLAIN:
        return False
    if isinstance(value, dict):
        return depth > 0 and all(is_plain(part, depth - 1) for pair in value.items() for part in pair)
    if isinstance(value, (list, tuple, set, frozenset)):
        return depth > 0 and all(is_plain(part, depth - 1) for part in value)
    return True


class _Checker:
    """Evaluates every reported expression again, where it was reported, and compares."""

    def __init__(self) -> None:
        self.agreed = 0
        self.disagreed: list[str] = []

    def __call__(self, expression: Expression, value: object) -> None:
        if expression.text.startswith("for "):  # the clause of a comprehension; its value is what it bound
            return
        frame = sys._getframe()
        while frame.f_code.co_filename not in ("<seed>", "<program>"):
            frame = frame.f_back  # type: ignore[assignment]
        space = {**frame.f_globals, **frame.f_locals}
        tree = ast.parse(f"({expression.text})", mode="eval")
        purity = _Purity(space)
        purity.visit(tree)
        if purity.pure:
            again = eval(compile(tree, "<again>", "eval"), space)
            if type(again) is type(value) and (repr(again) == repr(value) or not is_plain(value)):
                self.agreed += 1
            else:
                self.disagreed.append(f"{expression} was {value!r}, is {again!r}")


@READS_ALL_LOCALS
def test_values_agree_with_eval_in_hundreds_of_seed_programs() -> None:
    checker = _Checker()
    for seed in seeds(most=400):
        results(seed, checker)
    assert not checker.disagreed
    assert checker.agreed > 5_000


@READS_ALL_LOCALS
def test_values_agree_with_eval_in_the_sample_programs() -> None:
    checker = _Checker()
    for path in sorted(PROGRAMS.glob("*.py")):
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source)
        expressions = instrument(tree, source)

        def told(number: int, value: object, expressions: list[Expression] = expressions) -> None:
            checker(expressions[number], value)

        with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(BaseException), hooked(told):
            exec(compile(tree, "<program>", "exec"), {"__name__": "__main__"})
    assert not checker.disagreed
    assert checker.agreed > 1_000
