### sparse_string_from_dict
def sparse_string_from_dict(chars, blank="_"):
    if not chars:
        return ""
    buf = [blank] * (max(chars) + 1)
    for i, c in chars.items():
        buf[i] = c
    return "".join(buf)

#> sparse_string_from_dict({0: "h", 3: "d", 2: "n"})
#> sparse_string_from_dict({})
#> sparse_string_from_dict({4: "xy"}, ".")
#> sparse_string_from_dict({1: "a", -1: "z"})
#> sparse_string_from_dict({0: ""}, blank="0")

### word_chain_valid
def word_chain_valid(words):
    for prev, nxt in zip(words, words[1:]):
        if prev[-1].lower() != nxt[0].lower():
            return f"{prev}/{nxt}"
    return True

#> word_chain_valid(["Oslo", "Ottawa", "Athens", "Seoul"])
#> word_chain_valid(["cat", "dog"])
#> word_chain_valid([])
#> word_chain_valid(["one"])
#> word_chain_valid(["ab", "", "ba"])

### letters_by_parity_of_count
def letters_by_parity_of_count(s):
    odd, even = "", ""
    for c in sorted(set(s)):
        if s.count(c) % 2:
            odd += c
        else:
            even += c
    return {"odd": odd, "even": even, "palindrome": len(odd) <= 1}

#> letters_by_parity_of_count("racecar")
#> letters_by_parity_of_count("")
#> letters_by_parity_of_count("abcd")
#> letters_by_parity_of_count("tattarrattat")
#> letters_by_parity_of_count("a A")

### truncate_utf8
def truncate_utf8(s, max_bytes):
    data = s.encode()
    if len(data) <= max_bytes:
        return s
    return data[:max_bytes].decode(errors="ignore") + "~"

#> truncate_utf8("żółw", 5)
#> truncate_utf8("turtle", 10)
#> truncate_utf8("", 0)
#> truncate_utf8("abc", 2)
#> truncate_utf8("🐢🐢", 6)

### range_header_parse
def range_header_parse(header, size):
    unit, _, spec = header.partition("=")
    if unit != "bytes" or spec.count("-") != 1:
        return None
    first, last = spec.split("-")
    if not first:
        n = int(last)
        return max(size - n, 0), size - 1
    end = int(last) if last else size - 1
    return int(first), min(end, size - 1)

#> range_header_parse("bytes=0-499", 1000)
#> range_header_parse("bytes=-200", 150)
#> range_header_parse("bytes=900-", 1000)
#> range_header_parse("items=0-5", 10)
#> range_header_parse("bytes=5-9999", 100)

### accept_language_order
def accept_language_order(header):
    prefs = []
    for item in header.split(","):
        lang, _, q = item.strip().partition(";q=")
        prefs.append((lang.lower(), float(q) if q else 1.0))
    prefs.sort(key=lambda p: p[1], reverse=True)
    return [lang for lang, q in prefs if q > 0]

#> accept_language_order("fr;q=0.5, en-US, de;q=0.8")
#> accept_language_order("es")
#> accept_language_order("a;q=0, b;q=0.1")
#> accept_language_order("")
#> accept_language_order("x;q=high")

### cookie_header_build
def cookie_header_build(name, value, **attrs):
    parts = [f"{name}={value}"]
    for k, v in attrs.items():
        label = "-".join(p.capitalize() for p in k.split("_"))
        if v is True:
            parts.append(label)
        elif v is not False:
            parts.append(f"{label}={v}")
    return "; ".join(parts)

#> cookie_header_build("sid", "x1", max_age=60, secure=True)
#> cookie_header_build("theme", "dark")
#> cookie_header_build("a", "", http_only=False, path="/")
#> cookie_header_build("k", 5, same_site="Lax", secure=False)
#> cookie_header_build("", None, expires=0)

### dot_path_get
def dot_path_get(data, path, default=None):
    cur = data
    for part in path.split("."):
        if isinstance(cur, dict) and part in cur:
            cur = cur[part]
        elif isinstance(cur, list) and part.isdigit() and int(part) < len(cur):
            cur = cur[int(part)]
        else:
            return default
    return cur

