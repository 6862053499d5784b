### windowed_peaks_report
from collections import deque
from itertools import islice


def windows(values, size):
    iterator = iter(values)
    window = deque(islice(iterator, size - 1), maxlen=size)
    for value in iterator:
        window.append(value)
        yield tuple(window)


def windowed_peaks_report(values, size=3):
    """Places where the middle of a window is above all others in it."""
    middle = size // 2
    peaks = []
    for start, window in enumerate(windows(values, size)):
        others = window[:middle] + window[middle + 1:]
        if all(window[middle] > other for other in others):
            peaks.append(start + middle)
    return peaks

#> windowed_peaks_report([1, 3, 2, 5, 9, 4, 4, 6, 1])
#> windowed_peaks_report([1, 2, 9, 2, 1, 0, 7], 5)
#> windowed_peaks_report([])
#> windowed_peaks_report([5, 5, 5])
#> windowed_peaks_report([3, 8, 2, 8, 3, 1, 1, 2], size=3)

### zip_longest_schedule_merge
from itertools import zip_longest


def parse(text):
    for entry in text.split(","):
        time, _, title = entry.strip().partition(" ")
        yield time, title


def zip_longest_schedule_merge(rooms: dict[str, str]) -> list[str]:
    """Schedules of rooms side by side: the n-th talks of each, '-' where a room has no more."""
    names = list(rooms)
    rows = []
    for talks in zip_longest(*(parse(text) for text in rooms.values()), fillvalue=None):
        cells = []
        for name, talk in zip(names, talks):
            if talk is None or not talk[1]:
                cells.append("-")
            else:
                cells.append(f"{name}@{talk[0]}={talk[1]}")
        rows.append(" | ".join(cells))
    return rows

#> zip_longest_schedule_merge({"A": "9:00 Intro, 10:00 Maps", "B": "9:30 Tests"})
#> zip_longest_schedule_merge({"A": "", "B": "8:00 Early, 9:00, 10:00 Late"})
#> zip_longest_schedule_merge({})
#> zip_longest_schedule_merge({"X": "1 a, 2 b, 3 c", "Y": "1 d", "Z": "1 e, 2 f"})
#> zip_longest_schedule_merge({"only": "12:00 Lunch break"})

### lazy_file_records_limit
class Stop(Exception):
    pass


def lines(text):
    for line in text.split("\n"):
        yield line.rstrip()


def records(source):
    """Groups of lines up to an empty one."""
    group = {}
    for line in source:
        if not line:
            if group:
                yield group
            group = {}
            continue
        key, _, value = line.partition("=")
        if key == "END":
            raise Stop(value)
        group[key] = value
    if group:
        yield group


def lazy_file_records_limit(text, key, limit=3):
    """Values of a key in the first records; a line 'END=why' stops everything."""
    values = []
    try:
        for number, record in enumerate(records(lines(text))):
            if number == limit:
                break
            values.append(record.get(key, "?"))
    except Stop as stop:
        values.append(f"stopped: {stop}")
    return values

#> lazy_file_records_limit("name=a\nn=1\n\nname=b\n\n\nn=3\n\nname=d", "name")
#> lazy_file_records_limit("name=a\n\nname=b\nEND=enough\nname=c", "name")
#> lazy_file_records_limit("", "x")
#> lazy_file_records_limit("k=1\n\nk=2\n\nk=3", "k", limit=2)
#> lazy_file_records_limit("\n\nk=1\nk=2\n\nEND=", "k")

### counter_arithmetic_shopping
from collections import Counter


def parse(text):
    counts: Counter = Counter()
    for word in text.split():
        number, times, name = word.rpartition("x")
        counts[name] += int(number) if times else 1
    return counts


def counter_arithmetic_shopping(needed, pantry, cart):
    """What is still to buy: needed minus what is at home and in the cart, the most first."""
    missing = parse(needed) - (parse(pantry) + parse(cart))
    extra = parse(cart) - parse(needed)
    result = dict(missing.most_common())
    if extra:
        result["back"] = extra.total()
    return result

