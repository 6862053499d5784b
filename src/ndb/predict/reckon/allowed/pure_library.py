"""What of Python and its standard library the interpreter may use: functions and types that only compute.

Everything else is not known. Nothing here reads a clock, a file, an address, the dice or the order of a set, and what
can grow without bounds is asked for its size first. Knows values; no syntax.
"""

import abc
import array
import ast
import base64
import binascii
import bisect
import calendar
import cmath
import codecs
import collections
import collections.abc
import colorsys
import configparser
import contextlib
import copy
import csv
import dataclasses
import datetime
import decimal
import difflib
import enum
import fnmatch
import fractions
import functools
import gettext
import graphlib
import hashlib
import heapq
import hmac
import html
import html.entities
import html.parser
import http
import importlib
import importlib.util
import inspect
import io
import ipaddress
import itertools
import json
import keyword
import logging
import math
import numbers
import operator
import os
import pathlib
import platform
import posixpath
import pprint
import re
import shlex
import statistics
import string
import struct
import sys
import textwrap
import threading
import tomllib
import types
import typing
import unicodedata
import urllib.parse
import uuid
import zlib
from collections.abc import Mapping
from typing import Any, Final
from xml.etree import ElementTree

from ndb.predict.reckon.allowed import (
    argument_parsers,
    asyncio_library,
    databases,
    loggers,
    output_streams,
    pytest_library,
    seeded_dice,
)
from ndb.predict.reckon.doubt import NotKnown
from ndb.source.functions import Function
from ndb.source.parse import parsed
from ndb.trace.scopes import read_source
from ndb.trace.tape import is_program


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Library:
    """A module, as far as it may be used."""

    name: str
    contents: Mapping[str, Any]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Library) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)


def _public(module: Any, *without: str) -> dict[str, Any]:
    names = getattr(module, "__all__", None) or [name for name in dir(module) if not name.startswith("_")]
    found = {name: getattr(module, name) for name in names if name not in without}
    return {name: value for name, value in found.items() if not isinstance(value, types.ModuleType)}


def _some(module: Any, names: str) -> dict[str, Any]:
    return {name: getattr(module, name) for name in names.split()}


@functools.lru_cache(maxsize=512)
def is_installed(top: str) -> bool:
    """Whether a module can be imported where we run; it is looked for, not imported."""
    try:
        return top in sys.stdlib_module_names or importlib.util.find_spec(top) is not None
    except (ImportError, ValueError, AttributeError):
        return False


def _interpreted(name: str) -> Any:
    """A function in the place of one of Python's that does more than compute: the interpreter knows what it means, and
    nobody else may call it."""

    def function(*arguments: Any, **named: Any) -> Any:
        raise NotKnown(f"{name} called by another function")

    function.__name__ = name
    return function


