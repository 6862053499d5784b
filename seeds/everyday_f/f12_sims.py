### call_centre_minutes
from collections import deque


def call_centre_minutes(calls: list[tuple[int, int]], agents: int, patience: int = 5) -> dict[str, int]:
    """Minute by minute: (arrival, length) calls; callers hang up after some minutes of waiting."""
    pending = deque(sorted(calls))
    waiting: deque = deque()
    busy = [0] * agents
    stats = {"answered": 0, "lost": 0, "longest": 0}
    minute = 0
    while pending or waiting:
        while pending and pending[0][0] <= minute:
            waiting.append(pending.popleft())
        while waiting and minute - waiting[0][0] > patience:
            waiting.popleft()
            stats["lost"] += 1
        for i in range(agents):
            if busy[i] > 0:
                busy[i] -= 1
            if busy[i] == 0 and waiting:
                arrival, length = waiting.popleft()
                busy[i] = length
                stats["answered"] += 1
                stats["longest"] = max(stats["longest"], minute - arrival)
        minute += 1
    return stats

#> call_centre_minutes([(0, 4), (1, 3), (2, 2)], 1)
#> call_centre_minutes([(0, 10), (1, 1), (2, 1)], 1, patience=3)
#> call_centre_minutes([], 2)
#> call_centre_minutes([(0, 5), (0, 5), (0, 5), (3, 2)], 2)
#> call_centre_minutes([(0, 1), (2, 1)], 0, patience=1)
#> call_centre_minutes([(0, 5), (0, 5), (0, 5), (3, 2), (0, 4), (1, 3), (2, 2), (0, 10), (1, 1), (2, 1)], 2)
#> call_centre_minutes([(0, 5), (0, 5), (0, 5), (3, 2), (0, 4), (1, 3), (2, 2)], 2)

### predator_prey_years
def predator_prey_years(rabbits: float, foxes: float, years: int) -> list[tuple[int, int]]:
    """Whole animals at the end of each year of a very simple model."""
    history = []
    for _ in range(years):
        born = rabbits * 0.5
        eaten = min(rabbits + born, foxes * 6)
        rabbits = rabbits + born - eaten
        cubs = eaten / 20
        starved = foxes * 0.3 if eaten < foxes * 4 else foxes * 0.1
        foxes = foxes + cubs - starved
        if foxes < 1:
            foxes = 0.0
        history.append((int(rabbits), int(foxes)))
    return history

#> predator_prey_years(100.0, 10.0, 6)
#> predator_prey_years(10.0, 50.0, 5)
#> predator_prey_years(40.0, 0.0, 4)
#> predator_prey_years(100.0, 10.0, 0)
#> predator_prey_years(500.0, 2.0, 7)

### sandwich_shop_day
class Shop:
    RECIPES = {"blt": {"bread": 2, "bacon": 2}, "veg": {"bread": 2, "salad": 1}, "toast": {"bread": 1}}

    def __init__(self, pantry):
        self.pantry = dict(pantry)
        self.sold = {}

    def make(self, name):
        recipe = self.RECIPES[name]
        for part, count in recipe.items():
            if self.pantry.get(part, 0) < count:
                return part
        for part, count in recipe.items():
            self.pantry[part] -= count
        self.sold[name] = self.sold.get(name, 0) + 1
        return None


def sandwich_shop_day(pantry: dict[str, int], orders: str) -> tuple[dict, list[str]]:
    """Orders as words; gives what was sold and which part was missing for the rest."""
    shop = Shop(pantry)
    missing = []
    for order in orders.split():
        lacking = shop.make(order)
        if lacking is not None:
            missing.append(f"{order}:{lacking}")
    return shop.sold, missing

#> sandwich_shop_day({"bread": 7, "bacon": 3, "salad": 1}, "blt veg blt toast veg toast toast")
#> sandwich_shop_day({}, "toast")
#> sandwich_shop_day({"bread": 1}, "")
#> sandwich_shop_day({"bread": 9}, "soup")
#> sandwich_shop_day({"bread": 5, "bacon": 9, "salad": 9}, "veg blt veg")

### thermostat_day_trace
def thermostat_day_trace(outside: list[float], target: float = 20.0, start: float = 18.0) -> str:
    """One character per hour: H heating, - idle, ! too cold even with heating."""
    inside = start
    heating = False
    trace = ""
    for temperature in outside:
        if inside < target - 1:
            heating = True
        elif inside > target + 0.5:
            heating = False
        inside += (temperature - inside) * 0.1
        if heating:
            inside += 2.0
        if heating and inside < target - 2:
            trace += "!"
        else:
            trace += "H" if heating else "-"
    return trace

#> thermostat_day_trace([5, 4, 4, 6, 9, 12, 14, 13, 10, 8])
#> thermostat_day_trace([-30, -30, -30, -25, -20])
#> thermostat_day_trace([])
#> thermostat_day_trace([25, 26, 27, 24, 20, 15], start=22.0)
#> thermostat_day_trace([0] * 8, target=16.0, start=12.0)
#> thermostat_day_trace([25, 26, 27, 24, 20, 15, -30, -30, -30, -25, -20, 5, 4, 4, 6, 9, 12, 14, 13, 10, 8], start=22.0)
#> thermostat_day_trace([5, 4, 4, 6, 9, 12, 14, 13, 10, 8, 25, 26, 27, 24, 20, 15])

