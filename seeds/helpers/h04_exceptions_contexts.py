### vault_layers_reraise
class VaultError(Exception):
    pass


def open_layer(code, layer):
    if layer >= len(code):
        raise IndexError(layer)
    if code[layer] == "x":
        raise VaultError(f"alarm at {layer}")
    return code[layer]


def open_vault(code, depth):
    opened = []
    try:
        for layer in range(depth):
            opened.append(open_layer(code, layer))
    except IndexError as short:
        raise VaultError(f"only {short} layers") from short
    finally:
        opened.append("|")
    return "".join(opened)


def vault_layers_reraise(code, depth):
    try:
        return open_vault(code, depth)
    except VaultError as err:
        cause = type(err.__cause__).__name__ if err.__cause__ else "none"
        return str(err), cause

#> vault_layers_reraise("7431", 3)
#> vault_layers_reraise("74", 5)
#> vault_layers_reraise("9x2", 3)
#> vault_layers_reraise("", 0)
#> vault_layers_reraise("x", -1)
#> vault_layers_reraise("ab", 2)

### temporary_settings_context
from contextlib import contextmanager


@contextmanager
def temporarily(settings, **changes):
    missing = object()
    old = {k: settings.get(k, missing) for k in changes}
    settings.update(changes)
    try:
        yield settings
    finally:
        for key, value in old.items():
            if value is missing:
                del settings[key]
            else:
                settings[key] = value


def render(settings, text):
    return text[:settings["width"]].ljust(settings["width"], settings.get("pad", "."))


def temporary_settings_context(text, size, **changes):
    settings = {"width": size}
    before = render(settings, text)
    with temporarily(settings, **changes) as current:
        during = render(current, text)
    return before, during, settings

#> temporary_settings_context("lantern", 4, width=9)
#> temporary_settings_context("lamp", 6, pad="~")
#> temporary_settings_context("oil", 2)
#> temporary_settings_context("", 3, pad="=", width=5)
#> temporary_settings_context("wick", 4, width=None)
#> temporary_settings_context("flämme", 8, pad="ö", color="red")

### ladder_finally_order
def ladder(step):
    try:
        if step == "slip":
            raise RuntimeError("slipped")
        if step == "jump":
            return "landed"
        result = f"climbed {step}"
    except RuntimeError as err:
        result = str(err)
    else:
        result += " safely"
    finally:
        if step == "jump":
            outcome.append("checked rope")
        outcome.append(step)
    return result


outcome = []


def ladder_finally_order(steps):
    results = [ladder(s) for s in steps]
    return results, outcome

#> ladder_finally_order(["one", "slip"])
#> ladder_finally_order(["jump", "two"])
#> ladder_finally_order([])
#> ladder_finally_order(["slip", "slip", "jump"])
#> ladder_finally_order(["über"])

### recipe_scaling_errors
class RecipeError(ValueError):
    def __init__(self, line, why):
        super().__init__(line, why)
        self.line, self.why = line, why

    def __str__(self):
        return f"{self.line!r}: {self.why}"


def read_amount(word):
    if "/" in word:
        top, bottom = word.split("/")
        return int(top) / int(bottom)
    return float(word)


def read_line(line):
    try:
        amount, unit, name = line.split(maxsplit=2)
        return name, read_amount(amount), unit
    except ZeroDivisionError:
        raise RecipeError(line, "zero below") from None
    except ValueError as err:
        raise RecipeError(line, "bad line") from err


def recipe_scaling_errors(lines, factor):
    scaled, errors = {}, []
    for line in lines:
        try:
            name, amount, unit = read_line(line)
        except RecipeError as err:
            errors.append(str(err))
        else:
            scaled[name] = f"{amount * factor:g}{unit}"
    return scaled, errors

#> recipe_scaling_errors(["2 cups plain flour", "1/2 tsp salt"], 3)
#> recipe_scaling_errors(["1/0 kg air", "some sugar", "x g salt"], 1)
#> recipe_scaling_errors([], 2)
#> recipe_scaling_errors(["0.25 l milk", "3 - eggs"], 0.5)
#> recipe_scaling_errors(["1/2/3 g oats", "-1 g doubt"], 2)

