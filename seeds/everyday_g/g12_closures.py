### counters_with_nonlocal
def make_counter(step=1, limit=None):
    count = 0
    resets = 0

    def tick(times=1):
        nonlocal count, resets
        for _ in range(times):
            count += step
            if limit is not None and count >= limit:
                count = 0
                resets += 1
        return count

    def state():
        return {"count": count, "resets": resets}

    tick.state = state
    return tick


def counters_with_nonlocal(ticks, step=1, limit=None):
    counter = make_counter(step, limit)
    shown = [counter(n) for n in ticks]
    return shown, counter.state()

#> counters_with_nonlocal([1, 2, 3])
#> counters_with_nonlocal([2, 0, 3], step=5, limit=12)
#> counters_with_nonlocal([])
#> counters_with_nonlocal([1, 1.5])
#> counters_with_nonlocal([4], step=-1, limit=-2)

### memo_decorator_stats
from functools import wraps


def memo(function):
    cache = {}

    @wraps(function)
    def wrapper(*args):
        if args in cache:
            wrapper.hits += 1
        else:
            cache[args] = function(*args)
        return cache[args]

    wrapper.hits = 0
    return wrapper


def memo_decorator_stats(rows: int, columns: int, blocked: tuple = ()) -> str:
    """Ways from the top left to the bottom right of a grid, and how often the cache helped."""

    @memo
    def ways(r, c):
        if r < 0 or c < 0 or (r, c) in blocked:
            return 0
        if r == c == 0:
            return 1
        return ways(r - 1, c) + ways(r, c - 1)

    answer = ways(rows - 1, columns - 1)
    return f"{ways.__name__}={answer}, hits={ways.hits}"

#> memo_decorator_stats(3, 3)
#> memo_decorator_stats(2, 4, blocked=((0, 1),))
#> memo_decorator_stats(1, 1)
#> memo_decorator_stats(0, 5)
#> memo_decorator_stats("2", 2)
#> memo_decorator_stats(3, 2, ((1, 0), (0, 1)))

### event_bus_closures
def make_bus():
    handlers = {}

    def on(event, handler):
        handlers.setdefault(event, []).append(handler)

        def off():
            handlers[event].remove(handler)

        return off

    def emit(event, *args):
        return [handler(*args) for handler in tuple(handlers.get(event, ()))]

    return on, emit


def event_bus_closures(events):
    """Script of (event, value) pairs on a bus with three listeners, one of them only for one event."""
    on, emit = make_bus()
    log = []
    on("add", lambda v: log.append(f"+{v}"))
    on("drop", lambda v: log.append(f"-{v}"))

    def once(v):
        log.append(f"first was {v}")
        stop()

    stop = on("add", once)
    sent = 0
    for event, value in events:
        if emit(event, value):
            sent += 1
    return sent, log

#> event_bus_closures([("add", 3), ("add", 4), ("drop", 3)])
#> event_bus_closures([("look", 1)])
#> event_bus_closures([])
#> event_bus_closures([("drop", "x"), ("add", None)])
#> event_bus_closures(["add"])

### button_lambdas_in_loop
def button_lambdas_in_loop(labels, fixed=True):
    """The classic mistake with lambdas in loops, and the way out with a default."""
    buttons = []
    for number, label in enumerate(labels, 1):
        if fixed:
            buttons.append(lambda text=label, n=number: f"{n}.{text}")
        else:
            buttons.append(lambda: f"{number}.{label}")
    label = "changed"
    pressed = [button() for button in buttons]
    if len(set(pressed)) < len(pressed):
        return "same: " + pressed[0]
    return " ".join(pressed)

#> button_lambdas_in_loop(["ok", "cancel", "help"])
#> button_lambdas_in_loop(["ok", "cancel"], fixed=False)
#> button_lambdas_in_loop(["one"], False)
#> button_lambdas_in_loop([])
#> button_lambdas_in_loop(7)
#> button_lambdas_in_loop("aa")

### partial_formatters_chain
from functools import partial, reduce


def pad(text, width, fill=" ", side="left"):
    return text.rjust(width, fill) if side == "left" else text.ljust(width, fill)


def surround(text, mark):
    return mark + text + mark


def compose(*functions):
    return lambda value: reduce(lambda acc, f: f(acc), functions, value)


STYLES = {
    "amount": compose("{:.2f}".format, partial(pad, width=9, fill="*")),
    "label": compose(str.title, partial(pad, width=8, side="right", fill=".")),
    "loud": compose(str.upper, partial(surround, mark="!")),
}


def partial_formatters_chain(values, styles):
    out = []
    for value, style in zip(values, styles.split()):
        if style not in STYLES:
            out.append(str(value))
            continue
        out.append(STYLES[style](value))
    return "|".join(out)

#> partial_formatters_chain([12.5, "rent", "paid"], "amount label loud")
#> partial_formatters_chain([1234567.891, None], "amount raw")
#> partial_formatters_chain([], "loud")
#> partial_formatters_chain(["abc"], "amount")
#> partial_formatters_chain(["mixed CASE words", "x"], "label loud extra")

### rate_limiter_closure
def limiter(calls, period):
    stamps = []

    def allow(now):
        while stamps and stamps[0] <= now - period:
            stamps.pop(0)
        if len(stamps) < calls:
            stamps.append(now)
            return True
        return False

    return allow


def rate_limiter_closure(times: list[int], calls: int = 2, period: int = 10) -> bool:
    """True if every call at the given times would have been allowed."""
    allow = limiter(calls, period)
    refused = [t for t in sorted(times) if not allow(t)]
    return not refused

