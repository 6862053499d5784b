### hotel_booking_system
from dataclasses import dataclass, field


class NoRoom(Exception):
    pass


@dataclass
class Room:
    number: int
    beds: int
    nights: set[int] = field(default_factory=set)

    def free(self, first, last):
        return self.nights.isdisjoint(range(first, last))


class Hotel:
    def __init__(self, rooms):
        self.rooms = [Room(*room) for room in rooms]
        self.guests = {}

    def book(self, guest, beds, first, last):
        candidates = [room for room in self.rooms if room.beds >= beds and room.free(first, last)]
        if not candidates:
            raise NoRoom(guest)
        room = min(candidates, key=lambda r: (r.beds, r.number))
        room.nights.update(range(first, last))
        self.guests[guest] = room.number

    def occupancy(self, night):
        return sum(night in room.nights for room in self.rooms)


def hotel_booking_system(rooms, requests, night):
    hotel = Hotel(rooms)
    away = []
    for request in requests:
        guest, beds, nights = request.split()
        first, last = map(int, nights.split("-"))
        try:
            hotel.book(guest, int(beds), first, last)
        except NoRoom as error:
            away.append(str(error))
    return hotel.occupancy(night), away

#> hotel_booking_system([(101, 1), (102, 2)], ["ann 1 1-3", "bob 2 2-4", "cid 1 2-3", "dot 1 3-5"], 3)
#> hotel_booking_system([(7, 4)], ["fam 5 1-2", "duo 2 1-2"], 1)
#> hotel_booking_system([], ["x 1 1-2"], 1)
#> hotel_booking_system([(1, 2), (2, 2), (3, 3)], ["a 2 1-9", "b 2 1-9", "c 2 1-9", "d 1 9-10", "e 3 8-9"], 8)
#> hotel_booking_system([(1, 1)], [], 0)

### chess_clock_moves
class Flagged(Exception):
    pass


class Clock:
    def __init__(self, seconds, increment):
        self.left = {"white": seconds, "black": seconds}
        self.increment = increment
        self.side = "white"

    def press(self, used):
        self.left[self.side] -= used
        if self.left[self.side] <= 0:
            raise Flagged(self.side)
        self.left[self.side] += self.increment
        self.side = "black" if self.side == "white" else "white"

    def __str__(self):
        times = [f"{left // 60}:{left % 60:02}" for left in self.left.values()]
        return " - ".join(times)


def chess_clock_moves(minutes, increment, used):
    clock = Clock(minutes * 60, increment)
    for number, seconds in enumerate(used, 1):
        try:
            clock.press(seconds)
        except Flagged as flag:
            return f"{flag} lost at move {number}"
    return str(clock)

#> chess_clock_moves(1, 2, [10, 5, 20, 7, 3])
#> chess_clock_moves(1, 0, [30, 1, 30, 2])
#> chess_clock_moves(5, 3, [])
#> chess_clock_moves(2, 10, [60, 90, 65, 45, 20, 11, 1, 2])
#> chess_clock_moves(0, 5, [1])
#> chess_clock_moves(2, 10, [10, 5, 20, 7, 3, 60, 90, 65, 45, 20, 11, 1, 2])
#> chess_clock_moves(1, 2, [10, 5, 20, 7, 3, 30, 1, 30, 2])

### ticket_seat_allocator
class Row:
    def __init__(self, letter, seats):
        self.letter = letter
        self.seats = [None] * seats

    def best_start(self, count):
        """Start of the free block that is nearest to the middle."""
        middle = len(self.seats) / 2
        best = None
        for start in range(len(self.seats) - count + 1):
            if any(self.seats[start:start + count]):
                continue
            off = abs(start + count / 2 - middle)
            if best is None or off < best[0]:
                best = (off, start)
        return None if best is None else best[1]

    def fill(self, start, group, count):
        self.seats[start:start + count] = [group] * count

    def __str__(self):
        return self.letter + ":" + "".join(seat or "." for seat in self.seats)


def ticket_seat_allocator(rows: int, seats: int, groups: list[str]) -> list[str]:
    """Groups like 'a3' (name, size) sit together as near to the middle as possible, front rows first."""
    hall = [Row("ABCDEFG"[index], seats) for index in range(rows)]
    for group in groups:
        name, count = group[0], int(group[1:])
        for row in hall:
            start = row.best_start(count)
            if start is not None:
                row.fill(start, name, count)
                break
    return [str(row) for row in hall]

#> ticket_seat_allocator(2, 6, ["a2", "b2", "c3", "d1"])
#> ticket_seat_allocator(1, 5, ["x3", "y2", "z1"])
#> ticket_seat_allocator(0, 5, ["x3"])
#> ticket_seat_allocator(1, 4, [])
#> ticket_seat_allocator(2, 4, ["p5", "q4", "r1", "s2"])

