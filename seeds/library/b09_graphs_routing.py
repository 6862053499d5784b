### topo_levels
def topo_levels(depends: dict[str, list[str]]) -> list[list[str]]:
    """Group tasks into waves; each wave only needs earlier waves."""
    pending = {task: set(needs) for task, needs in depends.items()}
    for needs in depends.values():
        for name in needs:
            pending.setdefault(name, set())
    waves: list[list[str]] = []
    while pending:
        ready = sorted(task for task, needs in pending.items() if not needs)
        if not ready:
            raise ValueError(f"cycle among {', '.join(sorted(pending))}")
        waves.append(ready)
        for task in ready:
            del pending[task]
        for needs in pending.values():
            needs.difference_update(ready)
    return waves

#> topo_levels({"test": ["build"], "build": ["fetch"], "lint": ["fetch"]})
#> topo_levels({"a": ["b"], "b": ["a"], "c": []})
#> topo_levels({})
#> topo_levels({"solo": []})
#> topo_levels({"ship": ["pack", "sign"], "pack": ["make"], "sign": ["make", "keys"]})

### reachable_nodes
from collections import deque


def reachable_nodes(edges: list[tuple[str, str]], start: str, *, reverse: bool = False, depth: int | None = None) -> list[str]:
    """Nodes reachable from *start* (breadth first), at most *depth* steps away."""
    graph: dict[str, list[str]] = {}
    for tail, head in edges:
        if reverse:
            tail, head = head, tail
        graph.setdefault(tail, []).append(head)
    seen = {start: 0}
    queue = deque([start])
    while queue:
        node = queue.popleft()
        if seen[node] == depth:
            continue
        for neighbour in graph.get(node, ()):
            if neighbour not in seen:
                seen[neighbour] = seen[node] + 1
                queue.append(neighbour)
    return list(seen)[1:]

#> reachable_nodes([("a", "b"), ("b", "c"), ("c", "a"), ("d", "a")], "a")
#> reachable_nodes([("a", "b"), ("b", "c"), ("d", "b")], "b", reverse=True)
#> reachable_nodes([("a", "b"), ("b", "c"), ("c", "d")], "a", depth=2)
#> reachable_nodes([], "x")
#> reachable_nodes([("p", "q"), ("p", "r"), ("q", "s"), ("r", "s")], "p")

### cheapest_route
import heapq


def cheapest_route(roads: dict[str, dict[str, int]], source: str, goal: str) -> tuple[int, str]:
    """Cheapest way between two places as (cost, 'A > B > C')."""
    if source not in roads:
        raise KeyError(source)
    frontier = [(0, [source])]
    settled: set[str] = set()
    while frontier:
        cost, path = heapq.heappop(frontier)
        here = path[-1]
        if here == goal:
            return cost, " > ".join(path)
        if here in settled:
            continue
        settled.add(here)
        for there, price in roads.get(here, {}).items():
            heapq.heappush(frontier, (cost + price, path + [there]))
    return -1, f"no way to {goal}"

#> cheapest_route({"A": {"B": 4, "C": 1}, "C": {"B": 2}}, "A", "B")
#> cheapest_route({"A": {"B": 4}}, "A", "Z")
#> cheapest_route({"A": {}}, "A", "A")
#> cheapest_route({"A": {}}, "Q", "A")
#> cheapest_route({"x": {"y": 1, "z": 5}, "y": {"x": 1, "z": 3}, "z": {"w": 1}}, "x", "w")

### union_find_groups_util
def union_find_groups_util(pairs: list[tuple[str, str]], singles: tuple[str, ...] = ()) -> list[list[str]]:
    """Connected groups of names, each sorted, largest group first."""
    parent = {name: name for name in singles}

    def root(name: str) -> str:
        parent.setdefault(name, name)
        while parent[name] != name:
            parent[name] = parent[parent[name]]
            name = parent[name]
        return name

    for a, b in pairs:
        ra, rb = root(a), root(b)
        if ra != rb:
            parent[max(ra, rb)] = min(ra, rb)
    groups: dict[str, list[str]] = {}
    for name in sorted(parent):
        groups.setdefault(root(name), []).append(name)
    return sorted(groups.values(), key=lambda g: (-len(g), g))

#> union_find_groups_util([("ann", "bo"), ("cy", "di"), ("bo", "eve")])
#> union_find_groups_util([], ("z", "y"))
#> union_find_groups_util([("c", "b"), ("b", "a"), ("a", "c")], ("d",))
#> union_find_groups_util([])
#> union_find_groups_util([("x", "x"), ("p", "q"), ("r", "s"), ("q", "s")])

