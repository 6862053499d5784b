from dataclasses import dataclass


@dataclass
class Stats:
    hits: int = 0
    misses: int = 0
    evictions: int = 0

    @property
    def ratio(self):
        asked = self.hits + self.misses
        return self.hits / asked if asked else 0.0

    def __add__(self, other):
        return Stats(self.hits + other.hits, self.misses + other.misses, self.evictions + other.evictions)


MISSING = object()
