### unified_diff_by_hand
def unified_diff_by_hand(old: list[str], new: list[str]) -> list[str]:
    """' ', '-' and '+' lines from a longest common subsequence."""
    m, n = len(old), len(new)
    best = [[0] * (n + 1) for _ in range(m + 1)]
    for i in reversed(range(m)):
        for j in reversed(range(n)):
            if old[i] == new[j]:
                best[i][j] = 1 + best[i + 1][j + 1]
            else:
                best[i][j] = max(best[i + 1][j], best[i][j + 1])
    out, i, j = [], 0, 0
    while i < m and j < n:
        if old[i] == new[j]:
            out.append("  " + old[i])
            i, j = i + 1, j + 1
        elif best[i + 1][j] >= best[i][j + 1]:
            out.append("- " + old[i])
            i += 1
        else:
            out.append("+ " + new[j])
            j += 1
    out += ["- " + line for line in old[i:]]
    out += ["+ " + line for line in new[j:]]
    return out

#> unified_diff_by_hand(["a", "b", "c"], ["a", "x", "c", "d"])
#> unified_diff_by_hand([], ["new"])
#> unified_diff_by_hand(["x", "y"], [])
#> unified_diff_by_hand(["one", "two", "three"], ["two", "one", "three"])
#> unified_diff_by_hand(["k"], ["k"])
#> unified_diff_by_hand(['a', 'b', 'c', 'x', 'y', 'one', 'two', 'three'], ['a', 'x', 'c', 'd'])
#> unified_diff_by_hand(['a', 'b', 'c', 'one', 'two', 'three', 'k'], ['a', 'x', 'c', 'd'])

### patch_applied_to_lines
class PatchFailed(Exception):
    pass


def patch_applied_to_lines(lines: list[str], patch: list[str]) -> list[str]:
    """Apply ' ', '-', '+' lines from the top; what is not mentioned at the end stays."""
    result = []
    position = 0
    for number, entry in enumerate(patch, 1):
        mark, text = entry[0], entry[2:]
        if mark == "+":
            result.append(text)
            continue
        if position >= len(lines):
            raise PatchFailed(f"patch line {number}: past the end")
        if lines[position] != text:
            raise PatchFailed(f"patch line {number}: {lines[position]!r} is not {text!r}")
        if mark == " ":
            result.append(text)
        position += 1
    return result + lines[position:]

#> patch_applied_to_lines(["a", "b", "c"], ["  a", "- b", "+ B", "+ B2"])
#> patch_applied_to_lines(["a"], ["- x"])
#> patch_applied_to_lines([], ["  a"])
#> patch_applied_to_lines(["keep"], [])
#> patch_applied_to_lines(["1", "2", "3", "4", "5"], ["  1", "- 2", "- 3", "+ two", "  4", "+ 4.5"])
#> patch_applied_to_lines(['1', '2', '3', '4', '5', 'keep'], ['  1', '- 2', '- 3', '+ two', '  4', '+ 4.5'])

### justified_text_block
def justified_text_block(text: str, width: int) -> list[str]:
    """Full justification; the last line stays ragged."""
    words = text.split()
    lines, line, length = [], [], 0
    for word in words:
        if line and length + len(line) + len(word) > width:
            gaps = len(line) - 1
            spare = width - length
            if gaps == 0:
                lines.append(line[0].ljust(width))
            else:
                each, extra = divmod(spare, gaps)
                built = ""
                for i, w in enumerate(line[:-1]):
                    built += w + " " * (each + (1 if i < extra else 0))
                lines.append(built + line[-1])
            line, length = [], 0
        line.append(word)
        length += len(word)
    if line:
        lines.append(" ".join(line))
    return lines

#> justified_text_block("the quick brown fox jumps over the lazy dog", 12)
#> justified_text_block("incomprehensible words here", 10)
#> justified_text_block("", 5)
#> justified_text_block("a b c d e f g h", 5)
#> justified_text_block("fits on one line", 40)
#> justified_text_block('a b c d e f g h the quick brown fox jumps over the lazy dog fits on one line', 5)
#> justified_text_block('a b c d e f g h the quick brown fox jumps over the lazy dog incomprehensible words here', 5)

