### elevator_stop_planner
def split_calls(calls, here, going_up):
    ahead = [c for c in calls if (c >= here) == going_up]
    behind = [c for c in calls if c not in ahead]
    return sorted(ahead, reverse=not going_up), sorted(behind, reverse=going_up)


def travel(stops, here):
    distance = 0
    for stop in stops:
        distance += abs(stop - here)
        here = stop
    return distance


def elevator_stop_planner(calls, here, going_up=True):
    ahead, behind = split_calls(set(calls), here, going_up)
    route = ahead + behind
    if not route:
        return "idle", 0
    return "-".join(map(str, route)), travel(route, here)

#> elevator_stop_planner([5, 2, 9, 1], 4)
#> elevator_stop_planner([5, 2, 9, 1], 4, going_up=False)
#> elevator_stop_planner([], 3)
#> elevator_stop_planner([3, 3, 3], 3)
#> elevator_stop_planner([-1, -2, 0], 0, False)
#> elevator_stop_planner([7], 10)

### parking_lot_tickets
import heapq


class Full(Exception):
    pass


def enter(free, parked, plate, at):
    if not free:
        raise Full(plate)
    spot = heapq.heappop(free)
    parked[plate] = spot, at


def leave(free, parked, plate, at, rate):
    spot, since = parked.pop(plate)
    heapq.heappush(free, spot)
    hours = -(-(at - since) // 60)
    return max(1, hours) * rate


def parking_lot_tickets(events, spots, rate=3):
    free, parked, till, turned = list(range(1, spots + 1)), {}, 0, []
    for at, sign, plate in events:
        try:
            if sign == "+":
                enter(free, parked, plate, at)
            else:
                till += leave(free, parked, plate, at, rate)
        except Full as away:
            turned.append(str(away))
        except KeyError:
            turned.append(f"{plate}?")
    return till, {p: s for p, (s, _) in parked.items()}, turned

#> parking_lot_tickets([(0, "+", "AB1"), (10, "+", "CD2"), (75, "-", "AB1"), (80, "+", "EF3")], 2)
#> parking_lot_tickets([(0, "+", "x"), (1, "+", "y"), (2, "-", "y")], 1, rate=5)
#> parking_lot_tickets([], 4)
#> parking_lot_tickets([(5, "+", "a"), (5, "-", "a"), (6, "-", "a")], 3)
#> parking_lot_tickets([(0, "+", "Ö-1")], 0)

### vending_state_functions
def idle(machine, event):
    if event.isdigit():
        machine["coins"] += int(event)
        return ready
    return idle


def ready(machine, event):
    if event.isdigit():
        machine["coins"] += int(event)
        return ready
    if event == "cancel":
        machine["out"].append(f"back {machine['coins']}")
        machine["coins"] = 0
        return idle
    price = machine["prices"].get(event)
    if price is None or price > machine["coins"]:
        machine["out"].append("beep")
        return ready
    machine["coins"] -= price
    machine["out"].append(event)
    return ready if machine["coins"] else idle


def vending_state_functions(prices, events):
    machine = {"coins": 0, "out": [], "prices": prices}
    state = idle
    for event in events:
        state = state(machine, event)
    return state.__name__, machine["coins"], machine["out"]

#> vending_state_functions({"cola": 3, "gum": 1}, ["2", "cola", "1", "cola"])
#> vending_state_functions({"gum": 1}, ["gum", "5", "gum", "cancel"])
#> vending_state_functions({}, [])
#> vending_state_functions({"tea": 2}, ["1", "1", "tea", "tea"])
#> vending_state_functions({"tea": 2}, ["9", "chips", "tea"])

### forest_fire_steps
def neighbours(r, c, rows, cols):
    for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        if 0 <= r + dr < rows and 0 <= c + dc < cols:
            yield r + dr, c + dc


def spread(grid):
    rows, cols = len(grid), len(grid[0])

    def fate(r, c):
        cell = grid[r][c]
        if cell == "*":
            return "."
        if cell == "T" and any(grid[a][b] == "*" for a, b in neighbours(r, c, rows, cols)):
            return "*"
        return cell

    return ["".join(fate(r, c) for c in range(cols)) for r in range(rows)]


def forest_fire_steps(grid, limit=6):
    steps = 0
    while any("*" in row for row in grid) and steps < limit:
        grid = spread(grid)
        steps += 1
    return steps, grid

#> forest_fire_steps(["T*T", "TT."])
#> forest_fire_steps(["TTT"])
#> forest_fire_steps(["*"])
#> forest_fire_steps(["*TTTTT"], limit=3)
#> forest_fire_steps(["T.T", "*.T"])

### time_slice_chart
from collections import deque


def slice_job(name, left, quantum):
    ran = min(left, quantum)
    return ran, (name, left - ran)


def time_slice_chart(jobs, quantum):
    queue = deque(jobs.items())
    clock, finished, chart = 0, {}, []
    while queue:
        name, left = queue.popleft()
        ran, rest = slice_job(name, left, quantum)
        clock += ran
        chart.append(name[0] * ran)
        if rest[1]:
            queue.append(rest)
        else:
            finished[name] = clock
    return finished, "".join(chart)

#> time_slice_chart({"mail": 3, "video": 5, "disk": 2}, 2)
#> time_slice_chart({}, 4)
#> time_slice_chart({"solo": 7}, 3)
#> time_slice_chart({"x": 1, "y": 1, "z": 0}, 1)
#> time_slice_chart({"build": 4, "test": 6}, 10)

### tide_pool_food_web
def hungry(name, eats, alive):
    return [prey for prey in eats.get(name, []) if alive.get(prey, 0) > 0]


def feed(eats, alive):
    eaten = {}
    for name in sorted(alive):
        if name not in eats or alive[name] == 0:
            continue
        prey = hungry(name, eats, alive)
        if prey:
            target = max(prey, key=lambda p: (alive[p], p))
            alive[target] -= 1
            eaten[target] = eaten.get(target, 0) + 1
        else:
            alive[name] -= 1
    return eaten


def tide_pool_food_web(eats, alive, days):
    alive = dict(alive)
    diary = [feed(eats, alive) for _ in range(days)]
    return alive, diary

#> tide_pool_food_web({"crab": ["snail"], "gull": ["crab", "snail"]}, {"crab": 2, "snail": 3, "gull": 1}, 3)
#> tide_pool_food_web({}, {"kelp": 4}, 2)
#> tide_pool_food_web({"star": ["mussel"]}, {"star": 1, "mussel": 1}, 3)
#> tide_pool_food_web({"a": ["b"], "b": ["a"]}, {"a": 2, "b": 2}, 2)
#> tide_pool_food_web({"fish": []}, {"fish": 1}, 0)

### memory_block_allocator
class OutOfMemory(Exception):
    pass


def find_gap(used, size, total):
    start = 0
    for a, b, _ in sorted(used):
        if a - start >= size:
            return start
        start = b
    if total - start >= size:
        return start
    raise OutOfMemory(size)


def layout(used, total):
    cells = ["."] * total
    for a, b, name in used:
        cells[a:b] = name * (b - a)
    return "".join(cells)


def memory_block_allocator(total, commands):
    used, failed = [], []
    for command in commands:
        name, size = command[0], command[1:]
        if size == "-":
            used = [block for block in used if block[2] != name]
            continue
        try:
            at = find_gap(used, int(size), total)
            used.append((at, at + int(size), name))
        except OutOfMemory as err:
            failed.append(f"{name}:{err}")
    return layout(used, total), failed

#> memory_block_allocator(10, ["a3", "b4", "a-", "c2", "d4"])
#> memory_block_allocator(6, ["x6", "y1", "x-", "y1"])
#> memory_block_allocator(0, [])
#> memory_block_allocator(8, ["p2", "q2", "r2", "q-", "s3", "t2"])
#> memory_block_allocator(4, ["m-", "n5"])

### traffic_light_phases
def phases(plan):
    while True:
        for color, seconds in plan:
            yield color, seconds


def color_at(plan, t):
    for color, seconds in phases(plan):
        if t < seconds:
            return color, seconds - t
        t -= seconds


def wait_time(plan, t):
    color, left = color_at(plan, t)
    waited = 0
    while color != "green":
        waited += left
        color, left = color_at(plan, t + waited)
    return waited


def traffic_light_phases(green, yellow, red, arrivals):
    plan = [("green", green), ("yellow", yellow), ("red", red)]
    waits = [wait_time(plan, a) for a in arrivals]
    return waits, max(waits, default=0)

#> traffic_light_phases(20, 3, 30, [0, 19, 21, 60])
#> traffic_light_phases(5, 1, 4, [])
#> traffic_light_phases(1, 0, 9, [10, 11, 15])
#> traffic_light_phases(10, 2, 0, [11, 12])
#> traffic_light_phases(8, 2, 6, [16, 24, 7])

### bakery_oven_batches
def fits(batch, item, trays, temp_gap):
    if len(batch) >= trays:
        return False
    return all(abs(temp - item[1]) <= temp_gap for _, temp, _ in batch)


def fill(items, trays, temp_gap):
    batch, later = [], []
    for item in items:
        (batch if fits(batch, item, trays, temp_gap) else later).append(item)
    return batch, later


def bakery_oven_batches(items, trays, temp_gap=10):
    clock, plan = 0, []
    while items:
        batch, items = fill(items, trays, temp_gap)
        minutes = max(m for _, _, m in batch)
        plan.append((clock, [name for name, _, _ in batch]))
        clock += minutes
    return plan, clock

#> bakery_oven_batches([("rye", 220, 50), ("cake", 170, 40), ("bun", 215, 20)], 2)
#> bakery_oven_batches([], 3)
#> bakery_oven_batches([("tart", 180, 35), ("flan", 180, 30), ("pie", 185, 45)], 1)
#> bakery_oven_batches([("a", 200, 5), ("b", 230, 6), ("c", 215, 7)], 4, temp_gap=15)
#> bakery_oven_batches([("x", 100, 9), ("y", 101, 3)], 2, 0)

### robot_vacuum_bumps
TURNS = {"E": "S", "S": "W", "W": "N", "N": "E"}
DELTA = {"E": (0, 1), "S": (1, 0), "W": (0, -1), "N": (-1, 0)}


def free(room, r, c):
    return 0 <= r < len(room) and 0 <= c < len(room[r]) and room[r][c] != "#"


def step(room, r, c, facing):
    for _ in range(4):
        dr, dc = DELTA[facing]
        if free(room, r + dr, c + dc):
            return r + dr, c + dc, facing
        facing = TURNS[facing]
    return r, c, facing


def robot_vacuum_bumps(room, moves):
    r = c = 0
    facing, cleaned, bumps = "E", {(0, 0)}, 0
    for _ in range(moves):
        r, c, now = step(room, r, c, facing)
        bumps += now != facing
        facing = now
        cleaned.add((r, c))
    return (r, c, facing), len(cleaned), bumps

#> robot_vacuum_bumps(["...", ".#.", "..."], 10)
#> robot_vacuum_bumps([".."], 5)
#> robot_vacuum_bumps([".#", "#."], 3)
#> robot_vacuum_bumps(["....", "...."], 0)
#> robot_vacuum_bumps(["..#", "...", "#.."], 7)

### card_war_two_decks
from collections import deque


def draw(deck, n):
    return [deck.popleft() for _ in range(min(n, len(deck)))]


def battle(a, b):
    pot = []
    while a and b:
        x, y = a.popleft(), b.popleft()
        pot += [x, y]
        if x != y:
            winner = a if x > y else b
            winner.extend(sorted(pot, reverse=True))
            return
        pot += draw(a, 1) + draw(b, 1)


def card_war_two_decks(first, second, rounds):
    a, b = deque(first), deque(second)
    played = 0
    while a and b and played < rounds:
        battle(a, b)
        played += 1
    return list(a), list(b), played

#> card_war_two_decks([3, 8, 5], [7, 2, 5], 4)
#> card_war_two_decks([9], [1], 10)
#> card_war_two_decks([4, 1, 6], [4, 9, 2], 1)
#> card_war_two_decks([2, 2], [2, 2], 5)
#> card_war_two_decks([], [1, 2], 3)

### water_jugs_pouring
def pour(amounts, sizes, source, target):
    moved = min(amounts[source], sizes[target] - amounts[target])
    after = list(amounts)
    after[source] -= moved
    after[target] += moved
    return tuple(after)


def options(amounts, sizes):
    for i, size in enumerate(sizes):
        yield f"fill{i}", amounts[:i] + (size,) + amounts[i + 1:]
        yield f"drop{i}", amounts[:i] + (0,) + amounts[i + 1:]
    yield "0>1", pour(amounts, sizes, 0, 1)
    yield "1>0", pour(amounts, sizes, 1, 0)


def water_jugs_pouring(small, large, goal):
    sizes = (small, large)
    seen, frontier = {(0, 0)}, [((0, 0), [])]
    for amounts, path in frontier:
        if goal in amounts:
            return path
        for name, after in options(amounts, sizes):
            if after not in seen:
                seen.add(after)
                frontier.append((after, path + [name]))
    return f"impossible after {len(seen)}"

#> water_jugs_pouring(3, 5, 4)
#> water_jugs_pouring(2, 4, 3)
#> water_jugs_pouring(1, 2, 0)
#> water_jugs_pouring(3, 4, 2)
#> water_jugs_pouring(2, 3, 3)

### loan_schedule_extra
def interest(balance, rate):
    return round(balance * rate / 12, 2)


def months(balance, rate, payment, extras):
    month = 0
    while balance > 0:
        month += 1
        due = interest(balance, rate)
        if due >= payment:
            raise ValueError(f"never paid: {due}")
        pay = min(balance + due, payment + extras.get(month, 0))
        balance = round(balance + due - pay, 2)
        yield month, due, balance


def loan_schedule_extra(balance, rate, payment, **extras):
    by_month = {int(k[1:]): v for k, v in extras.items()}
    rows = []
    try:
        rows.extend(months(balance, rate, payment, by_month))
    except ValueError as err:
        return str(err)
    return len(rows), round(sum(r[1] for r in rows), 2), rows[-1:]

#> loan_schedule_extra(500, 0.12, 130)
#> loan_schedule_extra(500, 0.12, 130, m2=200)
#> loan_schedule_extra(0, 0.05, 10)
#> loan_schedule_extra(1200, 0.24, 20)
#> loan_schedule_extra(300, 0, 100, m1=50, m9=1000)

### bus_seats_boarding
def best_seat(rows, wants_window):
    for r, row in enumerate(rows):
        columns = (0, 3, 1, 2) if wants_window else (1, 2, 0, 3)
        for c in columns:
            if row[c] == "_":
                return r, c
    return None


def board(rows, passenger):
    spot = best_seat(rows, passenger.isupper())
    if spot is None:
        return False
    r, c = spot
    rows[r][c] = passenger
    return True


def bus_seats_boarding(passengers, row_count):
    rows = [["_"] * 4 for _ in range(row_count)]
    standing = "".join(p for p in passengers if not board(rows, p))
    return ["".join(row[:2]) + " " + "".join(row[2:]) for row in rows], standing

#> bus_seats_boarding("ABcdE", 2)
#> bus_seats_boarding("", 1)
#> bus_seats_boarding("xyzwv", 1)
#> bus_seats_boarding("QRS", 0)
#> bus_seats_boarding("aAbBcC", 2)

### snowball_rolling_terrain
def slope(terrain, i):
    return terrain[i] - terrain[i + 1]


def roll(terrain, start, size):
    speed, i = 1, start
    while i + 1 < len(terrain) and speed > 0:
        drop = slope(terrain, i)
        speed += drop
        if drop > 0:
            size += drop
        elif drop < 0:
            size = max(1, size - 1)
        i += 1
        yield i, speed, size


def snowball_rolling_terrain(terrain, start=0, size=1):
    track = list(roll(terrain, start, size))
    if not track:
        return "stays put"
    i, speed, size = track[-1]
    reason = "end" if i == len(terrain) - 1 else "stopped"
    return reason, i, size, speed

#> snowball_rolling_terrain([9, 7, 6, 6, 8, 3])
#> snowball_rolling_terrain([5, 4, 9, 1])
#> snowball_rolling_terrain([3])
#> snowball_rolling_terrain([2, 2, 3, 0], start=1, size=6)
#> snowball_rolling_terrain([], 0)

### print_queue_priorities
import heapq
from itertools import count


class Spooler:
    def __init__(self):
        self.heap, self.ticket = [], count(1)

    def submit(self, name, pages, urgent=False):
        number = next(self.ticket)
        heapq.heappush(self.heap, (not urgent, pages > 10, number, name))
        return number

    def __iter__(self):
        while self.heap:
            *_, number, name = heapq.heappop(self.heap)
            yield f"{number}-{name}"


def print_queue_priorities(jobs, urgent_names=()):
    spooler = Spooler()
    for name, pages in jobs:
        spooler.submit(name, pages, urgent=name in urgent_names)
    return list(spooler)

#> print_queue_priorities([("thesis", 90), ("cv", 2), ("form", 3)])
#> print_queue_priorities([("thesis", 90), ("cv", 2), ("form", 3)], ("form", "thesis"))
#> print_queue_priorities([])
#> print_queue_priorities([("a", 10), ("a", 11), ("a", 1)], "a")
#> print_queue_priorities([("z", 50), ("y", 50)], ["x"])

### ants_on_a_stick
def tick(ants, length):
    moved = [(pos + step, step) for pos, step in ants]
    return [(p, s) for p, s in moved if 0 <= p <= length]


def collide(ants):
    places = {}
    for pos, step in ants:
        places.setdefault(pos, []).append(step)
    return [(p, -s if len(steps) > 1 else s) for p, steps in places.items() for s in steps]


def ants_on_a_stick(start, length, most=12):
    ants = [(p, 1 if side == ">" else -1) for p, side in start]
    history = [len(ants)]
    while ants and len(history) <= most:
        ants = collide(tick(ants, length))
        history.append(len(ants))
    return history

#> ants_on_a_stick([(1, ">"), (3, "<")], 4)
#> ants_on_a_stick([], 9)
#> ants_on_a_stick([(0, "<"), (5, ">")], 5)
#> ants_on_a_stick([(2, ">"), (2, "<")], 6)
#> ants_on_a_stick([(0, ">")], 20, most=3)

### market_stall_haggle
def buyer(limit, step):
    offer = 0
    while True:
        ask = yield offer
        if ask <= limit and ask - offer <= 2:
            return ask
        offer = min(limit, offer + step)


def seller(price, floor):
    while True:
        offer = yield price
        if offer >= price:
            return offer
        price = max(floor, price - max(1, (price - offer) // 4))


def market_stall_haggle(limit, step, price, floor, rounds=8):
    b, s = buyer(limit, step), seller(price, floor)
    offer, ask = next(b), next(s)
    log = [(offer, ask)]
    for _ in range(rounds):
        try:
            offer = b.send(ask)
            ask = s.send(offer)
        except StopIteration as deal:
            return f"deal {deal.value}", log
        log.append((offer, ask))
    return "walked away", log

#> market_stall_haggle(50, 10, 80, 30)
#> market_stall_haggle(20, 5, 90, 60, rounds=3)
#> market_stall_haggle(100, 60, 40, 10)
#> market_stall_haggle(10, 10, 10, 10)
#> market_stall_haggle(5, 1, 3, 3, 5)

### domino_chain_fall
def reach(pos, height):
    return pos + height - 1


def topple(dominoes, first):
    fallen, edge = [], None
    for pos, height in dominoes[first:]:
        if edge is not None and pos > edge:
            break
        fallen.append(pos)
        edge = max(edge or 0, reach(pos, height))
    return fallen


def best_push(dominoes):
    return max(range(len(dominoes)), key=lambda i: len(topple(dominoes, i)))


def domino_chain_fall(dominoes):
    dominoes = sorted(dominoes)
    if not dominoes:
        return None
    start = best_push(dominoes)
    fallen = topple(dominoes, start)
    return dominoes[start], fallen, len(dominoes) - len(fallen)

#> domino_chain_fall([(0, 3), (2, 2), (3, 1), (9, 4), (10, 1)])
#> domino_chain_fall([])
#> domino_chain_fall([(5, 1)])
#> domino_chain_fall([(8, 2), (1, 1), (4, 5), (6, 1), (20, 9)])
#> domino_chain_fall([(-3, 4), (0, 2), (2, 2)])

### stock_lots_profit
from collections import deque


class Short(Exception):
    pass


def sell(lots, quantity):
    cost = 0
    if quantity > sum(q for q, _ in lots):
        raise Short(quantity)
    while quantity:
        have, price = lots.popleft()
        used = min(have, quantity)
        cost += used * price
        quantity -= used
        if have > used:
            lots.appendleft((have - used, price))
    return cost


def stock_lots_profit(moves):
    lots, costs = deque(), []
    for quantity, price in moves:
        if quantity > 0:
            lots.append((quantity, price))
            continue
        try:
            costs.append(-quantity * price - sell(lots, -quantity))
        except Short as err:
            costs.append(f"short {err}")
    return costs, list(lots)

#> stock_lots_profit([(10, 2), (5, 3), (-12, 5)])
#> stock_lots_profit([(4, 10), (-4, 8), (-1, 8)])
#> stock_lots_profit([])
#> stock_lots_profit([(3, 1), (-1, 1), (-1, 2), (2, 4), (-2, 4)])
#> stock_lots_profit([(0, 5), (6, 6)])

### lighthouse_blink_sync
from itertools import cycle, islice


def pattern(on, off, shift=0):
    beat = "*" * on + "." * off
    return islice(cycle(beat), shift, None)


def merge(*signals):
    for column in zip(*signals):
        yield "".join(column)


def lighthouse_blink_sync(lamps, seconds):
    signals = [pattern(*lamp) for lamp in lamps]
    together = [i for i, col in enumerate(islice(merge(*signals), seconds)) if "." not in col]
    return together

#> lighthouse_blink_sync([(1, 2), (1, 3)], 14)
#> lighthouse_blink_sync([(2, 2, 1), (1, 1)], 10)
#> lighthouse_blink_sync([], 5)
#> lighthouse_blink_sync([(0, 3), (1, 0)], 6)
#> lighthouse_blink_sync([(3, 0), (1, 4, 2)], 9)

### coffee_shop_orders_sim
import heapq


def next_barista(free_at):
    return heapq.heappop(free_at)


def prepare(order, times):
    drink, *extras = order.split("+")
    return times.get(drink, 3) + len(extras)


def coffee_shop_orders_sim(orders, baristas, times):
    free_at = [(0, i) for i in range(baristas)]
    ready = []
    for arrival, order in orders:
        when, who = next_barista(free_at)
        start = max(when, arrival)
        end = start + prepare(order, times)
        heapq.heappush(free_at, (end, who))
        ready.append(f"{order}@{end}" + ("!" if start > arrival else ""))
    return ready, max(t for t, _ in free_at)

#> coffee_shop_orders_sim([(0, "latte+oat"), (1, "tea"), (1, "mocha")], 2, {"latte": 4, "tea": 2})
#> coffee_shop_orders_sim([(0, "tea"), (0, "tea"), (9, "tea")], 1, {"tea": 5})
#> coffee_shop_orders_sim([], 3, {})
#> coffee_shop_orders_sim([(2, "x+a+b+c")], 1, {})
#> coffee_shop_orders_sim([], 0, {})

### lamp_ring_toggles
def presser(n):
    state = [False] * n

    def press(i):
        for j in (i - 1, i, i + 1):
            state[j % n] = not state[j % n]
        return sum(state)

    return press, lambda: "".join("●" if s else "○" for s in state)


def lamp_ring_toggles(n, presses):
    press, show = presser(n)
    peak = max(((press(p), -k) for k, p in enumerate(presses)), default=(0, 0))
    return show(), peak[0], -peak[1]

#> lamp_ring_toggles(5, [0, 2])
#> lamp_ring_toggles(4, [1, 1, 3])
#> lamp_ring_toggles(3, [])
#> lamp_ring_toggles(1, [0, 7])
#> lamp_ring_toggles(6, [-1, 2, 5, 10])
#> lamp_ring_toggles(0, [1])

### snail_well_escape
def days(depth, climb, slip):
    height, day = 0, 0
    while True:
        day += 1
        height += climb(day)
        if height >= depth:
            yield day, "out"
            return
        height = max(0, height - slip(day))
        yield day, height


def constant(n):
    return lambda day: n


def tiring(start, loss):
    return lambda day: max(1, start - loss * (day - 1))


def snail_well_escape(depth, up, down, loss=0, patience=9):
    climb = tiring(up, loss) if loss else constant(up)
    log = []
    for day, state in days(depth, climb, constant(down)):
        log.append(state)
        if day == patience:
            break
    return log

#> snail_well_escape(10, 4, 1)
#> snail_well_escape(5, 5, 3)
#> snail_well_escape(20, 6, 1, loss=1)
#> snail_well_escape(8, 2, 2, patience=4)
#> snail_well_escape(0, 1, 1)

### conveyor_sorting_gates
def gate(name, accepts, then):
    def handle(item, bins):
        if accepts(item):
            bins.setdefault(name, []).append(item)
        else:
            then(item, bins)
    return handle


def reject(item, bins):
    bins.setdefault("reject", []).append(item)


def conveyor_sorting_gates(items, heavy=10):
    line = reject
    line = gate("numbers", lambda x: isinstance(x, (int, float)), line)
    line = gate("heavy", lambda x: isinstance(x, int) and x > heavy, line)
    line = gate("labels", lambda x: isinstance(x, str) and x.isupper(), line)
    bins = {}
    for item in items:
        line(item, bins)
    return bins

#> conveyor_sorting_gates([4, 25, "BOX", "box", 2.5])
#> conveyor_sorting_gates([], heavy=1)
#> conveyor_sorting_gates([True, None, "A1", "ß"], heavy=0)
#> conveyor_sorting_gates([10, 11, 12], 11)
#> conveyor_sorting_gates([["LIST"], (), "ÄÖ", -7])
