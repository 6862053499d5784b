"""Commands that go backwards, or anywhere in time. Each shows where it led."""

from typing import TYPE_CHECKING

from ndb.frontend.terminal.commands.parameters import count, number

if TYPE_CHECKING:
    from ndb.frontend.terminal.terminal import Terminal


def back(terminal: "Terminal", argument: str) -> None:
    session = terminal.session
    is_name = argument and not argument.isdigit()
    terminal.show_stop(session.back_to_change(argument) if is_name else session.back(int(argument or 1)))


def back_over(terminal: "Terminal", argument: str) -> None:
    terminal.show_stop(terminal.session.back_over(count(argument, "backover takes a count")))


def back_instruction(terminal: "Terminal", argument: str) -> None:
    terminal.show_stop(terminal.session.back_instruction(count(argument, "rsi takes a count")))


def back_to_call(terminal: "Terminal", argument: str) -> None:
    terminal.show_stop(terminal.session.back_to_call())


def resume_back(terminal: "Terminal", argument: str) -> None:
    terminal.show_stop(terminal.session.resume_back())


def undo(terminal: "Terminal", argument: str) -> None:
    terminal.show_stop(terminal.session.undo())


def go(terminal: "Terminal", argument: str) -> None:
    terminal.show_stop(terminal.session.go(number(argument, "go takes the number of a state")))