### cycle_path
def cycle_path(links: dict[str, str], start: str) -> list[str] | None:
    """Follow one-to-one links; the cycle met on the way, or None at a dead end."""
    order: dict[str, int] = {}
    node: str | None = start
    while node is not None and node not in order:
        order[node] = len(order)
        node = links.get(node)
    if node is None:
        return None
    return [name for name, place in order.items() if place >= order[node]]

#> cycle_path({"a": "b", "b": "c", "c": "b"}, "a")
#> cycle_path({"a": "b", "b": "c"}, "a")
#> cycle_path({"self": "self"}, "self")
#> cycle_path({}, "void")
#> cycle_path({"q": "r", "r": "s", "s": "q"}, "s")

### bipartite_teams_util
def bipartite_teams_util(rivals: list[tuple[str, str]]) -> tuple[list[str], list[str]] | None:
    """Split people into two teams so that no rivals share one; None if impossible."""
    graph: dict[str, set[str]] = {}
    for a, b in rivals:
        graph.setdefault(a, set()).add(b)
        graph.setdefault(b, set()).add(a)
    side: dict[str, int] = {}
    for person in sorted(graph):
        if person in side:
            continue
        side[person] = 0
        stack = [person]
        while stack:
            current = stack.pop()
            for other in sorted(graph[current]):
                if other not in side:
                    side[other] = 1 - side[current]
                    stack.append(other)
                elif side[other] == side[current]:
                    return None
    return sorted(p for p in side if side[p] == 0), sorted(p for p in side if side[p])

#> bipartite_teams_util([("ann", "bo"), ("bo", "cy")])
#> bipartite_teams_util([("a", "b"), ("b", "c"), ("c", "a")])
#> bipartite_teams_util([])
#> bipartite_teams_util([("p", "q"), ("r", "s"), ("q", "r")])
#> bipartite_teams_util([("x", "x")])

### longest_prefix_route
def _bits(address: str) -> str:
    octets = address.split(".")
    if len(octets) != 4:
        raise ValueError(f"bad address {address!r}")
    return "".join(f"{int(o):08b}" for o in octets)


def longest_prefix_route(table: dict[str, str], address: str) -> str:
    """Next hop of an address: the most specific matching network wins."""
    bits = _bits(address)
    best, hop = -1, "unreachable"
    for network, gateway in table.items():
        base, _, length = network.partition("/")
        size = int(length or 32)
        if size > best and bits[:size] == _bits(base)[:size]:
            best, hop = size, gateway
    return hop

#> longest_prefix_route({"10.0.0.0/8": "gw1", "10.1.0.0/16": "gw2"}, "10.1.2.3")
#> longest_prefix_route({"10.0.0.0/8": "gw1", "0.0.0.0/0": "isp"}, "8.8.8.8")
#> longest_prefix_route({"192.168.1.7": "direct"}, "192.168.1.7")
#> longest_prefix_route({}, "1.2.3.4")
#> longest_prefix_route({"10.0.0.0/8": "x"}, "10.0.1")

### subnet_facts
def subnet_facts(cidr: str) -> dict[str, object]:
    """Network, broadcast and number of hosts of an IPv4 CIDR block."""
    address, slash, prefix = cidr.partition("/")
    length = int(prefix) if slash else 32
    if not 0 <= length <= 32:
        raise ValueError(f"prefix length {length}")
    value = 0
    for octet in address.split("."):
        value = value << 8 | int(octet)
    size = 1 << (32 - length)
    network = value & ~(size - 1)

    def dotted(number: int) -> str:
        return ".".join(str(number >> shift & 255) for shift in (24, 16, 8, 0))

    return {"network": dotted(network), "broadcast": dotted(network + size - 1), "hosts": max(size - 2, 1)}

#> subnet_facts("192.168.10.77/26")
#> subnet_facts("10.0.0.1")
#> subnet_facts("172.16.5.4/12")
#> subnet_facts("1.2.3.4/40")
#> subnet_facts("0.0.0.0/31")

### dispatch_route_table
from typing import Callable

Handler = Callable[[str], str]


def _show(rest: str) -> str:
    return f"user {rest}" if rest else "all users"


def _create(rest: str) -> str:
    if rest:
        raise ValueError("cannot post to one user")
    return "created"


_ROUTES: list[tuple[str, str, Handler]] = [("GET", "/users/", _show), ("POST", "/users/", _create)]


def dispatch_route_table(method: str, path: str) -> tuple[int, str]:
    """Status and body of the first route that fits."""
    allowed = set()
    for verb, prefix, handler in _ROUTES:
        if not path.startswith(prefix):
            continue
        if verb == method:
            try:
                return 200, handler(path[len(prefix):])
            except ValueError as exc:
                return 400, str(exc)
        allowed.add(verb)
    if allowed:
        return 405, "allow: " + ", ".join(sorted(allowed))
    return 404, path

