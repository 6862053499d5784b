### batched_pairs
from collections.abc import Iterable, Iterator
from itertools import islice


def _batches(items: Iterable, size: int) -> Iterator[list]:
    iterator = iter(items)
    while batch := list(islice(iterator, size)):
        yield batch


def batched_pairs(items: Iterable, size: int = 2, *, pad: object = None, strict: bool = False) -> list[list]:
    """Batches of equal length; the last one is padded, or refused when strict."""
    if size < 1:
        raise ValueError("size must be at least one")
    batches = list(_batches(items, size))
    if batches and len(batches[-1]) < size:
        if strict:
            raise ValueError("incomplete batch")
        batches[-1] += [pad] * (size - len(batches[-1]))
    return batches

#> batched_pairs([1, 2, 3, 4, 5])
#> batched_pairs("abcdef", 3)
#> batched_pairs([], 4)
#> batched_pairs([7, 8, 9], 2, strict=True)
#> batched_pairs({"x": 1}, size=3, pad="-")
#> batched_pairs([1], 0)

### memo_call_log
from functools import wraps


def _memoise(limit: int):
    def decorate(function):
        cache, log = {}, []

        @wraps(function)
        def wrapper(*args):
            if args in cache:
                log.append(f"hit {args[0]}")
                return cache[args]
            log.append(f"miss {args[0]}")
            if len(cache) >= limit:
                oldest = next(iter(cache))
                del cache[oldest]
            cache[args] = function(*args)
            return cache[args]

        wrapper.log = log
        return wrapper
    return decorate


def memo_call_log(numbers: list[int], limit: int = 2) -> tuple[list[int], list[str]]:
    """Squares of the numbers through a tiny cache, with the cache's log."""
    @_memoise(limit)
    def square(n):
        return n * n

    return [square(n) for n in numbers], square.log

#> memo_call_log([3, 3, 4])
#> memo_call_log([1, 2, 3, 1])
#> memo_call_log([])
#> memo_call_log([5, 6, 7, 5], limit=3)
#> memo_call_log([-2, -2, -2], limit=1)

### peekable_groups
class Peekable:
    """An iterator that can look one element ahead."""

    _END = object()

    def __init__(self, iterable):
        self._it = iter(iterable)
        self._next = next(self._it, self._END)

    def __bool__(self):
        return self._next is not self._END

    def peek(self):
        return self._next

    def take(self):
        value, self._next = self._next, next(self._it, self._END)
        return value


def peekable_groups(values: list[int], step: int = 1) -> list[list[int]]:
    """Split numbers into runs in which each is *step* larger than the one before."""
    stream = Peekable(values)
    groups = []
    while stream:
        run = [stream.take()]
        while stream and stream.peek() == run[-1] + step:
            run.append(stream.take())
        groups.append(run)
    return groups

#> peekable_groups([1, 2, 3, 7, 8, 1])
#> peekable_groups([10, 8, 6, 5], step=-2)
#> peekable_groups([])
#> peekable_groups([4])
#> peekable_groups([0, 0, 1, 1], 1)

### ensure_sequence
def ensure_sequence(value, *, kinds: tuple = (str, bytes, dict), none_empty: bool = True) -> list:
    """Wrap scalars in a list, but leave real sequences alone."""
    if value is None and none_empty:
        return []
    if isinstance(value, kinds):
        return [value]
    try:
        return list(value)
    except TypeError:
        return [value]

#> ensure_sequence("text")
#> ensure_sequence(("a", "b"))
#> ensure_sequence(None)
#> ensure_sequence(None, none_empty=False)
#> ensure_sequence(7)
#> ensure_sequence({"k": 1})
#> ensure_sequence("ab", kinds=(dict,))

### first_true_value
_NOTHING = object()


