### subtitle_file_shift
import re

TIMING = re.compile(r"^(\d\d):(\d\d):(\d\d),(\d{3}) --> (\d\d):(\d\d):(\d\d),(\d{3})$")


def to_millis(parts):
    hours, minutes, seconds, millis = map(int, parts)
    return ((hours * 60 + minutes) * 60 + seconds) * 1000 + millis


def to_text(millis):
    seconds, millis = divmod(millis, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours:02d}:{minutes:02d}:{seconds:02d},{millis:03d}"


def subtitle_file_shift(text, millis):
    """Move all the timings of a subtitle file; those before zero start at zero."""
    out = []
    for line in text.split("\n"):
        found = TIMING.match(line)
        if found:
            times = found.groups()
            start = max(0, to_millis(times[:4]) + millis)
            end = max(0, to_millis(times[4:]) + millis)
            line = f"{to_text(start)} --> {to_text(end)}"
        out.append(line)
    return "\n".join(out)

#> subtitle_file_shift("1\n00:00:01,500 --> 00:00:03,250\nHello\n\n2\n00:59:59,900 --> 01:00:02,000\nBye", 1200)
#> subtitle_file_shift("1\n00:00:01,500 --> 00:00:03,250\nHello", -2000)
#> subtitle_file_shift("no timings here", 5)
#> subtitle_file_shift("00:00:00,000 --> 00:00:00,001", 3_600_000)
#> subtitle_file_shift("0:00:01,5 --> bad\n10:00:00,000 --> 10:00:01,000", -1)

### glossary_links_in_text
import re


def glossary_links_in_text(text: str, glossary: dict[str, str]) -> str:
    terms = sorted(glossary, key=lambda term: (-len(term), term))
    if not terms:
        return text
    pattern = re.compile(r"\b(" + "|".join(map(re.escape, terms)) + r")\b", re.IGNORECASE)
    lookup = {term.lower(): page for term, page in glossary.items()}
    linked = set()

    def link(match):
        word = match.group(1)
        key = word.lower()
        if key in linked:
            return word
        linked.add(key)
        return f"[{word}]({lookup[key]})"

    return pattern.sub(link, text)

#> glossary_links_in_text("A stack frame is on the stack. The Stack grows.", {"stack": "g1", "stack frame": "g2"})
#> glossary_links_in_text("Heap, heaps, HEAP and heap.", {"heap": "/h"})
#> glossary_links_in_text("nothing", {})
#> glossary_links_in_text("C++ and C# and C", {"C": "/c", "and": "/and"})
#> glossary_links_in_text("queue dequeue Queue", {"Queue": "#q", "unused": "#u"})

### typo_suggestions
def distance(a, b):
    """Edit distance with a row at a time."""
    previous = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        current = [i]
        for j, y in enumerate(b, 1):
            cost = previous[j - 1] + (x != y)
            current.append(min(cost, previous[j] + 1, current[-1] + 1))
        previous = current
    return previous[-1]


def typo_suggestions(word: str, commands: list[str], most: int = 2) -> str | None:
    """The nearest command, or None when none is near or two are equally near."""
    best, names = most + 1, []
    for command in commands:
        if abs(len(command) - len(word)) > most:
            continue
        gap = distance(word, command)
        if gap < best:
            best, names = gap, [command]
        elif gap == best:
            names.append(command)
    return names[0] if len(names) == 1 else None

#> typo_suggestions("stauts", ["status", "start", "stash"])
#> typo_suggestions("psuh", ["push", "pull"])
#> typo_suggestions("ad", ["add", "adk"])
#> typo_suggestions("x", ["commit"])
#> typo_suggestions("log", ["log", "lag"], most=1)

### paragraph_reading_level
import re

WORD = re.compile(r"[A-Za-z]+")
VOWEL_GROUP = re.compile(r"[aeiouy]+")


def syllables(word):
    count = len(VOWEL_GROUP.findall(word.lower()))
    if word.lower().endswith("e") and count > 1:
        count -= 1
    return max(count, 1)


def paragraph_reading_level(text):
    sentences = [part for part in re.split(r"[.!?]+", text) if part.strip()]
    words = WORD.findall(text)
    if not words:
        return None
    total = 0
    for word in words:
        total += syllables(word)
    per_sentence = len(words) / len(sentences)
    per_word = total / len(words)
    return round(206.835 - 1.015 * per_sentence - 84.6 * per_word, 1)

