### parse_bibtex_entry
def parse_bibtex_entry(text):
    """One flat BibTeX entry: '@book{key, title = {X}, year = 1999}'."""
    kind, _, body = text.strip().partition("{")
    key, *pairs = body.removesuffix("}").split(",")
    fields = {"type": kind.removeprefix("@").lower(), "key": key.strip()}
    for pair in pairs:
        name, eq, value = pair.partition("=")
        if eq:
            fields[name.strip().lower()] = value.strip().strip('{}"')
    return fields

#> parse_bibtex_entry("@Book{knuth68, Title = {TAOCP}, year=1968}")
#> parse_bibtex_entry("@misc{x}")
#> parse_bibtex_entry("")
#> parse_bibtex_entry('@article{a1, note = "see {b}", }')
#> parse_bibtex_entry("@online{q, url={http://x?a=b}}")

### parse_vcard_lines
def parse_vcard_lines(card):
    person = {}
    for line in card.splitlines():
        head, colon, value = line.partition(":")
        if not colon or head in ("BEGIN", "END", "VERSION"):
            continue
        name, *params = head.split(";")
        if params:
            kinds = [p.removeprefix("TYPE=").lower() for p in params]
            person.setdefault(name.lower(), {})["/".join(kinds)] = value
        else:
            person[name.lower()] = value.replace(";", " ").strip()
    return person

#> parse_vcard_lines("BEGIN:VCARD\nN:Doe;Jo;;\nTEL;TYPE=HOME:55\nTEL;TYPE=WORK;PREF:66\nEND:VCARD")
#> parse_vcard_lines("")
#> parse_vcard_lines("FN:Zoë Ek\nnote")
#> parse_vcard_lines("VERSION:3.0\nURL:http://a.b")
#> parse_vcard_lines("EMAIL;X:a\nEMAIL;X:b")

### parse_http_request_head
def parse_http_request_head(raw):
    request_line, *lines = raw.split("\r\n")
    try:
        method, target, version = request_line.split(" ")
    except ValueError:
        raise ValueError(f"bad request line: {request_line!r}") from None
    headers = {}
    for line in lines:
        if not line:
            break
        name, _, value = line.partition(":")
        key = name.strip().lower()
        headers[key] = ", ".join(filter(None, [headers.get(key), value.strip()]))
    return method.upper(), target, version.rpartition("/")[2], headers

#> parse_http_request_head("get /x HTTP/1.1\r\nHost: a.b\r\nAccept: x\r\nACCEPT: y\r\n\r\nbody: no")
#> parse_http_request_head("POST / HTTP/2")
#> parse_http_request_head("delete /a?b=c HTTP/1.0\r\nX: 1:2\r\nnocolon")
#> parse_http_request_head("GET  / HTTP/1.0")
#> parse_http_request_head("HEAD * 1\r\nEmpty:\r\n")

### parse_gpx_point
def parse_gpx_point(tag):
    """Attributes of '<trkpt lat=\"1.5\" lon=\"-2\">' as floats."""
    inside = tag.strip("<>/ ")
    name, _, rest = inside.partition(" ")
    attrs = {}
    for chunk in rest.split():
        key, eq, val = chunk.partition("=")
        if eq:
            attrs[key] = float(val.strip("\"'"))
    return name, attrs

#> parse_gpx_point('<trkpt lat="47.5" lon="-8.25">')
#> parse_gpx_point("<br/>")
#> parse_gpx_point("<wpt ele='100' hidden />")
#> parse_gpx_point("")
#> parse_gpx_point("<p x='a'>")

### parse_midi_note
_SEMITONES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}

def parse_midi_note(name: str) -> int:
    """'C4' -> 60; sharps and flats may repeat."""
    letter, rest = name[:1].upper(), name[1:]
    if letter not in _SEMITONES:
        raise ValueError(f"not a note: {name!r}")
    octave = rest.lstrip("#b")
    marks = rest[:len(rest) - len(octave)]
    shift = marks.count("#") - marks.count("b")
    return 12 * (int(octave) + 1) + _SEMITONES[letter] + shift

#> parse_midi_note("C4")
#> parse_midi_note("f#3")
#> parse_midi_note("Bbb-1")
#> parse_midi_note("H2")
#> parse_midi_note("A")
#> parse_midi_note("G9")

### parse_chess_fen_row
def parse_chess_fen_row(row):
    squares = []
    for ch in row:
        if ch.isdecimal():
            squares.extend("." * int(ch))
        elif ch.lower() in "pnbrqk":
            squares.append(ch)
        else:
            raise ValueError(f"bad piece {ch}")
    if len(squares) != 8:
        raise ValueError(f"row has {len(squares)} squares")
    return "".join(squares)

