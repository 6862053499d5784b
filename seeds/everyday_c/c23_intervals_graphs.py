### free_slots_in_day_c23
def to_minutes(text):
    hours, _, minutes = text.partition(":")
    return int(hours) * 60 + int(minutes or 0)


def show(minutes):
    return f"{minutes // 60:02}:{minutes % 60:02}"


def free_slots_in_day_c23(busy: list[str], day: str = "9-17", least: int = 30) -> list[str]:
    """Free slots of at least so many minutes between busy ones like '10:15-11'."""
    opens, closes = map(to_minutes, day.split("-"))
    slots = sorted(tuple(map(to_minutes, entry.split("-"))) for entry in busy)
    free = []
    cursor = opens
    for start, end in slots:
        if start - cursor >= least:
            free.append(f"{show(cursor)}-{show(start)}")
        cursor = max(cursor, end)
    if closes - cursor >= least:
        free.append(f"{show(cursor)}-{show(closes)}")
    return free

#> free_slots_in_day_c23(["10:15-11", "12-13", "12:30-14:45"])
#> free_slots_in_day_c23([], "8:30-12:15")
#> free_slots_in_day_c23(["9-17"])
#> free_slots_in_day_c23(["9:20-10", "10:10-12", "16:45-18"], least=15)
#> free_slots_in_day_c23(["noon-1"])
#> free_slots_in_day_c23(["10:15-11", "12-13", "12:30-14:45", "9:20-10", "10:10-12", "16:45-18"])
#> free_slots_in_day_c23(["10:15-11", "12-13", "12:30-14:45", "9-17"])

### interval_set_subtract_c23
class Intervals:
    """Half-open intervals, kept sorted and apart."""

    def __init__(self, pairs=()):
        self.pairs = []
        for low, high in sorted(pairs):
            if self.pairs and low <= self.pairs[-1][1]:
                self.pairs[-1][1] = max(self.pairs[-1][1], high)
            else:
                self.pairs.append([low, high])

    def __sub__(self, other):
        left = [tuple(pair) for pair in self.pairs]
        for low, high in other.pairs:
            remaining = []
            for start, end in left:
                if high <= start or end <= low:
                    remaining.append((start, end))
                    continue
                if start < low:
                    remaining.append((start, low))
                if high < end:
                    remaining.append((high, end))
            left = remaining
        return Intervals(left)

    def total(self):
        return sum(high - low for low, high in self.pairs)


def interval_set_subtract_c23(available: list[tuple[int, int]], taken: list[tuple[int, int]]) -> int:
    """How much of the available time is not taken."""
    return (Intervals(available) - Intervals(taken)).total()

#> interval_set_subtract_c23([(0, 10), (8, 15), (20, 30)], [(5, 9), (25, 40)])
#> interval_set_subtract_c23([(0, 5)], [(0, 5)])
#> interval_set_subtract_c23([], [(1, 2)])
#> interval_set_subtract_c23([(0, 100)], [(10, 20), (15, 30), (90, 95)])
#> interval_set_subtract_c23([(3, 7), (1, 4)], [])
#> interval_set_subtract_c23([(0, 100)], [(10, 20), (15, 30), (90, 95), (5, 9), (25, 40)])
#> interval_set_subtract_c23([(0, 100)], [(10, 20), (15, 30), (90, 95), (1, 2)])

### dijkstra_cheapest_flight
import heapq
from collections import defaultdict


class NoRoute(Exception):
    pass


def parse(text):
    graph = defaultdict(dict)
    for entry in text.split(","):
        route, price = entry.strip().split(" ")
        origin, target = route.split(">")
        graph[origin][target] = int(price)
    return graph


def dijkstra_cheapest_flight(flights: str, origin: str, target: str, landing_fee: int = 0) -> int:
    """The cheapest price from 'A>B 100, B>C 50', with a fee for every landing."""
    graph = parse(flights)
    best = {origin: 0}
    queue = [(0, origin)]
    while queue:
        cost, city = heapq.heappop(queue)
        if city == target:
            return cost
        if cost > best[city]:
            continue
        for following, price in graph[city].items():
            total = cost + price + landing_fee
            if total < best.get(following, float("inf")):
                best[following] = total
                heapq.heappush(queue, (total, following))
    raise NoRoute(f"{origin} to {target}")

#> dijkstra_cheapest_flight("A>B 100, B>C 50, A>C 170", "A", "C")
#> dijkstra_cheapest_flight("A>B 100, B>C 50, A>C 170", "A", "C", landing_fee=30)
#> dijkstra_cheapest_flight("A>B 100", "B", "A")
#> dijkstra_cheapest_flight("X>Y 1", "Q", "Q")
#> dijkstra_cheapest_flight("A>B 9, A>C 2, C>B 3, B>D 1, C>D 8, D>E 4", "A", "E", 1)

