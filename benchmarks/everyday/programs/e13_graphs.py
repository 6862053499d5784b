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
        return grid  # <- reach
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
#? reaches flood_fill(["a"], 0, 0, "a")

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
                following.add((x, y))  # <- reach
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
#? reaches game_of_life(["##", "#."])

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
            result = -result  # <- reach
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
#? reaches matrix_determinant([[0, 2, 1], [3, 1, 0], [1, 1, 4]])

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
            return stack[stack.index(needed):] + [needed]  # <- reach
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
#? reaches cycle_in_rules({"x": ["y"], "y": ["x"]})

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

### warehouse_walk
AISLE_LENGTH = 10
CROSSING = 3


def locate(code):
    """'B07' -> aisle 1, slot 7"""
    aisle = ord(code[0]) - ord("A")
    slot = int(code[1:])
    if not 0 <= slot <= AISLE_LENGTH:
        raise ValueError(f"no slot {code}")
    return aisle, slot


def distance(a, b):
    if a[0] == b[0]:
        return abs(a[1] - b[1])
    down = a[1] + b[1]
    up = 2 * AISLE_LENGTH - a[1] - b[1]
    return min(down, up) + CROSSING * abs(a[0] - b[0])  # <- reach


def warehouse_walk(codes):
    """Steps of a picker who always goes to the nearest open pick, from A00 and back."""
    here = home = (0, 0)
    open_picks = [locate(code) for code in codes]
    steps = 0
    while open_picks:
        target = min(open_picks, key=lambda pick: (distance(here, pick), pick))
        steps += distance(here, target)
        open_picks.remove(target)
        here = target
    return steps + distance(here, home)

#> warehouse_walk(["B07", "A02", "C01", "A09"])
#> warehouse_walk(["C10", "B10", "A10", "C03", "B01"])
#? returns warehouse_walk(["A05"])
#? raises ValueError warehouse_walk(["A11"])
#? raises TypeError warehouse_walk([7])
#? reaches warehouse_walk(["B07", "A02", "C01", "A09"])

### network_outage
def reachable(links, start, broken):
    seen = {start}
    frontier = [start]
    while frontier:
        node = frontier.pop()
        for a, b in links:
            if node not in (a, b):
                continue
            other = b if node == a else a
            if other in broken or other in seen:
                continue
            seen.add(other)
            frontier.append(other)
    return seen


def network_outage(cables, core, broken=()):
    """Sites that lose their connection to the core when some are down."""
    links = [tuple(cable.split("~")) for cable in cables]
    sites = sorted({site for link in links for site in link})
    if core in broken:
        return [site for site in sites if site not in broken]  # <- reach
    alive = reachable(links, core, set(broken))
    return [site for site in sites if site not in alive and site not in broken]

#> network_outage(["hq~lab", "lab~dock", "hq~shop"], "hq", ["lab"])
#? returns network_outage(["a~b", "c~d"], "a")
#? reaches network_outage(["a~b"], "a", ["a"])
#? raises ValueError network_outage(["a~b~c"], "a")

### heat_spread
def average(*values):
    return sum(values) / len(values)


def heat_spread(plate, rounds=1):
    """Temperature of the hottest inner cell after some rounds.

    Every inner cell takes the mean of its four neighbours; the border stays as it is.
    """
    for _ in range(rounds):
        following = [row[:] for row in plate]
        for r in range(1, len(plate) - 1):
            for c in range(1, len(plate[r]) - 1):
                following[r][c] = average(
                    plate[r - 1][c], plate[r + 1][c], plate[r][c - 1], plate[r][c + 1]
                )
        plate = following
    hottest = max(value for row in plate[1:-1] for value in row[1:-1])
    return round(hottest, 2)

#> heat_spread([[100, 100, 100, 100], [0, 0, 0, 50], [0, 0, 0, 50], [20, 20, 20, 20]], rounds=2)
#? returns heat_spread([[8, 8, 8], [8, 0, 8], [8, 8, 8]])
#? raises ValueError heat_spread([[1, 2], [3, 4]])

### train_connections
from datetime import timedelta

