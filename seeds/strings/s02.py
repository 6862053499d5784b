### log_level_tally
def log_level_tally(lines):
    tally = {}
    for line in lines:
        if not line.startswith("["):
            tally["?"] = tally.get("?", 0) + 1
            continue
        level = line[1:line.index("]")].strip().upper()
        tally[level] = tally.get(level, 0) + 1
    return tally

#> log_level_tally(["[info] boot", "[WARN] disk 91%", "[Info] ready"])
#> log_level_tally([])
#> log_level_tally(["no level", "[error ] x", "stack trace"])
#> log_level_tally(["[broken"])
#> log_level_tally(["[] blank"])

### swap_then_strip
def swap_then_strip(s, chars):
    t = s.swapcase()
    return t.lstrip(chars) + "/" + t.rstrip(chars)

#> swap_then_strip("XxHelloxX", "xX")
#> swap_then_strip("aaa", "A")
#> swap_then_strip("", "zz")
#> swap_then_strip("  tEa  ", " T")
#> swap_then_strip("Kiosk", "kKi")

### next_identifier
def next_identifier(name):
    i = len(name)
    while i > 0 and name[i - 1].isdigit():
        i -= 1
    stem, num = name[:i], name[i:]
    if not num:
        return stem + "2"
    return stem + str(int(num) + 1).zfill(len(num))

#> next_identifier("file009")
#> next_identifier("draft")
#> next_identifier("")
#> next_identifier("v99")
#> next_identifier("0042")

### zip_two_strings
def zip_two_strings(a, b):
    woven = "".join(x + y for x, y in zip(a, b))
    longer = a if len(a) > len(b) else b
    return woven + longer[min(len(a), len(b)):]

#> zip_two_strings("ace", "bdf")
#> zip_two_strings("1", "wxyz")
#> zip_two_strings("", "")
#> zip_two_strings("longest!", "**")
#> zip_two_strings("ab", "")

### parse_duration_seconds
def parse_duration_seconds(spec):
    factors = {"h": 3600, "m": 60, "s": 1, "d": 86400}
    total, num = 0, ""
    for ch in spec.replace(" ", ""):
        if ch.isdigit():
            num += ch
        elif ch in factors and num:
            total += int(num) * factors[ch]
            num = ""
        else:
            raise ValueError(f"bad duration near {ch!r}")
    return total

#> parse_duration_seconds("1h 30m")
#> parse_duration_seconds("45s")
#> parse_duration_seconds("")
#> parse_duration_seconds("2d4h10s")
#> parse_duration_seconds("5x")
#> parse_duration_seconds("90")

### pig_latin_word
def pig_latin_word(word):
    if not word.isalpha():
        return word
    for i, ch in enumerate(word):
        if ch.lower() in "aeiou":
            break
    else:
        return word + "ay"
    if i == 0:
        return word + "way"
    moved = word[i:] + word[:i].lower() + "ay"
    return moved.capitalize() if word[0].isupper() else moved

#> pig_latin_word("Trash")
#> pig_latin_word("apple")
#> pig_latin_word("rhythm")
#> pig_latin_word("can't")
#> pig_latin_word("glove")

### chunk_right_to_left
def chunk_right_to_left(digits, size, sep=","):
    groups = []
    while digits:
        groups.append(digits[-size:])
        digits = digits[:-size]
    groups.reverse()
    return sep.join(groups)

#> chunk_right_to_left("1234567", 3)
#> chunk_right_to_left("", 4)
#> chunk_right_to_left("DEADBEEF", 2, ":")
#> chunk_right_to_left("99", 5, "_")
#> chunk_right_to_left("100000000", 3, sep="'")

### balance_quotes
def balance_quotes(s):
    n = s.count('"')
    if n % 2:
        s += '"'
    return s.split('"')[1::2]

#> balance_quotes('say "hi" to "Bob"')
#> balance_quotes('open "never closed')
#> balance_quotes("no quotes")
#> balance_quotes('""')
#> balance_quotes('"a""b"')

### index_or_default
def index_or_default(seq, item, default=-1):
    return seq.index(item) if item in seq else default

#> index_or_default("typewriter", "t")
#> index_or_default("typewriter", "q", None)
#> index_or_default("", "a")
#> index_or_default(["x", "yy"], "yy", 9)
#> index_or_default("aXbX", "Xb", default=0)

