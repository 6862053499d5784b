### order_by_echo
def order_by_echo(words, ref):
    ws = words.split()
    ws.sort(key=lambda w: ref.find(w[0]) if w[0] in ref else len(ref))
    return " ".join(ws)

#> order_by_echo("cat apple bird dog", "dbca")
#> order_by_echo("zeta cow ant", "c")
#> order_by_echo("", "abc")
#> order_by_echo("b2 b1 a", "ab")
#> order_by_echo("One two", "tO")

### reversed_pairs_zip
def reversed_pairs_zip(s):
    out = []
    for a, b in zip(s, reversed(s)):
        if a == b:
            out.append(a)
        elif a.isalnum() and b.isalnum():
            out.append(a + b if a < b else "")
        else:
            out.append("_")
    return ",".join(out)

#> reversed_pairs_zip("abcba")
#> reversed_pairs_zip("hello!")
#> reversed_pairs_zip("")
#> reversed_pairs_zip("da")
#> reversed_pairs_zip("12 34")

### vowel_weight_sort
def vowel_weight_sort(text, desc=False):
    def weight(w):
        return sum(w.lower().count(v) for v in "aeiou"), len(w)
    return sorted(text.split(), key=weight, reverse=desc)

#> vowel_weight_sort("queue sky apple I tree")
#> vowel_weight_sort("queue sky apple I tree", True)
#> vowel_weight_sort("")
#> vowel_weight_sort("Aa aA bb b", True)
#> vowel_weight_sort("one two six")

### enumerate_from_match
def enumerate_from_match(s, ch):
    k = s.find(ch)
    return {c: i for i, c in enumerate(s, -k) if c != " "}

#> enumerate_from_match("compass", "p")
#> enumerate_from_match("to be", "b")
#> enumerate_from_match("miss", "z")
#> enumerate_from_match("", "a")
#> enumerate_from_match("level", "l")

### stable_vowels_first
def stable_vowels_first(w):
    return "".join(sorted(w, key=lambda c: (c.lower() not in "aeiou", not c.isalpha())))

#> stable_vowels_first("education")
#> stable_vowels_first("a1b2e3")
#> stable_vowels_first("")
#> stable_vowels_first("Rhythm & Blues")
#> stable_vowels_first("xyz")

### zip_longest_words
def zip_longest_words(a, b):
    from itertools import zip_longest
    out = []
    for x, y in zip_longest(a.split(), b.split(), fillvalue="-"):
        out.append(max(x, y, key=len))
    return " ".join(out)

#> zip_longest_words("the cat sat", "a tiger slept well")
#> zip_longest_words("", "x yy")
#> zip_longest_words("same size", "test word")
#> zip_longest_words("", "")
#> zip_longest_words("one", "two three")

### column_read
def column_read(block):
    rows = block.split("/")
    return ["".join(c).strip(".") for c in zip(*rows)]

#> column_read("abc/def/ghi")
#> column_read("ab/cde/f")
#> column_read("")
#> column_read("..x/y../.z.")
#> column_read("solo")

### rank_swap_text
def rank_swap_text(s):
    order = sorted(range(len(s)), key=lambda i: s[i])
    out = [""] * len(s)
    for a, b in zip(order, reversed(order)):
        out[a] = s[b]
    return "".join(out)

#> rank_swap_text("badce")
#> rank_swap_text("hello")
#> rank_swap_text("")
#> rank_swap_text("zz")
#> rank_swap_text("c3 a1")

### natural_key_sort
def natural_key_sort(items):
    def key(s):
        stem = s.rstrip("0123456789")
        return stem.lower(), int(s[len(stem):] or -1)
    return sorted(items, key=key)

#> natural_key_sort(["img12", "img2", "IMG1", "img"])
#> natural_key_sort(["b1", "a10", "a9"])
#> natural_key_sort([])
#> natural_key_sort(["7", "10", ""])
#> natural_key_sort(["x01", "x1", "x001"])

### first_out_of_order
def first_out_of_order(s):
    for i, (a, b) in enumerate(zip(s, s[1:]), 1):
        if a.lower() > b.lower():
            return i, s[:i], s[i:]
    return len(s), s, ""

#> first_out_of_order("abcXba")
#> first_out_of_order("almost")
#> first_out_of_order("")
#> first_out_of_order("zebra")
#> first_out_of_order("AbC dEf")

### max_by_two_rules
def max_by_two_rules(text):
    ws = text.split("|")
    a = max(ws, key=lambda w: w.count("e"))
    b = min(ws, key=lambda w: (len(w.strip()), w))
    return a if a != b else [w[::-1] for w in ws]

#> max_by_two_rules("tree|free range|sea")
#> max_by_two_rules("eel|apple pie|elephants")
#> max_by_two_rules("bee|about")
#> max_by_two_rules("")
#> max_by_two_rules(" a |bb|e")

### merge_sorted_text
def merge_sorted_text(a, b):
    i = j = 0
    r = ""
    while i < len(a) and j < len(b):
        if a[i] <= b[j]:
            r += a[i].upper()
            i += 1
        else:
            r += b[j]
            j += 1
    return r + "." + a[i:] + b[j:]

