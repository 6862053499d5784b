### adventure_walk
ROOMS = {
    "hall": {"north": "library", "east": "kitchen"},
    "library": {"south": "hall", "down": "cellar"},
    "kitchen": {"west": "hall"},
    "cellar": {"up": "library"},
}
LOCKED = {("library", "down"): "lamp"}
ITEMS = {"kitchen": "lamp", "cellar": "gold"}


def adventure_walk(commands: list[str], room: str = "hall") -> dict:
    """Play a tiny text adventure and report where it ends."""
    bag: list[str] = []
    messages: list[str] = []
    for command in commands:
        if command == "take":
            item = ITEMS.get(room)
            if item is None or item in bag:
                messages.append("nothing here")
            else:
                bag.append(item)
            continue
        target = ROOMS[room].get(command)
        needed = LOCKED.get((room, command))
        if target is None:
            messages.append(f"no exit {command}")
        elif needed and needed not in bag:
            messages.append(f"you need the {needed}")
        else:
            room = target
    return {"room": room, "bag": bag, "messages": messages}

#> adventure_walk(["east", "take", "west", "north", "down", "take"])
#> adventure_walk(["north", "down", "take"])
#> adventure_walk([])
#> adventure_walk(["up", "west"], room="kitchen")
#> adventure_walk(["take", "take"], "cellar")
#> adventure_walk(["up"], "attic")

### parse_player_command
_VERBS = {"get": "take", "grab": "take", "take": "take", "look": "look", "examine": "look", "go": "go", "walk": "go"}
_FILLER = {"the", "a", "an", "to", "at", "please"}
_SHORT = {"n": "north", "s": "south", "e": "east", "w": "west"}


def parse_player_command(text: str) -> tuple[str, str | None]:
    """(verb, object) of what a player typed; raises on words it does not know."""
    words = [w for w in text.lower().split() if w not in _FILLER]
    if not words:
        return "wait", None
    if len(words) == 1 and words[0] in _SHORT:
        return "go", _SHORT[words[0]]
    verb = _VERBS.get(words[0])
    if verb is None:
        raise ValueError(f"I don't know how to {words[0]!r}")
    thing = " ".join(words[1:]) or None
    if verb == "go" and thing:
        thing = _SHORT.get(thing, thing)
    return verb, thing

#> parse_player_command("Please grab the brass key")
#> parse_player_command("n")
#> parse_player_command("walk to the w")
#> parse_player_command("look")
#> parse_player_command("dance wildly")
#> parse_player_command("  the ")

### dice_notation_bounds_util
import re

_DICE = re.compile(r"([+-]?)(?:(\d*)d(\d+)|(\d+))")


def dice_notation_bounds_util(notation: str) -> tuple[int, float, int]:
    """Minimum, mean and maximum of a roll such as '2d6+3' or 'd20-d4'."""
    compact = notation.replace(" ", "").lower()
    position, low, high = 0, 0, 0
    while position < len(compact):
        match = _DICE.match(compact, position)
        if not match:
            raise ValueError(f"cannot read {compact[position:]!r}")
        sign, count, sides, constant = match.groups()
        if sides:
            n = int(count or 1)
            least, most = n, n * int(sides)
        else:
            least = most = int(constant)
        if sign == "-":
            least, most = -most, -least
        low, high = low + least, high + most
        position = match.end()
    return low, (low + high) / 2, high

#> dice_notation_bounds_util("2d6+3")
#> dice_notation_bounds_util("d20 - d4")
#> dice_notation_bounds_util("7")
#> dice_notation_bounds_util("")
#> dice_notation_bounds_util("3d8+x")
#> dice_notation_bounds_util("1d4-2+2D10")

### poker_hand_name_util
from collections import Counter

_RANKS = "23456789TJQKA"


def poker_hand_name_util(hand: str) -> str:
    """Name of a five-card hand such as 'AS KS QS JS TS'."""
    cards = hand.split()
    if len(cards) != 5 or len(set(cards)) != 5:
        raise ValueError("a hand has five different cards")
    values = sorted(_RANKS.index(card[0]) for card in cards)
    flush = len({card[1] for card in cards}) == 1
    straight = values in ([values[0] + i for i in range(5)], [0, 1, 2, 3, 12])
    if flush or straight:
        return " ".join(w for w, on in (("straight", straight), ("flush", flush)) if on)
    shape = tuple(sorted(Counter(values).values(), reverse=True))
    names = {(4, 1): "four of a kind", (3, 2): "full house", (3, 1, 1): "three of a kind",
             (2, 2, 1): "two pairs", (2, 1, 1, 1): "pair"}
    return names.get(shape, f"high card {_RANKS[values[-1]]}")

