### vault_access_errors
class VaultError(Exception):
    code = 500


class Denied(VaultError):
    code = 403

    def __init__(self, who, needed):
        super().__init__(f"{who} needs level {needed}")
        self.needed = needed


class Empty(VaultError):
    code = 404


class Vault:
    def __init__(self, level, items):
        self.level, self.items = level, list(items)

    def take(self, who, level):
        if level < self.level:
            raise Denied(who, self.level)
        if not self.items:
            raise Empty("nothing left")
        return self.items.pop()


def vault_access_errors(level, items, visitors):
    vault, log = Vault(level, items), []
    for who, rank in visitors:
        try:
            item = vault.take(who, rank)
        except Denied as error:
            log.append((error.code, error.needed - rank))
        except VaultError as error:
            log.append((error.code, str(error)))
        else:
            log.append((who, item))
    return log

#> vault_access_errors(3, ["gem", "deed"], [("kim", 5), ("lou", 2), ("max", 3), ("ned", 9)])
#> vault_access_errors(0, [], [("x", 0)])
#> vault_access_errors(1, ["coin"], [])
#> vault_access_errors(7, "abc", [("p", 7), ("q", -1)])
#> vault_access_errors(2, ["map"], [("r", 1), ("r", 2), ("r", 2)])

### transaction_scope_rollback
class Wallet:
    def __init__(self, **coins):
        self.coins = coins

    def move(self, coin, delta):
        after = self.coins.get(coin, 0) + delta
        if after < 0:
            raise ArithmeticError(f"{coin} short by {-after}")
        self.coins[coin] = after


class Scope:
    def __init__(self, wallet):
        self.wallet = wallet
        self.failed = None

    def __enter__(self):
        self.saved = dict(self.wallet.coins)
        return self.wallet

    def __exit__(self, kind, error, trace):
        if kind is None:
            return False
        self.wallet.coins = self.saved
        self.failed = str(error)
        return issubclass(kind, ArithmeticError)


def transaction_scope_rollback(start, batches):
    wallet, failures = Wallet(**start), []
    for batch in batches:
        scope = Scope(wallet)
        with scope as open_wallet:
            for coin, delta in batch:
                open_wallet.move(coin, delta)
        if scope.failed:
            failures.append(scope.failed)
    return wallet.coins, failures

#> transaction_scope_rollback({"gold": 5}, [[("gold", -3), ("gem", 1)], [("gem", 4), ("gold", -9)]])
#> transaction_scope_rollback({}, [])
#> transaction_scope_rollback({"tin": 1}, [[("tin", -1)], [("tin", -1)], [("tin", 2)]])
#> transaction_scope_rollback({"a": 2}, [[("a", 1), ("b", -1)], []])
#> transaction_scope_rollback({"x": 1}, [[("x", "1")]])

### parse_error_positions_report
class ParseError(ValueError):
    def __init__(self, message, at):
        super().__init__(message)
        self.at = at

    def pointer(self):
        return "-" * self.at + "^"


class Unclosed(ParseError):
    def __init__(self, at):
        super().__init__("unclosed", at)


class Unexpected(ParseError):
    def __init__(self, char, at):
        super().__init__(f"unexpected {char}", at)


class Scanner:
    PAIRS = {")": "(", "]": "[", ">": "<"}

    def scan(self, text):
        stack = []
        for i, ch in enumerate(text):
            if ch in self.PAIRS.values():
                stack.append((ch, i))
            elif ch in self.PAIRS:
                if not stack or stack[-1][0] != self.PAIRS[ch]:
                    raise Unexpected(ch, i)
                stack.pop()
        if stack:
            raise Unclosed(stack[-1][1])
        return len(text)


def parse_error_positions_report(*texts):
    report = []
    for text in texts:
        try:
            report.append(Scanner().scan(text))
        except ParseError as error:
            report.append(f"{error} {error.pointer()}")
    return report

#> parse_error_positions_report("f(x[1])", "a(b]", "<<>")
#> parse_error_positions_report("")
#> parse_error_positions_report()
#> parse_error_positions_report(")(", "((", "plain text")
#> parse_error_positions_report("<é>", "[(])")

### retry_policy_client
class Transient(Exception):
    pass


class Permanent(Exception):
    pass


