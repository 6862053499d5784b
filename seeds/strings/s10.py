### count_then_index
def count_then_index(s, ch):
    n = s.count(ch)
    if n == 0:
        return s + ch
    at = s.index(ch)
    return s[at:] + str(n)

#> count_then_index("parallel", "l")
#> count_then_index("quiz", "e")
#> count_then_index("", "w")
#> count_then_index("ooo", "o")
#> count_then_index("a b a", " b")

### upper_until_digit
def upper_until_digit(s):
    for i, c in enumerate(s):
        if c.isdigit():
            break
    else:
        i = len(s)
    return s[:i].upper() + s[i:].lower()

#> upper_until_digit("agent7Bond")
#> upper_until_digit("NoDigits")
#> upper_until_digit("")
#> upper_until_digit("9Lives")
#> upper_until_digit("ab½Cd3Ef")

### flatten_words_lengths
def flatten_words_lengths(lines):
    return {w: len(w) for line in lines for w in line.split() if w.islower()}

#> flatten_words_lengths(["one Two three", "four FIVE"])
#> flatten_words_lengths([])
#> flatten_words_lengths(["ALL", "CAPS"])
#> flatten_words_lengths(["a1 b", "  c-d  "])
#> flatten_words_lengths(["x x", "x"])

### split_on_case
def split_on_case(s):
    upper = ""
    lower = ""
    other = []
    for ch in s:
        if ch.isupper():
            upper = ch + upper
        elif ch.islower():
            lower += ch
        else:
            other.append(ch)
    return upper, lower, other

#> split_on_case("PyThOn 3")
#> split_on_case("")
#> split_on_case("abc")
#> split_on_case("A-B-C")
#> split_on_case("Ñandú!")

### find_missing_letter
def find_missing_letter(run):
    for a, b in zip(run, run[1:]):
        gap = ord(b) - ord(a)
        if gap == 2:
            return chr(ord(a) + 1)
        if gap != 1:
            raise ValueError(f"{a}->{b}")
    return ""

#> find_missing_letter("abdef")
#> find_missing_letter("OPQRST")
#> find_missing_letter("")
#> find_missing_letter("cba")
#> find_missing_letter("WXZ")

### rewrap_bullets
def rewrap_bullets(text, bullet="*"):
    items = []
    for line in text.splitlines():
        stripped = line.strip()
        if stripped.startswith(bullet):
            items.append(stripped.removeprefix(bullet).lstrip())
        elif stripped and items:
            items[-1] += " " + stripped
    return items

#> rewrap_bullets("* first\n  more\n* second")
#> rewrap_bullets("intro\n* x\n\n y")
#> rewrap_bullets("")
#> rewrap_bullets("- a\n-b\n", "-")
#> rewrap_bullets("**bold\n* ok")

### invert_word_index
def invert_word_index(docs):
    index = {}
    for name, text in docs.items():
        for word in set(text.lower().split()):
            index.setdefault(word, []).append(name)
    return {w: sorted(index[w]) for w in sorted(index)}

#> invert_word_index({"d1": "red fish", "d2": "blue Fish"})
#> invert_word_index({})
#> invert_word_index({"x": ""})
#> invert_word_index({"b": "go go", "a": "go"})
#> invert_word_index({"n": "A a B"})

### clean_price_list
def clean_price_list(raw_prices):
    cleaned, bad = [], 0
    for raw in raw_prices:
        text = raw.replace("$", "").replace(",", "").strip()
        try:
            cleaned.append(round(float(text), 2))
        except ValueError:
            bad += 1
    return cleaned, bad

#> clean_price_list(["$1,200.50", " 3 ", "n/a"])
#> clean_price_list([])
#> clean_price_list(["1e3", "-$5"])
#> clean_price_list(["", "$"])
#> clean_price_list(["inf", "0.999"])

### pad_to_multiple
def pad_to_multiple(s, block, fill="\0"):
    short = -len(s) % block
    return s + fill * short, short

#> pad_to_multiple("secret", 4, "=")
#> pad_to_multiple("", 8)
#> pad_to_multiple("12345678", 4, "#")
#> pad_to_multiple("ab", 5, "xy")
#> pad_to_multiple("x", 0)

