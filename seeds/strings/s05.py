### shrink_until_fits
def shrink_until_fits(text, limit):
    words = text.split()
    while words and len(" ".join(words)) + 3 > limit:
        words.pop()
    if len(words) == len(text.split()):
        return text
    return " ".join(words) + "..."

#> shrink_until_fits("a rather long sentence here", 15)
#> shrink_until_fits("tiny", 30)
#> shrink_until_fits("", 10)
#> shrink_until_fits("unbreakable", 5)
#> shrink_until_fits("one two three", 11)

### format_map_missing_text
class KeepKey(dict):
    def __missing__(self, key):
        return "{" + key + "}"

def format_map_missing_text(pattern, fields):
    return pattern.format_map(KeepKey(fields))

#> format_map_missing_text("{user}@{host}", {"user": "ivy"})
#> format_map_missing_text("", {"a": 1})
#> format_map_missing_text("{n:>5}|{n:<5}|", {"n": 42})
#> format_map_missing_text("{{raw}} {x}", {})
#> format_map_missing_text("{p[0]}-{p[1]}", {"p": ["L", "R"]})

### last_word_length
def last_word_length(s):
    end = len(s) - 1
    while end >= 0 and s[end] == " ":
        end -= 1
    start = end
    while start >= 0 and s[start] != " ":
        start -= 1
    return end - start

#> last_word_length("fly me   to   the moon  ")
#> last_word_length("")
#> last_word_length("   ")
#> last_word_length("word")
#> last_word_length("tab\tjoined words!")

### pop_vowels_from_copy
def pop_vowels_from_copy(word):
    letters = list(word)
    for c in letters[:]:
        if c in "aeiou":
            letters.remove(c)
            letters.append(c.upper())
    return "".join(letters)

#> pop_vowels_from_copy("education")
#> pop_vowels_from_copy("brrr")
#> pop_vowels_from_copy("")
#> pop_vowels_from_copy("aAeE")
#> pop_vowels_from_copy("banana split")

### sort_natural_keys
def sort_natural_keys(names):
    def key(name):
        head = name.rstrip("0123456789")
        tail = name[len(head):]
        return head, int(tail) if tail else -1
    return sorted(names, key=key)

#> sort_natural_keys(["img12", "img2", "img1", "img"])
#> sort_natural_keys([])
#> sort_natural_keys(["b1", "a10", "a9"])
#> sort_natural_keys(["7", "x", "12"])
#> sort_natural_keys(["v2", "V10", "v02"])

### censor_words
def censor_words(msg, banned):
    count = 0
    for bad in banned:
        low = msg.lower()
        i = low.find(bad)
        while i >= 0:
            msg = msg[:i] + "*" * len(bad) + msg[i + len(bad):]
            count += 1
            low = msg.lower()
            i = low.find(bad)
    return msg, count

#> censor_words("Darn this DARN game", ["darn"])
#> censor_words("clean chat", ["foo", "bar"])
#> censor_words("", ["x"])
#> censor_words("heck, what the heckler", ["heck", "what"])
#> censor_words("ababab", ["aba"])

### digits_only_sum_until_one
def digits_only_sum_until_one(s):
    digits = "".join(c for c in s if c.isdecimal())
    rounds = 0
    while len(digits) > 1:
        digits = str(sum(map(int, digits)))
        rounds += 1
    return digits, rounds

#> digits_only_sum_until_one("9999")
#> digits_only_sum_until_one("born 1987-11-05")
#> digits_only_sum_until_one("")
#> digits_only_sum_until_one("x7")
#> digits_only_sum_until_one("1234567890")

### build_ascii_box
def build_ascii_box(lines, pad=1):
    inner = max((len(l) for l in lines), default=0) + 2 * pad
    edge = "+" + "-" * inner + "+"
    body = ["|" + (" " * pad + l).ljust(inner) + "|" for l in lines]
    return [edge, *body, edge]

#> build_ascii_box(["Menu", "1. Tea"])
#> build_ascii_box([])
#> build_ascii_box([""], 0)
#> build_ascii_box(["wide"], pad=3)
#> build_ascii_box(["a", "bbb", "cc"], 0)

### split_whitespace_vs_space
def split_whitespace_vs_space(s):
    return s.split(), s.split(" "), s.split(None, 1)

#> split_whitespace_vs_space("  a  b ")
#> split_whitespace_vs_space("")
#> split_whitespace_vs_space("one\ttwo three")
#> split_whitespace_vs_space(" ")
#> split_whitespace_vs_space("solo")

### swap_case_by_index_parity
def swap_case_by_index_parity(s):
    return "".join(c.swapcase() if i & 1 else c for i, c in enumerate(s))

