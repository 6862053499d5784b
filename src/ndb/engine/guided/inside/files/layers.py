"""Where a file is that a program names: in a folder that is thrown away, or below it where it always was.

Every path is followed part by part, since a link may lie in one of them and lead into the other. Only looks and makes
folders of ours; what is written, and who is told, `overlay.py` knows.
"""

import contextlib
import errno
import fcntl
import os
import stat
from pathlib import Path
from posixpath import dirname, isabs, join, normpath
from typing import Any, Final, NoReturn

REAL: Final = {
    name: getattr(os, name)
    for name in (
        "stat", "lstat", "access", "readlink", "listdir", "scandir", "mkdir", "rmdir", "unlink", "remove", "rename",
        "replace", "symlink", "link", "truncate", "chmod", "utime", "open", "chdir", "getcwd", "statvfs", "pathconf",
        "listxattr", "getxattr", "mkfifo",
    )
    if hasattr(os, name)
}  # fmt: skip
"""Functions of the system, before anybody stands in their place."""
_WRITABLE: Final = ("/box", "/tmp", "/dev", "/proc", "/var/tmp")
MOST_LINKS: Final = 40


class Layers:
    """A folder over the folders that are there."""

    def __init__(self, place: Path, root: Path) -> None:
        """`place`: in a folder that is made for the run. `root`: the program's, where nothing is written, even if it
        could be."""
        self.place, self._root = str(place), os.path.realpath(root)
        self._gone: set[str] = set()
        """What is there below and was deleted."""
        self._is_root_ours = _is_in(self._root, os.path.realpath(place.parent))
        self._writable = (*_WRITABLE, self.place)

    def is_programs(self, whole: str) -> bool:
        """Whether a file is in the program's folder."""
        return _is_in(whole, self._root)

    def has(self, whole: str) -> bool:
        """Whether a path is looked at here: of a file that cannot be written where it is."""
        around = [folder for folder in self._writable if _is_in(whole, folder)]
        if self.is_programs(whole):
            around = [folder for folder in around if not _is_in(self._root, folder)]
            return not self._is_root_ours and not around
        return not around

    # What the program names

    def whole(self, path: Any, folder: int | None = None) -> str:
        """A path in full, as the program would read it; from an open folder, if one is given."""
        start = self.getcwd() if folder is None else self.named(REAL["readlink"](f"/proc/self/fd/{folder}"))
        return normpath(join(start, os.fsdecode(path)))

    def getcwd(self) -> str:
        return self.named(str(REAL["getcwd"]()))

    def is_as_named(self, found: str, path: Any, folder: int | None = None) -> bool:
        """Whether the system finds the same by what the program says."""
        start = REAL["getcwd"]() if folder is None else REAL["readlink"](f"/proc/self/fd/{folder}")
        return found == normpath(join(start, os.fsdecode(path)))

    def named(self, found: str) -> str:
        """What the program calls a file that is here."""
        return found.removeprefix(self.place) if found.startswith(self.place + "/") else found

    def followed(self, whole: str, is_last: bool = True, depth: int = MOST_LINKS) -> str:
        """Where links lead, in either layer; `is_last`: also the one at the end."""
        parts, at = whole.split("/")[1:], "/"
        for number, part in enumerate(parts):
            at = join(at, part)
            if depth and (is_last or number < len(parts) - 1) and (target := self._target(at)) is not None:
                target = target if isabs(target) else join(dirname(at), target)
                return self.followed(normpath(join(target, *parts[number + 1 :])), is_last, depth - 1)
        return at

    def _target(self, whole: str) -> str | None:
        found = self.found(whole)
        try:
            return str(REAL["readlink"](found)) if stat.S_ISLNK(REAL["lstat"](found).st_mode) else None
        except (OSError, ValueError):
            return None

    # Where it is. What is asked here is followed already

    def above(self, whole: str) -> str:
        return self.place + whole

    def is_gone(self, whole: str) -> bool:
        while whole != "/":
            if whole in self._gone:
                return True
            whole = dirname(whole)
        return False

    def found(self, whole: str) -> str:
        """Where a file is that is to be read."""
        if not self.has(whole):
            return whole
        above = self.above(whole)
        return above if is_there(above) or self.is_gone(whole) else whole

    def is_found(self, whole: str) -> bool:
        return is_there(self.found(whole))

    def is_folder(self, whole: str) -> bool:
        return _is_folder(self.found(whole))

    def room(self, whole: str) -> str:
        """Where a file is to be written, its folder made ready if there is one."""
        if not self.has(whole):
            return whole
        if self.is_folder(dirname(whole)):
            self._make(dirname(whole))
        return self.above(whole)

    def copied(self, whole: str) -> str:
        """Where a file that is there is to be changed."""
        found, above = self.found(whole), self.room(whole)
        if found != above and is_there(found):
            kind = REAL["lstat"](found).st_mode
            if stat.S_ISDIR(kind):
                self._make(whole)
            elif stat.S_ISLNK(kind):
                REAL["symlink"](REAL["readlink"](found), above)
            else:
                Path(above).write_bytes(Path(found).read_bytes())
                _as_before(found, above)
                _lead_over(found, above)
        return above

    def copied_all(self, whole: str) -> None:
        self.copied(whole)
        if _is_folder(self.above(whole)) and not stat.S_ISLNK(REAL["lstat"](self.above(whole)).st_mode):
            for name in self.listed(whole):
                self.copied_all(join(whole, name))

    def _make(self, whole: str) -> None:
        """A folder here, which may be below already."""
        above = self.above(whole)
        if is_there(above) or whole == "/":
            return
        self._make(dirname(whole))
        REAL["mkdir"](above)
        if not self.is_gone(whole) and is_there(whole):
            REAL["chmod"](above, stat.S_IMODE(REAL["stat"](whole).st_mode) | 0o700)

    def make_place(self) -> None:
        if not is_there(self.place):
            REAL["mkdir"](self.place)

    def lose(self, whole: str) -> None:
        """What is below is there no more."""
        if is_there(whole):
            self._gone.add(whole)

    def listed(self, whole: str) -> list[str]:
        above = self.above(whole)
        below = [] if self.is_gone(whole) or not _is_folder(whole) else REAL["listdir"](whole)
        names = [name for name in below if join(whole, name) not in self._gone]
        more = REAL["listdir"](above) if is_there(above) else []
        return [*names, *(name for name in more if name not in names)]

    def is_changed(self, whole: str) -> bool:
        """Whether a folder is another one here."""
        is_less = any(dirname(each) == whole for each in self._gone)
        return self.is_folder(whole) and (is_less or is_there(self.above(whole)))

    def check_folder(self, whole: str, path: Any, other: Any = None) -> None:
        """That there is a folder in which a file is to be."""
        around = dirname(whole)
        if not self.is_folder(around):
            while around != "/" and not self.is_found(around):
                around = dirname(around)
            fail(errno.ENOENT if self.is_folder(around) else errno.ENOTDIR, path, other)


