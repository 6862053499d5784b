import stream
from defaults import LIMITS, UNITS


class Hysteresis:
    """On above a limit, off only when well below it again."""

    def __init__(self, limit, margin=2):
        self.limit = limit
        self.margin = margin
        self.on = False
        self.changes = 0

    def __call__(self, value):
        before = self.on
        if value > self.limit:
            self.on = True
        elif value < self.limit - self.margin:
            self.on = False
        self.changes += before != self.on
        return self.on


def out_of_range(kind, pairs):
    low, high = LIMITS[kind]
    found = []
    for time, value in pairs:
        if not low <= value <= high:
            word = "low" if value < low else "high"
            found.append(f"{time}: {word} {value:g}{UNITS[kind]}")
    return found


def watch(kind, *lines, window=1):
    return out_of_range(kind, stream.smooth(stream.parse(lines), window))


def switching(limit, values):
    switch = Hysteresis(limit)
    return "".join("X" if switch(v) else "." for v in values), switch.changes
