### fold_paper_crease_code
def crease(n):
    if n == 0:
        return ""
    inner = crease(n - 1)
    return inner + "V" + flip(inner)


def flip(pattern):
    if not pattern:
        return ""
    return flip(pattern[1:]) + ("^" if pattern[0] == "V" else "V")


def fold_paper_crease_code(n, start=0, width=10):
    full = crease(n)
    piece = full[start:start + width]
    return piece, full.count("V") - full.count("^")

#> fold_paper_crease_code(1)
#> fold_paper_crease_code(3)
#> fold_paper_crease_code(0)
#> fold_paper_crease_code(4, start=5)
#> fold_paper_crease_code(2, -2, 2)
#> fold_paper_crease_code(3, 1, width=-1)

### is_even_is_odd_chain
def is_even(items):
    return True if not items else is_odd(items[1:])


def is_odd(items):
    return False if not items else is_even(items[1:])


def describe(group):
    kind = "pairs" if is_even(group) else "odd one out"
    return f"{len(group)} {kind}"


def is_even_is_odd_chain(*groups):
    return {str(i): describe(g) for i, g in enumerate(groups)}

#> is_even_is_odd_chain("abcd", "xyz")
#> is_even_is_odd_chain()
#> is_even_is_odd_chain([], [0])
#> is_even_is_odd_chain((1, 2), "été", "")
#> is_even_is_odd_chain(["left", "right", "left"])

### nested_box_weight
def weigh(box, cache):
    kind, *contents = box
    if kind in cache:
        return cache[kind]
    own = len(kind)
    total = own + sum(weigh(b, cache) if isinstance(b, list) else b for b in contents)
    cache[kind] = total
    return total


def heaviest(cache):
    return max(sorted(cache), key=cache.get)


def nested_box_weight(box):
    cache = {}
    try:
        total = weigh(box, cache)
    except ValueError:
        return "empty box", cache
    return total, heaviest(cache)

#> nested_box_weight(["crate", 5, ["tin", 2, 2], ["jar", 9]])
#> nested_box_weight(["a"])
#> nested_box_weight(["x", ["x", 4], 3])
#> nested_box_weight(["chest", ["bag", 1], ["bag", 50], ["bag"]])
#> nested_box_weight(["shelf", 4, []])

### parse_tiny_json_lists
def parse_value(text, pos):
    if text[pos] == "[":
        return parse_list(text, pos + 1)
    return parse_number(text, pos)


def parse_list(text, pos):
    items = []
    while text[pos] != "]":
        if text[pos] == ",":
            pos += 1
            continue
        value, pos = parse_value(text, pos)
        items.append(value)
    return items, pos + 1


def parse_number(text, pos):
    end = pos
    while end < len(text) and text[end] not in ",]":
        end += 1
    return int(text[pos:end]), end


def parse_tiny_json_lists(text):
    squeezed = "".join(text.split())
    value, pos = parse_value(squeezed, 0)
    return value, squeezed[pos:]

#> parse_tiny_json_lists("[1, [22, 3], []]")
#> parse_tiny_json_lists("7")
#> parse_tiny_json_lists("[[[-5]],+8]")
#> parse_tiny_json_lists("[1 0, 2] tail")
#> parse_tiny_json_lists("[,,4,]")
#> parse_tiny_json_lists("[1, two]")

### ways_to_tile_fence
from functools import lru_cache


def make_counter(boards):
    @lru_cache(maxsize=None)
    def ways(length):
        if length == 0:
            return 1
        return sum(ways(length - b) for b in boards if b <= length)
    return ways


def one_example(length, boards):
    plan = []
    for b in sorted(boards, reverse=True):
        count, length = divmod(length, b)
        plan += [b] * count
    return plan if length == 0 else None


def ways_to_tile_fence(length, boards):
    ways = make_counter(tuple(boards))
    total = ways(length)
    return total, one_example(length, boards), ways.cache_info().currsize

#> ways_to_tile_fence(5, [1, 2])
#> ways_to_tile_fence(9, [2, 4])
#> ways_to_tile_fence(0, [3])
#> ways_to_tile_fence(7, [3, 4])
#> ways_to_tile_fence(6, [5, 3])
#> ways_to_tile_fence(4, [])

### grammar_mutual_recursion
def sentence(words, i):
    i, subject = noun(words, i)
    if i < len(words) and words[i] in ("sees", "likes"):
        verb = words[i]
        i, obj = noun(words, i + 1)
        return i, (verb, subject, obj)
    return i, ("is", subject)


