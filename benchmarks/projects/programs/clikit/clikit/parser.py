from __future__ import annotations

import shlex
from dataclasses import dataclass, field
from typing import Any, Callable


class UsageError(Exception):
    code = 2


@dataclass
class Option:
    name: str
    short: str = ""
    kind: Callable[[str], Any] | None = str  # None: a flag
    default: Any = None
    many: bool = False

    @property
    def dest(self) -> str:
        return self.name.lstrip("-").replace("-", "_")


@dataclass
class Spec:
    options: list[Option] = field(default_factory=list)
    positionals: tuple[str, ...] = ()
    rest: str | None = None

    def find(self, word: str) -> Option:
        exact = [o for o in self.options if word in (o.name, o.short)]
        found = exact or [o for o in self.options if o.name.startswith(word) and word.startswith("--")]
        if len(found) != 1:
            raise UsageError(f"{'unknown' if not found else 'ambiguous'} option {word}")
        return found[0]

    def parse(self, words: list[str]) -> dict[str, Any]:
        values = {o.dest: [] if o.many else (o.default if o.kind else False) for o in self.options}
        free: list[str] = []
        words = list(words)
        while words:
            word = words.pop(0)
            if word == "--":
                free += words
                break
            if not word.startswith("-") or word == "-":
                free.append(word)
                continue
            name, equals, value = word.partition("=")
            option = self.find(name)
            if option.kind is None:
                if equals:
                    raise UsageError(f"{option.name} takes no value")
                values[option.dest] = True
                continue
            if not equals:
                if not words:
                    raise UsageError(f"{option.name} needs a value")
                value = words.pop(0)
            self._store(values, option, value)
        return values | self._named(free)

    @staticmethod
    def _store(values, option, text):
        try:
            value = option.kind(text)
        except ValueError:
            raise UsageError(f"{option.name}: bad value {text!r}") from None
        if option.many:
            values[option.dest].append(value)
        else:
            values[option.dest] = value

    def _named(self, free):
        if len(free) < len(self.positionals):
            raise UsageError(f"missing {self.positionals[len(free)]}")
        named = dict(zip(self.positionals, free))
        rest = free[len(self.positionals):]
        if self.rest:
            named[self.rest] = rest
        elif rest:
            raise UsageError(f"what is {rest[0]}?")
        return named


def split(line: str) -> list[str]:
    return shlex.split(line, comments=True)