#> dispatch_route_table("GET", "/users/42")
#> dispatch_route_table("GET", "/users/")
#> dispatch_route_table("POST", "/users/")
#> dispatch_route_table("POST", "/users/9")
#> dispatch_route_table("DELETE", "/users/9")
#> dispatch_route_table("GET", "/posts")

### state_machine_run
class TransitionError(RuntimeError):
    pass


_ORDER_FLOW = {
    ("cart", "checkout"): "pending",
    ("pending", "pay"): "paid",
    ("pending", "cancel"): "cancelled",
    ("paid", "ship"): "shipped",
    ("paid", "refund"): "cancelled",
}


def state_machine_run(events: list[str], state: str = "cart", *, strict: bool = True) -> list[str]:
    """All states an order passes through; unknown events are errors when strict."""
    history = [state]
    for event in events:
        target = _ORDER_FLOW.get((history[-1], event))
        if target is not None:
            history.append(target)
        elif strict:
            raise TransitionError(f"{event!r} is not allowed in {history[-1]!r}")
    return history

#> state_machine_run(["checkout", "pay", "ship"])
#> state_machine_run(["checkout", "ship", "cancel"], strict=False)
#> state_machine_run(["pay"])
#> state_machine_run([], "paid")
#> state_machine_run(["refund", "ship"], state="paid")

### org_chart_lines_util
def org_chart_lines_util(boss_of: dict[str, str], root: str) -> list[str]:
    """Draw the people below *root* as a tree."""
    reports: dict[str, list[str]] = {}
    for person, boss in boss_of.items():
        reports.setdefault(boss, []).append(person)

    def draw(person: str, indent: str) -> list[str]:
        lines = []
        team = sorted(reports.get(person, []))
        for member in team:
            last = member == team[-1]
            lines.append(f"{indent}{'└' if last else '├'} {member}")
            lines += draw(member, indent + ("  " if last else "│ "))
        return lines

    return [root] + draw(root, "")

#> org_chart_lines_util({"bo": "ann", "cy": "ann", "di": "bo"}, "ann")
#> org_chart_lines_util({}, "solo")
#> org_chart_lines_util({"bo": "ann", "cy": "ann", "di": "bo"}, "bo")
#> org_chart_lines_util({"x": "y", "y": "z"}, "z")
#> org_chart_lines_util({"k": "l", "m": "l", "n": "m", "o": "m"}, "l")

### critical_path_length
from functools import cache


def critical_path_length(durations: dict[str, int], after: dict[str, tuple[str, ...]]) -> tuple[int, list[str]]:
    """Length of the project and the chain of tasks that determines it."""
    @cache
    def finish(task: str) -> tuple[int, tuple[str, ...]]:
        best, chain = 0, ()
        for earlier in after.get(task, ()):
            length, path = finish(earlier)
            if length > best:
                best, chain = length, path
        return best + durations[task], chain + (task,)

    if not durations:
        return 0, []
    length, chain = max((finish(t) for t in durations), key=lambda r: r[0])
    return length, list(chain)

#> critical_path_length({"dig": 3, "pour": 2, "roof": 4}, {"pour": ("dig",), "roof": ("pour",)})
#> critical_path_length({"a": 5, "b": 1, "c": 1}, {"c": ("a", "b")})
#> critical_path_length({}, {})
#> critical_path_length({"x": 2}, {"x": ("ghost",)})
#> critical_path_length({"p": 1, "q": 9, "r": 2}, {"q": ("p", "r"), "r": ("p",)})

### island_sizes
def island_sizes(chart: str, land: str = "#") -> list[int]:
    """Sizes of the islands on a text map, largest first (no diagonals)."""
    rows = chart.split("/")
    todo = {(r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell == land}
    sizes = []
    while todo:
        stack = [todo.pop()]
        size = 0
        while stack:
            r, c = stack.pop()
            size += 1
            near = {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)} & todo
            todo -= near
            stack.extend(near)
        sizes.append(size)
    return sorted(sizes, reverse=True)

#> island_sizes("#.#/#../.##")
#> island_sizes("....")
#> island_sizes("")
#> island_sizes("ooxo/oxxo", land="x")
#> island_sizes("##/##")

### suggest_command
def _distance(a: str, b: str) -> int:
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        previous, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (x != y))
    return row[-1]


