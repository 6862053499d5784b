### parse_dice_notation
import re

def parse_dice_notation(text):
    m = re.fullmatch(r"(\d*)d(\d+)([+-]\d+)?", text.strip().lower())
    if not m:
        return None
    count, sides, mod = int(m[1] or 1), int(m[2]), int(m[3] or 0)
    return {"min": count + mod, "max": count * sides + mod, "avg": count * (sides + 1) / 2 + mod}

#> parse_dice_notation("3d6+2")
#> parse_dice_notation("D20")
#> parse_dice_notation("2x6")
#> parse_dice_notation(" 4d4-4 ")
#> parse_dice_notation("")

### validate_pin_rules
def validate_pin_rules(pin):
    problems = []
    if not pin.isdigit():
        problems.append("not digits")
    if len(pin) not in (4, 6):
        problems.append(f"length {len(pin)}")
    if len(set(pin)) == 1:
        problems.append("all same")
    if pin in "0123456789876543210":
        problems.append("sequence")
    return problems or "ok"

#> validate_pin_rules("7305")
#> validate_pin_rules("4321")
#> validate_pin_rules("0000")
#> validate_pin_rules("12a")
#> validate_pin_rules("")

### parse_roman_or_int
def parse_roman_or_int(token):
    token = token.strip().upper()
    if token.lstrip("-").isdigit():
        return int(token)
    values, total, prev = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100}, 0, 0
    for ch in reversed(token):
        v = values.get(ch)
        if v is None:
            return None
        total += v if v >= prev else -v
        prev = max(prev, v)
    return total

#> parse_roman_or_int("xiv")
#> parse_roman_or_int(" -27")
#> parse_roman_or_int("MC")
#> parse_roman_or_int("")
#> parse_roman_or_int("XCIX")

### parse_int_ranges
def parse_int_ranges(text):
    nums = set()
    for part in filter(None, text.replace(" ", "").split(",")):
        a, dash, b = part.partition("..")
        if dash:
            nums |= set(range(int(a), int(b) + 1))
        elif part[0] == "!":
            nums.discard(int(part[1:]))
        else:
            nums.add(int(a))
    return sorted(nums)

#> parse_int_ranges("1..4, 9, !3")
#> parse_int_ranges("")
#> parse_int_ranges("7..5")
#> parse_int_ranges("-2..1,,!8")
#> parse_int_ranges("a..b")

### ranges_to_text
def ranges_to_text(nums):
    nums = sorted(set(nums))
    chunks, i = [], 0
    while i < len(nums):
        j = i
        while j + 1 < len(nums) and nums[j + 1] == nums[j] + 1:
            j += 1
        if j - i >= 2:
            chunks.append(f"{nums[i]}-{nums[j]}")
            i = j + 1
        else:
            chunks.append(str(nums[i]))
            i += 1
    return ",".join(chunks)

#> ranges_to_text([1, 2, 3, 7, 9, 10])
#> ranges_to_text([])
#> ranges_to_text([5, 5, 4])
#> ranges_to_text([-1, 0, 1, 2])
#> ranges_to_text([100])

### parse_coordinates_dms
def parse_coordinates_dms(text):
    value, hemi = text[:-1], text[-1].upper()
    parts = [float(p) for p in value.replace("°", " ").replace("'", " ").split()]
    degrees = 0.0
    for power, p in enumerate(parts):
        degrees += p / 60 ** power
    return round(-degrees if hemi in "SW" else degrees, 4)

#> parse_coordinates_dms("48°51'N")
#> parse_coordinates_dms("122°25'30W")
#> parse_coordinates_dms("0 E")
#> parse_coordinates_dms("33 52 10s")
#> parse_coordinates_dms("north")

### parse_score_line
def parse_score_line(line):
    try:
        left, right = line.split(" - ")
        *home, hg = left.split()
        ag, *away = right.split()
        return {" ".join(home): int(hg), " ".join(away): int(ag)}
    except ValueError as e:
        return "bad line" if "unpack" in str(e) else "bad number"

#> parse_score_line("Real Betis 2 - 1 Sevilla")
#> parse_score_line("postponed")
#> parse_score_line("A x - 1 B")
#> parse_score_line("Ajax 0 - 0 PSV Eindhoven")
#> parse_score_line(" - ")

### parse_duration_iso
def parse_duration_iso(s):
    if not s.startswith("PT"):
        raise ValueError(s)
    total, num = 0, ""
    for ch in s[2:]:
        if ch.isdigit():
            num += ch
            continue
        total += int(num) * {"H": 3600, "M": 60, "S": 1}[ch]
        num = ""
    return total if not num else None

