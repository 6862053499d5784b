### ant_colony_line
def ant_colony_line(positions, heading, length, ticks):
    ants = [[p, 1 if h == ">" else -1] for p, h in zip(positions, heading)]
    fallen = []
    for t in range(1, ticks + 1):
        for ant in ants:
            ant[0] += ant[1]
        fallen += [t for a in ants if not 0 <= a[0] <= length]
        ants = [a for a in ants if 0 <= a[0] <= length]
    return fallen, sorted(a[0] for a in ants)

#> ant_colony_line([2, 5], "><", 6, 4)
#> ant_colony_line([], "", 10, 3)
#> ant_colony_line([0, 3], "<>", 3, 1)
#> ant_colony_line([4], ">", 9, 0)
#> ant_colony_line([1, 1, 1], "<><", 5, 6)

### queue_at_bank
def queue_at_bank(arrivals, service):
    clock, waits = 0, []
    for a in arrivals:
        begin = max(clock, a)
        waits.append(begin - a)
        clock = begin + service
    longest = max(waits, default=0)
    return waits, longest, clock

#> queue_at_bank([0, 1, 2, 10], 3)
#> queue_at_bank([], 5)
#> queue_at_bank([4, 4, 4], 2)
#> queue_at_bank([0, 100], 1)
#> queue_at_bank([3], 0)

### two_lane_merge
def two_lane_merge(left, right):
    road, turn = [], 0
    lanes = [list(left), list(right)]
    while any(lanes):
        lane = lanes[turn % 2] or lanes[(turn + 1) % 2]
        road.append(lane.pop(0))
        turn += 1
    return "".join(road)

#> two_lane_merge("abc", "XY")
#> two_lane_merge("", "QRS")
#> two_lane_merge("", "")
#> two_lane_merge("pqrst", "1")
#> two_lane_merge(["u"], ["v"])

### predator_board_step
def predator_board_step(board):
    foxes = [(r, c) for r, row in enumerate(board) for c, ch in enumerate(row) if ch == "F"]
    hens = [(r, c) for r, row in enumerate(board) for c, ch in enumerate(row) if ch == "h"]
    caught = []
    for h in hens:
        near = min((abs(h[0] - f[0]) + abs(h[1] - f[1]) for f in foxes), default=None)
        if near is not None and near <= 1:
            caught.append(h)
    return caught, len(hens) - len(caught)

#> predator_board_step(["F.h", "h.."])
#> predator_board_step(["hh"])
#> predator_board_step([])
#> predator_board_step(["hFh", ".h."])
#> predator_board_step(["F", ".", "h"])

### wolf_goat_cabbage_check
def wolf_goat_cabbage_check(trips):
    here, there = {"wolf", "goat", "cabbage"}, set()
    boat_here = True
    for n, cargo in enumerate(trips, 1):
        src, dst = (here, there) if boat_here else (there, here)
        if cargo is not None:
            src.remove(cargo)
            dst.add(cargo)
        boat_here = not boat_here
        if {"wolf", "goat"} <= src or {"goat", "cabbage"} <= src:
            return f"disaster on trip {n}"
    return "solved" if len(there) == 3 else f"{len(there)} across"

#> wolf_goat_cabbage_check(["goat", None, "wolf", "goat", "cabbage", None, "goat"])
#> wolf_goat_cabbage_check(["wolf"])
#> wolf_goat_cabbage_check([])
#> wolf_goat_cabbage_check(["goat", None, "cabbage"])
#> wolf_goat_cabbage_check(["goat", "goat", "fox"])

### moon_lander_ticks
def moon_lander_ticks(height, fuel, burns):
    v = 0
    for t, burn in enumerate(burns):
        burn = min(burn, fuel)
        fuel -= burn
        v += 2 - burn
        height -= v
        if height <= 0:
            return ("landed" if v <= 3 else "crash", t + 1, v, fuel)
    return ("flying", height, v, fuel)

