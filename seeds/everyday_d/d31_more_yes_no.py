### elevator_code_valid_sequence
class Panel:
    """A code panel: digits, '*' clears, '#' enters; three wrong codes lock it."""

    def __init__(self, code):
        self.code = code
        self.typed = ""
        self.wrong = 0
        self.opened = 0

    @property
    def locked(self):
        return self.wrong >= 3

    def press(self, key):
        if self.locked:
            return
        if key == "*":
            self.typed = ""
        elif key == "#":
            if self.typed == self.code:
                self.opened += 1
                self.wrong = 0
            else:
                self.wrong += 1
            self.typed = ""
        else:
            self.typed += key


def elevator_code_valid_sequence(code: str, keys: str) -> bool:
    """Whether the door opened at least once and the panel is not locked at the end."""
    panel = Panel(code)
    for key in keys:
        panel.press(key)
    return panel.opened > 0 and not panel.locked

#> elevator_code_valid_sequence("42", "41#42#")
#> elevator_code_valid_sequence("42", "1#2#3#42#")
#> elevator_code_valid_sequence("42", "9*42#1#1#1#")
#> elevator_code_valid_sequence("42", "")
#> elevator_code_valid_sequence("1234", "12*1234#5#6#1234#")

### ring_route_reaches_all
def ring_route_reaches_all(fuel: list[int], cost: list[int], start: int) -> bool:
    """Whether a car that takes fuel at each stop gets around a ring of roads from a start."""
    if len(fuel) != len(cost):
        raise ValueError("lists differ")
    tank = 0
    for step in range(len(fuel)):
        stop = (start + step) % len(fuel)
        tank += fuel[stop]
        if tank < cost[stop]:
            return False
        tank -= cost[stop]
    return True

#> ring_route_reaches_all([1, 2, 3, 4, 5], [3, 4, 5, 1, 2], 3)
#> ring_route_reaches_all([1, 2, 3, 4, 5], [3, 4, 5, 1, 2], 0)
#> ring_route_reaches_all([], [], 0)
#> ring_route_reaches_all([1], [1, 2], 0)
#> ring_route_reaches_all([4, 0, 6, 2, 8, 1, 3], [3, 1, 5, 3, 2, 6, 4], 4)
#> ring_route_reaches_all([5, 5, 5, 5, 5, 5], [5, 5, 5, 5, 5, 6], 2)

### text_matches_mood
from collections import Counter

WORDS = {"good": 2, "great": 3, "nice": 1, "bad": -2, "awful": -3, "slow": -1}
NEGATIONS = {"not", "never", "no"}
BOOSTS = {"very": 2, "really": 2, "somewhat": 0.5}


def mood(text):
    total = 0.0
    sign, factor = 1, 1.0
    for raw in text.lower().split():
        word = raw.strip(".,!?")
        if word in NEGATIONS:
            sign = -1
        elif word in BOOSTS:
            factor *= BOOSTS[word]
        elif word in WORDS:
            total += sign * factor * WORDS[word]
            sign, factor = 1, 1.0
        if raw.endswith((".", "!", "?")):
            sign, factor = 1, 1.0
    return total


def text_matches_mood(reviews: list[str], positive: bool = True) -> bool:
    """Whether more reviews are positive (or negative) than the other way; neutral ones do not count."""
    votes = Counter()
    for review in reviews:
        score = mood(review)
        if score > 0:
            votes[True] += 1
        elif score < 0:
            votes[False] += 1
    return votes[positive] > votes[not positive]

#> text_matches_mood(["Very good and nice!", "Not bad.", "awful and slow"])
#> text_matches_mood(["Very good and nice!", "awful and slow", "it is slow"], positive=False)
#> text_matches_mood([])
#> text_matches_mood(["It works. No. Great, really slow?"], False)
#> text_matches_mood(["it is a phone", "good", "I ordered it on Monday"])
#> text_matches_mood(["never great", "somewhat slow but really nice", "not very good", "good"])

### domino_chain_falls
def domino_chain_falls(dominoes: str, target: int) -> bool:
    """Dominoes 'L', 'R' (pushed) and '.', all forces at once: whether the one at a place falls."""
    forces = [0] * len(dominoes)
    force = 0
    for index, domino in enumerate(dominoes):
        if domino == "R":
            force = len(dominoes)
        elif domino == "L":
            force = 0
        else:
            force = max(force - 1, 0)
        forces[index] += force
    force = 0
    for index in range(len(dominoes) - 1, -1, -1):
        if dominoes[index] == "L":
            force = len(dominoes)
        elif dominoes[index] == "R":
            force = 0
        else:
            force = max(force - 1, 0)
        forces[index] -= force
    return forces[target] != 0

#> domino_chain_falls(".L.R...LR..L..", 5)
#> domino_chain_falls(".L.R...LR..L..", 6)
#> domino_chain_falls("...", 1)
#> domino_chain_falls("R", 3)
#> domino_chain_falls("RR..L.", 5)
#> domino_chain_falls("..R...", 5)

### budget_keeps_reserve
from decimal import Decimal


class Overdrawn(Exception):
    pass


class Purse:
    def __init__(self, start, reserve):
        self.balance = Decimal(start)
        self.reserve = Decimal(reserve)
        self.dipped = 0

    def apply(self, change):
        self.balance += change
        if self.balance < 0:
            raise Overdrawn(self.balance)
        if self.balance < self.reserve:
            self.dipped += 1


def parse(line):
    *words, amount = line.split()
    value = Decimal(amount.replace(",", "."))
    return -value if "pay" in words else value


