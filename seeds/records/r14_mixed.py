### pet_vaccine_reminders
def pet_vaccine_reminders(pets, month):
    reminders = []
    for owner, animals in pets.items():
        due = [f"{a} ({kind})" for a, (kind, last) in animals.items() if (month - last) % 12 == 0]
        if not due:
            continue
        reminders.append(f"Dear {owner}: " + "; ".join(due))
    return reminders

#> pet_vaccine_reminders({"Ola": {"Rex": ("dog", 3), "Mys": ("cat", 5)}, "Pia": {"Bo": ("rat", 3)}}, 15)
#> pet_vaccine_reminders({}, 1)
#> pet_vaccine_reminders({"Kim": {}}, 4)
#> pet_vaccine_reminders({"Kim": {"Io": ("owl", 12), "Jo": ("hen", 0)}}, 12)
#> pet_vaccine_reminders({"Lou": {"Zap": ("eel", 7)}}, 8)

### warehouse_path_moves
def warehouse_path_moves(log):
    where = {}
    trips = {}
    for crate, place in log:
        old = where.get(crate, "dock")
        if old != place:
            trips[old, place] = trips.get((old, place), 0) + 1
        where[crate] = place
    busiest = max(trips, key=trips.get, default=None)
    return where, busiest and " to ".join(busiest)

#> warehouse_path_moves([("c1", "A"), ("c2", "A"), ("c1", "B"), ("c3", "A")])
#> warehouse_path_moves([])
#> warehouse_path_moves([("c1", "dock")])
#> warehouse_path_moves([("x", "S"), ("x", "S"), ("x", "dock"), ("x", "S")])
#> warehouse_path_moves([("p", "1"), ("q", "2"), ("p", "2"), ("q", "1")])

### bus_passenger_flow
def bus_passenger_flow(stops, seats):
    on_board, left_behind, trace = 0, 0, []
    for off, waiting in stops:
        on_board = max(0, on_board - off)
        boarding = min(waiting, seats - on_board)
        left_behind += waiting - boarding
        on_board += boarding
        trace.append(on_board)
    return trace, left_behind

#> bus_passenger_flow([(0, 10), (3, 8), (5, 2), (20, 1)], 12)
#> bus_passenger_flow([], 40)
#> bus_passenger_flow([(5, 0)], 10)
#> bus_passenger_flow([(0, 100), (100, 100)], 60)
#> bus_passenger_flow([(0, 3), (1, 1), (0, 0)], 3)

### garden_bed_rotation
FAMILY = {"pea": "legume", "bean": "legume", "kale": "brassica", "leek": "allium"}


def garden_bed_rotation(history, plan):
    warnings = []
    for bed, crop in plan.items():
        family = FAMILY.get(crop, crop)
        for years_ago, old in enumerate(reversed(history.get(bed, [])), 1):
            if years_ago > 2:
                break
            if FAMILY.get(old, old) == family:
                warnings.append(f"bed {bed}: {crop} after {old} ({years_ago}y)")
                break
    return warnings

#> garden_bed_rotation({1: ["pea", "kale"], 2: ["leek"]}, {1: "bean", 2: "kale"})
#> garden_bed_rotation({}, {1: "pea"})
#> garden_bed_rotation({1: ["kale", "leek", "pea"]}, {1: "kale"})
#> garden_bed_rotation({"a": ["beet"], "b": ["beet", "beet"]}, {"a": "beet", "b": "leek"})
#> garden_bed_rotation({1: ["pea"]}, {})

### song_queue_skips
from collections import deque


def song_queue_skips(queue, actions):
    songs = deque(queue)
    played = []
    for action in actions:
        if not songs:
            break
        if action == "play":
            played.append(songs.popleft())
        elif action == "later":
            songs.rotate(-1)
        elif action.startswith("+"):
            songs.appendleft(action[1:])
        else:
            songs.popleft()
    return played, list(songs)