#> parse_duration_iso("PT1H30M")
#> parse_duration_iso("PT45S")
#> parse_duration_iso("P1D")
#> parse_duration_iso("PT")
#> parse_duration_iso("PT15")

### parse_fen_row
def parse_fen_row(fen):
    rows = []
    for rank in fen.split("/"):
        line = ""
        for ch in rank:
            line += "." * int(ch) if ch.isdigit() else ch
        if len(line) != 8:
            return f"rank {8 - len(rows)} has {len(line)} squares"
        rows.append(line)
    return rows

#> parse_fen_row("rnbqkbnr/pppppppp")
#> parse_fen_row("8/3P4")
#> parse_fen_row("4k2")
#> parse_fen_row("")
#> parse_fen_row("K6k/1p1p1p1p/ppp")

### fen_from_rows
def fen_from_rows(rows):
    out = []
    for row in rows:
        gap, text = 0, ""
        for sq in row:
            if sq == ".":
                gap += 1
                continue
            if gap:
                text += str(gap)
                gap = 0
            text += sq
        out.append(text + (str(gap) if gap else ""))
    return "/".join(out)

#> fen_from_rows(["r..qk..r", "........"])
#> fen_from_rows([])
#> fen_from_rows([".p.p"])
#> fen_from_rows(["PPPP"])
#> fen_from_rows(["K...", "...k", "...."])

### parse_matrix_text
def parse_matrix_text(text):
    rows = []
    for n, line in enumerate(text.strip().split(";"), 1):
        nums = [int(x) for x in line.split()]
        if rows and len(nums) != len(rows[0]):
            raise ValueError(f"row {n} has {len(nums)} columns, expected {len(rows[0])}")
        rows.append(nums)
    return rows, (len(rows), len(rows[0]))

#> parse_matrix_text("1 2; 3 4; 5 6")
#> parse_matrix_text("7")
#> parse_matrix_text("1 2; 3")
#> parse_matrix_text("")
#> parse_matrix_text(" -1 0 1 ; 2 2 2 ")

### validate_sudoku_line
def validate_sudoku_line(line):
    cells = [c for c in line if c != "."]
    wrong = [c for c in cells if c not in "123456789"]
    if wrong or len(line) != 9:
        return "malformed"
    dupes = sorted({c for c in cells if cells.count(c) > 1})
    if dupes:
        return "duplicate " + "".join(dupes)
    return "complete" if len(cells) == 9 else f"{9 - len(cells)} to go"

#> validate_sudoku_line("53..7....")
#> validate_sudoku_line("123456789")
#> validate_sudoku_line("11.22....")
#> validate_sudoku_line("12345678x")
#> validate_sudoku_line("")

### validate_username_score
def validate_username_score(name):
    """Score a user name from 0 to 5."""
    checks = (
        3 <= len(name) <= 12,
        name[:1].isalpha(),
        name.isascii(),
        not name.endswith("_"),
        any(c.isdigit() for c in name),
    )
    return sum(checks), "".join("01"[c] for c in checks)

#> validate_username_score("ada_1815")
#> validate_username_score("x")
#> validate_username_score("")
#> validate_username_score("9lives_")
#> validate_username_score("ÉmileZola1840")

### validate_date_string
def validate_date_string(s):
    bits = s.split("/")
    if len(bits) != 3 or not all(b.isdigit() for b in bits):
        return "format"
    d, m, y = map(int, bits)
    if not 1 <= m <= 12:
        return "month"
    limit = 29 if m == 2 and y % 4 == 0 else 28 if m == 2 else 30 if m in (4, 6, 9, 11) else 31
    return "ok" if 1 <= d <= limit else "day"

#> validate_date_string("29/02/2024")
#> validate_date_string("31/04/2020")
#> validate_date_string("1/13/1999")
#> validate_date_string("2020-01-01")
#> validate_date_string("0/1/2000")

### validate_vin_check
def validate_vin_check(vin):
    weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
    trans = dict(zip("ABCDEFGHJKLMNPRSTUVWXYZ", [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9]))
    if len(vin) != 17:
        return False
    total = sum((int(c) if c.isdigit() else trans[c]) * w for c, w in zip(vin, weights))
    return "0123456789X"[total % 11] == vin[8]

#> validate_vin_check("1M8GDM9AXKP042788")
#> validate_vin_check("11111111111111111")
#> validate_vin_check("SHORT")
#> validate_vin_check("1M8GDM9A1KP042788")
#> validate_vin_check("1M8GDM9AXKP04278I")

### parse_http_range
def parse_http_range(header, size):
    unit, _, spec = header.partition("=")
    if unit != "bytes":
        return None
    start, _, end = spec.partition("-")
    if not start:
        first, last = max(size - int(end), 0), size - 1
    else:
        first = int(start)
        last = min(int(end), size - 1) if end else size - 1
    return (first, last, last - first + 1) if first <= last else 416

