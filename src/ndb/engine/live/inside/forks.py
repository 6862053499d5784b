"""Processes that the program becomes: one that it forks itself runs on alone, one that the debugger forks is debugged.

Knows processes and the channel; nothing of states.
"""

import os
import socket
import threading

from ndb.engine.live.channel import Channel
from ndb.engine.live.inside.lanes import Lanes
from ndb.engine.live.inside.reporter import Reporter
from ndb.engine.live.inside.streams import flush


class Forks:
    def __init__(self, reporter: Reporter, lanes: Lanes) -> None:
        self._reporter = reporter
        self._lanes = lanes
        self._is_doubling = False
        """Whether it is the debugger that forks the program."""

    def watch(self) -> None:
        os.register_at_fork(after_in_parent=self._in_parent, after_in_child=self._in_child)

    def _in_parent(self) -> None:
        if not self._is_doubling:
            self._reporter.notes.append("the program forked: its child runs on by itself, not debugged")

    def _in_child(self) -> None:
        """In a child of the program's, also of one that forked while something was evaluated or another thread was
        stopped: nobody would let that one go on in the child."""
        if not self._is_doubling:
            self._lanes.let_go()
            self._reporter.channel.close()

    def double(self, path: str) -> None:
        """Become two: the other one talks to whoever listens at `path`."""
        if threading.active_count() > 1:
            return self._reporter.channel.send({"event": "answer", "error": "a program with threads cannot be forked"})
        flush()
        self._is_doubling = True
        try:
            pid = os.fork()
        finally:
            self._is_doubling = False
        if pid:
            return self._reporter.channel.send({"event": "answer", "pid": pid})
        connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            connection.connect(path)
        except OSError:
            os._exit(1)
        self._reporter.channel.close()
        self._reporter.channel = Channel(connection)
        return None