_PATHS: Final = _some(
    posixpath, "join dirname basename splitext split normpath commonprefix commonpath isabs relpath abspath sep extsep"
)
_MODULES: Final[dict[str, Mapping[str, Any]]] = {
    "__future__": {"annotations": None},
    "abc": _some(abc, "ABC ABCMeta abstractmethod"),
    "argparse": argument_parsers.CONTENTS,
    "array": {"array": array.array},
    "asyncio": asyncio_library.CONTENTS,
    "base64": _some(base64, "b64encode b64decode urlsafe_b64encode urlsafe_b64decode b32encode b16encode b16decode"),
    "binascii": _some(binascii, "hexlify unhexlify crc32"),
    "bisect": _public(bisect),
    "cmath": _public(cmath),
    "codecs": {name: value for name, value in vars(codecs).items() if name.startswith("BOM") or name == "lookup_error"},
    "colorsys": _public(colorsys),
    "graphlib": _some(graphlib, "TopologicalSorter CycleError"),
    "hmac": _some(hmac, "new compare_digest"),
    "http": _some(http, "HTTPStatus"),
    "ipaddress": {name: value for name, value in vars(ipaddress).items() if name[0] != "_" and callable(value)},
    "os.path": _PATHS,
    "posixpath": _PATHS,
    "calendar": _some(calendar, "Calendar monthrange isleap leapdays weekday day_name day_abbr month_name month_abbr"
                      " MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY"),
    "collections": _some(
        collections, "Counter defaultdict deque OrderedDict namedtuple ChainMap UserDict UserList UserString"
    ),
    "collections.abc": _public(collections.abc),
    "contextlib": _some(
        contextlib, "contextmanager suppress nullcontext ExitStack closing asynccontextmanager AsyncExitStack aclosing"
        " ContextDecorator AbstractContextManager AbstractAsyncContextManager"
    )
    | {name: _interpreted(name) for name in ("redirect_stdout", "redirect_stderr")},
    "configparser": _some(
        configparser, "ConfigParser RawConfigParser BasicInterpolation ExtendedInterpolation SectionProxy Error"
        " NoSectionError NoOptionError DuplicateSectionError DuplicateOptionError ParsingError"
        " MissingSectionHeaderError InterpolationError InterpolationMissingOptionError DEFAULTSECT"
    ),
    "contextvars": asyncio_library.CONTEXT_VARIABLES,
    "copy": _some(copy, "copy deepcopy"),
    "csv": _some(csv, "reader writer DictReader DictWriter QUOTE_ALL QUOTE_MINIMAL QUOTE_NONE QUOTE_NONNUMERIC"),
    "dataclasses": _some(
        dataclasses, "dataclass field asdict astuple replace is_dataclass FrozenInstanceError KW_ONLY InitVar"
                     " MISSING"
    ),
    "datetime": _some(datetime, "date datetime time timedelta timezone tzinfo MINYEAR MAXYEAR UTC"),
    "decimal": _some(
        decimal,
        "Decimal ROUND_HALF_UP ROUND_HALF_EVEN ROUND_HALF_DOWN ROUND_DOWN ROUND_UP ROUND_CEILING ROUND_FLOOR ROUND_05UP"
        " InvalidOperation DivisionByZero DecimalException Inexact Rounded Overflow",
    ),
    "difflib": _some(difflib, "SequenceMatcher get_close_matches ndiff unified_diff"),
    "ast": {"literal_eval": ast.literal_eval},
    "enum": _some(enum, "Enum IntEnum StrEnum ReprEnum Flag IntFlag auto unique EnumMeta EnumType"),
    "fnmatch": _some(fnmatch, "fnmatch fnmatchcase"),
    "fractions": {"Fraction": fractions.Fraction},
    "functools": _some(functools, "reduce partial lru_cache cache wraps cached_property total_ordering cmp_to_key"
                       " singledispatch update_wrapper partialmethod"),
    "hashlib": _some(hashlib, "md5 sha1 sha224 sha256 sha384 sha512"),
    "heapq": _public(heapq),
    "html": _some(html, "escape unescape"),
    "html.entities": {name: dict(vars(html.entities)[name])
                      for name in ("name2codepoint", "codepoint2name", "html5", "entitydefs")},
    "html.parser": _some(html.parser, "HTMLParser"),
    "inspect": {
        **_some(inspect, "cleandoc isclass isfunction ismethod isbuiltin ismodule formatannotation Signature Parameter"
                         " BoundArguments"),
        **{name: _interpreted(name) for name in ("signature", "iscoroutinefunction", "isgeneratorfunction", "getdoc",
                                                "getfullargspec")},
    },
    "importlib": {"import_module": _interpreted("import_module")},
    "gettext": _some(gettext, "NullTranslations"),
    "io": _some(io, "StringIO BytesIO IOBase RawIOBase BufferedIOBase TextIOBase SEEK_SET SEEK_CUR SEEK_END"),
    "itertools": _some(
        itertools,
        "count cycle repeat accumulate chain compress dropwhile takewhile filterfalse groupby islice pairwise starmap"
        " tee zip_longest product permutations combinations combinations_with_replacement",
    ),
    "json": _some(json, "loads dumps load dump JSONDecodeError JSONEncoder JSONDecoder"),
    "keyword": _some(keyword, "iskeyword"),
    "logging": loggers.CONTENTS,
    "math": _public(math),
    "numbers": _public(numbers),
    "operator": {name: value for name, value in _public(operator).items() if name != "call"},
    "pathlib": _some(pathlib, "PurePath PurePosixPath PureWindowsPath Path"),
    "platform": _some(platform, "python_implementation python_version python_version_tuple system"),
    "pprint": {"pformat": pprint.pformat, **{name: _interpreted(name) for name in ("pprint", "pp")}},
    "random": seeded_dice.CONTENTS,
    "re": _some(
        re,
        "compile match fullmatch search findall finditer sub subn split escape error IGNORECASE I MULTILINE M DOTALL S"
        " VERBOSE X ASCII A UNICODE U NOFLAG RegexFlag Pattern Match",
    ),
    "shlex": _some(shlex, "split quote join"),
    "sqlite3": databases.CONTENTS,
    "statistics": _some(
        statistics,
        "mean fmean median median_low median_high mode multimode stdev pstdev variance pvariance quantiles"
        " geometric_mean harmonic_mean StatisticsError NormalDist correlation covariance linear_regression",
    ),
    "string": _some(
        string,
        "ascii_letters ascii_lowercase ascii_uppercase digits hexdigits octdigits punctuation whitespace printable"
        " capwords Template Formatter",
    ),
    "struct": _some(struct, "pack unpack calcsize error Struct unpack_from"),
    "sys": {
        **_some(
            sys, "version_info maxsize byteorder hexversion platform float_info int_info hash_info maxunicode exit"
            " implementation intern builtin_module_names stdlib_module_names float_repr_style version"
        ),
        **output_streams.CONTENTS,
        "_getframe": _interpreted("_getframe"),
    },
    "textwrap": _some(textwrap, "dedent indent fill wrap shorten TextWrapper"),
    "threading": _some(threading, "Lock RLock local"),
    "time": {"sleep": _interpreted("sleep")},
    "tomllib": _some(tomllib, "loads TOMLDecodeError"),
    "types": _some(
        types, "SimpleNamespace MappingProxyType FunctionType LambdaType MethodType BuiltinFunctionType GeneratorType"
        " CoroutineType AsyncGeneratorType NoneType EllipsisType UnionType GenericAlias"
    ),
    "typing": {name: value for name, value in _public(typing).items() if name not in ("get_type_hints",)},
    "unicodedata": {name: value for name, value in _public(unicodedata).items() if name not in ("ucd_3_2_0", "UCD")},
    "urllib.parse": _some(
        urllib.parse,
        "urlparse urlunparse urlsplit urlunsplit urljoin urlencode quote unquote quote_plus unquote_plus parse_qs"
        " parse_qsl SplitResult ParseResult quote_from_bytes unquote_to_bytes urldefrag",
    ),
    "uuid": _some(uuid, "UUID uuid3 uuid5 NAMESPACE_DNS NAMESPACE_URL NAMESPACE_OID NAMESPACE_X500"),
    "warnings": {"warn": _interpreted("warn")},
    "xml.etree.ElementTree": _some(
        ElementTree, "Element SubElement fromstring XML tostring ElementTree ParseError indent iselement Comment QName"
                     " fromstringlist tostringlist"
    ),
    "zlib": _some(zlib, "crc32 adler32"),
}  # fmt: skip
_MODULES["typing_extensions"] = _MODULES["typing"]
MODULES: Final = {name: Library(name, contents) for name, contents in _MODULES.items()}
_PARENTS: Final[Mapping[str, Mapping[str, Any]]] = {
    "os": {
        "path": MODULES["os.path"],
        **_some(os, "name sep linesep altsep extsep pathsep curdir pardir fspath PathLike"),
    },
    "urllib": {"parse": MODULES["urllib.parse"]},
    "collections": {"abc": MODULES["collections.abc"]},
    "html": {"entities": MODULES["html.entities"], "parser": MODULES["html.parser"]},
    "xml": {"etree": Library("xml.etree", {"ElementTree": MODULES["xml.etree.ElementTree"]})},
    "xml.etree": {"ElementTree": MODULES["xml.etree.ElementTree"]},
}


