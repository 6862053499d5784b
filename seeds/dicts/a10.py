### airport_code_lookup
def airport_code_lookup(codes, query):
    q = query.strip().upper()
    if q in codes:
        return codes[q]
    partial = [name for name in codes.values() if q in name.upper()]
    return partial[0] if len(partial) == 1 else partial or "unknown"

#> airport_code_lookup({"AMS": "Schiphol", "LHR": "Heathrow"}, "ams ")
#> airport_code_lookup({"AMS": "Schiphol", "LHR": "Heathrow"}, "heath")
#> airport_code_lookup({"AMS": "Schiphol", "LHR": "Heathrow"}, "h")
#> airport_code_lookup({}, "JFK")
#> airport_code_lookup({"ZZZ": ""}, "")

### gear_set_bonus
def gear_set_bonus(equipped, sets):
    active = {}
    worn = set(equipped.values())
    for name, (pieces, bonus) in sets.items():
        have = len(worn.intersection(pieces))
        if have >= 2:
            active[name] = bonus * have
    return active

#> gear_set_bonus({"head": "wolf cap", "feet": "wolf boots", "hand": "stick"}, {"wolf": (["wolf cap", "wolf boots", "wolf coat"], 5)})
#> gear_set_bonus({}, {"any": ([], 1)})
#> gear_set_bonus({"head": "a"}, {"x": (["a"], 9)})
#> gear_set_bonus({"l": "ring", "r": "ring"}, {"rings": (["ring", "ring"], 3)})
#> gear_set_bonus({"h": "p", "b": "q"}, {"pq": ("pq", 10), "qp": ("qpr", -1)})

### invoice_from_cart
def invoice_from_cart(cart, catalog, tax=0.2):
    lines, net = [], 0
    for sku, qty in cart.items():
        if sku not in catalog:
            lines.append(f"{sku}: n/a")
            continue
        name, cents = catalog[sku]
        net += cents * qty
        lines.append(f"{qty}x {name} = {cents * qty / 100:.2f}")
    lines.append(f"total {net * (1 + tax) / 100:.2f}")
    return lines

#> invoice_from_cart({"b1": 2, "zz": 1}, {"b1": ("Book", 1250)})
#> invoice_from_cart({}, {})
#> invoice_from_cart({"t": 10}, {"t": ("Tea", 99)}, 0)
#> invoice_from_cart({"p": 0}, {"p": ("Pen", 150), "q": ("Quill", 900)})
#> invoice_from_cart({"c": 3}, {"c": ("Çay", 333)}, tax=0.075)

### exchange_rates_path
def exchange_rates_path(rates, amount, hops):
    for a, b in zip(hops, hops[1:]):
        if (a, b) in rates:
            amount *= rates[a, b]
        elif (b, a) in rates:
            amount /= rates[b, a]
        else:
            raise LookupError(f"{a}->{b}")
    return round(amount, 2)

#> exchange_rates_path({("EUR", "USD"): 1.25, ("USD", "JPY"): 150}, 10, ["EUR", "USD", "JPY"])
#> exchange_rates_path({("EUR", "USD"): 1.25}, 10, ["USD", "EUR"])
#> exchange_rates_path({}, 7.777, ["GBP"])
#> exchange_rates_path({}, 1, ["A", "B"])
#> exchange_rates_path({("A", "B"): 2}, 3, "ABAB")

### queue_number_lookup
def queue_number_lookup(tickets):
    served = {}
    last = 0
    for t in tickets:
        desk, num = t[0], int(t[1:])
        gap = num - served.get(desk, 0)
        served[desk] = num
        last = max(last, gap)
    return served, last

#> queue_number_lookup(["A1", "B4", "A3", "B5"])
#> queue_number_lookup([])
#> queue_number_lookup(["Z100"])
#> queue_number_lookup(["C9", "C2"])
#> queue_number_lookup(["A1", "Axe"])

