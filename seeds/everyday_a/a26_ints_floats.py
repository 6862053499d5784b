### energy_cost_by_tariff
PEAK = range(7, 21)
TARIFF = {"peak": 0.32, "off": 0.21, "weekend": 0.19}


def period(hour, weekend):
    if weekend:
        return "weekend"
    return "peak" if hour in PEAK else "off"


def energy_cost_by_tariff(readings, weekend=False, feed_in=0.08):
    cost = 0.0
    for hour, kwh in enumerate(readings):
        if kwh < 0:
            cost += kwh * feed_in
            continue
        cost += kwh * TARIFF[period(hour % 24, weekend)]
    return round(cost, 4)

#> energy_cost_by_tariff([0.2, 0.2, 0.1, 0.1, 0.1, 0.3, 0.5, 1.2, 2.0, -1.5, -2.5])
#> energy_cost_by_tariff([1, 1, 1, 1], weekend=True)
#> energy_cost_by_tariff([])
#> energy_cost_by_tariff([0] * 19 + [1.0, 1.0, 1.0])
#> energy_cost_by_tariff([-1, 2, -3, 4], feed_in=0.1)

### heart_rate_zone_minutes
ZONES = ((0.5, "rest"), (0.6, "easy"), (0.7, "steady"), (0.8, "hard"), (2.0, "max"))


def zone(rate, top):
    share = rate / top
    for limit, name in ZONES:
        if share < limit:
            return name


def heart_rate_zone_minutes(samples, age, wanted, every=30):
    """Minutes in a zone: samples of the heart rate taken every so many seconds."""
    top = 220 - age
    if top <= 0:
        raise ValueError("age")
    seconds = 0
    for sample in samples.split():
        if sample == "--":
            continue
        if zone(int(sample), top) == wanted:
            seconds += every
    return seconds / 60

#> heart_rate_zone_minutes("80 95 110 120 131 145 150 -- 150 120", 40, "steady")
#> heart_rate_zone_minutes("80 95 110 120 131 145 150 -- 150 120", 40, "max", every=15)
#> heart_rate_zone_minutes("", 30, "easy")
#> heart_rate_zone_minutes("100 101 102", 20, "easy")
#> heart_rate_zone_minutes("60", 300, "rest")

### paint_cans_for_rooms
import math

COVERAGE = 9.0
CANS = (10.0, 2.5, 0.75)


def wall_area(room):
    length, width, height, *openings = room
    area = 2 * (length + width) * height
    for opening in openings:
        area -= opening
    return max(area, 0)


