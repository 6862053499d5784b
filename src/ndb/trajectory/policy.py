"""Policies: which action to take next (SPEC 6). A policy is a function of the tree, the position and the dice.

Knows trees and actions; the randomness comes in as an argument, so the same seed makes the same walk.
"""

import ast
import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise

from ndb.source.parse import nodes_of, parsed
from ndb.trace.state import Event
from ndb.tree.action import (
    CONTINUE,
    INV_STEP_CALL,
    INV_STEP_INTO,
    INV_STEP_OVER,
    STEP_EXPRESSION,
    STEP_INSIDE,
    STEP_INSTRUCTION,
    STEP_INTO,
    STEP_OVER,
    STEP_RETURN,
    Action,
    breakpoint_at,
)
from ndb.tree.forward import ForwardTree
from ndb.tree.inverse import InverseTree, Node

ForwardPolicy = Callable[[ForwardTree, int, random.Random], Action]
InversePolicy = Callable[[InverseTree, Node, random.Random], Action]

_MIXED: Sequence[tuple[str, float]] = (
    ("step_into", 0.35),
    ("step_over", 0.1),
    ("step_return", 0.2),
    ("breakpoint", 0.1),
    ("continue", 0.05),
)
"""The paper's row as printed; it adds up to .8, `choices` normalises."""
_SIMPLE = {"step_into": STEP_INTO, "step_over": STEP_OVER, "step_return": STEP_RETURN, "continue": CONTINUE}


def paper_policy(tree: ForwardTree, index: int, dice: random.Random) -> Action:
    """Half of the time any action, half of the time a plain step."""
    if dice.random() < 0.5:
        return STEP_INTO if dice.random() < 0.5 else STEP_OVER
    names, weights = zip(*_MIXED, strict=True)
    name = dice.choices(names, weights)[0]
    return _random_breakpoint(tree, index, dice) if name == "breakpoint" else _SIMPLE[name]


def step_into_policy(tree: ForwardTree, index: int, dice: random.Random) -> Action:
    return STEP_INTO


def expression_policy(tree: ForwardTree, index: int, dice: random.Random) -> Action:
    """Takes every line apart, and goes into the program's own functions."""
    events = tree.recording.events
    following = index + 1
    if following < tree.span.stop and events[following] == Event.CALL:
        return STEP_INTO
    return STEP_EXPRESSION


def inside_policy(tree: ForwardTree, index: int, dice: random.Random) -> Action:
    """Takes every line apart, goes through the rounds of comprehensions and into the program's own functions. Not into
    a `lambda`: who walks without a recording cannot see that `sorted` will call it, and works out its keys instead."""
    events, following = tree.recording.events, index + 1
    is_call = following < tree.span.stop and events[following] == Event.CALL
    is_entered = is_call and not tree.is_generator(following) and not tree.is_lambda(following)
    return STEP_INTO if is_entered else STEP_INSIDE


def instruction_policy(tree: ForwardTree, index: int, dice: random.Random) -> Action:
    """Goes from instruction to instruction, and into the program's own functions."""
    events, following = tree.recording.events, index + 1
    is_call = following < tree.span.stop and events[following] == Event.CALL
    return STEP_INTO if is_call else STEP_INSTRUCTION


def expression_over_policy(tree: ForwardTree, index: int, dice: random.Random) -> Action:
    """Takes every line apart, and steps over the program's own functions."""
    return STEP_EXPRESSION


def syntax_policy(tree: ForwardTree, index: int, dice: random.Random) -> Action:
    """Knows loops, branches, calls and returns: leaves loops, jumps behind them, goes into calls, sees returns."""
    if dice.random() < 0.35:
        return STEP_INTO
    source = tree.recording.source_of(index).strip()
    after = _landmarks(tree, index)
    if source.startswith(("for ", "while ")) and after and dice.random() < 0.6:
        return breakpoint_at(dice.choice(after))
    if tree.recording.events[index] == Event.CALL:
        return dice.choice((STEP_INTO, STEP_RETURN))
    if after and dice.random() < 0.4:
        return breakpoint_at(dice.choice(after))
    return dice.choices((STEP_INTO, STEP_OVER, STEP_RETURN), (5, 3, 2))[0]


def paper_inverse_policy(tree: InverseTree, node: Node, dice: random.Random) -> Action:
    """The inverse counterparts: half of the time .35/.1/.2, half of the time a plain step."""
    if dice.random() < 0.5:
        return INV_STEP_INTO if dice.random() < 0.5 else INV_STEP_OVER
    return dice.choices((INV_STEP_INTO, INV_STEP_OVER, INV_STEP_CALL), (0.35, 0.1, 0.2))[0]


def inverse_call_policy(tree: InverseTree, node: Node, dice: random.Random) -> Action:
    """Straight to the arguments: what input inference asks."""
    return INV_STEP_CALL


def inverse_step_policy(tree: InverseTree, node: Node, dice: random.Random) -> Action:
    return INV_STEP_INTO


def _random_breakpoint(tree: ForwardTree, index: int, dice: random.Random) -> Action:
    """A line of the walked part's own code; now and then one that is never reached again."""
    lines = _code_lines(tree)
    return breakpoint_at(dice.choice(lines)) if lines else STEP_INTO


def _landmarks(tree: ForwardTree, index: int) -> list[str]:
    """Lines worth stopping at in the function of this state: after a loop, in a branch, at a return."""
    scope = tree.recording.scopes[tree.recording.scope_numbers[index]]
    text = tree.recording.sources.get(scope.file, "")
    last = tree.recording.lines[index]
    return [source for line, source in landmarks(text) if line > last or source.lstrip().startswith("return")]


@lru_cache(maxsize=512)
def landmarks(text: str) -> tuple[tuple[int, str], ...]:
    """(line, source) of returns, of first lines of branches and handlers, and of statements that follow a loop."""
    if parsed(text) is None:
        return ()
    lines = text.split("\n")
    found: set[int] = set()
    for node in nodes_of(text):
        if isinstance(node, ast.Return | ast.Raise):
            found.add(node.lineno)
        for body in (getattr(node, "body", None), getattr(node, "orelse", None), getattr(node, "finalbody", None)):
            if isinstance(body, list):
                found |= _block_landmarks(node, body)
    return tuple((line, lines[line - 1]) for line in sorted(found) if line <= len(lines))


def _block_landmarks(node: ast.AST, body: list[ast.stmt]) -> set[int]:
    after_loops = {b.lineno for a, b in pairwise(body) if isinstance(a, ast.For | ast.While)}
    branch = {body[0].lineno} if body and isinstance(node, ast.If | ast.ExceptHandler | ast.Try) else set()
    return after_loops | branch


def _code_lines(tree: ForwardTree) -> list[str]:
    """The source lines that the span's functions consist of, without blank ones and comments."""
    places = set(
        zip(
            tree.recording.scope_numbers[tree.span.start : tree.span.stop],
            tree.recording.lines[tree.span.start : tree.span.stop],
            strict=True,
        )
    )
    return sorted({text for scope, line in places if (text := _text(tree, int(scope), int(line)))})


def _text(tree: ForwardTree, scope: int, line: int) -> str:
    lines = _split(tree.recording.sources.get(tree.recording.scopes[scope].file, ""))
    return lines[line - 1] if 0 < line <= len(lines) else ""


@lru_cache(maxsize=512)
def _split(text: str) -> tuple[str, ...]:
    return tuple(text.split("\n"))