### topological_course_plan
from graphlib import CycleError, TopologicalSorter


def topological_course_plan(needs: dict[str, list[str]], per_term: int):
    """Terms of courses so that what a course needs comes before; None if there is a circle."""
    sorter = TopologicalSorter(needs)
    try:
        sorter.prepare()
    except CycleError:
        return None
    terms = []
    waiting: list[str] = []
    while sorter.is_active():
        waiting.extend(sorter.get_ready())
        waiting.sort()
        term, waiting = waiting[:per_term], waiting[per_term:]
        terms.append(term)
        sorter.done(*term)
    return terms

#> topological_course_plan({"algo": ["intro", "math"], "ai": ["algo", "stats"], "stats": ["math"]}, 2)
#> topological_course_plan({"a": ["b"], "b": ["a"]}, 1)
#> topological_course_plan({}, 3)
#> topological_course_plan({"x": [], "y": [], "z": []}, 5)
#> topological_course_plan({"d": ["c"], "c": ["b"], "b": ["a"], "e": ["a"], "f": []}, 1)
#> topological_course_plan({"d": ["c"], "c": ["b"], "b": ["a"], "e": ["a"], "f": [], "algo": ["intro", "math"], "ai": ["algo", "stats"], "stats": ["math"]}, 1)
#> topological_course_plan({"d": ["c"], "c": ["b"], "b": ["a"], "e": ["a"], "f": [], "x": [], "y": [], "z": []}, 1)

