### nested_lock_order_ok
class LockOrderError(RuntimeError):
    pass


class OrderedLock:
    held: list = []

    def __init__(self, name, rank):
        self.name, self.rank = name, rank

    def __enter__(self):
        for other in OrderedLock.held:
            if other.rank >= self.rank:
                raise LockOrderError(f"{self.name} after {other.name}")
        OrderedLock.held.append(self)
        return self

    def __exit__(self, *exc):
        OrderedLock.held.remove(self)


LOCKS = {name: (name, rank) for rank, name in enumerate(["config", "users", "orders", "log"])}


def acquire_all(names):
    if not names:
        return len(OrderedLock.held)
    with OrderedLock(*LOCKS[names[0]]):
        return acquire_all(names[1:])


def nested_lock_order_ok(paths):
    """Do all code paths take their locks in the agreed order?"""
    for names in paths:
        try:
            acquire_all(names)
        except LockOrderError:
            return False
        assert not OrderedLock.held
    return True

#> nested_lock_order_ok([["config", "users"], ["users", "log"], ["config", "orders", "log"]])
#> nested_lock_order_ok([["config", "users"], ["log", "users"]])
#> nested_lock_order_ok([["users", "users"]])
#> nested_lock_order_ok([])
#> nested_lock_order_ok([["config", "users", "orders", "log"], ["orders"]])

### indented_report_writer
from contextlib import contextmanager
from io import StringIO


class Writer:
    def __init__(self):
        self.out = StringIO()
        self.level = 0

    def line(self, text):
        self.out.write("  " * self.level + text + "\n")

    @contextmanager
    def section(self, title):
        self.line(f"{title}:")
        self.level += 1
        try:
            yield self
        finally:
            self.level -= 1


def write_node(writer, node):
    for key, value in node.items():
        if isinstance(value, dict):
            with writer.section(key):
                write_node(writer, value)
        else:
            writer.line(f"{key} = {value}")


def indented_report_writer(report: dict) -> str:
    """Write nested dicts as an indented text."""
    writer = Writer()
    write_node(writer, report)
    return writer.out.getvalue()

#> indented_report_writer({"host": "web1", "disk": {"total": 500, "free": 120}})
#> indented_report_writer({"a": {"b": {"c": 1}}, "d": 2})
#> indented_report_writer({})
#> indented_report_writer({"empty": {}, "last": None})
#> indented_report_writer({"cpu": {"cores": 8, "load": [0.5, 0.7]}, "mem": {"used": "62%"}, "up": True})
#> indented_report_writer({"a": {"b": {"c": 1}}, "d": 2, "cpu": {"cores": 8, "load": [0.5, 0.7]}, "mem": {"used": "62%"}, "up": True})

### undo_on_error_settings
import copy
from contextlib import contextmanager


class Settings(dict):
    @contextmanager
    def changing(self):
        """Changes inside the block are kept only when it ends well."""
        backup = copy.deepcopy(dict(self))
        try:
            yield self
        except Exception:
            self.clear()
            self.update(backup)
            raise


def apply(settings, change):
    name, _, value = change.partition("=")
    if name not in settings:
        raise KeyError(name)
    kind = type(settings[name])
    settings[name] = kind(value)


def undo_on_error_settings(changes: list[list[str]]) -> dict:
    """Apply groups of changes; a group with a mistake has no effect."""
    settings = Settings(width=80, title="main", zoom=1.0)
    failed = 0
    for group in changes:
        try:
            with settings.changing():
                for change in group:
                    apply(settings, change)
        except (KeyError, ValueError):
            failed += 1
    return {**settings, "failed": failed}

