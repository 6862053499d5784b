### build_order_of_modules
def build_order_of_modules(needs: dict[str, list[str]]) -> list[str]:
    """Modules so that each comes after what it needs; ValueError names the cycle."""
    order, state = [], {}

    def visit(name, path):
        if state.get(name) == "done":
            return
        if state.get(name) == "open":
            raise ValueError(" -> ".join(path[path.index(name):] + [name]))
        state[name] = "open"
        for other in sorted(needs.get(name, [])):
            visit(other, path + [name])
        state[name] = "done"
        order.append(name)

    for module in sorted(needs):
        visit(module, [])
    return order

#> build_order_of_modules({"app": ["db", "ui"], "db": ["log"], "ui": ["log", "fonts"]})
#> build_order_of_modules({"a": ["b"], "b": ["c"], "c": ["a"]})
#> build_order_of_modules({})
#> build_order_of_modules({"x": [], "y": ["x"], "z": ["y", "x"], "w": ["z"]})
#> build_order_of_modules({"me": ["me"]})
#> build_order_of_modules({'x': [], 'y': ['x'], 'z': ['y', 'x'], 'w': ['z'], 'app': ['db', 'ui'], 'db': ['log'], 'ui': ['log', 'fonts']})

### connected_friend_groups
def find(parent, x):
    while parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
    return x


def connected_friend_groups(people: str, pairs: list[str]) -> list[str]:
    """Groups of people (letters) that know each other directly or not, by union-find."""
    parent = {p: p for p in people}
    for a, b in pairs:
        ra, rb = find(parent, a), find(parent, b)
        if ra != rb:
            parent[max(ra, rb)] = min(ra, rb)
    groups = {}
    for p in people:
        groups.setdefault(find(parent, p), []).append(p)
    return ["".join(g) for g in groups.values()]

#> connected_friend_groups("abcdef", ["ab", "cd", "bd"])
#> connected_friend_groups("xyz", [])
#> connected_friend_groups("", [])
#> connected_friend_groups("pqrs", ["sr", "rq", "qp", "ps"])
#> connected_friend_groups("abc", ["ad"])
#> connected_friend_groups('pqrsxyzabcdef', ['sr', 'rq', 'qp', 'ps'])
#> connected_friend_groups('abcdefxyzabc', ['ab', 'cd', 'bd'])

### fewest_transfers_between_stations
from collections import deque

LINES = {"U1": ["Zoo", "Park", "Centre", "Port"], "U2": ["Hill", "Centre", "Mall"], "U3": ["Mall", "Airport"]}


def fewest_transfers_between_stations(start, goal):
    if start == goal:
        return []
    queue = deque()
    used = set()
    for line, stations in LINES.items():
        if start in stations:
            queue.append([line])
            used.add(line)
    while queue:
        route = queue.popleft()
        here = LINES[route[-1]]
        if goal in here:
            return route
        for line, stations in LINES.items():
            if line in used:
                continue
            if set(here) & set(stations):
                used.add(line)
                queue.append(route + [line])
    return None

#> fewest_transfers_between_stations("Zoo", "Airport")
#> fewest_transfers_between_stations("Zoo", "Port")
#> fewest_transfers_between_stations("Hill", "Hill")
#> fewest_transfers_between_stations("Mall", "Moon")
#> fewest_transfers_between_stations("Airport", "Park")

### project_slack_of_tasks
def project_slack_of_tasks(tasks: dict[str, tuple[int, list[str]]]) -> dict[str, int]:
    """Slack of each task (duration, predecessors); tasks are given in a workable order."""
    finish: dict[str, int] = {}
    for name, (duration, before) in tasks.items():
        start = max((finish[p] for p in before), default=0)
        finish[name] = start + duration
    end = max(finish.values(), default=0)
    latest = {name: end for name in tasks}
    for name in reversed(list(tasks)):
        duration, before = tasks[name]
        for p in before:
            latest[p] = min(latest[p], latest[name] - duration)
    return {name: latest[name] - finish[name] for name in tasks}

