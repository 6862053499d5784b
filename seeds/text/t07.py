### a_partition_nest
def a_partition_nest(s):
    left, dash, right = s.partition("-")
    mid, dot, end = right.rpartition(".")
    return end + dot + left + dash + mid

#> a_partition_nest("alpha-beta.gamma.delta")
#> a_partition_nest("nodash.here")
#> a_partition_nest("no dot-here")
#> a_partition_nest("")
#> a_partition_nest("a.ga'jmqdzkwloyxçbeta")

### shift_digits_only
def shift_digits_only(s, k):
    return "".join(str((int(c) + k) % 10) if c.isdecimal() else c for c in s)

#> shift_digits_only("PIN 0987, ext. 12", 5)
#> shift_digits_only("no digits", 3)
#> shift_digits_only("", 1)
#> shift_digits_only('9 pgyo 0987, ex=ü239:5 098', -1)
#> shift_digits_only("x² 3", 10)

### table_lookup_join
def table_lookup_join(ids, names, missing="n/a"):
    found = [names.get(i) or missing for i in ids]
    return " + ".join(f"{i}:{n}" for i, n in zip(ids, found))

#> table_lookup_join([3, 1, 9], {1: "one", 3: "three"})
#> table_lookup_join([], {1: "one"})
#> table_lookup_join(["k", "e"], {"k": "", "e": "empty?"}, "-")
#> table_lookup_join([None, 0], {None: "null", 0: "zero"})
#> table_lookup_join(["ä"], {}, "")

### g_xor_case
def g_xor_case(a, b):
    out = []
    for x, y in zip(a, b):
        if x.isupper() ^ y.isupper():
            out.append(x.lower() + y.lower())
        else:
            out.append(x)
    return "".join(out)

#> g_xor_case("ApPlE", "bANAN")
#> g_xor_case("same", "case")
#> g_xor_case('ZZZzwgz@IrhmhpcA1 b2ZZZnyth', 'Anything')
#> g_xor_case("A1 b2", "ZZZZZ")
#> g_xor_case('Anythinginygmiwgz', 'éTÉ long')

### h_mixed_list_str
def h_mixed_list_str(items):
    s = ""
    for it in items:
        if isinstance(it, str):
            s = it + s
        elif isinstance(it, int):
            s = s[it:] + s[:it]
    return s

#> h_mixed_list_str(["abc", 1, "xyz", -2])
#> h_mixed_list_str([])
#> h_mixed_list_str([5, "word", None, "s-"])
#> h_mixed_list_str(["é", "ñ", True, "ü"])
#> h_mixed_list_str(["hello there", 6, 2.5])

### plural_phrase_tx
def plural_phrase_tx(count, noun):
    if count == 1:
        return f"a {noun}" if noun[0] not in "aeiou" else f"an {noun}"
    if noun.endswith(("s", "x", "ch", "sh")):
        return f"{count} {noun}es"
    if noun.endswith("y") and noun[-2] not in "aeiou":
        return f"{count} {noun[:-1]}ies"
    return f"{count} {noun}s"

#> plural_phrase_tx(1, "orange")
#> plural_phrase_tx(1, "pear")
#> plural_phrase_tx(3, "box")
#> plural_phrase_tx(0, "berry")
#> plural_phrase_tx(12, "monkey")
#> plural_phrase_tx(2, "church")

### q_char_windows
def q_char_windows(s, n):
    best = ""
    for i in range(len(s) - n + 1):
        win = s[i:i + n]
        if len(set(win)) == n:
            best = max(best, win)
    return best

#> q_char_windows("bananarama", 3)
#> q_char_windows("aaaa", 2)
#> q_char_windows("hi", 5)
#> q_char_windows("The Zoo Keeper", 4)
#> q_char_windows("12321", 3)

### tag_wrap
def tag_wrap(text, *tags):
    for t in reversed(tags):
        text = f"<{t}>{text}</{t}>"
    return text

#> tag_wrap("title", "div", "h1")
#> tag_wrap("bare")
#> tag_wrap('ßa < :pptle,< Ix8Ht p?a <  xpldwmk', 'p')
#> tag_wrap("a < b", "code", "em", "b")
#> tag_wrap('IFYRWVA< b 4HiP=BGRPNzxgv gxdymo;', '')