### sealed_bids_with_withdrawals
def sealed_bids_with_withdrawals(bids: list[str], reserve: int = 10) -> tuple:
    """Bids 'name amount' and 'name withdraw'; the winner pays one more than the second, at most their bid."""
    best: dict[str, int] = {}
    for bid in bids:
        name, text = bid.split()
        if text == "withdraw":
            best.pop(name, None)
            continue
        amount = int(text)
        if amount > best.get(name, 0):
            best[name] = amount
    valid = []
    for name, amount in best.items():
        if amount >= reserve:
            valid.append((amount, name))
    if not valid:
        return None, 0
    valid.sort(key=lambda v: -v[0])
    top, winner = valid[0]
    second = valid[1][0] if len(valid) > 1 else reserve - 1
    return winner, min(top, second + 1)

#> sealed_bids_with_withdrawals(["ann 50", "bob 70", "ann 65", "cy 80", "cy withdraw"])
#> sealed_bids_with_withdrawals(["ann 5"])
#> sealed_bids_with_withdrawals([])
#> sealed_bids_with_withdrawals(["x 30", "y 30", "x 20"])
#> sealed_bids_with_withdrawals(["solo 100"], reserve=40)
#> sealed_bids_with_withdrawals(["a many"])
#> sealed_bids_with_withdrawals(['x 30', 'y 30', 'x 20', 'ann 50', 'bob 70', 'ann 65', 'cy 80', 'cy withdraw', 'solo 100'])
#> sealed_bids_with_withdrawals(['x 30', 'y 30', 'x 20', 'solo 100', 'ann 5'])

### ant_on_grid_steps
TURN_RIGHT = {"N": "E", "E": "S", "S": "W", "W": "N"}
TURN_LEFT = {v: k for k, v in TURN_RIGHT.items()}
MOVE = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def ant_on_grid_steps(steps: int, black: set = frozenset()) -> tuple[int, tuple[int, int], str]:
    """Langton's ant: (number of black cells, position, direction)."""
    cells = set(black)
    x = y = 0
    facing = "N"
    for _ in range(steps):
        if (x, y) in cells:
            cells.remove((x, y))
            facing = TURN_LEFT[facing]
        else:
            cells.add((x, y))
            facing = TURN_RIGHT[facing]
        dx, dy = MOVE[facing]
        x, y = x + dx, y + dy
    return len(cells), (x, y), facing

#> ant_on_grid_steps(8)
#> ant_on_grid_steps(15)
#> ant_on_grid_steps(0)
#> ant_on_grid_steps(10, {(0, 0), (-1, 0), (1, 1)})
#> ant_on_grid_steps(20)

### message_gossip_rounds
def message_gossip_rounds(friends: dict[str, list[str]], start: str, most: int = 10) -> list[list[str]]:
    """Who hears the news in each round; everybody tells only their first friend who does not know."""
    known = [start]
    rounds = []
    for _ in range(most):
        heard = []
        for person in known:
            for friend in friends.get(person, []):
                if friend not in known and friend not in heard:
                    heard.append(friend)
                    break
        if not heard:
            break
        known += heard
        rounds.append(heard)
    return rounds

#> message_gossip_rounds({"a": ["b", "c"], "b": ["c", "d"], "c": ["a"], "d": ["e"]}, "a")
#> message_gossip_rounds({}, "x")
#> message_gossip_rounds({"p": ["q"], "q": ["p"]}, "q")
#> message_gossip_rounds({"h": ["i", "j", "k", "l"]}, "h", most=3)
#> message_gossip_rounds({"1": ["2", "3", "4"], "2": ["4", "5"], "3": ["5"], "4": ["6"]}, "1")

### memory_allocator_blocks
def memory_allocator_blocks(size: int, commands: list[str]) -> list[str]:
    """First fit in a row of cells; 'new x 3', 'free x', 'pack'. One line per command."""
    cells = ["."] * size
    states = []
    for command in commands:
        words = command.split()
        if words[0] == "new":
            name, need = words[1], int(words[2])
            run = 0
            for i, cell in enumerate(cells):
                run = run + 1 if cell == "." else 0
                if run == need:
                    cells[i - need + 1:i + 1] = name * need
                    break
            else:
                states.append("no room for " + name)
                continue
        elif words[0] == "free":
            cells = ["." if c == words[1] else c for c in cells]
        else:
            used = [c for c in cells if c != "."]
            cells = used + ["."] * (size - len(used))
        states.append("".join(cells))
    return states

#> memory_allocator_blocks(8, ["new a 3", "new b 2", "free a", "new c 4", "pack", "new c 4"])
#> memory_allocator_blocks(2, ["new x 3"])
#> memory_allocator_blocks(3, [])
#> memory_allocator_blocks(6, ["new p 2", "new q 2", "new r 2", "free q", "new s 1", "new t 1", "new u 1"])
#> memory_allocator_blocks(4, ["new z many"])
