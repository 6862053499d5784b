### lstrip_until_letter_then_tag
def lstrip_until_letter_then_tag(s, tag):
    body = s.lstrip("0123456789 .-")
    lost = s[:len(s) - len(body)]
    return f"{body}<{tag}:{lost.strip() or 'none'}>"

#> lstrip_until_letter_then_tag("12. Intro", "n")
#> lstrip_until_letter_then_tag("Plain", "id")
#> lstrip_until_letter_then_tag("", "x")
#> lstrip_until_letter_then_tag("-- 7 --", "num")
#> lstrip_until_letter_then_tag("3-D view", "v")

### crossing_words_print
def crossing_words_print(across, down):
    for i, c in enumerate(across):
        j = down.find(c)
        if j >= 0:
            break
    else:
        return None
    return [across if r == j else "." * i + down[r] + "." * (len(across) - i - 1) for r in range(len(down))]

#> crossing_words_print("plate", "tea")
#> crossing_words_print("sky", "mood")
#> crossing_words_print("", "a")
#> crossing_words_print("echo", "ice")
#> crossing_words_print("z", "jazz")

### remote_control_channel
def remote_control_channel(presses, current=1):
    buffer = ""
    for p in presses.split():
        if p.isdecimal():
            buffer += p
        elif p == "ok" and buffer:
            current, buffer = int(buffer), ""
        elif p in ("up", "down"):
            current += 1 if p == "up" else -1
            buffer = ""
    return current, buffer

#> remote_control_channel("4 2 ok up up")
#> remote_control_channel("down 7", 5)
#> remote_control_channel("")
#> remote_control_channel("ok mute 1", current=9)
#> remote_control_channel("1 up 2 ok")

### vending_input_text
def vending_input_text(inputs):
    coins = {"n": 5, "d": 10, "q": 25}
    credit, bought = 0, []
    for ch in inputs.lower():
        if ch in coins:
            credit += coins[ch]
        elif ch.isdigit():
            price = 20 + 5 * int(ch)
            if credit >= price:
                credit -= price
                bought.append(ch)
            else:
                bought.append(ch + "!")
    return ",".join(bought), credit

#> vending_input_text("QQd3")
#> vending_input_text("n9")
#> vending_input_text("")
#> vending_input_text("qqqq 0 1 2")
#> vending_input_text("dd-x-0")

### label_maker_lines
def label_maker_lines(text, max_len, max_lines=2):
    lines = []
    while text and len(lines) < max_lines:
        cut = text.rfind(" ", 0, max_len + 1)
        if len(text) <= max_len or cut <= 0:
            cut = max_len
        lines.append(text[:cut].strip())
        text = text[cut:].lstrip()
    return lines, text

#> label_maker_lines("Fragile glass handle with care", 13)
#> label_maker_lines("OK", 10)
#> label_maker_lines("", 5)
#> label_maker_lines("incompressible", 6, 3)
#> label_maker_lines("a b c d", 1, max_lines=3)

### radio_callsign_region
def radio_callsign_region(call):
    call = call.upper().split("/")[0]
    digit = next((i for i, c in enumerate(call) if c.isdigit() and i), -1)
    if digit < 1 or not call[digit + 1:].isalpha():
        return None
    prefix = call[:digit]
    regions = {"W": "usa", "K": "usa", "G": "england", "JA": "japan"}
    return regions.get(prefix, regions.get(prefix[0], "?")), call[digit:]

#> radio_callsign_region("w1aw")
#> radio_callsign_region("JA3XYZ/P")
#> radio_callsign_region("9ABC")
#> radio_callsign_region("")
#> radio_callsign_region("PY2")
#> radio_callsign_region("dl7abc")

### tsv_pick_columns
def tsv_pick_columns(text, *wanted):
    header, *body = [line.split("\t") for line in text.splitlines()] or [[]]
    idx = [header.index(w) for w in wanted if w in header]
    return [[row[i] if i < len(row) else "" for i in idx] for row in body]

#> tsv_pick_columns("id\tname\tage\n1\tAl\t30\n2\tBo", "age", "id")
#> tsv_pick_columns("", "x")
#> tsv_pick_columns("a\tb\n1\t2", "z")
#> tsv_pick_columns("k\nv")
#> tsv_pick_columns("p\tq\n\t5\n6", "q", "p")

### spellbook_incantation
def spellbook_incantation(words, mood="calm"):
    chant = ""
    for w in words:
        w = w.lower()
        chant += w.capitalize() if mood == "calm" else w.upper() + "!"
        chant += w[-1:] * 2 + " "
    return chant.rstrip()

#> spellbook_incantation(["Abra", "kadabra"])
#> spellbook_incantation(["Ignis"], "angry")
#> spellbook_incantation([])
#> spellbook_incantation(["", "x"], mood="loud")
#> spellbook_incantation(("hocus", "POCUS"))

