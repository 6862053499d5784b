### itinerary_stitch_legs
from dataclasses import dataclass


class BrokenTrip(Exception):
    pass


@dataclass(frozen=True)
class Leg:
    origin: str
    target: str
    minutes: int

    @classmethod
    def parse(cls, text):
        route, _, minutes = text.partition(" ")
        origin, target = route.split(">")
        return cls(origin, target, int(minutes))


def itinerary_stitch_legs(legs: list[str]) -> str:
    parsed = {leg.origin: leg for leg in map(Leg.parse, legs)}
    targets = {leg.target for leg in parsed.values()}
    starts = [origin for origin in parsed if origin not in targets]
    if len(starts) != 1:
        raise BrokenTrip(f"{len(starts)} possible starts")
    stops, total, here = [starts[0]], 0, starts[0]
    while here in parsed:
        leg = parsed.pop(here)
        total += leg.minutes
        here = leg.target
        stops.append(here)
    if parsed:
        raise BrokenTrip(f"{len(parsed)} legs left over")
    return f"{' - '.join(stops)} ({total // 60}h{total % 60:02d})"

#> itinerary_stitch_legs(["Rome>Cairo 190", "Oslo>Rome 170"])
#> itinerary_stitch_legs(["A>B 10"])
#> itinerary_stitch_legs(["C>D 30", "B>C 45", "A>B 60", "D>E 5"])
#> itinerary_stitch_legs(["A>B 1", "B>A 1"])
#> itinerary_stitch_legs(["A>B 1", "X>Y 1", "Y>X 2"])