#> merge_sorted_text("aceg", "bdf")
#> merge_sorted_text("xyz", "abc")
#> merge_sorted_text("", "qrs")
#> merge_sorted_text("unsorted", "text")
#> merge_sorted_text("aa", "aa")

### group_by_width
def group_by_width(text):
    from itertools import groupby
    return {n: " ".join(g) for n, g in groupby(sorted(text.split(), key=len), key=len) if n > 1}

#> group_by_width("a to be or not the end I see")
#> group_by_width("x y z")
#> group_by_width("")
#> group_by_width("longest of all words here")
#> group_by_width("ab  cd\tef")

### unzip_odd_even_words
def unzip_odd_even_words(s):
    ws = s.split()
    pairs = list(zip(ws[::2], ws[1::2]))
    if not pairs:
        return ws
    a, b = zip(*pairs)
    return "-".join(a), "+".join(b)

#> unzip_odd_even_words("x 1 y 2 z 3")
#> unzip_odd_even_words("left right extra")
#> unzip_odd_even_words("one")
#> unzip_odd_even_words("")
#> unzip_odd_even_words("k v")

### sort_within_brackets
def sort_within_brackets(s):
    out, buf = "", None
    for c in s:
        if c == "(":
            buf = []
        elif c == ")" and buf is not None:
            out += "(" + "".join(sorted(buf)) + ")"
            buf = None
        elif buf is not None:
            buf.append(c)
        else:
            out += c
    return out

#> sort_within_brackets("x(dcba)y(321)")
#> sort_within_brackets("no brackets")
#> sort_within_brackets("")
#> sort_within_brackets("open (lost")
#> sort_within_brackets(") stray (b a)")

### nearest_word_len
def nearest_word_len(text, n):
    ws = text.split()
    if not ws:
        return n
    best = min(ws, key=lambda w: abs(len(w) - n))
    i = ws.index(best)
    return " ".join(ws[i:] + ws[:i])

#> nearest_word_len("the elephant was not small", 5)
#> nearest_word_len("a bb ccc dddd", 0)
#> nearest_word_len("", 4)
#> nearest_word_len("huge gigantic enormous", 9)
#> nearest_word_len("one", 1)

### all_windows_max
def all_windows_max(s, t):
    n = len(t)
    score = [sum(a == b for a, b in zip(s[i:], t)) for i in range(max(len(s) - n + 1, 1))]
    k = score.index(max(score))
    return s[:k] + t.upper() + s[k + n:], score

#> all_windows_max("the cart stops", "cat")
#> all_windows_max("abc", "xyz")
#> all_windows_max("", "ab")
#> all_windows_max("aXaXaX", "aa")
#> all_windows_max("short", "longer than")

### distinct_sorted_join
def distinct_sorted_join(a, b, mode):
    x, y = set(a), set(b)
    if mode == "both":
        z = x & y
    elif mode == "one":
        z = x ^ y
    else:
        z = x - y
    return "".join(sorted(z)) + str(len(z))

#> distinct_sorted_join("orange", "grape", "both")
#> distinct_sorted_join("orange", "grape", "one")
#> distinct_sorted_join("orange", "grape", "left")
#> distinct_sorted_join("", "", "both")
#> distinct_sorted_join("aaa", "b", "one")

### shuffle_by_key
def shuffle_by_key(s, key):
    n = len(key)
    cols = [s[i::n] for i in range(n)]
    return "|".join(c for _, c in sorted(zip(key, cols)))

#> shuffle_by_key("we are discovered", "zebra")
#> shuffle_by_key("abcdef", "ba")
#> shuffle_by_key("", "xy")
#> shuffle_by_key("one key", "k")
#> shuffle_by_key("duplicate", "aba")

### odd_index_sorted
def odd_index_sorted(s):
    l = list(s)
    l[1::2] = sorted(l[1::2], reverse=True)
    for i in range(0, len(l), 2):
        if l[i] == " ":
            l[i] = str(i)
    return "".join(l)

#> odd_index_sorted("to be or not to be")
#> odd_index_sorted("abcdefg")
#> odd_index_sorted("")
#> odd_index_sorted("x")
#> odd_index_sorted("    ")

### alias_sort_inplace
def alias_sort_inplace(s):
    a = s.split(",")
    b = a
    c = sorted(a)
    b.reverse()
    return a == c, ",".join(a), c[0]

#> alias_sort_inplace("c,b,a")
#> alias_sort_inplace("a,b,c")
#> alias_sort_inplace("")
#> alias_sort_inplace("10,9,2")
#> alias_sort_inplace("x, y,x")

### cyclic_zip_mark
def cyclic_zip_mark(s, marks):
    from itertools import cycle
    out = ""
    it = cycle(marks)
    for c in s:
        out += c + next(it) if c.isalpha() else " "
    return out.rstrip()

#> cyclic_zip_mark("abc def", "+-")
#> cyclic_zip_mark("x1y2z3", "*")
#> cyclic_zip_mark("", "!")
#> cyclic_zip_mark("12 34", "ab")
#> cyclic_zip_mark("tango", "123")
