### inversions_in_ranking
def merge_count(items):
    if len(items) < 2:
        return items, 0
    middle = len(items) // 2
    left, a = merge_count(items[:middle])
    right, b = merge_count(items[middle:])
    merged, count = [], a + b
    while left and right:
        if left[0] <= right[0]:
            merged.append(left.pop(0))
        else:
            merged.append(right.pop(0))
            count += len(left)
    return merged + left + right, count


def inversions_in_ranking(ours: list[str], theirs: list[str]) -> int:
    """In how many pairs two rankings of the same things disagree."""
    place = {name: index for index, name in enumerate(theirs)}
    return merge_count([place[name] for name in ours])[1]

#> inversions_in_ranking(["a", "b", "c", "d"], ["a", "c", "b", "d"])
#> inversions_in_ranking(["a", "b", "c"], ["c", "b", "a"])
#> inversions_in_ranking([], [])
#> inversions_in_ranking(["x", "y"], ["x"])
#> inversions_in_ranking(["e", "d", "a", "b", "c"], ["a", "b", "c", "d", "e"])

### stock_reorder_quantity
from dataclasses import dataclass


@dataclass
class Article:
    name: str
    stock: int
    daily: int
    pack: int = 1

    def needed(self, days: int) -> int:
        missing = self.daily * days - self.stock
        if missing <= 0:
            return 0
        packs = -(-missing // self.pack)
        return packs * self.pack


class Unknown(LookupError):
    pass


def find(articles, name):
    for article in articles:
        if article.name == name:
            return article
    raise Unknown(name)


def stock_reorder_quantity(table: list[tuple], names: list[str], days: int) -> int:
    """Pieces to order of all named articles; unknown names cost nothing."""
    articles = [Article(*row) for row in table]
    total = 0
    for name in names:
        try:
            total += find(articles, name).needed(days)
        except Unknown:
            continue
    return total

#> stock_reorder_quantity([("pen", 10, 5, 12), ("pad", 80, 3), ("ink", 2, 1, 6)], ["pen", "pad", "ink"], 7)
#> stock_reorder_quantity([("pen", 10, 5)], ["cup", "pen"], 2)
#> stock_reorder_quantity([], [], 30)
#> stock_reorder_quantity([("a", 0, 1, 10), ("b", 0, 9, 10), ("c", 100, 11, 50)], ["c", "b", "a", "d"], 10)
#> stock_reorder_quantity([("x", 5, 2, 3)], ["x", "x"], 4)
#> stock_reorder_quantity([("pen", 10, 5, 12), ("pad", 80, 3), ("ink", 2, 1, 6)], ["pen", "pad", "ink", "cup", "pen"], 7)
#> stock_reorder_quantity([("pen", 10, 5), ("pen", 10, 5, 12), ("pad", 80, 3), ("ink", 2, 1, 6)], ["pen", "pad", "ink"], 7)

### source_lines_scored
def classify(line: str, in_doc: bool) -> tuple[str, bool]:
    text = line.strip()
    quotes = text.count('"""')
    if in_doc:
        return "doc", quotes != 1
    if not text:
        return "blank", False
    if text.startswith("#"):
        return "comment", False
    if text.startswith('"""'):
        return "doc", quotes == 1
    return "code", False


def source_lines_scored(source: str) -> int:
    """Lines of code times ten, minus blanks, minus two for every line of code above ten without comment."""
    counts = {"doc": 0, "blank": 0, "comment": 0, "code": 0}
    in_doc = False
    for line in source.split("\n"):
        kind, in_doc = classify(line, in_doc)
        counts[kind] += 1
    score = counts["code"] * 10 - counts["blank"]
    if not counts["comment"] and not counts["doc"]:
        score -= 2 * counts["code"]
    return score

#> source_lines_scored('def f():\n    """Doc."""\n    # add\n    return 1\n')
#> source_lines_scored('"""Module\n\nmore\n"""\nimport os\n\nx = 1')
#> source_lines_scored("")
#> source_lines_scored("a = 1\nb = 2\n\nprint(a + b)")
#> source_lines_scored("# only\n# comments\n\n\n")

### water_between_walls
def water_between_walls(heights: list[int]) -> int:
    """Units of rain that stay between walls."""
    left, right = 0, len(heights) - 1
    highest_left = highest_right = 0
    water = 0
    while left < right:
        if heights[left] <= heights[right]:
            highest_left = max(highest_left, heights[left])
            water += highest_left - heights[left]
            left += 1
        else:
            highest_right = max(highest_right, heights[right])
            water += highest_right - heights[right]
            right -= 1
    return water

#> water_between_walls([0, 1, 0, 2, 1, 0, 3, 1, 2])
#> water_between_walls([4, 2, 0, 3, 2, 5])
#> water_between_walls([])
#> water_between_walls([3, 0, 3])
#> water_between_walls([5, 4, 3, 2, 1, 2])

### dice_rolls_yahtzee_score
from collections import Counter


def of_a_kind(counts, n):
    return any(count >= n for count in counts.values())


CATEGORIES = [
    ("yahtzee", lambda dice, counts: 50 if of_a_kind(counts, 5) else 0),
    ("large", lambda dice, counts: 40 if sorted(dice) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]) else 0),
    ("full", lambda dice, counts: 25 if sorted(counts.values()) == [2, 3] else 0),
    ("four", lambda dice, counts: sum(dice) if of_a_kind(counts, 4) else 0),
    ("chance", lambda dice, counts: sum(dice)),
]


