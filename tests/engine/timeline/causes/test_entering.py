"""What a variable is where its function is entered: only what the line before gave is said to be given by it."""

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from obeying import Obeying

from ndb.engine.live.launch import Program
from ndb.session.open import Wanted, opened
from ndb.session.session import Session
from ndb.session.why import Cause

IS_COMPILED = importlib.util.find_spec("ndb.trace._encode") is not None
pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="needs the tape in C")

BANK = """\
class Account:
    def __init__(self, balance):
        self.balance = balance

    def take(self, amount):
        if amount > self.balance:
            raise ValueError(amount)
        self.balance -= amount


def pay(account, amount):
    account.take(amount)


def main():
    mine = Account(10)
    pay(mine, 7)
    pay(mine, 5)


main()
"""
COUNTER = """\
def counter():
    count = 0

    def more(by=1):
        nonlocal count
        count += by
        return count

    return more


one = counter()
one()
one(2)
"""
DEFAULT = """\
def add(item, bag=[]):
    bag.append(item)
    return bag


def collect(words):
    return {word: add(word) for word in words}


collect(["a", "b", "c"])
"""
ROWS = """\
def padded(rows, gap=1):
    widths = [max(map(len, row)) + gap for row in rows]
    digits = iter("123")
    return [
        "".join(cell.ljust(w) + next(digits) for cell, w in zip(row, widths))
        for row in rows
    ]


padded([["a", "bc"]])
padded([["d"]], gap=2)
"""
ROUNDS = """\
def gaps(numbers, least):
    wide = least * 2
    return list(any(abs(n - m) > wide for m in numbers) for n in numbers)


gaps([1, 9], 3)
"""
HIDDEN = """\
def found(numbers):
    n = 7
    return [any(n == m for m in numbers) for n in numbers]


found([7])
"""
STORED = """\
def adder(step):
    base = step * 10

    def add(n):
        return base + n

    return add


adds = [adder(1), adder(1)]
adds[0](5)
"""
STALE = """\
def half(n):
    return n / 2


def halves(numbers):
    return list(half(n) for n in numbers)


halves([4, 6])
"""
REST = """\
def total(numbers):
    if not numbers:
        return 0
    return numbers[0] + total(numbers[1:])


total([4, 5, 6])
"""
TASKS = """\
import asyncio


async def fill(out, items):
    for item in items:
        out.append(item)
        await asyncio.sleep(0)


async def main():
    out = []
    task = asyncio.create_task(fill(out, [1, 2]))
    await task
    return out


asyncio.run(main())
"""
GENERATOR = """\
def evens(numbers):
    for n in numbers:
        if n % 2 == 0:
            yield n


found = evens([1, 2])
first = next(found)
"""


@contextmanager
def at_line(folder: Path, text: str, line: int, engine: str, hit: int = 1) -> Iterator[Session]:
    (folder / "program.py").write_text(text, encoding="utf-8")
    with opened(Wanted(Program(str(folder / "program.py")), engine)) as found:
        file = next(iter(found.session.engine.timeline.recording.sources))
        found.session.set_breakpoint.at_line(file, line)
        for _ in range(hit):
            found.session.resume()
        yield found.session


def first(session: Session, name: str) -> Cause:
    return session.frames.why(name, session.frames.moment(), 1)[0]


def line_of(session: Session, moment: int | None) -> str:
    assert moment is not None
    return session.engine.timeline.state(moment).source.strip()


engines = pytest.mark.parametrize("engine", ["live", "replay"])


@engines
def test_back_to_a_part_of_an_argument_leads_to_the_line_that_changed_it(tmp_path: Path, engine: str) -> None:
    with at_line(tmp_path, BANK, 7, engine) as session:
        stop = session.back_to_change("self.balance")
        assert stop.state is not None and stop.state.source.strip() == "self.balance -= amount"
        assert stop.why == "self.balance was changed by this line"
        assert stop.state.locals["amount"] == "7"


@engines
def test_back_to_an_argument_leads_to_the_line_that_gave_it_and_says_no_more(tmp_path: Path, engine: str) -> None:
    with at_line(tmp_path, BANK, 7, engine) as session:
        stop = session.back_to_change("amount")
        assert stop.state is not None and stop.state.source.strip() == "account.take(amount)"
        assert stop.why == "amount was given by this line"


