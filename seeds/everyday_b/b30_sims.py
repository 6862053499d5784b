### ant_colony_food_left
from dataclasses import dataclass


@dataclass
class Ant:
    position: int = 0
    carrying: bool = False

    def step(self, food):
        if self.carrying:
            self.position -= 1
            if self.position == 0:
                self.carrying = False
                return 1
        else:
            self.position += 1
            if food.get(self.position, 0) > 0:
                food[self.position] -= 1
                self.carrying = True
        return 0


def ant_colony_food_left(food, ants, ticks):
    piles = dict(food)
    colony = [Ant() for _ in range(ants)]
    stored = 0
    for tick in range(ticks):
        # one ant leaves the nest each tick
        for ant in colony[:tick + 1]:
            stored += ant.step(piles)
    return stored, piles

#> ant_colony_food_left({2: 2}, 2, 6)
#> ant_colony_food_left({1: 1, 3: 5}, 1, 8)
#> ant_colony_food_left({}, 3, 4)
#> ant_colony_food_left({2: 1}, 0, 5)
#> ant_colony_food_left({1: 3}, 3, 5)

### traffic_junction_throughput
from collections import deque


class Light:
    def __init__(self, green, red):
        self.green, self.cycle = green, green + red

    def is_green(self, tick):
        return tick % self.cycle < self.green


def traffic_junction_throughput(arrivals, green, red):
    light, queue = Light(green, red), deque()
    passed = longest = 0
    for tick, cars in enumerate(arrivals):
        for _ in range(cars):
            queue.append(tick)
        if light.is_green(tick) and queue:
            queue.popleft()
            passed += 1
        longest = max(longest, len(queue))
    return passed, longest

#> traffic_junction_throughput([1, 1, 0, 2, 1, 0, 0], 2, 2)
#> traffic_junction_throughput([3, 0, 0, 0], 1, 1)
#> traffic_junction_throughput([], 1, 1)
#> traffic_junction_throughput([1, 1, 1, 1], 4, 0)
#> traffic_junction_throughput([2, 2, 2], 0, 0)
#> traffic_junction_throughput([1, 1, 0, 2, 1, 0, 0, 1, 1, 1, 1, 3, 0, 0, 0], 2, 2)

### population_generations_until
def population_generations_until(rabbits: int, foxes: int, generations: int) -> list[tuple[int, int]]:
    """A coarse predator and prey model with whole animals.

    Rabbits grow by half, each fox eats two; fed foxes have one young for four,
    hungry ones starve.
    """
    history = [(rabbits, foxes)]
    for _ in range(generations):
        rabbits += rabbits // 2
        eaten = min(rabbits, 2 * foxes)
        fed = eaten // 2
        rabbits -= eaten
        foxes = fed + fed // 4
        history.append((rabbits, foxes))
        if rabbits == 0 and foxes == 0:
            break
    return history

#> population_generations_until(40, 4, 4)
#> population_generations_until(3, 10, 6)
#> population_generations_until(0, 5, 3)
#> population_generations_until(100, 0, 2)
#> population_generations_until(20, 12, 5)

### express_till_waits
import heapq


def express_till_waits(customers: list[tuple[int, int]], tills: int, express: int = 0) -> dict[str, float]:
    normal = [0] * (tills - express)
    quick = [0] * express
    if not normal:
        raise ValueError("at least one normal till")
    heapq.heapify(normal)
    heapq.heapify(quick)
    waits = []
    for arrival, items in customers:
        line = quick if items <= 5 and quick and quick[0] <= normal[0] else normal
        free = heapq.heappop(line)
        start = max(free, arrival)
        waits.append(start - arrival)
        heapq.heappush(line, start + items)
    if not waits:
        return {"mean": 0.0, "longest": 0}
    return {"mean": round(sum(waits) / len(waits), 2), "longest": max(waits)}

#> express_till_waits([(0, 10), (1, 3), (2, 8), (3, 2)], 1)
#> express_till_waits([(0, 10), (1, 3), (2, 8), (3, 2)], 2, express=1)
#> express_till_waits([], 3)
#> express_till_waits([(0, 1)], 1, 1)
#> express_till_waits([(0, 20), (0, 4), (0, 5), (1, 6), (2, 1), (9, 12)], 3, 1)
#> express_till_waits([(0, 10), (1, 3), (2, 8), (3, 2), (0, 20), (0, 4), (0, 5), (1, 6), (2, 1), (9, 12), (0, 10), (1, 3), (2, 8), (3, 2)], 1)

### disk_defrag_blocks
def expand(layout):
    blocks = []
    for count, sign in zip(layout[::2], layout[1::2]):
        blocks.extend([sign] * int(count))
    return blocks


