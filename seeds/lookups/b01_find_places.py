### lk_gate_code_tail
def lk_gate_code_tail(s, mark):
    p = s.rfind(mark)
    q = s.find(mark)
    if p == q:
        return s[p + 1:]
    return s[q + 1:p]

#> lk_gate_code_tail("dock#7A#north", "#")
#> lk_gate_code_tail("dock#7A", "#")
#> lk_gate_code_tail("pier nine", "#")
#> lk_gate_code_tail("##", "#")
#> lk_gate_code_tail("#a#b#c#", "#")
#> lk_gate_code_tail("", "/")

### lk_third_hit
def lk_third_hit(t, x):
    i = -1
    for _ in range(3):
        i = t.find(x, i + 1)
        if i < 0:
            return None
    return i, t[i:]

#> lk_third_hit("tomato potato", "t")
#> lk_third_hit("cucumber", "u")
#> lk_third_hit("aaaa", "aa")
#> lk_third_hit("", "e")
#> lk_third_hit("1,22,333,4444", ",")
#> lk_third_hit("on and on and on", "on")

### lk_gap_first_two
def lk_gap_first_two(row, val):
    if row.count(val) < 2:
        return -1
    a = row.index(val)
    return row.index(val, a + 1) - a

#> lk_gap_first_two([4, 9, 4, 9, 9], 9)
#> lk_gap_first_two([4, 9, 4, 9, 9], 4)
#> lk_gap_first_two([1, 2, 3], 3)
#> lk_gap_first_two([], 0)
#> lk_gap_first_two([0, 0, False], 0)
#> lk_gap_first_two(["x", "y", "z", "w", "x"], "x")

### lk_window_peek
def lk_window_peek(z, ch, lo, hi):
    at = z.find(ch, lo, hi)
    return z[lo:at] if at != -1 else z[hi:]

#> lk_window_peek("marmalade jar", "a", 2, 9)
#> lk_window_peek("marmalade jar", "j", 0, 9)
#> lk_window_peek("marmalade jar", "m", 0, 13)
#> lk_window_peek("marmalade jar", "r", -4, 13)
#> lk_window_peek("", "r", 0, 1)
#> lk_window_peek("ticktock", "ck", 3, -1)

### lk_dash_balance
def lk_dash_balance(w):
    left = w.find("-")
    right = len(w) - 1 - w.rfind("-")
    if left == -1:
        return "none"
    if left == right:
        return "even"
    return "left" if left > right else "right"

#> lk_dash_balance("north-east")
#> lk_dash_balance("well-to-do")
#> lk_dash_balance("abc--abc")
#> lk_dash_balance("plain")
#> lk_dash_balance("x-ray-machine")
#> lk_dash_balance("-")

### lk_vowel_entry
def lk_vowel_entry(name):
    hits = [name.lower().find(v) for v in "aeiou"]
    good = [h for h in hits if h >= 0]
    return (min(good), max(good)) if good else hits

#> lk_vowel_entry("Ophelia")
#> lk_vowel_entry("rhythm")
#> lk_vowel_entry("Queue")
#> lk_vowel_entry("")
#> lk_vowel_entry("UNDERGROUND")
#> lk_vowel_entry("xyz-o")

### lk_hop_chain
def lk_hop_chain(s, keys):
    pos = 0
    trail = []
    for k in keys:
        nxt = s.find(k, pos)
        if nxt == -1:
            trail.append("?")
            continue
        trail.append(nxt)
        pos = nxt + len(k)
    return trail

#> lk_hop_chain("red,green,blue", ["red", "blue", "green"])
#> lk_hop_chain("red,green,blue", ["e", "e", "e"])
#> lk_hop_chain("", ["a"])
#> lk_hop_chain("x=1;y=2", ["=", ";", "="])
#> lk_hop_chain("abcabc", [])
#> lk_hop_chain("Größe: groß", ["ß", "ß", "ß"])

### lk_index_or_neg
def lk_index_or_neg(a, b):
    try:
        i = a.rindex(b)
    except ValueError:
        return -len(b)
    return i - a.index(b)

#> lk_index_or_neg("barbershop", "b")
#> lk_index_or_neg("barbershop", "sho")
#> lk_index_or_neg("barbershop", "zzz")
#> lk_index_or_neg("", "")
#> lk_index_or_neg("lalala", "la")
#> lk_index_or_neg("short", "a much longer one")

