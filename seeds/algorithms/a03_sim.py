### elevator_trip
def elevator_trip(start, calls):
    floor, moved, doors = start, 0, []
    for target in calls:
        if target == floor:
            doors.append(f"{floor}*")
            continue
        moved += abs(target - floor)
        floor = target
        doors.append(str(floor))
    return moved, "-".join(doors)

#> elevator_trip(0, [3, 7, 1])
#> elevator_trip(5, [5, 5, 2])
#> elevator_trip(2, [])
#> elevator_trip(-1, [4, -2])
#> elevator_trip(10, [0])

### elevator_scan_order
def elevator_scan_order(pos, direction, stops):
    up = sorted(s for s in stops if s > pos)
    down = sorted((s for s in stops if s < pos), reverse=True)
    here = [pos] if pos in stops else []
    return here + (up + down if direction == "up" else down + up)

#> elevator_scan_order(4, "up", [9, 2, 6, 1])
#> elevator_scan_order(4, "down", [9, 2, 6, 1])
#> elevator_scan_order(3, "up", {3})
#> elevator_scan_order(0, "down", [])
#> elevator_scan_order(7, "sideways", [7, 8, -1])

### vending_change_alg
COINS = (200, 100, 50, 20, 10, 5)

def vending_change_alg(price, inserted):
    balance = sum(inserted)
    if balance < price:
        return {"error": "insufficient", "missing": price - balance}
    rest, change = balance - price, {}
    for coin in COINS:
        if rest >= coin:
            change[coin], rest = divmod(rest, coin)
    return {"change": change, "kept": rest}

#> vending_change_alg(135, [100, 50])
#> vending_change_alg(90, [50, 20])
#> vending_change_alg(100, [100])
#> vending_change_alg(62, [200, 5])
#> vending_change_alg(0, [])

### robot_on_grid
def robot_on_grid(commands, width, height):
    x = y = 0
    facing = 0
    steps = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    bumps = 0
    for c in commands:
        if c == "R":
            facing = (facing + 1) % 4
        elif c == "L":
            facing = (facing - 1) % 4
        else:
            dx, dy = steps[facing]
            if 0 <= x + dx < width and 0 <= y + dy < height:
                x, y = x + dx, y + dy
            else:
                bumps += 1
    return x, y, "NESW"[facing], bumps

#> robot_on_grid("FFRFF", 5, 5)
#> robot_on_grid("LF", 3, 3)
#> robot_on_grid("", 1, 1)
#> robot_on_grid("FRFRFRF", 4, 4)
#> robot_on_grid("RRFLLF", 2, 2)

### bank_ledger
def bank_ledger(opening, moves):
    balance = opening
    rejected = []
    for i, (kind, amount) in enumerate(moves, start=1):
        if kind == "deposit":
            balance += amount
        elif kind == "withdraw":
            if amount > balance:
                rejected.append(i)
                continue
            balance -= amount
        else:
            raise KeyError(kind)
    return balance, rejected

#> bank_ledger(100, [("withdraw", 30), ("deposit", 5)])
#> bank_ledger(0, [("withdraw", 1), ("deposit", 50), ("withdraw", 50)])
#> bank_ledger(20, [])
#> bank_ledger(10, [("steal", 10)])
#> bank_ledger(75, [("withdraw", 80), ("withdraw", 75), ("withdraw", 1)])

### rule_automaton
def rule_automaton(rule, cells, gens):
    n = len(cells)
    for _ in range(gens):
        nxt = ""
        for i in range(n):
            idx = int(cells[i - 1]) * 4 + int(cells[i]) * 2 + int(cells[(i + 1) % n])
            nxt += str(rule >> idx & 1)
        cells = nxt
    return cells

#> rule_automaton(30, "0001000", 3)
#> rule_automaton(90, "00100", 1)
#> rule_automaton(110, "", 2)
#> rule_automaton(255, "0101", 1)
#> rule_automaton(184, "110100", 4)

### life_step_sets
def life_step_sets(live):
    counts = {}
    for x, y in live:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx or dy:
                    key = (x + dx, y + dy)
                    counts[key] = counts.get(key, 0) + 1
    return sorted(c for c, k in counts.items() if k == 3 or k == 2 and c in live)

