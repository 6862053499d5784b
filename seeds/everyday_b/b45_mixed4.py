### rental_contract_end
from datetime import date


def add_months(day, months):
    month = day.month - 1 + months
    year, month = day.year + month // 12, month % 12 + 1
    for candidate in (day.day, 30, 29, 28):
        try:
            return date(year, month, candidate)
        except ValueError:
            continue


def rental_contract_end(start: str, months: int, notice: str | None = None, notice_months: int = 3) -> str:
    if months < 1:
        raise ValueError("at least a month")
    begin = date.fromisoformat(start)
    end = add_months(begin, months)
    if notice is None:
        return f"open, next end {end}"
    given = date.fromisoformat(notice)
    renewals = 0
    while add_months(given, notice_months) > end:
        months += 12
        renewals += 1
        end = add_months(begin, months)
    return f"{end} after {renewals} renewals"

#> rental_contract_end("2022-01-31", 13)
#> rental_contract_end("2022-03-01", 24, notice="2023-11-15")
#> rental_contract_end("2022-03-01", 24, notice="2024-01-15")
#> rental_contract_end("2020-08-31", 6, "2024-08-01", notice_months=1)
#> rental_contract_end("2022-03-01", 0)

### movie_night_veto
from collections import Counter


class NoMovie(Exception):
    pass


def movie_night_veto(ballots: dict[str, list[str]], vetoes: dict[str, str], runtime: dict[str, int], limit: int = 150) -> str:
    banned = set(vetoes.values())
    points = Counter()
    for person, choices in ballots.items():
        for rank, film in enumerate(choices[:3]):
            if film in banned or runtime.get(film, 0) > limit:
                continue
            points[film] += 3 - rank
    if not points:
        raise NoMovie("everything was vetoed")
    best = max(points.values())
    winners = sorted(film for film, score in points.items() if score == best)
    if len(winners) > 1:
        shortest = min(winners, key=lambda film: runtime.get(film, limit))
        return f"{shortest} (tie of {len(winners)})"
    return f"{winners[0]} with {best}"

#> movie_night_veto({"ann": ["Up", "Dune"], "bob": ["Dune", "Heat", "Up"]}, {}, {"Dune": 155, "Up": 96})
#> movie_night_veto({"ann": ["Up"], "bob": ["Her"]}, {"cy": "Tron"}, {"Up": 96, "Her": 126})
#> movie_night_veto({"ann": ["Up"]}, {"bob": "Up"}, {})
#> movie_night_veto({"ann": ["Alien", "Up"], "bob": ["Alien"], "cy": ["Up", "Her"]}, {"cy": "Alien"}, {})
#> movie_night_veto({"a": ["X", "Y", "Z", "W"], "b": ["W", "Z", "Y"]}, {}, {}, limit=90)
#> movie_night_veto({"a": ["X", "Y", "Z", "W"], "b": ["W", "Z", "Y"], "ann": ["Up"], "bob": ["Her"]}, {}, {}, limit=90)

### ferry_deck_lanes_plan
from dataclasses import dataclass, field


@dataclass
class Lane:
    length: float
    height: float
    cars: list = field(default_factory=list)

    def free(self):
        return self.length - sum(car_length for _, car_length in self.cars)

    def takes(self, length, height):
        return height <= self.height and length <= self.free()


def ferry_deck_lanes_plan(lanes, cars):
    """Load cars (plate, length, height) into the lane with the least room left."""
    deck = [Lane(*lane) for lane in lanes]
    waiting = []
    for plate, length, height in cars:
        able = [lane for lane in deck if lane.takes(length, height)]
        if not able:
            waiting.append(plate)
            continue
        lane = min(able, key=lambda l: (l.height, l.free()))
        lane.cars.append((plate, length))
    return {"lanes": [[plate for plate, _ in lane.cars] for lane in deck], "waiting": waiting}

#> ferry_deck_lanes_plan([(10, 2), (12, 4)], [("A", 4, 1.5), ("T", 8, 3.5), ("B", 5, 1.6), ("C", 4, 1.5)])
#> ferry_deck_lanes_plan([(5, 2)], [("A", 6, 1), ("B", 3, 3)])
#> ferry_deck_lanes_plan([], [("A", 1, 1)])
#> ferry_deck_lanes_plan([(9, 2), (9, 2)], [])
#> ferry_deck_lanes_plan([(8, 2), (6, 2)], [("A", 5, 1), ("B", 3, 1), ("C", 3, 1), ("D", 3, 1)])

