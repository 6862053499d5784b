"""Files as the client knows them (paths) and as the engine does (names under a root, with the text that ran).

Knows that the text that ran may not be what stands on disk: then the client is given a reference to ask for it.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from ndb.errors import BadAction
from ndb.session.open import Wanted, root_of
from ndb.trace.scopes import read_source


class Files:
    """The files of one run."""

    def __init__(self, root: Path, sources: Mapping[str, str]) -> None:
        self._root = root
        self._sources = sources
        """The engine's own: it grows while the program runs."""
        self._references: list[str] = []

    @classmethod
    def of(cls, wanted: Wanted, sources: Mapping[str, str]) -> "Files":
        return cls(root_of(wanted), sources)

    def path(self, name: str) -> Path:
        return self._root / name

    def source(self, name: str, line: int = 0) -> dict[str, Any]:
        """A file as the protocol's Source; with its text by reference where the disk has another."""
        path, text = self.path(name), self._sources.get(name, "")
        if name not in self._sources and path.is_file():  # one that has not run yet
            return {"name": path.name, "path": str(path)}
        if _is_on_disk(str(path), text, line):
            return {"name": path.name, "path": str(path)}
        return {"name": path.name, "sourceReference": self._reference(name), "origin": "the text that ran"}

    def _reference(self, name: str) -> int:
        if name not in self._references:
            self._references.append(name)
        return self._references.index(name) + 1

    def text(self, reference: int) -> str:
        return self._sources[self.referred(reference)]

    def referred(self, reference: int) -> str:
        if not 1 <= reference <= len(self._references):
            raise BadAction(f"no source has the reference {reference}")
        return self._references[reference - 1]

    def name(self, source: Mapping[str, Any]) -> str:
        """What the engine calls a client's file; of a file it does not know, what it would."""
        if reference := source.get("sourceReference"):
            return self.referred(int(reference))
        path = Path(str(source.get("path") or source.get("name") or ""))
        resolved, root = path.resolve(), self._root.resolve()
        name = resolved.relative_to(root).as_posix() if resolved.is_relative_to(root) else resolved.as_posix()
        if name in self._sources:
            return name
        # A recording may have been made in another folder, or on another machine.
        ending = [known for known in self._sources if resolved.as_posix().endswith("/" + known)]
        return max(ending, key=len) if ending and not self.path(ending[0]).exists() else name

    def known_text(self, name: str) -> str | None:
        """The text of a file: as it ran, or else as it stands on disk."""
        return self._sources[name] if name in self._sources else read_source(str(self.path(name)))


@lru_cache(maxsize=256)
def _is_on_disk(path: str, text: str, line: int) -> bool:
    """Whether the file reads as what ran; a function's program has a `main` after the file's own text."""
    disk = read_source(path)
    if disk is None:
        return False
    return line <= max(len(disk.rstrip("\n").split("\n")), 1) and text.startswith(disk.rstrip("\n"))
