### hangman_reveal_text
def hangman_reveal_text(secret, guesses):
    shown = [c if not c.isalpha() or c.lower() in guesses else "_" for c in secret]
    wrong = sorted(g for g in set(guesses) if g not in secret.lower())
    return " ".join(shown), wrong

#> hangman_reveal_text("Python", "pon")
#> hangman_reveal_text("New York", "xyz")
#> hangman_reveal_text("", "abc")
#> hangman_reveal_text("don't", "dtno")
#> hangman_reveal_text("Jazz", "")

### wordle_feedback_text
def wordle_feedback_text(guess, answer):
    marks = ["."] * len(guess)
    left = list(answer)
    for i, c in enumerate(guess):
        if c == answer[i]:
            marks[i] = "G"
            left.remove(c)
    for i, c in enumerate(guess):
        if marks[i] == "." and c in left:
            marks[i] = "y"
            left.remove(c)
    return "".join(marks)

#> wordle_feedback_text("crane", "cigar")
#> wordle_feedback_text("llama", "allay")
#> wordle_feedback_text("speed", "erase")
#> wordle_feedback_text("", "")
#> wordle_feedback_text("toolong", "tool")

### lstrip_char_set_trap
def lstrip_char_set_trap(url):
    a = url.lstrip("http://")
    b = url.removeprefix("http://")
    return a, b, len(b) - len(a)

#> lstrip_char_set_trap("http://python.org")
#> lstrip_char_set_trap("http://docs.io/http")
#> lstrip_char_set_trap("ftp://x")
#> lstrip_char_set_trap("")
#> lstrip_char_set_trap("//tp:h")

### count_overlapping
def count_overlapping(s, sub):
    return sum(s.startswith(sub, i) for i in range(len(s)))

#> count_overlapping("aaaa", "aa")
#> count_overlapping("abababa", "aba")
#> count_overlapping("", "a")
#> count_overlapping("xyz", "")
#> count_overlapping("Mm mm", "mm")

### parse_key_values
def parse_key_values(s, pair_sep=";", kv_sep="="):
    d = {}
    for item in s.split(pair_sep):
        if kv_sep not in item:
            d[item.strip()] = True
            continue
        k, v = item.split(kv_sep, maxsplit=1)
        v = v.strip()
        d[k.strip()] = int(v) if v.lstrip("-").isdigit() else v
    return d

#> parse_key_values("Max-Age=3600; Secure; Path=/")
#> parse_key_values("a:1,b:-2,c:x:y", ",", ":")
#> parse_key_values("")
#> parse_key_values("k==v;k=2")
#> parse_key_values("n=--5; m = 07")

### squeeze_repeats
def squeeze_repeats(s, allowed=" "):
    out = s[:1]
    for prev, cur in zip(s, s[1:]):
        if prev == cur and cur in allowed:
            continue
        out += cur
    return out

#> squeeze_repeats("too   many    spaces")
#> squeeze_repeats("hmmmm... okkk", "m.")
#> squeeze_repeats("")
#> squeeze_repeats("bookkeeper", "abcdefghijklmnop")
#> squeeze_repeats("x")

### split_at_indices
def split_at_indices(s, cuts):
    pieces = []
    prev = 0
    for c in sorted(cuts) + [len(s)]:
        pieces.append(s[prev:c])
        prev = c
    return pieces

#> split_at_indices("20240517T0930", [4, 8, 6])
#> split_at_indices("abc", [])
#> split_at_indices("", [0])
#> split_at_indices("hello there", [5, 5, 6])
#> split_at_indices("short", [10, 2])

### matrix_text_transpose
def matrix_text_transpose(block):
    lines = block.split("\n")
    width = max(len(l) for l in lines)
    padded = [l.ljust(width) for l in lines]
    return "\n".join("".join(l[i] for l in padded).rstrip() for i in range(width))

#> matrix_text_transpose("abc\nde\nf")
#> matrix_text_transpose("")
#> matrix_text_transpose("x\ny\nz")
#> matrix_text_transpose("row only")
#> matrix_text_transpose("a\n\nbc")