#> rate_limiter_closure([0, 5, 10, 15])
#> rate_limiter_closure([0, 5, 9])
#> rate_limiter_closure([])
#> rate_limiter_closure([3, 1, 2], calls=3, period=1)
#> rate_limiter_closure([1, None])
#> rate_limiter_closure([1, 1, 1], 2)

### lazy_settings_thunks
def lazy(function):
    value = unset = object()

    def get():
        nonlocal value
        if value is unset:
            value = function()
        return value

    return get


def lazy_settings_thunks(formulas, wanted):
    """Spreadsheet of names to numbers or sums 'a+b+3'; says what was computed, in order."""
    computed = []
    cells = {}

    def compute(name):
        computed.append(name)
        total = 0
        for part in str(formulas[name]).split("+"):
            if part in cells:
                total += cells[part]()
            else:
                total += float(part)
        return total

    for name in formulas:
        cells[name] = lazy(lambda name=name: compute(name))
    return [cells[name]() for name in wanted], "".join(computed)

#> lazy_settings_thunks({"a": 2, "b": "a+3", "c": "a+b"}, "cb")
#> lazy_settings_thunks({"x": "1.5+y", "y": "4"}, ["y", "y", "x"])
#> lazy_settings_thunks({}, "")
#> lazy_settings_thunks({"a": "b"}, "a")
#> lazy_settings_thunks({"a": 1}, "b")
#> lazy_settings_thunks({"p": "q+q+q", "q": "10", "r": 5}, "p")

### undo_redo_history
def make_history(state):
    states, place = [state], 0

    def do(change):
        nonlocal place
        del states[place + 1:]
        states.append(change(states[place]))
        place += 1

    def move(by):
        nonlocal place
        place = min(max(place + by, 0), len(states) - 1)
        return place

    return do, move, lambda: (states[place], place, len(states) - 1 - place)


def undo_redo_history(text, commands):
    """Letters are appended, ~ reverses, < undoes, > does again; the text, and how often one could undo and redo."""
    do, move, look = make_history(text)
    stuck = 0
    for command in commands:
        if command in "<>":
            before = look()[1]
            stuck += move(1 if command == ">" else -1) == before
        elif command == "~":
            do(lambda s: s[::-1])
        else:
            do(lambda s: s + command)
    return *look(), stuck

#> undo_redo_history("ab", "c~<<>")
#> undo_redo_history("", "xyz<<<<")
#> undo_redo_history("note", ">1<2>")
#> undo_redo_history("abc", "")
#> undo_redo_history("abc", 5)
#> undo_redo_history("level", "~~~<")

### curry_prices_with_options
def curry(function, arity):
    def collect(*args):
        if len(args) >= arity:
            return function(*args)
        return lambda *more: collect(*args, *more)
    return collect


def final_price(tax, discount, shipping, net):
    return round(net * (1 - discount) * (1 + tax) + shipping, 2)


def curry_prices_with_options(nets, tax, discount=None, shipping=4.9):
    price = curry(final_price, 4)(tax)
    if discount is None:
        price = price(0.0)
    else:
        price = price(discount)
    price = price(shipping)
    return [price(net) for net in nets]

#> curry_prices_with_options([10, 99.99], 0.19)
#> curry_prices_with_options([50], 0.077, discount=0.1, shipping=0)
#> curry_prices_with_options([], 0)
#> curry_prices_with_options(["10"], 0.2)
#> curry_prices_with_options([0, -5], 0.25, 0.5)

### accumulator_bank_closures
def open_account(balance=0, *, overdraft=0):
    history = []

    def apply(kind, amount):
        nonlocal balance
        if kind == "out" and balance + overdraft < amount:
            history.append(("refused", amount))
            return False
        balance += amount if kind == "in" else -amount
        history.append((kind, amount))
        return True

    def summary():
        return balance, len(history), next((a for k, a in history if k == "refused"), None)

    return apply, summary


def accumulator_bank_closures(moves: str, **options) -> tuple:
    """moves: '+50 -20'."""
    apply, summary = open_account(**options)
    for move in moves.split():
        kind = "in" if move[0] == "+" else "out"
        if not apply(kind, int(move[1:])) and options.get("overdraft"):
            raise OverflowError(f"limit reached at {move}")
    return summary()

#> accumulator_bank_closures("+50 -20 -40")
#> accumulator_bank_closures("-20 +5", balance=100)
#> accumulator_bank_closures("-20 -90", overdraft=100)
#> accumulator_bank_closures("")
#> accumulator_bank_closures("+1 -2", fee=3)

### observer_properties
class Observable:
    def __init__(self):
        self._watchers = []
        self._value = None

    @property
    def value(self):
        return self._value

    @value.setter
    def value(self, new):
        old, self._value = self._value, new
        if old != new:
            for watch in self._watchers:
                watch(old, new)

    def watch(self, function):
        self._watchers.append(function)
        return function


def observer_properties(values, threshold=10):
    cell = Observable()
    alarms, trend = [], []

    @cell.watch
    def alarm(old, new):
        if new > threshold:
            alarms.append(new)

    @cell.watch
    def direction(old, new):
        if old is None:
            trend.append("start")
            return
        trend.append("up" if new > old else "down")

    for cell.value in values:
        pass
    return alarms, trend, cell.value

#> observer_properties([3, 12, 12, 7])
#> observer_properties([20, 21], threshold=20.5)
#> observer_properties([])
#> observer_properties([1, "a"])
#> observer_properties([5, 5, 5])
