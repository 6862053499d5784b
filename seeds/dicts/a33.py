### wk_shift_handover
def wk_shift_handover(notes, outgoing, incoming):
    mine = notes.pop(outgoing, [])
    open_items = [n for n in mine if not n.startswith("x ")]
    notes.setdefault(incoming, [])[:0] = open_items
    return len(mine) - len(open_items), notes

#> wk_shift_handover({"ann": ["x fax", "call Bo", "mail"], "bob": ["sleep"]}, "ann", "bob")
#> wk_shift_handover({}, "ann", "bob")
#> wk_shift_handover({"ann": []}, "ann", "cy")
#> wk_shift_handover({"di": ["x 1", "x 2"]}, "di", "di")
#> wk_shift_handover({"ed": ["todo"]}, "zed", "ed")

### wk_ticket_priority_counts
def wk_ticket_priority_counts(tickets):
    matrix = {p: {"open": 0, "closed": 0} for p in ("high", "low")}
    for t in tickets:
        prio, state = t.split("/")
        try:
            matrix[prio][state] += 1
        except KeyError as missing:
            matrix.setdefault("odd", {})[str(missing)] = t
    return matrix

#> wk_ticket_priority_counts(["high/open", "low/closed", "high/open"])
#> wk_ticket_priority_counts([])
#> wk_ticket_priority_counts(["urgent/open", "low/stuck"])
#> wk_ticket_priority_counts(["low/open", "low/closed", "low/open"])
#> wk_ticket_priority_counts(["nope"])

### wk_meeting_room_finder
def wk_meeting_room_finder(rooms, people, needs=()):
    fitting = {n: r["seats"] for n, r in rooms.items() if r["seats"] >= people and set(needs) <= set(r.get("has", ()))}
    return min(fitting, key=lambda n: (fitting[n], n), default="outside")

#> wk_meeting_room_finder({"A": {"seats": 4}, "B": {"seats": 8, "has": ["tv"]}, "C": {"seats": 6, "has": ["tv"]}}, 4, ["tv"])
#> wk_meeting_room_finder({"A": {"seats": 4}}, 2)
#> wk_meeting_room_finder({"A": {"seats": 4}}, 9)
#> wk_meeting_room_finder({}, 0)
#> wk_meeting_room_finder({"Z": {"seats": 3}, "Y": {"seats": 3}}, 3, ())

### wk_expense_policy_check
LIMITS = {"meal": 30, "hotel": 150, "taxi": 50}

def wk_expense_policy_check(claims):
    verdict = {"ok": 0, "trim": [], "reject": []}
    for kind, amount in claims:
        limit = LIMITS.get(kind)
        if limit is None:
            verdict["reject"].append(kind)
        elif amount > limit:
            verdict["trim"].append((kind, amount - limit))
            verdict["ok"] += limit
        else:
            verdict["ok"] += amount
    return verdict

#> wk_expense_policy_check([("meal", 42), ("taxi", 20), ("spa", 99)])
#> wk_expense_policy_check([])
#> wk_expense_policy_check([("hotel", 150)])
#> wk_expense_policy_check([("Meal", 5), ("meal", 30.5)])
#> wk_expense_policy_check([("taxi", -3), ("taxi", 51)])

### wk_delivery_route_groups
def wk_delivery_route_groups(addresses, van_size):
    zones = {}
    for a in addresses:
        zones.setdefault(a.split()[-1][:2], []).append(a)
    vans = []
    for zone in sorted(zones):
        stops = zones[zone]
        vans += [(zone, len(stops[i:i + van_size])) for i in range(0, len(stops), van_size)]
    return vans

#> wk_delivery_route_groups(["Dam 1012", "Lijn 1055", "Kade 2511", "Plein 1017"], 2)
#> wk_delivery_route_groups([], 3)
#> wk_delivery_route_groups(["X 99"], 1)
#> wk_delivery_route_groups(["a b1", "c b1", "d b1"], 10)
#> wk_delivery_route_groups([""], 1)