### toggle_word_order
def toggle_word_order(s):
    words = s.split()
    n = len(words)
    if n % 2:
        words[n // 2] = words[n // 2].upper()
        return " ".join(words)
    return " ".join(reversed(words))

#> toggle_word_order("we came we saw we")
#> toggle_word_order("first second")
#> toggle_word_order("")
#> toggle_word_order("middle")
#> toggle_word_order("a b c d")

### ascii_shift_until_alpha
def ascii_shift_until_alpha(s):
    out = ""
    for c in s:
        steps = 0
        while not c.isalpha() and steps < 10:
            c = chr(ord(c) + 1)
            steps += 1
        out += c if steps < 10 else "?"
    return out

#> ascii_shift_until_alpha("a9Z")
#> ascii_shift_until_alpha("[]")
#> ascii_shift_until_alpha("")
#> ascii_shift_until_alpha("7: 8")
#> ascii_shift_until_alpha("@`")

### distribute_words_columns
def distribute_words_columns(words, cols):
    columns = [[] for _ in range(cols)]
    for i, w in enumerate(words):
        columns[i % cols].append(w.capitalize())
    return [",".join(c) for c in columns]

#> distribute_words_columns(["oak", "elm", "ASH", "fir", "yew"], 2)
#> distribute_words_columns([], 3)
#> distribute_words_columns(["one"], 1)
#> distribute_words_columns(["a", "b"], 4)
#> distribute_words_columns(["x"], 0)

### expandtabs_columns
def expandtabs_columns(rows):
    widths = [len(r.expandtabs(4)) for r in rows]
    default = [len(r.expandtabs()) for r in rows]
    return [d - w for w, d in zip(widths, default)]

#> expandtabs_columns(["a\tb", "abcd\te"])
#> expandtabs_columns([])
#> expandtabs_columns(["", "none"])
#> expandtabs_columns(["\t\tx", "1234567\t"])
#> expandtabs_columns(["ab\tcd\tef"])

### justify_line_full
def justify_line_full(words, width):
    if len(words) == 1:
        return words[0].ljust(width)
    gaps = len(words) - 1
    spaces = width - sum(map(len, words))
    each, extra = divmod(spaces, gaps)
    line = words[0]
    for i, w in enumerate(words[1:]):
        line += " " * (each + (i < extra)) + w
    return line

#> justify_line_full(["This", "is", "an"], 16)
#> justify_line_full(["alone"], 9)
#> justify_line_full(["a", "b", "c", "d"], 9)
#> justify_line_full(["too", "long"], 5)
#> justify_line_full(["left", "right"], 20)

### parse_coordinate_dms
def parse_coordinate_dms(text):
    sign = -1 if text[-1].upper() in "SW" else 1
    body = text[:-1].replace("°", " ").replace("'", " ").replace('"', " ")
    value = 0.0
    for power, part in enumerate(body.split()):
        value += float(part) / 60 ** power
    return round(sign * value, 4)

#> parse_coordinate_dms("51°30'N")
#> parse_coordinate_dms("0°7'39\"W")
#> parse_coordinate_dms("33S")
#> parse_coordinate_dms("N")
#> parse_coordinate_dms("")

### dict_to_query
def dict_to_query(params):
    pieces = []
    for key in sorted(params):
        val = params[key]
        if val is None:
            continue
        values = val if isinstance(val, (list, tuple)) else [val]
        pieces += [f"{key}={str(v).replace(' ', '+')}" for v in values]
    return "?" + "&".join(pieces) if pieces else ""

#> dict_to_query({"q": "red shoes", "page": 2})
#> dict_to_query({})
#> dict_to_query({"id": [3, 1], "x": None})
#> dict_to_query({"flag": True, "e": ""})
#> dict_to_query({"n": None})

### smallest_window_length
def smallest_window_length(text, letters):
    best = None
    for i in range(len(text)):
        need = set(letters)
        for j in range(i, len(text)):
            need.discard(text[j])
            if not need:
                if best is None or j - i + 1 < len(best):
                    best = text[i:j + 1]
                break
    return best

#> smallest_window_length("ADOBECODEBANC", "ABC")
#> smallest_window_length("abc", "z")
#> smallest_window_length("", "a")
#> smallest_window_length("aaab", "ab")
#> smallest_window_length("xyyzyzyx", "xyz")

### split_sentences_abbrev
def split_sentences_abbrev(text):
    sentences, cur = [], []
    for w in text.split():
        cur.append(w)
        if w.endswith((".", "!", "?")) and w not in ("Dr.", "Mr.", "e.g."):
            sentences.append(" ".join(cur))
            cur = []
    return sentences + [" ".join(cur)] * bool(cur)

#> split_sentences_abbrev("Dr. Who left. He ran! Why")
#> split_sentences_abbrev("")
#> split_sentences_abbrev("One. Two.")
#> split_sentences_abbrev("Use tools, e.g. pliers")
#> split_sentences_abbrev("Wait...what? ok.")

### number_lines_width
def number_lines_width(text):
    lines = text.split("\n")
    w = len(str(len(lines)))
    return [f"{i:0{w}d}: {l}" for i, l in enumerate(lines, 1) if l]

#> number_lines_width("import os\n\nprint(os)")
#> number_lines_width("")
#> number_lines_width("1\n2\n3\n4\n5\n6\n7\n8\n9\nten")
#> number_lines_width("solo")
#> number_lines_width("\n\nlast")

### reverse_string_keep_spaces
def reverse_string_keep_spaces(s):
    letters = [c for c in s if c != " "]
    out = ""
    for c in s:
        out += " " if c == " " else letters.pop()
    return out

#> reverse_string_keep_spaces("a bc def")
#> reverse_string_keep_spaces("   ")
#> reverse_string_keep_spaces("")
#> reverse_string_keep_spaces("no-space")
#> reverse_string_keep_spaces(" x yz ")

### label_parity
def label_parity(s):
    tags = []
    for n, c in enumerate(s):
        tags.append((c, "eo"[n % 2], "eo"[ord(c) % 2]))
    return [c for c, a, b in tags if a == b]

#> label_parity("abcdef")
#> label_parity("")
#> label_parity("zebra")
#> label_parity("2468")
#> label_parity("  !")

### prefix_product_names
def prefix_product_names(names, prefix, sep="_"):
    full = prefix + sep
    out = []
    for n in names:
        if n.startswith(full):
            out.append(n[len(full):])
        else:
            out.append(full + n)
    return out

#> prefix_product_names(["db_host", "port"], "db")
#> prefix_product_names([], "x")
#> prefix_product_names(["", "a.b"], "a", ".")
#> prefix_product_names(["dbhost", "db_"], "db")
#> prefix_product_names(["K1", "k1"], "k", sep="")

### char_run_summary
from itertools import groupby

def char_run_summary(s):
    runs = [(k, len(list(g))) for k, g in groupby(s)]
    if not runs:
        return None
    longest = max(runs, key=lambda r: r[1])
    return longest, len(runs)

#> char_run_summary("aaabccdddd")
#> char_run_summary("")
#> char_run_summary("abab")
#> char_run_summary("  x  ")
#> char_run_summary("zzz")

### split_half_compare
def split_half_compare(s):
    a, b = s[:len(s) // 2], s[(len(s) + 1) // 2:]
    va = sum(c in "aeiouAEIOU" for c in a)
    vb = sum(c in "aeiouAEIOU" for c in b)
    return va == vb, a < b, a == b[::-1]

#> split_half_compare("textbook")
#> split_half_compare("noon")
#> split_half_compare("")
#> split_half_compare("xAyEz")
#> split_half_compare("ba")

### fix_double_letters
def fix_double_letters(word, vocabulary):
    if word in vocabulary:
        return word
    for i in range(len(word)):
        doubled = word[:i] + word[i] + word[i:]
        shorter = word[:i] + word[i + 1:]
        if doubled in vocabulary:
            return doubled
        if shorter in vocabulary:
            return shorter
    return None

#> fix_double_letters("necesary", ["necessary", "rare"])
#> fix_double_letters("tommorow", ["tomorow", "tomorrow"])
#> fix_double_letters("rare", ["rare"])
#> fix_double_letters("qqq", ["x"])
#> fix_double_letters("", [])

### typos_one_swap
def typos_one_swap(word):
    seen = []
    for i in range(len(word) - 1):
        t = word[:i] + word[i + 1] + word[i] + word[i + 2:]
        if t != word and t not in seen:
            seen.append(t)
    return seen

#> typos_one_swap("form")
#> typos_one_swap("aa")
#> typos_one_swap("")
#> typos_one_swap("noon")
#> typos_one_swap("I")

### escape_for_csv
def escape_for_csv(value):
    s = "" if value is None else str(value)
    if any(c in s for c in ',"\n'):
        s = '"' + s.replace('"', '""') + '"'
    return s

#> escape_for_csv('5" pipe')
#> escape_for_csv("a,b")
#> escape_for_csv(None)
#> escape_for_csv(3.0)
#> escape_for_csv([1, 2])

### unescape_backslashes
def unescape_backslashes(s):
    special = {"n": "\n", "t": "\t", "\\": "\\"}
    out, it = [], iter(s)
    for ch in it:
        if ch == "\\":
            nxt = next(it, "")
            out.append(special.get(nxt, ch + nxt))
        else:
            out.append(ch)
    return "".join(out)

#> unescape_backslashes("col1\\tcol2\\n")
#> unescape_backslashes("C:\\\\temp")
#> unescape_backslashes("")
#> unescape_backslashes("end\\")
#> unescape_backslashes("\\q plain")

### guess_type_of_text
def guess_type_of_text(s):
    t = s.strip()
    if t.lower() in ("true", "false"):
        return "bool"
    for name, fn in (("int", int), ("float", float)):
        try:
            fn(t)
            return name
        except ValueError:
            pass
    return "empty" if not t else "str"

#> guess_type_of_text(" 42 ")
#> guess_type_of_text("-1.5e3")
#> guess_type_of_text("FALSE")
#> guess_type_of_text("")
#> guess_type_of_text("1_000")
#> guess_type_of_text("12 apples")

### casting_chain
def casting_chain(n):
    s = str(n)
    t = "".join(sorted(s, reverse=True))
    return int(t.strip("-.") or 0) - len(s), t

#> casting_chain(31042)
#> casting_chain(-75)
#> casting_chain(0)
#> casting_chain(1.25)
#> casting_chain(9)

### group_initial_counts
def group_initial_counts(text):
    counts = [0] * 26
    for word in text.lower().split():
        k = ord(word[0]) - ord("a")
        if 0 <= k < 26:
            counts[k] += 1
    return "".join(chr(97 + i) * n for i, n in enumerate(counts))

#> group_initial_counts("Peter Piper picked a peck")
#> group_initial_counts("")
#> group_initial_counts("éa 12 zoo")
#> group_initial_counts("she sells sea shells")
#> group_initial_counts("C B A")

### hide_middle_letters
def hide_middle_letters(sentence, mark="."):
    hidden = []
    for w in sentence.split():
        if len(w) > 2:
            w = w[0] + mark * (len(w) - 2) + w[-1]
        hidden.append(w)
    return " ".join(hidden)

#> hide_middle_letters("secret message to you")
#> hide_middle_letters("I am")
#> hide_middle_letters("")
#> hide_middle_letters("password: hunter2", "*")
#> hide_middle_letters("çok gizli", mark="")

### most_frequent_word_case
def most_frequent_word_case(text):
    best = None
    words = text.split()
    for w in words:
        n = sum(1 for v in words if v.lower() == w.lower())
        if best is None or n > best[1]:
            best = (w, n)
    return best

#> most_frequent_word_case("It was THE best of the times")
#> most_frequent_word_case("")
#> most_frequent_word_case("a b A B b")
#> most_frequent_word_case("single")
#> most_frequent_word_case("x, x")

### parse_bool_expr
def parse_bool_expr(expr):
    def value(tok):
        neg = tok.startswith("!")
        return (tok.lstrip("!") == "T") != neg
    result = False
    for group in expr.split("|"):
        result = result or all(value(t.strip()) for t in group.split("&"))
    return result

#> parse_bool_expr("T & !F | F")
#> parse_bool_expr("F")
#> parse_bool_expr("!T | F & T")
#> parse_bool_expr("")
#> parse_bool_expr("!F&T")
