### transpose_ragged
def transpose_ragged(rows, fill):
    width = max((len(r) for r in rows), default=0)
    return [[r[c] if c < len(r) else fill for r in rows] for c in range(width)]

#> transpose_ragged([[1, 2, 3], [4], [5, 6]], 0)
#> transpose_ragged([], "-")
#> transpose_ragged([["a", "b"], ["c", "d"]], "")
#> transpose_ragged([[], [7]], None)
#> transpose_ragged(["cat", "horse"], " ")

### spiral_order
def spiral_order(grid):
    out = []
    while grid:
        out += grid.pop(0)
        grid = [list(r) for r in zip(*grid)][::-1]
    return out

#> spiral_order([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> spiral_order([])
#> spiral_order([["a", "b"]])
#> spiral_order([[1], [2], [3]])
#> spiral_order([["w", "x"], ["z", "y"]])

### diagonal_sums
def diagonal_sums(m):
    n = len(m)
    main = sum(m[i][i] for i in range(n))
    anti = sum(m[i][-1 - i] for i in range(n))
    return main, anti, main == anti

#> diagonal_sums([[2, 7, 6], [9, 5, 1], [4, 3, 8]])
#> diagonal_sums([[1, 2], [3, 5]])
#> diagonal_sums([])
#> diagonal_sums([[-4]])
#> diagonal_sums([[1, 2], [3]])

### rotate_clockwise
def rotate_clockwise(image, turns):
    for _ in range(turns % 4):
        image = [list(col)[::-1] for col in zip(*image)]
    return image

#> rotate_clockwise([[1, 2], [3, 4]], 1)
#> rotate_clockwise([[1, 2, 3]], 1)
#> rotate_clockwise([["#", "."], [".", "#"]], -1)
#> rotate_clockwise([[5, 6], [7, 8]], 4)
#> rotate_clockwise([], 3)
#> rotate_clockwise([["a"], ["b"]], 2)

### shared_row_bug
def shared_row_bug(rows, cols, r, c):
    shared = [[0] * cols] * rows
    fresh = [[0] * cols for _ in range(rows)]
    shared[r][c] = fresh[r][c] = 1
    return shared, fresh

#> shared_row_bug(2, 2, 0, 1)
#> shared_row_bug(3, 1, 2, 0)
#> shared_row_bug(1, 3, 0, -1)
#> shared_row_bug(2, 3, -1, -3)
#> shared_row_bug(0, 2, 0, 0)

### column_widths_table
def column_widths_table(table):
    widths = [max(map(len, col)) for col in zip(*table)]
    return [" | ".join(cell.ljust(w) for cell, w in zip(row, widths)).rstrip() for row in table]

#> column_widths_table([["id", "name"], ["1", "Ludmila"], ["20", "Bo"]])
#> column_widths_table([["x"]])
#> column_widths_table([])
#> column_widths_table([["", "é"], ["long cell", ""]])
#> column_widths_table([["a", "b", "c"], ["dd", "ee"]])

### neighbours_alive
def neighbours_alive(world, r, c):
    total = 0
    for dr in (-1, 0, 1):
        for dc in (-1, 0, 1):
            if dr == dc == 0:
                continue
            rr, cc = r + dr, c + dc
            if 0 <= rr < len(world) and 0 <= cc < len(world[rr]):
                total += world[rr][cc]
    return total

#> neighbours_alive([[1, 1, 0], [0, 1, 0], [0, 0, 1]], 1, 1)
#> neighbours_alive([[1, 1, 0], [0, 1, 0], [0, 0, 1]], 0, 0)
#> neighbours_alive([[1]], 0, 0)
#> neighbours_alive([[0, 0], [1, 1]], 0, 5)
#> neighbours_alive([[1, 0, 1, 0]], 0, 1)

### pascal_rows
def pascal_rows(n):
    rows = []
    for k in range(n):
        row = [1] * (k + 1)
        for j in range(1, k):
            row[j] = rows[-1][j - 1] + rows[-1][j]
        rows.append(row)
    return rows

#> pascal_rows(0)
#> pascal_rows(1)
#> pascal_rows(2)
#> pascal_rows(5)
#> pascal_rows(-3)

### drop_gravity
def drop_gravity(board):
    cols = []
    for col in zip(*board):
        stones = [x for x in col if x != "."]
        cols.append(["."] * (len(col) - len(stones)) + stones)
    return ["".join(r) for r in zip(*cols)]

