### state_chart_nested
class State:
    def __init__(self, name, parent=None):
        self.name, self.parent = name, parent
        self.moves = {}

    def handler(self, event):
        """The nearest state upwards that knows the event."""
        state = self
        while state is not None:
            if event in state.moves:
                return state.moves[event]
            state = state.parent
        return None

    def __str__(self):
        return f"{self.parent}.{self.name}" if self.parent else self.name


def build():
    off, on = State("off"), State("on")
    idle, playing = State("idle", on), State("playing", on)
    off.moves["power"] = idle
    on.moves["power"] = off
    idle.moves["play"] = playing
    playing.moves["stop"] = idle
    return off


def state_chart_nested(events: str) -> list[str]:
    """States of a player with nested states; unknown events are marked."""
    state = build()
    trail = []
    for event in events.split():
        target = state.handler(event)
        if target is None:
            trail.append(f"{event}?")
            continue
        state = target
        trail.append(str(state))
    return trail

#> state_chart_nested("power play stop play power")
#> state_chart_nested("play power stop")
#> state_chart_nested("")
#> state_chart_nested("power power power play eject power")
#> state_chart_nested("stop")

### event_sourced_account_d24
from dataclasses import dataclass
from functools import singledispatchmethod


@dataclass(frozen=True)
class Opened:
    owner: str


@dataclass(frozen=True)
class Deposited:
    amount: int


@dataclass(frozen=True)
class Closed:
    reason: str = ""


class Account:
    def __init__(self):
        self.owner = None
        self.balance = 0
        self.closed = False

    @singledispatchmethod
    def apply(self, event):
        raise TypeError(type(event).__name__)

    @apply.register
    def _(self, event: Opened):
        self.owner = event.owner

    @apply.register
    def _(self, event: Deposited):
        self.balance += event.amount

    @apply.register
    def _(self, event: Closed):
        self.closed = True


KINDS = {"open": Opened, "put": lambda text: Deposited(int(text)), "close": Closed, "note": str}


def event_sourced_account_d24(log: list[str], until: int | None = None) -> str:
    account = Account()
    for line in log[:until]:
        kind, _, argument = line.partition(" ")
        account.apply(KINDS[kind](argument))
    state = "closed" if account.closed else "open"
    return f"{account.owner} {account.balance} {state}"

#> event_sourced_account_d24(["open ann", "put 50", "put -20", "close done"])
#> event_sourced_account_d24(["open ann", "put 50", "put -20", "close done"], until=2)
#> event_sourced_account_d24([])
#> event_sourced_account_d24(["open bob", "note hello"])
#> event_sourced_account_d24(["open cid", "put 1", "put 2", "put 3", "put 4", "put x"], 5)
#> event_sourced_account_d24(["open ann", "put 50", "put -20", "close done", "open ann", "put 50", "put -20", "close done"])

### temperature_scale_classes
from abc import ABC, abstractmethod


class Temperature(ABC):
    symbol = ""

    def __init__(self, degrees):
        self.degrees = degrees
        if self.kelvin() < 0:
            raise ValueError(f"below zero: {self}")

    @abstractmethod
    def kelvin(self):
        """Degrees above absolute zero."""

    def __lt__(self, other):
        return self.kelvin() < other.kelvin()

    def __str__(self):
        return f"{self.degrees:g}{self.symbol}"


class Celsius(Temperature):
    symbol = "C"

    def kelvin(self):
        return self.degrees + 273.15


class Fahrenheit(Temperature):
    symbol = "F"

    def kelvin(self):
        return (self.degrees - 32) * 5 / 9 + 273.15


class Kelvin(Temperature):
    symbol = "K"

    def kelvin(self):
        return self.degrees


SCALES = {cls.symbol: cls for cls in (Celsius, Fahrenheit, Kelvin)}


def temperature_scale_classes(texts: list[str]) -> list[str]:
    """Temperatures like '20C' sorted from cold to warm."""
    temperatures = []
    for text in texts:
        scale = SCALES[text[-1].upper()]
        temperatures.append(scale(float(text[:-1])))
    return [str(t) for t in sorted(temperatures)]

