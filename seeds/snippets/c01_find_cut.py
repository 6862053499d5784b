### hop_to_comma
def hop_to_comma(s):
    ans = []
    while "," in s:
        k = s.index(",")
        ans.append(s[:k].strip() or "?")
        s = s[k + 1:]
    return ans + [s[::-1]]

#> hop_to_comma("salt, pepper,, thyme")
#> hop_to_comma("no commas here")
#> hop_to_comma(",")
#> hop_to_comma("")
#> hop_to_comma("a,b,c,d,e , f")
#> hop_to_comma("  lead,trail  ,")

### patch_mid_quote
def patch_mid_quote(text):
    a = text.find('"')
    b = text.rfind('"')
    if a == b:
        return text.upper()
    return text[:a] + text[a + 1:b].swapcase() + text[b + 1:]

#> patch_mid_quote('she said "Hello There" and left')
#> patch_mid_quote('only one " mark')
#> patch_mid_quote('none at all')
#> patch_mid_quote('""')
#> patch_mid_quote('a "B" c "D" e')
#> patch_mid_quote('"Übung"')

### last_at_wins
def last_at_wins(addr, fill="-"):
    user, at, host = addr.rpartition("@")
    if not at:
        return host.center(12, fill)
    n = host.count(".")
    return user.replace("@", fill) + at + host.replace(".", fill, n - 1)

#> last_at_wins("mara.lee@mail.shop.example.org")
#> last_at_wins("nobody")
#> last_at_wins("a@b@c.d.e", "*")
#> last_at_wins("x@localhost")
#> last_at_wins("", "=")
#> last_at_wins("q@one.two", "#")

### chew_until_vowel
def chew_until_vowel(w):
    i = 0
    while i < len(w) and w[i].lower() not in "aeiou":
        i += 1
    if i == 0:
        return w + "way"
    return (w[i:] + w[:i].lower() + "ay").capitalize()

#> chew_until_vowel("String")
#> chew_until_vowel("apple")
#> chew_until_vowel("Rhythm")
#> chew_until_vowel("")
#> chew_until_vowel("Quartz")
#> chew_until_vowel("black-bird")

### tail_after_nth_dash
def tail_after_nth_dash(s, n):
    k = -1
    for _ in range(n):
        k = s.find("-", k + 1)
        if k == -1:
            return f"<{s}>"
    return s[k + 1:]

#> tail_after_nth_dash("aa-bb-cc-dd", 2)
#> tail_after_nth_dash("aa-bb-cc-dd", 5)
#> tail_after_nth_dash("2024-11-05T09-30", 3)
#> tail_after_nth_dash("plain", 0)
#> tail_after_nth_dash("---", 3)
#> tail_after_nth_dash("", 1)

### two_ended_peel
def two_ended_peel(s, l, r):
    c = 0
    while s[:1] == l and s[-1:] == r and len(s) > 1:
        s = s[1:-1]
        c += 1
    return f"{c}:{s}"

#> two_ended_peel("((inner))", "(", ")")
#> two_ended_peel("[[x]", "[", "]")
#> two_ended_peel("<>", "<", ">")
#> two_ended_peel("***bold***", "*", "*")
#> two_ended_peel("", "a", "b")
#> two_ended_peel("aaaaa", "a", "a")

### rfind_ladder
def rfind_ladder(text, word):
    spots = [text.rfind(ch) for ch in word]
    res = ""
    for a, b in zip(spots, spots[1:]):
        res += "<" if a < b else ">" if a > b else "="
    return res, max(spots, default=None)

#> rfind_ladder("the quick brown fox", "quo")
#> rfind_ladder("banana", "banned")
#> rfind_ladder("zebra", "")
#> rfind_ladder("", "xyz")
#> rfind_ladder("Mississippi", "sip!")
#> rfind_ladder("a-b-c", "-")

### blank_between_stars
def blank_between_stars(s):
    i = s.find("*")
    j = s.find("*", i + 1)
    if j < 0:
        return s.strip("*") + "!"
    l = list(s)
    l[i:j + 1] = "_" * (j - i - 1)
    return "".join(l)

#> blank_between_stars("keep *hide* keep")
#> blank_between_stars("one * only")
#> blank_between_stars("**")
#> blank_between_stars("")
#> blank_between_stars("*a*b*c*")
#> blank_between_stars("nothing starred")

