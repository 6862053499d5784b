### csv_totals_by_column
import csv
import io


def csv_totals_by_column(text: str) -> dict[str, float]:
    """Sum of each numeric column; a column with any text in it is left out."""
    totals: dict[str, float] = {}
    textual = set()
    for row in csv.DictReader(io.StringIO(text)):
        for name, cell in row.items():
            if name in textual:
                continue
            try:
                totals[name] = totals.get(name, 0.0) + float(cell or 0)
            except ValueError:
                textual.add(name)
                totals.pop(name, None)
    return totals

#> csv_totals_by_column("item,qty,price\npen,3,1.5\npad,2,4.25\nink,,10\n")
#> csv_totals_by_column("a,b\n1,2\n3,x\n5,6\n")
#> csv_totals_by_column("")
#> csv_totals_by_column("only,header\n")
#> csv_totals_by_column("d,h,m\n1,2,3\n4,5,6\n7,8,9\n-12,0.5,1e2\n")
#> csv_totals_by_column('d,h,m\n1,2,3\n4,5,6\n7,8,9\n-12,0.5,1e2\n\nonly,header\n\na,b\n1,2\n3,x\n5,6\n')
#> csv_totals_by_column('item,qty,price\npen,3,1.5\npad,2,4.25\nink,,10\n\nonly,header\n\na,b\n1,2\n3,x\n5,6\n')

### json_events_by_user
import json


def json_events_by_user(lines):
    """JSON lines to {user: [event, ...]}; broken lines are counted under '?'"""
    users = {}
    broken = 0
    for line in lines:
        try:
            data = json.loads(line)
            user, event = data["user"], data["event"]
        except (json.JSONDecodeError, KeyError, TypeError):
            broken += 1
            continue
        users.setdefault(user, []).append(event)
    if broken:
        users["?"] = broken
    return users

#> json_events_by_user(['{"user": "ann", "event": "login"}', '{"user": "bob", "event": "login"}', '{"user": "ann", "event": "buy"}'])
#> json_events_by_user(['{"user": "ann"', '[]', '{"user": "x"}', '"text"'])
#> json_events_by_user([])
#> json_events_by_user(['{"event": "e1", "user": "u"}', 'nope', '{"event": "e2", "user": "u"}', '{"event": null, "user": "v"}'])
#> json_events_by_user(['{"user": "k", "event": {"type": "click", "x": 3}}', '42'])
#> json_events_by_user(['{"user": "ann", "event": "login"}', '{"user": "bob", "event": "login"}', '{"user": "ann", "event": "buy"}', '{"user": "ann"', '[]', '{"user": "x"}', '"text"', '{"event": "e1", "user": "u"}', 'nope', '{"event": "e2", "user": "u"}', '{"event": null, "user": "v"}'])
#> json_events_by_user(['{"user": "k", "event": {"type": "click", "x": 3}}', '42', '{"user": "ann", "event": "login"}', '{"user": "bob", "event": "login"}', '{"user": "ann", "event": "buy"}', '{"user": "ann"', '[]', '{"user": "x"}', '"text"'])

### csv_rows_quoted_as_needed
def quote(cell, sep):
    text = "" if cell is None else str(cell)
    if sep in text or '"' in text or "\n" in text:
        return '"' + text.replace('"', '""') + '"'
    return text


def csv_rows_quoted_as_needed(rows, sep=","):
    lines = []
    width = max((len(row) for row in rows), default=0)
    for row in rows:
        cells = []
        for i in range(width):
            cells.append(quote(row[i] if i < len(row) else None, sep))
        lines.append(sep.join(cells))
    return "\n".join(lines)

#> csv_rows_quoted_as_needed([["name", "note"], ["ann", 'says "hi"'], ["bob", "a, b"]])
#> csv_rows_quoted_as_needed([[1, 2.5, None], [True]])
#> csv_rows_quoted_as_needed([])
#> csv_rows_quoted_as_needed([["x;y", "z"], ["p,q", "two\nlines"]], sep=";")
#> csv_rows_quoted_as_needed([["id"], [7], ["", "", "end"]])
#> csv_rows_quoted_as_needed([[1, 2.5, None], [True], ['name', 'note'], ['ann', 'says "hi"'], ['bob', 'a, b'], ['id'], [7], ['', '', 'end']])
#> csv_rows_quoted_as_needed([[1, 2.5, None], [True], ['x;y', 'z'], ['p,q', 'two\nlines'], ['name', 'note'], ['ann', 'says "hi"'], ['bob', 'a, b']])

### split_csv_record_by_hand
def split_csv_record_by_hand(line: str) -> list[str]:
    """One record of a csv file; doubled quotes inside quotes are one quote."""
    fields, field = [], ""
    quoted = False
    i = 0
    while i < len(line):
        ch = line[i]
        if quoted:
            if ch == '"' and line[i + 1:i + 2] == '"':
                field += '"'
                i += 1
            elif ch == '"':
                quoted = False
            else:
                field += ch
        elif ch == '"' and not field:
            quoted = True
        elif ch == ",":
            fields.append(field)
            field = ""
        else:
            field += ch
        i += 1
    if quoted:
        raise ValueError("quote is not closed")
    return fields + [field]

