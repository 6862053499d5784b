### caesar_only_marked
def caesar_only_marked(s, marks):
    return "".join(chr(ord(c) + 1) if i in marks and c.isalpha() else c for i, c in enumerate(s))

#> caesar_only_marked("hello gate", [0, 4, 9])
#> caesar_only_marked("abc", [])
#> caesar_only_marked("", [0])
#> caesar_only_marked("a-z", (1, 2))
#> caesar_only_marked("zzz", range(5))

### sentence_with_most
def sentence_with_most(text, ch):
    ss = [s.strip() for s in text.split(".") if s.strip()]
    n = [s.lower().count(ch) for s in ss]
    return ss[n.index(max(n))] if n and max(n) else n

#> sentence_with_most("Rain fell. It ran in a drain. Dry.", "r")
#> sentence_with_most("Rain fell. Sun rose.", "z")
#> sentence_with_most("", "a")
#> sentence_with_most("Odd. Odder. Oddest", "d")
#> sentence_with_most("No dots here", "e")

### plate_repair
def plate_repair(p):
    q = ""
    for c in p.upper():
        if c == "O" and q[-1:].isdigit():
            q += "0"
        elif c == "0" and q[-1:].isalpha():
            q += "O"
        else:
            q += c
    return q, sum(a != b for a, b in zip(q, p))

#> plate_repair("B0X 4O7")
#> plate_repair("abc123")
#> plate_repair("")
#> plate_repair("0O0")
#> plate_repair("9OO A00")

### blanks_around_ops
def blanks_around_ops(e):
    out = ""
    for i, c in enumerate(e):
        pad = c in "+*/" or (c == "-" and i > 0 and e[i - 1] not in "+*/(-")
        out += f" {c} " if pad else c
    return out

#> blanks_around_ops("a+b*-c")
#> blanks_around_ops("-x-y")
#> blanks_around_ops("")
#> blanks_around_ops("(-3)/4")
#> blanks_around_ops("n")

### verse_line_ends
def verse_line_ends(poem):
    ends = [l.split()[-1].strip(",.!") for l in poem.split("/") if l.split()]
    seen = []
    for e in ends:
        t = e[-2:]
        if t not in seen:
            seen.append(t)
    return "".join("ABCDEF"[seen.index(e[-2:])] for e in ends)

#> verse_line_ends("the night is long / the owl has song, / we sleep at last / the storm is past.")
#> verse_line_ends("a single line")
#> verse_line_ends("")
#> verse_line_ends("go / home / / so")
#> verse_line_ends("low tide! / far side / tall tree")

### sku_fields
def sku_fields(sku):
    a = sku.find("-")
    b = sku.find("-", a + 1)
    if a < 1 or b < 0:
        return {"raw": sku}
    return {"kind": sku[:a], "no": sku[a + 1:b], "rest": sku[b + 1:].split("-")}

#> sku_fields("TOY-0042-red-xl")
#> sku_fields("TOY-0042")
#> sku_fields("-1-2")
#> sku_fields("")
#> sku_fields("a--")

### vowel_skips
def vowel_skips(s):
    last, gaps = None, []
    for i, c in enumerate(s):
        if c in "aeiou":
            if last is not None:
                gaps.append(i - last)
            last = i
    return gaps, s[last:] if last is not None else ""

#> vowel_skips("strawberry ice")
#> vowel_skips("hymn")
#> vowel_skips("")
#> vowel_skips("aeon")
#> vowel_skips("then")

### initials_or_all
def initials_or_all(name, small):
    ps = name.split()
    return "".join(p[0] if p.lower() not in small else "" for p in ps[:-1]) + "".join(ps[-1:])

#> initials_or_all("Ludwig van der Rohe", ("van", "der"))
#> initials_or_all("Cher", ())
#> initials_or_all("", ("x",))
#> initials_or_all("Maria De La Cruz", {"de", "la"})
#> initials_or_all("de la", {"de", "la"})

### typo_one_off
def typo_one_off(w, known):
    for k in known:
        if len(k) == len(w):
            d = [i for i in range(len(w)) if w[i] != k[i]]
            if len(d) < 2:
                return k, d
    return None

#> typo_one_off("hause", ["horse", "house", "hose"])
#> typo_one_off("horse", ["horse", "house"])
#> typo_one_off("mouse", ["horse", "rat"])
#> typo_one_off("", [])
#> typo_one_off("bat", ["bit", "cat"])

### morse_gap_lengths
def morse_gap_lengths(m):
    letters = m.split(" ")
    best = max(letters, key=lambda x: (x.count("-"), len(x)))
    return letters.index(best), best.find("-"), letters.count("")

#> morse_gap_lengths(".- -... -.-. --")
#> morse_gap_lengths("...")
#> morse_gap_lengths("")
#> morse_gap_lengths("-  - ---")
#> morse_gap_lengths(". .. .-")

### quote_depth_text
def quote_depth_text(lines):
    d = [len(l) - len(l.lstrip(">")) for l in lines]
    return [l[n:].strip() for l, n in zip(lines, d) if n == max(d)], d

