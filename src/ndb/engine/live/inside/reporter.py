"""What the debugger is told, and hears: states of all threads, and before them all that is new about the program.

Knows the channel and what was told already; decides nothing about stopping.
"""

import contextlib
import os
import signal
import threading
from collections.abc import Iterator
from typing import Any

from ndb.engine.live.channel import NOTHING_TOLD, Channel, Closed, Told
from ndb.engine.live.inside.lane import Lane, Turns
from ndb.engine.live.inside.lanes import Lanes
from ndb.engine.live.orders import write_goal, write_stops
from ndb.engine.protocol import NO_STOPS, RUN_END
from ndb.errors import NdbError
from ndb.trace.loading.failure import last_line
from ndb.trace.scopes import Scopes
from ndb.trace.state import Exit


class Reporter:
    def __init__(self, channel: Channel, scopes: Scopes, lanes: Lanes, turns: Turns, is_guest: bool) -> None:
        self.channel = channel
        self._scopes = scopes
        self._lanes = lanes
        self._turns = turns
        self._is_guest = is_guest
        self._telling = threading.Lock()
        self._told_scopes = 0
        self._told_sources: set[str] = set()
        self.notes: list[str] = []
        """What the user should know and was not told yet."""

    def tell(self, says: dict[str, Any], lane: Lane) -> None:
        """Say something about a thread, and everything that is new about all of them."""
        with self._telling:
            for other in self._lanes.all:
                other.take()
                if other is not lane and other.has_news:
                    self._send({"event": "states"}, other)
            self._send(says, lane)

    def tell_states(self, lane: Lane) -> None:
        self.tell({"event": "states"}, lane)

    def tell_end(self, ended: Exit, error: BaseException | None, left: int = 0) -> None:
        """The program is over; so many functions that an exception has left can still be looked into."""
        said = last_line(error) if error is not None and ended is Exit.ERROR else None
        self.tell({"event": "exited", "exit": ended, "error": said, "left": left}, self._lanes.main)

    def answer(self, answer: dict[str, Any]) -> None:
        told = answer.pop("state", NOTHING_TOLD)
        try:
            with self._telling:
                self.channel.send({"event": "answer"} | answer, told)
        except Closed:
            self._abandoned()

    def receive(self) -> dict[str, Any]:
        """What is asked next; whoever is gone wants the program to run on."""
        try:
            return self.channel.receive().says
        except Closed:
            self._abandoned()
            return {"do": "run", "thread": 0, "goal": write_goal(RUN_END), "stops": write_stops(NO_STOPS)}

    def conditions(self) -> list[tuple[str, str]]:
        """Every thread's name, and how it is."""
        speaker = self._turns.speaker
        return [
            (each.name, "ended" if each.is_over else "held" if each.is_held or each is speaker else "running")
            for each in list(self._lanes.all)
        ]

    def _send(self, says: dict[str, Any], lane: Lane) -> None:
        """Tell what is new of one thread; what is new of the program before any of its states, which refer to it."""
        news = self._news()
        *earlier, (last, is_anew) = lane.told() or [(NOTHING_TOLD, False)]
        for told, is_before_anew in earlier:
            self._put({"event": "states", "thread": lane.number, "anew": is_before_anew} | news, told)
            news = {"threads": news["threads"]}
        self._put(says | news | {"thread": lane.number, "anew": is_anew}, last)

    def _news(self) -> dict[str, Any]:
        """Functions, files, notes and threads that were not told yet."""
        scopes = self._scopes.scopes
        count = len(scopes)
        new = [(scope.file, scope.name, scope.line) for scope in scopes[self._told_scopes : count]]
        files = {name: text for name, text in list(self._scopes.sources.items()) if name not in self._told_sources}
        notes, self.notes = self.notes, []
        self._told_scopes = count
        self._told_sources |= set(files)
        return {"scopes": new, "sources": files, "notes": notes, "threads": self.conditions()}

    def _put(self, says: dict[str, Any], told: Told) -> None:
        try:
            self.channel.send(says, told)
        except Closed:
            self._abandoned()

    def _abandoned(self) -> None:
        """The debugger is gone: its program ends with it, unless it was there before."""
        if not self._is_guest:
            os._exit(1)
        self._lanes.let_go()
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGINT, signal.default_int_handler)


@contextlib.contextmanager
def told_if_failed(channel: Channel) -> Iterator[None]:
    """What goes wrong in our own work is told to whoever debugs."""
    try:
        yield
    except NdbError as error:
        channel.send({"event": "failed", "error": str(error)})
    except Closed:
        pass
    except BaseException as error:
        channel.send({"event": "failed", "error": f"the program cannot be loaded: {last_line(error)}"})
