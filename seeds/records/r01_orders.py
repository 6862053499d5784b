### order_totals_by_client
def order_totals_by_client(orders):
    totals = {}
    for order in orders:
        amount = order["qty"] * order["price"]
        totals[order["client"]] = totals.get(order["client"], 0) + amount
    return totals

#> order_totals_by_client([{"client": "Ada", "qty": 2, "price": 15}, {"client": "Bo", "qty": 1, "price": 40}, {"client": "Ada", "qty": 3, "price": 5}])
#> order_totals_by_client([])
#> order_totals_by_client([{"client": "Zoë", "qty": 0, "price": 99}])
#> order_totals_by_client([{"client": "x", "qty": 7, "price": 3}, {"client": "x", "qty": -1, "price": 3}])
#> order_totals_by_client([{"client": "Mia", "qty": 4, "price": 11}, {"client": "Kim", "price": 3}])
#> order_totals_by_client([{"client": "north", "qty": 12, "price": 2}, {"client": "south", "qty": 6, "price": 4}, {"client": "east", "qty": 1, "price": 1}])

### late_order_ids
def late_order_ids(orders, today):
    return sorted(o["id"] for o in orders if not o.get("shipped") and o["due"] < today)

#> late_order_ids([{"id": 14, "due": 3}, {"id": 9, "due": 5, "shipped": True}, {"id": 2, "due": 1}], 4)
#> late_order_ids([], 10)
#> late_order_ids([{"id": 71, "due": 10}, {"id": 70, "due": 9}], 10)
#> late_order_ids([{"id": 5, "due": -2, "shipped": False}, {"id": 6, "due": -2, "shipped": True}], 0)
#> late_order_ids([{"id": 33, "due": 20}, {"id": 31, "due": 20}, {"id": 32, "due": 20}], 21)
#> late_order_ids([{"id": 8}], 3)

### apply_order_discounts
def apply_order_discounts(lines, codes):
    known = {"TEN": 10, "HALF": 50, "FREE": 100}
    percent = 0
    rejected = []
    for code in codes:
        if code not in known:
            rejected.append(code)
        elif known[code] > percent:
            percent = known[code]
    total = sum(price for _, price in lines)
    return total - total * percent // 100, rejected

#> apply_order_discounts([("mug", 80), ("pen", 15)], ["TEN"])
#> apply_order_discounts([("lamp", 333)], ["HALF", "TEN", "XMAS"])
#> apply_order_discounts([], ["FREE"])
#> apply_order_discounts([("sofa", 1200), ("rug", 300), ("vase", 45)], [])
#> apply_order_discounts([("tee", 19), ("tee", 19)], ["ten", "?"])
#> apply_order_discounts([("book", 27)], ["FREE", "HALF"])

### split_by_warehouse_stock
def split_by_warehouse_stock(wanted, stock):
    shipped, backorder = {}, {}
    for sku, count in wanted.items():
        have = stock.get(sku, 0)
        take = min(have, count)
        if take:
            shipped[sku] = take
            stock[sku] = have - take
        if take < count:
            backorder[sku] = count - take
    return shipped, backorder, stock

#> split_by_warehouse_stock({"A1": 3, "B2": 5}, {"A1": 10, "B2": 2})
#> split_by_warehouse_stock({}, {"A1": 1})
#> split_by_warehouse_stock({"C9": 4}, {})
#> split_by_warehouse_stock({"bolt": 40, "nut": 40, "cap": 1}, {"nut": 40, "bolt": 39})
#> split_by_warehouse_stock({"K": 0}, {"K": 7})
#> split_by_warehouse_stock({"red": 1, "blue": 2, "pink": 3}, {"red": 1, "blue": 2, "pink": 0})

### order_status_counts_line
from collections import Counter


def order_status_counts_line(orders):
    tally = Counter(status for _, status in orders)
    parts = [f"{name}:{n}" for name, n in tally.most_common()]
    return " | ".join(parts) or "no orders"

