### g_zipstr
def g_zipstr(a, b):
    mixed = "".join(x + y for x, y in zip(a, b))
    shorter = min(len(a), len(b))
    return mixed + a[shorter:] + b[shorter:]

#> g_zipstr("abcdef", "123")
#> g_zipstr("", "left alone")
#> g_zipstr("?!?", "lengthier one")
#> g_zipstr("même", "sœur")
#> g_zipstr("X Y Z ", " ")

### mask_card_digits
def mask_card_digits(number):
    digits = [c for c in number if c.isdigit()]
    hidden = len(digits) - 4
    out = []
    for c in number:
        if c.isdigit() and hidden > 0:
            out.append("*")
            hidden -= 1
        else:
            out.append(c)
    return "".join(out)

#> mask_card_digits("4556 7375 8689 9855")
#> mask_card_digits("371-449-635")
#> mask_card_digits('AmH%Fqjcju_MnDIHiven#r given=')
#> mask_card_digits("no number given")
#> mask_card_digits("")

### f_rindex_limit
def f_rindex_limit(s, sub, stop):
    try:
        return s[s.rindex(sub, 0, stop):]
    except ValueError:
        return s[:stop] + "?"

#> f_rindex_limit("one.two.three.four", ".", 8)
#> f_rindex_limit("one.two.three.four", ".", -5)
#> f_rindex_limit("tomato potato", "ato", 6)
#> f_rindex_limit("tomato potato", "ato", 5)
#> f_rindex_limit('ressfZboHtomato', '', 0)

### casing_histogram
def casing_histogram(text):
    hist = dict.fromkeys(("upper", "lower", "digit", "space", "other"), 0)
    for c in text:
        kind = ("upper" if c.isupper() else "lower" if c.islower() else
                "digit" if c.isdigit() else "space" if c.isspace() else "other")
        hist[kind] += 1
    return hist

#> casing_histogram("Room 101: DO NOT enter!")
#> casing_histogram("")
#> casing_histogram("\t\n \u3000")
#> casing_histogram("漢字ßÄ7")
#> casing_histogram("fooBarBAZ")

### join_with_last
def join_with_last(items, last_sep=" and "):
    if len(items) < 2:
        return "".join(items)
    *rest, final = items
    return ", ".join(rest) + last_sep + final

#> join_with_last(["eggs", "flour", "milk"])
#> join_with_last(["solo"])
#> join_with_last([])
#> join_with_last(["Ann", "Bjørn"], " & ")
#> join_with_last(["", "x", "", "y"], " or ")

### bump_trailing_int
def bump_trailing_int(name):
    stem = name.rstrip("0123456789")
    num = name[len(stem):]
    if num == "":
        return name + "_1"
    return stem + str(int(num) + 1).zfill(len(num))

#> bump_trailing_int("report_v009")
#> bump_trailing_int("snapshot")
#> bump_trailing_int("img99")
#> bump_trailing_int('d pllaceTN)uXay1F6napshotplag99=')
#> bump_trailing_int("3rd place")

### h_replace_chain
def h_replace_chain(s, pairs):
    for old, new in pairs:
        s = s.replace(old, new, 2)
    return s

#> h_replace_chain("aaaa bbbb", [("a", "b"), ("b", "c")])
#> h_replace_chain("tick tack toe", [("t", "T"), (" ", "")])
#> h_replace_chain("unchanged", [])
#> h_replace_chain("abc", [("", "-")])
#> h_replace_chain("one one one", [("one", "two"), ("two", "one one")])

### splitlines_numbered
def splitlines_numbered(block):
    rows = block.splitlines()
    width = len(str(len(rows)))
    return [f"{i:>{width}}: {r}" for i, r in enumerate(rows, 1)]

#> splitlines_numbered("alpha\nbeta\r\ngamma")
#> splitlines_numbered("")
#> splitlines_numbered("\n\nend")
#> splitlines_numbered("a\nb\nc\nd\ne\nf\ng\nh\ni\nj")
#> splitlines_numbered("tab\tone\x0btwo\n")

### tuple_prefix_check
def tuple_prefix_check(urls):
    schemes = ("http://", "https://", "ftp:")
    return [(u.startswith(schemes), u.count("/")) for u in urls]

