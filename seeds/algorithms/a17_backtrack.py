### permutations_swap
def permutations_swap(items):
    found = []
    a = list(items)

    def permute(k):
        if k == len(a):
            found.append("".join(a))
            return
        for i in range(k, len(a)):
            a[k], a[i] = a[i], a[k]
            permute(k + 1)
            a[k], a[i] = a[i], a[k]

    permute(0)
    return found

#> permutations_swap("abc")
#> permutations_swap("")
#> permutations_swap("x")
#> permutations_swap("aab")
#> permutations_swap(["1", "2"])

### next_permutation_list
def next_permutation_list(p):
    i = len(p) - 2
    while i >= 0 and p[i] >= p[i + 1]:
        i -= 1
    if i < 0:
        return None
    j = len(p) - 1
    while p[j] <= p[i]:
        j -= 1
    p[i], p[j] = p[j], p[i]
    p[i + 1:] = p[:i:-1]
    return p

#> next_permutation_list([1, 2, 3])
#> next_permutation_list([1, 3, 2])
#> next_permutation_list([3, 2, 1])
#> next_permutation_list([])
#> next_permutation_list([1, 1, 5])
#> next_permutation_list([2, 4, 3, 1])

### subsets_by_mask
def subsets_by_mask(items):
    n = len(items)
    out = []
    for mask in range(1 << n):
        out.append([items[i] for i in range(n) if mask >> i & 1])
    return sorted(out, key=lambda s: (len(s), s))

#> subsets_by_mask([1, 2, 3])
#> subsets_by_mask([])
#> subsets_by_mask(["z"])
#> subsets_by_mask(["b", "a"])
#> subsets_by_mask([5, 5])

### combinations_recursive
def combinations_recursive(pool, k, start=0):
    if k == 0:
        return [[]]
    out = []
    for i in range(start, len(pool) - k + 1):
        for rest in combinations_recursive(pool, k - 1, i + 1):
            out.append([pool[i]] + rest)
    return out

#> combinations_recursive([1, 2, 3, 4], 2)
#> combinations_recursive("abc", 3)
#> combinations_recursive([], 0)
#> combinations_recursive([7, 8], 3)
#> combinations_recursive(("x", "y", "z"), 1)

### phone_letters_product
from itertools import product

def phone_letters_product(digits):
    keys = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
    if not digits:
        return []
    return ["".join(t) for t in product(*(keys[int(d)] for d in digits))]

#> phone_letters_product("23")
#> phone_letters_product("")
#> phone_letters_product("7")
#> phone_letters_product("21")
#> phone_letters_product("9a")

### combination_sum_reuse
def combination_sum_reuse(cands, target):
    found = []

    def search(i, left, path):
        if left == 0:
            found.append(path)
        elif left > 0:
            for j in range(i, len(cands)):
                search(j, left - cands[j], path + [cands[j]])

    search(0, target, [])
    return found

#> combination_sum_reuse([2, 3, 6, 7], 7)
#> combination_sum_reuse([5], 3)
#> combination_sum_reuse([], 4)
#> combination_sum_reuse([2, 3], 6)
#> combination_sum_reuse([4, 2], 4)

### integer_partitions
def integer_partitions(n, largest=None):
    largest = n if largest is None else largest
    if n == 0:
        return [""]
    parts = []
    for k in range(min(n, largest), 0, -1):
        parts += [f"{k}" + (f"+{tail}" if tail else "") for tail in integer_partitions(n - k, k)]
    return parts

#> integer_partitions(4)
#> integer_partitions(0)
#> integer_partitions(5, largest=2)
#> integer_partitions(1)
#> integer_partitions(6, 3)

### hanoi_moves_alg
def hanoi_moves_alg(n, src="A", via="B", dst="C"):
    if n == 0:
        return ""
    return hanoi_moves_alg(n - 1, src, dst, via) + f"{src}{dst} " + hanoi_moves_alg(n - 1, via, src, dst)

#> hanoi_moves_alg(2)
#> hanoi_moves_alg(0)
#> hanoi_moves_alg(3)
#> hanoi_moves_alg(1, "x", "y", "z")
#> hanoi_moves_alg(4, dst="D")