#> swap_case_by_index_parity("CamelCase")
#> swap_case_by_index_parity("")
#> swap_case_by_index_parity("1a2b3c")
#> swap_case_by_index_parity("aß")
#> swap_case_by_index_parity("ALL UP")

### text_to_number_words
def text_to_number_words(text):
    units = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "ten": 10}
    total = cur = 0
    for w in text.lower().replace("-", " ").split():
        if w in units:
            cur += units[w]
        elif w == "hundred":
            cur = (cur or 1) * 100
        elif w == "thousand":
            total += (cur or 1) * 1000
            cur = 0
        elif w != "and":
            return None
    return total + cur

#> text_to_number_words("Two thousand three hundred and five")
#> text_to_number_words("")
#> text_to_number_words("hundred")
#> text_to_number_words("ten-four")
#> text_to_number_words("five apples")
#> text_to_number_words("thousand and one")

### find_closing_paren
def find_closing_paren(s, start=0):
    depth = 0
    for i in range(start, len(s)):
        if s[i] == "(":
            depth += 1
        elif s[i] == ")":
            depth -= 1
            if depth == 0:
                return i
    return -1

#> find_closing_paren("f(g(x), h(y)) + (z)")
#> find_closing_paren("f(g(x), h(y)) + (z)", 3)
#> find_closing_paren("((")
#> find_closing_paren("")
#> find_closing_paren(")()", start=1)

### interpolate_percent
def interpolate_percent(name, qty, price):
    total = qty * price
    line = "%-10s x%03d @ %6.2f = %8.2f" % (name[:10], qty, price, total)
    return line if total < 1000 else line + " *"

#> interpolate_percent("widget", 5, 2.5)
#> interpolate_percent("extraordinary", 12, 99.99)
#> interpolate_percent("", 0, 1)
#> interpolate_percent("µ-chip", 1000, 0.015)
#> interpolate_percent("refund", -2, 10)

### remove_nested_parens
def remove_nested_parens(s):
    depth = 0
    kept = []
    for c in s:
        if c == "(":
            depth += 1
        elif c == ")" and depth:
            depth -= 1
        elif not depth:
            kept.append(c)
    return "".join(kept)

#> remove_nested_parens("keep (drop (this) too) end")
#> remove_nested_parens("")
#> remove_nested_parens("a) b")
#> remove_nested_parens("x(open")
#> remove_nested_parens("()()z")

### headline_counter
def headline_counter(lines):
    counters = [0, 0, 0]
    out = []
    for line in lines:
        level = len(line) - len(line.lstrip("#"))
        if not 1 <= level <= 3:
            continue
        counters[level - 1] += 1
        counters[level:] = [0] * (3 - level)
        number = ".".join(str(c) for c in counters[:level])
        out.append(f"{number} {line[level:].strip()}")
    return out

#> headline_counter(["# Intro", "## Why", "## How", "# Body", "text", "### Deep"])
#> headline_counter([])
#> headline_counter(["#### too deep", "plain"])
#> headline_counter(["##No space", "#  A"])
#> headline_counter(["# x", "### y", "## z"])

### palindromic_center_expand
def palindromic_center_expand(s):
    best = ""
    for mid in range(len(s)):
        for lo, hi in ((mid, mid), (mid, mid + 1)):
            while lo >= 0 and hi < len(s) and s[lo] == s[hi]:
                lo -= 1
                hi += 1
            if hi - lo - 1 > len(best):
                best = s[lo + 1:hi]
    return best

#> palindromic_center_expand("forgeeksskeegfor")
#> palindromic_center_expand("babad")
#> palindromic_center_expand("")
#> palindromic_center_expand("xyz")
#> palindromic_center_expand("a noon b")

### columns_aligned_right
def columns_aligned_right(numbers):
    texts = [f"{n:,}" for n in numbers]
    w = max(map(len, texts)) if texts else 0
    return "\n".join(t.rjust(w, ".") for t in texts)

#> columns_aligned_right([5, 1200, -30])
#> columns_aligned_right([])
#> columns_aligned_right([1000000])
#> columns_aligned_right([0.5, 10.25])
#> columns_aligned_right([7, 77, 777])

### group_consecutive_classes
def group_consecutive_classes(s):
    groups = []
    for c in s:
        kind = "d" if c.isdigit() else "a" if c.isalpha() else "-"
        if groups and groups[-1][0] == kind:
            groups[-1][1] += c
        else:
            groups.append([kind, c])
    return [tuple(g) for g in groups]

