### train_cars_uncouple
def train_cars_uncouple(cars, stop):
    dropped = {}
    while cars and cars[-1][1] <= stop:
        load, at = cars.pop()
        dropped.setdefault(at, []).insert(0, load)
    return cars, dropped

#> train_cars_uncouple([("coal", 5), ("salt", 2), ("corn", 2), ("mail", 1)], 2)
#> train_cars_uncouple([("coal", 5)], 4)
#> train_cars_uncouple([], 9)
#> train_cars_uncouple([("a", 3), ("b", 3)], 3)
#> train_cars_uncouple([("x", 1), ("y", 9), ("z", 0)], 5)
#> train_cars_uncouple([("ore", -1)], 0)

### playlist_after_skips
def playlist_after_skips(songs, skips):
    i, played = 0, []
    for s in skips:
        if not songs:
            break
        i = (i + s) % len(songs)
        played.append(songs.pop(i))
    return played, songs

#> playlist_after_skips(["ode", "jig", "hum", "rap"], [1, 2, 0])
#> playlist_after_skips(["solo"], [5, 5])
#> playlist_after_skips([], [1])
#> playlist_after_skips(["a", "b", "c"], [])
#> playlist_after_skips(["x", "y", "z"], [-1, -1, -1])
#> playlist_after_skips([1, 2, 3, 4, 5], [2, 2])

### parking_spots_assign
def parking_spots_assign(spots, cars):
    where = {}
    for c in cars:
        free = next((i for i, s in enumerate(spots) if s == 0), None)
        if free is None:
            where[c] = "street"
            continue
        spots[free] = c
        where[c] = free
    return where

#> parking_spots_assign([0, "van", 0], ["vw", "kia", "bmw"])
#> parking_spots_assign([], ["bus"])
#> parking_spots_assign([0, 0, 0], [])
#> parking_spots_assign(["a", 0], ["b"])
#> parking_spots_assign([0], ["x", "x"])
#> parking_spots_assign([None, False, 0], ["m", "n", "o"])

### shift_swap_requests
def shift_swap_requests(rota, swaps):
    refused = []
    for a, b in swaps:
        if {a, b} <= rota.keys() and rota[a] != rota[b]:
            rota[a], rota[b] = rota[b], rota[a]
        else:
            refused.append((a, b))
    return rota, refused

#> shift_swap_requests({"mon": "al", "tue": "bo", "wed": "cy"}, [("mon", "wed"), ("tue", "sat")])
#> shift_swap_requests({"mon": "al", "tue": "al"}, [("mon", "tue")])
#> shift_swap_requests({}, [("a", "b")])
#> shift_swap_requests({"x": 1, "y": 2}, [])
#> shift_swap_requests({"x": 1, "y": 2, "z": 3}, [("x", "y"), ("y", "z"), ("z", "x")])
#> shift_swap_requests({"k": 0}, [("k", "k")])

### shelf_push_books
def shelf_push_books(shelf, new, room):
    shelf = new + shelf
    over = shelf[room:]
    del shelf[room:]
    return shelf, over, room - len(shelf)

#> shelf_push_books(["old", "older"], ["new"], 2)
#> shelf_push_books(["old"], ["n1", "n2"], 5)
#> shelf_push_books([], [], 3)
#> shelf_push_books(["a", "b"], [], 0)
#> shelf_push_books(["a", "b", "c"], ["z"], -1)
#> shelf_push_books([], ["p", "q", "r"], 2)

### dice_reroll_lows
def dice_reroll_lows(rolls, spare, low):
    used = 0
    for i, r in enumerate(rolls):
        if r <= low and spare:
            rolls[i] = spare.pop(0)
            used += 1
    return rolls, used, sum(rolls) + sum(spare)

#> dice_reroll_lows([1, 6, 2, 4], [5, 3], 2)
#> dice_reroll_lows([1, 1, 1], [6], 1)
#> dice_reroll_lows([], [4], 3)
#> dice_reroll_lows([5, 6], [1, 1], 4)
#> dice_reroll_lows([2, 2], [], 2)
#> dice_reroll_lows([3, 1, 3], [1, 2, 3], 3)

