### strip_ticket_noise
def strip_ticket_noise(subject):
    s = subject.strip()
    while s.lower().startswith(("re:", "fwd:", "fw:")):
        s = s[s.index(":") + 1:].lstrip()
    return s or "(no subject)"

#> strip_ticket_noise("Re: FWD: re: Budget 2025")
#> strip_ticket_noise("Regarding lunch")
#> strip_ticket_noise("RE:")
#> strip_ticket_noise("   ")
#> strip_ticket_noise("Fw:Über Re: alles")

### hex_dump_row
def hex_dump_row(data, offset=0):
    hexed = data.hex(" ")
    text = "".join(chr(b) if 32 <= b < 127 else "." for b in data)
    return f"{offset:04x}  {hexed:<23}  {text}"

#> hex_dump_row(b"PK\x03\x04zip")
#> hex_dump_row(b"", 16)
#> hex_dump_row(b"plain 8b", 255)
#> hex_dump_row(b"\x00\xff\x7f~")
#> hex_dump_row(b"longer than eight", 4096)

### pick_plurals
def pick_plurals(words):
    singles = set(words)
    return [w for w in words if w.endswith("s") and w[:-1] in singles]

#> pick_plurals(["dog", "dogs", "bus", "cats", "cat"])
#> pick_plurals([])
#> pick_plurals(["glass", "glas", "s"])
#> pick_plurals(["s", ""])
#> pick_plurals(["été", "étés", "ÉTÉS"])

### normalise_hashtag_line
def normalise_hashtag_line(line, limit=3):
    tags = [t.strip("#.,!").lower() for t in line.split() if t.startswith("#")]
    uniq = list(dict.fromkeys(t for t in tags if t))
    return " ".join("#" + t for t in uniq[:limit])

#> normalise_hashtag_line("#Sun #beach! #sun, and #Sea #sand")
#> normalise_hashtag_line('## #Öλ  #beaMifpxkasEvcn-hfclyl')
#> normalise_hashtag_line("# ## #x", 1)
#> normalise_hashtag_line('n, a nczcYbgjenb## #xlyl!wx')
#> normalise_hashtag_line("#Été2024 #ÉTÉ2024 a#b")

### bracket_footnotes
def bracket_footnotes(text, notes):
    for i, (term, note) in enumerate(notes.items(), 1):
        text = text.replace(term, f"{term}[{i}]", 1)
        text += f"\n[{i}] {note}"
    return text

#> bracket_footnotes("Ohm and Volt", {"Ohm": "unit", "Volt": "unit too"})
#> bracket_footnotes("plain", {})
#> bracket_footnotes("aa", {"a": "b"})
#> bracket_footnotes("", {"x": "missing"})
#> bracket_footnotes("π is π", {"π": "3.14"})

### isbn_hyphenate
def isbn_hyphenate(digits, sizes=(3, 1, 4, 4, 1)):
    out, i = [], 0
    for n in sizes:
        out.append(digits[i:i + n])
        i += n
    if digits[i:]:
        raise ValueError("too long: " + digits[i:])
    return "-".join(filter(None, out))

#> isbn_hyphenate("9783161484100")
#> isbn_hyphenate('7841 83ab12c')
#> isbn_hyphenate("")
#> isbn_hyphenate("97831614841009")
#> isbn_hyphenate("ab12cd", (2, 2, 2))

### prompt_parts
def prompt_parts(user, host, path, root=False):
    home = f"/home/{user}"
    if path.startswith(home):
        path = "~" + path[len(home):]
    return f"{user}@{host.split('.')[0]}:{path}{'#' if root else '$'} "

#> prompt_parts("mia", "box.lan", "/home/mia/src")
#> prompt_parts("root", "srv01", "/etc", True)
#> prompt_parts("mia", "box", "/home/miaow")
#> prompt_parts("", "", "")
#> prompt_parts("zoé", "a.b.c", "/home/zoé")

