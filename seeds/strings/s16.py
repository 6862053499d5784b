### trim_to_last_space
def trim_to_last_space(s, n):
    if len(s) <= n:
        return s
    cut = s.rfind(" ", 0, n + 1)
    return s[:cut] if cut > 0 else s[:n]

#> trim_to_last_space("the rain in Spain", 9)
#> trim_to_last_space("short", 10)
#> trim_to_last_space("", 0)
#> trim_to_last_space("antidisestablishment", 4)
#> trim_to_last_space("exact fit here", 9)

### letter_in_all_words
def letter_in_all_words(words):
    if not words:
        return ""
    first = dict.fromkeys(words[0])
    return "".join(c for c in first if all(c in w for w in words[1:]))

#> letter_in_all_words(["stone", "onset", "notes"])
#> letter_in_all_words(["alone"])
#> letter_in_all_words([])
#> letter_in_all_words(["abc", "", "cab"])
#> letter_in_all_words(["Mama", "mamba", "lamb"])

### strip_numbering
def strip_numbering(line):
    head, dot, rest = line.partition(".")
    if dot and head.strip().isdigit():
        return int(head), rest.strip()
    head, paren, rest = line.partition(")")
    if paren and len(head.strip()) == 1:
        return head.strip(), rest.strip()
    return None, line

#> strip_numbering("12. Buy milk")
#> strip_numbering("a) call Bob")
#> strip_numbering("no number")
#> strip_numbering("3.14 is pi")
#> strip_numbering("")

### spaced_out_secret
def spaced_out_secret(s):
    gaps = [len(g) for g in "".join("x" if c != " " else " " for c in s).split("x")]
    return gaps, sum(gaps) == s.count(" ")

#> spaced_out_secret("a  b c")
#> spaced_out_secret("")
#> spaced_out_secret("   ")
#> spaced_out_secret(" q ")
#> spaced_out_secret("xx")

### weave_upper_lower
def weave_upper_lower(s):
    ups = iter([c for c in s if c.isupper()])
    lows = iter([c for c in s if c.islower()])
    return "".join(a + b for a, b in zip(ups, lows)), next(ups, None), next(lows, None)

#> weave_upper_lower("ABcdE")
#> weave_upper_lower("")
#> weave_upper_lower("abcD")
#> weave_upper_lower("XYZ")
#> weave_upper_lower("a1B2 c3")

### count_down_string_text
def count_down_string_text(s):
    total = ""
    n = len(s)
    while n:
        total += s[-n] + str(n)
        n -= 1
    return total

#> count_down_string_text("go")
#> count_down_string_text("")
#> count_down_string_text("launch")
#> count_down_string_text("3 2")
#> count_down_string_text("é")

### validate_brackets_report
def validate_brackets_report(s):
    pairs = {")": "(", "]": "[", "}": "{"}
    stack = []
    for i, c in enumerate(s):
        if c in pairs.values():
            stack.append((c, i))
        elif c in pairs:
            if not stack:
                return f"extra {c} at {i}"
            top, j = stack.pop()
            if top != pairs[c]:
                return f"{top}@{j} closed by {c}@{i}"
    return f"unclosed {''.join(c for c, _ in stack)}" if stack else "ok"

#> validate_brackets_report("{[()]}")
#> validate_brackets_report("a]")
#> validate_brackets_report("([)]")
#> validate_brackets_report("((x)")
#> validate_brackets_report("")

### title_numbered_sections
def title_numbered_sections(titles):
    return {f"§{n}": t.strip().title().replace("And", "and") for n, t in enumerate(titles, 1) if t.strip()}

#> title_numbered_sections(["land and sea", "  ", "ANDROIDS and andes"])
#> title_numbered_sections([])
#> title_numbered_sections([""])
#> title_numbered_sections(["one"])
#> title_numbered_sections(["rock'n'roll and blues", "x"])

### parse_temperature_reading
def parse_temperature_reading(raw):
    scale = raw.strip()[-1:].upper()
    number = raw.strip()[:-1].rstrip(" °")
    if scale == "F":
        return round((float(number) - 32) * 5 / 9, 1)
    if scale == "K":
        return round(float(number) - 273.15, 1)
    return float(number) if scale == "C" else None

