"""Inputs that together reach every line, and the test files that are made of them."""

import argparse
import ast
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from truthful import Truthful

from ndb.errors import BadTarget
from ndb.frontend.tests import declare, run
from ndb.inverse.cover import PATIENT, Cover, Tried, cover, cover_offer, deterministic, fewest, lines_of, needed
from ndb.inverse.mutants import mutants
from ndb.inverse.observe import SECONDS, Call, Observed, observe
from ndb.inverse.offer import after_others, offer_of, offers
from ndb.inverse.search.search_inputs import Budget
from ndb.predict.subject import subject_of

SOURCE = '''"""Marks."""


def sign(x):
    return -1 if x < 0 else 1


def grade(score, words):
    """A letter."""
    if score < 0:
        raise ValueError("negative score")
    if score >= 90:
        return {"A", "b"}
    if "plus" in words:
        return words.upper()
    return sign(score)
'''
FEW = Budget(seconds=float("inf"), runs=1500)
"""Runs and no clock: a busy machine searches no less."""
PLAIN = json.dumps({"score": "5", "words": "'x'"})


def tried(arguments: str, *lines: int, error: str | None = None) -> Tried:
    return Tried(arguments, frozenset(lines), None if error else "1", error, True)


def test_the_lines_of_a_function_are_those_that_can_run_also_in_what_it_calls() -> None:
    assert lines_of(subject_of(SOURCE, "grade")) == {5, 10, 11, 12, 13, 14, 15, 16}
    assert lines_of(subject_of(SOURCE, "sign")) == {5}


def test_few_inputs_are_chosen_and_a_value_is_worth_more_than_an_exception() -> None:
    found = [tried("1", 1, 2), tried("22", 2, 3), tried("3", 1, 2, 3), tried("4", 4), tried("5", 4, error="E()")]
    assert [t.arguments for t in fewest(found, frozenset({1, 2, 3, 4}))] == ["3", "4"]


def test_every_line_is_reached_by_varying_what_the_model_proposes() -> None:
    found = cover(Truthful([PLAIN]), subject_of(SOURCE, "grade"), run=True, budget=FEW)
    assert found.missed == [] and found.is_real
    assert {t.error for t in found.chosen} == {None, "ValueError('negative score')"}


def test_a_call_that_a_busy_machine_did_not_let_end_is_tried_again() -> None:
    limits: list[float] = []

    def busy(calls: Sequence[Call], seconds: float = SECONDS) -> list[Observed]:
        limits.append(seconds)
        if seconds == SECONDS:
            return [Observed(None, "stopped after 5 seconds", frozenset()) for _ in calls]
        return observe(calls, 60.0)

    source = "def f(score, words):\n    return 1\n"
    found = cover(None, subject_of(source, "f"), run=True, budget=FEW, observer=busy)
    assert found.missed == [] and PATIENT * SECONDS in limits


def test_where_nothing_may_be_run_the_model_walks_through_the_inputs() -> None:
    other = json.dumps({"score": "-5", "words": "''"})
    found = cover(Truthful([PLAIN, other]), subject_of(SOURCE, "grade"), run=False)
    assert not found.is_real
    assert {11, 16} <= {line for t in found.chosen for line in t.lines}
    assert any(t.error == "ValueError('negative score')" for t in found.chosen)


def test_a_line_that_nothing_can_reach_is_missed() -> None:
    source = "def f(x):\n    if x != x and False:\n        return 0\n    return 1\n"
    found = cover(Truthful([json.dumps({"x": "1"})]), subject_of(source, "f"), run=True, budget=FEW)
    assert found.missed == [3]


def test_what_gives_something_else_each_time_is_left_out() -> None:
    source = "import time\n\ndef f(x):\n    return time.perf_counter_ns()\n"
    found = cover(Truthful([json.dumps({"x": "1"})]), subject_of(source, "f"), run=True, budget=FEW)
    assert found.chosen and deterministic(subject_of(source, "f"), found).chosen == ()
    assert Cover((), frozenset({4}), True).missed == [4]


