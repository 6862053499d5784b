### retry_flaky_door
from functools import wraps


def retry(times, catch):
    def decorate(func):
        @wraps(func)
        def wrapper(*args):
            for attempt in range(1, times + 1):
                try:
                    return func(*args, attempt=attempt)
                except catch as err:
                    last = f"{type(err).__name__}({err})"
            return f"{func.__name__} failed: {last}"
        return wrapper
    return decorate


def retry_flaky_door(codes, doors):
    @retry(3, (KeyError, ZeroDivisionError))
    def unlock(codes, door, *, attempt):
        return door, codes[door] // (attempt - 2)

    return [unlock(codes, d) for d in doors]

#> retry_flaky_door({"barn": 40, "attic": 7}, ["barn", "attic"])
#> retry_flaky_door({"barn": 40}, ["cellar"])
#> retry_flaky_door({}, [])
#> retry_flaky_door({"a": -9, "b": 0}, "ab")
#> retry_flaky_door({"gate": None}, ["gate"])

### call_counter_by_argument
def counted(func):
    def wrapper(key, *rest):
        wrapper.calls[key] = wrapper.calls.get(key, 0) + 1
        return func(key, *rest)
    wrapper.calls = {}
    return wrapper


def call_counter_by_argument(names, shy):
    @counted
    def greet(name, punctuation="!"):
        return f"Hi {name}{punctuation}"

    lines = []
    for n in names:
        if n in shy:
            lines.append(greet(n, "..."))
        else:
            lines.append(greet(n))
    busiest = max(greet.calls.values(), default=0)
    return lines[-2:], [n for n, c in greet.calls.items() if c == busiest]

#> call_counter_by_argument(["Ada", "Bo", "Ada"], ["Bo"])
#> call_counter_by_argument([], ["Bo"])
#> call_counter_by_argument(["x", "y", "x", "y"], "y")
#> call_counter_by_argument(["Zoë"], [])
#> call_counter_by_argument(["kim", "Kim", "kim "], {"kim "})

### make_bank_of_closures
def open_account(balance, *, floor=0):
    history = []

    def move(amount):
        nonlocal balance
        if balance + amount < floor:
            history.append(f"denied {amount}")
            return False
        balance += amount
        history.append(amount)
        return True

    def report():
        return balance, tuple(history)

    return move, report


def make_bank_of_closures(opening, amounts, floor=0):
    move, report = open_account(opening, floor=floor)
    ok = sum(move(a) for a in amounts)
    return ok, report()

#> make_bank_of_closures(100, [-30, -80, 20])
#> make_bank_of_closures(0, [])
#> make_bank_of_closures(10, [-25, -5], floor=-20)
#> make_bank_of_closures(5, [-5, -1, 1, -1], 0)
#> make_bank_of_closures(-50, [10, 40, -1])

### validate_types_decorator
def expects(**kinds):
    def decorate(func):
        def wrapper(**given):
            for name, kind in kinds.items():
                if name not in given:
                    raise TypeError(f"missing {name}")
                if not isinstance(given[name], kind):
                    raise TypeError(f"{name} is {type(given[name]).__name__}")
            return func(**given)
        return wrapper
    return decorate


def validate_types_decorator(settings):
    @expects(width=(int, float), label=str)
    def banner(width, label, fill="*"):
        return label.center(int(width), fill)

    try:
        return banner(**settings)
    except TypeError as problem:
        return str(problem).split(" got ")[-1]

#> validate_types_decorator({"width": 11, "label": "sale"})
#> validate_types_decorator({"width": "11", "label": "sale"})
#> validate_types_decorator({"label": "sale"})
#> validate_types_decorator({"width": 7.9, "label": "ok", "fill": "~"})
#> validate_types_decorator({"width": 3, "label": None})
#> validate_types_decorator({"width": True, "label": "ü"})

### stack_of_text_filters
def shout(func):
    return lambda text: func(text).upper()


def bracket(left, right):
    def decorate(func):
        return lambda text: left + func(text) + right
    return decorate