#> dot_path_get({"user": {"tags": ["a", "b"]}}, "user.tags.1")
#> dot_path_get({"x": 1}, "x.y", "none")
#> dot_path_get({}, "")
#> dot_path_get([[5, 6], [7]], "1.0")
#> dot_path_get([1], "3", default=-1)

### template_conditionals
def template_conditionals(text, flags):
    out, on = [], True
    for word in text.split():
        if word.startswith("%if:"):
            on = flags.get(word[4:], False)
        elif word == "%else":
            on = not on
        elif word == "%end":
            on = True
        elif on:
            out.append(word)
    return " ".join(out)

#> template_conditionals("Hi %if:vip dear %else you %end bye", {"vip": True})
#> template_conditionals("Hi %if:vip dear %else you %end bye", {})
#> template_conditionals("", {"a": True})
#> template_conditionals("plain text", {})
#> template_conditionals("%else x %end y", {})

### strip_and_zip_labels
def strip_and_zip_labels(header, row, sep=","):
    keys = [h.strip().lower().replace(" ", "_") for h in header.split(sep)]
    vals = [v.strip() or None for v in row.split(sep)]
    return dict(zip(keys, vals))

#> strip_and_zip_labels("First Name, Age ,City", "Lin, 33,")
#> strip_and_zip_labels("a,b", "1,2,3")
#> strip_and_zip_labels("", "")
#> strip_and_zip_labels("X;Y", " p ; q", ";")
#> strip_and_zip_labels("k,k", "old,new")

### triple_letters_only
def triple_letters_only(s):
    return [s[i] for i in range(len(s) - 2) if s[i] == s[i + 1] == s[i + 2]]

#> triple_letters_only("yesss, wooow")
#> triple_letters_only("aaaa")
#> triple_letters_only("")
#> triple_letters_only("no")
#> triple_letters_only("1...2")

### caps_lock_fix
def caps_lock_fix(line):
    words = line.split()
    suspicious = [w for w in words if len(w) > 1 and w[0].islower() and w[1:].isupper()]
    if len(suspicious) * 2 > len(words):
        return line.swapcase()
    return line

#> caps_lock_fix("hELLO mY fRIEND")
#> caps_lock_fix("Hello iOS")
#> caps_lock_fix("")
#> caps_lock_fix("wHAT IS tHIS")
#> caps_lock_fix("nORMAL")

### numeral_suffix_units
def numeral_suffix_units(s):
    units = {"k": 10**3, "m": 10**6, "g": 10**9}
    s = s.strip().lower().removesuffix("b")
    if s and s[-1] in units:
        return int(float(s[:-1]) * units[s[-1]])
    return int(s)

#> numeral_suffix_units("1.5M")
#> numeral_suffix_units("64kb")
#> numeral_suffix_units("2048")
#> numeral_suffix_units("")
#> numeral_suffix_units(" 3G ")

### human_size_format
def human_size_format(n):
    for unit in ("B", "KB", "MB", "GB"):
        if abs(n) < 1024:
            break
        n /= 1024
    text = f"{n:.1f}".removesuffix(".0")
    return text + unit

#> human_size_format(1536)
#> human_size_format(0)
#> human_size_format(-2048)
#> human_size_format(5 * 1024 ** 4)
#> human_size_format(1048575)

### book_index_entry
def book_index_entry(term, pages):
    pages = sorted(set(pages))
    chunks = []
    for p in pages:
        if chunks and chunks[-1][-1] == p - 1:
            chunks[-1].append(p)
        else:
            chunks.append([p])
    refs = [str(c[0]) if len(c) == 1 else f"{c[0]}–{c[-1]}" for c in chunks]
    return term.capitalize() + ", " + ", ".join(refs)

#> book_index_entry("recursion", [5, 6, 7, 12, 12, 30])
#> book_index_entry("", [1])
#> book_index_entry("tail CALLS", [])
#> book_index_entry("heap", [9, 8])
#> book_index_entry("graph", [3, 1, 5])

### bracket_pairs_index
def bracket_pairs_index(s):
    stack, pairs = [], {}
    for i, c in enumerate(s):
        if c in "([{":
            stack.append(i)
        elif c in ")]}":
            if not stack:
                raise IndexError(f"unmatched at {i}")
            pairs[stack.pop()] = i
    return pairs, stack

