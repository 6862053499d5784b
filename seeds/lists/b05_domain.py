### warehouse_pick_route
def warehouse_pick_route(aisles):
    route = []
    for n in sorted(aisles):
        shelves = sorted(aisles[n], reverse=n % 2 == 0)
        route.extend(f"{n}-{s}" for s in shelves)
    return route

#> warehouse_pick_route({2: [5, 1], 1: [7, 3]})
#> warehouse_pick_route({})
#> warehouse_pick_route({4: []})
#> warehouse_pick_route({1: [2], 2: [2], 3: [2, 1]})
#> warehouse_pick_route({10: ["b", "a", "c"]})

### thermostat_log
def thermostat_log(readings, low, high):
    states = []
    heating = False
    for r in readings:
        if r < low:
            heating = True
        elif r > high:
            heating = False
        states.append("on" if heating else "off")
    return states, sum(a != b for a, b in zip(states, states[1:]))

#> thermostat_log([18, 20, 23, 21, 17], 19, 22)
#> thermostat_log([], 1, 2)
#> thermostat_log([20, 20], 19, 22)
#> thermostat_log([10.5, 30.5, 10.5], 15, 25)
#> thermostat_log([0], 5, 9)

### bank_statement
def bank_statement(opening, entries):
    balance, rows = opening, []
    for label, delta in entries:
        if balance + delta < 0:
            rows.append((label, "declined"))
            continue
        balance += delta
        rows.append((label, balance))
    return rows, balance

#> bank_statement(100, [("rent", -80), ("food", -30), ("pay", 50)])
#> bank_statement(0, [])
#> bank_statement(-5, [("fee", -1), ("gift", 5)])
#> bank_statement(10, [("all", -10)])
#> bank_statement(1, [("x", 0), ("y", -2), ("z", -1)])

### debts_settle
def debts_settle(balances):
    people = sorted(balances.items(), key=lambda p: p[1])
    names = [n for n, _ in people]
    amounts = [a for _, a in people]
    moves, i, j = [], 0, len(people) - 1
    while i < j:
        pay = min(-amounts[i], amounts[j])
        if pay:
            moves.append(f"{names[i]}->{names[j]}:{pay}")
        amounts[i] += pay
        amounts[j] -= pay
        if amounts[i] == 0:
            i += 1
        if amounts[j] == 0:
            j -= 1
    return moves

#> debts_settle({"al": -30, "bo": 10, "cy": 20})
#> debts_settle({})
#> debts_settle({"x": 0, "y": 0})
#> debts_settle({"p": -5, "q": -5, "r": 10})
#> debts_settle({"m": 7, "n": -7})

### tide_extremes
def tide_extremes(levels):
    marks = []
    for i in range(1, len(levels) - 1):
        before, now, after = levels[i - 1:i + 2]
        if before < now >= after:
            marks.append(("high", i))
        if before > now <= after:
            marks.append(("low", i))
    return marks

#> tide_extremes([1, 3, 2, 0, 4])
#> tide_extremes([])
#> tide_extremes([2, 2, 2])
#> tide_extremes([5, 1, 1, 5])
#> tide_extremes([0.1, 0.9, 0.2])

### crossword_slots_again
def crossword_slots_again(row):
    slots, start = [], 0
    for i, ch in enumerate(row + "#"):
        if ch == "#":
            if i - start > 1:
                slots.append((start, row[start:i]))
            start = i + 1
    return slots

#> crossword_slots_again("ab#cde#f")
#> crossword_slots_again("")
#> crossword_slots_again("###")
#> crossword_slots_again("....#..")
#> crossword_slots_again("word")

### sudoku_candidates
def sudoku_candidates(row, col, box):
    used = set(row) | set(col) | set(box)
    cand = [d for d in range(1, 10) if d not in used]
    if len(cand) == 1:
        return cand.pop()
    return cand or "stuck"

#> sudoku_candidates([1, 2, 3], [4, 5], [6, 7, 8])
#> sudoku_candidates([0, 0], [1], [9])
#> sudoku_candidates([1, 2, 3], [4, 5, 6], [7, 8, 9])
#> sudoku_candidates([], [], [5])
#> sudoku_candidates([2, 4, 6], [8, 2], [0, 1])

