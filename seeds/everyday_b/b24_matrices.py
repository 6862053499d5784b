### image_threshold_count
def otsu_like_threshold(pixels):
    """Split at the value between the means of the two halves, repeated until stable."""
    threshold = sum(pixels) / len(pixels)
    while True:
        low = [p for p in pixels if p <= threshold]
        high = [p for p in pixels if p > threshold]
        if not high:
            return threshold
        following = (sum(low) / len(low) + sum(high) / len(high)) / 2
        if abs(following - threshold) < 0.5:
            return following
        threshold = following


def image_threshold_count(image: list[list[int]]) -> int:
    """Number of bright pixels after choosing a threshold automatically."""
    pixels = [p for row in image for p in row]
    if not pixels:
        return 0
    threshold = otsu_like_threshold(pixels)
    return sum(p > threshold for p in pixels)

#> image_threshold_count([[10, 12, 200], [11, 210, 205], [9, 14, 190]])
#> image_threshold_count([[50, 50], [50, 50]])
#> image_threshold_count([])
#> image_threshold_count([[0, 30, 60, 90], [120, 150, 180, 255]])
#> image_threshold_count([[1, 2, 3, 250]])

### matrix_is_magic_square
def lines_of(square):
    size = len(square)
    yield from square
    yield from (list(column) for column in zip(*square))
    yield [square[i][i] for i in range(size)]
    yield [square[i][size - 1 - i] for i in range(size)]


def matrix_is_magic_square(square, strict=True):
    size = len(square)
    if any(len(row) != size for row in square):
        return False
    if strict:
        numbers = sorted(n for row in square for n in row)
        if numbers != list(range(1, size * size + 1)):
            return False
    sums = set()
    for line in lines_of(square):
        sums.add(sum(line))
        if len(sums) > 1:
            return False
    return True

#> matrix_is_magic_square([[2, 7, 6], [9, 5, 1], [4, 3, 8]])
#> matrix_is_magic_square([[2, 7, 6], [9, 5, 1], [4, 8, 3]])
#> matrix_is_magic_square([[5, 5], [5, 5]])
#> matrix_is_magic_square([[5, 5], [5, 5]], strict=False)
#> matrix_is_magic_square([[1, 2], [3]])
#> matrix_is_magic_square([[16, 3, 2, 13], [5, 10, 11, 8], [9, 6, 7, 12], [4, 15, 14, 1]])

### convolve_kernel_row
KERNELS = {"edge": (-1, 2, -1), "blur": (1, 2, 1), "shift": (0, 0, 1)}


def convolve(signal, kernel):
    """Apply a kernel of three; missing neighbours count as the edge value."""
    padded = [signal[0], *signal, signal[-1]]
    out = []
    for i in range(len(signal)):
        window = padded[i:i + 3]
        out.append(sum(a * b for a, b in zip(window, kernel)))
    return out


