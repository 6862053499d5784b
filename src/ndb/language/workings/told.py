"""What a reader of a walk knows: variables, sub-expressions of the line that runs, how often its loops went round.

Told every state that is shown, and nothing else. Knows values as text; no model, and no line numbers.
"""

import ast
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from ndb.language.document import Shown
from ndb.language.known.constants import is_immutable
from ndb.language.tokens import Sep
from ndb.language.workings.operands import key_of
from ndb.language.workings.rounds import (
    Items,
    binds_twice,
    bound_by,
    clause_of,
    gives_matches,
    header_of,
    is_made_anew,
    items_of,
    shown_as,
    shows_its_items,
)
from ndb.source.parse import parsed_expression
from ndb.trace.names import GLOBAL

_NAMED = re.compile(r"(\w+)\s*:=")
_CHANGING = re.compile(
    r"(\w+)\b.*\.(?:pop|popitem|popleft|append|extend|insert|remove|sort|reverse|clear|update|setdefault|add|discard)\("
)
"""A call that may change what stands in a variable."""
UNKNOWN = "?"
"""In place of a value."""


@dataclass(slots=True)
class _Loop:
    items: Items | None
    """What was to be gone through when it began."""
    names: dict[str, str]
    """The variables in which that stood, as they were: where one is another now, it is not known what comes."""
    rounds: int = 0
    """How many are done."""
    draws: bool = False
    """Whether it goes through a generator of a function."""
    place: int | None = None
    """Which of the lines that read like the one that opens it, if that is known."""


@dataclass(slots=True)
class _Frame:
    variables: dict[str, str] = field(default_factory=dict)
    line: str = ""
    """The line that runs."""
    place: int | None = None
    """Which of those that read so, if that is known."""
    parts: dict[str, str] = field(default_factory=dict)
    """Values of its sub-expressions, by their text."""
    this_round: set[str] = field(default_factory=set)
    """Texts that were told in this round: of one that comes again it is not known which value is meant."""
    rounds: dict[str, list[str]] = field(default_factory=dict)
    """By clause of a comprehension in it: the items that it has bound; outer ones first."""
    loops: dict[str, _Loop] = field(default_factory=dict)
    """Those that are under way, by the line that opens them."""
    was_left: bool = False
    """Whether a function of the program's was gone into in mid-round: others may have been passed by."""
    was_away: bool = False
    """Whether a function of the program's was gone into in this line: it may have changed objects."""
    is_whole: bool = False
    """Whether it was told from its beginning on."""
    is_unsure: bool = False
    """Whether the line that runs may open a loop that went round before that."""


