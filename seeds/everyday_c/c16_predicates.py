### meeting_room_conflict_free
from dataclasses import dataclass


@dataclass(frozen=True)
class Slot:
    room: str
    start: int
    end: int

    def overlaps(self, other: "Slot") -> bool:
        return self.room == other.room and self.start < other.end and other.start < self.end


def minutes(text):
    hours, _, rest = text.partition(":")
    return int(hours) * 60 + int(rest or 0)


def meeting_room_conflict_free(bookings: list[str]) -> bool:
    """Bookings like 'red 9:00-10:30' never share a room at the same time."""
    slots = []
    for booking in bookings:
        room, span = booking.split()
        start, end = map(minutes, span.split("-"))
        slot = Slot(room, start, end)
        for other in slots:
            if slot.overlaps(other):
                return False
        slots.append(slot)
    return True

#> meeting_room_conflict_free(["red 9:00-10:30", "red 10:30-11", "blue 10-11"])
#> meeting_room_conflict_free(["red 9:00-10:30", "blue 10-11", "red 10:15-11"])
#> meeting_room_conflict_free([])
#> meeting_room_conflict_free(["a 8-9", "b 8-9", "c 8-9", "a 9-10", "b 9-10", "c 8:59-9:30"])
#> meeting_room_conflict_free(["a 12-13", "a 11-12", "a 13-14", "a 10-11:00"])

### acl_path_access
RULES = [
    ("admin", "/", "allow"),
    ("*", "/public", "allow"),
    ("staff", "/docs", "allow"),
    ("staff", "/docs/salaries", "deny"),
    ("intern", "/docs/intro", "allow"),
    ("probation", "/docs", "deny"),
]


def covers(prefix: str, path: str) -> bool:
    return path == prefix or path.startswith(prefix.rstrip("/") + "/")


def acl_path_access(groups: set[str], path: str) -> bool:
    """The longest rule that covers the path decides; deny wins over allow of the same length."""
    best_length = -1
    allowed = False
    for group, prefix, verdict in RULES:
        if group != "*" and group not in groups:
            continue
        if not covers(prefix, path):
            continue
        if len(prefix) > best_length:
            best_length, allowed = len(prefix), verdict == "allow"
        elif len(prefix) == best_length and verdict == "deny":
            allowed = False
    return allowed

#> acl_path_access({"staff"}, "/docs/guide.md")
#> acl_path_access({"staff"}, "/docs/salaries/2024.csv")
#> acl_path_access(set(), "/public")
#> acl_path_access({"intern"}, "/docs/introduction")
#> acl_path_access({"admin", "staff"}, "/docs/salaries")
#> acl_path_access({"admin"}, "/etc/passwd")
#> acl_path_access({"guest"}, "/")
#> acl_path_access({"staff", "probation"}, "/docs/plan.md")
#> acl_path_access({"staff", "probation", "intern"}, "/docs/intro/day1.md")
#> acl_path_access({"admin", "staff"}, "/docs/salaries/docs/guide.md")

### graph_is_bipartite_teams
from collections import defaultdict, deque


def graph_is_bipartite_teams(rivals: list[tuple[str, str]]) -> bool:
    """Whether people can be put into two teams so that no rivals are together."""
    neighbours = defaultdict(list)
    for left, right in rivals:
        neighbours[left].append(right)
        neighbours[right].append(left)
    team: dict[str, int] = {}
    for person in list(neighbours):
        if person in team:
            continue
        team[person] = 0
        queue = deque([person])
        while queue:
            current = queue.popleft()
            for rival in neighbours[current]:
                if rival not in team:
                    team[rival] = 1 - team[current]
                    queue.append(rival)
                elif team[rival] == team[current]:
                    return False
    return True

#> graph_is_bipartite_teams([("a", "b"), ("b", "c"), ("c", "d")])
#> graph_is_bipartite_teams([("a", "b"), ("b", "c"), ("c", "a")])
#> graph_is_bipartite_teams([])
#> graph_is_bipartite_teams([("x", "x")])
#> graph_is_bipartite_teams([("a", "b"), ("c", "d"), ("b", "c"), ("d", "a")])

### is_sorted_by_columns
from operator import itemgetter


def parse_spec(spec):
    for part in spec.split(","):
        name, _, direction = part.strip().partition(" ")
        yield name, direction == "desc"


def is_sorted_by_columns(rows: list[dict], spec: str) -> bool:
    """Whether rows are sorted by 'city, age desc'."""
    columns = list(parse_spec(spec))
    for before, after in zip(rows, rows[1:]):
        for name, descending in columns:
            get = itemgetter(name)
            left, right = get(before), get(after)
            if left == right:
                continue
            if (left < right) == descending:
                return False
            break
    return True

