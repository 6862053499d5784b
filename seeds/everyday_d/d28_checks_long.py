### shipment_temperature_ok
from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True)
class Reading:
    at: datetime
    celsius: float

    @classmethod
    def parse(cls, line):
        stamp, _, value = line.partition(" ")
        return cls(datetime.fromisoformat(stamp), float(value.rstrip("C ")))


LIMITS = {"vaccine": (2.0, 8.0, 10), "fruit": (4.0, 12.0, 60), "frozen": (-99.0, -18.0, 5)}


def shipment_temperature_ok(goods: str, log: list[str]) -> bool:
    """Whether the temperature was never out of its limits for longer than allowed (in minutes)."""
    low, high, allowed = LIMITS[goods]
    out_since = None
    for reading in map(Reading.parse, log):
        if low <= reading.celsius <= high:
            out_since = None
            continue
        if out_since is None:
            out_since = reading.at
        minutes = (reading.at - out_since).total_seconds() / 60
        if minutes > allowed:
            return False
    return True

#> shipment_temperature_ok("vaccine", ["2024-05-01T08:00 5.0C", "2024-05-01T08:10 8.4C", "2024-05-01T08:20 8.1C", "2024-05-01T08:25 7.9C"])
#> shipment_temperature_ok("vaccine", ["2024-05-01T08:00 9.0C", "2024-05-01T08:05 9.4C", "2024-05-01T08:11 8.1C"])
#> shipment_temperature_ok("frozen", [])
#> shipment_temperature_ok("bread", ["2024-05-01T08:00 20C"])
#> shipment_temperature_ok("fruit", ["2024-05-01T08:00 13C", "2024-05-01T08:50 12C", "2024-05-01T09:00 13C", "2024-05-01T10:00 14C"])
#> shipment_temperature_ok("frozen", ["2024-05-01T08:00 -20C", "2024-05-01T08:05 -17C", "2024-05-01T08:10 -15C", "2024-05-01T08:11 -14C"])

### source_imports_sorted
import re

IMPORT = re.compile(r"^(?:import|from)\s+([\w.]+)")
STDLIB = {"os", "re", "sys", "json", "collections"}


def group(module):
    root = module.split(".")[0]
    if module.startswith("."):
        return 2
    return 0 if root in STDLIB else 1


def source_imports_sorted(source: str) -> bool:
    previous = None
    blank = False
    for line in source.split("\n"):
        if not line.strip():
            blank = True
            continue
        match = IMPORT.match(line)
        if match is None:
            break
        current = (group(match[1]), match[1].lower())
        if previous is not None:
            if current <= previous:
                return False
            if (current[0] != previous[0]) != blank:
                return False
        previous, blank = current, False
    return True

#> source_imports_sorted("import json\nimport os\n\nimport numpy\n\nx = 1")
#> source_imports_sorted("import os\nimport json\n")
#> source_imports_sorted("import os\nimport numpy")
#> source_imports_sorted("")
#> source_imports_sorted("import os\n\nimport re")
#> source_imports_sorted("import os\n\nimport yaml\n\nfrom .local import x\nfrom .other import y")
#> source_imports_sorted("from collections import deque\nimport re\nimport sys\n\nfrom attr import s\nimport yaml\ncode()")
#> source_imports_sorted("from collections import deque\nimport re\nimport sys\n\nfrom attr import s\nimport yaml\ncode()\nimport os\n\nimport re")

### warehouse_stack_stable
class Crate:
    def __init__(self, text):
        name, kilos, strength = text.split("/")
        self.name, self.kilos, self.strength = name, float(kilos), float(strength)


class Stack:
    def __init__(self):
        self.crates = []

    def put(self, crate):
        self.crates.append(crate)

    def weak_spot(self):
        """The lowest crate that carries too much, None if all is well."""
        above = 0.0
        weak = None
        for crate in reversed(self.crates):
            if above > crate.strength:
                weak = crate.name
            above += crate.kilos
        return weak


def warehouse_stack_stable(stacks: dict[str, list[str]], floor: float = 500) -> bool:
    """Stacks of crates 'name/kilos/strength' from the bottom up; none may break, nor the floor."""
    for crates in stacks.values():
        stack = Stack()
        for crate in crates:
            stack.put(Crate(crate))
        if stack.weak_spot() is not None:
            return False
        if sum(crate.kilos for crate in stack.crates) > floor:
            return False
    return True

