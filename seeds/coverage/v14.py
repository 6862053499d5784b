### require_keys
def require_keys(payload, *names, allow_extra=True):
    """Raise for what is missing or superfluous, else give the values."""
    missing = [n for n in names if n not in payload]
    if missing:
        raise KeyError(", ".join(missing))
    extra = sorted(set(payload) - set(names))
    if extra and not allow_extra:
        raise TypeError(f"unexpected {extra}")
    return [payload[n] for n in names]

#> require_keys({"x": 1, "y": 2}, "y", "x")
#> require_keys({"x": 1, "z": 0}, "x")
#> require_keys({"x": 1, "z": 0}, "x", allow_extra=False)
#> require_keys({"b": None}, "a", "b", "c")
#> require_keys({})
#> require_keys({"k": [], "": 7}, "", "k", allow_extra=False)

### clamp_checked
def clamp_checked(value, low=None, high=None):
    if low is not None and high is not None and low > high:
        raise ValueError(f"empty range {low}..{high}")
    if low is not None and value < low:
        return low
    if high is not None and value > high:
        return high
    return value

#> clamp_checked(5, 7, 9)
#> clamp_checked(12, 7, 9)
#> clamp_checked(8, 7, 9)
#> clamp_checked(-3)
#> clamp_checked(0.5, high=0.25)
#> clamp_checked(1, 9, 7)

### coerce_bool
_TRUE = frozenset({"1", "true", "yes", "on", "y"})
_FALSE = frozenset({"0", "false", "no", "off", "n", ""})

def coerce_bool(value):
    if isinstance(value, bool) or value is None:
        return bool(value)
    word = str(value).strip().casefold()
    if word in _TRUE:
        return True
    if word in _FALSE:
        return False
    raise ValueError(f"not a boolean: {value!r}")

#> coerce_bool(" YES ")
#> coerce_bool(0)
#> coerce_bool(None)
#> coerce_bool("maybe")
#> coerce_bool("Off")
#> coerce_bool(True)

### coerce_by_annotation
def _convert(name, raw, kind):
    try:
        return kind(raw)
    except (TypeError, ValueError) as e:
        raise ValueError(f"{name}: {e}") from e

def make_task(title: str, priority: int, cost: float):
    return f"[{priority}] {title} {cost:.2f}"

def coerce_by_annotation(raw):
    """Convert raw strings by the hints of make_task, then call it."""
    hints = make_task.__annotations__
    return make_task(**{k: _convert(k, v, hints[k]) for k, v in raw.items()})

#> coerce_by_annotation({"title": "paint", "priority": "2", "cost": "19.9"})
#> coerce_by_annotation({"cost": 3, "priority": 1.9, "title": 5})
#> coerce_by_annotation({"title": "x", "priority": "high", "cost": 0})
#> coerce_by_annotation({"title": "x", "priority": "1", "cost": "-.5"})
#> coerce_by_annotation({"title": "x", "cost": "1e3", "priority": True})
#> coerce_by_annotation({"title": "y"})

### check_iban
def check_iban(iban):
    """Move four characters, letters to numbers, remainder by 97."""
    code = iban.replace(" ", "").upper()
    if not (code.isascii() and code.isalnum()) or len(code) < 5:
        return False
    rearranged = code[4:] + code[:4]
    digits = "".join(str(int(c, 36)) for c in rearranged)
    return int(digits) % 97 == 1

#> check_iban("GB82 WEST 1234 5698 7654 32")
#> check_iban("GB83 WEST 1234 5698 7654 32")
#> check_iban("")
#> check_iban("DE89-3704")
#> check_iban("de89 3704 0044 0532 0130 00")

### validate_username_rules
def validate_username_rules(name, rules):
    """rules: (message, predicate name, argument)."""
    tests = {
        "min": lambda n: len(name) >= n,
        "max": lambda n: len(name) <= n,
        "start": lambda chars: name[:1] in chars,
        "no": lambda chars: not any(c in name for c in chars),
    }
    for message, test, arg in rules:
        if not tests[test](arg):
            return message
    return "ok"

#> validate_username_rules("bob", [("short", "min", 4)])
#> validate_username_rules("bob_1", [("short", "min", 4), ("odd", "no", "_")])
#> validate_username_rules("zed", [("first", "start", "xyz"), ("long", "max", 3)])
#> validate_username_rules("", [])
#> validate_username_rules("a", [("?", "regex", "x")])

### units_add_class
class Length:
    _factor = {"mm": 1, "cm": 10, "m": 1000}

    def __init__(self, amount, unit="mm"):
        if unit not in self._factor:
            raise ValueError(unit)
        self.mm = amount * self._factor[unit]

    def __add__(self, other):
        return Length(self.mm + other.mm)

    def __format__(self, spec):
        unit = spec or "mm"
        return f"{self.mm / self._factor[unit]:g}{unit}"

