### digit_frequency_bars
def digit_frequency_bars(n):
    s = str(abs(n))
    out = []
    for d in "0123456789":
        if k := s.count(d):
            out.append(d + ":" + "|" * k)
    return " ".join(out)

#> digit_frequency_bars(1223330)
#> digit_frequency_bars(0)
#> digit_frequency_bars(-909)
#> digit_frequency_bars(55555)
#> digit_frequency_bars(2 ** 31)

### closest_to_zero_pairs
def closest_to_zero_pairs(nums):
    nums = sorted(nums)
    i, j, best = 0, len(nums) - 1, None
    while i < j:
        s = nums[i] + nums[j]
        if best is None or abs(s) < abs(best[0]):
            best = (s, nums[i], nums[j])
        if s < 0:
            i += 1
        elif s > 0:
            j -= 1
        else:
            break
    return best

#> closest_to_zero_pairs([1, 60, -10, 70, -80, 85])
#> closest_to_zero_pairs([4, -4, 9])
#> closest_to_zero_pairs([])
#> closest_to_zero_pairs([5, 8])
#> closest_to_zero_pairs([-3, -2, -9])

### bracket_depth_colors
def bracket_depth_colors(expr, palette="rgb"):
    depth, out = 0, ""
    for ch in expr:
        if ch == "(":
            out += palette[depth % len(palette)]
            depth += 1
        elif ch == ")":
            depth -= 1
            out += palette[depth % len(palette)].upper()
        else:
            out += "."
    return out, depth

#> bracket_depth_colors("(a(b))")
#> bracket_depth_colors("")
#> bracket_depth_colors("((((x", "12")
#> bracket_depth_colors(")(")
#> bracket_depth_colors("no")

### digit_cancel_fraction
def digit_cancel_fraction(num, den):
    shared = set(str(num)) & set(str(den)) - {"0"}
    for d in sorted(shared):
        a = int(str(num).replace(d, "", 1) or 0)
        b = int(str(den).replace(d, "", 1) or 0)
        if b and num * b == den * a:
            return f"{num}/{den} = {a}/{b}"
    return None

#> digit_cancel_fraction(49, 98)
#> digit_cancel_fraction(12, 24)
#> digit_cancel_fraction(30, 50)
#> digit_cancel_fraction(16, 64)
#> digit_cancel_fraction(7, 7)

### pandigital_product_check
def pandigital_product_check(a, b):
    text = f"{a}{b}{a * b}"
    missing = [d for d in "123456789" if d not in text]
    return len(text) == 9 and not missing and "0" not in text, text, missing

#> pandigital_product_check(39, 186)
#> pandigital_product_check(12, 12)
#> pandigital_product_check(0, 5)
#> pandigital_product_check(4, 1738)
#> pandigital_product_check(99, 99)

### truncatable_prime_sides
def truncatable_prime_sides(n):
    prime = lambda k: k > 1 and all(k % d for d in range(2, int(k ** 0.5) + 1))
    s = str(n)
    left = all(prime(int(s[i:])) for i in range(len(s)))
    right = all(prime(int(s[:i])) for i in range(len(s), 0, -1))
    return {(1, 1): "both", (1, 0): "left", (0, 1): "right"}.get((left, right), "neither")

#> truncatable_prime_sides(317)
#> truncatable_prime_sides(13)
#> truncatable_prime_sides(23)
#> truncatable_prime_sides(12)
#> truncatable_prime_sides(233)

### rotation_primes
def rotation_primes(n):
    s, rots = str(n), []
    for _ in s:
        rots.append(int(s))
        s = s[1:] + s[0]
    bad = [r for r in rots if r < 2 or any(r % d == 0 for d in range(2, r) if d * d <= r)]
    return rots, bad

#> rotation_primes(197)
#> rotation_primes(23)
#> rotation_primes(2)
#> rotation_primes(10)
#> rotation_primes(0)

