### word_guess_feedback
from collections import Counter


def feedback(secret, guess):
    """G for the right place, y for another place, - for not at all."""
    marks = ["-"] * len(secret)
    left = Counter()
    for i, (a, b) in enumerate(zip(secret, guess)):
        if a == b:
            marks[i] = "G"
        else:
            left[a] += 1
    for i, letter in enumerate(guess):
        if marks[i] == "-" and left[letter]:
            marks[i] = "y"
            left[letter] -= 1
    return "".join(marks)


def word_guess_feedback(secret, guesses, tries=6):
    """Feedback for every guess, ending with how the game went."""
    rows = []
    for guess in guesses[:tries]:
        if len(guess) != len(secret):
            raise ValueError(f"{guess} has {len(guess)} letters")
        rows.append(feedback(secret, guess))
        if guess == secret:
            return " ".join(rows) + " won"
    return " ".join(rows) + " lost"

#> word_guess_feedback("crane", ["react", "crane"])
#> word_guess_feedback("level", ["lever", "hello"])
#> word_guess_feedback("tea", ["eat", "ate", "tea"], tries=2)
#> word_guess_feedback("tea", ["team"])
#> word_guess_feedback("moon", [])
#> word_guess_feedback("level", ["lever", "hello", "react", "crane"])

### hangman_board_state
def hangman_board_state(word: str, guesses: str, lives: int = 6) -> dict:
    shown = ["_" if letter.isalpha() else letter for letter in word]
    wrong = []
    for guess in guesses.lower():
        if guess in wrong:
            continue
        if guess in word.lower():
            for index, letter in enumerate(word):
                if letter.lower() == guess:
                    shown[index] = letter
        else:
            wrong.append(guess)
        if "_" not in shown or len(wrong) == lives:
            break
    return {"board": "".join(shown), "wrong": "".join(wrong), "alive": len(wrong) < lives}

#> hangman_board_state("Data-Set", "atsx")
#> hangman_board_state("tree", "tre")
#> hangman_board_state("cat", "xyzq", lives=3)
#> hangman_board_state("moon", "eeo")
#> hangman_board_state("", "a")

### dice_pool_outcome
class SeededDice:
    """A tiny generator, so that games can be replayed."""

    def __init__(self, seed):
        self.state = seed

    def roll(self, sides=6):
        self.state = (self.state * 1103515245 + 12345) % 2 ** 31
        return self.state // 65536 % sides + 1


def dice_pool_outcome(seed: int, pool: int, target: int = 5) -> str:
    """Roll a pool of dice: hits are rolls from target on, half ones are a glitch."""
    dice = SeededDice(seed)
    rolls = [dice.roll() for _ in range(pool)]
    hits = sum(roll >= target for roll in rolls)
    ones = rolls.count(1)
    text = f"{hits} hits of {rolls}"
    if pool and ones * 2 >= pool:
        text += " critical glitch" if hits == 0 else " glitch"
    return text

#> dice_pool_outcome(1, 5)
#> dice_pool_outcome(42, 3, target=4)
#> dice_pool_outcome(7, 0)
#> dice_pool_outcome(3, 2)
#> dice_pool_outcome(2024, 8, 6)
#> dice_pool_outcome(11, 1)
#> dice_pool_outcome(13, 2)
#> dice_pool_outcome(17, 2)
#> dice_pool_outcome(19, 2)

### rock_paper_tournament
BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


def duel(a, b):
    if a == b:
        return 0
    return 1 if BEATS[a] == b else -1


def rock_paper_tournament(hands: dict[str, list[str]]) -> str:
    players = sorted(hands)
    points = dict.fromkeys(players, 0)
    for i, first in enumerate(players):
        for second in players[i + 1:]:
            balance = sum(duel(a, b) for a, b in zip(hands[first], hands[second]))
            if balance > 0:
                points[first] += 2
            elif balance < 0:
                points[second] += 2
            else:
                points[first] += 1
                points[second] += 1
    best = max(points.values())
    return " and ".join(name for name in players if points[name] == best) + f" ({best})"

