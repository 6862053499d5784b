"""What a page asks, read: every field is checked before it is used, since anybody could have written it."""

from typing import Any

from ndb.errors import BadAction

Body = dict[str, Any]
LONGEST = 1_000_000


def text(asked: Body, key: str, default: str | None = None) -> str:
    found = asked.get(key, default)
    if not isinstance(found, str) or len(found) > LONGEST:
        raise BadAction(f"the request needs a text {key!r}")
    return found


def number(asked: Body, key: str, default: int | None = None) -> int:
    found = asked.get(key, default)
    if not isinstance(found, int) or isinstance(found, bool) or abs(found) > 1 << 53:
        raise BadAction(f"the request needs a whole number {key!r}")
    return found


def flag(asked: Body, key: str) -> bool:
    return asked.get(key) is True
