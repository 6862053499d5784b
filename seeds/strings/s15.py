### pluck_even_words_upper
def pluck_even_words_upper(text):
    words = text.split()
    words[::2] = [w.upper() for w in words[::2]]
    return words

#> pluck_even_words_upper("every other word shouts loud")
#> pluck_even_words_upper("")
#> pluck_even_words_upper("one")
#> pluck_even_words_upper("α β γ")
#> pluck_even_words_upper("x1 y2 z3 w4")

### strip_html_tags_manual
def strip_html_tags_manual(html):
    text, inside = "", False
    for ch in html:
        if ch == "<":
            inside = True
        elif ch == ">":
            inside = False
            text += " "
        elif not inside:
            text += ch
    return " ".join(text.split())

#> strip_html_tags_manual("<p>Hi <b>Sam</b>!</p>")
#> strip_html_tags_manual("no tags")
#> strip_html_tags_manual("")
#> strip_html_tags_manual("1 < 2")
#> strip_html_tags_manual("a > b")

### longest_increasing_letters
def longest_increasing_letters(s):
    best = run = s[:1]
    for c in s[1:]:
        run = run + c if c > run[-1] else c
        if len(run) > len(best):
            best = run
    return best

#> longest_increasing_letters("abzcdexy")
#> longest_increasing_letters("zyx")
#> longest_increasing_letters("")
#> longest_increasing_letters("aBcD")
#> longest_increasing_letters("1122345")

### alphabet_wheel_distance
def alphabet_wheel_distance(word, start="a"):
    total, here = 0, start
    for c in word.lower():
        if not "a" <= c <= "z":
            continue
        d = abs(ord(c) - ord(here))
        total += min(d, 26 - d)
        here = c
    return total

#> alphabet_wheel_distance("zeus")
#> alphabet_wheel_distance("map")
#> alphabet_wheel_distance("")
#> alphabet_wheel_distance("Aa!", "z")
#> alphabet_wheel_distance("nano", start="n")

### fold_to_width_chars
def fold_to_width_chars(s, width):
    out = []
    for line in s.split("\n"):
        while len(line) > width:
            out.append(line[:width])
            line = line[width:]
        out.append(line)
    return out

#> fold_to_width_chars("abcdefgh\nij", 3)
#> fold_to_width_chars("", 4)
#> fold_to_width_chars("exact", 5)
#> fold_to_width_chars("\n\n", 1)
#> fold_to_width_chars("wide line here", 20)

### common_domain_counts
def common_domain_counts(emails):
    counts = {}
    for e in emails:
        if e.count("@") != 1:
            continue
        domain = e.split("@")[1].lower().rstrip(".")
        counts[domain] = counts.get(domain, 0) + 1
    return max(counts.items(), key=lambda kv: kv[1]) if counts else None

#> common_domain_counts(["a@x.com", "b@Y.org", "c@X.com"])
#> common_domain_counts([])
#> common_domain_counts(["bad", "a@@b"])
#> common_domain_counts(["z@q.io."])
#> common_domain_counts(["m@n", "o@p"])

### underline_matches
def underline_matches(line, word):
    marks = [" "] * len(line)
    start = 0
    while (at := line.lower().find(word.lower(), start)) != -1 and word:
        marks[at:at + len(word)] = "^" * len(word)
        start = at + len(word)
    return "".join(marks).rstrip()

#> underline_matches("the cat and The hat", "the")
#> underline_matches("nothing", "x")
#> underline_matches("", "a")
#> underline_matches("abc", "")
#> underline_matches("aaaa", "aa")

### sum_version_parts
def sum_version_parts(versions):
    totals = [0, 0, 0]
    for v in versions:
        for i, n in enumerate(v.lstrip("v").split(".")[:3]):
            totals[i] += int("".join(c for c in n if c.isdigit()) or 0)
    return ".".join(map(str, totals))

