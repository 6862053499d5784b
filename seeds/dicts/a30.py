### rec_age_histogram
def rec_age_histogram(people, width=10):
    hist = {}
    for p in people:
        lo = p["age"] // width * width
        hist.setdefault(f"{lo}-{lo + width - 1}", []).append(p["name"])
    return {k: hist[k] for k in sorted(hist, key=lambda s: int(s.split("-")[0]))}

#> rec_age_histogram([{"name": "Al", "age": 31}, {"name": "Bo", "age": 8}, {"name": "Cy", "age": 39}])
#> rec_age_histogram([])
#> rec_age_histogram([{"name": "Di", "age": 100}, {"name": "Ed", "age": 20}], 25)
#> rec_age_histogram([{"name": "Flo", "age": 0}], width=1)
#> rec_age_histogram([{"name": "Gus"}])

### rec_latest_per_key
def rec_latest_per_key(events):
    latest = {}
    for e in events:
        k = e["user"]
        if k not in latest or e["ts"] >= latest[k]["ts"]:
            latest[k] = e
    return {u: e["act"] for u, e in sorted(latest.items())}

#> rec_latest_per_key([{"user": "z", "ts": 1, "act": "in"}, {"user": "a", "ts": 5, "act": "buy"}, {"user": "z", "ts": 3, "act": "out"}])
#> rec_latest_per_key([])
#> rec_latest_per_key([{"user": "q", "ts": 9, "act": "x"}, {"user": "q", "ts": 2, "act": "y"}])
#> rec_latest_per_key([{"user": "t", "ts": 1, "act": "old"}, {"user": "t", "ts": 1, "act": "new"}])
#> rec_latest_per_key([{"user": "m", "act": "no ts"}])

### rec_sessions_by_gap
def rec_sessions_by_gap(clicks, gap):
    sessions = {}
    last = {}
    for user, t in clicks:
        if user not in last or t - last[user] > gap:
            sessions[user] = sessions.get(user, 0) + 1
        last[user] = t
    return sessions

#> rec_sessions_by_gap([("a", 0), ("b", 1), ("a", 5), ("a", 40)], 30)
#> rec_sessions_by_gap([], 1)
#> rec_sessions_by_gap([("x", 0), ("x", 1), ("x", 2)], 0)
#> rec_sessions_by_gap([("y", 10), ("y", 5)], 3)
#> rec_sessions_by_gap([("p", 1), ("q", 2)], 100)

### rec_fill_template_rows
def rec_fill_template_rows(rows, template):
    blank = dict.fromkeys(template, "")
    out = []
    for row in rows:
        merged = blank | {k: str(v) for k, v in row.items() if k in blank}
        out.append(",".join(merged.values()))
    return out

#> rec_fill_template_rows([{"b": 2, "a": 1}, {"c": 3, "zz": 9}], ["a", "b", "c"])
#> rec_fill_template_rows([], ["x"])
#> rec_fill_template_rows([{"x": None}], [])
#> rec_fill_template_rows([{}, {"q": 0}], "pq")
#> rec_fill_template_rows([{"t": 1.50}], ("t", "t"))

### rec_nested_group
def rec_nested_group(rows, *fields):
    if not fields:
        return len(rows)
    head, *tail = fields
    groups = {}
    for r in rows:
        groups.setdefault(r.get(head), []).append(r)
    return {k: rec_nested_group(g, *tail) for k, g in groups.items()}

#> rec_nested_group([{"c": "nl", "s": "m"}, {"c": "nl", "s": "f"}, {"c": "be", "s": "m"}], "c", "s")
#> rec_nested_group([{"x": 1}, {"x": 2}])
#> rec_nested_group([], "a")
#> rec_nested_group([{"x": 1}, {"y": 2}], "x")
#> rec_nested_group([{"p": 1, "q": 1}, {"p": True, "q": 2}], "p", "q")