#> moon_lander_ticks(10, 10, [0, 1, 2, 3, 2])
#> moon_lander_ticks(8, 0, [5, 5, 5])
#> moon_lander_ticks(100, 3, [])
#> moon_lander_ticks(3, 4, [0, 1, 0])
#> moon_lander_ticks(50, 6, [2, 2, 2])

### garden_watering_can
def garden_watering_can(plants, can):
    level, steps = can, 0
    for i, need in enumerate(plants):
        if level < need:
            steps += 2 * i
            level = can
        level -= need
        steps += 1
        if level < 0:
            raise ValueError(f"can too small for plant {i}")
    return steps, level

#> garden_watering_can([2, 2, 3, 3], 5)
#> garden_watering_can([], 7)
#> garden_watering_can([1, 1, 1, 4, 2, 3], 4)
#> garden_watering_can([9], 3)
#> garden_watering_can([0, 0], 0)

### tamagotchi_day
def tamagotchi_day(actions):
    pet = {"hunger": 3, "mood": 5}
    for act in actions:
        if act == "feed":
            pet["hunger"] = max(0, pet["hunger"] - 3)
        elif act == "play":
            pet["mood"] = min(9, pet["mood"] + 2)
            pet["hunger"] += 1
        pet["hunger"] += 1
        pet["mood"] -= pet["hunger"] > 5
        if pet["hunger"] > 8:
            return "ran away"
    return pet

#> tamagotchi_day(["play", "feed", "sleep"])
#> tamagotchi_day([])
#> tamagotchi_day(["play"] * 4)
#> tamagotchi_day(["nap", "nap", "nap", "feed"])
#> tamagotchi_day(["feed", "feed"])

### photo_shelf_fill
def photo_shelf_fill(books, width):
    shelves, row, used = [], [], 0
    for title, thick in books:
        if used + thick > width and row:
            shelves.append(row)
            row, used = [], 0
        row.append(title)
        used += thick
    if row:
        shelves.append(row)
    return shelves

#> photo_shelf_fill([("Dune", 4), ("Emma", 3), ("Ulysses", 6), ("Ion", 1)], 7)
#> photo_shelf_fill([], 5)
#> photo_shelf_fill([("Huge", 99)], 10)
#> photo_shelf_fill([("a", 2), ("b", 2), ("c", 2)], 4)
#> photo_shelf_fill([("x", 5), ("y", 5)], 5)

### card_war_rounds
from collections import deque

def card_war_rounds(p1, p2, max_rounds=20):
    a, b = deque(p1), deque(p2)
    n = 0
    while a and b and n < max_rounds:
        x, y = a.popleft(), b.popleft()
        if x > y:
            a.extend((x, y))
        elif y > x:
            b.extend((y, x))
        n += 1
    return n, list(a), list(b)

#> card_war_rounds([9, 2], [6, 3])
#> card_war_rounds([5], [5])
#> card_war_rounds([], [1])
#> card_war_rounds([4, 1, 8], [2, 7, 3], max_rounds=6)
#> card_war_rounds([1], [10, 11])

### bouncing_ball_heights
def bouncing_ball_heights(h, bounce, window):
    if not (h > window and 0 < bounce < 1):
        return -1
    seen, heights = 1, []
    while h * bounce > window:
        h *= bounce
        heights.append(round(h, 2))
        seen += 2
    return seen, heights

#> bouncing_ball_heights(3, 0.66, 1.5)
#> bouncing_ball_heights(10, 0.5, 1)
#> bouncing_ball_heights(2, 1, 1)
#> bouncing_ball_heights(1, 0.5, 5)
#> bouncing_ball_heights(30, 0.75, 28)