### score_streak_bonus
def score_streak_bonus(answers, key):
    streak = 0
    points = {"base": 0, "bonus": 0}
    for q in sorted(key):
        if answers.get(q) == key[q]:
            streak += 1
            points["base"] += 10
            points["bonus"] += 5 * (streak >= 3)
        else:
            streak = 0
    points["total"] = sum(points.values())
    return points

#> score_streak_bonus({1: "a", 2: "b", 3: "c", 4: "d"}, {1: "a", 2: "b", 3: "c", 4: "d"})
#> score_streak_bonus({}, {1: "x"})
#> score_streak_bonus({1: "a"}, {})
#> score_streak_bonus({1: "a", 2: "z", 3: "c"}, {3: "c", 2: "b", 1: "a"})
#> score_streak_bonus({"q1": None}, {"q1": None, "q2": None})

### word_replacer_once
def word_replacer_once(sentence, subs):
    used = set()
    words = sentence.split(" ")
    for i, w in enumerate(words):
        if w in subs and w not in used:
            words[i] = subs[w]
            used.add(w)
    return " ".join(words), sorted(subs.keys() - used)

#> word_replacer_once("the cat and the dog", {"the": "a", "dog": "fox", "cow": "ox"})
#> word_replacer_once("", {"": "empty"})
#> word_replacer_once("a b a b", {"a": "b", "b": "a"})
#> word_replacer_once("nothing here", {})
#> word_replacer_once("x  x", {"x": "y", "": "_"})

### kmer_spectrum
def kmer_spectrum(seq, k):
    spec = {}
    for i in range(len(seq) - k + 1):
        kmer = seq[i:i + k]
        spec[kmer] = spec.get(kmer, 0) + 1
    inverse = {}
    for kmer, n in spec.items():
        inverse.setdefault(n, []).append(kmer)
    return {n: sorted(v) for n, v in sorted(inverse.items(), reverse=True)}

#> kmer_spectrum("ACGTACGA", 2)
#> kmer_spectrum("", 3)
#> kmer_spectrum("AAAA", 1)
#> kmer_spectrum("GATC", 5)
#> kmer_spectrum("TATATA", 3)

### elements_formula_mass
def elements_formula_mass(formula):
    weights = {"H": 1.008, "C": 12.011, "O": 15.999, "N": 14.007, "Na": 22.99, "Cl": 35.45}
    counts, i = {}, 0
    while i < len(formula):
        sym = formula[i]
        i += 1
        while i < len(formula) and formula[i].islower():
            sym += formula[i]
            i += 1
        num = ""
        while i < len(formula) and formula[i].isdigit():
            num += formula[i]
            i += 1
        counts[sym] = counts.get(sym, 0) + int(num or 1)
    return counts, round(sum(weights[s] * n for s, n in counts.items()), 2)

#> elements_formula_mass("H2O")
#> elements_formula_mass("NaCl")
#> elements_formula_mass("C2H5OH")
#> elements_formula_mass("")
#> elements_formula_mass("Xe")

### merge_playlists
def merge_playlists(a, b, max_len=4):
    order = {}
    for song in [s for pair in zip(a, b) for s in pair] + a[len(b):] + b[len(a):]:
        order.setdefault(song)
    return list(order)[:max_len]

#> merge_playlists(["x", "y", "z"], ["y", "w"])
#> merge_playlists([], [])
#> merge_playlists(["a"], ["b", "c", "d", "e"], 10)
#> merge_playlists(["s", "s"], ["s"])
#> merge_playlists(["p", "q"], [], max_len=1)

### group_files_by_ext
def group_files_by_ext(names):
    groups = {}
    for n in names:
        stem, dot, ext = n.rpartition(".")
        key = ext.lower() if stem and dot else "(none)"
        groups.setdefault(key, []).append(n)
    return dict(sorted(groups.items(), key=lambda g: (-len(g[1]), g[0])))

#> group_files_by_ext(["a.py", "b.PY", "Makefile", "c.tar.gz"])
#> group_files_by_ext([])
#> group_files_by_ext([".gitignore", "x.", "y."])
#> group_files_by_ext(["p.md", "q.txt", "r.md", "s.txt"])
#> group_files_by_ext(["", "."])

