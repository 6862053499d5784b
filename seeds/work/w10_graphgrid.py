### shortest_hops_path
from collections import deque


def shortest_hops_path(links, start, goal):
    parents = {start: None}
    queue = deque([start])
    while queue:
        node = queue.popleft()
        if node == goal:
            path = []
            while node is not None:
                path.append(node)
                node = parents[node]
            return path[::-1]
        for neighbour in sorted(links.get(node, ())):
            if neighbour not in parents:
                parents[neighbour] = node
                queue.append(neighbour)
    return None

#> shortest_hops_path({"A": ["B", "C"], "B": ["D"], "C": ["D"], "D": ["E"]}, "A", "E")
#> shortest_hops_path({"x": ["y"]}, "y", "x")
#> shortest_hops_path({}, "solo", "solo")
#> shortest_hops_path({1: [2, 3], 2: [1], 3: [4], 4: []}, 1, 4)
#> shortest_hops_path({"p": ["p", "q"], "q": ["p"]}, "p", "r")

### cheapest_route_cost
import heapq


def cheapest_route_cost(roads, source, target):
    """Dijkstra over (a, b, cost) two-way roads."""
    graph = {}
    for a, b, cost in roads:
        graph.setdefault(a, []).append((b, cost))
        graph.setdefault(b, []).append((a, cost))
    heap, settled = [(0, source, source)], set()
    while heap:
        dist, node, route = heapq.heappop(heap)
        if node == target:
            return dist, route
        if node in settled:
            continue
        settled.add(node)
        for nxt, cost in graph.get(node, []):
            if nxt not in settled:
                heapq.heappush(heap, (dist + cost, nxt, f"{route}-{nxt}"))
    return None

#> cheapest_route_cost([("A", "B", 4), ("A", "C", 1), ("C", "B", 2), ("B", "D", 5)], "A", "D")
#> cheapest_route_cost([("X", "Y", 3)], "X", "Z")
#> cheapest_route_cost([], "Q", "Q")
#> cheapest_route_cost([("a", "b", 0), ("b", "c", 0), ("a", "c", 1)], "c", "a")
#> cheapest_route_cost([("m", "n", 7), ("n", "m", 2)], "m", "n")

### friend_circles_union
def friend_circles_union(people, pairs):
    parent = {p: p for p in people}

    def find(x):
        while parent[x] != x:
            parent[x] = parent[parent[x]]
            x = parent[x]
        return x

    for a, b in pairs:
        ra, rb = find(a), find(b)
        if ra != rb:
            parent[max(ra, rb)] = min(ra, rb)
    circles = {}
    for p in people:
        circles.setdefault(find(p), []).append(p)
    return sorted(circles.values())

#> friend_circles_union(["eva", "tom", "kim", "lou"], [("eva", "kim"), ("kim", "lou")])
#> friend_circles_union([], [])
#> friend_circles_union([3, 1, 2], [(3, 2), (2, 1), (1, 3)])
#> friend_circles_union(["a", "b"], [])
#> friend_circles_union(["x"], [("x", "y")])

### org_chart_report_chain
def org_chart_report_chain(manager_of, person):
    chain, seen = [], set()
    while person is not None:
        if person in seen:
            raise ValueError(f"loop at {person}")
        seen.add(person)
        chain.append(person)
        person = manager_of.get(person)
    return " < ".join(chain)

#> org_chart_report_chain({"dev": "lead", "lead": "cto", "cto": None}, "dev")
#> org_chart_report_chain({}, "freelancer")
#> org_chart_report_chain({"a": "b", "b": "a"}, "a")
#> org_chart_report_chain({"x": "y"}, "x")
#> org_chart_report_chain({"p": "q"}, None)

### count_all_subordinates
def count_all_subordinates(reports, boss):
    """reports: list of (employee, manager). Direct and indirect reports of boss."""
    staff = {}
    for employee, manager in reports:
        staff.setdefault(manager, []).append(employee)

    def count(name):
        return sum(1 + count(e) for e in staff.get(name, ()))

    return {"direct": len(staff.get(boss, [])), "all": count(boss)}

#> count_all_subordinates([("b", "a"), ("c", "a"), ("d", "b"), ("e", "d")], "a")
#> count_all_subordinates([], "ceo")
#> count_all_subordinates([("x", "y")], "x")
#> count_all_subordinates([("u", "t"), ("v", "t"), ("w", "v")], "v")
#> count_all_subordinates([("a", "a")], "b")

