### mastermind_feedback_history
from collections import Counter


def feedback(secret: str, guess: str) -> tuple[int, int]:
    exact = sum(a == b for a, b in zip(secret, guess))
    common = (Counter(secret) & Counter(guess)).total()
    return exact, common - exact


class Game:
    def __init__(self, secret, tries):
        self.secret, self.tries = secret, tries
        self.history = []

    def guess(self, code):
        if len(code) != len(self.secret):
            raise ValueError(f"{len(code)} pegs")
        if len(self.history) == self.tries:
            raise IndexError("no tries left")
        self.history.append(feedback(self.secret, code))
        return self.history[-1][0] == len(self.secret)


def mastermind_feedback_history(secret: str, guesses: list[str], tries: int = 4):
    game = Game(secret, tries)
    for guess in guesses:
        try:
            if game.guess(guess):
                return len(game.history)
        except ValueError:
            continue
        except IndexError:
            break
    return game.history

#> mastermind_feedback_history("rgby", ["rrgg", "rgyb", "rgby"])
#> mastermind_feedback_history("rrgg", ["grgr", "bbbb", "gg", "ggrr"])
#> mastermind_feedback_history("abc", [])
#> mastermind_feedback_history("aab", ["aba", "baa", "abb", "bab", "aab"])
#> mastermind_feedback_history("x", ["y", "x"], tries=1)

### molecule_weight_formula
import re

WEIGHTS = {"H": 1.008, "C": 12.011, "N": 14.007, "O": 15.999, "S": 32.06, "Na": 22.99, "Cl": 35.45, "Ca": 40.078}
TOKEN = re.compile(r"([A-Z][a-z]?)|(\()|(\))|(\d+)")


class FormulaError(ValueError):
    pass


def molecule_weight_formula(formula):
    stack = [[]]
    position = 0
    while position < len(formula):
        match = TOKEN.match(formula, position)
        if match is None:
            raise FormulaError(f"{formula[position]!r} at {position}")
        element, opening, closing, number = match.groups()
        if element:
            stack[-1].append(WEIGHTS[element])
        elif opening:
            stack.append([])
        elif closing:
            group = stack.pop()
            stack[-1].append(sum(group))
        else:
            stack[-1][-1] *= int(number)
        position = match.end()
    return round(sum(stack[0]), 3)

#> molecule_weight_formula("H2O")
#> molecule_weight_formula("Ca(OH)2")
#> molecule_weight_formula("")
#> molecule_weight_formula("C6H12O6")
#> molecule_weight_formula("Xx2")
#> molecule_weight_formula("Na Cl")
#> molecule_weight_formula("(CH3(CH2)2)2O")
#> molecule_weight_formula("Ca(OH)2C6H12O6")

### dna_translate_protein
CODONS = {"ATG": "M", "TTT": "F", "TTC": "F", "AAA": "K", "GGC": "G", "TGG": "W", "TAA": "*", "TAG": "*"}
PAIRS = str.maketrans("ATCG", "TAGC")


def frames(sequence):
    for strand in (sequence, sequence.translate(PAIRS)[::-1]):
        for start in range(3):
            yield strand[start:]


def translate(strand):
    protein = None
    for index in range(0, len(strand) - 2, 3):
        letter = CODONS.get(strand[index:index + 3], "X")
        if protein is None:
            if letter == "M":
                protein = "M"
        elif letter == "*":
            return protein
        else:
            protein += letter
    return ""


def dna_translate_protein(sequence: str) -> str:
    best = ""
    for strand in frames(sequence.upper()):
        protein = translate(strand)
        if len(protein) > len(best):
            best = protein
    return best

#> dna_translate_protein("ATGTTTAAATAA")
#> dna_translate_protein("ccatgggcaaatggtag")
#> dna_translate_protein("")
#> dna_translate_protein("TTATTTAAACAT")
#> dna_translate_protein("ATGATGATG")

### music_chord_names
NOTES = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
FLATS = {"Db": "C#", "Eb": "D#", "Gb": "F#", "Ab": "G#", "Bb": "A#"}
SHAPES = {(0, 4, 7): "", (0, 3, 7): "m", (0, 4, 7, 10): "7", (0, 3, 6): "dim", (0, 4, 8): "aug"}


def number(name: str) -> int:
    return NOTES.index(FLATS.get(name, name))


