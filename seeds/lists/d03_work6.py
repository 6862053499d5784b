### address_book_merge
def address_book_merge(book, updates):
    """Entries are [name, phone]; an update with no phone deletes the entry."""
    for name, phone in updates:
        match = [e for e in book if e[0].casefold() == name.casefold()]
        if phone is None:
            for e in match:
                book.remove(e)
        elif match:
            match[0][1] = phone
        else:
            book.append([name, phone])
    return book

#> address_book_merge([["Ann", "1"], ["Bob", "2"]], [("ann", "9"), ("BOB", None), ("Cy", "3")])
#> address_book_merge([], [("X", None)])
#> address_book_merge([["Q", "0"]], [])
#> address_book_merge([["a", "1"], ["A", "2"]], [("a", None)])
#> address_book_merge([["Straße", "5"]], [("STRASSE", "6")])

### inventory_fifo_expiry
def inventory_fifo_expiry(batches, day):
    batches.sort(key=lambda b: b[1])
    cut = 0
    while cut < len(batches) and batches[cut][1] < day:
        cut += 1
    waste = sum(q for q, _ in batches[:cut])
    del batches[:cut]
    return waste, batches

#> inventory_fifo_expiry([(5, 12), (3, 8), (2, 10)], 10)
#> inventory_fifo_expiry([], 1)
#> inventory_fifo_expiry([(1, 1), (1, 2)], 100)
#> inventory_fifo_expiry([(4, 5)], 5)
#> inventory_fifo_expiry([(7, 0), (7, 0), (1, 9)], 3)

### ticket_seat_swap
def ticket_seat_swap(seats, requests):
    accepted = 0
    for a, b in requests:
        if a not in seats or b not in seats or a == b:
            continue
        i, j = sorted((seats.index(a), seats.index(b)))
        seats[i], seats[j] = seats[j], seats[i]
        accepted += 1
    return "".join(seats), accepted

#> ticket_seat_swap(["A", "B", "C", "D"], [("A", "D"), ("B", "Z"), ("C", "A")])
#> ticket_seat_swap([], [("A", "B")])
#> ticket_seat_swap(["A"], [("A", "A")])
#> ticket_seat_swap(["x", "y"], [("x", "y"), ("x", "y")])
#> ticket_seat_swap(["p", "q", "r"], [("r", "p")])

### conveyor_belt
def conveyor_belt(belt, pulses):
    finished = []
    for incoming in pulses:
        finished.append(belt.pop())
        belt.insert(0, incoming)
    return belt, [f for f in finished if f is not None]

#> conveyor_belt([None, "box", None], ["crate", None])
#> conveyor_belt(["a"], ["b", "c"])
#> conveyor_belt([1, 2, 3], [])
#> conveyor_belt([None], [None])
#> conveyor_belt([], ["x"])

### assembly_steps_order
def assembly_steps_order(parts):
    done, steps = [], 0
    while parts:
        part, needs = parts.pop(0)
        steps += 1
        if all(n in done for n in needs):
            done.append(part)
        elif steps < 20:
            parts.append((part, needs))
        else:
            return "deadlock", done
    return steps, done

#> assembly_steps_order([("lid", ["box"]), ("box", []), ("label", ["lid"])])
#> assembly_steps_order([])
#> assembly_steps_order([("a", ["b"]), ("b", ["a"])])
#> assembly_steps_order([("x", []), ("y", ["x"])])
#> assembly_steps_order([("c", ["b"]), ("b", ["a"]), ("a", [])])

### timetable_next_bus
def timetable_next_bus(times, now, count=2):
    def minutes(t):
        h, m = t.split(":")
        return int(h) * 60 + int(m)

    ordered = sorted(times, key=minutes)
    later = [t for t in ordered if minutes(t) >= minutes(now)]
    later += [t + "+1" for t in ordered[:count - len(later)]] if len(later) < count else []
    return later[:count]

#> timetable_next_bus(["8:05", "12:30", "9:45"], "9:00")
#> timetable_next_bus(["8:05", "12:30", "9:45"], "10:00")
#> timetable_next_bus([], "0:00")
#> timetable_next_bus(["23:59"], "23:59", 1)
#> timetable_next_bus(["7:00"], "25:00", count=3)

### shelf_sort_titles
def shelf_sort_titles(titles):
    articles = ("the ", "a ", "an ")

    def key(t):
        low = t.lower()
        for art in articles:
            if low.startswith(art):
                return low[len(art):]
        return low

    titles.sort(key=key)
    return titles