#> project_slack_of_tasks({"dig": (3, []), "pour": (2, ["dig"]), "order": (1, []), "roof": (4, ["pour", "order"])})
#> project_slack_of_tasks({})
#> project_slack_of_tasks({"a": (1, []), "b": (5, []), "c": (2, ["a"])})
#> project_slack_of_tasks({"late": (1, ["missing"])})
#> project_slack_of_tasks({"s": (2, []), "l": (4, ["s"]), "r": (1, ["s"]), "e": (3, ["l", "r"])})
#> project_slack_of_tasks({'s': (2, []), 'l': (4, ['s']), 'r': (1, ['s']), 'e': (3, ['l', 'r']), 'dig': (3, []), 'pour': (2, ['dig']), 'order': (1, []), 'roof': (4, ['pour', 'order']), 'a': (1, []), 'b': (5, []), 'c': (2, ['a'])})
#> project_slack_of_tasks({'s': (2, []), 'l': (4, ['s']), 'r': (1, ['s']), 'e': (3, ['l', 'r']), 'dig': (3, []), 'pour': (2, ['dig']), 'order': (1, []), 'roof': (4, ['pour', 'order'])})

### has_path_avoiding_nodes
def has_path_avoiding_nodes(edges: list[str], start: str, goal: str, closed: str = "") -> bool:
    """Edges like 'A>B' (one way) or 'A-B' (both ways); closed nodes cannot be entered."""
    following: dict[str, set[str]] = {}
    for edge in edges:
        a, kind, b = edge
        following.setdefault(a, set()).add(b)
        if kind == "-":
            following.setdefault(b, set()).add(a)
    reached = set()
    todo = [start]
    while todo:
        node = todo.pop()
        if node in reached or node in closed:
            continue
        if node == goal:
            return True
        reached.add(node)
        todo.extend(sorted(following.get(node, ())))
    return False

#> has_path_avoiding_nodes(["A>B", "B-C", "C>D", "A>E", "E-D"], "A", "D", closed="C")
#> has_path_avoiding_nodes(["A>B", "B-C", "C>D"], "D", "A")
#> has_path_avoiding_nodes(["A>B", "B-C", "C>D"], "C", "B")
#> has_path_avoiding_nodes([], "X", "X", "X")
#> has_path_avoiding_nodes(["P-Q", "Q-R", "R-S", "S-P"], "P", "R", "QS")
#> has_path_avoiding_nodes(["P-Q", "Q-R", "R-S", "S-P"], "P", "R", "Q")
#> has_path_avoiding_nodes(['A>B', 'B-C', 'C>D', 'P-Q', 'Q-R', 'R-S', 'S-P', 'A>B', 'B-C', 'C>D', 'A>E', 'E-D'], 'C', 'B')
#> has_path_avoiding_nodes(['A>B', 'B-C', 'C>D', 'P-Q', 'Q-R', 'R-S', 'S-P', 'A>B', 'B-C', 'C>D', 'A>E', 'E-D'], 'D', 'A')

### cheapest_spanning_cables
def cheapest_spanning_cables(cables):
    """Kruskal: (total cost, chosen cables). Cables are (cost, a, b)."""
    group = {}
    for _, a, b in cables:
        group.setdefault(a, {a})
        group.setdefault(b, {b})
    total, chosen = 0, []
    for cost, a, b in sorted(cables):
        if group[a] is group[b]:
            continue
        merged = group[a] | group[b]
        for node in merged:
            group[node] = merged
        total += cost
        chosen.append(a + b)
    return total, chosen

#> cheapest_spanning_cables([(4, "a", "b"), (1, "b", "c"), (3, "a", "c"), (7, "c", "d"), (2, "b", "d")])
#> cheapest_spanning_cables([])
#> cheapest_spanning_cables([(5, "x", "y"), (5, "p", "q")])
#> cheapest_spanning_cables([(1, "m", "n"), (1, "n", "o"), (1, "o", "m")])
#> cheapest_spanning_cables([(9, "a", "b"), (8, "b", "c"), (7, "c", "d"), (6, "d", "e"), (10, "a", "e")])
#> cheapest_spanning_cables([(9, 'a', 'b'), (8, 'b', 'c'), (7, 'c', 'd'), (6, 'd', 'e'), (10, 'a', 'e'), (4, 'a', 'b'), (1, 'b', 'c'), (3, 'a', 'c'), (7, 'c', 'd'), (2, 'b', 'd'), (1, 'm', 'n'), (1, 'n', 'o'), (1, 'o', 'm')])
#> cheapest_spanning_cables([(9, 'a', 'b'), (8, 'b', 'c'), (7, 'c', 'd'), (6, 'd', 'e'), (10, 'a', 'e'), (5, 'x', 'y'), (5, 'p', 'q'), (4, 'a', 'b'), (1, 'b', 'c'), (3, 'a', 'c'), (7, 'c', 'd'), (2, 'b', 'd')])

