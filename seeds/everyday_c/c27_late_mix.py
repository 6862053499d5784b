### transcript_speaker_shares
from collections import Counter


def utterances(text):
    speaker = None
    for line in text.splitlines():
        head, colon, rest = line.partition(":")
        if colon and head.strip().istitle() and " " not in head.strip():
            speaker = head.strip()
            yield speaker, rest.split()
        elif speaker is not None:
            yield speaker, line.split()


def transcript_speaker_shares(text: str) -> dict[str, int]:
    """Percent of words by speaker; lines without a name belong to the one before."""
    words: Counter = Counter()
    for speaker, spoken in utterances(text):
        words[speaker] += len(spoken)
    total = words.total()
    if not total:
        return {}
    return {speaker: round(100 * n / total) for speaker, n in words.most_common()}

#> transcript_speaker_shares("Ann: hello to you all\nBob: hi\nand welcome: everyone\nAnn: thanks a lot")
#> transcript_speaker_shares("noise first\nEve: one two three\n\nEve: four")
#> transcript_speaker_shares("")
#> transcript_speaker_shares("Zed:\nYan:")
#> transcript_speaker_shares("Tom: to be or not to be\nJim: that is\nthe question\nwhether it is nobler\nTom: hm")

### rate_card_project_cost
from dataclasses import dataclass, field
from enum import Enum


class Level(Enum):
    JUNIOR = 60
    SENIOR = 95
    LEAD = 130


@dataclass
class Phase:
    title: str
    hours: dict[Level, int] = field(default_factory=dict)

    def cost(self) -> int:
        return sum(level.value * hours for level, hours in self.hours.items())


class OverBudget(Exception):
    pass


def parse_phase(text):
    title, _, rest = text.partition(":")
    phase = Phase(title.strip())
    for entry in rest.split():
        count, _, level = entry.partition("x")
        phase.hours[Level[level.upper()]] = int(count)
    return phase


def rate_card_project_cost(plan: list[str], budget: int) -> int:
    """Cost of phases 'design: 10xlead 40xjunior', with 10% risk on phases above 5000."""
    total = 0
    for phase in map(parse_phase, plan):
        cost = phase.cost()
        if cost > 5000:
            cost += cost // 10
        total += cost
        if total > budget:
            raise OverBudget(f"{phase.title}: {total}")
    return total

#> rate_card_project_cost(["design: 10xlead 40xjunior", "build: 60xsenior 20xjunior", "test: 30xjunior"], 20000)
#> rate_card_project_cost(["design: 10xlead", "build: 100xsenior"], 8000)
#> rate_card_project_cost([], 0)
#> rate_card_project_cost(["x: 1xintern"], 100)
#> rate_card_project_cost(["a: 1xlead 1xsenior 1xjunior", "b: 0xlead", "c: 50xjunior", "d: 3xsenior"], 5000)

### spell_check_suggestions
from difflib import SequenceMatcher

WORDS = ("receive", "believe", "separate", "address", "calendar", "necessary", "rhythm")


def ratio(left: str, right: str) -> float:
    return SequenceMatcher(None, left, right).ratio()


def spell_check_suggestions(text: str, least: float = 0.75) -> dict[str, str | None]:
    """For each unknown word of six letters or more the best suggestion, None if nothing is near."""
    suggestions: dict[str, str | None] = {}
    for raw in text.lower().split():
        word = raw.strip(".,!?")
        if len(word) < 6 or word in WORDS or word in suggestions:
            continue
        best, best_ratio = None, least
        for known in WORDS:
            score = ratio(word, known)
            if score >= best_ratio:
                best, best_ratio = known, score
        suggestions[word] = best
    return suggestions

#> spell_check_suggestions("I recieve a seperate calender.")
#> spell_check_suggestions("believe in rhythm, adress me")
#> spell_check_suggestions("")
#> spell_check_suggestions("completely other things", least=0.9)
#> spell_check_suggestions("Neccessary! neccessary? beleive", 0.8)

