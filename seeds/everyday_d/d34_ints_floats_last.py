### stair_climb_energy
from dataclasses import dataclass


@dataclass
class Hiker:
    kilos: float
    pack: float = 0.0
    energy: float = 0.0

    def walk(self, meters: float, grade: float) -> None:
        weight = self.kilos + self.pack
        if grade >= 0:
            self.energy += weight * meters * (0.7 + 6 * grade) / 1000
        else:
            self.energy += weight * meters * 0.5 / 1000


def stair_climb_energy(kilos: float, track: list[tuple[float, float]], pack: float = 0.0, snack: float = 0.0) -> float:
    hiker = Hiker(kilos, pack)
    for meters, height in track:
        if meters <= 0:
            raise ValueError(f"piece of {meters} m")
        hiker.walk(meters, height / meters)
        if height == 0:
            hiker.energy = max(0.0, hiker.energy - snack)
    return round(hiker.energy, 1)

#> stair_climb_energy(70, [(1000, 50), (500, 0), (800, -40)])
#> stair_climb_energy(60, [(2000, 300), (100, 0), (2000, -300)], pack=12, snack=50)
#> stair_climb_energy(80, [])
#> stair_climb_energy(80, [(100, 5), (0, 2)])
#> stair_climb_energy(55.5, [(400, 0), (400, 0), (400, 20), (400, 0)], 4.5, 10)
#> stair_climb_energy(70, [(1000, 50), (500, 0), (800, -40), (2000, 300), (100, 0), (2000, -300)])
#> stair_climb_energy(70, [(2000, 300), (100, 0), (2000, -300), (1000, 50), (500, 0), (800, -40)])

### text_entropy_bits
import math
from collections import Counter


def entropy(counts: Counter) -> float:
    total = counts.total()
    bits = 0.0
    for count in counts.values():
        share = count / total
        bits -= share * math.log2(share)
    return bits


def text_entropy_bits(text: str, size: int = 1) -> float:
    """Entropy by pieces of some letters, spaces joined, with three places; 0.0 for no text."""
    cleaned = " ".join(text.lower().split())
    pieces = Counter()
    for index in range(len(cleaned) - size + 1):
        pieces[cleaned[index:index + size]] += 1
    if not pieces:
        return 0.0
    return round(entropy(pieces), 3)

#> text_entropy_bits("hello world")
#> text_entropy_bits("aaaaaa")
#> text_entropy_bits("")
#> text_entropy_bits("ab ab  ab", size=2)
#> text_entropy_bits("to be or not to be", 3)

### binary_search_rotated
def pivot(values):
    low, high = 0, len(values) - 1
    while low < high:
        middle = (low + high) // 2
        if values[middle] > values[high]:
            low = middle + 1
        else:
            high = middle
    return low


def binary_search_rotated(values, wanted):
    """Place of a number in a sorted list that was rotated; -1 if it is not there."""
    if not values:
        return -1
    shift = pivot(values)
    low, high = 0, len(values)
    while low < high:
        middle = (low + high) // 2
        place = (middle + shift) % len(values)
        if values[place] == wanted:
            return place
        if values[place] < wanted:
            low = middle + 1
        else:
            high = middle
    return -1

#> binary_search_rotated([15, 18, 22, 2, 3, 6, 12], 3)
#> binary_search_rotated([15, 18, 22, 2, 3, 6, 12], 7)
#> binary_search_rotated([], 1)
#> binary_search_rotated([5], 5)
#> binary_search_rotated([30, 40, 50, 60, 70, 80, 10, 20], 80)
#> binary_search_rotated([1, 2, 3, 4, 5, 6, 7, 8, 9], 9)

### elevation_profile_climb_d34
def smooth(values, width):
    half = width // 2
    for index in range(len(values)):
        piece = values[max(0, index - half):index + half + 1]
        yield sum(piece) / len(piece)


def elevation_profile_climb_d34(heights: list[float], width: int = 3, noise: float = 1.0) -> int:
    climbed = 0.0
    reference = None
    for height in smooth(heights, width):
        if reference is None:
            reference = height
            continue
        change = height - reference
        if abs(change) < noise:
            continue
        if change > 0:
            climbed += change
        reference = height
    return round(climbed)

#> elevation_profile_climb_d34([100, 102, 105, 104, 110, 120, 118, 115])
#> elevation_profile_climb_d34([5, 5, 5, 5])
#> elevation_profile_climb_d34([], 5)
#> elevation_profile_climb_d34([0, 10, 0, 10, 0, 10], width=1)
#> elevation_profile_climb_d34([200, 201, 202, 203, 204, 205, 190, 195, 200], 3, noise=2.5)

### subnet_hosts_needed_d34
import math


class TooManyHosts(ValueError):
    pass


def prefix_for(hosts: int) -> int:
    bits = max(2, math.ceil(math.log2(hosts + 2)))
    if bits > 16:
        raise TooManyHosts(hosts)
    return 32 - bits


def show(number: int) -> str:
    return ".".join(str(number >> shift & 255) for shift in (24, 16, 8, 0))