def convolve_kernel_row(signal: list[int], *names: str) -> list[int]:
    """Run a signal through several kernels, dividing by their weight."""
    for name in names:
        kernel = KERNELS[name]
        weight = sum(kernel) or 1
        signal = [value // weight for value in convolve(signal, kernel)]
    return signal

#> convolve_kernel_row([0, 0, 8, 0, 0], "blur")
#> convolve_kernel_row([5, 5, 9, 9], "edge", "shift")
#> convolve_kernel_row([1, 2, 3])
#> convolve_kernel_row([], "blur")
#> convolve_kernel_row([10, 20, 10], "blur", "blur", "edge")

### minesweeper_reveal
def mines_around(field, r, c):
    return sum(
        field[i][j] == "*"
        for i in range(max(0, r - 1), min(len(field), r + 2))
        for j in range(max(0, c - 1), min(len(field[0]), c + 2))
    )


def minesweeper_reveal(field, clicks):
    shown = [["#"] * len(row) for row in field]
    for click in clicks:
        todo = [click]
        while todo:
            r, c = todo.pop()
            if shown[r][c] != "#":
                continue
            if field[r][c] == "*":
                shown[r][c] = "X"
                continue
            count = mines_around(field, r, c)
            shown[r][c] = str(count) if count else "."
            if count == 0:
                todo += [(r + dr, c) for dr in (-1, 1) if 0 <= r + dr < len(field)]
                todo += [(r, c + dc) for dc in (-1, 1) if 0 <= c + dc < len(field[0])]
    return ["".join(row) for row in shown]

#> minesweeper_reveal(["*..", "...", "..*"], [(0, 1)])
#> minesweeper_reveal(["*...."], [(0, 4)])
#> minesweeper_reveal(["..", ".*"], [(1, 1), (0, 0)])
#> minesweeper_reveal(["..."], [])
#> minesweeper_reveal(["...", "...", "..*"], [(0, 0)])

### gaussian_solve_two
from fractions import Fraction


class Singular(ArithmeticError):
    pass


def eliminate(rows):
    """Gauss and Jordan with exact fractions; rows are [coefficients..., right side]."""
    size = len(rows)
    for column in range(size):
        pivot = next((r for r in range(column, size) if rows[r][column] != 0), None)
        if pivot is None:
            raise Singular(f"column {column}")
        rows[column], rows[pivot] = rows[pivot], rows[column]
        factor = rows[column][column]
        rows[column] = [value / factor for value in rows[column]]
        for r in range(size):
            if r != column:
                times = rows[r][column]
                rows[r] = [a - times * b for a, b in zip(rows[r], rows[column])]
    return [row[-1] for row in rows]


def gaussian_solve_two(equations: list[list[int]]) -> list[str] | None:
    """Solutions as texts like '3/2', None when there is no single solution."""
    rows = [[Fraction(value) for value in row] for row in equations]
    try:
        return [str(value) for value in eliminate(rows)]
    except Singular:
        return None

#> gaussian_solve_two([[2, 1, 5], [1, -1, 1]])
#> gaussian_solve_two([[1, 2, 3], [2, 4, 6]])
#> gaussian_solve_two([[0, 3, 2], [4, 1, 7]])
#> gaussian_solve_two([[5, 8]])
#> gaussian_solve_two([[1, 1, 1, 6], [0, 2, 5, -4], [2, 5, -1, 27]])

### queens_attack_each_other
def attack(a, b):
    (r1, c1), (r2, c2) = a, b
    return r1 == r2 or c1 == c2 or abs(r1 - r2) == abs(c1 - c2)


def parse_board(rows):
    """Positions of queens; anything but '.' and 'Q' is an error."""
    queens = []
    for r, row in enumerate(rows):
        for c, cell in enumerate(row):
            if cell == "Q":
                queens.append((r, c))
            elif cell != ".":
                raise ValueError(f"unknown piece {cell!r} at {r},{c}")
    return queens


def queens_attack_each_other(rows):
    queens = parse_board(rows)
    for index, queen in enumerate(queens):
        for other in queens[index + 1:]:
            if attack(queen, other):
                return True
    return False

#> queens_attack_each_other([".Q..", "...Q", "Q...", "..Q."])
#> queens_attack_each_other(["Q...", "...Q", ".Q..", "..Q."])
#> queens_attack_each_other(["....", "..Q."])
#> queens_attack_each_other(["Q.K"])
#> queens_attack_each_other([".Q.", "...", "..."])
#> queens_attack_each_other(["Q...", "...Q", ".Q..", "..Q.", "....", "..Q."])

### seat_neighbour_simulation
def neighbours_taken(rows, r, c):
    taken = 0
    for dc in (-1, 1):
        if 0 <= c + dc < len(rows[r]) and rows[r][c + dc] == "#":
            taken += 1
    for dr in (-1, 1):
        if 0 <= r + dr < len(rows) and rows[r + dr][c] == "#":
            taken += 1
    return taken


def seat_neighbour_simulation(rows: list[str], rounds: int = 3) -> int:
    for _ in range(rounds):
        following = []
        for r, row in enumerate(rows):
            line = ""
            for c, seat in enumerate(row):
                taken = neighbours_taken(rows, r, c)
                if seat == "L" and taken == 0:
                    line += "#"
                elif seat == "#" and taken >= 2:
                    line += "L"
                else:
                    line += seat
            following.append(line)
        if following == rows:
            break
        rows = following
    return sum(row.count("#") for row in rows)

#> seat_neighbour_simulation(["LL", "LL"], rounds=2)
#> seat_neighbour_simulation(["L.L"])
#> seat_neighbour_simulation([])
#> seat_neighbour_simulation(["#L#"], 1)
#> seat_neighbour_simulation(["LLL"], 2)

### table_column_align
def table_column_align(rows, header, gap=2):
    """A text table: numbers to the right, everything else to the left."""
    cells = [[str(cell) for cell in row] for row in [header, *rows]]
    widths = [max(len(row[i]) for row in cells) for i in range(len(header))]
    numeric = [bool(rows) and all(isinstance(row[i], (int, float)) for row in rows) for i in range(len(header))]
    lines = []
    for row in cells:
        padded = []
        for text, width, right in zip(row, widths, numeric):
            padded.append(text.rjust(width) if right else text.ljust(width))
        lines.append((" " * gap).join(padded).rstrip())
    lines.insert(1, "-" * max(map(len, lines)))
    return "\n".join(lines)

#> table_column_align([["tea", 3], ["coffee", 12]], ["item", "qty"])
#> table_column_align([], ["a", "b"])
#> table_column_align([["x", 1.5], ["y", "n/a"]], ["name", "value"], gap=3)
#> table_column_align([["only one"]], ["a", "b"])
#> table_column_align([[1, 20], [300, 4]], ["n", "m"], 1)

### path_sum_minimum_grid
def path_sum_minimum_grid(costs, blocked=frozenset()):
    """Cheapest way from the top left to the bottom right, going right or down only."""
    best: dict[tuple[int, int], int] = {}
    for r, row in enumerate(costs):
        for c, cost in enumerate(row):
            if (r, c) in blocked:
                continue
            if r == c == 0:
                best[r, c] = cost
                continue
            before = [best[p] for p in ((r - 1, c), (r, c - 1)) if p in best]
            if before:
                best[r, c] = cost + min(before)
    return best.get((len(costs) - 1, len(costs[0]) - 1))

#> path_sum_minimum_grid([[1, 3, 1], [1, 5, 1], [4, 2, 1]])
#> path_sum_minimum_grid([[1, 3, 1], [1, 5, 1], [4, 2, 1]], {(0, 2)})
#> path_sum_minimum_grid([[7]])
#> path_sum_minimum_grid([[1, 2], [3, 4]], {(0, 1), (1, 0)})
#> path_sum_minimum_grid([])
#> path_sum_minimum_grid([[1, 3, 1], [1, 5, 1], [4, 2, 1], [1, 3, 1], [1, 5, 1], [4, 2, 1]], {(0, 2)})

### triangle_number_rows
from math import comb


def triangle_row(n):
    """Row n of Pascal's triangle by adding neighbours."""
    row = [1]
    for _ in range(n):
        row = [1] + [a + b for a, b in zip(row, row[1:])] + [1]
    return row


def triangle_number_rows(n: int, modulus: int | None = None) -> str:
    """The triangle up to row n as text; with a modulus, zeros become blanks."""
    if n < 0:
        raise ValueError("rows start at zero")
    lines = []
    for k in range(n + 1):
        row = triangle_row(k)
        assert row[k // 2] == comb(k, k // 2)
        if modulus:
            row = [value % modulus or "" for value in row]
        lines.append(" ".join(map(str, row)))
    return "/".join(lines)

#> triangle_number_rows(3)
#> triangle_number_rows(4, modulus=2)
#> triangle_number_rows(0)
#> triangle_number_rows(-2)
#> triangle_number_rows(5, 5)

### sparse_matrix_multiply
from collections import defaultdict


class Sparse:
    def __init__(self, cells=None):
        self.cells = {k: v for k, v in (cells or {}).items() if v}

    @classmethod
    def parse(cls, text):
        """'0,0=1 2,1=5' makes a matrix with two cells."""
        cells = {}
        for item in text.split():
            place, _, value = item.partition("=")
            row, column = map(int, place.split(","))
            cells[row, column] = int(value)
        return cls(cells)

    def __matmul__(self, other):
        by_row = defaultdict(list)
        for (row, column), value in other.cells.items():
            by_row[row].append((column, value))
        out = defaultdict(int)
        for (row, inner), value in self.cells.items():
            for column, factor in by_row[inner]:
                out[row, column] += value * factor
        return Sparse(out)

    def __str__(self):
        return " ".join(f"{r},{c}={v}" for (r, c), v in sorted(self.cells.items()))


def sparse_matrix_multiply(left: str, right: str) -> str:
    return str(Sparse.parse(left) @ Sparse.parse(right))

#> sparse_matrix_multiply("0,0=2 0,1=3", "0,0=1 1,0=4")
#> sparse_matrix_multiply("", "0,0=1")
#> sparse_matrix_multiply("0,0=1 0,1=1", "0,2=5 1,2=-5")
#> sparse_matrix_multiply("2,7=3", "7,1=4 7,9=1 6,6=6")
#> sparse_matrix_multiply("0-0=1", "")
#> sparse_matrix_multiply("0,0=2 0,1=3 2,7=3 0,0=1 0,1=1", "0,0=1 1,0=4 7,1=4 7,9=1 6,6=6 0,2=5 1,2=-5")

### floor_plan_walls_length
def floor_plan_walls_length(plan):
    rows, columns = len(plan), len(plan[0])

    def at(r, c):
        return plan[r][c] if 0 <= r < rows and 0 <= c < columns else " "

    walls: dict[str, int] = {}
    for r in range(rows):
        for c in range(columns):
            room = plan[r][c]
            if room == ".":
                continue
            sides = sum(at(r + dr, c + dc) != room for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)))
            walls[room] = walls.get(room, 0) + sides
    return walls