#> parse_chess_fen_row("rnbqkbnr")
#> parse_chess_fen_row("8")
#> parse_chess_fen_row("3Pp2k")
#> parse_chess_fen_row("4Z3")
#> parse_chess_fen_row("1N1n1Q2")
#> parse_chess_fen_row("p")

### parse_git_status
_STATES = {"M": "modified", "A": "added", "D": "deleted", "?": "untracked"}

def parse_git_status(output):
    groups = {}
    for line in output.splitlines():
        index, tree, path = line[0], line[1], line[3:]
        if index == "R":
            old, _, path = path.partition(" -> ")
            groups.setdefault("renamed", []).append((old, path))
            continue
        flag = index if index != " " else tree
        groups.setdefault(_STATES.get(flag, flag), []).append(path)
    return groups

#> parse_git_status(" M src/a.py\nA  new.txt\n?? tmp/")
#> parse_git_status("")
#> parse_git_status("R  old.c -> new.c\nU  both")
#> parse_git_status("MM x y.md\nD  gone")
#> parse_git_status("\n")

### parse_weather_report
def parse_weather_report(report):
    """A few METAR groups: wind, temperature/dew point, pressure."""
    found = {}
    for group in report.upper().split():
        if group.endswith("KT") and group[:5].isdecimal():
            found["wind"] = (int(group[:3]), int(group[3:5]))
        elif "/" in group:
            temp, _, dew = group.partition("/")
            found["temp"] = [int(t.replace("M", "-")) for t in (temp, dew) if t]
        elif group[:1] == "Q" and group[1:].isdecimal():
            found["hpa"] = int(group[1:])
    return found

#> parse_weather_report("LSZH 24015KT 9999 12/M01 Q1013")
#> parse_weather_report("")
#> parse_weather_report("vrb02kt q0998")
#> parse_weather_report("00000KT M05/ QNH")
#> parse_weather_report("ABC //")

### parse_score_line_alt
def parse_score_line_alt(line):
    """'Ajax 2-1 PSV' -> winner and margin."""
    words = line.split()
    for at, w in enumerate(words):
        left, dash, right = w.partition("-")
        if dash and left.isdecimal() and right.isdecimal():
            home, away = " ".join(words[:at]), " ".join(words[at + 1:])
            margin = int(left) - int(right)
            winner = home if margin > 0 else away if margin else None
            return winner, abs(margin)
    raise ValueError("no score in " + repr(line))

#> parse_score_line_alt("Ajax 2-1 PSV")
#> parse_score_line_alt("Real Betis 0-0 Getafe")
#> parse_score_line_alt("Bodo-Glimt 1-4 Young Boys")
#> parse_score_line_alt("postponed")
#> parse_score_line_alt("3-0")

### fold_header_lines
def fold_header_lines(name, value, width=24):
    """Fold a mail header: continuation lines start with a blank."""
    lines = [name + ":"]
    for word in value.split():
        if len(lines[-1]) + 1 + len(word) > width and lines[-1].strip():
            lines.append("")
        lines[-1] += " " + word
    return lines

#> fold_header_lines("Subject", "a long subject that must be folded")
#> fold_header_lines("To", "x@y.z", 40)
#> fold_header_lines("X-Empty", "")
#> fold_header_lines("R", "unbreakable_thing_here next", 10)
#> fold_header_lines("Re", "fits exactly here to 24", 24)

### unfold_header_lines
def unfold_header_lines(lines):
    headers = []
    for line in lines:
        if line[:1] in (" ", "\t") and headers:
            name, value = headers.pop()
            headers.append((name, f"{value} {line.strip()}".strip()))
        elif ":" in line:
            name, _, value = line.partition(":")
            headers.append((name.title(), value.strip()))
        else:
            break
    return headers

#> unfold_header_lines(["subject: one", "\ttwo", "TO: a", "", "body: no"])
#> unfold_header_lines([])
#> unfold_header_lines([" stray", "x: y"])
#> unfold_header_lines(["a:", " b", " c"])
#> unfold_header_lines([" k: v", "\t w"])

### quote_csv_row
def quote_csv_row(values, delimiter=","):
    cells = []
    for v in values:
        text = "" if v is None else str(v)
        if any(c in text for c in (delimiter, '"', "\n")) or text != text.strip():
            text = '"' + text.replace('"', '""') + '"'
        cells.append(text)
    return delimiter.join(cells)

#> quote_csv_row(["a,b", 'say "x"', 5, None])
#> quote_csv_row([])
#> quote_csv_row([" pad", "fine"], ";")
#> quote_csv_row(["two\nlines", True, 2.50])
#> quote_csv_row(["x|y", "z"], "|")

### escape_html_attr
_ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})

def escape_html_attr(tag, attrs, void=False):
    parts = [tag]
    for name, value in sorted(attrs.items()):
        if value is True:
            parts.append(name)
        elif value not in (None, False):
            parts.append(f'{name}="{str(value).translate(_ENTITIES)}"')
    inside = " ".join(parts)
    return f"<{inside}/>" if void else f"<{inside}></{tag}>"

