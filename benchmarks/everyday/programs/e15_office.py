### envelope_budget
from dataclasses import dataclass, field


@dataclass
class Envelope:
    monthly: int
    carry: bool = True
    left: int = 0

    def new_month(self):
        self.left = self.left + self.monthly if self.carry else self.monthly


@dataclass
class Budget:
    envelopes: dict = field(default_factory=dict)
    overspent: int = 0

    def spend(self, name, amount):
        envelope = self.envelopes.get(name)
        if envelope is None:
            raise KeyError(f"no envelope {name}")
        envelope.left -= amount
        if envelope.left < 0:
            self.overspent += -envelope.left
            envelope.left = 0


def envelope_budget(months):
    """How much was overspent; months are lists of (envelope, amount)."""
    budget = Budget({"food": Envelope(300), "fun": Envelope(50, carry=False)})
    for month in months:
        for envelope in budget.envelopes.values():
            envelope.new_month()
        for name, amount in month:
            budget.spend(name, amount)
    return budget.overspent

#> envelope_budget([[("food", 250), ("fun", 20)], [("food", 340), ("fun", 75)], [("food", 330)]])
#? returns envelope_budget([[("fun", 57)]])
#? raises KeyError envelope_budget([[("rent", 1)]])

### letter_merge
import textwrap
from string import Formatter

TEMPLATE = "Dear {title} {last},\nyour order {order!s:>6} is {state}."


class Safe(Formatter):
    """Missing values are shown as <name>."""

    def get_value(self, key, args, kwargs):
        if isinstance(key, str) and key not in kwargs:
            return f"<{key}>"  # <- reach
        return super().get_value(key, args, kwargs)


def letter_merge(rows, width=30):
    formatter = Safe()
    letters = []
    for row in rows:
        text = formatter.format(TEMPLATE, **row)
        lines = []
        for paragraph in text.splitlines():
            lines += textwrap.wrap(paragraph, width) or [""]
        letters.append(lines)
    longest = max(letters, key=len)
    return "/".join(longest)

#> letter_merge([{"title": "Ms", "last": "Roe", "order": 77, "state": "on its way to you"}, {"title": "Mr", "last": "Low", "order": 8}])
#? returns letter_merge([{"title": "Dr", "last": "No", "order": 7, "state": "lost"}], 99)
#? raises ValueError letter_merge([])
#? reaches letter_merge([{"title": "Ms", "last": "Roe", "order": 77, "state": "on its way to you"}, {"title": "Mr", "last": "Low", "order": 8}])

### meeting_cost
RATES = {"eng": 60, "lead": 90, "exec": 200}


def parse_people(text):
    """'3 eng, lead, 2 exec' -> {'eng': 3, ...}"""
    counts = {}
    for part in text.split(","):
        words = part.split()
        role = words[-1]
        if role not in RATES:
            raise KeyError(f"no rate for {role}")
        counts[role] = counts.get(role, 0) + (int(words[0]) if len(words) > 1 else 1)
    return counts


def meeting_cost(meetings):
    """Euros spent in a week; a meeting is (people, minutes, times)."""
    total = 0
    for people, minutes, times in meetings:
        hourly = 0
        for role, count in parse_people(people).items():
            hourly += RATES[role] * count
        total += hourly * minutes * times / 60
    return round(total, 2)

#> meeting_cost([("3 eng, lead", 15, 5), ("2 exec, lead", 50, 1), ("eng, lead", 30, 2)])
#? returns meeting_cost([("exec", 60, 3)])
#? raises KeyError meeting_cost([("cat", 5, 1)])
#? raises IndexError meeting_cost([("", 5, 1)])

### contract_renewals
from datetime import date, timedelta