#> life_step_sets([(0, 1), (1, 1), (2, 1)])
#> life_step_sets([])
#> life_step_sets([(0, 0), (0, 1), (1, 0), (1, 1)])
#> life_step_sets([(5, 5)])
#> life_step_sets([(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)])

### life_step_strings
def life_step_strings(rows):
    h = len(rows)
    new = []
    for r in range(h):
        line = ""
        for c in range(len(rows[r])):
            block = [row[max(c - 1, 0):c + 2] for row in rows[max(r - 1, 0):r + 2]]
            n = "".join(block).count("#") - (rows[r][c] == "#")
            line += "#" if n == 3 or (n == 2 and rows[r][c] == "#") else "."
        new.append(line)
    return new

#> life_step_strings([".#.", ".#.", ".#."])
#> life_step_strings(["##", "##"])
#> life_step_strings([])
#> life_step_strings(["####"])
#> life_step_strings([".#..", "..#.", "###.", "...."])

### traffic_light_after
def traffic_light_after(seconds, timings):
    cycle = sum(t for _, t in timings)
    if not cycle:
        return "off"
    s = seconds % cycle
    for colour, t in timings:
        if s < t:
            return f"{colour} ({t - s}s left)"
        s -= t

#> traffic_light_after(0, [("green", 30), ("yellow", 5), ("red", 25)])
#> traffic_light_after(34, [("green", 30), ("yellow", 5), ("red", 25)])
#> traffic_light_after(125, [("red", 10), ("green", 20)])
#> traffic_light_after(-1, [("red", 10), ("green", 20)])
#> traffic_light_after(7, [("red", 0)])

### turn_game_duel
def turn_game_duel(hero, monster):
    hp1, atk1 = hero
    hp2, atk2 = monster
    turn = 0
    while hp1 > 0 and hp2 > 0:
        if turn % 2 == 0:
            hp2 -= atk1
        else:
            hp1 -= atk2
        turn += 1
        if turn > 20:
            return "draw"
    return ("hero" if hp1 > 0 else "monster", turn)

#> turn_game_duel((10, 3), (8, 4))
#> turn_game_duel((4, 1), (9, 2))
#> turn_game_duel((5, 0), (5, 0))
#> turn_game_duel((0, 9), (9, 9))
#> turn_game_duel((30, 7), (21, 6))

### thermostat_run
def thermostat_run(temp, low, high, steps):
    heating = False
    trace = []
    for _ in range(steps):
        if temp <= low:
            heating = True
        elif temp >= high:
            heating = False
        temp += 2 if heating else -1
        trace.append(("H" if heating else "_") + str(temp))
    return trace

#> thermostat_run(18, 18, 21, 6)
#> thermostat_run(25, 18, 21, 5)
#> thermostat_run(20, 10, 30, 0)
#> thermostat_run(-3, 0, 2, 4)
#> thermostat_run(5, 5, 5, 3)

### snakes_and_ladders
def snakes_and_ladders(rolls, jumps, goal=20):
    pos, visited = 0, []
    for roll in rolls:
        if pos + roll > goal:
            continue
        pos += roll
        pos = jumps.get(pos, pos)
        visited.append(pos)
        if pos == goal:
            break
    else:
        visited.append("still playing")
    return visited

#> snakes_and_ladders([3, 4, 6], {3: 12, 16: 2})
#> snakes_and_ladders([6, 6, 6, 2], {})
#> snakes_and_ladders([], {1: 2})
#> snakes_and_ladders([5, 5], {5: 15}, goal=20)
#> snakes_and_ladders([4, 5, 1], {4: 8}, 9)

### rabbits_and_foxes
def rabbits_and_foxes(rabbits, foxes, years):
    log = []
    for year in range(1, years + 1):
        eaten = min(rabbits, foxes * 3)
        rabbits = (rabbits - eaten) * 2
        foxes = foxes + eaten // 6 - (foxes if eaten == 0 else 0)
        log.append((year, rabbits, foxes))
        if rabbits == 0:
            break
    return log

#> rabbits_and_foxes(40, 4, 4)
#> rabbits_and_foxes(10, 0, 3)
#> rabbits_and_foxes(5, 5, 6)
#> rabbits_and_foxes(0, 2, 2)
#> rabbits_and_foxes(100, 1, 0)