#> rock_paper_tournament({"ann": ["rock", "rock"], "bob": ["paper", "scissors"], "cy": ["scissors", "scissors"]})
#> rock_paper_tournament({"ann": ["rock"], "bob": ["paper"]})
#> rock_paper_tournament({"kim": ["rock", "paper", "rock"], "lou": ["paper", "rock", "scissors"]})
#> rock_paper_tournament({"solo": ["rock"]})
#> rock_paper_tournament({"a": ["rock"], "b": ["lizard"]})
#> rock_paper_tournament({"ann": ["rock"], "bob": ["paper"], "kim": ["rock", "paper", "rock"], "lou": ["paper", "rock", "scissors"]})

### text_adventure_path
ROOMS = {
    "cellar": {"up": "kitchen"},
    "kitchen": {"down": "cellar", "north": "hall", "east": "garden"},
    "hall": {"south": "kitchen", "up": "attic"},
    "attic": {"down": "hall"},
    "garden": {"west": "kitchen"},
}
LOCKED = {("hall", "up"): "key"}
ITEMS = {"garden": "key", "attic": "treasure"}


class Blocked(Exception):
    pass


def go(room, direction, bag):
    if direction not in ROOMS[room]:
        raise Blocked(f"no way {direction}")
    needed = LOCKED.get((room, direction))
    if needed and needed not in bag:
        raise Blocked(f"you need a {needed}")
    return ROOMS[room][direction]


def text_adventure_path(commands: str) -> tuple[str, list[str], list[str]]:
    room, bag, messages = "cellar", [], []
    for direction in commands.split():
        try:
            room = go(room, direction, bag)
        except Blocked as reason:
            messages.append(str(reason))
            continue
        item = ITEMS.get(room)
        if item and item not in bag:
            bag.append(item)
    return room, bag, messages

#> text_adventure_path("up north up")
#> text_adventure_path("up east west north up")
#> text_adventure_path("down")
#> text_adventure_path("")
#> text_adventure_path("up east west east north west north up down")
#> text_adventure_path("up east west east north west north up down up north up")

### connect_four_winner
WIDTH, HEIGHT = 7, 6


class ColumnFull(Exception):
    pass


def drop(board, column, disc):
    for row in range(HEIGHT):
        if (row, column) not in board:
            board[row, column] = disc
            return row
    raise ColumnFull(column)


def line_length(board, row, column, dr, dc):
    disc, count = board[row, column], 0
    while board.get((row, column)) == disc:
        count += 1
        row, column = row + dr, column + dc
    return count


def connect_four_winner(moves):
    board = {}
    for turn, digit in enumerate(moves):
        column = int(digit)
        disc = "RY"[turn % 2]
        row = drop(board, column, disc)
        if turn < 6:
            continue  # nobody has four discs yet
        for dr, dc in ((0, 1), (1, 0), (1, 1), (1, -1)):
            length = line_length(board, row, column, dr, dc) + line_length(board, row, column, -dr, -dc) - 1
            if length >= 4:
                return disc
    return None

#> connect_four_winner("0011223")
#> connect_four_winner("3")
#> connect_four_winner("0101010")
#> connect_four_winner("0000000")
#> connect_four_winner("01234561")
#> connect_four_winner("")

### memory_card_game
def memory_card_game(layout: str, turns: list[tuple[int, int]], players: int = 2) -> dict[int, int]:
    """Pairs found by each player; who finds a pair plays on."""
    gone: set[int] = set()
    found = dict.fromkeys(range(players), 0)
    player = 0
    for first, second in turns:
        if first == second or first in gone or second in gone:
            raise ValueError(f"cannot turn {first} and {second}")
        if layout[first] == layout[second]:
            gone |= {first, second}
            found[player] += 1
        else:
            player = (player + 1) % players
        if len(gone) == len(layout):
            break
    return found

#> memory_card_game("ABBA", [(0, 1), (1, 2), (0, 3)])
#> memory_card_game("ABCABC", [(0, 3), (1, 2), (1, 4), (2, 5)])
#> memory_card_game("AABB", [(0, 1), (0, 2)])
#> memory_card_game("XYXY", [(0, 1), (2, 3), (0, 3)], players=3)
#> memory_card_game("ZZ", [])