#> song_queue_skips(["Blue", "Red", "Gold"], ["play", "later", "play"])
#> song_queue_skips([], ["play"])
#> song_queue_skips(["Solo"], ["skip", "play", "+New"])
#> song_queue_skips(["A", "B"], ["+C", "play", "skip", "play"])
#> song_queue_skips(["x", "y", "z"], [])

### coupon_stack
def coupon_stack(price, coupons):
    steps = [price]
    exclusive_used = False
    for kind, amount in coupons:
        if exclusive_used:
            break
        current = steps[-1]
        if kind == "pct":
            current -= current * amount // 100
        elif kind == "off":
            current -= amount
        elif kind == "only":
            current = price - amount
            exclusive_used = True
        steps.append(max(current, 0))
    return steps

#> coupon_stack(200, [("pct", 10), ("off", 30)])
#> coupon_stack(50, [("off", 70), ("pct", 50)])
#> coupon_stack(80, [("off", 5), ("only", 20), ("pct", 90)])
#> coupon_stack(10, [])
#> coupon_stack(99, [("???", 1), ("pct", 33)])

### parcel_tracking_latest
def parcel_tracking_latest(scans):
    latest = {}
    for line in scans:
        code, place, *status = line.split("|")
        latest[code] = {"at": place, "status": status[0] if status else latest.get(code, {}).get("status", "moving")}
    stuck = [c for c, info in latest.items() if info["status"] == "held"]
    return latest, stuck

#> parcel_tracking_latest(["P1|Kiel|held", "P2|Ulm", "P1|Bonn"])
#> parcel_tracking_latest([])
#> parcel_tracking_latest(["P9|Graz|done", "P9|Graz|held|x"])
#> parcel_tracking_latest(["P3"])
#> parcel_tracking_latest(["A|x", "B|y", "A|z|done"])

### classroom_pets_feed
def classroom_pets_feed(rota, swaps):
    rota = dict(rota)
    log = []
    for a, b in swaps:
        day_a = next((d for d, p in rota.items() if p == a), None)
        day_b = next((d for d, p in rota.items() if p == b), None)
        if day_a is None or day_b is None:
            log.append(f"cannot swap {a}/{b}")
            continue
        rota[day_a], rota[day_b] = rota[day_b], rota[day_a]
    return rota, log

#> classroom_pets_feed({"mon": "Al", "tue": "Bo", "wed": "Cy"}, [("Al", "Cy"), ("Bo", "Al")])
#> classroom_pets_feed({"mon": "Al"}, [("Al", "Zoe")])
#> classroom_pets_feed({}, [])
#> classroom_pets_feed({"mon": "Al", "tue": "Al", "wed": "Di"}, [("Di", "Al")])
#> classroom_pets_feed({"mon": "X"}, [("X", "X"), ("Q", "X")])

### stock_fifo_cost
def stock_fifo_cost(buys, sold):
    layers = [list(b) for b in buys]
    cost = 0
    while sold and layers:
        qty, price = layers[0]
        used = min(qty, sold)
        cost += used * price
        sold -= used
        layers[0][0] -= used
        if not layers[0][0]:
            layers.pop(0)
    if sold:
        raise ValueError(f"short by {sold}")
    return cost, layers

#> stock_fifo_cost([(10, 2), (5, 3), (8, 4)], 13)
#> stock_fifo_cost([], 0)
#> stock_fifo_cost([(2, 9)], 5)
#> stock_fifo_cost([(4, 1), (4, 2)], 4)
#> stock_fifo_cost([(1, 100), (1, 50), (1, 25)], 3)

### quest_board_state
def quest_board_state(quests, inventory, level):
    status = {}
    for name, req in quests.items():
        lacks = [i for i in req.get("items", ()) if i not in inventory]
        if level < req.get("level", 0):
            status[name] = f"level {req['level']}"
        elif lacks:
            status[name] = "need " + "+".join(lacks)
        else:
            status[name] = "open"
    return status

