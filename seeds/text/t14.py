### knot
def knot(a, b, k):
    x = a[:k] + b[k:]
    y = b[:k] + a[k:]
    return x if x.count(" ") >= y.count(" ") else y

#> knot("purple rain", "green field now", 6)
#> knot('ø?urplx y ziLs ox y z,', 'x y z', 1)
#> knot('udqaavbvy qwnaa q*699qñqYWMG', 'q', 0)
#> knot("7 8 9 10", "seveneight", 4)
#> knot("ñandú", "o s o", -2)

### spread_digits
def spread_digits(s):
    return "".join(int(c) * "." + c if c.isdecimal() else c for c in s)

#> spread_digits("a3b1c0")
#> spread_digits('b1c0b1c0é2(5é2 !a3b1c0')
#> spread_digits("")
#> spread_digits("5é2 !")
#> spread_digits("-42")

### edges_and_core
def edges_and_core(s, n):
    core = s[n:-n] if n else s
    return {"core": core, "edges": s[:n] + s[len(s) - n:], "ok": core.isprintable()}

#> edges_and_core("<<inner>>", 2)
#> edges_and_core("tiny", 3)
#> edges_and_core("ab\tcd", 1)
#> edges_and_core("", 0)
#> edges_and_core("Zürich", 0)

### sub_table_cells
def sub_table_cells(row, subs):
    return [subs.get(c, c)[:6] if isinstance(c, str) else f"{c:>6}" for c in row]

#> sub_table_cells(["NA", 12, "Rotterdam"], {"NA": "missing!"})
#> sub_table_cells([], {})
#> sub_table_cells([3.5, True, ""], {"": "(blank)"})
#> sub_table_cells(["é", "é"], {"é": "e-acute"})
#> sub_table_cells([None, "x"], {})

### word_chain_ok
def word_chain_ok(words):
    for prev, nxt in zip(words, words[1:]):
        if prev[-1].lower() != nxt[0].lower():
            return f"{prev} -/-> {nxt}"
    return " -> ".join(words)

#> word_chain_ok(["apple", "Elephant", "tiger", "rat"])
#> word_chain_ok(["cat", "dog"])
#> word_chain_ok([])
#> word_chain_ok(["x9", "9y", "z"])
#> word_chain_ok(["solo"])

### repeat_by_pos
def repeat_by_pos(s, order):
    return "".join(s[i] * n for i, n in order if i < len(s))

#> repeat_by_pos("plasma", [(0, 2), (4, 3), (9, 1)])
#> repeat_by_pos("", [(0, 5)])
#> repeat_by_pos("K-9", [(-1, 4), (1, 0), (0, 1)])
#> repeat_by_pos("empty", [])
#> repeat_by_pos("où", [(1, 6), (0, 6)])

### last_three_lines_joined
def last_three_lines_joined(doc):
    *_, a, b, c = ["", "", ""] + doc.splitlines()
    return f"{a}⏎{b}⏎{c}".strip("⏎")

#> last_three_lines_joined("l1\nl2\nl3\nl4")
#> last_three_lines_joined("only one")
#> last_three_lines_joined("")
#> last_three_lines_joined('lzbrzWmfly\nz\n?HUfOx\r\n\r\nz')
#> last_three_lines_joined("é\n à ")

### first_vowel_forward
def first_vowel_forward(s):
    for i, c in enumerate(s):
        if c in "aeiouAEIOU":
            break
    else:
        return s + "!"
    return s[i:] + s[:i].upper()

#> first_vowel_forward("strength test")
#> first_vowel_forward("rhythm 'n' brr")
#> first_vowel_forward("vshceeelibic'n' br")
#> first_vowel_forward("")
#> first_vowel_forward("5th Avenue")

### line_noise
def line_noise(s):
    alnum = [c for c in s if c.isalnum()]
    noise = [c for c in s if not c.isalnum() and not c.isspace()]
    return f"{len(noise)}/{len(s)}:" + "".join(noise[::-1]) + "".join(alnum[:4])