### ean_groups
def ean_groups(code):
    odd = sum(int(c) for c in code[-2::-2])
    even = sum(int(c) for c in code[-3::-2])
    check = -(3 * odd + even) % 10
    return code[:-1] + ("✓" if code[-1:] == str(check) else f"!{check}")

#> ean_groups("4006381333931")
#> ean_groups("4006381333930")
#> ean_groups('5135006381335135/')
#> ean_groups("")
#> ean_groups("73513537")
#> ean_groups("12a4")

### toc_depth
def toc_depth(numbered):
    num, _, title = numbered.partition(" ")
    depth = num.rstrip(".").count(".")
    return "    " * depth + "- " + title.strip()

#> toc_depth("2.1.3 Error handling")
#> toc_depth("4. Results ")
#> toc_depth('À. 2. Étéefaceqlywvtvusdzee')
#> toc_depth("")
#> toc_depth("1.2. Été")

### split_cents
def split_cents(price):
    text = f"{price:,.2f}"
    whole, cents = text.split(".")
    return whole.replace(",", " ") + " EUR" + (f" {cents} ct" if cents != "00" else "")

#> split_cents(1234567.5)
#> split_cents(99)
#> split_cents(0.05)
#> split_cents(-4500.999)
#> split_cents(1e6)

### badge_initials
def badge_initials(name, size=2):
    letters = [p[0] for p in name.replace(".", " ").split() if p[0].isalpha()]
    if len(letters) > size:
        letters = letters[:1] + letters[-(size - 1):]
    return "".join(letters).upper().ljust(size, "_")

#> badge_initials("george r.r. martin")
#> badge_initials("Cher")
#> badge_initials("")
#> badge_initials("4chan user", 3)
#> badge_initials("ana de la cruz ruiz", 3)

### diff_suffix_count
def diff_suffix_count(name, taken):
    if name not in taken:
        return name
    base, dot, ext = name.partition(".")
    n = 1
    while f"{base}({n}){dot}{ext}" in taken:
        n += 1
    return f"{base}({n}){dot}{ext}"

#> diff_suffix_count("cat.png", ["cat.png", "cat(1).png"])
#> diff_suffix_count('pn .gz jv*Ry7HOGVOLtar.at.pnta_', [])
#> diff_suffix_count("noext", ["noext"])
#> diff_suffix_count("", [""])
#> diff_suffix_count("é.tar.gz", ["é.tar.gz"])

### rough_reading_time
def rough_reading_time(text, wpm=200):
    words = len(text.split())
    secs = round(words * 60 / wpm)
    return f"{words} word{'' if words == 1 else 's'}, {secs // 60}m{secs % 60:02d}s"

#> rough_reading_time("Call me Ishmael. Some years ago", 10)
#> rough_reading_time("one")
#> rough_reading_time("")
#> rough_reading_time("a b c d e f g h", 3)
#> rough_reading_time("deux mots", 0)

### parse_ratio
def parse_ratio(text):
    for sep in (":", "/", "x", " to "):
        if sep in text:
            a, b = text.split(sep)
            return round(int(a) / int(b), 3), sep.strip()
    return float(text), None

#> parse_ratio("16:9")
#> parse_ratio("3/4")
#> parse_ratio("10 to 3")
#> parse_ratio("2.35")
#> parse_ratio("1920x1080")
#> parse_ratio("1:0")

### dialog_trim
def dialog_trim(speech, max_words):
    words = speech.split()
    if len(words) <= max_words:
        return f'"{speech}"'
    head = " ".join(words[:max_words]).rstrip(",;:-")
    return f'"{head}—"'

#> dialog_trim("But I thought, well, you know", 3)
#> dialog_trim("Run!", 5)
#> dialog_trim("", 0)
#> dialog_trim("one two", 0)
#> dialog_trim("Où est-ce; que - tu vas", 2)

