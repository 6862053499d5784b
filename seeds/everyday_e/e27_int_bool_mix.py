### count_balanced_cuts
def count_balanced_cuts(text):
    """Places where the text can be cut into two parts with equally many vowels."""
    vowels = [ch in "aeiouAEIOU" for ch in text]
    cuts = 0
    for position in range(1, len(text)):
        left = right = 0
        for i, is_vowel in enumerate(vowels):
            if not is_vowel:
                continue
            if i < position:
                left += 1
            else:
                right += 1
        if left == right:
            cuts += 1
    return cuts

#> count_balanced_cuts("education")
#> count_balanced_cuts("rhythm")
#> count_balanced_cuts("abe")
#> count_balanced_cuts("")
#> count_balanced_cuts("moonlight")

### bus_never_overfull
def bus_never_overfull(stops, seats, standing=0):
    on_board = 0
    for name, out, into in stops:
        if out > on_board:
            raise ValueError(f"{name}: {out} get off but only {on_board} are on")
        on_board += into - out
        if on_board > seats + standing:
            return False
        if on_board > seats and name.startswith("highway"):
            return False  # no standing there
    return True

#> bus_never_overfull([("a", 0, 10), ("b", 3, 8), ("c", 5, 2), ("highway 1", 0, 3)], 14, standing=6)
#> bus_never_overfull([("a", 0, 10), ("b", 3, 8), ("highway 1", 0, 3)], 14, 6)
#> bus_never_overfull([("a", 0, 10), ("b", 11, 0)], 14)
#> bus_never_overfull([], 0)
#> bus_never_overfull([("a", 0, 5), ("b", 0, 5), ("c", 0, 5), ("d", 15, 0), ("e", 0, 16)], 15)

### pages_until_word_count
def pages_until_word_count(chapters: list[int], per_page: int, target: int) -> int:
    """Pages to read until so many words are reached; each chapter begins a new page."""
    pages = words = 0
    for length in chapters:
        left = length
        while left > 0:
            pages += 1
            on_page = min(per_page, left)
            left -= on_page
            words += on_page
            if words >= target:
                return pages
    return -1

#> pages_until_word_count([700, 450, 900], 250, 1300)
#> pages_until_word_count([100, 100, 100], 300, 250)
#> pages_until_word_count([100], 50, 101)
#> pages_until_word_count([], 50, 0)
#> pages_until_word_count([1000, 1000], 120, 1500)
#> pages_until_word_count([1000, 1000, 700, 450, 900], 120, 1500)
#> pages_until_word_count([700, 450, 900, 100], 250, 1300)

### two_sum_pairs_counted
def two_sum_pairs_counted(numbers: list[int], target: int, distinct: bool = True) -> int:
    seen: dict[int, int] = {}
    used = set()
    pairs = 0
    for n in numbers:
        partner = target - n
        if partner in seen:
            key = (min(n, partner), max(n, partner))
            if not distinct:
                pairs += seen[partner]
            elif key not in used:
                used.add(key)
                pairs += 1
        seen[n] = seen.get(n, 0) + 1
    return pairs

#> two_sum_pairs_counted([1, 5, 3, 3, 4, 2, 6, 3], 6)
#> two_sum_pairs_counted([1, 5, 3, 3, 4, 2, 6, 3], 6, distinct=False)
#> two_sum_pairs_counted([], 0)
#> two_sum_pairs_counted([0, 0, 0, 0], 0, False)
#> two_sum_pairs_counted([10, -10, 20, -20, 5], 0)
#> two_sum_pairs_counted([1, 5, 3, 3, 4, 2, 6, 3, 0, 0, 0, 0, 1, 5, 3, 3, 4, 2, 6, 3], 6)
#> two_sum_pairs_counted([1, 5, 3, 3, 4, 2, 6, 3, 0, 0, 0, 0, 1, 5, 3, 3, 4, 2, 6, 3], 6, distinct=False)

### rotation_found_by_comparing
def rotation_found_by_comparing(a: str, b: str) -> bool:
    """Whether b is a rotated, compared letter by letter without building a + a."""
    if len(a) != len(b):
        return False
    size = len(a)
    for shift in range(size):
        matched = 0
        while matched < size and a[(shift + matched) % size] == b[matched]:
            matched += 1
        if matched == size:
            return True
    return size == 0

