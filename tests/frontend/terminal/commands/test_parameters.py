"""Reading what stands behind a command's name."""

import pytest
from obeying import Obeying

from ndb.errors import BadAction
from ndb.frontend.terminal.commands.parameters import count, needed, number, place


def test_numbers() -> None:
    assert (number(" 12 ", "no"), count("", "no"), count("3", "no"), needed("x", "no")) == (12, 1, 3, "x")
    for text in ("", "x", "-1", "1.5"):
        with pytest.raises(BadAction, match="told"):
            number(text, "told")
    with pytest.raises(BadAction, match="told"):
        needed("", "told")


def test_places() -> None:
    terminal = Obeying().terminal
    assert place(terminal, "12") == ("<program>", 12) and place(terminal, "a/b.py:3") == ("a/b.py", 3)
    for text in ("", "x", "a.py:x"):
        with pytest.raises(BadAction, match="write LINE or FILE:LINE"):
            place(terminal, text)