### rec_validate_required
def rec_validate_required(form):
    rules = {"name": lambda v: len(v) >= 2, "age": lambda v: v.isdigit(), "mail": lambda v: "@" in v[1:-1]}
    errors = {}
    for field, ok in rules.items():
        value = form.get(field, "").strip()
        if not value:
            errors[field] = "required"
        elif not ok(value):
            errors[field] = "invalid"
    return errors or "ok"

#> rec_validate_required({"name": "Bo", "age": "42", "mail": "b@x"})
#> rec_validate_required({})
#> rec_validate_required({"name": "B", "age": "4x", "mail": "@x"})
#> rec_validate_required({"name": "  ", "age": "7 ", "mail": "a@b@"})
#> rec_validate_required({"name": None})

### rec_order_totals_by_customer
def rec_order_totals_by_customer(orders, customers):
    totals = {}
    for o in orders:
        amount = sum(line["qty"] * line["price"] for line in o["lines"])
        totals[o["cust"]] = totals.get(o["cust"], 0) + amount
    return {customers.get(c, f"#{c}"): t for c, t in totals.items() if t > 0}

#> rec_order_totals_by_customer([{"cust": 1, "lines": [{"qty": 2, "price": 5}]}, {"cust": 9, "lines": [{"qty": 1, "price": 3}]}], {1: "Ann"})
#> rec_order_totals_by_customer([], {})
#> rec_order_totals_by_customer([{"cust": 2, "lines": []}], {2: "Bob"})
#> rec_order_totals_by_customer([{"cust": 3, "lines": [{"qty": 1, "price": 9}]}, {"cust": 3, "lines": [{"qty": -1, "price": 4}]}], {3: "Cy"})
#> rec_order_totals_by_customer([{"cust": 1}], {})

### rec_many_to_many
def rec_many_to_many(links, left, right):
    out = {}
    for l, r in links:
        if l in left and r in right:
            out.setdefault(left[l], []).append(right[r])
    return {k: ", ".join(sorted(v)) for k, v in sorted(out.items())}

#> rec_many_to_many([(1, "a"), (1, "b"), (2, "a"), (3, "z")], {1: "Tom", 2: "Una"}, {"a": "art", "b": "bio"})
#> rec_many_to_many([], {}, {})
#> rec_many_to_many([(1, 1)], {1: "x"}, {})
#> rec_many_to_many([(1, 1), (1, 1)], {1: "p"}, {1: "q"})
#> rec_many_to_many([("k", "v"), ("j", "v")], {"k": "same", "j": "same"}, {"v": "w"})

### rec_changed_fields_audit
def rec_changed_fields_audit(versions):
    audit = {}
    for n, (old, new) in enumerate(zip(versions, versions[1:]), 1):
        for field in sorted(old.keys() | new.keys()):
            if old.get(field) != new.get(field):
                audit.setdefault(field, []).append(n)
    return audit

#> rec_changed_fields_audit([{"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": 4}])
#> rec_changed_fields_audit([])
#> rec_changed_fields_audit([{"x": 1}])
#> rec_changed_fields_audit([{"x": None}, {}, {"x": 0}])
#> rec_changed_fields_audit([{"k": 1}, {"k": 1.0}, {"k": "1"}])

### rec_partition_valid
def rec_partition_valid(rows, required):
    need = set(required)
    good, bad = [], {}
    for i, row in enumerate(rows):
        lacking = need - {k for k, v in row.items() if v not in (None, "")}
        if lacking:
            bad[i] = sorted(lacking)
        else:
            good.append(i)
    return good, bad

#> rec_partition_valid([{"id": 1, "n": "x"}, {"id": 2, "n": ""}, {}], ["id", "n"])
#> rec_partition_valid([], ["id"])
#> rec_partition_valid([{"a": None}], [])
#> rec_partition_valid([{"a": 0, "b": False}], "ab")
#> rec_partition_valid([{"z": None}, {"z": 1}], ("z",))

### rec_top_spenders_share
def rec_top_spenders_share(spend, share):
    total = sum(spend.values())
    running, picked = 0, []
    for name in sorted(spend, key=lambda n: (-spend[n], n)):
        if running >= total * share:
            break
        running += spend[name]
        picked.append(name)
    return picked, running