### hanoi_simulate
def hanoi_simulate(disks, moves):
    pegs = {"A": list(range(disks, 0, -1)), "B": [], "C": []}
    for n, (src, dst) in enumerate(moves, 1):
        if not pegs[src]:
            return f"move {n}: {src} is empty"
        if pegs[dst] and pegs[dst][-1] < pegs[src][-1]:
            return f"move {n}: too big"
        pegs[dst].append(pegs[src].pop())
    return pegs

#> hanoi_simulate(2, ["AB", "AC", "BC"])
#> hanoi_simulate(3, ["AB", "AB"])
#> hanoi_simulate(1, ["BC"])
#> hanoi_simulate(0, [])
#> hanoi_simulate(3, ["AC", "AB", "CB"])

### flood_sum_target_expr
def flood_sum_target_expr(digits, target):
    out = []

    def build(i, expr, value):
        if i == len(digits):
            if value == target:
                out.append(expr)
            return
        d = int(digits[i])
        if i == 0:
            build(1, digits[0], d)
        else:
            build(i + 1, f"{expr}+{d}", value + d)
            build(i + 1, f"{expr}-{d}", value - d)

    build(0, "", 0)
    return out

#> flood_sum_target_expr("123", 0)
#> flood_sum_target_expr("99", 1)
#> flood_sum_target_expr("", 0)
#> flood_sum_target_expr("5", 5)
#> flood_sum_target_expr("1111", 2)

### restore_ip_splits
def restore_ip_splits(s):
    found = []

    def cut(rest, parts):
        if len(parts) == 4:
            if not rest:
                found.append(".".join(parts))
            return
        for k in (1, 2, 3):
            piece = rest[:k]
            if len(piece) == k and int(piece) <= 255 and str(int(piece)) == piece:
                cut(rest[k:], parts + [piece])

    cut(s, [])
    return found

#> restore_ip_splits("25525511135")
#> restore_ip_splits("0000")
#> restore_ip_splits("101023")
#> restore_ip_splits("")
#> restore_ip_splits("999999")

### palindrome_partitions
def palindrome_partitions(s):
    if not s:
        return [[]]
    return [
        [s[:i]] + rest
        for i in range(1, len(s) + 1)
        if s[:i] == s[i - 1::-1]
        for rest in palindrome_partitions(s[i:])
    ]

#> palindrome_partitions("aab")
#> palindrome_partitions("")
#> palindrome_partitions("xyx")
#> palindrome_partitions("aaa")
#> palindrome_partitions("ab")

### map_coloring
def map_coloring(borders, colors):
    regions = list(borders)
    plan = {}

    def paint(i):
        if i == len(regions):
            return True
        r = regions[i]
        for c in colors:
            if all(plan.get(n) != c for n in borders[r]):
                plan[r] = c
                if paint(i + 1):
                    return True
                del plan[r]
        return False

    return plan if paint(0) else "impossible"

#> map_coloring({"WA": ["NT", "SA"], "NT": ["WA", "SA"], "SA": ["WA", "NT"]}, ["red", "green", "blue"])
#> map_coloring({"a": ["b"], "b": ["a", "c"], "c": ["b", "a"]}, ["x", "y"])
#> map_coloring({}, [])
#> map_coloring({"island": []}, ["teal"])
#> map_coloring({"p": ["q", "r"], "q": ["p", "r"], "r": ["p", "q"]}, "12")

### abbreviations_of_word
def abbreviations_of_word(word):
    if not word:
        return [""]
    rest = abbreviations_of_word(word[1:])
    result = [word[0] + r for r in rest]
    for r in rest:
        digits = "".join(ch for ch in r[:1] if ch.isdigit())
        if digits:
            result.append(str(int(digits) + 1) + r[1:])
        else:
            result.append("1" + r)
    return result

#> abbreviations_of_word("at")
#> abbreviations_of_word("")
#> abbreviations_of_word("q")
#> abbreviations_of_word("dog")
#> abbreviations_of_word("word")