### bipartite_teams_split
def bipartite_teams_split(rivals):
    graph = {}
    for a, b in rivals:
        graph.setdefault(a, []).append(b)
        graph.setdefault(b, []).append(a)
    side = {}
    for root in graph:
        if root in side:
            continue
        side[root] = 0
        stack = [root]
        while stack:
            cur = stack.pop()
            for other in graph[cur]:
                if other not in side:
                    side[other] = 1 - side[cur]
                    stack.append(other)
                elif side[other] == side[cur]:
                    return None
    return sorted(n for n in side if side[n] == 0), sorted(n for n in side if side[n] == 1)

#> bipartite_teams_split([("cat", "dog"), ("dog", "fox")])
#> bipartite_teams_split([(1, 2), (2, 3), (3, 1)])
#> bipartite_teams_split([])
#> bipartite_teams_split([("a", "b"), ("c", "d"), ("d", "e"), ("e", "f")])
#> bipartite_teams_split([("me", "me")])

### comment_thread_flatten
def comment_thread_flatten(comments):
    """Render a flat (id, parent, text) list as an indented thread."""
    children = {}
    for cid, parent, text in comments:
        children.setdefault(parent, []).append((cid, text))
    lines = []

    def walk(parent, depth):
        for cid, text in sorted(children.get(parent, [])):
            lines.append("  " * depth + f"#{cid} {text}")
            walk(cid, depth + 1)

    walk(None, 0)
    return lines

#> comment_thread_flatten([(1, None, "First!"), (3, 1, "nope"), (2, None, "Hi"), (4, 3, "yes")])
#> comment_thread_flatten([])
#> comment_thread_flatten([(5, 4, "orphan")])
#> comment_thread_flatten([(2, None, "b"), (1, None, "a")])
#> comment_thread_flatten([(9, None, "root"), (8, 9, "é"), (7, 9, "z")])

### folder_sizes_rollup
def folder_sizes_rollup(files):
    sizes = {}
    for path, size in files.items():
        parts = path.strip("/").split("/")[:-1]
        for depth in range(len(parts) + 1):
            folder = "/" + "/".join(parts[:depth])
            sizes[folder] = sizes.get(folder, 0) + size
    return sorted(sizes.items(), key=lambda kv: (-kv[1], kv[0]))

#> folder_sizes_rollup({"/a/x.bin": 10, "/a/b/y.bin": 5, "/z.txt": 1})
#> folder_sizes_rollup({})
#> folder_sizes_rollup({"readme": 0})
#> folder_sizes_rollup({"/p/q/r/deep": 7, "/p/s/top": 7})
#> folder_sizes_rollup({"m/n": 3, "/m/o": 4})

### trie_autocomplete_words
def trie_autocomplete_words(words, prefix, limit=3):
    root = {}
    for word in words:
        node = root
        for ch in word:
            node = node.setdefault(ch, {})
        node["$"] = word
    node = root
    for ch in prefix:
        if ch not in node:
            return []
        node = node[ch]
    found, stack = [], [node]
    while stack and len(found) < limit:
        cur = stack.pop()
        if "$" in cur:
            found.append(cur["$"])
        stack.extend(cur[c] for c in sorted(cur, reverse=True) if c != "$")
    return found

#> trie_autocomplete_words(["car", "card", "care", "cat", "dog"], "car")
#> trie_autocomplete_words(["x"], "y")
#> trie_autocomplete_words([], "")
#> trie_autocomplete_words(["to", "tea", "ten", "inn"], "t", limit=2)
#> trie_autocomplete_words(["ab", "abc", "ab"], "ab", 9)

### expression_tree_render
def expression_tree_render(tree):
    if not isinstance(tree, tuple):
        return str(tree)
    op, left, right = tree

    def side(sub):
        text = expression_tree_render(sub)
        weaker = isinstance(sub, tuple) and op in "*/" and sub[0] in "+-"
        return f"({text})" if weaker else text

    return f"{side(left)} {op} {side(right)}"

