### route_length
import heapq

ROADS = "A-B:4 A-C:1 C-B:2 B-D:5 C-D:8 D-E:3"


def read_roads(text):
    graph = {}
    for road in text.split():
        ends, _, length = road.partition(":")
        a, b = ends.split("-")
        graph.setdefault(a, {})[b] = int(length)
        graph.setdefault(b, {})[a] = int(length)
    return graph


def route_length(start, goal, roads=ROADS):
    """Length of the shortest route (Dijkstra)."""
    graph = read_roads(roads)
    best = {start: 0}
    heap = [(0, start)]
    while heap:
        distance, town = heapq.heappop(heap)
        if town == goal:
            return distance
        if distance > best[town]:
            continue
        for other, length in graph[town].items():
            reached = distance + length
            if reached < best.get(other, 1e9):
                best[other] = reached
                heapq.heappush(heap, (reached, other))
    raise LookupError(f"no route from {start} to {goal}")

#> route_length("A", "D", "A-B:4 A-C:1 C-B:2 B-D:5")
#? returns route_length("A", "E")
#? raises LookupError route_length("A", "Z")
#? raises KeyError route_length("Q", "A")

### build_order
from collections import deque


def parse_rules(text):
    """'app: lib, util' lines of a makefile"""
    needs = {}
    for line in text.splitlines():
        target, _, prerequisites = line.partition(":")
        needs[target.strip()] = [p for p in prerequisites.replace(",", " ").split()]
    for targets in list(needs.values()):
        for target in targets:
            needs.setdefault(target, [])
    return needs


def build_order(text):
    needs = parse_rules(text)
    ready = deque(sorted(t for t, n in needs.items() if not n))
    done = []
    while ready:
        target = ready.popleft()
        done.append(target)
        for other in sorted(needs):
            if target in needs[other]:
                needs[other].remove(target)
                if not needs[other]:
                    ready.append(other)
    if len(done) < len(needs):
        raise RuntimeError("rules go in a circle")
    return done

#> build_order("app: lib, util\nlib: core")
#? returns build_order("b: a")
#? raises RuntimeError build_order("a: b\nb: a")

### friend_suggestions
from collections import Counter


class Network:
    def __init__(self):
        self.friends = {}

    def connect(self, a, b):
        self.friends.setdefault(a, set()).add(b)
        self.friends.setdefault(b, set()).add(a)

    def suggest(self, person):
        counts = Counter()
        for friend in self.friends[person]:
            for other in self.friends[friend]:
                if other != person and other not in self.friends[person]:
                    counts[other] += 1
        return counts


def friend_suggestions(person, pairs):
    """Friends of friends with the number of common friends."""
    network = Network()
    for pair in pairs:
        network.connect(*pair.split("+"))
    counts = network.suggest(person)
    return dict(sorted(counts.items()))

#> friend_suggestions("eva", ["eva+max", "eva+ida", "max+leo", "ida+leo", "leo+tim", "ida+ron"])
#? returns friend_suggestions("a", ["a+b", "b+c"])
#? raises KeyError friend_suggestions("z", ["a+b"])
#? raises TypeError friend_suggestions("a", ["a"])

### flood_fill
def neighbours(r, c, rows, cols):
    for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        if 0 <= r + dr < rows and 0 <= c + dc < cols:
            yield r + dr, c + dc


def flood_fill(grid, row, col, color):
    """Colours the connected area around a cell; returns the lines of the picture."""
    picture = [list(line) for line in grid]
    old = picture[row][col]
    if old == color:
        return grid
    stack = [(row, col)]
    picture[row][col] = color
    while stack:
        r, c = stack.pop()
        for nr, nc in neighbours(r, c, len(picture), len(picture[0])):
            if picture[nr][nc] == old:
                picture[nr][nc] = color
                stack.append((nr, nc))
    return ["".join(line) for line in picture]

#> flood_fill(["..#", "##.", ".#."], 0, 1, "o")
#? returns flood_fill(["ab"], 0, 0, "z")
#? raises IndexError flood_fill(["ab"], 3, 0, "z")

### is_bipartite_teams
def parse(conflicts):
    graph = {}
    for a, b in conflicts:
        graph.setdefault(a, []).append(b)
        graph.setdefault(b, []).append(a)
    return graph