def noun(words, i):
    word = words[i]
    if word == "that":
        return sentence(words, i + 1)
    if word == "the":
        return i + 1 + 1, words[i + 1]
    return i + 1, word


def grammar_mutual_recursion(text):
    words = text.lower().split()
    try:
        used, tree = sentence(words, 0)
    except IndexError:
        return "cut short"
    return tree if used == len(words) else (tree, words[used:])

#> grammar_mutual_recursion("Mary sees the dog")
#> grammar_mutual_recursion("Bob likes that the cat sees Tim")
#> grammar_mutual_recursion("rain")
#> grammar_mutual_recursion("the owl flies home")
#> grammar_mutual_recursion("Ann likes the")
#> grammar_mutual_recursion("")

### balanced_seesaw_tree
def weight(node):
    return node if isinstance(node, int) else sum(map(weight, node))


def tilt(node, path=""):
    if isinstance(node, int):
        return []
    left, right = node
    problems = tilt(left, path + "L") + tilt(right, path + "R")
    diff = weight(left) - weight(right)
    if diff:
        problems.append((path or "top", diff))
    return problems


def balanced_seesaw_tree(node):
    problems = tilt(node)
    return problems or f"balanced at {weight(node)}"

#> balanced_seesaw_tree([[2, 2], 4])
#> balanced_seesaw_tree([[1, 3], [2, [1, 1]]])
#> balanced_seesaw_tree(9)
#> balanced_seesaw_tree([0, [0, 0]])
#> balanced_seesaw_tree([[5, 5], [[1, 4], 5]])
#> balanced_seesaw_tree([1, 2, 3])

### word_break_with_memo
def breaker(vocabulary):
    memo = {}

    def solve(text):
        if not text:
            return []
        if text in memo:
            return memo[text]
        memo[text] = None
        for word in vocabulary:
            if text.startswith(word):
                rest = solve(text[len(word):])
                if rest is not None:
                    memo[text] = [word, *rest]
                    break
        return memo[text]

    return solve, memo


def word_break_with_memo(text, vocabulary):
    solve, memo = breaker(sorted(vocabulary, key=len, reverse=True))
    answer = solve(text)
    dead = sorted(k for k, v in memo.items() if v is None)
    return answer, dead

#> word_break_with_memo("seaweedsoup", ["sea", "weed", "seaweed", "so", "soup"])
#> word_break_with_memo("teapots", ["tea", "teapot", "pots"])
#> word_break_with_memo("", ["a"])
#> word_break_with_memo("aaab", ["a", "aa"])
#> word_break_with_memo("über alles", ["über", " ", "all", "es"])