#> line_noise("w!7#kQ@@ zz%")
#> line_noise("quiet line")
#> line_noise("")
#> line_noise('Ypssbxuß.linet linWALB,øisyitsIq.')
#> line_noise("¿Qué? ¡No!")

### pick_by_bits
def pick_by_bits(s, mask):
    return "".join(c for i, c in enumerate(s) if mask >> i & 1)

#> pick_by_bits("abcdefgh", 0b10110101)
#> pick_by_bits("Kilo-7", 63)
#> pick_by_bits("none", 0)
#> pick_by_bits("", 9)
#> pick_by_bits("tête-à-tête", -1)

### fence
def fence(s, post):
    if not s or s.isspace():
        return post
    return post + post.join(s.split()) + post

#> fence("pick  et\tfence", "|")
#> fence("   ", "#")
#> fence('=Sug7k  = dnr', '=')
#> fence("K9", "<>")
#> fence('a  \tf wz/DOGWC', '')

### shift_words_right
def shift_words_right(s, n):
    ws = s.split(" ")
    n %= len(ws)
    return " ".join(ws[-n:] + ws[:-n]) if n else s[::-1]

#> shift_words_right("we will rock you", 1)
#> shift_words_right('ock youzbplexk?w5Gm8ll roλ; you', 3)
#> shift_words_right("", 2)
#> shift_words_right("x9  y8 z7", -1)
#> shift_words_right("là où tu vas", 6)

