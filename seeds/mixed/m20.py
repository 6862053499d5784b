### log_prefix_tabs
def log_prefix_tabs(entries, level):
    out = []
    for e in entries:
        body = e.removeprefix(level + ":")
        if body is e or body == e:
            continue
        out.append(body.strip().expandtabs(2))
    return out or None

#> log_prefix_tabs(["ERR: disk\tfull", "INFO: ok", "ERR:"], "ERR")
#> log_prefix_tabs([], "INFO")
#> log_prefix_tabs(["warn: x"], "WARN")
#> log_prefix_tabs(["a:a:b\t!"], "a")
#> log_prefix_tabs([":x"], "")

### numeral_words_mix
def numeral_words_mix(tokens):
    d = {"num": "", "alnum": "", "id": ""}
    for t in tokens:
        if t.isnumeric():
            d["num"] += t
        elif t.isidentifier():
            d["id"] += t[0]
        elif t.isalnum():
            d["alnum"] += t[-1]
    return "|".join(d.values())

#> numeral_words_mix(["12", "x1", "1x", "_y", "-"])
#> numeral_words_mix([])
#> numeral_words_mix(["½", "9lives", "cat"])
#> numeral_words_mix(["", "?"])
#> numeral_words_mix(["A", "B", "3C"])

### last_pair_swap_dict
def last_pair_swap_dict(d):
    if len(d) < 2:
        return d
    k2, v2 = d.popitem()
    k1, v1 = d.popitem()
    d[k2], d[k1] = v1, v2
    return d

#> last_pair_swap_dict({"a": 1, "b": 2, "c": 3})
#> last_pair_swap_dict({"x": 0})
#> last_pair_swap_dict({})
#> last_pair_swap_dict({1: "i", 2: "ii"})
#> last_pair_swap_dict({"m": [], "n": {}})

### rindex_pairs_scan
def rindex_pairs_scan(s, pairs):
    total = 0
    for a, b in pairs:
        try:
            total += s.rindex(b) - s.rindex(a)
        except ValueError:
            total += len(s)
    return total

#> rindex_pairs_scan("abcabc", ["ab", "ca"])
#> rindex_pairs_scan("", ["xy"])
#> rindex_pairs_scan("hello", [("l", "h"), ("z", "e")])
#> rindex_pairs_scan("aa", [])
#> rindex_pairs_scan("x=y;z", [("=", ";"), ("x", "z")])

### greet_format_map
def greet_format_map(people, template):
    lines = []
    for p in people:
        try:
            lines.append(template.format_map(p).rstrip())
        except KeyError as k:
            lines.append(str(k).strip("'").center(8, "*"))
    return lines

#> greet_format_map([{"n": "Al", "t": "Dr"}, {"n": "Bo"}], "{t} {n}")
#> greet_format_map([], "{x}")
#> greet_format_map([{"a": 1}], "plain ")
#> greet_format_map([{"k": "v"}, {}], "<{k:>3}>")
#> greet_format_map([{"longkey": 1}], "{longkeys}")

### printable_repeat_guard
def printable_repeat_guard(s, n):
    t = s * n
    if not t.isprintable():
        t = t.replace("\n", "/").replace("\t", ">")
    return t.isprintable(), t

#> printable_repeat_guard("a\n", 2)
#> printable_repeat_guard("ab", 3)
#> printable_repeat_guard("", 5)
#> printable_repeat_guard("\x00", 1)
#> printable_repeat_guard("x\ty", -1)

### title_snake_fromkeys
def title_snake_fromkeys(fields, default=""):
    d = dict.fromkeys((f.title().replace("_", " ") for f in fields), default)
    return {k: len(k) if k.istitle() else v for k, v in d.items()}

#> title_snake_fromkeys(["first_name", "AGE", "2d"])
#> title_snake_fromkeys([])
#> title_snake_fromkeys(["_", "x_"], None)
#> title_snake_fromkeys(["a", "A"])
#> title_snake_fromkeys(["12", "__"], default=0)