#> is_sorted_by_columns([{"city": "A", "age": 9}, {"city": "A", "age": 3}, {"city": "B", "age": 5}], "city, age desc")
#> is_sorted_by_columns([{"city": "A", "age": 3}, {"city": "A", "age": 9}], "city, age desc")
#> is_sorted_by_columns([], "x")
#> is_sorted_by_columns([{"n": 1}, {"n": 1}, {"n": 1}], "n desc")
#> is_sorted_by_columns([{"n": 1, "m": 2}, {"n": 1, "m": 3}, {"n": 2, "m": 1}, {"n": 3, "m": 0}], "n,m")
#> is_sorted_by_columns([{"n": 1}, {"m": 2}], "n")
#> is_sorted_by_columns([{"n": 1, "m": 2}, {"n": 1, "m": 3}, {"n": 2, "m": 1}, {"n": 3, "m": 0}], "n,m, city, age desc")
#> is_sorted_by_columns([{"n": 1, "m": 2}, {"n": 1, "m": 3}, {"n": 2, "m": 1}, {"n": 3, "m": 0}, {"n": 1}, {"n": 1}, {"n": 1}], "n,m")

### spam_score_exceeds
import re

SIGNS = [
    (re.compile(r"free|winner|prize", re.I), 2.0),
    (re.compile(r"!{2,}"), 1.0),
    (re.compile(r"\b[A-Z]{4,}\b"), 0.5),
    (re.compile(r"https?://\S+"), 1.5),
]
TRUSTED = {"boss@work.example", "mum@home.example"}


def score(text):
    total = 0.0
    for pattern, weight in SIGNS:
        hits = len(pattern.findall(text))
        total += weight * min(hits, 3)
    return total


def spam_score_exceeds(sender: str, subject: str, body: str, limit: float = 4.0) -> bool:
    if sender.lower() in TRUSTED:
        return False
    total = 2 * score(subject) + score(body)
    # very short bodies with a link are nearly always spam
    if len(body) < 30 and "http" in body:
        total += 2
    return total >= limit

#> spam_score_exceeds("x@y.z", "You are a WINNER!!", "Click https://bad.example now")
#> spam_score_exceeds("mum@home.example", "FREE PRIZE!!!", "https://a https://b")
#> spam_score_exceeds("bo@x.org", "Lunch", "Are you free on Monday at noon, or later?")
#> spam_score_exceeds("bo@x.org", "", "https://x.org")
#> spam_score_exceeds("news@shop.example", "News", "Our NEWS for JUNE: free, FREE, free shipping and a prize", limit=6)

### disjoint_schedule_possible
import heapq


def disjoint_schedule_possible(tasks: list[tuple[int, int, int]]) -> bool:
    """Whether tasks (release, deadline, length) fit on one machine when run in pieces (EDF)."""
    waiting = sorted(tasks)
    ready: list[tuple[int, int]] = []
    now = 0
    while waiting or ready:
        if not ready:
            now = max(now, waiting[0][0])
        while waiting and waiting[0][0] <= now:
            _, deadline, length = waiting.pop(0)
            heapq.heappush(ready, (deadline, length))
        deadline, length = heapq.heappop(ready)
        now += 1
        if now > deadline:
            return False
        if length > 1:
            heapq.heappush(ready, (deadline, length - 1))
    return True

#> disjoint_schedule_possible([(0, 4, 2), (1, 3, 1), (2, 8, 3)])
#> disjoint_schedule_possible([(0, 2, 2), (0, 2, 1)])
#> disjoint_schedule_possible([])
#> disjoint_schedule_possible([(5, 9, 4), (0, 3, 1), (6, 7, 1)])
#> disjoint_schedule_possible([(0, 10, 3), (0, 6, 3), (2, 5, 2), (8, 10, 2)])

### valid_semver_upgrade
import re

SEMVER = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:-([\w.]+))?")


class VersionError(ValueError):
    pass


def parse(text):
    match = SEMVER.fullmatch(text)
    if match is None:
        raise VersionError(text)
    *numbers, pre = match.groups()
    # a version without pre-release comes after all of its pre-releases
    return tuple(map(int, numbers)), pre is None, pre or ""


def valid_semver_upgrade(history: list[str], allow_major: bool = True) -> bool:
    """Every version must be above the one before; major steps go up by one at most."""
    previous = None
    for text in history:
        current = parse(text)
        if previous is not None:
            if current <= previous:
                return False
            jump = current[0][0] - previous[0][0]
            if jump > 1 or (jump and not allow_major):
                return False
        previous = current
    return True