class FlakyServer:
    def __init__(self, script):
        self.script = list(script)

    def call(self):
        outcome = self.script.pop(0) if self.script else 200
        if outcome >= 500:
            raise Transient(outcome)
        if outcome >= 400:
            raise Permanent(outcome)
        return outcome


class Client:
    def __init__(self, server, retries):
        self.server, self.retries, self.waits = server, retries, []

    def fetch(self):
        for attempt in range(self.retries + 1):
            try:
                return self.server.call()
            except Transient as error:
                last = error
                self.waits.append(2 ** attempt)
        raise Permanent("gave up") from last


def retry_policy_client(script, retries, calls):
    client = Client(FlakyServer(script), retries)
    results = []
    for _ in range(calls):
        try:
            results.append(client.fetch())
        except Permanent as error:
            cause = error.__cause__
            results.append((error.args[0], cause.args[0] if cause else None))
    return results, client.waits

#> retry_policy_client([503, 200, 404], 2, 2)
#> retry_policy_client([500, 502, 503, 201], 2, 2)
#> retry_policy_client([], 0, 1)
#> retry_policy_client([500], 0, 2)
#> retry_policy_client([429, 302], 1, 3)

### stacked_contexts_trace
class Phase:
    log = []

    def __init__(self, name, swallow=()):
        self.name, self.swallow = name, swallow

    def __enter__(self):
        self.log.append(f"+{self.name}")
        return self.name.upper()

    def __exit__(self, kind, value, trace):
        mark = "!" if kind else "-"
        self.log.append(mark + self.name)
        return kind is not None and issubclass(kind, self.swallow)


def stacked_contexts_trace(data, index, divisor):
    Phase.log.clear()
    result = None
    with Phase("outer", (IndexError, TypeError)) as outer:
        with Phase("math", ZeroDivisionError), Phase("inner") as inner:
            result = data[index] // divisor
            Phase.log.append(inner)
        Phase.log.append(outer)
    return result, " ".join(Phase.log)

#> stacked_contexts_trace([10, 20], 1, 3)
#> stacked_contexts_trace([10, 20], 5, 3)
#> stacked_contexts_trace([10, 20], 0, 0)
#> stacked_contexts_trace("ab", 0, 1)
#> stacked_contexts_trace({"k": 9}, "z", 2)
#> stacked_contexts_trace({"k": 9}, "k", -2)

### signup_validation_errors
class Invalid(ValueError):
    def __init__(self, field, why):
        self.field, self.why = field, why
        super().__init__(field, why)


class Errors(Exception):
    def __init__(self, problems):
        self.problems = problems

    def __len__(self):
        return len(self.problems)


class Signup:
    def __init__(self, form):
        self.form = form

    def check_user(self, value):
        if not value.isidentifier():
            raise Invalid("user", "not a name")

    def check_age(self, value):
        if int(value) < 18:
            raise Invalid("age", "too young")

    def validate(self):
        problems = {}
        for field in ("user", "age"):
            try:
                getattr(self, "check_" + field)(self.form[field])
            except Invalid as error:
                problems[error.field] = error.why
            except KeyError:
                problems[field] = "missing"
            except ValueError:
                problems[field] = "bad value"
        if problems:
            raise Errors(problems)
        return True


def signup_validation_errors(**form):
    try:
        return Signup(form).validate()
    except Errors as errors:
        return len(errors), errors.problems

#> signup_validation_errors(user="ana_9", age="34")
#> signup_validation_errors(user="9ana", age="17")
#> signup_validation_errors(age="x")
#> signup_validation_errors()
#> signup_validation_errors(user="zoë", age=" 18 ")

### nested_lease_pool_peak
class Exhausted(RuntimeError):
    pass


class Lease:
    def __init__(self, pool):
        self.pool = pool

    def __enter__(self):
        if not self.pool.free:
            raise Exhausted(f"all {self.pool.size} busy")
        self.handle = self.pool.free.pop()
        self.pool.peak = max(self.pool.peak, self.pool.size - len(self.pool.free))
        return self.handle

    def __exit__(self, *details):
        self.pool.free.append(self.handle)


class Pool:
    def __init__(self, size):
        self.size, self.free, self.peak = size, list(range(size)), 0

    def lease(self):
        return Lease(self)


