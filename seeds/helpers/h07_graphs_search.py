### harbor_shipping_routes
import heapq


def build(lanes):
    graph = {}
    for a, b, days in lanes:
        graph.setdefault(a, []).append((b, days))
        graph.setdefault(b, []).append((a, days))
    return graph


def cheapest(graph, start):
    best, heap = {}, [(0, start)]
    while heap:
        days, port = heapq.heappop(heap)
        if port in best:
            continue
        best[port] = days
        for other, extra in graph.get(port, []):
            if other not in best:
                heapq.heappush(heap, (days + extra, other))
    return best


def harbor_shipping_routes(lanes, start, limit):
    best = cheapest(build(lanes), start)
    near = sorted(p for p, d in best.items() if 0 < d <= limit)
    return near, max(best, key=lambda p: (best[p], p))

#> harbor_shipping_routes([("Oslo", "Kiel", 2), ("Kiel", "Riga", 3), ("Oslo", "Riga", 7)], "Oslo", 5)
#> harbor_shipping_routes([], "Rye", 9)
#> harbor_shipping_routes([("A", "B", 1), ("B", "C", 1), ("C", "A", 1)], "B", 1)
#> harbor_shipping_routes([("X", "Y", 4), ("P", "Q", 1)], "X", 3)
#> harbor_shipping_routes([("Málaga", "Ibiza", 2), ("Ibiza", "Mahón", 2)], "Mahón", 4)

### sudoku_mini_backtrack
def candidates(grid, r, c):
    used = set(grid[r]) | {row[c] for row in grid}
    top, left = r - r % 2, c - c % 2
    used |= {grid[i][j] for i in (top, top + 1) for j in (left, left + 1)}
    return [v for v in "1234" if v not in used]


def blank(grid):
    return next(((r, c) for r in range(4) for c in range(4) if grid[r][c] == "."), None)


def solve(grid):
    spot = blank(grid)
    if spot is None:
        return True
    r, c = spot
    for v in candidates(grid, r, c):
        grid[r][c] = v
        if solve(grid):
            return True
    grid[r][c] = "."
    return False


def sudoku_mini_backtrack(rows):
    grid = [list(row) for row in rows.split("/")]
    return "/".join(map("".join, grid)) if solve(grid) else "no way"

#> sudoku_mini_backtrack("1234/34.2/21.3/4321")
#> sudoku_mini_backtrack("12../34.2/2143/43.1")
#> sudoku_mini_backtrack("1.34/.4../4.../.1.3")
#> sudoku_mini_backtrack("1234/3412/2143/4321")
#> sudoku_mini_backtrack("..34/34../21.3/43.1")
#> sudoku_mini_backtrack("12.3/..4./3.../....")
#> sudoku_mini_backtrack("..3./4.../..../.2..")

### recipe_step_toposort
class Loop(Exception):
    pass


def visit(step, needs, done, active):
    if step in done:
        return
    if step in active:
        raise Loop(step)
    active.append(step)
    for before in needs.get(step, ()):
        visit(before, needs, done, active)
    active.pop()
    done.append(step)


def recipe_step_toposort(needs):
    done = []
    try:
        for step in needs:
            visit(step, needs, done, [])
    except Loop as loop:
        return f"loop at {loop}", done
    return " > ".join(done)

#> recipe_step_toposort({"bake": ["mix", "heat"], "mix": ["weigh"], "eat": ["bake"]})
#> recipe_step_toposort({"a": ["b"], "b": ["c"], "c": ["a"]})
#> recipe_step_toposort({})
#> recipe_step_toposort({"nap": []})
#> recipe_step_toposort({"x": ["z"], "y": ["z", "x"], "w": ["w"]})

### island_bridges_union
def find(parent, x):
    while parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
    return x


def join(parent, a, b):
    ra, rb = find(parent, a), find(parent, b)
    if ra == rb:
        return False
    parent[max(ra, rb)] = min(ra, rb)
    return True


def island_bridges_union(islands, bridges):
    parent = {i: i for i in islands}
    spare = [f"{a}{b}" for a, b in bridges if not join(parent, a, b)]
    groups = {}
    for i in islands:
        groups.setdefault(find(parent, i), []).append(i)
    return list(groups.values()), spare

#> island_bridges_union("abcde", ["ab", "cd", "bd", "ac"])
#> island_bridges_union("", [])
#> island_bridges_union("xyz", [])
#> island_bridges_union([1, 2, 3, 4], [(4, 3), (3, 2), (2, 4)])
#> island_bridges_union("pq", ["pr"])