### champernowne_digit
def champernowne_digit(pos):
    size, count, first = 1, 9, 1
    pos -= 1
    while pos >= size * count:
        pos -= size * count
        size, count, first = size + 1, count * 10, first * 10
    number = first + pos // size
    return str(number)[pos % size], number

#> champernowne_digit(1)
#> champernowne_digit(12)
#> champernowne_digit(190)
#> champernowne_digit(1000)
#> champernowne_digit(9)

### diagonal_spiral_sum
def diagonal_spiral_sum(n):
    total, last = 1, 1
    for size in range(3, n + 1, 2):
        corners = []
        for _ in range(4):
            last += size - 1
            corners.append(last)
        total += sum(corners)
    return total, last

#> diagonal_spiral_sum(5)
#> diagonal_spiral_sum(1)
#> diagonal_spiral_sum(3)
#> diagonal_spiral_sum(6)
#> diagonal_spiral_sum(0)

### lattice_walk_unique
def lattice_walk_unique(path):
    pos, seen = 0j, {0j: 0}
    for i, c in enumerate(path, 1):
        pos += {"N": 1j, "S": -1j, "E": 1, "W": -1}[c]
        if pos in seen:
            return i, seen[pos]
        seen[pos] = i
    return len(seen), (int(pos.real), int(pos.imag))

#> lattice_walk_unique("NNEES")
#> lattice_walk_unique("NESW")
#> lattice_walk_unique("")
#> lattice_walk_unique("EW")
#> lattice_walk_unique("NX")

### concat_chain_numbers
def concat_chain_numbers(xs):
    from functools import cmp_to_key
    parts = sorted(map(str, xs), key=cmp_to_key(lambda a, b: -1 if a + b > b + a else int(a + b < b + a)))
    return str(int("".join(parts))) if parts else ""

#> concat_chain_numbers([3, 30, 34, 5, 9])
#> concat_chain_numbers([0, 0])
#> concat_chain_numbers([])
#> concat_chain_numbers([10, 2])
#> concat_chain_numbers([121, 12])

### count_and_carry
def count_and_carry(a, b):
    carries, carry = 0, 0
    while a or b or carry:
        s = a % 10 + b % 10 + carry
        carry = s > 9
        carries += carry
        a, b = a // 10, b // 10
    return ["no carry", "1 carry"][carries] if carries < 2 else f"{carries} carries"

#> count_and_carry(123, 456)
#> count_and_carry(555, 555)
#> count_and_carry(19, 1)
#> count_and_carry(0, 0)
#> count_and_carry(999999, 1)

### reaction_balance_steps
def reaction_balance_steps(left, right, limit=10):
    log = []
    while left != right and len(log) < limit:
        if left > right:
            left, right = left - right // 2 - 1, right + 1
            log.append("L")
        else:
            left, right = left + 2, right - 1
            log.append("R")
    return left, right, "".join(log)

#> reaction_balance_steps(10, 4)
#> reaction_balance_steps(0, 9)
#> reaction_balance_steps(5, 5)
#> reaction_balance_steps(7, 6, limit=3)
#> reaction_balance_steps(-4, -1)

### stepping_stones_kangaroo
def stepping_stones_kangaroo(x1, v1, x2, v2):
    if x1 == x2:
        return 0
    if v1 == v2:
        return "never"
    t, rest = divmod(x2 - x1, v1 - v2)
    return t if rest == 0 and t >= 0 else "never"

#> stepping_stones_kangaroo(0, 3, 4, 2)
#> stepping_stones_kangaroo(0, 2, 5, 3)
#> stepping_stones_kangaroo(7, 1, 7, 9)
#> stepping_stones_kangaroo(1, 4, 2, 4)
#> stepping_stones_kangaroo(0, 5, 7, 2)

### climbing_ranks
from bisect import bisect_right

def climbing_ranks(board, player):
    levels = sorted(set(board))
    ranks = []
    for score in player:
        ranks.append(len(levels) - bisect_right(levels, score) + 1)
    return ranks

