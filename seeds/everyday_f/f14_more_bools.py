### puzzle_is_solvable
def puzzle_is_solvable(tiles: list[int], width: int) -> bool:
    """Sliding puzzle (0 is the gap): parity of inversions and the row of the gap."""
    if sorted(tiles) != list(range(len(tiles))):
        raise ValueError("not a permutation")
    inversions = 0
    for i, a in enumerate(tiles):
        if a == 0:
            continue
        for b in tiles[i + 1:]:
            if b and b < a:
                inversions += 1
    if width % 2:
        return inversions % 2 == 0
    row_from_bottom = len(tiles) // width - tiles.index(0) // width
    return (inversions + row_from_bottom) % 2 == 1

#> puzzle_is_solvable([1, 2, 3, 4, 5, 6, 8, 7, 0], 3)
#> puzzle_is_solvable([1, 2, 3, 4, 5, 6, 7, 8, 0], 3)
#> puzzle_is_solvable([3, 1, 2, 0], 2)
#> puzzle_is_solvable([1, 1, 2, 3], 2)
#> puzzle_is_solvable([0, 5, 2, 1, 8, 3, 4, 7, 6], 3)

### email_thread_answered
def email_thread_answered(thread: list[tuple[str, str]], staff: set[str], hours: int = 24) -> bool:
    """(sender, 'D HH'): was every customer mail answered by staff within the hours?"""
    waiting = None
    for sender, when in thread:
        day, hour = when.split()
        now = int(day) * 24 + int(hour)
        if sender in staff:
            if waiting is not None and now - waiting > hours:
                return False
            waiting = None
        elif waiting is None:
            waiting = now
    return waiting is None

#> email_thread_answered([("ann", "1 09"), ("help", "1 15"), ("ann", "2 08"), ("ann", "2 10"), ("boss", "3 07")], {"help", "boss"})
#> email_thread_answered([("ann", "1 09"), ("help", "2 10")], {"help"})
#> email_thread_answered([("ann", "1 09")], {"help"})
#> email_thread_answered([], set())
#> email_thread_answered([("help", "1 00"), ("bob", "4 23"), ("help", "5 01")], {"help"}, hours=2)
#> email_thread_answered([('ann', '1 09'), ('help', '1 15'), ('ann', '2 08'), ('ann', '2 10'), ('boss', '3 07'), ('help', '1 00'), ('bob', '4 23'), ('help', '5 01'), ('ann', '1 09'), ('help', '2 10')], {'help', 'boss'})
#> email_thread_answered([('ann', '1 09'), ('help', '1 15'), ('ann', '2 08'), ('ann', '2 10'), ('boss', '3 07'), ('help', '1 00'), ('bob', '4 23'), ('help', '5 01')], {'help', 'boss'})

### formula_parentheses_redundant
def formula_parentheses_redundant(formula: str) -> bool:
    """True if some pair of parentheses holds no operator directly, as in ((a+b)) or (a)."""
    stack: list[str] = []
    for ch in formula:
        if ch == " ":
            continue
        if ch != ")":
            stack.append(ch)
            continue
        operator = False
        while stack and stack[-1] != "(":
            if stack.pop() in "+-*/":
                operator = True
        if not stack:
            raise ValueError("unbalanced")
        stack.pop()
        if not operator:
            return True
        stack.append("x")
    return False

#> formula_parentheses_redundant("((a + b))")
#> formula_parentheses_redundant("(a + (b * c)) / (d - e)")
#> formula_parentheses_redundant("a + (b)")
#> formula_parentheses_redundant("a + b)")
#> formula_parentheses_redundant("")
#> formula_parentheses_redundant("((a+b)*(c+d))-(e/(f+g))")
#> formula_parentheses_redundant('((a+b)*(c+d))-(e/(f+g)) ((a + b)) a + b)')
#> formula_parentheses_redundant('((a+b)*(c+d))-(e/(f+g)) a + (b) a + b)')

### feature_toggle_resolved
def feature_toggle_resolved(flags: dict[str, str], name: str, context: dict[str, str]) -> bool:
    """Flags: 'on', 'off', 'ref:other', 'not:other', 'if:country=de,fr' or '30%' (by user name)."""
    seen = []
    negate = False
    while True:
        if name in seen:
            raise RecursionError(" -> ".join(seen + [name]))
        seen.append(name)
        rule = flags.get(name, "off")
        if rule.startswith("ref:"):
            name = rule[4:]
        elif rule.startswith("not:"):
            name = rule[4:]
            negate = not negate
        else:
            break
    if rule.endswith("%"):
        bucket = sum(ord(c) for c in context.get("user", "")) % 100
        value = bucket < int(rule[:-1])
    elif rule.startswith("if:"):
        key, _, options = rule[3:].partition("=")
        value = context.get(key) in options.split(",")
    else:
        value = rule == "on"
    return value != negate

#> feature_toggle_resolved({"new": "ref:beta", "beta": "if:country=de,fr"}, "new", {"country": "fr"})
#> feature_toggle_resolved({"old": "not:new", "new": "on"}, "old", {})
#> feature_toggle_resolved({"a": "ref:b", "b": "ref:a"}, "a", {})
#> feature_toggle_resolved({"x": "30%"}, "x", {"user": "kim"})
#> feature_toggle_resolved({"x": "not:y", "y": "not:z", "z": "15%"}, "x", {"user": "ann"})
#> feature_toggle_resolved({}, "none", {})

