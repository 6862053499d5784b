"""Enums: members, values, auto, flags, and a method."""
from enum import Enum, IntEnum, auto


class Color(Enum):
    RED = 1
    GREEN = 2

    def next(self):
        members = list(Color)
        return members[(members.index(self) + 1) % len(members)]


class Level(IntEnum):
    LOW = auto()
    HIGH = auto()


names = [color.name for color in Color]
picked = Color["GREEN"]
try:
    Color(9)
except ValueError as error:
    problem = str(error)
print(names, picked.next().name, Level.HIGH > Level.LOW, Level.HIGH + 1, problem, Color.RED is Color(1))