def is_bipartite_teams(conflicts):
    """Can people be split into two teams so that nobody meets an enemy?"""
    graph = parse(conflicts)
    team = {}
    for start in graph:
        if start in team:
            continue
        team[start] = 0
        queue = [start]
        while queue:
            person = queue.pop(0)
            for enemy in graph[person]:
                if enemy not in team:
                    team[enemy] = 1 - team[person]
                    queue.append(enemy)
                elif team[enemy] == team[person]:
                    return False  # <- reach
    return True

#> is_bipartite_teams([("ann", "bob"), ("bob", "cat"), ("cat", "dan")])
#? reaches is_bipartite_teams([("a", "b"), ("b", "c"), ("c", "a")])
#? raises ValueError is_bipartite_teams([("a",)])

### union_accounts
class DisjointSet:
    def __init__(self):
        self.parent = {}

    def find(self, item):
        self.parent.setdefault(item, item)
        while self.parent[item] != item:
            item = self.parent[item]
        return item

    def union(self, a, b):
        root_a, root_b = self.find(a), self.find(b)
        if root_a != root_b:
            self.parent[root_b] = root_a


def union_accounts(accounts):
    """Merge accounts that share a mail address: {first mail: number of accounts}."""
    sets = DisjointSet()
    for mails in accounts:
        for mail in mails:
            sets.union(mails[0], mail)
    merged = {}
    for mails in accounts:
        root = sets.find(mails[0])
        merged[root] = merged.get(root, 0) + 1
    return merged

#> union_accounts([["a@x", "b@x"], ["c@x"], ["d@x", "b@x"]])
#? returns union_accounts([["m@n"]])
#? raises IndexError union_accounts([[]])

### spiral_order
def rotate(matrix):
    """A quarter turn against the clock."""
    return [list(row) for row in zip(*matrix)][::-1]


def spiral_order(matrix, limit=None):
    """Values from outside to inside, clockwise; with a limit only so many."""
    if len({len(row) for row in matrix}) > 1:
        raise ValueError("rows differ in length")
    values = []
    while matrix:
        first, *rest = matrix
        for value in first:
            values.append(value)
            if len(values) == limit:
                return values  # <- reach
        matrix = rotate(rest)
    return values

#> spiral_order([[1, 2, 3], [8, 9, 4], [7, 6, 5]])
#? returns spiral_order([["a", "b"], ["c", "d"]])
#? raises ValueError spiral_order([[1], [2, 3]])
#? reaches spiral_order([[1, 2]], 1)

### game_of_life
ALIVE, DEAD = "#", "."


def count_neighbours(cells, x, y):
    return sum((x + dx, y + dy) in cells for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)


def step(cells, width, height):
    following = set()
    for y in range(height):
        for x in range(width):
            n = count_neighbours(cells, x, y)
            if n == 3 or (n == 2 and (x, y) in cells):
                following.add((x, y))
    return following


def game_of_life(rows):
    """The picture after one generation."""
    cells = {(x, y) for y, row in enumerate(rows) for x, ch in enumerate(row) if ch == ALIVE}
    height, width = len(rows), len(rows[0])
    cells = step(cells, width, height)
    return ["".join(ALIVE if (x, y) in cells else DEAD for x in range(width)) for y in range(height)]

#> game_of_life(["##", "#."])
#? returns game_of_life(["#"])
#? raises IndexError game_of_life([])

### matrix_determinant
from fractions import Fraction


class Singular(ArithmeticError):
    pass


def pivot_row(rows, column):
    for index in range(column, len(rows)):
        if rows[index][column] != 0:
            return index
    raise Singular(f"column {column}")


def matrix_determinant(matrix):
    """By elimination with exact fractions."""
    rows = [[Fraction(value) for value in row] for row in matrix]
    result = Fraction(1)
    for column in range(len(rows)):
        index = pivot_row(rows, column)
        if index != column:
            rows[index], rows[column] = rows[column], rows[index]
            result = -result
        pivot = rows[column][column]
        result *= pivot
        for row in rows[column + 1:]:
            factor = row[column] / pivot
            for k in range(column, len(row)):
                row[k] -= factor * rows[column][k]
    return int(result)