### matchsticks_square
def matchsticks_square(sticks):
    total = sum(sticks)
    if total % 4 or not sticks:
        return False
    side = total // 4
    sides = [0] * 4
    order = sorted(sticks, reverse=True)

    def place(i):
        if i == len(order):
            return True
        for s in range(4):
            if sides[s] + order[i] <= side:
                sides[s] += order[i]
                if place(i + 1):
                    return True
                sides[s] -= order[i]
        return False

    return place(0)

#> matchsticks_square([1, 1, 2, 2, 2])
#> matchsticks_square([3, 3, 3, 3, 4])
#> matchsticks_square([])
#> matchsticks_square([5, 5, 5, 5])
#> matchsticks_square([4, 4, 3, 3, 1, 1])

### rat_in_maze_paths
def rat_in_maze_paths(grid):
    n, paths = len(grid), []

    def go(r, c, path, seen):
        if r < 0 or c < 0 or r >= n or c >= n or not grid[r][c] or (r, c) in seen:
            return
        if r == c == n - 1:
            paths.append(path)
            return
        for d, dr, dc in (("D", 1, 0), ("L", 0, -1), ("R", 0, 1), ("U", -1, 0)):
            go(r + dr, c + dc, path + d, seen | {(r, c)})

    go(0, 0, "", frozenset())
    return paths

#> rat_in_maze_paths([[1, 0], [1, 1]])
#> rat_in_maze_paths([[1, 1], [1, 1]])
#> rat_in_maze_paths([[0]])
#> rat_in_maze_paths([[1, 0, 0], [1, 1, 0], [0, 1, 1]])
#> rat_in_maze_paths([])

### knight_tour_warnsdorff_alg
def knight_tour_warnsdorff_alg(size, start, moves):
    hops = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]

    def free(r, c, used):
        spots = [(r + a, c + b) for a, b in hops]
        return [p for p in spots if 0 <= p[0] < size and 0 <= p[1] < size and p not in used]

    path = [start]
    while len(path) <= moves:
        options = free(*path[-1], path)
        if not options:
            break
        path.append(min(options, key=lambda p: (len(free(*p, path)), p)))
    return path

#> knight_tour_warnsdorff_alg(5, (0, 0), 4)
#> knight_tour_warnsdorff_alg(3, (1, 1), 2)
#> knight_tour_warnsdorff_alg(3, (0, 0), 5)
#> knight_tour_warnsdorff_alg(4, (2, 1), 0)
#> knight_tour_warnsdorff_alg(6, (3, 3), 3)

### bracket_ways_eval
def bracket_ways_eval(expr):
    results = []
    for i, ch in enumerate(expr):
        if ch in "+-*":
            for a in bracket_ways_eval(expr[:i]):
                for b in bracket_ways_eval(expr[i + 1:]):
                    results.append({"+": a + b, "-": a - b, "*": a * b}[ch])
    return sorted(results) or [int(expr)]

#> bracket_ways_eval("2-1-1")
#> bracket_ways_eval("2*3-4*5")
#> bracket_ways_eval("11")
#> bracket_ways_eval("1+1")
#> bracket_ways_eval("")

### team_split_closest
from itertools import combinations