### ip_rate_limiter
def ip_rate_limiter(requests, limit, window):
    hits = {}
    verdicts = []
    for ip, t in requests:
        recent = [x for x in hits.get(ip, []) if t - x < window]
        if len(recent) < limit:
            recent.append(t)
            verdicts.append(True)
        else:
            verdicts.append(False)
        hits[ip] = recent
    return verdicts, hits

#> ip_rate_limiter([("10.0.0.1", 0), ("10.0.0.1", 1), ("10.0.0.1", 2), ("10.0.0.1", 12)], 2, 10)
#> ip_rate_limiter([], 1, 1)
#> ip_rate_limiter([("a", 5), ("b", 5), ("a", 6)], 1, 5)
#> ip_rate_limiter([("z", 0)], 0, 60)
#> ip_rate_limiter([("q", 1), ("q", 2), ("q", 3)], 1, 1)

### shopping_list_diff
def shopping_list_diff(needed, pantry):
    buy = {}
    for item in needed:
        short = needed[item] - pantry.get(item, 0)
        if short > 0:
            buy[item] = short
    leftovers = {i: q for i, q in pantry.items() if i not in needed}
    return buy, leftovers

#> shopping_list_diff({"egg": 6, "milk": 1}, {"egg": 2, "rice": 3})
#> shopping_list_diff({}, {})
#> shopping_list_diff({"oil": 1}, {"oil": 5})
#> shopping_list_diff({"salt": 0.5}, {"salt": 0.25, "pepper": 0})
#> shopping_list_diff({"tea": 3, "jam": 3}, {"jam": 3})

### roster_by_position
def roster_by_position(players):
    depth = {"G": [], "D": [], "F": []}
    unknown = 0
    for name, pos, rating in players:
        try:
            depth[pos[0].upper()].append((rating, name))
        except (KeyError, IndexError):
            unknown += 1
    return {p: [n for _, n in sorted(l, reverse=True)] for p, l in depth.items()}, unknown

#> roster_by_position([("Neuer", "goal", 90), ("Lahm", "def", 88), ("Hummels", "Def", 89), ("X", "", 1)])
#> roster_by_position([])
#> roster_by_position([("Q", "mid", 70)])
#> roster_by_position([("A", "f", 5), ("B", "F", 5)])
#> roster_by_position([("P", "D", -1), ("R", "G", 0), ("S", "F", 3)])

### exam_room_assign
def exam_room_assign(students, rooms):
    plan = {r: [] for r in rooms}
    waiting = []
    for s in students:
        spot = next((r for r, cap in rooms.items() if len(plan[r]) < cap), None)
        if spot is None:
            waiting.append(s)
        else:
            plan[spot].append(s)
    return plan, waiting

#> exam_room_assign(["ann", "bo", "cy", "di"], {"101": 1, "102": 2})
#> exam_room_assign([], {"x": 3})
#> exam_room_assign(["solo"], {})
#> exam_room_assign("abc", {"A": 0, "B": 3})
#> exam_room_assign(["p", "q"], {1: 5})

### dependency_levels
def dependency_levels(deps):
    level = {}

    def depth(task):
        if task not in level:
            level[task] = 1 + max((depth(d) for d in deps.get(task, [])), default=-1)
        return level[task]

    for t in deps:
        depth(t)
    stages = {}
    for t, l in level.items():
        stages.setdefault(l, []).append(t)
    return {l: sorted(stages[l]) for l in sorted(stages)}

#> dependency_levels({"deploy": ["test", "build"], "test": ["build"], "lint": []})
#> dependency_levels({})
#> dependency_levels({"x": ["y"], "y": ["z"], "z": []})
#> dependency_levels({"m": ["unlisted"]})
#> dependency_levels({"a": [], "b": [], "c": ["a", "b"]})

