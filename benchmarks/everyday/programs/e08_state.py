### vending_machine
class VendingMachine:
    prices = {"A1": 150, "A2": 200, "B1": 90}
    coins = (200, 100, 50, 20, 10)

    def __init__(self):
        self.credit = 0
        self.sold = []

    def insert(self, coin):
        if coin not in self.coins:
            raise ValueError(f"coin {coin} is not taken")
        self.credit += coin

    def choose(self, slot):
        price = self.prices[slot]
        if self.credit < price:
            return False  # <- reach
        self.credit -= price
        self.sold.append(slot)
        return True

    def change(self):
        out = []
        for coin in self.coins:
            while self.credit >= coin:
                self.credit -= coin
                out.append(coin)
        return out


def vending_machine(actions):
    """Numbers are coins, texts are slots; returns what was sold and the change."""
    machine = VendingMachine()
    for action in actions:
        if isinstance(action, int):
            machine.insert(action)
        else:
            machine.choose(action)
    return machine.sold, machine.change()

#> vending_machine([100, "A1", 100, 50, "B1", "A2", 10])
#? returns vending_machine([200, "B1"])
#? raises ValueError vending_machine([5])
#? raises KeyError vending_machine(["C9"])
#? reaches vending_machine([100, "A1", 100, 50, "B1", "A2", 10])

### traffic_light
from enum import Enum


class Light(Enum):
    RED = 30
    GREEN = 25
    YELLOW = 5

    def next(self):
        order = list(Light)
        position = order.index(self)
        return order[(position + 1) % len(order)]


class Controller:
    def __init__(self, start=Light.RED):
        self.light = start
        self.left = start.value

    def tick(self, seconds):
        while seconds >= self.left:
            seconds -= self.left
            self.light = self.light.next()
            self.left = self.light.value  # <- reach
        self.left -= seconds


def traffic_light(waits, start="RED"):
    controller = Controller(Light[start])
    seen = []
    for wait in waits:
        controller.tick(wait)
        seen.append(f"{controller.light.name}:{controller.left}")
    return seen

#> traffic_light([29, 1, 26, 64])
#? returns traffic_light([3], "YELLOW")
#? raises KeyError traffic_light([1], "BLUE")
#? raises TypeError traffic_light(["1"])
#? reaches traffic_light([29, 1, 26, 64])

### lru_hits
from collections import OrderedDict


class LRUCache:
    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self.data: OrderedDict = OrderedDict()
        self.hits = 0

    def get(self, key):
        if key not in self.data:
            return None
        self.data.move_to_end(key)
        self.hits += 1
        return self.data[key]

    def put(self, key, value) -> None:
        self.data[key] = value
        self.data.move_to_end(key)
        if len(self.data) > self.capacity:
            self.data.popitem(last=False)  # <- reach


def lru_hits(requests: str, capacity: int = 2) -> tuple:
    """Hits, and what is in the cache at the end."""
    cache = LRUCache(capacity)
    for page in requests.split():
        if cache.get(page) is None:
            cache.put(page, page.upper())
    return cache.hits, list(cache.data)

#> lru_hits("home cart home help cart")
#? returns lru_hits("a a a", 1)
#? raises AttributeError lru_hits(["a"])
#? reaches lru_hits("home cart home help cart")

### elevator_stops
class Elevator:
    def __init__(self, floor=0):
        self.floor = floor
        self.direction = 1
        self.wanted = set()
        self.travelled = 0

    def ahead(self):
        if self.direction > 0:
            return [f for f in self.wanted if f > self.floor]
        return [f for f in self.wanted if f < self.floor]

    def run(self):
        """Serve all wanted floors, turning round only when nothing is ahead."""
        order = []
        while self.wanted:
            options = self.ahead()
            if not options:
                self.direction = -self.direction
                continue  # <- reach
            target = min(options, key=lambda f: abs(f - self.floor))
            self.travelled += abs(target - self.floor)
            self.floor = target
            self.wanted.discard(target)
            order.append(target)
        return order


def elevator_stops(start, calls):
    elevator = Elevator(start)
    elevator.wanted.update(call for call in calls if call != start)
    order = elevator.run()
    return order, elevator.travelled

#> elevator_stops(4, [1, 6, 9, 4, 3])
#? returns elevator_stops(0, [2])
#? raises TypeError elevator_stops(1, ["2"])
#? reaches elevator_stops(4, [1, 6, 9, 4, 3])