#> group_consecutive_classes("ab12-cd3")
#> group_consecutive_classes("")
#> group_consecutive_classes("2024/05/17")
#> group_consecutive_classes("pure")
#> group_consecutive_classes("x²y³ z")

### ends_match_report
def ends_match_report(words):
    report = {}
    for w in words:
        if w[:1] == w[-1:]:
            report[w] = w.strip(w[:1]) if w else "empty"
    return report

#> ends_match_report(["level", "stats", "apple", "aa"])
#> ends_match_report([])
#> ends_match_report(["", "x"])
#> ends_match_report(["Anna", "anna", "noon"])
#> ends_match_report(["1001", "10"])

### swap_words_at
def swap_words_at(sentence, i, j):
    words = sentence.split()
    words[i], words[j] = words[j], words[i]
    return " ".join(words)

#> swap_words_at("red green blue", 0, 2)
#> swap_words_at("to be or not", -1, 1)
#> swap_words_at("same spot", 1, 1)
#> swap_words_at("", 0, 0)
#> swap_words_at("only two", 0, 2)
#> swap_words_at("a  b   c d", -4, 3)

### decode_backspaces
def decode_backspaces(keys):
    stack = []
    for k in keys:
        if k != "<":
            stack.append(k)
        elif stack:
            stack.pop()
    return "".join(stack)

#> decode_backspaces("helo<lo")
#> decode_backspaces("<<<a")
#> decode_backspaces("")
#> decode_backspaces("abc<<<")
#> decode_backspaces("x<y<z")

### cursor_typing
def cursor_typing(keys):
    buf, pos = [], 0
    for k in keys:
        if k == "L":
            pos = max(0, pos - 1)
        elif k == "R":
            pos = min(len(buf), pos + 1)
        elif k == "H":
            pos = 0
        else:
            buf.insert(pos, k)
            pos += 1
    return "".join(buf), pos

#> cursor_typing("abLLc")
#> cursor_typing("xyHzRR!")
#> cursor_typing("")
#> cursor_typing("LLL")
#> cursor_typing("noLRte")

### isalnum_vs_isascii
def isalnum_vs_isascii(items):
    keep = []
    for it in items:
        if it.isalnum() and not it.isascii():
            keep.append(it.upper())
        elif it.isascii() and not it.isalnum():
            keep.insert(0, repr(it))
    return keep

#> isalnum_vs_isascii(["naïve", "a-b", "ok"])
#> isalnum_vs_isascii([])
#> isalnum_vs_isascii(["", " ", "ñ1"])
#> isalnum_vs_isascii(["é!", "x y", "z_"])
#> isalnum_vs_isascii(["ﬁn", "…"])

### credit_initial_caps
def credit_initial_caps(s):
    return sum(1 for w in s.split() if w != w.lower() and w[0] == w[0].upper()), s.title() == s

#> credit_initial_caps("The Great Escape")
#> credit_initial_caps("iPhone And McDonald")
#> credit_initial_caps("")
#> credit_initial_caps("3D printer")
#> credit_initial_caps("all lower")

### scramble_by_key
def scramble_by_key(msg, key):
    order = sorted(range(len(key)), key=lambda i: key[i])
    cols = [msg[i::len(key)] for i in range(len(key))]
    return "".join(cols[i] for i in order)

#> scramble_by_key("WEAREDISCOVERED", "ZEBRA")
#> scramble_by_key("short", "cab")
#> scramble_by_key("", "key")
#> scramble_by_key("abc", "")
#> scramble_by_key("columnar", "21")

