### tickets_resolved_within_sla
from datetime import datetime, timedelta

HOURS = {"low": 72, "normal": 24, "high": 4}


def tickets_resolved_within_sla(tickets: list[dict]) -> int:
    """How many tickets were closed in the hours of their priority; paused hours do not count."""
    good = 0
    for ticket in tickets:
        if "closed" not in ticket:
            continue
        opened = datetime.fromisoformat(ticket["opened"])
        closed = datetime.fromisoformat(ticket["closed"])
        worked = closed - opened
        for start, end in ticket.get("paused", []):
            worked -= datetime.fromisoformat(end) - datetime.fromisoformat(start)
        if worked <= timedelta(hours=HOURS[ticket.get("priority", "normal")]):
            good += 1
    return good

#> tickets_resolved_within_sla([{"opened": "2024-05-01T08:00", "closed": "2024-05-01T11:00", "priority": "high"}, {"opened": "2024-05-01T08:00", "closed": "2024-05-02T09:00"}])
#> tickets_resolved_within_sla([{"opened": "2024-05-01T08:00", "closed": "2024-05-02T09:00", "paused": [("2024-05-01T18:00", "2024-05-01T20:00")]}, {"opened": "2024-05-01T08:00"}])
#> tickets_resolved_within_sla([])
#> tickets_resolved_within_sla([{"opened": "x", "closed": "y"}])
#> tickets_resolved_within_sla([{"opened": "2024-05-01T08:00", "closed": "2024-05-04T08:00", "priority": "low"}, {"opened": "2024-05-01T08:00", "closed": "2024-05-01T12:01", "priority": "high"}, {"opened": "2024-05-01T08:00", "closed": "2024-05-01T08:00", "priority": "high"}])

### chairs_moved_to_equal_rooms
def chairs_moved_to_equal_rooms(chairs: list[int]) -> int:
    """Chair-carrying distance (rooms passed) so that all rooms have the same number; -1 if impossible."""
    total = sum(chairs)
    if not chairs or total % len(chairs):
        return -1
    target = total // len(chairs)
    carried = surplus = 0
    for count in chairs:
        surplus += count - target
        carried += abs(surplus)
    return carried

#> chairs_moved_to_equal_rooms([5, 1, 3, 3, 8, 4])
#> chairs_moved_to_equal_rooms([1, 2])
#> chairs_moved_to_equal_rooms([])
#> chairs_moved_to_equal_rooms([10, 0, 0, 0, 0])
#> chairs_moved_to_equal_rooms([2, 2, 2])

### words_typed_with_one_hand
LEFT = set("qwertasdfgzxcvb")


def words_typed_with_one_hand(text: str, shortest: int = 3) -> int:
    count = 0
    for word in text.lower().split():
        letters = [ch for ch in word if ch.isalpha()]
        if len(letters) < shortest:
            continue
        left = 0
        for ch in letters:
            if ch in LEFT:
                left += 1
        if left in (0, len(letters)):
            count += 1
    return count

#> words_typed_with_one_hand("We were aware of a monopoly on pumpkin")
#> words_typed_with_one_hand("Stewardesses cast a vast web", shortest=4)
#> words_typed_with_one_hand("")
#> words_typed_with_one_hand("a I oh be", 1)
#> words_typed_with_one_hand("hello, world: extra crabs!")
#> words_typed_with_one_hand('Stewardesses cast a vast web, hello, world: extra crabs!, a I oh be', shortest=4)
#> words_typed_with_one_hand('hello, world: extra crabs!, Stewardesses cast a vast web')

### minutes_machine_was_idle
def minutes_machine_was_idle(day: str) -> int:
    """Log '08:00 on,08:30 off,...'; idle is the time between off and the next on, on until 18:00 at most."""
    last_off = None
    idle = 0
    for entry in day.split(","):
        time, state = entry.split()
        hours, minutes = time.split(":")
        now = int(hours) * 60 + int(minutes)
        if now > 18 * 60:
            break
        if state == "off":
            if last_off is None:
                last_off = now
        elif last_off is not None:
            idle += now - last_off
            last_off = None
    if last_off is not None:
        idle += 18 * 60 - last_off
    return idle

#> minutes_machine_was_idle("08:00 on,09:30 off,10:00 on,12:00 off,12:05 off,13:00 on,17:00 off")
#> minutes_machine_was_idle("08:00 on")
#> minutes_machine_was_idle("08:00 off,19:00 on")
#> minutes_machine_was_idle("08:00 on,08:10 off,08:20 on,08:30 off,08:40 on,08:50 off,09:00 on")
#> minutes_machine_was_idle("eight on")

### substring_occurrences_overlapping
def substring_occurrences_overlapping(text: str, part: str) -> int:
    """Knuth-Morris-Pratt; overlapping hits count."""
    if not part:
        raise ValueError("empty part")
    fail = [0] * len(part)
    k = 0
    for i in range(1, len(part)):
        while k and part[i] != part[k]:
            k = fail[k - 1]
        if part[i] == part[k]:
            k += 1
        fail[i] = k
    hits = k = 0
    for ch in text:
        while k and ch != part[k]:
            k = fail[k - 1]
        if ch == part[k]:
            k += 1
        if k == len(part):
            hits += 1
            k = fail[k - 1]
    return hits

