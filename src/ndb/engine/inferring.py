"""Questions asked backwards: which arguments make a function return a value. The model proposes, and is checked.

A program runs many-to-one, so there are several candidates (SPEC 3): each is one sample of `inv_step_call`, checked by
the model's own forward prediction and, where allowed, by running it in the sandbox. Knows the language's inverse
documents; nothing that was proposed is run outside the sandbox, and a wrong candidate is shown as wrong.
"""

import ast
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np

from ndb.engine.neural import NeuralEngine
from ndb.engine.predicted import entered
from ndb.errors import BadTarget
from ndb.language.decoding import Choose, Chosen, Feed, Prediction, next_state
from ndb.language.document import Shown
from ndb.language.grammar import Cursor, Grammar, events_after
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark, Sep
from ndb.model.runtime import GREEDY, Sampling
from ndb.trace.sandbox import equality, evaluate_calls
from ndb.trace.state import Event
from ndb.trace.target import with_main
from ndb.tree.action import INV_STEP_CALL, STEP_INTO, STEP_RETURN

Talk = Generator[Feed | Choose, Chosen | None, Prediction]
SAMPLED = Sampling(temperature=0.6, top_p=0.95)
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Model(Protocol):
    """A model that can be talked to, also many times at once."""

    @property
    def tokenizer(self) -> Tokenizer: ...

    def drive(self, talk: Talk) -> Any: ...

    def drive_all(self, talks: Sequence[Talk], sampling: Sampling, random: np.random.Generator | None) -> list[Any]: ...


@dataclass(frozen=True, slots=True)
class Candidate:
    """Arguments that may give the value, and what speaks for them."""

    arguments: str
    """Source text, as it stands in a call."""
    log_probability: float
    times: int
    """How many samples came to it."""
    predicted: str | None = None
    """What the model itself says such a call returns; None where it says nothing."""
    agrees: bool = False
    """Whether that is the value asked for."""
    verified: bool | None = None
    """Whether a run gave the value; None where nothing was run."""
    error: str | None = None
    """What the run ended with instead of a value."""


def infer_inputs(
    model: Model, source: str, function: str, returns: str, count: int = 5, *, run: bool = False, seed: int = 0
) -> list[Candidate]:
    """Up to `count` different arguments with which `function` may return `returns` (source text), best first.

    With `run`, each is run in the sandbox; without it, only the model's own word stands for them.
    """
    node = _find(source, function)
    value = rendered(returns)
    proposed = _proposals(model, source, node, value, count, seed)
    checked = [_foretold(model, source, function, candidate, value) for candidate in proposed]
    if run:
        checked = _verified(source, function, checked, returns)
    return sorted(checked, key=lambda c: (c.verified is not True, not c.agrees, -c.times, -c.log_probability))


def predict_output(model: Model, source: str, call: str) -> str | None:
    """What the model says a call returns: rendered; None where it does not say. Nothing is run."""
    program, main = with_main(_needed(source, call), call)
    engine = NeuralEngine(model, {"<program>": program}, [entered(program, "<program>", main)])
    for action in (STEP_INTO, STEP_INTO, STEP_RETURN):
        place = engine.move(action)
        if place.state is None:
            return None
    state = place.state
    return state.value if state is not None and state.event is Event.RETURN else None


def _needed(source: str, call: str) -> str:
    """What a call needs of a file; all of it where that is not clear."""
    try:
        called = {n.id for n in ast.walk(ast.parse(call, mode="eval")) if isinstance(n, ast.Name)}
        found = [n for n in ast.parse(source).body if isinstance(n, Function) and n.name in called]
    except SyntaxError:
        return source
    return blocks(source, found[0]) if len(found) == 1 else source


def rendered(returns: str) -> str:
    """A value's source text as states show it."""
    try:
        return repr(ast.literal_eval(returns))
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        raise BadTarget(f"{returns!r} is no plain value; write it as Python would show it, strings in quotes") from None


def _find(source: str, function: str) -> Function:
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        raise BadTarget(f"the file cannot be read as Python: {error.msg} in line {error.lineno}") from None
    for node in tree.body:
        if isinstance(node, Function) and node.name == function:
            return node
    raise BadTarget(f"there is no function {function} at the top of the file")


def _proposals(model: Model, source: str, node: Function, value: str, count: int, seed: int) -> list[Candidate]:
    """Different arguments: the likeliest by each way out of the function, then samples, shared out among the ways."""
    code, head = blocks(source, node), source.split("\n")[node.lineno - 1]
    ends = list(_ends(source, node))
    greedy = model.drive_all([_backwards(model.tokenizer, code, head, end, value) for end in ends], GREEDY, None)
    talks = [_backwards(model.tokenizer, code, head, ends[i % len(ends)], value) for i in range(3 * count)]
    sampled = model.drive_all(talks, SAMPLED, np.random.default_rng(seed)) if count > 1 else []
    found: dict[str, Candidate] = {}
    for prediction in (*greedy, *sampled):
        arguments = _arguments(node, prediction) if prediction is not None else None
        if arguments is not None:
            known = found.get(arguments, Candidate(arguments, prediction.log_probability, 0))
            found[arguments] = replace(known, times=known.times + 1)
    return sorted(found.values(), key=lambda c: (-c.times, -c.log_probability))[:count]