### mirror_pairs
def mirror_pairs(s):
    n = len(s)
    return [s[i] + s[n - 1 - i] for i in range(n // 2) if s[i] != s[n - 1 - i]]

#> mirror_pairs('bysRt6gm15H&vel')
#> mirror_pairs("level")
#> mirror_pairs('LZBCU2gBus2 ntion2 noovel')
#> mirror_pairs("Noon 12 nooN!")
#> mirror_pairs("été?")

### count_gaps_text
def count_gaps_text(s):
    out, gap = "", 0
    for c in s:
        if c == "_":
            gap += 1
            continue
        if gap:
            out += str(gap)
            gap = 0
        out += c
    return out + str(gap) * bool(gap)

#> count_gaps_text("a__b___c_")
#> count_gaps_text("solid")
#> count_gaps_text("____")
#> count_gaps_text("")
#> count_gaps_text("_K9_é__")

### common_prefix_all
def common_prefix_all(names):
    if not names:
        return ""
    lo, hi = min(names), max(names)
    k = 0
    while k < len(lo) and lo[k] == hi[k]:
        k += 1
    return lo[:k]

#> common_prefix_all(["flower", "flow", "flight"])
#> common_prefix_all([])
#> common_prefix_all(["dog", "racecar"])
#> common_prefix_all(["img_001.png", "img_002.png", "img_010.png"])
#> common_prefix_all(["même", "même"])

### letter_gap_fill
def letter_gap_fill(s):
    full = "".join(map(chr, range(ord(s[0]), ord(s[-1]) + 1)))
    return "".join(c.upper() if c not in s else c for c in full)

#> letter_gap_fill("acdgj")
#> letter_gap_fill("x")
#> letter_gap_fill('Ekupbif,36SXZJSBcdgjdgjcdHdnaho')
#> letter_gap_fill("")
#> letter_gap_fill("0369")

### strict_title
def strict_title(s):
    return s.istitle() and not any(c.isdigit() for c in s) and s == s.strip()

#> strict_title("The Old Man And The Sea")
#> strict_title("Catch 22")
#> strict_title(" Padded Title")
#> strict_title("")
#> strict_title("Lower case")
#> strict_title("Élan Vital")

### chunked_reverse_ints
def chunked_reverse_ints(s, sep):
    nums = [p for p in s.split(sep) if p.strip("-").isdigit()]
    return sep.join(sorted(nums, key=int, reverse=True)) + f" sum={sum(map(int, nums))}"

#> chunked_reverse_ints("7,12,x,-3,40", ",")
#> chunked_reverse_ints("", ";")
#> chunked_reverse_ints('007 YXGKRValykai,-3,4', ' ')
#> chunked_reverse_ints("10|9|8|007", "|")
#> chunked_reverse_ints("5 -5 - 0", " ")

### alternate_fill
def alternate_fill(n, a, b):
    out = ""
    while len(out) < n:
        out += a if out.endswith(b) or not out else b
    return out[:n]

#> alternate_fill(11, "ab", "-")
#> alternate_fill(7, "X", "yz")
#> alternate_fill(0, "k", "m")
#> alternate_fill(5, "é", "é")
#> alternate_fill(3, "long", "?")

### unescape_basic
def unescape_basic(s):
    out, it = [], iter(s)
    for c in it:
        if c == "\\":
            nxt = next(it, "")
            out.append({"n": "\n", "t": "\t"}.get(nxt, nxt))
        else:
            out.append(c)
    return "".join(out)

#> unescape_basic("line\\none\\ttab")
#> unescape_basic('Islw OiÀ3y5c bC!nfCnrmwngling')
#> unescape_basic("")
#> unescape_basic("C:\\\\dir\\q")
#> unescape_basic("dangling\\")

### tens_words
def tens_words(text, limit=10):
    out, used = [], 0
    for w in text.split():
        used += len(w)
        if used > limit:
            out.append(f"+{len(text.split()) - len(out)} more")
            break
        out.append(w)
    return " ".join(out)

#> tens_words("many small words fill the row")
#> tens_words('brief extraord')
#> tens_words('ujRqb czs USPQKT svmu')
#> tens_words("extraordinarily long", 5)
#> tens_words("a b c d é", 4)

### swap_markers
def swap_markers(s, a, b):
    tmp = "\0"
    return s.replace(a, tmp).replace(b, a).replace(tmp, b)

#> swap_markers("left or right, left!", "left", "right")
#> swap_markers("1.234,56", ".", ",")
#> swap_markers("", "x", "y")
#> swap_markers('left oghta-2652ikstm', 'ab', 'a')
#> swap_markers("yes/no/yes", "/", "yes")

### dedupe_csv_cells
def dedupe_csv_cells(row):
    cells = [c.strip() for c in row.split(",")]
    out = []
    for c in cells:
        n = 1
        name = c
        while name in out:
            n += 1
            name = f"{c}_{n}"
        out.append(name)
    return ",".join(out)

#> dedupe_csv_cells("id, name, name, id, id")
#> dedupe_csv_cells("")
#> dedupe_csv_cells("a,b,a_2,a")
#> dedupe_csv_cells('ç , été,a_2,a@,  bxavcysYbIf,b,a#')
#> dedupe_csv_cells("été , été")

### percent_decode
def percent_decode(s):
    first, *rest = s.split("%")
    out = first
    for r in rest:
        try:
            out += chr(int(r[:2], 16)) + r[2:]
        except ValueError:
            out += "%" + r
    return out

#> percent_decode('OCI!FMCYXMCLQXNWLrntfj4bcnhqd')
#> percent_decode("100% sure")
#> percent_decode("")
#> percent_decode("%41%62%7A")
#> percent_decode("x%zz%")

### fold_case_diff
def fold_case_diff(a, b):
    if a == b:
        return "identical"
    if a.lower() == b.lower():
        return "case only"
    if a.casefold() == b.casefold():
        return "fold only"
    return f"differ at {next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), 'end')}"

#> fold_case_diff("Maße", "MASSE")
#> fold_case_diff("Tree", "tREE")
#> fold_case_diff("x1", "x1")
#> fold_case_diff("kettle", "kernel")
#> fold_case_diff("run", "runner")

### nth_occurrence_tx
def nth_occurrence_tx(s, sub, n):
    pos = -1
    for _ in range(n):
        pos = s.find(sub, pos + 1)
        if pos == -1:
            return None
    return s[:pos] + "»" + s[pos:]

#> nth_occurrence_tx("to be or not to be to", "to", 3)
#> nth_occurrence_tx("abc", "c", 2)
#> nth_occurrence_tx('zNIgSSrf DoqEi', 'z', 1)
#> nth_occurrence_tx('Öa.00h2NxhTa aEonsjvr', 'a', 1)
#> nth_occurrence_tx("k.k.k", "k", 0)

### binary_string_ops
def binary_string_ops(a, b, op):
    w = max(len(a), len(b))
    a, b = a.zfill(w), b.zfill(w)
    f = {"and": min, "or": max}[op]
    return "".join(map(f, a, b))

#> binary_string_ops("1101", "10111", "and")
#> binary_string_ops("100", "11", "or")
#> binary_string_ops("", "101", "or")
#> binary_string_ops("0", "1", "xor")
#> binary_string_ops("111000", "010101", "and")

### list_in_words
def list_in_words(n, items):
    picked = items[:n]
    more = len(items) - len(picked)
    text = ", ".join(map(str, picked)) or "nothing"
    return text + (f" and {more} other{'s'[:more ^ 1]}" if more > 0 else "")

#> list_in_words(2, ["kiwi", "fig", "plum", "date"])
#> list_in_words(3, ["a", "b", "c", "d"])
#> list_in_words(5, [1, 2])
#> list_in_words(0, [])
#> list_in_words(1, ["é", None, 3.5])

### hide_prefix_same
def hide_prefix_same(paths):
    out, prev = [], ""
    for p in paths:
        parent = p.rpartition("/")[0]
        out.append("…/" + p.rpartition("/")[2] if parent and parent == prev else p)
        prev = parent
    return out

#> hide_prefix_same(["a/b/x.py", "a/b/y.py", "a/c/z.py"])
#> hide_prefix_same(["top", "top2"])
#> hide_prefix_same([])
#> hide_prefix_same(["/r1", "/r2"])
#> hide_prefix_same(["é/1", "é/2", "é/2"])

### letters_to_keypad
def letters_to_keypad(word):
    keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
    out = ""
    for c in word.lower():
        hit = [i for i, k in enumerate(keys, 2) if c in k]
        out += str(hit[0]) if hit else c
    return out

#> letters_to_keypad("1-800-FLOWERS")
#> letters_to_keypad("Pizza Now")
#> letters_to_keypad('lbktlÖLOWERS Ghbcjsgz')
#> letters_to_keypad("*#0")
#> letters_to_keypad('ÀGhbcjsgzza Now,é(800anaycxwaw')

### alternate_join
def alternate_join(parts, seps):
    out = ""
    for i, p in enumerate(parts):
        if i:
            out += seps[(i - 1) % len(seps)]
        out += p
    return out

#> alternate_join(["192", "168", "0", "8080"], "..:")
#> alternate_join(["x"], "")
#> alternate_join([], "-")
#> alternate_join(["k", "v", "k2", "v2"], ["=", "&"])
#> alternate_join(["a", "b"], "")

### strip_balanced_stars
def strip_balanced_stars(s):
    n = 0
    while s[n:n + 1] == "*" and s[-1 - n:][:1] == "*" and 2 * (n + 1) < len(s):
        n += 1
    return s[n:len(s) - n], n

#> strip_balanced_stars("**bold**")
#> strip_balanced_stars("*lopsided***")
#> strip_balanced_stars("none")
#> strip_balanced_stars('KPPOA-idedlopsiymjybec')
#> strip_balanced_stars("")

### sum_of_hex_words
def sum_of_hex_words(text):
    vals = {}
    for w in text.split():
        try:
            vals[w] = int(w, 16)
        except ValueError:
            pass
    return vals, f"{sum(vals.values()):#06x}"

#> sum_of_hex_words("dead beef cafe pub")
#> sum_of_hex_words("")
#> sum_of_hex_words("no such word 0x1F")
#> sum_of_hex_words("face face -a")
#> sum_of_hex_words("é ff 10")

### first_fit_slot
def first_fit_slot(grid_line, need):
    at = grid_line.find("." * need)
    if at < 0:
        return grid_line + " full"
    return grid_line[:at] + "#" * need + grid_line[at + need:]

#> first_fit_slot("##..#...##....", 3)
#> first_fit_slot("####", 1)
#> first_fit_slot("", 0)
#> first_fit_slot(".#.#.#", 2)
#> first_fit_slot('#...#hxicga .#SDEDZM..##...)', 4)
