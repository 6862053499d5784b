"""What this installation lacks, in one line that says what to do.

Knows the compiled parts by name, and which modules of the standard library only Unix has. Imports none of them.
"""

import importlib.util

COMPILED = {
    "ndb.trace._encode": "recording",
    "ndb.trace.values._decode": "reading recordings",
    "ndb.model._kernel": "the embedded model",
}
"""Each compiled part, and what is slow without it."""
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


def needs_unix(error: ModuleNotFoundError) -> str | None:
    """What to say where a command failed for want of a module that only Unix has."""
    if error.name not in UNIX_ONLY:
        return None
    return (
        f"this command needs Linux or macOS (Python has no module {error.name} here); docs/platforms.md says what works"
    )
