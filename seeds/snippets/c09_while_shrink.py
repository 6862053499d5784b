### gulp_numbers
def gulp_numbers(s):
    res = []
    while s:
        n = len(s) - len(s.lstrip("0123456789"))
        if n:
            res.append(int(s[:n]))
        s = s[n or 1:]
    return res

#> gulp_numbers("a12b3c456")
#> gulp_numbers("none")
#> gulp_numbers("")
#> gulp_numbers("007 agents")
#> gulp_numbers("1.50 + 2")

### halve_till_match
def halve_till_match(s, sub):
    steps = 0
    while sub in s and len(s) > len(sub):
        h = len(s) // 2
        s = s[:h] if sub in s[:h] else s[h:]
        steps += 1
    return s, steps

#> halve_till_match("look for the needle in here", "n")
#> halve_till_match("abcdefgh", "de")
#> halve_till_match("abcdefgh", "z")
#> halve_till_match("", "a")
#> halve_till_match("xxxxxxx!", "!")

### erase_loops
def erase_loops(s, sub):
    n = 0
    while (k := s.find(sub)) != -1:
        s = s[:k] + s[k + len(sub):]
        n += 1
        if n > 9:
            break
    return s or str(n)

#> erase_loops("ababccabc", "abc")
#> erase_loops("((()))x", "()")
#> erase_loops("clean", "zz")
#> erase_loops("aaaaaaaaaaaaaa", "a")
#> erase_loops("(())", "()")

### digit_eats_ahead
def digit_eats_ahead(s):
    out = ""
    i = 0
    while i < len(s):
        if s[i].isdigit():
            i += int(s[i]) + 1
        else:
            out += s[i]
            i += 1
    return out

#> digit_eats_ahead("ab2cdef1gh")
#> digit_eats_ahead("9 lives are not enough")
#> digit_eats_ahead("")
#> digit_eats_ahead("0a0b0c")
#> digit_eats_ahead("no digits")