### receipt_barcode_digits
def receipt_barcode_digits(date, shop, total):
    digits = date.replace("-", "")[2:] + shop.zfill(3)[-3:] + f"{total:.2f}".replace(".", "").rjust(6, "0")
    check = sum(int(d) * (i % 3 + 1) for i, d in enumerate(digits)) % 10
    return digits + str(check)

#> receipt_barcode_digits("2024-05-17", "42", 13.5)
#> receipt_barcode_digits("1999-12-31", "12345", 0)
#> receipt_barcode_digits("2020-01-01", "", 99999.99)
#> receipt_barcode_digits("soon", "1", 1)
#> receipt_barcode_digits("2000-02-29", "7", 0.005)

### trim_quotes_around_lines
def trim_quotes_around_lines(block):
    out = []
    for line in block.splitlines():
        inner = line.strip().strip("\"'")
        if inner != line:
            inner = inner.rstrip(",;")
        out.append(inner or "-")
    return "|".join(out)

#> trim_quotes_around_lines("'red',\n  \"blue\"\nplain")
#> trim_quotes_around_lines("")
#> trim_quotes_around_lines("''\n,\n ,")
#> trim_quotes_around_lines("it's,\n'a','b'")
#> trim_quotes_around_lines("  x;\n")

### password_pronounceable
def password_pronounceable(seed, length):
    cons, vow = "bdfgklmnprst", "aeiou"
    out = ""
    for i in range(length):
        seed = (seed * 37 + 11) % 1009
        pool = vow if i % 2 else cons
        out += pool[seed % len(pool)]
    return out.capitalize() + str(seed % 100).zfill(2)

#> password_pronounceable(1, 6)
#> password_pronounceable(500, 4)
#> password_pronounceable(0, 0)
#> password_pronounceable(-9, 3)
#> password_pronounceable(12345, 8)

### stitch_overlapping_reads
def stitch_overlapping_reads(reads):
    text = reads[0] if reads else ""
    for r in reads[1:]:
        k = min(len(r), len(text))
        while k and not text.endswith(r[:k]):
            k -= 1
        text += r[k:] if k else "-" + r
    return text

#> stitch_overlapping_reads(["GATTA", "TTACA", "CAGG"])
#> stitch_overlapping_reads(["abc", "xyz"])
#> stitch_overlapping_reads([])
#> stitch_overlapping_reads(["solo"])
#> stitch_overlapping_reads(["aa", "aaa", ""])

### alias_expand_command
def alias_expand_command(line, aliases):
    seen = []
    first, _, rest = line.partition(" ")
    while first in aliases and first not in seen:
        seen.append(first)
        line = (aliases[first] + " " + rest).rstrip()
        first, _, rest = line.partition(" ")
    return line, seen

#> alias_expand_command("ll src", {"ll": "ls -l", "ls": "ls --color"})
#> alias_expand_command("pwd", {"ll": "ls -l"})
#> alias_expand_command("", {})
#> alias_expand_command("a", {"a": "b x", "b": "a y"})
#> alias_expand_command("g status", {"g": "git"})

### history_bang_expand
def history_bang_expand(cmd, history):
    if cmd == "!!":
        return history[-1]
    if cmd.startswith("!"):
        key = cmd[1:]
        if key.lstrip("-").isdigit():
            n = int(key)
            return history[n - 1 if n > 0 else n]
        return next((h for h in reversed(history) if h.startswith(key)), f"{key}: not found")
    return cmd

#> history_bang_expand("!!", ["ls", "cd /tmp"])
#> history_bang_expand("!g", ["git log", "grep x", "pwd"])
#> history_bang_expand("!-2", ["one", "two", "three"])
#> history_bang_expand("!9", ["only"])
#> history_bang_expand("echo hi", [])
#> history_bang_expand("!zz", ["a"])

### tab_completion_common
def tab_completion_common(prefix, names):
    hits = sorted(n for n in names if n.startswith(prefix))
    if not hits:
        return prefix, []
    lo, hi = hits[0], hits[-1]
    k = len(prefix)
    while k < len(lo) and lo[k] == hi[k]:
        k += 1
    return lo[:k] + " " * (len(hits) == 1), hits[:3]

#> tab_completion_common("re", ["readme.md", "readlink", "rm"])
#> tab_completion_common("x", ["a", "b"])
#> tab_completion_common("", [])
#> tab_completion_common("ma", ["make", "main.py", "map", "mail"])
#> tab_completion_common("pyt", ["python3"])

### numbered_backup_name
def numbered_backup_name(name, existing):
    stem, dot, ext = name.rpartition(".")
    if not stem:
        stem, dot, ext = name, "", ""
    n = 0
    candidate = name
    while candidate in existing:
        n += 1
        candidate = f"{stem} ({n}){dot}{ext}"
    return candidate

#> numbered_backup_name("cv.pdf", ["cv.pdf", "cv (1).pdf"])
#> numbered_backup_name("new.txt", [])
#> numbered_backup_name(".env", [".env"])
#> numbered_backup_name("a.b.c", {"a.b.c"})
#> numbered_backup_name("", ["", " (1)"])
