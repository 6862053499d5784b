### tide_table_extremes_alg
def tide_table_extremes_alg(levels):
    marks = []
    for i in range(1, len(levels) - 1):
        before, now, after = levels[i - 1:i + 2]
        if before < now >= after:
            marks.append(f"high {now} @{i}")
        elif before > now <= after:
            marks.append(f"low {now} @{i}")
    return marks

#> tide_table_extremes_alg([1, 3, 5, 4, 2, 2, 6])
#> tide_table_extremes_alg([])
#> tide_table_extremes_alg([4, 4, 4])
#> tide_table_extremes_alg([9, 1, 9, 1])
#> tide_table_extremes_alg([0.5, 1.5, 0.2])

### bus_change_exact
def bus_change_exact(fare, purse):
    paid = []
    for coin in sorted(purse, reverse=True):
        if sum(paid) + coin <= fare:
            paid.append(coin)
        if sum(paid) == fare:
            return paid
    over = [c for c in sorted(purse) if c > fare]
    return over[:1] or None

#> bus_change_exact(75, [50, 20, 20, 5])
#> bus_change_exact(30, [100, 200, 20])
#> bus_change_exact(99, [10, 10])
#> bus_change_exact(5, [])
#> bus_change_exact(60, [50, 20, 20, 20])

### elevator_capacity_trips
def elevator_capacity_trips(queue, max_kg, max_people):
    trips = []
    while queue:
        load, riders = 0, 0
        while queue and riders < max_people and load + queue[0] <= max_kg:
            load += queue.pop(0)
            riders += 1
        if not riders:
            queue.pop(0)
            trips.append("too heavy")
        else:
            trips.append((riders, load))
    return trips

#> elevator_capacity_trips([80, 70, 90, 60], 200, 3)
#> elevator_capacity_trips([250, 50], 200, 4)
#> elevator_capacity_trips([], 300, 2)
#> elevator_capacity_trips([10, 10, 10, 10, 10], 1000, 2)
#> elevator_capacity_trips([99, 1], 100, 1)

### password_increment_rules
def password_increment_rules(pw):
    chars = list(pw)
    i = len(chars) - 1
    while i >= 0:
        if chars[i] == "z":
            chars[i] = "a"
            i -= 1
            continue
        chars[i] = chr(ord(chars[i]) + 1)
        if chars[i] in "iol":
            chars[i] = chr(ord(chars[i]) + 1)
        break
    else:
        chars.insert(0, "a")
    return "".join(chars)

#> password_increment_rules("abz")
#> password_increment_rules("zz")
#> password_increment_rules("xh")
#> password_increment_rules("")
#> password_increment_rules("ghjaaazz")

### nice_string_rules_alg
def nice_string_rules_alg(s):
    vowels = sum(s.count(v) for v in "aeiou")
    double = any(a == b for a, b in zip(s, s[1:]))
    banned = [p for p in ("ab", "cd", "pq", "xy") if p in s]
    return vowels >= 3 and double and not banned, vowels, banned

#> nice_string_rules_alg("ugknbfddgicrmopn")
#> nice_string_rules_alg("aaa")
#> nice_string_rules_alg("")
#> nice_string_rules_alg("haegwjzuvuyypxyu")
#> nice_string_rules_alg("dvszwmarrgswjxmb")

### wrapping_paper_needed
def wrapping_paper_needed(boxes):
    paper = ribbon = 0
    for spec in boxes:
        l, w, h = sorted(map(int, spec.split("x")))
        paper += 2 * (l * w + w * h + h * l) + l * w
        ribbon += 2 * (l + w) + l * w * h
    return paper, ribbon

#> wrapping_paper_needed(["2x3x4", "1x1x10"])
#> wrapping_paper_needed([])
#> wrapping_paper_needed(["5x5x5"])
#> wrapping_paper_needed(["0x4x2"])
#> wrapping_paper_needed(["3x4"])

### basement_floor_entry
def basement_floor_entry(steps):
    floor, entered = 0, None
    for i, ch in enumerate(steps, 1):
        floor += {"(": 1, ")": -1}.get(ch, 0)
        if floor < 0 and entered is None:
            entered = i
    return floor, entered

