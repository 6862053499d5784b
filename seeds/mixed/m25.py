### fold_right_words
def fold_right_words(words):
    acc = ""
    while words:
        w = words.pop()
        acc = w + acc if len(acc) % 2 else acc[::-1] + w
    return acc

#> fold_right_words(["ab", "c", "def"])
#> fold_right_words([])
#> fold_right_words(["x"])
#> fold_right_words(["", "yz", "w"])
#> fold_right_words(["one", "two", "three", "four"])

### rpartition_swap_ext
def rpartition_swap_ext(files, new):
    out = []
    for f in files:
        stem, dot, ext = f.rpartition(".")
        if not stem:
            out.append(f + "." + new)
        else:
            out.append(stem + dot + (new if ext != new else ext.upper()))
    return out

#> rpartition_swap_ext(["a.txt", "b", ".rc", "c.md"], "md")
#> rpartition_swap_ext([], "x")
#> rpartition_swap_ext(["x.y.z"], "q")
#> rpartition_swap_ext(["end."], "e")
#> rpartition_swap_ext([""], "new")

### rpartition_balance
def rpartition_balance(s, mid):
    left, m, right = s.rpartition(mid)
    while m and len(left) > len(right):
        left, right = left[:-1], left[-1] + right
    return left + m + right

#> rpartition_balance("abcd|x", "|")
#> rpartition_balance("a|bcd", "|")
#> rpartition_balance("none", "|")
#> rpartition_balance("", "-")
#> rpartition_balance("aa--bb--c", "--")

### rpartition_nested_keys
def rpartition_nested_keys(flat):
    tree = {}
    for path, v in flat.items():
        parent, _, leaf = path.rpartition("/")
        tree.setdefault(parent or ".", {})[leaf] = v
    return tree

#> rpartition_nested_keys({"a/b": 1, "a/c": 2, "d": 3})
#> rpartition_nested_keys({})
#> rpartition_nested_keys({"/x": 0, "x/": 1})
#> rpartition_nested_keys({"p/q/r": None, "p/q": "s"})
#> rpartition_nested_keys({"": "root"})

### fromkeys_rank_letters
def fromkeys_rank_letters(word, guess):
    rank = {c: i for i, c in enumerate(dict.fromkeys(word))}
    return sorted(guess, key=lambda c: rank.get(c, len(rank))), len(rank)

#> fromkeys_rank_letters("zebra", "abe")
#> fromkeys_rank_letters("", "xyz")
#> fromkeys_rank_letters("banana", "nab n")
#> fromkeys_rank_letters("abc", "")
#> fromkeys_rank_letters("BAba", "aAbB")

### fromkeys_toggle_lights
def fromkeys_toggle_lights(n, steps):
    lamps = dict.fromkeys(range(1, n + 1), False)
    for s in steps:
        for k in range(s, n + 1, s):
            lamps[k] = not lamps[k]
    return [k for k, on in lamps.items() if on]

#> fromkeys_toggle_lights(6, [1, 2, 3])
#> fromkeys_toggle_lights(0, [1])
#> fromkeys_toggle_lights(4, [])
#> fromkeys_toggle_lights(5, [5, 5])
#> fromkeys_toggle_lights(10, [3, 4])

### fromkeys_quota_take
def fromkeys_quota_take(names, requests, quota=2):
    left = dict.fromkeys(names, quota)
    granted = []
    for r in requests:
        if left.get(r, 0) > 0:
            left[r] -= 1
            granted.append(r)
    return granted, {k: v for k, v in left.items() if v < quota}

#> fromkeys_quota_take(["a", "b"], ["a", "a", "a", "b", "c"])
#> fromkeys_quota_take([], ["x"])
#> fromkeys_quota_take("pq", "ppq", 1)
#> fromkeys_quota_take(["z"], [])
#> fromkeys_quota_take(["m"], ["m"], quota=0)

### isalnum_boundary_count
def isalnum_boundary_count(s):
    edges = 0
    for a, b in zip(" " + s, s + " "):
        edges += a.isalnum() ^ b.isalnum()
    return edges // 2, s[:1].isalnum() and s[-1:].isalnum()

#> isalnum_boundary_count("two words")
#> isalnum_boundary_count("")
#> isalnum_boundary_count("--x--")
#> isalnum_boundary_count("a.b.c!")
#> isalnum_boundary_count("solid")

### isalnum_join_or_sep
def isalnum_join_or_sep(tokens, sep=" "):
    out = ""
    for t in tokens:
        out += sep + t if out and t.isalnum() and out[-1].isalnum() else t
    return out

