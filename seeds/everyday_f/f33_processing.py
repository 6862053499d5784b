### sensor_csv_hourly_means
import csv
import io


def sensor_csv_hourly_means(text: str, sensor: str) -> dict[str, float]:
    """Mean per hour of one sensor; rows 'time,sensor,value', values 'NaN' are skipped, spikes over 3x the last are too."""
    sums: dict[str, list[float]] = {}
    last = None
    for row in csv.reader(io.StringIO(text)):
        if len(row) != 3 or row[1] != sensor or row[2] == "NaN":
            continue
        value = float(row[2])
        if last and value > 3 * last:
            continue
        last = value
        entry = sums.setdefault(row[0][:2] + "h", [0.0, 0])
        entry[0] += value
        entry[1] += 1
    return {hour: round(total / count, 2) for hour, (total, count) in sums.items()}

#> sensor_csv_hourly_means("08:00,t1,20.5\n08:10,t2,3\n08:20,t1,21.5\n09:00,t1,99\n09:10,t1,22", "t1")
#> sensor_csv_hourly_means("08:00,t1,NaN\nbroken\n08:05,t1,1", "t1")
#> sensor_csv_hourly_means("", "x")
#> sensor_csv_hourly_means("10:00,p,0\n10:01,p,5\n11:00,p,16\n12:00,p,14.9", "p")
#> sensor_csv_hourly_means("10:00,p,five", "p")
#> sensor_csv_hourly_means('08:00,t1,20.5\n08:10,t2,3\n08:20,t1,21.5\n09:00,t1,99\n09:10,t1,22\n10:00,p,0\n10:01,p,5\n11:00,p,16\n12:00,p,14.9\n08:00,t1,NaN\nbroken\n08:05,t1,1', 't1')

### toml_like_document
class TomlError(ValueError):
    pass


def scalar(text, number):
    if text in ("true", "false"):
        return text == "true"
    if text[:1] == '"' and text[-1:] == '"' and len(text) > 1:
        return text[1:-1]
    try:
        return float(text) if "." in text else int(text)
    except ValueError:
        raise TomlError(f"line {number}: bad value {text}") from None


def toml_like_document(text: str) -> dict:
    """[a.b] tables, key = scalar or [list of scalars]; comments with #."""
    root: dict = {}
    table = root
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#")[0].strip()
        if not line:
            continue
        if line.startswith("["):
            table = root
            for part in line.strip("[]").split("."):
                table = table.setdefault(part, {})
            continue
        key, eq, value = (p.strip() for p in line.partition("="))
        if not eq:
            raise TomlError(f"line {number}: no =")
        if key in table:
            raise TomlError(f"line {number}: {key} twice")
        if value.startswith("["):
            items = [v.strip() for v in value.strip("[]").split(",")]
            table[key] = [scalar(v, number) for v in items if v]
        else:
            table[key] = scalar(value, number)
    return root

#> toml_like_document('title = "x" # main\n[server.http]\nport = 80\nhosts = ["a", "b"]\n[server]\nok = true')
#> toml_like_document("a = 1\na = 2")
#> toml_like_document("# empty\n\na = 7\n   # more\n[x]\nb = \"q\"")
#> toml_like_document("x = maybe")
#> toml_like_document("[t]\nratio = 0.5\nempty = []\n[u.v]\nn = -3")
#> toml_like_document("only words")
#> toml_like_document('title = "x" # main\n[server.http]\nport = 80\nhosts = ["a", "b"]\n[server]\nok = true\n# empty\n\na = 7\n   # more\n[x]\nb = "q"\n[t]\nratio = 0.5\nempty = []\n[u.v]\nn = -3')
#> toml_like_document('# empty\n\na = 7\n   # more\n[x]\nb = "q"\n[t]\nratio = 0.5\nempty = []\n[u.v]\nn = -3')

### changelog_between_inventories
def changelog_between_inventories(before: dict[str, int], after: dict[str, int], names: dict[str, str] = {}) -> list[str]:
    """Readable lines, largest change first; small changes (one piece) are summed up at the end."""
    changes = []
    small = 0
    for sku in sorted(before.keys() | after.keys()):
        difference = after.get(sku, 0) - before.get(sku, 0)
        label = names.get(sku, sku)
        if difference == 0:
            continue
        if sku not in before:
            changes.append((difference, f"new: {label} ({difference})"))
        elif sku not in after:
            changes.append((-difference, f"gone: {label}"))
        elif abs(difference) == 1:
            small += 1
        else:
            changes.append((abs(difference), f"{label}: {difference:+d}"))
    changes.sort(key=lambda c: -c[0])
    lines = [text for _, text in changes]
    if small:
        lines.append(f"and {small} small change{'s' if small > 1 else ''}")
    return lines

