"""The program's folder as the sandbox is given it: its plain files, as copies, up to a bound, and what was left out.

Knows files; nothing of the sandbox nor of programs. What the program writes it writes to the copies.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

MOST_FILES, MOST_BYTES, LARGEST = 2_000, 64 << 20, 8 << 20
"""Files that are copied at most, their bytes in all, and the bytes of one."""
_SKIPPED = frozenset({"__pycache__", "node_modules", "site-packages"})
_CODE = (".py", ".pyi")


@dataclass(frozen=True, slots=True)
class Folder:
    """Files by their name in the folder, and in words what the folder has besides."""

    files: Mapping[str, bytes]
    left_out: tuple[str, ...] = ()


def read_folder(
    root: Path,
    *,
    first: Sequence[Path] = (),
    most: int = MOST_FILES,
    most_bytes: int = MOST_BYTES,
    largest: int = LARGEST,
) -> Folder:
    """The plain files of a folder. Those in `first` of its folders come first; of each code, then what is near the top:
    that is read most likely."""
    files: dict[str, bytes] = {}
    large, over, size = [], 0, 0
    found = dict.fromkeys(p for part in (*first, root) for p in sorted(_plain_files(part, most * 10), key=_rank))
    for path in found:
        length = path.stat().st_size
        if length > largest:
            large.append(path.relative_to(root).as_posix())
        elif len(files) >= most or size + length > most_bytes or (content := _content(path)) is None:
            over += 1
        else:
            files[path.relative_to(root).as_posix()] = content
            size += length
    left = [f"{name} (larger than {largest >> 20} MB)" for name in large[:3]]
    left += [f"{len(large) - 3} more files of that size"] if len(large) > 3 else []
    left += [f"{over} files beyond the first {len(files)}"] if over else []
    return Folder(files, tuple(left))


def _rank(path: Path) -> tuple[bool, int, str]:
    return path.suffix not in _CODE, len(path.parts), str(path)


def _plain_files(root: Path, most: int) -> Iterator[Path]:
    """What stands in a folder, without virtual environments, caches and hidden folders; no link is followed."""
    count = 0
    if root.is_file():
        yield root
    for folder, folders, names in os.walk(root):
        here = Path(folder)
        folders[:] = sorted(name for name in folders if not _is_skipped(here / name))
        for name in sorted(names):
            path = here / name
            if path.is_file() and not path.is_symlink() and os.access(path, os.R_OK):
                yield path
                count += 1
        if count >= most:
            return


def _is_skipped(folder: Path) -> bool:
    return folder.name.startswith(".") or folder.name in _SKIPPED or (folder / "pyvenv.cfg").is_file()


def _content(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:
        return None
