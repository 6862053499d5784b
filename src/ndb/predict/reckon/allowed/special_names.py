"""Names with two underscores around that mean something to Python or to its library; all others are a program's own.

Knows names only.
"""

import abc
import collections
import dataclasses
import enum
import functools
import types
import typing
from typing import Any, Final

_KINDS: Final[tuple[Any, ...]] = (
    object, type, int, float, complex, str, bytes, bytearray, memoryview, list, tuple, dict, set, frozenset, range,
    slice, property, classmethod, staticmethod, super, BaseException, types.FunctionType, types.MethodType,
    types.BuiltinFunctionType, types.ModuleType, types.GeneratorType, types.CoroutineType, types.AsyncGeneratorType,
    types.CodeType, types.FrameType, types.TracebackType, types.GenericAlias, types.UnionType, enum.Enum, enum.EnumMeta,
    abc.ABCMeta, abc.ABC, functools.partial, functools.cached_property, functools.singledispatchmethod,
    collections.defaultdict, collections.OrderedDict, typing.Generic, typing.NamedTuple, typing, types, dataclasses,
)  # fmt: skip
_MORE: Final = (
    "getattr get set delete set_name del slots weakref match_args missing length_hint instancecheck subclasscheck"
    " class_getitem init_subclass prepare mro_entries index int float complex bool bytes fspath round trunc floor ceil"
    " matmul rmatmul imatmul add radd iadd sub rsub isub mul rmul imul truediv rtruediv itruediv floordiv rfloordiv"
    " ifloordiv mod rmod imod divmod rdivmod pow rpow ipow lshift rlshift ilshift rshift rrshift irshift and rand iand"
    " or ror ior xor rxor ixor neg pos abs invert enter exit aenter aexit aiter anext await iter next reversed contains"
    " len call getitem setitem delitem copy deepcopy replace getnewargs getnewargs_ex getinitargs getstate setstate"
    " reduce reduce_ex post_init dataclass_fields dataclass_params wrapped path file all loader spec package cached"
    " builtins origin args parameters orig_bases orig_class abstractmethods isabstractmethod final override signature"
    " text_signature objclass self func tracebackhide cause context suppress_context traceback notes annotations"
    " annotate type_params static_attributes firstlineno members bound constraints covariant contravariant default"
    " supertype required_keys optional_keys total version author coerce cmp nonzero unicode sizeof format code globals"
    " closure defaults kwdefaults buffer release_buffer array conform rich rich_repr repr_html getinitargs qualname"
    " main import debug classcell classdict classdictcell pycache future doc name module class dict"
)
_SPECIAL: Final = frozenset({each for kind in _KINDS for each in dir(kind)} | {f"__{each}__" for each in _MORE.split()})


def is_special(name: str) -> bool:
    """Whether a name is one of Python's own, or looks like one half of one."""
    if not name.startswith("__"):
        return False
    return not name.endswith("__") or name in _SPECIAL
