### parcel_sorting_bins
from dataclasses import dataclass
from enum import Enum


class Bin(Enum):
    LETTER = "letter"
    SMALL = "small"
    LARGE = "large"
    MANUAL = "manual"


@dataclass(frozen=True)
class Parcel:
    zip_code: str
    grams: int
    fragile: bool = False

    def bin(self) -> Bin:
        if self.fragile or not self.zip_code.isdigit():
            return Bin.MANUAL
        if self.grams <= 500:
            return Bin.LETTER
        return Bin.SMALL if self.grams <= 5000 else Bin.LARGE


def parcel_sorting_bins(parcels: list[tuple]) -> dict[str, int]:
    """How many parcels go into each bin (empty bins are left out)."""
    counts = {kind: 0 for kind in Bin}
    for row in parcels:
        counts[Parcel(*row).bin()] += 1
    return {kind.value: count for kind, count in counts.items() if count}

#> parcel_sorting_bins([("10115", 300), ("80331", 1200), ("20095", 9000), ("50667", 100, True)])
#> parcel_sorting_bins([("SW1A", 20)])
#> parcel_sorting_bins([])
#> parcel_sorting_bins([("01067", 500), ("01067", 501), ("01067", 5000), ("01067", 5001)])
#> parcel_sorting_bins([("99999",)])
#> parcel_sorting_bins([("01067", 500), ("01067", 501), ("01067", 5000), ("01067", 5001), ("10115", 300), ("80331", 1200), ("20095", 9000), ("50667", 100, True), ("SW1A", 20)])

### meeting_cost_ticker
from datetime import datetime

RATES = {"engineer": 75, "manager": 95, "director": 140}


def hours_between(start, end):
    delta = datetime.strptime(end, "%H:%M") - datetime.strptime(start, "%H:%M")
    hours = delta.total_seconds() / 3600
    if hours < 0:
        hours += 24
    return hours


def meeting_cost_ticker(people: dict[str, int], start: str, end: str, late: list[int] | None = None) -> float:
    rate = sum(RATES[role] * count for role, count in people.items())
    cost = rate * hours_between(start, end)
    for minutes in late or []:
        cost += rate * minutes / 60
    return round(cost, 2)

#> meeting_cost_ticker({"engineer": 4, "manager": 1}, "10:00", "11:30")
#> meeting_cost_ticker({"director": 2}, "23:30", "00:15")
#> meeting_cost_ticker({}, "9:00", "10:00")
#> meeting_cost_ticker({"engineer": 1}, "14:00", "14:20", late=[5, 10])
#> meeting_cost_ticker({"intern": 1}, "9:00", "10:00")

