### spell_out_time_of_day
WORDS = "twelve one two three four five six seven eight nine ten eleven".split()
MINUTES = {0: "o'clock", 15: "quarter past", 30: "half past", 45: "quarter to"}


def say_minutes(minute):
    small = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen".split()
    tens = {10: "ten", 20: "twenty"}
    if minute < 15:
        return small[minute]
    if minute < 20:
        return {16: "sixteen", 17: "seventeen", 18: "eighteen", 19: "nineteen"}[minute]
    word = tens[minute // 10 * 10]
    return word if minute % 10 == 0 else f"{word}-{small[minute % 10]}"


def spell_out_time_of_day(clock):
    hour, minute = map(int, clock.split(":"))
    if not (0 <= hour < 24 and 0 <= minute < 60):
        raise ValueError(f"no such time: {clock}")
    if minute > 30:
        hour += 1
    name = WORDS[hour % 12]
    if minute == 0:
        return f"{name} {MINUTES[0]}"
    if minute in MINUTES:
        return f"{MINUTES[minute]} {name}"
    if minute < 30:
        return f"{say_minutes(minute)} past {name}"
    return f"{say_minutes(60 - minute)} to {name}"

#> spell_out_time_of_day("14:35")
#> spell_out_time_of_day("00:00")
#> spell_out_time_of_day("23:45")
#> spell_out_time_of_day("6:07")
#> spell_out_time_of_day("9:20")
#> spell_out_time_of_day("25:00")
#> spell_out_time_of_day("11:41")
#> spell_out_time_of_day("17:18")

### vaccination_plan_complete
from datetime import date, timedelta

PLAN = {"tetanus": (0, 28, 180), "measles": (0, 28), "flu": (0,)}


def doses_valid(doses, gaps):
    if len(doses) < len(gaps):
        return False
    first = doses[0]
    for dose, gap in zip(doses, gaps):
        if dose < first + timedelta(days=gap):
            return False
    return True


def vaccination_plan_complete(records: list[str], required: list[str], today: str) -> bool:
    now = date.fromisoformat(today)
    doses = {}
    for record in records:
        name, _, day = record.partition(" ")
        given = date.fromisoformat(day)
        if given <= now:
            doses.setdefault(name, []).append(given)
    for name in required:
        if not doses_valid(sorted(doses.get(name, [])), PLAN[name]):
            return False
    return True

#> vaccination_plan_complete(["measles 2023-01-01", "measles 2023-02-01", "flu 2023-10-01"], ["measles", "flu"], "2024-01-01")
#> vaccination_plan_complete(["tetanus 2023-01-01", "tetanus 2023-02-01", "tetanus 2023-05-01"], ["tetanus"], "2024-01-01")
#> vaccination_plan_complete(["measles 2023-01-01", "measles 2024-02-01"], ["measles"], "2024-01-01")
#> vaccination_plan_complete([], [], "2024-01-01")
#> vaccination_plan_complete(["tetanus 2023-07-10", "tetanus 2023-02-01", "tetanus 2023-01-01"], ["tetanus"], "2024-01-01")
#> vaccination_plan_complete([], ["rabies"], "2024-01-01")

### score_poker_like_dice
from collections import Counter

NAMES = ((5, 50), (4, 40))


def is_straight(dice):
    return sorted(dice) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6])


def score(dice):
    counts = sorted(Counter(dice).values(), reverse=True)
    for size, points in NAMES:
        if counts[0] == size:
            return points
    if counts[:2] == [3, 2]:
        return 25
    if is_straight(dice):
        return 30
    return sum(dice)


def score_poker_like_dice(rolls, bonus_from=100):
    total = 0
    for roll in rolls.split():
        dice = [int(face) for face in roll]
        if len(dice) != 5 or not all(1 <= face <= 6 for face in dice):
            raise ValueError(f"bad roll {roll}")
        total += score(dice)
    if total >= bonus_from:
        total += 10
    return total