#> undo_on_error_settings([["width=100", "zoom=1.5"], ["title=log"]])
#> undo_on_error_settings([["width=100", "height=20"], ["width=wide"], ["zoom=2"]])
#> undo_on_error_settings([])
#> undo_on_error_settings([["title=a=b"], ["zoom=x", "title=lost"]])
#> undo_on_error_settings([["width=1"], ["width=2"], ["width=three", "zoom=9"]])
#> undo_on_error_settings([["width=1"], ["width=2"], ["width=three", "zoom=9"], ["width=100", "height=20"], ["width=wide"], ["zoom=2"]])

### capture_prints_of_steps
from contextlib import redirect_stdout
from io import StringIO


def greet(name):
    print(f"Hello, {name}!")
    return len(name)


def countdown(n):
    for k in range(n, 0, -1):
        print(k, end=" ")
    print("go")


def table(rows):
    for row in rows:
        print(*row, sep=" | ")


STEPS = {"greet": greet, "countdown": countdown, "table": table}


def capture_prints_of_steps(steps: list[tuple]) -> list[str]:
    outputs = []
    for name, argument in steps:
        buffer = StringIO()
        with redirect_stdout(buffer):
            STEPS[name](argument)
        outputs.append("/".join(buffer.getvalue().splitlines()))
    return outputs

#> capture_prints_of_steps([("greet", "Ann"), ("countdown", 3)])
#> capture_prints_of_steps([("table", [("id", "name"), (1, "lamp"), (2, "desk")])])
#> capture_prints_of_steps([])
#> capture_prints_of_steps([("countdown", 0), ("greet", "")])
#> capture_prints_of_steps([("table", []), ("dance", 1)])
#> capture_prints_of_steps([("greet", "Ann"), ("countdown", 3), ("countdown", 0), ("greet", ""), ("table", [("id", "name"), (1, "lamp"), (2, "desk")])])
#> capture_prints_of_steps([("countdown", 0), ("greet", ""), ("greet", "Ann"), ("countdown", 3), ("table", [("id", "name"), (1, "lamp"), (2, "desk")])])

### suppress_and_collect_errors
class Collector:
    """Collects errors of the given kinds instead of raising them."""

    def __init__(self, *kinds):
        self.kinds = kinds or (Exception,)
        self.errors = []

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if kind is not None and issubclass(kind, self.kinds):
            self.errors.append(f"{kind.__name__}: {error}")
            return True
        return False


def suppress_and_collect_errors(texts):
    total = 0
    collector = Collector(ValueError, ZeroDivisionError)
    for text in texts:
        with collector:
            number = int(text)
            total += 100 // number
    return total, collector.errors

#> suppress_and_collect_errors(["5", "x", "0", "7"])
#> suppress_and_collect_errors(["10", "20", "30", "40", "50"])
#> suppress_and_collect_errors([])
#> suppress_and_collect_errors(["1.5", "-3"])
#> suppress_and_collect_errors(["4", None])
#> suppress_and_collect_errors(["10", "20", "30", "40", "50", "5", "x", "0", "7", "1.5", "-3"])

### temporary_override_values
from contextlib import ExitStack, contextmanager

CONFIG = {"retries": 3, "timeout": 30, "mode": "prod"}


@contextmanager
def override(**values):
    missing = object()
    saved = {key: CONFIG.get(key, missing) for key in values}
    CONFIG.update(values)
    try:
        yield
    finally:
        for key, value in saved.items():
            if value is missing:
                CONFIG.pop(key)
            else:
                CONFIG[key] = value


def snapshot():
    return ",".join(f"{k}={v}" for k, v in sorted(CONFIG.items()))


def temporary_override_values(layers):
    """Configuration inside all layers, and after leaving them again."""
    seen = []
    with ExitStack() as stack:
        for layer in layers:
            stack.enter_context(override(**layer))
            seen.append(snapshot())
    seen.append(snapshot())
    return seen

#> temporary_override_values([{"mode": "test"}, {"timeout": 1, "debug": True}])
#> temporary_override_values([])
#> temporary_override_values([{"retries": 0}])
#> temporary_override_values([{"x": 1}, {"x": 2}, {"mode": "dev"}])
#> temporary_override_values([{"mode": "a", "y": None}])

