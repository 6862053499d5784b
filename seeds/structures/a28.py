### match_tree_rewrite_commands
def lower(node):
    match node:
        case {"op": "unless", "cond": c, "body": b}:
            return {"op": "if", "cond": ("not", c), "body": lower(b)}
        case {"op": "repeat", "times": 0 | None}:
            return []
        case {"op": "repeat", "times": int(n), "body": b}:
            return [lower(b)] * n
        case [*items]:
            flat = []
            for low in map(lower, items):
                flat += low if isinstance(low, list) else [low]
            return flat
        case other:
            return other


def match_tree_rewrite_commands(program):
    out = lower(program)
    return out, len(out) if isinstance(out, list) else 1

#> match_tree_rewrite_commands(["a", {"op": "repeat", "times": 2, "body": "b"}])
#> match_tree_rewrite_commands({"op": "unless", "cond": "dry", "body": "wipe"})
#> match_tree_rewrite_commands([])
#> match_tree_rewrite_commands([{"op": "repeat", "times": 0, "body": "x"}, [["y"], "z"]])
#> match_tree_rewrite_commands({"op": "repeat", "times": 2, "body": ["p", "q"]})

### balance_scale_weights_search
def ways(weights, target):
    if not weights:
        return [] if target else [{}]
    first, *rest = weights
    out = []
    for side, k in (("L", -1), ("", 0), ("R", 1)):
        for w in ways(rest, target - k * first):
            out.append({**({first: side} if side else {}), **w})
    return out


def balance_scale_weights_search(weights, load):
    options = ways(sorted(weights), load)
    if not options:
        return None
    best = min(options, key=len)
    return best, len(options)

#> balance_scale_weights_search([1, 3, 9], 5)
#> balance_scale_weights_search([], 0)
#> balance_scale_weights_search([2, 4], 3)
#> balance_scale_weights_search([1, 2, 3], 2)
#> balance_scale_weights_search([5], -5)

### subclass_exception_hierarchy_catch
class NetError(Exception):
    def __init__(self, code):
        super().__init__(code)
        self.code = code


class Retryable(NetError):
    pass


class RateLimited(Retryable):
    wait = 30


def classify(code):
    if code == 429:
        raise RateLimited(code)
    if code >= 500:
        raise Retryable(code)
    if code >= 400:
        raise NetError(code)
    return "ok"


def subclass_exception_hierarchy_catch(codes):
    plan = []
    for c in codes:
        try:
            plan.append(classify(c))
        except RateLimited as e:
            plan.append(("wait", e.wait))
        except Retryable as e:
            plan.append(("retry", e.code))
        except NetError as e:
            plan.append(("fail", e.args))
            break
    return plan

#> subclass_exception_hierarchy_catch([200, 429, 503])
#> subclass_exception_hierarchy_catch([404, 200])
#> subclass_exception_hierarchy_catch([])
#> subclass_exception_hierarchy_catch([399, 500, 400])
#> subclass_exception_hierarchy_catch(["200"])

### closest_pair_divide_strip
def d2(p, q):
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2


def brute(ps):
    return min(((d2(p, q), p, q) for i, p in enumerate(ps) for q in ps[i + 1:]), default=(float("inf"), None, None))


def closest(ps):
    if len(ps) <= 3:
        return brute(ps)
    mid = len(ps) // 2
    best = min(closest(ps[:mid]), closest(ps[mid:]), key=lambda t: t[0])
    strip = [p for p in ps if (p[0] - ps[mid][0]) ** 2 < best[0]]
    return min(best, brute(strip), key=lambda t: t[0])


def closest_pair_divide_strip(points):
    dist, p, q = closest(sorted(points))
    return (dist, p, q) if p else None

#> closest_pair_divide_strip([(0, 0), (5, 5), (6, 5), (9, 1)])
#> closest_pair_divide_strip([(1, 1)])
#> closest_pair_divide_strip([])
#> closest_pair_divide_strip([(0, 0), (2, 9), (3, 9), (10, 0), (11, 0.5)])
#> closest_pair_divide_strip([(4, 4), (4, 4), (7, 7)])

### slot_machine_payouts_table
REELS = ["cherry", "bell", "seven", "bar"]
PAYS = {("seven", 3): 100, ("bar", 3): 50, ("cherry", 3): 20, ("cherry", 2): 5}


def spin(seed, n=3):
    for _ in range(n):
        seed = (seed * 13 + 7) % 64
        yield REELS[seed % 4]


def payout(line):
    return max((v for (sym, k), v in PAYS.items() if line.count(sym) >= k), default=0)


def slot_machine_payouts_table(seeds, bet=1):
    wallet = 0
    lines = []
    for s in seeds:
        line = tuple(spin(s))
        wallet += payout(line) * bet - bet
        lines.append("".join(w[0] for w in line))
    return wallet, lines

