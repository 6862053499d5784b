"""Commands that go forwards. Each shows where it led."""

from typing import TYPE_CHECKING

from ndb.frontend.terminal.commands.parameters import number, place

if TYPE_CHECKING:
    from ndb.frontend.terminal.terminal import Terminal


def step(terminal: "Terminal", argument: str) -> None:
    terminal.show_stop(terminal.session.step())


def over(terminal: "Terminal", argument: str) -> None:
    terminal.show_stop(terminal.session.next())


def finish(terminal: "Terminal", argument: str) -> None:
    terminal.show_stop(terminal.session.finish())


def resume(terminal: "Terminal", argument: str) -> None:
    terminal.show_stop(terminal.session.resume())


def until(terminal: "Terminal", argument: str) -> None:
    line = number(argument, "until takes a line number") if argument else None
    terminal.show_stop(terminal.session.until(line))


def run_to(terminal: "Terminal", argument: str) -> None:
    terminal.show_stop(terminal.session.run_to(*place(terminal, argument)))


def expression(terminal: "Terminal", argument: str) -> None:
    terminal.show_stop(terminal.session.step_expression())


def inside(terminal: "Terminal", argument: str) -> None:
    terminal.show_stop(terminal.session.step_expression(rounds=True))


def instruction(terminal: "Terminal", argument: str) -> None:
    terminal.show_stop(terminal.session.step_instruction())


def jump(terminal: "Terminal", argument: str) -> None:
    terminal.show_stop(terminal.session.jump(number(argument, "jump takes a line number")))


def restart(terminal: "Terminal", argument: str) -> None:
    session = terminal.session
    terminal.show_stop(session.back_to_call("frame restarted") if argument == "frame" else session.restart())
