"""Files that the program writes where it may only read: they are put elsewhere, and found again.

What it writes, renames and deletes lies in a folder that is thrown away; what it reads is that, before what is there.
Stands in the place of the functions of `os` and `io` by which Python does it. Knows nothing of unknowns or assumptions.
"""

import builtins
import errno
import functools
import io
import os
import shutil
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Any, Final, NoReturn

REAL_OPEN: Final[Any] = io.open
_real: Final = {
    name: getattr(os, name)
    for name in ("stat", "lstat", "access", "readlink", "listdir", "scandir", "mkdir", "rmdir", "unlink", "remove",
                 "rename", "replace", "symlink", "link", "truncate", "chmod", "utime", "open", "chdir", "getcwd")
}  # fmt: skip
_WRITABLE: Final = ("/box", "/tmp", "/dev", "/proc", "/var/tmp")
_WRITES: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND


class Overlay:
    """A folder over the folders that are there."""

    def __init__(self, place: Path, root: Path, tell: Callable[[str], object]) -> None:
        """`root`: the program's folder, in which it may write. `tell` is called with what may be otherwise outside."""
        self._place, self._root, self._tell = str(place), os.path.realpath(root), tell
        self._gone: set[str] = set()
        """What is there below and was deleted."""
        self._is_in_use = False
        self._is_root_writable = os.access(root, os.W_OK)
        self._writable = (*_WRITABLE, self._place)

    def lay(self) -> None:
        """Have the program's files written here."""
        builtins.open = io.open = self._opened
        os.open = self._opened_low
        for name in _WRITERS:
            setattr(os, name, self._writer(name, getattr(self, f"_{name}")))
        connect = sqlite3.connect
        sqlite3.connect = lambda database, *rest, **more: connect(  # type: ignore[assignment]
            self._to_write(database) if self._is_ours(database) else database, *rest, **more
        )

    def _begin(self, whole: str) -> None:
        """From the first that is written on, what is read is looked for here first."""
        if not _is_in(whole, self._root):
            self._tell(f"{whole} can be written")
        if self._is_in_use:
            return
        self._is_in_use = True
        _make(self._place)
        for name in ("stat", "lstat", "access", "readlink"):
            setattr(os, name, self._reader(name))
        os.listdir, os.scandir = self._listdir, self._scandir
        os.chdir, os.getcwd = self._chdir, self._getcwd
        shutil._use_fd_functions = False  # type: ignore[attr-defined]

    # Where things are

    def _is_ours(self, path: Any, more: dict[str, Any] | None = None) -> bool:
        """Whether a path is to be looked at here: of a file that cannot be written where it is."""
        if not isinstance(path, str | bytes | os.PathLike) or any((more or {}).get(k) is not None for k in _BY_FOLDER):
            return False
        whole = self._whole(path)
        is_programs = _is_in(whole, self._root) and not self._is_root_writable
        return is_programs or not any(_is_in(whole, folder) for folder in self._writable)

    def _whole(self, path: Any) -> str:
        return normpath(join(self._getcwd(), os.fsdecode(path)))

    def _above(self, whole: str) -> str:
        return self._place + whole

    def _is_gone(self, whole: str) -> bool:
        while whole != "/":
            if whole in self._gone:
                return True
            whole = dirname(whole)
        return False

    def _found(self, whole: str) -> str:
        """Where a file is that is to be read."""
        above = self._above(whole)
        return above if _is_there(above) or self._is_gone(whole) else whole

    def _is_found(self, whole: str) -> bool:
        return _is_there(self._found(whole))

    def _room(self, whole: str) -> str:
        """Where a file is to be written, its folder made ready if there is one."""
        folder, above = dirname(whole), self._above(whole)
        if _is_folder(self._found(folder)):
            _make(dirname(above))
        return above

    def _copied(self, whole: str) -> str:
        """Where a file that is there is to be changed."""
        found, above = self._found(whole), self._room(whole)
        if found != above and _is_there(found):
            if stat.S_ISDIR(_real["lstat"](found).st_mode):
                _make(above)
            else:
                Path(above).write_bytes(Path(found).read_bytes())
                _real["chmod"](above, _real["stat"](found).st_mode | 0o600)
        return above

    def _to_write(self, path: Any) -> str:
        self._begin(self._whole(path))
        return self._copied(self._whole(path))

    # What is called

    def opening(self, file: Any, mode: Any, *rest: Any, **more: Any) -> Callable[[], Any]:
        """What opens a file, with no frame of ours where none is needed."""
        is_read = isinstance(mode, str) and not set(mode) & set("wax+")
        is_below = is_read and (not self._is_in_use or not self._is_ours(file) or self._is_below(file))
        return functools.partial(REAL_OPEN if is_below else self._opened, file, mode, *rest, **more)

    def _is_below(self, file: Any) -> bool:
        return self._found(self._whole(file)) == self._whole(file)

    def _opened(self, file: Any, mode: str = "r", *rest: Any, **more: Any) -> Any:
        if not isinstance(mode, str) or more.get("opener") is not None or not self._is_ours(file):
            return REAL_OPEN(file, mode, *rest, **more)
        if set(mode) & set("wax+"):
            return self._as_named(file, lambda: REAL_OPEN(self._place_for(file, mode), mode, *rest, **more))
        if not self._is_in_use or (found := self._found(self._whole(file))) == self._whole(file):
            return REAL_OPEN(file, mode, *rest, **more)
        return self._as_named(file, lambda: REAL_OPEN(found, mode, *rest, **more))

    def _place_for(self, file: Any, mode: str) -> str:
        whole = self._whole(file)
        if "x" in mode and self._is_found(whole):
            return self._found(whole)
        if "w" in mode or "x" in mode:
            if _is_folder(self._found(whole)):
                return self._found(whole)
            self._begin(whole)
            return self._room(whole)
        return self._to_write(file) if "a" in mode or self._is_found(whole) else self._found(whole)

    def _opened_low(self, path: Any, flags: int, mode: int = 0o777, *, dir_fd: Any = None) -> int:
        if not self._is_ours(path, {"dir_fd": dir_fd}):
            return _real["open"](path, flags, mode, dir_fd=dir_fd)  # type: ignore[no-any-return]
        whole = self._whole(path)
        is_new = flags & os.O_CREAT and not self._is_found(whole)
        if not flags & _WRITES or (flags & os.O_EXCL and not is_new):
            return self._as_named(path, lambda: _real["open"](self._found(whole), flags, mode))  # type: ignore[no-any-return]
        self._begin(whole)
        place = self._room(whole) if is_new else self._copied(whole)
        return self._as_named(path, lambda: _real["open"](place, flags, mode))  # type: ignore[no-any-return]

    def _reader(self, name: str) -> Callable[..., Any]:
        real = _real[name]

        def read(path: Any, *rest: Any, **more: Any) -> Any:
            if not self._is_ours(path, more):
                return real(path, *rest, **more)
            found = self._found(self._whole(path))
            return self._as_named(path, lambda: real(found, *rest, **more))

        read.__name__ = read.__qualname__ = name
        return read

    def _writer(self, name: str, here: Callable[..., Any]) -> Callable[..., Any]:
        real = _real[name]

        def write(path: Any, *rest: Any, **more: Any) -> Any:
            if not self._is_ours(path, more) and not (rest and name in _BOTH and self._is_ours(rest[0], more)):
                return real(path, *rest, **more)
            return self._as_named(path, lambda: here(path, *rest, **more), *rest)

        write.__name__ = write.__qualname__ = name
        return write

    def _mkdir(self, path: Any, mode: int = 0o777, **_: Any) -> None:
        whole = self._whole(path)
        if self._is_found(whole) or not _is_folder(self._found(dirname(whole))):
            _fail(errno.EEXIST if self._is_found(whole) else errno.ENOENT, path)
        self._begin(whole)
        _real["mkdir"](self._room(whole), mode)

    def _rmdir(self, path: Any, **_: Any) -> None:
        whole = self._whole(path)
        if not _is_folder(self._found(whole)):
            _fail(errno.ENOTDIR if self._is_found(whole) else errno.ENOENT, path)
        if self._listed(whole):
            _fail(errno.ENOTEMPTY, path)
        self._begin(whole)
        self._remove_both(whole, shutil.rmtree)

    def _unlink(self, path: Any, **_: Any) -> None:
        whole = self._whole(path)
        found = self._found(whole)
        if not _is_there(found) or stat.S_ISDIR(_real["lstat"](found).st_mode):
            _fail(errno.EISDIR if _is_there(found) else errno.ENOENT, path)
        self._begin(whole)
        self._remove_both(whole, _real["unlink"])

    _remove = _unlink

    def _remove_both(self, whole: str, remove: Callable[[str], object]) -> None:
        if _is_there(self._above(whole)):
            remove(self._above(whole))
        if _is_there(whole):
            self._gone.add(whole)

    def _rename(self, path: Any, to: Any, **_: Any) -> None:
        whole, new = self._whole(path), self._whole(to)
        if not self._is_ours(path):  # from a place that can be written
            self._begin(new)
            shutil.move(whole, self._room(new))
            return
        if not self._is_found(whole) or not _is_folder(self._found(dirname(new))):
            _fail(errno.ENOENT, path, to)
        self._begin(whole)
        self._copy_all(whole)
        _real["replace"](self._above(whole), self._room(new) if self._is_ours(to) else new)
        if _is_there(whole):
            self._gone.add(whole)

    _replace = _rename

    def _copy_all(self, whole: str) -> None:
        self._copied(whole)
        if _is_folder(self._found(whole)):
            for name in self._listed(whole):
                self._copy_all(join(whole, name))

    def _symlink(self, target: Any, path: Any, *_: Any, **__: Any) -> None:
        self._begin(self._whole(path))
        _real["symlink"](target, self._room(self._whole(path)))

    def _truncate(self, path: Any, length: int) -> None:
        _real["truncate"](self._to_write(path) if self._is_found(self._whole(path)) else path, length)

    def _chmod(self, path: Any, mode: int, **more: Any) -> None:
        _real["chmod"](self._to_write(path) if self._is_found(self._whole(path)) else path, mode, **more)

    def _utime(self, path: Any, *rest: Any, **more: Any) -> None:
        _real["utime"](self._to_write(path) if self._is_found(self._whole(path)) else path, *rest, **more)

    # Folders

    def _listed(self, whole: str) -> list[str]:
        above = self._above(whole)
        below = [] if self._is_gone(whole) or not _is_folder(whole) else _real["listdir"](whole)
        names = [name for name in below if join(whole, name) not in self._gone]
        more = _real["listdir"](above) if _is_there(above) else []
        return [*names, *(name for name in more if name not in names)]

    def _listdir(self, path: Any = ".") -> Any:
        if not self._is_ours(path) or not self._is_changed(self._whole(path)):
            return _real["listdir"](path)
        found = self._told_in_order(path)
        return list(map(os.fsencode, found)) if isinstance(path, bytes) else found

    def _told_in_order(self, path: Any) -> list[str]:
        """Which of the files of a folder comes first is up to where it is."""
        found = self._listed(self._whole(path))
        if len(found) > 1 and sys._getframe(2).f_globals.get("__name__") != shutil.__name__:
            self._tell(f"order of files in {os.fsdecode(path)}")
        return found

    def _scandir(self, path: Any = ".") -> Any:
        if not self._is_ours(path) or not self._is_changed(self._whole(path)):
            return _real["scandir"](path)
        return _Entries(self, os.fspath(path), self._told_in_order(path))

    def _is_changed(self, whole: str) -> bool:
        """Whether a folder is another one here; of one that is not there Python says so."""
        is_less = any(dirname(each) == whole for each in self._gone)
        return _is_folder(self._found(whole)) and (is_less or _is_there(self._above(whole)))

    def _chdir(self, path: Any) -> None:
        if self._is_ours(path) and not isinstance(path, int):
            path = self._found(self._whole(path))
        _real["chdir"](path)

    def _getcwd(self) -> str:
        found = str(_real["getcwd"]())
        return found.removeprefix(self._place) if found.startswith(self._place + "/") else found

    def _as_named(self, path: Any, does: Callable[[], Any], *more: Any) -> Any:
        """What fails says so of the file that the program names."""
        try:
            return does()
        except OSError as error:
            if error.filename is not None:
                error.filename = path
            if error.filename2 is not None and more:
                error.filename2 = more[0]
            raise