### pixel_flip_rows
def pixel_flip_rows(img, rows):
    for r in rows:
        if 0 <= r < len(img):
            img[r] = [1 - p for p in img[r]][::-1]
    lit = [sum(row) for row in img]
    return img, lit

#> pixel_flip_rows([[1, 0, 0], [1, 1, 0]], [1])
#> pixel_flip_rows([[1, 0], [0, 0]], [0, 0, 5])
#> pixel_flip_rows([], [0])
#> pixel_flip_rows([[]], [0])
#> pixel_flip_rows([[1, 1, 1]], [-1])
#> pixel_flip_rows([[0, 1, 1], [1, 0, 0], [0, 0, 0]], [0, 2])

### vending_slot_counts
def vending_slot_counts(slots, presses):
    sold, jams = [], 0
    for p in presses:
        if slots.get(p, 0) > 0:
            slots[p] -= 1
            sold.append(p)
        else:
            jams += 1
    empty = [k for k, v in slots.items() if v == 0]
    return sold, jams, empty

#> vending_slot_counts({"A1": 2, "A2": 1}, ["A1", "A2", "A2", "A1"])
#> vending_slot_counts({"A1": 5}, ["B7"])
#> vending_slot_counts({}, [])
#> vending_slot_counts({"C": 0, "D": 3}, ["C", "D"])
#> vending_slot_counts({"E": 1}, ["E", "E", "E"])
#> vending_slot_counts({"F": -2, "G": 2}, ["F", "G", "G"])

### seat_map_block
def seat_map_block(row, need):
    run = 0
    for i, s in enumerate(row):
        run = run + 1 if s == "." else 0
        if run == need:
            start = i - need + 1
            return row[:start] + "x" * need + row[i + 1:]
    return None

#> seat_map_block("x..x...x", 3)
#> seat_map_block("x..x...x", 2)
#> seat_map_block("x..x", 3)
#> seat_map_block("", 1)
#> seat_map_block("....", 4)
#> seat_map_block("xxx", 1)

### harvest_rows_ripe
def harvest_rows_ripe(field, day):
    basket = 0
    for row in field:
        for i in range(len(row)):
            if row[i] <= day:
                basket += 1
                row[i] += day
    return basket, field

#> harvest_rows_ripe([[3, 5, 9], [1, 7]], 5)
#> harvest_rows_ripe([[8], [9]], 2)
#> harvest_rows_ripe([], 4)
#> harvest_rows_ripe([[], [0]], 0)
#> harvest_rows_ripe([[1, 1, 1]], 10)
#> harvest_rows_ripe([[-2, 2], [4, 6]], 3)

### log_level_counts_trim
def log_level_counts_trim(lines, keep):
    counts, kept = {}, []
    for ln in lines:
        level, _, msg = ln.partition(": ")
        counts[level] = counts.get(level, 0) + 1
        if level in keep and msg:
            kept.append(msg)
    return counts, kept[-2:]

#> log_level_counts_trim(["INFO: up", "WARN: slow", "INFO: ok", "ERR: down"], ["INFO"])
#> log_level_counts_trim(["WARN: a", "WARN: b", "WARN: c"], ["WARN", "ERR"])
#> log_level_counts_trim([], ["X"])
#> log_level_counts_trim(["no colon", "INFO: "], ["INFO", "no colon"])
#> log_level_counts_trim(["A: x: y"], "A")
#> log_level_counts_trim(["D: 1", "E: 2"], [])

### bus_stops_headcount
def bus_stops_headcount(stops, seats):
    on, left = 0, []
    for name, off, board in stops:
        on = max(on - off, 0)
        fit = min(board, seats - on)
        on += fit
        if fit < board:
            left.append((name, board - fit))
    return on, left

#> bus_stops_headcount([("Elm", 0, 6), ("Oak", 2, 5), ("Ash", 1, 4)], 8)
#> bus_stops_headcount([("Elm", 3, 2)], 10)
#> bus_stops_headcount([], 5)
#> bus_stops_headcount([("A", 0, 9)], 4)
#> bus_stops_headcount([("A", 0, 4), ("B", 4, 4)], 4)
#> bus_stops_headcount([("X", 0, 1), ("Y", 0, 1), ("Z", 0, 1)], 0)

