"""Commands that go backwards, or anywhere in time."""

import pytest
from obeying import Obeying


@pytest.mark.parametrize(
    ("commands", "place"),
    [
        (["go 13", "back"], "> <program>(12)helper()->0"), (["go 13", "back 3"], "> <program>(11)helper()"),
        (["go 13", "back total"], "> <program>(2)work()  [total was changed by this line]"),
        (["go 13", "bo"], "> <program>(7)work()"), (["go 13", "bo 2"], "> <program>(6)work()"),
        (["go 11", "rback"], "> <program>(10)helper()  [back to the call]"),
        (["go 9"], "> <program>(10)helper()  [state 9]"), (["go 9", "undo"], "> <program>(1)work()"),
        (["b 11", "go 30", "rc"], "> <program>(11)helper()  [breakpoint 1 (<program>:11)]"),
    ],
)  # fmt: skip
def test_each_shows_where_it_led(commands: list[str], place: str) -> None:
    assert place in Obeying()(*commands)


@pytest.mark.parametrize(
    ("command", "said"),
    [("bo x", "backover takes a count"), ("go x", "go takes the number"), ("back q", "no variable 'q'")],
)
def test_mistakes_are_told(command: str, said: str) -> None:
    assert said in " ".join(Obeying()(command))