def music_chord_names(notes: str) -> str | None:
    """The name of a chord from its notes in any order, e.g. 'E G C' -> 'C'."""
    pitches = sorted({number(note) for note in notes.split()})
    for root in pitches:
        intervals = tuple(sorted((pitch - root) % 12 for pitch in pitches))
        if intervals in SHAPES:
            name = NOTES[root] + SHAPES[intervals]
            first = number(notes.split()[0])
            return name if first == root else f"{name}/{NOTES[first]}"
    return None

#> music_chord_names("C E G")
#> music_chord_names("E G C")
#> music_chord_names("A C E G")
#> music_chord_names("Bb D F Ab")
#> music_chord_names("H C")
#> music_chord_names("D F A D")
#> music_chord_names("C E G Bb D F Ab")
#> music_chord_names("E G C Bb D F Ab")

### perceptron_learns_rule
class Perceptron:
    def __init__(self, size, rate=1):
        self.weights = [0] * size
        self.bias = 0
        self.rate = rate

    def predict(self, values):
        total = self.bias
        for weight, value in zip(self.weights, values):
            total += weight * value
        return 1 if total > 0 else 0

    def train(self, values, target):
        error = target - self.predict(values)
        if error:
            self.bias += self.rate * error
            for index, value in enumerate(values):
                self.weights[index] += self.rate * error * value
        return error == 0


def perceptron_learns_rule(samples: list[tuple[tuple, int]], epochs: int = 6) -> bool:
    if not samples:
        return True
    model = Perceptron(len(samples[0][0]))
    for _ in range(epochs):
        right = [model.train(values, target) for values, target in samples]
        if all(right):
            return True
    return False

#> perceptron_learns_rule([((0, 0), 0), ((0, 1), 1), ((1, 0), 1), ((1, 1), 1)])
#> perceptron_learns_rule([((0, 0), 0), ((0, 1), 1), ((1, 0), 1), ((1, 1), 0)], epochs=4)
#> perceptron_learns_rule([])
#> perceptron_learns_rule([((2,), 1), ((-1,), 0)])
#> perceptron_learns_rule([((0, 0), 0), ((0, 1), 0), ((1, 1), 1)], 1)

### k_means_one_dimension
def nearest(value, centers):
    best = 0
    for index, center in enumerate(centers):
        if abs(value - center) < abs(value - centers[best]):
            best = index
    return best


def k_means_one_dimension(values: list[float], centers: list[float], most: int = 10) -> list[list[float]]:
    for _ in range(most):
        clusters = [[] for _ in centers]
        for value in values:
            clusters[nearest(value, centers)].append(value)
        moved = []
        for cluster, center in zip(clusters, centers):
            moved.append(sum(cluster) / len(cluster) if cluster else center)
        if moved == centers:
            break
        centers = moved
    return clusters

#> k_means_one_dimension([1, 2, 10, 11, 12], [0, 5])
#> k_means_one_dimension([1, 1, 1], [1.0, 9.0])
#> k_means_one_dimension([], [3])
#> k_means_one_dimension([5, 6, 20, 21], [1, 2], most=1)
#> k_means_one_dimension([2, 4, 30, 32, 90], [2, 4, 6])

### naive_bayes_spam_words
import math
from collections import Counter


class Model:
    def __init__(self):
        self.words = {"spam": Counter(), "ham": Counter()}
        self.mails = Counter()

    def learn(self, kind, text):
        self.mails[kind] += 1
        self.words[kind].update(text.lower().split())

    def score(self, kind, text):
        counts = self.words[kind]
        size = len(self.words["spam"] | self.words["ham"])
        total = math.log(self.mails[kind] / self.mails.total())
        for word in text.lower().split():
            total += math.log((counts[word] + 1) / (counts.total() + size))
        return total


def naive_bayes_spam_words(training, text):
    model = Model()
    for line in training:
        kind, _, words = line.partition(": ")
        model.learn(kind, words)
    scores = {kind: model.score(kind, text) for kind in ("ham", "spam")}
    return max(scores, key=scores.get)

#> naive_bayes_spam_words(["spam: win money now", "ham: see you now", "ham: lunch money"], "win money")
#> naive_bayes_spam_words(["spam: win win win", "ham: hello friend"], "hello you")
#> naive_bayes_spam_words(["spam: a", "ham: b"], "")
#> naive_bayes_spam_words(["spam: x"], "x")
#> naive_bayes_spam_words(["spam: cheap pills cheap", "spam: cheap watch", "ham: watch the game", "ham: game today"], "cheap game")