### zfill_translate_code
def zfill_translate_code(n, width=6):
    s = str(n).zfill(width)
    return s.translate(str.maketrans("0123456789", "abcdefghij")).rsplit("a", 1)

#> zfill_translate_code(305)
#> zfill_translate_code(0, 3)
#> zfill_translate_code(-12)
#> zfill_translate_code(987654321)
#> zfill_translate_code(10, width=1)

### suffix_by_ascii
def suffix_by_ascii(words):
    out = []
    for w in words:
        if not w.isascii():
            out.append(w + "*")
        elif w.endswith(("a", "e", "o")):
            out.append(w.removesuffix(w[-1]) + "i")
        else:
            out.append(w)
    return out

#> suffix_by_ascii(["pizza", "café", "tempo", "sushi"])
#> suffix_by_ascii([])
#> suffix_by_ascii(["a", ""])
#> suffix_by_ascii(["ñu", "gnu"])
#> suffix_by_ascii(["HELLO", "hello"])

### ljust_copy_grid
def ljust_copy_grid(rows, w):
    padded = rows.copy()
    for i, r in enumerate(padded):
        padded[i] = r.ljust(w, ".")[:w]
    rows.append(padded[0] if padded else "")
    return rows, padded

#> ljust_copy_grid(["ab", "cdefg"], 4)
#> ljust_copy_grid([], 3)
#> ljust_copy_grid(["", "x"], 1)
#> ljust_copy_grid(["same"], 4)
#> ljust_copy_grid(["p", "q", "r"], 0)

### keys_slice_pop
def keys_slice_pop(d, n):
    first = list(d.keys())[:n]
    popped = {k: d.pop(k) for k in first}
    d.update(popped)
    return list(d.keys())

#> keys_slice_pop({"a": 1, "b": 2, "c": 3}, 1)
#> keys_slice_pop({"a": 1, "b": 2, "c": 3}, -1)
#> keys_slice_pop({}, 2)
#> keys_slice_pop({"x": None}, 0)
#> keys_slice_pop({3: "", 2: "", 1: ""}, 2)

### casefold_rpartition
def casefold_rpartition(s, word):
    head, sep, tail = s.casefold().rpartition(word.casefold())
    if not sep:
        return s.swapcase()
    return s[:len(head)], s[len(head):len(head) + len(sep)], s[-len(tail):] if tail else ""

#> casefold_rpartition("The Cat and the CAT sat", "cat")
#> casefold_rpartition("Nothing", "x")
#> casefold_rpartition("", "a")
#> casefold_rpartition("ENDend", "end")
#> casefold_rpartition("aXa", "A")

### sum_of_decimals_in
def sum_of_decimals_in(text):
    num, total = "", 0
    for ch in text + " ":
        if ch.isdecimal():
            num += ch
        elif num:
            total += int(num)
            num = ""
    return total

#> sum_of_decimals_in("3 apples, 12 pears")
#> sum_of_decimals_in("")
#> sum_of_decimals_in("a1b22c333")
#> sum_of_decimals_in("none²")
#> sum_of_decimals_in("007-8.5")

### splitlines_join_hyphen
def splitlines_join_hyphen(text):
    out = ""
    for ln in text.splitlines():
        ln = ln.strip()
        if out.endswith("-"):
            out = out.removesuffix("-") + ln
        else:
            out += (" " if out else "") + ln
    return out

#> splitlines_join_hyphen("an exam-\nple of\nwrapping")
#> splitlines_join_hyphen("")
#> splitlines_join_hyphen("-\n-\nx")
#> splitlines_join_hyphen("\n\nlate")
#> splitlines_join_hyphen("well-\n  known")

### center_number_line
def center_number_line(nums, mark):
    w = max(len(str(n)) for n in nums) + 2 if nums else 3
    cells = [str(n).center(w, "-") if n == mark else str(n).center(w) for n in nums]
    return "".join(cells).rstrip()

#> center_number_line([1, 22, 3], 22)
#> center_number_line([], 0)
#> center_number_line([-5, 0, 5], 0)
#> center_number_line([100], 1)
#> center_number_line([7, 7], 7)

