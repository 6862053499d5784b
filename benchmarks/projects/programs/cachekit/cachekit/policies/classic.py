from collections import Counter

from .base import Policy


class Fifo(Policy, name="fifo"):
    def victim(self):
        return next(iter(self.data))


class Lru(Fifo, name="lru"):
    def touched(self, key):
        self.data[key] = self.data.pop(key)


class Mru(Lru, name="mru"):
    def victim(self):
        return next(reversed(self.data))


class Lfu(Policy, name="lfu"):
    def __init__(self, size):
        super().__init__(size)
        self.uses = Counter()

    def touched(self, key):
        self.uses[key] += 1

    def victim(self):
        key = min(self.data, key=lambda k: self.uses[k])
        self.uses.pop(key, None)
        return key