#> paragraph_reading_level("The cat sat on the mat. It was a fine day!")
#> paragraph_reading_level("Comprehensive documentation facilitates understanding.")
#> paragraph_reading_level("...")
#> paragraph_reading_level("Go. Stop. Go. Wait here.")
#> paragraph_reading_level("Please close the large gate before the horse can escape")

### word_wrap_with_hyphen
def chunks(word, width):
    while len(word) > width:
        yield word[:width - 1] + "-"
        word = word[width - 1:]
    yield word


def word_wrap_with_hyphen(text: str, width: int) -> list[str]:
    if width < 2:
        raise ValueError("width must be at least 2")
    lines = [""]
    for word in text.split():
        for piece in chunks(word, width):
            if not lines[-1]:
                lines[-1] = piece
            elif len(lines[-1]) + 1 + len(piece) <= width:
                lines[-1] += " " + piece
            else:
                lines.append(piece)
    return lines

#> word_wrap_with_hyphen("a supercalifragilistic word", 8)
#> word_wrap_with_hyphen("short words fit in lines", 12)
#> word_wrap_with_hyphen("", 5)
#> word_wrap_with_hyphen("x", 1)
#> word_wrap_with_hyphen("aaaa bbbbb cc ddddddd", 5)

### extract_todo_items
import re
from dataclasses import dataclass
from typing import Optional

TODO = re.compile(r"(TODO|FIXME)(?:\(([\w.]+)\))?:?\s*(.+?)(?:\s*\[(p[0-3])\])?\s*$")


@dataclass
class Item:
    line: int
    text: str
    owner: Optional[str]
    priority: str = "p2"


def items(source):
    for number, line in enumerate(source.splitlines(), 1):
        found = TODO.search(line)
        if not found:
            continue
        kind, owner, text, priority = found.groups()
        if priority is None:
            priority = "p1" if kind == "FIXME" else "p2"
        yield Item(number, text, owner, priority)


def extract_todo_items(source: str, owner: str | None = None) -> list[str]:
    chosen = [item for item in items(source) if owner is None or item.owner == owner]
    chosen.sort(key=lambda item: (item.priority, item.line))
    return [f"{item.priority} {item.line}: {item.text}" for item in chosen]

#> extract_todo_items("x = 1\n# TODO(ida): rename x\n# FIXME crash on empty\n# TODO: speed up [p0]\n")
#> extract_todo_items("# TODO(ida): a\n# TODO(bo): b [p3]\n# FIXME(ida): c", owner="ida")
#> extract_todo_items("all done")
#> extract_todo_items("# todo: lower case\n# TODO x")
#> extract_todo_items("/* FIXME(a.b): y [p9] */\n// TODO(a.b) z", "a.b")

### chat_log_statistics
import re
from collections import defaultdict

MESSAGE = re.compile(r"^\[(\d\d):(\d\d)\] <(\w+)> (.*)$")


def chat_log_statistics(text):
    """Messages, words and the longest silence (minutes) of each person."""
    stats = defaultdict(lambda: {"messages": 0, "words": 0, "silence": 0})
    last = {}
    for line in text.splitlines():
        found = MESSAGE.match(line)
        if not found:
            continue
        hours, minutes, who, said = found.groups()
        now = int(hours) * 60 + int(minutes)
        entry = stats[who]
        entry["messages"] += 1
        entry["words"] += len(said.split())
        if who in last:
            entry["silence"] = max(entry["silence"], now - last[who])
        last[who] = now
    return dict(stats)

#> chat_log_statistics("[10:00] <ida> hi all\n[10:02] <bo> hello\n* cy joined\n[10:30] <ida> anyone seen the key?\n[10:31] <ida> found it")
#> chat_log_statistics("[09:00] <x> a b c\n[09:00] <x> d")
#> chat_log_statistics("")
#> chat_log_statistics("ida: hi\nbo: hi")
#> chat_log_statistics("[23:59] <n> \n[00:01] <n> late")

### lorem_text_generator
import random

WORDS = "lorem ipsum dolor sit amet sed do magna".split()