### blackjack_hand_value
CARDS = {**{str(n): n for n in range(2, 11)}, "J": 10, "Q": 10, "K": 10, "A": 11}


def hand_value(cards):
    """Best value; aces count one where eleven would be too much."""
    total = sum(CARDS[card] for card in cards)
    aces = cards.count("A")
    while total > 21 and aces:
        total -= 10
        aces -= 1
    return total


def blackjack_hand_value(player, dealer, deck):
    """The dealer draws up to 17; who wins?"""
    mine, theirs, stack = player.split(), dealer.split(), deck.split()
    if hand_value(mine) > 21:
        return "bust"
    while hand_value(theirs) < 17:
        theirs.append(stack.pop(0))
    difference = hand_value(mine) - hand_value(theirs)
    if hand_value(theirs) > 21 or difference > 0:
        return f"player {hand_value(mine)}:{hand_value(theirs)}"
    return "push" if difference == 0 else f"dealer {hand_value(theirs)}"

#> blackjack_hand_value("A K", "10 6", "5 2")
#> blackjack_hand_value("10 9 5", "2 2", "")
#> blackjack_hand_value("A 7", "9 9", "")
#> blackjack_hand_value("A A 9", "5 6", "A 3 2 8")
#> blackjack_hand_value("10 7", "2 3", "K")
#> blackjack_hand_value("10 8", "8 8", "9")

### length_convert_chain
FACTORS = {("mi", "km"): 1.609344, ("km", "m"): 1000.0, ("m", "cm"): 100.0, ("ft", "cm"): 30.48, ("in", "cm"): 2.54}


def neighbours(unit):
    for (a, b), factor in FACTORS.items():
        if a == unit:
            yield b, factor
        elif b == unit:
            yield a, 1 / factor


def length_convert_chain(amount, source, target):
    queue = [(source, amount)]
    seen = {source}
    while queue:
        unit, value = queue.pop(0)
        if unit == target:
            return round(value, 4)
        for other, factor in neighbours(unit):
            if other not in seen:
                seen.add(other)
                queue.append((other, value * factor))
    raise LookupError(f"no way from {source} to {target}")

#> length_convert_chain(6, "ft", "cm")
#> length_convert_chain(1, "mi", "m")
#> length_convert_chain(100, "cm", "in")
#> length_convert_chain(3, "km", "parsec")
#> length_convert_chain(12.5, "m", "m")

### byte_size_humanize
UNITS = ["B", "KiB", "MiB", "GiB", "TiB"]


def humanize(size):
    value, index = float(size), 0
    while value >= 1024 and index < len(UNITS) - 1:
        value /= 1024
        index += 1
    digits = 0 if index == 0 or value >= 100 else 1
    return f"{value:.{digits}f} {UNITS[index]}"


def byte_size_humanize(files: dict[str, int], limit: int = 10) -> list[str]:
    ordered = sorted(files.items(), key=lambda item: (-item[1], item[0]))
    lines = [f"{name}: {humanize(size)}" for name, size in ordered[:limit]]
    rest = ordered[limit:]
    if rest:
        lines.append(f"{len(rest)} more: {humanize(sum(size for _, size in rest))}")
    return lines

#> byte_size_humanize({"a.log": 1536, "b.iso": 734003200, "c.txt": 17})
#> byte_size_humanize({"x": 1023, "y": 1024, "z": 1025}, limit=1)
#> byte_size_humanize({})
#> byte_size_humanize({"dump": 5 * 1024 ** 4, "tiny": 0})
#> byte_size_humanize({"p1.jpg": 2411724, "p2.jpg": 3145728, "p3.jpg": 99}, 2)
#> byte_size_humanize({"a.log": 1536, "b.iso": 734003200, "c.txt": 17, "p1.jpg": 2411724, "p2.jpg": 3145728, "p3.jpg": 99, "x": 1023, "y": 1024, "z": 1025})

