### smallest_missing_port
def smallest_missing_port(used, low=8000, high=8010):
    """First free port; a gap before the end is preferred."""
    busy = set(used)
    for port in range(low, high):
        if port not in busy:
            return port
    raise RuntimeError(f"no free port in {low}..{high - 1}")

#> smallest_missing_port([8000, 8001, 8003])
#> smallest_missing_port([])
#> smallest_missing_port([5, 6], 5, 7)
#> smallest_missing_port([80, 81], 79)
#> smallest_missing_port([1, 2, 3], 1, 5)

### tokenise_search_query
def tokenise_search_query(query):
    """Phrases in quotes, -excluded words, field:value pairs."""
    found = {"phrases": [], "not": [], "fields": {}, "words": []}
    parts = query.split('"')
    found["phrases"] = [p for p in parts[1::2] if p]
    for word in " ".join(parts[::2]).split():
        field, colon, value = word.partition(":")
        if word.startswith("-") and len(word) > 1:
            found["not"].append(word[1:])
        elif colon and field and value:
            found["fields"][field] = value
        else:
            found["words"].append(word)
    return {k: v for k, v in found.items() if v}

#> tokenise_search_query('red "wool hat" -acrylic size:m')
#> tokenise_search_query("")
#> tokenise_search_query('- a: :b ""')
#> tokenise_search_query('"open phrase')
#> tokenise_search_query("lang:de lang:fr -x:y")

### highlight_matches
def highlight_matches(text, term, mark="**"):
    """Mark every occurrence whatever its case, keeping the original case."""
    if not term:
        return text
    out, start = "", 0
    folded, needle = text.lower(), term.lower()
    while (at := folded.find(needle, start)) != -1:
        end = at + len(term)
        out += text[start:at] + mark + text[at:end] + mark
        start = end
    return out + text[start:]

#> highlight_matches("Tea or iced tea", "tea")
#> highlight_matches("aaa", "aa", "|")
#> highlight_matches("none", "x")
#> highlight_matches("text", "")
#> highlight_matches("", "y")
#> highlight_matches("Élan élan", "é", "_")

### snippet_around
def snippet_around(text, word, radius=8):
    at = text.find(word)
    if at < 0:
        return text[:2 * radius].rstrip()
    start, end = max(0, at - radius), min(len(text), at + len(word) + radius)
    if start:
        start = text.find(" ", start, at) + 1 or start
    if end < len(text):
        end = text.rfind(" ", at + len(word), end) if " " in text[at + len(word):end] else end
    return ("…" if start else "") + text[start:end] + ("…" if end < len(text) else "")

#> snippet_around("the quick brown fox jumps over the lazy dog", "fox")
#> snippet_around("the quick brown fox", "cat")
#> snippet_around("fox", "fox")
#> snippet_around("abcdefghijklmnopqrstuvwxyz", "m", 3)
#> snippet_around("", "x")

### edit_distance_limited
def edit_distance_limited(a, b, limit):
    """Levenshtein distance, or None as soon as it must exceed the limit."""
    if abs(len(a) - len(b)) > limit:
        return None
    row = list(range(len(b) + 1))
    for i, ca in enumerate(a, 1):
        previous, row[0] = row[0], i
        for j, cb in enumerate(b, 1):
            cost = previous if ca == cb else 1 + min(previous, row[j], row[j - 1])
            previous, row[j] = row[j], cost
        if min(row) > limit:
            return None
    return row[-1] if row[-1] <= limit else None

#> edit_distance_limited("form", "fork", 1)
#> edit_distance_limited("kitten", "sitting", 2)
#> edit_distance_limited("", "", 0)
#> edit_distance_limited("a", "abcd", 2)
#> edit_distance_limited("abc", "xyz", 1)

### did_you_mean
def _bigrams(word):
    padded = f" {word.casefold()} "
    return {padded[i:i + 2] for i in range(len(padded) - 1)}

def did_you_mean(typed, commands, cutoff=0.4):
    """Closest command by shared letter pairs."""
    best, best_score = None, cutoff
    mine = _bigrams(typed)
    for cmd in commands:
        theirs = _bigrams(cmd)
        score = len(mine & theirs) / len(mine | theirs)
        if score > best_score:
            best, best_score = cmd, score
    return best and f"did you mean {best}?"

#> did_you_mean("comit", ["commit", "config", "clone"])
#> did_you_mean("xyz", ["push", "pull"])
#> did_you_mean("", ["a"])
#> did_you_mean("Status", [])
#> did_you_mean("pusl", ["push", "pull"], 0.1)