#> climbing_ranks([100, 90, 90, 80], [70, 80, 105])
#> climbing_ranks([], [5])
#> climbing_ranks([10, 10], [])
#> climbing_ranks([50, 40, 20], [40, 45])
#> climbing_ranks([1], [0, 1, 2])

### bill_division_check
def bill_division_check(bill, skipped, charged):
    shared = sum(cost for i, cost in enumerate(bill) if i != skipped)
    owed = shared / 2
    diff = charged - owed
    return "Bon Appetit" if diff == 0 else int(diff) if diff == int(diff) else diff

#> bill_division_check([3, 10, 2, 9], 1, 12)
#> bill_division_check([3, 10, 2, 9], 1, 7)
#> bill_division_check([], 0, 0)
#> bill_division_check([5, 2], 1, 4)
#> bill_division_check([1, 1, 1], 7, 1)

### sock_pairs_drawer
def sock_pairs_drawer(colors):
    waiting, pairs = set(), 0
    for c in colors:
        if c in waiting:
            waiting.remove(c)
            pairs += 1
        else:
            waiting.add(c)
    return pairs, sorted(waiting)

#> sock_pairs_drawer([10, 20, 20, 10, 10, 30])
#> sock_pairs_drawer([])
#> sock_pairs_drawer(["red", "red"])
#> sock_pairs_drawer("mississippi")
#> sock_pairs_drawer([1, 2, 3])

### valley_counter
def valley_counter(path):
    level = valleys = deepest = 0
    for step in path:
        before = level
        level += 1 if step == "U" else -1
        valleys += before < 0 == level
        deepest = min(deepest, level)
    return valleys, deepest

#> valley_counter("UDDDUDUU")
#> valley_counter("")
#> valley_counter("DU" * 3)
#> valley_counter("UUDD")
#> valley_counter("DDD")

### cloud_jump_energy
def cloud_jump_energy(clouds, k):
    energy, i = 100, 0
    visited = []
    while True:
        i = (i + k) % len(clouds)
        visited.append(i)
        energy -= 3 if clouds[i] else 1
        if i == 0 or energy <= 0:
            return energy, visited

#> cloud_jump_energy([0, 0, 1, 0], 2)
#> cloud_jump_energy([1, 1, 1, 0, 1], 3)
#> cloud_jump_energy([0], 1)
#> cloud_jump_energy([1, 0], 4)
#> cloud_jump_energy([], 1)

### utopian_tree_height
def utopian_tree_height(cycles):
    h, log = 1, []
    for season in range(cycles):
        if season % 2:
            h += 1
        else:
            h *= 2
        log.append(h)
    return h, log

#> utopian_tree_height(5)
#> utopian_tree_height(0)
#> utopian_tree_height(1)
#> utopian_tree_height(8)
#> utopian_tree_height(-2)

### library_fine
def library_fine(returned, due):
    (d1, m1, y1), (d2, m2, y2) = returned, due
    if (y1, m1, d1) <= (y2, m2, d2):
        return 0
    if y1 > y2:
        return 10000
    if m1 > m2:
        return 500 * (m1 - m2)
    return 15 * (d1 - d2)

#> library_fine((9, 6, 2015), (6, 6, 2015))
#> library_fine((1, 1, 2014), (31, 12, 2015))
#> library_fine((1, 1, 2020), (31, 12, 2019))
#> library_fine((5, 8, 2021), (20, 6, 2021))
#> library_fine((2, 2, 2002), (2, 2, 2002))

### equalize_by_increments
def equalize_by_increments(piles):
    low = min(piles, default=0)
    ops = 0
    for p in piles:
        d = p - low
        for coin in (5, 2, 1):
            ops += d // coin
            d %= coin
    return ops

#> equalize_by_increments([2, 2, 3, 7])
#> equalize_by_increments([])
#> equalize_by_increments([10, 10])
#> equalize_by_increments([1, 5, 5])
#> equalize_by_increments([-4, 9, 0])

