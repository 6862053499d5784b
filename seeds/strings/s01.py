### mask_card_number
def mask_card_number(number):
    digits = [c for c in number if c.isdigit()]
    if len(digits) < 8:
        return "invalid"
    hidden = "*" * (len(digits) - 4)
    joined = hidden + "".join(digits[-4:])
    groups = [joined[i:i + 4] for i in range(0, len(joined), 4)]
    return " ".join(groups)

#> mask_card_number("4556-7375-8689-9855")
#> mask_card_number("1234")
#> mask_card_number("")
#> mask_card_number("371449635398431")
#> mask_card_number("no 12 345 678 end")

### swap_around_colon
def swap_around_colon(entry):
    left, sep, right = entry.partition(":")
    left, right = right.strip(), left.strip()
    return left + sep + right

#> swap_around_colon("port: 8080")
#> swap_around_colon("lonely")
#> swap_around_colon("a:b:c")
#> swap_around_colon("")
#> swap_around_colon(" : padded ")

### run_length_pack
def run_length_pack(s):
    out = []
    i = 0
    while i < len(s):
        j = i
        while j < len(s) and s[j] == s[i]:
            j += 1
        n = j - i
        out.append(s[i] if n == 1 else f"{n}{s[i]}")
        i = j
    return "".join(out)

#> run_length_pack("WWWBBW")
#> run_length_pack("")
#> run_length_pack("q")
#> run_length_pack("aabbccdd  e")
#> run_length_pack("zzzzzzzzzzzz")

### run_length_unpack
def run_length_unpack(code):
    result = ""
    count = ""
    for ch in code:
        if ch.isdecimal():
            count += ch
            continue
        result += ch * int(count or 1)
        count = ""
    return result

#> run_length_unpack("3W2BW")
#> run_length_unpack("")
#> run_length_unpack("abc")
#> run_length_unpack("12-x")
#> run_length_unpack("0z4é9")

### title_case_except
SMALL_WORDS = ("of", "the", "and", "a", "in")

def title_case_except(title):
    words = title.lower().split()
    for i, w in enumerate(words):
        if i == 0 or w not in SMALL_WORDS:
            words[i] = w.capitalize()
    return " ".join(words)

#> title_case_except("THE LORD OF THE RINGS")
#> title_case_except("a tale")
#> title_case_except("")
#> title_case_except("war   and peace")
#> title_case_except("in cold blood, in 3 parts")

### last_index_before
def last_index_before(s, ch, limit):
    try:
        return s.rindex(ch, 0, limit)
    except ValueError:
        return -limit

#> last_index_before("abracadabra", "a", 7)
#> last_index_before("abracadabra", "z", 4)
#> last_index_before("mississippi", "ss", 7)
#> last_index_before("", "x", 3)
#> last_index_before("kayak", "k", -1)

### parse_query_string
def parse_query_string(url):
    _, mark, query = url.partition("?")
    params = {}
    if not mark:
        return params
    for pair in query.split("&"):
        key, _, value = pair.partition("=")
        if key:
            params.setdefault(key, []).append(value)
    return params

#> parse_query_string("http://shop.io/find?q=lamp&max=30")
#> parse_query_string("/plain/path")
#> parse_query_string("?tag=red&tag=blue&&flag")
#> parse_query_string("?")
#> parse_query_string("x?=5&y=a=b")

### is_palindrome_loose
def is_palindrome_loose(phrase):
    lo, hi = 0, len(phrase) - 1
    while lo < hi:
        if not phrase[lo].isalnum():
            lo += 1
        elif not phrase[hi].isalnum():
            hi -= 1
        elif phrase[lo].casefold() != phrase[hi].casefold():
            return False
        else:
            lo, hi = lo + 1, hi - 1
    return True

#> is_palindrome_loose("Was it a car, or a cat I saw?")
#> is_palindrome_loose("palindrome")
#> is_palindrome_loose("")
#> is_palindrome_loose("12:21!")
#> is_palindrome_loose("Äbä")

### tabs_then_count
def tabs_then_count(line, width):
    expanded = line.expandtabs(width)
    return len(expanded), expanded.count(" ")

#> tabs_then_count("a\tbc\td", 4)
#> tabs_then_count("\t\t", 8)
#> tabs_then_count("no tabs here", 2)
#> tabs_then_count("", 5)
#> tabs_then_count("x\ty", 0)
#> tabs_then_count("one\ntwo\tthree", 6)

