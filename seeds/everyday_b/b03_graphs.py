### road_table_trip_cost
import heapq

ROADS = {
    "depot": {"north": 4, "mill": 2},
    "mill": {"north": 1, "harbour": 7},
    "north": {"harbour": 3, "airport": 9},
    "harbour": {"airport": 2, "north": 3},
    "airport": {},
}


def road_table_trip_cost(start: str, goal: str, closed: tuple = ()) -> int | None:
    if start not in ROADS:
        raise KeyError(f"unknown place {start}")
    best = {start: 0}
    heap = [(0, start)]
    while heap:
        cost, place = heapq.heappop(heap)
        if place == goal:
            return cost
        if cost > best[place]:
            continue  # an outdated entry
        for neighbour, toll in ROADS[place].items():
            if neighbour in closed:
                continue
            total = cost + toll
            if total < best.get(neighbour, float("inf")):
                best[neighbour] = total
                heapq.heappush(heap, (total, neighbour))
    return None

#> road_table_trip_cost("depot", "airport")
#> road_table_trip_cost("depot", "airport", closed=("mill",))
#> road_table_trip_cost("harbour", "depot")
#> road_table_trip_cost("depot", "harbour", ("north", "mill"))
#> road_table_trip_cost("moon", "depot")
#> road_table_trip_cost("mill", "mill")

### friend_of_friend_hint
from collections import Counter


def friend_of_friend_hint(links: list[tuple[str, str]], person: str, top: int = 2) -> list[str]:
    friends: dict[str, set[str]] = {}
    for a, b in links:
        friends.setdefault(a, set()).add(b)
        friends.setdefault(b, set()).add(a)
    if person not in friends:
        return []
    common = Counter()
    for friend in friends[person]:
        for candidate in friends[friend]:
            if candidate != person and candidate not in friends[person]:
                common[candidate] += 1
    ranked = sorted(common, key=lambda name: (-common[name], name))
    return ranked[:top]

#> friend_of_friend_hint([("ann", "bob"), ("bob", "cat"), ("ann", "dan"), ("dan", "cat"), ("dan", "eve")], "ann")
#> friend_of_friend_hint([("ann", "bob")], "zoe")
#> friend_of_friend_hint([("a", "b"), ("b", "c"), ("c", "a")], "a")
#> friend_of_friend_hint([("mia", "noa"), ("noa", "oli"), ("noa", "pat"), ("noa", "quin")], "mia", top=1)
#> friend_of_friend_hint([("x", "y"), ("y", "z"), ("z", "w"), ("w", "x")], "y", 3)

### network_is_connected
def network_is_connected(hosts, cables):
    if not hosts:
        return True
    reach = {host: set() for host in hosts}
    for a, b in cables:
        reach[a].add(b)
        reach[b].add(a)
    seen = set()
    stack = [hosts[0]]
    while stack:
        host = stack.pop()
        if host in seen:
            continue
        seen.add(host)
        stack.extend(sorted(reach[host] - seen))
    return len(seen) == len(hosts)

#> network_is_connected(["web", "db", "cache"], [("web", "db"), ("db", "cache")])
#> network_is_connected(["web", "db", "cache", "mail"], [("web", "db"), ("cache", "mail")])
#> network_is_connected([], [])
#> network_is_connected(["a", "b", "c", "d"], [("a", "b"), ("b", "c"), ("c", "a"), ("c", "d"), ("d", "a")])
#> network_is_connected(["a", "b"], [("a", "z")])
#> network_is_connected(["a", "b", "c", "d", "web", "db", "cache", "web", "db", "cache", "mail"], [("a", "b"), ("b", "c"), ("c", "a"), ("c", "d"), ("d", "a"), ("web", "db"), ("db", "cache"), ("web", "db"), ("cache", "mail")])

### reporting_line_depth
class OrgError(Exception):
    pass


def chain_of(employee, boss_of):
    chain = []
    current = boss_of.get(employee)
    while current is not None:
        if current in chain or current == employee:
            raise OrgError(f"{employee} reports in a circle")
        chain.append(current)
        current = boss_of.get(current)
    return chain


