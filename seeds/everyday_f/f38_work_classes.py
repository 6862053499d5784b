### ticket_office_rules
class SoldOut(Exception):
    pass


class Show:
    def __init__(self, seats, price):
        self.seats, self.price = seats, price
        self.held = {}

    @property
    def free(self):
        return self.seats - sum(self.held.values())

    def hold(self, name, count):
        if count > self.free:
            raise SoldOut(f"{self.free} left")
        self.held[name] = self.held.get(name, 0) + count
        return self.cost(count)

    def release(self, name):
        return self.held.pop(name, 0)

    def cost(self, count):
        total = count * self.price
        if count >= 10:
            total = total * 9 // 10
        return total


def ticket_office_rules(seats: int, price: int, requests: list[str]) -> tuple[list, int]:
    """'ann 4' holds seats, 'ann -' gives them back; answers and free seats."""
    show = Show(seats, price)
    answers = []
    for request in requests:
        name, what = request.split()
        try:
            answers.append(-show.release(name) if what == "-" else show.hold(name, int(what)))
        except SoldOut as error:
            answers.append(str(error))
    return answers, show.free

#> ticket_office_rules(20, 15, ["ann 4", "bob 12", "cy 5", "bob -", "cy 5"])
#> ticket_office_rules(1, 10, ["x 1", "y 1"])
#> ticket_office_rules(5, 5, [])
#> ticket_office_rules(30, 8, ["a 10", "a 9", "a -", "a -", "b 30"])
#> ticket_office_rules(3, 3, ["a many"])

### rolling_log_buffer
class RollingLog:
    LEVELS = ["debug", "info", "warn", "error"]

    def __init__(self, size):
        self.size = size
        self.lines = []
        self.dropped = 0

    def add(self, level, text):
        self.lines.append((self.LEVELS.index(level), text))
        while len(self.lines) > self.size:
            # the least important old line goes first
            lowest = min(range(len(self.lines)), key=lambda i: (self.lines[i][0], i))
            del self.lines[lowest]
            self.dropped += 1

    def dump(self, least="debug"):
        border = self.LEVELS.index(least)
        return [f"{self.LEVELS[level][0].upper()} {text}" for level, text in self.lines if level >= border]


def rolling_log_buffer(size: int, entries: list[str], least: str = "debug") -> tuple[list[str], int]:
    log = RollingLog(size)
    for entry in entries:
        level, _, text = entry.partition(":")
        log.add(level, text.strip())
    return log.dump(least), log.dropped

#> rolling_log_buffer(3, ["info: start", "debug: x=1", "error: boom", "info: retry", "warn: slow"])
#> rolling_log_buffer(2, ["error: a", "error: b", "debug: c"], least="warn")
#> rolling_log_buffer(0, ["info: gone"])
#> rolling_log_buffer(5, [])
#> rolling_log_buffer(1, ["fatal: x"])

### plugin_pipeline_order
class Plugin:
    order = 50

    def run(self, text):
        return text


class Strip(Plugin):
    order = 10

    def run(self, text):
        return " ".join(text.split())


class Censor(Plugin):
    order = 60

    def __init__(self, word="darn"):
        self.word = word

    def run(self, text):
        return text.replace(self.word, "*" * len(self.word))


class Shout(Plugin):
    order = 90

    def run(self, text):
        return text.upper() + "!"


REGISTRY = {"strip": Strip, "censor": Censor, "shout": Shout, "none": Plugin}


def plugin_pipeline_order(names: list[str], text: str) -> str:
    """Run the named plugins ('censor=word' takes an argument) in the order of their numbers."""
    chosen = []
    for spec in names:
        name, _, argument = spec.partition("=")
        cls = REGISTRY[name]
        chosen.append(cls(argument) if argument else cls())
    for plugin in sorted(chosen, key=lambda p: p.order):
        text = plugin.run(text)
    return text

#> plugin_pipeline_order(["shout", "strip", "censor"], "  well   darn it ")
#> plugin_pipeline_order(["censor=it", "shout"], "do it, edit")
#> plugin_pipeline_order(["none", "shout"], "as is")
#> plugin_pipeline_order(["zip"], "x")
#> plugin_pipeline_order(["strip", "censor=a", "censor=b"], "a  b  ab")
#> plugin_pipeline_order(['strip', 'censor=a', 'censor=b', 'shout', 'strip', 'censor', 'censor=it', 'shout'], 'a  b  ab')
#> plugin_pipeline_order(['none', 'shout', 'censor=it', 'shout', 'strip', 'censor=a', 'censor=b'], 'as is')

### versioned_dictionary_store
class Versioned:
    """A dict that remembers every value with the time it was set."""

    def __init__(self):
        self.history = {}
        self.clock = 0

    def __setitem__(self, key, value):
        self.clock += 1
        self.history.setdefault(key, []).append((self.clock, value))

    def __delitem__(self, key):
        if key not in self:
            raise KeyError(key)
        self[key] = None

    def __contains__(self, key):
        return self.at(key, self.clock) is not None

    def at(self, key, time):
        value = None
        for moment, candidate in self.history.get(key, []):
            if moment > time:
                break
            value = candidate
        return value


