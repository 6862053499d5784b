### count_broken_links_in_notes
import re

LINK = re.compile(r"\[\[([^\]|#]+)(?:#[^\]|]*)?(?:\|[^\]]*)?\]\]")


def slug(title):
    return "-".join(title.lower().split())


def count_broken_links_in_notes(notes: dict[str, str]) -> int:
    """Wiki links that lead to no note; each target counts once a note."""
    known = {slug(title) for title in notes}
    broken = 0
    for title, text in notes.items():
        seen = set()
        for target in LINK.findall(text):
            target = slug(target)
            if target in seen:
                continue
            seen.add(target)
            if target not in known:
                broken += 1
    return broken

#> count_broken_links_in_notes({"Home": "see [[To Do]] and [[Old Plan|the plan]]", "To do": "back [[home#top]], [[old plan]], [[Old  Plan]]", "Log": "[[x]] [[y]] [[x#1]]"})
#> count_broken_links_in_notes({"A": "[[B]] [[C]]", "B": "[[A]]", "C": "[[B|b]] [[c]]"})
#> count_broken_links_in_notes({"Solo": "no links [here]"})
#> count_broken_links_in_notes({})
#> count_broken_links_in_notes({"One Two": "[[one two]] [[two one]] [[three]]", "Three": "[[four]] [[five]] [[Six]]"})

### minutes_until_battery_empty
CONSUMPTION = {"idle": 2, "video": 12, "call": 8, "game": 20}


def minutes_until_battery_empty(percent, plan, charger=15):
    level = percent * 10
    minute = 0
    for step in plan.split():
        name, _, length = step.partition(":")
        for _ in range(int(length)):
            minute += 1
            if name == "+":
                level = min(1000, level + charger)
            else:
                level -= CONSUMPTION[name]
            if level <= 0:
                return minute
    return -1

#> minutes_until_battery_empty(5, "idle:5 video:3 +:2 call:4 game:2")
#> minutes_until_battery_empty(2, "game:3 idle:9")
#> minutes_until_battery_empty(100, "+:3 video:10 idle:8")
#> minutes_until_battery_empty(1, "idle:20", charger=1)
#> minutes_until_battery_empty(3, "call:4 +:1 game:5 nap:3")

### inversions_in_priority_list
def inversions_in_priority_list(tasks: str) -> int:
    ranks = []
    for task in tasks.split(","):
        task = task.strip()
        if task.endswith("!"):
            ranks.append(0)
        elif task.endswith("?"):
            ranks.append(2)
        else:
            ranks.append(1)
    wrong = 0
    for first in range(len(ranks)):
        for second in range(first + 1, len(ranks)):
            if ranks[first] > ranks[second]:
                wrong += 1
    return wrong

#> inversions_in_priority_list("mail, call bank!, read?, pay rent!, sleep")
#> inversions_in_priority_list("a!, b!, c, d, e?")
#> inversions_in_priority_list("z?, y, x!")
#> inversions_in_priority_list("one")
#> inversions_in_priority_list("p?, q?, r!, s!, t")

### nesting_depth_of_config
def nesting_depth_of_config(text):
    deepest = depth = 0
    in_text = False
    for line in text.split("\n"):
        line = line.split("//")[0]
        for char in line:
            if char == '"':
                in_text = not in_text
            elif in_text:
                continue
            elif char == "{":
                depth += 1
                deepest = max(deepest, depth)
            elif char == "}":
                depth -= 1
                if depth < 0:
                    raise SyntaxError("brace closed too often")
    if depth:
        raise SyntaxError(f"{depth} braces not closed")
    return deepest

#> nesting_depth_of_config("server {\n  tls { on }\n} // {{\n")
#> nesting_depth_of_config('a { "}{" b {} }')
#> nesting_depth_of_config("plain")
#> nesting_depth_of_config("x { y }}")
#> nesting_depth_of_config("p { q { r {")
#> nesting_depth_of_config("m { n {} o { k {} } }")

### total_overlap_minutes
def parse(span):
    start, end = span.split("-")
    values = []
    for clock in (start, end):
        hours, _, minutes = clock.partition(".")
        values.append(int(hours) * 60 + int(minutes or 0))
    return tuple(values)


