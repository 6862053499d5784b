### parse_chess_move
def parse_chess_move(san):
    info = {"check": san.endswith(("+", "#")), "capture": "x" in san}
    core = san.rstrip("+#")
    if core.startswith("O-O"):
        info["castle"] = "long" if core.count("O") == 3 else "short"
        return info
    info["piece"] = core[0] if core[0].isupper() else "P"
    info["to"] = core[-2:]
    return info

#> parse_chess_move("Nxf7+")
#> parse_chess_move("e4")
#> parse_chess_move("O-O-O")
#> parse_chess_move("O-O#")
#> parse_chess_move("")

### keep_ascii_count_rest
def keep_ascii_count_rest(s):
    kept = s.encode("ascii", "ignore").decode()
    marked = s.encode("ascii", "replace").decode()
    return kept, marked.count("?") - s.count("?")

#> keep_ascii_count_rest("crème brûlée?")
#> keep_ascii_count_rest("plain")
#> keep_ascii_count_rest("")
#> keep_ascii_count_rest("日本??")
#> keep_ascii_count_rest("£5 + €3")

### fill_blanks_in_order
def fill_blanks_in_order(text, answers):
    for a in answers:
        text = text.replace("___", a, 1)
    return text, text.count("___")

#> fill_blanks_in_order("The ___ ate the ___.", ["cat", "fish"])
#> fill_blanks_in_order("___ and ___ and ___", ["x"])
#> fill_blanks_in_order("", ["unused"])
#> fill_blanks_in_order("____", ["four"])
#> fill_blanks_in_order("___", ["___", "b"])

### crossword_fit_text
def crossword_fit_text(pattern, words):
    fits = []
    for w in words:
        if len(w) == len(pattern) and all(p in ("?", c) for p, c in zip(pattern, w)):
            fits.append(w)
    return fits or None

#> crossword_fit_text("c?t", ["cat", "cot", "cart", "dot"])
#> crossword_fit_text("????", ["word", "game", "no"])
#> crossword_fit_text("", ["", "a"])
#> crossword_fit_text("a?", [])
#> crossword_fit_text("X?z", ["xyz", "Xyz"])

### number_with_spaces
def number_with_spaces(n):
    s = str(abs(n))[::-1]
    grouped = " ".join(s[i:i + 3] for i in range(0, len(s), 3))[::-1]
    return "-" * (n < 0) + grouped

#> number_with_spaces(1234567)
#> number_with_spaces(-1000)
#> number_with_spaces(0)
#> number_with_spaces(999)
#> number_with_spaces(-12345678901)

### count_case_changes
def count_case_changes(s):
    letters = [c for c in s if c.isalpha()]
    return sum(a.isupper() != b.isupper() for a, b in zip(letters, letters[1:]))

#> count_case_changes("aBcD")
#> count_case_changes("Hello World")
#> count_case_changes("")
#> count_case_changes("x")
#> count_case_changes("A1b2C3")

### expand_contractions
CONTRACTIONS = {"n't": " not", "'re": " are", "'ll": " will", "'ve": " have", "'m": " am"}

def expand_contractions(sentence):
    words = sentence.split()
    for idx, w in enumerate(words):
        for short, full in CONTRACTIONS.items():
            if w.lower().endswith(short):
                words[idx] = w[:-len(short)] + full
                break
    return " ".join(words)

#> expand_contractions("They're sure I'm right")
#> expand_contractions("We don't know")
#> expand_contractions("")
#> expand_contractions("can't WON'T")
#> expand_contractions("you'll've")

### ascii_sum_parity_sort
def ascii_sum_parity_sort(words):
    evens, odds = [], []
    for w in words:
        (odds if sum(map(ord, w)) % 2 else evens).append(w)
    return sorted(evens) + sorted(odds, reverse=True)

#> ascii_sum_parity_sort(["ab", "b", "ba", "cd", "a"])
#> ascii_sum_parity_sort([])
#> ascii_sum_parity_sort(["", "z", "Z"])
#> ascii_sum_parity_sort(["10", "11", "12"])
#> ascii_sum_parity_sort(["é", "e"])