### recipe_split_steps
def recipe_split_steps(amounts, guests, base):
    out = {}
    for k, v in amounts.items():
        q, r = divmod(v * guests, base)
        out[k] = q if r == 0 else (q, r)
    return out

#> recipe_split_steps({"egg": 4, "milk": 6}, 3, 2)
#> recipe_split_steps({"egg": 4, "milk": 5}, 3, 4)
#> recipe_split_steps({}, 2, 2)
#> recipe_split_steps({"salt": 1}, 0, 5)
#> recipe_split_steps({"oil": 7, "rice": 14}, 1, 7)
#> recipe_split_steps({"tea": 2}, 4, 0)

### queue_jump_vip
def queue_jump_vip(queue, vips):
    front = []
    for p in queue[:]:
        if p in vips:
            front.append(p)
            queue.remove(p)
    queue[1:1] = front
    return queue

#> queue_jump_vip(["al", "bo", "cy", "di"], {"cy", "di"})
#> queue_jump_vip(["al", "bo"], {"al"})
#> queue_jump_vip([], {"x"})
#> queue_jump_vip(["m", "n", "o"], set())
#> queue_jump_vip(["v", "v", "w"], ["v"])
#> queue_jump_vip(["p", "q"], "pq")

### toggle_lamps_until_dark
def toggle_lamps_until_dark(lamps):
    n = 0
    while 1 in lamps and n < 10:
        i = lamps.index(1)
        for j in (i, i + 1, i + 2):
            if j < len(lamps):
                lamps[j] ^= 1
        n += 1
    return n, lamps

#> toggle_lamps_until_dark([0, 1, 0, 1, 1])
#> toggle_lamps_until_dark([0, 0])
#> toggle_lamps_until_dark([])
#> toggle_lamps_until_dark([1])
#> toggle_lamps_until_dark([1, 1, 1, 1, 1, 1])
#> toggle_lamps_until_dark([1, 0, 1, 0, 1])

### pricing_tiers_sum
def pricing_tiers_sum(units, tiers):
    cost, done = 0, 0
    for upto, rate in tiers:
        n = min(units, upto) - done
        if n <= 0:
            break
        cost += n * rate
        done += n
    return cost, units - done

#> pricing_tiers_sum(25, [(10, 5), (20, 3), (100, 1)])
#> pricing_tiers_sum(10, [(10, 5), (20, 3)])
#> pricing_tiers_sum(0, [(10, 5)])
#> pricing_tiers_sum(50, [(10, 2), (30, 1)])
#> pricing_tiers_sum(7, [])
#> pricing_tiers_sum(15, [(5, 0), (5, 9), (15, 2)])

### ranking_shift_marks
def ranking_shift_marks(old, new):
    out = []
    for i, name in enumerate(new):
        if name not in old:
            out.append(name + "*")
        else:
            d = old.index(name) - i
            out.append(name + ("+" * d or "-" * -d or "="))
    return out

#> ranking_shift_marks(["ann", "bo", "cy"], ["cy", "ann", "di", "bo"])
#> ranking_shift_marks([], ["new"])
#> ranking_shift_marks(["x", "y"], ["x", "y"])
#> ranking_shift_marks(["p", "q", "r", "s"], ["s", "r", "q", "p"])
#> ranking_shift_marks(["z"], [])
#> ranking_shift_marks(["a", "a", "b"], ["b", "a"])

### coin_row_flip_heads
def coin_row_flip_heads(coins, moves):
    for a, b in moves:
        a, b = sorted((a, b))
        coins = coins[:a] + coins[a:b + 1].swapcase()[::-1] + coins[b + 1:]
    return coins, coins.count("H") - coins.count("t")

#> coin_row_flip_heads("HHtHt", [(1, 3)])
#> coin_row_flip_heads("HhTt", [(3, 0), (1, 1)])
#> coin_row_flip_heads("", [(0, 2)])
#> coin_row_flip_heads("tttt", [])
#> coin_row_flip_heads("HtHtHt", [(0, 2), (2, 5), (4, 9)])
#> coin_row_flip_heads("H", [(0, 0), (0, 0)])

### undo_redo_tape
def undo_redo_tape(cmds):
    done, undone = [], []
    for c in cmds:
        if c == "undo" and done:
            undone.append(done.pop())
        elif c == "redo" and undone:
            done.append(undone.pop())
        elif c not in ("undo", "redo"):
            done.append(c)
            undone.clear()
    return done, undone