#> drop_gravity(["o.x", "...", "x.."])
#> drop_gravity(["....", "xxxx"])
#> drop_gravity([])
#> drop_gravity(["ab", "..", ".c"])
#> drop_gravity(["."])

### clear_full_rows
def clear_full_rows(field):
    width = len(field[0])
    kept = [row for row in field if 0 in row]
    cleared = len(field) - len(kept)
    for _ in range(cleared):
        kept.insert(0, [0] * width)
    return kept, cleared ** 2 * 100

#> clear_full_rows([[0, 1], [1, 1], [1, 0]])
#> clear_full_rows([[1, 1, 1], [2, 3, 4]])
#> clear_full_rows([[0, 0, 0]])
#> clear_full_rows([[5]])
#> clear_full_rows([])

### matmul_small
def matmul_small(a, b):
    if len(a[0]) != len(b):
        return "shape mismatch"
    return [[sum(x * y for x, y in zip(row, col)) for col in zip(*b)] for row in a]

#> matmul_small([[1, 2], [3, 4]], [[0, 1], [1, 0]])
#> matmul_small([[2, 0, -1]], [[1], [5], [3]])
#> matmul_small([[1, 2]], [[1, 2]])
#> matmul_small([[0.5]], [[4]])
#> matmul_small([[1], [2]], [[3, 4]])

### saddle_points
def saddle_points(m):
    found = []
    cols = list(zip(*m))
    for i, row in enumerate(m):
        for j, v in enumerate(row):
            if v == max(row) and v == min(cols[j]):
                found.append((i, j))
    return found

#> saddle_points([[9, 8, 7], [5, 3, 2], [6, 6, 7]])
#> saddle_points([[1, 2], [4, 3]])
#> saddle_points([])
#> saddle_points([[4, 4], [4, 4]])
#> saddle_points([[0]])

### flood_count
def flood_count(grid, y, x):
    target = grid[y][x]
    stack = [(y, x)]
    area = 0
    while stack:
        r, c = stack.pop()
        if not (0 <= r < len(grid) and 0 <= c < len(grid[0])) or grid[r][c] != target:
            continue
        grid[r][c] = None
        area += 1
        stack.extend([(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)])
    return area

#> flood_count([["~", "~", "#"], ["#", "~", "#"]], 0, 0)
#> flood_count([["~", "#"], ["#", "~"]], 1, 1)
#> flood_count([[1, 1], [1, 1]], 0, 1)
#> flood_count([["a"]], 0, 0)
#> flood_count([[0, 1, 0]], 0, 1)

### flatten_once
def flatten_once(nested):
    return [x for part in nested for x in (part if isinstance(part, list) else [part])]

#> flatten_once([[1, 2], 3, [4, [5]]])
#> flatten_once([])
#> flatten_once(["ab", ["cd"], ("e",)])
#> flatten_once([[], [[]]])
#> flatten_once([None, [True, 0.5]])

### flatten_deep_stack
def flatten_deep_stack(tree):
    flat, stack = [], [tree]
    while stack:
        node = stack.pop()
        if isinstance(node, (list, tuple)):
            stack.extend(reversed(node))
        else:
            flat.append(node)
    return flat

#> flatten_deep_stack([1, [2, [3, [4]], 5]])
#> flatten_deep_stack([])
#> flatten_deep_stack(["a", ("b", ["c", ()])])
#> flatten_deep_stack(7)
#> flatten_deep_stack([[[]], [[None]], "xy"])

### nested_depth
def nested_depth(x):
    if not isinstance(x, list):
        return 0
    return 1 + max((nested_depth(e) for e in x), default=0)

#> nested_depth([1, [2, [3]]])
#> nested_depth([])
#> nested_depth("flat")
#> nested_depth([[], [[[]]]])
#> nested_depth([(1, [2]), 3])

### row_col_extremes
def row_col_extremes(m):
    by_row = [min(r) for r in m]
    by_col = [max(c) for c in zip(*m)]
    return {"rows": by_row, "cols": by_col, "gap": max(by_col) - min(by_row)}

#> row_col_extremes([[3, 8], [1, 5]])
#> row_col_extremes([[7]])
#> row_col_extremes([[-1, -2, -3], [0, 0, 0]])
#> row_col_extremes([[0.5, 1], [2, 4], [8, 16]])
#> row_col_extremes([])