#> rec_top_spenders_share({"a": 50, "b": 30, "c": 20}, 0.6)
#> rec_top_spenders_share({}, 0.5)
#> rec_top_spenders_share({"x": 10, "y": 10}, 1)
#> rec_top_spenders_share({"p": 5, "q": 95}, 0)
#> rec_top_spenders_share({"m": 1, "n": 1, "o": 1}, 0.34)

### rec_inventory_snapshot_diff
def rec_inventory_snapshot_diff(a, b):
    delta = {k: b.get(k, 0) - a.get(k, 0) for k in a | b}
    up = {k: d for k, d in delta.items() if d > 0}
    down = {k: -d for k, d in delta.items() if d < 0}
    return up, down, len(delta) - len(up) - len(down)

#> rec_inventory_snapshot_diff({"nut": 5, "nail": 2}, {"nut": 1, "bolt": 7, "nail": 2})
#> rec_inventory_snapshot_diff({}, {})
#> rec_inventory_snapshot_diff({"x": 1}, {})
#> rec_inventory_snapshot_diff({"y": 0}, {"z": 0})
#> rec_inventory_snapshot_diff({"q": 2.5}, {"q": 3})

### rec_moving_status_board
def rec_moving_status_board(cards, moves):
    board = {"todo": list(cards), "doing": [], "done": []}
    for card, dest in moves:
        for col in board.values():
            if card in col:
                col.remove(card)
                board.get(dest, col).append(card)
                break
        else:
            board["todo"].insert(0, card)
    return board

#> rec_moving_status_board(["a", "b"], [("a", "doing"), ("b", "done"), ("c", "done")])
#> rec_moving_status_board([], [])
#> rec_moving_status_board(["x"], [("x", "nowhere"), ("x", "done"), ("x", "todo")])
#> rec_moving_status_board(["p", "q", "r"], [("p", "todo")])
#> rec_moving_status_board(["z", "z"], [("z", "done")])

### rec_leaderboard_insert
def rec_leaderboard_insert(board, name, score, size=3):
    if board.get(name, float("-inf")) >= score:
        return board
    board[name] = score
    keep = sorted(board, key=board.get, reverse=True)[:size]
    return {n: board[n] for n in keep}

#> rec_leaderboard_insert({"ann": 50, "bob": 40, "cy": 30}, "di", 45)
#> rec_leaderboard_insert({"ann": 50}, "ann", 20)
#> rec_leaderboard_insert({}, "x", 0)
#> rec_leaderboard_insert({"p": 1, "q": 2}, "p", 9, 1)
#> rec_leaderboard_insert({"p": 7, "q": 7, "r": 7}, "s", 7)

### rec_running_max_per_key
def rec_running_max_per_key(stream):
    peak, records = {}, []
    for key, val in stream:
        if val > peak.get(key, val - 1):
            records.append(f"{key}@{val}")
        peak[key] = max(val, peak.get(key, val))
    return records, peak

#> rec_running_max_per_key([("a", 3), ("a", 1), ("b", 2), ("a", 5)])
#> rec_running_max_per_key([])
#> rec_running_max_per_key([("x", 0), ("x", 0)])
#> rec_running_max_per_key([("y", -5), ("y", -4), ("y", -6)])
#> rec_running_max_per_key([("z", 1.5), ("z", 1.25)])

### rec_union_schemas
def rec_union_schemas(docs):
    schema = {}
    for doc in docs:
        for k, v in doc.items():
            schema.setdefault(k, set()).add(type(v).__name__)
    n = len(docs)
    return {k: "|".join(sorted(t)) + ("" if sum(k in d for d in docs) == n else "?") for k, t in sorted(schema.items())}

