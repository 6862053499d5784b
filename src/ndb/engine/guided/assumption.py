"""Assumptions as plain data: what a run assumed, what a person wants it to assume, and both as a file.

A file is JSON: `{"version": 1, "assumptions": [{"expression": …, "value": …} | {"expression": …, "raises": …}, …]}`;
values are source text. Knows nothing of runs.
"""

import ast
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ndb.errors import BadTarget
from ndb.source.parse import is_expression, parsed_expression

VERSION = 1
VARYING = "varying"
"""The use of what is another in every run: the time, chance, the number of the process. It is as it was in this one."""
OF_OUTCOME = "address in the outcome"
"""What is said of a result, or an error, in whose text an address stands."""
OF_SECOND = "outcome of a second run"
"""What is said where another run, of the same program with the same assumptions, ended otherwise."""
IN_SECOND = "in a second run"
"""How it ends what is said of a variable that was another there."""
IMPLIED = frozenset({"hash", "effect", "error", "repr", "with", "base", "metaclass", "except", "decorator", VARYING})
"""Uses of what is taken for granted without a question: a missing call changes nothing, a missing base is empty."""
SURROUNDINGS = "surroundings"
"""The use of what the sandbox answers for the place where the program really runs: its environment, its files."""
_SET = re.compile(r"(?P<expression>.+?)\s+raises\s+(?P<error>[\w.]+(?:\(.*\))?)\s*$", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Given:
    """What a person (or an exploration) says: an expression has a value, or raises."""

    expression: str
    value: str | None = None
    raises: str | None = None

    def spellings(self) -> tuple[str, ...]:
        """The expression as Python would write it, and as it was said."""
        tree = parsed_expression(self.expression)
        return tuple(dict.fromkeys((self.expression, *(() if tree is None else (ast.unparse(tree),)))))

    def told(self) -> dict[str, str]:
        return {"raises": self.raises} if self.raises is not None else {"value": self.value or "None"}


@dataclass(frozen=True, slots=True)
class Assumption:
    """One thing that a run took for true without knowing it."""

    number: int
    expression: str
    line: int
    value: str
    confidence: float | None
    """How likely it is right, by the model; None where nobody knows: a plain default, or a person's word."""
    source: str
    """given, model or default."""
    use: str
    """What it was needed for: truth, number, text, items, value, raises, surroundings, varying, hash."""
    key: str
    """The expression and which occurrence of it."""
    file: str = ""
    elsewhere: str = ""
    """The name of that file in the project, where it is not the one that was asked for."""
    moment: int = 0
    alternatives: tuple[tuple[str, float], ...] = ()
    branch: int | None = None
    note: str = ""

    @property
    def where(self) -> str:
        if not self.line:
            return "when shown"
        return f"{self.elsewhere}, line {self.line}" if self.elsewhere else f"line {self.line}"

    def as_json(self) -> dict[str, Any]:
        told: dict[str, Any] = {
            "expression": self.expression, "line": self.line, "value": self.value, "confidence": self.confidence,
            "source": self.source, "use": self.use,
        }  # fmt: skip
        if self.elsewhere:
            told["file"] = self.elsewhere
        if self.alternatives:
            told["alternatives"] = [list(each) for each in self.alternatives]
        return told | ({"note": self.note} if self.note else {})


def read_assumption(number: int, told: Mapping[str, Any]) -> Assumption:
    """What the process in the sandbox told of one: it may be anything, so nothing of it is trusted but its shape."""
    sure = told.get("confidence")
    others = tuple((str(each[0]), float(each[1])) for each in told.get("alternatives") or ())
    branch = told.get("branch")
    return Assumption(
        number, str(told["expression"]), int(told["line"]), str(told["value"]),
        float(sure) if sure is not None else None, str(told["source"]), str(told["use"]), str(told["key"]),
        str(told.get("file", "")), str(told.get("elsewhere", "")), int(told.get("moment", 0)), others,
        int(branch) if branch is not None else None, str(told.get("note", "")),
    )  # fmt: skip


def parse_given(text: str) -> Given:
    """`EXPR = VALUE` or `EXPR raises ERROR`."""
    if (found := _SET.fullmatch(text.strip())) is not None:
        return Given(found["expression"].strip(), raises=found["error"])
    for at in (found.start() for found in re.finditer(r"(?<![=!<>:])=(?!=)", text)):
        left, right = text[:at].strip(), text[at + 1 :].strip()
        if left and is_expression(left) and is_expression(right):
            return Given(left, value=right)
    raise BadTarget(f"{text!r} assumes nothing: write EXPR = VALUE or EXPR raises ERROR")


def read_file(path: Path) -> list[Given]:
    """A file of assumptions. Lines of `EXPR = VALUE` are taken, too."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadTarget(f"cannot read assumptions from {path}: {error.strerror}") from error
    if not text.lstrip().startswith("{"):
        return [parse_given(line) for line in text.splitlines() if line.strip() and not line.startswith("#")]
    try:
        told = json.loads(text)
        if told["version"] != VERSION:
            raise BadTarget(f"{path} is of version {told['version']}; this ndb reads version {VERSION}")
        return [Given(each["expression"], each.get("value"), each.get("raises")) for each in told["assumptions"]]
    except (ValueError, KeyError, TypeError) as error:
        raise BadTarget(f"{path} holds no assumptions ({error}); see docs/guided.md for its form") from error


def write_file(path: Path, given: Sequence[Given]) -> None:
    rows = [{"expression": each.expression, **each.told()} for each in given]
    temporary = path.with_name(path.name + ".new")
    temporary.write_text(json.dumps({"version": VERSION, "assumptions": rows}, indent=1) + "\n", encoding="utf-8")
    temporary.rename(path)


def as_given(assumptions: Sequence[Assumption]) -> list[Given]:
    """What a run assumed, as something to be given to another."""
    found: dict[str, Given] = {}
    for each in assumptions:
        if each.use == "raises":
            found[each.key] = Given(each.key, raises=each.value)
        elif each.use not in IMPLIED:
            found[each.key] = Given(each.key, value=each.value)
    return list(found.values())