### add_border
def add_border(picture, ch="*"):
    edge = ch * (len(picture[0]) + 2)
    framed = [ch + line + ch for line in picture]
    return [edge] + framed + [edge]

#> add_border(["abc", "ded"])
#> add_border(["a"], "#")
#> add_border([""], ch="+")
#> add_border(["é ~", "1 2"], ".")
#> add_border([])

### is_latin_square
def is_latin_square(sq):
    want = sorted(sq[0])
    if len(set(want)) != len(sq):
        return False
    for line in sq + [list(c) for c in zip(*sq)]:
        if sorted(line) != want:
            return False
    return True

#> is_latin_square([["A", "B"], ["B", "A"]])
#> is_latin_square([[1, 2, 3], [2, 3, 1], [3, 1, 2]])
#> is_latin_square([[1, 2], [1, 2]])
#> is_latin_square([[1, 1], [1, 1]])
#> is_latin_square([[0]])

### tic_tac_winner
def tic_tac_winner(b):
    lines = [*b, *zip(*b), (b[0][0], b[1][1], b[2][2]), (b[0][2], b[1][1], b[2][0])]
    for a, mid, z in lines:
        if a == mid == z != " ":
            return a
    return "draw" if all(" " not in row for row in b) else "open"

#> tic_tac_winner(["XXX", "OO ", "   "])
#> tic_tac_winner(["XO ", "XO ", " OX"])
#> tic_tac_winner(["XOX", "OXO", "OXO"])
#> tic_tac_winner(["   ", "   ", "   "])
#> tic_tac_winner(["O X", " OX", "X O"])

### pad_square
def pad_square(rows, fill):
    side = max([len(rows)] + [len(r) for r in rows])
    for r in rows:
        r += [fill] * (side - len(r))
    while len(rows) < side:
        rows.append([fill] * side)
    return rows

#> pad_square([[1, 2, 3]], 0)
#> pad_square([[1], [2], [3]], 9)
#> pad_square([], "x")
#> pad_square([["a", "b"], ["c"]], "_")
#> pad_square([[]], None)

### matrix_power_trace
def matrix_power_trace(m, p):
    (a, b), (c, d) = m
    result = [[1, 0], [0, 1]]
    for _ in range(p):
        (e, f), (g, h) = result
        result = [[a * e + b * g, a * f + b * h], [c * e + d * g, c * f + d * h]]
    return result[0][0] + result[1][1]

#> matrix_power_trace([[1, 1], [1, 0]], 5)
#> matrix_power_trace([[2, 0], [0, 3]], 2)
#> matrix_power_trace([(0, 1), (-1, 0)], 3)
#> matrix_power_trace([[9, 9], [9, 9]], 0)
#> matrix_power_trace([[1, 2, 3], [4, 5, 6]], 1)

### minesweeper_hints
def minesweeper_hints(row):
    hints = []
    for i, cell in enumerate(row):
        if cell == "*":
            hints.append("*")
        else:
            hints.append(str(row[max(0, i - 1):i + 2].count("*")))
    return "".join(hints)

#> minesweeper_hints("..*.")
#> minesweeper_hints("*.*")
#> minesweeper_hints("")
#> minesweeper_hints("....")
#> minesweeper_hints("**.*.")

### delete_row_and_col
def delete_row_and_col(m, r, c):
    minor = [row[:c] + row[c + 1:] for row in m]
    del minor[r]
    return minor

#> delete_row_and_col([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 1, 1)
#> delete_row_and_col([[1, 2], [3, 4]], 0, 0)
#> delete_row_and_col([[5]], 0, 0)
#> delete_row_and_col([[1, 2], [3, 4], [5, 6]], -1, 1)
#> delete_row_and_col([[1, 2]], 3, 0)

### determinant_recursive
def determinant_recursive(m):
    if len(m) == 1:
        return m[0][0]
    det = 0
    for c, v in enumerate(m[0]):
        minor = [row[:c] + row[c + 1:] for row in m[1:]]
        det += (-1) ** c * v * determinant_recursive(minor)
    return det

