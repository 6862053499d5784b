"""What this installation lacks, in one line that says what to do.

Knows the compiled parts by name and by what they are made from, and which modules of the standard library only Unix
has. Imports none of them, and nothing of ndb: setup.py asks it for the marks that parts carry.
"""

import importlib.util
import re
import zlib
from pathlib import Path

COMPILED = {
    "ndb.trace._encode": "recording",
    "ndb.trace.values._decode": "reading recordings",
    "ndb.model._kernel": "the embedded model",
}
"""Each compiled part, and what is slow without it."""
MARK = b"ndb-sources:%08x"
"""What a part carries: a checksum of its sources. One that was built in another way carries none, and is believed."""
UNIX_ONLY = frozenset({"resource", "fcntl", "termios", "pty"})


def slow_parts() -> tuple[str, ...]:
    """What runs without its compiled part here."""
    return tuple(what for name, what in COMPILED.items() if importlib.util.find_spec(name) is None)


def slowness(parts: tuple[str, ...]) -> str | None:
    """What to say about them, if anything."""
    if not parts:
        return None
    return (
        f"the compiled code for {' and '.join(parts)} is missing: the same results, much slower. "
        "Install a wheel, or a C compiler and then `pip install --force-reinstall --no-deps ndb`"
    )


def stale_parts() -> tuple[str, ...]:
    """What runs with a compiled part that was built from other sources than those beside it, in a checkout."""
    return tuple(what for name, what in COMPILED.items() if _is_stale(name))


def _is_stale(name: str) -> bool:
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        return False
    built = Path(spec.origin)
    source = built.with_name(f"{name.rpartition('.')[2]}.c")
    return source.is_file() and is_built_from_others(built, source)


def is_built_from_others(built: Path, source: Path) -> bool:
    """Whether a compiled part carries the mark of other sources than these."""
    mark = re.search(MARK.replace(b"%08x", b"[0-9a-f]{8}"), built.read_bytes())
    return mark is not None and mark[0] != mark_of(source)


def mark_of(source: Path) -> bytes:
    """The mark of a part whose main file is `source`: `_encode.c` is made from itself and the headers in `encode`."""
    checksum = 0
    for path in (source, *sorted((source.parent / source.stem.lstrip("_")).glob("*.h"))):
        # Line ends are git's to choose.
        checksum = zlib.crc32(path.read_bytes().replace(b"\r\n", b"\n"), zlib.crc32(path.name.encode(), checksum))
    return MARK % checksum


def staleness(parts: tuple[str, ...]) -> str | None:
    """What to say about them, if anything."""
    if not parts:
        return None
    return (
        f"the compiled code for {' and '.join(parts)} is not that of the sources here: results may be wrong. "
        "Build it again: `./dev run` or `pip install --editable .` in the checkout"
    )


def needs_unix(error: ModuleNotFoundError) -> str | None:
    """What to say where a command failed for want of a module that only Unix has."""
    if error.name not in UNIX_ONLY:
        return None
    return (
        f"this command needs Linux or macOS (Python has no module {error.name} here); docs/platforms.md says what works"
    )
