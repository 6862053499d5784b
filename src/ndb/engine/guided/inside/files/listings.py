"""Functions of the standard library that list folders: which folder that is, and their answer where one was said.

Knows nothing of when an answer is assumed; `surroundings.py` does.
"""

import glob
import os
import pathlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Listing:
    """A function that lists folders."""

    owner: Any
    name: str
    text: str
    folder: Callable[..., Any]
    """From its arguments, the folder below which it looks."""
    told: Callable[[Any], Any]
    """What is told of one item, so that it can be read back..."""
    answer: Callable[..., Any]
    """and the answer, from the items that were said, and its arguments."""


class SaidEntry:
    """An entry of `os.scandir` that somebody says is there: a file."""

    def __init__(self, folder: str, name: str) -> None:
        self.name, self.path = name, str(pathlib.Path(folder, name))

    def __fspath__(self) -> str:
        return self.path

    def is_file(self, *, follow_symlinks: bool = True) -> bool:
        return True

    def is_dir(self, *, follow_symlinks: bool = True) -> bool:
        return False

    def is_symlink(self) -> bool:
        return False


class SaidEntries:
    """What `os.scandir` gives for names that somebody said."""

    def __init__(self, names: Iterable[str], folder: Any = ".", **named: Any) -> None:
        self._entries = iter([SaidEntry(os.fspath(named.get("path", folder)), name) for name in names])

    def __iter__(self) -> Iterator[SaidEntry]:
        return self._entries

    def __next__(self) -> SaidEntry:
        return next(self._entries)

    def __enter__(self) -> "SaidEntries":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Nothing is open."""


def _fixed(pattern: Any) -> str:
    """The folders of a pattern up to its first wildcard."""
    parts = os.fsdecode(pattern).split("/")
    return "/".join(takewhile(lambda part: not glob.has_magic(part), parts)) or ("/" if parts[0] == "" else "")


def _top(path: Any = ".", *_: Any, **named: Any) -> Any:
    return named.get("top", path)


def _of_pattern(pathname: Any, *, root_dir: Any = None, **_: Any) -> pathlib.Path:
    return pathlib.Path(os.fsdecode(root_dir or "."), _fixed(pathname))


def _below(path: Any, pattern: Any = "", **_: Any) -> pathlib.Path:
    return pathlib.Path(path, _fixed(pattern)) if pattern else pathlib.Path(path)


def _paths(said: Iterable[Any], path: Any, *_: Any, **__: Any) -> Iterator[Any]:
    return map(type(path), said)


def _as_list(said: Iterable[Any], *_: Any, **__: Any) -> list[Any]:
    return list(said)


def _in_turn(said: Iterable[Any], *_: Any, **__: Any) -> Iterator[Any]:
    return iter(said)


def _itself(item: Any) -> Any:
    return item


def _name(entry: Any) -> Any:
    return entry.name


LISTINGS: Final = (
    Listing(os, "scandir", "os.scandir", _top, _name, SaidEntries),
    Listing(os, "walk", "os.walk", _top, _itself, _in_turn),
    Listing(glob, "glob", "glob.glob", _of_pattern, _itself, _as_list),
    Listing(glob, "iglob", "glob.iglob", _of_pattern, _itself, _in_turn),
    Listing(pathlib.Path, "iterdir", "Path.iterdir", _below, os.fspath, _paths),
    Listing(pathlib.Path, "glob", "Path.glob", _below, os.fspath, _paths),
    Listing(pathlib.Path, "rglob", "Path.rglob", _below, os.fspath, _paths),
)