### pad_time_fields
def pad_time_fields(clock):
    parts = clock.split(":")
    return ":".join(p.zfill(2) for p in parts)

#> pad_time_fields("7:5:9")
#> pad_time_fields("12:30")
#> pad_time_fields("")
#> pad_time_fields("-3:4")
#> pad_time_fields("+1::100")

### vowel_profile
def vowel_profile(word):
    counts = dict.fromkeys("aeiou", 0)
    for ch in word.lower():
        if ch in counts:
            counts[ch] += 1
    return {v: n for v, n in counts.items() if n}

#> vowel_profile("Onomatopoeia")
#> vowel_profile("rhythm")
#> vowel_profile("")
#> vowel_profile("AEIOU aeiou")
#> vowel_profile("queueing")

### strip_comment
def strip_comment(line, marker="#"):
    in_quotes = False
    for i, ch in enumerate(line):
        if ch == '"':
            in_quotes = not in_quotes
        elif line.startswith(marker, i) and not in_quotes:
            return line[:i].rstrip()
    return line.rstrip()

#> strip_comment("x = 1  # set x")
#> strip_comment('name = "a#b"  # real')
#> strip_comment("int y; // why", "//")
#> strip_comment("   ")
#> strip_comment('"unclosed # quote')

### alternate_case
def alternate_case(s):
    flip = True
    res = ""
    for c in s:
        if c.isalpha():
            res += c.upper() if flip else c.lower()
            flip = not flip
        else:
            res += c
    return res

#> alternate_case("spongebob meme")
#> alternate_case("A1B2C3")
#> alternate_case("")
#> alternate_case("...!")
#> alternate_case("straße")

### extension_of
def extension_of(filename):
    base = filename.rsplit("/", 1)[-1]
    stem, dot, ext = base.rpartition(".")
    if not dot or not stem:
        return None
    return ext.lower()

#> extension_of("/home/kim/photo.JPG")
#> extension_of("archive.tar.gz")
#> extension_of(".bashrc")
#> extension_of("dir.d/Makefile")
#> extension_of("trailing.")

### remove_wrapping
def remove_wrapping(tag):
    return tag.removeprefix("<").removesuffix(">").removesuffix("/").strip()

#> remove_wrapping("<br />")
#> remove_wrapping("<<b>>")
#> remove_wrapping("plain")
#> remove_wrapping("")
#> remove_wrapping("</>")
#> remove_wrapping("/>")

### keep_line_ends
def keep_line_ends(text):
    lines = text.splitlines(keepends=True)
    return [len(l) - len(l.rstrip("\r\n")) for l in lines]

#> keep_line_ends("one\ntwo\r\nthree")
#> keep_line_ends("")
#> keep_line_ends("\n\n\n")
#> keep_line_ends("a\rb\n")
#> keep_line_ends("solo")

### digits_to_words
NAMES = "zero one two three four five six seven eight nine".split()

def digits_to_words(n):
    words = [NAMES[int(d)] for d in str(abs(n))]
    if n < 0:
        words.insert(0, "minus")
    return "-".join(words)

#> digits_to_words(2024)
#> digits_to_words(-7)
#> digits_to_words(0)
#> digits_to_words(9000000001)
#> digits_to_words(-35)

### center_banner
def center_banner(msg, width, fill="*"):
    inner = f" {msg} " if msg else ""
    line = inner.center(width, fill)
    return line, len(line) > width

#> center_banner("SALE", 15)
#> center_banner("", 6, "=")
#> center_banner("too long for it", 5)
#> center_banner("odd", 10, "-")
#> center_banner("é", 4, "~")

### vigenere_encode
def vigenere_encode(plain, key):
    out, k = [], 0
    for ch in plain.upper():
        if not ch.isascii() or not ch.isalpha():
            out.append(ch)
            continue
        shift = ord(key[k % len(key)].upper()) - 65
        out.append(chr((ord(ch) - 65 + shift) % 26 + 65))
        k += 1
    return "".join(out)

#> vigenere_encode("attack at dawn", "lemon")
#> vigenere_encode("Crypto!", "abc")
#> vigenere_encode("", "")
#> vigenere_encode("ñ b", "z")
#> vigenere_encode("boom", "")

### translate_leet
LEET = str.maketrans("aeiost", "43105+")

def translate_leet(word):
    once = word.translate(LEET)
    return once, sum(a != b for a, b in zip(word, once))