### lawn_mower_coverage
def lawn_mower_coverage(w, h, path):
    cut = {(0, 0)}
    x = y = 0
    moves = {"u": (0, -1), "d": (0, 1), "l": (-1, 0), "r": (1, 0)}
    for step in path:
        dx, dy = moves.get(step, (0, 0))
        x = min(max(x + dx, 0), w - 1)
        y = min(max(y + dy, 0), h - 1)
        cut.add((x, y))
    return f"{len(cut)}/{w * h}", ["".join("'"[(c, r) in cut:] or "." for c in range(w)) for r in range(h)]

#> lawn_mower_coverage(3, 2, "rrdll")
#> lawn_mower_coverage(1, 1, "udlr")
#> lawn_mower_coverage(4, 3, "")
#> lawn_mower_coverage(2, 2, "r?d")
#> lawn_mower_coverage(3, 3, "ddrrul")

### fuel_stops_greedy
def fuel_stops_greedy(stations, tank, distance):
    stops, pos = [], 0
    points = sorted(stations) + [distance]
    while pos + tank < distance:
        reachable = [p for p in points if pos < p <= pos + tank]
        if not reachable:
            return "stranded at %d" % pos
        pos = reachable[-1]
        stops.append(pos)
    return stops

#> fuel_stops_greedy([30, 50, 80], 40, 100)
#> fuel_stops_greedy([10], 20, 100)
#> fuel_stops_greedy([], 500, 300)
#> fuel_stops_greedy([25, 50, 75], 50, 99)
#> fuel_stops_greedy([60, 20, 40], 20, 70)

### lottery_bins
def lottery_bins(tickets, drawn):
    drawn = set(drawn)
    prizes = {2: 5, 3: 50, 4: 1000}
    wins = {}
    for holder, nums in tickets.items():
        hit = len(drawn.intersection(nums))
        if hit in prizes:
            wins[holder] = prizes[hit]
    return wins, sum(wins.values())

#> lottery_bins({"Gus": [3, 8, 15, 40], "Ivy": [1, 2, 3, 4]}, [3, 8, 15, 22])
#> lottery_bins({}, [1])
#> lottery_bins({"All": (7, 8, 9, 10)}, (10, 9, 8, 7))
#> lottery_bins({"No": [1, 1, 1]}, [1, 2])
#> lottery_bins({"a": [5, 6], "b": [6, 5], "c": [0]}, [5, 6])

### auction_english
def auction_english(reserve, bids, step=5):
    price, leader, log = 0, None, []
    for who, amount in bids:
        if amount < price + step or who == leader:
            log.append(f"{who}!")
            continue
        price, leader = amount, who
        log.append(f"{who}:{amount}")
    return (leader, price) if price >= reserve and leader else None, log

#> auction_english(50, [("Ann", 40), ("Bob", 43), ("Cat", 60)])
#> auction_english(100, [("Ann", 99)])
#> auction_english(0, [])
#> auction_english(10, [("x", 10), ("x", 20), ("y", 15)], step=1)
#> auction_english(20, [("p", 25), ("q", 30), ("p", 35)])

### auction_second_price_alg
def auction_second_price_alg(bids):
    ranked = sorted(bids.items(), key=lambda b: (-b[1], b[0]))
    if not ranked:
        return None
    winner = ranked[0][0]
    pay = ranked[1][1] if len(ranked) > 1 else 0
    return winner, pay

#> auction_second_price_alg({"Ann": 30, "Bob": 45, "Cat": 45})
#> auction_second_price_alg({})
#> auction_second_price_alg({"Solo": 10})
#> auction_second_price_alg({"x": 0, "y": -5})
#> auction_second_price_alg({"q": 1.5, "r": 2.25})

### order_book_match
def order_book_match(orders):
    buys, sells, trades = [], [], []
    for side, price, qty in orders:
        book, other = (buys, sells) if side == "B" else (sells, buys)
        while qty and other:
            best = min(other) if side == "B" else max(other)
            if (price < best[0]) if side == "B" else (price > best[0]):
                break
            other.remove(best)
            done = min(qty, best[1])
            trades.append((best[0], done))
            qty -= done
            if best[1] > done:
                other.append((best[0], best[1] - done))
        if qty:
            book.append((price, qty))
    return trades, buys, sells

