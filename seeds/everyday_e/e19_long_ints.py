### digits_sum_until_single
def digits_sum_until_single(text):
    """Add up the digits of a text again and again until one digit is left; rounds * 10 + digit."""
    total = 0
    for ch in text:
        if ch.isdigit():
            total += int(ch)
    rounds = 1
    while total > 9:
        value, total = total, 0
        while value:
            total += value % 10
            value //= 10
        rounds += 1
    return rounds * 10 + total

#> digits_sum_until_single("invoice 2024-000987, page 12 of 99")
#> digits_sum_until_single("9876543210987654321")
#> digits_sum_until_single("none")
#> digits_sum_until_single("+49 (0) 30 / 123 456 78")
#> digits_sum_until_single("1000000001")
#> digits_sum_until_single('invoice 2024-000987, page 12 of 99, 9876543210987654321, +49 (0) 30 / 123 456 78')
#> digits_sum_until_single('invoice 2024-000987, page 12 of 99, 9876543210987654321, 1000000001')

### typing_mistakes_against_sample
def typing_mistakes_against_sample(sample, typed):
    mistakes = 0
    for i in range(max(len(sample), len(typed))):
        if i >= len(sample) or i >= len(typed):
            mistakes += 1
            continue
        if sample[i] == typed[i]:
            continue
        if sample[i].lower() == typed[i].lower():
            # wrong case counts only once per text
            if mistakes == 0:
                mistakes += 1
        else:
            mistakes += 1
    return mistakes

#> typing_mistakes_against_sample("The quick brown fox", "the quikc brwon fix")
#> typing_mistakes_against_sample("hello world", "hello world")
#> typing_mistakes_against_sample("", "extra")
#> typing_mistakes_against_sample("Jackdaws love my big sphinx", "jackdaws Love my big sphin")
#> typing_mistakes_against_sample("abcdefgh", "badcfehg")
#> typing_mistakes_against_sample('The quick brown fox hello world Jackdaws love my big sphinx', 'the quikc brwon fix')
#> typing_mistakes_against_sample('abcdefgh The quick brown fox Jackdaws love my big sphinx', 'badcfehg')

### coffee_shop_tally_cents
MENU = {"espresso": 220, "latte": 380, "tea": 250, "cake": 420}


def coffee_shop_tally_cents(orders: str) -> int:
    """'2 latte, 1 cake; 3 tea' - tables are separated by semicolons; over 10 euros 5% off a table."""
    day = 0
    for table in orders.split(";"):
        bill = 0
        for entry in table.split(","):
            words = entry.split()
            if not words:
                continue
            count = int(words[0]) if words[0].isdigit() else 1
            name = words[-1].rstrip("s")
            bill += count * MENU.get(name, 0)
        if bill > 1000:
            bill -= bill * 5 // 100
        day += bill
    return day

#> coffee_shop_tally_cents("2 latte, 1 cake; 3 teas; espresso")
#> coffee_shop_tally_cents("")
#> coffee_shop_tally_cents("5 lattes, 5 cakes, 2 water; 1 tea, 1 tea, 1 tea, cake")
#> coffee_shop_tally_cents("espresso, espresso, latte; ; cake, 4 teas")
#> coffee_shop_tally_cents("10 espressos")
#> coffee_shop_tally_cents('espresso, espresso, latte; ; cake, 4 teas;5 lattes, 5 cakes, 2 water; 1 tea, 1 tea, 1 tea, cake;2 latte, 1 cake; 3 teas; espresso')
#> coffee_shop_tally_cents('espresso, espresso, latte; ; cake, 4 teas;5 lattes, 5 cakes, 2 water; 1 tea, 1 tea, 1 tea, cake;10 espressos')

### bit_errors_between_messages
def bits(text):
    out = []
    for byte in text.encode():
        for shift in range(7, -1, -1):
            out.append(byte >> shift & 1)
    return out


def bit_errors_between_messages(a, b):
    left, right = bits(a), bits(b)
    errors = abs(len(left) - len(right))
    for x, y in zip(left, right):
        errors += x ^ y
    return errors

#> bit_errors_between_messages("abc", "abd")
#> bit_errors_between_messages("OK", "ok")
#> bit_errors_between_messages("", "")
#> bit_errors_between_messages("hi", "hi!")
#> bit_errors_between_messages("\u00e9", "e")
#> bit_errors_between_messages('hiéabc', 'hi!')
#> bit_errors_between_messages('hiéOK', 'hi!')

### stairs_ways_without_broken
def stairs_ways_without_broken(steps: int, broken: set[int] = frozenset(), longest: int = 2) -> int:
    """Ways to climb the stairs with jumps of 1..longest, never on a broken step."""
    ways = [1]
    for step in range(1, steps + 1):
        if step in broken:
            ways.append(0)
            continue
        total = 0
        for jump in range(1, longest + 1):
            if jump <= step:
                total += ways[step - jump]
        ways.append(total)
    return ways[steps]

