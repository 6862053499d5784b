"""What a file is to those who import it: the folder that has to be on the path, its module, its package.

Reads imports and looks which files are there; imports nothing.
"""

import ast
import os
import sys
import tokenize
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ndb.source.parse import walk_text
from ndb.source.project.project_files import project_sources

_MOST_FILES, _LONGEST = 40, 100_000
"""Neighbours that are read, and the bytes of one."""
_NOT_OURS = frozenset({"site-packages", "dist-packages"})
_HIGHEST = 6
"""Folders that are gone up from a file for what it imports, where no `__init__.py` says that they are packages."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a file stands among modules."""

    file: str
    root: str
    """The folder that has to be on the path."""
    module: str
    """What it is called when it is imported: `shop.pricing`; of `shop/__init__.py` it is `shop`."""
    package: str
    """The package that its own imports are relative to; empty where it is in none."""


@dataclass(frozen=True, slots=True)
class _Imports:
    """What a text imports, as it says it."""

    absolute: tuple[tuple[str, ...], ...]
    """`shop.cart`, and of `from shop import cart` both `shop` and `shop.cart`."""
    highest: int
    """How many dots the relative ones begin with, at most."""


def place_of(file: Path, source: str) -> Place:
    """The place of a file. Folders are packages that have an `__init__.py`, and those that the file imports from as
    one does from packages."""
    file = file.resolve()
    is_package = file.stem == "__init__" and file.parent.name.isidentifier()
    named = _imports(source)
    levels = _levels(file.parent, named)
    root = file.parents[levels]
    parts = [*file.relative_to(root).parts[:-1]]
    package = ".".join(parts)
    own = package if is_package else ".".join([*parts, file.stem.replace(".", "_")])
    return Place(str(file), str(root), own, package)


def place_if_needed(file: Path, source: str) -> Place | None:
    """The place of a file that needs its neighbours; None where it imports none of them."""
    place, named = place_of(file, source), _imports(source)
    is_needed = (place.package and named.highest) or any(_is_there(Path(place.root), parts) for parts in named.absolute)
    return place if is_needed else None


@dataclass(frozen=True, slots=True)
class Neighbour:
    """Another file of a project."""

    module: str
    text: str


def neighbours_of(place: Place, source: str) -> tuple[Neighbour, ...]:
    """The files that a file comes to need, nearest first, as far as they are few and short."""
    root = Path(place.root)
    own = Path(place.file).relative_to(root).as_posix()
    left = _MOST_FILES

    def read(name: str) -> str | None:
        nonlocal left
        path = root / name
        if left <= 0 or name.partition("/")[0] in _NOT_OURS or not path.is_file() or path.stat().st_size > _LONGEST:
            return None
        left -= 1
        try:
            with tokenize.open(path) as stream:
                return stream.read()
        except (OSError, SyntaxError, UnicodeDecodeError):
            return None

    found = project_sources({own: source}, read)
    return tuple(Neighbour(_module_of(name), text) for name, text in found.items() if name != own)


def _module_of(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def folder_around(root: Path, here: Path) -> Path:
    """The folder that a program is run with: the one somebody stands in, where its own is in there, as `data/x.txt`
    means that one; else its own. A home is nobody's project."""
    is_project = here in (root, *root.parents) and here not in (Path.home(), *Path.home().parents, Path("/tmp"))
    return here if is_project else root


def said_path() -> list[Path]:
    """The folders that the environment says modules are in."""
    named = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    return [path for each in named if (path := Path(each).resolve()).is_dir()]


def is_in(name: str, near: Sequence[Path]) -> str:
    """What is to be said where a module was not found that is in one of these folders, or in the `src` of one."""
    for folder in (each for above in near for each in (above, above / "src")):
        is_there = (folder / f"{name}.py").is_file() or any((folder / name).glob("*.py"))
        if name and name not in sys.stdlib_module_names and is_there:
            path = os.path.relpath(folder)
            return f"; it is in {path}: set PYTHONPATH={path}"
    return ""


def _levels(folder: Path, named: _Imports) -> int:
    """How many folders above a file are packages."""
    above = [folder, *folder.parents]
    levels = 0
    while levels < len(above) - 1 and (_is_package(above[levels]) or _is_meant(above, levels, named)):
        levels += 1
    return levels


def _is_package(folder: Path) -> bool:
    """Whether a folder says so itself. One whose name is none cannot be imported (as pytest has it)."""
    return (folder / "__init__.py").is_file() and folder.name.isidentifier()


def _is_meant(above: list[Path], level: int, named: _Imports) -> bool:
    """Whether the file imports as it could only if this folder were a package, with or without an `__init__.py`."""
    if not above[level].name.isidentifier():
        return False
    if level < named.highest:
        return True
    for higher in range(level, min(len(above) - 1, _HIGHEST)):
        outer = above[higher]
        if not all(each.name.isidentifier() for each in above[level:higher]):
            return False
        if any(parts[0] == outer.name and _is_of(outer, parts, above[level]) for parts in named.absolute):
            return True
    return False


def _is_of(outer: Path, parts: tuple[str, ...], lowest: Path) -> bool:
    """Whether what is imported is in this folder, and is not found where the path would lead without it."""
    is_elsewhere = parts[0] in sys.stdlib_module_names or (outer / parts[0]).is_dir()
    return not is_elsewhere and not _is_there(lowest, parts[:1]) and _is_there(outer.parent, parts)


def _is_there(root: Path, parts: tuple[str, ...]) -> bool:
    """Whether a module can be found in a folder: a file, a package, a folder with modules of which one is meant."""
    *packages, last = parts
    folder = root.joinpath(*packages)
    return (
        (folder / f"{last}.py").is_file()
        or (folder / last / "__init__.py").is_file()
        or (len(parts) > 1 and any((folder / last).glob("*.py")))
    )


def _imports(source: str) -> _Imports:
    found = list(walk_text(source))
    relative = [node.level for node in found if isinstance(node, ast.ImportFrom)]
    return _Imports(tuple(dict.fromkeys(_absolute(found))), max(relative, default=0))


def _absolute(nodes: list[ast.AST]) -> Iterator[tuple[str, ...]]:
    for node in nodes:
        match node:
            case ast.Import(names=names):
                yield from (tuple(alias.name.split(".")) for alias in names)
            case ast.ImportFrom(module=str(module), names=names, level=0):
                parts = tuple(module.split("."))
                yield parts
                yield from ((*parts, alias.name) for alias in names if alias.name != "*")
