### lines_of_code
import io

LANGUAGES = {".py": "#", ".js": "//", ".sql": "--"}


class Counter:
    def __init__(self, suffix):
        if suffix not in LANGUAGES:
            raise ValueError(f"unknown suffix {suffix}")
        self.mark = LANGUAGES[suffix]
        self.code = self.blank = self.comment = 0

    def feed(self, stream):
        for line in stream:
            stripped = line.strip()
            if not stripped:
                self.blank += 1
            elif stripped.startswith(self.mark):
                self.comment += 1
            else:
                self.code += 1


def lines_of_code(files):
    """Lines that are neither blank nor comments, over all files that we know how to read."""
    total = 0
    for name, text in files.items():
        suffix = name[name.rfind("."):]
        try:
            counter = Counter(suffix)
        except ValueError:
            continue  # <- reach
        counter.feed(io.StringIO(text))
        total += counter.code
    return total

#> lines_of_code({"a.py": "# hi\nx = 1\n\ny = 2\n", "q.sql": "-- all\nSELECT 1;\n"})
#? returns lines_of_code({"m.js": "a\nb\nc\nd\ne\n"})
#? reaches lines_of_code({"notes.txt": "x"})
#? raises TypeError lines_of_code({"a.py": 5})

### free_throw_streak
def games(sheet):
    """'3/4 1/2 | 2/2' -> lists of (made, tried) per game"""
    for game in sheet.split("|"):
        yield [tuple(map(int, quarter.split("/"))) for quarter in game.split()]


def check(made, tried):
    if made > tried:
        raise ValueError(f"{made} of {tried}")


def free_throw_streak(sheet):
    """Largest number of throws made in consecutive perfect quarters; a new game goes on."""
    best = streak = 0
    for quarters in games(sheet):
        for made, tried in quarters:
            check(made, tried)
            if tried == 0:
                continue  # <- reach
            if made == tried:
                streak += made
            else:
                streak = 0
            best = max(best, streak)
    return best

#> free_throw_streak("3/4 2/2 4/4 | 1/1 0/2 5/5")
#? returns free_throw_streak("9/9 2/2")
#? raises ValueError free_throw_streak("5/4")
#? reaches free_throw_streak("0/0")

### stamps_needed
STAMPS = (160, 85, 5)
RATES = [(20, 85), (50, 100), (500, 160), (1000, 275)]


def postage(grams):
    for limit, cents in RATES:
        if grams <= limit:
            return cents
    raise OverflowError(f"{grams} g is a parcel")


def fewest(cents, kinds=STAMPS):
    """Number of stamps for exactly this amount, largest first."""
    count = 0
    for kind in kinds:
        n, cents = divmod(cents, kind)
        count += n
    if cents:
        raise ValueError(f"{cents} cents cannot be made")
    return count


def stamps_needed(letters, registered=()):
    """Stamps for a pile of letters {name: grams}."""
    total = 0
    for name, grams in letters.items():
        cents = postage(grams)
        if name in registered:
            cents += 265  # <- reach
        total += fewest(cents)
    return total

#> stamps_needed({"bank": 18, "aunt": 45, "book": 740})
#? returns stamps_needed({"a": 300})
#? raises OverflowError stamps_needed({"a": 5000})
#? reaches stamps_needed({"a": 1}, ["a"])

### dose_count
from datetime import datetime, timedelta


class Plan:
    def __init__(self, every_hours, daily_max):
        self.gap = timedelta(hours=every_hours)
        self.daily_max = daily_max
        self.taken = []

    def may_take(self, at):
        if self.taken and at - self.taken[-1] < self.gap:
            return False
        day_ago = at - timedelta(days=1)
        recent = [t for t in self.taken if t > day_ago]
        return len(recent) < self.daily_max


def dose_count(times, every_hours=6, daily_max=3):
    """How many of the wanted doses may really be taken."""
    plan = Plan(every_hours, daily_max)
    for text in times:
        at = datetime.fromisoformat(text)
        if plan.may_take(at):
            plan.taken.append(at)
    return len(plan.taken)

#> dose_count(["2024-01-01T06:00", "2024-01-01T10:00", "2024-01-01T12:30", "2024-01-01T18:45", "2024-01-02T05:59"])
#? returns dose_count(["2024-01-01", "2024-01-03", "2024-01-05", "2024-01-07"])
#? raises ValueError dose_count(["noon"])

### queue_waiting
from collections import deque


def queue_waiting(arrivals, service=4, windows=1):
    """Total minutes that people wait at a counter.

    :param arrivals: text such as '0 1 1 7', in minutes
    """
    times = sorted(int(word) for word in arrivals.split())
    busy = deque([0] * windows)
    waited = 0
    for arrival in times:
        free_at = min(busy)
        busy.remove(free_at)
        start = max(arrival, free_at)
        waited += start - arrival
        busy.append(start + service)
    return waited

