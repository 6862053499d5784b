### ts_lookup_latest
def ts_lookup_latest(series, t):
    past = [k for k in series if k <= t]
    return series[max(past)] if past else None

#> ts_lookup_latest({1: "a", 5: "b", 9: "c"}, 7)
#> ts_lookup_latest({1: "a", 5: "b"}, 5)
#> ts_lookup_latest({3: "x"}, 2)
#> ts_lookup_latest({}, 0)
#> ts_lookup_latest({-1: "neg", 0.5: "half"}, 0)

### kv_store_versions
def kv_store_versions(writes, reads):
    store = {}
    for t, (key, value) in enumerate(writes):
        store.setdefault(key, {})[t] = value
    out = []
    for key, t in reads:
        versions = store.get(key, {})
        best = max((v for v in versions if v <= t), default=None)
        out.append(versions.get(best))
    return out

#> kv_store_versions([("a", 1), ("b", 2), ("a", 3)], [("a", 1), ("a", 9), ("b", 0)])
#> kv_store_versions([], [("x", 5)])
#> kv_store_versions([("k", None)], [("k", 0)])
#> kv_store_versions([("z", "old"), ("z", "new")], [])
#> kv_store_versions([("p", 7)], [("p", -1), ("p", 0)])

### transaction_rollback
def transaction_rollback(db, commands):
    layers = [dict(db)]
    for cmd, *args in commands:
        if cmd == "begin":
            layers.append(layers[-1].copy())
        elif cmd == "set":
            layers[-1][args[0]] = args[1]
        elif cmd == "rollback" and len(layers) > 1:
            layers.pop()
        elif cmd == "commit" and len(layers) > 1:
            layers[-2:] = [layers[-1]]
    return layers[-1], len(layers)

#> transaction_rollback({"x": 1}, [("begin",), ("set", "x", 2), ("rollback",)])
#> transaction_rollback({"x": 1}, [("begin",), ("set", "y", 5), ("begin",), ("commit",), ("set", "x", 0)])
#> transaction_rollback({}, [("rollback",), ("commit",)])
#> transaction_rollback({"a": 0}, [])
#> transaction_rollback({}, [("set", "k", "v"), ("begin",), ("set", "k", "w"), ("commit",), ("commit",)])

### scope_variable_lookup
def scope_variable_lookup(tokens):
    scopes = [{}]
    out = []
    for tok in tokens:
        if tok == "{":
            scopes.append({})
        elif tok == "}":
            scopes.pop()
        elif "=" in tok:
            name, val = tok.split("=")
            scopes[-1][name] = val
        else:
            out.append(next((s[tok] for s in reversed(scopes) if tok in s), "?"))
    return out

#> scope_variable_lookup(["x=1", "{", "x", "x=2", "x", "}", "x"])
#> scope_variable_lookup([])
#> scope_variable_lookup(["{", "y=5", "}", "y"])
#> scope_variable_lookup(["a=", "a"])
#> scope_variable_lookup(["}", "z=1"])

### macro_expand_recursive
def macro_expand_recursive(text, macros, depth=5):
    if depth == 0:
        return text
    words = text.split()
    if not any(w in macros for w in words):
        return text
    expanded = " ".join(macros.get(w, w) for w in words)
    return macro_expand_recursive(expanded, macros, depth - 1)

#> macro_expand_recursive("GREET you", {"GREET": "hi NAME", "NAME": "Bob"})
#> macro_expand_recursive("plain text", {"x": "y"})
#> macro_expand_recursive("A", {"A": "A A"}, 2)
#> macro_expand_recursive("", {})
#> macro_expand_recursive("X Y", {"X": "Y", "Y": "X"}, depth=3)

### grammar_generate_first
def grammar_generate_first(rules, symbol, limit=20):
    out, stack = [], [symbol]
    while stack and limit > 0:
        s = stack.pop(0)
        limit -= 1
        if s in rules:
            stack = rules[s].split() + stack
        else:
            out.append(s)
    return " ".join(out)

#> grammar_generate_first({"S": "NP VP", "NP": "the dog", "VP": "barks loudly"}, "S")
#> grammar_generate_first({}, "word")
#> grammar_generate_first({"L": "a L"}, "L", 6)
#> grammar_generate_first({"S": ""}, "S")
#> grammar_generate_first({"S": "x"}, "S", limit=0)

### lsystem_rewrite
def lsystem_rewrite(axiom, rules, steps):
    for _ in range(steps):
        axiom = "".join(rules.get(c, c) for c in axiom)
    return axiom, {c: axiom.count(c) for c in sorted(set(axiom))}