def module(name: str) -> Library | None:
    """A module by its full name."""
    found = MODULES.get(name)
    if name == "builtins":
        return Library(name, BUILTINS)
    if name == "pytest" and (names := pytest_library.contents()) is not None:
        return Library(name, names)
    inner = _PARENTS.get(name)
    if inner is None:
        return found if found is not None else _by_another_name(name)
    return Library(name, {**(found.contents if found is not None else {}), **inner})


@functools.lru_cache(maxsize=256)
def _by_another_name(name: str) -> Library | None:
    """A module of Python's of which nothing is known but what it shares with one that may be used."""
    found = sys.modules.get(name) if name.partition(".")[0] in sys.stdlib_module_names else None
    known = {id(value) for each in _MODULES.values() for value in each.values() if callable(value)}
    shared = {key: value for key, value in vars(found).items() if id(value) in known} if found is not None else {}
    return Library(name, shared) if shared else None


def all_of(name: str) -> list[str] | None:
    """The names that `from MODULE import *` binds of a module of Python's; None where not all are known."""
    found, real = module(name), sys.modules.get(name)
    if found is None or name.partition(".")[0] not in sys.stdlib_module_names or real is None:
        return None
    names = [*getattr(real, "__all__", [each for each in vars(real) if not each.startswith("_")])]
    return names if found.contents.keys() >= set(names) else None