#> split_csv_record_by_hand('7,"Smith, John",ok')
#> split_csv_record_by_hand('"say ""hi""",2')
#> split_csv_record_by_hand('')
#> split_csv_record_by_hand('a,"open')
#> split_csv_record_by_hand('x,,5" pipe,')
#> split_csv_record_by_hand('x,,5" pipe, a,"open, "say ""hi""",2')
#> split_csv_record_by_hand('7,"Smith, John",ok, "say ""hi""",2')

### json_text_canonical
def json_text_canonical(value):
    """JSON with sorted keys and no blanks, written by hand for plain data."""
    if value is None:
        return "null"
    if value is True or value is False:
        return str(value).lower()
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, str):
        out = '"'
        for ch in value:
            if ch in '"\\':
                out += "\\"
            out += "\\n" if ch == "\n" else ch
        return out + '"'
    if isinstance(value, list):
        return "[" + ",".join(json_text_canonical(v) for v in value) + "]"
    if isinstance(value, dict):
        parts = []
        for key in sorted(value):
            parts.append(json_text_canonical(key) + ":" + json_text_canonical(value[key]))
        return "{" + ",".join(parts) + "}"
    raise TypeError(f"no json for {type(value).__name__}")

#> json_text_canonical({"b": [1, 2.5, None], "a": {"y": True, "x": "q\"t"}})
#> json_text_canonical([])
#> json_text_canonical("two\nlines \\ end")
#> json_text_canonical({"when": (1, 2)})
#> json_text_canonical([[["deep"]], {}, False, -7])

### fixed_width_to_records
LAYOUT = [("id", 0, 4, int), ("name", 4, 14, str), ("amount", 14, 22, float)]


def fixed_width_to_records(text):
    """Bank export with fixed columns; a trailer line 'TOTAL' must match the sum."""
    records = []
    total = 0.0
    for line in text.splitlines():
        if line.startswith("TOTAL"):
            stated = float(line[14:22])
            if abs(stated - total) > 0.005:
                raise ValueError(f"total {stated} but {total:.2f} found")
            continue
        record = {}
        for name, start, end, cast in LAYOUT:
            record[name] = cast(line[start:end].strip())
        total += record["amount"]
        records.append(record)
    return records

#> fixed_width_to_records("0001Ann          12.50\n0002Bob Miller   -2.25\nTOTAL            10.25")
#> fixed_width_to_records("0001Ann          12.50\nTOTAL            99.99")
#> fixed_width_to_records("")
#> fixed_width_to_records("x001Ann          12.50")
#> fixed_width_to_records("0007Zed           0.10\n0008Yan           0.20\n0009Xi            0.30")
#> fixed_width_to_records('0001Ann          12.50\n0002Bob Miller   -2.25\nTOTAL            10.25\n0007Zed           0.10\n0008Yan           0.20\n0009Xi            0.30')

### feature_collection_bounds
import json


def points_of(geometry):
    kind, coordinates = geometry["type"], geometry["coordinates"]
    if kind == "Point":
        yield coordinates
    elif kind == "LineString":
        yield from coordinates
    elif kind == "Polygon":
        for ring in coordinates:
            yield from ring


def feature_collection_bounds(text: str):
    """(west, south, east, north) of all points in a small geojson text; None when empty."""
    west = south = float("inf")
    east = north = float("-inf")
    for feature in json.loads(text)["features"]:
        for x, y in points_of(feature["geometry"]):
            west, east = min(west, x), max(east, x)
            south, north = min(south, y), max(north, y)
    if west > east:
        return None
    return west, south, east, north

#> feature_collection_bounds('{"features": [{"geometry": {"type": "Point", "coordinates": [4, 50]}}, {"geometry": {"type": "LineString", "coordinates": [[1, 2], [7, -3]]}}]}')
#> feature_collection_bounds('{"features": []}')
#> feature_collection_bounds('{"features": [{"geometry": {"type": "Polygon", "coordinates": [[[0, 0], [0, 2.5], [2, 2.5], [0, 0]], [[0.5, 0.5], [1, 1]]]}}]}')
#> feature_collection_bounds('{"features": [{"geometry": {"type": "Circle", "coordinates": [1, 1]}}]}')
#> feature_collection_bounds('{"type": "Feature"}')

### rows_merged_by_date
import csv
from io import StringIO


def read(text, column):
    table = {}
    for row in csv.DictReader(StringIO(text)):
        table[row["date"]] = float(row[column])
    return table


def rows_merged_by_date(temperatures, sales):
    """Outer join of two csv texts on the date; gaps in the temperature keep the last value."""
    warm, sold = read(temperatures, "temp"), read(sales, "sold")
    merged = []
    last = None
    for day in sorted(warm.keys() | sold.keys()):
        last = warm.get(day, last)
        merged.append((day, last, sold.get(day, 0.0)))
    return merged