def test_a_set_is_told_in_the_same_order_by_every_process() -> None:
    words = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta"]
    call = Call(f"def f():\n    return [set({words}), 1]\n", "f()")
    assert {seen.value for _ in range(3) for seen in observe([call], 60.0)} == {f"[{{{str(sorted(words))[1:-1]}}}, 1]"}


OFFERS = """from dataclasses import dataclass


@dataclass
class Move:
    amount: int

    def is_big(self, limit: int = 100) -> bool:
        return abs(self.amount) > limit


class Account:
    def __init__(self, opening=0):
        self.balance = opening

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("amount must be positive")
        self.balance += amount
        return self.balance

    @staticmethod
    def fee(amount):
        return amount // 100

    @property
    def is_empty(self):
        return not self.balance

    def __add__(self, other):
        return Account(self._sum(other.balance))

    def _sum(self, amount):
        if amount > 1000:
            return 1000
        return self.balance + amount

    def halves(self):
        yield self.balance / 2


def open_account(names):
    return Account(len(names))


def letters(text):
    return (letter for letter in text)


def evens(n):
    for i in range(n):
        if i % 2 == 0:
            yield i


def drop_small(rows, limit):
    rows[:] = [row for row in rows if row["size"] >= limit]
    return len(rows)


async def fetch(x):
    return x * 2


def _hidden(x):
    return x
"""


def test_a_file_offers_functions_generators_coroutines_and_methods() -> None:
    assert {each.label: each.how for each in offers(OFFERS)} == {
        "Move.is_big": "method", "Account": "class", "Account.deposit": "method", "Account.fee": "class method",
        "Account.is_empty": "property", "Account.__add__": "method", "Account.halves": "generator method",
        "open_account": "function", "letters": "function", "evens": "generator", "drop_small": "function",
        "fetch": "coroutine",
    }  # fmt: skip
    assert offer_of(OFFERS, "_hidden").how == "function", "what is named is tested"
    with pytest.raises(BadTarget, match="there are: "):
        offer_of(OFFERS, "nothing")


@pytest.mark.parametrize(
    ("label", "arguments", "call"),
    [
        ("Move.is_big", "3, limit=2", "Move(3).is_big(2)"), ("Account.deposit", "amount=4", "Account().deposit(4)"),
        ("Account.fee", "7", "Account.fee(7)"), ("evens", "3", "list(islice(evens(3), 20))"),
        ("fetch", "1", "asyncio.run(fetch(1))"), ("Account", "7", "Account(7)"),
        ("Account.is_empty", "7", "Account(7).is_empty"),
        ("Account.halves", "7", "list(islice(Account(7).halves(), 20))"),
    ],
)  # fmt: skip
def test_a_test_shows_the_call_that_it_makes(label: str, arguments: str, call: str) -> None:
    assert offer_of(OFFERS, label).call(arguments) == call


def test_a_method_is_covered_through_an_object_that_is_made_for_it() -> None:
    found = cover_offer(None, offer_of(OFFERS, "Account.deposit"), run=True, budget=FEW)
    assert found.missed == [] and any((t.error or "").startswith("ValueError") for t in found.chosen)
    assert found.faults and found.noticed > found.faults / 2
    assert all(t.noticed for t in found.chosen if t.error is None)


def test_methods_that_no_test_calls_are_covered_through_those_that_do() -> None:
    found = cover_offer(None, offer_of(OFFERS, "Account.__add__"), run=True, budget=FEW)
    hidden = OFFERS.splitlines().index("            return 1000") + 1
    assert found.missed == [] and hidden in found.wanted


QUEUE = """class Queue:
    def __init__(self, least=2):
        self.items, self.least = [], least

    def put(self, item):
        self.items.append(item)

    def get(self, default=None):
        if len(self.items) < 1:
            raise LookupError("empty")
        return self.items.pop() or default
"""