### thermostat_log
class Thermostat:
    """Heating with hysteresis: on below target - band, off above target + band."""

    def __init__(self, target=20.0, band=0.5):
        self.target, self.band = target, band
        self.heating = False
        self.switched = 0

    def feel(self, temperature):
        before = self.heating
        if temperature < self.target - self.band:
            self.heating = True
        elif temperature > self.target + self.band:
            self.heating = False
        if self.heating != before:
            self.switched += 1
        return self.heating


def thermostat_log(temperatures, target=20.0):
    """'#' while heating, '.' while not."""
    thermostat = Thermostat(target)
    picture = ""
    for temperature in temperatures:
        picture += "#" if thermostat.feel(temperature) else "."
    return f"{picture} ({thermostat.switched})"

#> thermostat_log([21.0, 19.6, 19.4, 20.2, 20.6])
#? returns thermostat_log([10, 30], 20)
#? raises TypeError thermostat_log([None])

### chess_clock
class Flagged(Exception):
    def __init__(self, player):
        super().__init__(player)
        self.player = player


class ChessClock:
    def __init__(self, seconds, increment=0):
        self.left = {"white": seconds, "black": seconds}
        self.increment = increment
        self.turn = "white"

    def press(self, used):
        self.left[self.turn] -= used
        if self.left[self.turn] <= 0:
            raise Flagged(self.turn)
        self.left[self.turn] += self.increment
        self.turn = "black" if self.turn == "white" else "white"


def chess_clock(moves, seconds=60, increment=2):
    """Who ran out of time, or None with time left for both."""
    clock = ChessClock(seconds, increment)
    try:
        for used in moves:
            clock.press(used)
    except Flagged as flag:
        return flag.player  # <- reach
    return None

#> chess_clock([12, 20, 15, 22, 30])
#? returns chess_clock([1, 100])
#? raises TypeError chess_clock(["1"])
#? reaches chess_clock([1, 100])

### bank_queue
from collections import deque


class Counter:
    def __init__(self, name):
        self.name = name
        self.busy_until = 0
        self.served = []

    def serve(self, customer, now, minutes):
        self.busy_until = now + minutes
        self.served.append(customer)


def bank_queue(arrivals, counters=2):
    """arrivals: (minute, name, minutes needed); returns who was served where."""
    desks = [Counter(f"c{n}") for n in range(1, counters + 1)]
    waiting = deque()
    pending = deque(sorted(arrivals))
    minute = 0
    while pending or waiting:
        while pending and pending[0][0] <= minute:
            waiting.append(pending.popleft())
        for desk in desks:
            if waiting and desk.busy_until <= minute:
                _, name, needed = waiting.popleft()
                desk.serve(name, minute, needed)
        minute += 1
    return {desk.name: desk.served for desk in desks}, minute

#> bank_queue([(0, "Ewa", 3), (1, "Finn", 4), (1, "Gus", 2), (2, "Hal", 1)])
#? returns bank_queue([(2, "Z", 1)], 1)
#? raises ValueError bank_queue([(0, "a")])

### is_locked_out
class LoginGuard:
    """Locks an account after some failures within a minute; a success clears the slate."""

    max_failures = 3
    window = 60

    def __init__(self):
        self._failures = {}
        self.locked = set()

    def attempt(self, user, ok, at):
        if user in self.locked:
            return
        if ok:
            self._failures.pop(user, None)
            return
        recent = [t for t in self._failures.get(user, []) if at - t < self.window]
        recent.append(at)
        self._failures[user] = recent
        if len(recent) >= self.max_failures:
            self.locked.add(user)  # <- reach


def is_locked_out(user, attempts):
    guard = LoginGuard()
    for line in attempts.splitlines():
        at, who, outcome = line.split()
        guard.attempt(who, outcome == "ok", int(at))
    return user in guard.locked

#> is_locked_out("root", "0 root fail\n20 root fail\n21 bob ok\n70 root fail\n81 root fail")
#> is_locked_out("bob", "0 bob fail\n20 bob fail\n21 bob ok\n30 bob fail\n31 root fail")
#? raises ValueError is_locked_out("a", "x a fail")
#? reaches is_locked_out("a", "0 a x\n1 a x\n2 a x")