#> bracket_pairs_index("a(b[c]d)")
#> bracket_pairs_index("")
#> bracket_pairs_index("((x")
#> bracket_pairs_index("x)")
#> bracket_pairs_index("{}[]")

### rolling_text_checksum
def rolling_text_checksum(s, mod=256):
    a, b = 1, 0
    for byte in s.encode():
        a = (a + byte) % mod
        b = (b + a) % mod
    return f"{b:02X}{a:02X}"

#> rolling_text_checksum("Wiki")
#> rolling_text_checksum("")
#> rolling_text_checksum("é")
#> rolling_text_checksum("aaaa", 97)
#> rolling_text_checksum("The", mod=10)

### smallest_period_text
def smallest_period_text(s):
    n = len(s)
    for p in range(1, n + 1):
        if n % p == 0 and s[:p] * (n // p) == s:
            return p, s[:p]
    return 0, ""

#> smallest_period_text("abcabcabc")
#> smallest_period_text("zzzz")
#> smallest_period_text("")
#> smallest_period_text("prime")
#> smallest_period_text("abaaba")

### edit_distance_rows_text
def edit_distance_rows_text(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        prev, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            cost = prev + (x != y)
            prev = row[j]
            row[j] = min(cost, row[j] + 1, row[j - 1] + 1)
    return row[-1]

#> edit_distance_rows_text("kitten", "sitting")
#> edit_distance_rows_text("", "abc")
#> edit_distance_rows_text("flaw", "lawn")
#> edit_distance_rows_text("same", "same")
#> edit_distance_rows_text("Book", "back")

### longest_common_substring_scan
def longest_common_substring_scan(a, b):
    best = ""
    for i in range(len(a)):
        j = i + len(best) + 1
        while j <= len(a) and a[i:j] in b:
            best = a[i:j]
            j += 1
    return best

#> longest_common_substring_scan("photograph", "tomography")
#> longest_common_substring_scan("abc", "xyz")
#> longest_common_substring_scan("", "q")
#> longest_common_substring_scan("banana", "ananas")
#> longest_common_substring_scan("one two", "two one")

### text_to_acronym_table
def text_to_acronym_table(phrases):
    table = {}
    for p in phrases:
        short = "".join(w[:1] for w in p.title().split())
        table.setdefault(short, p)
    return table

#> text_to_acronym_table(["as soon as possible", "by the way"])
#> text_to_acronym_table([])
#> text_to_acronym_table(["Be Right Back", "big red bus"])
#> text_to_acronym_table(["", "x"])
#> text_to_acronym_table(["3 d printer"])

### trailing_zero_strip
def trailing_zero_strip(num):
    s = f"{num:.4f}"
    s = s.rstrip("0").rstrip(".")
    return "0" if s == "-0" else s

#> trailing_zero_strip(3.14)
#> trailing_zero_strip(100)
#> trailing_zero_strip(-0.00001)
#> trailing_zero_strip(2.50009)
#> trailing_zero_strip(0.1 + 0.2)

### letters_to_grid
def letters_to_grid(s, cols, fill="."):
    rows = -(-len(s) // cols)
    padded = s.ljust(rows * cols, fill)
    return [list(padded[r * cols:(r + 1) * cols]) for r in range(rows)]

#> letters_to_grid("abcdefg", 3)
#> letters_to_grid("", 2)
#> letters_to_grid("xy", 5, "-")
#> letters_to_grid("1234", 2)
#> letters_to_grid("a", 0)

### grid_to_string_snake
def grid_to_string_snake(grid):
    out = ""
    for r, row in enumerate(grid):
        out += row[::-1] if r % 2 else row
    return out

#> grid_to_string_snake(["abc", "fed", "ghi"])
#> grid_to_string_snake([])
#> grid_to_string_snake(["", "xy"])
#> grid_to_string_snake(["one"])
#> grid_to_string_snake(["12", "34", "5", "67"])

### initial_caps_ratio
def initial_caps_ratio(names):
    ok = list(filter(str.istitle, names))
    return f"{len(ok)}/{len(names)}", [n for n in names if n not in ok]

#> initial_caps_ratio(["Ann", "bob", "Mary Jane", "McCoy"])
#> initial_caps_ratio([])
#> initial_caps_ratio(["X1Y", "O'Neil", "A"])
#> initial_caps_ratio(["", "1"])
#> initial_caps_ratio(["Same", "Same", "same"])

### replace_tabs_manual
def replace_tabs_manual(line, size=4):
    out = ""
    for ch in line:
        if ch == "\t":
            out += " " * (size - len(out) % size)
        else:
            out += ch
    return out, out == line.expandtabs(size)

#> replace_tabs_manual("a\tb")
#> replace_tabs_manual("")
#> replace_tabs_manual("abcd\t|", 4)
#> replace_tabs_manual("x\n\ty", 2)
#> replace_tabs_manual("none", size=8)

### semicolon_statements
def semicolon_statements(code):
    env = {}
    for stmt in filter(None, map(str.strip, code.split(";"))):
        name, op, value = stmt.split(maxsplit=2)
        if op == "=":
            env[name] = value
        elif op == "+=":
            env[name] = env.get(name, "") + value
        else:
            raise SyntaxError(stmt)
    return env

#> semicolon_statements("a = x; a += y; b = a b c;")
#> semicolon_statements("")
#> semicolon_statements("z += new")
#> semicolon_statements("q - 5")
#> semicolon_statements("k = v;; k = w")

### ascii_lower_without_methods
def ascii_lower_without_methods(s):
    return "".join(chr(ord(c) | 32) if 65 <= ord(c) <= 90 else c for c in s)

#> ascii_lower_without_methods("MiXeD 42")
#> ascii_lower_without_methods("")
#> ascii_lower_without_methods("ÀB")
#> ascii_lower_without_methods("@[`{")
#> ascii_lower_without_methods("already")

### rjust_by_longest
def rjust_by_longest(mapping):
    if not mapping:
        return "nothing"
    k = max(map(len, mapping))
    return "\n".join(f"{name.rjust(k)} = {mapping[name]!r}" for name in mapping)

#> rjust_by_longest({"host": "db1", "port": 5432})
#> rjust_by_longest({})
#> rjust_by_longest({"": None, "verbose": True})
#> rjust_by_longest({"pi": 3.14})
#> rjust_by_longest({"a": "x\ny", "bb": []})

### swap_quotes_in_text
def swap_quotes_in_text(s):
    placeholder = "\x00"
    return s.replace("'", placeholder).replace('"', "'").replace(placeholder, '"')

#> swap_quotes_in_text("He said 'hi' and \"bye\"")
#> swap_quotes_in_text("")
#> swap_quotes_in_text("it's")
#> swap_quotes_in_text("plain")
#> swap_quotes_in_text("'\"'")

### ellipsis_after_words
def ellipsis_after_words(text, n):
    parts = text.split(maxsplit=n)
    if len(parts) > n:
        parts[-1] = "..."
    return " ".join(parts)

#> ellipsis_after_words("once upon a time there was", 3)
#> ellipsis_after_words("two words", 2)
#> ellipsis_after_words("", 4)
#> ellipsis_after_words("zero kept", 0)
#> ellipsis_after_words("  spaced   out text ", 1)

### knights_and_names
def knights_and_names(names):
    out = []
    for name in names:
        first, _, rest = name.partition(" ")
        match first.lower():
            case "sir" | "dame":
                out.append(rest.split()[0].upper())
            case "":
                out.append("?")
            case _:
                out.append(first)
    return out

#> knights_and_names(["Sir Lancelot du Lac", "Merlin", "dame Judi"])
#> knights_and_names([])
#> knights_and_names(["", " leading"])
#> knights_and_names(["Sir"])
#> knights_and_names(["King Arthur", "SIR Kay"])

### chop_into_syllable_cv
def chop_into_syllable_cv(word):
    parts, cur = [], ""
    for ch in word:
        cur += ch
        if ch in "aeiou":
            parts.append(cur)
            cur = ""
    if cur and parts:
        parts[-1] += cur
    elif cur:
        parts.append(cur)
    return "·".join(parts)

#> chop_into_syllable_cv("banana")
#> chop_into_syllable_cv("tiger")
#> chop_into_syllable_cv("")
#> chop_into_syllable_cv("hmm")
#> chop_into_syllable_cv("aioli")
