"""What a half-typed word at the prompt may become: commands, variables and their attributes, functions and files.

Knows the session's names; nothing of keys.
"""

import contextlib
import re
from collections.abc import Callable

from ndb.engine.protocol import RunsStatements
from ndb.errors import NdbError
from ndb.frontend.terminal.table import COMMANDS
from ndb.frontend.terminal.terminal import Terminal
from ndb.source.functions import function_names
from ndb.source.parse import plain_value
from ndb.trace.names import bare_name
from ndb.trace.values.notation import read_value
from ndb.trace.values.thing import Thing


def completer(terminal: Terminal) -> Callable[[str, int], str | None]:
    """As readline wants it: the word of a number."""

    def complete(text: str, number: int) -> str | None:
        known = completions(terminal) + attributes(terminal, text.rpartition(".")[0])
        words = [word for word in known if word.startswith(text)]
        return words[number] if number < len(words) else None

    return complete


def completions(terminal: Terminal) -> list[str]:
    """Every word that makes sense here."""
    words = dict.fromkeys([*COMMANDS, *terminal.aliases])
    with contextlib.suppress(NdbError):
        words |= dict.fromkeys(map(bare_name, terminal.session.frames.selected().locals))
    for file, text in terminal.session.engine.sources.items():
        words |= dict.fromkeys([file, *function_names(text)])
    return list(words)


def attributes(terminal: Terminal, path: str) -> list[str]:
    """The attributes of a value: those that it showed; of a running program's, all that are not private."""
    if not re.fullmatch(r"[^\W\d]\w*(\.[^\W\d]\w*)*", path):
        return []
    try:
        return [f"{path}.{name}" for name in _names(terminal, path)]
    except NdbError:
        return []


def _names(terminal: Terminal, path: str) -> list[str]:
    if isinstance(terminal.session.engine, RunsStatements):
        found = plain_value(terminal.session.frames.evaluate(f"[n for n in dir({path}) if n[:1] != '_']"))
        return found if isinstance(found, list) else []
    value = read_value(terminal.session.frames.evaluate(path))
    return list(value.attributes) if isinstance(value, Thing) else []