#> order_book_match([("S", 10, 5), ("B", 11, 3), ("B", 9, 4)])
#> order_book_match([])
#> order_book_match([("B", 7, 2), ("S", 7, 6)])
#> order_book_match([("S", 5, 1), ("S", 4, 1), ("B", 6, 3)])
#> order_book_match([("B", 3, 1), ("S", 8, 1)])

### printer_page_ranges
def printer_page_ranges(spec, last):
    pages = []
    for bit in spec.split(","):
        bit = bit.strip()
        if bit.endswith("-"):
            pages += range(int(bit[:-1]), last + 1)
        elif "-" in bit:
            a, b = sorted(int(x) for x in bit.split("-"))
            pages += range(a, b + 1)
        elif bit:
            pages.append(int(bit))
    return [p for p in dict.fromkeys(pages) if 1 <= p <= last]

#> printer_page_ranges("1-3, 7, 5-", 8)
#> printer_page_ranges("", 5)
#> printer_page_ranges("9-6,2,2", 7)
#> printer_page_ranges("0,4,99", 10)
#> printer_page_ranges("one", 3)

### vote_by_approval
def vote_by_approval(slips):
    tally = {}
    for slip in slips:
        for name in {s.strip().title() for s in slip.split("/") if s.strip()}:
            tally[name] = tally.get(name, 0) + 1
    best = max(tally.values(), default=0)
    return sorted(n for n, c in tally.items() if c == best), best

#> vote_by_approval(["pizza/sushi", "Pizza", "tacos / pizza"])
#> vote_by_approval([])
#> vote_by_approval(["a/a/A", "b"])
#> vote_by_approval(["", " / "])
#> vote_by_approval(["ramen/pho", "pho/ramen"])

### heating_schedule_cost
def heating_schedule_cost(hours, tariff):
    cost = 0
    for h in hours:
        for (start, end), price in tariff.items():
            inside = start <= h < end if start < end else h >= start or h < end
            if inside:
                cost += price
                break
        else:
            cost += 10
    return cost

#> heating_schedule_cost([7, 8, 23], {(22, 6): 4, (6, 9): 15})
#> heating_schedule_cost([], {(0, 24): 1})
#> heating_schedule_cost([12], {})
#> heating_schedule_cost([0, 5, 6], {(22, 6): 3})
#> heating_schedule_cost([1, 1], {(1, 2): 7, (0, 5): 9})

### wumpus_warnings
def wumpus_warnings(cave, here):
    hints = {"W": "You smell something.", "B": "You hear wings.", "P": "You feel a draft."}
    seen = []
    for room in cave["tunnels"][here]:
        msg = hints.get(cave["contents"].get(room))
        if msg and msg not in seen:
            seen.append(msg)
    return seen or ["All is quiet."]

#> wumpus_warnings({"tunnels": {1: [2, 5], 2: [1]}, "contents": {2: "W", 5: "P"}}, 1)
#> wumpus_warnings({"tunnels": {1: [2]}, "contents": {}}, 1)
#> wumpus_warnings({"tunnels": {3: [4, 6]}, "contents": {4: "B", 6: "B"}}, 3)
#> wumpus_warnings({"tunnels": {1: []}, "contents": {1: "W"}}, 1)
#> wumpus_warnings({"tunnels": {}, "contents": {}}, 9)

### maze_wall_follower
def maze_wall_follower(maze, steps):
    r, c, d = 1, 1, 0
    dirs = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    path = ""
    for _ in range(steps):
        for turn in (1, 0, 3, 2):
            nd = (d + turn) % 4
            nr, nc = r + dirs[nd][0], c + dirs[nd][1]
            if maze[nr][nc] != "#":
                r, c, d = nr, nc, nd
                path += ">v<^"[d]
                break
    return path, (r, c)

