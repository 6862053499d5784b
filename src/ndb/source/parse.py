"""Python text to syntax trees: the one place that calls Python's parser and knows how it fails.

`parse` gives a tree of one's own, `parsed` and `tree_of` one that is shared by all who only look. A text that cannot
be read is `NotPython` or None, never one of the four exceptions with which the parser gives up. Knows nothing of what
stands in a tree.
"""

import ast
import io
import threading
import tokenize
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from ndb.errors import BadTarget, NotPython
from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401

_GIVES_UP: Final = (SyntaxError, ValueError, RecursionError, MemoryError)
_OPENINGS: Final = ("", "if 1: pass\n", "try: pass\n", "match _:\n ")
"""What must stand before a line that opens a block, for it to make sense alone."""

_ONE_AT_A_TIME: Final = threading.RLock()
"""Python 3.11 counts the depth of a tree for all threads together: two that parse at once end in a SystemError."""

# -- statements --------------------------------------------------------------------------------------------------------


def parse(text: str) -> ast.Module:
    """A new tree of a text, to be changed at will."""
    try:
        with _ONE_AT_A_TIME:
            return ast.parse(text)
    except _GIVES_UP as error:
        raise NotPython(error) from error


def parse_program(text: str, file: str) -> ast.Module:
    """A new tree of a program that is to be run: fails as the interpreter does, with the file in what it says."""
    with _ONE_AT_A_TIME:
        return ast.parse(text, file)


def check_compiles(text: str, file: str) -> None:
    """What cannot be compiled cannot be run: said under the name by which the user knows it."""
    try:
        compile(parse_program(text, file), file, "exec", dont_inherit=True)
    except (SyntaxError, ValueError) as error:
        raise BadTarget(f"{file} cannot be compiled: {error}") from error


@lru_cache(maxsize=64)
def tree_of(text: str) -> ast.Module:
    """The tree of a text, shared by all who only look at it: whoever changes one, parses his own."""
    return parse(text)


def parsed(text: str) -> ast.Module | None:
    """As `tree_of`; None where the text is no Python."""
    try:
        return tree_of(text)
    except NotPython:
        return None


@lru_cache(maxsize=256)
def parsed_line(line: str) -> ast.Module | None:
    """The tree of one line by itself, shared; a line that opens a block is taken with an empty one."""
    text = line.strip()
    for whole in (text, *(f"{opening}{text} pass" for opening in _OPENINGS)):
        tree = parsed(whole)
        if tree is not None:
            return tree
    return None


@lru_cache(maxsize=64)
def nodes_of(text: str) -> tuple[ast.AST, ...]:
    """The nodes of a text's tree as `nodes_in` gives them, shared likewise."""
    return tuple(nodes_in(tree_of(text)))


def nodes_in(tree: ast.AST) -> list[ast.AST]:
    """What `ast.walk` gives, in its order, without contexts (Load, Store, Del) and in a third of the time."""
    found = [tree]
    for node in found:
        for name in node._fields:
            value = getattr(node, name, None)
            if value.__class__ is list:
                found += [item for item in value if isinstance(item, ast.AST)]
            elif isinstance(value, ast.AST) and name != "ctx":
                found.append(value)
    return found


def statements_of(text: str) -> list[ast.stmt]:
    """The statements at the top of a text, shared likewise; none where it is no Python."""
    tree = parsed(text)
    return tree.body if tree is not None else []


def walk_text(text: str) -> Iterator[ast.AST]:
    """The nodes of a text, outer ones first; none where it is no Python."""
    tree = parsed(text)
    return ast.walk(tree) if tree is not None else iter(())


@lru_cache(maxsize=4)
def tokens_of(text: str) -> tuple[tokenize.TokenInfo, ...]:
    """The tokens of a text, for the few who look at the same one in turn."""
    try:
        return tuple(tokenize.generate_tokens(io.StringIO(text).readline))
    except (*_GIVES_UP, tokenize.TokenError) as error:
        raise NotPython(error) from error


def tokens_so_far(text: str) -> Iterator[tokenize.TokenInfo]:
    """The tokens of a text, as far as it can be read."""
    try:
        yield from tokenize.generate_tokens(io.StringIO(text).readline)
    except (*_GIVES_UP, tokenize.TokenError):
        return


# -- expressions -------------------------------------------------------------------------------------------------------


def parse_expression(text: str) -> ast.expr:
    """A new tree of a text that is one expression."""
    try:
        with _ONE_AT_A_TIME:
            return ast.parse(text, mode="eval").body
    except _GIVES_UP as error:
        raise NotPython(error) from error


def parsed_expression(text: str) -> ast.expr | None:
    """A new tree of an expression; None where the text is none."""
    try:
        return parse_expression(text)
    except NotPython:
        return None


def is_expression(text: str) -> bool:
    return parsed_expression(text) is not None


def parsed_call(arguments: str) -> ast.Call | None:
    """The call `f(ARGUMENTS)`; None where the text is not what stands between the parentheses of one call."""
    call = parsed_expression(f"f({arguments})")
    return call if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) else None


# -- plain values ------------------------------------------------------------------------------------------------------

NOT_PLAIN: Final = object()
"""What `plain_value` says of what is none: None is a plain value itself."""


def plain_value(source: str | ast.expr) -> Any:
    """The value of a literal; NOT_PLAIN where it is none."""
    try:
        return ast.literal_eval(source)
    except (*_GIVES_UP, TypeError):
        return NOT_PLAIN


def is_plain(source: str | ast.expr) -> bool:
    return plain_value(source) is not NOT_PLAIN


def is_hashable(value: Any) -> bool:
    """Whether a plain value can be a key: `(1, [2])` cannot."""
    try:
        hash(value)
    except TypeError:
        return False
    return True
