### router_config_has_conflict
def mask(bits):
    return (0xFFFFFFFF << (32 - bits)) & 0xFFFFFFFF

def number(ip):
    n = 0
    for part in ip.split("."):
        n = n * 256 + int(part)
    return n

def router_config_has_conflict(lines):
    nets = []
    names = set()
    for line in lines:
        name, cidr = line.split()
        if name in names:
            return True
        names.add(name)
        ip, bits = cidr.split("/")
        bits = int(bits)
        base = number(ip) & mask(bits)
        for other, obits in nets:
            m = mask(min(bits, obits))
            if base & m == other & m:
                return True
        nets.append((base, bits))
    return False

#> router_config_has_conflict(["lan 10.0.0.0/24", "wifi 10.0.1.0/24", "dmz 192.168.0.0/16"])
#> router_config_has_conflict(["lan 10.0.0.0/8", "wifi 10.9.0.0/16"])
#> router_config_has_conflict(["a 1.0.0.0/8", "a 2.0.0.0/8"])
#> router_config_has_conflict([])
#> router_config_has_conflict(["a 10.0.0.0"])
#> router_config_has_conflict(["p 172.16.0.0/12", "q 172.32.0.0/12", "r 10.0.0.0/8", "s 11.0.0.0/8", "t 172.31.255.0/24"])
#> router_config_has_conflict(['lan 10.0.0.0/24', 'wifi 10.0.1.0/24', 'dmz 192.168.0.0/16', 'p 172.16.0.0/12', 'q 172.32.0.0/12', 'r 10.0.0.0/8', 's 11.0.0.0/8', 't 172.31.255.0/24'])
#> router_config_has_conflict(['p 172.16.0.0/12', 'q 172.32.0.0/12', 'r 10.0.0.0/8', 's 11.0.0.0/8', 't 172.31.255.0/24', 'lan 10.0.0.0/8', 'wifi 10.9.0.0/16', 'a 10.0.0.0'])

### playlist_total_fits
def playlist_total_fits(songs, limit, gap=2):
    total = 0
    limit_s = 0
    for part in limit.split(":"):
        limit_s = limit_s * 60 + int(part)
    first = True
    for s in songs:
        title, t = s.rsplit(" ", 1)
        sec = 0
        for part in t.strip("()").split(":"):
            sec = sec * 60 + int(part)
        if not first and not title.startswith("~"):
            total += gap
        first = False
        total += sec
        if total > limit_s:
            return False
    return True

#> playlist_total_fits(["One (3:20)", "Two (4:05)", "~Three (1:00)"], "8:30")
#> playlist_total_fits(["One (3:20)", "Two (4:05)", "Three (1:03)"], "8:30")
#> playlist_total_fits([], "0")
#> playlist_total_fits(["Long (1:00:00)"], "59:59")
#> playlist_total_fits(["bad"], "1:00")
#> playlist_total_fits(["a (0:30)", "b (0:30)", "c (0:30)", "~d (0:30)"], "2:10", gap=5)
#> playlist_total_fits(['a (0:30)', 'b (0:30)', 'c (0:30)', '~d (0:30)', 'Long (1:00:00)', 'One (3:20)', 'Two (4:05)', '~Three (1:00)'], '2:10', gap=5)
#> playlist_total_fits(['One (3:20)', 'Two (4:05)', '~Three (1:00)', 'Long (1:00:00)'], '8:30')

### lights_all_off_after
def lights_all_off_after(n, presses):
    on = [False] * n
    for p in presses:
        if p == "all":
            for i in range(n):
                on[i] = not on[i]
        elif p.startswith("every"):
            k = int(p[5:])
            for i in range(k - 1, n, k):
                on[i] = not on[i]
        else:
            i = int(p)
            on[i] = not on[i]
    for light in on:
        if light:
            return False
    return True

