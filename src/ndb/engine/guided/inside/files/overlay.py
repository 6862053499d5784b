"""Files that the program writes where it may only read: they are put elsewhere, and found again.

What it writes, renames and deletes lies in a folder that is thrown away; what it reads is that, before what is there.
Stands in the place of the functions of `os`, `io` and `sqlite3` by which Python does it, also where a module keeps them
under another name and where `import` looks: what other programs and libraries in C do for themselves it does not see.
Knows nothing of unknowns or assumptions.
"""

import errno
import functools
import glob
import io
import os
import posix
import re
import shutil
import sqlite3
import stat
import sys
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from posixpath import join
from typing import Any, Final

from ndb.engine.guided.inside.files.layers import REAL, Layers, fail, is_there

REAL_OPEN: Final[Any] = io.open
_REAL_OPEN_CODE: Final[Any] = io.open_code
_WRITES: Final = os.O_WRONLY | os.O_RDWR | os.O_TRUNC | os.O_APPEND
_TEMPORARY: Final = getattr(os, "O_TMPFILE", 0)
_READERS: Final = ("stat", "lstat", "access", "readlink", "statvfs", "pathconf", "listxattr", "getxattr")
_WRITERS: Final = ("mkdir", "rmdir", "unlink", "remove", "truncate", "chmod", "utime", "mkfifo")
_LAST_LINK: Final = frozenset({"lstat", "readlink"})
"""What looks at a link itself."""
_OF_SYSTEM: Final = ("/proc/", "/sys/", "/dev/")
_PLAIN: Final = ("/dev/null", "/dev/zero", "/dev/full", "/dev/shm/")
_OF_IMPORTS: Final = ("stat", "listdir")
"""What `import` looks with, in the module of the system itself."""
_IN_STATEMENT: Final = re.compile(r"(?is)^\s*(?:attach(?:\s+database)?|vacuum(?:\s+\w+)?\s+into)\s+'((?:[^']|'')*)'")
_ATTACHES: Final = re.compile(r"(?is)^\s*(?:attach(?:\s+database)?|vacuum(?:\s+\w+)?\s+into)\s+[?:@$]")
"""Statements that name a file of a database, in words or as what they are given."""
_OF_ARRAYS: Final = {"tofile": "wb", "fromfile": "rb"}
"""What writes and reads arrays, and how it opens their files."""
_PATHS: Final = (str, bytes, os.PathLike)
_ABILITIES: Final = (os.supports_dir_fd, os.supports_follow_symlinks, os.supports_fd, os.supports_effective_ids)
_OURS: Final = __name__.partition(".")[0]
_OPENER: Final = 5
"""Which argument of `open`, behind its mode, opens."""


@functools.cache
def keepers_of_open() -> tuple[tuple[Any, str], ...]:
    """The modules that have it, and under which name; not our own."""
    modules = [module for name, module in list(sys.modules.items()) if not name.startswith(_OURS)]
    return tuple(
        (module, name) for module in modules for name, value in list(vars(module).items()) if value is REAL_OPEN
    )


def _keepers_in_classes() -> Iterator[tuple[type, str]]:
    """Classes that have functions of the system as their own, as those of 3.13 that look for patterns have."""
    for kind in vars(glob).values():
        for name, value in list(vars(kind).items()) if isinstance(kind, type) else ():
            if isinstance(value, staticmethod) and value.__func__ is REAL.get(name):
                yield kind, name


