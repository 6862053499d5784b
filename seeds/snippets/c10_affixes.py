### plural_rough
def plural_rough(w):
    if w.endswith(("s", "x", "ch", "sh")):
        return w + "es"
    if w.endswith("y") and not w.endswith(("ay", "ey", "oy")):
        return w.removesuffix("y") + "ies"
    return w + "s" if w else w

#> plural_rough("church")
#> plural_rough("pony")
#> plural_rough("monkey")
#> plural_rough("")
#> plural_rough("Box")
#> plural_rough("y")

### find_start_tokens
def find_start_tokens(s, toks):
    out = []
    for i in range(len(s)):
        for t in toks:
            if s.startswith(t, i):
                out.append((i, t))
                break
    return out

#> find_start_tokens("if x then y elif z", ("if", "then", "el"))
#> find_start_tokens("aaa", ("aa", "a"))
#> find_start_tokens("", ("x",))
#> find_start_tokens("nothing", ("q", "z"))
#> find_start_tokens("1+2==3", ("==", "=", "+"))

### ends_between
def ends_between(s, tail, lo, hi):
    if s.endswith(tail, lo, hi):
        return s[lo:hi][:-len(tail)] or tail
    return s[hi:]

#> ends_between("photograph album", "graph", 0, 10)
#> ends_between("photograph album", "album", 0, 10)
#> ends_between("abc", "bc", 1, 3)
#> ends_between("", "", 0, 0)
#> ends_between("testing", "ing", -7, 99)
#> ends_between("testing", "tin", 2, -1)

### swap_extension
def swap_extension(name, old, new):
    base = name.removesuffix(old)
    if base == name:
        return name + "." + new.lstrip(".")
    if not base:
        return old[1:] + new
    return base + new

#> swap_extension("photo.jpeg", ".jpeg", ".png")
#> swap_extension("notes", ".txt", ".md")
#> swap_extension(".bak", ".bak", ".old")
#> swap_extension("", ".a", "..b")
#> swap_extension("x.tar.gz", ".gz", ".xz")
#> swap_extension("same", "", ".q")

### greet_trim
def greet_trim(msg):
    for hi in ("hello", "hi", "hey"):
        if msg.lower().startswith(hi):
            rest = msg[len(hi):].lstrip(" ,!")
            return rest[:1].upper() + rest[1:]
    return msg

#> greet_trim("Hello, can you help me?")
#> greet_trim("hey!! wait")
#> greet_trim("Good day")
#> greet_trim("HI")
#> greet_trim("history lesson")
#> greet_trim("")

### scheme_of
def scheme_of(url):
    known = ("http://", "https://", "ftp://")
    if not url.startswith(known):
        return "none:" + url.strip("/")
    scheme, _, rest = url.partition("://")
    host = rest.split("/")[0].removeprefix("www.")
    return f"{scheme}:{host}"

#> scheme_of("https://www.example.org/a/b")
#> scheme_of("/local/path/")
#> scheme_of("ftp://files.net")
#> scheme_of("")
#> scheme_of("http://")
#> scheme_of("HTTP://loud.com")

### common_tail_words
def common_tail_words(a, b):
    n = 0
    while n < min(len(a), len(b)) and a.endswith(b[len(b) - n - 1:]):
        n += 1
    return a[:len(a) - n] + "(" + a[len(a) - n:] + ")"

#> common_tail_words("walking", "talking")
#> common_tail_words("cat", "dog")
#> common_tail_words("", "x")
#> common_tail_words("ending", "ing")
#> common_tail_words("same", "same")

### chain_last_first
def chain_last_first(words):
    ws = words.split()
    out = ws[:1]
    for w in ws[1:]:
        if w.startswith(out[-1][-1]):
            out.append(w)
        elif w.endswith(out[0][0]):
            out.insert(0, w)
    return "~".join(out)

#> chain_last_first("apple elephant tiger rat")
#> chain_last_first("dog cat hand")
#> chain_last_first("one")
#> chain_last_first("")
#> chain_last_first("end Dog deer bad")

### indent_by_prefix
def indent_by_prefix(lines, opens, closes):
    d, out = 0, []
    for ln in lines:
        if ln.startswith(closes):
            d = max(d - 1, 0)
        out.append(". " * d + ln)
        if ln.endswith(opens):
            d += 1
    return out

