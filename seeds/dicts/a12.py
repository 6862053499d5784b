### flights_reachable
def flights_reachable(flights, start):
    reached = {start}
    frontier = {start}
    rounds = 0
    while frontier:
        frontier = {b for a, b in flights if a in frontier} - reached
        reached |= frontier
        rounds += 1
    return sorted(reached - {start}), rounds

#> flights_reachable([("OSL", "CPH"), ("CPH", "BER"), ("BER", "OSL"), ("ROM", "MAD")], "OSL")
#> flights_reachable([], "X")
#> flights_reachable([("A", "A")], "A")
#> flights_reachable([("A", "B"), ("A", "C"), ("B", "D"), ("C", "D")], "A")
#> flights_reachable([("B", "A")], "A")

### friends_of_friends_ranked
def friends_of_friends_ranked(network, me):
    mutual = {}
    mine = network.get(me, set())
    for friend in mine:
        for fof in network.get(friend, set()):
            if fof != me and fof not in mine:
                mutual[fof] = mutual.get(fof, 0) + 1
    return sorted(mutual.items(), key=lambda t: (-t[1], t[0]))

#> friends_of_friends_ranked({"me": {"a", "b"}, "a": {"me", "c", "d"}, "b": {"c", "a"}}, "me")
#> friends_of_friends_ranked({}, "me")
#> friends_of_friends_ranked({"x": {"y"}, "y": {"x"}}, "x")
#> friends_of_friends_ranked({"x": {"y"}}, "x")
#> friends_of_friends_ranked({1: {2, 3}, 2: {4, 5}, 3: {5}}, 1)

### euler_degrees
def euler_degrees(edges):
    deg = {}
    for u, v in edges:
        for node in (u, v):
            deg[node] = deg.get(node, 0) + 1
    odd = sorted(n for n, d in deg.items() if d % 2)
    kind = {0: "circuit", 2: "trail"}.get(len(odd), "none")
    return kind, odd

#> euler_degrees([("a", "b"), ("b", "c"), ("c", "a")])
#> euler_degrees([("a", "b"), ("b", "c")])
#> euler_degrees([("x", "a"), ("x", "b"), ("x", "c")])
#> euler_degrees([])
#> euler_degrees([(1, 1)])

### has_cycle_dfs
def has_cycle_dfs(graph):
    state = {}

    def visit(n):
        if state.get(n) == "open":
            return True
        if n in state:
            return False
        state[n] = "open"
        found = any(visit(m) for m in graph.get(n, []))
        state[n] = "done"
        return found

    return any(visit(n) for n in graph)

#> has_cycle_dfs({"a": ["b"], "b": ["c"], "c": ["a"]})
#> has_cycle_dfs({"a": ["b", "c"], "b": ["c"], "c": []})
#> has_cycle_dfs({})
#> has_cycle_dfs({1: [1]})
#> has_cycle_dfs({"p": ["q"], "r": ["q", "p"]})

### mst_kruskal_dict
def mst_kruskal_dict(edges):
    leader = {}

    def find(x):
        leader.setdefault(x, x)
        while leader[x] != x:
            x = leader[x]
        return x

    total, used = 0, []
    for w, a, b in sorted(edges):
        ra, rb = find(a), find(b)
        if ra != rb:
            leader[ra] = rb
            total += w
            used.append(a + b)
    return total, used

#> mst_kruskal_dict([(4, "a", "b"), (1, "b", "c"), (3, "a", "c"), (7, "c", "d")])
#> mst_kruskal_dict([])
#> mst_kruskal_dict([(2, "x", "x")])
#> mst_kruskal_dict([(5, "p", "q"), (5, "q", "p")])
#> mst_kruskal_dict([(0, "m", "n"), (-1, "o", "p")])

### adjacency_from_matrix
def adjacency_from_matrix(names, matrix):
    adj = {}
    for name, row in zip(names, matrix):
        adj[name] = {names[j]: w for j, w in enumerate(row) if w}
    return adj

#> adjacency_from_matrix("abc", [[0, 3, 0], [3, 0, 1], [0, 1, 0]])
#> adjacency_from_matrix("", [])
#> adjacency_from_matrix(["x"], [[0]])
#> adjacency_from_matrix(["p", "q"], [[1, 1]])
#> adjacency_from_matrix("ab", [[0, 0, 5]])

### leaf_nodes_sorted
def leaf_nodes_sorted(children):
    everyone = set(children)
    for kids in children.values():
        everyone.update(kids)
    return sorted(n for n in everyone if not children.get(n))