### bigger_is_greater_word
def bigger_is_greater_word(w):
    for i in range(len(w) - 2, -1, -1):
        bigger = [c for c in w[i + 1:] if c > w[i]]
        if bigger:
            c = min(bigger)
            tail = sorted(w[i:])
            tail.remove(c)
            return w[:i] + c + "".join(tail)
    return "no answer"

#> bigger_is_greater_word("dkhc")
#> bigger_is_greater_word("bb")
#> bigger_is_greater_word("")
#> bigger_is_greater_word("abdc")
#> bigger_is_greater_word("hefg")

### beautiful_triplets
def beautiful_triplets(seq, d):
    have = set(seq)
    return [(x, x + d, x + 2 * d) for x in sorted(have) if x + d in have and x + 2 * d in have]

#> beautiful_triplets([1, 2, 4, 5, 7, 8, 10], 3)
#> beautiful_triplets([], 1)
#> beautiful_triplets([3, 3, 3], 0)
#> beautiful_triplets([9, 6, 3], -3)
#> beautiful_triplets([1, 2, 5], 2)

### encryption_grid
from math import ceil, isqrt

def encryption_grid(text):
    s = text.replace(" ", "")
    if not s:
        return ""
    cols = isqrt(len(s) - 1) + 1
    rows = ceil(len(s) / cols)
    return " ".join(s[c::cols] for c in range(cols)) + f" ({rows}x{cols})"

#> encryption_grid("have a nice day")
#> encryption_grid("")
#> encryption_grid("feed the dog")
#> encryption_grid("x")
#> encryption_grid("chillout")

### repeated_letter_count
def repeated_letter_count(s, n, letter="a"):
    if not s:
        return 0
    full, rest = divmod(n, len(s))
    return s.count(letter) * full + s[:rest].count(letter)

#> repeated_letter_count("aba", 10)
#> repeated_letter_count("", 5)
#> repeated_letter_count("xyz", 100, letter="y")
#> repeated_letter_count("a", 1000000)
#> repeated_letter_count("cab", 2)

### circular_rotation_queries
def circular_rotation_queries(a, k, queries):
    n = len(a)
    answers = []
    for q in queries:
        try:
            answers.append(a[(q - k) % n])
        except ZeroDivisionError:
            answers.append(None)
    return answers

#> circular_rotation_queries([3, 4, 5], 2, [1, 2])
#> circular_rotation_queries([], 1, [0, 5])
#> circular_rotation_queries("abcd", 5, [0, 1, 9])
#> circular_rotation_queries([7], -3, [4])
#> circular_rotation_queries([1, 2], 0, [])

### angry_professor_class
def angry_professor_class(arrivals, need):
    on_time = [a for a in arrivals if a <= 0]
    late = sorted(a for a in arrivals if a > 0)
    if len(on_time) >= need:
        return "held", len(late)
    short = need - len(on_time)
    wait = late[short - 1] if short <= len(late) else None
    return "cancelled", wait

#> angry_professor_class([-1, 0, 4, 2], 2)
#> angry_professor_class([-1, 3, 4, 2], 3)
#> angry_professor_class([], 1)
#> angry_professor_class([5], 4)
#> angry_professor_class([0, 0], 0)

### page_turns_fewest
def page_turns_fewest(pages, target):
    front = target // 2
    back = pages // 2 - front
    return min(("front", front), ("back", back), key=lambda p: p[1])

#> page_turns_fewest(6, 2)
#> page_turns_fewest(5, 4)
#> page_turns_fewest(1, 1)
#> page_turns_fewest(100, 90)
#> page_turns_fewest(10, 5)

### drawing_day_256
def drawing_day_256(year):
    if year == 1918:
        return "26.09.1918"
    if year < 1918:
        leap = year % 4 == 0
    else:
        leap = year % 400 == 0 or year % 4 == 0 and year % 100 != 0
    return f"{13 - leap}.09.{year}"

