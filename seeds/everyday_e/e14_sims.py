### vending_machine_day
def vending_machine_day(stock, prices, actions):
    """actions: coins as numbers, 'buy x', 'cancel'. Returns (log, cash in the box)."""
    credit = 0
    box = 0
    log = []
    for action in actions:
        if isinstance(action, int):
            credit += action
        elif action == "cancel":
            log.append(f"back {credit}")
            credit = 0
        else:
            item = action.split()[1]
            if stock.get(item, 0) == 0:
                log.append(f"{item} sold out")
            elif credit < prices[item]:
                log.append(f"{prices[item] - credit} more for {item}")
            else:
                stock[item] -= 1
                credit -= prices[item]
                box += prices[item]
                log.append(item)
    return log, box + credit

#> vending_machine_day({"cola": 1, "nuts": 2}, {"cola": 150, "nuts": 90}, [100, "buy cola", 50, "buy cola", 100, "buy cola", "buy nuts", "cancel"])
#> vending_machine_day({}, {}, [])
#> vending_machine_day({"tea": 5}, {"tea": 80}, [50, 50, "buy tea", 20, 20, 20, "buy tea", "cancel", 10])
#> vending_machine_day({"gum": 3}, {"gum": 30}, [100, "buy gum", "buy gum", "buy gum", "buy gum", "cancel", "buy gum"])
#> vending_machine_day({"bar": 2}, {}, [200, "buy bar"])

### elevator_trip_floors
def elevator_trip_floors(start, calls):
    """Elevator goes up while somebody above wants it, then down; floors where it stopped."""
    floor, direction = start, 1
    waiting = set(calls)
    stops = []
    moves = 0
    while waiting:
        if floor in waiting:
            waiting.remove(floor)
            stops.append(floor)
            continue
        ahead = [f for f in waiting if (f - floor) * direction > 0]
        if not ahead:
            direction = -direction
            continue
        floor += direction
        moves += 1
    return stops, moves

#> elevator_trip_floors(3, [5, 1, 4])
#> elevator_trip_floors(0, [])
#> elevator_trip_floors(2, [2, 2, 7])
#> elevator_trip_floors(6, [1, 2, 3])
#> elevator_trip_floors(1, [-1, 4, 0, 2])

### traffic_light_queue_length
def traffic_light_queue_length(arrivals: list[int], green: int, red: int, per_tick: int = 2) -> int:
    """Longest queue at a light that starts red; `per_tick` cars pass in each green tick."""
    queue = longest = 0
    cycle = green + red
    for tick, cars in enumerate(arrivals):
        queue += cars
        if tick % cycle >= red:
            queue -= min(queue, per_tick)
        if queue > longest:
            longest = queue
    return longest

#> traffic_light_queue_length([1, 2, 0, 3, 1, 1, 0, 2, 2, 1, 0, 0], 3, 2)
#> traffic_light_queue_length([5, 0, 0, 0, 0], green=1, red=1)
#> traffic_light_queue_length([], 3, 3)
#> traffic_light_queue_length([1] * 14, 2, 5, per_tick=4)
#> traffic_light_queue_length([2, 2, 2, 2, 2, 2], 1, 0, 1)
#> traffic_light_queue_length([1, 1], 0, 0)
#> traffic_light_queue_length([2, 2, 2, 2, 2, 2, 1, 2, 0, 3, 1, 1, 0, 2, 2, 1, 0, 0, 5, 0, 0, 0, 0], 1, 0, 1)
#> traffic_light_queue_length([2, 2, 2, 2, 2, 2, 1, 2, 0, 3, 1, 1, 0, 2, 2, 1, 0, 0, 1, 1], 1, 0, 1)

### rabbit_population_table
def rabbit_population_table(months: int, pairs: int = 1, lifespan: int = 4) -> list[int]:
    """Pairs alive at the end of each month; pairs breed from their second month on."""
    ages = [0] * lifespan
    ages[0] = pairs
    history = []
    for _ in range(months):
        born = 0
        for age in range(1, lifespan):
            born += ages[age]
        for age in range(lifespan - 1, 0, -1):
            ages[age] = ages[age - 1]
        ages[0] = born
        history.append(sum(ages))
    return history

#> rabbit_population_table(6)
#> rabbit_population_table(4, pairs=10, lifespan=3)
#> rabbit_population_table(0)
#> rabbit_population_table(5, 2, 1)
#> rabbit_population_table(8, 1, 5)