def sentence(rng, longest):
    count = rng.randint(2, longest)
    words = [rng.choice(WORDS) for _ in range(count)]
    words[0] = words[0].capitalize()
    if count > 3:
        words[count // 2 - 1] += ","
    return " ".join(words) + "."


def lorem_text_generator(seed, sentences, longest=5):
    """Blind text, the same for the same seed."""
    rng = random.Random(seed)
    out = []
    for _ in range(sentences):
        out.append(sentence(rng, longest))
    return " ".join(out)

#> lorem_text_generator(1, 3)
#> lorem_text_generator("seed", 2, longest=8)
#> lorem_text_generator(0, 0)
#> lorem_text_generator(99, 4, 3)
#> lorem_text_generator(5, 1, longest=1)

### abbreviations_expand
import re

TABLE = {"mr": "Mister", "st": "Street", "ave": "Avenue", "dept": "Department", "approx": "approximately"}
SAINT = re.compile(r"\b[Ss]t\.? (?=[A-Z])")
ABBREVIATION = re.compile(r"\b([A-Za-z]+)\.")


def match_case(word, model):
    if model.isupper() and len(model) > 1:
        return word.upper()
    if model[0].isupper():
        return word[0].upper() + word[1:]
    return word.lower()


def abbreviations_expand(text: str) -> str:
    text = SAINT.sub("Saint ", text)

    def expand(match):
        word = match.group(1)
        full = TABLE.get(word.lower())
        if full is None:
            return match.group()
        return match_case(full, word)

    return ABBREVIATION.sub(expand, text)

#> abbreviations_expand("Mr. Smith, 5 Elm St., St. Louis")
#> abbreviations_expand("The IT dept. costs approx. 5 EUR.")
#> abbreviations_expand("DEPT. OF WORKS, 3RD AVE.")
#> abbreviations_expand("")
#> abbreviations_expand("No abbreviations here.")

### balanced_columns_newspaper
def balanced_columns_newspaper(lines, columns, gutter=" | "):
    queue = list(lines)
    result = []
    for left in range(columns, 0, -1):
        while queue and not queue[0].strip():
            queue.pop(0)
        height = -(-len(queue) // left)
        result.append(queue[:height])
        queue = queue[height:]
    tallest = max((len(column) for column in result), default=0)
    width = max((len(line) for column in result for line in column), default=0)
    rows = []
    for row in range(tallest):
        cells = [column[row] if row < len(column) else "" for column in result]
        rows.append(gutter.join(cell.ljust(width) for cell in cells).rstrip())
    return rows

#> balanced_columns_newspaper(["one", "two", "", "three", "four", "five", ""], 2)
#> balanced_columns_newspaper(["", "", "a", "b"], 3, gutter="/")
#> balanced_columns_newspaper([], 2)
#> balanced_columns_newspaper(["x", "yy", "zzz", "w"], 1)
#> balanced_columns_newspaper(["p1", "p2", "p3", " ", "p5"], 3, "  ")

### screen_reader_dates
from datetime import datetime

SUFFIX = {1: "st", 2: "nd", 3: "rd"}


def ordinal(number):
    if 10 <= number % 100 <= 13:
        return f"{number}th"
    return f"{number}{SUFFIX.get(number % 10, 'th')}"


def spoken(moment):
    hour = moment.hour % 12 or 12
    half = "in the morning" if moment.hour < 12 else "in the afternoon"
    if moment.minute == 0:
        clock = f"{hour} o'clock"
    elif moment.minute < 10:
        clock = f"{hour} oh {moment.minute}"
    else:
        clock = f"{hour} {moment.minute}"
    return f"{moment:%A} the {ordinal(moment.day)} of {moment:%B}, {clock} {half}"


def screen_reader_dates(stamps):
    """ISO times as a voice would read them, bad ones as 'unknown'."""
    texts = []
    for stamp in stamps:
        try:
            texts.append(spoken(datetime.fromisoformat(stamp)))
        except ValueError:
            texts.append("unknown")
    return texts

#> screen_reader_dates(["2024-03-01T08:00", "2024-03-12T15:05", "soon"])
#> screen_reader_dates(["2024-02-22T00:30", "2024-02-23T12:59"])
#> screen_reader_dates([])
#> screen_reader_dates(["2024-11-11T11:11", "2024-02-30T10:00"])
#> screen_reader_dates(["2024-05-31"])

### find_duplicate_paragraphs
import re
from collections import defaultdict


def normalised(paragraph):
    return re.sub(r"\W+", " ", paragraph).strip().lower()


def shingles(text, size=3):
    words = text.split()
    return {tuple(words[i:i + size]) for i in range(len(words) - size + 1)}


def similarity(a, b):
    first, second = shingles(a), shingles(b)
    if not first or not second:
        return 1.0 if a == b else 0.0
    return len(first & second) / len(first | second)


def find_duplicate_paragraphs(text, limit=0.5):
    paragraphs = [normalised(part) for part in text.split("\n\n")]
    pairs = []
    for i, first in enumerate(paragraphs):
        for j in range(i + 1, len(paragraphs)):
            if similarity(first, paragraphs[j]) >= limit:
                pairs.append((i + 1, j + 1))
    return pairs

#> find_duplicate_paragraphs("The pump failed at noon today.\n\nAll is well.\n\nthe pump failed, at noon (today)!")
#> find_duplicate_paragraphs("a b c d e\n\na b c d x\n\na b c y z", limit=0.4)
#> find_duplicate_paragraphs("")
#> find_duplicate_paragraphs("yes\n\nyes\n\nno")
#> find_duplicate_paragraphs("one two three four\n\nfour three two one", 0.1)

### hide_leading_digits
def hide_leading_digits(text, visible=4, symbol="*"):
    """Hide the digits of a number except the last ones; the layout stays."""
    digits = sum(char.isdigit() for char in text)
    hidden = max(0, digits - visible)
    out = ""
    seen = 0
    for char in text:
        if char.isdigit():
            seen += 1
            out += symbol if seen <= hidden else char
        else:
            out += char
    return out

#> hide_leading_digits("4111-1111-1111-1234")
#> hide_leading_digits("+49 30 1234567", visible=3, symbol="x")
#> hide_leading_digits("123")
#> hide_leading_digits("no digits at all")
#> hide_leading_digits("AB12 CD34 EF56", 2)

### json_like_pretty_printer
def inline(value):
    if isinstance(value, dict):
        return "{" + ", ".join(f"{k}: {inline(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return repr(value)


def json_like_pretty_printer(value, width=20, indent=0):
    text = inline(value)
    if len(text) + indent <= width or not isinstance(value, (dict, list)) or not value:
        return text
    pad = " " * (indent + 2)
    lines = []
    if isinstance(value, dict):
        for key, item in value.items():
            lines.append(f"{pad}{key}: {json_like_pretty_printer(item, width, indent + 2)}")
        opening, closing = "{}"
    else:
        for item in value:
            lines.append(pad + json_like_pretty_printer(item, width, indent + 2))
        opening, closing = "[]"
    return "\n".join([opening, *lines, " " * indent + closing])

#> json_like_pretty_printer({"a": 1, "b": [1, 2]})
#> json_like_pretty_printer({"name": "ida", "tags": ["one", "two", "three"], "n": 5})
#> json_like_pretty_printer([[1, 2, 3, 4], {"k": "long text here"}], width=16)
#> json_like_pretty_printer("a text that is longer than the width")
#> json_like_pretty_printer([], 1)

### quiz_answers_tolerant
import re

ARTICLES = {"the", "a", "an"}


def canonical(answer):
    words = re.findall(r"[a-z0-9]+", answer.lower())
    return [word for word in words if word not in ARTICLES]


def near(a, b):
    """At most one wrong letter in words of the same length above three letters."""
    if len(a) != len(b) or len(a) <= 3:
        return a == b
    return sum(x != y for x, y in zip(a, b)) <= 1


def quiz_answers_tolerant(answers: list[str], solutions: list[str]) -> int:
    """Points: two for the words of any solution, one when they are nearly so."""
    points = 0
    for answer, accepted in zip(answers, solutions):
        given = canonical(answer)
        best = 0
        for solution in accepted.split("|"):
            wanted = canonical(solution)
            if given == wanted:
                best = 2
                break
            if len(given) == len(wanted) and all(map(near, given, wanted)):
                best = 1
        points += best
    return points

#> quiz_answers_tolerant(["The Danube!", "mercury", "Pariss"], ["Danube", "Mercurz|Hg", "Paris"])
#> quiz_answers_tolerant(["Isac Newton", "tow"], ["Isak Newton", "two"])
#> quiz_answers_tolerant([], ["x"])
#> quiz_answers_tolerant(["H2O", "a an the"], ["water|h2o", ""])
#> quiz_answers_tolerant(["blue whale", "green", "1066"], ["whale blue", "greem", "1067"])

### poem_rhyme_scheme
def ending(line, letters=3):
    word = ""
    for char in reversed(line):
        if char.isalpha():
            word = char.lower() + word
        elif word:
            break
    return word[-letters:]


def poem_rhyme_scheme(poem):
    """Letters for lines that rhyme by their last sounds: 'abab cdcd'."""
    letters = {}
    scheme = ""
    for line in poem.split("\n"):
        if not line.strip():
            scheme += " "
            continue
        sound = ending(line)
        if sound not in letters:
            letters[sound] = chr(ord("a") + len(letters))
        scheme += letters[sound]
    return scheme

#> poem_rhyme_scheme("The night\nwas cold,\nno light,\nbut gold!\n\nThe end.\nMy friend.")
#> poem_rhyme_scheme("one\ntwo\nthree")
#> poem_rhyme_scheme("")
#> poem_rhyme_scheme("so it goes\nlike a rose?\nwho knows...")
#> poem_rhyme_scheme("123\n456\nand more\nof yore")

### title_from_file_name
import re
from pathlib import PurePath

NOISE = re.compile(r"\b(final|copy|v\d+|draft|new)\b", re.IGNORECASE)
DATE = re.compile(r"(\d{4})[-_.]?(\d{2})[-_.]?(\d{2})")


def title_from_file_name(name):
    """A readable title, with a date behind it when the name has one."""
    stem = PurePath(name).stem
    found = DATE.search(stem)
    day = None
    if found and 1 <= int(found[2]) <= 12:
        day = "-".join(found.groups())
        stem = stem[:found.start()] + " " + stem[found.end():]
    words = re.sub(r"[-_.()]+", " ", stem)
    words = NOISE.sub(" ", words)
    title = " ".join(words.split()).capitalize()
    if not title:
        title = "Untitled"
    return f"{title} ({day})" if day else title

#> title_from_file_name("reports/2024-03-01_quarterly-report_FINAL_v2.docx")
#> title_from_file_name("holiday_photos(copy).zip")
#> title_from_file_name("draft-final-new.txt")
#> title_from_file_name("invoice.20231231.pdf")
#> title_from_file_name("20249901 odd number")

### morse_like_bell_pattern
DURATIONS = {"short": 1, "long": 3, "pause": 2}
PATTERNS = {"lesson": "long", "break": "short short", "alarm": "long long long", "lunch": "short pause short"}


class UnknownSignal(KeyError):
    pass


def seconds(pattern):
    total = 0
    previous = None
    for word in pattern.split():
        total += DURATIONS[word]
        # a second of silence between two rings
        if previous in ("short", "long") and word != "pause":
            total += 1
        previous = word
    return total


def morse_like_bell_pattern(signals: str) -> int:
    """Seconds that a list of signals rings; '3*alarm' repeats, with two seconds between."""
    total = 0
    for index, signal in enumerate(signals.split(", ")):
        times, star, name = signal.rpartition("*")
        if name not in PATTERNS:
            raise UnknownSignal(name)
        count = int(times) if star else 1
        total += count * seconds(PATTERNS[name]) + 2 * (count - 1)
        if index:
            total += 5
    return total

#> morse_like_bell_pattern("lesson, break, lesson")
#> morse_like_bell_pattern("3*alarm")
#> morse_like_bell_pattern("lunch, 2*break, alarm, lesson")
#> morse_like_bell_pattern("fire")
#> morse_like_bell_pattern("lunch")

### spreadsheet_column_letters
def letters(number):
    name = ""
    while number > 0:
        number, rest = divmod(number - 1, 26)
        name = chr(65 + rest) + name
    return name


def number(name):
    total = 0
    for char in name:
        total = total * 26 + ord(char) - 64
    return total


def spreadsheet_column_letters(span: str) -> list[str]:
    first, _, last = span.upper().partition(":")
    start, stop = number(first), number(last)
    step = 1 if start <= stop else -1
    names = []
    for column in range(start, stop + step, step):
        names.append(letters(column))
    return names

#> spreadsheet_column_letters("Y:AB")
#> spreadsheet_column_letters("c:a")
#> spreadsheet_column_letters("ZZ:AAA")
#> spreadsheet_column_letters("F:F")
#> spreadsheet_column_letters("az:bd")

### command_history_expand
class HistoryError(Exception):
    pass


def command_history_expand(history, line):
    words = []
    for word in line.split():
        if not word.startswith("!") or word == "!":
            words.append(word)
            continue
        key = word[1:]
        if key == "!":
            key = "-1"
        if key.lstrip("-").isdigit():
            index = int(key)
            index = index - 1 if index > 0 else len(history) + index
            if not 0 <= index < len(history):
                raise HistoryError(f"{word}: event not found")
            words.append(history[index])
            continue
        for command in reversed(history):
            if command.startswith(key):
                words.append(command)
                break
        else:
            raise HistoryError(f"{word}: event not found")
    return " ".join(words)

#> command_history_expand(["ls -l", "cd /tmp", "make test"], "sudo !!")
#> command_history_expand(["ls -l", "cd /tmp", "make test"], "!1 && !-2 ; !ma ! echo")
#> command_history_expand([], "echo hi")
#> command_history_expand(["a"], "!7")
#> command_history_expand(["git add x", "git commit", "ls"], "!git")
#> command_history_expand(["ls"], "x !cat")