### mastermind_pegs
def mastermind_pegs(code, guess):
    exact = sum(a == b for a, b in zip(code, guess))
    shared = 0
    pool = {}
    for c in code:
        pool[c] = pool.get(c, 0) + 1
    for g in guess:
        if pool.get(g, 0) > 0:
            shared += 1
            pool[g] -= 1
    return {"black": exact, "white": shared - exact}

#> mastermind_pegs("RGBY", "RBGO")
#> mastermind_pegs("RRRR", "RRBB")
#> mastermind_pegs("", "")
#> mastermind_pegs("ABCD", "DCBA")
#> mastermind_pegs([1, 2, 3], [4, 5, 6])

### elevator_requests_group
def elevator_requests_group(floor, requests):
    plan = {"up": set(), "down": set()}
    for r in requests:
        if r == floor:
            continue
        plan["up" if r > floor else "down"].add(r)
    return sorted(plan["up"]), sorted(plan["down"], reverse=True)

#> elevator_requests_group(3, [5, 1, 9, 3, 5])
#> elevator_requests_group(0, [])
#> elevator_requests_group(2, [2, 2])
#> elevator_requests_group(10, [-1, 4, 4, 7])
#> elevator_requests_group(-2, [0, -3])

### thesaurus_links
def thesaurus_links(entries):
    links = {}
    for a, b in entries:
        links.setdefault(a, set()).add(b)
        links.setdefault(b, set()).add(a)
    return {w: " ".join(sorted(links[w])) for w in sorted(links)}

#> thesaurus_links([("big", "large"), ("large", "huge"), ("big", "huge")])
#> thesaurus_links([])
#> thesaurus_links([("self", "self")])
#> thesaurus_links([("a", "b"), ("b", "a")])
#> thesaurus_links([("Über", "super"), ("super", "top")])

### alias_groups_union
def alias_groups_union(groups):
    merged = []
    for g in map(set, groups):
        for other in [m for m in merged if not m.isdisjoint(g)]:
            g |= other
            merged.remove(other)
        merged.append(g)
    return sorted(sorted(m) for m in merged)

#> alias_groups_union([["bob", "rob"], ["al"], ["rob", "robert"], ["robert", "al"]])
#> alias_groups_union([])
#> alias_groups_union([["x"], ["x"], ["x"]])
#> alias_groups_union([[1, 2], [3, 4]])
#> alias_groups_union([[], ["y"]])

### access_log_top_pages
def access_log_top_pages(lines, n=2):
    visits = {}
    for line in lines:
        ip, page = line.split(" ", 1)
        visits.setdefault(page, set()).add(ip)
    ranked = sorted(visits, key=lambda p: (-len(visits[p]), p))
    return [(p, len(visits[p])) for p in ranked[:n]]

#> access_log_top_pages(["1.1 /home", "1.2 /home", "1.1 /buy", "1.1 /home"])
#> access_log_top_pages([])
#> access_log_top_pages(["a /z", "b /y", "c /x"], 5)
#> access_log_top_pages(["nopage"])
#> access_log_top_pages(["q /a b", "q /a b"], n=0)

### crossword_slots
def crossword_slots(answers):
    board = {}
    clashes = []
    for word, (r, c), across in answers:
        for i, ch in enumerate(word):
            cell = (r, c + i) if across else (r + i, c)
            if board.setdefault(cell, ch) != ch:
                clashes.append(cell)
    return len(board), clashes

#> crossword_slots([("CAT", (0, 0), True), ("CAR", (0, 0), False), ("RAT", (2, 0), True)])
#> crossword_slots([])
#> crossword_slots([("ON", (0, 0), True), ("NO", (0, 0), True)])
#> crossword_slots([("", (5, 5), False)])
#> crossword_slots([("AB", (1, 1), True), ("XB", (0, 2), False)])

### tile_map_legend
def tile_map_legend(rows, legend):
    totals = {}
    for row in rows:
        for t in row:
            name, cost = legend.get(t, ("void", 99))
            n, c = totals.setdefault(name, [0, 0])
            totals[name] = [n + 1, c + cost]
    return totals