def reporting_line_depth(boss_of):
    try:
        return max((len(chain_of(e, boss_of)) for e in boss_of), default=0)
    except OrgError:
        return -1

#> reporting_line_depth({"dev": "lead", "lead": "cto", "cto": "ceo", "ceo": None})
#> reporting_line_depth({"a": "b", "b": "c", "c": "a"})
#> reporting_line_depth({})
#> reporting_line_depth({"clerk": "head", "intern": "clerk", "temp": "clerk"})
#> reporting_line_depth({"x": "x"})

### merge_account_clusters
class UnionFind:
    def __init__(self):
        self.parent = {}

    def find(self, item):
        self.parent.setdefault(item, item)
        while self.parent[item] != item:
            self.parent[item] = self.parent[self.parent[item]]
            item = self.parent[item]
        return item

    def union(self, a, b):
        root_a, root_b = self.find(a), self.find(b)
        if root_a != root_b:
            self.parent[max(root_a, root_b)] = min(root_a, root_b)


def merge_account_clusters(accounts: dict[str, list[str]]) -> list[list[str]]:
    groups = UnionFind()
    owner: dict[str, str] = {}
    for account, mails in accounts.items():
        groups.find(account)
        for mail in mails:
            groups.union(account, owner.setdefault(mail.lower(), account))
    clusters: dict[str, list[str]] = {}
    for account in accounts:
        clusters.setdefault(groups.find(account), []).append(account)
    return sorted(sorted(c) for c in clusters.values())

#> merge_account_clusters({"u1": ["Ann@x.org"], "u2": ["bob@x.org", "ann@x.org"], "u3": ["cy@x.org"]})
#> merge_account_clusters({})
#> merge_account_clusters({"a": ["1"], "b": ["2"], "c": ["1", "2"]})
#> merge_account_clusters({"p9": [], "p8": ["z@z.de"], "p7": ["Z@Z.de"]})
#> merge_account_clusters({"k": ["m1", "m2"], "l": ["m3"], "m": ["m3", "m1"], "n": ["m4"]})

### import_cycle_report
def find_cycle(graph, node, path, done):
    if node in path:
        return path[path.index(node):] + [node]
    if node in done:
        return None
    for target in graph.get(node, ()):
        cycle = find_cycle(graph, target, path + [node], done)
        if cycle:
            return cycle
    done.add(node)
    return None


def import_cycle_report(graph):
    """Say whether modules import each other in a circle."""
    done = set()
    for module in sorted(graph):
        cycle = find_cycle(graph, module, [], done)
        if cycle:
            return "cycle: " + " -> ".join(cycle)
    return f"no cycles in {len(graph)} modules"

#> import_cycle_report({"app": ["models", "views"], "views": ["models"], "models": []})
#> import_cycle_report({"a": ["b"], "b": ["c"], "c": ["a"]})
#> import_cycle_report({})
#> import_cycle_report({"core": ["utils"], "utils": ["log"], "log": ["utils"], "api": ["core"]})
#> import_cycle_report({"self": ["self"]})
#> import_cycle_report({"x": ["y", "z"], "y": ["z"], "z": ["w"], "w": []})
#> import_cycle_report({"app": ["models", "views"], "views": ["models"], "models": [], "x": ["y", "z"], "y": ["z"], "z": ["w"], "w": []})

### flood_fill_area
def flood_fill_area(grid, row, col):
    """Size of the area of equal characters around a cell."""
    if not (0 <= row < len(grid) and 0 <= col < len(grid[row])):
        raise IndexError(f"({row}, {col}) is outside")
    colour = grid[row][col]
    seen = {(row, col)}
    todo = [(row, col)]
    while todo:
        r, c = todo.pop()
        for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            cell = (r + dr, c + dc)
            if cell in seen or not (0 <= cell[0] < len(grid)):
                continue
            if 0 <= cell[1] < len(grid[0]) and grid[cell[0]][cell[1]] == colour:
                seen.add(cell)
                todo.append(cell)
    return len(seen)

