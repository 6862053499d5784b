### sift
def sift(s, keep):
    kept = [c for c in s if c in keep]
    if len(kept) == len(s):
        return "all"
    return "".join(kept) + f"|{len(s) - len(kept)}"

#> sift('aei7_7_wq9-Luû', '0123456789-_')
#> sift("abcab", "abc")
#> sift("nothing kept?", "")
#> sift('xyzplbsdf uzlx+', 'xyz')
#> sift("coûte que coûte", "aeiouû ")

### nudge
def nudge(s, amount):
    out = []
    for i, c in enumerate(s):
        j = i + amount
        out.append(s[j] if 0 <= j < len(s) else c.upper())
    return "".join(out)

#> nudge("windowpane", 3)
#> nudge("windowpane", -2)
#> nudge('öße 44&aneröß/é@wpan BTUindowpa(', 0)
#> nudge("", 1)
#> nudge("größe 44", 9)

### braid3
def braid3(a, b, c):
    out = []
    for i in range(max(len(a), len(b), len(c))):
        out += [w[i] for w in (a, b, c) if i < len(w)]
    return "".join(out)

#> braid3("left", "mid", "right")
#> braid3("", "", "")
#> braid3("1", "22", "333")
#> braid3('inpsfçk9 mri', '--', 'k9 m')
#> braid3("same", "SAME", "s4m3")

### drain
def drain(s, c):
    log = ""
    while c in s:
        i = s.index(c)
        log += str(i)
        s = s[i + 1:] + s[:i]
    return s + ":" + log

#> drain("mQxxwPx", "x")
#> drain("dry", "w")
#> drain("", "a")
#> drain('2é3oo tmzhyoja o1é2é3oo2é3o*o', 'o')
#> drain("1é2é3", "é")

### churn
def churn(s, rounds):
    for r in range(rounds):
        s = s[1::2] + s[::2]
        if s[:1].islower():
            s = s.capitalize()
    return s

#> churn("butterMilk9", 2)
#> churn('ø2391lk9 BCDEFG 2 pm%CDE ßTÉ 2 pm', 3)
#> churn("x", 4)
#> churn('terMilkuzIgzxulvmugBCDEFG', 1)
#> churn("éTÉ 2 pm", 1)

### cap_after_dots
def cap_after_dots(s):
    chars = list(s.lower())
    for i in range(len(chars)):
        if i == 0 or chars[i - 1] == ".":
            chars[i] = chars[i].upper()
    return "".join(chars)

#> cap_after_dots("www.EXAMPLE.co.uk")
#> cap_after_dots("single")
#> cap_after_dots("")
#> cap_after_dots('.x.9_ b.É.PLE..x.9.gle@ç nglejsler;')
#> cap_after_dots("A. b.É.ü")

### weave_num
def weave_num(s, n):
    digits = str(n)
    return "".join(c + digits[i % len(digits)] for i, c in enumerate(s) if c != " ")

#> weave_num("to the moon", 305)
#> weave_num("abc", -7)
#> weave_num("", 12)
#> weave_num('tokAT5YvT moonmoon', 4)
#> weave_num("ñ?k", 0)

### notch
def notch(s, at):
    if at >= len(s):
        return s + "^"
    left, right = s[:at], s[at + 1:]
    return f"{left}^{right}" if s[at].isalnum() else left + right

#> notch("grav1ty-well", 4)
#> notch("grav1ty-well", 7)
#> notch('EXZSTQL;fin é!', 3)
#> notch("", 0)
#> notch("fin é!", -1)

### lean
def lean(words):
    longest = max(words, key=len)
    return [w.rjust(len(longest)) if w < longest else w.ljust(len(longest), "_") for w in words]

#> lean(["walnut", "elm", "yew", "oak"])
#> lean(["x"])
#> lean([])
#> lean(["", "bb", "a"])
#> lean(["é", "zz9", "Zz"])

### clip_pairs
def clip_pairs(s):
    pairs = [s[i:i + 2] for i in range(0, len(s), 2)]
    pairs = [p for p in pairs if p[0] != p[-1]]
    return "".join(reversed(pairs))

#> clip_pairs("aabcddefg")
#> clip_pairs("1122334")
#> clip_pairs("")
#> clip_pairs("Kk9 9k!!")
#> clip_pairs("éèéé?")