### bug_tracker_workflow
from enum import Enum


class State(Enum):
    NEW = "new"
    ASSIGNED = "assigned"
    FIXED = "fixed"
    CLOSED = "closed"

    def can_become(self, other):
        return other in NEXT[self]


NEXT = {
    State.NEW: {State.ASSIGNED, State.CLOSED},
    State.ASSIGNED: {State.FIXED, State.NEW},
    State.FIXED: {State.CLOSED, State.ASSIGNED},
    State.CLOSED: set(),
}


class Bug:
    def __init__(self, number):
        self.number = number
        self.state = State.NEW
        self.reopened = 0

    def move(self, state):
        if not self.state.can_become(state):
            raise ValueError(f"#{self.number} cannot go from {self.state.value} to {state.value}")
        if self.state is State.FIXED and state is State.ASSIGNED:
            self.reopened += 1
        self.state = state


def bug_tracker_workflow(log):
    """States after a log of '1 assigned' and so on; '+n' shows reopened bugs."""
    bugs: dict[int, Bug] = {}
    for line in log:
        number, state = line.split()
        bug = bugs.setdefault(int(number), Bug(int(number)))
        bug.move(State(state))
    return {n: b.state.value + (f"+{b.reopened}" if b.reopened else "") for n, b in bugs.items()}

#> bug_tracker_workflow(["1 assigned", "2 closed", "1 fixed", "1 assigned", "1 fixed", "1 closed"])
#> bug_tracker_workflow(["1 assigned", "1 closed"])
#> bug_tracker_workflow([])
#> bug_tracker_workflow(["3 assigned", "3 new", "4 assigned", "3 assigned", "4 fixed", "4 assigned", "4 fixed", "4 assigned"])
#> bug_tracker_workflow(["5 lost"])
#> bug_tracker_workflow(["1 assigned", "2 closed", "1 fixed", "1 assigned", "1 fixed", "1 closed", "3 assigned", "3 new", "4 assigned", "3 assigned", "4 fixed", "4 assigned", "4 fixed", "4 assigned"])
#> bug_tracker_workflow(["3 assigned", "3 new", "4 assigned", "3 assigned", "4 fixed", "4 assigned", "4 fixed", "4 assigned", "1 assigned", "2 closed", "1 fixed", "1 assigned", "1 fixed", "1 closed"])

### bowling_score_frames_d04
class Game:
    def __init__(self):
        self.rolls = []

    def roll(self, pins):
        self.rolls.append(pins)

    def score(self):
        total, index = 0, 0
        for _ in range(10):
            frame = self.rolls[index:index + 3]
            if len(frame) < 2 and sum(frame) < 10:
                return total + sum(frame)
            if frame[0] == 10:
                total += sum(frame)
                index += 1
            elif frame[0] + frame[1] == 10:
                total += sum(frame)
                index += 2
            else:
                total += frame[0] + frame[1]
                index += 2
        return total


SYMBOLS = {"-": 0, "X": 10}


def bowling_score_frames_d04(card):
    game = Game()
    last = 0
    for symbol in card.replace(" ", ""):
        if symbol == "/":
            pins = 10 - last
        elif symbol in SYMBOLS:
            pins = SYMBOLS[symbol]
        else:
            pins = int(symbol)
        game.roll(pins)
        last = pins
    return game.score()

#> bowling_score_frames_d04("X 7/ 9- X -8 8/ -6 X X X81")
#> bowling_score_frames_d04("9- 9- 9- 9- 9- 9- 9- 9- 9- 9-")
#> bowling_score_frames_d04("")
#> bowling_score_frames_d04("5/ 5/ 3")
#> bowling_score_frames_d04("3x")
#> bowling_score_frames_d04("12 34 4/ X 5")

### warehouse_robot_paths
class Blocked(Exception):
    def __init__(self, place):
        super().__init__(f"blocked at {place}")
        self.place = place


class Robot:
    def __init__(self, name, place):
        self.name, self.place = name, place
        self.steps = 0

    def path_to(self, target):
        x, y = self.place
        tx, ty = target
        while x != tx:
            x += 1 if tx > x else -1
            yield x, y
        while y != ty:
            y += 1 if ty > y else -1
            yield x, y

    def drive(self, target, shelves):
        for place in self.path_to(target):
            if place in shelves:
                raise Blocked(place)
            self.place = place
            self.steps += 1