### grid_robot
MOVES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Robot:
    def __init__(self, width, height):
        self.width, self.height = width, height
        self.x = self.y = 0
        self.heading = "E"
        self.bumps = 0

    def turn(self, by):
        names = "NESW"
        self.heading = names[(names.index(self.heading) + by) % 4]

    def forward(self):
        dx, dy = MOVES[self.heading]
        x, y = self.x + dx, self.y + dy
        if 0 <= x < self.width and 0 <= y < self.height:
            self.x, self.y = x, y  # <- reach
        else:
            self.bumps += 1


def grid_robot(program, width=4, height=3):
    robot = Robot(width, height)
    for letter in program:
        if letter == "F":
            robot.forward()
        elif letter in "LR":
            robot.turn(1 if letter == "R" else -1)
        else:
            raise SyntaxError(letter)
    return {"at": (robot.x, robot.y), "facing": robot.heading, "bumps": robot.bumps}

#> grid_robot("FFRFFFL")
#? returns grid_robot("LFF", 2, 2)
#? raises SyntaxError grid_robot("X")
#? reaches grid_robot("FFRFFFL")

### order_workflow
class Order:
    transitions = {
        ("new", "pay"): "paid",
        ("paid", "ship"): "shipped",
        ("paid", "cancel"): "refunded",
        ("new", "cancel"): "cancelled",
        ("shipped", "return"): "refunded",
    }

    def __init__(self, listeners=()):
        self.state = "new"
        self.listeners = list(listeners)

    def fire(self, event):
        key = (self.state, event)
        if key not in self.transitions:
            raise RuntimeError(f"cannot {event} while {self.state}")
        old, self.state = self.state, self.transitions[key]
        for listener in self.listeners:
            listener(old, self.state)


def order_workflow(events):
    """Mails that a customer gets for these events."""
    mails = []

    def mail(old, new):
        if new in ("shipped", "refunded"):
            mails.append(f"Your order was {new}")  # <- reach

    trail = []
    order = Order([mail, lambda old, new: trail.append(new)])
    for event in events:
        order.fire(event)
    mails.append("/".join(trail))
    return mails

#> order_workflow(["pay", "ship", "return"])
#? returns order_workflow(["cancel"])
#? raises RuntimeError order_workflow(["ship"])
#? reaches order_workflow(["pay", "ship", "return"])

### game_of_tennis
POINTS = ["0", "15", "30", "40"]


class Game:
    def __init__(self, players):
        self.players = players
        self.score = [0, 0]

    def point(self, player):
        self.score[self.players.index(player)] += 1

    def call(self):
        a, b = self.score
        if max(a, b) >= 4 and abs(a - b) >= 2:
            return "game " + self.players[0 if a > b else 1]
        if a >= 3 and b >= 3:
            if a == b:  # <- reach
                return "deuce"
            return "advantage " + self.players[0 if a > b else 1]
        return f"{POINTS[a]}-{POINTS[b]}"


def game_of_tennis(points, players=("S", "R")):
    """Umpire's last call; points after the end of the game are a mistake."""
    game = Game(players)
    call = game.call()
    for player in points:
        if call.startswith("game"):
            raise OverflowError("the game is over")
        game.point(player)
        call = game.call()
    return call

#> game_of_tennis("SSRR")
#? returns game_of_tennis("SRSRSRS")
#? raises OverflowError game_of_tennis("SSSSS")
#? raises ValueError game_of_tennis("SX")
#? reaches game_of_tennis("SRSRSRS")

### parking_fee
import math


class Garage:
    def __init__(self, places, hourly=2.5, daily_max=18.0):
        self.places = places
        self.hourly, self.daily_max = hourly, daily_max
        self.inside = {}
        self.income = 0.0
        self.turned_away = 0

    def enter(self, plate, minute):
        if len(self.inside) == self.places:
            self.turned_away += 1  # <- reach
        else:
            self.inside[plate] = minute

    def leave(self, plate, minute):
        stayed = minute - self.inside.pop(plate)
        days, rest = divmod(stayed, 1440)
        fee = days * self.daily_max + min(self.daily_max, math.ceil(rest / 60) * self.hourly)
        self.income += fee


def parking_fee(events, places=2):
    garage = Garage(places)
    for minute, plate in events:
        if plate in garage.inside:
            garage.leave(plate, minute)
        else:
            garage.enter(plate, minute)
    return garage.income

#> parking_fee([(0, "B-AB 1"), (10, "M-X 22"), (15, "K-Z 7"), (95, "B-AB 1"), (1700, "M-X 22")])
#? returns parking_fee([(0, "a"), (1, "a")])
#? raises ValueError parking_fee([(0,)])
#? reaches parking_fee([(0, "B-AB 1"), (10, "M-X 22"), (15, "K-Z 7"), (95, "B-AB 1"), (1700, "M-X 22")])