#> sum_version_parts(["v1.2.3", "0.10", "2.0.0rc1"])
#> sum_version_parts([])
#> sum_version_parts(["", "v"])
#> sum_version_parts(["1.2.3.4"])
#> sum_version_parts(["9.x.9", "1.1.1"])

### parse_time_12h
def parse_time_12h(text):
    t = text.strip().lower().replace(" ", "")
    if not t.endswith(("am", "pm")):
        return None
    clock, half = t[:-2], t[-2:]
    hour, _, minute = clock.partition(":")
    h = int(hour) % 12 + 12 * (half == "pm")
    return f"{h:02}:{int(minute or 0):02}"

#> parse_time_12h("7:05 PM")
#> parse_time_12h("12am")
#> parse_time_12h("noon")
#> parse_time_12h(" 12:30pm")
#> parse_time_12h("am")

### bingo_card_call
def bingo_card_call(call):
    letter, number = call[0].upper(), call[1:].lstrip("- ")
    if not number.isdigit():
        return "repeat"
    column = "BINGO".find(letter)
    low = column * 15 + 1
    return column >= 0 and low <= int(number) < low + 15

#> bingo_card_call("B7")
#> bingo_card_call("n-44")
#> bingo_card_call("O 12")
#> bingo_card_call("X5")
#> bingo_card_call("G?")

### normalize_unit_label
def normalize_unit_label(label):
    value = label.rstrip("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ %")
    unit = label[len(value):].strip()
    names = {"km": 1000, "m": 1, "cm": 0.01, "mm": 0.001}
    if unit.lower() not in names:
        return value, unit or None
    return round(float(value) * names[unit.lower()], 4), "m"

#> normalize_unit_label("12.5 km")
#> normalize_unit_label("300cm")
#> normalize_unit_label("50 %")
#> normalize_unit_label("42")
#> normalize_unit_label("mm")

### matrix_from_text
def matrix_from_text(text, sep=None):
    rows = [list(map(int, line.split(sep))) for line in text.strip().splitlines()]
    widths = {len(r) for r in rows}
    if len(widths) > 1:
        raise ValueError(f"ragged: {sorted(widths)}")
    return rows

#> matrix_from_text("1 2\n3 4")
#> matrix_from_text("5,-6,7", ",")
#> matrix_from_text("")
#> matrix_from_text("1\n2 3")
#> matrix_from_text(" 10   20 \n 30 40\n")

### mask_by_pattern
def mask_by_pattern(value, mask):
    chars = iter(value)
    out = ""
    for m in mask:
        if m == "#":
            c = next(chars, None)
            if c is None:
                break
            out += c
        else:
            out += m
    return out

#> mask_by_pattern("12345678901", "###.###.###-##")
#> mask_by_pattern("12", "(##) ####")
#> mask_by_pattern("", "#")
#> mask_by_pattern("abc", "")
#> mask_by_pattern("XY99", "##/##")

### interleave_words_sentences
def interleave_words_sentences(a, b):
    wa, wb = a.split(), b.split()
    merged = []
    while wa or wb:
        if wa:
            merged.append(wa.pop(0))
        if wb:
            merged.append(wb.pop(0).lower())
    return " ".join(merged)

#> interleave_words_sentences("I like tea", "YOU love coffee More")
#> interleave_words_sentences("", "")
#> interleave_words_sentences("only left side", "")
#> interleave_words_sentences("", "Right")
#> interleave_words_sentences("a b", "C D")

### alliteration_score
def alliteration_score(line):
    initials = [w.lstrip("'\"(")[:1].lower() for w in line.split()]
    score = 0
    for a, b in zip(initials, initials[1:]):
        if a == b and a.isalpha():
            score += 1
        elif score > 0:
            score -= 1
    return score

#> alliteration_score("Peter Piper picked a peck")
#> alliteration_score("")
#> alliteration_score("big 'bad bears' growl")
#> alliteration_score("1 1 1")
#> alliteration_score("so silly see sun Sam run")

