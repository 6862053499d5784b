"""Commands about breakpoints: setting, listing, switching, and what to do when one stops."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Unpack

from ndb.errors import BadAction
from ndb.frontend.terminal.commands.parameters import needed, number, place
from ndb.session import Breakpoint
from ndb.session.breakpoints import check_condition
from ndb.session.set_breakpoint import Options, find_file

if TYPE_CHECKING:
    from ndb.frontend.terminal.terminal import Terminal


def set_break(terminal: "Terminal", argument: str, temporary: bool = False) -> None:
    if not argument:
        return _list(terminal)
    where, condition = _with_condition(argument)
    return _set(terminal, where, condition=condition, temporary=temporary)


def _with_condition(argument: str) -> tuple[str, str | None]:
    """What stands before a condition, and the condition: after a comma, or after `if`."""
    found = _CONDITION.search(argument)
    while found is not None and not _is_closed(argument[: found.start()]):
        found = _CONDITION.search(argument, found.end())
    if found is None:
        return argument.strip(), None
    return argument[: found.start()].strip(), argument[found.end() :].strip() or None


_CONDITION = re.compile(r"\s*,|\s+if\s")


def _is_closed(text: str) -> bool:
    """Whether a text has no bracket open: the comma of `d[1, 2]` begins no condition."""
    return all(text.count(opening) == text.count(closing) for opening, closing in ("[]", "()", "{}"))


def set_temporary(terminal: "Terminal", argument: str) -> None:
    set_break(terminal, argument, temporary=bool(argument))


def set_log(terminal: "Terminal", argument: str) -> None:
    where, _, text = argument.partition(" ")
    if not text:
        raise BadAction("log takes a line and a text: log 12 total is {total}")
    _set(terminal, where, log=text.strip())


def _set(terminal: "Terminal", where: str, **options: Unpack[Options]) -> None:
    setting = terminal.session.set_breakpoint
    if re.fullmatch(r"(.*:)?\d+", where):
        _tell(terminal, setting.at_line(*place(terminal, where), **options))
    else:
        _tell(terminal, setting.in_function(where, **options))


def _tell(terminal: "Terminal", made: Breakpoint) -> None:
    terminal.say(f"Breakpoint {made.number} at {made}")


def watch(terminal: "Terminal", argument: str) -> None:
    name, condition = _with_condition(needed(argument, "watch takes a variable or a part of one, as d['k']"))
    _tell(terminal, terminal.session.set_breakpoint.on_change(name, condition=condition))


def catch(terminal: "Terminal", argument: str) -> None:
    is_uncaught = argument == "uncaught"
    name = "" if is_uncaught else argument
    _tell(terminal, terminal.session.set_breakpoint.on_exception(name, uncaught=is_uncaught))


def clear(terminal: "Terminal", argument: str) -> None:
    for found in _chosen(terminal, argument) if argument else list(terminal.session.breakpoints):
        terminal.session.breakpoints.remove(found.number)
        terminal.say(f"Deleted breakpoint {found.number} at {found}")


def disable(terminal: "Terminal", argument: str) -> None:
    _switch(terminal, argument, False)


def enable(terminal: "Terminal", argument: str) -> None:
    _switch(terminal, argument, True)


def _switch(terminal: "Terminal", argument: str, enabled: bool) -> None:
    for found in _chosen(terminal, needed(argument, "give the numbers of breakpoints")):
        found.enabled = enabled
        terminal.say(f"{'Enabled' if enabled else 'Disabled'} breakpoint {found.number} at {found}")


def condition(terminal: "Terminal", argument: str) -> None:
    which, _, text = argument.partition(" ")
    found = terminal.session.breakpoints[number(which, "condition takes the number of a breakpoint")]
    check_condition(text.strip() or None)
    found.condition = text.strip() or None
    how = f"stops when {found.condition}" if found.condition else "is unconditional"
    terminal.say(f"Breakpoint {found.number} {how}")


def ignore(terminal: "Terminal", argument: str) -> None:
    which, _, times = argument.partition(" ")
    found = terminal.session.breakpoints[number(which, "ignore takes the number of a breakpoint and a count")]
    found.ignore = number(times or "0", "ignore takes a count")
    terminal.say(f"Breakpoint {found.number} passes by {found.ignore} times")


def commands(terminal: "Terminal", argument: str) -> None:
    which, _, text = argument.partition(" ")
    breakpoints = terminal.session.breakpoints
    latest = max((b.number for b in breakpoints), default=1)
    wanted = number(which, "commands takes the number of a breakpoint") if which else latest
    lines = terminal.on_stop[breakpoints[wanted].number] = [text] if text else []
    terminal.collecting = None if text else lines


def _chosen(terminal: "Terminal", argument: str) -> list[Breakpoint]:
    breakpoints = terminal.session.breakpoints
    if ":" not in argument:
        return [breakpoints[number(word, f"{word!r} is no number of a breakpoint")] for word in argument.split()]
    file, line = place(terminal, argument)
    file = find_file(terminal.session.engine.sources, file)
    found = [b for b in breakpoints if b.place == (file, line)]
    if not found:
        raise BadAction(f"no breakpoint at {file}:{line}")
    return found


def _list(terminal: "Terminal") -> None:
    if not len(terminal.session.breakpoints):
        terminal.say("No breakpoints.")
    for b in terminal.session.breakpoints:
        kept = "del " if b.temporary else "keep"
        terminal.say(f"{b.number:<4}{b.kind:<9} {kept} {'yes' if b.enabled else 'no '}  at {b}")
        for text in _details(b):
            terminal.say(f"         {text}")


def _details(b: Breakpoint) -> Iterator[str]:
    if b.condition:
        yield f"stop only if {b.condition}"
    if b.log:
        yield f"say {b.log}"
    if b.ignore:
        yield f"pass by next {b.ignore} times"
    if b.hits:
        yield f"hit {b.hits} time{'s' if b.hits > 1 else ''}"