#> shelf_sort_titles(["The Zoo", "An Apple", "Moon", "A Bat"])
#> shelf_sort_titles([])
#> shelf_sort_titles(["the the", "The"])
#> shelf_sort_titles(["Anna", "Another", "a n"])
#> shelf_sort_titles(["Éclair", "THE END"])

### survey_matrix
def survey_matrix(answers, options):
    table = [[0] * len(options) for _ in range(max(map(len, answers), default=0))]
    for sheet in answers:
        for q, a in enumerate(sheet):
            if a in options:
                table[q][options.index(a)] += 1
    return table

#> survey_matrix(["yyn", "yn", "nny"], "yn")
#> survey_matrix([], "ab")
#> survey_matrix([["x"], ["?"]], ["x", "z"])
#> survey_matrix([[3, 1], [3, 3]], [1, 2, 3])
#> survey_matrix([""], "q")

### grade_curve
def grade_curve(scores, top=100):
    boost = top - max(scores)
    curved = [min(top, s + boost) for s in scores]
    failing = list(filter(lambda s: s < 60, curved))
    letters = ["FDCBA"[max(0, min(4, s // 10 - 5))] for s in curved]
    return curved, "".join(letters), len(failing)

#> grade_curve([55, 72, 88, 90])
#> grade_curve([100])
#> grade_curve([10, 20], 50)
#> grade_curve([65, 65, 65], top=65)
#> grade_curve([])

### attendance_gaps
def attendance_gaps(present, total_days):
    absent = [d for d in range(1, total_days + 1) if d not in present]
    worst = run = []
    for d in absent:
        run = run + [d] if run and run[-1] == d - 1 else [d]
        worst = max(worst, run, key=len)
    return len(absent), worst

#> attendance_gaps([1, 2, 5, 9], 10)
#> attendance_gaps([], 3)
#> attendance_gaps([1, 2, 3], 3)
#> attendance_gaps([2, 4], 5)
#> attendance_gaps([7], 0)

### paging_window
def paging_window(current, last, width=2):
    pages = [1]
    for p in range(current - width, current + width + 1):
        if 1 < p < last:
            if p - pages[-1] > 1:
                pages.append("…")
            pages.append(p)
    if last > 1:
        if pages[-1] != last - 1:
            pages.append("…")
        pages.append(last)
    return pages

#> paging_window(5, 10)
#> paging_window(1, 3)
#> paging_window(1, 1)
#> paging_window(9, 10, 1)
#> paging_window(2, 2, width=0)

### breadcrumb_trail
def breadcrumb_trail(clicks, tree):
    trail = ["home"]
    for c in clicks:
        if c == "..":
            trail = trail[:-1] or trail
        elif c in tree.get(trail[-1], []):
            trail.append(c)
        elif c in trail:
            del trail[trail.index(c) + 1:]
    return " > ".join(trail)

#> breadcrumb_trail(["shop", "shoes", ".."], {"home": ["shop"], "shop": ["shoes"]})
#> breadcrumb_trail(["..", "blog"], {"home": ["blog"]})
#> breadcrumb_trail([], {})
#> breadcrumb_trail(["a", "b", "home"], {"home": ["a"], "a": ["b"]})
#> breadcrumb_trail(["lost"], {"home": []})

### spam_token_score
def spam_token_score(tokens, weights, window=3):
    best, best_at = 0, None
    for i in range(max(1, len(tokens) - window + 1)):
        score = sum(weights.get(t.lower(), 0) for t in tokens[i:i + window])
        if score > best:
            best, best_at = score, i
    return best, tokens[best_at:best_at + window] if best_at is not None else []

#> spam_token_score(["Hi", "FREE", "cash", "now", "ok"], {"free": 3, "cash": 2, "now": 1})
#> spam_token_score([], {"x": 1})
#> spam_token_score(["plain"], {})
#> spam_token_score(["win", "win", "win", "win"], {"win": 1}, 2)
#> spam_token_score(["bad"], {"bad": -4})

### similarity_jaccard_sorted
def similarity_jaccard_sorted(query, docs):
    q = set(query.split())
    scored = []
    for i, d in enumerate(docs):
        words = set(d.split())
        union = q | words
        scored.append((round(len(q & words) / len(union), 2) if union else 1.0, i))
    scored.sort(key=lambda s: (-s[0], s[1]))
    return scored

#> similarity_jaccard_sorted("red car", ["red bike", "blue car red", "sky"])
#> similarity_jaccard_sorted("", ["", "x"])
#> similarity_jaccard_sorted("a b", [])
#> similarity_jaccard_sorted("x x y", ["y x", "x"])
#> similarity_jaccard_sorted("naïve", ["naive", "naïve"])

### bigram_list
def bigram_list(sentence):
    words = sentence.lower().split()
    grams = [" ".join(p) for p in zip(words, words[1:])]
    repeated = sorted({g for g in grams if grams.count(g) > 1})
    return len(grams), repeated

#> bigram_list("to be or not to be")
#> bigram_list("")
#> bigram_list("single")
#> bigram_list("go go go go")
#> bigram_list("A b a B a b")

### stemmer_suffix_list
SUFFIXES = ["ingly", "edly", "ing", "ed", "ly", "s"]

def stemmer_suffix_list(words):
    stems = []
    for w in words:
        for suf in SUFFIXES:
            if w.endswith(suf) and len(w) - len(suf) >= 3:
                w = w[:-len(suf)]
                break
        if w not in stems:
            stems.append(w)
    return stems

#> stemmer_suffix_list(["jumping", "jumped", "jumps", "jump"])
#> stemmer_suffix_list([])
#> stemmer_suffix_list(["is", "red", "sing"])
#> stemmer_suffix_list(["charmingly", "quickly"])
#> stemmer_suffix_list(["glass", "glas"])

### keyword_context
def keyword_context(words, key, span=1):
    snippets = []
    for i, w in enumerate(words):
        if w.strip(".,").lower() == key:
            lo = max(0, i - span)
            snippets.append(words[lo:i] + [w.upper()] + words[i + 1:i + 1 + span])
    return snippets

#> keyword_context(["The", "cat", "saw", "a", "cat."], "cat")
#> keyword_context([], "x")
#> keyword_context(["one"], "one", 3)
#> keyword_context(["a", "b", "c", "d"], "c", span=2)
#> keyword_context(["no", "match"], "maybe")

### concordance_lines
def concordance_lines(lines):
    index = {}
    for n, line in enumerate(lines, 1):
        for w in line.lower().split():
            pages = index.setdefault(w, [])
            if not pages or pages[-1] != n:
                pages.append(n)
    return [f"{w}: {','.join(map(str, index[w]))}" for w in sorted(index) if len(index[w]) > 1]

#> concordance_lines(["Red sky", "sky at night sky", "red night"])
#> concordance_lines([])
#> concordance_lines(["one", "two"])
#> concordance_lines(["a a a", "A"])
#> concordance_lines(["", "é x", "é"])

### undo_filter_chain
def undo_filter_chain(rows, filters):
    stages = [rows]
    for f in filters:
        if f == "undo":
            if len(stages) > 1:
                stages.pop()
            continue
        col, val = f.split("=")
        stages.append([r for r in stages[-1] if str(r.get(col)) == val])
    return stages[-1], len(stages) - 1

#> undo_filter_chain([{"c": "red", "n": 1}, {"c": "red", "n": 2}], ["c=red", "n=2"])
#> undo_filter_chain([{"c": "red"}], ["c=blue", "undo", "undo"])
#> undo_filter_chain([], ["x=1"])
#> undo_filter_chain([{"k": None}], ["k=None"])
#> undo_filter_chain([{"k": 1}], ["oops"])

### voting_weighted_list
def voting_weighted_list(votes):
    tally = {}
    for who, *choices in votes:
        weight = 2 if who.endswith("*") else 1
        for rank, c in enumerate(choices[:3]):
            tally[c] = tally.get(c, 0) + weight * (3 - rank)
    return sorted(tally, key=lambda c: (-tally[c], c)), tally

#> voting_weighted_list([("al", "x", "y"), ("bo*", "y", "z", "x", "w")])
#> voting_weighted_list([])
#> voting_weighted_list([("solo",)])
#> voting_weighted_list([("a", "p"), ("b", "q")])
#> voting_weighted_list([["c*", "m", "m"]])

### expense_report_rollup
def expense_report_rollup(entries):
    stack = [["total", 0]]
    out = []
    for depth, label, amount in entries:
        while len(stack) > depth:
            name, s = stack.pop()
            out.append((name, s))
            stack[-1][1] += s
        stack.append([label, amount])
    while len(stack) > 1:
        name, s = stack.pop()
        out.append((name, s))
        stack[-1][1] += s
    return out, stack[0][1]

#> expense_report_rollup([(1, "travel", 0), (2, "taxi", 20), (2, "hotel", 90), (1, "food", 15)])
#> expense_report_rollup([])
#> expense_report_rollup([(1, "misc", 5)])
#> expense_report_rollup([(1, "a", 1), (2, "b", 2), (3, "c", 3)])
#> expense_report_rollup([(1, "x", -5), (1, "y", 5)])

### hotel_bookings_free
def hotel_bookings_free(rooms, bookings, start, end):
    free = []
    for r in rooms:
        clash = [b for b in bookings if b[0] == r and b[1] < end and start < b[2]]
        if not clash:
            free.append(r)
    return free or "full"

#> hotel_bookings_free([101, 102, 103], [(101, 1, 5), (103, 4, 9)], 3, 6)
#> hotel_bookings_free([101], [(101, 1, 5)], 5, 7)
#> hotel_bookings_free([1, 2], [(1, 0, 9), (2, 0, 9)], 2, 3)
#> hotel_bookings_free([], [], 0, 1)
#> hotel_bookings_free(["A"], [("A", 3, 4)], 1, 3)

### flight_itinerary
def flight_itinerary(tickets, start):
    route = [start]
    left = sorted(tickets)
    while left:
        nxt = next((t for t in left if t[0] == route[-1]), None)
        if nxt is None:
            return route, left
        left.remove(nxt)
        route.append(nxt[1])
    return route, []

#> flight_itinerary([("MUC", "LHR"), ("JFK", "MUC"), ("LHR", "SFO")], "JFK")
#> flight_itinerary([("A", "B")], "C")
#> flight_itinerary([], "home")
#> flight_itinerary([("A", "B"), ("B", "A"), ("A", "C")], "A")
#> flight_itinerary([("X", "Y"), ("Q", "R")], "X")

### luggage_weights
def luggage_weights(bags, per_bag, total):
    notes = []
    for i, kg in enumerate(bags, 1):
        if kg > per_bag:
            notes.append(f"bag {i} over by {kg - per_bag:g}")
    excess = sum(bags) - total
    if excess > 0:
        notes.append(f"total over by {excess:g}")
    return notes or ["ok"]

#> luggage_weights([20, 25.5, 18], 23, 60)
#> luggage_weights([], 10, 0)
#> luggage_weights([5, 5], 5, 9)
#> luggage_weights([7], 8, 8)
#> luggage_weights([40], 30, 100)

### fleet_assign
def fleet_assign(trucks, loads):
    plan = []
    for load in sorted(loads, reverse=True):
        fits = [t for t in trucks if t >= load]
        if not fits:
            plan.append((load, None))
            continue
        truck = min(fits)
        trucks.remove(truck)
        plan.append((load, truck))
    return plan, trucks

#> fleet_assign([5, 10, 8], [7, 4])
#> fleet_assign([3], [4, 2])
#> fleet_assign([], [1])
#> fleet_assign([6, 6], [6, 6, 6])
#> fleet_assign([9, 1], [])

### recipe_ingredients_missing
def recipe_ingredients_missing(pantry, recipe):
    shopping = []
    for need, qty in recipe:
        have = next((q for n, q in pantry if n == need), 0)
        if have < qty:
            shopping.append(f"{qty - have} {need}")
    shopping.sort(key=lambda s: s.split(" ", 1)[1])
    return shopping

#> recipe_ingredients_missing([("egg", 2), ("milk", 1)], [("milk", 3), ("egg", 2), ("flour", 500)])
#> recipe_ingredients_missing([], [])
#> recipe_ingredients_missing([("salt", 5)], [("salt", 1)])
#> recipe_ingredients_missing([], [("sea salt", 2), ("oil", 1)])
#> recipe_ingredients_missing([("x", 0.5)], [("x", 1)])

### plant_watering
def plant_watering(plants, days):
    log = []
    for day in range(1, days + 1):
        due = sorted(name for name, every in plants if day % every == 0)
        if due:
            log.append((day, due))
    return log

#> plant_watering([("fern", 2), ("cactus", 5), ("basil", 1)], 5)
#> plant_watering([], 3)
#> plant_watering([("moss", 4)], 3)
#> plant_watering([("b", 3), ("a", 3)], 6)
#> plant_watering([("void", 0)], 1)
