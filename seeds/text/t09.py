### process_ka
def process_ka(s):
    n = len(s)
    if s.count("a") > s.count("e"):
        return s[:n // 3] + s[-(n // 3):]
    return s[n // 3:-(n // 3)]

#> process_ka("alabama maple caravan")
#> process_ka("eleven elephants were here")
#> process_ka("kJ8#aLq!eZ0aP")
#> process_ka("xy")
#> process_ka("7e7e7e7a7a7ü")

### process_kb
def process_kb(text, value):
    text_list = list(text)
    text_list.append(value)
    text_list.insert(0, text_list.pop())
    return "".join(text_list)[:-1]

#> process_kb("bcksrut", "q")
#> process_kb("zejrohaj 09", "!!")
#> process_kb("", "solo")
#> process_kb("Ω≈ç√∫", "~")
#> process_kb("w3e4r5t6y7", "")

### process_kc
def process_kc(txt, alpha):
    txt = sorted(txt)
    if txt.index(alpha) % 2 == 0:
        return txt[::-1]
    return txt

#> process_kc(["8", "9", "7", "4", "3", "2"], "9")
#> process_kc("hgfdsa", "d")
#> process_kc(["pear", "fig", "kiwi"], "fig")
#> process_kc("zx9!", "!")
#> process_kc("abc", "q")

### process_kd
def process_kd(s, chunk):
    for i in range(len(s) - len(chunk), -1, -1):
        if s[i:].startswith(chunk):
            return s[i:] + s[:i].rstrip()
    return s.lower()

#> process_kd("lkcd MN lkcd 09", "lkcd")
#> process_kd("QWErty uiOP", "zz")
#> process_kd("x9-x9-x9", "x9-")
#> process_kd("", "a")
#> process_kd("ab  cd", "cd")

### process_ke
def process_ke(line):
    count = 0
    a = []
    for i in range(len(line)):
        count += 1
        if count % 2 == 0:
            a.append(line[i].swapcase())
        else:
            a.append(line[i])
    return "".join(a)

#> process_ke("987yhNSHAshd 93275yrgSgbgSshfbsfB")
#> process_ke("KlMn oPqR")
#> process_ke("")
#> process_ke("éÉèÈ")
#> process_ke("z!Y@x#W$")

### process_kf
def process_kf(s, old, new):
    before = s.count(old)
    s = s.replace(old, new)
    return s if s.count(new) == before else s.upper()

#> process_kf("jysrhfm ojwesf xgwwdyr", "w", "g")
#> process_kf("q1q2q3", "q", "-")
#> process_kf("", "x", "y")
#> process_kf("banana", "na", "n")
#> process_kf("aXbXc", "X", "ab")

### process_kg
def process_kg(text, char):
    if char in text:
        suff, char, pref = text.partition(char)
        pref = suff[:-len(char)] + suff[len(char):] + char + pref
        return suff + char + pref
    return text

#> process_kg("uzlwaqiaj", "u")
#> process_kg("vtrk.lop.x", ".")
#> process_kg("nothing@all", "#")
#> process_kg("", "z")
#> process_kg("mno--pq--rs", "--")

### process_kh
def process_kh(s):
    parts = s.rsplit("-", 2)
    return "-".join(sorted(parts, key=len)) + str(len(parts[0]))

#> process_kh("abc-de-fghij-k")
#> process_kh("nohyphens")
#> process_kh("--")
#> process_kh("7f3a-22-b-éé")
#> process_kh("")

### process_ki
def process_ki(names, excluded):
    for i in range(len(names)):
        if excluded in names[i]:
            names[i] = names[i].replace(excluded, "")
    return names

#> process_ki(["avc  a .d e", "xx"], " ")
#> process_ki(["lorem", "ipsum"], "m")
#> process_ki([], "q")
#> process_ki(["k-k", "kk", ""], "k")
#> process_ki(["ünder", "Über"], "ü")

### process_kj
def process_kj(s, width):
    a, b = s[:width], s[width:]
    while b.startswith(a[-1:]) and a:
        a, b = a[:-1], b[1:]
    return f"{a}|{b}"

#> process_kj("abccbd", 3)
#> process_kj("kayak kayak", 5)
#> process_kj("qwqw", 1)
#> process_kj("", 4)
#> process_kj("12344321", 4)

### process_kk
def process_kk(string, numbers):
    arr = []
    for num in numbers:
        arr.append(string.zfill(num))
    return " ".join(arr)

#> process_kk("-42", [5, 2, 8])
#> process_kk("x7", [3])
#> process_kk("", [0, 4])
#> process_kk("+é", [])
#> process_kk("4327", [2, 8, 9, 2])

### process_kl
def process_kl(s, n):
    ls = s.rsplit()
    out = []
    while len(ls) >= n:
        out.insert(0, " ".join(ls[-n:]))
        ls = ls[:-n]
    return out, ls

#> process_kl("one two three four five", 2)
#> process_kl("  k9  ", 1)
#> process_kl("", 3)
#> process_kl("zxc vbn m,. asd fgh jkl", 4)
#> process_kl("a b", 5)

### process_km
def process_km(message, sep):
    last = message.rfind(sep)
    first = message.find(sep)
    if first == last:
        return message
    return message[first:last].replace(sep, sep * 2) + message[:first]

#> process_km("ab.cd.ef.gh", ".")
#> process_km("one|two", "|")
#> process_km("none", "+")
#> process_km("x, y, z, w", ", ")
#> process_km("", "?")

### process_kn
def process_kn(a, b):
    d = dict(zip(a, b))
    d.update({k: k.upper() for k in b if k not in d})
    return "".join(d.keys()) + "".join(d.values())

#> process_kn("abcde", "bdfhj")
#> process_kn("xyz", "")
#> process_kn("", "klm")
#> process_kn("aab", "123")
#> process_kn("éa", "aéñ")

### process_ko
def process_ko(s, tab):
    return s.expandtabs(tab).split(" " * tab)

#> process_ko("join\tus in\tHungary", 4)
#> process_ko("a\tb", 2)
#> process_ko("\t\t", 3)
#> process_ko("nothing", 1)
#> process_ko("k\t v\t\tw", 4)

### process_kp
def process_kp(s):
    prev = ""
    for i in range(len(s)):
        if s[i] in prev and s[i] != " ":
            return s[i:] + prev[:2]
        prev = s[i] + prev
    return prev

#> process_kp("jklm njop")
#> process_kp("abc 123 xyz")
#> process_kp("")
#> process_kp("zz top")
#> process_kp("Pp?!p é")

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

### process_kr
def process_kr(text, lower, upper):
    count = 0
    new_text = list()
    for char in text:
        char = lower if char.isdecimal() else upper
        if char in ["p", "C"]:
            count += 1
        new_text.append(char)
    return count, "".join(new_text)

#> process_kr("DSUWeqExTQdCMGpqur", "a", "x")
#> process_kr("k4k55", "p", "C")
#> process_kr("", "p", "q")
#> process_kr("2024", "C", "-")
#> process_kr("9 é 9", "n", "p")

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

### process_kt
def process_kt(text, sub):
    index = []
    starting = 0
    while starting != -1:
        starting = text.find(sub, starting)
        if starting != -1:
            index.append(starting)
            starting += len(sub)
    return index

#> process_kt("egmdartoa", "good")
#> process_kt("x1x1 x1y", "x1")
#> process_kt("", "ab")
#> process_kt("aaaaa", "aa")
#> process_kt("0..1..2..", "..")

### process_ku
def process_ku(s, c1, c2):
    if s == "":
        return s
    ls = s.split(c1)
    for i, item in enumerate(ls):
        if c1 not in item:
            ls[i] = item.replace(c2, c1, 1)
    return c2.join(ls)

#> process_ku("mn op nm op", "o", "n")
#> process_ku("", "a", "b")
#> process_ku("4-5.6-7.8", "-", ".")
#> process_ku("plain", "z", "l")
#> process_ku("abab", "ab", "ba")

### process_kv
def process_kv(s):
    head = s.rstrip("0123456789")
    tail = s[len(head):]
    return tail.rjust(len(s), head[-1:] or "0")

#> process_kv("mod7x2048")
#> process_kv("999")
#> process_kv("no digits!")
#> process_kv("")
#> process_kv("ab12cd3")

### process_kw
def process_kw(text, size):
    counter = len(text)
    for i in range(size - int(size % 2)):
        text = " " + text + " "
        counter += 2
        if counter >= size:
            return text
    return text + "?"

#> process_kw("7", 10)
#> process_kw("bqklm", 6)
#> process_kw("gap", 1)
#> process_kw("", 5)
#> process_kw("é-é", 0)

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

### process_kz
def process_kz(strs):
    strs = strs.split()
    for i in range(1, len(strs), 2):
        strs[i] = "".join(reversed(strs[i]))
    strs[::2] = [t.strip("aeiou") for t in strs[::2]]
    return "_".join(strs)

#> process_kz("echo zzBAG aorta k9m eerie")
#> process_kz("K zBK")
#> process_kz("")
#> process_kz("io ou ae")
#> process_kz("  anna  été  oboe ")

### gg_one
def gg_one(s, suffix):
    if suffix and s.endswith(suffix[-1]):
        return gg_one(s[:-1], suffix[:-1])
    return s + "." + suffix

#> gg_one("qpfi jzm", "xjzm")
#> gg_one("spring", "ing")
#> gg_one("", "left")
#> gg_one("tail", "")
#> gg_one("aaaa", "aa")

### gg_two
def gg_two(s):
    k = s.lower().count("x") or 1
    return [s[i::k] for i in range(k)]

#> gg_two("xAxBxCxD")
#> gg_two("no ex here? x X")
#> gg_two("plain")
#> gg_two("")
#> gg_two("XxÉx12345")

### gg_three
def gg_three(items, target):
    for i in items:
        if i.startswith(target):
            return len(i) - len(target)
        if target.startswith(i):
            return i
    return None

#> gg_three(["subtle", "sub", "submarine"], "subm")
#> gg_three(["ex", "extra"], "extraordinary")
#> gg_three([], "q")
#> gg_three(["alpha", "beta"], "gamma")
#> gg_three(["k9", ""], "zz")

### gg_four
def gg_four(text):
    ls = list(text)
    ls[0], ls[-1] = ls[-1].upper(), ls[0].upper()
    return "".join(ls).isupper(), "".join(ls)

#> gg_four("XaY ZbW")
#> gg_four("roberts")
#> gg_four("k")
#> gg_four("a1!2b")
#> gg_four("")

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
#> gg_six("12:30")
#> gg_six("bBaA! é?")

### gg_seven
def gg_seven(s, n):
    s = s[:n] + s[n:].lstrip(s[:n])
    return s.ljust(n * 2, s[:1])

#> gg_seven("aab baac xx", 3)
#> gg_seven("abcabcabc", 3)
#> gg_seven("k.", 4)
#> gg_seven("112233 1", 1)
#> gg_seven("lorem ipsum", 0)

### gg_eight
def gg_eight(lines):
    for i in range(len(lines)):
        lines[i] = lines[i].center(len(lines[-1]), "=")
    return lines

#> gg_eight(["dZwbSR", "wijHeq", "qluVok", "dxjxbF"])
#> gg_eight(["a", "bb", "cccccc"])
#> gg_eight([])
#> gg_eight(["long line", "x"])
#> gg_eight(["", "é", "four"])