### smart_quotes_and_dashes
import re


def smart_quotes_and_dashes(text: str, nested: bool = False) -> str:
    """Straight quotes become << >>, inner ones < >; ' -- ' becomes ' ~ '."""
    out = ""
    depth = 0
    previous = " "
    for ch in text:
        if ch == '"':
            opening = previous.isspace() or previous in "(["
            if opening:
                depth += 1
                ch = "<" if nested and depth > 1 else "<<"
            else:
                ch = ">" if nested and depth > 1 else ">>"
                depth = max(0, depth - 1)
        out += ch
        previous = ch[-1]
    return re.sub(r"\s--\s", " ~ ", out)

#> smart_quotes_and_dashes('She said "hello" -- twice ("really").')
#> smart_quotes_and_dashes('He: "I read "Emma" today"', nested=True)
#> smart_quotes_and_dashes("")
#> smart_quotes_and_dashes('6" pipe -- no "end')
#> smart_quotes_and_dashes('"a" "b" "c"', True)
#> smart_quotes_and_dashes('She said "hello" -- twice ("really"). 6" pipe -- no "end')
#> smart_quotes_and_dashes('She said "hello" -- twice ("really"). "a" "b" "c"')

### keyword_in_context_lines
import re


def keyword_in_context_lines(text: str, word: str, around: int = 2) -> list[str]:
    """Each hit with some words before and after, the hit in brackets."""
    words = re.findall(r"[\w'-]+", text)
    wanted = word.lower()
    lines = []
    for i, w in enumerate(words):
        if w.lower() != wanted:
            continue
        before = words[max(0, i - around):i]
        after = words[i + 1:i + 1 + around]
        pieces = []
        if i - around > 0:
            pieces.append("...")
        pieces += before + [f"[{w}]"] + after
        if i + 1 + around < len(words):
            pieces.append("...")
        lines.append(" ".join(pieces))
    return lines

#> keyword_in_context_lines("The cat saw the dog and the dog saw the cat.", "saw")
#> keyword_in_context_lines("One fish, two fish, red fish, blue fish", "fish", around=1)
#> keyword_in_context_lines("", "x")
#> keyword_in_context_lines("no hit here", "hits")
#> keyword_in_context_lines("It's well-known; it's old", "it's", 3)
#> keyword_in_context_lines("One fish, two fish, red fish, blue fish;It's well-known; it's old;The cat saw the dog and the dog saw the cat.", 'fish', around=1)
#> keyword_in_context_lines('One fish, two fish, red fish, blue fish, The cat saw the dog and the dog saw the cat.', 'fish', around=1)

### markdown_table_parsed
def cells(line):
    return [c.strip() for c in line.strip().strip("|").split("|")]


def markdown_table_parsed(text: str) -> list[dict[str, str]]:
    """Rows of the first table in a markdown text as dicts; a row of other width is an error."""
    header = None
    rows = []
    in_table = False
    previous = ""
    for line in text.splitlines():
        if not in_table:
            marks = set(line.replace("|", "").replace(" ", ""))
            if "|" in previous and marks and marks <= {"-", ":"}:
                header = cells(previous)
                in_table = True
            previous = line
            continue
        if "|" not in line:
            break
        values = cells(line)
        if len(values) != len(header):
            raise ValueError(f"{len(values)} cells, {len(header)} expected")
        rows.append(dict(zip(header, values)))
    return rows

#> markdown_table_parsed("Intro\n| name | age |\n|------|----:|\n| ann | 3 |\n| bob | 4 |\n\nEnd")
#> markdown_table_parsed("no table")
#> markdown_table_parsed("a | b\n- | -\n1 | 2 | 3")
#> markdown_table_parsed("| x |\n|---|\n|  |")
#> markdown_table_parsed("k|v\n:-:|---\none|1\ntwo|2\nthree|3\nend")