#> tile_map_legend(["..~", "^.~"], {".": ("grass", 1), "~": ("water", 5), "^": ("peak", 9)})
#> tile_map_legend([], {"x": ("y", 1)})
#> tile_map_legend(["??"], {})
#> tile_map_legend(["", "a"], {"a": ("same", 0)})
#> tile_map_legend(["ab", "ba"], {"a": ("lawn", 2), "b": ("lawn", 3)})

### combo_lock_neighbors
def combo_lock_neighbors(code, dead):
    nxt = []
    for i, d in enumerate(code):
        for delta in (1, -1):
            cand = code[:i] + str((int(d) + delta) % 10) + code[i + 1:]
            if cand not in dead:
                nxt.append(cand)
    return nxt

#> combo_lock_neighbors("09", {"19", "00"})
#> combo_lock_neighbors("", set())
#> combo_lock_neighbors("5", {"4", "6"})
#> combo_lock_neighbors("123", {"223"})
#> combo_lock_neighbors("7x", set())

### lazy_property_lookup
def lazy_property_lookup(obj, proto_of, name):
    depth = 0
    while obj is not None:
        if name in obj:
            return obj[name], depth
        obj = proto_of.get(obj.get("kind"))
        depth += 1
    return "undefined", depth

#> lazy_property_lookup({"kind": "dog", "name": "Rex"}, {"dog": {"kind": "animal", "legs": 4}, "animal": {"alive": True}}, "alive")
#> lazy_property_lookup({"kind": "dog", "name": "Rex"}, {"dog": {"legs": 4}}, "legs")
#> lazy_property_lookup({"name": "Rex"}, {}, "name")
#> lazy_property_lookup({"kind": "rock"}, {}, "x")
#> lazy_property_lookup({}, {None: {"kind": "end", "x": 0}}, "x")

### music_interval_names
def music_interval_names(notes):
    pitch = {n: i for i, n in enumerate("C C# D D# E F F# G G# A A# B".split())}
    flats = {"Db": "C#", "Eb": "D#", "Gb": "F#", "Ab": "G#", "Bb": "A#"}
    nums = [pitch[flats.get(n, n)] for n in notes]
    return [(b - a) % 12 for a, b in zip(nums, nums[1:])]

#> music_interval_names(["C", "E", "G", "C"])
#> music_interval_names(["Bb", "A#"])
#> music_interval_names([])
#> music_interval_names(["H", "C"])
#> music_interval_names(["F", "Ab", "Db"])

### dialog_tree_walk
def dialog_tree_walk(tree, choices):
    node, said = tree, []
    for c in choices:
        said.append(node["text"])
        options = node.get("options", {})
        if c not in options:
            return said + ["(silence)"]
        node = options[c]
    return said + [node["text"]]

#> dialog_tree_walk({"text": "Hi", "options": {"1": {"text": "Bye"}, "2": {"text": "More?", "options": {"y": {"text": "Ok"}}}}}, ["2", "y"])
#> dialog_tree_walk({"text": "Hi", "options": {"1": {"text": "Bye"}}}, ["9"])
#> dialog_tree_walk({"text": "End"}, [])
#> dialog_tree_walk({"text": "A", "options": {"x": {"text": "B"}}}, "xx")
#> dialog_tree_walk({}, [])

### clamp_stats_dict
def clamp_stats_dict(stats, low=0, high=100):
    fixed = {}
    for name in sorted(stats):
        value = stats[name]
        if not low <= value <= high:
            fixed[name] = value
            stats[name] = low if value < low else high
    return stats, fixed

#> clamp_stats_dict({"hp": 130, "mp": -4, "xp": 50})
#> clamp_stats_dict({})
#> clamp_stats_dict({"str": 5}, 10, 20)
#> clamp_stats_dict({"x": 0, "y": 100})
#> clamp_stats_dict({"neg": -0.5, "pos": 1.5}, high=1)