def nest(pool, depth):
    if depth == 0:
        return []
    with pool.lease() as handle:
        return [handle, *nest(pool, depth - 1)]


def nested_lease_pool_peak(size, depths):
    pool = Pool(size)
    out = []
    for depth in depths:
        try:
            out.append(nest(pool, depth))
        except Exhausted as error:
            out.append(str(error))
    return out, pool.peak, pool.free

#> nested_lease_pool_peak(3, [2, 3, 1])
#> nested_lease_pool_peak(1, [2, 1])
#> nested_lease_pool_peak(0, [0, 1])
#> nested_lease_pool_peak(4, [])
#> nested_lease_pool_peak(2, [1, 1, 5])

### command_line_usage_errors
class UsageError(Exception):
    exit_code = 2


class UnknownFlag(UsageError):
    def __str__(self):
        return f"unknown flag {self.args[0]}"


class MissingValue(UsageError):
    exit_code = 3

    def __str__(self):
        return f"{self.args[0]} wants a value"


class Parser:
    def __init__(self, switches, values):
        self.switches, self.values = switches, values

    def parse(self, argv):
        words, result = iter(argv), {"rest": []}
        for word in words:
            if not word.startswith("--"):
                result["rest"].append(word)
            elif (name := word[2:]) in self.switches:
                result[name] = True
            elif name in self.values:
                value = next(words, None)
                if value is None or value.startswith("--"):
                    raise MissingValue(name)
                result[name] = value
            else:
                raise UnknownFlag(name)
        return result


def command_line_usage_errors(line):
    parser = Parser({"force", "quiet"}, {"out", "level"})
    try:
        return parser.parse(line.split())
    except UsageError as error:
        return error.exit_code, str(error), type(error).__mro__[1].__name__

#> command_line_usage_errors("build --force --out dist src")
#> command_line_usage_errors("--level")
#> command_line_usage_errors("--level --quiet")
#> command_line_usage_errors("")
#> command_line_usage_errors("run --fast now")
#> command_line_usage_errors("--out a --out b --quiet c d")

### suppress_and_count_errors
class Collect:
    """Swallow the given kinds of errors and remember how often."""

    def __init__(self, *kinds):
        self.kinds, self.counts = kinds, {}

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        if kind is None or not issubclass(kind, self.kinds):
            return False
        self.counts[kind.__name__] = self.counts.get(kind.__name__, 0) + 1
        return True

    @property
    def worst(self):
        return max(self.counts, key=self.counts.get, default="none")