#> lsystem_rewrite("A", {"A": "AB", "B": "A"}, 4)
#> lsystem_rewrite("F", {"F": "F+F"}, 2)
#> lsystem_rewrite("", {"X": "Y"}, 3)
#> lsystem_rewrite("XY", {"X": ""}, 1)
#> lsystem_rewrite("Q-R", {}, 10)

### pair_insertion_polymer
def pair_insertion_polymer(template, rules, steps):
    pairs = {}
    for a, b in zip(template, template[1:]):
        pairs[a + b] = pairs.get(a + b, 0) + 1
    for _ in range(steps):
        nxt = {}
        for p, n in pairs.items():
            mid = rules.get(p)
            for q in ([p[0] + mid, mid + p[1]] if mid else [p]):
                nxt[q] = nxt.get(q, 0) + n
        pairs = nxt
    return pairs, sum(pairs.values()) + 1

#> pair_insertion_polymer("NNCB", {"NN": "C", "NC": "B", "CB": "H"}, 1)
#> pair_insertion_polymer("AB", {}, 3)
#> pair_insertion_polymer("", {"AA": "B"}, 0)
#> pair_insertion_polymer("AA", {"AA": "A"}, 5)
#> pair_insertion_polymer("XYX", {"XY": "Y"}, 2)

### lanternfish_counts
def lanternfish_counts(timers, days):
    pop = {}
    for t in timers:
        pop[t] = pop.get(t, 0) + 1
    for _ in range(days):
        new = {}
        for t, n in pop.items():
            if t == 0:
                new[6] = new.get(6, 0) + n
                new[8] = new.get(8, 0) + n
            else:
                new[t - 1] = new.get(t - 1, 0) + n
        pop = new
    return dict(sorted(pop.items())), sum(pop.values())

#> lanternfish_counts([3, 4, 3, 1, 2], 3)
#> lanternfish_counts([], 10)
#> lanternfish_counts([0], 1)
#> lanternfish_counts([8, 8], 9)
#> lanternfish_counts([5], 0)

### game_of_dice_states
def game_of_dice_states(rolls, sides):
    ways = {0: 1}
    for _ in range(rolls):
        step = {}
        for total, n in ways.items():
            for face in range(1, sides + 1):
                step[total + face] = step.get(total + face, 0) + n
        ways = step
    return ways

#> game_of_dice_states(2, 4)
#> game_of_dice_states(0, 6)
#> game_of_dice_states(1, 6)
#> game_of_dice_states(3, 2)
#> game_of_dice_states(2, 0)

### markov_walk_deterministic
def markov_walk_deterministic(table, state, steps):
    pos = {}
    path = [state]
    for _ in range(steps):
        options = table.get(state)
        if not options:
            break
        i = pos.get(state, 0)
        pos[state] = (i + 1) % len(options)
        state = options[i]
        path.append(state)
    return path, pos

#> markov_walk_deterministic({"a": ["b", "c"], "b": ["a"], "c": ["a"]}, "a", 5)
#> markov_walk_deterministic({}, "x", 3)
#> markov_walk_deterministic({"p": ["p", "q"], "q": []}, "p", 9)
#> markov_walk_deterministic({1: [2], 2: [1]}, 1, 0)
#> markov_walk_deterministic({"s": "st", "t": "s"}, "s", 4)

### dfa_accepts
def dfa_accepts(dfa, word):
    state = dfa["start"]
    for ch in word:
        state = dfa["moves"].get((state, ch))
        if state is None:
            return False
    return state in dfa["accept"]

#> dfa_accepts({"start": 0, "accept": {0}, "moves": {(0, "1"): 1, (1, "1"): 0, (0, "0"): 0, (1, "0"): 1}}, "1101")
#> dfa_accepts({"start": 0, "accept": {0}, "moves": {(0, "1"): 1, (1, "1"): 0}}, "11")
#> dfa_accepts({"start": 0, "accept": {0}, "moves": {}}, "")
#> dfa_accepts({"start": "q", "accept": [], "moves": {("q", "a"): "q"}}, "aaa")
#> dfa_accepts({"start": 1, "accept": {2}, "moves": {(1, "x"): 2}}, "xy")

### nfa_state_sets
def nfa_state_sets(moves, start, word):
    states = {start}
    sizes = []
    for ch in word:
        states = {t for s in states for t in moves.get((s, ch), ())}
        sizes.append(len(states))
        if not states:
            break
    return sorted(states), sizes

#> nfa_state_sets({(0, "a"): [0, 1], (1, "b"): [2], (0, "b"): [0]}, 0, "aab")
#> nfa_state_sets({}, 5, "")
#> nfa_state_sets({}, 5, "xyz")
#> nfa_state_sets({("p", "0"): "qr", ("q", "1"): "s", ("r", "1"): "s"}, "p", "01")
#> nfa_state_sets({(1, "z"): [1]}, 1, "zzzq")