#> queue_waiting("0 1 1 7 20 21")
#? returns queue_waiting("0 0", 50)
#? raises ValueError queue_waiting("0", 4, 0)

### bracket_depth_cost
OPEN, CLOSE = "([{", ")]}"


class Nesting(Exception):
    def __init__(self, position):
        self.position = position


def depths(text):
    stack = []
    for position, ch in enumerate(text):
        if ch in OPEN:
            stack.append(ch)
        elif ch in CLOSE:
            if not stack or OPEN.index(stack.pop()) != CLOSE.index(ch):
                raise Nesting(position)
        yield len(stack)
    if stack:
        raise Nesting(len(text))


def bracket_depth_cost(text):
    """Deepest nesting, or minus the position of the first mistake."""
    deepest = 0
    try:
        for depth in depths(text):
            deepest = max(deepest, depth)
    except Nesting as error:
        return -error.position  # <- reach
    return deepest

#> bracket_depth_cost("a(b[c]{})")
#? returns bracket_depth_cost("((((()))))")
#? reaches bracket_depth_cost("ab)")
#? raises TypeError bracket_depth_cost(None)

### vote_seats
def vote_seats(votes, seats, threshold=5):
    """Seats by the method of Sainte-Laguë, small parties left out."""
    total = sum(votes.values())
    running = {party: n for party, n in votes.items() if 100 * n >= threshold * total}
    won = dict.fromkeys(running, 0)
    if not running:
        raise ValueError("nobody is above the threshold")

    def quotient(party):
        return running[party] / (2 * won[party] + 1)

    for _ in range(seats):
        best = max(sorted(running), key=quotient)
        won[best] += 1
    return won

#> vote_seats({"oak": 530, "elm": 240, "fir": 200, "ivy": 30}, 7)
#? returns vote_seats({"a": 10, "b": 1}, 3)
#? raises ValueError vote_seats({"a": 1, "b": 1}, 1, 90)

### lazy_code
KEYPAD = {"1": (0, 0), "2": (0, 1), "3": (0, 2), "4": (1, 0), "5": (1, 1), "6": (1, 2), "0": (2, 1)}


def distance(a, b):
    (r1, c1), (r2, c2) = KEYPAD[a], KEYPAD[b]
    return abs(r1 - r2) + abs(c1 - c2)


def lazy_code(codes):
    """Which code is typed with the least movement of the finger."""
    best = None
    for code in codes:
        moved = 0
        for here, there in zip(code, code[1:]):
            moved += distance(here, there)
        if best is None or (moved, code) < best:
            best = (moved, code)
    if best is None:
        return "none"  # <- reach
    return f"{best[1]} ({best[0]})"

#> lazy_code(["1630", "2554"])
#? returns lazy_code(["11"])
#? raises KeyError lazy_code(["19"])
#? reaches lazy_code([])

### garden_plan
SPACING = {"leek": 15, "bean": 10, "kale": 40}
COMPANIONS = {frozenset(("leek", "kale")), frozenset(("bean", "kale"))}


def row_length(row):
    total = 0
    for plant, count in row:
        total += SPACING[plant] * count
    return total


def garden_plan(rows, bed_length=200):
    """True if all rows fit the bed and neighbours in a row get along."""
    for text in rows:
        row = []
        for part in text.split("+"):
            count, plant = part.split()
            row.append((plant, int(count)))
        if row_length(row) > bed_length:
            return False
        for (a, _), (b, _) in zip(row, row[1:]):
            if a != b and frozenset((a, b)) not in COMPANIONS:
                return False  # <- reach
    return True

#> garden_plan(["3 kale + 4 leek", "9 bean + 2 kale"])
#> garden_plan(["2 kale + 3 leek + 1 kale", "12 bean", "3 bean + 1 kale + 2 leek", "4 leek + 5 bean"])
#? reaches garden_plan(["1 leek + 1 bean"])
#? raises KeyError garden_plan(["1 rose"])

### train_delay_refund
SHARES = ((120, 50), (60, 25))


def delay(planned, actual):
    def minutes(text):
        hours, _, rest = text.partition(":")
        return int(hours) * 60 + int(rest)

    late = minutes(actual) - minutes(planned)
    return late + 1440 if late < -720 else late


def train_delay_refund(trips, least=400):
    """Cents to be refunded; a trip is (price in cents, planned arrival, actual arrival)."""
    total = 0
    for price, planned, actual in trips:
        late = delay(planned, actual)
        for limit, percent in SHARES:
            if late >= limit:
                refund = price * percent // 100
                if refund >= least:
                    total += refund
                break
    return total

#> train_delay_refund([(5900, "14:05", "15:10"), (4990, "23:30", "01:40"), (1200, "08:00", "09:05")])
#? returns train_delay_refund([(2000, "10:00", "12:30")])
#? raises ValueError train_delay_refund([(1, "10", "11")])