def times(n):
    def decorate(func):
        def inner(text):
            for _ in range(n):
                text = func(text)
            return text
        return inner
    return decorate


def stack_of_text_filters(lines):
    @shout
    @times(2)
    @bracket("<", "/>")
    def tidy(text):
        return " ".join(text.split())

    return {line: tidy(line) for line in lines if line.strip()}

#> stack_of_text_filters(["  hello   there ", "b"])
#> stack_of_text_filters([])
#> stack_of_text_filters(["", "   ", "straße"])
#> stack_of_text_filters(["a\tb\nc"])
#> stack_of_text_filters(["Same", "Same", "same"])

### memo_with_visible_misses
def memoize(func):
    cache, misses = {}, []

    def lookup(*key):
        try:
            return cache[key]
        except KeyError:
            misses.append(key)
            cache[key] = func(*key)
            return cache[key]

    lookup.misses = misses
    return lookup


def memo_with_visible_misses(queries):
    @memoize
    def lattice(right, down):
        if 0 in (right, down):
            return 1
        return lattice(right - 1, down) + lattice(right, down - 1)

    answers = [lattice(r, d) for r, d in queries]
    return answers, len(lattice.misses), lattice.misses[:3]

#> memo_with_visible_misses([(2, 2)])
#> memo_with_visible_misses([(1, 3), (3, 1), (1, 3)])
#> memo_with_visible_misses([])
#> memo_with_visible_misses([(0, 5), (4, 0)])
#> memo_with_visible_misses([(3, 3), (2, 1)])

### late_binding_buttons
def broken_buttons(labels):
    buttons = []
    for i, label in enumerate(labels):
        buttons.append(lambda: f"{i}:{label}")
    return buttons


def fixed_buttons(labels):
    def make(i, label):
        return lambda: f"{i}:{label}"
    return [make(i, label) for i, label in enumerate(labels)]


def late_binding_buttons(labels, *presses):
    result = []
    for p in presses:
        try:
            result.append((broken_buttons(labels)[p](), fixed_buttons(labels)[p]()))
        except IndexError:
            result.append(("dead", p))
    return result

#> late_binding_buttons(["on", "off", "dim"], 0, 2)
#> late_binding_buttons(["on"], 0, 1)
#> late_binding_buttons([], 0)
#> late_binding_buttons("abcd", 1, -1, -5)
#> late_binding_buttons(["go", "go"])

### debounce_key_presses
def debounce(wait):
    last = None

    def gate(func):
        def wrapper(at, key):
            nonlocal last
            if last is not None and at - last < wait:
                return None
            last = at
            return func(at, key)
        return wrapper

    return gate


def debounce_key_presses(presses, wait):
    @debounce(wait)
    def accept(at, key):
        return f"{key}@{at}"

    accepted = [accept(at, key) for at, key in presses]
    return [a for a in accepted if a], accepted.count(None)

#> debounce_key_presses([(0, "a"), (3, "a"), (10, "b"), (14, "c")], 5)
#> debounce_key_presses([], 5)
#> debounce_key_presses([(1, "x"), (2, "x"), (3, "x")], 1)
#> debounce_key_presses([(100, "é"), (90, "f")], 20)
#> debounce_key_presses([(0, "a"), (4, "b"), (8, "c"), (12, "d")], 8)

### compose_unit_converters
from functools import reduce

STEPS = {
    "c>f": lambda t: t * 9 / 5 + 32,
    "f>c": lambda t: (t - 32) * 5 / 9,
    "c>k": lambda t: t + 273.15,
    "k>c": lambda t: t - 273.15,
}


def compose(*functions):
    return lambda x: reduce(lambda value, f: f(value), functions, x)


def plan(units):
    return [f"{a}>{b}" for a, b in zip(units, units[1:])]


def compose_unit_converters(value, units):
    names = plan(units)
    unknown = [n for n in names if n not in STEPS]
    if unknown:
        return f"no step {unknown[0]}"
    return round(compose(*(STEPS[n] for n in names))(value), 2)