def disk_defrag_blocks(layout: str) -> tuple[str, int]:
    blocks = expand(layout)
    left, right = 0, len(blocks) - 1
    while left < right:
        if blocks[left] != ".":
            left += 1
        elif blocks[right] == ".":
            right -= 1
        else:
            blocks[left], blocks[right] = blocks[right], "."
    checksum = sum(i * (ord(b) - ord("a")) for i, b in enumerate(blocks) if b != ".")
    return "".join(blocks), checksum

#> disk_defrag_blocks("2a3.2b")
#> disk_defrag_blocks("1a1.1b2.3c1d")
#> disk_defrag_blocks("")
#> disk_defrag_blocks("4.")
#> disk_defrag_blocks("2.3b1.2a")

### power_grid_brownouts
from dataclasses import dataclass


@dataclass
class Battery:
    capacity: float
    charge: float = 0.0

    def store(self, energy):
        kept = min(energy, self.capacity - self.charge)
        self.charge += kept

    def draw(self, energy):
        given = min(energy, self.charge)
        self.charge -= given
        return given


def power_grid_brownouts(solar: list[float], demand: list[float], capacity: float) -> dict:
    """Hours without enough power, and what the battery holds at the end."""
    battery = Battery(capacity)
    dark = []
    for hour, (made, used) in enumerate(zip(solar, demand, strict=True)):
        if made >= used:
            battery.store(made - used)
            continue
        missing = used - made
        if battery.draw(missing) < missing:
            dark.append(hour)
    return {"dark": dark, "charge": round(battery.charge, 2)}

#> power_grid_brownouts([0, 3, 5, 4, 0, 0], [1, 1, 1, 2, 3, 4], 6)
#> power_grid_brownouts([2, 2], [1, 1], 0.5)
#> power_grid_brownouts([], [], 10)
#> power_grid_brownouts([1, 2], [1], 3)
#> power_grid_brownouts([4.5, 0.25, 0], [1.5, 1.25, 2.5], 2.5)
#> power_grid_brownouts([4.5, 0.25, 0, 0, 3, 5, 4, 0, 0, 2, 2], [1.5, 1.25, 2.5, 1, 1, 1, 2, 3, 4, 1, 1], 2.5)

### robot_vacuum_coverage
DIRECTIONS = [(0, 1), (1, 0), (0, -1), (-1, 0)]


def robot_vacuum_coverage(room, steps):
    free = {(r, c) for r, row in enumerate(room) for c, cell in enumerate(row) if cell != "#"}
    if not free:
        return 0.0
    position = min(free)
    facing = 0
    cleaned = {position}
    for _ in range(steps):
        dr, dc = DIRECTIONS[facing]
        ahead = (position[0] + dr, position[1] + dc)
        if ahead in free:
            position = ahead
            cleaned.add(position)
        else:
            facing = (facing + 1) % 4
    return round(len(cleaned) / len(free), 3)

#> robot_vacuum_coverage(["...", "...", "..."], 10)
#> robot_vacuum_coverage(["..#", "...", "#.."], 6)
#> robot_vacuum_coverage(["##"], 5)
#> robot_vacuum_coverage(["."], 3)
#> robot_vacuum_coverage(["....", ".##.", "...."], 14)
#> robot_vacuum_coverage(["....", ".##.", "....", "...", "...", "...", "..#", "...", "#.."], 14)

### email_campaign_steps
from collections import Counter
from dataclasses import dataclass, field

STEPS = [(0, "welcome"), (3, "tips"), (7, "offer"), (14, "goodbye")]


@dataclass
class Subscriber:
    mail: str
    joined: int
    left: int | None = None
    received: list = field(default_factory=list)

    def due(self, today):
        if self.left is not None and today >= self.left:
            return None
        for after, name in STEPS:
            if today - self.joined == after and name not in self.received:
                return name
        return None


def email_campaign_steps(people: list[tuple], days: int) -> dict[str, int]:
    subscribers = [Subscriber(*person) for person in people]
    sent = Counter()
    for today in range(days):
        for person in subscribers:
            name = person.due(today)
            if name:
                person.received.append(name)
                sent[name] += 1
    return dict(sent)

#> email_campaign_steps([("a@x", 0), ("b@x", 2), ("c@x", 1, 3)], 6)
#> email_campaign_steps([("a@x", 0)], 2)
#> email_campaign_steps([], 10)
#> email_campaign_steps([("a@x", 0, 0), ("b@x", 4)], 5)
#> email_campaign_steps([("late@x", 9), ("k@x", 0)], 4)

