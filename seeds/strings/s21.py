### nth_word_upper
def nth_word_upper(text, n):
    words = text.split()
    try:
        words[n] = words[n].upper()
    except IndexError:
        words.append(f"[{n}]")
    return " ".join(words)

#> nth_word_upper("speak softly and carry", 1)
#> nth_word_upper("few", 5)
#> nth_word_upper("", -1)
#> nth_word_upper("last one", -1)
#> nth_word_upper("déjà vu", 0)

### letters_missing_between
def letters_missing_between(s):
    if not s:
        return ""
    lo, hi = min(s), max(s)
    return "".join(chr(c) for c in range(ord(lo), ord(hi)) if chr(c) not in s)

#> letters_missing_between("aeg")
#> letters_missing_between("")
#> letters_missing_between("z")
#> letters_missing_between("fedc")
#> letters_missing_between("159")

### last_survivors
def last_survivors(s):
    s = sorted(s)
    i = 0
    while i < len(s) - 1:
        if s[i] == s[i + 1]:
            merged = chr((ord(s[i]) - 97 + 1) % 26 + 97)
            s[i:i + 2] = []
            s = sorted(s + [merged])
            i = 0
        else:
            i += 1
    return "".join(s)

#> last_survivors("abaa")
#> last_survivors("zzab")
#> last_survivors("")
#> last_survivors("xyz")
#> last_survivors("cccc")

### backspace_equal
def backspace_equal(a, b):
    def typed(s):
        skip, out = 0, ""
        for c in reversed(s):
            if c == "#":
                skip += 1
            elif skip:
                skip -= 1
            else:
                out = c + out
        return out
    return typed(a) == typed(b), typed(a)

#> backspace_equal("ab#c", "ad#c")
#> backspace_equal("a##c", "#a#c")
#> backspace_equal("", "x#")
#> backspace_equal("a#c", "b")
#> backspace_equal("xy##z", "q")

### zigzag_convert_rows
def zigzag_convert_rows(s, n):
    if n == 1:
        return s
    rows = [""] * n
    cycle = 2 * n - 2
    for i, c in enumerate(s):
        k = i % cycle
        rows[min(k, cycle - k)] += c
    return "|".join(rows)

#> zigzag_convert_rows("PAYPALISHIRING", 3)
#> zigzag_convert_rows("ABC", 1)
#> zigzag_convert_rows("", 2)
#> zigzag_convert_rows("zig", 4)
#> zigzag_convert_rows("abcdef", 2)

### strong_number_strings
def strong_number_strings(text):
    strong = []
    for t in text.split():
        if t.isdecimal() and t[::-1] != t and int(t) % int(t[::-1] or 1) == 0:
            strong.append((t, t[::-1]))
    return strong

#> strong_number_strings("8712 9801 12 33")
#> strong_number_strings("")
#> strong_number_strings("x 21 -5")
#> strong_number_strings("510 15")
#> strong_number_strings("87912")

### add_commas_reverse_build
def add_commas_reverse_build(n):
    s = str(n)
    sign = s[:1] if s[:1] == "-" else ""
    digits, dot, frac = s.lstrip("-").partition(".")
    out = ""
    for i, d in enumerate(reversed(digits)):
        if i and i % 3 == 0:
            out = "," + out
        out = d + out
    return sign + out + dot + frac

#> add_commas_reverse_build(1234567)
#> add_commas_reverse_build(-9876.54321)
#> add_commas_reverse_build(0)
#> add_commas_reverse_build(100)
#> add_commas_reverse_build(-1000000)

### tokens_to_camel_pascal
def tokens_to_camel_pascal(s, pascal=False):
    words = "".join(c if c.isalnum() else " " for c in s).split()
    out = "".join(w[0].upper() + w[1:].lower() for w in words)
    if not pascal and out:
        out = out[0].lower() + out[1:]
    return out

#> tokens_to_camel_pascal("user_login-count")
#> tokens_to_camel_pascal("HTTP server error", True)
#> tokens_to_camel_pascal("")
#> tokens_to_camel_pascal("--x--", pascal=True)
#> tokens_to_camel_pascal("2nd place")

### constant_case
def constant_case(name):
    out = []
    prev = ""
    for c in name:
        if c in "- .":
            c = "_"
        elif c.isupper() and (prev.islower() or prev.isdigit()):
            out.append("_")
        out.append(c)
        prev = c
    return "".join(out).upper().strip("_")

#> constant_case("maxRetryCount")
#> constant_case("my-config.key")
#> constant_case("")
#> constant_case("already_SNAKE")
#> constant_case("v2Api ")

### dot_case_nested_dict
def dot_case_nested_dict(keys, value):
    root = {}
    node = root
    *path, last = keys.split(".")
    for part in path:
        node = node.setdefault(part, {})
    node[last.removesuffix("[]")] = [value] if last.endswith("[]") else value
    return root

#> dot_case_nested_dict("server.http.port", 80)
#> dot_case_nested_dict("name", "x")
#> dot_case_nested_dict("", None)
#> dot_case_nested_dict("a.tags[]", "red")
#> dot_case_nested_dict("..", 1)