def subnet_hosts_needed_d34(base: str, needs: dict[str, int]) -> dict[str, str]:
    """Subnets for departments from a base address, the largest first so that all are aligned."""
    address = 0
    for part in base.split("."):
        address = address * 256 + int(part)
    plan = {}
    for name, hosts in sorted(needs.items(), key=lambda item: (-item[1], item[0])):
        prefix = prefix_for(hosts)
        plan[name] = f"{show(address)}/{prefix}"
        address += 2 ** (32 - prefix)
    return plan

#> subnet_hosts_needed_d34("10.0.0.0", {"it": 50, "hr": 10, "sales": 120})
#> subnet_hosts_needed_d34("192.168.1.0", {"a": 1, "b": 2, "c": 6})
#> subnet_hosts_needed_d34("10.0.0.0", {})
#> subnet_hosts_needed_d34("10.0.0.0", {"huge": 70000})
#> subnet_hosts_needed_d34("10.1.255.0", {"x": 254, "y": 255, "z": 30})

### gear_train_speed
from fractions import Fraction


class Gear:
    def __init__(self, teeth, axle):
        self.teeth, self.axle = teeth, axle

    @classmethod
    def parse(cls, text):
        teeth, _, axle = text.partition("@")
        if int(teeth) < 5:
            raise ValueError(f"{teeth} teeth are too few")
        return cls(int(teeth), axle)


def gear_train_speed(gears: list[str], rpm: int) -> str:
    train = [Gear.parse(gear) for gear in gears]
    speed = Fraction(rpm)
    for driver, driven in zip(train, train[1:]):
        if driver.axle == driven.axle:
            continue
        speed = -speed * driver.teeth / driven.teeth
    direction = "left" if speed < 0 else "right"
    return f"{abs(speed)} {direction}"

#> gear_train_speed(["20@a", "40@b", "10@b", "30@c"], 120)
#> gear_train_speed(["12@a"], -50)
#> gear_train_speed([], 7)
#> gear_train_speed(["20@a", "4@b"], 10)
#> gear_train_speed(["9@a", "27@b", "8@b", "24@c", "7@c", "21@d"], 1000)
#> gear_train_speed(["20@a", "40@b", "10@b", "30@c", "9@a", "27@b", "8@b", "24@c", "7@c", "21@d"], 120)
#> gear_train_speed(["9@a", "27@b", "8@b", "24@c", "7@c", "21@d", "20@a", "40@b", "10@b", "30@c"], 120)

### ticket_queue_buy_time
from collections import deque


def ticket_queue_buy_time(tickets, person, stock=999):
    """Seconds until a person has all tickets: one ticket a turn, then back to the end; -1 if they are sold out before."""
    queue = deque(enumerate(tickets))
    seconds = 0
    while queue:
        index, left = queue.popleft()
        if left == 0:
            if index == person:
                return seconds
            continue
        if stock == 0:
            return -1
        stock -= 1
        seconds += 1
        if left > 1:
            queue.append((index, left - 1))
        elif index == person:
            return seconds
    return -1

#> ticket_queue_buy_time([2, 3, 2], 2)
#> ticket_queue_buy_time([5, 1, 1, 1], 0)
#> ticket_queue_buy_time([3, 3], 1, stock=4)
#> ticket_queue_buy_time([], 0)
#> ticket_queue_buy_time([0, 2, 1, 3], 3)
#> ticket_queue_buy_time([0, 2, 0], 0)
#> ticket_queue_buy_time([4, 2, 3, 5], 3)

### carbon_footprint_trip
FACTORS = {"car": 170, "train": 35, "bus": 27, "plane": 240, "bike": 0}


class UnknownMode(KeyError):
    pass


class Leg:
    def __init__(self, text):
        mode, km, *rest = text.split()
        if mode not in FACTORS:
            raise UnknownMode(mode)
        self.mode, self.km = mode, float(km)
        self.people = int(rest[0].strip("x")) if rest else 1

    @property
    def grams(self):
        grams = self.km * FACTORS[self.mode]
        if self.mode == "car":
            grams /= self.people
        elif self.mode == "plane" and self.km < 500:
            grams *= 1.5
        return grams


def carbon_footprint_trip(legs: list[str], budget: float) -> tuple[float, bool]:
    """(kilos of CO2, whether it is within the budget) for legs 'car 120 x3'."""
    total = 0.0
    for text in legs:
        try:
            total += Leg(text).grams
        except UnknownMode:
            continue
    kilos = round(total / 1000, 2)
    return kilos, kilos <= budget

#> carbon_footprint_trip(["car 120 x3", "train 300", "bike 5"], 20)
#> carbon_footprint_trip(["plane 400", "bus 20"], 100)
#> carbon_footprint_trip([], 0)
#> carbon_footprint_trip(["rocket 5", "bus 1000.5"], 27)
#> carbon_footprint_trip(["plane 1200", "car 80", "car far"], 500)
#> carbon_footprint_trip(["car 120 x3", "train 300", "bike 5", "plane 400", "bus 20"], 20)
#> carbon_footprint_trip(["car 120 x3", "train 300", "bike 5", "rocket 5", "bus 1000.5"], 20)