### sandpile_settle_grid
def topple(grid, r, c):
    grid[r][c] -= 4
    for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        i, j = r + dr, c + dc
        if 0 <= i < len(grid) and 0 <= j < len(grid[0]):
            grid[i][j] += 1


def sandpile_settle_grid(rows, drops):
    grid = [[int(d) for d in row] for row in rows]
    for r, c in drops:
        grid[r][c] += 1
        unstable = [(r, c)] if grid[r][c] >= 4 else []
        while unstable:
            i, j = unstable.pop()
            topple(grid, i, j)
            unstable = [(a, b) for a, row in enumerate(grid) for b, h in enumerate(row) if h >= 4]
    return ["".join(map(str, row)) for row in grid]

#> sandpile_settle_grid(["33", "00"], [(0, 0)])
#> sandpile_settle_grid(["000", "030", "000"], [(1, 1), (0, 1)])
#> sandpile_settle_grid(["1"], [(0, 0)])
#> sandpile_settle_grid(["3"], [(0, 0)])
#> sandpile_settle_grid(["13", "20"], [])
#> sandpile_settle_grid(["33", "00", "000", "030", "000"], [(0, 0), (1, 1), (0, 1)])

### parking_lot_fees_day
from datetime import datetime

RATE = 2.5
DAY_CAP = 15.0