def units_add_class(parts, unit):
    total = Length(0)
    for amount, u in parts:
        total = total + Length(amount, u)
    return format(total, unit)

#> units_add_class([(2, "m"), (35, "cm")], "m")
#> units_add_class([], "")
#> units_add_class([(1, "mm"), (0.5, "cm")], "cm")
#> units_add_class([(1, "ft")], "m")
#> units_add_class([(-3, "cm")], "mm")

### temperature_property
class Thermo:
    def __init__(self):
        self._c = 0.0

    @property
    def fahrenheit(self):
        return self._c * 9 / 5 + 32

    @fahrenheit.setter
    def fahrenheit(self, f):
        if f < -459.67:
            raise ValueError("below absolute zero")
        self._c = (f - 32) * 5 / 9

def temperature_property(readings):
    t, log = Thermo(), []
    for f in readings:
        try:
            t.fahrenheit = f
        except ValueError as e:
            log.append(str(e))
        log.append(round(t._c, 1))
    return log, t.fahrenheit

#> temperature_property([212, 32])
#> temperature_property([])
#> temperature_property([-500, 50])
#> temperature_property([98.6])
#> temperature_property([14, -460])

### playlist_class_shuffle
class Playlist:
    def __init__(self, songs):
        self.songs = list(songs)
        self.at = 0

    def next(self, skip=1):
        if not self.songs:
            raise IndexError("empty playlist")
        self.at = (self.at + skip) % len(self.songs)
        return self.songs[self.at]

    def remove(self, song):
        gone = self.songs.index(song)
        self.songs.remove(song)
        if gone < self.at:
            self.at -= 1

def playlist_class_shuffle(songs, skips, remove):
    p = Playlist(songs)
    heard = [p.next(s) for s in skips]
    p.remove(remove)
    return heard, p.songs, p.at

#> playlist_class_shuffle(["a", "b", "c", "d"], [1, 2], "b")
#> playlist_class_shuffle(["x", "y"], [-1], "y")
#> playlist_class_shuffle([], [1], "z")
#> playlist_class_shuffle(["k"], [5, 5], "k")
#> playlist_class_shuffle(["p", "q", "r"], [], "r")

### matrix_view_class
class Grid:
    def __init__(self, width, cells):
        self.width, self.cells = width, list(cells)

    def __getitem__(self, pos):
        x, y = pos
        if not 0 <= x < self.width:
            raise IndexError(x)
        return self.cells[y * self.width + x]

    def neighbours(self, x, y):
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            try:
                if y + dy >= 0:
                    yield self[x + dx, y + dy]
            except IndexError:
                pass

def matrix_view_class(width, cells, x, y):
    g = Grid(width, cells)
    return g[x, y], list(g.neighbours(x, y))

#> matrix_view_class(3, "abcdefghi", 1, 1)
#> matrix_view_class(2, [1, 2, 3, 4], 0, 0)
#> matrix_view_class(3, "abcdef", 2, 1)
#> matrix_view_class(1, [9], 0, 0)
#> matrix_view_class(2, [1, 2], 2, 0)

### vector_operators
from dataclasses import dataclass, astuple

@dataclass(frozen=True)
class Vec:
    x: float = 0
    y: float = 0

    def __add__(self, o):
        return Vec(self.x + o.x, self.y + o.y)

    def __mul__(self, k):
        return Vec(self.x * k, self.y * k)

    __rmul__ = __mul__

def vector_operators(start, velocity, steps):
    pos, v = Vec(*start), Vec(*velocity)
    trail = []
    for n in range(steps):
        pos = pos + n * v
        if pos.y < 0:
            v = Vec(v.x, -v.y)
        trail.append(astuple(pos))
    return trail

#> vector_operators((0, 4), (1, -2), 4)
#> vector_operators((), (), 1)
#> vector_operators((1, 1), (0.5,), 3)
#> vector_operators((5, -1), (1, 1), 2)
#> vector_operators((0, 0), (1, 1), 0)

### priority_task_heap
import heapq
from dataclasses import dataclass, field

@dataclass(order=True)
class Job:
    priority: int
    order: int
    name: str = field(compare=False)

def priority_task_heap(jobs, take):
    """Lowest priority number first, ties by arrival."""
    heap = []
    for order, (name, priority) in enumerate(jobs):
        heapq.heappush(heap, Job(priority, order, name))
    done = [heapq.heappop(heap).name for _ in range(min(take, len(heap)))]
    return done, len(heap)

#> priority_task_heap([("mail", 2), ("fire", 0), ("call", 2)], 2)
#> priority_task_heap([], 3)
#> priority_task_heap([("a", 1), ("b", 1), ("c", 1)], 9)
#> priority_task_heap([("x", -1)], 0)
#> priority_task_heap([("p", 3), ("q", 2), ("r", 1), ("s", 0)], 3)

