### ant_on_grid_black
TURN = {"N": "ENW"[0], "E": "S", "S": "W", "W": "N"}
STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


def left(facing):
    for before, after in TURN.items():
        if after == facing:
            return before


def ant_on_grid_black(steps: int, facing: str = "N") -> int:
    black = set()
    place = (0, 0)
    for _ in range(steps):
        if place in black:
            black.remove(place)
            facing = left(facing)
        else:
            black.add(place)
            facing = TURN[facing]
        dx, dy = STEP[facing]
        place = (place[0] + dx, place[1] + dy)
    return len(black)

#> ant_on_grid_black(5)
#> ant_on_grid_black(12, "E")
#> ant_on_grid_black(0)
#> ant_on_grid_black(16, "S")
#> ant_on_grid_black(9, "W")

### epidemic_sir_days
class Town:
    def __init__(self, people, sick):
        self.healthy = people - sick
        self.sick = sick
        self.immune = 0

    def day(self, contacts, recovery):
        total = self.healthy + self.sick + self.immune
        infected = min(self.healthy, self.sick * contacts * self.healthy // total)
        recovered = -(-self.sick // recovery)
        self.healthy -= infected
        self.sick += infected - recovered
        self.immune += recovered

    @property
    def over(self):
        return self.sick == 0


def epidemic_sir_days(people: int, sick: int, contacts: int = 2, recovery: int = 3, most: int = 30) -> tuple[int, int]:
    """(days until nobody is sick, most sick people at once)."""
    town = Town(people, sick)
    peak = sick
    for day in range(most):
        if town.over:
            return day, peak
        town.day(contacts, recovery)
        peak = max(peak, town.sick)
    return -1, peak

#> epidemic_sir_days(100, 1)
#> epidemic_sir_days(50, 10, contacts=1)
#> epidemic_sir_days(10, 0)
#> epidemic_sir_days(1000, 5, 3, 2, most=5)
#> epidemic_sir_days(20, 20, recovery=1)

### dining_philosophers_rounds
class Fork:
    def __init__(self):
        self.owner = None


class Philosopher:
    def __init__(self, name, left, right, patient):
        self.name, self.left, self.right, self.patient = name, left, right, patient
        self.meals = 0

    def act(self):
        if self.left.owner is self and self.right.owner is self:
            self.meals += 1
            self.left.owner = self.right.owner = None
            return
        for fork in (self.left, self.right):
            if fork.owner is None:
                fork.owner = self
                return
        if not self.patient:
            for fork in (self.left, self.right):
                if fork.owner is self:
                    fork.owner = None


def dining_philosophers_rounds(patience: str, rounds: int) -> list[int]:
    forks = [Fork() for _ in patience]
    people = []
    for index, letter in enumerate(patience):
        people.append(Philosopher(index, forks[index], forks[(index + 1) % len(forks)], letter == "p"))
    for _ in range(rounds):
        for person in people:
            person.act()
    return [person.meals for person in people]

#> dining_philosophers_rounds("pp", 4)
#> dining_philosophers_rounds("pn", 5)
#> dining_philosophers_rounds("nn", 3)
#> dining_philosophers_rounds("", 3)
#> dining_philosophers_rounds("ppn", 4)

### restaurant_tables_turns
from dataclasses import dataclass


@dataclass
class Table:
    seats: int
    free_at: int = 0


class Restaurant:
    def __init__(self, seats):
        self.tables = sorted((Table(n) for n in seats), key=lambda table: table.seats)
        self.served = 0
        self.left = 0

    def arrive(self, now, people, patience=20):
        for table in self.tables:
            if table.seats >= people and table.free_at <= now + patience:
                start = max(now, table.free_at)
                table.free_at = start + 45 + 10 * people
                self.served += people
                return
        self.left += people


def restaurant_tables_turns(seats: list[int], arrivals: list[tuple[int, int]]) -> dict[str, int]:
    """People served and gone for groups (minute, people)."""
    restaurant = Restaurant(seats)
    for now, people in sorted(arrivals):
        restaurant.arrive(now, people)
    return {"served": restaurant.served, "left": restaurant.left, "last": max((t.free_at for t in restaurant.tables), default=0)}

#> restaurant_tables_turns([2, 4], [(0, 2), (5, 3), (10, 2), (60, 2), (70, 4)])
#> restaurant_tables_turns([4], [(0, 5), (1, 4), (2, 1)])
#> restaurant_tables_turns([], [(0, 1)])
#> restaurant_tables_turns([2], [])
#> restaurant_tables_turns([2, 2, 6], [(0, 6), (0, 2), (0, 2), (30, 2), (40, 1), (60, 5), (90, 6)])

### conveyor_sorting_bins
from collections import Counter, deque


class Belt:
    def __init__(self, length):
        self.cells = deque([None] * length, maxlen=length)

    def shift(self, item):
        fallen = self.cells.pop()
        self.cells.appendleft(item)
        return fallen


def conveyor_sorting_bins(items: str, length: int, arms: dict[int, str]) -> dict[str, int]:
    belt = Belt(length)
    bins: Counter = Counter()
    for item in list(items) + [None] * length:
        fallen = belt.shift(item)
        if fallen is not None:
            bins["floor"] += 1
        for place, letters in arms.items():
            waiting = belt.cells[place]
            if waiting is not None and waiting in letters:
                bins[f"arm{place}"] += 1
                belt.cells[place] = None
    return dict(bins)

#> conveyor_sorting_bins("abca", 3, {1: "a", 2: "b"})
#> conveyor_sorting_bins("xyz", 2, {})
#> conveyor_sorting_bins("", 4, {0: "a"})
#> conveyor_sorting_bins("aab", 2, {0: "b", 1: "ab"})
#> conveyor_sorting_bins("q", 1, {3: "q"})

### thermostat_day_switches
def thermostat_day_switches(outside: list[float], target: float, band: float = 0.5) -> tuple[int, float]:
    """(times the heating is switched on, final temperature) over hours with an outside temperature."""
    inside = target
    heating = False
    switches = 0
    for temperature in outside:
        inside += (temperature - inside) * 0.1
        if heating:
            inside += 1.5
        if not heating and inside < target - band:
            heating = True
            switches += 1
        elif heating and inside > target + band:
            heating = False
    return switches, round(inside, 2)

#> thermostat_day_switches([5, 5, 4, 3, 3, 6, 8, 10], 20)
#> thermostat_day_switches([25, 25, 25], 20)
#> thermostat_day_switches([], 21)
#> thermostat_day_switches([-10] * 10, 19, band=1)
#> thermostat_day_switches([15, 12, 9, 6, 3, 0, 3, 6, 9, 12, 15], 18, 0.2)

### vote_counting_districts
from collections import Counter
from dataclasses import dataclass


@dataclass
class District:
    name: str
    seats: int
    votes: Counter

    def allocate(self):
        won: Counter = Counter()
        for _ in range(self.seats):
            party = max(sorted(self.votes), key=lambda p: self.votes[p] / (won[p] + 1))
            won[party] += 1
        return won


def vote_counting_districts(results, threshold=0.05):
    total: Counter = Counter()
    for _, votes in results.values():
        total.update(votes)
    small = {party for party, n in total.items() if n < threshold * total.total()}
    parliament: Counter = Counter()
    for name, (seats, votes) in results.items():
        kept = Counter({p: n for p, n in votes.items() if p not in small})
        if kept:
            parliament += District(name, seats, kept).allocate()
    return dict(sorted(parliament.items()))

#> vote_counting_districts({"north": (3, {"red": 60, "blue": 40}), "south": (2, {"red": 10, "blue": 50, "tiny": 3})})
#> vote_counting_districts({"all": (5, {"a": 100, "b": 80, "c": 30, "d": 20})}, threshold=0.1)
#> vote_counting_districts({})
#> vote_counting_districts({"x": (1, {"p": 5, "q": 5})})
#> vote_counting_districts({"x": (2, {"p": 1}), "y": (1, {"q": 99})}, 0.02)

### road_traffic_lane_change
def road_traffic_lane_change(road: str, rounds: int) -> list[str]:
    """Cars '>' move one cell if it is free, all at once, on a ring; the pictures of all rounds."""
    pictures = [road]
    for _ in range(rounds):
        cells = list(road)
        moved = 0
        for index, cell in enumerate(road):
            after = (index + 1) % len(road)
            if cell == ">" and road[after] == ".":
                cells[index], cells[after] = ".", ">"
                moved += 1
        if not moved:
            break
        road = "".join(cells)
        pictures.append(road)
    return pictures

#> road_traffic_lane_change(">>..>.", 3)
#> road_traffic_lane_change(">>>", 5)
#> road_traffic_lane_change("", 2)
#> road_traffic_lane_change(">.>.>.>.", 2)
#> road_traffic_lane_change("..>>>..x.", 4)

### card_shuffle_period
class Deck:
    def __init__(self, cards):
        self.cards = list(cards)

    def riffle(self, out=True):
        half = (len(self.cards) + 1) // 2 if out else len(self.cards) // 2
        first, second = self.cards[:half], self.cards[half:]
        mixed = []
        while first or second:
            for pile in (first, second) if out else (second, first):
                if pile:
                    mixed.append(pile.pop(0))
        self.cards = mixed

    def cut(self, place):
        self.cards = self.cards[place:] + self.cards[:place]


def card_shuffle_period(cards: str, routine: str, most: int = 12) -> int:
    """How often a routine of 'o', 'i' (riffles) and digits (cuts) must be done until the deck is as before; 0 if too often."""
    deck = Deck(cards)
    for times in range(1, most + 1):
        for action in routine:
            if action.isdigit():
                deck.cut(int(action))
            else:
                deck.riffle(out=action == "o")
        if "".join(deck.cards) == cards:
            return times
    return 0

#> card_shuffle_period("abcd", "o")
#> card_shuffle_period("abcdef", "2")
#> card_shuffle_period("", "o")
#> card_shuffle_period("abcde", "i1", most=3)
#> card_shuffle_period("abcd", "i")
