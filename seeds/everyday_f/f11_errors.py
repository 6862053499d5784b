### order_pipeline_outcome
class OrderError(Exception):
    """Base of what can go wrong with an order."""


class OutOfStock(OrderError):
    def __init__(self, item, missing):
        super().__init__(f"{missing} {item} missing")


class PaymentDeclined(OrderError):
    pass


def take_stock(stock, items):
    for item, count in items.items():
        if stock.get(item, 0) < count:
            raise OutOfStock(item, count - stock.get(item, 0))
    for item, count in items.items():
        stock[item] -= count


def charge(credit, customer, amount):
    if credit.get(customer, 0) < amount:
        raise PaymentDeclined(f"{customer} cannot pay {amount}")
    credit[customer] -= amount


def order_pipeline_outcome(orders, stock, credit, prices):
    outcome = []
    for customer, items in orders:
        before = dict(stock)
        try:
            take_stock(stock, items)
            charge(credit, customer, sum(prices[i] * n for i, n in items.items()))
        except OutOfStock as e:
            outcome.append(f"wait: {e}")
        except PaymentDeclined as e:
            stock.clear()
            stock.update(before)
            outcome.append(f"refuse: {e}")
        else:
            outcome.append("ok")
    return outcome, stock

#> order_pipeline_outcome([("ann", {"pen": 2}), ("bob", {"pen": 3}), ("ann", {"pad": 9}), ("bob", {"pad": 1})], {"pen": 4, "pad": 1}, {"ann": 50, "bob": 5}, {"pen": 3, "pad": 6})
#> order_pipeline_outcome([], {"a": 1}, {}, {})
#> order_pipeline_outcome([("x", {"y": 1})], {"y": 1}, {"x": 1}, {})
#> order_pipeline_outcome([("x", {"y": 1}), ("x", {"y": 1}), ("x", {"y": 1})], {"y": 2}, {"x": 9}, {"y": 2})
#> order_pipeline_outcome([("p", {"q": 1, "r": 2}), ("s", {"r": 1})], {"q": 1, "r": 5}, {"p": 3, "s": 3}, {"q": 2, "r": 2})
#> order_pipeline_outcome([('p', {'q': 1, 'r': 2}), ('s', {'r': 1}), ('x', {'y': 1}), ('x', {'y': 1}), ('x', {'y': 1}), ('ann', {'pen': 2}), ('bob', {'pen': 3}), ('ann', {'pad': 9}), ('bob', {'pad': 1})], {'q': 1, 'r': 5}, {'p': 3, 's': 3}, {'q': 2, 'r': 2})
#> order_pipeline_outcome([('x', {'y': 1}), ('x', {'y': 1}), ('x', {'y': 1}), ('p', {'q': 1, 'r': 2}), ('s', {'r': 1}), ('ann', {'pen': 2}), ('bob', {'pen': 3}), ('ann', {'pad': 9}), ('bob', {'pad': 1})], {'y': 2}, {'x': 9}, {'y': 2})

### settings_loaded_strictly
class SettingsError(ValueError):
    def __init__(self, problems):
        self.problems = problems
        super().__init__("; ".join(problems))


FIELDS = {"name": (str, None), "workers": (int, 4), "ratio": (float, 0.5), "debug": (bool, False)}


def convert(kind, text):
    if kind is bool:
        lowered = text.lower()
        if lowered not in ("yes", "no", "true", "false"):
            raise ValueError("not yes or no")
        return lowered in ("yes", "true")
    return kind(text)


def settings_loaded_strictly(text: str) -> dict:
    """All problems at once: unknown names, bad values, missing required ones."""
    given, problems, result = {}, [], {}
    for pair in text.split():
        name, _, value = pair.partition("=")
        if name not in FIELDS:
            problems.append(f"unknown {name}")
        given[name] = value
    for name, (kind, default) in FIELDS.items():
        if name not in given:
            if default is None:
                problems.append(f"missing {name}")
            result[name] = default
            continue
        try:
            result[name] = convert(kind, given[name])
        except ValueError:
            problems.append(f"bad {name}")
    if problems:
        raise SettingsError(problems)
    return result

