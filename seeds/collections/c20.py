### kitchen_order_delay
def kitchen_order_delay(orders: list[tuple[int, int]]) -> list[int]:
    """How long each order waits when one cook takes them in turn."""
    free_at, waits = 0, []
    for placed, takes in orders:
        start = max(placed, free_at)
        waits.append(start - placed)
        free_at = start + takes
    return waits

#> kitchen_order_delay([(0, 5), (2, 4), (20, 1)])
#> kitchen_order_delay([])
#> kitchen_order_delay([(7, 0), (7, 0)])
#> kitchen_order_delay([(0, 10), (1, 1), (2, 1), (3, 1)])
#> kitchen_order_delay([(100, 3)])

### pair_shoes
def pair_shoes(shoes: list[tuple[str, int]]) -> dict[int, int]:
    sides: dict[int, list[int]] = {}
    for side, size in shoes:
        sides.setdefault(size, [0, 0])[side == "R"] += 1
    return {size: min(lr) for size, lr in sorted(sides.items())}

#> pair_shoes([("L", 40), ("R", 40), ("L", 42)])
#> pair_shoes([])
#> pair_shoes([("R", 38), ("R", 38), ("L", 38)])
#> pair_shoes([("l", 41), ("R", 41)])
#> pair_shoes([("L", 45), ("L", 36), ("R", 36), ("R", 45), ("L", 45)])

### rightmost_swap_with
def rightmost_swap_with(xs: list, pred_min: int) -> list:
    # walk from the right, swap the first big item to the front
    for i in range(len(xs) - 1, -1, -1):
        if xs[i] >= pred_min:
            xs[0], xs[i] = xs[i], xs[0]
            break
    return xs

#> rightmost_swap_with([1, 9, 3, 8, 2], 8)
#> rightmost_swap_with([], 0)
#> rightmost_swap_with([4, 5], 100)
#> rightmost_swap_with([7], 7)
#> rightmost_swap_with([-3, -1, -2], -2)

### grade_letters_gpa
def grade_letters_gpa(report: dict[str, str], credits: dict[str, int]) -> float:
    """Credit-weighted grade point average; courses without credits count once."""
    points = {"A": 4, "B": 3, "C": 2, "D": 1}
    total = sum(points.get(g, 0) * credits.get(c, 1) for c, g in report.items())
    weight = sum(credits.get(c, 1) for c in report)
    return round(total / weight, 2) if weight else 0.0

#> grade_letters_gpa({"math": "A", "art": "C"}, {"math": 3})
#> grade_letters_gpa({}, {"x": 2})
#> grade_letters_gpa({"gym": "F"}, {})
#> grade_letters_gpa({"a": "B", "b": "B", "c": "A"}, {"a": 2, "b": 2, "c": 5})
#> grade_letters_gpa({"z": "A"}, {"z": 0})

### lift_and_drop
def lift_and_drop(xs: list[int], src: int, dst: int) -> list[int]:
    item = xs.pop(src)
    # positions after the hole have moved one to the left
    xs.insert(dst - (dst > src), item)
    return xs

#> lift_and_drop([1, 2, 3, 4, 5], 0, 3)
#> lift_and_drop([1, 2, 3, 4, 5], 4, 1)
#> lift_and_drop([9], 0, 0)
#> lift_and_drop([6, 7, 8], -1, 0)
#> lift_and_drop([], 0, 1)

### merge_timelines
def merge_timelines(*timelines: list[tuple[int, str]]) -> list[str]:
    """Events of all sources by time; at equal times the earlier source goes first."""
    merged = []
    for source in timelines:
        merged.extend(source)
    merged.sort(key=lambda e: e[0])
    return [f"{t}:{what}" for t, what in merged]

#> merge_timelines([(1, "boot"), (5, "login")], [(3, "ping"), (5, "pong")])
#> merge_timelines()
#> merge_timelines([], [(0, "x")])
#> merge_timelines([(9, "late")], [(9, "same")], [(-1, "early")])
#> merge_timelines([(2, "b"), (1, "a")])

### nearest_multiple_list
def nearest_multiple_list(nums: list[int], step: int) -> list[int]:
    out = []
    for n in nums:
        down = n // step * step
        up = down + step
        out.append(down if n - down < up - n else up)
    return out