### tower_plan_stable
def tower_plan_stable(layers: list[tuple[float, float]]) -> bool:
    """Layers (offset, width) from the bottom: the centre of all above must lie over each layer."""
    for i in range(len(layers) - 1):
        mass = moment = 0.0
        for offset, width in layers[i + 1:]:
            mass += width
            moment += width * (offset + width / 2)
        centre = moment / mass
        low, width = layers[i]
        if not low <= centre <= low + width:
            return False
    return True

#> tower_plan_stable([(0.0, 4.0), (1.0, 3.0), (2.0, 2.0)])
#> tower_plan_stable([(0.0, 2.0), (1.5, 2.0), (3.0, 2.0)])
#> tower_plan_stable([])
#> tower_plan_stable([(0.0, 1.0), (0.5, 1.0)])
#> tower_plan_stable([(0.0, 5.0), (3.0, 3.0), (5.0, 2.0), (4.5, 1.0), (3.5, 1.5)])
#> tower_plan_stable([(0.0, 4.0), (1.0, 3.0), (2.0, 2.0), (0.0, 5.0), (3.0, 3.0), (5.0, 2.0), (4.5, 1.0), (3.5, 1.5), (0.0, 2.0), (1.5, 2.0), (3.0, 2.0)])
#> tower_plan_stable([(0.0, 4.0), (1.0, 3.0), (2.0, 2.0), (0.0, 5.0), (3.0, 3.0), (5.0, 2.0), (4.5, 1.0), (3.5, 1.5), (0.0, 1.0), (0.5, 1.0)])

### medication_interval_kept
from datetime import datetime


def medication_interval_kept(doses: list[str], hours: float, per_day: int) -> bool:
    """Doses 'YYYY-MM-DD HH:MM': long enough apart and not too many on a day."""
    last = None
    counts: dict[str, int] = {}
    for text in sorted(doses):
        moment = datetime.strptime(text, "%Y-%m-%d %H:%M")
        if last is not None:
            apart = (moment - last).total_seconds() / 3600
            if apart < hours:
                return False
        day = text[:10]
        counts[day] = counts.get(day, 0) + 1
        if counts[day] > per_day:
            return False
        last = moment
    return True

#> medication_interval_kept(["2024-05-01 08:00", "2024-05-01 14:00", "2024-05-01 20:00", "2024-05-02 08:00"], 6, 3)
#> medication_interval_kept(["2024-05-01 08:00", "2024-05-01 13:59"], 6, 3)
#> medication_interval_kept(["2024-05-01 20:00", "2024-05-01 08:00", "2024-05-01 14:00"], 4, 2)
#> medication_interval_kept([], 1, 1)
#> medication_interval_kept(["morning"], 1, 1)

### recipe_order_possible
def recipe_order_possible(steps: list[str]) -> bool:
    """Steps 'mix flour,egg -> dough'; ingredients that are made must be made before they are used, and used once."""
    made: dict[str, bool] = {}
    products = set()
    for step in steps:
        products.add(step.split("->")[1].strip())
    for step in steps:
        left, right = step.split("->")
        _, _, inputs = left.strip().partition(" ")
        for name in inputs.split(","):
            name = name.strip()
            if name not in products:
                continue
            if name not in made or made[name]:
                return False
            made[name] = True
        made[right.strip()] = False
    return True

#> recipe_order_possible(["mix flour,egg -> dough", "roll dough -> sheet", "bake sheet,cheese -> pizza"])
#> recipe_order_possible(["roll dough -> sheet", "mix flour,egg -> dough"])
#> recipe_order_possible(["mix a -> b", "cut b -> c", "cut b -> d"])
#> recipe_order_possible([])
#> recipe_order_possible(["just wait"])
#> recipe_order_possible(["boil water -> hot", "add hot,tea -> cup", "boil water -> hot", "add hot,cup -> big cup"])
#> recipe_order_possible(['mix flour,egg -> dough', 'roll dough -> sheet', 'bake sheet,cheese -> pizza', 'boil water -> hot', 'add hot,tea -> cup', 'boil water -> hot', 'add hot,cup -> big cup', 'mix a -> b', 'cut b -> c', 'cut b -> d'])
#> recipe_order_possible(['mix flour,egg -> dough', 'roll dough -> sheet', 'bake sheet,cheese -> pizza', 'boil water -> hot', 'add hot,tea -> cup', 'boil water -> hot', 'add hot,cup -> big cup', 'roll dough -> sheet', 'mix flour,egg -> dough'])

### guests_can_be_seated_apart
def guests_can_be_seated_apart(seats: int, taken: list[int], guests: int, apart: int = 1) -> bool:
    """Can all guests sit with at least `apart` free seats to everybody else in a row?"""
    row = [0] * seats
    for seat in taken:
        row[seat] = 1
    placed = 0
    for i in range(seats):
        if placed == guests:
            break
        if row[i]:
            continue
        low, high = max(0, i - apart), min(seats, i + apart + 1)
        if 1 not in row[low:high]:
            row[i] = 1
            placed += 1
    return placed == guests

#> guests_can_be_seated_apart(8, [0, 4], 2)
#> guests_can_be_seated_apart(8, [0, 4], 3)
#> guests_can_be_seated_apart(5, [], 3)
#> guests_can_be_seated_apart(0, [], 0)
#> guests_can_be_seated_apart(3, [3], 1)
#> guests_can_be_seated_apart(12, [6], 4, apart=2)