#> expression_tree_render(("*", ("+", 1, 2), 3))
#> expression_tree_render("x")
#> expression_tree_render(("+", ("*", "a", "b"), ("-", 4, "c")))
#> expression_tree_render(("/", 1, ("/", 2, 3)))
#> expression_tree_render(("+", 1))

### flood_fill_region
def flood_fill_region(canvas, row, col, color):
    grid = [list(r) for r in canvas]
    old = grid[row][col]
    if old == color:
        return canvas
    stack = [(row, col)]
    while stack:
        r, c = stack.pop()
        if not (0 <= r < len(grid) and 0 <= c < len(grid[r])):
            continue
        if grid[r][c] != old:
            continue
        grid[r][c] = color
        stack += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return ["".join(r) for r in grid]

#> flood_fill_region(["..#", ".##", "#.."], 0, 0, "~")
#> flood_fill_region(["aa", "aa"], 1, 1, "a")
#> flood_fill_region(["x"], 0, 0, "y")
#> flood_fill_region(["ab", "ba"], 0, 0, "c")
#> flood_fill_region([], 0, 0, "q")

### island_perimeters_list
def island_perimeters_list(rows):
    land = {(r, c) for r, row in enumerate(rows) for c, ch in enumerate(row) if ch == "#"}
    result = []
    while land:
        start = min(land)
        land.remove(start)
        todo, island = [start], {start}
        while todo:
            r, c = todo.pop()
            for cell in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if cell in land:
                    land.remove(cell)
                    island.add(cell)
                    todo.append(cell)
        edges = sum((r + dr, c + dc) not in island for r, c in island for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)))
        result.append((len(island), edges))
    return result

#> island_perimeters_list(["##.", "..#", "..#"])
#> island_perimeters_list([])
#> island_perimeters_list(["...", "..."])
#> island_perimeters_list(["###", "#.#", "###"])
#> island_perimeters_list(["#.#"])

### maze_shortest_steps
from collections import deque


def maze_shortest_steps(maze):
    """Steps from S to E; '#' is a wall."""
    pos = {ch: (r, c) for r, row in enumerate(maze) for c, ch in enumerate(row) if ch in "SE"}
    if len(pos) < 2:
        raise ValueError("maze needs S and E")
    dist = {pos["S"]: 0}
    queue = deque(dist)
    while queue:
        r, c = cell = queue.popleft()
        if cell == pos["E"]:
            return dist[cell]
        for nr, nc in ((r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)):
            inside = 0 <= nr < len(maze) and 0 <= nc < len(maze[nr])
            if inside and maze[nr][nc] != "#" and (nr, nc) not in dist:
                dist[nr, nc] = dist[cell] + 1
                queue.append((nr, nc))
    return -1

#> maze_shortest_steps(["S.#", "..E"])
#> maze_shortest_steps(["S#E"])
#> maze_shortest_steps(["SE"])
#> maze_shortest_steps(["S.."])
#> maze_shortest_steps(["S#..", ".#.#", "...E"])

### spiral_matrix_order
def spiral_matrix_order(matrix):
    rows = [list(r) for r in matrix]
    out = []
    while rows:
        out += rows.pop(0)
        rows = [list(col) for col in zip(*rows)][::-1]
    return out

#> spiral_matrix_order([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> spiral_matrix_order([])
#> spiral_matrix_order([["a", "b"], ["c", "d"], ["e", "f"]])
#> spiral_matrix_order([[42]])
#> spiral_matrix_order(["north", "south"])

### rotate_image_quarter
def rotate_image_quarter(image, turns=1):
    for _ in range(turns % 4):
        image = ["".join(col) for col in zip(*image[::-1])]
    return image

#> rotate_image_quarter(["##.", "#..", "..."])
#> rotate_image_quarter(["ab", "cd"], -1)
#> rotate_image_quarter([], 3)
#> rotate_image_quarter(["abc"], turns=6)
#> rotate_image_quarter(["x", "y", "z"])

### matrix_determinant_rec
def matrix_determinant_rec(m):
    if any(len(row) != len(m) for row in m):
        raise ValueError("matrix is not square")
    if not m:
        return 1
    det = 0
    for col, pivot in enumerate(m[0]):
        if pivot == 0:
            continue
        minor = [row[:col] + row[col + 1:] for row in m[1:]]
        det += (-1) ** col * pivot * matrix_determinant_rec(minor)
    return det

