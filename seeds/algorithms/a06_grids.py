### spiral_order_peel
def spiral_order_peel(matrix):
    out = []
    m = [list(r) for r in matrix]
    while m:
        out += m.pop(0)
        m = [list(col) for col in zip(*m)][::-1]
    return out

#> spiral_order_peel([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> spiral_order_peel([])
#> spiral_order_peel([["a", "b"], ["c", "d"], ["e", "f"]])
#> spiral_order_peel([[5, 6, 7, 8]])
#> spiral_order_peel(["ab", "cd"])

### spiral_fill_alg
def spiral_fill_alg(n):
    g = [[0] * n for _ in range(n)]
    r, c, dr, dc = 0, 0, 0, 1
    for k in range(1, n * n + 1):
        g[r][c] = k
        nr, nc = r + dr, c + dc
        if not (0 <= nr < n and 0 <= nc < n) or g[nr][nc]:
            dr, dc = dc, -dr
        r, c = r + dr, c + dc
    return g

#> spiral_fill_alg(3)
#> spiral_fill_alg(1)
#> spiral_fill_alg(0)
#> spiral_fill_alg(4)
#> spiral_fill_alg(2)

### pascal_rows_alg
def pascal_rows_alg(n):
    rows = []
    row = [1]
    for _ in range(n):
        rows.append(row)
        row = [a + b for a, b in zip([0] + row, row + [0])]
    return rows

#> pascal_rows_alg(5)
#> pascal_rows_alg(0)
#> pascal_rows_alg(1)
#> pascal_rows_alg(3)
#> pascal_rows_alg(7)

### pascal_centered
from math import comb

def pascal_centered(height):
    lines = [" ".join(str(comb(r, k)) for k in range(r + 1)) for r in range(height)]
    width = len(lines[-1]) if lines else 0
    return "\n".join(line.center(width).rstrip() for line in lines)

#> pascal_centered(4)
#> pascal_centered(0)
#> pascal_centered(1)
#> pascal_centered(6)
#> pascal_centered(2)

### transpose_ragged_alg
def transpose_ragged_alg(rows, fill=None):
    width = max(map(len, rows), default=0)
    return [[row[i] if i < len(row) else fill for row in rows] for i in range(width)]

#> transpose_ragged_alg([[1, 2, 3], [4]])
#> transpose_ragged_alg([])
#> transpose_ragged_alg(["ab", "c", "def"], "-")
#> transpose_ragged_alg([[], [0]], fill=9)
#> transpose_ragged_alg([[True, False]])

### rotate_matrix_inplace
def rotate_matrix_inplace(m, turns):
    for _ in range(turns % 4):
        n = len(m)
        for i in range(n):
            for j in range(i + 1, n):
                m[i][j], m[j][i] = m[j][i], m[i][j]
        for row in m:
            row.reverse()
    return m

#> rotate_matrix_inplace([[1, 2], [3, 4]], 1)
#> rotate_matrix_inplace([[1, 2, 3], [4, 5, 6], [7, 8, 9]], -1)
#> rotate_matrix_inplace([], 3)
#> rotate_matrix_inplace([["x"]], 2)
#> rotate_matrix_inplace([[0, 1], [2, 3]], 4)

### flood_fill_count
def flood_fill_count(grid, r, c, paint):
    rows = [list(line) for line in grid]
    old = rows[r][c]
    if old == paint:
        return 0, grid
    todo, filled = [(r, c)], 0
    while todo:
        y, x = todo.pop()
        if 0 <= y < len(rows) and 0 <= x < len(rows[y]) and rows[y][x] == old:
            rows[y][x] = paint
            filled += 1
            todo += [(y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)]
    return filled, ["".join(row) for row in rows]

#> flood_fill_count(["..#", ".##", "#.."], 0, 0, "o")
#> flood_fill_count(["aa", "aa"], 1, 1, "a")
#> flood_fill_count(["x"], 0, 0, "y")
#> flood_fill_count(["~~^", "~^^"], 0, 2, "_")
#> flood_fill_count(["ab"], 3, 0, "z")