### where_case_flips
def where_case_flips(s):
    out = []
    for i in range(1, len(s)):
        if s[i - 1].islower() and s[i].isupper():
            out.append(i)
    out.append(len(s))
    return [s[a:b] for a, b in zip([0] + out, out)]

#> where_case_flips("parseHttpRequestLine")
#> where_case_flips("ALLCAPS")
#> where_case_flips("")
#> where_case_flips("iPhoneX")
#> where_case_flips("snake_case Name")
#> where_case_flips("aBcDe")

### first_of_any
def first_of_any(text, marks):
    hits = sorted((text.find(m), m) for m in marks if m in text)
    if not hits:
        return text, "", ""
    at, m = hits[0]
    return text[:at], m, text[at + len(m):]

#> first_of_any("width: 20; height: 30", [";", ":"])
#> first_of_any("plain words", ["=", "#"])
#> first_of_any("a=>b=c", ["=", "=>"])
#> first_of_any("", ["", "x"])
#> first_of_any("key#note:val", [":", "#", "!"])
#> first_of_any("tab\there", ["\t", " "])

### swap_around_pivot
def swap_around_pivot(s, p):
    head, mid, tail = s.partition(p)
    if mid == "":
        return s[::-1]
    if len(head) == len(tail):
        return head + mid.upper() + tail
    return tail + mid + head

#> swap_around_pivot("left|right", "|")
#> swap_around_pivot("abc to xyz", " to ")
#> swap_around_pivot("nothing", "zz")
#> swap_around_pivot("up and under and over", "and")
#> swap_around_pivot("x", "x")
#> swap_around_pivot("12:30:45", ":")

### drag_index_left
def drag_index_left(s, ch, n):
    l = list(s)
    try:
        i = l.index(ch)
    except ValueError:
        return s.replace(" ", "")
    l.insert(max(i - n, 0), l.pop(i))
    return "".join(l)

#> drag_index_left("abcdef", "e", 2)
#> drag_index_left("garden path", "p", 20)
#> drag_index_left("no such letter", "z", 1)
#> drag_index_left("", "a", 3)
#> drag_index_left("hello", "l", -1)
#> drag_index_left("wxyz", "z", 3)

### squeeze_spaces_at
def squeeze_spaces_at(text, start):
    k = text.find("  ", start)
    while k >= 0:
        text = text[:k] + text[k + 1:]
        k = text.find("  ", k)
    return text

#> squeeze_spaces_at("a  b   c    d", 0)
#> squeeze_spaces_at("a  b   c    d", 5)
#> squeeze_spaces_at("tight", 2)
#> squeeze_spaces_at("      ", 0)
#> squeeze_spaces_at("end  ", -2)
#> squeeze_spaces_at("", 0)

### count_then_chop
def count_then_chop(a, b):
    n = a.count(b)
    if n > len(b):
        return a[n:]
    elif n == 0:
        return b + a[-1:]
    return a[:-n]

#> count_then_chop("banana bread", "a")
#> count_then_chop("banana bread", "an")
#> count_then_chop("banana bread", "q")
#> count_then_chop("", "q")
#> count_then_chop("oooooo", "oo")
#> count_then_chop("x.y.z.w", ".")

### window_echo
def window_echo(s, w):
    for i in range(len(s) - 2 * w + 1):
        if s[i:i + w] == s[i + w:i + 2 * w]:
            return s[:i] + "{" + s[i:i + w] + "}" + s[i + 2 * w:]
    return None

#> window_echo("hotshots", 1)
#> window_echo("couscous night", 4)
#> window_echo("bookkeeper", 1)
#> window_echo("xyzxyzxyz", 3)
#> window_echo("", 2)
#> window_echo("ho ho ho", 3)

### path_climb
def path_climb(p):
    res = ""
    while p.startswith("../"):
        p = p[3:]
        res += "^"
    if p.endswith("/"):
        p = p.rstrip("/") + "*"
    return res + p

#> path_climb("../../img/logo.png")
#> path_climb("src/main.py")
#> path_climb("../build//")
#> path_climb("..")
#> path_climb("")
#> path_climb("../../..")

### before_and_after_sum
def before_and_after_sum(expr):
    for op in "+-":
        l, o, r = expr.partition(op)
        if o and l.strip().isdigit() and r.strip().isdigit():
            return int(l) + int(o + "1") * int(r)
    return expr.split()