### caesar_with_keyword
def caesar_with_keyword(text, keyword):
    alpha = "abcdefghijklmnopqrstuvwxyz"
    mixed = "".join(dict.fromkeys(keyword.lower() + alpha))
    mixed = "".join(c for c in mixed if c in alpha)
    return text.lower().translate(str.maketrans(alpha, mixed))

#> caesar_with_keyword("flee at once", "zebras")
#> caesar_with_keyword("abc", "")
#> caesar_with_keyword("", "key")
#> caesar_with_keyword("Hello", "Hello World!")
#> caesar_with_keyword("xyz 1", "zyx")

### affine_cipher_encode
def affine_cipher_encode(plain, a, b):
    if a % 2 == 0 or a % 13 == 0:
        raise ValueError("a must be coprime to 26")
    letters = [c for c in plain.lower() if c.isascii() and c.isalnum()]
    coded = "".join(chr((a * (ord(c) - 97) + b) % 26 + 97) if c.isalpha() else c for c in letters)
    return " ".join(coded[i:i + 5] for i in range(0, len(coded), 5))

#> affine_cipher_encode("Truth is fiction.", 5, 17)
#> affine_cipher_encode("yes", 4, 1)
#> affine_cipher_encode("", 3, 0)
#> affine_cipher_encode("42 is it", 7, 3)
#> affine_cipher_encode("zebra", 25, -1)

### bacon_cipher_bits
def bacon_cipher_bits(word):
    codes = []
    for c in word.lower():
        if c.isalpha() and c.isascii():
            bits = format(ord(c) - 97, "05b")
            codes.append(bits.replace("0", "a").replace("1", "b"))
    return codes

#> bacon_cipher_bits("Ham")
#> bacon_cipher_bits("")
#> bacon_cipher_bits("z!")
#> bacon_cipher_bits("é")
#> bacon_cipher_bits("A b")

### book_cipher_lookup
def book_cipher_lookup(book, code):
    lines = book.split("/")
    out = ""
    for ref in code.split():
        l, w, c = (int(x) - 1 for x in ref.split("."))
        out += lines[l].split()[w][c]
    return out

#> book_cipher_lookup("call me ishmael/some years ago", "1.1.1 2.3.1 1.2.2")
#> book_cipher_lookup("abc", "1.1.3")
#> book_cipher_lookup("x y/z", "")
#> book_cipher_lookup("one two", "1.5.1")
#> book_cipher_lookup("top/bottom line", "2.2.0")

### spell_out_symbols
def spell_out_symbols(expr):
    names = {"+": "plus", "-": "minus", "*": "times", "/": "over", "=": "equals"}
    words = []
    for ch in expr:
        if ch in names:
            words.append(names[ch])
        elif ch.isdigit() and words and words[-1].isdigit():
            words[-1] += ch
        elif not ch.isspace():
            words.append(ch)
    return " ".join(words)

#> spell_out_symbols("12+3=15")
#> spell_out_symbols("")
#> spell_out_symbols("x * -y")
#> spell_out_symbols("1 2")
#> spell_out_symbols("a/b?")

### ordinal_words_sort
def ordinal_words_sort(items):
    return sorted(items, key=lambda t: int("".join(filter(str.isdigit, t)) or -1))

#> ordinal_words_sort(["3rd", "1st", "10th", "2nd"])
#> ordinal_words_sort([])
#> ordinal_words_sort(["none", "0th"])
#> ordinal_words_sort(["a1b2", "c3"])
#> ordinal_words_sort(["x", "y"])

### snake_word_positions
def snake_word_positions(name, word):
    parts = name.split("_")
    spots = [i for i, p in enumerate(parts) if p == word]
    for i in reversed(spots):
        parts.pop(i)
    return spots, "_".join(parts)

#> snake_word_positions("get_user_by_user_id", "user")
#> snake_word_positions("plain", "x")
#> snake_word_positions("", "")
#> snake_word_positions("__init__", "")
#> snake_word_positions("a_a_a", "a")