#> slot_machine_payouts_table([1, 2, 3])
#> slot_machine_payouts_table([], 5)
#> slot_machine_payouts_table([0, 4, 8, 12], bet=2)
#> slot_machine_payouts_table([63])
#> slot_machine_payouts_table([10, 11], 0)

### alphabet_position_codec
class Codec:
    def __init__(self, alphabet):
        self.alphabet = alphabet

    def encode(self, text):
        return [self.alphabet.find(c) + 1 for c in text]

    def decode(self, nums):
        return "".join(self.alphabet[n - 1] if n else "?" for n in nums)

    def __mul__(self, k):
        return Codec(self.alphabet[k:] + self.alphabet[:k])


def alphabet_position_codec(text, alphabet, shift):
    plain = Codec(alphabet)
    coded = plain.encode(text)
    return coded, (plain * shift).decode(coded)

#> alphabet_position_codec("bead", "abcdef", 2)
#> alphabet_position_codec("", "xyz", 1)
#> alphabet_position_codec("a-z", "az", 0)
#> alphabet_position_codec("cab", "abc", -1)
#> alphabet_position_codec("да", "абвгд", 3)

### coroutine_tokeniser_states
def tokeniser(emit):
    word = ""
    while True:
        ch = yield
        if ch is None:
            if word:
                emit(word)
            return
        if ch.isalnum():
            word += ch
            continue
        if word:
            emit(word)
            word = ""
        if not ch.isspace():
            emit(ch)


def feed(text, emit):
    t = tokeniser(emit)
    next(t)
    for ch in text:
        t.send(ch)
    t.send(None)


def coroutine_tokeniser_states(text):
    out = []
    try:
        feed(text, out.append)
    except StopIteration:
        out.append("<eof>")
    return out

#> coroutine_tokeniser_states("x1=(y+20)")
#> coroutine_tokeniser_states("")
#> coroutine_tokeniser_states("hi there ")
#> coroutine_tokeniser_states("--é")
#> coroutine_tokeniser_states(" \t ")

### partial_sums_operator_chain
import operator
from itertools import accumulate

OPS = {"sum": operator.add, "prod": operator.mul, "max": max, "last": lambda a, b: b}


class Running:
    def __init__(self, xs):
        self.xs = xs

    def __getattr__(self, name):
        return list(accumulate(self.xs, OPS[name]))


def partial_sums_operator_chain(xs, *names):
    r = Running(xs)
    return {n: getattr(r, n) for n in names}

#> partial_sums_operator_chain([3, 1, 4], "sum", "max")
#> partial_sums_operator_chain([], "prod")
#> partial_sums_operator_chain([2, 2, 2, 0], "prod", "last")
#> partial_sums_operator_chain(["a", "b"], "sum")
#> partial_sums_operator_chain([1], "mean")

### inventory_report_str_format
class Stock:
    __slots__ = ("name", "qty", "cents")

    def __init__(self, name, qty, cents):
        self.name, self.qty, self.cents = name, qty, cents

    @property
    def total(self):
        return self.qty * self.cents

    def __format__(self, spec):
        if spec == "short":
            return f"{self.name[:4]}x{self.qty}"
        width = int(spec or 12)
        return f"{self.name:.<{width}}{self.total / 100:>8.2f}"


def inventory_report_str_format(rows, spec=""):
    stocks = [Stock(*r) for r in rows]
    stocks.sort(key=lambda s: s.total, reverse=True)
    return [format(s, spec) for s in stocks], sum(s.total for s in stocks)

#> inventory_report_str_format([("hammer", 2, 1250), ("nail", 400, 3)])
#> inventory_report_str_format([("hammer", 2, 1250), ("nail", 400, 3)], "short")
#> inventory_report_str_format([])
#> inventory_report_str_format([("über-long product", 1, 5)], spec="4")
#> inventory_report_str_format([("x", 1, 1)], "wide")

### sieve_generator_filters
def integers(start, stop):
    yield from range(start, stop)


def sieve(stream, level=0):
    p = next(stream, None)
    if p is None:
        return
    yield p, level
    yield from sieve((n for n in stream if n % p), level + 1)


def sieve_generator_filters(stop):
    found = list(sieve(integers(2, stop)))
    return [p for p, _ in found], found[-1][1] if found else -1

#> sieve_generator_filters(12)
#> sieve_generator_filters(2)
#> sieve_generator_filters(30)
#> sieve_generator_filters(3)
#> sieve_generator_filters(20)

### flight_booking_state_errors
class BookingError(Exception):
    pass


class Booking:
    FLOW = {"new": ("paid", "cancelled"), "paid": ("checked", "refunded"), "checked": ("flown",)}

    def __init__(self):
        self.state, self.trail = "new", []

    def go(self, state):
        if state not in self.FLOW.get(self.state, ()):
            raise BookingError(f"{self.state}->{state}")
        self.trail.append(self.state)
        self.state = state


def run_all(booking, steps):
    for i, s in enumerate(steps):
        try:
            booking.go(s)
        except BookingError as e:
            raise BookingError(f"step {i}") from e