def first_true_value(*candidates, pred=None, default=_NOTHING):
    """First candidate that is true (or satisfies *pred*); callables are called lazily."""
    for candidate in candidates:
        value = candidate() if callable(candidate) else candidate
        if value if pred is None else pred(value):
            return value
    if default is _NOTHING:
        raise LookupError(f"none of {len(candidates)} candidates fits")
    return default

#> first_true_value("", None, "third", "fourth")
#> first_true_value(0, lambda: [], lambda: [1])
#> first_true_value(3, 8, 12, pred=lambda n: n % 4 == 0)
#> first_true_value(None, 0, default="none")
#> first_true_value()
#> first_true_value(1, pred=str.isdigit)

### partition_by_rules
from collections.abc import Callable


def partition_by_rules(items: list, rules: dict[str, Callable], *, rest: str | None = "rest") -> dict[str, list]:
    """Put each item into the bucket of the first rule it satisfies."""
    buckets: dict[str, list] = {name: [] for name in rules}
    if rest is not None:
        buckets.setdefault(rest, [])
    for item in items:
        for name, rule in rules.items():
            if rule(item):
                buckets[name].append(item)
                break
        else:
            if rest is None:
                raise ValueError(f"no rule for {item!r}")
            buckets[rest].append(item)
    return buckets

#> partition_by_rules([1, -2, 0, 7], {"neg": lambda n: n < 0, "odd": lambda n: n % 2})
#> partition_by_rules(["a", "B", "3"], {"up": str.isupper, "low": str.islower}, rest="other")
#> partition_by_rules([], {})
#> partition_by_rules([4, 5], {"even": lambda n: n % 2 == 0}, rest=None)
#> partition_by_rules([4, 6], {"even": lambda n: n % 2 == 0}, rest=None)

### sliding_alerts
from collections import deque


def sliding_alerts(readings: list[float], window: int = 3, *, factor: float = 1.5) -> list[int]:
    """Indices of readings that exceed *factor* times the mean of the window before."""
    if window < 1:
        raise ValueError("window must be positive")
    recent: deque[float] = deque(maxlen=window)
    alerts = []
    for index, reading in enumerate(readings):
        if len(recent) == window and reading > factor * sum(recent) / window:
            alerts.append(index)
        else:
            recent.append(reading)  # alerts do not enter the baseline
    return alerts

#> sliding_alerts([10, 11, 9, 30, 10, 16])
#> sliding_alerts([1, 2, 4, 8, 16], window=1)
#> sliding_alerts([])
#> sliding_alerts([5, 5, 5, 5], 2, factor=0.5)
#> sliding_alerts([1], window=0)

### merge_sorted_streams
import heapq


def merge_sorted_streams(*streams: list, key=None, unique: bool = False) -> list:
    """Merge sorted lists into one; refuses lists that are not sorted."""
    rank = key or (lambda item: item)
    for number, stream in enumerate(streams):
        if any(rank(b) < rank(a) for a, b in zip(stream, stream[1:])):
            raise ValueError(f"stream {number} is not sorted")
    merged = []
    for item in heapq.merge(*streams, key=key):
        if unique and merged and rank(merged[-1]) == rank(item):
            continue
        merged.append(item)
    return merged

#> merge_sorted_streams([1, 4, 9], [2, 4, 6])
#> merge_sorted_streams([1, 4, 9], [2, 4, 6], [4], unique=True)
#> merge_sorted_streams()
#> merge_sorted_streams(["kiwi", "banana"], ["fig"], key=len)
#> merge_sorted_streams([3, 2], [1])

### compose_pipeline
from functools import reduce

STEPS = {
    "strip": str.strip,
    "upper": str.upper,
    "words": str.split,
    "count": len,
    "reverse": lambda value: value[::-1],
    "join": "+".join,
}


def compose_pipeline(expression: str, value):
    """Apply steps such as 'strip | words | count' from left to right."""
    names = [name.strip() for name in expression.split("|") if name.strip()]
    unknown = [name for name in names if name not in STEPS]
    if unknown:
        raise KeyError(f"unknown steps: {', '.join(unknown)}")
    return reduce(lambda result, name: STEPS[name](result), names, value)

