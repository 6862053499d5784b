### readability_score_text
import re

VOWELS = re.compile(r"[aeiouy]+")


def syllables(word: str) -> int:
    count = len(VOWELS.findall(word))
    if word.endswith("e") and count > 1:
        count -= 1
    return max(count, 1)


def readability_score_text(text: str) -> float:
    """Flesch reading ease with one place, 0.0 without words."""
    sentences = [part for part in re.split(r"[.!?]", text) if part.strip()]
    words = re.findall(r"[a-z']+", text.lower())
    if not words:
        return 0.0
    total = 0
    for word in words:
        total += syllables(word)
    score = 206.835 - 1.015 * len(words) / len(sentences) - 84.6 * total / len(words)
    return round(score, 1)

#> readability_score_text("The cat sat on the mat. It was warm.")
#> readability_score_text("Extraordinary circumstances necessitate extraordinary measures.")
#> readability_score_text("... 123")
#> readability_score_text("Go! Stop! Write the code here.")
#> readability_score_text("We were late; the train had left an hour before we came to the station.")

### longest_common_prefix_paths
def common_prefix(left: str, right: str) -> str:
    length = 0
    for a, b in zip(left, right):
        if a != b:
            break
        length += 1
    return left[:length]


def longest_common_prefix_paths(paths: list[str], separator: str = "/") -> str:
    """The folder all paths share, '' if there is none."""
    if not paths:
        return ""
    prefix = paths[0]
    for path in paths[1:]:
        prefix = common_prefix(prefix, path)
        if not prefix:
            return ""
    # cut back to a whole folder
    if any(path != prefix for path in paths) and not prefix.endswith(separator):
        prefix = prefix.rpartition(separator)[0]
    return prefix.rstrip(separator)

#> longest_common_prefix_paths(["/srv/www/site/a.html", "/srv/www/static/b.css", "/srv/www/index.html"])
#> longest_common_prefix_paths(["src/app", "src/application"])
#> longest_common_prefix_paths([])
#> longest_common_prefix_paths(["a.b.c", "a.b.d", "x.y"], ".")
#> longest_common_prefix_paths(["same/file.txt", "same/file.txt"])

### caesar_guess_shift
FREQUENT = "etaoinshr"


def shift_letter(letter: str, by: int) -> str:
    if not letter.isalpha():
        return letter
    start = ord("A") if letter.isupper() else ord("a")
    return chr((ord(letter) - start + by) % 26 + start)


def decode(text: str, by: int) -> str:
    return "".join(shift_letter(letter, -by) for letter in text)


def caesar_guess_shift(text: str, candidates: tuple[int, ...]) -> int:
    """The shift after which the text has the most frequent English letters."""
    best, best_score = 0, -1
    for by in candidates:
        plain = decode(text, by).lower()
        score = sum(plain.count(letter) for letter in FREQUENT)
        if score > best_score:
            best, best_score = by, score
    return best

#> caesar_guess_shift("Wkh hdwhu", (1, 3, 5))
#> caesar_guess_shift("uif", (0, 1))
#> caesar_guess_shift("", (4, 7))
#> caesar_guess_shift("Axeeh!", (13, 19, 2))
#> caesar_guess_shift("123", ())

### normalize_whitespace_blocks
import re


def normalize_whitespace_blocks(text: str, width: int = 40) -> str:
    """Joins lines into paragraphs, keeps list items on their own lines, cuts long paragraphs."""
    blocks = []
    current = []

    def flush():
        if current:
            blocks.append(" ".join(current))
            current.clear()

    for line in text.splitlines():
        stripped = re.sub(r"\s+", " ", line).strip()
        if not stripped:
            flush()
        elif stripped.startswith(("- ", "* ")):
            flush()
            blocks.append("- " + stripped[2:])
        else:
            current.append(stripped)
    flush()
    cut = []
    for block in blocks:
        if len(block) > width:
            block = block[:width].rsplit(" ", 1)[0] + " [...]"
        cut.append(block)
    return "\n".join(cut)

#> normalize_whitespace_blocks("Hello   there\nmy friend\n\n* one\n-  two\nend")
#> normalize_whitespace_blocks("A rather long paragraph that goes\non and on without any end", 30)
#> normalize_whitespace_blocks("")
#> normalize_whitespace_blocks("\n\n  tab\there \n\n\n* item", 100)
#> normalize_whitespace_blocks("- a\n- b\ntext after\nthe list", width=12)

### slugify_unique_titles
import re
import unicodedata


def slugify(title: str) -> str:
    ascii_text = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    slug = re.sub(r"[^a-z0-9]+", "-", ascii_text.lower())
    return slug.strip("-") or "untitled"


