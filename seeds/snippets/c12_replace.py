### replace_from_right
def replace_from_right(s, a, b, n):
    return b.join(s.rsplit(a, n)) if n >= 0 else s.replace(a, b)

#> replace_from_right("one, two, three, four", ", ", " & ", 1)
#> replace_from_right("a.b.c.d", ".", "/", 2)
#> replace_from_right("a.b.c", ".", "", -1)
#> replace_from_right("", "x", "y", 3)
#> replace_from_right("xx-xx", "x", "oo", 0)

### swap_two_words
def swap_two_words(s, a, b):
    if a == b:
        return s
    t = s.replace(a, "\0").replace(b, a)
    return t.replace("\0", b)

#> swap_two_words("cat and dog and cat", "cat", "dog")
#> swap_two_words("yes or no", "yes", "no")
#> swap_two_words("same", "x", "x")
#> swap_two_words("", "a", "b")
#> swap_two_words("1 10 100", "1", "0")

### replace_grow_count
def replace_grow_count(text, old, new):
    out = []
    for i, line in enumerate(text.split("\n")):
        out.append(line.replace(old, new, i))
    return out

#> replace_grow_count("aaa\naaa\naaa", "a", "b")
#> replace_grow_count("no match", "x", "y")
#> replace_grow_count("", "a", "b")
#> replace_grow_count("1,2,3\n1,2,3\n\n1,2,3", ",", " ")
#> replace_grow_count("ho ho\nho ho ho", "ho", "hey")

### replace_empty_weave
def replace_empty_weave(s, sep):
    t = s.replace("", sep)
    return t.strip(sep) if s else t * 2

#> replace_empty_weave("abc", "-")
#> replace_empty_weave("", "*")
#> replace_empty_weave("x y", ".")
#> replace_empty_weave("--", "-")
#> replace_empty_weave("wide", " ")

### censor_keep_first
def censor_keep_first(text, bad):
    for b in bad:
        i = text.lower().find(b)
        while i >= 0:
            text = text[:i + 1] + "*" * (len(b) - 1) + text[i + len(b):]
            i = text.lower().find(b, i + 1)
    return text

#> censor_keep_first("Darn it, darn the socks", ["darn"])
#> censor_keep_first("clean words", ["heck", "dang"])
#> censor_keep_first("Dang heck DANG", ["dang", "heck"])
#> censor_keep_first("", ["x"])
#> censor_keep_first("aaaa", ["aa"])

### smart_quotes_alt_bit
def smart_quotes_alt_bit(s):
    n = s.count('"')
    for k in range(n):
        s = s.replace('"', "«" if k % 2 == 0 else "»", 1)
    return s if n % 2 == 0 else s + "»"

#> smart_quotes_alt_bit('say "hi" and "bye"')
#> smart_quotes_alt_bit('one " open')
#> smart_quotes_alt_bit("")
#> smart_quotes_alt_bit("none")
#> smart_quotes_alt_bit('""')

### replace_first_each
def replace_first_each(s, repl):
    for k, v in repl.items():
        if k not in s:
            s += "!" + k
            continue
        s = s.replace(k, v, 1)
    return s

#> replace_first_each("to be or not to be", {"to": "2", "be": "bee"})
#> replace_first_each("abc", {"x": "y"})
#> replace_first_each("", {"a": "b"})
#> replace_first_each("a b a", {"a": "b", "b": "c"})
#> replace_first_each("miss kiss", {"ss": "zz", "q": "k"})

### umlaut_fold
def umlaut_fold(s):
    for a, b in zip("äöüß", ("ae", "oe", "ue", "ss")):
        s = s.replace(a, b).replace(a.upper(), b.title())
    return s if s.isascii() else "!" + s

#> umlaut_fold("Größe und Länge")
#> umlaut_fold("ÜBUNG")
#> umlaut_fold("")
#> umlaut_fold("Straße à Paris")
#> umlaut_fold("plain")

### replace_until_len
def replace_until_len(s, a, b, limit):
    while len(s) < limit and a in s:
        s = s.replace(a, b, 1)
    return s[:limit]

