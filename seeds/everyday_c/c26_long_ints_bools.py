### snake_game_length_c26
from collections import deque

STEPS = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}


class Crash(Exception):
    pass


class Snake:
    def __init__(self, size, food):
        self.size = size
        self.body = deque([(0, 0)])
        self.food = list(food)

    def move(self, letter):
        dr, dc = STEPS[letter]
        row, column = self.body[-1][0] + dr, self.body[-1][1] + dc
        if not (0 <= row < self.size and 0 <= column < self.size):
            raise Crash("wall")
        if self.food and self.food[0] == (row, column):
            self.food.pop(0)
        else:
            self.body.popleft()
        if (row, column) in self.body:
            raise Crash("tail")
        self.body.append((row, column))


def snake_game_length_c26(size: int, food: list[tuple[int, int]], moves: str) -> int:
    """Length at the end, negative after a crash."""
    snake = Snake(size, food)
    for letter in moves:
        try:
            snake.move(letter)
        except Crash:
            return -len(snake.body)
    return len(snake.body)

#> snake_game_length_c26(4, [(0, 2), (2, 2)], "RRDDL")
#> snake_game_length_c26(3, [], "RRR")
#> snake_game_length_c26(5, [(0, 1), (0, 2), (0, 3), (0, 4)], "RRRRDLU")
#> snake_game_length_c26(2, [(1, 0)], "")
#> snake_game_length_c26(6, [(1, 0), (1, 1), (0, 1)], "DRULDDRR")

### stack_cans_rows_price
def stack_cans_rows_price(cans: int, price: int, discount_every: int = 3) -> int:
    """Price of the cans that fit into a pyramid with full rows; every n-th row is free."""
    row = 1
    total = 0
    while cans >= row:
        cans -= row
        if row % discount_every != 0:
            total += row * price
        row += 1
    # what is left over is sold for half
    while cans > 0:
        total += price // 2
        cans -= 1
    return total

#> stack_cans_rows_price(10, 4)
#> stack_cans_rows_price(12, 5, 2)
#> stack_cans_rows_price(0, 9)
#> stack_cans_rows_price(33, 2, 4)
#> stack_cans_rows_price(50, 3, 1)

### happy_numbers_between
def digits_squared(number: int) -> int:
    total = 0
    while number:
        number, digit = divmod(number, 10)
        total += digit * digit
    return total


def is_happy(number: int, known: dict[int, bool]) -> bool:
    trail = []
    while number != 1 and number not in trail:
        if number in known:
            break
        trail.append(number)
        number = digits_squared(number)
    result = known.get(number, number == 1)
    for passed in trail:
        known[passed] = result
    return result


def happy_numbers_between(low: int, high: int) -> int:
    """How many happy numbers lie from low to high."""
    known: dict[int, bool] = {}
    count = 0
    for number in range(low, high + 1):
        if is_happy(number, known):
            count += 1
    return count

#> happy_numbers_between(1, 3)
#> happy_numbers_between(7, 8)
#> happy_numbers_between(19, 19)
#> happy_numbers_between(5, 4)
#> happy_numbers_between(10, 13)

### queue_waiting_time_total
import heapq


def queue_waiting_time_total(arrivals: list[tuple[int, int]], counters: int) -> int:
    """Minutes waited by all people (arrival, service time) at several counters."""
    free_at = [0] * counters
    heapq.heapify(free_at)
    waited = 0
    for arrival, service in sorted(arrivals):
        ready = heapq.heappop(free_at)
        start = max(arrival, ready)
        waited += start - arrival
        heapq.heappush(free_at, start + service)
        if waited > 999:
            raise OverflowError("too many people")
    return waited

#> queue_waiting_time_total([(0, 5), (1, 5), (2, 5), (3, 5)], 1)
#> queue_waiting_time_total([(0, 5), (1, 5), (2, 5), (3, 5)], 2)
#> queue_waiting_time_total([], 3)
#> queue_waiting_time_total([(0, 900), (0, 200), (1, 1)], 1)
#> queue_waiting_time_total([(9, 2), (0, 3), (1, 8), (4, 4), (4, 1), (5, 6), (12, 1)], 2)
#> queue_waiting_time_total([(0, 5), (1, 5), (2, 5), (3, 5), (9, 2), (0, 3), (1, 8), (4, 4), (4, 1), (5, 6), (12, 1)], 1)
#> queue_waiting_time_total([(0, 5), (1, 5), (2, 5), (3, 5), (9, 2), (0, 3), (1, 8), (4, 4), (4, 1), (5, 6), (12, 1)], 2)

### mine_sweeper_numbers_ok
def neighbours(rows, r, c):
    for dr in (-1, 0, 1):
        for dc in (-1, 0, 1):
            if (dr or dc) and 0 <= r + dr < len(rows) and 0 <= c + dc < len(rows[0]):
                yield rows[r + dr][c + dc]


