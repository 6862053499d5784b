### score_scrabble_rack
LETTERS = {1: "aeioulnstr", 2: "dg", 3: "bcmp", 4: "fhvwy", 5: "k", 8: "jx", 10: "qz"}
VALUES = {letter: value for value, letters in LETTERS.items() for letter in letters}


class NotOnRack(ValueError):
    pass


def use_letters(word, rack):
    left = list(rack)
    for letter in word:
        if letter in left:
            left.remove(letter)
        elif "?" in left:
            left.remove("?")
            yield 0
            continue
        else:
            raise NotOnRack(letter)
        yield VALUES[letter]


def score_scrabble_rack(rack, words, double=""):
    best = -1
    for word in words:
        try:
            score = sum(use_letters(word, rack))
        except NotOnRack:
            continue
        if len(word) == 7:
            score += 50
        if word == double:
            score *= 2
        best = max(best, score)
    return best

#> score_scrabble_rack("quizee?", ["quiz", "seize", "queue"])
#> score_scrabble_rack("abcdefg", ["cab", "bed", "badge"], double="cab")
#> score_scrabble_rack("xyz", ["abc"])
#> score_scrabble_rack("", [])
#> score_scrabble_rack("strange", ["strange", "great", "rant"], "great")

### warehouse_pick_distance
def parse_place(text):
    aisle, _, shelf = text.partition("-")
    return ord(aisle.upper()) - ord("A"), int(shelf)


def warehouse_pick_distance(places: list[str], depth: int = 10) -> int:
    """Way of a picker: serpentine through aisles with picks ('B-7'), 3 steps from aisle to aisle and back."""
    aisles: dict[int, list[int]] = {}
    for place in places:
        aisle, shelf = parse_place(place)
        if not 1 <= shelf <= depth:
            raise ValueError(f"no shelf {place}")
        aisles.setdefault(aisle, []).append(shelf)
    walked = 0
    position, at_front = 0, True
    for aisle in sorted(aisles):
        walked += 3 * (aisle - position)
        position = aisle
        walked += depth
        at_front = not at_front
    if not at_front:
        walked += depth
    return walked + 3 * position

#> warehouse_pick_distance(["A-3", "A-9", "C-1", "D-10"])
#> warehouse_pick_distance(["B-5", "b-6"], depth=8)
#> warehouse_pick_distance([])
#> warehouse_pick_distance(["A-11"])
#> warehouse_pick_distance(["E-2", "A-2", "C-2", "C-4", "F-1", "A-9"], 12)
#> warehouse_pick_distance(["A-3", "A-9", "C-1", "D-10", "B-5", "b-6"])
#> warehouse_pick_distance(["B-5", "b-6", "A-3", "A-9", "C-1", "D-10"])

### count_reachable_rooms_keys
from collections import deque


class House:
    def __init__(self, spec):
        self.doors = {}
        self.keys = {}
        for line in spec.split(";"):
            room, _, rest = line.strip().partition(":")
            for word in rest.split():
                if word.startswith("key="):
                    self.keys.setdefault(room, set()).add(word[4:])
                else:
                    target, _, lock = word.partition("/")
                    self.doors.setdefault(room, []).append((target, lock))


def count_reachable_rooms_keys(spec, start):
    """Rooms that can be reached; doors 'kitchen/red' need the key that lies somewhere."""
    house = House(spec)
    keys, seen = set(), {start}
    queue = deque([start])
    locked = []
    while queue:
        room = queue.popleft()
        keys |= house.keys.get(room, set())
        locked += house.doors.get(room, [])
        still = []
        for target, lock in locked:
            if lock and lock not in keys:
                still.append((target, lock))
            elif target not in seen:
                seen.add(target)
                queue.append(target)
        locked = still
    return len(seen)