#> matrix_determinant_rec([[3, 8], [4, 6]])
#> matrix_determinant_rec([[2, 0, 1], [1, 3, 2], [0, 1, 1]])
#> matrix_determinant_rec([])
#> matrix_determinant_rec([[1, 2]])
#> matrix_determinant_rec([[0, 5], [0, 7]])

### solve_linear_system_gauss
def solve_linear_system_gauss(a, b):
    rows = [[float(x) for x in row] + [float(y)] for row, y in zip(a, b)]
    n = len(rows)
    for i in range(n):
        pivot = next((r for r in range(i, n) if rows[r][i] != 0), None)
        if pivot is None:
            return None
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for r in range(n):
            if r != i:
                factor = rows[r][i]
                rows[r] = [x - factor * y for x, y in zip(rows[r], rows[i])]
    return [round(row[-1], 3) for row in rows]

#> solve_linear_system_gauss([[2, 1], [1, 3]], [3, 5])
#> solve_linear_system_gauss([[1, 2], [2, 4]], [1, 2])
#> solve_linear_system_gauss([[0, 1], [1, 0]], [7, -2])
#> solve_linear_system_gauss([], [])
#> solve_linear_system_gauss([[4]], [1])

### matrix_multiply_checked
def matrix_multiply_checked(a, b):
    if a and len(a[0]) != len(b):
        raise ValueError(f"cannot multiply {len(a)}x{len(a[0])} by {len(b)}x{len(b[0]) if b else 0}")
    columns = list(zip(*b))
    return [[sum(x * y for x, y in zip(row, col)) for col in columns] for row in a]

#> matrix_multiply_checked([[1, 2], [3, 4]], [[0, 1], [1, 0]])
#> matrix_multiply_checked([[1, 2, 3]], [[4], [5], [6]])
#> matrix_multiply_checked([[1, 2]], [[3, 4]])
#> matrix_multiply_checked([], [[1]])
#> matrix_multiply_checked([[0.5], [2]], [[2, -2]])

### magic_square_verify
def magic_square_verify(square):
    n = len(square)
    target = sum(square[0])
    faults = []
    for i, row in enumerate(square):
        if sum(row) != target:
            faults.append(f"row {i}")
    for j, col in enumerate(zip(*square)):
        if sum(col) != target:
            faults.append(f"col {j}")
    if sum(square[i][i] for i in range(n)) != target:
        faults.append("diagonal")
    if sum(square[i][~i] for i in range(n)) != target:
        faults.append("antidiagonal")
    return faults or target

#> magic_square_verify([[2, 7, 6], [9, 5, 1], [4, 3, 8]])
#> magic_square_verify([[1, 2], [3, 4]])
#> magic_square_verify([[5]])
#> magic_square_verify([[1, 1], [1, 1]])
#> magic_square_verify([[2, 7, 6], [9, 5, 1], [4, 8, 3]])
#> magic_square_verify([])

### sudoku_row_candidates
def sudoku_row_candidates(board, row, col, size=4):
    """Which digits fit in an empty cell of a small sudoku ('.' is empty)."""
    if board[row][col] != ".":
        return []
    box = int(size ** 0.5)
    used = set(board[row]) | {r[col] for r in board}
    top, left = row // box * box, col // box * box
    for r in board[top:top + box]:
        used.update(r[left:left + box])
    return [d for d in "123456789"[:size] if d not in used]

#> sudoku_row_candidates(["1..4", "..1.", ".2..", "...."], 0, 1)
#> sudoku_row_candidates(["1234", "....", "....", "...."], 0, 0)
#> sudoku_row_candidates(["12..", "34..", "....", "...."], 0, 3)
#> sudoku_row_candidates(["....", "....", "....", "...."], 3, 3)
#> sudoku_row_candidates(["..", ".."], 1, 5)

### word_search_directions
DIRECTIONS = {"E": (0, 1), "S": (1, 0), "SE": (1, 1), "W": (0, -1), "N": (-1, 0)}


def word_search_directions(grid, word):
    for r in range(len(grid)):
        for c in range(len(grid[r])):
            for name, (dr, dc) in DIRECTIONS.items():
                for k, letter in enumerate(word):
                    y, x = r + dr * k, c + dc * k
                    if not (0 <= y < len(grid) and 0 <= x < len(grid[y])) or grid[y][x] != letter:
                        break
                else:
                    return r, c, name
    return None

