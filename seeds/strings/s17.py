### reorder_name_parts
def reorder_name_parts(name):
    if "," in name:
        family, given = (p.strip() for p in name.split(",", 1))
        return f"{given} {family}".strip()
    *given, family = name.split() or [""]
    return f"{family.upper()}, {' '.join(given)}" if given else family

#> reorder_name_parts("Curie, Marie")
#> reorder_name_parts("Johann Sebastian Bach")
#> reorder_name_parts("Madonna")
#> reorder_name_parts("")
#> reorder_name_parts("Doe,")

### sql_in_clause
def sql_in_clause(column, values):
    if not values:
        return "1 = 0"
    quoted = []
    for v in values:
        if isinstance(v, str):
            quoted.append("'" + v.replace("'", "''") + "'")
        else:
            quoted.append(str(v))
    if len(quoted) == 1:
        return f"{column} = {quoted[0]}"
    return f"{column} IN ({', '.join(quoted)})"

#> sql_in_clause("city", ["Rome", "L'Aquila"])
#> sql_in_clause("id", [7])
#> sql_in_clause("id", [])
#> sql_in_clause("n", (1, 2.5, None))
#> sql_in_clause("t", ["''"])

### sql_placeholder_fill
def sql_placeholder_fill(query, args):
    parts = query.split("?")
    if len(parts) - 1 != len(args):
        raise TypeError(f"expected {len(parts) - 1} args, got {len(args)}")
    out = parts[0]
    for a, p in zip(args, parts[1:]):
        out += repr(a) + p
    return out

#> sql_placeholder_fill("SELECT * FROM t WHERE a=? AND b=?", ["x", 3])
#> sql_placeholder_fill("SELECT 1", [])
#> sql_placeholder_fill("a=?", [])
#> sql_placeholder_fill("???", (1, None, True))
#> sql_placeholder_fill("", ["extra"])

### git_status_parse
def git_status_parse(output):
    groups = {"staged": [], "modified": [], "new": []}
    for line in output.splitlines():
        code, path = line[:2], line[3:]
        if code == "??":
            groups["new"].append(path)
            continue
        if code[0] != " ":
            groups["staged"].append(path)
        if code[1:] == "M":
            groups["modified"].append(path)
    return {k: v for k, v in groups.items() if v}

#> git_status_parse(" M src/a.py\n?? notes.txt\nA  b.py\nMM c.py")
#> git_status_parse("")
#> git_status_parse("D  old.py")
#> git_status_parse("?? x y.txt\n?? z")
#> git_status_parse(" D gone")

### commit_message_lint
def commit_message_lint(msg):
    subject, _, body = msg.partition("\n")
    issues = []
    if len(subject) > 30:
        issues.append("long")
    if subject.endswith("."):
        issues.append("period")
    if subject[:1].islower():
        issues.append("case")
    if body and not body.startswith("\n"):
        issues.append("blank")
    return issues

#> commit_message_lint("Fix the parser")
#> commit_message_lint("fixed stuff.")
#> commit_message_lint("")
#> commit_message_lint("Add a very long subject line to this\nbody")
#> commit_message_lint("Ok\n\nbody text.")

### branch_name_from_issue
def branch_name_from_issue(number, title):
    words = [w for w in title.lower().split() if w.isalnum() and len(w) > 2]
    return f"{'fix' if 'bug' in words else 'feat'}/{number:04d}-" + "-".join(words[:4])

#> branch_name_from_issue(42, "Bug in the login form handler")
#> branch_name_from_issue(7, "Add dark mode!")
#> branch_name_from_issue(123456, "")
#> branch_name_from_issue(0, "a b c")
#> branch_name_from_issue(15, "Don't crash when list is empty")

### env_file_lines
def env_file_lines(text):
    env = {}
    for raw in text.splitlines():
        line = raw.strip().removeprefix("export ")
        if line.startswith("#") or "=" not in line:
            continue
        key, value = line.split("=", 1)
        if value[:1] == value[-1:] == '"' and len(value) > 1:
            value = value[1:-1]
        else:
            value = value.split(" #")[0].rstrip()
        env[key.rstrip()] = value
    return env

#> env_file_lines('export A=1\nB="x y"\n# C=3\nD=4 # four')
#> env_file_lines("")
#> env_file_lines('Q="\nR=""')
#> env_file_lines("nothing here\nURL=a=b")
#> env_file_lines("  K =v")

