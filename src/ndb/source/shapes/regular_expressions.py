"""What regular expressions say of the texts that they are used on: what matches, which groups it has, what it
separates.

Knows `re`'s names; nothing of syntax.
"""

import re
from collections.abc import Sequence

from ndb.source.shape import Shape
from ndb.source.shapes.abstract import Abstract, Follows, Many, Matched, Pattern, Several, given_texts, text_of


def re_called(reader: Follows, name: str, arguments: Sequence[Abstract]) -> Abstract:
    """A call of a function of `re`."""
    pattern = text_of(arguments[0]) if arguments else None
    if isinstance(arguments[0] if arguments else None, Pattern):
        pattern = arguments[0].text  # type: ignore[union-attr]
    if pattern is None:
        if arguments and isinstance(arguments[0], Shape) and name != "escape":
            arguments[0].is_a("str", 2).read_as("pattern")
            given_texts([each for each in arguments[1:] if name != "compile"])
        return None
    if name == "compile":
        return Pattern(pattern)
    second, third = (*arguments, None, None, None)[1:3]
    if name in ("sub", "subn"):
        return matched(reader, pattern, name, third, second)
    return matched(reader, pattern, name, second)


def matched(reader: Follows, pattern: str, name: str, text: Abstract, by: Abstract = None) -> Abstract:
    """A pattern used on a text; `by`: what makes the text that is put in place of a match."""
    if not isinstance(text, Shape):
        return None
    if name == "split":
        return text.is_a("str").read_as("split", _literal(pattern)).of.is_a("list")
    read = text.is_a("str").read_as("regex", pattern)
    if name in ("match", "fullmatch", "search"):
        return Matched(read)
    if name == "finditer":
        return Many(Matched(read))
    if name == "findall":
        count = groups_of(pattern)
        parts: list[Abstract] = [read.groups.setdefault(n + 1, Shape()) for n in range(count)]
        return Many(Several(parts) if count > 1 else parts[0] if parts else read.groups.setdefault(0, Shape()))
    reader.applied(by, Matched(read))
    return text if name == "sub" else Several([text, Shape().is_a("int")]) if name == "subn" else None


def groups_of(pattern: str) -> int:
    """How many groups a pattern has."""
    try:
        return re.compile(pattern).groups
    except (re.error, OverflowError, RecursionError):
        return 0


def _literal(pattern: str) -> str | None:
    """A separator that a simple pattern stands for; None: blanks."""
    plain = pattern.replace(r"\s*", "").replace(r"\s+", " ").strip("+")
    plain = re.sub(r"^\[(.).*\]$", r"\1", plain)
    return plain.replace("\\", "") or None