### ascii_sparkline
def ascii_sparkline(values, chars=".:-=+*#"):
    if not values:
        return ""
    lo, hi = min(values), max(values)
    span = (hi - lo) or 1
    return "".join(chars[int((v - lo) / span * (len(chars) - 1))] for v in values)

#> ascii_sparkline([1, 3, 7, 4, 9, 2])
#> ascii_sparkline([])
#> ascii_sparkline([5, 5, 5])
#> ascii_sparkline([-10, 0, 10], "_^")
#> ascii_sparkline([0.1, 0.25, 0.9, 1.0])

### locale_number
def locale_number(text, decimal=","):
    group = "." if decimal == "," else ","
    cleaned = text.strip().replace(group, "").replace(" ", "").replace(decimal, ".")
    return float(cleaned) if "." in cleaned else int(cleaned)

#> locale_number("1.234.567,89")
#> locale_number(" 12 000 ")
#> locale_number("1,234.5", ".")
#> locale_number("-7")
#> locale_number("abc")

### strip_line_numbers
def strip_line_numbers(listing):
    out = []
    for row in listing.splitlines():
        num, sep, code = row.partition(" ")
        out.append(code if sep and num.isdigit() else row)
    return "\n".join(out)

#> strip_line_numbers("10 PRINT X\n20 GOTO 10")
#> strip_line_numbers("REM no number")
#> strip_line_numbers("")
#> strip_line_numbers("30\n40  END")
#> strip_line_numbers('fi?40  30\nrggiyberUfwznwr  END')

### guess_gender_suffix
def guess_gender_suffix(word):
    rules = {"ung": "die", "heit": "die", "chen": "das", "ling": "der", "er": "der"}
    for ending, article in rules.items():
        if word.lower().endswith(ending):
            return f"{article} {word.capitalize()}"
    return f"? {word}"

#> guess_gender_suffix("zeitung")
#> guess_gender_suffix("MÄDCHEN")
#> guess_gender_suffix("Computer")
#> guess_gender_suffix('RxkGC;kivymomute ungHENitung Comput')
#> guess_gender_suffix("")

### clip_to_sentences
def clip_to_sentences(text, limit):
    end = max(text.rfind(p, 0, limit) for p in ".!?")
    return text[:end + 1] if end >= 0 else text[:limit] + "..."

#> clip_to_sentences("Stop! Who goes there? Answer me.", 25)
#> clip_to_sentences("no punctuation whatsoever", 9)
#> clip_to_sentences('xczfjet.)ua Short.)Wh hatsoevÉ. À', 10)
#> clip_to_sentences("Short. Sweet.", 100)
#> clip_to_sentences("É. À.", 3)

### octal_perms
def octal_perms(mode):
    out = ""
    for d in mode:
        bits = f"{int(d, 8):03b}"
        out += "".join(p if b == "1" else "-" for p, b in zip("rwx", bits))
    return out

#> octal_perms("755")
#> octal_perms("640")
#> octal_perms("")
#> octal_perms("0")
#> octal_perms("891")

### lyrics_repeat_marks
def lyrics_repeat_marks(lines):
    out = []
    for l in lines:
        text, _, times = l.rpartition(" x")
        if text and times.isdigit():
            out += [text] * int(times)
        else:
            out.append(l)
    return " / ".join(out)

#> lyrics_repeat_marks(["na na x3", "hey Jude"])
#> lyrics_repeat_marks([])
#> lyrics_repeat_marks(["the x factor", "go x0", "end"])
#> lyrics_repeat_marks(["oh x2 x2"])
#> lyrics_repeat_marks([" x5", "olé x1"])

### sort_semver_strings
def sort_semver_strings(tags):
    def key(t):
        return tuple(int(p) if p.isdigit() else -1 for p in t.lstrip("v").split("."))
    return sorted(tags, key=key, reverse=True)

#> sort_semver_strings(["v1.2.0", "v1.10.0", "v1.9"])
#> sort_semver_strings([])
#> sort_semver_strings(["2.0.rc1", "2.0.0", "v2"])
#> sort_semver_strings(["v", "0"])
#> sort_semver_strings(["1.0", "v1.0", "1.0.0"])