#> rotation_found_by_comparing("waterbottle", "erbottlewat")
#> rotation_found_by_comparing("banana", "nanaba")
#> rotation_found_by_comparing("banana", "nabana")
#> rotation_found_by_comparing("abab", "baab")
#> rotation_found_by_comparing("", "")
#> rotation_found_by_comparing("ab", "abc")

### ladder_rungs_missing
def ladder_rungs_missing(rungs: list[int], reach: int) -> int:
    """How many rungs must be added so that no gap is wider than the reach."""
    added = 0
    height = 0
    for rung in rungs:
        if rung <= height:
            raise ValueError("rungs must rise")
        gap = rung - height
        while gap > reach:
            added += 1
            gap -= reach
        height = rung
    return added

#> ladder_rungs_missing([3, 5, 12, 13, 30], 4)
#> ladder_rungs_missing([1, 2, 3], 1)
#> ladder_rungs_missing([], 3)
#> ladder_rungs_missing([5, 5], 3)
#> ladder_rungs_missing([50], 6)
#> ladder_rungs_missing([1, 2, 3, 50], 1)
#> ladder_rungs_missing([3, 5, 12, 13, 30, 50], 4)

### ip_in_any_block
def to_number(ip):
    value = 0
    for part in ip.split("."):
        octet = int(part)
        if octet > 255:
            raise ValueError(f"bad octet {part}")
        value = value << 8 | octet
    return value


def ip_in_any_block(ip: str, blocks: list[str]) -> bool:
    number = to_number(ip)
    for block in blocks:
        base, _, bits = block.partition("/")
        shift = 32 - int(bits or 32)
        if number >> shift == to_number(base) >> shift:
            return True
    return False

#> ip_in_any_block("10.1.2.3", ["192.168.0.0/16", "10.0.0.0/8"])
#> ip_in_any_block("192.169.0.1", ["192.168.0.0/16"])
#> ip_in_any_block("8.8.8.8", ["8.8.4.4", "8.8.8.8"])
#> ip_in_any_block("300.1.1.1", [])
#> ip_in_any_block("172.20.1.9", ["172.16.0.0/12", "172.32.0.0/12"])
#> ip_in_any_block("1.2.3.4", [])
#> ip_in_any_block('172.20.1.98.8.8.81.2.3.4', ['172.16.0.0/12', '172.32.0.0/12'])
#> ip_in_any_block('172.20.1.98.8.8.8', ['172.16.0.0/12', '172.32.0.0/12'])

### kitchen_orders_done_in_time
import heapq


def kitchen_orders_done_in_time(orders: list[tuple[int, int, int]], cooks: int = 1) -> int:
    """How many orders (ordered, minutes, promised) leave in time, most urgent first."""
    pending = sorted(orders)
    free = [0] * cooks
    waiting: list[tuple[int, int]] = []
    in_time = 0
    while pending or waiting:
        now = heapq.heappop(free)
        if not waiting and pending:
            now = max(now, pending[0][0])
        while pending and pending[0][0] <= now:
            _, minutes, promised = pending.pop(0)
            heapq.heappush(waiting, (promised, minutes))
        promised, minutes = heapq.heappop(waiting)
        done = now + minutes
        if done <= promised:
            in_time += 1
        heapq.heappush(free, done)
    return in_time

#> kitchen_orders_done_in_time([(0, 10, 15), (1, 5, 12), (2, 8, 30), (3, 4, 14)])
#> kitchen_orders_done_in_time([(0, 10, 15), (1, 5, 12), (2, 8, 30), (3, 4, 14)], cooks=2)
#> kitchen_orders_done_in_time([])
#> kitchen_orders_done_in_time([(0, 5, 4), (20, 5, 25)])
#> kitchen_orders_done_in_time([(0, 3, 9), (0, 3, 6), (0, 3, 3), (10, 1, 11)], 1)
#> kitchen_orders_done_in_time([(0, 10, 15), (1, 5, 12), (2, 8, 30), (3, 4, 14), (0, 3, 9), (0, 3, 6), (0, 3, 3), (10, 1, 11), (0, 10, 15), (1, 5, 12), (2, 8, 30), (3, 4, 14)], cooks=2)
#> kitchen_orders_done_in_time([(0, 10, 15), (1, 5, 12), (2, 8, 30), (3, 4, 14), (0, 5, 4), (20, 5, 25), (0, 10, 15), (1, 5, 12), (2, 8, 30), (3, 4, 14)], cooks=2)