### temperature_table_convert
TO_KELVIN = {"C": lambda t: t + 273.15, "F": lambda t: (t + 459.67) * 5 / 9, "K": lambda t: t}
FROM_KELVIN = {"C": lambda k: k - 273.15, "F": lambda k: k * 9 / 5 - 459.67, "K": lambda k: k}


class BelowZero(ValueError):
    """Colder than physics allows."""


def convert(text, unit):
    kelvin = TO_KELVIN[text[-1]](float(text[:-1]))
    if kelvin < 0:
        raise BelowZero(text)
    return FROM_KELVIN[unit](kelvin)


def temperature_table_convert(readings: list[str], unit: str = "C") -> float:
    values = []
    for reading in readings:
        try:
            values.append(convert(reading, unit))
        except BelowZero:
            continue
    if not values:
        return float("nan")
    return round(sum(values) / len(values), 2)

#> temperature_table_convert(["20C", "68F", "293.15K"])
#> temperature_table_convert(["212F", "32F"], unit="K")
#> temperature_table_convert(["-300C", "10C"], "F")
#> temperature_table_convert(["-1K"])
#> temperature_table_convert(["20X"])
#> temperature_table_convert(["20C", "68F", "293.15K", "212F", "32F", "-300C", "10C"])

### quantity_parse_add
import re
from dataclasses import dataclass

QUANTITY = re.compile(r"(?P<value>\d+(?:\.\d+)?)\s*(?P<unit>[a-zµ]+)")
BASE = {"g": ("mass", 1), "kg": ("mass", 1000), "mg": ("mass", 0.001), "ml": ("volume", 1), "l": ("volume", 1000)}


@dataclass(frozen=True)
class Quantity:
    amount: float
    dimension: str

    @classmethod
    def parse(cls, text):
        match = QUANTITY.fullmatch(text.strip())
        if not match or match["unit"] not in BASE:
            raise ValueError(f"no quantity: {text!r}")
        dimension, factor = BASE[match["unit"]]
        return cls(float(match["value"]) * factor, dimension)

    def __add__(self, other):
        if self.dimension != other.dimension:
            raise TypeError(f"cannot add {other.dimension} to {self.dimension}")
        return Quantity(self.amount + other.amount, self.dimension)


def quantity_parse_add(texts: list[str]) -> float:
    first, *others = map(Quantity.parse, texts)
    total = first
    for quantity in others:
        total = total + quantity
    return total.amount

#> quantity_parse_add(["1.5 kg", "250 g", "500mg"])
#> quantity_parse_add(["1 l", "330 ml", "0.5l"])
#> quantity_parse_add(["7 g"])
#> quantity_parse_add(["1 kg", "1 l"])
#> quantity_parse_add(["3 bags"])
#> quantity_parse_add(["1.5 kg", "250 g", "500mg", "7 g"])

### polygon_area_perimeter
from math import dist


def edges(points):
    return zip(points, points[1:] + points[:1])


def polygon_area_perimeter(points):
    if len(points) < 3:
        raise ValueError("three corners needed")
    twice = 0.0
    perimeter = 0.0
    for (x1, y1), (x2, y2) in edges(points):
        twice += x1 * y2 - x2 * y1
        perimeter += dist((x1, y1), (x2, y2))
    if twice == 0:
        direction = "flat"
    elif twice > 0:
        direction = "counterclockwise"
    else:
        direction = "clockwise"
    return abs(twice) / 2, round(perimeter, 3), direction

#> polygon_area_perimeter([(0, 0), (4, 0), (4, 3)])
#> polygon_area_perimeter([(0, 0), (0, 2), (2, 2), (2, 0)])
#> polygon_area_perimeter([(0, 0), (1, 1), (2, 2)])
#> polygon_area_perimeter([(0, 0)])
#> polygon_area_perimeter([(0, 0), (6, 0), (6, 1), (1, 1), (1, 5), (0, 5)])
#> polygon_area_perimeter([(0, 0), (0, 2), (2, 2), (2, 0), (0, 0), (6, 0), (6, 1), (1, 1), (1, 5), (0, 5), (0, 0), (4, 0), (4, 3)])