#> valid_semver_upgrade(["1.0.0-alpha", "1.0.0-beta", "1.0.0", "1.0.1", "2.0.0"])
#> valid_semver_upgrade(["1.0.0", "1.0.0-rc.1"])
#> valid_semver_upgrade(["1.9.0", "1.10.0", "3.0.0"])
#> valid_semver_upgrade(["0.1.0", "1.0.0"], allow_major=False)
#> valid_semver_upgrade([])
#> valid_semver_upgrade(["1.0"])
#> valid_semver_upgrade(["2.3.4", "2.3.5", "2.4.0-a", "2.4.0-b", "2.4.0"], False)
#> valid_semver_upgrade(["1.0.0-alpha", "1.0.0-beta", "1.0.0", "1.0.1", "2.0.0", "1.0.0", "1.0.0-rc.1"])

### tic_tac_toe_won_by
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class IllegalMove(Exception):
    pass


def play(board, move, player):
    if board[move] != " ":
        raise IllegalMove(f"{player} on {move}")
    board[move] = player


def has_won(board, player):
    return any(all(board[i] == player for i in line) for line in LINES)


def tic_tac_toe_won_by(moves: str, player: str) -> bool:
    """Whether the player has won after moves 0..8, X begins; moves after a win are illegal."""
    board = [" "] * 9
    winner = None
    for number, digit in enumerate(moves):
        current = "XO"[number % 2]
        if winner:
            raise IllegalMove("game is over")
        play(board, int(digit), current)
        if has_won(board, current):
            winner = current
    return winner == player

#> tic_tac_toe_won_by("03142", "X")
#> tic_tac_toe_won_by("031426", "X")
#> tic_tac_toe_won_by("4081", "O")
#> tic_tac_toe_won_by("0415382", "O")
#> tic_tac_toe_won_by("00", "X")
#> tic_tac_toe_won_by("", "X")
#> tic_tac_toe_won_by("013487", "O")

### tree_is_search_tree
class Node:
    def __init__(self, key, left=None, right=None):
        self.key, self.left, self.right = key, left, right


def build(spec):
    """(key, left, right) or a plain key, None for nothing."""
    if spec is None:
        return None
    if isinstance(spec, tuple):
        key, left, right = spec
        return Node(key, build(left), build(right))
    return Node(spec)


def ordered(node, low=None, high=None):
    if node is None:
        return True
    if low is not None and node.key <= low:
        return False
    if high is not None and node.key >= high:
        return False
    return ordered(node.left, low, node.key) and ordered(node.right, node.key, high)


def tree_is_search_tree(spec) -> bool:
    return ordered(build(spec))

#> tree_is_search_tree((8, (3, 1, 6), (10, None, 14)))
#> tree_is_search_tree((8, (3, 1, 9), 10))
#> tree_is_search_tree(None)
#> tree_is_search_tree(("m", "c", ("t", "p", "z")))
#> tree_is_search_tree((5, None, (7, 5, 9)))

### feature_flag_enabled_for
import zlib

FLAGS = {
    "new_cart": {"percent": 30, "countries": {"DE", "AT"}},
    "dark_mode": {"percent": 100, "blocked": {"u7"}},
    "beta_api": {"percent": 0, "users": {"u1", "u2"}},
}


def bucket(flag: str, user: str) -> int:
    return zlib.crc32(f"{flag}:{user}".encode()) % 100


def feature_flag_enabled_for(flag: str, user: str, country: str = "DE") -> bool:
    """Rules in order: unknown flag, blocked, listed user, country, percentage."""
    rule = FLAGS.get(flag)
    if rule is None:
        return False
    if user in rule.get("blocked", ()):
        return False
    if user in rule.get("users", ()):
        return True
    countries = rule.get("countries")
    if countries is not None and country not in countries:
        return False
    return bucket(flag, user) < rule["percent"]

#> feature_flag_enabled_for("new_cart", "u1")
#> feature_flag_enabled_for("new_cart", "u4")
#> feature_flag_enabled_for("new_cart", "u12", "FR")
#> feature_flag_enabled_for("dark_mode", "u7")
#> feature_flag_enabled_for("dark_mode", "u8", country="SE")
#> feature_flag_enabled_for("beta_api", "u2")
#> feature_flag_enabled_for("gone", "u2")