#> determinant_recursive([[5]])
#> determinant_recursive([[1, 2], [3, 4]])
#> determinant_recursive([[2, 0, 1], [1, 3, 2], [1, 1, 1]])
#> determinant_recursive([[0, 0], [0, 9]])
#> determinant_recursive([[1, 2, 3], [4, 5, 6], [7, 8, 9]])

### seats_free_block
def seats_free_block(hall, need):
    for r, row in enumerate(hall, start=1):
        run = 0
        for s, taken in enumerate(row):
            run = 0 if taken else run + 1
            if run == need:
                return f"row {r} seats {s - need + 2}-{s + 1}"
    return "sold out"

#> seats_free_block([[1, 0, 0, 1], [0, 0, 0, 1]], 3)
#> seats_free_block([[1, 0, 1]], 1)
#> seats_free_block([[1, 1], [1, 0]], 2)
#> seats_free_block([], 1)
#> seats_free_block([[0, 0, 0, 0]], 2)

### checkerboard
def checkerboard(h, w, symbols="#."):
    return ["".join(symbols[(r + c) % len(symbols)] for c in range(w)) for r in range(h)]

#> checkerboard(2, 4)
#> checkerboard(3, 3, "XO")
#> checkerboard(0, 5)
#> checkerboard(2, 6, "abc")
#> checkerboard(1, 1, "é")
#> checkerboard(1, 1, "")

### count_islands_row
def count_islands_row(row, land):
    islands = 0
    prev = None
    for cell in row:
        if cell == land and prev != land:
            islands += 1
        prev = cell
    return islands

#> count_islands_row([1, 1, 0, 1, 0, 0, 1], 1)
#> count_islands_row("~~##~#", "#")
#> count_islands_row([], 1)
#> count_islands_row([5, 5, 5], 5)
#> count_islands_row([0, 2, 0], 7)

### path_cost_grid
def path_cost_grid(costs):
    best = [row[:] for row in costs]
    for r in range(len(best)):
        for c in range(len(best[0])):
            options = []
            if r:
                options.append(best[r - 1][c])
            if c:
                options.append(best[r][c - 1])
            best[r][c] += min(options, default=0)
    return best[-1][-1]

#> path_cost_grid([[1, 3, 1], [1, 5, 1], [4, 2, 1]])
#> path_cost_grid([[7]])
#> path_cost_grid([[1, 2, 3]])
#> path_cost_grid([[0, -2], [5, 1]])
#> path_cost_grid([])

### toggle_lights
def toggle_lights(grid, presses):
    for r, c in presses:
        for y, x in ((r, c), (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if 0 <= y < len(grid) and 0 <= x < len(grid[y]):
                grid[y][x] ^= 1
    return ["".join(map(str, row)) for row in grid]

#> toggle_lights([[0, 0, 0], [0, 0, 0], [0, 0, 0]], [(1, 1)])
#> toggle_lights([[1, 0], [0, 1]], [(0, 0), (1, 1)])
#> toggle_lights([[1, 1, 1]], [])
#> toggle_lights([[0]], [(0, 0), (0, 0)])
#> toggle_lights([], [(0, 1)])

### histogram_vertical
def histogram_vertical(values):
    top = max(values, default=0)
    lines = []
    for level in range(top, 0, -1):
        lines.append("".join("#" if v >= level else " " for v in values).rstrip())
    return lines

#> histogram_vertical([1, 3, 2])
#> histogram_vertical([])
#> histogram_vertical([0, 0])
#> histogram_vertical([2, 0, 2, 1])
#> histogram_vertical([-1, 1])

### grid_to_coords
def grid_to_coords(rows, mark):
    return sorted((x, -y) for y, row in enumerate(rows) for x, ch in enumerate(row) if ch == mark)

#> grid_to_coords([".#.", "##."], "#")
#> grid_to_coords(["AAA"], "A")
#> grid_to_coords([], "z")
#> grid_to_coords([[1, 0], [0, 1]], 1)
#> grid_to_coords(["no", "match"], "x")

### upper_triangle
def upper_triangle(m, strict=False):
    shift = 1 if strict else 0
    return [row[i + shift:] for i, row in enumerate(m)]

#> upper_triangle([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> upper_triangle([[1, 2, 3], [4, 5, 6], [7, 8, 9]], True)
#> upper_triangle([])
#> upper_triangle(["abcd", "efgh"], strict=True)
#> upper_triangle([[0], [0], [0]])