### soundex_code_alt
_CODES = {c: d for d, group in enumerate(("bfpv", "cgjkqsxz", "dt", "l", "mn", "r"), 1) for c in group}

def soundex_code_alt(name):
    letters = [c for c in name.lower() if c.isalpha() and c.isascii()]
    if not letters:
        return None
    code, last = letters[0].upper(), _CODES.get(letters[0])
    for c in letters[1:]:
        digit = _CODES.get(c)
        if digit and digit != last:
            code += str(digit)
        if c not in "hw":
            last = digit
    return code[:4].ljust(4, "0")

#> soundex_code_alt("Robert")
#> soundex_code_alt("Ashcraft")
#> soundex_code_alt("")
#> soundex_code_alt("O'Neil-Żak")
#> soundex_code_alt("Tymczak")

### caesar_key_guess
def caesar_key_guess(cipher, common="e"):
    """Shift that turns the most frequent letter into the common one."""
    letters = [c for c in cipher.lower() if "a" <= c <= "z"]
    if not letters:
        return 0, cipher
    top = max(sorted(set(letters)), key=letters.count)
    shift = (ord(top) - ord(common)) % 26
    plain = ""
    for c in cipher:
        if c.isascii() and c.isalpha():
            base = 65 if c.isupper() else 97
            c = chr((ord(c) - base - shift) % 26 + base)
        plain += c
    return shift, plain

#> caesar_key_guess("Phhw ph khuh")
#> caesar_key_guess("")
#> caesar_key_guess("123!")
#> caesar_key_guess("zzz y", "a")
#> caesar_key_guess("Éa bb")

### run_length_codec
def _encode_runs(s):
    out, i = "", 0
    while i < len(s):
        j = i
        while j < len(s) and s[j] == s[i] and j - i < 9:
            j += 1
        out += s[i] + (str(j - i) if j - i > 1 else "")
        i = j
    return out

def run_length_codec(text):
    """Encode, and say whether it paid off; digits are refused."""
    if any(c.isdecimal() for c in text):
        raise ValueError("digits cannot be encoded")
    packed = _encode_runs(text)
    return packed, len(text) - len(packed)

#> run_length_codec("aaabccd")
#> run_length_codec("")
#> run_length_codec("zzzzzzzzzzzz")
#> run_length_codec("r2d2")
#> run_length_codec("abc")

### varint_bytes
def varint_bytes(numbers):
    """Encode as base-128 varints; give hex per number and the total size."""
    shown, size = [], 0
    for n in numbers:
        if n < 0:
            raise ValueError(f"negative: {n}")
        chunk = bytearray()
        while n > 127:
            chunk.append(n & 127 | 128)
            n >>= 7
        chunk.append(n)
        shown.append(chunk.hex())
        size += len(chunk)
    return shown, size

#> varint_bytes([1, 127, 128, 300])
#> varint_bytes([])
#> varint_bytes([0])
#> varint_bytes([5, -1])
#> varint_bytes([2 ** 21])

### base_n_digits_alt
_ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz"

def base_n_digits_alt(number, base, width=0):
    """Digits in any base from 2 to 36, padded with zeros."""
    if not 2 <= base <= len(_ALPHABET):
        raise ValueError(f"base {base}")
    sign, number = ("-", -number) if number < 0 else ("", number)
    digits = ""
    while number:
        number, rest = divmod(number, base)
        digits = _ALPHABET[rest] + digits
    return sign + (digits or "0").zfill(width)

#> base_n_digits_alt(255, 16, 4)
#> base_n_digits_alt(-10, 2)
#> base_n_digits_alt(0, 7)
#> base_n_digits_alt(123456789, 36)
#> base_n_digits_alt(5, 1)

### checksum_mod_table
def checksum_mod_table(records, weights=(7, 3, 1)):
    """Machine-readable passport lines: value mod 10 per field."""
    def value(ch):
        if ch.isdecimal():
            return int(ch)
        return 0 if ch == "<" else ord(ch) - 55

    table = {}
    for name, field in records.items():
        total = sum(value(c) * weights[i % len(weights)] for i, c in enumerate(field))
        table[name] = field + str(total % 10)
    return table

#> checksum_mod_table({"doc": "L898902C<", "birth": "690806"})
#> checksum_mod_table({})
#> checksum_mod_table({"x": ""}, (1,))
#> checksum_mod_table({"a": "<<<", "b": "Z9"})
#> checksum_mod_table({"w": "12345"}, (1, 2))

