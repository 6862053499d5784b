"""Filters that look at what a program does: is it nondeterministic, does it behave as the one it was made from?

What a filter drops it drops for a reason, which the factory counts. Filters of size and of crashes stand with the
factory, contamination has a file of its own. No dice here: what one filter drops changes nothing for other programs.
"""

import ast
import re
from collections.abc import Callable
from functools import lru_cache

from ndb.dataset.programs.program import Program
from ndb.dataset.programs.sources import behaviour, kind_of, known_behaviour
from ndb.source.parse import nodes_of, parsed_expression
from ndb.trace.names import bare_name
from ndb.trace.state import Recording

CHANGING_MODULES = frozenset(
    {"time", "uuid", "secrets", "os", "socket", "threading", "tempfile", "getpass", "platform", "asyncio", "subprocess"}
)
CHANGING_CALLS = frozenset({"id", "hash", "input", "open"})
CHANGING_METHODS = frozenset({"now", "today", "utcnow"})
_ORDERED_BY = frozenset(
    {
        "list",
        "tuple",
        "enumerate",
        "iter",
        "next",
        "zip",
        "map",
        "filter",
        "reversed",
        "str",
        "repr",
        "format",
        "dict",
        "deque",
        "Counter",
    }
)
_ORDERING_METHODS = frozenset({"join", "extend", "fromkeys", "extendleft", "format", "writelines"})
_WITH_TIES = frozenset({"sorted", "min", "max"})
_CHANCE = sorted({*CHANGING_MODULES, *CHANGING_CALLS, *CHANGING_METHODS, "random"})
_MAY_BE_CHANCE = re.compile(rf"\b(?:{'|'.join(_CHANCE)})\b")
_MAY_HAVE_SETS = re.compile(r"\b(?:set|frozenset|keys|items)\b|\{")
_VIEWS = frozenset({"keys", "items"})


# -- nondeterminism ----------------------------------------------------------------------------------------------------


def uses_chance(source: str) -> bool:
    """Whether the text itself asks for what differs from run to run: clocks, dice, addresses, hashes, the machine."""
    if not _MAY_BE_CHANCE.search(source):
        return False
    return any(map(_is_chance, nodes_of(source))) or _rolls_dice(source)


def _is_chance(node: ast.AST) -> bool:
    match node:
        case ast.Import(names=names):
            return any(name.name.partition(".")[0] in CHANGING_MODULES for name in names)
        case ast.ImportFrom(module=str(module)):
            return module.partition(".")[0] in CHANGING_MODULES
        case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=int()), *_]):
            return name in CHANGING_CALLS - {"hash"}
        case ast.Call(func=ast.Name(id=name)):
            return name in CHANGING_CALLS
        case ast.Call(func=ast.Attribute(attr=name), args=[]):
            return name in CHANGING_METHODS
    return False


def _rolls_dice(source: str) -> bool:
    """Whether `random` is used other than through generators with a seed."""
    if "random" not in source or not re.search(r"^\s*(?:import|from) random\b", source, re.MULTILINE):
        return False
    return not re.search(r"\bseed\([^)]|\bRandom\([^)]", source)


def order_of_sets_shows(source: str, call: str, recording: Recording) -> bool:
    """Whether the run shows in which order a set of strings happened to be, which differs from process to process.

    The run says which variables and expressions were such sets; the text, whether one of them is put into some order.
    """
    if not (_has_sets(source) or _has_sets(call)):
        return False
    sets = _texts_of_sets(recording)
    return any(_orders(node, sets) for node in nodes_of(source))


@lru_cache(maxsize=64)
def _has_sets(source: str) -> bool:
    return bool(_MAY_HAVE_SETS.search(source)) and any(map(_makes_a_set, nodes_of(source)))


def _makes_a_set(node: ast.AST) -> bool:
    match node:
        case ast.Set() | ast.SetComp() | ast.Name(id="set" | "frozenset"):
            return True
        case ast.BinOp(left=ast.Call(func=ast.Attribute(attr=left))) if left in _VIEWS:
            return True
        case ast.BinOp(right=ast.Call(func=ast.Attribute(attr=right))) if right in _VIEWS:
            return True
    return False


def _texts_of_sets(recording: Recording) -> frozenset[str]:
    """Names and expressions (in normal form) whose value was a set of several, not all of them numbers."""
    found: set[str] = set()
    for index in range(len(recording)):
        state = recording.state(index)
        found |= {bare_name(name) for name, text in state.locals.items() if _is_set_of_texts(text)}
        if state.event.is_inside_line and _is_set_of_texts(state.value or ""):
            tree = parsed_expression(state.source)
            found |= {ast.unparse(tree)} if tree is not None else set()
    return frozenset(found)


def _is_set_of_texts(text: str) -> bool:
    """A set, or the keys of a dict taken as one, with a string, None or an object in it."""
    if not text.startswith(("{", "frozenset(")) or "," not in text or re.fullmatch(r"[\d\s,.{}()frozenset-]*", text):
        return False
    return text.startswith("f") or kind_of(text) == "set"


def _orders(node: ast.AST, sets: frozenset[str]) -> bool:
    """Whether this place makes the order of a set visible."""

    def is_set(value: ast.AST | None) -> bool:
        if isinstance(value, ast.Set):
            return len(value.elts) > 1 and not _all_numbers(value)
        return isinstance(value, ast.expr) and ast.unparse(value) in sets

    match node:
        case ast.For(iter=value) | ast.AsyncFor(iter=value) | ast.Starred(value=value) | ast.YieldFrom(value=value):
            return is_set(value)
        case ast.comprehension(iter=value) | ast.FormattedValue(value=value) | ast.AugAssign(op=ast.Add(), value=value):
            return is_set(value)
        case ast.Assign(targets=[ast.Tuple() | ast.List(), *_], value=value):
            return is_set(value)
        case ast.Call(func=ast.Attribute(value=value, attr="pop"), args=[]):
            return is_set(value)
        case ast.Call():
            return _call_orders(node, is_set)
    return False


def _call_orders(call: ast.Call, is_set: Callable[[ast.AST], bool]) -> bool:
    if not any(map(is_set, call.args)):
        return False
    match call.func:
        case ast.Name(id=name):
            return name in _ORDERED_BY or (name in _WITH_TIES and bool(call.keywords))
        case ast.Attribute(attr=name):
            return name in _ORDERING_METHODS
    return False


def _all_numbers(display: ast.Set) -> bool:
    return all(isinstance(e, ast.Constant) and isinstance(e.value, int | float) for e in display.elts)


def shows_an_address(recording: Recording) -> bool:
    """Whether a value is a text with a memory address in it: `str` of a plain object."""
    return b" at 0x" in getattr(recording, "payload", b"")


# -- behaviour ---------------------------------------------------------------------------------------------------------


def behaves_like_its_parent(program: Program) -> bool:
    """Whether no input of the parent's tells the two apart: the same events with the same values, whatever the text."""
    parent = program.parent
    if parent is None or len(parent.calls) != len(program.calls):
        return False
    pairs = zip(parent.calls, program.calls, strict=True)
    return all(known_behaviour(parent, call) == behaviour(program.source, ours) for call, ours in pairs)