### wk_newsletter_segments
def wk_newsletter_segments(users):
    segs = {"new": set(), "loyal": set(), "lapsed": set()}
    for name, (orders, days_since) in users.items():
        if orders == 0:
            segs["new"].add(name)
        if orders >= 5:
            segs["loyal"].add(name)
        if days_since > 90 and orders:
            segs["lapsed"].add(name)
    winback = segs["loyal"] & segs["lapsed"]
    return {k: len(v) for k, v in segs.items()}, sorted(winback)

#> wk_newsletter_segments({"ann": (7, 120), "bob": (0, 999), "cy": (6, 3), "di": (1, 91)})
#> wk_newsletter_segments({})
#> wk_newsletter_segments({"ed": (5, 90)})
#> wk_newsletter_segments({"x": (9, 200), "a": (8, 300)})
#> wk_newsletter_segments({"y": (1, 1)})

### wk_shipping_labels
def wk_shipping_labels(order, address_book):
    who = order["to"]
    addr = address_book.get(who) or address_book.get(who.lower()) or {}
    lines = [who.title(), addr.get("street", "?"), f"{addr.get('zip', '????')} {addr.get('city', '')}".rstrip()]
    if addr.get("country", "NL") != "NL":
        lines.append(addr["country"].upper())
    return lines

#> wk_shipping_labels({"to": "ANN"}, {"ann": {"street": "Dam 1", "zip": "1012", "city": "A'dam"}})
#> wk_shipping_labels({"to": "bob"}, {"bob": {"country": "be", "zip": "9000"}})
#> wk_shipping_labels({"to": "zed"}, {})
#> wk_shipping_labels({"to": "x y"}, {"x y": {"street": "", "country": "NL"}})
#> wk_shipping_labels({}, {})

### wk_support_sla_breaches
def wk_support_sla_breaches(tickets, sla):
    late = {}
    for tid, t in tickets.items():
        allowed = sla.get(t["prio"], max(sla.values()))
        waited = t["answered"] - t["opened"] if t.get("answered") is not None else None
        if waited is None or waited > allowed:
            late[tid] = "open" if waited is None else waited - allowed
    return late

#> wk_support_sla_breaches({"T1": {"prio": 1, "opened": 0, "answered": 9}, "T2": {"prio": 2, "opened": 5}}, {1: 4, 2: 24})
#> wk_support_sla_breaches({}, {1: 1})
#> wk_support_sla_breaches({"T3": {"prio": 9, "opened": 1, "answered": 2}}, {1: 0, 2: 1})
#> wk_support_sla_breaches({"T4": {"prio": 1, "opened": 0, "answered": 0}}, {1: 0})
#> wk_support_sla_breaches({"T5": {"prio": 1, "opened": 0}}, {})

### wk_budget_reallocate
def wk_budget_reallocate(budget, src, dst, amount):
    if src == dst or amount <= 0:
        return budget
    moved = min(amount, budget.get(src, 0))
    budget[src] = budget.get(src, 0) - moved
    budget[dst] = budget.get(dst, 0) + moved
    if not budget[src]:
        budget.pop(src)
    return budget

#> wk_budget_reallocate({"ads": 500, "fun": 100}, "fun", "ads", 60)
#> wk_budget_reallocate({"ads": 500, "fun": 100}, "fun", "tools", 999)
#> wk_budget_reallocate({"ads": 5}, "ads", "ads", 3)
#> wk_budget_reallocate({}, "x", "y", 10)
#> wk_budget_reallocate({"p": 1}, "p", "q", -4)

### wk_seating_by_table
def wk_seating_by_table(guests, tables):
    plan = {t: [] for t in tables}
    standing = []
    for g, wish in guests.items():
        options = [wish] if wish in plan else list(plan)
        for t in options:
            if len(plan[t]) < tables[t]:
                plan[t].append(g)
                break
        else:
            standing.append(g)
    return plan, standing

