### rotate_picture_quarter
def rotate_picture_quarter(rows: list[str], turns: int = 1) -> list[str]:
    """Turn a text picture clockwise by quarter turns."""
    width = max((len(row) for row in rows), default=0)
    picture = [row.ljust(width, ".") for row in rows]
    for _ in range(turns % 4):
        turned = []
        for column in range(len(picture[0]) if picture else 0):
            line = ""
            for row in reversed(picture):
                line += row[column]
            turned.append(line)
        picture = turned
    return picture

#> rotate_picture_quarter(["#..", "##.", "..#"])
#> rotate_picture_quarter(["ab", "c"], 3)
#> rotate_picture_quarter(["xyz"], turns=-1)
#> rotate_picture_quarter([])
#> rotate_picture_quarter(["12", "34", "56"], 2)
#> rotate_picture_quarter(['ab', 'c', '12', '34', '56', '#..', '##.', '..#'], 3)
#> rotate_picture_quarter(['xyz', '12', '34', '56', '#..', '##.', '..#'], turns=-1)

### life_board_next_generation
def neighbours(grid, row, col):
    count = 0
    for r in range(row - 1, row + 2):
        for c in range(col - 1, col + 2):
            if (r, c) == (row, col):
                continue
            if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == "o":
                count += 1
    return count


def life_board_next_generation(grid):
    new = []
    for r, line in enumerate(grid):
        text = ""
        for c, cell in enumerate(line):
            n = neighbours(grid, r, c)
            alive = n == 3 or (n == 2 and cell == "o")
            text += "o" if alive else "."
        new.append(text)
    return new

#> life_board_next_generation(["...", "ooo", "..."])
#> life_board_next_generation(["oo", "oo"])
#> life_board_next_generation(["o.", ".o"])
#> life_board_next_generation([])
#> life_board_next_generation(["oo.", "o.."])

### mine_field_numbers
def mine_field_numbers(field: list[str]) -> list[str]:
    """Numbers of mines around each free cell."""
    height = len(field)
    hints = []
    for r, row in enumerate(field):
        line = ""
        for c, cell in enumerate(row):
            if cell == "*":
                line += "*"
                continue
            mines = 0
            for nr in range(max(0, r - 1), min(height, r + 2)):
                mines += field[nr][max(0, c - 1):c + 2].count("*")
            line += str(mines) if mines else "."
        hints.append(line)
    return hints

#> mine_field_numbers(["*..", "...", "..*"])
#> mine_field_numbers(["....", "....", "...."])
#> mine_field_numbers([])
#> mine_field_numbers(["**", "**"])
#> mine_field_numbers([".*.*.", ".....", "*...*"])
#> mine_field_numbers(['....', '....', '....', '**', '**', '*..', '...', '..*'])
#> mine_field_numbers(['.*.*.', '.....', '*...*', '*..', '...', '..*'])

### bucket_fill_canvas
def bucket_fill_canvas(canvas, row, col, colour):
    cells = [list(line) for line in canvas]
    if not (0 <= row < len(cells) and 0 <= col < len(cells[0])):
        raise IndexError(f"({row}, {col}) is outside")
    old = cells[row][col]
    if old == colour:
        return canvas
    stack = [(row, col)]
    while stack:
        r, c = stack.pop()
        if r < 0 or c < 0 or r >= len(cells) or c >= len(cells[r]):
            continue
        if cells[r][c] != old:
            continue
        cells[r][c] = colour
        stack.extend([(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)])
    return ["".join(line) for line in cells]

#> bucket_fill_canvas(["..#", ".#.", "#.."], 0, 0, "x")
#> bucket_fill_canvas(["aaa", "aba", "aaa"], 1, 1, "c")
#> bucket_fill_canvas(["ab"], 0, 5, "c")
#> bucket_fill_canvas(["ab", "ba"], 0, 0, "a")
#> bucket_fill_canvas(["....", "####", "...."], 2, 3, "~")
#> bucket_fill_canvas(['....', '####', '....', '..#', '.#.', '#..', 'ab', 'ba'], 2, 3, '~')
#> bucket_fill_canvas(['....', '####', '....', 'aaa', 'aba', 'aaa', '..#', '.#.', '#..'], 2, 3, '~')

### maze_fewest_steps_or_raise
from collections import deque


def maze_fewest_steps_or_raise(maze: list[str]) -> int:
    """Fewest steps from S to E; walls are #. Raises when there is no way."""
    for r, row in enumerate(maze):
        if "S" in row:
            start = (r, row.index("S"))
    distance = {start: 0}
    queue = deque([start])
    while queue:
        r, c = queue.popleft()
        if maze[r][c] == "E":
            return distance[r, c]
        for nr, nc in ((r + 1, c), (r, c + 1), (r - 1, c), (r, c - 1)):
            inside = 0 <= nr < len(maze) and 0 <= nc < len(maze[nr])
            if inside and maze[nr][nc] != "#" and (nr, nc) not in distance:
                distance[nr, nc] = distance[r, c] + 1
                queue.append((nr, nc))
    raise LookupError("no way out")

