"""How far each value of a predicted state can be trusted: a value is no surer than those it was made from.

The model's own sureness of a value holds if what it was made from is right. So chances are handed on along the names of
the line that ran; what a line does not touch keeps its chance, and what a line sets but the model shows as unchanged is
as sure as the whole state is. Knows syntax, and what a model's scores are worth; asks nothing.
"""

import ast
import builtins
import math
import re
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from ndb.engine.neural.recording import Predicted, PredictedRecording
from ndb.engine.protocol import WORKED_OUT
from ndb.language.decoding import VALUE, scores_of_place, scores_of_values
from ndb.model.confidence import UNKNOWN
from ndb.model.protocol import TalkingModel
from ndb.predict.walk import Step
from ndb.source.parse import is_plain, parsed_line, plain_value
from ndb.trace.names import bare_name, global_name
from ndb.trace.state import Event, State
from ndb.tree.action import Action, Move
from ndb.tree.search import last_where

_DECIDES = re.compile(r"\s*(if|elif|for|while|match|case|except|assert)\b")
_NAME = re.compile(r"[^\W\d]\w*")
_NAMED = re.compile(r"<(?:(?:built-in )?function|class|bound method|method) '?([\w.<>]+?)'?(?:>| of )")
"""How functions, methods and classes are rendered, with their names."""
_ALWAYS = frozenset({*dir(builtins), "lambda", "locals", "object", "main", "main_"})
_LOOKING = frozenset(
    {
        "abs", "all", "any", "ascii", "bin", "bool", "chr", "dict", "enumerate", "float", "format", "frozenset",
        "hash", "hex", "id", "int", "isinstance", "issubclass", "len", "list", "max", "min", "oct", "ord", "pow",
        "print", "range", "repr", "reversed", "round", "set", "sorted", "str", "sum", "tuple", "type", "zip",
    }
)  # fmt: skip
"""Builtins that change none of their arguments but iterators, which they draw from."""
_FIXED = ("'", '"', "b'", 'b"', "None", "True", "False", *"-0123456789")
"""How values are rendered that nothing changes."""
_MUTABLE = ("[", "{", "<", "set(", "deque", "Counter", "defaultdict", "bytearray")
LUCK = 0.4
"""How often what was made from a wrong value is right all the same, and..."""
STRAY_LUCK = 0.5
"""how often a value is right where the walk may have gone astray. Both measured on validation programs."""
_STEPS = frozenset({Move.STEP_INTO, Move.STEP_EXPRESSION, Move.STEP_INSIDE})


@dataclass(frozen=True, slots=True)
class Effects:
    """What a line does to names."""

    uses: frozenset[str]
    sets: frozenset[str]
    touches: frozenset[str]
    """Names of which it uses parts, or which it hands on: their objects may change."""
    changes: frozenset[str]
    """Of these the ones that it does not only look at."""


def judged(
    recording: PredictedRecording, step: Step, state: State, model: TalkingModel, chance: float
) -> Predicted:  # fmt: skip
    """A state that comes next in a recording, with how likely it and its values are right. `chance`: that of a state
    that was not predicted but reckoned."""
    before, action, prediction = recording.items[-1], step.action, step.prediction
    if prediction is None:
        sure, place, own = chance, 1.0, {VALUE: chance}
    else:
        sure = model.calibration.chance("state", action.move, prediction.scores)
        place = math.exp(math.fsum(scores_of_place(model.tokenizer, prediction)))
        values = scores_of_values(model.tokenizer, prediction).items()
        own = {name: model.calibration.chance("value", action.move, scores) for name, scores in values}
    chances = chances_after(before, _seen_last(recording, state.frame), state, own, sure, action)
    if prediction is not None and state.file in recording.sources:
        chances |= dict.fromkeys(invented(state, "\n".join(recording.sources.values())), 0.0)
    if prediction is not None and state.event in (Event.RETURN, Event.EXCEPTION):
        chances |= dict.fromkeys(not_said(_seen_last(recording, state.frame), state), 0.0)
    return Predicted(
        state, sure, action, chances=chances, path=path_after(before, sure, place), so_far=before.so_far * sure,
        way=WORKED_OUT if prediction is None else None, scores=array("f", step.scores),
    )  # fmt: skip


def not_said(known: Predicted | None, state: State) -> list[str]:
    """The variables of a state for which a model said a value only, that the line which ran may have changed."""
    ran = effects_of(known.state.source) if known is not None else None
    return [name for name, text in state.locals.items() if ran is None or _may_have_changed(bare_name(name), text, ran)]