#> rec_union_schemas([{"id": 1, "tag": "x"}, {"id": "a7", "tag": None}, {"id": 3}])
#> rec_union_schemas([])
#> rec_union_schemas([{}, {"z": []}])
#> rec_union_schemas([{"k": 1.5}])
#> rec_union_schemas([{"b": True, "a": {}}, {"a": {}, "b": 0}])

### rec_parse_fixed_width
def rec_parse_fixed_width(line, layout):
    rec, pos = {}, 0
    for name, width in layout.items():
        raw = line[pos:pos + width].strip()
        rec[name] = int(raw) if raw.isdigit() else raw or None
        pos += width
    rec["_rest"] = line[pos:]
    return rec

#> rec_parse_fixed_width("007Bond  UKxyz", {"id": 3, "name": 6, "cc": 2})
#> rec_parse_fixed_width("", {"a": 2})
#> rec_parse_fixed_width("abc", {})
#> rec_parse_fixed_width("  12 -3", {"p": 4, "q": 3})
#> rec_parse_fixed_width("x²5", {"u": 1, "v": 1})

### rec_dedupe_keep_richest
def rec_dedupe_keep_richest(rows, key):
    best = {}
    for r in rows:
        filled = sum(v not in (None, "") for v in r.values())
        if filled > best.get(r[key], (-1, None))[0]:
            best[r[key]] = (filled, r)
    return [r for _, r in best.values()]

#> rec_dedupe_keep_richest([{"id": 1, "t": ""}, {"id": 1, "t": "x"}, {"id": 2}], "id")
#> rec_dedupe_keep_richest([], "id")
#> rec_dedupe_keep_richest([{"k": "a", "n": 1}, {"k": "a", "n": 2}], "k")
#> rec_dedupe_keep_richest([{"k": None}, {"k": None, "z": 0}], "k")
#> rec_dedupe_keep_richest([{"j": 1}], "k")

### rec_csv_escape_row
def rec_csv_escape_row(row, columns):
    cells = []
    for c in columns:
        v = str(row.get(c, ""))
        if any(ch in v for ch in ',"\n'):
            v = '"' + v.replace('"', '""') + '"'
        cells.append(v)
    extra = [k for k in row if k not in columns]
    return ",".join(cells), extra

#> rec_csv_escape_row({"name": 'Al "Ace"', "city": "Ghent, BE", "n": 3}, ["name", "city"])
#> rec_csv_escape_row({}, ["a", "b"])
#> rec_csv_escape_row({"x": None, "y": "line\nbreak"}, ["y", "x"])
#> rec_csv_escape_row({"q": ","}, [])
#> rec_csv_escape_row({"u": "plain"}, ("u", "u"))

### rec_stock_reorder_report
def rec_stock_reorder_report(stock, minimum, incoming=None):
    incoming = incoming or {}
    report = []
    for item in sorted(minimum):
        have = stock.get(item, 0) + incoming.get(item, 0)
        short = minimum[item] - have
        if short > 0:
            report.append(f"{item:<6}{short:>4}")
    return report or ["all good"]

#> rec_stock_reorder_report({"pen": 5}, {"pen": 10, "ink": 2})
#> rec_stock_reorder_report({"pen": 5}, {"pen": 10}, {"pen": 5})
#> rec_stock_reorder_report({}, {})
#> rec_stock_reorder_report({"x": 1}, {"x": 1, "y": 0})
#> rec_stock_reorder_report({}, {"staples": 12000}, {"staples": 1})

### rec_points_by_place
def rec_points_by_place(races, scale=(25, 18, 15)):
    table = {}
    for finishers in races:
        for place, driver in enumerate(finishers):
            table[driver] = table.get(driver, 0) + (scale[place] if place < len(scale) else 0)
    return dict(sorted(table.items(), key=lambda kv: (-kv[1], kv[0])))

#> rec_points_by_place([["max", "lew", "cha", "lan"], ["lan", "max"]])
#> rec_points_by_place([])
#> rec_points_by_place([["solo"]], ())
#> rec_points_by_place(["ab", "ba"], (3, 1))
#> rec_points_by_place([["x", "x", "y"]], scale=[2, 2])
