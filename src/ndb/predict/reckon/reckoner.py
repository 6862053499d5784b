"""The next state without a model: the interpreter goes along with a walk, as long as the walk goes where it went.

Told every state of a walk; says where a step leads, if that can be known. Where the walk came to another state than the
interpreter, or the interpreter does not know on, it begins anew from the state that is there. Says nothing rather than
something wrong.
"""

import ast
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from ndb.language.document import Shown
from ndb.language.tokens import FORWARD
from ndb.predict.reckon.activations import Gap, Given, Told
from ndb.predict.reckon.asynchronous.agreement import keep_agreed
from ndb.predict.reckon.doubt import NotKnown
from ndb.predict.reckon.interpreters import Interpreters
from ndb.predict.reckon.jumping import FAR, FAR_STEPS, Jump
from ndb.predict.reckon.machine import MOST_STEPS, Before, Machine
from ndb.predict.reckon.program.program_files import ProgramFiles
from ndb.predict.reckon.program.program_text import ProgramText
from ndb.predict.reckon.shown.shown_values import GENERATOR
from ndb.predict.reckon.shown.told_states import ToldStates
from ndb.trace.state import Event, Exit, State
from ndb.trace.values.nodes import Opaque
from ndb.trace.values.notation import read_value
from ndb.trace.values.render import render
from ndb.trace.values.snapshot import encode
from ndb.tree.action import Action, Move

_FIRST_STATES: Final = 200
_GROWTH: Final = 4
_MOST_STATES: Final = 200_000
_MOST_STEPS: Final = 5_000_000
"""Of all interpreters that one walk starts."""
_TOLD_BEHIND_JUMP: Final = 4_000
"""States that are told at once behind a jump: for more the interpreter comes all the way again."""
_STEPS: Final = frozenset({Move.STEP_INTO, Move.STEP_OVER, Move.STEP_EXPRESSION, Move.STEP_INSIDE})


@dataclass(frozen=True, slots=True)
class Reckoned:
    """A state that needs no model."""

    shown: Shown
    file: str
    line: int
    """In the file; 0 where the body of a module begins."""
    depth: int
    """Of the function that it is a state of; a generator expression that is only drawn from counts as one."""
    variables: Mapping[str, str] | None = None
    """All of them, where what is shown is a value instead."""


@dataclass(frozen=True, slots=True)
class _Beginning:
    """Where the interpreter starts, and what it is told on its way."""

    state: State
    ran: Before
    came_from: int | None
    """The line before that of the state, if that is known."""
    given: Mapping[int, Given] = field(default_factory=dict)
    jumps: tuple[Jump, ...] = ()
    """Where states are passed over."""

    def way_to(self, jump: Jump) -> Hashable:
        """What tells a jump from others of the same program."""
        state = self.state
        at = state.file, state.line, state.event, state.depth, tuple(state.locals.items())
        before = tuple(each for each in self.jumps if each.after < jump.after)
        return at, self.ran, self.came_from, tuple(self.given.items()), before, jump


@dataclass(slots=True)
class _Waiting:
    """An interpreter that did not know on in a function, or in one that this called."""

    beginning: _Beginning
    inside_from: int
    told: int
    evaluated: int
    deepest: int
    """The innermost of its functions that still wait for a value."""


