"""A plain loop that walks a recording by hand, both ways in time: a line of text in, a few lines of text out.

Knows how a position is shown and what the keys mean; where a move leads is the trees' business.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random

from ndb.errors import BadAction
from ndb.frontend.picture import DIM, GREEN, Style, cut
from ndb.trace.state import Event, Recording, State
from ndb.trajectory.visits import scripted_policy
from ndb.tree.action import Action, LineBreakpoint, ScriptedAction, breakpoint_at, parse_script
from ndb.tree.forward import ForwardTree
from ndb.tree.inverse import InverseTree, Node
from ndb.tree.search import ints, last_where
from ndb.tree.span import Span, span_from

PROMPT = "(replay) "
KEYS: Mapping[str, tuple[str, str]] = {
    "s": ("step_into", "to the next state"),
    "n": ("step_over", "to the next state of this function, calls stepped over"),
    "r": ("step_return", "to where this function returns"),
    "x": ("step_expression", "to the next value inside this line (recorded with --expressions)"),
    "b": ("breakpoint", "b LINE or b TEXT: to the next time that line is about to run"),
    "c": ("continue", "to the end"),
    "rs": ("inv_step_into", "back to the state before"),
    "rn": ("inv_step_over", "back past the calls this line made"),
    "rc": ("inv_step_call", "back to where this function was called"),
}
HELP = "\n".join(
    [f"  {key:<3} {action:<16} {said}" for key, (action, said) in KEYS.items()]
    + ["  l   the source around here", "  w   the stack", "  h   this help", "  q   leave"]
    + ["  An empty line repeats the last one; full action names work as in scripts: step_into*3, step_over"]
)


@dataclass(slots=True)
class Walker:
    """A position in a recording. `node` is None before the first state; its index is `span.stop` after the last."""

    recording: Recording
    style: Style = field(default_factory=Style)
    span: Span = field(init=False)
    node: Node | None = field(init=False)
    before: State | None = field(init=False, default=None)
    """The state shown before this one."""

    def __post_init__(self) -> None:
        self.span = span_from(self.recording)
        self.node = Node(self.span.start)

    def move(self, scripted: ScriptedAction) -> None:
        """Take an action from here, forwards or backwards."""
        self.before = self._state()
        if isinstance(scripted, Action) and scripted.move.inverse:
            self.node = self._back(scripted)
        elif self.node is None:
            self.node = Node(self.span.start)
        elif self.node.index < self.span.stop:
            self.node = Node(self._forward(self.node.index, scripted))

    def _forward(self, index: int, scripted: ScriptedAction) -> int:
        tree = ForwardTree(self.span)
        if isinstance(scripted, LineBreakpoint):
            scope = self.recording.scopes[self.recording.scope_numbers[index]]
            return tree.next_at_line(index, scripted.line, scope.file)
        return tree.target(index, scripted_policy([scripted])(tree, index, Random(0)))

    def _back(self, action: Action) -> Node | None:
        tree = InverseTree(self.span)
        if self.node is None or self.node.index >= self.span.stop:
            return tree.first if self.node is not None else None
        return tree.target(self.node, action)

    def _state(self) -> State | None:
        if self.node is None or self.node.index >= self.span.stop:
            return None
        return self.recording.state(self.node.index)

    def shown(self) -> list[str]:
        """Where the walk is: the line, its variables, what is new among them."""
        state = self._state()
        if state is None:
            return [f"-- {'before the first state' if self.node is None else self.span.exit} --"]
        return [self._heading(state), *self._variables(state)]

    def _heading(self, state: State) -> str:
        assert self.node is not None
        event = "line (after its calls)" if self.node.before_calls else state.event.word
        value = f"  {state.value}" if state.value is not None else ""
        said = f"{self.node.index:>5}  {event} {state.function}:{state.line}{value}"
        return f"{self.style.paint(cut(said, self.style.width), DIM)}\n> {cut(state.source, self.style.width - 2)}"

    def _variables(self, state: State) -> list[str]:
        known = self.before.locals if self.before and self.before.frame == state.frame else {}
        if state.event is Event.EXPRESSION:
            return []
        rows = [self._row(f"{n} = {t}", "*" if known.get(n) != t else " ") for n, t in state.locals.items()]
        # Forwards it was deleted, backwards it is not there yet.
        return rows + [self._row(f"(no {name})", "*") for name in known if name not in state.locals]

    def _row(self, text: str, mark: str) -> str:
        return self.style.paint(f"  {mark} {cut(text, self.style.width - 4)}", GREEN if mark == "*" else "")

    def stack(self) -> list[str]:
        """The functions that are waiting, outermost first."""
        rows, index = list[str](), self.node.index if self.node else self.span.stop
        while self.span.start <= index < self.span.stop:
            state = self.recording.state(index)
            rows.insert(0, cut(f"  {state.function}:{state.line}  {state.source.strip()}", self.style.width))
            index = self._caller(index)
        return rows

    def _caller(self, index: int) -> int:
        """The state from which the function at `index` was called; before the span if from none."""
        depth = self.recording.depths[index]
        return last_where(lambda a, b: ints(self.recording.depths, a, b) < depth, self.span.start, index)

    def source(self, around: int = 5) -> list[str]:
        """The source text around the position."""
        state = self._state()
        if state is None:
            return []
        lines = self.recording.sources.get(state.file, "").split("\n")
        first = max(state.line - around, 1)
        numbered = enumerate(lines[first - 1 : state.line + around], first)
        return [cut(f"{'>' if n == state.line else ' '}{n:>5} {text}", self.style.width) for n, text in numbered]


def replay(recording: Recording, commands: Iterable[str], say: Callable[[str], object], style: Style) -> None:
    """Walk as the commands say until they end or one is `q`."""
    walker, last = Walker(recording, style), "s"
    _say_all(say, walker.shown())
    for command in commands:
        command = command.strip() or last
        if command in ("q", "quit", "exit"):
            return
        try:
            _say_all(say, _obey(walker, command))
        except BadAction as error:
            say(f"  {error}")
        last = command


def _obey(walker: Walker, command: str) -> list[str]:
    match command:
        case "h" | "help" | "?":
            return [HELP]
        case "l" | "list":
            return walker.source()
        case "w" | "where":
            return walker.stack()
    for scripted in read_command(command):
        walker.move(scripted)
    return walker.shown()


def read_command(command: str) -> list[ScriptedAction]:
    """`s`, `b 12`, `b return n`, or actions by their full names as in scripts (`step_into*3, step_over`)."""
    key, _, rest = command.partition(" ")
    if key not in KEYS:
        return parse_script(command)
    name, rest = KEYS[key][0], rest.strip()
    if key == "b" and rest and not rest.isdigit() and rest[0] not in "'\"":
        return [breakpoint_at(rest)]
    return parse_script(f"{name} {rest}")


def _say_all(say: Callable[[str], object], rows: Iterable[str]) -> None:
    for row in rows:
        say(row)
