### elevation_path_effort
import heapq


def elevation_path_effort(heights: list[list[int]]) -> int:
    """Smallest possible largest step between neighbours on a way from top left to bottom right."""
    if not heights:
        return 0
    rows, columns = len(heights), len(heights[0])
    best = {(0, 0): 0}
    heap = [(0, 0, 0)]
    while True:
        effort, r, c = heapq.heappop(heap)
        if (r, c) == (rows - 1, columns - 1):
            return effort
        for nr, nc in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if 0 <= nr < rows and 0 <= nc < columns:
                new = max(effort, abs(heights[nr][nc] - heights[r][c]))
                if new < best.get((nr, nc), 10**9):
                    best[nr, nc] = new
                    heapq.heappush(heap, (new, nr, nc))

#> elevation_path_effort([[1, 2], [3, 8]])
#> elevation_path_effort([[1, 9, 1], [1, 9, 1], [1, 1, 1]])
#> elevation_path_effort([])
#> elevation_path_effort([[7]])
#> elevation_path_effort([[1, 2, 2], [3, 8, 2]])
#> elevation_path_effort([[1, 9, 1], [1, 9, 1], [1, 1, 1], [1, 2, 2], [3, 8, 2]])
#> elevation_path_effort([[1, 2], [3, 8], [1, 2, 2], [3, 8, 2], [1, 9, 1], [1, 9, 1], [1, 1, 1]])

