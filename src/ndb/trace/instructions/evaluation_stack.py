"""What lies on the evaluation stack of a frame that is being traced, before an instruction of it runs.

Python gives nobody that stack. CPython 3.11 writes it into the frame's memory before it calls a trace function, and
how deep it is, and there it is read. Later versions do not write down how deep it is, and a guess could reach into
memory that is not theirs any more: they are not asked. Before anything is believed, two addresses that are known
must stand where this module thinks they do.

Knows how frames of CPython 3.11 lie in memory; nothing of what an instruction does.
"""

import ctypes
import platform
import sys
from types import BuiltinMethodType, CellType, CodeType, FrameType, MethodDescriptorType, MethodType
from typing import Any, Final

from ndb.trace.values.nodes import Opaque

UNKNOWN: Final = Opaque("?")
"""Stands for what is no value of any name, constant or sub-expression."""
_POINTER: Final = ctypes.sizeof(ctypes.c_void_p)
_FRAME_DATA: Final = 3 * _POINTER
"""In a frame object: where its data is."""
_CODE, _OBJECT, _DEPTH, _SLOTS = (number * _POINTER for number in (4, 5, 8, 9))
"""In a frame's data: its code, its frame object, how many slots are used, and the slots: variables, then the stack."""
_NO_VALUES: Final[frozenset[type]] = frozenset({
    CodeType, CellType, MethodDescriptorType, type(iter([])), type(iter(())), type(iter("a")), type(iter("\xe9")),
    type(iter(b"")), type(iter(bytearray())), type(iter(range(0))), type(iter(range(1 << 70))), type(iter({})),
    type(iter({}.values())), type(iter({}.items())), type(iter(set())), type(iter(memoryview(b""))),
})  # fmt: skip
"""What the interpreter keeps for itself: no expression of a program has it as its value as a rule."""


def why_unreadable() -> str | None:
    """Why no stack can be read on this Python; None where it can."""
    if platform.python_implementation() != "CPython" or sys.version_info[:2] != (3, 11):
        return f"only CPython 3.11 tells how deep its evaluation stack is, and this is {platform.python_version()}"
    if hasattr(sys, "gettotalrefcount") or _POINTER != 8:
        return "the frames of this build of Python lie otherwise in memory"
    return None


def evaluation_stack(frame: FrameType) -> list[Any]:
    """The values on the stack of a frame whose trace function runs, from bottom to top; UNKNOWN for what is none."""
    code = frame.f_code
    data = _word(id(frame) + _FRAME_DATA)
    if _word(data + _CODE) != id(code) or _word(data + _OBJECT) != id(frame):
        return []
    first = _variables(code)
    depth = ctypes.c_int.from_address(data + _DEPTH).value
    if not first <= depth <= first + code.co_stacksize:
        return []
    return [_value(_word(data + _SLOTS + number * _POINTER)) for number in range(first, depth)]


def _variables(code: CodeType) -> int:
    """How many slots its variables take: a parameter that inner functions use is one of both."""
    cells = [name for name in code.co_cellvars if name not in code.co_varnames]
    return code.co_nlocals + len(cells) + len(code.co_freevars)


def _word(address: int) -> int:
    return ctypes.c_void_p.from_address(address).value or 0


def _value(address: int) -> Any:
    if not address:
        return UNKNOWN
    value = ctypes.cast(address, ctypes.py_object).value
    if type(value) in _NO_VALUES or _is_looked_up(value):
        return UNKNOWN
    return value


def _is_looked_up(value: Any) -> bool:
    """Whether it is a method that was looked up to be called: the call is what happens."""
    if type(value) is BuiltinMethodType:
        return not isinstance(value.__self__, type(sys))
    return type(value) is MethodType
