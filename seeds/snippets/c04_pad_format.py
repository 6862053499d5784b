### price_tag_line
def price_tag_line(item, cents):
    s = f"{cents // 100}.{abs(cents) % 100:02d}"
    if cents < 0:
        s = f"({s.strip('-')})"
    return item[:10].ljust(12, ".") + s.rjust(8)

#> price_tag_line("Tea", 250)
#> price_tag_line("Very long article name", 199900)
#> price_tag_line("Refund", -1205)
#> price_tag_line("", 0)
#> price_tag_line("Käse", 7)

### boxed_words
def boxed_words(s, c="#"):
    w = max([len(x) for x in s.split()] or [1])
    rows = [c + x.center(w + 2) + c for x in s.split()]
    return [c * (w + 4)] + rows

#> boxed_words("tiny big enormous")
#> boxed_words("", "*")
#> boxed_words("even odds", "|")
#> boxed_words("a")
#> boxed_words("to be or not", "=")

### percent_row
def percent_row(label, part, whole):
    if not whole:
        return "%-8s n/a" % label
    p = 100 * part / whole
    return "%-8s%5.1f%%%s" % (label, p, " !" if p > 100 else "")

#> percent_row("sold", 3, 8)
#> percent_row("left", 0, 0)
#> percent_row("over", 9, 8)
#> percent_row("", 1, 3)
#> percent_row("verylonglabel", 50, 50)
#> percent_row("neg", -1, 4)

### zfill_sign_dance
def zfill_sign_dance(s, w):
    a = s.zfill(w)
    b = s.rjust(w, "0")
    return a if a == b else a + "|" + b

#> zfill_sign_dance("-42", 6)
#> zfill_sign_dance("42", 6)
#> zfill_sign_dance("+7", 4)
#> zfill_sign_dance("--3", 5)
#> zfill_sign_dance("", 3)
#> zfill_sign_dance("-longer", 2)

### center_shrink
def center_shrink(s, fill):
    rows = []
    w = len(s)
    while s:
        rows.append(s.center(w, fill))
        s = s[1:-1]
    return "\n".join(rows)

#> center_shrink("pyramid", ".")
#> center_shrink("even", "-")
#> center_shrink("", "x")
#> center_shrink("ab", " ")
#> center_shrink("12345", "0")

### base_badge
def base_badge(n, spec):
    body = format(n, spec)
    pad = (8 - len(body)) % 8
    return "0" * pad + body + spec[-1]

#> base_badge(255, "x")
#> base_badge(255, "b")
#> base_badge(8, "o")
#> base_badge(0, "b")
#> base_badge(48879, "X")
#> base_badge(1234567, ",d")

### progress_bar_str
def progress_bar_str(done, total, w=10):
    k = w * done // total
    bar = "#" * k + ">" * (0 < k < w)
    return f"[{bar[:w]:<{w}}] {done}/{total}"

#> progress_bar_str(3, 10)
#> progress_bar_str(0, 5)
#> progress_bar_str(5, 5, 6)
#> progress_bar_str(7, 9, 20)
#> progress_bar_str(1, 0)

### menu_dotted
def menu_dotted(entries):
    w = max((len(k) for k in entries), default=0) + 3
    out = []
    for k, v in entries.items():
        dots = "." * (w - len(k))
        out.append(f"{k}{dots}{v:>5}")
    return out

#> menu_dotted({"soup": 4, "steak": 21, "ice cream": 6})
#> menu_dotted({})
#> menu_dotted({"x": "free"})
#> menu_dotted({"a": 1.5, "": 0})
#> menu_dotted({"tea": 2, "crème brûlée": 12000})

### clock_pad
def clock_pad(sec):
    parts = []
    for unit in (3600, 60, 1):
        q, sec = divmod(sec, unit)
        if q or parts:
            parts.append("%02d" % q)
    return ":".join(parts).lstrip("0") or "now"

#> clock_pad(3725)
#> clock_pad(59)
#> clock_pad(0)
#> clock_pad(600)
#> clock_pad(36000)
#> clock_pad(7)

### expand_tab_delta
def expand_tab_delta(s):
    for size in (1, 2, 4, 8):
        t = s.expandtabs(size)
        if len(t) - len(s) > 3:
            return size, t
    return s.count("\t"), s.replace("\t", "->")

#> expand_tab_delta("a\tb\tc")
#> expand_tab_delta("no tabs")
#> expand_tab_delta("\t\tx")
#> expand_tab_delta("")
#> expand_tab_delta("abc\td")
#> expand_tab_delta("1234567\t8")

### strip_set_or_affix
def strip_set_or_affix(s, a):
    x = s.strip(a)
    y = s.removeprefix(a).removesuffix(a)
    return x if len(x) == len(y) else (x, y)

#> strip_set_or_affix("abcXcab", "ab")
#> strip_set_or_affix("www.site.www", "www")
#> strip_set_or_affix("--x--", "-")
#> strip_set_or_affix("", "q")
#> strip_set_or_affix("ababab", "ab")
#> strip_set_or_affix("  spaced ", " ")

### table_two_cols
def table_two_cols(text):
    rows = [r.split("=", 1) for r in text.split() if "=" in r]
    if not rows:
        return "(none)"
    w = max(len(r[0]) for r in rows)
    return "\n".join("%*s : %s" % (w, a, b) for a, b in rows)

#> table_two_cols("host=local port=80 tls=off")
#> table_two_cols("nothing here")
#> table_two_cols("a=b=c longname=")
#> table_two_cols("")
#> table_two_cols("=x y=1")