### turing_tape_dict
def turing_tape_dict(rules, steps):
    tape, pos, state = {}, 0, "A"
    for _ in range(steps):
        key = state, tape.get(pos, 0)
        if key not in rules:
            break
        write, move, state = rules[key]
        tape[pos] = write
        pos += 1 if move == "R" else -1
    return tape, state, sum(tape.values())

#> turing_tape_dict({("A", 0): (1, "R", "B"), ("A", 1): (0, "L", "B"), ("B", 0): (1, "L", "A"), ("B", 1): (1, "R", "A")}, 6)
#> turing_tape_dict({}, 10)
#> turing_tape_dict({("A", 0): (1, "R", "H")}, 5)
#> turing_tape_dict({("A", 0): (1, "L", "A")}, 3)
#> turing_tape_dict({("A", 0): (0, "R", "A")}, 0)

### wire_gates_eval
def wire_gates_eval(wires, target, memo=None):
    memo = {} if memo is None else memo
    if target.isdigit():
        return int(target)
    if target not in memo:
        parts = wires[target].split()
        if len(parts) == 1:
            memo[target] = wire_gates_eval(wires, parts[0], memo)
        elif parts[0] == "NOT":
            memo[target] = 15 - wire_gates_eval(wires, parts[1], memo)
        else:
            a, b = (wire_gates_eval(wires, p, memo) for p in parts[::2])
            memo[target] = a & b if parts[1] == "AND" else a | b
    return memo[target]

#> wire_gates_eval({"x": "12", "y": "NOT x", "z": "x AND y", "w": "x OR y"}, "w")
#> wire_gates_eval({"x": "6", "q": "x AND 3"}, "q")
#> wire_gates_eval({}, "9")
#> wire_gates_eval({"a": "b", "b": "NOT 0"}, "a")
#> wire_gates_eval({"a": "missing"}, "a")

### spreadsheet_cells
def spreadsheet_cells(sheet):
    values = {}

    def val(ref):
        if ref in values:
            return values[ref]
        raw = sheet.get(ref, 0)
        if isinstance(raw, str) and raw.startswith("="):
            values[ref] = sum(val(r) for r in raw[1:].split("+"))
        else:
            values[ref] = raw
        return values[ref]

    return {ref: val(ref) for ref in sorted(sheet)}

#> spreadsheet_cells({"A1": 5, "A2": 7, "B1": "=A1+A2", "C1": "=B1+B1"})
#> spreadsheet_cells({})
#> spreadsheet_cells({"X": "=Y+Z"})
#> spreadsheet_cells({"B": 2.5, "A": "=B"})
#> spreadsheet_cells({"T": "text"})

### monkey_math_words
import operator

def monkey_math_words(jobs, name):
    ops = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.floordiv}
    job = jobs[name]
    if isinstance(job, int):
        return job
    left, op, right = job
    return ops[op](monkey_math_words(jobs, left), monkey_math_words(jobs, right))

#> monkey_math_words({"root": ("a", "+", "b"), "a": 5, "b": ("c", "*", "c"), "c": 3}, "root")
#> monkey_math_words({"x": 9}, "x")
#> monkey_math_words({"r": ("p", "/", "q"), "p": 7, "q": -2}, "r")
#> monkey_math_words({"r": ("p", "-", "q"), "p": 1}, "r")
#> monkey_math_words({"r": ("p", "-", "p"), "p": 12}, "r")

### bags_contain_target
def bags_contain_target(rules, target):
    holders = set()
    pending = [target]
    while pending:
        cur = pending.pop()
        for outer, inner in rules.items():
            if cur in inner and outer not in holders:
                holders.add(outer)
                pending.append(outer)
    return sorted(holders)

#> bags_contain_target({"red": {"blue": 2}, "blue": {"gold": 1}, "gold": {}, "gray": {"gold": 5, "red": 1}}, "gold")
#> bags_contain_target({}, "any")
#> bags_contain_target({"a": {"b": 1}}, "a")
#> bags_contain_target({"x": {"x": 1}}, "x")
#> bags_contain_target({"p": ["q"], "r": ["p", "q"]}, "q")

### bags_count_inside
def bags_count_inside(rules, outer):
    return sum(n * (1 + bags_count_inside(rules, inner)) for inner, n in rules.get(outer, {}).items())

#> bags_count_inside({"gold": {"red": 2}, "red": {"tan": 3}}, "gold")
#> bags_count_inside({}, "none")
#> bags_count_inside({"a": {"b": 1, "c": 1}, "b": {"c": 4}}, "a")
#> bags_count_inside({"x": {}}, "x")
#> bags_count_inside({"p": {"q": 0}, "q": {"r": 99}}, "p")