### unwrap_echo
def unwrap_echo(s):
    d = 0
    while s and s == s[:len(s) // 2] * 2:
        s = s[:len(s) // 2]
        d += 1
    return s + "'" * d

#> unwrap_echo("abababab")
#> unwrap_echo("beriberi")
#> unwrap_echo("")
#> unwrap_echo("aaaaaa")
#> unwrap_echo("single")

### collapse_dots
def collapse_dots(path):
    while "/./" in path:
        path = path.replace("/./", "/")
    while (i := path.find("/../")) > 0:
        j = path.rfind("/", 0, i)
        path = path[:j] + path[i + 3:]
    return path

#> collapse_dots("/usr/./lib/../bin/tool")
#> collapse_dots("/a/b/../../c")
#> collapse_dots("/plain/path")
#> collapse_dots("")
#> collapse_dots("/././x/./")
#> collapse_dots("/../top")

### feed_two_queues
def feed_two_queues(s):
    a = b = ""
    while s:
        if len(a) <= len(b):
            a += s[0]
        else:
            b += s[-1]
            s = s[:-1]
            continue
        s = s[1:]
    return a, b

#> feed_two_queues("abcdefg")
#> feed_two_queues("")
#> feed_two_queues("ok")
#> feed_two_queues("front and back")
#> feed_two_queues("112233")

### digital_chain
def digital_chain(s):
    chain = [s]
    while len(s) > 1:
        s = str(sum(int(c) for c in s if c.isdigit()))
        chain.append(s)
    return "->".join(chain)

#> digital_chain("98765")
#> digital_chain("7")
#> digital_chain("")
#> digital_chain("a9b9c9")
#> digital_chain("199-999")

### strip_alternating_ends
def strip_alternating_ends(s, chars):
    left = True
    while s:
        t = s[1:] if left and s[0] in chars else s[:-1] if not left and s[-1] in chars else s
        if t == s:
            break
        s, left = t, not left
    return s

#> strip_alternating_ends("--+text+--", "+-")
#> strip_alternating_ends("xxabc", "x")
#> strip_alternating_ends("....", ".")
#> strip_alternating_ends("", "a")
#> strip_alternating_ends("abc", "z")

### peel_words_by_len
def peel_words_by_len(text, sizes):
    out = []
    for n in sizes:
        text = text.lstrip()
        if not text:
            break
        out.append(text[:n].rstrip())
        text = text[n:]
    else:
        out.append(text)
    return out

#> peel_words_by_len("the quick brown fox", [3, 7, 2])
#> peel_words_by_len("short", [2, 9, 9])
#> peel_words_by_len("", [1])
#> peel_words_by_len("  spaced  out  ", [4, 4])
#> peel_words_by_len("abc", [])

### countdown_replace
def countdown_replace(s, ch):
    n = s.count(ch)
    while n:
        s = s.replace(ch, str(n % 10), 1)
        n -= 1
    return s

#> countdown_replace("x marks x and x", "x")
#> countdown_replace("none", "z")
#> countdown_replace("", "a")
#> countdown_replace("eeeeeeeeeeee", "e")
#> countdown_replace("1-1-1", "1")

### zip_shut
def zip_shut(s):
    i, j = 0, len(s) - 1
    kept = []
    while i < j:
        if s[i] != s[j]:
            kept.append(min(s[i], s[j]))
        i += 1
        j -= 1
    return "".join(kept) + (s[i] if i == j else "")

#> zip_shut("radar")
#> zip_shut("planet")
#> zip_shut("")
#> zip_shut("abXYba")
#> zip_shut("Stairway")

### grow_until_unique
def grow_until_unique(names, new):
    cand, n = new, 2
    while cand in names:
        cand = f"{new} ({n})"
        n += 1
    return cand

#> grow_until_unique(["doc", "doc (2)"], "doc")
#> grow_until_unique(["a", "b"], "c")
#> grow_until_unique([], "")
#> grow_until_unique(["pic", "pic (3)"], "pic")
#> grow_until_unique("doc (2) doc", "doc")

### even_split_descent
def even_split_descent(s):
    path = ""
    while len(s) > 1:
        m = len(s) // 2
        if s[:m] < s[m:]:
            s, path = s[:m], path + "L"
        else:
            s, path = s[m:], path + "R"
    return path + s

#> even_split_descent("decision")
#> even_split_descent("zyxwv")
#> even_split_descent("")
#> even_split_descent("abab")
#> even_split_descent("Q")

### next_sep_jump
def next_sep_jump(s):
    out, seps = "", ",;:"
    i = 0
    while i < len(s):
        if s[i] == seps[0]:
            seps = seps[1:] + seps[0]
            out += "|"
        else:
            out += s[i]
        i += 1
    return out, seps[0]

#> next_sep_jump("a,b;c:d,e")
#> next_sep_jump("a,b,c")
#> next_sep_jump("")
#> next_sep_jump(";;,,")
#> next_sep_jump("no seps")

### halting_vowel_quota
def halting_vowel_quota(s, q):
    i = 0
    while q > 0 and i < len(s):
        q -= s[i] in "aeiouAEIOU"
        i += 1
    return s[:i] + ("" if i == len(s) else "...")

#> halting_vowel_quota("an extraordinary event", 4)
#> halting_vowel_quota("sky", 1)
#> halting_vowel_quota("", 3)
#> halting_vowel_quota("OUI", 3)
#> halting_vowel_quota("anything", 0)

### run_length_read
def run_length_read(code):
    out = ""
    while code:
        c, code = code[0], code[1:]
        num = ""
        while code and code[0].isdigit():
            num += code[0]
            code = code[1:]
        out += c * int(num or 1)
    return out

#> run_length_read("a3b2c")
#> run_length_read("x10y0z")
#> run_length_read("")
#> run_length_read("abc")
#> run_length_read("-5>1")

### cancel_opposites
def cancel_opposites(moves):
    opp = {"N": "S", "S": "N", "E": "W", "W": "E"}
    out = ""
    for m in moves:
        if out and opp.get(out[-1]) == m:
            out = out[:-1]
        else:
            out += m
    return out or "home"

#> cancel_opposites("NNSEWE")
#> cancel_opposites("NEWS")
#> cancel_opposites("")
#> cancel_opposites("NENE")
#> cancel_opposites("N?S")

### roll_until_sorted
def roll_until_sorted(s):
    n = 0
    while list(s) != sorted(s):
        s = s[-1] + s[:-1]
        n += 1
        if n == len(s):
            return None
    return s, n

#> roll_until_sorted("cdeab")
#> roll_until_sorted("abc")
#> roll_until_sorted("acb")
#> roll_until_sorted("")
#> roll_until_sorted("4512")

### escape_walk
def escape_walk(s):
    res, i = [], 0
    while i < len(s):
        if s[i] == "\\" and i + 1 < len(s):
            res.append({"n": "\n", "t": "\t"}.get(s[i + 1], s[i + 1]))
            i += 2
            continue
        res.append(s[i])
        i += 1
    return "".join(res)

#> escape_walk("line\\none\\ttab")
#> escape_walk("back\\\\slash")
#> escape_walk("end\\")
#> escape_walk("")
#> escape_walk("q\\\"q")

### shave_longest_run
def shave_longest_run(s, rounds):
    for _ in range(rounds):
        best = max((c * n for c in sorted(set(s)) for n in range(1, 6) if c * n in s), key=lambda r: (len(r), r), default="")
        if len(best) < 2:
            break
        s = s.replace(best, best[0])
    return s

#> shave_longest_run("heyyy aaaand goo", 2)
#> shave_longest_run("abc", 3)
#> shave_longest_run("", 1)
#> shave_longest_run("zzzzaazz", 1)
#> shave_longest_run("1112223", 5)

### consume_prefixes
def consume_prefixes(s, prefixes):
    used = []
    for p in prefixes * 2:
        if s.startswith(p):
            s = s[len(p):]
            used.append(p)
    return used, s

#> consume_prefixes("unrewind", ["re", "un"])
#> consume_prefixes("prepress", ["pre", "p"])
#> consume_prefixes("", ["a"])
#> consume_prefixes("cat", ["dog"])
#> consume_prefixes("dodododo", ["do"])

### until_stable
def until_stable(s, a, b):
    n = 0
    t = s.replace(a, b)
    while t != s and n < 6:
        s, t = t, t.replace(a, b)
        n += 1
    return n, s

#> until_stable("aaaaaaaa", "aa", "a")
#> until_stable("hello", "x", "y")
#> until_stable("(())", "()", "")
#> until_stable("ab", "b", "ab")
#> until_stable("", "q", "r")

### meet_markers
def meet_markers(s, a, b):
    i, j = s.find(a), s.rfind(b)
    while 0 <= i < j:
        s = s[:i] + s[i + 1:j] + s[j + 1:]
        i, j = s.find(a), s.rfind(b)
    return s

#> meet_markers("<<inner>>", "<", ">")
#> meet_markers("a>b<c", "<", ">")
#> meet_markers("[x][y]", "[", "]")
#> meet_markers("", "<", ">")
#> meet_markers("**bold**", "*", "*")