#> wk_seating_by_table({"ann": "T2", "bob": None, "cy": "T2", "di": "T9"}, {"T1": 1, "T2": 1})
#> wk_seating_by_table({}, {"T1": 4})
#> wk_seating_by_table({"ed": "T1"}, {})
#> wk_seating_by_table({"x": None, "y": None}, {1: 5})
#> wk_seating_by_table({"p": "a", "q": "a"}, {"a": 2, "b": 0})

### wk_rate_review_summary
def wk_rate_review_summary(reviews):
    stars = dict.fromkeys(range(5, 0, -1), 0)
    for r in reviews:
        stars[min(5, max(1, round(r)))] += 1
    n = sum(stars.values())
    avg = sum(s * c for s, c in stars.items()) / n if n else 0
    return f"{avg:.1f}", [f"{s}{'*' * c}" for s, c in stars.items() if c]

#> wk_rate_review_summary([5, 4, 4, 1])
#> wk_rate_review_summary([])
#> wk_rate_review_summary([9, -2, 2.5, 3.5])
#> wk_rate_review_summary([3])
#> wk_rate_review_summary([4.6, 4.4])

### wk_password_policy
def wk_password_policy(pw, banned):
    checks = {
        "length": len(pw) >= 8,
        "digit": any(c.isdigit() for c in pw),
        "case": pw != pw.lower() and pw != pw.upper(),
        "variety": len(set(pw)) > len(pw) // 2,
        "banned": pw.lower() not in {b.lower() for b in banned},
    }
    failed = [name for name, ok in checks.items() if not ok]
    return failed or "strong"

#> wk_password_policy("Tr0ub4dor", ["password"])
#> wk_password_policy("", [])
#> wk_password_policy("PASSWORD", ["password", "letmein"])
#> wk_password_policy("aaaaAAAA1", [])
#> wk_password_policy("Übergrün99", ["x"])

### wk_two_factor_codes
def wk_two_factor_codes(issued, attempts, ttl=30):
    outcome = {}
    for user, code, t in attempts:
        good, at = issued.get(user, (None, 0))
        if code != good:
            outcome[user] = "wrong"
        elif t - at > ttl:
            outcome[user] = "expired"
        else:
            outcome[user] = "ok"
            issued.pop(user)
    return outcome, sorted(issued)

#> wk_two_factor_codes({"ann": ("123", 0), "bob": ("999", 5)}, [("ann", "123", 10), ("bob", "000", 6), ("ann", "123", 11)])
#> wk_two_factor_codes({}, [("x", "1", 1)])
#> wk_two_factor_codes({"cy": ("7", 0)}, [("cy", "7", 31)])
#> wk_two_factor_codes({"di": ("5", 2)}, [])
#> wk_two_factor_codes({"ed": ("1", 0)}, [("ed", "1", 5)], ttl=5)

### wk_url_shortener
def wk_url_shortener(urls, alphabet="ab"):
    codes = {}
    for u in urls:
        if u in codes:
            continue
        n, code = len(codes), ""
        while True:
            n, r = divmod(n, len(alphabet))
            code = alphabet[r] + code
            if n == 0:
                break
        codes[u] = code
    return codes

#> wk_url_shortener(["x.io", "y.io", "x.io", "z.io"])
#> wk_url_shortener([])
#> wk_url_shortener(["p", "q", "r", "s", "t"], "01")
#> wk_url_shortener(["only"], "z")
#> wk_url_shortener(["a", "b", "c"], alphabet="xyz")

### wk_metrics_rollup
def wk_metrics_rollup(points, window):
    roll = {}
    for t, v in points:
        bucket = t - t % window
        lo, hi, n = roll.get(bucket, (v, v, 0))
        roll[bucket] = (min(lo, v), max(hi, v), n + 1)
    return roll

#> wk_metrics_rollup([(0, 5), (7, 2), (12, 9), (14, 9)], 10)
#> wk_metrics_rollup([], 60)
#> wk_metrics_rollup([(3, -1)], 1)
#> wk_metrics_rollup([(-1, 4), (1, 6)], 5)
#> wk_metrics_rollup([(1, 1)], 0)