#> compose_pipeline("strip | words | count", "  to be or not ")
#> compose_pipeline("upper|reverse", "stressed")
#> compose_pipeline("", "same")
#> compose_pipeline("strip | fold | melt", "x")
#> compose_pipeline("words | reverse | join", "c b a")
#> compose_pipeline("count | upper", "abc")

### undo_stack_session
class UndoStack:
    def __init__(self, limit):
        self._undo, self._redo, self._limit = [], [], limit

    def record(self, state):
        self._undo.append(state)
        del self._undo[:-self._limit]
        self._redo.clear()

    def shift(self, state, backwards):
        source, target = (self._undo, self._redo) if backwards else (self._redo, self._undo)
        if not source:
            return state
        target.append(state)
        return source.pop()


def undo_stack_session(keys: str, limit: int = 3) -> str:
    """Text after typing *keys*; '<' undoes and '>' redoes."""
    stack, text = UndoStack(limit), ""
    for key in keys:
        if key in "<>":
            text = stack.shift(text, key == "<")
        else:
            stack.record(text)
            text += key
    return text

#> undo_stack_session("abc<<d")
#> undo_stack_session("abcde<<<<")
#> undo_stack_session("ab<>>")
#> undo_stack_session("")
#> undo_stack_session("xy<z>", limit=1)

### context_stack_trace
from contextlib import ExitStack, contextmanager


@contextmanager
def _section(name, log):
    log.append(f"enter {name}")
    try:
        yield name.upper()
    except ValueError as exc:
        log.append(f"{name} swallowed {exc}")
    finally:
        log.append(f"leave {name}")


def context_stack_trace(names: list[str], fail_at: str | None = None) -> list[str]:
    """Enter contexts in order, maybe failing after one of them, and log what happens."""
    log: list[str] = []
    with ExitStack() as stack:
        for name in names:
            label = stack.enter_context(_section(name, log))
            if name == fail_at:
                raise ValueError(label)
        log.append("done")
    return log

#> context_stack_trace(["db", "file"])
#> context_stack_trace(["db", "file", "net"], fail_at="file")
#> context_stack_trace([])
#> context_stack_trace(["a"], "b")
#> context_stack_trace(["a", "b"], "b")

### observer_dispatch
from collections import defaultdict


class Bus:
    """A tiny event bus with priorities."""

    def __init__(self):
        self._handlers = defaultdict(list)

    def on(self, event, handler, priority=0):
        self._handlers[event].append((priority, handler))

    def emit(self, event, payload):
        results = []
        for _, handler in sorted(self._handlers[event], key=lambda pair: -pair[0]):
            outcome = handler(payload)
            if outcome is False:
                results.append("stopped")
                break
            results.append(outcome)
        return results


def observer_dispatch(event: str, payload: int) -> list:
    """Send an event to the demo bus and collect the answers."""
    bus = Bus()
    bus.on("add", lambda n: n + 1)
    bus.on("add", lambda n: n >= 0 and "valid", priority=5)
    bus.on("reset", lambda n: 0)
    return bus.emit(event, payload)

#> observer_dispatch("add", 4)
#> observer_dispatch("add", -4)
#> observer_dispatch("reset", 9)
#> observer_dispatch("noise", 1)
#> observer_dispatch("add", 0)

### interleave_fair
from itertools import chain, zip_longest


def interleave_fair(*queues: list, limit: int | None = None) -> list:
    """Take one element from each queue in turn until all are empty."""
    hole = object()
    rounds = chain.from_iterable(zip_longest(*queues, fillvalue=hole))
    taken = []
    for item in rounds:
        if item is hole:
            continue
        if limit is not None and len(taken) >= limit:
            break
        taken.append(item)
    return taken

