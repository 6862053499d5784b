### ljust_then_slice
def ljust_then_slice(s, n):
    padded = s.ljust(n, "*")
    return padded[::-2], padded[n // 2:]

#> ljust_then_slice("abcd", 7)
#> ljust_then_slice("", 4)
#> ljust_then_slice("longer than", 5)
#> ljust_then_slice("é1", 3)
#> ljust_then_slice("xyz", -2)

### insert_by_length
def insert_by_length(words):
    acc = []
    for w in words:
        acc.insert(len(w) % (len(acc) + 1), w)
    return acc

#> insert_by_length(["a", "bb", "ccc", "dddd", "e"])
#> insert_by_length([])
#> insert_by_length(["", "", "x"])
#> insert_by_length(["tea", "coffee", "milk"])
#> insert_by_length(["one"])

### caret_notation
def caret_notation(s):
    return "".join("^" + chr(ord(c) + 64) if ord(c) < 32 else c for c in s)

#> caret_notation("bell\x07 end")
#> caret_notation("")
#> caret_notation("tab\tnl\n")
#> caret_notation("\x00\x1b")
#> caret_notation("no ctrl")

### accumulate_prefixes
from itertools import accumulate

def accumulate_prefixes(s):
    return [p for p in accumulate(s) if p == p[::-1]]

#> accumulate_prefixes("abacaba")
#> accumulate_prefixes("")
#> accumulate_prefixes("zz top")
#> accumulate_prefixes("xyz")
#> accumulate_prefixes("1111")

### lexicographic_rotations
def lexicographic_rotations(s):
    turns = [s[i:] + s[:i] for i in range(len(s))]
    if not turns:
        return None
    return min(turns), turns.index(min(turns)), max(turns)

#> lexicographic_rotations("banana")
#> lexicographic_rotations("")
#> lexicographic_rotations("cab")
#> lexicographic_rotations("aaa")
#> lexicographic_rotations("bA a")

### burrows_wheeler_small
def burrows_wheeler_small(s):
    s += "$"
    table = sorted(s[i:] + s[:i] for i in range(len(s)))
    return "".join(row[-1] for row in table)

#> burrows_wheeler_small("banana")
#> burrows_wheeler_small("")
#> burrows_wheeler_small("abba")
#> burrows_wheeler_small("Tomato")
#> burrows_wheeler_small("1$1")

### move_to_front_codes_text
def move_to_front_codes_text(text):
    alphabet = sorted(set(text))
    codes = []
    for ch in text:
        i = alphabet.index(ch)
        codes.append(i)
        alphabet.insert(0, alphabet.pop(i))
    return codes, "".join(alphabet)

#> move_to_front_codes_text("bananaaa")
#> move_to_front_codes_text("")
#> move_to_front_codes_text("cba")
#> move_to_front_codes_text("mmm")
#> move_to_front_codes_text("a b a")

### lz_phrases
def lz_phrases(data):
    phrases, cur = [], ""
    for ch in data:
        cur += ch
        if cur not in phrases:
            phrases.append(cur)
            cur = ""
    if cur:
        phrases.append(cur + "*")
    return phrases

#> lz_phrases("aababcabcd")
#> lz_phrases("")
#> lz_phrases("xxxxx")
#> lz_phrases("abc")
#> lz_phrases("0101 0101")

### polybius_pairs
def polybius_pairs(msg):
    square = ["abcde", "fghik", "lmnop", "qrstu", "vwxyz"]
    out = []
    for ch in msg.lower().replace("j", "i"):
        for r, row in enumerate(square, 1):
            if ch in row:
                out.append(f"{r}{row.index(ch) + 1}")
    return " ".join(out)

#> polybius_pairs("Jig")
#> polybius_pairs("hello!")
#> polybius_pairs("")
#> polybius_pairs("Z a")
#> polybius_pairs("42")

### split_name_suffix
def split_name_suffix(name):
    titles = {"dr", "mr", "ms", "mrs", "prof"}
    tokens = name.replace(".", "").split()
    title = tokens.pop(0) if tokens and tokens[0].lower() in titles else ""
    tail = tokens.pop() if tokens and tokens[-1].upper() in ("JR", "SR", "II", "III") else ""
    return title.capitalize(), " ".join(tokens), tail

#> split_name_suffix("dr. Martin L. King jr.")
#> split_name_suffix("Ada Lovelace")
#> split_name_suffix("")
#> split_name_suffix("PROF III")
#> split_name_suffix("Henry Ford ii")

### merge_case_pattern
def merge_case_pattern(word, pattern):
    out = []
    for i, ch in enumerate(word):
        p = pattern[i] if i < len(pattern) else pattern[-1:]
        out.append(ch.upper() if p.isupper() else ch.lower())
    return "".join(out)

#> merge_case_pattern("goodbye", "Hello")
#> merge_case_pattern("yes", "NO")
#> merge_case_pattern("", "Abc")
#> merge_case_pattern("MiXeD", "")
#> merge_case_pattern("words", "aB1c")

### partition_chain
def partition_chain(s, *seps):
    pieces = []
    for sep in seps:
        head, found, s = s.partition(sep)
        pieces.append(head)
        if not found:
            break
    pieces.append(s)
    return pieces

#> partition_chain("user@host:22/home", "@", ":", "/")
#> partition_chain("user", "@", ":")
#> partition_chain("whole")
#> partition_chain("", ",")
#> partition_chain("a=b=c", "=", "=")

### anagram_min_changes
def anagram_min_changes(a, b):
    extra = 0
    for ch in sorted(set(a + b)):
        extra += abs(a.count(ch) - b.count(ch))
    return -1 if len(a) != len(b) else extra // 2

#> anagram_min_changes("xaxb", "bbxx")
#> anagram_min_changes("abc", "cba")
#> anagram_min_changes("", "")
#> anagram_min_changes("ab", "abc")
#> anagram_min_changes("aaaa", "zzzz")

### column_width_report
def column_width_report(rows, sep="|"):
    widths = []
    for row in rows:
        for i, cell in enumerate(row.split(sep)):
            n = len(cell.strip())
            if i == len(widths):
                widths.append(n)
            elif n > widths[i]:
                widths[i] = n
    return widths

#> column_width_report(["id | name", "1|Theodore|x", "22 | Al"])
#> column_width_report([])
#> column_width_report(["a,b", "ccc,d,ee"], ",")
#> column_width_report(["", "|"])
#> column_width_report(["one two", "three"], sep=" ")

### join_digits_desc
def join_digits_desc(s):
    ds = sorted((c for c in s if c.isdigit()), reverse=True)
    big = "".join(ds)
    small = big[::-1]
    return int(big or 0) - int(small or 0)

#> join_digits_desc("3524")
#> join_digits_desc("room 9, floor 1")
#> join_digits_desc("")
#> join_digits_desc("777")
#> join_digits_desc("1000")

### subtitle_timestamp_ms
def subtitle_timestamp_ms(stamp):
    clock, _, millis = stamp.replace(".", ",").partition(",")
    total = 0
    for unit in clock.split(":"):
        total = total * 60 + int(unit)
    return total * 1000 + int(millis.ljust(3, "0")[:3])

#> subtitle_timestamp_ms("00:01:02,345")
#> subtitle_timestamp_ms("1:00:00")
#> subtitle_timestamp_ms("59.5")
#> subtitle_timestamp_ms("02:03,12345")
#> subtitle_timestamp_ms("")

### stutter_words
def stutter_words(text, letters="bp"):
    def fix(w):
        return f"{w[0]}-{w[0].lower()}-{w.lower()}" if w[0].lower() in letters else w
    return " ".join(map(fix, text.split()))

#> stutter_words("Please bring the book")
#> stutter_words("nothing here")
#> stutter_words("")
#> stutter_words("Try this trick", "t")
#> stutter_words("7up Pop", letters="7")

### sum_letter_values
def sum_letter_values(name):
    value = sum(ord(c) - 64 for c in name.upper() if "A" <= c <= "Z")
    while value > 9 and value not in (11, 22):
        value = sum(int(d) for d in str(value))
    return value

#> sum_letter_values("Ada")
#> sum_letter_values("Pythagoras")
#> sum_letter_values("")
#> sum_letter_values("K")
#> sum_letter_values("Zoë Quinn")

### caption_from_filename
def caption_from_filename(path):
    name = path.split("/")[-1].rsplit(".", 1)[0]
    name = name.replace("_", " ").replace("-", " ")
    while "  " in name:
        name = name.replace("  ", " ")
    return name.strip().capitalize()

#> caption_from_filename("img/summer__trip-2019.jpeg")
#> caption_from_filename("README")
#> caption_from_filename("a/b/")
#> caption_from_filename("___x___.png")
#> caption_from_filename("My.Holiday.Photo.gif")

### string_slices_quiz
def string_slices_quiz(s):
    a = s[1:-1]
    b = s[-3:][::-1]
    c = s[:2] * 2
    return a, b, c, s[::-1][::3]

#> string_slices_quiz("waterfall")
#> string_slices_quiz("ab")
#> string_slices_quiz("")
#> string_slices_quiz("x")
#> string_slices_quiz("98765")

### count_pattern_digits
def count_pattern_digits(text, pattern):
    """'#' in the pattern stands for any digit."""
    n, hits = len(pattern), 0
    for i in range(len(text) - n + 1):
        window = text[i:i + n]
        if all(c.isdigit() if p == "#" else c == p for p, c in zip(pattern, window)):
            hits += 1
    return hits

#> count_pattern_digits("12:30 and 9:45 or 23:59", "##:##")
#> count_pattern_digits("abc", "#")
#> count_pattern_digits("", "##")
#> count_pattern_digits("A1B2C3", "#B")
#> count_pattern_digits("1234", "##")

### center_with_brackets
def center_with_brackets(names, width):
    lines = []
    for n in names:
        core = n.center(width - 2)
        lines.append("[" + core[:width - 2] + "]")
    return lines

#> center_with_brackets(["Jo", "Alexandria"], 8)
#> center_with_brackets([], 5)
#> center_with_brackets(["odd"], 8)
#> center_with_brackets(["x"], 2)
#> center_with_brackets(["", "Ω"], 6)

### first_diff_context
def first_diff_context(a, b, radius=2):
    for i in range(max(len(a), len(b))):
        if a[i:i + 1] != b[i:i + 1]:
            lo = max(0, i - radius)
            return i, a[lo:i + radius + 1], b[lo:i + radius + 1]
    return None

#> first_diff_context("the fat cat", "the far cat")
#> first_diff_context("same", "same")
#> first_diff_context("", "x")
#> first_diff_context("prefix", "prefixes", 4)
#> first_diff_context("Abc", "abc", radius=0)

### weekday_abbrev_expand
DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")

def weekday_abbrev_expand(spec):
    found = []
    for token in spec.split(","):
        token = token.strip().capitalize()
        matches = [d for d in DAYS if token and d.startswith(token)]
        found.append(matches[0] if len(matches) == 1 else matches)
    return found

#> weekday_abbrev_expand("mon, TU, s")
#> weekday_abbrev_expand("")
#> weekday_abbrev_expand("x,fri")
#> weekday_abbrev_expand("t, th ,sunday")
#> weekday_abbrev_expand("W")

### compress_path_home
def compress_path_home(path, home):
    if path == home:
        return "~"
    if path.startswith(home + "/"):
        path = "~" + path[len(home):]
    *dirs, leaf = path.split("/")
    return "/".join([d[:1] for d in dirs] + [leaf])

#> compress_path_home("/home/eve/projects/ndb/src", "/home/eve")
#> compress_path_home("/var/log/syslog", "/root")
#> compress_path_home("/root", "/root")
#> compress_path_home("", "/x")
#> compress_path_home("/home/evelyn/a", "/home/eve")

### split_camel_acronyms
def split_camel_acronyms(name):
    words, start = [], 0
    for i in range(1, len(name)):
        prev, cur = name[i - 1], name[i]
        nxt = name[i + 1] if i + 1 < len(name) else ""
        if (cur.isupper() and prev.islower()) or (cur.isupper() and prev.isupper() and nxt.islower()):
            words.append(name[start:i])
            start = i
    words.append(name[start:])
    return words

#> split_camel_acronyms("getHTTPResponseCode")
#> split_camel_acronyms("XMLParser")
#> split_camel_acronyms("")
#> split_camel_acronyms("ABC")
#> split_camel_acronyms("lowerCase2Word")

### swap_pairs_string
def swap_pairs_string(s):
    return "".join(s[i + 1:i + 2] + s[i] for i in range(0, len(s), 2))

#> swap_pairs_string("badcfe")
#> swap_pairs_string("odd")
#> swap_pairs_string("")
#> swap_pairs_string("1 2 3 ")
#> swap_pairs_string("ü!")

### detect_delimiter
def detect_delimiter(lines):
    best, score = None, 0
    for cand in ",;\t|":
        counts = [l.count(cand) for l in lines]
        if counts and min(counts) == max(counts) > score:
            best, score = cand, counts[0]
    return best

#> detect_delimiter(["a;b;c", "1;2,5;3"])
#> detect_delimiter([])
#> detect_delimiter(["x", "y"])
#> detect_delimiter(["a,b|c", "d,e|f", "g,h|i"])
#> detect_delimiter(["a\tb", "c\td\te"])

### ellipsize_middle
def ellipsize_middle(s, limit):
    if len(s) <= limit:
        return s
    keep = limit - 1
    head = (keep + 1) // 2
    tail = keep - head
    return s[:head] + "…" + s[len(s) - tail:]

#> ellipsize_middle("/very/long/path/to/file.txt", 12)
#> ellipsize_middle("short", 9)
#> ellipsize_middle("", 0)
#> ellipsize_middle("abcdef", 2)
#> ellipsize_middle("abcdefg", 6)

### letter_frequency_bar
from collections import Counter

def letter_frequency_bar(text, top=3):
    counts = Counter(c for c in text.lower() if c.isalpha())
    ranked = sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))
    return [f"{c}:{'#' * n}" for c, n in ranked[:top]]

