### thirds_turned
def thirds_turned(s):
    k = len(s) // 3
    if k == 0:
        return s * 3
    return s[-k:] + s[k:-k] + s[:k][::-1]

#> thirds_turned("abcdefghi")
#> thirds_turned("ab")
#> thirds_turned("wonderful day")
#> thirds_turned("")
#> thirds_turned("12345")

### minus_step_pick
def minus_step_pick(a, n):
    x = a[::-n]
    y = a[::n]
    return x if x == y else x + y[1:]

#> minus_step_pick("abcdefg", 2)
#> minus_step_pick("racecar", 1)
#> minus_step_pick("sunflower seeds", 4)
#> minus_step_pick("", 3)
#> minus_step_pick("xy", 5)

### slice_by_own_digits
def slice_by_own_digits(s):
    if len(s) > 2 and s[:2].isdigit():
        i, j = int(s[0]), int(s[1])
        return s[2:][i:j] or s[2:][j:i][::-1]
    return s[1:-1]

#> slice_by_own_digits("25abcdefgh")
#> slice_by_own_digits("62abcdefgh")
#> slice_by_own_digits("33abcdefgh")
#> slice_by_own_digits("hello")
#> slice_by_own_digits("")
#> slice_by_own_digits("09short")

### outside_in
def outside_in(t):
    r = ""
    while len(t) > 1:
        r += t[0] + t[-1]
        t = t[1:-1]
    return r + t

#> outside_in("abcdef")
#> outside_in("onions")
#> outside_in("odd")
#> outside_in("")
#> outside_in("to the middle")

### wrap_index_window
def wrap_index_window(s, i, w):
    if not s:
        return "." * w
    i %= len(s)
    return (s * 3)[i:i + w]

#> wrap_index_window("clockwise", 7, 5)
#> wrap_index_window("ring", -1, 6)
#> wrap_index_window("", 3, 4)
#> wrap_index_window("ab", 9, 10)
#> wrap_index_window("weekday", 0, 3)

### tail_grows
def tail_grows(s, lim):
    return [s[-i:] + "~" * (lim - i) for i in range(lim + 1)]

#> tail_grows("abc", 3)
#> tail_grows("xy", 4)
#> tail_grows("", 2)
#> tail_grows("comet", 2)
#> tail_grows("end", -1)

### cut_by_fraction
def cut_by_fraction(s, num, den):
    k = len(s) * num // den
    a, b = s[:k], s[k:]
    if a[-1:] == b[:1]:
        b = b[1:]
    return a + "^" + b

#> cut_by_fraction("balloons", 1, 2)
#> cut_by_fraction("committee", 1, 3)
#> cut_by_fraction("", 1, 2)
#> cut_by_fraction("quarter", 3, 4)
#> cut_by_fraction("zero", 0, 5)
#> cut_by_fraction("boom", 1, 0)

### every_slice_of_len
def every_slice_of_len(s, n):
    seen = []
    for i in range(len(s) - n + 1):
        p = s[i:i + n]
        if p not in seen and p != p[::-1]:
            seen.append(p)
    return seen

#> every_slice_of_len("abcabcab", 3)
#> every_slice_of_len("aaaa", 2)
#> every_slice_of_len("noon", 2)
#> every_slice_of_len("", 1)
#> every_slice_of_len("hi", 5)

### odd_even_braid
def odd_even_braid(s):
    e, o = s[::2], s[1::2]
    if len(s) > 8:
        e, o = o[::-1], e
    return e.upper() + o.lower()

#> odd_even_braid("AbCdEf")
#> odd_even_braid("longer than eight")
#> odd_even_braid("")
#> odd_even_braid("x")
#> odd_even_braid("12345678")
#> odd_even_braid("123456789")

### head_moves_back
def head_moves_back(s, k):
    for i in range(1, k + 1):
        s = s[i:] + s[:i]
    return s

#> head_moves_back("abcdefgh", 3)
#> head_moves_back("spin", 4)
#> head_moves_back("", 2)
#> head_moves_back("stay", 0)
#> head_moves_back("ab", 1)

### mid_char_or_pair
def mid_char_or_pair(words):
    res = []
    for w in words.split("/"):
        m = len(w) // 2
        res.append(w[m] if len(w) % 2 else w[m - 1:m + 1])
    return "".join(res)

#> mid_char_or_pair("abc/defg/h")
#> mid_char_or_pair("evens/odds/mixture")
#> mid_char_or_pair("")
#> mid_char_or_pair("//x")
#> mid_char_or_pair("ab")

### neg_index_walk
def neg_index_walk(s, steps):
    i, out = -1, ""
    for st in steps:
        i -= st
        if -len(s) <= i < len(s):
            out += s[i]
        else:
            out += "?"
            i = 0
    return out

#> neg_index_walk("abcdefgh", [0, 2, 2])
#> neg_index_walk("abc", [5, 1, 1])
#> neg_index_walk("walker", [-1, -2, 9, 3])
#> neg_index_walk("", [0])
#> neg_index_walk("q", [])

### chunk_alternate_flip
def chunk_alternate_flip(s, n):
    out = ""
    flip = False
    for i in range(0, len(s), n):
        c = s[i:i + n]
        out += c[::-1] if flip else c
        flip = not flip
    return out

