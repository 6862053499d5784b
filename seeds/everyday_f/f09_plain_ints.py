### cheapest_cut_of_planks
def cheapest_cut_of_planks(planks, need, waste_price=2, plank_price=30):
    need = sorted(need, reverse=True)
    open_planks = []
    used = 0
    for piece in need:
        best = None
        for i, rest in enumerate(open_planks):
            if rest >= piece and (best is None or rest < open_planks[best]):
                best = i
        if best is None:
            fitting = [p for p in planks if p >= piece]
            if not fitting:
                raise ValueError("no plank for %d" % piece)
            open_planks.append(min(fitting) - piece)
            used += 1
        else:
            open_planks[best] -= piece
    waste = 0
    for rest in open_planks:
        waste += rest
    return used * plank_price + waste * waste_price

#> cheapest_cut_of_planks([200, 300], [120, 80, 150, 90, 60])
#> cheapest_cut_of_planks([100], [101])
#> cheapest_cut_of_planks([100], [])
#> cheapest_cut_of_planks([50, 80], [25, 25, 40, 40, 10, 10], waste_price=1)
#> cheapest_cut_of_planks([10], [3, 3, 3, 3], 0, 5)
#> cheapest_cut_of_planks([50, 80, 200, 300, 10], [25, 25, 40, 40, 10, 10], waste_price=1)
#> cheapest_cut_of_planks([200, 300, 100], [120, 80, 150, 90, 60])

### turns_in_card_war
def turns_in_card_war(a, b, limit=30):
    turns = 0
    while a and b and turns < limit:
        turns += 1
        x, y = a.pop(0), b.pop(0)
        pot = [x, y]
        while x == y and a and b:
            pot += [a.pop(0), b.pop(0)]
            x, y = pot[-2], pot[-1]
        if x > y:
            a += sorted(pot, reverse=True)
        elif y > x:
            b += sorted(pot, reverse=True)
    return turns if len(a) > len(b) else -turns

#> turns_in_card_war([9, 2, 6, 3, 1], [5, 8, 4, 7, 10])
#> turns_in_card_war([5, 5], [5, 5])
#> turns_in_card_war([], [1])
#> turns_in_card_war([4, 4, 9], [4, 3, 1])
#> turns_in_card_war([2, 3], [1, 1], limit=4)
#> turns_in_card_war([9, 2, 6, 3, 1, 4, 4, 9], [5, 8, 4, 7, 10])
#> turns_in_card_war([9, 2, 6, 3, 1, 2, 3], [5, 8, 4, 7, 10])

### distinct_paths_in_menu
def distinct_paths_in_menu(menu, max_depth=4):
    count = 0
    stack = [(name, 1) for name in menu]
    seen = set()
    while stack:
        name, depth = stack.pop()
        count += 1
        if depth == max_depth or name in seen:
            continue
        seen.add(name)
        for sub in menu.get(name, []):
            stack.append((sub, depth + 1))
    return count

#> distinct_paths_in_menu({"file": ["open", "save"], "edit": ["undo", "file"], "open": ["recent"]})
#> distinct_paths_in_menu({})
#> distinct_paths_in_menu({"a": ["a"]})
#> distinct_paths_in_menu({"x": ["y", "z"], "y": ["z", "w"], "z": ["w", "v"], "w": ["v"]}, max_depth=3)
#> distinct_paths_in_menu({"p": ["q", "r", "s"], "t": []}, 1)
#> distinct_paths_in_menu({'file': ['open', 'save'], 'edit': ['undo', 'file'], 'open': ['recent'], 'x': ['y', 'z'], 'y': ['z', 'w'], 'z': ['w', 'v'], 'w': ['v'], 'p': ['q', 'r', 's'], 't': []})
#> distinct_paths_in_menu({'file': ['open', 'save'], 'edit': ['undo', 'file'], 'open': ['recent'], 'x': ['y', 'z'], 'y': ['z', 'w'], 'z': ['w', 'v'], 'w': ['v'], 'a': ['a']})

### calories_left_today
FOOD = {"apple": 52, "bread": 265, "cheese": 402, "rice": 130, "oil": 884}

def calories_left_today(meals, budget=2000, sport=()):
    for meal in meals.split(";"):
        for part in meal.split(","):
            part = part.strip()
            if not part:
                continue
            grams, food = part.split()
            if food not in FOOD:
                raise KeyError(food)
            budget -= int(grams) * FOOD[food] // 100
    for minutes, kind in sport:
        per = {"run": 11, "walk": 4}.get(kind, 6)
        gained = minutes * per
        if gained > 300:
            gained = 300 + (gained - 300) // 2
        budget += gained
    return budget

#> calories_left_today("80 bread, 30 cheese; 200 rice, 10 oil; 150 apple")
#> calories_left_today("", sport=[(30, "run"), (60, "walk")])
#> calories_left_today("100 cake")
#> calories_left_today("500 rice;;100 cheese, 20 oil", 1500, [(60, "run"), (20, "swim")])
#> calories_left_today("1 apple, 1 apple, 1 apple", 1)
#> calories_left_today('500 rice;;100 cheese, 20 oil;80 bread, 30 cheese; 200 rice, 10 oil; 150 apple;1 apple, 1 apple, 1 apple', 1500, [(60, 'run'), (20, 'swim')])
#> calories_left_today('80 bread, 30 cheese; 200 rice, 10 oil; 150 apple;500 rice;;100 cheese, 20 oil;1 apple, 1 apple, 1 apple')