### to_bool_strict
def to_bool_strict(value):
    v = value.strip().lower()
    if v in {"1", "true", "yes", "on"}:
        return True
    if v in {"0", "false", "no", "off", ""}:
        return False
    raise ValueError(f"not a boolean: {value!r}")

#> to_bool_strict(" Yes ")
#> to_bool_strict("OFF")
#> to_bool_strict("maybe")
#> to_bool_strict("")
#> to_bool_strict("1")
#> to_bool_strict("tRuE\n")

### upper_every_third
def upper_every_third(s):
    chars = list(s.lower())
    chars[::3] = s[::3].upper()
    return "".join(chars)

#> upper_every_third("abcdefghij")
#> upper_every_third("XYZ")
#> upper_every_third("")
#> upper_every_third("a-b c")
#> upper_every_third("straße")
#> upper_every_third("ßab")

### longest_word_ties
def longest_word_ties(text):
    words = [w.strip(",.;:!?") for w in text.split()]
    size = max(map(len, words), default=0)
    return [w for w in words if len(w) == size]

#> longest_word_ties("Some short, words; exist here.")
#> longest_word_ties("")
#> longest_word_ties("one two six ten")
#> longest_word_ties("!!! ???")
#> longest_word_ties("Antidisestablishment is long")

### format_phone_us
def format_phone_us(raw):
    digits = "".join(filter(str.isdigit, raw))
    if len(digits) == 11 and digits[0] == "1":
        digits = digits[1:]
    if len(digits) == 10:
        return "({}) {}-{}".format(digits[:3], digits[3:6], digits[6:])
    if len(digits) == 7:
        return "{0[0]}-{0[1]}".format((digits[:3], digits[3:]))
    return None

#> format_phone_us("+1 (415) 555-2671")
#> format_phone_us("555 1234")
#> format_phone_us("2125550000")
#> format_phone_us("12")
#> format_phone_us("")

### caesar_break_by_e
def caesar_break_by_e(cipher):
    letters = [c for c in cipher if c.islower()]
    if not letters:
        return cipher
    common = max(sorted(set(letters)), key=letters.count)
    k = ord(common) - ord("e")
    return "".join(chr((ord(c) - 97 - k) % 26 + 97) if c.islower() else c for c in cipher)

#> caesar_break_by_e("phhw ph khuh")
#> caesar_break_by_e("")
#> caesar_break_by_e("1234 !")
#> caesar_break_by_e("aabbb")
#> caesar_break_by_e("eel")

### sentence_case_all
def sentence_case_all(text):
    out = ""
    fresh = True
    for ch in text:
        if fresh and ch.isalpha():
            out += ch.upper()
            fresh = False
        else:
            out += ch.lower()
        if ch in ".!?":
            fresh = True
    return out

#> sentence_case_all("hELLO there. how ARE you? fine")
#> sentence_case_all("")
#> sentence_case_all("...wait")
#> sentence_case_all("3 men! 4 boats")
#> sentence_case_all("ALL CAPS")

### translate_delete_table
def translate_delete_table(s, gone):
    table = str.maketrans("", "", gone)
    kept = s.translate(table)
    return kept, len(s) - len(kept)

#> translate_delete_table("(555) 123-4567", "()- ")
#> translate_delete_table("", "abc")
#> translate_delete_table("banana", "")
#> translate_delete_table("aAbB", "ab")
#> translate_delete_table("mississippi", "sip")

### maketrans_dict_multi
def maketrans_dict_multi(s):
    table = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "!": None})
    return s.translate(table).title()

#> maketrans_dict_multi("schöne grüße!")
#> maketrans_dict_multi("")
#> maketrans_dict_multi("Äpfel, äpfel")
#> maketrans_dict_multi("!!!")
#> maketrans_dict_multi("o'neil von ölberg")

### soundex_simple
def soundex_simple(name):
    codes = {}
    for letters, digit in [("bfpv", "1"), ("cgjkqsxz", "2"), ("dt", "3"), ("l", "4"), ("mn", "5"), ("r", "6")]:
        codes.update(dict.fromkeys(letters, digit))
    name = name.lower()
    if not name:
        return "0000"
    out, last = name[0].upper(), codes.get(name[0])
    for ch in name[1:]:
        d = codes.get(ch)
        if d and d != last:
            out += d
        last = d
    return out[:4].ljust(4, "0")

