### first_gap_in_numbers
def first_gap_in_numbers(names: list[str], prefix: str = "IMG_"):
    """First missing number in a series of file names, None if there is no gap."""
    numbers = []
    for name in names:
        if not name.startswith(prefix):
            continue
        digits = ""
        for ch in name[len(prefix):]:
            if not ch.isdigit():
                break
            digits += ch
        if digits:
            numbers.append(int(digits))
    numbers.sort()
    for a, b in zip(numbers, numbers[1:]):
        if b - a > 1:
            return a + 1
    return None

#> first_gap_in_numbers(["IMG_0001.jpg", "IMG_0002.jpg", "IMG_0005.jpg", "DSC_3.jpg"])
#> first_gap_in_numbers(["IMG_7.jpg", "IMG_6.jpg", "IMG_8.jpg"])
#> first_gap_in_numbers([])
#> first_gap_in_numbers(["IMG_x.jpg", "IMG_.png"])
#> first_gap_in_numbers(["scan10", "scan12", "scan13b", "scan9"], prefix="scan")
#> first_gap_in_numbers(['IMG_x.jpg', 'IMG_.png', 'IMG_7.jpg', 'IMG_6.jpg', 'IMG_8.jpg', 'IMG_0001.jpg', 'IMG_0002.jpg', 'IMG_0005.jpg', 'DSC_3.jpg'])
#> first_gap_in_numbers(['scan10', 'scan12', 'scan13b', 'scan9', 'IMG_7.jpg', 'IMG_6.jpg', 'IMG_8.jpg', 'IMG_0001.jpg', 'IMG_0002.jpg', 'IMG_0005.jpg', 'DSC_3.jpg'], prefix='scan')

### nearest_free_parking_spot
def nearest_free_parking_spot(levels: list[str], vehicle: str):
    """(level, spot) nearest to the entrance; c car, m motorbike (also between, '|'), t truck needs two."""
    for level, row in enumerate(levels):
        for spot, state in enumerate(row):
            if vehicle == "m" and state in ".|":
                return level, spot
            if vehicle == "c" and state == ".":
                return level, spot
            if vehicle == "t" and row[spot:spot + 2] == "..":
                return level, spot
    return None

#> nearest_free_parking_spot(["xxx|x", "x.x..", "....."], "t")
#> nearest_free_parking_spot(["xxx|x", "x.x..", "....."], "m")
#> nearest_free_parking_spot(["xxx|x", "x.x..", "....."], "c")
#> nearest_free_parking_spot(["x.x.x", "|xxx"], "t")
#> nearest_free_parking_spot([], "c")
#> nearest_free_parking_spot(["xxxxxxxx", "xxxxxxx|", "xxxxxxx."], "c")
#> nearest_free_parking_spot(['x.x.x', '|xxx', 'xxxxxxxx', 'xxxxxxx|', 'xxxxxxx.', 'xxx|x', 'x.x..', '.....'], 't')
#> nearest_free_parking_spot(['x.x.x', '|xxx', 'xxx|x', 'x.x..', '.....'], 't')

### last_known_position
import re

FIX = re.compile(r"(\d\d:\d\d:\d\d) (-?\d+\.\d+),(-?\d+\.\d+) acc=(\d+)")


def last_known_position(log: str, accuracy: int = 50, before: str = "23:59:59"):
    """(time, lat, lon) of the last good fix before a time, or None."""
    found = None
    for line in log.splitlines():
        match = FIX.search(line)
        if match is None:
            continue
        time, lat, lon, acc = match.groups()
        if time > before:
            break
        if int(acc) <= accuracy:
            found = (time, float(lat), float(lon))
    return found