### encode_hex_translate
def encode_hex_translate(s):
    h = s.encode("utf-8").hex()
    swapped = h.translate(str.maketrans("abcdef", "ABCDEF"))
    return swapped, swapped.isdecimal(), h.isnumeric()

#> encode_hex_translate("JKL")
#> encode_hex_translate("")
#> encode_hex_translate("12")
#> encode_hex_translate("é")
#> encode_hex_translate("~ok")

### rsplit_until_short
def rsplit_until_short(s, limit):
    dropped = 0
    while len(s) > limit:
        parts = s.rsplit(maxsplit=1)
        if len(parts) < 2:
            return s[:limit] + "…", dropped
        s = parts[0]
        dropped += 1
    return s, dropped

#> rsplit_until_short("the quick brown fox", 10)
#> rsplit_until_short("short", 10)
#> rsplit_until_short("unbreakable", 5)
#> rsplit_until_short("", 0)
#> rsplit_until_short("a b c d e", 3)

### extend_clear_pingpong
def extend_clear_pingpong(a, b, turns):
    for t in range(turns):
        a.extend(b)
        b.clear()
        if t % 2 and len(a) > 1:
            b.append(a.pop(0))
        a, b = b, a
    return a, b

#> extend_clear_pingpong([1, 2], [3], 2)
#> extend_clear_pingpong([], [], 3)
#> extend_clear_pingpong(["x"], ["y", "z"], 4)
#> extend_clear_pingpong([5], [6], 0)
#> extend_clear_pingpong([1], [2, 3], 1)

### setdefault_sort_values
def setdefault_sort_values(words):
    d = {}
    for w in words:
        d.setdefault(w[-1:].casefold(), []).append(w)
    for lst in d.values():
        lst.sort(key=len, reverse=True)
    return d

#> setdefault_sort_values(["Sam", "prism", "tea", "A", "m"])
#> setdefault_sort_values([])
#> setdefault_sort_values(["", "x"])
#> setdefault_sort_values(["oo", "Bo", "hello"])
#> setdefault_sort_values(["Z"])

### isupper_title_score
def isupper_title_score(words):
    score = 0
    for w in words:
        score += 3 if w.isupper() else 2 if w.istitle() else 1 if w.islower() else -1
        score *= 1 + w.endswith("!")
    return score

#> isupper_title_score(["NO", "Way", "man!"])
#> isupper_title_score([])
#> isupper_title_score(["iPhone", "X"])
#> isupper_title_score(["!", "Ha!"])
#> isupper_title_score(["", "a"])

### remove_prefix_number
def remove_prefix_number(titles):
    out = []
    for t in titles:
        num, dot, rest = t.partition(".")
        if dot and num.isdecimal():
            out.insert(int(num) - 1, rest.lstrip())
        else:
            out.append(t)
    return out

#> remove_prefix_number(["2. Beta", "1. Alpha", "Notes"])
#> remove_prefix_number([])
#> remove_prefix_number(["10.x", "v1.2", "1.y"])
#> remove_prefix_number(["0. zero", "3.three"])
#> remove_prefix_number([".hidden", "5."])

### find_insert_prefixes
def find_insert_prefixes(text, words):
    for w in words:
        i = text.find(w)
        if i > 0 and not text[i - 1].isspace():
            text = text[:i] + " " + text[i:]
    return text.split()

#> find_insert_prefixes("thisisatest", ["is", "test"])
#> find_insert_prefixes("", ["a"])
#> find_insert_prefixes("one two", ["two", "one"])
#> find_insert_prefixes("abc", [])
#> find_insert_prefixes("redcar blue", ["car", "red", "x"])

### alnum_count_title
def alnum_count_title(s):
    kept = "".join(c for c in s if c.isalnum() or c.isspace())
    return kept.title(), len(s) - len(kept), kept.isalnum()

#> alnum_count_title("mother-in-law's day!")
#> alnum_count_title("")
#> alnum_count_title("abc123")
#> alnum_count_title("@#$")
#> alnum_count_title("l'été 2024")