def _may_have_changed(name: str, text: str, ran: Effects) -> bool:
    changes = ran.touches if text.startswith("<") else ran.changes  # what is looked at may be drawn from
    return name in ran.sets or (name in changes and not text.startswith(_FIXED))


def invented(state: State, source: str) -> list[str]:
    """The values that name a function or a class which the program's text does not: a model may misspell them.

    What comes from elsewhere under another name is doubted, too: better not said than said wrongly.
    """
    values = dict(state.locals) if state.value is None else {**state.locals, VALUE: state.value}
    told = {key: {part for found in _named(text) for part in _NAME.findall(found)} for key, text in values.items()}
    return [key for key, names in told.items() if names and not names <= _words(source) | _ALWAYS]


def _named(text: str) -> list[str]:
    return [] if text.startswith(("'", '"')) else _NAMED.findall(text)


@lru_cache(maxsize=8)
def _words(source: str) -> frozenset[str]:
    return frozenset(_NAME.findall(source))


def _seen_last(recording: PredictedRecording, frame: int) -> Predicted | None:
    """The latest state of a function that is known, apart from single expressions."""
    frames, events = recording.frames, recording.events
    found = last_where(lambda a, b: (frames[a:b] == frame) & (events[a:b] < Event.EXPRESSION), 0, len(frames))
    return recording.items[found] if found >= 0 else None


def chances_after(
    before: Predicted, known: Predicted | None, state: State, own: Mapping[str, float], sure: float, action: Action
) -> dict[str, float]:
    """How likely each value of a state is right. `before`: where the action was taken; `known`: where this function was
    seen last; `own`: how likely each listed value is right if what it was made from is."""
    line = known if known is not None and before.state.event is Event.EXPRESSION else before
    ran = effects_of(line.state.source) if action.move in _STEPS or _is_over_line(before, state, action) else None
    made_from = weakest(line, ran.uses if ran is not None else None)
    most = 1.0
    if before.state.event is Event.EXPRESSION:
        made_from = min(made_from, before.chances.get(VALUE, 1.0))
    if (
        ran is not None
        and known is not None
        and before.state.event is Event.RETURN
        and known.state.depth == state.depth
    ):
        # The caller's line goes on, with what was returned: where that is shown as unknown, so is what it makes.
        returned = before.chances.get(VALUE, 1.0)
        ran, most = effects_of(known.state.source), returned if returned < UNKNOWN else 1.0
        made_from = min(weakest(known, ran.uses), returned)
    if sure == 1.0 and made_from < UNKNOWN:
        most = min(most, made_from)  # what is worked out from a value that is shown as unknown is no better known
    if state.event is Event.EXPRESSION and ran is not None:
        ran = replace(ran, sets=frozenset())  # what the line sets is set at its end
    chances = {name: _chance(name, text, known, own, sure, made_from, ran) for name, text in state.locals.items()}
    if most < 1.0:
        sets = ran.sets if ran is not None else frozenset()
        changed = [name for name in chances if bare_name(name) in sets or _is_news(name, state, known, line)]
        chances |= {name: min(chances[name], most) for name in changed}
    if state.event is Event.CALL and before.state.event is Event.LINE:
        chances |= dict.fromkeys(written_arguments(before.state.source, state), 1.0)
    if state.value is not None:
        chances[VALUE] = min(own.get(VALUE, 1.0) * handed_on(made_from), most)
    return {name: chance for name, chance in chances.items() if chance < 1.0}


