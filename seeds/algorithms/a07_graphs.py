### bfs_levels
def bfs_levels(graph, root):
    levels = []
    seen, layer = {root}, [root]
    while layer:
        levels.append(layer)
        nxt = []
        for node in layer:
            for nb in graph.get(node, []):
                if nb not in seen:
                    seen.add(nb)
                    nxt.append(nb)
        layer = nxt
    return levels

#> bfs_levels({"a": ["b", "c"], "b": ["d"], "c": ["d"], "d": ["a"]}, "a")
#> bfs_levels({}, "lonely")
#> bfs_levels({1: [1]}, 1)
#> bfs_levels({0: [2, 4], 2: [3], 4: [5], 5: [6]}, 0)
#> bfs_levels({"x": ["y"], "z": ["x"]}, "x")

### dfs_iterative_order
def dfs_iterative_order(adj, start):
    order, stack = [], [start]
    while stack:
        v = stack.pop()
        if v in order:
            continue
        order.append(v)
        stack.extend(sorted(adj.get(v, ()), reverse=True))
    return order

#> dfs_iterative_order({1: [2, 5], 2: [3, 4], 5: [4]}, 1)
#> dfs_iterative_order({}, 9)
#> dfs_iterative_order({"m": "nk", "n": "m", "k": "n"}, "m")
#> dfs_iterative_order({0: {3, 1}, 1: {0}}, 0)
#> dfs_iterative_order({"a": ["b"], "c": ["a"]}, "b")

### topo_sort_kahn
def topo_sort_kahn(deps):
    indeg = {task: 0 for task in deps}
    for task, needs in deps.items():
        for n in needs:
            indeg.setdefault(n, 0)
        indeg[task] += len(needs)
    ready = sorted(t for t, d in indeg.items() if d == 0)
    order = []
    while ready:
        t = ready.pop(0)
        order.append(t)
        for other, needs in deps.items():
            if t in needs:
                indeg[other] -= 1
                if indeg[other] == 0:
                    ready.append(other)
    return order if len(order) == len(indeg) else "cycle"

#> topo_sort_kahn({"app": ["lib", "cfg"], "lib": ["core"], "cfg": []})
#> topo_sort_kahn({"a": ["b"], "b": ["a"]})
#> topo_sort_kahn({})
#> topo_sort_kahn({"test": ["build"], "ship": ["test", "build"]})
#> topo_sort_kahn({"self": ["self"], "ok": []})

### union_find_groups_alg
def union_find_groups_alg(people, friendships):
    parent = {p: p for p in people}

    def find(x):
        while parent[x] != x:
            parent[x] = parent[parent[x]]
            x = parent[x]
        return x

    for a, b in friendships:
        ra, rb = find(a), find(b)
        if ra != rb:
            parent[max(ra, rb)] = min(ra, rb)
    groups = {}
    for p in people:
        groups.setdefault(find(p), []).append(p)
    return list(groups.values())

#> union_find_groups_alg(["Ann", "Bob", "Cat", "Dan"], [("Ann", "Cat"), ("Dan", "Cat")])
#> union_find_groups_alg([], [])
#> union_find_groups_alg([1, 2, 3], [])
#> union_find_groups_alg([1, 2, 3, 4], [(1, 2), (3, 4), (2, 3), (1, 4)])
#> union_find_groups_alg(["x"], [("x", "y")])

### dijkstra_small_alg
import heapq

def dijkstra_small_alg(roads, src):
    best = {}
    heap = [(0, src)]
    while heap:
        d, town = heapq.heappop(heap)
        if town in best:
            continue
        best[town] = d
        for other, km in roads.get(town, {}).items():
            heapq.heappush(heap, (d + km, other))
    return best