### mostly_consonants
def mostly_consonants(word):
    letters = [c for c in word.lower() if c.isalpha()]
    vowels = sum(c in "aeiou" for c in letters)
    verdict = "hard" if len(letters) > 3 * vowels else "soft"
    return f"{word}:{verdict}:{vowels}/{len(letters)}"

#> mostly_consonants("Schwarzkopf")
#> mostly_consonants("Aurora 7")
#> mostly_consonants("")
#> mostly_consonants("tsktsk!")
#> mostly_consonants("crypt-o")

### k_remove_adjacent_pairs
def k_remove_adjacent_pairs(s):
    i = 0
    while i < len(s) - 1:
        if s[i] == s[i + 1]:
            s = s[:i] + s[i + 2:]
            i = max(i - 1, 0)
        else:
            i += 1
    return s

#> k_remove_adjacent_pairs("abbaca")
#> k_remove_adjacent_pairs("bookkeeper")
#> k_remove_adjacent_pairs("")
#> k_remove_adjacent_pairs("1223341 x")
#> k_remove_adjacent_pairs("aaa")

### snake_to_header
def snake_to_header(name):
    return "-".join(p.capitalize() for p in name.strip("_").split("_"))

#> snake_to_header("content_type")
#> snake_to_header("__x_forwarded_FOR__")
#> snake_to_header('contenyrsype ent_typøcontentø=')
#> snake_to_header('ontentø=GbMF5;on 422qxyiø#bcm')
#> snake_to_header("a__b_2c")

### n_count_slices
def n_count_slices(s, sub):
    return sum(s[i:].startswith(sub) for i in range(len(s))) - s.count(sub)

#> n_count_slices("aaaa aaa", "aa")
#> n_count_slices("abcabc", "abc")
#> n_count_slices("", "x")
#> n_count_slices("xyxyxyx", "xyx")
#> n_count_slices("go go", "")

### split_keep_sep
def split_keep_sep(s, seps):
    parts = [""]
    for c in s:
        parts[-1] += c
        if c in seps:
            parts.append("")
    return parts if parts[-1] else parts[:-1]

#> split_keep_sep("Hi! How are you? Fine.", "!?.")
#> split_keep_sep("no separators", "|")
#> split_keep_sep("", ",")
#> split_keep_sep("a,b,,c", ",")
#> split_keep_sep("x=1;y=é", "=;")

### r_try_index_twice
def r_try_index_twice(s, c):
    try:
        i = s.index(c)
        j = s.index(c, i + 1)
    except ValueError:
        return s + c
    return s[i:j + 1][::-1]

#> r_try_index_twice("wonderful world", "w")
#> r_try_index_twice("unique", "q")
#> r_try_index_twice('wonderfqbqczk Tgon', 'k')
#> r_try_index_twice('UY62<=badez', '<')
#> r_try_index_twice("never here", "zz")

### center_all_lines
def center_all_lines(lines):
    w = max(map(len, lines), default=0)
    return [f"{l:^{w}}" for l in lines]

#> center_all_lines(["THE END", "of", "a story"])
#> center_all_lines([])
#> center_all_lines(["", "xx", "y"])
#> center_all_lines(["même", "longueur ici"])
#> center_all_lines(["abc", "abcd"])

### f_sorted_join_key
def f_sorted_join_key(s):
    words = s.split()
    words.sort(key=lambda w: w[::-1])
    return "/".join(words).swapcase()

#> f_sorted_join_key("Brown fox Jumps over")
#> f_sorted_join_key("")
#> f_sorted_join_key("ba ab aa Za")
#> f_sorted_join_key("x10 x9 x100")
#> f_sorted_join_key("élan Bilan plan")

### luhn_ok
def luhn_ok(number):
    digits = [int(c) for c in number if c.isdigit()][::-1]
    total = sum(digits[::2])
    for d in digits[1::2]:
        total += d * 2 - 9 if d > 4 else d * 2
    return total % 10 == 0

#> luhn_ok("4539 1488 0343 6467")
#> luhn_ok("8273 1232 7352 0569")
#> luhn_ok("")
#> luhn_ok("059")
#> luhn_ok("abc-1")