#> leaf_nodes_sorted({"root": ["l", "r"], "l": ["ll"]})
#> leaf_nodes_sorted({})
#> leaf_nodes_sorted({"x": []})
#> leaf_nodes_sorted({1: [2, 3], 3: [4, 5], 5: []})
#> leaf_nodes_sorted({"a": "bc", "b": "d"})

### tournament_winner
def tournament_winner(beats):
    losses = {}
    for winner, losers in beats.items():
        losses.setdefault(winner, 0)
        for l in losers:
            losses[l] = losses.get(l, 0) + 1
    undefeated = [p for p, n in losses.items() if n == 0]
    if len(undefeated) == 1:
        return undefeated[0]
    return undefeated or None

#> tournament_winner({"kai": ["lu", "mo"], "lu": ["mo"]})
#> tournament_winner({"a": ["b"], "b": ["a"]})
#> tournament_winner({"p": ["x"], "q": ["x"]})
#> tournament_winner({})
#> tournament_winner({"solo": []})

### color_map_greedy
def color_map_greedy(borders):
    colors = {}
    for region in sorted(borders):
        used = {colors[n] for n in borders[region] if n in colors}
        c = 0
        while c in used:
            c += 1
        colors[region] = c
    return colors

#> color_map_greedy({"WA": ["NT", "SA"], "NT": ["WA", "SA"], "SA": ["WA", "NT"]})
#> color_map_greedy({})
#> color_map_greedy({"isle": []})
#> color_map_greedy({1: [2], 2: [1, 3], 3: [2]})
#> color_map_greedy({"a": "bcd", "b": "acd", "c": "abd", "d": "abc"})

### flood_fill_dict
def flood_fill_dict(rows, start, paint):
    grid = {(r, c): ch for r, line in enumerate(rows) for c, ch in enumerate(line)}
    old = grid.get(start)
    stack = [start] if old is not None and old != paint else []
    while stack:
        r, c = stack.pop()
        if grid.get((r, c)) == old:
            grid[r, c] = paint
            stack += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return ["".join(grid[r, c] for c in range(len(line))) for r, line in enumerate(rows)]

#> flood_fill_dict(["aab", "abb"], (0, 0), "x")
#> flood_fill_dict(["a"], (5, 5), "z")
#> flood_fill_dict(["..", ".#"], (1, 1), ".")
#> flood_fill_dict(["qq"], (0, 1), "q")
#> flood_fill_dict([], (0, 0), "!")

### life_step_set
def life_step_set(alive):
    counts = {}
    for x, y in alive:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx or dy:
                    p = (x + dx, y + dy)
                    counts[p] = counts.get(p, 0) + 1
    return sorted(p for p, n in counts.items() if n == 3 or n == 2 and p in alive)

#> life_step_set({(0, 1), (1, 1), (2, 1)})
#> life_step_set(set())
#> life_step_set({(5, 5)})
#> life_step_set({(0, 0), (0, 1), (1, 0), (1, 1)})
#> life_step_set([(0, 0), (1, 1), (2, 2)])

### queens_attack_sets
def queens_attack_sets(columns):
    rows, diag, anti = set(), set(), set()
    for r, c in enumerate(columns):
        if c in rows or r - c in diag or r + c in anti:
            return f"clash at row {r}"
        rows.add(c)
        diag.add(r - c)
        anti.add(r + c)
    return "safe"

#> queens_attack_sets([1, 3, 0, 2])
#> queens_attack_sets([0, 1])
#> queens_attack_sets([])
#> queens_attack_sets([2, 0, 2])
#> queens_attack_sets([1, 3, 0, 4, 2])

### robot_trails_crossing
def robot_trails_crossing(a, b):
    def trail(path):
        x = y = 0
        seen = {}
        for i, ch in enumerate(path, 1):
            x += (ch == "R") - (ch == "L")
            y += (ch == "U") - (ch == "D")
            seen.setdefault((x, y), i)
        return seen

    ta, tb = trail(a), trail(b)
    meets = ta.keys() & tb.keys()
    return min(((ta[p] + tb[p], p) for p in meets), default=None)

#> robot_trails_crossing("RRUU", "UURR")
#> robot_trails_crossing("L", "R")
#> robot_trails_crossing("", "UDLR")
#> robot_trails_crossing("RURU", "URUR")
#> robot_trails_crossing("RL", "LR")

### snake_body_positions
def snake_body_positions(moves, length):
    head = (0, 0)
    body = {head: 0}
    for t, m in enumerate(moves, 1):
        dx, dy = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}[m]
        head = head[0] + dx, head[1] + dy
        if t - body.get(head, -99) < length:
            return t, head
        body[head] = t
    return None

#> snake_body_positions("RRDLU", 6)
#> snake_body_positions("RRDL", 3)
#> snake_body_positions("", 4)
#> snake_body_positions("LR", 3)
#> snake_body_positions("RDLU", 4)
#> snake_body_positions("X", 2)

