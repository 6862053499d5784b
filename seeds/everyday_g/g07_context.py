### exitstack_open_boxes
from contextlib import ExitStack, contextmanager


@contextmanager
def box(name, log):
    if name.startswith("!"):
        raise OSError(f"{name[1:]} is locked")
    log.append("open " + name)
    try:
        yield name
    finally:
        log.append("shut " + name)


def exitstack_open_boxes(names):
    """Open all boxes or none; they are shut in reverse order."""
    log = []
    try:
        with ExitStack() as stack:
            opened = [stack.enter_context(box(name, log)) for name in names.split()]
            stack.callback(log.append, "bye")
            log.append(f"use {'+'.join(opened)}")
    except OSError as error:
        log.append(str(error))
    return log

#> exitstack_open_boxes("red blue")
#> exitstack_open_boxes("red !blue green")
#> exitstack_open_boxes("")
#> exitstack_open_boxes("a b c")
#> exitstack_open_boxes(None)

### timer_stub_context
class FakeClock:
    def __init__(self, ticks):
        self.ticks = iter(ticks)

    def __call__(self):
        return next(self.ticks)


class Timer:
    def __init__(self, clock):
        self.clock = clock
        self.laps = []

    def __enter__(self):
        self.start = self.clock()
        return self

    def __exit__(self, kind, error, trace):
        self.laps.append(self.clock() - self.start)
        return kind is ZeroDivisionError


