### coffee_shop_revenue
from collections import defaultdict

MENU = {"espresso": 220, "latte": 380, "tea": 260, "cake": 410}
HAPPY = range(15, 17)


class Unavailable(Exception):
    pass


def price(item, hour, stock):
    if stock[item] <= 0:
        raise Unavailable(item)
    stock[item] -= 1
    cents = MENU[item]
    return cents * 80 // 100 if hour in HAPPY else cents


def coffee_shop_revenue(orders: list[str], cakes: int = 1) -> int:
    stock = defaultdict(lambda: 100, cake=cakes)
    total = 0
    for order in orders:
        hour, *items = order.split()
        bill = 0
        try:
            for item in items:
                bill += price(item, int(hour), stock)
        except Unavailable:
            continue
        total += bill
    return total

#> coffee_shop_revenue(["9 espresso", "15 latte cake", "16 tea tea", "18 cake tea"])
#> coffee_shop_revenue(["10 cake cake", "11 tea"], cakes=2)
#> coffee_shop_revenue([])
#> coffee_shop_revenue(["9 water"])
#> coffee_shop_revenue(["14 latte", "15 latte", "16 latte", "17 latte", "15 cake", "16 cake espresso"], 0)

### binary_gap_longest_d06
def gaps(number):
    length = None
    while number:
        number, bit = divmod(number, 2)
        if bit:
            if length:
                yield length
            length = 0
        elif length is not None:
            length += 1


def binary_gap_longest_d06(numbers):
    best, best_gap = -1, 0
    for number in numbers:
        longest = max(gaps(number), default=0)
        if longest > best_gap:
            best, best_gap = number, longest
    return best

#> binary_gap_longest_d06([9, 20, 529])
#> binary_gap_longest_d06([15, 7, 8])
#> binary_gap_longest_d06([])
#> binary_gap_longest_d06([1041, 33, 5])
#> binary_gap_longest_d06([0, 1, 6, 10, 18])

### pages_printed_double_sided
def parse_range(text, last):
    pages = []
    for part in text.split(","):
        start, dash, end = part.strip().partition("-")
        first = int(start or 1)
        final = int(end or last) if dash else first
        step = 1 if final >= first else -1
        pages.extend(range(first, final + step, step))
    return pages