#> nearest_multiple_list([12, 13, 15, -7], 5)
#> nearest_multiple_list([], 2)
#> nearest_multiple_list([1, 2, 3], 2)
#> nearest_multiple_list([10], 0)
#> nearest_multiple_list([100, 149, 150], 100)

### top_of_each_stack
def top_of_each_stack(stacks: dict[str, list], take: int = 1) -> dict[str, list]:
    # an emptied stack disappears from the table
    taken = {name: [s.pop() for _ in range(min(take, len(s)))] for name, s in stacks.items()}
    for name in [n for n, s in stacks.items() if not s]:
        del stacks[name]
    return {"taken": taken, "left": stacks}

#> top_of_each_stack({"a": [1, 2], "b": [3]})
#> top_of_each_stack({}, 2)
#> top_of_each_stack({"x": []}, 1)
#> top_of_each_stack({"p": [4, 5, 6], "q": [7]}, take=2)
#> top_of_each_stack({"z": [0]}, 0)

### alarm_repeat_times
def alarm_repeat_times(first: int, snooze: int, until: int) -> list[str]:
    """Clock times of an alarm that repeats with ever shorter pauses."""
    times = []
    while first < until and snooze > 0:
        times.append("%02d:%02d" % divmod(first, 60))
        first, snooze = first + snooze, snooze // 2
    return times

#> alarm_repeat_times(415, 9, 440)
#> alarm_repeat_times(600, 5, 600)
#> alarm_repeat_times(0, 0, 100)
#> alarm_repeat_times(1430, 16, 1500)
#> alarm_repeat_times(59, 1, 62)

### collapse_same_key_rows
def collapse_same_key_rows(rows: list[dict], key: str) -> list[dict]:
    out: list[dict] = []
    for row in rows:
        if out and out[-1].get(key) == row.get(key):
            out[-1] = out[-1] | row
        else:
            out.append(row)
    return out

#> collapse_same_key_rows([{"id": 1, "a": 2}, {"id": 1, "b": 3}, {"id": 2}], "id")
#> collapse_same_key_rows([], "x")
#> collapse_same_key_rows([{"k": 1}, {"k": 2}, {"k": 1}], "k")
#> collapse_same_key_rows([{"a": 1}, {"b": 2}], "none")
#> collapse_same_key_rows([{"g": "x", "n": 1}, {"g": "x", "n": 5}], "g")

### hops_between_letters
def hops_between_letters(word: str, keyboard: dict[str, tuple[int, int]]) -> int:
    dist = 0
    for a, b in zip(word, word[1:]):
        (r1, c1), (r2, c2) = keyboard[a], keyboard[b]
        dist += max(abs(r1 - r2), abs(c1 - c2))
    return dist

#> hops_between_letters("bad", {"a": (1, 0), "b": (2, 4), "d": (1, 2)})
#> hops_between_letters("", {})
#> hops_between_letters("zz", {"z": (2, 0)})
#> hops_between_letters("ox", {"o": (0, 8)})
#> hops_between_letters("pqp", {"p": (0, 9), "q": (0, 0)})

### sum_of_island_sizes
def sum_of_island_sizes(cells: set[tuple[int, int]]) -> list[int]:
    """Sizes of the groups of cells that touch by an edge, largest first."""
    todo, sizes = sorted(cells), []
    while todo:
        island, i = [todo.pop()], 0
        while i < len(island):
            r, c = island[i]
            near = [p for p in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)) if p in todo]
            for p in near:
                todo.remove(p)
            island += near
            i += 1
        sizes.append(len(island))
    return sorted(sizes, reverse=True)

#> sum_of_island_sizes({(0, 0), (0, 1), (2, 2)})
#> sum_of_island_sizes(set())
#> sum_of_island_sizes({(5, 5)})
#> sum_of_island_sizes({(0, 0), (1, 1), (2, 2)})
#> sum_of_island_sizes({(0, 0), (1, 0), (1, 1), (4, 0), (4, 1)})

