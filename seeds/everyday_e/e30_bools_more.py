### recipe_lines_fit_diet
MEAT = {"beef", "chicken", "ham", "bacon"}
DAIRY = {"milk", "butter", "cheese", "cream"}


def recipe_lines_fit_diet(lines: list[str], diet: str) -> bool:
    """Lines such as '200 g cheese'; diets: vegetarian, vegan, low-salt (< 5 g)."""
    salt = 0.0
    for line in lines:
        words = line.lower().split()
        name = words[-1]
        if diet in ("vegetarian", "vegan") and name in MEAT:
            return False
        if diet == "vegan" and (name in DAIRY or name == "eggs"):
            return False
        if name == "salt" and words[0].replace(".", "").isdigit():
            salt += float(words[0])
    return diet != "low-salt" or salt < 5

#> recipe_lines_fit_diet(["200 g Cheese", "3 eggs", "5 g salt"], "vegetarian")
#> recipe_lines_fit_diet(["200 g Cheese", "3 eggs", "5 g salt"], "vegan")
#> recipe_lines_fit_diet(["200 g Cheese", "3 eggs", "2.5 g salt", "2.5 g salt"], "low-salt")
#> recipe_lines_fit_diet(["1 kg flour", "100 g bacon", "pinch salt"], "vegetarian")
#> recipe_lines_fit_diet([], "vegan")
#> recipe_lines_fit_diet(["500 g beef", "4.9 g salt", "a bit of pepper"], "low-salt")
#> recipe_lines_fit_diet(['500 g beef', '4.9 g salt', 'a bit of pepper', '200 g Cheese', '3 eggs', '5 g salt', '200 g Cheese', '3 eggs', '2.5 g salt', '2.5 g salt'], 'low-salt')
#> recipe_lines_fit_diet(['500 g beef', '4.9 g salt', 'a bit of pepper', '200 g Cheese', '3 eggs', '5 g salt', '1 kg flour', '100 g bacon', 'pinch salt'], 'low-salt')

### snake_game_survives
def snake_game_survives(moves: str, size: int = 5, food=((0, 2), (2, 2))) -> bool:
    """Snake starts at (0, 0) in row, column; U D L R; grows on food, dies on walls and itself."""
    step = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
    body = [(0, 0)]
    left = list(food)
    for move in moves:
        dr, dc = step[move]
        head = (body[0][0] + dr, body[0][1] + dc)
        if not (0 <= head[0] < size and 0 <= head[1] < size):
            return False
        if head in left:
            left.remove(head)
        else:
            body.pop()
        if head in body:
            return False
        body.insert(0, head)
    return True

#> snake_game_survives("RRDDLLUU")
#> snake_game_survives("RRR", size=3)
#> snake_game_survives("RRDLU", food=((0, 1), (0, 2), (1, 2), (1, 1)))
#> snake_game_survives("")
#> snake_game_survives("RRRRDDDDLLLLUUU")
#> snake_game_survives("RX")
#> snake_game_survives('RRRRDDDDLLLLUUURRDLURRDDLLUU')
#> snake_game_survives('RRDDLLUURRRRDDDDLLLLUUURRR')

### dependency_versions_ok
def at_least(version, minimum):
    a = [int(x) for x in version.split(".")]
    b = [int(x) for x in minimum.split(".")]
    while len(a) < len(b):
        a.append(0)
    return a >= b


def dependency_versions_ok(installed: dict[str, str], needs: list[str]) -> bool:
    """Needs like 'lib>=1.4', 'tool' or 'old!' (must not be there)."""
    for need in needs:
        if need.endswith("!"):
            if need[:-1] in installed:
                return False
            continue
        name, _, minimum = need.partition(">=")
        if name not in installed:
            return False
        if minimum and not at_least(installed[name], minimum):
            return False
    return True

#> dependency_versions_ok({"lib": "1.10", "tool": "2"}, ["lib>=1.4", "tool", "old!"])
#> dependency_versions_ok({"lib": "1.3.9"}, ["lib>=1.4"])
#> dependency_versions_ok({"lib": "2"}, ["lib>=2.0.0", "gone"])
#> dependency_versions_ok({"old": "1"}, ["old!"])
#> dependency_versions_ok({}, [])
#> dependency_versions_ok({"a": "1.0", "b": "3.2.1", "c": "0.9"}, ["a>=1", "b>=3.2", "c>=0.8.5", "d!"])
#> dependency_versions_ok({'a': '1.0', 'b': '3.2.1', 'c': '0.9', 'old': '1'}, ['a>=1', 'b>=3.2', 'c>=0.8.5', 'd!'])

### crossword_fits_slot
def crossword_fits_slot(grid: list[str], row: int, col: int, word: str, down: bool = False) -> bool:
    """Whether the word can be written there: '.' is free, '#' a block, letters must agree."""
    for i, letter in enumerate(word):
        r = row + i if down else row
        c = col if down else col + i
        if r >= len(grid) or c >= len(grid[r]):
            return False
        cell = grid[r][c]
        if cell != "." and cell != letter:
            return False
    # the slot must end there
    r, c = (row + len(word), col) if down else (row, col + len(word))
    return r >= len(grid) or c >= len(grid[r]) or grid[r][c] == "#"