#> word_search_directions(["cat", "oxe", "wqn"], "cow")
#> word_search_directions(["cat", "oxe", "wqn"], "tac")
#> word_search_directions(["cat", "oxe", "wqn"], "dog")
#> word_search_directions(["ab", "cd"], "ad")
#> word_search_directions(["zz"], "")

### gravity_drop_columns
def gravity_drop_columns(rows, empty="."):
    columns = []
    for col in zip(*rows):
        solid = [ch for ch in col if ch != empty]
        columns.append([empty] * (len(col) - len(solid)) + solid)
    return ["".join(r) for r in zip(*columns)]

#> gravity_drop_columns(["a.b", "..c", "d.."])
#> gravity_drop_columns([])
#> gravity_drop_columns(["x", ".", "y", "."])
#> gravity_drop_columns(["12", "00"], empty="0")
#> gravity_drop_columns(["....", "abcd"])

### heatmap_levels_grid
LEVELS = " .:*#"


def heatmap_levels_grid(values):
    flat = [v for row in values for v in row]
    if not flat:
        return []
    low, high = min(flat), max(flat)
    if low == high:
        return [LEVELS[2] * len(row) for row in values]
    scale = (len(LEVELS) - 1) / (high - low)
    return ["".join(LEVELS[round((v - low) * scale)] for v in row) for row in values]

#> heatmap_levels_grid([[0, 5, 10], [2, 7, 9]])
#> heatmap_levels_grid([])
#> heatmap_levels_grid([[3, 3], [3]])
#> heatmap_levels_grid([[-1.5, 0, 1.5]])
#> heatmap_levels_grid([[], [100, 0, 25]])

### convolve_kernel_valid
def convolve_kernel_valid(image, kernel):
    kh, kw = len(kernel), len(kernel[0])
    out = []
    for top in range(len(image) - kh + 1):
        line = []
        for left in range(len(image[0]) - kw + 1):
            acc = 0
            for i in range(kh):
                for j in range(kw):
                    acc += image[top + i][left + j] * kernel[i][j]
            line.append(acc)
        out.append(line)
    return out

#> convolve_kernel_valid([[1, 2, 3], [4, 5, 6], [7, 8, 9]], [[1, 0], [0, -1]])
#> convolve_kernel_valid([[5, 5, 5, 9]], [[-1, 1]])
#> convolve_kernel_valid([[1]], [[2, 3], [4, 5]])
#> convolve_kernel_valid([[2, 0], [0, 2]], [[0.5]])
#> convolve_kernel_valid([], [[1]])

### pixel_art_mirror_merge
def pixel_art_mirror_merge(rows, axis="vertical", blank=" "):
    if axis == "vertical":
        flipped = [r[::-1] for r in rows]
    elif axis == "horizontal":
        flipped = rows[::-1]
    else:
        raise ValueError(f"axis {axis!r}")
    return ["".join(a if a != blank else b for a, b in zip(x, y)) for x, y in zip(rows, flipped)]

#> pixel_art_mirror_merge(["x  ", " o "])
#> pixel_art_mirror_merge(["ab", "..", "  "], "horizontal")
#> pixel_art_mirror_merge([], axis="vertical")
#> pixel_art_mirror_merge(["q"], "diagonal")
#> pixel_art_mirror_merge(["#..", ".#."], blank=".")

### toposort_levels_parallel
def toposort_levels_parallel(needs):
    """Group tasks in waves that can run in parallel."""
    remaining = {task: set(deps) for task, deps in needs.items()}
    for deps in list(remaining.values()):
        for d in deps:
            remaining.setdefault(d, set())
    waves = []
    while remaining:
        ready = sorted(t for t, deps in remaining.items() if not deps)
        if not ready:
            raise ValueError("cyclic: " + ", ".join(sorted(remaining)))
        waves.append(ready)
        for t in ready:
            del remaining[t]
        for deps in remaining.values():
            deps.difference_update(ready)
    return waves

#> toposort_levels_parallel({"cook": ["shop", "clean"], "eat": ["cook"], "nap": ["eat"]})
#> toposort_levels_parallel({})
#> toposort_levels_parallel({"a": ["b"], "b": ["a"]})
#> toposort_levels_parallel({"x": [], "y": [], "z": ["x"]})
#> toposort_levels_parallel({"d": ["c"], "c": ["b"], "b": ["a"]})

