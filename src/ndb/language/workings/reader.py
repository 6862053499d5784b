"""Through a walk of code, as text: after each state and action what can come next inside a line, and what is worked out
before it (SPEC 2c).

Brings together line resolution, the order of sub-expressions, what was told and the rules of workings: what each part
knows stands in `reading/`. Knows neither tokens nor models.
"""

import ast
from collections.abc import Iterator
from dataclasses import replace

from ndb.language.document import Document, Frame, Shown
from ndb.language.events import events_after
from ndb.language.lines import LineResolver
from ndb.language.tokens import Sep
from ndb.language.workings.operands import key_of
from ndb.language.workings.reading.follow_calls import TO_THE_NEXT, FollowCalls
from ndb.language.workings.reading.implied_values import ImpliedValues
from ndb.language.workings.reading.known_program import KnownProgram
from ndb.language.workings.reading.narrow import Narrowing
from ndb.language.workings.reading.next_call import NextCall
from ndb.language.workings.reading.plans import LINE_IS_DONE, Plans
from ndb.language.workings.reading.possible import Possible
from ndb.language.workings.reading.standing import Standing
from ndb.language.workings.rules import evaluated
from ndb.source.flow import Flow, flow_of
from ndb.trace.state import Exit
from ndb.tree.action import STEP_INSIDE, Action, Move