#> crossword_fits_slot(["..a#", "#.b.", "...."], 0, 0, "sea")
#> crossword_fits_slot(["..a#", "#.b.", "...."], 0, 0, "tee")
#> crossword_fits_slot(["..a#", "#.b.", "...."], 0, 2, "abc", down=True)
#> crossword_fits_slot(["..a#", "#.b.", "...."], 0, 1, "ox", True)
#> crossword_fits_slot([".."], 0, 1, "no")
#> crossword_fits_slot(["...."], 0, 0, "word")

### schedule_respects_breaks
def schedule_respects_breaks(lessons: list[tuple[str, int, int]]) -> bool:
    """Lessons (subject, start, minutes): a ten minute break between two, lunch of 45 after three in a row."""
    in_a_row = 0
    end_before = None
    for subject, start, length in sorted(lessons, key=lambda x: x[1]):
        if end_before is not None:
            gap = start - end_before
            if gap < 10:
                return False
            if gap >= 45:
                in_a_row = 0
        in_a_row += 1
        if in_a_row > 3 and subject != "sports":
            return False
        end_before = start + length
    return True

#> schedule_respects_breaks([("math", 480, 45), ("art", 535, 45), ("bio", 595, 45), ("latin", 700, 45)])
#> schedule_respects_breaks([("math", 480, 45), ("art", 530, 45)])
#> schedule_respects_breaks([("math", 480, 45), ("art", 540, 45), ("bio", 600, 45), ("latin", 660, 45)])
#> schedule_respects_breaks([])
#> schedule_respects_breaks([("sports", 660, 90), ("bio", 600, 45), ("art", 540, 45), ("math", 480, 45)])

### voucher_code_plausible
ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"


def check_letter(body):
    total = 0
    for i, ch in enumerate(body):
        total += (i + 1) * ALPHABET.index(ch)
    return ALPHABET[total % len(ALPHABET)]


def voucher_code_plausible(code: str) -> bool:
    cleaned = code.upper().replace("-", "").replace(" ", "")
    if len(cleaned) != 9:
        return False
    for ch in cleaned:
        if ch not in ALPHABET:
            return False
    return check_letter(cleaned[:-1]) == cleaned[-1]

#> voucher_code_plausible("2222-2222-2")
#> voucher_code_plausible("3222-2222-3")
#> voucher_code_plausible("abcd-efgh-j")
#> voucher_code_plausible("2222-2220-2")
#> voucher_code_plausible("22")
#> voucher_code_plausible("2322 2222 4")

### all_tests_have_owner
import re


def all_tests_have_owner(source: str, owners: set[str]) -> bool:
    """Every def test_... must be preceded by '# owner: NAME' with a known name."""
    owner = None
    for line in source.splitlines():
        stripped = line.strip()
        if m := re.match(r"#\s*owner:\s*(\w+)", stripped):
            owner = m.group(1)
        elif stripped.startswith("def test_"):
            if owner not in owners:
                return False
            owner = None
        elif stripped.startswith("class "):
            owner = None
    return True

#> all_tests_have_owner("# owner: kim\ndef test_a():\n    pass\n\n#owner:lee\ndef test_b():\n    pass", {"kim", "lee"})
#> all_tests_have_owner("# owner: kim\ndef test_a(): pass\ndef test_b(): pass", {"kim"})
#> all_tests_have_owner("# owner: eve\ndef test_a(): pass", {"kim"})
#> all_tests_have_owner("# owner: kim\nclass T:\n    def test_a(self): pass", {"kim"})
#> all_tests_have_owner("def helper(): pass\nx = 1", set())
#> all_tests_have_owner('# owner: kim\ndef test_a():\n    pass\n\n#owner:lee\ndef test_b():\n    pass\ndef helper(): pass\nx = 1\n# owner: kim\nclass T:\n    def test_a(self): pass', {'kim', 'lee'})
#> all_tests_have_owner('# owner: kim\ndef test_a():\n    pass\n\n#owner:lee\ndef test_b():\n    pass\n# owner: kim\ndef test_a(): pass\ndef test_b(): pass\ndef helper(): pass\nx = 1', {'kim', 'lee'})

### polygon_contains_point
def polygon_contains_point(corners: list[tuple[float, float]], point: tuple[float, float]) -> bool:
    """Ray casting to the right; points on an edge may go either way."""
    x, y = point
    inside = False
    previous = corners[-1] if corners else (0, 0)
    for current in corners:
        x1, y1 = previous
        x2, y2 = current
        if (y1 > y) != (y2 > y):
            crossing = x1 + (y - y1) * (x2 - x1) / (y2 - y1)
            if x < crossing:
                inside = not inside
        previous = current
    return inside