### tank_level_is_safe
def tank_level_is_safe(inflow, outflow, capacity, level=0.0):
    # outflow only runs while there is something in the tank
    for hour in range(max(len(inflow), len(outflow))):
        plus = inflow[hour] if hour < len(inflow) else 0.0
        minus = outflow[hour] if hour < len(outflow) else 0.0
        level += plus
        if level > capacity:
            return False
        level = max(0.0, level - minus)
    return level < capacity * 0.9

#> tank_level_is_safe([1.0, 2.0, 3.0, 2.5, 0.0], [0.5, 0.5, 1.0, 4.0], 8.0)
#> tank_level_is_safe([5.0, 5.0], [1.0, 1.0], 8.0)
#> tank_level_is_safe([], [1.0, 1.0, 1.0], 3.0, level=2.0)
#> tank_level_is_safe([2.0, 2.0, 2.0, 2.0], [], 8.0)
#> tank_level_is_safe([0.5] * 8, [0.25] * 8, 4.0, 1.0)
#> tank_level_is_safe([1.0, 2.0, 3.0, 2.5, 0.0, 2.0, 2.0, 2.0, 2.0], [0.5, 0.5, 1.0, 4.0], 8.0)

### supermarket_checkout_wait
import heapq


def supermarket_checkout_wait(customers: list[tuple[int, int]], tills: int) -> float:
    """Mean wait of customers (arrival, items); a till needs 2 s an item and 20 s to pay."""
    free = [0] * tills
    waits = []
    for arrival, items in sorted(customers):
        till = heapq.heappop(free)
        start = max(arrival, till)
        waits.append(start - arrival)
        heapq.heappush(free, start + 20 + 2 * items)
    if not waits:
        return 0.0
    return round(sum(waits) / len(waits), 1)

#> supermarket_checkout_wait([(0, 10), (5, 3), (6, 1), (30, 12), (31, 2)], 1)
#> supermarket_checkout_wait([(0, 10), (5, 3), (6, 1), (30, 12), (31, 2)], 2)
#> supermarket_checkout_wait([], 3)
#> supermarket_checkout_wait([(0, 1)], 0)
#> supermarket_checkout_wait([(t, t % 7) for t in range(0, 80, 10)], 2)
#> supermarket_checkout_wait([(0, 10), (5, 3), (6, 1), (30, 12), (31, 2), (0, 10), (5, 3), (6, 1), (30, 12), (31, 2), (0, 1)], 2)

### forest_fire_minutes
def forest_fire_minutes(forest: list[str], wind: str = "") -> int:
    """Minutes until nothing burns; fire (F) spreads to trees (T) right, left, up and down.

    With wind 'E' it does not spread to the west.
    """
    cells = [list(row) for row in forest]
    steps = [(0, 1), (1, 0), (-1, 0)]
    if wind != "E":
        steps.append((0, -1))
    burning = [(r, c) for r, row in enumerate(cells) for c, x in enumerate(row) if x == "F"]
    minutes = 0
    while burning:
        following = []
        for r, c in burning:
            cells[r][c] = "."
            for dr, dc in steps:
                nr, nc = r + dr, c + dc
                if 0 <= nr < len(cells) and 0 <= nc < len(cells[nr]) and cells[nr][nc] == "T":
                    cells[nr][nc] = "F"
                    following.append((nr, nc))
        burning = following
        minutes += 1
    return minutes

#> forest_fire_minutes(["FT", "TT"])
#> forest_fire_minutes(["TFT"], wind="E")
#> forest_fire_minutes(["TTT", "TTT"])
#> forest_fire_minutes(["F.T", "TTT"])
#> forest_fire_minutes(["TF"], "E")
#> forest_fire_minutes(['TTT', 'TTT', 'FT', 'TT', 'TF'])
#> forest_fire_minutes(['TF', 'F.T', 'TTT', 'TTT', 'TTT'], 'E')

### bank_account_months
class Account:
    def __init__(self, balance, rate):
        self.balance = balance
        self.rate = rate
        self.low = balance

    def month(self, changes):
        for change in changes:
            self.balance += change
            self.low = min(self.low, self.balance)
        if self.balance > 0:
            self.balance += round(self.balance * self.rate, 2)
        else:
            self.balance -= 15.0  # overdraft fee