#> last_known_position("08:00:00 50.73,7.10 acc=10\n08:05:00 50.74,7.11 acc=80\nlost\n08:10:00 50.75,7.12 acc=30")
#> last_known_position("08:00:00 50.73,7.10 acc=10\n08:05:00 50.74,7.11 acc=80\n08:10:00 50.75,7.12 acc=30", before="08:07:00")
#> last_known_position("08:00:00 50.73,7.10 acc=99")
#> last_known_position("")
#> last_known_position("gps: 12:00:00 -33.86,151.21 acc=5 ok\ngps: 12:00:05 -33.87,151.22 acc=6 ok", accuracy=5)
#> last_known_position('08:00:00 50.73,7.10 acc=10\n08:05:00 50.74,7.11 acc=80\nlost\n08:10:00 50.75,7.12 acc=30\ngps: 12:00:00 -33.86,151.21 acc=5 ok\ngps: 12:00:05 -33.87,151.22 acc=6 ok')

### best_meeting_room
def best_meeting_room(rooms: list[dict], people: int, needs: set[str], at: int):
    """The smallest room that fits, has everything and is free at the hour; name and spare seats."""
    best = None
    for room in rooms:
        if room["seats"] < people or not needs <= set(room.get("has", [])):
            continue
        busy = False
        for start, end in room.get("busy", []):
            if start <= at < end:
                busy = True
        if busy:
            continue
        spare = room["seats"] - people
        if best is None or spare < best[1]:
            best = (room["name"], spare)
    return best

#> best_meeting_room([{"name": "A", "seats": 4, "has": ["tv"]}, {"name": "B", "seats": 10, "has": ["tv", "phone"]}, {"name": "C", "seats": 6, "has": ["tv"], "busy": [(9, 11)]}], 4, {"tv"}, 10)
#> best_meeting_room([{"name": "A", "seats": 4, "has": ["tv"]}, {"name": "C", "seats": 6, "has": ["tv"], "busy": [(9, 11), (13, 14)]}], 5, {"tv"}, 11)
#> best_meeting_room([{"name": "A", "seats": 4}], 5, set(), 9)
#> best_meeting_room([], 1, set(), 9)
#> best_meeting_room([{"name": "A", "seats": 4}, {"name": "B", "seats": 4}, {"name": "D", "seats": 3}], 2, {"sofa"}, 9)
#> best_meeting_room([{'name': 'A', 'seats': 4}, {'name': 'A', 'seats': 4, 'has': ['tv']}, {'name': 'C', 'seats': 6, 'has': ['tv'], 'busy': [(9, 11), (13, 14)]}, {'name': 'A', 'seats': 4, 'has': ['tv']}, {'name': 'B', 'seats': 10, 'has': ['tv', 'phone']}, {'name': 'C', 'seats': 6, 'has': ['tv'], 'busy': [(9, 11)]}], 5, set(), 9)

### newest_compatible_release
def version_key(text):
    core, _, pre = text.partition("-")
    numbers = tuple(int(p) for p in core.split("."))
    return numbers, pre == "", pre


def newest_compatible_release(releases: list[str], wanted: str, pre: bool = False):
    """Newest release for '^1.2' (same major) or '~1.2' (same minor); None if there is none."""
    mode, floor = wanted[0], [int(p) for p in wanted[1:].split(".")]
    keep = 1 if mode == "^" else 2
    best = None
    for release in releases:
        key = version_key(release)
        if key[2] and not pre:
            continue
        if list(key[0][:keep]) != floor[:keep] or list(key[0]) < floor:
            continue
        if best is None or key > version_key(best):
            best = release
    return best

#> newest_compatible_release(["1.1.9", "1.2.0", "1.10.3", "2.0.0", "1.11.0-rc1"], "^1.2")
#> newest_compatible_release(["1.1.9", "1.2.0", "1.10.3", "2.0.0", "1.11.0-rc1"], "^1.2", pre=True)
#> newest_compatible_release(["1.1.9", "1.2.0", "1.2.10", "1.2.9"], "~1.2")
#> newest_compatible_release(["0.9"], "^1.0")
#> newest_compatible_release(["x.y"], "^1.0")
#> newest_compatible_release(["3.0.0-a", "3.0.0-b", "3.0.0"], "^3.0", True)

