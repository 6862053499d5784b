"""The texts of a project's files: of a file and of all that it imports, as far as they are the user's.

Reads files; imports and runs nothing.
"""

from pathlib import Path

from ndb.source.project.project_files import project_sources
from ndb.trace.scopes import read_source, user_files


def project_texts(file: Path, source: str, root: Path) -> tuple[str, dict[str, str]]:
    """The name that a file has in states, and the texts by their names. `root`: the folder that it is imported from."""
    label_of = user_files(root, file=file)
    name = file.relative_to(root).as_posix() if file.is_relative_to(root) else file.name

    def read(other: str) -> str | None:
        path = root / other
        return read_source(str(path)) if path.is_file() and label_of(str(path)) is not None else None

    return name, project_sources(name, source, read)
