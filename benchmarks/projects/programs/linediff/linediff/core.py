from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from linediff import lcs


class Op(Enum):
    KEEP = " "
    DELETE = "-"
    INSERT = "+"

    def __repr__(self):
        return self.name


@dataclass
class Hunk:
    old_start: int
    new_start: int
    changes: list[tuple[Op, str]] = field(default_factory=list)

    def size(self, *ops: Op) -> int:
        return sum(op in ops for op, _ in self.changes)

    @property
    def header(self) -> str:
        old = self.size(Op.KEEP, Op.DELETE)
        new = self.size(Op.KEEP, Op.INSERT)
        return f"@@ -{self.old_start},{old} +{self.new_start},{new} @@"

    def __str__(self) -> str:
        return "\n".join([self.header, *(op.value + line for op, line in self.changes)])


def edits(a: list[str], b: list[str]):
    """(op, line) that make b out of a."""
    i = j = 0
    for stop_i, stop_j in [*lcs.common(a, b), (len(a), len(b))]:
        yield from ((Op.DELETE, line) for line in a[i:stop_i])
        yield from ((Op.INSERT, line) for line in b[j:stop_j])
        if stop_i < len(a):
            yield Op.KEEP, a[stop_i]
        i, j = stop_i + 1, stop_j + 1


def hunks(a, b, context=1):
    found = []
    current = None
    quiet = 0
    i = j = 1
    before = []
    for op, line in edits(a, b):
        if op is Op.KEEP:
            quiet += 1
            before = (before + [line])[-context:] if context else []
            if current and quiet <= context:
                current.changes.append((op, line))
                before = []
            elif current:
                found.append(current)
                current = None
        else:
            quiet = 0
            if current is None:
                current = Hunk(i - len(before), j - len(before), [(Op.KEEP, text) for text in before])
                before = []
            current.changes.append((op, line))
        i += op is not Op.INSERT
        j += op is not Op.DELETE
    if current:
        found.append(current)
    return found


def diff(old: str, new: str, context: int = 1) -> str:
    return "\n".join(map(str, hunks(old.splitlines(), new.splitlines(), context)))
