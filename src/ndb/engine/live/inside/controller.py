"""Inside the program's own process: stops its threads where asked, and does what it is told while they wait.

Threads have lanes (lanes.py); where one may have to stop is stop_test.py's, what is said reporter.py's, what is asked
of functions frame_answers.py's. Nothing of sessions or people; the program may be one that was started for us
(program_run.py), or one that was there before.
"""

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import FrameType
from typing import Any

from ndb.engine.live.channel import Channel
from ndb.engine.live.inside.forks import Forks
from ndb.engine.live.inside.frame_answers import FrameAnswers
from ndb.engine.live.inside.in_frame import execute_and_keep, forget_copies
from ndb.engine.live.inside.lane import BATCH_ROWS, Lane, Turns
from ndb.engine.live.inside.lanes import Lanes
from ndb.engine.live.inside.reporter import Reporter
from ndb.engine.live.inside.stop_test import LINE, StopTest
from ndb.engine.live.inside.streams import flush
from ndb.engine.live.launch import MOST_HELD
from ndb.engine.live.orders import read_goal, read_stops
from ndb.engine.protocol import NO_STOPS, RUN_END, Goal, Level, NextState, Stops, Watch
from ndb.errors import NdbError
from ndb.trace.loading.failure import last_line
from ndb.trace.scopes import Scopes, read_source, user_files
from ndb.trace.tape import new_tape
from ndb.trace.target import Target
from ndb.trace.values.describe import Describer
from ndb.trace.values.render import render

_OWN = str(Path(__file__).resolve().parents[3]) + os.sep


