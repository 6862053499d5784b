### ordinal_date_sentence
from datetime import date

SUFFIX = {1: "st", 2: "nd", 3: "rd"}


def ordinal(n):
    if 10 <= n % 100 <= 20:
        return f"{n}th"
    return f"{n}{SUFFIX.get(n % 10, 'th')}"


def ordinal_date_sentence(days: list[str]) -> str:
    """'Monday the 1st and Friday the 12th of May; ...' grouped by month."""
    months: dict[str, list[str]] = {}
    for text in sorted(days):
        d = date.fromisoformat(text)
        months.setdefault(f"{d:%B}", []).append(f"{d:%A} the {ordinal(d.day)}")
    parts = []
    for month, names in months.items():
        if len(names) > 1:
            joined = ", ".join(names[:-1]) + " and " + names[-1]
        else:
            joined = names[0]
        parts.append(f"{joined} of {month}")
    return "; ".join(parts)

#> ordinal_date_sentence(["2024-05-01", "2024-05-12", "2024-05-03"])
#> ordinal_date_sentence(["2024-06-22", "2024-05-11", "2024-06-23"])
#> ordinal_date_sentence([])
#> ordinal_date_sentence(["2024-02-30"])
#> ordinal_date_sentence(["2024-12-31", "2024-12-21", "2024-12-13", "2024-11-02"])
#> ordinal_date_sentence(['2024-12-31', '2024-12-21', '2024-12-13', '2024-11-02', '2024-06-22', '2024-05-11', '2024-06-23', '2024-05-01', '2024-05-12', '2024-05-03'])
#> ordinal_date_sentence(['2024-12-31', '2024-12-21', '2024-12-13', '2024-11-02', '2024-06-22', '2024-05-11', '2024-06-23'])

### crossword_style_numbering
def crossword_style_numbering(grid: list[str]) -> list[str]:
    """'1A 3' for words across and '2D 4' for words down (length at least 2), numbered as in newspapers."""
    entries = []
    number = 0
    for r, row in enumerate(grid):
        for c, cell in enumerate(row):
            if cell == "#":
                continue
            across = down = 0
            if c == 0 or row[c - 1] == "#":
                while c + across < len(row) and row[c + across] != "#":
                    across += 1
            if r == 0 or grid[r - 1][c] == "#":
                while r + down < len(grid) and grid[r + down][c] != "#":
                    down += 1
            if across > 1 or down > 1:
                number += 1
                if across > 1:
                    entries.append(f"{number}A {across}")
                if down > 1:
                    entries.append(f"{number}D {down}")
    return entries

#> crossword_style_numbering(["..#", "...", "#.."])
#> crossword_style_numbering(["#"])
#> crossword_style_numbering([])
#> crossword_style_numbering(["...", "#.#", "..."])
#> crossword_style_numbering(["..", ".."])
#> crossword_style_numbering(['...', '#.#', '...', '..#', '...', '#..'])
#> crossword_style_numbering(['..', '..', '..#', '...', '#..'])

### human_readable_permissions
def human_readable_permissions(mode: str, kind: str = "-") -> str:
    """'755' -> '-rwxr-xr-x', with a leading digit for the special bits."""
    digits = [int(d, 8) for d in mode]
    special = digits.pop(0) if len(digits) == 4 else 0
    if len(digits) != 3:
        raise ValueError(f"mode {mode}")
    text = kind
    for index, digit in enumerate(digits):
        part = ""
        for bit, letter in ((4, "r"), (2, "w"), (1, "x")):
            part += letter if digit & bit else "-"
        flag = special & (4 >> index)
        if flag:
            letter = "t" if index == 2 else "s"
            part = part[:2] + (letter if part[2] == "x" else letter.upper())
        text += part
    return text

#> human_readable_permissions("755")
#> human_readable_permissions("1777", kind="d")
#> human_readable_permissions("4640")
#> human_readable_permissions("99")
#> human_readable_permissions("64")
#> human_readable_permissions("6000")

### sentence_from_template_data
import re

TOKEN = re.compile(r"\{(\w+)(?:\|(\w+))?(?:\?([^:}]*):([^}]*))?\}")
FILTERS = {"upper": str.upper, "title": str.title, "len": lambda s: str(len(s))}


def sentence_from_template_data(template: str, data: dict) -> str:
    """{name}, {name|filter} and {flag?yes text:no text}."""
    out = ""
    position = 0
    for match in TOKEN.finditer(template):
        out += template[position:match.start()]
        name, filter_name, yes, no = match.groups()
        value = data.get(name, "")
        if yes is not None:
            out += yes if value else no
        else:
            text = str(value)
            if filter_name:
                text = FILTERS[filter_name](text)
            out += text
        position = match.end()
    return out + template[position:]

#> sentence_from_template_data("Hi {name|title}, you have {n} {many?mails:mail}.", {"name": "ann lee", "n": 3, "many": True})
#> sentence_from_template_data("{a}{b}{c?x:y}", {"a": 1, "b": None})
#> sentence_from_template_data("", {})
#> sentence_from_template_data("{w|reverse}", {"w": "abc"})
#> sentence_from_template_data("{w} has {w|len} letters{loud?!:.} {w|upper}", {"w": "debug", "loud": False})
#> sentence_from_template_data('{w} has {w|len} letters{loud?!:.} {w|upper}, Hi {name|title}, you have {n} {many?mails:mail}., {a}{b}{c?x:y}', {'w': 'debug', 'loud': False})
#> sentence_from_template_data('{w} has {w|len} letters{loud?!:.} {w|upper}, Hi {name|title}, you have {n} {many?mails:mail}.', {'w': 'debug', 'loud': False})

