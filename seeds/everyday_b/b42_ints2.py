### restaurant_table_turns
import heapq
from dataclasses import dataclass


@dataclass(frozen=True)
class Party:
    arrives: int
    people: int
    stays: int


def restaurant_table_turns(tables: list[int], parties: list[tuple[int, int, int]], patience: int = 20) -> int:
    """Guests served; parties take the smallest free table that fits or leave.

    A party waits at most `patience` minutes for a table to become free.
    """
    free = sorted(tables)
    busy: list[tuple[int, int]] = []
    served = 0
    for party in (Party(*p) for p in sorted(parties)):
        while busy and busy[0][0] <= party.arrives:
            free.append(heapq.heappop(busy)[1])
        free.sort()
        table = next((size for size in free if size >= party.people), None)
        start = party.arrives
        if table is None:
            options = [entry for entry in busy if entry[1] >= party.people]
            if not options or min(options)[0] - party.arrives > patience:
                continue
            start, table = min(options)
            busy.remove((start, table))
            heapq.heapify(busy)
        else:
            free.remove(table)
        heapq.heappush(busy, (start + party.stays, table))
        served += party.people
    return served

#> restaurant_table_turns([2, 4], [(0, 2, 60), (5, 3, 45), (10, 2, 30), (55, 2, 40)])
#> restaurant_table_turns([4], [(0, 4, 30), (20, 4, 30), (25, 2, 10)])
#> restaurant_table_turns([], [(0, 1, 10)])
#> restaurant_table_turns([2, 2], [])
#> restaurant_table_turns([2, 6], [(0, 5, 90), (10, 2, 20), (15, 1, 20), (40, 6, 60), (95, 6, 60)], patience=60)

### cable_length_network
def find(parent, node):
    while parent[node] != node:
        parent[node] = parent[parent[node]]
        node = parent[node]
    return node


def cable_length_network(houses: list[str], cables: list[tuple[int, str, str]]) -> int:
    """Metres of cable that connect all houses as cheaply as possible, -1 if impossible."""
    parent = {house: house for house in houses}
    used = total = 0
    for metres, a, b in sorted(cables):
        root_a, root_b = find(parent, a), find(parent, b)
        if root_a == root_b:
            continue
        parent[root_a] = root_b
        total += metres
        used += 1
        if used == len(houses) - 1:
            break
    if used < len(houses) - 1:
        return -1
    return total

#> cable_length_network(["a", "b", "c", "d"], [(10, "a", "b"), (5, "b", "c"), (7, "a", "c"), (12, "c", "d")])
#> cable_length_network(["a", "b", "c"], [(3, "a", "b")])
#> cable_length_network(["solo"], [])
#> cable_length_network(["x", "y"], [(9, "y", "x"), (4, "x", "y")])
#> cable_length_network(["p"], [(1, "p", "q")])
#> cable_length_network(["n", "e", "s", "w", "m"], [(4, "n", "m"), (4, "e", "m"), (9, "n", "e"), (3, "s", "m"), (8, "s", "w"), (6, "w", "m")])

### stamp_sheet_cuts
from functools import lru_cache


