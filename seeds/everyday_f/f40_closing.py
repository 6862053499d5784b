### exif_like_tags_read
import struct

NAMES = {1: "width", 2: "height", 3: "flags", 9: "iso"}


class BadImage(ValueError):
    pass


def exif_like_tags_read(data: bytes) -> dict[str, int]:
    """'TAGS', count, then (tag, size, value) with 1, 2 or 4 bytes; big endian."""
    if data[:4] != b"TAGS":
        raise BadImage("no header")
    count = data[4]
    offset = 5
    tags = {}
    for _ in range(count):
        tag, size = struct.unpack_from("BB", data, offset)
        offset += 2
        if size not in (1, 2, 4) or offset + size > len(data):
            raise BadImage(f"tag {tag} has {size} bytes")
        value = 0
        for byte in data[offset:offset + size]:
            value = value << 8 | byte
        offset += size
        tags[NAMES.get(tag, f"tag{tag}")] = value
    return tags

#> exif_like_tags_read(b"TAGS\x03\x01\x02\x07\x80\x02\x02\x04\x38\x09\x01\x64")
#> exif_like_tags_read(b"TAGS\x00")
#> exif_like_tags_read(b"JPEG")
#> exif_like_tags_read(b"TAGS\x01\x01\x03\x00\x00\x00")
#> exif_like_tags_read(b"TAGS\x02\x07\x04\x00\x01\x00\x01\x03\x01\xff")

### mixed_line_endings_fixed
def mixed_line_endings_fixed(data: bytes, target: bytes = b"\n") -> tuple[bytes, dict[str, int]]:
    """Line endings made the same; how many of each were there."""
    counts = {"crlf": 0, "cr": 0, "lf": 0}
    out = bytearray()
    i = 0
    while i < len(data):
        byte = data[i:i + 1]
        if byte == b"\r":
            if data[i + 1:i + 2] == b"\n":
                counts["crlf"] += 1
                i += 1
            else:
                counts["cr"] += 1
            out += target
        elif byte == b"\n":
            counts["lf"] += 1
            out += target
        else:
            out += byte
        i += 1
    return bytes(out), counts

#> mixed_line_endings_fixed(b"one\r\ntwo\nthree\rfour")
#> mixed_line_endings_fixed(b"a\n\nb", target=b"\r\n")
#> mixed_line_endings_fixed(b"")
#> mixed_line_endings_fixed(b"\r\r\n\n\r")
#> mixed_line_endings_fixed(b"no ending at all")
#> mixed_line_endings_fixed(b'one\r\ntwo\nthree\rfourno ending at all\r\r\n\n\r')
#> mixed_line_endings_fixed(b'one\r\ntwo\nthree\rfourno ending at all')

### base32_like_ticket_code
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
CONFUSED = str.maketrans("OIL", "011")


def encode(number, length):
    text = ""
    for _ in range(length):
        number, digit = divmod(number, 32)
        text = ALPHABET[digit] + text
    return text


def decode(text):
    number = 0
    for ch in text.upper().replace("-", "").translate(CONFUSED):
        if ch not in ALPHABET:
            raise ValueError(f"bad character {ch}")
        number = number * 32 + ALPHABET.index(ch)
    return number


def base32_like_ticket_code(value, length: int = 5):
    """A number becomes a code with a check letter, a code becomes a number (None if the check fails)."""
    if isinstance(value, int):
        body = encode(value, length)
        return f"{body}-{ALPHABET[value % 31]}"
    body, _, check = value.rpartition("-")
    number = decode(body)
    if ALPHABET[number % 31] != check.upper():
        return None
    return number

#> base32_like_ticket_code(123456)
#> base32_like_ticket_code("03RJ0-E")
#> base32_like_ticket_code("o3rjo-e")
#> base32_like_ticket_code("00001-2")
#> base32_like_ticket_code("00U01-2")
#> base32_like_ticket_code(77, length=3)
#> base32_like_ticket_code("00001-1")
#> base32_like_ticket_code('o3rjo-e00001-203RJ0-E')

