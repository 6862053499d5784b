"""The workings of one sub-expression, or of what a line does when its expressions are told: which comes next, and what
they came to.

Knows questions and answers as text; neither what was told before nor where a walk is.
"""

from collections.abc import Callable, Mapping

from ndb.language.workings import operands
from ndb.language.workings.numbers import Steps
from ndb.language.workings.rules import Workings, Written

Binds = Callable[[str], Mapping[str, str] | None]
"""From what was told last, or put together, to what variables become."""


class Plan:
    """The workings of one sub-expression, or of what a line does without one, told one after the other."""

    def __init__(
        self,
        texts: Workings | Steps,
        may_raise: bool = False,
        binds: Binds | None = None,
        known: str | None = None,
        shown_as: str | None = None,
    ) -> None:
        """`binds`: of what a line does, the variables and what they become, by what is told last. `known`: the value
        of the first working, where it stands in what was told. `shown_as`: how a value is shown that says nothing of
        what it will give, which is what is worked out."""
        self._texts, self._binds, self._shown_as = texts, binds, shown_as
        self.gives: str | None = None
        """What such a value will give, as a list, where that follows from what was told."""
        self.is_under_way = False
        self.raises = False
        """Whether it came to light that the sub-expression has no value."""
        self.value: str | None = None
        """That of the sub-expression, where it follows from what was told."""
        self.last = ""
        """What was told last."""
        self.next: str | None = None
        """The text of the working that comes next; None where all are told."""
        self.is_written = False
        """Whether that is the operation itself, with its operands written in."""
        self._go_on(None)
        self.known: str | None = known
        """The value of the working that comes next, where that is no question."""
        is_written = self.next is not None and self.is_written and known is None
        self.may_raise = may_raise or (is_written and operands.may_raise(self.next or ""))

    def tell(self, value: str) -> None:
        """The value of the one that came next."""
        self.is_under_way, self.last, self.known = True, value, None
        if self.is_written:
            self.next, self.value = None, value
        else:
            self._go_on(value)

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to tell: all was told, or there was nothing to ask."""
        return self.next is None and (self.is_under_way or self.value is not None)

    @property
    def variables(self) -> Mapping[str, str]:
        """What variables become, if all is told."""
        is_done = self.is_done and self._binds is not None
        whole = self.last if self.value is None else self.value
        return (self._binds(whole) if is_done and whole and self._binds is not None else None) or {}

    def _go_on(self, told: str | None) -> None:
        try:
            self.next = next(self._texts) if told is None else self._texts.send(told)
        except StopIteration as end:
            self.is_written = isinstance(end.value, Written)
            self.next, self.raises = end.value.text if isinstance(end.value, Written) else None, end.value is True
            self.value = end.value if isinstance(end.value, str) else None
            if self._shown_as is not None and self.value is not None:
                self.gives, self.value = self.value, self._shown_as


def nothing_but(end: Written | str | None) -> Workings:
    yield from ()
    return end


def failing() -> Workings:
    yield from ()
    return True


def only(text: str) -> Workings:
    yield text
    return None