### playlist_shuffle_fair
def shuffle(items, seed):
    """Fisher and Yates with a small generator of our own."""
    items = list(items)
    state = seed
    for i in range(len(items) - 1, 0, -1):
        state = (state * 48271) % 2147483647
        j = state % (i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def playlist_shuffle_fair(songs, seed, tries=5):
    """Shuffle 'artist - title' songs so that no artist plays twice in a row, if possible."""
    def clashes(order):
        artists = [song.split(" - ")[0] for song in order]
        return sum(a == b for a, b in zip(artists, artists[1:]))

    best = shuffle(songs, seed)
    for attempt in range(1, tries):
        if clashes(best) == 0:
            break
        other = shuffle(songs, seed + attempt)
        if clashes(other) < clashes(best):
            best = other
    return best

#> playlist_shuffle_fair(["A - one", "A - two", "B - three"], 1)
#> playlist_shuffle_fair(["A - one", "B - two", "A - three", "B - four"], 7)
#> playlist_shuffle_fair(["X - a", "X - b"], 3)
#> playlist_shuffle_fair([], 1)
#> playlist_shuffle_fair(["P - 1", "Q - 2", "R - 3", "P - 4"], 99)

### sensor_calibration_apply
from bisect import bisect_right


def interpolate(table, raw):
    """Linear interpolation in a table of (raw, true) points, flat outside."""
    xs = [x for x, _ in table]
    index = bisect_right(xs, raw)
    if index == 0:
        return table[0][1]
    if index == len(table):
        return table[-1][1]
    (x0, y0), (x1, y1) = table[index - 1], table[index]
    return y0 + (y1 - y0) * (raw - x0) / (x1 - x0)


def sensor_calibration_apply(points: list[tuple[float, float]], readings: list[float | None]) -> list[float]:
    """Calibrated readings; None (no contact) repeats the value before."""
    table = sorted(points)
    if not table:
        raise ValueError("no calibration points")
    calibrated: list[float] = []
    for raw in readings:
        if raw is None:
            calibrated.append(calibrated[-1] if calibrated else 0.0)
        else:
            calibrated.append(round(interpolate(table, raw), 2))
    return calibrated

#> sensor_calibration_apply([(0, 0), (100, 50), (200, 200)], [50, 150, None, 250])
#> sensor_calibration_apply([(10, 1), (20, 2)], [None, 5, 12.5])
#> sensor_calibration_apply([], [1])
#> sensor_calibration_apply([(5, 7)], [1, 5, 9])
#> sensor_calibration_apply([(1000, 20.5), (0, -10)], [0, 500, 1000])
#> sensor_calibration_apply([(0, 0), (100, 50), (200, 200), (1000, 20.5), (0, -10)], [50, 150, None, 250, 0, 500, 1000])

### reply_threads_by_subject
import re

PREFIX = re.compile(r"^\s*(?:re|aw|fwd?|wg)\s*(?:\[\d+\])?\s*:\s*", re.IGNORECASE)


def strip_prefixes(subject):
    count = 0
    while PREFIX.match(subject):
        subject = PREFIX.sub("", subject, count=1)
        count += 1
    return subject.strip(), count


def reply_threads_by_subject(subjects: list[str]) -> dict[str, int]:
    threads: dict[str, int] = {}
    for subject in subjects:
        bare, prefixes = strip_prefixes(subject)
        key = bare.lower() or "(no subject)"
        threads[key] = threads.get(key, 0) + (1 if prefixes else 0)
    return threads

#> reply_threads_by_subject(["Budget 2024", "Re: Budget 2024", "AW: re: budget 2024", "Lunch?"])
#> reply_threads_by_subject(["Fwd: ", "RE[2]: Invoice"])
#> reply_threads_by_subject([])
#> reply_threads_by_subject(["Regarding the move", "re: Regarding the move"])
#> reply_threads_by_subject(["WG: Fw: Fw: Re: photos", "Photos", "photos from Rome"])
#> reply_threads_by_subject(["Budget 2024", "Re: Budget 2024", "AW: re: budget 2024", "Lunch?", "WG: Fw: Fw: Re: photos", "Photos", "photos from Rome", "Fwd: ", "RE[2]: Invoice"])

### library_fine_ladder
BANDS = [(7, 0), (14, 10), (30, 25)]
MAXIMUM = 500


def fine_for(days_late):
    cents, day = 0, 0
    for limit, rate in BANDS:
        days_here = min(days_late, limit) - day
        if days_here <= 0:
            return cents
        cents += days_here * rate
        day = limit
    return min(MAXIMUM, cents + (days_late - day) * 50)


def library_fine_ladder(returns: list[tuple[str, int, int]], children: set[str]) -> int:
    total = 0
    for reader, due, returned in returns:
        late = returned - due
        if late <= 0:
            continue
        fine = fine_for(late)
        total += fine // 2 if reader in children else fine
    return total

#> library_fine_ladder([("ann", 10, 15), ("bob", 10, 20), ("cy", 1, 40)], set())
#> library_fine_ladder([("kim", 0, 25)], {"kim"})
#> library_fine_ladder([("ann", 9, 9), ("ann", 9, 3)], set())
#> library_fine_ladder([], {"x"})
#> library_fine_ladder([("lou", 100, 131), ("max", 100, 180)], {"max"})
#> library_fine_ladder([("ann", 10, 15), ("bob", 10, 20), ("cy", 1, 40), ("lou", 100, 131), ("max", 100, 180), ("kim", 0, 25)], set())

### escalation_chain_notified
from dataclasses import dataclass


@dataclass(frozen=True)
class Contact:
    name: str
    after: int
    hours: range = range(24)

    def on_duty(self, hour):
        return hour in self.hours


CHAIN = (
    Contact("on-call", 0),
    Contact("team lead", 15, range(7, 23)),
    Contact("manager", 30, range(8, 20)),
    Contact("director", 60),
)


def escalation_chain_notified(start_hour, acknowledged, severity):
    """Who is called until somebody acknowledges after so many minutes?"""
    notified = []
    for contact in CHAIN:
        if acknowledged is not None and contact.after > acknowledged:
            break
        hour = (start_hour + contact.after // 60) % 24
        # severity one wakes everybody up
        if severity > 1 and not contact.on_duty(hour):
            continue
        notified.append(f"{contact.name}@{contact.after}")
    return notified

#> escalation_chain_notified(3, 40, 2)
#> escalation_chain_notified(3, 40, 1)
#> escalation_chain_notified(10, None, 3)
#> escalation_chain_notified(22, 14, 2)
#> escalation_chain_notified(19, 65, 2)

### shortcut_clashes_by_keys
ORDER = ("ctrl", "alt", "shift", "meta")
ALIASES = {"control": "ctrl", "cmd": "meta", "option": "alt"}


class BadShortcut(ValueError):
    pass


def normalise(shortcut):
    """'Shift+Control+k' -> 'ctrl+shift+k'."""
    *modifiers, key = [part.strip().lower() for part in shortcut.split("+")]
    modifiers = [ALIASES.get(m, m) for m in modifiers]
    unknown = [m for m in modifiers if m not in ORDER]
    if unknown or not key:
        raise BadShortcut(shortcut)
    return "+".join([m for m in ORDER if m in modifiers] + [key])


def shortcut_clashes_by_keys(bindings):
    """Shortcuts that more than one action uses."""
    users: dict[str, list[str]] = {}
    for action, shortcut in bindings.items():
        try:
            users.setdefault(normalise(shortcut), []).append(action)
        except BadShortcut as bad:
            users.setdefault("invalid", []).append(f"{action} ({bad})")
    return {key: actions for key, actions in users.items() if len(actions) > 1 or key == "invalid"}

#> shortcut_clashes_by_keys({"save": "Ctrl+S", "sort": "control+s", "find": "Ctrl+F"})
#> shortcut_clashes_by_keys({"x": "Hyper+X", "y": "Shift+Cmd+Y", "z": "meta+shift+y"})
#> shortcut_clashes_by_keys({})
#> shortcut_clashes_by_keys({"undo": "ctrl+z", "redo": "ctrl+shift+z"})
#> shortcut_clashes_by_keys({"plus": "ctrl++", "a": "alt+option+a", "b": "alt+a"})

### garden_watering_plan
from collections import namedtuple

Plant = namedtuple("Plant", "name every litres")


def garden_watering_plan(plants: list[tuple], days: int, tank: float, rain: set[int]) -> list[str]:
    garden = [Plant(*row) for row in plants]
    due = {plant.name: 0 for plant in garden}
    notes = []
    for day in range(days):
        for plant in garden:
            if due[plant.name] > day:
                continue
            if day in rain:
                due[plant.name] = day + plant.every
            elif plant.litres <= tank:
                tank -= plant.litres
                due[plant.name] = day + plant.every
                notes.append(f"d{day} {plant.name}")
            else:
                notes.append(f"d{day} {plant.name} dry")
                due[plant.name] = day + 1
    return notes

#> garden_watering_plan([("fern", 2, 1), ("fig", 3, 2)], 4, 5, {2})
#> garden_watering_plan([("rose", 1, 1.5)], 3, 4, set())
#> garden_watering_plan([], 5, 1, set())
#> garden_watering_plan([("moss", 1, 1)], 2, 0, {0, 1})
#> garden_watering_plan([("kale", 2, 3), ("leek", 1, 1)], 4, 6, {1})
#> garden_watering_plan([("kale", 2, 3), ("leek", 1, 1), ("fern", 2, 1), ("fig", 3, 2), ("rose", 1, 1.5)], 4, 6, {1})

### vote_instant_runoff
from collections import Counter


def count_first(ballots, running):
    tally = Counter({name: 0 for name in running})
    for ballot in ballots:
        for name in ballot:
            if name in running:
                tally[name] += 1
                break
    return tally


def vote_instant_runoff(ballots: list[str]) -> str:
    running = {name for ballot in ballots for name in ballot}
    if not running:
        return "nobody"
    while True:
        tally = count_first(ballots, running)
        leader = max(sorted(running), key=lambda name: tally[name])
        if 2 * tally[leader] > sum(tally.values()) or len(running) == 1:
            return f"{leader} with {tally[leader]}"
        weakest = min(sorted(running, reverse=True), key=lambda name: tally[name])
        running.discard(weakest)

#> vote_instant_runoff(["ABC", "BAC", "BCA", "CAB", "CAB"])
#> vote_instant_runoff(["A", "A", "B"])
#> vote_instant_runoff([])
#> vote_instant_runoff(["AB", "BA", "C"])
#> vote_instant_runoff(["XY", "YX"])

### cash_flow_simplify
def balances(debts):
    net: dict[str, int] = {}
    for debtor, creditor, amount in debts:
        net[debtor] = net.get(debtor, 0) - amount
        net[creditor] = net.get(creditor, 0) + amount
    return net


def cash_flow_simplify(debts):
    net = balances(debts)
    payments = []
    while any(net.values()):
        debtor = min(sorted(net), key=net.get)
        creditor = max(sorted(net), key=net.get)
        amount = min(-net[debtor], net[creditor])
        net[debtor] += amount
        net[creditor] -= amount
        payments.append(f"{debtor} pays {creditor} {amount}")
    return payments

#> cash_flow_simplify([("ann", "bob", 30), ("bob", "cy", 30)])
#> cash_flow_simplify([("ann", "bob", 10), ("bob", "ann", 10)])
#> cash_flow_simplify([])
#> cash_flow_simplify([("a", "d", 50), ("b", "d", 20), ("c", "a", 15)])
#> cash_flow_simplify([("kim", "lou", 12), ("max", "lou", 8), ("lou", "ned", 25)])
#> cash_flow_simplify([("a", "d", 50), ("b", "d", 20), ("c", "a", 15), ("kim", "lou", 12), ("max", "lou", 8), ("lou", "ned", 25), ("ann", "bob", 30), ("bob", "cy", 30)])

### text_progress_bars
def bar(done, total, width):
    if total <= 0:
        raise ZeroDivisionError("empty task")
    share = min(1.0, done / total)
    filled = int(share * width)
    return f"[{'#' * filled}{'.' * (width - filled)}] {share:4.0%}"


def text_progress_bars(tasks, width=10):
    """One progress bar per task, names aligned."""
    longest = max(map(len, tasks), default=0)
    lines = []
    for name, (done, total) in tasks.items():
        try:
            line = bar(done, total, width)
        except ZeroDivisionError as error:
            line = f"({error})"
        lines.append(f"{name:>{longest}} {line}")
    return "\n".join(lines)

#> text_progress_bars({"copy": (3, 10), "verify": (10, 10)})
#> text_progress_bars({"idle": (0, 0)}, width=4)
#> text_progress_bars({})
#> text_progress_bars({"over": (15, 10), "half": (1, 2)}, 6)
#> text_progress_bars({"index pages": (199, 200)}, 20)
#> text_progress_bars({"over": (15, 10), "half": (1, 2), "copy": (3, 10), "verify": (10, 10), "idle": (0, 0)}, 6)
#> text_progress_bars({"copy": (3, 10), "verify": (10, 10), "over": (15, 10), "half": (1, 2), "idle": (0, 0)})

### pet_clinic_queue
import heapq
from itertools import count

URGENCY = {"accident": 0, "fever": 1, "vaccine": 3}


class Clinic:
    def __init__(self):
        self._heap, self._order = [], count()

    def admit(self, pet, reason):
        level = URGENCY.get(reason, 2)
        heapq.heappush(self._heap, (level, next(self._order), pet))
        return level

    def treat(self):
        _, _, pet = heapq.heappop(self._heap)
        return pet

    def __len__(self):
        return len(self._heap)


def pet_clinic_queue(events):
    clinic, treated = Clinic(), []
    for event in events:
        if event == "next":
            treated.append(clinic.treat() if len(clinic) else "(nobody)")
        else:
            clinic.admit(*event.split(":"))
    return treated, len(clinic)

#> pet_clinic_queue(["rex:vaccine", "tom:accident", "next", "lily:fever", "next"])
#> pet_clinic_queue(["next", "ada:limping", "bo:vaccine", "next"])
#> pet_clinic_queue([])
#> pet_clinic_queue(["a:fever", "b:fever", "c:accident", "next", "next", "next"])
#> pet_clinic_queue(["rex"])
#> pet_clinic_queue(["a:fever", "b:fever", "c:accident", "next", "next", "next", "rex:vaccine", "tom:accident", "next", "lily:fever", "next", "next", "ada:limping", "bo:vaccine", "next"])

### tile_scoring_board
VALUES = {**dict.fromkeys("aeioulnrst", 1), **dict.fromkeys("dg", 2), **dict.fromkeys("bcmp", 3), **dict.fromkeys("fhvwy", 4), "k": 5, "j": 8, "x": 8, "q": 10, "z": 10}
SQUARES = {0: ("word", 3), 3: ("letter", 2), 5: ("letter", 3), 7: ("word", 2)}


def score_word(word, start):
    total, factor = 0, 1
    for offset, letter in enumerate(word):
        kind, times = SQUARES.get(start + offset, ("plain", 1))
        points = VALUES[letter.lower()]
        if kind == "letter":
            points *= times
        elif kind == "word":
            factor *= times
        total += points
    return total * factor


def tile_scoring_board(words, start=0):
    total = 0
    for word in words:
        if len(word) > 8:
            raise ValueError(f"{word} does not fit")
        total += max(score_word(word, s) for s in range(start, 9 - len(word)))
    return total

#> tile_scoring_board(["zebra"], start=2)
#> tile_scoring_board(["quick"], 3)
#> tile_scoring_board([])
#> tile_scoring_board(["extraordinary"])
#> tile_scoring_board(["at", "it"], 5)
#> tile_scoring_board(["zebra", "quick"], start=2)

### fuel_stop_planner
class RanDry(Exception):
    def __init__(self, where):
        super().__init__(f"no fuel after {where}")
        self.where = where


def plan_stops(stations, goal, reach):
    position, stops = 0, []
    ahead = sorted(s for s in stations if 0 < s < goal)
    while position + reach < goal:
        options = [s for s in ahead if position < s <= position + reach]
        if not options:
            raise RanDry(position)
        position = options[-1]
        stops.append(position)
    return stops


def fuel_stop_planner(stations: list[int], goal: int, tank: float, per_100: float) -> int:
    reach = tank / per_100 * 100
    try:
        return len(plan_stops(stations, goal, reach))
    except RanDry as dry:
        return -dry.where

#> fuel_stop_planner([150, 300, 420, 610], 800, 20, 6.25)
#> fuel_stop_planner([150, 600], 800, 20, 6.25)
#> fuel_stop_planner([], 100, 40, 8)
#> fuel_stop_planner([90, 180, 270, 360], 450, 10, 10)
#> fuel_stop_planner([50], 200, 10, 0)

### apartment_bell_panel
def apartment_bell_panel(residents, width=12):
    floors: dict[int, dict[str, list[str]]] = {}
    for floor, family, first in residents:
        floors.setdefault(floor, {}).setdefault(family, []).append(first)
    panel = []
    for floor in sorted(floors, reverse=True):
        for family, firsts in sorted(floors[floor].items()):
            if len(firsts) == 1:
                label = f"{firsts[0][0]}. {family}"
            else:
                label = family
            if len(label) > width:
                label = family[:width - 1] + "."
            panel.append(f"{floor} {label}")
    return panel

#> apartment_bell_panel([(1, "Ono", "Kim"), (2, "Garcia", "Ana"), (2, "Garcia", "Luis")])
#> apartment_bell_panel([(3, "Featherstonehaugh", "Abe")])
#> apartment_bell_panel([])
#> apartment_bell_panel([(0, "Zu", "Li"), (0, "Abt", "Eva"), (4, "Wu", "Jo")], width=4)
#> apartment_bell_panel([(1, "Smith-Robinson", "Al"), (1, "Smith-Robinson", "Bo")], 10)
#> apartment_bell_panel([(1, "Ono", "Kim"), (2, "Garcia", "Ana"), (2, "Garcia", "Luis"), (0, "Zu", "Li"), (0, "Abt", "Eva"), (4, "Wu", "Jo"), (1, "Smith-Robinson", "Al"), (1, "Smith-Robinson", "Bo")])
#> apartment_bell_panel([(0, "Zu", "Li"), (0, "Abt", "Eva"), (4, "Wu", "Jo"), (1, "Ono", "Kim"), (2, "Garcia", "Ana"), (2, "Garcia", "Luis"), (1, "Smith-Robinson", "Al"), (1, "Smith-Robinson", "Bo")], width=4)

### emoji_reaction_summary
from collections import Counter


def emoji_reaction_summary(reactions, me):
    given: dict[str, list[str]] = {}
    for reaction in reactions:
        user, _, name = reaction.lstrip("-").partition(":")
        users = given.setdefault(name, [])
        if reaction.startswith("-"):
            if user in users:
                users.remove(user)
        elif user not in users:
            users.append(user)
    counts = Counter({name: len(users) for name, users in given.items()})
    parts = []
    for name, count in counts.most_common():
        if count == 0:
            continue
        mine = " (you)" if me in given[name] else ""
        parts.append(f"{name} x{count}{mine}")
    return ", ".join(parts) or "no reactions"

#> emoji_reaction_summary(["ann:+1", "bob:+1", "ann:heart", "ann:+1"], "bob")
#> emoji_reaction_summary(["ann:+1", "-ann:+1"], "ann")
#> emoji_reaction_summary([], "x")
#> emoji_reaction_summary(["-eve:tada", "kim:tada", "lou:tada", "-kim:tada", "kim:eyes"], "lou")
#> emoji_reaction_summary(["a:ok", "b:ok", "c:ok", "d:no"], "c")
#> emoji_reaction_summary(["-eve:tada", "kim:tada", "lou:tada", "-kim:tada", "kim:eyes", "a:ok", "b:ok", "c:ok", "d:no", "ann:+1", "bob:+1", "ann:heart", "ann:+1"], "lou")