### word_ladder_neighbors
def word_ladder_neighbors(word, lexicon):
    patterns = {}
    for w in lexicon:
        for i in range(len(w)):
            patterns.setdefault(w[:i] + "*" + w[i + 1:], []).append(w)
    near = set()
    for i in range(len(word)):
        near.update(patterns.get(word[:i] + "*" + word[i + 1:], ()))
    near.discard(word)
    return sorted(near)

#> word_ladder_neighbors("cat", ["cot", "bat", "cat", "cap", "dog"])
#> word_ladder_neighbors("", ["a"])
#> word_ladder_neighbors("x", ["y", "z", "ab"])
#> word_ladder_neighbors("hit", [])
#> word_ladder_neighbors("aa", ["ab", "ba", "bb"])

### huffman_lengths
import heapq

def huffman_lengths(text):
    freq = {}
    for c in text:
        freq[c] = freq.get(c, 0) + 1
    depth = dict.fromkeys(freq, 0)
    heap = [(n, c) for c, n in freq.items()]
    heapq.heapify(heap)
    while len(heap) > 1:
        n1, s1 = heapq.heappop(heap)
        n2, s2 = heapq.heappop(heap)
        for c in s1 + s2:
            depth[c] += 1
        heapq.heappush(heap, (n1 + n2, s1 + s2))
    return depth, sum(freq[c] * depth[c] for c in freq)

#> huffman_lengths("abracadabra")
#> huffman_lengths("")
#> huffman_lengths("zzz")
#> huffman_lengths("aab b")
#> huffman_lengths("abcd")

### lru_simulation_ordered
from collections import OrderedDict

def lru_simulation_ordered(ops, cap):
    cache = OrderedDict()
    out = []
    for key, *val in ops:
        if val:
            cache[key] = val[0]
            cache.move_to_end(key)
            if len(cache) > cap:
                cache.popitem(last=False)
        elif key in cache:
            cache.move_to_end(key)
            out.append(cache[key])
        else:
            out.append(-1)
    return out, list(cache)

#> lru_simulation_ordered([(1, 10), (2, 20), (1,), (3, 30), (2,)], 2)
#> lru_simulation_ordered([], 1)
#> lru_simulation_ordered([("q",)], 5)
#> lru_simulation_ordered([("a", 1), ("a", 2), ("a",)], 1)
#> lru_simulation_ordered([("x", 0), ("y", 0)], 0)

### lfu_pick_victim
def lfu_pick_victim(hits, last_used):
    if not hits:
        return None
    victim = min(hits, key=lambda k: (hits[k], last_used.get(k, 0)))
    hits.pop(victim)
    last_used.pop(victim, None)
    return victim, hits, last_used

#> lfu_pick_victim({"a": 3, "b": 1, "c": 1}, {"a": 9, "b": 8, "c": 2})
#> lfu_pick_victim({}, {"x": 1})
#> lfu_pick_victim({"p": 0}, {})
#> lfu_pick_victim({"m": 2, "n": 2}, {"m": 5})
#> lfu_pick_victim({1: 1, 2: 1}, {1: 4, 2: 4})

### event_bus_dispatch
def event_bus_dispatch(subscriptions, events):
    inbox = {}
    for topic, payload in events:
        for who, topics in subscriptions.items():
            if topic in topics or "*" in topics:
                inbox.setdefault(who, []).append(payload)
    return inbox

#> event_bus_dispatch({"mail": {"signup"}, "audit": {"*"}}, [("signup", "u1"), ("login", "u2")])
#> event_bus_dispatch({}, [("x", 1)])
#> event_bus_dispatch({"q": set()}, [("y", 2)])
#> event_bus_dispatch({"s": "abc"}, [("b", 0), ("bc", 1), ("z", 2)])
#> event_bus_dispatch({"w": ["*", "t"]}, [("t", None)])

### rate_card_lookup
def rate_card_lookup(card, zone, kg):
    bands = card.get(zone) or card["default"]
    for limit in sorted(bands):
        if kg <= limit:
            return bands[limit]
    return bands[max(bands)] + 2 * (kg - max(bands))

#> rate_card_lookup({"EU": {1: 5, 5: 9}, "default": {2: 20}}, "EU", 3)
#> rate_card_lookup({"EU": {1: 5, 5: 9}, "default": {2: 20}}, "US", 4)
#> rate_card_lookup({"default": {10: 1.5}}, None, 10)
#> rate_card_lookup({"EU": {}}, "EU", 1)
#> rate_card_lookup({"EU": {5: 9, 1: 5}, "default": {}}, "EU", 0.2)