#> soundex_simple("Robert")
#> soundex_simple("Tymczak")
#> soundex_simple("")
#> soundex_simple("Lee")
#> soundex_simple("Pfister")

### expand_env_vars
def expand_env_vars(s, env):
    out, i = "", 0
    while i < len(s):
        if s[i] == "$":
            j = i + 1
            while j < len(s) and (s[j].isalnum() or s[j] == "_"):
                j += 1
            out += env.get(s[i + 1:j], "")
            i = j
        else:
            out += s[i]
            i += 1
    return out

#> expand_env_vars("$HOME/bin:$PATH", {"HOME": "/root", "PATH": "/usr"})
#> expand_env_vars("cost: 5$", {"": "USD"})
#> expand_env_vars("", {"A": "1"})
#> expand_env_vars("$A$B_C-$D", {"A": "x", "B_C": "y"})
#> expand_env_vars("plain", {})

### count_leading_trailing
def count_leading_trailing(s, ch):
    lead = len(s) - len(s.lstrip(ch))
    trail = len(s) - len(s.rstrip(ch))
    return lead, s.count(ch) - lead - trail, trail

#> count_leading_trailing("00120300", "0")
#> count_leading_trailing("xxxx", "x")
#> count_leading_trailing("", "y")
#> count_leading_trailing("abc", "b")
#> count_leading_trailing("--a-b---", "-")

### dedupe_words_keep_last
def dedupe_words_keep_last(line):
    words = line.split()
    seen = []
    for w in reversed(words):
        if w.lower() not in map(str.lower, seen):
            seen.insert(0, w)
    return " ".join(seen)

#> dedupe_words_keep_last("the cat the dog The end")
#> dedupe_words_keep_last("")
#> dedupe_words_keep_last("a A a")
#> dedupe_words_keep_last("no repeats here")
#> dedupe_words_keep_last("x y x y z")

### playing_card_name
def playing_card_name(code):
    suits = {"S": "Spades", "H": "Hearts", "D": "Diamonds", "C": "Clubs"}
    ranks = dict(zip("AJQK", ("Ace", "Jack", "Queen", "King")))
    rank, suit = code[:-1], code[-1]
    return f"{ranks.get(rank, rank)} of {suits[suit]}"

#> playing_card_name("QH")
#> playing_card_name("10D")
#> playing_card_name("AS")
#> playing_card_name("7X")
#> playing_card_name("C")

### index_with_start_walk
def index_with_start_walk(s, ch):
    gaps, at = [], -1
    try:
        while True:
            nxt = s.index(ch, at + 1)
            gaps.append(nxt - at - 1)
            at = nxt
    except ValueError:
        gaps.append(len(s) - at - 1)
    return gaps

#> index_with_start_walk("a,bb,,cccc", ",")
#> index_with_start_walk("", "x")
#> index_with_start_walk("xxx", "x")
#> index_with_start_walk("no comma", ",")
#> index_with_start_walk("end!", "!")

### bar_chart_rows
def bar_chart_rows(data, scale=1):
    if not data:
        return []
    width = max(len(k) for k in data)
    return [f"{k:>{width}} {'█' * (v // scale)}{v:>3}" for k, v in data.items()]

#> bar_chart_rows({"jan": 4, "febr": 12}, 4)
#> bar_chart_rows({})
#> bar_chart_rows({"x": 0, "yy": 1})
#> bar_chart_rows({"neg": -3}, scale=2)
#> bar_chart_rows({"": 5, "ab": 100}, 25)

### swap_first_last_letters
def swap_first_last_letters(words):
    def swap(w):
        if len(w) < 2:
            return w
        return w[-1] + w[1:-1] + w[0]
    return " ".join(swap(w) for w in words.split())

#> swap_first_last_letters("never odd or even")
#> swap_first_last_letters("I a")
#> swap_first_last_letters("")
#> swap_first_last_letters("x, y!")
#> swap_first_last_letters("Bob ate")

### compare_lengths_words
def compare_lengths_words(a, b):
    wa, wb = a.split(), b.split()
    verdict = (len(wa) > len(wb)) - (len(wb) > len(wa))
    return ["fewer", "equal", "more"][verdict + 1], abs(len(a) - len(b))