#> escape_html_attr("a", {"href": "/?a=1&b=2", "title": 'x "y"'})
#> escape_html_attr("input", {"disabled": True, "value": None}, True)
#> escape_html_attr("p", {})
#> escape_html_attr("td", {"colspan": 2, "hidden": False})
#> escape_html_attr("b", {"data-x": "<é>", "a": 0})

### strip_ansi_codes
def strip_ansi_codes(s):
    """Remove ESC[...m sequences without a regular expression."""
    out, i = [], 0
    while i < len(s):
        if s.startswith("\x1b[", i):
            end = s.find("m", i)
            if end == -1:
                break
            i = end + 1
        else:
            out.append(s[i])
            i += 1
    return "".join(out)

#> strip_ansi_codes("\x1b[31mred\x1b[0m text")
#> strip_ansi_codes("plain")
#> strip_ansi_codes("")
#> strip_ansi_codes("cut\x1b[1;3")
#> strip_ansi_codes("\x1b[mm\x1b")

### color_spans
def color_spans(text, marks):
    """Wrap *bold* and _under_ in tags, in order, without nesting."""
    out, open_mark = [], None
    for ch in text:
        if ch in marks and open_mark in (None, ch):
            tag = marks[ch]
            out.append(f"</{tag}>" if open_mark else f"<{tag}>")
            open_mark = None if open_mark else ch
        else:
            out.append(ch)
    if open_mark:
        out.append(f"</{marks[open_mark]}>")
    return "".join(out)

#> color_spans("a *b* _c_", {"*": "b", "_": "u"})
#> color_spans("*open", {"*": "b"})
#> color_spans("", {})
#> color_spans("*a_b*_", {"*": "b", "_": "i"})
#> color_spans("2*3", {"_": "i"})

### justify_text_line
def justify_text_line(words, width):
    if len(words) == 1:
        return words[0].ljust(width)
    gaps = len(words) - 1
    spare = width - sum(map(len, words))
    if spare < gaps:
        raise ValueError("line too long")
    each, extra = divmod(spare, gaps)
    line = words[0]
    for i, w in enumerate(words[1:]):
        line += " " * (each + (i < extra)) + w
    return line

#> justify_text_line(["we", "went", "home"], 14)
#> justify_text_line(["solo"], 6)
#> justify_text_line(["a", "b"], 3)
#> justify_text_line(["too", "long"], 5)
#> justify_text_line(["x", "y", "z", "w"], 9)

### bullet_list_wrap
import textwrap

def bullet_list_wrap(items, width=18, bullet="* "):
    out = []
    for item in items:
        lines = textwrap.wrap(item, width - len(bullet)) or [""]
        for i, line in enumerate(lines):
            lead = " " * len(bullet) if i else bullet
            out.append((lead + line).rstrip())
    return out

#> bullet_list_wrap(["buy some really good bread", "go"])
#> bullet_list_wrap([])
#> bullet_list_wrap(["", "x"], 10, "- ")
#> bullet_list_wrap(["extraordinarily"], 9, "1) ")
#> bullet_list_wrap(["ñandú corre rápido"], 12)

### tree_connectors
def tree_connectors(tree, lead=""):
    """Lines of a nested dict with box-drawing connectors."""
    lines = []
    last = len(tree) - 1
    for n, (name, child) in enumerate(tree.items()):
        lines.append(lead + ("└─" if n == last else "├─") + name)
        if isinstance(child, dict):
            lines += tree_connectors(child, lead + ("  " if n == last else "│ "))
    return lines

#> tree_connectors({"src": {"a.py": 1, "b.py": 2}, "doc": {}})
#> tree_connectors({})
#> tree_connectors({"x": {"y": {"z": None}}})
#> tree_connectors({"one": 1, "two": 2})
#> tree_connectors({"é": {"ü": "f"}}, ">")

### ledger_balance_table
def ledger_balance_table(entries, opening=0):
    balance = opening
    width = max((len(label) for label, _ in entries), default=5)
    lines = [f"{'start':<{width}} {'':>8} {balance:>8,}"]
    for label, amount in entries:
        balance += amount
        lines.append(f"{label:<{width}} {amount:>+8,} {balance:>8,}")
    return lines

#> ledger_balance_table([("salary", 2400), ("rent", -1150)])
#> ledger_balance_table([], 10)
#> ledger_balance_table([("x", 0)], -5)
#> ledger_balance_table([("bonus", 1000000), ("tax on it", -420000)], 1)
#> ledger_balance_table([("é", 0.5)])