### maze_key_door_walk
from collections import deque


def locate(maze, mark):
    for r, row in enumerate(maze):
        if mark in row:
            return r, row.index(mark)
    return None


def moves(maze, r, c, keys):
    for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        nr, nc = r + dr, c + dc
        if not (0 <= nr < len(maze) and 0 <= nc < len(maze[0])):
            continue
        cell = maze[nr][nc]
        if cell == "#" or (cell.isupper() and cell not in "SE" and cell.lower() not in keys):
            continue
        yield nr, nc, (keys | {cell} if cell.islower() else keys)


def maze_key_door_walk(maze):
    start = (*locate(maze, "S"), frozenset())
    queue, seen = deque([(start, 0)]), {start}
    while queue:
        (r, c, keys), steps = queue.popleft()
        if maze[r][c] == "E":
            return steps, "".join(sorted(keys))
        for state in moves(maze, r, c, keys):
            if state not in seen:
                seen.add(state)
                queue.append((state, steps + 1))
    return None

#> maze_key_door_walk(["S.E"])
#> maze_key_door_walk(["aSAE"])
#> maze_key_door_walk(["S#E"])
#> maze_key_door_walk(["Sb#", "#B#", "#.E"])
#> maze_key_door_walk(["SAE", "#.a"])
#> maze_key_door_walk(["..."])

### color_map_regions
def neighbours(borders, name):
    return {b for a, b in borders if a == name} | {a for a, b in borders if b == name}


def paint(regions, borders, colors, chosen, tries):
    if len(chosen) == len(regions):
        return chosen
    region = regions[len(chosen)]
    taken = {chosen.get(n) for n in neighbours(borders, region)}
    for color in colors:
        tries.append(region)
        if color in taken:
            continue
        result = paint(regions, borders, colors, {**chosen, region: color}, tries)
        if result:
            return result
    return None


def color_map_regions(regions, borders, colors):
    tries = []
    return paint(regions, borders, colors, {}, tries), len(tries)

#> color_map_regions(["N", "S", "E"], ["NS", "SE", "NE"], "rgb")
#> color_map_regions(["N", "S", "E"], ["NS", "SE", "NE"], "rg")
#> color_map_regions(["a"], [], ["teal"])
#> color_map_regions("wxyz", ["wx", "xy", "yz", "zw"], "12")
#> color_map_regions(["p", "q"], ["pq"], [])

### airline_cheapest_with_stops
from functools import lru_cache


def airline_cheapest_with_stops(fares, start, goal, stops):
    graph = {}
    for a, b, price in fares:
        graph.setdefault(a, {})[b] = price

    @lru_cache(maxsize=None)
    def best(city, legs):
        if city == goal:
            return 0, (city,)
        if legs == 0:
            return None
        options = []
        for other, price in graph.get(city, {}).items():
            rest = best(other, legs - 1)
            if rest:
                options.append((price + rest[0], (city, *rest[1])))
        return min(options, default=None)

    return best(start, stops + 1)

#> airline_cheapest_with_stops([("LIS", "MAD", 50), ("MAD", "ROM", 60), ("LIS", "ROM", 200)], "LIS", "ROM", 1)
#> airline_cheapest_with_stops([("LIS", "MAD", 50), ("MAD", "ROM", 60), ("LIS", "ROM", 200)], "LIS", "ROM", 0)
#> airline_cheapest_with_stops([], "LIS", "ROM", 3)
#> airline_cheapest_with_stops([("A", "B", 1), ("B", "A", 1)], "A", "C", 4)
#> airline_cheapest_with_stops([("A", "B", 9)], "A", "A", 0)
#> airline_cheapest_with_stops([("A", "B", 3), ("B", "C", 3), ("A", "C", 6)], "A", "C", 2)

### tournament_king_of_graph
def beats(results):
    table = {}
    for winner, loser in results:
        table.setdefault(winner, set()).add(loser)
        table.setdefault(loser, set())
    return table


def reach_two(table, player):
    direct = table[player]
    indirect = set().union(*(table[d] for d in direct)) if direct else set()
    return direct | indirect


def kings(table):
    everyone = set(table)
    for player in sorted(table):
        if reach_two(table, player) >= everyone - {player}:
            yield player


def tournament_king_of_graph(results):
    table = beats(results)
    return list(kings(table)), sorted(table, key=lambda p: (-len(table[p]), p))[:2]

