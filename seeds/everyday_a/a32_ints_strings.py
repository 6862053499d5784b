### dna_like_code_translate
TABLE = {"AAA": "K", "AUG": "M", "UUU": "F", "GGC": "G", "CCA": "P", "UAA": "*", "UGA": "*"}


class ReadingError(ValueError):
    pass


def codons(text):
    for index in range(0, len(text) - 2, 3):
        yield text[index:index + 3]


def dna_like_code_translate(strand: str, strict: bool = False) -> str:
    text = strand.upper().replace("T", "U").replace(" ", "")
    start = text.find("AUG")
    if start < 0:
        return ""
    protein = ""
    for codon in codons(text[start:]):
        letter = TABLE.get(codon)
        if letter is None:
            if strict:
                raise ReadingError(codon)
            letter = "?"
        if letter == "*":
            break
        protein += letter
    return protein

#> dna_like_code_translate("gg ATG TTT AAA ggc TAA cca")
#> dna_like_code_translate("AUGUUUCCCUGA")
#> dna_like_code_translate("AUGUUUCCC", strict=True)
#> dna_like_code_translate("CCCC")
#> dna_like_code_translate("ATGCCACCAAAAGG")

### longest_busy_streak_minutes
def merge(spans):
    merged = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    return merged


def longest_busy_streak_minutes(calls: str, gap: int = 0) -> int:
    spans = []
    for call in calls.split():
        start, length = map(int, call.split("+"))
        spans.append((start, start + length + gap))
    longest = 0
    for start, end in merge(spans):
        longest = max(longest, end - gap - start)
    return longest

#> longest_busy_streak_minutes("0+10 8+5 20+7 27+3 45+4")
#> longest_busy_streak_minutes("0+10 12+5 20+7", gap=3)
#> longest_busy_streak_minutes("")
#> longest_busy_streak_minutes("100+1 50+60 10+5")
#> longest_busy_streak_minutes("5+five")

### format_phone_numbers_by_country
FORMATS = {"DE": "### ########", "US": "(###) ###-####", "FR": "# ## ## ## ##"}
CODES = {"49": "DE", "1": "US", "33": "FR"}


def fill(pattern, digits):
    out = ""
    remaining = list(digits)
    for char in pattern:
        if char != "#":
            if remaining:
                out += char
            continue
        if not remaining:
            break
        out += remaining.pop(0)
    return out + "".join(remaining)


def format_phone_numbers_by_country(number: str) -> str:
    digits = "".join(char for char in number if char.isdigit())
    for length in (2, 1):
        country = CODES.get(digits[:length])
        if country is not None:
            national = digits[length:]
            return f"+{digits[:length]} {fill(FORMATS[country], national)}".rstrip()
    return number

#> format_phone_numbers_by_country("+49 30 1234567")
#> format_phone_numbers_by_country("+1-212-555-0199")
#> format_phone_numbers_by_country("0033 1")
#> format_phone_numbers_by_country("+33 1")
#> format_phone_numbers_by_country("33612345678")
#> format_phone_numbers_by_country("+49")

### treasure_hunt_clues_path
import re

STEP = re.compile(r"(\d+) (?:steps? )?(north|south|east|west)|turn (left|right)|go (\d+)")
COMPASS = ["north", "east", "south", "west"]
DELTA = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}


def treasure_hunt_clues_path(text):
    """City-block distance from the start after clues such as '3 north, turn left, go 2'."""
    x = y = 0
    heading = "north"
    for count, direction, turn, ahead in STEP.findall(text.lower()):
        if turn:
            offset = 1 if turn == "right" else -1
            heading = COMPASS[(COMPASS.index(heading) + offset) % 4]
            continue
        if direction:
            heading = direction
        dx, dy = DELTA[heading]
        length = int(count or ahead)
        x, y = x + dx * length, y + dy * length
    return abs(x) + abs(y)

#> treasure_hunt_clues_path("3 steps north, 4 east, turn left, go 2, turn left, go 10")
#> treasure_hunt_clues_path("Go 5. Turn right. Turn right. Go 5.")
#> treasure_hunt_clues_path("dig here")
#> treasure_hunt_clues_path("1 step West, 1 step West, turn left, go 7")
#> treasure_hunt_clues_path("10 south, turn right, go 3, 2 north")