### git_style_short_stat
def git_style_short_stat(changes: dict[str, tuple[int, int]], width: int = 10) -> str:
    """' file | 12 ++++--' lines and a summary; bars are scaled to the width."""
    if not changes:
        return ""
    longest = max(len(name) for name in changes)
    most = max(plus + minus for plus, minus in changes.values())
    lines = []
    added = removed = 0
    for name, (plus, minus) in sorted(changes.items()):
        added += plus
        removed += minus
        total = plus + minus
        scale = 1 if most <= width else width / most
        bar = "+" * round(plus * scale) + "-" * round(minus * scale)
        lines.append(f" {name.ljust(longest)} | {total:>3} {bar}".rstrip())
    files = len(changes)
    lines.append(f" {files} file{'s' if files != 1 else ''}, {added}(+), {removed}(-)")
    return "\n".join(lines)

#> git_style_short_stat({"src/main.py": (3, 1), "README": (1, 0)})
#> git_style_short_stat({"a": (30, 10), "bb": (5, 5), "ccc": (0, 1)})
#> git_style_short_stat({})
#> git_style_short_stat({"x": (0, 0)})
#> git_style_short_stat({"p.txt": (12, 0), "q.txt": (0, 12)}, width=6)
#> git_style_short_stat({'src/main.py': (3, 1), 'README': (1, 0), 'p.txt': (12, 0), 'q.txt': (0, 12), 'a': (30, 10), 'bb': (5, 5), 'ccc': (0, 1)})
#> git_style_short_stat({'x': (0, 0), 'src/main.py': (3, 1), 'README': (1, 0), 'a': (30, 10), 'bb': (5, 5), 'ccc': (0, 1)})

### piglatin_translated
def word_to_pig(word: str) -> str:
    cut = 0
    while cut < len(word) and word[cut].lower() not in "aeiou":
        if word[cut:cut + 2].lower() == "qu":
            cut += 2
            break
        cut += 1
    if cut == 0:
        result = word + "way"
    else:
        result = word[cut:] + word[:cut] + "ay"
    return result.capitalize() if word[0].isupper() else result.lower()


def piglatin_translated(text: str) -> str:
    out = ""
    word = ""
    for ch in text + "\0":
        if ch.isalpha():
            word += ch
            continue
        if word:
            out += word_to_pig(word)
            word = ""
        if ch != "\0":
            out += ch
    return out

#> piglatin_translated("The quick apple, hmm!")
#> piglatin_translated("")
#> piglatin_translated("Queen of squares")
#> piglatin_translated("I am 42 & Why")
#> piglatin_translated("string theory is quiet")
#> piglatin_translated('The quick apple, hmm!, Queen of squares')
#> piglatin_translated('string theory is quiet I am 42 & Why')

### subtitle_lines_balanced
def subtitle_lines_balanced(text: str, width: int = 20) -> list[str]:
    """At most two lines of nearly the same length; too long texts are cut with dots."""
    words = text.split()
    best = None
    for cut in range(len(words) + 1):
        first, second = " ".join(words[:cut]), " ".join(words[cut:])
        if len(first) > width or len(second) > width:
            continue
        score = abs(len(first) - len(second))
        if not first or not second:
            score = 0 if len(text) <= width // 2 else 50
        if best is None or score < best[0]:
            best = (score, [line for line in (first, second) if line])
    if best is None:
        return [text[:width - 3].rstrip() + "..."]
    return best[1]

#> subtitle_lines_balanced("I told you not to open that door")
#> subtitle_lines_balanced("Run!")
#> subtitle_lines_balanced("This is a very long subtitle that nobody can read in time")
#> subtitle_lines_balanced("")
#> subtitle_lines_balanced("one two three four five six", width=14)
#> subtitle_lines_balanced('one two three four five six This is a very long subtitle that nobody can read in time I told you not to open that door', width=14)
#> subtitle_lines_balanced('Run! This is a very long subtitle that nobody can read in time I told you not to open that door')

### telephone_keypad_words
KEYS = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl", "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz"}


def telephone_keypad_words(number: str, words: list[str]) -> list[str]:
    """The number with known words put in, as in 1-800-CODE; all ways to do it once."""
    digits = "".join(d for d in number if d.isdigit())
    code = {}
    for word in words:
        code[word] = "".join(key for ch in word.lower() for key, letters in KEYS.items() if ch in letters)
    found = []
    for word, keys in code.items():
        start = digits.find(keys)
        while keys and start >= 0:
            text = f"{digits[:start]}-{word.upper()}-{digits[start + len(keys):]}"
            found.append(text.strip("-"))
            start = digits.find(keys, start + 1)
    return found

#> telephone_keypad_words("1-800-2633", ["code", "cod", "bof"])
#> telephone_keypad_words("2222", ["ab"])
#> telephone_keypad_words("", ["x"])
#> telephone_keypad_words("555 0100", ["tea", "-"])
#> telephone_keypad_words("43556", ["hello", "gel", "lm", "ok"])
#> telephone_keypad_words('43556 555 0100 1-800-2633', ['hello', 'gel', 'lm', 'ok'])
#> telephone_keypad_words('4355622221-800-2633', ['hello', 'gel', 'lm', 'ok'])
