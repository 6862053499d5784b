"""Through a walk of code, as text: after each state and action what can come next inside a line, and what is worked out
before it (SPEC 2c).

Brings together line resolution, the order of sub-expressions, what was told and the rules of workings. Knows neither
tokens nor models.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from ndb.language.document import Document, Frame, Shown
from ndb.language.events import events_after
from ndb.language.lines import LineResolver
from ndb.language.objects.classes import classes_of, special_method
from ndb.language.objects.constructed import constructors_of
from ndb.language.objects.enums import members_of
from ndb.language.objects.mutations import mutations_of
from ndb.language.objects.value_parts import attributes_of, class_of
from ndb.language.outcome import DEEPEST_KNOWN, depth_of, is_immutable, is_named_thing, is_plain_text
from ndb.language.subexpressions import Inside, Next, truth_of
from ndb.language.tokens import Sep
from ndb.language.workings.changes_in_place import change_by, fails_to_unpack, is_there, variable_after
from ndb.language.workings.drawn import Drawing, called_by, drawing_by
from ndb.language.workings.library.patterns import bound_matches
from ndb.language.workings.operands import key_of
from ndb.language.workings.reading.calls import fits, spreads, stores_several, takes_all
from ndb.language.workings.reading.plan import Plan, failing, nothing_but, only
from ndb.language.workings.reading.program_names import (
    NAMED,
    builtins_renamed,
    constants_of,
    decorated_names,
    functions_of_lines,
    is_method_of_builtin,
    is_shadowed,
    loops_that_rebind,
)
from ndb.language.workings.rounds import MATCHES_TO_COME
from ndb.language.workings.rules import Written, evaluated, workings
from ndb.language.workings.told import Told
from ndb.source.flow import Flow, flow_of
from ndb.source.parse import NOT_PLAIN, parsed_expression, plain_value, walk_text
from ndb.trace.state import Exit
from ndb.trace.values.interpret import write_value
from ndb.tree.action import STEP_INSIDE, Action, Move

LONGEST_GIVEN = 200
"""Characters of a value that is known: a longer one might be shown cut."""
_FUNCTION = re.compile(r"\s*def\s+(\w+)")
_SUSPENDS = (ast.Yield, ast.YieldFrom, ast.Await)
_TO_THE_NEXT = (Move.STEP_INSIDE, Move.STEP_EXPRESSION, Move.STEP_INTO, Move.STEP_OVER)
"""Actions that lead to the next line, whatever it is."""
LINE_IS_DONE = ""
"""In place of a sub-expression: what a line does when its expressions are told."""


@dataclass(frozen=True, slots=True)
class Possible:
    """What can come next in a walk, as far as it is known."""

    events: tuple[str, ...]
    expressions: frozenset[str] | None = None
    """None where it is not known which."""
    workings: frozenset[str] = frozenset()
    values: Mapping[str, str] = field(default_factory=dict)
    """Those of expressions that are known."""
    variables: Mapping[str, str] = field(default_factory=dict)
    """What of variables was worked out before the line that comes next."""
    goes_round: bool | None = None
    """Whether a loop that the line opens goes round once more; None where that is not known."""
    callee: int | None = None
    """The line of the function that is called next, if one is; None where that is not known."""
    call: str | None = None
    """The expression that is evaluated next, by a call if a function of the program's is called; None where that is not
    known."""
    in_rounds: Mapping[str, str] = field(default_factory=dict)
    """What comprehensions of the line have bound."""
    item: int | None = None
    """Which item the loop that the line opens binds next, if that is known."""
    is_through: bool = False
    """Whether every round of the comprehensions of the line was told, as far as they went."""


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
        self._code, self._flow = code, flow
        self.resolver = resolver or (LineResolver(flow) if flow else None)
        self._inside = Inside(code)
        self._is_all = is_all
        self._classes = classes_of(code if is_all else "")  # hidden methods may do anything
        self._waiting: list[tuple[Inside, str, Drawing | None]] = []
        """Where the lines are whose calls are under way, outermost first, the headers of what they called, and how they
        draw from it."""
        self._drawing: Drawing | None = None
        """Of the line that runs: the generator of the program's from which it draws, if that is known."""
        self._returned: tuple[str, str] | None = None
        """Behind the return of a function of the program's: its header and what it gave."""
        self._has_workings = has_workings
        self._matches = bound_matches(code) if "re." in code else {}
        """By name of a variable: the text of the pattern of which it is a match."""
        self._own = frozenset(node.name for node in walk_text(code) if isinstance(node, NAMED))
        constants = constants_of(code) if is_all else {}
        functions = [scope.name for scope in flow.scopes] if flow is not None else []
        loops = loops_that_rebind(code)
        self._mutations = mutations_of(code, self._classes)
        self._leaves_alone = self._mutations.leaves_alone
        of_line = functions_of_lines(code)
        at = len(of_line)
        self._told = Told(
            functions, constants, self._leaves_alone, loops.__contains__, lambda line: of_line[line] if line < at else 0
        )
        self.plans: dict[str, Plan] = {}
        """By sub-expression that can come next: how it is worked out, as far as that is not told yet."""
        self._move: Move | None = None
        """The action that was taken last."""
        self._entered: ast.FunctionDef | ast.AsyncFunctionDef | None = None
        """The function that it enters, if it enters the one that is called next."""
        self._may_have_stayed = False
        """Whether it may have led to a state of a generator expression of the line."""
        self._line_is_next = False
        """Whether it is known that it leads to another line of the statement, and that nothing is evaluated before."""
        self.sep: Sep | None = None
        self.lines: set[int] = set()
        """The lines at which the last state can be."""
        self.owned: frozenset[str] = frozenset()
        """Variables of the function that runs that alone hold what they hold, each part once, as far as is known."""
        self.single: frozenset[str] = frozenset()
        """Variables of the function that runs in which no part stands twice, as far as that is known."""

    def saw(self, shown: Shown) -> set[int]:
        """A state was shown: the lines at which it can be."""
        is_entered = self._enters_awaited(shown)
        if self._may_have_stayed:
            self._find_again(is_entered)
        self.lines = self.resolver.take(shown) if self.resolver else set()
        was_resumed, was_raised = self.sep is Sep.CALL, self.sep is Sep.EXCEPTION
        if self.sep is Sep.RETURN and shown.sep is Sep.CALL and self._drawing is None:
            self._pass_by(shown.source)
        self.sep = shown.sep
        if shown.sep is Sep.WORKING:
            self._work_on(shown)
        else:
            goes_on = shown.sep is Sep.LINE and len(self.lines) == 1 and self._inside.goes_on_at(min(self.lines))
            if shown.sep is Sep.CALL and self._is_drawn(shown.source):
                self._drawing = self._drawn_by(shown.source)
            is_call = shown.sep is Sep.CALL and (self.calls_own() or self.calls_own(rounds=True))
            place = min(self.lines) if len(self.lines) == 1 else None
            is_lost = was_raised and shown.sep is not Sep.EXCEPTION and not shown.partial
            if is_lost and not self._told.is_caught_by(shown, place):
                self._waiting.clear()  # whoever took it, it need not be known who goes on
            is_call = is_call and not self._may_be_passed_by(shown)
            plan = self.plans.get(shown.source) if shown.sep is Sep.EXPRESSION else None
            is_pure = is_entered and self._entered is not None and self._mutations.is_pure(self._entered)
            self._told.take(shown, goes_on, place, is_pure)
            if plan is not None and plan.gives is not None:
                self._told.pass_by(f"list({key_of(shown.source)})", plan.gives)
            self.plans, self._returned = {}, None
            self._follow_inside(shown, goes_on, was_resumed, is_call, was_raised)
        return self.lines

    def _enters_awaited(self, shown: Shown) -> bool:
        """Whether a state is that of the call which was to be evaluated next, so that nothing was passed by."""
        rows = self._flow.lines if self._flow is not None else ()
        is_step = self._move is Move.STEP_INTO and self.sep is Sep.EXPRESSION and shown.sep is Sep.CALL
        return is_step and self._entered is not None and rows[self._entered.lineno - 1] == shown.source

    def _find_again(self, is_entered: bool) -> None:
        """A step was taken in a generator expression: it is known where the line is if that has called a function."""
        self._may_have_stayed = False
        if is_entered and self.resolver is not None:
            self.resolver.find_again()
        elif not is_entered:
            self._inside.lose()

    def act(self, action: Action) -> Possible:
        """An action was taken at the state that was shown last: what can come next."""
        found, self._line_is_next = self._act(action), False
        if self._inside.has_lines and self.sep in (Sep.LINE, Sep.EXPRESSION) and action.move in _TO_THE_NEXT:
            found = self._in_order(found, action.move)
        item = self._told.rounds_of_loop if self.sep in (Sep.LINE, Sep.EXPRESSION, Sep.WORKING) else None
        is_through = self._inside.is_through and self._told.has_all_rounds
        call, rounds = self._next_call(), self._told.in_rounds()
        return replace(found, call=call, in_rounds=rounds, item=item, is_through=is_through)

    def _in_order(self, found: Possible, move: Move) -> Possible:
        """In a statement of several lines: whether another one is shown first is known by where its parts stand."""
        awaited = self._awaited() if move is Move.STEP_INTO else None
        planned = {text for text in self.plans if text != LINE_IS_DONE}
        texts = frozenset({awaited}) if awaited is not None else (found.expressions or frozenset()) | planned
        inside = self._inside.next(rounds=True)
        passed = self.resolver.passed if self.resolver is not None else None
        if passed is None or inside is None or inside.can_end or move is Move.STEP_OVER:
            return found
        comes = self._inside.comes_to_line(texts, passed)
        if comes is False and move is Move.STEP_INTO and found.callee is None:
            return found  # what comes next may be passed by
        if comes is None and self._inside.is_at_start and len(texts) == 1:
            comes = False if self._is_shortcut(min(texts)) else None
        if comes is None or Sep.LINE not in found.events:
            return found
        self._line_is_next = comes
        kept = (Sep.LINE, Sep.EXCEPTION, Exit.NEVER) if comes else tuple(e for e in found.events if e != Sep.LINE)
        return replace(found, events=tuple(event for event in found.events if event in kept))

    def _is_shortcut(self, text: str) -> bool:
        """Whether `a and …` or `a or …` has its value by what the variable `a` is."""
        tree = parsed_expression(f"({text}\n)")
        truth = self._truth_of(tree.values[0]) if isinstance(tree, ast.BoolOp) else None
        return isinstance(tree, ast.BoolOp) and truth is isinstance(tree.op, ast.Or)

    def _next_call(self) -> str | None:
        return self._awaited() if self.sep in (Sep.LINE, Sep.EXPRESSION) else None

    def _act(self, action: Action) -> Possible:
        if self.resolver:
            self.resolver.act(action)
            self.resolver.callee = None
            if self._inside.may_be_drawn and action.move is not Move.STEP_INSIDE:
                self._may_have_stayed = action.move is Move.STEP_INTO and self.sep is Sep.EXPRESSION
                self.resolver.lose(is_for_now=self._may_have_stayed)
                if not self._may_have_stayed:
                    self._inside.lose()
        if action.move in (Move.BREAKPOINT, Move.CONTINUE):
            self._waiting.clear()
        self._move, self._entered = action.move, None
        events: tuple[str, ...] = events_after(self.sep, action)
        if self.sep is Sep.RETURN and self._drawing is not None and action.move in _TO_THE_NEXT:
            drawn = self._after_drawing(self._drawing, events)
            if drawn is not None:
                return drawn
        is_inside = action.move is Move.STEP_INSIDE
        self._inside.is_through &= is_inside or action.move is Move.STEP_INTO
        if action.move is Move.STEP_INTO:
            self._entered = self._callee()
            callee = self._entered.lineno if self._entered is not None else None
            if self.resolver:
                self.resolver.callee = callee
            is_sure = callee is not None and self._surely_calls()
            return Possible((Sep.CALL, *[Sep.LINE] * self._inside.has_lines) if is_sure else events, callee=callee)
        inside = self._inside.next(is_inside) if is_inside or action.move is Move.STEP_EXPRESSION else None
        if inside is None or not (inside.texts or inside.can_end):  # where the line is cannot be told
            return Possible(events)
        if is_inside and self._has_workings:
            found = self._worked_out(self._narrowed(inside), events)
            return replace(found, goes_round=self._told.goes_round if not self._inside.has_lines else None)
        given = self._given(inside)
        return Possible(self._events_of(inside, events, given), inside.texts, values=given)

    def _events_of(self, inside: Next, events: tuple[str, ...], given: Mapping[str, str]) -> tuple[str, ...]:
        if not inside.can_end:  # what has just returned may be called again: a generator, a key of a sort
            again = (Sep.CALL,) if self.sep is Sep.RETURN and not given else ()
            return (Sep.EXPRESSION, Sep.EXCEPTION, *again, *[Sep.LINE] * self._inside.has_lines)
        return events if inside.texts else tuple(event for event in events if event != Sep.EXPRESSION)

    def _narrowed(self, inside: Next) -> Next:
        """What a loop goes through is evaluated once; how often a comprehension goes round is known where it is told
        what it goes through."""
        if self._told.is_in_loop:
            return Next(frozenset(), True)
        inside = replace(inside, can_end=inside.can_end and not (inside.texts and self._told.begins_loop))
        texts = self._without_early(inside.texts)
        inside = replace(inside, texts=texts)
        if not self._told.has_all_rounds:
            return inside
        last, decided = self._inside.last, [text for text in texts if self._is_decided(text)]
        if decided:
            return Next(frozenset(decided), inside.can_end)
        clauses = self._told.inner_first(text for text in texts if text.startswith("for "))
        for clause in clauses:
            question = self._told.next_in_clause(clause)
            if question is not False:
                # Else a condition may have failed.
                is_inner = last is not None and last.text.startswith("for ") and last.is_round
                is_alone = len(clauses) == 1 or self._told.is_going_round(clause) or is_inner
                is_sure = question is not None and is_alone and takes_all(texts) and not self._may_decide(texts)
                texts = frozenset({clause}) if is_sure else texts
                if is_sure and self._inside.is_unpacking:
                    return Next(texts, False)
                break
            texts -= {clause}
        return Next(texts, inside.can_end) if texts or self._inside.unpacked() else inside

    def _without_early(self, texts: frozenset[str]) -> frozenset[str]:
        """Without `a and …` where more is to be evaluated before it, by what the variable `a` is; nothing inside it
        where that decides."""
        for text in sorted(texts) if len(texts) > 1 else ():
            written = f"({text}\n)"
            tree = parsed_expression(written)
            if isinstance(tree, ast.IfExp) and (truth := self._truth_of(tree.test)) is not None:
                branch = ast.get_source_segment(written, tree.body if truth else tree.orelse) or ""
                other = ast.get_source_segment(written, tree.orelse if truth else tree.body) or ""
                if any(each in branch and each not in other for each in texts - {text}):
                    is_waiting = not self._told.is_told(branch)
                    texts = frozenset(each for each in texts if each != text or not is_waiting)
                elif all(each in other and each not in branch for each in texts - {text}):
                    texts = frozenset({text})
                continue
            if not isinstance(tree, ast.BoolOp):
                continue
            decides = isinstance(tree.op, ast.Or)
            truths = [self._truth_of(value) for value in tree.values]
            first = next((n for n, truth in enumerate(truths) if truth is not (not decides)), len(truths))
            if first < len(truths) and truths[first] is decides:
                texts = frozenset(each for each in texts if each == text or each not in text)
                continue
            operand = ast.get_source_segment(written, tree.values[first]) if 0 < first < len(truths) else None
            is_waiting = operand is not None and any(other in operand for other in texts - {text})
            if is_waiting and not self._told.is_told(operand or ""):
                texts -= {text}
        return texts

    def _truth_of(self, node: ast.expr) -> bool | None:
        """Of a variable that was told."""
        told = self._told.values_by_now().get(node.id) if isinstance(node, ast.Name) else None
        return truth_of(told) if told is not None and is_plain_text(told) else None

    def _is_decided(self, text: str) -> bool:
        """Whether `any(…)`, `all(…)` or `next(…)` has its value, by the element that was told last."""
        last = self._inside.last
        if last is None or not last.element_of:
            return False
        match parsed_expression(text):
            case ast.Call(func=ast.Name(id="any" | "all" as name), args=[ast.GeneratorExp()], keywords=[]):
                is_its = text.endswith((last.element_of, f"{last.element_of})"))
                return is_its and self._inside.truth is (name == "any")
            case ast.Call(func=ast.Name(id="next"), args=[ast.GeneratorExp(), *_]):
                return last.element_of in text
        return False

    def _may_decide(self, texts: Iterable[str]) -> bool:
        """Whether `any(…)` or `all(…)` may have its value, by an element of which only its class knows the truth."""
        last = self._inside.last
        is_element = last is not None and bool(last.element_of) and self._inside.truth is None
        return is_element and any(text.startswith(("any(", "all(")) for text in texts)

    def _given(self, inside: Next) -> dict[str, str]:
        """Values that are known of what may come next: of the call of a plain function that has just returned, and of
        comprehensions whose elements are told."""
        changed = self._told.has_changed
        found = {text: value for text in inside.texts if (value := self._inside.gathered(text, changed)) is not None}
        found |= {text: value for text in inside.texts if (value := self._read(text, inside)) is not None}
        if self._returned is not None and not inside.can_end and len(inside.texts) == 1:
            [text] = inside.texts
            header, value = self._returned
            match parsed_expression(f"({text}\n)"):
                case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if _is_header(header, name):
                    found[text] = value
                case ast.Attribute(attr=name) if _is_header(header, name) and self._is_own_call(text):
                    found[text] = value
        found |= {text: value for text in inside.texts if (value := self._constructed(text)) is not None}
        if not self._told.was_away:
            values = self._told.values_by_now()
            # Where parts are stored one after the other, what is read again may be another by now.
            texts = inside.texts - values.keys() if stores_several(self._told.line) else inside.texts
            found |= {text: part for text in texts if (part := self._attribute(text, values)) is not None}
        return {text: value for text, value in found.items() if len(value) <= LONGEST_GIVEN}

    def _read(self, text: str, inside: Next) -> str | None:
        """The value of an expression that was told under another name: a variable that is an element, `name := …`, what
        `next(…)` has drawn or else gives."""
        known = self._told.values_by_now()
        match parsed_expression(f"({text}\n)"):
            case ast.Name(id=name):
                return self._still(self._told.in_rounds().get(name, known.get(name)))
            case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name not in known and (
                member := members_of(self._code if self._is_all else "").get(f"{name}.{attribute}")
            ):
                return member
            case ast.Subscript(value=ast.Name(id=name), slice=key) if name not in known:
                told = plain_value(self._told_text(f"({text}\n)", key) or "?")
                return members_of(self._code if self._is_all else "").get(f"{name}.{told}")
            case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name not in known:
                return f"<method {attribute}>" if is_method_of_builtin(name, attribute) else None
            case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr="__init__")):
                return "None"
            case ast.NamedExpr() if self._inside.last is not None and text.endswith(self._inside.last.text):
                return self._still(known.get(text.partition(":=")[2].strip()))
            case ast.Call(func=ast.Name(id="next"), args=[ast.GeneratorExp(), *_]) if self._is_decided(text):
                return self._still(known.get(self._inside.last.text)) if self._inside.last is not None else None
            case ast.Call(func=ast.Name(id="next"), args=[ast.GeneratorExp(), default]) if len(inside.texts) == 1:
                return self._still(known.get(ast.unparse(default), ast.unparse(default)))  # nothing was left
        return None

    def _constructed(self, text: str) -> str | None:
        """What the call of a class gives, where all that it is given was told."""
        written = f"({text}\n)"
        match parsed_expression(written):
            case ast.Call(func=ast.Name(id=name), args=args, keywords=named) if not spreads(args, named):
                given = [self._told_text(written, each) for each in args]
                by_name = {each.arg or "": self._told_text(written, each.value) for each in named}
                known = [value for value in (*given, *by_name.values()) if value is not None]
                if len(known) < len(given) + len(by_name) or not all(map(self._is_shown_so_inside, known)):
                    return None
                made = constructors_of(self._code if self._is_all else "").made(
                    name,
                    [value or "" for value in given],
                    {each: value or "" for each, value in by_name.items()},
                )
                return made if made is not None and depth_of(made) <= DEEPEST_KNOWN else None
        return None

    def _told_text(self, written: str, node: ast.expr) -> str | None:
        """What an operand was told to be, where nothing can have made it another."""
        value = plain_value(node)
        if value is not NOT_PLAIN:
            return write_value(value) if not isinstance(value, set | frozenset) else None
        values = self._told.values_by_now()
        told = values.get(ast.get_source_segment(written, node) or "", values.get(ast.unparse(node)))
        return told if told is not None and (not self._told.was_away or is_immutable(told)) else None

    def _is_shown_so_inside(self, text: str) -> bool:
        """Whether a value is shown in the same words as a part of another."""
        name = class_of(text)
        is_object = name is not None and self._classes.shows_plainly(name) and attributes_of(text) is not None
        return is_plain_text(text) or (is_object and "..." not in text) or is_named_thing(text)

    def _is_put_so(self, text: str) -> bool:
        return self._is_shown_so_inside(text) and depth_of(text) < DEEPEST_KNOWN

    def _still(self, told: str | None) -> str | None:
        """What was told, where nothing can have made it another."""
        if told is None or not (is_immutable(told) or (is_plain_text(told) and self._told.has_all_rounds)):
            return None
        return told

    def _attribute(self, text: str, values: Mapping[str, str]) -> str | None:
        """What `object.attribute` gives, where the object was told with its attributes."""
        match parsed_expression(text):
            case ast.Attribute(value=ast.Name() | ast.Attribute() as owner, attr=name):
                return self._classes.read(values.get(ast.unparse(owner), ""), name)
        return None

    def _worked_out(self, inside: Next, events: tuple[str, ...]) -> Possible:
        """What is not known must be worked out before it is said; what is under way is worked out to its end."""
        given = self._given(inside)
        if not self.plans and self._returned is None:
            self.plans = self._plans(inside, given)
        given |= {text: plan.value for text, plan in self.plans.items() if text and plan.value is not None}
        events = self._events_of(inside, events, given)
        if self._raises(LINE_IS_DONE):
            return Possible((Sep.EXCEPTION,))
        if not inside.can_end and inside.texts and all(self._raises(text) for text in inside.texts):
            return Possible((Sep.EXCEPTION, *[Sep.LINE] * self._inside.has_lines), inside.texts)
        given |= {plan.next: plan.known for plan in self.plans.values() if plan.next and plan.known is not None}
        hard = frozenset(plan.next for plan in self.plans.values() if plan.next is not None)
        easy = frozenset(text for text in inside.texts if text not in self.plans or self.plans[text].next is None)
        line = self.plans.get(LINE_IS_DONE)
        if any(plan.is_under_way for plan in self.plans.values()) or (line is not None and line.is_done):
            return self._under_way(easy, hard, _short(given), events)
        if hard and not easy and (not inside.can_end or LINE_IS_DONE in self.plans):
            may_raise = any(plan.may_raise for plan in self.plans.values() if plan.next is not None)
            may_raise |= self._may_miss
            lines = [Sep.LINE] * self._inside.has_lines
            return Possible((Sep.WORKING, *[Sep.EXCEPTION] * may_raise, *lines), easy, hard, given)
        if easy and easy <= given.keys() and not hard and not inside.can_end and not self._may_miss:
            return Possible((Sep.EXPRESSION, *[Sep.LINE] * self._inside.has_lines), easy, hard, _short(given))
        kept = [event for event in events if event not in (Sep.EXPRESSION, Sep.WORKING)]
        if not easy and not hard and (unpacked := self._inside.unpacked()):
            return Possible((Sep.LINE, Sep.RETURN), easy, hard, variables=_short(unpacked))
        return Possible((*[Sep.EXPRESSION] * bool(easy), *[Sep.WORKING] * bool(hard), *kept), easy, hard, _short(given))

    def _raises(self, text: str) -> bool:
        """Whether it is known without a question that an expression has no value: `x % 0`."""
        plan = self.plans.get(text)
        return plan is not None and plan.raises and not plan.is_under_way

    @property
    def _may_miss(self) -> bool:
        """Whether what the line reads before its first expression may not be there: `d[key] += f(x)`."""
        target = self._inside.read_before
        return target is not None and not is_there(target, self._told.values())

    def _under_way(
        self, easy: frozenset[str], hard: frozenset[str], given: Mapping[str, str], events: tuple[str, ...]
    ) -> Possible:
        """The next working, or what they all were for."""
        if hard:
            return Possible((Sep.WORKING,), easy, hard, given)
        if (line := self.plans.get(LINE_IS_DONE)) is not None:
            if self._told.goes_round and line.variables:
                return Possible((Sep.LINE,), easy, hard, given, line.variables)
            over = {Sep.WORKING, *([Sep.EXCEPTION] if line.variables and not self._may_end_otherwise else [])}
            return Possible(tuple(e for e in events if e not in over), easy, hard, given, line.variables)
        raises = any(plan.raises for plan in self.plans.values() if plan.is_under_way)
        return Possible((Sep.EXCEPTION if raises else Sep.EXPRESSION,), frozenset(self.plans), hard, given)

    @property
    def _may_end_otherwise(self) -> bool:
        """Whether an exception may go on behind a line that raised none."""
        return "finally:" in self._code or "with " in self._code

    def _plans(self, inside: Next, given: Mapping[str, str]) -> dict[str, Plan]:
        if not inside.texts:
            values = {**self._told.values(), **self._inside.gathered_all(self._told.has_changed)}
            plan = self._plan_of_line(values) if not self._inside.has_lines else None
            is_one = plan is not None and (plan.next is not None or plan.raises or plan.is_done)
            return {LINE_IS_DONE: plan} if plan is not None and is_one else {}
        values = {**self._told.values_by_now(), **self._inside.gathered_all(self._told.has_changed)}
        if self._drawing is not None and (came := self._drawing.as_list) is not None:
            values[self._drawing.call] = came
        return {text: self._plan_of(text, values) for text in inside.texts if text not in given}

    def _plan_of(self, text: str, values: Mapping[str, str]) -> Plan:
        if text.startswith("for "):
            question, item = self._told.next_in_clause(text), self._item(self._told.item_of_clause(text))
            if isinstance(question, str):
                return Plan(nothing_but(Written(question)), known=item)
            return Plan(nothing_but(item))
        if is_shadowed(text, values, builtins_renamed(self._code)):
            return Plan(nothing_but(None))
        patterns = {name: told for name, text in self._matches.items() if (told := values.get(text, text))}
        shown_as = MATCHES_TO_COME if called_by(text) == "finditer" else None
        values = {**values, **{f"{name}.re": told for name, told in patterns.items()}}
        return Plan(workings(text, values, self._own), shown_as=shown_as)

    def _item(self, item: str | None) -> str | None:
        """What a comprehension binds next, where nothing in the line can have made it another since it was told."""
        is_still = item is not None and (is_immutable(item) or not self._may_change())
        return item if is_still and len(item or "") <= LONGEST_GIVEN else None

    def _may_change(self) -> bool:
        """Whether something that the line does may change an object: all but what is known to leave them alone."""
        found = self._inside.used()
        if found is None:
            return True
        called, read = found
        return not called <= _LEAVE_ALONE - self._own or bool(read & self._own)

    def _plan_of_line(self, values: Mapping[str, str]) -> Plan | None:
        """Of what a line does when its expressions are told."""
        if fails_to_unpack(self._told.line, values):
            return Plan(failing())
        if (question := self._told.next_in_loop()) is not None:
            item = self._told.item_of_loop()
            # Else a body may have changed it.
            is_same = item is not None and (is_immutable(item) or self._told.item_is_there)
            is_known = is_same and len(item or "") <= LONGEST_GIVEN
            known = item if is_known and self._told.bound_by_loop(item or "") else None
            return Plan(only(question), known is None, self._told.bound_by_loop, known)
        item = self._told.item_of_loop() if self._told.item_is_there else None
        if item is not None and self._told.bound_by_loop(item) and _is_told_whole(item):
            return Plan(nothing_but(item), False, self._told.bound_by_loop)
        change = change_by(self._told.line, values, self._own, self._leaves_alone, self._is_put_so, self.owned)
        if change is None:
            return None
        may_raise = change.may_raise or self._may_end_otherwise
        single = self.single
        return Plan(change.texts, may_raise, lambda value: variable_after(change, value, values, self._classes, single))

    def key_of(self, state: Shown) -> str | None:
        """Under which key a plan for this state would stand; None where it has none."""
        match state.sep:
            case Sep.EXPRESSION:
                return state.source
            case Sep.LINE | Sep.RETURN:
                return LINE_IS_DONE
            case Sep.EXCEPTION if len(self.plans) == 1:
                [(key, plan)] = self.plans.items()
                return key if not plan.is_written and key != LINE_IS_DONE else None
        return None

    def is_borne_out(self, value: str, state: Shown) -> bool:
        """Whether what a loop is said to bind next is what the next line's variables show."""
        bound = self._told.bound_by_loop(value) or {}
        return all(state.locals.get(name, self._told.values().get(name)) == text for name, text in bound.items())

    def calls_own(self, rounds: bool = False) -> bool:
        """Whether what is evaluated next, here in this line, can only be a call of one of the program's own
        functions; `rounds`: also inside a comprehension."""
        if self.sep is Sep.LINE and self._told.draws and self._told.is_in_loop:
            return True
        inside = self._inside.next(rounds) if self.sep is not Sep.RETURN else None  # just returned: its value is next
        if inside is not None and rounds:
            inside = self._narrowed(inside)
        return inside is not None and bool(inside.texts) and all(map(self._is_own_call, inside.texts))

    def _callee(self) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """The method, or the `__init__`, that the call which is next enters."""
        text = self._next_call()
        if text is None:
            return None
        function = self._function_called(parsed_expression(f"({text}\n)"), self._told.values())
        is_entered = function is not None and not any(isinstance(n, _SUSPENDS) for n in ast.walk(function))
        return function if is_entered else None

    def _function_called(
        self, call: ast.expr | None, values: Mapping[str, str]
    ) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        match call:
            case ast.Call(args=args, keywords=named) if spreads(args, named):
                return None  # what is spread out may be drawn from a function first
            case ast.Call(func=ast.Attribute(value=owner, attr=name)):
                told = values.get(ast.unparse(owner), "")
                is_own = name in (attributes_of(told) or ())  # the object itself has another one
                return self._classes.method(class_of(told) or "", name) if not is_own else None
            case ast.Call(func=ast.Name(id=name), args=[ast.Name(id=of)]) if special := special_method(call):
                is_builtin = name not in self._own
                return self._classes.method(class_of(values.get(of, "")) or "", special) if is_builtin else None
            case ast.Call(func=ast.Name(id=name)):
                return self._classes.init_of(name) or self._classes.function(name)
            case ast.Attribute(value=owner, attr=name):
                return self._classes.getter(class_of(values.get(ast.unparse(owner), "")) or "", name)
        return None

    def _surely_calls(self) -> bool:
        """Whether the call that is next has all that it needs: its names were told, and it has as many arguments as the
        function that it enters takes at least, and not more than that takes at most."""
        inside = self._inside.next(rounds=True)
        [text] = inside.texts if inside is not None else [""]
        call = parsed_expression(f"({text}\n)")
        function = self._function_called(call, self._told.values())
        if function is None or self.sep is Sep.WORKING:
            return False
        if not isinstance(call, ast.Call) or special_method(call) is not None:
            return call is not None  # a property, or a builtin that enters a special method
        given = [*call.args, *(each.value for each in call.keywords)]
        names = {node.id for each in given for node in ast.walk(each) if isinstance(node, ast.Name)}
        is_method = (
            function.args.args[:1] if function.name == "__init__" or isinstance(call.func, ast.Attribute) else []
        )
        return fits(call, function.args, len(is_method)) and names <= self._told.values().keys()

    def _is_own_call(self, text: str) -> bool:
        # In parentheses: `yield` is no expression without them.
        match parsed_expression(f"({text}\n)"):
            case ast.Call(func=ast.Name(id=name)) if self._classes.runs_nothing(name):
                return False
            case ast.Call(func=ast.Attribute(value=owner)) if self._is_data(owner):
                return False
            case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super"), args=[]), attr=name)):
                return self._enters_own_above(name)
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                return self._flow is not None and any(scope.name == name for scope in self._flow.scopes)
            case ast.Attribute(value=owner, attr=name):
                whole = self._told.values().get(ast.unparse(owner), "")
                return self._classes.getter(class_of(whole) or "", name) is not None
        return False

    def _enters_own_above(self, name: str) -> bool:
        """Whether `super().name(…)` may enter a function of the program's."""
        classes = [node for node in walk_text(self._code) if isinstance(node, ast.ClassDef)]
        around = [c.name for c in classes for line in self.lines if c.lineno <= line <= (c.end_lineno or 0)]
        is_own = self._flow is not None and any(scope.name == name for scope in self._flow.scopes)
        return is_own and (len(around) != 1 or self._classes.enters_own(around[0], name))

    def _is_data(self, owner: ast.expr) -> bool:
        """Whether what a method is called of is plain data, or a module: it is none of the program's own."""
        told = self._told.values().get(ast.unparse(owner))
        if told is None:
            return isinstance(owner, ast.Constant | ast.JoinedStr)
        return is_plain_text(told) or told.startswith("<module ")

    def _follow_inside(self, shown: Shown, goes_on: bool, was_resumed: bool, is_call: bool, was_raised: bool) -> None:
        """`is_call`: what was to be evaluated next could only be a call of the program's own."""
        if goes_on:
            is_told = self._line_is_next or self._move in (Move.STEP_INSIDE, Move.STEP_EXPRESSION)
            self._inside.go_on(min(self.lines), is_told)
        elif shown.sep is Sep.LINE and len(self.lines) == 1 and self.resolver and self.resolver.is_in_statements:
            self._inside.start(min(self.lines))
            if self._inside.has_lines and self._move not in _TO_THE_NEXT:
                self._inside.lose()  # it may be in the midst of it
        elif shown.sep is Sep.EXPRESSION:
            self._inside.take(shown.source, shown.value)
        elif shown.sep is Sep.CALL:
            if self._drawing is None and is_call:
                self._pass_generator(shown.source)
            if self._drawing is None and (not is_call or self._is_drawn(shown.source)):
                self._inside.lose()  # a step into a call may have passed by what is evaluated before it
            self._waiting.append((self._inside, shown.source, self._drawing))
            self._inside, self._drawing = Inside(self._code), None
        elif shown.sep is Sep.RETURN and self._waiting:
            self._inside, header, self._drawing = self._waiting.pop()
            has_yield = "yield" in shown.source
            self._returned = (header, shown.value or "") if not has_yield and self._drawing is None else None
            if "yield from" in shown.source or "async " in self._code:  # who gives what is not told
                self._drawing = None
                self._inside.lose()
            if self._drawing is not None:
                self._drawing.take(shown.value or "", has_yield and not was_resumed)  # else it ends at this line
        elif shown.sep is Sep.EXCEPTION:
            if was_raised and self._waiting:  # it has left a function
                self._inside, _, self._drawing = self._waiting.pop()
                if self._inside.may_be_drawn:  # it goes on to the generator expression that has called it
                    self._waiting.clear()
                    self._told.forget()
            self._inside.lose()
        else:
            self._inside.lose()
            self._waiting.clear()
        if shown.sep in (Sep.LINE, Sep.EXPRESSION, Sep.EXCEPTION):
            self._drawing = None

    def _may_be_passed_by(self, shown: Shown) -> bool:
        """Whether the call that was to be evaluated next may have had its value, so that a later one of the same
        function has entered that: what decorates it may keep values. Another one has other arguments."""
        text = self._awaited()
        call = parsed_expression(f"({text}\n)") if text is not None else None
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name | ast.Attribute):
            return False
        name = call.func.id if isinstance(call.func, ast.Name) else call.func.attr
        if name not in decorated_names(self._code) or not _is_header(shown.source, name):
            return False
        given = [self._told_text(f"({text}\n)", each) for each in call.args]
        bound = [each for each in shown.locals if each != "self"][: len(given)]
        return bool(call.keywords) or given != [shown.locals[each] for each in bound]

    def _drawn_by(self, source: str) -> Drawing | None:
        """How the line draws from the generator that begins, or goes on, with this line."""
        if self._drawing is not None:
            return self._drawing
        if self._told.is_in_loop:
            return Drawing() if self._told.draws else None
        found = _FUNCTION.match(source)
        inside = self._inside.next() if found is not None else None
        if found is None or inside is None:
            return None
        if len(inside.texts) == 1 and called_by(min(inside.texts)) == found[1]:
            self._pass_call_by(min(inside.texts), f"<generator {found[1]}>")
            inside = self._inside.next()
        call = self._inside.last.text if self._inside.last is not None else ""
        if inside is None or called_by(call) != found[1]:
            return Drawing() if self._told.draws and inside is not None and not inside.texts else None
        if not inside.texts and self._inside.goes_through(call):
            return Drawing()
        return drawing_by(min(inside.texts), call) if len(inside.texts) == 1 else None

    def _pass_call_by(self, text: str, value: str) -> None:
        """A sub-expression that a step into a function did not show, of which the value is known."""
        self._inside.take(text, value)
        self._told.pass_by(text, value)

    def _after_drawing(self, drawing: Drawing, events: tuple[str, ...]) -> Possible | None:
        """Behind a `yield` from which the line has drawn: it goes on where it draws all; else what it drew is known."""
        if not drawing.has_given:
            return Possible(events, goes_round=False) if drawing.is_loop else None
        if drawing.takes_all:
            return Possible((Sep.CALL, Sep.EXCEPTION))
        if drawing.is_loop:
            bound = self._told.bound_by_loop(drawing.values[-1])
            return Possible((Sep.LINE,), variables=_short(bound), goes_round=True) if bound is not None else None
        given = _short({drawing.taker: drawing.values[-1]})
        return Possible((Sep.EXPRESSION,), frozenset({drawing.taker}), values=given)

    def _is_drawn(self, header: str) -> bool:
        """Whether a generator runs, or goes on: its call was evaluated before."""
        scopes = self._flow.scopes_starting(header) if self._flow is not None else []
        return not scopes or any(scope.resumes for scope in scopes)

    def _pass_by(self, header: str) -> None:
        """A call has returned, and the function with this header is entered without a word of what the first gave."""
        text, (returned, value) = self._awaited(), self._returned or ("", "")
        if text is not None and self._enters(text, returned):
            self._inside.take(text, value if "__init__" not in returned else None)
        text = self._awaited()
        if text is None or not self._enters(text, header):
            self._inside.lose()

    def _pass_generator(self, header: str) -> None:
        """A function is entered where a call of a generator was to come: that runs nothing, and is passed by."""
        text = self._awaited()
        name = called_by(text) if text is not None else None
        is_generator = self._flow is not None and any(s.name == name and s.resumes for s in self._flow.scopes)
        if text is not None and name is not None and is_generator and not _is_header(header, name):
            self._inside.take(text, f"<generator {name}>")

    def _awaited(self) -> str | None:
        """The expression that is evaluated next, where only one can be."""
        inside = self._inside.next(rounds=True)
        return min(inside.texts) if inside is not None and not inside.can_end and len(inside.texts) == 1 else None

    def _enters(self, text: str, header: str) -> bool:
        """Whether a call enters the function that begins with this line, by its name."""
        match parsed_expression(f"({text}\n)"):
            case ast.Call(func=ast.Name(id=name)) if _is_header(header, "__init__"):
                return self._classes.init_of(name) is not None
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                return _is_header(header, name)
        return False

    def _work_on(self, shown: Shown) -> None:
        """A working was shown: of the sub-expressions that could come next, the one it belongs to does."""
        self.plans = {text: plan for text, plan in self.plans.items() if plan.next == shown.source}
        for plan in self.plans.values():
            plan.tell(shown.value or "")