### line_reader_with_lookahead
from io import StringIO


class LineReader:
    def __init__(self, text):
        self._file = StringIO(text)
        self._pushed = []
        self.number = 0

    def __iter__(self):
        return self

    def __next__(self):
        line = self._pushed.pop() if self._pushed else self._file.readline()
        if not line:
            raise StopIteration
        self.number += 1
        return line.rstrip("\n")

    def push_back(self, line):
        self._pushed.append(line + "\n")
        self.number -= 1


def line_reader_with_lookahead(text):
    """Join continued lines: a line that starts with a space belongs to the one before."""
    reader, headers = LineReader(text), []
    for line in reader:
        for following in reader:
            if not following.startswith(" "):
                reader.push_back(following)
                break
            line += following.rstrip()
        headers.append(f"{reader.number}: {line}")
    return headers

#> line_reader_with_lookahead("Subject: hello\n  world\nFrom: ann\n")
#> line_reader_with_lookahead("one\ntwo\nthree")
#> line_reader_with_lookahead("")
#> line_reader_with_lookahead("To: a,\n b,\n c\nX: y\n z")
#> line_reader_with_lookahead(" stray\nnext")
#> line_reader_with_lookahead(" stray\nnext\nTo: a,\n b,\n c\nX: y\n z")

### bounded_history_undo
class History:
    def __init__(self, limit=3):
        self.limit = limit
        self.undo_stack, self.redo_stack = [], []

    def record(self, state):
        self.undo_stack.append(state)
        if len(self.undo_stack) > self.limit:
            self.undo_stack.pop(0)
        self.redo_stack.clear()

    def undo(self, current):
        if not self.undo_stack:
            return current
        self.redo_stack.append(current)
        return self.undo_stack.pop()

    def redo(self, current):
        if not self.redo_stack:
            return current
        self.undo_stack.append(current)
        return self.redo_stack.pop()


def bounded_history_undo(actions: str, limit: int = 3) -> int:
    value, history = 0, History(limit)
    for action in actions:
        if action == "u":
            value = history.undo(value)
        elif action == "r":
            value = history.redo(value)
        else:
            history.record(value)
            value += int(action)
    return value

#> bounded_history_undo("123uu")
#> bounded_history_undo("12345uuuuu")
#> bounded_history_undo("12ur3r")
#> bounded_history_undo("ur")
#> bounded_history_undo("999uurr5u", limit=2)
#> bounded_history_undo("1x")

### scoped_symbol_table
class Undefined(NameError):
    pass


class Scope:
    def __init__(self, parent=None):
        self.names, self.parent = {}, parent

    def lookup(self, name):
        scope = self
        while scope is not None:
            if name in scope.names:
                return scope.names[name]
            scope = scope.parent
        raise Undefined(name)

    def __enter__(self):
        return Scope(self)

    def __exit__(self, *exc):
        return False


def run(block, scope, out):
    for statement in block:
        match statement:
            case list():
                with scope as inner:
                    run(statement, inner, out)
            case (name, value):
                scope.names[name] = value
            case str(name):
                out.append(scope.lookup(name))


def scoped_symbol_table(block: list) -> list:
    """Values read by a program: ('x', 1) assigns, 'x' reads, a list is a block."""
    out: list = []
    try:
        run(block, Scope(), out)
    except Undefined as error:
        out.append(f"undefined {error}")
    return out

#> scoped_symbol_table([("x", 1), [("x", 2), "x"], "x"])
#> scoped_symbol_table([[("y", 5)], "y"])
#> scoped_symbol_table([])
#> scoped_symbol_table([("a", 1), [["a", ("a", 7)], [("a", 9), ["a"]]], "a"])
#> scoped_symbol_table(["z"])
#> scoped_symbol_table([("a", 1), [["a", ("a", 7)], [("a", 9), ["a"]]], "a", [("y", 5)], "y"])