class Reader:
    """Told every state of a forward walk and the action taken there; says what can come next, as text."""

    def __init__(
        self,
        code: str,
        flow: Flow | None,
        resolver: LineResolver | None = None,
        has_workings: bool = False,
        is_all: bool = True,
    ) -> None:
        """`resolver`: one that knows more than control flow. `has_workings`: where a walk goes inside lines,
        sub-expressions are worked out first. `is_all`: whether the code is all there is of the program."""
        self.resolver = resolver or (LineResolver(flow) if flow else None)
        self._has_workings = has_workings
        self._program = KnownProgram(code, flow, is_all)
        self._at = Standing(self._program, self.resolver)
        self._calls = FollowCalls(self._program, self._at)
        self._narrowing = Narrowing(self._at)
        self._next = NextCall(self._program, self._at, self._narrowing)
        self._implied = ImpliedValues(self._program, self._at, self._narrowing, self._next)
        self.plans = Plans(self._program, self._at, self._implied)
        self._entered: ast.FunctionDef | ast.AsyncFunctionDef | None = None
        """The function that the last action enters, if it enters the one that is called next."""
        self._may_have_stayed = False
        """Whether it may have led to a state of a generator expression of the line."""

    @property
    def lines(self) -> set[int]:
        """The lines at which the last state can be."""
        return self._at.lines

    def calls_own(self, rounds: bool = False) -> bool:
        """Whether what is evaluated next, here in this line, can only be a call of one of the program's own
        functions; `rounds`: also inside a comprehension."""
        return self._next.calls_own(rounds)

    def saw(self, shown: Shown) -> set[int]:
        """A state was shown: the lines at which it can be."""
        at, before = self._at, self._at.sep
        is_entered = self._enters_awaited(shown)
        if self._may_have_stayed:
            self._find_again(is_entered)
        at.lines = self.resolver.take(shown) if self.resolver else set()
        if before is Sep.RETURN and shown.sep is Sep.CALL and at.drawing is None:
            self._calls.pass_by(shown.source)
        at.sep = shown.sep
        if shown.sep is Sep.WORKING:
            self.plans.tell(shown)
        else:
            self._follow(shown, before, is_entered)
        return at.lines

    def _follow(self, shown: Shown, before: Sep | None, is_entered: bool) -> None:
        """A state was shown that is no working. `before`: what was shown before it. `is_entered`: whether it is that of
        the call which was to be evaluated next."""
        at = self._at
        goes_on = shown.sep is Sep.LINE and at.line is not None and at.inside.goes_on_at(at.line)
        if shown.sep is Sep.CALL:
            self._calls.draw(shown.source)
        is_call = shown.sep is Sep.CALL and (self._next.calls_own() or self._next.calls_own(rounds=True))
        is_lost = before is Sep.EXCEPTION and shown.sep is not Sep.EXCEPTION and not shown.partial
        if is_lost and not at.told.is_caught_by(shown, at.line):
            at.waiting.clear()  # whoever took it, it need not be known who goes on
        is_call = is_call and not self._next.may_be_passed_by(shown)
        plan = self.plans.by_text.get(shown.source) if shown.sep is Sep.EXPRESSION else None
        if shown.sep is Sep.EXPRESSION:
            for text, value in at.inside.gathered_all(at.told.has_changed).items():
                if text in shown.source:  # it was drawn from to its end
                    at.told.pass_by(text, value)
        is_pure = is_entered and self._entered is not None and self._program.mutations.is_pure(self._entered)
        at.told.take(shown, goes_on, at.line, is_pure)
        if plan is not None and plan.gives is not None:
            at.told.pass_by(f"list({key_of(shown.source)})", plan.gives)
        self.plans.by_text, at.returned = {}, None
        self._calls.follow(shown, goes_on, before is Sep.CALL, is_call, before is Sep.EXCEPTION)

    def _enters_awaited(self, shown: Shown) -> bool:
        """Whether a state is that of the call which was to be evaluated next, so that nothing was passed by."""
        rows = self._program.flow.lines if self._program.flow is not None else ()
        is_step = self._at.move is Move.STEP_INTO and self._at.sep is Sep.EXPRESSION and shown.sep is Sep.CALL
        return is_step and self._entered is not None and rows[self._entered.lineno - 1] == shown.source

    def _find_again(self, is_entered: bool) -> None:
        """A step was taken in a generator expression: it is known where the line is if that has called a function."""
        self._may_have_stayed = False
        if is_entered and self.resolver is not None:
            self.resolver.find_again()
        elif not is_entered:
            self._at.inside.lose()

    def act(
        self, action: Action, owned: frozenset[str] = frozenset(), single: frozenset[str] = frozenset()
    ) -> Possible:
        """An action was taken at the state that was shown last: what can come next. `owned`, `single`: variables of the
        function that runs that alone hold what they hold, and those in which no part stands twice, as far as known."""
        self.plans.owned, self.plans.single = owned, single
        found, self._at.line_is_next = self._act(action), False
        if self._at.inside.has_lines and self._at.sep in (Sep.LINE, Sep.EXPRESSION) and action.move in TO_THE_NEXT:
            found = self._in_order(found, action.move)
        item = self._at.told.loop.rounds if self._at.sep in (Sep.LINE, Sep.EXPRESSION, Sep.WORKING) else None
        is_through = self._at.inside.is_through and self._at.told.has_all_rounds
        call, rounds = self._at.awaited_call(), self._at.told.rounds.bound()
        return replace(found, call=call, in_rounds=rounds, item=item, is_through=is_through)

    def _in_order(self, found: Possible, move: Move) -> Possible:
        """In a statement of several lines: whether another one is shown first is known by where its parts stand."""
        awaited = self._at.awaited() if move is Move.STEP_INTO else None
        planned = {text for text in self.plans.by_text if text != LINE_IS_DONE}
        texts = frozenset({awaited}) if awaited is not None else (found.expressions or frozenset()) | planned
        inside = self._at.inside.next(rounds=True)
        passed = self.resolver.passed if self.resolver is not None else None
        if passed is None or inside is None or inside.can_end or move is Move.STEP_OVER:
            return found
        comes = self._at.inside.comes_to_line(texts, passed)
        if comes is False and move is Move.STEP_INTO and found.callee is None:
            return found  # what comes next may be passed by
        if comes is None and self._at.inside.is_at_start and len(texts) == 1:
            comes = False if self._narrowing.is_shortcut(min(texts)) else None
        if comes is None or Sep.LINE not in found.events:
            return found
        self._at.line_is_next = comes
        kept = (Sep.LINE, Sep.EXCEPTION, Exit.NEVER) if comes else tuple(e for e in found.events if e != Sep.LINE)
        return replace(found, events=tuple(event for event in found.events if event in kept))

    def _act(self, action: Action) -> Possible:
        """What can come next, apart from which line of a statement it is on."""
        if self.resolver:
            self._move_lines(self.resolver, action)
        if action.move in (Move.BREAKPOINT, Move.CONTINUE):
            self._at.waiting.clear()
        self._at.move, self._entered = action.move, None
        events: tuple[str, ...] = events_after(self._at.sep, action)
        if self._at.sep is Sep.RETURN and self._at.drawing is not None and action.move in TO_THE_NEXT:
            drawn = self._calls.after_drawing(self._at.drawing, events)
            if drawn is not None:
                return drawn
        is_inside = action.move is Move.STEP_INSIDE
        self._at.inside.is_through &= is_inside or action.move is Move.STEP_INTO
        if action.move is Move.STEP_INTO:
            return self._into(events)
        inside = self._at.inside.next(is_inside) if is_inside or action.move is Move.STEP_EXPRESSION else None
        if inside is None or not (inside.texts or inside.can_end):  # where the line is cannot be told
            return Possible(tuple(event for event in events if event != Sep.WORKING))
        if is_inside and self._has_workings:
            found = self.plans.possible(self._narrowing.narrowed(inside), events)
            return replace(found, goes_round=self._at.told.loop.goes_round if not self._at.inside.has_lines else None)
        given = self._implied.given(inside)
        return Possible(self._at.events_of(inside, events, given), inside.texts, values=given)

    def _move_lines(self, resolver: LineResolver, action: Action) -> None:
        resolver.act(action)
        resolver.callee = None
        if self._at.inside.may_be_drawn and action.move is not Move.STEP_INSIDE:
            self._may_have_stayed = action.move is Move.STEP_INTO and self._at.sep is Sep.EXPRESSION
            resolver.lose(is_for_now=self._may_have_stayed)
            if not self._may_have_stayed:
                self._at.inside.lose()

    def _into(self, events: tuple[str, ...]) -> Possible:
        """After a step into whatever comes next: a function of the program's, if that is what the line calls."""
        self._entered = self._next.callee()
        callee = self._entered.lineno if self._entered is not None else None
        if self.resolver:
            self.resolver.callee = callee
        is_sure = callee is not None and self._next.is_sure()
        return Possible((Sep.CALL, *[Sep.LINE] * self._at.inside.has_lines) if is_sure else events, callee=callee)


