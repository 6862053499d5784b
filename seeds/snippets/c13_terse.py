### tq_len_parity
def tq_len_parity(s):
    n = len(s)
    return s[n // 2:] + s[:n // 2] if n % 2 == 0 else s[:n // 2] + s[n // 2 + 1:]

#> tq_len_parity("abcdef")
#> tq_len_parity("abcde")
#> tq_len_parity("")
#> tq_len_parity("x")
#> tq_len_parity("hello there")

### tq_words_up_to
def tq_words_up_to(a, n):
    r = []
    for w in a.split():
        n -= len(w)
        if n < 0:
            break
        r.append(w)
    return r, n

#> tq_words_up_to("we go far away", 6)
#> tq_words_up_to("we go", 10)
#> tq_words_up_to("", 0)
#> tq_words_up_to("toolongword", 3)
#> tq_words_up_to("a b c d e", 4)

### tq_mid_compare
def tq_mid_compare(s):
    m = len(s) // 2
    a, b = s[:m], s[-m:] if m else ""
    if a < b:
        return a + "<" + b
    return b + "<=" + a

#> tq_mid_compare("applebanana")
#> tq_mid_compare("zebra")
#> tq_mid_compare("")
#> tq_mid_compare("noon")
#> tq_mid_compare("xx")

### tq_nonalpha_pos
def tq_nonalpha_pos(t):
    k = [i for i, c in enumerate(t) if not c.isalpha()]
    if not k:
        return -1
    return t[k[0] + 1:k[-1]] if len(k) > 1 else k[0]

#> tq_nonalpha_pos("ab-cd-ef")
#> tq_nonalpha_pos("ab-cd")
#> tq_nonalpha_pos("abcd")
#> tq_nonalpha_pos("")
#> tq_nonalpha_pos("12 monkeys 34")

### tq_build_back
def tq_build_back(s):
    ans = ""
    for c in s:
        ans = c + ans if c.lower() in "nopqrstuvwxyz" else ans + c
    return ans

#> tq_build_back("template")
#> tq_build_back("abc")
#> tq_build_back("zyx")
#> tq_build_back("")
#> tq_build_back("Quiz Show 7")

### tq_ends_eq
def tq_ends_eq(s, k):
    if s[:k] == s[-k:]:
        return k
    if k == 1:
        return s
    return tq_ends_eq(s, k - 1)

#> tq_ends_eq("abcab", 3)
#> tq_ends_eq("level", 2)
#> tq_ends_eq("word", 4)
#> tq_ends_eq("xyz", 2)
#> tq_ends_eq("", 2)

### tq_digit_dance
def tq_digit_dance(s):
    l = [c for c in s if c.isdigit()]
    l.sort(reverse=True)
    return "".join(l.pop() if c.isdigit() else c for c in s)

#> tq_digit_dance("a3b1c2")
#> tq_digit_dance("2024-11-05")
#> tq_digit_dance("")
#> tq_digit_dance("none")
#> tq_digit_dance("9 8 7")

### tq_spread
def tq_spread(s, d):
    return s[:d] + " ".join(s[d:-d]) + s[-d:] if len(s) > 2 * d > 0 else " ".join(s)

#> tq_spread("abcdefg", 2)
#> tq_spread("abc", 2)
#> tq_spread("abc", 0)
#> tq_spread("", 1)
#> tq_spread("wide open", 3)

### tq_last_vowel
def tq_last_vowel(w):
    k = max(w.rfind(v) for v in "aeiou")
    return w[:k] + w[k + 1:].upper() if k > 0 else w + str(k)

#> tq_last_vowel("keyboard")
#> tq_last_vowel("rhythm")
#> tq_last_vowel("ash")
#> tq_last_vowel("")
#> tq_last_vowel("mute")

### tq_pairs_sorted
def tq_pairs_sorted(s):
    if len(s) % 2:
        s += "_"
    l = [s[i:i + 2] for i in range(0, len(s), 2)]
    return "".join(sorted(l, key=lambda p: p[1]))

#> tq_pairs_sorted("d4b2c3a1")
#> tq_pairs_sorted("hello")
#> tq_pairs_sorted("")
#> tq_pairs_sorted("z")
#> tq_pairs_sorted("x9 y8 z")

### tq_two_maps
def tq_two_maps(a, b):
    d = dict(zip(a, b))
    e = dict(zip(b, a))
    return "".join(d.get(c, e.get(c, "?")) for c in a + b)

#> tq_two_maps("abc", "xyz")
#> tq_two_maps("aab", "xyz")
#> tq_two_maps("", "pq")
#> tq_two_maps("abcd", "bcda")
#> tq_two_maps("loop", "pool")

### tq_longer_wins
def tq_longer_wins(*ws):
    best = ""
    for i, w in enumerate(ws):
        if len(w) - i > len(best):
            best = w
    return best.center(9, "·")

#> tq_longer_wins("fig", "apple", "kiwi")
#> tq_longer_wins()
#> tq_longer_wins("", "a", "bb")
#> tq_longer_wins("x", "yyyy", "zzzzzzzz")
#> tq_longer_wins("same", "size")

### tq_cut_pair
def tq_cut_pair(s, p):
    a, b = p
    i, j = s.find(a), s.find(b)
    if i > j:
        i, j = j, i
    return s[:i] + s[j:] if i >= 0 else s[j + 1:]

#> tq_cut_pair("keep{drop}keep", "{}")
#> tq_cut_pair("b comes before a", "ab")
#> tq_cut_pair("no a here", "za")
#> tq_cut_pair("", "xy")
#> tq_cut_pair("neither", "qz")

### tq_ranges
def tq_ranges(s):
    r = []
    for p in s.split(","):
        a, _, b = p.partition("-")
        r += range(int(a), int(b or a) + 1)
    return r

#> tq_ranges("1-3,7,9-10")
#> tq_ranges("5")
#> tq_ranges("3-1,2")
#> tq_ranges("")
#> tq_ranges("0-0, 4 - 6")

### tq_case_split
def tq_case_split(s):
    u = "".join(filter(str.isupper, s))
    l = "".join(filter(str.islower, s))
    return u + l if len(u) > len(l) else l[::-1] + u

#> tq_case_split("HeLLo")
#> tq_case_split("world Wide")
#> tq_case_split("")
#> tq_case_split("123")
#> tq_case_split("ABCdeF")

### tq_dedupe_tail
def tq_dedupe_tail(s):
    out = ""
    for c in reversed(s):
        if c not in out:
            out = c + out
    return out

#> tq_dedupe_tail("bananas")
#> tq_dedupe_tail("abc")
#> tq_dedupe_tail("")
#> tq_dedupe_tail("hello world")
#> tq_dedupe_tail("1231")

### tq_reflow
def tq_reflow(s, n):
    w = s.replace("\n", " ").split(" ")
    return ["/".join(w[i::n]) for i in range(n)]

#> tq_reflow("a b c d e f g", 3)
#> tq_reflow("one\ntwo three", 2)
#> tq_reflow("", 1)
#> tq_reflow("x y", 4)
#> tq_reflow("double  space", 2)

### tq_swap_ij
def tq_swap_ij(s, i, j):
    try:
        l = list(s)
        l[i], l[j] = l[j], l[i]
    except IndexError:
        return s + "!"
    return "".join(l)

#> tq_swap_ij("tiger", 0, 4)
#> tq_swap_ij("tiger", 1, -1)
#> tq_swap_ij("tiger", 2, 9)
#> tq_swap_ij("", 0, 0)
#> tq_swap_ij("ab", -2, 1)

### tq_last_word_len
def tq_last_word_len(t):
    t = t.rstrip(".!? ")
    w = t[t.rfind(" ") + 1:]
    return w * (len(t) // max(len(w), 1))

#> tq_last_word_len("what a day!")
#> tq_last_word_len("alone")
#> tq_last_word_len("...")
#> tq_last_word_len("")
#> tq_last_word_len("I am so very ok ?")

### tq_sandwich
def tq_sandwich(s):
    n = s.count(s[:1])
    if s[:1] != s[-1:]:
        return s[-1] + s[1:-1] + s[0]
    return s[1:-1] if n > 2 else s * n

#> tq_sandwich("abca")
#> tq_sandwich("stones")
#> tq_sandwich("wood")
#> tq_sandwich("")
#> tq_sandwich("!bang!")

### tq_every_word_but
def tq_every_word_but(s, k):
    w = s.split()
    del w[k:k + 1]
    return "".join(x[0] for x in w).upper() or s

#> tq_every_word_but("portable network graphics file", 3)
#> tq_every_word_but("single", 0)
#> tq_every_word_but("", 2)
#> tq_every_word_but("as soon as possible", -2)
#> tq_every_word_but("be right back", 7)

### tq_pad_by_ord
def tq_pad_by_ord(s, w):
    c = chr(33 + len(s) % 14)
    return s.rjust(w, c) if ord(s[0]) % 2 else s.ljust(w, c)

#> tq_pad_by_ord("apple", 9)
#> tq_pad_by_ord("berry pie", 12)
#> tq_pad_by_ord("", 4)
#> tq_pad_by_ord("toolong", 3)
#> tq_pad_by_ord("éa", 5)

### tq_cumul
def tq_cumul(s, sep):
    acc, r = "", []
    for p in s.split(sep):
        acc += sep + p if acc else p
        r.append(acc)
    return r

#> tq_cumul("usr/local/bin", "/")
#> tq_cumul("word", ".")
#> tq_cumul("", "/")
#> tq_cumul("/root/x", "/")
#> tq_cumul("a::b::c", "::")

### tq_second_max
def tq_second_max(s):
    u = sorted(set(s.lower()) - {" "})
    return s.lower().rindex(u[-2]) if len(u) > 1 else u

#> tq_second_max("Monday Morning")
#> tq_second_max("aaa")
#> tq_second_max("")
#> tq_second_max("zyzy x")
#> tq_second_max("Q q r")

### tq_eq_blocks
def tq_eq_blocks(a, b):
    return "".join(x if x == y else "-" if x.lower() == y.lower() else "." for x, y in zip(a, b)) + f"+{abs(len(a) - len(b))}"

#> tq_eq_blocks("kitten", "sitting")
#> tq_eq_blocks("Hello", "hELLo")
#> tq_eq_blocks("", "abc")
#> tq_eq_blocks("same", "same")
#> tq_eq_blocks("AbC d", "aBc")