### emphasize_keywords
def emphasize_keywords(text, keywords):
    out = []
    for token in text.split():
        bare = token.strip(".,!?").lower()
        if bare in keywords:
            token = token.replace(token.strip(".,!?"), f"*{bare.upper()}*")
        out.append(token)
    return " ".join(out)

#> emphasize_keywords("Fire! The fire exit is left.", ["fire", "exit"])
#> emphasize_keywords("", ["x"])
#> emphasize_keywords("nothing to see", [])
#> emphasize_keywords("Danger, high VOLTAGE...", ("voltage",))
#> emphasize_keywords("go go, gone", ["go"])

### hex_dump_line
def hex_dump_line(data: bytes) -> str:
    left = " ".join(f"{b:02x}" for b in data)
    right = "".join(chr(b) if 32 <= b < 127 else "." for b in data)
    return f"{left:<24}|{right}|"

#> hex_dump_line(b"Hi\n")
#> hex_dump_line(b"")
#> hex_dump_line(bytes([0, 255, 65, 126, 127]))
#> hex_dump_line(b"12345678")
#> hex_dump_line("é~".encode("utf-8"))

### title_flags
def title_flags(words):
    return [(w.istitle(), w.isupper(), w.islower()) for w in words]

#> title_flags(["Hello", "WORLD", "mixedCase"])
#> title_flags([])
#> title_flags(["", "A", "1a"])
#> title_flags(["They'Re", "They're", "X-Ray"])
#> title_flags(["ß", "Ǆ", "123"])

### ratio_of_vowels
def ratio_of_vowels(word):
    letters = [c for c in word.casefold() if c.isalpha()]
    if not letters:
        return 0.0
    vowels = sum(1 for c in letters if c in "aeiouäöü")
    return round(vowels / len(letters), 3)

#> ratio_of_vowels("Übermut")
#> ratio_of_vowels("12 34")
#> ratio_of_vowels("sky")
#> ratio_of_vowels("audio!")
#> ratio_of_vowels("")

### move_leading_spaces
def move_leading_spaces(line):
    body = line.lstrip(" ")
    n = len(line) - len(body)
    if n == 0:
        return line.rjust(len(line) + 1, ".")
    return body.ljust(len(line), "_")

#> move_leading_spaces("    indented")
#> move_leading_spaces("flat")
#> move_leading_spaces("")
#> move_leading_spaces("   ")
#> move_leading_spaces(" \ttab")

### tokenise_arith
def tokenise_arith(expr):
    tokens = []
    i = 0
    while i < len(expr):
        c = expr[i]
        if c.isspace():
            i += 1
        elif c.isdigit():
            j = i
            while j < len(expr) and (expr[j].isdigit() or expr[j] == "."):
                j += 1
            tokens.append(expr[i:j])
            i = j
        elif c in "+-*/()":
            tokens.append(c)
            i += 1
        else:
            return f"unexpected {c!r} at {i}"
    return tokens

#> tokenise_arith("3 + 4.5*(2-10)")
#> tokenise_arith("")
#> tokenise_arith("12a")
#> tokenise_arith("7")
#> tokenise_arith("  (1)/0 ")

### compare_casefolded
def compare_casefolded(a, b):
    if a == b:
        return "same"
    if a.lower() == b.lower():
        return "lower"
    if a.casefold() == b.casefold():
        return "casefold"
    return "less" if a < b else "greater"

#> compare_casefolded("Straße", "STRASSE")
#> compare_casefolded("Kelvin", "kelvin")
#> compare_casefolded("x", "x")
#> compare_casefolded("apple", "Banana")
#> compare_casefolded("10", "9")

### table_row_format
def table_row_format(cells, widths):
    row = []
    for cell, w in zip(cells, widths):
        if isinstance(cell, (int, float)):
            row.append(str(cell).rjust(w))
        else:
            row.append(str(cell)[:w].ljust(w))
    return "|" + "|".join(row) + "|"

#> table_row_format(["bolt", 12, 0.35], [8, 4, 6])
#> table_row_format([], [3])
#> table_row_format(["overflowing", True, None], [4, 6, 5])
#> table_row_format(["ü", -1], (3, 1))
#> table_row_format(["a", "b", "c"], [1, 2])

### rotate_string_by
def rotate_string_by(s, k):
    if not s:
        return s
    k %= len(s)
    return s[-k:] + s[:-k] if k else s

#> rotate_string_by("carousel", 3)
#> rotate_string_by("carousel", -2)
#> rotate_string_by("", 10)
#> rotate_string_by("xy", 4)
#> rotate_string_by("abcde", 12)