class Controller:
    """One program under control."""

    def __init__(self, channel: Channel, target: Target, options: Mapping[str, Any], is_guest: bool = False) -> None:
        """`is_guest`: the program was there before the debugger, and goes on when that is gone."""
        texts = {str(target.file): target.source}

        def source_of(file: str) -> str | None:
            return texts[file] if file in texts else read_source(file)

        include, exclude = tuple(options.get("include", ())), tuple(options.get("exclude", ()))
        self.label_of = user_files(target.root, include, exclude, target.file)
        self.scopes = Scopes(self.label_of, source_of)
        limit, describer = int(options["value_limit"]), Describer(source_of)
        self._watching = new_tape(describer, limit)
        self._turns = Turns()
        self.lanes = Lanes(
            self.scopes,
            lambda: new_tape(describer, limit, is_delta=True),
            int(options.get("most_held", MOST_HELD)),
            self,
        )
        self.reporter = Reporter(channel, self.scopes, self.lanes, self._turns, is_guest)
        self._answers = FrameAnswers(
            self.lanes, self._turns, self.reporter, self.scopes, describer, lambda: new_tape(describer, limit)
        )
        self.forks = Forks(self.reporter, self.lanes)
        self._is_interrupted = self._is_evaluating = self._is_joining = False
        self._watched: dict[Watch, bytes | None] = {}
        self._run_with(NextState(), NO_STOPS)

    def attach(self, frame: FrameType) -> None:
        """Take control of a program that runs already: its functions are where they are, and it stops here."""
        frames: list[FrameType] = []
        at: FrameType | None = frame
        while at is not None:
            frames.insert(0, at)
            at = at.f_back
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGINT, self.on_interrupt)
        self._run_with(Level(sys.maxsize), NO_STOPS)
        main = self.lanes.main
        main.tape.look_at = 1 << 30
        self.lanes.start()
        for each in frames:
            info = self.scopes.info(each.f_code)
            if info is not None:
                main.tracer.watch(each.f_code)
                main.tracer.append(LINE, each.f_lineno, main.tracer.push(each, info, False))
        self._stop(main, "stopped")

    def _run_with(self, goal: Goal, stops: Stops) -> None:
        lanes = self.lanes
        self._test = StopTest(goal, stops, lanes.chosen, self.scopes, self._snapshot, lanes.all, self._watched)
        self._watched = self._test.seen
        self._look_at = BATCH_ROWS if self._test.is_free else 0
        lanes.look_at_all(self._look_at)

    def _snapshot(self, value: Any) -> bytes:
        return bytes(self._watching.fingerprint(value))

    # What threads do

    def attend(self, lane: Lane) -> None:
        """A thread has recorded something: it stops, is held because another one is stopped, or goes on."""
        speaker = self._turns.speaker
        if self.lanes.is_alone or lane.is_over or speaker is lane:
            return
        if speaker is not None and not self._is_evaluating:
            lane.take()
            if self._be_held(lane):
                return
        rows = lane.look(lane.fresh())
        while (why := self._why_stop(lane, rows)) is not None:
            if self._stop(lane, why):
                break
            rows = rows[-1:]
        else:
            if lane.is_full:
                self.reporter.tell_states(lane)
        if self._test.is_free:
            self.met(lane)

    def met(self, lane: Lane) -> None:
        """Let a thread run on without a look at every state; not if another one has stopped in this very moment, which
        has told all of them to be looked at."""
        lane.tape.look_at = self._look_at
        if self._turns.speaker is not None:
            lane.tape.look_at = 0

    def ended(self, lane: Lane) -> None:
        is_error = self._test.is_uncaught_wanted and lane.is_left_by_error
        if (self._test.lane is lane and self._test.goal != RUN_END) or is_error:
            self._stop(lane, "ended")

    def unwinding(self, lane: Lane, depth: int) -> None:
        if not self.lanes.is_alone and self._test.is_left(lane, depth):
            self._stop(lane, "stopped", unwound=True)

    def _why_stop(self, lane: Lane, rows: list[tuple[int, ...]]) -> str | None:
        # Every row is looked at, also after one that stops: what is watched must be seen as it is now.
        self._test.begin(lane)
        found = [self._test.may_stop(lane, *row) for row in rows]
        if self._is_evaluating:
            return None
        if self._is_interrupted or lane.is_called:
            return "interrupted" if self._is_interrupted else "called"
        return "stopped" if any(found) else None

    def _be_held(self, lane: Lane) -> bool:
        """Wait while another thread is stopped; whether this one was given the word meanwhile, and told to go on."""
        if not self._turns.wait(lane):
            return False
        lane.unseen()
        self._talk(lane)
        return True

    # What else stops them

    def on_interrupt(self, number: int, frame: FrameType | None) -> None:
        """Stop where the program is; in the middle of our own work, at the next state. Ends what is evaluated."""
        if self.lanes.is_alone:
            return
        if self._turns.speaker is not None:
            if self._is_evaluating and self._turns.speaker is self.lanes.main:
                raise KeyboardInterrupt
        elif self._is_joining or not _is_ours(frame):
            self._stop(self.lanes.main, "interrupted")
        else:
            self._is_interrupted = True
            self.lanes.look_at_all()

    def on_breakpoint(self, *_: object, **__: object) -> None:
        self.stop_next()

    def stop_next(self) -> None:
        """The program itself asks for it: stop this thread at its next state."""
        lane = self.lanes.of_this_thread or self.lanes.main
        lane.is_called = True
        lane.tape.look_at = 0

    @contextlib.contextmanager
    def joining(self) -> Iterator[None]:
        """The main thread waits for the others before the program ends. A step of it has come to its end."""
        self._is_joining = True
        if self._test.lane is self.lanes.main and self._test.goal != RUN_END:
            self._stop(self.lanes.main, "ended")
        yield
        self._is_joining = False

    def be_looked_at(self, left: list[FrameType]) -> None:
        """After an uncaught exception, which left these functions: answer until whoever debugs has seen enough."""
        self._answers.left = left
        if left:
            self.lanes.chosen = self._turns.speaker = self.lanes.main
            self._talk(self.lanes.main)

    # While a thread is stopped

    def _stop(self, lane: Lane, why: str, unwound: bool = False) -> bool:
        """Tell where a thread is and do what is asked until it may go on; the others are held as they come along.

        False: another thread was stopped first, and it is to be seen anew whether this one is to stop.
        """
        if not self._turns.claim(lane):
            return self._be_held(lane)
        self._is_interrupted = lane.is_called = False
        self.lanes.chosen = lane
        self.lanes.look_at_all()
        lane.take()
        lane.unseen()
        flush()
        changed = [(name, frame, _text(old), _text(new)) for name, frame, old, new in self._test.changed(lane)]
        told = {"unwound": unwound, "held": self._test.is_held(lane), "changed": changed}
        self.reporter.tell({"event": why} | told, lane)
        self._talk(lane)
        return True

    def _talk(self, lane: Lane) -> None:
        """Do what is asked until the program may go on; another thread may be given the word meanwhile."""
        busy, lane.tracer.is_busy = lane.tracer.is_busy, True
        try:
            while self._turns.speaker is lane or self._turns.wait(lane):
                if not self._serve(lane, self.reporter.receive()):
                    self._turns.release()
                    break
        finally:
            lane.tracer.is_busy = busy

    def _serve(self, lane: Lane, asked: dict[str, Any]) -> bool:
        """Do one thing; whether more is to come before the program goes on."""
        match asked["do"]:
            case "run":
                self.lanes.chosen = self.lanes.all[asked["thread"]]
                self._run_with(read_goal(asked["goal"]), read_stops(asked["stops"]))
                return False
            case "quit":
                os._exit(0)
            case "leave":
                return False
            case "fork":
                self.forks.double(asked["path"])
            case "debug":
                self._debug(lane, asked)
            case _:
                return self._answer(lane, asked)
        return True

    def _answer(self, lane: Lane, asked: dict[str, Any]) -> bool:
        try:
            self._is_evaluating = True
            with contextlib.redirect_stdout(sys.stdout):
                answer = self._answers.answer(asked)
        except BaseException as error:
            answer = {"error": _problem(error)}
        finally:
            self._is_evaluating = False
        if asked["do"] == "execute":
            self._answers.forget_copies(asked["frame"])
        flush()
        self.reporter.answer(answer)
        if asked["do"] == "thread" and self.lanes.chosen is not lane:
            self._turns.hand_to(self.lanes.chosen)
        return not self.lanes.is_alone

    def _debug(self, lane: Lane, asked: dict[str, Any]) -> None:
        """Run a statement under the tracer; what it calls can be stepped through. Then the thread stops here again."""
        said: str | None = None
        try:
            if self.lanes.chosen is not lane or self._answers.left:
                raise NdbError("this thread is not held at a state: nothing can be run in it")
            code, frame = self._answers.to_run(asked["statement"], asked["frame"])
        except BaseException as error:
            return self.reporter.answer({"error": _problem(error)})
        self._run_with(NextState(), read_stops(asked["stops"]))
        lane.tracer.is_busy = False
        self._turns.release()
        try:
            sys.call_tracing(execute_and_keep, (code, frame))
        except Exception as error:
            said = last_line(error)
        forget_copies(frame)
        lane.tracer.is_busy = True
        while not self._turns.claim(lane):
            self._turns.wait(lane)
        lane.tracer.append(LINE, frame.f_lineno, self._answers.activation(asked["frame"]))
        self.lanes.chosen = lane
        lane.take()
        lane.unseen()
        self.reporter.tell({"event": "debugged", "said": said}, lane)
        return None


def _text(snapshot: bytes) -> str:
    return render(snapshot) if snapshot else "nothing"


def _problem(error: BaseException) -> str:
    """What went wrong: in our own words, or as Python tells it."""
    return str(error) if isinstance(error, NdbError) else last_line(error)


def _is_ours(frame: FrameType | None) -> bool:
    """Whether the debugger itself is at work in this stack, the call that started the program aside."""
    while frame is not None:
        name = frame.f_code.co_filename
        if name.startswith(_OWN):
            return frame.f_code.co_name != "run"
        frame = frame.f_back
    return False