#> warehouse_stack_stable({"s1": ["a/100/80", "b/50/30", "c/30/0"], "s2": ["d/10/5"]})
#> warehouse_stack_stable({"s1": ["a/100/79", "b/50/30", "c/30/0"]})
#> warehouse_stack_stable({})
#> warehouse_stack_stable({"s1": ["a/300/900", "b/150/99", "c/60/0"]})
#> warehouse_stack_stable({"s1": ["a/1"]})
#> warehouse_stack_stable({"p": ["x/5/20", "y/5/15", "z/5/10", "w/5/5", "v/5/0"], "q": ["u/5/0", "t/0/0"]}, 40)

### access_log_brute_force
import re
from collections import defaultdict

LINE = re.compile(r"(\d\d):(\d\d) (\S+) login (ok|failed) for (\w+)")


class Tracker:
    def __init__(self, limit, window):
        self.limit, self.window = limit, window
        self.failures = defaultdict(list)

    def record(self, minute, ip, ok, user):
        if ok:
            self.failures.pop(ip, None)
            return False
        recent = [entry for entry in self.failures[ip] if minute - entry[0] <= self.window]
        recent.append((minute, user))
        self.failures[ip] = recent
        users = {name for _, name in recent}
        return len(recent) >= self.limit or len(users) >= 3


def access_log_brute_force(log, limit=4, window=5):
    tracker = Tracker(limit, window)
    for line in log.splitlines():
        match = LINE.match(line)
        if match is None:
            continue
        hours, minutes, ip, state, user = match.groups()
        if tracker.record(int(hours) * 60 + int(minutes), ip, state == "ok", user):
            return True
    return False

#> access_log_brute_force("08:00 1.1.1.1 login failed for ann\n08:01 1.1.1.1 login failed for ann\n08:02 1.1.1.1 login ok for ann\n08:03 1.1.1.1 login failed for ann")
#> access_log_brute_force("08:00 1.1.1.1 login failed for ann\n08:01 1.1.1.1 login failed for bob\n08:02 1.1.1.1 login failed for cid")
#> access_log_brute_force("")
#> access_log_brute_force("08:00 a login failed for x\nnoise\n08:10 a login failed for x\n08:20 a login failed for x", limit=2)
#> access_log_brute_force("23:58 a login failed for x\n23:58 b login failed for x\n23:59 a login failed for x\n23:59 a login failed for x\n23:59 a login failed for x")

### math_worksheet_all_right
import re
from fractions import Fraction

TASK = re.compile(r"(-?\d+)\s*([-+*/:])\s*(-?\d+)\s*=\s*(-?\d+(?:/\d+)?)")


class Unreadable(ValueError):
    pass


def check(task: str) -> bool:
    match = TASK.fullmatch(task.strip())
    if match is None:
        raise Unreadable(task)
    left, operator, right, answer = match.groups()
    a, b = Fraction(left), Fraction(right)
    if operator == "+":
        result = a + b
    elif operator == "-":
        result = a - b
    elif operator == "*":
        result = a * b
    else:
        result = a / b
    return result == Fraction(answer)


def math_worksheet_all_right(sheet: str, pass_share: float = 1.0) -> bool:
    right = total = 0
    for task in sheet.split(";"):
        total += 1
        try:
            right += check(task)
        except (Unreadable, ZeroDivisionError):
            continue
    return right >= total * pass_share

#> math_worksheet_all_right("3 + 4 = 7; 1 / 2 = 1/2; 6*-2 = -12")
#> math_worksheet_all_right("3 + 4 = 8; 9 : 3 = 3")
#> math_worksheet_all_right("3 + 4 = 8; 9 : 3 = 3", 0.5)
#> math_worksheet_all_right("")
#> math_worksheet_all_right("5 / 0 = 0; 2 - 5 = -3; seven; 4 * 4 = 16", pass_share=0.5)
#> math_worksheet_all_right("10 / 4 = 5/2; 10 - -4 = 14; 0 * 7 = 0; 8 : 6 = 4/3")

### party_seating_groups_ok
from itertools import pairwise


class Guest:
    def __init__(self, text):
        name, _, rest = text.partition("(")
        self.name = name.strip()
        self.group, _, self.enemy = rest.rstrip(")").partition("!")

    def accepts(self, other):
        return self.enemy not in (other.name, other.group) or not self.enemy


def party_seating_groups_ok(table, mixed=False):
    """Guests 'ann(family!bob)' around a table: nobody sits beside an enemy; mixed: no group twice in a row."""
    guests = [Guest(text) for text in table]
    if len(guests) < 2:
        return True
    circle = [*guests, guests[0]]
    for left, right in pairwise(circle):
        if not left.accepts(right) or not right.accepts(left):
            return False
        if mixed and left.group == right.group:
            return False
    return True