def budget_keeps_reserve(start: str, reserve: str, lines: list[str], dips: int = 0) -> bool:
    """Lines 'pay rent 700' and 'salary 1500,50': whether the reserve is touched no more often than allowed."""
    purse = Purse(start, reserve)
    try:
        for line in lines:
            purse.apply(parse(line))
    except Overdrawn:
        return False
    return purse.dipped <= dips

#> budget_keeps_reserve("1000", "200", ["pay rent 700", "salary 1500,50", "pay food 300"])
#> budget_keeps_reserve("1000", "200", ["pay rent 850", "salary 1500"])
#> budget_keeps_reserve("1000", "200", ["pay rent 850", "salary 1500"], dips=1)
#> budget_keeps_reserve("10", "0", ["pay tea 10,01"])
#> budget_keeps_reserve("0", "1", [])
#> budget_keeps_reserve("50", "10", ["pay a 5", "pay b five"])
#> budget_keeps_reserve("1000", "200", ["pay rent 850", "salary 1500", "pay rent 700", "salary 1500,50", "pay food 300"])
#> budget_keeps_reserve("1000", "200", ["pay rent 700", "salary 1500,50", "pay food 300", "pay rent 850", "salary 1500"])

### tiles_word_buildable
from collections import Counter


class Bag:
    def __init__(self, letters):
        self.tiles = Counter(letters.lower())

    def take(self, word):
        needed = Counter(word.lower())
        missing = needed - self.tiles
        wild = self.tiles["_"]
        if missing.total() > wild:
            raise LookupError("".join(sorted(missing)))
        self.tiles -= needed - missing
        self.tiles["_"] -= missing.total()


def tiles_word_buildable(letters, words):
    bag = Bag(letters)
    for word in words.split():
        try:
            bag.take(word)
        except LookupError:
            return False
    return True

#> tiles_word_buildable("helloworld", "hello world")
#> tiles_word_buildable("helloworld", "hello worlds")
#> tiles_word_buildable("helloworld_", "hello worlds")
#> tiles_word_buildable("", "")
#> tiles_word_buildable("ab__", "ax by")
#> tiles_word_buildable("ab__", "ax by z")
#> tiles_word_buildable("ab__helloworld_", "ax by z")
#> tiles_word_buildable("helloworld", "hello world hello worlds")

### plan_respects_prerequisites
from dataclasses import dataclass


@dataclass(frozen=True)
class Lesson:
    name: str
    needs: frozenset
    hours: int = 1

    @classmethod
    def parse(cls, text):
        name, _, rest = text.partition("<")
        name, _, hours = name.partition("/")
        return cls(name.strip(), frozenset(part.strip() for part in rest.split("+") if part.strip()), int(hours or 1))


def plan_respects_prerequisites(lessons, days, hours=4):
    """Lessons 'loops/2 < variables + ifs'; each day has its hours, and needs come on an earlier day."""
    known = {lesson.name: lesson for lesson in map(Lesson.parse, lessons)}
    done: set[str] = set()
    for day in days:
        used = 0
        for name in day:
            lesson = known[name]
            if not lesson.needs <= done:
                return False
            used += lesson.hours
        if used > hours:
            return False
        done.update(day)
    return done == set(known)

#> plan_respects_prerequisites(["vars", "ifs < vars", "loops/2 < vars + ifs"], [["vars"], ["ifs"], ["loops"]])
#> plan_respects_prerequisites(["vars", "ifs < vars"], [["vars", "ifs"]])
#> plan_respects_prerequisites(["a/3", "b/2"], [["a", "b"]])
#> plan_respects_prerequisites([], [])
#> plan_respects_prerequisites(["a"], [["b"]])
#> plan_respects_prerequisites(["a", "b/3 < a", "c < a", "d < b + c"], [["a"], ["b", "c"], ["d"]])
#> plan_respects_prerequisites(["vars", "ifs < vars", "loops/2 < vars + ifs", "a", "b/3 < a", "c < a", "d < b + c"], [["vars"], ["ifs"], ["loops"]])
#> plan_respects_prerequisites(["vars", "ifs < vars", "loops/2 < vars + ifs"], [["vars"], ["ifs"], ["loops"], ["vars", "ifs"]])

### contract_hours_balanced
from collections import defaultdict


def minutes(text):
    sign = -1 if text.startswith("-") else 1
    hours, _, rest = text.lstrip("-").partition(":")
    return sign * (int(hours) * 60 + int(rest or 0))


def contract_hours_balanced(entries, weekly=40, slack=2):
    """Entries 'w1 8:30' or 'w1 -0:45' (correction); whether every week is within the slack and the sum even closer."""
    weeks: dict[str, int] = defaultdict(int)
    for entry in entries:
        week, amount = entry.split()
        weeks[week] += minutes(amount)
    balance = 0
    for total in weeks.values():
        difference = total - weekly * 60
        if abs(difference) > slack * 60:
            return False
        balance += difference
    return abs(balance) <= slack * 30

#> contract_hours_balanced(["w1 20:00", "w1 20:30", "w2 41:00", "w2 -1:30"])
#> contract_hours_balanced(["w1 38:00", "w2 38:30"])
#> contract_hours_balanced(["w1 43:00"])
#> contract_hours_balanced([])
#> contract_hours_balanced(["w1 8:00", "w1 8:15", "w1 7:45", "w1 9", "w1 7:30"], 40, 1)
#> contract_hours_balanced(["w1 forty"])
#> contract_hours_balanced(["w1 20:00", "w1 20:30", "w2 41:00", "w2 -1:30", "w1 38:00", "w2 38:30"])
#> contract_hours_balanced(["w1 38:00", "w2 38:30", "w1 20:00", "w1 20:30", "w2 41:00", "w2 -1:30"])