def total_overlap_minutes(mine: str, yours: str) -> int:
    """Minutes at which two people are both at the office."""
    total = 0
    for my_start, my_end in map(parse, mine.split()):
        for your_start, your_end in map(parse, yours.split()):
            start = max(my_start, your_start)
            end = min(my_end, your_end)
            if start < end:
                total += end - start
    return total

#> total_overlap_minutes("8-12 13-17.30", "9.15-11 12-14 16-20")
#> total_overlap_minutes("8-9", "9-10")
#> total_overlap_minutes("6.30-14", "6-7 8-9 13.30-22")
#> total_overlap_minutes("", "8-12")
#> total_overlap_minutes("0-24", "7.07-8.08 9.09-10.10")

### vote_count_with_transfers
from collections import Counter


def count_round(ballots, standing):
    tally = Counter({name: 0 for name in standing})
    for ballot in ballots:
        for name in ballot:
            if name in standing:
                tally[name] += 1
                break
    return tally


def vote_count_with_transfers(ballots: list[str]) -> int:
    """Rounds of an instant run-off until someone has more than half of the votes."""
    papers = [ballot.split(">") for ballot in ballots]
    standing = {name for paper in papers for name in paper}
    rounds = 0
    while standing:
        rounds += 1
        tally = count_round(papers, standing)
        leader = max(tally, key=lambda name: (tally[name], name))
        if tally[leader] * 2 > sum(tally.values()):
            return rounds
        loser = min(tally, key=lambda name: (tally[name], name))
        standing.remove(loser)
    return rounds

#> vote_count_with_transfers(["a>b", "a", "b>a", "c>b>a", "c>a"])
#> vote_count_with_transfers(["x", "x>y", "y"])
#> vote_count_with_transfers([])
#> vote_count_with_transfers(["p>q", "q>p", "r>q>p", "s>r>q>p"])
#> vote_count_with_transfers(["m", "n"])

### lines_of_code_counter
def lines_of_code_counter(source, count_blank=False):
    inside = False
    count = 0
    for line in source.split("\n"):
        code = ""
        index = 0
        while index < len(line):
            pair = line[index:index + 2]
            if inside:
                if pair == "*/":
                    inside = False
                    index += 1
            elif pair == "/*":
                inside = True
                index += 1
            elif pair == "//":
                break
            else:
                code += line[index]
            index += 1
        if code.strip() or (count_blank and not line):
            count += 1
    return count

#> lines_of_code_counter("int x; // one\n/* two\n three */ y();\n\n}")
#> lines_of_code_counter("a\n\nb\n", count_blank=True)
#> lines_of_code_counter("/* all\nof\nit")
#> lines_of_code_counter("// x\n  // y\nz /* q */ w")
#> lines_of_code_counter("")

### conveyor_belt_rejects
def weigh(item):
    kind, grams = item[0], int(item[1:])
    limits = {"A": (95, 105), "B": (190, 215), "C": (495, 510)}
    low, high = limits[kind]
    return low <= grams <= high


def conveyor_belt_rejects(items, stop_after=3):
    rejects = 0
    row = 0
    for item in items.split():
        if weigh(item):
            row = 0
            continue
        rejects += 1
        row += 1
        if row == stop_after:
            break
    return rejects

#> conveyor_belt_rejects("A100 A94 B200 B216 C500 C511 A106 A90 A100 B1")
#> conveyor_belt_rejects("A95 A105 B190 B215 C495 C510")
#> conveyor_belt_rejects("")
#> conveyor_belt_rejects("C1 C2 A1 A2", stop_after=2)
#> conveyor_belt_rejects("A100 D5")

### minimum_platforms_needed
def minutes(clock):
    return int(clock[:2]) * 60 + int(clock[2:])


def minimum_platforms_needed(trains, clearance=5):
    """Platforms for 'arrive-leave' trains; a platform is blocked a while after a train."""
    events = []
    for train in trains.split():
        arrive, leave = train.split("-")
        events.append((minutes(arrive), 1))
        events.append((minutes(leave) + clearance, -1))
    # at the same minute a platform is freed first
    events.sort(key=lambda event: (event[0], event[1]))
    busy = most = 0
    for _, change in events:
        busy += change
        most = max(most, busy)
    return most

