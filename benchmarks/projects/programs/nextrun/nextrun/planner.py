import heapq
from datetime import datetime
from itertools import islice

from nextrun.expression import Expression
from nextrun.fields import FieldError


def runs(text, start):
    """Endless: the runs after a moment."""
    expression = Expression(text)
    moment = start
    while True:
        moment = expression.after(moment)
        yield moment


def next_runs(text, start, n=3):
    start = datetime.fromisoformat(start)
    return [run.strftime("%a %d %b %H:%M") for run in islice(runs(text, start), n)]


def agenda(jobs, start, n=5):
    """The next runs of many jobs in order of time: [(time, name)]."""
    start = datetime.fromisoformat(start)
    expressions = {name: Expression(text) for name, text in jobs.items()}
    heap = [(expression.after(start), name) for name, expression in expressions.items()]
    heapq.heapify(heap)
    out = []
    while heap and len(out) < n:
        moment, name = heap[0]
        out.append((moment.isoformat(timespec="minutes"), name))
        heapq.heapreplace(heap, (expressions[name].after(moment), name))
    return out


def problems(lines):
    """{line number: what is wrong} of a crontab."""
    found = {}
    for number, line in enumerate(lines, 1):
        try:
            Expression(line)
        except FieldError as error:
            found[number] = str(error)
        except ValueError as error:
            found[number] = f"line: {error}"
    return found