#> parse_temperature_reading("98.6 °F")
#> parse_temperature_reading("300K")
#> parse_temperature_reading(" -40c ")
#> parse_temperature_reading("hot")
#> parse_temperature_reading("")
#> parse_temperature_reading("x F")

### replace_words_whole
def replace_words_whole(text, mapping):
    out = []
    for w in text.split(" "):
        core = w.strip(".,;!?")
        start = w.find(core) if core else 0
        swap = mapping.get(core.lower(), core)
        if core.istitle():
            swap = swap.capitalize()
        out.append(w[:start] + swap + w[start + len(core):])
    return " ".join(out)

#> replace_words_whole("Cats, cats and scat!", {"cats": "dogs"})
#> replace_words_whole("", {"a": "b"})
#> replace_words_whole("?? ok", {"ok": "fine"})
#> replace_words_whole("Yes. yes! YES", {"yes": "no way"})
#> replace_words_whole("same", {})

### pack_bits_text
def pack_bits_text(flags):
    bits = "".join("01"[bool(f)] for f in flags)
    padded = bits.ljust(-(-len(bits) // 4) * 4, "0")
    return "".join(f"{int(padded[i:i + 4], 2):x}" for i in range(0, len(padded), 4))

#> pack_bits_text([1, 0, 1, 1, 0, 1])
#> pack_bits_text([])
#> pack_bits_text(["x", "", None, []])
#> pack_bits_text([True] * 8)
#> pack_bits_text([0])

### column_cipher_read
def column_cipher_read(rows):
    out = []
    for i in range(max(map(len, rows), default=0)):
        col = [r[i] for r in rows if len(r) > i]
        out.extend(reversed(col) if i % 2 else col)
    return "".join(out)

#> column_cipher_read(["abc", "de", "f"])
#> column_cipher_read([])
#> column_cipher_read(["solo"])
#> column_cipher_read(["", "xy"])
#> column_cipher_read(["12", "34", "56"])

### ends_with_number_value
def ends_with_number_value(s):
    n = 0
    for k in range(len(s) - 1, -1, -1):
        if not s[k].isdecimal():
            break
        n += int(s[k]) * 10 ** (len(s) - 1 - k)
    return n

#> ends_with_number_value("track042")
#> ends_with_number_value("none")
#> ends_with_number_value("")
#> ends_with_number_value("777")
#> ends_with_number_value("a1b20")

### all_prefixes_in_set
def all_prefixes_in_set(word, known):
    missing = [word[:i] for i in range(1, len(word) + 1) if word[:i] not in known]
    return missing or word.upper()

#> all_prefixes_in_set("apple", {"a", "ap", "app", "appl", "apple"})
#> all_prefixes_in_set("axe", ["a", "axe"])
#> all_prefixes_in_set("", [])
#> all_prefixes_in_set("no", "nowhere")
#> all_prefixes_in_set("zz", ("z",))

### parse_key_combo
def parse_key_combo(combo):
    mods, key = [], None
    for part in combo.lower().split("+"):
        part = part.strip()
        if part in ("ctrl", "control"):
            mods.append("C")
        elif part in ("alt", "option", "meta"):
            mods.append("M")
        elif part == "shift":
            mods.append("S")
        else:
            key = part or "+"
    return "-".join(sorted(set(mods)) + [key or "?"])

#> parse_key_combo("Ctrl+Shift+K")
#> parse_key_combo("alt + f4")
#> parse_key_combo("control+ctrl")
#> parse_key_combo("")
#> parse_key_combo("Option++")

### diff_lines_simple
def diff_lines_simple(old, new):
    a, b = old.splitlines(), new.splitlines()
    out = ["-" + l for l in a if l not in b]
    out += ["+" + l for l in b if l not in a]
    return out or ["="]

#> diff_lines_simple("x\ny", "x\nz")
#> diff_lines_simple("", "")
#> diff_lines_simple("a", "a\n")
#> diff_lines_simple("1\n2\n3", "3\n2\n1")
#> diff_lines_simple("old", "")

### merge_conflict_pick
def merge_conflict_pick(text, side):
    out, state = [], "both"
    for line in text.split("\n"):
        if line.startswith("<<<<"):
            state = "ours"
        elif line.startswith("===="):
            state = "theirs"
        elif line.startswith(">>>>"):
            state = "both"
        elif state in ("both", side):
            out.append(line)
    return out

#> merge_conflict_pick("a\n<<<<\nb\n====\nc\n>>>>\nd", "ours")
#> merge_conflict_pick("a\n<<<<\nb\n====\nc\n>>>>\nd", "theirs")
#> merge_conflict_pick("plain", "ours")
#> merge_conflict_pick("", "theirs")
#> merge_conflict_pick("<<<<\nx", "none")

### sum_ascii_row
def sum_ascii_row(rows):
    return [sum(ord(c) for c in r if c.isalpha()) - 64 * sum(c.isalpha() for c in r) for r in rows]

#> sum_ascii_row(["ABC", "Z9", "a"])
#> sum_ascii_row([])
#> sum_ascii_row(["", "123"])
#> sum_ascii_row(["HELLO", "hello"])
#> sum_ascii_row(["é"])

### remove_outer_layer
def remove_outer_layer(s):
    out, depth = [], 0
    for c in s:
        if c == ")":
            depth -= 1
        if depth > 0:
            out.append(c)
        if c == "(":
            depth += 1
    return "".join(out)

#> remove_outer_layer("(()())(())")
#> remove_outer_layer("()")
#> remove_outer_layer("")
#> remove_outer_layer("(a(b)c)")
#> remove_outer_layer("x(y)")

### parse_mac_address
def parse_mac_address(mac):
    for sep in ":-.":
        if sep in mac:
            mac = mac.replace(sep, "")
    if len(mac) != 12 or any(c not in "0123456789abcdefABCDEF" for c in mac):
        return None
    return ":".join(mac[i:i + 2].lower() for i in range(0, 12, 2))

#> parse_mac_address("00-1A-2b-3C-4d-5E")
#> parse_mac_address("001a.2b3c.4d5e")
#> parse_mac_address("")
#> parse_mac_address("00:11:22:33:44")
#> parse_mac_address("GG:11:22:33:44:55")

### ipv6_expand
def ipv6_expand(addr):
    left, gap, right = addr.partition("::")
    a = left.split(":") if left else []
    b = right.split(":") if right else []
    if gap:
        a += ["0"] * (8 - len(a) - len(b))
    return ":".join(h.zfill(4) for h in a + b)

#> ipv6_expand("2001:db8::ff00:42")
#> ipv6_expand("::1")
#> ipv6_expand("::")
#> ipv6_expand("1:2:3:4:5:6:7:8")
#> ipv6_expand("fe80::")

### cron_field_match
def cron_field_match(field, value):
    for part in field.split(","):
        rng, _, step = part.partition("/")
        if rng == "*":
            lo, hi = 0, 59
        elif "-" in rng:
            lo, hi = map(int, rng.split("-"))
        else:
            lo = hi = int(rng)
        if value in range(lo, hi + 1, int(step or 1)):
            return True
    return False

#> cron_field_match("*/15", 30)
#> cron_field_match("1-5", 7)
#> cron_field_match("0,30", 30)
#> cron_field_match("10-20/5", 15)
#> cron_field_match("x", 1)

### mirror_number_clock
def mirror_number_clock(clock):
    flip = str.maketrans("0125", "0152")
    if any(c not in "0125:" for c in clock):
        return None
    return clock.translate(flip)[::-1]

#> mirror_number_clock("12:05")
#> mirror_number_clock("20:20")
#> mirror_number_clock("")
#> mirror_number_clock("13:00")
#> mirror_number_clock("51:02")

### seven_seg_rows
def seven_seg_rows(digit):
    """Draw one digit with underscores and bars, three rows joined by slashes."""
    on = {"0": "abcdef", "1": "bc", "2": "abged", "4": "fgbc", "7": "abc", "8": "abcdefg"}.get(digit, "g")
    def seg(name, mark):
        return mark if name in on else " "
    rows = [
        " " + seg("a", "_"),
        seg("f", "|") + seg("g", "_") + seg("b", "|"),
        seg("e", "|") + seg("d", "_") + seg("c", "|"),
    ]
    return "/".join(rows)

#> seven_seg_rows("2")
#> seven_seg_rows("8")
#> seven_seg_rows("1")
#> seven_seg_rows("?")
#> seven_seg_rows("")

### compress_spaces_tabs_report
def compress_spaces_tabs_report(s):
    squeezed = " ".join(s.split())
    return squeezed, len(s) - len(squeezed), s[:1].isspace(), s[-1:].isspace()

#> compress_spaces_tabs_report("\ta   b \n")
#> compress_spaces_tabs_report("")
#> compress_spaces_tabs_report("tight")
#> compress_spaces_tabs_report("   ")
#> compress_spaces_tabs_report("x\u00a0y z")

### word_score_table
def word_score_table(words, bonus_letters=""):
    table = []
    for w in words:
        base = len(w)
        base += 3 * sum(w.count(b) for b in bonus_letters)
        if w == w[::-1] and len(w) > 1:
            base *= 2
        table.append((base, w))
    table.sort(reverse=True)
    return table[:3]

#> word_score_table(["noon", "quiz", "jazz", "a"], "z")
#> word_score_table([])
#> word_score_table(["ab", "ba", "aa"])
#> word_score_table(["", "x"], "xy")
#> word_score_table(["level", "radar", "civic", "kayak"], bonus_letters="k")

### vowel_swap_outer
def vowel_swap_outer(s):
    idx = [i for i, c in enumerate(s) if c in "aeiouAEIOU"]
    if len(idx) < 2:
        return s
    i, j = idx[0], idx[-1]
    return s[:i] + s[j] + s[i + 1:j] + s[i] + s[j + 1:]

#> vowel_swap_outer("basket")
#> vowel_swap_outer("sky")
#> vowel_swap_outer("")
#> vowel_swap_outer("Ouija")
#> vowel_swap_outer("lamp")

### parse_bracketed_list
def parse_bracketed_list(s):
    depth, item, items = 0, "", []
    for c in s.strip()[1:-1]:
        depth += (c == "[") - (c == "]")
        if c == "," and depth == 0:
            items.append(item.strip())
            item = ""
        else:
            item += c
    if item.strip():
        items.append(item.strip())
    return items

#> parse_bracketed_list("[a, [b, c], d]")
#> parse_bracketed_list("[]")
#> parse_bracketed_list("[1,,2]")
#> parse_bracketed_list(" [ [x] ] ")
#> parse_bracketed_list("")

### run_turtle_letters
def run_turtle_letters(program, size):
    row = ["."] * size
    pos = 0
    for op in program:
        if op == ">":
            pos = (pos + 1) % size
        elif op == "<":
            pos = (pos - 1) % size
        elif op == "x":
            row[pos] = " #"[row[pos] == "."]
    return "".join(row), pos

#> run_turtle_letters("x>>x<x", 5)
#> run_turtle_letters("<x", 4)
#> run_turtle_letters("", 3)
#> run_turtle_letters("xx", 2)
#> run_turtle_letters("go > x", 3)

### brainf_mini
def brainf_mini(code, steps=100):
    tape, p, pc, out = [0] * 8, 0, 0, ""
    while pc < len(code) and steps:
        op = code[pc]
        if op == "+":
            tape[p] += 1
        elif op == ">":
            p += 1
        elif op == ".":
            out += chr(tape[p] + 64)
        elif op == "*":
            tape[p] *= 2
        pc += 1
        steps -= 1
    return out

#> brainf_mini("+++.*.>+.")
#> brainf_mini("")
#> brainf_mini("+*+*+.", 4)
#> brainf_mini(".>.>.")
#> brainf_mini("x+y.")

### markov_pairs
def markov_pairs(text):
    table = {}
    prev = "^"
    for ch in text + "$":
        bucket = table.setdefault(prev, "")
        if ch not in bucket:
            table[prev] = bucket + ch
        prev = ch
    return table

#> markov_pairs("banana")
#> markov_pairs("")
#> markov_pairs("aab")
#> markov_pairs("xyx")
#> markov_pairs("a$b")