#> rows_merged_by_date("date,temp\n2024-05-01,18.5\n2024-05-03,21\n", "date,sold\n2024-05-01,7\n2024-05-02,9\n2024-05-04,12\n")
#> rows_merged_by_date("date,temp\n", "date,sold\n2024-05-02,9\n")
#> rows_merged_by_date("date,temp\n1,1\n2,x\n", "date,sold\n")
#> rows_merged_by_date("", "")
#> rows_merged_by_date("date,temp\nb,2\na,1\n", "date,sold\nc,3\nb,5\n")

### survey_answers_tabulated
from collections import Counter


def survey_answers_tabulated(answers: list[dict], question: str) -> list[str]:
    """Bars of the answers to one question, most frequent first; lists count each choice."""
    counts: Counter = Counter()
    skipped = 0
    for answer in answers:
        value = answer.get(question)
        if value is None:
            skipped += 1
        elif isinstance(value, list):
            counts.update(value)
        else:
            counts[value] += 1
    lines = [f"{value}: {'#' * n} {n}" for value, n in counts.most_common()]
    if skipped:
        lines.append(f"(no answer) {skipped}")
    return lines

#> survey_answers_tabulated([{"pet": "cat"}, {"pet": "dog"}, {"pet": "cat"}, {}], "pet")
#> survey_answers_tabulated([{"langs": ["py", "c"]}, {"langs": ["py"]}, {"langs": []}, {"langs": None}], "langs")
#> survey_answers_tabulated([], "x")
#> survey_answers_tabulated([{"n": 3}, {"n": 5}, {"n": 3}, {"n": [5, 5]}], "n")
#> survey_answers_tabulated([{"a": 1}, {"a": 2}], "b")
#> survey_answers_tabulated([{'n': 3}, {'n': 5}, {'n': 3}, {'n': [5, 5]}, {'pet': 'cat'}, {'pet': 'dog'}, {'pet': 'cat'}, {}, {'langs': ['py', 'c']}, {'langs': ['py']}, {'langs': []}, {'langs': None}], 'n')
#> survey_answers_tabulated([{'n': 3}, {'n': 5}, {'n': 3}, {'n': [5, 5]}, {'pet': 'cat'}, {'pet': 'dog'}, {'pet': 'cat'}, {}, {'a': 1}, {'a': 2}], 'n')

### config_json_with_comments
import json
import re


def config_json_with_comments(text: str):
    """JSON with // comments and commas behind the last element."""
    cleaned = []
    for line in text.splitlines():
        in_string = False
        for i, ch in enumerate(line):
            if ch == '"':
                in_string = not in_string
            elif ch == "/" and not in_string and line[i:i + 2] == "//":
                line = line[:i]
                break
        cleaned.append(line)
    joined = re.sub(r",(\s*[\]}])", r"\1", "\n".join(cleaned))
    return json.loads(joined)

#> config_json_with_comments('{\n "a": 1, // one\n "url": "http://x",\n}')
#> config_json_with_comments("[1, 2, 3,]")
#> config_json_with_comments("// nothing else")
#> config_json_with_comments('"just text"')
#> config_json_with_comments('{"list": [1, 2 // two\n, 3], "on": true}')

### spreadsheet_cell_name_to_index
import re


def spreadsheet_cell_name_to_index(name: str) -> tuple[int, int]:
    """'AB12' -> (11, 27), zero based row and column."""
    match = re.fullmatch(r"\$?([A-Z]{1,3})\$?([1-9]\d*)", name.strip().upper())
    if match is None:
        raise ValueError(f"no cell name: {name!r}")
    letters, digits = match.groups()
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - ord("A") + 1
    row = 0
    for digit in digits:
        row = row * 10 + int(digit)
    return row - 1, column - 1

#> spreadsheet_cell_name_to_index("AB12")
#> spreadsheet_cell_name_to_index("a1")
#> spreadsheet_cell_name_to_index(" $XFD$1048576 ")
#> spreadsheet_cell_name_to_index("A0")
#> spreadsheet_cell_name_to_index("12AB")
#> spreadsheet_cell_name_to_index("zz99999")

### delimiter_sniffed_from_sample
def delimiter_sniffed_from_sample(sample: str):
    """The delimiter that splits every line into the same number (> 1) of fields, else None."""
    lines = [line for line in sample.splitlines() if line.strip()]
    best = None
    best_width = 1
    for delimiter in (",", ";", "\t", "|"):
        widths = set()
        for line in lines:
            widths.add(line.count(delimiter) + 1)
        if len(widths) != 1:
            continue
        width = widths.pop()
        if width > best_width:
            best, best_width = delimiter, width
    return best

#> delimiter_sniffed_from_sample("a;b;c\n1,5;2,5;3\n4;5,1;6\n")
#> delimiter_sniffed_from_sample("a|b\n\n1|2\n3|4")
#> delimiter_sniffed_from_sample("one column\nonly")
#> delimiter_sniffed_from_sample("")
#> delimiter_sniffed_from_sample("x\ty\tz\n1\t2\t3")
#> delimiter_sniffed_from_sample("a,b\n1,2,3")
