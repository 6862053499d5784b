### leave_requests_granted
from dataclasses import dataclass, field
from datetime import date, timedelta


class Denied(Exception):
    pass


@dataclass
class Employee:
    name: str
    days_left: int
    booked: set[date] = field(default_factory=set)


class Planner:
    def __init__(self, employees, most_away=1):
        self.employees = {name: Employee(name, days) for name, days in employees.items()}
        self.most_away = most_away

    def request(self, name, first, last):
        employee = self.employees[name]
        days = [first + timedelta(days=n) for n in range((last - first).days + 1)]
        workdays = [day for day in days if day.weekday() < 5]
        if len(workdays) > employee.days_left:
            raise Denied("not enough days")
        for day in workdays:
            away = sum(day in other.booked for other in self.employees.values())
            if away >= self.most_away:
                raise Denied(f"too many away on {day:%d.%m.}")
        employee.days_left -= len(workdays)
        employee.booked.update(workdays)


def leave_requests_granted(employees, requests):
    planner = Planner(employees)
    answers = []
    for request in requests:
        name, first, last = request.split()
        try:
            planner.request(name, date.fromisoformat(first), date.fromisoformat(last))
            answers.append("ok")
        except Denied as error:
            answers.append(str(error))
    return answers

#> leave_requests_granted({"ann": 5, "bob": 3}, ["ann 2024-05-06 2024-05-08", "bob 2024-05-08 2024-05-09", "bob 2024-05-09 2024-05-10"])
#> leave_requests_granted({"ann": 2}, ["ann 2024-05-03 2024-05-06", "ann 2024-05-07 2024-05-07"])
#> leave_requests_granted({}, [])
#> leave_requests_granted({"ann": 1}, ["cid 2024-05-06 2024-05-06"])
#> leave_requests_granted({"a": 9, "b": 9}, ["a 2024-06-01 2024-06-02", "b 2024-06-01 2024-06-04", "a 2024-06-04 2024-06-05"])

### meeting_minutes_actions_d21
import re
from collections import defaultdict

ACTION = re.compile(r"(?:ACTION|TODO)\s*\((?P<who>[\w, ]+)\)\s*:?\s*(?P<what>[^.]+)", re.I)
DUE = re.compile(r"\bby (\d{1,2}\.\d{1,2}\.|\w+day)\b", re.I)


def meeting_minutes_actions_d21(minutes: str) -> dict[str, list[str]]:
    """Actions of each person, with the day in brackets where one is given."""
    actions = defaultdict(list)
    for line in minutes.splitlines():
        match = ACTION.search(line)
        if match is None:
            continue
        what = match["what"].strip()
        due = DUE.search(line)
        if due:
            what = DUE.sub("", what).strip() + f" [{due[1]}]"
        for who in match["who"].split(","):
            actions[who.strip().title()].append(what)
    return dict(actions)

#> meeting_minutes_actions_d21("Welcome.\nACTION (ida): write the report by friday.\nTodo(bo, IDA) book a room")
#> meeting_minutes_actions_d21("nothing\nto do here")
#> meeting_minutes_actions_d21("")
#> meeting_minutes_actions_d21("action (cy): call by 3.5. and ask\nACTION (cy) send mail. Thanks")
#> meeting_minutes_actions_d21("1. TODO (a b): x\n2. TODO (a b): y by Monday\n3. TODO: nobody")
#> meeting_minutes_actions_d21("Welcome.\nACTION (ida): write the report by friday.\nTodo(bo, IDA) book a room\nnothing\nto do here")
#> meeting_minutes_actions_d21("nothing\nto do here\n1. TODO (a b): x\n2. TODO (a b): y by Monday\n3. TODO: nobody")
#> meeting_minutes_actions_d21("nothing\nto do here\nWelcome.\nACTION (ida): write the report by friday.\nTodo(bo, IDA) book a room")

### org_budget_rollup
class Unit:
    def __init__(self, name, budget=0):
        self.name, self.budget = name, budget
        self.spent = 0
        self.units = []

    def find(self, name):
        if self.name == name:
            return self
        for unit in self.units:
            found = unit.find(name)
            if found:
                return found
        return None

    @property
    def total_spent(self):
        return self.spent + sum(unit.total_spent for unit in self.units)

    def over(self):
        if self.total_spent > self.budget:
            yield f"{self.name} +{self.total_spent - self.budget}"
        for unit in self.units:
            yield from unit.over()


