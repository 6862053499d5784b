from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .errors import ConfigError, MissingOption

REQUIRED = object()


@dataclass(frozen=True)
class Option:
    name: str
    kind: Callable[[Any], Any] = str
    default: Any = REQUIRED

    def read(self, flat: dict[str, Any]) -> Any:
        if self.name not in flat:
            return self.default
        try:
            return self.kind(flat[self.name])
        except (TypeError, ValueError) as error:
            raise ConfigError(f"{self.name}: {error}") from error


class Schema:
    def __init__(self, *options: Option):
        self.options = options

    def apply(self, flat: dict[str, Any]) -> dict[str, Any]:
        values = {option.name: option.read(flat) for option in self.options}
        missing = [name for name, value in values.items() if value is REQUIRED]
        if missing:
            raise MissingOption(*missing)
        return values


SERVER = Schema(
    Option("server.host", default="localhost"),
    Option("server.port", int),
    Option("server.debug", bool, False),
)
