import re

from .tags import tag

PATTERNS = [
    ("code", re.compile(r"`(.+?)`")),
    ("strong", re.compile(r"\*\*(.+?)\*\*")),
    ("em", re.compile(r"\*(.+?)\*")),
    ("a", re.compile(r"\[(.+?)\]\((.+?)\)")),
]


def spans(text):
    """Texts and tags; the leftmost mark comes first."""
    found = [(m.start(), i, name, m) for i, (name, p) in enumerate(PATTERNS) if (m := p.search(text))]
    if not found:
        return [text] if text else []
    _, _, name, match = min(found)
    if name == "a":
        made = tag.a(match[1], href=match[2])
    elif name == "code":
        made = tag.code(match[1])
    else:
        made = getattr(tag, name)(*spans(match[1]))
    before = [text[: match.start()]] if match.start() else []
    return [*before, made, *spans(text[match.end():])]
