"""Counting over requests."""

from collections import Counter, defaultdict
from itertools import groupby
from operator import attrgetter

from parsing import parse
from settings import DEFAULT_TOP, IGNORED_SUFFIXES, SLOW_PATHS


def is_page(request):
    return not request.path.endswith(IGNORED_SUFFIXES)


def top_paths(text, n=DEFAULT_TOP):
    counts = Counter(r.path for r in parse(text) if is_page(r))
    return counts.most_common(n)


def bytes_by_host(text):
    total = defaultdict(int)
    for request in parse(text):
        total[request.host] += request.size
    return dict(sorted(total.items()))


def status_classes(text):
    classes = Counter(f"{r.status // 100}xx" for r in parse(text))
    return {name: classes[name] for name in sorted(classes)}


def per_minute(text):
    """[(HH:MM, number of requests)] in order of time."""
    requests = sorted(parse(text), key=attrgetter("time"))
    return [
        (minute, sum(1 for _ in group))
        for minute, group in groupby(requests, key=lambda r: r.time.strftime("%H:%M"))
    ]


def slow(text):
    return [r for r in parse(text, strict=True) if r.path.startswith(SLOW_PATHS)]