### lk_host_of
def lk_host_of(url):
    p = url.find("://")
    start = p + 3 if p >= 0 else 0
    ends = [e for e in (url.find(c, start) for c in "/:?") if e >= 0]
    return url[start:min(ends, default=len(url))]

#> lk_host_of("https://maps.test/route/9")
#> lk_host_of("ftp://files:21/a")
#> lk_host_of("localhost:8080")
#> lk_host_of("shop.test?q=a/b")
#> lk_host_of("")
#> lk_host_of("news.test")

### lk_before_digit
def lk_before_digit(c):
    for i, x in enumerate(c):
        if x.isdigit():
            break
    else:
        return c, len(c)
    return c[:i], i

#> lk_before_digit("room204")
#> lk_before_digit("9lives")
#> lk_before_digit("no digits")
#> lk_before_digit("")
#> lk_before_digit("edge7")
#> lk_before_digit("½ cup, 2 eggs")

### lk_last_upper
def lk_last_upper(q):
    n = len(q) - 1
    while n >= 0 and not q[n].isupper():
        n -= 1
    return q[n:] if n > 0 else n

#> lk_last_upper("getHttpResponse")
#> lk_last_upper("Plain")
#> lk_last_upper("lowercase only")
#> lk_last_upper("endsWithX")
#> lk_last_upper("")
#> lk_last_upper("ÉcoleÉlite")

### lk_inner_of_pair
def lk_inner_of_pair(s, op, cl):
    a, b = s.rfind(op), s.find(cl)
    if a < 0 or b < 0:
        return ""
    return s[a + 1:b] if a < b else s[b:a + 1]

#> lk_inner_of_pair("f(g(x))", "(", ")")
#> lk_inner_of_pair(") then (", "(", ")")
#> lk_inner_of_pair("[a][b]", "[", "]")
#> lk_inner_of_pair("{open", "{", "}")
#> lk_inner_of_pair("closed>", "<", ">")
#> lk_inner_of_pair("||", "|", "|")

### lk_char_before_each
def lk_char_before_each(s, c):
    return "".join(s[i - 1] for i in range(1, len(s)) if s[i] == c)

#> lk_char_before_each("engineering", "e")
#> lk_char_before_each("bookkeeping", "k")
#> lk_char_before_each("silent", "x")
#> lk_char_before_each("", "a")
#> lk_char_before_each("aaa", "a")
#> lk_char_before_each("k9, l9, m8", "9")

### lk_word_at_offset
def lk_word_at_offset(line, k):
    if k >= len(line) or line[k] == " ":
        return None
    a = line.rfind(" ", 0, k) + 1
    b = line.find(" ", k)
    return line[a:b] if b != -1 else line[a:]

#> lk_word_at_offset("old stone bridge", 5)
#> lk_word_at_offset("old stone bridge", 3)
#> lk_word_at_offset("old stone bridge", 12)
#> lk_word_at_offset("old stone bridge", 0)
#> lk_word_at_offset("short", 40)
#> lk_word_at_offset("", 0)

### lk_distance_pair
def lk_distance_pair(t, p, q):
    i, j = t.find(p), t.find(q)
    if min(i, j) < 0:
        return [i, j]
    lo, hi = sorted((i, j))
    return t[lo:hi].count(" "), hi - lo

#> lk_distance_pair("the fox saw the owl by the pond", "fox", "pond")
#> lk_distance_pair("the fox saw the owl by the pond", "owl", "fox")
#> lk_distance_pair("the fox saw the owl", "bear", "fox")
#> lk_distance_pair("", "a", "b")
#> lk_distance_pair("same same", "same", "same")
#> lk_distance_pair("tight", "t", "ght")

### lk_colon_columns
def lk_colon_columns(rows):
    where = [r.find(":") for r in rows]
    widest = max(where, default=0)
    return [" " * (widest - w) + r for w, r in zip(where, rows) if w >= 0]

#> lk_colon_columns(["id: 4", "name: Ida", "note"])
#> lk_colon_columns([])
#> lk_colon_columns(["a:b:c", ":d"])
#> lk_colon_columns(["none", "nothing"])
#> lk_colon_columns(["città: Roma", "via: Po"])

### lk_count_in_halves
def lk_count_in_halves(s, c):
    m = len(s) // 2
    a, b = s.count(c, 0, m), s.count(c, m)
    return s[:m] if a > b else s[m:] if b > a else s.count(c)