### count_islands_recursive
def count_islands_recursive(map_rows):
    land = {(r, c) for r, row in enumerate(map_rows) for c, v in enumerate(row) if v == "#"}

    def sink(spot):
        if spot in land:
            land.discard(spot)
            r, c = spot
            return 1 + sum(sink(p) for p in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)))
        return 0

    sizes = []
    while land:
        sizes.append(sink(min(land)))
    return sizes

#> count_islands_recursive(["##.", "..#", "#.#"])
#> count_islands_recursive(["...", "..."])
#> count_islands_recursive([])
#> count_islands_recursive(["#"])
#> count_islands_recursive(["#.#", "###"])

### maze_bfs_distance
from collections import deque

def maze_bfs_distance(maze):
    spots = {ch: (r, c) for r, row in enumerate(maze) for c, ch in enumerate(row) if ch in "SE"}
    dist = {spots["S"]: 0}
    q = deque(dist)
    while q:
        r, c = q.popleft()
        if (r, c) == spots["E"]:
            return dist[r, c]
        for nr, nc in ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)):
            if 0 <= nr < len(maze) and 0 <= nc < len(maze[0]) and maze[nr][nc] != "#" and (nr, nc) not in dist:
                dist[nr, nc] = dist[r, c] + 1
                q.append((nr, nc))
    return None

#> maze_bfs_distance(["S.#", "..E"])
#> maze_bfs_distance(["S#E"])
#> maze_bfs_distance(["SE"])
#> maze_bfs_distance(["S..", "##.", "E.."])
#> maze_bfs_distance(["..."])

### mine_counts
def mine_counts(field):
    board = []
    for r, row in enumerate(field):
        line = ""
        for c, cell in enumerate(row):
            if cell == "*":
                line += "*"
                continue
            n = sum(
                field[y][x] == "*"
                for y in range(max(0, r - 1), min(len(field), r + 2))
                for x in range(max(0, c - 1), min(len(row), c + 2))
            )
            line += str(n or " ")
        board.append(line)
    return board

#> mine_counts(["*..", "...", "..*"])
#> mine_counts([])
#> mine_counts(["***"])
#> mine_counts(["...."])
#> mine_counts([".*", "*."])

### matrix_multiply_small
def matrix_multiply_small(a, b):
    if len(a[0]) != len(b):
        raise ValueError("shape mismatch: %dx%d and %dx%d" % (len(a), len(a[0]), len(b), len(b[0])))
    cols = list(zip(*b))
    return [[sum(x * y for x, y in zip(row, col)) for col in cols] for row in a]

#> matrix_multiply_small([[1, 2], [3, 4]], [[0, 1], [1, 0]])
#> matrix_multiply_small([[2, 0, -1]], [[1], [5], [3]])
#> matrix_multiply_small([[1, 2]], [[1, 2]])
#> matrix_multiply_small([[7]], [[6]])
#> matrix_multiply_small([[0.5], [1.5]], [[2, 4]])

### determinant_laplace
def determinant_laplace(m):
    if not m:
        return 1
    head, *rest = m
    total = 0
    for j, v in enumerate(head):
        if v == 0:
            continue
        minor = [row[:j] + row[j + 1:] for row in rest]
        total += (-1) ** j * v * determinant_laplace(minor)
    return total

#> determinant_laplace([[3, 8], [4, 6]])
#> determinant_laplace([])
#> determinant_laplace([[2, 0, 1], [1, 3, 2], [1, 1, 1]])
#> determinant_laplace([[0, 0], [5, 7]])
#> determinant_laplace([[-9]])

