### zoo_feeding_plan
def zoo_feeding_plan(animals, diet, stock):
    plan, short = {}, {}
    for name, species in animals.items():
        food, kg = diet.get(species, ("hay", 1))
        if stock.get(food, 0) >= kg:
            stock[food] -= kg
            plan.setdefault(food, []).append(name)
        else:
            short[name] = kg - stock.get(food, 0)
    return plan, short, stock

#> zoo_feeding_plan({"Leo": "lion", "Zed": "zebra", "Tig": "lion"}, {"lion": ("meat", 8)}, {"meat": 10, "hay": 3})
#> zoo_feeding_plan({}, {}, {"hay": 1})
#> zoo_feeding_plan({"Nel": "emu"}, {}, {})
#> zoo_feeding_plan({"A": "ape", "B": "ape"}, {"ape": ("fig", 0.5)}, {"fig": 1})
#> zoo_feeding_plan({"Q": "quokka"}, {"quokka": ("leaf", 0)}, {})

### weather_station_summary
def weather_station_summary(text):
    acc = {}
    for entry in text.split("|"):
        if ";" not in entry:
            continue
        city, temp = entry.split(";")
        t = float(temp)
        lo, hi, total, n = acc.get(city, (t, t, 0, 0))
        acc[city] = min(lo, t), max(hi, t), total + t, n + 1
    return {c: f"{lo}/{s / n:.1f}/{hi}" for c, (lo, hi, s, n) in sorted(acc.items())}

#> weather_station_summary("Oslo;3.5|Rome;18|Oslo;-1.5")
#> weather_station_summary("")
#> weather_station_summary("Lima;20|junk|Lima;20")
#> weather_station_summary("X;1e1|;5")
#> weather_station_summary("Y;hot")

### bus_stop_times
def bus_stop_times(routes, stop):
    arrivals = {}
    for line, (first, every, stops) in routes.items():
        if stop in stops:
            offset = stops.index(stop) * 3
            arrivals[line] = [first + offset + every * i for i in range(3)]
    return arrivals or f"no bus at {stop}"

#> bus_stop_times({"4": (0, 10, ["dam", "park", "zoo"]), "7": (5, 15, ["zoo"])}, "zoo")
#> bus_stop_times({"4": (0, 10, ["dam"])}, "moon")
#> bus_stop_times({}, "x")
#> bus_stop_times({"N": (60, 0, "abc")}, "c")
#> bus_stop_times({"1": (7, 1, []), "2": (8, 2, ["q", "q"])}, "q")

### plant_watering_due
def plant_watering_due(plants, last, today):
    due = {}
    for p, every in plants.items():
        late = today - last.get(p, 0) - every
        if late >= 0:
            due[p] = late
            last[p] = today
    return sorted(due, key=lambda p: (-due[p], p)), last

#> plant_watering_due({"fern": 3, "cactus": 20, "ivy": 5}, {"fern": 8, "ivy": 2}, 12)
#> plant_watering_due({}, {}, 1)
#> plant_watering_due({"moss": 1}, {"moss": 5}, 5)
#> plant_watering_due({"a": 2, "b": 2}, {}, 2)
#> plant_watering_due({"rose": 7}, {"rose": 0, "old": 1}, 30)

### fridge_expiry
def fridge_expiry(items, day):
    status = {"expired": [], "soon": [], "fine": []}
    for food, exp in sorted(items.items(), key=lambda kv: (kv[1], kv[0])):
        key = "expired" if exp < day else "soon" if exp - day <= 2 else "fine"
        status[key].append(food)
    return {k: v for k, v in status.items() if v}

#> fridge_expiry({"milk": 5, "ham": 2, "jam": 90, "egg": 6}, 4)
#> fridge_expiry({}, 0)
#> fridge_expiry({"tofu": 10}, 10)
#> fridge_expiry({"b": 1, "a": 1}, 5)
#> fridge_expiry({"rice": 400, "beans": 400}, 1)

### museum_ticket_price
PRICES = {"adult": 1500, "child": 700, "senior": 1000}

