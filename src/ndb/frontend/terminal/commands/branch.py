"""Commands about branches: what might happen from here on, beside what happened."""

from typing import TYPE_CHECKING

from ndb.frontend.terminal.commands.parameters import needed

if TYPE_CHECKING:
    from ndb.frontend.terminal.terminal import Terminal


def fork(terminal: "Terminal", argument: str) -> None:
    made = terminal.session.branches.fork(argument)
    terminal.say(f"on branch {made.name}; `branch main` goes back")


def switch(terminal: "Terminal", argument: str) -> None:
    branches = terminal.session.branches
    if argument:
        return terminal.show_stop(branches.switch(argument))
    for each in branches:
        mark = "*" if each is branches.current else " "
        terminal.say(f"{mark} {each.name:<12} {each.engine.name}, from state {each.start}")
    return None


def compare(terminal: "Terminal", argument: str) -> None:
    found = terminal.session.branches.compare(needed(argument, "compare takes the name of a branch"))
    for line in found.report(terminal.paint.width):
        terminal.say(line)