def timer_stub_context(ticks, divisors):
    """Total time of the divisions by a fake clock; dividing by zero is forgiven."""
    timer = Timer(FakeClock(ticks))
    results = []
    for divisor in divisors:
        with timer:
            results.append(100 // divisor)
    return results, sum(timer.laps)

#> timer_stub_context([0, 5, 9, 10], [7, 3])
#> timer_stub_context([1.5, 2.0, 2.0, 4.25], [0, 25])
#> timer_stub_context([1], [4])
#> timer_stub_context([], [])
#> timer_stub_context([3, 4, 5, 6], [1, "b"])

### swallow_and_tally_errors
from contextlib import suppress


def swallow_and_tally_errors(values, limit=2):
    total = 0
    good = 0
    for value in values:
        with suppress(ValueError, TypeError):
            total += int(value)
            good += 1
    bad = len(values) - good
    if bad > limit:
        raise ValueError(f"{bad} of {len(values)} values are bad")
    return total if good else None

#> swallow_and_tally_errors(["4", "x", 5, None])
#> swallow_and_tally_errors(["a", "b", "c"])
#> swallow_and_tally_errors([])
#> swallow_and_tally_errors(["--", "1_000", " 7 "], limit=1)
#> swallow_and_tally_errors({"1": 1, "zz": 2})

### drawer_transaction_undone
class Rollback(Exception):
    pass


class Transaction:
    """Works on a copy; the copy replaces the original only when all went well."""

    def __init__(self, store):
        self.store = store

    def __enter__(self):
        self.draft = dict(self.store)
        return self.draft

    def __exit__(self, kind, error, _):
        if kind is None:
            self.store.clear()
            self.store.update(self.draft)
            return False
        return issubclass(kind, Rollback)


def drawer_transaction_undone(stock, *orders):
    refused = 0
    for order in orders:
        with Transaction(stock) as draft:
            for item, amount in order.items():
                draft[item] -= amount
                if draft[item] < 0:
                    refused += 1
                    raise Rollback(item)
    return stock, refused

#> drawer_transaction_undone({"nut": 5, "nail": 9}, {"nut": 2}, {"nail": 4, "nut": 4})
#> drawer_transaction_undone({"nut": 1}, {"nut": 1}, {"nut": 1}, {"nut": 0})
#> drawer_transaction_undone({"nut": 1}, {"screw": 1})
#> drawer_transaction_undone({})
#> drawer_transaction_undone({"a": 3, "b": 0}, {"a": 1, "b": 1}, {"a": 3})

### indentation_html_builder
from contextlib import contextmanager


class Page:
    def __init__(self):
        self.lines = []
        self.depth = 0

    def add(self, text):
        self.lines.append("  " * self.depth + text)

    @contextmanager
    def tag(self, name, **attributes):
        extra = "".join(f' {k.rstrip("_")}="{v}"' for k, v in attributes.items())
        self.add(f"<{name}{extra}>")
        self.depth += 1
        yield
        self.depth -= 1
        self.add(f"</{name}>")


def indentation_html_builder(title, items, ordered=False):
    page = Page()
    page.add(f"<h1>{title}</h1>")
    with page.tag("ol" if ordered else "ul", class_="list"):
        for item in items:
            if isinstance(item, list):
                with page.tag("li"):
                    page.add(" ".join(item))
            else:
                page.add(f"<li>{item}</li>")
    return "\n".join(page.lines)

#> indentation_html_builder("Todo", ["milk", ["call", "mum"]])
#> indentation_html_builder("Steps", ["one"], ordered=True)
#> indentation_html_builder("", [])
#> indentation_html_builder("Bad", [[1, 2]])
#> indentation_html_builder("Mix", [3, None, ["a"], []])

### nested_with_finally_order
from contextlib import contextmanager


@contextmanager
def guard(name, trail, swallow=()):
    trail += f"<{name}"
    try:
        yield trail
    except swallow as error:
        trail += f"!{type(error).__name__[0]}"
    finally:
        trail += f"{name}>"


def nested_with_finally_order(text, index):
    trail = []
    try:
        with guard("a", trail, (IndexError,)), guard("b", trail, (KeyError,)):
            trail += text[index]
    except TypeError:
        trail += "T"
    else:
        trail += "ok"
    return "".join(trail)

#> nested_with_finally_order("hello", 1)
#> nested_with_finally_order("hello", 9)
#> nested_with_finally_order({"x": "y"}, "z")
#> nested_with_finally_order("hello", "x")
#> nested_with_finally_order(["word", "list"], 0)
#> nested_with_finally_order([5], 0)

### temp_setting_override
from contextlib import contextmanager

SETTINGS = {"unit": "km", "digits": 1}


@contextmanager
def override(**changes):
    old = dict(SETTINGS)
    SETTINGS.update(changes)
    try:
        yield
    finally:
        SETTINGS.clear()
        SETTINGS.update(old)


def show(km):
    value = km / 1.609 if SETTINGS["unit"] == "mi" else km
    return f"{value:.{SETTINGS['digits']}f} {SETTINGS['unit']}"


def temp_setting_override(distances, **changes):
    """The first distance in the normal settings, the others with the changes."""
    lines = []
    if distances:
        lines.append(show(distances[0]))
    with override(**changes):
        lines.extend(map(show, distances[1:]))
    lines.append(SETTINGS["unit"])
    return lines

#> temp_setting_override([10, 10, 42.195], unit="mi")
#> temp_setting_override([3.14159, 3.14159], digits=3)
#> temp_setting_override([], color="red")
#> temp_setting_override([1, 2], digits="x")
#> temp_setting_override([8], unit="mi", digits=0)

### with_lock_reentry_counter
class Door:
    def __init__(self, capacity):
        self.capacity = capacity
        self.inside = 0
        self.peak = 0

    def __enter__(self):
        if self.inside >= self.capacity:
            raise RuntimeError("full house")
        self.inside += 1
        self.peak = max(self.peak, self.inside)
        return self.inside

    def __exit__(self, *exc_info):
        self.inside -= 1


def visit(door, plan):
    total = 0
    for entry in plan:
        with door as number:
            total += number
            if isinstance(entry, (list, tuple)):
                total += visit(door, entry)
    return total


def with_lock_reentry_counter(plan, capacity=3):
    door = Door(capacity)
    try:
        score = visit(door, plan)
    except RuntimeError as error:
        return str(error), door.inside
    return score, door.peak

#> with_lock_reentry_counter([0, [0, 0], 0])
#> with_lock_reentry_counter([[[[0]]]])
#> with_lock_reentry_counter([[[[0]]]], capacity=9)
#> with_lock_reentry_counter([])
#> with_lock_reentry_counter([0], capacity=0)
#> with_lock_reentry_counter(5)

### captured_output_comparison
import io
from contextlib import redirect_stdout


def greet(name, loud=False):
    text = f"hello {name}"
    print(text.upper() if loud else text, end="!\n" if loud else "\n")


def captured_output_comparison(name: str, expected: str, **options) -> bool:
    """Does greeting someone print what the exercise asks for (blanks at line ends do not count)?"""
    buffer = io.StringIO()
    with redirect_stdout(buffer):
        greet(name, **options)
    printed = [line.rstrip() for line in buffer.getvalue().splitlines()]
    wanted = [line.rstrip() for line in expected.splitlines()]
    return printed == wanted

#> captured_output_comparison("ann", "hello ann  \n")
#> captured_output_comparison("bob", "HELLO BOB", loud=True)
#> captured_output_comparison("bob", "HELLO BOB!", loud=True)
#> captured_output_comparison("", "hello")
#> captured_output_comparison("x", "hello x", quiet=True)

### undo_on_failure_stack
from contextlib import ExitStack


class StepFailed(Exception):
    def __init__(self, step, done):
        super().__init__(f"step {step} failed after {done}")
        self.step = step


def perform(step, log):
    if step.endswith("?"):
        raise StepFailed(step[:-1], len(log))
    log.append("do " + step)


def undo_on_failure_stack(steps, strict=False):
    """Do the steps; on failure undo those done, newest first."""
    log = []
    try:
        with ExitStack() as undo:
            for step in steps:
                perform(step, log)
                undo.callback(log.append, "undo " + step)
            undo.pop_all()
    except StepFailed as error:
        if strict:
            raise RuntimeError(error.step) from error
        log.append(str(error))
    return log

#> undo_on_failure_stack(["mkdir", "copy", "link"])
#> undo_on_failure_stack(["mkdir", "copy", "link?"])
#> undo_on_failure_stack(["mkdir?"], strict=True)
#> undo_on_failure_stack([])
#> undo_on_failure_stack("ab?")