### counter_file_rotation
class VirtualDisk:
    """Files in memory, with a size limit and rotation of logs."""

    def __init__(self, limit, keep):
        self.limit, self.keep = limit, keep
        self.files = {"log": ""}

    def rotate(self):
        for number in range(self.keep - 1, 0, -1):
            if f"log.{number}" in self.files:
                self.files[f"log.{number + 1}"] = self.files.pop(f"log.{number}")
        self.files["log.1"] = self.files["log"]
        self.files["log"] = ""
        self.files.pop(f"log.{self.keep + 1}", None)

    def write(self, text):
        if self.files["log"] and len(self.files["log"]) + len(text) > self.limit:
            self.rotate()
        self.files["log"] += text


def counter_file_rotation(messages, limit=10, keep=2):
    disk = VirtualDisk(limit, keep)
    for message in messages:
        disk.write(message + ";")
    return dict(sorted(disk.files.items()))

#> counter_file_rotation(["start", "load", "ready", "stop"])
#> counter_file_rotation(["a", "b"], limit=100)
#> counter_file_rotation([])
#> counter_file_rotation(["one", "two", "three", "four", "five", "six"], limit=6, keep=2)
#> counter_file_rotation(["a very long message", "x"], 5, 1)
#> counter_file_rotation(["start", "load", "ready", "stop", "one", "two", "three", "four", "five", "six"])

### borrow_checker_tokens
class BorrowError(Exception):
    pass


class Cell:
    """Either many readers or one writer."""

    def __init__(self):
        self.readers, self.writing = 0, False

    def read(self):
        if self.writing:
            raise BorrowError("being written")
        self.readers += 1

    def write(self):
        if self.writing or self.readers:
            raise BorrowError("in use")
        self.writing = True

    def done(self):
        if self.writing:
            self.writing = False
        elif self.readers:
            self.readers -= 1
        else:
            raise BorrowError("nothing borrowed")


def borrow_checker_tokens(script):
    """Run r(ead), w(rite), d(one) on a cell; 'ok' or the first problem."""
    cell = Cell()
    actions = {"r": cell.read, "w": cell.write, "d": cell.done}
    for position, letter in enumerate(script):
        try:
            actions[letter]()
        except BorrowError as error:
            return f"{error} at {position}"
    return "ok" if not cell.readers and not cell.writing else "still borrowed"

#> borrow_checker_tokens("rrddwd")
#> borrow_checker_tokens("rw")
#> borrow_checker_tokens("wr")
#> borrow_checker_tokens("rdd")
#> borrow_checker_tokens("rr")
#> borrow_checker_tokens("wdrx")

### batch_writer_context
class BatchWriter:
    def __init__(self, sink, size):
        self.sink, self.size, self.batch = sink, size, []

    def __enter__(self):
        return self

    def write(self, row):
        self.batch.append(row)
        if len(self.batch) == self.size:
            self.flush()

    def flush(self):
        if self.batch:
            self.sink.append(tuple(self.batch))
            self.batch = []

    def __exit__(self, kind, error, trace):
        if kind is None:
            self.flush()
        else:
            self.batch = []
        return kind is ValueError


def batch_writer_context(rows, size):
    """Write positive rows in batches; a negative one stops everything."""
    sink: list[tuple] = []
    with BatchWriter(sink, size) as writer:
        for row in rows:
            if row < 0:
                raise ValueError(row)
            writer.write(row)
    return sink, sum(len(batch) for batch in sink)

#> batch_writer_context([1, 2, 3, 4, 5], 2)
#> batch_writer_context([1, 2, 3, -1, 5], 2)
#> batch_writer_context([], 3)
#> batch_writer_context([7, 8, 9], 3)
#> batch_writer_context([1, 2, 3, 4, 5, 6, 7, 8], 5)
#> batch_writer_context([1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5], 5)

