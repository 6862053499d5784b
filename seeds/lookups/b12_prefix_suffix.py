### pf_strip_shared_tail
def pf_strip_shared_tail(a, b):
    while a and b and a[-1] == b[-1]:
        a, b = a[:-1], b[:-1]
    return a, b

#> pf_strip_shared_tail("walking", "talking")
#> pf_strip_shared_tail("jumped", "limped")
#> pf_strip_shared_tail("cat", "dog")
#> pf_strip_shared_tail("", "x")
#> pf_strip_shared_tail("same", "same")

### pf_routes_match
def pf_routes_match(p, routes):
    hits = [r for r in routes if (p + "/").startswith(r + "/")]
    return max(hits, key=len) if hits else None

#> pf_routes_match("api/users/7", ["api", "api/users", "api/use"])
#> pf_routes_match("api", ["api", "ap"])
#> pf_routes_match("blog", [])
#> pf_routes_match("", ["", "x"])
#> pf_routes_match("static/css", ["stat", "css"])

### pf_plural_guess
def pf_plural_guess(w):
    if w.endswith(("s", "x", "ch", "sh")):
        return w + "es"
    if w[-1:] == "y" and w[-2:-1] not in "aeiou":
        return w[:-1] + "ies"
    return w + "s"

#> pf_plural_guess("berry")
#> pf_plural_guess("monkey")
#> pf_plural_guess("church")
#> pf_plural_guess("lamp")
#> pf_plural_guess("")
#> pf_plural_guess("y")

### pf_remove_repeatedly
def pf_remove_repeatedly(s, p):
    n = 0
    while p and s.startswith(p):
        s = s.removeprefix(p)
        n += 1
    return s, n

#> pf_remove_repeatedly("rerererun", "re")
#> pf_remove_repeatedly("run", "re")
#> pf_remove_repeatedly("aaa", "a")
#> pf_remove_repeatedly("keep", "")
#> pf_remove_repeatedly("", "x")

### pf_border_len
def pf_border_len(w):
    return max(k for k in range(len(w) or 1) if w.startswith(w[len(w) - k:]))

#> pf_border_len("onion")
#> pf_border_len("alfalfa")
#> pf_border_len("bread")
#> pf_border_len("")
#> pf_border_len("aaaa")

### pf_suffix_table
def pf_suffix_table(files):
    t = {}
    for f in files:
        stem, dot, ext = f.rpartition(".")
        t.setdefault(ext if dot else "", []).append(stem or ext)
    return t

#> pf_suffix_table(["a.txt", "b.py", "c.d.py", "README"])
#> pf_suffix_table([])
#> pf_suffix_table([".env", "x."])
#> pf_suffix_table(["one.md", "two.md"])
#> pf_suffix_table(["", "noext"])

### pf_all_prefixes_in
def pf_all_prefixes_in(w, bag):
    return [w[:i] for i in range(1, len(w) + 1) if w[:i] in bag]

#> pf_all_prefixes_in("starting", {"star", "start", "art", "s"})
#> pf_all_prefixes_in("star", {"star"})
#> pf_all_prefixes_in("moon", {"oon"})
#> pf_all_prefixes_in("", {""})
#> pf_all_prefixes_in("inland", ["in", "inland", "land"])

### pf_startswith_at
def pf_startswith_at(s, p, steps):
    return "".join("1" if s.startswith(p, k) else "0" for k in range(0, len(s), steps))

#> pf_startswith_at("tattarrattat", "at", 1)
#> pf_startswith_at("tattarrattat", "ta", 3)
#> pf_startswith_at("", "a", 1)
#> pf_startswith_at("aaaa", "", 2)
#> pf_startswith_at("chess", "z", 2)

### pf_unwrap_pairs
def pf_unwrap_pairs(s):
    for a, b in ("()", "[]", '""'):
        if s.startswith(a) and s.endswith(b) and len(s) > 1:
            return pf_unwrap_pairs(s[1:-1])
    return s

#> pf_unwrap_pairs("([x])")
#> pf_unwrap_pairs('"(quoted]"')
#> pf_unwrap_pairs("plain")
#> pf_unwrap_pairs("(")
#> pf_unwrap_pairs("[]")