def warehouse_robot_paths(shelves, jobs):
    """Place and steps of robots after jobs (name, x, y); a blocked robot stops where it is."""
    robots: dict[str, Robot] = {}
    for name, x, y in jobs:
        robot = robots.setdefault(name, Robot(name, (0, 0)))
        try:
            robot.drive((x, y), shelves)
        except Blocked as blocked:
            robot.steps += 10 if blocked.place[0] == robot.place[0] else 5
    return {name: (robot.place, robot.steps) for name, robot in robots.items()}

#> warehouse_robot_paths({(2, 2)}, [("a", 3, 1), ("b", 2, 3), ("a", 0, 0)])
#> warehouse_robot_paths({(1, 0)}, [("a", 3, 1), ("a", 0, 2)])
#> warehouse_robot_paths(set(), [])
#> warehouse_robot_paths(set(), [("z", -2, -2), ("z", -2, -2)])
#> warehouse_robot_paths({(0, 2), (3, 3)}, [("p", 0, 4), ("q", 3, 4), ("q", 1, 1)])

### dictionary_with_history
from collections.abc import MutableMapping


class Versioned(MutableMapping):
    def __init__(self):
        self._now = {}
        self._past = {}

    def __getitem__(self, key):
        return self._now[key]

    def __setitem__(self, key, value):
        if key in self._now:
            self._past.setdefault(key, []).append(self._now[key])
        self._now[key] = value

    def __delitem__(self, key):
        self._past.setdefault(key, []).append(self._now.pop(key))

    def __iter__(self):
        return iter(self._now)

    def __len__(self):
        return len(self._now)

    def revert(self, key):
        self._now[key] = self._past[key].pop()


def dictionary_with_history(script):
    data = Versioned()
    for line in script:
        match line.split():
            case ["del", key]:
                data.pop(key, None)
            case ["undo", key]:
                data.revert(key)
            case ["rename", old, new]:
                data[new] = data.pop(old)
            case [pair]:
                key, _, value = pair.partition("=")
                data[key] = value
    data.setdefault("size", str(len(data)))
    return dict(data)

#> dictionary_with_history(["a=1", "a=2", "b=3", "undo a", "rename b c"])
#> dictionary_with_history(["x=1", "del x", "undo x", "del y"])
#> dictionary_with_history([])
#> dictionary_with_history(["k=1", "undo k"])
#> dictionary_with_history(["p=1", "p=2", "p=3", "undo p", "undo p", "size=big"])

### sandwich_builder_price
class Sandwich:
    PRICES = {"bread": 150, "ham": 120, "cheese": 90, "tomato": 40, "bacon": 140}

    def __init__(self):
        self._parts = []

    def add(self, part, times=1):
        if part not in self.PRICES:
            raise LookupError(part)
        self._parts.extend([part] * times)
        return self

    def without(self, part):
        self._parts = [p for p in self._parts if p != part]
        return self

    @property
    def vegetarian(self):
        return not {"ham", "bacon"} & set(self._parts)

    @property
    def price(self):
        total = sum(self.PRICES[part] for part in self._parts)
        return total - 30 if self.vegetarian else total


def sandwich_builder_price(order: str) -> int:
    sandwich = Sandwich()
    fee = 0
    for word in order.split():
        name, _, times = word[1:].partition("*")
        try:
            if word[0] == "+":
                sandwich.add(name, int(times or 1))
            else:
                sandwich.without(name)
        except LookupError:
            fee += 1
    return sandwich.price + fee

#> sandwich_builder_price("+bread +cheese*2 +tomato")
#> sandwich_builder_price("+bread +ham +bacon*2 -ham +caviar")
#> sandwich_builder_price("")
#> sandwich_builder_price("+bread*2 +ham +cheese -bread +gold +ham -bacon")
#> sandwich_builder_price("+bread*x")

### cinema_pricing_inheritance
class Ticket:
    base = 1000

    def __init__(self, day, hour):
        self.day, self.hour = day, hour

    def surcharge(self):
        return 200 if self.day in ("fri", "sat") and self.hour >= 18 else 0

    def price(self):
        return self.base + self.surcharge()


class Child(Ticket):
    base = 600

    def surcharge(self):
        return super().surcharge() // 2


class Member(Ticket):
    def price(self):
        price = super().price()
        return price * 80 // 100 if self.day != "sat" else price


class Gift(Ticket):
    def price(self):
        return self.surcharge()


KINDS = {"adult": Ticket, "child": Child, "member": Member, "gift": Gift}


def cinema_pricing_inheritance(order, day, hour):
    total = count = 0
    for entry in order:
        number, kind = entry.split()
        for _ in range(int(number)):
            total += KINDS[kind](day, hour).price()
            count += 1
    if count >= 4:
        total = total * 90 // 100
    return total