### conveyor_sort
def conveyor_sort(items, max_kg):
    belts = {"ok": [], "heavy": [], "scrap": []}
    for name, kg in items:
        if kg <= 0:
            belts["scrap"].append(name)
        elif kg > max_kg:
            belts["heavy"].insert(0, name)
        else:
            belts["ok"].append(name)
    return {k: v for k, v in belts.items() if v}

#> conveyor_sort([("crate", 12.5), ("bag", 3)], 10)
#> conveyor_sort([("void", 0), ("neg", -2)], 5)
#> conveyor_sort([], 1)
#> conveyor_sort([("p1", 9), ("p2", 11), ("p3", 10)], 8)
#> conveyor_sort([("safe", 400), ("pen", 0.01), ("?", 0)], 399)

### parking_lot_spots
def parking_lot_spots(size, events):
    lot = [None] * size
    turned_away = 0
    for ev in events:
        sign, plate = ev[0], ev[1:]
        if sign == "+":
            if None in lot:
                lot[lot.index(None)] = plate
            else:
                turned_away += 1
        elif plate in lot:
            lot[lot.index(plate)] = None
    return lot, turned_away

#> parking_lot_spots(2, ["+AB1", "+CD2", "+EF3"])
#> parking_lot_spots(3, ["+X", "-X", "+Y"])
#> parking_lot_spots(1, ["-ghost"])
#> parking_lot_spots(0, ["+Z9"])
#> parking_lot_spots(3, ["+a", "+b", "-a", "+c", "+d"])

### water_tank_flow
def water_tank_flow(capacity, flows):
    level = spilled = 0
    dry = False
    for f in flows:
        level += f
        if level > capacity:
            spilled += level - capacity
            level = capacity
        elif level < 0:
            dry, level = True, 0
    return {"level": level, "spilled": spilled, "ran_dry": dry}

#> water_tank_flow(10, [4, 4, 4, -2])
#> water_tank_flow(5, [-1, 3])
#> water_tank_flow(8, [])
#> water_tank_flow(3, [3, -3, 3, -4])
#> water_tank_flow(2.5, [1.25, 1.5])

### candle_burnout
def candle_burnout(candles, exchange):
    burned, stubs = 0, 0
    while candles:
        burned += candles
        stubs += candles
        candles, stubs = divmod(stubs, exchange)
    return burned

#> candle_burnout(9, 3)
#> candle_burnout(15, 4)
#> candle_burnout(0, 2)
#> candle_burnout(1, 5)
#> candle_burnout(7, 2)

### langton_ant
def langton_ant(steps):
    black = set()
    x = y = 0
    dx, dy = 0, 1
    for _ in range(steps):
        if (x, y) in black:
            black.remove((x, y))
            dx, dy = -dy, dx
        else:
            black.add((x, y))
            dx, dy = dy, -dx
        x, y = x + dx, y + dy
    return len(black), (x, y)

#> langton_ant(0)
#> langton_ant(4)
#> langton_ant(11)
#> langton_ant(1)
#> langton_ant(25)

### leaky_rate_limiter
def leaky_rate_limiter(times, limit, window):
    accepted = []
    for t in times:
        recent = [a for a in accepted if t - a < window]
        if len(recent) < limit:
            accepted.append(t)
    return accepted, len(times) - len(accepted)

#> leaky_rate_limiter([0, 1, 2, 11, 12], 2, 10)
#> leaky_rate_limiter([], 1, 1)
#> leaky_rate_limiter([5, 5, 5], 1, 3)
#> leaky_rate_limiter([1, 4, 7, 10], 1, 3)
#> leaky_rate_limiter([3, 9], 0, 60)

### dungeon_walk_log
def dungeon_walk_log(rooms, start, moves):
    here, log = start, []
    for m in moves:
        nxt = rooms.get(here, {}).get(m)
        if nxt is None:
            log.append(f"bump {m}")
        else:
            here = nxt
            log.append(here)
    return here, log

#> dungeon_walk_log({"hall": {"n": "cellar", "e": "study"}, "study": {"w": "hall"}}, "hall", "ewn")
#> dungeon_walk_log({}, "void", "ns")
#> dungeon_walk_log({"a": {"x": "a"}}, "a", "xx")
#> dungeon_walk_log({"a": {"u": "b"}}, "a", "")
#> dungeon_walk_log({"attic": {"d": "hall"}, "hall": {"u": "attic"}}, "attic", "ddu")

