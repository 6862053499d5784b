"""A few of the rules of .gitignore."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import PurePosixPath
from typing import NamedTuple


class Rule(NamedTuple):
    pattern: str
    negated: bool = False
    folder: bool = False
    anchored: bool = False

    @classmethod
    def parse(cls, line: str) -> Rule:
        negated = line.startswith("!")
        line = line.removeprefix("!")
        folder = line.endswith("/")
        line = line.rstrip("/")
        return cls(line.lstrip("/"), negated, folder, "/" in line)

    def applies(self, path: PurePosixPath) -> bool:
        parents = [p for p in path.parents if p.name]
        places = parents if self.folder else [path, *parents]
        if self.anchored:
            return any(fnmatchcase(str(place), self.pattern) for place in places)
        return any(fnmatchcase(place.name, self.pattern) for place in places)


def parse(text: str) -> list[Rule]:
    lines = (line.strip() for line in text.splitlines())
    return [Rule.parse(line) for line in lines if line and not line.startswith("#")]


def ignored(path: PurePosixPath | str, rules: Iterable[Rule]) -> bool:
    """The last rule that applies decides."""
    decision = False
    for rule in rules:
        if rule.applies(PurePosixPath(path)):
            decision = not rule.negated
    return decision


def kept(paths: Iterable[str], text: str) -> Iterator[str]:
    rules = parse(text)
    return (path for path in paths if not ignored(path, rules))


def filter_paths(paths, text):
    return list(kept(paths, text))