### battery_empty
class Device:
    drain = 1

    def __init__(self, name):
        self.name = name
        self.on = False

    def toggle(self):
        self.on = not self.on

    def use(self, minutes):
        return self.drain * minutes if self.on else 0


class Lamp(Device):
    drain = 2


class Heater(Device):
    drain = 10

    def use(self, minutes):
        # it takes five minutes to warm up, at half the power
        warm = min(5, minutes)
        return super().use(minutes - warm) + super().use(warm) // 2


def battery_empty(capacity, events):
    """Is the battery empty at the end? events: (minutes since the last one, device to toggle)"""
    devices = {"lamp": Lamp("lamp"), "heater": Heater("heater")}
    charge = capacity
    for minutes, name in events:
        for device in devices.values():
            charge -= device.use(minutes)
        if charge <= 0:
            return True  # <- reach
        devices[name].toggle()
    return False

#> battery_empty(160, [(0, "lamp"), (10, "heater"), (12, "lamp")])
#? raises KeyError battery_empty(10, [(1, "oven")])
#? reaches battery_empty(5, [(0, "lamp"), (10, "lamp")])

### playlist_after
class Playlist:
    def __init__(self, songs):
        self.songs = list(songs)
        self.index = 0
        self.repeat = "off"

    @property
    def current(self):
        if self.index is None:
            return None
        return self.songs[self.index]

    def next(self):
        if self.repeat == "one" or self.index is None:
            return
        self.index += 1
        if self.index == len(self.songs):
            self.index = 0 if self.repeat == "all" else None

    def remove(self, song):
        at = self.songs.index(song)
        del self.songs[at]
        if self.index is not None and at < self.index:
            self.index -= 1


def playlist_after(songs, commands):
    playlist = Playlist(songs)
    for command in commands:
        match command.split(" ", 1):
            case ["next"]:
                playlist.next()
            case ["repeat", mode]:
                playlist.repeat = mode
            case ["remove", song]:
                playlist.remove(song)  # <- reach
            case _:
                raise ValueError(command)
    return playlist.current

#> playlist_after(["Blue", "Hurt", "Creep"], ["next", "next", "remove Blue", "next"])
#? returns playlist_after(["x", "yy", "z"], ["next"])
#? raises ValueError playlist_after(["x"], ["stop"])
#? raises IndexError playlist_after([], ["repeat one"])
#? reaches playlist_after(["Blue", "Hurt", "Creep"], ["next", "next", "remove Blue", "next"])

### leader_election
class Node:
    def __init__(self, name, priority):
        self.name = name
        self.priority = priority
        self.alive = True
        self.votes = 0

    def vote(self, candidates):
        best = max(candidates, key=lambda node: (node.priority, node.name))
        best.votes += 1


class Cluster:
    def __init__(self, nodes):
        self.nodes = [Node(*spec) for spec in nodes]

    def kill(self, name):
        for node in self.nodes:
            if node.name == name:
                node.alive = False

    def elect(self):
        alive = [node for node in self.nodes if node.alive]
        if len(alive) * 2 <= len(self.nodes):
            return None
        for node in alive:
            node.votes = 0
        for node in alive:
            node.vote(alive)
        return max(alive, key=lambda node: node.votes).name


def leader_election(nodes, failures):
    cluster = Cluster(nodes)
    leaders = [cluster.elect()]
    for name in failures:
        cluster.kill(name)
        leaders.append(cluster.elect())
    return leaders

#> leader_election([("n1", 5), ("n2", 9), ("n3", 9)], ["n3", "n1"])
#? returns leader_election([("x", 1)], ["x"])
#? raises TypeError leader_election([("x",)], [])

### score_bowling
def score_bowling(rolls):
    """Total of a (perhaps unfinished) bowling game.

    rolls: number of pins of every ball
    """
    total = 0
    ball = 0
    frame = 1
    while frame <= 10 and ball < len(rolls):
        if rolls[ball] == 10:
            # strike: the next two balls count too
            total += sum(rolls[ball:ball + 3])
            ball += 1
        else:
            pins = sum(rolls[ball:ball + 2])
            if pins > 10:
                raise ValueError(f"{pins} pins in frame {frame}")
            if pins == 10:
                total += sum(rolls[ball + 2:ball + 3])  # <- reach
            total += pins
            ball += 2
        frame += 1
    return total