### ring_buffer_overwrites
class RingBuffer:
    """A fixed number of cells; new values overwrite the oldest ones."""

    def __init__(self, size):
        self.cells = [None] * size
        self.start = self.count = 0
        self.lost = 0

    def push(self, value):
        index = (self.start + self.count) % len(self.cells)
        self.cells[index] = value
        if self.count == len(self.cells):
            self.start = (self.start + 1) % len(self.cells)
            self.lost += 1
        else:
            self.count += 1

    def pop(self):
        if not self.count:
            raise IndexError("empty buffer")
        value = self.cells[self.start]
        self.start = (self.start + 1) % len(self.cells)
        self.count -= 1
        return value

    def __iter__(self):
        for offset in range(self.count):
            yield self.cells[(self.start + offset) % len(self.cells)]


def ring_buffer_overwrites(size: int, script: str) -> tuple[str, int]:
    """Letters are pushed, '-' pops; what is inside at the end and how many were lost."""
    buffer = RingBuffer(size)
    for char in script:
        if char == "-":
            buffer.pop()
        else:
            buffer.push(char)
    return "".join(buffer), buffer.lost

#> ring_buffer_overwrites(3, "abcde")
#> ring_buffer_overwrites(3, "ab-cd-e")
#> ring_buffer_overwrites(2, "")
#> ring_buffer_overwrites(2, "a--b")
#> ring_buffer_overwrites(4, "abc--defgh-i")

### prefix_tree_autocomplete
class Trie:
    def __init__(self):
        self.children = {}
        self.weight = 0

    def insert(self, word, weight):
        node = self
        for letter in word:
            node = node.children.setdefault(letter, Trie())
        node.weight += weight

    def find(self, prefix):
        node = self
        for letter in prefix:
            if letter not in node.children:
                return None
            node = node.children[letter]
        return node

    def words(self, prefix=""):
        if self.weight:
            yield -self.weight, prefix
        for letter, child in self.children.items():
            yield from child.words(prefix + letter)


def prefix_tree_autocomplete(queries: list[str], prefix: str, n: int = 3) -> list[str]:
    """The most frequent earlier queries that begin with the prefix."""
    trie = Trie()
    for query in queries:
        trie.insert(query.strip().lower(), 1)
    node = trie.find(prefix.lower())
    if node is None:
        return []
    return [word for _, word in sorted(node.words(prefix.lower()))[:n]]

#> prefix_tree_autocomplete(["tea", "team", "tea", "ten", "toast"], "te")
#> prefix_tree_autocomplete(["Tea", "ten"], "x")
#> prefix_tree_autocomplete([], "")
#> prefix_tree_autocomplete(["go", "gone", "got", "go", "gone", "gone"], "GO", n=2)
#> prefix_tree_autocomplete(["abc ", "ab", "a"], "", 5)

### loyalty_points_expire
from collections import deque


class Points:
    """Points are spent from the oldest ones; they expire after a year (360 days)."""

    def __init__(self):
        self.lots = deque()

    def expire(self, day):
        while self.lots and day - self.lots[0][0] >= 360:
            self.lots.popleft()

    def earn(self, day, amount):
        self.lots.append([day, amount])

    def spend(self, amount):
        if amount > self.balance:
            return False
        while amount:
            lot = self.lots[0]
            used = min(lot[1], amount)
            lot[1] -= used
            amount -= used
            if not lot[1]:
                self.lots.popleft()
        return True

    @property
    def balance(self):
        return sum(amount for _, amount in self.lots)


def loyalty_points_expire(events: list[tuple[int, int]], day: int) -> int:
    """Balance on a day after events (day, +points or -points)."""
    points = Points()
    refused = 0
    for when, amount in events:
        points.expire(when)
        if amount >= 0:
            points.earn(when, amount)
        elif not points.spend(-amount):
            refused += 1
    points.expire(day)
    return points.balance - refused