### undo_columnar
def undo_columnar(cipher, key):
    order = sorted(range(len(key)), key=key.__getitem__)
    n, k = len(cipher), len(key)
    cols, pos = {}, 0
    for i in order:
        size = len(range(i, n, k))
        cols[i] = cipher[pos:pos + size]
        pos += size
    return "".join(cols[i % k][i // k] for i in range(n))

#> undo_columnar("eodlohwrl", "bca")
#> undo_columnar("", "x")
#> undo_columnar("abcdef", "zyx")
#> undo_columnar("12345", "ba")
#> undo_columnar("same", "a")

### strip_punctuation_edges
def strip_punctuation_edges(token):
    while token and not token[0].isalnum():
        token = token[1:]
    while token and not token[-1].isalnum():
        token = token[:-1]
    return token

#> strip_punctuation_edges("(well-known),")
#> strip_punctuation_edges("...")
#> strip_punctuation_edges("")
#> strip_punctuation_edges("¿qué?")
#> strip_punctuation_edges("ok")

### count_word_pairs
def count_word_pairs(text):
    words = text.lower().split()
    pairs = {}
    for a, b in zip(words, words[1:]):
        pairs[a, b] = pairs.get((a, b), 0) + 1
    top = max(pairs.values(), default=0)
    return sorted(" ".join(p) for p, n in pairs.items() if n == top), top

#> count_word_pairs("New York is not new York at all")
#> count_word_pairs("")
#> count_word_pairs("alone")
#> count_word_pairs("ha ha ha")
#> count_word_pairs("x y z")

### parse_fraction_text
def parse_fraction_text(s):
    whole, _, frac = s.strip().rpartition(" ")
    if "/" not in frac:
        return float(frac)
    num, den = frac.split("/")
    return int(whole or 0) + int(num) / int(den)

#> parse_fraction_text("3 1/2")
#> parse_fraction_text("5/8")
#> parse_fraction_text(" 7 ")
#> parse_fraction_text("1/0")
#> parse_fraction_text("0.125")

### fold_repeat_lines
def fold_repeat_lines(text):
    out, prev, n = [], None, 0
    for line in text.splitlines() + [None]:
        if line == prev:
            n += 1
            continue
        if prev is not None:
            out.append(prev if n == 1 else f"{prev} (x{n})")
        prev, n = line, 1
    return out

#> fold_repeat_lines("ok\nok\nfail\nok")
#> fold_repeat_lines("")
#> fold_repeat_lines("a\na\na")
#> fold_repeat_lines("\n\nx")
#> fold_repeat_lines("one\ntwo")

### numbered_choices
def numbered_choices(options, start=1):
    """Render a menu on one line."""
    return "  ".join(f"{i}) {o.strip().capitalize()}" for i, o in enumerate(options, start))

#> numbered_choices(["save", " LOAD ", "quit"])
#> numbered_choices([])
#> numbered_choices(["x"], 0)
#> numbered_choices(["éclair", "2nd"], start=9)
#> numbered_choices(["", "new game"], -1)

### vowels_rotated
def vowels_rotated(s):
    spots = [i for i, c in enumerate(s) if c in "aeiou"]
    chars = list(s)
    for k, i in enumerate(spots):
        chars[i] = s[spots[k - 1]]
    return "".join(chars)

#> vowels_rotated("banjo use")
#> vowels_rotated("")
#> vowels_rotated("bcd")
#> vowels_rotated("one")
#> vowels_rotated("keyboard")

### rightmost_separator
def rightmost_separator(s, seps):
    at = max((s.rfind(x) for x in seps), default=-1)
    return (s[:at], s[at], s[at + 1:]) if at >= 0 else (s,)

#> rightmost_separator("a.b-c_d", ".-_")
#> rightmost_separator("plain", "/\\")
#> rightmost_separator("", "x")
#> rightmost_separator("path/to\\file", ["/", "\\"])
#> rightmost_separator("abc", "")

### quote_style_normal
def quote_style_normal(s):
    if len(s) >= 2 and s[0] == s[-1] and s[0] in "'\"`":
        inner = s[1:-1]
    else:
        inner = s
    if '"' in inner:
        return "'" + inner + "'"
    return f'"{inner}"'

#> quote_style_normal("'single'")
#> quote_style_normal("`a \"b\"`")
#> quote_style_normal("")
#> quote_style_normal("'")
#> quote_style_normal('"mixed\'')

### secret_every_nth_word
def secret_every_nth_word(text, n):
    picked = text.split()[n - 1::n]
    return "".join(w[0] for w in picked).upper() or None

#> secret_every_nth_word("help everyone leave please", 1)
#> secret_every_nth_word("my old cat is on the roof now", 2)
#> secret_every_nth_word("", 3)
#> secret_every_nth_word("few words", 5)
#> secret_every_nth_word("boom now", 0)

### isspace_runs
def isspace_runs(s):
    runs, n = [], 0
    for c in s:
        if c.isspace():
            n += 1
        elif n:
            runs.append(n)
            n = 0
    return runs + [n] if n else runs

#> isspace_runs("a  b\t\n c")
#> isspace_runs("")
#> isspace_runs("tail   ")
#> isspace_runs(" lead")
#> isspace_runs("none")

### cut_at_sentinel
def cut_at_sentinel(chunks, sentinel="END"):
    out = []
    for c in chunks:
        if sentinel in c:
            out.append(c[:c.index(sentinel)])
            break
        out.append(c)
    else:
        out.append("<no end>")
    return "".join(out)

#> cut_at_sentinel(["abc", "deENDf", "ghi"])
#> cut_at_sentinel([])
#> cut_at_sentinel(["x", "y"])
#> cut_at_sentinel(["STOP here"], "STOP")
#> cut_at_sentinel(["end", "END"])
