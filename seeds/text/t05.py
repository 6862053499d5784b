### fix_head_q
def fix_head_q(s):
    head, body = s[:3], s[3:]
    if head.isupper():
        head = head[::-1]
    elif head.isdigit():
        head = str(int(head) * 2)
    return body + head

#> fix_head_q("ABCdefghij")
#> fix_head_q("250 grams of salt")
#> fix_head_q("Xy")
#> fix_head_q("A-B rest of it")
#> fix_head_q("099balloons")

### trailing_comma_list
def trailing_comma_list(src):
    inner = src.strip().strip("[]")
    parts = [p.strip().strip("'\"") for p in inner.split(",")]
    if parts and not parts[-1]:
        parts.pop()
    return parts

#> trailing_comma_list("['a', \"b\", c,]")
#> trailing_comma_list("xgeumva's', ]")
#> trailing_comma_list(" [ 1 , 2 ] ")
#> trailing_comma_list("x,,y")
#> trailing_comma_list("['it''s', ]")

### g_walrus_find
def g_walrus_find(s, c):
    out, start = [], 0
    while (i := s.find(c, start)) >= 0:
        out.append(s[start:i].strip().capitalize())
        start = i + len(c)
    return out + [start]

#> g_walrus_find("red; green;BLUE; x", ";")
#> g_walrus_find('&&&&xu&&éaéb paratSB', '&&')
#> g_walrus_find("one && TWO &&", "&&")
#> g_walrus_find("", "-")
#> g_walrus_find("éa.éb.", ".")

### seat_label
def seat_label(index, per_row=6):
    row, seat = divmod(index, per_row)
    return f"{row + 1:02d}{chr(ord('A') + seat)}"

#> seat_label(0)
#> seat_label(17)
#> seat_label(123, 10)
#> seat_label(-1)
#> seat_label(5, 5)

### reverse_inside_parens
def reverse_inside_parens(s):
    i = s.find("(")
    j = s.find(")", i)
    if i == -1 or j == -1:
        return s
    return s[:i] + s[i + 1:j][::-1] + s[j + 1:]

#> reverse_inside_parens("foo(bar)baz")
#> reverse_inside_parens("a)b(c")
#> reverse_inside_parens("no parens")
#> reverse_inside_parens("x(12 (ab) y)")
#> reverse_inside_parens('pa)b(ctooo(bar)b')

### keep_longest_per_key
def keep_longest_per_key(rows):
    best = {}
    for key, text in rows:
        if len(text) > len(best.get(key, "")):
            best[key] = text
    return best

#> keep_longest_per_key([("en", "cat"), ("de", "Katze"), ("en", "kitten")])
#> keep_longest_per_key([])
#> keep_longest_per_key([(1, ""), (1, "x"), (2, "")])
#> keep_longest_per_key([("k", "same"), ("k", "size")])
#> keep_longest_per_key([(None, "é"), (None, "")])

### h_upper_if_count
def h_upper_if_count(s, limit):
    return "".join(c.upper() if s.count(c) >= limit else c.lower() for c in s)

#> h_upper_if_count("parallel lines", 3)
#> h_upper_if_count('lezpcinéèéèé ÉnjtbddnIVPJFSN', 2)
#> h_upper_if_count("", 1)
#> h_upper_if_count("Anna and Ann", 2)
#> h_upper_if_count("éèé ÉÈ", 2)

### right_align_comments
def right_align_comments(code, col):
    stmt, mark, note = code.partition("#")
    if not mark:
        return stmt.rstrip()
    return stmt.rstrip().ljust(col) + "# " + note.strip()

#> right_align_comments("x = 1 #set x", 12)
#> right_align_comments("return None   ", 5)
#> right_align_comments("#only a comment", 3)
#> right_align_comments("very_long_statement() #  why  ", 10)
#> right_align_comments("", 8)

### pull_numbers
def pull_numbers(s):
    spaced = "".join(c if c.isdigit() else " " for c in s)
    return [int(n) for n in spaced.split()]

#> pull_numbers("3 apples, 12 pears & 007")
#> pull_numbers("uuqc2 lhnqß5+1'-5#-rc-5+1")
#> pull_numbers("")
#> pull_numbers("v1.20.300-rc4")
#> pull_numbers("-5+10=5")