_WRITERS: Final = (
    "mkdir", "rmdir", "unlink", "remove", "rename", "replace", "symlink", "truncate", "chmod", "utime"
)  # fmt: skip
_BY_FOLDER: Final = ("dir_fd", "src_dir_fd", "dst_dir_fd")
_BOTH: Final = frozenset({"rename", "replace", "symlink"})


class _Entry:
    """An entry of a folder."""

    def __init__(self, overlay: Overlay, folder: Any, name: str) -> None:
        self.name, self.path = name, join(folder, name)
        self._found = overlay._found(overlay._whole(self.path))

    def __fspath__(self) -> str:
        return self.path

    def __repr__(self) -> str:
        return f"<DirEntry {self.name!r}>"

    def stat(self, *, follow_symlinks: bool = True) -> os.stat_result:
        return _real["stat"](self._found, follow_symlinks=follow_symlinks)  # type: ignore[no-any-return]

    def is_dir(self, *, follow_symlinks: bool = True) -> bool:
        return self._is(stat.S_ISDIR, follow_symlinks)

    def is_file(self, *, follow_symlinks: bool = True) -> bool:
        return self._is(stat.S_ISREG, follow_symlinks)

    def is_symlink(self) -> bool:
        return self._is(stat.S_ISLNK, False)

    def inode(self) -> int:
        return int(_real["lstat"](self._found).st_ino)

    def _is(self, kind: Callable[[int], bool], follow: bool) -> bool:
        try:
            return kind(_real["stat"](self._found, follow_symlinks=follow).st_mode)
        except FileNotFoundError:
            return False


class _Entries:
    """What `os.scandir` gives."""

    def __init__(self, overlay: Overlay, folder: Any, names: list[str]) -> None:
        self._entries = iter([_Entry(overlay, folder, name) for name in names])

    def __iter__(self) -> Iterator[_Entry]:
        return self._entries

    def __next__(self) -> _Entry:
        return next(self._entries)

    def __enter__(self) -> "_Entries":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Nothing is open."""


def _is_in(path: str, folder: str) -> bool:
    return path == folder or path.startswith(folder.rstrip("/") + "/")


def _is_there(path: str) -> bool:
    try:
        _real["lstat"](path)
    except (OSError, ValueError):
        return False
    return True


def _is_folder(path: str) -> bool:
    try:
        return stat.S_ISDIR(_real["stat"](path).st_mode)
    except (OSError, ValueError):
        return False


def _make(folder: str) -> None:
    if not _is_there(folder):
        _make(dirname(folder))
        _real["mkdir"](folder)


def _fail(number: int, path: Any, other: Any = None) -> NoReturn:
    raise OSError(number, os.strerror(number), path, None, other)