#> interleave_fair([1, 2, 3], ["a"], [None, "z"])
#> interleave_fair([1, 2, 3], [4, 5, 6], limit=4)
#> interleave_fair()
#> interleave_fair([], [], ["x"])
#> interleave_fair("ace", "bd", limit=0)

### natural_sort_key
import re

_CHUNK = re.compile(r"(\d+)")


def _key(text: str) -> tuple:
    return tuple((0, int(p), "") if p.isdigit() else (1, 0, p.casefold()) for p in _CHUNK.split(text) if p)


def natural_sort_key(names: list[str], *, reverse: bool = False, by: str = "name") -> list[str]:
    """Sort file names as people do: 'img2' before 'img10'."""
    if by == "ext":
        return sorted(names, key=lambda n: (n.rpartition(".")[2], _key(n)), reverse=reverse)
    if by != "name":
        raise ValueError(f"cannot sort by {by!r}")
    return sorted(names, key=_key, reverse=reverse)

#> natural_sort_key(["img10", "img2", "IMG1"])
#> natural_sort_key(["b.txt", "a10.md", "a9.md", "a.txt"], by="ext")
#> natural_sort_key([])
#> natural_sort_key(["x"], by="date")
#> natural_sort_key(["v1.10", "v1.9", "v1"], reverse=True)

### typed_dispatch_repr
from functools import singledispatch


@singledispatch
def _show(value) -> str:
    return f"<{type(value).__name__}>"


@_show.register
def _(value: int) -> str:
    return f"int:{value:,}"


@_show.register
def _(value: str) -> str:
    return f"str[{len(value)}]"


@_show.register
def _(value: list) -> str:
    return "(" + " ".join(_show(v) for v in value) + ")"


def typed_dispatch_repr(*values) -> str:
    """Short descriptions of the values, by their type."""
    return "; ".join(_show(v) for v in values) or "nothing"

#> typed_dispatch_repr(12345, "hello")
#> typed_dispatch_repr([1, ["a", []]])
#> typed_dispatch_repr()
#> typed_dispatch_repr(None, 2.5)
#> typed_dispatch_repr(True, [""])

### lazy_property_cost
class Report:
    """A report whose parts are computed at most once."""

    def __init__(self, rows):
        self.rows = rows
        self.work = 0

    def __getattr__(self, name):
        compute = {"total": sum, "size": len, "peak": max}.get(name)
        if compute is None:
            raise AttributeError(f"no part {name!r}")
        self.work += 1
        value = compute(self.rows)
        setattr(self, name, value)
        return value


def lazy_property_cost(rows: list[int], parts: str) -> tuple[list[int], int]:
    """Values of the wanted parts and how many computations they took."""
    report = Report(rows)
    return [getattr(report, part) for part in parts.split()], report.work

#> lazy_property_cost([3, 9, 4], "total size total")
#> lazy_property_cost([3, 9, 4], "peak peak peak")
#> lazy_property_cost([], "size total")
#> lazy_property_cost([1], "median")
#> lazy_property_cost([-5, -2], "")

### flatten_limited
def flatten_limited(value, depth: int | None = None, *, atoms: tuple = (str, bytes)) -> list:
    """Flatten nested iterables at most *depth* levels deep."""
    flat: list = []
    for item in value:
        nested = hasattr(item, "__iter__") and not isinstance(item, atoms)
        if not nested or depth == 0:
            flat.append(item)
        else:
            flat.extend(flatten_limited(item, None if depth is None else depth - 1, atoms=atoms))
    return flat

#> flatten_limited([1, [2, [3, [4]]]])
#> flatten_limited([1, [2, [3, [4]]]], depth=1)
#> flatten_limited(["ab", ("cd", {"e": 1})])
#> flatten_limited([])
#> flatten_limited([[1], (2,), {3: 4}], atoms=(tuple,))
#> flatten_limited([[[]], 5], 0)

