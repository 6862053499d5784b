### salary_slip_deductions
def salary_slip_deductions(gross, *, married=False, kids=0, pension=0.05):
    slip = {"gross": gross}
    taxable = gross - 80000 - (40000 if married else 0) - kids * 15000
    slip["tax"] = max(0, taxable * 22 // 100)
    slip["pension"] = int(gross * pension)
    if gross > 450000:
        slip["solidarity"] = slip["tax"] * 55 // 1000
    slip["net"] = gross - sum(v for k, v in slip.items() if k != "gross")
    return slip

#> salary_slip_deductions(320000)
#> salary_slip_deductions(500000, married=True, kids=2)
#> salary_slip_deductions(60000, kids=1)
#> salary_slip_deductions(0)
#> salary_slip_deductions(450001, pension=0)

### vacation_days_left
def vacation_days_left(contract_days, start_month, taken, carry=0):
    months = 13 - start_month
    earned = contract_days * months / 12
    earned = int(earned * 2 + 0.5) / 2  # half days
    carry = min(carry, 5)
    left = earned + carry - sum(taken)
    return {"earned": earned, "left": left, "overdrawn": left < 0}

#> vacation_days_left(30, 1, [5, 10, 2.5])
#> vacation_days_left(25, 7, [], carry=9)
#> vacation_days_left(28, 12, [3, 1])
#> vacation_days_left(24, 4, [0.5] * 4, carry=2)
#> vacation_days_left(0, 1, [])

### commission_steps_sales
def commission_steps_sales(sales, rates=((10000, 0.02), (50000, 0.04)), top=0.06):
    report = {}
    for person, amount in sales.items():
        earned, floor = 0.0, 0
        for ceiling, rate in rates:
            earned += max(0, min(amount, ceiling) - floor) * rate
            floor = ceiling
        earned += max(0, amount - floor) * top
        report[person] = round(earned, 2)
    best = max(report, key=report.get) if report else None
    return report, best

#> commission_steps_sales({"Ines": 8000, "Raj": 62000})
#> commission_steps_sales({})
#> commission_steps_sales({"X": 100}, rates=(), top=0.5)
#> commission_steps_sales({"A": 10000, "B": -5})
#> commission_steps_sales({"tie1": 50000, "tie2": 50000})

### car_rental_quote
def car_rental_quote(days, category="compact", driver_age=30, extras=()):
    daily = {"compact": 39, "suv": 65, "van": 80}[category]
    weeks, rest = divmod(days, 7)
    total = weeks * daily * 6 + rest * daily
    if driver_age < 25:
        total += days * 12
    for extra in extras:
        total += {"gps": 5, "seat": 7}.get(extra, 0) * min(days, 10)
    return total

#> car_rental_quote(3)
#> car_rental_quote(15, "suv", driver_age=22)
#> car_rental_quote(12, extras=["gps", "seat", "snacks"])
#> car_rental_quote(0, "van")
#> car_rental_quote(5, category="limo")

### warranty_status_text
def warranty_status_text(bought, today, months=24, repairs=()):
    """Dates as (year, month); every repair adds one month."""
    used = (today[0] - bought[0]) * 12 + today[1] - bought[1]
    if used < 0:
        raise ValueError("bought in the future")
    total = months + len(repairs)
    left = total - used
    if left < 0:
        return f"expired {-left} month{'s' * (left != -1)} ago"
    return f"{left} of {total} months left" if left else "expires this month"

#> warranty_status_text((2022, 3), (2023, 1))
#> warranty_status_text((2020, 1), (2022, 2))
#> warranty_status_text((2021, 6), (2023, 7), repairs=["screen"])
#> warranty_status_text((2024, 5), (2024, 4))
#> warranty_status_text((2019, 12), (2021, 1), months=6)

### tax_free_allowance_merge
def tax_free_allowance_merge(payments, allowance):
    taxable, log = 0, []
    for month, amount in payments:
        free = min(amount, allowance)
        allowance -= free
        due = amount - free
        taxable += due
        log.append(f"{month}:{due}")
        if due and not allowance:
            log[-1] += "!"
    return taxable, allowance, log

#> tax_free_allowance_merge([("jan", 400), ("feb", 400), ("mar", 400)], 900)
#> tax_free_allowance_merge([], 50)
#> tax_free_allowance_merge([("may", 10)], 0)
#> tax_free_allowance_merge([("a", 0), ("b", 5)], 5)
#> tax_free_allowance_merge([("q1", 2.5), ("q2", 2.5)], 4)

### hotel_room_allocate
def hotel_room_allocate(rooms, parties):
    """Smallest free room that fits each party; rooms: number -> beds."""
    free = dict(rooms)
    plan = {}
    for name, size in parties:
        options = [(beds, number) for number, beds in free.items() if beds >= size]
        if not options:
            plan[name] = None
            continue
        _, number = min(options)
        plan[name] = number
        del free[number]
    return plan, sorted(free)

#> hotel_room_allocate({101: 2, 102: 4, 103: 1}, [("Lee", 1), ("Cruz", 2), ("Band", 5)])
#> hotel_room_allocate({}, [("X", 1)])
#> hotel_room_allocate({7: 2}, [])
#> hotel_room_allocate({1: 3, 2: 3}, [("a", 3), ("b", 1), ("c", 1)])
#> hotel_room_allocate({"attic": 1}, [("solo", 0)])

### restaurant_table_merge
def restaurant_table_merge(tables, guests):
    """Push adjacent tables together until the guests fit."""
    best = None
    for i in range(len(tables)):
        seats = 0
        for j in range(i, len(tables)):
            seats += tables[j]
            if seats >= guests:
                choice = (j - i + 1, seats - guests, i)
                if best is None or choice < best:
                    best = choice
                break
    if best is None:
        return "full"
    count, spare, start = best
    return list(range(start, start + count)), spare

#> restaurant_table_merge([2, 4, 4, 6], 7)
#> restaurant_table_merge([2, 2], 9)
#> restaurant_table_merge([], 1)
#> restaurant_table_merge([4, 8, 6], 6)
#> restaurant_table_merge([1, 1, 1, 1], 3)

### prescription_label_text
def prescription_label_text(drug, dose_mg, times, days, *, food=None):
    count = times * days
    word = {1: "once", 2: "twice"}.get(times, f"{times} times")
    text = f"{drug.upper()} {dose_mg:g} mg, {word} daily for {days} day{'s' if days > 1 else ''}"
    if food is True:
        text += ", with food"
    elif food is False:
        text += ", on an empty stomach"
    return text, count

#> prescription_label_text("ibuprofen", 400.0, 3, 5, food=True)
#> prescription_label_text("Zinc", 12.5, 1, 1)
#> prescription_label_text("abc", 100, 2, 10, food=False)
#> prescription_label_text("", 0, 0, 0)
#> prescription_label_text("é", 1e3, 4, 2)

### blood_type_donors
def blood_type_donors(patient, donors):
    def antigens(t):
        return set(t.replace("O", "").replace("-", ""))

    need = antigens(patient)
    exact, other = [], []
    for name, kind in donors:
        if kind == patient:
            exact.append(name)
        elif antigens(kind) <= need:
            other.append(name)
    return exact + sorted(other)

#> blood_type_donors("A+", [("Mia", "O-"), ("Bob", "A+"), ("Cy", "B+"), ("Al", "A-")])
#> blood_type_donors("O-", [("x", "O+"), ("y", "O-")])
#> blood_type_donors("AB+", [])
#> blood_type_donors("AB+", [("q", "B-"), ("p", "AB-")])
#> blood_type_donors("B-", [("z", "AB-")])

### emergency_triage_order
def emergency_triage_order(patients):
    def severity(p):
        score = 0
        if p.get("pulse", 80) > 120 or p.get("pulse", 80) < 50:
            score += 2
        if p.get("temp", 37) >= 39.5:
            score += 1
        if not p.get("breathing", True):
            score += 5
        return score

    ranked = sorted(enumerate(patients), key=lambda ip: (-severity(ip[1]), ip[0]))
    return [f"{p['name']}({severity(p)})" for _, p in ranked]

#> emergency_triage_order([{"name": "Eva"}, {"name": "Jon", "pulse": 130}, {"name": "Kai", "breathing": False}])
#> emergency_triage_order([])
#> emergency_triage_order([{"name": "A", "temp": 40}, {"name": "B", "temp": 39.5, "pulse": 40}])
#> emergency_triage_order([{"pulse": 70}])
#> emergency_triage_order([{"name": "x"}, {"name": "y"}])

### train_connection_check
def train_connection_check(legs, transfer=10):
    """legs: (train, from, departs, to, arrives), minutes of the day."""
    problems = []
    for (a, _, _, here, arrives), (b, start, departs, _, _) in zip(legs, legs[1:]):
        if here != start:
            problems.append(f"{a}/{b}: {here} is not {start}")
        elif departs - arrives < transfer:
            problems.append(f"{a}/{b}: {departs - arrives} min in {here}")
    if legs and not problems:
        return legs[-1][4] - legs[0][2]
    return problems

#> train_connection_check([("ICE1", "Bonn", 480, "Köln", 505), ("RE5", "Köln", 520, "Aachen", 575)])
#> train_connection_check([("A", "x", 0, "y", 10), ("B", "y", 15, "z", 30), ("C", "w", 50, "v", 60)])
#> train_connection_check([])
#> train_connection_check([("S1", "p", 100, "q", 130)])
#> train_connection_check([("A", "x", 0, "y", 10), ("B", "y", 15, "z", 30)], transfer=5)

### dns_zone_line_parse
def dns_zone_line_parse(line, origin="example.org"):
    line = line.split(";")[0].rstrip()
    if not line:
        return None
    fields = line.split()
    name = fields.pop(0) if not line[0].isspace() else "@"
    ttl = int(fields.pop(0)) if fields[0].isdigit() else 3600
    if fields[0] == "IN":
        del fields[0]
    kind, *data = fields
    full = origin if name == "@" else name[:-1] if name.endswith(".") else f"{name}.{origin}"
    return full, ttl, kind, " ".join(data)

#> dns_zone_line_parse("www 300 IN A 93.184.216.34 ; web")
#> dns_zone_line_parse("@ IN MX 10 mail")
#> dns_zone_line_parse("; only a comment")
#> dns_zone_line_parse("ftp.other.net. CNAME www", origin="x.y")
#> dns_zone_line_parse("   600 TXT v=spf1 -all")

### nmea_checksum_fields
def nmea_checksum_fields(sentence):
    body, star, given = sentence.removeprefix("$").partition("*")
    checksum = 0
    for ch in body:
        checksum ^= ord(ch)
    kind, *fields = body.split(",")
    if not star:
        return kind, fields, "unchecked"
    ok = f"{checksum:02X}" == given.upper()
    return kind, [f for f in fields if f], "ok" if ok else f"expected {checksum:02X}"

#> nmea_checksum_fields("$GPGLL,4916.45,N,12311.12,W,225444,A*31")
#> nmea_checksum_fields("$GPXYZ,1,,3*00")
#> nmea_checksum_fields("PING")
#> nmea_checksum_fields("$*00")
#> nmea_checksum_fields("$A,b*4f")

### geohash_cell_bounds
BASE32 = "0123456789bcdefghjkmnpqrstuvwxyz"


def geohash_cell_bounds(code):
    lat, lon = [-90.0, 90.0], [-180.0, 180.0]
    even = True
    for ch in code.lower():
        value = BASE32.index(ch)
        for bit in (16, 8, 4, 2, 1):
            axis = lon if even else lat
            middle = sum(axis) / 2
            axis[0 if value & bit else 1] = middle
            even = not even
    return tuple(round(x, 4) for x in lat + lon)

#> geohash_cell_bounds("u4")
#> geohash_cell_bounds("")
#> geohash_cell_bounds("ezs")
#> geohash_cell_bounds("0")
#> geohash_cell_bounds("ab")

### tile_coords_to_quadkey
def tile_coords_to_quadkey(x, y, zoom):
    limit = 1 << zoom
    if not (0 <= x < limit and 0 <= y < limit):
        raise ValueError(f"tile {x},{y} outside zoom {zoom}")
    key = ""
    for level in range(zoom - 1, -1, -1):
        digit = (x >> level & 1) + 2 * (y >> level & 1)
        key += str(digit)
    return key

#> tile_coords_to_quadkey(3, 5, 3)
#> tile_coords_to_quadkey(0, 0, 0)
#> tile_coords_to_quadkey(4, 1, 2)
#> tile_coords_to_quadkey(1023, 1, 10)
#> tile_coords_to_quadkey(2, 2, 2)

### sensor_packet_decode
def sensor_packet_decode(packet):
    if len(packet) != 6:
        return "short" if len(packet) < 6 else "long"
    ident, *_, humidity, battery, check = packet
    raw_temp = int.from_bytes(packet[1:3], "big", signed=True)
    if sum(packet[:-1]) % 256 != check:
        return "checksum"
    return {"id": ident, "temp": raw_temp / 10, "hum": humidity, "low": battery < 20}

#> sensor_packet_decode(bytes([7, 0, 215, 40, 90, 96]))
#> sensor_packet_decode(b"\x01\x02")
#> sensor_packet_decode(bytes([1, 255, 206, 55, 10, 16]))
#> sensor_packet_decode(bytes(6))
#> sensor_packet_decode(b"1234567")
#> sensor_packet_decode(bytes([9, 0, 0, 0, 0, 1]))

### modbus_register_floats
def modbus_register_floats(registers, scale=10, signed=True):
    values = []
    for high, low in zip(registers[::2], registers[1::2]):
        raw = high << 16 | low
        if signed and raw & 0x80000000:
            raw -= 1 << 32
        values.append(raw / scale)
    leftover = registers[-1] if len(registers) % 2 else None
    return values, leftover

#> modbus_register_floats([0, 235, 65535, 65526])
#> modbus_register_floats([])
#> modbus_register_floats([1, 0, 42], scale=1)
#> modbus_register_floats([65535, 65535], 1, signed=False)
#> modbus_register_floats([9])

### tlv_records_parse
def tlv_records_parse(data):
    """Type, length, value records; type 0 is padding."""
    records, i = [], 0
    while i < len(data):
        kind = data[i]
        if kind == 0:
            i += 1
            continue
        if i + 1 >= len(data):
            raise ValueError("missing length")
        length = data[i + 1]
        value = data[i + 2:i + 2 + length]
        if len(value) < length:
            raise ValueError(f"record {kind} truncated")
        records.append((kind, value.hex()))
        i += 2 + length
    return records

#> tlv_records_parse(b"\x01\x02ab\x00\x05\x00")
#> tlv_records_parse(b"")
#> tlv_records_parse(b"\x00\x00\x00")
#> tlv_records_parse(b"\x07\x05xy")
#> tlv_records_parse(b"\x03\x01z\x09")
#> tlv_records_parse(b"\xff\x03\x01\x02\x03")

### netstring_split
def netstring_split(buffer):
    messages = []
    while buffer:
        size, colon, rest = buffer.partition(b":")
        if not colon or not size.isdigit():
            break
        n = int(size)
        if len(rest) <= n:
            break
        if rest[n:n + 1] != b",":
            raise ValueError("missing comma")
        messages.append(rest[:n].decode())
        buffer = rest[n + 1:]
    return messages, buffer

#> netstring_split(b"5:hello,3:abc,4:pa")
#> netstring_split(b"")
#> netstring_split(b"0:,x")
#> netstring_split(b"2:abc,")
#> netstring_split(b"1:q,7:partial")

### soundex_phone_groups
CODES = {c: d for d, group in enumerate(("BFPV", "CGJKQSXZ", "DT", "L", "MN", "R"), 1) for c in group}


def soundex_phone_groups(names):
    groups = {}
    for name in names:
        code, last = name[0].upper(), CODES.get(name[0].upper())
        for ch in name[1:].upper():
            digit = CODES.get(ch)
            if digit and digit != last:
                code += str(digit)
            if ch not in "HW":
                last = digit
        groups.setdefault(code[:4].ljust(4, "0"), []).append(name)
    return groups

#> soundex_phone_groups(["Robert", "Rupert", "Ashcraft", "Tymczak"])
#> soundex_phone_groups([])
#> soundex_phone_groups(["Lee", "Li"])
#> soundex_phone_groups(["Pfister", "Honeyman"])
#> soundex_phone_groups(["x", ""])

### word_wrap_bullets
import textwrap


def word_wrap_bullets(items, width=24, bullet="* "):
    lines = []
    for item in items:
        wrapped = textwrap.wrap(item, width - len(bullet)) or ["(empty)"]
        lines.append(bullet + wrapped[0])
        lines += [" " * len(bullet) + w for w in wrapped[1:]]
    return "\n".join(lines)

#> word_wrap_bullets(["buy oat milk and two lemons", "sleep"])
#> word_wrap_bullets([])
#> word_wrap_bullets([""], bullet="- ")
#> word_wrap_bullets(["one two three"], width=8)
#> word_wrap_bullets(["Zwölf Boxkämpfer", "x y"], 12, "-> ")

### receipt_print_lines
def receipt_print_lines(items, width=24, paid=None):
    lines, total = [], 0
    for name, qty, cents in items:
        amount = f"{qty * cents / 100:.2f}"
        label = f"{qty}x {name}"[:width - len(amount) - 1]
        lines.append(label.ljust(width - len(amount), ".") + amount)
        total += qty * cents
    lines.append("=" * width)
    lines.append("TOTAL" + f"{total / 100:.2f}".rjust(width - 5))
    if paid is not None:
        lines.append("CHANGE" + f"{(paid - total) / 100:.2f}".rjust(width - 6))
    return lines

#> receipt_print_lines([("Espresso", 2, 220), ("Croissant", 1, 185)])
#> receipt_print_lines([], paid=100)
#> receipt_print_lines([("Extra long product name here", 1, 99999)], width=20)
#> receipt_print_lines([("Tea", 3, 150)], 16, paid=500)
#> receipt_print_lines([("Bag", 0, 10)], 12, 0)

### figure_skating_trimmed_mean
def figure_skating_trimmed_mean(scores, drop=1):
    result = {}
    for skater, marks in scores.items():
        ordered = sorted(marks)
        kept = ordered[drop:len(ordered) - drop]
        result[skater] = round(sum(kept) / len(kept), 2) if kept else 0.0
    podium = sorted(result, key=result.get, reverse=True)[:3]
    return podium, result

#> figure_skating_trimmed_mean({"Yuna": [9.5, 9.0, 8.5, 9.8], "Mao": [9.9, 7.0, 9.6, 9.4]})
#> figure_skating_trimmed_mean({})
#> figure_skating_trimmed_mean({"A": [5, 6]}, drop=1)
#> figure_skating_trimmed_mean({"p": [1, 2, 3], "q": [1, 2, 3], "r": [9], "s": [0]}, 0)
#> figure_skating_trimmed_mean({"x": [1, 2, 3, 4, 5, 100]}, drop=2)

### relay_race_splits
def relay_race_splits(teams):
    finish = []
    for team, splits in teams.items():
        if None in splits:
            finish.append((float("inf"), team, "DNF"))
        else:
            finish.append((sum(splits), team, f"{sum(splits):.2f}s"))
    finish.sort()
    best = finish[0][0] if finish else 0
    out = []
    for place, (time, team, text) in enumerate(finish, 1):
        gap = "" if time in (best, float("inf")) else f" (+{time - best:.2f})"
        out.append(f"{place}. {team} {text}{gap}")
    return out

#> relay_race_splits({"JAM": [10.1, 9.3, 9.4, 8.9], "USA": [10.0, 9.4, 9.5, 9.1], "GBR": [10.3, None]})
#> relay_race_splits({})
#> relay_race_splits({"A": [1], "B": [1]})
#> relay_race_splits({"X": [None]})
#> relay_race_splits({"solo": [12.345, 0.005]})

### swiss_pairing_round
def swiss_pairing_round(scores, played):
    waiting = sorted(scores, key=lambda p: (-scores[p], p))
    pairs = []
    while len(waiting) > 1:
        first = waiting.pop(0)
        for other in waiting:
            if frozenset((first, other)) not in played:
                break
        else:
            other = waiting[0]
        waiting.remove(other)
        pairs.append(f"{first}-{other}")
    if waiting:
        pairs.append(f"{waiting[0]} bye")
    return pairs

#> swiss_pairing_round({"Ann": 2, "Bo": 2, "Cy": 1, "Di": 0}, [frozenset(("Ann", "Bo"))])
#> swiss_pairing_round({}, [])
#> swiss_pairing_round({"x": 1, "y": 0}, {frozenset("xy")})
#> swiss_pairing_round({"a": 0, "b": 0, "c": 3}, [])
#> swiss_pairing_round({"only": 5}, [])

### streak_counter_habits
def streak_counter_habits(days):
    """days: string of 'x' (done), '.' (missed) and 'f' (freeze)."""
    current = longest = freezes = 0
    for d in days:
        if d == "x":
            current += 1
            if current % 7 == 0:
                freezes += 1
        elif d == "f" and freezes:
            freezes -= 1
        else:
            current = 0
        longest = max(longest, current)
    return {"current": current, "longest": longest, "freezes": freezes}

#> streak_counter_habits("xxx.xx")
#> streak_counter_habits("")
#> streak_counter_habits("xxxxxxxfxx")
#> streak_counter_habits("fxx")
#> streak_counter_habits("x" * 14 + "ff.")

### achievement_unlock_check
RULES = {
    "first_win": lambda s: s.get("wins", 0) >= 1,
    "veteran": lambda s: s.get("games", 0) >= 100,
    "sharp": lambda s: s.get("games", 0) >= 10 and s.get("wins", 0) / s["games"] > 0.8,
}


def achievement_unlock_check(stats, owned):
    unlocked = []
    for name, rule in RULES.items():
        if name in owned or not rule(stats):
            continue
        unlocked.append(name)
        owned.append(name)
    return unlocked, len(owned)

#> achievement_unlock_check({"wins": 9, "games": 10}, [])
#> achievement_unlock_check({"wins": 1, "games": 100}, ["first_win"])
#> achievement_unlock_check({}, [])
#> achievement_unlock_check({"games": 120, "wins": 119}, ["old"])
#> achievement_unlock_check({"wins": "two"}, ["veteran"])