### q_setdefault_chars
def q_setdefault_chars(s):
    d = {}
    for i, c in enumerate(s):
        d.setdefault(c, i)
    return [d[c] for c in reversed(s)]

#> q_setdefault_chars("pepper")
#> q_setdefault_chars("")
#> q_setdefault_chars("0110 1")
#> q_setdefault_chars("Llama")
#> q_setdefault_chars('BGMMV amagmeqyepper.zizo')

### indent_nested
def indent_nested(tree, depth=0):
    lines = []
    for name, sub in tree.items():
        lines.append("  " * depth + name)
        lines += indent_nested(sub, depth + 1)
    return lines

#> indent_nested({"src": {"app": {}, "lib": {"io": {}}}, "doc": {}})
#> indent_nested({})
#> indent_nested({"a": {"b": {"c": {}}}})
#> indent_nested({"root": {}}, 2)
#> indent_nested({"x": {}, "": {"ü": {}}})

### elapsed_label
def elapsed_label(seconds):
    m, s = divmod(seconds, 60)
    h, m = divmod(m, 60)
    bits = [f"{v}{u}" for v, u in ((h, "h"), (m, "m"), (s, "s")) if v]
    return " ".join(bits) or "0s"

#> elapsed_label(3725)
#> elapsed_label(0)
#> elapsed_label(7200)
#> elapsed_label(59)
#> elapsed_label(90061)

### n_sliced_assign
def n_sliced_assign(s, t):
    buf = list(s)
    buf[2:4] = t
    buf[-2:] = t[::-1]
    return "".join(buf)

#> n_sliced_assign("abcdefgh", "XY")
#> n_sliced_assign("short", "longer")
#> n_sliced_assign('ç,56789#466tQucriyy', 'ab')
#> n_sliced_assign("0123456789", "")
#> n_sliced_assign('abcdefghPREMERO', '?¿')

### looks_like_email
def looks_like_email(addr):
    user, at, host = addr.partition("@")
    if not (user and at) or "@" in host:
        return False
    labels = host.split(".")
    return len(labels) > 1 and all(l.replace("-", "").isalnum() for l in labels)

#> looks_like_email("ana.lopez@mail-server.org")
#> looks_like_email("@host.com")
#> looks_like_email("a@b@c.d")
#> looks_like_email("x@localhost")
#> looks_like_email("bob@exa mple.com")
#> looks_like_email("eve@.com")

### r_cumulative_words
def r_cumulative_words(s):
    words, acc = s.split("-"), ""
    res = []
    for w in words:
        acc = w + acc
        res.append(acc)
    return res

#> r_cumulative_words("do-re-mi")
#> r_cumulative_words("single")
#> r_cumulative_words("--")
#> r_cumulative_words("x1-Y2-é3")
#> r_cumulative_words("")