#> poker_hand_name_util("AS KS QS JS TS")
#> poker_hand_name_util("2H 3D 4S 5C AC")
#> poker_hand_name_util("9H 9D 9S KC KD")
#> poker_hand_name_util("2H 7D 9S KC 3D")
#> poker_hand_name_util("9H 9H 9S KC KD")
#> poker_hand_name_util("4H 4D 6S 6C 2D")

### score_bowling_frames
def score_bowling_frames(rolls: list[int], *, frames: int = 10) -> list[int]:
    """Running total after each complete frame of bowling."""
    totals: list[int] = []
    i = running = 0
    while len(totals) < frames and i < len(rolls):
        strike = rolls[i] == 10
        need = 3 if strike or sum(rolls[i:i + 2]) == 10 else 2
        if i + need > len(rolls):
            break  # bonus balls still to come
        running += sum(rolls[i:i + need])
        totals.append(running)
        i += 1 if strike else 2
    return totals

#> score_bowling_frames([10, 3, 4, 5, 5, 2, 0])
#> score_bowling_frames([1, 2, 3])
#> score_bowling_frames([])
#> score_bowling_frames([10, 10, 10], frames=1)
#> score_bowling_frames([9, 1])
#> score_bowling_frames([0, 10, 8])

### tic_tac_toe_state
_LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def tic_tac_toe_state(board: str) -> str:
    """Who won, who is next or why the board is impossible (nine of 'xo.')."""
    if len(board) != 9 or set(board) - set("xo."):
        raise ValueError(f"not a board: {board!r}")
    x, o = board.count("x"), board.count("o")
    if x - o not in (0, 1):
        return "impossible counts"
    winners = {board[a] for a, b, c in _LINES if board[a] == board[b] == board[c] != "."}
    if len(winners) > 1:
        return "two winners"
    if winners:
        return winners.pop() + " wins"
    if "." not in board:
        return "draw"
    return ("o" if x > o else "x") + " to move"

#> tic_tac_toe_state("xxxoo....")
#> tic_tac_toe_state("x...o....")
#> tic_tac_toe_state("xoxxoxoxo")
#> tic_tac_toe_state("xxxooo...")
#> tic_tac_toe_state("xx.......")
#> tic_tac_toe_state("short")
#> tic_tac_toe_state("oxxxo...o")

### chess_square_moves
_STEPS = {
    "rook": [(1, 0), (-1, 0), (0, 1), (0, -1)],
    "bishop": [(1, 1), (1, -1), (-1, 1), (-1, -1)],
    "knight": [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)],
}


def chess_square_moves(piece: str, square: str, blocked: tuple[str, ...] = ()) -> list[str]:
    """Squares a piece reaches; blocked squares stop sliding pieces."""
    if piece not in _STEPS:
        raise KeyError(piece)
    column, row = ord(square[0]) - 97, int(square[1]) - 1
    reached = []
    for dx, dy in _STEPS[piece]:
        x, y = column + dx, row + dy
        while 0 <= x < 8 and 0 <= y < 8:
            name = f"{chr(97 + x)}{y + 1}"
            if name in blocked:
                break
            reached.append(name)
            if piece == "knight":
                break
            x, y = x + dx, y + dy
    return sorted(reached)

#> chess_square_moves("knight", "a1")
#> chess_square_moves("knight", "g7", ("e8", "h5"))
#> chess_square_moves("bishop", "c1", ("e3",))
#> chess_square_moves("rook", "a1", ("a3", "d1"))
#> chess_square_moves("queen", "d4")

### mastermind_feedback_util
from collections import Counter


def mastermind_feedback_util(secret: str, guess: str, *, colours: str = "RGBYOP") -> str:
    """Feedback of one guess: '●' for right places, '○' for right colours."""
    if len(secret) != len(guess):
        raise ValueError(f"expected {len(secret)} pegs, got {len(guess)}")
    wrong = [peg for peg in guess if peg not in colours]
    if wrong:
        raise ValueError(f"unknown colour {wrong[0]}")
    exact = sum(a == b for a, b in zip(secret, guess))
    common = sum((Counter(secret) & Counter(guess)).values())
    return "●" * exact + "○" * (common - exact) or "-"