#> dijkstra_small_alg({"A": {"B": 4, "C": 1}, "C": {"B": 2, "D": 7}, "B": {"D": 1}}, "A")
#> dijkstra_small_alg({}, "Z")
#> dijkstra_small_alg({"p": {"q": 0}, "q": {"p": 0}}, "p")
#> dijkstra_small_alg({"u": {"v": 2.5, "w": 9}, "v": {"w": 6.25}}, "u")
#> dijkstra_small_alg({"a": {"a": 3}}, "a")

### bellman_relax_rounds
def bellman_relax_rounds(n, edges, src):
    dist = [None] * n
    dist[src] = 0
    for rnd in range(n):
        changed = False
        for u, v, w in edges:
            if dist[u] is not None and (dist[v] is None or dist[u] + w < dist[v]):
                dist[v] = dist[u] + w
                changed = True
        if not changed:
            return dist, rnd
    return "negative cycle"

#> bellman_relax_rounds(4, [(0, 1, 5), (1, 2, -3), (0, 2, 4), (2, 3, 1)], 0)
#> bellman_relax_rounds(2, [(0, 1, -1), (1, 0, -1)], 0)
#> bellman_relax_rounds(3, [], 1)
#> bellman_relax_rounds(3, [(2, 1, 7), (1, 0, 7)], 2)
#> bellman_relax_rounds(1, [], 3)

### floyd_table
def floyd_table(weights):
    d = [row[:] for row in weights]
    n = len(d)
    for k in range(n):
        for i in range(n):
            for j in range(n):
                d[i][j] = min(d[i][j], d[i][k] + d[k][j])
    return d

#> floyd_table([[0, 3, 99], [99, 0, 1], [2, 99, 0]])
#> floyd_table([])
#> floyd_table([[0]])
#> floyd_table([[0, 5], [5, 0]])
#> floyd_table([[0, 1, 10, 99], [1, 0, 2, 99], [10, 2, 0, 1], [99, 99, 1, 0]])

### has_cycle_colors
def has_cycle_colors(g):
    color = {}

    def visit(v):
        color[v] = "grey"
        for w in g.get(v, []):
            if color.get(w) == "grey":
                return True
            if w not in color and visit(w):
                return True
        color[v] = "black"
        return False

    return any(visit(v) for v in g if v not in color), color

#> has_cycle_colors({"a": ["b"], "b": ["c"], "c": ["a"]})
#> has_cycle_colors({"a": ["b", "c"], "b": ["c"], "c": []})
#> has_cycle_colors({})
#> has_cycle_colors({1: [1]})
#> has_cycle_colors({1: [2], 3: [4], 4: [2]})

### bipartite_teams
def bipartite_teams(rivals):
    team = {}
    for start in rivals:
        if start in team:
            continue
        team[start] = 0
        queue = [start]
        for p in queue:
            for r in rivals.get(p, []):
                if r not in team:
                    team[r] = 1 - team[p]
                    queue.append(r)
                elif team[r] == team[p]:
                    return p, r
    return [[p for p in team if team[p] == t] for t in (0, 1)]

#> bipartite_teams({"a": ["b"], "b": ["a", "c"], "c": ["b"]})
#> bipartite_teams({1: [2, 3], 2: [3], 3: []})
#> bipartite_teams({})
#> bipartite_teams({"x": [], "y": ["z"]})
#> bipartite_teams({"me": ["me"]})

### kruskal_cables
def kruskal_cables(edges):
    group, picked, total = {}, [], 0
    for cost, a, b in sorted(edges):
        ga, gb = group.setdefault(a, {a}), group.setdefault(b, {b})
        if ga is gb:
            continue
        picked.append(a + b)
        total += cost
        ga |= gb
        for node in gb:
            group[node] = ga
    return picked, total

#> kruskal_cables([(4, "A", "B"), (1, "B", "C"), (2, "A", "C")])
#> kruskal_cables([])
#> kruskal_cables([(3, "x", "x")])
#> kruskal_cables([(5, "p", "q"), (5, "r", "s")])
#> kruskal_cables([(1, "a", "b"), (1, "b", "c"), (1, "c", "d"), (1, "d", "a")])