### seat_label_parse
def seat_label_parse(label):
    row = label[:-1]
    seat = label[-1:]
    if not (row.isdigit() and seat.isalpha()):
        raise ValueError(label)
    position = "window" if seat.upper() in "AF" else "aisle" if seat.upper() in "CD" else "middle"
    return int(row), position

#> seat_label_parse("12A")
#> seat_label_parse("3d")
#> seat_label_parse("040E")
#> seat_label_parse("A12")
#> seat_label_parse("7")
#> seat_label_parse("9f")

### endswith_with_positions
def endswith_with_positions(s, suffix, stop):
    return s.endswith(suffix), s.endswith(suffix, 0, stop), s.endswith(suffix, stop)

#> endswith_with_positions("photograph", "graph", 5)
#> endswith_with_positions("barbar", "bar", 3)
#> endswith_with_positions("", "", 0)
#> endswith_with_positions("abc", "", 2)
#> endswith_with_positions("xyx", "x", -2)

### compare_version_suffix
def compare_version_suffix(tag):
    base, dash, pre = tag.lstrip("vV").partition("-")
    nums = tuple(int(x) if x.isdigit() else 0 for x in base.split("."))
    rank = {"": 3, "rc": 2, "beta": 1, "alpha": 0}
    label = pre.rstrip("0123456789.")
    return nums, rank.get(label, -1) if dash else 3

#> compare_version_suffix("v1.4.2")
#> compare_version_suffix("2.0-rc1")
#> compare_version_suffix("V3.x-nightly")
#> compare_version_suffix("")
#> compare_version_suffix("1.0.0-beta.2")

### casefold_set_members
def casefold_set_members(names):
    seen = set()
    fresh = []
    for n in names:
        k = n.strip().casefold()
        if k in seen or not k:
            continue
        seen.add(k)
        fresh.append(n.strip())
    return fresh

#> casefold_set_members(["Weiß", "WEISS", " weiss "])
#> casefold_set_members([])
#> casefold_set_members(["", "  ", "a"])
#> casefold_set_members(["Ann", "ANN ", "Bob", "ann"])
#> casefold_set_members(["ΣΑΣ", "σας"])

### reverse_vowels_only
def reverse_vowels_only(s):
    vowels = [c for c in s if c.lower() in "aeiou"]
    return "".join(vowels.pop() if c.lower() in "aeiou" else c for c in s)

#> reverse_vowels_only("Leetcode")
#> reverse_vowels_only("xyz")
#> reverse_vowels_only("")
#> reverse_vowels_only("United States")
#> reverse_vowels_only("aE")

### date_reformat_us
MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

def date_reformat_us(iso):
    try:
        y, m, d = iso.split("-")
        return f"{MONTHS[int(m) - 1]} {int(d)}, {y}"
    except (ValueError, IndexError) as e:
        return type(e).__name__

#> date_reformat_us("2023-07-04")
#> date_reformat_us("1999-12-31")
#> date_reformat_us("2020-13-01")
#> date_reformat_us("today")
#> date_reformat_us("0001-00-09")

### gcd_of_strings_text
def gcd_of_strings_text(a, b):
    if a + b != b + a:
        return ""
    while b:
        a, b = b, a[len(b):] if a.startswith(b) else a
        if len(b) > len(a):
            a, b = b, a
    return a

#> gcd_of_strings_text("ababab", "abab")
#> gcd_of_strings_text("abc", "xyz")
#> gcd_of_strings_text("zz", "zzzzz")
#> gcd_of_strings_text("", "")
#> gcd_of_strings_text("TAU", "TAU")

### boxed_letters
def boxed_letters(word):
    n = len(word)
    if n < 2:
        return [word] * n
    top = " ".join(word)
    middle = [word[i] + " " * (2 * n - 3) + word[n - 1 - i] for i in range(1, n - 1)]
    return [top] + middle + [top[::-1]]

#> boxed_letters("CUBE")
#> boxed_letters("hi")
#> boxed_letters("x")
#> boxed_letters("")
#> boxed_letters("abc")

### sentence_stats_tuple
def sentence_stats_tuple(text):
    sentences = [s for s in text.replace("!", ".").replace("?", ".").split(".") if s.strip()]
    words = text.split()
    if not sentences:
        return 0, len(words), None
    return len(sentences), len(words), round(len(words) / len(sentences), 1)