#> replace_until_len("a-b-c", "-", " and ", 14)
#> replace_until_len("zz", "y", "yy", 9)
#> replace_until_len("grow", "o", "oo", 8)
#> replace_until_len("", "a", "b", 2)
#> replace_until_len("already long enough", "l", "LL", 7)

### vowel_mask_pattern
def vowel_mask_pattern(s):
    m = "".join("V" if c in "aeiou" else "C" if c.isalpha() else c for c in s.lower())
    while "CC" in m:
        m = m.replace("CC", "C")
    return m

#> vowel_mask_pattern("strength training")
#> vowel_mask_pattern("Audio")
#> vowel_mask_pattern("")
#> vowel_mask_pattern("a-b-c 12")
#> vowel_mask_pattern("queue")

### toggle_comment
def toggle_comment(code):
    ls = code.split("\n")
    if all(l.startswith("# ") for l in ls):
        return "\n".join(l.replace("# ", "", 1) for l in ls)
    return "\n".join("# " + l for l in ls)

#> toggle_comment("x = 1\ny = 2")
#> toggle_comment("# x = 1\n# y = 2")
#> toggle_comment("# x\ny")
#> toggle_comment("")
#> toggle_comment("# # twice")

### squash_marks
def squash_marks(s):
    for m in "!?.":
        n = s.count(m)
        s = s.replace(m * 3, m).replace(m * 2, m)
        if s.count(m) == n and n > 1:
            s = s.replace(m, "", 1)
    return s

#> squash_marks("What?? No!!! Stop...")
#> squash_marks("a.b.c")
#> squash_marks("")
#> squash_marks("Really?!?!")
#> squash_marks("......")

### replace_with_reverse
def replace_with_reverse(s, sub):
    r = sub[::-1]
    if r == sub:
        return s.count(sub)
    a, b = s.count(sub), s.count(r)
    return s.replace(sub, r) if a >= b else s.replace(r, sub)

#> replace_with_reverse("stop the pots stop", "stop")
#> replace_with_reverse("pots pots stop", "stop")
#> replace_with_reverse("noon at noon", "noon")
#> replace_with_reverse("", "ab")
#> replace_with_reverse("abcba", "ab")

### date_sep_normal
def date_sep_normal(d):
    for sep in "./ ":
        d = d.replace(sep, "-")
    p = d.split("-")
    if len(p) != 3:
        return d
    if len(p[0]) != 4:
        p.reverse()
    return "-".join(x.zfill(2) for x in p)

#> date_sep_normal("5.11.2024")
#> date_sep_normal("2024/3/9")
#> date_sep_normal("May 2024")
#> date_sep_normal("")
#> date_sep_normal("1 2 03")

### tag_to_bracket
def tag_to_bracket(html, tags):
    for t in tags:
        html = html.replace(f"<{t}>", "[" + t[0]).replace(f"</{t}>", "]")
    left = html.count("<")
    return html if not left else f"{html} ({left})"

#> tag_to_bracket("<b>hi</b> <i>you</i>", ["b", "i"])
#> tag_to_bracket("<u>x</u>", ["b"])
#> tag_to_bracket("", ["p"])
#> tag_to_bracket("<em><b>z</b>", ["em", "b"])
#> tag_to_bracket("1 < 2", [])

### number_words_in
def number_words_in(s):
    for i, w in enumerate("zero one two three four five".split()):
        if w in s:
            s = s.replace(w, str(i))
        else:
            s = s.replace(str(i), w)
    return s

#> number_words_in("one and two make 3")
#> number_words_in("room 5 floor four")
#> number_words_in("")
#> number_words_in("someone phoned 1 twice")
#> number_words_in("0 10 two")

### replace_pos_list
def replace_pos_list(s, pos, ch):
    for p in sorted(pos, reverse=True):
        if 0 <= p < len(s):
            s = s[:p] + ch * (p % 3) + s[p + 1:]
    return s