#> tournament_king_of_graph(["ab", "bc", "ca"])
#> tournament_king_of_graph(["ab", "ac", "bc"])
#> tournament_king_of_graph([])
#> tournament_king_of_graph([("Li", "Bo"), ("Bo", "Cy"), ("Cy", "Di"), ("Di", "Li")])
#> tournament_king_of_graph(["xy"])

### knapsack_hike_items
def best(items, room):
    if not items or room <= 0:
        return 0, ()
    (name, weight, value), *rest = items
    skip = best(rest, room)
    if weight > room:
        return skip
    worth, names = best(rest, room - weight)
    take = worth + value, (name, *names)
    return max(take, skip, key=lambda option: (option[0], -len(option[1])))


def knapsack_hike_items(items, room):
    triples = [(name, *map(int, spec.split("/"))) for name, spec in items.items()]
    value, names = best(triples, room)
    left = room - sum(w for n, w, _ in triples if n in names)
    return value, names, left

#> knapsack_hike_items({"tent": "5/10", "stove": "4/7", "map": "1/3"}, 6)
#> knapsack_hike_items({"tent": "5/10"}, 4)
#> knapsack_hike_items({}, 10)
#> knapsack_hike_items({"a": "2/4", "b": "1/2", "c": "1/2"}, 2)
#> knapsack_hike_items({"rope": "3/5", "axe": "3"}, 6)
#> knapsack_hike_items({"x": "1/1", "y": "2/0"}, 9)

### secret_santa_assign
def allowed(giver, taker, couples):
    return giver != taker and frozenset((giver, taker)) not in couples


def assign(givers, takers, couples):
    if not givers:
        return {}
    giver = givers[0]
    for taker in takers:
        if allowed(giver, taker, couples):
            rest = assign(givers[1:], [t for t in takers if t != taker], couples)
            if rest is not None:
                return {giver: taker, **rest}
    return None


def secret_santa_assign(names, *couples):
    pairs = {frozenset(c) for c in couples}
    answer = assign(names, names, pairs)
    if answer is None:
        return "impossible"
    return [f"{g}>{t}" for g, t in answer.items()]

#> secret_santa_assign(["Ana", "Ben", "Cat"])
#> secret_santa_assign(["Ana", "Ben", "Cat", "Dov"], ("Ana", "Ben"), ("Cat", "Dov"))
#> secret_santa_assign(["Ana", "Ben"], ("Ben", "Ana"))
#> secret_santa_assign([])
#> secret_santa_assign(["Solo"])

### one_letter_layers
def differ_by_one(a, b):
    return len(a) == len(b) and sum(x != y for x, y in zip(a, b)) == 1


def layers(words, start):
    current, left = [start], [w for w in words if w != start]
    while current:
        yield current
        following = [w for w in left if any(differ_by_one(w, c) for c in current)]
        left = [w for w in left if w not in following]
        current = following


def one_letter_layers(words, start, goal):
    for steps, layer in enumerate(layers(words, start)):
        if goal in layer:
            return steps, layer
    return -1, []

#> one_letter_layers(["cold", "cord", "card", "ward", "warm"], "cold", "warm")
#> one_letter_layers(["dog", "dot", "cat"], "dog", "cat")
#> one_letter_layers([], "a", "a")
#> one_letter_layers(["lead", "load", "goad", "gold", "lad"], "lead", "goad")
#> one_letter_layers(["sky", "spy", "shy", "say"], "sky", "spy")

### queens_on_small_board
def safe(placed, col):
    row = len(placed)
    return all(col != c and abs(col - c) != row - r for r, c in enumerate(placed))


def place(n, placed=(), fixed=None):
    if len(placed) == n:
        yield placed
        return
    row = len(placed)
    columns = [fixed[row]] if fixed and row in fixed else range(n)
    for col in columns:
        if safe(placed, col):
            yield from place(n, placed + (col,), fixed)


def queens_on_small_board(n, **rows):
    fixed = {int(k.strip("r")): v for k, v in rows.items()}
    solutions = list(place(n, fixed=fixed))
    if not solutions:
        return "none"
    return len(solutions), ["." * c + "Q" + "." * (n - c - 1) for c in solutions[0]]

#> queens_on_small_board(4)
#> queens_on_small_board(3)
#> queens_on_small_board(1)
#> queens_on_small_board(5, r0=2)
#> queens_on_small_board(4, r0=0)
#> queens_on_small_board(0)

### river_crossing_states
LIKES = {"wolf": "goat", "goat": "cabbage", "fox": "hen"}


