from dataclasses import dataclass, field


@dataclass
class Entry:
    text: str
    priority: int = 3
    tags: set = field(default_factory=set)
    done: bool = False
    number: int = 0

    def __str__(self):
        mark = "x" if self.done else " "
        tags = "".join(f" #{tag}" for tag in sorted(self.tags))
        return f"[{mark}] {self.number} {self.text}{tags}"


class Store(dict):
    def add(self, entry):
        entry.number = max(self, default=0) + 1
        self[entry.number] = entry
        return entry.number

    def __missing__(self, number):
        from .parser import UsageError

        raise UsageError(f"no entry {number}")