#> basement_floor_entry("(()(()(")
#> basement_floor_entry(")())())")
#> basement_floor_entry("")
#> basement_floor_entry("()())x(")
#> basement_floor_entry("(((")

### light_grid_commands
def light_grid_commands(commands, size=4):
    lit = [0] * size
    for cmd in commands:
        verb, _, span = cmd.rpartition(" ")
        a, b = (int(v) for v in span.split("-"))
        for i in range(a, b + 1):
            if verb == "on":
                lit[i] += 1
            elif verb == "off":
                lit[i] = max(lit[i] - 1, 0)
            else:
                lit[i] += 2
    return lit, sum(lit)

#> light_grid_commands(["on 0-2", "toggle 1-3", "off 0-1"])
#> light_grid_commands([])
#> light_grid_commands(["off 0-3"], size=4)
#> light_grid_commands(["on 3-5"])
#> light_grid_commands(["toggle 0-0", "off 0-0", "off 0-0", "off 0-0"], 1)

### reindeer_race
def reindeer_race(herd, seconds):
    km = {}
    for name, (speed, fly, rest) in herd.items():
        full, left = divmod(seconds, fly + rest)
        km[name] = speed * (full * fly + min(left, fly))
    best = max(km.values(), default=0)
    return [n for n in km if km[n] == best], best

#> reindeer_race({"Comet": (14, 10, 127), "Dancer": (16, 11, 162)}, 1000)
#> reindeer_race({}, 50)
#> reindeer_race({"Vixen": (5, 1, 1)}, 0)
#> reindeer_race({"a": (2, 3, 1), "b": (3, 2, 2)}, 4)
#> reindeer_race({"stone": (9, 0, 0)}, 3)

### eggnog_container_ways
from itertools import combinations

def eggnog_container_ways(sizes, litres):
    ways, fewest = 0, None
    for k in range(1, len(sizes) + 1):
        hits = sum(sum(c) == litres for c in combinations(sizes, k))
        ways += hits
        if hits and fewest is None:
            fewest = k, hits
    return ways, fewest

#> eggnog_container_ways([20, 15, 10, 5, 5], 25)
#> eggnog_container_ways([3], 4)
#> eggnog_container_ways([], 0)
#> eggnog_container_ways([1, 1, 1], 2)
#> eggnog_container_ways([7, 3, 4], 7)

### seating_happiness
from itertools import permutations

def seating_happiness(likes):
    guests = sorted({a for a, _ in likes} | {b for _, b in likes})
    if not guests:
        return 0, []
    first, *rest = guests
    best = None
    for order in permutations(rest):
        ring = [first, *order]
        total = sum(likes.get((ring[i], ring[i - 1]), 0) + likes.get((ring[i - 1], ring[i]), 0) for i in range(len(ring)))
        if best is None or total > best[0]:
            best = total, ring
    return best

#> seating_happiness({("Al", "Bo"): 5, ("Bo", "Cy"): -2, ("Cy", "Al"): 3})
#> seating_happiness({})
#> seating_happiness({("x", "y"): 4})
#> seating_happiness({("a", "b"): 9, ("c", "d"): 9, ("a", "c"): -9})
#> seating_happiness({("p", "q"): 1, ("q", "p"): 2})

### infinite_grid_code
def infinite_grid_code(row, col):
    diagonal = row + col - 1
    n = diagonal * (diagonal - 1) // 2 + col
    return n, pow(3, n - 1, 101) * 20 % 101

#> infinite_grid_code(1, 1)
#> infinite_grid_code(4, 2)
#> infinite_grid_code(1, 6)
#> infinite_grid_code(10, 10)
#> infinite_grid_code(0, 0)

### wizard_spell_turns
def wizard_spell_turns(hp, mana, boss, spells):
    shield = poison = 0
    for s in spells:
        if poison:
            boss -= 3
            poison -= 1
        cost = {"missile": 53, "drain": 73, "shield": 113, "poison": 173}[s]
        if cost > mana:
            return "out of mana", hp, boss
        mana -= cost
        if s == "missile":
            boss -= 4
        elif s == "drain":
            boss, hp = boss - 2, hp + 2
        elif s == "shield":
            shield = 3
        else:
            poison = 3
        if boss <= 0:
            return "win", mana
        hp -= 2 if shield else 8
        shield = max(shield - 1, 0)
        if hp <= 0:
            return "lose", boss
    return "going", hp, mana, boss