#> lk_count_in_halves("coconut cookie", "c")
#> lk_count_in_halves("papaya tree", "a")
#> lk_count_in_halves("tree papaya", "a")
#> lk_count_in_halves("nothing", "z")
#> lk_count_in_halves("", "q")
#> lk_count_in_halves("abba", "ab")

### lk_seek_either_end
def lk_seek_either_end(v, x):
    d = 0
    while d < len(v):
        if v[d] == x:
            return "front", d
        if v[-1 - d] == x:
            return "back", d
        d += 1
    return "gone", d

#> lk_seek_either_end([3, 1, 4, 1, 5], 1)
#> lk_seek_either_end([3, 1, 4, 1, 5], 5)
#> lk_seek_either_end([3, 1, 4, 1, 5], 4)
#> lk_seek_either_end("meadow", "o")
#> lk_seek_either_end([], 2)
#> lk_seek_either_end((8, 8), 9)

### lk_replace_around_at
def lk_replace_around_at(e):
    k = e.find("@")
    if k < 1:
        return e.upper()
    return e[0] + "*" * (k - 1) + e[k:]

#> lk_replace_around_at("marta@post.test")
#> lk_replace_around_at("@nobody")
#> lk_replace_around_at("no address")
#> lk_replace_around_at("x@y")
#> lk_replace_around_at("")
#> lk_replace_around_at("jo@in@ed")

### lk_find_rolling
def lk_find_rolling(words):
    joined = "".join(words)
    out = {}
    for w in words:
        out[w] = joined.find(w), joined.rfind(w)
    return {w: p for w, p in out.items() if p[0] != p[1]}

#> lk_find_rolling(["an", "ana", "nab"])
#> lk_find_rolling(["sun", "moon"])
#> lk_find_rolling([])
#> lk_find_rolling(["o", "too", "o"])
#> lk_find_rolling(["", "ab"])

### lk_nearest_space_cut
def lk_nearest_space_cut(p, limit):
    if len(p) <= limit:
        return p
    k = p.rfind(" ", 0, limit + 1)
    if k == -1:
        k = p.find(" ", limit)
    return p[:k] if k > 0 else p[:limit] + "-"

#> lk_nearest_space_cut("a quiet lane in spring", 10)
#> lk_nearest_space_cut("a quiet lane", 12)
#> lk_nearest_space_cut("extraordinary weather", 6)
#> lk_nearest_space_cut("unbreakable", 4)
#> lk_nearest_space_cut("", 3)
#> lk_nearest_space_cut("over the top", 8)

### lk_positions_mod
def lk_positions_mod(s, c, m):
    b = [0] * m
    for i in range(len(s)):
        b[i % m] += s[i] == c
    return b, b.index(max(b))

#> lk_positions_mod("abababcab", "b", 2)
#> lk_positions_mod("mississippi", "s", 3)
#> lk_positions_mod("silk", "z", 2)
#> lk_positions_mod("", "a", 1)
#> lk_positions_mod("x..x..x..x", "x", 3)
#> lk_positions_mod("Übung übt", "b", 4)

### lk_tail_from_repeat
def lk_tail_from_repeat(w):
    for i, c in enumerate(w):
        if w.find(c, i + 1) == -1:
            continue
        return w[i:w.rfind(c) + 1]
    return w[::-1]

#> lk_tail_from_repeat("harpsichord")
#> lk_tail_from_repeat("world")
#> lk_tail_from_repeat("level")
#> lk_tail_from_repeat("")
#> lk_tail_from_repeat("12-34-56")
#> lk_tail_from_repeat("zz")

### lk_needle_table
def lk_needle_table(hay, needles):
    t = {n: hay.find(n) for n in needles}
    missing = [n for n in t if t[n] == -1]
    return missing or max(t, key=t.get, default=None)

#> lk_needle_table("the yellow barn door", ["barn", "the", "door"])
#> lk_needle_table("the yellow barn door", ["barn", "cow", "hen"])
#> lk_needle_table("lamp", [])
#> lk_needle_table("lamp", ["", "p"])
#> lk_needle_table("", ["a"])

### lk_overlap_counter
def lk_overlap_counter(s, sub):
    n = sum(1 for i in range(len(s)) if s[i:i + len(sub)] == sub)
    return n - s.count(sub), n

#> lk_overlap_counter("banananana", "nan")
#> lk_overlap_counter("ooooo", "oo")
#> lk_overlap_counter("pear", "ea")
#> lk_overlap_counter("pear", "zz")
#> lk_overlap_counter("", "a")
#> lk_overlap_counter("1-1-1-1", "1-1")