def bank_account_months(balance, rate, months):
    account = Account(balance, rate)
    for changes in months:
        account.month(changes)
    return round(account.balance, 2), round(account.low, 2)

#> bank_account_months(1000.0, 0.002, [[-200.0, -350.5, 500.0], [-900.0, -100.0], [1200.0]])
#> bank_account_months(0.0, 0.01, [[], [], []])
#> bank_account_months(50.0, 0.0, [])
#> bank_account_months(10.0, 0.1, [[5.0, -15.0], [100.0], [-20.25, -30.5]])
#> bank_account_months(300.0, 0.005, [[-50.0], [-50.0], [-50.0], [-50.0]])

### dice_game_winner
def roll(state):
    state = (state * 75 + 74) % 65537
    return state, state % 6 + 1


def dice_game_winner(players, seed, goal=20):
    """Players roll in turn; a six gives another roll, a one ends the turn and halves the score."""
    scores = {name: 0 for name in players}
    state = seed
    while True:
        for name in players:
            value = 6
            while value == 6:
                state, value = roll(state)
                scores[name] += value
            if value == 1:
                scores[name] //= 2
            if scores[name] >= goal:
                return name, scores

#> dice_game_winner(["ann", "bob"], 1)
#> dice_game_winner(["ann", "bob", "cy"], 7)
#> dice_game_winner(["x"], 99, goal=10)
#> dice_game_winner(["p", "q"], 12345, 30)
#> dice_game_winner(["p", "q"], 4, 6)
#> dice_game_winner(['ann', 'bob', 'cy', 'p', 'q', 'ann', 'bob'], 7)
#> dice_game_winner(['ann', 'bob', 'cy', 'p', 'q'], 7)

### shelf_life_of_batches
from collections import deque


def shelf_life_of_batches(deliveries: dict[int, tuple[int, int]], demand: list[int]) -> dict[str, int]:
    """Day by day: deliver (pieces, days to live), throw away the old, sell oldest first."""
    shelf = deque()
    result = {"sold": 0, "wasted": 0, "missed": 0}
    for day, wanted in enumerate(demand):
        if day in deliveries:
            pieces, life = deliveries[day]
            shelf.append([pieces, day + life])
        while shelf and shelf[0][1] <= day:
            result["wasted"] += shelf.popleft()[0]
        while wanted and shelf:
            taken = min(wanted, shelf[0][0])
            shelf[0][0] -= taken
            wanted -= taken
            result["sold"] += taken
            if shelf[0][0] == 0:
                shelf.popleft()
        result["missed"] += wanted
    return result

#> shelf_life_of_batches({0: (10, 2), 1: (5, 3)}, [4, 3, 2, 6])
#> shelf_life_of_batches({}, [1, 2])
#> shelf_life_of_batches({0: (3, 1), 1: (3, 1), 2: (3, 1)}, [1, 1, 5])
#> shelf_life_of_batches({0: (8, 10)}, [])
#> shelf_life_of_batches({0: (4, 5), 2: (4, 5), 4: (4, 5)}, [2, 2, 2, 2, 2, 2])
#> shelf_life_of_batches({0: (10, 2), 2: (4, 5), 4: (4, 5), 1: (5, 3)}, [2, 2, 2, 2, 2, 2])
#> shelf_life_of_batches({0: (4, 5), 1: (5, 3), 2: (4, 5), 4: (4, 5)}, [4, 3, 2, 6])

### ball_bounces_and_way
def ball_bounces_and_way(height, factor, smallest=0.1):
    """Heights of the bounces and the whole way, until a bounce is too small."""
    if not 0 < factor < 1:
        raise ValueError("factor must lie between 0 and 1")
    way = 0.0
    heights = []
    while height >= smallest:
        way += height
        height *= factor
        if height < smallest:
            break
        way += height
        heights.append(round(height, 3))
    return heights, round(way, 3)

#> ball_bounces_and_way(2.0, 0.5)
#> ball_bounces_and_way(1.0, 1.0)
#> ball_bounces_and_way(0.05, 0.9)
#> ball_bounces_and_way(10.0, 0.65, smallest=1.0)
#> ball_bounces_and_way(3.0, 0.75, 0.5)

### print_queue_finish_times
def print_queue_finish_times(jobs, pages_per_minute=10, jam_every=0):
    """Minutes at which each job is done; a jam after every so many pages costs five minutes."""
    clock = 0.0
    printed = 0
    done = {}
    for name, pages in jobs:
        for _ in range(pages):
            clock += 1 / pages_per_minute
            printed += 1
            if jam_every and printed % jam_every == 0:
                clock += 5
        done[name] = round(clock, 2)
    return done