#> maze_wall_follower(["#####", "#...#", "#.#.#", "#####"], 5)
#> maze_wall_follower(["###", "#.#", "###"], 3)
#> maze_wall_follower(["####", "#..#", "#..#", "####"], 6)
#> maze_wall_follower(["####", "#..#", "####"], 4)
#> maze_wall_follower(["###", "#.#", "#.#", "###"], 0)

### robot_vacuum_battery
def robot_vacuum_battery(room, battery):
    cleaned, trips, charge = 0, 0, battery
    for dirt in room:
        while dirt:
            if charge == 0:
                trips += 1
                charge = battery
            used = min(dirt, charge)
            dirt -= used
            charge -= used
            cleaned += used
    return {"cleaned": cleaned, "recharges": trips, "left": charge}

#> robot_vacuum_battery([3, 0, 4], 5)
#> robot_vacuum_battery([], 2)
#> robot_vacuum_battery([0, 0], 1)
#> robot_vacuum_battery([9], 4)
#> robot_vacuum_battery([1, 1, 1], 1)

### stack_cups_moves
def stack_cups_moves(cups, moves):
    stacks = [list(c) for c in cups]
    for n, src, dst in moves:
        lifted = stacks[src][-n:]
        del stacks[src][-n:]
        stacks[dst] += lifted
    return ["".join(s) for s in stacks], "".join(s[-1] for s in stacks if s)

#> stack_cups_moves(["abc", "de", ""], [(2, 0, 2), (1, 1, 0)])
#> stack_cups_moves([], [])
#> stack_cups_moves(["xyz", ""], [(9, 0, 1)])
#> stack_cups_moves(["pq", "r"], [(1, 0, 0)])
#> stack_cups_moves(["a"], [(1, 0, 4)])

### signal_x_register
def signal_x_register(program, sample_every=4):
    x, cycle, samples = 1, 0, []
    for line in program:
        cost, add = (1, 0) if line == "noop" else (2, int(line.split()[1]))
        for _ in range(cost):
            cycle += 1
            if cycle % sample_every == 0:
                samples.append((cycle, x))
        x += add
    return samples, x

#> signal_x_register(["noop", "addx 3", "addx -5", "noop"])
#> signal_x_register([])
#> signal_x_register(["addx 7"] * 3, sample_every=2)
#> signal_x_register(["noop"] * 5, 1)
#> signal_x_register(["addx"])

### tug_rope_state
def tug_rope_state(pulls, win=5):
    knot = 0
    history = []
    for left, right in pulls:
        knot += right - left
        history.append(knot)
        if abs(knot) >= win:
            return ("right" if knot > 0 else "left"), history
    return None, history

#> tug_rope_state([(3, 1), (4, 1)])
#> tug_rope_state([(1, 2), (0, 6), (9, 9)])
#> tug_rope_state([])
#> tug_rope_state([(2, 2), (3, 3)], win=1)
#> tug_rope_state([(10, 0)], 50)

### rope_head_tail
def rope_head_tail(moves):
    hx = hy = tx = ty = 0
    visited = {(0, 0)}
    for d, n in moves:
        for _ in range(n):
            hx += (d == "R") - (d == "L")
            hy += (d == "U") - (d == "D")
            if max(abs(hx - tx), abs(hy - ty)) > 1:
                tx += (hx > tx) - (hx < tx)
                ty += (hy > ty) - (hy < ty)
                visited.add((tx, ty))
    return len(visited), (tx, ty)

#> rope_head_tail([("R", 4), ("U", 4)])
#> rope_head_tail([])
#> rope_head_tail([("L", 1), ("R", 2)])
#> rope_head_tail([("U", 3), ("D", 3), ("L", 2)])
#> rope_head_tail([("?", 2)])