#> floor_plan_walls_length(["AAB", "AAB"])
#> floor_plan_walls_length(["K.B"])
#> floor_plan_walls_length(["."])
#> floor_plan_walls_length(["HHH", "HBH"])
#> floor_plan_walls_length([])

### turn_order_hex_distance
from typing import NamedTuple


class Hex(NamedTuple):
    q: int
    r: int

    def __sub__(self, other):
        return Hex(self.q - other.q, self.r - other.r)

    def length(self):
        return (abs(self.q) + abs(self.r) + abs(self.q + self.r)) // 2


STEPS = {"n": Hex(0, -1), "s": Hex(0, 1), "ne": Hex(1, -1), "sw": Hex(-1, 1), "nw": Hex(-1, 0), "se": Hex(1, 0)}


def turn_order_hex_distance(path: str) -> tuple[int, int]:
    """Distance from home after a path on hexagons, and the farthest point reached."""
    home = place = Hex(0, 0)
    farthest = 0
    for step in path.split(","):
        if step not in STEPS:
            raise KeyError(step)
        move = STEPS[step]
        place = Hex(place.q + move.q, place.r + move.r)
        farthest = max(farthest, (place - home).length())
    return (place - home).length(), farthest

#> turn_order_hex_distance("ne,ne,ne")
#> turn_order_hex_distance("ne,ne,sw,sw")
#> turn_order_hex_distance("se,sw,se,sw,sw")
#> turn_order_hex_distance("n,w")
#> turn_order_hex_distance("n,n,se,s,s,nw")