def test_a_state_that_is_come_to_by_calls_only_is_covered_after_another_method() -> None:
    each = offer_of(QUEUE, "Queue.get")
    [put, get] = after_others(QUEUE, each)
    assert put.set_up("1, ndb_first_item=3, default=4") == ["made = Queue(1)", "made.put(3)"]
    assert put.call("1, ndb_first_item=3, default=4") == "made.get(4)" and get.set_up("")[1] == "made.get()"
    alone = cover_offer(None, each, run=True, budget=FEW)
    assert alone.missed == [11]
    found = cover_offer(None, put, run=True, budget=FEW, wanted=frozenset({11}))
    assert found.missed == [] and all(t.error is None for t in found.chosen)
    assert cover_offer(None, get, run=True, budget=FEW, wanted=frozenset({11})).chosen == (), "it raises before"


def test_tests_after_another_method_have_names_of_their_own_and_pass(tmp_path: Path) -> None:
    (tmp_path / "shop.py").write_text(QUEUE.replace("return self.items.pop() or default", "raise LookupError('full')"))
    parser = argparse.ArgumentParser()
    declare(parser)
    output = tmp_path / "test_shop.py"
    given = [str(tmp_path / "shop.py"), "--run", "-o", str(output), "--seconds", "60"]
    assert run(parser.parse_args(given), Truthful([json.dumps({"ndb_least": "1", "default": "1"})])) == 0
    names = [node.name for node in ast.parse(output.read_text()).body if isinstance(node, ast.FunctionDef)]
    assert len(set(names)) == len(names) and sum("get_raises_LookupError" in name for name in names) == 2
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(output)]
    assert subprocess.run(command, capture_output=True, timeout=300).returncode == 0


@pytest.mark.parametrize(
    ("label", "seen_as", "value"),
    [
        ("open_account", "vars({})", "{'balance': "),
        ("letters", "list(islice({}, 20))", "["),
        ("Account", "vars({})", "{"),
    ],
)
def test_what_has_no_lasting_text_is_seen_by_its_parts(label: str, seen_as: str, value: str) -> None:
    each = offer_of(OFFERS, label)
    found = deterministic(each.subject, cover_offer(None, each, run=True, budget=FEW))
    values = [t for t in found.chosen if t.error is None]
    assert found.missed == [] and values
    assert all(t.seen_as == seen_as and (t.value or "").startswith(value) and t.is_plain for t in values)


def test_a_loop_is_left_early_and_run_to_its_end() -> None:
    source = "def f(n):\n    for i in range(3):\n        if i == n:\n            break\n    return 7\n"
    found = cover(None, subject_of(source, "f"), run=True, budget=FEW)
    assert {(2013, False) in t.features for t in found.chosen} == {True, False}, "by where its items stand"


def test_a_test_that_alone_lets_a_condition_come_out_one_way_is_kept_though_it_is_weak() -> None:
    found = [replace(tried("1", 2), features=frozenset({(2000, way)}), noticed=int(way)) for way in (True, False)]
    assert needed(found) == found
    assert needed([*found, replace(tried("3", 2), noticed=0)]) == found


def test_what_a_call_changes_is_told() -> None:
    found = cover_offer(None, offer_of(OFFERS, "drop_small"), run=True, budget=FEW)
    changed = [t for t in found.chosen if t.after is not None]
    assert changed and all(t.after != f"[{t.arguments}]" for t in changed)


def test_faults_are_small_and_programs_all_the_same() -> None:
    source = "def f(x):\n    if x > 3 and not x % 2:\n        return x + 1\n    return True\n"
    found = mutants(source, frozenset({2, 3, 4}), 50)
    assert len({fault.source for fault in found}) == len(found) >= 8
    assert {"comparison turned", "off by one", "another operator", "the other truth"} <= {fault.what for fault in found}
    for fault in found:
        compile(fault.source, "<mutant>", "exec")
        assert fault.source != source