#> isalnum_join_or_sep(["f", "(", "x", "y", ")", "z"])
#> isalnum_join_or_sep([])
#> isalnum_join_or_sep(["a", "b"], "_")
#> isalnum_join_or_sep(["+", "+"])
#> isalnum_join_or_sep(["", "q", ""], sep="/")

### isalnum_drop_first_bad
def isalnum_drop_first_bad(s):
    drops = 0
    while s and not s.isalnum():
        bad = next(c for c in s if not c.isalnum())
        s = s.replace(bad, "")
        drops += 1
    return s, drops

#> isalnum_drop_first_bad("a-b_c-d")
#> isalnum_drop_first_bad("")
#> isalnum_drop_first_bad("clean1")
#> isalnum_drop_first_bad("?!?")
#> isalnum_drop_first_bad("x y.z w.")

### isascii_pair_sort
def isascii_pair_sort(words):
    words.sort(key=lambda w: (not w.isascii(), w))
    split = next((i for i, w in enumerate(words) if not w.isascii()), len(words))
    return words[:split], words[split:]

#> isascii_pair_sort(["été", "zoo", "ant", "Ärger"])
#> isascii_pair_sort([])
#> isascii_pair_sort(["b", "a"])
#> isascii_pair_sort(["ß", ""])
#> isascii_pair_sort(["é", "É"])

### isascii_mixed_keys
def isascii_mixed_keys(d):
    out = {}
    for k, v in d.items():
        if isinstance(k, str) and not k.isascii():
            k = k.encode("ascii", "replace").decode()
        out[k] = out.get(k, 0) + v
    return out

#> isascii_mixed_keys({"café": 1, "caf?": 2})
#> isascii_mixed_keys({})
#> isascii_mixed_keys({1: 5, "x": 6})
#> isascii_mixed_keys({"é": 1, "è": 2, "ê": 3})
#> isascii_mixed_keys({"ok": -1})

### isascii_length_bonus
def isascii_length_bonus(s, t):
    a, b = sorted([s, t], key=lambda x: (x.isascii(), len(x)))
    return a + "<" + b, len(b) - len(a)

#> isascii_length_bonus("plain", "naïve")
#> isascii_length_bonus("", "é")
#> isascii_length_bonus("abc", "ab")
#> isascii_length_bonus("ñ", "ññ")
#> isascii_length_bonus("x", "x")

### removesuffix_each_level
def removesuffix_each_level(path, stops):
    trail = []
    for s in stops:
        path = path.removesuffix("/" + s)
        trail.append(path.rpartition("/")[2])
    return path, trail

#> removesuffix_each_level("/var/log/app/today", ["today", "app", "x"])
#> removesuffix_each_level("", ["a"])
#> removesuffix_each_level("home", [])
#> removesuffix_each_level("a/a/a", ["a", "a", "a"])
#> removesuffix_each_level("p/q/", ["q", ""])

### removesuffix_tense
def removesuffix_tense(verb):
    if verb.endswith("ied"):
        return verb.removesuffix("ied") + "y"
    if verb.endswith("ed"):
        stem = verb.removesuffix("ed")
        return stem[:-1] if stem[-1:] == stem[-2:-1] else stem
    return verb + "ed"

#> removesuffix_tense("carried")
#> removesuffix_tense("stopped")
#> removesuffix_tense("walked")
#> removesuffix_tense("run")
#> removesuffix_tense("")

### removesuffix_dict_keys
def removesuffix_dict_keys(d, suf):
    return {k.removesuffix(suf) or k: v for k, v in d.items() if not k.startswith(suf)}

#> removesuffix_dict_keys({"name_id": 1, "age": 2, "_id": 3}, "_id")
#> removesuffix_dict_keys({}, "x")
#> removesuffix_dict_keys({"ab": 1, "a": 2}, "b")
#> removesuffix_dict_keys({"zz": 0}, "")
#> removesuffix_dict_keys({"tests": 1, "test": 2, "s": 3}, "s")

### rsplit_words_from_end
def rsplit_words_from_end(s, n):
    *head, tail = s.rsplit(" ", n) if s else ["", ""]
    return tail[::-1], head[-1] if head else None, len(head)

#> rsplit_words_from_end("over the hill and far", 2)
#> rsplit_words_from_end("one", 1)
#> rsplit_words_from_end("", 3)
#> rsplit_words_from_end("a b", 0)
#> rsplit_words_from_end("x  y", 5)

