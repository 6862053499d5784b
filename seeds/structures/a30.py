### airport_security_lanes
class Lane:
    def __init__(self, name, speed):
        self.name, self.speed, self.queue = name, speed, 0

    def wait(self):
        return -(-self.queue // self.speed)

    def tick(self):
        moved = min(self.speed, self.queue)
        self.queue -= moved
        return moved


def pick(lanes):
    return min(lanes, key=lambda l: (l.wait(), -l.speed, l.name))


def airport_security_lanes(speeds, arrivals):
    lanes = [Lane(chr(65 + i), s) for i, s in enumerate(speeds)]
    passed = 0
    for n in arrivals:
        for _ in range(n):
            pick(lanes).queue += 1
        passed += sum(l.tick() for l in lanes)
    return passed, {l.name: l.queue for l in lanes}

#> airport_security_lanes([2, 1], [5, 0, 3])
#> airport_security_lanes([1], [])
#> airport_security_lanes([3, 3], [10, 1])
#> airport_security_lanes([], [1])
#> airport_security_lanes([1, 1, 1], [2, 2, 9])

### parse_interval_algebra
def parse(text):
    if text == "all":
        return (float("-inf"), float("inf"))
    lo, hi = text.strip("[]").split(",")
    return float(lo), float(hi)


def intersect(a, b):
    lo, hi = max(a[0], b[0]), min(a[1], b[1])
    return (lo, hi) if lo <= hi else None


def hull(a, b):
    return min(a[0], b[0]), max(a[1], b[1])


def parse_interval_algebra(first, op, second):
    a, b = parse(first), parse(second)
    result = {"&": intersect, "|": hull}[op](a, b)
    return "empty" if result is None else "[{:g},{:g}]".format(*result)

#> parse_interval_algebra("[1,5]", "&", "[3,9]")
#> parse_interval_algebra("[1,2]", "&", "[3,4]")
#> parse_interval_algebra("[1,2]", "|", "[-3,-2.5]")
#> parse_interval_algebra("all", "&", "[0,0]")
#> parse_interval_algebra("[1]", "|", "all")

### yield_tree_level_markers
def walk(tree, depth=0):
    yield "open", depth
    for kid in tree:
        yield from walk(kid, depth + 1)
    yield "close", depth


def render(events):
    text = ""
    deepest = 0
    for kind, depth in events:
        text += "([{"[depth % 3] if kind == "open" else ")]}"[depth % 3]
        deepest = max(deepest, depth)
    return text, deepest


def yield_tree_level_markers(tree):
    return render(walk(tree))

#> yield_tree_level_markers([[], [[]]])
#> yield_tree_level_markers([])
#> yield_tree_level_markers([[[[]]]])
#> yield_tree_level_markers([[], [], []])
#> yield_tree_level_markers(((), [()]))

### elevator_button_decorators
def limit_calls(n):
    def deco(method):
        def inner(self, *args):
            used = self.__dict__.setdefault("_used", {})
            used[method.__name__] = used.get(method.__name__, 0) + 1
            if used[method.__name__] > n:
                return f"{method.__name__} disabled"
            return method(self, *args)
        return inner
    return deco


def make_lift():
    class Lift:
        def __init__(self):
            self.floor = 0

        @limit_calls(3)
        def go(self, floor):
            self.floor = floor
            return floor

        @limit_calls(1)
        def alarm(self):
            return "ring at %d" % self.floor

    return Lift()


def elevator_button_decorators(presses):
    lift = make_lift()
    return [lift.alarm() if p == "!" else lift.go(p) for p in presses], lift.floor

#> elevator_button_decorators([2, "!", 5, "!"])
#> elevator_button_decorators([])
#> elevator_button_decorators([1, 2, 3, 4])
#> elevator_button_decorators(["!"])
#> elevator_button_decorators(["x", "!"])

### matrix_rank_gauss_steps
def find_pivot(m, row, col):
    return next((r for r in range(row, len(m)) if m[r][col]), None)


def eliminate(m, row, col):
    for r in range(len(m)):
        if r != row and m[r][col]:
            f = m[r][col] / m[row][col]
            m[r] = [a - f * b for a, b in zip(m[r], m[row])]


def matrix_rank_gauss_steps(rows):
    m, rank = [list(r) for r in rows], 0
    for col in range(len(m[0]) if m else 0):
        p = find_pivot(m, rank, col)
        if p is None:
            continue
        m[rank], m[p] = m[p], m[rank]
        eliminate(m, rank, col)
        rank += 1
    return rank, m

#> matrix_rank_gauss_steps([[1, 2], [2, 4]])
#> matrix_rank_gauss_steps([[0, 2], [4, 0]])
#> matrix_rank_gauss_steps([])
#> matrix_rank_gauss_steps([[0, 0]])
#> matrix_rank_gauss_steps([[2, 4, 2], [1, 1, 0]])

### quest_log_prerequisites
class Quest:
    def __init__(self, name, reward, *needs):
        self.name, self.reward, self.needs = name, reward, set(needs)

    def open_for(self, done):
        return self.name not in done and self.needs <= set(done)


class Log:
    def __init__(self, quests):
        self.quests, self.done, self.gold = quests, [], 0

    def available(self):
        return [q for q in self.quests if q.open_for(self.done)]

    def play_best(self):
        best = max(self.available(), key=lambda q: q.reward, default=None)
        if best is None:
            return False
        self.done.append(best.name)
        self.gold += best.reward
        return True


def quest_log_prerequisites(rows, turns):
    log = Log([Quest(*r) for r in rows])
    while turns and log.play_best():
        turns -= 1
    return log.done, log.gold, [q.name for q in log.available()]

#> quest_log_prerequisites([("rats", 5), ("dragon", 100, "sword"), ("sword", 1, "rats")], 2)
#> quest_log_prerequisites([("rats", 5), ("dragon", 100, "sword")], 9)
#> quest_log_prerequisites([], 3)
#> quest_log_prerequisites([("a", 1), ("b", 2)], 0)
#> quest_log_prerequisites([("x", 3, "y"), ("y", 3), ("z", 4, "x", "y")], 3)

### format_table_of_contents
def number(headings):
    counters = []
    for line in headings:
        depth = len(line) - len(line.lstrip("#"))
        if depth == 0:
            continue
        counters = (counters + [0] * depth)[:depth]
        counters[-1] += 1
        yield ".".join(map(str, counters)), line.lstrip("# ")


def slug(title):
    return "-".join("".join(c if c.isalnum() else " " for c in title.lower()).split())


def format_table_of_contents(text):
    return [f"{num} {title} (#{slug(title)})" for num, title in number(text.splitlines())]

#> format_table_of_contents("# Intro\ntext\n## Why?\n## How to\n# End")
#> format_table_of_contents("")
#> format_table_of_contents("### Deep\n# Top")
#> format_table_of_contents("# A & B\n## C's\n# D")
#> format_table_of_contents("no headings\nhere")

### countdown_latch_workers
class Latch:
    def __init__(self, n):
        self.n, self.waiting = n, []

    def wait(self, fn):
        if self.n <= 0:
            fn()
        else:
            self.waiting.append(fn)

    def count_down(self):
        self.n -= 1
        if self.n == 0:
            while self.waiting:
                self.waiting.pop(0)()


def countdown_latch_workers(n, script):
    latch, log = Latch(n), []
    for i, cmd in enumerate(script):
        if cmd == "d":
            latch.count_down()
        else:
            latch.wait(lambda cmd=cmd, i=i: log.append(f"{cmd}{i}"))
    return log, latch.n, len(latch.waiting)

#> countdown_latch_workers(2, "addb")
#> countdown_latch_workers(3, "xyd")
#> countdown_latch_workers(0, "q")
#> countdown_latch_workers(1, "")
#> countdown_latch_workers(1, "ddw")

### mixed_fraction_bakers_math
class Cups:
    UNIT = 4

    def __init__(self, quarters):
        self.q = quarters

    @classmethod
    def parse(cls, text):
        total = 0
        for part in text.split():
            if "/" in part:
                n, d = map(int, part.split("/"))
                total += n * cls.UNIT // d
            else:
                total += int(part) * cls.UNIT
        return cls(total)

    def __mul__(self, k):
        return Cups(self.q * k)

    def __str__(self):
        whole, rest = divmod(self.q, self.UNIT)
        frac = {0: "", 1: "1/4", 2: "1/2", 3: "3/4"}[rest]
        return " ".join(filter(None, [str(whole) if whole or not rest else "", frac]))


def mixed_fraction_bakers_math(recipe, k):
    return {name: str(Cups.parse(amount) * k) for name, amount in recipe.items()}

#> mixed_fraction_bakers_math({"flour": "2 1/2", "sugar": "3/4"}, 2)
#> mixed_fraction_bakers_math({"milk": "1"}, 0)
#> mixed_fraction_bakers_math({}, 3)
#> mixed_fraction_bakers_math({"oil": "1/4"}, 3)
#> mixed_fraction_bakers_math({"salt": "a pinch"}, 1)

### stream_median_of_three_filter
from itertools import tee, islice


def triples(xs):
    a, b, c = tee(xs, 3)
    return zip(a, islice(b, 1, None), islice(c, 2, None))


def median3(a, b, c):
    return sorted((a, b, c))[1]


def smooth(xs):
    xs = list(xs)
    if len(xs) < 3:
        return xs
    return [xs[0], *(median3(*t) for t in triples(xs)), xs[-1]]


def stream_median_of_three_filter(xs, passes=1):
    seen = [list(xs)]
    for _ in range(passes):
        nxt = smooth(seen[-1])
        if nxt == seen[-1]:
            break
        seen.append(nxt)
    return seen[-1], len(seen) - 1

#> stream_median_of_three_filter([1, 9, 2, 8, 3])
#> stream_median_of_three_filter([1, 9, 2, 8, 3], passes=5)
#> stream_median_of_three_filter([])
#> stream_median_of_three_filter([4, 2])
#> stream_median_of_three_filter([0, 0, 7, 0, 0], 2)

### virtual_pet_needs
class Need:
    def __init__(self, decay):
        self.level, self.decay = 10, decay

    def pass_time(self):
        self.level = max(0, self.level - self.decay)

    def satisfy(self, amount):
        self.level = min(10, self.level + amount)


class VirtualPet:
    def __init__(self):
        self.needs = {"food": Need(3), "play": Need(2), "sleep": Need(1)}

    def act(self, action):
        for n in self.needs.values():
            n.pass_time()
        if action in self.needs:
            self.needs[action].satisfy(6)
        return self.mood()

    def mood(self):
        worst = min(self.needs, key=lambda k: self.needs[k].level)
        return "happy" if self.needs[worst].level > 4 else f"wants {worst}"


def virtual_pet_needs(actions):
    pet = VirtualPet()
    moods = [pet.act(a) for a in actions]
    return moods, {k: n.level for k, n in pet.needs.items()}

#> virtual_pet_needs(["food", "play", "food"])
#> virtual_pet_needs(["idle", "idle", "idle"])
#> virtual_pet_needs([])
#> virtual_pet_needs(["sleep"] * 5)
#> virtual_pet_needs(["sing", "food"])

### ring_cipher_class_composition
class Map:
    def __init__(self, table):
        self.table = table

    def __matmul__(self, other):
        return Map({k: self.table.get(v, v) for k, v in other.table.items()})

    def __call__(self, text):
        return "".join(self.table.get(c, c) for c in text)

    def __invert__(self):
        return Map({v: k for k, v in self.table.items()})


def swap(pairs):
    return Map({a: b for x, y in pairs for a, b in ((x, y), (y, x))})


def shift(alphabet, k):
    return Map(dict(zip(alphabet, alphabet[k:] + alphabet[:k])))


def ring_cipher_class_composition(text, pairs, k):
    m = swap(pairs) @ shift("abcdef", k)
    secret = m(text)
    return secret, (~m)(secret) == text

#> ring_cipher_class_composition("bad face", ["ab", "cd"], 1)
#> ring_cipher_class_composition("", [], 3)
#> ring_cipher_class_composition("fed", [], -1)
#> ring_cipher_class_composition("cab zz", ["az"], 2)
#> ring_cipher_class_composition("abc", ["abc"], 1)

### schedule_tasks_cooldown_heap
import heapq
from collections import Counter, deque


def ready_heap(tasks):
    heap = [(-n, name) for name, n in Counter(tasks).items()]
    heapq.heapify(heap)
    return heap


def schedule_tasks_cooldown_heap(tasks, cooldown):
    heap, cooling, out = ready_heap(tasks), deque(), []
    while heap or cooling:
        if cooling and cooling[0][0] <= len(out):
            heapq.heappush(heap, cooling.popleft()[1:])
        if not heap:
            out.append("_")
            continue
        n, name = heapq.heappop(heap)
        out.append(name)
        if n < -1:
            cooling.append((len(out) + cooldown, n + 1, name))
    return "".join(out)

#> schedule_tasks_cooldown_heap("AAABB", 2)
#> schedule_tasks_cooldown_heap("", 3)
#> schedule_tasks_cooldown_heap("XYZ", 1)
#> schedule_tasks_cooldown_heap("AAA", 1)
#> schedule_tasks_cooldown_heap("AABBC", 0)

### interactive_story_flags
SCENES = {
    "cave": ("dark cave", [("torch", "tunnel"), (None, "dead")]),
    "tunnel": ("narrow tunnel", [("rope", "gold"), (None, "cave")]),
    "gold": ("you are rich", []),
    "dead": ("you fell", []),
}


def next_scene(exits, bag):
    for need, target in exits:
        if need is None:
            return target, None
        if need in bag:
            bag.remove(need)
            return target, need


def interactive_story_flags(bag, limit=6):
    bag, scene, log = list(bag), "cave", []
    while limit:
        text, exits = SCENES[scene]
        log.append(text)
        if not exits:
            return log, bag
        scene, used = next_scene(exits, bag)
        if used:
            log.append("use " + used)
        limit -= 1
    return log + ["..."], bag

#> interactive_story_flags(["torch", "rope"])
#> interactive_story_flags([])
#> interactive_story_flags(["torch", "torch"])
#> interactive_story_flags(["rope", "map"])
#> interactive_story_flags(["torch"] * 3, limit=3)

### postal_code_range_lookup
from bisect import bisect


class Zones:
    def __init__(self, table):
        rows = sorted(table.items())
        self.starts = [s for s, _ in rows]
        self.names = [n for _, n in rows]

    def __getitem__(self, code):
        i = bisect(self.starts, code)
        if i == 0:
            raise KeyError(code)
        return self.names[i - 1]


def normalise(raw):
    return int("".join(c for c in str(raw) if c.isdigit()))


def postal_code_range_lookup(table, codes):
    zones, out = Zones(table), []
    for raw in codes:
        try:
            out.append(zones[normalise(raw)])
        except (KeyError, ValueError) as e:
            out.append(type(e).__name__)
    return out

#> postal_code_range_lookup({1000: "east", 5000: "west"}, ["D-4999", 5000, "999"])
#> postal_code_range_lookup({}, ["1"])
#> postal_code_range_lookup({0: "all"}, ["", "00 00", -7])
#> postal_code_range_lookup({10: "a", 20: "b", 30: "c"}, [])
#> postal_code_range_lookup({5: "x"}, ["5", "A"])
