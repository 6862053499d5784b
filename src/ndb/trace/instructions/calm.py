"""Which instructions change nothing that a state shows but the variables of their own frame.

Between two events of one frame a few instructions run. Where none of them can change an object that was there before,
what is known of all objects still holds, and the tracer in C need not look at them again. What they call in Python is
seen by the tracer itself; changes of dicts, also by a missing key of a `defaultdict`, are told by the dicts' tags.

Knows the instructions of CPython 3.11, the only version that tells the tracer of every frame; others have no table.
"""

import dis
import sys
from array import array
from collections.abc import Iterator
from itertools import accumulate
from types import CodeType
from typing import Final

_CALM: Final = frozenset({
    "CACHE", "POP_TOP", "PUSH_NULL", "NOP", "UNARY_POSITIVE", "UNARY_NEGATIVE", "UNARY_NOT", "UNARY_INVERT",
    "BINARY_SUBSCR", "GET_LEN", "MATCH_MAPPING", "MATCH_SEQUENCE", "MATCH_KEYS", "LOAD_ASSERTION_ERROR",
    "RETURN_VALUE", "LOAD_CONST", "LOAD_ATTR", "LOAD_METHOD", "COMPARE_OP", "JUMP_FORWARD",
    "JUMP_IF_FALSE_OR_POP", "JUMP_IF_TRUE_OR_POP", "POP_JUMP_FORWARD_IF_FALSE", "POP_JUMP_FORWARD_IF_TRUE",
    "POP_JUMP_FORWARD_IF_NOT_NONE", "POP_JUMP_FORWARD_IF_NONE", "POP_JUMP_BACKWARD_IF_NOT_NONE",
    "POP_JUMP_BACKWARD_IF_NONE", "POP_JUMP_BACKWARD_IF_FALSE", "POP_JUMP_BACKWARD_IF_TRUE", "JUMP_BACKWARD",
    "LOAD_GLOBAL", "IS_OP", "CONTAINS_OP", "SWAP", "COPY", "BINARY_OP", "LOAD_FAST", "STORE_FAST",
    "DELETE_FAST", "MAKE_CELL", "LOAD_CLOSURE", "LOAD_DEREF", "EXTENDED_ARG", "COPY_FREE_VARS", "RESUME",
    "FORMAT_VALUE", "BUILD_STRING", "PRECALL", "KW_NAMES", "UNPACK_SEQUENCE", "BUILD_TUPLE", "BUILD_LIST",
    "BUILD_MAP", "BUILD_CONST_KEY_MAP", "BUILD_SLICE", "LIST_TO_TUPLE", "LIST_EXTEND", "MAKE_FUNCTION",
})  # fmt: skip
"""A list that `LIST_EXTEND` extends was made in the same expression."""
_MAKING: Final = frozenset({
    "UNARY_POSITIVE", "UNARY_NEGATIVE", "UNARY_INVERT", "COMPARE_OP", "BINARY_OP", "UNPACK_SEQUENCE",
    "BUILD_TUPLE", "BUILD_LIST", "BUILD_MAP", "BUILD_CONST_KEY_MAP", "BUILD_SLICE", "LIST_TO_TUPLE",
    "MAKE_FUNCTION", "CALL",
})  # fmt: skip
"""May make an object with parts: it may lie where another one lay that is known."""
_BINDING: Final = frozenset({"STORE_FAST", "DELETE_FAST"})
_ASKING: Final = frozenset({
    "len", "isinstance", "issubclass", "callable", "id", "type", "hash", "ord", "chr", "abs", "bool", "int",
    "float", "str", "repr", "round", "divmod", "hasattr", "getattr", "range", "enumerate", "zip",
})  # fmt: skip
"""Builtin functions that change nothing, nor draw from an iterator."""
_ASKING_METHODS: Final = frozenset({
    "get", "items", "keys", "values", "copy", "startswith", "endswith", "strip", "lstrip", "rstrip", "split",
    "rsplit", "splitlines", "lower", "upper", "title", "capitalize", "casefold", "format", "replace", "encode",
    "decode", "count", "index", "find", "rfind", "isdigit", "isalpha", "isalnum", "isspace", "isupper",
    "islower", "isidentifier", "bit_length", "partition", "rpartition", "zfill", "ljust", "rjust", "center",
    "translate", "match", "search", "fullmatch", "group", "groups", "span",
})  # fmt: skip
"""Methods of this name that are written in C change nothing."""
_MOST_UNITS: Final = 0xFFFF
_IN_PLACE: Final = 13
"""From this argument on `BINARY_OP` may change its left operand."""


