### minutes_action_items
import re

ITEM = re.compile(r"^(?:todo|action)\s*[:-]\s*(?P<who>[A-Z]\w+)(?:\s+and\s+(?P<also>[A-Z]\w+))?\s+(?P<what>.+?)(?:\s+by\s+(?P<when>\w+))?\.?$", re.I)


def minutes_action_items(minutes: str) -> dict[str, list[str]]:
    """Who has to do what, from the notes of a meeting."""
    tasks: dict[str, list[str]] = {}
    for line in minutes.splitlines():
        match = ITEM.match(line.strip())
        if match is None:
            continue
        text = match["what"]
        if match["when"]:
            text += f" ({match['when']})"
        for name in (match["who"], match["also"]):
            if name:
                tasks.setdefault(name, []).append(text)
    return tasks

#> minutes_action_items("Agenda\nTODO: Ann sends the offer by Friday.\nAction - Bob and Ann book a room\nAll agreed.")
#> minutes_action_items("todo: Cy calls the bank")
#> minutes_action_items("Nothing decided today.")
#> minutes_action_items("")
#> minutes_action_items("TODO: Dee orders new chairs by Monday\nTODO: Dee checks the invoice\ntodo- Eva and Flo write the report by May.")

### sentence_case_fixer
import re

ABBREVIATIONS = ("e.g.", "i.e.", "Dr.", "etc.")


def protect(text):
    for index, word in enumerate(ABBREVIATIONS):
        text = text.replace(word, f"\x00{index}\x00")
    return text


def restore(text):
    for index, word in enumerate(ABBREVIATIONS):
        text = text.replace(f"\x00{index}\x00", word)
    return text


def sentence_case_fixer(text: str) -> str:
    text = protect(re.sub(r"\s+", " ", text).strip())
    sentences = re.split(r"(?<=[.!?])\s+", text)
    fixed = []
    for sentence in sentences:
        if not sentence:
            continue
        sentence = re.sub(r"\bi\b", "I", sentence)
        fixed.append(sentence[0].upper() + sentence[1:])
    return restore(" ".join(fixed))

#> sentence_case_fixer("hello there.  i am here. are you?")
#> sentence_case_fixer("bring fruit, e.g. apples. dr. no")
#> sentence_case_fixer("   ")
#> sentence_case_fixer("wait!what? ok. see Dr. Lee, etc. thanks")
#> sentence_case_fixer("the train is late again. i think i will walk.")
#> sentence_case_fixer("bring fruit, e.g. apples. dr. no, wait!what? ok. see Dr. Lee, etc. thanks")
#> sentence_case_fixer("bring fruit, e.g. apples. dr. no, hello there.  i am here. are you?")

### subtitle_shift_blocks
import re

STAMP = re.compile(r"(\d\d):(\d\d):(\d\d),(\d{3})")


class BadStamp(ValueError):
    pass


def to_millis(match):
    hours, minutes, seconds, millis = map(int, match.groups())
    return ((hours * 60 + minutes) * 60 + seconds) * 1000 + millis


def to_stamp(millis):
    if millis < 0:
        raise BadStamp(millis)
    seconds, millis = divmod(millis, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours:02}:{minutes:02}:{seconds:02},{millis:03}"


def subtitle_shift_blocks(lines: list[str], shift: int) -> list[str]:
    """Move subtitle time lines by milliseconds; lines that would start too early go."""
    shifted = []
    for line in lines:
        try:
            shifted.append(STAMP.sub(lambda m: to_stamp(to_millis(m) + shift), line))
        except BadStamp:
            continue
    return shifted

#> subtitle_shift_blocks(["00:00:01,500 --> 00:00:03,000", "Hello."], 2500)
#> subtitle_shift_blocks(["00:00:01,500 --> 00:00:03,000", "00:01:00,000 --> 00:01:02,250"], -2000)
#> subtitle_shift_blocks([], 5)
#> subtitle_shift_blocks(["00:59:59,999 --> 01:00:01,000"], 1)
#> subtitle_shift_blocks(["no stamp here"], -100)
#> subtitle_shift_blocks(["00:00:01,500 --> 00:00:03,000", "Hello.", "00:00:01,500 --> 00:00:03,000", "00:01:00,000 --> 00:01:02,250", "00:59:59,999 --> 01:00:01,000"], 2500)

### aligned_keyword_hits
def aligned_keyword_hits(text, keyword, width=12):
    """Every hit of a keyword with some text left and right, aligned."""
    words = text.split()
    lines = []
    for index, word in enumerate(words):
        if word.lower().strip(".,;!?") != keyword.lower():
            continue
        left = " ".join(words[:index])
        right = " ".join(words[index + 1:])
        if len(left) > width:
            left = "..." + left[-(width - 3):]
        if len(right) > width:
            right = right[:width - 3] + "..."
        lines.append(f"{left:>{width}} [{word}] {right}".rstrip())
    return lines

