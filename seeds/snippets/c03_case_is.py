### shout_odd_vowels
def shout_odd_vowels(s):
    n = 0
    ans = ""
    for c in s:
        if c in "aeiou":
            n += 1
            c = c.upper() if n % 2 else c
        ans += c
    return ans

#> shout_odd_vowels("a journey of a thousand miles")
#> shout_odd_vowels("rhythm")
#> shout_odd_vowels("")
#> shout_odd_vowels("eeeee")
#> shout_odd_vowels("AEIOU aeiou")

### title_minus_little
def title_minus_little(text, little):
    ws = text.lower().split()
    for i, w in enumerate(ws):
        if i == 0 or w not in little:
            ws[i] = w.capitalize()
    return " ".join(ws)

#> title_minus_little("the lord of the flies", ("of", "the"))
#> title_minus_little("WAR AND PEACE", ["and"])
#> title_minus_little("", "abc")
#> title_minus_little("a tale of two cities", "a of")
#> title_minus_little("o'neill's 3rd house", [])

### isx_signature
def isx_signature(s):
    tests = (str.isalpha, str.isdigit, str.islower, str.isupper, str.isspace, str.istitle)
    return "".join(str(int(t(s))) for t in tests)

#> isx_signature("Hello")
#> isx_signature("hello world")
#> isx_signature("123")
#> isx_signature("\t \n")
#> isx_signature("")
#> isx_signature("ABC9")
#> isx_signature("Two Words")

### caps_lock_repair
def caps_lock_repair(w):
    if w.isupper() or (w[:1].islower() and w[1:].isupper()):
        return w.swapcase()
    return w if w.istitle() else w + "?"

#> caps_lock_repair("hELLO")
#> caps_lock_repair("HELLO")
#> caps_lock_repair("Hello")
#> caps_lock_repair("hello")
#> caps_lock_repair("")
#> caps_lock_repair("mCDONALD'S")

### casefold_first_seen
def casefold_first_seen(words):
    seen = {}
    for w in words.split():
        k = w.casefold()
        if k not in seen:
            seen[k] = w
    return list(seen.values())

#> casefold_first_seen("Straße STRASSE strasse Weg weg")
#> casefold_first_seen("One one ONE two")
#> casefold_first_seen("")
#> casefold_first_seen("all different here")
#> casefold_first_seen("É é e")

### digit_words_mixed
def digit_words_mixed(s):
    a = b = ""
    for c in s:
        if c.isdigit():
            a += c
        elif c.isalpha():
            b = c + b
    return a.zfill(4) + b.title()

#> digit_words_mixed("room 12b, floor 3")
#> digit_words_mixed("no digits")
#> digit_words_mixed("12345")
#> digit_words_mixed("")
#> digit_words_mixed("--- !!! ---")
#> digit_words_mixed("x²y9")

### swap_by_neighbor
def swap_by_neighbor(s):
    l = list(s)
    for i in range(len(l) - 1):
        if l[i].isupper() and l[i + 1].islower():
            l[i], l[i + 1] = l[i + 1], l[i]
    return "".join(l)

#> swap_by_neighbor("Hello World")
#> swap_by_neighbor("ABCdef")
#> swap_by_neighbor("lower")
#> swap_by_neighbor("")
#> swap_by_neighbor("McDonald's USA")

### identifier_or_slug
def identifier_or_slug(s):
    if s.isidentifier():
        return s
    t = "".join(c if c.isalnum() else "_" for c in s.strip())
    if t[:1].isdigit():
        t = "n" + t
    return t.lower()

#> identifier_or_slug("valid_name")
#> identifier_or_slug("2nd place!")
#> identifier_or_slug("  Total (EUR)  ")
#> identifier_or_slug("")
#> identifier_or_slug("größe")
#> identifier_or_slug("a-b c.d")

### upper_after_mark
def upper_after_mark(text, marks=".!?"):
    up = True
    out = []
    for ch in text:
        if up and ch.isalpha():
            ch = ch.upper()
            up = False
        if ch in marks:
            up = True
        out.append(ch)
    return "".join(out)

#> upper_after_mark("hi there. how are you? fine!")
#> upper_after_mark("one-two-three", "-")
#> upper_after_mark("")
#> upper_after_mark("...what")
#> upper_after_mark("3 cats. 4 dogs")
#> upper_after_mark("ABC def", "C")

### lowercase_runs
def lowercase_runs(s):
    best = cur = ""
    for c in s + "!":
        if c.islower():
            cur += c
            continue
        if len(cur) > len(best):
            best = cur
        cur = ""
    return best

#> lowercase_runs("ABCdefGhijklMNo")
#> lowercase_runs("alllower")
#> lowercase_runs("NONE 123")
#> lowercase_runs("")
#> lowercase_runs("aaBbbCcc")
#> lowercase_runs("Zürich über alles")

### alternate_case_words
def alternate_case_words(t):
    f = [str.upper, str.lower, str.title]
    return " ".join(f[i % 3](w) for i, w in enumerate(t.split(" ")))

#> alternate_case_words("these words take turns in CASE")
#> alternate_case_words("one")
#> alternate_case_words("")
#> alternate_case_words("a  B  c  D")
#> alternate_case_words("don't mcGregor o'hara it's")