def written_arguments(line: str, entered: State) -> list[str]:
    """The arguments of a function that stand in the line that calls it as plain values, and that are shown as these."""
    trees = parsed_line(line.strip()), parsed_line(entered.source.strip())
    calls, made = (list(ast.walk(tree)) if tree is not None else [] for tree in trees)
    to_it = [n for n in calls if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)]
    to_it = [n for n in to_it if isinstance(n.func, ast.Name) and n.func.id == entered.function]
    functions = [n.args for n in made if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    if len(to_it) != 1 or len(functions) != 1 or any(isinstance(each, ast.Starred) for each in to_it[0].args):
        return []
    names = [each.arg for each in functions[0].posonlyargs + functions[0].args]
    given = {**dict(zip(names, to_it[0].args, strict=False)), **{k.arg: k.value for k in to_it[0].keywords if k.arg}}
    return [
        name
        for name, value in given.items()
        if is_plain(value) and repr(plain_value(value)) == entered.locals.get(name)
    ]


def _is_over_line(before: Predicted, state: State, action: Action) -> bool:
    """Whether just one line of a function ran, with all that it called; or none, where it was entered."""
    is_line = before.state.event in (Event.CALL, Event.LINE) and before.state.frame == state.frame
    return action.move is Move.STEP_OVER and is_line


def _is_news(name: str, state: State, known: Predicted | None, line: Predicted) -> bool:
    """Whether a variable is not what it was; an argument: whether it is neither written in the line that calls nor what
    a variable there is that is not shown as unknown."""
    text = state.locals[name]
    if state.event is not Event.CALL or known is not None:
        return known is None or known.state.locals.get(name) != text
    sure = [text for key, text in line.state.locals.items() if line.chances.get(key, 1.0) >= UNKNOWN]
    return text not in sure and text not in line.state.source.replace('"', "'")


def _chance(
    name: str, text: str, known: Predicted | None, own: Mapping[str, float], sure: float, made_from: float,
    ran: Effects | None,
) -> float:  # fmt: skip
    bare = bare_name(name)
    if known is None or known.state.locals.get(name) != text:
        return own.get(name, sure) * handed_on(made_from)
    before = known.chances.get(name, 1.0)
    is_touched = ran is None or bare in ran.sets or (bare in ran.touches and text.startswith(_MUTABLE))
    return min(before, own.get(name, sure) * handed_on(made_from)) if is_touched else before


def path_after(before: Predicted, sure: float, place: float) -> float:
    """How likely a walk is still on the right lines. `place`: how likely the state stands where it says. Where the line
    that ran decides where to go, that is as likely as what it looked at and as the whole state."""
    if not _DECIDES.match(before.state.source):
        return before.path * place
    return min(before.path, weakest(before, effects_of(before.state.source).uses)) * min(sure, place)


def shown_chance(chance: float, path: float) -> float:
    """How likely a value is right, for all that it is of this chance on a path of this one."""
    return chance * (path + (1.0 - path) * STRAY_LUCK)


def handed_on(chance: float) -> float:
    """How likely something is right, for all that it was made from something of this chance."""
    return chance + (1.0 - chance) * LUCK


def weakest(item: Predicted, names: Iterable[str] | None) -> float:
    """The chance of the least sure of some variables of a state; None: of all."""
    if names is None:
        return min(item.chances.values(), default=1.0)
    used = [item.chances.get(key, 1.0) for name in names for key in (name, global_name(name))]
    is_end = item.state.event in (Event.RETURN, Event.EXCEPTION)
    return min([*used, item.chances.get(VALUE, 1.0)] if is_end else used, default=1.0)


@lru_cache(maxsize=4096)
def effects_of(source: str) -> Effects:
    """What a line does, from its text alone; of one that makes no sense alone, everything it names."""
    tree = parsed_line(source.strip())
    if tree is None:
        names = frozenset(_NAME.findall(source))
        return Effects(names, names, names, names)
    nodes = list(ast.walk(tree))
    named = [node for node in nodes if isinstance(node, ast.Name)]
    sets = {n.id for n in named if isinstance(n.ctx, ast.Store | ast.Del)}
    touched = [n.value for n in nodes if isinstance(n, ast.Subscript | ast.Attribute)]
    touched += [argument for n in nodes if isinstance(n, ast.Call) for argument in n.args]
    calls = [n for n in nodes if isinstance(n, ast.Call)]
    changed = [_root(n) for n in nodes if isinstance(n, ast.Subscript | ast.Attribute) and _is_put(n.ctx)]
    changed += [_root(n.func.value) for n in calls if isinstance(n.func, ast.Attribute)]
    given = [a for n in calls if not (isinstance(n.func, ast.Name) and n.func.id in _LOOKING) for a in _given(n)]
    changed += [_root(argument) for argument in given]
    return Effects(
        frozenset(n.id for n in named),
        frozenset(sets),
        frozenset(n.id for n in touched if isinstance(n, ast.Name)),
        frozenset(n.id for n in changed if isinstance(n, ast.Name)),
    )


def _is_put(context: ast.expr_context) -> bool:
    return isinstance(context, ast.Store | ast.Del)


def _given(call: ast.Call) -> list[ast.expr]:
    given = [*call.args, *(keyword.value for keyword in call.keywords)]
    return [each.value if isinstance(each, ast.Starred) else each for each in given]


def _root(node: ast.expr) -> ast.expr:
    """The name that a path of attributes and items begins with."""
    while isinstance(node, ast.Subscript | ast.Attribute):
        node = node.value
    return node
