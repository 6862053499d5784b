### i_split_none_vs_space
def i_split_none_vs_space(s):
    a, b = s.split(), s.split(" ")
    return len(b) - len(a), "+".join(b)

#> i_split_none_vs_space("  two  spaces ")
#> i_split_none_vs_space("normal text here")
#> i_split_none_vs_space("")
#> i_split_none_vs_space("tab\tand\nnewline x")
#> i_split_none_vs_space("     ")

### compact_ranges
def compact_ranges(nums):
    parts = []
    for n in nums:
        if parts and n == parts[-1][1] + 1:
            parts[-1][1] = n
        else:
            parts.append([n, n])
    return ",".join(str(a) if a == b else f"{a}-{b}" for a, b in parts)

#> compact_ranges([1, 2, 3, 7, 9, 10])
#> compact_ranges([])
#> compact_ranges([5])
#> compact_ranges([-3, -2, -1, 0, 4])
#> compact_ranges([3, 2, 1, 2])

### j_strip_loop
def j_strip_loop(s, sets):
    for chars in sets:
        s = s.strip(chars)
        s = s + chars[:1]
    return s

#> j_strip_loop("xxhelloyxzz", ["x", "yz", "h"])
#> j_strip_loop("..--end--..", [".", "-"])
#> j_strip_loop("plain", [])
#> j_strip_loop("--..'Edsxogrqsajooyoalr'nd", ['ab', ''])
#> j_strip_loop('nd--  (éhelirnbmuqYUVQDOL', [' ', '()'])

### word_wrap_greedy
def word_wrap_greedy(text, width):
    lines = [""]
    for w in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(w) > width:
            lines.append(w)
        else:
            lines[-1] = (lines[-1] + " " + w).lstrip()
    return lines

#> word_wrap_greedy("the art of war is of vital importance", 12)
#> word_wrap_greedy("", 5)
#> word_wrap_greedy("supercalifragilistic yes", 6)
#> word_wrap_greedy("a b c d e", 3)
#> word_wrap_greedy("öko  strom\nnetz", 20)

### l_lower_find_upper
def l_lower_find_upper(s, t):
    at = s.lower().find(t.lower())
    if at < 0:
        return -1, s
    return at, s[:at] + t + s[at + len(t):]

#> l_lower_find_upper("Find the NEEDLE here", "Needle")
#> l_lower_find_upper("nothing", "Some")
#> l_lower_find_upper("", "")
#> l_lower_find_upper("ABCabc", "cA")
#> l_lower_find_upper("Das Öl", "öL")

### check_isbn10
def check_isbn10(code):
    s = code.replace("-", "")
    if len(s) != 10 or not s[:9].isdigit():
        return "malformed"
    total = sum((10 - i) * (10 if c == "X" else int(c)) for i, c in enumerate(s))
    return "valid" if total % 11 == 0 else f"off by {total % 11}"

#> check_isbn10("0-306-40615-2")
#> check_isbn10('HjPFløß44-295712345-2)ž?ž 2345ž/')
#> check_isbn10("1234567890")
#> check_isbn10("12345")
#> check_isbn10("ABCDEFGHIJ")

### o_nested_index
def o_nested_index(words, k):
    return "".join(w[k] if k < len(w) else w[-1:] for w in words) + str(k)

#> o_nested_index(["violet", "indigo", "red", "ox"], 3)
#> o_nested_index([], 1)
#> o_nested_index(["", "abc"], 0)
#> o_nested_index(["last", "one"], -1)
#> o_nested_index(["crème", "à", "52.5"], 2)

### markdown_heading_level
def markdown_heading_level(line):
    stripped = line.lstrip("#")
    level = len(line) - len(stripped)
    if 1 <= level <= 6 and stripped.startswith(" "):
        return level, stripped.strip(" #")
    return 0, line

#> markdown_heading_level("## Getting started ##")
#> markdown_heading_level("#hashtag")
#> markdown_heading_level("plain paragraph")
#> markdown_heading_level("####### seven")
#> markdown_heading_level("### C#")

### c_accumulate_until
def c_accumulate_until(s, limit):
    total, out = 0, ""
    for c in s:
        total += int(c) if c.isdigit() else 1
        if total > limit:
            return out + "|" + str(total)
        out += c
    return out

#> c_accumulate_until("a3b4c5d6", 12)
#> c_accumulate_until("short", 50)
#> c_accumulate_until("", 0)
#> c_accumulate_until('hortcw5d610 oro 10 o', 8)
#> c_accumulate_until("to 10 or 20?", 9)

