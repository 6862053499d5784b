### import_orders_chained
class ImportFailed(Exception):
    """The whole import failed; __cause__ says why."""


class BadLine(ImportFailed):
    def __init__(self, number, reason):
        super().__init__(f"line {number}: {reason}")
        self.number = number


def parse_line(number, line):
    try:
        item, amount = line.split("=")
        return item.strip(), int(amount)
    except ValueError as error:
        raise BadLine(number, "not item=amount") from error


def load(text):
    orders = {}
    for number, line in enumerate(text.splitlines(), 1):
        item, amount = parse_line(number, line)
        if item in orders:
            raise BadLine(number, f"{item} again")
        orders[item] = amount
    if not orders:
        raise ImportFailed("nothing to import")
    return orders


def import_orders_chained(text):
    try:
        return load(text)
    except BadLine as error:
        cause = type(error.__cause__).__name__
        return error.number, f"{error} ({cause})"

#> import_orders_chained("tea = 3\nmilk = 12")
#> import_orders_chained("tea = 3\nmilk = twelve")
#> import_orders_chained("tea=1\nrice=2\ntea=4")
#> import_orders_chained("")
#> import_orders_chained("a=b=c")

### atm_error_hierarchy
class AtmError(Exception):
    code = 1


class CardError(AtmError):
    code = 10


class ExpiredCard(CardError):
    code = 11


class FundsError(AtmError):
    code = 20

    def __init__(self, missing):
        super().__init__(missing)
        self.missing = missing


def withdraw(card, amount):
    if card["pin"] != card["typed"]:
        raise CardError("wrong pin")
    if card["year"] < 24:
        raise ExpiredCard
    if amount > card["balance"]:
        raise FundsError(amount - card["balance"])
    return card["balance"] - amount


def atm_error_hierarchy(amount, **card):
    """Balance left, or a negative code."""
    card = {"pin": "1234", "typed": "1234", "year": 26, "balance": 100} | card
    try:
        return withdraw(card, amount)
    except FundsError as error:
        return -error.code - error.missing
    except CardError as error:
        return -error.code

#> atm_error_hierarchy(30)
#> atm_error_hierarchy(130)
#> atm_error_hierarchy(30, year=23, balance=5)
#> atm_error_hierarchy(30, typed="0000", year=20)
#> atm_error_hierarchy(0.5, balance=0.75)
#> atm_error_hierarchy("all")

### finally_overrides_story
def reader(lines, wanted):
    trail = []
    for number, line in enumerate(lines):
        try:
            if not line:
                continue
            if wanted in line:
                return trail + [f"found in {number}"]
            trail.append(len(line))
        except TypeError:
            trail.append("?")
            break
        finally:
            trail.append("|")
    else:
        trail.append("end")
    return trail


def finally_overrides_story(lines, wanted):
    return reader(lines, wanted)

#> finally_overrides_story(["one", "", "three"], "hr")
#> finally_overrides_story(["one", 5, "three"], "hr")
#> finally_overrides_story(["", "abc"], "x")
#> finally_overrides_story([], "x")
#> finally_overrides_story("abc", "b")
#> finally_overrides_story(3, "b")

### retry_with_backoff_plan
class Busy(Exception):
    pass


class Gone(Exception):
    pass


def server(answers):
    for answer in answers:
        if answer == "busy":
            yield Busy("try again")
        elif answer == "gone":
            yield Gone()
        else:
            yield answer


def retry_with_backoff_plan(answers: list, attempts: int = 3, base: float = 0.5) -> tuple:
    """(answer or None, seconds waited); Gone stops at once."""
    waited = 0.0
    calls = server(answers)
    for attempt in range(attempts):
        try:
            answer = next(calls)
            if isinstance(answer, Exception):
                raise answer
        except Busy:
            waited += base * 2 ** attempt
        except (Gone, StopIteration):
            break
        else:
            return answer, waited
    else:
        raise TimeoutError(f"gave up after {waited} s")
    return None, waited

#> retry_with_backoff_plan(["busy", "busy", "hello"])
#> retry_with_backoff_plan(["busy", "gone", "hello"])
#> retry_with_backoff_plan(["busy"] * 5, attempts=4, base=1)
#> retry_with_backoff_plan([])
#> retry_with_backoff_plan(["ok"], attempts=0)
#> retry_with_backoff_plan([42], 1)

