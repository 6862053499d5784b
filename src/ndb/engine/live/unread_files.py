"""Files of a program that have not been run yet, found as a person names them. Knows folders; nothing of processes."""

from collections.abc import Collection, Sequence
from itertools import chain, islice
from pathlib import Path

from ndb.trace.scopes import read_source

_MOST_LOOKED_AT = 1000
"""Files of one name among which one is looked for."""


def unread_file(file: str, root: Path, known: Collection[str]) -> tuple[str, str] | None:
    """The name and the text of a file that has not been run yet; None if it has, or there is none.

    Given by its last parts only, it is looked for around the `known` ones, which have been run. Names are relative to
    `root`.
    """
    if not file.endswith(".py"):
        return None
    near = (root / Path(name).parent / file for name in known)
    for path in chain((root / file, Path.cwd() / file), near, _called_so(file, root, known)):
        found = path.resolve()
        name = found.relative_to(root).as_posix() if found.is_relative_to(root) else None
        if name is not None and name not in known and (text := read_source(str(found))) is not None:
            return name, text
    return None


def _called_so(file: str, root: Path, known: Collection[str]) -> Sequence[Path]:
    """The one file of the packages of the program that ends so."""
    packages = {name.partition("/")[0] for name in known if "/" in name and name[0] != "/"}
    every = (path for package in packages for path in (root / package).rglob(Path(file).name))
    found = [path for path in islice(every, _MOST_LOOKED_AT) if path.as_posix().endswith(f"/{file}")]
    return found if len(found) == 1 else ()