#> quest_board_state({"cave": {"level": 3, "items": ["torch"]}, "inn": {}, "keep": {"level": 9}}, ["rope"], 5)
#> quest_board_state({}, [], 1)
#> quest_board_state({"lake": {"items": ["boat", "oar"]}}, ["oar"], 0)
#> quest_board_state({"tower": {"level": 2, "items": ["key"]}}, {"key": 1}, 2)
#> quest_board_state({"a": {"level": 1}, "b": {"items": []}}, [], 0)

### phone_bill_calls
import math


def phone_bill_calls(calls, plan):
    free = plan["free_minutes"]
    cost = 0
    rows = []
    for number, seconds in calls:
        minutes = math.ceil(seconds / 60)
        covered = min(free, minutes)
        free -= covered
        rate = plan["abroad"] if number.startswith("+") else plan["home"]
        fee = (minutes - covered) * rate
        cost += fee
        if fee:
            rows.append((number[-3:], fee))
    return cost, rows

#> phone_bill_calls([("0701234", 125), ("+4479", 61), ("0809", 600)], {"free_minutes": 4, "home": 2, "abroad": 10})
#> phone_bill_calls([], {"free_minutes": 0, "home": 1, "abroad": 5})
#> phone_bill_calls([("112", 0)], {"free_minutes": 0, "home": 1, "abroad": 5})
#> phone_bill_calls([("555", 59)], {"home": 1, "abroad": 5})
#> phone_bill_calls([("+1", 30), ("+1", 30)], {"free_minutes": 1, "home": 3, "abroad": 7})

### hotel_room_ladder
def hotel_room_ladder(rooms, guests):
    ladder = ["single", "double", "suite"]
    free = dict(rooms)
    placed = []
    for name, wish in guests:
        options = ladder[ladder.index(wish):]
        got = next((r for r in options if free.get(r, 0) > 0), None)
        if got:
            free[got] -= 1
        placed.append(f"{name}: {got or 'waitlist'}{' (upgrade)' if got and got != wish else ''}")
    return placed

#> hotel_room_ladder({"single": 1, "double": 1}, [("Ash", "single"), ("Bay", "single"), ("Coe", "double")])
#> hotel_room_ladder({}, [("Dov", "suite")])
#> hotel_room_ladder({"suite": 2}, [("Eli", "single"), ("Flo", "suite")])
#> hotel_room_ladder({"double": 3}, [])
#> hotel_room_ladder({"double": 1}, [("Gus", "tent")])

### ingredient_substitutions
def ingredient_substitutions(recipe, banned, swaps):
    result = []
    for item in recipe:
        tried = [item]
        while tried[-1] in banned:
            option = swaps.get(tried[-1])
            if option is None or option in tried:
                tried.append("(omit)")
                break
            tried.append(option)
        result.append(tried[-1] if len(tried) == 1 else f"{tried[-1]} for {item}")
    return result

#> ingredient_substitutions(["milk", "flour", "egg"], {"milk", "egg"}, {"milk": "oat milk", "egg": "flax"})
#> ingredient_substitutions([], {"milk"}, {})
#> ingredient_substitutions(["butter"], {"butter", "lard", "oil"}, {"butter": "lard", "lard": "oil", "oil": "butter"})
#> ingredient_substitutions(["nuts", "honey"], ["nuts"], {})
#> ingredient_substitutions(["cream"], {"cream", "soy"}, {"cream": "soy", "soy": "coconut"})

### lost_and_found_match
def lost_and_found_match(found, claims):
    matches = {}
    for owner, wanted in claims.items():
        best, best_score = None, 0
        for tag, traits in found.items():
            if tag in matches.values():
                continue
            score = sum(traits.get(k) == v for k, v in wanted.items())
            if score > best_score:
                best, best_score = tag, score
        if best is not None and best_score * 2 >= len(wanted):
            matches[owner] = best
    return matches

