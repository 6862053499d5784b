### music_note_frequency
_SEMITONES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def music_note_frequency(note: str, *, a4: float = 440.0, transpose: int = 0) -> tuple[int, float]:
    """MIDI number and frequency of 'A4', 'C#5' or 'Bb3'."""
    letter, accidentals = note[0].upper(), note[1:].rstrip("-0123456789")
    octave = note[1 + len(accidentals):]
    if letter not in _SEMITONES or not octave:
        raise ValueError(f"not a note: {note!r}")
    shift = accidentals.count("#") - accidentals.count("b")
    midi = 12 * (int(octave) + 1) + _SEMITONES[letter] + shift + transpose
    return midi, round(a4 * 2 ** ((midi - 69) / 12), 2)

#> music_note_frequency("A4")
#> music_note_frequency("C#5")
#> music_note_frequency("bb3", transpose=12)
#> music_note_frequency("H2")
#> music_note_frequency("G")
#> music_note_frequency("E-1", a4=432)

### chord_spelling
_SHARPS = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
_QUALITIES = {"": (0, 4, 7), "m": (0, 3, 7), "dim": (0, 3, 6), "7": (0, 4, 7, 10), "maj7": (0, 4, 7, 11)}


def chord_spelling(symbol: str, inversion: int = 0) -> str:
    """Notes of a chord symbol such as 'F#m'; inversions rotate the notes."""
    size = 2 if symbol[1:2] == "#" else 1
    root, quality = symbol[:size], symbol[size:]
    if root not in _SHARPS:
        raise ValueError(f"unknown root {root!r}")
    start = _SHARPS.index(root)
    notes = [_SHARPS[(start + step) % 12] for step in _QUALITIES[quality]]
    inversion %= len(notes)
    return "-".join(notes[inversion:] + notes[:inversion])

#> chord_spelling("F#m")
#> chord_spelling("C", 1)
#> chord_spelling("Gmaj7", inversion=-1)
#> chord_spelling("Xm")
#> chord_spelling("Asus4")
#> chord_spelling("Bdim", inversion=5)

### morse_codec
MORSE = {"A": ".-", "E": ".", "I": "..", "L": ".-..", "N": "-.", "O": "---", "R": ".-.", "S": "...", "T": "-"}
_BACK = {code: letter for letter, code in MORSE.items()}


def morse_codec(text: str, *, unknown: str = "?") -> str:
    """Encode letters or decode dots and dashes, whichever *text* is."""
    if not text.strip(".-/ "):
        words = text.strip().split("/")
        return " ".join("".join(_BACK.get(c, unknown) for c in word.split()) for word in words)
    encoded = []
    for word in text.upper().split():
        encoded.append(" ".join(MORSE.get(letter, unknown) for letter in word))
    return " / ".join(encoded)

#> morse_codec("sos")
#> morse_codec("... --- ...")
#> morse_codec(".-.. .. -. . / .-. ..-..")
#> morse_codec("To Zoe", unknown="#")
#> morse_codec("")

### gps_dms_text
def gps_dms_text(latitude: float, longitude: float, *, precision: int = 0) -> str:
    """Coordinates as degrees, minutes and seconds."""
    def part(value: float, limit: int, positive: str, negative: str) -> str:
        if abs(value) > limit:
            raise ValueError(f"{value} is beyond {limit} degrees")
        letter = positive if value >= 0 else negative
        seconds = round(abs(value) * 3600, precision)
        minutes, seconds = divmod(seconds, 60)
        degrees, minutes = divmod(int(minutes), 60)
        return f"{degrees}°{minutes:02d}'{seconds:.{precision}f}\"{letter}"

    return part(latitude, 90, "N", "S") + " " + part(longitude, 180, "E", "W")

#> gps_dms_text(59.9139, 10.7522)
#> gps_dms_text(-33.5, -70.25)
#> gps_dms_text(0, 0, precision=1)
#> gps_dms_text(91, 0)
#> gps_dms_text(12.9999999, 180)

### resistor_bands_util
_COLOURS = ["black", "brown", "red", "orange", "yellow", "green", "blue", "violet", "grey", "white"]
_TOLERANCE = {"gold": 5, "silver": 10, "brown": 1}


