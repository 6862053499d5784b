### gradebook_curve_letters
from statistics import mean, pstdev


class Curve:
    def __init__(self, scores):
        self.mean = mean(scores)
        self.spread = pstdev(scores) or 1.0

    def letter(self, score):
        z = (score - self.mean) / self.spread
        for limit, letter in ((1.0, "A"), (0.0, "B"), (-1.0, "C")):
            if z >= limit:
                return letter
        return "D"


def gradebook_curve_letters(text: str) -> dict[str, str]:
    scores: dict[str, float | None] = {}
    for entry in text.split(","):
        if not entry.strip():
            continue
        name, score = entry.split()
        scores[name] = None if score == "-" else float(score)
    present = [score for score in scores.values() if score is not None]
    if not present:
        return {name: "X" for name in scores}
    curve = Curve(present)
    letters = {}
    for name, score in scores.items():
        letters[name] = "X" if score is None else curve.letter(score)
    return letters

#> gradebook_curve_letters("ann 80, bob 65, cid 95, dot 40, eve -")
#> gradebook_curve_letters("a 50, b 50")
#> gradebook_curve_letters("")
#> gradebook_curve_letters("x -, y -")
#> gradebook_curve_letters("p 10, q 20, r 30, s 40, t 50, u 100")

### release_notes_sections
import re
from collections import defaultdict

COMMIT = re.compile(r"^(?P<kind>feat|fix|docs|chore)(?:\((?P<scope>[\w-]+)\))?(?P<breaking>!)?: (?P<text>.+)$")
TITLES = {"feat": "Features", "fix": "Fixes", "docs": "Docs"}


def release_notes_sections(commits: list[str], version: str) -> tuple[str, list[str]]:
    """(next version, lines of release notes) from commit messages; chores are left out."""
    major, minor, patch = map(int, version.split("."))
    sections = defaultdict(list)
    level = 0
    for commit in commits:
        match = COMMIT.match(commit)
        if match is None:
            continue
        if match["breaking"]:
            level = 2
        elif match["kind"] == "feat":
            level = max(level, 1)
        if match["kind"] in TITLES:
            scope = f"{match['scope']}: " if match["scope"] else ""
            sections[TITLES[match["kind"]]].append(f"- {scope}{match['text']}")
    bumped = [(major, minor, patch + 1), (major, minor + 1, 0), (major + 1, 0, 0)][level]
    lines = []
    for title in TITLES.values():
        if sections[title]:
            lines += [title, *sections[title]]
    return ".".join(map(str, bumped)), lines

#> release_notes_sections(["feat(api): add search", "fix: typo", "chore: bump", "docs: readme"], "1.4.2")
#> release_notes_sections(["fix(core)!: drop python 2", "feat: x"], "0.9.9")
#> release_notes_sections([], "1.0.0")
#> release_notes_sections(["wip", "Fix: capital"], "1.0")
#> release_notes_sections(["fix: a", "fix(ui): b", "merge branch"], "2.0.9")

### ledger_category_rules
import re
from collections import Counter

RULES = [
    (re.compile(r"\b(rewe|aldi|lidl)\b", re.I), "food"),
    (re.compile(r"miete|rent", re.I), "home"),
    (re.compile(r"\b(db|bvg|taxi)\b", re.I), "travel"),
]


class Ledger:
    def __init__(self):
        self.sums: Counter = Counter()
        self.unknown = []

    def add(self, text, cents):
        for pattern, category in RULES:
            if pattern.search(text):
                self.sums[category] += cents
                return
        self.unknown.append(text)
        self.sums["other"] += cents