### kruskal_cable_cost
def kruskal_cable_cost(houses, cables):
    group = {h: i for i, h in enumerate(houses)}
    total, chosen = 0, []
    for cost, a, b in sorted(cables):
        ga, gb = group[a], group[b]
        if ga == gb:
            continue
        for h in houses:
            if group[h] == gb:
                group[h] = ga
        total += cost
        chosen.append(a + b)
    connected = len(set(group.values())) <= 1
    return total if connected else None, chosen

#> kruskal_cable_cost("ABCD", [(4, "A", "B"), (1, "B", "C"), (3, "A", "C"), (7, "C", "D")])
#> kruskal_cable_cost("XY", [])
#> kruskal_cable_cost("", [])
#> kruskal_cable_cost(["p", "q", "r"], [(2, "p", "q"), (2, "q", "r"), (2, "p", "r")])
#> kruskal_cable_cost(["h"], [(1, "h", "h")])

### map_coloring_greedy
def map_coloring_greedy(borders, palette=("red", "green", "blue")):
    colors = {}
    by_degree = sorted(borders, key=lambda c: (-len(borders[c]), c))
    for country in by_degree:
        used = {colors.get(n) for n in borders[country]}
        free = [c for c in palette if c not in used]
        if not free:
            return f"no color for {country}"
        colors[country] = free[0]
    return colors

#> map_coloring_greedy({"BE": ["NL", "FR", "DE"], "NL": ["BE", "DE"], "FR": ["BE", "DE"], "DE": ["BE", "NL", "FR"]})
#> map_coloring_greedy({})
#> map_coloring_greedy({"A": ["B"], "B": ["A"]}, palette=["black"])
#> map_coloring_greedy({"X": []})
#> map_coloring_greedy({"a": ["b", "c"], "b": ["a", "c"], "c": ["a", "b"]}, ("1", "2"))

### ascii_plot_points
def ascii_plot_points(points, width=8, height=4, mark="*"):
    canvas = [["."] * width for _ in range(height)]
    lost = 0
    for x, y in points:
        if 0 <= x < width and 0 <= y < height:
            canvas[height - 1 - y][x] = mark
        else:
            lost += 1
    return "\n".join("".join(row) for row in canvas), lost

#> ascii_plot_points([(0, 0), (3, 2), (7, 3)])
#> ascii_plot_points([])
#> ascii_plot_points([(9, 9), (-1, 0)], width=2, height=2)
#> ascii_plot_points([(1, 1)], 3, 3, mark="o")
#> ascii_plot_points([(0, 0)], height=0)

### tree_depth_and_leaves
def tree_depth_and_leaves(tree):
    name, *children = tree
    if not children:
        return 1, [name]
    results = [tree_depth_and_leaves(c) for c in children]
    depth = 1 + max(d for d, _ in results)
    return depth, [leaf for _, leaves in results for leaf in leaves]

#> tree_depth_and_leaves(("root", ("a",), ("b", ("c",), ("d",))))
#> tree_depth_and_leaves(("alone",))
#> tree_depth_and_leaves(["x", ["y", ["z", ["w"]]]])
#> tree_depth_and_leaves(())
#> tree_depth_and_leaves((1, (2,), (3,), (4,)))

### sum_nested_budget
def sum_nested_budget(node, path="total", limits=None):
    """Sum a nested budget and collect the paths over their limit."""
    limits = limits or {}
    if isinstance(node, (int, float)):
        return node, []
    total, over = 0, []
    for key in sorted(node):
        amount, sub = sum_nested_budget(node[key], key, limits)
        total += amount
        over += [f"{path}/{s}" for s in sub]
    if total > limits.get(path, float("inf")):
        over.append(path)
    return total, over

#> sum_nested_budget({"rent": 900, "food": {"out": 120, "home": 240}}, limits={"food": 300})
#> sum_nested_budget({})
#> sum_nested_budget(17.5)
#> sum_nested_budget({"a": {"b": {"c": 5}}}, limits={"b": 4, "total": 1})
#> sum_nested_budget({"x": -3, "y": 3}, "q", {"q": 0})