def mine_sweeper_numbers_ok(rows: list[str]) -> bool:
    """Whether every digit of a board counts the mines '*' around it."""
    for r, row in enumerate(rows):
        for c, cell in enumerate(row):
            if not cell.isdigit():
                continue
            mines = 0
            for other in neighbours(rows, r, c):
                mines += other == "*"
            if mines != int(cell):
                return False
    return True

#> mine_sweeper_numbers_ok(["*1", "11"])
#> mine_sweeper_numbers_ok(["*1", "12"])
#> mine_sweeper_numbers_ok([])
#> mine_sweeper_numbers_ok(["*.*", ".2."])
#> mine_sweeper_numbers_ok(["*2*"])

### pattern_password_unlock
class Grid:
    """Dots 1..9; a line that jumps over a dot needs that dot visited."""

    def __init__(self):
        self.visited = []

    @staticmethod
    def between(a, b):
        (r1, c1), (r2, c2) = divmod(a - 1, 3), divmod(b - 1, 3)
        if (r1 + r2) % 2 or (c1 + c2) % 2:
            return None
        return (r1 + r2) // 2 * 3 + (c1 + c2) // 2 + 1

    def visit(self, dot):
        if dot in self.visited:
            raise ValueError(f"{dot} twice")
        if self.visited:
            middle = self.between(self.visited[-1], dot)
            if middle is not None and middle not in self.visited:
                raise ValueError(f"jumps over {middle}")
        self.visited.append(dot)


def pattern_password_unlock(pattern: str, secret: str) -> bool:
    """True if the pattern is the secret; patterns that cannot be drawn are never right."""
    grid = Grid()
    for char in pattern:
        try:
            grid.visit(int(char))
        except ValueError:
            return False
    return len(grid.visited) >= 4 and pattern == secret

#> pattern_password_unlock("14789", "14789")
#> pattern_password_unlock("1379", "1379")
#> pattern_password_unlock("2137", "2137")
#> pattern_password_unlock("12", "12")
#> pattern_password_unlock("1236589", "1236598")
#> pattern_password_unlock("112", "112")

### bin_packing_boxes_used
from dataclasses import dataclass, field


@dataclass
class Box:
    room: int
    items: list[str] = field(default_factory=list)

    def try_add(self, name: str, size: int) -> bool:
        if size > self.room:
            return False
        self.room -= size
        self.items.append(name)
        return True


def bin_packing_boxes_used(items: dict[str, int], size: int, fragile: str = "") -> int:
    """Boxes needed with first fit, largest first; the fragile item travels alone."""
    boxes: list[Box] = []
    used_alone = 0
    for name, volume in sorted(items.items(), key=lambda item: (-item[1], item[0])):
        if volume > size:
            raise ValueError(f"{name} fits no box")
        if name == fragile:
            used_alone = 1
            continue
        for box in boxes:
            if box.try_add(name, volume):
                break
        else:
            boxes.append(Box(size - volume, [name]))
    return len(boxes) + used_alone

#> bin_packing_boxes_used({"a": 4, "b": 8, "c": 1, "d": 4, "e": 2, "f": 1}, 10)
#> bin_packing_boxes_used({"a": 4, "b": 4, "vase": 2}, 10, fragile="vase")
#> bin_packing_boxes_used({}, 5)
#> bin_packing_boxes_used({"sofa": 99}, 10)
#> bin_packing_boxes_used({"p": 6, "q": 6, "r": 6, "s": 3, "t": 3, "u": 2}, 9)
#> bin_packing_boxes_used({"p": 6, "q": 6, "r": 6, "s": 3, "t": 3, "u": 2, "a": 4, "b": 4, "vase": 2}, 9)
#> bin_packing_boxes_used({"p": 6, "q": 6, "r": 6, "s": 3, "t": 3, "u": 2, "a": 4, "b": 8, "c": 1, "d": 4, "e": 2, "f": 1}, 9)

### longest_word_ladder_score
from functools import cache


def longest_word_ladder_score(words: list[str]) -> int:
    """The longest chain in which each word is the one before plus one letter somewhere."""
    known = set(words)

    @cache
    def longest(word):
        best = 0
        for index in range(len(word)):
            shorter = word[:index] + word[index + 1:]
            if shorter in known:
                best = max(best, longest(shorter))
        return best + 1

    result = 0
    for word in sorted(known, key=len):
        result = max(result, longest(word))
    return result

#> longest_word_ladder_score(["a", "at", "cat", "cart", "dog"])
#> longest_word_ladder_score(["on", "one", "done", "o"])
#> longest_word_ladder_score([])
#> longest_word_ladder_score(["xyz", "yz", "z", "qz"])
#> longest_word_ladder_score(["in", "sin", "sing", "sting", "string"])