### nonogram_clue
def nonogram_clue(cells):
    runs = [0]
    for c in cells:
        if c:
            runs[-1] += 1
        elif runs[-1]:
            runs.append(0)
    if not runs[-1] and len(runs) > 1:
        runs.pop()
    return runs

#> nonogram_clue([1, 1, 0, 1, 0])
#> nonogram_clue([])
#> nonogram_clue([0, 0])
#> nonogram_clue([1, 1, 1])
#> nonogram_clue([True, None, "x", "", 5])

### tetris_column_heights
def tetris_column_heights(rows):
    return [next((len(rows) - i for i, r in enumerate(rows) if r[c] != " "), 0) for c in range(len(rows[0]))]

#> tetris_column_heights(["  #", "# #", "#  "])
#> tetris_column_heights(["   "])
#> tetris_column_heights(["ab"])
#> tetris_column_heights([" x", "  ", "y "])
#> tetris_column_heights([])

### gear_ratio_chain
def gear_ratio_chain(teeth):
    num = den = 1
    for a, b in zip(teeth[::2], teeth[1::2]):
        num *= b
        den *= a
    direction = "same" if len(teeth) // 2 % 2 == 0 else "opposite"
    return f"{num}/{den}", direction

#> gear_ratio_chain([10, 20])
#> gear_ratio_chain([8, 16, 5, 25])
#> gear_ratio_chain([])
#> gear_ratio_chain([12, 6, 7])
#> gear_ratio_chain([1, 2, 3, 4, 5, 6])

### photo_album_pages
def photo_album_pages(photos, portrait_per_page=2):
    pages, pending = [], []
    for name, kind in photos:
        if kind == "landscape":
            pages.append([name])
        else:
            pending.append(name)
            if len(pending) == portrait_per_page:
                pages.append(pending)
                pending = []
    if pending:
        pages.append(pending)
    return pages

#> photo_album_pages([("sea", "landscape"), ("ann", "portrait"), ("hill", "landscape"), ("bob", "portrait")])
#> photo_album_pages([])
#> photo_album_pages([("me", "portrait")])
#> photo_album_pages([("a", "p"), ("b", "p"), ("c", "p"), ("d", "p")], 3)
#> photo_album_pages([("x", "landscape")], portrait_per_page=1)

### relay_splits
def relay_splits(cumulative):
    splits = [cumulative[0]] if cumulative else []
    for i in range(1, len(cumulative)):
        splits.append(round(cumulative[i] - cumulative[i - 1], 2))
    fastest = min(splits, default=None)
    return splits, None if fastest is None else splits.index(fastest) + 1

#> relay_splits([11.2, 22.1, 33.9, 44.5])
#> relay_splits([])
#> relay_splits([10])
#> relay_splits([12, 24, 36])
#> relay_splits([9.99, 19.0])

### auction_second_price
def auction_second_price(bids):
    if not bids:
        return "no sale"
    ranked = sorted(bids, key=lambda b: b[1], reverse=True)
    winner = ranked[0][0]
    others = [amt for who, amt in ranked if who != winner]
    return winner, others[0] if others else ranked[-1][1]

#> auction_second_price([("ann", 50), ("bob", 70), ("cat", 65)])
#> auction_second_price([("ann", 50), ("ann", 60)])
#> auction_second_price([])
#> auction_second_price([("x", 5), ("y", 5)])
#> auction_second_price([("p", 1.5), ("q", 0.5), ("p", 9.5)])

### recipe_scale_again
def recipe_scale_again(ingredients, servings, target):
    scaled = []
    for qty, unit, *name in ingredients:
        q = qty * target / servings
        scaled.append(f"{q:g} {unit} {' '.join(name)}".strip())
    return scaled

#> recipe_scale_again([(2, "cups", "plain", "flour"), (1, "egg")], 4, 6)
#> recipe_scale_again([], 1, 2)
#> recipe_scale_again([(0.5, "tsp", "salt")], 2, 1)
#> recipe_scale_again([(3, "g", "é")], 3, 3)
#> recipe_scale_again([(1, "kg")], 0, 5)