### word_ladder_length
from collections import deque

def word_ladder_length(begin, end, words):
    pool = set(words)
    q = deque([(begin, 1)])
    while q:
        w, depth = q.popleft()
        if w == end:
            return depth
        close = sorted(x for x in pool if sum(a != b for a, b in zip(w, x)) == 1)
        pool.difference_update(close)
        q.extend((x, depth + 1) for x in close)
    return 0

#> word_ladder_length("hit", "cog", ["hot", "dot", "dog", "lot", "log", "cog"])
#> word_ladder_length("hit", "cog", ["hot", "dot"])
#> word_ladder_length("same", "same", [])
#> word_ladder_length("cold", "warm", ["cord", "card", "ward", "warm"])
#> word_ladder_length("a", "c", ["b", "c"])

### tree_depths_parent_map
def tree_depths_parent_map(parent):
    depth = {}
    for node in parent:
        hops, cur = 0, node
        while parent.get(cur) is not None:
            cur = parent[cur]
            hops += 1
        depth[node] = hops
    return depth

#> tree_depths_parent_map({"ceo": None, "cto": "ceo", "dev": "cto", "cfo": "ceo"})
#> tree_depths_parent_map({})
#> tree_depths_parent_map({1: None})
#> tree_depths_parent_map({"leaf": "branch", "branch": "trunk"})
#> tree_depths_parent_map({5: 4, 4: 3, 3: 2, 2: None})

### lowest_common_boss_alg
def lowest_common_boss_alg(boss_of, a, b):
    chain = [a]
    while chain[-1] in boss_of:
        chain.append(boss_of[chain[-1]])
    while b not in chain:
        if b not in boss_of:
            return None
        b = boss_of[b]
    return b

#> lowest_common_boss_alg({"dev": "cto", "ops": "cto", "cto": "ceo", "cfo": "ceo"}, "dev", "ops")
#> lowest_common_boss_alg({"dev": "cto", "cto": "ceo", "cfo": "ceo"}, "dev", "cfo")
#> lowest_common_boss_alg({}, "x", "y")
#> lowest_common_boss_alg({"a": "b"}, "a", "b")
#> lowest_common_boss_alg({"a": "b", "c": "d"}, "c", "c")

### binary_tree_insert_walk
def binary_tree_insert_walk(values):
    root = None
    for v in values:
        node = [v, None, None]
        if root is None:
            root = node
            continue
        cur = root
        while True:
            side = 1 if v < cur[0] else 2
            if cur[side] is None:
                cur[side] = node
                break
            cur = cur[side]
    return root

#> binary_tree_insert_walk([5, 3, 8, 4])
#> binary_tree_insert_walk([])
#> binary_tree_insert_walk([1, 2, 3])
#> binary_tree_insert_walk("tree")
#> binary_tree_insert_walk([2, 2])

### tree_traversals
def tree_traversals(node):
    if node is None:
        return "", "", ""
    label, left, right = node
    pl, il, tl = tree_traversals(left)
    pr, ir, tr = tree_traversals(right)
    return label + pl + pr, il + label + ir, tl + tr + label

#> tree_traversals(("A", ("B", None, None), ("C", ("D", None, None), None)))
#> tree_traversals(None)
#> tree_traversals(("x", None, None))
#> tree_traversals(("1", None, ("2", None, ("3", None, None))))
#> tree_traversals(("*", ("+", ("a", None, None), ("b", None, None)), ("c", None, None)))

### tree_is_bst
def tree_is_bst(t, low=float("-inf"), high=float("inf")):
    if not t:
        return True
    v, l, r = t
    if not low < v < high:
        return False
    return tree_is_bst(l, low, v) and tree_is_bst(r, v, high)