#> changelog_between_inventories({"a1": 5, "b2": 10, "c3": 4}, {"a1": 6, "b2": 2, "d4": 7}, {"b2": "bolts"})
#> changelog_between_inventories({}, {})
#> changelog_between_inventories({"x": 1, "y": 1, "z": 1}, {"x": 2, "y": 0, "z": 1})
#> changelog_between_inventories({"p": 3}, {"p": 3, "q": 1}, names={"q": "quince"})
#> changelog_between_inventories({"k": 100, "l": 50, "m": 2}, {"k": 40, "l": 75, "m": 1})
#> changelog_between_inventories({'a1': 5, 'b2': 10, 'c3': 4, 'x': 1, 'y': 1, 'z': 1, 'k': 100, 'l': 50, 'm': 2}, {'a1': 6, 'b2': 2, 'd4': 7}, {'b2': 'bolts'})
#> changelog_between_inventories({'x': 1, 'y': 1, 'z': 1, 'k': 100, 'l': 50, 'm': 2, 'a1': 5, 'b2': 10, 'c3': 4}, {'x': 2, 'y': 0, 'z': 1})

### phone_bill_itemised
from datetime import datetime

RATES = {"local": 3, "mobile": 9, "abroad": 35}


def kind_of(number):
    if number.startswith("00"):
        return "abroad"
    return "mobile" if number.startswith(("015", "016", "017")) else "local"


def phone_bill_itemised(calls: list[tuple[str, str, int]], free_minutes: int = 0) -> dict[str, int]:
    """Cents per kind of calls (time, number, seconds); begun minutes, weekends cost half for local calls."""
    bill: dict[str, int] = {}
    left = free_minutes
    for when, number, seconds in calls:
        kind = kind_of(number)
        minutes = (seconds + 59) // 60
        if kind != "abroad":
            used = min(left, minutes)
            left -= used
            minutes -= used
        price = RATES[kind] * minutes
        if kind == "local" and datetime.fromisoformat(when).weekday() >= 5:
            price //= 2
        bill[kind] = bill.get(kind, 0) + price
    bill["total"] = sum(bill.values())
    return bill

#> phone_bill_itemised([("2024-05-03T10:00", "030123", 61), ("2024-05-04T10:00", "030123", 300), ("2024-05-04T11:00", "0171555", 10), ("2024-05-05T09:00", "0044123", 121)])
#> phone_bill_itemised([("2024-05-03T10:00", "030123", 600), ("2024-05-03T12:00", "0160999", 240)], free_minutes=12)
#> phone_bill_itemised([])
#> phone_bill_itemised([("2024-05-05T00:00", "0", 0)], 5)
#> phone_bill_itemised([("May", "030", 60)])
#> phone_bill_itemised([('2024-05-05T00:00', '0', 0), ('2024-05-03T10:00', '030123', 61), ('2024-05-04T10:00', '030123', 300), ('2024-05-04T11:00', '0171555', 10), ('2024-05-05T09:00', '0044123', 121), ('2024-05-03T10:00', '030123', 600), ('2024-05-03T12:00', '0160999', 240)], 5)
#> phone_bill_itemised([('2024-05-03T10:00', '030123', 61), ('2024-05-04T10:00', '030123', 300), ('2024-05-04T11:00', '0171555', 10), ('2024-05-05T09:00', '0044123', 121), ('2024-05-03T10:00', '030123', 600), ('2024-05-03T12:00', '0160999', 240)])

### weather_report_sentences
def weather_report_sentences(days: list[dict]) -> str:
    """Runs of days with the same sky become one sentence with the range of temperatures."""
    sentences = []
    i = 0
    while i < len(days):
        j = i
        low, high = days[i]["low"], days[i]["high"]
        while j + 1 < len(days) and days[j + 1]["sky"] == days[i]["sky"]:
            j += 1
            low, high = min(low, days[j]["low"]), max(high, days[j]["high"])
        names = days[i]["day"] if i == j else f"{days[i]['day']} to {days[j]['day']}"
        text = f"{names}: {days[i]['sky']}, {low} to {high}"
        if low < 0:
            text += ", frost"
        sentences.append(text + ".")
        i = j + 1
    return " ".join(sentences)