### union_find_friend_circles
class Circles:
    def __init__(self):
        self.parent = {}
        self.size = {}

    def find(self, name):
        self.parent.setdefault(name, name)
        self.size.setdefault(name, 1)
        while self.parent[name] != name:
            self.parent[name] = self.parent[self.parent[name]]
            name = self.parent[name]
        return name

    def join(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b:
            return False
        if self.size[a] < self.size[b]:
            a, b = b, a
        self.parent[b] = a
        self.size[a] += self.size[b]
        return True


def union_find_friend_circles(pairs: list[str], first: str, second: str) -> bool:
    """Whether two people are in the same circle of friends, for pairs like 'ann-bob'."""
    circles = Circles()
    useless = 0
    for pair in pairs:
        if not circles.join(*pair.split("-")):
            useless += 1
    if useless > len(pairs) // 2:
        raise ValueError("too many known pairs")
    return circles.find(first) == circles.find(second)

#> union_find_friend_circles(["ann-bob", "cid-dot", "bob-cid"], "ann", "dot")
#> union_find_friend_circles(["ann-bob", "cid-dot"], "ann", "dot")
#> union_find_friend_circles([], "x", "x")
#> union_find_friend_circles(["a-b", "b-a", "a-a"], "a", "b")
#> union_find_friend_circles(["a-b", "c-d", "e-f", "b-d", "f-a", "g-h"], "c", "e")

### maze_shortest_steps_c23
from collections import deque

MOVES = ((0, 1), (1, 0), (0, -1), (-1, 0))


def find(maze, mark):
    for row, line in enumerate(maze):
        if mark in line:
            return row, line.index(mark)
    raise ValueError(f"no {mark} in the maze")


def maze_shortest_steps_c23(maze: list[str]) -> int:
    """Steps from S to E around walls '#', -1 if there is no way."""
    start, end = find(maze, "S"), find(maze, "E")
    queue = deque([(start, 0)])
    seen = {start}
    while queue:
        (row, column), steps = queue.popleft()
        if (row, column) == end:
            return steps
        for down, right in MOVES:
            r, c = row + down, column + right
            inside = 0 <= r < len(maze) and 0 <= c < len(maze[r])
            if inside and maze[r][c] != "#" and (r, c) not in seen:
                seen.add((r, c))
                queue.append(((r, c), steps + 1))
    return -1

#> maze_shortest_steps_c23(["S.#", "..E"])
#> maze_shortest_steps_c23(["S#E"])
#> maze_shortest_steps_c23(["SE"])
#> maze_shortest_steps_c23(["..."])
#> maze_shortest_steps_c23(["S#.", ".#E", "..."])

### build_targets_out_of_date
class BuildError(Exception):
    pass


class Builder:
    def __init__(self, rules, times):
        self.rules, self.times = rules, times
        self.built = []
        self._checked = {}

    def time_of(self, target):
        """Time stamp of a target after it was built if needed."""
        if target in self._checked:
            return self._checked[target]
        sources = self.rules.get(target)
        if sources is None:
            if target not in self.times:
                raise BuildError(f"no rule for {target}")
            return self.times[target]
        newest = max((self.time_of(source) for source in sources), default=0)
        stamp = self.times.get(target, -1)
        if stamp < newest:
            self.built.append(target)
            stamp = newest + 1
        self._checked[target] = stamp
        return stamp


def build_targets_out_of_date(rules: dict[str, list[str]], times: dict[str, int], goal: str) -> list[str]:
    builder = Builder(rules, times)
    builder.time_of(goal)
    return builder.built

#> build_targets_out_of_date({"app": ["main.o", "util.o"], "main.o": ["main.c"], "util.o": ["util.c"]}, {"main.c": 5, "util.c": 2, "util.o": 3, "main.o": 4, "app": 9}, "app")
#> build_targets_out_of_date({"a": ["b"], "b": []}, {"a": 1, "b": 0}, "a")
#> build_targets_out_of_date({"a": ["x"]}, {}, "a")
#> build_targets_out_of_date({}, {"readme": 3}, "readme")
#> build_targets_out_of_date({"site": ["page1", "page2"], "page1": ["tpl"], "page2": ["tpl"], "tpl": []}, {"page1": 1}, "site")
#> build_targets_out_of_date({"site": ["page1", "page2"], "page1": ["tpl"], "page2": ["tpl"], "tpl": [], "app": ["main.o", "util.o"], "main.o": ["main.c"], "util.o": ["util.c"]}, {"page1": 1}, "site")
#> build_targets_out_of_date({"app": ["main.o", "util.o"], "main.o": ["main.c"], "util.o": ["util.c"], "a": ["b"], "b": []}, {"main.c": 5, "util.c": 2, "util.o": 3, "main.o": 4, "app": 9}, "app")

### skyline_heights_at
import bisect


def skyline_heights_at(buildings: list[tuple[int, int, int]], places: list[int]) -> list[int]:
    """Height of the skyline of (left, right, height) at some places."""
    edges = sorted({edge for left, right, _ in buildings for edge in (left, right)})
    heights = [0] * len(edges)
    for left, right, height in buildings:
        start = bisect.bisect_left(edges, left)
        end = bisect.bisect_left(edges, right)
        for index in range(start, end):
            if height > heights[index]:
                heights[index] = height
    result = []
    for place in places:
        index = bisect.bisect_right(edges, place) - 1
        result.append(heights[index] if index >= 0 else 0)
    return result

#> skyline_heights_at([(0, 5, 3), (3, 8, 6), (10, 12, 2)], [1, 4, 8, 9, 11, 12])
#> skyline_heights_at([(0, 10, 5), (2, 4, 1)], [3, -1])
#> skyline_heights_at([], [])
#> skyline_heights_at([(1, 2, 9)], [1, 2])
#> skyline_heights_at([(0, 4, 1), (1, 4, 2), (2, 4, 3)], [0, 1, 2, 3, 4])

### network_reachable_hosts
RULES = [
    ("web", "app", 8080),
    ("app", "db", 5432),
    ("app", "cache", 6379),
    ("admin", "*", 22),
]


def open_ports(source, target):
    for origin, goal, port in RULES:
        if origin == source and goal in ("*", target):
            yield port


def network_reachable_hosts(hosts: list[str], start: str, blocked: frozenset = frozenset()) -> list[str]:
    """Hosts that can be reached from one over any number of allowed connections."""
    reached = []
    stack = [start]
    while stack:
        host = stack.pop()
        for other in hosts:
            if other == start or other in reached:
                continue
            ports = [port for port in open_ports(host, other) if port not in blocked]
            if ports:
                reached.append(other)
                stack.append(other)
    return sorted(reached)

#> network_reachable_hosts(["web", "app", "db", "cache"], "web")
#> network_reachable_hosts(["web", "app", "db", "cache"], "web", frozenset({5432}))
#> network_reachable_hosts(["web", "app", "admin"], "admin")
#> network_reachable_hosts([], "web")
#> network_reachable_hosts(["app", "db", "web"], "admin", frozenset([22]))

### tournament_bracket_rounds_c23
def pairings(players):
    players = list(players)
    while len(players) > 1:
        yield players.pop(0), players.pop()
    if players:
        yield players[0], None


def tournament_bracket_rounds_c23(strength: dict[str, int], upsets: tuple[str, ...] = ()) -> list[str]:
    """Winners of each round, the strongest against the weakest; an upset turns one game around."""
    alive = sorted(strength, key=lambda name: (-strength[name], name))
    rounds = []
    lucky = set(upsets)
    while len(alive) > 1:
        winners = []
        for strong, weak in pairings(alive):
            if weak is not None and weak in lucky:
                lucky.remove(weak)
                winners.append(weak)
            else:
                winners.append(strong)
        rounds.append(" ".join(winners))
        alive = sorted(winners, key=lambda name: (-strength[name], name))
    return rounds

#> tournament_bracket_rounds_c23({"ann": 9, "bob": 5, "cid": 7, "dot": 1})
#> tournament_bracket_rounds_c23({"ann": 9, "bob": 5, "cid": 7, "dot": 1, "eve": 3}, ("dot",))
#> tournament_bracket_rounds_c23({})
#> tournament_bracket_rounds_c23({"solo": 1})
#> tournament_bracket_rounds_c23({"a": 1, "b": 1, "c": 1, "d": 1, "e": 1, "f": 1}, ("f", "e"))

### elevator_log_peak_load
def elevator_log_peak_load(log: list[str], most: int) -> int:
    """Stops at which more than the allowed people were inside, for '+3 -1' at each stop.

    Nobody can get in once it is full: those are left outside and try at the next stop.
    """
    inside = waiting = overfull = 0
    for stop in log:
        for change in stop.split():
            number = int(change)
            if number < 0:
                inside = max(0, inside + number)
            else:
                waiting += number
        wanted = inside + waiting
        if wanted > most:
            overfull += 1
            waiting = wanted - most
            inside = most
        else:
            inside, waiting = wanted, 0
    return overfull

#> elevator_log_peak_load(["+3", "+4 -1", "+2", "-5"], 6)
#> elevator_log_peak_load(["+10", "-2", "-2", "-2"], 4)
#> elevator_log_peak_load([], 1)
#> elevator_log_peak_load(["+1 +1 +1", "-9", "+0"], 3)
#> elevator_log_peak_load(["+5", "+5 -5", "+5 -5 +1", "-6"], 5)

### spanning_tree_cable_cost
class Site:
    def __init__(self, name):
        self.name = name
        self.group = {name}


def spanning_tree_cable_cost(cables: list[tuple[str, str, int]]):
    """Cost of the cheapest net that joins all sites; None if it cannot be joined."""
    groups: dict[str, set[str]] = {}
    for left, right, _ in cables:
        groups.setdefault(left, Site(left).group)
        groups.setdefault(right, Site(right).group)
    cost = 0
    for left, right, price in sorted(cables, key=lambda cable: cable[2]):
        if groups[left] is groups[right]:
            continue
        cost += price
        joined = groups[left] | groups[right]
        for name in joined:
            groups[name] = joined
    distinct = {id(group) for group in groups.values()}
    return cost if len(distinct) <= 1 else None

#> spanning_tree_cable_cost([("a", "b", 4), ("b", "c", 3), ("a", "c", 5), ("c", "d", 7)])
#> spanning_tree_cable_cost([("a", "b", 1), ("c", "d", 1)])
#> spanning_tree_cable_cost([])
#> spanning_tree_cable_cost([("x", "y", 9), ("y", "z", 9), ("z", "x", 9)])
#> spanning_tree_cable_cost([("p", "q", 2), ("q", "r", 2), ("r", "s", 2), ("s", "p", 1), ("p", "r", 3)])

### water_jugs_reachable
from collections import deque


def moves(state, sizes):
    for i, amount in enumerate(state):
        yield tuple(sizes[i] if j == i else a for j, a in enumerate(state))
        yield tuple(0 if j == i else a for j, a in enumerate(state))
        for k in range(len(state)):
            if k != i:
                poured = min(amount, sizes[k] - state[k])
                yield tuple(a - poured if j == i else a + poured if j == k else a for j, a in enumerate(state))


def water_jugs_reachable(sizes: tuple[int, ...], goal: int) -> bool:
    """Whether some jug can hold exactly the goal after filling, emptying and pouring."""
    start = (0,) * len(sizes)
    seen = {start}
    queue = deque([start])
    while queue:
        state = queue.popleft()
        if goal in state:
            return True
        for following in moves(state, sizes):
            if following not in seen:
                seen.add(following)
                queue.append(following)
    return False

#> water_jugs_reachable((3, 2), 1)
#> water_jugs_reachable((4, 2), 3)
#> water_jugs_reachable((5,), 5)
#> water_jugs_reachable((), 1)
#> water_jugs_reachable((1, 4), 2)