#> tree_is_bst((5, (3, None, None), (8, None, None)))
#> tree_is_bst((5, (6, None, None), None))
#> tree_is_bst(None)
#> tree_is_bst((10, (4, None, (11, None, None)), None))
#> tree_is_bst((1, None, (1, None, None)))

### tree_height_balance
def tree_height_balance(tree):
    if tree is None:
        return 0
    _, left, right = tree
    hl = tree_height_balance(left)
    hr = tree_height_balance(right)
    if hl is None or hr is None or abs(hl - hr) > 1:
        return None
    return 1 + max(hl, hr)

#> tree_height_balance((1, (2, None, None), (3, None, None)))
#> tree_height_balance(None)
#> tree_height_balance((1, (2, (3, None, None), None), None))
#> tree_height_balance(("a", (("b"), None, None), None))
#> tree_height_balance((0, (0, (0, (0, None, None), None), None), (0, None, None)))

### flight_routes_all
def flight_routes_all(flights, src, dst, max_hops):
    done, frontier = [], [[src]]
    while frontier:
        route = frontier.pop(0)
        if route[-1] == dst:
            done.append("-".join(route))
        elif len(route) <= max_hops:
            frontier += [route + [to] for to in flights.get(route[-1], []) if to not in route]
    return done

#> flight_routes_all({"LIS": ["MAD", "CDG"], "MAD": ["FCO"], "CDG": ["FCO", "MAD"]}, "LIS", "FCO", 3)
#> flight_routes_all({"LIS": ["MAD"], "MAD": ["FCO"]}, "LIS", "FCO", 1)
#> flight_routes_all({}, "OSL", "OSL", 0)
#> flight_routes_all({"a": ["b"], "b": ["a"]}, "a", "c", 5)
#> flight_routes_all({"x": ["y", "z"], "z": ["y"]}, "x", "y", 2)

### degree_sequence_alg
def degree_sequence_alg(edges):
    deg = {}
    for a, b in edges:
        for v in (a, b):
            deg[v] = deg.get(v, 0) + 1
    odd = sorted(v for v in deg if deg[v] % 2)
    kind = {0: "circuit", 2: "path"}.get(len(odd), "none")
    return sorted(deg.values(), reverse=True), kind, odd

#> degree_sequence_alg([("a", "b"), ("b", "c"), ("c", "a")])
#> degree_sequence_alg([("a", "b"), ("b", "c")])
#> degree_sequence_alg([])
#> degree_sequence_alg([("h", "1"), ("h", "2"), ("h", "3")])
#> degree_sequence_alg([(4, 4)])

### pagerank_two_steps
def pagerank_two_steps(links, rounds=2):
    rank = {p: 1.0 for p in links}
    for _ in range(rounds):
        new = {p: 0.25 for p in links}
        for p, outs in links.items():
            for o in outs:
                new[o] += 0.75 * rank[p] / len(outs)
        rank = new
    return {p: round(r, 3) for p, r in rank.items()}

#> pagerank_two_steps({"home": ["blog", "shop"], "blog": ["home"], "shop": ["home"]})
#> pagerank_two_steps({"solo": []}, rounds=1)
#> pagerank_two_steps({})
#> pagerank_two_steps({"a": ["b"], "b": ["zzz"]})
#> pagerank_two_steps({"a": ["a"], "b": ["a"]}, 3)

### infection_spread_day
def infection_spread_day(contacts, sick, days):
    sick = set(sick)
    history = [len(sick)]
    for _ in range(days):
        fresh = {b for a, b in contacts if a in sick} | {a for a, b in contacts if b in sick}
        if fresh <= sick:
            break
        sick |= fresh
        history.append(len(sick))
    return history, sorted(sick)

#> infection_spread_day([("a", "b"), ("b", "c"), ("c", "d")], ["a"], 2)
#> infection_spread_day([], ["z"], 5)
#> infection_spread_day([(1, 2), (3, 4)], [2], 9)
#> infection_spread_day([("x", "y")], [], 3)
#> infection_spread_day([("p", "q"), ("q", "r")], ["q"], 0)