### rsplit_time_log
def rsplit_time_log(entries):
    total = {}
    for e in entries:
        task, _, mins = e.rpartition(" ")
        name = task.rsplit(":", 1)[-1].strip()
        total[name] = total.get(name, 0) + int(mins.rstrip("m"))
    return total

#> rsplit_time_log(["dev: fix 30m", "ops: fix 15m", "lunch 45m"])
#> rsplit_time_log([])
#> rsplit_time_log(["a:b:c 5"])
#> rsplit_time_log([" 7m"])
#> rsplit_time_log(["read book"])

### splitlines_len_sort
def splitlines_len_sort(poem):
    lines = [ln for ln in poem.splitlines() if ln and not ln.isspace()]
    lines.sort(key=len)
    return lines[0].split()[0] if lines else "", [len(ln) for ln in lines]

#> splitlines_len_sort("roses are red\nviolets\n\nsugar is sweet")
#> splitlines_len_sort("")
#> splitlines_len_sort("  \n\t")
#> splitlines_len_sort("one\ntwo")
#> splitlines_len_sort(" pad\nlonger line")

### splitlines_toggle_block
def splitlines_toggle_block(text, fence="```"):
    inside, code = False, []
    for ln in text.splitlines():
        if ln.strip() == fence:
            inside = not inside
        elif inside:
            code.append(ln.rstrip())
    return code, inside

#> splitlines_toggle_block("a\n```\nx = 1 \n```\nb")
#> splitlines_toggle_block("")
#> splitlines_toggle_block("```\nopen")
#> splitlines_toggle_block("~~\ny\n~~", "~~")
#> splitlines_toggle_block("none\nhere")

### zfill_sequence_gap
def zfill_sequence_gap(names):
    nums = sorted(int(n.lstrip("abcdefghijklmnopqrstuvwxyz_") or 0) for n in names)
    gaps = [str(x).zfill(3) for x in range(nums[0], nums[-1]) if x not in nums] if nums else None
    return gaps

#> zfill_sequence_gap(["img_001", "img_004", "img_002"])
#> zfill_sequence_gap([])
#> zfill_sequence_gap(["a7"])
#> zfill_sequence_gap(["x", "x3"])
#> zfill_sequence_gap(["f10", "f12", "bad!"])

### zfill_negative_money
def zfill_negative_money(cents):
    sign = "-" * (cents < 0)
    digits = str(abs(cents)).zfill(3)
    return sign + digits[:-2] + "." + digits[-2:]

#> zfill_negative_money(1234)
#> zfill_negative_money(-5)
#> zfill_negative_money(0)
#> zfill_negative_money(99)
#> zfill_negative_money(-100000)

### zfill_time_add
def zfill_time_add(clock, minutes):
    h, _, m = clock.partition(":")
    total = int(h) * 60 + int(m or 0) + minutes
    h, m = divmod(total % 1440, 60)
    return str(h).zfill(2) + ":" + str(m).zfill(2)

#> zfill_time_add("9:05", 70)
#> zfill_time_add("23:59", 1)
#> zfill_time_add("7", -30)
#> zfill_time_add("0:00", -1)
#> zfill_time_add("x:1", 0)

### encode_rle_bytes
def encode_rle_bytes(s):
    data = s.encode()
    out = []
    for b in data:
        if out and out[-2] == b and out[-1] < 9:
            out[-1] += 1
        else:
            out += [b, 1]
    return out, len(out) < len(data)

#> encode_rle_bytes("aaab")
#> encode_rle_bytes("")
#> encode_rle_bytes("zzzzzzzzzzzz")
#> encode_rle_bytes("abc")
#> encode_rle_bytes("éé")

### encode_bits_string
def encode_bits_string(s, group=4):
    bits = "".join(f"{b:08b}" for b in s.encode())
    groups = [bits[i:i + group] for i in range(0, len(bits), group)]
    return " ".join(groups), bits.count("1")

#> encode_bits_string("Hi")
#> encode_bits_string("")
#> encode_bits_string("é")
#> encode_bits_string("A", 3)
#> encode_bits_string("~", group=8)

### isprintable_filter_keys
def isprintable_filter_keys(d):
    bad = sorted(k for k in d if not k.isprintable())
    for k in bad:
        d[repr(k).strip("'")] = d.pop(k)
    return d

#> isprintable_filter_keys({"a": 1, "b\n": 2})
#> isprintable_filter_keys({})
#> isprintable_filter_keys({"\t": 0, "\\t": 1})
#> isprintable_filter_keys({"ok": None})
#> isprintable_filter_keys({"x\x00y": [1], "z": 2})