#> print_queue_finish_times([("a.pdf", 4), ("b.pdf", 12)])
#> print_queue_finish_times([("a.pdf", 4), ("b.pdf", 12)], 20, jam_every=5)
#> print_queue_finish_times([])
#> print_queue_finish_times([("empty", 0), ("x", 7), ("y", 7)], 7, 3)
#> print_queue_finish_times([("one", 1)], 0)
#> print_queue_finish_times([('empty', 0), ('x', 7), ('y', 7), ('a.pdf', 4), ('b.pdf', 12), ('a.pdf', 4), ('b.pdf', 12)], 7, 3)
#> print_queue_finish_times([('a.pdf', 4), ('b.pdf', 12), ('empty', 0), ('x', 7), ('y', 7), ('a.pdf', 4), ('b.pdf', 12)])

### infection_chain_days
def infection_chain_days(contacts: dict[str, list[str]], patient: str, immune=(), sick_days: int = 2) -> list[tuple[int, str]]:
    """(day, person) of every infection; the sick infect all contacts for some days."""
    caught = {patient: 0}
    day = 0
    order = [(0, patient)]
    while any(day - since <= sick_days for since in caught.values()):
        day += 1
        for person, since in list(caught.items()):
            if not since < day <= since + sick_days:
                continue
            for contact in contacts.get(person, []):
                if contact not in caught and contact not in immune:
                    caught[contact] = day
                    order.append((day, contact))
    return order

#> infection_chain_days({"a": ["b", "c"], "c": ["d"], "d": ["a"]}, "a")
#> infection_chain_days({"a": ["b"], "b": ["c"]}, "a", immune=("b",))
#> infection_chain_days({}, "z", sick_days=1)
#> infection_chain_days({"p": ["q", "r"], "q": ["r", "s"]}, "p", ("r",), 1)
#> infection_chain_days({"x": ["y"], "y": ["x"]}, "y", sick_days=0)
#> infection_chain_days({'a': ['b'], 'c': ['d'], 'd': ['a'], 'x': ['y'], 'y': ['x'], 'b': ['c']}, 'a')
#> infection_chain_days({'a': ['b', 'c'], 'b': ['c'], 'x': ['y'], 'y': ['x'], 'c': ['d'], 'd': ['a']}, 'a', immune=('b',))

### parking_garage_income
def parking_garage_income(events: list[str], places: int = 2, first_hour: int = 200, next_hour: int = 150) -> int:
    """Cents earned from events 'HH:MM in|out plate'; cars are turned away when it is full."""
    inside: dict[str, int] = {}
    income = 0
    for event in events:
        time, what, plate = event.split()
        hours, minutes = time.split(":")
        now = int(hours) * 60 + int(minutes)
        if what == "in":
            if len(inside) < places:
                inside[plate] = now
        elif plate in inside:
            stayed = now - inside.pop(plate)
            begun = max(1, -(-stayed // 60))
            income += first_hour + (begun - 1) * next_hour
    return income

#> parking_garage_income(["08:00 in A1", "08:10 in B2", "08:20 in C3", "09:30 out A1", "09:31 in C3", "12:00 out B2", "12:30 out C3"])
#> parking_garage_income([])
#> parking_garage_income(["10:00 in X", "10:00 out X", "11:00 out Y"], places=1)
#> parking_garage_income(["10:00 in X", "10:05 in Y", "11:01 out X", "11:06 out Y"], 1, 100, 50)
#> parking_garage_income(["noon in X"])
#> parking_garage_income(['08:00 in A1', '08:10 in B2', '08:20 in C3', '09:30 out A1', '09:31 in C3', '12:00 out B2', '12:30 out C3', '10:00 in X', '10:05 in Y', '11:01 out X', '11:06 out Y', '10:00 in X', '10:00 out X', '11:00 out Y'])
#> parking_garage_income(['10:00 in X', '10:05 in Y', '11:01 out X', '11:06 out Y', '10:00 in X', '10:00 out X', '11:00 out Y', '08:00 in A1', '08:10 in B2', '08:20 in C3', '09:30 out A1', '09:31 in C3', '12:00 out B2', '12:30 out C3'], 1, 100, 50)