#> flood_fill_area(["..#", ".##", "..."], 0, 0)
#> flood_fill_area(["ab", "ba"], 1, 1)
#> flood_fill_area(["~~~~", "~oo~"], 1, 2)
#> flood_fill_area(["x"], 0, 3)
#> flood_fill_area(["##.", ".#.", ".##"], 0, 1)
#> flood_fill_area(["##.", ".#.", ".##", "..#", ".##", "...", "~~~~", "~oo~"], 0, 1)

### maze_steps_to_exit
from collections import deque


def maze_steps_to_exit(maze):
    cells = {(r, c): ch for r, row in enumerate(maze) for c, ch in enumerate(row)}
    start = next(pos for pos, ch in cells.items() if ch == "S")
    queue = deque([(start, 0)])
    seen = {start}
    while queue:
        (r, c), steps = queue.popleft()
        if cells[r, c] == "E":
            return steps
        for pos in ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)):
            if cells.get(pos, "#") != "#" and pos not in seen:
                seen.add(pos)
                queue.append((pos, steps + 1))
    return None

#> maze_steps_to_exit(["S.E"])
#> maze_steps_to_exit(["S#.", "..E"])
#> maze_steps_to_exit(["S#E", ".#.", "..."])
#> maze_steps_to_exit(["S#", "#E"])
#> maze_steps_to_exit(["..E"])
#> maze_steps_to_exit(["S#E", ".#.", "...", "S.E"])

### transpose_score_sheet
def transpose_score_sheet(header: list[str], rows: list[list]) -> dict[str, list]:
    width = len(header)
    columns = {name: [] for name in header}
    for number, row in enumerate(rows, start=1):
        if len(row) > width:
            raise ValueError(f"row {number} has {len(row)} cells, expected {width}")
        padded = list(row) + [None] * (width - len(row))
        for name, cell in zip(header, padded):
            columns[name].append(cell)
    # a column without any value tells nobody anything
    for name in header:
        if all(cell is None for cell in columns[name]):
            del columns[name]
    return columns

#> transpose_score_sheet(["name", "math", "art"], [["Ida", 2, 1], ["Jon", 3]])
#> transpose_score_sheet(["a", "b"], [[1], [2], [3]])
#> transpose_score_sheet(["x"], [[1, 2]])
#> transpose_score_sheet(["q1", "q2", "q3"], [])
#> transpose_score_sheet(["city", "pop", "area"], [["Riga", 605, 304], ["Turku", 195, 245], ["Pula"]])
#> transpose_score_sheet(["name", "math", "art", "a", "b"], [["Ida", 2, 1], ["Jon", 3], [1], [2], [3]])