#> drawing_day_256(2017)
#> drawing_day_256(1918)
#> drawing_day_256(1800)
#> drawing_day_256(2000)
#> drawing_day_256(2100)

### electronics_budget
def electronics_budget(budget, keyboards, drives):
    combos = sorted((k + d, k, d) for k in keyboards for d in drives if k + d <= budget)
    return combos[-1] if combos else -1

#> electronics_budget(60, [40, 50, 60], [5, 8, 12])
#> electronics_budget(5, [4], [5])
#> electronics_budget(10, [], [1])
#> electronics_budget(10, [3, 5], [5, 7])
#> electronics_budget(0, [0], [0])

### cat_mouse_catch
def cat_mouse_catch(cats, mouse):
    dist = {name: abs(pos - mouse) for name, pos in cats.items()}
    if not dist:
        return "mouse lives"
    near = min(dist.values())
    first = [n for n in dist if dist[n] == near]
    return "mouse escapes" if len(first) > 1 else f"{first[0]} in {near}"

#> cat_mouse_catch({"Tom": 1, "Butch": 9}, 3)
#> cat_mouse_catch({"Tom": 1, "Butch": 5}, 3)
#> cat_mouse_catch({}, 0)
#> cat_mouse_catch({"Tom": -4}, -4)
#> cat_mouse_catch({"a": 10, "b": 20, "c": 14}, 16)

### forming_magic_cost
def forming_magic_cost(square):
    base = [8, 1, 6, 3, 5, 7, 4, 9, 2]
    flat = [v for row in square for v in row]
    best = None
    m = [base[i:i + 3] for i in (0, 3, 6)]
    for _ in range(4):
        m = [list(r) for r in zip(*m[::-1])]
        for cand in (m, [r[::-1] for r in m]):
            cost = sum(abs(a - b) for a, b in zip(flat, sum(cand, [])))
            best = cost if best is None else min(best, cost)
    return best

#> forming_magic_cost([[5, 3, 4], [1, 5, 8], [6, 4, 2]])
#> forming_magic_cost([[8, 1, 6], [3, 5, 7], [4, 9, 2]])
#> forming_magic_cost([[0, 0, 0], [0, 0, 0], [0, 0, 0]])
#> forming_magic_cost([[4, 9, 2], [3, 5, 7], [8, 1, 5]])
#> forming_magic_cost([])

### non_divisible_subset
def non_divisible_subset(nums, k):
    counts = [0] * k
    for n in nums:
        counts[n % k] += 1
    total = min(counts[0], 1)
    for r in range(1, k // 2 + 1):
        if r == k - r:
            total += min(counts[r], 1)
        else:
            total += max(counts[r], counts[k - r])
    return total

#> non_divisible_subset([1, 7, 2, 4], 3)
#> non_divisible_subset([2, 4, 6], 4)
#> non_divisible_subset([], 5)
#> non_divisible_subset([19, 10, 12, 24, 25, 22], 4)
#> non_divisible_subset([5], 1)

### queen_reach_obstacles
def queen_reach_obstacles(n, queen, obstacles):
    blocked = set(map(tuple, obstacles))
    reach = 0
    for dr in (-1, 0, 1):
        for dc in (-1, 0, 1):
            if dr == dc == 0:
                continue
            r, c = queen[0] + dr, queen[1] + dc
            while 1 <= r <= n and 1 <= c <= n and (r, c) not in blocked:
                reach += 1
                r, c = r + dr, c + dc
    return reach

#> queen_reach_obstacles(4, (4, 4), [])
#> queen_reach_obstacles(5, (4, 3), [(5, 5), (4, 2), (2, 3)])
#> queen_reach_obstacles(1, (1, 1), [])
#> queen_reach_obstacles(3, (2, 2), [(1, 1), (3, 3)])
#> queen_reach_obstacles(2, (1, 2), [[1, 1], [2, 2], [2, 1]])
