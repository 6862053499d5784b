"""The interpreter's instructions as text: offset, name and argument as `dis` shows them, and where they stand in the
source.

Knows code objects. Nothing here runs a program. The texts are those of the Python that runs this, and of no other.
"""

import dis
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from types import CodeType
from typing import Final

from ndb.errors import NotPython
from ndb.source.parse import parse_program
from ndb.trace.values.describe import Describer
from ndb.trace.values.render import renderer
from ndb.trace.values.snapshot import LIMIT, encode

PYTHON: Final = f"{sys.version_info.major}.{sys.version_info.minor}"
"""The version that instructions are bound to."""
_EXTENDED: Final = dis.EXTENDED_ARG
_describe: Final = Describer(lambda file: None)
_render: Final = renderer(LIMIT)


@dataclass(frozen=True, slots=True)
class Instruction:
    """One instruction of a code object."""

    offset: int
    text: str
    """`8 BINARY_OP 0 (+)`: what `dis` prints of it, with single spaces."""
    position: str
    """`3.11 4:15-4:20`: the version of Python; first line and column, last line and column behind it, columns from 0.
    What the compiler added has no lines."""
    is_prefix: bool
    """Whether it only extends the argument of the next one."""


def instructions_of(code: CodeType) -> dict[int, Instruction]:
    """The instructions of one code object, by offset."""
    return {each.offset: _told(each) for each in dis.get_instructions(code)}


def instruction_texts(source: str) -> frozenset[str]:
    """The texts of all instructions that a program's code consists of; none where it is no program."""
    return frozenset(each.text for code in _compiled(source) for each in instructions_of(code).values())


@lru_cache(maxsize=64)
def _compiled(source: str) -> tuple[CodeType, ...]:
    try:
        return tuple(_nested(compile(parse_program(source, "<program>"), "<program>", "exec", dont_inherit=True)))
    except (SyntaxError, ValueError, RecursionError, MemoryError, NotPython):
        return ()


def _nested(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _nested(constant)


def _told(each: dis.Instruction) -> Instruction:
    number = "" if each.arg is None else f" {each.arg}"
    argument = _argument(each)
    text = f"{each.offset} {each.opname}{number}" + (f" ({argument})" if argument else "")
    return Instruction(each.offset, text, _position(each), each.opcode == _EXTENDED)


def _argument(each: dis.Instruction) -> str:
    """What `dis` says of an argument. Constants are rendered as values are: no addresses, sets in order, bounded."""
    if each.opcode in dis.hasconst and each.argrepr:
        return _constant(each.argval)
    return each.argrepr


def _constant(value: object) -> str:
    return f"<code object {value.co_name}>" if isinstance(value, CodeType) else _render(encode(value, _describe))


def _position(each: dis.Instruction) -> str:
    place = each.positions
    if place is None or None in (place.lineno, place.end_lineno, place.col_offset, place.end_col_offset):
        return PYTHON
    return f"{PYTHON} {place.lineno}:{place.col_offset}-{place.end_lineno}:{place.end_col_offset}"


def python_told(position: str) -> str:
    """The version of Python that an instruction is of."""
    return position.partition(" ")[0]


def segment(source: str, position: str) -> str:
    """The source text that an instruction was made from; of several lines the first. Columns count bytes of UTF-8."""
    _, _, place = position.partition(" ")
    if not place:
        return ""
    (first, start), (last, end) = (map(int, part.split(":")) for part in place.split("-"))
    line = source.split("\n")[first - 1].encode()
    return line[start : end if first == last else None].decode(errors="replace")