#> settings_loaded_strictly("name=web workers=8 debug=YES")
#> settings_loaded_strictly("workers=many colour=red")
#> settings_loaded_strictly("name=x ratio=0.25")
#> settings_loaded_strictly("name=x debug=maybe")
#> settings_loaded_strictly("name= debug=false ratio=1e-3")
#> settings_loaded_strictly('name=x debug=maybe name=web workers=8 debug=YES name= debug=false ratio=1e-3')
#> settings_loaded_strictly('name=web workers=8 debug=YES name=x ratio=0.25')

### cleanup_order_on_failure
def cleanup_order_on_failure(steps, fail_at=None):
    log = []
    done = []
    try:
        for step in steps:
            if step == fail_at:
                raise RuntimeError(step)
            log.append("do " + step)
            done.append(step)
    except RuntimeError as e:
        log.append("failed " + str(e))
        result = False
    else:
        log.append("all done")
        result = True
    finally:
        while done:
            step = done.pop()
            if result and step.endswith("!"):
                continue
            log.append("undo " + step)
    return log

#> cleanup_order_on_failure(["mount", "copy", "verify"], fail_at="verify")
#> cleanup_order_on_failure(["lock", "write!", "sync"])
#> cleanup_order_on_failure([])
#> cleanup_order_on_failure(["a!", "b", "c!", "d"], "d")
#> cleanup_order_on_failure(["x"], "x")
#> cleanup_order_on_failure(['lock', 'write!', 'sync', 'mount', 'copy', 'verify', 'a!', 'b', 'c!', 'd'])
#> cleanup_order_on_failure(['lock', 'write!', 'sync', 'x', 'a!', 'b', 'c!', 'd'])

### numbers_parsed_with_reasons
def parse_number(text):
    text = text.strip()
    if text.startswith("0x"):
        return int(text[2:], 16)
    if text.endswith("%"):
        return float(text[:-1]) / 100
    if "/" in text:
        top, bottom = text.split("/")
        return int(top) / int(bottom)
    return float(text) if "." in text else int(text)


def numbers_parsed_with_reasons(texts: list[str]) -> tuple[float, dict[str, str]]:
    """Sum of what could be read, and why the rest could not."""
    total, reasons = 0, {}
    for text in texts:
        try:
            total += parse_number(text)
        except ZeroDivisionError:
            reasons[text] = "division by zero"
        except ValueError as error:
            reasons[text] = str(error).split(":")[0]
    return round(total, 4), reasons

#> numbers_parsed_with_reasons(["12", "0xff", "50%", "3/4", "2.5"])
#> numbers_parsed_with_reasons(["1/0", "x", "1/2/3", "%"])
#> numbers_parsed_with_reasons([])
#> numbers_parsed_with_reasons(["0xzz", "-7", " 8 ", "9.9.9", "100%"])
#> numbers_parsed_with_reasons(["1.5", "1/3", "1/3", "1/3"])
#> numbers_parsed_with_reasons(['12', '0xff', '50%', '3/4', '2.5', '1/0', 'x', '1/2/3', '%', '0xzz', '-7', ' 8 ', '9.9.9', '100%'])
#> numbers_parsed_with_reasons(['12', '0xff', '50%', '3/4', '2.5', '1/0', 'x', '1/2/3', '%', '1.5', '1/3', '1/3', '1/3'])

### nested_error_chain_text
class ConfigError(Exception):
    pass


class LoadError(Exception):
    pass


def read(source, name):
    if name not in source:
        raise FileNotFoundError(name)
    return source[name]


def parse(source, name):
    try:
        text = read(source, name)
        return int(text)
    except (FileNotFoundError, ValueError) as error:
        raise ConfigError(f"cannot use {name}") from error


def nested_error_chain_text(source: dict[str, str], names: list[str]):
    """Sum of the numbers, or the chain of errors from the outside in."""
    try:
        total = 0
        for name in names:
            try:
                total += parse(source, name)
            except ConfigError as error:
                raise LoadError(f"stopped at {total}") from error
        return total
    except LoadError as error:
        chain = []
        current = error
        while current is not None:
            chain.append(f"{type(current).__name__}({current})")
            current = current.__cause__
        return " <- ".join(chain)

#> nested_error_chain_text({"a": "1", "b": "2"}, ["a", "b", "a"])
#> nested_error_chain_text({"a": "1"}, ["a", "zz"])
#> nested_error_chain_text({"a": "one"}, ["a"])
#> nested_error_chain_text({}, [])
#> nested_error_chain_text({"x": "10", "y": "", "z": "5"}, ["x", "z", "y"])

