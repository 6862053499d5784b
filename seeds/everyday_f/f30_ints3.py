### minutes_saved_by_route
def leg(a, b):
    return (a, b) if a < b else (b, a)


def route_minutes(stops, travel, service):
    total = 0
    here = "depot"
    for stop in stops:
        total += travel[leg(here, stop)] + service.get(stop, 3)
        here = stop
    return total + travel[leg(here, "depot")]


def minutes_saved_by_route(order: list[str], legs: dict[str, int], service: dict[str, int] = {}) -> int:
    """Minutes saved by always driving to the nearest stop next, against the given order."""
    travel = {leg(*pair.split("-")): minutes for pair, minutes in legs.items()}
    if not order:
        return 0
    left = list(order)
    greedy = []
    here = "depot"
    while left:
        nearest = left[0]
        for stop in left[1:]:
            if travel[leg(here, stop)] < travel[leg(here, nearest)]:
                nearest = stop
        left.remove(nearest)
        greedy.append(nearest)
        here = nearest
    return route_minutes(order, travel, service) - route_minutes(greedy, travel, service)

#> minutes_saved_by_route(["a", "b", "c"], {"depot-a": 10, "depot-b": 5, "depot-c": 8, "a-b": 6, "b-c": 2, "a-c": 9})
#> minutes_saved_by_route(["b", "c", "a"], {"depot-a": 10, "depot-b": 5, "depot-c": 8, "a-b": 6, "b-c": 2, "a-c": 9}, {"a": 10})
#> minutes_saved_by_route([], {})
#> minutes_saved_by_route(["x"], {"depot-x": 7})
#> minutes_saved_by_route(["x", "y"], {"depot-x": 7})

### scrabble_tiles_left
from collections import Counter

BAG = Counter({"e": 12, "a": 9, "i": 9, "o": 8, "n": 6, "r": 6, "t": 6, "l": 4, "s": 4, "d": 4, "?": 2})


def scrabble_tiles_left(plays: list[str]) -> int:
    """Tiles left after the words were played; letters not in the bag use a blank, else it is an error."""
    left = Counter(BAG)
    for number, word in enumerate(plays, 1):
        for letter in word.lower():
            if left[letter] > 0:
                left[letter] -= 1
            elif left["?"] > 0:
                left["?"] -= 1
            else:
                raise ValueError(f"play {number}: no {letter} left for {word}")
    return sum(left.values())

#> scrabble_tiles_left(["stone", "rain", "tiled"])
#> scrabble_tiles_left(["zoo", "box"])
#> scrabble_tiles_left(["jazz"])
#> scrabble_tiles_left([])
#> scrabble_tiles_left(["assesses"])
#> scrabble_tiles_left(['stone', 'rain', 'tiled', 'assesses'])

### cells_infected_after_waves
def cells_infected_after_waves(board: list[str], waves: int) -> int:
    """Each wave infects free cells with at least two infected (*) neighbours; immune cells are #."""
    cells = [list(row) for row in board]
    for _ in range(waves):
        new = []
        for r in range(len(cells)):
            for c in range(len(cells[r])):
                if cells[r][c] != ".":
                    continue
                sick = 0
                for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if 0 <= nr < len(cells) and 0 <= nc < len(cells[nr]) and cells[nr][nc] == "*":
                        sick += 1
                if sick >= 2:
                    new.append((r, c))
        if not new:
            break
        for r, c in new:
            cells[r][c] = "*"
    return sum(row.count("*") for row in cells)

#> cells_infected_after_waves(["*..", ".*.", "..*"], 1)
#> cells_infected_after_waves(["*.", ".."], 3)
#> cells_infected_after_waves(["*.*", "...", "*#*"], 2)
#> cells_infected_after_waves([], 1)
#> cells_infected_after_waves(["*.", ".*"], 0)
#> cells_infected_after_waves(['*.*', '...', '*#*', '*.', '..'], 2)
#> cells_infected_after_waves(['*..', '.*.', '..*', '*.', '.*', '*.', '..'], 1)

### loyalty_stamps_balance
class Card:
    def __init__(self):
        self.stamps = 0
        self.free = 0

    def buy(self, cups):
        for _ in range(cups):
            self.stamps += 1
            if self.stamps == 10:
                self.stamps = 0
                self.free += 1

    def redeem(self):
        if self.free == 0:
            raise LookupError("no free cup")
        self.free -= 1