#> maze_fewest_steps_or_raise(["S.#", ".#.", "..E"])
#> maze_fewest_steps_or_raise(["SE"])
#> maze_fewest_steps_or_raise(["S#E"])
#> maze_fewest_steps_or_raise(["S...", "###.", "E..."])
#> maze_fewest_steps_or_raise(["...", "..."])
#> maze_fewest_steps_or_raise(['S#E', '...', '...', 'S...', '###.', 'E...'])
#> maze_fewest_steps_or_raise(['S#E', '...', '...', 'S.#', '.#.', '..E'])

### matrix_product_checked
class ShapeError(ValueError):
    pass


def shape(matrix):
    widths = {len(row) for row in matrix}
    if len(widths) != 1:
        raise ShapeError("ragged matrix")
    return len(matrix), widths.pop()


def matrix_product_checked(a, b):
    rows, inner = shape(a)
    inner_b, columns = shape(b)
    if inner != inner_b:
        raise ShapeError(f"{rows}x{inner} times {inner_b}x{columns}")
    product = []
    for i in range(rows):
        line = []
        for j in range(columns):
            cell = 0
            for k in range(inner):
                cell += a[i][k] * b[k][j]
            line.append(cell)
        product.append(line)
    return product

#> matrix_product_checked([[1, 2], [3, 4]], [[0, 1], [1, 0]])
#> matrix_product_checked([[1, 2, 3]], [[4], [5], [6]])
#> matrix_product_checked([[1, 2]], [[1, 2]])
#> matrix_product_checked([[1, 2], [3]], [[1], [2]])
#> matrix_product_checked([[2, 0, 1], [1, 3, 2]], [[1, 1], [0, 2], [4, -1]])
#> matrix_product_checked([[2, 0, 1], [1, 3, 2], [1, 2, 3]], [[1, 1], [0, 2], [4, -1]])
#> matrix_product_checked([[1, 2, 3], [2, 0, 1], [1, 3, 2]], [[4], [5], [6]])

### noughts_and_crosses_verdict
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def noughts_and_crosses_verdict(board: str) -> str:
    """'X wins', 'O wins', 'draw', 'X to move', 'O to move' or 'impossible'."""
    x, o = board.count("X"), board.count("O")
    if x not in (o, o + 1):
        return "impossible"
    winners = set()
    for a, b, c in LINES:
        if board[a] != "." and board[a] == board[b] == board[c]:
            winners.add(board[a])
    if len(winners) > 1 or (winners == {"X"} and x == o) or (winners == {"O"} and x > o):
        return "impossible"
    if winners:
        return winners.pop() + " wins"
    if x + o == 9:
        return "draw"
    return ("X" if x == o else "O") + " to move"

#> noughts_and_crosses_verdict("XXXOO....")
#> noughts_and_crosses_verdict("XOXOXOOXO")
#> noughts_and_crosses_verdict("XXX......")
#> noughts_and_crosses_verdict(".........")
#> noughts_and_crosses_verdict("XXXOOO...")
#> noughts_and_crosses_verdict("XOXXOOOXX")
#> noughts_and_crosses_verdict("X........")

### row_and_column_sums_agree
def row_and_column_sums_agree(table, row_sums, column_sums):
    for row, expected in zip(table, row_sums):
        total = 0
        for value in row:
            total += value
        if total != expected:
            return False
    for j, expected in enumerate(column_sums):
        total = 0
        for row in table:
            total += row[j]
        if total != expected:
            return False
    return sum(row_sums) == sum(column_sums)

#> row_and_column_sums_agree([[1, 2, 3], [4, 5, 6]], [6, 15], [5, 7, 9])
#> row_and_column_sums_agree([[1, 2], [3, 4]], [3, 8], [4, 6])
#> row_and_column_sums_agree([[1, 2], [3, 4]], [3, 7], [4, 7])
#> row_and_column_sums_agree([], [], [])
#> row_and_column_sums_agree([[0, 0], [0, 0], [1, -1]], [0, 0, 0], [1, -1])
#> row_and_column_sums_agree([[1, 2], [3, 4]], [3, 7], [4])
#> row_and_column_sums_agree([[0, 0], [0, 0], [1, -1], [1, 2], [3, 4], [1, 2], [3, 4]], [0, 0, 0], [1, -1])