def peaceful(bank):
    return not any(LIKES.get(a) in bank for a in bank)


def crossings(here, there, farmer_here):
    source = here if farmer_here else there
    for cargo in [None, *sorted(source)]:
        moved = {cargo} - {None}
        near = here - moved if farmer_here else here | moved
        far = there | moved if farmer_here else there - moved
        if peaceful(near if farmer_here else far):
            yield cargo, near, far


def river_crossing_states(items, limit=9):
    start = (frozenset(items), frozenset(), True)
    frontier, seen = [(start, ())], {start}
    for (here, there, side), path in frontier:
        if not here:
            return [p or "-" for p in path]
        if len(path) == limit:
            return "too long"
        for cargo, near, far in crossings(here, there, side):
            state = (frozenset(near), frozenset(far), not side)
            if state not in seen:
                seen.add(state)
                frontier.append((state, path + (cargo,)))
    return "stuck"

#> river_crossing_states(["goat"])
#> river_crossing_states([])
#> river_crossing_states(["wolf", "goat"])
#> river_crossing_states(["wolf", "cabbage"], limit=2)
#> river_crossing_states(["wolf", "goat", "cabbage"])
#> river_crossing_states(["goat", "fox", "hen", "wolf"], 12)

### longest_task_chain
def chain_length(task, after, lengths, memo):
    if task not in memo:
        tails = [chain_length(t, after, lengths, memo) for t in after.get(task, [])]
        best = max(tails, default=(0, []))
        memo[task] = lengths[task] + best[0], [task] + best[1]
    return memo[task]


def invert(before):
    after = {}
    for task, needs in before.items():
        for n in needs:
            after.setdefault(n, []).append(task)
    return after


def longest_task_chain(lengths, before):
    memo, after = {}, invert(before)
    total, path = max((chain_length(t, after, lengths, memo) for t in lengths), default=(0, []))
    slack = {t: total - memo[t][0] for t in lengths if t not in path}
    return total, path, slack

#> longest_task_chain({"dig": 3, "pour": 2, "roof": 4}, {"pour": ["dig"], "roof": ["pour"]})
#> longest_task_chain({"a": 5, "b": 1, "c": 2}, {"c": ["b"]})
#> longest_task_chain({}, {})
#> longest_task_chain({"x": 1}, {})
#> longest_task_chain({"s": 1, "l": 6, "r": 2, "t": 1}, {"l": ["s"], "r": ["s"], "t": ["l", "r"]})

### gossip_spread_rounds
def tell(known, meetings):
    heard = set(known)
    for pair in meetings:
        if heard & set(pair):
            heard |= set(pair)
    return heard


def gossip_spread_rounds(days, origin):
    known, log = {origin}, []
    for day, meetings in enumerate(days, 1):
        after = tell(known, meetings)
        fresh = sorted(after - known)
        if fresh:
            log.append(f"day {day}: {', '.join(fresh)}")
        known = after
    return log or "a well kept secret"

#> gossip_spread_rounds([[("Ida", "Joe"), ("Joe", "Kim")], [("Kim", "Lee")]], "Ida")
#> gossip_spread_rounds([[("Joe", "Kim"), ("Ida", "Joe")]], "Ida")
#> gossip_spread_rounds([], "Ida")
#> gossip_spread_rounds([["ab"], [], ["bc", "cd"], ["da"]], "a")
#> gossip_spread_rounds([[("x", "y")]], "z")

### subset_sum_nearest
def sums(numbers):
    found = {0: ()}
    for n in numbers:
        found.update({s + n: picked + (n,) for s, picked in list(found.items()) if s + n not in found})
    return found


def nearest(found, goal):
    return min(found, key=lambda s: (abs(s - goal), s))


def subset_sum_nearest(numbers, goal, *, exact=False):
    found = sums(numbers)
    if exact and goal not in found:
        raise LookupError(f"{goal} not among {len(found)} sums")
    total = nearest(found, goal)
    return total, list(found[total])

#> subset_sum_nearest([3, 7, 12], 11)
#> subset_sum_nearest([3, 7, 12], 15, exact=True)
#> subset_sum_nearest([], 4)
#> subset_sum_nearest([5, 5], 8, exact=True)
#> subset_sum_nearest([-4, 9, 2], 6)

### flood_fill_ponds
def flood(cells, start):
    stack, pond = [start], set()
    while stack:
        r, c = stack.pop()
        if (r, c) in cells:
            cells.remove((r, c))
            pond.add((r, c))
            stack += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return pond