### group_errors_of_form
class FormErrors(ValueError):
    def __init__(self, errors):
        self.errors = errors
        super().__init__(f"{len(errors)} problem(s): {', '.join(sorted(errors))}")


def to_age(text):
    age = int(text)
    if not 0 < age < 130:
        raise ValueError("not an age")
    return age


def to_mail(text):
    user, at, host = text.partition("@")
    if not (user and at and "." in host):
        raise ValueError("not a mail address")
    return text.lower()


FIELDS = {"age": to_age, "mail": to_mail}


def clean(form):
    cleaned, errors = {}, {}
    for name, convert in FIELDS.items():
        try:
            cleaned[name] = convert(form[name])
        except KeyError:
            errors[name] = "missing"
        except ValueError as error:
            errors[name] = str(error)
    if errors:
        raise FormErrors(errors)
    return cleaned


def group_errors_of_form(form, strict=False):
    try:
        return clean(form)
    except FormErrors as error:
        if strict:
            raise
        return error.errors

#> group_errors_of_form({"age": "31", "mail": "Ann@Site.org"})
#> group_errors_of_form({"age": "230", "mail": "ann"})
#> group_errors_of_form({"mail": "a@b.c"})
#> group_errors_of_form({"age": "x"}, strict=True)
#> group_errors_of_form({"age": None, "mail": "@b.c"})

### safe_divide_chain
def ratio(a, b):
    try:
        result = a / b
    except ZeroDivisionError:
        if a == 0:
            return None
        raise ArithmeticError(f"{a} over nothing") from None
    except TypeError as error:
        raise ValueError("need numbers") from error
    else:
        return round(result, 3)


def safe_divide_chain(pairs):
    total, notes = 0.0, []
    for a, b in pairs:
        try:
            value = ratio(a, b)
        except ArithmeticError as error:
            notes.append(str(error))
            continue
        if value is None:
            notes.append("0/0")
            continue
        total += value
    return total, notes

#> safe_divide_chain([(1, 2), (5, 0), (0, 0)])
#> safe_divide_chain([(10, 4), (9, -3)])
#> safe_divide_chain([])
#> safe_divide_chain([(1, "2")])
#> safe_divide_chain([(7, 3), (0, 0), (0, 5)])

### unwind_nested_calls
class Abort(Exception):
    def __init__(self, level):
        self.level = level


def descend(plan, level, trail):
    trail.append(f">{level}")
    try:
        if not plan:
            return level
        head, *rest = plan
        if head < 0:
            raise Abort(level + head)
        return head + descend(rest, level + 1, trail)
    except Abort as abort:
        if abort.level < level:
            raise
        trail.append(f"caught {level}")
        return 0
    finally:
        trail.append(f"<{level}")


def unwind_nested_calls(plan):
    """Calls go one deeper per number; a negative number jumps that many levels up."""
    trail = []
    result = descend(plan, 0, trail)
    return result, " ".join(trail)

#> unwind_nested_calls([3, 4])
#> unwind_nested_calls([3, 4, -2, 9])
#> unwind_nested_calls([])
#> unwind_nested_calls([5, -3])
#> unwind_nested_calls([1, 1, -1])
#> unwind_nested_calls("a")

### parse_temperature_errors
class TemperatureError(ValueError):
    """Base of everything that can be wrong with a temperature."""


class UnknownScale(TemperatureError):
    pass


class TooCold(TemperatureError):
    def __str__(self):
        return "%.1f is below absolute zero" % self.args[0]


SCALES = {"C": lambda t: t, "F": lambda t: (t - 32) * 5 / 9, "K": lambda t: t - 273.15}


def parse(text):
    number, scale = text[:-1], text[-1:].upper()
    if scale not in SCALES:
        raise UnknownScale(scale)
    celsius = SCALES[scale](float(number))
    if celsius < -273.15:
        raise TooCold(celsius)
    return celsius


def parse_temperature_errors(texts):
    good, messages = [], []
    for text in texts:
        try:
            good.append(parse(text))
        except TemperatureError as error:
            messages.append(f"{type(error).__name__}: {error}")
    warmest = round(max(good), 1) if good else None
    return warmest, messages

#> parse_temperature_errors(["20C", "98.6f", "300K"])
#> parse_temperature_errors(["-300C", "5X", "0F"])
#> parse_temperature_errors([])
#> parse_temperature_errors(["", "-1K"])
#> parse_temperature_errors(["warm C"])
#> parse_temperature_errors(["1e2C", "-40F"])