### water_jugs_bfs
def water_jugs_bfs(a, b, goal):
    frontier, seen = [(0, 0)], {(0, 0)}
    moves = 0
    while frontier:
        if any(goal in state for state in frontier):
            return moves
        nxt = []
        for x, y in frontier:
            pour = min(x, b - y)
            back = min(y, a - x)
            for s in ((a, y), (x, b), (0, y), (x, 0), (x - pour, y + pour), (x + back, y - back)):
                if s not in seen:
                    seen.add(s)
                    nxt.append(s)
        frontier = nxt
        moves += 1
    return -1

#> water_jugs_bfs(3, 5, 4)
#> water_jugs_bfs(2, 4, 3)
#> water_jugs_bfs(7, 9, 0)
#> water_jugs_bfs(1, 2, 2)
#> water_jugs_bfs(3, 2, 1)

### family_descendants
def family_descendants(children, person):
    out = []
    for kid in children.get(person, ()):
        out.append(kid)
        out += family_descendants(children, kid)
    return out

#> family_descendants({"Ada": ["Ben", "Cleo"], "Cleo": ["Dov"]}, "Ada")
#> family_descendants({"Ada": ["Ben"]}, "Ben")
#> family_descendants({}, "Eve")
#> family_descendants({"r": "st", "s": "u", "u": "v"}, "r")
#> family_descendants({1: (2, 3), 3: (4,)}, 3)

### adjacency_matrix_text
def adjacency_matrix_text(nodes, edges):
    pos = {n: i for i, n in enumerate(nodes)}
    size = len(nodes)
    m = [["0"] * size for _ in range(size)]
    for a, b in edges:
        m[pos[a]][pos[b]] = "1"
    return "/".join("".join(r) for r in m)

#> adjacency_matrix_text(["u", "v", "w"], [("u", "v"), ("w", "u")])
#> adjacency_matrix_text([], [])
#> adjacency_matrix_text([7], [(7, 7)])
#> adjacency_matrix_text("abcd", ["ab", "bc", "cd", "da"])
#> adjacency_matrix_text(["a"], [("a", "b")])

### bridges_by_removal
def bridges_by_removal(edges):
    def parts(es, nodes):
        left, n = set(nodes), 0
        while left:
            stack = [left.pop()]
            n += 1
            while stack:
                v = stack.pop()
                for a, b in es:
                    w = b if a == v else a if b == v else None
                    if w in left:
                        left.remove(w)
                        stack.append(w)
        return n

    nodes = {v for e in edges for v in e}
    base = parts(edges, nodes)
    return [e for e in edges if parts([f for f in edges if f != e], nodes) > base]

#> bridges_by_removal([(1, 2), (2, 3), (3, 1), (3, 4)])
#> bridges_by_removal([])
#> bridges_by_removal([(1, 2), (2, 3)])
#> bridges_by_removal([(1, 2), (2, 3), (3, 1)])
#> bridges_by_removal([(0, 1), (5, 6)])

### huffman_code_lengths_alg
import heapq

def huffman_code_lengths_alg(freq):
    heap = [(n, sym, {sym: 0}) for sym, n in freq.items()]
    heapq.heapify(heap)
    while len(heap) > 1:
        n1, s1, a = heapq.heappop(heap)
        n2, s2, b = heapq.heappop(heap)
        merged = {k: v + 1 for k, v in (a | b).items()}
        heapq.heappush(heap, (n1 + n2, min(s1, s2), merged))
    return dict(sorted(heap[0][2].items())) if heap else {}

#> huffman_code_lengths_alg({"a": 5, "b": 2, "c": 1, "d": 1})
#> huffman_code_lengths_alg({})
#> huffman_code_lengths_alg({"z": 10})
#> huffman_code_lengths_alg({"x": 1, "y": 1})
#> huffman_code_lengths_alg({"e": 12, "t": 9, "q": 1, " ": 14, "!": 3})

