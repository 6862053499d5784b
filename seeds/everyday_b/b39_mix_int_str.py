### mountain_hut_beds_free
from collections import defaultdict
from datetime import date, timedelta


class Hut:
    def __init__(self, beds):
        self.beds = beds
        self.nights = defaultdict(int)

    def free(self, first, nights):
        return min(self.beds - self.nights[first + timedelta(days=n)] for n in range(nights))

    def book(self, first, nights, people):
        if people > self.free(first, nights):
            return False
        for n in range(nights):
            self.nights[first + timedelta(days=n)] += people
        return True


def mountain_hut_beds_free(beds: int, requests: list[tuple[str, int, int]]) -> int:
    hut = Hut(beds)
    refused = 0
    for arrival, nights, people in requests:
        if nights < 1:
            raise ValueError("stay at least one night")
        if not hut.book(date.fromisoformat(arrival), nights, people):
            refused += 1
    return refused

#> mountain_hut_beds_free(6, [("2024-08-01", 2, 4), ("2024-08-02", 1, 3), ("2024-08-03", 2, 6)])
#> mountain_hut_beds_free(4, [("2024-07-31", 2, 2), ("2024-08-01", 1, 2), ("2024-08-01", 1, 1)])
#> mountain_hut_beds_free(10, [])
#> mountain_hut_beds_free(10, [("2024-08-01", 0, 1)])
#> mountain_hut_beds_free(3, [("2024-02-28", 3, 1), ("2024-02-29", 1, 2), ("2024-03-01", 1, 3)])
#> mountain_hut_beds_free(3, [("2024-02-28", 3, 1), ("2024-02-29", 1, 2), ("2024-03-01", 1, 3), ("2024-07-31", 2, 2), ("2024-08-01", 1, 2), ("2024-08-01", 1, 1)])

### maximum_subarray_profit
def maximum_subarray_profit(daily: list[int], fee: int = 0) -> tuple[int, int, int]:
    best = (0, -1, -1)
    running, start = 0, 0
    for day, profit in enumerate(daily):
        if running <= 0:
            running, start = 0, day
        running += profit
        if running - fee > best[0]:
            best = (running - fee, start, day)
    return best

#> maximum_subarray_profit([3, -5, 4, 6, -2, 7, -9, 1])
#> maximum_subarray_profit([3, -5, 4, 6, -2, 7, -9, 1], fee=12)
#> maximum_subarray_profit([-1, -2])
#> maximum_subarray_profit([])
#> maximum_subarray_profit([10, -3, -3, -3, 9, 9, -30, 25], 5)
#> maximum_subarray_profit([10, -3, -3, -3, 9, 9, -30, 25, 3, -5, 4, 6, -2, 7, -9, 1, 3, -5, 4, 6, -2, 7, -9, 1], 5)
#> maximum_subarray_profit([3, -5, 4, 6, -2, 7, -9, 1, 10, -3, -3, -3, 9, 9, -30, 25, 3, -5, 4, 6, -2, 7, -9, 1])

### letter_tiles_rack_value
from collections import Counter
from functools import lru_cache

POINTS = {"a": 1, "e": 1, "o": 1, "n": 1, "s": 1, "t": 1, "d": 2, "m": 3, "k": 5, "z": 10}
WORDS = ("desk", "mason", "zest", "note")


def letter_tiles_rack_value(rack: str) -> int:
    """Most points from a rack by laying words from the list, each at most once."""
    @lru_cache(maxsize=None)
    def best(index, left):
        if index == len(WORDS):
            return 0
        value = best(index + 1, left)
        need = Counter(WORDS[index])
        have = Counter(left)
        if all(have[c] >= n for c, n in need.items()):
            rest = "".join(sorted((have - need).elements()))
            points = sum(POINTS.get(c, 4) for c in WORDS[index])
            value = max(value, points + best(index + 1, rest))
        return value

    return best(0, "".join(sorted(rack.lower())))