### toml_table_names
def toml_table_names(text):
    names = []
    for line in text.split("\n"):
        line = line.strip()
        if line[:2] == "[[" and line[-2:] == "]]":
            names.append(line[2:-2] + "*")
        elif line[:1] == "[" and line[-1:] == "]":
            names.append(line.strip("[]"))
    return [tuple(n.split(".")) for n in names]

#> toml_table_names("[tool.ruff]\nline=1\n[[bin]]\n[a]")
#> toml_table_names("")
#> toml_table_names("x = [1, 2]\n[ok")
#> toml_table_names("[[p.q]]")
#> toml_table_names("[1, 2]")

### semver_bump
def semver_bump(version, part="patch"):
    major, minor, patch = map(int, version.split("+")[0].split("-")[0].split("."))
    if part == "major":
        major, minor, patch = major + 1, 0, 0
    elif part == "minor":
        minor, patch = minor + 1, 0
    elif part == "patch":
        patch += 1
    else:
        raise KeyError(part)
    return f"{major}.{minor}.{patch}"

#> semver_bump("1.9.9")
#> semver_bump("0.3.7", "minor")
#> semver_bump("2.0.0-rc.1+b5", part="major")
#> semver_bump("1.0.0", "micro")
#> semver_bump("10.20.30", "patch")

### requirement_split
def requirement_split(req):
    for op in ("==", ">=", "<=", "~=", ">", "<"):
        if op in req:
            name, _, ver = req.partition(op)
            break
    else:
        name, op, ver = req, "", ""
    base, bracket, extras = name.strip().partition("[")
    return base.lower().replace("_", "-"), extras.rstrip("]").split(",") if bracket else [], op + ver.strip()

#> requirement_split("Requests[security,socks]>=2.8")
#> requirement_split("flask")
#> requirement_split("typing_extensions == 4.1")
#> requirement_split("a<2")
#> requirement_split("")

### changelog_section
def changelog_section(text, version):
    lines, on = [], False
    for line in text.splitlines():
        if line.startswith("## "):
            on = line[3:].split()[0] == version
        elif on and line.strip():
            lines.append(line.strip().lstrip("-* "))
    return lines

#> changelog_section("## 1.1 (May)\n- new api\n\n## 1.0\n- first", "1.1")
#> changelog_section("## 1.1\n* a\n* b\n## 1.0\n* c", "1.0")
#> changelog_section("", "1.0")
#> changelog_section("## 2.0\n\n", "2.0")
#> changelog_section("intro\n## 3\nx", "4")

### wiki_title_url
def wiki_title_url(title):
    t = title.strip()
    t = t[:1].upper() + t[1:]
    out = []
    for ch in "_".join(t.split()):
        if ch.isascii() and (ch.isalnum() or ch in "_-.,()'"):
            out.append(ch)
        else:
            out.extend(f"%{b:02X}" for b in ch.encode())
    return "".join(out)

#> wiki_title_url("café  society")
#> wiki_title_url("AC/DC")
#> wiki_title_url("")
#> wiki_title_url(" iPod (nano) ")
#> wiki_title_url("10 € note")

### bibtex_author_short
def bibtex_author_short(authors):
    names = [a.strip() for a in authors.split(" and ") if a.strip()]
    last = [n.split(",")[0] if "," in n else n.split()[-1] for n in names]
    if len(last) > 2:
        return last[0] + " et al."
    return " & ".join(last)

#> bibtex_author_short("Knuth, Donald E. and Lamport, Leslie")
#> bibtex_author_short("Alan Turing")
#> bibtex_author_short("")
#> bibtex_author_short("A B and C D and E, F")
#> bibtex_author_short("van der Berg, Jan and Ada King")

### isbn13_check
def isbn13_check(code):
    digits = [int(c) for c in code if c.isdigit()]
    if len(digits) != 13:
        return None
    total = sum(d * (3 if i % 2 else 1) for i, d in enumerate(digits))
    return (10 - (total - digits[-1] * 1) % 10) % 10 == digits[-1]

#> isbn13_check("978-0-306-40615-7")
#> isbn13_check("978-3-16-148410-1")
#> isbn13_check("12345")
#> isbn13_check("")
#> isbn13_check("9780470059029")

