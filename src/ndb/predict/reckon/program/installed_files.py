"""Modules that are installed where ndb is, and that a program imports: their texts, found without importing them.

Only packages of Python files: of one with compiled parts nothing is known. States do not tell of them; what they
compute is worked out as the program's own code is. Knows files; no syntax.
"""

import importlib.util
import sys
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from ndb.source.project.project_files import FoundModule, ProjectFiles
from ndb.trace.scopes import read_source

_FOLDER: Final = "<installed>"
"""Files of the program are called otherwise."""
_MOST_FILES: Final = 400
_LARGEST: Final = 1_000_000
"""Bytes of one file."""
_NEVER: Final = frozenset({"ndb", "pytest", "_pytest", "pluggy", "hypothesis"})
"""What is not only called by the program but has it run, or what stands for it is known elsewhere."""


def is_installed_file(name: str) -> bool:
    return name.startswith(f"{_FOLDER}/")


class InstalledFiles(Mapping[str, str]):
    """The files of those packages that were asked for, each read when it is needed."""

    def __init__(self) -> None:
        self._paths: dict[str, Path] = {}
        self._asked: set[str] = set()
        self._project = ProjectFiles(self._paths)

    def find(self, name: str) -> FoundModule | None:
        """The module that a whole name means; None where none is installed, or nothing is known of it."""
        top = name.partition(".")[0]
        if top not in self._asked:
            self._asked.add(top)
            self._paths.update(_files_of(top, tuple(sys.path)))
            self._project = ProjectFiles(self._paths)
        return self._project.find(f"{_FOLDER}/", 0, name) if name else None

    def find_from(self, file: str, level: int, name: str) -> FoundModule | None:
        """What an import in one of these files means."""
        return self._project.find(file, level, name) if level else self.find(name)

    def module_of(self, file: str) -> FoundModule:
        return self._project.module_of(file)

    def __getitem__(self, file: str) -> str:
        text = read_source(str(self._paths[file]))
        if text is None:
            raise KeyError(file)
        return text

    def __iter__(self) -> Iterator[str]:
        return iter(self._paths)

    def __len__(self) -> int:
        return len(self._paths)


@lru_cache(maxsize=256)
def _files_of(top: str, path: tuple[str, ...]) -> Mapping[str, Path]:
    """The files of a module or package by the names that they have here; none where it has compiled parts. `path`:
    where modules are looked for, for it may change."""
    if top in sys.stdlib_module_names or top in _NEVER:
        return {}
    try:
        found = importlib.util.find_spec(top)
    except (ImportError, ValueError, AttributeError):
        return {}
    origin = Path(found.origin) if found is not None and found.origin is not None else None
    if origin is None or origin.suffix != ".py" or not origin.is_file():
        return {}
    if origin.name != "__init__.py":
        return {f"{_FOLDER}/{top}.py": origin} if origin.stat().st_size <= _LARGEST else {}
    files = [each for each in origin.parent.rglob("*") if each.suffix in (".py", ".so", ".pyd")]
    if len(files) > _MOST_FILES or any(each.suffix != ".py" or each.stat().st_size > _LARGEST for each in files):
        return {}
    return {f"{_FOLDER}/{top}/{each.relative_to(origin.parent).as_posix()}": each for each in files}