#> before_and_after_sum("12 + 30")
#> before_and_after_sum("7-10")
#> before_and_after_sum("x + 3")
#> before_and_after_sum("")
#> before_and_after_sum("4 * 5")
#> before_and_after_sum("-5+2")

### lop_common_head
def lop_common_head(a, b):
    k = 0
    for x, y in zip(a, b):
        if x != y:
            break
        k += 1
    return a[:k].upper(), a[k:], b[k:]

#> lop_common_head("interface", "internal")
#> lop_common_head("same", "same")
#> lop_common_head("apple", "pear")
#> lop_common_head("", "anything")
#> lop_common_head("run", "running fast")
#> lop_common_head("Tab\t1", "Tab\t2")

### hash_comment_cut
def hash_comment_cut(line):
    q = False
    for i, ch in enumerate(line):
        if ch == "'":
            q = not q
        elif ch == "#" and not q:
            return line[:i].rstrip()
    return line + ("'" if q else "")

#> hash_comment_cut("x = 1  # set x")
#> hash_comment_cut("s = '#tag' # real")
#> hash_comment_cut("s = 'open # end")
#> hash_comment_cut("")
#> hash_comment_cut("# whole line")
#> hash_comment_cut("print('a')")

### ellipsis_mid
def ellipsis_mid(s, w):
    if len(s) <= w:
        return s.ljust(w, ".")
    h = (w - 3) // 2
    return s[:h] + "..." + s[len(s) - (w - 3 - h):]

#> ellipsis_mid("a rather long file name.txt", 15)
#> ellipsis_mid("short", 8)
#> ellipsis_mid("exactly", 7)
#> ellipsis_mid("abcdefghij", 4)
#> ellipsis_mid("", 3)
#> ellipsis_mid("häuser am see im herbst", 12)

### second_word_rules
def second_word_rules(s):
    p = s.split(None, 2)
    if len(p) < 2:
        return s
    if len(p) == 3:
        p[2] = p[2].rjust(len(p[1]) + 4, ".")
    return p[1].join(p[::2])

#> second_word_rules("one TWO three four")
#> second_word_rules("only")
#> second_word_rules("left right")
#> second_word_rules("   ")
#> second_word_rules("a bbbbbbbb c")
#> second_word_rules("\tgo  home now\n")

### gap_to_next
def gap_to_next(s, ch):
    l = [i for i, c in enumerate(s) if c == ch]
    if len(l) < 2:
        return s.count(ch) * 100 + len(s)
    return [b - a for a, b in zip(l, l[1:])]

#> gap_to_next("she sells sea shells", "s")
#> gap_to_next("quiet", "q")
#> gap_to_next("quiet", "z")
#> gap_to_next("", "a")
#> gap_to_next("....", ".")
#> gap_to_next("10110001", "1")

### under_score_hop
def under_score_hop(name):
    i = name.find("_")
    while 0 <= i < len(name) - 1:
        name = name[:i] + name[i + 1].upper() + name[i + 2:]
        i = name.find("_", i)
    return name

#> under_score_hop("get_user_name")
#> under_score_hop("trailing_")
#> under_score_hop("__init__")
#> under_score_hop("plain")
#> under_score_hop("_")
#> under_score_hop("a_1_b_ü")

### bracket_first_last
def bracket_first_last(s, sub):
    a, b = s.find(sub), s.rfind(sub)
    n = len(sub)
    if a < 0:
        return "(" + s + ")"
    if b - a < n:
        return s[:a] + "[" + sub + "]" + s[a + n:]
    return f"{s[:a]}[{sub}]{s[a + n:b]}[{sub}]{s[b + n:]}"

#> bracket_first_last("the cat saw the dog", "the")
#> bracket_first_last("one match here", "match")
#> bracket_first_last("no hit", "xyz")
#> bracket_first_last("aaa", "aa")
#> bracket_first_last("tick tock tick tock tick", "tick")
#> bracket_first_last("", "a")

### stop_at_double
def stop_at_double(s):
    res = []
    for a, b in zip(s, s[1:] + " "):
        res.append(a)
        if a == b:
            break
    else:
        res.insert(0, "~")
    return "".join(res)

#> stop_at_double("balloon")
#> stop_at_double("island")
#> stop_at_double("")
#> stop_at_double("ends with space ")
#> stop_at_double("aardvark")
#> stop_at_double("1223334444")