#> letter_tiles_rack_value("notesk")
#> letter_tiles_rack_value("zestnod")
#> letter_tiles_rack_value("qqq")
#> letter_tiles_rack_value("")
#> letter_tiles_rack_value("Zestnote")

### inspection_lot_accepted
from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    sample: int
    accept: int
    reject: int


PLANS = ((50, Plan(5, 0, 2)), (150, Plan(8, 0, 2)), (10**6, Plan(13, 1, 3)))


def plan_for(size):
    for limit, plan in PLANS:
        if size <= limit:
            return plan


def inspection_lot_accepted(lot: str, second: str = "") -> bool:
    plan = plan_for(len(lot))
    bad = 0
    for part in lot[:plan.sample]:
        bad += part == "b"
    if bad <= plan.accept:
        return True
    if bad >= plan.reject:
        return False
    total = bad
    for part in second[:plan.sample]:
        total += part == "b"
    return total <= plan.accept + 1

#> inspection_lot_accepted("ggggg" + "b" * 20)
#> inspection_lot_accepted("gbgbg" + "g" * 20)
#> inspection_lot_accepted("ggbgg" + "g" * 20, second="ggggg")
#> inspection_lot_accepted("ggbgg" + "g" * 20, second="ggggb")
#> inspection_lot_accepted("g" * 200)

### robot_arm_angle_path
def shortest_turn(current, target):
    turn = (target - current) % 360
    return turn - 360 if turn > 180 else turn


def robot_arm_angle_path(angles: list[int], speed: int, limit: tuple[int, int] | None = None) -> float:
    if speed <= 0:
        raise ValueError("the arm does not move")
    position, travelled = 0, 0
    for target in angles:
        turn = shortest_turn(position % 360, target)
        if limit and not limit[0] <= position + turn <= limit[1]:
            turn += -360 if turn > 0 else 360
        travelled += abs(turn)
        position += turn
    return travelled / speed

#> robot_arm_angle_path([90, 180, 350], 30)
#> robot_arm_angle_path([90, 350, 10], 10, limit=(-180, 180))
#> robot_arm_angle_path([], 5)
#> robot_arm_angle_path([45], 0)
#> robot_arm_angle_path([170, 190, 300], 20, (-180, 180))
#> robot_arm_angle_path([170, 190, 300, 90, 180, 350], 20, (-180, 180))
#> robot_arm_angle_path([170, 190, 300, 90, 180, 350, 90, 350, 10], 20, (-180, 180))

### comment_density_report
import re

COMMENT = re.compile(r"#.*$")
STRING = re.compile(r"('[^']*'|\"[^\"]*\")")


def classify(line):
    """'blank', 'comment', 'mixed' or 'code'; a hash inside quotes does not count."""
    bare = STRING.sub("''", line).strip()
    if not bare:
        return "blank"
    if bare.startswith("#"):
        return "comment"
    return "mixed" if COMMENT.search(bare) else "code"


def comment_density_report(source: str) -> str:
    """A line such as '4 lines: 2 code, 1 comment, 1 blank (33% commented)'."""
    counts: dict[str, int] = {}
    lines = source.splitlines()
    for line in lines:
        kind = classify(line)
        counts[kind] = counts.get(kind, 0) + 1
    written = len(lines) - counts.get("blank", 0)
    if written == 0:
        return "empty"
    commented = counts.get("comment", 0) + counts.get("mixed", 0)
    parts = [f"{counts[k]} {k}" for k in ("code", "mixed", "comment", "blank") if k in counts]
    return f"{len(lines)} lines: {', '.join(parts)} ({commented / written:.0%} commented)"

#> comment_density_report("# setup\nx = 1\n\ny = 2  # two\n")
#> comment_density_report("print('# not a comment')\nz = \"#\"")
#> comment_density_report("\n\n")
#> comment_density_report("")
#> comment_density_report("import os\n# a\n# b\n# c\nrun()  # go\nstop()")
#> comment_density_report("# setup\nx = 1\n\ny = 2  # two\nimport os\n# a\n# b\n# c\nrun()  # go\nstop()")