### anagram_key_groups
def anagram_key_groups(words):
    groups = {}
    for w in words:
        key = "".join(sorted(w.lower().replace(" ", "")))
        groups.setdefault(key, []).append(w)
    return [g for g in groups.values() if len(g) > 1]

#> anagram_key_groups(["Listen", "silent", "google", "enlist"])
#> anagram_key_groups([])
#> anagram_key_groups(["dirty room", "Dormitory", "x"])
#> anagram_key_groups(["ab", "ba", "cd", "dc"])
#> anagram_key_groups(["été", "tée"])

### e_bytes_slice
def e_bytes_slice(s, n):
    b = s.encode("utf-8")[:n]
    return b.decode("utf-8", errors="replace"), len(b)

#> e_bytes_slice("naïve café", 3)
#> e_bytes_slice("plain ascii", 5)
#> e_bytes_slice('afé9cii sqllwin ascske', 4)
#> e_bytes_slice("", 2)
#> e_bytes_slice("€uro", -1)

### right_trim_zeros
def right_trim_zeros(x):
    s = f"{x:.6f}".rstrip("0")
    return s[:-1] if s.endswith(".") else s

#> right_trim_zeros(3.5)
#> right_trim_zeros(1200)
#> right_trim_zeros(-0.0000004)
#> right_trim_zeros(1 / 3)
#> right_trim_zeros(10.000001)

### p_char_replace_next
def p_char_replace_next(s):
    out = []
    for i, c in enumerate(s):
        nxt = s[(i + 1) % len(s)]
        out.append(nxt.upper() if c in "aeiou" else c)
    return "".join(out)

#> p_char_replace_next("onomatopoeia")
#> p_char_replace_next("rhythm")
#> p_char_replace_next("")
#> p_char_replace_next('matopoonomJSWSythmé * é 1')
#> p_char_replace_next("i am é 1")

### swap_quotes_style
def swap_quotes_style(src):
    return src.translate({34: "'", 39: '"'})

#> swap_quotes_style("print('hi', \"there\")")
#> swap_quotes_style("no quotes at all")
#> swap_quotes_style("")
#> swap_quotes_style("'''doc'''")
#> swap_quotes_style("it's 5\" long")

### x_step_from_ord
def x_step_from_ord(s):
    step = ord(s[0]) % 3 + 1
    return s[::step] + s[::-step]

#> x_step_from_ord("abcdefgh")
#> x_step_from_ord("Zebra crossing")
#> x_step_from_ord("0123456789")
#> x_step_from_ord("cab fare")
#> x_step_from_ord("")

### invoice_id
def invoice_id(client, year, seq):
    initials = "".join(w[0] for w in client.upper().split())[:3]
    return f"{initials:X<3}-{year % 100:02d}-{seq:05d}"

#> invoice_id("acme tool works ltd", 2024, 17)
#> invoice_id("solo", 1999, 123456)
#> invoice_id("", 2000, 0)
#> invoice_id("émile zola", 2031, 999)
#> invoice_id("b c", 5, -4)

### s_find_in_reversed
def s_find_in_reversed(s, sub):
    r = s[::-1]
    i = r.find(sub)
    return s[:len(s) - i] if i >= 0 else r

#> s_find_in_reversed("desserts are stressed", "ser")
#> s_find_in_reversed("abcdef", "dc")
#> s_find_in_reversed('forwCjocallhsdi', 'forw')
#> s_find_in_reversed('serts arLrzvrv', '')
#> s_find_in_reversed("12 + 21 = 33", "12")

### unit_split
def unit_split(quantity):
    for i, c in enumerate(quantity):
        if not (c.isdigit() or c in ".-"):
            return float(quantity[:i] or "nan"), quantity[i:].strip().lower()
    return float(quantity), ""

#> unit_split("12.5 KG")
#> unit_split("-40°C")
#> unit_split("1024")
#> unit_split("1.2.3m")
#> unit_split("7hrs.")

### z_zip_shift
def z_zip_shift(s, k):
    pairs = zip(s, s[k:])
    return "".join(a if a < b else b.upper() for a, b in pairs)

#> z_zip_shift("quarterback", 2)
#> z_zip_shift("abc", 5)
#> z_zip_shift("", 1)
#> z_zip_shift("zyxwv", 1)
#> z_zip_shift("1a2b3é", -3)