#> polygon_contains_point([(0, 0), (4, 0), (4, 4), (0, 4)], (2, 2))
#> polygon_contains_point([(0, 0), (4, 0), (4, 4), (0, 4)], (5, 2))
#> polygon_contains_point([(0, 0), (6, 0), (6, 6), (3, 2), (0, 6)], (3, 4))
#> polygon_contains_point([], (1, 1))
#> polygon_contains_point([(0, 0), (6, 0), (6, 6), (3, 2), (0, 6)], (1, 3))
#> polygon_contains_point([(0, 0), (6, 0), (6, 6), (3, 2), (0, 6), (0, 0), (6, 0), (6, 6), (3, 2), (0, 6), (0, 0), (4, 0), (4, 4), (0, 4)], (1, 3))
#> polygon_contains_point([(0, 0), (6, 0), (6, 6), (3, 2), (0, 6), (0, 0), (4, 0), (4, 4), (0, 4), (0, 0), (4, 0), (4, 4), (0, 4)], (1, 3))

### stock_reservation_feasible
from collections import Counter


def stock_reservation_feasible(stock: dict[str, int], kits: dict[str, list[str]], orders: list[tuple[str, int]]) -> bool:
    """Orders name articles or kits; a kit uses its parts (kits may hold kits)."""
    need: Counter = Counter()

    def add(name, count):
        if name in kits:
            for part in kits[name]:
                add(part, count)
        else:
            need[name] += count

    for name, count in orders:
        add(name, count)
    for name, count in need.items():
        if stock.get(name, 0) < count:
            return False
    return True

#> stock_reservation_feasible({"leg": 8, "top": 2, "screw": 30}, {"table": ["leg", "leg", "leg", "leg", "top", "bag"], "bag": ["screw", "screw"]}, [("table", 2), ("screw", 20)])
#> stock_reservation_feasible({"leg": 8, "top": 1, "screw": 30}, {"table": ["leg", "leg", "top"]}, [("table", 2)])
#> stock_reservation_feasible({}, {}, [])
#> stock_reservation_feasible({"pen": 3}, {}, [("pen", 1), ("pen", 2)])
#> stock_reservation_feasible({"pen": 3}, {}, [("ink", 1)])
#> stock_reservation_feasible({'leg': 8, 'top': 2, 'screw': 30, 'pen': 3}, {'table': ['leg', 'leg', 'leg', 'leg', 'top', 'bag'], 'bag': ['screw', 'screw']}, [('table', 2), ('screw', 20)])

### invoice_number_sequence_ok
def invoice_number_sequence_ok(numbers: list[str]) -> bool:
    """'2024-0007' style: no gaps within a year, years rise, each year starts at 1."""
    year = last = None
    for text in numbers:
        y, dash, n = text.partition("-")
        if not dash or not (y.isdigit() and n.isdigit()) or len(n) != 4:
            return False
        y, n = int(y), int(n)
        if y == year:
            if n != last + 1:
                return False
        elif (year is not None and y < year) or n != 1:
            return False
        year, last = y, n
    return True

#> invoice_number_sequence_ok(["2023-0001", "2023-0002", "2024-0001", "2024-0002", "2024-0003"])
#> invoice_number_sequence_ok(["2023-0001", "2023-0003"])
#> invoice_number_sequence_ok(["2024-0001", "2023-0001"])
#> invoice_number_sequence_ok(["2024/0001"])
#> invoice_number_sequence_ok([])
#> invoice_number_sequence_ok(["2023-0001", "2024-0002"])
#> invoice_number_sequence_ok(['2023-0001', '2023-0002', '2024-0001', '2024-0002', '2024-0003', '2024-0001', '2023-0001'])

### dominoes_line_matches
def dominoes_line_matches(line: str) -> bool:
    """'[1|2][2|5]' is a correct line; a broken syntax raises."""
    last = None
    position = 0
    while position < len(line):
        stone = line[position:position + 5]
        if len(stone) < 5 or stone[0] != "[" or stone[2] != "|" or stone[4] != "]":
            raise ValueError(f"no stone at {position}")
        left, right = int(stone[1]), int(stone[3])
        if left > 6 or right > 6:
            return False
        if last is not None and left != last:
            return False
        last = right
        position += 5
    return True

#> dominoes_line_matches("[1|2][2|5][5|5][5|0]")
#> dominoes_line_matches("[1|2][3|5]")
#> dominoes_line_matches("[1|2][2|")
#> dominoes_line_matches("")
#> dominoes_line_matches("[6|6][6|7]")
#> dominoes_line_matches("[0|0][0|3][3|1][1|4][4|4][4|6]")
#> dominoes_line_matches('[1|2][2|5][5|5][5|0][0|0][0|3][3|1][1|4][4|4][4|6][1|2][3|5]')
#> dominoes_line_matches('[0|0][0|3][3|1][1|4][4|4][4|6][6|6][6|7][1|2][2|')