### rfind_bounds_walk
def rfind_bounds_walk(path, sep="/"):
    cuts = [len(path)]
    while True:
        i = path.rfind(sep, 0, cuts[-1])
        if i <= 0:
            break
        cuts.append(i)
    return [path[:c] for c in reversed(cuts)]

#> rfind_bounds_walk("/home/user/docs")
#> rfind_bounds_walk("")
#> rfind_bounds_walk("rel/path")
#> rfind_bounds_walk("a.b.c", ".")
#> rfind_bounds_walk("//x")

### reverse_sort_key_pairs
def reverse_sort_key_pairs(d, desc):
    items = list(d.items())
    items.sort(key=lambda kv: (kv[1], kv[0]), reverse=desc)
    if not desc:
        items.reverse()
    return [k for k, _ in items]

#> reverse_sort_key_pairs({"b": 1, "a": 1, "c": 0}, True)
#> reverse_sort_key_pairs({"b": 1, "a": 1, "c": 0}, False)
#> reverse_sort_key_pairs({}, True)
#> reverse_sort_key_pairs({"x": "q", "y": "p"}, 0)
#> reverse_sort_key_pairs({2: 5}, 1)

### format_map_counts
def format_map_counts(s, template):
    d = {"n": len(s), "u": sum(c.isupper() for c in s), "l": sum(c.islower() for c in s)}
    return template.format_map(d).removesuffix(" 0")

#> format_map_counts("AbC", "{n} {u}")
#> format_map_counts("123", "len {n} up {u}")
#> format_map_counts("", "{l}{u}{n} 0")
#> format_map_counts("xyz", "{l:03d}")
#> format_map_counts("Q", "{n}{m}")

### isidentifier_collision
def isidentifier_collision(cols):
    names = []
    for c in cols:
        n = c.strip().lower().replace(" ", "_")
        if not n.isidentifier():
            n = f"c{len(names)}"
        while n in names:
            n += "_"
        names.append(n)
    return names

#> isidentifier_collision(["Unit Price", "unit price", "%", "3m"])
#> isidentifier_collision([])
#> isidentifier_collision(["c1", "?"])
#> isidentifier_collision(["", " "])
#> isidentifier_collision(["x", "X", " x "])

### popitem_limit_sum
def popitem_limit_sum(cart, budget):
    kept = {}
    while cart:
        item, price = cart.popitem()
        if price <= budget:
            budget -= price
            kept[item] = price
    return kept, budget

#> popitem_limit_sum({"pen": 2, "book": 15, "cup": 6}, 10)
#> popitem_limit_sum({}, 5)
#> popitem_limit_sum({"x": 3, "y": 3}, 3)
#> popitem_limit_sum({"free": 0}, 0)
#> popitem_limit_sum({"a": 9}, 1)

### swapcase_center_echo
def swapcase_center_echo(s, n):
    layers = [s]
    for _ in range(n):
        last = layers[-1]
        layers.append(last.swapcase().center(len(last) + 2, last[:1] or "."))
    return layers[-1], sum(map(len, layers))

#> swapcase_center_echo("Ab", 2)
#> swapcase_center_echo("", 2)
#> swapcase_center_echo("x", 0)
#> swapcase_center_echo("7z", 3)
#> swapcase_center_echo("Hi!", 1)

### startswith_case_fold
def startswith_case_fold(names, prefix):
    p = prefix.casefold()
    exact = [n for n in names if n.startswith(prefix)]
    loose = [n for n in names if n.casefold().startswith(p) and n not in exact]
    return exact, loose

#> startswith_case_fold(["Anna", "andy", "ANSEL", "Bo"], "An")
#> startswith_case_fold([], "x")
#> startswith_case_fold(["ssam", "ßam"], "ß")
#> startswith_case_fold(["q"], "")
#> startswith_case_fold(["Max", "maX"], "MA")