### matrix_spiral_text
def matrix_spiral_text(text, width):
    padded = text.ljust(-(-len(text) // width) * width, "_")
    grid = [list(padded[i:i + width]) for i in range(0, len(padded), width)]
    out = []
    while grid:
        out.extend(grid.pop(0))
        # turn the rest a quarter to the left and go on with the new first row
        grid = [list(column) for column in zip(*grid)][::-1]
    return "".join(out)

#> matrix_spiral_text("abcdefghi", 3)
#> matrix_spiral_text("meet me at noon", 4)
#> matrix_spiral_text("", 5)
#> matrix_spiral_text("quarterly results", 6)
#> matrix_spiral_text("short", 1)
#> matrix_spiral_text("quarterly results meet me at noon abcdefghi", 6)

### heatmap_hot_cells
from statistics import fmean


def neighbours(grid, r, c):
    for dr in (-1, 0, 1):
        for dc in (-1, 0, 1):
            if (dr or dc) and 0 <= r + dr < len(grid) and 0 <= c + dc < len(grid[0]):
                yield grid[r + dr][c + dc]


def heatmap_hot_cells(grid, factor=1.5):
    hot = []
    for r, row in enumerate(grid):
        for c, value in enumerate(row):
            around = list(neighbours(grid, r, c))
            if around and value > factor * fmean(around):
                hot.append((r, c))
    return hot

#> heatmap_hot_cells([[1, 1], [1, 9]])
#> heatmap_hot_cells([[20.5, 21.0, 20.0]])
#> heatmap_hot_cells([[4]])
#> heatmap_hot_cells([[2, 8], [2, 2]], factor=3)
#> heatmap_hot_cells([[3, 9, 1]], 2)

### seat_map_best_row
def seat_map_best_row(seats, party):
    middle = (len(seats) - 1) / 2
    rows = sorted(range(len(seats)), key=lambda r: (abs(r - middle), r))
    block = "." * party
    for row in rows:
        if block in seats[row]:
            return row
    return -1

#> seat_map_best_row(["....", "x..x", "xxxx"], 2)
#> seat_map_best_row(["....", "x..x", "xxxx"], 3)
#> seat_map_best_row(["x.x.", ".x.x"], 2)
#> seat_map_best_row([], 1)
#> seat_map_best_row(["..x..", "....x", "x....", "....."], 5)
#> seat_map_best_row(["....", "x..x", "xxxx", "..x..", "....x", "x....", ".....", "....", "x..x", "xxxx"], 3)

### life_generation_alive
from collections import Counter

AROUND = [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]


def next_generation(cells):
    counts = Counter((r + i, c + j) for r, c in sorted(cells) for i, j in AROUND)
    return {cell for cell, n in counts.items() if n == 3 or (n == 2 and cell in cells)}


def life_generation_alive(rows: list[str], generations: int) -> int:
    """Number of live cells after so many generations on an endless board."""
    cells = {(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "o"}
    for _ in range(generations):
        cells = next_generation(cells)
        if not cells:
            break
    return len(cells)

#> life_generation_alive(["ooo"], 1)
#> life_generation_alive(["oo"], 3)
#> life_generation_alive(["o.o"], 0)
#> life_generation_alive(["oo", "o."], 1)
#> life_generation_alive([".o", "o."], 1)

### battleship_salvo
class Fleet:
    def __init__(self, ships):
        self.ships = {name: set(cells) for name, cells in ships.items()}
        self.tried = set()

    def fire(self, cell):
        if cell in self.tried:
            return "again"
        self.tried.add(cell)
        for name, cells in self.ships.items():
            if cell in cells:
                cells.discard(cell)
                return "hit" if cells else f"sunk {name}"
        return "miss"

    @property
    def defeated(self):
        return not any(self.ships.values())


def battleship_salvo(ships, shots):
    fleet = Fleet(ships)
    answers = [fleet.fire(cell) for cell in shots.split()]
    return answers, fleet.defeated

#> battleship_salvo({"tug": ["a1", "a2"], "raft": ["c3"]}, "a1 b1 a2 c3")
#> battleship_salvo({"tug": ["a1", "a2"]}, "a1 a1 d9")
#> battleship_salvo({}, "a1")
#> battleship_salvo({"cruiser": ["e5", "e6", "e7"], "sub": ["h1"]}, "e5 e6 h1 h2")
#> battleship_salvo({"x": ["a1"]}, "")
#> battleship_salvo({"cruiser": ["e5", "e6", "e7"], "sub": ["h1"], "tug": ["a1", "a2"], "raft": ["c3"]}, "e5 e6 h1 h2 a1 b1 a2 c3 a1 a1 d9")

### tictactoe_outcome
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class IllegalMove(ValueError):
    pass


def winner(board):
    for a, b, c in LINES:
        if board[a] != " " and board[a] == board[b] == board[c]:
            return board[a]
    return None


def tictactoe_outcome(moves):
    """Play moves (cells 0-8, X first) and say how the game stands."""
    board = [" "] * 9
    for turn, cell in enumerate(map(int, moves)):
        if board[cell] != " ":
            raise IllegalMove(f"cell {cell} is taken")
        board[cell] = "XO"[turn % 2]
        if winner(board):
            return f"{winner(board)} wins in {turn + 1}"
    if " " in board:
        return "open"
    return "draw"

#> tictactoe_outcome("01342")
#> tictactoe_outcome("40817")
#> tictactoe_outcome("03142")
#> tictactoe_outcome("0012")
#> tictactoe_outcome("012453687")

### box_blur_row
def box_blur_row(pixels, radius=1):
    """Average every pixel with its neighbours; edges use what is there."""
    if radius < 0:
        raise ValueError("negative radius")
    out = []
    for i in range(len(pixels)):
        left = max(0, i - radius)
        window = pixels[left:i + radius + 1]
        out.append(sum(window) // len(window))
    changed = sum(a != b for a, b in zip(pixels, out))
    if changed == 0:
        return pixels
    return out

#> box_blur_row([0, 0, 255, 0, 0, 12])
#> box_blur_row([10, 20, 30, 40, 90, 100], radius=2)
#> box_blur_row([7, 7, 7, 7])
#> box_blur_row([], 3)
#> box_blur_row([1, 2, 3], -1)
#> box_blur_row([0, 0, 255, 0, 0, 12, 10, 20, 30, 40, 90, 100, 7, 7, 7, 7])

### island_names_on_map
def explore(grid, r, c, seen):
    if (r, c) in seen or not (0 <= r < len(grid)) or not (0 <= c < len(grid[r])):
        return 0
    if grid[r][c] != "#":
        return 0
    seen.add((r, c))
    return 1 + sum(explore(grid, r + dr, c + dc, seen) for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)))


def island_names_on_map(grid: list[str]) -> dict[str, int]:
    seen: set[tuple[int, int]] = set()
    sizes = {}
    for r, row in enumerate(grid):
        for c, mark in enumerate(row):
            if mark == "#" and (r, c) not in seen:
                sizes[chr(ord("A") + len(sizes))] = explore(grid, r, c, seen)
    return sizes

#> island_names_on_map(["#.#", "#..", "..#"])
#> island_names_on_map(["...."])
#> island_names_on_map(["##", "##"])
#> island_names_on_map(["#.##"])
#> island_names_on_map([".#.", "#.#"])

### matrix_chain_apply
from functools import reduce


class ShapeError(ValueError):
    pass


def multiply(a, b):
    if len(a[0]) != len(b):
        raise ShapeError(f"{len(a)}x{len(a[0])} times {len(b)}x{len(b[0])}")
    columns = list(zip(*b))
    return [[sum(x * y for x, y in zip(row, column)) for column in columns] for row in a]


def matrix_chain_apply(matrices):
    """Product of all matrices from left to right, None when the shapes do not fit."""
    try:
        return reduce(multiply, matrices)
    except ShapeError:
        return None

#> matrix_chain_apply([[[1, 2], [3, 4]], [[0, 1], [1, 0]]])
#> matrix_chain_apply([[[2]], [[3]], [[4]]])
#> matrix_chain_apply([[[1, 2, 3]], [[1, 2]]])
#> matrix_chain_apply([[[1, 0]], [[5], [6]]])
#> matrix_chain_apply([])
#> matrix_chain_apply([[[2]], [[3]], [[4]], [[1, 0]], [[5], [6]]])

### nearest_shelf_walk
from math import hypot


def nearest_shelf_walk(start, shelves, wanted):
    """Visit wanted shelves, always going to the nearest one next; total way in metres."""
    todo = {name: shelves[name] for name in wanted}
    x, y = start
    way = 0.0
    order = []
    while todo:
        name = min(todo, key=lambda n: (hypot(todo[n][0] - x, todo[n][1] - y), n))
        sx, sy = todo.pop(name)
        way += hypot(sx - x, sy - y)
        x, y = sx, sy
        order.append(name)
    return round(way, 1), order

#> nearest_shelf_walk((0, 0), {"A": (3, 4), "B": (0, 1), "C": (6, 8)}, ["A", "B"])
#> nearest_shelf_walk((0, 0), {"A": (3, 4)}, [])
#> nearest_shelf_walk((5, 5), {"K1": (5, 9), "K2": (1, 5), "K3": (5, 0)}, ["K3", "K2", "K1"])
#> nearest_shelf_walk((2, 2), {"A": (0, 0)}, ["Z"])
#> nearest_shelf_walk((0, 0), {"a": (1, 0), "b": (-1, 0), "c": (4, 0)}, ["c", "b", "a"])
#> nearest_shelf_walk((0, 0), {"a": (1, 0), "b": (-1, 0), "c": (4, 0), "K1": (5, 9), "K2": (1, 5), "K3": (5, 0)}, ["c", "b", "a", "K3", "K2", "K1"])

### graph_two_colouring
def graph_two_colouring(edges):
    """Split guests into two tables so that nobody sits with an enemy.

    Returns the two tables, or None if that is impossible.
    """
    enemies = {}
    for a, b in edges:
        enemies.setdefault(a, []).append(b)
        enemies.setdefault(b, []).append(a)
    table = {}
    for guest in sorted(enemies):
        if guest in table:
            continue
        table[guest] = 0
        stack = [guest]
        while stack:
            current = stack.pop()
            for enemy in enemies[current]:
                if enemy not in table:
                    table[enemy] = 1 - table[current]
                    stack.append(enemy)
                elif table[enemy] == table[current]:
                    return None
    return tuple(sorted(g for g in table if table[g] == side) for side in (0, 1))

#> graph_two_colouring([("ann", "bob"), ("bob", "cleo"), ("dora", "emil")])
#> graph_two_colouring([("a", "b"), ("b", "c"), ("c", "a")])
#> graph_two_colouring([])
#> graph_two_colouring([("p", "q"), ("q", "r"), ("r", "s"), ("s", "p")])
#> graph_two_colouring([("kim", "kim")])
#> graph_two_colouring([("ann", "bob"), ("bob", "cleo"), ("dora", "emil"), ("p", "q"), ("q", "r"), ("r", "s"), ("s", "p")])

### ranked_page_votes
def ranked_page_votes(links: dict[str, list[str]], rounds: int = 3) -> dict[str, float]:
    pages = sorted(set(links) | {t for targets in links.values() for t in targets})
    score = {page: 1.0 for page in pages}
    for _ in range(rounds):
        incoming = {page: 0.0 for page in pages}
        for page, targets in links.items():
            if not targets:
                continue
            share = score[page] / len(targets)
            for target in targets:
                incoming[target] += share
        score = {page: 0.5 + 0.5 * incoming[page] for page in pages}
    return {page: round(value, 3) for page, value in score.items()}

#> ranked_page_votes({"home": ["blog", "shop"], "blog": ["home"], "shop": ["home"]}, rounds=2)
#> ranked_page_votes({}, 5)
#> ranked_page_votes({"a": ["b"], "b": []})
#> ranked_page_votes({"x": ["y", "z"], "y": ["z"], "z": ["x"]}, 1)
#> ranked_page_votes({"faq": ["home"], "home": [], "terms": ["home", "faq"]}, 2)

### pixel_art_mirror
FLIPS = {"left-right": lambda rows: [row[::-1] for row in rows], "up-down": lambda rows: rows[::-1]}


def check_rectangular(rows):
    widths = {len(row) for row in rows}
    if len(widths) > 1:
        raise ValueError(f"ragged rows: {sorted(widths)}")


def pixel_art_mirror(art: str, *flips: str) -> str:
    """Mirror an ascii picture; rows are separated by '/'."""
    rows = art.split("/")
    check_rectangular(rows)
    for flip in flips:
        if flip == "rotate":
            rows = ["".join(column) for column in zip(*rows[::-1])]
        else:
            rows = FLIPS[flip](rows)
    return "/".join(rows)

#> pixel_art_mirror("#../##./###", "left-right")
#> pixel_art_mirror("ab/cd", "up-down", "rotate")
#> pixel_art_mirror("o--x", "rotate", "rotate")
#> pixel_art_mirror("abc/de", "up-down")
#> pixel_art_mirror("x", "diagonal")
#> pixel_art_mirror("<-/->")

### sudoku_block_conflict
def duplicates(cells):
    digits = [d for d in cells if d != "."]
    return sorted({d for d in digits if digits.count(d) > 1})


def sudoku_block_conflict(rows):
    """Check a 4x4 sudoku and name the first conflict."""
    for number, row in enumerate(rows, 1):
        if found := duplicates(row):
            return f"row {number}: {','.join(found)}"
    for number, column in enumerate(zip(*rows), 1):
        if found := duplicates(column):
            return f"column {number}: {','.join(found)}"
    for r in (0, 2):
        for c in (0, 2):
            block = rows[r][c:c + 2] + rows[r + 1][c:c + 2]
            if found := duplicates(block):
                return f"block {r // 2 + 1}/{c // 2 + 1}: {','.join(found)}"
    return "ok"

#> sudoku_block_conflict(["1234", "3412", "2143", "4321"])
#> sudoku_block_conflict(["1.1.", "....", "....", "...."])
#> sudoku_block_conflict(["1...", "....", "1...", "...."])
#> sudoku_block_conflict(["....", "....", "..4.", "...4"])
#> sudoku_block_conflict(["12..", "34..", "..1.", "...2"])

### chess_knight_reaches
JUMPS = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]


def to_square(name):
    column, row = "abcdefgh".index(name[0]), int(name[1]) - 1
    if not 0 <= row <= 7:
        raise ValueError(f"no square {name}")
    return column, row


def chess_knight_reaches(start: str, goal: str) -> bool:
    target = to_square(goal)
    c, r = to_square(start)
    for dc, dr in JUMPS:
        middle = (c + dc, r + dr)
        if not all(0 <= k <= 7 for k in middle):
            continue
        distance = sorted((abs(target[0] - middle[0]), abs(target[1] - middle[1])))
        if distance == [1, 2]:
            return True
    return False

#> chess_knight_reaches("a1", "e1")
#> chess_knight_reaches("b1", "b1")
#> chess_knight_reaches("a1", "h8")
#> chess_knight_reaches("d4", "d9")
#> chess_knight_reaches("g8", "f7")
#> chess_knight_reaches("h1", "f2")

### tree_paths_between_rooms
from dataclasses import dataclass, field


@dataclass
class Room:
    name: str
    doors: dict = field(default_factory=dict)

    def connect(self, other, locked=False):
        self.doors[other.name] = locked
        other.doors[self.name] = locked


def all_paths(rooms, here, goal, path, keys):
    path = path + [here]
    if here == goal:
        yield path
        return
    for name, locked in sorted(rooms[here].doors.items()):
        if name in path or (locked and keys < 1):
            continue
        yield from all_paths(rooms, name, goal, path, keys - locked)


def tree_paths_between_rooms(doors: list[tuple], start: str, goal: str, keys: int = 0) -> list[str]:
    """All ways from start to goal; every locked door on the way costs a key."""
    rooms = {}
    for a, b, locked in doors:
        first, second = (rooms.setdefault(n, Room(n)) for n in (a, b))
        first.connect(second, locked)
    return [">".join(p) for p in all_paths(rooms, start, goal, [], keys)]

#> tree_paths_between_rooms([("hall", "attic", True), ("hall", "kitchen", False), ("kitchen", "attic", False)], "hall", "attic")
#> tree_paths_between_rooms([("hall", "attic", True)], "hall", "attic", keys=1)
#> tree_paths_between_rooms([("hall", "attic", True)], "hall", "attic")
#> tree_paths_between_rooms([("a", "b", False)], "x", "b")
#> tree_paths_between_rooms([("a", "b", False), ("b", "c", True), ("a", "c", True)], "a", "c", 1)
#> tree_paths_between_rooms([("hall", "attic", True), ("hall", "attic", True), ("hall", "kitchen", False), ("kitchen", "attic", False)], "hall", "attic", keys=1)