#> tuple_prefix_check(["https://a.io/x/y", "ftp:files", "mailto:me@z"])
#> tuple_prefix_check([])
#> tuple_prefix_check(["HTTP://LOUD.COM", "//cdn/lib.js"])
#> tuple_prefix_check(["http:/", "http://"])
#> tuple_prefix_check([" https://space.first/"])

### squash_repeats
def squash_repeats(s, keep=1):
    out = ""
    for c in s:
        if not out.endswith(c * keep):
            out += c
    return out

#> squash_repeats('ülubiim--éééo goooo')
#> squash_repeats("soooo gooood!!!!", 2)
#> squash_repeats('-éééo goooo go KYOMLK&-ééé.')
#> squash_repeats("1122334455", 3)
#> squash_repeats("ééé--ééé")

### alt_case_letters_only
def alt_case_letters_only(s):
    up = True
    res = []
    for c in s:
        if c.isalpha():
            res.append(c.upper() if up else c.lower())
            up = not up
        else:
            res.append(c)
    return "".join(res)

#> alt_case_letters_only("this is sarcasm, ok?")
#> alt_case_letters_only("12345 !!")
#> alt_case_letters_only("")
#> alt_case_letters_only("ABBA 4ever & ever")
#> alt_case_letters_only("straße-éé")

### q_slice_mix
def q_slice_mix(s):
    a = s[::3]
    b = s[1::3]
    c = s[2::3]
    return c + b[::-1] + a

#> q_slice_mix("abcdefghijkl")
#> q_slice_mix("0123456")
#> q_slice_mix('To be, obHxTaZh')
#> q_slice_mix("To be, or not to be")
#> q_slice_mix('cdefghij.or not t4827')

### pop_leading_zeros
def pop_leading_zeros(ids):
    cleaned = [i.lstrip("0") or "0" for i in ids]
    longest = max(map(len, cleaned), default=0)
    return [c.rjust(longest) for c in cleaned]

#> pop_leading_zeros(["007", "000", "01230", "9"])
#> pop_leading_zeros([])
#> pop_leading_zeros(["A0", "00A0"])
#> pop_leading_zeros(["", "0000000"])
#> pop_leading_zeros(["-05", "05-"])

### vowels_shift_right
def vowels_shift_right(word):
    spots = [i for i, c in enumerate(word) if c in "aeiouAEIOU"]
    chars = list(word)
    moved = [chars[i] for i in spots]
    moved = moved[-1:] + moved[:-1]
    for i, v in zip(spots, moved):
        chars[i] = v
    return "".join(chars)

#> vowels_shift_right("education")
#> vowels_shift_right("rhythm & blues")
#> vowels_shift_right("")
#> vowels_shift_right('Vfpazk tskejmbügc')
#> vowels_shift_right("OUIja board")

### numeric_flavour_rows
def numeric_flavour_rows(chars):
    return [(c, c.isdecimal(), c.isdigit(), c.isnumeric()) for c in chars if not c.isspace()]

#> numeric_flavour_rows("5²½")
#> numeric_flavour_rows("a 7")
#> numeric_flavour_rows("")
#> numeric_flavour_rows("Ⅷ٣")
#> numeric_flavour_rows("- .")

### z_partition_loop
def z_partition_loop(s, sep):
    found = []
    while sep in s:
        head, _, s = s.partition(sep)
        found.insert(0, head)
    return found + [s]

#> z_partition_loop("a->b->c->d", "->")
#> z_partition_loop("no arrow", "->")
#> z_partition_loop("", ",")
#> z_partition_loop("::x::", "::")
#> z_partition_loop("x1x22x333", "x")

### initials_dotted
def initials_dotted(full_name):
    parts = full_name.replace("-", " ").split()
    *given, family = parts
    return " ".join(g[0].upper() + "." for g in given) + " " + family.title()

#> initials_dotted("john ronald reuel tolkien")
#> initials_dotted("jean-luc picard")
#> initials_dotted("PRINCE")
#> initials_dotted("   ")
#> initials_dotted("ángel de la GUARDIA")

### ord_gaps
def ord_gaps(s):
    return [ord(b) - ord(a) for a, b in zip(s, s[1:])]

#> ord_gaps("aceg")
#> ord_gaps("Zebra!")
#> ord_gaps('ebra!zrftw1tmFSnH.Rdra!ra!')
#> ord_gaps("")
#> ord_gaps("0é\n~")