#> parse_http_range("bytes=0-499", 1000)
#> parse_http_range("bytes=-200", 1000)
#> parse_http_range("bytes=900-", 1000)
#> parse_http_range("items=1-2", 10)
#> parse_http_range("bytes=500-", 300)

### parse_color_any
def parse_color_any(spec):
    named = {"red": (255, 0, 0), "white": (255,) * 3}
    spec = spec.strip().lower()
    if spec in named:
        return named[spec]
    if spec.startswith("#"):
        h = spec[1:]
        if len(h) == 3:
            h = "".join(c * 2 for c in h)
        return tuple(int(h[i:i + 2], 16) for i in range(0, 6, 2))
    if spec.startswith("rgb(") and spec.endswith(")"):
        return tuple(int(x) % 256 for x in spec[4:-1].split(","))
    return None

#> parse_color_any("#1af")
#> parse_color_any("White ")
#> parse_color_any("rgb(10, 300, 0)")
#> parse_color_any("#00ff7F")
#> parse_color_any("blurple")

### parse_size_units
def parse_size_units(text):
    units = {"": 1, "k": 10 ** 3, "m": 10 ** 6, "ki": 2 ** 10, "mi": 2 ** 20}
    text = text.strip().lower().removesuffix("b")
    i = len(text)
    while i and not text[i - 1].isdigit():
        i -= 1
    number, unit = text[:i], text[i:].strip()
    return round(float(number) * units[unit])

#> parse_size_units("1.5 KiB")
#> parse_size_units("200")
#> parse_size_units("3MB")
#> parse_size_units("7 parsecs")
#> parse_size_units("0.5m")

### parse_key_signature
def parse_key_signature(note):
    steps = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
    pitch = steps[note[0].upper()]
    octave = 4
    for ch in note[1:]:
        if ch == "#":
            pitch += 1
        elif ch == "b":
            pitch -= 1
        else:
            octave = int(ch)
    return 12 * (octave + 1) + pitch

#> parse_key_signature("A4")
#> parse_key_signature("c#")
#> parse_key_signature("Bb2")
#> parse_key_signature("H3")
#> parse_key_signature("Gbb0")

### transpose_chords
def transpose_chords(line, semis):
    scale = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
    out = []
    for chord in line.split():
        root = chord[:2] if chord[1:2] == "#" else chord[:1]
        if root not in scale:
            out.append(chord)
            continue
        i = (scale.index(root) + semis) % 12
        out.append(scale[i] + chord[len(root):])
    return " ".join(out)

#> transpose_chords("C Am F G7", 2)
#> transpose_chords("B F#m", 1)
#> transpose_chords("", 5)
#> transpose_chords("N.C. | D", -2)
#> transpose_chords("E E E", 12)

### parse_reaction_side
import re

def parse_reaction_side(side):
    atoms = {}
    for term in side.split("+"):
        k, formula = re.match(r"(\d*)(.*)", term.strip()).groups()
        for el, n in re.findall(r"([A-Z][a-z]?)(\d*)", formula):
            atoms[el] = atoms.get(el, 0) + int(n or 1) * int(k or 1)
    return atoms

#> parse_reaction_side("2H2O + CO2")
#> parse_reaction_side("NaCl")
#> parse_reaction_side("")
#> parse_reaction_side("3O2+2Fe")
#> parse_reaction_side("C6H12O6 + 6O2")

### parse_bit_literal
def parse_bit_literal(tok):
    tok = tok.replace("_", "")
    width, sep, rest = tok.partition("'")
    if not sep:
        return int(tok), None
    base = {"b": 2, "o": 8, "d": 10, "h": 16}[rest[0].lower()]
    value = int(rest[1:], base)
    w = int(width)
    return value & (1 << w) - 1, value >> w > 0

#> parse_bit_literal("8'hFF")
#> parse_bit_literal("4'b1_0110")
#> parse_bit_literal("42")
#> parse_bit_literal("3'd9")
#> parse_bit_literal("2'x1")

### parse_moves_sgf
def parse_moves_sgf(sgf):
    moves, i = [], 0
    while True:
        i = sgf.find(";", i)
        if i < 0:
            return moves
        color = sgf[i + 1:i + 2]
        if color in ("B", "W"):
            a, b = sgf[i + 3], sgf[i + 4]
            moves.append((color, ord(a) - 97, ord(b) - 97))
        i += 1

#> parse_moves_sgf("(;GM[1];B[aa];W[cd])")
#> parse_moves_sgf("")
#> parse_moves_sgf("(;)")
#> parse_moves_sgf(";W[zz];B[ba]")
#> parse_moves_sgf(";B[")