### rotate_layer_of_square
def ring_cells(size, layer):
    low, high = layer, size - 1 - layer
    if low == high:
        return [(low, low)]
    cells = [(low, c) for c in range(low, high)]
    cells += [(r, high) for r in range(low, high)]
    cells += [(high, c) for c in range(high, low, -1)]
    cells += [(r, low) for r in range(high, low, -1)]
    return cells


def rotate_layer_of_square(grid, turns):
    size = len(grid)
    cells = [list(row) for row in grid]
    for layer, turn in enumerate(turns):
        if layer > (size - 1) // 2:
            raise IndexError(f"no ring {layer}")
        ring = ring_cells(size, layer)
        letters = [grid[r][c] for r, c in ring]
        for index, (r, c) in enumerate(ring):
            cells[r][c] = letters[(index - turn) % len(letters)]
    return ["".join(row) for row in cells]

#> rotate_layer_of_square(["abc", "def", "ghi"], [1])
#> rotate_layer_of_square(["ab", "cd"], [-1])
#> rotate_layer_of_square(["abc", "def", "ghi"], [2, 5])
#> rotate_layer_of_square(["x"], [1, 1])
#> rotate_layer_of_square(["abcd", "efgh", "ijkl", "mnop"], [0, 1])

### elevation_profile_climb
def elevation_profile_climb(points: list[tuple[float, int]], smooth: int = 0) -> dict[str, float]:
    """Climb, descent and steepest slope (percent) of a hike of (km, metres) points.

    Changes smaller than `smooth` metres are taken as noise.
    """
    up = down = 0
    steepest = 0.0
    last_km, last_height = points[0]
    for km, height in points[1:]:
        change = height - last_height
        if abs(change) < smooth:
            continue
        if change > 0:
            up += change
        else:
            down -= change
        distance = (km - last_km) * 1000
        if distance > 0:
            steepest = max(steepest, abs(change) / distance * 100)
        last_km, last_height = km, height
    return {"up": up, "down": down, "steepest": round(steepest, 1)}