#> minimum_platforms_needed("0800-0810 0805-0820 0815-0830 0812-0825")
#> minimum_platforms_needed("0800-0810 0815-0830", clearance=5)
#> minimum_platforms_needed("0800-0810 0815-0830", clearance=6)
#> minimum_platforms_needed("")
#> minimum_platforms_needed("0900-1000 0930-0940 0941-0950 0955-0959", 1)

### checkbox_progress_percent
import re

BOX = re.compile(r"^(\s*)[-*] \[([ xX~])\] ")


def checkbox_progress_percent(markdown: str) -> int:
    """Share of ticked boxes in percent; cancelled ones (~) do not count, subtasks count half."""
    done = total = 0.0
    for line in markdown.splitlines():
        found = BOX.match(line)
        if not found:
            continue
        indent, mark = found.groups()
        weight = 0.5 if indent else 1.0
        if mark == "~":
            continue
        total += weight
        if mark in "xX":
            done += weight
    if not total:
        return 100
    return round(100 * done / total)

#> checkbox_progress_percent("- [x] plan\n- [ ] build\n  - [x] buy wood\n  - [ ] saw\n- [~] paint\ntext")
#> checkbox_progress_percent("* [X] a\n* [X] b")
#> checkbox_progress_percent("nothing")
#> checkbox_progress_percent("- [] broken\n- [ ] ok\n    - [x] sub\n    - [x] sub")
#> checkbox_progress_percent("- [~] a\n- [ ] b\n- [x] c\n- [x] d")

### shortest_hop_count_network
from collections import deque


def parse_links(text):
    graph = {}
    for link in text.split(","):
        if "->" in link:
            a, b = (part.strip() for part in link.split("->"))
        else:
            a, b = (part.strip() for part in link.split("-"))
            graph.setdefault(b, []).append(a)
        graph.setdefault(a, []).append(b)
    return graph


def shortest_hop_count_network(links, source, target, down=()):
    """Hops between hosts, -1 when there is no way; hosts that are down pass nothing."""
    graph = parse_links(links)
    queue = deque([(source, 0)])
    seen = {source, *down}
    while queue:
        host, hops = queue.popleft()
        if host == target:
            return hops
        for other in graph.get(host, ()):
            if other not in seen:
                seen.add(other)
                queue.append((other, hops + 1))
    return -1

#> shortest_hop_count_network("a-b, b-c, c-d, a-e, e-d", "a", "d")
#> shortest_hop_count_network("a-b, b-c, c-d, a-e, e-d", "a", "d", down=("e",))
#> shortest_hop_count_network("a->b, b->c", "c", "a")
#> shortest_hop_count_network("x-y", "x", "x")
#> shortest_hop_count_network("p->q, q-r, r->s, s-t", "p", "t", ("z",))

### word_count_diff_between_drafts
import re
from collections import Counter


def words(text):
    return Counter(re.findall(r"[\w'-]+", text.lower()))


def word_count_diff_between_drafts(old, new, ignore=("the", "a", "and")):
    """How many words were added and taken away between two drafts."""
    before, after = words(old), words(new)
    for word in ignore:
        before.pop(word, None)
        after.pop(word, None)
    added = sum((after - before).values())
    removed = sum((before - after).values())
    return added + removed

#> word_count_diff_between_drafts("The quick brown fox jumps", "A quick red fox jumps and runs")
#> word_count_diff_between_drafts("same same", "same")
#> word_count_diff_between_drafts("", "")
#> word_count_diff_between_drafts("it's on-line", "its online", ignore=())
#> word_count_diff_between_drafts("one two three", "three two one")

### bus_passenger_peak
def bus_passenger_peak(stops: str, capacity: int = 20) -> int:
    on_board = waiting = peak = 0
    for stop in stops.split(","):
        out, _, entering = stop.strip().partition("/")
        leaving = min(int(out), on_board)
        on_board -= leaving
        waiting += int(entering)
        entered = min(waiting, capacity - on_board)
        on_board += entered
        waiting -= entered
        if on_board > peak:
            peak = on_board
    return peak