def suggest_command(typed: str, known: list[str], *, cutoff: int = 2) -> str:
    """Exact command, unique prefix, or a suggestion for a typing error."""
    if typed in known:
        return typed
    prefixed = [k for k in known if k.startswith(typed)]
    if len(prefixed) == 1:
        return prefixed[0]
    close = sorted((d, k) for k in known if (d := _distance(typed, k)) <= cutoff)
    if not close:
        raise LookupError(f"no command {typed!r}")
    return f"did you mean {close[0][1]}?"

#> suggest_command("add", ["add", "rm"])
#> suggest_command("com", ["commit", "push"])
#> suggest_command("psuh", ["pull", "push"])
#> suggest_command("zzz", ["ls"], cutoff=1)
#> suggest_command("re", ["rest", "reset"], cutoff=3)

### flow_through_pipes
def flow_through_pipes(pipes: dict[str, list[tuple[str, float]]], source: str, amount: float = 1.0) -> dict[str, float]:
    """Distribute an amount along weighted pipes; what reaches a sink is reported."""
    sinks: dict[str, float] = {}

    def pour(node: str, quantity: float, depth: int) -> None:
        if depth > 8:
            raise RecursionError("the pipes run in a circle")
        outlets = pipes.get(node)
        if not outlets:
            sinks[node] = round(sinks.get(node, 0.0) + quantity, 4)
            return
        whole = sum(weight for _, weight in outlets)
        for target, weight in outlets:
            pour(target, quantity * weight / whole, depth + 1)

    pour(source, amount, 0)
    return sinks

#> flow_through_pipes({"in": [("a", 1), ("b", 3)]}, "in", 100)
#> flow_through_pipes({"in": [("a", 1), ("b", 1)], "a": [("b", 2), ("c", 2)]}, "in")
#> flow_through_pipes({}, "tank", 7.5)
#> flow_through_pipes({"x": [("y", 1)], "y": [("x", 1)]}, "x")
#> flow_through_pipes({"r": [("s", 2), ("s", 3)]}, "r", 10)

### parse_edge_list
def parse_edge_list(text: str, *, directed: bool | None = None) -> dict[str, dict[str, int]]:
    """Adjacency of lines such as 'a -> b: 3' or 'a -- b' (weight 1)."""
    graph: dict[str, dict[str, int]] = {}
    for line in text.split(";"):
        line = line.strip()
        if not line:
            continue
        ends, _, weight = line.partition(":")
        arrow = "->" if "->" in ends else "--"
        names = [n.strip() for n in ends.split(arrow)]
        if len(names) != 2:
            raise SyntaxError(f"not an edge: {line!r}")
        tail, head = names
        cost = int(weight) if weight else 1
        graph.setdefault(tail, {})[head] = cost
        graph.setdefault(head, {})
        one_way = directed if directed is not None else arrow == "->"
        if not one_way:
            graph[head][tail] = cost
    return graph

#> parse_edge_list("a -> b: 3; b -- c")
#> parse_edge_list("x--y:2", directed=True)
#> parse_edge_list("")
#> parse_edge_list("lonely;")
#> parse_edge_list("p -> q; q -> p: 5;", directed=False)

### degree_report
from collections import Counter


def degree_report(edges: list[tuple[str, str]], top: int = 2) -> list[str]:
    """The nodes with the highest degree, and whether an Euler walk exists."""
    degree: Counter[str] = Counter()
    for a, b in edges:
        degree.update((a, b))
    odd = sum(n % 2 for n in degree.values())
    verdict = {0: "circuit", 2: "walk"}.get(odd, "no walk")
    ranked = sorted(degree.items(), key=lambda kv: (-kv[1], kv[0]))
    return [f"{name}:{n}" for name, n in ranked[:top]] + [verdict]

#> degree_report([("a", "b"), ("b", "c"), ("c", "a")])
#> degree_report([("hub", x) for x in "pqrs"], top=1)
#> degree_report([("a", "b"), ("b", "c")])
#> degree_report([])
#> degree_report([("m", "m"), ("m", "n"), ("n", "o"), ("n", "p")], 9)

### round_robin_pairs_util
def round_robin_pairs_util(teams: list[str], *, bye: str = "bye", rounds: int | None = None) -> list[list[str]]:
    """Circle-method schedule: one list of 'a-b' games per round."""
    circle = list(teams)
    if len(circle) < 2:
        raise ValueError("need at least two teams")
    if len(circle) % 2:
        circle.append(bye)
    half = len(circle) // 2
    schedule = []
    for _ in range(rounds if rounds is not None else len(circle) - 1):
        pairs = zip(circle[:half], reversed(circle[half:]))
        schedule.append([f"{a}-{b}" for a, b in pairs if bye not in (a, b)])
        circle.insert(1, circle.pop())
    return schedule