### pretty_list_or
def pretty_list_or(options):
    quoted = [repr(o) for o in options]
    match quoted:
        case []:
            return "nothing"
        case [one]:
            return one
        case [*init, last]:
            return f"{', '.join(init)} or {last}"

#> pretty_list_or(["yes", "no", "maybe"])
#> pretty_list_or([])
#> pretty_list_or(["it's"])
#> pretty_list_or(["", None])
#> pretty_list_or([1, 2.0, "three", (4,)])

### u_mark_nonascii
def u_mark_nonascii(s):
    flags = [c.isascii() for c in s]
    if all(flags):
        return s + " (ascii)"
    at = flags.index(False)
    return f"{s[:at]}>{s[at]}<{s[at + 1:]} U+{ord(s[at]):04X}"

#> u_mark_nonascii("El Niño event")
#> u_mark_nonascii("clean")
#> u_mark_nonascii("")
#> u_mark_nonascii("π≈3.14159")
#> u_mark_nonascii("price: 5€ net")

### drop_shortest_words
def drop_shortest_words(line, n):
    words = line.split()
    for _ in range(min(n, len(words))):
        words.remove(min(words, key=len))
    return " ".join(words)

#> drop_shortest_words("a quick brown ox ran by", 3)
#> drop_shortest_words("", 2)
#> drop_shortest_words("keep them all", 0)
#> drop_shortest_words('Дя x -kee bzrfgkxrown ox', 2)
#> drop_shortest_words("x yy", 9)

### fn_rot_by_digit
def fn_rot_by_digit(s):
    k = 0
    out = ""
    for c in s:
        if c.isdigit():
            k = int(c)
        elif c.islower():
            out += chr((ord(c) - 97 + k) % 26 + 97)
        else:
            out += c * 2
    return out

#> fn_rot_by_digit("abc1abc2abc")
#> fn_rot_by_digit("xyz 3xyz!")
#> fn_rot_by_digit("")
#> fn_rot_by_digit("9AZ az")
#> fn_rot_by_digit("no-change 0 here")

### headers_to_dict
def headers_to_dict(raw):
    out = {}
    for line in raw.split("\r\n"):
        if ":" not in line:
            continue
        name, value = line.split(":", 1)
        out[name.strip().title()] = value.strip()
    return out

#> headers_to_dict("content-type: text/html\r\nHOST:x.org:80")
#> headers_to_dict("")
#> headers_to_dict("GET / HTTP/1.1\r\naccept: */*\r\n")
#> headers_to_dict("a: 1\r\nA: 2")
#> headers_to_dict("x-né:")

### fn_cut_by_counts
def fn_cut_by_counts(s, c):
    n = s.count(c)
    if n == 0:
        return s.rjust(len(s) + 3, c)
    if n == 1:
        return s.replace(c, c * 3)
    return s[s.index(c) + 1:s.rindex(c)]

#> fn_cut_by_counts("a*b", "*")
#> fn_cut_by_counts("no stars in here", "*")
#> fn_cut_by_counts("say /this bit/ now", "/")
#> fn_cut_by_counts('TWxñs iñhis bit', '-')
#> fn_cut_by_counts('edbc2nxBEJDeé ee, in hezqij', 'e')

### tic_tac_rows
def tic_tac_rows(board):
    rows = [board[i:i + 3] for i in range(0, 9, 3)]
    cols = [board[i::3] for i in range(3)]
    diags = [board[::4], board[2:7:2]]
    wins = [l[0] for l in rows + cols + diags if len(set(l)) == 1 and l[0] != "."]
    return "".join(wins) or "draw"

#> tic_tac_rows("XOX.XOO.X")
#> tic_tac_rows("OOOX.XX..")
#> tic_tac_rows(".........")
#> tic_tac_rows("XOXXOOOXX")
#> tic_tac_rows("XXXXOOXOO")

### fn_pad_then_slice
def fn_pad_then_slice(s, w):
    left = s.ljust(w, "<")[:w]
    right = s.rjust(w, ">")[-w:]
    return right + left

#> fn_pad_then_slice("core", 7)
#> fn_pad_then_slice("much longer text", 5)
#> fn_pad_then_slice("", 3)
#> fn_pad_then_slice("six 66", 6)
#> fn_pad_then_slice('rqhqlo t 66 mexyapjpbix 66', 0)