#> indent_by_prefix(["if {", "x", "}"], "{", "}")
#> indent_by_prefix(["end", "do", "end"], ("do", "then"), ("end", "fi"))
#> indent_by_prefix([], "(", ")")
#> indent_by_prefix(["a {", "} else {", "b", "}"], "{", "}")
#> indent_by_prefix(["flat"], "[", "]")

### affix_votes
def affix_votes(words, aff):
    p = [w for w in words if w.startswith(aff)]
    q = [w for w in words if w.endswith(aff)]
    if len(p) == len(q):
        return aff
    return max(p, q, key=len)

#> affix_votes(["under", "undo", "fund"], "un")
#> affix_votes(["redo", "ore", "are", "rest"], "re")
#> affix_votes([], "a")
#> affix_votes(["tent", "net"], "t")
#> affix_votes(["tie", "toe", "tee", "eat"], "e")

### tuple_prefix_by_len
def tuple_prefix_by_len(s, ps):
    ps = tuple(sorted(ps, key=len, reverse=True))
    n = 0
    while s.startswith(ps):
        p = next(p for p in ps if s.startswith(p))
        s = s[len(p):] or "."
        n += len(p)
    return n, s

#> tuple_prefix_by_len("aaab", ["a", "aa"])
#> tuple_prefix_by_len("xyz", ["y"])
#> tuple_prefix_by_len("tototo", ["to"])
#> tuple_prefix_by_len("", ["q"])
#> tuple_prefix_by_len("re-re-start", ["re-", "st"])

### ordinal_suffix_cut
def ordinal_suffix_cut(text):
    out = []
    for w in text.split():
        core = w.rstrip(",.")
        if core[:-2].isdigit() and core.endswith(("st", "nd", "rd", "th")):
            w = core[:-2] + w[len(core):]
        out.append(w)
    return " ".join(out)

#> ordinal_suffix_cut("On the 21st, 22nd and 3rd of May")
#> ordinal_suffix_cut("fourth of 4th.")
#> ordinal_suffix_cut("")
#> ordinal_suffix_cut("best nest th")
#> ordinal_suffix_cut("1st 1sts 11th")