### bom_explode_parts
def bom_explode_parts(bom, product, qty=1):
    if product not in bom:
        return {product: qty}
    need = {}
    for part, n in bom[product].items():
        for base, m in bom_explode_parts(bom, part, n * qty).items():
            need[base] = need.get(base, 0) + m
    return need

#> bom_explode_parts({"bike": {"wheel": 2, "frame": 1}, "wheel": {"spoke": 20, "rim": 1}}, "bike")
#> bom_explode_parts({}, "nail", 5)
#> bom_explode_parts({"set": {"cup": 2, "box": 1}, "box": {"cup": 1}}, "set", 3)
#> bom_explode_parts({"empty": {}}, "empty")
#> bom_explode_parts({"a": {"b": 2}, "b": {"c": 2}, "c": {"d": 2}}, "a", qty=1)

### bom_unit_cost
def bom_unit_cost(bom, prices, item, path=()):
    if item in path:
        raise ValueError("loop at " + item)
    if item in prices:
        return prices[item]
    return sum(n * bom_unit_cost(bom, prices, part, path + (item,)) for part, n in bom[item].items())

#> bom_unit_cost({"kit": {"nut": 4, "bar": 1}}, {"nut": 0.5, "bar": 3}, "kit")
#> bom_unit_cost({}, {"nut": 2}, "nut")
#> bom_unit_cost({"a": {"b": 1}, "b": {"a": 1}}, {}, "a")
#> bom_unit_cost({"kit": {"sub": 2}, "sub": {"x": 5}}, {"x": 1}, "kit")
#> bom_unit_cost({"kit": {"ghost": 1}}, {}, "kit")

### genealogy_generation
def genealogy_generation(parents, person):
    gens = {person: 0}
    queue = [person]
    for p in queue:
        for parent in parents.get(p, ()):
            if parent not in gens:
                gens[parent] = gens[p] + 1
                queue.append(parent)
    by_gen = {}
    for name, g in gens.items():
        by_gen.setdefault(g, []).append(name)
    return by_gen

#> genealogy_generation({"kid": ("mom", "dad"), "mom": ("nan",), "dad": ("pop", "nan")}, "kid")
#> genealogy_generation({}, "orphan")
#> genealogy_generation({"x": ["x"]}, "x")
#> genealogy_generation({"a": "bc", "b": "d", "c": "d"}, "a")
#> genealogy_generation({"q": []}, "q")

### threads_to_tree
def threads_to_tree(posts):
    nodes = {p["id"]: {"id": p["id"], "replies": []} for p in posts}
    roots = []
    for p in posts:
        parent = nodes.get(p.get("to"))
        (parent["replies"] if parent else roots).append(nodes[p["id"]])
    return roots

#> threads_to_tree([{"id": 1}, {"id": 2, "to": 1}, {"id": 3, "to": 2}, {"id": 4, "to": 1}])
#> threads_to_tree([])
#> threads_to_tree([{"id": "x", "to": "gone"}])
#> threads_to_tree([{"id": 2, "to": 1}, {"id": 1}])
#> threads_to_tree([{"to": 1}])

### menu_breadcrumbs
def menu_breadcrumbs(menu, target, trail=()):
    for title, sub in menu.items():
        here = (*trail, title)
        if title == target:
            return " > ".join(here)
        if sub:
            found = menu_breadcrumbs(sub, target, here)
            if found:
                return found
    return ""

#> menu_breadcrumbs({"File": {"Open": None, "Recent": {"a.txt": None}}, "Edit": {"Undo": None}}, "a.txt")
#> menu_breadcrumbs({"File": {"Open": None}}, "Quit")
#> menu_breadcrumbs({}, "x")
#> menu_breadcrumbs({"Help": {}}, "Help")
#> menu_breadcrumbs({"A": {"B": {}}, "B": {}}, "B", ("root",))

### sitemap_depth_counts
def sitemap_depth_counts(urls):
    depth = {}
    for u in urls:
        path = u.split("://")[-1].split("?")[0].strip("/")
        d = path.count("/")
        depth[d] = depth.get(d, 0) + 1
    deepest = max(depth, default=0)
    return [depth.get(i, 0) for i in range(deepest + 1)]

#> sitemap_depth_counts(["https://x.io/", "https://x.io/a/b", "https://x.io/a?q=/1"])
#> sitemap_depth_counts([])
#> sitemap_depth_counts(["x"])
#> sitemap_depth_counts(["a/b/c/d", "a/b/c/d/", "/a"])
#> sitemap_depth_counts(["ftp://h//dir"])