def team_split_closest(skills):
    names = sorted(skills)
    total = sum(skills.values())
    best = None
    for team in combinations(names, len(names) // 2):
        gap = abs(total - 2 * sum(skills[p] for p in team))
        if best is None or gap < best[0]:
            best = gap, team
    return best

#> team_split_closest({"Al": 5, "Bo": 8, "Cy": 3, "Di": 10})
#> team_split_closest({})
#> team_split_closest({"solo": 7})
#> team_split_closest({"a": 1, "b": 1, "c": 2, "d": 2})
#> team_split_closest({"x": -3, "y": 3, "z": 0})

### power_digits_fold
def power_digits_fold(n, k):
    if k == 0:
        return 1
    half = power_digits_fold(n, k // 2)
    return half * half * (n if k & 1 else 1)

#> power_digits_fold(3, 5)
#> power_digits_fold(2, 0)
#> power_digits_fold(-2, 7)
#> power_digits_fold(10, 6)
#> power_digits_fold(0.5, 3)

### mutual_even_odd
def mutual_even_odd(n):
    trail = []

    def even(k):
        trail.append("e")
        return True if k == 0 else odd(k - 1)

    def odd(k):
        trail.append("o")
        return False if k == 0 else even(k - 1)

    return even(abs(n)), "".join(trail)

#> mutual_even_odd(4)
#> mutual_even_odd(0)
#> mutual_even_odd(-3)
#> mutual_even_odd(1)
#> mutual_even_odd(10)

### gray_reflect_recursive
def gray_reflect_recursive(n):
    if n == 0:
        return [""]
    prev = gray_reflect_recursive(n - 1)
    return ["0" + p for p in prev] + ["1" + p for p in prev[::-1]]

#> gray_reflect_recursive(2)
#> gray_reflect_recursive(0)
#> gray_reflect_recursive(3)
#> gray_reflect_recursive(1)
#> gray_reflect_recursive(4)

### cantor_dust_line
def cantor_dust_line(level):
    if level == 0:
        return "#"
    side = cantor_dust_line(level - 1)
    return side + " " * len(side) + side

#> cantor_dust_line(0)
#> cantor_dust_line(1)
#> cantor_dust_line(2)
#> cantor_dust_line(3)
#> cantor_dust_line(4)

### sierpinski_rows
def sierpinski_rows(n):
    rows = ["*"]
    for _ in range(n):
        width = len(rows[-1]) + 1
        rows = rows + [r.ljust(width) + r for r in rows]
    return rows

#> sierpinski_rows(1)
#> sierpinski_rows(0)
#> sierpinski_rows(2)
#> sierpinski_rows(3)
#> sierpinski_rows(-1)

### l_system_grow
def l_system_grow(axiom, rules, n):
    for _ in range(n):
        axiom = "".join(rules.get(c, c) for c in axiom)
    return axiom, len(axiom)

#> l_system_grow("A", {"A": "AB", "B": "A"}, 5)
#> l_system_grow("F", {"F": "F+F"}, 3)
#> l_system_grow("", {"X": "Y"}, 2)
#> l_system_grow("xyz", {}, 4)
#> l_system_grow("a-b", {"a": "", "-": "--"}, 2)

### deep_sum_weighted
def deep_sum_weighted(nested, depth=1):
    total = 0
    for x in nested:
        if isinstance(x, list):
            total += deep_sum_weighted(x, depth + 1)
        else:
            total += depth * x
    return total

#> deep_sum_weighted([1, [4, [6]]])
#> deep_sum_weighted([])
#> deep_sum_weighted([[], [[]]])
#> deep_sum_weighted([10, [-5, 5], 2.5])
#> deep_sum_weighted([[1, 1], 2, [1, 1]], depth=0)

### domino_chain_exists
def domino_chain_exists(tiles):
    def extend(chain, rest):
        if not rest:
            return chain if not chain or chain[0][0] == chain[-1][1] else None
        for i, (a, b) in enumerate(rest):
            for tile in ((a, b), (b, a)):
                if not chain or chain[-1][1] == tile[0]:
                    done = extend(chain + [tile], rest[:i] + rest[i + 1:])
                    if done is not None:
                        return done
        return None

    return extend([], tiles)

#> domino_chain_exists([(1, 2), (3, 1), (2, 3)])
#> domino_chain_exists([])
#> domino_chain_exists([(1, 2)])
#> domino_chain_exists([(5, 5)])
#> domino_chain_exists([(1, 2), (2, 1), (1, 1)])

### gift_draw_derangements
from itertools import permutations

def gift_draw_derangements(names, banned=()):
    people = sorted(names)
    valid = []
    for perm in permutations(people):
        pairs = list(zip(people, perm))
        if any(a == b or (a, b) in banned for a, b in pairs):
            continue
        valid.append("".join(perm))
    return valid

#> gift_draw_derangements("abc")
#> gift_draw_derangements("abc", banned=[("a", "b")])
#> gift_draw_derangements("")
#> gift_draw_derangements(["x"])
#> gift_draw_derangements("abcd", [("a", "b"), ("c", "d")])