def asked(folder: Path, *arguments: str) -> argparse.Namespace:
    (folder / "code").mkdir()
    (folder / "code" / "marks.py").write_text(SOURCE)
    parser = argparse.ArgumentParser()
    declare(parser)
    return parser.parse_args(
        [f"{folder / 'code' / 'marks.py'}::grade", "-o", str(folder / "test_marks.py"), *arguments]
    )


def test_the_file_that_is_written_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(asked(tmp_path, "--run", "--seconds", "600"), Truthful([PLAIN])) == 0
    assert "8 of 8 lines reached" in capsys.readouterr().out
    text = (tmp_path / "test_marks.py").read_text()
    assert str(tmp_path) not in text, "it can be moved together with the code"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_marks.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that others may read: started as root, the sandbox is somebody else."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


def test_a_package_is_tested_file_by_file_with_its_neighbours(
    open_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tmp_path = open_folder
    package = tmp_path / "shop"
    (package / "tests").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "tests" / "test_price.py").write_text("def test_nothing():\n    pass\n")
    (package / "tax.py").write_text("RATE = 2\n\n\ndef taxed(x):\n    return x * RATE\n")
    (package / "price.py").write_text(
        "from .tax import taxed\n\n\ndef price(n):\n    if n < 0:\n        raise ValueError('negative')\n"
        "    return taxed(n)\n"
    )
    parser = argparse.ArgumentParser()
    declare(parser)
    given = parser.parse_args([str(package), "--run", "--seconds", "600", "-o", str(tmp_path / "made")])
    assert run(given, Truthful([json.dumps({"n": "1"})])) == 0
    said = capsys.readouterr().out
    assert "3 of 3 lines reached" in said and sorted(path.name for path in (tmp_path / "made").iterdir()) == [
        "test_price.py", "test_tax.py",
    ]  # fmt: skip
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "made"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_a_file_of_predictions_says_that_it_is_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(asked(tmp_path, "--json"), Truthful([PLAIN]))
    told = json.loads(capsys.readouterr().out)
    text = (tmp_path / "test_marks.py").read_text()
    assert told["run"] is False and told["missed"] and "PREDICTED" in text and "# Predicted, not run." in text
    compile(text, "test_marks.py", "exec")


def test_a_file_that_cannot_be_written_is_a_mistake_that_is_explained(tmp_path: Path) -> None:
    arguments = asked(tmp_path, "--run")
    arguments.output = tmp_path / "nowhere" / "test_marks.py"
    with pytest.raises(BadTarget, match="cannot write"):
        run(arguments, Truthful([PLAIN]))


NODES = """
def height(node):
    if node is None:
        return 0
    if node.left is None and node.right is None:
        return 1
    return 1 + max(height(node.left), height(node.right))


def count_if(items, keep):
    found = 0
    for item in items:
        if keep(item):
            found += 1
    return found


def without_tail(text, tail):
    return text[: -len(tail)] if tail and text.endswith(tail) else text
"""


@pytest.mark.parametrize("name", ["height", "count_if"])
def test_objects_and_functions_are_made_that_the_code_only_uses(name: str) -> None:
    found = cover(None, subject_of(NODES, name), run=True, budget=Budget(60.0, 2_000))
    assert found.missed == []
    values = {tried.value for tried in found.chosen}
    assert len(values - {None, "0", "''"}) >= 1, "more than what empty inputs give"


def test_a_condition_within_a_line_comes_out_both_ways() -> None:
    found = cover(None, subject_of(NODES, "without_tail"), run=True, budget=Budget(60.0, 2_000))
    cut = [tried for tried in found.chosen if tried.value is not None and is_cut(tried)]
    assert cut, [tried.arguments for tried in found.chosen]


def is_cut(tried: Tried) -> bool:
    """Whether the result is shorter than the text."""
    text, _ = ast.literal_eval(tried.arguments)
    return len(ast.literal_eval(str(tried.value))) < len(text)