### score_keeper_sets
class MatchOver(Exception):
    pass


class VolleyMatch:
    """Best of three; sets go to five points here, with a lead of two."""

    def __init__(self):
        self.points, self.sets = [0, 0], [0, 0]

    def rally(self, side):
        if max(self.sets) == 2:
            raise MatchOver
        self.points[side] += 1
        mine, other = self.points[side], self.points[1 - side]
        if mine >= 5 and mine - other >= 2:
            self.sets[side] += 1
            self.points = [0, 0]

    def __str__(self):
        return f"{self.sets[0]}:{self.sets[1]} ({self.points[0]}-{self.points[1]})"


def score_keeper_sets(rallies: str) -> str:
    match = VolleyMatch()
    for number, letter in enumerate(rallies):
        try:
            match.rally("hg".index(letter))
        except MatchOver:
            return f"{match} and {len(rallies) - number} rallies too many"
    return str(match)

#> score_keeper_sets("hhghhh")
#> score_keeper_sets("hhhhhhhhhhgg")
#> score_keeper_sets("")
#> score_keeper_sets("hghghghghh")
#> score_keeper_sets("hgx")

### meter_reading_estimates
from datetime import date


def meter_reading_estimates(readings, wanted):
    """Estimate meter values on days between readings by straight lines."""
    known = sorted((date.fromisoformat(day), value) for day, value in readings.items())
    estimates = []
    for text in wanted:
        day = date.fromisoformat(text)
        before = [entry for entry in known if entry[0] <= day]
        after = [entry for entry in known if entry[0] >= day]
        if not before or not after:
            estimates.append(None)
            continue
        (d0, v0), (d1, v1) = before[-1], after[0]
        if d0 == d1:
            estimates.append(v0)
        else:
            estimates.append(v0 + (v1 - v0) * (day - d0).days // (d1 - d0).days)
    return estimates

#> meter_reading_estimates({"2024-01-01": 1000, "2024-01-31": 1300, "2024-03-01": 1400}, ["2024-01-16", "2024-01-31", "2024-02-15"])
#> meter_reading_estimates({"2024-01-01": 5}, ["2023-12-31", "2024-01-01", "2024-01-02"])
#> meter_reading_estimates({}, ["2024-01-01"])
#> meter_reading_estimates({"2024-01-01": 0, "2024-12-31": 730}, [])
#> meter_reading_estimates({"2024-01-01": 0, "2024-02-30": 7}, ["2024-01-05"])
#> meter_reading_estimates({"2024-01-01": 1000, "2024-01-31": 1300, "2024-03-01": 1400}, ["2024-01-16", "2024-01-31", "2024-02-15", "2023-12-31", "2024-01-01", "2024-01-02"])

### traffic_sign_speed_limit
DEFAULTS = {"city": 50, "road": 100, "motorway": None}


def traffic_sign_speed_limit(signs, position):
    """Speed limit at a kilometre, from signs such as '2.5 limit 70', '4 end', '0 city'.

    Signs stand in order; a limit ends with 'end' or with a new kind of road.
    """
    kind, limit, wet = "road", None, None
    for sign in signs:
        place, name, *rest = sign.split()
        if float(place) > position:
            break
        if name in DEFAULTS:
            kind, limit, wet = name, None, None
        elif name == "limit":
            limit = int(rest[0])
            if rest[1:] == ["wet"]:
                limit, wet = None, int(rest[0])
        elif name == "end":
            limit = wet = None
        else:
            raise ValueError(f"unknown sign {name}")
    base = limit if limit is not None else DEFAULTS[kind]
    text = "none" if base is None else str(base)
    return f"{text} ({wet} when wet)" if wet else text

#> traffic_sign_speed_limit(["0 city", "2.5 road", "3 limit 70", "5 end"], 4)
#> traffic_sign_speed_limit(["0 city", "2.5 road", "3 limit 70", "5 end"], 1)
#> traffic_sign_speed_limit(["0 motorway", "10 limit 80 wet"], 12)
#> traffic_sign_speed_limit([], 3)
#> traffic_sign_speed_limit(["0 road", "1 stop"], 2)
#> traffic_sign_speed_limit(["0 road", "1 limit 60", "2 motorway", "9 end"], 10)

### bird_count_survey
from collections import defaultdict
from statistics import mean


def bird_count_survey(sightings, least=2):
    """Mean of the largest daily counts per site, for species seen at enough sites.

    Sightings are 'site;day;species;count'.
    """
    peak: dict = defaultdict(int)
    for line in sightings:
        site, day, species, count = line.split(";")
        key = (species.strip().lower(), site, day)
        peak[key] = max(peak[key], int(count))
    by_site: dict = defaultdict(lambda: defaultdict(list))
    for (species, site, _), count in peak.items():
        by_site[species][site].append(count)
    report = {}
    for species, sites in sorted(by_site.items()):
        if len(sites) >= least:
            report[species] = round(mean(max(counts) for counts in sites.values()), 2)
    return report

#> bird_count_survey(["pond;1;Heron;2", "pond;1;heron;4", "river;2;heron ;1", "pond;2;Coot;9"])
#> bird_count_survey(["a;1;owl;1"], least=1)
#> bird_count_survey([])
#> bird_count_survey(["a;1;owl"])
#> bird_count_survey(["n;1;tit;5", "n;2;tit;7", "s;1;tit;2", "w;3;tit;4", "s;1;wren;1", "w;1;wren;2"])
#> bird_count_survey(["n;1;tit;5", "n;2;tit;7", "s;1;tit;2", "w;3;tit;4", "s;1;wren;1", "w;1;wren;2", "pond;1;Heron;2", "pond;1;heron;4", "river;2;heron ;1", "pond;2;Coot;9", "a;1;owl;1"])

### stock_alert_subscriptions
from dataclasses import dataclass
from typing import Callable


@dataclass(frozen=True)
class Alert:
    user: str
    label: str
    condition: Callable[[float, float], bool]


def make_alert(spec):
    """'ann>100', 'bob<50' or 'cy%5' (a move of five percent)."""
    for sign in "><%":
        user, found, number = spec.partition(sign)
        if found:
            level = float(number)
            conditions = {
                ">": lambda old, new: old <= level < new,
                "<": lambda old, new: old >= level > new,
                "%": lambda old, new: abs(new - old) / old * 100 >= level,
            }
            return Alert(user, spec, conditions[sign])
    raise ValueError(f"no alert: {spec}")


def stock_alert_subscriptions(specs: list[str], prices: list[float]) -> list[str]:
    """Alerts in the order in which they fire, as 'step user spec'."""
    alerts = [make_alert(spec) for spec in specs]
    fired = []
    for step, (old, new) in enumerate(zip(prices, prices[1:]), 1):
        for alert in alerts:
            if alert.condition(old, new):
                fired.append(f"{step} {alert.user} {alert.label}")
    return fired

#> stock_alert_subscriptions(["ann>100", "bob<95", "cy%5"], [98, 101, 94, 99])
#> stock_alert_subscriptions(["ann>100"], [101, 102])
#> stock_alert_subscriptions([], [1, 2])
#> stock_alert_subscriptions(["dee=5"], [1, 2])
#> stock_alert_subscriptions(["x%10", "y<10"], [10, 11, 9, 9.5, 12])
#> stock_alert_subscriptions(["ann>100", "bob<95", "cy%5"], [98, 101, 94, 99, 1, 2])

### hexapod_leg_sequence
from itertools import cycle, islice

GAITS = {"tripod": ["L1 R2 L3", "R1 L2 R3"], "wave": ["L3", "L2", "L1", "R3", "R2", "R1"], "jump": ["L1 L2 R1 R2", "L3 R3"]}


class Leg:
    def __init__(self, name):
        self.name, self.steps, self.raised = name, 0, False

    def lift(self):
        self.raised = True

    def plant(self):
        if self.raised:
            self.raised = False
            self.steps += 1


def hexapod_leg_sequence(gait: str, phases: int, broken: tuple[str, ...] = ()) -> dict[str, int]:
    legs = {f"{side}{n}": Leg(f"{side}{n}") for side in "LR" for n in (1, 2, 3)}
    for phase in islice(cycle(GAITS[gait]), phases):
        moving = [legs[name] for name in phase.split() if name not in broken]
        for leg in moving:
            leg.lift()
        if sum(leg.raised for leg in legs.values()) > 3:
            raise RuntimeError("the robot falls over")
        for leg in legs.values():
            leg.plant()
    return {name: leg.steps for name, leg in legs.items() if leg.steps}

#> hexapod_leg_sequence("tripod", 3)
#> hexapod_leg_sequence("wave", 4, broken=("L2",))
#> hexapod_leg_sequence("tripod", 0)
#> hexapod_leg_sequence("jump", 2)
#> hexapod_leg_sequence("tripod", 4, ("L1", "R1"))