### scoreboard_digits_seven_segment
SEGMENTS = {"0": "abcdef", "1": "bc", "2": "abdeg", "3": "abcdg", "4": "bcfg", "5": "acdfg", "6": "acdefg", "7": "abc", "8": "abcdefg", "9": "abcdfg"}


def row(digit, left, middle, right):
    lit = SEGMENTS[digit]
    out = "|" if left in lit else " "
    out += "_" if middle in lit else " "
    return out + ("|" if right in lit else " ")


def scoreboard_digits_seven_segment(number, gap=0):
    lines = ["", "", ""]
    for digit in str(number):
        if digit not in SEGMENTS:
            raise ValueError(f"cannot show {digit!r}")
        lit = SEGMENTS[digit]
        lines[0] += " _ " if "a" in lit else "   "
        lines[1] += row(digit, "f", "g", "b")
        lines[2] += row(digit, "e", "d", "c")
        for index in range(3):
            lines[index] += " " * gap
    return "\n".join(line.rstrip() for line in lines)

#> scoreboard_digits_seven_segment(205)
#> scoreboard_digits_seven_segment("17", gap=1)
#> scoreboard_digits_seven_segment(98)
#> scoreboard_digits_seven_segment(-4)
#> scoreboard_digits_seven_segment(6304)

### elevator_shaft_energy_units
def elevator_shaft_energy_units(trips: str, counterweight: int = 6) -> float:
    """Energy for trips 'from>to*people': lifting costs, sinking gives half back, the counterweight balances six."""
    floor = 0
    energy = 0.0
    for trip in trips.split():
        route, _, people = trip.partition("*")
        start, end = map(int, route.split(">"))
        for target, load in ((start, 0), (end, int(people))):
            height = target - floor
            work = height * (load - counterweight)
            energy += work if work > 0 else work / 2
            floor = target
    return energy

#> elevator_shaft_energy_units("0>5*10 5>0*3 2>7*6")
#> elevator_shaft_energy_units("0>0*1")
#> elevator_shaft_energy_units("3>9*12 9>0*12", counterweight=0)
#> elevator_shaft_energy_units("")
#> elevator_shaft_energy_units("1>two*3")

### alphabet_soup_label_maker
def alphabet_soup_label_maker(labels, letters):
    stock = {}
    for char in letters.upper():
        if char.isalpha():
            stock[char] = stock.get(char, 0) + 1
    made = []
    for label in labels:
        needed = {}
        for char in label.upper():
            if char.isalpha():
                needed[char] = needed.get(char, 0) + 1
        if all(stock.get(char, 0) >= count for char, count in needed.items()):
            for char, count in needed.items():
                stock[char] -= count
            made.append(label)
    rest = "".join(char * count for char, count in sorted(stock.items()))
    return f"{', '.join(made) or 'none'} / {rest}"

#> alphabet_soup_label_maker(["tea", "salt", "oat"], "AATTELSO")
#> alphabet_soup_label_maker(["zip"], "abc")
#> alphabet_soup_label_maker([], "b a")
#> alphabet_soup_label_maker(["no", "on", "noon"], "nnoo oonn")
#> alphabet_soup_label_maker(["a-b", "b a"], "AB")

### cheque_digits_words_de
ONES = ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"]
TENS = {2: "zwanzig", 3: "dreißig", 4: "vierzig", 5: "fünfzig", 6: "sechzig", 7: "siebzig", 8: "achtzig", 9: "neunzig"}


def joined(number):
    word = ONES[number]
    return word[:-1] if number == 1 else word


def below_hundred(number):
    if number <= 12:
        return ONES[number]
    if number < 20:
        stem = {16: "sech", 17: "sieb"}.get(number, ONES[number - 10])
        return stem + "zehn"
    tens, ones = divmod(number, 10)
    return f"{joined(ones)}und{TENS[tens]}" if ones else TENS[tens]


def cheque_digits_words_de(number):
    """German words for a number below ten thousand."""
    if not 0 <= number < 10_000:
        raise ValueError(number)
    text = ""
    for size, name in ((1000, "tausend"), (100, "hundert")):
        count, number = divmod(number, size)
        if count:
            text += joined(count) + name
    if number or not text:
        text += below_hundred(number)
    return text