#> counter_arithmetic_shopping("3xegg milk 2xtea", "egg", "milk egg")
#> counter_arithmetic_shopping("bread", "", "bread 2xwine")
#> counter_arithmetic_shopping("", "", "")
#> counter_arithmetic_shopping("10xnail 4xscrew 2xnail", "3xnail", "screw 5xscrew glue")
#> counter_arithmetic_shopping("axb", "c", "d")

### groupby_log_bursts
from itertools import groupby


def parse(line):
    time, level, text = line.split(" ", 2)
    minutes, seconds = time.split(":")
    return int(minutes) * 60 + int(seconds), level, text


def groupby_log_bursts(log, least=2):
    """Runs of the same level with at least so many lines: 'ERROR x3 in 5s'."""
    entries = [parse(line) for line in log.splitlines()]
    bursts = []
    for level, group in groupby(entries, key=lambda entry: entry[1]):
        run = list(group)
        if len(run) < least:
            continue
        seconds = run[-1][0] - run[0][0]
        texts = {text for _, _, text in run}
        same = " same" if len(texts) == 1 else ""
        bursts.append(f"{level} x{len(run)} in {seconds}s{same}")
    return bursts

#> groupby_log_bursts("00:01 INFO up\n00:05 ERROR disk\n00:07 ERROR disk\n00:10 ERROR disk\n01:00 INFO up\n01:01 INFO ok")
#> groupby_log_bursts("00:01 INFO a\n00:02 WARN b\n00:03 INFO c", least=1)
#> groupby_log_bursts("")
#> groupby_log_bursts("1:00 X y\nbroken")
#> groupby_log_bursts("10:00 W a\n10:30 W b\n11:00 W c\n11:01 E d\n11:02 E d", 3)

### defaultdict_tree_paths
from collections import defaultdict


def tree():
    return defaultdict(tree)


def insert(root, path):
    node = root
    for part in path.split("/"):
        node = node[part]


def render(node, depth=0):
    for name in sorted(node):
        yield "  " * depth + name + ("/" if node[name] else "")
        yield from render(node[name], depth + 1)


def defaultdict_tree_paths(paths: list[str]) -> list[str]:
    """Paths as an indented tree."""
    root = tree()
    for path in paths:
        if path.strip("/"):
            insert(root, path.strip("/"))
    return list(render(root))

#> defaultdict_tree_paths(["src/app/main.py", "src/lib.py", "docs/index.md"])
#> defaultdict_tree_paths(["/a/b/", "a", "a/b/c"])
#> defaultdict_tree_paths([])
#> defaultdict_tree_paths(["/", "x"])
#> defaultdict_tree_paths(["z", "y/z", "y/x/w", "y/x/v"])

### heap_top_k_words
import heapq
from collections import Counter


class Reversed(str):
    """A text that sorts the other way round."""

    def __lt__(self, other):
        return str.__gt__(self, other)


def heap_top_k_words(text: str, k: int) -> list[str]:
    """The k most frequent words with a heap of size k; equal counts in order of the alphabet."""
    counts = Counter(word.strip(".,").lower() for word in text.split())
    heap: list[tuple[int, Reversed]] = []
    for word, count in counts.items():
        entry = (count, Reversed(word))
        if len(heap) < k:
            heapq.heappush(heap, entry)
        elif k and heap[0] < entry:
            heapq.heapreplace(heap, entry)
    ordered = []
    while heap:
        count, word = heapq.heappop(heap)
        ordered.append(f"{str(word)}:{count}")
    return ordered[::-1]

#> heap_top_k_words("the cat and the dog and the bird.", 2)
#> heap_top_k_words("b a c", 2)
#> heap_top_k_words("", 3)
#> heap_top_k_words("x y", 0)
#> heap_top_k_words("to be, or not to be: that is the question to be or", 4)

### bisect_schedule_next_bus
import bisect


def minutes(text):
    hours, rest = text.split(":")
    return int(hours) * 60 + int(rest)


class Timetable:
    def __init__(self, text):
        self.times = sorted(minutes(part) for part in text.split())

    def next_after(self, now):
        index = bisect.bisect_left(self.times, now)
        if index == len(self.times):
            raise LookupError("no bus today")
        return self.times[index]


def bisect_schedule_next_bus(first, second, start, ride, change=3):
    """Minutes until you are on the second bus when you take the first one; None if there is none."""
    lines = Timetable(first), Timetable(second)
    now = minutes(start)
    try:
        departure = lines[0].next_after(now)
        connection = lines[1].next_after(departure + ride + change)
    except LookupError:
        return None
    return connection - now