### exit_stack_unwinding
from contextlib import ExitStack, contextmanager


@contextmanager
def room(name, log):
    log.append(f"in {name}")
    try:
        yield name
    except KeyError as lost:
        log.append(f"{name} swallows {lost}")
    finally:
        log.append(f"out {name}")


def exit_stack_unwinding(rooms, keys, wanted):
    log = []
    with ExitStack() as stack:
        for r in rooms:
            stack.enter_context(room(r, log))
        stack.callback(log.append, "lights off")
        log.append(f"found {keys[wanted]}")
    return log

#> exit_stack_unwinding(["hall", "study"], {"safe": "gold"}, "safe")
#> exit_stack_unwinding(["hall", "study"], {"safe": "gold"}, "desk")
#> exit_stack_unwinding([], {"a": 1}, "a")
#> exit_stack_unwinding([], {}, "a")
#> exit_stack_unwinding(["attic"], ["dust", "box"], 1)
#> exit_stack_unwinding(["attic"], ["dust"], 4)

### suppress_and_count_skips
from contextlib import suppress


def to_degrees(text):
    value, unit = text[:-1], text[-1]
    number = float(value)
    return {"C": number, "F": (number - 32) / 1.8}[unit]


def suppress_and_count_skips(readings):
    good = []
    for r in readings:
        with suppress(KeyError, ValueError):
            good.append(round(to_degrees(r), 1))
    skipped = len(readings) - len(good)
    with suppress(ZeroDivisionError):
        return good, skipped, round(sum(good) / len(good), 1)
    return good, skipped

#> suppress_and_count_skips(["20C", "68F", "n/aC"])
#> suppress_and_count_skips(["5K", "C"])
#> suppress_and_count_skips([])
#> suppress_and_count_skips(["-40F", "-40C", "0F"])
#> suppress_and_count_skips(["10C", ""])

### chain_of_handlers_pass
class NotMine(Exception):
    pass


def coins(request):
    if request % 5:
        raise NotMine("coins")
    return f"{request // 5} coins"


def notes(request):
    if request < 100:
        raise NotMine("notes")
    return f"{request / 100:g} notes"


def refuse(request):
    if request < 0:
        raise ValueError("negative amount")
    return f"owe {request}"


def chain_of_handlers_pass(request, order="nc"):
    refused_by = []
    handlers = [{"n": notes, "c": coins}[o] for o in order] + [refuse]
    for handler in handlers:
        try:
            return handler(request), refused_by
        except NotMine as who:
            refused_by.append(str(who))

#> chain_of_handlers_pass(250)
#> chain_of_handlers_pass(35)
#> chain_of_handlers_pass(7)
#> chain_of_handlers_pass(100, order="cn")
#> chain_of_handlers_pass(-3, "c")
#> chain_of_handlers_pass(0, "")

### transaction_rollback_shelf
class Shelf:
    def __init__(self, stock):
        self.stock = stock

    def __enter__(self):
        self.saved = dict(self.stock)
        return self

    def __exit__(self, kind, error, trace):
        if kind is None:
            return False
        self.stock.clear()
        self.stock.update(self.saved)
        return issubclass(kind, (KeyError, ValueError))

    def take(self, name, n):
        left = self.stock[name] - n
        if left < 0:
            raise ValueError(name)
        self.stock[name] = left


def transaction_rollback_shelf(stock, orders):
    fulfilled = 0
    for order in orders:
        with Shelf(stock) as shelf:
            for name, n in order.items():
                shelf.take(name, n)
            fulfilled += 1
    return fulfilled, stock

#> transaction_rollback_shelf({"nut": 5, "bolt": 2}, [{"nut": 2, "bolt": 1}, {"nut": 1, "bolt": 2}])
#> transaction_rollback_shelf({"nut": 5}, [{"nut": 5}, {"gear": 1}])
#> transaction_rollback_shelf({}, [])
#> transaction_rollback_shelf({"oil": 1}, [{}, {"oil": 2}, {"oil": 1}])
#> transaction_rollback_shelf({"tap": 3}, [{"tap": "1"}])

### parse_with_line_numbers
class SyntaxProblem(Exception):
    def __init__(self, message):
        super().__init__(message)
        self.line = None


