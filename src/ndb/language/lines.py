"""Which line of the code a shown state is at, by control flow: several lines may read the same (SPEC 2).

Knows the code and the states so far; guesses nothing: what cannot be decided stays a set of lines.
"""

from dataclasses import dataclass, field

from ndb.language.document import Shown
from ndb.language.tokens import Sep
from ndb.source.callees import callees_of
from ndb.source.flow import Flow, ScopeFlow
from ndb.trace.instructions.line_order import Following, LineOrder, Points, line_orders
from ndb.trace.state import Exit
from ndb.tree.action import Action, Move

_STEPS = frozenset({Move.STEP_INTO, Move.STEP_OVER, Move.STEP_EXPRESSION, Move.STEP_INSIDE})
_ITERATOR = ".0"
"""What a generator expression goes through, among its variables; no other function has it."""
_LAST = (Exit.NORMAL, Exit.ERROR)
_WITHOUT_LINE = (Sep.EXPRESSION, Sep.WORKING, Sep.INSTRUCTION)


@dataclass(slots=True)
class Activation:
    """A function being run, as far as the states tell: its possible scopes and the lines it may be at."""

    scopes: list[ScopeFlow]
    lines: set[int] = field(default_factory=set)
    started: bool = False
    anchored: bool = True
    """False where it is not sure that the stack below is right, or that this function was not left by an exception."""
    placed: bool = False
    """Whether it is sure all the same which function this is: it came to a line that reads like no other."""
    order: LineOrder | None = None
    """In which order its lines come, where the compiler tells."""
    points: Points = frozenset()
    """Where in that order it may be; none where that is not known."""
    raised: bool = False
    """Whether something was raised at its line, and nothing of it has run since."""
    is_drawn: bool = False
    """Whether a generator expression has called it, which is not on the stack: what is raised goes through that."""

    @property
    def following(self) -> Following | None:
        """What comes behind its line, where the compiler tells."""
        return self.order.following(self.points, self.raised) if self.order is not None and self.points else None


