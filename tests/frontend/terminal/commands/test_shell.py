"""Commands about the terminal itself."""

import pytest
from obeying import Obeying

from ndb.frontend.terminal.commands.shell import Quit


def test_an_alias_stands_for_commands_with_arguments() -> None:
    obeying = Obeying()
    obeying("alias show p %1 ;; p [%*]", "alias twice p 2")
    assert obeying("alias") == ["show = p %1 ;; p [%*]", "twice = p 2"] and obeying("alias twice") == ["twice = p 2"]
    assert obeying("show n") == ["5", "[5]"] and obeying("twice") == ["2"]
    obeying("unalias show")
    assert obeying("alias show") == ["*** no alias 'show'"] and obeying("unalias show") == ["*** no alias 'show'"]


@pytest.mark.parametrize("command", ["q", "quit", "exit", "EOF"])
def test_leaving(command: str) -> None:
    with pytest.raises(Quit):
        Obeying()(command)