### rstrip_zeros_num
def rstrip_zeros_num(x, places):
    s = f"{x:.{places}f}"
    if "." in s:
        s = s.rstrip("0").rstrip(".")
    return s if s != "-0" else "0"

#> rstrip_zeros_num(3.14159, 3)
#> rstrip_zeros_num(2.5, 4)
#> rstrip_zeros_num(100, 0)
#> rstrip_zeros_num(-0.0004, 2)
#> rstrip_zeros_num(70, 2)

### roman_width_label
def roman_width_label(names, w):
    marks = "i ii iii iv v".split()
    out = ""
    for m, n in zip(marks, names):
        out += f"{m + ')':>5} {n:^{w}}|"
    return out

#> roman_width_label(["ann", "bo"], 5)
#> roman_width_label([], 4)
#> roman_width_label(["x", "yy", "zzz", "wwww", "v", "lost"], 3)
#> roman_width_label(["wider than w"], 6)
#> roman_width_label(["é", ""], 2)

### gutter_shift
def gutter_shift(text, n):
    out = []
    for ln in text.splitlines():
        if n >= 0:
            out.append(" " * n + ln)
        else:
            k = min(-n, len(ln) - len(ln.lstrip(" ")))
            out.append(ln[k:])
    return "\n".join(out)

#> gutter_shift("def f():\n    return 1", 2)
#> gutter_shift("    deep\n  mid\nflat", -3)
#> gutter_shift("", 4)
#> gutter_shift("a\n\nb", 1)
#> gutter_shift("\ttab\n  sp", -2)

### card_mask
def card_mask(num, keep=4):
    d = num.replace(" ", "").replace("-", "")
    if not d.isdigit():
        return "#" * len(num)
    m = "*" * (len(d) - keep) + d[-keep:]
    return " ".join(m[i:i + 4] for i in range(0, len(m), 4))

#> card_mask("4556 7375 8689 9855")
#> card_mask("1234-5678", 2)
#> card_mask("12ab")
#> card_mask("")
#> card_mask("123", 5)
#> card_mask("98765432101", 6)

### odd_even_pad
def odd_even_pad(words, w):
    res = []
    for x in words:
        d = w - len(x)
        if d < 0:
            res.append(x[:w])
        elif d % 2:
            res.append(x.rjust(w, "<"))
        else:
            res.append(x.center(w, "="))
    return res

#> odd_even_pad(["ab", "abc", "abcdefgh"], 6)
#> odd_even_pad([], 3)
#> odd_even_pad(["", "z"], 2)
#> odd_even_pad(["four", "five!"], 4)
#> odd_even_pad(["ü", "öä"], 5)

### sum_column_text
def sum_column_text(s):
    nums = [int(x) for x in s.split("\n") if x.strip().lstrip("-").isdigit()]
    w = max(len(str(n)) for n in nums + [sum(nums)])
    rows = [str(n).rjust(w) for n in nums]
    return "\n".join(rows + ["=" * w, f"{sum(nums):{w}d}"])

#> sum_column_text("12\n345\n-7")
#> sum_column_text("99\n1")
#> sum_column_text("abc\n\n5")
#> sum_column_text("")
#> sum_column_text("-3\n-4\n--5")

### repr_or_raw_width
def repr_or_raw_width(s):
    r = repr(s)
    extra = len(r) - len(s) - 2
    return f"{r!s:>{len(r) + extra}}" if extra else f"{s:*^{len(s) + 4}}"

#> repr_or_raw_width("simple")
#> repr_or_raw_width("two\nlines")
#> repr_or_raw_width("it's")
#> repr_or_raw_width("")
#> repr_or_raw_width("\t\\ 'x' \"y\"")

### comma_or_under
def comma_or_under(n):
    a, b = f"{n:,}", f"{n:_}"
    out = ""
    for i, (x, y) in enumerate(zip(a, b)):
        out += x if x == y or i % 2 else y
    return out

#> comma_or_under(1234567)
#> comma_or_under(999)
#> comma_or_under(-1000000)
#> comma_or_under(12345678901)
#> comma_or_under(0)

### label_chain
def label_chain(base, n):
    names = [base]
    while len(names) < n:
        stem, _, num = names[-1].rpartition("_")
        if num.isdigit() and stem:
            names.append(f"{stem}_{int(num) + 1:0{len(num)}d}")
        else:
            names.append(names[-1] + "_1")
    return names

#> label_chain("file", 4)
#> label_chain("shot_008", 4)
#> label_chain("v_9", 3)
#> label_chain("_7", 3)
#> label_chain("", 2)
#> label_chain("x", 0)

### temp_card
def temp_card(city, temps):
    if not temps:
        return city + ": --"
    lo, hi = min(temps), max(temps)
    span = f"{lo:+d}..{hi:+d}" if lo != hi else f"{lo:+d}"
    return f"{city.title():.6s}: {span:>9}"

#> temp_card("oslo", [-3, 0, 4])
#> temp_card("san francisco", [15, 15])
#> temp_card("ürümqi", [-21, -9])
#> temp_card("nowhere", [])
#> temp_card("", [0])

### underline_heads
def underline_heads(doc):
    out = []
    for ln in doc.split("\n"):
        if ln.endswith(":"):
            ln = ln[:-1]
            out += [ln.upper(), "~" * len(ln)]
        elif out:
            out.append("  " + ln)
    return out

#> underline_heads("Parts:\nwheel\naxle\nTools:\nsaw")
#> underline_heads("lost line\nA:")
#> underline_heads("")
#> underline_heads(":")
#> underline_heads("Été:\nplage\n\nHiver:")