#> lights_all_off_after(6, ["all", "every2", "0", "2", "4"])
#> lights_all_off_after(5, ["every1", "all"])
#> lights_all_off_after(4, ["every3", "1"])
#> lights_all_off_after(0, [])
#> lights_all_off_after(3, ["7"])
#> lights_all_off_after(8, ["every2", "every4", "1", "5", "every8", "7"])

### coupon_stack_valid
def coupon_stack_valid(codes, total):
    kinds = set()
    off = 0
    for code in codes:
        kind, _, rest = code.partition("-")
        if kind == "VIP":
            if len(codes) > 1:
                return False
            continue
        if kind in kinds:
            return False
        kinds.add(kind)
        if kind == "PCT":
            off += total * int(rest) // 100
        elif kind == "AMT":
            least, _, amount = rest.partition(":")
            if total < int(least):
                return False
            off += int(amount)
        elif kind != "SHIP":
            raise ValueError("unknown " + code)
    return off * 2 <= total

#> coupon_stack_valid(["PCT-10", "AMT-50:5", "SHIP-1"], 100)
#> coupon_stack_valid(["PCT-10", "PCT-20"], 100)
#> coupon_stack_valid(["VIP-x", "SHIP-1"], 100)
#> coupon_stack_valid(["VIP-x"], 1)
#> coupon_stack_valid(["AMT-50:5"], 49)
#> coupon_stack_valid(["PCT-45", "AMT-20:10"], 100)
#> coupon_stack_valid(["GIFT-1"], 5)

### chess_row_text_ok
def chess_row_text_ok(fen):
    rows = fen.split("/")
    if len(rows) != 8:
        return False
    kings = {"k": 0, "K": 0}
    for i, row in enumerate(rows):
        squares = 0
        digit = False
        for c in row:
            if c.isdigit():
                if digit or c in "09":
                    return False
                squares += int(c)
                digit = True
                continue
            digit = False
            if c not in "prnbqkPRNBQK":
                return False
            if c in "pP" and i in (0, 7):
                return False
            if c in kings:
                kings[c] += 1
            squares += 1
        if squares != 8:
            return False
    return kings == {"k": 1, "K": 1}

#> chess_row_text_ok("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")
#> chess_row_text_ok("8/8/8/8/8/8/8/8")
#> chess_row_text_ok("k7/8/8")
#> chess_row_text_ok("k7/44/8/8/8/8/8/K7")
#> chess_row_text_ok("k6P/8/8/8/8/8/8/K7")
#> chess_row_text_ok("k7/7x/8/8/8/8/8/K7")
#> chess_row_text_ok("k8/8/8/8/8/8/8/K7")

### tank_formula_balanced
def side(text):
    totals = {}
    for term in text.split("+"):
        term = term.strip()
        n = ""
        while term[0].isdigit():
            n += term[0]
            term = term[1:]
        factor = int(n or 1)
        i = 0
        while i < len(term):
            name = term[i]
            i += 1
            while i < len(term) and term[i].islower():
                name += term[i]
                i += 1
            count = ""
            while i < len(term) and term[i].isdigit():
                count += term[i]
                i += 1
            totals[name] = totals.get(name, 0) + factor * int(count or 1)
    return totals

def tank_formula_balanced(equation):
    left, right = equation.split("->")
    return side(left) == side(right)

#> tank_formula_balanced("2H2 + O2 -> 2H2O")
#> tank_formula_balanced("CH4 + O2 -> CO2 + H2O")
#> tank_formula_balanced("CH4 + 2O2 -> CO2 + 2H2O")
#> tank_formula_balanced("H2O")
#> tank_formula_balanced("Na + Cl2 -> NaCl")
#> tank_formula_balanced("4Fe + 3O2 -> 2Fe2O3")
#> tank_formula_balanced('CH4 + O2 -> CO2 + H2O H2O')
#> tank_formula_balanced('H2O Na + Cl2 -> NaCl')

