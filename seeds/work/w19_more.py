### work_split_invoice_ids
def work_split_invoice_ids(raw):
    series, broken = {}, []
    for token in raw.replace(";", " ").split():
        prefix, dash, number = token.rpartition("-")
        if not dash or not number.isdigit():
            broken.append(token)
            continue
        series.setdefault(prefix.upper(), []).append(int(number))
    gaps = {p: [n for n in range(min(ns), max(ns)) if n not in ns] for p, ns in series.items()}
    return gaps, broken

#> work_split_invoice_ids("INV-3; INV-7 inv-5 CR-12")
#> work_split_invoice_ids("")
#> work_split_invoice_ids("A-1 B2 A-x A-2")
#> work_split_invoice_ids("2023-INV-0009 2023-INV-0012")
#> work_split_invoice_ids("-4 -6")

### work_ledger_trial_balance
def work_ledger_trial_balance(postings):
    accounts = {}
    for debit, credit, cents in postings:
        accounts[debit] = accounts.get(debit, 0) + cents
        accounts[credit] = accounts.get(credit, 0) - cents
    assert sum(accounts.values()) == 0, "books do not balance"
    debits = {a: v for a, v in sorted(accounts.items()) if v > 0}
    credits = {a: -v for a, v in sorted(accounts.items()) if v < 0}
    return debits, credits

#> work_ledger_trial_balance([("cash", "sales", 12000), ("rent", "cash", 8000)])
#> work_ledger_trial_balance([])
#> work_ledger_trial_balance([("a", "b", 5), ("b", "a", 5)])
#> work_ledger_trial_balance([("x", "x", 100)])
#> work_ledger_trial_balance([("bank", "loan", 0.1), ("bank", "loan", 0.2), ("loan", "bank", 0.3)])

### work_api_version_pick
def work_api_version_pick(accept, supported=(1, 2, 4)):
    """'application/vnd.acme.v3+json' -> newest supported version not above 3."""
    marker = accept.lower().find(".v")
    if marker < 0:
        return max(supported)
    digits = ""
    for ch in accept[marker + 2:]:
        if not ch.isdigit():
            break
        digits += ch
    wanted = int(digits) if digits else max(supported)
    usable = [v for v in supported if v <= wanted]
    if not usable:
        raise LookupError(f"version {wanted} not supported")
    return max(usable)

#> work_api_version_pick("application/vnd.acme.v3+json")
#> work_api_version_pick("text/html")
#> work_api_version_pick("application/vnd.acme.V2")
#> work_api_version_pick("x.v0+json")
#> work_api_version_pick("a.vnext", supported=(7, 5))

### work_upload_quota_check
def work_upload_quota_check(files, quota, allowed=(".jpg", ".png", ".pdf")):
    accepted, rejected, used = [], {}, 0
    for name, size in files:
        ext = name[name.rfind("."):].lower() if "." in name else ""
        if ext not in allowed:
            rejected[name] = f"type {ext or '?'}"
        elif used + size > quota:
            rejected[name] = f"{used + size - quota} over quota"
        else:
            accepted.append(name)
            used += size
    return accepted, rejected, f"{used / quota:.0%}"

#> work_upload_quota_check([("cat.JPG", 40), ("cv.pdf", 70), ("x.exe", 1), ("b.png", 30)], 100)
#> work_upload_quota_check([], 10)
#> work_upload_quota_check([("noext", 1)], 5)
#> work_upload_quota_check([("a.gif", 5)], 5, allowed=[".gif"])
#> work_upload_quota_check([("a.png", 1)], 0)

### work_email_thread_subjects
PREFIXES = ("re:", "fw:", "fwd:", "aw:")


def work_email_thread_subjects(subjects):
    threads = {}
    for subject in subjects:
        core, depth = subject.strip(), 0
        while core.lower().startswith(PREFIXES):
            core = core[core.index(":") + 1:].lstrip()
            depth += 1
        count, deepest = threads.get(core.lower(), (0, 0))
        threads[core.lower()] = (count + 1, max(deepest, depth))
    return threads

#> work_email_thread_subjects(["Lunch?", "Re: Lunch?", "RE: Fwd: lunch?", "Budget"])
#> work_email_thread_subjects([])
#> work_email_thread_subjects(["re:re:re:"])
#> work_email_thread_subjects(["AW: Größe", "Regarding: x"])
#> work_email_thread_subjects([" fw: hi", "hi "])

### work_merge_opening_hours
DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]


def work_merge_opening_hours(hours):
    parts = []
    for day in DAYS:
        text = hours.get(day, "closed")
        if parts and parts[-1][2] == text:
            parts[-1][1] = day
        else:
            parts.append([day, day, text])
    return "; ".join(f"{a if a == b else a + '-' + b} {t}" for a, b, t in parts if t != "closed") or "always closed"