#> temperature_scale_classes(["20C", "50F", "290K", "-40f"])
#> temperature_scale_classes(["-300C"])
#> temperature_scale_classes([])
#> temperature_scale_classes(["100R"])
#> temperature_scale_classes(["0K", "0C", "0F", "100C", "212.5F"])
#> temperature_scale_classes(["20C", "50F", "290K", "-40f", "0K", "0C", "0F", "100C", "212.5F"])
#> temperature_scale_classes(["0K", "0C", "0F", "100C", "212.5F", "20C", "50F", "290K", "-40f"])

### quiz_bank_with_mixins
import json


class JsonMixin:
    def to_json(self):
        return json.dumps({"type": type(self).__name__, **vars(self)}, sort_keys=True)


class ScoreMixin:
    points = 1

    def score(self, answer):
        return self.points if self.right(answer) else 0


class Question(JsonMixin, ScoreMixin):
    def __init__(self, text, answer):
        self.text, self.answer = text, answer

    def right(self, answer):
        return answer.strip().lower() == self.answer


class NumberQuestion(Question):
    points = 2

    def right(self, answer):
        try:
            return abs(float(answer) - self.answer) < 0.5
        except ValueError:
            return False


def quiz_bank_with_mixins(answers: list[str], dump: bool = False):
    bank = [Question("Capital of Norway", "oslo"), NumberQuestion("Bones of a hand", 27), Question("Opposite of on", "off")]
    if dump:
        return bank[len(answers) % 3].to_json()
    return sum(question.score(answer) for question, answer in zip(bank, answers))

#> quiz_bank_with_mixins(["Oslo ", "27.3", "off"])
#> quiz_bank_with_mixins(["Bergen", "many"])
#> quiz_bank_with_mixins([])
#> quiz_bank_with_mixins(["x"], dump=True)
#> quiz_bank_with_mixins(["oslo", "28", "OFF"])
#> quiz_bank_with_mixins([], True)

### permission_proxy_attributes
class Locked(AttributeError):
    pass


class Proxy:
    """Lets only some attributes of an object through and counts the use."""

    def __init__(self, target, allowed):
        object.__setattr__(self, "_target", target)
        object.__setattr__(self, "_allowed", frozenset(allowed))
        object.__setattr__(self, "_used", {})

    def __getattr__(self, name):
        if name not in self._allowed:
            raise Locked(name)
        self._used[name] = self._used.get(name, 0) + 1
        return getattr(self._target, name)

    def __setattr__(self, name, value):
        if name not in self._allowed:
            raise Locked(f"set {name}")
        setattr(self._target, name, value)


class Robot:
    def __init__(self):
        self.speed = 0
        self.secret = 42


def permission_proxy_attributes(script, allowed):
    """Reads ('speed') and writes ('speed=5') through a proxy; what comes back."""
    proxy = Proxy(Robot(), allowed.split())
    out = []
    for line in script:
        name, equals, value = line.partition("=")
        try:
            if equals:
                setattr(proxy, name, int(value))
            else:
                out.append(str(getattr(proxy, name)))
        except Locked as error:
            out.append(f"locked {error}")
        except AttributeError:
            out.append(f"no {name}")
    return out + [str(proxy._used)]

#> permission_proxy_attributes(["speed", "speed=5", "speed", "secret", "secret=1"], "speed")
#> permission_proxy_attributes(["secret", "wings"], "secret wings")
#> permission_proxy_attributes([], "")
#> permission_proxy_attributes(["color=3", "color", "speed"], "color")
#> permission_proxy_attributes(["speed=1", "speed=x"], "speed")
#> permission_proxy_attributes(["color=3", "color", "speed", "speed", "speed=5", "speed", "secret", "secret=1"], "color")
#> permission_proxy_attributes(["speed", "speed=5", "speed", "secret", "secret=1", "color=3", "color", "speed"], "color")