### capital_gap_lengths
def capital_gap_lengths(s):
    caps = [i for i, c in enumerate(s) if c.isupper()]
    return [b - a for a, b in zip(caps, caps[1:])] or None

#> capital_gap_lengths("HelloBigWideWorld")
#> capital_gap_lengths("lower")
#> capital_gap_lengths("")
#> capital_gap_lengths("A")
#> capital_gap_lengths("ABc De")

### comment_ratio
def comment_ratio(source):
    code = comments = 0
    for line in source.splitlines():
        line = line.strip()
        if line.startswith("#"):
            comments += 1
        elif line:
            code += 1
    total = code + comments
    return f"{comments / total:.0%}" if total else "n/a"

#> comment_ratio("# a\nx = 1\ny = 2\n")
#> comment_ratio("")
#> comment_ratio("\n  \n")
#> comment_ratio("#1\n#2")
#> comment_ratio("print('#')\n  # end")

### find_function_names
def find_function_names(source):
    names = []
    for line in source.split("\n"):
        text = line.strip()
        if text.startswith("def ") and "(" in text:
            name = text[4:text.index("(")].strip()
            names.append(name if line[0] != " " else "." + name)
    return names

#> find_function_names("def a():\n  pass\nclass B:\n  def c(self): ...")
#> find_function_names("")
#> find_function_names("def broken\ndefault()")
#> find_function_names("def spaced (x):")
#> find_function_names("x = 'def f('")

### rename_variable_tokens
def rename_variable_tokens(code, old, new):
    out, word = "", ""
    for ch in code + "\n":
        if ch.isalnum() or ch == "_":
            word += ch
        else:
            out += (new if word == old else word) + ch
            word = ""
    return out[:-1]

#> rename_variable_tokens("x = x1 + x*2", "x", "y")
#> rename_variable_tokens("", "a", "b")
#> rename_variable_tokens("foo(foo_bar, foo)", "foo", "baz")
#> rename_variable_tokens("nothing", "no", "yes")
#> rename_variable_tokens("a.a", "a", "")

### import_lines_parse
def import_lines_parse(lines):
    mods = {}
    for line in lines:
        words = line.replace(",", " ").split()
        if words[:1] == ["import"]:
            for m in words[1:]:
                mods.setdefault(m, [])
        elif words[:1] == ["from"] and "import" in words:
            k = words.index("import")
            mods.setdefault(words[1], []).extend(words[k + 1:])
    return mods

#> import_lines_parse(["import os, sys", "from re import sub, match"])
#> import_lines_parse([])
#> import_lines_parse(["from x", "print('import')", ""])
#> import_lines_parse(["import os", "from os import path"])
#> import_lines_parse(["from . import util"])

### stack_trace_last_line
def stack_trace_last_line(trace):
    lines = [l for l in trace.splitlines() if l.strip()]
    if not lines:
        return None
    kind, sep, message = lines[-1].partition(": ")
    where = [l.strip().split(", ")[1] for l in lines if l.lstrip().startswith("File ")]
    return kind.strip(), message if sep else None, where

#> stack_trace_last_line('Traceback:\n  File "a.py", line 3, in f\nKeyError: \'x\'')
#> stack_trace_last_line("")
#> stack_trace_last_line("StopIteration")
#> stack_trace_last_line('File "m.py", line 1\nFile "n.py", line 22\nValueError: a: b')
#> stack_trace_last_line("\n\n  Oops: \n")

### http_status_line
def http_status_line(line):
    version, code, *reason = line.split(" ")
    if not version.startswith("HTTP/"):
        raise ValueError("not http")
    groups = {"2": "ok", "3": "redirect", "4": "client", "5": "server"}
    return groups.get(code[0], "other"), int(code), " ".join(reason).title()

#> http_status_line("HTTP/1.1 404 not found")
#> http_status_line("HTTP/2 200")
#> http_status_line("SMTP 220 ready")
#> http_status_line("HTTP/1.0 302 moved temporarily")
#> http_status_line("HTTP/1.1 101 switching protocols")