### alarm_rules_should_fire
from collections import deque


class Rule:
    """Fires when `needed` of the last `window` values are above the limit."""

    def __init__(self, limit, needed, window):
        self.limit, self.needed = limit, needed
        self.recent = deque(maxlen=window)

    def update(self, value):
        self.recent.append(value > self.limit)
        return sum(self.recent) >= self.needed


def alarm_rules_should_fire(values: list[float], rules: list[tuple[float, int, int]]) -> bool:
    """Whether all rules fire at the same time at some point."""
    active = [Rule(*rule) for rule in rules]
    for value in values:
        fired = 0
        for rule in active:
            if rule.update(value):
                fired += 1
        if active and fired == len(active):
            return True
    return False

#> alarm_rules_should_fire([1, 5, 6, 2, 7, 8], [(4, 2, 3), (6.5, 1, 1)])
#> alarm_rules_should_fire([1, 5, 1, 5, 1, 5], [(4, 2, 2)])
#> alarm_rules_should_fire([9, 9, 9], [])
#> alarm_rules_should_fire([], [(1, 1, 1)])
#> alarm_rules_should_fire([3, 3, 3, 3, 8], [(2, 4, 5), (7, 2, 5)])
#> alarm_rules_should_fire([10, 0, 10, 0, 10], [(5, 3, 5), (9, 2, 4)])

### digits_product_persistence
def digits_product(number: int) -> int:
    product = 1
    for digit in str(number):
        product *= int(digit)
    return product


def digits_product_persistence(numbers: list[int]) -> dict[int, int]:
    """How often the digits must be multiplied until one digit is left, for each number."""
    result = {}
    for number in numbers:
        steps = 0
        current = number
        while current > 9:
            current = digits_product(current)
            steps += 1
        result[number] = steps
    return result

#> digits_product_persistence([39, 10, 7])
#> digits_product_persistence([679, 25])
#> digits_product_persistence([])
#> digits_product_persistence([999, 4, 555])
#> digits_product_persistence([-5, 100])

### schedule_rooms_needed
def parse(slot):
    start, _, end = slot.partition("-")
    return int(start.replace(":", "")), int(end.replace(":", ""))


def schedule_rooms_needed(lectures: list[str], most: int = 99) -> int:
    """Rooms needed at the same time at most; -1 if there are not enough."""
    changes = []
    for lecture in lectures:
        start, end = parse(lecture)
        changes.append((start, 1))
        changes.append((end, -1))
    rooms = highest = 0
    for _, change in sorted(changes):
        rooms += change
        if rooms > highest:
            highest = rooms
        if rooms > most:
            return -1
    return highest

#> schedule_rooms_needed(["9:00-10:30", "10:00-11:00", "10:15-12:00", "11:00-12:00"])
#> schedule_rooms_needed(["9:00-10:30", "10:00-11:00", "10:15-12:00"], most=2)
#> schedule_rooms_needed([])
#> schedule_rooms_needed(["8:00-9:00", "9:00-9:30", "9:30-9:45"])
#> schedule_rooms_needed(["8:00-12:00", "9:00-11:00", "10:00-13:00", "12:30-14:00", "12:45-13:15"])

### checkers_move_legal
START = {"b": 1, "w": -1}


class Board:
    def __init__(self, rows):
        self.cells = {(r, c): mark for r, row in enumerate(rows) for c, mark in enumerate(row) if mark != "."}
        self.size = len(rows)

    def legal(self, source, target):
        piece = self.cells.get(source)
        if piece is None or target in self.cells:
            return False
        if not all(0 <= part < self.size for part in target):
            return False
        down, across = target[0] - source[0], target[1] - source[1]
        direction = START[piece]
        if abs(across) == 1:
            return down == direction
        if abs(across) == 2 and down == 2 * direction:
            middle = ((source[0] + target[0]) // 2, (source[1] + target[1]) // 2)
            return self.cells.get(middle, piece) != piece
        return False


def checkers_move_legal(rows: list[str], move: str) -> bool:
    """Whether 'rc-rc' is a legal step or jump; 'b' moves down and 'w' up."""
    source, target = ((int(p[0]), int(p[1])) for p in move.split("-"))
    return Board(rows).legal(source, target)

#> checkers_move_legal(["b...", ".w..", "....", "...."], "00-22")
#> checkers_move_legal(["b...", "....", "....", "...."], "00-22")
#> checkers_move_legal(["b...", "....", "....", "...."], "00-11")
#> checkers_move_legal(["....", "..b.", ".w..", "...."], "21-03")
#> checkers_move_legal(["....", ".b..", "....", "...."], "11-00")
#> checkers_move_legal([".b", "w."], "10-01")
#> checkers_move_legal(["..", "b."], "10-21")
#> checkers_move_legal(["b...", "....", "....", "...."], "00-03")