#> order_status_counts_line([(1, "open"), (2, "paid"), (3, "open"), (4, "void"), (5, "open")])
#> order_status_counts_line([])
#> order_status_counts_line([(10, "paid")])
#> order_status_counts_line([(7, "b"), (8, "a"), (9, "a"), (6, "b")])
#> order_status_counts_line([("x1", "sent"), ("x2", "sent"), ("x3", "lost"), ("x4", "sent"), ("x5", "lost"), ("x6", "held")])

### first_unpaid_invoice
def first_unpaid_invoice(invoices, customer):
    for number, inv in enumerate(invoices, start=1):
        if inv["customer"] != customer:
            continue
        owing = inv["total"] - sum(inv["payments"])
        if owing > 0:
            break
    else:
        return f"{customer} is clear"
    return f"#{number}: {owing} owing"

#> first_unpaid_invoice([{"customer": "Lund", "total": 90, "payments": [50, 40]}, {"customer": "Lund", "total": 60, "payments": [10]}], "Lund")
#> first_unpaid_invoice([{"customer": "Lund", "total": 90, "payments": []}], "Park")
#> first_unpaid_invoice([], "Ito")
#> first_unpaid_invoice([{"customer": "Ito", "total": 10, "payments": [20]}, {"customer": "Ray", "total": 5, "payments": []}], "Ito")
#> first_unpaid_invoice([{"customer": "Ray", "total": 75, "payments": [25, 25]}, {"customer": "Ito", "total": 8, "payments": [8]}], "Ray")

### reorder_points
def reorder_points(items):
    out = []
    for name, on_hand, daily, lead in items:
        days = on_hand // daily if daily else None
        if days is None:
            note = "idle"
        elif days <= lead:
            note = "order now"
        else:
            note = f"in {days - lead}d"
        out.append((name, note))
    return out

#> reorder_points([("flour", 40, 5, 3), ("salt", 6, 1, 10)])
#> reorder_points([])
#> reorder_points([("statue", 2, 0, 30)])
#> reorder_points([("milk", 9, 3, 3), ("eggs", 120, 11, 2), ("yeast", 0, 2, 1)])
#> reorder_points([("tea", 100, 7, 5), ("fig", 13, 0, 1), ("oat", 15, 4, 2)])

### basket_pairs
from itertools import combinations


def basket_pairs(baskets, least):
    seen = {}
    for basket in baskets:
        for pair in combinations(sorted(set(basket)), 2):
            seen[pair] = seen.get(pair, 0) + 1
    return {"+".join(p): n for p, n in seen.items() if n >= least}

#> basket_pairs([["ham", "egg"], ["egg", "ham", "rye"], ["rye"]], 2)
#> basket_pairs([], 1)
#> basket_pairs([["oil", "oil", "oil"]], 1)
#> basket_pairs([["b", "a"], ["c", "b"], ["a", "c"]], 1)
#> basket_pairs([["soap", "comb"], ["comb", "soap"], ["soap", "comb", "gel"]], 3)

### cheapest_offer_per_part
def cheapest_offer_per_part(offers):
    best = {}
    for vendor, part, price in offers:
        if part not in best or (price, vendor) < best[part]:
            best[part] = (price, vendor)
    return [f"{part} <- {best[part][1]} @ {best[part][0]}" for part in sorted(best)]

#> cheapest_offer_per_part([("Acme", "gear", 12), ("Volt", "gear", 11), ("Acme", "belt", 4)])
#> cheapest_offer_per_part([])
#> cheapest_offer_per_part([("Zed", "cap", 5), ("Abe", "cap", 5)])
#> cheapest_offer_per_part([("Kit", "rod", 3.5), ("Kit", "rod", 3.25), ("Lio", "rod", 9)])
#> cheapest_offer_per_part([("N", "z", 1), ("M", "y", 2), ("L", "x", 3), ("K", "z", 0)])

### refund_rows
def refund_rows(sales, returns):
    price_of = {sale_id: price for sale_id, price in sales}
    refunds, errors = [], []
    for sale_id, reason in returns:
        try:
            price = price_of.pop(sale_id)
        except KeyError:
            errors.append(f"{sale_id}: not refundable")
            continue
        refunds.append((sale_id, price if reason == "broken" else round(price * 0.8, 2)))
    return refunds, errors

