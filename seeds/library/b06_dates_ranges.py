### days_in_month_checked
_LONG = frozenset({1, 3, 5, 7, 8, 10, 12})


def is_leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def days_in_month_checked(year: int, month: int) -> int:
    """Number of days of a month; months outside 1..12 are refused."""
    if not 1 <= month <= 12:
        raise ValueError(f"month must be in 1..12, got {month}")
    if month == 2:
        return 29 if is_leap(year) else 28
    return 31 if month in _LONG else 30

#> days_in_month_checked(2024, 2)
#> days_in_month_checked(1900, 2)
#> days_in_month_checked(2023, 9)
#> days_in_month_checked(2000, 12)
#> days_in_month_checked(2021, 13)
#> days_in_month_checked(2400, 2)

### add_months_clamped_util
_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


def add_months_clamped_util(date: tuple[int, int, int], months: int) -> tuple[int, int, int]:
    """Add months to (year, month, day); the day is clamped to the month's end."""
    year, month, day = date
    year, index = divmod(year * 12 + month - 1 + months, 12)
    last = _DAYS[index]
    if index == 1 and year % 4 == 0 and (year % 100 or year % 400 == 0):
        last += 1
    return year, index + 1, min(day, last)

#> add_months_clamped_util((2023, 1, 31), 1)
#> add_months_clamped_util((2023, 11, 30), 3)
#> add_months_clamped_util((2024, 3, 31), -1)
#> add_months_clamped_util((2000, 6, 15), 0)
#> add_months_clamped_util((1999, 12, 25), -24)

### iso_week_label
from datetime import date


def iso_week_label(stamp: str, *, day: bool = False) -> str:
    """'2020-W53' for a date written as YYYY-MM-DD or YYYYMMDD."""
    compact = stamp.replace("-", "")
    if len(compact) != 8 or not compact.isdigit():
        raise ValueError(f"not a date: {stamp!r}")
    moment = date(int(compact[:4]), int(compact[4:6]), int(compact[6:]))
    year, week, weekday = moment.isocalendar()
    label = f"{year}-W{week:02d}"
    return f"{label}-{weekday}" if day else label

#> iso_week_label("2021-01-03")
#> iso_week_label("20240229", day=True)
#> iso_week_label("2019-12-30")
#> iso_week_label("today")
#> iso_week_label("2022-02-30")
#> iso_week_label("1999-06-15", day=True)

### expand_number_ranges
def expand_number_ranges(spec: str, *, maximum: int | None = None) -> list[int]:
    """'1-3,7' -> [1, 2, 3, 7]; an open range such as '5-' needs a maximum."""
    chosen: set[int] = set()
    for item in spec.split(","):
        item = item.strip()
        if not item:
            continue
        first, dash, last = item.partition("-")
        if not dash:
            chosen.add(int(first))
            continue
        if not last and maximum is None:
            raise ValueError(f"open range {item!r} needs a maximum")
        stop = int(last) if last else maximum
        chosen.update(range(int(first), stop + 1))
    return sorted(chosen)

#> expand_number_ranges("1-3,7")
#> expand_number_ranges("5-,2, 3", maximum=8)
#> expand_number_ranges("")
#> expand_number_ranges("4-")
#> expand_number_ranges("9-6, 1,1")

### collapse_number_ranges
def collapse_number_ranges(numbers, sep: str = ",", dash: str = "-") -> str:
    """Shortest text for a set of page numbers: [1, 2, 3, 7] -> '1-3,7'."""
    runs: list[list[int]] = []
    for n in sorted(set(numbers)):
        if runs and n == runs[-1][-1] + 1:
            runs[-1].append(n)
        else:
            runs.append([n])
    texts = []
    for run in runs:
        if len(run) > 2:
            texts.append(f"{run[0]}{dash}{run[-1]}")
        else:
            texts.extend(map(str, run))
    return sep.join(texts)

#> collapse_number_ranges([3, 1, 2, 7])
#> collapse_number_ranges([10, 11, 20, 22, 21, 11])
#> collapse_number_ranges([])
#> collapse_number_ranges({5}, dash="..")
#> collapse_number_ranges(range(0, 9), sep="; ", dash=" to ")