_LEAVE_ALONE = frozenset(dir(str)) | {
    "len", "str", "sum", "min", "max", "sorted", "list", "tuple", "set", "dict", "int", "float", "abs", "round", "zip",
    "enumerate", "range", "any", "all", "repr", "reversed", "ord", "chr", "bool", "isinstance", "divmod", "frozenset",
    "type", "get", "items", "keys", "values", "copy", "union", "intersection", "difference", "issubset", "issuperset",
}  # fmt: skip
"""Functions and methods that change nothing, unless they are the program's own."""


def _is_header(line: str, name: str) -> bool:
    return line.lstrip().startswith(f"def {name}(")


def _short(values: Mapping[str, str]) -> dict[str, str]:
    return {text: value for text, value in values.items() if len(value) <= LONGEST_GIVEN}


def _is_told_whole(item: str) -> bool:
    return len(item) <= LONGEST_GIVEN and "..." not in item and "<…" not in item


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
    key = reader.key_of(state)
    while key is not None and (plan := reader.plans.get(key)) is not None and plan.next is not None:
        text = plan.next
        is_its_own = state.sep is Sep.EXPRESSION
        value = (state.value if is_its_own else None) if plan.is_written else evaluated(text)
        if value is None or (key == LINE_IS_DONE and not reader.is_borne_out(value, state)):
            return
        yield Shown(Sep.WORKING, text, value=value)