def dice_rolls_yahtzee_score(rolls: list[str]) -> int:
    """Each roll is scored in the best category that is still free."""
    free = dict(CATEGORIES)
    total = 0
    for roll in rolls:
        dice = [int(d) for d in roll]
        counts = Counter(dice)
        best_name, best = None, 0
        for name, rule in free.items():
            points = rule(dice, counts)
            if points > best:
                best_name, best = name, points
        if best_name is None:
            continue
        del free[best_name]
        total += best
    return total

#> dice_rolls_yahtzee_score(["66666", "12345", "22333"])
#> dice_rolls_yahtzee_score(["44441", "44442", "11111", "13466"])
#> dice_rolls_yahtzee_score([])
#> dice_rolls_yahtzee_score(["11223", "11224"])
#> dice_rolls_yahtzee_score(["65432", "55566", "33333", "33333"])

### islands_on_map
class Map:
    def __init__(self, rows):
        self.rows = [list(row) for row in rows]

    def land(self, r, c):
        inside = 0 <= r < len(self.rows) and 0 <= c < len(self.rows[r])
        return inside and self.rows[r][c] == "#"

    def flood(self, r, c):
        """Sinks an island, gives its size."""
        size = 0
        todo = [(r, c)]
        while todo:
            r, c = todo.pop()
            if not self.land(r, c):
                continue
            self.rows[r][c] = "~"
            size += 1
            todo += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
        return size


def islands_on_map(rows: list[str], least: int = 1) -> int:
    """Number of islands with at least so many fields."""
    world = Map(rows)
    count = 0
    for r, row in enumerate(rows):
        for c in range(len(row)):
            if world.land(r, c) and world.flood(r, c) >= least:
                count += 1
    return count

#> islands_on_map(["##..", "#..#", "...#"])
#> islands_on_map(["#.#", ".#.", "#.#"], 2)
#> islands_on_map([])
#> islands_on_map(["....", "...."])
#> islands_on_map(["##", "##", "#"], least=5)

### packets_lost_sequence
class Receiver:
    """Counts packets that never came, with numbers that wrap around at 256."""

    WRAP = 256

    def __init__(self):
        self.expected = None
        self.lost = 0
        self.late = 0

    def receive(self, number):
        if self.expected is None:
            self.expected = number
        gap = (number - self.expected) % self.WRAP
        if gap > self.WRAP // 2:
            self.late += 1
            self.lost = max(0, self.lost - 1)
            return
        self.lost += gap
        self.expected = (number + 1) % self.WRAP


def packets_lost_sequence(numbers: list[int]) -> int:
    receiver = Receiver()
    for number in numbers:
        receiver.receive(number)
    return receiver.lost * 100 + receiver.late

#> packets_lost_sequence([1, 2, 3, 6, 7, 5])
#> packets_lost_sequence([253, 254, 255, 0, 1, 4])
#> packets_lost_sequence([])
#> packets_lost_sequence([10, 10, 10])
#> packets_lost_sequence([250, 2, 1, 0, 255, 3])

### change_making_fewest
class CannotPay(ValueError):
    pass


def fewest_coins(amount: int, coins: list[int]) -> list[int]:
    """Table of the fewest coins for every amount up to the given one; -1 where impossible."""
    table = [0] + [-1] * amount
    for value in range(1, amount + 1):
        for coin in coins:
            if coin <= value and table[value - coin] >= 0:
                candidate = table[value - coin] + 1
                if table[value] < 0 or candidate < table[value]:
                    table[value] = candidate
    return table


def change_making_fewest(amounts: list[int], coins: list[int]) -> int:
    """Coins needed for all amounts together; those that cannot be paid raise."""
    if not amounts:
        return 0
    table = fewest_coins(max(amounts), coins)
    total = 0
    for amount in amounts:
        if table[amount] < 0:
            raise CannotPay(f"{amount} with {coins}")
        total += table[amount]
    return total

#> change_making_fewest([6, 8], [1, 3, 4])
#> change_making_fewest([7], [2, 5])
#> change_making_fewest([], [1])
#> change_making_fewest([3, 1], [2])
#> change_making_fewest([9, 10, 12], [5, 2, 3])

### keyboard_distance_typing
ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
PLACES = {letter: (r, c) for r, row in enumerate(ROWS) for c, letter in enumerate(row)}


