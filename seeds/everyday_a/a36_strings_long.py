### email_signature_strip
import re

SIGNATURE = re.compile(r"^(-- ?|sent from my \w+|best regards,?|cheers,?)$", re.IGNORECASE)
QUOTE = re.compile(r"^On .+ wrote:$")


def email_signature_strip(mail):
    kept = []
    for line in mail.split("\n"):
        stripped = line.strip()
        if SIGNATURE.match(stripped):
            break
        if stripped.startswith(">") or QUOTE.match(stripped):
            continue
        if not stripped and (not kept or not kept[-1]):
            continue
        kept.append(stripped)
    while kept and not kept[-1]:
        kept.pop()
    return "\n".join(kept)

#> email_signature_strip("Hi Bo,\n\n\nyes, Friday works.\n\nOn Mon, Ida wrote:\n> Friday?\n> Or Sunday?\n\nSee you\n-- \nIda")
#> email_signature_strip("Short note.\nCheers,\nIda\n> old")
#> email_signature_strip("")
#> email_signature_strip("Hello,\n\nthe parcel came.\nThank you!\n\n\n-- \nIda Holm\nOslo")
#> email_signature_strip("> only\n> quotes")
#> email_signature_strip("  one \n\n two\nSent from my phone\nthree")

### log_line_template_miner
import re

RULES = (
    (re.compile(r"\b\d{1,3}(?:\.\d{1,3}){3}\b"), "<ip>"),
    (re.compile(r"\b0x[0-9a-f]+\b"), "<hex>"),
    (re.compile(r"\b\d+(?:\.\d+)?(ms|s|MB|KB)\b"), r"<n>\1"),
    (re.compile(r"\b\d+\b"), "<n>"),
)


def template(line):
    for pattern, replacement in RULES:
        line = pattern.sub(replacement, line)
    return line


def log_line_template_miner(lines):
    counts = {}
    for line in lines:
        key = template(line.strip())
        if key:
            counts[key] = counts.get(key, 0) + 1
    if not counts:
        return ""
    best = max(counts, key=lambda key: counts[key])
    return f"{counts[best]}x {best}"

#> log_line_template_miner(["GET /a from 10.0.0.1 took 15ms", "GET /a from 10.0.0.2 took 7ms", "free 0xff12 of 99 pages", "GET /a from 1.1.1.1 took 1.5s"])
#> log_line_template_miner(["cache 10MB", "cache 7MB", "ok 1", "ok 2"])
#> log_line_template_miner(["", "  "])
#> log_line_template_miner(["user 7 logged in", "user 8 logged in", "user 8 logged out"])
#> log_line_template_miner([])

### text_columns_to_sentences
def text_columns_to_sentences(table: str) -> str:
    """'Name Age City' rows to sentences: 'Ida is 30 and lives in Oslo.'; unknown cells ('-') are left out."""
    sentences = []
    for line in table.splitlines()[1:]:
        name, age, *city = line.split()
        parts = []
        if age != "-":
            parts.append(f"is {int(age)}")
        if city and city != ["-"]:
            parts.append(f"lives in {' '.join(city)}")
        if not parts:
            sentences.append(f"Nothing is known of {name}.")
            continue
        sentences.append(f"{name} {' and '.join(parts)}.")
    return " ".join(sentences)

#> text_columns_to_sentences("Name Age City\nIda 30 Oslo\nBo - New York\nCy 41 -\nDi - -")
#> text_columns_to_sentences("Name Age City")
#> text_columns_to_sentences("Name Age City\nEd 007 Bergen am See")
#> text_columns_to_sentences("Name Age City\nFlo old Rome")
#> text_columns_to_sentences("n a c\nGus 5\nHal - Bonn")

### song_lyrics_with_repeats
def song_lyrics_with_repeats(script):
    parts = {}
    out = []
    for chunk in script.split(";"):
        chunk = chunk.strip()
        if chunk.startswith("<") and chunk.endswith(">"):
            name = chunk[1:-1]
            if name not in parts:
                raise LookupError(f"no part {name}")
            out.extend(parts[name])
            continue
        name = None
        if chunk.startswith("["):
            name, _, chunk = chunk[1:].partition("]")
            chunk = chunk.strip()
        if chunk.startswith("|:") and chunk.endswith(":|"):
            lines = [chunk[2:-2].strip()] * 2
        else:
            lines = [chunk]
        if name:
            parts[name] = lines
        out.extend(lines)
    return " / ".join(out)