#> substring_occurrences_overlapping("abababcab", "abab")
#> substring_occurrences_overlapping("aaaaaa", "aa")
#> substring_occurrences_overlapping("hello", "")
#> substring_occurrences_overlapping("", "x")
#> substring_occurrences_overlapping("aabaacaabaad", "aabaad")
#> substring_occurrences_overlapping("mississippi", "issi")
#> substring_occurrences_overlapping('aabaacaabaadabababcabmississippi', 'aabaad')
#> substring_occurrences_overlapping('aaaaaaabababcabaabaacaabaad', 'aa')

### largest_square_of_free_desks
def largest_square_of_free_desks(plan: list[str]) -> int:
    best = 0
    above: list[int] = []
    for row in plan:
        current = []
        for i, desk in enumerate(row):
            if desk != ".":
                current.append(0)
            elif i == 0 or not above:
                current.append(1)
            else:
                current.append(1 + min(above[i], above[i - 1], current[i - 1]))
        best = max(best, max(current, default=0))
        above = current
    return best * best

#> largest_square_of_free_desks(["..#.", "....", "....", "#..."])
#> largest_square_of_free_desks(["##", "##"])
#> largest_square_of_free_desks([])
#> largest_square_of_free_desks(["....", "...."])
#> largest_square_of_free_desks(["...", "...", "..."])
#> largest_square_of_free_desks(['....', '....', '..#.', '....', '....', '#...', '...', '...', '...'])
#> largest_square_of_free_desks(['....', '....', '##', '##'])

### medals_points_of_country
WEIGHT = {"gold": 5, "silver": 3, "bronze": 1}


def medals_points_of_country(results: list[str], country: str) -> int:
    """Results 'event: A > B = C > D' from best to worst; equal places share a medal and skip the next."""
    points = 0
    for result in results:
        _, _, ranking = result.partition(":")
        place = 0
        for group in ranking.split(">"):
            names = [n.strip() for n in group.split("=")]
            if place > 2:
                break
            medal = ("gold", "silver", "bronze")[place]
            if country in names:
                points += WEIGHT[medal]
            place += len(names)
    return points

#> medals_points_of_country(["100m: JAM > USA = CAN > GBR", "swim: USA > AUS > CHN"], "USA")
#> medals_points_of_country(["a: X = Y > Z > W", "b: W > Z = Y = X", "c: Z"], "Z")
#> medals_points_of_country([], "NOR")
#> medals_points_of_country(["ski: NOR > NOR = SWE", "sled: GER > GER > NOR"], "NOR")
#> medals_points_of_country(["x: A > B > C > D > E"], "D")
#> medals_points_of_country(['ski: NOR > NOR = SWE', 'sled: GER > GER > NOR', 'a: X = Y > Z > W', 'b: W > Z = Y = X', 'c: Z', '100m: JAM > USA = CAN > GBR', 'swim: USA > AUS > CHN'], 'NOR')
#> medals_points_of_country(['100m: JAM > USA = CAN > GBR', 'swim: USA > AUS > CHN', 'x: A > B > C > D > E', 'a: X = Y > Z > W', 'b: W > Z = Y = X', 'c: Z'], 'USA')

### first_repeating_state_of_machine
def first_repeating_state_of_machine(banks: list[int]) -> int:
    """Redistribute the fullest bank round robin; steps until a state comes again."""
    state = list(banks)
    seen = set()
    steps = 0
    while tuple(state) not in seen:
        seen.add(tuple(state))
        index = state.index(max(state))
        blocks, state[index] = state[index], 0
        while blocks:
            index = (index + 1) % len(state)
            state[index] += 1
            blocks -= 1
        steps += 1
    return steps

#> first_repeating_state_of_machine([0, 2, 7, 0])
#> first_repeating_state_of_machine([1, 1])
#> first_repeating_state_of_machine([3, 1, 2])
#> first_repeating_state_of_machine([0])
#> first_repeating_state_of_machine([])
#> first_repeating_state_of_machine([1, 1, 3, 1, 2, 0])
#> first_repeating_state_of_machine([3, 1, 2, 1, 1, 0])

### recipe_batches_possible
def recipe_batches_possible(recipe: str, pantry: str) -> int:
    """How often the recipe '200 flour, 2 egg' can be made from the pantry."""
    def amounts(text):
        table = {}
        for entry in text.split(","):
            number, name = entry.split()
            table[name] = table.get(name, 0) + int(number)
        return table

    have = amounts(pantry)
    batches = None
    for name, needed in amounts(recipe).items():
        possible = have.get(name, 0) // needed
        if batches is None or possible < batches:
            batches = possible
        if batches == 0:
            break
    return batches

#> recipe_batches_possible("200 flour, 2 egg, 100 milk", "1000 flour, 7 egg, 450 milk, 3 egg")
#> recipe_batches_possible("200 flour, 2 egg", "1000 flour")
#> recipe_batches_possible("1 x", "5 x")
#> recipe_batches_possible("0 salt", "5 salt")
#> recipe_batches_possible("3 a, 4 b, 5 c, 6 d", "30 a, 30 b, 30 c, 30 d")
#> recipe_batches_possible('3 a, 4 b, 5 c, 6 d, 200 flour, 2 egg, 1 x', '30 a, 30 b, 30 c, 30 d')