### falling_sand_column
def falling_sand_column(widths, grains):
    heights = list(widths)
    for g in grains:
        i = g % len(heights)
        while True:
            if i > 0 and heights[i - 1] < heights[i]:
                i -= 1
            elif i < len(heights) - 1 and heights[i + 1] < heights[i]:
                i += 1
            else:
                break
        heights[i] += 1
    return heights

#> falling_sand_column([0, 0, 0], [1, 1, 1, 1])
#> falling_sand_column([3, 2, 1], [0, 0])
#> falling_sand_column([5], [7, 7])
#> falling_sand_column([1, 4, 2], [])
#> falling_sand_column([0, 5, 0, 5], [1, 3, -1])

### octopus_flash_step
def octopus_flash_step(energies):
    grid = [e + 1 for e in energies]
    flashed = set()
    ready = [i for i, e in enumerate(grid) if e > 9]
    while ready:
        i = ready.pop()
        if i in flashed:
            continue
        flashed.add(i)
        for j in (i - 1, i + 1):
            if 0 <= j < len(grid):
                grid[j] += 1
                if grid[j] > 9:
                    ready.append(j)
    return [0 if i in flashed else e for i, e in enumerate(grid)], len(flashed)

#> octopus_flash_step([1, 9, 8, 7])
#> octopus_flash_step([])
#> octopus_flash_step([9, 9, 9])
#> octopus_flash_step([0, 5, 3])
#> octopus_flash_step([8, 9, 8, 8, 1])

### lanternfish_timers
def lanternfish_timers(timers, days, cycle=6):
    counts = [timers.count(t) for t in range(cycle + 3)]
    for _ in range(days):
        born = counts.pop(0)
        counts.append(born)
        counts[cycle] += born
    return sum(counts), counts

#> lanternfish_timers([3, 4, 3, 1, 2], 18)
#> lanternfish_timers([], 10)
#> lanternfish_timers([0], 1)
#> lanternfish_timers([1, 1], 5, cycle=2)
#> lanternfish_timers([8], 0)

### marble_circle_scores
def marble_circle_scores(players, last):
    circle, pos = [0], 0
    scores = [0] * players
    for m in range(1, last + 1):
        if m % 7 == 0:
            pos = (pos - 3) % len(circle)
            scores[m % players] += m + circle.pop(pos)
        else:
            pos = (pos + 2) % len(circle)
            circle.insert(pos, m)
    return scores, circle

#> marble_circle_scores(3, 8)
#> marble_circle_scores(2, 0)
#> marble_circle_scores(4, 15)
#> marble_circle_scores(1, 6)
#> marble_circle_scores(0, 7)

### supply_chain_delay
def supply_chain_delay(orders, lead, stock):
    pipeline, shortages = {}, []
    for day, qty in enumerate(orders):
        stock += pipeline.pop(day, 0)
        if qty > stock:
            shortages.append((day, qty - stock))
            qty = stock
        stock -= qty
        pipeline[day + lead] = pipeline.get(day + lead, 0) + qty
    return stock, shortages, pipeline

#> supply_chain_delay([4, 4, 4, 4], 2, 6)
#> supply_chain_delay([], 1, 9)
#> supply_chain_delay([10], 3, 2)
#> supply_chain_delay([1, 2, 3], 1, 3)
#> supply_chain_delay([0, 0, 5], 5, 5)

### countdown_fuse_lines
def countdown_fuse_lines(fuses):
    t, order = 0, []
    fuses = dict(fuses)
    while fuses:
        t += 1
        for name in list(fuses):
            fuses[name] -= 1
            if fuses[name] <= 0:
                del fuses[name]
                order.append(f"{name}@{t}")
    return order

#> countdown_fuse_lines({"red": 2, "blue": 1, "green": 2})
#> countdown_fuse_lines({})
#> countdown_fuse_lines({"dud": 0})
#> countdown_fuse_lines([("a", 3), ("b", 5)])
#> countdown_fuse_lines({"x": 4, "y": -2})