#> lost_and_found_match({"f1": {"kind": "hat", "hue": "red"}, "f2": {"kind": "hat", "hue": "blue"}}, {"Ann": {"kind": "hat", "hue": "blue"}, "Bob": {"kind": "hat", "hue": "blue"}})
#> lost_and_found_match({}, {"Ann": {"kind": "bag"}})
#> lost_and_found_match({"f1": {"kind": "key"}}, {"Cy": {"kind": "key", "hue": "gold", "size": 3}})
#> lost_and_found_match({"f1": {"kind": "key"}}, {})
#> lost_and_found_match({"f1": {"kind": "scarf", "hue": "grey"}, "f2": {"kind": "glove", "hue": "grey"}}, {"Gil": {"kind": "scarf", "hue": "grey"}, "Hal": {"kind": "watch"}})
#> lost_and_found_match({"x": {"a": 1}, "y": {"a": 1, "b": 2}}, {"Di": {"a": 1, "b": 2}, "Ed": {"a": 1}, "Fy": {"a": 1}})

### star_rating_breakdown
def star_rating_breakdown(reviews):
    by_product = {}
    for product, stars, helpful in reviews:
        by_product.setdefault(product, []).extend([stars] * (1 + helpful))
    return {
        p: "★" * round(sum(s) / len(s)) + f" ({len(s)})"
        for p, s in sorted(by_product.items(), key=lambda kv: sum(kv[1]) / len(kv[1]))
    }

#> star_rating_breakdown([("kettle", 5, 2), ("kettle", 1, 0), ("lamp", 3, 0)])
#> star_rating_breakdown([])
#> star_rating_breakdown([("mug", 0, 4)])
#> star_rating_breakdown([("a", 2, 0), ("a", 3, 0), ("b", 4, 1), ("b", 3, 1)])
#> star_rating_breakdown([("z", 5, 0), ("y", 5, 0), ("x", 1, 9)])

### flood_gate_levels
def flood_gate_levels(gates, inflow):
    levels = {g: 0 for g, _ in gates}
    for amount in inflow:
        for gate, capacity in gates:
            levels[gate] += amount
            amount = max(0, levels[gate] - capacity)
            levels[gate] -= amount
            if not amount:
                break
        else:
            levels["spill"] = levels.get("spill", 0) + amount
    return levels

#> flood_gate_levels([("upper", 10), ("lower", 5)], [4, 8, 6])
#> flood_gate_levels([("upper", 10)], [])
#> flood_gate_levels([], [3, 4])
#> flood_gate_levels([("a", 0), ("b", 2)], [1, 1])
#> flood_gate_levels([("x", 5), ("y", 5), ("z", 5)], [20])

### translate_codes_chain
def translate_codes_chain(codes, *tables):
    failures = []
    translated = []
    for code in codes:
        value = code
        try:
            for depth, table in enumerate(tables):
                value = table[value]
        except KeyError as missing:
            failures.append((depth, missing.args[0]))
        else:
            translated.append(value)
    return translated, failures

#> translate_codes_chain(["SE", "NO", "XX"], {"SE": "Sweden", "NO": "Norway"}, {"Sweden": "SEK"})
#> translate_codes_chain([], {"a": "b"})
#> translate_codes_chain(["raw", "raw"])
#> translate_codes_chain([1, 2, 3], {1: 2, 2: 3, 3: 1}, {1: "one", 2: "two", 3: "three"})
#> translate_codes_chain(["q"], {"q": None}, {None: 0}, {1: 2})

### market_order_match
def market_order_match(bids, asks):
    bids = sorted(bids, key=lambda b: -b[1])
    asks = sorted(asks, key=lambda a: a[1])
    trades = []
    while bids and asks and bids[0][1] >= asks[0][1]:
        (buyer, bid, want), (seller, ask, have) = bids.pop(0), asks.pop(0)
        qty = min(want, have)
        trades.append((buyer, seller, qty, (bid + ask) / 2))
        if want > qty:
            bids.insert(0, (buyer, bid, want - qty))
        if have > qty:
            asks.insert(0, (seller, ask, have - qty))
    return trades