#> replace_pos_list("abcdefgh", [1, 4, 5], "*")
#> replace_pos_list("abc", [9, -1, 0], "x")
#> replace_pos_list("", [0], "y")
#> replace_pos_list("same", [], "z")
#> replace_pos_list("repeat", [2, 2], "o")

### csv_quote_if
def csv_quote_if(cells):
    out = []
    for c in cells:
        if '"' in c:
            c = c.replace('"', '""')
        if not c.isalnum():
            c = f'"{c}"'
        out.append(c)
    return ",".join(out)

#> csv_quote_if(["plain", "with space", 'say "hi"'])
#> csv_quote_if([""])
#> csv_quote_if([])
#> csv_quote_if(["1", "2.5", "a,b"])
#> csv_quote_if(["line\nbreak", "ok"])

### ladder_replace
def ladder_replace(s, word):
    for a, b in zip(word, word[1:]):
        s = s.replace(a, b, 1)
    return s

#> ladder_replace("aaa bbb", "abc")
#> ladder_replace("mountain", "nat")
#> ladder_replace("", "xyz")
#> ladder_replace("keep", "k")
#> ladder_replace("lollipop", "loop")

### negative_count_all
def negative_count_all(s, sub, n):
    t = s.replace(sub, sub.upper(), n)
    same = sum(x == y for x, y in zip(s, t))
    return t, len(s) - same

#> negative_count_all("tick tock tick", "ti", -1)
#> negative_count_all("tick tock tick", "ti", 1)
#> negative_count_all("tick tock tick", "ck", 2)
#> negative_count_all("", "a", -5)
#> negative_count_all("12 12", "1", 9)

### dash_cleanup
def dash_cleanup(s):
    s = s.replace("—", "-").replace("–", "-")
    n = len(s)
    while "--" in s:
        s = s.replace("--", "-")
    return s.strip("-") if len(s) == n else s.replace("-", " - ")

#> dash_cleanup("well—known fact")
#> dash_cleanup("a--b---c")
#> dash_cleanup("-edge-")
#> dash_cleanup("")
#> dash_cleanup("1–2--3")

### replace_index_or_add
def replace_index_or_add(s, a, b):
    try:
        i = s.index(a)
    except ValueError:
        return s + b if len(s) % 2 else b + s
    return s[:i] + b + s[i:].replace(a, "")

#> replace_index_or_add("red blue red green red", "red", "tan")
#> replace_index_or_add("even", "x", "-")
#> replace_index_or_add("odd", "x", "-")
#> replace_index_or_add("", "q", "r")
#> replace_index_or_add("banana", "an", "oo")

### inflate_spaces
def inflate_spaces(text, width):
    gaps = text.count(" ")
    if not gaps or len(text) >= width:
        return text.ljust(width, "_")
    each, more = divmod(width - len(text) + gaps, gaps)
    text = text.replace(" ", "\0" * (each + 1), more)
    return text.replace(" ", "\0" * each).replace("\0", ".")

#> inflate_spaces("stretch me out", 20)
#> inflate_spaces("solid", 8)
#> inflate_spaces("too long already", 5)
#> inflate_spaces("a b c d", 12)
#> inflate_spaces("", 3)

### undo_typos
def undo_typos(s, pairs):
    fixed = 0
    for p in pairs.split():
        bad, good = p.split(">")
        if bad in s.split():
            s = " ".join(good if w == bad else w for w in s.split())
            fixed += 1
    return f"{s} [{fixed}]"

#> undo_typos("teh cat adn teh dog", "teh>the adn>and")
#> undo_typos("all fine", "recieve>receive")
#> undo_typos("", "a>b")
#> undo_typos("tehran adn", "teh>the adn>and")
#> undo_typos("x", "")

### peek_replace
def peek_replace(s):
    out = ""
    for a, b in zip(s, s[1:] + "\n"):
        if a == " " and b in ",.;":
            continue
        out += a
        if a in ",;" and b.isalnum():
            out += " "
    return out

#> peek_replace("Hello ,world ;ok .")
#> peek_replace("fine, as is.")
#> peek_replace("")
#> peek_replace("a,b;c")
#> peek_replace("1,000 , 2")