#> quote_depth_text([">> old", "> reply", "new", ">>older"])
#> quote_depth_text(["a", "b"])
#> quote_depth_text([])
#> quote_depth_text([">", ">x>y"])
#> quote_depth_text(["> > spaced", ">>tight"])

### swap_outer_words
def swap_outer_words(t):
    i, j = t.find(" "), t.rfind(" ")
    if i < 0:
        return t.upper()
    return t[j + 1:] + t[i:j + 1] + t[:i]

#> swap_outer_words("winter is finally over")
#> swap_outer_words("hello there")
#> swap_outer_words("alone")
#> swap_outer_words("")
#> swap_outer_words(" lead and tail ")

### grade_letter_steps
def grade_letter_steps(gs):
    o = "FDCBA"
    v = [o.find(g[0]) * 3 + (g[1:] == "+") - (g[1:] == "-") for g in gs]
    return v, [gs[i] for i in range(1, len(v)) if v[i] > v[i - 1]]

#> grade_letter_steps(["B", "A-", "C+", "B-"])
#> grade_letter_steps(["F"])
#> grade_letter_steps([])
#> grade_letter_steps(["A+", "A", "A-"])
#> grade_letter_steps(["E", "D", "d"])

### dna_cut_sites
def dna_cut_sites(d, site, off):
    cuts = [0]
    i = d.find(site)
    while i >= 0:
        cuts.append(i + off)
        i = d.find(site, i + len(site))
    return [d[a:b] for a, b in zip(cuts, cuts[1:] + [len(d)])]

#> dna_cut_sites("AAGAATTCGGGAATTCT", "GAATTC", 1)
#> dna_cut_sites("AAAA", "G", 0)
#> dna_cut_sites("GGG", "G", 1)
#> dna_cut_sites("", "TA", 1)
#> dna_cut_sites("TATA", "TA", 2)

### subtitle_time_ok
def subtitle_time_ok(t):
    bits = t.split(":")
    if len(bits) != 3 or not all(b.isdigit() and len(b) == 2 for b in bits):
        return [b for b in bits if len(b) != 2]
    h, m, s = map(int, bits)
    return (h * 60 + m) * 60 + s if max(m, s) < 60 else (m, s)

#> subtitle_time_ok("01:02:03")
#> subtitle_time_ok("00:61:00")
#> subtitle_time_ok("1:02:03")
#> subtitle_time_ok("")
#> subtitle_time_ok("aa:bb:cc")
#> subtitle_time_ok("00:00:59")

### hashtag_spans
def hashtag_spans(t):
    spans = []
    for i, c in enumerate(t):
        if c == "#" and t[i + 1:i + 2].isalnum():
            j = i + 1
            while j < len(t) and t[j].isalnum():
                j += 1
            spans.append((i, j))
    return [t[a + 1:b] for a, b in spans], spans[-1:]

#> hashtag_spans("big #win for #Team9!")
#> hashtag_spans("# not a tag")
#> hashtag_spans("")
#> hashtag_spans("##double#x")
#> hashtag_spans("ends with #")

### doubled_letter_words
def doubled_letter_words(t):
    r = {}
    for w in t.split():
        k = [a for a, b in zip(w, w[1:]) if a == b]
        if k:
            r[w] = w.index(k[-1] * 2)
    return r

#> doubled_letter_words("the bookkeeper fell off a bridge")
#> doubled_letter_words("no such word")
#> doubled_letter_words("")
#> doubled_letter_words("aaa bb c")
#> doubled_letter_words("Llama Aaron!!")

### price_in_words_line
def price_in_words_line(line):
    for w in line.split():
        for sign in "$€£":
            if sign in w:
                num = w.replace(sign, "").rstrip(".,")
                return sign, float(num) if num.replace(".", "", 1).isdigit() else num
    return None

#> price_in_words_line("it costs $4.50, really")
#> price_in_words_line("nur 12€.")
#> price_in_words_line("free of charge")
#> price_in_words_line("")
#> price_in_words_line("about £ten or £9")

### ladder_of_letters
def ladder_of_letters(a, b):
    steps = [a]
    for i in range(min(len(a), len(b))):
        if a[i] != b[i]:
            a = a[:i] + b[i] + a[i + 1:]
            steps.append(a)
    return steps, a == b

#> ladder_of_letters("cold", "warm")
#> ladder_of_letters("same", "same")
#> ladder_of_letters("", "abc")
#> ladder_of_letters("stone", "store")
#> ladder_of_letters("pit", "pots")

### accelerator_keys_for
def accelerator_keys_for(items):
    used = ""
    out = []
    for it in items:
        k = next((i for i, c in enumerate(it) if c.isalpha() and c.lower() not in used), -1)
        used += it[k].lower() if k >= 0 else ""
        out.append(it[:k] + "&" + it[k:] if k >= 0 else it)
    return out

#> accelerator_keys_for(["File", "Find", "Edit", "Exit"])
#> accelerator_keys_for(["a", "A", "b"])
#> accelerator_keys_for([])
#> accelerator_keys_for(["", "99"])
#> accelerator_keys_for(["Save", "Save As", "Sea"])