#> market_order_match([("b1", 11, 5), ("b2", 10, 5)], [("s1", 9, 7), ("s2", 10, 1)])
#> market_order_match([], [("s1", 9, 7)])
#> market_order_match([("b1", 5, 1)], [("s1", 6, 1)])
#> market_order_match([("x", 20, 10)], [("p", 18, 4), ("q", 16, 4), ("r", 20, 4)])
#> market_order_match([("k", 7, 2)], [("m", 7, 2)])

### aquarium_compatibility
from itertools import combinations


def aquarium_compatibility(fish, eats):
    problems = []
    for (a, size_a), (b, size_b) in combinations(sorted(fish.items()), 2):
        big, small = (a, b) if size_a >= size_b else (b, a)
        if big in eats and fish[big] >= 3 * fish[small]:
            problems.append(f"{big} eats {small}")
    safe = [f for f in fish if not any(f in p.split() for p in problems)]
    return problems, safe

#> aquarium_compatibility({"tetra": 3, "oscar": 30, "pleco": 25}, {"oscar"})
#> aquarium_compatibility({}, {"oscar"})
#> aquarium_compatibility({"guppy": 4, "betta": 6}, {"betta"})
#> aquarium_compatibility({"a": 9, "b": 3, "c": 1}, {"a", "b"})
#> aquarium_compatibility({"x": 5}, set())

### route_cost_per_driver
def route_cost_per_driver(trips, fuel_price, **bonus):
    pay = {}
    for driver, km, litres in trips:
        entry = pay.setdefault(driver, {"km": 0, "fuel": 0})
        entry["km"] += km
        entry["fuel"] += litres * fuel_price
    for driver, extra in bonus.items():
        if driver in pay:
            pay[driver]["bonus"] = extra
    return {d: f"{sum(v for k, v in e.items() if k != 'km') / e['km']:.2f}/km" for d, e in pay.items() if e["km"]}

#> route_cost_per_driver([("ann", 100, 8), ("bob", 50, 5), ("ann", 60, 4)], 2)
#> route_cost_per_driver([], 1.5, ann=10)
#> route_cost_per_driver([("cy", 0, 1), ("di", 10, 1)], 3, di=7, zed=1)
#> route_cost_per_driver([("ed", 250, 20.5)], 1.8, ed=12)
#> route_cost_per_driver([("fy", 1, 0)], 9)

### light_switch_schedule
def light_switch_schedule(commands, rooms):
    state = dict.fromkeys(rooms, False)
    toggles = dict.fromkeys(rooms, 0)
    for command in commands:
        verb, _, target = command.partition(" ")
        targets = rooms if target == "all" else [target]
        for room in targets:
            new = not state[room] if verb == "flip" else verb == "on"
            toggles[room] += new != state[room]
            state[room] = new
    lit = [r for r in rooms if state[r]]
    return lit, toggles

#> light_switch_schedule(["on hall", "flip all", "off den"], ["hall", "den"])
#> light_switch_schedule([], ["hall"])
#> light_switch_schedule(["on all", "on all", "flip loft"], ["loft", "bath", "shed"])
#> light_switch_schedule(["on attic"], ["hall"])
#> light_switch_schedule(["off all", "flip x", "flip x", "flip x"], ["x", "y"])

### invoice_number_series
import re


def invoice_number_series(numbers):
    series = {}
    for text in numbers:
        found = re.fullmatch(r"([A-Z]+)-(\d{4})-(\d+)", text)
        if found is None:
            series.setdefault("bad", []).append(text)
            continue
        prefix, year, serial = found.groups()
        series.setdefault(f"{prefix}{year[2:]}", []).append(int(serial))
    return {k: v if k == "bad" else max(v) + 1 for k, v in series.items()}

#> invoice_number_series(["A-2023-007", "A-2023-12", "B-2024-1"])
#> invoice_number_series([])
#> invoice_number_series(["a-2023-1", "A-23-1", "AB-1999-099"])
#> invoice_number_series(["X-2020-5", "X-2021-5", "X-2020-4"])
#> invoice_number_series(["", "Q-2022-", "Q-2022-0"])