TIMETABLE = [
    ("Rov", "Lind", "08:00", 40),
    ("Lind", "Asker", "08:50", 30),
    ("Lind", "Asker", "08:43", 25),
    ("Asker", "Holm", "09:40", 65),
]


def clock(text):
    hours, minutes = text.split(":")
    return timedelta(hours=int(hours), minutes=int(minutes))


def show(delta):
    minutes = delta // timedelta(minutes=1)
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


def train_connections(start, goal, at, change=5):
    """Earliest arrival with at least `change` minutes at each stop; None if there is no train."""
    arrival = {start: clock(at) - timedelta(minutes=change)}
    for origin, target, leaves, minutes in sorted(TIMETABLE, key=lambda row: row[2]):
        departure = clock(leaves)
        if origin not in arrival or arrival[origin] + timedelta(minutes=change) > departure:
            continue
        there = departure + timedelta(minutes=minutes)
        if target not in arrival or there < arrival[target]:
            arrival[target] = there
    return show(arrival[goal]) if goal in arrival else None

#> train_connections("Rov", "Holm", "07:55")
#? returns train_connections("Lind", "Asker", "08:00")
#? raises ValueError train_connections("Rov", "Holm", "8")

### seat_map_neighbours
def parse_map(lines):
    seats = {}
    for row, line in enumerate(lines, 1):
        for column, mark in zip("ABCDEF", line.replace(" ", "")):
            seats[f"{row}{column}"] = mark == "."
    return seats


def next_to(seat):
    row, column = seat[:-1], seat[-1]
    for letter in (chr(ord(column) - 1), chr(ord(column) + 1)):
        if {letter, column} != {"C", "D"}:
            yield row + letter


def seat_map_neighbours(lines, group):
    """Seats for two people side by side (not across the aisle), up to `group` pairs."""
    free = parse_map(lines)
    pairs = []
    taken = set()
    for seat in free:
        if not free[seat] or seat in taken:
            continue
        for other in next_to(seat):
            if free.get(other) and other not in taken and other > seat:
                pairs.append(f"{seat}+{other}")
                taken |= {seat, other}
                break
        if len(pairs) == group:
            break  # <- reach
    return pairs

#> seat_map_neighbours(["x.. .x.", "..x ..x"], 2)
#? returns seat_map_neighbours(["... xxx"], 3)
#? raises AttributeError seat_map_neighbours([["."]], 1)
#? reaches seat_map_neighbours(["x.. .x.", "..x ..x"], 2)

### org_chart_span
from collections import defaultdict


def org_chart_span(pairs, most=3):
    """Managers with too many direct reports, and the longest chain of command.

    pairs: 'report<manager'
    """
    reports = defaultdict(list)
    manager_of = {}
    for pair in pairs:
        report, manager = pair.split("<")
        if report in manager_of:
            raise ValueError(f"{report} has two managers")
        manager_of[report] = manager
        reports[manager].append(report)
    longest = 0
    for person in manager_of:
        length = 0
        while person in manager_of:
            person = manager_of[person]
            length += 1
        longest = max(longest, length)
    busy = sorted(m for m, people in reports.items() if len(people) > most)
    return busy, longest

#> org_chart_span(["bo<al", "cy<al", "di<bo", "ed<di"], most=1)
#? returns org_chart_span(["x<y"])
#? raises ValueError org_chart_span(["x<y", "x<z"])

### exam_timetable
def conflicts(enrolments):
    """Pairs of exams that some student takes both."""
    pairs = set()
    for exams in enrolments.values():
        for i, a in enumerate(exams):
            for b in exams[i + 1:]:
                pairs.add(frozenset((a, b)))
    return pairs


def exam_timetable(enrolments, slots=2):
    """Give each exam the first slot without a clash; raises when there are too few slots."""
    clash = conflicts(enrolments)
    exams = sorted({exam for exams in enrolments.values() for exam in exams})
    plan = {}
    for exam in exams:
        for slot in range(1, slots + 1):
            others = [e for e, s in plan.items() if s == slot]
            if not any(frozenset((exam, other)) in clash for other in others):
                plan[exam] = slot
                break
        else:
            raise RuntimeError(f"no slot for {exam}")
    return plan