class Contract:
    def __init__(self, partner, start, months, notice_days):
        self.partner = partner
        self.start = date.fromisoformat(start)
        self.months = months
        self.notice = timedelta(days=notice_days)

    def end(self):
        """First of the month, `months` after the start."""
        count = self.start.month - 1 + self.months
        return date(self.start.year + count // 12, count % 12 + 1, 1)

    def last_call(self):
        return self.end() - self.notice


def contract_renewals(rows, today, horizon=45):
    """Contracts to decide on within the horizon, with days left; negative means too late."""
    now = date.fromisoformat(today)
    due = []
    for row in rows:
        contract = Contract(*row)
        if contract.end() <= now:
            continue  # <- reach
        left = (contract.last_call() - now).days
        if left <= horizon:
            due.append((contract.partner, left))
    return sorted(due, key=lambda pair: pair[1])

#> contract_renewals([("Telco", "2023-06-01", 12, 30), ("Clean", "2024-01-01", 24, 90), ("Copy", "2022-05-01", 24, 60)], "2024-04-10")
#? returns contract_renewals([("Z", "2024-01-01", 1, 1)], "2024-01-30")
#? raises TypeError contract_renewals([("Z", "2024-01-01")], "2024-01-30")
#? reaches contract_renewals([("Z", "2020-01-01", 1, 1)], "2024-01-30")

### room_booking_table
ROOMS = {"Ash": 4, "Birch": 8, "Cedar": 20}


class Calendar:
    def __init__(self):
        self.booked = {room: [] for room in ROOMS}

    def free(self, room, start, end):
        return all(end <= s or start >= e for s, e in self.booked[room])

    def book(self, people, start, end):
        """Smallest free room that is large enough."""
        for room, size in sorted(ROOMS.items(), key=lambda kv: kv[1]):
            if size >= people and self.free(room, start, end):
                self.booked[room].append((start, end))
                return room
        return None


def room_booking_table(requests):
    calendar = Calendar()
    table = []
    for people, start, end in requests:
        if start >= end:
            raise ValueError("ends before it starts")
        table.append(calendar.book(people, start, end) or "-")
    return table

#> room_booking_table([(3, 9, 10), (4, 9, 11), (2, 10, 12), (30, 8, 9)])
#? returns room_booking_table([(15, 1, 2), (15, 1, 2)])
#? raises ValueError room_booking_table([(1, 5, 5)])

### keyword_density
import re


def keyword_density(text, keywords, window=5):
    """Highest share of keywords in any window of words, in percent."""
    words = re.findall(r"\w+", text.lower())
    if not words:
        raise ValueError("no words")
    wanted = {keyword.lower() for keyword in keywords}
    marks = [word in wanted for word in words]
    size = min(window, len(marks))
    count = sum(marks[:size])
    best = count
    for right in range(size, len(marks)):
        count += marks[right]
        count -= marks[right - size]
        if count > best:
            best = count  # <- reach
    return round(100 * best / size, 1)

#> keyword_density("Cheap flights to Rome, cheap hotels in Rome and more cheap cheap deals", ["cheap", "rome"])
#? returns keyword_density("a b c", ["b"])
#? raises ValueError keyword_density("...", ["a"])
#? reaches keyword_density("x x x x x a a", ["a"])

### travel_expenses
from decimal import Decimal

KM_RATE = Decimal("0.30")
MEAL = {"full": Decimal("28"), "part": Decimal("14")}


def day_allowance(hours, meals_paid):
    if hours < 8:
        return Decimal(0)
    base = MEAL["full"] if hours >= 24 else MEAL["part"]
    # a meal that somebody else paid for is deducted from the full rate
    cut = {"b": Decimal("0.2"), "l": Decimal("0.4"), "d": Decimal("0.4")}
    for meal in meals_paid:
        base -= MEAL["full"] * cut[meal]
    return max(base, Decimal(0))


def travel_expenses(days, kilometres=0, receipts=()):
    total = KM_RATE * kilometres
    for hours, meals in days:
        total += day_allowance(hours, meals)
    for receipt in receipts:
        total += Decimal(receipt)  # <- reach
    return str(total.quantize(Decimal("0.01")))

#> travel_expenses([(10, ""), (24, "bd"), (6, "l"), (12, "bl")], 145, ["89.90", "4.5"])
#? returns travel_expenses([(24, "")])
#? raises KeyError travel_expenses([(24, "x")])
#? raises InvalidOperation travel_expenses([], 0, ["much"])
#? reaches travel_expenses([(10, ""), (24, "bd"), (6, "l"), (12, "bl")], 145, ["89.90", "4.5"])

### permission_matrix
USERS = {"ann": ["admin"], "bob": ["editor", "intern"], "cyd": ["intern"]}
GRANTS = {
    "admin": {"*": "rw"},
    "editor": {"news": "rw", "press": "r"},
    "intern": {"news": "r"},
}


def rights(user, area):
    letters = set()
    for role in USERS.get(user, []):
        grant = GRANTS[role]
        letters |= set(grant.get(area, grant.get("*", "")))
    return letters


def permission_matrix(areas):
    """Rows such as 'ann rw rw' for a page in the wiki."""
    rows = []
    for user in sorted(USERS):
        cells = []
        for area in areas.split():
            letters = rights(user, area)
            cells.append("".join(sorted(letters)) or "-")
        rows.append(f"{user} {' '.join(cells)}")
    return " | ".join(rows)

#> permission_matrix("news press")
#? returns permission_matrix("shop")
#? raises AttributeError permission_matrix(7)

### stand_up_timer
from itertools import cycle


class Overrun(Exception):
    pass


def speakers(names, absent):
    for name in names:
        if name not in absent:
            yield name


def stand_up_timer(names, seconds, limit=60, absent=(), hard=False):
    """Seconds over the limit by speaker; times are given in order of speaking."""
    over = {}
    colors = cycle("ABC")
    for name, used in zip(speakers(names, absent), seconds):
        color = next(colors)
        extra = used - limit
        if extra <= 0:
            continue  # <- reach
        if hard and extra > limit:
            raise Overrun(name)
        over[f"{name}/{color}"] = extra
    return over

#> stand_up_timer(["Ada", "Bo", "Cy", "Di"], [50, 75, 200], absent=["Bo"])
#? returns stand_up_timer(["X"], [100])
#? raises Overrun stand_up_timer(["X"], [1000], hard=True)
#? reaches stand_up_timer(["Ada", "Bo", "Cy", "Di"], [50, 75, 200], absent=["Bo"])

### glossary_links
import re


class Linker:
    def __init__(self, terms):
        self.terms = terms
        ordered = sorted(terms, key=len, reverse=True)
        self.pattern = re.compile(r"\b(" + "|".join(map(re.escape, ordered)) + r")\b", re.IGNORECASE)
        self.seen = set()

    def __call__(self, match):
        """Link a term where it occurs first, leave it alone later."""
        word = match.group(0)
        key = word.lower()
        if key in self.seen:
            return word
        self.seen.add(key)
        return f"[{word}](#{self.terms[key]})"


def glossary_links(text, terms):
    if not terms:
        return text  # <- reach
    linker = Linker(terms)
    return linker.pattern.sub(linker, text)

#> glossary_links("A Key opens a key ring; no key, no lock, no bolt. Lock it!", {"key": "k1", "key ring": "k2", "lock": "l1", "bolt": "b1"})
#? returns glossary_links("an ant", {"ant": "a"})
#? raises KeyError glossary_links("Ant", {"ANT": "a"})
#? reaches glossary_links("a", {})

### donation_thanks
TIERS = [(1000, "patron"), (250, "friend"), (50, "supporter"), (0, "donor")]


def tier(amount):
    for least, name in TIERS:
        if amount >= least:
            return name
    raise ValueError("a donation cannot be negative")


class Donor:
    def __init__(self, name):
        self.name = name
        self.gifts = []

    def give(self, amount):
        before = tier(sum(self.gifts))
        self.gifts.append(amount)
        after = tier(sum(self.gifts))
        return None if before == after and len(self.gifts) > 1 else after


def donation_thanks(gifts):
    """Letters to write: one when a donor first gives or reaches another tier."""
    donors, letters = {}, []
    for name, amount in gifts:
        donor = donors.setdefault(name, Donor(name))
        reached = donor.give(amount)
        if reached:
            letters.append(f"{name}: {reached}")
    return letters

#> donation_thanks([("Ruth", 20), ("Ruth", 40), ("Sven", 300), ("Ruth", 10)])
#? returns donation_thanks([("Q", 1000)])
#? raises ValueError donation_thanks([("Q", -5)])

### backup_retention
from datetime import date


def bucket(day, today):
    """All of the last week, one a week for a month, one a month before that."""
    age = (today - day).days
    if age < 7:
        return ("day", day.isoformat())
    if age < 31:
        return ("week", day.isocalendar()[:2])
    return ("month", (day.year, day.month))


def backup_retention(names, today):
    """Names of backups ('db-2024-05-01.tgz') that may be deleted."""
    now = date.fromisoformat(today)
    kept, deleted = {}, []
    for name in sorted(names, reverse=True):
        day = date.fromisoformat(name[3:13])
        if day > now:
            raise ValueError(f"{name} is from the future")
        key = bucket(day, now)
        if key in kept:
            deleted.append(name)  # <- reach
        else:
            kept[key] = name
    return len(deleted), deleted[-1:]

#> backup_retention(["db-2024-05-30.tgz", "db-2024-05-15.tgz", "db-2024-05-14.tgz", "db-2024-03-02.tgz", "db-2024-03-20.tgz"], "2024-05-31")
#? returns backup_retention(["db-2024-01-01.tgz"], "2024-05-31")
#? raises ValueError backup_retention(["db-2025-01-01.tgz"], "2024-05-31")
#? reaches backup_retention(["db-2024-05-30.tgz", "db-2024-05-15.tgz", "db-2024-05-14.tgz", "db-2024-03-02.tgz", "db-2024-03-20.tgz"], "2024-05-31")

### print_pages
def parse_range(text, last):
    """'3', '2-5', '7-' or '-3' as page numbers."""
    first, dash, end = text.strip().partition("-")
    if not dash:
        return [int(first)]
    start = int(first or 1)
    stop = int(end or last)
    if start > stop:
        raise ValueError(f"{text} goes backwards")
    return list(range(start, stop + 1))


def print_pages(selection, last, per_sheet=2, duplex=True):
    """Sheets of paper for a print dialog's selection."""
    pages = []
    for part in selection.split(","):
        for page in parse_range(part, last):
            if page > last:
                continue  # <- reach
            if page not in pages:
                pages.append(page)
    on_one_sheet = per_sheet * (2 if duplex else 1)
    return -(-len(pages) // on_one_sheet)

#> print_pages("1-3, 8, 12-, 2", 15, per_sheet=1)
#? returns print_pages("1-100", 100, 2, False)
#? raises ValueError print_pages("5-2", 9)
#? reaches print_pages("99", 9)

### phone_tree
def phone_tree(tree, start, most=20):
    """Minutes until everyone is told: each person calls their list one after the other."""
    told = {start: 0}
    queue = [start]
    while queue:
        caller = queue.pop(0)
        clock = told[caller]
        for person, minutes in tree.get(caller, []):
            clock += minutes
            if clock > most:
                raise TimeoutError(f"{person} is reached after {clock} minutes")
            if person not in told or clock < told[person]:
                told[person] = clock
                queue.append(person)
    return max(told.values())

#> phone_tree({"boss": [("ann", 3), ("bob", 2)], "ann": [("cat", 4), ("dan", 1)], "bob": [("dan", 2)]}, "boss")
#? returns phone_tree({"a": [("b", 17)]}, "a")
#? raises TimeoutError phone_tree({"a": [("b", 30)]}, "a")

### poll_schedule
YES, MAYBE, NO = "y", "m", "n"
WEIGHT = {YES: 2, MAYBE: 1, NO: 0}


def votes_for(slot, answers):
    return [marks[slot] for marks in answers.values()]


def poll_schedule(slots, answers, required=()):
    """The slot with most support; required people must not say no."""
    for name, marks in answers.items():
        if len(marks) != len(slots):
            raise ValueError(f"{name} answered {len(marks)} of {len(slots)}")
    best, best_score = None, 0
    for index, slot in enumerate(slots):
        if any(answers[name][index] == NO for name in required):
            continue  # <- reach
        score = 0
        for mark in votes_for(index, answers):
            score += WEIGHT[mark]
        if score > best_score:
            best, best_score = slot, score
    return best

#> poll_schedule(["mon 9", "tue 14", "fri 10"], {"ann": "ynm", "bob": "yyn", "cyd": "nyy"}, required=["cyd"])
#? returns poll_schedule(["sat", "sun"], {"z": "ny"})
#? raises ValueError poll_schedule(["sat"], {"z": "yy"})
#? raises KeyError poll_schedule(["sat"], {"z": "?"})
#? reaches poll_schedule(["mon 9", "tue 14", "fri 10"], {"ann": "ynm", "bob": "yyn", "cyd": "nyy"}, required=["cyd"])

### signature_block
FIELDS = ("name", "role", "phone", "web")
ICONS = {"phone": "T", "web": "W"}


def clean(field, value):
    value = " ".join(value.split())
    if field == "phone":
        digits = "".join(ch for ch in value if ch.isdigit() or ch == "+")
        return " ".join(digits[i:i + 3] for i in range(0, len(digits), 3))
    if field == "web":
        return value.removeprefix("https://").removeprefix("www.").rstrip("/")
    return value


def signature_block(person, width=24):
    """Lines under a mail, right-aligned contacts."""
    if not person.get("name"):
        raise KeyError("name")
    lines = ["-- "]
    for field in FIELDS:
        value = person.get(field)
        if not value:
            continue
        text = clean(field, value)
        if field in ICONS:
            text = f"{ICONS[field]} {text}".rjust(width)  # <- reach
        lines.append(text)
    return "\n".join(lines)

#> signature_block({"name": "Rosa  Klein", "phone": "+49 30/123-45", "web": "https://www.rk.example/"})
#? returns signature_block({"name": "Bo"})
#? raises KeyError signature_block({"role": "x"})
#? reaches signature_block({"name": "Rosa  Klein", "phone": "+49 30/123-45", "web": "https://www.rk.example/"})

### mileage_log
def check_log(entries):
    """Odometer readings must rise and days must not go back."""
    previous = None
    for day, start, end, purpose in entries:
        if end < start:
            yield f"{day}: drives backwards"  # <- reach
        if previous is not None:
            last_day, last_end = previous
            if day < last_day:
                yield f"{day}: out of order"
            if start != last_end:
                yield f"{day}: {start - last_end} km missing"
        previous = (day, end)


def mileage_log(entries, strict=False):
    """(business km, private km, problems)"""
    problems = list(check_log(entries))
    if problems and strict:
        raise ValueError(problems[0])
    business = private = 0
    for _, start, end, purpose in entries:
        if purpose.startswith("private"):
            private += end - start
        else:
            business += end - start
    return business, private, problems

#> mileage_log([("05-02", 1000, 1042, "client A"), ("05-03", 1042, 1050, "private"), ("05-06", 1061, 1100, "fair")])
#? returns mileage_log([("01-01", 0, 9, "private trip")])
#? raises ValueError mileage_log([("01-01", 9, 0, "x")], True)
#? reaches mileage_log([("01-01", 9, 0, "x")], True)

### seating_chart
def seats(tables):
    for table, size in tables.items():
        for number in range(1, size + 1):
            yield f"{table}{number}"


def is_happy(guest, table, placed, friends):
    """At least one friend at the same table."""
    for friend in friends.get(guest, ()):
        if placed.get(friend, "?")[0] == table:
            return True  # <- reach
    return not friends.get(guest)


def seating_chart(guests, tables, friends):
    """Share of happy guests when they are seated in order of the list, in percent."""
    free = list(seats(tables))
    if len(free) < len(guests):
        raise OverflowError(f"{len(guests) - len(free)} guests without a chair")
    placed = dict(zip(guests, free))
    happy = 0
    for guest, seat in placed.items():
        if is_happy(guest, seat[0], placed, friends):
            happy += 1
    return 100 * happy // len(guests)

#> seating_chart(["ann", "bob", "cyd", "dee", "eli"], {"A": 2, "B": 4}, {"ann": ["bob"], "cyd": ["ann", "bob"], "dee": ["eli"]})
#? returns seating_chart(["x", "y"], {"T": 2}, {"x": ["q"]})
#? raises OverflowError seating_chart(["x"], {}, {})
#? raises ZeroDivisionError seating_chart([], {}, {})
#? reaches seating_chart(["ann", "bob", "cyd", "dee", "eli"], {"A": 2, "B": 4}, {"ann": ["bob"], "cyd": ["ann", "bob"], "dee": ["eli"]})

### code_review_ready
import re
from dataclasses import dataclass

WIP = re.compile(r"^\s*(\[?wip\]?|draft)\b", re.IGNORECASE)


@dataclass
class PullRequest:
    title: str
    approvals: dict
    checks: dict
    files: list

    def owners_missing(self, owners):
        needed = set()
        for path in self.files:
            for prefix, owner in owners.items():
                if path.startswith(prefix):
                    needed.add(owner)
        return needed - {who for who, ok in self.approvals.items() if ok}


def code_review_ready(request, owners, least=1):
    """May the pull request be merged?"""
    pr = PullRequest(**request)
    if WIP.match(pr.title):
        return False  # <- reach
    if not all(state == "passed" for state in pr.checks.values()):
        return False
    if sum(pr.approvals.values()) < least:
        return False
    return not pr.owners_missing(owners)

#> code_review_ready({"title": "Wiper fluid model", "approvals": {"ana": True, "bo": True}, "checks": {"ci": "passed"}, "files": ["api/a.py", "docs/x.md", "api/b.py"]}, {"api/": "ana", "web/": "cy", "docs/": "bo"})
#> code_review_ready({"title": "Fix typo", "approvals": {"ana": True, "bo": False}, "checks": {"ci": "passed"}, "files": ["api/a.py", "docs/x.md", "web/b.js"]}, {"api/": "ana", "web/": "cy", "docs/": "bo"})
#? raises TypeError code_review_ready({"title": "x"}, {})
#? reaches code_review_ready({"title": "WIP x", "approvals": {}, "checks": {}, "files": []}, {})

### leave_overlap
from datetime import date


def days(text):
    first, _, last = text.partition("..")
    start = date.fromisoformat(first).toordinal()
    end = date.fromisoformat(last or first).toordinal()
    if end < start:
        raise ValueError(text)
    return range(start, end + 1)


def leave_overlap(requests, most_away=1):
    """First day on which too many people would be away; None if all is well."""
    away = {}
    for name, text in requests:
        for day in days(text):
            away.setdefault(day, set()).add(name)
    for day in sorted(away):
        if len(away[day]) > most_away:
            return date.fromordinal(day).strftime("%d %B")  # <- reach
    return None

#> leave_overlap([("kim", "2024-08-01..2024-08-04"), ("lou", "2024-08-05..2024-08-07"), ("kim", "2024-08-04")])
#? returns leave_overlap([("a", "2024-03-03"), ("b", "2024-03-01..2024-03-05")])
#? raises ValueError leave_overlap([("a", "2024-03-03..2024-03-01")])
#? reaches leave_overlap([("a", "2024-03-03"), ("b", "2024-03-01..2024-03-05")])

### ticket_age_report
STEPS = ((1, "fresh"), (7, "open"), (30, "stale"))


class Tickets:
    def __init__(self, today):
        self.today = today
        self.groups = {}

    def label(self, age):
        for limit, name in STEPS:
            if age <= limit:
                return name
        return "ancient"  # <- reach

    def add(self, number, opened):
        age = self.today - opened
        if age < 0:
            raise ValueError(f"#{number} is not open yet")
        self.groups.setdefault(self.label(age), []).append(number)


def ticket_age_report(opened_on, today):
    """'fresh 2, stale 1' with the oldest ticket in brackets"""
    tickets = Tickets(today)
    for number, day in opened_on.items():
        tickets.add(number, day)
    parts = [f"{name} {len(numbers)}" for name, numbers in sorted(tickets.groups.items())]
    oldest = min(opened_on, key=opened_on.get)
    return f"{', '.join(parts)} (#{oldest})"

#> ticket_age_report({101: 57, 104: 60, 88: 12, 95: 40}, 60)
#? returns ticket_age_report({1: 0}, 3)
#? raises ValueError ticket_age_report({1: 9}, 3)
#? reaches ticket_age_report({101: 57, 104: 60, 88: 12, 95: 40}, 60)

### currency_cash_box
COINS = (5000, 2000, 1000, 500, 200, 100)


class CashBox:
    def __init__(self, content):
        self.content = {coin: content.get(coin, 0) for coin in COINS}

    def total(self):
        return sum(coin * n for coin, n in self.content.items())

    def pay_out(self, amount):
        """Fewest notes first; the box is unchanged if it cannot be done."""
        plan, rest = {}, amount
        for coin in COINS:
            n = min(rest // coin, self.content[coin])
            if n:
                plan[coin] = n
                rest -= n * coin
        if rest:
            raise LookupError(f"{rest} short")
        for coin, n in plan.items():
            self.content[coin] -= n
        return plan


def currency_cash_box(content, payments):
    """What is left in the box, and how many payments failed."""
    box = CashBox(content)
    failed = 0
    for amount in payments:
        try:
            box.pay_out(amount)
        except LookupError:
            failed += 1  # <- reach
    return box.total(), failed

#> currency_cash_box({2000: 2, 500: 1, 100: 4}, [2600, 1000])
#? returns currency_cash_box({100: 3}, [200])
#? raises TypeError currency_cash_box({100: 3}, ["200"])
#? reaches currency_cash_box({2000: 2, 500: 1, 100: 4}, [2600, 1000])

### word_ladder_ok
def differs_by_one(a, b):
    if len(a) != len(b):
        return False
    return sum(x != y for x, y in zip(a, b)) == 1


class Dictionary:
    def __init__(self, words):
        self.words = {word.lower() for word in words}

    def __contains__(self, word):
        return word.lower() in self.words


def word_ladder_ok(ladder, words):
    """Is every step of a word ladder ('cold>cord>card') a known word, one letter away, never used twice?"""
    known = Dictionary(words)
    steps = [step.strip().lower() for step in ladder.split(">")]
    used = set()
    previous = None
    for step in steps:
        if step not in known or step in used:
            return False
        if previous is not None and not differs_by_one(previous, step):
            return False  # <- reach
        used.add(step)
        previous = step
    return len(steps) > 1

#> word_ladder_ok("cold > cord > card > ward", ["COLD", "cord", "card", "ward", "warm"])
#> word_ladder_ok("stone > store > score > scare > stare > stars", ["stone", "store", "score", "scare", "stare", "spare"])
#? reaches word_ladder_ok("a>bb", ["a", "bb"])
#? raises AttributeError word_ladder_ok("a", [1])

### elevator_pitch_score
BUZZ = {"synergy": -3, "simple": 2, "customers": 3, "blockchain": -2}


def syllables(word):
    """Groups of vowels, a rough measure."""
    count, inside = 0, False
    for ch in word.lower():
        vowel = ch in "aeiouy"
        if vowel and not inside:
            count += 1
        inside = vowel
    return max(count, 1)


def elevator_pitch_score(pitch, seconds=15):
    """Score of a pitch: good and bad words, and whether it can be spoken in time."""
    words = [word.strip(".,!") for word in pitch.split()]
    score = 0
    spoken = 0.0
    for word in words:
        score += BUZZ.get(word.lower(), 0)
        spoken += syllables(word) / 4
    if spoken > seconds:
        score -= int(spoken - seconds)  # <- reach
    return score

#> elevator_pitch_score("Simple tools, no synergy")
#? returns elevator_pitch_score("Customers! customers! Customers!")
#? reaches elevator_pitch_score("a b c d e f g h", 1)
#? raises AttributeError elevator_pitch_score(0)