#> translate_leet("elitist")
#> translate_leet("xyz")
#> translate_leet("")
#> translate_leet("TASTE taste")
#> translate_leet("status: ok")

### longest_common_prefix
def longest_common_prefix(words):
    if not words:
        return ""
    first, last = min(words), max(words)
    for i, ch in enumerate(first):
        if ch != last[i]:
            return first[:i]
    return first

#> longest_common_prefix(["interview", "internet", "interval"])
#> longest_common_prefix([])
#> longest_common_prefix(["solo"])
#> longest_common_prefix(["dog", "racecar"])
#> longest_common_prefix(["ab", "abc", "abcd"])

### snake_from_camel
def snake_from_camel(name):
    pieces = []
    for i, c in enumerate(name):
        if c.isupper() and i > 0 and not name[i - 1].isupper():
            pieces.append("_")
        pieces.append(c.lower())
    return "".join(pieces)

#> snake_from_camel("parseHTTPResponse")
#> snake_from_camel("Simple")
#> snake_from_camel("")
#> snake_from_camel("alreadysnake")
#> snake_from_camel("x1Y2")

### camel_from_kebab
def camel_from_kebab(name):
    head, *tail = name.split("-")
    return head + "".join(map(str.capitalize, tail))

#> camel_from_kebab("background-color")
#> camel_from_kebab("margin")
#> camel_from_kebab("")
#> camel_from_kebab("-webkit-box-SIZING")
#> camel_from_kebab("a--b")

### find_all_positions
def find_all_positions(hay, needle):
    spots = []
    at = hay.find(needle)
    while at != -1:
        spots.append(at)
        at = hay.find(needle, at + 1)
    return spots

#> find_all_positions("banana", "ana")
#> find_all_positions("banana", "x")
#> find_all_positions("", "q")
#> find_all_positions("abc", "")
#> find_all_positions("to be or not to be", "to")

### bracket_depths
def bracket_depths(expr):
    depth = deepest = 0
    for ch in expr:
        match ch:
            case "(" | "[":
                depth += 1
                deepest = max(deepest, depth)
            case ")" | "]":
                depth -= 1
                if depth < 0:
                    return -1
    return deepest if depth == 0 else -1

#> bracket_depths("f(a[g(x)])")
#> bracket_depths("")
#> bracket_depths(")(")
#> bracket_depths("((")
#> bracket_depths("no brackets")
#> bracket_depths("()[]([])")

### split_limit_rejoin
def split_limit_rejoin(s, sep, n):
    left = s.split(sep, n)
    right = s.rsplit(sep, n)
    return left[-1] + "|" + right[0]

#> split_limit_rejoin("2024-05-17", "-", 1)
#> split_limit_rejoin("a.b.c.d.e", ".", 2)
#> split_limit_rejoin("nothing", ",", 3)
#> split_limit_rejoin("", ";", 1)
#> split_limit_rejoin("x y", "", 1)
#> split_limit_rejoin("p::q::", "::", 0)

### char_categories
def char_categories(s):
    """Count characters by rough class."""
    table = {"upper": 0, "lower": 0, "digit": 0, "space": 0, "other": 0}
    for c in s:
        if c.isupper():
            kind = "upper"
        elif c.islower():
            kind = "lower"
        elif c.isdigit():
            kind = "digit"
        elif c.isspace():
            kind = "space"
        else:
            kind = "other"
        table[kind] += 1
    return table

#> char_categories("Room 101, Floor 2")
#> char_categories("")
#> char_categories("ÉÈ\t\n²")
#> char_categories("漢字 kanji!")
#> char_categories("___")

### acronym_of
def acronym_of(phrase: str) -> str:
    cleaned = phrase.replace("-", " ").replace("_", " ")
    return "".join(w[0].upper() for w in cleaned.split() if w[0].isalpha())

#> acronym_of("portable network graphics")
#> acronym_of("Complementary metal-oxide semiconductor")
#> acronym_of("")
#> acronym_of("3 blind mice")
#> acronym_of("_under_score_")

### isbn10_valid
def isbn10_valid(isbn):
    chars = isbn.replace("-", "")
    if len(chars) != 10:
        return False
    total = 0
    for weight, c in zip(range(10, 0, -1), chars):
        if c in "Xx" and weight == 1:
            value = 10
        elif c.isdigit():
            value = int(c)
        else:
            return False
        total += weight * value
    return total % 11 == 0