### enum_traffic_cycle_alt
from enum import Enum

class Light(Enum):
    RED = 3
    GREEN = 2
    AMBER = 1

    def next(self):
        members = list(Light)
        return members[(members.index(self) + 1) % len(members)]

def enum_traffic_cycle_alt(start, seconds):
    """Each light lasts as many seconds as its value."""
    light, shown = Light[start], []
    while seconds > 0:
        shown.append(light.name[0] * min(light.value, seconds))
        seconds -= light.value
        light = light.next()
    return "".join(shown), light.name

#> enum_traffic_cycle_alt("RED", 7)
#> enum_traffic_cycle_alt("AMBER", 1)
#> enum_traffic_cycle_alt("GREEN", 0)
#> enum_traffic_cycle_alt("BLUE", 3)
#> enum_traffic_cycle_alt("RED", 2)

### permissions_flags
from enum import Flag, auto

class Perm(Flag):
    READ = auto()
    WRITE = auto()
    EXEC = auto()

def permissions_flags(text):
    """'rwx' letters, '!' drops what follows."""
    letters = {"r": Perm.READ, "w": Perm.WRITE, "x": Perm.EXEC}
    have, drop = Perm(0), False
    for ch in text:
        if ch == "!":
            drop = True
            continue
        have = have & ~letters[ch] if drop else have | letters[ch]
        drop = False
    return have.value, [p.name for p in Perm if p in have]

#> permissions_flags("rw")
#> permissions_flags("rwx!w")
#> permissions_flags("")
#> permissions_flags("!r")
#> permissions_flags("rz")

### registry_plugins
class Registry:
    def __init__(self):
        self._by_name = {}

    def register(self, name=None):
        def deco(fn):
            key = name or fn.__name__
            if key in self._by_name:
                raise ValueError(f"{key} registered twice")
            self._by_name[key] = fn
            return fn
        return deco

    def run(self, name, *args):
        return self._by_name[name](*args)

def registry_plugins(name, text, alias):
    reg = Registry()

    @reg.register()
    def shout(s):
        return s.upper() + "!"

    @reg.register(alias)
    def whisper(s):
        return s.lower().center(len(s) + 4, ".")

    return reg.run(name, text)

#> registry_plugins("shout", "hey", "hush")
#> registry_plugins("hush", "HEY", "hush")
#> registry_plugins("hush", "", None)
#> registry_plugins("whisper", "Ok", None)
#> registry_plugins("shout", "x", "shout")
#> registry_plugins("shout", "straße", "")

### deprecated_alias_decorator
import functools

def renamed(**aliases):
    """Accept old keyword names, with a note in the log."""
    log = []

    def deco(fn):
        @functools.wraps(fn)
        def inner(**kwargs):
            for old, new in aliases.items():
                if old in kwargs:
                    log.append(f"{old} -> {new}")
                    kwargs.setdefault(new, kwargs.pop(old))
            return fn(**kwargs), log
        return inner
    return deco

def deprecated_alias_decorator(options):
    @renamed(colour="color", w="width")
    def draw(color="black", width=1):
        return f"{color}:{width}"

    return draw(**options)

#> deprecated_alias_decorator({"colour": "red", "w": 3})
#> deprecated_alias_decorator({})
#> deprecated_alias_decorator({"colour": "red", "color": "blue"})
#> deprecated_alias_decorator({"width": 0})
#> deprecated_alias_decorator({"height": 2})

### once_decorator
def once(fn):
    done = []

    def wrapper(*args):
        if not done:
            done.append(fn(*args))
        return done[0]

    wrapper.reset = done.clear
    return wrapper

def once_decorator(values, reset_before):
    @once
    def remember(v):
        return f"first={v}"

    out = []
    for i, v in enumerate(values):
        if i in reset_before:
            remember.reset()
        out.append(remember(v))
    return out

#> once_decorator(["a", "b", "c"], [2])
#> once_decorator([], [0])
#> once_decorator([1, 2, 3, 4], [])
#> once_decorator([None, 0, ""], [1, 2])
#> once_decorator(["x"], [0, 5])

### validate_args_decorator
def positive(*names):
    def deco(fn):
        def checked(**kwargs):
            for n in names:
                if kwargs.get(n, 1) <= 0:
                    raise ValueError(f"{n} must be positive")
            return fn(**kwargs)
        return checked
    return deco

def validate_args_decorator(total, people, tip=None):
    @positive("people", "tip")
    def share(total, people, tip=0.1):
        return round(total * (1 + tip) / people, 2)

    if tip is None:
        return share(total=total, people=people)
    return share(total=total, people=people, tip=tip)

#> validate_args_decorator(90, 4)
#> validate_args_decorator(90, 0)
#> validate_args_decorator(50, 3, 0.2)
#> validate_args_decorator(50, 3, -1)
#> validate_args_decorator(0, 1)
#> validate_args_decorator(33.3, 3, 0.05)

