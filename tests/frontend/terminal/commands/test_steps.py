"""Commands that go forwards."""

import pytest
from obeying import Obeying
from recorded import recorded


@pytest.mark.parametrize(
    ("commands", "place"),
    [
        (["s"], "> <program>(2)work()"), (["step"], "> <program>(2)work()"), (["n", "unt"], "> <program>(3)work()"),
        (["n", "next"], "> <program>(3)work()"), (["r"], "> <program>(8)work()->10"),
        (["unt 7"], "> <program>(7)work()"),
        (["to 11"], "> <program>(11)helper()  [breakpoint 1 (<program>:11)]"),
        (["s", "restart"], "> <program>(14)main()  [restarted]"),
        (["s", "s", "restart frame"], "> <program>(1)work()  [frame restarted]"),
    ],
)  # fmt: skip
def test_each_shows_where_it_led(commands: list[str], place: str) -> None:
    assert place in Obeying()(*commands)


def test_continue_goes_to_the_next_breakpoint_and_then_to_the_end() -> None:
    obeying = Obeying()
    assert obeying("b 8", "c")[0].startswith("> <program>(8)work()")
    assert obeying("cont") == ["[the program has ended: it returned 10]"]


def test_expressions_inside_a_line_and_inside_its_comprehensions() -> None:
    source = "def f(xs):\n    return [x + 1 for x in xs]\n"
    session = recorded(source, "f([1])", expressions=True, steps=3)
    obeying = Obeying(session)
    assert obeying("xi") == ["   for x in xs => 1"]
    assert obeying("x")[-1] == "   [x + 1 for x in xs] => [2]"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("unt x", "until takes a line number"), ("j x", "jump takes a line number"), ("j 3", "only a running program"),
        ("to", "is no line"), ("to 99", "no line 99"), ("x", "--expressions"),
    ],
)  # fmt: skip
def test_mistakes_are_told(command: str, said: str) -> None:
    assert said in " ".join(Obeying()(command))