#> refund_rows([(101, 20.0), (102, 12.5)], [(102, "broken")])
#> refund_rows([(101, 20.0)], [(101, "changed mind"), (101, "broken")])
#> refund_rows([], [(5, "broken")])
#> refund_rows([(1, 9.99), (2, 3.33), (3, 47.0)], [(3, "late"), (1, "late"), (9, "late")])
#> refund_rows([("a", 100)], [])
#> refund_rows([("a", 100), ("b", 55)], [("b", "broken"), ("a", "Broken")])

### shipping_bands
def shipping_bands(parcels, bands):
    cost = 0
    plan = []
    for weight in parcels:
        for limit, price in bands:
            if weight <= limit:
                cost += price
                plan.append(price)
                break
        else:
            plan.append(None)
    return cost, plan

#> shipping_bands([1, 4, 9], [(2, 5), (5, 8), (10, 13)])
#> shipping_bands([], [(2, 5)])
#> shipping_bands([30, 2], [(2, 5), (20, 19)])
#> shipping_bands([0.4, 0.5, 0.6], [(0.5, 3), (1, 4)])
#> shipping_bands([7, 7], [])

### order_sequence_gaps
def order_sequence_gaps(numbers):
    numbers = sorted(set(numbers))
    gaps = []
    for before, after in zip(numbers, numbers[1:]):
        if after - before == 2:
            gaps.append(str(before + 1))
        elif after - before > 2:
            gaps.append(f"{before + 1}-{after - 1}")
    return ", ".join(gaps)

#> order_sequence_gaps([100, 101, 103, 107])
#> order_sequence_gaps([])
#> order_sequence_gaps([55])
#> order_sequence_gaps([9, 3, 3, 5, 4])
#> order_sequence_gaps([20, 21, 22, 23])
#> order_sequence_gaps([-4, 0, 2, 50])

### loyalty_tiers
def loyalty_tiers(spend, cuts=(("gold", 500), ("silver", 200), ("bronze", 50))):
    tiers = {name: [] for name, _ in cuts}
    for who, amount in sorted(spend.items()):
        tier = next((name for name, least in cuts if amount >= least), None)
        if tier:
            tiers[tier].append(who)
    return tiers

#> loyalty_tiers({"Uma": 510, "Sol": 199, "Kai": 200, "Eve": 49})
#> loyalty_tiers({})
#> loyalty_tiers({"Pat": 1000, "Abe": 500})
#> loyalty_tiers({"r": 7, "q": 3, "p": 11}, [("top", 10), ("base", 0)])
#> loyalty_tiers({"Noé": 120, "Ana": 60.5, "Ivo": -5})

### invoice_text
def invoice_text(customer, lines, tax=20):
    body = [f"Invoice: {customer.upper()}"]
    net = 0
    for name, qty, unit in lines:
        amount = qty * unit
        net += amount
        body.append(f"{name:<8}{qty:>3} x {unit:>6.2f} ={amount:>8.2f}")
    body.append(f"tax {tax}% -> {net * (100 + tax) / 100:.2f}")
    return "\n".join(body)

#> invoice_text("Harper", [("nails", 4, 2.5), ("glue", 1, 7.2)])
#> invoice_text("o'neil", [])
#> invoice_text("Straße 9", [("tile", 12, 0.95)], 0)
#> invoice_text("kip", [("paint", 3, 19.99), ("brush", 2, 4.0)], tax=5)
#> invoice_text("Wu", [("a very long name", 1, 1)], 50)

### cancel_chain
def cancel_chain(orders, start):
    cancelled = []
    queue = [start]
    while queue:
        current = queue.pop(0)
        if current in cancelled or current not in orders:
            continue
        cancelled.append(current)
        queue.extend(oid for oid, o in orders.items() if o.get("parent") == current)
    return cancelled