### plugin_load_order_errors
class PluginError(Exception):
    pass


class MissingDependency(PluginError):
    pass


class CircularDependency(PluginError):
    def __init__(self, path):
        super().__init__(" -> ".join(path))


def load(name, plugins, loaded, path=()):
    if name in path:
        raise CircularDependency([*path[path.index(name):], name])
    if name in loaded:
        return
    try:
        needs = plugins[name]
    except KeyError:
        raise MissingDependency(f"{name} (needed by {path[-1] if path else 'you'})") from None
    for need in needs:
        load(need, plugins, loaded, (*path, name))
    loaded.append(name)


def plugin_load_order_errors(plugins, wanted):
    loaded = []
    for name in wanted:
        try:
            load(name, plugins, loaded)
        except MissingDependency as error:
            loaded.append(f"!{error}")
    return loaded

#> plugin_load_order_errors({"chart": ["data", "ui"], "data": [], "ui": ["data"]}, ["chart"])
#> plugin_load_order_errors({"a": ["b"], "b": ["c"], "c": ["b"]}, ["a"])
#> plugin_load_order_errors({"x": ["y"], "z": []}, ["x", "q", "z"])
#> plugin_load_order_errors({}, [])
#> plugin_load_order_errors({"k": ["k"]}, "k")
#> plugin_load_order_errors({"m": [], "n": ["m"]}, ["n", "m"])

### assert_invariants_stack
def check(stack, limit):
    assert len(stack) <= limit, f"{len(stack)} plates"
    assert all(a >= b for a, b in zip(stack, stack[1:])), "big on small"


def assert_invariants_stack(plates, limit=4):
    """Number of plates stacked before the rules are broken, and the complaint."""
    stack = []
    problem = ""
    try:
        for plate in plates:
            stack.append(plate)
            check(stack, limit)
    except AssertionError as error:
        stack.pop()
        problem = str(error)
    else:
        problem = "none"
    finally:
        height = len(stack)
    return height, problem

#> assert_invariants_stack([30, 25, 25, 10])
#> assert_invariants_stack([30, 10, 20])
#> assert_invariants_stack([9, 8, 7], limit=2)
#> assert_invariants_stack([])
#> assert_invariants_stack([3, "big"])
#> assert_invariants_stack("zyx", limit=0)

### lookup_error_fallbacks
LANGS = {"de": {"hello": "Hallo", "bye": "Tschuess"}, "de_AT": {"hello": "Servus"}, "en": {"hello": "Hello", "bye": "Bye", "thanks": "Thanks"}}


def find(key, locale):
    try:
        return LANGS[locale][key]
    except KeyError as error:
        if error.args[0] == key and "_" not in locale:
            raise
        if "_" in locale:
            return find(key, locale.split("_")[0])
        raise LookupError(f"language {locale}") from error


def lookup_error_fallbacks(keys: str, locale: str) -> str:
    """Translate words; English where the language has no word, an error where there is no language."""
    words = []
    for key in keys.split():
        try:
            words.append(find(key, locale))
        except KeyError:
            words.append(LANGS["en"].get(key, key) + "*")
        except LookupError as error:
            return f"no {error}"
    return ", ".join(words)

#> lookup_error_fallbacks("hello bye thanks", "de_AT")
#> lookup_error_fallbacks("hello yes", "en")
#> lookup_error_fallbacks("bye", "fr_CA")
#> lookup_error_fallbacks("bye thanks", "de")
#> lookup_error_fallbacks("", "xx")
#> lookup_error_fallbacks("hello", None)

### while_else_search_guess
def while_else_search_guess(secret, low=1, high=100, tries=5):
    # binary guessing with a limited number of tries
    log = []
    while low <= high and tries:
        guess = (low + high) // 2
        log.append(guess)
        tries -= 1
        if guess == secret:
            break
        if guess < secret:
            low = guess + 1
        else:
            high = guess - 1
    else:
        if tries:
            raise ValueError(f"{secret} is not in the range")
        return log, False
    return log, True

#> while_else_search_guess(63)
#> while_else_search_guess(1)
#> while_else_search_guess(200, high=120, tries=20)
#> while_else_search_guess(7, low=5, high=9, tries=2)
#> while_else_search_guess(2.5, 1, 4)
#> while_else_search_guess(50, tries=0)
