"""Which instructions change nothing that a state shows but the variables of their own frame.

Between two events of one frame a few instructions run. Where none of them can change an object that was there before,
what is known of all objects still holds, and the tracer in C need not look at them again. What they call in Python is
seen by the tracer itself; changes of dicts, also by a missing key of a `defaultdict`, are told by the dicts' tags.

Knows the instructions of CPython 3.11, the only version that tells the tracer of every frame; others have no table.
"""

import _codecs
import cmath
import dis
import math
import os
import sys
import time
from array import array
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import accumulate, groupby
from operator import itemgetter, methodcaller
from types import (
    BuiltinFunctionType,
    ClassMethodDescriptorType,
    CodeType,
    MethodDescriptorType,
    MethodWrapperType,
    ModuleType,
    WrapperDescriptorType,
)
from typing import Any, Final
from weakref import ReferenceType

from ndb.own_builtins import BUILTINS
from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401

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
    "GET_ITER", "LIST_APPEND", "SET_ADD",
})  # fmt: skip
"""What `LIST_EXTEND`, `LIST_APPEND` and `SET_ADD` add to was made in the same expression, and nobody has it yet."""
_MAKING: Final = frozenset({
    "UNARY_POSITIVE", "UNARY_NEGATIVE", "UNARY_INVERT", "COMPARE_OP", "BINARY_OP", "UNPACK_SEQUENCE",
    "BUILD_TUPLE", "BUILD_LIST", "BUILD_MAP", "BUILD_CONST_KEY_MAP", "BUILD_SLICE", "LIST_TO_TUPLE",
    "MAKE_FUNCTION", "CALL", "GET_ITER",
})  # fmt: skip
"""May make an object with parts: it may lie where another one lay that is known."""
_DRAWING: Final = frozenset({"CONTAINS_OP", "UNPACK_SEQUENCE", "LIST_EXTEND"})
"""May draw from an iterator, which may call a function that is written in C: `a, b = map(xs.append, ys)`."""
_BINDING: Final = frozenset({"STORE_FAST", "DELETE_FAST"})
_ASKING: Final = frozenset({
    "len", "isinstance", "issubclass", "callable", "id", "type", "hash", "ord", "chr", "abs", "bool", "int",
    "float", "str", "repr", "round", "divmod", "hasattr", "getattr", "range", "enumerate", "zip",
})  # fmt: skip
"""Builtin functions that change nothing, nor draw from an iterator."""
_TAKING: Final = frozenset({"sum", "min", "max", "any", "all", "sorted", "list", "tuple", "set", "frozenset"})
"""Builtin functions that change nothing but an iterator that they are given."""
_INNER: Final = frozenset({"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"})
_TAKES_ALL: Final = frozenset({"dist", "fsum", "prod", "sleep"})
_SETTING: Final = ("set", "clock_set", "tz", "__")
_COUNTING: Final[frozenset[Any]] = frozenset({
    *(function for module in (math, cmath, time) for name, function in vars(module).items()
      if isinstance(function, BuiltinFunctionType) and name not in _TAKES_ALL and not name.startswith(_SETTING)),
    os.getpid,
})  # fmt: skip
"""Functions of the library that are written in C and give numbers or texts for what they are given."""
ASKING_METHODS: Final = frozenset({
    "get", "items", "keys", "values", "copy", "startswith", "endswith", "strip", "lstrip", "rstrip", "split",
    "rsplit", "splitlines", "lower", "upper", "title", "capitalize", "casefold", "format", "replace", "encode",
    "decode", "count", "index", "find", "rfind", "isdigit", "isalpha", "isalnum", "isspace", "isupper",
    "islower", "isidentifier", "bit_length", "partition", "rpartition", "zfill", "ljust", "rjust", "center",
    "translate", "match", "search", "fullmatch", "group", "groups", "span",
})  # fmt: skip
"""Methods of this name that are written in C change nothing."""
_BACK: Final = frozenset({
    "JUMP_BACKWARD", "POP_JUMP_BACKWARD_IF_NOT_NONE", "POP_JUMP_BACKWARD_IF_NONE", "POP_JUMP_BACKWARD_IF_FALSE",
    "POP_JUMP_BACKWARD_IF_TRUE",
})  # fmt: skip
"""The tracer is told of each of these."""
_ENDS: Final = frozenset(
    {"RETURN_VALUE", "RAISE_VARARGS", "RERAISE", "JUMP_FORWARD", "JUMP_BACKWARD", "JUMP_BACKWARD_NO_INTERRUPT"}
)
"""What is behind these is not what runs after them."""
_JUMPS: Final = frozenset(dis.opname[op] for op in dis.hasjrel)
_MARKS: Final = {"BEFORE_WITH": 0xFFFF, "FOR_ITER": 0xFFFE}
_MOST_UNITS: Final = 0xFFFD
_Step = tuple[int, int, str, int]
Belief = tuple[Mapping[str, Any] | None, str, object]
"""What a name stands for in the dict of some module, or of the code's own (None); None: for nothing."""
_IN_PLACE: Final = 13
"""From this argument on `BINARY_OP` may change its left operand."""