### prefix_table_longest_match
def prefix_table_longest_match(table: dict[str, str], number: str) -> str:
    # longest prefix wins, like a routing table
    for n in range(len(number), 0, -1):
        if number[:n] in table:
            return table[number[:n]]
    return table.get("", "unknown")

#> prefix_table_longest_match({"44": "uk", "447": "uk mobile", "1": "us"}, "447700")
#> prefix_table_longest_match({"44": "uk"}, "33123")
#> prefix_table_longest_match({"": "default", "9": "x"}, "81")
#> prefix_table_longest_match({}, "")
#> prefix_table_longest_match({"12": "a", "1": "b"}, "13")

### nested_min_max_game
def nested_min_max_game(tree, maximize: bool = True):
    """Value of a game tree given as nested lists of scores."""
    if not isinstance(tree, list):
        return tree
    best = max if maximize else min
    return best((nested_min_max_game(t, not maximize) for t in tree), default=0)

#> nested_min_max_game([[3, 5], [2, 9]])
#> nested_min_max_game([[3, 5], [2, 9]], False)
#> nested_min_max_game(7)
#> nested_min_max_game([])
#> nested_min_max_game([1, [[4, -4], 6], [0]])

### cashier_line_merge
def cashier_line_merge(lines: list[list[str]]) -> list[str]:
    served = []
    while any(lines):
        shortest = min((l for l in lines if l), key=len)
        served.append(shortest.pop(0))
    return served

#> cashier_line_merge([["a", "b", "c"], ["d", "e"], ["f"]])
#> cashier_line_merge([])
#> cashier_line_merge([[], ["x"]])
#> cashier_line_merge([["p", "q"], ["r", "s"]])
#> cashier_line_merge([["m"], [], ["n", "o", "k"]])

### scale_to_integers
from math import gcd

