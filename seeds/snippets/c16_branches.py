### verdict_on_text
def verdict_on_text(s, k):
    if not s:
        return "nil"
    if s[0] == s[-1]:
        if len(s) > k:
            return s[1:-1] * 2
        return s + s[0] * k
    if s.isdigit():
        return str(int(s) + k).zfill(len(s))
    return s[k:] + s[:k] if k < len(s) else s.title()

#> verdict_on_text("rotator", 3)
#> verdict_on_text("aba", 3)
#> verdict_on_text("0098", 5)
#> verdict_on_text("table top", 4)
#> verdict_on_text("ab cd", 9)
#> verdict_on_text("", 2)

### dna_flip_if
def dna_flip_if(seq):
    gc = seq.count("G") + seq.count("C")
    if gc * 2 > len(seq):
        return seq.translate(str.maketrans("ACGT", "TGCA"))[::-1]
    elif gc == 0:
        return seq.lower()
    return seq.replace("T", "U")

#> dna_flip_if("GGCATC")
#> dna_flip_if("ATTA")
#> dna_flip_if("ATGTAC")
#> dna_flip_if("")
#> dna_flip_if("CCGGN")

### which_separator
def which_separator(row):
    for sep in ("\t", ";", ","):
        parts = row.split(sep)
        if len(parts) > 1:
            if any(p == "" for p in parts):
                continue
            return repr(sep), parts
    return None, row.split()

#> which_separator("a;b;c")
#> which_separator("a,,b;")
#> which_separator("1\t2,3")
#> which_separator("plain words")
#> which_separator("")
#> which_separator("x,y;;z")

### guess_kind
def guess_kind(tok):
    if tok[:1] in "\"'" and tok[-1:] == tok[:1] and len(tok) > 1:
        return "str", tok[1:-1]
    body = tok.lstrip("+-")
    if body.isdigit():
        return "int", int(tok)
    if body.replace(".", "", 1).isdigit():
        return "float", float(tok)
    return "name", tok.casefold()

#> guess_kind("'quoted text'")
#> guess_kind("-42")
#> guess_kind("+3.50")
#> guess_kind("True")
#> guess_kind('"')
#> guess_kind("1.2.3")

### knock_knock
def knock_knock(s):
    if s.count("k") >= 3:
        return s.replace("k", "K", 2)
    if "kn" in s:
        i = s.index("kn")
        return s[:i] + s[i + 1:]
    for c in s:
        if c in "kK":
            return c + s.strip(c)
    return "..."

#> knock_knock("knick knack")
#> knock_knock("a knight")
#> knock_knock("Kayak")
#> knock_knock("silence")
#> knock_knock("")

### traffic_code
def traffic_code(s):
    state = "red"
    out = ""
    for c in s:
        if state == "red":
            if c == "g":
                state = "green"
            continue
        if c == "r":
            state = "red"
        elif c == "y" and out:
            out = out[:-1]
        else:
            out += c
    return out, state

#> traffic_code("abgcdyerxg")
#> traffic_code("no start")
#> traffic_code("gyyok")
#> traffic_code("")
#> traffic_code("ggrgr!")

### compact_bool
def compact_bool(a, b):
    ok = a and b or a[::-1]
    if not ok:
        return b or "both empty"
    return ok if ok is b else ok + "<"

#> compact_bool("abc", "xyz")
#> compact_bool("abc", "")
#> compact_bool("", "only")
#> compact_bool("", "")
#> compact_bool("level", "")

### signed_parts
def signed_parts(expr):
    pos, neg = [], []
    cur, sign = "", "+"
    for c in expr + "+":
        if c not in "+-":
            cur += c
            continue
        if cur.strip():
            (pos if sign == "+" else neg).append(cur.strip())
        cur, sign = "", c
    return pos, neg

#> signed_parts("a + b - c + d")
#> signed_parts("-x-y")
#> signed_parts("")
#> signed_parts("10--5")
#> signed_parts("sum")

### first_rule_that_fits
def first_rule_that_fits(s):
    rules = [
        (lambda t: t.isspace(), lambda t: str(len(t))),
        (str.isupper, str.lower),
        (lambda t: "_" in t, lambda t: t.replace("_", " ").title()),
        (lambda t: len(t) > 12, lambda t: t[:9] + "..."),
    ]
    for test, act in rules:
        if test(s):
            return act(s)
    return s + "."

#> first_rule_that_fits("   ")
#> first_rule_that_fits("LOUD_NAME")
#> first_rule_that_fits("snake_case_here")
#> first_rule_that_fits("a rather long one")
#> first_rule_that_fits("ok")
#> first_rule_that_fits("")

### nested_quote_depth
def nested_quote_depth(lines):
    out = []
    prev = 0
    for ln in lines.split("\n"):
        d = 0
        while ln.startswith(">"):
            ln = ln[1:].lstrip(" ")
            d += 1
        if d > prev:
            out.append("+" * (d - prev))
        elif d < prev:
            out.append("-" * (prev - d))
        prev = d
    return out, ln

#> nested_quote_depth("hi\n> re\n>> rere\nbye")
#> nested_quote_depth("plain")
#> nested_quote_depth("")
#> nested_quote_depth("> > > deep\n> up")
#> nested_quote_depth("a\n>b\n>c")

### pick_article_bit
def pick_article_bit(noun):
    w = noun.strip().lower()
    if not w:
        return "?"
    if w[0] in "aeiou":
        if w.startswith(("uni", "eu", "one")):
            return "a " + w
        return "an " + w
    return "an " + w if w.startswith("hon") or w in ("hour", "heir") else "a " + w