### pf_comment_split
def pf_comment_split(lines):
    code, notes = [], []
    for l in lines:
        (notes if l.lstrip().startswith(("//", "#")) else code).append(l.strip())
    return code, notes

#> pf_comment_split(["x = 1", "# one", "  // two", "y"])
#> pf_comment_split([])
#> pf_comment_split(["#", ""])
#> pf_comment_split(["url = http://a"])
#> pf_comment_split(["/ not", "//yes", "no #"])

### pf_suffix_sorted
def pf_suffix_sorted(w):
    s = sorted(w[i:] for i in range(len(w)))
    return s.index(w) if w else None, s[:2]

#> pf_suffix_sorted("banjo")
#> pf_suffix_sorted("zinc")
#> pf_suffix_sorted("")
#> pf_suffix_sorted("abab")
#> pf_suffix_sorted("q")

### pf_common_ends_len
def pf_common_ends_len(a, b):
    i = 0
    while i < min(len(a), len(b)) and a[i] == b[i]:
        i += 1
    j = 0
    while j < min(len(a), len(b)) - i and a[-1 - j] == b[-1 - j]:
        j += 1
    return a[i:len(a) - j], b[i:len(b) - j]

#> pf_common_ends_len("the old house", "the new house")
#> pf_common_ends_len("aa", "aaa")
#> pf_common_ends_len("x", "y")
#> pf_common_ends_len("", "")
#> pf_common_ends_len("color", "colour")

### pf_greeting_first
def pf_greeting_first(msgs, heads):
    return [next((h for h in heads if m.lower().startswith(h)), m[:2]) for m in msgs]

#> pf_greeting_first(["Hello Sam", "Dear Jo", "Yo!"], ["hello", "dear"])
#> pf_greeting_first(["HI", "hill"], ["hi"])
#> pf_greeting_first([], ["x"])
#> pf_greeting_first(["", "a"], ["b"])
#> pf_greeting_first(["hello"], ["he", "hello"])

### pf_swap_suffix
def pf_swap_suffix(words, old, new):
    n = 0
    for i, w in enumerate(words):
        if w.endswith(old) and w != old:
            words[i] = w[:len(w) - len(old)] + new
            n += 1
    return words if n else n

#> pf_swap_suffix(["centre", "theatre", "tree", "tre"], "tre", "ter")
#> pf_swap_suffix(["tre"], "tre", "ter")
#> pf_swap_suffix([], "a", "b")
#> pf_swap_suffix(["a", "ba"], "a", "")
#> pf_swap_suffix(["x", "y"], "", "s")

### pf_rhyme_pairs
def pf_rhyme_pairs(ws, k):
    return [(a, b) for i, a in enumerate(ws) for b in ws[i + 1:] if a[-k:] == b[-k:] and a != b]

#> pf_rhyme_pairs(["cat", "hat", "dog", "bat"], 2)
#> pf_rhyme_pairs(["night", "light", "knight"], 4)
#> pf_rhyme_pairs([], 1)
#> pf_rhyme_pairs(["a", "a"], 1)
#> pf_rhyme_pairs(["ab", "cd"], 2)

### pf_url_scheme
def pf_url_scheme(u, allowed):
    k = u.find(":")
    s = u[:k].lower() if k > 0 else ""
    if s not in allowed:
        return s or "none", len(u)
    return u[k + 1:].lstrip("/")

#> pf_url_scheme("HTTP://a.test/x", ("http", "https"))
#> pf_url_scheme("mailto:me@x.test", ("http", "mailto"))
#> pf_url_scheme("ftp://z", ("http",))
#> pf_url_scheme("://odd", ())
#> pf_url_scheme("", ("http",))

### pf_longest_tail_of
def pf_longest_tail_of(s, ok):
    k = len(s)
    while k > 0 and s[k - 1] in ok:
        k -= 1
    return s[:k] + "<" + s[k:] + ">"

#> pf_longest_tail_of("price 1200", "0123456789")
#> pf_longest_tail_of("hmmmm", "m")
#> pf_longest_tail_of("hmm?", "m")
#> pf_longest_tail_of("", "abc")
#> pf_longest_tail_of("abcabc", "cab")