#> compose_unit_converters(100, "cf")
#> compose_unit_converters(212, "fck")
#> compose_unit_converters(0, "fk")
#> compose_unit_converters(-40, "cfcf")
#> compose_unit_converters(36.6, "c")
#> compose_unit_converters(300, ["k", "c", "f"])

### registry_of_shapes
SHAPES = {}


def shape(*names):
    def register(func):
        for name in names:
            SHAPES[name] = func
        return func
    return register


def registry_of_shapes(orders):
    @shape("square", "sq")
    def square(side):
        return side * side

    @shape("rect")
    def rectangle(width, height=None):
        if height is None:
            return square(width)
        return width * height

    @shape("tri", "triangle")
    def triangle(base, height):
        return base * height / 2

    total, unknown = 0, []
    for order in orders:
        name, *sizes = order.split()
        func = SHAPES.get(name)
        if func:
            total += func(*map(int, sizes))
        else:
            unknown.append(name)
    return total, unknown

#> registry_of_shapes(["sq 3", "rect 2 5", "tri 4 3"])
#> registry_of_shapes(["rect 6", "oval 2 2"])
#> registry_of_shapes([])
#> registry_of_shapes(["triangle 1 1", "square 0"])
#> registry_of_shapes(["tri 5"])

### undo_stack_closure
def editor(text):
    undo, redo = [], []

    def apply(change):
        nonlocal text
        undo.append(text)
        redo.clear()
        text = change(text)

    def back():
        nonlocal text
        if undo:
            redo.append(text)
            text = undo.pop()

    def forward():
        nonlocal text
        if redo:
            undo.append(text)
            text = redo.pop()

    return apply, back, forward, lambda: text


def undo_stack_closure(text, script):
    apply, back, forward, view = editor(text)
    changes = {"u": str.upper, "r": lambda t: t[::-1], "d": lambda t: t * 2, "x": lambda t: t[:-1]}
    for key in script:
        if key in changes:
            apply(changes[key])
        else:
            {"<": back, ">": forward}[key]()
    return view()

#> undo_stack_closure("ink", "ud<")
#> undo_stack_closure("pen", "rx<<>")
#> undo_stack_closure("", "<>d")
#> undo_stack_closure("note", "uxx<r>")
#> undo_stack_closure("abc", "u<?")
#> undo_stack_closure("Maß", "u")

### trace_depth_decorator
def traced(log):
    depth = 0

    def decorate(func):
        def wrapper(n):
            nonlocal depth
            log.append("." * depth + f"{func.__name__}({n})")
            depth += 1
            try:
                return func(n)
            finally:
                depth -= 1
        return wrapper
    return decorate


