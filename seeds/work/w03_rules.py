### progressive_tax_due
BRACKETS = [(10_000, 0.0), (30_000, 0.2), (70_000, 0.3), (None, 0.42)]


def progressive_tax_due(income, credits=0):
    tax, lower = 0.0, 0
    for upper, rate in BRACKETS:
        if upper is None or income <= upper:
            tax += (income - lower) * rate
            break
        tax += (upper - lower) * rate
        lower = upper
    return max(0, round(tax - credits, 2))

#> progressive_tax_due(8500)
#> progressive_tax_due(45000, credits=1200)
#> progressive_tax_due(120000.50)
#> progressive_tax_due(10001, 50)
#> progressive_tax_due(0)

### weekly_pay_overtime
def weekly_pay_overtime(hours_by_day, rate, overtime=1.5, sunday_bonus=2.0):
    """Gross pay in cents; everything over 40 hours counts as overtime."""
    total = 0.0
    worked = 0
    for day, hours in hours_by_day.items():
        factor = sunday_bonus if day == "sun" else 1
        regular = max(0, min(hours, 40 - worked))
        extra = hours - regular
        total += (regular * factor + extra * max(factor, overtime)) * rate
        worked += hours
    return int(round(total * 100))

#> weekly_pay_overtime({"mon": 8, "tue": 8, "wed": 8}, 20.0)
#> weekly_pay_overtime({"mon": 12, "tue": 12, "wed": 12, "thu": 10}, 15.5)
#> weekly_pay_overtime({}, 99)
#> weekly_pay_overtime({"sat": 39, "sun": 4}, 10, overtime=3)
#> weekly_pay_overtime({"sun": 7.25}, 18.4, sunday_bonus=1)

### shipping_quote_by_zone
ZONES = {"DE": 1, "AT": 1, "FR": 2, "IT": 2, "US": 4}
BASE = {1: 490, 2: 890, 3: 1290, 4: 1990}