### zip_records_strict
def zip_records_strict(header: list[str], rows: list[list], *, extra: str = "error", fill=None) -> list[dict]:
    """Rows as dicts; short rows are filled, long ones refused, cut or kept."""
    records = []
    for number, row in enumerate(rows, start=1):
        record = dict(zip(header, row))
        for name in header[len(row):]:
            record[name] = fill
        surplus = row[len(header):]
        if surplus:
            if extra == "error":
                raise ValueError(f"row {number} has {len(surplus)} extra values")
            if extra == "keep":
                record["_extra"] = surplus
        records.append(record)
    return records

#> zip_records_strict(["id", "name"], [[1, "a"], [2]])
#> zip_records_strict(["id"], [[1, 2, 3]], extra="keep")
#> zip_records_strict(["id"], [[1, 2, 3], []], extra="cut", fill=0)
#> zip_records_strict(["id"], [[5], [6, 7]])
#> zip_records_strict([], [[]])

### priority_job_order
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count


@dataclass(order=True)
class Job:
    rank: int
    serial: int
    name: str = field(compare=False)


def priority_job_order(commands: list[str]) -> list[str]:
    """Names in the order in which jobs are taken: 'push 2 backup' and 'pop'."""
    heap: list[Job] = []
    serials = count()
    taken = []
    for command in commands:
        match command.split(maxsplit=2):
            case ["push", rank, name]:
                heappush(heap, Job(int(rank), next(serials), name))
            case ["pop"]:
                taken.append(heappop(heap).name if heap else "(idle)")
            case _:
                raise ValueError(f"bad command: {command}")
    return taken

#> priority_job_order(["push 2 backup", "push 1 send mail", "pop", "pop"])
#> priority_job_order(["pop"])
#> priority_job_order(["push 5 a", "push 5 b", "push 0 c", "pop", "pop", "pop", "pop"])
#> priority_job_order([])
#> priority_job_order(["push x"])

### ring_buffer_window
class RingBuffer:
    def __init__(self, size):
        if size <= 0:
            raise ValueError("size must be positive")
        self._slots = [None] * size
        self._start = self._length = 0

    def append(self, item):
        end = (self._start + self._length) % len(self._slots)
        self._slots[end] = item
        if self._length < len(self._slots):
            self._length += 1
        else:
            self._start = (self._start + 1) % len(self._slots)

    def __iter__(self):
        for i in range(self._length):
            yield self._slots[(self._start + i) % len(self._slots)]


def ring_buffer_window(items: str, size: int) -> dict:
    """What a ring buffer holds after all items were appended, and its raw slots."""
    buffer = RingBuffer(size)
    for item in items:
        buffer.append(item)
    return {"window": "".join(buffer), "slots": buffer._slots}

#> ring_buffer_window("abcde", 3)
#> ring_buffer_window("ab", 4)
#> ring_buffer_window("", 2)
#> ring_buffer_window("x", 0)
#> ring_buffer_window("wxyz", 4)

### debounce_events
def debounce_events(events: list[tuple[float, str]], quiet: float = 1.0, *, leading: bool = False) -> list[str]:
    """Keep one event per burst: the last one, or the first when *leading*."""
    kept: list[str] = []
    previous = None
    for time, name in events:
        if previous is not None and time < previous:
            raise ValueError(f"event {name!r} comes out of order")
        same_burst = previous is not None and time - previous < quiet
        if not same_burst:
            kept.append(name)
        elif not leading:
            kept[-1] = name
        previous = time
    return kept

#> debounce_events([(0.0, "a"), (0.3, "b"), (2.0, "c"), (2.5, "d")])
#> debounce_events([(0.0, "a"), (0.3, "b"), (2.0, "c"), (2.5, "d")], leading=True)
#> debounce_events([])
#> debounce_events([(5, "x"), (4, "y")])
#> debounce_events([(1, "k"), (2, "k"), (3, "m")], quiet=0.5)