### widest_gap_in_schedule
def widest_gap_in_schedule(text, start=480, end=1080):
    busy = []
    for item in text.split():
        a, b = item.split("-")
        a = int(a[:-2]) * 60 + int(a[-2:])
        b = int(b[:-2]) * 60 + int(b[-2:])
        busy.append((max(a, start), min(b, end)))
    busy.sort()
    widest = 0
    now = start
    for a, b in busy:
        if a - now > widest:
            widest = a - now
        if b > now:
            now = b
    if end - now > widest:
        widest = end - now
    return widest

#> widest_gap_in_schedule("0900-1030 1000-1100 1300-1345 1500-1600")
#> widest_gap_in_schedule("")
#> widest_gap_in_schedule("0700-1900")
#> widest_gap_in_schedule("0900-1200 0930-1000 1015-1145 1300-1400")
#> widest_gap_in_schedule("0800-0900 1600-1800", 480, 1080)
#> widest_gap_in_schedule("x-y")
#> widest_gap_in_schedule("1200-1230 0930-1000 1100-1115 1630-1700 1400-1430", end=1020)
#> widest_gap_in_schedule('1200-1230 0930-1000 1100-1115 1630-1700 1400-1430 0900-1030 1000-1100 1300-1345 1500-1600 0900-1200 0930-1000 1015-1145 1300-1400', end=1020)
#> widest_gap_in_schedule('1200-1230 0930-1000 1100-1115 1630-1700 1400-1430 0900-1030 1000-1100 1300-1345 1500-1600 0800-0900 1600-1800', end=1020)

### moves_of_sliding_robot
def moves_of_sliding_robot(board, path):
    for r, row in enumerate(board):
        if "R" in row:
            y, x = r, row.index("R")
    travelled = 0
    for d in path:
        dy, dx = {"u": (-1, 0), "d": (1, 0), "l": (0, -1), "r": (0, 1)}[d]
        while True:
            ny, nx = y + dy, x + dx
            if ny < 0 or nx < 0 or ny >= len(board) or nx >= len(board[ny]):
                break
            if board[ny][nx] == "#":
                break
            y, x = ny, nx
            travelled += 1
            if board[y][x] == "*":
                return travelled
    return -travelled

#> moves_of_sliding_robot(["R..#", "...*", "#..."], "drur")
#> moves_of_sliding_robot(["R....*"], "r")
#> moves_of_sliding_robot(["#R#"], "lrlr")
#> moves_of_sliding_robot(["...", "...", "..R"], "ulu")
#> moves_of_sliding_robot(["..."], "r")
#> moves_of_sliding_robot(["...#", ".#..", "R..*"], "urd")
#> moves_of_sliding_robot(['...#', '.#..', 'R..*', 'R....*', 'R..#', '...*', '#...'], 'urd')
#> moves_of_sliding_robot(['R..#', '...*', '#...', '...#', '.#..', 'R..*', '...'], 'drur')

### hotel_keys_unreturned
def hotel_keys_unreturned(log):
    out = {}
    lost = 0
    for entry in log:
        room, action = entry[:3], entry[3:]
        if action == "+":
            out[room] = out.get(room, 0) + 1
            if out[room] > 2:
                lost += out[room] - 2
                out[room] = 2
        elif action == "-":
            if out.get(room, 0):
                out[room] -= 1
            elif lost:
                lost -= 1
        elif action == "checkout":
            lost += out.pop(room, 0)
    return lost * 100 + sum(out.values())

#> hotel_keys_unreturned(["101+", "101+", "101-", "101checkout", "102+", "102-"])
#> hotel_keys_unreturned(["201+", "201+", "201+", "201-", "202-", "202-"])
#> hotel_keys_unreturned([])
#> hotel_keys_unreturned(["301+", "302+", "303+", "302checkout", "304-", "305+", "305+", "303-"])
#> hotel_keys_unreturned(["401?", "401checkout"])
#> hotel_keys_unreturned(['301+', '302+', '303+', '302checkout', '304-', '305+', '305+', '303-', '101+', '101+', '101-', '101checkout', '102+', '102-', '201+', '201+', '201+', '201-', '202-', '202-'])
#> hotel_keys_unreturned(['401?', '401checkout', '301+', '302+', '303+', '302checkout', '304-', '305+', '305+', '303-', '101+', '101+', '101-', '101checkout', '102+', '102-'])

### votes_needed_to_win_states
def votes_needed_to_win_states(states, goal=None):
    total = sum(e for e, _ in states)
    need = goal if goal is not None else total // 2 + 1
    best = {0: 0}
    for electors, voters in states:
        to_win = voters // 2 + 1
        new = dict(best)
        for have, cost in best.items():
            key = min(need, have + electors)
            if key not in new or cost + to_win < new[key]:
                new[key] = cost + to_win
        best = new
    return best.get(need, -1)

#> votes_needed_to_win_states([(3, 10), (4, 30), (5, 12)])
#> votes_needed_to_win_states([(1, 100), (1, 10), (1, 11)])
#> votes_needed_to_win_states([], goal=0)
#> votes_needed_to_win_states([(2, 5)], 9)
#> votes_needed_to_win_states([(2, 8), (3, 9), (7, 40), (1, 3)])
#> votes_needed_to_win_states([(2, 8), (3, 9), (7, 40), (1, 3), (3, 10), (4, 30), (5, 12)])
#> votes_needed_to_win_states([(2, 5), (3, 10), (4, 30), (5, 12), (2, 8), (3, 9), (7, 40), (1, 3)], 9)