#> pick_article_bit("Apple")
#> pick_article_bit("university")
#> pick_article_bit("hour")
#> pick_article_bit(" honest man ")
#> pick_article_bit("")
#> pick_article_bit("horse")
#> pick_article_bit("one-way street")

### password_hint
def password_hint(pw, guess):
    if pw == guess:
        return "open"
    if pw.lower() == guess.lower():
        return "caps"
    if len(pw) != len(guess):
        return "short" if len(guess) < len(pw) else "long"
    return "".join("+" if a == b else "o" if b in pw else "x" for a, b in zip(pw, guess))

#> password_hint("Swordfish", "Swordfish")
#> password_hint("Swordfish", "SWORDFISH")
#> password_hint("lemon", "melon")
#> password_hint("lemon", "lime")
#> password_hint("lemon", "melons")
#> password_hint("a1b2", "1a2z")

### tidy_name
def tidy_name(raw):
    s = " ".join(raw.split())
    if "," in s:
        last, first = (p.strip() for p in s.split(",", 1))
        s = first + " " + last
    if s.isupper() or s.islower():
        s = s.title()
    return s

#> tidy_name("  curie,   marie ")
#> tidy_name("ADA LOVELACE")
#> tidy_name("Ludwig van Beethoven")
#> tidy_name("")
#> tidy_name("McCartney, Paul, Sir")

### loop_else_probe
def loop_else_probe(s, probes):
    for p in probes:
        i = s.find(p)
        if i == -1:
            continue
        if i % 2 == 0:
            break
    else:
        return "none even"
    return s[:i] + p.upper() + s[i + len(p):]

#> loop_else_probe("waterfall", ["at", "te", "fa"])
#> loop_else_probe("waterfall", ["at", "zz"])
#> loop_else_probe("", ["x"])
#> loop_else_probe("odd one out", ["one", "out"])
#> loop_else_probe("even", [])

### try_ladder
def try_ladder(s):
    try:
        n = int(s)
    except ValueError:
        try:
            n = int(s, 16)
        except ValueError:
            return s.swapcase()
        return f"0x{n:x}"
    return n * 2

#> try_ladder("21")
#> try_ladder("ff")
#> try_ladder("Xyz")
#> try_ladder("")
#> try_ladder(" -7 ")
#> try_ladder("0xBEE")

### match_shape
def match_shape(cmd):
    match cmd.split():
        case []:
            return "idle"
        case ["go", d]:
            return d[0].upper()
        case ["say", *words] if words:
            return " ".join(words).upper() + "!"
        case [one]:
            return one * 2
        case [a, *_, z]:
            return z + a

#> match_shape("go north")
#> match_shape("say nice to meet you")
#> match_shape("say")
#> match_shape("")
#> match_shape("pick up lamp")
#> match_shape("go far north")

### trailing_count_check
def trailing_count_check(s):
    body = s.rstrip("0123456789")
    num = s[len(body):]
    if not num:
        return body + str(len(body))
    if int(num) == len(body):
        return body
    return body[:int(num)] if int(num) < len(body) else None

#> trailing_count_check("apple5")
#> trailing_count_check("apple3")
#> trailing_count_check("apple")
#> trailing_count_check("apple12")
#> trailing_count_check("")
#> trailing_count_check("a1b2c0")

### elevator_log
def elevator_log(s):
    f, top = 0, 0
    seen = ""
    for c in s:
        if c == "u":
            f += 1
            top = max(top, f)
        elif c == "d":
            if f == 0:
                seen += "!"
                continue
            f -= 1
        else:
            seen += str(f)
    return seen, top

#> elevator_log("uuxdx")
#> elevator_log("ddux")
#> elevator_log("")
#> elevator_log("x?x")
#> elevator_log("uuuudddddux")

### mood_of
def mood_of(msg):
    q, e = msg.count("?"), msg.count("!")
    if q and e:
        mood = "shock"
    elif q > 1 or msg.endswith("?"):
        mood = "ask"
    elif e:
        mood = "joy" if ":)" in msg else "alarm"
    else:
        mood = "calm"
    return f"{mood:<6}|{msg.rstrip('?!.')[-8:]}"

#> mood_of("What is this?!")
#> mood_of("Are you coming?")
#> mood_of("Great :) !")
#> mood_of("Fire!")
#> mood_of("All is well.")
#> mood_of("")

### clamp_index_text
def clamp_index_text(s, i):
    n = len(s)
    if n == 0:
        return "<>"
    if i >= n:
        i = n - 1
    elif i < -n:
        i = 0
    elif i < 0:
        i += n
    return s[:i] + "<" + s[i] + ">" + s[i + 1:]

#> clamp_index_text("abcdef", 2)
#> clamp_index_text("abcdef", -2)
#> clamp_index_text("abcdef", 99)
#> clamp_index_text("abcdef", -99)
#> clamp_index_text("", 0)

### paired_or_single
def paired_or_single(s):
    i, out = 0, []
    while i < len(s):
        if i + 1 < len(s) and s[i] == s[i + 1]:
            out.append(s[i] * 2)
            i += 2
        else:
            out.append(s[i])
            i += 1
    return [p for p in out if len(p) == 2] or "".join(out[::-1])

#> paired_or_single("aabbbc")
#> paired_or_single("coffee beans")
#> paired_or_single("abc")
#> paired_or_single("")
#> paired_or_single("1111")