@engines
def test_a_variable_of_the_function_around_is_no_argument(tmp_path: Path, engine: str) -> None:
    with at_line(tmp_path, COUNTER, 6, engine, hit=2) as session:
        cause = first(session, "count")
        assert (cause.value, cause.maker) == ("1", None) and cause.how.startswith("of the function around it")
        assert session.back_to_change("count").why.startswith("count was so here: of the function around it")


@engines
def test_in_a_generator_expression_a_variable_of_the_function_leads_to_the_line_that_set_it(
    tmp_path: Path, engine: str
) -> None:
    with at_line(tmp_path, ROWS, 5, engine, hit=2) as session:  # once in the function, then in the expression
        assert session.stop.state is not None and session.stop.state.function.endswith("<genexpr>")
        cause = first(session, "digits")
        assert cause.how == "assigned" and line_of(session, cause.maker) == 'digits = iter("123")'
        stop = session.back_to_change("digits")
        assert stop.why == "digits was changed by this line"
        assert stop.state is not None and stop.state.source.strip() == 'digits = iter("123")'


@engines
def test_in_a_generator_expression_inside_another_too(tmp_path: Path, engine: str) -> None:
    with at_line(tmp_path, ROUNDS, 3, engine, hit=5) as session:
        assert session.stop.state is not None and session.stop.state.function.endswith("<genexpr>.<genexpr>")
        assert line_of(session, first(session, "wide").maker) == "wide = least * 2"


@engines
def test_of_a_function_that_ran_before_the_line_that_holds_the_generator_expression_tells_whose_it_is(
    tmp_path: Path, engine: str
) -> None:
    with at_line(tmp_path, ROUNDS + "gaps([1, 9], 4)\n", 3, engine, hit=20) as session:
        assert session.stop.state is not None and session.stop.state.function.endswith("<genexpr>")
        cause = first(session, "wide")
        assert (cause.value, line_of(session, cause.maker)) == ("8", "wide = least * 2")


@engines
def test_a_comprehensions_variable_is_not_taken_for_the_functions_of_that_name(tmp_path: Path, engine: str) -> None:
    with at_line(tmp_path, HIDDEN, 3, engine, hit=2) as session:
        assert session.stop.state is not None and session.stop.state.function.endswith("<genexpr>")
        cause = first(session, "n")
        assert cause.value == "7" and (cause.maker is None or line_of(session, cause.maker) != "n = 7")


@engines
def test_where_the_function_around_ran_more_than_once_no_line_is_guessed(tmp_path: Path, engine: str) -> None:
    with at_line(tmp_path, STORED, 5, engine) as session:
        cause = first(session, "base")
        assert (cause.value, cause.maker) == ("10", None) and cause.how.startswith("of the function around it")


@engines
def test_what_a_generator_expression_passes_is_of_the_round_that_begins_not_of_the_one_before(
    tmp_path: Path, engine: str
) -> None:
    with at_line(tmp_path, STALE, 2, engine, hit=2) as session:
        causes = session.frames.why("n")
        assert (causes[0].value, causes[0].how, causes[0].uses) == ("6", "argument", ("numbers",))
        assert ("numbers", "[4, 6]") in [(cause.name, cause.value) for cause in causes]


@engines
def test_what_a_generator_expression_that_was_made_before_goes_through_is_not_looked_up_later(
    tmp_path: Path, engine: str
) -> None:
    stored = STALE.replace("    return list(half", "    found = (half").replace(
        "for n in numbers)\n", "for n in numbers)\n    numbers = []\n    return list(found)\n"
    )
    with at_line(tmp_path, stored, 2, engine, hit=2) as session:
        assert [cause.name for cause in session.frames.why("n")] == ["n"]


@engines
def test_a_part_of_what_was_cut_out_of_something_is_not_the_same_part_of_that(tmp_path: Path, engine: str) -> None:
    with at_line(tmp_path, REST, 4, engine, hit=2) as session:
        assert first(session, "numbers[0]").value == "5"
        stop = session.back_to_change("numbers[0]")
        assert stop.why == "numbers[0] was given by this line"
        assert stop.state is not None and stop.state.locals["numbers"] == "[4, 5, 6]"