### ladle
def ladle(d, s):
    return "".join(d.get(w, w[::-1]) for w in s.split("."))

#> ladle({"ab": "X", "q": "--"}, "ab.cd.q.ef")
#> ladle({}, "kept.order")
#> ladle({"": "0"}, "..")
#> ladle({"é": "e"}, "é.né.é")
#> ladle({"k": "v"}, "")

### pinch
def pinch(s):
    while len(s) > 4:
        s = s[1:-1]
        if s[0] == s[-1]:
            return s + "="
    return s

#> pinch('xaPPaPø 1 2 3 2  ДLE)3 2 4QzYUGj')
#> pinch("qwertewz")
#> pinch("tiny")
#> pinch('lq 3 2 4 o5:hifxfhj owpkji')
#> pinch("1 2 3 2 4")

### skim
def skim(s, n):
    words = s.split()
    return " ".join(w[:n] + "." if len(w) > n + 1 else w for w in words)

#> skim("international business machines corp", 3)
#> skim("a be sea", 2)
#> skim("", 1)
#> skim("Überraschung 2024 ok", 4)
#> skim('co24 ok macung 202~Ddpn ç-siness', 0)

### spool
def spool(s, width):
    rows = [s[i:i + width].ljust(width, "~") for i in range(0, len(s), width)]
    return ["".join(col) for col in zip(*rows)]

#> spool("threadandneedle", 4)
#> spool("ab", 3)
#> spool("", 2)
#> spool("K9-m2-z7", 3)
#> spool('skqzh2-eedle2-', 1)

### sway
def sway(s):
    out = ""
    left = True
    for c in sorted(s):
        out = c + out if left else out + c
        left = not left
    return out

#> sway("pendulum")
#> sway("")
#> sway("9a8B7c")
#> sway('nda8B7cfhdjmsjcm')
#> sway("cba é !")

### morph_tail
def morph_tail(s):
    table = {"y": "ies", "f": "ves", "s": "ses"}
    last = s[-1:]
    return s[:-1] + table[last] if last in table else s + "s" * s.isalpha()

#> morph_tail("butterfly")
#> morph_tail("half")
#> morph_tail('indow!puwhykjd64RHVLOHYdnkwwftp')
#> morph_tail("no. 5")
#> morph_tail('thehA HYdnk')
#> morph_tail("thermos")

### cross_out
def cross_out(s, targets):
    low = s.lower()
    for t in targets:
        i = low.find(t.lower())
        if i >= 0:
            s = s[:i] + "-" * len(t) + s[i + len(t):]
            low = s.lower()
    return s

#> cross_out("Eggs, Milk, Bread", ["milk", "EGGS"])
#> cross_out('cab s,@ead=othing Gapj*Nothingt 9', ['x'])
#> cross_out('cabcяVert 97727 Vert 9', [])
#> cross_out("abcabc", ["bc", "ca"])
#> cross_out("Thé Vert 9", ["VERT", "é"])

### hop
def hop(s):
    i, path = 0, ""
    while i < len(s):
        path += s[i]
        i += int(s[i]) if s[i].isdigit() and s[i] != "0" else 1
    return path

#> hop("a3xxb2yc")
#> hop("plain")
#> hop("0000")
#> hop("")
#> hop("9end? 2é!z")

### quilt
def quilt(words, n):
    text = "".join(words)
    seams = [len("".join(words[:i])) for i in range(1, len(words))]
    return [text[i:i + n] + ("*" if any(i < s < i + n for s in seams) else "") for i in range(0, len(text), n)]

#> quilt(["cotton", "silk", "wool"], 4)
#> quilt([], 3)
#> quilt(["abc", "def"], 3)
#> quilt(["é", "ü", "k9"], 2)
#> quilt(["single piece"], 5)

### rinse
def rinse(s):
    before = None
    while before != s:
        before = s
        s = s.replace("()", "").replace("[]", "").strip()
    return s or "clean"

#> rinse("([()])")
#> rinse("a(b[]c)")
#> rinse("")
#> rinse(" ( [ ] ) ")
#> rinse("x()y[]()z")

### taper
def taper(s):
    lines = []
    while s.strip():
        lines.append(s)
        s = " " + s[1:-1]
    return "\n".join(lines)