#> aligned_keyword_hits("The cat saw another cat near the cat door", "cat")
#> aligned_keyword_hits("Rain again. Rain, rain, go away!", "rain", width=8)
#> aligned_keyword_hits("", "x")
#> aligned_keyword_hits("nothing to see here", "dog")
#> aligned_keyword_hits("data in, data out", "data", 20)
#> aligned_keyword_hits("Rain again. Rain, rain, go away!, The cat saw another cat near the cat door", "rain", width=8)

### changelog_entry_render
import textwrap
from itertools import groupby

ORDER = ["added", "changed", "fixed", "removed"]


def parse(entry):
    """'fixed: crash on start (#12)' -> ('fixed', 'crash on start (#12)')."""
    kind, colon, text = entry.partition(":")
    kind = kind.strip().lower()
    if not colon or kind not in ORDER:
        raise ValueError(f"cannot use {entry!r}")
    return kind, text.strip()


def changelog_entry_render(version, entries, width=40):
    """Markdown for one version, entries grouped by kind and wrapped."""
    parsed = sorted((parse(e) for e in entries), key=lambda pair: ORDER.index(pair[0]))
    lines = [f"## {version}"]
    for kind, group in groupby(parsed, key=lambda pair: pair[0]):
        lines.append(f"### {kind.title()}")
        for _, text in group:
            sentence = text[0].upper() + text[1:]
            lines.extend(textwrap.wrap(sentence, width, initial_indent="- ", subsequent_indent="  "))
    return "\n".join(lines)

#> changelog_entry_render("1.2", ["fixed: crash on start (#12)", "added: dark mode", "fixed: typo"])
#> changelog_entry_render("2.0", ["removed: the old configuration format that nobody used any more"], width=30)
#> changelog_entry_render("0.1", [])
#> changelog_entry_render("1.0", ["broke everything"])
#> changelog_entry_render("3.1", ["Changed: faster search", "added: csv export", "ADDED: json export"])
#> changelog_entry_render("1.2", ["fixed: crash on start (#12)", "added: dark mode", "fixed: typo", "Changed: faster search", "added: csv export", "ADDED: json export", "removed: the old configuration format that nobody used any more"])

### poll_results_sentence
from collections import Counter


def poll_results_sentence(votes: list[str], options: tuple[str, ...] = ("yes", "no", "maybe")) -> str:
    """A sentence about the result of a poll; unknown answers are counted as invalid."""
    counts = Counter()
    invalid = 0
    for vote in votes:
        answer = vote.strip().lower()
        if answer in options:
            counts[answer] += 1
        else:
            invalid += 1
    total = sum(counts.values())
    if not total:
        return "Nobody gave a valid answer."
    best = max(counts.values())
    leaders = [option for option in options if counts[option] == best]
    share = best / total
    if len(leaders) > 1:
        text = f"{' and '.join(leaders)} are level at {share:.0%}"
    elif share > 0.5:
        text = f"{leaders[0]} wins with {share:.0%}"
    else:
        text = f"{leaders[0]} leads with {share:.0%}"
    return text + (f" ({invalid} invalid)." if invalid else ".")

#> poll_results_sentence(["yes", "no", "Yes ", "yes", "perhaps"])
#> poll_results_sentence(["no", "yes"])
#> poll_results_sentence([])
#> poll_results_sentence(["maybe", "maybe", "no", "yes", "yes", "maybe", "no"])
#> poll_results_sentence(["tea", "coffee", "tea", "water"], options=("tea", "coffee", "juice"))
#> poll_results_sentence(["maybe", "maybe", "no", "yes", "yes", "maybe", "no", "yes", "no", "Yes ", "yes", "perhaps", "tea", "coffee", "tea", "water"])

### syllable_poem_scan
import re

STRESS = {"hello": "01", "water": "10", "today": "01", "morning": "10", "again": "01", "river": "10", "the": "0", "a": "0", "and": "0", "is": "0"}
METRES = {"iambic": "01", "trochaic": "10"}