def assignment(text):
    name, equals, value = text.partition("=")
    if not equals:
        raise SyntaxProblem("no '='")
    if not name.strip().isidentifier():
        raise SyntaxProblem(f"bad name {name.strip()!r}")
    return name.strip(), value.strip()


def statements(source):
    for number, text in enumerate(source.split(";"), 1):
        if not text.strip():
            continue
        try:
            yield assignment(text)
        except SyntaxProblem as problem:
            problem.line = number
            raise


def parse_with_line_numbers(source):
    table = {}
    try:
        for name, value in statements(source):
            table[name] = value
    except SyntaxProblem as problem:
        return table, f"{problem.line}: {problem}"
    return table

#> parse_with_line_numbers("a = 1; b = two")
#> parse_with_line_numbers("x=5;;y")
#> parse_with_line_numbers("")
#> parse_with_line_numbers("ok=1; 2nd=2; z=3")
#> parse_with_line_numbers("eq = a=b; ; π = 3.14")

### nested_try_loop_control
def probe(cell):
    if cell == "#":
        raise RuntimeError("wall")
    if cell == "!":
        raise StopAsyncIteration("trap")
    return ord(cell) - ord("a")


def nested_try_loop_control(row):
    score, events = 0, []
    for i, cell in enumerate(row):
        try:
            try:
                value = probe(cell)
            except RuntimeError:
                events.append(f"wall{i}")
                continue
            else:
                if value < 0:
                    break
                score += value
            finally:
                events.append(i)
        except StopAsyncIteration as trap:
            events.append(str(trap))
    else:
        events.append("end")
    return score, events

#> nested_try_loop_control("ab#c")
#> nested_try_loop_control("a!b")
#> nested_try_loop_control("")
#> nested_try_loop_control("cAb")
#> nested_try_loop_control("#!#")
#> nested_try_loop_control("z é")

### breaker_cooldown_calls
class Open(Exception):
    pass


def breaker(func, threshold, cool):
    failures, waiting = 0, 0

    def call(arg):
        nonlocal failures, waiting
        if waiting:
            waiting -= 1
            raise Open(f"wait {waiting}")
        try:
            value = func(arg)
        except ArithmeticError:
            failures += 1
            if failures == threshold:
                failures, waiting = 0, cool
            raise
        failures = 0
        return value

    return call