#> count_reachable_rooms_keys("hall: kitchen study/red; kitchen: key=red cellar; study: vault/gold", "hall")
#> count_reachable_rooms_keys("a: b/x; b: key=x", "a")
#> count_reachable_rooms_keys("", "a")
#> count_reachable_rooms_keys("a: b c/k; b: a d; d: key=k e/m; c: key=m", "a")
#> count_reachable_rooms_keys("a: b; b: c; c: d; d: a", "c")

### simulate_bank_queue_length
class Counter:
    def __init__(self):
        self.busy_until = 0


def simulate_bank_queue_length(arrivals, counters, service=3):
    """The longest queue: a text of digits says how many people come in each minute."""
    desks = [Counter() for _ in range(counters)]
    queue = longest = 0
    for minute, digit in enumerate(arrivals):
        queue += int(digit)
        for desk in desks:
            if queue and desk.busy_until <= minute:
                desk.busy_until = minute + service
                queue -= 1
        longest = max(longest, queue)
    return longest

#> simulate_bank_queue_length("2101000", 1)
#> simulate_bank_queue_length("3300020", 2, service=2)
#> simulate_bank_queue_length("", 1)
#> simulate_bank_queue_length("111111", 0)
#> simulate_bank_queue_length("0510000004", 3)
#> simulate_bank_queue_length("12x", 1)

### inheritance_tax_split
ALLOWANCE = {"spouse": 500_000, "child": 400_000, "friend": 20_000}
RATES = {"spouse": [(75_000, 7), (300_000, 11), (None, 15)], "child": [(75_000, 7), (300_000, 11), (None, 15)],
         "friend": [(6_000_000, 30), (None, 50)]}


def tax_on(amount, kind):
    taxable = max(0, amount - ALLOWANCE[kind])
    for limit, percent in RATES[kind]:
        if limit is None or taxable <= limit:
            break
    return taxable * percent // 100


