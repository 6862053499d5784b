"""Commands about the terminal itself: aliases, and leaving."""

from typing import TYPE_CHECKING, NoReturn

from ndb.errors import BadAction

if TYPE_CHECKING:
    from ndb.frontend.terminal.terminal import Terminal


class Quit(Exception):
    """The session is to end."""


def alias(terminal: "Terminal", argument: str) -> None:
    name, _, text = argument.partition(" ")
    if text:
        terminal.aliases[name] = text.strip()
        return
    for known in [name] if name else list(terminal.aliases):
        terminal.say(f"{known} = {terminal.aliases[_known(terminal, known)]}")


def unalias(terminal: "Terminal", argument: str) -> None:
    del terminal.aliases[_known(terminal, argument)]


def _known(terminal: "Terminal", name: str) -> str:
    if name not in terminal.aliases:
        raise BadAction(f"no alias {name!r}")
    return name


def leave(terminal: "Terminal", argument: str) -> NoReturn:
    raise Quit
