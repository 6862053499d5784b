"""The texts of a project's files: of those that are known and of all that they import, as far as they are the user's.

Reads files; imports and runs nothing.
"""

from collections.abc import Callable, Mapping
from pathlib import Path

from ndb.source.project.project_files import project_sources
from ndb.trace.scopes import read_source, user_files


def project_texts(file: Path, source: str, root: Path) -> tuple[str, dict[str, str]]:
    """The name that a file has in states, and the texts by their names. `root`: the folder that it is imported from."""
    name = file.relative_to(root).as_posix() if file.is_relative_to(root) else file.name
    return name, project_sources({name: source}, _reading(root, file))


def texts_around(sources: Mapping[str, str], root: Path) -> dict[str, str]:
    """The texts of a run, by the names that states give their files, and of what these need but the run did not come
    to. Nothing is added where a file that ran reads otherwise now: the others may be others, too."""
    known = {name: root / name for name in sources}
    files = [path for path in known.values() if path.is_file()]
    if not files or any(is_changed(sources[name], read_source(str(path))) for name, path in known.items()):
        return dict(sources)
    return project_sources(sources, _reading(root, files[0]))


def is_changed(text: str, now: str | None) -> bool:
    """Whether a file reads otherwise than when it ran; a function's program has a `main` behind the file's own text."""
    return not text.startswith((now or "").rstrip("\n"))


def _reading(root: Path, file: Path) -> Callable[[str], str | None]:
    label_of = user_files(root, file=file)

    def read(other: str) -> str | None:
        path = root / other
        return read_source(str(path)) if path.is_file() and label_of(str(path)) is not None else None

    return read