### garden_rows_symmetric
def garden_rows_symmetric(plan: list[str]) -> str:
    """'both', 'left-right', 'top-bottom' or 'none'; short rows are filled up with dots."""
    width = max((len(row) for row in plan), default=0)
    rows = [row.ljust(width, ".") for row in plan]
    left_right = True
    for row in rows:
        for i in range(width // 2):
            if row[i] != row[width - 1 - i]:
                left_right = False
    top_bottom = True
    for i in range(len(rows) // 2):
        if rows[i] != rows[-1 - i]:
            top_bottom = False
    if left_right and top_bottom:
        return "both"
    if left_right:
        return "left-right"
    return "top-bottom" if top_bottom else "none"

#> garden_rows_symmetric(["r.r", ".g.", "r.r"])
#> garden_rows_symmetric(["rr", "gg"])
#> garden_rows_symmetric(["rg", "rg"])
#> garden_rows_symmetric([])
#> garden_rows_symmetric(["abcba", "x", "abcba"])
#> garden_rows_symmetric(["ab", "cd"])

### cave_water_flow
def cave_water_flow(cave: list[str], drops: int) -> tuple[list[str], int]:
    """Drops fall from the top middle onto rock (#) or water (o), sliding left, then right; some run out."""
    cells = [list(row) for row in cave]
    lost = 0
    for _ in range(drops):
        r, c = 0, len(cells[0]) // 2
        if cells[r][c] != ".":
            lost += 1
            continue
        while True:
            if r + 1 == len(cells):
                lost += 1
                break
            for step in (0, -1, 1):
                nc = c + step
                if 0 <= nc < len(cells[0]) and cells[r + 1][nc] == ".":
                    r, c = r + 1, nc
                    break
            else:
                cells[r][c] = "o"
                break
    return ["".join(row) for row in cells], lost

#> cave_water_flow([".....", ".....", ".###.", "....."], 3)
#> cave_water_flow(["...", "#.#", "###"], 4)
#> cave_water_flow(["..."], 2)
#> cave_water_flow([".....", ".....", "#####"], 4)
#> cave_water_flow([], 1)
#> cave_water_flow(['.....', '.....', '.###.', '.....', '...', '.....', '.....', '#####'], 3)
#> cave_water_flow(['.....', '.....', '.###.', '.....', '.....', '.....', '#####', '...', '#.#', '###'], 3)

### flights_with_at_most_stops
def flights_with_at_most_stops(flights: list[str], start: str, goal: str, stops: int):
    """Cheapest price 'A-B 100' with at most so many stops in between, None without a way."""
    edges = []
    for flight in flights:
        route, price = flight.split()
        a, b = route.split("-")
        edges.append((a, b, int(price)))
    best = {start: 0}
    for _ in range(stops + 1):
        after = dict(best)
        for a, b, price in edges:
            if a in best and best[a] + price < after.get(b, float("inf")):
                after[b] = best[a] + price
        best = after
    return best.get(goal)

#> flights_with_at_most_stops(["A-B 100", "B-C 100", "A-C 500", "C-D 50"], "A", "C", 1)
#> flights_with_at_most_stops(["A-B 100", "B-C 100", "A-C 500", "C-D 50"], "A", "C", 0)
#> flights_with_at_most_stops([], "A", "A", 0)
#> flights_with_at_most_stops(["A-B 1"], "B", "A", 3)
#> flights_with_at_most_stops(["P-Q 5", "Q-R 5", "R-S 5", "P-S 40", "P-R 20"], "P", "S", 2)
#> flights_with_at_most_stops(["A-B free"], "A", "B", 1)
#> flights_with_at_most_stops(['P-Q 5', 'Q-R 5', 'R-S 5', 'P-S 40', 'P-R 20', 'A-B 100', 'B-C 100', 'A-C 500', 'C-D 50', 'A-B 100', 'B-C 100', 'A-C 500', 'C-D 50'], 'P', 'S', 2)
#> flights_with_at_most_stops(['A-B 100', 'B-C 100', 'A-C 500', 'C-D 50', 'P-Q 5', 'Q-R 5', 'R-S 5', 'P-S 40', 'P-R 20', 'A-B 100', 'B-C 100', 'A-C 500', 'C-D 50'], 'A', 'C', 1)

### strongly_linked_pages
def strongly_linked_pages(links: dict[str, list[str]]) -> list[list[str]]:
    """Groups of pages that reach each other (two depth first searches)."""
    order, seen = [], set()

    def finish(page):
        seen.add(page)
        for target in links.get(page, []):
            if target not in seen:
                finish(target)
        order.append(page)

    for page in sorted(links):
        if page not in seen:
            finish(page)
    back: dict[str, list[str]] = {}
    for page, targets in links.items():
        for target in targets:
            back.setdefault(target, []).append(page)
    groups, taken = [], set()
    for page in reversed(order):
        if page in taken:
            continue
        group, todo = [], [page]
        taken.add(page)
        while todo:
            current = todo.pop()
            group.append(current)
            for other in back.get(current, []):
                if other not in taken:
                    taken.add(other)
                    todo.append(other)
        groups.append(sorted(group))
    return [g for g in groups if len(g) > 1]

#> strongly_linked_pages({"a": ["b"], "b": ["c"], "c": ["a"], "d": ["c"]})
#> strongly_linked_pages({"x": ["y"], "y": ["x"], "z": ["z"]})
#> strongly_linked_pages({})
#> strongly_linked_pages({"1": ["2"], "2": ["3"]})
#> strongly_linked_pages({"p": ["q"], "q": ["p", "r"], "r": ["s"], "s": ["r"]})
#> strongly_linked_pages({'x': ['y'], 'y': ['x'], 'z': ['z'], 'p': ['q'], 'q': ['p', 'r'], 'r': ['s'], 's': ['r'], '1': ['2'], '2': ['3']})
#> strongly_linked_pages({'p': ['q'], 'q': ['p', 'r'], 'r': ['s'], 's': ['r'], 'a': ['b'], 'b': ['c'], 'c': ['a'], 'd': ['c']})

### tetris_lines_cleared
def tetris_lines_cleared(pieces: list[tuple[int, int]], width: int = 4) -> tuple[int, int]:
    """Flat pieces (column, length) fall; (cleared lines, height of the stack at the end)."""
    rows: list[list[bool]] = []
    cleared = 0
    for column, length in pieces:
        if column + length > width:
            raise ValueError(f"piece at {column} is too long")
        level = len(rows)
        while level > 0 and not any(rows[level - 1][column:column + length]):
            level -= 1
        if level == len(rows):
            rows.append([False] * width)
        for c in range(column, column + length):
            rows[level][c] = True
        if all(rows[level]):
            del rows[level]
            cleared += 1
    return cleared, len(rows)

#> tetris_lines_cleared([(0, 2), (2, 2), (1, 2), (0, 1), (3, 1)])
#> tetris_lines_cleared([(0, 3), (0, 3), (0, 3), (3, 1)])
#> tetris_lines_cleared([])
#> tetris_lines_cleared([(3, 2)])
#> tetris_lines_cleared([(0, 2), (1, 2), (2, 3), (0, 1), (4, 1)], width=5)
#> tetris_lines_cleared([(0, 2), (1, 2), (2, 3), (0, 1), (4, 1), (0, 2), (2, 2), (1, 2), (0, 1), (3, 1), (0, 3), (0, 3), (0, 3), (3, 1)], width=5)
#> tetris_lines_cleared([(0, 2), (1, 2), (2, 3), (0, 1), (4, 1), (3, 2), (0, 2), (2, 2), (1, 2), (0, 1), (3, 1)], width=5)

### laser_mirror_path
def laser_mirror_path(room: list[str]) -> tuple[int, str]:
    """A beam enters top left going east: (cells lit, where it leaves) with mirrors / and \\."""
    r = c = 0
    dr, dc = 0, 1
    lit = set()
    while 0 <= r < len(room) and 0 <= c < len(room[r]):
        lit.add((r, c))
        if room[r][c] == "/":
            dr, dc = -dc, -dr
        elif room[r][c] == "\\":
            dr, dc = dc, dr
        r, c = r + dr, c + dc
    side = {(0, 1): "east", (0, -1): "west", (1, 0): "south", (-1, 0): "north"}[dr, dc]
    return len(lit), side

#> laser_mirror_path([".\\.", "...", ".\\."])
#> laser_mirror_path(["....", "...."])
#> laser_mirror_path(["/."])
#> laser_mirror_path([])
#> laser_mirror_path(["..\\", "...", "\\./"])

### spread_of_paint_layers
def spread_of_paint_layers(commands: list[str], size: int = 4) -> dict[str, int]:
    """Visible cells per colour after 'fill r1,c1 r2,c2 colour' and 'swap a b' on a square canvas."""
    canvas = [["."] * size for _ in range(size)]
    for command in commands:
        op, *args = command.split()
        if op == "fill":
            (r1, c1), (r2, c2) = (map(int, corner.split(",")) for corner in args[:2])
            for r in range(r1, r2 + 1):
                for c in range(c1, c2 + 1):
                    canvas[r][c] = args[2]
        else:
            a, b = args
            table = {a: b, b: a}
            canvas = [[table.get(cell, cell) for cell in row] for row in canvas]
    counts: dict[str, int] = {}
    for row in canvas:
        for cell in row:
            counts[cell] = counts.get(cell, 0) + 1
    return counts

#> spread_of_paint_layers(["fill 0,0 1,1 r", "fill 1,1 2,2 b"], 3)
#> spread_of_paint_layers(["fill 0,0 0,1 x", "swap x ."], size=2)
#> spread_of_paint_layers([])
#> spread_of_paint_layers(["fill 0,0 5,5 q"], 2)
#> spread_of_paint_layers(["fill 0,0 2,0 a", "fill 0,1 2,1 b", "swap a b", "fill 1,0 1,2 c"], 3)
#> spread_of_paint_layers(['fill 0,0 2,0 a', 'fill 0,1 2,1 b', 'swap a b', 'fill 1,0 1,2 c', 'fill 0,0 1,1 r', 'fill 1,1 2,2 b', 'fill 0,0 0,1 x', 'swap x .'], 3)
#> spread_of_paint_layers(['fill 0,0 2,0 a', 'fill 0,1 2,1 b', 'swap a b', 'fill 1,0 1,2 c', 'fill 0,0 1,1 r', 'fill 1,1 2,2 b'], 3)