#> score_poker_like_dice("55533 12345 66666 11112 13464")
#> score_poker_like_dice("24613")
#> score_poker_like_dice("26345 65432", bonus_from=60)
#> score_poker_like_dice("77777")
#> score_poker_like_dice("11111 22222")

### simulate_bank_queue_tickets
class Counter:
    def __init__(self, letter, serves):
        self.letter, self.serves = letter, serves


class TicketMachine:
    def __init__(self):
        self.numbers = {"A": 0, "B": 100, "C": 200}
        self.waiting = []

    def draw(self, kind):
        self.numbers[kind] += 1
        ticket = f"{kind}{self.numbers[kind]:03d}"
        self.waiting.append(ticket)
        return ticket

    def call(self, counter):
        for ticket in self.waiting:
            if ticket[0] in counter.serves:
                self.waiting.remove(ticket)
                return ticket
        return None


def simulate_bank_queue_tickets(events):
    """Calls as 'counter:ticket'; events are kinds of tickets and counters '1', '2'."""
    counters = {"1": Counter("1", "AB"), "2": Counter("2", "C"), "3": Counter("3", "ABC")}
    machine = TicketMachine()
    calls = []
    for event in events:
        if event in counters:
            ticket = machine.call(counters[event])
            calls.append(f"{event}:{ticket or '-'}")
        else:
            machine.draw(event)
    return calls, len(machine.waiting)

#> simulate_bank_queue_tickets("ABCA1231A")
#> simulate_bank_queue_tickets("CC112")
#> simulate_bank_queue_tickets("")
#> simulate_bank_queue_tickets("BBB3A33")
#> simulate_bank_queue_tickets("AX1")

### translate_units_in_recipe
import re

UNITS = {"cup": (240, "ml"), "cups": (240, "ml"), "tbsp": (15, "ml"), "tsp": (5, "ml"), "oz": (28.35, "g"), "lb": (453.6, "g")}
AMOUNT = re.compile(r"(\d+(?:\.\d+)?|\d+/\d+)\s+(cups?|tbsp|tsp|oz|lb)\b")


def number(text):
    if "/" in text:
        top, bottom = text.split("/")
        return int(top) / int(bottom)
    return float(text)


def metric(match):
    factor, unit = UNITS[match.group(2)]
    value = number(match.group(1)) * factor
    rounded = round(value / 5) * 5 if value >= 20 else round(value)
    return f"{rounded} {unit}"


def translate_units_in_recipe(text):
    converted = AMOUNT.sub(metric, text)
    fahrenheit = re.compile(r"(\d+)\s*°F")
    return fahrenheit.sub(lambda m: f"{round((int(m[1]) - 32) * 5 / 9 / 10) * 10} °C", converted)

#> translate_units_in_recipe("Mix 2 cups flour with 1/2 tsp salt and 4 oz butter, bake at 350 °F.")
#> translate_units_in_recipe("1 cup milk, 1.5 tbsp sugar")
#> translate_units_in_recipe("nothing to convert, 3 eggs")
#> translate_units_in_recipe("1/0 cup air")
#> translate_units_in_recipe("2 lb beef at 425°F and 1 lb more")

### employee_tree_headcount
class Employee:
    def __init__(self, name, salary):
        self.name, self.salary = name, salary
        self.reports = []

    def walk(self, level=0):
        yield level, self
        for report in self.reports:
            yield from report.walk(level + 1)


def build(rows):
    people = {}
    root = None
    for name, salary, boss in rows:
        person = people[name] = Employee(name, salary)
        if boss is None:
            root = person
        else:
            people[boss].reports.append(person)
    return root


def employee_tree_headcount(rows, level):
    """People and mean salary at a level of the tree."""
    root = build(rows)
    if root is None:
        return 0, 0.0
    salaries = [person.salary for depth, person in root.walk() if depth == level]
    if not salaries:
        return 0, 0.0
    return len(salaries), sum(salaries) / len(salaries)