def ledger_category_rules(lines, share_limit=50):
    """Percent by category for lines 'REWE Markt;-23.50'; income is ignored; 'check' if too much is unknown."""
    ledger = Ledger()
    for line in lines:
        text, _, amount = line.rpartition(";")
        cents = round(float(amount) * 100)
        if cents < 0:
            ledger.add(text, -cents)
    total = ledger.sums.total()
    shares = {name: 100 * cents // total for name, cents in ledger.sums.items()}
    if shares.get("other", 0) > share_limit:
        shares["check"] = len(ledger.unknown)
    return shares

#> ledger_category_rules(["REWE Markt;-23.50", "Miete Mai;-700", "Salary;2500", "Taxi 7;-18.9", "Aldi;-7.60"])
#> ledger_category_rules(["Cinema;-12", "Books;-30", "DB Ticket;-20"])
#> ledger_category_rules([])
#> ledger_category_rules(["Aldi;cheap"])
#> ledger_category_rules(["Parent club;-10", "Lidlx;-10", "bvg;-20"], 20)

### attendance_streak_report
from itertools import groupby


def runs(marks):
    for mark, group in groupby(marks):
        yield mark, len(list(group))


def attendance_streak_report(sheets: dict[str, str], warn: int = 2) -> dict[str, str]:
    """For 'ppaap' (present, absent, excused 'e'): longest row present, and '!' after too many absences in a row."""
    report = {}
    for name, marks in sorted(sheets.items()):
        longest = worst = 0
        for mark, length in runs(marks.replace("e", "").lower()):
            if mark == "p":
                longest = max(longest, length)
            elif mark == "a":
                worst = max(worst, length)
            else:
                raise ValueError(f"{name}: {mark}")
        report[name] = f"{longest}" + ("!" if worst >= warn else "")
    return report

#> attendance_streak_report({"bob": "ppaap", "ann": "pppep", "cid": "apapa"})
#> attendance_streak_report({"x": "aea"}, warn=3)
#> attendance_streak_report({})
#> attendance_streak_report({"y": "pp?"})
#> attendance_streak_report({"z": "PAPPP", "w": "", "v": "eeee", "u": "paaap"}, 3)
#> attendance_streak_report({"bob": "ppaap", "ann": "pppep", "cid": "apapa", "x": "aea"})
#> attendance_streak_report({"x": "aea", "bob": "ppaap", "ann": "pppep", "cid": "apapa"})

### bookmarks_tree_export
from html import escape


class Folder:
    def __init__(self, name):
        self.name = name
        self.entries = []

    def folder(self, name):
        for entry in self.entries:
            if isinstance(entry, Folder) and entry.name == name:
                return entry
        created = Folder(name)
        self.entries.append(created)
        return created

    def render(self, depth=0):
        pad = "  " * depth
        for entry in self.entries:
            if isinstance(entry, Folder):
                yield f"{pad}<h3>{escape(entry.name)}</h3>"
                yield from entry.render(depth + 1)
            else:
                title, url = entry
                yield f'{pad}<a href="{escape(url)}">{escape(title)}</a>'


def bookmarks_tree_export(lines: list[str]) -> list[str]:
    root = Folder("")
    for line in lines:
        path, title, url = line.split("|")
        folder = root
        for part in filter(None, path.split("/")):
            folder = folder.folder(part)
        folder.entries.append((title, url))
    return list(root.render())

#> bookmarks_tree_export(["news/local|Paper|http://x", "|Home|http://h", "news|A & B|http://y?a=1&b=2"])
#> bookmarks_tree_export([])
#> bookmarks_tree_export(["a/b/c|Deep|u"])
#> bookmarks_tree_export(["no separators"])
#> bookmarks_tree_export(["x|1|a", "y|2|b", "x/z|3|c", "x|4|d"])

### dialog_choice_points
TREE = {
    "start": ("Hello, who are you?", {"friend": "tea", "thief": "guard"}),
    "tea": ("Come in! Tea?", {"yes": "end", "no": "start"}),
    "guard": ("Guards!", {}),
    "end": ("Cheers.", {}),
}


class BadChoice(LookupError):
    pass


def step(node, choice):
    _, choices = TREE[node]
    if choice.isdigit():
        names = list(choices)
        index = int(choice) - 1
        if not 0 <= index < len(names):
            raise BadChoice(choice)
        choice = names[index]
    if choice not in choices:
        raise BadChoice(choice)
    return choices[choice]


def dialog_choice_points(answers: list[str]) -> list[str]:
    """The texts of a dialog for answers by name or number; wrong answers get a question mark."""
    node = "start"
    said = [TREE[node][0]]
    for answer in answers:
        if not TREE[node][1]:
            break
        try:
            node = step(node, answer.strip().lower())
        except BadChoice:
            said.append("?")
            continue
        said.append(TREE[node][0])
    return said

#> dialog_choice_points(["friend", "no", "2", "more"])
#> dialog_choice_points(["hm", "9", "1", "YES"])
#> dialog_choice_points([])
#> dialog_choice_points(["1", "2", "1", "2", "1", "1", "bye"])
#> dialog_choice_points(["0", "thief "])

### seat_map_text_parse
import re

SEAT = re.compile(r"^(\d+)([A-F])$")


class SeatError(ValueError):
    pass


class Cabin:
    def __init__(self, text):
        self.rows = {int(line.split()[0]): line.split()[1] for line in text.splitlines() if line.strip()}

    def state(self, seat):
        match = SEAT.match(seat)
        if match is None or int(match[1]) not in self.rows:
            raise SeatError(seat)
        marks = self.rows[int(match[1])].replace("|", "")
        index = "ABCDEF".index(match[2])
        if index >= len(marks):
            raise SeatError(seat)
        return marks[index]


def seat_map_text_parse(text: str, seats: str) -> dict[str, str]:
    cabin = Cabin(text)
    states = {}
    for seat in seats.upper().split():
        try:
            states[seat] = "free" if cabin.state(seat) == "." else "taken"
        except SeatError:
            states[seat] = "none"
    return states

#> seat_map_text_parse("11 xx.|...\n12 .x.|x..", "11A 11c 12D 12E")
#> seat_map_text_parse("1 ..|..", "1F 2A 1Z A1 1D")
#> seat_map_text_parse("", "1A")
#> seat_map_text_parse("7 ......", "")
#> seat_map_text_parse("row", "1A")
#> seat_map_text_parse("11 xx.|...\n12 .x.|x..", "11A 11c 12D 12E 1F 2A 1Z A1 1D")
#> seat_map_text_parse("1 ..|..", "1F 2A 1Z A1 1D 11A 11c 12D 12E")

### tournament_tiebreak_table
from functools import cmp_to_key
from typing import NamedTuple


class Team(NamedTuple):
    name: str
    points: int = 0
    scored: int = 0
    conceded: int = 0

    def add(self, mine, theirs):
        gain = 3 if mine > theirs else 1 if mine == theirs else 0
        return self._replace(points=self.points + gain, scored=self.scored + mine, conceded=self.conceded + theirs)


def compare(a, b):
    for left, right in ((a.points, b.points), (a.scored - a.conceded, b.scored - b.conceded), (a.scored, b.scored)):
        if left != right:
            return right - left
    return -1 if a.name < b.name else 1


def tournament_tiebreak_table(games):
    teams: dict[str, Team] = {}
    for game in games:
        pair, score = game.split()
        home, away = pair.split("-")
        a, b = map(int, score.split(":"))
        teams[home] = teams.get(home, Team(home)).add(a, b)
        teams[away] = teams.get(away, Team(away)).add(b, a)
    table = sorted(teams.values(), key=cmp_to_key(compare))
    return [f"{team.name} {team.points} {team.scored}:{team.conceded}" for team in table]

#> tournament_tiebreak_table(["red-blue 2:1", "blue-green 3:0", "green-red 1:1"])
#> tournament_tiebreak_table(["a-b 0:0", "c-d 0:0"])
#> tournament_tiebreak_table([])
#> tournament_tiebreak_table(["x-y 5:4", "y-x 1:0"])
#> tournament_tiebreak_table(["x-y two:one"])