#> wizard_spell_turns(20, 250, 13, ["poison", "missile"])
#> wizard_spell_turns(10, 300, 12, ["poison", "drain"])
#> wizard_spell_turns(9, 500, 50, ["missile", "missile"])
#> wizard_spell_turns(30, 100, 9, ["shield"])
#> wizard_spell_turns(30, 500, 8, ["shield", "missile", "missile"])

### coprocessor_sound_recover
def coprocessor_sound_recover(program):
    reg, last, ip = {}, None, 0

    def val(tok):
        return int(tok) if tok.lstrip("-").isdigit() else reg.get(tok, 0)

    while ip < len(program):
        op, x, *y = program[ip].split()
        if op == "snd":
            last = val(x)
        elif op == "rcv" and val(x):
            return last, ip
        elif op in ("set", "add", "mod"):
            b = val(y[0])
            reg[x] = {"set": b, "add": reg.get(x, 0) + b, "mod": reg.get(x, 0) % b if b else 0}[op]
        ip += 1
    return reg

#> coprocessor_sound_recover(["set a 5", "add a 3", "mod a 6", "snd a", "rcv a"])
#> coprocessor_sound_recover([])
#> coprocessor_sound_recover(["rcv z", "set b -4"])
#> coprocessor_sound_recover(["snd 9", "add q 1", "rcv q"])
#> coprocessor_sound_recover(["set x 7", "mod x 0"])

### checksum_pairs_triples
def checksum_pairs_triples(ids):
    twos = threes = 0
    for s in ids:
        counts = [s.count(c) for c in s]
        twos += 2 in counts
        threes += 3 in counts
    near = [(a, b) for i, a in enumerate(ids) for b in ids[i + 1:] if sum(x != y for x, y in zip(a, b)) == 1]
    return twos * threes, near

#> checksum_pairs_triples(["abcdef", "bababc", "abbcde", "abcccd"])
#> checksum_pairs_triples([])
#> checksum_pairs_triples(["fghij", "fguij"])
#> checksum_pairs_triples(["aabbb", "zz"])
#> checksum_pairs_triples(["", "x"])

### guard_sleep_minutes
def guard_sleep_minutes(log):
    asleep, guard, start = {}, None, None
    for entry in sorted(log):
        minute, _, what = entry.partition(" ")
        if what.startswith("#"):
            guard = what
        elif what == "sleep":
            start = int(minute)
        else:
            asleep.setdefault(guard, []).extend(range(start, int(minute)))
    if not asleep:
        return None
    worst = max(asleep, key=lambda g: len(asleep[g]))
    return worst, len(asleep[worst])

#> guard_sleep_minutes(["00 #10", "05 sleep", "25 wake", "30 #99", "40 sleep", "50 wake"])
#> guard_sleep_minutes([])
#> guard_sleep_minutes(["07 wake", "01 #3", "06 sleep"])
#> guard_sleep_minutes(["00 #1"])
#> guard_sleep_minutes(["09 wake", "02 wake"])

### polymer_react
def polymer_react(chain, drop=""):
    out = []
    for unit in chain:
        if unit.lower() == drop.lower():
            continue
        if out and out[-1] == unit.swapcase():
            out.pop()
        else:
            out.append(unit)
    return "".join(out)

#> polymer_react("dabAcCaCBAcCcaDA")
#> polymer_react("dabAcCaCBAcCcaDA", drop="c")
#> polymer_react("")
#> polymer_react("aA", "x")
#> polymer_react("abBAq1")

### marble_jar_trades
def marble_jar_trades(jar, trades):
    for give, n, get, m in trades:
        while jar.get(give, 0) >= n:
            jar[give] -= n
            jar[get] = jar.get(get, 0) + m
    return {c: k for c, k in jar.items() if k}

#> marble_jar_trades({"red": 7, "blue": 1}, [("red", 3, "blue", 1), ("blue", 2, "gold", 1)])
#> marble_jar_trades({}, [("red", 1, "blue", 1)])
#> marble_jar_trades({"tin": 2}, [])
#> marble_jar_trades({"a": 4}, [("a", 5, "b", 1)])
#> marble_jar_trades({"x": 6}, [("x", 2, "y", 3), ("y", 9, "z", 1)])