### unfold_counts
def unfold_counts(spec):
    out, num = [], ""
    for c in spec:
        if c.isdigit():
            num += c
        else:
            out.append(c * int(num or 1))
            num = ""
    return "".join(out)

#> unfold_counts("3a2bc4-")
#> unfold_counts("xyz")
#> unfold_counts("12=>0gone!")
#> unfold_counts('À0gon2bc4- Ö2b')
#> unfold_counts('PVJOLN=3 1z9Zdqp')

### w_until_same
def w_until_same(s, t):
    k = 0
    while k < len(s) and k < len(t) and s[k] == t[k]:
        k += 1
    return s[:k], s[k:] + "|" + t[k:]

#> w_until_same("interstellar", "interstate")
#> w_until_same("abc", "xyz")
#> w_until_same("", "something")
#> w_until_same("same old", "same old")
#> w_until_same("run", "running late")

### quote_if_needed
def quote_if_needed(arg):
    if arg.isalnum() and arg.isascii():
        return arg
    return "'" + arg.replace("'", "'\\''") + "'"

#> quote_if_needed("simple123")
#> quote_if_needed("it's complicated")
#> quote_if_needed("")
#> quote_if_needed("file name.txt")
#> quote_if_needed('ïveyqryge.')

### censor_middle
def censor_middle(words, ch="*"):
    return " ".join(w if len(w) < 4 else w[0] + ch * (len(w) - 2) + w[-1] for w in words)

#> censor_middle(["secret", "of", "the", "trade"])
#> censor_middle([])
#> censor_middle(["four", "x", "", "password!"], "#")
#> censor_middle(["Łódź", "Gdańsk"], "•")
#> censor_middle(["12345", "678"], "")

### casefold_uniq
def casefold_uniq(tags):
    seen = {}
    for t in tags:
        seen.setdefault(t.strip().casefold(), t)
    return list(seen.values())

#> casefold_uniq(["Red", "red ", "RED", "blue"])
#> casefold_uniq(["Straße", "STRASSE", "strasse"])
#> casefold_uniq([])
#> casefold_uniq([" ", "", "\t"])
#> casefold_uniq(["A1", "a1", "a-1"])

### f_center_cut
def f_center_cut(s, n):
    padded = s.center(n, ".")
    drop = (len(padded) - n) // 2
    return padded[drop:drop + n]

#> f_center_cut("tiny", 11)
#> f_center_cut("a very long headline indeed", 10)
#> f_center_cut("odd", 6)
#> f_center_cut("even", 7)
#> f_center_cut("", 3)

### find_all_overlapping
def find_all_overlapping(hay, pin):
    at, hits = hay.find(pin), []
    while at != -1:
        hits.append(at)
        at = hay.find(pin, at + 1)
    return hits

#> find_all_overlapping("abababa cab ab", "aba")
#> find_all_overlapping('zzUazzzzzz', 'zz')
#> find_all_overlapping("aaaaa", "aa")
#> find_all_overlapping('q qzzz6649xlqvi*cukt', 'q')
#> find_all_overlapping("CACACA-caca", "CA")

### strip_then_prefix
def strip_then_prefix(s, prefix, suffix):
    t = s.strip().removeprefix(prefix).removesuffix(suffix)
    return f"{t!r} ({len(s) - len(t)} gone)"

#> strip_then_prefix("  test_login.py\n", "test_", ".py")
#> strip_then_prefix("test_test_x", "test_", "x")
#> strip_then_prefix("", "a", "b")
#> strip_then_prefix("untouched here", "T", "E")
#> strip_then_prefix("ababab", "abab", "abab")

### two_pointer_letters
def two_pointer_letters(s):
    chars = list(s)
    i, j = 0, len(s) - 1
    while i < j:
        if not chars[i].isalpha():
            i += 1
        elif not chars[j].isalpha():
            j -= 1
        else:
            chars[i], chars[j] = chars[j], chars[i]
            i, j = i + 1, j - 1
    return "".join(chars)

#> two_pointer_letters("a-bC-dEf-ghIj")
#> two_pointer_letters('28]C-d ü9471?')
#> two_pointer_letters('bC-dEf@8]C28dEf-ghdsknpheRy8 EX+')
#> two_pointer_letters("Test1ng-Leet=code-Q!")
#> two_pointer_letters("..ab")