#> score_bowling([10, 7, 3, 9, 0, 10, 0, 8, 8, 2, 0, 6])
#> score_bowling([9, 1, 0, 10, 10, 10, 10, 2, 3, 6, 4, 7, 3, 3, 3])
#? returns score_bowling([10, 10, 10])
#? raises ValueError score_bowling([6, 6])
#? raises TypeError score_bowling(["X"])
#? reaches score_bowling([10, 7, 3, 9, 0, 10, 0, 8, 8, 2, 0, 6])

### shopping_cart
class Cart:
    def __init__(self):
        self._lines = {}

    def __len__(self):
        return sum(n for _, n in self._lines.values())

    def __contains__(self, sku):
        return sku in self._lines

    def add(self, sku, price, n=1):
        _, have = self._lines.get(sku, (price, 0))
        self._lines[sku] = (price, have + n)
        return self

    def remove(self, sku, n=1):
        price, have = self._lines[sku]
        if n >= have:
            del self._lines[sku]  # <- reach
        else:
            self._lines[sku] = (price, have - n)
        return self

    @property
    def total(self):
        return sum(price * n for price, n in self._lines.values())


def shopping_cart(steps):
    cart = Cart()
    for step in steps:
        sign, sku, *rest = step.split(":")
        if sign == "+":
            cart.add(sku, *map(int, rest))
        else:
            cart.remove(sku, *map(int, rest))
    return len(cart), "pen" in cart, cart.total

#> shopping_cart(["+:pen:3:4", "+:ink:12", "-:pen:3", "+:pen:3"])
#? returns shopping_cart(["+:cap:20:2"])
#? raises KeyError shopping_cart(["-:pen"])
#? reaches shopping_cart(["+:pen:3", "-:pen"])

### heartbeat_dead
class Monitor:
    """Three missed beats in a row and a worker is dead."""

    def __init__(self, interval=10, misses=3):
        self.deadline = interval * misses
        self.last = {}

    def beat(self, worker, now):
        self.last[worker] = now

    def dead(self, now):
        return sorted(worker for worker, at in self.last.items() if now - at > self.deadline)


def heartbeat_dead(beats, checks):
    """Workers that are newly dead at each check."""
    monitor = Monitor()
    events = [(at, 0, worker) for at, worker in beats] + [(at, 1, "") for at in checks]
    known, found = set(), []
    for at, kind, worker in sorted(events):
        if kind == 0:
            monitor.beat(worker, at)
            known.discard(worker)
            continue
        fresh = [w for w in monitor.dead(at) if w not in known]
        known.update(fresh)
        found.append(fresh)
    return found

#> heartbeat_dead([(0, "w1"), (5, "w2"), (20, "w2"), (40, "w1")], [31, 55, 90])
#? returns heartbeat_dead([(0, "a"), (1, "b")], [100])
#? raises TypeError heartbeat_dead([("0", "a")], [1])

### memory_allocator
class OutOfMemory(MemoryError):
    pass


class Arena:
    """First fit in a list of (start, size) holes."""

    def __init__(self, size):
        self.holes = [(0, size)]
        self.used = {}

    def alloc(self, name, size):
        for i, (start, room) in enumerate(self.holes):
            if room >= size:
                self.used[name] = (start, size)
                self.holes[i:i + 1] = [(start + size, room - size)] if room > size else []
                return start
        raise OutOfMemory(name)

    def free(self, name):
        self.holes.append(self.used.pop(name))
        self.holes.sort()
        merged = [self.holes[0]]
        for start, size in self.holes[1:]:
            last, room = merged[-1]
            if last + room == start:
                merged[-1] = (last, room + size)
            else:
                merged.append((start, size))  # <- reach
        self.holes = merged


def memory_allocator(ops, size=100):
    arena = Arena(size)
    for op in ops:
        if len(op) == 2:
            arena.alloc(*op)
        else:
            arena.free(op[0])
    return arena.holes

#> memory_allocator([("a", 40), ("b", 30), ("a",), ("c", 15), ("b",)])
#? returns memory_allocator([("a", 100)])
#? raises OutOfMemory memory_allocator([("a", 101)])
#? raises KeyError memory_allocator([("a",)])
#? reaches memory_allocator([("a", 40), ("b", 30), ("a",), ("c", 15), ("b",)])