def fee(minutes):
    if minutes <= 15:
        return 0.0
    hours = -(-minutes // 60)
    return min(DAY_CAP, hours * RATE)


def parking_lot_fees_day(log: list[str]) -> dict[str, float]:
    inside, fees = {}, {}
    for line in log:
        clock, action, plate = line.split()
        moment = datetime.strptime(clock, "%H:%M")
        if action == "in":
            inside[plate] = moment
        else:
            minutes = int((moment - inside.pop(plate)).total_seconds() // 60)
            fees[plate] = fees.get(plate, 0.0) + fee(minutes)
    closing = datetime.strptime("23:59", "%H:%M")
    for plate, entered in inside.items():
        minutes = int((closing - entered).total_seconds() // 60)
        fees[plate] = fees.get(plate, 0.0) + fee(minutes)
    return fees

#> parking_lot_fees_day(["08:05 in B-XY1", "09:10 out B-XY1", "10:00 in M-AB2", "10:14 out M-AB2"])
#> parking_lot_fees_day(["07:00 in K-1"])
#> parking_lot_fees_day([])
#> parking_lot_fees_day(["09:00 out K-1"])
#> parking_lot_fees_day(["08:00 in A", "08:30 out A", "12:00 in A", "13:01 out A", "22:00 in B"])
#> parking_lot_fees_day(["08:00 in A", "08:30 out A", "12:00 in A", "13:01 out A", "22:00 in B", "08:05 in B-XY1", "09:10 out B-XY1", "10:00 in M-AB2", "10:14 out M-AB2", "07:00 in K-1"])

### candy_store_price_war
class Shop:
    def __init__(self, name, price, floor):
        self.name, self.price, self.floor = name, price, floor

    def react(self, others):
        """Undercut the cheapest competitor by five, but never go below the floor."""
        cheapest = min(shop.price for shop in others)
        if cheapest <= self.price:
            self.price = max(self.floor, cheapest - 5)
            return True
        return False


def candy_store_price_war(shops, rounds=10):
    """Prices when the war is over (or out of rounds), and the rounds it took."""
    market = [Shop(name, *terms) for name, terms in shops.items()]
    for number in range(1, rounds + 1):
        before = [shop.price for shop in market]
        for shop in market:
            others = [s for s in market if s is not shop]
            if others:
                shop.react(others)
        if [shop.price for shop in market] == before:
            break
    return {shop.name: shop.price for shop in market}, number

#> candy_store_price_war({"a": (100, 80), "b": (95, 85)})
#> candy_store_price_war({"solo": (50, 10)})
#> candy_store_price_war({"a": (60, 50), "b": (60, 40), "c": (70, 55)}, rounds=3)
#> candy_store_price_war({"x": (30, 30), "y": (20, 20)})
#> candy_store_price_war({"x": (30, 10), "y": (200, 100)})

### bank_teller_cash_low
from collections import Counter

NOTES = (100, 50, 20, 10)


def notes_for(amount, drawer):
    """Notes for an amount from what is in the drawer, or None."""
    given = Counter()
    for note in NOTES:
        while amount >= note and drawer[note] > given[note]:
            given[note] += 1
            amount -= note
    return given if amount == 0 else None


def bank_teller_cash_low(drawer: dict[int, int], requests: list[int]) -> tuple[int, int]:
    """Requests served, and the number of notes left when all are done."""
    cash = Counter(drawer)
    served = 0
    for amount in requests:
        if amount % 10:
            continue
        given = notes_for(amount, cash)
        if given is None:
            continue
        cash.subtract(given)
        served += 1
    return served, sum(cash.values())

#> bank_teller_cash_low({100: 2, 50: 3, 20: 5}, [170, 60, 35, 90])
#> bank_teller_cash_low({10: 3}, [20, 20])
#> bank_teller_cash_low({}, [10])
#> bank_teller_cash_low({100: 1, 10: 1}, [])
#> bank_teller_cash_low({50: 1, 20: 4, 10: 1}, [80, 60])
#> bank_teller_cash_low({100: 2, 50: 3, 20: 5, 10: 1}, [170, 60, 35, 90, 80, 60])

### growing_snowball_fight
from dataclasses import dataclass


@dataclass
class Team:
    name: str
    balls: int
    hits: int = 0

    def throw(self, luck):
        if self.balls == 0:
            return False
        self.balls -= 1
        hit = next(luck) % 3 == 0
        self.hits += hit
        return hit


def lucky_numbers(seed):
    while True:
        seed = (seed * 7 + 3) % 31
        yield seed


def growing_snowball_fight(first: int, second: int, seed: int) -> str:
    teams = [Team("red", first), Team("blue", second)]
    luck = lucky_numbers(seed)
    turn = 0
    while any(team.balls for team in teams):
        attacker, defender = teams[turn % 2], teams[1 - turn % 2]
        if attacker.throw(luck) and defender.balls:
            defender.balls -= 1
        turn += 1
    red, blue = teams
    if red.hits == blue.hits:
        return f"draw {red.hits}:{blue.hits}"
    winner = red if red.hits > blue.hits else blue
    return f"{winner.name} {red.hits}:{blue.hits}"

#> growing_snowball_fight(5, 5, 1)
#> growing_snowball_fight(3, 6, 7)
#> growing_snowball_fight(0, 0, 4)
#> growing_snowball_fight(8, 2, 12)
#> growing_snowball_fight(4, 7, 29)

### school_bell_class_minutes
PERIODS = [("1", "08:00", "08:45"), ("2", "08:50", "09:35"), ("break", "09:35", "09:55"), ("3", "09:55", "10:40")]


def clock(text):
    hours, minutes = map(int, text.split(":"))
    return hours * 60 + minutes


def school_bell_class_minutes(arrived: str, left: str, skip: tuple[str, ...] = ("break",)) -> dict[str, int]:
    come, go = clock(arrived), clock(left)
    if go < come:
        raise ValueError(f"left at {left} before arriving at {arrived}")
    present = {}
    for name, start, end in PERIODS:
        if name in skip:
            continue
        minutes = min(go, clock(end)) - max(come, clock(start))
        if minutes > 0:
            present[name] = minutes
    return present

#> school_bell_class_minutes("07:55", "10:40")
#> school_bell_class_minutes("08:20", "09:00")
#> school_bell_class_minutes("08:46", "08:49")
#> school_bell_class_minutes("10:00", "09:00")
#> school_bell_class_minutes("09:30", "10:05", skip=())

### glacier_flow_snapshots
def glacier_flow_snapshots(ice: list[int], snow: list[int], melt: int, years: int) -> str:
    """Ice by altitude zone: snow falls, a tenth flows down, the lowest zone melts.

    Zones go from the top to the valley; returns the profile after each year.
    """
    profile = list(ice)
    snapshots = []
    for year in range(years):
        for zone, fall in enumerate(snow):
            profile[zone] += fall
        for zone in range(len(profile) - 1, 0, -1):
            flow = profile[zone - 1] // 10
            profile[zone] += flow
            profile[zone - 1] -= flow
        profile[-1] = max(0, profile[-1] - melt)
        snapshots.append("-".join(map(str, profile)))
        if profile[-1] == 0 and year > 0:
            snapshots.append("tongue gone")
            break
    return " ".join(snapshots)

#> glacier_flow_snapshots([100, 60, 20], [10, 5, 0], 15, 3)
#> glacier_flow_snapshots([50, 5], [0, 0], 30, 4)
#> glacier_flow_snapshots([10], [3], 1, 2)
#> glacier_flow_snapshots([10, 10], [1, 2, 3], 1, 1)
#> glacier_flow_snapshots([200, 100, 50, 25], [20, 10, 5, 0], 40, 2)
#> glacier_flow_snapshots([100, 60, 20, 200, 100, 50, 25], [10, 5, 0, 20, 10, 5, 0], 15, 3)