#> sentence_stats_tuple("Hi there. How are you? Great!")
#> sentence_stats_tuple("")
#> sentence_stats_tuple("no stop at all")
#> sentence_stats_tuple("... ?")
#> sentence_stats_tuple("3.14 is pi. Right?")

### decode_url_percent
def decode_url_percent(s):
    parts = s.replace("+", " ").split("%")
    out = parts[0]
    for p in parts[1:]:
        try:
            out += chr(int(p[:2], 16)) + p[2:]
        except ValueError:
            out += "%" + p
    return out

#> decode_url_percent("a%20b%26c")
#> decode_url_percent("x+y")
#> decode_url_percent("")
#> decode_url_percent("100%")
#> decode_url_percent("%zz%41")

### make_initial_map
def make_initial_map(words):
    index = {}
    for w in sorted(words, key=str.lower):
        index.setdefault(w[:1].upper() or "#", []).append(w)
    return index

#> make_initial_map(["pear", "Apple", "plum", "avocado"])
#> make_initial_map([])
#> make_initial_map(["", "1st", "b"])
#> make_initial_map(["élan", "Éclair"])
#> make_initial_map(["B", "a", "b", "A"])

### remove_adjacent_pairs
def remove_adjacent_pairs(s):
    steps = 0
    i = 0
    while i < len(s) - 1:
        if s[i] == s[i + 1]:
            s = s[:i] + s[i + 2:]
            i = max(i - 1, 0)
            steps += 1
        else:
            i += 1
    return s, steps

#> remove_adjacent_pairs("abbaca")
#> remove_adjacent_pairs("aabb")
#> remove_adjacent_pairs("")
#> remove_adjacent_pairs("xyz")
#> remove_adjacent_pairs("mississippi")

### react_polymer_cases
def react_polymer_cases(units):
    stack = []
    for u in units:
        if stack and stack[-1] == u.swapcase():
            stack.pop()
        else:
            stack.append(u)
    return "".join(stack)

#> react_polymer_cases("dabAcCaCBAcCcaDA")
#> react_polymer_cases("aA")
#> react_polymer_cases("")
#> react_polymer_cases("aabB")
#> react_polymer_cases("1-1x")

### digits_spread_to_list
def digits_spread_to_list(*numbers, base=10):
    digits = []
    for n in numbers:
        text = format(n, {2: "b", 8: "o", 16: "x"}.get(base, "d"))
        digits.append(list(text))
    return digits

#> digits_spread_to_list(255, 8, base=16)
#> digits_spread_to_list(-5, 10)
#> digits_spread_to_list()
#> digits_spread_to_list(6, base=2)
#> digits_spread_to_list(64, 7, base=8)

### ascii_table_slice
def ascii_table_slice(start, stop, step=1):
    return {chr(i): i for i in range(ord(start), ord(stop), step) if chr(i).isalnum()}

#> ascii_table_slice("8", "C")
#> ascii_table_slice("z", "t", -2)
#> ascii_table_slice("a", "a")
#> ascii_table_slice("!", "3", 3)
#> ascii_table_slice("ab", "c")

### pick_article
def pick_article(noun):
    exceptions = ("hour", "honest", "heir")
    if noun.lower().startswith(exceptions):
        return "an " + noun
    if noun.lower().startswith(("uni", "eu", "one")):
        return "a " + noun
    return ("an " if noun[:1].lower() in tuple("aeiou") else "a ") + noun

#> pick_article("apple")
#> pick_article("University")
#> pick_article("hourglass")
#> pick_article("")
#> pick_article("bus")

### nested_quote_levels
def nested_quote_levels(mail):
    counts = {}
    for line in mail.splitlines():
        level = 0
        while line.startswith(">"):
            line = line[1:].lstrip()
            level += 1
        counts[level] = counts.get(level, 0) + 1
    return counts

#> nested_quote_levels("> hi\n>> yo\nok\n> > x")
#> nested_quote_levels("")
#> nested_quote_levels("plain\nmail")
#> nested_quote_levels(">>>")
#> nested_quote_levels("a > b\n>")

