"""Token ids of the language. Source text is merged into words; values, literals and digits are spelled by character.

A literal in the source and the value it becomes are then the same tokens, so a model can copy one from the other.
Lossless on any text: what is in no word is spelled in UTF-8 bytes. The tokens of a line do not depend on its
neighbours, so each is encoded once and remembered. Knows spelling; what a document means is `document`'s business.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path

from ndb.errors import BadData
from ndb.language.document import ELISION, Document, Shown
from ndb.language.tokens import FIRST_NAMES, LATER, OF_INSTRUCTIONS, SPECIAL, Mark, Sep, escape, spell
from ndb.trace.names import GLOBAL, bare_name, is_global
from ndb.tree.action import Action

FORMAT = "ndb-tokenizer 1"
SIZE = 4096
LONGEST_WORD = 16
SHORT_WORKING = 24
"""Tokens of a first working up to which its text may tell which of two sub-expressions comes."""

# Pieces of source text, first match wins. String literals and numbers are taken apart by character afterwards.
_SOURCE = re.compile(
    r"""(?P<string>(?:\b[rRbBfFuU]{1,2})?(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'))"""
    r"|(?P<indent>(?<![^\n])[ ]+)"
    r"|(?P<keyword>[ ]?\b(?:and|or|not in|not|in|is not|is|if|else|for|as|from|import|return|yield|lambda|while|elif"
    r"|def|class|raise|except|with|del|assert|async|await|global|nonlocal|case|match)\b[ ]?)"
    r"|(?P<name>[^\W\d]\w*)"
    r"|(?P<number>\d+)"
    r"|(?P<operator>\(\)|[()\[\]{}]|[,:] ?|[ ]?[=+\-*/%<>!&|^~@.]+[ ]?)"
    r"|(?P<rest>.)",
    re.DOTALL,
)
# In values, what separates elements is one token; strings inside them are spelled by character throughout.
_VALUE = re.compile(r"""'(?:[^'\\]|\\.)*'|\\"(?:[^"\\]|\\[^"])*\\"|(?P<separator>, |: )""")
# One `"NAME": "VALUE"` or `"NAME": null` of LOCALS, with what closes it.
_PAIR = re.compile(
    r'(?P<name>(?:[^"\\]|\\.)*)(?P<colon>": (?:null|"))(?P<value>(?:(?<=")(?:[^"\\]|\\.)*")?)(?P<close>, "|\})'
)
STRUCTURE = (
    '{"..": "..", "',
    '{"..": ".."}',
    '{"',
    "{}",
    '": "',
    '": null',
    '", "',
    ', "',
    '"}',
    GLOBAL,
    ", ",
    ": ",
)


class Tokenizer:
    """Text of the language to ids and back. Ids: the special tokens, the 256 bytes, then words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)
        self.first_byte = len(FIRST_NAMES)
        self.first_word = self.first_byte + 256
        self.special = {name: number for number, name in enumerate(FIRST_NAMES)}
        later = {name: spell(name) for name in LATER if spell(name) in self.words}
        self.special |= {name: self.first_word + self.words.index(word) for name, word in later.items()}
        self._ids = {word: self.first_word + number for number, word in enumerate(self.words)}
        self._characters = {chr(code): self.first_byte + code for code in range(128)}
        self._longest = max(map(len, self.words), default=1)
        self._bytes = [spell(name).encode() for name in FIRST_NAMES]
        self._bytes += [bytes([code]) for code in range(256)] + [word.encode() for word in self.words]
        self.source_line = lru_cache(maxsize=1 << 16)(self._source_line)
        self.name = lru_cache(maxsize=1 << 15)(self._name)
        self.spelled = lru_cache(maxsize=1 << 15)(self._spelled)

    def __reduce__(self) -> tuple[type["Tokenizer"], tuple[tuple[str, ...]]]:
        return Tokenizer, (self.words,)

    def __len__(self) -> int:
        return self.first_word + len(self.words)

    # -- encoding, from constructs -------------------------------------------------------------------------------

    def document(self, document: Document, given: int = 1) -> tuple[list[int], list[bool]]:
        """Ids of a document, and for each whether a model is asked to predict it.

        States and exits are asked for; code, actions and the states of the first `given` frames are not, nor is the
        text of a working where it is known: behind another it follows from its value, and a long one holds operands.
        """
        ids = self.context(document.code)
        asked = [False] * len(ids)
        before: Sep | None = None
        for number, frame in enumerate(document.frames):
            state, action = self.state(frame.state), self.action(frame.action)
            ids += [self.special[Mark.FRAME_SEP], *state, *action]
            is_asked = [number >= given] * len(state)
            text = len(state) - len(self.value(frame.state.value or ""))
            if frame.state.sep is Sep.WORKING and (before is Sep.WORKING or text > SHORT_WORKING):
                is_asked[1:text] = [False] * (text - 1)  # the event itself is asked for: what is not, is unlearned
            # The token after a state, action_sep, is asked for too: it says where the state ends.
            asked += [False, *is_asked, number >= given] + [False] * (len(action) - 1)
            before = frame.state.sep
        ids += [self.special[n] for n in (Mark.FRAME_SEP, document.exit, Mark.TRACE_END, Mark.END_OF_TEXT)]
        asked += [False, True, False, False]
        return ids, asked

    def context(self, code: str) -> list[int]:
        return [self.special[Mark.BEGIN_OF_TEXT], self.special[Mark.TRACE_CONTEXT_START], *self.source(code)]

    def state(self, state: Shown) -> list[int]:
        source = [self.special[Mark.SRC_SEP], *self.source(state.source)]
        listed = self.locals(state) if state.sep.has_locals else self.value(state.value or "")
        shown = [self.special[Mark.ARG_SEP], *listed]
        return [self.special[state.sep], *(shown + source if state.sep is Sep.LINE else source + shown)]

    def action(self, action: Action) -> list[int]:
        ids = [self.special[Mark.ACTION_SEP], self.special[action.move]]
        return ids + self.source(action.source) if action.source else ids

    def source(self, text: str) -> list[int]:
        ids: list[int] = []
        for number, line in enumerate(escape(text).split("\n")):
            if number:
                ids.append(self._characters["\n"])
            ids += self.source_line(line)
        return ids

    def locals(self, state: Shown) -> list[int]:
        """The ids of `write_locals(state)`, without writing it."""
        if not state.locals:
            return [self._ids['{"..": ".."}' if state.partial else "{}"]]
        ids = [self._ids['{"..": "..", "' if state.partial else '{"']]
        rest = len(state.locals)
        for name, text in state.locals.items():
            ids += self.name(name)
            rest -= 1
            if text is None:
                ids.append(self._ids['": null'])
                ids.append(self._ids[', "'] if rest else self._characters["}"])
            else:
                ids.append(self._ids['": "'])
                ids += self.spelled(text)
                ids.append(self._ids['", "' if rest else '"}'])
        return ids

    def value(self, text: str) -> list[int]:
        quote = self._characters['"']
        return [quote, *self.spelled(text), quote]

    def _spelled(self, text: str) -> tuple[int, ...]:
        return tuple(self._spelled_inside(_json_inside(text)))

    def _spelled_inside(self, inside: str) -> list[int]:
        ids: list[int] = []
        position = 0
        for match in _VALUE.finditer(inside):
            ids += self.characters(inside[position : match.start()])
            ids += [self._ids[match[0]]] if match["separator"] else self.characters(match[0])
            position = match.end()
        return ids + self.characters(inside[position:])

    def characters(self, text: str) -> list[int]:
        characters = self._characters
        try:
            return [characters[c] for c in text]
        except KeyError:
            first = self.first_byte
            return [first + code for code in text.encode("utf-8", "surrogatepass")]

    # -- encoding, from text -------------------------------------------------------------------------------------

    def encode(self, text: str) -> list[int]:
        """Ids of any text of the language, whole or a part; equal to what the constructs above give."""
        ids: list[int] = []
        position, encode_plain = 0, self._escaped_source
        for match in SPECIAL.finditer(text):
            ids += encode_plain(text[position : match.start()])
            ids.append(self._special_id(match[1]))
            encode_plain = self._json if match[1] == Mark.ARG_SEP else self._escaped_source
            position = match.end()
        return ids + encode_plain(text[position:])

    def _special_id(self, name: str) -> int:
        if name not in self.special:
            raise BadData(f"this tokenizer has no <|{name}|>: its model was not trained on documents of this kind")
        return self.special[name]

    def decode(self, ids: Iterable[int]) -> str:
        return b"".join(self._bytes[number] for number in ids).decode("utf-8", "replace")

    def encode_word(self, word: str) -> int:
        """The id of a word that is known to be one token."""
        return self._ids[word]

    def piece(self, number: int) -> bytes:
        """The text of one token, in bytes: a token may be a part of a character."""
        return self._bytes[number]

    def _escaped_source(self, text: str) -> list[int]:
        lines = text.split("\n")
        ids = list(self.source_line(lines[0]))
        for line in lines[1:]:
            ids.append(self._characters["\n"])
            ids += self.source_line(line)
        return ids

    def _source_line(self, line: str) -> tuple[int, ...]:
        ids: list[int] = []
        for match in _SOURCE.finditer(line):
            kind, text = match.lastgroup, match[0]
            if kind == "name":
                ids += self.name(text)
            elif kind in ("string", "number", "rest"):
                ids += self.characters(text)
            else:
                ids += self._greedy(text)
        return tuple(ids)

    def _name(self, name: str) -> tuple[int, ...]:
        return self._written_name(_json_inside(name))

    def _written_name(self, name: str) -> tuple[int, ...]:
        """A name as it stands in LOCALS."""
        if is_global(name):
            return (self._ids[GLOBAL], *self._greedy(bare_name(name)))
        return tuple(self._greedy(name))

    def _greedy(self, text: str) -> list[int]:
        """Longest known words from the left; single characters where there is none."""
        ids, position = [], 0
        while position < len(text):
            for end in range(min(len(text), position + self._longest), position, -1):
                number = self._ids.get(text[position:end])
                if number is not None:
                    ids.append(number)
                    position = end
                    break
            else:
                ids += self.characters(text[position])
                position += 1
        return ids

    def _json(self, text: str) -> list[int]:
        opening = next((piece for piece in STRUCTURE[:4] if text.startswith(piece)), None)
        if text.startswith('"') and text.endswith('"') and len(text) > 1:
            quote = self._characters['"']
            return [quote, *self._spelled_inside(text[1:-1]), quote]
        if opening is None:
            return self.characters(text)
        ids, position = [self._ids[opening]], len(opening)
        while match := _PAIR.match(text, position):
            ids += self._pair(match)
            position = match.end()
        return ids + self.characters(text[position:])

    def _pair(self, match: re.Match[str]) -> list[int]:
        if match["colon"].endswith("null"):
            close = [self._ids[', "']] if match["close"] != "}" else [self._characters["}"]]
            return [*self._written_name(match["name"]), self._ids['": null'], *close]
        value = self._spelled_inside(match["value"][:-1])
        return [*self._written_name(match["name"]), self._ids['": "'], *value, self._ids['"' + match["close"]]]

    # -- on disk -------------------------------------------------------------------------------------------------

    def to_json(self) -> str:
        return json.dumps({"format": FORMAT, "special": FIRST_NAMES, "words": self.words}, ensure_ascii=False, indent=0)

    @classmethod
    def from_json(cls, text: str) -> "Tokenizer":
        try:
            stored = json.loads(text)
            if stored["format"] != FORMAT or tuple(stored["special"]) != FIRST_NAMES:
                raise BadData(f"this tokenizer is of another version ({stored['format']}); retrain it with this ndb")
            words = stored["words"]
            if not isinstance(words, list) or not all(isinstance(word, str) and word for word in words):
                raise BadData("no tokenizer: its words are not a list of texts")
            if len(set(words)) < len(words):
                raise BadData("no tokenizer: it has a word twice")
            return cls(words)
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise BadData(f"no tokenizer: {error}") from None

    @classmethod
    def load(cls, path: Path) -> "Tokenizer":
        try:
            return cls.from_json(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise BadData(f"{path}: no tokenizer that can be read ({error}); it stands beside its model") from None


def train_tokenizer(texts: Iterable[str], size: int = SIZE) -> Tokenizer:
    """Words by how many tokens they would save: names, operators with their spaces, keywords, indents.

    A word counts once a text, so that a function's own name, often repeated in its own program alone, earns no place.
    """
    counts: Counter[str] = Counter()
    for text in texts:
        counts.update({word for line in text.split("\n") for word in _words(line)})
    later = [spell(name) for name in LATER if name not in OF_INSTRUCTIONS]
    room = size - len(FIRST_NAMES) - 256 - len(STRUCTURE) - len(later)
    useful = {
        w: n for w, n in counts.items() if 1 < len(w) <= LONGEST_WORD and w.isascii() and n > 1 and w not in STRUCTURE
    }
    best = sorted(useful, key=lambda word: (-useful[word] * (len(word) - 1), word))[:room]
    return Tokenizer([*STRUCTURE, *later, *sorted(best)])


def with_special(tokenizer: Tokenizer, names: Sequence[str], texts: Iterable[str]) -> Tokenizer:
    """The same tokenizer with further special tokens, in place of words that these texts do not use: all ids stay what
    they are, so weights still fit."""
    missing = [spell(name) for name in names if name not in tokenizer.special]
    used = {number for text in texts for line in text.split("\n") for number in tokenizer.source_line(line)}
    first = tokenizer.first_word
    free = [n for n, word in enumerate(tokenizer.words) if first + n not in used and not _is_structure(word)]
    if len(free) < len(missing):
        raise BadData("these texts use all words of the tokenizer; give fewer texts")
    words = list(tokenizer.words)
    for number, word in zip(free[len(free) - len(missing) :], missing, strict=True):
        words[number] = word
    return Tokenizer(words)


def _is_structure(word: str) -> bool:
    return word in STRUCTURE or SPECIAL.fullmatch(word) is not None


def _words(line: str) -> Iterable[str]:
    for match in _SOURCE.finditer(line):
        if match.lastgroup in ("keyword", "operator", "indent"):
            yield match[0]
        elif match.lastgroup == "name":
            yield match[0]
            if "_" in match[0]:
                yield from (part for part in match[0].split("_") if part)


def _json_inside(text: str) -> str:
    """A JSON string's inside, as `write_json` writes it."""
    if text.isalnum():
        return text
    inside = json.dumps(text, ensure_ascii=False)[1:-1]
    return SPECIAL.sub(lambda match: "<\\u007c" + match[0][2:], inside) if "|>" in inside else inside


assert ELISION == ".."  # spelled out in STRUCTURE