### pf_prefix_groups
def pf_prefix_groups(codes):
    heads = sorted({c.split("-")[0] for c in codes})
    return [(h, sum(c.startswith(h + "-") for c in codes)) for h in heads]

#> pf_prefix_groups(["AB-1", "AB-2", "A-3", "ABC"])
#> pf_prefix_groups([])
#> pf_prefix_groups(["-x", "-y"])
#> pf_prefix_groups(["q"])
#> pf_prefix_groups(["k-1-2", "k--", "z-9"])

### pf_un_negate
def pf_un_negate(w, known):
    for p in ("un", "in", "im", "dis"):
        rest = w[len(p):]
        if w[:len(p)] == p and rest in known:
            return "not " + rest
    return w if w in known else None

#> pf_un_negate("unhappy", {"happy", "possible"})
#> pf_un_negate("impossible", {"happy", "possible"})
#> pf_un_negate("happy", {"happy"})
#> pf_un_negate("under", {"happy"})
#> pf_un_negate("", set())

### pf_longest_chain
def pf_longest_chain(ws):
    ws = sorted(ws, key=len)
    n = {}
    for w in ws:
        n[w] = 1 + max((n[v] for v in n if w.startswith(v) and v != w), default=0)
    return n

#> pf_longest_chain(["car", "ca", "care", "dog"])
#> pf_longest_chain([])
#> pf_longest_chain(["a", "b"])
#> pf_longest_chain(["", "x", "xy"])
#> pf_longest_chain(["tea", "team", "teams", "te"])

### pf_cut_common_dir
def pf_cut_common_dir(paths):
    rows = [p.split("/") for p in paths]
    k = 0
    for col in zip(*rows):
        if len(set(col)) > 1:
            break
        k += 1
    return ["/".join(r[k:]) for r in rows]

#> pf_cut_common_dir(["src/a/x.py", "src/a/y.py", "src/b.py"])
#> pf_cut_common_dir(["a/b", "c/d"])
#> pf_cut_common_dir([])
#> pf_cut_common_dir(["same/p", "same/p"])
#> pf_cut_common_dir(["/root/x", "/etc"])

### pf_ends_compare
def pf_ends_compare(s, n):
    h, t = s[:n], s[-n:]
    return h + t if h < t else t[::-1] if h > t else len(h)

#> pf_ends_compare("coastline", 3)
#> pf_ends_compare("zigzag", 2)
#> pf_ends_compare("tomtom", 3)
#> pf_ends_compare("", 2)
#> pf_ends_compare("ab", 5)

### pf_abbrev_unique
def pf_abbrev_unique(names):
    out = {}
    for n in names:
        k = 1
        while k < len(n) and any(o.startswith(n[:k]) for o in names if o != n):
            k += 1
        out[n] = n[:k]
    return out

#> pf_abbrev_unique(["march", "may", "june", "july"])
#> pf_abbrev_unique(["x"])
#> pf_abbrev_unique([])
#> pf_abbrev_unique(["go", "gone"])
#> pf_abbrev_unique(["alpha", "beta", "bet"])

### pf_endings_seen
def pf_endings_seen(t):
    seen = []
    for w in t.lower().split():
        e = w.rstrip(",.;")[-2:]
        if e in seen:
            seen.remove(e)
        else:
            seen.append(e)
    return seen

#> pf_endings_seen("Walking, talking, then resting.")
#> pf_endings_seen("red bed fled")
#> pf_endings_seen("")
#> pf_endings_seen("a b a")
#> pf_endings_seen("nation station; ocean")

### pf_slice_tuple_ends
def pf_slice_tuple_ends(t, k):
    a, b = t[:k], t[len(t) - k:]
    return a + b if not set(a) & set(b) else tuple(x for x in t if x not in a)

#> pf_slice_tuple_ends((1, 2, 3, 4, 5), 2)
#> pf_slice_tuple_ends((1, 2, 3, 1, 4), 2)
#> pf_slice_tuple_ends((), 1)
#> pf_slice_tuple_ends((7, 8, 9), 0)
#> pf_slice_tuple_ends(("a", "b", "a"), 1)
