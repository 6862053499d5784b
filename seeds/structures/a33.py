### slope_intercept_line_class
class Line:
    def __init__(self, p, q):
        (x1, y1), (x2, y2) = p, q
        self.a, self.b = y2 - y1, x1 - x2
        self.c = self.a * x1 + self.b * y1

    def __and__(self, other):
        det = self.a * other.b - other.a * self.b
        if det == 0:
            return None
        return (other.b * self.c - self.b * other.c) / det, (self.a * other.c - other.a * self.c) / det

    def __contains__(self, p):
        return self.a * p[0] + self.b * p[1] == self.c


def slope_intercept_line_class(first, second):
    l, m = Line(*first), Line(*second)
    cross = l & m
    if cross is None:
        return "same" if second[0] in l else "parallel"
    return cross

#> slope_intercept_line_class([(0, 0), (2, 2)], [(0, 2), (2, 0)])
#> slope_intercept_line_class([(0, 0), (1, 1)], [(0, 1), (1, 2)])
#> slope_intercept_line_class([(0, 0), (1, 1)], [(2, 2), (5, 5)])
#> slope_intercept_line_class([(3, 0), (3, 9)], [(0, 4), (8, 4)])
#> slope_intercept_line_class([(0, 0)], [(1, 1), (2, 2)])

### crafting_queue_recursive_time
RECIPES = {"plank": (2, {"log": 1}), "stick": (1, {"plank": 2}), "sword": (5, {"stick": 1, "iron": 2})}


class Missing(Exception):
    pass


def craft(item, bag, log):
    if bag.get(item, 0):
        bag[item] -= 1
        return 0
    if item not in RECIPES:
        raise Missing(item)
    secs, needs = RECIPES[item]
    total = secs
    for part, n in needs.items():
        for _ in range(n):
            total += craft(part, bag, log)
    log.append(item)
    return total


def crafting_queue_recursive_time(item, bag):
    log = []
    try:
        return craft(item, bag, log), log, bag
    except Missing as e:
        return f"need {e}", log, bag

#> crafting_queue_recursive_time("stick", {"log": 3})
#> crafting_queue_recursive_time("sword", {"stick": 1, "iron": 2})
#> crafting_queue_recursive_time("sword", {"log": 2, "iron": 1})
#> crafting_queue_recursive_time("log", {})
#> crafting_queue_recursive_time("plank", {"plank": 1})

### sensor_fusion_namedtuple_reduce
from collections import namedtuple
from functools import reduce

Est = namedtuple("Est", "value var")


def fuse(a, b):
    k = a.var / (a.var + b.var)
    return Est(a.value + k * (b.value - a.value), (1 - k) * a.var)


def outliers(readings, center, limit):
    return [i for i, r in enumerate(readings) if abs(r.value - center) > limit]


def sensor_fusion_namedtuple_reduce(pairs, limit=5):
    readings = [Est(*p) for p in pairs]
    if not readings:
        return None
    best = reduce(fuse, readings)
    return round(best.value, 3), round(best.var, 3), outliers(readings, best.value, limit)

#> sensor_fusion_namedtuple_reduce([(10, 1), (12, 1)])
#> sensor_fusion_namedtuple_reduce([(20, 4), (22, 1), (40, 16)])
#> sensor_fusion_namedtuple_reduce([])
#> sensor_fusion_namedtuple_reduce([(5.5, 2)], limit=0)
#> sensor_fusion_namedtuple_reduce([(1, 0), (2, 0)])

### split_sentence_clauses_stack
def clauses(text):
    depth, cur = 0, ""
    for ch in text:
        if ch == "(":
            depth += 1
        elif ch == ")":
            depth -= 1
        if ch in ",;" and depth == 0:
            yield cur.strip(), ch
            cur = ""
        else:
            cur += ch
    yield cur.strip(), "."


def split_sentence_clauses_stack(text):
    kept = [(c, end) for c, end in clauses(text) if c]
    return [c for c, _ in kept], "".join(e for _, e in kept)

#> split_sentence_clauses_stack("we came, we saw (late, tired); we left")
#> split_sentence_clauses_stack("")
#> split_sentence_clauses_stack("f(a, b), g(c)")
#> split_sentence_clauses_stack(",,x;")
#> split_sentence_clauses_stack("open (never, closed")