### isnumeric_bucket
def isnumeric_bucket(codes):
    buckets = {}
    for c in codes:
        head = c[:2]
        key = "num" if head.isnumeric() else "alpha" if head.isalpha() else "mix"
        buckets.setdefault(key, []).append(c[2:])
    return {k: buckets[k] for k in sorted(buckets.keys())}

#> isnumeric_bucket(["12AB", "AB12", "A1B2", "99"])
#> isnumeric_bucket([])
#> isnumeric_bucket(["", "x"])
#> isnumeric_bucket(["½½a", "éée"])
#> isnumeric_bucket(["1", "11", "111"])

### update_none_skip
def update_none_skip(base, patch):
    gone = []
    for k, v in patch.items():
        if v is None:
            if base.pop(k, None) is not None:
                gone.append(k)
        else:
            base.update({k: v})
    return base, gone

#> update_none_skip({"a": 1, "b": 2}, {"a": None, "c": 3})
#> update_none_skip({}, {"x": None})
#> update_none_skip({"k": None}, {"k": None, "j": 0})
#> update_none_skip({"p": 1}, {})
#> update_none_skip({"z": [1]}, {"z": [], "y": ""})

### lstrip_rjust_mirror
def lstrip_rjust_mirror(s, ch):
    body = s.lstrip(ch)
    return body.rjust(len(s), "_") + body[::-1].ljust(len(s), ch)

#> lstrip_rjust_mirror("xxab", "x")
#> lstrip_rjust_mirror("", "z")
#> lstrip_rjust_mirror("...", ".")
#> lstrip_rjust_mirror("plain", "q")
#> lstrip_rjust_mirror("0012", "0")

### remove_while_count
def remove_while_count(lst, limit):
    for x in lst.copy():
        while lst.count(x) > limit:
            lst.remove(x)
    return lst

#> remove_while_count([1, 2, 1, 3, 1, 2], 1)
#> remove_while_count([], 2)
#> remove_while_count(["a", "a", "b"], 0)
#> remove_while_count([4, 4, 4, 4], 2)
#> remove_while_count([True, 1, 1.0, 2], 1)

### capitalize_chain_lower
def capitalize_chain_lower(s):
    steps = [s.lower(), s.capitalize(), s.title(), s.swapcase(), s.upper()]
    return [i for i, t in enumerate(steps) if t == s], steps[2][-3:]

#> capitalize_chain_lower("Mixed case")
#> capitalize_chain_lower("")
#> capitalize_chain_lower("LOUD")
#> capitalize_chain_lower("quiet")
#> capitalize_chain_lower("Title Case")

### translate_quote_style
def translate_quote_style(s, style):
    tables = {"double": str.maketrans("'", '"'), "none": str.maketrans("", "", "'\"")}
    if style not in tables:
        return s.translate({34: 39})
    return s.translate(tables[style])

#> translate_quote_style("it's 'ok'", "double")
#> translate_quote_style("say \"hi\" 'yo'", "none")
#> translate_quote_style('a "b"', "single")
#> translate_quote_style("", "double")
#> translate_quote_style("plain", "none")

### partition_title_values
def partition_title_values(lines, sep=":"):
    d = {}
    for ln in lines:
        k, mid, v = ln.partition(sep)
        d[k.strip().title()] = v.strip().capitalize() if mid else None
    return d

#> partition_title_values(["first name: ANN", "city: oslo:no", "flag"])
#> partition_title_values([])
#> partition_title_values(["a=B"], "=")
#> partition_title_values([":x", ""])
#> partition_title_values(["k : v", "K:w"])

### splitlines_keep_last
def splitlines_keep_last(buf, chunk):
    buf += chunk
    lines = buf.splitlines(keepends=True)
    rest = lines.pop() if lines and not lines[-1].endswith("\n") else ""
    return [ln.rstrip("\n") for ln in lines], rest

#> splitlines_keep_last("par", "tial\nnext\nun")
#> splitlines_keep_last("", "")
#> splitlines_keep_last("x", "\n")
#> splitlines_keep_last("a\n", "b\n\nc")
#> splitlines_keep_last("no newline", "")
