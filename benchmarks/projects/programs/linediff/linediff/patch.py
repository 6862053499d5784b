import re

from .core import Hunk, Op
from .problems import Conflict, Malformed

HEADER = re.compile(r"@@ -(\d+),(\d+) \+(\d+),(\d+) @@")
_OPS = {op.value: op for op in Op}


def parse(text):
    """Hunks of a diff."""
    hunks = []
    for number, line in enumerate(text.splitlines(), 1):
        if match := HEADER.fullmatch(line):
            old, _, new, _ = map(int, match.groups())
            hunks.append(Hunk(old, new))
        elif hunks and line[:1] in _OPS:
            hunks[-1].changes.append((_OPS[line[0]], line[1:]))
        else:
            raise Malformed(f"line {number}: {line}")
    return hunks


def apply_patch(text, patch):
    lines = text.splitlines()
    offset = 0
    for hunk in parse(patch):
        at = hunk.old_start - 1 + offset
        expected = [line for op, line in hunk.changes if op is not Op.INSERT]
        if lines[at : at + len(expected)] != expected:
            raise Conflict(hunk.header)
        lines[at : at + len(expected)] = [line for op, line in hunk.changes if op is not Op.DELETE]
        offset += hunk.size(Op.INSERT) - hunk.size(Op.DELETE)
    return "\n".join(lines)


def statistics(patch):
    parsed = parse(patch)
    return {op.name.lower(): sum(hunk.size(op) for hunk in parsed) for op in Op}


def reverse(patch):
    swapped = {Op.INSERT: Op.DELETE, Op.DELETE: Op.INSERT}
    out = []
    for hunk in parse(patch):
        changes = [(swapped.get(op, op), line) for op, line in hunk.changes]
        out.append(str(Hunk(hunk.new_start, hunk.old_start, changes)))
    return "\n".join(out)