#> bisect_schedule_next_bus("8:00 8:20 8:40", "8:30 8:45 9:00", "8:05", 12)
#> bisect_schedule_next_bus("8:00 8:20", "8:30", "8:10", 15)
#> bisect_schedule_next_bus("", "8:30", "8:10", 15)
#> bisect_schedule_next_bus("7:00 23:50", "0:10 23:59", "9:00", 5, change=0)
#> bisect_schedule_next_bus("10:15 9:15 8:15", "10:00 11:00 9:30", "8:16", 10, 5)

### deque_josephus_survivor
from collections import deque


def deque_josephus_survivor(names: list[str], step: int, protected: str = ""):
    circle = deque(names)
    shield = protected in circle
    while len(circle) > 1:
        circle.rotate(-(step - 1))
        if shield and circle[0] == protected:
            shield = False
            circle.rotate(-1)
            continue
        circle.popleft()
    return circle[0] if circle else None

#> deque_josephus_survivor(["ann", "bob", "cid", "dot", "eve"], 2)
#> deque_josephus_survivor(["ann", "bob", "cid", "dot", "eve"], 2, protected="bob")
#> deque_josephus_survivor([], 3)
#> deque_josephus_survivor(["solo"], 7, "solo")
#> deque_josephus_survivor(["a", "b", "c", "d", "e", "f", "g", "h", "i"], 3, "c")
#> deque_josephus_survivor(["solo", "a", "b", "c", "d", "e", "f", "g", "h", "i"], 7, "solo")
#> deque_josephus_survivor(["a", "b", "c", "d", "e", "f", "g", "h", "i", "solo"], 3, "c")

### ordered_registry_priority
from collections import OrderedDict


class Hooks:
    def __init__(self):
        self._hooks = OrderedDict()

    def add(self, name, function, first=False):
        self._hooks[name] = function
        if first:
            self._hooks.move_to_end(name, last=False)

    def remove(self, name):
        return self._hooks.pop(name, None) is not None

    def run(self, value):
        trail = []
        for name, function in self._hooks.items():
            value = function(value)
            trail.append(f"{name}={value}")
        return trail


def ordered_registry_priority(value, setup):
    library = {"double": lambda v: v * 2, "inc": lambda v: v + 1, "neg": lambda v: -v, "half": lambda v: v // 2}
    hooks = Hooks()
    for word in setup:
        if word.startswith("-"):
            hooks.remove(word[1:])
        else:
            name = word.lstrip("^")
            hooks.add(name, library[name], first=word.startswith("^"))
    return hooks.run(value)

#> ordered_registry_priority(5, ["double", "^inc", "neg"])
#> ordered_registry_priority(9, ["half", "inc", "-half", "double"])
#> ordered_registry_priority(1, [])
#> ordered_registry_priority(1, ["square"])
#> ordered_registry_priority(7, ["inc", "double", "^neg", "^half", "-x", "inc"])

### chain_pages_of_results
from itertools import chain, count, islice, takewhile


def fetch(data, page, size):
    return data[page * size:(page + 1) * size]


def all_pages(data, size):
    pages = (fetch(data, page, size) for page in count())
    return chain.from_iterable(takewhile(bool, pages))


def chain_pages_of_results(text: str, size: int, skip: int, take: int) -> str:
    words = text.split()
    chosen = []
    for word in islice(all_pages(words, size), skip, skip + take):
        if chosen and chosen[-1] == word:
            continue
        chosen.append(word)
    return " ".join(chosen)

#> chain_pages_of_results("a b c d e f g", 3, 2, 3)
#> chain_pages_of_results("no no no yes yes no", 2, 0, 10)
#> chain_pages_of_results("", 5, 0, 5)
#> chain_pages_of_results("one two three", 1, 3, 1)
#> chain_pages_of_results("the the quick brown brown fox jumps jumps over", 4, 1, 7)
#> chain_pages_of_results("no no no yes yes no a b c d e f g", 2, 0, 10)
#> chain_pages_of_results("no no no yes yes no the the quick brown brown fox jumps jumps over", 2, 0, 10)
