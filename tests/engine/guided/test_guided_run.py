"""Guided runs: what is missing becomes an unknown, everything else is computed, exactly."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from ndb.engine.guided.assumption import VARYING, Given, as_given
from ndb.engine.guided.guided_run import GuidedRun, GuidedWorker, Order
from ndb.engine.guided.inside.stand_in import type_by_use
from ndb.errors import BadTarget


@pytest.fixture(scope="module")
def worker() -> Iterator[GuidedWorker]:
    with GuidedWorker() as started:
        yield started


def run(worker: GuidedWorker, body: str, *given: Given) -> GuidedRun:
    """A function's body, run alone."""
    text = "def f():\n" + "".join(f"    {line}\n" for line in body.strip().split("\n"))
    return worker.run(Order("body.py::f", source=text, args="", given=given, is_bare=True))


@pytest.mark.parametrize(
    ("body", "value"),
    [
        ("import nowhere\nreturn nowhere.x.y(1)", "<unknown nowhere.x.y(1)>"),
        ("import a.b.c\nreturn a.b.c.d", "<unknown a.b.c.d>"),
        ("from nowhere.deep import thing as it\nreturn it", "<unknown thing>"),
        ("from . import sibling\nreturn sibling.x", "<unknown sibling.x>"),
        ("return undefined_name + 1", "<unknown undefined_name + 1>"),
        ("x = x + 1\nreturn x", "<unknown x + 1>"),
        ("return super().area()", "<unknown super().area()>"),
        ("@app.route('/')\ndef inner():\n    return 7\nreturn inner()", "7"),
        ("class A(Base):\n    def g(self):\n        return 3\nreturn A(1, x=2).g()", "3"),
        ("class A(metaclass=Meta):\n    x = 3\nreturn A.x", "3"),
        ("with lock() as held:\n    n = 5\nreturn n", "5"),
        ("a, (b, *c) = pair()\nreturn 1", "1"),
        ("try:\n    raise KeyError(1)\nexcept (Missing, KeyError):\n    return 'caught'", "'caught'"),
        ("try:\n    raise Missing(3)\nexcept Missing:\n    return 'caught'", "'caught'"),
        ("return [len(x) for x in (1,)] if False else sum(range(n))", "1"),
        ("return f'{name} has {count:d} of {rate:.1f}'", "'name has 2 of 1.0'"),
        ("import copy, pickle\nreturn copy.deepcopy(thing) is thing and pickle.dumps(thing) != b''", "True"),
        ("import json\nreturn json.dumps({'a': thing})", "'{\"a\": \"thing\"}'"),
        ("return isinstance(x, int) and isinstance(x, int)", None),
        ("return {thing: 1}[thing]", "1"),
        ("return open('/no/such/file').read()", "<unknown open('/no/such/file').read()>"),
        ("import os\nreturn os.environ['NO_SUCH_THING']", "<unknown os.environ['NO_SUCH_THING']>"),
        ("return input('who? ')", "<unknown input('who? ')>"),
        ("import subprocess\nreturn subprocess.run(['no-such-program']).stdout",
         "<unknown subprocess.run(['no-such-program']).stdout>"),
        ("return ','.join([missing, 'b'])", "<unknown ','.join([…])>"),
        ("return {'a': 1}[missing]", "<unknown {'a': 1}[missing]>"),
    ],
)  # fmt: skip
def test_what_is_missing_does_not_end_the_run(worker: GuidedWorker, body: str, value: str | None) -> None:
    found = run(worker, body)
    assert found.error is None
    if value is not None and "['no-such" not in body:
        assert found.value == value
    assert found.lines[0] == 2


def test_asynchronous_code_runs_on_unknowns(worker: GuidedWorker) -> None:
    text = (
        "async def f():\n    async with session.get(url) as reply:\n        found = []\n"
        "        async for line in reply.lines():\n            found.append(await parse(line))\n    return len(found)\n"
    )
    found = worker.run(Order("body.py::f", source=text, args=""))
    assert (found.value, found.error) == ("2", None)


def test_a_generator_is_drawn_from(worker: GuidedWorker) -> None:
    assert run(worker, "for item in items:\n    yield 4").value == "[4, 4]"


def test_what_the_program_handles_itself_is_left_to_it(worker: GuidedWorker) -> None:
    text = "try:\n    import nowhere\nexcept ImportError:\n    nowhere = 'plan b'\nreturn nowhere"
    found = run(worker, text)
    assert (found.value, found.assumptions) == ("'plan b'", ())
    assert run(worker, "try:\n    open('/no/such')\nexcept OSError:\n    return 3").value == "3"
    assert run(worker, "try:\n    return unicode\nexcept NameError:\n    return 4").value == "4"
    assert run(worker, "try:\n    return unicode\nexcept Exception:\n    return 4").value == "<unknown unicode>"