#> cheque_digits_words_de(1987)
#> cheque_digits_words_de(21)
#> cheque_digits_words_de(0)
#> cheque_digits_words_de(116)
#> cheque_digits_words_de(3000)
#> cheque_digits_words_de(10_000)
#> cheque_digits_words_de(1101)
#> cheque_digits_words_de(514)
#> cheque_digits_words_de(40)

### count_changed_settings_lines
import difflib


def significant(text):
    lines = []
    for line in text.splitlines():
        line = line.split("#")[0].strip()
        if line:
            lines.append(" ".join(line.split()))
    return lines


def count_changed_settings_lines(old: str, new: str) -> int:
    before, after = significant(old), significant(new)
    matcher = difflib.SequenceMatcher(a=before, b=after, autojunk=False)
    changed = 0
    for tag, i1, i2, j1, j2 in matcher.get_opcodes():
        if tag == "equal":
            continue
        changed += max(i2 - i1, j2 - j1)
    return changed

#> count_changed_settings_lines("a = 1\nb = 2 # two\nc = 3", "a = 1\nb  =  2\nd = 4\nc = 5")
#> count_changed_settings_lines("# only\n\nx = 1", "x = 1 # now with a note")
#> count_changed_settings_lines("", "a\nb\nc")
#> count_changed_settings_lines("p\nq\nr\ns", "s\nr\nq\np")
#> count_changed_settings_lines("k = v", "")

### caravan_load_balance
def caravan_load_balance(items: list[str], limit: int = 75) -> str:
    """Kilos on the hitch: items 'name weight@position', the axle is at 0 and the hitch at 3 metres."""
    total = 0.0
    moment = 0.0
    for item in items:
        name, _, rest = item.rpartition(" ")
        weight, _, position = rest.partition("@")
        kilos = float(weight)
        distance = float(position)
        if not -2.5 <= distance <= 3:
            raise ValueError(f"{name} stands outside")
        total += kilos
        moment += kilos * distance
    hitch = moment / 3
    if hitch < 0:
        return "tail-heavy"
    if hitch > limit:
        return f"{hitch - limit:.1f} kg too much on the hitch"
    return f"{hitch:.1f} kg of {total:.0f} kg on the hitch"

#> caravan_load_balance(["gas bottle 20@2.5", "water 60@0.5", "bikes 40@-1.8", "tent 35@1"])
#> caravan_load_balance(["piano 300@2"])
#> caravan_load_balance(["bikes 40@-2"])
#> caravan_load_balance([])
#> caravan_load_balance(["roof box 10@5"])

### chess_clock_remaining
class Flagged(Exception):
    pass


class Clock:
    def __init__(self, seconds, increment):
        self.left = [seconds, seconds]
        self.increment = increment
        self.turn = 0

    def press(self, used):
        self.left[self.turn] -= used
        if self.left[self.turn] <= 0:
            raise Flagged(("white", "black")[self.turn])
        self.left[self.turn] += self.increment
        self.turn = 1 - self.turn


def show(seconds):
    return f"{seconds // 60}:{seconds % 60:02d}"


def chess_clock_remaining(minutes, increment, moves):
    """Clocks after moves (seconds used), or who lost on time and when."""
    clock = Clock(minutes * 60, increment)
    for number, used in enumerate(moves):
        try:
            clock.press(used)
        except Flagged as loser:
            return f"{loser} loses at move {number // 2 + 1}"
    return " - ".join(show(seconds) for seconds in clock.left)

#> chess_clock_remaining(3, 2, [5, 10, 7, 30, 12, 64, 3])
#> chess_clock_remaining(1, 0, [20, 5, 20, 5, 20, 5])
#> chess_clock_remaining(5, 0, [])
#> chess_clock_remaining(1, 30, [59, 60])
#> chess_clock_remaining(2, 1, [1, 1, 1, 1])

### parental_control_minutes_left
RULES = {"school": 60, "weekend": 150, "holiday": 180}
FREE = {"homework", "music"}


