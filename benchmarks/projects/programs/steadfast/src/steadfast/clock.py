"""Clocks: the real one is never imported unless it is asked for."""


class FakeClock:
    def __init__(self, now=0.0):
        self.now = now
        self.slept = []

    def sleep(self, seconds):
        self.slept.append(seconds)
        self.now += seconds


class RealClock:
    def __init__(self):
        import time

        self.sleep = time.sleep
        self._time = time.monotonic

    @property
    def now(self):
        return self._time()
