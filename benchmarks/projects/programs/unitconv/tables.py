"""Factors to the base unit of each dimension."""
from fractions import Fraction as F

LENGTH = {"m": F(1), "km": F(1000), "cm": F(1, 100), "mm": F(1, 1000), "in": F(254, 10000), "ft": F(3048, 10000), "mi": F(1609344, 1000)}
MASS = {"kg": F(1), "g": F(1, 1000), "lb": F(45359237, 100000000), "oz": F(45359237, 1600000000)}
TIME = {"s": F(1), "min": F(60), "h": F(3600), "d": F(86400)}

DIMENSIONS = {"length": LENGTH, "mass": MASS, "time": TIME}
ALIASES = {"feet": "ft", "foot": "ft", "inch": "in", "inches": "in", '"': "in", "'": "ft", "sec": "s", "hours": "h", "miles": "mi"}

# unit -> dimension, filled below
WHERE = {unit: name for name, table in DIMENSIONS.items() for unit in table}