#> loyalty_points_expire([(0, 100), (50, 30), (100, -60), (200, 10)], 365)
#> loyalty_points_expire([(0, 100), (50, 30), (100, -110)], 300)
#> loyalty_points_expire([], 1)
#> loyalty_points_expire([(1, 5), (2, -9), (400, 7), (401, -7), (402, 0)], 500)
#> loyalty_points_expire([(0, 10), (10, 10), (20, 10), (365, -15), (366, -10)], 375)

### mail_merge_rows_c27
import csv
import io
import re


class MergeError(Exception):
    pass


FIELD = re.compile(r"<(\w+)(?:\|(\w+))?>")
FILTERS = {"upper": str.upper, "title": str.title, "initial": lambda text: text[:1] + "."}


def merge(template, row, number):
    def value(match):
        name, filter_name = match.groups()
        if name not in row:
            raise MergeError(f"row {number}: no column {name}")
        return FILTERS.get(filter_name, str)(row[name].strip())

    return FIELD.sub(value, template)


def mail_merge_rows_c27(template: str, table: str) -> list[str]:
    """One text for each row of a CSV table."""
    letters = []
    for number, row in enumerate(csv.DictReader(io.StringIO(table)), 1):
        letters.append(merge(template, row, number))
    return letters

#> mail_merge_rows_c27("Dear <name|title>, pay <sum> EUR", "name,sum\nida holm,12.50\nbo,3\n")
#> mail_merge_rows_c27("<first|initial> <last|upper>", "first,last\nAda, Lovelace\nAlan,Turing\nGrace,Hopper")
#> mail_merge_rows_c27("static text", "a\n1\n2")
#> mail_merge_rows_c27("<nobody>", "a\n1")
#> mail_merge_rows_c27("<a>", "")
#> mail_merge_rows_c27("<first|initial> <last|upper>", "first,last\nAda, Lovelace\nAlan,Turing\nGrace,Hopper\nname,sum\nida holm,12.50\nbo,3\n")
#> mail_merge_rows_c27("Dear <name|title>, pay <sum> EUR", "name,sum\nida holm,12.50\nbo,3\nfirst,last\nAda, Lovelace\nAlan,Turing\nGrace,Hopper")

### checksum_file_manifest
import hashlib


def digest(content: str) -> str:
    return hashlib.md5(content.encode()).hexdigest()[:6]


def checksum_file_manifest(files: dict[str, str], manifest: str) -> dict[str, list[str]]:
    """Compares files with lines 'digest  name': what changed, is missing or is new."""
    report: dict[str, list[str]] = {"changed": [], "missing": [], "new": []}
    listed = set()
    for line in manifest.splitlines():
        expected, _, name = line.partition("  ")
        listed.add(name)
        if name not in files:
            report["missing"].append(name)
        elif digest(files[name]) != expected:
            report["changed"].append(name)
    for name in sorted(files):
        if name not in listed:
            report["new"].append(name)
    return {kind: names for kind, names in report.items() if names}

#> checksum_file_manifest({"a.txt": "hello", "b.txt": "x"}, "5d4140  a.txt\n000000  b.txt\n123456  c.txt")
#> checksum_file_manifest({"a.txt": "hello"}, "5d4140  a.txt")
#> checksum_file_manifest({}, "")
#> checksum_file_manifest({"new1": "", "new2": "2"}, "")
#> checksum_file_manifest({"a": "", "b": ""}, "d41d8c  b\nd41d8c  a\nd41d8c  z")
#> checksum_file_manifest({"a.txt": "hello", "b.txt": "x"}, "5d4140  a.txt\n000000  b.txt\n123456  c.txt\nd41d8c  b\nd41d8c  a\nd41d8c  z")
#> checksum_file_manifest({"a": "", "b": ""}, "d41d8c  b\nd41d8c  a\nd41d8c  z\n5d4140  a.txt\n000000  b.txt\n123456  c.txt")

