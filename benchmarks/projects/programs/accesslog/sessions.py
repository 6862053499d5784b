from dataclasses import dataclass, field
from datetime import timedelta

from parsing import parse

GAP = timedelta(minutes=30)


@dataclass
class Session:
    host: str
    paths: list = field(default_factory=list)
    seconds: int = 0


def sessions(text, gap=GAP):
    """Visits: requests of one host with no longer pause than `gap`."""
    open_ones = {}
    done = []
    last = {}
    for request in parse(text):
        host = request.host
        if host in open_ones and request.time - last[host] > gap:
            done.append(open_ones.pop(host))
        session = open_ones.setdefault(host, Session(host))
        if session.paths:
            session.seconds += int((request.time - last[host]).total_seconds())
        session.paths.append(request.path)
        last[host] = request.time
    done.extend(open_ones.values())
    return done


def bounce_rate(text):
    visits = sessions(text)
    single = [v for v in visits if len(v.paths) == 1]
    return round(len(single) / len(visits), 2)