def calm_table(
    code: CodeType, module: Mapping[str, Any] | None = None, builtins: Mapping[str, Any] = BUILTINS
) -> tuple[bytes, tuple[Belief, ...]]:
    """Rows of numbers, one for every unit of the code and one beyond, then the variables of the third row; and what
    names are believed to stand for: as long as they do, the rows hold.

    The tracer is told of every jump back and of every other line before it runs: between two events only instructions
    of the first one's line run, or of none.

    1. How many instructions before it may change something. One counts from behind its caches on.
    2. How many make objects.
    3. How many are operators in place, which are bound to variables.
    4. How many may draw from an iterator.
    5. The unit behind the last jump back to here; 0: there is none.
    6. The first unit behind an instruction and its caches.
    7. The first unit behind it that is of another line.
    8. The first unit from there on that is of the same line, or of none, and of one of the first four kinds.
    9. Of a call, where in the frame's array the callable stands, + 1; of what enters a `with` and what takes the next
       item of a loop, a mark; of others 0.

    Empty where nothing can be said.
    """
    if sys.version_info[:2] != (3, 11) or len(code.co_code) // 2 > _MOST_UNITS:
        return b"", ()
    units = len(code.co_code) // 2
    changes, makes, in_place, draws = (bytearray(units + 1) for _ in range(4))
    targets = list[int]()
    callees = _Callees(code, module or {}, builtins)
    steps = list(_instructions(code))
    effects = list(_effects(code, steps, callees))
    for at, end, kind, argument in effects:
        changes[end] |= kind == _CHANGES
        makes[end] |= dis.opname[code.co_code[2 * at]] in _MAKING
        draws[end] |= dis.opname[code.co_code[2 * at]] in _DRAWING
        in_place[end] |= kind == _BINDS
        targets += [argument] * (kind == _BINDS)
    sums = [array("H", accumulate(each)) for each in (changes, makes, in_place, draws)]
    rows = [*sums, *_ways(code, units, steps)]
    rows[6:6] = _lines(code, units, [at for at, *_ in effects])
    return b"".join(row.tobytes() for row in [*rows, array("H", targets)]), tuple(callees.believed)