### cron_field_values
_NAMES = {name: i for i, name in enumerate("sun mon tue wed thu fri sat".split())}


def cron_field_values(field: str, low: int, high: int) -> list[int]:
    """All values one cron field stands for: '*', '*/15', 'mon-fri' or '1,5,9'."""

    def number(token: str) -> int:
        value = _NAMES[token] if token in _NAMES else int(token)
        if not low <= value <= high:
            raise ValueError(f"{value} is not in {low}..{high}")
        return value

    values: set[int] = set()
    for part in field.lower().split(","):
        span, _, step = part.partition("/")
        if span == "*":
            start, stop = low, high
        elif "-" in span:
            start, stop = map(number, span.split("-"))
        else:
            start = number(span)
            stop = high if step else start
        values.update(range(start, stop + 1, int(step or 1)))
    return sorted(values)

#> cron_field_values("*/15", 0, 59)
#> cron_field_values("MON-fri", 0, 6)
#> cron_field_values("1,5,9", 1, 12)
#> cron_field_values("20/6", 0, 31)
#> cron_field_values("32", 1, 31)
#> cron_field_values("2-10/4,3", 0, 23)

### cron_matches
def _hit(field: str, value: int) -> bool:
    for option in field.split(","):
        base, slash, step = option.partition("/")
        if base == "*":
            if not slash or value % int(step) == 0:
                return True
        elif "-" in base:
            first, last = map(int, base.split("-"))
            if first <= value <= last:
                return True
        elif int(base) == value:
            return True
    return False


def cron_matches(expression: str, minute: int, hour: int, weekday: int) -> bool:
    """Whether 'minute hour weekday' fields match a moment."""
    fields = expression.split()
    if len(fields) != 3:
        raise ValueError(f"expected 3 fields, got {len(fields)}")
    return all(map(_hit, fields, (minute, hour, weekday)))

#> cron_matches("*/15 9-17 1-5", 30, 12, 3)
#> cron_matches("*/15 9-17 1-5", 31, 12, 3)
#> cron_matches("0 0,12 *", 0, 12, 6)
#> cron_matches("0 8-9 *", 0, 10, 2)
#> cron_matches("* *", 1, 1, 1)
#> cron_matches("5 * 0,6", 5, 3, 6)

### clock_minutes_between
def _parse(text: str) -> int:
    hours, _, rest = text.partition(":")
    minutes = int(rest[:2] or 0)
    suffix = rest[2:].strip().lower()
    value = int(hours)
    if suffix:
        value = value % 12 + (12 if suffix == "pm" else 0)
    if value > 23 or minutes > 59:
        raise ValueError(f"no such time: {text}")
    return value * 60 + minutes


def clock_minutes_between(start: str, end: str, *, overnight: bool = True) -> int:
    """Minutes from start to end; by default the end may lie on the next day."""
    gap = _parse(end) - _parse(start)
    if gap < 0:
        if not overnight:
            raise ValueError("end lies before start")
        gap += 24 * 60
    return gap

#> clock_minutes_between("9:15", "17:40")
#> clock_minutes_between("10:30 pm", "6:05 am")
#> clock_minutes_between("14:00", "13:59", overnight=False)
#> clock_minutes_between("12:00am", "12:00pm")
#> clock_minutes_between("8", "25:10")
#> clock_minutes_between("7", "7")

### next_weekday_after
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


def next_weekday_after(today: str, wanted: str, *, weeks: int = 0, include_today: bool = False) -> str:
    """Phrase for the next wanted weekday seen from today; abbreviations are fine."""

    def index(name: str) -> int:
        hits = [i for i, day in enumerate(WEEKDAYS) if day.startswith(name.lower())]
        if len(hits) != 1:
            raise LookupError(f"{name!r} is {'ambiguous' if hits else 'no weekday'}")
        return hits[0]

    ahead = (index(wanted) - index(today)) % 7
    if ahead == 0 and not include_today:
        ahead = 7
    ahead += 7 * weeks
    return {0: "today", 1: "tomorrow"}.get(ahead, f"in {ahead} days")