### dependency_missing
def dependency_missing(packages):
    names = [p["name"] for p in packages]
    missing = []
    for p in packages:
        for need in p.get("needs", []):
            if need not in names and need not in missing:
                missing.append(need)
    return missing

#> dependency_missing([{"name": "web", "needs": ["http", "tls"]}, {"name": "tls"}])
#> dependency_missing([])
#> dependency_missing([{"name": "a", "needs": ["a"]}])
#> dependency_missing([{"name": "x", "needs": ["q", "q", "r"]}, {"name": "y", "needs": ["r"]}])
#> dependency_missing([{"needs": []}])

### layered_config
def layered_config(layers):
    final = {}
    for layer in layers:
        for key, val in layer.items():
            if isinstance(val, list):
                final[key] = final.get(key, []) + val
            elif val is None:
                final.pop(key, None)
            else:
                final[key] = val
    return final

#> layered_config([{"path": ["/bin"], "debug": 0}, {"path": ["/opt"], "debug": None}])
#> layered_config([])
#> layered_config([{"a": None}])
#> layered_config([{"x": 1}, {"x": 2}, {"x": 3}])
#> layered_config([{"l": []}, {"l": ["é"]}, {"m": "s"}])

### csv_rows_to_ints
def csv_rows_to_ints(text, skip_header=True):
    rows = [r.split(",") for r in text.split("\n") if r]
    if skip_header:
        rows.pop(0)
    return [[int(c) if c.lstrip("-").isdigit() else c for c in r] for r in rows]

#> csv_rows_to_ints("a,b\n1,-2\n3,x")
#> csv_rows_to_ints("5,6", False)
#> csv_rows_to_ints("", skip_header=False)
#> csv_rows_to_ints("h\n\n-7,+8")
#> csv_rows_to_ints("")

### semver_bump_list
def semver_bump_list(version, part):
    nums = [int(x) for x in version.split(".")]
    i = ["major", "minor", "patch"].index(part)
    nums[i] += 1
    nums[i + 1:] = [0] * len(nums[i + 1:])
    return ".".join(map(str, nums))

#> semver_bump_list("1.4.9", "minor")
#> semver_bump_list("0.0.0", "patch")
#> semver_bump_list("9.9.9", "major")
#> semver_bump_list("2.0", "major")
#> semver_bump_list("1.2.3", "build")

### changelog_sections
def changelog_sections(commits):
    sections = [("feat", []), ("fix", []), ("other", [])]
    for msg in commits:
        kind, sep, text = msg.partition(": ")
        for name, bucket in sections:
            if name == kind and sep:
                bucket.append(text)
                break
        else:
            sections[-1][1].append(msg)
    return [s for s in sections if s[1]]

#> changelog_sections(["feat: add x", "fix: y", "docs: z", "feat: w"])
#> changelog_sections([])
#> changelog_sections(["fix", "fix:", "fix: "])
#> changelog_sections(["Merge branch 'été'"])
#> changelog_sections(["other: a"])

### undo_stack_text
def undo_stack_text(actions):
    text, history = "", []
    for kind, *args in actions:
        if kind == "undo":
            text = history.pop() if history else text
            continue
        history.append(text)
        if kind == "add":
            text += args[0]
        else:
            text = text[:-args[0]]
    return text, len(history)

#> undo_stack_text([("add", "abc"), ("del", 2), ("undo",), ("add", "!")])
#> undo_stack_text([("undo",)])
#> undo_stack_text([])
#> undo_stack_text([("add", "long text"), ("del", 5)])
#> undo_stack_text([("add", "x"), ("undo",), ("undo",)])

### bin_packing_first_fit
def bin_packing_first_fit(sizes, capacity):
    bins = []
    for s in sizes:
        target = next((b for b in bins if sum(b) + s <= capacity), None)
        if target is None:
            target = []
            bins.append(target)
        target.append(s)
    return bins

