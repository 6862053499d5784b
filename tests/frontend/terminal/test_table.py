"""The table of commands, and the page of help made of it."""

from obeying import Obeying

from ndb.frontend.terminal.paint import Paint
from ndb.frontend.terminal.table import COMMANDS, GOING_ON, TABLE, help_page


def test_every_name_means_one_command() -> None:
    names = [name for each in TABLE for name in each.names]
    assert len(names) == len(set(names)) == len(COMMANDS) and all(COMMANDS[n] in TABLE for n in names)


def test_commands_of_a_group_stand_together() -> None:
    groups = [each.group for each in TABLE]
    assert len(set(groups)) == sum(a != b for a, b in zip([None, *groups], groups, strict=False))


def test_the_help_page_has_every_command_and_fits_its_width() -> None:
    for width in (80, 60):
        lines = list(help_page(Paint(width=width)))
        heads = [line.split()[0] for line in lines if line.startswith("  ") and not line.startswith("   ")]
        assert heads == [each.names[0] for each in TABLE] and max(map(len, lines)) <= width
    assert "  s (step)                    to the next state, into calls" in lines


def test_help_on_one_command() -> None:
    assert Obeying()("h next") == ["n | next ", "    to the next line of this function, over calls"]
    assert Obeying()("? zz") == ["*** no command 'zz'"] and Obeying()("h") == list(help_page(Paint(width=80)))


def test_what_moves_is_known() -> None:
    assert {"s", "continue", "back", "rc", "to"} <= GOING_ON and not {"p", "b", "predict"} & GOING_ON