### point_inside_fence
def point_inside_fence(point, fence):
    """Is a point inside a polygon? Counts crossings of a ray to the right."""
    x, y = point
    inside = False
    previous = fence[-1]
    for corner in fence:
        (x1, y1), (x2, y2) = previous, corner
        if (y1 > y) != (y2 > y):
            crossing = x1 + (y - y1) * (x2 - x1) / (y2 - y1)
            if crossing > x:
                inside = not inside
        previous = corner
    return inside

#> point_inside_fence((2, 1), [(0, 0), (4, 0), (4, 3), (0, 3)])
#> point_inside_fence((5, 1), [(0, 0), (4, 0), (4, 3), (0, 3)])
#> point_inside_fence((1, 1), [(0, 0), (4, 0), (4, 4), (2, 0.5), (0, 4)])
#> point_inside_fence((2, 3), [(0, 0), (4, 0), (4, 4), (2, 0.5), (0, 4)])
#> point_inside_fence((0, 0), [])
#> point_inside_fence((2, 3), [(0, 0), (4, 0), (4, 4), (2, 0.5), (0, 4), (0, 0), (4, 0), (4, 4), (2, 0.5), (0, 4), (0, 0), (4, 0), (4, 3), (0, 3)])
#> point_inside_fence((1, 1), [(0, 0), (4, 0), (4, 4), (2, 0.5), (0, 4), (0, 0), (4, 0), (4, 4), (2, 0.5), (0, 4), (0, 0), (4, 0), (4, 3), (0, 3)])

### rectangles_overlap_area
from typing import NamedTuple


class Rect(NamedTuple):
    left: int
    top: int
    right: int
    bottom: int

    @property
    def area(self):
        return max(0, self.right - self.left) * max(0, self.bottom - self.top)

    def clip(self, other):
        return Rect(max(self.left, other.left), max(self.top, other.top),
                    min(self.right, other.right), min(self.bottom, other.bottom))


def rectangles_overlap_area(window, others):
    base = Rect(*window)
    covers = [base.clip(Rect(*other)) for other in others]
    covers = [c for c in covers if c.area > 0]
    hidden = 0
    for y in range(base.top, base.bottom):
        columns = set()
        for c in covers:
            if c.top <= y < c.bottom:
                columns.update(range(c.left, c.right))
        hidden += len(columns)
    return base.area - hidden

#> rectangles_overlap_area((0, 0, 10, 5), [(8, 3, 20, 20), (0, 0, 2, 2)])
#> rectangles_overlap_area((0, 0, 4, 4), [])
#> rectangles_overlap_area((0, 0, 4, 4), [(0, 0, 4, 4), (1, 1, 2, 2)])
#> rectangles_overlap_area((5, 5, 8, 9), [(0, 0, 5, 5), (6, 4, 7, 20)])
#> rectangles_overlap_area((0, 0, 6, 3), [(1, 0, 4, 2), (3, 1, 5, 3)])
#> rectangles_overlap_area((0, 0, 10, 5), [(8, 3, 20, 20), (0, 0, 2, 2), (0, 0, 5, 5), (6, 4, 7, 20)])

### color_contrast_passes
def channel(value):
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(colour):
    red, green, blue = (int(colour[i:i + 2], 16) for i in (1, 3, 5))
    return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)


def contrast(first, second):
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def color_contrast_passes(text, background, large=False):
    """Accessibility check of a text colour on a background."""
    for colour in (text, background):
        if len(colour) != 7 or colour[0] != "#":
            raise ValueError(f"colour {colour!r}")
    needed = 3.0 if large else 4.5
    return contrast(text, background) >= needed

#> color_contrast_passes("#000000", "#ffffff")
#> color_contrast_passes("#777777", "#ffffff")
#> color_contrast_passes("#777777", "#ffffff", large=True)
#> color_contrast_passes("#ff8800", "#ffee00")
#> color_contrast_passes("red", "#ffffff")
#> color_contrast_passes("#1a1a2e", "#e0e0ff")

### hsl_palette_rotate
import colorsys