#> bin_packing_first_fit([4, 8, 1, 4, 2, 1], 10)
#> bin_packing_first_fit([], 5)
#> bin_packing_first_fit([11], 10)
#> bin_packing_first_fit([5, 5, 5], 5)
#> bin_packing_first_fit([0.5, 0.25, 0.25], 1)

### seat_assign_alternating
def seat_assign_alternating(guests):
    left = [g for g in guests if g[1] == "L"]
    right = [g for g in guests if g[1] != "L"]
    table = []
    while left or right:
        side = left if len(left) >= len(right) else right
        table.append(side.pop(0)[0])
    return table

#> seat_assign_alternating([("a", "L"), ("b", "R"), ("c", "L"), ("d", "R")])
#> seat_assign_alternating([])
#> seat_assign_alternating([("x", "R"), ("y", "R")])
#> seat_assign_alternating([("p", "L")])
#> seat_assign_alternating([("m", "R"), ("n", "R"), ("o", "R"), ("q", "L")])

### maze_follow
def maze_follow(maze, moves):
    r = next(i for i, row in enumerate(maze) if "S" in row)
    c = maze[r].index("S")
    for m in moves:
        nr = r + {"D": 1, "U": -1}.get(m, 0)
        nc = c + {"R": 1, "L": -1}.get(m, 0)
        if maze[nr][nc] == "#":
            return "bump", (r, c)
        r, c = nr, nc
        if maze[r][c] == "E":
            return "exit", (r, c)
    return "lost", (r, c)

#> maze_follow(["S.#", "#.E"], "RDR")
#> maze_follow(["S.#", "#.E"], "RR")
#> maze_follow(["S.#", "#.E"], "R")
#> maze_follow(["..", ".S"], "UL")
#> maze_follow(["...", "..."], "U")

### robot_turtle_path
def robot_turtle_path(commands):
    dirs = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    x = y = 0
    visited = [(0, 0)]
    for c in commands:
        if c == "L":
            dirs.insert(0, dirs.pop())
        elif c == "R":
            dirs.append(dirs.pop(0))
        else:
            x, y = x + dirs[0][0], y + dirs[0][1]
            visited.append((x, y))
    return visited

#> robot_turtle_path("FRFFLF")
#> robot_turtle_path("")
#> robot_turtle_path("LLF")
#> robot_turtle_path("RRRR")
#> robot_turtle_path("LFLFLFLF")

### paint_fill_row
def paint_fill_row(row, at, color):
    old = row[at]
    if old == color:
        return row
    lo = hi = at
    while lo > 0 and row[lo - 1] == old:
        lo -= 1
    while hi < len(row) - 1 and row[hi + 1] == old:
        hi += 1
    row[lo:hi + 1] = [color] * (hi - lo + 1)
    return row

#> paint_fill_row(["w", "w", "b", "w"], 1, "r")
#> paint_fill_row(["w", "w"], 0, "w")
#> paint_fill_row([0, 1, 1, 1, 0], 2, 9)
#> paint_fill_row([5], 0, 6)
#> paint_fill_row([], 0, 1)

### logistic_batches
def logistic_batches(weights, limit):
    batches = [[]]
    load = 0
    for w in weights:
        if w > limit:
            raise ValueError(f"{w} exceeds {limit}")
        if load + w > limit:
            batches.append([])
            load = 0
        batches[-1].append(w)
        load += w
    return batches

#> logistic_batches([3, 4, 2, 5, 1], 7)
#> logistic_batches([], 10)
#> logistic_batches([10, 10], 10)
#> logistic_batches([3, 12], 10)
#> logistic_batches([0, 0, 0], 0)

### friend_suggestions
def friend_suggestions(graph, me):
    mine = graph.get(me, [])
    scores = []
    for person in sorted(graph):
        if person == me or person in mine:
            continue
        shared = [f for f in graph[person] if f in mine]
        if shared:
            scores.append((len(shared), person))
    scores.sort(key=lambda s: -s[0])
    return [p for _, p in scores]

