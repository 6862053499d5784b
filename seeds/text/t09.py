### process_ka
def process_ka(s):
    n = len(s)
    if s.count("a") > s.count("e"):
        return s[:n // 3] + s[-(n // 3):]
    return s[n // 3:-(n // 3)]

#> process_ka("alabama maple caravan")
#> process_ka("eleven elephants were here")
#> process_ka("kJ8#aLq!eZ0aP")
#> process_ka('re here CFPMcore; her.bul')
#> process_ka("7e7e7e7a7a7ü")

### process_kh
def process_kh(s):
    parts = s.rsplit("-", 2)
    return "-".join(sorted(parts, key=len)) + str(len(parts[0]))

#> process_kh("abc-de-fghij-k")
#> process_kh("nohyphens")
#> process_kh('a-22éohj-k 3a-22-lkn(ohyphe')
#> process_kh("7f3a-22-b-éé")
#> process_kh("")

### process_kj
def process_kj(s, width):
    a, b = s[:width], s[width:]
    while b.startswith(a[-1:]) and a:
        a, b = a[:-1], b[1:]
    return f"{a}|{b}"

#> process_kj('k kayak2344321λNBNS', 3)
#> process_kj("kayak kayak", 5)
#> process_kj("qwqw", 1)
#> process_kj("", 4)
#> process_kj("12344321", 4)

### process_km
def process_km(message, sep):
    last = message.rfind(sep)
    first = message.find(sep)
    if first == last:
        return message
    return message[first:last].replace(sep, sep * 2) + message[:first]

#> process_km("ab.cd.ef.gh", ".")
#> process_km('|OAGEFPY(.e| Pl+toy882', '|')
#> process_km("none", "+")
#> process_km("x, y, z, w", ", ")
#> process_km('lZQ, z, w/FCUFKOZ?cd.rt', '?')

### process_kn
def process_kn(a, b):
    d = dict(zip(a, b))
    d.update({k: k.upper() for k in b if k not in d})
    return "".join(d.keys()) + "".join(d.values())

#> process_kn("abcde", "bdfhj")
#> process_kn("xyz", "")
#> process_kn('Jfklm UNWSLGXdfhjHVSPEXC bdfhj', 'klm')
#> process_kn("aab", "123")
#> process_kn('abcde9048abcjfn6)kekbdfh', 'aéñ')

### process_kq
def process_kq(values, text):
    for v in sorted(values, reverse=True):
        if v < len(text):
            text = text[:v] + "^" + text[v:]
    return text.rstrip("^")

#> process_kq([3, 0, 7], "rvowe4tyu")
#> process_kq([], "idle")
#> process_kq([1, 1, 50], "ab")
#> process_kq([-2, 2], "mnopq")
#> process_kq([0], "")

### process_ks
def process_ks(s):
    if s.isascii() and not s.islower():
        s = s.replace(s[0], s[-1]).lower()
    return s.split(s[-1:] or None)

#> process_ks("Mmmad Max")
#> process_ks("lower case")
#> process_ks("Ñandú")
#> process_ks("")
#> process_ks("QRq9R")

### process_kv
def process_kv(s):
    head = s.rstrip("0123456789")
    tail = s[len(head):]
    return tail.rjust(len(s), head[-1:] or "0")

#> process_kv("mod7x2048")
#> process_kv('b12cd3?Htuwjx')
#> process_kv("no digits!")
#> process_kv("")
#> process_kv("ab12cd3")

### process_kx
def process_kx(d, s):
    for k in list(d):
        if k in s:
            d[k] = s.index(k)
        else:
            del d[k]
    return d

#> process_kx({"p": 9, "zz": 1, "k": None}, "kpop zone")
#> process_kx({}, "abc")
#> process_kx({"": 5, "c": 2}, "abc")
#> process_kx({"é": 0, "E": 1}, "École é")
#> process_kx({"x": "y"}, "")

### process_ky
def process_ky(s, l):
    while len(s) < l:
        s += s[-2:]
    return s.rpartition(s[1])

#> process_ky("abc", 8)
#> process_ky("hello!", 3)
#> process_ky("7-", 6)
#> process_ky("zq zq", 5)
#> process_ky("k", 1)

### gg_two
def gg_two(s):
    k = s.lower().count("x") or 1
    return [s[i::k] for i in range(k)]

#> gg_two("xAxBxCxD")
#> gg_two("no ex here? x X")
#> gg_two('ere? ttdbxÉx123XxÉx1234')
#> gg_two("")
#> gg_two("XxÉx12345")

### gg_five
def gg_five(s, p):
    out = s
    for q in p:
        out = out.rsplit(q, 1)[0] if q in out else q + out
    return out

#> gg_five("mkqzb.tr4.xx", [".", "k"])
#> gg_five("abcabc", "bz")
#> gg_five("", ["a", "b"])
#> gg_five("keep", [])
#> gg_five("1,2;3,4;5", ";,")

### gg_six
def gg_six(s):
    a = [c for c in s if c.isalpha()]
    b = [c for c in s if not c.isalpha()]
    a.sort(key=str.lower)
    return "".join(a.pop(0) if c.isalpha() else b.pop() for c in s)

#> gg_six("d1c2b3a4")
#> gg_six("Zoo-keeper_9")
#> gg_six("")
#> gg_six('drhtcaA! é')
#> gg_six("bBaA! é?")

### gg_seven
def gg_seven(s, n):
    s = s[:n] + s[n:].lstrip(s[:n])
    return s.ljust(n * 2, s[:1])

#> gg_seven("aab baac xx", 3)
#> gg_seven("abcabcabc", 3)
#> gg_seven("k.", 4)
#> gg_seven('bcabc 2233 1 BG 112233 orem ip', 1)
#> gg_seven("lorem ipsum", 0)