### quiz_answers_graded
from typing import NamedTuple


class Question(NamedTuple):
    kind: str
    answer: str
    points: int = 1


def grade_choice(given, answer):
    return 1.0 if given.strip().lower() == answer else 0.0


def grade_multi(given, answer):
    wanted, chosen = set(answer), set(given.lower().replace(",", "").replace(" ", ""))
    right = len(wanted & chosen) - len(chosen - wanted)
    return max(0, right) / len(wanted)


def grade_number(given, answer):
    try:
        value = float(given)
    except ValueError:
        return 0.0
    return 1.0 if abs(value - float(answer)) < 0.01 else 0.0


GRADERS = {"choice": grade_choice, "multi": grade_multi, "number": grade_number}


def quiz_answers_graded(questions: list[tuple], answers: list[str]) -> float:
    """Percent of the points that were reached; answers left out count nothing."""
    total = reached = 0.0
    for index, question in enumerate(Question(*q) for q in questions):
        total += question.points
        if index < len(answers):
            reached += question.points * GRADERS[question.kind](answers[index], question.answer)
    return round(100 * reached / total, 1) if total else 0.0

#> quiz_answers_graded([("choice", "b"), ("multi", "ac", 2), ("number", "3.14", 3)], [" B", "a, c", "3.141"])
#> quiz_answers_graded([("choice", "b"), ("multi", "ac", 2), ("number", "3.14", 3)], ["c", "ab", "pi"])
#> quiz_answers_graded([], [])
#> quiz_answers_graded([("multi", "abcd", 4), ("choice", "x")], ["ab"])
#> quiz_answers_graded([("essay", "")], ["text"])
#> quiz_answers_graded([("choice", "b"), ("multi", "ac", 2), ("number", "3.14", 3), ("choice", "b"), ("multi", "ac", 2), ("number", "3.14", 3)], [" B", "a, c", "3.141"])
#> quiz_answers_graded([("choice", "b"), ("multi", "ac", 2), ("number", "3.14", 3), ("multi", "abcd", 4), ("choice", "x")], [" B", "a, c", "3.141"])
#> quiz_answers_graded([("multi", "abcd", 4), ("choice", "x"), ("choice", "b"), ("multi", "ac", 2), ("number", "3.14", 3)], [" B", "a, c", "3.141"])

### bracket_expand_names
import re

GROUP = re.compile(r"\{([^{}]*)\}")


def options(body):
    first, dots, last = body.partition("..")
    if dots and first.isdigit() and last.isdigit():
        return [str(n).zfill(len(first)) for n in range(int(first), int(last) + 1)]
    return body.split(",")


def bracket_expand_names(pattern: str, most: int = 20) -> list[str]:
    """All names of a pattern like 'host{1..3}-{a,b}'."""
    names = [pattern]
    while GROUP.search(names[0]):
        expanded = []
        for name in names:
            match = GROUP.search(name)
            for option in options(match.group(1)):
                expanded.append(name[:match.start()] + option + name[match.end():])
        if len(expanded) > most:
            raise OverflowError(f"{len(expanded)} names")
        names = expanded
    return names

#> bracket_expand_names("host{1..3}-{a,b}")
#> bracket_expand_names("file{08..11}.txt")
#> bracket_expand_names("plain")
#> bracket_expand_names("{1..9}{1..9}")
#> bracket_expand_names("x{,y,z}w{}")
#> bracket_expand_names("img_{a,b,c}{1..4}.png")

### temperature_days_above
from itertools import groupby
from statistics import fmean


def temperature_days_above(readings: list[tuple[str, float]], limit: float, least_days: int) -> bool:
    """Whether the daily mean was above the limit for so many days in a row (a heat wave)."""
    run = 0
    for _, group in groupby(readings, key=lambda reading: reading[0][:10]):
        values = [value for _, value in group]
        if fmean(values) > limit:
            run += 1
        else:
            run = 0
        if run >= least_days:
            return True
    return False