#> song_lyrics_with_repeats("[C] |: row the boat :|; down the stream; <C>; life is a dream; <C>")
#> song_lyrics_with_repeats("one line")
#> song_lyrics_with_repeats("<X>")
#> song_lyrics_with_repeats("[A] la la; [B] |: hey :|; <B>; <A>")
#> song_lyrics_with_repeats("|: :|")

### sql_insert_statements
from datetime import date
from decimal import Decimal


def literal(value):
    match value:
        case None:
            return "NULL"
        case bool():
            return "TRUE" if value else "FALSE"
        case int() | float() | Decimal():
            return str(value)
        case date():
            return f"DATE '{value.isoformat()}'"
        case str():
            return "'" + value.replace("'", "''") + "'"
        case _:
            raise TypeError(f"cannot write {type(value).__name__}")


CASTS = {"day": date.fromisoformat, "price": Decimal}


def sql_insert_statements(table: str, rows: list[dict]) -> str:
    """One INSERT statement for rows with the same keys; columns 'day' and 'price' are converted."""
    if not rows:
        return f"-- nothing for {table}"
    columns = list(rows[0])
    tuples = []
    for row in rows:
        values = []
        for name in columns:
            value = row.get(name)
            if value is not None and name in CASTS:
                value = CASTS[name](value)
            values.append(literal(value))
        tuples.append(f"({', '.join(values)})")
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES {', '.join(tuples)};"

#> sql_insert_statements("sales", [{"id": 1, "day": "2024-02-29", "price": "9.90"}, {"id": 2, "day": None, "price": "0.5"}])
#> sql_insert_statements("people", [{"name": "O'Hara", "vip": True, "h": 1.8}, {"name": "Bo", "vip": False}])
#> sql_insert_statements("empty", [])
#> sql_insert_statements("bad", [{"tags": ["x"]}])
#> sql_insert_statements("bad", [{"day": "29.02.2024"}])

### knitting_row_written_out
import re

STEP = re.compile(r"([kp])(\d+)|\*\s*(.+?)\s*\*\s*(\d+)x")


def expand(pattern):
    text = ""
    for stitch, count, group, times in STEP.findall(pattern):
        if stitch:
            text += stitch * int(count)
        else:
            text += expand(group) * int(times)
    return text


def knitting_row_written_out(pattern: str, stitches: int | None = None) -> str:
    row = expand(pattern)
    if stitches is not None and len(row) != stitches:
        raise ValueError(f"{len(row)} stitches instead of {stitches}")
    groups = []
    for start in range(0, len(row), 5):
        groups.append(row[start:start + 5])
    return " ".join(groups)

#> knitting_row_written_out("k2 *p1 k1* 3x k2")
#> knitting_row_written_out("k10", stitches=10)
#> knitting_row_written_out("p3 k3", 7)
#> knitting_row_written_out("")
#> knitting_row_written_out("*k2 p2* 2x *p1* 4x", stitches=12)

### chord_transposer
NOTES = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
FLATS = {"Db": "C#", "Eb": "D#", "Gb": "F#", "Ab": "G#", "Bb": "A#"}


def split_chord(chord):
    size = 2 if len(chord) > 1 and chord[1] in "#b" else 1
    return chord[:size], chord[size:]


def shift(note, steps):
    note = FLATS.get(note, note)
    return NOTES[(NOTES.index(note) + steps) % 12]


def chord_transposer(line: str, steps: int) -> str:
    """'Am F/C G7' moved by half steps; words that are no chords stay."""
    out = []
    for word in line.split():
        root, quality = split_chord(word)
        if FLATS.get(root, root) not in NOTES:
            out.append(word)
            continue
        chord, slash, bass = quality.partition("/")
        moved = shift(root, steps) + chord
        if slash:
            moved += "/" + shift(bass, steps)
        out.append(moved)
    return " ".join(out)