def flight_booking_state_errors(steps):
    b = Booking()
    try:
        run_all(b, steps)
    except BookingError as e:
        return b.state, f"{e}: {e.__cause__}"
    return b.state, b.trail

#> flight_booking_state_errors(["paid", "checked", "flown"])
#> flight_booking_state_errors(["paid", "cancelled"])
#> flight_booking_state_errors([])
#> flight_booking_state_errors(["flown"])
#> flight_booking_state_errors(["cancelled", "paid"])

### tree_diameter_two_dfs
def farthest(adj, start):
    best, stack, seen = (0, start), [(start, 0)], {start}
    while stack:
        node, d = stack.pop()
        best = max(best, (d, node))
        for nxt, w in adj.get(node, []):
            if nxt not in seen:
                seen.add(nxt)
                stack.append((nxt, d + w))
    return best


def adjacency(edges):
    adj = {}
    for a, b, *w in edges:
        weight = w[0] if w else 1
        adj.setdefault(a, []).append((b, weight))
        adj.setdefault(b, []).append((a, weight))
    return adj


def tree_diameter_two_dfs(edges, start):
    adj = adjacency(edges)
    _, a = farthest(adj, start)
    d, b = farthest(adj, a)
    return d, sorted([a, b])

#> tree_diameter_two_dfs([("a", "b"), ("b", "c", 5), ("b", "d", 2)], "a")
#> tree_diameter_two_dfs([], "x")
#> tree_diameter_two_dfs([(1, 2), (2, 3), (3, 4), (3, 5, 3)], 1)
#> tree_diameter_two_dfs([("p", "q", 0)], "p")
#> tree_diameter_two_dfs([(1, 2, 4), (1, 3, 4)], 1)

### stepper_motor_wave_iter
class Stepper:
    PHASES = ("1000", "0100", "0010", "0001")

    def __init__(self, per_turn):
        self.per_turn, self.pos = per_turn, 0

    def __call__(self, steps):
        direction = 1 if steps >= 0 else -1
        for _ in range(abs(steps)):
            self.pos += direction
            yield self.PHASES[self.pos % 4]

    @property
    def degrees(self):
        return self.pos % self.per_turn * 360 / self.per_turn


def stepper_motor_wave_iter(per_turn, *moves):
    m = Stepper(per_turn)
    last = None
    for mv in moves:
        for last in m(mv):
            pass
    return m.degrees, last, m.pos

#> stepper_motor_wave_iter(8, 3, -1)
#> stepper_motor_wave_iter(4)
#> stepper_motor_wave_iter(12, -5)
#> stepper_motor_wave_iter(6, 0, 7)
#> stepper_motor_wave_iter(0, 2)

### recursive_merge_sorted_dicts
def merge(a, b):
    if not a:
        return b
    if not b:
        return a
    if a[0][0] == b[0][0]:
        return [(a[0][0], a[0][1] + b[0][1])] + merge(a[1:], b[1:])
    if a[0][0] < b[0][0]:
        return [a[0]] + merge(a[1:], b)
    return [b[0]] + merge(a, b[1:])


def recursive_merge_sorted_dicts(*polys):
    acc = []
    for p in polys:
        acc = merge(acc, sorted(p.items()))
    return [(k, v) for k, v in acc if v]

#> recursive_merge_sorted_dicts({0: 1, 2: 3}, {1: 5, 2: -3})
#> recursive_merge_sorted_dicts()
#> recursive_merge_sorted_dicts({3: 3}, {1: 1}, {2: 2})
#> recursive_merge_sorted_dicts({"b": "x"}, {"a": "y", "b": "z"})
#> recursive_merge_sorted_dicts({1: 1}, {"a": 1})

### property_based_bank_vault
class Vault:
    def __init__(self, *codes):
        self.__codes = list(codes)
        self.__attempts = []

    @property
    def attempts(self):
        return tuple(self.__attempts)

    def unlock(self, *guesses):
        self.__attempts.append(len(guesses))
        return sum(a == b for a, b in zip(self.__codes, guesses)), self.__misplaced(guesses)

    def __misplaced(self, guesses):
        rest = [c for c, g in zip(self.__codes, guesses) if c != g]
        n = 0
        for c, g in zip(self.__codes, guesses):
            if c != g and g in rest:
                rest.remove(g)
                n += 1
        return n


def property_based_bank_vault(codes, tries):
    v = Vault(*codes)
    return [v.unlock(*t) for t in tries], v.attempts, hasattr(v, "__codes")

#> property_based_bank_vault([1, 2, 3, 4], [(1, 3, 2, 9), (4, 3, 2, 1)])
#> property_based_bank_vault("rgb", ["rgb", "bbr"])
#> property_based_bank_vault([], [()])
#> property_based_bank_vault([5, 5], [])
#> property_based_bank_vault([7, 7, 8], [(8, 8, 7), (7,)])