#> undo_redo_tape(["a", "b", "undo", "redo", "undo"])
#> undo_redo_tape(["undo", "redo"])
#> undo_redo_tape([])
#> undo_redo_tape(["x", "undo", "y", "redo"])
#> undo_redo_tape(["p", "q", "r", "undo", "undo", "undo", "undo"])
#> undo_redo_tape(["bold", "bold", "undo"])

### flight_legs_connect
def flight_legs_connect(legs, start):
    route, legs = [start], legs[:]
    while True:
        nxt = [leg for leg in legs if leg[0] == route[-1]]
        if not nxt:
            return route, legs
        leg = min(nxt)
        legs.remove(leg)
        route.append(leg[1])

#> flight_legs_connect([("OSL", "CDG"), ("CDG", "JFK"), ("CDG", "ATH")], "OSL")
#> flight_legs_connect([("A", "B"), ("B", "A"), ("A", "C")], "A")
#> flight_legs_connect([], "X")
#> flight_legs_connect([("P", "Q")], "Q")
#> flight_legs_connect([("M", "M"), ("M", "N")], "M")
#> flight_legs_connect([("1", "2"), ("3", "4"), ("2", "3"), ("4", "1")], "1")

### chore_wheel_turns
def chore_wheel_turns(people, chores, week):
    k = week % len(people)
    turned = people[k:] + people[:k]
    plan = dict(zip(chores, turned))
    idle = turned[len(chores):]
    return plan, idle

#> chore_wheel_turns(["al", "bo", "cy"], ["mop", "cook"], 1)
#> chore_wheel_turns(["al", "bo"], ["mop", "cook", "shop"], 4)
#> chore_wheel_turns(["solo"], [], 7)
#> chore_wheel_turns([], ["mop"], 1)
#> chore_wheel_turns(["x", "y", "z"], ["dust"], -1)
#> chore_wheel_turns(["m", "n", "o", "p"], ["a", "b", "a"], 2)

### sensor_gap_repair
def sensor_gap_repair(vals):
    for i, v in enumerate(vals):
        if v is not None:
            continue
        before = vals[i - 1] if i else 0
        after = next((w for w in vals[i + 1:] if w is not None), before)
        vals[i] = (before + after) // 2
    return vals

#> sensor_gap_repair([10, None, 20, None, None, 50])
#> sensor_gap_repair([None, 8])
#> sensor_gap_repair([])
#> sensor_gap_repair([None, None])
#> sensor_gap_repair([5, None])
#> sensor_gap_repair([1, 2, 3])

### crate_crane_moves
def crate_crane_moves(stacks, moves):
    for n, a, b in moves:
        part = stacks[a][-n:]
        del stacks[a][-n:]
        stacks[b].extend(reversed(part) if n > 1 else part)
    return [s[-1] if s else "-" for s in stacks], stacks

#> crate_crane_moves([["a", "b", "c"], ["d"], []], [(2, 0, 2), (1, 1, 0)])
#> crate_crane_moves([["x"], []], [(1, 0, 1)])
#> crate_crane_moves([], [])
#> crate_crane_moves([["p", "q"], ["r"]], [(5, 0, 1)])
#> crate_crane_moves([["m", "n"]], [(2, 0, 0)])
#> crate_crane_moves([[], ["k"]], [(3, 0, 1), (1, 1, 0)])

### discount_best_single
def discount_best_single(cart, codes):
    best = (0, "none")
    for code, (item, off) in codes.items():
        save = min(off, cart.get(item, 0))
        if save > best[0]:
            best = save, code
    return best, sum(cart.values()) - best[0]

#> discount_best_single({"hat": 20, "sock": 4}, {"H5": ("hat", 5), "S9": ("sock", 9)})
#> discount_best_single({"hat": 20}, {"X": ("shoe", 50)})
#> discount_best_single({}, {})
#> discount_best_single({"a": 3, "b": 3}, {"P": ("a", 3), "Q": ("b", 3)})
#> discount_best_single({"tv": 300}, {"T1": ("tv", 30), "T2": ("tv", 45)})
#> discount_best_single({"gift": -5}, {"G": ("gift", 1)})
