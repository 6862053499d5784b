import functools
from fractions import Fraction

from tables import ALIASES, DIMENSIONS, WHERE


class UnitError(TypeError):
    pass


def canonical(unit):
    unit = unit.strip()
    unit = ALIASES.get(unit, unit)
    if unit not in WHERE:
        raise UnitError(f"unknown unit {unit!r}")
    return unit


@functools.total_ordering
class Quantity:
    """A number with a unit; kept exactly, in the unit that was given."""

    __slots__ = ("number", "unit")

    def __init__(self, number, unit):
        self.number = Fraction(number)
        self.unit = canonical(unit)

    @property
    def dimension(self):
        return WHERE[self.unit]

    @property
    def base(self):
        return self.number * DIMENSIONS[self.dimension][self.unit]

    def to(self, unit):
        unit = canonical(unit)
        if WHERE[unit] != self.dimension:
            raise UnitError(f"{self.dimension} is no {WHERE[unit]}")
        return Quantity(self.base / DIMENSIONS[self.dimension][unit], unit)

    def __add__(self, other):
        if not isinstance(other, Quantity):
            return NotImplemented
        return Quantity(self.number + other.to(self.unit).number, self.unit)

    def __mul__(self, factor):
        return Quantity(self.number * Fraction(factor), self.unit)

    __rmul__ = __mul__

    def __eq__(self, other):
        return isinstance(other, Quantity) and (self.dimension, self.base) == (other.dimension, other.base)

    def __lt__(self, other):
        return self.number < other.to(self.unit).number

    def __float__(self):
        return float(self.number)

    def __repr__(self):
        return f"{float(self):g} {self.unit}"