### reorder_date
def reorder_date(text, order="dmy"):
    y, m, d = text.split("-")
    fields = {"d": d.lstrip("0"), "m": m.lstrip("0"), "y": y}
    return "/".join(fields[k] for k in order)

#> reorder_date("2024-03-09")
#> reorder_date("1999-12-31", "mdy")
#> reorder_date("2020-01-01", "y")
#> reorder_date('я ž:ymdymd4-024-', 'ymd')
#> reorder_date("2024/03/09")

### fn_first_last_same
def fn_first_last_same(words):
    res = {}
    for w in words:
        res[w] = w[:1].lower() == w[-1:].lower() and len(w) > 1
    return [k for k, v in res.items() if v]

#> fn_first_last_same(["Anna", "Bob", "Carl", "Arena"])
#> fn_first_last_same([])
#> fn_first_last_same(["", "x", "xx"])
#> fn_first_last_same(["101", "1 2 1", "été", "Été"])
#> fn_first_last_same(["!wow!", "?no!"])

### wildcard_match
def wildcard_match(name, pattern):
    head, star, tail = pattern.partition("*")
    if not star:
        return name == pattern
    return len(name) >= len(head + tail) and name.startswith(head) and name.endswith(tail)

#> wildcard_match("report_2024.csv", "report_*.csv")
#> wildcard_match("notes.txt", "notes.txt")
#> wildcard_match("aba", "ab*ba")
#> wildcard_match("", "*")
#> wildcard_match("photo.JPG", "*.jpg")

### fn_triple_split
def fn_triple_split(s, a, b):
    out = []
    for part in s.split(a):
        out.extend(part.rsplit(b, 1))
    return out[::-1]

#> fn_triple_split("k1=v1;k2=v2=x", ";", "=")
#> fn_triple_split('d.eFFEQv2=Vxsyi;;b.', ';', '=')
#> fn_triple_split("", ",", ".")
#> fn_triple_split("a.b.c d.e", " ", ".")
#> fn_triple_split("1-2+3-4+", "+", "-")

### syllable_guess
def syllable_guess(word):
    w = word.lower().rstrip("e")
    count, prev = 0, False
    for c in w:
        is_v = c in "aeiouy"
        count += is_v and not prev
        prev = is_v
    return max(1, count)

#> syllable_guess("beautiful")
#> syllable_guess("cake")
#> syllable_guess("Onomatopoeia")
#> syllable_guess("")
#> syllable_guess("rhythmically")

### fn_join_every_char
def fn_join_every_char(s, seps):
    out = s[:1]
    for i, c in enumerate(s[1:]):
        out += seps[i % len(seps)] + c
    return out

#> fn_join_every_char("python", "-+")
#> fn_join_every_char('OH !Bf9A rrt tihhon TOX!wYxZtC+', '!')
#> fn_join_every_char("", "ab")
#> fn_join_every_char("2 4 6", [" and ", ", "])
#> fn_join_every_char("oops", "")

### highlight_diff
def highlight_diff(old, new):
    marks = ["^" if a != b else " " for a, b in zip(old, new)]
    marks += "^" * abs(len(old) - len(new))
    return "".join(marks).rstrip() or "same"

#> highlight_diff('583llarllar .0ionJIVücolla', 'collar')
#> highlight_diff("twin", "twin")
#> highlight_diff('110883SnkFя newihqwq~sion 1', 'new')
#> highlight_diff("version 1.0", "version 1.0.1")
#> highlight_diff("Ábc", "abC")

### fn_map_lengths_str
def fn_map_lengths_str(s):
    lens = list(map(len, s.split("o")))
    return "o".join("*" * n for n in lens) + f"={sum(lens)}"

#> fn_map_lengths_str("good morning folks")
#> fn_map_lengths_str('Oo 0rR52OMyoOo @où est  λoxmsvrr')
#> fn_map_lengths_str("")
#> fn_map_lengths_str("oOo 0o")
#> fn_map_lengths_str("où est l'école")

### human_name_parts
def human_name_parts(name: str) -> dict:
    if "," in name:
        last, first = (p.strip() for p in name.split(",", 1))
    else:
        first, _, last = name.strip().rpartition(" ")
    return {"first": first, "last": last}

#> human_name_parts("Lovelace, Ada")
#> human_name_parts("Alan Mathison Turing")
#> human_name_parts("Plato")
#> human_name_parts("")
#> human_name_parts("O'Brien , Miles, Jr")