def parental_control_minutes_left(kind, sessions, bonus=0):
    """Screen minutes left today after 'app start end' sessions; some apps are free, overlaps count once."""
    used = set()
    for session in sessions:
        app, start, end = session.split()
        if app in FREE:
            continue
        first, last = (int(t[:2]) * 60 + int(t[2:]) for t in (start, end))
        for minute in range(first, last):
            used.add(minute)
    return max(0, RULES[kind] + bonus - len(used))

#> parental_control_minutes_left("school", ["game 1500 1512", "video 1506 1518", "homework 1600 1700"])
#> parental_control_minutes_left("weekend", ["game 0955 1005"], bonus=10)
#> parental_control_minutes_left("holiday", [])
#> parental_control_minutes_left("party", [])
#> parental_control_minutes_left("school", ["game 1400 1430", "chat 1430 1501"])

### ferry_loading_lanes
def ferry_loading_lanes(vehicles: str, length: int = 20, lanes: int = 2) -> int:
    """How many vehicles from the front of the queue get on board; each takes the first lane with room."""
    sizes = {"bike": 2, "car": 5, "van": 7, "bus": 12}
    free = [length] * lanes
    loaded = 0
    for vehicle in vehicles.split():
        size = sizes[vehicle]
        for lane in range(lanes):
            if free[lane] >= size:
                free[lane] -= size
                loaded += 1
                break
        else:
            break
    return loaded

#> ferry_loading_lanes("car bus van car bike bus car")
#> ferry_loading_lanes("bus bus bus", length=12)
#> ferry_loading_lanes("", 10)
#> ferry_loading_lanes("bike bike bike bike car", length=9, lanes=1)
#> ferry_loading_lanes("car truck")

### loop_counter_odometer_text
class Wheel:
    def __init__(self, faces):
        self.faces = faces
        self.at = 0

    def advance(self):
        """True when the wheel starts again."""
        self.at = (self.at + 1) % len(self.faces)
        return self.at == 0

    def show(self):
        return self.faces[self.at]


def loop_counter_odometer_text(wheels, steps):
    """The text of a counter with wheels such as '01', 'abc' after some steps."""
    stack = [Wheel(faces) for faces in wheels.split()]
    overflows = 0
    for _ in range(steps):
        for wheel in reversed(stack):
            if not wheel.advance():
                break
        else:
            overflows += 1
    text = "".join(wheel.show() for wheel in stack)
    return f"{text}+{overflows}" if overflows else text

#> loop_counter_odometer_text("01 abc xy", 9)
#> loop_counter_odometer_text("01 01", 9)
#> loop_counter_odometer_text("0123456789 0123456789", 12)
#> loop_counter_odometer_text("AB", 0)
#> loop_counter_odometer_text("xyz 01 01", 12)

### bike_gear_ratio_table
CHAINRINGS = (34, 50)
CASSETTE = (11, 13, 15, 18, 21, 25, 30)


def ratios():
    for ring in CHAINRINGS:
        for cog in CASSETTE:
            yield round(ring / cog, 2), ring, cog


def cross_chained(ring, cog):
    if ring == CHAINRINGS[0]:
        return cog == CASSETTE[0]
    return cog == CASSETTE[-1]


def bike_gear_ratio_table(speed, cadence, wheel=2.1):
    if cadence <= 0:
        raise ValueError("stand still")
    wanted = speed * 1000 / 60 / wheel / cadence
    best = None
    for ratio, ring, cog in ratios():
        if cross_chained(ring, cog):
            continue
        error = abs(ratio - wanted)
        if best is None or error < best[0]:
            best = (error, f"{ring}/{cog}")
    return best[1]

#> bike_gear_ratio_table(30, 90)
#> bike_gear_ratio_table(12, 80)
#> bike_gear_ratio_table(55, 100, wheel=2.2)
#> bike_gear_ratio_table(10, 0)
#> bike_gear_ratio_table(22, 85)

### expand_braces_in_paths
def split_top(text):
    parts, depth, current = [], 0, ""
    for char in text:
        if char == "," and depth == 0:
            parts.append(current)
            current = ""
            continue
        depth += (char == "{") - (char == "}")
        current += char
    return parts + [current]


