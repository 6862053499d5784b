from abc import ABC, abstractmethod

from ..stats import MISSING, Stats

POLICIES = {}


class UnknownPolicy(LookupError):
    pass


class Policy(ABC):
    def __init_subclass__(cls, name=None, **kwargs):
        super().__init_subclass__(**kwargs)
        if name:
            POLICIES[name] = cls

    def __init__(self, size):
        if size < 1:
            raise ValueError("size must be positive")
        self.size = size
        self.data = {}
        self.stats = Stats()

    @abstractmethod
    def victim(self):
        """Key to throw out next."""

    def touched(self, key):
        """A key was asked for and found."""

    def get(self, key, default=MISSING):
        if key in self.data:
            self.stats.hits += 1
            self.touched(key)
            return self.data[key]
        self.stats.misses += 1
        return default

    def put(self, key, value):
        if key not in self.data and len(self.data) >= self.size:
            del self.data[self.victim()]
            self.stats.evictions += 1
        self.data[key] = value

    def __contains__(self, key):
        return key in self.data