def versioned_dictionary_store(commands: str) -> list:
    """'a=1', '-a' and 'a@2' (value at that time), separated by blanks."""
    store = Versioned()
    out = []
    for command in commands.split():
        try:
            if "=" in command:
                key, value = command.split("=")
                store[key] = int(value)
            elif "@" in command:
                key, time = command.split("@")
                out.append(store.at(key, int(time)))
            else:
                del store[command.lstrip("-")]
        except KeyError as error:
            out.append(f"no {error.args[0]}")
    return out

#> versioned_dictionary_store("a=1 b=2 a=3 a@1 a@2 a@3 b@1")
#> versioned_dictionary_store("-x x@1")
#> versioned_dictionary_store("")
#> versioned_dictionary_store("k=5 -k k@1 k@2 -k k=6 k@9")
#> versioned_dictionary_store("a=b")
#> versioned_dictionary_store('a=1 b=2 a=3 a@1 a@2 a@3 b@1 k=5 -k k@1 k@2 -k k=6 k@9 -x x@1')
#> versioned_dictionary_store('a=1 b=2 a=3 a@1 a@2 a@3 b@1 k=5 -k k@1 k@2 -k k=6 k@9')

### unit_values_compared
from functools import total_ordering


@total_ordering
class Length:
    FACTORS = {"mm": 1, "cm": 10, "m": 1000, "in": 25.4}

    def __init__(self, text):
        number = text.rstrip("abcdefghijklmnopqrstuvwxyz ")
        unit = text[len(number):].strip()
        if unit not in self.FACTORS:
            raise ValueError(f"unit of {text!r}")
        self.text = text
        self.mm = float(number) * self.FACTORS[unit]

    def __eq__(self, other):
        return abs(self.mm - other.mm) < 1e-6

    def __lt__(self, other):
        return self.mm < other.mm and not self == other


def unit_values_compared(texts: list[str]) -> tuple[list[str], int]:
    """Sorted from short to long by insertion, and how many neighbours are equal."""
    ordered: list[Length] = []
    for text in texts:
        new = Length(text)
        at = 0
        while at < len(ordered) and ordered[at] <= new:
            at += 1
        ordered.insert(at, new)
    equal = 0
    for a, b in zip(ordered, ordered[1:]):
        if a == b:
            equal += 1
    return [length.text for length in ordered], equal

#> unit_values_compared(["1 m", "3cm", "1 in", "25.4 mm", "99 cm"])
#> unit_values_compared(["5 miles"])
#> unit_values_compared([])
#> unit_values_compared(["10 mm", "1 cm", "0.01 m"])
#> unit_values_compared(["2in", "5cm", "50.8mm"])
#> unit_values_compared(['1 m', '3cm', '1 in', '25.4 mm', '99 cm', '2in', '5cm', '50.8mm', '10 mm', '1 cm', '0.01 m'])
#> unit_values_compared(['10 mm', '1 cm', '0.01 m', '1 m', '3cm', '1 in', '25.4 mm', '99 cm'])

### bank_queue_priority_tokens
import heapq
from dataclasses import dataclass, field
from itertools import count


@dataclass(order=True)
class Token:
    rank: int
    number: int
    name: str = field(compare=False)
    minutes: int = field(compare=False)


class Desk:
    def __init__(self):
        self.queue = []
        self.numbers = count(1)
        self.clock = 0

    def arrive(self, name, kind, minutes):
        rank = {"vip": 0, "senior": 1}.get(kind, 2)
        heapq.heappush(self.queue, Token(rank, next(self.numbers), name, minutes))

    def serve(self):
        token = heapq.heappop(self.queue)
        self.clock += token.minutes
        return f"{token.name}@{self.clock}"


def bank_queue_priority_tokens(script: list[str]) -> list[str]:
    """'name kind minutes' arrives, 'next' serves; what was served and when it was done."""
    desk = Desk()
    served = []
    for line in script:
        if line == "next":
            served.append(desk.serve() if desk.queue else "nobody")
        else:
            name, kind, minutes = line.split()
            desk.arrive(name, kind, int(minutes))
    return served

#> bank_queue_priority_tokens(["ann plain 5", "bob vip 10", "next", "cy senior 3", "next", "next", "next"])
#> bank_queue_priority_tokens(["next"])
#> bank_queue_priority_tokens([])
#> bank_queue_priority_tokens(["a x 1", "b x 2", "c x 3", "next", "next", "d vip 4", "next"])
#> bank_queue_priority_tokens(["a x"])
#> bank_queue_priority_tokens(['next', 'a x 1', 'b x 2', 'c x 3', 'next', 'next', 'd vip 4', 'next', 'ann plain 5', 'bob vip 10', 'next', 'cy senior 3', 'next', 'next', 'next'])
#> bank_queue_priority_tokens(['a x 1', 'b x 2', 'c x 3', 'next', 'next', 'd vip 4', 'next', 'next'])