### v_range_chars
def v_range_chars(a, b):
    lo, hi = sorted([ord(a), ord(b)])
    seq = "".join(chr(i) for i in range(lo, hi + 1))
    return seq if a <= b else seq[::-1]

#> v_range_chars("a", "k")
#> v_range_chars("9", "0")
#> v_range_chars("x", "x")
#> v_range_chars("Z", "a")
#> v_range_chars("ab", "c")

### log_lines_at_or_above
def log_lines_at_or_above(lines, level):
    order = ["DEBUG", "INFO", "WARN", "ERROR"]
    floor = order.index(level)
    return [l.split(" ", 1)[1] for l in lines if order.index(l.split()[0]) >= floor]

#> log_lines_at_or_above(["INFO started up", "DEBUG x=1", "ERROR disk full"], "INFO")
#> log_lines_at_or_above([], "WARN")
#> log_lines_at_or_above(["WARN low battery"], "ERROR")
#> log_lines_at_or_above(["TRACE hm"], "DEBUG")
#> log_lines_at_or_above(["ERROR a b c", "ERROR  two"], "ERROR")

### t_insert_every
def t_insert_every(s, n, token):
    i = n
    while i < len(s):
        s = s[:i] + token + s[i:]
        i += n + len(token)
    return s

#> t_insert_every("abcdefghijk", 4, "--")
#> t_insert_every("DE89370400440532", 4, " ")
#> t_insert_every('QD!!0532!dhrql#!#DE8937mqBwxgh', 9, '!')
#> t_insert_every('? Ytt:?ß-Sedih', 2, '?')
#> t_insert_every("éèêë", 1, "")

### describe_string_tx
def describe_string_tx(s):
    tests = ("isalpha", "isdigit", "islower", "isupper", "isspace", "istitle")
    return [t[2:] for t in tests if getattr(s, t)()] or ["mixed"]

#> describe_string_tx("Stockholm")
#> describe_string_tx("404")
#> describe_string_tx('zwyxmockholwxkmjv')
#> describe_string_tx('olmwyxmoslnynvu')
#> describe_string_tx("ABC-9")
#> describe_string_tx("wHo?")