### same_edges
def same_edges(s):
    k = 0
    for i in range(1, len(s) // 2 + 1):
        if s.endswith(s[:i]):
            k = i
    return s[k:len(s) - k].center(len(s), "_")

#> same_edges("edited")
#> same_edges("decide")
#> same_edges("papa")
#> same_edges("")
#> same_edges("hotshot!")
#> same_edges("church")

### flags_from_args
def flags_from_args(line):
    flags, rest = {}, []
    for a in line.split():
        if a.startswith("--no-"):
            flags[a[5:]] = False
        elif a.startswith("--"):
            k, eq, v = a[2:].partition("=")
            flags[k] = v if eq else True
        else:
            rest.append(a)
    return flags, rest

#> flags_from_args("run --fast --level=3 --no-color file.txt")
#> flags_from_args("")
#> flags_from_args("--x=1 --x")
#> flags_from_args("-a b --")
#> flags_from_args("--no-log --log=")

### verb_forms
def verb_forms(w):
    if w.endswith("ing"):
        stem = w[:-3]
        if len(stem) > 2 and stem[-1] == stem[-2]:
            stem = stem[:-1]
        return stem
    return w[:-1] + "ing" if w.endswith("e") else w + "ing"

#> verb_forms("running")
#> verb_forms("bake")
#> verb_forms("jump")
#> verb_forms("ing")
#> verb_forms("reading")
#> verb_forms("")

### bullets_swap
def bullets_swap(text):
    marks = {"-": "*", "*": "+", "+": "-"}
    out = []
    for ln in text.splitlines():
        body = ln.lstrip()
        pad = ln[:len(ln) - len(body)]
        out.append(pad + marks.get(body[:1], body[:1]) + body[1:])
    return "\n".join(out)

#> bullets_swap("- one\n  * two\n    + three")
#> bullets_swap("plain\n\n-x")
#> bullets_swap("")
#> bullets_swap("   \n+")
#> bullets_swap("** bold")

### prefix_sum_match
def prefix_sum_match(s, parts):
    k = 0
    for p in parts:
        if not s.startswith(p, k):
            return s[k:], p
        k += len(p)
    return k == len(s)

#> prefix_sum_match("sunflower", ["sun", "flow", "er"])
#> prefix_sum_match("sunflower", ["sun", "flow"])
#> prefix_sum_match("sunflower", ["sun", "low"])
#> prefix_sum_match("", [])
#> prefix_sum_match("abc", ["", "abc", ""])

### suffix_bucket
def suffix_bucket(files):
    b = {}
    for f in files.split(","):
        stem, dot, ext = f.strip().rpartition(".")
        b.setdefault(ext.lower() if dot and stem else "", []).append(stem or ext)
    return b

#> suffix_bucket("a.txt, b.TXT, c.md, Makefile")
#> suffix_bucket(".env, x.tar.gz")
#> suffix_bucket("")
#> suffix_bucket("one.,two.")
#> suffix_bucket("p.q,r.q,s.q")

### stutter_start
def stutter_start(s, n):
    out = []
    for w in s.split(" "):
        if len(w) < n or w.startswith(w[n:2 * n] or "\0"):
            out.append(w)
        else:
            out.append(w[:n] + "-" + w)
    return " ".join(out)

#> stutter_start("we were never there", 2)
#> stutter_start("coco mama plain", 2)
#> stutter_start("", 1)
#> stutter_start("I am", 1)
#> stutter_start("no change", 9)

### match_caps_prefix
def match_caps_prefix(abbr, phrase):
    words = phrase.split()
    i = 0
    for w in words:
        if i < len(abbr) and w.upper().startswith(abbr[i].upper()):
            i += 1
    return abbr[:i] + abbr[i:].lower().join("[]")

#> match_caps_prefix("NASA", "national aeronautics and space administration")
#> match_caps_prefix("LOL", "laughing loudly")
#> match_caps_prefix("", "any thing")
#> match_caps_prefix("ATM", "")
#> match_caps_prefix("rsvp", "Respond Soon Very Please")

### trim_units
def trim_units(q):
    for u, m in (("kg", 1000), ("mg", 0.001), ("g", 1)):
        if q.endswith(u):
            n = q.removesuffix(u).strip()
            return float(n) * m
    return q

#> trim_units("2 kg")
#> trim_units("500mg")
#> trim_units("12.5 g")
#> trim_units("7 cups")
#> trim_units("big")
#> trim_units("")

### redact_after
def redact_after(line, keys):
    low = line.lower()
    for k in keys:
        at = low.find(k + "=")
        if at >= 0:
            a = at + len(k) + 1
            b = line.find(" ", a)
            b = len(line) if b < 0 else b
            line = line[:a] + "*" * (b - a) + line[b:]
    return line

#> redact_after("user=bo Password=abc123 ok", ["password"])
#> redact_after("token=xyz", ["token", "pin"])
#> redact_after("nothing secret", ["pin"])
#> redact_after("", ["a"])
#> redact_after("pin=1234 pin=5678", ["pin"])

### longest_word_ending
def longest_word_ending(text, ends):
    best = ""
    for w in text.replace(",", " ").split():
        if not w.endswith(tuple(ends)):
            continue
        if len(w) >= len(best):
            best = w
    return best or text[:5]

#> longest_word_ending("walking, singing and dancing", ["ing"])
#> longest_word_ending("red green blue", ["z"])
#> longest_word_ending("", ["a"])
#> longest_word_ending("nation,notion,potion station", ["tion", "sion"])
#> longest_word_ending("aaa baa ca", "a")

### doubled_affix_drop
def doubled_affix_drop(s, a):
    if s.startswith(a + a):
        s = s[len(a):]
    if s.endswith(a + a):
        s = s[:-len(a)]
    return s if a in s else s + a

#> doubled_affix_drop("rerecord", "re")
#> doubled_affix_drop("bananana", "na")
#> doubled_affix_drop("plain", "xy")
#> doubled_affix_drop("--x--", "-")
#> doubled_affix_drop("oooo", "o")
#> doubled_affix_drop("", "q")