def shipping_quote_by_zone(country, grams, express=False, subtotal=0):
    zone = ZONES.get(country.upper(), 3)
    if zone == 1 and subtotal >= 5000 and not express:
        return 0
    kilos = -(-grams // 1000)
    price = BASE[zone] + max(0, kilos - 1) * 150 * zone
    if express:
        price = price * 2 + 500
    return price

#> shipping_quote_by_zone("de", 800, subtotal=6000)
#> shipping_quote_by_zone("US", 2300)
#> shipping_quote_by_zone("BR", 1000, express=True)
#> shipping_quote_by_zone("fr", 0)
#> shipping_quote_by_zone("AT", 3001, True, 9900)

### cart_total_with_coupons
def cart_total_with_coupons(lines, coupons=()):
    subtotal = sum(price * qty for _, price, qty in lines)
    applied = []
    for code in coupons:
        if code in applied:
            continue
        if code.startswith("PCT"):
            subtotal -= subtotal * int(code[3:]) // 100
        elif code.startswith("OFF") and subtotal >= 2000:
            subtotal -= int(code[3:])
        else:
            continue
        applied.append(code)
    return max(subtotal, 0), applied

#> cart_total_with_coupons([("mug", 899, 2), ("tea", 450, 1)], ["PCT10", "OFF500"])
#> cart_total_with_coupons([])
#> cart_total_with_coupons([("lamp", 3999, 1)], ["OFF500", "OFF500", "PCT50"])
#> cart_total_with_coupons([("pen", 120, 3)], ["OFF100", "FREE"])
#> cart_total_with_coupons([("sofa", 45000, 1)], ("OFF99999",))

### buy_x_get_y_free
def buy_x_get_y_free(prices, x=2, y=1):
    group = x + y
    ordered = sorted(prices, reverse=True)
    paid = free = 0
    for i, p in enumerate(ordered):
        if i % group < x:
            paid += p
        else:
            free += p
    return {"paid": paid, "saved": free}

#> buy_x_get_y_free([10, 30, 20])
#> buy_x_get_y_free([])
#> buy_x_get_y_free([5, 5, 5, 5, 5], x=1)
#> buy_x_get_y_free([199, 49, 99, 149], 3)
#> buy_x_get_y_free([7, 1, 3, 9, 2, 8], x=2, y=2)

### loyalty_tier_points
TIERS = [(5000, "platinum", 3), (2000, "gold", 2), (500, "silver", 1.5)]


def tier_of(points):
    for minimum, name, factor in TIERS:
        if points >= minimum:
            return name, factor
    return "basic", 1


def loyalty_tier_points(balance, purchases):
    history = []
    for amount in purchases:
        name, factor = tier_of(balance)
        balance += int(amount * factor)
        after, _ = tier_of(balance)
        if after != name:
            history.append(f"{name}->{after} at {balance}")
    return balance, history

#> loyalty_tier_points(450, [30, 40, 100])
#> loyalty_tier_points(0, [])
#> loyalty_tier_points(1990, [6.9, 2000])
#> loyalty_tier_points(4999, [0.4, 0.5, -10])
#> loyalty_tier_points(100, [50, 60])

### stock_movements_apply
def stock_movements_apply(stock, movements):
    """Apply ('in'|'out'|'move', sku, qty) rows; refuse what is not on hand."""
    refused = []
    for number, (kind, sku, qty) in enumerate(movements, 1):
        on_hand = stock.get(sku, 0)
        if kind == "in":
            stock[sku] = on_hand + qty
        elif kind == "out" and on_hand >= qty:
            stock[sku] = on_hand - qty
            if not stock[sku]:
                del stock[sku]
        else:
            refused.append(number)
    return stock, refused

#> stock_movements_apply({"BOLT": 40}, [("out", "BOLT", 40), ("in", "NUT", 5)])
#> stock_movements_apply({}, [("out", "GEAR", 1)])
#> stock_movements_apply({"A": 1, "B": 2}, [("move", "A", 1), ("out", "B", 1)])
#> stock_movements_apply({"x9": 3}, [])
#> stock_movements_apply({"p": 0}, [("out", "p", 0), ("in", "p", 2), ("out", "p", 3)])

### fifo_lots_cost
from collections import deque


def fifo_lots_cost(lots, sold):
    queue = deque(lots)
    cost = 0
    while sold > 0:
        if not queue:
            raise RuntimeError(f"short by {sold}")
        qty, unit = queue.popleft()
        used = min(qty, sold)
        cost += used * unit
        sold -= used
        if used < qty:
            queue.appendleft((qty - used, unit))
    return cost, list(queue)

#> fifo_lots_cost([(10, 5), (10, 6)], 12)
#> fifo_lots_cost([(3, 100)], 0)
#> fifo_lots_cost([(2, 9), (2, 8)], 5)
#> fifo_lots_cost([(1, 2.5), (1, 3.5), (1, 4)], 2)
#> fifo_lots_cost([], 0)

### moving_average_cost
def moving_average_cost(transactions):
    qty, value = 0, 0.0
    ledger = []
    for kind, n, price in transactions:
        if kind == "buy":
            value += n * price
            qty += n
        else:
            n = min(n, qty)
            value -= n * (value / qty if qty else 0)
            qty -= n
        ledger.append((qty, round(value / qty, 2) if qty else 0.0))
    return ledger

#> moving_average_cost([("buy", 10, 2.0), ("buy", 10, 4.0), ("sell", 5, 9)])
#> moving_average_cost([])
#> moving_average_cost([("sell", 3, 1)])
#> moving_average_cost([("buy", 1, 99.99), ("sell", 1, 120)])
#> moving_average_cost([("buy", 4, 0.5), ("sell", 9, 1), ("buy", 2, 7)])

### reorder_suggestions
def reorder_suggestions(items, days=7):
    orders = []
    for sku, info in sorted(items.items()):
        need = info["daily"] * days + info.get("safety", 0)
        gap = need - info["stock"]
        if gap <= 0:
            continue
        pack = info.get("pack", 1)
        packs, rest = divmod(gap, pack)
        orders.append((sku, (packs + bool(rest)) * pack))
    return orders

#> reorder_suggestions({"milk": {"daily": 12, "stock": 30, "pack": 24}, "salt": {"daily": 1, "stock": 50}})
#> reorder_suggestions({})
#> reorder_suggestions({"egg": {"daily": 3, "stock": 0, "safety": 5}}, days=1)
#> reorder_suggestions({"b": {"daily": 2, "stock": 14}, "a": {"daily": 2, "stock": 13}})
#> reorder_suggestions({"tea": {"daily": 5, "stock": 5, "pack": 10}}, 5)

### room_booking_conflicts
def room_booking_conflicts(bookings):
    by_room = {}
    for room, start, end, who in bookings:
        by_room.setdefault(room, []).append((start, end, who))
    clashes = []
    for room in sorted(by_room):
        slots = sorted(by_room[room])
        for (s1, e1, a), (s2, e2, b) in zip(slots, slots[1:]):
            if s2 < e1:
                clashes.append(f"{room}: {a}/{b} {s2}-{min(e1, e2)}")
    return clashes

#> room_booking_conflicts([("R1", 9, 11, "Ann"), ("R1", 10, 12, "Bo"), ("R2", 9, 10, "Cy")])
#> room_booking_conflicts([])
#> room_booking_conflicts([("Lab", 13, 15, "x"), ("Lab", 15, 16, "y")])
#> room_booking_conflicts([("B", 1, 9, "p"), ("B", 2, 3, "q"), ("A", 4, 6, "r"), ("A", 5, 5, "s")])
#> room_booking_conflicts([("Z", 8, 12, "only")])

### free_slots_in_day
def free_slots_in_day(busy, opens=480, closes=1020, minimum=30):
    def hhmm(m):
        return f"{m // 60:02d}:{m % 60:02d}"

    cursor, free = opens, []
    for start, end in sorted(busy) + [(closes, closes)]:
        if start - cursor >= minimum:
            free.append(hhmm(cursor) + "-" + hhmm(start))
        cursor = max(cursor, end)
    return free

#> free_slots_in_day([(540, 600), (660, 720)])
#> free_slots_in_day([])
#> free_slots_in_day([(480, 1020)])
#> free_slots_in_day([(500, 990), (600, 610)], minimum=20)
#> free_slots_in_day([(615, 630), (570, 600)], opens=570, closes=700, minimum=60)

### seat_rows_best_block
def seat_rows_best_block(rows, party):
    """Find the first row with `party` free seats in a run; '.' is free."""
    for number, row in enumerate(rows, start=1):
        at = row.find("." * party)
        if at >= 0:
            rows[number - 1] = row[:at] + "x" * party + row[at + party:]
            return f"{number}{chr(65 + at)}", rows
    return None, rows

#> seat_rows_best_block(["xx.x..", "x...xx"], 3)
#> seat_rows_best_block(["xxxx", "x..x"], 3)
#> seat_rows_best_block([], 2)
#> seat_rows_best_block(["......"], 6)
#> seat_rows_best_block(["x.x.x", ".x..x"], 1)

### hotel_price_nights
def hotel_price_nights(first_weekday, nights, base, weekend=1.25):
    bill = []
    for n in range(nights):
        day = (first_weekday + n) % 7
        price = base * weekend if day in (4, 5) else base
        bill.append(round(price, 2))
    total = sum(bill)
    if nights >= 7:
        total -= min(bill)  # cheapest night is free
    return bill, round(total, 2)

#> hotel_price_nights(3, 4, 80)
#> hotel_price_nights(0, 0, 120)
#> hotel_price_nights(6, 7, 59.9, weekend=2)
#> hotel_price_nights(4, 1, 99.99)
#> hotel_price_nights(5, 2, 10, 0.5)

### rental_late_fee
def rental_late_fee(due_day, returned_day, daily=150, *, grace=1, cap=None):
    late = returned_day - due_day - grace
    if late <= 0:
        return 0
    fee = sum(daily + 50 * (week := day // 7) for day in range(late))
    if cap is not None and fee > cap:
        return cap
    return fee

#> rental_late_fee(10, 11)
#> rental_late_fee(10, 15)
#> rental_late_fee(1, 12, daily=100, grace=0)
#> rental_late_fee(5, 40, cap=2500)
#> rental_late_fee(3, 5, 200, cap=200)

### parking_fee_calc
def parking_fee_calc(entered, left, day_max=1800):
    """Times are 'HH:MM'; leaving 'before' entering means the next day."""
    to_min = lambda t: int(t[:2]) * 60 + int(t[3:])
    stay = (to_min(left) - to_min(entered)) % 1440
    if stay <= 15:
        return 0
    hours = (stay + 59) // 60
    fee = 250 + (hours - 1) * 180
    return min(fee, day_max)

#> parking_fee_calc("09:00", "09:15")
#> parking_fee_calc("09:00", "10:01")
#> parking_fee_calc("22:30", "06:00")
#> parking_fee_calc("08:00", "07:59", day_max=3000)
#> parking_fee_calc("13:07", "13:40")

### loan_schedule_months
def loan_schedule_months(principal, annual_rate, payment, limit=12):
    balance, rows = principal, []
    while balance > 0 and len(rows) < limit:
        interest = round(balance * annual_rate / 12, 2)
        if payment <= interest:
            raise ValueError("payment does not cover interest")
        paid = min(payment, balance + interest)
        balance = round(balance + interest - paid, 2)
        rows.append((interest, balance))
    return rows

#> loan_schedule_months(1000, 0.12, 400)
#> loan_schedule_months(0, 0.05, 10)
#> loan_schedule_months(5000, 0.24, 100)
#> loan_schedule_months(900, 0.0, 450)
#> loan_schedule_months(2000, 0.06, 150, limit=3)

### split_bill_remainder
def split_bill_remainder(total_cents, people, tip_percent=0):
    if not people:
        return {}
    total = total_cents + round(total_cents * tip_percent / 100)
    share, left = divmod(total, len(people))
    return {person: share + (1 if i < left else 0) for i, person in enumerate(people)}

#> split_bill_remainder(1000, ["Ola", "Per", "Siv"])
#> split_bill_remainder(4999, ["A", "B"], tip_percent=10)
#> split_bill_remainder(500, [])
#> split_bill_remainder(2, ["x", "y", "z", "w"])
#> split_bill_remainder(0, ["solo"], 20)

### settle_group_debts
def settle_group_debts(balances):
    """Greedy settlement: biggest debtor pays biggest creditor."""
    transfers = []
    open_ = {k: v for k, v in balances.items() if v}
    while open_:
        debtor = min(open_, key=lambda k: (open_[k], k))
        creditor = max(open_, key=lambda k: (open_[k], k))
        if open_[debtor] >= 0 or open_[creditor] <= 0:
            raise ValueError(f"unbalanced: {open_}")
        amount = min(-open_[debtor], open_[creditor])
        transfers.append(f"{debtor}->{creditor}:{amount}")
        for who, delta in ((debtor, amount), (creditor, -amount)):
            open_[who] += delta
            if open_[who] == 0:
                del open_[who]
    return transfers

#> settle_group_debts({"ann": -30, "bob": 10, "cat": 20})
#> settle_group_debts({"a": 0})
#> settle_group_debts({"x": -5, "y": 5, "z": 0})
#> settle_group_debts({"p": -5, "q": 9})
#> settle_group_debts({"m": -10, "n": -10, "o": 15, "k": 5})

### expense_report_check
LIMITS = {"meal": 4500, "hotel": 18000, "taxi": 6000}


def expense_report_check(rows):
    approved, notes = 0, []
    for i, (category, cents, receipt) in enumerate(rows):
        limit = LIMITS.get(category)
        if limit is None:
            notes.append(f"#{i} unknown category {category!r}")
        elif cents > 2500 and not receipt:
            notes.append(f"#{i} receipt missing")
        elif cents > limit:
            notes.append(f"#{i} cut by {cents - limit}")
            approved += limit
        else:
            approved += cents
    return approved, notes

#> expense_report_check([("meal", 1890, False), ("hotel", 21000, True)])
#> expense_report_check([])
#> expense_report_check([("taxi", 2600, False), ("spa", 9900, True)])
#> expense_report_check([("meal", 4500, True), ("meal", 4501, True)])
#> expense_report_check([("taxi", 2500, False), ("", 0, True)])

### insurance_premium_factors
def insurance_premium_factors(age, vehicle, claims=0, **extras):
    premium = 420.0
    if age < 25:
        premium *= 1.6
    elif age > 70:
        premium *= 1.2
    premium *= {"suv": 1.15, "sport": 1.4}.get(vehicle, 1.0)
    if claims:
        premium *= 1 + 0.25 * min(claims, 4)
    else:
        premium *= 0.9
    for name in sorted(extras):
        premium += extras[name]
    return round(premium, 2)

#> insurance_premium_factors(22, "sport")
#> insurance_premium_factors(45, "suv", claims=1)
#> insurance_premium_factors(80, "van", 9, glass=30)
#> insurance_premium_factors(25, "city", theft=15.5, abroad=22)
#> insurance_premium_factors(70, "suv", claims=0, glass=-5)

### medication_doses_times
def medication_doses_times(start, every_hours, count, night=(23, 6)):
    times = []
    hour = start
    for _ in range(count):
        slot = hour % 24
        if slot >= night[0] or slot < night[1]:
            slot = night[1]
        label = f"{slot:02d}h"
        if label not in times:
            times.append(label)
        hour += every_hours
    return times

#> medication_doses_times(8, 6, 4)
#> medication_doses_times(22, 1, 5)
#> medication_doses_times(0, 12, 2)
#> medication_doses_times(7, 8, 0)
#> medication_doses_times(9, 5, 6, night=(20, 8))

### grade_book_weighted
def grade_book_weighted(scores, weights, drop_lowest=None):
    total = weight_sum = 0
    for category, marks in scores.items():
        if not marks:
            continue
        marks = sorted(marks)
        if category == drop_lowest and len(marks) > 1:
            del marks[0]
        weight = weights.get(category, 1)
        total += weight * sum(marks) / len(marks)
        weight_sum += weight
    return round(total / weight_sum, 1) if weight_sum else None

#> grade_book_weighted({"quiz": [60, 90, 80], "exam": [75]}, {"exam": 3}, drop_lowest="quiz")
#> grade_book_weighted({}, {})
#> grade_book_weighted({"lab": [], "hw": [100, 0]}, {"hw": 2})
#> grade_book_weighted({"quiz": [40]}, {"quiz": 0.5}, "quiz")
#> grade_book_weighted({"a": [88.5, 91.25], "b": [70, 71]}, {"a": 40, "b": 60})

### shift_rota_assign
from itertools import cycle


def shift_rota_assign(days, staff, off):
    rota = {}
    pool = cycle(staff)
    for day in days:
        for _ in staff:
            person = next(pool)
            if day not in off.get(person, ()):
                rota[day] = person
                break
        else:
            rota[day] = "UNCOVERED"
    return rota

#> shift_rota_assign(["Mon", "Tue", "Wed"], ["Ida", "Max"], {"Max": ["Tue"]})
#> shift_rota_assign(["Sat"], ["Ann"], {"Ann": ["Sat", "Sun"]})
#> shift_rota_assign([], ["Q"], {})
#> shift_rota_assign(["Mon", "Tue"], [], {})
#> shift_rota_assign(["1", "2", "3", "4"], ["x", "y", "z"], {"y": "24", "z": "3"})

### work_minutes_between
def work_minutes_between(start, end, lunch=(720, 780)):
    """Minutes worked between two minute-of-day stamps, minus the overlap with lunch."""
    if end < start:
        raise ValueError("clock-out before clock-in")
    overlap = max(0, min(end, lunch[1]) - max(start, lunch[0]))
    worked = end - start - overlap
    return worked // 15 * 15

#> work_minutes_between(480, 1020)
#> work_minutes_between(490, 750)
#> work_minutes_between(900, 600)
#> work_minutes_between(725, 775)
#> work_minutes_between(600, 600, lunch=(0, 0))

### timesheet_totals_by_project
def timesheet_totals_by_project(entries):
    totals = {}
    for entry in entries:
        span, project, *note = entry.split(" ", 2)
        begin, finish = span.split("-")
        minutes = 0
        for sign, clock in ((-1, begin), (1, finish)):
            hours, mins = clock.split(":")
            minutes += sign * (int(hours) * 60 + int(mins))
        bucket = totals.setdefault(project, [0, 0])
        bucket[0] += minutes
        bucket[1] += bool(note)
    return {p: (f"{m // 60}h{m % 60:02}", notes) for p, (m, notes) in sorted(totals.items())}

#> timesheet_totals_by_project(["09:00-10:30 web fix login", "10:30-12:00 ops", "13:00-13:45 web"])
#> timesheet_totals_by_project([])
#> timesheet_totals_by_project(["8:05-8:05 idle"])
#> timesheet_totals_by_project(["09:00-10:00"])
#> timesheet_totals_by_project(["23:00-23:59 b x y z", "0:00-1:01 a -"])

### refund_amount_policy
def refund_amount_policy(paid, days_before, *, flexible=False, reason=None):
    if reason in {"cancelled", "weather"}:
        return paid, "full"
    if flexible and days_before >= 1:
        return paid - min(paid, 1000), "flex"
    for minimum, percent in ((30, 90), (14, 50), (7, 25)):
        if days_before >= minimum:
            return paid * percent // 100, f"{percent}%"
    return 0, "none"

#> refund_amount_policy(25000, 31)
#> refund_amount_policy(25000, 8, reason="ill")
#> refund_amount_policy(800, 2, flexible=True)
#> refund_amount_policy(12345, 0, reason="weather")
#> refund_amount_policy(9999, 0, flexible=True)

### subscription_proration
def subscription_proration(old_price, new_price, day, days_in_month=30):
    if not 1 <= day <= days_in_month:
        raise ValueError(f"day {day} outside 1..{days_in_month}")
    left = days_in_month - day + 1
    credit = old_price * left // days_in_month
    charge = new_price * left // days_in_month
    due = charge - credit
    return {"due": due} if due >= 0 else {"balance": -due}

#> subscription_proration(900, 2900, 16)
#> subscription_proration(2900, 900, 1, 31)
#> subscription_proration(500, 500, 30)
#> subscription_proration(1000, 2000, 31)
#> subscription_proration(999, 1499, 28, days_in_month=28)

### packing_boxes_first_fit
def packing_boxes_first_fit(weights, capacity):
    boxes = []
    too_big = []
    for w in sorted(weights, reverse=True):
        if w > capacity:
            too_big.append(w)
            continue
        for box in boxes:
            if sum(box) + w <= capacity:
                box.append(w)
                break
        else:
            boxes.append([w])
    return boxes, too_big

#> packing_boxes_first_fit([4, 8, 1, 4, 2, 1], 10)
#> packing_boxes_first_fit([], 5)
#> packing_boxes_first_fit([6, 7, 12], 7)
#> packing_boxes_first_fit([2.5, 2.5, 2.5], 5)
#> packing_boxes_first_fit([3, 3, 3, 3], 3)

### volumetric_weight_class
def volumetric_weight_class(dims_cm, actual_kg, divisor=5000):
    length, width, height = sorted(dims_cm, reverse=True)
    volume_kg = length * width * height / divisor
    billable = max(actual_kg, volume_kg)
    girth = length + 2 * (width + height)
    if length > 200 or girth > 360:
        return "oversize", round(billable, 1)
    for limit, label in [(2, "S"), (5, "M"), (10, "L")]:
        if billable <= limit:
            return label, round(billable, 1)
    return "XL", round(billable, 1)

#> volumetric_weight_class((30, 20, 10), 1.0)
#> volumetric_weight_class([60, 40, 40], 8)
#> volumetric_weight_class((210, 10, 10), 3)
#> volumetric_weight_class((25, 25, 25), 4.9)
#> volumetric_weight_class((100, 5), 2)
#> volumetric_weight_class((80, 80, 20), 1, divisor=6000)