@engines
def test_a_default_is_no_argument_and_its_changes_are_those_of_the_calls_before(tmp_path: Path, engine: str) -> None:
    with at_line(tmp_path, DEFAULT, 2, engine) as session:
        assert first(session, "bag").how.startswith("default of the function")
        assert first(session, "item").how == "argument"
    with at_line(tmp_path, DEFAULT, 2, engine, hit=3) as session:
        cause = first(session, "bag")
        assert cause.value == "['a', 'b']" and cause.how != "argument"
        assert cause.maker is None or line_of(session, cause.maker) == "bag.append(item)"


@engines
def test_what_other_tasks_did_while_a_coroutine_waited_is_theirs(tmp_path: Path, engine: str) -> None:
    with at_line(tmp_path, TASKS, 14, engine) as session:
        cause = first(session, "out")
        assert (cause.value, cause.how) == ("[1, 2]", "changed") and line_of(session, cause.maker) == "out.append(item)"
        stop = session.back_to_change("out")
        assert stop.state is not None and stop.state.function == "fill"


@engines
def test_what_a_coroutine_waits_for_is_not_what_it_returned(tmp_path: Path, engine: str) -> None:
    with at_line(tmp_path, TASKS, 6, engine) as session:
        causes = session.frames.why("items", session.frames.moment(), 6)
        assert causes and not [cause for cause in causes if cause.how == "returned"]


@engines
def test_the_line_that_begins_a_generator_did_not_give_its_arguments(tmp_path: Path, engine: str) -> None:
    with at_line(tmp_path, GENERATOR, 4, engine) as session:
        cause = first(session, "numbers")
        assert cause.maker is None and cause.how.startswith("given when it was made")


LOOPED = DEFAULT.replace(
    "    return {word: add(word) for word in words}\n",
    "    groups = {}\n    for word in words:\n        groups[word] = add(word)\n    return groups\n",
)


def test_what_is_first_seen_in_a_call_is_not_said_to_be_made_by_the_line_that_calls(tmp_path: Path) -> None:
    with at_line(tmp_path, LOOPED, 2, "replay", hit=3) as session:
        said = Obeying(session)("same bag")
        assert said[-2].startswith("first seen at state ") and said[-2].endswith("def add(item, bag=[]):")
        assert said[-1].startswith("last changed at state ") and said[-1].endswith("bag.append(item)")


def test_giving_something_another_name_does_not_change_it(tmp_path: Path) -> None:
    with at_line(tmp_path, LOOPED, 2, "live", hit=3) as session:
        assert Obeying(session)("same bag")[-1].endswith("bag.append(item)")


def test_nothing_is_said_to_hold_an_object_alone_where_not_all_was_looked_at(tmp_path: Path) -> None:
    with at_line(tmp_path, LOOPED, 2, "replay", hit=2) as session:
        said = Obeying(session)("same bag")
        assert not any(line.startswith("nothing else") for line in said)
        assert said[0] == "who else holds it here is not all known: something changed meanwhile"


SCRIPT = BANK.replace(
    "def main():\n    mine = Account(10)\n    pay(mine, 7)\n    pay(mine, 5)\n\n\nmain()\n",
    "mine = Account(10)\npay(mine, 7)\nend = 0\n",
)
NAMED = SCRIPT.replace("def pay(account, amount):\n", "def pay(account, amount):\n    print(mine.balance)\n")


@engines
def test_a_modules_object_is_followed_into_the_functions_it_is_given_to(tmp_path: Path, engine: str) -> None:
    with at_line(tmp_path, SCRIPT, 17, engine) as session:
        cause = first(session, "mine.balance")
        assert cause.how == "assigned" and line_of(session, cause.maker) == "self.balance -= amount"
        stop = session.back_to_change("mine.balance")
        assert stop.state is not None and stop.state.source.strip() == "self.balance -= amount"


@engines
def test_a_modules_object_that_functions_name_themselves_is_watched_once(tmp_path: Path, engine: str) -> None:
    with at_line(tmp_path, NAMED, 17, engine) as session:
        session.breakpoints.clear()
        session.set_breakpoint.on_change("mine.balance")
        hits = 0
        while session.resume().state is not None:
            hits += 1
        assert hits == 1