### rotate_nested_quads
def build(text):
    if len(text) <= 1:
        return text
    quarter = max(1, len(text) // 4)
    parts = [text[i * quarter:(i + 1) * quarter] for i in range(3)]
    parts.append(text[3 * quarter:])
    return [build(p) for p in parts] if len(text) > 4 else list(text)


def spin(node):
    if isinstance(node, str):
        return node
    turned = [spin(child) for child in node]
    return turned[-1:] + turned[:-1]


def flatten(node):
    return node if isinstance(node, str) else "".join(map(flatten, node))


def rotate_nested_quads(text, times=1):
    tree = build(text)
    for _ in range(times):
        tree = spin(tree)
    return flatten(tree)

#> rotate_nested_quads("abcd")
#> rotate_nested_quads("pattern-patterns")
#> rotate_nested_quads("no turn", 0)
#> rotate_nested_quads("", 3)
#> rotate_nested_quads("quadtrees", times=2)
#> rotate_nested_quads("xyz", 4)

### count_change_bags
def bags(total, sizes):
    if total == 0:
        return [[]]
    if total < 0 or not sizes:
        return []
    first, *others = sizes
    with_first = [[first, *rest] for rest in bags(total - first, sizes)]
    return with_first + bags(total, others)


def fewest(options):
    return min(options, key=len, default=None)


def count_change_bags(total, sizes):
    options = bags(total, sorted(sizes, reverse=True))
    return len(options), fewest(options)

#> count_change_bags(10, [5, 2])
#> count_change_bags(8, [3, 1])
#> count_change_bags(0, [4])
#> count_change_bags(7, [2, 4])
#> count_change_bags(12, [6, 4, 3])
#> count_change_bags(3, [])

### ackermann_fuel_guard
class OutOfFuel(Exception):
    pass


def spender(amount):
    def burn():
        nonlocal amount
        if amount == 0:
            raise OutOfFuel
        amount -= 1
        return amount
    return burn


def grow(m, n, burn):
    burn()
    if m == 0:
        return n + 1
    if n == 0:
        return grow(m - 1, 1, burn)
    return grow(m - 1, grow(m, n - 1, burn), burn)


def ackermann_fuel_guard(m, n, fuel):
    burn = spender(fuel)
    try:
        result = grow(m, n, burn)
    except OutOfFuel:
        return "stopped"
    try:
        return result, burn() + 1
    except OutOfFuel:
        return result, 0

#> ackermann_fuel_guard(1, 2, 50)
#> ackermann_fuel_guard(2, 1, 14)
#> ackermann_fuel_guard(0, 7, 1)
#> ackermann_fuel_guard(2, 2, 20)
#> ackermann_fuel_guard(1, 0, 0)

### tree_to_outline_numbers
def outline(nodes, prefix=()):
    lines = []
    for number, node in enumerate(nodes, 1):
        here = prefix + (number,)
        title, children = (node, []) if isinstance(node, str) else node
        lines.append((here, title))
        lines.extend(outline(children, here))
    return lines


def render(number, title):
    dotted = ".".join(map(str, number))
    return "  " * (len(number) - 1) + f"{dotted} {title}"


def tree_to_outline_numbers(nodes, deepest=9):
    return [render(n, t) for n, t in outline(nodes) if len(n) <= deepest]

#> tree_to_outline_numbers(["Intro", ("Body", ["Data", ("Tests", ["Unit"])]), "End"])
#> tree_to_outline_numbers([])
#> tree_to_outline_numbers([("A", [("B", [("C", [])])])], deepest=2)
#> tree_to_outline_numbers(["x", "y"], 0)
#> tree_to_outline_numbers([("Früchte", ["Äpfel", "Birnen"])])

### shrink_matching_ends
def matching(a, b, pairs):
    return a == b or pairs.get(a) == b


def shrink(text, pairs, depth=0):
    if len(text) < 2:
        return text, depth
    if matching(text[0], text[-1], pairs):
        return shrink(text[1:-1], pairs, depth + 1)
    without_last = shrink(text[:-1], pairs, depth)
    without_first = shrink(text[1:], pairs, depth)
    return max(without_last, without_first, key=lambda pair: pair[1])


def shrink_matching_ends(text, opening="([", closing=")]"):
    return shrink(text, dict(zip(opening, closing)))

#> shrink_matching_ends("(abba)")
#> shrink_matching_ends("(x]y)")
#> shrink_matching_ends("")
#> shrink_matching_ends("<ab>", "<", ">")
#> shrink_matching_ends("[(a)b")
#> shrink_matching_ends("noon!", opening="", closing="")

### descend_sum_paths
def paths(tree, target, trail=()):
    if tree is None:
        return
    value, left, right = tree
    trail += (value,)
    if left is None and right is None:
        if value == target:
            yield trail
        return
    yield from paths(left, target - value, trail)
    yield from paths(right, target - value, trail)


def leaf(v):
    return (v, None, None)


def from_levels(values, i=0):
    if i >= len(values) or values[i] is None:
        return None
    return (values[i], from_levels(values, 2 * i + 1), from_levels(values, 2 * i + 2))


def descend_sum_paths(values, target):
    tree = from_levels(values) or leaf(0)
    return list(paths(tree, target))

#> descend_sum_paths([5, 4, 8, 11, None, 9], 22)
#> descend_sum_paths([1, 2, 2], 3)
#> descend_sum_paths([], 0)
#> descend_sum_paths([7, None, -3], 4)
#> descend_sum_paths([6, 1, 1, 5], 100)

### two_player_pebbles
def moves(pile, allowed):
    return [pile - m for m in allowed if m <= pile]


def first_wins(pile, allowed, memo):
    if pile not in memo:
        memo[pile] = any(second_loses(rest, allowed, memo) for rest in moves(pile, allowed))
    return memo[pile]


def second_loses(pile, allowed, memo):
    return not first_wins(pile, allowed, memo)


def two_player_pebbles(pile, allowed):
    memo = {}
    winner = "first" if first_wins(pile, allowed, memo) else "second"
    good = [m for m in allowed if m <= pile and not memo.get(pile - m, True)]
    return winner, good

#> two_player_pebbles(7, [1, 2])
#> two_player_pebbles(6, [1, 2])
#> two_player_pebbles(0, [1])
#> two_player_pebbles(9, [2, 5])
#> two_player_pebbles(5, [1, 3, 4])
#> two_player_pebbles(3, [4])

### interleave_all_orders
def weave(a, b):
    if not a or not b:
        return [a + b]
    first = [a[0] + rest for rest in weave(a[1:], b)]
    second = [b[0] + rest for rest in weave(a, b[1:])]
    return first + second


def distinct(items):
    return list(dict.fromkeys(items))


def interleave_all_orders(a, b, banned=""):
    orders = distinct(weave(a, b))
    kept = [o for o in orders if not banned or banned not in o]
    return kept[:6], len(orders) - len(kept)

#> interleave_all_orders("ab", "xy")
#> interleave_all_orders("ab", "xy", banned="ax")
#> interleave_all_orders("", "solo")
#> interleave_all_orders("aa", "a")
#> interleave_all_orders("to", "do", "oo")

### directory_glob_recursive
def match(name, pattern):
    if not pattern:
        return not name
    if pattern[0] == "*":
        return match(name, pattern[1:]) or (bool(name) and match(name[1:], pattern))
    return bool(name) and pattern[0] in ("?", name[0]) and match(name[1:], pattern[1:])


def search(tree, pattern, base=""):
    hits = []
    for name in sorted(tree):
        if tree[name] is None:
            hits += [base + name] if match(name, pattern) else []
        else:
            hits += search(tree[name], pattern, f"{base}{name}/")
    return hits


def directory_glob_recursive(tree, pattern):
    return search(tree, pattern)

#> directory_glob_recursive({"a.py": None, "lib": {"b.py": None, "c.md": None}}, "*.py")
#> directory_glob_recursive({"x1": None, "x22": None}, "x?")
#> directory_glob_recursive({}, "*")
#> directory_glob_recursive({"d": {"e": {"f": None}}, "g": None}, "")
#> directory_glob_recursive({"notes.txt": None, "no.t": None, "sub": {"nt": None}}, "n*t")

### rewrite_boolean_not
def push(expr, negate=False):
    if isinstance(expr, str):
        return "!" + expr if negate else expr
    op, *args = expr
    if op == "not":
        return push(args[0], not negate)
    if negate:
        op = {"and": "or", "or": "and"}[op]
    return (op, *(push(a, negate) for a in args))


def show(expr, outer=None):
    if isinstance(expr, str):
        return expr
    op, *args = expr
    text = f" {op} ".join(show(a, op) for a in args)
    return f"({text})" if outer and outer != op else text


def rewrite_boolean_not(expr):
    return show(push(expr))

#> rewrite_boolean_not(("not", ("and", "a", ("or", "b", "c"))))
#> rewrite_boolean_not("p")
#> rewrite_boolean_not(("not", ("not", "q")))
#> rewrite_boolean_not(("or", "x", ("not", ("or", "y", "z")), "w"))
#> rewrite_boolean_not(("and", ("and", "m", "n"), ("not", "o")))
#> rewrite_boolean_not(("not", ("xor", "a", "b")))

### pascal_row_by_recursion
def row(n):
    if n == 0:
        return [1]
    above = row(n - 1)
    return [1] + [a + b for a, b in pairs(above)] + [1]


def pairs(items):
    if len(items) < 2:
        return []
    return [(items[0], items[1])] + pairs(items[1:])


def pascal_row_by_recursion(n, modulus=None):
    values = row(n)
    if modulus:
        return "".join(" #"[v % modulus > 0] for v in values)
    return values

#> pascal_row_by_recursion(4)
#> pascal_row_by_recursion(0)
#> pascal_row_by_recursion(6, modulus=2)
#> pascal_row_by_recursion(5, 5)
#> pascal_row_by_recursion(1)
#> pascal_row_by_recursion(7, 3)

### split_fair_shares
def split(items, left=(), right=()):
    if not items:
        return abs(sum(left) - sum(right)), left, right
    head, *tail = items
    a = split(tail, left + (head,), right)
    if a[0] == 0:
        return a
    b = split(tail, left, right + (head,))
    return b if b[0] < a[0] else a


def split_fair_shares(prices):
    gap, mine, yours = split(sorted(prices, reverse=True))
    return {"gap": gap, "mine": list(mine), "yours": list(yours)}

#> split_fair_shares([4, 1, 3])
#> split_fair_shares([10, 2, 2])
#> split_fair_shares([])
#> split_fair_shares([5])
#> split_fair_shares([3, 5, 6, 8])
#> split_fair_shares([-2, 2, 1])

### russian_doll_strings
def unpack(doll):
    start, end = doll.find("("), doll.rfind(")")
    if start < 0 or end < start:
        return [doll]
    return [doll[:start] + doll[end + 1:]] + unpack(doll[start + 1:end])


def repack(names):
    if len(names) == 1:
        return names[0]
    return f"{names[0]}({repack(names[1:])})"


def russian_doll_strings(doll):
    names = unpack(doll)
    longest = max(len(n) for n in names)
    return repack(names[::-1]), len(names), longest

#> russian_doll_strings("big(mid(small))")
#> russian_doll_strings("alone")
#> russian_doll_strings("a(b)c")
#> russian_doll_strings("")
#> russian_doll_strings(")wrong(")
#> russian_doll_strings("матр(ёш(ка))")

### gray_code_dial
def gray(bits):
    if bits == 0:
        return [""]
    shorter = gray(bits - 1)
    return ["0" + g for g in shorter] + ["1" + g for g in reversed(shorter)]


def flips(a, b):
    return [i for i, (x, y) in enumerate(zip(a, b)) if x != y]


def gray_code_dial(bits, start, end):
    codes = gray(bits)
    i, j = codes.index(start), codes.index(end)
    step = 1 if j >= i else -1
    route = codes[i:j + 1] if step == 1 else codes[j:i + 1][::-1]
    return route, [flips(a, b)[0] for a, b in zip(route, route[1:])]

#> gray_code_dial(2, "00", "10")
#> gray_code_dial(3, "110", "001")
#> gray_code_dial(1, "1", "1")
#> gray_code_dial(0, "", "")
#> gray_code_dial(3, "100", "101")
#> gray_code_dial(2, "01", "22")

### climb_stones_costs
def climb(costs, at, memo):
    if at >= len(costs):
        return 0, []
    if at not in memo:
        options = [climb(costs, at + jump, memo) for jump in (1, 2)]
        price, route = min(options, key=lambda option: option[0])
        memo[at] = price + costs[at], [at] + route
    return memo[at]


def climb_stones_costs(costs, starts=(0, 1)):
    memo = {}
    best = min((climb(costs, s, memo) for s in starts), default=None)
    if best is None:
        return "nowhere to start"
    price, route = best
    return price, route, len(memo)

#> climb_stones_costs([3, 1, 4, 1, 5])
#> climb_stones_costs([10])
#> climb_stones_costs([], starts=[0])
#> climb_stones_costs([2, 2, 2, 2], (0,))
#> climb_stones_costs([5, -1, -1, 5], (2, 0))
#> climb_stones_costs([1, 2], ())

### compare_nested_shapes
def shape(value):
    if isinstance(value, dict):
        return {k: shape(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [shape(v) for v in value]
    return type(value).__name__


def differences(a, b, where="$"):
    if type(a) is not type(b):
        return [where]
    if isinstance(a, dict):
        found = [f"{where}.{k}" for k in sorted(a.keys() ^ b.keys())]
        for k in a:
            if k in b:
                found += differences(a[k], b[k], f"{where}.{k}")
        return found
    if isinstance(a, list):
        if len(a) != len(b):
            return [f"{where}#"]
        return [d for i, (x, y) in enumerate(zip(a, b)) for d in differences(x, y, f"{where}[{i}]")]
    return [] if a == b else [f"{where}:{a}/{b}"]


def compare_nested_shapes(left, right):
    return differences(shape(left), shape(right))

#> compare_nested_shapes({"a": 1, "b": [1, "x"]}, {"a": 2, "b": ["y", "x"]})
#> compare_nested_shapes({"a": 1}, {"b": 1})
#> compare_nested_shapes([1, 2], (3, 4))
#> compare_nested_shapes([1, [2]], [1, [2, 3]])
#> compare_nested_shapes({"u": {"v": None}}, {"u": [None]})
#> compare_nested_shapes("same", "type")

### hop_friend_distance
def spread(people, frontier, seen, distance=0):
    if not frontier:
        return {}
    reached = {person: distance for person in frontier}
    seen = seen | set(frontier)
    following = []
    for person in frontier:
        for friend in people.get(person, []):
            if friend not in seen and friend not in following:
                following.append(friend)
    return reached | spread(people, following, seen, distance + 1)


def hop_friend_distance(people, start, goal):
    levels = spread(people, [start], set())
    if goal not in levels:
        return f"{goal} unreachable", sorted(levels)
    return levels[goal], [p for p, d in levels.items() if d == levels[goal]]

#> hop_friend_distance({"a": ["b", "c"], "b": ["d"], "c": ["d", "e"]}, "a", "d")
#> hop_friend_distance({"a": ["b"]}, "b", "a")
#> hop_friend_distance({}, "me", "me")
#> hop_friend_distance({"x": ["y"], "y": ["x", "z"], "z": ["x"]}, "x", "z")
#> hop_friend_distance({"ed": ["flo", "gus"], "flo": ["ed"], "gus": ["hal"]}, "ed", "gus")