#> taper("abcdef")
#> taper('cdefДdefDdgé8')
#> taper("")
#> taper("  hi  ")
#> taper("9 é 9")

### dub
def dub(s, when):
    return "".join(c + c if when in (c, c.lower()) or c.isdigit() else c for c in s)

#> dub("Echo 12 eels", "e")
#> dub('rvL6zzzÉéE 9mlboz zflznÉéEz-zee', 'z')
#> dub('q øafgh hzucho 12 qqzflz E 9', 'q')
#> dub("ÉéE 9", "é")
#> dub("a.b.c", ".")

### sieve_words
def sieve_words(text, bad):
    good = []
    for w in text.split():
        if any(c in bad for c in w):
            good.append(str(len(w)))
        else:
            good.append(w)
    return "-".join(good)

#> sieve_words("crisp autumn morning walk", "xu")
#> sieve_words("a FDK Nfsum_sp autule éthqlal'_", 'a')
#> sieve_words("one two", "")
#> sieve_words('97ø@crisp a+92 m_2 zД929292&tw', '92')
#> sieve_words("l'île été mer", "éî")

### fuse
def fuse(a, b):
    k = 0
    for x, y in zip(reversed(a), b):
        if x != y:
            break
        k += 1
    return a[:len(a) - k] + "(" + b[:k] + ")" + b[k:]

#> fuse("staccato", "otacular")
#> fuse("abc", "xyz")
#> fuse('çIXb 5462bIXMBtbdgzt', 'b')
#> fuse('levelÖafqlsczhyzvdzr çIXMBt level', 'level')
#> fuse("k9é", "é9m")

### ration
def ration(s, quota):
    used = {}
    out = ""
    for c in s:
        used[c] = used.get(c, 0) + 1
        out += c if used[c] <= quota else "."
    return out

#> ration("mississippi", 2)
#> ration("aAaA bBbB", 1)
#> ration('A bBbété;cxeroi aAaAAaA#XYFFIFK', 3)
#> ration('Lqgz été?one! ßé été', 0)
#> ration("été été", 3)

### polish
def polish(s):
    s = s.removeprefix("(").removesuffix(")")
    a, _, b = s.partition("+")
    return f"+ {a.strip()} {b.strip()}" if b else a[::-1]

#> polish("(x1 + y22)")
#> polish('TPYUKDTtgfcpg%')
#> polish("((k+m))")
#> polish('LopjpeeflstÖ/')
#> polish("a + b + c)")

### flare
def flare(s, n):
    head, tail = s[:n], s[-n:] if n else ""
    mid = s[n:len(s) - n]
    return (head + tail).upper() + "·" * len(mid) + mid[:1]

#> flare("torchlight", 2)
#> flare('xzhfrenelr', 1)
#> flare("flat text", 0)
#> flare("", 2)
#> flare("élan-K9-vital", 4)

### anchor
def anchor(s, c, width):
    i = s.find(c)
    if i < 0:
        return s.center(width, "?")
    return s[:i].rjust(width // 2) + c + s[i + len(c):].ljust(width // 2)

#> anchor("3.14", ".", 8)
#> anchor("none", ",", 10)
#> anchor("k::v2", "::", 6)
#> anchor("", "-", 3)
#> anchor("longleft=é", "=", 4)

### tumble
def tumble(s, order):
    pieces = {k: s[i::len(order)] for i, k in enumerate(order)}
    return "".join(pieces[k] for k in sorted(pieces))

#> tumble("wearediscovered", "zebra")
#> tumble("secret text 7", "ba")
#> tumble('keyjtiso keybra eare+roruowgbmk', 'key')
#> tumble("abc", "aab")
#> tumble('2lDREzWqéÖqéndúext 7', 'qé')

### siphon
def siphon(src, dst, n):
    dst = list(dst)
    src = list(src)
    for _ in range(n):
        if src:
            dst.insert(1, src.pop())
    return "".join(src) + ">" + "".join(dst)

#> siphon("liquid", "cup", 3)
#> siphon("ab", "", 5)
#> siphon("keep", "it", 0)
#> siphon('x9 x9 x9/ezborl', 'x9', 1)
#> siphon('quÀvxyxxctKzzsoctn', 'K', 2)