### descriptor_validated_fields_d24
class Positive:
    def __set_name__(self, owner, name):
        self.name = "_" + name

    def __get__(self, instance, owner=None):
        return getattr(instance, self.name, 0)

    def __set__(self, instance, value):
        if value <= 0:
            raise ValueError(f"{self.name[1:]} must be positive")
        setattr(instance, self.name, value)


def box_class():
    class Box:
        width = Positive()
        height = Positive()

        def __init__(self, width, height):
            self.width = width
            self.height = height

        def __repr__(self):
            return f"Box({self.width}x{self.height})"

    return Box


def descriptor_validated_fields_d24(box: tuple[int, int], changes: list[tuple[str, int]]) -> tuple[str, int, list[str]]:
    """The box after changes, its area, and the refused changes."""
    current = box_class()(*box)
    refused = []
    for name, value in changes:
        try:
            setattr(current, name, value)
        except ValueError as error:
            refused.append(str(error))
    return repr(current), current.width * current.height, refused

#> descriptor_validated_fields_d24((2, 3), [("width", 5), ("height", -1), ("height", 4)])
#> descriptor_validated_fields_d24((1, 1), [])
#> descriptor_validated_fields_d24((0, 3), [("width", 5)])
#> descriptor_validated_fields_d24((9, 9), [("width", 0), ("width", -9), ("depth", 3)])
#> descriptor_validated_fields_d24((7, 2), [("height", 8), ("width", 8), ("height", 0)])

### money_box_context_total
class MoneyBox:
    def __init__(self):
        self.coins = []
        self._marks = []

    def __enter__(self):
        self._marks.append(len(self.coins))
        return self

    def __exit__(self, kind, error, trace):
        mark = self._marks.pop()
        if kind is not None:
            del self.coins[mark:]
        return kind is not None and issubclass(kind, ValueError)

    def put(self, coin):
        if coin not in (1, 2, 5, 10, 20, 50):
            raise ValueError(coin)
        self.coins.append(coin)


def money_box_context_total(groups, nested=False):
    box = MoneyBox()
    if nested:
        with box:
            for group in groups:
                for coin in group:
                    box.put(coin)
    else:
        for group in groups:
            with box:
                for coin in group:
                    box.put(coin)
    return sum(box.coins)

#> money_box_context_total([[1, 2, 5], [10, 3], [50]])
#> money_box_context_total([[1, 2, 5], [10, 3], [50]], nested=True)
#> money_box_context_total([])
#> money_box_context_total([[20, 20], [50, 2]], True)
#> money_box_context_total([[7], [8], [9, 1]])

### comparable_card_deck
from functools import total_ordering


@total_ordering
class Card:
    RANKS = "23456789TJQKA"
    SUITS = "♣♦♥♠"

    def __init__(self, text):
        self.rank, self.suit = text
        if self.rank not in self.RANKS or self.suit not in self.SUITS:
            raise ValueError(text)

    @property
    def value(self):
        return self.RANKS.index(self.rank), self.SUITS.index(self.suit)

    def __eq__(self, other):
        return self.value == other.value

    def __lt__(self, other):
        return self.value < other.value

    def __repr__(self):
        return self.rank + self.suit


def comparable_card_deck(first, second):
    left, right = [Card(c) for c in first.split()], [Card(c) for c in second.split()]
    points = [0, 0]
    for a, b in zip(left, right):
        if a > b:
            points[0] += 2
        elif a < b:
            points[1] += 2
    best = max(left + right, default=None)
    return f"{points[0]}:{points[1]} {best}"

#> comparable_card_deck("A♠ 2♣ T♥", "K♠ 2♦ 9♥")
#> comparable_card_deck("", "")
#> comparable_card_deck("5♣", "5♣")
#> comparable_card_deck("1♣", "2♣")
#> comparable_card_deck("Q♦ J♦ 9♦ 8♦", "Q♣ K♣ 9♠ A♣")
