"""How a value may be written, of which the code says what it looks like: a constraint on a model's next character.

Told a value's text character by character, says with which characters what comes next may begin where a part begins:
an item of a list, a key, the value under a key. Inside texts and numbers everything may come. Knows shapes
(source/shape.py) and how Python writes plain values; nothing of tokens. Where a shape says nothing, or something that
no plain value is, anything may come.
"""

from dataclasses import dataclass, field

from ndb.source.shape import Shape

_DIGITS = "0123456789-"
_BEGINS = {
    "int": _DIGITS, "float": _DIGITS + ".", "number": _DIGITS + "TF'\"[(", "bool": "TF", "NoneType": "N", "str": "'\"",
    "list": "[(", "tuple": "([", "dict": "{", "set": "{s", "frozenset": "f", "bytes": "b", "Counter": "{C",
    "OrderedDict": "{O", "Mapping": "{", "sequence": "[('\"",
}  # fmt: skip
# What is called a number has been added or compared: texts and lists can be, too.
_WALKED = "[('\"{"
"""What is only walked through may be a text or a dict as well."""
_CLOSING = {"[": "]", "(": ")", "{": "}"}


def begins(shape: Shape | None) -> str | None:
    """Characters with which a value of a shape may begin; None: any."""
    kind = shape.kind if shape is not None else None
    if shape is None or kind is None:
        return None
    kinds = {kind, *shape.kinds, *(type(constant).__name__ for constant in shape.constants)}
    if not kinds <= _BEGINS.keys() or kinds == {"NoneType"}:
        return None
    if kinds & {"int", "float"} & shape.kinds.keys():
        kinds.discard("number")
    loose = _WALKED if kind == "list" and not shape.kinds.get("list") else ""
    return "".join(dict.fromkeys("".join(_BEGINS[each] for each in sorted(kinds)) + loose))


@dataclass(slots=True)
class _Open:
    """A list, tuple or dict that is being written."""

    opened: str
    shape: Shape | None
    count: int = 0
    """Parts that are complete."""
    key: str | None = None
    """Of a dict: the key whose value is being written, as far as it is a text."""
    names: list[str] = field(default_factory=list)
    """Keys that are written."""

    def part(self) -> Shape | None:
        """What is known of the part that comes next."""
        shape = self.shape
        if shape is None:
            return None
        if self.opened == "{":
            return (shape.keys.get(self.key) or shape.value) if self.key is not None else (shape.value or None)
        return shape.parts.get(self.count) or shape.item


class Outline:
    """One value, from its first character to its last."""

    def __init__(self, shape: Shape | None) -> None:
        self._shape = shape
        self._open: list[_Open] = []
        self._quote = ""
        self._is_escaped = False
        self._is_begun = False
        """Whether the part that is being written has begun."""
        self._text = ""
        """Of the text that is being written."""

    def allowed(self) -> str | None:
        """Characters that may come next; None: any."""
        if self._quote:
            return self._in_key() if self._is_key() else None
        if self._is_begun:
            return None
        inner = self._open[-1] if self._open else None
        if inner is not None and self._is_key():
            return (None if self._keys() is None else "'") if inner.count else self._first(inner, "'")
        own = begins(inner.part() if inner is not None else self._shape)
        return self._first(inner, own) if inner is not None and not inner.count else own

    def _first(self, inner: _Open, own: str | None) -> str | None:
        """The first part of something, or its end at once."""
        if own is None or (inner.opened == "{" and self._keys() is None):
            return None
        return own + _CLOSING[inner.opened]

    def _is_key(self) -> bool:
        return bool(self._open) and self._open[-1].opened == "{" and self._open[-1].key is None

    def _keys(self) -> list[str] | None:
        """The names that a dict may have, those that are not written yet; None: any."""
        shape = self._open[-1].shape
        if shape is None or not shape.keys or shape.key is not None or shape.holds:
            return None
        if not all(isinstance(name, str) and name.isidentifier() for name in shape.keys):
            return None
        return [name for name in shape.keys if name not in self._open[-1].names]

    def _in_key(self) -> str | None:
        names = self._keys()
        if not names:
            return None
        fitting = [name for name in names if name.startswith(self._text)]
        following = {name[len(self._text)] for name in fitting if len(name) > len(self._text)}
        return "".join(sorted(following)) + (self._quote if self._text in fitting else "") or None

    def take(self, character: str) -> None:
        """The next character of the value's text."""
        if self._quote:
            self._take_in_text(character)
        elif character in "'\"":
            self._quote, self._text, self._is_begun = character, "", True
        elif character in _CLOSING and not self._is_begun:
            inner = self._open[-1].part() if self._open else self._shape
            self._open.append(_Open(character, inner))
            self._text = ""
        elif character in ")]}" and self._open:
            self._open.pop()
            self._is_begun = True
        elif character == "," and self._open:
            inner_open = self._open[-1]
            inner_open.count, inner_open.key, self._is_begun = inner_open.count + 1, None, False
            self._text = ""
        elif character == ":" and self._open and self._open[-1].opened == "{":
            inner_open = self._open[-1]
            inner_open.key, self._is_begun = self._text, False
            inner_open.names.append(self._text)
        elif character != " ":
            self._is_begun = True

    def _take_in_text(self, character: str) -> None:
        if self._is_escaped:
            self._is_escaped = False
        elif character == "\\":
            self._is_escaped = True
        elif character == self._quote:
            self._quote = ""
            return
        self._text += character