def _ends(source: str, node: Function) -> Iterator[str]:
    """The lines with which the function may return: its `return`s, and its last line where that is none."""
    lines = source.split("\n")
    nested = [f for f in ast.walk(node) if isinstance(f, Function) and f is not node]
    inner = {id(n) for f in nested for n in ast.walk(f)}
    numbers = [n.lineno for n in ast.walk(node) if isinstance(n, ast.Return) and id(n) not in inner]
    if not isinstance(node.body[-1], ast.Return | ast.Raise):
        numbers.append(node.body[-1].end_lineno or node.lineno)
    yield from dict.fromkeys(lines[number - 1] for number in sorted(numbers, reverse=True))


def blocks(source: str, node: Function) -> str:
    """The function and whatever else of the file it needs: what a document shows of a file (SPEC 4)."""
    lines, tree = source.split("\n"), ast.parse(source)
    needed = [statement for statement in tree.body if statement.lineno == node.lineno]
    for statement in needed:  # grows while it is walked
        used = {n.id for n in ast.walk(statement) if isinstance(n, ast.Name)}
        needed += [other for other in tree.body if other not in needed and used & _binds(other)]
    kept = [statement for statement in tree.body if statement in needed]
    starts = [min([s.lineno, *(d.lineno for d in getattr(s, "decorator_list", ()))]) for s in kept]
    return "\n".join("\n".join(lines[start - 1 : s.end_lineno]) + "\n" for start, s in zip(starts, kept, strict=True))


def _binds(statement: ast.stmt) -> set[str]:
    """The names that a statement at the top of a file gives a meaning."""
    if isinstance(statement, Function | ast.ClassDef):
        return {statement.name}
    if isinstance(statement, ast.Import | ast.ImportFrom):
        return {alias.asname or alias.name.split(".")[0] for alias in statement.names}
    return {n.id for n in ast.walk(statement) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def _backwards(tokenizer: Tokenizer, code: str, head: str, end: str, value: str) -> Talk:
    """Ask for the call state of the function whose `def` is `head`, from the state with which it ends."""
    shown = Shown(Sep.INV_RETURN, end, value=value)
    frame = tokenizer.special[Mark.FRAME_SEP]
    yield Feed([*tokenizer.context(code), frame, *tokenizer.state(shown), *tokenizer.action(INV_STEP_CALL), frame])
    events = events_after(Sep.INV_RETURN, INV_STEP_CALL)
    return (yield from next_state(tokenizer, Cursor(Grammar(tokenizer, code), events, None, head)))


def _arguments(node: Function, prediction: Prediction) -> str | None:
    """The arguments of a predicted call state as source; None where they are no plain values or some are missing."""
    if prediction.shown is None or prediction.shown.sep is not Sep.INV_CALL:
        return None
    text = arguments_text(node.args, {name: text for name, text in prediction.shown.locals.items() if text is not None})
    try:
        call = ast.parse(f"f({text})", mode="eval").body if text is not None else None
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    return text if isinstance(call, ast.Call) and ast.unparse(call.func) == "f" else None


def arguments_text(given: ast.arguments, names: Mapping[str, str]) -> str | None:
    """Arguments of a call, from the locals at its start: `*args` and `**kwargs` unpacked."""
    plain = [argument.arg for argument in (*given.posonlyargs, *given.args)]
    if any(name not in names for name in (*plain, *(a.arg for a in given.kwonlyargs))):
        return None
    parts = [names[name] for name in plain]
    parts += [f"*{names[given.vararg.arg]}"] if given.vararg and given.vararg.arg in names else []
    parts += [f"{a.arg}={names[a.arg]}" for a in given.kwonlyargs]
    parts += [f"**{names[given.kwarg.arg]}"] if given.kwarg and given.kwarg.arg in names else []
    return ", ".join(parts)


def _foretold(model: Model, source: str, function: str, candidate: Candidate, value: str) -> Candidate:
    predicted = predict_output(model, source, f"{function}({candidate.arguments})")
    return replace(candidate, predicted=predicted, agrees=predicted == value)


def _verified(source: str, function: str, candidates: Sequence[Candidate], returns: str) -> list[Candidate]:
    answers = evaluate_calls([equality(source, f"{function}({c.arguments})", returns) for c in candidates])
    pairs = zip(candidates, answers, strict=True)
    return [replace(c, verified=answer.value == "True", error=answer.error) for c, answer in pairs]
