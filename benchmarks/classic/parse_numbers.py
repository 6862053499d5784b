"""Numbers with units: 2h 30m as minutes."""

import re

UNITS = {"d": 1440, "h": 60, "m": 1}


def minutes(text):
    total = 0
    for number, unit in re.findall(r"(\d+)\s*([dhm])", text):
        total += int(number) * UNITS[unit]
    return total