def test_a_branch_goes_where_more_code_is_and_the_assumption_is_told(worker: GuidedWorker) -> None:
    found = run(worker, "if flag:\n    return 1\na = 1\nb = 2\nreturn a + b")
    assert found.value == "3"
    assert [(each.expression, each.line, each.value, each.source) for each in found.assumptions] == [
        ("bool(flag)", 2, "False", "default")
    ]


def test_an_assumption_holds_at_every_later_use(worker: GuidedWorker) -> None:
    body = "a = bool(x > 3)\nb = bool(x > 3)\nn = int(y)\nreturn a == b and n == int(y) and str(y) == str(n)"
    assert run(worker, body).value == "True"


def test_a_given_value_is_computed_with(worker: GuidedWorker) -> None:
    body = "import requests\nreply = requests.get('u').json()\nreturn [item.upper() for item in reply['items']]"
    found = run(worker, body, Given("requests.get('u').json()", value="{'items': ['a', 'b']}"))
    assert found.value == "['A', 'B']"
    assert found.assumptions[0].source == "given"


def test_a_given_error_is_raised_as_the_programs_own(worker: GuidedWorker) -> None:
    body = "from shop import Client, ApiError\ntry:\n    return Client().get(3)\nexcept ApiError:\n    return 'offline'"
    assert run(worker, body, Given("Client().get(3)", raises="ApiError")).value == "'offline'"


def test_the_same_assumptions_give_the_same_run(worker: GuidedWorker) -> None:
    body = "out = []\nfor item in items:\n    if item.ok:\n        out.append(str(item))\nreturn out"
    first, second = run(worker, body), run(worker, body)
    assert (first.value, first.lines, first.assumptions) == (second.value, second.lines, second.assumptions)


@pytest.mark.parametrize("test", ["not done()", "not done", "queue", "queue.get() is not None", "len(queue) > 0"])
def test_an_endless_loop_over_unknowns_ends(worker: GuidedWorker, test: str) -> None:
    found = run(worker, f"n = 0\nwhile {test}:\n    n += 1\nreturn n")
    assert found.error is None and found.value is not None


def test_a_loop_that_one_assumption_keeps_going_says_why_it_ends(worker: GuidedWorker) -> None:
    found = run(worker, "while not done:\n    pass\nreturn 1")
    assert any("so that the loop ends" in each.note for each in found.assumptions)


def test_an_endless_loop_of_the_programs_own_is_stopped(worker: GuidedWorker) -> None:
    found = worker.run(Order("body.py::f", source="def f():\n    while True:\n        x\n", args="", seconds=1.0))
    assert found.is_stopped and found.error is not None and "stopped" in found.error


def test_endless_recursion_over_unknowns_is_an_error_as_in_python(worker: GuidedWorker) -> None:
    found = run(worker, "def g(n):\n    return g(n.child)\nreturn g(node)")
    assert found.error is not None and found.error.startswith("RecursionError")


def test_a_run_that_kills_its_process_costs_only_itself(worker: GuidedWorker) -> None:
    found = run(worker, "import os, signal\nos.kill(os.getpid(), signal.SIGKILL)")
    assert found.error is not None and "ended its process" in found.error
    assert run(worker, "return 5").value == "5"


@pytest.mark.parametrize(
    "body",
    [
        "x.__class__ = int\nreturn isinstance(x, str)",
        "x.__eq__ = lambda other: 1 / 0\nreturn x == 3 or True",
        "x.__iter__ = None\nreturn len(list(x))",
        "object.__setattr__(x, '_ndb_node', 3)\nreturn 1",
        "import sys\nsys.settrace(None)\nreturn undefined",
        "import os\nos.write(1, b'x' * 100000)\nos.write(3, b'junk')\nreturn 1",
    ],
)
def test_an_unknown_that_is_tampered_with_harms_nobody(worker: GuidedWorker, body: str) -> None:
    run(worker, body)
    assert run(worker, "return 5").value == "5"


def test_nothing_outside_the_sandbox_is_written(worker: GuidedWorker, tmp_path: Path) -> None:
    found = run(worker, f"with open({str(tmp_path / 'x')!r}, 'w') as file:\n    file.write('a')\nreturn 1")
    assert found.error is None and not (tmp_path / "x").exists()


def test_a_methods_self_has_its_classs_methods_and_unknown_attributes(worker: GuidedWorker) -> None:
    method = "    def g(self, n: int):\n        return self.h() + len(self.items)\n"
    text = f"class A:\n{method}    def h(self):\n        return 1\n"
    found = worker.run(Order("body.py::A.g", source=text))
    assert found.error is None and found.value == "<unknown 1 + len(self.items)>"


