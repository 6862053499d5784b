### shadow_settings
DEFAULTS = {"width": 80, "indent": 2, "color": "auto"}

def shadow_settings(user, reset=()):
    effective = DEFAULTS.copy()
    effective.update((k, v) for k, v in user.items() if k in DEFAULTS)
    for name in reset:
        effective[name] = DEFAULTS.get(name)
    return effective

#> shadow_settings({"width": 120, "tabs": True})
#> shadow_settings({})
#> shadow_settings({"indent": 8, "color": "never"}, ["indent"])
#> shadow_settings({"color": None}, reset=("font",))
#> shadow_settings({"Width": 1, "width": 0}, ["color", "color"])

### first_missing_translation
def first_missing_translation(catalogs, keys):
    gaps = {}
    for lang, messages in catalogs.items():
        gap = next((k for k in keys if not messages.get(k)), None)
        if gap is not None:
            gaps[lang] = gap
    return gaps

#> first_missing_translation({"nl": {"hi": "hoi", "bye": "doei"}, "fr": {"hi": "salut"}}, ["hi", "bye"])
#> first_missing_translation({}, ["hi"])
#> first_missing_translation({"de": {}}, [])
#> first_missing_translation({"es": {"x": ""}, "pt": {"x": "y"}}, ["x"])
#> first_missing_translation({"it": {"b": "B"}}, ["a", "b", "c"])

### merge_nested_lists_unique
def merge_nested_lists_unique(a, b):
    merged = {}
    for key in list(a) + [k for k in b if k not in a]:
        seen = []
        for x in a.get(key, []) + b.get(key, []):
            if x not in seen:
                seen.append(x)
        merged[key] = seen
    return merged

#> merge_nested_lists_unique({"fruit": ["fig", "kiwi"], "veg": []}, {"fruit": ["kiwi", "plum"], "nut": ["nut"]})
#> merge_nested_lists_unique({}, {})
#> merge_nested_lists_unique({"x": [1, True, 1.0]}, {"x": [0]})
#> merge_nested_lists_unique({"k": [[1], [1]]}, {})
#> merge_nested_lists_unique({}, {"z": ["a", "a"], "y": []})

### zip_two_dicts_pairs
def zip_two_dicts_pairs(a, b):
    shared = [k for k in a if k in b]
    return {k: (a[k], b[k]) for k in shared}, [*a.keys() - b.keys()] == []

#> zip_two_dicts_pairs({"x": 1, "y": 2}, {"y": "b", "x": "a"})
#> zip_two_dicts_pairs({"x": 1}, {})
#> zip_two_dicts_pairs({}, {"q": 0})
#> zip_two_dicts_pairs({1: "i", 2: "j"}, {2.0: "f"})
#> zip_two_dicts_pairs({"n": None}, {"n": None, "m": 1})

### count_by_predicates
def count_by_predicates(values):
    tests = {"digit": str.isdigit, "upper": str.isupper, "space": str.isspace, "ident": str.isidentifier}
    return {name: sum(map(fn, values)) for name, fn in tests.items()}

#> count_by_predicates(["42", "ABC", " ", "x1", ""])
#> count_by_predicates([])
#> count_by_predicates(["É", "٣", "½"])
#> count_by_predicates(["class", "9lives", "_"])
#> count_by_predicates(["A B", "\t\n", "NO1"])

### apply_pipeline_by_name
def apply_pipeline_by_name(text, steps):
    ops = {"strip": str.strip, "up": str.upper, "rev": lambda s: s[::-1], "dup": lambda s: s + s}
    history = {}
    for name in steps:
        if name not in ops:
            history[name] = "skipped"
            continue
        text = ops[name](text)
        history[name] = text
    return text, history

#> apply_pipeline_by_name(" ab ", ["strip", "dup", "rev"])
#> apply_pipeline_by_name("x", [])
#> apply_pipeline_by_name("Hi", ["shout", "up"])
#> apply_pipeline_by_name("no", ["rev", "dup", "rev"])
#> apply_pipeline_by_name("", ["dup", "up"])

### handlers_with_default
def handlers_with_default(kind, payload):
    def on_add(p):
        return sum(p)

    def on_join(p):
        return "-".join(map(str, p))

    handlers = {"add": on_add, "join": on_join, "len": len}
    handler = handlers.get(kind, lambda p: (kind, list(p)))
    return handler(payload)

#> handlers_with_default("add", [4, 5, 6])
#> handlers_with_default("join", (1, "x", None))
#> handlers_with_default("len", "four")
#> handlers_with_default("nope", "ab")
#> handlers_with_default("add", "ab")