def paint_cans_for_rooms(rooms: list, coats: int = 2) -> int:
    litres = sum(wall_area(room) for room in rooms) * coats / COVERAGE
    cans = 0
    for size in CANS:
        count = int(litres // size)
        cans += count
        litres -= count * size
    if litres > 0.001:
        cans += 1
    return cans

#> paint_cans_for_rooms([(4, 5, 2.5, 2.0, 1.8), (3, 3, 2.5, 2.0)])
#> paint_cans_for_rooms([(4, 5, 2.5)], coats=1)
#> paint_cans_for_rooms([])
#> paint_cans_for_rooms([(1, 1, 1, 9)])
#> paint_cans_for_rooms([(10, 8, 3, 5), (6, 4, 3, 2, 2), (2, 2, 3)], 3)

### server_capacity_needed
def ceil_div(a, b):
    return -(-a // b)


def server_capacity_needed(hourly, per_server=100, headroom=20, least=2):
    """Server hours a day: each hour needs servers for its load plus headroom; shrinking takes an hour."""
    total = 0
    running = least
    for load in hourly:
        needed = max(least, ceil_div(load * (100 + headroom), 100 * per_server))
        if needed > running:
            running = needed
        elif needed < running:
            running -= 1
        total += running
    return total

#> server_capacity_needed([50, 120, 400, 650, 300, 80, 20, 10])
#> server_capacity_needed([1000, 0, 0, 0], per_server=250)
#> server_capacity_needed([])
#> server_capacity_needed([99, 100, 101, 100], headroom=0, least=1)
#> server_capacity_needed([10] * 6, least=3)

### mixed_fraction_calculator
from fractions import Fraction


def parse(text):
    total = Fraction(0)
    for word in text.split():
        total += Fraction(word)
    return total


def mixed_fraction_calculator(expression: str) -> float:
    """Value of '1 1/2 + 3/4 - 1 1/8' as a float."""
    total = Fraction(0)
    sign = 1
    current = []
    for word in expression.split():
        if word in ("+", "-"):
            total += sign * parse(" ".join(current))
            sign = 1 if word == "+" else -1
            current = []
        else:
            current.append(word)
    total += sign * parse(" ".join(current))
    return float(total)

#> mixed_fraction_calculator("1 1/2 + 3/4 - 1 1/8")
#> mixed_fraction_calculator("5")
#> mixed_fraction_calculator("1/3 + 1/3 + 1/3 - 1")
#> mixed_fraction_calculator("2 3/5 - 10")
#> mixed_fraction_calculator("1/0 + 1")

### podium_points_season
POINTS = (25, 18, 15, 12, 10, 8, 6, 4, 2, 1)


def race_points(result, fastest):
    points = {}
    for place, driver in enumerate(result):
        if driver.endswith("*"):
            # disqualified: those behind do not move up
            continue
        points[driver] = POINTS[place] if place < len(POINTS) else 0
        if driver == fastest and place < 10:
            points[driver] += 1
    return points


def podium_points_season(races: list[str], driver: str) -> int:
    """Season points of a driver; a race is 'A B C/fastest', the worst result is dropped."""
    scores = []
    for race in races:
        order, _, fastest = race.partition("/")
        scores.append(race_points(order.split(), fastest).get(driver, 0))
    if len(scores) > 1:
        scores.remove(min(scores))
    return sum(scores)

#> podium_points_season(["A B C/B", "B A C/A", "C B* A/B"], "B")
#> podium_points_season(["A B C/B", "B A C/A", "C B* A/B"], "A")
#> podium_points_season(["X Y/Y"], "Y")
#> podium_points_season([], "Z")
#> podium_points_season(["a b c d e f g h i j k/k", "k a b c d e f g h i j/k"], "k")

### loan_affordability_amount
def loan_affordability_amount(income, expenses, yearly_percent, years, share=35):
    """Largest loan in thousands whose rate stays within a share of the free income."""
    free = income - sum(expenses.values())
    if free <= 0:
        return 0
    budget = free * share / 100
    monthly = yearly_percent / 1200
    months = years * 12
    low, high = 0, 1000
    while low < high:
        middle = (low + high + 1) // 2
        principal = middle * 1000
        if monthly:
            rate = principal * monthly / (1 - (1 + monthly) ** -months)
        else:
            rate = principal / months
        if rate <= budget:
            low = middle
        else:
            high = middle - 1
    return low

#> loan_affordability_amount(4000, {"rent": 900, "food": 600, "car": 250}, 3.5, 25)
#> loan_affordability_amount(3000, {"rent": 1000}, 0, 10)
#> loan_affordability_amount(1000, {"rent": 900, "food": 200}, 3, 20)
#> loan_affordability_amount(100_000, {}, 2, 30)
#> loan_affordability_amount(2500, {"all": 2000}, 6.9, 5, share=50)

### caffeine_level_at_bedtime
DRINKS = {"espresso": 63, "coffee": 95, "tea": 40, "cola": 32}
HALF_LIFE = 5.0


class UnknownDrink(KeyError):
    pass


def caffeine_level_at_bedtime(log: list[str], bedtime: float) -> float:
    """Milligrams left at bedtime of 'hour drink' entries, with half gone every five hours."""
    level = 0.0
    for entry in log:
        clock, _, drink = entry.partition(" ")
        count = 1
        if drink.startswith("2x"):
            count, drink = 2, drink[2:]
        if drink not in DRINKS:
            raise UnknownDrink(drink)
        hours = bedtime - float(clock)
        if hours < 0:
            continue
        level += count * DRINKS[drink] * 0.5 ** (hours / HALF_LIFE)
    return round(level, 1)

#> caffeine_level_at_bedtime(["8 coffee", "13 2xespresso", "17.5 tea", "23 cola"], 22.5)
#> caffeine_level_at_bedtime(["12 coffee"], 22)
#> caffeine_level_at_bedtime([], 22)
#> caffeine_level_at_bedtime(["9 mate"], 22)
#> caffeine_level_at_bedtime(["7 2xcoffee", "12 tea", "17 2xcola"], 17)

### parcel_volumetric_weight
import re

SIZE = re.compile(r"(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(cm|in)?")
INCH = 2.54


def volume_cm3(text):
    match = SIZE.fullmatch(text)
    if match is None:
        raise ValueError(f"no size: {text}")
    volume = 1.0
    for side in match.groups()[:3]:
        length = float(side)
        if match[4] == "in":
            length *= INCH
        volume *= length
    return volume


def parcel_volumetric_weight(parcels: list, divisor: int = 5000) -> float:
    total = 0.0
    for size, kilos in parcels:
        volumetric = volume_cm3(size) / divisor
        weight = max(kilos, volumetric)
        halves = int(weight * 2)
        if halves < weight * 2:
            halves += 1
        total += halves / 2
    return total

#> parcel_volumetric_weight([("40x30x20cm", 3.2), ("10x10x10in", 1.0), ("100x10x10", 1.2)])
#> parcel_volumetric_weight([("1x1x1", 0.1)])
#> parcel_volumetric_weight([])
#> parcel_volumetric_weight([("wide", 1)])
#> parcel_volumetric_weight([("50x40x30", 12.0), ("50x40x30", 11.9)], divisor=4000)

### sports_watch_distance
from math import asin, cos, radians, sin, sqrt

EARTH_KM = 6371.0


def distance_km(a, b):
    lat1, lon1, lat2, lon2 = map(radians, (*a, *b))
    h = sin((lat2 - lat1) / 2) ** 2 + cos(lat1) * cos(lat2) * sin((lon2 - lon1) / 2) ** 2
    return 2 * EARTH_KM * asin(sqrt(h))


def sports_watch_distance(track, fastest=0.5):
    points = []
    for pair in track.split(";"):
        lat, lon = pair.split(",")
        points.append((float(lat), float(lon)))
    total = 0.0
    last = points[0]
    for point in points[1:]:
        step = distance_km(last, point)
        if step > fastest:
            continue
        total += step
        last = point
    return round(total, 3)

#> sports_watch_distance("52.5200,13.4050;52.5210,13.4060;52.5225,13.4060;53.0,13.4;52.5230,13.4070")
#> sports_watch_distance("0,0")
#> sports_watch_distance("10,10;10.001,10;10.002,10", fastest=1)
#> sports_watch_distance("0,0;1,1;2,2", 500)
#> sports_watch_distance("north,1")

### timecard_pay_with_breaks
def to_minutes(text):
    return int(text[:-2]) * 60 + int(text[-2:])


def required_break(worked):
    if worked > 540:
        return 45
    return 30 if worked > 360 else 0


def timecard_pay_with_breaks(cards, cents_per_hour):
    """Pay in cents of cards 'in out in out ...'; too short breaks are taken off."""
    pay = 0
    for card in cards:
        stamps = [to_minutes(stamp) for stamp in card.split()]
        if len(stamps) % 2:
            raise ValueError(f"odd number of stamps: {card}")
        worked = pause = 0
        for index in range(0, len(stamps), 2):
            worked += stamps[index + 1] - stamps[index]
            if index:
                pause += stamps[index] - stamps[index - 1]
        missing = max(0, required_break(worked) - pause)
        pay += (worked - missing) * cents_per_hour // 60
    return pay

#> timecard_pay_with_breaks(["800 1200 1230 1700", "900 1600", "700 1000 1010 1730"], 2000)
#> timecard_pay_with_breaks(["800 1000"], 1250)
#> timecard_pay_with_breaks([], 1)
#> timecard_pay_with_breaks(["800 1000 1100"], 1250)
#> timecard_pay_with_breaks(["600 1600", "600 1145 1200 1600"], 1830)

### checkout_lanes_longest_wait
import heapq


def checkout_lanes_longest_wait(baskets: list[int], lanes: int, seconds_per_item: int = 3, fixed: int = 20) -> int:
    """Seconds until the last customer is done; each joins the lane that is free first."""
    if lanes < 1:
        raise ValueError("no lane is open")
    free = [0] * lanes
    heapq.heapify(free)
    for basket in baskets:
        start = heapq.heappop(free)
        service = fixed + seconds_per_item * basket
        if basket <= 3:
            service -= fixed // 2
        heapq.heappush(free, start + service)
    return max(free)

#> checkout_lanes_longest_wait([10, 3, 25, 1, 8, 2, 14], 2)
#> checkout_lanes_longest_wait([10, 3, 25, 1], 4, seconds_per_item=2)
#> checkout_lanes_longest_wait([], 3)
#> checkout_lanes_longest_wait([5], 0)
#> checkout_lanes_longest_wait([4, 4, 4, 4, 4], 3, fixed=0)

### rainfall_deficit_index
from collections import deque


def rainfall_deficit_index(rain: list[int], need: float = 3.0, soil: float = 20.0) -> int:
    """Days on which plants lack water: the soil stores rain up to a limit and loses some every day."""
    stored = soil / 2
    recent = deque(maxlen=3)
    dry_days = 0
    for amount in rain:
        recent.append(amount)
        loss = need
        if sum(recent) == 0:
            # hot and dry days take more
            loss *= 1.5
        stored = min(soil, stored + amount) - loss
        if stored < 0:
            stored = 0.0
            dry_days += 1
    return dry_days

#> rainfall_deficit_index([0, 0, 0, 0, 5, 0, 0, 12, 0])
#> rainfall_deficit_index([3, 3, 3, 3, 3])
#> rainfall_deficit_index([])
#> rainfall_deficit_index([0] * 8, need=2.0)
#> rainfall_deficit_index([40, 0, 0, 0, 0, 0, 0], soil=15.0)

### podcast_ad_slots_count
def podcast_ad_slots_count(chapters: list, every: int = 12, most: int = 4) -> int:
    total = sum(minutes for _, minutes in chapters)
    elapsed = last_break = breaks = 0
    for title, minutes in chapters:
        elapsed += minutes
        if title.startswith("*"):
            # no ads after sponsored chapters
            last_break = elapsed
            continue
        if elapsed > total * 0.9 or breaks == most:
            break
        if elapsed - last_break >= every:
            breaks += 1
            last_break = elapsed
    return breaks

#> podcast_ad_slots_count([("intro", 3), ("news", 10), ("talk", 25), ("*sponsor", 5), ("mail", 12), ("end", 4)])
#> podcast_ad_slots_count([("a", 20), ("b", 20), ("c", 20), ("d", 20), ("e", 20), ("f", 20), ("g", 20)])
#> podcast_ad_slots_count([])
#> podcast_ad_slots_count([("x", 5), ("y", 5), ("z", 5)], every=5, most=1)
#> podcast_ad_slots_count([("one", 11), ("two", 1), ("three", 40)])

### print_shop_sheet_count
class PaperError(ValueError):
    pass


SIZES = {"A2": 2, "A3": 3, "A4": 4, "A5": 5, "A6": 6}


def per_sheet(size, sheet="A3"):
    if SIZES[size] < SIZES[sheet]:
        raise PaperError(f"{size} is larger than {sheet}")
    return 2 ** (SIZES[size] - SIZES[sheet])


def print_shop_sheet_count(jobs: list[str], waste_percent: int = 5) -> int:
    """A3 sheets for jobs 'copies*pages size [double]'; waste is added for each job."""
    sheets = 0
    for job in jobs:
        amount, size, *flags = job.split()
        copies, pages = map(int, amount.split("*"))
        sides = pages if "double" not in flags else -(-pages // 2)
        needed = -(-copies * sides // per_sheet(size))
        sheets += needed + -(-needed * waste_percent // 100)
    return sheets

#> print_shop_sheet_count(["100*8 A4 double", "50*1 A6", "20*3 A3"])
#> print_shop_sheet_count(["1*1 A5"], waste_percent=0)
#> print_shop_sheet_count([])
#> print_shop_sheet_count(["5*2 A2"])
#> print_shop_sheet_count(["7*5 A5 double", "7*5 A5", "1000*1 A4"], 10)

### inflation_adjusted_sum
INDEX = {2018: 95.0, 2019: 97.5, 2020: 98.0, 2021: 101.0, 2022: 108.0, 2023: 114.0}


def index_of(year):
    first, last = min(INDEX), max(INDEX)
    if year < first:
        return INDEX[first] / 1.02 ** (first - year)
    if year > last:
        return INDEX[last] * 1.02 ** (year - last)
    return INDEX[year]


def inflation_adjusted_sum(amounts, base):
    total = 0.0
    for year, amount in sorted(amounts.items()):
        total += amount * index_of(base) / index_of(year)
    return round(total, 2)

#> inflation_adjusted_sum({2019: 1000, 2021: 1000, 2023: 1000}, 2023)
#> inflation_adjusted_sum({2015: 500, 2025: 500}, 2020)
#> inflation_adjusted_sum({}, 2020)
#> inflation_adjusted_sum({2018: 95}, 2022)
#> inflation_adjusted_sum({2020: 98.0, 2022: 108.0}, 2021)

### board_game_elo_after_games
K = 32


def expected(own, other):
    return 1 / (1 + 10 ** ((other - own) / 400))


def update(ratings, first, second, score):
    a, b = ratings.setdefault(first, 1500.0), ratings.setdefault(second, 1500.0)
    change = K * (score - expected(a, b))
    ratings[first] = a + change
    ratings[second] = b - change


def board_game_elo_after_games(games, player):
    ratings = {}
    for game in games.split():
        if ">" in game:
            first, second = game.split(">")
            update(ratings, first, second, 1.0)
        else:
            first, second = game.split("=")
            update(ratings, first, second, 0.5)
    return round(ratings.get(player, 1500.0))

#> board_game_elo_after_games("ida>bo ida>cy bo>cy ida=bo", "ida")
#> board_game_elo_after_games("ida>bo ida>cy bo>cy ida=bo", "cy")
#> board_game_elo_after_games("", "any")
#> board_game_elo_after_games("a=b a=b a=b", "a")
#> board_game_elo_after_games("a<b", "a")

### backup_tapes_needed
def backup_tapes_needed(files, tape=100, order="given"):
    """Number of tapes: files are written in order, a file that does not fit starts a new tape; huge ones are split."""
    sizes = [int(size) for size in files.split()]
    if order == "large first":
        sizes.sort(reverse=True)
    tapes = 0
    room = 0
    for size in sizes:
        while size > tape:
            tapes += 1
            size -= tape
            room = 0
        if size > room:
            tapes += 1
            room = tape
        room -= size
    return tapes

#> backup_tapes_needed("60 50 40 30 20 10 90")
#> backup_tapes_needed("60 50 40 30 20 10 90", order="large first")
#> backup_tapes_needed("250 10 40")
#> backup_tapes_needed("")
#> backup_tapes_needed("5 5 5 5 5 5", tape=12)
#> backup_tapes_needed("ten")
