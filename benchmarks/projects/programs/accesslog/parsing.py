from collections import namedtuple
from datetime import datetime

import settings

Request = namedtuple("Request", "host user time method path status size")


class BadLine(ValueError):
    """A line that is no log line."""


def parse_line(line):
    match = settings.LINE.match(line)
    if match is None:
        raise BadLine(f"cannot parse: {line[:20]!r}")
    got = match.groupdict()
    return Request(
        host=got["host"],
        user=None if got["user"] == "-" else got["user"],
        time=datetime.strptime(got["time"], settings.TIME_FORMAT),
        method=got["method"],
        path=got["path"].split("?")[0],
        status=int(got["status"]),
        size=0 if got["size"] == "-" else int(got["size"]),
    )


def parse(text, strict=False):
    """Yield the requests of a text; bad lines are skipped unless strict."""
    for line in text.splitlines():
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        try:
            yield parse_line(line)
        except BadLine:
            if strict:
                raise