### diagonal_sums_alg
def diagonal_sums_alg(square):
    n = len(square)
    main = sum(square[i][i] for i in range(n))
    anti = sum(square[i][~i] for i in range(n))
    both = main + anti - (square[n // 2][n // 2] if n % 2 else 0)
    return main, anti, both

#> diagonal_sums_alg([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> diagonal_sums_alg([[1, 2], [3, 4]])
#> diagonal_sums_alg([])
#> diagonal_sums_alg([[10]])
#> diagonal_sums_alg([[1, 0, 0], [0, 1, 0]])

### is_magic_square
def is_magic_square(sq):
    n = len(sq)
    target = sum(sq[0])
    lines = list(sq) + [list(col) for col in zip(*sq)]
    lines.append([sq[i][i] for i in range(n)])
    lines.append([sq[i][n - 1 - i] for i in range(n)])
    bad = [i for i, line in enumerate(lines) if sum(line) != target]
    return target if not bad else bad

#> is_magic_square([[2, 7, 6], [9, 5, 1], [4, 3, 8]])
#> is_magic_square([[1, 2], [3, 4]])
#> is_magic_square([[5]])
#> is_magic_square([])
#> is_magic_square([[2, 7, 6], [9, 5, 1], [4, 8, 3]])

### magic_square_odd_alg
def magic_square_odd_alg(n):
    if n % 2 == 0:
        return None
    grid = [[0] * n for _ in range(n)]
    r, c = 0, n // 2
    for k in range(1, n * n + 1):
        grid[r][c] = k
        r2, c2 = (r - 1) % n, (c + 1) % n
        r, c = ((r + 1) % n, c) if grid[r2][c2] else (r2, c2)
    return grid

#> magic_square_odd_alg(3)
#> magic_square_odd_alg(4)
#> magic_square_odd_alg(1)
#> magic_square_odd_alg(5)
#> magic_square_odd_alg(0)

### saddle_points_alg
def saddle_points_alg(matrix):
    found = []
    for r, row in enumerate(matrix):
        for c, v in enumerate(row):
            if v == max(row) and v == min(line[c] for line in matrix):
                found.append((r + 1, c + 1))
    return found

#> saddle_points_alg([[9, 8, 7], [5, 3, 2], [6, 6, 7]])
#> saddle_points_alg([])
#> saddle_points_alg([[1, 2], [2, 1]])
#> saddle_points_alg([[4, 4], [4, 4]])
#> saddle_points_alg([[3]])

### zero_rows_and_cols
def zero_rows_and_cols(m):
    zr = {i for i, row in enumerate(m) if 0 in row}
    zc = {j for row in m for j, v in enumerate(row) if v == 0}
    for i, row in enumerate(m):
        for j in range(len(row)):
            if i in zr or j in zc:
                row[j] = 0
    return m

#> zero_rows_and_cols([[1, 2, 3], [4, 0, 6], [7, 8, 9]])
#> zero_rows_and_cols([[1, 1]])
#> zero_rows_and_cols([])
#> zero_rows_and_cols([[0, 5], [5, 5]])
#> zero_rows_and_cols([[0]])

### ticktack_winner
def ticktack_winner(board):
    cells = board.replace("\n", "")
    for a, b, c in [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]:
        if cells[a] != "." and cells[a] == cells[b] == cells[c]:
            return cells[a]
    return "open" if "." in cells else "draw"

#> ticktack_winner("XXX\nOO.\n...")
#> ticktack_winner("X.O\n.O.\nOXX")
#> ticktack_winner(".........")
#> ticktack_winner("XOXXOOOXX")
#> ticktack_winner("X.")

### connect_four_drop_alg
def connect_four_drop_alg(moves, cols=4, rows=3):
    board = [""] * cols
    for i, m in enumerate(moves):
        if len(board[m]) >= rows:
            return f"column {m} full at move {i}"
        board[m] += "RY"[i % 2]
    return [col.ljust(rows, ".") for col in board]

#> connect_four_drop_alg([0, 1, 0, 2])
#> connect_four_drop_alg([3, 3, 3, 3])
#> connect_four_drop_alg([])
#> connect_four_drop_alg([1, -1, 1], cols=2)
#> connect_four_drop_alg([5])

### connect_line_length
def connect_line_length(grid, piece):
    best = 0
    for r in range(len(grid)):
        for c in range(len(grid[r])):
            for dr, dc in ((0, 1), (1, 0), (1, 1), (1, -1)):
                k, y, x = 0, r, c
                while 0 <= y < len(grid) and 0 <= x < len(grid[y]) and grid[y][x] == piece:
                    k, y, x = k + 1, y + dr, x + dc
                best = max(best, k)
    return best

#> connect_line_length(["R..", ".R.", "..R"], "R")
#> connect_line_length(["YY.", "RRY"], "Y")
#> connect_line_length([], "R")
#> connect_line_length(["..", ".."], "R")
#> connect_line_length(["..O", ".O.", "OO."], "O")

### knight_moves_from
def knight_moves_from(square):
    file, rank = "abcdefgh".index(square[0]), int(square[1])
    hops = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
    moves = []
    for df, dr in hops:
        f, r = file + df, rank + dr
        if 0 <= f <= 7 and 1 <= r <= 8:
            moves.append("abcdefgh"[f] + str(r))
    return sorted(moves)

#> knight_moves_from("a1")
#> knight_moves_from("e4")
#> knight_moves_from("h8")
#> knight_moves_from("b7")
#> knight_moves_from("z9")

### queens_attack_pairs
def queens_attack_pairs(queens):
    clashes = []
    for i, (r1, c1) in enumerate(queens):
        for r2, c2 in queens[:i]:
            if r1 == r2 or c1 == c2 or abs(r1 - r2) == abs(c1 - c2):
                clashes.append(((r2, c2), (r1, c1)))
    return clashes

#> queens_attack_pairs([(0, 1), (1, 3), (2, 0), (3, 2)])
#> queens_attack_pairs([(0, 0), (3, 3)])
#> queens_attack_pairs([])
#> queens_attack_pairs([(2, 5), (2, 1), (4, 5)])
#> queens_attack_pairs([(7, 7)])

### n_queens_first
def n_queens_first(n):
    cols = []

    def place(row):
        if row == n:
            return True
        for c in range(n):
            if all(c != q and abs(c - q) != row - r for r, q in enumerate(cols)):
                cols.append(c)
                if place(row + 1):
                    return True
                cols.pop()
        return False

    return cols if place(0) else None

#> n_queens_first(4)
#> n_queens_first(3)
#> n_queens_first(1)
#> n_queens_first(5)
#> n_queens_first(0)

### bishop_path_clear
def bishop_path_clear(start, end, blockers):
    (r1, c1), (r2, c2) = start, end
    if abs(r1 - r2) != abs(c1 - c2) or start == end:
        return "illegal"
    dr = 1 if r2 > r1 else -1
    dc = 1 if c2 > c1 else -1
    r, c = r1 + dr, c1 + dc
    while (r, c) != (r2, c2):
        if (r, c) in blockers:
            return f"blocked at {r},{c}"
        r, c = r + dr, c + dc
    return "ok"

#> bishop_path_clear((0, 0), (3, 3), [(5, 5)])
#> bishop_path_clear((2, 6), (6, 2), [(4, 4)])
#> bishop_path_clear((1, 1), (1, 4), [])
#> bishop_path_clear((7, 7), (5, 5), [])
#> bishop_path_clear((3, 0), (0, 3), {(1, 2): "pawn"})

### sudoku_conflicts
def sudoku_conflicts(rows):
    size = len(rows)
    box = int(size ** 0.5)
    seen, clashes = set(), []
    for r in range(size):
        for c in range(size):
            v = rows[r][c]
            if not v:
                continue
            for key in (("r", r, v), ("c", c, v), ("b", r // box, c // box, v)):
                if key in seen:
                    clashes.append(key)
                seen.add(key)
    return clashes

#> sudoku_conflicts([[1, 2, 3, 4], [3, 4, 1, 2], [2, 1, 4, 3], [4, 3, 2, 1]])
#> sudoku_conflicts([[1, 0, 0, 1], [0, 0, 0, 0], [0, 0, 0, 0], [1, 0, 0, 0]])
#> sudoku_conflicts([])
#> sudoku_conflicts([[0]])
#> sudoku_conflicts([[2, 0, 0, 0], [0, 2, 0, 0], [0, 0, 0, 3], [0, 0, 3, 0]])

### battleship_shots
def battleship_shots(ships, shots):
    hits = {name: 0 for name in ships}
    log = []
    for shot in shots:
        for name, cells in ships.items():
            if shot in cells:
                hits[name] += 1
                log.append("sunk " + name if hits[name] == len(cells) else "hit")
                break
        else:
            log.append("miss")
    return log

#> battleship_shots({"sub": ["A1", "A2"], "tug": ["C3"]}, ["A1", "B1", "A2", "C3"])
#> battleship_shots({}, ["A1"])
#> battleship_shots({"raft": ["D4", "D5"]}, [])
#> battleship_shots({"raft": ["D4", "D5"]}, ["D4", "D4", "D5"])
#> battleship_shots({"a": ["X"], "b": ["X"]}, ["X", "X"])

### snake_grid_numbers
def snake_grid_numbers(rows, cols):
    grid = []
    for r in range(rows):
        line = list(range(r * cols + 1, (r + 1) * cols + 1))
        grid.append(line[::-1] if r & 1 else line)
    return grid

#> snake_grid_numbers(3, 4)
#> snake_grid_numbers(0, 5)
#> snake_grid_numbers(2, 0)
#> snake_grid_numbers(1, 1)
#> snake_grid_numbers(4, 2)

### zigzag_diagonals
def zigzag_diagonals(m):
    diags = {}
    for r, row in enumerate(m):
        for c, v in enumerate(row):
            diags.setdefault(r + c, []).append(v)
    flat = []
    for k in sorted(diags):
        flat.extend(diags[k] if k % 2 else reversed(diags[k]))
    return flat

#> zigzag_diagonals([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> zigzag_diagonals([])
#> zigzag_diagonals([[1, 2, 3]])
#> zigzag_diagonals(["ab", "cd", "ef"])
#> zigzag_diagonals([[1], [2, 3], [4, 5, 6]])

### border_and_core
def border_and_core(grid):
    if len(grid) < 3 or len(grid[0]) < 3:
        return sum(map(sum, grid)), 0
    core = sum(sum(row[1:-1]) for row in grid[1:-1])
    return sum(map(sum, grid)) - core, core

#> border_and_core([[1, 1, 1], [1, 8, 1], [1, 1, 1]])
#> border_and_core([[2, 3], [4, 5]])
#> border_and_core([])
#> border_and_core([[0, 0, 0, 0], [0, 7, -7, 0], [0, 1, 2, 0]])
#> border_and_core([[1, 2, 3, 4]])

### word_search_lines
def word_search_lines(grid, word):
    w = word.upper()
    for r, row in enumerate(grid):
        for label, line in (("E", row), ("W", row[::-1])):
            if w in line:
                at = line.index(w)
                return label, r, at if label == "E" else len(row) - 1 - at
    for c, col in enumerate(zip(*grid)):
        if w in "".join(col):
            return "S", "".join(col).index(w), c
    return None

#> word_search_lines(["CATX", "XDOG", "PEAR"], "dog")
#> word_search_lines(["TAC", "XYZ"], "cat")
#> word_search_lines(["SX", "UX", "NX"], "Sun")
#> word_search_lines([], "any")
#> word_search_lines(["AB", "CD"], "zz")

### merge_2048_row
def merge_2048_row(row):
    tiles = [t for t in row if t]
    out, gained, i = [], 0, 0
    while i < len(tiles):
        if i + 1 < len(tiles) and tiles[i] == tiles[i + 1]:
            out.append(tiles[i] * 2)
            gained += out[-1]
            i += 2
        else:
            out.append(tiles[i])
            i += 1
    return out + [0] * (len(row) - len(out)), gained

#> merge_2048_row([2, 0, 2, 4])
#> merge_2048_row([2, 2, 2, 2])
#> merge_2048_row([0, 0, 0, 0])
#> merge_2048_row([4, 2, 4, 2])
#> merge_2048_row([8, 8, 16, 0, 16])

### bingo_first_win
def bingo_first_win(card, calls):
    marked = [[False] * len(row) for row in card]
    for n, call in enumerate(calls, 1):
        for r, row in enumerate(card):
            if call in row:
                marked[r][row.index(call)] = True
        if any(map(all, marked)) or any(map(all, zip(*marked))):
            return n, call
    return None

#> bingo_first_win([[1, 2], [3, 4]], [1, 4, 3])
#> bingo_first_win([[5, 6], [7, 8]], [9, 5, 8])
#> bingo_first_win([[11]], [11, 12])
#> bingo_first_win([[1, 2, 3], [4, 5, 6]], [4, 5, 9, 6])
#> bingo_first_win([[1, 2], [3, 4]], [])

### plus_sign_area
def plus_sign_area(r, c, arm, size):
    canvas = [["."] * size for _ in range(size)]
    for d in range(-arm, arm + 1):
        for y, x in ((r + d, c), (r, c + d)):
            if 0 <= y < size and 0 <= x < size:
                canvas[y][x] = "+"
    return ["".join(row) for row in canvas]

#> plus_sign_area(1, 1, 1, 3)
#> plus_sign_area(0, 0, 2, 4)
#> plus_sign_area(5, 5, 1, 3)
#> plus_sign_area(2, 2, 0, 5)
#> plus_sign_area(0, 0, 1, 0)

### submatrix_sum_prefix
def submatrix_sum_prefix(m, top, left, bottom, right):
    h, w = len(m), len(m[0])
    p = [[0] * (w + 1) for _ in range(h + 1)]
    for i in range(h):
        for j in range(w):
            p[i + 1][j + 1] = m[i][j] + p[i][j + 1] + p[i + 1][j] - p[i][j]
    return p[bottom + 1][right + 1] - p[top][right + 1] - p[bottom + 1][left] + p[top][left]

#> submatrix_sum_prefix([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 1, 1, 2, 2)
#> submatrix_sum_prefix([[1, 2, 3], [4, 5, 6]], 0, 0, 0, 2)
#> submatrix_sum_prefix([[-5]], 0, 0, 0, 0)
#> submatrix_sum_prefix([[1, 1], [1, 1]], 0, 0, 3, 0)
#> submatrix_sum_prefix([[0, 7], [7, 0]], 0, 1, 1, 1)

### toeplitz_breaks
def toeplitz_breaks(m):
    return [(r, c) for r in range(1, len(m)) for c in range(1, len(m[r])) if m[r][c] != m[r - 1][c - 1]]

#> toeplitz_breaks([[1, 2, 3], [5, 1, 2], [9, 5, 1]])
#> toeplitz_breaks([[1, 2], [2, 2]])
#> toeplitz_breaks([])
#> toeplitz_breaks([[1, 2, 3]])
#> toeplitz_breaks(["abc", "xab", "qxa", "qqq"])

### ascii_rectangle
def ascii_rectangle(width, height, fill=" "):
    if width < 2 or height < 2:
        return "too small"
    edge = "+" + "-" * (width - 2) + "+"
    middle = "|" + fill * (width - 2) + "|"
    return "\n".join([edge] + [middle] * (height - 2) + [edge])

#> ascii_rectangle(5, 3)
#> ascii_rectangle(2, 2)
#> ascii_rectangle(1, 9)
#> ascii_rectangle(6, 4, fill=".")
#> ascii_rectangle(4, -1, "x")

### diamond_of_letters
def diamond_of_letters(top):
    n = ord(top) - ord("A")
    half = []
    for i in range(n + 1):
        ch = chr(ord("A") + i)
        line = ch if i == 0 else ch + "." * (2 * i - 1) + ch
        half.append(line.center(2 * n + 1, "."))
    return half + half[-2::-1]

#> diamond_of_letters("C")
#> diamond_of_letters("B")
#> diamond_of_letters("D")
#> diamond_of_letters("E")
#> diamond_of_letters("AB")

### hop_board_product
def hop_board_product(board, path):
    r = c = 0
    seen = [board[0][0]]
    for step in path:
        r += (step == "v") - (step == "^")
        c += (step == ">") - (step == "<")
        seen.append(board[r][c])
    product = 1
    for v in seen:
        product *= v
    return product, seen

#> hop_board_product([[1, 2], [3, 4]], ">v")
#> hop_board_product([[5]], "")
#> hop_board_product([[1, 2], [3, 4]], "<")
#> hop_board_product([[2, 0], [7, 1]], "v^v>^")
#> hop_board_product([[1, 2]], ">>")