def stress_of(word):
    if word in STRESS:
        return STRESS[word]
    vowels = len(re.findall(r"[aeiouy]+", word))
    return "1" if vowels <= 1 else "10" * (vowels // 2) + "1" * (vowels % 2)


def syllable_poem_scan(line):
    """Stress pattern of a line and the metre it comes closest to."""
    pattern = "".join(stress_of(word) for word in re.findall(r"[a-z]+", line.lower()))
    if not pattern:
        return "silence"
    scores = {}
    for name, foot in METRES.items():
        ideal = (foot * len(pattern))[:len(pattern)]
        scores[name] = sum(a == b for a, b in zip(pattern, ideal))
    best = max(scores, key=scores.get)
    return f"{pattern} {best} {scores[best]}/{len(pattern)}"

#> syllable_poem_scan("Hello again, the river is today")
#> syllable_poem_scan("Morning water, river morning")
#> syllable_poem_scan("...")
#> syllable_poem_scan("A bird sang and the wind rose")
#> syllable_poem_scan("beautiful evenings together")

### url_query_rebuild
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

TRACKING = ("utm_", "fbclid", "gclid")


def url_query_rebuild(urls: list[str], **changes: str | None) -> list[str]:
    rebuilt = []
    for url in urls:
        parts = urlsplit(url)
        if not parts.scheme:
            rebuilt.append(url)
            continue
        params = [(k, v) for k, v in parse_qsl(parts.query) if not k.startswith(TRACKING)]
        kept = {k: v for k, v in params if k not in changes}
        for key, value in changes.items():
            if value is not None:
                kept[key] = value
        query = urlencode(sorted(kept.items()))
        rebuilt.append(urlunsplit((parts.scheme, parts.netloc.lower(), parts.path or "/", query, "")))
    return rebuilt

#> url_query_rebuild(["https://Shop.example.org/p?id=7&utm_source=mail&color=red#top"])
#> url_query_rebuild(["http://x.org", "http://x.org?b=2&a=1"], page="3", a=None)
#> url_query_rebuild([])
#> url_query_rebuild(["/relative?x=1"], x="2")
#> url_query_rebuild(["https://a.b/c?q=hello+world&gclid=1&fbclid=2"], lang="de")
#> url_query_rebuild(["http://x.org", "http://x.org?b=2&a=1", "https://a.b/c?q=hello+world&gclid=1&fbclid=2", "https://Shop.example.org/p?id=7&utm_source=mail&color=red#top"], page="3", a=None)

### mail_merge_salutation
TITLES = {"dr": "Dr.", "prof": "Prof.", "mr": "Mr.", "ms": "Ms."}


class Contact:
    def __init__(self, record):
        parts = [p.strip() for p in record.split(",")]
        if len(parts) < 2:
            raise ValueError(f"incomplete record: {record}")
        self.last, self.first, *extra = parts
        self.titles = [TITLES[e.lower().rstrip(".")] for e in extra if e.lower().rstrip(".") in TITLES]
        self.formal = "friend" not in extra

    def salutation(self):
        if not self.formal:
            return f"Hi {self.first}"
        if self.titles:
            return f"Dear {' '.join(self.titles)} {self.last}"
        return f"Dear {self.first} {self.last}"


def mail_merge_salutation(records: list[str]) -> str:
    """Salutations for all records, one per line; broken ones are counted."""
    lines, broken = [], 0
    for record in records:
        try:
            lines.append(Contact(record).salutation())
        except ValueError:
            broken += 1
    if broken:
        lines.append(f"[{broken} skipped]")
    return "\n".join(lines)

#> mail_merge_salutation(["Lee, Ann, Dr., Ms", "Ek, Bo, friend", "Ono, Kim"])
#> mail_merge_salutation(["nobody"])
#> mail_merge_salutation([])
#> mail_merge_salutation(["Roe, Jo, prof", "Poe, Al, sir", "x"])
#> mail_merge_salutation(["Ng, Vi, friend, dr"])
#> mail_merge_salutation(["Lee, Ann, Dr., Ms", "Ek, Bo, friend", "Ono, Kim", "Roe, Jo, prof", "Poe, Al, sir", "x"])

### terminal_wrap_columns
def terminal_wrap_columns(names: list[str], width: int = 30, gap: int = 2) -> list[str]:
    if not names:
        return []
    for rows in range(1, len(names) + 1):
        columns = [names[i:i + rows] for i in range(0, len(names), rows)]
        widths = [max(len(n) for n in column) for column in columns]
        if sum(widths) + gap * (len(widths) - 1) <= width:
            break
    lines = []
    for row in range(rows):
        cells = [column[row].ljust(w) for column, w in zip(columns, widths) if row < len(column)]
        lines.append((" " * gap).join(cells).rstrip())
    return lines

#> terminal_wrap_columns(["readme.md", "src", "tests", "setup.py", "docs", "license"])
#> terminal_wrap_columns(["a", "b", "c"], width=80)
#> terminal_wrap_columns([])
#> terminal_wrap_columns(["a_very_long_file_name.txt", "b"], width=10)
#> terminal_wrap_columns(["one", "two", "three", "four", "five", "six", "seven"], 16, gap=1)

### spell_out_equation
WORDS = {"+": "plus", "-": "minus", "*": "times", "/": "divided by", "=": "equals"}
DIGITS = "zero one two three four five six seven eight nine ten eleven twelve".split()


def say_number(text):
    if "." in text:
        whole, _, part = text.partition(".")
        return f"{say_number(whole)} point {' '.join(DIGITS[int(d)] for d in part)}"
    number = int(text)
    return DIGITS[number] if number < len(DIGITS) else text


def spell_out_equation(equation: str) -> str:
    spoken = []
    for token in equation.split():
        if token in WORDS:
            spoken.append(WORDS[token])
        elif token.startswith("-"):
            spoken.append("negative " + say_number(token[1:]))
        elif token.isalpha():
            spoken.append(token)
        else:
            spoken.append(say_number(token))
    sentence = " ".join(spoken)
    return sentence[:1].upper() + sentence[1:]

#> spell_out_equation("3 + 4.5 = 7.5")
#> spell_out_equation("x * -2 = 100")
#> spell_out_equation("")
#> spell_out_equation("12 / 5 - 13")
#> spell_out_equation("2 ^ 3")
#> spell_out_equation("12 / 5 - 13 3 + 4.5 = 7.5 x * -2 = 100")