### expand_ranges_text
def expand_ranges_text(spec):
    pages = []
    for part in spec.split(","):
        part = part.strip()
        if "-" in part:
            lo, hi = map(int, part.split("-"))
            pages.extend(range(lo, hi + 1))
        elif part:
            pages.append(int(part))
    return pages

#> expand_ranges_text("1-3,7, 10-12")
#> expand_ranges_text("")
#> expand_ranges_text("5")
#> expand_ranges_text("9-7,,2")
#> expand_ranges_text("1-2-3")

### join_with_and_text
def join_with_and_text(names, oxford=True):
    if len(names) <= 1:
        return "".join(names)
    *init, last = names
    comma = "," if oxford and len(init) > 1 else ""
    return ", ".join(init) + comma + " and " + last

#> join_with_and_text(["Ana", "Bo", "Cy"])
#> join_with_and_text(["salt", "pepper"])
#> join_with_and_text(["solo"], False)
#> join_with_and_text([])
#> join_with_and_text(["x", "y", "z", "w"], oxford=False)

### numeric_kinds
def numeric_kinds(ch):
    flags = ch.isdecimal(), ch.isdigit(), ch.isnumeric()
    return sum(flags), flags

#> numeric_kinds("7")
#> numeric_kinds("²")
#> numeric_kinds("½")
#> numeric_kinds("x")
#> numeric_kinds("")
#> numeric_kinds("٣4")

### scrub_control_chars
def scrub_control_chars(s):
    bad = [c for c in s if not c.isprintable()]
    for c in bad:
        s = s.replace(c, f"<{ord(c)}>", 1)
    return s

#> scrub_control_chars("ring\x07 bell")
#> scrub_control_chars("clean")
#> scrub_control_chars("a\tb\tc\n")
#> scrub_control_chars("")
#> scrub_control_chars("\x00\x00")

### build_pyramid
def build_pyramid(rows, brick="#"):
    lines = []
    for r in range(1, rows + 1):
        lines.append((brick * (2 * r - 1)).center(2 * rows - 1).rstrip())
    return "\n".join(lines)

#> build_pyramid(3)
#> build_pyramid(1, "@")
#> build_pyramid(0)
#> build_pyramid(4, "o")
#> build_pyramid(2, "<>")

### count_words_by_length
def count_words_by_length(text):
    sizes = {}
    for w in text.replace(",", " ").split():
        sizes.setdefault(len(w), set()).add(w.lower())
    return {k: sorted(v) for k, v in sorted(sizes.items())}

#> count_words_by_length("The cat, the dog, a bird")
#> count_words_by_length("")
#> count_words_by_length("one,two,three,four")
#> count_words_by_length("Is it IS?")
#> count_words_by_length(",,,")

### longest_run_of
def longest_run_of(s, ch):
    best = cur = 0
    for c in s:
        cur = cur + 1 if c == ch else 0
        if cur > best:
            best = cur
    return best

#> longest_run_of("1101110", "1")
#> longest_run_of("", "a")
#> longest_run_of("baaad aa", "a")
#> longest_run_of("xyz", "q")
#> longest_run_of("-----", "-")

### chess_square_coords
def chess_square_coords(square):
    if len(square) != 2:
        return None
    file, rank = square.lower()
    col = "abcdefgh".find(file)
    if col < 0 or rank not in "12345678":
        return None
    return col, int(rank) - 1, "dark" if (col + int(rank)) % 2 else "light"

#> chess_square_coords("e4")
#> chess_square_coords("A1")
#> chess_square_coords("z9")
#> chess_square_coords("h10")
#> chess_square_coords("b0")

### atbash_flip
def atbash_flip(text):
    import string
    low = string.ascii_lowercase
    table = str.maketrans(low + low.upper(), low[::-1] + low[::-1].upper())
    return text.translate(table)

#> atbash_flip("Wizard")
#> atbash_flip("abc xyz")
#> atbash_flip("")
#> atbash_flip("N0 M0re")
#> atbash_flip("émile")

### drop_every_nth
def drop_every_nth(s, n):
    chars = list(s)
    del chars[n - 1::n]
    return "".join(chars)

#> drop_every_nth("abcdefghij", 3)
#> drop_every_nth("abc", 5)
#> drop_every_nth("", 2)
#> drop_every_nth("xyxyxy", 2)
#> drop_every_nth("gone", 1)
#> drop_every_nth("zero", 0)