### passive_word_count_limits
def passive_word_count_limits(text: str, longest: int = 12) -> dict[int, str]:
    """Sentences that are too long (by number), shortened to their first and last words."""
    problems = {}
    number = 1
    words = []
    for token in text.split():
        words.append(token)
        if token[-1] in ".?!" and token.lower() not in ("e.g.", "i.e.", "dr."):
            if len(words) > longest:
                problems[number] = f"{words[0]} ... {words[-1]} ({len(words)})"
            number += 1
            words = []
    if words and len(words) > longest:
        problems[number] = f"{words[0]} ... (open, {len(words)})"
    return problems

#> passive_word_count_limits("Short one. This sentence has, e.g. some more words in it than it should have. Ok?", longest=8)
#> passive_word_count_limits("", 1)
#> passive_word_count_limits("One two three four five six", longest=3)
#> passive_word_count_limits("Dr. No said yes! And then there was nothing left to say, or was there? End.", 6)
#> passive_word_count_limits("Fine. Fine. Fine.")
#> passive_word_count_limits('Short one. This sentence has, e.g. some more words in it than it should have. Ok?, Dr. No said yes! And then there was nothing left to say, or was there? End.', longest=8)
#> passive_word_count_limits('Fine. Fine. Fine. One two three four five six, Short one. This sentence has, e.g. some more words in it than it should have. Ok?')

### translate_with_fallbacks
CATALOG = {
    "de": {"hello": "Hallo {name}", "files": ("{n} Datei", "{n} Dateien")},
    "fr": {"hello": "Bonjour {name}"},
    "en": {"hello": "Hello {name}", "files": ("{n} file", "{n} files"), "bye": "Bye"},
}


def message(lang, key):
    for candidate in (lang, lang.split("-")[0], "en"):
        texts = CATALOG.get(candidate, {})
        if key in texts:
            return texts[key]
    raise KeyError(key)


def translate_with_fallbacks(lang: str, requests: list[tuple]) -> list[str]:
    """Requests (key, values); a key that nobody knows comes back in brackets."""
    out = []
    for key, values in requests:
        try:
            text = message(lang, key)
        except KeyError as missing:
            out.append(f"[{missing.args[0]}]")
            continue
        if isinstance(text, tuple):
            text = text[0] if values.get("n") == 1 else text[1]
        for name, value in values.items():
            text = text.replace("{" + name + "}", str(value))
        out.append(text)
    return out

#> translate_with_fallbacks("de-AT", [("hello", {"name": "Kim"}), ("files", {"n": 1}), ("bye", {})])
#> translate_with_fallbacks("fr", [("files", {"n": 3}), ("nope", {}), ("hello", {"name": "Lea"})])
#> translate_with_fallbacks("xx", [])
#> translate_with_fallbacks("en", [("files", {"n": 0}), ("files", {"n": 1}), ("files", {})])
#> translate_with_fallbacks("de", [("hello", {"nom": "x"}), ("gone", {"a": 1})])
#> translate_with_fallbacks('frxxde-AT', [('files', {'n': 3}), ('nope', {}), ('hello', {'name': 'Lea'})])

### poem_syllables_per_line
VOWELS = "aeiouy"


def syllables(word):
    count = 0
    before = False
    for ch in word:
        now = ch in VOWELS
        if now and not before:
            count += 1
        before = now
    if word.endswith("e") and count > 1 and not word.endswith("le"):
        count -= 1
    return max(1, count)


def poem_syllables_per_line(poem: str) -> tuple[list[int], bool]:
    """Syllables of each line, and whether it is a haiku (5-7-5)."""
    counts = []
    for line in poem.lower().splitlines():
        total = 0
        for word in line.split():
            letters = "".join(ch for ch in word if ch.isalpha())
            if letters:
                total += syllables(letters)
        counts.append(total)
    return counts, counts == [5, 7, 5]

#> poem_syllables_per_line("An old silent pond\nA frog jumps into the pond\nSplash! Silence again")
#> poem_syllables_per_line("")
#> poem_syllables_per_line("1 2 3\nlittle table")
#> poem_syllables_per_line("Code, trace, debug it\nthe values are as they were\nnothing was guessed here")
#> poem_syllables_per_line("hmm")
#> poem_syllables_per_line('hmm\n1 2 3\nlittle table')
