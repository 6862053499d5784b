from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import Any

_numbers = itertools.count(1)


@dataclass
class Event:
    topic: str
    payload: dict[str, Any] = field(default_factory=dict)
    number: int = field(default_factory=lambda: next(_numbers))

    @property
    def path(self) -> tuple[str, ...]:
        return tuple(self.topic.split("."))

    def child(self, name: str, **payload: Any) -> Event:
        return type(self)(f"{self.topic}.{name}", {**self.payload, **payload})


@dataclass
class Alert(Event):
    level: int = 1

    def escalate(self) -> Alert:
        self.level += 1
        return self