#> mastermind_feedback_util("RGBY", "RBGY")
#> mastermind_feedback_util("RRGG", "BBYY")
#> mastermind_feedback_util("RGBY", "RGBY")
#> mastermind_feedback_util("RGBY", "RGB")
#> mastermind_feedback_util("RGBY", "RGBX")
#> mastermind_feedback_util("1123", "2111", colours="123")

### life_generation_text
def life_generation_text(rows: list[str], generations: int = 1) -> list[str]:
    """Conway's game on a small board with dead borders ('#' lives)."""
    height, width = len(rows), len(rows[0]) if rows else 0
    alive = {(r, c) for r in range(height) for c in range(width) if rows[r][c] == "#"}
    for _ in range(generations):
        near: dict[tuple[int, int], int] = {}
        for r, c in alive:
            for cell in ((r + i, c + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j):
                near[cell] = near.get(cell, 0) + 1
        alive = {
            (r, c) for (r, c), n in near.items()
            if 0 <= r < height and 0 <= c < width and (n == 3 or n == 2 and (r, c) in alive)
        }
    return ["".join("#" if (r, c) in alive else "." for c in range(width)) for r in range(height)]

#> life_generation_text(["...", "###", "..."])
#> life_generation_text(["##", "##"], 2)
#> life_generation_text([])
#> life_generation_text(["#..", "...", "..#"])
#> life_generation_text([".#.", "#.#"], generations=0)

### robot_vacuum_cleaned
def robot_vacuum_cleaned(width: int, height: int, moves: str, battery: int = 10) -> dict:
    """Cells cleaned by a robot that starts in a corner; bumping costs double."""
    directions = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}
    x = y = 0
    cleaned = {(0, 0)}
    for move in moves:
        dx, dy = directions[move]
        inside = 0 <= x + dx < width and 0 <= y + dy < height
        cost = 1 if inside else 2
        if battery < cost:
            return {"at": (x, y), "cleaned": len(cleaned), "battery": battery, "stopped": True}
        battery -= cost
        if inside:
            x, y = x + dx, y + dy
            cleaned.add((x, y))
    return {"at": (x, y), "cleaned": len(cleaned), "battery": battery, "stopped": False}

#> robot_vacuum_cleaned(3, 2, "RRDLL")
#> robot_vacuum_cleaned(2, 2, "UULLRD", battery=5)
#> robot_vacuum_cleaned(1, 1, "")
#> robot_vacuum_cleaned(4, 4, "RDRDRX")
#> robot_vacuum_cleaned(5, 1, "RRRLLR", battery=6)

### turn_order_initiative
def turn_order_initiative(fighters: dict[str, tuple[int, int]], *, rounds: int = 1, surprised: tuple[str, ...] = ()) -> list[str]:
    """Turn order by initiative, then dexterity; the surprised skip round one."""
    ranked = sorted(fighters, key=lambda name: (*(-n for n in fighters[name]), name))
    unknown = [name for name in surprised if name not in fighters]
    if unknown:
        raise KeyError(unknown[0])
    turns = []
    for number in range(1, rounds + 1):
        for name in ranked:
            if number == 1 and name in surprised:
                continue
            turns.append(f"{number}:{name}")
    return turns

#> turn_order_initiative({"elf": (18, 4), "orc": (12, 1), "imp": (18, 5)})
#> turn_order_initiative({"elf": (9, 4), "orc": (12, 1)}, rounds=2, surprised=("orc",))
#> turn_order_initiative({}, rounds=3)
#> turn_order_initiative({"b": (5, 5), "a": (5, 5)})
#> turn_order_initiative({"a": (1, 1)}, surprised=("ghost",))

### combat_log_resolve
from dataclasses import dataclass


@dataclass
class Fighter:
    name: str
    hp: int
    armour: int = 0

    def hit(self, damage: int) -> int:
        dealt = max(0, damage - self.armour)
        self.hp = max(0, self.hp - dealt)
        return dealt