### vending_machine
def vending_machine(stock, prices, slot, coins):
    if slot not in prices:
        return "bad slot", sum(coins)
    paid, price = sum(coins), prices[slot]
    if stock.get(slot, 0) == 0:
        return "sold out", paid
    if paid < price:
        return f"need {price - paid}", paid
    stock[slot] -= 1
    return stock, paid - price

#> vending_machine({"A1": 2}, {"A1": 150}, "A1", [100, 50, 20])
#> vending_machine({"A1": 0}, {"A1": 150}, "A1", [200])
#> vending_machine({"A1": 2}, {"A1": 150}, "A1", [100])
#> vending_machine({}, {}, "Z9", [5, 5])
#> vending_machine({"B2": 1}, {"B2": 0}, "B2", [])

### change_from_drawer
def change_from_drawer(drawer, amount):
    given = {}
    for coin in sorted(drawer, reverse=True):
        use = min(drawer[coin], amount // coin)
        if use:
            given[coin] = use
            drawer[coin] -= use
            amount -= use * coin
    return given if amount == 0 else None, drawer

#> change_from_drawer({50: 1, 20: 3, 5: 2}, 75)
#> change_from_drawer({20: 1}, 30)
#> change_from_drawer({}, 0)
#> change_from_drawer({1: 100, 10: 0}, 7)
#> change_from_drawer({30: 1, 20: 2}, 40)

### parking_lot
def parking_lot(events, fee_per_hour=2):
    inside, income = {}, 0
    for hour, action, plate in events:
        if action == "in":
            inside.setdefault(plate, hour)
        elif plate in inside:
            income += max(1, hour - inside.pop(plate)) * fee_per_hour
    return income, sorted(inside)

#> parking_lot([(8, "in", "AB-1"), (9, "in", "CD-2"), (11, "out", "AB-1")])
#> parking_lot([])
#> parking_lot([(5, "out", "X")])
#> parking_lot([(1, "in", "Q"), (3, "in", "Q"), (4, "out", "Q")], 10)
#> parking_lot([(7, "in", "Z"), (7, "out", "Z")], fee_per_hour=3)

### hotel_booking_overlap
def hotel_booking_overlap(bookings, room, start, end):
    clashes = []
    for guest, (r, a, b) in bookings.items():
        if r == room and a < end and start < b:
            clashes.append(guest)
    if not clashes:
        bookings["new"] = (room, start, end)
    return clashes, len(bookings)

#> hotel_booking_overlap({"ann": (1, 3, 5), "bob": (2, 1, 9)}, 1, 5, 7)
#> hotel_booking_overlap({"ann": (1, 3, 5), "bob": (1, 6, 9)}, 1, 4, 7)
#> hotel_booking_overlap({}, 7, 0, 1)
#> hotel_booking_overlap({"new": (3, 1, 2)}, 3, 2, 3)
#> hotel_booking_overlap({"cy": (4, 0, 10)}, 4, 5, 5)

### train_timetable_next
def train_timetable_next(timetable, station, now):
    times = timetable.get(station)
    if times is None:
        return "no such station"
    later = [t for t in sorted(times) if t >= now]
    return later[0] if later else f"{min(times)} tomorrow" if times else "no trains"

#> train_timetable_next({"Utrecht": ["09:05", "08:35", "09:35"]}, "Utrecht", "09:00")
#> train_timetable_next({"Utrecht": ["09:05", "08:35"]}, "Utrecht", "22:10")
#> train_timetable_next({"Gouda": []}, "Gouda", "00:00")
#> train_timetable_next({}, "Nowhere", "12:00")
#> train_timetable_next({"A": ["10:00"]}, "A", "10:00")

### recipe_scale
def recipe_scale(recipe, servings):
    base = recipe["serves"]
    out = {}
    for ing, spec in recipe["items"].items():
        qty, _, unit = spec.partition(" ")
        scaled = float(qty) * servings / base
        out[ing] = f"{scaled:g} {unit}".strip()
    return out

#> recipe_scale({"serves": 4, "items": {"flour": "500 g", "eggs": "2"}}, 6)
#> recipe_scale({"serves": 1, "items": {}}, 3)
#> recipe_scale({"serves": 3, "items": {"oil": "1 tbsp", "salt": "0.5 tsp"}}, 1)
#> recipe_scale({"serves": 2, "items": {"milk": "some"}}, 2)
#> recipe_scale({"serves": 0, "items": {"rice": "100 g"}}, 2)

### nutrition_totals
def nutrition_totals(meals, facts):
    day = {"kcal": 0, "protein": 0}
    unknown = {}
    for food, grams in meals:
        if food in facts:
            for nutrient in day:
                day[nutrient] += facts[food].get(nutrient, 0) * grams / 100
        else:
            unknown[food] = unknown.get(food, 0) + grams
    return {k: round(v, 1) for k, v in day.items()}, unknown

#> nutrition_totals([("oats", 80), ("milk", 250)], {"oats": {"kcal": 380, "protein": 13}, "milk": {"kcal": 47}})
#> nutrition_totals([], {})
#> nutrition_totals([("pie", 100), ("pie", 50)], {})
#> nutrition_totals([("water", 500)], {"water": {}})
#> nutrition_totals([("egg", 55)], {"egg": {"kcal": 155, "protein": 12.6, "fat": 11}})

### wardrobe_combinations
def wardrobe_combinations(tops, bottoms, clashes):
    ok = {}
    for t in tops:
        fits = [b for b in bottoms if frozenset((t, b)) not in clashes]
        if fits:
            ok[t] = fits
    return ok, sum(map(len, ok.values()))

#> wardrobe_combinations(["red", "blue"], ["pink", "black"], {frozenset(("red", "pink"))})
#> wardrobe_combinations([], ["x"], set())
#> wardrobe_combinations(["a"], ["b"], {frozenset("ab")})
#> wardrobe_combinations(["p", "p"], ["q"], [])
#> wardrobe_combinations(["x"], ["x", "y"], [frozenset(["x"])])

### gift_exchange_check
def gift_exchange_check(pairs, couples):
    givers, receivers = set(pairs), set(pairs.values())
    problems = []
    if givers != receivers:
        problems.append("not everyone: " + ",".join(sorted(givers ^ receivers)))
    for g, r in pairs.items():
        if g == r:
            problems.append(f"self {g}")
        elif {g, r} in couples:
            problems.append(f"couple {g}>{r}")
    return problems

#> gift_exchange_check({"ann": "bob", "bob": "cy", "cy": "ann"}, [{"ann", "cy"}])
#> gift_exchange_check({"ann": "ann"}, [])
#> gift_exchange_check({}, [])
#> gift_exchange_check({"x": "y", "y": "z"}, [])
#> gift_exchange_check({"p": "q", "q": "p"}, [{"q", "p"}, {"r", "s"}])

### deck_deal_hands
def deck_deal_hands(deck, players):
    hands = {p: [] for p in players}
    order = list(hands)
    if not order:
        return hands, deck
    while len(deck) >= len(order):
        for p in order:
            hands[p].append(deck.pop(0))
    return hands, deck

#> deck_deal_hands(["A", "K", "Q", "J", "10"], ["n", "s"])
#> deck_deal_hands([], ["x"])
#> deck_deal_hands(["2", "3"], [])
#> deck_deal_hands(["7", "8", "9"], ["p", "p", "q"])
#> deck_deal_hands([1, 2], "abc")

### blackjack_totals
def blackjack_totals(hands):
    face = {"J": 10, "Q": 10, "K": 10, "A": 11}
    totals = {}
    for who, cards in hands.items():
        pts = sum(face.get(c) or int(c) for c in cards)
        aces = cards.count("A")
        while pts > 21 and aces:
            pts -= 10
            aces -= 1
        totals[who] = pts if pts <= 21 else "bust"
    return totals

#> blackjack_totals({"you": ["A", "K"], "dealer": ["9", "A", "A"]})
#> blackjack_totals({"x": ["K", "Q", "2"]})
#> blackjack_totals({})
#> blackjack_totals({"y": [], "z": ["A", "A", "A", "9", "10"]})
#> blackjack_totals({"w": ["joker"]})

### hangman_state
def hangman_state(secret, guesses):
    hits = set(secret.lower()) & set(guesses.lower())
    misses = [g for g in dict.fromkeys(guesses.lower()) if g not in hits]
    shown = "".join(c if c.lower() in hits or not c.isalpha() else "_" for c in secret)
    return shown, "".join(misses), "_" not in shown

#> hangman_state("Pop Art", "pxoq")
#> hangman_state("", "")
#> hangman_state("aa", "A")
#> hangman_state("x-ray", "zzz")
#> hangman_state("Tea!", "aet")

### tic_tac_toe_lines
def tic_tac_toe_lines(moves):
    owner = {}
    for i, cell in enumerate(moves):
        if cell in owner:
            return "illegal"
        owner[cell] = "XO"[i % 2]
    wins = ["012", "345", "678", "036", "147", "258", "048", "246"]
    for line in wins:
        marks = {owner.get(c, c) for c in line}
        if len(marks) == 1:
            return marks.pop()
    return "open"

#> tic_tac_toe_lines("03142")
#> tic_tac_toe_lines("")
#> tic_tac_toe_lines("0031")
#> tic_tac_toe_lines("804263")
#> tic_tac_toe_lines("10428")

### battleship_hits
def battleship_hits(fleet, shots):
    cells = {c: ship for ship, spots in fleet.items() for c in spots}
    left = {ship: len(spots) for ship, spots in fleet.items()}
    log = []
    for s in shots:
        ship = cells.pop(s, None)
        if ship is None:
            log.append("miss")
            continue
        left[ship] -= 1
        log.append("hit" if left[ship] else f"sunk {ship}")
    return log

#> battleship_hits({"sub": ["A1"], "boat": ["B1", "B2"]}, ["B1", "C9", "B2", "A1"])
#> battleship_hits({}, ["A1"])
#> battleship_hits({"raft": ["Z9"]}, [])
#> battleship_hits({"sub": ["A1"]}, ["A1", "A1"])
#> battleship_hits({"x": ["D4", "D5", "D6"]}, ["D5", "D5", "D6"])

### minesweeper_numbers
def minesweeper_numbers(mines, width, height):
    board = {}
    for mx, my in mines:
        for x in range(max(0, mx - 1), min(width, mx + 2)):
            for y in range(max(0, my - 1), min(height, my + 2)):
                if (x, y) not in mines:
                    board[x, y] = board.get((x, y), 0) + 1
    return dict(sorted(board.items()))

#> minesweeper_numbers({(0, 0)}, 2, 2)
#> minesweeper_numbers({(0, 0), (1, 1)}, 3, 2)
#> minesweeper_numbers(set(), 5, 5)
#> minesweeper_numbers([(1, 0)], 3, 1)
#> minesweeper_numbers({(0, 0)}, 1, 1)

### yahtzee_upper
def yahtzee_upper(dice, used):
    sums = {face: face * dice.count(face) for face in range(1, 7) if face not in used}
    if not sums:
        return None
    pick = max(sums, key=lambda f: (sums[f], -f))
    return pick, sums[pick]

#> yahtzee_upper([3, 3, 6, 1, 1], {6})
#> yahtzee_upper([6, 6, 6, 6, 6], set())
#> yahtzee_upper([1, 2, 3, 4, 5], {1, 2, 3, 4, 5, 6})
#> yahtzee_upper([2, 2, 1, 1, 4], [4])
#> yahtzee_upper([], {1, 2})

### monster_loot_split
def monster_loot_split(loot, party):
    shares = {p: {} for p in party}
    floor = {}
    for item, n in loot.items():
        if not party:
            floor[item] = n
            continue
        each, rest = divmod(n, len(party))
        for p in party:
            if each:
                shares[p][item] = each
        if rest:
            floor[item] = rest
    return shares, floor

#> monster_loot_split({"gold": 10, "gem": 1}, ["orc", "elf", "bard"])
#> monster_loot_split({"gold": 3}, [])
#> monster_loot_split({}, ["solo"])
#> monster_loot_split({"fang": 4, "hide": 0}, ["a", "b"])
#> monster_loot_split({"bone": 5}, ["z"])

### quest_unlocks
def quest_unlocks(quests, done):
    done = set(done)
    open_now = []
    for name, needs in quests.items():
        if name in done:
            continue
        if done.issuperset(needs):
            open_now.append(name)
    return sorted(open_now), f"{len(done & quests.keys())}/{len(quests)}"

#> quest_unlocks({"start": [], "cave": ["start"], "boss": ["cave", "sword"]}, ["start", "sword"])
#> quest_unlocks({}, ["x"])
#> quest_unlocks({"a": ["b"], "b": ["a"]}, [])
#> quest_unlocks({"p": [], "q": []}, ["p", "q"])
#> quest_unlocks({"z": "xy"}, "yx")

### skill_tree_cost
def skill_tree_cost(tree, skill, owned=frozenset()):
    if skill in owned:
        return 0
    node = tree[skill]
    needed = {skill}
    queue = list(node["req"])
    while queue:
        s = queue.pop()
        if s not in owned and s not in needed:
            needed.add(s)
            queue.extend(tree[s]["req"])
    return sum(tree[s]["cost"] for s in needed)

#> skill_tree_cost({"fire": {"cost": 5, "req": ["spark"]}, "spark": {"cost": 2, "req": []}}, "fire")
#> skill_tree_cost({"fire": {"cost": 5, "req": ["spark"]}, "spark": {"cost": 2, "req": []}}, "fire", {"spark"})
#> skill_tree_cost({}, "any", {"any"})
#> skill_tree_cost({"a": {"cost": 1, "req": ["b", "c"]}, "b": {"cost": 1, "req": ["c"]}, "c": {"cost": 10, "req": []}}, "a")
#> skill_tree_cost({"x": {"cost": 3, "req": ["y"]}}, "x")