def _lines(code: CodeType, units: int, effects: list[int]) -> list["array[int]"]:
    """Rows 7 and 8 of the table."""
    parts = groupby(code.co_lines(), key=itemgetter(2))
    ranges = [(part[0][0] // 2, part[-1][1] // 2, line) for line, each in parts for part in [list(each)]]
    own = dict[int | None, list[int]]()
    place = 0
    for at in effects:
        while ranges[place][1] <= at:
            place += 1
        own.setdefault(ranges[place][2], []).append(at)
    by_line = {line: sorted({*own.get(line, []), *own.get(None, [])}) for line in {line for *_, line in ranges}}
    stops, again = array("H", [units]) * (units + 1), array("H", [0xFFFF]) * (units + 1)
    stop, after = units, None
    for start, end, line in reversed(ranges):  # all of one line: what holds for its last unit holds for all
        if end < units and after not in (line, None):
            stop = end
        found, after = by_line[line], line
        first = bisect_left(found, stop)
        stops[start:end] = array("H", [stop]) * (end - start)
        again[start:end] = array("H", [found[first] if first < len(found) else 0xFFFF]) * (end - start)
    return [stops, again]


def _ways(code: CodeType, units: int, steps: list[_Step]) -> Iterator["array[int]"]:
    """Rows 5, 6 and 9 of the table."""
    jumped, behind, callables = (array("H", bytes(2 * (units + 1))) for _ in range(3))
    depths = _stack_depths(code, steps) if any(op == "CALL" for _, _, op, _ in steps) else {}
    first = len({*code.co_varnames, *code.co_cellvars}) + len(code.co_freevars)
    for at, end, op, argument in steps:
        behind[at] = end
        if op in _BACK:
            jumped[end - argument] = end  # the last one is the farthest
        elif op == "CALL" and at in depths:
            callables[at] = first + depths[at] - 2 + 1
        elif op in _MARKS:
            callables[at] = _MARKS[op]
    yield from (jumped, behind, callables)


def _stack_depths(code: CodeType, all_steps: list[_Step]) -> dict[int, int]:
    """How much lies on the evaluation stack before each instruction, by its unit.

    To `dis` the arguments of a call are taken off by `PRECALL`, though it is `CALL` that does: they are not counted.
    """
    steps = {at: (end, op, argument) for at, end, op, argument in all_steps}
    depths = dict[int, int]()
    waiting = [(0, 0)] + [
        (entry.target // 2, entry.depth + entry.lasti + 1)
        for entry in dis._parse_exception_table(code)  # type: ignore[attr-defined]
    ]
    effect = dis.stack_effect
    while waiting:
        at, depth = waiting.pop()
        while True:
            while at not in steps:  # what extends an argument belongs to the instruction behind it
                at += 1
            if at in depths:
                break
            depths[at] = depth
            end, op, argument = steps[at]
            number = dis.opmap[op]
            given = argument if number >= dis.HAVE_ARGUMENT else None
            if op in _JUMPS:
                waiting.append((_target(end, op, argument), depth + effect(number, given, jump=True)))
            if op in _ENDS:
                break
            is_sent = op == "RETURN_GENERATOR"  # a generator finds what it is resumed with
            depth += effect(number, given, jump=False) + is_sent
            at = end
    return depths


def _target(end: int, op: str, argument: int) -> int:
    return end - argument if "BACKWARD" in op else end + argument


_NOTHING, _CHANGES, _BINDS = range(3)


def _effects(code: CodeType, steps: list[_Step], callees: "_Callees") -> Iterator[tuple[int, int, int, int]]:
    """Unit, unit behind the caches, kind and variable of each instruction that does more than nothing."""
    starts = {start // 2 for start, _ in dis.findlinestarts(code)}
    met = {_target(end, op, argument) for _, end, op, argument in steps if op in _JUMPS}
    has_bound, behind = False, 0
    for (at, end, op, argument), following in zip(steps, [*steps[1:], (0, 0, "", 0)], strict=True):
        has_bound = has_bound and at not in starts
        kind = _NOTHING if op in _CALM else _CHANGES
        if at in met or (at > behind and not met.isdisjoint(range(behind, at))):  # also at what extends its argument
            callees.meet()
        behind = end
        is_asking = callees.after(op, argument)
        if op == "CALL":
            kind = _NOTHING if is_asking else _CHANGES
        elif op == "BINARY_OP" and argument >= _IN_PLACE:
            kind = _BINDS if following[2] == "STORE_FAST" else _CHANGES
        if has_bound and op in _MAKING:  # what was bound before may be gone, and this lie where it was
            kind = _CHANGES
        has_bound = has_bound or (op in _BINDING and code.co_name not in _INNER)
        if kind != _NOTHING or op in _MAKING or op in _DRAWING:
            yield at, end, kind, following[3] if kind == _BINDS else 0


_UNKNOWN, _ASKS, _TAKES, _GOES_THROUGH = range(4)


class _Callees:
    """What is called by which call, instruction after instruction; whether that changes nothing."""

    def __init__(self, code: CodeType, module: Mapping[str, Any], builtins: Mapping[str, Any]) -> None:
        self.believed = list[Belief]()
        self._code = code
        self._module = module
        self._builtins = builtins
        self._called = list[int]()
        self._before = "", 0
        self._is_made = False  # what lies on top of the stack is a list or a set that was just made

    def after(self, op: str, argument: int) -> bool:
        """Whether a call is one that changes nothing; of other instructions nothing is said."""
        is_asking, was_made = False, self._is_made
        if op == "PRECALL":
            return False
        self._is_made = False
        if op == "CALL":
            callee = self._called.pop() if self._called else _UNKNOWN
            is_asking = callee in (_ASKS, _GOES_THROUGH) or (callee == _TAKES and argument == 1 and was_made)
            self._is_made = callee == _GOES_THROUGH
        elif op == "CALL_FUNCTION_EX":
            self._called = self._called[:-1]
        elif op == "LOAD_ATTR" and self._before[0] == "LOAD_GLOBAL" and self._before[1] & 1:  # of an imported module
            self._called[-1:] = [_ASKS if self._is_counting(self._code.co_names[argument]) else _UNKNOWN]
        else:
            self._called += self._callee(op, argument)
        self._before = op, argument
        return is_asking

    def meet(self) -> None:
        """Another way leads here: what lies on top of the stack may be of that one."""
        self._before, self._is_made = ("", 0), False

    def _callee(self, op: str, argument: int) -> list[int]:
        """What a call is made of, if this is it. Every such is followed by its own call."""
        names = self._code.co_names
        match op:
            case "PUSH_NULL":
                return [_UNKNOWN]
            case "LOAD_METHOD":
                return [_ASKS if names[argument] in ASKING_METHODS or self._is_counting(names[argument]) else _UNKNOWN]
            case "MAKE_FUNCTION" if self._before[0] == "LOAD_CONST":
                name = self._code.co_consts[self._before[1]].co_name
                return [_ASKS if name == "<genexpr>" else _GOES_THROUGH] if name in _INNER else []
            case "LOAD_GLOBAL" if argument & 1:
                return [self._global(names[argument >> 1])]
        return []

    def _global(self, name: str) -> int:
        if name in self._module:  # which may have its own `len`
            if not _gives_numbers(self._module[name]):
                return _UNKNOWN
            self.believed.append((None, name, self._module[name]))
            return _ASKS
        if name not in _ASKING | _TAKING or self._builtins.get(name) is not BUILTINS[name]:
            return _UNKNOWN
        self.believed += [(None, name, None), (self._builtins, name, BUILTINS[name])]
        return _ASKS if name in _ASKING else _TAKES

    def _is_counting(self, method: str) -> bool:
        """Of `math.log(…)`."""
        op, argument = self._before
        name = self._code.co_names[argument >> 1] if op == "LOAD_GLOBAL" else ""
        module = self._module.get(name)
        if type(module) is not ModuleType or not _gives_numbers(vars(module).get(method)):
            return False
        self.believed += [(None, name, module), (vars(module), method, vars(module)[method])]
        return True


_WRITTEN_IN_C: Final = (
    BuiltinFunctionType, MethodDescriptorType, WrapperDescriptorType, MethodWrapperType, ClassMethodDescriptorType,
    partial, methodcaller,
)  # fmt: skip
_NOT_READING: Final = frozenset({
    "__init__", "__new__", "__call__", "__enter__", "__exit__", "__aenter__", "__aexit__", "__await__", "__anext__",
    "__setattr__", "__delattr__", "__setitem__", "__delitem__", "__set__", "__delete__", "__set_name__",
    "__init_subclass__", "__subclasshook__", "__class_getitem__", "__prepare__", "__mro_entries__",
    *(f"__i{name}__" for name in ("add", "sub", "mul", "matmul", "truediv", "floordiv", "mod", "pow", "lshift",
                                  "rshift", "and", "xor", "or", "concat")),
})  # fmt: skip
"""Special methods that no instruction calls which only reads."""
_TOLD_BY_TAGS: Final = (dict, str, int, float, complex, bytes, tuple, frozenset, range, object, type, ModuleType)
"""Nothing of these can be changed but dicts, which tell it."""


def is_stirring(cls: type) -> bool:
    """Whether an instruction that only reads may have something changed by functions written in C, where it finds an
    instance of a class: `class Stack(list): last = property(list.pop)`."""
    return sys.version_info[:2] == (3, 11) and any(
        _is_reading(name, value) and may_change(value.fget if type(value) is property else value)
        for base in type.__dict__["__mro__"].__get__(cls)
        if not any(base is known for known in _TOLD_BY_TAGS)  # a class may have its own `==`
        for name, value in list(type.__dict__["__dict__"].__get__(base).items())
    )


def _is_reading(name: object, value: object) -> bool:
    if type(name) is not str or name in _NOT_READING:
        return False
    return type(value) is property or name in ASKING_METHODS or (name[:2] == name[-2:] == "__")


def may_change(function: object) -> bool:
    """Whether a function is written in C and may change something that it is given or bound to, by its name."""
    if type(function) in (staticmethod, classmethod):
        function = function.__func__  # type: ignore[attr-defined]
    if type(function) is partial:
        return may_change(function.func)
    if type(function) not in _WRITTEN_IN_C:
        return False
    if type(function) is methodcaller:
        return True
    name: str = function.__name__  # type: ignore[attr-defined]
    owner = getattr(function, "__objclass__", None) or type(getattr(function, "__self__", None))
    if issubclass(owner, (dict, ReferenceType)):  # by the latter abstract classes and `threading.local` clean up
        return False
    return name not in _READING and (not name[:2] == name[-2:] == "__" or name in _NOT_READING)


_CODECS: Final = {name for name in vars(_codecs) if name.endswith(("code", "_escape"))}
_READING: Final = frozenset({*ASKING_METHODS, *_ASKING, *(each.__name__ for each in _COUNTING), *_CODECS})


def _gives_numbers(value: object) -> bool:
    return type(value) is BuiltinFunctionType and value in _COUNTING


def _instructions(code: CodeType) -> Iterator[_Step]:
    """Unit, the first behind its caches, name and argument; without those that only extend an argument."""
    operations, arguments, extended = code.co_code[::2], code.co_code[1::2], 0
    starts = [at for at, op in enumerate(operations) if op != _CACHE]
    for at, end in zip(starts, [*starts[1:], len(operations)], strict=True):
        op, argument = operations[at], arguments[at] | extended
        if op == dis.EXTENDED_ARG:
            extended = argument << 8
        else:
            extended = 0
            yield at, end, dis.opname[op], argument


_CACHE: Final = dis.opmap["CACHE"]
