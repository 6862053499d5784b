"""Generators over (time, value) pairs."""
from collections import deque
from itertools import pairwise

from defaults import WINDOW


def parse(lines):
    for line in lines:
        time, _, value = line.partition(" ")
        if value.strip() in ("", "nan"):
            continue
        yield int(time), float(value)


def smooth(pairs, window=WINDOW):
    last = deque(maxlen=window)
    for time, value in pairs:
        last.append(value)
        yield time, round(sum(last) / len(last), 2)


def gaps(pairs, longest):
    for (a, _), (b, _) in pairwise(pairs):
        if b - a > longest:
            yield a, b


def fill(pairs, step=1):
    """Puts points on straight lines into gaps."""
    previous = None
    for time, value in pairs:
        if previous is not None:
            t0, v0 = previous
            for t in range(t0 + step, time, step):
                yield t, v0 + (value - v0) * (t - t0) / (time - t0)
        yield time, value
        previous = time, value


def smoothed(*lines, window=WINDOW):
    return list(smooth(parse(lines), window))


def filled(*pairs):
    return dict(fill(pairs))
