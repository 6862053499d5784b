### garage_sale_ledger
def garage_sale_ledger(lines):
    owners = {}
    cash = 0
    unsold = {}
    for line in lines:
        w = line.split()
        if w[0] == "offer":
            owner, item, price = w[1], w[2], int(w[3])
            unsold[item] = (owner, price)
        elif w[0] == "sold":
            item = w[1]
            if item not in unsold:
                continue
            owner, price = unsold.pop(item)
            got = int(w[2]) if len(w) > 2 else price
            fee = max(1, got // 10)
            owners[owner] = owners.get(owner, 0) + got - fee
            cash += fee
        elif w[0] == "cut":
            pct = int(w[1])
            for item, (owner, price) in list(unsold.items()):
                unsold[item] = (owner, price - price * pct // 100)
    return owners, cash, sorted(unsold)

#> garage_sale_ledger(["offer ann lamp 20", "offer bob bike 80", "sold lamp", "cut 25", "sold bike", "sold sofa"])
#> garage_sale_ledger(["offer ann cup 4", "sold cup 3", "offer ann pot 9"])
#> garage_sale_ledger([])
#> garage_sale_ledger(["rain soon", "offer kim tent 55", "cut 10", "sold tent"])
#> garage_sale_ledger(["offer x a 10", "offer x b 10", "cut 50", "cut 50", "sold b"])
#> garage_sale_ledger(["offer x a ten"])
#> garage_sale_ledger(['offer x a 10', 'offer x b 10', 'cut 50', 'cut 50', 'sold b', 'rain soon', 'offer kim tent 55', 'cut 10', 'sold tent', 'offer ann lamp 20', 'offer bob bike 80', 'sold lamp', 'cut 25', 'sold bike', 'sold sofa'])
#> garage_sale_ledger(['offer x a 10', 'offer x b 10', 'cut 50', 'cut 50', 'sold b', 'offer ann cup 4', 'sold cup 3', 'offer ann pot 9', 'offer ann lamp 20', 'offer bob bike 80', 'sold lamp', 'cut 25', 'sold bike', 'sold sofa'])

### five_letter_guesses_marked
def five_letter_guesses_marked(secret, guesses):
    out = []
    for g in guesses:
        if len(g) != len(secret):
            out.append("?")
            continue
        marks = ["."] * len(g)
        left = {}
        for i, c in enumerate(secret):
            if g[i] == c:
                marks[i] = "#"
            else:
                left[c] = left.get(c, 0) + 1
        for i, c in enumerate(g):
            if marks[i] == "." and left.get(c, 0):
                marks[i] = "+"
                left[c] -= 1
        out.append("".join(marks))
        if g == secret:
            break
    return out

#> five_letter_guesses_marked("crane", ["react", "trace", "crane", "extra"])
#> five_letter_guesses_marked("aabb", ["bbaa", "abab", "aaaa"])
#> five_letter_guesses_marked("", [])
#> five_letter_guesses_marked("hello", ["hi", "lolly"])
#> five_letter_guesses_marked("level", ["eleve", "lever"])

### wind_farm_output
def wind_farm_output(speeds, turbines):
    total = 0.0
    stopped = 0
    for hour, v in enumerate(speeds):
        for t in turbines:
            if v < t.get("start", 3) or v > t.get("stop", 25):
                stopped += 1
                continue
            if hour in t.get("service", ()):
                stopped += 1
                continue
            rated = t.get("rated", 12)
            share = 1.0 if v >= rated else (v / rated) ** 3
            total += t["kw"] * share
    return round(total, 1), stopped

#> wind_farm_output([2, 6, 12, 30], [{"kw": 100}, {"kw": 50, "start": 1, "rated": 6}])
#> wind_farm_output([10, 11], [{"kw": 80, "service": (1,)}])
#> wind_farm_output([], [{"kw": 1}])
#> wind_farm_output([5, 7, 9, 8, 4, 3], [{"kw": 200, "rated": 10}])
#> wind_farm_output([8], [{}])
#> wind_farm_output([2, 6, 12, 30, 5, 7, 9, 8, 4, 3, 10, 11], [{'kw': 100}, {'kw': 50, 'start': 1, 'rated': 6}])
#> wind_farm_output([2, 6, 12, 30, 8, 5, 7, 9, 8, 4, 3], [{'kw': 100}, {'kw': 50, 'start': 1, 'rated': 6}])

### invoice_csv_to_groups
def invoice_csv_to_groups(text):
    groups = {}
    order = []
    total = {}
    for n, line in enumerate(text.split("\n")):
        if n == 0 or not line:
            continue
        f = line.split(",")
        if len(f) < 4:
            raise ValueError("line %d has %d fields" % (n + 1, len(f)))
        inv, item, qty, price = f[0], f[1], int(f[2]), float(f[3])
        if inv not in groups:
            groups[inv] = []
            order.append(inv)
            total[inv] = 0.0
        groups[inv].append(item)
        total[inv] += qty * price
    return [(i, "+".join(groups[i]), round(total[i], 2)) for i in order]

#> invoice_csv_to_groups("inv,item,qty,price\n7,pen,3,1.5\n8,ink,1,9.99\n7,pad,2,2.25\n")
#> invoice_csv_to_groups("inv,item,qty,price")
#> invoice_csv_to_groups("h\n1,2,3")
#> invoice_csv_to_groups("h\na,x,1,0.1\na,y,1,0.2\n\nb,z,0,5\n")
#> invoice_csv_to_groups("h\na,x,one,1")

### rooms_heated_plan
def rooms_heated_plan(rooms, hours):
    plan = {}
    for name, (times, target) in rooms.items():
        row = ""
        for h in range(hours[0], hours[1]):
            on = False
            for part in times.split(","):
                a, b = part.split("-")
                if int(a) <= h < int(b):
                    on = True
                elif int(a) - 1 == h and target > 20:
                    on = True      # preheat
            row += "#" if on else "."
        plan[name] = row
    return plan

#> rooms_heated_plan({"bath": ("6-8,20-22", 23), "hall": ("7-9", 18)}, (5, 12))
#> rooms_heated_plan({}, (0, 24))
#> rooms_heated_plan({"x": ("0-24", 19)}, (3, 3))
#> rooms_heated_plan({"den": ("8-10,9-12,15-16", 21)}, (6, 18))
#> rooms_heated_plan({"x": ("all", 19)}, (3, 5))
#> rooms_heated_plan({'bath': ('6-8,20-22', 23), 'hall': ('7-9', 18), 'x': ('0-24', 19)}, (5, 12))

### spaced_repetition_days
def spaced_repetition_days(cards, answers):
    boxes = dict.fromkeys(cards, 1)
    due = dict.fromkeys(cards, 0)
    log = []
    for day, text in enumerate(answers):
        todo = [c for c in cards if due[c] <= day]
        for c, ok in zip(todo, text):
            if ok == "1":
                boxes[c] = min(5, boxes[c] + 1)
            else:
                boxes[c] = 1
            due[c] = day + 2 ** (boxes[c] - 1)
        log.append(len(todo))
    return boxes, log

#> spaced_repetition_days(["dog", "cat"], ["11", "", "10", "1"])
#> spaced_repetition_days(["a", "b", "c"], ["000", "111", "11", "111"])
#> spaced_repetition_days([], ["1"])
#> spaced_repetition_days(["x"], ["1", "1", "1", "1", "1", "1", "1", "1", "0", "1"])
#> spaced_repetition_days(["p", "q"], [])
#> spaced_repetition_days(['x', 'p', 'q', 'a', 'b', 'c'], ['1', '1', '1', '1', '1', '1', '1', '1', '0', '1'])
#> spaced_repetition_days(['x', 'p', 'q', 'dog', 'cat'], ['1', '1', '1', '1', '1', '1', '1', '1', '0', '1'])

### mine_cart_tracks
def mine_cart_tracks(track, carts, ticks):
    pos = {name: i for i, name in enumerate(carts)}
    speed = {name: 1 for name in carts}
    crashed = []
    for t in range(ticks):
        for name in carts:
            if name in crashed:
                continue
            pos[name] = (pos[name] + speed[name]) % len(track)
            c = track[pos[name]]
            if c == ">":
                speed[name] = min(3, speed[name] + 1)
            elif c == "<":
                speed[name] = max(1, speed[name] - 1)
            for other in carts:
                if other != name and other not in crashed and pos[other] == pos[name]:
                    crashed += [name, other]
                    break
    return [(n, pos[n]) for n in carts if n not in crashed], crashed

#> mine_cart_tracks("..>..<..", "ab", 4)
#> mine_cart_tracks("....", "xy", 2)
#> mine_cart_tracks(".>.", "abc", 1)
#> mine_cart_tracks("", "a", 1)
#> mine_cart_tracks(">>>>......", "pq", 5)
#> mine_cart_tracks("...<...>..", "uvw", 3)

### lecture_notes_outline
def lecture_notes_outline(text):
    out = []
    counters = []
    for line in text.split("\n"):
        level = 0
        while level < len(line) and line[level] == "*":
            level += 1
        title = line[level:].strip()
        if level == 0 or not title:
            if out and line.strip():
                out[-1] += " (+)" if not out[-1].endswith(" (+)") else ""
            continue
        while len(counters) < level:
            counters.append(0)
        del counters[level:]
        counters[-1] += 1
        out.append(".".join(str(c) for c in counters) + " " + title)
    return out

#> lecture_notes_outline("* Intro\n** Why\nsome text\nmore text\n** How\n* Main\n** A\n*** Deep")
#> lecture_notes_outline("text first\n* T")
#> lecture_notes_outline("")
#> lecture_notes_outline("*** Jump\n** Back\n* Top\n***")
#> lecture_notes_outline("*a\n*b\n\n*c\nx")
#> lecture_notes_outline('*a\n*b\n\n*c\nx\n*** Jump\n** Back\n* Top\n***\n* Intro\n** Why\nsome text\nmore text\n** How\n* Main\n** A\n*** Deep')
#> lecture_notes_outline('*** Jump\n** Back\n* Top\n***\ntext first\n* T\n* Intro\n** Why\nsome text\nmore text\n** How\n* Main\n** A\n*** Deep')
