### wk_label_wrap
def wk_label_wrap(label, limit):
    if len(label) <= limit:
        return [label]
    cut = label.rfind("-", 0, limit) + 1 or limit
    return [label[:cut]] + wk_label_wrap(label[cut:], limit)

#> wk_label_wrap("north-east-terminal-b", 8)
#> wk_label_wrap('ablelab Д-é7-dhjgzf7-kk-zz-', 4)
#> wk_label_wrap("unbreakablelabel", 6)
#> wk_label_wrap("", 3)
#> wk_label_wrap("x9-é7-kk-zz", 5)

### wk_first_diff_ctx
def wk_first_diff_ctx(a, b, ctx=3):
    for i, (x, y) in enumerate(zip(a, b)):
        if x != y:
            return f"{i}: {a[max(0, i - ctx):i + ctx]!r} vs {b[max(0, i - ctx):i + ctx]!r}"
    return "equal" if len(a) == len(b) else f"length {len(a)} vs {len(b)}"

#> wk_first_diff_ctx("the cat sat", "the cap sat")
#> wk_first_diff_ctx('RAef cbyzcgau', 'same text')
#> wk_first_diff_ctx("prefix", "prefix and more", 1)
#> wk_first_diff_ctx("", "")
#> wk_first_diff_ctx("xK39", "yK39", 2)

### wk_redact_emails
def wk_redact_emails(text):
    out = []
    for w in text.split(" "):
        if 0 < w.find("@") < len(w) - 1:
            user, host = w.rsplit("@", 1)
            w = user[0] + "***@" + host
        out.append(w)
    return " ".join(out)

#> wk_redact_emails("mail bob.k@x.org or amy@q.io now")
#> wk_redact_emails("no address here")
#> wk_redact_emails("@home and bad@")
#> wk_redact_emails("")
#> wk_redact_emails("odd@user@site.de ,z9@y")

### wk_norm_spaces
def wk_norm_spaces(s):
    for bad in ("\u00a0", "\u2009", "\t"):
        s = s.replace(bad, " ")
    while "  " in s:
        s = s.replace("  ", " ")
    return s.strip()

#> wk_norm_spaces("  too \t many   gaps ")
#> wk_norm_spaces("10\u00a0000\u2009km")
#> wk_norm_spaces("clean")
#> wk_norm_spaces("")
#> wk_norm_spaces("lea1mUKC'doyzsdn")

### wk_pad_ids
def wk_pad_ids(ids, prefix):
    width = max((len(str(i)) for i in ids), default=1)
    return [f"{prefix}{i:0{width}d}" for i in sorted(ids)]

#> wk_pad_ids([7, 112, 45], "T-")
#> wk_pad_ids([], "X")
#> wk_pad_ids([-3, 10], "n")
#> wk_pad_ids([5], "")
#> wk_pad_ids([1000, 1, 1], "é")

### wk_split_address
def wk_split_address(addr):
    street, *rest = [p.strip() for p in addr.split(",")]
    num = "".join(filter(str.isdigit, street))
    return {"no": int(num) if num else None, "street": street.replace(num, "").strip(), "rest": rest}

#> wk_split_address("221 Baker Street, London, NW1")
#> wk_split_address("Hauptstraße 7")
#> wk_split_address("Old Mill, Kent")
#> wk_split_address("")
#> wk_split_address("12B Elm St , Apt 4")

### wk_wiki_links
def wk_wiki_links(text):
    links = []
    for chunk in text.split("[[")[1:]:
        target, close, _ = chunk.partition("]]")
        if close:
            name, _, alias = target.partition("|")
            links.append((name, alias or name.lower()))
    return links

#> wk_wiki_links("See [[Mars]] and [[Venus|the star]].")
#> wk_wiki_links('inks+]][[| ipwm?[Éire|]]')
#> wk_wiki_links("broken [[link")
#> wk_wiki_links("[[]][[|x]]")
#> wk_wiki_links("[[Éire|]] ok")

### wk_css_color
def wk_css_color(code):
    h = code.lstrip("#")
    if len(h) == 3:
        h = "".join(c * 2 for c in h)
    return tuple(int(h[i:i + 2], 16) for i in (0, 2, 4))

#> wk_css_color("#1e90ff")
#> wk_css_color("f0A")
#> wk_css_color("##000000")
#> wk_css_color("#12")
#> wk_css_color("#ffcc0080")

### wk_roman_header
def wk_roman_header(n, title):
    out = ""
    for v, sym in ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        while n >= v:
            out += sym
            n -= v
    return f"{out}. {title.strip().upper()}"