### trie_autocomplete_alg
def trie_autocomplete_alg(words, prefix):
    root = {}
    for w in words:
        node = root
        for ch in w:
            node = node.setdefault(ch, {})
        node["$"] = w
    node = root
    for ch in prefix:
        if ch not in node:
            return []
        node = node[ch]
    found, todo = [], [node]
    while todo:
        cur = todo.pop()
        for key, sub in cur.items():
            if key == "$":
                found.append(sub)
            else:
                todo.append(sub)
    return sorted(found)

#> trie_autocomplete_alg(["car", "cart", "dog"], "car")
#> trie_autocomplete_alg(["sun"], "moon")
#> trie_autocomplete_alg([], "")
#> trie_autocomplete_alg(["b", "a", "ab"], "")
#> trie_autocomplete_alg(["über", "üben"], "üb")

### grid_word_path
def grid_word_path(board, word):
    def step(r, c, i, used):
        if i == len(word):
            return used
        if not (0 <= r < len(board) and 0 <= c < len(board[r])) or (r, c) in used or board[r][c] != word[i]:
            return None
        used = used + [(r, c)]
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            if (path := step(r + dr, c + dc, i + 1, used)) is not None:
                return path
        return None

    for r in range(len(board)):
        for c in range(len(board[r])):
            if path := step(r, c, 0, []):
                return path
    return []

#> grid_word_path(["ABCE", "SFCS", "ADEE"], "SEE")
#> grid_word_path(["AB", "CD"], "ABDC")
#> grid_word_path(["AA"], "AAA")
#> grid_word_path([], "X")
#> grid_word_path(["q"], "q")

### mutual_follow_pairs
def mutual_follow_pairs(follows):
    pairs = set()
    for user, targets in follows.items():
        for t in targets:
            if user in follows.get(t, ()) and user != t:
                pairs.add(tuple(sorted((user, t))))
    return sorted(pairs)

#> mutual_follow_pairs({"ana": ["bo", "cy"], "bo": ["ana"], "cy": []})
#> mutual_follow_pairs({})
#> mutual_follow_pairs({"x": ["x"]})
#> mutual_follow_pairs({"a": ["b"], "c": ["a"]})
#> mutual_follow_pairs({"k": ["m", "n"], "m": ["k", "n"], "n": ["m", "k"]})

### longest_chain_dag
from functools import cache

def longest_chain_dag(after):
    @cache
    def longest(task):
        tails = [longest(t) for t in after.get(task, ())]
        return (task,) + max(tails, key=len, default=())

    return max((longest(t) for t in after), key=len, default=())

#> longest_chain_dag({"dig": ["pour"], "pour": ["cure", "frame"], "cure": ["frame"], "frame": ["roof"]})
#> longest_chain_dag({})
#> longest_chain_dag({"a": []})
#> longest_chain_dag({"a": ["b"], "c": ["d"]})
#> longest_chain_dag({1: [2, 3], 2: [4], 3: [4, 5], 5: [6]})

### strongly_reachable_both
def strongly_reachable_both(g, node):
    def reach(graph):
        seen = [node]
        for v in seen:
            seen += [w for w in graph.get(v, []) if w not in seen]
        return set(seen)

    back = {}
    for v, outs in g.items():
        for w in outs:
            back.setdefault(w, []).append(v)
    return sorted(reach(g) & reach(back))

#> strongly_reachable_both({"a": ["b"], "b": ["c"], "c": ["a", "d"]}, "a")
#> strongly_reachable_both({"a": ["b"]}, "b")
#> strongly_reachable_both({}, "q")
#> strongly_reachable_both({1: [2], 2: [1, 3], 3: [4], 4: [3]}, 3)
#> strongly_reachable_both({1: [1]}, 1)