### flatten_keys_text
def flatten_keys_text(tree, prefix=""):
    flat = {}
    for key, val in tree.items():
        name = f"{prefix}.{key}" if prefix else str(key)
        if isinstance(val, dict) and val:
            flat.update(flatten_keys_text(val, name))
        else:
            flat[name] = val
    return flat

#> flatten_keys_text({"a": {"b": 1, "c": {"d": 2}}, "e": 3})
#> flatten_keys_text({})
#> flatten_keys_text({"x": {}})
#> flatten_keys_text({1: {2: "two"}}, "n")
#> flatten_keys_text({"": {"": None}})

### format_table_columns
def format_table_columns(rows):
    if not rows:
        return "(no rows)"
    widths = [max(len(str(c)) for c in col) for col in zip(*rows)]
    lines = []
    for row in rows:
        cells = [str(c).rjust(w) if isinstance(c, int) else str(c).ljust(w) for c, w in zip(row, widths)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)

#> format_table_columns([("apple", 3), ("fig", 120)])
#> format_table_columns([])
#> format_table_columns([("x",)])
#> format_table_columns([(1, "a", None), (22, "bbb", True)])
#> format_table_columns([("", 0), ("long name", -5)])

### receipt_line_dots
def receipt_line_dots(item, price, width=20):
    tag = f"{price:.2f}"
    room = width - len(tag)
    if len(item) > room - 1:
        item = item[:room - 2] + "~"
    return item.ljust(room, ".") + tag

#> receipt_line_dots("Espresso", 2.5)
#> receipt_line_dots("Extra large pumpkin latte", 6.75)
#> receipt_line_dots("", 0)
#> receipt_line_dots("Tea", 1234.5, 12)
#> receipt_line_dots("Ünder", 3, width=14)

### menu_dots_two_columns
def menu_dots_two_columns(menu, per_line=2, width=10):
    cells = [f"{k[:width - 4]:.<{width - 3}}{v:>3}" for k, v in sorted(menu.items())]
    return [" | ".join(cells[i:i + per_line]) for i in range(0, len(cells), per_line)]

#> menu_dots_two_columns({"soup": 4, "bread": 2, "lamb": 18})
#> menu_dots_two_columns({})
#> menu_dots_two_columns({"cheeseboard": 12}, 1, 12)
#> menu_dots_two_columns({"a": 1, "b": 2, "c": 3, "d": 4}, 3, 8)
#> menu_dots_two_columns({"tea": None})

### greeting_by_hour
def greeting_by_hour(name, clock):
    hour = int(clock.split(":")[0])
    if not 0 <= hour < 24:
        raise ValueError(clock)
    part = "morning" if 5 <= hour < 12 else "afternoon" if 12 <= hour < 18 else "evening"
    who = name.strip().split(" ")[0].capitalize() or "stranger"
    return f"Good {part}, {who}!"

#> greeting_by_hour("aNNA karenina", "07:45")
#> greeting_by_hour("  ", "12:00")
#> greeting_by_hour("Bob", "23:59")
#> greeting_by_hour("Eve", "24:00")
#> greeting_by_hour("ÖZIL", "4:30")

### countdown_announce
def countdown_announce(n, stop="liftoff"):
    parts = [str(i) for i in range(n, 0, -1)]
    parts.append(stop.upper() + "!")
    return "...".join(parts[:3]) + (f" (+{len(parts) - 3})" if len(parts) > 3 else "")

#> countdown_announce(5)
#> countdown_announce(0)
#> countdown_announce(2, "go")
#> countdown_announce(-1, stop="")
#> countdown_announce(1)

### list_to_english
def list_to_english(counts):
    phrases = []
    for noun, n in counts.items():
        if n == 0:
            continue
        phrases.append(("a " if n == 1 else f"{n} ") + noun + ("s" if n != 1 else ""))
    if not phrases:
        return "nothing"
    return " and ".join(", ".join(phrases).rsplit(", ", 1))

#> list_to_english({"cat": 1, "dog": 2, "fish": 0, "hen": 3})
#> list_to_english({})
#> list_to_english({"owl": 0})
#> list_to_english({"sock": 12})
#> list_to_english({"key": 1, "coin": 4})

### quote_block_wrap
def quote_block_wrap(text, author=None):
    lines = [("> " + l).rstrip() for l in text.strip().split("\n")]
    if author:
        lines += [">", f"> — {author}"]
    return lines

#> quote_block_wrap("To be\n\nor not", "Hamlet")
#> quote_block_wrap("")
#> quote_block_wrap("  trimmed  ")
#> quote_block_wrap("x\ny", "")
#> quote_block_wrap("one", author="É. Z.")

### cjk_width
def cjk_width(s):
    total = 0
    for ch in s:
        code = ord(ch)
        if 0x4E00 <= code <= 0x9FFF or 0xAC00 <= code <= 0xD7A3:
            total += 2
        elif ch.isprintable():
            total += 1
    return total, s.ljust(len(s) + max(0, 8 - total), "·")