#> temperature_days_above([("2024-07-01T12", 31), ("2024-07-01T18", 29), ("2024-07-02T12", 33), ("2024-07-03T12", 30.5)], 29.5, 3)
#> temperature_days_above([("2024-07-01T12", 31), ("2024-07-02T12", 20), ("2024-07-03T12", 30.5), ("2024-07-04T12", 32)], 30, 3)
#> temperature_days_above([], 10, 1)
#> temperature_days_above([("2024-01-01", 0.0)], -1, 1)
#> temperature_days_above([("d1", 9), ("d2", 9), ("d3", 1), ("d4", 9), ("d5", 9), ("d6", 9)], 5, 3)
#> temperature_days_above([("2024-07-01T12", 31), ("2024-07-02T12", 20), ("2024-07-03T12", 30.5), ("2024-07-04T12", 32), ("d1", 9), ("d2", 9), ("d3", 1), ("d4", 9), ("d5", 9), ("d6", 9)], 30, 3)
#> temperature_days_above([("d1", 9), ("d2", 9), ("d3", 1), ("d4", 9), ("d5", 9), ("d6", 9), ("2024-07-01T12", 31), ("2024-07-01T18", 29), ("2024-07-02T12", 33), ("2024-07-03T12", 30.5)], 29.5, 3)

### nested_scopes_resolve
class NameMissing(NameError):
    pass


class Scope:
    def __init__(self, parent=None):
        self.parent = parent
        self.names = {}

    def lookup(self, name):
        scope, depth = self, 0
        while scope is not None:
            if name in scope.names:
                return scope.names[name], depth
            scope, depth = scope.parent, depth + 1
        raise NameMissing(name)


def nested_scopes_resolve(script: str) -> list[str]:
    """'x=1 { y=2 x? }' : values with how many scopes outside they were found; '!' if missing."""
    scope = Scope()
    found = []
    for word in script.split():
        if word == "{":
            scope = Scope(scope)
        elif word == "}":
            scope = scope.parent
        elif word.endswith("?"):
            try:
                value, depth = scope.lookup(word[:-1])
                found.append(f"{word[:-1]}={value}@{depth}")
            except NameMissing as error:
                found.append(f"{error}!")
        else:
            name, _, value = word.partition("=")
            scope.names[name] = value
    return found

#> nested_scopes_resolve("x=1 { y=2 x? y? } y? x?")
#> nested_scopes_resolve("a=1 { a=2 { a=3 a? } a? } a?")
#> nested_scopes_resolve("")
#> nested_scopes_resolve("{ { { deep=1 } deep? } }")
#> nested_scopes_resolve("p=0 { q=p p? { r? p? } } q?")

### sliding_puzzle_solvable
def inversions(tiles):
    count = 0
    for index, tile in enumerate(tiles):
        for later in tiles[index + 1:]:
            if later < tile:
                count += 1
    return count


def sliding_puzzle_solvable(rows: list[list[int]]) -> bool:
    """Whether a sliding puzzle (0 is the gap) can be brought into order."""
    size = len(rows)
    tiles = [tile for row in rows for tile in row if tile]
    if sorted(tiles) != list(range(1, size * size)):
        raise ValueError("tiles are missing")
    odd = inversions(tiles) % 2
    if size % 2:
        return not odd
    gap_row = next(index for index, row in enumerate(rows) if 0 in row)
    return (odd + size - gap_row) % 2 == 1

#> sliding_puzzle_solvable([[1, 2, 3], [4, 5, 6], [8, 7, 0]])
#> sliding_puzzle_solvable([[1, 2, 3], [4, 0, 6], [7, 5, 8]])
#> sliding_puzzle_solvable([[1, 2], [0, 3]])
#> sliding_puzzle_solvable([[2, 1], [3, 0]])
#> sliding_puzzle_solvable([[1, 2], [3, 3]])