def loyalty_stamps_balance(visits: list[str]) -> int:
    """Visits such as '3', '2 free', 'double 4': free cups * 100 + stamps at the end; failures cost nothing."""
    card = Card()
    for visit in visits:
        words = visit.split()
        cups = int(words[-1]) if words[-1].isdigit() else int(words[0])
        if words[0] == "double":
            cups *= 2
        card.buy(cups)
        if "free" in words:
            try:
                card.redeem()
            except LookupError:
                print("sorry")
    return card.free * 100 + card.stamps

#> loyalty_stamps_balance(["3", "double 4", "2 free"])
#> loyalty_stamps_balance(["1 free", "double 6", "double 5"])
#> loyalty_stamps_balance([])
#> loyalty_stamps_balance(["many"])
#> loyalty_stamps_balance(["9", "1", "9", "1 free", "1 free", "1 free"])
#> loyalty_stamps_balance(['9', '1', '9', '1 free', '1 free', '1 free', '1 free', 'double 6', 'double 5'])
#> loyalty_stamps_balance(['9', '1', '9', '1 free', '1 free', '1 free', '3', 'double 4', '2 free'])

### largest_team_without_rivals
from itertools import combinations


def largest_team_without_rivals(people: str, rivals: list[str], skills: dict[str, int], budget: int) -> int:
    """Best total skill of a group without rival pairs ('ab') whose size fits the budget."""
    bad = [set(pair) for pair in rivals]
    best = 0
    for size in range(1, min(budget, len(people)) + 1):
        for group in combinations(people, size):
            members = set(group)
            if any(pair <= members for pair in bad):
                continue
            total = 0
            for person in group:
                total += skills.get(person, 1)
            if total > best:
                best = total
    return best

#> largest_team_without_rivals("abcd", ["ab", "cd"], {"a": 5, "b": 3, "c": 4, "d": 6}, 3)
#> largest_team_without_rivals("abc", ["ab", "bc", "ac"], {}, 3)
#> largest_team_without_rivals("", [], {}, 2)
#> largest_team_without_rivals("xyz", [], {"x": 2, "y": -3}, 2)
#> largest_team_without_rivals("abc", [], {"a": 1}, 0)
#> largest_team_without_rivals('xyzabc', [], {'x': 2, 'y': -3}, 2)

### words_for_number_length
ONES = [0, 3, 3, 5, 4, 4, 3, 5, 5, 4, 3, 6, 6, 8, 8, 7, 7, 9, 8, 8]
TENS = [0, 0, 6, 6, 5, 5, 5, 7, 6, 6]


def letters(n: int) -> int:
    count = 0
    if n >= 1000:
        count += letters(n // 1000) + len("thousand")
        n %= 1000
        if 0 < n < 100:
            count += len("and")
    if n >= 100:
        count += ONES[n // 100] + len("hundred")
        n %= 100
        if n:
            count += len("and")
    if n >= 20:
        return count + TENS[n // 10] + ONES[n % 10]
    return count + ONES[n]


def words_for_number_length(first: int, last: int) -> int:
    """Letters needed to write out all numbers of a range in British English."""
    total = 0
    for n in range(first, last + 1):
        total += letters(n)
    return total

#> words_for_number_length(1, 5)
#> words_for_number_length(342, 345)
#> words_for_number_length(5, 4)
#> words_for_number_length(99, 103)
#> words_for_number_length(1000, 1003)
#> words_for_number_length(19999, 20000)

### pebbles_left_on_shore
def pebbles_left_on_shore(waves: list[tuple[int, int]], shore: int = 12) -> int:
    """Waves (reach, strength) move pebbles: a wave takes `strength` from each place it reaches and drops them at its edge."""
    places = [3] * shore
    for reach, strength in waves:
        carried = 0
        for i in range(min(reach, shore)):
            taken = min(strength, places[i])
            places[i] -= taken
            carried += taken
        if reach < shore:
            places[reach] += carried
    return sum(places)

#> pebbles_left_on_shore([(3, 1), (5, 2), (12, 1)])
#> pebbles_left_on_shore([])
#> pebbles_left_on_shore([(20, 9)])
#> pebbles_left_on_shore([(1, 3), (2, 5), (3, 2)], shore=4)
#> pebbles_left_on_shore([(6, 2), (4, 2), (6, 2)], 6)
#> pebbles_left_on_shore([(3, 1), (5, 2), (12, 1), (6, 2), (4, 2), (6, 2), (20, 9)])
#> pebbles_left_on_shore([(3, 1), (5, 2), (12, 1), (6, 2), (4, 2), (6, 2), (1, 3), (2, 5), (3, 2)])