### page_ranks_after_rounds
def page_ranks_after_rounds(links: dict[str, list[str]], rounds: int = 3, damping: float = 0.85) -> dict[str, float]:
    pages = sorted(set(links) | {p for targets in links.values() for p in targets})
    if not pages:
        return {}
    rank = {page: 1 / len(pages) for page in pages}
    for _ in range(rounds):
        new = {page: (1 - damping) / len(pages) for page in pages}
        for page in pages:
            targets = links.get(page) or pages  # a page without links gives to all
            for target in targets:
                new[target] += damping * rank[page] / len(targets)
        rank = new
    return {page: round(value, 3) for page, value in rank.items()}

#> page_ranks_after_rounds({"a": ["b"], "b": ["a", "c"], "c": ["a"]})
#> page_ranks_after_rounds({})
#> page_ranks_after_rounds({"home": ["x", "y"], "x": [], "y": ["home"]}, rounds=2)
#> page_ranks_after_rounds({"p": ["p"]}, 4, 0.5)
#> page_ranks_after_rounds({"hub": ["s1", "s2"], "s1": ["hub"], "s2": ["hub"]}, 4)
#> page_ranks_after_rounds({'hub': ['s1', 's2'], 's1': ['hub'], 's2': ['hub'], 'home': ['x', 'y'], 'x': [], 'y': ['home']}, 4)
#> page_ranks_after_rounds({'p': ['p'], 'hub': ['s1', 's2'], 's1': ['hub'], 's2': ['hub'], 'a': ['b'], 'b': ['a', 'c'], 'c': ['a']}, 4, 0.5)

### colour_regions_of_map
def colour_regions_of_map(borders: dict[str, str], colours: str = "rgb") -> dict[str, str]:
    """Backtracking: neighbours get different colours; raises if it cannot be done."""
    regions = list(borders)
    chosen: dict[str, str] = {}

    def place(i):
        if i == len(regions):
            return True
        region = regions[i]
        for colour in colours:
            if all(chosen.get(n) != colour for n in borders[region]):
                chosen[region] = colour
                if place(i + 1):
                    return True
                del chosen[region]
        return False

    if not place(0):
        raise RuntimeError(f"{len(colours)} colours are not enough")
    return chosen

#> colour_regions_of_map({"A": "BC", "B": "ACD", "C": "ABD", "D": "BC"})
#> colour_regions_of_map({"A": "BC", "B": "AC", "C": "AB"}, "xy")
#> colour_regions_of_map({})
#> colour_regions_of_map({"P": "Q", "Q": "PR", "R": "Q"}, colours="12")
#> colour_regions_of_map({"A": "B", "B": "AC", "C": "BDE", "D": "CE", "E": "CD"})
#> colour_regions_of_map({'A': 'B', 'B': 'AC', 'C': 'BDE', 'D': 'CE', 'P': 'Q', 'Q': 'PR', 'R': 'Q', 'E': 'CD'})
#> colour_regions_of_map({'A': 'BC', 'B': 'ACD', 'C': 'ABD', 'D': 'BC', 'P': 'Q', 'Q': 'PR', 'R': 'Q'})

### reachable_within_budget
def reachable_within_budget(fares: dict[tuple[str, str], int], start: str, budget: int) -> dict[str, int]:
    """Cheapest fare to each town that can be reached (Bellman-Ford rounds)."""
    cost = {start: 0}
    changed = True
    while changed:
        changed = False
        for (a, b), fare in fares.items():
            if a not in cost:
                continue
            new = cost[a] + fare
            if new <= budget and new < cost.get(b, budget + 1):
                cost[b] = new
                changed = True
    return cost

#> reachable_within_budget({("a", "b"): 4, ("b", "c"): 3, ("a", "c"): 9, ("c", "d"): 2}, "a", 8)
#> reachable_within_budget({("c", "d"): 1, ("b", "c"): 1, ("a", "b"): 1}, "a", 10)
#> reachable_within_budget({}, "x", 5)
#> reachable_within_budget({("a", "b"): 6}, "a", 5)
#> reachable_within_budget({("p", "q"): 2, ("q", "p"): 2, ("q", "r"): 2, ("p", "r"): 5}, "q", 4)

### longest_chain_of_dominoes
def longest_chain_of_dominoes(stones: list[str]) -> str:
    """Longest row of stones like '12', each may be turned, starting with any."""
    best: list[str] = []

    def extend(chain, rest):
        nonlocal best
        if len(chain) > len(best):
            best = chain
        for i, stone in enumerate(rest):
            for turned in (stone, stone[::-1]):
                if not chain or chain[-1][1] == turned[0]:
                    extend(chain + [turned], rest[:i] + rest[i + 1:])

    extend([], stones)
    return "-".join(best)