### compile_stats_line
def compile_stats_line(samples):
    stats = {"n": len(samples), "sum": sum(samples)}
    stats["mean"] = stats["sum"] / stats["n"] if stats["n"] else None
    stats.update(lo=min(samples, default=None), hi=max(samples, default=None))
    return " ".join(f"{k}={v}" for k, v in stats.items() if v is not None)

#> compile_stats_line([4, 8, 15])
#> compile_stats_line([])
#> compile_stats_line([-2.5])
#> compile_stats_line([0, 0, 0])
#> compile_stats_line([1, 10 ** 6])

### bitmask_to_permission_names
PERMS = {1: "exec", 2: "write", 4: "read", 8: "admin"}

def bitmask_to_permission_names(mask):
    names = []
    while mask:
        low = mask & -mask
        names.append(PERMS.get(low, f"bit{low.bit_length() - 1}"))
        mask ^= low
    return names

#> bitmask_to_permission_names(5)
#> bitmask_to_permission_names(0)
#> bitmask_to_permission_names(24)
#> bitmask_to_permission_names(15)
#> bitmask_to_permission_names(1 << 10)

### parse_multiline_yamlish
def parse_multiline_yamlish(text):
    root = {}
    stack = [(-1, root)]
    for line in text.splitlines():
        indent = len(line) - len(line.lstrip())
        key, _, value = line.strip().partition(":")
        while stack[-1][0] >= indent:
            stack.pop()
        parent = stack[-1][1]
        if value.strip():
            parent[key] = value.strip()
        else:
            parent[key] = {}
            stack.append((indent, parent[key]))
    return root

#> parse_multiline_yamlish("app:\n  name: demo\n  db:\n    port: 1\nenv: prod")
#> parse_multiline_yamlish("")
#> parse_multiline_yamlish("a: 1\na: 2")
#> parse_multiline_yamlish("x:\ny:\n  z: q")
#> parse_multiline_yamlish("k: v: w\nlist:")

### dump_nested_indent
def dump_nested_indent(d, level=0):
    lines = []
    pad = "  " * level
    for k in d:
        if isinstance(d[k], dict):
            lines.append(f"{pad}{k}:")
            lines.extend(dump_nested_indent(d[k], level + 1))
        else:
            lines.append(f"{pad}{k} = {d[k]!r}")
    return lines

#> dump_nested_indent({"a": 1, "b": {"c": "x", "d": {}}})
#> dump_nested_indent({})
#> dump_nested_indent({"k": None}, 3)
#> dump_nested_indent({"p": {"q": {"r": [1, 2]}}, "s": 0.5})
#> dump_nested_indent({"": {"": ""}})

### stack_machine_vars
def stack_machine_vars(program):
    env, stack = {}, []
    for op in program.split():
        if op.startswith("="):
            env[op[1:]] = stack.pop()
        elif op in env:
            stack.append(env[op])
        elif op == "+":
            stack.append(stack.pop() + stack.pop())
        else:
            stack.append(int(op))
    return env, stack

#> stack_machine_vars("3 4 + =x x x +")
#> stack_machine_vars("")
#> stack_machine_vars("1 =a 2 =b a b + =a")
#> stack_machine_vars("y")
#> stack_machine_vars("-5 =n n")
#> stack_machine_vars("=z")

### assembler_registers
def assembler_registers(code):
    reg = {}
    peak = 0
    for line in code:
        name, op, amount, _, cond, cmp, limit = line.split()
        tests = {">": reg.get(cond, 0) > int(limit), "<": reg.get(cond, 0) < int(limit), "==": reg.get(cond, 0) == int(limit)}
        if tests[cmp]:
            reg[name] = reg.get(name, 0) + (int(amount) if op == "inc" else -int(amount))
            peak = max(peak, *reg.values(), 0)
    return reg, peak

#> assembler_registers(["b inc 5 if a > 1", "a inc 1 if b < 5", "c dec -10 if a == 1"])
#> assembler_registers([])
#> assembler_registers(["x inc 3 if x == 0", "x dec 9 if x > 0"])
#> assembler_registers(["q inc 1 if q < 0"])
#> assembler_registers(["bad line"])

### chained_substitution_cipher
def chained_substitution_cipher(text, *tables):
    for table in tables:
        inverse = {v: k for k, v in table.items()}
        text = "".join(table.get(c) or inverse.get(c) or c for c in text)
    return text

#> chained_substitution_cipher("feed", {"e": "a"}, {"f": "d"})
#> chained_substitution_cipher("abc")
#> chained_substitution_cipher("xyx", {"x": "y"}, {"x": "y"})
#> chained_substitution_cipher("", {"p": "q"})
#> chained_substitution_cipher("A man", {" ": "_", "A": "a"})