### queens_do_not_attack
def queens_do_not_attack(columns: list[int]) -> bool:
    """columns[i] is the column of the queen in row i."""
    for i, a in enumerate(columns):
        if not 0 <= a < len(columns):
            raise ValueError(f"column {a}")
        for j in range(i):
            b = columns[j]
            if a == b or abs(a - b) == i - j:
                return False
    return True

#> queens_do_not_attack([1, 3, 0, 2])
#> queens_do_not_attack([0, 1, 2, 3])
#> queens_do_not_attack([0, 4, 7, 5, 2, 6, 1, 3])
#> queens_do_not_attack([])
#> queens_do_not_attack([0, 9])
#> queens_do_not_attack([0, 2, 4, 1, 2])
#> queens_do_not_attack([0, 4, 7, 5, 2, 6, 1, 3, 1, 3, 0, 2, 0, 2, 4, 1, 2])

### lowest_neighbour_points
def lowest_neighbour_points(heights: list[str]) -> list[tuple[int, int, int]]:
    """Points lower than their four neighbours, as (row, column, height)."""
    low = []
    for r, row in enumerate(heights):
        for c, digit in enumerate(row):
            around = []
            if r > 0:
                around.append(heights[r - 1][c])
            if r + 1 < len(heights):
                around.append(heights[r + 1][c])
            if c > 0:
                around.append(row[c - 1])
            if c + 1 < len(row):
                around.append(row[c + 1])
            if all(digit < other for other in around):
                low.append((r, c, int(digit)))
    return low

#> lowest_neighbour_points(["219", "398", "985"])
#> lowest_neighbour_points(["11", "11"])
#> lowest_neighbour_points([])
#> lowest_neighbour_points(["5"])
#> lowest_neighbour_points(["2199", "3987", "9856"])

### seat_map_after_boarding
def seat_map_after_boarding(plan, passengers):
    """Put passengers on free seats ('.'), window wishes 'w' at the ends of rows first."""
    rows = [list(row) for row in plan]
    missed = []
    for name, wish in passengers:
        options = []
        for r, row in enumerate(rows):
            for c, seat in enumerate(row):
                if seat == ".":
                    window = c in (0, len(row) - 1)
                    options.append((window != (wish == "w"), r, c))
        if not options:
            missed.append(name)
            continue
        _, r, c = min(options)
        rows[r][c] = name
    return ["".join(row) for row in rows], missed

#> seat_map_after_boarding(["..x", "..."], [("A", "w"), ("B", "a"), ("C", "w")])
#> seat_map_after_boarding(["."], [("A", "w"), ("B", "w")])
#> seat_map_after_boarding(["x.x"], [])
#> seat_map_after_boarding(["....", "x..x"], [("D", "a"), ("E", "a"), ("F", "a"), ("G", "w")])
#> seat_map_after_boarding([], [("A", "w")])
#> seat_map_after_boarding(['....', 'x..x', '..x', '...'], [('D', 'a'), ('E', 'a'), ('F', 'a'), ('G', 'w')])
#> seat_map_after_boarding(['..x', '...', 'x.x', '....', 'x..x'], [('A', 'w'), ('B', 'a'), ('C', 'w')])

### pascal_triangle_mod
def pascal_triangle_mod(rows: int, modulus: int) -> list[str]:
    """Pascal's triangle; multiples of the modulus are dots."""
    line = [1]
    picture = []
    for _ in range(rows):
        text = ""
        for value in line:
            text += "." if value % modulus == 0 else "#"
        picture.append(text)
        following = [1]
        for a, b in zip(line, line[1:]):
            following.append(a + b)
        line = following + [1]
    return picture

#> pascal_triangle_mod(4, 2)
#> pascal_triangle_mod(6, 3)
#> pascal_triangle_mod(0, 5)
#> pascal_triangle_mod(2, 0)
#> pascal_triangle_mod(5, 1)

### word_found_in_grid
def word_at(grid, word, row, col, dr, dc):
    for k, letter in enumerate(word):
        r, c = row + dr * k, col + dc * k
        if not (0 <= r < len(grid) and 0 <= c < len(grid[r])):
            return False
        if grid[r][c] != letter:
            return False
    return True


def word_found_in_grid(grid: list[str], word: str):
    """(row, column, direction) of the first hit: east, south or south-east; None if absent."""
    for r in range(len(grid)):
        for c in range(len(grid[r])):
            for name, dr, dc in (("E", 0, 1), ("S", 1, 0), ("SE", 1, 1)):
                if word_at(grid, word, r, c, dr, dc):
                    return r, c, name
    return None

#> word_found_in_grid(["catx", "xoax", "xxgt"], "cat")
#> word_found_in_grid(["cbd", "xoa", "xgt"], "cot")
#> word_found_in_grid(["ab", "cd"], "zz")
#> word_found_in_grid(["xd", "xo", "xg"], "dog")
#> word_found_in_grid([], "a")