### rectangles_cover_area
def cells(rectangle):
    left, top, width, height = rectangle
    for x in range(left, left + width):
        for y in range(top, top + height):
            yield x, y


def rectangles_cover_area(width: int, height: int, rectangles: list[tuple]) -> bool:
    """Whether the rectangles cover a field without gaps and without overlap."""
    seen = set()
    for rectangle in rectangles:
        for cell in cells(rectangle):
            x, y = cell
            if cell in seen or not (0 <= x < width and 0 <= y < height):
                return False
            seen.add(cell)
    return len(seen) == width * height

#> rectangles_cover_area(3, 2, [(0, 0, 2, 2), (2, 0, 1, 2)])
#> rectangles_cover_area(3, 2, [(0, 0, 2, 2), (1, 0, 2, 2)])
#> rectangles_cover_area(3, 2, [(0, 0, 3, 1)])
#> rectangles_cover_area(0, 0, [])
#> rectangles_cover_area(4, 3, [(0, 0, 4, 1), (0, 1, 1, 2), (1, 1, 3, 2)])
#> rectangles_cover_area(2, 2, [(0, 0, 3, 1)])

### checklist_complete_recursive
def parse(lines):
    """Items by indentation: [(done, text, children)]."""
    root = []
    stack = [(-1, root)]
    for line in lines:
        indent = len(line) - len(line.lstrip())
        done = line.lstrip().startswith("[x]")
        item = (done, line.strip()[4:], [])
        while stack[-1][0] >= indent:
            stack.pop()
        stack[-1][1].append(item)
        stack.append((indent, item[2]))
    return root


def complete(item):
    done, _, children = item
    if children:
        return all(complete(child) for child in children)
    return done


def checklist_complete_recursive(text: str) -> bool:
    """An item with sub-items is complete when all of those are."""
    items = parse(text.splitlines())
    return bool(items) and all(complete(item) for item in items)

#> checklist_complete_recursive("[x] pack\n[ ] house\n  [x] keys\n  [x] lights")
#> checklist_complete_recursive("[x] pack\n  [ ] socks\n[x] go")
#> checklist_complete_recursive("")
#> checklist_complete_recursive("[ ] trip\n  [ ] car\n    [x] fuel\n    [x] oil\n  [x] food")
#> checklist_complete_recursive("[x] a\n  [x] b\n    [x] c\n[ ] d")

### same_structure_documents
def shape(value):
    if isinstance(value, dict):
        return {key: shape(child) for key, child in value.items()}
    if isinstance(value, list):
        kinds = []
        for item in value:
            kind = shape(item)
            if kind not in kinds:
                kinds.append(kind)
        return kinds
    return type(value).__name__


def same_structure_documents(left, right, ignore: tuple[str, ...] = ()) -> bool:
    """Whether two documents have the same keys and types, lists compared by their kinds of items."""
    shapes = []
    for document in (left, right):
        found = shape(document)
        if isinstance(found, dict):
            for key in ignore:
                found.pop(key, None)
        shapes.append(found)
    return shapes[0] == shapes[1]

#> same_structure_documents({"id": 1, "tags": ["a", "b"]}, {"id": 7, "tags": ["x"]})
#> same_structure_documents({"id": 1, "tags": ["a", 2]}, {"id": 7, "tags": ["x"]})
#> same_structure_documents([{"a": 1}, {"a": 2}], [{"a": 3}])
#> same_structure_documents({"a": {"b": None}}, {"a": {"b": 0}})
#> same_structure_documents({"a": 1, "v": 2}, {"a": 5}, ignore=("v", "w"))
#> same_structure_documents([], {})

### hand_is_straight
ORDER = "23456789TJQKA"


def longest_run(ranks):
    best = run = 1
    for before, after in zip(ranks, ranks[1:]):
        run = run + 1 if after == before + 1 else 1
        best = max(best, run)
    return best


def hand_is_straight(hand: str, length: int = 5) -> bool:
    """Whether cards like '9H TD JS QC KH' hold a run of that length; the ace counts low too."""
    ranks = set()
    for card in hand.upper().split():
        rank = ORDER.index(card[0])
        ranks.add(rank)
        if card[0] == "A":
            ranks.add(-1)
    if len(ranks) < length:
        return False
    return longest_run(sorted(ranks)) >= length

#> hand_is_straight("9H TD JS QC KH")
#> hand_is_straight("AH 2D 3S 4C 5H")
#> hand_is_straight("2H 2D 3S 4C 5H 7S")
#> hand_is_straight("QH KD AS", 3)
#> hand_is_straight("")
#> hand_is_straight("7c 8c 9d jd", length=3)
