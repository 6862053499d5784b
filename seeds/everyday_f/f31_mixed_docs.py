### trip_expenses_by_day
from collections import defaultdict
from datetime import date, timedelta


def trip_expenses_by_day(start: str, days: int, receipts: list[tuple[int, str, float]], daily: float = 60.0) -> list[str]:
    """One line a day: what was spent, by kind, and what is left of the allowance in all."""
    spent: dict[int, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for day, kind, amount in receipts:
        if not 1 <= day <= days:
            raise IndexError(f"day {day} of {days}")
        spent[day][kind] += amount
    first = date.fromisoformat(start)
    left = 0.0
    lines = []
    for day in range(1, days + 1):
        left += daily
        parts = []
        for kind, amount in sorted(spent[day].items()):
            left -= amount
            parts.append(f"{kind} {amount:.2f}")
        when = first + timedelta(days=day - 1)
        lines.append(f"{when:%d.%m.} {', '.join(parts) or '-'} -> {left:.2f}")
    return lines

#> trip_expenses_by_day("2024-02-28", 3, [(1, "food", 25.5), (1, "taxi", 18.0), (3, "food", 40.0), (1, "food", 4.5)])
#> trip_expenses_by_day("2024-02-28", 0, [])
#> trip_expenses_by_day("2024-02-28", 1, [(2, "x", 1.0)])
#> trip_expenses_by_day("2023-12-30", 4, [(2, "hotel", 150.0), (3, "hotel", 150.0)], daily=100.0)
#> trip_expenses_by_day("2024-01-01", 2, [(1, "tip", 0.999)])

### shift_handover_notes
import re

NOTE = re.compile(r"^(?P<who>\w+)@(?P<time>\d\d:\d\d)\s+(?P<kind>TODO|DONE|INFO)\s+(?P<text>.+)$")


def shift_handover_notes(lines: list[str]) -> dict[str, list[str]]:
    """Open tasks per person: a DONE closes the TODO with the same text; INFO goes to everybody ('*')."""
    todo: dict[str, list[str]] = {}
    for line in lines:
        match = NOTE.match(line.strip())
        if match is None:
            continue
        who, kind, text = match["who"], match["kind"], match["text"].strip()
        if kind == "INFO":
            todo.setdefault("*", []).append(f"{match['time']} {text}")
        elif kind == "TODO":
            todo.setdefault(who, []).append(text)
        else:
            for name, tasks in todo.items():
                if name != "*" and text in tasks:
                    tasks.remove(text)
                    break
    return {name: tasks for name, tasks in todo.items() if tasks}

#> shift_handover_notes(["ann@06:00 TODO check pump 3", "bob@07:10 INFO visitors at ten", "bob@08:00 DONE check pump 3", "ann@09:00 TODO call Kim"])
#> shift_handover_notes(["no note", "x@1:00 TODO y"])
#> shift_handover_notes([])
#> shift_handover_notes(["a@00:00 TODO t", "b@00:01 TODO t", "c@00:02 DONE t", "c@00:03 DONE zzz"])
#> shift_handover_notes(["k@10:00 INFO one", "k@11:00 INFO two ", "k@12:00 DONE one"])
#> shift_handover_notes(['ann@06:00 TODO check pump 3', 'bob@07:10 INFO visitors at ten', 'bob@08:00 DONE check pump 3', 'ann@09:00 TODO call Kim', 'a@00:00 TODO t', 'b@00:01 TODO t', 'c@00:02 DONE t', 'c@00:03 DONE zzz', 'k@10:00 INFO one', 'k@11:00 INFO two ', 'k@12:00 DONE one'])
#> shift_handover_notes(['no note', 'x@1:00 TODO y', 'ann@06:00 TODO check pump 3', 'bob@07:10 INFO visitors at ten', 'bob@08:00 DONE check pump 3', 'ann@09:00 TODO call Kim', 'a@00:00 TODO t', 'b@00:01 TODO t', 'c@00:02 DONE t', 'c@00:03 DONE zzz'])

### parcel_tracking_timeline
from datetime import datetime

ORDER = ["registered", "picked up", "in transit", "out for delivery", "delivered"]


class TrackingError(ValueError):
    pass


def parcel_tracking_timeline(events: list[tuple[str, str]]) -> dict[str, str]:
    """Hours between the stages; events (ISO time, stage) may come in any order, stages must not go back."""
    timeline: dict[str, str] = {}
    last_moment, last_stage = None, -1
    for text, stage in sorted(events):
        moment = datetime.fromisoformat(text)
        index = ORDER.index(stage)
        if index < last_stage:
            raise TrackingError(f"{stage} after {ORDER[last_stage]}")
        if last_moment is not None and index > last_stage:
            hours = (moment - last_moment).total_seconds() / 3600
            timeline[stage] = f"+{hours:.1f} h"
        elif last_moment is None:
            timeline[stage] = "start"
        last_moment, last_stage = moment, index
    return timeline

#> parcel_tracking_timeline([("2024-05-02T09:30", "in transit"), ("2024-05-01T10:00", "registered"), ("2024-05-01T18:15", "picked up"), ("2024-05-03T12:00", "delivered")])
#> parcel_tracking_timeline([("2024-05-01T10:00", "delivered"), ("2024-05-01T11:00", "registered")])
#> parcel_tracking_timeline([])
#> parcel_tracking_timeline([("2024-05-01T10:00", "lost")])
#> parcel_tracking_timeline([("2024-05-01T10:00", "in transit"), ("2024-05-01T16:00", "in transit"), ("2024-05-02T07:45", "out for delivery")])

### seating_by_preferences
def seating_by_preferences(guests: dict[str, set[str]], tables: int, seats: int) -> list[list[str]]:
    """Each guest goes to the table with most friends that has room; ties to the emptier one."""
    plan: list[list[str]] = [[] for _ in range(tables)]
    order = sorted(guests, key=lambda g: (-len(guests[g]), g))
    for guest in order:
        best = None
        for index, table in enumerate(plan):
            if len(table) >= seats:
                continue
            friends = sum(1 for other in table if other in guests[guest] or guest in guests[other])
            score = (friends, -len(table), -index)
            if best is None or score > best[0]:
                best = (score, index)
        if best is None:
            raise OverflowError(f"no seat for {guest}")
        plan[best[1]].append(guest)
    return plan

#> seating_by_preferences({"ann": {"bob"}, "bob": set(), "cy": {"dee", "ann"}, "dee": set(), "eve": {"dee"}}, 2, 3)
#> seating_by_preferences({"x": set(), "y": set()}, 1, 1)
#> seating_by_preferences({}, 2, 4)
#> seating_by_preferences({"a": set(), "b": set(), "c": set(), "d": set()}, 2, 2)
#> seating_by_preferences({"p": {"q", "r", "s"}, "q": {"p"}, "r": {"s"}, "s": {"r"}}, 2, 2)

### stock_candles_from_ticks
def stock_candles_from_ticks(ticks: list[tuple[int, float]], width: int = 60) -> list[tuple[int, float, float, float, float]]:
    """(start, open, high, low, close) per interval; gaps repeat the last close."""
    candles: list[tuple[int, float, float, float, float]] = []
    current = None
    for time, price in sorted(ticks):
        start = time // width * width
        if current is None or start > current[0]:
            if current is not None:
                candles.append(tuple(current))
                gap = current[0] + width
                while gap < start:
                    close = current[4]
                    candles.append((gap, close, close, close, close))
                    gap += width
            current = [start, price, price, price, price]
        else:
            current[2] = max(current[2], price)
            current[3] = min(current[3], price)
            current[4] = price
    if current is not None:
        candles.append(tuple(current))
    return candles

#> stock_candles_from_ticks([(3, 10.0), (20, 10.5), (59, 9.8), (61, 9.9), (200, 11.0)])
#> stock_candles_from_ticks([])
#> stock_candles_from_ticks([(5, 1.0)], width=10)
#> stock_candles_from_ticks([(9, 3.0), (1, 2.0), (4, 5.0), (12, 1.0)], 10)
#> stock_candles_from_ticks([(0, 1.5), (30, 2.5)], 10)
#> stock_candles_from_ticks([(3, 10.0), (20, 10.5), (59, 9.8), (61, 9.9), (200, 11.0), (9, 3.0), (1, 2.0), (4, 5.0), (12, 1.0), (0, 1.5), (30, 2.5)])
#> stock_candles_from_ticks([(3, 10.0), (20, 10.5), (59, 9.8), (61, 9.9), (200, 11.0), (9, 3.0), (1, 2.0), (4, 5.0), (12, 1.0)])

### text_search_with_snippets
def text_search_with_snippets(documents: dict[str, str], query: str, size: int = 20) -> list[tuple[str, int, str]]:
    """(name, hits, snippet around the first hit) for documents with every word; most hits first."""
    words = query.lower().split()
    found = []
    for name, text in documents.items():
        lowered = text.lower()
        hits = 0
        first = len(text)
        for word in words:
            count = lowered.count(word)
            if count == 0:
                break
            hits += count
            first = min(first, lowered.find(word))
        else:
            if not words:
                continue
            start = max(0, first - size // 2)
            snippet = text[start:start + size].strip()
            if start > 0:
                snippet = "~" + snippet
            if start + size < len(text):
                snippet += "~"
            found.append((name, hits, snippet))
    return sorted(found, key=lambda f: (-f[1], f[0]))

#> text_search_with_snippets({"a": "The old debugger steps through the code", "b": "code and more code", "c": "nothing"}, "code")
#> text_search_with_snippets({"a": "The old debugger steps through the code", "b": "code and more code"}, "code the")
#> text_search_with_snippets({}, "x")
#> text_search_with_snippets({"a": "text"}, "")
#> text_search_with_snippets({"p": "Long texts are cut around the word NEEDLE in the middle of it"}, "needle", size=16)