class LineResolver:
    """Follows a forward walk state by state; `take` gives the lines the state can be at (usually one)."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self._stack: list[Activation] = []
        self._before: Sep | None = None
        self._action: Action | None = None
        self.callee: int | None = None
        """The line of the function that is called next, if one is and that is known."""
        self._lost = False
        """Whether it is unknown which of the waiting functions control has come back to."""
        self._was_known = False
        """Whether that was known before it was lost for now."""
        self._is_drawn = False
        """Whether the call that comes next is that of a generator expression."""
        self._orders = line_orders("\n".join(flow.lines), flow.starts)

    def take(self, shown: Shown, action: Action | None = None) -> set[int]:
        """Take the next state, and the action that will be taken there."""
        if shown.sep in (Sep.EXPRESSION, Sep.WORKING):
            lines = set(self._stack[-1].lines) if self._stack else set()
        elif shown.sep is Sep.INSTRUCTION:  # of any line of this function, or of one that waited for it
            self._leave_finished(shown.sep)
            self._lost, self._before, lines = True, shown.sep, set()
        else:
            self._leave_finished(shown.sep)
            lines = self._enter(shown) if shown.sep is Sep.CALL else self._go_on(shown)
            self._before = shown.sep
        self._action = action
        return lines

    def act(self, action: Action) -> None:
        """The action taken at the state that was taken last, where it was not known before."""
        self._action = action

    def lose(self, is_for_now: bool = False) -> None:
        """It is not known which function runs. `is_for_now`: it may be known again by the state that comes next."""
        self._was_known = is_for_now and not self._lost
        self._lost = True

    def find_again(self) -> None:
        """A call comes next, of a function that a generator expression of the line has called."""
        self._lost, self._is_drawn, self._was_known = not self._was_known, True, False

    @property
    def is_in_statements(self) -> bool:
        """Whether the running function consists of statements; lambdas and generator expressions do not."""
        scopes = self._stack[-1].scopes if self._stack else []
        return bool(scopes) and not any(scope.name in ("<lambda>", "<generatorexp>") for scope in scopes)

    @property
    def barred(self) -> frozenset[str]:
        """Events that cannot come next, by where the running function is."""
        if self._action is None or self._action.move not in _STEPS or self._lost or not self._stack:
            return frozenset()
        if self.is_caught:
            return frozenset({Sep.CALL, Sep.RETURN, Sep.EXCEPTION, *_LAST})
        top = self._stack[-1]
        if self._before is Sep.RETURN and len(self._stack) > 1 and top.anchored and self._stack[-2].anchored:
            return frozenset(_LAST)
        if self._before is not Sep.LINE or not self.is_in_statements or not (top.anchored or top.placed):
            return frozenset()
        entered = [Sep.CALL] * (self._callees() == set())
        if (following := top.following) is not None:
            return frozenset([Sep.RETURN] * (not following.is_left) + [Sep.LINE] * (not following.lines) + entered)
        places = [line in scope.goes_on for scope in top.scopes for line in top.lines if line in scope.successors]
        return frozenset([Sep.RETURN] * (bool(places) and all(places)) + entered)

    @property
    def passed(self) -> frozenset[int] | None:
        """Lines of which something can run before another one is told, where the order of lines is known."""
        is_sure = bool(self._stack) and not self._lost and self._stack[-1].anchored
        following = self._stack[-1].following if is_sure else None
        return following.passed if following is not None else None

    @property
    def is_caught(self) -> bool:
        """Whether what was just raised comes to a line of the function that runs."""
        if self._before is not Sep.EXCEPTION or self._lost or not self._stack:
            return False
        top, following = self._stack[-1], self._stack[-1].following
        is_known = (top.anchored or top.placed) and following is not None
        return is_known and following is not None and bool(following.lines) and not following.is_left

    def candidates(self, sep: Sep) -> set[int] | None:
        """The lines at which a state of this event can be next; None where control flow does not tell."""
        if self._action is None or self._action.move not in _STEPS or sep in _WITHOUT_LINE:
            return None
        if sep is Sep.CALL:
            return self._callees()
        left = self._leaves(sep)
        height = len(self._stack) - left
        is_hidden = self._stack[-1].is_drawn and self._before is Sep.EXCEPTION if self._stack else False
        if height < 1 or self._lost or (left and not self._stack[-1].anchored) or is_hidden:
            return None
        # An exception that library code takes (StopIteration in a loop) leaves its function without being seen outside.
        waiting = self._stack if self._before is Sep.EXCEPTION and not left else self._stack[height - 1 : height]
        # Where a breakpoint led to a line that reads like no other, the function goes on from there.
        is_placed = self._before is Sep.LINE and self._stack[-1].placed
        if not all(activation.scopes and (activation.anchored or is_placed) for activation in waiting):
            return None
        if self.is_caught:
            waiting = self._stack[-1:]
        top, returning = self._raising, sep is not Sep.LINE
        return set().union(*(_possible(each, False, returning, is_raised=each is top) for each in waiting))

    @property
    def _raising(self) -> Activation | None:
        """The function in which something was just raised, or to which it came."""
        return self._stack[-1] if self._stack and self._before is Sep.EXCEPTION else None

    def _callees(self) -> set[int] | None:
        """The lines at which a call can be next: of every function that the line that runs does not rule out."""
        caller = self._stack[-1:] if self._before is Sep.LINE else self._stack[-2:-1]
        callees = callees_of("\n".join(self.flow.lines))
        if self._before not in (Sep.LINE, Sep.RETURN) or self._lost or callees is None or not caller:
            return None
        [activation] = caller
        if not activation.anchored or not self._stack[-1].anchored or not activation.lines:
            return None
        barred = frozenset.intersection(*(callees.not_from(line) for line in activation.lines))
        starts = {scope.line for scope in self.flow.scopes if scope.line} - barred
        return starts | {line for scope in self.flow.scopes for line in scope.resumes}

    def _leaves(self, sep: Sep) -> bool:
        """Whether the function of the state before is left when a state of this event comes next."""
        return self._before is Sep.RETURN or (self._before is Sep.EXCEPTION and sep is Sep.EXCEPTION)

    def _flew(self) -> bool:
        """Whether the last action was a breakpoint: it may have led to any depth, also in a function that calls
        itself."""
        return self._action is not None and self._action.move is Move.BREAKPOINT

    def _leave_finished(self, sep: Sep) -> None:
        if self._leaves(sep) and self._stack:
            left = self._stack.pop()
            self._lost = self._lost or not left.anchored or (left.is_drawn and self._before is Sep.EXCEPTION)

    def _enter(self, shown: Shown) -> set[int]:
        scopes = self.flow.scopes_starting(shown.source)
        scopes = [scope for scope in scopes if scope.line == self.callee] or scopes
        # A line can both start a function (a generator expression in it) and be where a generator goes on.
        resumed = [s for s in self.flow.scopes if any(self.flow.text(r) == shown.source for r in s.resumes)]
        at = {line for scope in resumed for line in scope.resumes if self.flow.text(line) == shown.source}
        anchored = not (self._flew() or self._lost)
        if self._before is Sep.EXCEPTION and self._stack:
            # Library code may have taken the exception (list() an IndexError) and called again.
            self._stack[-1].anchored = False
        is_drawn, self._is_drawn = self._is_drawn, False
        entered = Activation([*scopes, *resumed], at, started=not scopes, anchored=anchored, is_drawn=is_drawn)
        if len(entered.scopes) == 1 and len(at) <= 1:
            entered.order = self._orders.get(entered.scopes[0].line)
        if entered.order is not None:
            entered.points = entered.order.resumed_at(min(at)) if at else entered.order.begin
        self._stack.append(entered)
        self._lost = False
        return at | {scope.line for scope in scopes}

    def _go_on(self, shown: Shown) -> set[int]:
        reading, raising = set(self.flow.lines_reading(shown.source)), self._raising
        while (
            self._before is Sep.EXCEPTION
            and len(self._stack) > 1
            and not reading & _possible(self._stack[-1], False, returning=True)
        ):
            self._stack.pop()
        jumped = self._has_jumped(reading)
        was_lost = self._lost
        activation = self._activation_for(reading, jumped, may_draw=shown.partial or _ITERATOR in shown.locals)
        is_raised = activation is raising
        possible = _possible(activation, jumped, returning=shown.sep is not Sep.LINE, is_raised=is_raised)
        activation.lines = (reading & possible) or reading
        self._place(activation, shown.sep, jumped or was_lost)
        activation.started = True
        activation.anchored = activation.anchored and not self._flew() and not was_lost
        if self._flew():
            activation.placed = shown.sep is Sep.LINE and self._is_one_place(reading)
        return set(activation.lines)

    def _place(self, activation: Activation, sep: Sep, is_anew: bool) -> None:
        """Where in the order of its lines a function is, now that a state of it was shown."""
        if activation.order is None and len(activation.scopes) == 1:
            activation.order = self._orders.get(activation.scopes[0].line)
        order, following = activation.order, activation.following
        if order is None:
            return
        if sep is Sep.LINE:
            known = {} if is_anew or following is None else following.lines
            found = [known.get(line, frozenset()) for line in activation.lines]
            activation.points = frozenset().union(*found) or frozenset().union(*map(order.at, activation.lines))
            activation.raised = False
        elif sep is Sep.EXCEPTION:  # what is passed on shows at the line where it was raised: the function is left
            is_here = not is_anew and bool(order.lines_of(activation.points) & activation.lines)
            activation.raised, activation.points = True, activation.points if is_here else frozenset()

    def _is_one_place(self, reading: set[int]) -> bool:
        """Whether lines are one line of one function."""
        return len(reading) == 1 and sum(bool(reading & set(scope.lines)) for scope in self.flow.scopes) == 1

    def _has_jumped(self, reading: set[int]) -> bool:
        """Whether the next state may belong to another function than the last one on the stack."""
        if (
            self._stack
            and not self._stack[-1].anchored
            and not reading & _possible(self._stack[-1], False, returning=True)
        ):
            self._lost = True
        return self._lost or (self._action is not None and self._action.move not in _STEPS)

    def _activation_for(self, reading: set[int], jumped: bool, may_draw: bool) -> Activation:
        """The frame a state belongs to: the current one, or, after a jump, whichever can be at such a line. `may_draw`:
        it may be that of a generator expression."""
        if self._stack and not jumped:
            return self._stack[-1]
        for height in range(len(self._stack), 0, -1):
            if reading & _possible(self._stack[height - 1], jumped, returning=True):
                del self._stack[height:]
                self._lost = False
                return self._stack[-1]
        scopes = [scope for scope in self.flow.scopes if reading & set(scope.lines)]
        scopes = [scope for scope in scopes if may_draw or scope.name != "<generatorexp>"] or scopes
        self._stack.append(Activation(scopes, set(reading), started=True, anchored=False))
        return self._stack[-1]


def _possible(activation: Activation, jumped: bool, returning: bool, is_raised: bool = False) -> set[int]:
    """The lines that a frame can be at next. `is_raised`: something was raised in it."""
    following = activation.following if not jumped and not returning else None
    if following is not None:
        return set(following.lines)
    possible: set[int] = set()
    for scope in activation.scopes:
        if not activation.started:
            possible |= scope.entries
            if jumped or returning:
                possible |= scope.reachable(scope.entries)
        follow = {after for line in activation.lines for after in scope.after(line, is_raised and not returning)}
        possible |= follow | (scope.reachable(activation.lines) if jumped else set())
        if returning:
            possible |= {line for line in activation.lines if line in scope.successors}
            possible |= set(scope.lines) if activation.lines & scope.cleanups else set()
    return possible