### wk_alert_dedupe
def wk_alert_dedupe(alerts, quiet=10):
    last, sent = {}, []
    for t, host, kind in alerts:
        key = f"{host}:{kind}"
        if key in last and t - last[key] < quiet:
            continue
        last[key] = t
        sent.append((t, key))
    return sent

#> wk_alert_dedupe([(0, "web", "cpu"), (5, "web", "cpu"), (6, "db", "cpu"), (10, "web", "cpu")])
#> wk_alert_dedupe([])
#> wk_alert_dedupe([(1, "x", "y"), (2, "x", "y")], 0)
#> wk_alert_dedupe([(1, "x", "y"), (2, "x", "z")])
#> wk_alert_dedupe([(9, "q", "q"), (3, "q", "q")], quiet=1)

### wk_backup_rotation
def wk_backup_rotation(days, keep):
    slots = {}
    for d in sorted(days, reverse=True):
        for name, every in (("daily", 1), ("weekly", 7)):
            bucket = slots.setdefault(name, {})
            if d // every not in bucket and len(bucket) < keep[name]:
                bucket[d // every] = d
    kept = {d for b in slots.values() for d in b.values()}
    return sorted(kept), sorted(set(days) - kept)

#> wk_backup_rotation([1, 5, 8, 13, 14, 15], {"daily": 2, "weekly": 2})
#> wk_backup_rotation([], {"daily": 1, "weekly": 1})
#> wk_backup_rotation([3, 3, 4], {"daily": 1, "weekly": 0})
#> wk_backup_rotation([0, 7, 14, 21], {"daily": 0, "weekly": 3})
#> wk_backup_rotation([9], {"daily": 1})

### wk_container_ports
def wk_container_ports(services):
    used, result = {}, {}
    for name, spec in services.items():
        host, _, inner = spec.partition(":")
        port = int(host)
        while port in used:
            port += 1
        used[port] = name
        result[name] = f"{port}->{inner or host}"
    return result

#> wk_container_ports({"web": "80:8080", "api": "80", "db": "5432:5432"})
#> wk_container_ports({})
#> wk_container_ports({"a": "1", "b": "1", "c": "1", "d": "2"})
#> wk_container_ports({"x": "9:"})
#> wk_container_ports({"bad": "http"})

### wk_license_pool
def wk_license_pool(events, pool):
    held, denied = {}, []
    free = list(pool)
    for who, want in events:
        if want and who not in held and free:
            held[who] = free.pop(0)
        elif want and who not in held:
            denied.append(who)
        elif not want and who in held:
            free.insert(0, held.pop(who))
    return held, free, denied

#> wk_license_pool([("ann", True), ("bob", True), ("cy", True), ("ann", False), ("cy", True)], ["L1", "L2"])
#> wk_license_pool([], ["K"])
#> wk_license_pool([("x", True)], [])
#> wk_license_pool([("x", False), ("y", True), ("y", True)], ["K1", "K2"])
#> wk_license_pool([("m", True), ("n", True), ("m", False), ("n", False)], "PQ")

### wk_form_to_patch
def wk_form_to_patch(saved, form):
    patch = {}
    for key, raw in form.items():
        old = saved.get(key)
        new = type(old)(raw) if isinstance(old, (int, float)) and not isinstance(old, bool) else raw.strip()
        if new != old:
            patch[key] = {"from": old, "to": new}
    return patch

#> wk_form_to_patch({"age": 41, "name": "Bo"}, {"age": "42", "name": " Bo "})
#> wk_form_to_patch({}, {"x": "1"})
#> wk_form_to_patch({"rate": 0.5}, {"rate": ".5"})
#> wk_form_to_patch({"n": 3}, {"n": "three"})
#> wk_form_to_patch({"ok": True, "z": None}, {"ok": "True", "z": ""})

### wk_kanban_cycle_time
def wk_kanban_cycle_time(log):
    began, spent = {}, {}
    for card, stage, day in log:
        if card in began:
            prev, since = began[card]
            spent.setdefault(prev, []).append(day - since)
        began[card] = (stage, day)
    return {s: sum(v) / len(v) for s, v in spent.items()}

#> wk_kanban_cycle_time([("c1", "todo", 0), ("c1", "doing", 2), ("c2", "todo", 1), ("c1", "done", 7), ("c2", "doing", 5)])
#> wk_kanban_cycle_time([])
#> wk_kanban_cycle_time([("x", "a", 3)])
#> wk_kanban_cycle_time([("x", "a", 3), ("x", "a", 3)])
#> wk_kanban_cycle_time([("p", "s", 1), ("q", "s", 1), ("q", "t", 2), ("p", "t", 5)])

### wk_sprint_velocity
def wk_sprint_velocity(sprints, n=2):
    done = {name: sum(p for p, ok in stories if ok) for name, stories in sprints.items()}
    recent = list(done.values())[-n:]
    trend = "flat"
    if len(recent) > 1:
        trend = "up" if recent[-1] > recent[0] else "down" if recent[-1] < recent[0] else trend
    return done, trend

#> wk_sprint_velocity({"S1": [(3, True), (5, False)], "S2": [(8, True)]})
#> wk_sprint_velocity({})
#> wk_sprint_velocity({"S1": [(5, True)], "S2": [], "S3": [(2, True)]}, 3)
#> wk_sprint_velocity({"A": [(1, True)], "B": [(1, True)]})
#> wk_sprint_velocity({"solo": [(13, False)]}, n=1)

### wk_color_votes_runoff
def wk_color_votes_runoff(rounds):
    totals = {}
    for votes in rounds:
        for color, n in votes.items():
            totals[color] = totals.get(color, 0) + n
        if len(totals) > 2:
            totals.pop(min(totals, key=lambda c: (totals[c], c)))
    return sorted(totals.items())

#> wk_color_votes_runoff([{"red": 3, "tan": 1, "sky": 2}, {"tan": 9}])
#> wk_color_votes_runoff([])
#> wk_color_votes_runoff([{"x": 1}, {"y": 1}])
#> wk_color_votes_runoff([{"a": 1, "b": 1, "c": 1}])
#> wk_color_votes_runoff([{"p": 5, "q": 4, "r": 0}, {"r": 10, "p": -9}])

### wk_glossary_links
def wk_glossary_links(text, glossary):
    used = {}
    out = []
    for word in text.split(" "):
        core = word.strip(".,").lower()
        if core in glossary:
            n = used.setdefault(core, len(used) + 1)
            word = f"{word}[{n}]"
        out.append(word)
    notes = [f"{n}. {glossary[t]}" for t, n in used.items()]
    return " ".join(out), notes

#> wk_glossary_links("The API calls the DB, then API.", {"api": "interface", "db": "database"})
#> wk_glossary_links("", {"": "blank"})
#> wk_glossary_links("no terms", {})
#> wk_glossary_links("x y x", {"x": "ex"})
#> wk_glossary_links("Cache, cache", {"cache": "fast store", "ram": "memory"})

### wk_unit_test_matrix
from itertools import product

def wk_unit_test_matrix(axes, exclude):
    names = list(axes)
    combos = []
    for values in product(*axes.values()):
        combo = dict(zip(names, values))
        if not any(e.items() <= combo.items() for e in exclude):
            combos.append("-".join(map(str, values)))
    return combos

#> wk_unit_test_matrix({"os": ["linux", "mac"], "py": [3.11, 3.12]}, [{"os": "mac", "py": 3.11}])
#> wk_unit_test_matrix({}, [])
#> wk_unit_test_matrix({"a": "xy"}, [{"a": "x"}, {"b": 1}])
#> wk_unit_test_matrix({"a": [1], "b": []}, [])
#> wk_unit_test_matrix({"p": [0, 1], "q": [0, 1]}, [{}])

### wk_changelog_semver_bump
def wk_changelog_semver_bump(version, changes):
    rank = {"fix": 0, "feat": 1, "break": 2}
    parts = dict(zip(("major", "minor", "patch"), map(int, version.split("."))))
    level = max((rank.get(c, -1) for c in changes), default=-1)
    if level < 0:
        return version
    bump = ("patch", "minor", "major")[level]
    parts[bump] += 1
    for lower in list(parts)[list(parts).index(bump) + 1:]:
        parts[lower] = 0
    return ".".join(map(str, parts.values()))

#> wk_changelog_semver_bump("1.4.9", ["fix", "feat"])
#> wk_changelog_semver_bump("0.9.3", ["break", "fix"])
#> wk_changelog_semver_bump("2.0.0", [])
#> wk_changelog_semver_bump("2.0.0", ["docs", "fix"])
#> wk_changelog_semver_bump("1.2", ["fix"])

### wk_tag_cooccurrence
def wk_tag_cooccurrence(posts, tag):
    near = {}
    for tags in posts.values():
        if tag in tags:
            for t in tags - {tag}:
                near[t] = near.get(t, 0) + 1
    return sorted(near, key=lambda t: (-near[t], t))[:3]

#> wk_tag_cooccurrence({"p1": {"py", "ai", "web"}, "p2": {"py", "ai"}, "p3": {"go"}}, "py")
#> wk_tag_cooccurrence({}, "x")
#> wk_tag_cooccurrence({"p": {"x"}}, "x")
#> wk_tag_cooccurrence({"p": {"a", "b", "c", "d", "e"}}, "c")
#> wk_tag_cooccurrence({"p": {"m", "n"}, "q": {"n", "o"}}, "z")

### wk_redact_record
def wk_redact_record(rec, secret):
    out = {}
    for k, v in rec.items():
        if isinstance(v, dict):
            out[k] = wk_redact_record(v, secret)
        elif k in secret:
            out[k] = v[:1] + "*" * (len(v) - 1) if isinstance(v, str) else None
        else:
            out[k] = v
    return out

#> wk_redact_record({"user": "bo", "pw": "hunter2", "card": {"no": "4111", "pin": 1234}}, {"pw", "no", "pin"})
#> wk_redact_record({}, {"x"})
#> wk_redact_record({"pw": ""}, ["pw"])
#> wk_redact_record({"pw": {"pw": "deep"}}, ["pw"])
#> wk_redact_record({"a": 1, "b": [2]}, "b")

### wk_coupon_stack
def wk_coupon_stack(total, codes, catalog):
    used = set()
    log = {}
    for code in codes:
        rule = catalog.get(code)
        if rule is None or rule["group"] in used:
            log[code] = "ignored"
            continue
        used.add(rule["group"])
        off = total * rule["pct"] // 100 if "pct" in rule else min(total, rule["flat"])
        total -= off
        log[code] = -off
    return total, log

#> wk_coupon_stack(1000, ["TEN", "FIVER", "TEN2"], {"TEN": {"group": 1, "pct": 10}, "FIVER": {"group": 2, "flat": 500}, "TEN2": {"group": 1, "pct": 10}})
#> wk_coupon_stack(50, [], {})
#> wk_coupon_stack(50, ["NOPE"], {})
#> wk_coupon_stack(20, ["BIG"], {"BIG": {"group": "x", "flat": 99}})
#> wk_coupon_stack(99, ["P"], {"P": {"group": 0, "pct": 50}})

### wk_gradebook_letter_counts
def wk_gradebook_letter_counts(scores):
    cut = {90: "A", 75: "B", 60: "C"}
    tally = dict.fromkeys([*cut.values(), "F"], 0)
    for s in scores.values():
        tally[next((g for c, g in cut.items() if s >= c), "F")] += 1
    return "".join(g * n for g, n in tally.items()), max(tally, key=tally.get)

#> wk_gradebook_letter_counts({"ann": 95, "bob": 61, "cy": 20, "di": 74.9})
#> wk_gradebook_letter_counts({})
#> wk_gradebook_letter_counts({"x": 90, "y": 75, "z": 60})
#> wk_gradebook_letter_counts({"p": -5})
#> wk_gradebook_letter_counts({1: 80, 2: 81, 3: 100})