#> compare_lengths_words("one two three", "a b")
#> compare_lengths_words("", " ")
#> compare_lengths_words("x", "lots of words")
#> compare_lengths_words("same same", "equal count")
#> compare_lengths_words("tabs\tand\nlines", "q")

### luhn_check_digit
def luhn_check_digit(number: str) -> int:
    """Return the digit to append so that the number passes Luhn."""
    total = 0
    for i, d in enumerate(reversed(number)):
        n = int(d)
        if i % 2 == 0:
            n = n * 2 - 9 if n > 4 else n * 2
        total += n
    return -total % 10

#> luhn_check_digit("7992739871")
#> luhn_check_digit("")
#> luhn_check_digit("0")
#> luhn_check_digit("45398")
#> luhn_check_digit("12a")

### interleave_sep
def interleave_sep(s, n, sep="-"):
    return sep.join(s[i:i + n] for i in range(0, len(s), n))

#> interleave_sep("ABCDEFGHIJ", 4)
#> interleave_sep("", 2)
#> interleave_sep("123456", 1, "")
#> interleave_sep("serial", 3, sep=" : ")
#> interleave_sep("xyz", 0)

### strip_accents_table
ACCENTS = dict(zip("áéíóúñçàèù", "aeiouncaeu"))

def strip_accents_table(s):
    hits = [c for c in s if c.lower() in ACCENTS]
    plain = "".join(ACCENTS.get(c, c) for c in s.lower())
    return {"plain": plain, "hits": len(hits)}

#> strip_accents_table("Señor Muñoz")
#> strip_accents_table("")
#> strip_accents_table("ÀÉÎ")
#> strip_accents_table("plain ascii")
#> strip_accents_table("déjà ça où")

### build_acrostic
def build_acrostic(lines):
    return "".join(l.strip()[0] if l.strip() else "-" for l in lines), [l[:3] for l in lines]

#> build_acrostic(["Silent night", "  Under stars", "Now sleep"])
#> build_acrostic([])
#> build_acrostic(["", "  "])
#> build_acrostic(["1st", "2nd"])
#> build_acrostic(["éa", "b"])

### spreadsheet_col_to_num
def spreadsheet_col_to_num(col):
    n = 0
    for c in col.upper():
        n = n * 26 + ord(c) - ord("A") + 1
    return n

#> spreadsheet_col_to_num("A")
#> spreadsheet_col_to_num("zz")
#> spreadsheet_col_to_num("")
#> spreadsheet_col_to_num("XFD")
#> spreadsheet_col_to_num("A1")

### spreadsheet_num_to_col
def spreadsheet_num_to_col(n):
    letters = ""
    while n > 0:
        n, r = divmod(n - 1, 26)
        letters = chr(65 + r) + letters
    return letters or None

#> spreadsheet_num_to_col(28)
#> spreadsheet_num_to_col(702)
#> spreadsheet_num_to_col(0)
#> spreadsheet_num_to_col(703)
#> spreadsheet_num_to_col(-5)

### question_answer_pairs
def question_answer_pairs(text):
    pairs = []
    q = None
    for line in text.splitlines():
        tag, _, body = line.partition(": ")
        if tag == "Q":
            q = body
        elif tag == "A" and q is not None:
            pairs.append((q, body))
            q = None
    return pairs

#> question_answer_pairs("Q: Age?\nA: 40\nQ: Name?\nA: Li")
#> question_answer_pairs("")
#> question_answer_pairs("A: orphan\nQ: alone")
#> question_answer_pairs("Q: x\nQ: y\nA: z\nA: w")
#> question_answer_pairs("Q:nospace\nA: n")

### is_pangram_missing
def is_pangram_missing(sentence):
    missing = [chr(c) for c in range(97, 123) if chr(c) not in sentence.lower()]
    return "pangram" if not missing else "".join(missing)

#> is_pangram_missing("The quick brown fox jumps over a lazy dog")
#> is_pangram_missing("")
#> is_pangram_missing("Sphinx of black quartz, judge my vow")
#> is_pangram_missing("abcdefghijklmnop 123")
#> is_pangram_missing("Pack my box with five dozen jugs")