def distance(left: str, right: str) -> int:
    (r1, c1), (r2, c2) = PLACES[left], PLACES[right]
    return abs(r1 - r2) + abs(c1 - c2)


def keyboard_distance_typing(words: list[str], home: str = "f") -> int:
    """Way of one finger over all words; it goes home after each of them."""
    total = 0
    for word in words:
        position = home
        for letter in word.lower():
            if letter not in PLACES:
                continue
            total += distance(position, letter)
            position = letter
        total += distance(position, home)
    return total

#> keyboard_distance_typing(["hello", "world"])
#> keyboard_distance_typing(["Ada's"], home="j")
#> keyboard_distance_typing([])
#> keyboard_distance_typing(["123", "zap"], "a")
#> keyboard_distance_typing(["typewriter"], "5")

### memory_pages_faults
from collections import OrderedDict, deque


class Fifo:
    def __init__(self, size):
        self.pages = deque(maxlen=size)

    def access(self, page):
        if page in self.pages:
            return False
        self.pages.append(page)
        return True


class Lru:
    def __init__(self, size):
        self.size = size
        self.pages = OrderedDict()

    def access(self, page):
        fault = page not in self.pages
        self.pages[page] = True
        self.pages.move_to_end(page)
        if len(self.pages) > self.size:
            self.pages.popitem(last=False)
        return fault


POLICIES = {"fifo": Fifo, "lru": Lru}


def memory_pages_faults(policy: str, size: int, requests: str) -> int:
    """Page faults for a string of page letters."""
    memory = POLICIES[policy](size)
    faults = 0
    for page in requests:
        if memory.access(page):
            faults += 1
    return faults

#> memory_pages_faults("fifo", 3, "abcadaeb")
#> memory_pages_faults("lru", 3, "abcadaeb")
#> memory_pages_faults("lru", 2, "")
#> memory_pages_faults("fifo", 1, "aabba")
#> memory_pages_faults("clock", 2, "ab")
#> memory_pages_faults("lru", 4, "hello world")

### subsets_reaching_sum
def subsets_reaching_sum(prices: list[int], budget: int) -> int:
    """The number of ways to spend the budget exactly, each price used once at most."""
    ways = {0: 1}
    for price in prices:
        updated = dict(ways)
        for total, count in ways.items():
            reached = total + price
            if reached <= budget:
                updated[reached] = updated.get(reached, 0) + count
        ways = updated
    return ways.get(budget, 0)

#> subsets_reaching_sum([5, 10, 15, 20], 30)
#> subsets_reaching_sum([1, 1, 1], 2)
#> subsets_reaching_sum([], 0)
#> subsets_reaching_sum([7, 3], 5)
#> subsets_reaching_sum([2, 4, 6, 8, 10], 12)

### longest_streak_days
from datetime import date


def longest_streak_days(visits: list[str], allow_gaps: int = 0) -> int:
    """Longest run of days with a visit; some missing days inside of a run may be forgiven."""
    days = sorted({date.fromisoformat(visit[:10]) for visit in visits})
    if not days:
        return 0
    best = length = 1
    forgiven = 0
    for before, after in zip(days, days[1:]):
        missing = (after - before).days - 1
        if missing == 0:
            length += 1
        elif forgiven + missing <= allow_gaps:
            forgiven += missing
            length += 1
        else:
            length, forgiven = 1, 0
        best = max(best, length)
    return best

#> longest_streak_days(["2024-02-28", "2024-02-29", "2024-03-01", "2024-03-05"])
#> longest_streak_days(["2024-01-01T08:00", "2024-01-01T20:00", "2024-01-03T09:00"], allow_gaps=1)
#> longest_streak_days([])
#> longest_streak_days(["2023-12-31", "2024-01-01", "2024-01-03", "2024-01-04", "2024-01-06"], 1)
#> longest_streak_days(["2024-13-01"])
#> longest_streak_days(["2024-02-28", "2024-02-29", "2024-03-01", "2024-03-05", "2024-01-01T08:00", "2024-01-01T20:00", "2024-01-03T09:00"])
#> longest_streak_days(["2024-01-01T08:00", "2024-01-01T20:00", "2024-01-03T09:00", "2024-02-28", "2024-02-29", "2024-03-01", "2024-03-05"])

### hamming_weight_packets
def hamming_weight_packets(packets: list[bytes], key: int) -> int:
    """Number of one bits after each byte was combined with a key that rotates."""
    total = 0
    for packet in packets:
        for byte in packet:
            mixed = byte ^ key
            while mixed:
                mixed &= mixed - 1
                total += 1
            key = ((key << 1) | (key >> 7)) & 0xFF
    return total

#> hamming_weight_packets([b"\x00\x01", b"\xff"], 0)
#> hamming_weight_packets([b"abc"], 0x0F)
#> hamming_weight_packets([], 255)
#> hamming_weight_packets([b"", b"\x80"], 0x81)
#> hamming_weight_packets([b"hi", b"\x10\x20"], 1)