#> chord_transposer("Am F/C G7 x2", 2)
#> chord_transposer("Bb Eb/G F#dim", -1)
#> chord_transposer("", 5)
#> chord_transposer("C E G B", 12)
#> chord_transposer("D/X", 1)

### crontab_entry_builder
DAYS = {"sunday": 0, "monday": 1, "tuesday": 2, "wednesday": 3, "thursday": 4, "friday": 5, "saturday": 6}


def parse_time(text):
    hour, _, minute = text.partition(":")
    return int(minute or 0), int(hour)


def crontab_entry_builder(phrase: str, command: str) -> str:
    """'every monday at 8:30' or 'every 15 minutes' as a crontab line."""
    words = phrase.lower().split()
    match words:
        case ["every", count, "minutes"]:
            fields = f"*/{int(count)} * * * *"
        case ["every", "hour"]:
            fields = "0 * * * *"
        case ["every", "day", "at", time]:
            minute, hour = parse_time(time)
            fields = f"{minute} {hour} * * *"
        case ["every", day, "at", time] if day in DAYS:
            minute, hour = parse_time(time)
            fields = f"{minute} {hour} * * {DAYS[day]}"
        case ["on", "day", number, "at", time]:
            minute, hour = parse_time(time)
            fields = f"{minute} {hour} {int(number)} * *"
        case _:
            raise ValueError(f"cannot read {phrase!r}")
    return f"{fields} {command}"

#> crontab_entry_builder("every monday at 8:30", "backup")
#> crontab_entry_builder("Every 15 minutes", "poll --quick")
#> crontab_entry_builder("every day at 23", "rotate")
#> crontab_entry_builder("on day 1 at 6:05", "invoice")
#> crontab_entry_builder("every hour", "tick")
#> crontab_entry_builder("now and then", "nap")

### file_header_comment_update
import re
from datetime import date

YEARS = re.compile(r"(Copyright \(c\) )(\d{4})(?:-(\d{4}))?")


def bump(match, year):
    prefix, first, last = match.groups()
    if int(last or first) >= year:
        return match.group()
    return f"{prefix}{first}-{year}"


def file_header_comment_update(source, today, holder="Ida Holm"):
    """Bring the years of a copyright line up to date, or add one behind a shebang."""
    year = date.fromisoformat(today).year
    head, newline, rest = source.partition("\n")
    found = YEARS.search(source)
    if found:
        return YEARS.sub(lambda match: bump(match, year), source, count=1)
    line = f"# Copyright (c) {year} {holder}"
    if head.startswith("#!"):
        return f"{head}\n{line}\n{rest}"
    return f"{line}\n{source}"

#> file_header_comment_update("# Copyright (c) 2019 Ida\nx = 1", "2024-03-01")
#> file_header_comment_update("#!/bin/sh\necho hi", "2024-03-01")
#> file_header_comment_update("# Copyright (c) 2020-2023 X\n# Copyright (c) 2001 Y", "2024-03-01")
#> file_header_comment_update("# Copyright (c) 2024 Z", "2024-03-01")
#> file_header_comment_update("print()", "2024-03-01", holder="Bo")
#> file_header_comment_update("x", "March 2024")

### tab_completion_common_prefix
def common_prefix(words):
    first, last = min(words), max(words)
    for index, char in enumerate(first):
        if index == len(last) or last[index] != char:
            return first[:index]
    return first


def tab_completion_common_prefix(line: str, commands: list[str], files: list[str]) -> str:
    head, blank, word = line.rpartition(" ")
    pool = files if blank else commands
    candidates = [name for name in pool if name.startswith(word)]
    if not candidates:
        return line
    if len(candidates) == 1:
        done = candidates[0]
        done += "" if done.endswith("/") else " "
    else:
        done = common_prefix(candidates)
    return head + blank + done

#> tab_completion_common_prefix("gi", ["git", "gimp", "grep"], [])
#> tab_completion_common_prefix("git", ["git", "gimp"], [])
#> tab_completion_common_prefix("cat re", ["cat"], ["readme.md", "readme.txt", "setup.py"])
#> tab_completion_common_prefix("cd do", ["cd"], ["docs/", "setup.py"])
#> tab_completion_common_prefix("l", ["log", "logs", "logger"], [])
#> tab_completion_common_prefix("xyz", ["git"], [])
#> tab_completion_common_prefix("rm ", ["rm"], ["a", "b"])