#> isbn10_valid("0-306-40615-2")
#> isbn10_valid("080442957X")
#> isbn10_valid("12345")
#> isbn10_valid("1234567890")
#> isbn10_valid("12345A7890")

### wrap_words_greedy
def wrap_words_greedy(text, width):
    lines, current = [], ""
    for word in text.split():
        if current and len(current) + 1 + len(word) > width:
            lines.append(current)
            current = word
        else:
            current = f"{current} {word}" if current else word
    if current:
        lines.append(current)
    return lines

#> wrap_words_greedy("the quick brown fox jumps over", 10)
#> wrap_words_greedy("", 8)
#> wrap_words_greedy("supercalifragilistic yes", 6)
#> wrap_words_greedy("a b c d e f g", 3)
#> wrap_words_greedy("  spaced   out  ", 40)

### reverse_each_word
def reverse_each_word(sentence):
    return " ".join(w[::-1] for w in sentence.split(" "))

#> reverse_each_word("stressed desserts")
#> reverse_each_word("  two  gaps ")
#> reverse_each_word("")
#> reverse_each_word("level")
#> reverse_each_word("C3PO, R2D2!")

### first_unique_char_text
def first_unique_char_text(s):
    for i, c in enumerate(s):
        if s.find(c) == s.rfind(c):
            return i, c
    return None

#> first_unique_char_text("swiss")
#> first_unique_char_text("aabb")
#> first_unique_char_text("")
#> first_unique_char_text("z")
#> first_unique_char_text("noon at noot")

### dna_complement_reverse
def dna_complement_reverse(strand):
    pairs = {"A": "T", "T": "A", "C": "G", "G": "C"}
    return "".join(pairs[base] for base in reversed(strand.upper()))

#> dna_complement_reverse("ATGCC")
#> dna_complement_reverse("")
#> dna_complement_reverse("gattaca")
#> dna_complement_reverse("AUG")
#> dna_complement_reverse("CCGG")

### format_money
def format_money(cents, symbol="$"):
    sign = "-" if cents < 0 else ""
    units, rest = divmod(abs(cents), 100)
    return f"{sign}{symbol}{units:,}.{rest:02d}"

#> format_money(123456789)
#> format_money(-5)
#> format_money(0, "€")
#> format_money(100000, symbol="kr ")
#> format_money(-99999)

### version_compare
def version_compare(a, b):
    xs = [int(p) for p in a.split(".")]
    ys = [int(p) for p in b.split(".")]
    while len(xs) < len(ys):
        xs.append(0)
    while len(ys) < len(xs):
        ys.append(0)
    return (xs > ys) - (xs < ys)

#> version_compare("1.2.10", "1.2.9")
#> version_compare("2.0", "2")
#> version_compare("0.9", "0.10.1")
#> version_compare("3", "3.0.0.1")
#> version_compare("1.x", "1.0")

### count_in_window
def count_in_window(s, sub, start, end):
    return [s.count(sub), s.count(sub, start), s.count(sub, start, end)]

#> count_in_window("mississippi", "s", 3, 6)
#> count_in_window("aaaaaa", "aa", 1, -1)
#> count_in_window("", "a", 0, 5)
#> count_in_window("abc", "", 1, 2)
#> count_in_window("01001001", "001", -5, 99)

### morse_to_text
MORSE = {".-": "A", "-...": "B", "-.-.": "C", ".": "E", "...": "S", "---": "O", "-": "T", "....": "H"}

def morse_to_text(signal):
    words = []
    for chunk in signal.strip().split(" / "):
        words.append("".join(MORSE.get(code, "?") for code in chunk.split()))
    return " ".join(words)

#> morse_to_text("... --- ...")
#> morse_to_text("- .... . / -.-. .- -")
#> morse_to_text("")
#> morse_to_text("..--.. .")
#> morse_to_text("  -... / / .-  ")

### template_fill
def template_fill(template, values):
    out = ""
    rest = template
    while "{{" in rest:
        before, _, rest = rest.partition("{{")
        name, close, rest = rest.partition("}}")
        out += before
        if close:
            out += str(values.get(name.strip(), "<" + name.strip() + ">"))
        else:
            out += "{{" + name
    return out + rest

#> template_fill("Dear {{ name }}, you owe {{sum}}.", {"name": "Ada", "sum": 12.5})
#> template_fill("static", {})
#> template_fill("{{a}}{{b}}", {"a": None})
#> template_fill("broken {{ tail", {"tail": 1})
#> template_fill("", {"x": "y"})