#> exam_timetable({"ada": ["math", "art"], "bob": ["art", "bio"], "cyd": ["bio"]})
#? returns exam_timetable({"z": ["x", "y"]})
#? raises RuntimeError exam_timetable({"z": ["x", "y"]}, 1)

### rope_bridge_crossing
def crossing_time(pair):
    return max(pair)


def rope_bridge_crossing(times):
    """Minutes that a group needs at night with one torch, two at a time (the known best strategy)."""
    waiting = sorted(times)
    total = 0
    if not waiting:
        raise ValueError("nobody is there")
    while len(waiting) > 3:
        fastest, second = waiting[0], waiting[1]
        slow, slowest = waiting[-2], waiting[-1]
        escort = crossing_time((fastest, slowest)) + fastest + crossing_time((fastest, slow)) + fastest
        relay = second + fastest + crossing_time((slow, slowest)) + second
        total += min(escort, relay)
        waiting = waiting[:-2]
    if len(waiting) == 3:
        total += sum(waiting)  # <- reach
    else:
        total += waiting[-1]
    return total

#> rope_bridge_crossing([1, 2, 5, 10, 7, 3, 12, 4])
#? returns rope_bridge_crossing([4, 9, 1])
#? raises ValueError rope_bridge_crossing([])
#? raises TypeError rope_bridge_crossing([1, "2"])
#? reaches rope_bridge_crossing([4, 9, 1])

### irrigation_valves
class Valve:
    def __init__(self, name, flow):
        self.name, self.flow = name, flow
        self.outlets = []
        self.open = True

    def deliver(self, pressure):
        """{name: litres} of everything behind this valve."""
        if not self.open:
            return {}  # <- reach
        litres = min(self.flow, pressure)
        if not self.outlets:
            return {self.name: litres}
        result = {}
        for outlet in self.outlets:
            result.update(outlet.deliver(litres // len(self.outlets)))
        return result


def irrigation_valves(pipes, pressure, closed=()):
    """pipes: (name, flow, upstream name or None)"""
    valves = {}
    root = None
    for name, flow, upstream in pipes:
        valves[name] = Valve(name, flow)
        if upstream is None:
            root = valves[name]
        else:
            valves[upstream].outlets.append(valves[name])
    for name in closed:
        valves[name].open = False
    return root.deliver(pressure)

#> irrigation_valves([("main", 90, None), ("east", 50, "main"), ("west", 30, "main"), ("bed", 9, "west")], 100)
#? returns irrigation_valves([("m", 5, None)], 9)
#? raises KeyError irrigation_valves([("m", 5, "x")], 9)
#? raises AttributeError irrigation_valves([], 9)
#? reaches irrigation_valves([("m", 5, None)], 9, ["m"])

### tile_scores
BONUS = {"=": 2, "#": 3}


def word_score(word, tiles, points):
    """Letter values, bonus tiles multiply the word."""
    total, factor = 0, 1
    for letter, tile in zip(word, tiles):
        total += points.get(letter, 1)
        factor *= BONUS.get(tile, 1)
    if len(word) == 7:
        return total * factor + 50  # <- reach
    return total * factor


def tile_scores(plays, points):
    """Who wins a word game; plays are 'name word tiles'."""
    scores = {}
    for play in plays:
        name, word, tiles = play.split()
        if len(word) != len(tiles):
            raise ValueError(play)
        scores[name] = scores.get(name, 0) + word_score(word, tiles, points)
    ordered = sorted(scores, key=lambda name: (-scores[name], name))
    return f"{ordered[0]} with {scores[ordered[0]]}"

#> tile_scores(["lou quiz ..=.", "kim oxen =..=", "lou at ..", "kim go #."], {"q": 10, "z": 10, "x": 8, "g": 2})
#? returns tile_scores(["a bee ##."], {"b": 3})
#? raises ValueError tile_scores(["a bee #"], {})
#? raises IndexError tile_scores([], {})
#? reaches tile_scores(["a letters ......."], {})
