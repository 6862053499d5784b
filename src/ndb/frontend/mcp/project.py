"""What a client may reach: files inside one folder, so many sessions, so many seconds. Knows paths and numbers only."""

from dataclasses import dataclass
from pathlib import Path

from ndb.errors import BadTarget


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of this machine clients may use."""

    sessions: int = 64
    """Open at once."""
    seconds: float = 30.0
    """Of one call, and of recording a program."""
    idle: float = 900.0
    """After which a session that nobody uses is closed."""


@dataclass(frozen=True, slots=True)
class Project:
    """The folder whose files may be read. Links are followed first, so that none leads out."""

    root: Path

    def inside(self, text: str) -> Path:
        """A path of the project, from its root; refused if it leads elsewhere."""
        if "\0" in text or not (found := (self.root / text).resolve()).is_relative_to(self.root):
            raise BadTarget(f"{text!r} is outside the project; give a path inside it, from its root")
        return found

    def target(self, text: str) -> str:
        """FILE.py, FILE.py::FUNCTION or a recording, as an engine takes it."""
        file, separator, function = text.partition("::")
        path = self.inside(file)
        if not path.is_file():
            raise BadTarget(f"there is no file {file!r} in the project")
        return f"{path.relative_to(self.root)}{separator}{function}"