### coffee_machine_states
def coffee_machine_states(events, water=2):
    state, cups = "idle", 0
    for e in events:
        if state == "idle" and e == "coin":
            state = "ready"
        elif state == "ready" and e == "brew":
            if water == 0:
                state = "empty"
                break
            water -= 1
            cups += 1
            state = "idle"
        elif e == "refund":
            state = "idle"
    return state, cups, water

#> coffee_machine_states(["coin", "brew", "coin", "refund"])
#> coffee_machine_states(["brew", "coin"])
#> coffee_machine_states([])
#> coffee_machine_states(["coin", "brew"], water=0)
#> coffee_machine_states(["coin", "coin", "brew", "coin", "brew", "coin", "brew", "coin"])

### domino_fall
def domino_fall(row):
    while True:
        step = row.replace("R.L", "R|L").replace("R.", "RR").replace(".L", "LL")
        if step == row:
            break
        row = step
    return row.replace("|", ".")

#> domino_fall(".R...L.")
#> domino_fall("..R..")
#> domino_fall("")
#> domino_fall("L.R.L")
#> domino_fall("...")

### pendulum_arrange
def pendulum_arrange(sizes):
    from_small = sorted(sizes)
    out = []
    for i, s in enumerate(from_small):
        out.insert(0 if i % 2 else len(out), s)
    return out

#> pendulum_arrange([6, 6, 8, 5, 10])
#> pendulum_arrange([])
#> pendulum_arrange([3])
#> pendulum_arrange([-9, -2, -10, -6])
#> pendulum_arrange("tick")

### ferris_wheel_pairs
def ferris_wheel_pairs(weights, limit):
    ws = sorted(weights)
    i, j, cabins = 0, len(ws) - 1, []
    while i <= j:
        if i < j and ws[i] + ws[j] <= limit:
            cabins.append((ws[i], ws[j]))
            i += 1
        else:
            cabins.append((ws[j],))
        j -= 1
    return cabins

#> ferris_wheel_pairs([70, 50, 80, 50], 100)
#> ferris_wheel_pairs([], 90)
#> ferris_wheel_pairs([60], 60)
#> ferris_wheel_pairs([30, 40, 55, 90, 20], 95)
#> ferris_wheel_pairs([99, 99], 150)

### rps_tournament
BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}

def rps_tournament(a_moves, b_moves):
    score = [0, 0, 0]
    for a, b in zip(a_moves, b_moves):
        score[2 if a == b else BEATS[a] != b] += 1
    wins, losses, ties = score
    return f"{wins}-{losses} ({ties} tied)"

#> rps_tournament(["rock", "paper"], ["scissors", "rock"])
#> rps_tournament(["paper"] * 3, ["scissors", "paper", "rock"])
#> rps_tournament([], ["rock"])
#> rps_tournament(["lizard"], ["rock"])
#> rps_tournament(["rock", "rock"], ["paper", "rock", "paper"])

### nim_best_move
def nim_best_move(piles):
    x = 0
    for p in piles:
        x ^= p
    if x == 0:
        return "losing"
    for i, p in enumerate(piles):
        if p ^ x < p:
            return i, p - (p ^ x)

#> nim_best_move([3, 4, 5])
#> nim_best_move([1, 1])
#> nim_best_move([])
#> nim_best_move([7])
#> nim_best_move([2, 6, 4, 1])