### battleship_shots_result
class Ship:
    def __init__(self, name, cells):
        self.name = name
        self.cells = set(cells)

    def hit(self, cell):
        self.cells.discard(cell)
        return not self.cells


class Board:
    def __init__(self, spec):
        self.where = {}
        for entry in spec.split(","):
            name, start, direction, size = entry.split()
            row, column = ord(start[0]) - ord("A"), int(start[1:])
            cells = [(row + i, column) if direction == "v" else (row, column + i) for i in range(int(size))]
            if any(cell in self.where for cell in cells):
                raise ValueError(f"{name} overlaps")
            ship = Ship(name, cells)
            self.where.update(dict.fromkeys(cells, ship))

    def shoot(self, place):
        cell = (ord(place[0]) - ord("A"), int(place[1:]))
        ship = self.where.pop(cell, None)
        if ship is None:
            return "miss"
        return f"sunk {ship.name}" if ship.hit(cell) else "hit"


def battleship_shots_result(spec: str, shots: str) -> list[str]:
    board = Board(spec)
    return [board.shoot(shot) for shot in shots.split()]

#> battleship_shots_result("sub A1 h 3, boat C2 v 2", "A1 B1 A2 A3 A3 C2")
#> battleship_shots_result("a A1 h 2, b A2 v 2", "A1")
#> battleship_shots_result("dot B5 h 1", "")
#> battleship_shots_result("x A1 v 2, y A2 v 2, z A3 v 1", "A1 A2 A3 B1 B2 B3")
#> battleship_shots_result("p D4 v 3", "D4 E4 F4 G4")

### connect_four_winner_d19
class Column(list):
    def drop(self, player, height):
        if len(self) == height:
            raise ValueError("column is full")
        self.append(player)


DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


def cell(columns, c, r):
    return columns[c][r] if 0 <= c < len(columns) and 0 <= r < len(columns[c]) else "."


def wins(columns, c, r):
    player = columns[c][r]
    for dc, dr in DIRECTIONS:
        run = 1
        for sign in (1, -1):
            x, y = c + sign * dc, r + sign * dr
            while cell(columns, x, y) == player:
                run += 1
                x, y = x + sign * dc, y + sign * dr
        if run >= 4:
            return True
    return False


def connect_four_winner_d19(moves: str, width: int = 5, height: int = 4) -> str:
    columns = [Column() for _ in range(width)]
    for number, digit in enumerate(moves):
        player = "RY"[number % 2]
        try:
            columns[int(digit)].drop(player, height)
        except (ValueError, IndexError):
            return "!"
        if wins(columns, int(digit), len(columns[int(digit)]) - 1):
            return player
    return "-"

#> connect_four_winner_d19("0101010")
#> connect_four_winner_d19("00112233")
#> connect_four_winner_d19("0000012")
#> connect_four_winner_d19("")
#> connect_four_winner_d19("9")
#> connect_four_winner_d19("01122323343")
#> connect_four_winner_d19("00000120101010")
#> connect_four_winner_d19("000001200112233")

### game_2048_slide_left
def slide(row):
    tiles = [tile for tile in row if tile]
    merged, score = [], 0
    while tiles:
        tile = tiles.pop(0)
        if tiles and tiles[0] == tile:
            tile += tiles.pop(0)
            score += tile
        merged.append(tile)
    return merged + [0] * (len(row) - len(merged)), score


def turn(board):
    return [list(row) for row in zip(*board[::-1])]


TURNS = {"L": 0, "D": 1, "R": 2, "U": 3}


def game_2048_slide_left(board, moves):
    """The board and score after moves L, R, U, D (no new tiles)."""
    total = 0
    for move in moves:
        for _ in range(TURNS[move]):
            board = turn(board)
        rows = []
        for row in board:
            new, score = slide(row)
            rows.append(new)
            total += score
        board = rows
        for _ in range((4 - TURNS[move]) % 4):
            board = turn(board)
    return board, total

#> game_2048_slide_left([[2, 2], [4, 0]], "L")
#> game_2048_slide_left([[2, 2], [4, 0]], "LD")
#> game_2048_slide_left([[2, 2, 2], [0, 4, 4], [8, 0, 8]], "R")
#> game_2048_slide_left([], "L")
#> game_2048_slide_left([[1]], "X")
