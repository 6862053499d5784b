"""Along a walk: what the next state lists, as far as code and earlier states tell. What no statement touched stays as
it is, what a line binds or returns where its value was told, what functions leave of the objects that they were given.

An over-approximation, on purpose: only what cannot be otherwise is said, so that what really comes is never forbidden.
Brings together the parts in `next/`. Knows syntax trees and values as text; neither tokens nor models, and nothing of
the program is run.
"""

from collections.abc import Iterable

from ndb.language.document import Shown
from ndb.language.known.constants import Elsewhere
from ndb.language.known.facts import facts_of
from ndb.language.known.next.follow_run import FollowRun
from ndb.language.known.next.known_run import KnownRun
from ndb.language.known.next.line_outcome import LineOutcome
from ndb.language.known.next.next_arguments import NextArguments
from ndb.language.known.next.next_event import NextEvent
from ndb.language.known.next.next_line import NextLine
from ndb.language.workings.reading.possible import Possible
from ndb.tree.action import Action


class Listing:
    """Told every state of a forward walk and the action taken there; says what is known of the next one."""

    def __init__(self, code: str, elsewhere: Elsewhere = Elsewhere()) -> None:  # noqa: B008
        """`elsewhere`: what is known of the parts that are not shown."""
        self._run = KnownRun(facts_of(code, elsewhere))
        line = LineOutcome(self._run)
        self._following = FollowRun(self._run, line)
        self.next_event = NextEvent(self._run, line)
        self.next_line = NextLine(self._run, line)
        self.next_call = NextArguments(self._run, line)

    def saw(self, shown: Shown, lines: Iterable[int]) -> None:
        """A state, and the lines at which it can be."""
        at = set(lines)
        self._following.saw(shown, next(iter(at)) if len(at) == 1 else None)

    def act(self, action: Action) -> None:
        """The action taken at the state that was seen last."""
        self._following.act(action)

    def take(self, found: Possible) -> None:
        """What a reader of the walk found of what comes next."""
        self._run.found = found

    @property
    def owned(self) -> frozenset[str]:
        """Variables of the function that goes on which alone hold what they hold."""
        running = self._run.running()
        return running.owned if running is not None else frozenset()

    @property
    def single(self) -> frozenset[str]:
        """Variables of the function that goes on in which no part stands twice."""
        running = self._run.running()
        return running.single if running is not None else frozenset()

    @property
    def callee(self) -> int | None:
        """The line of the function that is called next, if one is and it is known which."""
        return self._run.found.callee