#> bus_passenger_peak("0/5, 2/7, 3/9, 10/1, 7/0")
#> bus_passenger_peak("0/30, 5/0, 4/0, 30/0")
#> bus_passenger_peak("0/0")
#> bus_passenger_peak("0/8, 9/3, 1/8, 0/8", capacity=12)
#> bus_passenger_peak("0/1, 1/2, 2/3, 3/4, 4/5")

### pages_to_print_count
import re

PART = re.compile(r"(\d+)?(-)?(\d+)?")


class PageRangeError(ValueError):
    pass


def expand(part, last):
    match = PART.fullmatch(part)
    if match is None or part == "":
        raise PageRangeError(f"cannot read {part!r}")
    first, dash, end = match.groups()
    start = int(first or 1)
    stop = int(end or last) if dash else start
    if start > stop or stop > last:
        raise PageRangeError(f"{part} is outside 1-{last}")
    return range(start, stop + 1)


def pages_to_print_count(text, last, odd_only=False):
    """Number of different pages in '1-3, 7, 9-'."""
    pages = set()
    for part in text.replace(" ", "").split(","):
        pages.update(expand(part, last))
    if odd_only:
        pages = {page for page in pages if page % 2}
    return len(pages)

#> pages_to_print_count("1-3, 7, 9-", 12)
#> pages_to_print_count("-4, 3-6, 6", 20, odd_only=True)
#> pages_to_print_count("5", 4)
#> pages_to_print_count("one", 4)
#> pages_to_print_count("2-2,1,1,1-2", 2)

### steps_to_sort_shelf
def steps_to_sort_shelf(labels: str) -> int:
    """Swaps of neighbours until the boxes stand in order, numbers by value and words after them."""
    def key(label):
        return (0, int(label), "") if label.isdigit() else (1, 0, label)

    shelf = labels.split()
    swaps = 0
    for end in range(len(shelf) - 1, 0, -1):
        moved = False
        for index in range(end):
            if key(shelf[index]) > key(shelf[index + 1]):
                shelf[index], shelf[index + 1] = shelf[index + 1], shelf[index]
                swaps += 1
                moved = True
        if not moved:
            break
    return swaps

#> steps_to_sort_shelf("10 9 misc 2 archive")
#> steps_to_sort_shelf("1 2 3 a b")
#> steps_to_sort_shelf("c b a")
#> steps_to_sort_shelf("")
#> steps_to_sort_shelf("7 007 70 700 7")

### unread_messages_badge
class Inbox:
    def __init__(self):
        self.messages = {}
        self.muted = set()

    def receive(self, thread, sender):
        self.messages.setdefault(thread, []).append({"from": sender, "read": False})

    def read(self, thread):
        for message in self.messages.get(thread, []):
            message["read"] = True

    def badge(self):
        unread = 0
        for thread, messages in self.messages.items():
            if thread in self.muted:
                continue
            unread += sum(not message["read"] for message in messages)
        return min(unread, 99)


def unread_messages_badge(events: str) -> int:
    """The number on the icon after 'thread<sender', 'thread!' (read) and 'thread#' (mute)."""
    inbox = Inbox()
    for event in events.split():
        if event.endswith("!"):
            inbox.read(event[:-1])
        elif event.endswith("#"):
            inbox.muted ^= {event[:-1]}
        else:
            inbox.receive(*event.split("<"))
    return inbox.badge()

#> unread_messages_badge("work<ida work<bo fun<cy work! fun<di work<ed spam# spam<x")
#> unread_messages_badge("a<b a# a<c a#")
#> unread_messages_badge("")
#> unread_messages_badge("q! q<r q! s<t u<v u#")
#> unread_messages_badge("x<y<z")

### warehouse_robot_distance
AISLE_LENGTH = 10


def distance(a, b):
    (aisle_a, place_a), (aisle_b, place_b) = a, b
    if aisle_a == aisle_b:
        return abs(place_a - place_b)
    across = 3 * abs(aisle_a - aisle_b)
    front = place_a + place_b
    back = 2 * AISLE_LENGTH - place_a - place_b
    return across + min(front, back)


def parse(place):
    aisle, _, number = place.partition(".")
    if int(number) > AISLE_LENGTH:
        raise ValueError(f"no place {place}")
    return int(aisle), int(number)