### isprintable_chat_clean
def isprintable_chat_clean(msgs, limit=12):
    out = []
    for m in msgs:
        if not m.isprintable():
            m = " ".join(m.split())
        if m:
            out.append(m if len(m) <= limit else m[:limit - 1] + "~")
    return out

#> isprintable_chat_clean(["hi\nthere", "ok", "\n"])
#> isprintable_chat_clean([])
#> isprintable_chat_clean(["a very long message"], 8)
#> isprintable_chat_clean(["", "tab\tbed"])
#> isprintable_chat_clean(["fits exactly", "x" * 13])

### maketrans_morse_lite
def maketrans_morse_lite(s):
    table = str.maketrans({"s": "... ", "o": "--- ", "e": ". ", "t": "- "})
    return s.lower().translate(table).strip().replace("  ", " ")

#> maketrans_morse_lite("SOS")
#> maketrans_morse_lite("")
#> maketrans_morse_lite("toe set")
#> maketrans_morse_lite("xyz")
#> maketrans_morse_lite("tests")

### maketrans_leet_levels
def maketrans_leet_levels(s, level):
    src, dst = "aeotls", "43071$"
    table = str.maketrans(src[:level], dst[:level])
    t = s.translate(table)
    return t, sum(a != b for a, b in zip(s, t))

#> maketrans_leet_levels("leet speak lots", 3)
#> maketrans_leet_levels("leet speak lots", 6)
#> maketrans_leet_levels("", 2)
#> maketrans_leet_levels("tall", 0)
#> maketrans_leet_levels("ALL caps", -1)

### removeprefix_plus_country
def removeprefix_plus_country(num, codes):
    digits = num.replace(" ", "").removeprefix("00").removeprefix("+")
    for code, name in codes.items():
        rest = digits.removeprefix(code)
        if rest != digits:
            return name, rest
    return None, digits

#> removeprefix_plus_country("+44 20 7946", {"1": "US", "44": "UK"})
#> removeprefix_plus_country("001 555", {"1": "US"})
#> removeprefix_plus_country("", {"9": "X"})
#> removeprefix_plus_country("777", {})
#> removeprefix_plus_country("+1", {"44": "UK", "1": "US"})

### removeprefix_bullets
def removeprefix_bullets(lines):
    level, out = 0, []
    for ln in lines:
        body = ln
        while body.startswith("- "):
            body = body.removeprefix("- ")
            level += 1
        out.append((level, body))
        level = 0
    return out

#> removeprefix_bullets(["- a", "- - b", "c"])
#> removeprefix_bullets([])
#> removeprefix_bullets(["-x", "- "])
#> removeprefix_bullets(["- - - "])
#> removeprefix_bullets(["", "plain - dash"])

### reverse_queue_k
def reverse_queue_k(q, k):
    head, tail = q[:k], q[k:]
    head.reverse()
    tail.extend(head)
    return tail, q

#> reverse_queue_k([1, 2, 3, 4, 5], 3)
#> reverse_queue_k([], 2)
#> reverse_queue_k(["a", "b"], 0)
#> reverse_queue_k([7, 8, 9], -1)
#> reverse_queue_k([0], 10)

### reverse_if_descending
def reverse_if_descending(rows):
    flips = 0
    for r in rows:
        if r and r[0] > r[-1]:
            r.reverse()
            flips += 1
        elif len(r) == 1:
            r.extend(r)
    return rows, flips

#> reverse_if_descending([[3, 2, 1], [1, 2], [5]])
#> reverse_if_descending([])
#> reverse_if_descending([[], ["b", "a"]])
#> reverse_if_descending([[2, 9, 2]])
#> reverse_if_descending([[0, -1], [-1, 0]])

### rfind_pair_span
def rfind_pair_span(text, left, right):
    j = text.rfind(right)
    i = text.rfind(left, 0, max(j, 0))
    if i < 0:
        return text.count(left), text.count(right)
    return text[i:j + len(right)]

#> rfind_pair_span("f(a) + g(b)", "(", ")")
#> rfind_pair_span(")(", "(", ")")
#> rfind_pair_span("", "<", ">")
#> rfind_pair_span("<<x>>", "<", ">>")
#> rfind_pair_span("no pair here", "[", "]")

### rfind_dedupe_keep
def rfind_dedupe_keep(s):
    return "".join(c for i, c in enumerate(s) if s.rfind(c) == i or s.find(c) == i and c.isupper())

#> rfind_dedupe_keep("AbAbcb")
#> rfind_dedupe_keep("")
#> rfind_dedupe_keep("hello")
#> rfind_dedupe_keep("XYX")
#> rfind_dedupe_keep("a a a")