#> elevation_profile_climb([(0, 500), (1, 620), (2.5, 580), (4, 900)])
#> elevation_profile_climb([(0, 100), (1, 103), (2, 99), (3, 140)], smooth=10)
#> elevation_profile_climb([(0, 10), (0, 50)])
#> elevation_profile_climb([(0, 10)])
#> elevation_profile_climb([])
#> elevation_profile_climb([(0, 100), (1, 103), (2, 99), (3, 140), (0, 500), (1, 620), (2.5, 580), (4, 900), (0, 10), (0, 50)], smooth=10)
#> elevation_profile_climb([(0, 500), (1, 620), (2.5, 580), (4, 900), (0, 100), (1, 103), (2, 99), (3, 140), (0, 10), (0, 50)])

### checkers_moves_available
def checkers_moves_available(board: list[str], player: str) -> int:
    """Number of moves a player has: steps forward and jumps over the other's pieces.

    'w' moves up (towards row 0), 'b' moves down, '.' is free.
    """
    step = -1 if player == "w" else 1
    other = "b" if player == "w" else "w"

    def at(r, c):
        return board[r][c] if 0 <= r < len(board) and 0 <= c < len(board[0]) else None

    moves = 0
    for r, row in enumerate(board):
        for c, piece in enumerate(row):
            if piece != player:
                continue
            for side in (-1, 1):
                target = at(r + step, c + side)
                if target == ".":
                    moves += 1
                elif target == other and at(r + 2 * step, c + 2 * side) == ".":
                    moves += 1
    return moves

#> checkers_moves_available([".b.", "...", "w.w"], "w")
#> checkers_moves_available(["...", ".b.", "w.w"], "w")
#> checkers_moves_available(["...", ".b.", "w.w"], "b")
#> checkers_moves_available([], "w")
#> checkers_moves_available(["b..b", "....", ".w..", "...."], "b")
#> checkers_moves_available([".b.", "...", "w.w", "b..b", "....", ".w..", "...."], "w")