def slugify_unique_titles(titles: list[str], taken: tuple[str, ...] = ()) -> list[str]:
    """A slug for each title; the second of the same name gets '-2' and so on."""
    used = set(taken)
    slugs = []
    for title in titles:
        base = slugify(title)
        slug, number = base, 1
        while slug in used:
            number += 1
            slug = f"{base}-{number}"
        used.add(slug)
        slugs.append(slug)
    return slugs

#> slugify_unique_titles(["Hello World!", "hello, world", "Café au lait"])
#> slugify_unique_titles(["???", "!!!"], ("untitled",))
#> slugify_unique_titles([])
#> slugify_unique_titles(["A", "a", "A ", "a-2", "b"])
#> slugify_unique_titles(["Über uns", "About us", "uber UNS"], taken=("about-us", "about-us-2"))

### pairs_of_similar_texts
def shingles(text: str, size: int) -> set[str]:
    cleaned = "".join(char for char in text.lower() if char.isalnum())
    return {cleaned[i:i + size] for i in range(len(cleaned) - size + 1)}


def pairs_of_similar_texts(texts: list[str], threshold: float, size: int = 3) -> list[tuple[int, int]]:
    """Pairs of texts that are nearly the same."""
    sets = [shingles(text, size) for text in texts]
    pairs = []
    for i, left in enumerate(sets):
        for j in range(i + 1, len(sets)):
            right = sets[j]
            union = left | right
            if not union:
                continue
            if len(left & right) / len(union) >= threshold:
                pairs.append((i, j))
    return pairs

#> pairs_of_similar_texts(["Red shoes", "red shoes!", "blue hats"], 0.8)
#> pairs_of_similar_texts(["night", "nights", "knight"], 0.6)
#> pairs_of_similar_texts([], 0.5)
#> pairs_of_similar_texts(["a", "", "ab"], 0.1)
#> pairs_of_similar_texts(["hello world", "hello word", "world hello", "hell"], 0.5, size=2)

### word_frequency_ranks
from collections import Counter


def word_frequency_ranks(text: str) -> dict[str, int]:
    """Rank of each word by frequency; equal counts share a rank, the next one is skipped."""
    words = [w.strip(",.;:!?").lower() for w in text.split()]
    counts = Counter(w for w in words if w)
    ranks = {}
    rank = 0
    last_count = None
    for position, (word, count) in enumerate(sorted(counts.items(), key=lambda p: (-p[1], p[0])), 1):
        if count != last_count:
            rank, last_count = position, count
        ranks[word] = rank
    return ranks

#> word_frequency_ranks("the cat and the dog and the bird")
#> word_frequency_ranks("One, one; ONE two!")
#> word_frequency_ranks("")
#> word_frequency_ranks("a b c d")
#> word_frequency_ranks("tic tac toe tic tac tic, boom... boom")

### censor_words_keep_length
import re

BLOCKED = ("darn", "heck", "blast")
PATTERN = re.compile(r"\b(" + "|".join(BLOCKED) + r")(\w*)", re.IGNORECASE)


class TooRude(Exception):
    pass


def mask(match):
    word = match.group(1)
    return word[0] + "*" * (len(word) - 1) + match.group(2)


def censor_words_keep_length(messages: list[str], most: int = 3) -> str:
    """The messages joined, blocked words masked; more than `most` of them is too much."""
    found = 0
    clean = []
    for message in messages:
        masked, count = PATTERN.subn(mask, message)
        found += count
        if found > most:
            raise TooRude(f"{found} words")
        clean.append(masked)
    return " / ".join(clean)

#> censor_words_keep_length(["Darn it, what the heck?", "all fine"])
#> censor_words_keep_length(["Blasted thing", "darning socks", "check"], most=2)
#> censor_words_keep_length([])
#> censor_words_keep_length(["heck heck", "HECK", "heck"])
#> censor_words_keep_length(["no bad words", "in any of these", "lines at all"], 0)

### acronym_definitions_found
import re

DEFINITION = re.compile(r"((?:\w+ ){1,5})\(([A-Z]{2,5})\)")


def matches_initials(words: list[str], short: str) -> bool:
    initials = "".join(word[0] for word in words).upper()
    return initials.endswith(short)


def acronym_definitions_found(text: str) -> dict[str, str]:
    """Acronyms that are explained in the text: 'central processing unit (CPU)'."""
    found = {}
    for match in DEFINITION.finditer(text):
        words = match.group(1).split()
        short = match.group(2)
        if not matches_initials(words, short):
            continue
        if short not in found:
            found[short] = " ".join(words[-len(short):]).lower()
    return found