### first_cap_index_cut
def first_cap_index_cut(s):
    k = next((i for i, c in enumerate(s) if c.isupper()), None)
    if k is None:
        return s.title()
    if k == 0:
        return s.lower()
    return s[k:] + "-" + s[:k]

#> first_cap_index_cut("myVariableName")
#> first_cap_index_cut("Start here")
#> first_cap_index_cut("no caps at all")
#> first_cap_index_cut("")
#> first_cap_index_cut("lastlettecaP")
#> first_cap_index_cut("éÉ")

### space_out_caps
def space_out_caps(s):
    i = len(s) - 1
    while i > 0:
        if s[i].isupper() and s[i - 1] != " ":
            s = s[:i] + " " + s[i:]
        i -= 1
    return s

#> space_out_caps("HelloBigWorld")
#> space_out_caps("Already Has Spaces")
#> space_out_caps("lower")
#> space_out_caps("")
#> space_out_caps("NASALaunch")
#> space_out_caps("x Y Z")

### score_by_class
def score_by_class(pw):
    score = 0
    score += any(map(str.isupper, pw)) * 2
    score += any(map(str.isdigit, pw)) * 3
    score -= pw.isalnum()
    if len(pw) < 6:
        score //= 2
    return "weak ok good".split()[min(max(score, 0) // 2, 2)]

#> score_by_class("hunter2")
#> score_by_class("Tr0ub4dor&3")
#> score_by_class("abc")
#> score_by_class("")
#> score_by_class("A1!")
#> score_by_class("PASSWORD")

### lower_until_then_upper
def lower_until_then_upper(s, stop):
    head, _, tail = s.partition(stop)
    return head.lower() + stop * (len(head) != len(s)) + tail.upper()

#> lower_until_then_upper("Make A Split Here", " S")
#> lower_until_then_upper("Nothing", "z")
#> lower_until_then_upper("ends at end", "end")
#> lower_until_then_upper("", "x")
#> lower_until_then_upper("Straße: lang", ":")

### all_title_or_index
def all_title_or_index(names):
    for i, n in enumerate(names.split(",")):
        n = n.strip()
        if not n.istitle():
            return i, n.title() if n.isalpha() else n
    return names

#> all_title_or_index("Anna, Bob, Carla")
#> all_title_or_index("Anna, bob, Carla")
#> all_title_or_index("Anna, 4you")
#> all_title_or_index("")
#> all_title_or_index("Jean-Luc, Mary Ann")
#> all_title_or_index("Li,DA SILVA")

### isspace_compass
def isspace_compass(s):
    l = len(s) - len(s.lstrip())
    r = len(s) - len(s.rstrip())
    if s.isspace():
        return "empty" + str(l)
    return "<" * l + s.strip() + ">" * r

#> isspace_compass("  hi ")
#> isspace_compass("\t\n ")
#> isspace_compass("tight")
#> isspace_compass("")
#> isspace_compass(" inner  space   ")

### print_or_hex
def print_or_hex(s):
    out = ""
    for ch in s:
        if ch.isprintable() and ch.isascii():
            out += ch
        else:
            out += "<%02x>" % ord(ch)
    return out

#> print_or_hex("tab\tnew\nline")
#> print_or_hex("plain text")
#> print_or_hex("naïve café")
#> print_or_hex("")
#> print_or_hex("bell\x07 €5")

### greedy_swapcase_replace
def greedy_swapcase_replace(s, sub):
    while sub in s:
        s = s.replace(sub, sub.swapcase(), 1)
        sub = sub[1:]
        if not sub:
            break
    return s, sub

#> greedy_swapcase_replace("banana and anab", "ana")
#> greedy_swapcase_replace("HELLO hello", "ELL")
#> greedy_swapcase_replace("nothing", "xyz")
#> greedy_swapcase_replace("a1a", "a")
#> greedy_swapcase_replace("tick tick tick", "tick")

### capital_budget
def capital_budget(s, k):
    out = []
    for c in s:
        if c.isupper():
            if k <= 0:
                c = c.lower()
            k -= 1
        out.append(c)
    return "".join(out), k

#> capital_budget("MY CAPS LOCK IS ON", 4)
#> capital_budget("Two Caps", 5)
#> capital_budget("none", 0)
#> capital_budget("", 1)
#> capital_budget("ABC", -2)

### compare_fold
def compare_fold(a, b):
    if a == b:
        return "same"
    if a.casefold() == b.casefold():
        return "fold"
    if sorted(a.lower()) == sorted(b.lower()):
        return "shuffle"
    return a if len(a) > len(b) else b

#> compare_fold("Maß", "MASS")
#> compare_fold("tea", "tea")
#> compare_fold("Listen", "silent")
#> compare_fold("longer one", "short")
#> compare_fold("", "x")
#> compare_fold("abc", "abd")

### pop_uppers_to_end
def pop_uppers_to_end(s):
    l = list(s)
    i, n = 0, len(l)
    while n:
        n -= 1
        if l[i].isupper():
            l.append(l.pop(i))
        else:
            i += 1
    return "".join(l)

#> pop_uppers_to_end("aBcDeF")
#> pop_uppers_to_end("HELLO")
#> pop_uppers_to_end("quiet")
#> pop_uppers_to_end("")
#> pop_uppers_to_end("New York City 2")