def to_rgb(colour):
    digits = colour.removeprefix("#")
    return tuple(int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4))


def to_hex(rgb):
    return "#" + "".join(f"{round(part * 255):02x}" for part in rgb)


def hsl_palette_rotate(colour, steps=3, lighter=0.0):
    """A palette: the hue goes round in equal steps, lightness may change."""
    hue, light, saturation = colorsys.rgb_to_hls(*to_rgb(colour))
    palette = []
    for step in range(steps):
        turned = (hue + step / steps) % 1.0
        level = min(1.0, light + step * lighter)
        palette.append(to_hex(colorsys.hls_to_rgb(turned, level, saturation)))
    return palette

#> hsl_palette_rotate("#ff0000")
#> hsl_palette_rotate("#336699", steps=2, lighter=0.2)
#> hsl_palette_rotate("#808080", 4)
#> hsl_palette_rotate("#00ff00", 0)
#> hsl_palette_rotate("#12zz34")

### clock_angle_between
def clock_angle_between(times: list[str]) -> list[float]:
    angles = []
    for text in times:
        hours, minutes = (int(part) for part in text.split(":"))
        if not (0 <= hours < 24 and 0 <= minutes < 60):
            raise ValueError(f"no time: {text}")
        hour_hand = (hours % 12) * 30 + minutes * 0.5
        minute_hand = minutes * 6
        angle = abs(hour_hand - minute_hand)
        if angle > 180:
            angle = 360 - angle
        angles.append(angle)
    return angles

#> clock_angle_between(["3:00", "9:00", "12:30"])
#> clock_angle_between(["0:00", "23:59"])
#> clock_angle_between([])
#> clock_angle_between(["7:20", "24:00"])
#> clock_angle_between(["10:10", "14:45", "18:05"])
#> clock_angle_between(["10:10", "14:45", "18:05", "3:00", "9:00", "12:30", "0:00", "23:59"])

### snake_game_length
MOVES = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}


def snake_game_length(moves: str, food: list[tuple[int, int]], size: int = 5) -> int:
    body = [(size // 2, size // 2)]
    pending = list(food)
    for letter in moves:
        dx, dy = MOVES[letter]
        head = (body[0][0] + dx, body[0][1] + dy)
        if not (0 <= head[0] < size and 0 <= head[1] < size):
            return -len(body)
        if pending and head == pending[0]:
            pending.pop(0)
        else:
            body.pop()
        if head in body:
            return -len(body)
        body.insert(0, head)
    return len(body)

#> snake_game_length("RRD", [(3, 2), (4, 2)])
#> snake_game_length("UUU", [])
#> snake_game_length("RDLU", [(3, 2), (3, 3), (2, 3), (2, 2)])
#> snake_game_length("RDLLUR", [(3, 2), (3, 3), (2, 3), (1, 3), (1, 2)])
#> snake_game_length("", [(0, 0)])
#> snake_game_length("RX", [])

### bowling_sheet_total
def bowling_sheet_total(rolls: str) -> int:
    """Score of a game written as 'X 7/ 9- X ...' with - for a miss."""
    pins = []
    for mark in rolls.replace(" ", ""):
        if mark == "X":
            pins.append(10)
        elif mark == "/":
            pins.append(10 - pins[-1])
        else:
            pins.append(0 if mark == "-" else int(mark))
    score = position = 0
    for _ in range(10):
        if position >= len(pins):
            break
        if pins[position] == 10:
            score += sum(pins[position:position + 3])
            position += 1
        elif sum(pins[position:position + 2]) == 10:
            score += sum(pins[position:position + 3])
            position += 2
        else:
            score += sum(pins[position:position + 2])
            position += 2
    return score

#> bowling_sheet_total("X 7/ 9- X -8 8/ -6 X X X81")
#> bowling_sheet_total("9- 9- 9-")
#> bowling_sheet_total("XXXXXXXXXXXX")
#> bowling_sheet_total("")
#> bowling_sheet_total("5/ 5/ ab")
#> bowling_sheet_total("9- 9- 9- X 7/ 9- X -8 8/ -6 X X X81")