#> matrix_determinant([[0, 2, 1], [3, 1, 0], [1, 1, 4]])
#? returns matrix_determinant([[2, 0], [0, 8]])
#? raises Singular matrix_determinant([[1, 2], [2, 4]])
#? raises IndexError matrix_determinant([[], []])

### elevator_queue_sim
import heapq
from dataclasses import dataclass, field


@dataclass(order=True)
class Event:
    at: int
    kind: str = field(compare=False)
    who: str = field(compare=False, default="")


class Simulation:
    def __init__(self, machines):
        self.free = machines
        self.waiting = []
        self.log = []
        self.heap = []

    def schedule(self, *args):
        heapq.heappush(self.heap, Event(*args))

    def run(self, length):
        while self.heap:
            event = heapq.heappop(self.heap)
            if event.kind == "arrive":
                self.waiting.append(event.who)
            else:
                self.free += 1
            if self.free and self.waiting:
                self.free -= 1
                who = self.waiting.pop(0)
                self.log.append(f"{who}@{event.at}")
                self.schedule(event.at + length, "done")
        return self.log


def elevator_queue_sim(arrivals, machines=1, length=5):
    simulation = Simulation(machines)
    for at, who in arrivals:
        simulation.schedule(at, "arrive", who)
    return " ".join(simulation.run(length))

#> elevator_queue_sim([(0, "ida"), (2, "jon"), (4, "kim")])
#? returns elevator_queue_sim([(3, "x"), (3, "y")], 2)
#? raises ValueError elevator_queue_sim([(1,)])

### page_rank_step
def page_rank(links, rounds, damping=0.85):
    pages = sorted(links)
    rank = {page: 1 / len(pages) for page in pages}
    for _ in range(rounds):
        following = {page: (1 - damping) / len(pages) for page in pages}
        for page in pages:
            targets = links[page] or pages
            share = damping * rank[page] / len(targets)
            for target in targets:
                following[target] += share
        rank = following
    return rank


def page_rank_step(links, rounds=2):
    """Rank of the best page after some rounds."""
    for page, targets in links.items():
        missing = [t for t in targets if t not in links]
        if missing:
            raise KeyError(f"{page} links to {missing[0]}")
    rank = page_rank(links, rounds)
    return round(max(rank.values()), 4)

#> page_rank_step({"a": ["b", "c"], "b": ["c"], "c": ["a"]})
#? returns page_rank_step({"only": ["only"]})
#? raises KeyError page_rank_step({"a": ["z"]})
#? raises ValueError page_rank_step({})

### cycle_in_rules
WHITE, GREY, BLACK = range(3)


def visit(name, rules, color, stack):
    color[name] = GREY
    stack.append(name)
    for needed in rules.get(name, ()):
        state = color.get(needed, WHITE)
        if state == GREY:
            return stack[stack.index(needed):] + [needed]
        if state == WHITE:
            cycle = visit(needed, rules, color, stack)
            if cycle:
                return cycle
    color[name] = BLACK
    stack.pop()
    return None


def cycle_in_rules(rules):
    """First cycle among firewall rules that include each other, as a text."""
    color = {}
    for name in rules:
        if color.get(name, WHITE) == WHITE:
            cycle = visit(name, rules, color, [])
            if cycle:
                return " > ".join(cycle)
    return None

#> cycle_in_rules({"web": ["base", "tls"], "base": [], "tls": ["base", "certs"], "certs": []})
#? returns cycle_in_rules({"x": ["y"], "y": ["x"]})
#? raises TypeError cycle_in_rules([["a"], ["b"]])

### knapsack_trip
from functools import lru_cache

GEAR = (("tent", 4, 60), ("stove", 2, 25), ("book", 1, 5), ("rope", 2, 30))


def knapsack_trip(limit):
    """Most useful gear within a weight limit: (value, names)."""
    @lru_cache(maxsize=None)
    def best(index, left):
        if index == len(GEAR):
            return 0, ()
        name, weight, value = GEAR[index]
        without = best(index + 1, left)
        if weight > left:
            return without
        rest_value, rest_names = best(index + 1, left - weight)
        with_it = (rest_value + value, (name,) + rest_names)
        return max(without, with_it)

    if limit < 0:
        raise ValueError("negative limit")
    return best(0, limit)

#> knapsack_trip(5)
#? returns knapsack_trip(2)
#? raises ValueError knapsack_trip(-1)