def org_budget_rollup(units: list[tuple[str, str, int]], spending: dict[str, int]) -> list[str]:
    """Units (name, parent, budget) whose spending with all below is above the budget."""
    root = Unit("company", 10**6)
    for name, parent, budget in units:
        owner = root.find(parent)
        if owner is None:
            raise LookupError(parent)
        owner.units.append(Unit(name, budget))
    for name, amount in spending.items():
        unit = root.find(name) or root
        unit.spent += amount
    return list(root.over())

#> org_budget_rollup([("it", "company", 100), ("dev", "it", 60), ("ops", "it", 60)], {"dev": 50, "ops": 61})
#> org_budget_rollup([("hr", "company", 10)], {"hr": 10, "unknown": 2000000})
#> org_budget_rollup([], {})
#> org_budget_rollup([("a", "b", 1)], {})
#> org_budget_rollup([("a", "company", 5), ("b", "a", 3), ("c", "b", 1)], {"c": 2, "b": 2, "a": 2})

### document_approval_chain
from enum import Enum


class State(str, Enum):
    DRAFT = "draft"
    REVIEW = "review"
    APPROVED = "approved"


class NotAllowed(PermissionError):
    pass


class Document:
    def __init__(self, author, reviewers):
        self.author = author
        self.pending = list(reviewers)
        self.state = State.DRAFT
        self.version = 1

    def submit(self, who):
        if who != self.author or self.state is not State.DRAFT:
            raise NotAllowed(f"{who} submit")
        self.state = State.REVIEW

    def sign(self, who):
        if self.state is not State.REVIEW or who not in self.pending:
            raise NotAllowed(f"{who} sign")
        self.pending.remove(who)
        if not self.pending:
            self.state = State.APPROVED

    def edit(self, who):
        if self.state is State.APPROVED:
            raise NotAllowed(f"{who} edit")
        self.version += 1
        self.state = State.DRAFT


def document_approval_chain(steps: list[str], reviewers: str = "bob cid") -> tuple[str, int, list[str]]:
    """(state, version, refused steps) of ann's document after steps like 'bob sign'."""
    document = Document("ann", reviewers.split())
    refused = []
    for step in steps:
        who, action = step.split()
        try:
            getattr(document, action)(who)
        except NotAllowed as error:
            refused.append(str(error))
    return document.state.value, document.version, refused

#> document_approval_chain(["ann edit", "ann submit", "bob sign", "cid sign", "ann edit"])
#> document_approval_chain(["bob submit", "ann submit", "bob sign", "bob sign", "ann edit", "ann submit"])
#> document_approval_chain([])
#> document_approval_chain(["ann delete"])
#> document_approval_chain(["ann submit", "zoe sign", "eve sign"], "eve")

### timesheet_round_quarters
def parse(text):
    hours, minutes = text.split(":")
    return int(hours) * 60 + int(minutes)


def rounded(minutes, step=15):
    down = minutes // step * step
    return down + step if minutes - down >= 8 else down


def timesheet_round_quarters(stamps, lunch=30):
    """Worked time of in/out stamps, each rounded to quarters; lunch is taken off after six hours."""
    if len(stamps) % 2:
        raise ValueError("a stamp is missing")
    total = 0
    for start, end in zip(stamps[::2], stamps[1::2]):
        first, last = rounded(parse(start)), rounded(parse(end))
        if last < first:
            last += 24 * 60
        total += last - first
    if total > 6 * 60 and len(stamps) == 2:
        total -= lunch
    return f"{total // 60}h{total % 60:02}"

#> timesheet_round_quarters(["8:02", "16:38"])
#> timesheet_round_quarters(["8:07", "12:08", "12:53", "17:22"])
#> timesheet_round_quarters([])
#> timesheet_round_quarters(["9:00", "12:00", "13:00"])
#> timesheet_round_quarters(["22:00", "5:55"], lunch=45)
#> timesheet_round_quarters(["8:07", "12:08", "12:53", "17:22", "22:00", "5:55"])
#> timesheet_round_quarters(["8:02", "16:38", "8:07", "12:08", "12:53", "17:22"])
#> timesheet_round_quarters(["8:02", "16:38", "22:00", "5:55"])

### invoice_reminder_levels_d21
from collections import Counter
from datetime import date