#> employee_tree_headcount([("ida", 90, None), ("bo", 60, "ida"), ("cy", 50, "ida"), ("di", 40, "bo"), ("ed", 41, "cy")], 2)
#> employee_tree_headcount([("ida", 90, None), ("bo", 60, "ida"), ("cy", 50, "ida")], 1)
#> employee_tree_headcount([], 0)
#> employee_tree_headcount([("solo", 10, None)], 3)
#> employee_tree_headcount([("a", 1, "ghost")], 0)

### shortcuts_wanted_twice
ORDER = ("Ctrl", "Alt", "Shift", "Meta")
ALIASES = {"control": "Ctrl", "cmd": "Meta", "option": "Alt", "win": "Meta"}


def canonical(shortcut):
    parts = [part.strip() for part in shortcut.split("+")]
    *modifiers, key = parts
    names = set()
    for modifier in modifiers:
        names.add(ALIASES.get(modifier.lower(), modifier.capitalize()))
    unknown = names - set(ORDER)
    if unknown:
        raise ValueError(f"unknown modifier {sorted(unknown)[0]}")
    return "+".join([name for name in ORDER if name in names] + [key.upper()])


def shortcuts_wanted_twice(bindings):
    owners = {}
    for command, shortcuts in bindings.items():
        for shortcut in shortcuts.split(","):
            owners.setdefault(canonical(shortcut), []).append(command)
    return {shortcut: names for shortcut, names in sorted(owners.items()) if len(names) > 1}

#> shortcuts_wanted_twice({"save": "Ctrl+S", "search": "control + s, Ctrl+F", "find": "shift+ctrl+f", "quit": "cmd+q"})
#> shortcuts_wanted_twice({"a": "Alt+Shift+X", "b": "shift+option+x", "c": "x"})
#> shortcuts_wanted_twice({})
#> shortcuts_wanted_twice({"z": "Hyper+Z"})
#> shortcuts_wanted_twice({"one": "F1", "two": "f1", "three": "F1"})