def inheritance_tax_split(estate, heirs):
    if sum(share for _, share in heirs.values()) != 100:
        raise ValueError("shares are not 100%")
    total = 0
    for kind, share in heirs.values():
        total += tax_on(estate * share // 100, kind)
    return total

#> inheritance_tax_split(2_000_000, {"ann": ("spouse", 50), "bob": ("child", 30), "cid": ("friend", 20)})
#> inheritance_tax_split(100_000, {"ann": ("spouse", 100)})
#> inheritance_tax_split(100_000, {"ann": ("spouse", 60)})
#> inheritance_tax_split(900_000, {"a": ("child", 50), "b": ("child", 50)})
#> inheritance_tax_split(50_000_000, {"x": ("friend", 30), "y": ("child", 70)})
#> inheritance_tax_split(2000000, {"ann": ("spouse", 50), "bob": ("child", 30), "cid": ("friend", 20)})

### longest_valid_password_span
def longest_valid_password_span(text: str, least_kinds: int = 2) -> int:
    """Length of the longest piece without repeated characters and with enough kinds of them."""
    start = 0
    last_seen: dict[str, int] = {}
    best = 0
    for index, char in enumerate(text):
        if last_seen.get(char, -1) >= start:
            start = last_seen[char] + 1
        last_seen[char] = index
        piece = text[start:index + 1]
        kinds = any(c.isdigit() for c in piece) + any(c.isalpha() for c in piece) + any(not c.isalnum() for c in piece)
        if kinds >= least_kinds:
            best = max(best, len(piece))
    return best

#> longest_valid_password_span("abc1abc!xyz2")
#> longest_valid_password_span("aaaaaaa")
#> longest_valid_password_span("")
#> longest_valid_password_span("a1!b2?c3", least_kinds=3)
#> longest_valid_password_span("hello-world-2024", 2)

### frog_jump_stones
def frog_jump_stones(stones: list[int]) -> int:
    """Fewest jumps over stones when each jump is the last one's length or one more or less; -1 if impossible."""
    if not stones:
        return -1
    goal = stones[-1]
    places = set(stones)
    level = {(stones[0], 0)}
    seen = set(level)
    jumps = 0
    while level:
        following = set()
        for place, last in level:
            if place == goal:
                return jumps
            for length in (last - 1, last, last + 1):
                state = (place + length, length)
                if length > 0 and state[0] in places and state not in seen:
                    seen.add(state)
                    following.add(state)
        level = following
        jumps += 1
    return -1

#> frog_jump_stones([0, 1, 3, 5, 6, 8])
#> frog_jump_stones([0, 1, 2, 8])
#> frog_jump_stones([])
#> frog_jump_stones([4])
#> frog_jump_stones([0, 1, 2, 4, 5, 7, 10])

### auction_house_commission
from bisect import bisect_right


class Lot:
    def __init__(self, number, reserve):
        self.number, self.reserve = number, reserve
        self.bids = []

    def bid(self, amount):
        if self.bids and amount <= self.bids[-1]:
            raise ValueError("bid too low")
        self.bids.append(amount)

    @property
    def hammer(self):
        if not self.bids or self.bids[-1] < self.reserve:
            return None
        return self.bids[-1]


STEPS = [1000, 10000]
PERCENT = [25, 20, 12]


def auction_house_commission(lots: dict[int, tuple[int, list[int]]]) -> int:
    """What the house earns on lots (reserve, bids); lots not sold cost a fee of 15."""
    earned = 0
    for number, (reserve, bids) in lots.items():
        lot = Lot(number, reserve)
        for amount in bids:
            try:
                lot.bid(amount)
            except ValueError:
                continue
        price = lot.hammer
        if price is None:
            earned += 15
        else:
            earned += price * PERCENT[bisect_right(STEPS, price)] // 100
    return earned

#> auction_house_commission({1: (500, [300, 450, 600]), 2: (900, [800, 850]), 3: (0, [5000, 4000, 12000])})
#> auction_house_commission({7: (100, [])})
#> auction_house_commission({})
#> auction_house_commission({1: (1, [1000]), 2: (1, [999]), 3: (1, [10000, 10000])})
#> auction_house_commission({4: (50, [10, 20, 30, 40, 50]), 5: (0, [1, 1, 1])})

### ladder_snakes_turns
JUMPS = {3: 11, 8: 2, 14: 7, 12: 18, 19: 5}
GOAL = 20


def dice(seed):
    while True:
        seed = (seed * 7 + 3) % 11
        yield seed % 6 + 1


def ladder_snakes_turns(seed, exact=True, most=40):
    """Turns until the goal with dice from a seed; with `exact` a roll that is too high is lost. -1 if it takes too long."""
    place = 0
    for turn, roll in enumerate(dice(seed), 1):
        if turn > most:
            return -1
        target = place + roll
        if target >= GOAL and (target == GOAL or not exact):
            return turn
        if target < GOAL:
            place = JUMPS.get(target, target)

#> ladder_snakes_turns(1)
#> ladder_snakes_turns(4, exact=False)
#> ladder_snakes_turns(9, most=6)
#> ladder_snakes_turns(5)
#> ladder_snakes_turns(2, False)

### calendar_free_days_common
def parse(text):
    days = set()
    for part in text.split(","):
        first, _, last = part.strip().partition("-")
        days |= set(range(int(first), int(last or first) + 1))
    return days


def calendar_free_days_common(busy: dict[str, str], month_days: int = 30, weekend: tuple[int, ...] = ()) -> int:
    taken = set()
    for text in busy.values():
        taken |= parse(text)
    best = run = 0
    for day in range(1, month_days + 1):
        if day % 7 in weekend:
            continue
        if day in taken:
            run = 0
        else:
            run += 1
            best = max(best, run)
    return best

#> calendar_free_days_common({"ann": "3-5, 20", "bob": "11"}, 31)
#> calendar_free_days_common({"ann": "1-9"}, 10)
#> calendar_free_days_common({}, 12, weekend=(6, 0))
#> calendar_free_days_common({"x": "a-b"})
#> calendar_free_days_common({"p": "2, 4, 6, 8, 10", "q": "12-14"}, 16, (0,))