### expense_splitter_rounds
from itertools import cycle


def expense_splitter_rounds(total, people, paid):
    if not people:
        raise ValueError("nobody to share with")
    share, rest = divmod(total, len(people))
    owes = {name: share for name in people}
    for name in cycle(people):
        if rest == 0:
            break
        owes[name] += 1
        rest -= 1
    for name, amount in paid.items():
        owes[name] = owes.get(name, 0) - amount
    return owes

#> expense_splitter_rounds(1000, ["ann", "bob", "cy"], {"ann": 1000})
#> expense_splitter_rounds(7, ["x", "y", "z", "w"], {})
#> expense_splitter_rounds(0, ["solo"], {"solo": 5})
#> expense_splitter_rounds(10, [], {})
#> expense_splitter_rounds(5003, ["a", "b", "c", "d"], {"b": 3000, "guest": 2003})
#> expense_splitter_rounds(7, ["x", "y", "z", "w", "a", "b", "c", "d", "ann", "bob", "cy"], {})
#> expense_splitter_rounds(5003, ["a", "b", "c", "d", "x", "y", "z", "w", "ann", "bob", "cy"], {"b": 3000, "guest": 2003, "ann": 1000})

### ski_lift_queue_minutes
def ski_lift_queue_minutes(groups, chair=4, interval=10, singles=0):
    if chair < 1:
        raise ValueError("chairs need places")
    chairs = 0
    for group in groups:
        full, rest = divmod(group, chair)
        chairs += full
        if rest:
            chairs += 1
            singles -= min(singles, chair - rest)
    chairs += -(-singles // chair)
    return chairs * interval

#> ski_lift_queue_minutes([2, 4, 3, 5])
#> ski_lift_queue_minutes([2, 4, 3, 5], singles=9)
#> ski_lift_queue_minutes([], singles=3)
#> ski_lift_queue_minutes([7], chair=0)
#> ski_lift_queue_minutes([1, 1, 1, 1, 6, 2], chair=6, interval=12, singles=20)
#> ski_lift_queue_minutes([2, 4, 3, 5, 1, 1, 1, 1, 6, 2, 2, 4, 3, 5])
#> ski_lift_queue_minutes([1, 1, 1, 1, 6, 2, 2, 4, 3, 5, 2, 4, 3, 5], chair=6, interval=12, singles=20)

### tide_window_harbour
def tide_window_harbour(heights, draft, margin=0.5):
    """Hours in which a ship may enter: runs of hours with enough water, as 'h1-h2'."""
    needed = draft + margin
    windows = []
    start = None
    for hour, height in enumerate(heights + [0.0]):
        deep = height >= needed
        if deep and start is None:
            start = hour
        elif not deep and start is not None:
            end = hour - 1
            windows.append(f"{start}" if start == end else f"{start}-{end}")
            start = None
    return windows

#> tide_window_harbour([1.0, 2.5, 3.5, 4.0, 3.0, 2.0, 3.2], 2.5)
#> tide_window_harbour([1.0, 2.0], 3)
#> tide_window_harbour([], 1)
#> tide_window_harbour([5, 5, 5], 2, margin=0)
#> tide_window_harbour([4, 1, 4, 1, 4, 4], 3)
#> tide_window_harbour([4, 1, 4, 1, 4, 4, 1.0, 2.5, 3.5, 4.0, 3.0, 2.0, 3.2, 5, 5, 5], 3)

### message_thread_unread
from dataclasses import dataclass, field


@dataclass
class Thread:
    messages: list = field(default_factory=list)
    read_up_to: dict = field(default_factory=dict)

    def post(self, who, text):
        self.messages.append((who, text))
        self.read_up_to[who] = len(self.messages)

    def read(self, who):
        self.read_up_to[who] = len(self.messages)

    def unread(self, who):
        start = self.read_up_to.get(who, 0)
        return [text for author, text in self.messages[start:] if author != who]

    def mentions(self, who):
        return sum(f"@{who}" in text for text in self.unread(who))


def message_thread_unread(events: list[str], who: str) -> tuple[int, int]:
    """(unread, mentions) for somebody after events 'ann: text' and 'bob reads'."""
    thread = Thread()
    for event in events:
        if event.endswith(" reads"):
            thread.read(event.split()[0])
        else:
            author, _, text = event.partition(": ")
            thread.post(author, text)
    return len(thread.unread(who)), thread.mentions(who)

#> message_thread_unread(["ann: hi @bob", "cy: hello", "bob reads", "ann: @bob please look", "ann: now"], "bob")
#> message_thread_unread(["ann: one", "bob: two", "ann: three"], "ann")
#> message_thread_unread([], "x")
#> message_thread_unread(["ann: @cy", "bob: @cy and @ann", "ann reads"], "cy")
#> message_thread_unread(["kim reads", "lou: news", "kim: ok", "lou: more"], "kim")
#> message_thread_unread(["kim reads", "lou: news", "kim: ok", "lou: more", "ann: hi @bob", "cy: hello", "bob reads", "ann: @bob please look", "ann: now", "ann: @cy", "bob: @cy and @ann", "ann reads"], "kim")

### elevator_shaft_log_time
import re

ENTRY = re.compile(r"(?P<time>\d+) (?P<kind>up|down|open|close)(?: (?P<n>\d+))?")


class LogError(ValueError):
    pass


def elevator_shaft_log_time(log: str) -> dict[str, int]:
    floor = travelled = open_seconds = 0
    opened = None
    for line in log.split("; "):
        match = ENTRY.fullmatch(line)
        if match is None:
            raise LogError(line)
        time, kind = int(match["time"]), match["kind"]
        if kind == "open":
            opened = time
        elif kind == "close":
            open_seconds += time - opened
            opened = None
        elif opened is not None:
            raise LogError(f"moves with open doors at {time}")
        else:
            floors = int(match["n"] or 1)
            travelled += floors
            floor += floors if kind == "up" else -floors
    return {"floor": floor, "travelled": travelled, "open": open_seconds}

#> elevator_shaft_log_time("0 up 3; 9 open; 15 close; 20 down 1")
#> elevator_shaft_log_time("0 open; 5 up 2")
#> elevator_shaft_log_time("3 down; 4 down; 5 up 7")
#> elevator_shaft_log_time("start")
#> elevator_shaft_log_time("0 open; 4 close; 5 up 2; 9 open; 30 close; 31 down 2; 40 open; 44 close")

### quest_log_reward_sum
from enum import Enum


class Difficulty(Enum):
    EASY = 10
    NORMAL = 25
    HARD = 60

    @classmethod
    def from_level(cls, quest, hero):
        gap = quest - hero
        if gap > 2:
            return cls.HARD
        return cls.NORMAL if gap >= 0 else cls.EASY


def quest_log_reward_sum(quests, level=1, step=50):
    """Reward of all finished quests and the final level; rewards also raise the level.

    A quest that was done before gives a tenth.
    """
    done: dict[str, int] = {}
    total = 0
    for name, quest_level in quests:
        reward = Difficulty.from_level(quest_level, level).value
        if done.get(name):
            reward //= 10
        done[name] = done.get(name, 0) + 1
        total += reward
        while total >= step * level:
            level += 1
    return total, level

#> quest_log_reward_sum([("rats", 1), ("rats", 1), ("dragon", 9), ("maze", 2)])
#> quest_log_reward_sum([], level=3)
#> quest_log_reward_sum([("boss", 5)] * 3, 2, step=20)
#> quest_log_reward_sum([("a", 4), ("b", 3), ("c", 2), ("d", 1)], 4)
#> quest_log_reward_sum([("x", 2), ("y", 8), ("z", 8), ("x", 8)], 1, 30)
#> quest_log_reward_sum([("rats", 1), ("rats", 1), ("dragon", 9), ("maze", 2), ("x", 2), ("y", 8), ("z", 8), ("x", 8), ("a", 4), ("b", 3), ("c", 2), ("d", 1)])