### coordinates_dms_format
def to_dms(value, positive, negative):
    letter = positive if value >= 0 else negative
    seconds = round(abs(value) * 3600, 1)
    degrees, rest = divmod(seconds, 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{int(degrees)}°{int(minutes):02d}'{seconds:04.1f}\"{letter}"


def coordinates_dms_format(points: str) -> str:
    """Decimal 'lat,lon' pairs in degrees, minutes and seconds, one a line; bad ones are marked."""
    lines = []
    for point in points.split():
        try:
            lat, lon = map(float, point.split(","))
        except ValueError:
            lines.append(f"? {point}")
            continue
        if abs(lat) > 90 or abs(lon) > 180:
            lines.append(f"! {point}")
            continue
        lines.append(f"{to_dms(lat, 'N', 'S')} {to_dms(lon, 'E', 'W')}")
    return "\n".join(lines)

#> coordinates_dms_format("52.52,13.405 -33.8688,151.2093 91,0 here")
#> coordinates_dms_format("0,0")
#> coordinates_dms_format("")
#> coordinates_dms_format("40.7128,-74.006 1,2,3")
#> coordinates_dms_format("-89.99999,179.99999")

### ascii_table_box_drawing
def ascii_table_box_drawing(rows: list, header: bool = True, align: str = "") -> str:
    """A table with box characters; align has a letter a column: l, r or c."""
    if not rows:
        return ""
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in texts) for column in range(len(texts[0]))]
    methods = {"l": str.ljust, "r": str.rjust, "c": str.center}
    styles = [methods[align[index:index + 1] or "l"] for index in range(len(widths))]
    rule = "+".join("-" * (width + 2) for width in widths)
    lines = [f"+{rule}+"]
    for number, row in enumerate(texts):
        cells = [style(cell, width) for style, cell, width in zip(styles, row, widths)]
        lines.append("| " + " | ".join(cells) + " |")
        if header and number == 0:
            lines.append(f"+{rule}+")
    lines.append(f"+{rule}+")
    return "\n".join(lines)

#> ascii_table_box_drawing([["name", "qty"], ["bolt", 12], ["washer", 4000]], align="lr")
#> ascii_table_box_drawing([[1, 2], [3, 4]], header=False)
#> ascii_table_box_drawing([])
#> ascii_table_box_drawing([["x"], ["long text"]], align="c")
#> ascii_table_box_drawing([["a"]], align="z")

### person_name_normaliser
PARTICLES = {"von", "van", "de", "der", "la", "di"}
SUFFIXES = {"jr": "Jr.", "sr": "Sr.", "phd": "PhD", "ii": "II", "iii": "III"}


def capital(word):
    if word.startswith("mc") and len(word) > 2:
        return "Mc" + word[2:].capitalize()
    for mark in ("'", "-"):
        if mark in word:
            return mark.join(capital(part) for part in word.split(mark))
    return word.capitalize()


def person_name_normaliser(name: str) -> str:
    """'HOLM, ida-marie PHD' as 'Ida-Marie Holm, PhD'."""
    words = name.lower().replace(".", "").split()
    suffix = ""
    if words and words[-1] in SUFFIXES:
        suffix = SUFFIXES[words.pop()]
    text = " ".join(words)
    if "," in text:
        last, first = (part.strip() for part in text.split(",", 1))
        words = f"{first} {last}".split()
    fixed = []
    for index, word in enumerate(words):
        fixed.append(word if word in PARTICLES and index else capital(word))
    result = " ".join(fixed)
    return f"{result}, {suffix}" if suffix else result

#> person_name_normaliser("HOLM, ida-marie PHD")
#> person_name_normaliser("ludwig VAN beethoven")
#> person_name_normaliser("o'hara, scarlett")
#> person_name_normaliser("")
#> person_name_normaliser("ronald mcdonald jr.")
#> person_name_normaliser("de la cruz, maria")