def calm_table(code: CodeType) -> bytes:
    """For every unit of the code, and one beyond, how many before it may change something; the same for those that
    make objects; the same for operators in place, then the numbers of the variables that these are bound to.

    An instruction counts from behind its caches on. What is jumped back to counts as a change itself: more than what
    lies before it may have run. Empty where nothing can be said.
    """
    if sys.version_info[:2] != (3, 11) or len(code.co_code) // 2 > _MOST_UNITS:
        return b""
    units = len(code.co_code) // 2
    changes, makes, in_place, targets = bytearray(units + 1), bytearray(units + 1), bytearray(units + 1), list[int]()
    for at, end, kind, argument in _effects(code):
        changes[end] |= kind == _CHANGES
        makes[end] |= dis.opname[code.co_code[2 * at]] in _MAKING
        in_place[end] |= kind == _BINDS
        targets += [argument] * (kind == _BINDS)
    for _, end, op, argument in _instructions(code):
        if "JUMP_BACKWARD" in op:
            changes[end - argument] = 1
    sums = [array("H", accumulate(each)).tobytes() for each in (changes, makes, in_place)]
    return b"".join([*sums, array("H", targets).tobytes()])


_NOTHING, _CHANGES, _BINDS = range(3)


def _effects(code: CodeType) -> Iterator[tuple[int, int, int, int]]:
    """Unit, unit behind the caches, kind and variable of each instruction that does more than nothing."""
    starts = {start // 2 for start, _ in dis.findlinestarts(code)}
    called, has_bound = list[bool](), False
    steps = list(_instructions(code))
    for (at, end, op, argument), following in zip(steps, [*steps[1:], (0, 0, "", 0)], strict=True):
        has_bound = has_bound and at not in starts
        kind = _NOTHING if op in _CALM else _CHANGES
        if op in ("LOAD_METHOD", "LOAD_GLOBAL", "PUSH_NULL"):
            called += _callee(code, op, argument)
        elif op == "CALL":
            kind = _NOTHING if called and called.pop() else _CHANGES
        elif op == "BINARY_OP" and argument >= _IN_PLACE:
            kind = _BINDS if following[2] == "STORE_FAST" else _CHANGES
        if has_bound and op in _MAKING:  # what was bound before may be gone, and this lie where it was
            kind = _CHANGES
        has_bound = has_bound or op in _BINDING
        if kind != _NOTHING or op in _MAKING:
            yield at, end, kind, following[3] if kind == _BINDS else 0


def _callee(code: CodeType, op: str, argument: int) -> list[bool]:
    """What a call is made of, if this is it: whether that changes nothing. Every such is followed by its own call."""
    match op:
        case "PUSH_NULL":
            return [False]
        case "LOAD_METHOD":
            return [code.co_names[argument] in _ASKING_METHODS]
        case _:
            return [code.co_names[argument >> 1] in _ASKING] * (argument & 1)


def _instructions(code: CodeType) -> Iterator[tuple[int, int, str, int]]:
    """Unit, the first behind its caches, name and argument; without those that only extend an argument."""
    raw, extended, at = code.co_code, 0, 0
    while 2 * at < len(raw):
        op, argument = raw[2 * at], raw[2 * at + 1] | extended
        end = at + 1
        while 2 * end < len(raw) and raw[2 * end] == _CACHE:
            end += 1
        extended = argument << 8 if op == dis.EXTENDED_ARG else 0
        if op != dis.EXTENDED_ARG:
            yield at, end, dis.opname[op], argument
        at = end


_CACHE: Final = dis.opmap["CACHE"]