### lottery_pool_context_refund
class Pool:
    def __init__(self, fee):
        self.fee, self.pot, self.players = fee, 0, {}

    def join(self, name, money):
        if money < self.fee:
            raise ValueError(name)
        self.players[name] = money - self.fee
        self.pot += self.fee

    def __enter__(self):
        return self

    def __exit__(self, kind, exc, tb):
        if kind is ValueError:
            for p in self.players:
                self.players[p] += self.fee
            self.pot = 0
            return True


def lottery_pool_context_refund(fee, people, winner):
    pool = Pool(fee)
    with pool:
        for name, money in people:
            pool.join(name, money)
        pool.players[winner] += pool.pot
        pool.pot = 0
        return "played", pool.players
    return "refunded", pool.players

#> lottery_pool_context_refund(5, [("ann", 10), ("bob", 5)], "bob")
#> lottery_pool_context_refund(5, [("ann", 10), ("bob", 4)], "ann")
#> lottery_pool_context_refund(1, [], "zed")
#> lottery_pool_context_refund(0, [("x", 0)], "x")
#> lottery_pool_context_refund(2, [("p", 1)], "p")

### string_metric_registry_best
METRICS = {
    "prefix": lambda a, b: next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b))),
    "common": lambda a, b: len(set(a) & set(b)),
    "same": lambda a, b: sum(x == y for x, y in zip(a, b)),
}


def best_match(word, options, metric):
    return max(options, key=lambda o: (metric(word, o), -len(o)))


def string_metric_registry_best(word, options, *names):
    result = {}
    for n in names or METRICS:
        try:
            result[n] = best_match(word, options, METRICS[n])
        except (KeyError, ValueError) as e:
            result[n] = type(e).__name__
    return result

#> string_metric_registry_best("gray", ["grey", "yarg", "green"])
#> string_metric_registry_best("x", [], "same")
#> string_metric_registry_best("abc", ["abx", "xbc"], "prefix", "edit")
#> string_metric_registry_best("", ["a", "bb"], "common")
#> string_metric_registry_best("noon", ["moon", "no"], "same", "prefix")

### toy_regex_nfa_sets
class NFA:
    def __init__(self, pattern):
        self.items = []
        for ch in pattern:
            if ch in "*?+":
                self.items[-1][1] = ch
            else:
                self.items.append([ch, ""])

    def closure(self, states):
        out = set(states)
        for s in sorted(states):
            while s < len(self.items) and self.items[s][1] in ("*", "?"):
                s += 1
                out.add(s)
        return out

    def step(self, states, ch):
        nxt = set()
        for s in states:
            if s < len(self.items) and self.items[s][0] in (".", ch):
                nxt.add(s + 1)
                if self.items[s][1] in ("*", "+"):
                    nxt.add(s)
        return nxt


def toy_regex_nfa_sets(pattern, text):
    nfa = NFA(pattern)
    states = nfa.closure({0})
    trail = [sorted(states)]
    for ch in text:
        states = nfa.closure(nfa.step(states, ch))
        trail.append(sorted(states))
    return len(nfa.items) in states, trail

#> toy_regex_nfa_sets("ab*c", "abbc")
#> toy_regex_nfa_sets("x?y", "y")
#> toy_regex_nfa_sets("", "")
#> toy_regex_nfa_sets(".*z", "azb")
#> toy_regex_nfa_sets("*a", "a")

### cafe_loyalty_card_classes
class Card:
    per_free = 5

    def __init__(self):
        self.stamps, self.spent = 0, 0

    def buy(self, cents):
        if self.stamps == self.per_free:
            self.stamps = 0
            return 0
        self.stamps += 1
        price = self.price(cents)
        self.spent += price
        return price

    def price(self, cents):
        return cents


class GoldCard(Card):
    per_free = 2

    def price(self, cents):
        return cents * 9 // 10


def upgrade(card):
    gold = GoldCard()
    gold.stamps, gold.spent = min(card.stamps, GoldCard.per_free), card.spent
    return gold


def cafe_loyalty_card_classes(drinks, threshold):
    card, paid = Card(), []
    for d in drinks:
        paid.append(card.buy(d))
        if type(card) is Card and card.spent >= threshold:
            card = upgrade(card)
    return paid, type(card).__name__, card.stamps

#> cafe_loyalty_card_classes([300, 300, 300, 300], 600)
#> cafe_loyalty_card_classes([100] * 7, 10_000)
#> cafe_loyalty_card_classes([], 0)
#> cafe_loyalty_card_classes([250, 255, 199], 1)
#> cafe_loyalty_card_classes([0, 0], 0)