def trace_depth_decorator(n):
    log = []

    @traced(log)
    def halve(n):
        return 1 if n < 2 else grow(n // 2) + 1

    @traced(log)
    def grow(n):
        return halve(n - 1) * 2

    return halve(n), log

#> trace_depth_decorator(5)
#> trace_depth_decorator(0)
#> trace_depth_decorator(12)
#> trace_depth_decorator(-3)
#> trace_depth_decorator(2)

### partial_postage_tariffs
from functools import partial


def postage(weight, zone, *, base, per_100g, surcharge=0):
    steps = -(-weight // 100)
    cost = base + per_100g * steps
    return cost + surcharge * (zone == "far")


letter = partial(postage, base=80, per_100g=20)
parcel = partial(postage, base=300, per_100g=35, surcharge=250)
express = partial(parcel, base=900)


def partial_postage_tariffs(items):
    bill = {}
    for kind, weight, zone in items:
        tariff = {"l": letter, "p": parcel, "x": express}.get(kind, letter)
        bill[kind] = bill.get(kind, 0) + tariff(weight, zone)
    return bill, sum(bill.values())

#> partial_postage_tariffs([("l", 20, "near"), ("p", 450, "far")])
#> partial_postage_tariffs([])
#> partial_postage_tariffs([("x", 100, "near"), ("x", 101, "near"), ("x", 0, "far")])
#> partial_postage_tariffs([("postcard", 5, "far")])
#> partial_postage_tariffs([("p", 1000, "far"), ("l", 999, "far"), ("p", 1, "")])

### once_then_cached_oath
def once(func):
    state = {"done": False}

    def wrapper(*args, **kwargs):
        if not state["done"]:
            state["value"] = func(*args, **kwargs)
            state["done"] = True
        return state["value"]

    wrapper.reset = lambda: state.update(done=False)
    return wrapper


def once_then_cached_oath(names, oaths):
    @once
    def swear(name, *, oath="silence"):
        return f"{name} swears {oath}"

    said = []
    for name in names:
        if name == "reset":
            swear.reset()
        elif name in oaths:
            said.append(swear(name, oath=oaths[name]))
        else:
            said.append(swear(name))
    return said

#> once_then_cached_oath(["Kay", "Lot"], {"Kay": "loyalty"})
#> once_then_cached_oath(["Lot", "reset", "Kay", "Bors"], {"Kay": "service"})
#> once_then_cached_oath([], {})
#> once_then_cached_oath(["reset", "reset", "Gawain"], {})
#> once_then_cached_oath(["A", "B", "reset", "B", "A"], {"B": "truth", "A": "peace"})

### pipeline_with_taps
def tap(store, name):
    def stage(value):
        store[name] = value
        return value
    return stage


def guard(check, fallback):
    return lambda value: value if check(value) else fallback


def pipeline_with_taps(text, fallback):
    seen = {}
    stages = [
        str.strip,
        tap(seen, "stripped"),
        guard(str.isdigit, fallback),
        tap(seen, "guarded"),
        int,
        lambda n: n * n,
    ]
    value = text
    for number, stage in enumerate(stages):
        try:
            value = stage(value)
        except ValueError:
            return f"stage {number} choked", seen
    return value, seen

#> pipeline_with_taps(" 12 ", "0")
#> pipeline_with_taps("12x", "7")
#> pipeline_with_taps("²", "1")
#> pipeline_with_taps("", "-3")
#> pipeline_with_taps("oops", "none")

### weighted_dice_cycle
def cycler(faces):
    position = -1

    def roll():
        nonlocal position
        position = (position + 1) % len(faces)
        return faces[position]

    return roll


def weave_rolls(*dice):
    def roll_all():
        return sum(d() for d in dice)
    return roll_all


def weighted_dice_cycle(faces_a, faces_b, goal):
    roll = weave_rolls(cycler(faces_a), cycler(faces_b))
    total, turns = 0, 0
    while total < goal and turns < 12:
        total += roll()
        turns += 1
    return total, turns

#> weighted_dice_cycle([1, 6], [2, 2, 5], 20)
#> weighted_dice_cycle([3], [4], 21)
#> weighted_dice_cycle([1], [1], 0)
#> weighted_dice_cycle([0], [0, 1], 9)
#> weighted_dice_cycle([], [6], 6)
#> weighted_dice_cycle([-2, 5], [1], 7)

### require_role_checks
class Denied(Exception):
    def __init__(self, user, need):
        super().__init__(f"{user} needs {need}")
        self.need = need


def requires(role):
    def decorate(action):
        def checked(user, roles, *args):
            if role not in roles:
                raise Denied(user, role)
            return action(user, *args)
        return checked
    return decorate


def require_role_checks(user, roles, tasks):
    @requires("editor")
    def rename(user, old, new):
        return f"{user}: {old}->{new}"

    @requires("admin")
    def remove(user, old):
        return f"{user}: -{old}"

    done, needed = [], set()
    for verb, *args in tasks:
        try:
            done.append((remove if verb == "rm" else rename)(user, roles, *args))
        except Denied as no:
            needed.add(no.need)
    return done, sorted(needed)

#> require_role_checks("ivy", ["editor"], [("mv", "a.txt", "b.txt"), ("rm", "c.txt")])
#> require_role_checks("root", {"admin", "editor"}, [("rm", "tmp"), ("mv", "x", "y")])
#> require_role_checks("guest", [], [("mv", "p", "q"), ("rm", "p"), ("rm", "q")])
#> require_role_checks("guest", [], [])
#> require_role_checks("ivy", ["editor"], [("mv", "only-one")])

### lazy_property_by_closure
def lazy(compute):
    box = []

    def get():
        if not box:
            box.append(compute())
        return box[0]

    return get


def lazy_property_by_closure(words, ask):
    work = []

    def note(name, value):
        work.append(name)
        return value

    longest = lazy(lambda: note("longest", max(words, key=len)))
    initials = lazy(lambda: note("initials", "".join(w[0] for w in words)))
    summary = lazy(lambda: note("summary", f"{initials()}:{len(longest())}"))
    table = {"l": longest, "i": initials, "s": summary}
    return [table[a]() for a in ask], work

#> lazy_property_by_closure(["river", "of", "stones"], "lil")
#> lazy_property_by_closure(["north", "sea"], "ssi")
#> lazy_property_by_closure([], "i")
#> lazy_property_by_closure(["a"], "")
#> lazy_property_by_closure([], "sl")
#> lazy_property_by_closure(["Über", "den", "Wolken"], ["s", "l"])

### currying_by_arity
def curry(func, arity):
    def collect(got):
        def step(*more):
            args = got + more
            return func(*args) if len(args) >= arity else collect(args)
        return step
    return collect(())


def blend(a, b, c, *rest):
    return a * 100 + b * 10 + c + sum(rest)


def currying_by_arity(groups):
    current = curry(blend, 3)
    used = 0
    for group in groups:
        if not callable(current):
            break
        current = current(*group)
        used += 1
    return (current if not callable(current) else "waiting"), used

#> currying_by_arity([(1,), (2,), (3,)])
#> currying_by_arity([(4, 5), (6, 7, 8)])
#> currying_by_arity([(9,), ()])
#> currying_by_arity([])
#> currying_by_arity([(1, 1, 1), (2, 2, 2)])
#> currying_by_arity([(), (-1, 0), (), (5,)])

### keyed_sort_factory
def by(*keys, reverse=()):
    def key(record):
        parts = []
        for k in keys:
            value = record[k]
            parts.append(-value if k in reverse else value)
        return tuple(parts)
    return key


def top(records, n, key):
    return [r["name"] for r in sorted(records, key=key)[:n]]


def keyed_sort_factory(rows, n, *keys, reverse=()):
    records = [dict(zip(("name", "age", "score"), row)) for row in rows]
    return top(records, n, by(*keys, reverse=reverse))

#> keyed_sort_factory([("Bo", 30, 5), ("Al", 25, 5), ("Cy", 25, 9)], 2, "age", "score")
#> keyed_sort_factory([("Bo", 30, 5), ("Al", 25, 5), ("Cy", 25, 9)], 3, "score", "name", reverse=["score"])
#> keyed_sort_factory([], 4, "age")
#> keyed_sort_factory([("Zed", 1, 1), ("Yan", 1, 1)], 1)
#> keyed_sort_factory([("a", 1, 2)], 1, "name", reverse=("name",))

### scoped_override_closure
def scope(defaults):
    layers = [defaults]

    def get(name):
        for layer in reversed(layers):
            if name in layer:
                return layer[name]
        raise LookupError(name)

    def inside(overrides, action):
        layers.append(overrides)
        try:
            return action()
        finally:
            layers.pop()

    return get, inside


def scoped_override_closure(defaults, overrides, name):
    get, inside = scope(defaults)
    try:
        inner = inside(overrides, lambda: get(name))
    except LookupError as err:
        return f"no {err}"
    try:
        outer = get(name)
    except LookupError:
        outer = "unset"
    return inner, outer

#> scoped_override_closure({"font": 10}, {"font": 14}, "font")
#> scoped_override_closure({"font": 10}, {}, "font")
#> scoped_override_closure({}, {"ink": "blue"}, "ink")
#> scoped_override_closure({}, {}, "ink")
#> scoped_override_closure({"a": None, "b": 2}, {"b": None}, "b")

### throttle_budget_decorator
def budget(limit, cost=len):
    spent = 0

    def decorate(func):
        def wrapper(text):
            nonlocal spent
            price = cost(text)
            if spent + price > limit:
                return "[" + text[:max(0, limit - spent)] + "]"
            spent += price
            return func(text)
        return wrapper
    return decorate


def vowels(text):
    return sum(c in "aeiou" for c in text.lower())


def throttle_budget_decorator(lines, limit, count_vowels=False):
    cost = vowels if count_vowels else len

    @budget(limit, cost=cost)
    def send(text):
        return text.swapcase()

    return list(map(send, lines))

#> throttle_budget_decorator(["Hello", "World", "Again"], 11)
#> throttle_budget_decorator(["Aerial", "view", "sky"], 5, True)
#> throttle_budget_decorator([], 3)
#> throttle_budget_decorator(["", "x", "yy"], 0)
#> throttle_budget_decorator(["Queue", "up", "Io"], 6, count_vowels=True)

### event_hooks_before_after
def hooked(func):
    hooks = {"before": [], "after": []}

    def on(moment):
        def add(hook):
            hooks[moment].append(hook)
            return hook
        return add

    def run(value):
        for hook in hooks["before"]:
            value = hook(value)
        result = func(value)
        for hook in reversed(hooks["after"]):
            result = hook(result)
        return result

    run.on = on
    return run


def event_hooks_before_after(value, names):
    @hooked
    def double(x):
        return x * 2

    for name in names:
        if name == "inc":
            double.on("before")(lambda x: x + 1)
        elif name == "neg":
            double.on("after")(lambda x: -x)
        else:
            double.on("after")(lambda x: x - 3)
    return double(value)

#> event_hooks_before_after(4, ["inc"])
#> event_hooks_before_after(4, ["neg", "sub"])
#> event_hooks_before_after(4, ["sub", "neg"])
#> event_hooks_before_after(0, [])
#> event_hooks_before_after(-6, ["inc", "inc", "neg", "?"])

### mixed_default_traps
def append_shared(item, box=[]):
    box.append(item)
    return box


def append_fresh(item, box=None):
    box = [] if box is None else box
    box.append(item)
    return box


def append_bound(item, size=len("four")):
    return [item] * size


def mixed_default_traps(items, own):
    shared = [list(append_shared(i)) for i in items]
    fresh = [append_fresh(i) for i in items]
    mine = []
    for i in items:
        if i in own:
            append_shared(i, mine)
            append_fresh(i, mine)
    return shared[-1:], fresh, mine, append_bound(len(mine), size=2)

#> mixed_default_traps([1, 2, 3], [2])
#> mixed_default_traps([], [])
#> mixed_default_traps("ab", "ba")
#> mixed_default_traps(["x", "x"], ["y"])
#> mixed_default_traps([None, 0], [0])

### accumulate_until_callback
def stepper(on_step, on_done):
    total = 0

    def push(n):
        nonlocal total
        total += n
        keep = on_step(total, n)
        if not keep:
            final, total = total, 0
            on_done(final)

    return push


def accumulate_until_callback(numbers, ceiling):
    finished, peaks = [], {}

    def watch(total, n):
        peaks[n] = max(peaks.get(n, total), total)
        return total < ceiling

    push = stepper(watch, finished.append)
    for n in numbers:
        push(n)
    return finished, peaks

#> accumulate_until_callback([4, 4, 4, 1], 10)
#> accumulate_until_callback([], 1)
#> accumulate_until_callback([7, -7, 7, 8], 9)
#> accumulate_until_callback([1, 2], 0)
#> accumulate_until_callback([25, 50, 25, 100], 75)