### user_story_is_ready
def user_story_is_ready(text):
    parts = {"as": False, "want": False, "so": False}
    criteria = 0
    points = None
    for line in text.lower().split("\n"):
        line = line.strip()
        if line.startswith("as a"):
            parts["as"] = True
        elif line.startswith("i want"):
            parts["want"] = parts["as"]
        elif line.startswith("so that"):
            parts["so"] = parts["want"]
        elif line.startswith("- ["):
            criteria += 1
        elif line.startswith("points:"):
            value = line[7:].strip()
            points = int(value) if value.isdigit() else None
    if not all(parts.values()) or criteria < 2:
        return False
    return points in (1, 2, 3, 5, 8)

#> user_story_is_ready("As a user\nI want to search\nso that I find things\n- [ ] fast\n- [ ] fuzzy\npoints: 3")
#> user_story_is_ready("I want to search\nAs a user\nso that x\n- [ ] a\n- [x] b\npoints: 3")
#> user_story_is_ready("As a dev\nI want tests\nso that ok\n- [ ] one\npoints: 5")
#> user_story_is_ready("")
#> user_story_is_ready("As a dev\nI want tests\nso that ok\n- [ ] one\n- [ ] two\npoints: many")
#> user_story_is_ready('I want to search\nAs a user\nso that x\n- [ ] a\n- [x] b\npoints: 3\nAs a user\nI want to search\nso that I find things\n- [ ] fast\n- [ ] fuzzy\npoints: 3')

### cable_lengths_sufficient
def cable_lengths_sufficient(rolls, runs):
    rolls = sorted(rolls)
    for run in sorted(runs, reverse=True):
        best = -1
        for i, r in enumerate(rolls):
            if r >= run:
                best = i
                break
        if best < 0:
            return False
        rest = rolls.pop(best) - run
        if rest >= 1:
            j = 0
            while j < len(rolls) and rolls[j] < rest:
                j += 1
            rolls.insert(j, rest)
    return True

#> cable_lengths_sufficient([10, 25, 50], [20, 30, 9, 12, 8])
#> cable_lengths_sufficient([10, 10], [11])
#> cable_lengths_sufficient([], [])
#> cable_lengths_sufficient([100], [50, 25, 25, 0.5])
#> cable_lengths_sufficient([30, 40, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7])
#> cable_lengths_sufficient([30, 40, 7, 10, 25, 50, 10, 10], [7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7])
#> cable_lengths_sufficient([30, 40, 7, 100, 10, 10], [7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7])

### trial_matrix_covers_pairs
from itertools import combinations, product

def trial_matrix_covers_pairs(options, rows):
    names = sorted(options)
    for a, b in combinations(names, 2):
        missing = set(product(options[a], options[b]))
        for row in rows:
            missing.discard((row.get(a), row.get(b)))
        if missing:
            return False
    return True

#> trial_matrix_covers_pairs({"os": ["mac", "win"], "py": [3, 4], "db": ["x", "y"]}, [{"os": "mac", "py": 3, "db": "x"}, {"os": "mac", "py": 4, "db": "y"}, {"os": "win", "py": 3, "db": "y"}, {"os": "win", "py": 4, "db": "x"}])
#> trial_matrix_covers_pairs({"os": ["mac", "win"], "py": [3, 4]}, [{"os": "mac", "py": 3}])
#> trial_matrix_covers_pairs({}, [])
#> trial_matrix_covers_pairs({"a": [1], "b": [1, 2], "c": [1]}, [{"a": 1, "b": 1, "c": 1}, {"a": 1, "b": 2, "c": 1}, {"b": 1}])
#> trial_matrix_covers_pairs({"p": [1, 2], "q": []}, [])
#> trial_matrix_covers_pairs({"a": [1, 2], "b": [1, 2], "c": [1]}, [{"a": 1, "b": 1, "c": 1}, {"a": 1, "b": 2, "c": 1}, {"a": 2, "b": 1, "c": 1}])