def warehouse_robot_distance(stops):
    position = dock = (0, 0)
    total = 0
    for stop in stops.split():
        target = parse(stop)
        total += distance(position, target)
        position = target
    return total + distance(position, dock)

#> warehouse_robot_distance("0.5 2.7 2.9 1.1")
#> warehouse_robot_distance("")
#> warehouse_robot_distance("4.10 4.0")
#> warehouse_robot_distance("1.11")
#> warehouse_robot_distance("1.8 2.8 3.9 1.2")

### longest_common_prefix_of_hosts
def labels(host):
    return host.lower().rstrip(".").split(".")[::-1]


def longest_common_prefix_of_hosts(hosts: list[str]) -> int:
    """How many labels all the host names share, from the right."""
    if not hosts:
        return 0
    split = [labels(host) for host in hosts]
    count = 0
    for parts in zip(*split):
        if len(set(parts)) > 1:
            break
        count += 1
    return count

#> longest_common_prefix_of_hosts(["a.shop.example.org", "b.shop.example.org", "shop.EXAMPLE.org."])
#> longest_common_prefix_of_hosts(["x.com", "y.org"])
#> longest_common_prefix_of_hosts(["one.host.net"])
#> longest_common_prefix_of_hosts([])
#> longest_common_prefix_of_hosts(["a.b.c.d", "z.b.c.d", "q.b.c.d", "b.c.d"])
#> longest_common_prefix_of_hosts(["a.b.c.example.org", "x.y.c.example.org", "c.example.org", "d.c.example.org", "q.c.example.org."])

### median_of_shift_lengths
import statistics


def length(shift):
    start, end = (float(part.replace("h", ".")) for part in shift.split("-"))
    return end - start if end > start else end - start + 24


def median_of_shift_lengths(shifts: str, trim: int = 0) -> float:
    """Median of shift lengths in hours, the extremes cut off on both sides."""
    lengths = sorted(length(shift) for shift in shifts.split())
    if trim:
        lengths = lengths[trim:-trim]
    if not lengths:
        return 0.0
    return statistics.median(lengths)

#> median_of_shift_lengths("8-16 9-17 22-6 7-19 10-14")
#> median_of_shift_lengths("8-16 9-15 8-12 7-19", trim=1)
#> median_of_shift_lengths("1-2", trim=1)
#> median_of_shift_lengths("8-12h5 13-18")
#> median_of_shift_lengths("all-day")

### password_crack_time_estimate
import string

GUESSES_PER_SECOND = 10**9
POOLS = (string.ascii_lowercase, string.ascii_uppercase, string.digits, string.punctuation)
DICTIONARY = {"summer", "dragon", "monkey", "admin"}


def pool_size(password):
    size = 0
    for pool in POOLS:
        if any(char in pool for char in password):
            size += len(pool)
    return size


def password_crack_time_estimate(password):
    length = len(password)
    lowered = password.lower()
    for word in DICTIONARY:
        if word in lowered:
            length -= len(word) - 1
    combinations = pool_size(password) ** length
    return combinations // (GUESSES_PER_SECOND * 3600)

#> password_crack_time_estimate("Tr0ub4dor&3")
#> password_crack_time_estimate("summer2024")
#> password_crack_time_estimate("abcdefgh")
#> password_crack_time_estimate("")
#> password_crack_time_estimate("AdminDragon!99")

### traffic_light_cycle_wait
CYCLE = (("green", 30), ("yellow", 5), ("red", 40))
TOTAL = sum(length for _, length in CYCLE)


def light_at(second, offset):
    position = (second + offset) % TOTAL
    for colour, length in CYCLE:
        if position < length:
            return colour, length - position
        position -= length


def traffic_light_cycle_wait(offsets, drive=50):
    """Seconds lost at red lights on a road; between lights the drive takes some seconds."""
    second = waited = 0
    for offset in offsets:
        second += drive
        colour, left = light_at(second, offset)
        if colour == "red":
            second += left
            waited += left
    return waited

#> traffic_light_cycle_wait([0, 10, 20, 30])
#> traffic_light_cycle_wait([25, 50, 0, 0, 0], drive=75)
#> traffic_light_cycle_wait([])
#> traffic_light_cycle_wait([60], drive=10)
#> traffic_light_cycle_wait([5, 15, 25, 35, 45, 55], 33)