### fill_crossword_row
def fill_crossword_row(row, words):
    slots = row.split("#")
    it = iter(words)
    filled = [next(it, "?" * len(s)) if len(s) > 1 else s for s in slots]
    return "#".join(filled).upper()

#> fill_crossword_row("....#...#.", ["oslo", "ice"])
#> fill_crossword_row("...#....", ["tea"])
#> fill_crossword_row('.#..../7?935...uglhzi', [])
#> fill_crossword_row("##", ["x"])
#> fill_crossword_row('RYRKPZ#..#.iuphciy&', ['été', 'extra'])

### parse_move
def parse_move(move):
    piece = move[0] if move[0].isupper() else "P"
    target = move.rstrip("+#")[-2:]
    flags = [n for s, n in (("x", "takes"), ("+", "check"), ("#", "mate")) if s in move]
    return piece, target, flags

#> parse_move("Nxf3+")
#> parse_move("e4")
#> parse_move("Qh7#")
#> parse_move("exd5")
#> parse_move("")

### status_emoji_line
def status_emoji_line(checks):
    marks = {True: "+", False: "x", None: "?"}
    line = " ".join(f"{marks[v]}{k}" for k, v in checks.items())
    return f"{line} ({sum(v is True for v in checks.values())}/{len(checks)})"

#> status_emoji_line({"lint": True, "test": False, "docs": None})
#> status_emoji_line({})
#> status_emoji_line({"a b": True})
#> status_emoji_line({"x": 1, "y": 0})
#> status_emoji_line({"bad": "yes"})

### tidy_ocr
def tidy_ocr(word):
    if sum(c.isdigit() for c in word) * 2 >= len(word):
        return word.translate(str.maketrans("OolISB", "001158"))
    return word.translate(str.maketrans("015", "olS"))

#> tidy_ocr("2O1I")
#> tidy_ocr("c0ffee")
#> tidy_ocr('uxcffeuzaxowuviя λIL.zzz')
#> tidy_ocr('wH820DSffeeS.9B-7S.5hiwuxcbB-7S.5')
#> tidy_ocr("9B-7S.5O")

### headline_fit
def headline_fit(words, width):
    line = ""
    dropped = 0
    for w in words:
        trial = f"{line} {w}".strip()
        if len(trial) <= width:
            line = trial
        else:
            dropped += 1
    return f"{line:<{width}}|{dropped}"

#> headline_fit(["Markets", "rally", "unexpectedly", "on", "hope"], 18)
#> headline_fit([], 4)
#> headline_fit(["toolongword"], 5)
#> headline_fit(["a", "bb", "é", "cccc"], 6)
#> headline_fit(["x"], 1)

### key_path_get
def key_path_get(data, path, default="∅"):
    for part in path.split("."):
        if isinstance(data, list) and part.isdigit() and int(part) < len(data):
            data = data[int(part)]
        elif isinstance(data, dict) and part in data:
            data = data[part]
        else:
            return default
    return data

#> key_path_get({"users": [{"name": "Kim"}]}, "users.0.name")
#> key_path_get({"a": 1}, "a.b")
#> key_path_get([], "0", None)
#> key_path_get({"x.y": 2, "x": {"y": "deep"}}, "x.y")
#> key_path_get({"": "empty"}, "")

### two_col_layout
def two_col_layout(items, width):
    half = (len(items) + 1) // 2
    left, right = items[:half], items[half:] + [""] * (len(items) % 2)
    return [(l.ljust(width, ".") + r).rstrip() for l, r in zip(left, right)]

#> two_col_layout(["one", "two", "three", "four", "five"], 8)
#> two_col_layout([], 3)
#> two_col_layout(["solo"], 6)
#> two_col_layout(["é", "ü"], 2)
#> two_col_layout(["long label", "x"], 4)