class Told:
    """What was told so far."""

    def __init__(
        self,
        functions: Iterable[str] = (),
        constants: Mapping[str, str] | None = None,
        leaves_alone: Callable[[ast.expr], bool] = lambda _: True,
        rebinds: Callable[[int], bool] = lambda _: True,
        function_at: Callable[[int], int] = lambda line: line,
    ) -> None:
        """`functions`: the names of those of the program. `constants`: what names of its module always stand for.
        `leaves_alone`: whether a call of something changes nothing that it is given. `rebinds`: whether the loop at a
        line binds, in its body, a variable in which that stands what it goes through. `function_at`: at which line the
        function begins in which a line stands."""
        self._leaves_alone, self._rebinds, self._function_at = leaves_alone, rebinds, function_at
        self._names_of_its_own = frozenset(functions)
        self._constants = dict(constants or {})
        self._generators = frozenset(f"<generator {name}>" for name in functions)
        self._frames = [_Frame()]
        self._is_resumed = False
        """Whether a call was shown last: of a generator, that it goes on."""
        self._suspended: dict[str, list[_Frame]] = {}
        """By the line of their `yield`: generators that wait."""
        self._raised = 0
        """How many exceptions were shown last: one in each function that was left."""

    def take(
        self, shown: Shown, goes_on: bool = False, place: int | None = None, is_next_and_pure: bool = False
    ) -> None:
        """`goes_on`: it is another line of the statement that runs. `place`: of several lines that read alike, which
        one it is, if that is known. `is_next_and_pure`: it is the call that was to be evaluated next, of a function
        that changes nothing."""
        if shown.sep is Sep.CALL:
            self._frames[-1].was_left |= bool(self._frames[-1].rounds) and not is_next_and_pure
            self._frames[-1].was_away = True
            is_whole = shown.source.lstrip().startswith(("def ", "async def "))
            self._frames.append(self._resumed(shown) or _Frame(is_whole=is_whole))
        if self._raised and shown.sep is Sep.EXCEPTION and len(self._frames) > 1:
            self._frames.pop()  # it has left a function
        elif self._raised and not shown.partial and not self.is_caught_by(shown, place):
            self._frames = [_Frame()]
        self._raised = self._raised + 1 if shown.sep is Sep.EXCEPTION else 0
        was_resumed, self._is_resumed = self._is_resumed, shown.sep is Sep.CALL
        if not shown.partial and not self._frames[-1].is_whole:
            self._frames[-1].line = ""  # it may be another function's, in whose place this one was taken for known
        if shown.sep is Sep.LINE and not goes_on:
            self._begin(self._frames[-1], shown.source, place)
        if shown.sep.has_locals:
            self._list(self._frames[-1], shown)
        if shown.sep.has_locals and not goes_on:
            frame = self._frames[-1]
            frame.was_away = False
            frame.parts, frame.rounds, frame.this_round, frame.was_left = {}, {}, set(), False
        elif shown.sep is Sep.EXPRESSION:
            self._take_part(shown.source, shown.value or "")
        elif shown.sep is Sep.RETURN and len(self._frames) > 1:
            frame = self._frames.pop()
            if "yield" in shown.source and not was_resumed:  # else it ends at this line
                self._suspended.setdefault(shown.source, []).append(frame)

    def forget(self) -> None:
        """It is not known which function runs."""
        self._frames = [_Frame()]

    def is_caught_by(self, shown: Shown, place: int | None) -> bool:
        """Whether the function goes on to which an exception was told to have come: else library code may have taken
        it. `place`: the line that is shown."""
        frame = self._frames[-1]
        if shown.sep is not Sep.LINE or self._raised < 2 or not frame.is_whole or None in (place, frame.place):
            return False
        is_its = self._function_at(place or 0) == self._function_at(frame.place or 0)
        return is_its and frame.variables.keys() <= shown.locals.keys()

    def _resumed(self, shown: Shown) -> _Frame | None:
        """The frame of a generator that goes on at this line, if only one waits there."""
        waiting = self._suspended.pop(shown.source, [])
        if len(waiting) != 1:
            return None
        [frame] = waiting
        is_it = all(frame.variables.get(name) == text for name, text in shown.locals.items())
        return frame if is_it else None

    def _list(self, frame: _Frame, shown: Shown) -> None:
        kept = frame.variables if shown.partial or shown.sep is Sep.CALL else {}
        listed = kept | {name: text for name, text in shown.locals.items() if text is not None}
        frame.variables = {name: text for name, text in listed.items() if shown.locals.get(name, "") is not None}

    def _begin(self, frame: _Frame, line: str, place: int | None) -> None:
        """Another line runs: loops begin with their body, and end where something else stands as far left."""
        before, depth = frame.line, _depth(line)
        known = frame.loops[line].place if line in frame.loops else None
        is_another = known is not None and place is not None and known != place
        if before == line or is_another:  # without a body in between: another loop that begins with the same words
            frame.loops.pop(line, None)
        header = header_of(before) if before not in frame.loops and depth > _depth(before) else None
        if header is not None:
            values = self.values()
            names = {node.id: values.get(node.id, "") for node in ast.walk(header.iter) if isinstance(node, ast.Name)}
            items = items_of(header.iter, values) if not frame.is_unsure else None
            draws = self._is_generator(values.get(ast.unparse(header.iter)))
            frame.loops[before] = _Loop(items, names, draws=draws, place=frame.place)
        frame.is_unsure = not frame.is_whole and (not before or _depth(before) > depth)
        frame.loops = {text: loop for text, loop in frame.loops.items() if text == line or _depth(text) < depth}
        if line in frame.loops:
            frame.loops[line].rounds += 1
        frame.line, frame.place = line, place

    def _take_part(self, text: str, value: str) -> None:
        """A sub-expression; of a clause the names that it bound, which are known until the next round."""
        frame = self._frames[-1]
        is_doubtful = text in frame.this_round and frame.parts.get(text) != value
        frame.parts[text] = frame.parts[key_of(text)] = UNKNOWN if is_doubtful else value
        frame.this_round.add(text)
        if (named := _NAMED.match(text)) is not None:
            frame.parts[named[1]] = value
        clause = clause_of(text)
        if clause is None:  # a whole comprehension: its clauses are through, and may stand in another one, too
            frame.rounds = {each: items for each, items in frame.rounds.items() if each not in text}
            return
        frame.parts[text], frame.this_round = value, set()
        again = list(frame.rounds).index(text) if text in frame.rounds else len(frame.rounds)
        frame.rounds = dict(list(frame.rounds.items())[: again + 1])  # inner ones begin anew
        frame.rounds[text] = [*frame.rounds.get(text, []), value]
        names = {node.id for node in ast.walk(clause.target) if isinstance(node, ast.Name)}
        frame.parts = {each: told for each, told in frame.parts.items() if each not in names}
        for node in ast.walk(clause.target):  # what an earlier round has told of it is over
            if isinstance(node, ast.Name):
                frame.parts.pop(node.id, None)
        frame.parts |= bound_by(clause.target, value) or {}

    def pass_by(self, text: str, value: str) -> None:
        """A sub-expression that was not shown, as it must have been."""
        self._take_part(text, value)

    @property
    def line(self) -> str:
        """The line that runs."""
        return self._frames[-1].line

    def values(self) -> Mapping[str, str]:
        frame = self._frames[-1]
        known = self._constants | {name.removeprefix(GLOBAL): text for name, text in frame.variables.items()}
        for name in _NAMED.findall(frame.line):  # may be bound to something else in mid-line
            known.pop(name, None)
        return known | frame.parts

    def values_by_now(self) -> Mapping[str, str]:
        """Without variables that a call in this line may have changed: as what they are now was not told."""
        changed = {found[1] for text in self._frames[-1].parts if (found := _CHANGING.match(text))}
        return {name: text for name, text in self.values().items() if name not in changed}

    def in_rounds(self) -> dict[str, str]:
        """What comprehensions of this line have bound in the round that runs; UNKNOWN where it is not known."""
        frame, found, left_alone = self._frames[-1], dict[str, str](), self._values_left_alone()
        for clause in filter(None, map(clause_of, frame.rounds)):
            names = (node.id for node in ast.walk(clause.target) if isinstance(node, ast.Name))
            found |= {name: frame.parts.get(name, UNKNOWN) if name in left_alone else UNKNOWN for name in names}
        return found

    def is_told(self, text: str) -> bool:
        """Whether a sub-expression was told in this round, or in this line where it has none."""
        return text in self._frames[-1].this_round

    def bound_by_loop(self, value: str) -> dict[str, str] | None:
        """The variables that the loop which the line opens sets to the parts of a value; None where there is no loop,
        or where it is not plain."""
        header = header_of(self.line)
        return bound_by(header.target, value) if header is not None else None

    @property
    def is_in_loop(self) -> bool:
        """Whether the line that runs opens a loop that went round before: what it goes through is evaluated once."""
        return self.line in self._frames[-1].loops

    def _is_generator(self, told: str | None) -> bool:
        return told in self._generators

    @property
    def draws(self) -> bool:
        """Whether the line opens a loop that goes through a generator of a function."""
        header, loop = header_of(self.line), self._frames[-1].loops.get(self.line)
        if loop is not None:
            return loop.draws
        return header is not None and self._is_generator(self.values().get(ast.unparse(header.iter)))

    @property
    def begins_loop(self) -> bool:
        """Whether the line that runs opens a loop that did not go round yet."""
        frame = self._frames[-1]
        return header_of(self.line) is not None and not self.is_in_loop and not frame.is_unsure

    def next_in_loop(self) -> str | None:
        """Where the line that runs opens a loop: the question for what it binds next; None where that is not known, or
        where it is through."""
        found = self._loop()
        return (found[0].text(found[1]) or None) if found is not None and found[1] < found[0].count else None

    def item_of_loop(self) -> str | None:
        """What the loop that the line opens binds next, where that stands in what was told."""
        found = self._loop()
        return (found[0].value(found[1]) or None) if found is not None and found[1] < found[0].count else None

    @property
    def rounds_of_loop(self) -> int | None:
        """How many items the loop that the line opens has had; None where that is not known."""
        found = self._loop()
        return found[1] if found is not None else None

    @property
    def goes_round(self) -> bool | None:
        """Whether the loop that the line opens goes round once more; None where there is none, or it is not known."""
        found = self._loop()
        return found[1] < found[0].count if found is not None else None

    def _loop(self) -> tuple[Items, int] | None:
        """What the loop that the line opens goes through, and how many of it it has had."""
        header, loop = header_of(self.line), self._frames[-1].loops.get(self.line)
        if header is None or not _is_plain(header.target) or (loop is None and self._frames[-1].is_unsure):
            return None
        values = self.values()
        if loop is not None and any(values.get(name, "") != text for name, text in loop.names.items()):
            return self._changed_loop(header, loop)
        items = loop.items if loop is not None else items_of(header.iter, values)
        return (items, loop.rounds if loop is not None else 0) if items is not None else None

    def _changed_loop(self, header: ast.For, loop: _Loop) -> tuple[Items, int] | None:
        """Of a loop whose variables are not what they were when it began."""
        own = self._names_of_its_own
        called = {node.id for node in ast.walk(header.iter) if isinstance(node, ast.Name)} & own
        if called or loop.items is None:
            return None
        if is_made_anew(header.iter):
            return loop.items, loop.rounds
        if loop.place is None or not shows_its_items(header.iter) or self._rebinds(loop.place):
            return None
        items = items_of(header.iter, self.values())
        is_dict = any(text.startswith("{") for text in loop.names.values())
        is_same = items is not None and (items.count == loop.items.count or not is_dict)
        return (items, loop.rounds) if items is not None and is_same else None

    @property
    def item_is_there(self) -> bool:
        """Whether what the loop that the line opens binds next is still what it was told to be: it is looked up in what
        the variables hold now."""
        header, loop = header_of(self.line), self._frames[-1].loops.get(self.line)
        if header is not None and self.begins_loop and not self.was_away and self.is_told(_unparsed(self.line)):
            return True  # it was told just now
        if header is not None and loop is not None and gives_matches(header.iter):
            return loop.items is not None  # no match ever changes
        if header is None or not shows_its_items(header.iter) or (loop is not None and loop.place is None):
            return False
        names = {node.id for node in ast.walk(header.iter) if isinstance(node, ast.Name)} - {"zip", "enumerate"}
        is_bound = loop is not None and loop.place is not None and self._rebinds(loop.place)
        return not is_bound and names <= {name.removeprefix(GLOBAL) for name in self._frames[-1].variables}

    def next_in_clause(self, text: str) -> str | bool | None:
        """The question for what a clause of a comprehension binds next; False where it is through, True where it goes
        on with nobody knows what, None where that is not known either."""
        found = self._clause(text)
        if found is None:
            return None
        clause, items, rounds = found
        if rounds >= items.count:
            return False
        question = items.text(rounds) if not binds_twice(clause.target) else ""
        is_unpacked = question and not isinstance(clause.target, ast.Name) and items.unpacks(rounds)
        return (f"tuple({question})" if is_unpacked else question) or True

    def item_of_clause(self, text: str) -> str | None:
        """What a clause of a comprehension binds next, where that stands in what was told."""
        found = self._clause(text)
        if found is None or found[2] >= found[1].count:
            return None
        clause, items, rounds = found
        item = shown_as(clause.target, items.value(rounds))
        return item or None

    def _clause(self, text: str) -> tuple[ast.comprehension, Items, int] | None:
        """A clause of a comprehension, what it goes through, and how many of it it has had."""
        clause, bound = clause_of(text), self._frames[-1].rounds.get(text, [])
        items = items_of(clause.iter, self._values_left_alone(), bound) if clause is not None else None
        return (clause, items, len(bound)) if clause is not None and items is not None else None

    def _values_left_alone(self) -> Mapping[str, str]:
        """Without containers to which something was done in this line, under whatever name they go."""
        values, changed = self.values(), self._changed()
        texts = {values[name] for name in changed}
        inside = tuple(f"{name}{step}" for name in changed for step in ".[")
        return {name: text for name, text in values.items() if text not in texts and not name.startswith(inside)}

    def _changed(self) -> set[str]:
        """Containers and objects to which something was done in this line."""
        values, calls = self.values(), filter(None, map(_call_on_objects, self._frames[-1].parts))
        given = {each for called, given in calls if not self._leaves_alone(called) for each in given}
        return {name for name in given if name in values and not is_immutable(values[name])}

    @property
    def has_changed(self) -> bool:
        """Whether objects that were told in this line may have changed since."""
        return bool(self._changed())

    @property
    def was_away(self) -> bool:
        """Whether a function of the program's was gone into in this line."""
        return self._frames[-1].was_away

    @property
    def has_all_rounds(self) -> bool:
        """Whether no round of a comprehension of this line can have been passed by."""
        return not self._frames[-1].was_left

    def is_going_round(self, clause: str) -> bool:
        """Whether a clause of a comprehension in this line has bound something."""
        return clause in self._frames[-1].rounds

    def inner_first(self, clauses: Iterable[str]) -> list[str]:
        """Clauses of comprehensions in this line: those that have not begun, then the inner ones first."""
        order = list(self._frames[-1].rounds)
        return sorted(clauses, key=lambda text: -order.index(text) if text in order else -len(order))


@lru_cache(maxsize=1024)
def _call_on_objects(text: str) -> tuple[ast.expr, tuple[str, ...]] | None:
    """Of a call: what is called, and the texts of the operands to which it may do something."""
    match parsed_expression(f"({text}\n)"):
        case ast.Call(func=ast.Name() as called, args=args):
            return called, tuple(map(ast.unparse, args))
        case ast.Call(func=ast.Attribute(value=owner) as called, args=args):
            return called, tuple(map(ast.unparse, [owner, *args]))
    return None


def _is_plain(target: ast.expr) -> bool:
    """Whether only names are bound, each to a part."""
    return all(isinstance(part, ast.Name | ast.Tuple | ast.List | ast.expr_context) for part in ast.walk(target))


def _unparsed(line: str) -> str:
    """What the header of a loop goes through, as it stands there."""
    return line.strip().removeprefix("for ").partition(" in ")[2].removesuffix(":")


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())