### circuit_breaker_answers
class Open(Exception):
    pass


class Breaker:
    def __init__(self, limit, wait):
        self.limit, self.wait = limit, wait
        self.failures = 0
        self.opened_at = None

    def call(self, now, works):
        if self.opened_at is not None:
            if now - self.opened_at < self.wait:
                raise Open
            self.opened_at = None
            self.failures = self.limit - 1   # one more failure opens it again
        if not works:
            self.failures += 1
            if self.failures >= self.limit:
                self.opened_at = now
            raise ConnectionError
        self.failures = 0
        return "ok"


def circuit_breaker_answers(outcomes: str, limit: int = 2, wait: int = 3) -> str:
    """One letter per second: . ok, x failed, o open (not even tried)."""
    breaker = Breaker(limit, wait)
    answers = ""
    for now, outcome in enumerate(outcomes):
        try:
            breaker.call(now, outcome == "1")
            answers += "."
        except ConnectionError:
            answers += "x"
        except Open:
            answers += "o"
    return answers

#> circuit_breaker_answers("1100111100")
#> circuit_breaker_answers("0000000000")
#> circuit_breaker_answers("")
#> circuit_breaker_answers("0101011", limit=1, wait=2)
#> circuit_breaker_answers("010100111011", 2, 4)
#> circuit_breaker_answers('0000000000010100111011')
#> circuit_breaker_answers('1100111100010100111011')

### form_wizard_errors
def required(value):
    return "required" if not value else None


def minimum(n):
    def check(value):
        return f"at least {n} characters" if value and len(value) < n else None
    return check


def one_of(*options):
    def check(value):
        return f"one of {'/'.join(options)}" if value and value not in options else None
    return check


def rules():
    return {"name": [required, minimum(2)], "size": [required, one_of("S", "M", "L")], "note": [minimum(5)]}


def form_wizard_errors(form: dict[str, str]) -> dict[str, list[str]]:
    errors: dict[str, list[str]] = {}
    known = rules()
    for field, checks in known.items():
        value = form.get(field, "").strip()
        for check in checks:
            message = check(value)
            if message:
                errors.setdefault(field, []).append(message)
    unknown = sorted(form.keys() - known.keys())
    if unknown:
        errors["_"] = [f"unknown {name}" for name in unknown]
    return errors

#> form_wizard_errors({"name": "A", "size": "XL", "note": "hi"})
#> form_wizard_errors({"name": "Ann", "size": "M"})
#> form_wizard_errors({})
#> form_wizard_errors({"name": "  ", "size": "S", "zip": "1", "age": "2"})
#> form_wizard_errors({"name": "Bo", "size": "L", "note": "long enough"})
#> form_wizard_errors({'name': 'A', 'size': 'XL', 'zip': '1', 'age': '2', 'note': 'hi'})

### transaction_with_savepoints
class Database:
    def __init__(self):
        self.data = {}
        self.saves = []

    def run(self, command):
        op, *args = command.split()
        if op == "set":
            self.data[args[0]] = int(args[1])
        elif op == "del":
            del self.data[args[0]]
        elif op == "save":
            self.saves.append(dict(self.data))
        elif op == "back":
            self.data = self.saves.pop()
        else:
            raise SyntaxError(op)


def transaction_with_savepoints(script: str) -> tuple[dict, list[str]]:
    """Commands separated by commas; failing ones are noted by the name of their error."""
    db = Database()
    errors = []
    for command in script.split(","):
        try:
            db.run(command)
        except (KeyError, IndexError, ValueError, SyntaxError) as error:
            errors.append(f"{command.strip()}: {type(error).__name__}")
    return db.data, errors

#> transaction_with_savepoints("set a 1, save, set a 2, set b 3, back, set c 4")
#> transaction_with_savepoints("back, del x, set y z, jump")
#> transaction_with_savepoints("set")
#> transaction_with_savepoints("save, save, set k 9, back, set m 1, del m, back")
#> transaction_with_savepoints("set q 5, del q, del q, set q -1")
#> transaction_with_savepoints('set a 1, save, set a 2, set b 3, back, set c 4, back, del x, set y z, jump, save, save, set k 9, back, set m 1, del m, back')
#> transaction_with_savepoints('set q 5, del q, del q, set q -1, save, save, set k 9, back, set m 1, del m, back, set a 1, save, set a 2, set b 3, back, set c 4')