#> acronym_definitions_found("The central processing unit (CPU) and random access memory (RAM) are fast.")
#> acronym_definitions_found("We met at nine (PM) in the World Health Organization (WHO).")
#> acronym_definitions_found("")
#> acronym_definitions_found("Key value store (KVS) is not a kiosk van shop (KVS).")
#> acronym_definitions_found("nothing (here), (ABC)")

### column_text_transpose
def column_text_transpose(text: str, fill: str = ".") -> list[str]:
    """Turns lines into columns; short lines are filled."""
    lines = text.split("\n")
    width = max(len(line) for line in lines)
    columns = []
    for index in range(width):
        letters = []
        for line in lines:
            letters.append(line[index] if index < len(line) else fill)
        column = "".join(letters)
        columns.append(column.rstrip(fill) or fill)
    return columns

#> column_text_transpose("abc\nde\nf")
#> column_text_transpose("one\nlonger")
#> column_text_transpose("")
#> column_text_transpose("x\n\nyz", "-")
#> column_text_transpose("12345\n678\n90\nab.d")

### palindrome_phrase_check
def letters_only(text: str) -> str:
    return "".join(c.lower() for c in text if c.isalnum())


def longest_inside(text: str) -> str:
    best = ""
    for middle in range(len(text)):
        for low, high in ((middle, middle), (middle, middle + 1)):
            while low >= 0 and high < len(text) and text[low] == text[high]:
                low -= 1
                high += 1
            if high - low - 1 > len(best):
                best = text[low + 1:high]
    return best


def palindrome_phrase_check(phrase: str, least: int = 3) -> str | bool:
    """True for a palindrome, else the longest one inside of it, False if that is too short."""
    text = letters_only(phrase)
    if text == text[::-1]:
        return True
    inside = longest_inside(text)
    return inside if len(inside) >= least else False

#> palindrome_phrase_check("Never odd or even")
#> palindrome_phrase_check("big banana boat")
#> palindrome_phrase_check("")
#> palindrome_phrase_check("python", least=3)
#> palindrome_phrase_check("xy abba!", 4)
#> palindrome_phrase_check("No lemon, no melon")

### run_length_round_trip_ok
import re


def encode(text):
    out = []
    index = 0
    while index < len(text):
        run = 1
        while index + run < len(text) and text[index + run] == text[index] and run < 9:
            run += 1
        out.append(f"{run}{text[index]}" if run > 1 else text[index])
        index += run
    return "".join(out)


def decode(packed):
    return "".join(char * int(count or 1) for count, char in re.findall(r"(\d?)(\D)", packed))


def run_length_round_trip_ok(text: str, saving: int = 0) -> bool:
    """Whether packing is without loss and saves at least so many characters."""
    packed = encode(text)
    if decode(packed) != text:
        return False
    return len(text) - len(packed) >= saving

#> run_length_round_trip_ok("aaaabbbccd", 4)
#> run_length_round_trip_ok("abcabc", 1)
#> run_length_round_trip_ok("11122")
#> run_length_round_trip_ok("")
#> run_length_round_trip_ok("-----------------", saving=13)

### line_numbers_of_matches
import re
from typing import NamedTuple


class Hit(NamedTuple):
    line: int
    column: int
    text: str


def search(text, pattern, ignore_case):
    compiled = re.compile(pattern, re.I if ignore_case else 0)
    for number, line in enumerate(text.split("\n"), 1):
        for match in compiled.finditer(line):
            yield Hit(number, match.start() + 1, match.group())


def line_numbers_of_matches(text: str, pattern: str, ignore_case: bool = False) -> list[str]:
    """Hits as 'line:column:text', neighbours in one line joined by a plus sign."""
    report = []
    last = 0
    for hit in search(text, pattern, ignore_case):
        if hit.line == last:
            report[-1] += f"+{hit.column}:{hit.text}"
        else:
            report.append(":".join(map(str, hit)))
        last = hit.line
    return report

#> line_numbers_of_matches("TODO fix\nok\ntodo later, TODO now", r"TODO", True)
#> line_numbers_of_matches("a1 b22\nc333", r"\d+")
#> line_numbers_of_matches("", "x")
#> line_numbers_of_matches("mail ann@x.org\ncc bob@y.org cid@z.org", r"\w+@\w+", False)
#> line_numbers_of_matches("(", "(")
#> line_numbers_of_matches("TODO fix\nok\ntodo later, TODO now\nmail ann@x.org\ncc bob@y.org cid@z.org", "TODO", True)
#> line_numbers_of_matches("mail ann@x.org\ncc bob@y.org cid@z.org\nTODO fix\nok\ntodo later, TODO now", "\\w+@\\w+", False)