class Reckoner:
    """Goes along with one walk."""

    def __init__(
        self, sources: Mapping[str, str], interpreters: Interpreters | None = None, far_steps: int = FAR_STEPS
    ) -> None:
        """`sources`: the files, whole, whatever of them is shown. `interpreters`: those that other walks through the
        same files have left. `far_steps`: of the interpreter, for one jump."""
        self._far_steps = far_steps
        self._interpreters = interpreters or Interpreters(sources)
        self._program = self._interpreters.program
        self._stack: list[State] = []
        self._machine: Machine | None = None
        self._told_states: ToldStates | None = None
        self._is_lost_inside = False
        """Whether the walk is inside a line at a place that the interpreter did not come to."""
        self._at = 0
        """Where in what the interpreter has told the walk is."""
        self._start: _Beginning | None = None
        self._waiting: list[_Waiting] = []
        self._steps_left = _MOST_STEPS
        self._lines: dict[int, int] = {}
        """Where each function was last."""
        self._jumped_from: tuple[int, Action] | None = None
        """Where the interpreter's last jump began, and what led it."""
        self.why = ""
        """Why nothing was said last."""

    def take(self, state: State, led_by: Action | None = None) -> None:
        """The walk has come to a state; `led_by`: the action before it, None at its beginning."""
        if state.event is Event.WORKING:
            return
        if self._machine is None and led_by is not None and self._start is not None:
            self._begin()
        if state.event.is_inside_line:
            self._take_inside(state, led_by)
            return
        is_far = led_by is None or led_by.move not in _STEPS
        if is_far and (led_by is None or led_by.move is not Move.STEP_RETURN):
            self._lines.clear()  # functions that wait may have gone on since
        came_from = None if is_far else self._lines.get(state.frame)
        is_followed = self._machine is not None and led_by is not None and self._follow(state, led_by)
        if not is_followed:
            self._let_wait(state, led_by)
            self._go_along_with(None)
            self._start, self._at = _Beginning(state, self._ran_before(state), came_from), 0
            self._jumped_from = None
        self._keep(state)
        self._is_lost_inside = False
        self._return_to_waiting(state)

    def _take_inside(self, state: State, led_by: Action | None) -> None:
        """A part of a line: from it the walk goes on where the interpreter does, if they agree on it."""
        if self._stack and self._stack[-1].depth > state.depth:
            self._stack.pop()  # what was called has returned
        if led_by is None or not self._looks_inside():
            self._is_lost_inside = True
            return
        found = self._ahead(led_by.move)
        if found is None and self._has_run_out(led_by.move):
            self._go_on_with(self._waiting_here(state.depth), Given(state.value or "", state.depth, part=state.source))
            found = self._ahead(led_by.move)
        if found is not None and self._is_part(self._told(found), state):
            self._at = found
        else:
            self._is_lost_inside = True

    @staticmethod
    def _is_part(told: Told, state: State) -> bool:
        return told.event.is_inside_line and (told.part, told.value) == (state.source, state.value)

    def _looks_inside(self) -> bool:
        """Have the interpreter tell the inside of lines, too, from where the walk is: it begins anew, if it did not,
        and comes the same way."""
        machine = self._machine
        if machine is None or self._is_lost_inside or self._start is None:
            return False
        if not 0 < machine.tells_inside_from <= self._at + 1:
            most = max(machine.most_states, _GROWTH * (self._at + 1))
            self._go_along_with(self._started(self._start, most, self._at + 1))
        return self._machine is not None and len(self._machine.told) > self._at

    # Where the interpreter did not know on, and the walk then saw what it lacked

    def _has_run_out(self, move: Move) -> bool:
        """Whether a step leads behind all that the interpreter told, because it did not know on."""
        machine = self._machine
        if machine is None or machine.is_more or not machine.why or self._is_lost_inside or move not in _STEPS:
            return False
        return self._target(machine, move) == len(machine.told)

    def _waiting_here(self, depth: int) -> _Waiting:
        assert self._machine is not None and self._start is not None
        machine = self._machine
        return _Waiting(self._start, machine.tells_inside_from, len(machine.told), machine.evaluated, depth)

    def _let_wait(self, state: State, led_by: Action | None) -> None:
        """The walk goes where the interpreter does not: that waits, if the walk is in a function that was called."""
        if led_by is not None and self._has_run_out(led_by.move):
            self._waiting.append(self._waiting_here(state.depth - 1))

    def _return_to_waiting(self, state: State) -> None:
        """Where a function returns for which an interpreter waits, that goes on with the value."""
        is_end = self._machine is None or self._is_over()
        is_end = is_end and not any(text.startswith(GENERATOR) for text in state.locals.values())  # it may go on now
        if state.event is Event.RETURN and is_end and self._waiting and self._waiting[-1].deepest >= state.depth - 1:
            name = state.function.rsplit(".", 1)[-1]
            given = Given(state.value or "", state.depth - 1, function=name)
            if self._go_on_with(self._waiting[-1], given):
                self._waiting.pop()
                return
        for each in self._waiting:
            each.deepest = min(each.deepest, state.depth - (2 if state.event is Event.RETURN else 1))
        self._waiting = [each for each in self._waiting if each.deepest >= each.beginning.state.depth]

    def _is_over(self) -> bool:
        return self._machine is not None and not self._machine.is_more and self._at + 1 >= len(self._machine.told)

    def _go_on_with(self, waiting: _Waiting, given: Given) -> bool:
        """Have an interpreter go on with a value; False, and nothing changed, where it does not."""
        begun = waiting.beginning
        begun = replace(begun, given={**begun.given, waiting.evaluated: given})
        machine = self._started(begun, max(_FIRST_STATES, _GROWTH * (waiting.told + 1)), waiting.inside_from)
        if machine is None or (len(machine.told), machine.evaluated) <= (waiting.told, waiting.evaluated):
            self._interpreters.give_back(machine)
            return False
        self._go_along_with(machine)
        self._start, self._jumped_from = begun, None
        self._at = self._at if given.part else waiting.told - 1
        return True

    def _ran_before(self, state: State) -> Before:
        """What has run before a state: nothing, if it is where a module begins; its module's body, if it is the call of
        the function with which a program starts: one that only calls another one and was placed behind the program
        (trace/target.py), or its own `main` without parameters."""
        text = self._text(state)
        if state.event is not Event.CALL or state.depth or state.frame or state.locals or text is None:
            return Before.SOMETHING
        if state.line == 0:
            return Before.NOTHING
        match text.tree.body[-1:]:
            case [ast.FunctionDef(name="main" | "main_", body=[ast.Return()], lineno=state.line)]:
                return Before.MODULE
        return Before.MODULE if _is_entry(text.function_at(state.line), state) else Before.SOMETHING

    def _keep(self, state: State) -> None:
        if state.event is Event.LINE:
            self._lines[state.frame] = state.line
        if state.event is Event.CALL:
            self._stack.append(state)
            return
        while self._stack and self._stack[-1].frame != state.frame:
            self._stack.pop()
        self._stack[-1:] = [state]

    def _follow(self, state: State, action: Action) -> bool:
        """Whether the walk went where the interpreter went."""
        if self._is_lost_inside:
            found = self._out_of_line(state)
        else:
            found = self._landing(action) if action.move in FAR else self._ahead(action.move)
        if found is None or not _is_same(self._told(found), state):
            return False
        self._at = found
        return True

    def _out_of_line(self, state: State) -> int | None:
        """Where a walk is that came out of a line in which it was lost: behind the line, or in the only call of the
        line that looks so."""
        over, machine = self._ahead(Move.STEP_OVER), self._machine
        if over is None or machine is None or state.event is not Event.CALL:
            return over
        told = enumerate(machine.told[self._at + 1 : over], self._at + 1)
        calls = [index for index, each in told if isinstance(each, Told) and _is_same(each, state)]
        return calls[0] if len(calls) == 1 else None

    def _told(self, index: int) -> Told:
        assert self._machine is not None
        told = self._machine.told[index]
        assert isinstance(told, Told)
        return told

    def _ahead(self, move: Move) -> int | None:
        """Where in what was told a step leads; None where that is not known."""
        if move not in _STEPS:
            return None
        self._forget_jump()
        while (machine := self._machine) is not None:
            found = self._target(machine, move)
            if found is None or found < len(machine.told):
                return found
            if not machine.is_more or not self._go_on():
                return None
        return None

    def _target(self, machine: Machine, move: Move) -> int | None:
        if self._told_states is None:
            self._told_states = ToldStates(machine.told, self._program.sources)
        states, at = self._told_states, self._at
        if move in (Move.STEP_EXPRESSION, Move.STEP_INSIDE):
            return states.target(at, move)
        depth = self._stack[-1].depth
        is_drawn = states.depths[at] > depth and states.events[at] == Event.ROUND
        if not is_drawn and not self._is_lost_inside:
            return states.target(at, move)
        # In a generator expression that the walk did not go into, or somewhere in a line: only what is on the way.
        while at >= 0 and states.depths[at] > depth:
            at -= 1
        if at < 0:
            return None
        over = states.target(at, Move.STEP_OVER)
        return over if move is Move.STEP_OVER or over == states.target(self._at, move) else None

    def _go_on(self) -> bool:
        """Have the interpreter tell more: it begins anew and comes the same way."""
        assert self._machine is not None
        most = self._machine.most_states * _GROWTH
        if most > _MOST_STATES or self._start is None:
            return False
        self._go_along_with(self._started(self._start, most, self._machine.tells_inside_from))
        return self._machine is not None and len(self._machine.told) > self._at

    def _started(self, begun: _Beginning, most: int, inside_from: int = 0) -> Machine | None:
        state = begun.state
        text = self._program.text(state.file, begun.ran is Before.SOMETHING)
        node = self._node(state, text) if text is not None else None
        if text is None or node is None or self._steps_left <= 0:
            self.why = f"it cannot begin at this {state.event.word}" if self._steps_left > 0 else "too long"
            return None
        steps = self._far_steps if begun.jumps else min(self._steps_left, MOST_STEPS)
        try:
            machine = self._interpreters.take(text.file, most, begun.ran, steps, inside_from, begun.given, begun.jumps)
        except (NotKnown, RecursionError):
            self.why = "its modules cannot be read"
            return None
        before = machine.steps_left
        line = 0 if state.event is Event.CALL else state.line
        machine.start(node, state.locals, line, state.depth, begun.came_from)

        def in_world(world: int) -> Machine:
            other = Machine(
                self._program, text.file, most, begun.ran, steps, inside_from, begun.given, begun.jumps, world
            )
            other.start(node, state.locals, line, state.depth, begun.came_from)
            return other

        keep_agreed(machine, in_world)
        if not begun.jumps:
            self._steps_left -= before - max(machine.steps_left, 0)
        return machine

    def _node(self, state: State, text: ProgramText) -> ast.FunctionDef | ast.Module | None:
        """The function, or the module's body, in which the interpreter can start at a state."""
        if state.event not in (Event.CALL, Event.LINE):
            return None
        if state.function == "<module>":
            is_sure = text.info(text.tree) is not None and not _may_be_evaluated(text)
            return text.tree if is_sure else None
        node = text.function_at(state.line)
        if not isinstance(node, ast.FunctionDef) or text.info(node) is None:
            return None
        is_its = state.function.rsplit(".", 1)[-1] == node.name
        return node if is_its and (state.event is Event.LINE or state.line == node.lineno) else None

    def _text(self, state: State) -> ProgramText | None:
        return self._program.text(state.file)

    # The next state

    def next(self, action: Action) -> Reckoned | None:
        """What an action leads to; None where that takes a model, or where it leads to the end of the program."""
        if action.move not in _STEPS | FAR or not self._stack:
            return None
        if self._machine is None and not self._begin():
            return None
        if action.move in FAR:
            found = self._landing(action) if self._jump(action) is not None else None
            return self._shown(self._told(found)) if found is not None else None
        if action.move in (Move.STEP_EXPRESSION, Move.STEP_INSIDE) and not self._looks_inside():
            self.why = "it is not known where in the line it is"
            return None
        found = self._ahead(action.move)
        if found is None:
            assert self._machine is not None
            self.why = self._machine.why
            return None
        return self._shown(self._told(found))

    def exit(self, action: Action) -> Exit | None:
        """How the program ends, if an action leads there; None where it leads elsewhere, or that is not known."""
        if self._start is None or self._start.ran is Before.SOMETHING or self._is_lost_inside:
            return None
        if action.move in FAR:
            is_there = self._jump(action) is not None and not self._has_landed()
        else:
            is_there = self._ahead(action.move) is None and self._is_behind_all(action.move)
        return self._machine.exit if is_there and self._machine is not None and not self._machine.is_more else None

    def _is_behind_all(self, move: Move) -> bool:
        return self._machine is not None and self._target(self._machine, move) == len(self._machine.told)

    # Far: states on the way are passed over

    def passed_by(self, action: Action) -> int | None:
        """How many states are on the way to where an action leads, that one included; None if that is not known."""
        if action.move not in FAR or not self._stack or (self._machine is None and not self._begin()):
            return None
        return self._jump(action)

    def _jump(self, action: Action) -> int | None:
        """Have the interpreter pass over what is on the way, if it does not yet: it begins anew and comes the same way.
        How many states that are; None where it does not come there."""
        machine, begun = self._machine, self._start
        if machine is None or begun is None or self._is_lost_inside or not self._may_jump(action):
            return None
        jump = Jump(self._at + 1, action, self._stack[-1].depth)
        way = begun.way_to(jump)
        if way in self._interpreters.hopeless:
            return None
        if (self._at, action) != self._jumped_from:
            begun = replace(begun, jumps=(*self._jumps_before(), jump))
            machine = self._started(begun, self._at + 1 + _TOLD_BEHIND_JUMP, machine.tells_inside_from)
            if machine is None or len(machine.told) <= self._at:
                self._interpreters.give_back(machine)
                return None
            self._go_along_with(machine)
            self._start, self._jumped_from = begun, (self._at, action)
        self.why = machine.why
        if self._has_landed():
            assert machine.landed is not None
            return machine.landed.passed
        if machine.flight is not None and machine.exit is not None:
            return machine.flight.passed
        self._interpreters.hopeless.add(way)
        return None

    def _has_landed(self) -> bool:
        return self._machine is not None and len(self._machine.told) > self._at + 1

    def _may_jump(self, action: Action) -> bool:
        """Whether it is worth it: the walk is in the middle of a function."""
        here = self._stack[-1].event
        return here in (Event.CALL, Event.LINE) or (action.move is not Move.STEP_RETURN and not here.is_inside_line)

    def _jumps_before(self) -> tuple[Jump, ...]:
        return tuple(jump for jump in self._start.jumps if jump.after <= self._at) if self._start is not None else ()

    def _forget_jump(self) -> None:
        """The walk goes elsewhere than where it could have jumped: the interpreter begins anew without that."""
        if self._start is None or self._jumped_from is None or self._jumped_from[0] != self._at:
            return
        self._jumped_from = None
        machine = self._machine
        self._start = replace(self._start, jumps=self._jumps_before())
        if machine is not None:
            most = max(machine.most_states, _GROWTH * (self._at + 1))
            self._go_along_with(self._started(self._start, most, machine.tells_inside_from))

    def _landing(self, action: Action) -> int | None:
        """Where in what was told a jump led; None where it did not come to a state, or to one of a function of which it
        is not known who waits for it."""
        if self._machine is None or self._jumped_from != (self._at, action) or not self._has_landed():
            return None
        flight, told = self._machine.landed, self._told(self._at + 1)
        is_in_place = flight is not None and told.depth <= flight.jump.depth and flight.stayed_at(told.depth)
        return self._at + 1 if is_in_place else None

    def _begin(self) -> bool:
        """Start the interpreter where the walk is."""
        if self._start is None or self._start.state is not self._stack[-1]:
            return False
        machine = self._started(self._start, _FIRST_STATES)
        if machine is None:
            self._start = None
            return False
        if not machine.told or isinstance(machine.told[0], Gap) or not _is_same(machine.told[0], self._start.state):
            self.why = machine.why or "it does not come to where the walk is"
            self._start = None
            self._interpreters.give_back(machine)
            return False
        self._go_along_with(machine)
        self._at = 0
        return True

    def _go_along_with(self, machine: Machine | None) -> None:
        self._interpreters.give_back(self._machine)
        self._machine, self._told_states = machine, None

    def _shown(self, told: Told) -> Reckoned:
        source = self._program.sources[told.file].split("\n")[told.line - 1] if told.line else "<module>"
        source = told.part or source
        sep = FORWARD[told.event]
        if not sep.has_locals:
            variables = None if told.event.is_inside_line else dict(told.locals)
            return Reckoned(Shown(sep, source, value=told.value), told.file, told.line, told.depth, variables)
        if told.event is Event.CALL:
            return Reckoned(Shown(sep, source, dict(told.locals)), told.file, told.line, told.depth)
        before = self._before(told)
        changed: dict[str, str | None] = {name: text for name, text in told.locals.items() if before.get(name) != text}
        changed |= {name: None for name in before if name not in told.locals}
        return Reckoned(Shown(sep, source, changed, partial=True), told.file, told.line, told.depth)

    def _before(self, told: Told) -> Mapping[str, str]:
        """What the walk knows of the variables of the function that goes on."""
        same = [state for state in self._stack if state.depth == told.depth]
        return same[-1].locals if same else {}


