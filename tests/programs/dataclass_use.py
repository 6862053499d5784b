"""Dataclasses: defaults, post init, frozen, ordering, replace."""
from dataclasses import dataclass, field, replace


@dataclass(order=True)
class Version:
    major: int
    minor: int = 0
    tags: list = field(default_factory=list, compare=False)

    def __post_init__(self):
        self.tags.append(f"v{self.major}")


@dataclass(frozen=True)
class Point:
    x: float
    y: float

    def moved(self, dx):
        return replace(self, x=self.x + dx)


versions = sorted([Version(2, 1), Version(1, 9), Version(2)])
point = Point(1.5, -2.0)
try:
    point.x = 3
except AttributeError as error:
    problem = type(error).__name__
print(versions, point.moved(2), problem, Version(1) < Version(1, 1))