### night_watch_shifts
def night_watch_shifts(guards, hours, tired_after=2):
    roster, streak = [], 0
    i = 0
    for h in range(hours):
        if streak == tired_after:
            i, streak = (i + 1) % len(guards), 0
        roster.append(f"{(22 + h) % 24}h {guards[i]}")
        streak += 1
    return roster

#> night_watch_shifts(["Ned", "Jon"], 5)
#> night_watch_shifts(["Sam"], 3)
#> night_watch_shifts(["a", "b", "c"], 4, tired_after=1)
#> night_watch_shifts([], 0)
#> night_watch_shifts([], 1)

### odometer_skip_digit
def odometer_skip_digit(shown, broken=4):
    real = 0
    for ch in str(shown):
        d = int(ch)
        if d == broken:
            return None
        real = real * 9 + (d - 1 if d > broken else d)
    return real

#> odometer_skip_digit(15)
#> odometer_skip_digit(2005)
#> odometer_skip_digit(14)
#> odometer_skip_digit(0)
#> odometer_skip_digit(73, broken=9)

### ladder_heights_sorted
def ladder_heights_sorted(rungs, reach):
    rungs = sorted(rungs)
    added, at = [], 0
    for r in rungs:
        while r - at > reach:
            at += reach
            added.append(at)
        at = r
    return added

#> ladder_heights_sorted([1, 3, 5, 10], 2)
#> ladder_heights_sorted([], 4)
#> ladder_heights_sorted([9], 3)
#> ladder_heights_sorted([2, 4, 6], 2)
#> ladder_heights_sorted([12, 3], 5)

### telegram_word_cost
def telegram_word_cost(message, rate=3, long_word=10):
    cost, stops = 0, 0
    for w in message.split():
        if w.upper() == "STOP":
            stops += 1
            continue
        cost += rate * (1 + (len(w) - 1) // long_word)
    return cost + max(stops - 1, 0)

#> telegram_word_cost("arriving tuesday STOP bring umbrella stop")
#> telegram_word_cost("")
#> telegram_word_cost("incomprehensibilities", rate=5)
#> telegram_word_cost("stop STOP Stop")
#> telegram_word_cost("send money now", 2, 3)

### compost_layers
def compost_layers(adds, ratio=3):
    green = brown = 0
    layers = []
    for kind, kg in adds:
        if kind == "g":
            green += kg
        else:
            brown += kg
        n = min(green // 1, brown // ratio)
        if n:
            green -= n
            brown -= n * ratio
            layers.append(n)
    return layers, green, brown

#> compost_layers([("g", 2), ("b", 7), ("b", 1)])
#> compost_layers([])
#> compost_layers([("b", 2), ("g", 5)])
#> compost_layers([("g", 4), ("b", 4)], ratio=1)
#> compost_layers([("g", 1), ("b", 3), ("g", 1), ("b", 3)])

### ferry_lane_loading
def ferry_lane_loading(length, cars):
    lanes = {"port": 0, "starboard": 0}
    plan = []
    for car in cars:
        side = min(lanes, key=lanes.get)
        if lanes[side] + car > length:
            break
        lanes[side] += car
        plan.append(side[0])
    return "".join(plan), len(cars) - len(plan), lanes

#> ferry_lane_loading(10, [4, 5, 3, 4, 6])
#> ferry_lane_loading(8, [])
#> ferry_lane_loading(3, [4, 1])
#> ferry_lane_loading(12, [6, 6, 6, 6])
#> ferry_lane_loading(7, [2.5, 2.5, 4.5])

### echo_chamber_fade
def echo_chamber_fade(word, strength):
    heard = []
    while strength > 0 and word:
        heard.append(word.upper() if strength > 6 else word.lower())
        strength -= len(word)
        word = word[1:] if strength % 2 else word[:-1]
    return "... ".join(heard)

#> echo_chamber_fade("Hello", 15)
#> echo_chamber_fade("", 9)
#> echo_chamber_fade("Yo", 0)
#> echo_chamber_fade("cave", 7)
#> echo_chamber_fade("Été", 30)