### loan_book_next_reminder
from datetime import date, timedelta


def loan_book_next_reminder(loans: list[tuple[str, str]], today: str, days: int = 21):
    """(title, days overdue) of the longest overdue book, a negative number for the next due one; None without loans."""
    now = date.fromisoformat(today)
    best = None
    for title, taken in loans:
        due = date.fromisoformat(taken) + timedelta(days=days)
        while due.weekday() == 6:
            due += timedelta(days=1)
        overdue = (now - due).days
        if best is None or overdue > best[1]:
            best = (title, overdue)
    return best

#> loan_book_next_reminder([("Emma", "2024-05-01"), ("Dune", "2024-04-20"), ("Ulysses", "2024-05-10")], "2024-05-20")
#> loan_book_next_reminder([("Emma", "2024-05-19")], "2024-05-20")
#> loan_book_next_reminder([], "2024-05-20")
#> loan_book_next_reminder([("x", "2024-04-28"), ("y", "2024-04-27")], "2024-05-21")
#> loan_book_next_reminder([("x", "soon")], "2024-05-21", days=7)
#> loan_book_next_reminder([('x', '2024-04-28'), ('y', '2024-04-27'), ('Emma', '2024-05-19'), ('Emma', '2024-05-01'), ('Dune', '2024-04-20'), ('Ulysses', '2024-05-10')], '2024-05-21')

### recipe_conversion_error_margin
def recipe_conversion_error_margin(amounts: list[tuple[float, str]], rounding: dict[str, float]) -> float:
    """Largest relative error in percent when amounts are rounded to practical steps of their unit."""
    worst = 0.0
    for amount, unit in amounts:
        step = rounding.get(unit)
        if step is None:
            continue
        rounded = round(amount / step) * step
        if rounded == 0:
            rounded = step
        error = abs(rounded - amount) / amount * 100
        if error > worst:
            worst = error
    return round(worst, 2)

#> recipe_conversion_error_margin([(236.6, "ml"), (28.35, "g"), (3.2, "eggs"), (1.4, "tsp")], {"ml": 10, "g": 5, "tsp": 0.5})
#> recipe_conversion_error_margin([(0.2, "tsp")], {"tsp": 0.5})
#> recipe_conversion_error_margin([], {"g": 1})
#> recipe_conversion_error_margin([(0.0, "g")], {"g": 1})
#> recipe_conversion_error_margin([(100.0, "g"), (250.0, "g"), (333.0, "g"), (7.0, "g")], {"g": 25})
#> recipe_conversion_error_margin([(236.6, 'ml'), (28.35, 'g'), (3.2, 'eggs'), (1.4, 'tsp'), (100.0, 'g'), (250.0, 'g'), (333.0, 'g'), (7.0, 'g')], {'ml': 10, 'g': 5, 'tsp': 0.5})