#> weather_report_sentences([{"day": "Mon", "sky": "sunny", "low": 8, "high": 19}, {"day": "Tue", "sky": "sunny", "low": 6, "high": 21}, {"day": "Wed", "sky": "rain", "low": 4, "high": 11}])
#> weather_report_sentences([])
#> weather_report_sentences([{"day": "Sat", "sky": "snow", "low": -4, "high": 0}])
#> weather_report_sentences([{"day": "A", "sky": "x", "low": 1, "high": 2}, {"day": "B", "sky": "y", "low": 1, "high": 2}, {"day": "C", "sky": "x", "low": -1, "high": 5}, {"day": "D", "sky": "x", "low": 0, "high": 7}])
#> weather_report_sentences([{"day": "Sun"}])
#> weather_report_sentences([{'day': 'Mon', 'sky': 'sunny', 'low': 8, 'high': 19}, {'day': 'Tue', 'sky': 'sunny', 'low': 6, 'high': 21}, {'day': 'Wed', 'sky': 'rain', 'low': 4, 'high': 11}, {'day': 'A', 'sky': 'x', 'low': 1, 'high': 2}, {'day': 'B', 'sky': 'y', 'low': 1, 'high': 2}, {'day': 'C', 'sky': 'x', 'low': -1, 'high': 5}, {'day': 'D', 'sky': 'x', 'low': 0, 'high': 7}])
#> weather_report_sentences([{'day': 'Sat', 'sky': 'snow', 'low': -4, 'high': 0}, {'day': 'A', 'sky': 'x', 'low': 1, 'high': 2}, {'day': 'B', 'sky': 'y', 'low': 1, 'high': 2}, {'day': 'C', 'sky': 'x', 'low': -1, 'high': 5}, {'day': 'D', 'sky': 'x', 'low': 0, 'high': 7}])

### sql_like_group_by
AGGREGATES = {"count": len, "sum": sum, "min": min, "max": max, "avg": lambda v: round(sum(v) / len(v), 2)}


def sql_like_group_by(rows: list[dict], group: str, select: list[str], having: int = 1) -> list[tuple]:
    """select ['count', 'sum:price']; groups with fewer rows than `having` are left out."""
    groups: dict[object, list[dict]] = {}
    for row in rows:
        groups.setdefault(row.get(group), []).append(row)
    result = []
    for key, members in groups.items():
        if len(members) < having:
            continue
        line = [key]
        for item in select:
            name, _, column = item.partition(":")
            values = [m[column] for m in members if m.get(column) is not None] if column else members
            line.append(AGGREGATES[name](values) if values else None)
        result.append(tuple(line))
    return sorted(result, key=lambda r: str(r[0]))

#> sql_like_group_by([{"c": "a", "p": 3}, {"c": "b", "p": 5}, {"c": "a", "p": 8}], "c", ["count", "sum:p", "avg:p"])
#> sql_like_group_by([{"c": "a", "p": 3}, {"c": "b", "p": 5}, {"c": "a", "p": None}], "c", ["max:p"], having=2)
#> sql_like_group_by([], "c", ["count"])
#> sql_like_group_by([{"c": 1}, {"d": 2}], "c", ["min:p"])
#> sql_like_group_by([{"c": "x", "p": 1}], "c", ["median:p"])
#> sql_like_group_by([{'c': 'a', 'p': 3}, {'c': 'b', 'p': 5}, {'c': 'a', 'p': 8}, {'c': 1}, {'d': 2}, {'c': 'x', 'p': 1}], 'c', ['count', 'sum:p', 'avg:p'])
#> sql_like_group_by([{'c': 'a', 'p': 3}, {'c': 'b', 'p': 5}, {'c': 'a', 'p': 8}, {'c': 1}, {'d': 2}, {'c': 'a', 'p': 3}, {'c': 'b', 'p': 5}, {'c': 'a', 'p': None}], 'c', ['count', 'sum:p', 'avg:p'])

### address_lines_normalised
import re

ABBREVIATIONS = {"st": "street", "rd": "road", "ave": "avenue", "apt": "apartment"}


def address_lines_normalised(addresses: list[str]) -> dict[str, list[int]]:
    """Normal form -> positions of the addresses that mean the same place."""
    places: dict[str, list[int]] = {}
    for position, address in enumerate(addresses):
        words = []
        for token in re.findall(r"\w+", address.lower()):
            token = ABBREVIATIONS.get(token, token)
            if token.isdigit():
                token = str(int(token))
            words.append(token)
        if words and words[-1].isdigit() and not words[0].isdigit():
            # 'Main Street 5' -> '5 main street'
            words.insert(0, words.pop())
        places.setdefault(" ".join(words), []).append(position)
    return places

#> address_lines_normalised(["5 Main St.", "Main Street 005", "5, main street", "12b Oak Ave"])
#> address_lines_normalised([])
#> address_lines_normalised(["!!!", ""])
#> address_lines_normalised(["Apt 3, 10 Hill Rd", "apartment 3 10 hill road", "Hill Rd 10"])
#> address_lines_normalised(["1 1", "01 1", "Elm 7", "7 Elm", "elm  07"])
#> address_lines_normalised(['Apt 3, 10 Hill Rd', 'apartment 3 10 hill road', 'Hill Rd 10', '5 Main St.', 'Main Street 005', '5, main street', '12b Oak Ave', '1 1', '01 1', 'Elm 7', '7 Elm', 'elm  07'])
#> address_lines_normalised(['Apt 3, 10 Hill Rd', 'apartment 3 10 hill road', 'Hill Rd 10', '1 1', '01 1', 'Elm 7', '7 Elm', 'elm  07', '!!!', ''])