### parse_ini_section
def parse_ini_section(text):
    config, section = {}, "default"
    for line in text.splitlines():
        line = line.strip()
        if not line or line[0] in ";#":
            continue
        if line.startswith("[") and line.endswith("]"):
            section = line[1:-1]
            continue
        key, _, val = line.partition("=")
        config.setdefault(section, {})[key.rstrip()] = val.lstrip()
    return config

#> parse_ini_section("[db]\nhost = local\nport=5432\n; note\n")
#> parse_ini_section("")
#> parse_ini_section("a=1\n[x]\n[y]\nb = = 2")
#> parse_ini_section("# only\n\n   \n")
#> parse_ini_section("flag\n[s]\nflag")

### letters_between
def letters_between(a, b):
    step = 1 if a <= b else -1
    return "".join(chr(c) for c in range(ord(a), ord(b) + step, step))

#> letters_between("c", "h")
#> letters_between("z", "t")
#> letters_between("5", "5")
#> letters_between("X", "c")
#> letters_between("", "a")

### sort_words_by_tail
def sort_words_by_tail(words):
    words.sort(key=lambda w: (w[-1:], len(w)), reverse=True)
    return words

#> sort_words_by_tail(["pear", "fig", "kiwi", "plum"])
#> sort_words_by_tail([])
#> sort_words_by_tail(["ab", "b", "bab", ""])
#> sort_words_by_tail(["x1", "y2", "z1"])
#> sort_words_by_tail(["Same", "same", "lame"])

### merge_hyphenated_lines
def merge_hyphenated_lines(lines):
    text = ""
    for line in lines:
        line = line.rstrip()
        if line.endswith("-"):
            text += line[:-1]
        else:
            text += line + " "
    return text.rstrip()

#> merge_hyphenated_lines(["The experi-", "ment was a suc-", "cess."])
#> merge_hyphenated_lines([])
#> merge_hyphenated_lines(["plain", "lines  "])
#> merge_hyphenated_lines(["-", "dash"])
#> merge_hyphenated_lines(["ends -"])

### score_password
def score_password(pw):
    checks = [
        len(pw) >= 8,
        any(c.isupper() for c in pw),
        any(c.islower() for c in pw),
        any(c.isdigit() for c in pw),
        not pw.isalnum(),
    ]
    names = ["weak", "weak", "poor", "fair", "good", "strong"]
    return names[sum(checks)]

#> score_password("Tr0ub4dor&3")
#> score_password("abc")
#> score_password("")
#> score_password("PASSWORD1")
#> score_password("correct horse")

### spell_with_phonetic
PHONETIC = ["Alfa", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel"]

def spell_with_phonetic(code):
    lookup = {w[0]: w for w in PHONETIC}
    return [lookup.get(c, c) for c in code.upper() if not c.isspace()]

#> spell_with_phonetic("bad 7")
#> spell_with_phonetic("")
#> spell_with_phonetic("Hedge")
#> spell_with_phonetic("x-h")
#> spell_with_phonetic("  ")

### prefix_suffix_overlap
def prefix_suffix_overlap(a, b):
    for n in range(min(len(a), len(b)), 0, -1):
        if a.endswith(b[:n]):
            return a + b[n:]
    return a + b

#> prefix_suffix_overlap("snowball", "ballpark")
#> prefix_suffix_overlap("abc", "xyz")
#> prefix_suffix_overlap("", "new")
#> prefix_suffix_overlap("aaa", "aa")
#> prefix_suffix_overlap("one", "one")

### sum_numbers_in_text
def sum_numbers_in_text(s):
    total = 0
    buf = ""
    for ch in s + " ":
        if ch.isdigit() or (ch == "-" and not buf):
            buf += ch
        else:
            if buf and buf != "-":
                total += int(buf)
            buf = ""
    return total

#> sum_numbers_in_text("3 apples, -2 pears and 10 figs")
#> sum_numbers_in_text("none - at all")
#> sum_numbers_in_text("")
#> sum_numbers_in_text("7-8")
#> sum_numbers_in_text("x99y1")

### startswith_any_tuple
def startswith_any_tuple(paths, roots):
    kept = [p for p in paths if p.startswith(tuple(roots))]
    return kept, len(paths) - len(kept)

#> startswith_any_tuple(["/etc/hosts", "/usr/bin", "/tmp/x"], ["/etc", "/tmp"])
#> startswith_any_tuple([], ["a"])
#> startswith_any_tuple(["abc", "xbc"], [])
#> startswith_any_tuple(["Data.csv", "data.csv"], ["D"])
#> startswith_any_tuple(["", "q"], [""])