### commute_cheapest_option
def commute_cheapest_option(days: list[str], single: float = 2.9, week: float = 24.0, ten: float = 25.0) -> tuple[str, float]:
    """Text of 'o' (office) and '.' per week: cheapest of single, ten-trip and weekly tickets (mixed by week)."""
    trips = sum(week_text.count("o") * 2 for week_text in days)
    options = {"single": trips * single, "ten": -(-trips // 10) * ten}
    mixed = 0.0
    weekly = 0
    for week_text in days:
        cost = week_text.count("o") * 2 * single
        if cost > week:
            cost = week
            weekly += 1
        mixed += cost
    options[f"mixed ({weekly} weekly)"] = mixed
    best = min(options, key=lambda name: (options[name], name))
    return best, round(options[best], 2)

#> commute_cheapest_option(["ooooo", "o.o..", ".....", "oooo."])
#> commute_cheapest_option(["o....", "o...."])
#> commute_cheapest_option([])
#> commute_cheapest_option(["ooooo"] * 4, week=20.0)
#> commute_cheapest_option(["oo...", "ooo..", "oooo."], 2.9, 24.0, 20.0)
#> commute_cheapest_option(['ooooo', 'o.o..', '.....', 'oooo.', 'oo...', 'ooo..', 'oooo.', 'o....', 'o....'])
#> commute_cheapest_option(['ooooo', 'o.o..', '.....', 'oooo.', 'oo...', 'ooo..', 'oooo.'])

### patient_vitals_score
BANDS = {
    "pulse": [(40, 3), (50, 1), (90, 0), (110, 1), (130, 2), (999, 3)],
    "temp": [(35.0, 3), (36.0, 1), (38.0, 0), (39.0, 1), (99.0, 2)],
    "breaths": [(8, 3), (11, 1), (20, 0), (24, 2), (999, 3)],
}


def patient_vitals_score(readings: list[dict[str, float]]) -> list[tuple[int, str]]:
    """(score, action) for each set of readings; a missing value counts like the last one."""
    last: dict[str, float] = {}
    results = []
    for reading in readings:
        last.update(reading)
        score = 0
        alarm = False
        for name, bands in BANDS.items():
            if name not in last:
                continue
            for limit, points in bands:
                if last[name] <= limit:
                    score += points
                    alarm = alarm or points == 3
                    break
        if score >= 5 or alarm:
            action = "call doctor"
        elif score >= 2:
            action = "check hourly"
        else:
            action = "routine"
        results.append((score, action))
    return results

#> patient_vitals_score([{"pulse": 80, "temp": 37.0, "breaths": 16}, {"pulse": 115}, {"temp": 39.5, "breaths": 23}])
#> patient_vitals_score([{"pulse": 38}])
#> patient_vitals_score([])
#> patient_vitals_score([{}, {"temp": 38.5}, {"pulse": 95}])
#> patient_vitals_score([{"pulse": "fast"}])
#> patient_vitals_score([{}, {'temp': 38.5}, {'pulse': 95}, {'pulse': 38}, {'pulse': 80, 'temp': 37.0, 'breaths': 16}, {'pulse': 115}, {'temp': 39.5, 'breaths': 23}])
#> patient_vitals_score([{}, {'temp': 38.5}, {'pulse': 95}, {'pulse': 80, 'temp': 37.0, 'breaths': 16}, {'pulse': 115}, {'temp': 39.5, 'breaths': 23}])

### dns_zone_lookups
class NotFound(LookupError):
    pass


def resolve(zone, name, seen):
    if name in seen:
        raise NotFound(f"loop at {name}")
    record = zone.get(name)
    if record is None:
        # wildcard of the parent
        _, _, parent = name.partition(".")
        record = zone.get("*." + parent)
    if record is None:
        raise NotFound(name)
    kind, value = record.split()
    if kind == "CNAME":
        return resolve(zone, value, seen + [name])
    return value


def dns_zone_lookups(zone: dict[str, str], names: list[str]) -> list[str]:
    """Addresses of the names; what cannot be resolved as '!reason'."""
    answers = []
    for name in names:
        try:
            answers.append(resolve(zone, name.lower().rstrip("."), []))
        except NotFound as error:
            answers.append(f"!{error}")
    return answers

#> dns_zone_lookups({"a.io": "A 1.1.1.1", "www.a.io": "CNAME a.io", "*.a.io": "A 2.2.2.2"}, ["WWW.a.io.", "x.a.io", "b.io"])
#> dns_zone_lookups({"p.io": "CNAME q.io", "q.io": "CNAME p.io"}, ["p.io"])
#> dns_zone_lookups({}, [])
#> dns_zone_lookups({"m.z": "CNAME n.z", "n.z": "CNAME gone.z", "*.w": "CNAME m.z"}, ["m.z", "k.w", "w"])
#> dns_zone_lookups({"bad": "A"}, ["bad"])