def worked_out(document: Document) -> Document:
    """The same walk with the workings of what it goes to by `step_inside`, and their real values.

    What comes before a state is found as it is for a model: by reading the walk so far. A working whose value is not
    what the run shows is left out, with those behind it.
    """
    flow = flow_of(document.code)
    reader, frames = Reader(document.code, flow, None, has_workings=True), list[Frame]()
    for frame in document.frames:
        if frames and frames[-1].action.move is Move.STEP_INSIDE:
            for shown in told_before(reader, frame.state):
                frames.append(Frame(shown, STEP_INSIDE))
                reader.saw(shown)
                reader.act(STEP_INSIDE)
        frames.append(frame)
        reader.saw(frame.state)
        reader.act(frame.action)
    return replace(document, frames=tuple(frames))


def told_before(reader: "Reader", state: Shown) -> Iterator[Shown]:
    """The workings that lead to a state; the reader hears of each before the next is asked for."""
    plans = reader.plans
    key = plans.key_of(state)
    while key is not None and (plan := plans.by_text.get(key)) is not None and plan.next is not None:
        text = plan.next
        is_its_own = state.sep is Sep.EXPRESSION
        value = (state.value if is_its_own else None) if plan.is_written else evaluated(text)
        if value is None or (key == LINE_IS_DONE and not plans.is_borne_out(value, state)):
            return
        yield Shown(Sep.WORKING, text, value=value)
