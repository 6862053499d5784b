"""An object that is not built yet, whose `__repr__` leads to its `__getattr__`: nothing of that reaches the program."""

from ndb.trace.recorder.record_call import record_source
from ndb.trace.recorder.record_limits import RecordLimits

LAZY = """\
class Lazy:
    def __init__(self, found):
        if found:
            self._f = found

    def __getattr__(self, name):
        return getattr(self._f, name)

    def __repr__(self):
        return repr(self._f)


def main():
    empty = Lazy(None)
    full = Lazy([1])
    return len(full._f)


main()
"""


def test_it_is_shown_somehow_and_the_program_ends_as_it_would() -> None:
    recording = record_source(LAZY, limits=RecordLimits())
    assert recording.exit == "exit_normal"
    last = recording.state(len(recording) - 1)
    assert last.function == "<module>" and last.value == "None"