### ordinal_suffixes_tx
def ordinal_suffixes_tx(ns):
    out = []
    for n in ns:
        if n % 100 in (11, 12, 13):
            suf = "th"
        else:
            suf = {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
        out.append(f"{n}{suf}")
    return " ".join(out)

#> ordinal_suffixes_tx([1, 2, 3, 4, 11, 21])
#> ordinal_suffixes_tx([])
#> ordinal_suffixes_tx([112, 1002, 33])
#> ordinal_suffixes_tx([0, 10, 100])
#> ordinal_suffixes_tx([13, 113, 1013, 23])

### f_nested_split
def f_nested_split(s):
    rows = [r.split(",") for r in s.split(";")]
    return ";".join(",".join(r[::-1]) for r in rows[::-1])

#> f_nested_split("a,b;c,d,e;f")
#> f_nested_split("lonely row")
#> f_nested_split("")
#> f_nested_split(',d,e;f BQLQ;x y, zoyskd')
#> f_nested_split("1,2;;x y, z")

### strip_accents_basic
def strip_accents_basic(s):
    """Replace a handful of accented letters; keep everything else."""
    table = {"é": "e", "è": "e", "à": "a", "ç": "c", "ü": "ue", "ß": "ss"}
    return s.translate(str.maketrans(table))

#> strip_accents_basic("déjà vu à la carte")
#> strip_accents_basic("Grüße aus München")
#> strip_accents_basic("plain ascii")
#> strip_accents_basic("")
#> strip_accents_basic("ÉÀÇ garçon")

### v_pop_even_len
def v_pop_even_len(words):
    kept = words[:]
    for w in words:
        if len(w) % 2 == 0:
            kept.remove(w)
    return " ".join(kept).upper()

#> v_pop_even_len(["four", "seven", "it", "six"])
#> v_pop_even_len([])
#> v_pop_even_len(["odd", "odd", "even", "even"])
#> v_pop_even_len(["", "a", "ßß", "ß"])
#> v_pop_even_len(["x" * 4, "y" * 5])

### compare_versions_text
def compare_versions_text(a, b):
    x = [int(p) for p in a.split(".")]
    y = [int(p) for p in b.split(".")]
    sign = "=" if x == y else "<" if x < y else ">"
    return f"{a} {sign} {b}"

#> compare_versions_text("1.10.0", "1.9.9")
#> compare_versions_text("2.0", "2.0.0")
#> compare_versions_text("3.4.5", "3.4.5")
#> compare_versions_text("1.0a", "1.0")
#> compare_versions_text("007", "7")

### t_encode_lengths
def t_encode_lengths(words):
    return "".join(f"{len(w.encode())}{w}" if not w.isascii() else f"{len(w)}:{w}" for w in words)

#> t_encode_lengths(["spam", "éggs", "ham"])
#> t_encode_lengths([])
#> t_encode_lengths(["", "日本"])
#> t_encode_lengths(["a b", "€", "£5"])
#> t_encode_lengths(["i" * 3, "ﬁ"])

### drop_vowels_after_first
def drop_vowels_after_first(name):
    first, rest = name[:1], name[1:]
    return first.upper() + "".join(c for c in rest if c.lower() not in "aeiou")

#> drop_vowels_after_first("international")
#> drop_vowels_after_first("AEIOU only")
#> drop_vowels_after_first("")
#> drop_vowels_after_first("configuration manager")
#> drop_vowels_after_first('EgegpvkÖfotional')

### m_count_then_slice
def m_count_then_slice(s, a, b):
    i, j = s.count(a), s.count(b)
    return s[min(i, j):max(i, j) + 1] or s[::-1]

#> m_count_then_slice("abracadabra", "a", "r")
#> m_count_then_slice("mississippi", "m", "s")
#> m_count_then_slice("xyz", "", "q")
#> m_count_then_slice("", "a", "b")
#> m_count_then_slice("one two one", "one", "o")

### progress_text
def progress_text(done, total, width=10):
    if total == 0:
        return "[" + "?" * width + "]"
    filled = done * width // total
    return "[" + "#" * filled + "-" * (width - filled) + f"] {done / total:.0%}"

#> progress_text(3, 8)
#> progress_text(0, 0, 4)
#> progress_text(10, 10, 6)
#> progress_text(1, 3, 20)
#> progress_text(-1, 4)

### sentence_case_all_tx
def sentence_case_all_tx(text):
    pieces = text.lower().split(". ")
    return ". ".join(p[:1].upper() + p[1:] for p in pieces)

#> sentence_case_all_tx("HELLO THERE. HOW ARE YOU. BYE")
#> sentence_case_all_tx('no sto  ÉTÉ._')
#> sentence_case_all_tx("")
#> sentence_case_all_tx("a. b.c. 9 lives. ")
#> sentence_case_all_tx("École fermée. ÉTÉ.")

### b_ord_filter
def b_ord_filter(s, low, high):
    kept = filter(lambda c: low <= ord(c) < high, s)
    return "".join(map(chr, (ord(c) + 1 for c in kept)))

#> b_ord_filter("HAL 9000 rules", 65, 91)
#> b_ord_filter('oth00 rules(éjà vuthing', 97, 123)
#> b_ord_filter("", 0, 128)
#> b_ord_filter("Déjà vu 24", 32, 128)
#> b_ord_filter("nothing", 200, 100)

### table_border
def table_border(widths, corner="+"):
    return corner + corner.join("-" * (w + 2) for w in widths) + corner

#> table_border([3, 5, 1])
#> table_border([])
#> table_border([0, 0], "*")
#> table_border([-2, 2])
#> table_border([4], "<>")

### y_bool_math
def y_bool_math(s):
    return s.isalpha() + 2 * s.isupper() + 4 * s.isalnum() + 8 * s.isascii() + 16 * s.istitle()

#> y_bool_math("Paris")
#> y_bool_math("PARIS 75")
#> y_bool_math("")
#> y_bool_math("É")
#> y_bool_math("A1B2")
#> y_bool_math("one-two")

### collapse_path
def collapse_path(path):
    stack = []
    for part in path.split("/"):
        if part == "..":
            if stack:
                stack.pop()
        elif part and part != ".":
            stack.append(part)
    return "/" + "/".join(stack)

#> collapse_path("/usr//lib/./python/../perl")
#> collapse_path('/.(r//lib/cM4A')
#> collapse_path('3016Hoa/b/c//lib/c')
#> collapse_path("a/b/c/")
#> collapse_path("/x/../..")

### letter_pyramid
def letter_pyramid(word):
    n = len(word)
    return [word[:i + 1].center(n, ".") for i in range(n)]

#> letter_pyramid("tower")
#> letter_pyramid("")
#> letter_pyramid('to!plplvbgWK')
#> letter_pyramid("go up!")
#> letter_pyramid("ñu")

### w_format_index
def w_format_index(fmt, args):
    try:
        return fmt.format(*args)
    except (IndexError, KeyError) as e:
        return type(e).__name__ + ":" + fmt[::-1]

#> w_format_index("{1}-{0}-{1}", ["north", "south"])
#> w_format_index("{} {} {}", ["a", "b"])
#> w_format_index("{name} is {0}", [7])
#> w_format_index("{0:*^9}|{1:#x}", ["mid", 255])
#> w_format_index("plain", [])

### is_shifted_alphabet
def is_shifted_alphabet(s):
    gaps = {(ord(b) - ord(a)) % 26 for a, b in zip(s, s[1:])}
    return s.islower() and gaps <= {1}

#> is_shifted_alphabet("xyzabc")
#> is_shifted_alphabet("abcd efgh")
#> is_shifted_alphabet("Mnop")
#> is_shifted_alphabet("q")
#> is_shifted_alphabet("")
#> is_shifted_alphabet("aceg")

### d_list_str_extend
def d_list_str_extend(items, s):
    items.extend(s)
    items += s.split()
    items.append(s[::-1])
    return items

#> d_list_str_extend(["x"], "a b")
#> d_list_str_extend([], "")
#> d_list_str_extend([1, None], "go on")
#> d_list_str_extend(["é"], " ")
#> d_list_str_extend([[], ()], "42!")

### speaker_lines
def speaker_lines(script):
    said = {}
    for line in script.split("\n"):
        who, colon, words = line.partition(":")
        if colon:
            said[who.strip()] = said.get(who.strip(), 0) + len(words.split())
    return said

#> speaker_lines("Ann: hi there\nBob: oh, hello\nAnn: bye")
#> speaker_lines("")
#> speaker_lines('A :2 3 ДtnL\n: nobod')
#> speaker_lines(" Zoë : one two: three")
#> speaker_lines("A:1\nA :2 3\n: nobody")

### a_min_max_chars
def a_min_max_chars(s):
    lo, hi = min(s), max(s)
    return s.replace(lo, hi).replace(hi, "+", 2)

#> a_min_max_chars("clockwork")
#> a_min_max_chars("ab ba ab")
#> a_min_max_chars("zzz")
#> a_min_max_chars("")
#> a_min_max_chars("Mixed42é!")

### hide_between
def hide_between(s, mark):
    parts = s.split(mark)
    parts[1::2] = ["·" * len(p) for p in parts[1::2]]
    return mark.join(parts)

#> hide_between("my pin is |1234| ok", "|")
#> hide_between("**bold** and **more**", "**")
#> hide_between("no marks", "$")
#> hide_between("", "%")
#> hide_between("open |ended text", "|")

### stretch_to_len
def stretch_to_len(s, n):
    if not s:
        return "?" * n
    times, extra = divmod(n, len(s))
    return s * times + s[:extra]

#> stretch_to_len("lemon", 13)
#> stretch_to_len("", 5)
#> stretch_to_len("overly long key", 4)
#> stretch_to_len("ÄÖ", 7)
#> stretch_to_len("abc", 0)