def box(pond):
    rows, cols = zip(*pond)
    return max(rows) - min(rows) + 1, max(cols) - min(cols) + 1


def flood_fill_ponds(field, water="~"):
    cells = {(r, c) for r, row in enumerate(field) for c, ch in enumerate(row) if ch == water}
    ponds = []
    while cells:
        ponds.append(flood(cells, min(cells)))
    return [(len(p), box(p)) for p in sorted(ponds, key=len, reverse=True)]

#> flood_fill_ponds(["~~.", "..~", "~.~"])
#> flood_fill_ponds([])
#> flood_fill_ponds(["....", "...."])
#> flood_fill_ponds(["~~", "~~"])
#> flood_fill_ponds(["oxo", "ooo"], water="o")

### change_dispenser_limited
def dispense(amount, drawer, kinds):
    if amount == 0:
        return {}
    if not kinds:
        return None
    coin, *smaller = kinds
    for n in range(min(drawer[coin], amount // coin), -1, -1):
        rest = dispense(amount - n * coin, drawer, smaller)
        if rest is not None:
            return {coin: n, **rest} if n else rest
    return None


def change_dispenser_limited(amount, drawer):
    given = dispense(amount, drawer, sorted(drawer, reverse=True))
    if given is None:
        return "cannot", drawer
    left = {c: n - given.get(c, 0) for c, n in drawer.items()}
    return given, left

#> change_dispenser_limited(60, {50: 1, 20: 3, 10: 0})
#> change_dispenser_limited(80, {50: 1, 20: 4})
#> change_dispenser_limited(0, {5: 2})
#> change_dispenser_limited(15, {10: 2, 2: 1})
#> change_dispenser_limited(7, {})
#> change_dispenser_limited(36, {25: 1, 10: 1, 1: 1})

### binary_search_answer_boxes
def boxes_needed(weights, limit):
    boxes, load = 1, 0
    for w in weights:
        if load + w > limit:
            boxes += 1
            load = 0
        load += w
    return boxes


def smallest(low, high, good):
    while low < high:
        middle = (low + high) // 2
        if good(middle):
            high = middle
        else:
            low = middle + 1
    return low


def binary_search_answer_boxes(weights, boxes):
    if not weights:
        return 0
    limit = smallest(max(weights), sum(weights), lambda x: boxes_needed(weights, x) <= boxes)
    return limit, boxes_needed(weights, limit)

#> binary_search_answer_boxes([4, 2, 7, 1, 5], 3)
#> binary_search_answer_boxes([9], 5)
#> binary_search_answer_boxes([], 2)
#> binary_search_answer_boxes([3, 3, 3, 3], 2)
#> binary_search_answer_boxes([1, 2, 3, 4, 10], 1)

### friend_circle_bipartite
from collections import deque


def neighbours(fights, name):
    for a, b in fights:
        if name == a:
            yield b
        elif name == b:
            yield a


def seat(fights, first, table):
    queue = deque([first])
    table[first] = 0
    while queue:
        name = queue.popleft()
        for other in neighbours(fights, name):
            if other not in table:
                table[other] = 1 - table[name]
                queue.append(other)
            elif table[other] == table[name]:
                return name, other
    return None


def friend_circle_bipartite(guests, fights):
    table = {}
    for g in guests:
        if g not in table:
            clash = seat(fights, g, table)
            if clash:
                return f"{clash[0]} and {clash[1]} clash"
    return [[g for g in guests if table[g] == t] for t in (0, 1)]

#> friend_circle_bipartite(["Al", "Bo", "Cy"], [("Al", "Bo"), ("Bo", "Cy")])
#> friend_circle_bipartite("xyz", ["xy", "yz", "zx"])
#> friend_circle_bipartite([], [])
#> friend_circle_bipartite("abcd", ["ad", "cb"])
#> friend_circle_bipartite(["solo"], [("solo", "solo")])

### matrix_chain_of_steps
from functools import cache


def matrix_chain_of_steps(sizes):
    @cache
    def cost(i, j):
        if j - i < 2:
            return 0, i
        return min((cost(i, k)[0] + cost(k, j)[0] + sizes[i] * sizes[k] * sizes[j], k)
                   for k in range(i + 1, j))

    def show(i, j):
        if j - i < 2:
            return chr(65 + i)
        k = cost(i, j)[1]
        return f"({show(i, k)}{show(k, j)})"

    last = len(sizes) - 1
    if last < 1:
        raise ValueError("no matrices")
    return cost(0, last)[0], show(0, last)

#> matrix_chain_of_steps([10, 30, 5, 60])
#> matrix_chain_of_steps([2, 3])
#> matrix_chain_of_steps([4, 1, 4, 1, 4])
#> matrix_chain_of_steps([7])
#> matrix_chain_of_steps([1, 2, 3, 4, 5])

### edit_script_between_words
def table(a, b):
    rows = [list(range(len(b) + 1))]
    for i, x in enumerate(a, 1):
        row = [i]
        for j, y in enumerate(b, 1):
            row.append(min(rows[-1][j] + 1, row[-1] + 1, rows[-1][j - 1] + (x != y)))
        rows.append(row)
    return rows


def backtrack(a, b, d):
    i, j = len(a), len(b)
    while i or j:
        if i and j and d[i][j] == d[i - 1][j - 1] + (a[i - 1] != b[j - 1]):
            i, j = i - 1, j - 1
            yield "=" if a[i] == b[j] else f"{a[i]}>{b[j]}"
        elif i and d[i][j] == d[i - 1][j] + 1:
            i -= 1
            yield f"-{a[i]}"
        else:
            j -= 1
            yield f"+{b[j]}"


def edit_script_between_words(a, b):
    script = list(backtrack(a, b, table(a, b)))[::-1]
    return " ".join(script)

#> edit_script_between_words("cart", "chat")
#> edit_script_between_words("", "up")
#> edit_script_between_words("moon", "moo")
#> edit_script_between_words("same", "same")
#> edit_script_between_words("", "")
#> edit_script_between_words("naïve", "native")

### rope_cut_prices
def best_cuts(length, prices, memo=None):
    memo = {0: (0, [])} if memo is None else memo
    if length not in memo:
        memo[length] = max(
            ((prices[cut] + rest, [cut] + cuts)
             for cut in prices if cut <= length
             for rest, cuts in [best_cuts(length - cut, prices, memo)]),
            default=(0, []),
        )
    return memo[length]


def rope_cut_prices(length, prices):
    value, cuts = best_cuts(length, prices)
    waste = length - sum(cuts)
    return value, sorted(cuts), waste

#> rope_cut_prices(5, {1: 2, 2: 5, 3: 7})
#> rope_cut_prices(4, {3: 8, 5: 20})
#> rope_cut_prices(0, {1: 1})
#> rope_cut_prices(7, {})
#> rope_cut_prices(6, {2: 1, 4: 5, 6: 6})

### ski_slope_longest_run
def lower(hill, r, c):
    spots = [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return [(a, b) for a, b in spots if (a, b) in hill and hill[a, b] < hill[r, c]]


def run(hill, spot, memo):
    if spot in memo:
        return memo[spot]
    tails = [run(hill, s, memo) for s in lower(hill, *spot)]
    memo[spot] = [hill[spot]] + max(tails, key=len, default=[])
    return memo[spot]


def ski_slope_longest_run(rows):
    hill = {(r, c): int(h) for r, row in enumerate(rows) for c, h in enumerate(row)}
    memo = {}
    return max((run(hill, s, memo) for s in hill), key=len, default=[])

#> ski_slope_longest_run(["912", "453"])
#> ski_slope_longest_run(["777"])
#> ski_slope_longest_run([])
#> ski_slope_longest_run(["12", "43"])
#> ski_slope_longest_run(["5", "3", "4"])

### meeting_rooms_greedy
def overlaps(a, b):
    return a[0] < b[1] and b[0] < a[1]


def pick_room(rooms, meeting):
    for number, booked in enumerate(rooms):
        if not any(overlaps(meeting, other) for other in booked):
            return number
    return None


def meeting_rooms_greedy(meetings, most_rooms):
    rooms, refused = [], []
    for meeting in sorted(meetings):
        number = pick_room(rooms, meeting)
        if number is not None:
            rooms[number].append(meeting)
        elif len(rooms) < most_rooms:
            rooms.append([meeting])
        else:
            refused.append(meeting)
    return [sum(b - a for a, b in room) for room in rooms], refused

#> meeting_rooms_greedy([(9, 11), (10, 12), (11, 13)], 2)
#> meeting_rooms_greedy([(9, 17), (10, 11), (10, 12)], 1)
#> meeting_rooms_greedy([], 3)
#> meeting_rooms_greedy([(1, 2), (2, 3), (3, 4)], 1)
#> meeting_rooms_greedy([(8, 9), (8, 9)], 0)