#> next_weekday_after("fri", "Mon")
#> next_weekday_after("wednesday", "thu")
#> next_weekday_after("tue", "tue")
#> next_weekday_after("tue", "tue", include_today=True)
#> next_weekday_after("mon", "t")
#> next_weekday_after("sun", "sat", weeks=2)
#> next_weekday_after("mon", "xyz")

### business_days_added
def business_days_added(weekday: int, days: int, holidays: tuple[int, ...] = ()) -> int:
    """Calendar days that pass while *days* working days go by (0 is Monday).

    *holidays* are offsets in calendar days from the start.
    """
    offset = 0
    left = days
    while left > 0:
        offset += 1
        if (weekday + offset) % 7 >= 5:
            continue
        if offset in holidays:
            continue
        left -= 1
    return offset

#> business_days_added(0, 3)
#> business_days_added(4, 1)
#> business_days_added(2, 5, holidays=(1, 2))
#> business_days_added(6, 0)
#> business_days_added(5, 2, (2, 9))

### relative_time_phrase
_STEPS = [(60, "second", 1), (3600, "minute", 60), (86400, "hour", 3600), (2592000, "day", 86400)]


def relative_time_phrase(delta: float, *, now_below: float = 5) -> str:
    """'3 minutes ago' or 'in 2 hours' for a difference in seconds."""
    size = abs(delta)
    if size < now_below:
        return "just now"
    for limit, unit, divisor in _STEPS:
        if size < limit:
            break
    else:
        unit, divisor = "month", 2592000
    count = int(size // divisor)
    phrase = f"{count} {unit}{'s' * (count != 1)}"
    return f"{phrase} ago" if delta < 0 else f"in {phrase}"

#> relative_time_phrase(-185)
#> relative_time_phrase(7200.5)
#> relative_time_phrase(2)
#> relative_time_phrase(-86400)
#> relative_time_phrase(9_000_000)
#> relative_time_phrase(-59, now_below=60)

### fiscal_quarter
def fiscal_quarter(stamp: str, first_month: int = 1) -> str:
    """Fiscal quarter of 'YYYY-MM[-DD]'; a fiscal year is named after its end."""
    year, month = (int(part) for part in stamp.split("-")[:2])
    if first_month not in range(1, 13):
        raise ValueError("first_month must be in 1..12")
    shift = (month - first_month) % 12
    if first_month > 1 and month >= first_month:
        year += 1
    return f"FY{year % 100:02d}Q{shift // 3 + 1}"

#> fiscal_quarter("2023-05-17")
#> fiscal_quarter("2023-10-01", 10)
#> fiscal_quarter("2023-03", first_month=4)
#> fiscal_quarter("1999-12-31", 7)
#> fiscal_quarter("2020-01", 0)

### julian_day_number
def julian_day_number(year: int, month: int, day: int, *, gregorian: bool = True) -> int:
    """Day number of a calendar date, used to subtract dates from each other."""
    shift = (14 - month) // 12
    y = year + 4800 - shift
    m = month + 12 * shift - 3
    number = day + (153 * m + 2) // 5 + 365 * y + y // 4
    if gregorian:
        return number - y // 100 + y // 400 - 32045
    return number - 32083

#> julian_day_number(2000, 1, 1)
#> julian_day_number(1582, 10, 15)
#> julian_day_number(1582, 10, 4, gregorian=False)
#> julian_day_number(-4712, 1, 1, gregorian=False)
#> julian_day_number(2024, 2, 29)

### parse_loose_date_util
_MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()


def parse_loose_date_util(text: str, *, day_first: bool = True) -> str:
    """ISO date from '3 Mar 2021', 'March 3, 2021', '3/4/21' or '2021.3.4'."""
    parts = text.replace(",", " ").replace(".", " ").replace("/", " ").split()
    if len(parts) != 3:
        raise ValueError(f"cannot read {text!r}")
    words = [p for p in parts if p.isalpha()]
    numbers = [int(p) for p in parts if p.isdigit()]
    if words:
        month = _MONTHS.index(words[0][:3].lower()) + 1
        day, year = numbers
    elif numbers[0] > 31:
        year, month, day = numbers
    else:
        day, month, year = numbers
        if not day_first:
            day, month = month, day
    if year < 100:
        year += 2000 if year < 70 else 1900
    return f"{year:04d}-{month:02d}-{day:02d}"

#> parse_loose_date_util("3 Mar 2021")
#> parse_loose_date_util("September 12, 99")
#> parse_loose_date_util("3/4/21")
#> parse_loose_date_util("3/4/21", day_first=False)
#> parse_loose_date_util("2021.3.4")
#> parse_loose_date_util("yesterday")
#> parse_loose_date_util("5 Foo 2000")

### timezone_offset_text
def timezone_offset_text(offset: str | int | None) -> str:
    """Normalise '+5:30', '-0800', 330 (minutes) or 'Z' to '+HH:MM'."""
    if offset is None or offset in ("Z", "UTC"):
        return "+00:00"
    if isinstance(offset, str):
        sign = -1 if offset[0] == "-" else 1
        digits = offset.lstrip("+-")
        if ":" in digits:
            hours, minutes = digits.split(":")
        else:
            hours, minutes = digits[:-2], digits[-2:]
        offset = sign * (int(hours) * 60 + int(minutes))
    if abs(offset) > 14 * 60:
        raise ValueError(f"offset of {offset} minutes is impossible")
    hours, minutes = divmod(abs(offset), 60)
    return f"{'-' if offset < 0 else '+'}{hours:02d}:{minutes:02d}"

#> timezone_offset_text("+5:30")
#> timezone_offset_text("-0800")
#> timezone_offset_text(330)
#> timezone_offset_text("Z")
#> timezone_offset_text(-45)
#> timezone_offset_text("99:00")
#> timezone_offset_text(None)

### month_grid
def month_grid(first_weekday: int, days: int, *, start: int = 0, mark: int | None = None) -> list[str]:
    """Weeks of a month as text rows; *start* is the weekday of the first column."""
    blanks = (first_weekday - start) % 7
    cells = ["  "] * blanks + [f"{d:2d}" for d in range(1, days + 1)]
    if mark is not None:
        cells[blanks + mark - 1] = "**"
    cells += ["  "] * (-len(cells) % 7)
    return [" ".join(cells[i:i + 7]).rstrip() for i in range(0, len(cells), 7)]

#> month_grid(2, 30)
#> month_grid(0, 28)
#> month_grid(6, 31, start=6, mark=17)
#> month_grid(5, 31, mark=1)
#> month_grid(3, 5, mark=9)

### age_in_years_util
def age_in_years_util(born: str, on: str) -> int:
    """Completed years between two ISO dates; 29 February counts as 1 March."""
    by, bm, bd = map(int, born.split("-"))
    oy, om, od = map(int, on.split("-"))
    if (oy, om, od) < (by, bm, bd):
        raise ValueError("not born yet")
    if (bm, bd) == (2, 29) and oy % 4:
        bm, bd = 3, 1
    return oy - by - ((om, od) < (bm, bd))

#> age_in_years_util("1990-07-14", "2024-07-13")
#> age_in_years_util("1990-07-14", "2024-07-14")
#> age_in_years_util("2004-02-29", "2023-02-28")
#> age_in_years_util("2004-02-29", "2024-02-29")
#> age_in_years_util("2020-01-01", "2019-12-31")

### merge_time_slots
def merge_time_slots(slots: list[tuple[str, str]], gap: int = 0) -> list[str]:
    """Merge overlapping 'HH:MM' slots; slots at most *gap* minutes apart join too."""
    def minutes(text: str) -> int:
        return int(text[:2]) * 60 + int(text[3:])

    merged: list[list[int]] = []
    for start, end in sorted((minutes(a), minutes(b)) for a, b in slots):
        if end < start:
            raise ValueError("slot ends before it starts")
        if merged and start - merged[-1][1] <= gap:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    return ["{:02d}:{:02d}-{:02d}:{:02d}".format(*divmod(a, 60), *divmod(b, 60)) for a, b in merged]

#> merge_time_slots([("09:00", "10:00"), ("09:30", "11:15")])
#> merge_time_slots([("14:00", "15:00"), ("08:00", "08:30"), ("15:10", "16:00")], gap=10)
#> merge_time_slots([])
#> merge_time_slots([("12:00", "11:00")])
#> merge_time_slots([("10:00", "12:00"), ("10:30", "11:00"), ("12:01", "12:02")])

### parse_timecode
def parse_timecode(code: str, fps: int = 25) -> int:
    """Frame number of 'HH:MM:SS:FF'; leading parts may be left out."""
    parts = [int(p) for p in code.replace(";", ":").split(":")]
    if len(parts) > 4:
        raise ValueError(f"too many parts in {code!r}")
    hours, minutes, seconds, frames = [0] * (4 - len(parts)) + parts
    for value, limit, label in ((minutes, 60, "minutes"), (seconds, 60, "seconds"), (frames, fps, "frames")):
        if not 0 <= value < limit:
            raise ValueError(f"{label} out of range: {value}")
    return ((hours * 60 + minutes) * 60 + seconds) * fps + frames

#> parse_timecode("01:00:00:00")
#> parse_timecode("2:10")
#> parse_timecode("00:01:30;12", fps=30)
#> parse_timecode("5:30")
#> parse_timecode("1:2:3:4:5")
#> parse_timecode("7")

### backoff_schedule
def backoff_schedule(retries: int, base: float = 0.5, factor: float = 2.0, cap: float | None = None,
                     budget: float | None = None) -> list[float]:
    """Waiting times before each retry; stops early when the budget is used up."""
    waits: list[float] = []
    delay = base
    for _ in range(retries):
        wait = delay if cap is None else min(delay, cap)
        if budget is not None and sum(waits) + wait > budget:
            break
        waits.append(round(wait, 3))
        delay *= factor
    return waits

#> backoff_schedule(5)
#> backoff_schedule(6, base=1, factor=3, cap=20)
#> backoff_schedule(4, budget=2.0)
#> backoff_schedule(0)
#> backoff_schedule(3, base=0.1, factor=1.5, cap=0.2, budget=10)

### sunrise_bucket
from bisect import bisect_right

_BOUNDS = [5 * 60, 12 * 60, 13 * 60, 18 * 60, 22 * 60]
_LABELS = ["night", "morning", "noon", "afternoon", "evening", "night"]


def sunrise_bucket(times: list[str]) -> dict[str, list[str]]:
    """Group clock times by the part of the day they fall into."""
    groups: dict[str, list[str]] = {}
    for text in times:
        hour, minute = text.split(":")
        label = _LABELS[bisect_right(_BOUNDS, int(hour) * 60 + int(minute))]
        groups.setdefault(label, []).append(text)
    return groups

#> sunrise_bucket(["04:59", "05:00", "12:30", "23:10"])
#> sunrise_bucket([])
#> sunrise_bucket(["18:00", "17:59", "21:45"])
#> sunrise_bucket(["13:00"])
#> sunrise_bucket(["9:05", "half past"])

### stopwatch_laps_util
class Stopwatch:
    """A stopwatch that reads a clock given from outside."""

    def __init__(self, clock):
        self._clock = clock
        self._last = None
        self.laps = []

    def press(self):
        now = self._clock()
        if self._last is not None:
            self.laps.append(round(now - self._last, 2))
        self._last = now


def stopwatch_laps_util(readings: list[float], presses: int) -> dict:
    """Lap times when the clock gives *readings* one after the other."""
    source = iter(readings)
    watch = Stopwatch(lambda: next(source))
    try:
        for _ in range(presses):
            watch.press()
    except StopIteration:
        return {"laps": watch.laps, "error": "clock ran out"}
    return {"laps": watch.laps, "best": min(watch.laps, default=None)}

#> stopwatch_laps_util([0.0, 12.5, 24.1, 37.0], 4)
#> stopwatch_laps_util([5.0], 1)
#> stopwatch_laps_util([1.0, 2.0], 3)
#> stopwatch_laps_util([], 0)
#> stopwatch_laps_util([10, 10, 9.75, 20], 3)