#> friend_suggestions({"me": ["a", "b"], "x": ["a"], "y": ["a", "b"], "a": ["me"]}, "me")
#> friend_suggestions({}, "nobody")
#> friend_suggestions({"me": [], "z": ["q"]}, "me")
#> friend_suggestions({"k": ["a"], "l": ["a"], "m": ["b"]}, "k")
#> friend_suggestions({"u": ["v"], "v": ["u"]}, "u")

### exam_seating_plan
def exam_seating_plan(students, cols):
    plan = []
    for i, s in enumerate(sorted(students)):
        r, c = divmod(i, cols)
        if c == 0:
            plan.append([])
        if r % 2:
            plan[r].insert(0, s)
        else:
            plan[r].append(s)
    return plan

#> exam_seating_plan(["dee", "al", "cy", "bo", "ed"], 2)
#> exam_seating_plan([], 3)
#> exam_seating_plan(["z"], 1)
#> exam_seating_plan(["f", "e", "d", "c", "b", "a"], 3)
#> exam_seating_plan(["x"], 0)

### water_jugs_pour
def water_jugs_pour(levels, caps, pours):
    for src, dst in pours:
        amount = min(levels[src], caps[dst] - levels[dst])
        levels[src] -= amount
        levels[dst] += amount
    return levels, caps.index(max(caps)) == levels.index(max(levels))

#> water_jugs_pour([8, 0, 0], [8, 5, 3], [(0, 1), (1, 2), (2, 0)])
#> water_jugs_pour([0, 0], [4, 3], [(0, 1)])
#> water_jugs_pour([5], [5], [])
#> water_jugs_pour([2, 3], [4, 3], [(0, 1), (1, 0)])
#> water_jugs_pour([1, 1], [9, 9], [(1, 2)])

### stamps_needed
def stamps_needed(postage, stamps):
    best = [0] + [None] * postage
    for p in range(1, postage + 1):
        options = [best[p - s] for s in stamps if s <= p and best[p - s] is not None]
        if options:
            best[p] = min(options) + 1
    return best[postage]

#> stamps_needed(8, [1, 4, 5])
#> stamps_needed(3, [2])
#> stamps_needed(0, [9])
#> stamps_needed(11, [5, 3])
#> stamps_needed(4, [])

### library_due_report
def library_due_report(loans, today):
    late = [(title, today - due) for title, due in loans if due < today]
    late.sort(key=lambda l: l[1], reverse=True)
    fines = sum(min(days * 10, 200) for _, days in late)
    return [f"{t} +{d}d" for t, d in late], fines

#> library_due_report([("Dune", 10), ("Emma", 30), ("Ulysses", 2)], 20)
#> library_due_report([], 5)
#> library_due_report([("On time", 9)], 9)
#> library_due_report([("A", 0), ("B", 0)], 100)
#> library_due_report([("Café", -3)], 0)

### quiz_grade_answers
def quiz_grade_answers(key, answers, penalty=0.25):
    right = wrong = 0
    review = []
    for q, (k, a) in enumerate(zip(key, answers), 1):
        if a == "-":
            continue
        if a == k:
            right += 1
        else:
            wrong += 1
            review.append(q)
    return max(0, right - wrong * penalty), review

#> quiz_grade_answers("ABCD", "ABDD")
#> quiz_grade_answers("ABCD", "----")
#> quiz_grade_answers([], [])
#> quiz_grade_answers(["A", "B"], ["B", "A"], 1)
#> quiz_grade_answers("TFTF", "TF-F", penalty=0)

### shift_coverage_gaps
def shift_coverage_gaps(shifts, hours):
    cover = [0] * hours
    for s, e in shifts:
        for h in range(max(s, 0), min(e, hours)):
            cover[h] += 1
    return cover, [h for h, n in enumerate(cover) if n == 0]

#> shift_coverage_gaps([(0, 3), (2, 5)], 6)
#> shift_coverage_gaps([], 2)
#> shift_coverage_gaps([(-4, 1), (3, 99)], 4)
#> shift_coverage_gaps([(2, 2)], 3)
#> shift_coverage_gaps([(0, 1), (0, 1)], 1)
