### pipeline_stage_errors_d07
class StageError(Exception):
    def __init__(self, stage, value, cause):
        super().__init__(f"{stage} failed on {value!r}: {cause}")
        self.stage = stage


def strip(value):
    return value.strip()


def number(value):
    return float(value)


def positive(value):
    if value <= 0:
        raise ValueError("not positive")
    return value


def root(value):
    return round(value**0.5, 3)


STAGES = (strip, number, positive, root)


def push(value):
    for stage in STAGES:
        try:
            value = stage(value)
        except (ValueError, AttributeError) as error:
            raise StageError(stage.__name__, value, type(error).__name__) from error
    return value


def pipeline_stage_errors_d07(values, tolerate=1):
    results, failures = [], {}
    for value in values:
        try:
            results.append(push(value))
        except StageError as error:
            failures[error.stage] = failures.get(error.stage, 0) + 1
    return failures if sum(failures.values()) > tolerate else results

#> pipeline_stage_errors_d07([" 4 ", "2.25", "x", "16"])
#> pipeline_stage_errors_d07(["1", 2, "-3", "", "nan?"])
#> pipeline_stage_errors_d07([])
#> pipeline_stage_errors_d07(["0"], tolerate=0)
#> pipeline_stage_errors_d07(["100", "1e4", "0.01", None, " 81"], 3)

### config_layers_required
class ConfigError(Exception):
    """Anything wrong with the configuration."""


class Missing(ConfigError, KeyError):
    def __str__(self):
        return f"missing {self.args[0]}"


class BadValue(ConfigError, ValueError):
    pass


def lookup(layers, name):
    for layer in layers:
        if name in layer:
            return layer[name]
    raise Missing(name)


def port(text):
    try:
        value = int(text)
    except (TypeError, ValueError):
        raise BadValue(f"port {text!r}") from None
    if not 0 < value < 65536:
        raise BadValue(f"port {value} out of range")
    return value


def config_layers_required(*layers):
    try:
        host = lookup(layers, "host")
        number = port(lookup(layers, "port"))
    except Missing as error:
        return f"config: {error}"
    except ConfigError as error:
        return f"config: {type(error).__name__}: {error}"
    scheme = "https" if number == 443 else "http"
    return f"{scheme}://{host}:{number}"

#> config_layers_required({"port": "8080"}, {"host": "localhost", "port": 80})
#> config_layers_required({"host": "a"}, {"port": 443})
#> config_layers_required({"host": "a"})
#> config_layers_required({"host": "a", "port": "http"}, {"port": 80})
#> config_layers_required({"host": "a", "port": 70000})
#> config_layers_required()

### resource_pool_acquire
from contextlib import contextmanager


class PoolExhausted(RuntimeError):
    pass


class Pool:
    def __init__(self, size):
        self.free = [f"c{i}" for i in range(size)]
        self.log = []

    @contextmanager
    def connection(self):
        if not self.free:
            raise PoolExhausted(f"all in use after {len(self.log)}")
        name = self.free.pop()
        self.log.append("+" + name)
        try:
            yield name
        except ZeroDivisionError:
            self.log.append("!" + name)
            raise
        finally:
            self.free.append(name)
            self.log.append("-" + name)


def nested(pool, depth, divisor):
    if depth == 0:
        return 12 // divisor
    with pool.connection():
        return nested(pool, depth - 1, divisor)


def resource_pool_acquire(size: int, calls: list[tuple[int, int]]) -> list[str]:
    pool = Pool(size)
    for depth, divisor in calls:
        try:
            pool.log.append(f"={nested(pool, depth, divisor)}")
        except PoolExhausted as error:
            pool.log.append(str(error))
        except ZeroDivisionError:
            pool.log.append("div")
    return pool.log

#> resource_pool_acquire(2, [(1, 3), (2, 4)])
#> resource_pool_acquire(1, [(2, 1), (1, 5)])
#> resource_pool_acquire(0, [])
#> resource_pool_acquire(3, [(2, 0), (0, 0)])
#> resource_pool_acquire(2, [(0, 1), (3, 2), (1, 0)])

### validate_nested_order
class ValidationError(Exception):
    def __init__(self, path, message):
        super().__init__(message)
        self.path = path

    def __str__(self):
        return f"{'.'.join(map(str, self.path))}: {self.args[0]}"


def within(key, function, *args):
    try:
        return function(*args)
    except ValidationError as error:
        error.path.insert(0, key)
        raise


def check_item(item):
    if item.get("count", 0) < 1:
        raise ValidationError(["count"], "must be positive")
    if not item.get("sku"):
        raise ValidationError(["sku"], "required")
    return item["count"]


def check_items(items):
    if not items:
        raise ValidationError([], "empty")
    return sum(within(index, check_item, item) for index, item in enumerate(items))


def check_address(address):
    if len(address.get("zip", "")) != 5:
        raise ValidationError(["zip"], "five digits")