#> cancel_chain({1: {}, 2: {"parent": 1}, 3: {"parent": 2}, 4: {"parent": 9}}, 1)
#> cancel_chain({}, 1)
#> cancel_chain({5: {"parent": 6}, 6: {"parent": 5}}, 5)
#> cancel_chain({10: {}, 11: {"parent": 10}, 12: {"parent": 10}}, 11)
#> cancel_chain({10: {}, 13: {"parent": 10}, 12: {"parent": 10}, 14: {"parent": 12}}, 10)

### quarterly_sales_table
def quarterly_sales_table(sales):
    table = {}
    for month, region, amount in sales:
        row = table.setdefault(region, [0] * 4)
        row[(month - 1) // 3] += amount
    width = max(map(len, table), default=0)
    return [region.ljust(width) + " " + "/".join(map(str, row)) for region, row in table.items()]

#> quarterly_sales_table([(1, "west", 10), (3, "west", 5), (12, "east", 8)])
#> quarterly_sales_table([])
#> quarterly_sales_table([(6, "midlands", 70), (7, "uk", 30), (7, "uk", -10)])
#> quarterly_sales_table([(13, "x", 1)])
#> quarterly_sales_table([(2, "a", 1), (5, "a", 2), (8, "a", 3), (11, "a", 4), (11, "bb", 9)])

### price_history_changes
def price_history_changes(history):
    changes = []
    last = None
    for day, price in history:
        if last is not None and price != last:
            arrow = "up" if price > last else "down"
            changes.append((day, arrow, abs(price - last)))
        last = price
    return changes

#> price_history_changes([(1, 50), (2, 50), (3, 65), (4, 60)])
#> price_history_changes([])
#> price_history_changes([("mon", 7)])
#> price_history_changes([("mon", 7), ("tue", 7), ("wed", 7)])
#> price_history_changes([(10, 0), (11, -5), (12, 0), (13, 30), (14, 29)])

### pick_list_by_aisle
def pick_list_by_aisle(items, locations):
    def key(item):
        aisle, shelf = locations.get(item, ("?", 0))
        return aisle, -shelf, item

    return [f"{locations[i][0]}{locations[i][1]} {i}" if i in locations else f"-- {i}" for i in sorted(items, key=key)]

#> pick_list_by_aisle(["rope", "axe", "tarp"], {"rope": ("B", 2), "axe": ("A", 1), "tarp": ("B", 4)})
#> pick_list_by_aisle([], {"rope": ("B", 2)})
#> pick_list_by_aisle(["saw", "ghost"], {"saw": ("C", 9)})
#> pick_list_by_aisle(["nail", "nut", "bolt"], {"nail": ("D", 1), "nut": ("D", 1), "bolt": ("D", 3)})
#> pick_list_by_aisle(["zip", "zip"], {"zip": ("A", 7)})

### merge_duplicate_lines
def merge_duplicate_lines(lines):
    merged = []
    for sku, qty, note in lines:
        for entry in merged:
            if entry[0] == sku and entry[2] == note:
                entry[1] += qty
                break
        else:
            merged.append([sku, qty, note])
    return [tuple(e) for e in merged if e[1] != 0]

#> merge_duplicate_lines([("pad", 2, ""), ("ink", 1, ""), ("pad", 3, "")])
#> merge_duplicate_lines([])
#> merge_duplicate_lines([("pad", 2, "gift"), ("pad", 2, "")])
#> merge_duplicate_lines([("cup", 4, "red"), ("cup", -4, "red"), ("jug", 1, "red")])
#> merge_duplicate_lines([("a", 1, "n"), ("b", 1, "n"), ("a", 1, "n"), ("b", 5, "m"), ("a", 1, "n")])

### fill_order_defaults
DEFAULT_ORDER = {"currency": "EUR", "priority": 3, "gift": False}


def fill_order_defaults(order, **overrides):
    filled = {**DEFAULT_ORDER, **order, **overrides}
    extra = sorted(filled.keys() - DEFAULT_ORDER.keys())
    return filled, extra

#> fill_order_defaults({"id": 7})
#> fill_order_defaults({}, gift=True)
#> fill_order_defaults({"currency": "USD", "note": "ring bell", "id": 12}, priority=1)
#> fill_order_defaults({"priority": None})
#> fill_order_defaults({"z": 1, "a": 2}, currency="SEK", rush="yes")

### commission_report
def commission_report(deals):
    earned = {}
    for rep, value in deals:
        rate = 0.05 if value < 1000 else 0.08 if value < 5000 else 0.1
        earned.setdefault(rep, []).append(round(value * rate))
    lines = []
    for rep in sorted(earned, key=lambda r: (-sum(earned[r]), r)):
        lines.append(f"{rep}: {sum(earned[rep])} from {len(earned[rep])} deal{'s' * (len(earned[rep]) != 1)}")
    return lines

#> commission_report([("Rosa", 900), ("Finn", 4000), ("Rosa", 6000)])
#> commission_report([])
#> commission_report([("Bea", 1000), ("Al", 1600)])
#> commission_report([("Al", 20), ("Bea", 20), ("Cy", 0)])
#> commission_report([("Ned", 5000), ("Ned", 4999), ("Ned", 999)])

### backfill_prices
def backfill_prices(rows):
    known = None
    for row in reversed(rows):
        if row.get("price") is None:
            row["price"] = known
            row["guessed"] = True
        else:
            known = row["price"]
    return rows

#> backfill_prices([{"day": 1}, {"day": 2, "price": 8}, {"day": 3, "price": 9}])
#> backfill_prices([])
#> backfill_prices([{"day": 4, "price": None}])
#> backfill_prices([{"price": 5}, {"price": None}, {"price": None}, {"price": 0}])
#> backfill_prices([{"sku": "t"}, {"sku": "u"}, {"sku": "v", "price": 3.5}, {"sku": "w"}])

### tip_split
def tip_split(shifts, pot):
    hours = sum(h for _, h in shifts)
    if hours == 0:
        return {}, pot
    shares = {}
    for name, h in shifts:
        shares[name] = shares.get(name, 0) + pot * h // hours
    return shares, pot - sum(shares.values())

#> tip_split([("Jo", 4), ("Vi", 6)], 100)
#> tip_split([("Jo", 3), ("Vi", 3), ("Al", 1)], 50)
#> tip_split([], 80)
#> tip_split([("Jo", 0)], 15)
#> tip_split([("Sam", 2), ("Kay", 5), ("Sam", 2)], 91)

### validate_order_lines
def validate_order_lines(lines):
    errors = []
    for i, line in enumerate(lines):
        if not isinstance(line, dict):
            errors.append((i, "not a record"))
            continue
        missing = {"sku", "qty"} - set(line)
        if missing:
            errors.append((i, "missing " + ",".join(sorted(missing))))
        elif not isinstance(line["qty"], int) or line["qty"] < 1:
            errors.append((i, f"bad qty {line['qty']!r}"))
    return errors or "ok"

#> validate_order_lines([{"sku": "T1", "qty": 2}, {"sku": "T2", "qty": 1}])
#> validate_order_lines([{"sku": "T1"}, {"qty": 3}, {}])
#> validate_order_lines([{"sku": "T1", "qty": "2"}, {"sku": "T2", "qty": 0}])
#> validate_order_lines([])
#> validate_order_lines(["T1", None, {"sku": "", "qty": 5}])
#> validate_order_lines([{"sku": "u", "qty": -3}, ("sku", 1)])

### running_stock_alerts
def running_stock_alerts(start, moves, floor):
    level = start
    low = False
    alerts = []
    for ref, delta in moves:
        level += delta
        if level < floor and not low:
            low = True
            alerts.append(f"{ref} low({level})")
        elif low and level >= floor:
            low = False
            alerts.append(f"{ref} ok({level})")
    return alerts

#> running_stock_alerts(20, [("s1", -8), ("s2", -5), ("s3", -1), ("d1", 15)], 10)
#> running_stock_alerts(5, [], 10)
#> running_stock_alerts(3, [("a", 1), ("b", 10)], 10)
#> running_stock_alerts(0, [("x", -4), ("y", 4), ("z", -4)], 0)
#> running_stock_alerts(100, [("q", -20), ("r", -30)], 50)