CLOCKS = """\
import random, time
from datetime import datetime
def f():
    start = time.time()
    if datetime.now().hour < 12:
        return random.randint(1, 6), random.choice([1, 2])
    return time.time() - start
"""


def test_clocks_and_lots_are_real_unless_they_are_to_be_unknown(worker: GuidedWorker) -> None:
    found = worker.run(Order("body.py::f", source=CLOCKS, args=""))
    assert {each.use for each in found.assumptions} == {VARYING} and not found.is_unknown
    assert "unknown" not in (found.value or "") and not found.is_exact


def test_clocks_and_lots_can_be_unknown(worker: GuidedWorker) -> None:
    noon = Given("datetime.now().hour < 12", value="True")
    found = worker.run(Order("body.py::f", source=CLOCKS, args="", unknown=("clock", "random"), given=(noon,)))
    assert found.value == "(<unknown random.randint(1, 6)>, <unknown random.choice([…])>)"
    later = worker.run(Order("body.py::f", source=CLOCKS, args="", unknown=("clock",), given=(
        Given("datetime.now().hour < 12", value="False"), Given("time.time()", value="5.0"),
    )))  # fmt: skip
    assert later.value == "0.0"


def test_what_else_could_be_unknown_is_told() -> None:
    with pytest.raises(BadTarget, match="clock, random"):
        Order("body.py::f", unknown=("weather",))


def test_an_arguments_use_speaks_for_a_type() -> None:
    source = (
        "def f(a, b, c, d, e):\n    for i in range(a):\n        b.append(i)\n    return c.lower(), d, e + 1.5, d + 1"
    )
    [function] = ast.parse(source).body
    assert isinstance(function, ast.FunctionDef)
    found = {name: type_by_use(function, name) for name in "abcde"}
    assert found == {"a": int, "b": list, "c": str, "d": int, "e": float}


def test_a_settled_value_costs_one_question(worker: GuidedWorker) -> None:
    asked: list[str] = []

    def answer(question: Mapping[str, Any]) -> Mapping[str, Any] | None:
        asked.append(str(question["expression"]))
        return {"value": "7", "confidence": 0.9, "alternatives": []}

    body = (
        "def f():\n    n = int(shop.count())\n    m = shop.size\n    return n, int(m), int(m) + m, str(m), range(m)\n"
    )
    found = worker.run(Order("body.py::f", source=body, args=""), answer)
    assert found.value == "(7, 7, 14, '7', range(0, 7))"
    assert asked == ["shop.count()", "shop.size"]


@pytest.mark.parametrize(
    ("body", "value"),
    [
        ("return re.sub('a', 'b', 'banana')", "'bbnbnb'"),
        ("return Counter('aab').most_common(1)", "[('a', 2)]"),
        ("return str(Path('a') / 'b')", "'a/b'"),
        ("return os.path.join('a', 'b')", "'a/b'"),
        ("return token.kind", "<unknown token.kind>"),
        ("return queue.put(1) or queue", "<unknown queue.put(1)>"),
        ("return string + 'x'", "<unknown string + 'x'>"),
        ("return field", "<unknown field>"),
    ],
)
def test_an_import_that_got_lost_is_assumed_where_nothing_speaks_against_it(
    worker: GuidedWorker, body: str, value: str
) -> None:
    found = run(worker, body)
    assert found.value == value and not found.is_exact
    imported = [each for each in found.assumptions if each.use == "import"]
    assert bool(imported) is ("unknown" not in value)


def test_what_is_assumed_of_a_lost_import_can_be_given_otherwise(worker: GuidedWorker) -> None:
    body = "return re.sub('a', 'b', 'banana')"
    first = run(worker, body)
    again = run(worker, body, *as_given(first.assumptions))
    assert (again.value, again.assumptions[0].source) == ("'bbnbnb'", "given")
    assert run(worker, body, Given("re.sub('a', 'b', 'banana')", value="3")).value == "'bbnbnb'"
    assert run(worker, body, Given("re", value="__import__('types').SimpleNamespace(sub=max)")).value == "'banana'"


def test_an_assertion_that_python_refuses_to_make_of_an_unknown_is_made_with_a_hook(worker: GuidedWorker) -> None:
    source = "import re\ndef f(x):\n    assert re.match('a', x.name), x\n    return 7\n"
    found = worker.run(Order("body.py::f", source=source))
    assert (found.value, found.error) == ("7", None)


def test_an_assertion_that_fails_fails(worker: GuidedWorker) -> None:
    found = worker.run(Order("body.py::f", source="def f(x):\n    assert 1 > 2, 'no'\n"))
    assert found.error == "AssertionError: no"