#> round_robin_pairs_util(["A", "B", "C", "D"])
#> round_robin_pairs_util(["x", "y", "z"])
#> round_robin_pairs_util(["solo"])
#> round_robin_pairs_util(["p", "q"], rounds=2)
#> round_robin_pairs_util(["k", "l", "m", "n", "o"], bye="-", rounds=2)

### layered_import_check
_LAYERS = ["ui", "service", "domain", "storage"]


def layered_import_check(imports: list[tuple[str, str]], *, allow: set[tuple[str, str]] = frozenset()) -> list[str]:
    """Violations of the rule that a layer may only import the next layers down."""
    violations = []
    for importer, imported in imports:
        source, target = importer.split(".")[0], imported.split(".")[0]
        if source not in _LAYERS or target not in _LAYERS:
            violations.append(f"{importer}: outside the layers")
            continue
        if (source, target) in allow or source == target:
            continue
        if _LAYERS.index(source) > _LAYERS.index(target):
            violations.append(f"{importer} must not import {imported}")
    return violations

#> layered_import_check([("ui.page", "service.cart"), ("storage.db", "domain.item")])
#> layered_import_check([("storage.db", "ui.page")], allow={("storage", "ui")})
#> layered_import_check([("tests.a", "ui.b"), ("domain.x", "domain.y")])
#> layered_import_check([])
#> layered_import_check([("service.a", "ui.b"), ("service.a", "storage.c"), ("domain.m", "service.n")])

### spanning_wire_cost
def spanning_wire_cost(houses: dict[str, tuple[int, int]]) -> tuple[int, list[str]]:
    """Cheapest wiring of all houses (Manhattan distances), grown from the first one."""
    if not houses:
        return 0, []
    names = list(houses)
    connected = [names[0]]
    wires, total = [], 0
    while len(connected) < len(names):
        cost, near, far = min(
            (abs(houses[a][0] - houses[b][0]) + abs(houses[a][1] - houses[b][1]), a, b)
            for a in connected for b in names if b not in connected
        )
        connected.append(far)
        wires.append(f"{near}{far}")
        total += cost
    return total, wires

#> spanning_wire_cost({"A": (0, 0), "B": (3, 0), "C": (3, 1)})
#> spanning_wire_cost({})
#> spanning_wire_cost({"Z": (9, 9)})
#> spanning_wire_cost({"P": (0, 0), "Q": (10, 10), "R": (0, 1), "S": (9, 10)})
#> spanning_wire_cost({"M": (2, 2), "N": (2, 2)})

### parse_dot_permissions
def parse_dot_permissions(rules: list[str], action: str) -> bool:
    """Whether 'allow docs.*' / 'deny docs.delete' rules permit an action; the most specific wins."""
    best, verdict = -1, False
    for rule in rules:
        word, _, pattern = rule.partition(" ")
        if word not in ("allow", "deny"):
            raise ValueError(f"rule must start with allow or deny: {rule!r}")
        stem = pattern.removesuffix("*")
        fits = action.startswith(stem) if stem != pattern else action == pattern
        weight = len(stem) * 2 + (stem == pattern)
        if fits and weight >= best:
            best, verdict = weight, word == "allow"
    return verdict

#> parse_dot_permissions(["allow docs.*", "deny docs.delete"], "docs.delete")
#> parse_dot_permissions(["deny docs.delete", "allow docs.*"], "docs.read")
#> parse_dot_permissions(["allow *"], "anything.at.all")
#> parse_dot_permissions([], "docs.read")
#> parse_dot_permissions(["permit x"], "x")
#> parse_dot_permissions(["deny a.b*", "allow a.b*"], "a.bc")

### elevator_stops_util
def elevator_stops_util(start: int, calls: list[int], *, going: str = "up") -> tuple[list[int], int]:
    """Order of stops of a lift that finishes one direction first, and floors travelled."""
    if going not in {"up", "down"}:
        raise ValueError(f"going={going!r}")
    wanted = set(calls) - {start}
    above = sorted(f for f in wanted if f > start)
    below = sorted((f for f in wanted if f < start), reverse=True)
    stops = above + below if going == "up" else below + above
    travelled, floor = 0, start
    for stop in stops:
        travelled += abs(stop - floor)
        floor = stop
    return stops, travelled

#> elevator_stops_util(3, [5, 1, 9, 2])
#> elevator_stops_util(3, [5, 1, 9, 2], going="down")
#> elevator_stops_util(0, [0, 0])
#> elevator_stops_util(4, [], going="left")
#> elevator_stops_util(-1, [7, -2, 7])