def breaker_cooldown_calls(args, threshold=2, cool=2):
    call = breaker(lambda n: 60 // n, threshold, cool)
    log = []
    for a in args:
        try:
            log.append(call(a))
        except Open as state:
            log.append(str(state))
        except ZeroDivisionError:
            log.append("fail")
    return log

#> breaker_cooldown_calls([5, 0, 0, 6, 7, 8])
#> breaker_cooldown_calls([0, 1, 0, 1])
#> breaker_cooldown_calls([])
#> breaker_cooldown_calls([0, 3, 3], threshold=1, cool=1)
#> breaker_cooldown_calls([-7, 0, 0, 0], 3, 5)

### resource_pool_context
from contextlib import contextmanager


class Pool:
    def __init__(self, names):
        self.free = list(names)
        self.busy = set()

    @contextmanager
    def borrow(self):
        if not self.free:
            raise RuntimeError("pool empty")
        name = self.free.pop()
        self.busy.add(name)
        try:
            yield name
        finally:
            self.busy.discard(name)
            self.free.insert(0, name)


def deep(pool, levels):
    if levels == 0:
        return []
    with pool.borrow() as name:
        return [name] + deep(pool, levels - 1)


def resource_pool_context(names, levels):
    pool = Pool(names)
    try:
        path = deep(pool, levels)
    except RuntimeError as err:
        path = str(err)
    return path, pool.free, len(pool.busy)

#> resource_pool_context(["red", "green", "blue"], 2)
#> resource_pool_context(["red"], 2)
#> resource_pool_context([], 0)
#> resource_pool_context("abcd", 4)
#> resource_pool_context(["k", "k"], 2)

### exception_group_by_hand
class Problems(Exception):
    def __init__(self, items):
        self.items = items
        super().__init__(f"{len(items)} problems")


def check_all(value, rules):
    items = []
    for name, rule in rules.items():
        try:
            ok = rule(value)
        except TypeError:
            items.append(f"{name}?")
        else:
            if not ok:
                items.append(name)
    if items:
        raise Problems(items)
    return value


RULES = {
    "positive": lambda v: v > 0,
    "short": lambda v: len(str(v)) < 4,
    "even": lambda v: v % 2 == 0,
}


def exception_group_by_hand(values):
    good, bad = [], {}
    for v in values:
        try:
            good.append(check_all(v, RULES))
        except Problems as p:
            bad[str(v)] = p.items
    return good, bad

#> exception_group_by_hand([4, -3, 1200])
#> exception_group_by_hand(["ten", None])
#> exception_group_by_hand([])
#> exception_group_by_hand([2, 0, 999, 0.5])
#> exception_group_by_hand([-1001, 8])

### stopwatch_nested_spans
from contextlib import contextmanager


class Clock:
    def __init__(self, ticks):
        self.ticks = iter(ticks)
        self.now = 0

    def read(self):
        self.now += next(self.ticks, 1)
        return self.now


@contextmanager
def span(clock, name, out, depth=0):
    start = clock.read()
    out.append(None)
    slot = len(out) - 1
    try:
        yield depth + 1
    finally:
        out[slot] = f"{'>' * depth}{name} {clock.read() - start}"


def stopwatch_nested_spans(ticks, names):
    clock, out = Clock(ticks), []
    outer, *inner = names
    with span(clock, outer, out) as depth:
        for name in inner:
            with span(clock, name, out, depth):
                clock.read()
    return out, clock.now

#> stopwatch_nested_spans([1, 2, 3, 4, 5, 6], ["all", "load"])
#> stopwatch_nested_spans([], ["job", "a", "b"])
#> stopwatch_nested_spans([10], ["solo"])
#> stopwatch_nested_spans([0, 0, 5, 0, 0, 7], ("main", "x", "y"))
#> stopwatch_nested_spans([1], [])

### assertion_budget_planner
def allocate(name, amount, left):
    assert amount >= 0, f"{name} negative"
    assert amount <= left, f"{name} over by {amount - left}"
    return left - amount


def assertion_budget_planner(total, wishes, strict=False):
    left, refused = total, []
    for name, amount in wishes.items():
        try:
            left = allocate(name, amount, left)
        except AssertionError as err:
            if strict:
                raise ValueError(f"plan fails: {err}") from err
            refused.append(str(err))
    return left, refused

#> assertion_budget_planner(100, {"food": 60, "fun": 50, "bus": 10})
#> assertion_budget_planner(100, {"food": 60, "fun": 50}, strict=True)
#> assertion_budget_planner(0, {})
#> assertion_budget_planner(20, {"gift": -5, "tea": 20, "pin": 1})
#> assertion_budget_planner(45, {"café": 45}, True)

### deepest_error_message
def outer(value):
    try:
        return middle(value)
    except Exception as err:
        raise RuntimeError("outer failed") from err


def middle(value):
    try:
        return inner(value)
    except LookupError as err:
        raise ValueError("middle failed") from err


def inner(value):
    table = {"low": [1], "high": [7, 8, 9]}
    return table[value.lower()][2]


def chain(err):
    names = []
    while err is not None:
        names.append(f"{type(err).__name__}: {err}")
        err = err.__cause__
    return names


def deepest_error_message(value):
    try:
        return outer(value)
    except RuntimeError as err:
        return chain(err)

#> deepest_error_message("HIGH")
#> deepest_error_message("low")
#> deepest_error_message("medium")
#> deepest_error_message(None)
#> deepest_error_message(["low"])

### polite_queue_timeouts
class Timeout(Exception):
    pass


class Cancelled(Timeout):
    pass


def serve(name, need, patience):
    if need == 0:
        raise Cancelled(name)
    if need > patience:
        raise Timeout(f"{name} waited {patience}")
    return need


def polite_queue_timeouts(queue, patience):
    clock, notes = 0, []
    for name, need in queue:
        try:
            clock += serve(name, need, patience)
        except Cancelled as who:
            notes.append(f"{who} left at {clock}")
        except Timeout as why:
            clock += patience
            notes.append(f"{why}, now {clock}")
        else:
            notes.append(f"{name} done at {clock}")
    return notes

#> polite_queue_timeouts([("Uma", 3), ("Vic", 9), ("Wes", 0)], 5)
#> polite_queue_timeouts([], 1)
#> polite_queue_timeouts([("A", 1), ("B", 1)], 1)
#> polite_queue_timeouts([("Jürgen", 100), ("Jürgen", 0)], 10)
#> polite_queue_timeouts([("X", -2), ("Y", 4)], 4)

### guarded_division_table
def safe(func, *handlers):
    def call(*args):
        try:
            return func(*args)
        except tuple(kind for kind, _ in handlers) as err:
            for kind, answer in handlers:
                if isinstance(err, kind):
                    return answer
    return call


def ratio(a, b):
    return round(a / b, 3)


def guarded_division_table(tops, bottoms, blank="-"):
    cell = safe(ratio, (ZeroDivisionError, "inf"), (TypeError, blank))
    return [[cell(t, b) for b in bottoms] for t in tops]

#> guarded_division_table([1, 9], [3, 0])
#> guarded_division_table([1, None], [4, 2], blank="?")
#> guarded_division_table([], [1])
#> guarded_division_table([0.0, -6], [0, 9, "x"])
#> guarded_division_table(["a"], [1, 0])

### checkpoint_resume_import
class Crash(Exception):
    pass


def import_rows(rows, checkpoint, fragile):
    for i in range(checkpoint["at"], len(rows)):
        if i in fragile:
            fragile.remove(i)
            raise Crash(i)
        checkpoint["sum"] += rows[i]
        checkpoint["at"] = i + 1
    return checkpoint["sum"]


def checkpoint_resume_import(rows, fragile, attempts):
    checkpoint = {"at": 0, "sum": 0}
    fragile = list(fragile)
    crashes = []
    while attempts > 0:
        attempts -= 1
        try:
            total = import_rows(rows, checkpoint, fragile)
            break
        except Crash as crash:
            crashes += crash.args
    else:
        return "incomplete", checkpoint, crashes
    return total, crashes

#> checkpoint_resume_import([5, 6, 7], [1], 3)
#> checkpoint_resume_import([5, 6, 7], [1, 1, 2], 3)
#> checkpoint_resume_import([], [0], 1)
#> checkpoint_resume_import([9, 9], [], 0)
#> checkpoint_resume_import([2, 4, 8, 16], [0, 3], 5)

### key_error_default_factory
class Warehouse(dict):
    def __missing__(self, key):
        if key.startswith("_"):
            raise AttributeError(key)
        self[key] = value = len(key)
        return value


def fetch(store, keys):
    for k in keys:
        try:
            yield store[k]
        except AttributeError as err:
            yield f"private {err}"


def key_error_default_factory(initial, keys):
    store = Warehouse(initial)
    got = list(fetch(store, keys))
    return got, len(store), store.get("nothing")

#> key_error_default_factory({"bolt": 90}, ["bolt", "screw", "screw"])
#> key_error_default_factory({}, ["_pin", "pin"])
#> key_error_default_factory({"_ok": 1}, ["_ok"])
#> key_error_default_factory({}, [])
#> key_error_default_factory({"nothing": "x"}, ["", "größe"])

### loop_until_no_conflict
class Conflict(Exception):
    def __init__(self, seat):
        self.seat = seat


def reserve(plan, guest, seat):
    if plan.get(seat, guest) != guest:
        raise Conflict(seat)
    plan[seat] = guest


def place(plan, guest, wish, seats):
    moves = 0
    while moves < seats:
        try:
            reserve(plan, guest, wish)
        except Conflict as clash:
            wish = clash.seat % seats + 1
            moves += 1
        else:
            return moves
    raise LookupError(f"no seat for {guest}")


def loop_until_no_conflict(wishes, seats):
    plan = {}
    moved = [place(plan, g, w, seats) for g, w in wishes]
    return dict(sorted(plan.items())), moved

#> loop_until_no_conflict([("Al", 1), ("Bea", 1), ("Cid", 2)], 3)
#> loop_until_no_conflict([("Al", 2), ("Al", 2)], 2)
#> loop_until_no_conflict([], 0)
#> loop_until_no_conflict([("P", 1), ("Q", 1), ("R", 1)], 2)
#> loop_until_no_conflict([("K", 4), ("L", 4), ("M", 1)], 4)

### redirect_print_capture
import io
from contextlib import redirect_stdout


def speak(words, sep=" ", end="."):
    print(*words, sep=sep, end=end)


def capture(func, *args, **kwargs):
    buffer = io.StringIO()
    with redirect_stdout(buffer):
        func(*args, **kwargs)
    return buffer.getvalue()


def redirect_print_capture(lines, **style):
    texts = [capture(speak, line.split(), **style) for line in lines]
    widest = max(map(len, texts), default=0)
    return [t.rjust(widest, "_") for t in texts]

#> redirect_print_capture(["the  sea", "rose"])
#> redirect_print_capture(["a b c", ""], sep="-")
#> redirect_print_capture([])
#> redirect_print_capture(["où est", "la gare"], end="?!", sep="")
#> redirect_print_capture(["x"], end="")

### validated_slots_hierarchy
class FieldError(Exception):
    code = 10


class TooLongField(FieldError):
    code = 20


class EmptyField(FieldError):
    code = 30


def check(name, value, limit):
    if not value:
        raise EmptyField(name)
    if len(value) > limit:
        raise TooLongField(name, len(value) - limit)
    if value != value.strip():
        raise FieldError(name)


def validated_slots_hierarchy(form, limit):
    report = {}
    for name, value in form.items():
        try:
            check(name, value, limit)
        except TooLongField as err:
            field, over = err.args
            report[field] = f"{err.code}+{over}"
        except FieldError as err:
            report[err.args[0]] = str(err.code)
    return report or "clean"

#> validated_slots_hierarchy({"city": "Oslo", "zip": ""}, 6)
#> validated_slots_hierarchy({"name": "Bartholomew", "nick": " Bart"}, 8)
#> validated_slots_hierarchy({}, 3)
#> validated_slots_hierarchy({"a": "ok", "b": "ok"}, 2)
#> validated_slots_hierarchy({"x": " ", "y": "żółw  "}, 4)

### escape_nested_search
class Found(Exception):
    pass


def dig(node, test, trail):
    if isinstance(node, dict):
        for key, child in node.items():
            dig(child, test, trail + [key])
    elif isinstance(node, list):
        for index, child in enumerate(node):
            dig(child, test, trail + [index])
    elif test(node):
        raise Found(trail, node)


def escape_nested_search(data, wanted, loose=False):
    test = (lambda v: str(v) == str(wanted)) if loose else (lambda v: v == wanted)
    try:
        dig(data, test, [])
    except Found as hit:
        trail, value = hit.args
        return trail, type(value).__name__
    return None

#> escape_nested_search({"a": [1, {"b": 7}], "c": 7}, 7)
#> escape_nested_search({"a": ["7"], "c": 7}, "7", loose=True)
#> escape_nested_search([], 3)
#> escape_nested_search([[["deep"]]], "deep")
#> escape_nested_search({"x": [1.0, True]}, 1)
#> escape_nested_search({"k": None}, "none", True)

### null_context_optional_log
from contextlib import contextmanager, nullcontext


@contextmanager
def logged(log, label):
    log.append(f"<{label}>")
    try:
        yield log.append
    except OverflowError:
        log.append("too big")
    log.append(f"</{label}>")


def power(base, exponent):
    result = base ** exponent
    if result > 10_000:
        raise OverflowError(result)
    return result


def null_context_optional_log(base, exponents, verbose):
    log = []
    for e in exponents:
        context = logged(log, e) if verbose else nullcontext(log.append)
        with context as write:
            write(power(base, e))
    return log

#> null_context_optional_log(3, [2, 4], True)
#> null_context_optional_log(3, [2, 4], False)
#> null_context_optional_log(10, [2, 9, 1], True)
#> null_context_optional_log(10, [2, 9], False)
#> null_context_optional_log(7, [], True)
#> null_context_optional_log(-2, [3, 0], verbose=True)