### knitting_rows
import re

STITCH = re.compile(r"(k|p|yo|k2tog)(\d*)")
USES = {"k": (1, 1), "p": (1, 1), "yo": (0, 1), "k2tog": (2, 1)}


class RowError(ValueError):
    pass


def knit(row, stitches):
    """Number of stitches after a row such as 'k3 yo k2tog p2'."""
    used = made = 0
    for word in row.split():
        match = STITCH.fullmatch(word)
        if match is None:
            raise RowError(word)
        kind, count = match.groups()
        times = int(count or 1)
        used += USES[kind][0] * times
        made += USES[kind][1] * times
    if used != stitches:
        raise RowError(f"{used} of {stitches} stitches used")
    return made


def knitting_rows(rows, cast_on):
    stitches = cast_on
    for row in rows:
        stitches = knit(row, stitches)
    return stitches

#> knitting_rows(["k3 yo p2", "k2tog k4"], 5)
#? returns knitting_rows(["k10 yo5"], 10)
#? raises RowError knitting_rows(["k3"], 4)

### museum_tickets
from dataclasses import dataclass


@dataclass(frozen=True)
class Visitor:
    age: int
    member: bool = False
    student: bool = False

    def price(self, day):
        if self.age < 6 or self.member:
            return 0
        full = 14 if day in ("sat", "sun") else 12
        if self.student or self.age < 18 or self.age >= 65:
            return full // 2
        return full


def museum_tickets(groups, day="mon"):
    """Income of a day; families of two full payers with children pay at most 30."""
    income = 0
    for group in groups:
        visitors = [Visitor(**person) for person in group]
        price = sum(visitor.price(day) for visitor in visitors)
        children = [v for v in visitors if v.age < 18]
        if len(visitors) - len(children) == 2 and children:
            price = min(price, 30)
        income += price
    return income

#> museum_tickets([[{"age": 40}, {"age": 38}, {"age": 12}, {"age": 7}], [{"age": 21, "student": True}], [{"age": 70}, {"age": 4}]], "sat")
#? returns museum_tickets([[{"age": 30}, {"age": 31}]])
#? raises TypeError museum_tickets([[{"name": "x"}]])

### hamper_weight
ITEMS = {"jam": 450, "tea": 120, "wine": 1250, "cake": 800}


def parse(text):
    """'2 jam, tea' as a list of names"""
    names = []
    for part in text.split(","):
        count, _, name = part.strip().rpartition(" ")
        names += [name] * int(count or 1)
    return names


def hamper_weight(orders, basket=600, limit=3000):
    """Grams of the heaviest hamper; what goes over the limit is packed without the last items."""
    heaviest = 0
    for order in orders:
        weight = basket
        for name in parse(order):
            if weight + ITEMS[name] > limit:
                break  # <- reach
            weight += ITEMS[name]
        heaviest = max(heaviest, weight)
    return heaviest

#> hamper_weight(["2 jam, tea", "wine, 1 cake", "4 tea"])
#? returns hamper_weight(["cake"], 1)
#? raises KeyError hamper_weight(["ham"])
#? reaches hamper_weight(["3 wine"])

### domino_chain
def flip(tile):
    return tile[::-1]


def place(chain, tile):
    """Put a tile at either end; None if it does not fit."""
    left, right = chain[0][0], chain[-1][-1]
    for candidate in (tile, flip(tile)):
        if candidate[0] == right:
            return chain + [candidate]
        if candidate[-1] == left:
            return [candidate] + chain
    return None


def domino_chain(tiles):
    """Chain built greedily from tiles such as '36', and the tiles that stay."""
    first, *rest = tiles.split()
    chain = [first]
    left_over = []
    for tile in rest:
        longer = place(chain, tile)
        if longer is None:
            left_over.append(tile)
        else:
            chain = longer
    return " ".join(chain), left_over

#> domino_chain("36 62 11 53 24")
#? returns domino_chain("12 31")
#? raises ValueError domino_chain("")

### options_conflict
def parse_flags(text):
    """'--fast -v --size=3' as a dict"""
    flags = {}
    for word in text.split():
        name, eq, value = word.lstrip("-").partition("=")
        flags[name] = value if eq else True
    return flags


REQUIRES = {"size": "fast", "fast": "cache"}
EXCLUDES = [("fast", "safe"), ("quiet", "v")]


def options_conflict(text):
    """None if the options go together, else why not."""
    flags = parse_flags(text)
    for name in sorted(flags):
        needed = REQUIRES.get(name)
        if needed and needed not in flags:
            return f"{name} needs {needed}"
    for a, b in EXCLUDES:
        if a in flags and b in flags:
            return f"{a} and {b} exclude each other"
    return None

#> options_conflict("--fast -v --size=3 --cache")
#? returns options_conflict("--quiet -v")
#? raises AttributeError options_conflict(["-v"])