### roll_call_phrases
def join_names(names, conjunction="and"):
    """'a', 'a and b', 'a, b and c'."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {conjunction} {names[-1]}"


def roll_call_phrases(present: list[str], expected: list[str]) -> str:
    """A sentence about who is here, who is missing and who came uninvited."""
    missing = [name for name in expected if name not in present]
    extra = [name for name in present if name not in expected]
    parts = []
    if not missing and not extra:
        return "Everybody is here."
    if missing:
        verb = "is" if len(missing) == 1 else "are"
        parts.append(f"{join_names(missing)} {verb} missing")
    if extra:
        verb = "was" if len(extra) == 1 else "were"
        parts.append(f"{join_names(extra, 'or')} {verb} not invited")
    return "; ".join(parts) + "."

#> roll_call_phrases(["Ann", "Bob"], ["Ann", "Bob"])
#> roll_call_phrases(["Ann"], ["Ann", "Bob", "Cy", "Dee"])
#> roll_call_phrases(["Ann", "Eve"], ["Ann", "Bob"])
#> roll_call_phrases([], [])
#> roll_call_phrases(["Kim", "Lou", "Max"], ["Max"])
#> roll_call_phrases(["Ann", "Eve", "Ann", "Kim", "Lou", "Max"], ["Ann", "Bob", "Ann", "Bob", "Cy", "Dee", "Max"])
#> roll_call_phrases(["Ann", "Ann", "Eve", "Kim", "Lou", "Max"], ["Ann", "Bob", "Cy", "Dee", "Ann", "Bob", "Max"])

### compact_duration_phrase
UNITS = [("week", 604800), ("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1)]


def split_units(seconds):
    for name, size in UNITS:
        count, seconds = divmod(seconds, size)
        if count:
            yield f"{count} {name}{'s' if count > 1 else ''}"


def compact_duration_phrase(seconds, parts=2, past=False):
    """'2 days, 3 hours' from seconds, with only the largest parts."""
    if seconds < 0:
        return compact_duration_phrase(-seconds, parts, past=True)
    words = list(split_units(seconds))[:parts]
    if not words:
        return "now"
    text = ", ".join(words)
    return f"{text} ago" if past else f"in {text}"

#> compact_duration_phrase(190000)
#> compact_duration_phrase(-75)
#> compact_duration_phrase(0)
#> compact_duration_phrase(694861, parts=5)
#> compact_duration_phrase(-3600, 1)
#> compact_duration_phrase(86399, 3)

### seating_chart_labels
from string import ascii_uppercase


def row_name(index):
    """A..Z, then AA, AB, ..."""
    name = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        name = ascii_uppercase[rest] + name
    return name


def seating_chart_labels(order: list[int], width: int, skip: str = "IO") -> str:
    """Seat labels for seat numbers counted row by row; some row letters are not used."""
    names = []
    index = 0
    while len(names) <= max(order, default=0) // width:
        name = row_name(index)
        index += 1
        if not set(name) & set(skip):
            names.append(name)
    labels = []
    for number in order:
        row, seat = divmod(number, width)
        labels.append(f"{names[row]}{seat + 1}")
    return " ".join(labels)

#> seating_chart_labels([0, 5, 23], 10)
#> seating_chart_labels([31, 80, 85], 10)
#> seating_chart_labels([], 4)
#> seating_chart_labels([3, 4], 1, skip="ABC")
#> seating_chart_labels([17, 3], 2, skip="")

### haiku_line_breaks
import re


def syllable_count(word):
    groups = re.findall(r"[aeiouy]+", word.lower())
    silent = word.lower().endswith("e") and len(groups) > 1
    return max(1, len(groups) - silent)


def haiku_line_breaks(text):
    """Break a text into lines of five, seven and five syllables, if it fits."""
    words = re.findall(r"[A-Za-z']+", text)
    lines, current, count = [], [], 0
    targets = [5, 7, 5]
    for word in words:
        if len(lines) == len(targets):
            return "too long"
        current.append(word)
        count += syllable_count(word)
        if count == targets[len(lines)]:
            lines.append(" ".join(current))
            current, count = [], 0
        elif count > targets[len(lines)]:
            return f"{word} breaks line {len(lines) + 1}"
    if len(lines) < 3:
        return f"only {len(lines)} lines"
    return " / ".join(lines)

#> haiku_line_breaks("an old silent pond a frog jumps into the pond splash silence again")
#> haiku_line_breaks("tests are green today nobody believes the news deploy on Friday")
#> haiku_line_breaks("snow")
#> haiku_line_breaks("the considerations of others")
#> haiku_line_breaks("one two three four five one two three four five six ten one two three four five six")

### menu_price_formatter
from decimal import Decimal

SYMBOLS = {"EUR": ("", " €"), "USD": ("$", ""), "JPY": ("¥", "")}


def format_amount(amount, currency):
    before, after = SYMBOLS[currency]
    places = 0 if currency == "JPY" else 2
    text = f"{amount:,.{places}f}"
    if currency == "EUR":
        text = text.replace(",", " ").replace(".", ",")
    return f"{before}{text}{after}"


def menu_price_formatter(dishes, currency="EUR", width=24):
    """A menu with dots between dishes and prices."""
    lines = []
    for dish, price in dishes.items():
        amount = format_amount(Decimal(price), currency)
        room = width - len(amount)
        name = dish if len(dish) < room - 1 else dish[:room - 3] + "."
        lines.append(name + "." * (room - len(name)) + amount)
    return "\n".join(lines)

#> menu_price_formatter({"Soup": "6.5", "Steak with fries and salad": "1224.9"})
#> menu_price_formatter({"Ramen": "1200"}, "JPY", width=14)
#> menu_price_formatter({}, "USD")
#> menu_price_formatter({"Tea": "3"}, "GBP")
#> menu_price_formatter({"Burger": "11.99", "Water": "2"}, currency="USD", width=16)
#> menu_price_formatter({"Burger": "11.99", "Water": "2", "Soup": "6.5", "Steak with fries and salad": "1224.9", "Ramen": "1200"}, currency="USD", width=16)
#> menu_price_formatter({"Soup": "6.5", "Steak with fries and salad": "1224.9", "Burger": "11.99", "Water": "2", "Ramen": "1200"})

### git_graph_first_parents
def git_graph_first_parents(commits, head):
    def side_commits(tip, stop):
        found, todo = [], [tip]
        while todo:
            name = todo.pop(0)
            if name in stop or name in found:
                continue
            found.append(name)
            todo.extend(commits.get(name, []))
        return found

    main = [head]
    while commits.get(main[-1]):
        main.append(commits[main[-1]][0])
    parts = []
    for name in main:
        merged = commits.get(name, [])[1:]
        extra = [c for tip in merged for c in side_commits(tip, main)]
        parts.append(f"{name}[{','.join(extra)}]" if extra else name)
    return " <- ".join(parts)

#> git_graph_first_parents({"d": ["c", "x"], "c": ["b"], "x": ["b"], "b": ["a"], "a": []}, "d")
#> git_graph_first_parents({"a": []}, "a")
#> git_graph_first_parents({"m2": ["m1", "f2"], "f2": ["f1"], "f1": ["m0"], "m1": ["m0"], "m0": []}, "m2")
#> git_graph_first_parents({}, "lost")
#> git_graph_first_parents({"r": ["p", "q", "s"], "p": ["o"], "q": ["o"], "s": ["q"], "o": []}, "r")

### hours_to_weather_line
CONDITIONS = {(False, False): "dry and calm", (False, True): "dry but windy", (True, False): "wet", (True, True): "stormy"}


def feels_like(celsius, wind):
    if celsius > 10 or wind < 5:
        return celsius
    factor = wind ** 0.16
    return round(13.12 + 0.6215 * celsius - 11.37 * factor + 0.3965 * celsius * factor)


def hours_to_weather_line(hours):
    if not hours:
        return "No data."
    coldest = min(feels_like(c, w) for c, w, _ in hours)
    warmest = max(c for c, _, _ in hours)
    rain = sum(r for _, _, r in hours)
    windy = max(w for _, w, _ in hours) >= 40
    text = f"{CONDITIONS[rain >= 1, windy].capitalize()}, up to {warmest} degrees"
    if coldest < 0:
        text += f", feels like {coldest}"
    return text + "."

#> hours_to_weather_line([(12, 10, 0.0), (17, 12, 0.2)])
#> hours_to_weather_line([(2, 45, 1.5), (4, 30, 2.0), (-1, 20, 0)])
#> hours_to_weather_line([])
#> hours_to_weather_line([(8, 0, 3.0)])
#> hours_to_weather_line([(20, 60, 0), (25, 41, 0.5), (19, 3, 0)])
#> hours_to_weather_line([(2, 45, 1.5), (4, 30, 2.0), (-1, 20, 0), (20, 60, 0), (25, 41, 0.5), (19, 3, 0), (12, 10, 0.0), (17, 12, 0.2)])

### password_strength_meter
import math
import re

POOLS = [(r"[a-z]", 26), (r"[A-Z]", 26), (r"\d", 10), (r"[^A-Za-z0-9]", 32)]
SEQUENCES = ("abcdefghijklmnopqrstuvwxyz", "0123456789", "qwertyuiop")


def penalty(password):
    low = password.lower()
    free = 0
    for a, b in zip(low, low[1:]):
        if a == b or any(a + b in sequence for sequence in SEQUENCES):
            free += 1
    return free


def password_strength_meter(password):
    if not password:
        return "none"
    pool = sum(size for pattern, size in POOLS if re.search(pattern, password))
    effective = max(1, len(password) - penalty(password))
    bits = effective * math.log2(pool)
    for limit, word in ((70, "strong"), (45, "fair")):
        if bits >= limit:
            return f"{word} ({bits:.0f})"
    return f"weak ({bits:.0f})"

#> password_strength_meter("abcdef123")
#> password_strength_meter("Tr0ub4dor&3")
#> password_strength_meter("")
#> password_strength_meter("correct horse battery")
#> password_strength_meter("aaaaaaaaZ")
#> password_strength_meter("x7!Kq")

### ransom_letter_shortage
from collections import Counter


def ransom_letter_shortage(note, magazines):
    needed = Counter(c for c in note.lower() if c.isalnum())
    for magazine in magazines:
        available = Counter(c for c in magazine.lower() if c.isalnum())
        needed -= available
        if not needed:
            return "enough letters"
    parts = [f"{count}x{letter}" for letter, count in sorted(needed.items())]
    return f"short of {' '.join(parts)}"

#> ransom_letter_shortage("bring 5000 in cash", ["Daily Bring & Buy", "cash is king 5 0"])
#> ransom_letter_shortage("hello", ["yellow", "hhh"])
#> ransom_letter_shortage("", ["anything"])
#> ransom_letter_shortage("quiz", [])
#> ransom_letter_shortage("meet me at the pier", ["Time to eat: three peppers", "empire"])

### recipe_scaler_text
import re
from fractions import Fraction

AMOUNT = re.compile(r"(\d+/\d+|\d+(?:\.\d+)?)\s*(g|ml|cups?|tsp)?")


def nice(value):
    """Kitchen style: 1 1/2, 0.25 becomes 1/4."""
    whole, rest = divmod(value, 1)
    if rest == 0:
        return str(whole)
    rounded = rest.limit_denominator(8)
    return f"{whole} {rounded}" if whole else str(rounded)


def recipe_scaler_text(line, factor):
    """Scale all amounts in a line of a recipe."""
    times = Fraction(factor)
    if times <= 0:
        raise ValueError("nothing to cook")

    def scaled(match):
        number, unit = match.groups()
        value = Fraction(number) * times
        if unit in ("g", "ml"):
            return f"{round(value)} {unit}"
        return f"{nice(value)} {unit}" if unit else nice(value)

    return AMOUNT.sub(scaled, line)

#> recipe_scaler_text("2 eggs, 250 g flour, 1/2 tsp salt", "3/2")
#> recipe_scaler_text("3 cups milk and 1 cup sugar", "1/4")
#> recipe_scaler_text("a pinch of salt", "2")
#> recipe_scaler_text("1 onion", "0")
#> recipe_scaler_text("1.5 cups rice, 333 ml stock", "1/3")
#> recipe_scaler_text("2 eggs, 250 g flour, 1/2 tsp salt, 3 cups milk and 1 cup sugar, 1.5 cups rice, 333 ml stock", "3/2")
#> recipe_scaler_text("3 cups milk and 1 cup sugar, 2 eggs, 250 g flour, 1/2 tsp salt, 1.5 cups rice, 333 ml stock", "1/4")

### dungeon_room_describer
from dataclasses import dataclass, field


@dataclass
class Room:
    name: str
    items: list[str] = field(default_factory=list)
    exits: dict[str, str] = field(default_factory=dict)
    dark: bool = False

    def describe(self, light):
        if self.dark and not light:
            return "It is too dark to see."
        parts = [f"You are in the {self.name}."]
        if self.items:
            articles = [("an " if i[0] in "aeiou" else "a ") + i for i in self.items]
            parts.append(f"There is {' and '.join(articles)} here.")
        if self.exits:
            parts.append(f"Exits: {', '.join(sorted(self.exits))}.")
        return " ".join(parts)


ROOMS = {
    "hall": Room("hall", ["lamp"], {"down": "cellar", "east": "garden"}),
    "cellar": Room("cellar", ["apple", "rope"], {"up": "hall"}, dark=True),
    "garden": Room("garden", [], {"west": "hall", "down": "well"}),
    "well": Room("well", ["coin"]),
}


def dungeon_room_describer(path: str) -> str:
    """What is seen at the end of a walk; 'take' picks up everything."""
    room, bag = ROOMS["hall"], []
    for word in path.split():
        if word == "take":
            bag += room.items
            room.items = []
        else:
            room = ROOMS[room.exits[word]]
    return room.describe("lamp" in bag)

#> dungeon_room_describer("down")
#> dungeon_room_describer("take down")
#> dungeon_room_describer("east")
#> dungeon_room_describer("take down take up")
#> dungeon_room_describer("east down")
#> dungeon_room_describer("north")
#> dungeon_room_describer("")
#> dungeon_room_describer("take down take up take down")

### barcode_ean_text
LEFT_ODD = {"0": "0001101", "1": "0011001", "2": "0010011", "3": "0111101", "4": "0100011"}
LEFT_ODD |= {"5": "0110001", "6": "0101111", "7": "0111011", "8": "0110111", "9": "0001011"}


def check_digit(digits):
    total = sum(int(d) * (3 if index % 2 == 0 else 1) for index, d in enumerate(digits))
    return str((10 - total % 10) % 10)


def right_code(digit):
    """The right hand pattern is the left one turned inside out."""
    return "".join("1" if bit == "0" else "0" for bit in LEFT_ODD[digit])


def barcode_ean_text(digits: str, bars: bool = False) -> str:
    """Complete an EAN-8 code from seven digits, as digits or as bars."""
    if len(digits) != 7 or not digits.isdigit():
        raise ValueError(f"seven digits needed, not {digits!r}")
    code = digits + check_digit(digits)
    if not bars:
        return code
    left = "".join(LEFT_ODD[d] for d in code[:4])
    right = "".join(right_code(d) for d in code[4:])
    return f"101{left}01010{right}101"

#> barcode_ean_text("5512345")
#> barcode_ean_text("9638507")
#> barcode_ean_text("1234567", bars=True)
#> barcode_ean_text("12345")
#> barcode_ean_text("0000000")

### phone_number_formatter
import re

PLANS = {"1": (3, 3, 4), "49": (3, 8), "44": (2, 4, 4)}


class BadNumber(ValueError):
    pass


def split_country(digits):
    for length in (1, 2):
        if digits[:length] in PLANS:
            return digits[:length], digits[length:]
    raise BadNumber(f"country of +{digits[:3]}")


def phone_number_formatter(numbers: list[str], default: str = "49") -> str:
    formatted = []
    for number in numbers:
        digits = re.sub(r"\D", "", number)
        if number.strip().startswith("+") or digits.startswith("00"):
            country, rest = split_country(digits.lstrip("0"))
        else:
            country, rest = default, digits.lstrip("0")
        groups, position = [], 0
        for size in PLANS[country]:
            groups.append(rest[position:position + size])
            position += size
        formatted.append(f"+{country} {' '.join(filter(None, groups))}")
    return "; ".join(formatted)

#> phone_number_formatter(["030 1234567", "+1 (555) 010-9999"])
#> phone_number_formatter(["0044 20 7946 0958"])
#> phone_number_formatter([])
#> phone_number_formatter(["+999 1"])
#> phone_number_formatter(["0171/5551234", "555-0100"], default="1")
#> phone_number_formatter(["030 1234567", "+1 (555) 010-9999", "0171/5551234", "555-0100", "0044 20 7946 0958"])
#> phone_number_formatter(["0171/5551234", "555-0100", "030 1234567", "+1 (555) 010-9999", "0044 20 7946 0958"], default="1")

### train_announcement_text
ORDINALS = {1: "first", 2: "second", 3: "third"}


def clock_phrase(time):
    hour, minute = map(int, time.split(":"))
    match minute:
        case 0:
            return f"{hour} sharp"
        case 15:
            return f"quarter past {hour}"
        case 30:
            return f"half past {hour}"
        case 45:
            return f"quarter to {(hour + 1) % 24}"
        case m if m < 30:
            return f"{m} past {hour}"
        case m:
            return f"{60 - m} to {(hour + 1) % 24}"


def train_announcement_text(train, time, platform, delay=0, stops=()):
    text = f"Train {train} leaves at {clock_phrase(time)} from the {ORDINALS.get(platform, f'{platform}th')} platform"
    if stops:
        text += " via " + ", ".join(stops)
    if delay >= 5:
        text += f", about {delay // 5 * 5} minutes late"
    return text + "."

#> train_announcement_text("RE 5", "14:00", 1)
#> train_announcement_text("ICE 12", "23:45", 4, delay=13, stops=("Ulm", "Augsburg"))
#> train_announcement_text("S 1", "7:15", 2, 4)
#> train_announcement_text("IC 7", "9:30", 3, stops=("Kassel",))
#> train_announcement_text("RB 9", "11:52", 11, 5)
#> train_announcement_text("RB 9", "11:07", 1)
#> train_announcement_text("X", "soon", 1)