#> stairs_ways_without_broken(8)
#> stairs_ways_without_broken(10, {3, 7})
#> stairs_ways_without_broken(6, {2, 3}, 2)
#> stairs_ways_without_broken(9, {4}, longest=3)
#> stairs_ways_without_broken(0)

### knapsack_best_value
def knapsack_best_value(items, capacity):
    # items: (weight, value)
    best = [0] * (capacity + 1)
    for weight, value in items:
        for room in range(capacity, weight - 1, -1):
            candidate = best[room - weight] + value
            if candidate > best[room]:
                best[room] = candidate
    return best[capacity]

#> knapsack_best_value([(3, 40), (4, 50), (5, 70)], 8)
#> knapsack_best_value([(1, 10), (2, 15), (3, 40), (5, 45)], 6)
#> knapsack_best_value([], 10)
#> knapsack_best_value([(9, 100)], 5)
#> knapsack_best_value([(2, 3), (2, 3), (3, 5), (4, 6), (1, 1)], 7)
#> knapsack_best_value([(2, 3), (2, 3), (3, 5), (4, 6), (1, 1), (1, 10), (2, 15), (3, 40), (5, 45), (3, 40), (4, 50), (5, 70)], 7)
#> knapsack_best_value([(2, 3), (2, 3), (3, 5), (4, 6), (1, 1), (9, 100), (1, 10), (2, 15), (3, 40), (5, 45)], 7)

### edit_distance_with_swaps
def edit_distance_with_swaps(a: str, b: str) -> int:
    """Insertions, deletions, replacements and swaps of neighbours."""
    rows = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a) + 1):
        for j in range(len(b) + 1):
            if i == 0 or j == 0:
                rows[i][j] = i + j
                continue
            cost = a[i - 1] != b[j - 1]
            best = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + cost)
            if i > 1 and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1]:
                best = min(best, rows[i - 2][j - 2] + 1)
            rows[i][j] = best
    return rows[-1][-1]

#> edit_distance_with_swaps("form", "from")
#> edit_distance_with_swaps("cat", "cart")
#> edit_distance_with_swaps("", "abc")
#> edit_distance_with_swaps("teh", "the")
#> edit_distance_with_swaps("sum", "mus")
#> edit_distance_with_swaps('sumtehcat', 'mus')
#> edit_distance_with_swaps('catteh', 'cart')

### longest_common_run_of_texts
def longest_common_run_of_texts(a, b):
    best = 0
    previous = [0] * (len(b) + 1)
    for x in a:
        current = [0]
        for j, y in enumerate(b):
            run = previous[j] + 1 if x == y else 0
            current.append(run)
            best = max(best, run)
        previous = current
    return best

#> longest_common_run_of_texts("banana", "canal")
#> longest_common_run_of_texts("abc", "xyz")
#> longest_common_run_of_texts("", "abc")
#> longest_common_run_of_texts("debug", "bugs")
#> longest_common_run_of_texts("aaaa", "aaa")
#> longest_common_run_of_texts('debugabcaaaa', 'bugs')
#> longest_common_run_of_texts('abcdebugbanana', 'xyz')

### warehouse_pick_path_steps
def warehouse_pick_path_steps(picks: list[str], shelf_length: int = 10) -> int:
    """Steps of an S-shaped walk: aisles A, B, C.. are walked through fully if something is in them.

    A pick is 'B7'. The picker starts at A0, moves 3 steps from aisle to aisle, and ends in the last aisle used.
    """
    aisles: dict[str, list[int]] = {}
    for pick in picks:
        aisles.setdefault(pick[0], []).append(int(pick[1:]))
    steps = 0
    at_far_end = False
    here = "A"
    names = sorted(aisles)
    for i, name in enumerate(names):
        steps += 3 * (ord(name) - ord(here))
        here = name
        if i == len(names) - 1:
            # last aisle: only as far as needed
            depth = shelf_length - min(aisles[name]) if at_far_end else max(aisles[name])
            steps += depth
        else:
            steps += shelf_length
            at_far_end = not at_far_end
    return steps

#> warehouse_pick_path_steps(["A3", "B7", "A9", "D2"])
#> warehouse_pick_path_steps([])
#> warehouse_pick_path_steps(["C5", "C6"])
#> warehouse_pick_path_steps(["B1", "E2", "F9", "F4", "B8", "C3"], shelf_length=12)
#> warehouse_pick_path_steps(["A10", "B0"])
#> warehouse_pick_path_steps(['C5', 'C6', 'B1', 'E2', 'F9', 'F4', 'B8', 'C3', 'A3', 'B7', 'A9', 'D2'])
#> warehouse_pick_path_steps(['C5', 'C6', 'B1', 'E2', 'F9', 'F4', 'B8', 'C3', 'A10', 'B0'])

### subsets_with_target_total
def subsets_with_target_total(numbers: list[int], target: int) -> int:
    def count(index, left):
        if index == len(numbers):
            return 1 if left == 0 else 0
        without = count(index + 1, left)
        with_it = count(index + 1, left - numbers[index])
        return without + with_it

    return count(0, target)