### bytes_roundtrip
def bytes_roundtrip(s, n):
    raw = s.encode("utf-8")
    cut = raw[:n]
    return cut.decode("utf-8", errors="replace"), len(raw) - len(cut)

#> bytes_roundtrip("naïve", 3)
#> bytes_roundtrip("café", 4)
#> bytes_roundtrip("", 2)
#> bytes_roundtrip("€uro", 3)
#> bytes_roundtrip("ascii", -1)

### letter_grid_search
def letter_grid_search(grid, word):
    for r, row in enumerate(grid):
        c = row.find(word)
        if c >= 0:
            return "row", r, c
    for c, col in enumerate(map("".join, zip(*grid))):
        if word in col:
            return "col", c, col.index(word)
    return None

#> letter_grid_search(["cats", "oxen", "wrap"], "oxe")
#> letter_grid_search(["cats", "oxen", "wrap"], "cow")
#> letter_grid_search([], "a")
#> letter_grid_search(["ab", "cd"], "ad")
#> letter_grid_search(["xyz", "x"], "z")

### swap_comma_decimal
def swap_comma_decimal(number):
    return number.translate(str.maketrans(",.", ".,"))

#> swap_comma_decimal("1,234.56")
#> swap_comma_decimal("")
#> swap_comma_decimal("1.000.000,00")
#> swap_comma_decimal("no marks")
#> swap_comma_decimal(",.,.")

### bigram_similarity
def bigram_similarity(a, b):
    def grams(s):
        return [s[i:i + 2].lower() for i in range(len(s) - 1)]
    ga, gb = grams(a), grams(b)
    if not ga or not gb:
        return float(a == b)
    hits = 0
    for g in ga:
        if g in gb:
            gb.remove(g)
            hits += 1
    return round(2 * hits / (len(ga) + len(grams(b))), 2)

#> bigram_similarity("night", "nacht")
#> bigram_similarity("Context", "contact")
#> bigram_similarity("a", "a")
#> bigram_similarity("", "xy")
#> bigram_similarity("same", "same")

### islower_after_edit
def islower_after_edit(s, junk):
    before = s.islower()
    s = s.replace(junk, "")
    return before, s.islower(), s or "gone"

#> islower_after_edit("abcX", "X")
#> islower_after_edit("123", "1")
#> islower_after_edit("", "q")
#> islower_after_edit("a1b", "ab")
#> islower_after_edit("zz", "z")

### route_match
def route_match(pattern, path):
    p_parts = pattern.strip("/").split("/")
    u_parts = path.strip("/").split("/")
    if len(p_parts) != len(u_parts):
        return None
    params = {}
    for p, u in zip(p_parts, u_parts):
        if p.startswith(":"):
            params[p[1:]] = u
        elif p != u:
            return None
    return params

#> route_match("/users/:id/posts/:pid", "/users/42/posts/7/")
#> route_match("/about", "/about")
#> route_match("/a/:b", "/x/y")
#> route_match("/", "")
#> route_match("/one", "/one/two")

### count_each_of
def count_each_of(text, *needles):
    return {n: text.count(n) for n in needles if n in text}

#> count_each_of("peter piper picked", "p", "er", "z")
#> count_each_of("")
#> count_each_of("abc", "", "c")
#> count_each_of("..,,;", ".", ",", ";")
#> count_each_of("Mama", "ma", "Ma", "mama")

### longest_alpha_block
def longest_alpha_block(s):
    best, cur = "", ""
    for ch in s:
        if ch.isalpha():
            cur += ch
        else:
            best, cur = max(best, cur, key=len), ""
    return max(best, cur, key=len)

#> longest_alpha_block("ab1cde22fg")
#> longest_alpha_block("")
#> longest_alpha_block("12 34")
#> longest_alpha_block("tie,tip")
#> longest_alpha_block("x9longest")

### pop_words_alternating
def pop_words_alternating(line):
    words = line.split()
    left, right = [], []
    while words:
        left.append(words.pop(0))
        if words:
            right.append(words.pop())
    return left + right[::-1]

#> pop_words_alternating("one two three four five")
#> pop_words_alternating("a b")
#> pop_words_alternating("")
#> pop_words_alternating("single")
#> pop_words_alternating("w x y z")