### m_swap_halves_words
def m_swap_halves_words(s):
    return " ".join(w[len(w) // 2:] + w[:len(w) // 2] for w in s.split(" "))

#> m_swap_halves_words("swap every half")
#> m_swap_halves_words("")
#> m_swap_halves_words("a bc  def")
#> m_swap_halves_words("2024/06 v1.2.3")
#> m_swap_halves_words("naïveté!")

### stock_ticker
def stock_ticker(quotes):
    out = []
    for sym, (old, new) in quotes.items():
        arrow = "▲" if new > old else "▼" if new < old else "="
        out.append(f"{sym.upper():<5}{new:>8.2f}{arrow}")
    return out

#> stock_ticker({"acme": (10, 12.5), "foo": (3, 3), "barx": (7.1, 6)})
#> stock_ticker({})
#> stock_ticker({"toolong": (0, 1234567.891)})
#> stock_ticker({"x": (-1, -2)})
#> stock_ticker({"": (1, 1.0)})

### b_even_index_upper_sum
def b_even_index_upper_sum(s):
    total = 0
    for i, c in enumerate(s):
        if i % 2 == 0 and c.isupper():
            total += ord(c) - 64
        elif c.isdigit():
            total -= int(c)
    return total, s[total:total + 3]

#> b_even_index_upper_sum("AbCdEf")
#> b_even_index_upper_sum("a9b9c9 end")
#> b_even_index_upper_sum('ßeø+sooklonong eno')
#> b_even_index_upper_sum("BA1-long enough tail")
#> b_even_index_upper_sum('mmtu 9b9c9 eø+soklonnough')

### strip_comment_blocks
def strip_comment_blocks(code):
    while "/*" in code and "*/" in code:
        before, _, rest = code.partition("/*")
        code = before + rest.partition("*/")[2]
    return " ".join(code.split())

#> strip_comment_blocks("int a; /* one */ int b; /* two */")
#> strip_comment_blocks("no comment")
#> strip_comment_blocks("x /* unclosed")
#> strip_comment_blocks("")
#> strip_comment_blocks('pryjmlu / int b;Dhow! unclnt')

### y_reverse_if_len
def y_reverse_if_len(words, n):
    return [w[::-1] if len(w) > n else w.upper() if len(w) == n else w for w in words]

#> y_reverse_if_len(["spoon", "fork", "cup"], 4)
#> y_reverse_if_len([], 2)
#> y_reverse_if_len(["", "é", "éa"], 1)
#> y_reverse_if_len(["ab c", "12-34"], 0)
#> y_reverse_if_len(["Kayak", "river", "lake"], 5)

### password_strength
def password_strength(pw):
    checks = [any(map(f, pw)) for f in (str.isupper, str.islower, str.isdigit)]
    checks.append(not pw.isalnum())
    checks.append(len(pw) >= 10)
    return "*" * sum(checks) + "." * (5 - sum(checks))

#> password_strength("Tr0ub4dor&3x")
#> password_strength("password")
#> password_strength("")
#> password_strength("ABCDEF123456")
#> password_strength("é!")

### w_dict_invert_str
def w_dict_invert_str(s):
    pos = {}
    for i, c in enumerate(s):
        pos[c] = str(i) + pos.get(c, "")
    return ";".join(c + pos[c] for c in sorted(pos, reverse=True))

#> w_dict_invert_str("deeded")
#> w_dict_invert_str("")
#> w_dict_invert_str("a-b-a")
#> w_dict_invert_str("Zz0")
#> w_dict_invert_str("ñandú n")

### coordinate_text
def coordinate_text(lat, lon):
    ns = "N" if lat >= 0 else "S"
    ew = "E" if lon >= 0 else "W"
    return f"{abs(lat):07.3f}{ns} {abs(lon):07.3f}{ew}"

#> coordinate_text(59.9139, 10.7522)
#> coordinate_text(-33.8688, 151.2093)
#> coordinate_text(0, -0.1276)
#> coordinate_text(-90, -180)
#> coordinate_text("12", 3)

### d_double_loop_in
def d_double_loop_in(a, b):
    hits = ""
    for x in a:
        for y in b:
            if x == y and x not in hits:
                hits += x
    return hits + "|" + str(len(a) * len(b))

#> d_double_loop_in("planet", "latern")
#> d_double_loop_in("abc", "xyz")
#> d_double_loop_in("", "q")
#> d_double_loop_in("1 2", "2 1")
#> d_double_loop_in("Pop", "pOP")

### env_lines
def env_lines(text):
    env = {}
    for line in text.splitlines():
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        key, _, val = line.removeprefix("export ").partition("=")
        env[key.rstrip()] = val.strip(" \"'")
    return env

#> env_lines("A=1\n# note\nexport B='two'")
#> env_lines("")
#> env_lines("\n\nKEY = spaced out \n")
#> env_lines("URL=http://x?a=b\nEMPTY=")
#> env_lines("flag\n#only")

### a_fill_pattern
def a_fill_pattern(pattern, letters):
    it = iter(letters)
    out = ""
    for p in pattern:
        out += next(it, "?") if p == "_" else p
    return out + "".join(it)

#> a_fill_pattern("c_mp_t_r", "oue")
#> a_fill_pattern('Cjxdn abÖutqndab1Dab NKEAWFabя WDW', 'ab')
#> a_fill_pattern("no blanks", "xyz")
#> a_fill_pattern("", "")
#> a_fill_pattern("_-_-_", "1é3 extra")

### weekly_bar
def weekly_bar(hours):
    """Draw one letter per hour for each weekday."""
    days = "MTWTFSS"
    return " ".join(d + str(len(d * h)) + d.lower() * h for d, h in zip(days, hours))

#> weekly_bar([1, 0, 3, 2])
#> weekly_bar([])
#> weekly_bar([2, 2, 2, 2, 2, 2, 2, 9])
#> weekly_bar([-1, 4])
#> weekly_bar([True, False])

### consonant_skeleton
def consonant_skeleton(phrase):
    skeleton = [c for c in phrase.upper() if c.isalpha() and c not in "AEIOU"]
    return "".join(skeleton[:1] + [c for p, c in zip(skeleton, skeleton[1:]) if c != p])

#> consonant_skeleton("Mississippi mud")
#> consonant_skeleton("aeiou")
#> consonant_skeleton("")
#> consonant_skeleton("Tennessee & Kansas 2x")
#> consonant_skeleton("ßaß éll")