### lease_renewal_owner
class Lease:
    def __init__(self, seconds):
        self.seconds, self.owner, self.until = seconds, None, 0

    def acquire(self, who, now):
        if self.owner not in (None, who) and now < self.until:
            return False
        self.owner, self.until = who, now + self.seconds
        return True

    def release(self, who):
        if self.owner == who:
            self.owner = None


def lease_renewal_owner(events: list[tuple], seconds: int = 10) -> str | None:
    lease = Lease(seconds)
    now = 0
    for now, who in events:
        if who.startswith("-"):
            lease.release(who[1:])
        else:
            lease.acquire(who, now)
    if lease.owner and now < lease.until:
        return lease.owner
    return None

#> lease_renewal_owner([(0, "ann"), (5, "bob"), (8, "ann"), (15, "bob")])
#> lease_renewal_owner([(0, "ann"), (3, "-ann"), (4, "bob")])
#> lease_renewal_owner([(0, "ann"), (12, "bob"), (13, "-ann")])
#> lease_renewal_owner([])
#> lease_renewal_owner([(0, "x"), (99, "-y")], seconds=20)
#> lease_renewal_owner([(1, "a"), (2, "-a")])

### progress_observer_etas
class Progress:
    def __init__(self, total):
        self.total, self.done, self.marks = total, 0, []
        self.listeners = []

    def advance(self, amount, now):
        self.done = min(self.total, self.done + amount)
        self.marks.append((now, self.done))
        for listener in self.listeners:
            listener(self, now)

    def eta(self):
        (t0, d0), (t1, d1) = self.marks[0], self.marks[-1]
        if d1 == d0:
            return None
        return round((self.total - d1) * (t1 - t0) / (d1 - d0), 1)


def progress_observer_etas(total: int, steps: list[tuple[int, int]]) -> list:
    """Seconds left after each step (amount, time), as soon as a rate is known."""
    progress, etas = Progress(total), []
    progress.listeners.append(lambda p, now: etas.append(p.eta()))
    for amount, now in steps:
        progress.advance(amount, now)
        if progress.done == total:
            etas.append("done")
            break
    return etas

#> progress_observer_etas(100, [(10, 0), (20, 5), (30, 10)])
#> progress_observer_etas(10, [(5, 1), (5, 2), (5, 3)])
#> progress_observer_etas(10, [])
#> progress_observer_etas(50, [(1, 0), (0, 10), (9, 20)])
#> progress_observer_etas(1, [(3, 7)])
#> progress_observer_etas(50, [(1, 0), (0, 10), (9, 20), (10, 0), (20, 5), (30, 10), (5, 1), (5, 2), (5, 3)])

### hot_potato_survivor
from collections import deque


def hot_potato_survivor(names: list[str], passes: list[int]) -> str:
    if not names:
        raise ValueError("nobody plays")
    circle = deque(names)
    out = []
    for count in passes:
        if len(circle) == 1:
            break
        circle.rotate(-count)
        out.append(circle.popleft())
    if len(circle) == 1:
        return f"{circle[0]} wins"
    return f"{', '.join(circle)} left, {len(out)} out"

#> hot_potato_survivor(["ann", "bob", "cy", "dee"], [2, 3, 1])
#> hot_potato_survivor(["ann", "bob", "cy", "dee"], [7])
#> hot_potato_survivor(["solo"], [5, 5])
#> hot_potato_survivor([], [1])
#> hot_potato_survivor(["k", "l", "m"], [0, 0, 0, 0])
#> hot_potato_survivor(["k", "l", "m", "ann", "bob", "cy", "dee", "ann", "bob", "cy", "dee"], [0, 0, 0, 0, 2, 3, 1, 7])
#> hot_potato_survivor(["ann", "bob", "cy", "dee", "k", "l", "m", "ann", "bob", "cy", "dee"], [2, 3, 1, 0, 0, 0, 0, 7])