def lacks(name: str, attribute: str) -> bool:
    """Whether a module of Python's surely has no such thing in this version."""
    found = sys.modules.get(name) if name.partition(".")[0] in sys.stdlib_module_names else None
    is_open = hasattr(found, "__path__") or hasattr(found, "__getattr__")
    return found is not None and not is_open and not hasattr(found, attribute)


BUILTINS: Final[dict[str, Any]] = {
    **{
        f.__name__: f
        for f in (
            abs, all, any, ascii, bin, bool, bytearray, bytes, callable, chr, complex, dict, divmod, enumerate, filter,
            float, format, frozenset, hex, int, isinstance, issubclass, iter, len, list, map, max, min, next, object,
            oct, ord, pow, range, repr, reversed, round, set, slice, sorted, str, sum, tuple, type, zip, super,
            property, classmethod, staticmethod, aiter, anext,
        )
    },
    **{
        name: value
        for name, value in vars(__import__("builtins")).items()
        if isinstance(value, type) and issubclass(value, BaseException)
    },
    **{
        name: _interpreted(name)
        for name in ("getattr", "hasattr", "setattr", "print", "hash", "locals", "dir", "vars", "compile")
    },
    "NotImplemented": NotImplemented,
    "Ellipsis": ...,
}  # fmt: skip
_DATA: Final = (
    str, bytes, bytearray, int, float, complex, bool, list, tuple, dict, set, frozenset, range, slice,
    collections.deque, collections.Counter, collections.defaultdict, collections.OrderedDict, collections.ChainMap,
    datetime.date, datetime.datetime, datetime.time, datetime.timedelta, datetime.timezone,
    decimal.Decimal, fractions.Fraction, re.Pattern, re.Match, io.StringIO, io.BytesIO,
    gettext.NullTranslations, types.SimpleNamespace,
    types.MappingProxyType, pathlib.PurePosixPath, difflib.SequenceMatcher, string.Template,
    itertools.chain, type(hashlib.md5()), type(hashlib.sha256()), hmac.HMAC, struct.Struct, calendar.Calendar,
    graphlib.TopologicalSorter, contextlib.ExitStack,
)  # fmt: skip
NEVER: Final = frozenset(
    {"now", "utcnow", "today", "fromtimestamp", "timestamp", "astimezone", "mro",
     "with_traceback", "add_note", "safe_substitute_", "throw", "gi_frame", "gi_code", "func"}
)  # fmt: skip
"""Attributes that depend on the machine, or lead to what is not data."""
_OF_CONTAINERS: Final = frozenset({"__len__", "__iter__", "__contains__", "__getitem__"})
"""Special methods of Python's own containers that are called by their names."""
_SPECIAL: Final = frozenset({"_replace", "_asdict", "_fields", "_make"})


def may_read(owner: Any, name: str) -> bool:
    """Whether an attribute of a value of the library's may be looked at."""
    if isinstance(owner, datetime.datetime) and owner.tzinfo is not None and name in ("astimezone", "timestamp"):
        return True
    if owner is datetime.datetime and name == "fromtimestamp":
        return True
    if (
        databases.may_read(owner, name)
        or seeded_dice.may_read(owner, name)
        or argument_parsers.may_read(owner, name)
        or asyncio_library.may_read(owner, name)
        or pytest_library.may_read(owner, name)
    ):
        return True
    if name in _OF_CONTAINERS and type(owner) in (list, tuple, dict, set, frozenset, str, bytes, range):
        return True
    if type(owner) is abc.ABCMeta and owner.__module__ in ("collections.abc", "numbers"):
        return type(inspect.getattr_static(owner, name, None)) is types.FunctionType or name in ("register", "__ne__")
    is_of_partial = type(owner) is functools.partial and name == "func"
    if not is_of_partial and ((name.startswith("_") and name not in _SPECIAL) or name in NEVER):
        return False
    if isinstance(owner, logging.Logger):
        return name in loggers.READABLE
    if isinstance(owner, logging.Handler):
        return name in loggers.OF_HANDLERS
    if isinstance(owner, types.GeneratorType):
        return name in ("send", "close")
    if output_streams.is_stream(owner):
        return name in output_streams.READABLE
    if isinstance(owner, enum.EnumMeta):
        return True
    if isinstance(owner, type):
        return owner in _DATA or owner in _MADE or owner in (uuid.UUID, inspect.Signature, inspect.Parameter)
    if (
        type(owner) in _DATA
        or type(owner).__name__ == "CacheInfo"
        or isinstance(owner, enum.Enum | BaseException | tuple)
    ):
        return True
    if type(owner) is threading.local:
        return True
    if type(owner) is functools.partial:
        return name in ("func", "args", "keywords")
    names = _READABLE.get(type(owner))
    if names is not None:
        return name in names
    return type(owner).__module__ in ("urllib.parse", "_csv", "csv", "itertools", "functools", "ipaddress")