#> work_merge_opening_hours({"Mo": "9-17", "Tu": "9-17", "We": "9-12", "Sa": "10-14"})
#> work_merge_opening_hours({})
#> work_merge_opening_hours({d: "0-24" for d in ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]})
#> work_merge_opening_hours({"Fr": "8-20", "Sa": "8-20", "Su": "closed"})
#> work_merge_opening_hours({"Mo": "9-17", "We": "9-17"})

### work_is_open_at
def work_is_open_at(spec, day, hour):
    """spec like 'Mo-Fr 9-17; Sa 10-14'."""
    days = "Mo Tu We Th Fr Sa Su".split()
    for rule in spec.split(";"):
        if not rule.strip():
            continue
        names, hours = rule.split()
        first, _, last = names.partition("-")
        low, high = days.index(first), days.index(last or first)
        opens, closes = (float(h) for h in hours.split("-"))
        if low <= days.index(day) <= high and opens <= hour < closes:
            return True
    return False

#> work_is_open_at("Mo-Fr 9-17; Sa 10-14", "We", 16.5)
#> work_is_open_at("Mo-Fr 9-17; Sa 10-14", "Sa", 14)
#> work_is_open_at("", "Mo", 12)
#> work_is_open_at("Su 0-24;", "Su", 0)
#> work_is_open_at("Mo 9-17", "Xx", 3)

### work_csv_total_by_key
def work_csv_total_by_key(text, key, value):
    header, *rows = [line.split(",") for line in text.strip().splitlines()]
    k, v = header.index(key), header.index(value)
    totals, skipped = {}, 0
    for row in rows:
        try:
            totals[row[k]] = totals.get(row[k], 0) + float(row[v])
        except (IndexError, ValueError):
            skipped += 1
    return totals, skipped

#> work_csv_total_by_key("city,temp\nRome,20\nOslo,5\nRome,22.5", "city", "temp")
#> work_csv_total_by_key("a,b\nx\ny,n/a", "a", "b")
#> work_csv_total_by_key("id,n", "id", "n")
#> work_csv_total_by_key("id,n\n1,2", "id", "missing")
#> work_csv_total_by_key("n,k\n1,p\n-1,p", "k", "n")

### work_rolling_file_names
def work_rolling_file_names(base, existing, keep=3):
    """Renames that a rotating log handler performs, oldest first."""
    actions = []
    for n in range(keep, 0, -1):
        current = f"{base}.{n}"
        if current not in existing:
            continue
        if n == keep:
            actions.append(f"delete {current}")
        else:
            actions.append(f"{current} -> {base}.{n + 1}")
    if base in existing:
        actions.append(f"{base} -> {base}.1")
    return actions

#> work_rolling_file_names("app.log", ["app.log", "app.log.1", "app.log.3"])
#> work_rolling_file_names("x", [])
#> work_rolling_file_names("err.log", {"err.log.2"}, keep=2)
#> work_rolling_file_names("a", ["a"], keep=0)
#> work_rolling_file_names("d", ["d.1", "d.2", "d.4", "d"], 4)

### work_config_type_cast
def work_config_type_cast(raw, schema):
    casts = {
        "int": int,
        "bool": lambda s: {"true": True, "false": False}[s.lower()],
        "list": lambda s: [p.strip() for p in s.split(",") if p.strip()],
    }
    result, errors = {}, []
    for key, kind in schema.items():
        if key not in raw:
            errors.append(f"{key}: missing")
            continue
        try:
            result[key] = casts.get(kind, str)(raw[key])
        except (ValueError, KeyError):
            errors.append(f"{key}: {raw[key]!r} is no {kind}")
    return result, errors

#> work_config_type_cast({"port": "8080", "debug": "True", "hosts": "a, b,"}, {"port": "int", "debug": "bool", "hosts": "list"})
#> work_config_type_cast({}, {"x": "int"})
#> work_config_type_cast({"n": "4.5", "ok": "yes"}, {"n": "int", "ok": "bool"})
#> work_config_type_cast({"name": " é "}, {"name": "str"})
#> work_config_type_cast({"extra": "1"}, {})

### work_slot_machine_payout
PAYS = {"777": 100, "BAR": 20, "CHR": 5}


def work_slot_machine_payout(reels, bet, jackpot=1000):
    first, second, third = reels
    if first == second == third:
        if first == "777":
            return bet * PAYS[first] + jackpot
        return bet * PAYS.get(first, 3)
    cherries = reels.count("CHR")
    return bet * (2 if cherries == 2 else 1 if cherries else 0)