def pages_printed_double_sided(ranges, last, copies=1, per_side=1):
    pages = parse_range(ranges, last)
    sides = 0
    on_side = 0
    for page in pages:
        if not 1 <= page <= last:
            raise ValueError(f"no page {page}")
        if on_side == 0:
            sides += 1
        on_side = (on_side + 1) % per_side
    return copies * -(-sides // 2)

#> pages_printed_double_sided("1-3,8", 10)
#> pages_printed_double_sided("1-", 9, copies=3, per_side=2)
#> pages_printed_double_sided("12", 10)
#> pages_printed_double_sided("5-2,-2", 6)
#> pages_printed_double_sided("1-20", 20, 2, 4)

### subscription_days_left
from datetime import date, timedelta


class Subscription:
    def __init__(self, start):
        self.until = start

    def extend(self, days, on):
        begin = max(self.until, on)
        self.until = begin + timedelta(days=days)

    def pause(self, first, last):
        if first < self.until:
            self.until += last - first

    def left(self, day):
        return max(0, (self.until - day).days)


def subscription_days_left(events: list[str], day: str) -> int:
    """Days left after 'buy 30 2024-01-01' and 'pause 2024-01-10 2024-01-15'."""
    subscription = Subscription(date.min)
    for event in events:
        kind, *arguments = event.split()
        if kind == "buy":
            subscription.extend(int(arguments[0]), date.fromisoformat(arguments[1]))
        elif kind == "pause":
            subscription.pause(*map(date.fromisoformat, arguments))
        else:
            raise ValueError(event)
    return subscription.left(date.fromisoformat(day))

#> subscription_days_left(["buy 30 2024-01-01", "buy 30 2024-01-20", "pause 2024-01-10 2024-01-15"], "2024-02-01")
#> subscription_days_left(["buy 10 2024-01-01", "pause 2024-03-01 2024-03-05"], "2024-01-05")
#> subscription_days_left([], "2024-01-01")
#> subscription_days_left(["gift 5"], "2024-01-01")
#> subscription_days_left(["buy 7 2024-02-26", "buy 7 2024-03-10", "pause 2024-03-12 2024-03-20"], "2024-03-15")
#> subscription_days_left(["buy 30 2024-01-01", "buy 30 2024-01-20", "pause 2024-01-10 2024-01-15", "buy 7 2024-02-26", "buy 7 2024-03-10", "pause 2024-03-12 2024-03-20"], "2024-02-01")
#> subscription_days_left(["buy 7 2024-02-26", "buy 7 2024-03-10", "pause 2024-03-12 2024-03-20", "buy 30 2024-01-01", "buy 30 2024-01-20", "pause 2024-01-10 2024-01-15"], "2024-02-01")
#> subscription_days_left(["buy 7 2024-02-26", "buy 7 2024-03-10", "pause 2024-03-12 2024-03-20", "buy 30 2024-01-01", "buy 30 2024-01-20", "pause 2024-01-10 2024-01-15"], "2024-03-15")

### lottery_prizes_won
import re
from collections import Counter

PRIZES = {(6, True): 1_000_000, (6, False): 500_000, (5, True): 10_000, (5, False): 3_000, (4, True): 100, (3, True): 20}


def numbers(text):
    found = [int(n) for n in re.findall(r"\d+", text)]
    if len(set(found)) != len(found):
        raise ValueError(f"double number in {text}")
    return set(found)


def lottery_prizes_won(draw: str, bonus: int, tickets: list[str]) -> int:
    drawn = numbers(draw)
    hits: Counter = Counter()
    for ticket in tickets:
        chosen = numbers(ticket)
        hits[len(chosen & drawn), bonus in chosen] += 1
    total = 0
    for key, count in hits.items():
        total += PRIZES.get(key, 0) * count
    return total

#> lottery_prizes_won("3 8 15 22 31 40", 7, ["3 8 15 22 31 7", "1 2 3 4 5 6"])
#> lottery_prizes_won("3 8 15 22 31 40", 7, ["3,8,15,7,9,10", "3 8 15 9 10 11", "3 8 15 22 7 1", "40 31 22 15 8 3"])
#> lottery_prizes_won("1 2 3", 4, [])
#> lottery_prizes_won("1 1 2", 4, ["1"])
#> lottery_prizes_won("5 6 7 8 9 10", 1, ["5 6 7 8 9 49", "5 6 7 8 9 48", "5 6 7 1 48 49"])

### tetris_rows_cleared
class Field:
    def __init__(self, width, height):
        self.width = width
        self.rows = [0] * height
        self.cleared = 0

    def drop(self, shape, column):
        """Lets a shape (rows of bits from the bottom) fall; the height where it lands."""
        if column + max(bits.bit_length() for bits in shape) > self.width:
            raise ValueError("outside")
        shifted = [bits << column for bits in shape]
        y = len(self.rows)
        while y > 0 and all(not (y - 1 + i < len(self.rows) and self.rows[y - 1 + i] & bits) for i, bits in enumerate(shifted)):
            y -= 1
        for i, bits in enumerate(shifted):
            self.rows[y + i] |= bits
        full = (1 << self.width) - 1
        kept = [row for row in self.rows if row != full]
        self.cleared += len(self.rows) - len(kept)
        self.rows = kept + [0] * (len(self.rows) - len(kept))


SHAPES = {"I": [0b1111], "O": [0b11, 0b11], "L": [0b111, 0b001], "i": [1, 1, 1]}


def tetris_rows_cleared(moves: str, width: int = 6) -> int:
    """Rows cleared by 'I0 O4 L2' (shape and column)."""
    field = Field(width, 8)
    for move in moves.split():
        field.drop(SHAPES[move[0]], int(move[1:]))
    return field.cleared

#> tetris_rows_cleared("I0 O4 I0")
#> tetris_rows_cleared("O0 O2 O4")
#> tetris_rows_cleared("")
#> tetris_rows_cleared("I4")
#> tetris_rows_cleared("L0 L3 i5 I0 O2", 6)

### staircase_ways_broken
def staircase_ways_broken(steps, broken, jumps=(1, 2)):
    """Ways up a staircase when some steps are broken."""
    ways = [0] * (steps + 1)
    ways[0] = 1
    for step in range(1, steps + 1):
        if step in broken:
            continue
        for jump in jumps:
            if jump <= step:
                ways[step] += ways[step - jump]
    return ways[steps]

#> staircase_ways_broken(5, set())
#> staircase_ways_broken(8, {3, 6})
#> staircase_ways_broken(4, {1, 2})
#> staircase_ways_broken(0, set())
#> staircase_ways_broken(7, {4}, (1, 2, 3))

### mailbox_rules_moved
import re
from dataclasses import dataclass, field


@dataclass
class Rule:
    field: str
    pattern: str
    folder: str
    stop: bool = True

    def matches(self, mail):
        return re.search(self.pattern, mail.get(self.field, ""), re.IGNORECASE) is not None


@dataclass
class Mailbox:
    rules: list[Rule]
    folders: dict[str, int] = field(default_factory=dict)

    def sort(self, mail):
        moved = False
        for rule in self.rules:
            if rule.matches(mail):
                self.folders[rule.folder] = self.folders.get(rule.folder, 0) + 1
                moved = True
                if rule.stop:
                    return
        if not moved:
            self.folders["inbox"] = self.folders.get("inbox", 0) + 1


def mailbox_rules_moved(mails, folder):
    """How many mails end in a folder."""
    box = Mailbox([
        Rule("from", r"@shop\.", "offers"),
        Rule("subject", r"\burgent\b", "urgent", stop=False),
        Rule("subject", r"invoice \d+", "invoices"),
    ])
    for mail in mails:
        box.sort(mail)
    return box.folders.get(folder, 0)

#> mailbox_rules_moved([{"from": "a@shop.de", "subject": "Urgent offer"}, {"subject": "URGENT: Invoice 12"}, {"subject": "hi"}], "urgent")
#> mailbox_rules_moved([{"from": "a@shop.de"}, {"from": "b@SHOP.org", "subject": "x"}], "offers")
#> mailbox_rules_moved([], "inbox")
#> mailbox_rules_moved([{"subject": "invoice"}, {"subject": "urgent!"}, {}], "inbox")
#> mailbox_rules_moved([{"subject": "urgent invoice 1"}, {"subject": "invoice 2 urgent"}, {"subject": "Invoice 33"}], "invoices")

### word_search_count
DIRECTIONS = {"right": (0, 1), "down": (1, 0), "diagonal": (1, 1), "left": (0, -1)}


def starts(rows, letter):
    for r, row in enumerate(rows):
        for c, char in enumerate(row):
            if char == letter:
                yield r, c


def found_at(rows, word, r, c, step):
    for letter in word:
        if not (0 <= r < len(rows) and 0 <= c < len(rows[r])) or rows[r][c] != letter:
            return False
        r, c = r + step[0], c + step[1]
    return True


def word_search_count(rows: list[str], word: str) -> int:
    if not word:
        raise ValueError("no word")
    count = 0
    for r, c in starts(rows, word[0]):
        for step in DIRECTIONS.values():
            if found_at(rows, word, r, c, step):
                count += 1
    return count

#> word_search_count(["cat", "axa", "tac"], "cat")
#> word_search_count(["dog", "oxx", "gxx"], "dog")
#> word_search_count([], "x")
#> word_search_count(["abc"], "")
#> word_search_count(["aab", "bab", "bba"], "ab")