### hangman
class Hangman:
    def __init__(self, word, lives=4):
        self.word = word.lower()
        self.lives = lives
        self.guessed = set()

    def guess(self, letter):
        if letter in self.guessed:
            return  # <- reach
        self.guessed.add(letter)
        if letter not in self.word:
            self.lives -= 1

    def shown(self):
        return "".join(ch if ch in self.guessed or not ch.isalpha() else "_" for ch in self.word)

    @property
    def over(self):
        return self.lives == 0 or "_" not in self.shown()


def hangman(word, guesses):
    """The board when the game ends or the guesses do."""
    game = Hangman(word)
    for letter in guesses:
        if game.over:
            break
        game.guess(letter)
    return f"{game.shown()} {'lost' if game.lives == 0 else game.lives}"

#> hangman("a-b", "xb")
#? returns hangman("Oslo", "wxyz")
#? raises AttributeError hangman(None, "a")
#? reaches hangman("abc", "aa")

### sync_conflict
import copy


class Replica:
    """A key-value store with a version per key (last writer wins)."""

    def __init__(self):
        self.data = {}

    def write(self, key, value, version):
        current = self.data.get(key)
        if current is None or version > current[1]:
            self.data[key] = (value, version)
            return True
        return False

    def pull(self, other):
        changed = 0
        for key, (value, version) in copy.copy(other.data).items():
            changed += self.write(key, value, version)
        return changed


def sync_conflict(writes_a, writes_b):
    """True if both replicas hold the same after syncing both ways, and something moved."""
    a, b = Replica(), Replica()
    for replica, writes in ((a, writes_a), (b, writes_b)):
        for key, value, version in writes:
            replica.write(key, value, version)
    moved = a.pull(b) + b.pull(a)
    return a.data == b.data and moved > 0

#> sync_conflict([("k", "old", 1), ("x", 5, 2)], [("k", "new", 3)])
#> sync_conflict([("k", "left", 2), ("x", 5, 2)], [("k", "right", 2), ("x", 6, 2)])

### coffee_orders
MENU = {"espresso": 2.2, "latte": 3.4, "tea": 1.9}
EXTRAS = {"oat": 0.5, "shot": 0.8}


class Tab:
    open_tabs = {}

    def __init__(self, table):
        self.table = table
        self.lines = []
        Tab.open_tabs[table] = self

    @classmethod
    def of(cls, table):
        return cls.open_tabs.get(table) or cls(table)

    def order(self, drink, extras):
        price = MENU[drink]
        for extra in extras:
            price += EXTRAS.get(extra, 0)  # <- reach
        self.lines.append(price)


def coffee_orders(tickets):
    """tickets such as '4 latte +oat +shot'; what each table has to pay"""
    Tab.open_tabs = {}
    for ticket in tickets:
        table, drink, *extras = ticket.split()
        Tab.of(int(table)).order(drink, [e.lstrip("+") for e in extras])
    return {table: round(sum(tab.lines), 2) for table, tab in sorted(Tab.open_tabs.items())}

#> coffee_orders(["4 latte +oat +shot", "2 tea", "4 espresso", "2 tea +lemon"])
#? returns coffee_orders(["1 latte"])
#? raises KeyError coffee_orders(["1 cocoa"])
#? raises ValueError coffee_orders(["latte 1"])
#? reaches coffee_orders(["4 latte +oat +shot", "2 tea", "4 espresso", "2 tea +lemon"])

### turnstile_count
class Turnstile:
    states = {
        "locked": {"coin": "unlocked", "push": "locked"},
        "unlocked": {"coin": "unlocked", "push": "locked"},
    }

    def __init__(self):
        self.state = "locked"
        self.passed = self.refused = self.wasted = 0

    def handle(self, event):
        if event == "push":
            if self.state == "unlocked":
                self.passed += 1
            else:
                self.refused += 1  # <- reach
        elif event == "coin" and self.state == "unlocked":
            self.wasted += 1
        self.state = self.states[self.state][event]


def turnstile_count(events: str) -> int:
    turnstile = Turnstile()
    for event in events.split():
        turnstile.handle(event)
    # net income in coins per person that had to be let through
    return turnstile.passed * 10 + turnstile.wasted - turnstile.refused

#> turnstile_count("push coin push coin coin push push coin")
#> turnstile_count("coin coin coin push push push coin push coin push push")
#? returns turnstile_count("coin push coin push coin push")
#? raises KeyError turnstile_count("kick")
#? reaches turnstile_count("push coin push coin coin push push coin")