#> party_seating_groups_ok(["ann(family!bob)", "cid(work)", "bob(family)", "dot(work)"])
#> party_seating_groups_ok(["ann(family!bob)", "cid(work)", "bob(family)"])
#> party_seating_groups_ok(["ann(a)", "bob(b)", "cid(a)", "dot(b)"], mixed=True)
#> party_seating_groups_ok(["ann(a)", "bob(b)", "cid(a)"], mixed=True)
#> party_seating_groups_ok([])
#> party_seating_groups_ok(["p(x!y)", "q(y)", "r(x)", "s(z)"])
#> party_seating_groups_ok(["p(x!w)", "q(y!v)", "r(x)", "s(z!q)", "t(y)"], True)

### playlist_no_repeats_nearby
from collections import deque
from typing import NamedTuple


class Song(NamedTuple):
    artist: str
    title: str
    seconds: int

    @classmethod
    def parse(cls, line):
        head, _, length = line.rpartition(" ")
        artist, _, title = head.partition(" - ")
        minutes, seconds = length.split(":")
        return cls(artist, title, int(minutes) * 60 + int(seconds))


def playlist_no_repeats_nearby(lines: list[str], distance: int = 2, longest: int = 600) -> bool:
    recent: deque = deque(maxlen=distance)
    titles = set()
    for line in lines:
        song = Song.parse(line)
        if song.seconds > longest:
            return False
        if song.artist in recent or song[:2] in titles:
            return False
        recent.append(song.artist)
        titles.add(song[:2])
    return True

#> playlist_no_repeats_nearby(["Abba - SOS 3:20", "Blur - Song 2 2:01", "Cher - Believe 3:59", "Abba - Eagle 5:49"])
#> playlist_no_repeats_nearby(["Abba - SOS 3:20", "Blur - Song 2 2:01", "Abba - Eagle 5:49"])
#> playlist_no_repeats_nearby(["Abba - SOS 3:20", "Blur - Song 2 2:01", "Abba - SOS 3:20"], distance=1)
#> playlist_no_repeats_nearby([])
#> playlist_no_repeats_nearby(["Can - Yoo Doo Right 20:14"])
#> playlist_no_repeats_nearby(["X - A 1:00", "Y - A 1:00", "Z - A long"])

### backup_rotation_complete
from datetime import date, timedelta


def expected_days(today, daily, weekly):
    for offset in range(daily):
        yield today - timedelta(days=offset)
    sunday = today - timedelta(days=(today.weekday() + 1) % 7)
    for week in range(weekly):
        yield sunday - timedelta(weeks=week)


def backup_rotation_complete(files, today, daily=3, weekly=2):
    have = set()
    for name in files:
        stem, _, extension = name.partition(".")
        if extension != "tgz":
            continue
        have.add(stem.removeprefix("backup-"))
    for day in expected_days(date.fromisoformat(today), daily, weekly):
        if day.isoformat() not in have:
            return False
    return True

#> backup_rotation_complete(["backup-2024-05-08.tgz", "backup-2024-05-07.tgz", "backup-2024-05-06.tgz", "backup-2024-05-05.tgz", "backup-2024-04-28.tgz"], "2024-05-08")
#> backup_rotation_complete(["backup-2024-05-08.tgz", "backup-2024-05-07.tgz.part", "backup-2024-05-06.tgz"], "2024-05-08", weekly=0)
#> backup_rotation_complete([], "2024-05-08", 0, 0)
#> backup_rotation_complete(["backup-2024-05-05.tgz"], "2024-05-05", daily=1, weekly=1)
#> backup_rotation_complete(["backup-2024-03-01.tgz", "backup-2024-02-29.tgz", "backup-2024-02-28.tgz", "notes.txt"], "2024-03-01", 3, 1)
#> backup_rotation_complete(["backup-2024-05-08.tgz", "backup-2024-05-07.tgz", "backup-2024-05-06.tgz", "backup-2024-05-05.tgz", "backup-2024-04-28.tgz", "backup-2024-05-08.tgz", "backup-2024-05-07.tgz.part", "backup-2024-05-06.tgz"], "2024-05-08")
#> backup_rotation_complete(["backup-2024-05-08.tgz", "backup-2024-05-07.tgz.part", "backup-2024-05-06.tgz", "backup-2024-05-08.tgz", "backup-2024-05-07.tgz", "backup-2024-05-06.tgz", "backup-2024-05-05.tgz", "backup-2024-04-28.tgz"], "2024-05-08")