def combat_log_resolve(hero: tuple, beast: tuple, blows: list[int]) -> list[str]:
    """Alternate blows between two fighters until one falls."""
    sides = [Fighter(*hero), Fighter(*beast)]
    log = []
    for turn, blow in enumerate(blows):
        attacker, target = sides[turn % 2], sides[1 - turn % 2]
        dealt = target.hit(blow)
        if not dealt:
            log.append(f"{target.name} shrugs")
            continue
        log.append(f"{attacker.name} hits for {dealt}")
        if target.hp == 0:
            log.append(f"{target.name} falls")
            break
    return log

#> combat_log_resolve(("Ada", 10), ("wolf", 6, 1), [4, 3, 5, 9])
#> combat_log_resolve(("Ada", 10, 5), ("imp", 3), [1, 4, 1])
#> combat_log_resolve(("x", 1), ("y", 1), [])
#> combat_log_resolve(("Bo", 2), ("bat", 5, 9), [8, 2, 8])
#> combat_log_resolve(("Cy", 4), ("rat", 1), [1, 1, 1])

### crafting_requirements
RECIPES = {
    "torch": {"stick": 1, "coal": 1},
    "stick": {"plank": 2},
    "plank": {"log": 1},
    "lantern": {"torch": 1, "iron": 8},
}


def crafting_requirements(item: str, amount: int = 1) -> dict[str, int]:
    """Raw materials needed to craft an amount of an item."""
    if amount < 1:
        raise ValueError("amount must be positive")
    needed: dict[str, int] = {}
    queue = [(item, amount)]
    while queue:
        name, count = queue.pop()
        recipe = RECIPES.get(name)
        if recipe is None:
            needed[name] = needed.get(name, 0) + count
            continue
        queue += [(part, n * count) for part, n in recipe.items()]
    return dict(sorted(needed.items()))

#> crafting_requirements("torch")
#> crafting_requirements("lantern", 2)
#> crafting_requirements("gold", 5)
#> crafting_requirements("plank", 0)
#> crafting_requirements("stick", amount=3)

### level_from_experience
from bisect import bisect_right
from itertools import accumulate


def level_from_experience(points: int, *, base: int = 100, growth: float = 1.5, cap: int = 6) -> dict[str, int]:
    """Level and points missing to the next one; thresholds grow geometrically."""
    if points < 0:
        raise ValueError("experience cannot be negative")
    steps = (int(base * growth ** i) for i in range(cap - 1))
    thresholds = list(accumulate(steps))
    reached = bisect_right(thresholds, points)
    if reached == len(thresholds):
        return {"level": cap, "missing": 0}
    return {"level": reached + 1, "missing": thresholds[reached] - points}

#> level_from_experience(0)
#> level_from_experience(250)
#> level_from_experience(10_000)
#> level_from_experience(-3)
#> level_from_experience(99, base=10, growth=2, cap=4)
#> level_from_experience(25, base=10, growth=2)

### elimination_bracket
def elimination_bracket(players: list[str], results: dict[str, str]) -> list[list[str]]:
    """Rounds of a knock-out; *results* maps 'a-b' to the winner, byes go to the first seeds."""
    rounds = [list(players)]
    while len(rounds[-1]) > 1:
        current = rounds[-1]
        size = 1
        while size < len(current):
            size *= 2
        byes = size - len(current)
        winners = current[:byes]
        contenders = current[byes:]
        while contenders:
            a, b = contenders.pop(0), contenders.pop()
            game = f"{a}-{b}"
            winner = results.get(game, a)
            if winner not in (a, b):
                raise ValueError(f"{winner} did not play {game}")
            winners.append(winner)
        rounds.append(winners)
    return rounds

#> elimination_bracket(["A", "B", "C", "D"], {"A-D": "D", "B-C": "C"})
#> elimination_bracket(["A", "B", "C"], {})
#> elimination_bracket([], {})
#> elimination_bracket(["A", "B"], {"A-B": "Z"})
#> elimination_bracket(["s1", "s2", "s3", "s4", "s5"], {"s4-s5": "s5"})

### elo_after_games
def _expected(own: float, other: float) -> float:
    return 1 / (1 + 10 ** ((other - own) / 400))


def elo_after_games(rating: int, games: list[tuple[int, str]], *, k: int = 32) -> list[int]:
    """Rating after each game against (opponent's rating, 'win' | 'loss' | 'draw')."""
    scores = {"win": 1.0, "draw": 0.5, "loss": 0.0}
    history = []
    current = float(rating)
    for opponent, outcome in games:
        if outcome not in scores:
            raise ValueError(f"unknown outcome {outcome!r}")
        factor = k / 2 if current >= 2400 else k
        current += factor * (scores[outcome] - _expected(current, opponent))
        history.append(round(current))
    return history

