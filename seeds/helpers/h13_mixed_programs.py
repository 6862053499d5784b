### treasure_map_instructions
HEADINGS = "NESW"


def turn(heading, way):
    return HEADINGS[(HEADINGS.index(heading) + {"left": -1, "right": 1, "around": 2}[way]) % 4]


def pace(spot, heading, steps):
    x, y = spot
    dx, dy = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}[heading]
    return x + dx * steps, y + dy * steps


def follow(lines):
    spot, heading = (0, 0), "N"
    for number, line in enumerate(lines, 1):
        verb, _, rest = line.partition(" ")
        if verb == "turn":
            heading = turn(heading, rest)
        elif verb == "walk":
            spot = pace(spot, heading, int(rest))
        elif verb == "dig":
            yield number, spot, heading


def treasure_map_instructions(text):
    holes = list(follow(text.split("; ")))
    return holes or "nothing dug"

#> treasure_map_instructions("walk 3; turn right; walk 2; dig")
#> treasure_map_instructions("turn around; walk 5; dig; turn left; walk 1; dig")
#> treasure_map_instructions("sing loudly")
#> treasure_map_instructions("walk -4; turn left; dig here")
#> treasure_map_instructions("turn up; dig")
#> treasure_map_instructions("")

### crossword_slot_filler
def slots(row):
    start = None
    for i, ch in enumerate(row + "#"):
        if ch == "#":
            if start is not None and i - start > 1:
                yield start, row[start:i]
            start = None
        elif start is None:
            start = i


def fits(word, pattern):
    return len(word) == len(pattern) and all(p in (".", w) for w, p in zip(word, pattern))


def place(row, words):
    for start, pattern in slots(row):
        for word in words:
            if fits(word, pattern):
                row = row[:start] + word + row[start + len(word):]
                words = [w for w in words if w != word]
                break
    return row, words


def crossword_slot_filler(grid, words):
    words = list(words)
    filled = []
    for row in grid:
        row, words = place(row, words)
        filled.append(row)
    return filled, words

#> crossword_slot_filler(["...#..", ".a.#.."], ["cat", "ox", "dog", "it"])
#> crossword_slot_filler(["#.#", "###"], ["a"])
#> crossword_slot_filler([], ["left"])
#> crossword_slot_filler(["t..e#"], ["take", "tree", "time"])
#> crossword_slot_filler(["....", "..é."], ["café", "thé"])

### chemistry_formula_mass
WEIGHTS = {"H": 1, "C": 12, "N": 14, "O": 16, "Na": 23, "Cl": 35.5, "Ca": 40}


def number(text, i):
    digits = ""
    while i < len(text) and text[i].isdigit():
        digits += text[i]
        i += 1
    return int(digits or 1), i


def group(text, i, counts, times=1):
    inner = {}
    while i < len(text) and text[i] != ")":
        if text[i] == "(":
            i = group(text, i + 1, inner)
            continue
        symbol = text[i:i + 2] if text[i + 1:i + 2].islower() else text[i]
        n, i = number(text, i + len(symbol))
        inner[symbol] = inner.get(symbol, 0) + n
    n, i = number(text, i + 1)
    for symbol, amount in inner.items():
        counts[symbol] = counts.get(symbol, 0) + amount * n * times
    return i


def chemistry_formula_mass(formula):
    counts = {}
    group(formula, 0, counts)
    try:
        mass = sum(WEIGHTS[s] * n for s, n in counts.items())
    except KeyError as unknown:
        return f"unknown element {unknown}", counts
    return mass, counts

#> chemistry_formula_mass("H2O")
#> chemistry_formula_mass("Ca(OH)2")
#> chemistry_formula_mass("NaCl")
#> chemistry_formula_mass("XeF4")
#> chemistry_formula_mass("")
#> chemistry_formula_mass("C(CH3(O2))4")

### tournament_bracket_sim
def pairs(names):
    half = len(names) // 2
    return list(zip(names[:half], reversed(names[-half:]))) if half else []


def play(a, b, strength):
    return max((a, b), key=lambda n: (strength.get(n, 0), n))