#> cjk_width("漢字kana")
#> cjk_width("한국")
#> cjk_width("")
#> cjk_width("tab\t")
#> cjk_width("plain text")

### text_direction_vote
def text_direction_vote(s):
    rtl = sum("\u0590" <= c <= "\u06ff" for c in s)
    ltr = sum(c.isalpha() for c in s) - rtl
    if rtl == ltr:
        return None
    return "rtl" if rtl > ltr else "ltr"

#> text_direction_vote("שלום abc")
#> text_direction_vote("hello")
#> text_direction_vote("")
#> text_direction_vote("اب cd")
#> text_direction_vote("123")

### script_blocks
def script_blocks(s):
    def block(c):
        n = ord(c)
        if n < 128:
            return "ascii"
        if n < 0x250:
            return "latin"
        if 0x370 <= n < 0x400:
            return "greek"
        return "cyrillic" if 0x400 <= n < 0x530 else "other"
    seen = []
    for c in s:
        if (b := block(c)) not in seen:
            seen.append(b)
    return seen

#> script_blocks("aé")
#> script_blocks("αβγ дом")
#> script_blocks("")
#> script_blocks("☃ snow")
#> script_blocks("Łódź")

### homoglyph_flag
def homoglyph_flag(host):
    fakes = {"а": "a", "е": "e", "о": "o", "р": "p", "ı": "i"}
    cleaned = "".join(fakes.get(c, c) for c in host)
    spots = [i for i, (a, b) in enumerate(zip(host, cleaned)) if a != b]
    return cleaned, spots if spots else "clean"

#> homoglyph_flag("gооgle.com")
#> homoglyph_flag("python.org")
#> homoglyph_flag("")
#> homoglyph_flag("аррle")
#> homoglyph_flag("mıx")

### currency_words
def currency_words(amount):
    dollars, cents = str(amount).split(".") if "." in str(amount) else (str(amount), "0")
    cents = cents.ljust(2, "0")[:2]
    d = f"{dollars} dollar{'s' * (dollars != '1')}"
    return d + (f" and {int(cents)} cent{'s' * (cents != '01')}" if int(cents) else "")

#> currency_words(12.5)
#> currency_words(1.01)
#> currency_words(0)
#> currency_words(100)
#> currency_words("7.999")

### binary_gap_string
def binary_gap_string(n):
    bits = bin(n).lstrip("-0b")
    gaps = bits.strip("0").split("1")
    longest = max(gaps, key=len)
    return bits, len(longest)

#> binary_gap_string(529)
#> binary_gap_string(32)
#> binary_gap_string(0)
#> binary_gap_string(-20)
#> binary_gap_string(15)

### hex_ladder
def hex_ladder(start, stop):
    out = []
    for n in range(start, stop):
        h = hex(n)[2:]
        if h.isalpha():
            out.append(h.upper())
        elif h == h[::-1] and len(h) > 1:
            out.append(f"<{h}>")
    return out

#> hex_ladder(8, 18)
#> hex_ladder(170, 180)
#> hex_ladder(5, 5)
#> hex_ladder(0, 10)
#> hex_ladder(-12, -8)

### octal_permissions
def octal_permissions(mode):
    out = ""
    for d in mode[-3:]:
        n = int(d, 8)
        out += "".join(c if n & bit else "-" for c, bit in zip("rwx", (4, 2, 1)))
    return out.rjust(9, "?")

#> octal_permissions("755")
#> octal_permissions("0640")
#> octal_permissions("7")
#> octal_permissions("")
#> octal_permissions("789")

### symbolic_permissions
def symbolic_permissions(text):
    if len(text) != 9:
        return None
    digits = ""
    for i in range(0, 9, 3):
        bits = text[i:i + 3]
        digits += str(4 * (bits[0] == "r") + 2 * (bits[1] == "w") + (bits[2] in "xst"))
    return int(digits, 8), digits

#> symbolic_permissions("rwxr-xr-x")
#> symbolic_permissions("rw-r-----")
#> symbolic_permissions("")
#> symbolic_permissions("rwsr-xr-t")
#> symbolic_permissions("---------")

### umask_apply
def umask_apply(mode, umask):
    result = "".join(str(int(m) & ~int(u) & 7) for m, u in zip(mode.zfill(3), umask.zfill(3)))
    return result, result < mode

#> umask_apply("777", "022")
#> umask_apply("666", "77")
#> umask_apply("7", "")
#> umask_apply("644", "000")
#> umask_apply("75x", "2")

### ansi_strip
def ansi_strip(s):
    out, i, codes = "", 0, 0
    while i < len(s):
        if s.startswith("\x1b[", i):
            end = s.find("m", i)
            if end < 0:
                break
            i = end + 1
            codes += 1
        else:
            out += s[i]
            i += 1
    return out, codes

#> ansi_strip("\x1b[31mred\x1b[0m text")
#> ansi_strip("plain")
#> ansi_strip("")
#> ansi_strip("cut \x1b[12")
#> ansi_strip("\x1b[1;4mx")