### abbreviate_list
def abbreviate_list(names, limit=3, unit="other"):
    """'a, b and 4 others'"""
    if not names:
        return "none"
    if len(names) <= limit:
        *head, last = names
        return f"{', '.join(head)} and {last}" if head else last
    hidden = len(names) - limit + 1
    shown = ", ".join(names[:limit - 1])
    return f"{shown} and {hidden} {unit}{'s' * (hidden != 1)}"

#> abbreviate_list(["a", "b", "c", "d", "e"])
#> abbreviate_list(["x", "y"])
#> abbreviate_list(["solo"])
#> abbreviate_list([])
#> abbreviate_list(["p", "q", "r"], 2, "file")

### ordinal_date_phrase_alt
def _ordinal_suffix(n):
    if 10 <= n % 100 <= 20:
        return f"{n}th"
    return f"{n}" + {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")

def ordinal_date_phrase_alt(date, today):
    (y, m, d), (ty, tm, td) = date, today
    if date == today:
        return "today"
    if (y, m) == (ty, tm):
        return f"the {_ordinal_suffix(d)}, {abs(d - td)} day(s) {'ago' if d < td else 'ahead'}"
    return f"{_ordinal_suffix(d)} of month {m}" + (f", {y}" if y != ty else "")

#> ordinal_date_phrase_alt((2024, 5, 3), (2024, 5, 3))
#> ordinal_date_phrase_alt((2024, 5, 1), (2024, 5, 3))
#> ordinal_date_phrase_alt((2024, 5, 22), (2024, 5, 21))
#> ordinal_date_phrase_alt((2023, 5, 13), (2024, 5, 13))
#> ordinal_date_phrase_alt((2024, 1, 31), (2024, 2, 1))

### next_business_day_alt
def _next_day(date, lengths=(31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)):
    y, m, d = date
    if d < lengths[m - 1]:
        return y, m, d + 1
    return (y, m + 1, 1) if m < 12 else (y + 1, 1, 1)

def next_business_day_alt(date, weekday, holidays=()):
    """weekday: 0 is Monday. No leap years."""
    while True:
        date, weekday = _next_day(date), (weekday + 1) % 7
        if weekday < 5 and date[1:] not in holidays:
            return date, weekday

#> next_business_day_alt((2023, 6, 2), 4)
#> next_business_day_alt((2022, 12, 30), 4, [(1, 2)])
#> next_business_day_alt((2023, 2, 28), 1)
#> next_business_day_alt((2023, 5, 31), 2, [(6, 1), (6, 2)])
#> next_business_day_alt((2021, 1, 10), 6)

### overlap_minutes
def _minutes(clock):
    h, _, m = clock.partition(":")
    return int(h) * 60 + int(m or 0)

def overlap_minutes(a, b):
    """Shared minutes of two 'HH:MM-HH:MM' slots."""
    (s1, e1), (s2, e2) = (map(_minutes, slot.split("-")) for slot in (a, b))
    if e1 < s1 or e2 < s2:
        raise ValueError("slot ends before it starts")
    return max(0, min(e1, e2) - max(s1, s2))

#> overlap_minutes("09:00-10:30", "10:00-12:00")
#> overlap_minutes("8-9", "9-10")
#> overlap_minutes("13:15-13:15", "13:00-14:00")
#> overlap_minutes("22:00-06:00", "1-2")
#> overlap_minutes("0-24", "07:05-07:06")

### recurring_dates
def _add_days(ordinal, step, until):
    while ordinal <= until:
        yield ordinal
        ordinal += step

def recurring_dates(rule, start, until):
    """'daily', 'weekly' or 'every N' over plain day numbers."""
    steps = {"daily": 1, "weekly": 7}
    if rule.startswith("every "):
        step = int(rule.removeprefix("every "))
    else:
        step = steps[rule]
    if step <= 0:
        raise ValueError("step must be positive")
    return list(_add_days(start, step, until))

#> recurring_dates("weekly", 3, 30)
#> recurring_dates("every 4", 0, 10)
#> recurring_dates("daily", 5, 4)
#> recurring_dates("every 0", 1, 2)
#> recurring_dates("monthly", 1, 90)
#> recurring_dates("daily", -1, 2)

### age_on_date
def age_on_date(born: tuple, on: tuple) -> str:
    years = on[0] - born[0] - (on[1:] < born[1:])
    if years < 0:
        raise ValueError("not born yet")
    if years:
        return f"{years} y"
    months = (on[0] - born[0]) * 12 + on[1] - born[1] - (on[2] < born[2])
    return f"{months} m"

#> age_on_date((1990, 6, 15), (2024, 6, 14))
#> age_on_date((1990, 6, 15), (2024, 6, 15))
#> age_on_date((2023, 11, 30), (2024, 3, 1))
#> age_on_date((2024, 1, 1), (2023, 12, 31))
#> age_on_date((2000, 2, 29), (2000, 2, 29))