### gps_dms_format
def gps_dms_format(lat, lon):
    """(51.5, -0.12) -> text in degrees, minutes, seconds."""
    def one(value, positive, negative, limit):
        if abs(value) > limit:
            raise ValueError(f"{value} is off the globe")
        letter = positive if value >= 0 else negative
        seconds = round(abs(value) * 3600)
        minutes, s = divmod(seconds, 60)
        d, m = divmod(minutes, 60)
        return f"{d}°{m:02d}'{s:02d}\"{letter}"

    return one(lat, "N", "S", 90) + " " + one(lon, "E", "W", 180)

#> gps_dms_format(51.5, -0.12)
#> gps_dms_format(0, 0)
#> gps_dms_format(-33.8688, 151.2093)
#> gps_dms_format(91, 5)
#> gps_dms_format(89.99999, -180)

### pace_and_speed
def pace_and_speed(distance_km, clock):
    """Pace per km and km/h from 'h:mm:ss' or 'mm:ss'."""
    seconds = 0
    for part in clock.split(":"):
        seconds = seconds * 60 + int(part)
    if not distance_km or not seconds:
        return None
    pace = round(seconds / distance_km)
    return f"{pace // 60}:{pace % 60:02d}/km", round(distance_km * 3600 / seconds, 1)

#> pace_and_speed(10, "52:30")
#> pace_and_speed(42.195, "3:05:12")
#> pace_and_speed(0, "10:00")
#> pace_and_speed(5, "0:00")
#> pace_and_speed(1, "59")

### bmi_table_rows
def bmi_table_rows(people):
    """(name, kg, cm) to aligned rows with a class."""
    bounds = [(18.5, "under"), (25, "normal"), (30, "over")]
    rows = []
    for name, kg, cm in people:
        bmi = kg / (cm / 100) ** 2
        label = next((text for limit, text in bounds if bmi < limit), "obese")
        rows.append(f"{name[:8]:<8} {bmi:5.1f} {label}")
    return rows

#> bmi_table_rows([("Ann", 60, 170), ("Maximilian", 110, 180)])
#> bmi_table_rows([])
#> bmi_table_rows([("Élise", 45, 175), ("Bo", 81, 180)])
#> bmi_table_rows([("X", 70, 0)])
#> bmi_table_rows([("Kim", 62.5, 158.0)])

### loan_schedule
def loan_schedule(principal, rate_percent, payment, max_rows=6):
    """Rows of (interest, repaid, left) in whole cents."""
    rows, left = [], principal
    while left > 0 and len(rows) < max_rows:
        interest = left * rate_percent // 1200
        if payment <= interest:
            raise ValueError("never repaid")
        repaid = min(payment - interest, left)
        left -= repaid
        rows.append((interest, repaid, left))
    return rows

#> loan_schedule(100000, 12, 40000)
#> loan_schedule(0, 5, 100)
#> loan_schedule(50000, 24, 1000)
#> loan_schedule(1000000, 6, 20000, 2)
#> loan_schedule(900, 0, 300)

### currency_cross_rate
def currency_cross_rate(rates, amount, source, target):
    """rates: units per EUR."""
    if source == target:
        return amount
    try:
        euros = amount / rates[source] if source != "EUR" else amount
        result = euros * rates[target] if target != "EUR" else euros
    except KeyError as e:
        raise LookupError(f"no rate for {e.args[0]}") from e
    return round(result, 2)

#> currency_cross_rate({"USD": 1.1, "GBP": 0.85}, 110, "USD", "EUR")
#> currency_cross_rate({"USD": 1.1, "GBP": 0.85}, 11, "USD", "GBP")
#> currency_cross_rate({}, 5, "EUR", "EUR")
#> currency_cross_rate({"USD": 1.1}, 5, "EUR", "JPY")
#> currency_cross_rate({"JPY": 160}, 2.5, "EUR", "JPY")

### meeting_free_slots_alt
def meeting_free_slots_alt(busy, day_start, day_end, minimum):
    """Free gaps of at least the minimum; busy spans may overlap."""
    free, cursor = [], day_start
    for start, end in sorted(busy):
        if start - cursor >= minimum:
            free.append((cursor, start))
        cursor = max(cursor, end)
    if day_end - cursor >= minimum:
        free.append((cursor, day_end))
    return free

