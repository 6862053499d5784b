### work_guest_wifi_voucher
def work_guest_wifi_voucher(name, nights, room):
    letters = [c for c in name.upper() if c.isalpha()] or ["X"]
    code = letters[0] + letters[-1] + f"{room:03d}"
    check = 0
    for i, ch in enumerate(code, start=1):
        check = (check + i * ord(ch)) % 36
    valid = min(nights * 24, 168)
    return f"{code}-{'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'[check]} ({valid}h)"

#> work_guest_wifi_voucher("Marta Ruiz", 3, 12)
#> work_guest_wifi_voucher("", 1, 7)
#> work_guest_wifi_voucher("Ö", 30, 1204)
#> work_guest_wifi_voucher("j. p. 9", 0, 0)
#> work_guest_wifi_voucher("lee", 7, 99)

### work_plate_rotation_days
def work_plate_rotation_days(plate, weekday, hour):
    """Traffic restriction by last digit: two digits a working day, 6 to 20 h."""
    digits = [c for c in plate if c.isdigit()]
    if not digits:
        raise ValueError(f"no digit in {plate!r}")
    last = int(digits[-1])
    if weekday >= 5 or not 6 <= hour < 20:
        return "free"
    barred = (weekday * 2 + 1) % 10, (weekday * 2 + 2) % 10
    return "barred" if last in barred else "free"

#> work_plate_rotation_days("ABC-121", 0, 8)
#> work_plate_rotation_days("XY 40", 4, 19)
#> work_plate_rotation_days("77-KL-3", 6, 12)
#> work_plate_rotation_days("NODIGIT", 1, 9)
#> work_plate_rotation_days("B 1000", 2, 10)

### work_recycle_bin_purge
def work_recycle_bin_purge(entries, now, max_age=30, max_total=100):
    keep = sorted((e for e in entries if now - e[1] <= max_age), key=lambda e: -e[1])
    total, kept = 0, []
    for name, deleted, size in keep:
        if total + size > max_total:
            break
        total += size
        kept.append(name)
    purged = [e[0] for e in entries if e[0] not in kept]
    return kept, purged, total

#> work_recycle_bin_purge([("a.txt", 1, 10), ("b.iso", 50, 80), ("c.png", 55, 30)], 60)
#> work_recycle_bin_purge([], 9)
#> work_recycle_bin_purge([("old", 0, 1)], 31)
#> work_recycle_bin_purge([("x", 5, 60), ("y", 6, 60)], 7, max_total=120)
#> work_recycle_bin_purge([("huge", 1, 999), ("tiny", 0, 1)], 2)

### work_snapshot_retention
def work_snapshot_retention(days, daily=3, weekly=2):
    """Keep the newest `daily` snapshots and then one per week."""
    ordered = sorted(days, reverse=True)
    keep = ordered[:daily]
    weeks = []
    for day in ordered[daily:]:
        week = day // 7
        if week not in weeks and len(weeks) < weekly:
            weeks.append(week)
            keep.append(day)
    return keep, [d for d in ordered if d not in keep]

#> work_snapshot_retention([30, 29, 28, 27, 22, 20, 15, 14, 3])
#> work_snapshot_retention([])
#> work_snapshot_retention([5, 4], daily=1, weekly=0)
#> work_snapshot_retention([100, 99, 98, 97, 96], 0, 5)
#> work_snapshot_retention([7], weekly=1)

### work_lift_maintenance_due
def work_lift_maintenance_due(units, hours_limit=500, months_limit=6):
    reasons = {}
    for uid, info in sorted(units.items()):
        why = []
        if info["hours"] >= hours_limit:
            why.append(f"{info['hours']}h")
        if info.get("months", 0) >= months_limit:
            why.append(f"{info['months']}mo")
        why += [f"fault {code}" for code in info.get("faults", []) if code < 100]
        if why:
            reasons[uid] = " + ".join(why)
    return reasons

#> work_lift_maintenance_due({"L1": {"hours": 510, "months": 2}, "L2": {"hours": 90, "months": 7, "faults": [12, 300]}})
#> work_lift_maintenance_due({})
#> work_lift_maintenance_due({"Z": {"hours": 0}})
#> work_lift_maintenance_due({"A": {"hours": 10}}, hours_limit=10)
#> work_lift_maintenance_due({"Q": {"months": 1}})

### work_seed_catalog_search
def work_seed_catalog_search(catalog, month, sun=None):
    """Plants sowable this month; windows may wrap around the new year."""
    hits = []
    for plant, (first, last, needs) in catalog.items():
        if first <= last:
            ok = first <= month <= last
        else:
            ok = month >= first or month <= last
        if ok and (sun is None or needs == sun):
            hits.append(plant)
    return sorted(hits)

#> work_seed_catalog_search({"pea": (3, 5, "full"), "garlic": (10, 2, "full"), "mint": (4, 6, "shade")}, 4)
#> work_seed_catalog_search({"garlic": (10, 2, "full")}, 1, sun="full")
#> work_seed_catalog_search({}, 7)
#> work_seed_catalog_search({"kale": (5, 7, "half")}, 6, "full")
#> work_seed_catalog_search({"leek": (11, 1, "x"), "bean": (1, 1, "x")}, 5)

### work_crew_drop_weights
def work_crew_drop_weights(cargo, capacity):
    """Drop the worst value per kilo until the cargo fits."""
    load = dict(cargo)
    dropped = []
    while sum(kg for kg, _ in load.values()) > capacity:
        worst = min(load, key=lambda n: (load[n][1] / load[n][0], n))
        dropped.append(worst)
        del load[worst]
    return sorted(load), dropped

#> work_crew_drop_weights({"silk": (10, 900), "iron": (200, 400), "salt": (50, 150)}, 100)
#> work_crew_drop_weights({}, 5)
#> work_crew_drop_weights({"tea": (3, 3)}, 2)
#> work_crew_drop_weights({"a": (1, 5), "b": (1, 5), "c": (1, 5)}, 2)
#> work_crew_drop_weights({"x": (0, 5), "y": (9, 1)}, 4)