#> elo_after_games(1500, [(1500, "win"), (1700, "draw"), (1300, "loss")])
#> elo_after_games(2450, [(2450, "win")])
#> elo_after_games(1200, [])
#> elo_after_games(1200, [(1000, "forfeit")])
#> elo_after_games(1000, [(2000, "win"), (2000, "win")], k=16)

### plant_growth_days_util
def plant_growth_days_util(weather: str, thirst: int = 3) -> tuple[int, str]:
    """Height and fate of a plant under a weather string of 's'un, 'r'ain, 'f'rost."""
    height, water = 0, thirst
    for day, sky in enumerate(weather, start=1):
        match sky:
            case "r":
                water = min(water + 2, 2 * thirst)
            case "s" if water > 0:
                height += 1
                water -= 1
            case "s":
                return height, f"dried up on day {day}"
            case "f":
                height //= 2
            case other:
                raise ValueError(f"unknown weather {other!r}")
    return height, "alive"

#> plant_growth_days_util("ssrss")
#> plant_growth_days_util("sssss")
#> plant_growth_days_util("srsfs", thirst=1)
#> plant_growth_days_util("")
#> plant_growth_days_util("rx")
#> plant_growth_days_util("rrrrssssfs", 2)

### traffic_light_log_util
_CYCLE = (("green", 4), ("yellow", 1), ("red", 3))


def traffic_light_log_util(seconds: int, *, offset: int = 0, button_at: int | None = None) -> str:
    """One letter a second; a pressed button turns green into yellow at once."""
    lights: list[str] = []
    phase, left = 0, _CYCLE[0][1]
    for second in range(offset + seconds):
        if second == button_at and _CYCLE[phase][0] == "green":
            left = 0
        if left == 0:
            phase = (phase + 1) % len(_CYCLE)
            left = _CYCLE[phase][1]
        lights.append(_CYCLE[phase][0][0])
        left -= 1
    return "".join(lights[offset:])

#> traffic_light_log_util(10)
#> traffic_light_log_util(6, button_at=1)
#> traffic_light_log_util(5, offset=6)
#> traffic_light_log_util(0)
#> traffic_light_log_util(8, offset=2, button_at=5)

### parcel_sorting
_ZONES = (("local", range(1000, 2000)), ("north", range(2000, 5000)), ("south", range(5000, 9000)))


def parcel_sorting(parcels: list[tuple[str, int, float]], *, max_weight: float = 20.0) -> dict[str, list[str]]:
    """Sort (id, postcode, kilograms) parcels into zones; heavy ones go by freight."""
    bins: dict[str, list[str]] = {}
    for parcel, postcode, weight in parcels:
        if weight <= 0:
            raise ValueError(f"{parcel}: weight {weight}")
        if weight > max_weight:
            zone = "freight"
        else:
            zone = next((name for name, codes in _ZONES if postcode in codes), "manual")
        bins.setdefault(zone, []).append(parcel)
    return bins

#> parcel_sorting([("p1", 1204, 2.5), ("p2", 4999, 1.0), ("p3", 1999, 0.2)])
#> parcel_sorting([("big", 6000, 30), ("odd", 999, 3)])
#> parcel_sorting([])
#> parcel_sorting([("air", 3000, 0)])
#> parcel_sorting([("a", 8999, 5.5), ("b", 9000, 5.0)], max_weight=5.2)

### hangman_round
def hangman_round(word: str, guesses: str, lives: int = 5) -> str:
    """Picture of a hangman game after some guesses; repeated guesses are free."""
    tried: list[str] = []
    for letter in guesses.lower():
        if letter in tried:
            continue
        tried.append(letter)
        if letter not in word.lower():
            lives -= 1
        if lives == 0:
            return f"lost: {word}"
    shown = " ".join(c if c.lower() in tried or not c.isalpha() else "_" for c in word)
    if "_" not in shown:
        return f"won with {lives} left"
    return f"{shown} ({lives})"

#> hangman_round("Orchid", "oie")
#> hangman_round("moss", "mos", 3)
#> hangman_round("fern", "xyz", lives=3)
#> hangman_round("red fox", "EEERx")
#> hangman_round("", "")
#> hangman_round("ivy", "")
