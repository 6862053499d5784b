### timesheet_to_projects
def timesheet_to_projects(text):
    totals = {}
    order = []
    current_day = None
    for line in text.splitlines():
        line = line.rstrip()
        if not line:
            continue
        if not line.startswith(" "):
            current_day = line.strip(":")
            continue
        if current_day is None:
            raise ValueError("entry before the first day")
        span, project = line.split(None, 1)
        a, b = span.split("-")
        ah, am = a.split(":")
        bh, bm = b.split(":")
        mins = int(bh) * 60 + int(bm) - int(ah) * 60 - int(am)
        if mins < 0:
            mins += 24 * 60
        if project not in totals:
            totals[project] = 0
            order.append(project)
        totals[project] += mins
    return [(p, totals[p] // 60, totals[p] % 60) for p in order]

#> timesheet_to_projects("Mon:\n 08:00-09:30 web\n 09:30-12:00 api\nTue:\n 22:00-01:15 web")
#> timesheet_to_projects(" 08:00-09:00 x")
#> timesheet_to_projects("")
#> timesheet_to_projects("Fri:\n 10:00-10:00 nothing\n 10:00-10:59 docs review\n\n 11:00-11:01 docs review")
#> timesheet_to_projects("Sat:\n 9-10 x")
#> timesheet_to_projects('Mon:\n 08:00-09:30 web\n 09:30-12:00 api\nTue:\n 22:00-01:15 web\nFri:\n 10:00-10:00 nothing\n 10:00-10:59 docs review\n\n 11:00-11:01 docs review\n 08:00-09:00 x')
#> timesheet_to_projects('Mon:\n 08:00-09:30 web\n 09:30-12:00 api\nTue:\n 22:00-01:15 web\nFri:\n 10:00-10:00 nothing\n 10:00-10:59 docs review\n\n 11:00-11:01 docs review')

### stock_orders_matched
def stock_orders_matched(orders):
    buys, sells, trades = [], [], []
    for n, o in enumerate(orders):
        side, qty, price = o.split()
        qty, price = int(qty), int(price)
        mine, other = (buys, sells) if side == "buy" else (sells, buys)
        while qty and other:
            best = other[0]
            good = price >= best[0] if side == "buy" else price <= best[0]
            if not good:
                break
            q = min(qty, best[2])
            trades.append((q, best[0]))
            qty -= q
            best[2] -= q
            if best[2] == 0:
                other.pop(0)
        if qty:
            mine.append([price, n, qty])
            if side == "buy":
                mine.sort(key=lambda e: (-e[0], e[1]))
            else:
                mine.sort()
    return trades, len(buys), len(sells)

#> stock_orders_matched(["sell 10 101", "sell 5 100", "buy 8 100", "buy 9 102"])
#> stock_orders_matched(["buy 1 10", "buy 1 12", "sell 3 9"])
#> stock_orders_matched([])
#> stock_orders_matched(["buy 5 50", "sell 5 60", "sell 2 50", "buy 5 60", "sell 9 40"])
#> stock_orders_matched(["hold 5 50"])
#> stock_orders_matched(["buy x 5"])
#> stock_orders_matched(['sell 10 101', 'sell 5 100', 'buy 8 100', 'buy 9 102', 'buy 5 50', 'sell 5 60', 'sell 2 50', 'buy 5 60', 'sell 9 40', 'buy 1 10', 'buy 1 12', 'sell 3 9'])
#> stock_orders_matched(['buy 5 50', 'sell 5 60', 'sell 2 50', 'buy 5 60', 'sell 9 40', 'buy 1 10', 'buy 1 12', 'sell 3 9', 'sell 10 101', 'sell 5 100', 'buy 8 100', 'buy 9 102'])

### bus_card_journeys
FARE = {1: 150, 2: 220, 3: 300}

def bus_card_journeys(taps, balance):
    inside = None
    log = []
    for t in taps:
        kind, zone = t[0], int(t[1])
        if kind == "+":
            if inside is not None:
                # forgot to tap out: the dearest fare
                balance -= FARE[3]
                log.append("penalty")
            if balance < FARE[1]:
                log.append("refused")
                inside = None
            else:
                inside = zone
        else:
            if inside is None:
                log.append("ignored")
                continue
            zones = abs(zone - inside) + 1
            cost = FARE[min(zones, 3)]
            balance -= cost
            log.append(cost)
            inside = None
    return balance, log

#> bus_card_journeys(["+1", "-2", "+2", "-2", "+1", "-5"], 1000)
#> bus_card_journeys(["+1", "+1", "-1", "-1"], 500)
#> bus_card_journeys([], 10)
#> bus_card_journeys(["+4", "-1", "+1", "-1"], 200)
#> bus_card_journeys(["+x"], 5)
#> bus_card_journeys(['+1', '-2', '+2', '-2', '+1', '-5', '+4', '-1', '+1', '-1', '+1', '+1', '-1', '-1'], 1000)
#> bus_card_journeys(['+1', '-2', '+2', '-2', '+1', '-5', '+4', '-1', '+1', '-1'], 1000)

### text_to_html_paragraphs
def esc(s):
    return s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

def text_to_html_paragraphs(text):
    out = []
    para = []
    in_list = False
    for line in text.split("\n") + [""]:
        s = line.strip()
        if s.startswith("* "):
            if para:
                out.append("<p>" + " ".join(para) + "</p>")
                para = []
            if not in_list:
                out.append("<ul>")
                in_list = True
            out.append("<li>" + esc(s[2:]) + "</li>")
            continue
        if in_list:
            out.append("</ul>")
            in_list = False
        if s == "":
            if para:
                out.append("<p>" + " ".join(para) + "</p>")
                para = []
        elif s.startswith("#"):
            n = len(s) - len(s.lstrip("#"))
            out.append("<h%d>%s</h%d>" % (n, esc(s[n:].strip()), n))
        else:
            para.append(esc(s))
    return "".join(out)

#> text_to_html_paragraphs("# Title\none\ntwo\n\n* a < b\n* c\nend & more")
#> text_to_html_paragraphs("")
#> text_to_html_paragraphs("para\n* x\n\n## Sub\n\nlast")
#> text_to_html_paragraphs("* only")
#> text_to_html_paragraphs("a\n\n\nb\n\nc")
#> text_to_html_paragraphs('para\n* x\n\n## Sub\n\nlast\na\n\n\nb\n\nc\n# Title\none\ntwo\n\n* a < b\n* c\nend & more')
#> text_to_html_paragraphs('para\n* x\n\n## Sub\n\nlast\n* only\n# Title\none\ntwo\n\n* a < b\n* c\nend & more')

### grocery_list_merged
UNITS = {"kg": ("g", 1000), "l": ("ml", 1000), "g": ("g", 1), "ml": ("ml", 1), "": ("", 1)}

def grocery_list_merged(lists):
    amounts = {}
    for text in lists:
        for entry in text.split(","):
            entry = entry.strip()
            if not entry:
                continue
            words = entry.split()
            num = ""
            while words and words[0][:1] and words[0][0] in "0123456789." and words[0][-1] not in "0123456789.":
                w = words.pop(0)
                i = 0
                while w[i] in "0123456789.":
                    i += 1
                num, unit = w[:i], w[i:]
            if not num:
                unit = ""
                num = words.pop(0) if words[0].isdigit() else "1"
            base, factor = UNITS[unit]
            key = (" ".join(words), base)
            amounts[key] = amounts.get(key, 0) + float(num) * factor
    return {name: f"{a:g}{u}" for (name, u), a in sorted(amounts.items())}

#> grocery_list_merged(["500g flour, 3 eggs, 1l milk", "0.5kg flour, eggs, 250ml milk"])
#> grocery_list_merged([])
#> grocery_list_merged(["bread", "2 bread, , 1.5kg rice"])
#> grocery_list_merged(["3cups sugar"])
#> grocery_list_merged(["12 eggs, 100g dark chocolate, salt", "50g dark chocolate, salt"])
#> grocery_list_merged(['bread', '2 bread, , 1.5kg rice', '500g flour, 3 eggs, 1l milk', '0.5kg flour, eggs, 250ml milk', '12 eggs, 100g dark chocolate, salt', '50g dark chocolate, salt'])
#> grocery_list_merged(['500g flour, 3 eggs, 1l milk', '0.5kg flour, eggs, 250ml milk', '12 eggs, 100g dark chocolate, salt', '50g dark chocolate, salt'])

### next_round_pairing_by_score
def next_round_pairing_by_score(players, played, scores):
    ranked = sorted(players, key=lambda p: (-scores.get(p, 0), p))
    pairs = []
    free = list(ranked)
    while len(free) > 1:
        a = free.pop(0)
        for i, b in enumerate(free):
            if (a, b) not in played and (b, a) not in played:
                pairs.append((a, b))
                free.pop(i)
                break
        else:
            b = free.pop(0)
            pairs.append((a, b + "*"))
    if free:
        pairs.append((free[0], "bye"))
    return pairs

#> next_round_pairing_by_score(["ann", "bob", "cy", "dee"], {("ann", "bob")}, {"ann": 1, "bob": 1, "cy": 0.5})
#> next_round_pairing_by_score(["x", "y"], {("y", "x")}, {})
#> next_round_pairing_by_score([], set(), {})
#> next_round_pairing_by_score(["p", "q", "r"], set(), {"r": 2, "q": 1})
#> next_round_pairing_by_score(["a", "b", "c", "d", "e", "f"], {("a", "b"), ("c", "a"), ("e", "f")}, {"a": 3, "b": 2, "c": 2, "d": 1})
#> next_round_pairing_by_score(['a', 'b', 'c', 'd', 'e', 'f', 'p', 'q', 'r', 'ann', 'bob', 'cy', 'dee'], {('a', 'b'), ('c', 'a'), ('e', 'f')}, {'a': 3, 'b': 2, 'c': 2, 'd': 1})
#> next_round_pairing_by_score(['x', 'y', 'ann', 'bob', 'cy', 'dee', 'a', 'b', 'c', 'd', 'e', 'f'], {('y', 'x')}, {})

### water_pipes_connected
SIDES = {"-": "EW", "|": "NS", "L": "NE", "J": "NW", "7": "SW", "F": "SE", "+": "NESW", ".": ""}
STEP = {"N": (-1, 0, "S"), "S": (1, 0, "N"), "E": (0, 1, "W"), "W": (0, -1, "E")}

def water_pipes_connected(rows, start=(0, 0)):
    wet = set()
    leaks = 0
    todo = [start]
    while todo:
        r, c = todo.pop()
        if (r, c) in wet:
            continue
        wet.add((r, c))
        for side in SIDES[rows[r][c]]:
            dr, dc, back = STEP[side]
            nr, nc = r + dr, c + dc
            if not (0 <= nr < len(rows) and 0 <= nc < len(rows[nr])):
                leaks += 1
            elif back not in SIDES[rows[nr][nc]]:
                leaks += 1
            else:
                todo.append((nr, nc))
    return len(wet), leaks

#> water_pipes_connected(["F-7", "|.|", "L-J"])
#> water_pipes_connected(["--", ".."])
#> water_pipes_connected(["."])
#> water_pipes_connected(["F7.", "LJ-", "..|"], start=(1, 2))
#> water_pipes_connected([])
#> water_pipes_connected(["F+7", "L+J"])

### rle_picture_decoded
def rle_picture_decoded(code, width):
    pixels = ""
    n = ""
    for c in code:
        if c.isdigit():
            n += c
        elif c == "!":
            # rest of the line
            pixels += "." * (-len(pixels) % width)
            n = ""
        else:
            pixels += c * int(n or 1)
            n = ""
    if len(pixels) % width:
        raise ValueError("%d pixels do not fill lines of %d" % (len(pixels), width))
    lines = []
    for i in range(0, len(pixels), width):
        lines.append(pixels[i:i + width])
    return lines

#> rle_picture_decoded("3#2.#.3#", 3)
#> rle_picture_decoded("#!2#!3#!", 3)
#> rle_picture_decoded("5x", 2)
#> rle_picture_decoded("", 4)
#> rle_picture_decoded("12o8.", 5)
#> rle_picture_decoded('3#2.#.3#12o8.#!2#!3#!', 3)
#> rle_picture_decoded('12o8.3#2.#.3##!2#!3#!', 5)

### exam_seats_assigned
def exam_seats_assigned(students, rows, cols):
    seats = [["-"] * cols for _ in range(rows)]
    left = []
    for name, course in students:
        placed = False
        for r in range(rows):
            for c in range(cols):
                if seats[r][c] != "-":
                    continue
                near = []
                if c > 0:
                    near.append(seats[r][c - 1])
                if r > 0:
                    near.append(seats[r - 1][c])
                if any(s.endswith(course) for s in near):
                    continue
                seats[r][c] = name[0] + course
                placed = True
                break
            if placed:
                break
        if not placed:
            left.append(name)
    return seats, left

#> exam_seats_assigned([("Ann", "1"), ("Bob", "1"), ("Cy", "2"), ("Dee", "2")], 2, 2)
#> exam_seats_assigned([("Ann", "1"), ("Bob", "2")], 1, 1)
#> exam_seats_assigned([], 1, 2)
#> exam_seats_assigned([("A", "1"), ("B", "2"), ("C", "1"), ("D", "2"), ("E", "1")], 2, 3)
#> exam_seats_assigned([("K", "7")], 0, 0)
#> exam_seats_assigned([('Ann', '1'), ('Bob', '1'), ('Cy', '2'), ('Dee', '2'), ('K', '7'), ('A', '1'), ('B', '2'), ('C', '1'), ('D', '2'), ('E', '1')], 2, 2)
#> exam_seats_assigned([('A', '1'), ('B', '2'), ('C', '1'), ('D', '2'), ('E', '1'), ('Ann', '1'), ('Bob', '2'), ('K', '7')], 2, 3)