### parse_grid_ref
def parse_grid_ref(ref, width=26):
    col = row = 0
    for ch in ref.upper():
        if ch.isalpha():
            col = col * width + ord(ch) - 64
        elif ch.isdigit():
            row = row * 10 + int(ch)
        elif ch != "$":
            return None
    return (row, col) if row and col else None

#> parse_grid_ref("B12")
#> parse_grid_ref("$AA$3")
#> parse_grid_ref("7")
#> parse_grid_ref("C-3")
#> parse_grid_ref("")

### parse_bool_words
def parse_bool_words(tokens, default=None):
    truthy = {"1", "true", "yes", "on"}
    falsy = {"0", "false", "no", "off"}
    result = []
    for t in tokens:
        key = str(t).strip().lower()
        result.append(True if key in truthy else False if key in falsy else default)
    return result, result.count(True) - result.count(False)

#> parse_bool_words(["Yes", "OFF", 1, False])
#> parse_bool_words([])
#> parse_bool_words(["maybe", None], default=0)
#> parse_bool_words([" on ", "oN", 0.0])
#> parse_bool_words(["no"], True)

### parse_tree_indent
def parse_tree_indent(text):
    path, out = [], []
    for line in text.splitlines():
        if not line.strip():
            continue
        depth = (len(line) - len(line.lstrip())) // 2
        del path[depth:]
        path.append(line.strip())
        out.append("/".join(path))
    return out

#> parse_tree_indent("src\n  main.py\n  util\n    io.py\ndocs")
#> parse_tree_indent("")
#> parse_tree_indent("a\n\n  b\n")
#> parse_tree_indent("    deep")
#> parse_tree_indent("x\n y\n   z")

### parse_log_latency
def parse_log_latency(lines, slow=200):
    total = slowest = count = 0
    flagged = []
    for line in lines:
        head, _, tail = line.rpartition(" ")
        if not tail.endswith("ms"):
            continue
        ms = int(tail[:-2])
        total += ms
        count += 1
        if ms > slow:
            flagged.append(head.split()[-1])
        slowest = max(slowest, ms)
    return (total // count if count else 0), slowest, flagged

#> parse_log_latency(["GET /a 120ms", "GET /b 450ms", "noise"])
#> parse_log_latency([])
#> parse_log_latency(["POST /x 5ms"], slow=1)
#> parse_log_latency(["x y fastms"])
#> parse_log_latency(["PUT /u/9 200ms", "PUT /u/9 201ms"])

### parse_knitting_row
def parse_knitting_row(pattern):
    row, i = "", 0
    while i < len(pattern):
        ch = pattern[i]
        j = i + 1
        while j < len(pattern) and pattern[j].isdigit():
            j += 1
        count = int(pattern[i + 1:j] or 1)
        if ch in "kp":
            row += ("V" if ch == "k" else "-") * count
        elif ch == "*":
            row *= count
        i = j
    return row

#> parse_knitting_row("k2p2*3")
#> parse_knitting_row("")
#> parse_knitting_row("kpk")
#> parse_knitting_row("p3, k1")
#> parse_knitting_row("k10*0p")

### parse_subtitle_time
def parse_subtitle_time(stamp, shift_ms):
    hms, _, ms = stamp.partition(",")
    h, m, s = (int(x) for x in hms.split(":"))
    total = ((h * 60 + m) * 60 + s) * 1000 + int(ms or 0) + shift_ms
    total = max(total, 0)
    secs, ms = divmod(total, 1000)
    mins, s = divmod(secs, 60)
    return f"{mins // 60:02}:{mins % 60:02}:{s:02},{ms:03}"

#> parse_subtitle_time("00:01:59,900", 250)
#> parse_subtitle_time("00:00:01,000", -5000)
#> parse_subtitle_time("01:00:00", 0)
#> parse_subtitle_time("10:59:59,999", 1)
#> parse_subtitle_time("5:30", 10)

### parse_ascii_map_legend
def parse_ascii_map_legend(rows, legend):
    where = {}
    for y, row in enumerate(rows):
        for x, ch in enumerate(row):
            if ch in legend:
                where.setdefault(legend[ch], []).append((x, y))
            elif ch != ".":
                where.setdefault("?", []).append(ch)
    return where

#> parse_ascii_map_legend(["T.T", ".C."], {"T": "tree", "C": "camp"})
#> parse_ascii_map_legend([], {"x": "y"})
#> parse_ascii_map_legend(["@."], {})
#> parse_ascii_map_legend(["..."], {"#": "wall"})
#> parse_ascii_map_legend(["#!", "!#"], {"#": "wall"})
