from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

Record = dict[str, Any]


class Migration(NamedTuple):
    source: int
    target: int
    up: Callable[[Record], Record]
    note: str

    @property
    def name(self) -> str:
        return f"v{self.source}->v{self.target}"


class MigrationError(Exception):
    def __init__(self, message: str, record: Record | None = None) -> None:
        super().__init__(message)
        self.record = record or {}


_migrations: dict[int, Migration] = {}


def migration(source: int, target: int | None = None):
    """Registers a function that changes a record of one version into another."""

    def decorate(up):
        if source in _migrations:
            raise MigrationError(f"two migrations from version {source}")
        note = (up.__doc__ or "").strip().split("\n")[0]
        _migrations[source] = Migration(source, target or source + 1, up, note)
        return up

    return decorate


def path(source: int, target: int) -> list[Migration]:
    steps = []
    while source < target:
        try:
            step = _migrations[source]
        except KeyError:
            raise MigrationError(f"no way from version {source}") from None
        steps.append(step)
        source = step.target
    if source != target:
        raise MigrationError(f"version {target} is skipped")
    return steps


def latest() -> int:
    return max(step.target for step in _migrations.values())


from recordshift import migrations  # noqa: E402  registers them all

LATEST = latest()