#> work_slot_machine_payout(["777", "777", "777"], 2)
#> work_slot_machine_payout(["BAR", "BAR", "BAR"], 5)
#> work_slot_machine_payout(["CHR", "LEM", "CHR"], 1)
#> work_slot_machine_payout(("PLM", "PLM", "PLM"), 4, jackpot=0)
#> work_slot_machine_payout(["LEM", "BAR"], 1)

### work_roulette_bets_settle
RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}


def work_roulette_bets_settle(number, bets):
    balance = 0
    for kind, stake in bets:
        if isinstance(kind, int):
            won, odds = kind == number, 35
        elif kind in ("red", "black"):
            won, odds = number != 0 and (number in RED) == (kind == "red"), 1
        elif kind == "even":
            won, odds = number > 0 and number % 2 == 0, 1
        else:
            low, _, high = kind.partition("-")
            won, odds = int(low) <= number <= int(high), 2
        balance += stake * odds if won else -stake
    return balance

#> work_roulette_bets_settle(17, [(17, 5), ("red", 10), ("13-24", 10)])
#> work_roulette_bets_settle(0, [("even", 10), ("black", 10)])
#> work_roulette_bets_settle(36, [])
#> work_roulette_bets_settle(8, [("even", 4), ("1-12", 1), (9, 1)])
#> work_roulette_bets_settle(5, [("odd", 3)])

### work_inventory_csv_diff
def work_inventory_csv_diff(yesterday, today):
    def load(lines):
        return {sku: int(n) for sku, n in (line.split(",") for line in lines)}

    old, new = load(yesterday), load(today)
    moves = []
    for sku in sorted(old | new):
        delta = new.get(sku, 0) - old.get(sku, 0)
        if delta:
            tag = "NEW" if sku not in old else "OUT" if not new.get(sku) else ""
            moves.append(f"{sku} {delta:+d} {tag}".rstrip())
    return moves

#> work_inventory_csv_diff(["A1,5", "B2,9"], ["A1,7", "C3,1"])
#> work_inventory_csv_diff([], [])
#> work_inventory_csv_diff(["X,4"], ["X,4"])
#> work_inventory_csv_diff(["Q,3"], ["Q,0"])
#> work_inventory_csv_diff(["bad line"], [])

### work_meeting_cost_meter
def work_meeting_cost_meter(attendees, minutes, rates=None):
    rates = {"dev": 60, "lead": 80, "vp": 150, **(rates or {})}
    cost = 0
    for role, count in attendees.items():
        if role not in rates:
            raise KeyError(f"no rate for {role}")
        cost += rates[role] * count
    total = cost * minutes / 60
    verdict = "email" if minutes <= 15 else "ok" if total < 500 else "expensive"
    return round(total, 2), verdict

#> work_meeting_cost_meter({"dev": 4, "lead": 1}, 30)
#> work_meeting_cost_meter({"vp": 3, "dev": 6}, 90)
#> work_meeting_cost_meter({}, 10)
#> work_meeting_cost_meter({"intern": 2}, 60, rates={"intern": 20})
#> work_meeting_cost_meter({"ceo": 1}, 5)

### work_pulse_zone_minutes
def work_pulse_zone_minutes(pulses, age):
    """One pulse a minute; zones as shares of 220 - age."""
    top = 220 - age
    zones = [0] * 5
    for p in pulses:
        share = p / top
        if share >= 0.5:
            zones[min(int((share - 0.5) * 10), 4)] += 1
    best = max(range(5), key=zones.__getitem__) + 1 if any(zones) else None
    return zones, best

#> work_pulse_zone_minutes([95, 120, 133, 150, 171, 190], 30)
#> work_pulse_zone_minutes([], 40)
#> work_pulse_zone_minutes([60, 70, 80], 20)
#> work_pulse_zone_minutes([110, 111, 112], 0)
#> work_pulse_zone_minutes([100], 220)

### work_sparse_grid_text
def work_sparse_grid_text(cells, fill="·"):
    if not cells:
        return []
    rows = [r for r, _ in cells]
    cols = [c for _, c in cells]
    out = []
    for r in range(min(rows), max(rows) + 1):
        out.append("".join(str(cells.get((r, c), fill)) for c in range(min(cols), max(cols) + 1)))
    return out

#> work_sparse_grid_text({(0, 0): "A", (2, 3): "B"})
#> work_sparse_grid_text({})
#> work_sparse_grid_text({(-1, -1): 7, (-1, 1): 8}, fill=0)
#> work_sparse_grid_text({(5, 5): "x"})
#> work_sparse_grid_text({(0, 1): "", (1, 0): "ab"})

### work_text_adventure_walk
ROOMS = {
    "hall": {"north": "library", "east": "kitchen"},
    "library": {"south": "hall", "up": "attic"},
    "kitchen": {"west": "hall"},
    "attic": {"down": "library"},
}