### lights_out_press
def lights_out_press(board, presses):
    grid = [list(row) for row in board]
    for r, c in presses:
        for y, x in ((r, c), (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if 0 <= y < len(grid) and 0 <= x < len(grid[y]):
                grid[y][x] = "o" if grid[y][x] == "." else "."
    return ["".join(g) for g in grid]

#> lights_out_press(["...", "...", "..."], [(1, 1)])
#> lights_out_press(["oo", "o."], [(0, 0)])
#> lights_out_press([], [(0, 0)])
#> lights_out_press(["o.o"], [(0, 1), (0, 1)])
#> lights_out_press(["..", ".."], [(0, 0), (1, 1)])

### chess_clock_left
def chess_clock_left(initial, increment, thinks):
    clocks = [initial, initial]
    for turn, secs in enumerate(thinks):
        side = turn & 1
        clocks[side] -= secs
        if clocks[side] <= 0:
            return ("White", "Black")[side] + " flagged"
        clocks[side] += increment
    return tuple(clocks)

#> chess_clock_left(60, 2, [5, 10, 3])
#> chess_clock_left(10, 0, [4, 10])
#> chess_clock_left(180, 5, [])
#> chess_clock_left(5, 1, [5])
#> chess_clock_left(30, 3, [29, 1, 3, 30])

### bus_occupancy
def bus_occupancy(stops, seats):
    aboard, worst, standing = 0, 0, []
    for name, (on, off) in stops.items():
        aboard += on - min(off, aboard)
        worst = max(worst, aboard)
        if aboard > seats:
            standing.append((name, aboard - seats))
    return aboard, worst, standing

#> bus_occupancy({"Depot": (10, 0), "Mill St": (8, 3), "End": (0, 15)}, 12)
#> bus_occupancy({}, 40)
#> bus_occupancy({"A": (0, 5)}, 1)
#> bus_occupancy({"A": (3, 0), "B": (3, 0), "C": (0, 99)}, 5)
#> bus_occupancy({"x": (1, 1), "y": (2, 1)}, 0)

### plant_growth_days
def plant_growth_days(up, down, goal):
    height, day = 0, 0
    while True:
        day += 1
        height += up
        if height >= goal:
            return day
        height -= down
        if day >= 30:
            return float("inf")

#> plant_growth_days(10, 4, 25)
#> plant_growth_days(5, 5, 12)
#> plant_growth_days(7, 0, 7)
#> plant_growth_days(3, 1, 20)
#> plant_growth_days(1, 2, 0)

### dice_pig_score
def dice_pig_score(rolls, hold_at):
    total = turn = 0
    for die in rolls:
        if die == 1:
            turn = 0
            print("bust")
            continue
        turn += die
        if turn >= hold_at:
            total, turn = total + turn, 0
    return total, turn

#> dice_pig_score([4, 6, 1, 5, 5], 10)
#> dice_pig_score([1, 1], 5)
#> dice_pig_score([], 20)
#> dice_pig_score([6, 6, 6, 2], 12)
#> dice_pig_score([3, 2, 1], 20)

### memory_pages_fifo
def memory_pages_fifo(refs, frames):
    loaded, faults, marks = [], 0, ""
    for r in refs:
        if r in loaded:
            marks += "."
        else:
            faults += 1
            marks += "F"
            loaded = (loaded + [r])[-frames:]
    return faults, marks

#> memory_pages_fifo([1, 2, 3, 1, 4, 1], 3)
#> memory_pages_fifo([], 2)
#> memory_pages_fifo("abab", 1)
#> memory_pages_fifo([7, 7, 7], 4)
#> memory_pages_fifo([5, 6, 5, 8, 6, 5], 2)

### sandpile_topple
def sandpile_topple(piles):
    piles = list(piles)
    lost = rounds = 0
    while max(piles, default=0) > 2:
        i = piles.index(max(piles))
        piles[i] -= 2
        for j in (i - 1, i + 1):
            if 0 <= j < len(piles):
                piles[j] += 1
            else:
                lost += 1
        rounds += 1
    return piles, lost, rounds

#> sandpile_topple([0, 5, 0])
#> sandpile_topple([])
#> sandpile_topple([2, 2, 2])
#> sandpile_topple([4])
#> sandpile_topple((3, 0, 0, 4))

### escalator_both_ways
def escalator_both_ways(arrivals):
    """Greedy one-lane crossing: the side already moving keeps the lane."""
    lane, waits, clock = None, [], 0
    for t, side in arrivals:
        begin = max(t, clock)
        if lane not in (None, side) and begin < clock + 1:
            begin += 1
        waits.append(begin - t)
        lane, clock = side, begin + 1
    return waits

#> escalator_both_ways([(0, "up"), (0, "down"), (1, "down")])
#> escalator_both_ways([])
#> escalator_both_ways([(5, "up"), (20, "down")])
#> escalator_both_ways([(0, "up"), (0, "up"), (0, "up")])
#> escalator_both_ways([(2, "down"), (2, "up"), (3, "down")])