#> wk_roman_header(14, " the storm ")
#> wk_roman_header(9, "Calm")
#> wk_roman_header(0, "prologue")
#> wk_roman_header(38, "")
#> wk_roman_header(5, "épilogue")

### wk_keep_known_chars
def wk_keep_known_chars(raw, known, repl="?"):
    changed = 0
    out = []
    for c in raw:
        if c in known:
            out.append(c)
        else:
            out.append(repl)
            changed += 1
    return "".join(out), changed

#> wk_keep_known_chars("ACGTNACX", "ACGT", "N")
#> wk_keep_known_chars("0b10a01", "01")
#> wk_keep_known_chars("", "abc")
#> wk_keep_known_chars("all good", "adglo ")
#> wk_keep_known_chars('NTRACX10a i5ACXABll goodHktq5', 'AB', '')

### wk_ago
def wk_ago(minutes):
    if minutes < 1:
        return "just now"
    for size, unit in ((1440, "day"), (60, "hour"), (1, "minute")):
        if minutes >= size:
            n = minutes // size
            return f"{n} {unit}{'s' * (n > 1)} ago"

#> wk_ago(0)
#> wk_ago(1)
#> wk_ago(150)
#> wk_ago(1440)
#> wk_ago(100000)

### wk_hang_word
def wk_hang_word(secret, guesses):
    shown = " ".join(c if c.lower() in guesses or not c.isalpha() else "_" for c in secret)
    wrong = sorted(set(guesses) - set(secret.lower()))
    return f"{shown}  [{''.join(wrong)}]"

#> wk_hang_word("Gallows", "aelsz")
#> wk_hang_word("O'Hara", "")
#> wk_hang_word("", "abc")
#> wk_hang_word("ice-cream", "icermaq")
#> wk_hang_word("Été", "éx")

### wk_morse
MORSE = {"s": "...", "o": "---", "e": ".", "t": "-", "a": ".-", "n": "-."}

def wk_morse(text):
    words = [[MORSE.get(c, "?") for c in w] for w in text.lower().split()]
    return " / ".join(" ".join(w) for w in words)

#> wk_morse("SOS")
#> wk_morse("eat a toast")
#> wk_morse("")
#> wk_morse("no 9é")
#> wk_morse('t a toaso 9é')

### wk_diff_words
def wk_diff_words(before, after):
    a, b = before.split(), after.split()
    gone = [f"-{w}" for w in a if w not in b]
    new = [f"+{w}" for w in b if w not in a]
    return " ".join(gone + new)

#> wk_diff_words("pay the bill today", "pay a bill tomorrow")
#> wk_diff_words("same words", "words same")
#> wk_diff_words("", "fresh text")
#> wk_diff_words('yžisxbv(y menresh tex?ysh te', 'y')
#> wk_diff_words("Ü ö", "ü ö")

### wk_tail_lines
def wk_tail_lines(log, n, needle=""):
    hits = [l for l in log.splitlines() if needle in l]
    return hits[-n:] if n else []

#> wk_tail_lines("a1\nb2\na3\na4", 2, "a")
#> wk_tail_lines("one\ntwo", 5)
#> wk_tail_lines("x\ny", 0)
#> wk_tail_lines("", 3, "q")
#> wk_tail_lines("err: é\nok\nerr: z\n", 1, "err")

### wk_pluck_quoted_ints
def wk_pluck_quoted_ints(s):
    return [int(p) for p in s.split("'")[1::2] if p.strip().lstrip("+-").isdigit()]

#> wk_pluck_quoted_ints("a='12' b='x' c=' -7 '")
#> wk_pluck_quoted_ints("none 12")
#> wk_pluck_quoted_ints("")
#> wk_pluck_quoted_ints("'+3''4'")
#> wk_pluck_quoted_ints("'007' and 'unclosed 5")

### wk_abbrev_months
def wk_abbrev_months(dates):
    names = "JanFebMarAprMayJunJulAugSepOctNovDec"
    out = []
    for d in dates:
        y, m, day = map(int, d.split("-"))
        out.append(f"{day:>2} {names[3 * m - 3:3 * m]} {y}")
    return out

#> wk_abbrev_months(["2024-02-29", "1969-07-20"])
#> wk_abbrev_months([])
#> wk_abbrev_months(["2000-13-01"])
#> wk_abbrev_months(["1-1-1"])
#> wk_abbrev_months(["2020/01/01"])

