"""Everything a user can do wrong, as one hierarchy. The message says what to do; the command line prints it and
stops."""


class NdbError(Exception):
    """A mistake or a limit that the user can act on."""


class BadTarget(NdbError):
    """What was asked to be run cannot be found or read."""


class NotPython(NdbError):
    """A text that is no Python. `reason` is what the parser says about it."""

    def __init__(self, error: BaseException) -> None:
        self.reason = str(getattr(error, "msg", error)) or type(error).__name__
        super().__init__(f"cannot be read as Python: {str(error) or self.reason}")


class BadTraceFile(NdbError):
    """A file that is no trace, of an unknown version, or damaged."""


class BadDocument(NdbError):
    """Text that is not in the trajectory language. `position` is where it stops being so."""

    def __init__(self, message: str, position: int) -> None:
        super().__init__(f"{message} (at character {position})")
        self.position = position


class BadAction(NdbError):
    """An action that does not exist or cannot be taken here."""


class BadData(NdbError):
    """A seed, shard, checkpoint or benchmark file that cannot be used."""


class ProgramStopped(NdbError):
    """A sandboxed program was stopped or died before it could answer."""


class NotIsolated(NdbError):
    """This machine cannot keep a program nobody vouches for from doing harm, and nobody insisted on running it."""