LEVELS = ((0, "open"), (1, "overdue"), (14, "reminder"), (30, "warning"), (60, "collection"))


def level(days_late):
    name = "open"
    for limit, label in LEVELS:
        if days_late >= limit:
            name = label
    return name


def invoice_reminder_levels_d21(invoices, today):
    """How much money is in each level; paid invoices are left out, part payments are taken off."""
    now = date.fromisoformat(today)
    sums: Counter = Counter()
    for invoice in invoices:
        due = invoice["amount"] - invoice.get("paid", 0)
        if due <= 0:
            continue
        late = (now - date.fromisoformat(invoice["due"])).days
        sums[level(late)] += due
    return {label: sums[label] for _, label in LEVELS if sums[label]}

#> invoice_reminder_levels_d21([{"amount": 100, "due": "2024-05-01"}, {"amount": 50, "due": "2024-04-20", "paid": 20}, {"amount": 9, "due": "2024-06-01"}], "2024-05-05")
#> invoice_reminder_levels_d21([{"amount": 100, "due": "2024-05-01", "paid": 100}], "2024-05-05")
#> invoice_reminder_levels_d21([], "2024-05-05")
#> invoice_reminder_levels_d21([{"amount": 1, "due": "2024-03-06"}, {"amount": 2, "due": "2024-03-07"}, {"amount": 4, "due": "2024-04-05"}, {"amount": 8, "due": "2024-05-04"}], "2024-05-05")
#> invoice_reminder_levels_d21([{"due": "2024-01-01"}], "2024-05-05")
#> invoice_reminder_levels_d21([{"amount": 100, "due": "2024-05-01"}, {"amount": 50, "due": "2024-04-20", "paid": 20}, {"amount": 9, "due": "2024-06-01"}, {"amount": 1, "due": "2024-03-06"}, {"amount": 2, "due": "2024-03-07"}, {"amount": 4, "due": "2024-04-05"}, {"amount": 8, "due": "2024-05-04"}], "2024-05-05")
#> invoice_reminder_levels_d21([{"amount": 100, "due": "2024-05-01", "paid": 100}, {"amount": 1, "due": "2024-03-06"}, {"amount": 2, "due": "2024-03-07"}, {"amount": 4, "due": "2024-04-05"}, {"amount": 8, "due": "2024-05-04"}], "2024-05-05")

### desk_sharing_allocation
class Floor:
    def __init__(self, zones):
        self.free = dict(zones)
        self.taken = {}

    def book(self, person, wishes):
        if person in self.taken:
            raise KeyError(f"{person} has a desk")
        for zone in wishes:
            if self.free.get(zone, 0) > 0:
                break
        else:
            zone = max(self.free, key=self.free.get, default=None)
            if zone is None or self.free[zone] == 0:
                raise LookupError("no desk left")
        self.free[zone] -= 1
        self.taken[person] = zone
        return zone


def desk_sharing_allocation(zones, requests):
    """Who sits where for requests 'ann: quiet, window'; problems are shown instead of a zone."""
    floor = Floor(zones)
    result = {}
    for request in requests:
        person, _, wishes = request.partition(":")
        try:
            result[person] = floor.book(person, [wish.strip() for wish in wishes.split(",")])
        except LookupError as error:
            result[person] = f"! {error.args[0]}"
    return result

#> desk_sharing_allocation({"quiet": 1, "open": 2}, ["ann: quiet", "bob: quiet, open", "cid: garden", "dot: quiet"])
#> desk_sharing_allocation({"a": 2}, ["x: a", "x: a"])
#> desk_sharing_allocation({}, ["x: a"])
#> desk_sharing_allocation({"a": 1, "b": 3, "c": 2}, ["p: z", "q: z", "r: z", "s: a, b", "t: a"])
#> desk_sharing_allocation({"a": 1}, [])
#> desk_sharing_allocation({"quiet": 1, "open": 2}, ["x: a", "x: a", "ann: quiet", "bob: quiet, open", "cid: garden", "dot: quiet"])
#> desk_sharing_allocation({"a": 2}, ["x: a", "x: a", "ann: quiet", "bob: quiet, open", "cid: garden", "dot: quiet"])

### salary_bands_assign
from bisect import bisect_left
from statistics import median

BANDS = (30_000, 45_000, 60_000, 80_000)
NAMES = ("A", "B", "C", "D", "E")