def validate_nested_order(order: dict) -> str:
    try:
        within("address", check_address, order.get("address", {}))
        pieces = within("items", check_items, order.get("items", []))
    except ValidationError as error:
        return str(error)
    return f"ok {pieces}"

#> validate_nested_order({"address": {"zip": "10115"}, "items": [{"sku": "A", "count": 2}, {"sku": "B", "count": 1}]})
#> validate_nested_order({"address": {"zip": "10115"}, "items": [{"sku": "A", "count": 2}, {"count": 1}]})
#> validate_nested_order({"address": {"zip": "1011"}})
#> validate_nested_order({"address": {"zip": "10115"}, "items": []})
#> validate_nested_order({"address": {"zip": "10115"}, "items": [{"sku": "A", "count": 2}, {"sku": "B", "count": 3}, {"sku": "C", "count": 0}]})
#> validate_nested_order({"address": {"zip": "10115"}, "items": [{"sku": "A", "count": 2}, {"sku": "B", "count": 3}, {"sku": "C", "count": 0}]})
#> validate_nested_order({"address": {"zip": "10115"}, "items": [{"sku": "A", "count": 2}, {"count": 1}]})

### safe_division_table
def safe(function, *args, default=None, errors=(ArithmeticError, TypeError)):
    try:
        return function(*args)
    except errors:
        return default


def safe_division_table(rows: list, columns: list) -> list[list]:
    table = []
    for top in rows:
        line = []
        for bottom in columns:
            value = safe(lambda: top / bottom, default="-")
            if isinstance(value, float) and value.is_integer():
                value = int(value)
            line.append(value)
        table.append(line)
    return table

#> safe_division_table([6, 7], [2, 0, 3])
#> safe_division_table([1, "x"], [4])
#> safe_division_table([], [1])
#> safe_division_table([10, 2.5, None], [2.5, 5])
#> safe_division_table([1e308], [1e-10, 1])
#> safe_division_table([6, 7], [2, 0, 3, 1e-10, 1])
#> safe_division_table([6, 7], [1e-10, 1, 2, 0, 3])

### retry_policy_by_error
class Transient(Exception):
    pass


class RateLimited(Transient):
    def __init__(self, wait):
        super().__init__(f"wait {wait}")
        self.wait = wait


class Fatal(Exception):
    pass


def answer(code):
    if code == "ok":
        return "data"
    if code.startswith("429:"):
        raise RateLimited(int(code[4:]))
    if code == "timeout":
        raise Transient("timeout")
    raise Fatal(code)


def call(codes, budget):
    """Tries until data comes; (data, seconds waited)."""
    waited = 0
    for attempt, code in enumerate(codes, 1):
        try:
            return answer(code), waited
        except RateLimited as limit:
            pause = limit.wait
        except Transient:
            pause = 2**attempt
        waited += pause
        if waited > budget:
            raise Fatal(f"budget used up after {attempt}")
    raise Fatal("no more answers")


def retry_policy_by_error(codes: list[str], budget: int = 30):
    try:
        return call(codes, budget)
    except Fatal as error:
        return f"gave up: {error}"

#> retry_policy_by_error(["timeout", "429:5", "ok"])
#> retry_policy_by_error(["timeout", "timeout", "timeout", "timeout", "ok"], 20)
#> retry_policy_by_error(["500"])
#> retry_policy_by_error([])
#> retry_policy_by_error(["429:1", "429:2", "429:3", "timeout", "ok"], 25)

### atomic_batch_apply
import copy


class BatchError(Exception):
    def __init__(self, index, reason):
        super().__init__(f"operation {index}: {reason}")
        self.index = index


def apply_one(state, operation):
    kind, key, *value = operation
    if kind == "set":
        state[key] = value[0]
    elif kind == "inc":
        state[key] += value[0]
    elif kind == "del":
        del state[key]
    else:
        raise ValueError(f"unknown {kind}")


def apply_batch(state, operations):
    draft = copy.deepcopy(state)
    for index, operation in enumerate(operations):
        try:
            apply_one(draft, operation)
        except (KeyError, TypeError, ValueError) as error:
            raise BatchError(index, type(error).__name__) from error
    return draft


def atomic_batch_apply(state: dict, batches: list[list[tuple]]) -> tuple[dict, list[str]]:
    errors = []
    for batch in batches:
        try:
            state = apply_batch(state, batch)
        except BatchError as error:
            errors.append(str(error))
    return state, errors

#> atomic_batch_apply({"a": 1}, [[("inc", "a", 2), ("set", "b", 5)], [("del", "b"), ("inc", "c", 1)], [("inc", "b", 1)]])
#> atomic_batch_apply({}, [[("set", "x", "1"), ("inc", "x", 1)], [("pop", "x")]])
#> atomic_batch_apply({"k": [1]}, [])
#> atomic_batch_apply({"k": [1]}, [[("inc", "k", [2]), ("set", "k2", None), ("del", "k2")]])
#> atomic_batch_apply({"n": 0}, [[("inc", "n", 1)] * 3, [("inc", "n", 10), ("del", "m")], [("inc", "n", 100)]])