def _as_before(found: str, above: str) -> None:
    """A copy has the rights and the times of what it is a copy of."""
    known = REAL["stat"](found)
    REAL["chmod"](above, stat.S_IMODE(known.st_mode) | 0o600)
    REAL["utime"](above, ns=(known.st_atime_ns, known.st_mtime_ns))


def _lead_over(found: str, above: str) -> None:
    """Who has opened a file to read it reads on in the copy, which is the file from now on."""
    for number in _open_files(found):
        flags = fcntl.fcntl(number, fcntl.F_GETFL)
        if flags & os.O_ACCMODE == os.O_RDONLY:
            copy = REAL["open"](above, os.O_RDONLY | flags & os.O_NONBLOCK)
            os.lseek(copy, os.lseek(number, 0, os.SEEK_CUR), os.SEEK_SET)
            os.dup2(copy, number, os.get_inheritable(number))
            os.close(copy)


def _open_files(found: str) -> list[int]:
    """By which numbers this process has a file open."""
    numbers = []
    with contextlib.suppress(OSError):
        for name in REAL["listdir"]("/proc/self/fd"):
            with contextlib.suppress(OSError):
                if REAL["readlink"](f"/proc/self/fd/{name}") == found:
                    numbers.append(int(name))
    return numbers


def _is_in(path: str, folder: str) -> bool:
    return path == folder or path.startswith(folder.rstrip("/") + "/")


def is_there(path: str) -> bool:
    try:
        REAL["lstat"](path)
    except (OSError, ValueError):
        return False
    return True


def _is_folder(path: str) -> bool:
    try:
        return stat.S_ISDIR(REAL["stat"](path).st_mode)
    except (OSError, ValueError):
        return False


def fail(number: int, path: Any, other: Any = None) -> NoReturn:
    raise OSError(number, os.strerror(number), path, None, other)