#> chunk_alternate_flip("abcdefghijkl", 3)
#> chunk_alternate_flip("snake path", 4)
#> chunk_alternate_flip("", 2)
#> chunk_alternate_flip("ab", 9)
#> chunk_alternate_flip("zero", 0)

### slice_obj_reuse
def slice_obj_reuse(text, spec):
    parts = [int(p) if p else None for p in spec.split(":")]
    sl = slice(*parts)
    return text[sl], sl.indices(len(text))

#> slice_obj_reuse("keyboard", "2:6")
#> slice_obj_reuse("keyboard", "::-1")
#> slice_obj_reuse("keyboard", "-3:")
#> slice_obj_reuse("", ":")
#> slice_obj_reuse("key", "1:9:2")
#> slice_obj_reuse("oops", "1:2:3:4")

### compare_to_shift
def compare_to_shift(s):
    return [k for k in range(1, len(s)) if s[k:] + s[:k] == s] or s[1:] + s[:1]

#> compare_to_shift("abab")
#> compare_to_shift("abcd")
#> compare_to_shift("")
#> compare_to_shift("aaaa")
#> compare_to_shift("xyzxyz")

### trim_to_palindrome_bit
def trim_to_palindrome_bit(s):
    n = len(s)
    for k in range(n):
        if s[k:] == s[k:][::-1]:
            return s + s[:k][::-1], k
    return s, n

#> trim_to_palindrome_bit("abac")
#> trim_to_palindrome_bit("noon")
#> trim_to_palindrome_bit("race")
#> trim_to_palindrome_bit("")
#> trim_to_palindrome_bit("aab")

### quarters_dict
def quarters_dict(s):
    n = -(-len(s) // 4) or 1
    names = ["n", "e", "s", "w"]
    return {names[i // n]: s[i:i + n] for i in range(0, len(s), n)}

#> quarters_dict("abcdefgh")
#> quarters_dict("abcde")
#> quarters_dict("")
#> quarters_dict("a long walk round")
#> quarters_dict("xyz")

### replace_tail_if_repeats
def replace_tail_if_repeats(s, n, new):
    tail = s[-n:]
    if s.count(tail) > 1:
        return s[:-n] + new
    return s + tail

#> replace_tail_if_repeats("hot pot", 2, "ie")
#> replace_tail_if_repeats("unique", 3, "x")
#> replace_tail_if_repeats("banana", 1, "!")
#> replace_tail_if_repeats("", 2, "new")
#> replace_tail_if_repeats("ha ha ha", 3, "")

### diag_letters
def diag_letters(words):
    ws = words.split()
    a = "".join(w[i] for i, w in enumerate(ws) if i < len(w))
    b = "".join(w[-1 - i] for i, w in enumerate(ws) if i < len(w))
    return a + "\\" + b

#> diag_letters("cat dog pig")
#> diag_letters("a be sea deer")
#> diag_letters("")
#> diag_letters("x y z")
#> diag_letters("stone brick glass steel wood")

### hide_inner
def hide_inner(w, show=1):
    if len(w) <= 2 * show:
        return w
    return w[:show] + str(len(w) - 2 * show) + w[-show:]

#> hide_inner("internationalization")
#> hide_inner("ok")
#> hide_inner("accessibility", 3)
#> hide_inner("", 0)
#> hide_inner("abc", 0)
#> hide_inner("word")

### sliding_min_text
def sliding_min_text(s, w):
    if w > len(s):
        return min(s, default="")
    return "".join(min(s[i:i + w]) for i in range(len(s) - w + 1))

#> sliding_min_text("database", 3)
#> sliding_min_text("zip", 5)
#> sliding_min_text("", 1)
#> sliding_min_text("Hello There", 2)
#> sliding_min_text("54321", 5)

### pick_by_bits_bit
def pick_by_bits_bit(s, n):
    on, off = "", ""
    for i, c in enumerate(s):
        if n >> i & 1:
            on += c
        else:
            off = c + off
    return on, off

#> pick_by_bits_bit("switches", 0b1011)
#> pick_by_bits_bit("abc", 0)
#> pick_by_bits_bit("", 7)
#> pick_by_bits_bit("flag", 15)
#> pick_by_bits_bit("minus", -2)

### longest_prefix_also_suffix
def longest_prefix_also_suffix(s):
    k = len(s) - 1
    while k > 0:
        if s[:k] == s[-k:]:
            return s[:k] + "|" + s[k:len(s) - k]
        k -= 1
    return "|" + s

#> longest_prefix_also_suffix("onion")
#> longest_prefix_also_suffix("entente")
#> longest_prefix_also_suffix("abc")
#> longest_prefix_also_suffix("")
#> longest_prefix_also_suffix("aaaa")

### cross_slices
def cross_slices(a, b):
    n, m = len(a), len(b)
    if n > m:
        return a[m:] + b[::-1]
    if n == m:
        return a[:n // 2] + b[m // 2:]
    return b[:-n or None][1:] + a

#> cross_slices("longest", "abc")
#> cross_slices("four", "five")
#> cross_slices("ab", "wxyz12")
#> cross_slices("", "only b")
#> cross_slices("", "")