def suppress_and_count_errors(rows, scale):
    collect, good = Collect(LookupError, ValueError, ZeroDivisionError), []
    for row in rows:
        with collect:
            value = int(row["n"])
            good.append(scale // value)
    return good, collect.counts, collect.worst

#> suppress_and_count_errors([{"n": "4"}, {"m": 1}, {"n": "x"}, {"n": 0}, {"n": "y"}], 100)
#> suppress_and_count_errors([], 1)
#> suppress_and_count_errors([{"n": 3}, {"n": -7}], 20)
#> suppress_and_count_errors([{}, {}, {"n": "1.5"}], 5)
#> suppress_and_count_errors([{"n": None}], 5)

### temporary_settings_override
class Settings:
    def __init__(self, **values):
        self.values = values

    def __getitem__(self, key):
        return self.values[key]

    def override(self, **changes):
        return Override(self, changes)


class Override:
    def __init__(self, settings, changes):
        self.settings, self.changes = settings, changes

    def __enter__(self):
        missing = object()
        self.old = {k: self.settings.values.get(k, missing) for k in self.changes}
        self.missing = missing
        self.settings.values.update(self.changes)

    def __exit__(self, *_):
        for key, value in self.old.items():
            if value is self.missing:
                del self.settings.values[key]
            else:
                self.settings.values[key] = value


def snapshot(settings):
    return ",".join(f"{k}={v}" for k, v in sorted(settings.values.items()))


def temporary_settings_override(base, first, second, probe):
    settings = Settings(**base)
    views = []
    try:
        with settings.override(**first):
            views.append(snapshot(settings))
            with settings.override(**second):
                views.append(settings[probe])
    except KeyError as error:
        views.append(f"no {error.args[0]}")
    return views, snapshot(settings)

#> temporary_settings_override({"lang": "en", "dpi": 96}, {"dpi": 72}, {"lang": "fr"}, "lang")
#> temporary_settings_override({}, {"x": 1}, {"x": 2, "y": 3}, "y")
#> temporary_settings_override({"a": 0}, {}, {"b": 1}, "zz")
#> temporary_settings_override({"k": "v"}, {"k": "w"}, {"k": "x"}, "k")
#> temporary_settings_override({"q": 5}, {"r": 6}, {}, "q")

### bank_error_chain_report
class BankError(Exception):
    pass


class Insufficient(BankError):
    pass


class Frozen(BankError):
    pass


class TransferFailed(BankError):
    def __init__(self, source, target):
        super().__init__(f"{source}->{target}")


class Bank:
    def __init__(self, balances, frozen):
        self.balances, self.frozen = balances, frozen

    def withdraw(self, name, amount):
        if name in self.frozen:
            raise Frozen(name)
        if self.balances[name] < amount:
            raise Insufficient(f"{name} has {self.balances[name]}")
        self.balances[name] -= amount

    def transfer(self, source, target, amount):
        try:
            self.withdraw(source, amount)
        except BankError as error:
            raise TransferFailed(source, target) from error
        self.balances[target] = self.balances.get(target, 0) + amount


def bank_error_chain_report(balances, frozen, transfers):
    bank = Bank(dict(balances), frozen)
    failures = []
    for transfer in transfers:
        try:
            bank.transfer(*transfer)
        except TransferFailed as error:
            inner = error.__cause__
            failures.append(f"{error}: {type(inner).__name__} {inner}")
    return bank.balances, failures

#> bank_error_chain_report({"ann": 50, "bob": 5}, ["cy"], [("ann", "bob", 30), ("bob", "ann", 99)])
#> bank_error_chain_report({"cy": 10}, ["cy"], [("cy", "di", 1)])
#> bank_error_chain_report({}, [], [])
#> bank_error_chain_report({"x": 1}, [], [("x", "y", 1), ("y", "x", 1), ("x", "y", 2)])
#> bank_error_chain_report({"m": 3}, [], [("n", "m", 1)])

### finally_cleanup_sequence
class Oven:
    def __init__(self):
        self.on, self.history = False, []

    def heat(self, degrees):
        self.on = True
        self.history.append(degrees)
        if degrees > 250:
            raise OverflowError(degrees)

    def off(self):
        self.on = False
        self.history.append(0)


class Cook:
    def __init__(self, oven):
        self.oven = oven

    def bake(self, dish, degrees):
        try:
            self.oven.heat(degrees)
            if dish == "soup":
                return "wrong tool"
        except OverflowError as error:
            return f"smoke at {error}"
        else:
            dish = f"baked {dish}"
        finally:
            self.oven.off()
        return dish.capitalize()


def finally_cleanup_sequence(orders):
    oven = Oven()
    cook = Cook(oven)
    return [cook.bake(d, t) for d, t in orders], oven.history, oven.on

#> finally_cleanup_sequence([("bread", 220), ("soup", 90), ("tile", 1200)])
#> finally_cleanup_sequence([])
#> finally_cleanup_sequence([("pie", 250), ("pie", 251)])
#> finally_cleanup_sequence([("soup", 300)])
#> finally_cleanup_sequence([("crème brûlée", 150)])

### exit_stack_undo_actions
from contextlib import ExitStack


class Site:
    def __init__(self):
        self.parts, self.log = [], []

    def build(self, part):
        if part in self.parts:
            raise ValueError(f"second {part}")
        self.parts.append(part)

    def demolish(self, part):
        self.parts.remove(part)
        self.log.append(f"down {part}")


def exit_stack_undo_actions(plans):
    site = Site()
    for plan in plans:
        try:
            with ExitStack() as stack:
                for part in plan:
                    site.build(part)
                    stack.callback(site.demolish, part)
                stack.pop_all()
                site.log.append(f"kept {len(plan)}")
        except ValueError as error:
            site.log.append(str(error))
    return site.parts, site.log

#> exit_stack_undo_actions([["wall", "roof"], ["door", "pane", "wall"]])
#> exit_stack_undo_actions([["a", "a"], ["a"]])
#> exit_stack_undo_actions([])
#> exit_stack_undo_actions([[], ["x"], ["x"]])
#> exit_stack_undo_actions([["p", "q"], ["r", "q", "s"], ["r"]])

### contextmanager_class_stopwatch
from contextlib import contextmanager


class Ledger:
    def __init__(self):
        self.clock, self.spans, self.open = 0, {}, []

    def work(self, units):
        self.clock += units

    @contextmanager
    def span(self, name):
        begun = self.clock
        self.open.append(name)
        try:
            yield ".".join(self.open)
        except TimeoutError:
            self.spans[name + "!"] = self.clock - begun
        else:
            self.spans[name] = self.clock - begun
        finally:
            self.open.pop()


def contextmanager_class_stopwatch(outer, inner, limit):
    ledger, names = Ledger(), []
    with ledger.span("total") as name:
        names.append(name)
        for units in outer:
            with ledger.span(f"s{units}") as label:
                names.append(label)
                ledger.work(units)
                if ledger.clock > limit:
                    raise TimeoutError
                ledger.work(inner)
    return ledger.spans, names, ledger.clock

#> contextmanager_class_stopwatch([3, 5], 1, 100)
#> contextmanager_class_stopwatch([3, 5, 2], 0, 6)
#> contextmanager_class_stopwatch([], 4, 0)
#> contextmanager_class_stopwatch([2, 2, 2], 10, 20)
#> contextmanager_class_stopwatch([7], -7, 7)

### sandbox_guarded_calls
class Forbidden(PermissionError):
    def __init__(self, name, allowed):
        super().__init__(f"{name} not in {sorted(allowed)}")


class OutOfFuel(RuntimeError):
    pass


class Sandbox:
    def __init__(self, fuel, **functions):
        self.fuel, self.functions = fuel, functions

    def call(self, name, *args):
        if name not in self.functions:
            raise Forbidden(name, self.functions)
        self.fuel -= len(args) + 1
        if self.fuel < 0:
            raise OutOfFuel(name)
        return self.functions[name](*args)


def sandbox_guarded_calls(fuel, calls):
    box = Sandbox(fuel, add=lambda *n: sum(n), join="-".join, size=len)
    results = []
    for name, *args in calls:
        try:
            results.append(box.call(name, *args))
        except Forbidden as error:
            results.append(str(error))
        except TypeError:
            results.append(f"bad call of {name}")
        except OutOfFuel:
            results.append("no fuel")
            break
    return results, box.fuel

#> sandbox_guarded_calls(12, [("add", 1, 2, 3), ("join", "abc"), ("open", "x")])
#> sandbox_guarded_calls(3, [("size", [1, 2]), ("size", ""), ("add",)])
#> sandbox_guarded_calls(0, [])
#> sandbox_guarded_calls(9, [("size", 5), ("join", [1]), ("add", "a")])
#> sandbox_guarded_calls(50, [("add",), ("join", ("é", "ü"))])

### strict_config_loader_errors
class ConfigError(Exception):
    def __init__(self, path, reason):
        self.path, self.reason = path, reason

    def __str__(self):
        return f"{'.'.join(self.path) or '<root>'}: {self.reason}"


class Loader:
    def __init__(self, schema):
        self.schema = schema

    def load(self, data, schema=None, path=()):
        schema = self.schema if schema is None else schema
        if not isinstance(data, dict):
            raise ConfigError(path, f"expected table, got {type(data).__name__}")
        out = {}
        for key, want in schema.items():
            here = (*path, key)
            if key not in data:
                raise ConfigError(here, "missing")
            if isinstance(want, dict):
                out[key] = self.load(data[key], want, here)
            else:
                try:
                    out[key] = want(data[key])
                except (TypeError, ValueError) as error:
                    raise ConfigError(here, type(error).__name__) from error
        return out


def strict_config_loader_errors(data):
    loader = Loader({"port": int, "ui": {"title": str.title, "zoom": float}})
    try:
        return loader.load(data)
    except ConfigError as error:
        return str(error)

#> strict_config_loader_errors({"port": "80", "ui": {"title": "my site", "zoom": 1}})
#> strict_config_loader_errors({"port": "http", "ui": {}})
#> strict_config_loader_errors({"port": 1, "ui": {"title": 5, "zoom": 1}})
#> strict_config_loader_errors({"port": 2, "ui": []})
#> strict_config_loader_errors(None)
#> strict_config_loader_errors({"port": 3.9, "ui": {"title": "x"}})

### watchdog_budget_guard
class Budget:
    class Over(Exception):
        def __init__(self, owner, by):
            self.owner, self.by = owner, by

    def __init__(self, limit, parent=None):
        self.limit, self.parent, self.used = limit, parent, 0

    def spend(self, n):
        if self.parent:
            self.parent.spend(n)
        self.used += n
        if self.used > self.limit:
            raise Budget.Over(self, self.used - self.limit)

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        return self.parent is not None and kind is Budget.Over and error.owner is self


def watchdog_budget_guard(total, each, jobs):
    finished = []
    try:
        with Budget(total) as whole:
            for name, costs in jobs.items():
                with Budget(each, whole) as part:
                    for cost in costs:
                        part.spend(cost)
                    finished.append(name)
    except Budget.Over as over:
        return finished, ("stopped", over.owner.used, over.by)
    return finished, whole.used

#> watchdog_budget_guard(100, 20, {"parse": [5, 5], "render": [15, 9], "save": [1]})
#> watchdog_budget_guard(10, 50, {"a": [4, 4], "b": [4]})
#> watchdog_budget_guard(5, 5, {})
#> watchdog_budget_guard(30, 10, {"x": [11], "y": [], "z": [10]})
#> watchdog_budget_guard(0, 0, {"free": [0, 0]})

### assembler_symbol_errors
class AsmError(Exception):
    def __init__(self, line, text):
        self.line = line
        super().__init__(f"line {line}: {text}")


class Duplicate(AsmError):
    pass


class Undefined(AsmError):
    pass


class Assembler:
    def __init__(self):
        self.symbols, self.code = {}, []

    def first_pass(self, lines):
        for number, line in enumerate(lines, 1):
            label, colon, rest = line.rpartition(":")
            if colon:
                if label in self.symbols:
                    raise Duplicate(number, label)
                self.symbols[label] = len(self.code)
            if rest.strip():
                self.code.append((number, rest.split()))

    def second_pass(self):
        for number, (op, *args) in self.code:
            out = [op[0].upper()]
            for a in args:
                if not a.lstrip("-").isdigit() and a not in self.symbols:
                    raise Undefined(number, a)
                out.append(str(self.symbols.get(a, a)))
            yield "".join(out)


def assembler_symbol_errors(source):
    asm = Assembler()
    try:
        asm.first_pass(source.split("\n"))
        return list(asm.second_pass()), asm.symbols
    except AsmError as error:
        return type(error).__name__, str(error), error.line

#> assembler_symbol_errors("load 5\nloop: dec 1\njump loop")
#> assembler_symbol_errors("a: nop\na: nop")
#> assembler_symbol_errors("jump end\n\nstop")
#> assembler_symbol_errors("")
#> assembler_symbol_errors("start:\n push -3\nend: call start end")

### desk_closing_turned_away
class Shut(Exception):
    """The desk closes; carries who is still waiting."""


class Desk:
    def __init__(self, close):
        self.close, self.now, self.served = close, 0, []

    def serve(self, name, minutes):
        if self.now >= self.close:
            raise Shut(name)
        self.now += minutes
        if self.now > self.close:
            self.served.append(name + " (late)")
            raise Shut
        self.served.append(name)


def desk_closing_turned_away(close, queue):
    desk = Desk(close)
    waiting = dict(queue)
    try:
        while waiting:
            name = next(iter(waiting))
            desk.serve(name, waiting.pop(name))
    except Shut as shut:
        turned_away = [*shut.args, *waiting]
    else:
        turned_away = None
    return desk.served, turned_away, desk.now

#> desk_closing_turned_away(20, [("ona", 8), ("pip", 15), ("quin", 3)])
#> desk_closing_turned_away(10, [("a", 5), ("b", 5), ("c", 1), ("d", 1)])
#> desk_closing_turned_away(60, [("x", 1)])
#> desk_closing_turned_away(0, [("y", 2)])
#> desk_closing_turned_away(5, [])

### elevator_overload_warnings
class Warning_(Exception):
    severity = 1


class Overload(Warning_):
    severity = 3


class DoorHeld(Warning_):
    severity = 2


class Cabin:
    limit = 300

    def __init__(self):
        self.load, self.warnings = 0, []

    def enter(self, kilos):
        if self.load + kilos > self.limit:
            raise Overload(self.load + kilos - self.limit)
        self.load += kilos

    def hold(self, seconds):
        if seconds > 10:
            raise DoorHeld(seconds)

    def guard(self, method, value):
        try:
            method(value)
        except Warning_ as w:
            self.warnings.append(w)
            return False
        return True


def elevator_overload_warnings(people, holds):
    cabin = Cabin()
    boarded = sum(cabin.guard(cabin.enter, p) for p in people)
    polite = all([cabin.guard(cabin.hold, h) for h in holds])
    ordered = sorted(cabin.warnings, key=lambda w: (-w.severity, w.args))
    return boarded, polite, [(type(w).__name__, *w.args) for w in ordered]

#> elevator_overload_warnings([90, 120, 110, 60], [3, 12, 15])
#> elevator_overload_warnings([], [])
#> elevator_overload_warnings([301, 300, 1], [10])
#> elevator_overload_warnings([75, 75, 75, 75, 75], [11, 1])
#> elevator_overload_warnings([-20, 320], [30, 20])

### lock_reentrant_owner
class LockError(RuntimeError):
    pass


class OwnedLock:
    def __init__(self):
        self.owner, self.depth = None, 0

    def acquire(self, who):
        if self.owner not in (None, who):
            raise LockError(f"{who} waits for {self.owner}")
        self.owner = who
        self.depth += 1

    def release(self, who):
        if self.owner != who:
            raise LockError(f"{who} is not owner")
        self.depth -= 1
        if not self.depth:
            self.owner = None

    def as_(self, who):
        return Held(self, who)


class Held:
    def __init__(self, lock, who):
        self.lock, self.who = lock, who

    def __enter__(self):
        self.lock.acquire(self.who)
        return self.lock.depth

    def __exit__(self, kind, *_):
        self.lock.release(self.who)
        return kind is ValueError


def lock_reentrant_owner(outer, inner, value):
    lock, notes = OwnedLock(), []
    try:
        with lock.as_(outer) as depth:
            notes.append(depth)
            with lock.as_(inner) as depth:
                notes.append(depth + int(value))
            lock.release(inner)
    except LockError as error:
        notes.append(str(error))
    return notes, lock.owner, lock.depth

#> lock_reentrant_owner("t1", "t1", "5")
#> lock_reentrant_owner("t1", "t2", "5")
#> lock_reentrant_owner("main", "main", "oops")
#> lock_reentrant_owner(None, "w", "7")
#> lock_reentrant_owner("", "", "-2")

### playlist_import_error_kinds
class ImportIssue(Exception):
    def __init__(self, row):
        self.row = row


class BadLength(ImportIssue):
    def __str__(self):
        return f"row {self.row}: length"


class Repeated(ImportIssue):
    def __init__(self, row, first):
        super().__init__(row)
        self.first = first

    def __str__(self):
        return f"row {self.row}: same as {self.first}"


class Importer:
    def __init__(self, strict):
        self.strict, self.songs, self.issues = strict, {}, []

    def row(self, number, text):
        title, _, length = text.rpartition(" ")
        if not length.replace(":", "").isdigit():
            raise BadLength(number)
        if title.lower() in self.songs:
            raise Repeated(number, self.songs[title.lower()])
        self.songs[title.lower()] = number

    def run(self, rows):
        for number, text in enumerate(rows, 1):
            try:
                self.row(number, text)
            except ImportIssue as issue:
                if self.strict and not isinstance(issue, Repeated):
                    raise
                self.issues.append(str(issue))


def playlist_import_error_kinds(rows, strict=False):
    importer = Importer(strict)
    try:
        importer.run(rows)
    except ImportIssue as issue:
        return "stopped", str(issue), importer.songs
    return importer.songs, importer.issues

#> playlist_import_error_kinds(["Low Tide 3:10", "low tide 3:12", "Gravel x"])
#> playlist_import_error_kinds(["Moth 2:00", "Lamp", "Dust 1:11"], True)
#> playlist_import_error_kinds([])
#> playlist_import_error_kinds(["A 1", "A 2", "a 3"], strict=True)
#> playlist_import_error_kinds(["", "4:00", " 5:00"])

### result_object_chaining
class Ok:
    def __init__(self, value):
        self.value = value

    def then(self, fn):
        try:
            out = fn(self.value)
        except (ValueError, ArithmeticError, LookupError) as error:
            return Err(type(error).__name__, fn.__name__)
        return out if isinstance(out, (Ok, Err)) else Ok(out)

    def or_else(self, default):
        return self.value


class Err:
    def __init__(self, reason, where):
        self.reason, self.where = reason, where

    def then(self, fn):
        return self

    def or_else(self, default):
        return f"{default} ({self.reason} in {self.where})"


def parse(text):
    return int(text, 16)


def invert(n):
    return 1000 // n


def pick(n):
    return Err("TooBig", "pick") if n > 500 else [11, 22, 33, 44][n % 7]


def result_object_chaining(texts, default):
    return [Ok(t).then(parse).then(invert).then(pick).or_else(default) for t in texts]

#> result_object_chaining(["1f", "a", "0", "zz"], "none")
#> result_object_chaining(["1", "-2", "7"], -1)
#> result_object_chaining([], 0)
#> result_object_chaining(["", "FF", "3e8"], "?")
#> result_object_chaining(["c8", "64", "2"], "bad")

### ship_hull_breach_cascade
class Breach(Exception):
    def __init__(self, room, litres):
        super().__init__(room)
        self.litres = litres


class Room:
    def __init__(self, name, capacity, door=None):
        self.name, self.capacity, self.water, self.door = name, capacity, 0, door

    def flood(self, litres):
        self.water += litres
        if self.water > self.capacity:
            excess, self.water = self.water - self.capacity, self.capacity
            raise Breach(self.name, excess)


class Ship:
    def __init__(self, rooms):
        self.rooms = [Room(*r) for r in rooms]

    def leak(self, start, litres):
        for depth, room in enumerate(self.rooms[start:]):
            try:
                room.flood(litres)
                return depth
            except Breach as breach:
                if room.door == "sealed":
                    raise
                litres = breach.litres
        return -1


def ship_hull_breach_cascade(rooms, leaks):
    ship, report = Ship(rooms), []
    for start, litres in leaks:
        try:
            report.append(ship.leak(start, litres))
        except Breach as breach:
            report.append(f"{breach.args[0]} bursts {breach.litres}")
    return report, [r.water for r in ship.rooms]

#> ship_hull_breach_cascade([("bow", 10), ("mess", 5), ("hold", 50)], [(0, 8), (0, 9), (1, 1)])
#> ship_hull_breach_cascade([("a", 3, "sealed"), ("b", 9)], [(0, 4), (1, 4)])
#> ship_hull_breach_cascade([("only", 2)], [(0, 9), (0, 1)])
#> ship_hull_breach_cascade([], [(0, 1)])
#> ship_hull_breach_cascade([("x", 1), ("y", 1, "sealed")], [(0, 1), (0, 2)])

### json_like_visitor_depth_error
class TooDeep(Exception):
    def __init__(self):
        self.trail = []

    def via(self, key):
        self.trail.insert(0, str(key))
        return self


class Walker:
    def __init__(self, limit):
        self.limit, self.leaves = limit, 0

    def walk(self, node, depth=0):
        if depth > self.limit:
            raise TooDeep
        items = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else None
        if items is None:
            self.leaves += 1
            return depth
        deepest = depth
        for key, value in items:
            try:
                deepest = max(deepest, self.walk(value, depth + 1))
            except TooDeep as error:
                raise error.via(key)
        return deepest


def json_like_visitor_depth_error(limit, *documents):
    out = []
    for document in documents:
        walker = Walker(limit)
        try:
            out.append((walker.walk(document), walker.leaves))
        except TooDeep as error:
            out.append("/".join(error.trail))
    return out

#> json_like_visitor_depth_error(2, {"a": [1, 2]}, {"a": {"b": ["x"]}}, 5)
#> json_like_visitor_depth_error(0, 1, [1], [])
#> json_like_visitor_depth_error(3, [[[[]]]], [[[]]])
#> json_like_visitor_depth_error(1)
#> json_like_visitor_depth_error(4, {"k": {"é": [None, {"z": [0]}]}}, "text")