### iban_mod97_text
def iban_mod97_text(iban):
    s = iban.replace(" ", "").upper()
    moved = s[4:] + s[:4]
    number = "".join(str(int(c, 36)) for c in moved)
    return int(number) % 97

#> iban_mod97_text("GB82 WEST 1234 5698 7654 32")
#> iban_mod97_text("DE00")
#> iban_mod97_text("fr14 2004")
#> iban_mod97_text("")
#> iban_mod97_text("AB-12")

### vin_year_code
def vin_year_code(vin):
    if len(vin) != 17:
        return "length %d" % len(vin)
    bad = sorted(set(vin.upper()) & set("IOQ"))
    if bad:
        return bad
    codes = "ABCDEFGHJKLMNPRSTVWXY123456789"
    return 1980 + codes.index(vin[9].upper())

#> vin_year_code("1HGCM82633A004352")
#> vin_year_code("1HGCM8263")
#> vin_year_code("1HGCM8263OA0Q4352")
#> vin_year_code("1hgcm82kaaa004352")
#> vin_year_code("1HGCM82630ZA04352")

### airport_route_legs
def airport_route_legs(route, codes):
    stops = [s.strip().upper() for s in route.split(">")]
    legs = []
    for a, b in zip(stops, stops[1:]):
        legs.append(f"{codes.get(a, a)}-{codes.get(b, '?')}")
    return legs

#> airport_route_legs("lhr > jfk > sfo", {"LHR": "London", "JFK": "New York"})
#> airport_route_legs("", {})
#> airport_route_legs("cdg", {"CDG": "Paris"})
#> airport_route_legs("A>B>A", {"A": "x", "B": "y"})
#> airport_route_legs(">", {"": "void"})

### weather_report_codes
def weather_report_codes(metar):
    out = {}
    for token in metar.split():
        if token.endswith("KT"):
            out["wind"] = (int(token[:3]), int(token[3:5]))
        elif "/" in token and token.replace("/", "").replace("M", "").isdigit():
            t, d = token.replace("M", "-").split("/")
            out["temp"], out["dew"] = int(t), int(d)
        elif token[0] == "Q" and token[1:].isdigit():
            out["hpa"] = int(token[1:])
    return out

#> weather_report_codes("EGLL 24015KT 9999 M02/M05 Q1013")
#> weather_report_codes("")
#> weather_report_codes("VRB02KT")
#> weather_report_codes("KSFO 10/08 QFE")
#> weather_report_codes("Q0998 A/B 18005KT")

### nato_time_group
def nato_time_group(dtg):
    day, clock, zone, month = dtg[:2], dtg[2:6], dtg[6], dtg[7:10].title()
    if not (day + clock).isdigit():
        raise ValueError(dtg)
    suffix = "UTC" if zone == "Z" else f"zone {zone}"
    return f"{clock[:2]}:{clock[2:]} {suffix}, {int(day)} {month} 20{dtg[10:]}"

#> nato_time_group("091630ZJUL23")
#> nato_time_group("310005ajan24")
#> nato_time_group("xx1630ZJUL23")
#> nato_time_group("0102")
#> nato_time_group("250800BDEC19")

### morse_timing_units
def morse_timing_units(code):
    units = 0
    for i, ch in enumerate(code):
        if ch == ".":
            units += 1
        elif ch == "-":
            units += 3
        elif ch == " ":
            units += 2
            continue
        units += code[i + 1:i + 2] != ""
    return units

#> morse_timing_units("... --- ...")
#> morse_timing_units("")
#> morse_timing_units("-")
#> morse_timing_units(".- /")
#> morse_timing_units(" . ")

### tap_code_pairs
def tap_code_pairs(word):
    grid = "ABCDEFGHIJLMNOPQRSTUVWXYZ"
    knocks = []
    for c in word.upper():
        k = grid.find("C" if c == "K" else c)
        if k >= 0:
            r, col = divmod(k, 5)
            knocks.append("." * (r + 1) + " " + "." * (col + 1))
    return knocks

#> tap_code_pairs("WAR")
#> tap_code_pairs("ok")
#> tap_code_pairs("")
#> tap_code_pairs("1!")
#> tap_code_pairs("Zé")