def salary_bands_assign(salaries: dict[str, int], raise_percent: int = 0) -> dict[str, str]:
    """Bands of people; '+' or '-' where someone is far from the median of the band."""
    raised = {name: salary + salary * raise_percent // 100 for name, salary in salaries.items()}
    bands: dict[str, list[int]] = {}
    where = {}
    for name, salary in raised.items():
        band = NAMES[bisect_left(BANDS, salary)]
        bands.setdefault(band, []).append(salary)
        where[name] = band
    result = {}
    for name, band in where.items():
        middle = median(bands[band])
        mark = ""
        if raised[name] > middle * 1.1:
            mark = "+"
        elif raised[name] < middle * 0.9:
            mark = "-"
        result[name] = band + mark
    return result

#> salary_bands_assign({"ann": 31000, "bob": 44000, "cid": 38000, "dot": 95000})
#> salary_bands_assign({"ann": 30000, "bob": 30001})
#> salary_bands_assign({})
#> salary_bands_assign({"a": 29000, "b": 28000, "c": 20000}, raise_percent=5)
#> salary_bands_assign({"x": 60000, "y": 46000, "z": 52000, "w": 80000}, 1)

### support_shift_handover
from collections import defaultdict, deque


class Desk:
    def __init__(self, agents):
        self.ring = deque(agents)
        self.open = defaultdict(list)

    def assign(self, ticket, vip=False):
        agent = min(self.ring, key=lambda a: len(self.open[a])) if vip else self.ring[0]
        if not vip:
            self.ring.rotate(-1)
        self.open[agent].append(ticket)
        return agent

    def leave(self, agent):
        self.ring.remove(agent)
        if not self.ring:
            raise RuntimeError("nobody left")
        for ticket in self.open.pop(agent, []):
            self.assign(ticket)


def support_shift_handover(agents: list[str], events: list[str]) -> dict[str, list[str]]:
    desk = Desk(agents)
    for event in events:
        if event.startswith("-"):
            desk.leave(event[1:])
        else:
            desk.assign(event.rstrip("!"), vip=event.endswith("!"))
    return {agent: tickets for agent, tickets in sorted(desk.open.items()) if tickets}

#> support_shift_handover(["ann", "bob", "cid"], ["t1", "t2", "t3!", "t4", "-ann"])
#> support_shift_handover(["ann", "bob"], ["t1", "-bob", "t2"])
#> support_shift_handover(["ann"], [])
#> support_shift_handover(["ann"], ["t1", "-ann"])
#> support_shift_handover(["a", "b", "c"], ["1", "2", "3", "4", "5!", "6!", "-c", "-b"])
#> support_shift_handover(["ann", "bob", "cid"], ["t1", "t2", "t3!", "t4", "-ann", "t1", "-bob", "t2"])
#> support_shift_handover(["a", "b", "c", "ann", "bob"], ["1", "2", "3", "4", "5!", "6!", "-c", "-b"])

### room_booking_recurring
from datetime import date, timedelta


class Clash(Exception):
    pass


class Room:
    def __init__(self):
        self.slots = {}

    def book(self, title, days, hour):
        wanted = [(day, hour) for day in days]
        for slot in wanted:
            if slot in self.slots:
                raise Clash(f"{title} clashes with {self.slots[slot]} on {slot[0]}")
        self.slots.update(dict.fromkeys(wanted, title))


def series(first, count, step):
    day = first
    while count:
        if day.weekday() < 5:
            yield day
            count -= 1
        day += timedelta(days=step)


def room_booking_recurring(bookings):
    room = Room()
    clashes = []
    for booking in bookings:
        title, first, hour, *repeat = booking.split()
        count, step = map(int, repeat[0][1:].split("/")) if repeat else (1, 1)
        try:
            room.book(title, list(series(date.fromisoformat(first), count, step)), int(hour))
        except Clash as clash:
            clashes.append(str(clash))
    return clashes

#> room_booking_recurring(["sync 2024-05-06 9 x3/7", "demo 2024-05-13 9", "talk 2024-05-13 10"])
#> room_booking_recurring(["daily 2024-05-03 8 x3/1", "x 2024-05-07 8"])
#> room_booking_recurring([])
#> room_booking_recurring(["a 2024-05-06 9 y"])
#> room_booking_recurring(["a 2024-05-06 9 x2/1", "b 2024-05-08 9 x2/1", "c 2024-05-09 9 x5/2"])
