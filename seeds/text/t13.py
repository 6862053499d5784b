### twist
def twist(s, k):
    left, right = s[:k], s[k:]
    if left.isalpha() == right.isalpha():
        return right + left
    return left.swapcase() + right[::-1]

#> twist("GhrWqp81_x", 4)
#> twist("abcDEF", 3)
#> twist('qp8DEFNTD#xiffi37qp81_xUovnlze', 2)
#> twist("", 5)
#> twist("Ωmega-3 fat", 5)

### scramble_mid
def scramble_mid(word):
    if len(word) <= 3:
        return word
    mid = word[1:-1]
    return word[0] + mid[1::2] + mid[::2] + word[-1]

#> scramble_mid("according")
#> scramble_mid('research.pj81Vcvgtmvding=')
#> scramble_mid("research, at Cambridge")
#> scramble_mid("")
#> scramble_mid("Qx9!")

### ripple
def ripple(s):
    out = ""
    for i in range(len(s)):
        out = out[:i // 2] + s[i] + out[i // 2:]
    return out

#> ripple("abcdefgh")
#> ripple('9qIZKvzorklXoemh=orita')
#> ripple('8914abcdeefgh sgtvgok')
#> ripple("zz")
#> ripple("señorita")

### shave
def shave(s, sides):
    for side in sides:
        if side == "L":
            s = s[1:]
        elif side == "R":
            s = s[:-1]
        else:
            s = s.strip(side)
    return s

#> shave("xxKorunaxx", "LRx")
#> shave("..dot.dot..", ".")
#> shave("abc", "LLLL")
#> shave("", "R-")
#> shave("(élan)", "RL")

### glue_on_caps
def glue_on_caps(words):
    out = []
    for w in words:
        if out and w[:1].islower():
            out[-1] += w
        else:
            out.append(w)
    return out

#> glue_on_caps(["Data", "base", "Server", "less", "ly"])
#> glue_on_caps(["lower", "first"])
#> glue_on_caps([])
#> glue_on_caps(["9a", "b", "", "c"])
#> glue_on_caps(["Éco", "ÉCO", "école"])

### stepper
def stepper(s, steps):
    pos, trail = 0, ""
    for st in steps:
        pos = (pos + st) % len(s)
        trail += s[pos]
    return trail

#> stepper("carousel", [1, 3, -2, 9])
#> stepper("Ab1", [])
#> stepper("q", [100, -100])
#> stepper("w8 m7?", [2, 2, 2, 2])
#> stepper("", [1])

### outline
def outline(s):
    first = s[0]
    last = s[-1]
    inner = s[1:-1].replace(first, " ").replace(last, " ").split()
    return [first, *inner, last]

#> outline("abcadbecb")
#> outline("xx")
#> outline("-k9-m2-")
#> outline("")
#> outline("été tête à")

### zebra_text
def zebra_text(s, n=2):
    return "".join(s[i:i + n].upper() if (i // n) % 2 == 0 else s[i:i + n].lower()
                   for i in range(0, len(s), n))

#> zebra_text("StripedPattern")
#> zebra_text("mNoPqRsTu", 3)
#> zebra_text("")
#> zebra_text("ßenbah n 7B'PqRsT", 4)
#> zebra_text("straßenbahn 7B", 5)

### crumble
def crumble(s):
    lost = []
    while s and not s.isalpha():
        i = next(i for i, c in enumerate(s) if not c.isalpha())
        lost.append(s[i])
        s = s[:i] + s[i + 1:]
    return s, "".join(lost)

#> crumble("c4l1-d*r")
#> crumble("whole")
#> crumble("123")
#> crumble("")
#> crumble("l'île d'été")

### pad_to_multiple_tx
def pad_to_multiple_tx(s, n, filler="x"):
    extra = -len(s) % n
    return s + (filler * extra)[:extra] + f"({extra})"

#> pad_to_multiple_tx("meetmeattoga", 5)
#> pad_to_multiple_tx('p7_qebxkijeatt', 3)
#> pad_to_multiple_tx("", 4)
#> pad_to_multiple_tx("Kp7_q", 4, "01")
#> pad_to_multiple_tx("oops", 0)

### overlap_glue
def overlap_glue(a, b):
    for k in range(min(len(a), len(b)), 0, -1):
        if a.endswith(b[:k]):
            return a + b[k:]
    return a + "+" + b

#> overlap_glue("ATTAGAC", "GACCTA")
#> overlap_glue("motor", "hotel")
#> overlap_glue('motorxyotelwordwordboλ-word', 'word')
#> overlap_glue('xyxyz&torjSR g4evusb', 'xyxyz')
#> overlap_glue("noël", "ëlan")

### unzip_string
def unzip_string(s, lanes):
    parts = [""] * lanes
    for i, c in enumerate(s):
        parts[i % lanes] = c + parts[i % lanes]
    return parts

#> unzip_string("abcdefghij", 3)
#> unzip_string("Mx 40!", 2)
#> unzip_string("", 2)
#> unzip_string("abc", 5)
#> unzip_string("one lane", 1)

### trade_cases
def trade_cases(a, b):
    return "".join(x.upper() if y.isupper() else x.lower() for x, y in zip(a, b))

#> trade_cases("copyright law", "LoReM IpSuM d")
#> trade_cases("ABC", "xyz!")
#> trade_cases("", "ABC")
#> trade_cases("ünïcode", "AaAaAaA")
#> trade_cases("9 to 5 JOB", "NINE TO FI")

### settle
def settle(s):
    dots = s.count(".")
    chars = [c for c in s if c != "."]
    return "." * (dots // 2) + "".join(chars) + "." * (dots - dots // 2)

#> settle("a.b.c.d")
#> settle('Wqclzn.m?sb;.c.NQUPZTotsé.._dr')
#> settle('Cqje ehmptnoa.b.c.d')
#> settle("no dots")
#> settle(".K9.m?.é..")

### chop_words_even
def chop_words_even(text):
    out = []
    for w in text.split():
        h = len(w) // 2
        out.append(w[:h] + "·" + w[h:] if len(w) % 2 == 0 else w)
    return " ".join(out)

#> chop_words_even("even or uneven word lengths")
#> chop_words_even('22 z333Às  été ALvjl8b')
#> chop_words_even("")
#> chop_words_even("x1 y22 z333")
#> chop_words_even("  là-bas  été ")

### peel_numbers
def peel_numbers(s):
    total = 0
    while s[-1:].isdigit():
        total = total * 10 + int(s[-1])
        s = s[:-1]
    return f"{s}<{total}>"

#> peel_numbers("sensor2041")
#> peel_numbers("nothing")
#> peel_numbers('enç*ornscbr?b2c30')
#> peel_numbers("")
#> peel_numbers("a1b2c30")

### rot_until_alpha
def rot_until_alpha(s):
    turns = 0
    while not s[:1].isalpha() and turns < len(s):
        s = s[1:] + s[:1]
        turns += 1
    return s, turns

#> rot_until_alpha("--9Knot")
#> rot_until_alpha("fine")
#> rot_until_alpha("12:30")
#> rot_until_alpha("")
#> rot_until_alpha(" ' ñ'")

### vowel_sandwich
def vowel_sandwich(s):
    hits = []
    for a, b, c in zip(s, s[1:], s[2:]):
        if b in "aeiou" and a not in "aeiou" and c not in "aeiou":
            hits.append(a + b.upper() + c)
    return ",".join(hits)

#> vowel_sandwich("constellation map")
#> vowel_sandwich("queue")
#> vowel_sandwich('spejesjquffbjtd%hbK5mb&ßf5 ation')
#> vowel_sandwich("b4d 1u2 ..i..")
#> vowel_sandwich('Zxjpu+anaqhbK5554D ananaffbjtd')

### fizz_chars
def fizz_chars(s):
    return "".join("*" if i % 6 == 0 else "+" if i % 2 == 0 else "-" if i % 3 == 0 else c
                   for i, c in enumerate(s, 1))

#> fizz_chars("abcdefghijklm")
#> fizz_chars("Z9")
#> fizz_chars('ab ...twzue8w.... 3pmDdnétal está')
#> fizz_chars("Hola, ¿qué tal estás?")
#> fizz_chars('.......ijklm ... žRWij(é twzuetem')

### keep_between_counts
def keep_between_counts(s, lo, hi):
    kept = [c for c in s if lo <= s.count(c) <= hi]
    return "".join(kept).title() or None

#> keep_between_counts("committee of cats", 2, 3)
#> keep_between_counts("abc", 2, 9)
#> keep_between_counts('eb-xpjvzgcf cats', 0, 1)
#> keep_between_counts("x1x2x3 y1y2", 1, 2)
#> keep_between_counts('e  y1y21x2x3', 2, 2)

### rail_read
def rail_read(s):
    top, mid, low = s[::4], s[1::2], s[2::4]
    return "/".join((top, mid, low))

#> rail_read("defend the east wall")
#> rail_read('7!pQ2pmfo!pQa6DY/fe.gB3hg')
#> rail_read("")
#> rail_read("K7!pQ2#z")
#> rail_read("ñoño")

### left_heavy
def left_heavy(a, b, c):
    parts = [a, b, c]
    parts.sort(key=lambda p: (-p.count(" "), len(p)))
    return "<".join(parts)

#> left_heavy("one two", "three", "a b c")
#> left_heavy("", "", "")
#> left_heavy("zz", "y", "xxx")
#> left_heavy("  ", "a a", "b")
#> left_heavy("q8 w7", "e6", "é é")

### mod_index_text
def mod_index_text(s, t):
    return "".join(s[ord(c) % len(s)] for c in t)

#> mod_index_text("abcdef", "Hello")
#> mod_index_text("01", "parity of it")
#> mod_index_text("x", "yz")
#> mod_index_text("", "boom")
#> mod_index_text("kéy", "ñ 9")

### three_way_split
def three_way_split(s):
    pre = s[:len(s) - len(s.lstrip("0123456789"))]
    post = s[len(s.rstrip("0123456789")):]
    return pre, s.strip("0123456789"), post

#> three_way_split("12abc34")
#> three_way_split("word")
#> three_way_split("777")
#> three_way_split("")
#> three_way_split("1a2b é 3")

### fade_out
def fade_out(s, n):
    return " ".join(s[:len(s) - i * n] for i in range(4) if i * n < len(s))

#> fade_out("echoooo", 2)
#> fade_out('9# zap3fsm_anjvphS0Jb0vjheix!', 1)
#> fade_out("", 3)
#> fade_out("Kw9# zap", 3)
#> fade_out("wall", 0)

### name_badges
def name_badges(names):
    seen = {}
    out = []
    for n in names:
        short = n.split()[0].upper()
        seen[short] = seen.get(short, 0) + 1
        out.append(short + (f" #{seen[short]}" if seen[short] > 1 else ""))
    return out

#> name_badges(["Ann Lee", "Bob", "ann Koh", "Ann"])
#> name_badges([])
#> name_badges(["  Éva K", "éva"])
#> name_badges(["X Y Z"])
#> name_badges(["Ok", " "])

### bump_letters_after
def bump_letters_after(s, pivot):
    head, sep, tail = s.partition(pivot)
    moved = "".join(chr(ord(c) + 1) for c in tail)
    return head + sep + moved

#> bump_letters_after('Atdks :hingñVVWVLW', ':')
#> bump_letters_after("HAL 9000", " ")
#> bump_letters_after("nothing", "?")
#> bump_letters_after('QbzcbhøVLWяumryex;', 'x')
#> bump_letters_after("k=yz~", "=")

### reversed_number_words
def reversed_number_words(text):
    return " ".join(w[::-1] if w.isdigit() else w.upper() if w.isalpha() else f"<{w}>" for w in text.split())

#> reversed_number_words("call 5550123 at 9am sharp")
#> reversed_number_words("")
#> reversed_number_words("007 bond")
#> reversed_number_words("é 12 3-4 ok!")
#> reversed_number_words("100 200 300")

### diag_of_words
def diag_of_words(words):
    down = "".join(w[i] for i, w in enumerate(words) if i < len(w))
    up = "".join(w[-1 - i] for i, w in enumerate(words) if i < len(w))
    return down, up

#> diag_of_words(["plane", "train", "truck", "canoe"])
#> diag_of_words([])
#> diag_of_words(["a", "b", "ccc"])
#> diag_of_words(["x9!", "é-é", "k m"])
#> diag_of_words(["", "pq"])

### snip_at_marks
def snip_at_marks(s, marks):
    ends = [s.find(m) for m in marks]
    ends = [e for e in ends if e != -1] or [len(s)]
    return s[:min(ends)].rstrip(), s[max(ends):]

#> snip_at_marks("run fast # note; end", "#;")
#> snip_at_marks("plain text", "!?")
#> snip_at_marks("", "x")
#> snip_at_marks("k9, m8. z", [",", "."])
#> snip_at_marks("é-à", ["-", "é"])

### drift
def drift(s, n):
    for i in range(n):
        j = i % (len(s) or 1)
        s = s[j:] + s[:j].swapcase()
    return s

#> drift("FloatAway", 4)
#> drift("ab", 5)
#> drift('ushplr~ pluvs', 3)
#> drift("K9 plus z", 0)
#> drift('us zszmjpéOk;V1s 9 pl', 3)

### tally_marks_tx
def tally_marks_tx(n):
    fives, ones = divmod(n, 5)
    groups = ["||||/"] * fives
    if ones:
        groups.append("|" * ones)
    return " ".join(groups)

#> tally_marks_tx(13)
#> tally_marks_tx(5)
#> tally_marks_tx(0)
#> tally_marks_tx(3)
#> tally_marks_tx(-2)

### lowest_unused_letter
def lowest_unused_letter(text, pool="abcdefghij"):
    used = set(text.lower())
    free = [c for c in pool if c not in used]
    return free[0] + str(len(free)) if free else "*"

#> lowest_unused_letter("A bad cab")
#> lowest_unused_letter("")
#> lowest_unused_letter("JIHGFEDCBA")
#> lowest_unused_letter("12 31", "123456")
#> lowest_unused_letter("é à", "éà")

### signs_of_life
def signs_of_life(s):
    runs = s.replace("?", "!").split("!")
    return [len(r) for r in runs if r.strip()], len(runs)

#> signs_of_life("hey! you there? ok")
#> signs_of_life("calm")
#> signs_of_life('λя_OFEFPye! e? okgdfubf')
#> signs_of_life('oye! seewic')
#> signs_of_life("¡oye! ¿sí?")