### keypad_presses
def keypad_presses(text):
    keys = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl", "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz", "0": " "}
    out, prev = "", ""
    for c in text.lower():
        for digit, letters in keys.items():
            if c in letters:
                if digit == prev:
                    out += ","
                out += digit * (letters.index(c) + 1)
                prev = digit
    return out

#> keypad_presses("Hi no")
#> keypad_presses("cab")
#> keypad_presses("")
#> keypad_presses("z!")
#> keypad_presses("  ")

### t9_matches
def t9_matches(digits, words):
    table = str.maketrans("abcdefghijklmnopqrstuvwxyz", "22233344455566677778889999")
    return [w for w in words if w.lower().translate(table).startswith(digits)]

#> t9_matches("4663", ["good", "home", "gone", "hood", "goodbye"])
#> t9_matches("", ["any"])
#> t9_matches("2", [])
#> t9_matches("43556", ["Hello", "hell"])
#> t9_matches("1", ["a1", "1a"])

### keyboard_neighbor_typo
QWERTY = "qwertyuiop"

def keyboard_neighbor_typo(typed, meant):
    if len(typed) != len(meant):
        return "length"
    off = [(a, b) for a, b in zip(typed, meant) if a != b]
    near = all(a in QWERTY and b in QWERTY and abs(QWERTY.index(a) - QWERTY.index(b)) == 1 for a, b in off)
    return "typo" if off and near else "same" if not off else "other"

#> keyboard_neighbor_typo("typw", "type")
#> keyboard_neighbor_typo("cat", "car")
#> keyboard_neighbor_typo("dig", "dog")
#> keyboard_neighbor_typo("tree", "tree")
#> keyboard_neighbor_typo("to", "too")
#> keyboard_neighbor_typo("max", "mix")

### ladder_shift_rows
def ladder_shift_rows(text, width):
    rows = [text[i:i + width] for i in range(0, len(text), width)]
    shifted = [r[i % len(r):] + r[:i % len(r)] for i, r in enumerate(rows)]
    return "".join(shifted)

#> ladder_shift_rows("abcdefghijkl", 4)
#> ladder_shift_rows("", 3)
#> ladder_shift_rows("xyz", 1)
#> ladder_shift_rows("12345", 2)
#> ladder_shift_rows("short", 50)

### xor_cipher_hex
def xor_cipher_hex(text, key):
    out = bytearray()
    for i, b in enumerate(text.encode()):
        out.append(b ^ ord(key[i % len(key)]))
    return out.hex()

#> xor_cipher_hex("HELLO", "k")
#> xor_cipher_hex("", "pw")
#> xor_cipher_hex("aaaa", "ab")
#> xor_cipher_hex("x", "")
#> xor_cipher_hex("né", "K9")

### running_key_mod
def running_key_mod(text, key):
    shifts = [int(d) for d in key if d.isdigit()] or [0]
    out = ""
    for i, c in enumerate(text):
        if c.islower() and c.isascii():
            c = chr((ord(c) - 97 + shifts[i % len(shifts)]) % 26 + 97)
        out += c
    return out

#> running_key_mod("gronsfeld", "31415")
#> running_key_mod("no key", "")
#> running_key_mod("", "9")
#> running_key_mod("Zz yY", "1-2")
#> running_key_mod("été", "5")

### null_cipher_nth_letter
def null_cipher_nth_letter(text, n):
    picked = [w[n] for w in text.split() if -len(w) <= n < len(w)]
    return "".join(picked).lower()

#> null_cipher_nth_letter("News Eight Weather", 0)
#> null_cipher_nth_letter("apparently neutral is protest", 1)
#> null_cipher_nth_letter("", 3)
#> null_cipher_nth_letter("ab abc a", -1)
#> null_cipher_nth_letter("a bc def", 2)

### stego_case_bits
def stego_case_bits(cover):
    bits = "".join("1" if c.isupper() else "0" for c in cover if c.isalpha())
    groups = [bits[i:i + 5] for i in range(0, len(bits) - len(bits) % 5, 5)]
    return "".join(chr(65 + int(g, 2) % 26) for g in groups), bits[len(groups) * 5:]

#> stego_case_bits("heLLo wOrlD, yES")
#> stego_case_bits("")
#> stego_case_bits("abcd")
#> stego_case_bits("AAAAAaaaaa")
#> stego_case_bits("1 Two 3 FOUR")