### longest_weekend_of_year
from datetime import date, timedelta


def longest_weekend_of_year(year: int, holidays: list[str]):
    """(first day, length) of the longest row of free days around a holiday; None without holidays."""
    off = {date.fromisoformat(f"{year}-{h}") for h in holidays}

    def free(day):
        return day in off or day.weekday() >= 5

    best = None
    for holiday in sorted(off):
        start = end = holiday
        while free(start - timedelta(days=1)):
            start -= timedelta(days=1)
        while free(end + timedelta(days=1)):
            end += timedelta(days=1)
        length = (end - start).days + 1
        if best is None or length > best[1]:
            best = (start.isoformat(), length)
    return best

#> longest_weekend_of_year(2024, ["05-01", "05-09", "03-29", "04-01"])
#> longest_weekend_of_year(2023, ["12-25", "12-26"])
#> longest_weekend_of_year(2024, [])
#> longest_weekend_of_year(2024, ["13-01"])
#> longest_weekend_of_year(2022, ["06-06", "10-03", "12-26"])

### median_house_price_change
def middle(values):
    ordered = sorted(values)
    n = len(ordered)
    return ordered[n // 2] if n % 2 else (ordered[n // 2 - 1] + ordered[n // 2]) / 2


def median_house_price_change(sales: list[tuple[int, str, float]], area: str):
    """(first year, last year, change in percent) of the median price in an area; None with one year."""
    years: dict[int, list[float]] = {}
    for year, where, price in sales:
        if where.lower() == area.lower():
            years.setdefault(year, []).append(price)
    if len(years) < 2:
        return None
    first, last = min(years), max(years)
    before, after = middle(years[first]), middle(years[last])
    return first, last, round((after / before - 1) * 100, 1)

#> median_house_price_change([(2020, "East", 200.0), (2020, "east", 240.0), (2022, "East", 260.0), (2021, "West", 1.0), (2022, "East", 300.0), (2022, "East", 250.0)], "east")
#> median_house_price_change([(2020, "East", 200.0)], "East")
#> median_house_price_change([], "x")
#> median_house_price_change([(2019, "n", 100.0), (2020, "n", 50.0), (2021, "n", 80.0)], "N")
#> median_house_price_change([(2019, "n", 0.0), (2020, "n", 50.0)], "n")

### config_value_origin
def config_value_origin(layers: list[tuple[str, dict]], path: str):
    """(layer name, value) of the last layer that sets 'a.b.c'; a None there removes the value."""
    found = None
    for name, layer in layers:
        node = layer
        for part in path.split("."):
            if not isinstance(node, dict) or part not in node:
                break
            node = node[part]
        else:
            found = (name, node)
    if found is None or found[1] is None:
        return None
    return found

#> config_value_origin([("default", {"db": {"host": "x", "port": 1}}), ("user", {"db": {"port": 2}}), ("env", {"log": 1})], "db.port")
#> config_value_origin([("default", {"db": {"host": "x"}}), ("user", {"db": None})], "db.host")
#> config_value_origin([("default", {"a": 1}), ("user", {"a": None})], "a")
#> config_value_origin([], "a.b")
#> config_value_origin([("one", {"a": {"b": {"c": 1}}}), ("two", {"a": {"b": 5}}), ("three", {"a": {"b": {"c": [3]}}})], "a.b.c")
#> config_value_origin([('default', {'a': 1}), ('user', {'a': None}), ('one', {'a': {'b': {'c': 1}}}), ('two', {'a': {'b': 5}}), ('three', {'a': {'b': {'c': [3]}}}), ('default', {'db': {'host': 'x', 'port': 1}}), ('user', {'db': {'port': 2}}), ('env', {'log': 1})], 'a')