### gantt_chart_lines
def gantt_chart_lines(tasks, width=20):
    """A text chart: tasks are 'name start length', scaled to the width; '!' marks the longest."""
    parsed = []
    for task in tasks:
        name, start, length = task.split()
        parsed.append((name, int(start), int(length)))
    if not parsed:
        return []
    end = max(start + length for _, start, length in parsed)
    longest = max(length for _, _, length in parsed)
    label = max(len(name) for name, _, _ in parsed)
    lines = []
    for name, start, length in sorted(parsed, key=lambda t: (t[1], t[0])):
        first = start * width // end
        last = max(first + 1, (start + length) * width // end)
        mark = "!" if length == longest else "="
        lines.append(f"{name:<{label}} {' ' * first}{mark * (last - first)}")
    return lines

#> gantt_chart_lines(["dig 0 3", "pour 3 2", "build 5 10", "roof 12 4"])
#> gantt_chart_lines(["a 0 1", "b 99 1"], width=10)
#> gantt_chart_lines([])
#> gantt_chart_lines(["x 0 0"])
#> gantt_chart_lines(["p 2 4", "q 2 4", "r 0 2"], 12)

### lend_and_return_tools
from dataclasses import dataclass, field


class ToolError(Exception):
    pass


@dataclass
class Tool:
    name: str
    holder: str = ""
    reservations: list = field(default_factory=list)

    def lend(self, person):
        if self.holder:
            self.reservations.append(person)
            return f"{person} waits for {self.name}"
        if self.reservations and self.reservations[0] != person:
            raise ToolError(f"{self.name} is kept for {self.reservations[0]}")
        if self.reservations:
            self.reservations.pop(0)
        self.holder = person
        return f"{person} has {self.name}"

    def give_back(self, person):
        if self.holder != person:
            raise ToolError(f"{person} does not have {self.name}")
        self.holder = ""
        return f"{self.name} is back"


def lend_and_return_tools(events):
    tools, messages = {}, []
    for event in events.split():
        sign = "+" if "+" in event else "-"
        person, name = event.split(sign)
        tool = tools.setdefault(name, Tool(name))
        try:
            messages.append(tool.lend(person) if sign == "+" else tool.give_back(person))
        except ToolError as error:
            messages.append(f"no: {error}")
    return messages

#> lend_and_return_tools("ida+saw bo+saw ida-saw cy+saw bo+saw bo-saw cy+saw")
#> lend_and_return_tools("ida-drill")
#> lend_and_return_tools("a+x a+y a-x a-y")
#> lend_and_return_tools("")
#> lend_and_return_tools("p+q r+q s+q p-q r+q r-q s+q")

### water_level_alarm_state
from enum import Enum


class State(Enum):
    NORMAL = 0
    WATCH = 1
    WARNING = 2
    FLOOD = 3


LIMITS = ((350, State.FLOOD), (300, State.WARNING), (250, State.WATCH))


def state_for(level, rising):
    for limit, state in LIMITS:
        # a rising river is taken more seriously
        if level >= limit - (15 if rising else 0):
            return state
    return State.NORMAL


def water_level_alarm_state(levels):
    current = State.NORMAL
    changes = []
    previous = None
    for hour, level in enumerate(levels):
        rising = previous is not None and level - previous >= 10
        state = state_for(level, rising)
        if state is not current:
            changes.append(f"{hour}:{state.name}")
            current = state
        previous = level
    return changes

#> water_level_alarm_state([200, 220, 238, 260, 287, 305, 340, 350, 330, 295, 240])
#> water_level_alarm_state([249, 250, 249, 250])
#> water_level_alarm_state([])
#> water_level_alarm_state([400, 100, 400])
#> water_level_alarm_state([230, 239, 240, 251, 284, 285])

### tournament_bracket_winner
def seeds_order(count):
    """Seeds in bracket order so that the best meet late: 1 4 3 2 for four."""
    order = [1]
    while len(order) < count:
        size = len(order) * 2 + 1
        order = [seed for one in order for seed in (one, size - one)]
    return order


def play(first, second, strengths, upsets):
    if frozenset((first, second)) in upsets:
        return second if strengths[first] >= strengths[second] else first
    return first if strengths[first] >= strengths[second] else second


def tournament_bracket_winner(strengths: dict[str, int], upsets=()) -> str:
    """The winner of a knock-out by strength; upsets are pairs 'a-b' in which the weaker one wins."""
    ranked = sorted(strengths, key=lambda name: (-strengths[name], name))
    if len(ranked) & (len(ranked) - 1) or not ranked:
        raise ValueError(f"{len(ranked)} players")
    surprising = {frozenset(pair.split("-")) for pair in upsets}
    players = [ranked[seed - 1] for seed in seeds_order(len(ranked))]
    while len(players) > 1:
        players = [play(a, b, strengths, surprising) for a, b in zip(players[::2], players[1::2])]
    return players[0]

#> tournament_bracket_winner({"a": 9, "b": 7, "c": 5, "d": 3})
#> tournament_bracket_winner({"a": 9, "b": 7, "c": 5, "d": 3}, upsets=["a-d", "b-d"])
#> tournament_bracket_winner({"solo": 1})
#> tournament_bracket_winner({"a": 1, "b": 2, "c": 3})
#> tournament_bracket_winner({"p": 8, "q": 7, "r": 6, "s": 5, "t": 4, "u": 3, "v": 2, "w": 1}, ["p-q", "q-r"])

### weather_station_packet
import struct


class PacketError(Exception):
    pass


KINDS = {1: ("temperature", ">h", 10), 2: ("humidity", ">B", 1), 3: ("pressure", ">H", 10)}


def checksum(data):
    total = 0
    for byte in data:
        total = (total + byte) & 0xFF
    return total


def weather_station_packet(packet):
    body, given = packet[:-1], packet[-1]
    if checksum(body) != given:
        raise PacketError(f"checksum {checksum(body)} != {given}")
    values = {}
    position = 0
    while position < len(body):
        kind = body[position]
        if kind not in KINDS:
            raise PacketError(f"kind {kind}")
        name, layout, divisor = KINDS[kind]
        size = struct.calcsize(layout)
        (raw,) = struct.unpack(layout, body[position + 1:position + 1 + size])
        values[name] = raw / divisor
        position += 1 + size
    return values

#> weather_station_packet(b"\x01\x00\xd7\x02\x37\x11")
#> weather_station_packet(b"\x01\xff\xf6\xf6")
#> weather_station_packet(b"\x02\x10\x13")
#> weather_station_packet(b"\x09\x09")
#> weather_station_packet(b"\x00")
#> weather_station_packet(b"\x03\x27\x94\x02\x63\x23")

### playlist_fade_timeline
def playlist_fade_timeline(tracks: list, fade: int = 5, skip_intro=()) -> tuple:
    timeline = {}
    position = 0
    previous_length = 0
    for name, length in tracks:
        if name in skip_intro:
            length -= 10
        if length <= 0:
            raise ValueError(f"{name} is too short")
        if previous_length > 2 * fade and length > 2 * fade:
            position -= fade
        timeline[name] = position
        position += length
        previous_length = length
    return timeline, position

#> playlist_fade_timeline([("a", 100), ("b", 8), ("c", 90), ("d", 60)])
#> playlist_fade_timeline([("x", 30), ("y", 40), ("z", 50)], fade=10, skip_intro=("y",))
#> playlist_fade_timeline([])
#> playlist_fade_timeline([("jingle", 9)], skip_intro=["jingle"])
#> playlist_fade_timeline([("p", 11), ("q", 11), ("r", 10), ("s", 11)])

### interview_slots_matching
def interview_slots_matching(candidates, slots):
    """Give each candidate one of their slots so that as many as possible get one; returns {slot: name}."""
    taken = {}

    def place(name, tried):
        for slot in candidates[name].split():
            if slot not in slots or slot in tried:
                continue
            tried.add(slot)
            if slot not in taken or place(taken[slot], tried):
                taken[slot] = name
                return True
        return False

    for name in candidates:
        place(name, set())
    return dict(sorted(taken.items()))

#> interview_slots_matching({"ida": "mon tue", "bo": "mon", "cy": "tue wed"}, {"mon", "tue", "wed"})
#> interview_slots_matching({"a": "1", "b": "1", "c": "1"}, {"1", "2"})
#> interview_slots_matching({}, set())
#> interview_slots_matching({"x": "9 10", "y": "9 10", "z": "9 10 11", "w": "12"}, {"9", "10", "11"})
#> interview_slots_matching({"p": "a b", "q": "a c", "r": "b", "s": "c d"}, {"a", "b", "c", "d"})

### inventory_csv_merge_sum
import csv
import io


class HeaderMismatch(ValueError):
    pass


def read(text):
    reader = csv.DictReader(io.StringIO(text.strip()))
    if reader.fieldnames[:2] != ["sku", "count"]:
        raise HeaderMismatch(",".join(reader.fieldnames))
    for row in reader:
        yield row["sku"].strip().upper(), int(row["count"])


def inventory_csv_merge_sum(*texts):
    """Merge inventories of several shops into one csv text, sorted by sku."""
    totals = {}
    for text in texts:
        for sku, count in read(text):
            totals[sku] = totals.get(sku, 0) + count
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["sku", "count"])
    for sku in sorted(totals):
        if totals[sku]:
            writer.writerow([sku, totals[sku]])
    return out.getvalue()

#> inventory_csv_merge_sum("sku,count\nb2,5\na1,7\n", "sku,count\nA1 ,3\nc3,1\n", "sku,count\nc3,-1\n")
#> inventory_csv_merge_sum("sku,count\n")
#> inventory_csv_merge_sum()
#> inventory_csv_merge_sum("name,count\nx,1")
#> inventory_csv_merge_sum("sku,count,note\nz9,2,old\ny8,2,new", "sku,count\nZ9,2")
