"""The interpreter's instructions as text: offset, name and argument as `dis` shows them, and where they stand in the
source.

Knows code objects. Nothing here runs a program. The texts are those of the Python that runs this, and of no other.
"""

import builtins
import dis
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import CodeType
from typing import Final

from ndb.errors import NotPython
from ndb.source.parse import parse_program
from ndb.trace.scopes import exception_handlers
from ndb.trace.values.describe import Describer
from ndb.trace.values.limit import LIMIT
from ndb.trace.values.render import renderer
from ndb.trace.values.snapshot import encode

PYTHON: Final = f"{sys.version_info.major}.{sys.version_info.minor}"
"""The version that instructions are bound to."""
_EXTENDED: Final = dis.EXTENDED_ARG
_JUMPS: Final = frozenset({*dis.hasjrel, *dis.hasjabs})
_ENDS: Final = re.compile(r"RETURN_|RAISE|RERAISE|JUMP_(FORWARD|BACKWARD|ABSOLUTE)")
"""Names of instructions behind which the next one never comes."""
_MODULES_OWN: Final = frozenset({"__name__", "__file__", "__doc__", "__builtins__"})
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
    """The texts of all instructions that a program's code consists of; none where they are not known."""
    return frozenset(each.text for code in _compiled(source) for each in instructions_of(code).values())


@lru_cache(maxsize=64)
def instructions_after(source: str) -> Mapping[str, frozenset[str]]:
    """By text, which instructions of the same function can come after one: the next, where it jumps to, where an
    exception of it goes. Texts that stand in several functions have what can come in any."""
    found: dict[str, set[str]] = {}
    for code in _compiled(source):
        known = [*dis.get_instructions(code)]
        texts = {each.offset: _told(each).text for each in known}
        handlers = [*exception_handlers(code.co_exceptiontable)]
        for each, following in zip(known, [*known[1:], None], strict=True):
            after = [target for start, end, target in handlers if start <= each.offset < end]
            after += [each.argval] if each.opcode in _JUMPS else []
            after += [following.offset] if following is not None and not _ENDS.match(each.opname) else []
            found.setdefault(texts[each.offset], set()).update(texts[offset] for offset in after if offset in texts)
    return {text: frozenset(after) for text, after in found.items()}


@lru_cache(maxsize=64)
def _compiled(source: str) -> tuple[CodeType, ...]:
    """All code of a program; none where it is not known: of no program, and of one of which parts are not shown, since
    the compiler treats what was imported otherwise."""
    try:
        codes = tuple(_nested(compile(parse_program(source, "<program>"), "<program>", "exec", dont_inherit=True)))
    except (SyntaxError, ValueError, RecursionError, MemoryError, NotPython):
        return ()
    named = {each.argval for code in codes for each in dis.get_instructions(code) if each.opname == "LOAD_GLOBAL"}
    bound = {
        each.argval
        for code in codes
        for each in dis.get_instructions(code)
        if each.opname in ("STORE_NAME", "STORE_GLOBAL")
    }
    return codes if named <= bound | set(dir(builtins)) | _MODULES_OWN else ()


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