class Overlay:
    """Stands between the program and the files that it may only read."""

    def __init__(self, place: Path, root: Path, tell: Callable[[str], object]) -> None:
        """`root`: the program's folder, in which it may write. `tell` is called with what may be otherwise outside."""
        self._layers, self._tell = Layers(place, root), tell
        self._has_begun = False

    @property
    def _is_in_use(self) -> bool:
        """Whether anything was written; a process that was started by the program may have done it."""
        self._has_begun = self._has_begun or is_there(self._layers.place)
        return self._has_begun

    def lay(self) -> None:
        """Have the program's files written here."""
        for module, name in keepers_of_open():
            setattr(module, name, self._opened)
        for module in (io, sys.modules["_io"]):
            setattr(module, "open_code", self._opened_code)  # noqa: B010 - for the type checker it cannot be set
        for name in _READERS:
            self._replace(name, self._reader(name))
        for name in _WRITERS:
            self._replace(name, self._writer(name, getattr(self, f"_{name}")))
        for name, here in (
            ("rename", self._rename), ("replace", self._rename), ("link", self._link), ("symlink", self._symlink),
        ):  # fmt: skip
            self._replace(name, self._mover(name, here))
        for name, instead in (
            ("open", self._opened_low), ("listdir", self._listdir), ("scandir", self._scandir), ("chdir", self._chdir),
            ("getcwd", self._getcwd),
        ):  # fmt: skip
            self._replace(name, instead)
        for name in _OF_IMPORTS:
            setattr(posix, name, getattr(os, name))
        for kind, name in _keepers_in_classes():
            setattr(kind, name, staticmethod(getattr(os, name)))
        self._connect()

    def _replace(self, name: str, instead: Callable[..., Any]) -> None:
        real = REAL.get(name)
        if real is None:
            return

        def function(*args: Any, **kwargs: Any) -> Any:
            return instead(*args, **kwargs)

        function.__name__ = function.__qualname__ = name
        for able in _ABILITIES:
            if real in able:
                able.add(function)
        setattr(os, name, function)

    def _begin(self, whole: str) -> None:
        """From the first that is written on, what is read is looked for here first."""
        if not self._layers.is_programs(whole):
            self._tell(f"{whole} can be written")
        self._layers.make_place()
        self._has_begun = True

    def _is_ours(self, path: Any, folder: int | None = None) -> bool:
        """Whether a path is looked at here."""
        return isinstance(path, str | bytes | os.PathLike) and self._layers.has(self._layers.whole(path, folder))

    def _to_change(self, whole: str) -> str:
        self._begin(whole)
        return self._layers.copied(whole)

    # Opening

    def opening(self, file: Any, mode: Any, *rest: Any, **more: Any) -> Callable[[], Any]:
        """What opens a file, with no frame of ours where none is needed."""
        is_read = isinstance(mode, str) and not set(mode) & set("wax+")
        is_plain = is_read and (not self._is_in_use or not isinstance(file, str | bytes | os.PathLike))
        return functools.partial(REAL_OPEN if is_plain else self._opened, file, mode, *rest, **more)

    def tell_of_system(self, file: Any) -> None:
        """What the system says of itself in files is another in every run."""
        if isinstance(file, str | bytes | os.PathLike):
            name = os.fsdecode(file)
            if name.startswith(_OF_SYSTEM) and not name.startswith(_PLAIN):
                self._tell(name)

    def _opened(self, file: Any, mode: str = "r", *rest: Any, **more: Any) -> Any:
        opens = more.get("opener") is not None or len(rest) > _OPENER
        if opens or not isinstance(file, str | bytes | os.PathLike) or not self._concerns(file):
            found = REAL_OPEN(file, mode, *rest, **more)
            self.tell_of_system(file)
            return found
        return REAL_OPEN(file, mode, *rest, **{**more, "opener": self._opened_for})

    def _concerns(self, file: Any) -> bool:
        """Whether it matters that we are here."""
        return self._is_in_use or (b"\0" not in os.fsencode(file) and self._is_ours(file))

    def _opened_for(self, path: Any, flags: int) -> int:
        return self._opened_low(path, flags, 0o666)

    def _opened_low(self, path: Any, flags: int, mode: int = 0o777, *, dir_fd: int | None = None) -> int:
        layers = self._layers
        whole = layers.followed(layers.whole(path, dir_fd), not flags & os.O_NOFOLLOW)
        found = layers.found(whole)
        is_new = bool(flags & os.O_CREAT) and not is_there(found)
        if is_new or (flags & _WRITES and is_there(found) and not self._is_refused(flags, found)):
            if layers.has(whole):
                if is_new:
                    layers.check_folder(whole, os.fspath(path))
                if os.fsdecode(path).endswith("/"):
                    fail(errno.EISDIR, os.fspath(path))
                self._begin(whole)
                found = layers.room(whole) if is_new else layers.copied(whole)
        elif layers.is_as_named(found, path, dir_fd):
            return REAL["open"](path, flags, mode, dir_fd=dir_fd)  # type: ignore[no-any-return]
        return self._as_named(path, lambda: REAL["open"](found, flags, mode))  # type: ignore[no-any-return]

    def _is_refused(self, flags: int, found: str) -> bool:
        """Whether the system says no, wherever the file is."""
        is_folder = stat.S_ISDIR(REAL["lstat"](found).st_mode)
        if is_folder and _TEMPORARY and flags & _TEMPORARY == _TEMPORARY:
            return False  # a file without a name in there
        return is_folder or bool(flags & os.O_CREAT and flags & os.O_EXCL)

    def _opened_code(self, path: str) -> Any:
        """What is imported, too."""
        if not self._is_in_use or not isinstance(path, str):
            return _REAL_OPEN_CODE(path)
        return _REAL_OPEN_CODE(self._layers.found(self._layers.followed(self._layers.whole(path))))

    def call(self, function: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Callable[[], Any] | None:
        """What is to be called instead of a class or a method that opens files in C; None: just that."""
        if function is io.FileIO and args and "opener" not in kwargs and len(args) < _OPENER - 1:
            is_ours = isinstance(args[0], _PATHS) and self._concerns(args[0])
            return functools.partial(function, *args, **kwargs | {"opener": self._opened_for}) if is_ours else None
        if isinstance(function, type) and issubclass(function, sqlite3.Connection) and args:
            name = self._of_database(args[0], bool(kwargs.get("uri")))
            return functools.partial(function, name, *args[1:], **kwargs)
        mode = _OF_ARRAYS.get(getattr(function, "__name__", ""))
        if mode is not None and type(function) is types.BuiltinFunctionType and args and isinstance(args[0], _PATHS):
            return functools.partial(self._with_file, mode, function, *args, **kwargs)
        of = getattr(function, "__self__", None)
        if isinstance(of, sqlite3.Connection | sqlite3.Cursor) and args and isinstance(args[0], str):
            return functools.partial(function, *self._of_statement(*args), **kwargs)
        return None

    def _with_file(self, mode: str, function: Any, path: Any, *rest: Any, **more: Any) -> Any:
        """numpy looks for `open` in the builtins of whoever calls it, where a guided program has none of its own."""
        with self._opened(path, mode) as file:
            return function(file, *rest, **more)

    def _of_statement(self, text: str, *given: Any) -> tuple[Any, ...]:
        """A statement that names the file of a database."""
        if (found := _IN_STATEMENT.match(text)) is not None:
            name = self._of_database(found[1].replace("''", "'"), False).replace("'", "''")
            return (text[: found.start(1)] + name + text[found.end(1) :], *given)
        if _ATTACHES.match(text) and given and isinstance(given[0], list | tuple) and given[0]:
            return (text, [self._of_database(given[0][0], False), *given[0][1:]])
        if "database_list" in text:
            self._tell("place of a database")
        return (text, *given)

    def _connect(self) -> None:
        real = sqlite3.connect

        def connect(database: Any, *rest: Any, **more: Any) -> Any:
            return real(self._of_database(database, bool(more.get("uri"))), *rest, **more)

        sqlite3.connect = sqlite3.dbapi2.connect = connect

    def _of_database(self, database: Any, is_address: bool) -> Any:
        text = os.fsdecode(database) if isinstance(database, str | bytes | os.PathLike) else ""
        start, _, asked = text.removeprefix("file:").partition("?") if is_address else (text, "", "")
        if start in ("", ":memory:") or "mode=memory" in asked or not self._is_ours(start):
            return database
        whole = self._layers.followed(self._layers.whole(start))
        is_read = "mode=ro" in asked or "immutable=1" in asked
        found = self._layers.found(whole) if is_read else self._to_change(whole)
        return f"file:{found}?{asked}" if is_address and text.startswith("file:") else found

    # Looking

    def _reader(self, name: str) -> Callable[..., Any]:
        real = REAL.get(name)

        def read(path: Any, *rest: Any, **more: Any) -> Any:
            assert real is not None
            is_path = isinstance(path, str | bytes | os.PathLike)
            is_asking = name == "access" and self._is_writing_asked(rest, more)
            if not is_path or not (self._is_in_use or is_asking):
                return real(path, *rest, **more)
            is_last = name not in _LAST_LINK and more.get("follow_symlinks", True)
            try:
                whole = self._layers.followed(self._layers.whole(path, more.get("dir_fd")), is_last)
            except ValueError:
                return real(path, *rest, **more)
            found = self._layers.found(whole)
            if is_asking and self._layers.has(whole):
                rest, more = self._without_writing(found, rest, more)
            elif self._layers.is_as_named(found, path, more.get("dir_fd")):
                return real(path, *rest, **more)
            kept = {key: value for key, value in more.items() if key != "dir_fd"}
            return self._as_named(path, lambda: real(found, *rest, **kept))

        return read

    @staticmethod
    def _is_writing_asked(rest: tuple[Any, ...], more: dict[str, Any]) -> bool:
        return bool(int(rest[0] if rest else more.get("mode", 0)) & os.W_OK)

    @staticmethod
    def _without_writing(found: str, rest: tuple[Any, ...], more: dict[str, Any]) -> tuple[tuple[Any, ...], Any]:
        """A file that may be written here is asked for all else, if its rights let its owner write."""
        if not is_there(found) or not REAL["stat"](found).st_mode & 0o200:
            return rest, more
        mode = int(rest[0] if rest else more["mode"]) & ~os.W_OK
        return (mode, *rest[1:]), {key: value for key, value in more.items() if key != "mode"}

    # Writing

    def _writer(self, name: str, here: Callable[..., Any]) -> Callable[..., Any]:
        real = REAL.get(name)

        def write(path: Any, *rest: Any, **more: Any) -> Any:
            assert real is not None
            if not isinstance(path, str | bytes | os.PathLike):
                return real(path, *rest, **more)
            is_last = name in ("truncate", "chmod", "utime") and more.get("follow_symlinks", True)
            whole = self._layers.followed(self._layers.whole(path, more.pop("dir_fd", None)), is_last)
            if not self._layers.has(whole):
                return self._as_named(path, lambda: real(whole, *rest, **more))
            return self._as_named(path, lambda: here(whole, os.fspath(path), *rest, **more))

        return write

    def _mkdir(self, whole: str, path: Any, mode: int = 0o777) -> None:
        if self._layers.is_found(whole):
            fail(errno.EEXIST, path)
        self._layers.check_folder(whole, path)
        self._begin(whole)
        REAL["mkdir"](self._layers.room(whole), mode)

    def _mkfifo(self, whole: str, path: Any, mode: int = 0o666) -> None:
        if self._layers.is_found(whole):
            fail(errno.EEXIST, path)
        self._layers.check_folder(whole, path)
        self._begin(whole)
        REAL["mkfifo"](self._layers.room(whole), mode)

    def _rmdir(self, whole: str, path: Any) -> None:
        found = self._found_to_take(whole, path)
        if not stat.S_ISDIR(REAL["lstat"](found).st_mode):
            fail(errno.ENOTDIR, path)
        if self._layers.listed(whole):
            fail(errno.ENOTEMPTY, path)
        self._take(whole)

    def _unlink(self, whole: str, path: Any) -> None:
        found = self._found_to_take(whole, path)
        if stat.S_ISDIR(REAL["lstat"](found).st_mode):
            fail(errno.EISDIR, path)
        self._take(whole)

    _remove = _unlink

    def _found_to_take(self, whole: str, path: Any, other: Any = None) -> str:
        if not self._layers.is_found(whole):
            self._layers.check_folder(whole, path, other)
            fail(errno.ENOENT, path, other)
        return self._layers.found(whole)

    def _take(self, whole: str) -> None:
        self._begin(whole)
        above = self._layers.above(whole)
        if is_there(above):
            is_folder = stat.S_ISDIR(REAL["lstat"](above).st_mode)
            REAL["rmdir" if is_folder else "unlink"](above)
        self._layers.lose(whole)

    def _truncate(self, whole: str, path: Any, length: int) -> None:
        self._found_to_take(whole, path)
        REAL["truncate"](self._to_change(whole), length)

    def _chmod(self, whole: str, path: Any, mode: int, **more: Any) -> None:
        self._found_to_take(whole, path)
        REAL["chmod"](self._to_change(whole), mode, **more)

    def _utime(self, whole: str, path: Any, *rest: Any, **more: Any) -> None:
        is_there_to_change = self._layers.is_found(whole)
        REAL["utime"](self._to_change(whole) if is_there_to_change else self._layers.above(whole), *rest, **more)

    # From one name to another

    def _mover(self, name: str, here: Callable[..., Any]) -> Callable[..., Any]:
        real = REAL.get(name)

        def move(path: Any, to: Any, *rest: Any, **more: Any) -> Any:
            assert real is not None
            layers, both = self._layers, more.get("dir_fd")
            new = layers.followed(layers.whole(to, more.get("dst_dir_fd", both)), False)
            if name == "symlink":
                if not layers.has(new):
                    return self._as_named(path, lambda: real(path, new, *rest), to)
                return self._as_named(path, lambda: here(os.fspath(path), new, (os.fspath(path), os.fspath(to))), to)
            whole = layers.followed(layers.whole(path, more.get("src_dir_fd")), False)
            if not layers.has(whole) and not layers.has(new):
                return self._as_named(path, lambda: real(whole, new), to)
            return self._as_named(path, lambda: here(whole, new, (os.fspath(path), os.fspath(to))), to)

        return move

    def _rename(self, whole: str, new: str, names: tuple[Any, Any]) -> None:
        layers = self._layers
        found = self._found_to_take(whole, *names)
        layers.check_folder(new, *names)
        if whole == new:
            return
        self._check_target(new, stat.S_ISDIR(REAL["lstat"](found).st_mode), names)
        if new.startswith(whole + "/"):
            fail(errno.EINVAL, *names)
        self._begin(whole if layers.has(whole) else new)
        if not layers.has(whole):  # from a place that can be written
            shutil.move(whole, layers.room(new))
            return
        layers.copied_all(whole)
        place = layers.room(new)
        if layers.has(new):
            REAL["replace"](layers.above(whole), place)
        else:
            shutil.move(layers.above(whole), new)
        layers.lose(whole)

    def _check_target(self, new: str, is_folder: bool, names: tuple[Any, Any]) -> None:
        if not self._layers.is_found(new):
            return
        is_on_folder = stat.S_ISDIR(REAL["lstat"](self._layers.found(new)).st_mode)
        if is_on_folder and not is_folder:
            fail(errno.EISDIR, *names)
        if is_folder and not is_on_folder:
            fail(errno.ENOTDIR, *names)
        if is_on_folder and self._layers.listed(new):
            fail(errno.ENOTEMPTY, *names)

    def _link(self, whole: str, new: str, names: tuple[Any, Any]) -> None:
        self._found_to_take(whole, *names)
        self._check_new(new, names)
        REAL["link"](self._to_change(whole), self._layers.room(new))

    def _symlink(self, target: Any, new: str, names: tuple[Any, Any]) -> None:
        self._check_new(new, names)
        self._begin(new)
        REAL["symlink"](target, self._layers.room(new))

    def _check_new(self, new: str, names: tuple[Any, Any]) -> None:
        if self._layers.is_found(new):
            fail(errno.EEXIST, *names)
        self._layers.check_folder(new, *names)

    # Folders

    def _folder(self, path: Any) -> str | None:
        """The folder that is to be listed, if it is another one here."""
        if not self._is_in_use:
            return None
        whole = self._layers.followed(self._layers.whole(b"" if isinstance(path, int) else path,
                                                         path if isinstance(path, int) else None))  # fmt: skip
        return whole if self._layers.has(whole) else None

    def _listdir(self, path: Any = ".") -> Any:
        whole = self._folder("." if path is None else path)
        if whole is None:
            return REAL["listdir"](path)
        if not self._layers.is_changed(whole):
            return self._as_named(path, lambda: REAL["listdir"](self._listable(whole, path)))
        found = self._told_in_order(whole, path)
        return list(map(os.fsencode, found)) if isinstance(path, bytes) else found

    def _listable(self, whole: str, path: Any) -> Any:
        found = self._layers.found(whole)
        return os.fsencode(found) if isinstance(path, bytes) else found

    def _told_in_order(self, whole: str, path: Any) -> list[str]:
        """Which of the files of a folder comes first is up to where it is."""
        found = self._layers.listed(whole)
        if len(found) > 1 and sys._getframe(3).f_globals.get("__name__") != shutil.__name__:
            self._tell(f"order of files in {whole if isinstance(path, int) else os.fsdecode(path)}")
        return found

    def _scandir(self, path: Any = ".") -> Any:
        whole = self._folder("." if path is None else path)
        if whole is None:
            return REAL["scandir"](path)
        if not self._layers.is_folder(whole):
            return self._as_named(path, lambda: REAL["scandir"](self._listable(whole, path)))
        is_same = not self._layers.is_changed(whole)
        if is_same and (isinstance(path, int) or self._layers.is_as_named(whole, path or ".")):
            return REAL["scandir"](path)
        return _Entries(self._layers, whole, path, self._told_in_order(whole, path))

    def _chdir(self, path: Any) -> None:
        if isinstance(path, int) or not self._is_in_use:
            REAL["chdir"](path)
            return
        found = self._layers.found(self._layers.followed(self._layers.whole(path)))
        self._as_named(path, lambda: REAL["chdir"](found))

    def _getcwd(self) -> str:
        return self._layers.getcwd()

    def _as_named(self, path: Any, does: Callable[[], Any], *more: Any) -> Any:
        """What fails says so of the file that the program names."""
        try:
            return does()
        except OSError as error:
            if error.filename is not None:
                error.filename = path if isinstance(path, int) else os.fspath(path)
            if error.filename2 is not None and more:
                error.filename2 = os.fspath(more[0])
            raise


class _Entry:
    """An entry of a folder."""

    def __init__(self, layers: Layers, whole: str, name: Any, path: Any) -> None:
        self.name, self.path = name, path
        self._layers, self._whole = layers, whole

    def __fspath__(self) -> Any:
        return self.path

    def __repr__(self) -> str:
        return f"<DirEntry {self.name!r}>"

    def stat(self, *, follow_symlinks: bool = True) -> os.stat_result:
        found = self._layers.found(self._layers.followed(self._whole, follow_symlinks))
        return REAL["stat"](found, follow_symlinks=follow_symlinks)  # type: ignore[no-any-return]

    def is_dir(self, *, follow_symlinks: bool = True) -> bool:
        return self._is(stat.S_ISDIR, follow_symlinks)

    def is_file(self, *, follow_symlinks: bool = True) -> bool:
        return self._is(stat.S_ISREG, follow_symlinks)

    def is_symlink(self) -> bool:
        return self._is(stat.S_ISLNK, False)

    def is_junction(self) -> bool:
        return False

    def inode(self) -> int:
        return int(REAL["lstat"](self._layers.found(self._whole)).st_ino)

    def _is(self, kind: Callable[[int], bool], follow: bool) -> bool:
        try:
            return kind(self.stat(follow_symlinks=follow).st_mode)
        except FileNotFoundError:
            return False


class _Entries:
    """What `os.scandir` gives."""

    def __init__(self, layers: Layers, whole: str, path: Any, names: list[str]) -> None:
        self._entries = iter([_entry(layers, whole, path, name) for name in names])

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


def _entry(layers: Layers, whole: str, path: Any, name: str) -> _Entry:
    own: Any = os.fsencode(name) if isinstance(path, bytes) else name
    return _Entry(layers, join(whole, name), own, own if isinstance(path, int) else join(os.fspath(path), own))