def resistor_bands_util(bands: str) -> str:
    """Value of a resistor from its bands ('yellow violet red gold')."""
    *digits, multiplier, tolerance = bands.split()
    if not 2 <= len(digits) <= 3:
        raise ValueError(f"{len(digits) + 2} bands")
    value = 0
    for colour in digits:
        value = value * 10 + _COLOURS.index(colour)
    value *= 10 ** _COLOURS.index(multiplier)
    for size, prefix in ((10**6, "M"), (10**3, "k")):
        if value >= size:
            return f"{value / size:g} {prefix}Ω ±{_TOLERANCE[tolerance]}%"
    return f"{value} Ω ±{_TOLERANCE[tolerance]}%"

#> resistor_bands_util("yellow violet red gold")
#> resistor_bands_util("brown black black silver")
#> resistor_bands_util("red red green orange brown")
#> resistor_bands_util("red gold")
#> resistor_bands_util("brown pink red gold")
#> resistor_bands_util("green blue black black brown")

### recipe_scale_util
from fractions import Fraction

_NICE = {Fraction(1, 4): "¼", Fraction(1, 2): "½", Fraction(3, 4): "¾", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔"}


def recipe_scale_util(lines: list[str], servings: tuple[int, int]) -> list[str]:
    """Scale ingredient lines from servings[0] to servings[1] people."""
    old, new = servings
    if old <= 0 or new <= 0:
        raise ValueError("servings must be positive")
    scaled = []
    for line in lines:
        amount, _, rest = line.partition(" ")
        try:
            quantity = Fraction(amount) * new / old
        except ValueError:
            scaled.append(line)  # 'salt to taste'
            continue
        whole, part = divmod(quantity, 1)
        text = _NICE.get(part, f"+{part}" if part else "")
        scaled.append(f"{whole or ''}{text} {rest}".lstrip("+"))
    return scaled

#> recipe_scale_util(["2 eggs", "1/2 cup milk", "salt to taste"], (2, 3))
#> recipe_scale_util(["4 apples"], (4, 1))
#> recipe_scale_util([], (1, 2))
#> recipe_scale_util(["1 loaf"], (0, 2))
#> recipe_scale_util(["300 g flour", "1 lemon"], (5, 2))

### gpa_from_grades
SCALE = {"A": 4.0, "B": 3.0, "C": 2.0, "D": 1.0, "F": 0.0}


def gpa_from_grades(grades: list[tuple[str, int]], *, drop_lowest: bool = False) -> float | None:
    """Weighted grade point average of ('B+', credits) pairs; 'P' does not count."""
    points: list[tuple[float, int]] = []
    for grade, credits in grades:
        if grade == "P":
            continue
        letter, sign = grade[0], grade[1:]
        if letter not in SCALE or sign not in ("", "+", "-"):
            raise ValueError(f"bad grade {grade!r}")
        value = SCALE[letter] + {"": 0.0, "+": 0.3, "-": -0.3}[sign]
        points.append((min(max(value, 0.0), 4.0), credits))
    if drop_lowest and len(points) > 1:
        points.remove(min(points))
    total = sum(credits for _, credits in points)
    return round(sum(p * c for p, c in points) / total, 2) if total else None

#> gpa_from_grades([("A", 3), ("B+", 4), ("P", 2)])
#> gpa_from_grades([("A+", 3), ("F", 5), ("C-", 2)], drop_lowest=True)
#> gpa_from_grades([])
#> gpa_from_grades([("E", 1)])
#> gpa_from_grades([("D-", 2)], drop_lowest=True)

### quorum_vote
def quorum_vote(votes: dict[str, str | None], *, members: int, majority: float = 0.5, chair: str | None = None) -> str:
    """Result of a vote; the chair breaks a tie, abstentions count for the quorum only."""
    present = len(votes)
    if present * 2 < members:
        return f"no quorum ({present}/{members})"
    yes = sum(v == "yes" for v in votes.values())
    no = sum(v == "no" for v in votes.values())
    if yes + no == 0:
        return "all abstained"
    if yes == no:
        return {"yes": "passed by chair", "no": "rejected by chair"}.get(votes.get(chair), "tied")
    return "passed" if yes / (yes + no) > majority else "rejected"

#> quorum_vote({"a": "yes", "b": "yes", "c": "no"}, members=5)
#> quorum_vote({"a": "yes"}, members=3)
#> quorum_vote({"a": "yes", "b": "no", "c": None}, members=3, chair="b")
#> quorum_vote({"a": "yes", "b": "no"}, members=4, chair="c")
#> quorum_vote({"a": None, "b": None}, members=2)
#> quorum_vote({"a": "yes", "b": "yes", "c": "no"}, members=3, majority=0.67)

### ranked_choice_winner
from collections import Counter


def ranked_choice_winner(ballots: list[list[str]]) -> tuple[str | None, int]:
    """Instant-runoff winner and the number of counting rounds."""
    remaining = sorted({name for ballot in ballots for name in ballot})
    rounds = 0
    while remaining:
        rounds += 1
        tally = Counter({name: 0 for name in remaining})
        for ballot in ballots:
            choice = next((n for n in ballot if n in remaining), None)
            if choice is not None:
                tally[choice] += 1
        leader, votes = tally.most_common(1)[0]
        if votes * 2 > sum(tally.values()) or len(remaining) == 1:
            return leader, rounds
        loser = min(remaining, key=lambda name: tally[name])
        remaining.remove(loser)
    return None, rounds

#> ranked_choice_winner([["ann", "bo"], ["bo", "ann"], ["cy", "bo"], ["ann"], ["bo"]])
#> ranked_choice_winner([["x"], ["x"], ["y"]])
#> ranked_choice_winner([])
#> ranked_choice_winner([["a"], ["b"]])
#> ranked_choice_winner([["p", "q"], ["q", "p"], ["r", "q"], []])

### license_key_groups
import string

_ALPHABET = string.ascii_uppercase + "23456789"


def license_key_groups(payload: str, *, group: int = 4, verify: bool = False) -> str | bool:
    """Append a check letter to a payload and group it, or verify such a key."""
    cleaned = payload.upper().replace("-", "")
    bad = sorted({c for c in cleaned if c not in _ALPHABET})
    if bad:
        raise ValueError(f"invalid characters: {''.join(bad)}")
    body, check = (cleaned[:-1], cleaned[-1:]) if verify else (cleaned, "")
    weight = sum(i * _ALPHABET.index(c) for i, c in enumerate(body, start=1))
    expected = _ALPHABET[weight % len(_ALPHABET)]
    if verify:
        return check == expected
    key = body + expected
    return "-".join(key[i:i + group] for i in range(0, len(key), group))

#> license_key_groups("ndb2debug")
#> license_key_groups("NDB2-DEBU-GX", verify=True)
#> license_key_groups("HELLO", group=3)
#> license_key_groups("HEL-LOH", verify=True)
#> license_key_groups("a0_1")
#> license_key_groups("")
#> license_key_groups("BB", verify=True)

### temperature_run_alert
def temperature_run_alert(readings: list[float | None], *, limit: float = 8.0, minutes: int = 3) -> list[str]:
    """Cold-chain alerts: runs of at least *minutes* readings above the limit; gaps end a run."""
    alerts = []
    begin = None
    for minute, value in enumerate([*readings, None]):
        hot = value is not None and value > limit
        if hot and begin is None:
            begin = minute
        elif not hot and begin is not None:
            if minute - begin >= minutes:
                peak = max(readings[begin:minute])
                alerts.append(f"{begin}-{minute - 1}: up to {peak:g}")
            begin = None
    return alerts

#> temperature_run_alert([5, 9, 9.5, 10, 7])
#> temperature_run_alert([9, 9, None, 9, 9])
#> temperature_run_alert([])
#> temperature_run_alert([12, 13, 14], minutes=2, limit=12)
#> temperature_run_alert([8, 8.1, 8.2, 8.3, 8, 20, 21, 22])

### water_bill_estimate
def water_bill_estimate(readings: list[tuple[int, int]], day: int, *, daily_fee: float = 0.0, price: float = 2.0) -> float:
    """Bill up to *day*, interpolating between meter readings (day, cubic metres)."""
    if len(readings) < 2:
        raise ValueError("two readings are needed")
    ordered = sorted(readings)
    first_day, first_value = ordered[0]
    for (d1, v1), (d2, v2) in zip(ordered, ordered[1:]):
        if v2 < v1:
            raise ValueError(f"meter ran backwards on day {d2}")
        if day <= d2:
            break
    # beyond the last reading the last slope is extended
    used = v1 + (v2 - v1) * (day - d1) / (d2 - d1) - first_value
    return round(used * price + (day - first_day) * daily_fee, 2)

#> water_bill_estimate([(0, 100), (30, 112)], 15)
#> water_bill_estimate([(30, 112), (0, 100), (60, 130)], 75, daily_fee=0.1)
#> water_bill_estimate([(0, 5)], 1)
#> water_bill_estimate([(0, 9), (10, 3)], 5)
#> water_bill_estimate([(10, 0), (20, 7)], 20, price=1.5)

### feature_rollout
def _bucket(user: str, feature: str) -> int:
    value = 7
    for ch in f"{feature}:{user}":
        value = (value * 31 + ord(ch)) % 1009
    return value % 100


def feature_rollout(user: str, feature: str, rules: dict) -> bool:
    """Whether a user gets a feature: block list, allow list, then percentage."""
    rule = rules.get(feature)
    if rule is None:
        return False
    if user in rule.get("block", ()):
        return False
    if user in rule.get("allow", ()):
        return True
    return _bucket(user, feature) < rule.get("percent", 0)

#> feature_rollout("u1", "dark", {"dark": {"percent": 50}})
#> feature_rollout("u2", "dark", {"dark": {"percent": 50}})
#> feature_rollout("ann", "beta", {"beta": {"allow": ["ann"]}})
#> feature_rollout("bo", "beta", {"beta": {"allow": ["bo"], "block": ["bo"], "percent": 100}})
#> feature_rollout("cy", "x", {})
#> feature_rollout("di", "y", {"y": {"percent": 100}})

### migrate_document
_CURRENT = 3


def _v1(doc):
    first, _, last = doc.pop("name").partition(" ")
    return {**doc, "first": first, "last": last}


def _v2(doc):
    doc["tags"] = sorted(set(doc.get("tags", [])))
    return doc


_MIGRATIONS = {1: _v1, 2: _v2}


def migrate_document(document: dict, target: int = _CURRENT) -> dict:
    """Upgrade a stored document step by step to the target version."""
    doc = dict(document)
    version = doc.pop("version", 1)
    if version > target:
        raise ValueError(f"cannot downgrade from {version} to {target}")
    while version < target:
        doc = _MIGRATIONS[version](doc)
        version += 1
    return {"version": version, **doc}

#> migrate_document({"name": "Ada Lovelace", "tags": ["b", "a", "b"]})
#> migrate_document({"version": 2, "first": "Bo"})
#> migrate_document({"version": 3, "x": 1})
#> migrate_document({"version": 4}, target=2)
#> migrate_document({"name": "Plato"}, 2)
#> migrate_document({"first": "no name"})

### sparkline_text_util
_BARS = "▁▂▃▄▅▆▇█"


def sparkline_text_util(values: list[float | None], *, low: float | None = None, high: float | None = None) -> str:
    """One bar per value; None leaves a hole."""
    present = [v for v in values if v is not None]
    if not present:
        return " " * len(values)
    bottom = min(present) if low is None else low
    top = max(present) if high is None else high
    span = top - bottom
    out = ""
    for value in values:
        if value is None:
            out += " "
        elif span == 0:
            out += _BARS[3]
        else:
            index = int((value - bottom) / span * (len(_BARS) - 1) + 0.5)
            out += _BARS[min(max(index, 0), len(_BARS) - 1)]
    return out

#> sparkline_text_util([1, 5, 22, 13, 53])
#> sparkline_text_util([4, None, 4])
#> sparkline_text_util([None, None])
#> sparkline_text_util([0, 50, 120], low=0, high=100)
#> sparkline_text_util([])
#> sparkline_text_util([-3, 0, 3, None])

### tree_size_report
def tree_size_report(tree: dict, *, min_size: int = 0, _indent: int = 0) -> list[str]:
    """Sizes of folders in a tree whose leaves are file sizes, biggest first."""
    def size(node) -> int:
        return sum(map(size, node.values())) if isinstance(node, dict) else node

    lines = []
    for name, node in sorted(tree.items(), key=lambda pair: (-size(pair[1]), pair[0])):
        total = size(node)
        if total < min_size:
            continue
        is_folder = isinstance(node, dict)
        lines.append(f"{'  ' * _indent}{name}{'/' * is_folder} {total}")
        if is_folder:
            lines += tree_size_report(node, min_size=min_size, _indent=_indent + 1)
    return lines

#> tree_size_report({"src": {"a.py": 30, "b.py": 50}, "readme": 10})
#> tree_size_report({"src": {"a.py": 30, "b.py": 50}, "readme": 10}, min_size=40)
#> tree_size_report({})
#> tree_size_report({"empty": {}, "x": {"y": {"z": 1}}})
#> tree_size_report({"b": 5, "a": 5})

### dna_translate
_CODONS = {"ATG": "M", "TTT": "F", "AAA": "K", "GGC": "G", "TAA": "*", "TGA": "*"}


def dna_translate(sequence: str, *, frame: int = 0, to_stop: bool = True) -> str:
    """Protein of a DNA text; unknown codons become X."""
    if frame not in (0, 1, 2):
        raise ValueError("frame must be 0, 1 or 2")
    bases = sequence.upper().replace("U", "T")
    strange = set(bases) - set("ACGT")
    if strange:
        raise ValueError(f"not a base: {min(strange)}")
    protein = []
    for i in range(frame, len(bases) - 2, 3):
        amino = _CODONS.get(bases[i:i + 3], "X")
        if amino == "*" and to_stop:
            break
        protein.append(amino)
    return "".join(protein)

#> dna_translate("ATGTTTAAATAAGGC")
#> dna_translate("augggcuga", to_stop=False)
#> dna_translate("CATGAAAC", frame=1)
#> dna_translate("ATGN")
#> dna_translate("ATG", frame=3)
#> dna_translate("AC")

### chemical_formula_mass
_MASS = {"H": 1.008, "C": 12.011, "O": 15.999, "Na": 22.990, "Cl": 35.45, "Ca": 40.078}


def chemical_formula_mass(formula: str) -> float:
    """Molar mass of formulas with brackets, such as 'Ca(OH)2'."""
    stack: list[float] = [0.0]
    i = 0
    while i < len(formula):
        ch = formula[i]
        i += 1
        if ch == "(":
            stack.append(0.0)
            continue
        if ch == ")":
            mass = stack.pop()
        else:
            symbol = ch
            if formula[i:i + 1].islower():
                symbol += formula[i]
                i += 1
            mass = _MASS[symbol]
        digits = ""
        while formula[i:i + 1].isdigit():
            digits += formula[i]
            i += 1
        stack[-1] += mass * int(digits or 1)
    if len(stack) != 1:
        raise ValueError(f"unclosed bracket in {formula}")
    return round(stack[0], 3)

#> chemical_formula_mass("H2O")
#> chemical_formula_mass("Ca(OH)2")
#> chemical_formula_mass("C12H22O11")
#> chemical_formula_mass("NaCl")
#> chemical_formula_mass("Xe")
#> chemical_formula_mass("(CH2")
#> chemical_formula_mass("")

### crop_rotation_plan
_NEXT = {"legume": "leaf", "leaf": "fruit", "fruit": "root", "root": "legume"}
_FAMILY = {"pea": "legume", "kale": "leaf", "tomato": "fruit", "carrot": "root", "bean": "legume"}


def crop_rotation_plan(bed: str, wishes: list[str], years: int = 3) -> list[str]:
    """Crops for a bed in the coming years; a fallow year where no wish fits."""
    family = _FAMILY.get(bed)
    if family is None:
        raise KeyError(f"unknown crop {bed!r}")
    pool = list(wishes)
    plan = []
    for _ in range(years):
        family = _NEXT[family]
        crop = next((w for w in pool if _FAMILY.get(w) == family), None)
        if crop is None:
            plan.append("fallow")
        else:
            pool.remove(crop)
            plan.append(crop)
    return plan

#> crop_rotation_plan("pea", ["carrot", "tomato", "kale"])
#> crop_rotation_plan("carrot", ["bean", "pea"], years=5)
#> crop_rotation_plan("kale", [])
#> crop_rotation_plan("rose", ["pea"])
#> crop_rotation_plan("tomato", ["tulip", "carrot", "pea", "kale"], 4)

### parse_scoreboard
def parse_scoreboard(lines: list[str], *, win: int = 3, draw: int = 1) -> list[tuple[str, int, int]]:
    """League table (team, points, goal difference) from 'Reds 2:1 Blues' lines."""
    table: dict[str, list[int]] = {}
    for line in lines:
        try:
            home, score, away = line.rsplit(maxsplit=2)
            goals, against = map(int, score.split(":"))
        except ValueError:
            raise ValueError(f"cannot read {line!r}") from None
        for team, diff in ((home, goals - against), (away, against - goals)):
            row = table.setdefault(team, [0, 0])
            row[0] += win if diff > 0 else draw if diff == 0 else 0
            row[1] += diff
    return sorted(((team, *row) for team, row in table.items()), key=lambda r: (-r[1], -r[2], r[0]))

#> parse_scoreboard(["Reds 2:1 Blues", "Blues 0:0 Greens"])
#> parse_scoreboard(["Old Town 3:0 Reds"], win=2)
#> parse_scoreboard([])
#> parse_scoreboard(["Reds beat Blues"])
#> parse_scoreboard(["A 1:1 B", "B 1:1 A", "C 5:5 A"], draw=2)