### secret_santa_is_fair
def secret_santa_is_fair(draw: dict[str, str], couples: list[tuple[str, str]] = ()) -> bool:
    """Everybody gives and gets once, nobody to themselves or to the partner, one single ring."""
    if sorted(draw) != sorted(draw.values()):
        return False
    for giver, getter in draw.items():
        if giver == getter:
            return False
        if (giver, getter) in couples or (getter, giver) in couples:
            return False
    if not draw:
        return True
    start = min(draw)
    person, steps = draw[start], 1
    while person != start:
        person = draw[person]
        steps += 1
    return steps == len(draw)

#> secret_santa_is_fair({"ann": "bob", "bob": "cy", "cy": "dee", "dee": "ann"})
#> secret_santa_is_fair({"ann": "bob", "bob": "ann", "cy": "dee", "dee": "cy"})
#> secret_santa_is_fair({"ann": "bob", "bob": "cy", "cy": "ann"}, [("cy", "bob")])
#> secret_santa_is_fair({"ann": "ann"})
#> secret_santa_is_fair({"ann": "bob", "cy": "bob"})
#> secret_santa_is_fair({})

### flips_to_sort_switches
def flips_to_sort_switches(row: str) -> int:
    """Fewest single switches to flip so that all 0s stand before all 1s."""
    ones_left = 0
    zeros_right = row.count("0")
    best = zeros_right
    for ch in row:
        if ch == "1":
            ones_left += 1
        else:
            zeros_right -= 1
        if ones_left + zeros_right < best:
            best = ones_left + zeros_right
    return best

#> flips_to_sort_switches("0010110111")
#> flips_to_sort_switches("1111100000")
#> flips_to_sort_switches("")
#> flips_to_sort_switches("0101010101010101")
#> flips_to_sort_switches("000111")
#> flips_to_sort_switches('111110000001010101010101010010110111')
#> flips_to_sort_switches('11111000000101010101010101000111')

### quality_batch_accepted
class Inspection:
    def __init__(self, sample, allowed):
        self.sample, self.allowed = sample, allowed

    def passes(self, parts):
        defects = 0
        for part in parts[:self.sample]:
            if part != "ok":
                defects += 2 if part == "broken" else 1
        return defects <= self.allowed


def quality_batch_accepted(parts: list[str]) -> bool:
    """A small sample first; if it fails, a larger one with a stricter share decides."""
    first, second = Inspection(4, 0), Inspection(10, 2)
    if first.passes(parts):
        return True
    if len(parts) < second.sample:
        return False
    return second.passes(parts)

#> quality_batch_accepted(["ok"] * 5)
#> quality_batch_accepted(["ok", "scratch", "ok", "ok", "ok", "ok", "ok", "ok", "ok", "scratch", "broken"])
#> quality_batch_accepted(["broken", "ok", "ok", "ok", "ok", "scratch", "ok", "ok", "ok", "ok"])
#> quality_batch_accepted(["broken", "ok"])
#> quality_batch_accepted([])
#> quality_batch_accepted(["ok", "ok", "ok", "ok", "broken", "broken"])
#> quality_batch_accepted(['broken', 'ok', 'ok', 'ok', 'ok', 'ok', 'broken', 'broken', 'ok', 'scratch', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'scratch', 'broken'])

### nearest_charger_distance
def nearest_charger_distance(city: list[str]) -> int:
    """Largest walk (in blocks) from a house H to its nearest charger C; -1 without chargers."""
    houses, chargers = [], []
    for y, row in enumerate(city):
        for x, cell in enumerate(row):
            if cell == "H":
                houses.append((x, y))
            elif cell == "C":
                chargers.append((x, y))
    if not chargers:
        return -1
    worst = 0
    for hx, hy in houses:
        nearest = min(abs(hx - cx) + abs(hy - cy) for cx, cy in chargers)
        worst = max(worst, nearest)
    return worst

#> nearest_charger_distance(["H..C", "....", "H..H"])
#> nearest_charger_distance(["HHH"])
#> nearest_charger_distance([])
#> nearest_charger_distance(["C.H", "...", "H.C"])
#> nearest_charger_distance(["HC"])
#> nearest_charger_distance(['HHH', 'H..C', '....', 'H..H', 'C.H', '...', 'H.C'])
#> nearest_charger_distance(['HC', 'H..C', '....', 'H..H', 'C.H', '...', 'H.C'])