#> subsets_with_target_total([1, 2, 3, 4], 5)
#> subsets_with_target_total([5, 5, 5], 10)
#> subsets_with_target_total([], 0)
#> subsets_with_target_total([2, 4, 6], 7)
#> subsets_with_target_total([1, -1, 2], 2)

### points_of_bowling_game
def points_of_bowling_game(rolls: str) -> int:
    """Ten-pin score of rolls like 'X 9/ 72 -8'; frames are not needed, only the order."""
    pins = []
    for ch in rolls.replace(" ", ""):
        if ch == "X":
            pins.append(10)
        elif ch == "/":
            pins.append(10 - pins[-1])
        elif ch == "-":
            pins.append(0)
        else:
            pins.append(int(ch))
    score = i = 0
    for _ in range(10):
        if i >= len(pins):
            break
        if pins[i] == 10:
            score += sum(pins[i:i + 3])
            i += 1
        else:
            frame = sum(pins[i:i + 2])
            score += sum(pins[i:i + 3]) if frame == 10 else frame
            i += 2
    return score

#> points_of_bowling_game("X 9/ 72 -8 X X 3/ 45 9- X 5/")
#> points_of_bowling_game("XXXXXXXXXXXX")
#> points_of_bowling_game("")
#> points_of_bowling_game("9-9-9-9-9-9-9-9-9-9-")
#> points_of_bowling_game("5/5/5/X")
#> points_of_bowling_game('9-9-9-9-9-9-9-9-9-9- X 9/ 72 -8 X X 3/ 45 9- X 5/')
#> points_of_bowling_game('5/5/5/X/XXXXXXXXXXXX/9-9-9-9-9-9-9-9-9-9-')

### beads_to_recolour_for_pattern
def beads_to_recolour_for_pattern(chain: str, pattern: str) -> int:
    """Fewest beads to recolour so that the chain repeats the pattern, starting anywhere in it."""
    best = len(chain)
    for shift in range(len(pattern)):
        wrong = 0
        for i, bead in enumerate(chain):
            if bead != pattern[(i + shift) % len(pattern)]:
                wrong += 1
                if wrong >= best:
                    break
        else:
            best = wrong
    return best

#> beads_to_recolour_for_pattern("rgbrgbrbb", "rgb")
#> beads_to_recolour_for_pattern("bbbbbbb", "ab")
#> beads_to_recolour_for_pattern("", "xy")
#> beads_to_recolour_for_pattern("gbrgbrgg", "rgb")
#> beads_to_recolour_for_pattern("abcabcabcx", "cab")
#> beads_to_recolour_for_pattern("abc", "")
#> beads_to_recolour_for_pattern('abcabcabcxrgbrgbrbbbbbbbbb', 'cab')
#> beads_to_recolour_for_pattern('rgbrgbrbbabcabcabcxbbbbbbb', 'rgb')

### battery_days_left
def battery_days_left(capacity: int, usage: list[int], solar: dict[int, int], reserve: int = 10) -> int:
    """Days until the charge falls below the reserve; usage repeats, solar gain by weekday."""
    charge = capacity
    for day in range(60):
        charge -= usage[day % len(usage)]
        if charge < reserve:
            return day
        gain = solar.get(day % 7, 0)
        if gain:
            charge = min(capacity, charge + gain)
    return 60

#> battery_days_left(100, [8, 12, 5], {2: 10, 5: 4})
#> battery_days_left(50, [20], {})
#> battery_days_left(30, [1], {0: 7}, reserve=0)
#> battery_days_left(5, [1], {})
#> battery_days_left(60, [10, 0, 10, 0], {1: 5, 3: 5, 6: 5}, 20)
#> battery_days_left(60, [], {})

### unread_count_after_sync
class Mailbox:
    def __init__(self):
        self.read_flags = {}

    def apply(self, event):
        kind, ident = event[0], event[1:]
        if kind == "+":
            self.read_flags.setdefault(ident, False)
        elif kind == "r" and ident in self.read_flags:
            self.read_flags[ident] = True
        elif kind == "u" and ident in self.read_flags:
            self.read_flags[ident] = False
        elif kind == "x":
            self.read_flags.pop(ident, None)

    @property
    def unread(self):
        return sum(1 for read in self.read_flags.values() if not read)


def unread_count_after_sync(events: str) -> int:
    """Events: +id new, r id read, u id unread, x id deleted."""
    box = Mailbox()
    for event in events.split():
        box.apply(event)
    return box.unread

#> unread_count_after_sync("+1 +2 +3 r1 r2 u1 x3 +4")
#> unread_count_after_sync("r9 x9 u9")
#> unread_count_after_sync("")
#> unread_count_after_sync("+a +b +c +d ra rb rc rd ub ud xd +a")
#> unread_count_after_sync("+7 +7 +7 r8 ?7")
#> unread_count_after_sync('+a +b +c +d ra rb rc rd ub ud xd +a +7 +7 +7 r8 ?7 +1 +2 +3 r1 r2 u1 x3 +4')
#> unread_count_after_sync('r9 x9 u9 +a +b +c +d ra rb rc rd ub ud xd +a +1 +2 +3 r1 r2 u1 x3 +4')