### center_pad_choice
def center_pad_choice(s, w):
    gap = w - len(s)
    if gap <= 0:
        return s[:w]
    return s.center(w, "." if gap % 2 else ":")

#> center_pad_choice("mid", 8)
#> center_pad_choice("mid", 7)
#> center_pad_choice("overflow", 4)
#> center_pad_choice("", 2)
#> center_pad_choice("ab", 2)

### clear_marks_on_reset
def clear_marks_on_reset(events):
    marks, best = {}, 0
    for who in events:
        if who == "*":
            marks.clear()
            continue
        marks[who] = marks.get(who, 0) + 1
        best = max(best, marks[who])
    return best, marks

#> clear_marks_on_reset(["a", "b", "a", "*", "b"])
#> clear_marks_on_reset([])
#> clear_marks_on_reset("**")
#> clear_marks_on_reset("xxx*xx")
#> clear_marks_on_reset(["solo"])

### copy_list_in_dict
def copy_list_in_dict(d, k, v):
    shallow = d.copy()
    fixed = {a: b.copy() for a, b in d.items()}
    d[k].append(v)
    return shallow[k] == d[k], fixed[k], shallow is d

#> copy_list_in_dict({"a": [1]}, "a", 2)
#> copy_list_in_dict({"a": [], "b": [0]}, "b", None)
#> copy_list_in_dict({1: ["x", "y"]}, 1, "z")
#> copy_list_in_dict({}, "q", 0)
#> copy_list_in_dict({"k": [[1]]}, "k", [2])

### isdecimal_roman_mix
def isdecimal_roman_mix(page):
    romans = ["i", "ii", "iii", "iv", "v"]
    if page.isdecimal():
        return int(page) + len(romans)
    if page.casefold() in romans:
        return romans.index(page.casefold()) + 1
    return -1

#> isdecimal_roman_mix("12")
#> isdecimal_roman_mix("IV")
#> isdecimal_roman_mix("x")
#> isdecimal_roman_mix("")
#> isdecimal_roman_mix("²")

### islower_isdecimal_pairs
def islower_isdecimal_pairs(s):
    out = []
    for a, b in zip(s[::2], s[1::2]):
        if a.islower() and b.isdecimal():
            out.append(a * int(b))
        elif a.isdecimal() and b.islower():
            out.append(chr(ord(b) + int(a)))
        else:
            out.append(b + a)
    return "".join(out)

#> islower_isdecimal_pairs("a32bXY")
#> islower_isdecimal_pairs("")
#> islower_isdecimal_pairs("z0")
#> islower_isdecimal_pairs("1a2b3")
#> islower_isdecimal_pairs("A1b2")

### keys_sorted_by_len_then_del
def keys_sorted_by_len_then_del(d, n):
    for k in sorted(d.keys(), key=len)[:n]:
        del d[k]
    return d if d else None

#> keys_sorted_by_len_then_del({"aaa": 1, "b": 2, "cc": 3}, 2)
#> keys_sorted_by_len_then_del({}, 1)
#> keys_sorted_by_len_then_del({"x": 1, "y": 2}, 1)
#> keys_sorted_by_len_then_del({"k": 0}, 5)
#> keys_sorted_by_len_then_del({"pp": 1, "q": 2}, -1)

### partition_gene_codons
def partition_gene_codons(dna, start="ATG"):
    before, found, rest = dna.partition(start)
    if not found:
        return None
    codons = [rest[i:i + 3] for i in range(0, len(rest) - 2, 3)]
    stop = next((i for i, c in enumerate(codons) if c in ("TAA", "TAG", "TGA")), len(codons))
    return len(before), codons[:stop]

#> partition_gene_codons("CCATGGCATTTTAACG")
#> partition_gene_codons("CCGG")
#> partition_gene_codons("ATG")
#> partition_gene_codons("ATGAAATGACC")
#> partition_gene_codons("xxGOabc", "GO")

### isalpha_cipher_skip
def isalpha_cipher_skip(text, key):
    out, j = [], 0
    for c in text:
        if c.isalpha() and c.isascii():
            base = ord("A") if c.isupper() else ord("a")
            c = chr((ord(c) - base + ord(key[j % len(key)]) - 97) % 26 + base)
            j += 1
        out.append(c)
    return "".join(out)

#> isalpha_cipher_skip("Attack at dawn", "lemon")
#> isalpha_cipher_skip("", "key")
#> isalpha_cipher_skip("a-b-c", "b")
#> isalpha_cipher_skip("éz Z", "bc")
#> isalpha_cipher_skip("hi", "")