### nested_context_stack
from contextlib import ExitStack, contextmanager

def nested_context_stack(names, fail_at=None):
    log = []

    @contextmanager
    def resource(name):
        if name == fail_at:
            raise OSError(name)
        log.append("+" + name)
        try:
            yield name
        finally:
            log.append("-" + name)

    try:
        with ExitStack() as stack:
            opened = [stack.enter_context(resource(n)) for n in names]
            log.append("=" + "".join(opened))
    except OSError as e:
        log.append("!" + str(e))
    return log

#> nested_context_stack(["a", "b"])
#> nested_context_stack(["a", "b", "c"], "c")
#> nested_context_stack([])
#> nested_context_stack(["x"], "x")
#> nested_context_stack(["p", "q"], "z")

### capture_lines_context
class Capture(list):
    def __init__(self, prefix):
        super().__init__()
        self.prefix = prefix

    def __enter__(self):
        self.active = True
        return self

    def __exit__(self, *exc):
        self.active = False

    def write(self, text):
        if not self.active:
            raise ValueError("closed")
        self.extend(self.prefix + ln for ln in text.splitlines())

def capture_lines_context(texts, prefix, late=""):
    with Capture(prefix) as cap:
        for t in texts:
            cap.write(t)
    if late:
        cap.write(late)
    return cap

#> capture_lines_context(["a\nb", "c"], "> ")
#> capture_lines_context([], "x")
#> capture_lines_context(["\n"], "#")
#> capture_lines_context(["ok"], "", "too late")
#> capture_lines_context(["tab\t", "é\r\n"], "- ")

### lookahead_generator
def _with_next(items, end=None):
    it = iter(items)
    try:
        current = next(it)
    except StopIteration:
        return
    for following in it:
        yield current, following
        current = following
    yield current, end

def lookahead_generator(words):
    """Use 'an' before a vowel."""
    out = []
    for word, following in _with_next(words, ""):
        if word == "a" and following[:1] in "aeiou" and following:
            word = "an"
        out.append(word)
    return " ".join(out)

#> lookahead_generator(["eat", "a", "apple", "and", "a", "pear"])
#> lookahead_generator([])
#> lookahead_generator(["a"])
#> lookahead_generator(["a", "a", "b"])
#> lookahead_generator(["a", "Owl"])

### round_robin_generator
def _round_robin(*queues):
    queues = [iter(q) for q in queues]
    while queues:
        for q in queues.copy():
            try:
                yield next(q)
            except StopIteration:
                queues.remove(q)

def round_robin_generator(teams, limit):
    picked = []
    for player in _round_robin(*teams):
        if len(picked) == limit:
            break
        picked.append(player)
    return picked

#> round_robin_generator([["a1", "a2", "a3"], ["b1"], ["c1", "c2"]], 9)
#> round_robin_generator(["xyz", "12"], 4)
#> round_robin_generator([], 1)
#> round_robin_generator([[], ["q"]], 5)
#> round_robin_generator([range(3), range(10, 13)], 0)

### pagination_generator
def _pages(fetch, size):
    offset = 0
    while True:
        page = fetch(offset, size)
        yield page
        if len(page) < size:
            return
        offset += size

def pagination_generator(rows, size, wanted):
    """Look for wanted page by page; tell how many pages it took."""
    def fetch(offset, count):
        return rows[offset:offset + count]

    for number, page in enumerate(_pages(fetch, size), 1):
        if wanted in page:
            return number, page.index(wanted)
    return None

#> pagination_generator([5, 6, 7, 8, 9], 2, 8)
#> pagination_generator([5, 6, 7, 8], 2, 1)
#> pagination_generator([], 3, "x")
#> pagination_generator(["a", "b"], 5, "b")
#> pagination_generator(list("abcdef"), 3, "f")

### flatten_with_paths_alt
def _leaf_paths(node, path=()):
    if isinstance(node, dict):
        for k in sorted(node, key=str):
            yield from _leaf_paths(node[k], path + (k,))
    elif isinstance(node, (list, tuple)):
        for i, child in enumerate(node):
            yield from _leaf_paths(child, path + (i,))
    else:
        yield path, node

def flatten_with_paths_alt(data, kind):
    return [(path, leaf) for path, leaf in _leaf_paths(data) if type(leaf).__name__ == kind]

#> flatten_with_paths_alt({"b": [1, "x"], "a": {"c": 2}}, "int")
#> flatten_with_paths_alt([], "str")
#> flatten_with_paths_alt("s", "str")
#> flatten_with_paths_alt([[None, (1.5,)], {"k": True}], "bool")
#> flatten_with_paths_alt({1: {2: {3: "deep"}}, "z": ["w"]}, "str")