def scale_to_integers(ratios: list[int]) -> list[int]:
    # gcd(0, x) is x, so zeros do no harm
    g = 0
    for r in ratios:
        g = gcd(g, r)
    return [r // g for r in ratios] if g else ratios

#> scale_to_integers([12, 18, 30])
#> scale_to_integers([])
#> scale_to_integers([0, 0])
#> scale_to_integers([7, 13])
#> scale_to_integers([-4, 0, 10])

### first_letter_index
def first_letter_index(entries: list[str]) -> list[str]:
    """Lines of an index: a heading for each new letter."""
    lines: list[str] = []
    current = None
    for e in sorted(entries, key=str.casefold):
        if e[:1].upper() != current:
            current = e[:1].upper()
            lines.append(f"[{current}]")
        lines.append(e)
    return lines

#> first_letter_index(["bear", "ant", "Ape", "cat"])
#> first_letter_index([])
#> first_letter_index(["zoo", "Zebra"])
#> first_letter_index(["", "a"])
#> first_letter_index(["9 lives", "éclair", "apple"])

### word_wheel_valid
def word_wheel_valid(words: list[str], wheel: str, centre: str) -> list[str]:
    ok = []
    for w in words:
        if centre in w and all(w.count(c) <= wheel.count(c) for c in w):
            ok.append(w)
    return sorted(ok, key=lambda w: (-len(w), w))

#> word_wheel_valid(["tale", "late", "lateral", "eat"], "altree", "l")
#> word_wheel_valid([], "abc", "a")
#> word_wheel_valid(["aa", "a"], "ab", "a")
#> word_wheel_valid(["ten", "net", "tent"], "tneet", "t")
#> word_wheel_valid(["", "x"], "", "")

### spin_lists_in_dict
def spin_lists_in_dict(d: dict[str, list], spins: dict[str, int]) -> dict[str, list]:
    for k, n in spins.items():
        if not d.get(k):
            continue
        n %= len(d[k])
        d[k][:n], d[k][n:] = d[k][-n:] if n else [], d[k][:-n] if n else d[k][:]
    return d

#> spin_lists_in_dict({"r": [1, 2, 3, 4]}, {"r": 1})
#> spin_lists_in_dict({"r": [1, 2, 3, 4]}, {"r": -1, "q": 2})
#> spin_lists_in_dict({}, {})
#> spin_lists_in_dict({"a": [], "b": [5, 6]}, {"a": 3, "b": 4})
#> spin_lists_in_dict({"k": ["x", "y", "z"]}, {"k": 2})

### sensor_alarm_windows
def sensor_alarm_windows(values: list[float], limit: float, need: int) -> list[int]:
    """Indexes at which the limit has been exceeded `need` times in a row."""
    streak, alarms = 0, []
    for i, v in enumerate(values):
        streak = streak + 1 if v > limit else 0
        if streak == need:
            alarms.append(i)
            streak = 0
    return alarms

#> sensor_alarm_windows([3, 9, 9, 9, 2, 9, 9], 5, 2)
#> sensor_alarm_windows([], 1, 1)
#> sensor_alarm_windows([1.5, 2.5, 0.5], 1.0, 3)
#> sensor_alarm_windows([7, 7, 7, 7], 6, 2)
#> sensor_alarm_windows([-1, 0, 1], -2, 1)

### coupon_codes_used_once
def coupon_codes_used_once(log: list[tuple[str, str]]) -> dict[str, list[str]]:
    first: dict[str, str] = {}
    cheats: dict[str, list[str]] = {}
    for user, code in log:
        owner = first.setdefault(code, user)
        if owner != user:
            cheats.setdefault(user, []).append(code)
    return cheats

#> coupon_codes_used_once([("al", "X1"), ("bo", "X1"), ("bo", "Y2"), ("al", "Y2")])
#> coupon_codes_used_once([])
#> coupon_codes_used_once([("cy", "Z"), ("cy", "Z")])
#> coupon_codes_used_once([("a", "1"), ("b", "1"), ("b", "1")])
#> coupon_codes_used_once([("p", ""), ("q", "")])

### balanced_ternary_digits
def balanced_ternary_digits(n: int) -> list[int]:
    digits = []
    while n:
        n, r = divmod(n, 3)
        if r == 2:  # two becomes minus one with a carry
            r, n = -1, n + 1
        digits.append(r)
    return digits[::-1]

#> balanced_ternary_digits(5)
#> balanced_ternary_digits(0)
#> balanced_ternary_digits(-7)
#> balanced_ternary_digits(40)
#> balanced_ternary_digits(100)

### greedy_text_columns
def greedy_text_columns(words: list[str], width: int) -> list[int]:
    """How many characters each line holds when words are packed greedily."""
    lens = [0]
    for w in words:
        gap = 1 if lens[-1] else 0
        if lens[-1] + gap + len(w) <= width:
            lens[-1] += gap + len(w)
        else:
            lens.append(len(w))
    return lens

#> greedy_text_columns(["the", "quick", "brown", "fox"], 9)
#> greedy_text_columns([], 5)
#> greedy_text_columns(["extraordinary"], 4)
#> greedy_text_columns(["a", "b", "c", "d"], 3)
#> greedy_text_columns(["", "", "x"], 2)

### toggle_sort_direction
def toggle_sort_direction(rows: list[tuple], clicks: list[int]) -> list[tuple]:
    last, down = None, False
    for col in clicks:
        down = not down if col == last else False
        rows.sort(key=lambda r: r[col], reverse=down)
        last = col
    return rows

#> toggle_sort_direction([("b", 2), ("a", 3), ("c", 1)], [0, 1])
#> toggle_sort_direction([("b", 2), ("a", 3), ("c", 1)], [1, 1])
#> toggle_sort_direction([], [0])
#> toggle_sort_direction([(1, "x"), (1, "y"), (0, "x")], [0, 0, 1])
#> toggle_sort_direction([(5,), (4,)], [])

### partial_sums_hit_target
def partial_sums_hit_target(xs: list[int], targets: set[int]) -> dict[int, int]:
    hits, run = {}, 0
    for i, x in enumerate(xs):
        run += x
        if run in targets:
            hits.setdefault(run, i)
            targets.discard(run)
    return hits | {t: -1 for t in sorted(targets)}

#> partial_sums_hit_target([4, 1, 5, -5, 2], {5, 7, 99})
#> partial_sums_hit_target([], {1})
#> partial_sums_hit_target([3, 0, 0], {3})
#> partial_sums_hit_target([1, 2], set())
#> partial_sums_hit_target([-1, -1, 2], {0, -2})