### finally_order_trace
TRACE = []


def step(name, action):
    TRACE.append(f"enter {name}")
    try:
        if action == "fail":
            raise ValueError(name)
        if action == "skip":
            return None
        TRACE.append(f"work {name}")
    except ValueError:
        TRACE.append(f"caught {name}")
        if name.startswith("k"):
            raise
    else:
        TRACE.append(f"else {name}")
    finally:
        TRACE.append(f"exit {name}")
    return name


def finally_order_trace(plan: str) -> list[str]:
    """What happens in which order for a plan like 'a:ok b:fail c:skip'."""
    done = []
    try:
        for word in plan.split():
            name, _, action = word.partition(":")
            result = step(name, action)
            if result:
                done.append(result)
    except ValueError as error:
        TRACE.append(f"stopped by {error}")
    return TRACE + done

#> finally_order_trace("a:ok b:fail c:skip")
#> finally_order_trace("k1:ok k2:fail a:ok")
#> finally_order_trace("")
#> finally_order_trace("x:skip y")
#> finally_order_trace("p:fail q:fail r:ok s:skip")

### exception_group_summary
class Problem(Exception):
    severity = 1


class Warn(Problem):
    pass


class Error(Problem):
    severity = 5


class Critical(Error):
    severity = 20


KINDS = {"w": Warn, "e": Error, "c": Critical}


def check(word):
    letter, _, text = word.partition("-")
    kind = KINDS.get(letter)
    if kind is not None:
        raise kind(text or "unknown")


def run_all(words):
    problems = []
    for word in words:
        try:
            check(word)
        except Problem as problem:
            problems.append(problem)
    if problems:
        raise ExceptionGroup("checks", problems)


def exception_group_summary(text):
    try:
        run_all(text.split())
    except ExceptionGroup as group:
        critical, rest = group.split(Critical)
        score = sum(p.severity for p in rest.exceptions) if rest else 0
        if critical:
            score += sum(p.severity for p in critical.exceptions) * (1 if rest else 2)
        return score
    return 0

#> exception_group_summary("w-disk e-mail ok w-cpu")
#> exception_group_summary("c-power c")
#> exception_group_summary("ok fine")
#> exception_group_summary("")
#> exception_group_summary("c-power e-net w w w ok c-fire")

### parse_or_default_chain
from datetime import datetime
from decimal import Decimal, InvalidOperation


def attempt(*parsers):
    def parse(text):
        errors = []
        for parser in parsers:
            try:
                return parser(text)
            except (ValueError, InvalidOperation) as error:
                errors.append(type(error).__name__)
        raise ValueError("/".join(errors))
    return parse


def percent(text):
    if not text.endswith("%"):
        raise ValueError(text)
    return Decimal(text[:-1]) / 100


def clock(text):
    return datetime.strptime(text, "%H:%M").time()


def parse_or_default_chain(texts: list[str]) -> list[str]:
    """Kinds of values (int, Decimal, time) or the chain of errors."""
    parse = attempt(int, percent, Decimal, clock)
    kinds = []
    for text in texts:
        try:
            value = parse(text)
        except ValueError as error:
            kinds.append(f"? {error}")
        else:
            kinds.append(f"{type(value).__name__} {value}")
    return kinds

#> parse_or_default_chain(["12", "5%", "1.50", "09:30"])
#> parse_or_default_chain(["noon", "", "0012"])
#> parse_or_default_chain([])
#> parse_or_default_chain(["x%", "24:00", "-7"])
#> parse_or_default_chain(["1e2", "100%", "00:00", "7:5"])

### deadline_budget_steps
class DeadlineExceeded(Exception):
    def __init__(self, step, over):
        super().__init__(step)
        self.over = over


class Deadline:
    def __init__(self, budget):
        self.left = budget

    def spend(self, step, cost):
        self.left -= cost
        if self.left < 0:
            raise DeadlineExceeded(step, -self.left)


def fetch(deadline, sources):
    rows = 0
    for name, cost in sources:
        deadline.spend(f"fetch {name}", cost)
        rows += cost * 10
    return rows


def render(deadline, rows):
    pages = -(-rows // 25)
    for page in range(pages):
        deadline.spend(f"page {page + 1}", 1)
    return pages


def deadline_budget_steps(sources: list[tuple[str, int]], budget: int):
    """Pages rendered within the budget, or which step went over it and by how much."""
    deadline = Deadline(budget)
    try:
        return render(deadline, fetch(deadline, sources))
    except DeadlineExceeded as error:
        return f"{error} (+{error.over})"

#> deadline_budget_steps([("db", 4), ("api", 6)], 20)
#> deadline_budget_steps([("db", 4), ("api", 6)], 12)
#> deadline_budget_steps([("db", 4), ("api", 16), ("mail", 1)], 12)
#> deadline_budget_steps([], 0)
#> deadline_budget_steps([("a", 1), ("b", 1), ("c", 1), ("d", 2)], 7)