def museum_ticket_price(group, coupon=None):
    total = 0
    for kind, n in group.items():
        if kind not in PRICES:
            raise ValueError("who is " + kind)
        total += PRICES[kind] * n
    discounts = {"HALF": lambda t: t // 2, "FIVER": lambda t: max(0, t - 500)}
    return discounts.get(coupon, lambda t: t)(total)

#> museum_ticket_price({"adult": 2, "child": 1})
#> museum_ticket_price({"senior": 1}, "HALF")
#> museum_ticket_price({}, "FIVER")
#> museum_ticket_price({"robot": 1})
#> museum_ticket_price({"child": 3, "adult": 0}, "half")

### apartment_energy_split
def apartment_energy_split(readings, bill):
    used = {flat: new - old for flat, (old, new) in readings.items()}
    total = sum(used.values())
    if total <= 0:
        return {f: bill // len(used) for f in used} if used else {}
    shares = {f: bill * u // total for f, u in used.items()}
    shares[max(used, key=used.get)] += bill - sum(shares.values())
    return shares

#> apartment_energy_split({"1A": (100, 150), "1B": (80, 95)}, 1000)
#> apartment_energy_split({"x": (5, 5), "y": (7, 7)}, 99)
#> apartment_energy_split({}, 50)
#> apartment_energy_split({"p": (0, 1), "q": (0, 1), "r": (0, 1)}, 100)
#> apartment_energy_split({"solo": (10, 20)}, 7)

### roommates_settle_up
def roommates_settle_up(paid):
    share = sum(paid.values()) / len(paid) if paid else 0
    balance = {p: amt - share for p, amt in paid.items()}
    moves = []
    while any(abs(b) > 0.005 for b in balance.values()):
        debtor = min(balance, key=balance.get)
        lender = max(balance, key=balance.get)
        amt = min(-balance[debtor], balance[lender])
        balance[debtor] += amt
        balance[lender] -= amt
        moves.append(f"{debtor}->{lender} {amt:.2f}")
    return moves

#> roommates_settle_up({"ann": 90, "bob": 30, "cy": 0})
#> roommates_settle_up({})
#> roommates_settle_up({"solo": 50})
#> roommates_settle_up({"x": 10, "y": 10})
#> roommates_settle_up({"p": 1, "q": 2, "r": 6})

### podcast_playcount
def podcast_playcount(plays, episodes):
    by_show = {}
    for ep_id, n in plays.items():
        show, num = episodes.get(ep_id, ("unknown", 0))
        slot = by_show.setdefault(show, {"plays": 0, "best": (0, None)})
        slot["plays"] += n
        slot["best"] = max(slot["best"], (n, num))
    return {s: (v["plays"], v["best"][1]) for s, v in by_show.items()}

#> podcast_playcount({"e1": 10, "e2": 30, "e9": 5}, {"e1": ("Talk", 1), "e2": ("Talk", 2)})
#> podcast_playcount({}, {"e1": ("A", 1)})
#> podcast_playcount({"q": 4}, {})
#> podcast_playcount({"a": 7, "b": 7}, {"a": ("S", 3), "b": ("S", 2)})
#> podcast_playcount({"z": 1, "y": 2}, {"z": ("P", 1), "y": ("Q", 1)})

### movie_showtimes_index
def movie_showtimes_index(listing):
    by_movie = {}
    for cinema, shows in listing.items():
        for movie, times in shows.items():
            for t in times:
                by_movie.setdefault(movie, []).append((t, cinema))
    return {m: min(slots) for m, slots in sorted(by_movie.items())}

#> movie_showtimes_index({"Rex": {"Dune": ["20:00", "17:30"]}, "Lux": {"Dune": ["17:00"], "Up": ["12:00"]}})
#> movie_showtimes_index({})
#> movie_showtimes_index({"Roxy": {"Alien": []}})
#> movie_showtimes_index({"B": {"X": ["10:00"]}, "A": {"X": ["10:00"]}})
#> movie_showtimes_index({"Q": {}})

### band_members_shared
def band_members_shared(bands):
    member_of = {}
    for band, people in bands.items():
        for p in people:
            member_of.setdefault(p, []).append(band)
    busy = {p: sorted(b) for p, b in member_of.items() if len(b) > 1}
    return dict(sorted(busy.items())) or None

#> band_members_shared({"Cream": ["Jack", "Eric"], "Solo": ["Eric"], "Trio": ["Jack", "Eric"]})
#> band_members_shared({"One": ["a"], "Two": ["b"]})
#> band_members_shared({})
#> band_members_shared({"X": ["zed", "zed"]})
#> band_members_shared({"M": "abc", "N": "cd"})

### word_of_mouth_spread
def word_of_mouth_spread(contacts, first, days):
    knows = {first}
    history = {0: 1}
    for day in range(1, days + 1):
        knows = knows.union(*(contacts.get(k, ()) for k in knows))
        if len(knows) == history[day - 1]:
            break
        history[day] = len(knows)
    return history

#> word_of_mouth_spread({"a": "bc", "b": "d", "d": "e"}, "a", 5)
#> word_of_mouth_spread({}, "x", 3)
#> word_of_mouth_spread({"p": ["q"], "q": ["r"], "r": ["s"]}, "p", 2)
#> word_of_mouth_spread({1: [2], 2: [1]}, 1, 10)
#> word_of_mouth_spread({"z": "z"}, "z", 0)

### relay_best_order
def relay_best_order(times):
    fastest = {}
    for leg, splits in times.items():
        runner = min(splits, key=splits.get)
        fastest[leg] = runner
    used = list(fastest.values())
    repeats = {r for r in used if used.count(r) > 1}
    return fastest, sorted(repeats), sum(times[l][r] for l, r in fastest.items())

#> relay_best_order({"leg1": {"al": 11.2, "bo": 10.9}, "leg2": {"al": 10, "bo": 10.5}})
#> relay_best_order({})
#> relay_best_order({"x": {"z": 5}, "y": {"z": 6, "w": 7}})
#> relay_best_order({"one": {}})
#> relay_best_order({1: {"p": 3, "q": 3}})

### golf_scorecard
def golf_scorecard(pars, strokes):
    names = {-2: "eagle", -1: "birdie", 0: "par", 1: "bogey"}
    card = {}
    for hole, par in pars.items():
        if hole not in strokes:
            card[hole] = "-"
            continue
        diff = strokes[hole] - par
        card[hole] = "ace" if strokes[hole] == 1 else names.get(diff, f"{diff:+}")
    return card

#> golf_scorecard({1: 4, 2: 3, 3: 5}, {1: 3, 2: 6, 3: 3})
#> golf_scorecard({1: 3, 2: 4}, {1: 1})
#> golf_scorecard({}, {1: 4})
#> golf_scorecard({9: 5}, {9: 5})
#> golf_scorecard({1: 5, 2: 4}, {1: 2, 2: 5})

### bowling_pins_left
def bowling_pins_left(knocked):
    pins = set(range(1, 11))
    for ball, hit in enumerate(knocked, 1):
        pins -= set(hit)
        if not pins:
            return "strike" if ball == 1 else "spare"
    split = 1 not in pins and len(pins) > 1
    return sorted(pins), split

#> bowling_pins_left([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]])
#> bowling_pins_left([[1, 2, 3, 5], [4, 6, 7, 8, 9, 10]])
#> bowling_pins_left([[1, 2, 3, 4, 5, 6, 8, 9]])
#> bowling_pins_left([])
#> bowling_pins_left([range(2, 11), [2]])

### darts_checkout
def darts_checkout(target, finishes):
    for name in sorted(finishes, key=lambda n: (-finishes[n], n)):
        left = target - finishes[name]
        if left == 0:
            return [name]
        if left > 0:
            for first, pts in sorted(finishes.items()):
                if pts == left:
                    return [first, name]
    return []

#> darts_checkout(40, {"D20": 40, "D10": 20})
#> darts_checkout(60, {"D20": 40, "D10": 20})
#> darts_checkout(3, {"D20": 40})
#> darts_checkout(41, {"D20": 40, "D10": 20})
#> darts_checkout(10, {})

### tic_scores_elo
def tic_scores_elo(ratings, games, k=32):
    for winner, loser in games:
        rw, rl = ratings.get(winner, 1000), ratings.get(loser, 1000)
        expected = 1 / (1 + 10 ** ((rl - rw) / 400))
        delta = round(k * (1 - expected))
        ratings[winner], ratings[loser] = rw + delta, rl - delta
    return dict(sorted(ratings.items(), key=lambda r: -r[1]))

#> tic_scores_elo({"ann": 1200, "bob": 1000}, [("bob", "ann")])
#> tic_scores_elo({}, [("x", "y"), ("y", "x")])
#> tic_scores_elo({"solo": 5}, [])
#> tic_scores_elo({"p": 1000}, [("p", "q"), ("p", "q")], 100)
#> tic_scores_elo({"z": 2000, "w": 100}, [("z", "w")], k=10)

### swiss_pairings
def swiss_pairings(points, played):
    order = sorted(points, key=lambda p: (-points[p], p))
    pairs = []
    while order:
        a = order.pop(0)
        for i, b in enumerate(order):
            if b not in played.get(a, ()):
                pairs.append((a, order.pop(i)))
                break
        else:
            pairs.append((a, "bye"))
    return pairs

#> swiss_pairings({"ann": 2, "bob": 2, "cy": 1, "di": 0}, {"ann": {"bob"}, "bob": {"ann"}})
#> swiss_pairings({}, {})
#> swiss_pairings({"x": 1, "y": 0, "z": 0}, {})
#> swiss_pairings({"p": 0, "q": 0}, {"p": ["q"]})
#> swiss_pairings({"solo": 3}, {"other": ["solo"]})

### knockout_bracket
def knockout_bracket(players, strength):
    rounds = {}
    n = 1
    while len(players) > 1:
        winners = []
        for a, b in zip(players[::2], players[1::2]):
            winners.append(max(a, b, key=lambda p: strength.get(p, 0)))
        if len(players) % 2:
            winners.append(players[-1])
        rounds[n] = winners
        players, n = winners, n + 1
    return rounds

#> knockout_bracket(["a", "b", "c", "d"], {"a": 3, "b": 1, "c": 2, "d": 9})
#> knockout_bracket(["solo"], {})
#> knockout_bracket([], {"x": 1})
#> knockout_bracket(["x", "y", "z"], {"y": 5})
#> knockout_bracket(["p", "q"], {"p": -1, "q": -1})

### dungeon_rooms_walk
def dungeon_rooms_walk(rooms, start, moves):
    room, bag = start, []
    for m in moves:
        nxt = rooms[room]["exits"].get(m)
        if nxt is None:
            bag.append("bump")
            continue
        room = nxt
        item = rooms[room].pop("item", None)
        if item:
            bag.append(item)
    return room, bag

#> dungeon_rooms_walk({"hall": {"exits": {"n": "cave"}}, "cave": {"exits": {"s": "hall"}, "item": "lamp"}}, "hall", "nsns")
#> dungeon_rooms_walk({"hall": {"exits": {}}}, "hall", "w")
#> dungeon_rooms_walk({"pit": {"exits": {}}}, "pit", "")
#> dungeon_rooms_walk({"a": {"exits": {"e": "b"}}, "b": {"exits": {"e": "a"}, "item": ""}}, "a", "ee")
#> dungeon_rooms_walk({"a": {"exits": {"u": "nowhere"}}}, "a", "u")

### potion_brewing
RECIPES = {frozenset({"moss", "ash"}): "smoke", frozenset({"dew"}): "water", frozenset({"dew", "ash", "fang"}): "fire"}

def potion_brewing(ingredients):
    have = set(ingredients)
    exact = RECIPES.get(frozenset(have))
    if exact:
        return exact
    possible = [name for need, name in RECIPES.items() if need <= have]
    return sorted(possible) or "sludge"

#> potion_brewing(["ash", "moss", "ash"])
#> potion_brewing(["dew", "moss", "ash"])
#> potion_brewing([])
#> potion_brewing(["toad", "fang"])
#> potion_brewing({"fang": 1, "dew": 2, "ash": 1})

### terrain_move_cost
def terrain_move_cost(path, costs, unit="foot"):
    spent = {}
    for tile in path:
        base = costs.get(tile, {})
        c = base if isinstance(base, int) else base.get(unit, base.get("*"))
        if c is None:
            return f"blocked by {tile}"
        spent[tile] = spent.get(tile, 0) + c
    return sum(spent.values()), spent

#> terrain_move_cost(["road", "hill", "road"], {"road": 1, "hill": {"foot": 3, "*": 5}})
#> terrain_move_cost(["hill", "sea"], {"hill": {"*": 2}, "sea": {"boat": 1}}, "horse")
#> terrain_move_cost([], {})
#> terrain_move_cost(["lava"], {})
#> terrain_move_cost("ab", {"a": 0, "b": {"*": 4}}, unit="x")
