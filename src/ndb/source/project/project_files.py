"""Which file of a project an import means, and which files a file comes to need: from text alone, nothing is imported.

Files are known by their names relative to the project's folder, with `/` between the parts, as states name them. A
package that has no `__init__.py` is known by its folder's name with `/` at its end. Knows syntax and names of files;
who has the texts is the caller's business.
"""

import ast
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ndb.source.parse import walk_text

_MOST_FILES: Final = 300
_MOST_CHARACTERS: Final = 3_000_000
_ROOTS: Final = ("", "src", "lib")
"""Folders of a project from which modules are imported by their whole names."""


@dataclass(frozen=True, slots=True)
class FoundModule:
    """A module of the project, and the packages around it."""

    name: str
    """Its whole name."""
    files: tuple[str, ...]
    """Those of the packages, outermost first, then its own."""


class ProjectFiles:
    """The files of a project that are known."""

    def __init__(self, files: Collection[str]) -> None:
        self._files = files
        self._folders = {folder for file in files for folder in _folders_of(file)}

    def root_of(self, file: str) -> str:
        """The folder from which a file is imported: the one around its packages."""
        folder = file.rpartition("/")[0]
        while folder and f"{folder}/__init__.py" in self._files:
            folder = folder.rpartition("/")[0]
        return folder

    def module_of(self, file: str) -> FoundModule:
        """A file as the module that it is."""
        root = self.root_of(file)
        return self._found(root, _parts_of(file, root)) or FoundModule(file.removesuffix(".py"), (file,))

    def find(self, file: str, level: int, name: str) -> FoundModule | None:
        """What `name`, imported in a file with so many dots before it, means; None where it is not the project's."""
        parts = name.split(".") if name else []
        if level:
            root = self.root_of(file)
            around = _parts_of(file, root)
            package = around if file.endswith("/__init__.py") else around[:-1]
            if level > len(package):  # a package may have no file that says so
                root, package = "", file.split("/")[:-1]
            return self._found(root, [*package[: len(package) - level + 1], *parts]) if level <= len(package) else None
        for root in dict.fromkeys((self.root_of(file), *_ROOTS)):
            found = self._found(root, parts)
            if found is not None or self._found(root, parts[:1]) is not None:
                return found
        return None

    def is_shadowing(self, file: str, name: str) -> bool:
        """Whether a module of the project has the name of one of Python's own: which of both is meant depends on how
        the program is started."""
        return name.partition(".")[0] in sys.stdlib_module_names and self.find(file, 0, name) is not None

    def _found(self, root: str, parts: Sequence[str]) -> FoundModule | None:
        folder, found = root, list[str]()
        for number, part in enumerate(parts, 1):
            folder = f"{folder}/{part}" if folder else part
            is_last = number == len(parts)
            if f"{folder}/__init__.py" in self._files:
                found.append(f"{folder}/__init__.py")
            elif is_last and f"{folder}.py" in self._files:
                found.append(f"{folder}.py")
            elif not is_last or folder in self._folders:
                found.append(f"{folder}/")
            else:
                return None
        return FoundModule(".".join(parts), tuple(found)) if found else None


def files_needed(files: Sequence[str], sources: Mapping[str, str]) -> list[str]:
    """These files and all that they need, nearest first: the packages that they are in and what they import, one by
    way of the other."""
    project, found, size = ProjectFiles(sources), [file for file in files if file in sources], 0
    for file in found:  # grows while it is walked
        size += len(sources[file])
        if len(found) >= _MOST_FILES or size >= _MOST_CHARACTERS:
            break
        needed = dict.fromkeys([*project.module_of(file).files, *_imported(project, file, sources[file])])
        found += [other for other in needed if other in sources and other not in found]
    return found


def project_sources(sources: Mapping[str, str], read: Callable[[str], str | None]) -> dict[str, str]:
    """Files, and all that they need. `read`: the text of another file of the project, None where there is none."""
    known = _Reading(read, sources)
    return {file: known[file] for file in files_needed([*sources], known)}


class _Reading(Mapping[str, str]):
    """The files that can be read, each read once when it is asked for."""

    def __init__(self, read: Callable[[str], str | None], texts: Mapping[str, str]) -> None:
        self._read, self._texts, self._missing = read, dict(texts), set[str]()

    def __contains__(self, file: object) -> bool:
        assert isinstance(file, str)
        if file not in self._texts and file not in self._missing:
            text = self._read(file) if not file.endswith("/") else None
            if text is None:
                self._missing.add(file)
            else:
                self._texts[file] = text
        return file in self._texts

    def __getitem__(self, file: str) -> str:
        if file not in self:
            raise KeyError(file)
        return self._texts[file]

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)


def _imported(project: ProjectFiles, file: str, source: str) -> Iterator[str]:
    """The files that the imports in a text mean, wherever in it they stand."""
    for level, name in _imports_of(source):
        found = project.find(file, level, name)
        yield from found.files if found is not None else ()


@lru_cache(maxsize=512)
def _imports_of(source: str) -> tuple[tuple[int, str], ...]:
    return tuple(dict.fromkeys(named for node in walk_text(source) for named in _named(node)))


def _named(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Modules that an import names or may name."""
    match node:
        case ast.Import(names=names):
            yield from ((0, alias.name) for alias in names)
        case ast.ImportFrom(module=module, names=names, level=level):
            yield level, module or ""
            yield from ((level, f"{module}.{alias.name}" if module else alias.name) for alias in names)


def _parts_of(file: str, root: str) -> list[str]:
    parts = file.removeprefix(f"{root}/" if root else "").removesuffix(".py").split("/")
    return parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts


def _folders_of(file: str) -> Iterator[str]:
    folder = file.rpartition("/")[0]
    while folder:
        yield folder
        folder = folder.rpartition("/")[0]