#> letter_frequency_bar("Mississippi River")
#> letter_frequency_bar("")
#> letter_frequency_bar("abcabc", 2)
#> letter_frequency_bar("12 34 !", top=5)
#> letter_frequency_bar("Zebra zoo", 1)

### parse_signed_terms
def parse_signed_terms(expr):
    expr = expr.replace(" ", "").replace("-", "+-")
    coeffs = {}
    for term in expr.split("+"):
        if not term:
            continue
        num = term.rstrip("xyz")
        var = term[len(num):] or "1"
        value = -1 if num == "-" else int(num) if num else 1
        coeffs[var] = coeffs.get(var, 0) + value
    return coeffs

#> parse_signed_terms("3x - 2y + 7 - x")
#> parse_signed_terms("-y")
#> parse_signed_terms("")
#> parse_signed_terms("xy + 2xy")
#> parse_signed_terms("2x^2")

### isprintable_repr
def isprintable_repr(s):
    if s.isprintable():
        return s
    r = repr(s)
    return r[1:-1] if len(r) > len(s) + 2 else r

#> isprintable_repr("visible")
#> isprintable_repr("line\nbreak")
#> isprintable_repr("")
#> isprintable_repr("nbsp\xa0here")
#> isprintable_repr("\t'q'")

### tag_cloud_sizes_text
def tag_cloud_sizes_text(tags, low=1, high=5):
    counts = {}
    for t in tags:
        t = t.strip().lower()
        counts[t] = counts.get(t, 0) + 1
    if not counts:
        return {}
    top = max(counts.values())
    return {t: low + (high - low) * n // top for t, n in sorted(counts.items())}

#> tag_cloud_sizes_text(["py", "Go ", "py", "rust", "PY", "go"])
#> tag_cloud_sizes_text([])
#> tag_cloud_sizes_text(["one"], high=10)
#> tag_cloud_sizes_text(["a", "b", "b", "b", "b"], 0, 4)
#> tag_cloud_sizes_text(["", " "])

### common_chars_counter
def common_chars_counter(words):
    from collections import Counter
    if not words:
        return ""
    common = Counter(words[0])
    for w in words[1:]:
        common &= Counter(w)
    return "".join(sorted(common.elements()))

#> common_chars_counter(["bella", "label", "roller"])
#> common_chars_counter([])
#> common_chars_counter(["solo"])
#> common_chars_counter(["abc", "xyz"])
#> common_chars_counter(["Noon", "moon", "onion"])

### while_find_replace_growth
def while_find_replace_growth(s, limit):
    n = 0
    while "ab" in s and n < limit:
        s = s.replace("ab", "ba", 1)
        n += 1
    return s, n

#> while_find_replace_growth("aabb", 10)
#> while_find_replace_growth("ab", 0)
#> while_find_replace_growth("", 5)
#> while_find_replace_growth("cabcab", 1)
#> while_find_replace_growth("bbaa", 3)

### title_words_longer_than
def title_words_longer_than(text, n):
    return " ".join([w, w.title()][len(w) > n] for w in text.split())

#> title_words_longer_than("an ode to joy forever", 3)
#> title_words_longer_than("", 2)
#> title_words_longer_than("x-ray VISION", 0)
#> title_words_longer_than("they're ok", 4)
#> title_words_longer_than("UP down", 10)