def _may_be_evaluated(text: ProgramText) -> bool:
    """Whether a text that the program made may be an expression, whose value is what its body returns."""
    return text.file.startswith("<executed") and len(text.tree.body) == 1 and isinstance(text.tree.body[0], ast.Expr)


def _is_entry(node: ast.AST | None, state: State) -> bool:
    """Whether a state is the call of a program's own `main`, with which it is started (SPEC 4)."""
    match node:
        case ast.FunctionDef(name="main", decorator_list=[], lineno=state.line, args=given):
            return state.function == "main" and not any(isinstance(each, ast.arg) for each in ast.walk(given))
    return False


def data_at_start(sources: Mapping[str, str], start: State) -> Mapping[str, str]:
    """What the state lists at which a function begins with which a program is started: data of the module that it
    names. What that is worth cannot always be told: `?` is what is not known."""
    program = ProgramFiles(sources)
    text = program.text(start.file)
    node = text.function_at(start.line) if text is not None else None
    if not isinstance(node, ast.FunctionDef) or not _is_entry(node, start):
        return {}
    return Machine(program, start.file, 1, Before.MODULE).data_named_by(node)


def _is_same(told: Told, state: State) -> bool:
    """Whether a walk is where the interpreter is; of a state that shows a value, a walk knows no variables."""
    here = told.event, told.file, told.line, told.depth, told.value
    there = state.event, state.file, state.line, state.depth, state.value
    if here != there or told.value is not None:
        return here == there
    return told.locals == state.locals or (
        told.locals.keys() == state.locals.keys()
        and all(text in (state.locals[name], _as_recorded(state.locals[name])) for name, text in told.locals.items())
    )


@lru_cache(maxsize=256)
def _as_recorded(text: str) -> str:
    """How a recording would show a value that a walk may know at length."""
    return render(encode(read_value(text), lambda value: Opaque("?")))