#> longest_chain_of_dominoes(["12", "32", "45"])
#> longest_chain_of_dominoes([])
#> longest_chain_of_dominoes(["66"])
#> longest_chain_of_dominoes(["01", "21", "20"])
#> longest_chain_of_dominoes(["12", "34", "56"])
#> longest_chain_of_dominoes(['66', '12', '34', '56'])

### course_semesters_needed
def course_semesters_needed(courses: dict[str, list[str]], per_semester: int = 2) -> int:
    """Semesters until all courses are done, with prerequisites; -1 if impossible."""
    done: set[str] = set()
    semesters = 0
    while len(done) < len(courses):
        ready = []
        for course, needs in courses.items():
            if course not in done and all(n in done for n in needs):
                ready.append(course)
        if not ready:
            return -1
        ready.sort(key=lambda c: (-sum(c in needs for needs in courses.values()), c))
        done.update(ready[:per_semester])
        semesters += 1
    return semesters

#> course_semesters_needed({"calc1": [], "calc2": ["calc1"], "stats": ["calc1"], "ml": ["calc2", "stats"], "art": []})
#> course_semesters_needed({"a": ["b"], "b": ["a"]})
#> course_semesters_needed({})
#> course_semesters_needed({"x": [], "y": [], "z": []}, per_semester=1)
#> course_semesters_needed({"a": [], "b": ["a"], "c": ["b"]}, 5)
#> course_semesters_needed({'calc1': [], 'calc2': ['calc1'], 'stats': ['calc1'], 'ml': ['calc2', 'stats'], 'art': [], 'a': [], 'b': ['a'], 'c': ['b']})
#> course_semesters_needed({'a': [], 'b': ['a'], 'c': ['b'], 'calc1': [], 'calc2': ['calc1'], 'stats': ['calc1'], 'ml': ['calc2', 'stats'], 'art': []}, 5)

### social_distance_of_names
def social_distance_of_names(friends, a, b):
    """Number of handshakes between two people by growing circles; None if unconnected."""
    circle = {a}
    known = {a}
    distance = 0
    while circle:
        if b in circle:
            return distance
        following = set()
        for person in circle:
            for friend in friends.get(person, ()):
                if friend not in known:
                    known.add(friend)
                    following.add(friend)
        circle = following
        distance += 1
    return None

#> social_distance_of_names({"ann": ["bob"], "bob": ["ann", "cy"], "cy": ["bob", "dee"], "dee": ["cy"]}, "ann", "dee")
#> social_distance_of_names({"ann": ["bob"], "bob": ["ann"]}, "ann", "zoe")
#> social_distance_of_names({}, "x", "x")
#> social_distance_of_names({"a": ["b", "c"], "b": ["d"], "c": ["d", "e"], "e": ["f"]}, "a", "f")
#> social_distance_of_names({"p": ["q"], "q": ["p"], "r": ["s"]}, "p", "r")
#> social_distance_of_names({'a': ['b', 'c'], 'b': ['d'], 'c': ['d', 'e'], 'e': ['f'], 'p': ['q'], 'q': ['p'], 'r': ['s']}, 'a', 'f')

### deadlock_in_wait_graph
def deadlock_in_wait_graph(waits: dict[str, str], holds: dict[str, str]) -> bool:
    """waits: process -> lock it wants; holds: lock -> process. A circle is a deadlock."""
    for start in waits:
        process, steps = start, 0
        while process in waits:
            owner = holds.get(waits[process])
            if owner is None:
                break
            process = owner
            steps += 1
            if process == start:
                return True
            if steps > len(waits):
                break
    return False

#> deadlock_in_wait_graph({"p1": "A", "p2": "B"}, {"A": "p2", "B": "p1"})
#> deadlock_in_wait_graph({"p1": "A", "p2": "B"}, {"A": "p2", "B": "p3"})
#> deadlock_in_wait_graph({}, {"A": "p1"})
#> deadlock_in_wait_graph({"w": "L", "x": "M", "y": "N"}, {"L": "x", "M": "y"})
#> deadlock_in_wait_graph({"s": "L", "x": "M", "y": "N"}, {"L": "x", "M": "y", "N": "x"})
#> deadlock_in_wait_graph({'w': 'L', 'x': 'M', 'y': 'N', 's': 'L', 'p1': 'A', 'p2': 'B'}, {'L': 'x', 'M': 'y'})
#> deadlock_in_wait_graph({'w': 'L', 'x': 'M', 'y': 'N', 's': 'L'}, {'L': 'x', 'M': 'y'})