### wk_score_words
def wk_score_words(words, values):
    scored = [(sum(values.get(c, 1) for c in w), w) for w in words]
    return [f"{w}={n}" for n, w in sorted(scored, reverse=True)]

#> wk_score_words(["quiz", "jazz", "tea"], {"q": 10, "z": 10, "j": 8})
#> wk_score_words([], {"a": 1})
#> wk_score_words(["ab", "ba"], {})
#> wk_score_words(["", "x"], {"x": 8})
#> wk_score_words(["ñu", "nu"], {"ñ": 8, "u": 0})

### wk_safe_filename
def wk_safe_filename(name, limit=20):
    stem, dot, ext = name.rpartition(".")
    stem = stem or ext
    clean = "".join("_" if c in '\\/:*?"<>|' else c for c in stem).strip(". ")
    return clean[:limit] + (dot + ext if dot else "")

#> wk_safe_filename("what? is: this.txt")
#> wk_safe_filename("README")
#> wk_safe_filename("a/b/c.tar.gz", 4)
#> wk_safe_filename('his.txADM')
#> wk_safe_filename("a rather long file name indeed.pdf")

### wk_bin_groups
def wk_bin_groups(n, size=4):
    b = f"{n:b}"
    b = b.zfill(-(-len(b) // size) * size)
    return "_".join(b[i:i + size] for i in range(0, len(b), size))

#> wk_bin_groups(37)
#> wk_bin_groups(0)
#> wk_bin_groups(1023, 8)
#> wk_bin_groups(-9)
#> wk_bin_groups(5, 1)

### wk_merge_labels
def wk_merge_labels(base, extra):
    merged = base | {k: v for k, v in extra.items() if v}
    return ",".join(f'{k}="{merged[k]}"' for k in sorted(merged))

#> wk_merge_labels({"env": "dev", "app": "web"}, {"env": "prod", "tier": ""})
#> wk_merge_labels({}, {})
#> wk_merge_labels({"z": 1}, {"a": 0, "b": 2})
#> wk_merge_labels({"é": "x"}, {"e": "y"})
#> wk_merge_labels({}, {"q": 'say "hi"'})

### wk_ascii_box
def wk_ascii_box(lines):
    w = max([len(l) for l in lines] + [3])
    body = [f"| {l:<{w}} |" for l in lines]
    edge = "+" + "-" * (w + 2) + "+"
    return [edge, *body, edge]

#> wk_ascii_box(["Total", "12.50 EUR"])
#> wk_ascii_box([])
#> wk_ascii_box([""])
#> wk_ascii_box(["a", "été à Nice"])
#> wk_ascii_box(["x|y"])

### wk_url_slug_id
def wk_url_slug_id(url):
    last = url.rstrip("/").rsplit("/", 1)[-1].split("?")[0]
    slug, _, num = last.rpartition("-")
    return (slug, int(num)) if num.isdigit() else (last, None)

#> wk_url_slug_id("https://shop.io/p/red-shoe-1042/")
#> wk_url_slug_id("https://shop.io/about?x=1")
#> wk_url_slug_id("item-12-b")
#> wk_url_slug_id("")
#> wk_url_slug_id("a/b-7?ref=c/d-9")

### wk_stars_rating
def wk_stars_rating(score, out_of=5):
    full = int(score)
    half = score - full >= 0.5
    return "★" * full + "½" * half + "☆" * (out_of - full - half)

#> wk_stars_rating(3.5)
#> wk_stars_rating(0)
#> wk_stars_rating(4.49)
#> wk_stars_rating(7.8, 10)
#> wk_stars_rating(6)

### wk_nato_time
def wk_nato_time(hhmm, zone):
    if len(hhmm) != 4 or not hhmm.isdecimal():
        raise ValueError(hhmm)
    h, m = int(hhmm[:2]), int(hhmm[2:])
    return f"{(h + zone) % 24:02d}{m:02d}{'Z' if zone == 0 else 'L'}"

#> wk_nato_time("2345", 3)
#> wk_nato_time("0005", 0)
#> wk_nato_time("1200", -13)
#> wk_nato_time("9:30", 1)
#> wk_nato_time("0630", 24)

### wk_group_by_ext
def wk_group_by_ext(files):
    by = {}
    for f in sorted(files, key=str.lower):
        by.setdefault(f[f.rfind("."):] if "." in f else "", []).append(f)
    return {k: len(v) for k, v in by.items()}, by.get("", [])

#> wk_group_by_ext(["b.py", "A.py", "notes", "c.md"])
#> wk_group_by_ext([])
#> wk_group_by_ext([".env", "x.y.z", "end."])
#> wk_group_by_ext(["LICENSE", "license"])
#> wk_group_by_ext(["é.TXT", "f.txt"])

### wk_mask_middle
def wk_mask_middle(token, show=3):
    hidden = max(0, len(token) - 2 * show)
    return token[:show] + "•" * hidden + (token[-show:] if hidden else token[show:])

#> wk_mask_middle("sk_live_51Hx9QzT")
#> wk_mask_middle('øλяQzT8W1X=51Hxя')
#> wk_mask_middle("abcdefgh", 1)
#> wk_mask_middle("")
#> wk_mask_middle("clé-secrète", 4)

### wk_join_nonempty
def wk_join_nonempty(*parts, sep=", "):
    cleaned = (str(p).strip() for p in parts if p is not None)
    return sep.join(p for p in cleaned if p)

#> wk_join_nonempty("12 High St", None, "  ", "Leeds", 90210)
#> wk_join_nonempty()
#> wk_join_nonempty("a", "b", sep="/")
#> wk_join_nonempty(0, False, "")
#> wk_join_nonempty(" x ", " é", sep="")

### wk_checksum_letter
def wk_checksum_letter(num):
    letters = "TRWAGMYFPDXBNJZSQVHLCKE"
    digits = f"{num:08d}"
    return digits + "-" + letters[int(digits) % 23]

#> wk_checksum_letter(12345678)
#> wk_checksum_letter(0)
#> wk_checksum_letter(999)
#> wk_checksum_letter(-23)
#> wk_checksum_letter(100000000)

### wk_caption
def wk_caption(title, *authors, year=None):
    names = " & ".join(a.split()[-1] for a in authors) or "Anon."
    tail = f" ({year})" if year else ""
    return f"{names}{tail}: {title.rstrip('.')}."

#> wk_caption("On Growth.", "D'Arcy Thompson", year=1917)
#> wk_caption("Untitled")
#> wk_caption("Two minds", "A. Turing", "Alonzo Church")
#> wk_caption("...", "Émile du Châtelet", year=0)
#> wk_caption("Bad", "")

### wk_dots_leader
def wk_dots_leader(entries, width=20):
    rows = []
    for title, page in entries:
        p = str(page)
        rows.append(f"{title[:width - len(p) - 1]:.<{width - len(p)}}{p}")
    return rows

#> wk_dots_leader([("Intro", 1), ("Methods", 12)])
#> wk_dots_leader([])
#> wk_dots_leader([("A very long chapter title", 107)], 15)
#> wk_dots_leader([("", "iv")], 6)
#> wk_dots_leader([("Índice", 9)], 10)

### wk_parse_kv_semicolon
def wk_parse_kv_semicolon(style):
    rules = {}
    for decl in style.split(";"):
        name, colon, value = map(str.strip, decl.partition(":"))
        if colon and name:
            rules[name] = int(value[:-2]) if value.endswith("px") else value
    return rules

#> wk_parse_kv_semicolon("color: red; width:10px;")
#> wk_parse_kv_semicolon("")
#> wk_parse_kv_semicolon("broken; : x; top : -4px")
#> wk_parse_kv_semicolon("url: a:b; url: c")
#> wk_parse_kv_semicolon("height: 1.5px")

### wk_spoiler
def wk_spoiler(text, start="||"):
    bits = text.split(start)
    hidden = sum(len(b) for b in bits[1::2])
    return "".join("█" * len(b) if i % 2 else b for i, b in enumerate(bits)), hidden

#> wk_spoiler("The killer is ||the butler||!")
#> wk_spoiler("nothing hidden")
#> wk_spoiler("")
#> wk_spoiler("a %x% b %yz%", "%")
#> wk_spoiler('ø%dden 067nothihing hid,')

### wk_counter_phrase
def wk_counter_phrase(s):
    counts = {}
    for c in s.lower():
        if c.isalpha():
            counts[c] = counts.get(c, 0) + 1
    top = sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))[:3]
    return " ".join(f"{c}×{n}" for c, n in top)

#> wk_counter_phrase("Peter Piper picked peppers")
#> wk_counter_phrase('YehflÉé eEeter 23458326tnfrlД 12')
#> wk_counter_phrase('eEeteÉé eE Éé Éé e')
#> wk_counter_phrase("zyx")
#> wk_counter_phrase("Éé eE")