def stamp_sheet_cuts(width: int, height: int, prices: dict[str, int]) -> int:
    """Best price for a sheet when it may be cut straight through, again and again.

    prices maps sizes such as '2x3' to cents; a piece may be turned.
    """
    table = {}
    for size, cents in prices.items():
        a, b = map(int, size.split("x"))
        table[a, b] = max(cents, table.get((a, b), 0))
        table[b, a] = max(cents, table.get((b, a), 0))

    @lru_cache(maxsize=None)
    def best(w, h):
        value = table.get((w, h), 0)
        for cut in range(1, w // 2 + 1):
            value = max(value, best(cut, h) + best(w - cut, h))
        for cut in range(1, h // 2 + 1):
            value = max(value, best(w, cut) + best(w, h - cut))
        return value

    return best(width, height)

#> stamp_sheet_cuts(2, 2, {"1x1": 5, "2x1": 12})
#> stamp_sheet_cuts(3, 2, {"3x1": 20, "2x2": 30, "1x1": 4})
#> stamp_sheet_cuts(1, 1, {})
#> stamp_sheet_cuts(3, 1, {"1x2": 10, "1x1": 2})
#> stamp_sheet_cuts(2, 1, {"two": 5})

### signal_runs_decode
def runs(signal, low=2, high=5):
    length = 0
    for bit in signal + "0":
        if bit == "1":
            length += 1
        elif length:
            if low <= length <= high:
                yield length
            length = 0


def signal_runs_decode(signal: str, base: int = 4) -> int:
    if set(signal) - {"0", "1"}:
        raise ValueError("only bits")
    number = digits = 0
    for length in runs(signal):
        number = number * base + (length - 2)
        digits += 1
    return number if digits else -1

#> signal_runs_decode("110111011110")
#> signal_runs_decode("1010100")
#> signal_runs_decode("")
#> signal_runs_decode("11111011")
#> signal_runs_decode("11 00")
#> signal_runs_decode("0011100111111001101", base=10)

### paint_fence_colour_changes
def paint_fence_colour_changes(boards, stock):
    stock = dict(stock)
    current, changes = None, 0
    for board in boards:
        if board == "?":
            wanted = current if current and stock.get(current, 0) else max(sorted(stock), key=stock.get, default=None)
        else:
            wanted = board
        if not stock.get(wanted, 0):
            raise RuntimeError(f"out of {wanted}")
        if wanted != current:
            changes += current is not None
            current = wanted
        stock[wanted] -= 1
    return changes

#> paint_fence_colour_changes("rr?b?r", {"r": 4, "b": 3})
#> paint_fence_colour_changes("????", {"r": 2, "b": 2})
#> paint_fence_colour_changes("", {})
#> paint_fence_colour_changes("rbr", {"r": 1, "b": 1})
#> paint_fence_colour_changes("g?g?b??r", {"r": 5, "g": 4, "b": 1})

### gift_exchange_cycles
def gift_exchange_cycles(gives_to):
    """Number of circles in a gift exchange and the size of the largest one.

    People who give to somebody outside the list break their chain.
    """
    seen: set[str] = set()
    circles = largest = 0
    for start in sorted(gives_to):
        if start in seen:
            continue
        path = []
        current = start
        while current in gives_to and current not in seen:
            seen.add(current)
            path.append(current)
            current = gives_to[current]
        if current in path:
            size = len(path) - path.index(current)
            circles += 1
            largest = max(largest, size)
    return circles, largest

#> gift_exchange_cycles({"ann": "bob", "bob": "cy", "cy": "ann", "dee": "eva", "eva": "dee"})
#> gift_exchange_cycles({"ann": "bob", "bob": "zoe"})
#> gift_exchange_cycles({})
#> gift_exchange_cycles({"x": "x", "y": "x", "z": "y"})
#> gift_exchange_cycles({"a": "b", "b": "c", "c": "d", "d": "b", "e": "a"})
#> gift_exchange_cycles({"a": "b", "b": "c", "c": "d", "d": "b", "e": "a", "ann": "bob", "bob": "cy", "cy": "ann", "dee": "eva", "eva": "dee", "x": "x", "y": "x", "z": "y"})

### factory_line_bottleneck
class Station:
    def __init__(self, name, takes):
        self.name, self.takes = name, takes
        self.free_at = 0

    def process(self, arrival):
        start = max(arrival, self.free_at)
        self.free_at = start + self.takes
        return self.free_at


def factory_line_bottleneck(stations: dict[str, int], arrivals: list[int], breakdown: tuple[str, int] | None = None) -> int:
    """Time at which the last piece leaves a line of stations.

    A breakdown is (station, minutes): it is not available before then.
    """
    line = [Station(name, takes) for name, takes in stations.items()]
    if breakdown:
        name, until = breakdown
        broken = next((s for s in line if s.name == name), None)
        if broken is None:
            raise LookupError(name)
        broken.free_at = until
    finished = 0
    for arrival in arrivals:
        time = arrival
        for station in line:
            time = station.process(time)
        finished = max(finished, time)
    return finished

#> factory_line_bottleneck({"cut": 3, "weld": 5, "paint": 2}, [0, 1, 2])
#> factory_line_bottleneck({"cut": 3, "weld": 5}, [0, 10], breakdown=("weld", 12))
#> factory_line_bottleneck({}, [4, 2])
#> factory_line_bottleneck({"a": 1}, [], ("b", 1))
#> factory_line_bottleneck({"a": 2, "b": 2, "c": 2}, [0, 0, 0, 20])

### ranked_word_sum
from string import ascii_lowercase

VALUE = {letter: index for index, letter in enumerate(ascii_lowercase, 1)}


def word_value(word):
    return sum(VALUE.get(letter, 0) for letter in word.lower())


def ranked_word_sum(sentence: str, place: int = 1) -> int:
    """Value of the word at a place when words are ranked by the sum of their letters.

    Words of the same value share a place.
    """
    values = sorted({word_value(word) for word in sentence.split()}, reverse=True)
    values = [value for value in values if value > 0]
    if not 1 <= place <= len(values):
        return 0
    return values[place - 1]

#> ranked_word_sum("the quick brown fox")
#> ranked_word_sum("the quick brown fox", place=3)
#> ranked_word_sum("")
#> ranked_word_sum("ab ba 12", 2)
#> ranked_word_sum("measure twice and cut once", 2)

### snow_plough_street_passes
def snow_plough_street_passes(snow: list[int], depot: int, capacity: int) -> int:
    if capacity <= 0:
        raise ValueError("no capacity")
    driven, position, load = 0, depot, 0
    for block, amount in enumerate(snow):
        while amount > 0:
            driven += abs(block - position)
            position = block
            taken = min(amount, capacity - load)
            amount -= taken
            load += taken
            if load == capacity:
                driven += abs(depot - position)
                position, load = depot, 0
    return driven + abs(depot - position)

#> snow_plough_street_passes([3, 0, 5, 2], 0, 4)
#> snow_plough_street_passes([1, 1, 1], 1, 10)
#> snow_plough_street_passes([], 5, 3)
#> snow_plough_street_passes([4], 0, 0)
#> snow_plough_street_passes([2, 2, 2, 2, 2], 2, 3)
#> snow_plough_street_passes([2, 2, 2, 2, 2, 3, 0, 5, 2, 1, 1, 1], 2, 3)

### tower_of_plates_moves
class Tower:
    """Three pegs; a larger disc never lies on a smaller one."""

    def __init__(self, discs):
        self.pegs = {"a": list(range(discs, 0, -1)), "b": [], "c": []}
        self.moves = 0

    def move(self, source, target):
        disc = self.pegs[source].pop()
        if self.pegs[target] and self.pegs[target][-1] < disc:
            raise ValueError(f"disc {disc} does not fit on {target}")
        self.pegs[target].append(disc)
        self.moves += 1

    def solve(self, count, source, target, spare):
        if count == 0:
            return
        self.solve(count - 1, source, spare, target)
        self.move(source, target)
        self.solve(count - 1, spare, target, source)


def tower_of_plates_moves(discs: int, first_moves: str = "") -> tuple[int, list[int]]:
    tower = Tower(discs)
    if first_moves:
        for source, target in first_moves.split():
            tower.move(source, target)
    else:
        tower.solve(discs, "a", "c", "b")
    return tower.moves, tower.pegs["c"]

#> tower_of_plates_moves(2)
#> tower_of_plates_moves(3)
#> tower_of_plates_moves(0)
#> tower_of_plates_moves(3, "ac ab cb")
#> tower_of_plates_moves(2, "ac ac")