### key_value_upper
def key_value_upper(pairs):
    return "&".join(f"{k.upper()}={str(v).lower()}" for k, v in pairs.items() if v is not None)

#> key_value_upper({"page": 2, "sort": "DESC", "q": None})
#> key_value_upper({})
#> key_value_upper({"debug": True, "Name": "Zoë"})
#> key_value_upper({"a b": 0, "": "X"})
#> key_value_upper({"none": None})

### tail_count_loop
def tail_count_loop(s, c):
    n = 0
    for ch in reversed(s):
        if ch != c:
            break
        n += 1
    else:
        return f"all {n} are {c!r}"
    return f"{s[:len(s) - n]}<{n}>"

#> tail_count_loop("whaaaat???", "?")
#> tail_count_loop("zzzzzz", "z")
#> tail_count_loop("", "k")
#> tail_count_loop("stop now.", "!")
#> tail_count_loop("1000000", "0")

### bits_of_text
def bits_of_text(s, n):
    bits = "".join(format(ord(c), "08b") for c in s)
    return bits[:n] + ":" + str(bits.count("1"))

#> bits_of_text("Hi", 12)
#> bits_of_text("", 4)
#> bits_of_text("~~~", 20)
#> bits_of_text("é0", 16)
#> bits_of_text("AB", -3)

### longest_alpha_run
def longest_alpha_run(s):
    best = cur = ""
    for c in s:
        cur = cur + c if c.isalpha() else ""
        if len(cur) > len(best):
            best = cur
    return best

#> longest_alpha_run("ab12abcd3xyzzy45q")
#> longest_alpha_run("100% 200$")
#> longest_alpha_run("")
#> longest_alpha_run("same size but once more")
#> longest_alpha_run("日本語abc1ñandú")

### e_del_slice
def e_del_slice(s, i, j):
    chars = [*s]
    del chars[i:j]
    chars.reverse()
    return "".join(chars) + s[i:j]

#> e_del_slice("telescopes", 2, 6)
#> e_del_slice("abcdefgh", -3, -1)
#> e_del_slice("backwards", 7, 2)
#> e_del_slice("", 0, 5)
#> e_del_slice("p@ssw0rd!!", 0, 100)

### parse_flags
def parse_flags(argv):
    flags = {}
    for a in argv:
        if a.startswith("--"):
            k, eq, v = a[2:].partition("=")
            flags[k] = v if eq else True
        elif a.startswith("-"):
            flags.update(dict.fromkeys(a[1:], True))
    return flags

#> parse_flags(["--name=Bo", "-xv", "file.txt"])
#> parse_flags([])
#> parse_flags(["--", "-", "--k="])
#> parse_flags(["--color", "--color=never=ever"])
#> parse_flags(["-é9", "a-b"])

### sort_chars_custom
def sort_chars_custom(s, order):
    known = sorted((c for c in s if c in order), key=order.index)
    rest = sorted(c for c in s if c not in order)
    return "".join(known + rest)

#> sort_chars_custom("mississippi", "spim")
#> sort_chars_custom("The Zen of it", "eo")
#> sort_chars_custom("", "abc")
#> sort_chars_custom("edcba54321", "")
#> sort_chars_custom('JMWPA!cb !cb4321+!cbjlhnb#', '!cb')

### last_word_first
def last_word_first(line):
    head, sep, tail = line.rstrip().rpartition(" ")
    return tail + sep + head if sep else tail.upper()

#> last_word_first("go home now  ")
#> last_word_first('inglegle')
#> last_word_first("")
#> last_word_first("  leading gap")
#> last_word_first("x  double gap  y")

### scale_ints_in_text
def scale_ints_in_text(text, k):
    words = text.split(" ")
    for i, w in enumerate(words):
        if w.lstrip("-").isdigit():
            words[i] = str(int(w) * k)
    return " ".join(words)

#> scale_ints_in_text("mix 2 eggs with 150 g flour", 3)
#> scale_ints_in_text("temp -4 to 12", 2)
#> scale_ints_in_text('th -- to M5CL --xyym-', 10)
#> scale_ints_in_text("", 5)
#> scale_ints_in_text("7 7. 7th --7", 0)