#> meeting_free_slots_alt([(600, 660), (630, 700)], 540, 1020, 30)
#> meeting_free_slots_alt([], 0, 10, 20)
#> meeting_free_slots_alt([(0, 60), (70, 90)], 0, 100, 10)
#> meeting_free_slots_alt([(50, 60)], 55, 65, 1)
#> meeting_free_slots_alt([(9, 17)], 9, 17, 1)

### train_connections
def train_connections(legs, start, goal, earliest, change=5):
    """Earliest arrival over (from, to, dep, arr) legs in departure order."""
    at = {start: earliest - change}
    via = {}
    for src, dst, dep, arr in sorted(legs, key=lambda leg: leg[2]):
        if src in at and at[src] + change <= dep and arr < at.get(dst, float("inf")):
            at[dst] = arr
            via[dst] = src
    if goal not in at:
        return None
    route = [goal]
    while route[0] in via:
        route.insert(0, via[route[0]])
    return at[goal], route

#> train_connections([("A", "B", 10, 20), ("B", "C", 25, 40), ("A", "C", 12, 50)], "A", "C", 8)
#> train_connections([("A", "B", 10, 20), ("B", "C", 22, 40)], "A", "C", 8)
#> train_connections([], "X", "X", 100)
#> train_connections([("A", "B", 5, 9)], "A", "B", 6)
#> train_connections([("P", "Q", 1, 2), ("Q", "R", 3, 4)], "P", "R", 0, 1)

### elevation_profile
def elevation_profile(points):
    """Total climb, total drop and the steepest step."""
    climb = drop = 0
    steepest = None
    for (x1, h1), (x2, h2) in zip(points, points[1:]):
        rise = h2 - h1
        if rise > 0:
            climb += rise
        else:
            drop -= rise
        slope = abs(rise) / (x2 - x1)
        if steepest is None or slope > steepest[0]:
            steepest = (round(slope, 2), x1)
    return climb, drop, steepest

#> elevation_profile([(0, 100), (10, 150), (30, 90)])
#> elevation_profile([])
#> elevation_profile([(5, 5)])
#> elevation_profile([(0, 0), (1, 0), (2, 3), (4, 3)])
#> elevation_profile([(0, 1), (0, 2)])

### flood_fill_sizes
def flood_fill_sizes(rows, wall="#"):
    """Sizes of the connected open areas, largest first."""
    open_cells = {(r, c) for r, row in enumerate(rows) for c, ch in enumerate(row) if ch != wall}
    sizes = []
    while open_cells:
        todo, size = [min(open_cells)], 0
        open_cells.remove(todo[0])
        while todo:
            r, c = todo.pop()
            size += 1
            for cell in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if cell in open_cells:
                    open_cells.discard(cell)
                    todo.append(cell)
        sizes.append(size)
    return sorted(sizes, reverse=True)

#> flood_fill_sizes(["..#", ".##", "#.."])
#> flood_fill_sizes([])
#> flood_fill_sizes(["##", "##"])
#> flood_fill_sizes(["x.x", ".x."], ".")
#> flood_fill_sizes(["...."])

### tile_map_decode
def tile_map_decode(code, legend, width):
    """'3g2w' repeats tiles; the result is cut into rows."""
    tiles, count = [], ""
    for ch in code:
        if ch.isdecimal():
            count += ch
        else:
            tiles.extend([legend.get(ch, "?")] * int(count or 1))
            count = ""
    return ["".join(tiles[i:i + width]) for i in range(0, len(tiles), width)]

#> tile_map_decode("3g2wg", {"g": ".", "w": "~"}, 3)
#> tile_map_decode("", {}, 4)
#> tile_map_decode("10x", {"x": "#"}, 4)
#> tile_map_decode("a2b0c", {"b": "B"}, 2)
#> tile_map_decode("g7", {"g": "."}, 1)

### scoreboard_render
def scoreboard_render(teams, width=16):
    """Centered title, dotted lines, ties share a place."""
    lines = ["RANKING".center(width, "=")]
    place, last = 0, None
    for n, (team, pts) in enumerate(sorted(teams.items(), key=lambda t: (-t[1], t[0])), 1):
        if pts != last:
            place, last = n, pts
        label = f"{place}. {team}"
        lines.append(label.ljust(width - len(str(pts)), ".") + str(pts))
    return lines

#> scoreboard_render({"Red": 7, "Blue": 9, "Ash": 7, "Oak": 1})
#> scoreboard_render({})
#> scoreboard_render({"Solo": 0}, 10)
#> scoreboard_render({"A very long name": 12, "B": 12}, 12)
#> scoreboard_render({"x": -1, "y": 1.5})
