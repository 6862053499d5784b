### reorder_stock_plan
def reorder_stock_plan(stock, minimums, pack=6):
    plan = {}
    for sku, low in minimums.items():
        have = stock.get(sku, 0)
        if have >= low:
            continue
        packs = -(-(low - have) // pack)
        plan[sku] = packs * pack
    return plan

#> reorder_stock_plan({"nut": 3, "bolt": 40}, {"nut": 10, "bolt": 20})
#> reorder_stock_plan({}, {"cap": 1})
#> reorder_stock_plan({"a": 5}, {})
#> reorder_stock_plan({"ink": -2}, {"ink": 4}, pack=4)
#> reorder_stock_plan({"x": 0, "y": 9}, {"x": 13, "y": 9}, 5)

### fifo_cost_of_sale
def fifo_cost_of_sale(lots, qty):
    cost = 0
    remaining = [list(l) for l in lots]
    while qty and remaining:
        lot = remaining[0]
        take = min(qty, lot[0])
        cost += take * lot[1]
        lot[0] -= take
        qty -= take
        if lot[0] == 0:
            remaining.pop(0)
    return cost, qty, remaining

#> fifo_cost_of_sale([(10, 2), (5, 3)], 12)
#> fifo_cost_of_sale([(4, 9)], 10)
#> fifo_cost_of_sale([], 3)
#> fifo_cost_of_sale([(7, 1)], 0)
#> fifo_cost_of_sale([(2, 1.5), (2, 2.5)], 2)

### order_total_discounts
def order_total_discounts(lines, coupon=None):
    subtotal = sum(q * p for q, p in lines)
    if coupon is None:
        return subtotal
    kind, value = coupon
    if kind == "pct":
        return subtotal - subtotal * value // 100
    elif kind == "flat":
        return max(subtotal - value, 0)
    elif kind == "bogo":
        return sum((q - q // 2) * p for q, p in lines)
    raise ValueError(kind)

#> order_total_discounts([(2, 500), (1, 250)])
#> order_total_discounts([(3, 100)], ("pct", 15))
#> order_total_discounts([(1, 80)], ("flat", 100))
#> order_total_discounts([(5, 10), (1, 7)], ("bogo", 0))
#> order_total_discounts([], ("gift", 1))

### shipping_boxes_fit
def shipping_boxes_fit(dims, boxes):
    item = sorted(dims)
    fits = []
    for name, box in boxes.items():
        if all(i <= b for i, b in zip(item, sorted(box))):
            volume = 1
            for side in box:
                volume *= side
            fits.append((volume, name))
    return min(fits)[1] if fits else None

#> shipping_boxes_fit((3, 8, 2), {"S": (4, 4, 4), "M": (9, 5, 3), "L": (20, 20, 20)})
#> shipping_boxes_fit((1, 1, 1), {})
#> shipping_boxes_fit((30, 1, 1), {"L": (20, 20, 20)})
#> shipping_boxes_fit((5, 5, 5), {"cube": (5, 5, 5), "flat": (2, 50, 50)})
#> shipping_boxes_fit((2, 2, 2), {"b": (2, 3, 4), "a": (4, 3, 2)})

### battery_plan_hours
def battery_plan_hours(capacity, usage):
    charge, log = capacity, []
    for hour, draw in enumerate(usage):
        charge = min(capacity, charge - draw)
        if charge <= 0:
            log.append(f"dead@{hour}")
            break
        if charge * 5 <= capacity:
            log.append(f"low@{hour}")
    return log, max(charge, 0)

#> battery_plan_hours(100, [30, 30, 25, 20])
#> battery_plan_hours(50, [])
#> battery_plan_hours(10, [9, -20, 1])
#> battery_plan_hours(5, [1, 1])
#> battery_plan_hours(60, [60, 1])

### paginate_window
def paginate_window(page, pages, radius=2):
    lo = max(1, page - radius)
    hi = min(pages, page + radius)
    links = list(range(lo, hi + 1))
    if lo > 1:
        links[:0] = [1, "..."] if lo > 2 else [1]
    if hi < pages:
        links += ["...", pages] if hi < pages - 1 else [pages]
    return links

#> paginate_window(5, 10)
#> paginate_window(1, 3)
#> paginate_window(4, 6)
#> paginate_window(10, 10, radius=0)
#> paginate_window(1, 1)

### retry_backoff_schedule_alg
def retry_backoff_schedule_alg(base, factor, cap, attempts):
    delays, d = [], base
    for _ in range(attempts):
        delays.append(min(d, cap))
        d *= factor
    return delays, sum(delays)

#> retry_backoff_schedule_alg(1, 2, 30, 7)
#> retry_backoff_schedule_alg(0.5, 3, 5, 4)
#> retry_backoff_schedule_alg(10, 1, 60, 3)
#> retry_backoff_schedule_alg(2, 2, 1, 2)
#> retry_backoff_schedule_alg(5, 5, 5, 0)

### seat_row_assign
def seat_row_assign(groups, row_len):
    rows = []
    for name, size in sorted(groups.items(), key=lambda g: -g[1]):
        for row in rows:
            if sum(s for _, s in row) + size <= row_len:
                row.append((name, size))
                break
        else:
            if size > row_len:
                return f"{name} does not fit"
            rows.append([(name, size)])
    return [[n for n, _ in row] for row in rows]

#> seat_row_assign({"Diaz": 4, "Wu": 3, "Roy": 2, "Ek": 1}, 5)
#> seat_row_assign({}, 4)
#> seat_row_assign({"Huge": 9}, 8)
#> seat_row_assign({"a": 2, "b": 2, "c": 2}, 2)
#> seat_row_assign({"x": 1, "y": 5}, 6)

### progress_bar_text
def progress_bar_text(done, total, width=10):
    if total <= 0:
        return "[?]"
    filled = done * width // total
    pct = 100 * done // total
    return "[" + "=" * filled + ">" * (filled < width) + "." * max(width - filled - 1, 0) + f"] {pct}%"

#> progress_bar_text(3, 10)
#> progress_bar_text(7, 7)
#> progress_bar_text(0, 4, width=6)
#> progress_bar_text(1, 0)
#> progress_bar_text(2, 3, 5)

### histogram_ascii
def histogram_ascii(counts, height):
    top = max(counts, default=0)
    if not top:
        return []
    rows = []
    for level in range(height, 0, -1):
        rows.append("".join("#" if c * height >= level * top else " " for c in counts))
    return rows

#> histogram_ascii([1, 3, 2], 3)
#> histogram_ascii([], 4)
#> histogram_ascii([0, 0], 2)
#> histogram_ascii([10, 5, 1], 4)
#> histogram_ascii([2], 1)

### grade_curve_letters
def grade_curve_letters(scores, bonus=0):
    cuts = [(90, "A"), (80, "B"), (70, "C"), (0, "F")]
    book = {}
    for name, s in scores.items():
        s = min(s + bonus, 100)
        for floor, letter in cuts:
            if s >= floor:
                book.setdefault(letter, []).append(name)
                break
    return book

#> grade_curve_letters({"Ida": 91, "Oz": 68, "Uma": 79})
#> grade_curve_letters({"Oz": 68, "Uma": 79}, bonus=5)
#> grade_curve_letters({})
#> grade_curve_letters({"low": -3})
#> grade_curve_letters({"top": 99, "mid": 70}, 10)

### quorum_vote_result
def quorum_vote_result(votes, members, quorum=50):
    yes = votes.count("y")
    no = votes.count("n")
    if 100 * len(votes) < quorum * members:
        return "no quorum"
    if yes == no:
        return "tie"
    verdict = "passed" if yes > no else "rejected"
    return f"{verdict} {yes}:{no}" + (f" ({len(votes) - yes - no} abstained)" if yes + no < len(votes) else "")

#> quorum_vote_result("yynyn", 8)
#> quorum_vote_result("y", 10)
#> quorum_vote_result("yn", 2)
#> quorum_vote_result("nna", 4, quorum=75)
#> quorum_vote_result("", 0)

### instant_runoff
def instant_runoff(ballots):
    alive = sorted({c for b in ballots for c in b})
    while alive:
        firsts = [next((c for c in b if c in alive), None) for b in ballots]
        tally = {c: firsts.count(c) for c in alive}
        leader = max(alive, key=tally.get)
        if tally[leader] * 2 > sum(tally.values()) or len(alive) == 1:
            return leader, tally
        alive.remove(min(alive, key=tally.get))
    return None

#> instant_runoff(["ABC", "ABC", "BCA", "CBA", "CBA"])
#> instant_runoff([])
#> instant_runoff(["X"])
#> instant_runoff([["tea", "cola"], ["cola"], ["milk", "tea"]])
#> instant_runoff(["PQ", "QP"])

### dhondt_seats
def dhondt_seats(votes, seats):
    """Allocate seats to parties by highest averages."""
    won = dict.fromkeys(votes, 0)
    for _ in range(seats):
        best = max(votes, key=lambda p: votes[p] / (won[p] + 1))
        won[best] += 1
    return won

#> dhondt_seats({"Red": 100, "Blue": 80, "Gold": 30}, 5)
#> dhondt_seats({"Solo": 1}, 3)
#> dhondt_seats({"A": 50, "B": 50}, 3)
#> dhondt_seats({"x": 7}, 0)
#> dhondt_seats({}, 1)

### majority_boyer_moore
def majority_boyer_moore(items):
    candidate, weight = None, 0
    for it in items:
        if weight == 0:
            candidate = it
        weight += 1 if it == candidate else -1
    return candidate if items.count(candidate) * 2 > len(items) else None

#> majority_boyer_moore([3, 3, 4, 2, 3, 3])
#> majority_boyer_moore(["tea", "mate"])
#> majority_boyer_moore([])
#> majority_boyer_moore([1, 2, 2, 1, 1])
#> majority_boyer_moore([None, None, 5])

### load_balancer_weights
def load_balancer_weights(servers, requests):
    current = {s: 0 for s in servers}
    total = sum(servers.values())
    picks = []
    for _ in range(requests):
        for s, w in servers.items():
            current[s] += w
        best = max(current, key=current.get)
        current[best] -= total
        picks.append(best)
    return "".join(picks)

#> load_balancer_weights({"a": 5, "b": 1, "c": 1}, 7)
#> load_balancer_weights({"x": 1, "y": 1}, 4)
#> load_balancer_weights({"solo": 3}, 2)
#> load_balancer_weights({"p": 2, "q": 1}, 0)
#> load_balancer_weights({}, 1)

### token_bucket_allow
def token_bucket_allow(arrivals, rate, burst):
    tokens, last, verdicts = burst, 0, ""
    for t in arrivals:
        tokens = min(burst, tokens + (t - last) * rate)
        last = t
        if tokens >= 1:
            tokens -= 1
            verdicts += "Y"
        else:
            verdicts += "n"
    return verdicts, tokens

#> token_bucket_allow([0, 0, 0, 1, 5], 1, 2)
#> token_bucket_allow([], 3, 3)
#> token_bucket_allow([1, 2, 3], 0, 1)
#> token_bucket_allow([0, 1, 1], 0.5, 1)
#> token_bucket_allow([10, 10, 11, 11, 11], 2, 4)

### moving_average_window
def moving_average_window(samples, k):
    avgs, window = [], 0
    for i, s in enumerate(samples):
        window += s
        if i >= k:
            window -= samples[i - k]
        avgs.append(round(window / min(i + 1, k), 2))
    return avgs

#> moving_average_window([10, 20, 30, 40], 2)
#> moving_average_window([], 3)
#> moving_average_window([1.5], 4)
#> moving_average_window([3, -3, 6, -6], 3)
#> moving_average_window([1, 2], 0)

### spike_detector
def spike_detector(readings, factor=2):
    alerts = []
    baseline = None
    for i, r in enumerate(readings):
        if baseline is not None and r > factor * baseline:
            alerts.append((i, r))
            continue
        baseline = r if baseline is None else (baseline + r) / 2
    return alerts, baseline

#> spike_detector([10, 12, 50, 11])
#> spike_detector([])
#> spike_detector([0, 1])
#> spike_detector([4, 4, 9, 9], factor=3)
#> spike_detector([1, 2, 4, 8])

### uptime_from_pings
def uptime_from_pings(pings):
    up = down = longest = streak = 0
    for ok in pings:
        if ok:
            up += 1
            streak = 0
        else:
            down += 1
            streak += 1
            longest = max(longest, streak)
    pct = f"{up / (up + down):.0%}" if pings else "n/a"
    return pct, longest

#> uptime_from_pings([True, True, False, True])
#> uptime_from_pings([])
#> uptime_from_pings([0, 0, 1, 0])
#> uptime_from_pings("pong")
#> uptime_from_pings([False])

### warehouse_pick_route_alg
def warehouse_pick_route_alg(orders, shelves):
    todo = sorted((shelves[o], o) for o in orders if o in shelves)
    missing = [o for o in orders if o not in shelves]
    route, pos, walked = [], 0, 0
    for aisle, item in todo:
        walked += abs(aisle - pos)
        pos = aisle
        route.append(f"{item}@{aisle}")
    return route, walked + pos, missing

#> warehouse_pick_route_alg(["mug", "lamp", "rug"], {"mug": 4, "rug": 1, "lamp": 9})
#> warehouse_pick_route_alg(["ghost"], {})
#> warehouse_pick_route_alg([], {"mug": 4})
#> warehouse_pick_route_alg(["b", "a", "b"], {"a": 2, "b": 2})
#> warehouse_pick_route_alg(["x", "y"], {"y": 7})

### parking_fee_cents
def parking_fee_cents(minutes, member=False):
    if minutes <= 15:
        return 0
    hours = (minutes + 59) // 60
    fee = 0
    for h in range(1, hours + 1):
        fee += 300 if h <= 2 else 200
        if fee >= 1500:
            fee = 1500
            break
    return fee * 9 // 10 if member else fee

#> parking_fee_cents(10)
#> parking_fee_cents(61)
#> parking_fee_cents(300, member=True)
#> parking_fee_cents(1440)
#> parking_fee_cents(16)

### electricity_bill_tiers
def electricity_bill_tiers(kwh, tiers):
    bill, rows = 0, []
    for size, price in tiers:
        used = kwh if size is None else min(kwh, size)
        if not used:
            break
        bill += used * price
        rows.append(f"{used}x{price}")
        kwh -= used
    return bill, rows, kwh

#> electricity_bill_tiers(250, [(100, 2), (100, 3), (None, 5)])
#> electricity_bill_tiers(80, [(100, 2), (None, 5)])
#> electricity_bill_tiers(0, [(50, 1)])
#> electricity_bill_tiers(90, [(50, 1)])
#> electricity_bill_tiers(10, [])

### loan_payoff_months
def loan_payoff_months(balance, rate_pct, payment):
    months = paid = 0
    while balance > 0:
        interest = balance * rate_pct // 100
        if payment <= interest:
            return "never"
        due = min(payment, balance + interest)
        balance += interest - due
        paid += due
        months += 1
    return months, paid

#> loan_payoff_months(1000, 2, 200)
#> loan_payoff_months(500, 10, 50)
#> loan_payoff_months(0, 5, 10)
#> loan_payoff_months(300, 0, 100)
#> loan_payoff_months(99, 1, 40)

### debt_settlement_pairs
def debt_settlement_pairs(paid):
    fair = sum(paid.values()) // len(paid) if paid else 0
    owes = [[fair - v, k] for k, v in sorted(paid.items()) if v < fair]
    gets = [[v - fair, k] for k, v in sorted(paid.items()) if v > fair]
    moves = []
    while owes and gets:
        amount = min(owes[0][0], gets[0][0])
        moves.append(f"{owes[0][1]}->{gets[0][1]}:{amount}")
        for side in (owes, gets):
            side[0][0] -= amount
            if side[0][0] == 0:
                side.pop(0)
    return moves

#> debt_settlement_pairs({"Ana": 90, "Ben": 30, "Cat": 0})
#> debt_settlement_pairs({})
#> debt_settlement_pairs({"x": 5, "y": 5})
#> debt_settlement_pairs({"p": 10, "q": 0, "r": 20, "s": 10})
#> debt_settlement_pairs({"solo": 42})

### version_bump
def version_bump(version, part="patch"):
    nums = [int(x) for x in version.split(".")]
    i = ["major", "minor", "patch"].index(part)
    nums[i] += 1
    nums[i + 1:] = [0] * len(nums[i + 1:])
    return ".".join(map(str, nums))

#> version_bump("1.4.9")
#> version_bump("1.4.9", "minor")
#> version_bump("0.9.12", part="major")
#> version_bump("2.0", "patch")
#> version_bump("1.x.0")

### chunk_upload_ranges
def chunk_upload_ranges(size, chunk):
    ranges = []
    start = 0
    while start < size:
        end = min(start + chunk, size) - 1
        ranges.append(f"{start}-{end}/{size}")
        start = end + 1
    return ranges or ["*/0"]

#> chunk_upload_ranges(1000, 400)
#> chunk_upload_ranges(0, 10)
#> chunk_upload_ranges(512, 512)
#> chunk_upload_ranges(5, 2)
#> chunk_upload_ranges(7, 100)

### ab_test_bucket
def ab_test_bucket(user_ids, split=30):
    groups = {"A": [], "B": []}
    for uid in user_ids:
        h = 7
        for ch in str(uid):
            h = (h * 31 + ord(ch)) % 100
        groups["A" if h < split else "B"].append(uid)
    return groups

#> ab_test_bucket(["ana", "bob", "cyd", "dee"])
#> ab_test_bucket([])
#> ab_test_bucket([1001, 1002, 1003], split=50)
#> ab_test_bucket([None], 100)
#> ab_test_bucket(["ana"], split=0)

### hotel_room_conflicts
def hotel_room_conflicts(bookings):
    by_room = {}
    clashes = []
    for guest, room, first, last in bookings:
        for other, a, b in by_room.get(room, []):
            if first <= b and a <= last:
                clashes.append((room, other, guest))
        by_room.setdefault(room, []).append((guest, first, last))
    return clashes

#> hotel_room_conflicts([("Kay", 101, 1, 4), ("Lou", 101, 4, 6), ("Max", 102, 2, 3)])
#> hotel_room_conflicts([])
#> hotel_room_conflicts([("a", 1, 1, 2), ("b", 1, 3, 4)])
#> hotel_room_conflicts([("a", 7, 1, 9), ("b", 7, 2, 3), ("c", 7, 5, 5)])
#> hotel_room_conflicts([("x", "sea", 10, 12), ("y", "sea", 1, 30)])

### gps_route_length
def gps_route_length(points):
    total = 0.0
    legs = []
    for (x1, y1), (x2, y2) in zip(points, points[1:]):
        leg = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        legs.append(round(leg, 1))
        total += leg
    return round(total, 1), legs

#> gps_route_length([(0, 0), (3, 4), (3, 10)])
#> gps_route_length([])
#> gps_route_length([(5, 5)])
#> gps_route_length([(1, 1), (1, 1), (2, 2)])
#> gps_route_length([(-1.5, 0), (1.5, 4)])

### sensor_gap_fill
def sensor_gap_fill(values):
    filled = list(values)
    for i, v in enumerate(filled):
        if v is not None:
            continue
        left = filled[i - 1] if i else None
        right = next((x for x in filled[i + 1:] if x is not None), None)
        if left is not None and right is not None:
            filled[i] = (left + right) / 2
        else:
            filled[i] = left if right is None else right
    return filled

#> sensor_gap_fill([1, None, 3])
#> sensor_gap_fill([None, None, 8])
#> sensor_gap_fill([])
#> sensor_gap_fill([5, None, None, 9])
#> sensor_gap_fill([None])
#> sensor_gap_fill([2, None])

### dose_schedule_times
def dose_schedule_times(first, per_day, quiet=(23, 6)):
    gap = 24 // per_day
    times = []
    for k in range(per_day):
        h = (first + k * gap) % 24
        if h >= quiet[0] or h < quiet[1]:
            h = quiet[1]
        if h not in times:
            times.append(h)
    return [f"{h:02}:00" for h in sorted(times)]

#> dose_schedule_times(8, 3)
#> dose_schedule_times(7, 6)
#> dose_schedule_times(12, 1)
#> dose_schedule_times(2, 2, quiet=(22, 7))
#> dose_schedule_times(9, 0)

### referee_card_count
def referee_card_count(events):
    yellows, off = {}, []
    for minute, player, card in events:
        if player in [p for p, _ in off]:
            continue
        if card == "red":
            off.append((player, minute))
        else:
            yellows[player] = yellows.get(player, 0) + 1
            if yellows[player] == 2:
                off.append((player, minute))
    return off, yellows

#> referee_card_count([(10, "Roy", "yellow"), (55, "Roy", "yellow"), (60, "Roy", "yellow")])
#> referee_card_count([(3, "Kim", "red")])
#> referee_card_count([])
#> referee_card_count([(1, "a", "yellow"), (2, "b", "yellow")])
#> referee_card_count([(20, "x", "yellow"), (21, "x", "red"), (22, "y", "red")])