def expand(text):
    start = text.find("{")
    if start < 0:
        return [text]
    depth = 0
    for end in range(start, len(text)):
        depth += (text[end] == "{") - (text[end] == "}")
        if depth == 0:
            break
    else:
        raise ValueError("brace not closed")
    results = []
    for option in split_top(text[start + 1:end]):
        for inner in expand(option):
            for rest in expand(text[end + 1:]):
                results.append(text[:start] + inner + rest)
    return results


def expand_braces_in_paths(pattern):
    return " ".join(expand(pattern))

#> expand_braces_in_paths("src/{a,b{1,2}}.py")
#> expand_braces_in_paths("plain.txt")
#> expand_braces_in_paths("{x,y}{1,}")
#> expand_braces_in_paths("a{b")
#> expand_braces_in_paths("img-{01,02,03}.{png,jpg}")

### compress_whitespace_tokens
def compress_whitespace_tokens(text):
    """Write runs of blanks as '~n', a literal tilde as '~~'; the text can be read back."""
    out = ""
    index = 0
    while index < len(text):
        char = text[index]
        if char == "~":
            out += "~~"
            index += 1
        elif char == " ":
            end = index
            while end < len(text) and text[end] == " " and end - index < 9:
                end += 1
            count = end - index
            out += " " if count == 1 else f"~{count}"
            index = end
        else:
            out += char
            index += 1
    return out

#> compress_whitespace_tokens("a    b c  d")
#> compress_whitespace_tokens("~ home ~")
#> compress_whitespace_tokens("")
#> compress_whitespace_tokens("x" + " " * 20 + "y")
#> compress_whitespace_tokens("if a:\n    b\n        c")

### mnemonic_checksum_words
WORDS = "apple bread candle dragon eagle forest garden hammer island jacket kitten lemon mirror needle orange pencil".split()


class PhraseError(ValueError):
    pass


def encode(number, count):
    digits = []
    for _ in range(count):
        number, digit = divmod(number, 16)
        digits.append(digit)
    check = sum(digits) % 16
    return [WORDS[digit] for digit in reversed(digits)] + [WORDS[check]]


def decode(phrase):
    digits = []
    for word in phrase:
        matches = [index for index, known in enumerate(WORDS) if known.startswith(word[:3])]
        if not matches:
            raise PhraseError(f"unknown word {word}")
        digits.append(matches[0])
    *body, check = digits
    if sum(body) % 16 != check:
        raise PhraseError("checksum")
    number = 0
    for digit in body:
        number = number * 16 + digit
    return number


def mnemonic_checksum_words(value, count=3):
    if isinstance(value, str):
        return decode(value.split())
    return " ".join(encode(value, count))

#> mnemonic_checksum_words(3000)
#> mnemonic_checksum_words("lemon lemon island dragon")
#> mnemonic_checksum_words("app bre bre")
#> mnemonic_checksum_words("apple zebra apple")
#> mnemonic_checksum_words("apple bread candle")
#> mnemonic_checksum_words(255, count=2)
#> mnemonic_checksum_words(65535, count=4)

### tally_marks_scoreboard
def tally(count):
    groups, rest = divmod(count, 5)
    marks = ["||||/"] * groups
    if rest:
        marks.append("|" * rest)
    return " ".join(marks)


def tally_marks_scoreboard(points: str, target: int | None = None) -> str:
    """Lines 'name marks' in the order of first points; the first to reach a target gets a star and ends it."""
    scores = {}
    for entry in points.split():
        name, _, count = entry.partition("+")
        scores[name] = scores.get(name, 0) + int(count or 1)
        if target is not None and scores[name] >= target:
            winner = name
            break
    else:
        winner = None
    lines = []
    for name, score in scores.items():
        star = "*" if name == winner else ""
        lines.append(f"{name}{star} {tally(score)}")
    return "\n".join(lines)

#> tally_marks_scoreboard("ida bo+3 ida+6 bo ida cy+5 bo+2")
#> tally_marks_scoreboard("ida bo+3 ida+6 bo ida cy+5 bo+2", target=7)
#> tally_marks_scoreboard("")
#> tally_marks_scoreboard("a+0 b+10")
#> tally_marks_scoreboard("x+many")
