"""Which recording is meant by a folder of them, as `pytest --ndb DIR` makes: the newest failure, or a test's by name.

Knows recordings on disk; opens no session.
"""

from pathlib import Path

from ndb.errors import BadTarget, NdbError
from ndb.trace.state import Exit


def find_recording(path: Path, test: str | None) -> tuple[Path, tuple[str, ...]]:
    """A recording, and what is to be said about the choice. `test`: a test's name, or a part of it."""
    if not path.is_dir():
        return path, ()
    found = sorted(path.glob("*.ndb"), key=lambda each: each.stat().st_mtime, reverse=True)
    if not found:
        raise BadTarget(f"{path} holds no recordings; make some with `pytest --ndb {path}`")
    named = {each: _test_and_exit(each) for each in found}
    chosen = [each for each in found if test is None or test in named[each][0]]
    failed = [each for each in chosen if named[each][1] is Exit.ERROR]
    if not chosen:
        raise BadTarget(f"no test in {path} is called {test!r}; there are {_listed([named[e][0] for e in found])}")
    if not failed and test is None:
        raise BadTarget(f'no test in {path} failed; name one with "test": {_listed([named[e][0] for e in found])}')
    first = (failed or chosen)[0]
    others = [named[each][0] for each in failed if each != first]
    more = (f'other failures: {_listed(others)}; choose with "test"',) if others else ()
    return first, (f"opened {named[first][0]}", *more)


def _test_and_exit(path: Path) -> tuple[str, Exit]:
    """The test of a recording, and how its call ended; what cannot be read is no failure."""
    from ndb.trace.tracefile.open_trace import open_trace

    try:
        trace = open_trace(path)
    except NdbError:
        return path.stem, Exit.NEVER
    ends = [each.exit for each in trace.threads]
    return str(trace.about.get("target", path.stem)), Exit.ERROR if Exit.ERROR in ends else Exit.NORMAL


def _listed(names: list[str], most: int = 5) -> str:
    return ", ".join(names[:most]) + (f" and {len(names) - most} more" if len(names) > most else "")