def work_text_adventure_walk(commands, room="hall"):
    bag, visited = [], [room]
    items = {"kitchen": "lamp", "attic": "key"}
    for command in commands.lower().split(","):
        verb, _, noun = command.strip().partition(" ")
        if verb == "go" and noun in ROOMS[room]:
            if noun == "up" and "lamp" not in bag:
                visited.append("too dark")
                continue
            room = ROOMS[room][noun]
            visited.append(room)
        elif verb == "take" and items.get(room) == noun:
            bag.append(items.pop(room))
    return visited, bag

#> work_text_adventure_walk("go east, take lamp, go west, go north, go up, take key")
#> work_text_adventure_walk("go north, go up")
#> work_text_adventure_walk("")
#> work_text_adventure_walk("take lamp, GO West", room="kitchen")
#> work_text_adventure_walk("go down", "cellar")

### work_loot_table_pick
from itertools import accumulate
from bisect import bisect


def work_loot_table_pick(table, rolls):
    """Weighted table, rolls are numbers below the total weight."""
    names = sorted(table, key=lambda n: (-table[n], n))
    bounds = list(accumulate(table[n] for n in names))
    picks = []
    for roll in rolls:
        if not bounds or roll >= bounds[-1]:
            picks.append(None)
        else:
            picks.append(names[bisect(bounds, roll)])
    return picks

#> work_loot_table_pick({"gold": 60, "gem": 10, "sword": 30}, [0, 59, 60, 89, 95, 100])
#> work_loot_table_pick({}, [1])
#> work_loot_table_pick({"a": 1, "b": 1}, [0.5, 1.0, 1.5])
#> work_loot_table_pick({"x": 5}, [])
#> work_loot_table_pick({"z": 2, "y": 0}, [1, 2])

### work_ballot_spoiled_count
def work_ballot_spoiled_count(ballots, candidates, max_marks=1):
    tally = dict.fromkeys(candidates, 0)
    spoiled = []
    for number, ballot in enumerate(ballots, 1):
        marks = [m for m in ballot.split() if m]
        if not marks:
            spoiled.append(f"{number}: blank")
        elif len(marks) > max_marks:
            spoiled.append(f"{number}: {len(marks)} marks")
        elif any(m not in tally for m in marks):
            spoiled.append(f"{number}: write-in")
        else:
            for m in set(marks):
                tally[m] += 1
    return tally, spoiled

#> work_ballot_spoiled_count(["ann", "bob", "", "ann bob", "eve"], ["ann", "bob"])
#> work_ballot_spoiled_count([], ["x"])
#> work_ballot_spoiled_count(["a b", "a a"], ["a", "b"], max_marks=2)
#> work_ballot_spoiled_count(["q"], [])
#> work_ballot_spoiled_count(["  ", "m "], ("m",))

### work_tournament_points_penalty
def work_tournament_points_penalty(results, penalties=None):
    """results: 'W', 'D', 'L' strings per team; three points for a win."""
    penalties = penalties or {}
    table = []
    for team, form in results.items():
        points = 3 * form.count("W") + form.count("D") - penalties.get(team, 0)
        streak = len(form) - len(form.rstrip(form[-1])) if form else 0
        table.append((points, team, f"{form[-1]}{streak}" if form else "-"))
    table.sort(key=lambda row: (-row[0], row[1]))
    return [f"{team:<5}{points:>3} {run}" for points, team, run in table]

#> work_tournament_points_penalty({"Roma": "WWDL", "Lazio": "WWW", "Napoli": "LDD"})
#> work_tournament_points_penalty({})
#> work_tournament_points_penalty({"A": "WW", "B": "DDD"}, {"A": 4})
#> work_tournament_points_penalty({"new": ""})
#> work_tournament_points_penalty({"x": "LLL", "y": "LLW"}, penalties={"z": 9})

### work_rgb_to_hsl_text
def work_rgb_to_hsl_text(r, g, b):
    r, g, b = r / 255, g / 255, b / 255
    high, low = max(r, g, b), min(r, g, b)
    light = (high + low) / 2
    if high == low:
        return f"hsl(0, 0%, {light:.0%})"
    d = high - low
    sat = d / (2 - high - low) if light > 0.5 else d / (high + low)
    if high == r:
        hue = (g - b) / d % 6
    elif high == g:
        hue = (b - r) / d + 2
    else:
        hue = (r - g) / d + 4
    return f"hsl({hue * 60:.0f}, {sat:.0%}, {light:.0%})"

#> work_rgb_to_hsl_text(255, 99, 71)
#> work_rgb_to_hsl_text(128, 128, 128)
#> work_rgb_to_hsl_text(10, 200, 30)
#> work_rgb_to_hsl_text(0, 0, 255)
#> work_rgb_to_hsl_text(255, 0, 128)