#> cinema_pricing_inheritance(["2 adult", "1 child"], "fri", 20)
#> cinema_pricing_inheritance(["1 member", "1 gift", "2 child"], "sat", 21)
#> cinema_pricing_inheritance([], "mon", 12)
#> cinema_pricing_inheritance(["3 member"], "tue", 20)
#> cinema_pricing_inheritance(["1 student"], "tue", 20)
#> cinema_pricing_inheritance(["1 member", "1 gift", "2 child", "3 member"], "sat", 21)
#> cinema_pricing_inheritance(["3 member", "1 member", "1 gift", "2 child"], "tue", 20)

### version_control_branches
class Repo:
    def __init__(self):
        self.parents = {"c0": None}
        self.branches = {"main": "c0"}
        self.head = "main"

    def commit(self):
        name = f"c{len(self.parents)}"
        self.parents[name] = self.branches[self.head]
        self.branches[self.head] = name

    def branch(self, name):
        if name in self.branches:
            raise ValueError(f"branch {name} exists")
        self.branches[name] = self.branches[self.head]

    def history(self, branch):
        commit = self.branches[branch]
        while commit is not None:
            yield commit
            commit = self.parents[commit]

    def merge_base(self, a, b):
        known = set(self.history(a))
        for commit in self.history(b):
            if commit in known:
                return commit


def version_control_branches(script, a, b):
    """The common commit of two branches after 'commit branch:x checkout:x ...'."""
    repo = Repo()
    for word in script.split():
        action, _, name = word.partition(":")
        if action == "commit":
            repo.commit()
        elif action == "branch":
            repo.branch(name)
        else:
            repo.head = name
    return repo.merge_base(a, b)

#> version_control_branches("commit branch:dev commit checkout:dev commit commit", "main", "dev")
#> version_control_branches("branch:x branch:y checkout:x commit checkout:y commit", "x", "y")
#> version_control_branches("", "main", "main")
#> version_control_branches("branch:main", "main", "main")
#> version_control_branches("commit commit branch:a checkout:a commit branch:b checkout:b commit checkout:a commit commit", "b", "a")
#> version_control_branches("commit", "main", "nope")

### weather_station_summary_d04
class Station:
    def __init__(self, name):
        self.name = name
        self._temps = []
        self._rain = 0.0

    def record(self, text):
        kind, value = text.split("=")
        if kind == "t":
            self._temps.append(float(value))
        elif kind == "r":
            self._rain += float(value)
        else:
            raise ValueError(f"{self.name}: {text}")

    @property
    def range(self):
        return max(self._temps) - min(self._temps) if self._temps else None

    def __bool__(self):
        return bool(self._temps or self._rain)

    def __repr__(self):
        spread = "?" if self.range is None else f"{self.range:.1f}"
        return f"{self.name}({spread}, {self._rain:g}mm)"


def weather_station_summary_d04(log):
    stations = {}
    for line in log.splitlines():
        name, _, rest = line.partition(":")
        station = stations.setdefault(name, Station(name))
        for word in rest.split():
            if "=" in word:
                station.record(word)
    return [repr(station) for station in stations.values() if station]

#> weather_station_summary_d04("oslo: t=2.5 r=1\nbergen: r=12 r=3.5\noslo: t=-4 ok t=7")
#> weather_station_summary_d04("empty:\nfull: t=1")
#> weather_station_summary_d04("")
#> weather_station_summary_d04("oslo: w=9")
#> weather_station_summary_d04("a: t=1 t=1\nb: broken\nc: r=0.25 r=0.5 t=0")

### token_economy_market
import bisect


class Market:
    def __init__(self):
        self.offers = []

    def offer(self, price, count):
        bisect.insort(self.offers, [price, count])

    def buy(self, budget):
        bought = 0
        while self.offers and self.offers[0][0] <= budget:
            price, count = self.offers[0]
            taken = min(count, budget // price)
            bought += taken
            budget -= taken * price
            if taken == count:
                self.offers.pop(0)
            else:
                self.offers[0][1] -= taken
                break
        return bought, budget


def token_economy_market(events: list[str]) -> list[tuple[int, int]]:
    market = Market()
    purchases = []
    for event in events:
        if event.startswith("$"):
            purchases.append(market.buy(int(event[1:])))
        else:
            price, count = event.split("x")
            market.offer(int(price), int(count))
    return purchases

#> token_economy_market(["5x3", "4x1", "$20", "$20"])
#> token_economy_market(["$9"])
#> token_economy_market([])
#> token_economy_market(["7x10", "6x1", "$13", "8x1", "$50", "$8"])
#> token_economy_market(["2x2", "3x2", "4x2", "$7", "$7", "$7"])
