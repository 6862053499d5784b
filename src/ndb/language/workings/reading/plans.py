"""What is worked out before what comes next: a plan for each expression that may, or for what the line does when all
its expressions are told.

Knows the program, where a walk stands and the rules of workings. A plan is made when it is first needed, and holds
until a state is shown that is no working.
"""

from collections.abc import Mapping

from ndb.language.document import Shown
from ndb.language.line.value_texts import is_immutable
from ndb.language.subexpressions import Next
from ndb.language.tokens import Sep
from ndb.language.workings.changes_in_place import change_by, fails_to_unpack, is_there, variable_after
from ndb.language.workings.drawn import called_by
from ndb.language.workings.reading.implied_values import ImpliedValues
from ndb.language.workings.reading.known_program import KnownProgram
from ndb.language.workings.reading.plan import Plan, failing, nothing_but, only
from ndb.language.workings.reading.possible import LONGEST_GIVEN, Possible, short
from ndb.language.workings.reading.program_names import builtins_renamed, is_shadowed
from ndb.language.workings.reading.standing import Standing
from ndb.language.workings.rounds import MATCHES_TO_COME
from ndb.language.workings.rules import Written, workings

LINE_IS_DONE = ""
"""In place of a sub-expression: what a line does when its expressions are told."""


class Plans:
    """The workings that are under way, or come next."""

    def __init__(self, program: KnownProgram, at: Standing, implied: ImpliedValues) -> None:
        self._program, self._at, self._told, self._implied = program, at, at.told, implied
        self.by_text: dict[str, Plan] = {}
        """By sub-expression that can come next: how it is worked out, as far as that is not told yet."""
        self.owned: frozenset[str] = frozenset()
        """Variables of the function that runs that alone hold what they hold, each part once, as far as is known."""
        self.single: frozenset[str] = frozenset()
        """Variables of the function that runs in which no part stands twice, as far as that is known."""

    def possible(self, inside: Next, events: tuple[str, ...]) -> Possible:
        """What is not known must be worked out before it is said; what is under way is worked out to its end."""
        given = self._implied.given(inside)
        if not self.by_text and self._at.returned is None:
            self.by_text = self._made(inside, given)
        given |= {text: plan.value for text, plan in self.by_text.items() if text and plan.value is not None}
        events = self._at.events_of(inside, events, given)
        if self._raises(LINE_IS_DONE):
            return Possible((Sep.EXCEPTION,))
        if not inside.can_end and inside.texts and all(self._raises(text) for text in inside.texts):
            return Possible((Sep.EXCEPTION, *[Sep.LINE] * self._at.inside.has_lines), inside.texts)
        given |= {plan.next: plan.known for plan in self.by_text.values() if plan.next and plan.known is not None}
        hard = frozenset(plan.next for plan in self.by_text.values() if plan.next is not None)
        easy = frozenset(text for text in inside.texts if text not in self.by_text or self.by_text[text].next is None)
        line = self.by_text.get(LINE_IS_DONE)
        if any(plan.is_under_way for plan in self.by_text.values()) or (line is not None and line.is_done):
            return self._under_way(easy, hard, short(given), events)
        if hard and not easy and (not inside.can_end or LINE_IS_DONE in self.by_text):
            may_raise = any(plan.may_raise for plan in self.by_text.values() if plan.next is not None)
            may_raise |= self._may_miss
            lines = [Sep.LINE] * self._at.inside.has_lines
            return Possible((Sep.WORKING, *[Sep.EXCEPTION] * may_raise, *lines), easy, hard, given)
        is_sure = not self._may_miss and not any(map(self._implied.may_raise, easy))
        if easy and easy <= given.keys() and not hard and not inside.can_end and is_sure:
            return Possible((Sep.EXPRESSION, *[Sep.LINE] * self._at.inside.has_lines), easy, hard, short(given))
        kept = [event for event in events if event not in (Sep.EXPRESSION, Sep.WORKING)]
        if not easy and not hard and (unpacked := self._at.inside.unpacked()):
            return Possible((Sep.LINE, Sep.RETURN), easy, hard, variables=short(unpacked))
        return Possible((*[Sep.EXPRESSION] * bool(easy), *[Sep.WORKING] * bool(hard), *kept), easy, hard, short(given))

    def _under_way(
        self, easy: frozenset[str], hard: frozenset[str], given: Mapping[str, str], events: tuple[str, ...]
    ) -> Possible:
        """The next working, or what they all were for."""
        if hard:
            return Possible((Sep.WORKING,), easy, hard, given)
        if (line := self.by_text.get(LINE_IS_DONE)) is not None:
            if self._told.loop.goes_round and line.variables:
                return Possible((Sep.LINE,), easy, hard, given, line.variables)
            over = {Sep.WORKING, *([Sep.EXCEPTION] if line.variables and not self._program.may_end_otherwise else [])}
            return Possible(tuple(e for e in events if e not in over), easy, hard, given, line.variables)
        raises = any(plan.raises for plan in self.by_text.values() if plan.is_under_way)
        return Possible((Sep.EXCEPTION if raises else Sep.EXPRESSION,), frozenset(self.by_text), hard, given)

    def _raises(self, text: str) -> bool:
        """Whether it is known without a question that an expression has no value: `x % 0`."""
        plan = self.by_text.get(text)
        return plan is not None and plan.raises and not plan.is_under_way

    @property
    def _may_miss(self) -> bool:
        """Whether what the line reads before its first expression may not be there: `d[key] += f(x)`."""
        target = self._at.inside.read_before
        return target is not None and not is_there(target, self._told.values())

    def _made(self, inside: Next, given: Mapping[str, str]) -> dict[str, Plan]:
        if not inside.texts:
            values = {**self._told.values(), **self._at.inside.gathered_all(self._told.has_changed)}
            plan = self._plan_of_line(values) if not self._at.inside.has_lines else None
            is_one = plan is not None and (plan.next is not None or plan.raises or plan.is_done)
            return {LINE_IS_DONE: plan} if plan is not None and is_one else {}
        values = {**self._told.values_by_now(), **self._at.inside.gathered_all(self._told.has_changed)}
        if self._at.drawing is not None and (came := self._at.drawing.as_list) is not None:
            values[self._at.drawing.call] = came
        return {text: self._plan_of(text, values) for text in inside.texts if text not in given}

    def _plan_of(self, text: str, values: Mapping[str, str]) -> Plan:
        if text.startswith("for "):
            question, item = self._told.rounds.question(text), self._item(self._told.rounds.item(text))
            if isinstance(question, str):
                return Plan(nothing_but(Written(question)), known=item)
            return Plan(nothing_but(item))
        if is_shadowed(text, values, builtins_renamed(self._program.code)):
            return Plan(nothing_but(None))
        patterns = {name: told for name, text in self._program.matches.items() if (told := values.get(text, text))}
        shown_as = MATCHES_TO_COME if called_by(text) == "finditer" else None
        values = {**values, **{f"{name}.re": told for name, told in patterns.items()}}
        return Plan(workings(text, values, self._program.own), shown_as=shown_as)

    def _plan_of_line(self, values: Mapping[str, str]) -> Plan | None:
        """Of what a line does when its expressions are told."""
        if fails_to_unpack(self._told.line, values):
            return Plan(failing())
        if (question := self._told.loop.question()) is not None:
            item = self._told.loop.item()
            # Else a body may have changed it.
            is_same = item is not None and (is_immutable(item) or self._told.loop.item_is_there)
            is_known = is_same and len(item or "") <= LONGEST_GIVEN
            known = item if is_known and self._told.loop.bound_by(item or "") else None
            return Plan(only(question), known is None, self._told.loop.bound_by, known)
        item = self._told.loop.item() if self._told.loop.item_is_there else None
        if item is not None and self._told.loop.bound_by(item) and _is_told_whole(item):
            return Plan(nothing_but(item), False, self._told.loop.bound_by)
        change = change_by(
            self._told.line,
            values,
            self._program.own,
            self._program.mutations.leaves_alone,
            self._program.is_put_so,
            self.owned,
        )
        if change is None:
            return None
        may_raise = change.may_raise or self._program.may_end_otherwise
        classes, single = self._program.classes, self.single
        return Plan(change.texts, may_raise, lambda value: variable_after(change, value, values, classes, single))

    def _item(self, item: str | None) -> str | None:
        """What a comprehension binds next, where nothing in the line can have made it another since it was told."""
        is_still = item is not None and (is_immutable(item) or not self._may_change())
        return item if is_still and len(item or "") <= LONGEST_GIVEN else None

    def _may_change(self) -> bool:
        """Whether something that the line does may change an object: all but what is known to leave them alone."""
        found = self._at.inside.used()
        if found is None:
            return True
        called, read = found
        return not called <= _LEAVE_ALONE - self._program.own or bool(read & self._program.own)

    def tell(self, shown: Shown) -> None:
        """A working was shown: of the sub-expressions that could come next, the one it belongs to does."""
        self.by_text = {text: plan for text, plan in self.by_text.items() if plan.next == shown.source}
        for plan in self.by_text.values():
            plan.tell(shown.value or "")

    def key_of(self, state: Shown) -> str | None:
        """Under which key a plan for this state would stand; None where it has none."""
        match state.sep:
            case Sep.EXPRESSION:
                return state.source
            case Sep.LINE | Sep.RETURN:
                return LINE_IS_DONE
            case Sep.EXCEPTION if len(self.by_text) == 1:
                [(key, plan)] = self.by_text.items()
                return key if not plan.is_written and key != LINE_IS_DONE else None
        return None

    def is_borne_out(self, value: str, state: Shown) -> bool:
        """Whether what a loop is said to bind next is what the next line's variables show."""
        bound = self._told.loop.bound_by(value) or {}
        return all(state.locals.get(name, self._told.values().get(name)) == text for name, text in bound.items())


_LEAVE_ALONE = frozenset(dir(str)) | {
    "len", "str", "sum", "min", "max", "sorted", "list", "tuple", "set", "dict", "int", "float", "abs", "round", "zip",
    "enumerate", "range", "any", "all", "repr", "reversed", "ord", "chr", "bool", "isinstance", "divmod", "frozenset",
    "type", "get", "items", "keys", "values", "copy", "union", "intersection", "difference", "issubset", "issuperset",
}  # fmt: skip
"""Functions and methods that change nothing, unless they are the program's own."""


def _is_told_whole(item: str) -> bool:
    return len(item) <= LONGEST_GIVEN and "..." not in item and "<…" not in item
