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
            return f"<{key}>"
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
            continue
        left = (contract.last_call() - now).days
        if left <= horizon:
            due.append((contract.partner, left))
    return sorted(due, key=lambda pair: pair[1])

#> contract_renewals([("Telco", "2023-06-01", 12, 30), ("Clean", "2024-01-01", 24, 90), ("Copy", "2022-05-01", 24, 60)], "2024-04-10")
#? returns contract_renewals([("Z", "2024-01-01", 1, 1)], "2024-01-30")
#? raises TypeError contract_renewals([("Z", "2024-01-01")], "2024-01-30")

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
            best = count
    return round(100 * best / size, 1)

#> keyword_density("Cheap flights to Rome, cheap hotels in Rome and more cheap cheap deals", ["cheap", "rome"])
#? returns keyword_density("a b c", ["b"])
#? raises ValueError keyword_density("...", ["a"])

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
        total += Decimal(receipt)
    return str(total.quantize(Decimal("0.01")))

#> travel_expenses([(10, ""), (24, "bd"), (6, "l"), (12, "bl")], 145, ["89.90", "4.5"])
#? returns travel_expenses([(24, "")])
#? raises KeyError travel_expenses([(24, "x")])
#? raises InvalidOperation travel_expenses([], 0, ["much"])

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
            continue
        if hard and extra > limit:
            raise Overrun(name)
        over[f"{name}/{color}"] = extra
    return over

#> stand_up_timer(["Ada", "Bo", "Cy", "Di"], [50, 75, 200], absent=["Bo"])
#? returns stand_up_timer(["X"], [100])
#? raises Overrun stand_up_timer(["X"], [1000], hard=True)

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
        return text
    linker = Linker(terms)
    return linker.pattern.sub(linker, text)

#> glossary_links("A Key opens a key ring; no key, no lock, no bolt. Lock it!", {"key": "k1", "key ring": "k2", "lock": "l1", "bolt": "b1"})
#? returns glossary_links("an ant", {"ant": "a"})
#? raises KeyError glossary_links("Ant", {"ANT": "a"})

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
            deleted.append(name)
        else:
            kept[key] = name
    return len(deleted), deleted[-1:]

#> backup_retention(["db-2024-05-30.tgz", "db-2024-05-15.tgz", "db-2024-05-14.tgz", "db-2024-03-02.tgz", "db-2024-03-20.tgz"], "2024-05-31")
#? returns backup_retention(["db-2024-01-01.tgz"], "2024-05-31")
#? raises ValueError backup_retention(["db-2025-01-01.tgz"], "2024-05-31")