_PATH: Final = (
    "parts drive root anchor parents parent name stem suffix suffixes as_posix is_absolute is_relative_to joinpath"
    " match relative_to with_name with_stem with_suffix"
)
_CONFIGURATION: Final = (
    "read_string read_dict sections add_section has_section options has_option get getint getfloat getboolean items set"
    " remove_option remove_section defaults optionxform keys values pop popitem clear update setdefault name parser"
)
_READABLE: Final = {
    kind: frozenset(names.split())
    for kind, names in {
        type(pathlib.Path()): _PATH, pathlib.PureWindowsPath: _PATH,
        configparser.ConfigParser: _CONFIGURATION, configparser.RawConfigParser: _CONFIGURATION,
        configparser.SectionProxy: _CONFIGURATION,
        inspect.Signature: "parameters bind bind_partial empty replace",
        inspect.Parameter: "name default kind empty POSITIONAL_ONLY POSITIONAL_OR_KEYWORD VAR_POSITIONAL KEYWORD_ONLY"
                           " VAR_KEYWORD",
        inspect.BoundArguments: "arguments args kwargs apply_defaults",
        textwrap.TextWrapper: "wrap fill width",
        string.Formatter: "vformat parse",
        json.JSONEncoder: "encode", json.JSONDecoder: "decode",
        statistics.NormalDist: "mean stdev variance cdf pdf inv_cdf zscore median mode overlap",
        uuid.UUID: "hex int bytes version variant urn fields node time_low",
        array.array: "append extend insert pop remove reverse index count tolist tobytes frombytes typecode itemsize",
        collections.UserDict: "data keys values items get pop popitem update setdefault clear copy",
        collections.UserList: "data append extend insert pop remove reverse sort index count copy clear",
        types.UnionType: "", types.GenericAlias: "",
        ElementTree.Element: "tag text tail attrib get set keys items find findall findtext iterfind iter itertext"
                             " append extend insert remove clear",
        ElementTree.ElementTree: "getroot find findall findtext iterfind iter",
    }.items()
}  # fmt: skip
"""Attributes that may be read of an object of a class."""
_MADE: Final = frozenset(
    {
        itertools.chain,
        dict,
        str,
        int,
        float,
        bytes,
        *(v for v in MODULES["datetime"].contents.values() if isinstance(v, type)),
    }
)


_WITH_COMPILED_PARTS: Final = frozenset({"socket", "select", "signal", "subprocess", "zlib", "gzip", "pickle", "queue"})
"""Modules whose texts do not define all that they have; importing them does nothing else."""


def is_part_of_program(name: str, attribute: str) -> bool:
    """Whether something of a module that may not be used is surely no data, so that states do not list it."""
    if name.partition(".")[0] not in sys.stdlib_module_names:
        return False
    found = importlib.import_module(name) if name in _WITH_COMPILED_PARTS else sys.modules.get(name)
    return is_program(getattr(found, attribute, 0)) if found is not None else attribute in _defined_in(name)


@functools.lru_cache(maxsize=64)
def _defined_in(name: str) -> frozenset[str]:
    """Functions and classes at the top of a module of the standard library, from its text: it is not imported."""
    place = pathlib.Path(functools.__file__).parent.joinpath(*name.split("."))
    for file in (place.with_name(f"{place.name}.py"), place / "__init__.py"):
        source = read_source(str(file)) if file.is_file() else None
        tree = parsed(source) if source is not None else None
        if tree is not None:
            return frozenset(node.name for node in tree.body if isinstance(node, Function | ast.ClassDef))
    return frozenset()
