"""Which tokens may come next: a state machine over the language, for constrained decoding.

It lets through every state that can really happen and little else: events as the action allows, source lines that exist
and that control flow can reach, names that the code has, well-formed JSON. Knows tokens, code and control flow; no
model.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from ndb.errors import BadDocument
from ndb.language.document import Shown, python_of
from ndb.language.events import events_after
from ndb.language.known.constants import Elsewhere
from ndb.language.known.known_variables import Listing
from ndb.language.known.listed import Arguments, Unchanged
from ndb.language.lines import LineResolver
from ndb.language.outline import Outline
from ndb.language.tokenizer import STRUCTURE, Tokenizer
from ndb.language.tokens import Mark, Sep
from ndb.source.flow import Flow, flow_of
from ndb.source.parse import tree_of
from ndb.source.shape import Shape
from ndb.trace.instructions.instruction import PYTHON, instruction_texts, instructions_after
from ndb.trace.names import bare_name, global_name
from ndb.trace.state import Exit
from ndb.tree.action import Action

Ids = NDArray[np.int64]
_WHOLE = (Sep.CALL, Sep.INSTRUCTION)
"""States that list everything, every time."""


class Phase(Enum):
    """Where in a state the text is."""

    EVENT = auto()
    SOURCE_MARK = auto()
    SOURCE = auto()
    LISTED_MARK = auto()
    OPEN = auto()
    NAME = auto()
    AFTER_NULL = auto()
    TEXT = auto()
    END = auto()
    DONE = auto()


@dataclass(slots=True)
class Trie:
    """Token sequences by their first tokens."""

    children: dict[int, "Trie"]
    ends: bool = False

    @classmethod
    def of(cls, sequences: Iterable[Iterable[int]]) -> "Trie":
        root = cls({})
        for sequence in sequences:
            node = root
            for token in sequence:
                node = node.children.setdefault(token, cls({}))
            node.ends = True
        return root


class Grammar:
    """What is fixed for one code: its lines, names and control flow, as tokens."""

    def __init__(
        self,
        tokenizer: Tokenizer,
        code: str,
        elsewhere: Elsewhere = Elsewhere(),  # noqa: B008
        starts: Sequence[int] = (1,),
    ) -> None:
        """`elsewhere`: what is known of the parts of the program that are not shown. `starts`: the first lines of the
        files that the code is made of."""
        self.tokenizer = tokenizer
        self.code, self.elsewhere = code, elsewhere
        self.flow: Flow | None = flow_of(code, starts)
        self.lines = code.split("\n")
        self._tries: dict[frozenset[str], Trie] = {}
        special = tokenizer.special
        self.special = special
        words = {word: tokenizer.encode_word(word) for word in STRUCTURE}
        self.words = words
        self.quote, self.backslash, self.brace = (tokenizer.characters(c)[0] for c in '"\\}')
        first = tokenizer.first_byte
        plain = [first + code for code in range(32, 127) if chr(code) not in '"\\']
        high = [first + code for code in range(0xC2, 0xF5)]
        self.plain = np.array([*plain, *high, words[", "], words[": "], self.backslash])
        self.escapes = np.array([tokenizer.characters(c)[0] for c in '"\\/bfnrtu'])
        self.hexadecimal = np.array([tokenizer.characters(c)[0] for c in "0123456789abcdefABCDEF"])
        self.continuation = np.array([first + code for code in range(0x80, 0xC0)])
        self.text_in_locals = np.concatenate([self.plain, [words['", "'], words['"}']]])
        self.text_alone = np.concatenate([self.plain, [self.quote]])
        self.anything = np.arange(first, len(tokenizer))
        self._names = [tuple(tokenizer.name(name)) for name in sorted(_names(code))] if self.flow else None
        self._rests: dict[frozenset[tuple[int, ...]], Trie] = {}
        self._beginnings: dict[str, Ids] = {}

    def beginning(self, characters: str) -> Ids:
        """Tokens with which text may go on that begins with one of these characters."""
        if characters not in self._beginnings:
            plain = [self.tokenizer.first_byte + ord(c) for c in characters if c not in '"\\']
            escaped = [self.backslash] if '"' in characters or "\\" in characters else []
            words = [self.words[word] for word in (", ", ": ") if word[0] in characters]
            self._beginnings[characters] = np.array([*plain, *escaped, *words])
        return self._beginnings[characters]

    def text_of(self, token: int) -> str:
        """The text of a token that is text: a word of two characters, an ASCII character, some letter for others."""
        word = next((word for word in (", ", ": ") if self.words[word] == token), None)
        code = token - self.tokenizer.first_byte
        return word if word is not None else chr(code) if 32 <= code < 127 else "x"

    @cached_property
    def instructions(self) -> Trie:
        """The instructions of the code, if it is bound to the Python that runs here; else they are not known."""
        bound = python_of(self.code)
        return self.trie(instruction_texts(self.code)) if bound == PYTHON else Trie({})

    def instructions_after(self, text: str) -> frozenset[str] | None:
        """The instructions that can come after one in its function; None where that is not known."""
        return instructions_after(self.code).get(text) if python_of(self.code) == PYTHON else None

    def names_but(self, listed: frozenset[tuple[int, ...]]) -> Trie | None:
        """The names that can be listed when these have been: none comes twice. None where names are not known."""
        if self._names is None:
            return None
        if listed not in self._rests:
            self._rests[listed] = Trie.of([name for name in self._names if name not in listed] or self._names)
        return self._rests[listed]

    def names_after(self, known: Unchanged, listed: Sequence[str]) -> list[tuple[int, ...]]:
        """The names that a line state can list behind these."""
        return [
            tokens
            for name, tokens in self._tokens_of_names.items()
            if name not in listed and known.may_come(name, listed)
        ]

    @cached_property
    def _tokens_of_names(self) -> dict[str, tuple[int, ...]]:
        return {name: tuple(self.tokenizer.name(name)) for name in sorted(_names(self.code))}

    @cached_property
    def kept_names(self) -> frozenset[tuple[int, ...]]:
        """Those that nothing unbinds; none where not all of the program is shown."""
        if self.elsewhere != Elsewhere():
            return frozenset()
        unbound = set(_unbound(self.code))
        return frozenset(tokens for name, tokens in self._plain_names.items() if bare_name(name) not in unbound)

    @cached_property
    def _plain_names(self) -> dict[str, tuple[int, ...]]:
        """Those that are listed as they are written: in a class `__name` has another name."""
        names = (name for name in _names(self.code) if bare_name(name)[:2] != "__" or name == "__class__")
        return {name: tuple(self.tokenizer.name(name)) for name in names}

    def trie(self, sources: Iterable[str]) -> Trie:
        key = frozenset(sources)
        if key not in self._tries:
            self._tries[key] = Trie.of(self.tokenizer.source(text) for text in key)
        return self._tries[key]


def _unbound(code: str) -> Iterator[str]:
    """Names that a program deletes, that an `except` forgets at its end, or a comprehension."""
    for node in ast.walk(tree_of(code)):
        match node:
            case ast.Name(id=name, ctx=ast.Del()) | ast.ExceptHandler(name=str(name)):
                yield name
            case ast.comprehension(target=target):
                yield from (part.id for part in ast.walk(target) if isinstance(part, ast.Name))
            case ast.NamedExpr(target=ast.Name(id=name)):
                yield name


def _names(code: str) -> set[str]:
    """Names that a state of this code can list: variables, and module-level data under `global`."""
    tree = tree_of(code)
    names = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)} | {
        a.arg for a in ast.walk(tree) if isinstance(a, ast.arg)
    }
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                names.add(name)
            case (
                ast.ExceptHandler(name=str(name))
                | ast.MatchAs(name=str(name))
                | ast.MatchStar(name=str(name))
                | ast.MatchMapping(rest=str(name))
            ):
                names.add(name)
            case ast.Global(names=several) | ast.Nonlocal(names=several):
                names |= set(several)
            case ast.alias(name=name, asname=asname):
                names.add(asname or name.split(".")[0])
    # Iterators of generator expressions, and the class of a method that uses `super`, are local variables too.
    return names | {".0", "__class__"} | {global_name(name) for name in names}


class Cursor:
    """The state machine for one state: `allowed` before each token, `advance` with the one chosen."""

    def __init__(
        self,
        grammar: Grammar,
        events: Iterable[str],
        resolver: LineResolver | None = None,
        source: str | None = None,
        expressions: frozenset[str] | None = None,
        workings: frozenset[str] = frozenset(),
        values: Mapping[str, str] | None = None,
        listing: Listing | None = None,
        shapes: Mapping[str, Shape] | None = None,
    ) -> None:
        """`source` fixes the line (a breakpoint's); `resolver`, `expressions` and `workings` know what can come;
        `values` are those of expressions and workings, by text, that are known; `listing` knows what of variables is;
        `shapes` say what values of variables may look like."""
        self.grammar = grammar
        self._events = tuple(events)
        self._resolver = resolver
        self._source_text = source
        self._expressions, self._workings = expressions, workings
        self._values = {tuple(grammar.tokenizer.source(text)): value for text, value in (values or {}).items()}
        self._listing = listing
        self._shapes = shapes or {}
        self._outline: Outline | None = None
        """Of the value that is being told."""
        self._arguments: Arguments | None = None
        """Of a call state, as soon as its function is known."""
        self._unchanged: Unchanged | None = None
        """Of a line state."""
        self._certain: frozenset[tuple[int, ...]] = frozenset()
        """The names that it must list."""
        self._source: tuple[int, ...] = ()
        self._value: Iterator[int] | None = None
        """The tokens of a value that is known, as far as they are not told yet."""
        self.phase = Phase.EVENT
        self.sep: Sep | None = None
        self.exit: Exit | None = None
        self._node = Trie({})
        self._name: tuple[int, ...] = ()
        self._names_listed: frozenset[tuple[int, ...]] = frozenset()
        self._listed_names: list[str] = []
        """The same, in their order."""
        self._goes_on: bool | None = None
        """Whether another one can come, if that was looked at."""
        self._seen_listed = False
        self._escape = self._hex = self._more_bytes = 0
        self._next: int | None = None
        self._inverted = {number: name for name, number in grammar.special.items()}

    def allowed(self) -> Ids:
        """The ids that may come next; never empty until the state is done."""
        grammar = self.grammar
        match self.phase:
            case Phase.EVENT:
                return np.array([grammar.special[name] for name in self._events if name in grammar.special])
            case Phase.SOURCE_MARK:
                return np.array([grammar.special[Mark.SRC_SEP]])
            case Phase.LISTED_MARK:
                return np.array([grammar.special[Mark.ARG_SEP]])
            case Phase.SOURCE:
                return self._source_allowed()
            case Phase.OPEN:
                return self._open_allowed()
            case Phase.NAME:
                return self._name_allowed()
            case Phase.AFTER_NULL:
                more = [grammar.words[', "']] * self._may_go_on()
                return np.array([*more, *([] if self._lacks() else [grammar.brace])])
            case Phase.TEXT:
                return self._text_allowed()
            case Phase.END:
                return np.array([grammar.special[Mark.ACTION_SEP]])
        return np.array([], dtype=np.int64)

    def advance(self, token: int) -> None:
        match self.phase:
            case Phase.EVENT:
                self._take_event(token)
            case Phase.SOURCE_MARK:
                self.phase, self._node = Phase.SOURCE, self._source_trie()
            case Phase.LISTED_MARK:
                self.phase = Phase.OPEN
            case Phase.SOURCE:
                self._take_source(token)
            case Phase.OPEN:
                self._take_opening(token)
            case Phase.NAME:
                self._take_name(token)
            case Phase.AFTER_NULL:
                self._next_pair(more=token != self.grammar.brace)
            case Phase.TEXT:
                self._take_text(token)
            case Phase.END:
                self.phase = Phase.DONE
            case Phase.DONE:
                raise BadDocument("the state is complete", 0)

    def _take_event(self, token: int) -> None:
        name = self._inverted.get(token, "")
        if name not in self._events:
            raise BadDocument(f"{name or token} cannot come here", 0)
        if name in set(Exit):
            self.exit, self.phase = Exit(name), Phase.DONE
            return
        self.sep = Sep(name)
        self.phase = Phase.LISTED_MARK if self.sep is Sep.LINE else Phase.SOURCE_MARK
        if self.sep is Sep.LINE and self._listing is not None and self.grammar.flow is not None:
            self._unchanged = self._listing.next_line.unchanged()
            certain = self._unchanged.certain if self._unchanged is not None else ()
            self._certain = frozenset(tuple(self.grammar.tokenizer.name(name)) for name in certain)

    def _source_trie(self) -> Trie:
        assert self.sep is not None
        grammar = self.grammar
        if self._source_text is not None:
            return grammar.trie([self._source_text])
        if self.sep in (Sep.EXPRESSION, Sep.WORKING):
            known = self._expressions if self.sep is Sep.EXPRESSION else self._workings
            return grammar.trie(known) if known else Trie({})
        if self.sep is Sep.INSTRUCTION:
            return grammar.instructions if self._expressions is None else grammar.trie(self._expressions)
        if grammar.flow is None:
            return Trie({})
        numbers = self._resolver.candidates(self.sep) if self._resolver else None
        if numbers and self.sep is Sep.LINE and self._listing is not None:
            numbers = self._listing.next_line.follow(numbers) or numbers
        if self.sep is Sep.CALL and self._listing is not None and self._listing.callee is not None:
            numbers = {self._listing.callee}
        if self.sep is Sep.EXCEPTION and self._listing is not None and self._listing.next_event.raised_at is not None:
            numbers = {self._listing.next_event.raised_at}
        texts = {grammar.lines[n - 1] for n in numbers if 0 < n <= len(grammar.lines)} if numbers else set()
        if self.sep is Sep.CALL and texts:
            is_sure = self._listing is not None and self._listing.callee is not None
            texts |= set() if is_sure else {"<module>"}
        elif self.sep in (Sep.CALL, Sep.INV_CALL):
            texts = (
                {grammar.flow.text(s.line) for s in grammar.flow.scopes if s.line}
                | {grammar.flow.text(line) for s in grammar.flow.scopes for line in s.resumes}
                | {"<module>"}
            )
        return grammar.trie(texts or {line for line in grammar.lines if line.strip()})

    def _after_source(self) -> int:
        return self.grammar.special[Mark.ACTION_SEP if self._seen_listed else Mark.ARG_SEP]

    def _source_allowed(self) -> Ids:
        if not self._node.children and not self._node.ends:
            return np.append(self.grammar.anything, self._after_source())
        ends = [self._after_source()] if self._node.ends else []
        return np.array([*self._node.children, *ends])

    def _take_source(self, token: int) -> None:
        if token == self._after_source():
            if self.sep in (Sep.EXPRESSION, Sep.WORKING) and (known := self._values.get(self._source)) is not None:
                self._value = iter(self.grammar.tokenizer.value(known)[1:])
            if self.sep is Sep.RETURN and self._listing is not None and self.grammar.flow is not None:
                given = self._listing.next_event.returned()
                self._value = iter(self.grammar.tokenizer.value(given)[1:]) if given is not None else None
            if self.sep is Sep.EXCEPTION and self._listing is not None and self.grammar.flow is not None:
                raised = self._listing.next_event.raised()
                self._value = iter(self.grammar.tokenizer.value(raised)[1:]) if raised is not None else None
            if self.sep is Sep.CALL and self._listing is not None and self.grammar.flow is not None:
                self._arguments = self._listing.next_call.arguments(self.grammar.tokenizer.decode(self._source))
            self.phase = Phase.DONE if self._seen_listed else Phase.OPEN
        elif self._node.children or self._node.ends:
            if token not in self._node.children:
                raise BadDocument("no line of the code reads so", 0)
            self._node = self._node.children[token]
            self._source = (*self._source, token)

    def _open_allowed(self) -> Ids:
        assert self.sep is not None
        words = self.grammar.words
        if not self.sep.has_locals:
            return np.array([self.grammar.quote])
        whole = [words['{"'], words["{}"]]
        if self._arguments is not None and (self._arguments.names or self._arguments.certain):
            return np.array([words['{"']])
        if self._unchanged is not None and self._unchanged.is_all:
            return np.array([words['{"..": ".."}' if self._unchanged.names else "{}"]])
        if self._unchanged is not None:
            return self._open_allowed_of_line(self._unchanged)
        return np.array(
            whole if self.sep in (*_WHOLE, Sep.INV_CALL) else [*whole, words['{"..": "..", "'], words['{"..": ".."}']]
        )

    def _open_allowed_of_line(self, known: Unchanged) -> Ids:
        words = self.grammar.words
        some = [words['{"..": "..", "']] * self._may_go_on()
        empty = [] if known.certain else [words["{}"]]
        whole = [] if known.names and not known.is_whole else [*[words['{"']] * self._may_go_on(), *empty]
        rest = [] if known.certain else [words['{"..": ".."}']]
        return np.array([*whole, *([] if known.is_whole else [*some, *rest])])

    def _take_opening(self, token: int) -> None:
        words = self.grammar.words
        if token == self.grammar.quote:
            self.phase = Phase.TEXT
        elif token in (words["{}"], words['{"..": ".."}']):
            self._listed()
        else:
            self._next_pair(more=True)

    def _next_pair(self, more: bool) -> None:
        if more:
            self.phase, self._name = Phase.NAME, ()
            self._node = self._names_next() or Trie({})
        else:
            self._listed()

    def _names_next(self) -> Trie | None:
        """The names that can be listed next."""
        grammar, arguments = self.grammar, self._arguments
        if self.sep is Sep.INSTRUCTION:
            return Trie.of([grammar.tokenizer.name(str(len(self._names_listed)))])
        if arguments is not None:
            if (at := len(self._names_listed)) < len(arguments.names):
                return Trie.of([grammar.tokenizer.name(arguments.names[at])])
            return Trie.of(self._others())
        if self._unchanged is not None and (names := grammar.names_after(self._unchanged, self._listed_names)):
            return Trie.of(names)
        return grammar.names_but(self._names_listed)

    def _others(self) -> list[tuple[int, ...]]:
        """What may be listed after the arguments of a call, and is not listed yet."""
        assert self._arguments is not None
        names = self._arguments.next_others(self._listed_names)
        return [tuple(self.grammar.tokenizer.name(name)) for name in names]

    def _after_value(self) -> list[int]:
        """What can follow a value in a list of variables."""
        words, arguments = self.grammar.words, self._arguments
        if arguments is None:
            return [*[words['", "']] * self._may_go_on(), *([] if self._lacks() else [words['"}']])]
        if len(self._names_listed) < len(arguments.names):
            return [words['", "']]
        others = self._others()
        certain = {tuple(self.grammar.tokenizer.name(name)) for name in arguments.certain}
        is_lacking = not certain <= self._names_listed
        return [*[words['", "']] * bool(others), *[words['"}']] * (not is_lacking)]

    def _may_go_on(self) -> bool:
        """Whether another variable can be listed in a line state."""
        if self._unchanged is None or self._lacks():
            return True
        if self._goes_on is None:
            self._goes_on = bool(self.grammar.names_after(self._unchanged, self._listed_names))
        return self._goes_on

    def _lacks(self) -> bool:
        """Whether a variable that a line state must list is not listed yet."""
        return not self._certain <= self._names_listed

    def _listed(self) -> None:
        self._seen_listed = True
        self.phase = Phase.END if self.sep is not Sep.LINE else Phase.SOURCE_MARK

    def _name_allowed(self) -> Ids:
        words = self.grammar.words
        after = [words['": "']] if self._is_there() else [words['": "'], words['": null']]
        if self._unchanged is not None and self.grammar.tokenizer.decode(self._name) in self._unchanged.gone:
            after = [words['": null']]
        if not self._node.children and not self._node.ends:
            return np.concatenate([self.grammar.anything, after])
        return np.array([*self._node.children, *(after if self._node.ends else ())])

    def _is_there(self) -> bool:
        """Whether the variable whose name was told has a value: it was not deleted."""
        known = self._unchanged
        is_sure = known is not None and known.is_there(self.grammar.tokenizer.decode(self._name))
        is_kept = known is not None and self._name in self.grammar.kept_names
        return is_sure or is_kept or self.sep in _WHOLE or self._name in self._certain

    def _take_name(self, token: int) -> None:
        words = self.grammar.words
        if token in (words['": "'], words['": null']):
            self.phase = Phase.TEXT if token == words['": "'] else Phase.AFTER_NULL
            self._names_listed |= {self._name}
            self._goes_on = None
            self._listed_names.append(self.grammar.tokenizer.decode(self._name))
            self._value = self._known_value() if self.phase is Phase.TEXT else None
            shape = self._shapes.get(self.grammar.tokenizer.decode(self._name)) if self._shapes else None
            self._outline = Outline(shape) if shape is not None else None
        elif self._node.children or self._node.ends:
            if token not in self._node.children:
                raise BadDocument("no variable is called so", 0)
            self._node = self._node.children[token]
            self._name = (*self._name, token)

    def _text_allowed(self) -> Ids:
        assert self.sep is not None
        grammar = self.grammar
        if self._value is not None:
            self._next = next(self._value, None) if self._next is None else self._next
            return np.array([self._next] if self._next is not None else self._after_value())
        if self._escape:
            return grammar.escapes
        if self._hex:
            return grammar.hexadecimal
        if self._more_bytes:
            return grammar.continuation
        if self._outline is not None and (characters := self._outline.allowed()) is not None:
            return grammar.beginning(characters)
        if self._arguments is not None or self._unchanged is not None:
            return np.concatenate([grammar.plain, self._after_value()])
        return grammar.text_in_locals if self.sep.has_locals else grammar.text_alone

    def _known_value(self) -> Iterator[int] | None:
        """The tokens of the value of an argument or a variable that is known, without what ends it."""
        about = self._arguments or self._unchanged
        if about is None:
            return None
        known = about.values.get(self.grammar.tokenizer.decode(self._name))
        return iter(self.grammar.tokenizer.value(known)[1:-1]) if known is not None else None

    def _take_text(self, token: int) -> None:
        grammar = self.grammar
        self._next = None
        if self._outline is not None:
            self._take_in_outline(self._outline, token)
        if self._escape:
            self._escape, self._hex = 0, 4 if token == grammar.escapes[-1] else 0
        elif self._hex:
            self._hex -= 1
        elif self._more_bytes:
            self._more_bytes -= 1
        elif token == grammar.backslash:
            self._escape = 1
        elif token == grammar.quote or token in (grammar.words['"}'], grammar.words['", "']):
            self._close_text(token)
        else:
            byte = token - grammar.tokenizer.first_byte
            self._more_bytes = 0 if byte < 0xC2 or byte > 0xF4 else 1 + (byte >= 0xE0) + (byte >= 0xF0)

    def _take_in_outline(self, outline: Outline, token: int) -> None:
        """What a token adds to the value's text; what is behind an escape, or no ASCII, is some letter."""
        grammar = self.grammar
        if self._hex or self._more_bytes or token in (grammar.words['"}'], grammar.words['", "']):
            return
        if self._escape:
            outline.take(next((c for c in '"\\' if grammar.tokenizer.characters(c)[0] == token), "x"))
        elif token != grammar.backslash:
            for character in grammar.text_of(token):
                outline.take(character)

    def _close_text(self, token: int) -> None:
        if token == self.grammar.words['", "']:
            self._next_pair(more=True)
        else:
            self._listed()


def cursor_for(grammar: Grammar, before: Shown | None, action: Action, resolver: LineResolver | None) -> Cursor:
    """The machine for the state that follows `before` by `action`."""
    return Cursor(grammar, events_after(before.sep if before else None, action), resolver, action.source)