def rounds(names, strength):
    while len(names) > 1:
        middle = names[len(names) // 2:len(names) // 2 + len(names) % 2]
        names = [play(a, b, strength) for a, b in pairs(names)] + middle
        yield names


def tournament_bracket_sim(names, **strength):
    history = list(rounds(names, strength))
    if not history:
        return names, 0
    return history[-1][0], [len(r) for r in history], history[0]

#> tournament_bracket_sim(["owl", "cat", "elk", "bee"], elk=9, cat=4)
#> tournament_bracket_sim(["a", "b", "c", "d", "e"], a=1, e=2, c=5)
#> tournament_bracket_sim(["solo"], solo=3)
#> tournament_bracket_sim([])
#> tournament_bracket_sim(["x", "y", "z"])

### garden_plot_optimizer
def friendly(a, b, friends):
    return (a, b) in friends or (b, a) in friends


def score(row, friends, foes):
    total = 0
    for a, b in zip(row, row[1:]):
        total += 2 if friendly(a, b, friends) else -3 if friendly(a, b, foes) else 0
    return total


def swaps(row):
    for i in range(len(row)):
        for j in range(i + 1, len(row)):
            copy = list(row)
            copy[i], copy[j] = copy[j], copy[i]
            yield copy


def climb(row, friends, foes):
    best = score(row, friends, foes)
    improved = True
    while improved:
        improved = False
        for other in swaps(row):
            s = score(other, friends, foes)
            if s > best:
                row, best, improved = other, s, True
                break
    return row, best


def garden_plot_optimizer(row, friends, foes):
    return climb(list(row), {tuple(f) for f in friends}, {tuple(f) for f in foes})

#> garden_plot_optimizer("bto", ["bo"], ["tb"])
#> garden_plot_optimizer("abc", ["ab"], [])
#> garden_plot_optimizer("", [], [])
#> garden_plot_optimizer("xyz", [], ["xy", "yz", "xz"])
#> garden_plot_optimizer(["leek", "bean", "corn"], [("leek", "corn")], [("leek", "bean")])

### text_adventure_parser
ROOMS = {
    "hall": {"north": "library", "east": "kitchen", "items": {"lamp"}},
    "library": {"south": "hall", "items": {"scroll"}},
    "kitchen": {"west": "hall", "items": set()},
}


def go(state, direction):
    target = ROOMS[state["room"]].get(direction)
    if target is None:
        return "you bump your nose"
    if target == "library" and "lamp" not in state["bag"]:
        return "too dark"
    state["room"] = target
    return f"you enter the {target}"


def get(state, item):
    here = ROOMS[state["room"]]["items"] - state["bag"]
    if item not in here:
        return f"no {item} here"
    state["bag"].add(item)
    return f"taken: {item}"


def text_adventure_parser(*commands):
    state = {"room": "hall", "bag": set()}
    replies = []
    for command in commands:
        verb, *rest = command.lower().split()
        action = {"go": go, "get": get}.get(verb)
        replies.append(action(state, *rest) if action else f"{verb}?")
    return replies, state["room"], sorted(state["bag"])

#> text_adventure_parser("get lamp", "go north", "get scroll")
#> text_adventure_parser("go north", "go up", "dance")
#> text_adventure_parser()
#> text_adventure_parser("Get LAMP", "get lamp", "go east")
#> text_adventure_parser("go")

### knitting_pattern_expander
def expand(pattern):
    out, i = [], 0
    while i < len(pattern):
        ch = pattern[i]
        if ch == "*":
            end = pattern.index(";", i)
            body, _, times = pattern[i + 1:end].rpartition("x")
            out += expand(body) * int(times)
            i = end + 1
        elif ch in "kp":
            j = i + 1
            while j < len(pattern) and pattern[j].isdigit():
                j += 1
            out += [ch] * int(pattern[i + 1:j] or 1)
            i = j
        else:
            i += 1
    return out


def other_side(stitches):
    return ["p" if s == "k" else "k" for s in reversed(stitches)]


def knitting_pattern_expander(pattern, rows=2):
    front = expand(pattern)
    sides = [front if r % 2 == 0 else other_side(front) for r in range(rows)]
    return ["".join(s) for s in sides], front.count("k")

#> knitting_pattern_expander("k2 p3")
#> knitting_pattern_expander("*k1p1x3; k2", rows=3)
#> knitting_pattern_expander("", 1)
#> knitting_pattern_expander("p, p, k10", rows=0)
#> knitting_pattern_expander("*k2p2x2")

### museum_guard_shifts
from itertools import cycle


def hours(opening, closing, length):
    at = opening
    while at < closing:
        yield at, min(at + length, closing)
        at += length


def rota(guards, shifts, tired_after):
    worked = dict.fromkeys(guards, 0)
    line = cycle(guards)
    for start, end in shifts:
        for _ in guards:
            guard = next(line)
            if worked[guard] + end - start <= tired_after:
                worked[guard] += end - start
                yield f"{start}-{end} {guard}"
                break
        else:
            yield f"{start}-{end} nobody"


def museum_guard_shifts(guards, opening, closing, length=2, tired_after=6):
    return list(rota(guards, hours(opening, closing, length), tired_after))

#> museum_guard_shifts(["Ivo", "Jan"], 9, 17)
#> museum_guard_shifts(["Ivo"], 9, 17, length=3)
#> museum_guard_shifts([], 9, 10)
#> museum_guard_shifts(["A", "B", "C"], 10, 10)
#> museum_guard_shifts(["A", "B"], 8, 15, 3, tired_after=3)

### pizza_half_orders
class Unavailable(Exception):
    pass


def parse_half(text, menu):
    toppings = [t.strip() for t in text.split("+") if t.strip()]
    for t in toppings:
        if t not in menu:
            raise Unavailable(t)
    return toppings


def price(halves, menu, base):
    extras = [sum(menu[t] for t in half) for half in halves]
    return base + (max(extras) if len(extras) > 1 else sum(extras))


def pizza_half_orders(orders, menu, *, base=700):
    total, refused = 0, []
    for order in orders:
        try:
            halves = [parse_half(h, menu) for h in order.split("|")]
        except Unavailable as topping:
            refused.append(str(topping))
            continue
        total += price(halves, menu, base)
    return total, refused

#> pizza_half_orders(["ham + corn | olive", "olive"], {"ham": 150, "corn": 80, "olive": 100})
#> pizza_half_orders(["tuna|ham", "ham"], {"ham": 150}, base=500)
#> pizza_half_orders([], {})
#> pizza_half_orders(["", "|"], {"ham": 1})
#> pizza_half_orders(["ñora + ñora"], {"ñora": 25}, base=0)

### genetic_codon_reader
CODONS = {"AUG": "M", "UUU": "F", "GGC": "G", "GCA": "A", "UAA": "*", "UGA": "*"}


def transcribe(dna):
    return dna.upper().replace("T", "U")


def codons(rna, start):
    for i in range(start, len(rna) - 2, 3):
        yield rna[i:i + 3]


def protein(rna, start):
    chain = ""
    for codon in codons(rna, start):
        amino = CODONS.get(codon, "?")
        if amino == "*":
            return chain
        chain += amino
    return chain + "..."


def genetic_codon_reader(dna):
    rna = transcribe(dna)
    starts = []
    at = rna.find("AUG")
    while at >= 0:
        starts.append(at)
        at = rna.find("AUG", at + 1)
    return {s: protein(rna, s) for s in starts} or None

#> genetic_codon_reader("ccATGTTTGGCTAA")
#> genetic_codon_reader("ATGGCAATGTTT")
#> genetic_codon_reader("")
#> genetic_codon_reader("GGGCCC")
#> genetic_codon_reader("atgatgtga")

### clockwork_gear_train
from fractions import Fraction
from math import lcm


def ratio(a, b):
    return Fraction(-a, b)


def speeds(teeth, turns):
    current = Fraction(turns)
    yield current
    for a, b in zip(teeth, teeth[1:]):
        current *= ratio(a, b)
        yield current


def resync(teeth):
    return [lcm(a, b) // a for a, b in zip(teeth, teeth[1:])]


def clockwork_gear_train(teeth, turns=1):
    if not teeth:
        return "no gears"
    final = list(speeds(teeth, turns))[-1]
    way = "clockwise" if final > 0 else "counter"
    return str(abs(final)), way, resync(teeth)

#> clockwork_gear_train([20, 10])
#> clockwork_gear_train([12, 18, 8], 3)
#> clockwork_gear_train([])
#> clockwork_gear_train([7])
#> clockwork_gear_train([9, 0])
#> clockwork_gear_train([10, 25, 30, 6], turns=-2)

### mail_merge_conditionals
def condition(expr, person):
    name, _, wanted = expr.partition("=")
    value = person.get(name, "")
    return str(value) == wanted if wanted else bool(value)


def pieces(template):
    depth_open = template.split("{{")
    yield "text", depth_open[0]
    for chunk in depth_open[1:]:
        code, _, after = chunk.partition("}}")
        yield "code", code
        yield "text", after


def merge(template, person):
    out, show = [], [True]
    for kind, body in pieces(template):
        if kind == "text":
            out.append(body if all(show) else "")
        elif body.startswith("if "):
            show.append(condition(body[3:], person))
        elif body == "else":
            show[-1] = not show[-1]
        elif body == "end":
            show.pop()
        elif all(show):
            out.append(str(person[body]))
    return "".join(out)


def mail_merge_conditionals(template, *people):
    letters = []
    for p in people:
        try:
            letters.append(merge(template, p))
        except KeyError as missing:
            letters.append(f"needs {missing.args[0]}")
    return letters

#> mail_merge_conditionals("Hi {{name}}{{if vip}}, thanks!{{else}}.{{end}}", {"name": "Bo", "vip": 1}, {"name": "Cy"})
#> mail_merge_conditionals("{{if lang=fr}}Bonjour{{else}}Hello{{end}} {{name}}", {"lang": "fr", "name": "Luc"}, {"lang": "en"})
#> mail_merge_conditionals("static", {}, {})
#> mail_merge_conditionals("{{x}}")
#> mail_merge_conditionals("{{if a}}{{if b}}both {{b}}{{end}}{{end}}!", {"a": 1, "b": 2}, {"a": 1}, {"b": 3})

### rainwater_terrace_levels
def running_max(values):
    best = float("-inf")
    for v in values:
        best = max(best, v)
        yield best


def water(heights):
    left = list(running_max(heights))
    right = list(running_max(reversed(heights)))[::-1]
    return [min(a, b) - h for a, b, h in zip(left, right, heights)]


def draw(heights, depths):
    top = max(heights, default=0)
    for level in range(top, 0, -1):
        yield "".join("#" if h >= level else "~" if h + w >= level else " " for h, w in zip(heights, depths))


def rainwater_terrace_levels(heights, picture=False):
    depths = water(heights)
    if picture:
        return list(draw(heights, depths))
    return sum(depths), depths

#> rainwater_terrace_levels([3, 0, 2, 4], picture=True)
#> rainwater_terrace_levels([1, 2, 1, 3, 0, 1])
#> rainwater_terrace_levels([])
#> rainwater_terrace_levels([5])
#> rainwater_terrace_levels([2, 0, 2], True)

### train_coupling_orders
class Yard:
    def __init__(self, wagons):
        self.tracks = {"main": list(wagons), "side": []}

    def shunt(self, source, target, count=1):
        moving = self.tracks[source][-count:] if count else []
        if len(moving) < count:
            raise IndexError(f"{source} has {len(moving)}")
        del self.tracks[source][len(self.tracks[source]) - count:]
        self.tracks[target].extend(reversed(moving))
        return self


def parse(order):
    arrow = {">": ("main", "side"), "<": ("side", "main")}
    return (*arrow[order[0]], int(order[1:] or 1))


def train_coupling_orders(wagons, orders):
    yard, moves = Yard(wagons), 0
    for order in orders:
        try:
            yard.shunt(*parse(order))
        except IndexError as err:
            return "".join(yard.tracks["main"]), f"stopped: {err}"
        moves += 1
    return "".join(yard.tracks["main"]), "".join(yard.tracks["side"]), moves

#> train_coupling_orders("abcd", [">2", "<", ">"])
#> train_coupling_orders("xy", ["<"])
#> train_coupling_orders("", [])
#> train_coupling_orders("pqr", [">3", "<3"])
#> train_coupling_orders("k", [">0", ">", ">"])

### voting_quorum_motions
from enum import Enum


class Vote(Enum):
    YES = "y"
    NO = "n"
    ABSTAIN = "a"


def tally(ballots):
    counts = dict.fromkeys(Vote, 0)
    for b in ballots:
        counts[Vote(b)] += 1
    return counts


def outcome(counts, members, majority):
    present = sum(counts.values())
    if present * 2 <= members:
        return "no quorum"
    cast = counts[Vote.YES] + counts[Vote.NO]
    return "carried" if cast and counts[Vote.YES] / cast > majority else "lost"


def voting_quorum_motions(members, motions, majority=0.5):
    results = {}
    for title, ballots in motions.items():
        try:
            results[title] = outcome(tally(ballots), members, majority)
        except ValueError as err:
            results[title] = str(err).split(" is ")[0] + " spoiled"
    return results

#> voting_quorum_motions(5, {"budget": "yynya", "name": "yy"})
#> voting_quorum_motions(4, {"move": "yyn", "sell": "nny", "typo": "yxn"}, majority=0.66)
#> voting_quorum_motions(3, {})
#> voting_quorum_motions(2, {"all abstain": "aa"})
#> voting_quorum_motions(1, {"solo": "y", "none": ""})

### compass_bearing_legs
NAMES = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]


def to_degrees(bearing):
    if bearing.isdigit():
        return int(bearing) % 360
    return NAMES.index(bearing.upper()) * 45


def nearest_name(degrees):
    return NAMES[round(degrees / 45) % 8]


def turn(a, b):
    change = (b - a + 180) % 360 - 180
    if change == 0:
        return "straight"
    return f"{'right' if change > 0 else 'left'} {abs(change)}"


def compass_bearing_legs(*bearings):
    try:
        degrees = [to_degrees(b) for b in bearings]
    except ValueError:
        return "unknown bearing"
    return [nearest_name(d) for d in degrees], [turn(a, b) for a, b in zip(degrees, degrees[1:])]

#> compass_bearing_legs("N", "e", "80", "S")
#> compass_bearing_legs("350", "10")
#> compass_bearing_legs()
#> compass_bearing_legs("NNE")
#> compass_bearing_legs("w", "270", "E")

### family_tree_relations
def ancestors(parents, person, distance=0):
    found = {person: distance}
    for p in parents.get(person, ()):
        for name, d in ancestors(parents, p, distance + 1).items():
            found[name] = min(d, found.get(name, d))
    return found


def closest(parents, a, b):
    up_a, up_b = ancestors(parents, a), ancestors(parents, b)
    shared = [(up_a[n] + up_b[n], n) for n in up_a if n in up_b]
    if not shared:
        return None
    _, name = min(shared)
    return name, up_a[name], up_b[name]


def relation(a, b):
    if 0 in (a, b):
        return "self" if a == b else ("descendant" if a else "ancestor")
    if a == b == 1:
        return "sibling"
    if 1 in (a, b):
        return "uncle/aunt" if a == 1 else "niece/nephew"
    return f"cousin {min(a, b) - 1}" + (f" removed {abs(a - b)}" if a != b else "")


def family_tree_relations(parents, a, b):
    found = closest(parents, a, b)
    if found is None:
        return "strangers"
    via, up_a, up_b = found
    return relation(up_a, up_b), via

#> family_tree_relations({"Kim": ["Lou"], "Max": ["Lou"], "Ned": ["Max"]}, "Kim", "Ned")
#> family_tree_relations({"a": ["p"], "b": ["q"], "p": ["g"], "q": ["g"], "c": ["b"]}, "a", "c")
#> family_tree_relations({"x": ["y"]}, "x", "y")
#> family_tree_relations({}, "me", "you")
#> family_tree_relations({"s": ["m", "d"], "t": ["d", "m"]}, "s", "t")
#> family_tree_relations({"a": ["p"], "n": ["b"], "b": ["p"]}, "n", "a")

### bytecode_peephole_fold
def fold(code):
    out = []
    for op, *arg in code:
        if op == "add" and len(out) >= 2 and out[-1][0] == out[-2][0] == "push":
            b, a = out.pop()[1], out.pop()[1]
            out.append(["push", a + b])
        elif op == "pop" and out and out[-1][0] == "push":
            out.pop()
        elif op == "nop":
            continue
        else:
            out.append([op, *arg])
    return out


def read(text):
    for word in text.split():
        yield ("push", int(word)) if word.lstrip("-").isdigit() else (word,)


def write(code):
    return " ".join(str(arg[0]) if op == "push" else op for op, *arg in code)


def bytecode_peephole_fold(text):
    code = list(read(text))
    small = fold(code)
    return write(small), len(code) - len(small)

#> bytecode_peephole_fold("1 2 add nop 3 add")
#> bytecode_peephole_fold("load 5 add 9 pop")
#> bytecode_peephole_fold("")
#> bytecode_peephole_fold("pop nop nop")
#> bytecode_peephole_fold("-4 4 add load 2 3 add mul")

### picnic_basket_budget
from dataclasses import dataclass


@dataclass(order=True, frozen=True)
class Snack:
    price: int
    name: str
    shelf: str = "dry"


def parse(text):
    name, price, *shelf = text.split(":")
    return Snack(int(price), name, *shelf)


def choose(snacks, budget, per_shelf):
    used, basket = {}, []
    for s in sorted(snacks):
        if s.price > budget:
            break
        if used.get(s.shelf, 0) == per_shelf:
            continue
        used[s.shelf] = used.get(s.shelf, 0) + 1
        budget -= s.price
        basket.append(s.name)
    return basket, budget


def picnic_basket_budget(texts, budget, per_shelf=2):
    return choose({parse(t) for t in texts}, budget, per_shelf)

#> picnic_basket_budget(["nuts:4", "brie:9:cold", "bread:3", "chips:5"], 20)
#> picnic_basket_budget(["nuts:4", "nuts:4", "plum:1"], 4, per_shelf=1)
#> picnic_basket_budget([], 10)
#> picnic_basket_budget(["cake:30"], 29)
#> picnic_basket_budget(["a:1", "b:1", "c:1", "d:2:cold"], 5)
#> picnic_basket_budget(["mystery"], 5)

### snakes_ladders_deterministic
def board(jumps, size):
    def land(square):
        if square > size:
            return size - (square - size)
        return square

    def slide(square):
        seen = {square}
        while square in jumps:
            square = jumps[square]
            if square in seen:
                raise RuntimeError(f"endless slide at {square}")
            seen.add(square)
        return square

    return lambda square: slide(land(square))


def snakes_ladders_deterministic(rolls, jumps, size=20):
    arrive = board(jumps, size)
    at, path = 1, [1]
    for roll in rolls:
        try:
            at = arrive(at + roll)
        except RuntimeError as err:
            return path, str(err)
        path.append(at)
        if at == size:
            return path, "home"
    return path, f"{size - at} to go"

#> snakes_ladders_deterministic([3, 6, 5], {4: 12, 18: 2})
#> snakes_ladders_deterministic([6, 6, 6, 3, 1], {}, size=17)
#> snakes_ladders_deterministic([], {2: 9})
#> snakes_ladders_deterministic([1, 4], {2: 5, 5: 2})
#> snakes_ladders_deterministic([6, 6], {7: 3, 3: 14}, 20)

### weighted_grading_policy
from functools import partial


def drop_lowest(n, scores):
    return sorted(scores)[n:]


def mean(scores):
    return sum(scores) / len(scores)


def curve(points, score):
    return min(100, score + points)


def letter(score, cuts=((90, "A"), (80, "B"), (70, "C"))):
    return next((name for cut, name in cuts if score >= cut), "F")


def weighted_grading_policy(groups, weights, *, drop=1, bonus=0):
    trim, lift = partial(drop_lowest, drop), partial(curve, bonus)
    total = 0
    for name, scores in groups.items():
        kept = trim(scores) if len(scores) > drop else scores
        total += weights[name] * mean([lift(s) for s in kept])
    final = round(total / sum(weights.values()), 1)
    return final, letter(final)

#> weighted_grading_policy({"quiz": [60, 90, 80], "exam": [75]}, {"quiz": 1, "exam": 3})
#> weighted_grading_policy({"quiz": [98, 99]}, {"quiz": 1}, bonus=5)
#> weighted_grading_policy({"lab": [40, 50, 60]}, {"lab": 2}, drop=0)
#> weighted_grading_policy({"hw": []}, {"hw": 1})
#> weighted_grading_policy({"a": [88, 70], "b": [91, 12, 95]}, {"a": 4, "b": 6}, bonus=1, drop=1)

### aquarium_pump_controller
def controller(low, high):
    running = False
    while True:
        level = yield "on" if running else "off"
        if level < low:
            running = True
        elif level > high:
            running = False


def simulate(level, leak, pump, control):
    state = next(control)
    while True:
        level = level - leak + (pump if state == "on" else 0)
        state = control.send(level)
        yield level, state


def aquarium_pump_controller(level, leak, pump, minutes, low=40, high=60):
    tank = simulate(level, leak, pump, controller(low, high))
    log = [next(tank) for _ in range(minutes)]
    switches = sum(a[1] != b[1] for a, b in zip(log, log[1:]))
    return log, switches

#> aquarium_pump_controller(50, 6, 20, 6)
#> aquarium_pump_controller(50, 0, 5, 3)
#> aquarium_pump_controller(10, 5, 30, 0)
#> aquarium_pump_controller(38, 1, 25, 4, low=39, high=50)
#> aquarium_pump_controller(100, 70, 90, 4)

### string_rewrite_until_stable
class NeverStable(Exception):
    pass


def rewrite_once(text, rules):
    for old, new in rules:
        if old in text:
            return text.replace(old, new, 1), (old, new)
    return text, None


def settle(text, rules, fuel):
    used = []
    while fuel:
        text, rule = rewrite_once(text, rules)
        if rule is None:
            return text, used
        used.append(f"{rule[0]}→{rule[1]}")
        fuel -= 1
    raise NeverStable(text)


def string_rewrite_until_stable(text, *rules, fuel=8):
    pairs = [tuple(r.split("=")) for r in rules]
    try:
        return settle(text, pairs, fuel)
    except NeverStable as last:
        return f"...{str(last)[-10:]}", len(str(last))

#> string_rewrite_until_stable("cba", "ba=ab", "ca=ac", "cb=bc")
#> string_rewrite_until_stable("a", "a=aa", fuel=4)
#> string_rewrite_until_stable("")
#> string_rewrite_until_stable("xxyxx", "xx=", "y=z")
#> string_rewrite_until_stable("((()))", "()=")
#> string_rewrite_until_stable("abc", "b")

### orchard_harvest_windows
from bisect import bisect_left, bisect_right


def ripe_between(days, start, end):
    return days[bisect_left(days, start):bisect_right(days, end)]


def best_window(days, length):
    best = ()
    for start in days:
        found = ripe_between(days, start, start + length - 1)
        if len(found) > len(best):
            best = found
    return best


def orchard_harvest_windows(orchard, length, crews):
    days = sorted(day for tree in orchard.values() for day in tree)
    plan = []
    for _ in range(crews):
        window = best_window(days, length)
        if not window:
            break
        plan.append((window[0], window[-1], len(window)))
        for day in window:
            days.remove(day)
    return plan, days

#> orchard_harvest_windows({"plum": [3, 4, 10], "pear": [5, 11, 20]}, 3, 2)
#> orchard_harvest_windows({"fig": [7, 7, 7]}, 1, 3)
#> orchard_harvest_windows({}, 5, 1)
#> orchard_harvest_windows({"apple": [1, 8, 2, 9]}, 2, 0)
#> orchard_harvest_windows({"kiwi": [30], "lime": []}, 4, 2)

### ring_buffer_playback
class Ring:
    def __init__(self, size):
        self.cells, self.head, self.count = [None] * size, 0, 0

    def put(self, item):
        size = len(self.cells)
        self.cells[(self.head + self.count) % size] = item
        if self.count < size:
            self.count += 1
        else:
            self.head = (self.head + 1) % size

    def __len__(self):
        return self.count

    def __getitem__(self, i):
        if not -self.count <= i < self.count:
            raise IndexError(i)
        return self.cells[(self.head + i % self.count) % len(self.cells)]


def ring_buffer_playback(text, size, *asks):
    ring = Ring(size)
    for ch in text:
        ring.put(ch)
    answers = []
    for a in asks:
        try:
            answers.append(ring[a])
        except IndexError as err:
            answers.append(f"!{err}")
    return "".join(ring), answers, ring.head

#> ring_buffer_playback("melody", 4, 0, -1, 4)
#> ring_buffer_playback("ab", 5, 1, 2)
#> ring_buffer_playback("", 3, 0)
#> ring_buffer_playback("xyzxyz", 3)
#> ring_buffer_playback("q", 0, 0)

### shelf_sorting_instructions
def misplaced(shelf):
    return [i for i in range(len(shelf) - 1) if shelf[i] > shelf[i + 1]]


def lift_and_insert(shelf, i):
    book = shelf.pop(i)
    j = i
    while j > 0 and shelf[j - 1] > book:
        j -= 1
    shelf.insert(j, book)
    return book, i, j


def instructions(shelf):
    while spots := misplaced(shelf):
        book, source, target = lift_and_insert(shelf, spots[0] + 1)
        yield f"{book}: {source}->{target}"


def shelf_sorting_instructions(titles, key="title"):
    shelf = [t.lower() if key == "title" else len(t) for t in titles]
    steps = list(instructions(shelf))
    return steps, shelf

#> shelf_sorting_instructions(["Dune", "Emma", "Carrie", "Ulysses", "It"])
#> shelf_sorting_instructions(["Dune", "It", "Carrie"], key="length")
#> shelf_sorting_instructions([])
#> shelf_sorting_instructions(["a", "A", "b"])
#> shelf_sorting_instructions(["zz", "y", "xxx", "wwww", "v"], "length")

### beacon_triangulation_votes
from collections import Counter
from itertools import combinations


def circle(center, distance):
    cx, cy = center
    for dx in range(-distance, distance + 1):
        dy = distance - abs(dx)
        yield cx + dx, cy + dy
        if dy:
            yield cx + dx, cy - dy


def votes(beacons):
    counts = Counter()
    for center, distance in beacons:
        counts.update(set(circle(center, distance)))
    return counts


def beacon_triangulation_votes(*beacons):
    counts = votes(beacons)
    best = max(counts.values(), default=0)
    spots = sorted(s for s, n in counts.items() if n == best)
    agree = sum(1 for a, b in combinations(beacons, 2) if set(circle(*a)) & set(circle(*b)))
    return best, spots[:4], agree

#> beacon_triangulation_votes(((0, 0), 2), ((3, 1), 2))
#> beacon_triangulation_votes(((0, 0), 1), ((9, 9), 1))
#> beacon_triangulation_votes()
#> beacon_triangulation_votes(((5, -5), 0))
#> beacon_triangulation_votes(((0, 0), 2), ((2, 2), 2), ((0, 4), 2))

### expense_split_minimal
def balances(expenses):
    net = {}
    for payer, amount, *sharers in expenses:
        share, extra = divmod(amount, len(sharers))
        net[payer] = net.get(payer, 0) + amount
        for i, s in enumerate(sharers):
            net[s] = net.get(s, 0) - share - (i < extra)
    return net


def settle(net):
    while any(net.values()):
        debtor = min(net, key=lambda n: (net[n], n))
        creditor = max(net, key=lambda n: (net[n], n))
        amount = min(-net[debtor], net[creditor])
        net[debtor] += amount
        net[creditor] -= amount
        yield f"{debtor} pays {creditor} {amount}"


def expense_split_minimal(*expenses):
    net = balances(expenses)
    before = dict(net)
    return before, list(settle(net))

#> expense_split_minimal(("Ann", 90, "Ann", "Bob", "Cat"), ("Bob", 30, "Cat"))
#> expense_split_minimal(("Ann", 10, "Ann", "Bob", "Cat"))
#> expense_split_minimal()
#> expense_split_minimal(("x", 50, "y"), ("y", 50, "x"))
#> expense_split_minimal(("Zoë", 7))
