### ant_trail_text
def ant_trail_text(s):
    i, seen = 0, []
    while 0 <= i < len(s) and i not in seen:
        seen.append(i)
        i += 2 if s[i].isalpha() else -1
    return "".join(s[k] for k in seen), i

#> ant_trail_text("ab1cd2ef")
#> ant_trail_text("letters")
#> ant_trail_text("")
#> ant_trail_text("1abc")
#> ant_trail_text("a.b.c.")

### comb_digits_out
def comb_digits_out(s):
    n = [i for i, c in enumerate(s) if c.isdigit()]
    for i in n[::-1]:
        s = s[:i] + s[i + 1:] + s[i]
    return s

#> comb_digits_out("a1b2c3")
#> comb_digits_out("none")
#> comb_digits_out("")
#> comb_digits_out("2024 was ok")
#> comb_digits_out("99")

### caesar_guess_e
def caesar_guess_e(s):
    low = [c for c in s if c.islower()]
    if not low:
        return s, 0
    top = max(sorted(set(low)), key=low.count)
    k = ord(top) - ord("e")
    return "".join(chr((ord(c) - 97 - k) % 26 + 97) if c in low else c for c in s), k

#> caesar_guess_e("phhw ph khuh")
#> caesar_guess_e("ABC 1")
#> caesar_guess_e("")
#> caesar_guess_e("the tree fell")
#> caesar_guess_e("zzz Aa")

### acrostic_down
def acrostic_down(poem, pos):
    out = ""
    for ln in poem.split("\n"):
        try:
            out += ln.strip()[pos]
        except IndexError:
            out += "·"
    return out.upper()

#> acrostic_down("rain falls\nover hills\nsoftly now\nevening", 0)
#> acrostic_down("ab\nc\ndef", 1)
#> acrostic_down("", 0)
#> acrostic_down("one\n\ntwo", -1)
#> acrostic_down("  pad\nx", 2)

### compass_turns_bit
def compass_turns_bit(s, face="N"):
    ring = "NESW"
    log = face
    for c in s:
        i = ring.index(log[-1])
        if c in "rR":
            log += ring[(i + 1) % 4]
        elif c in "lL":
            log += ring[i - 1]
        else:
            log += ring[i - 2]
    return log[1:] or face

#> compass_turns_bit("rrl")
#> compass_turns_bit("LLx", "E")
#> compass_turns_bit("")
#> compass_turns_bit("lr?", "W")
#> compass_turns_bit("r", "Q")

### spread_sheet_sum
def spread_sheet_sum(s):
    total, bad = 0, []
    for cell in s.split("|"):
        c = cell.strip().replace(",", "")
        if c.startswith("(") and c.endswith(")"):
            c = "-" + c[1:-1]
        try:
            total += int(c)
        except ValueError:
            bad.append(cell)
    return total, bad

#> spread_sheet_sum("1,200 | (50) | n/a | 7")
#> spread_sheet_sum("")
#> spread_sheet_sum("(1)|(2)|(x)")
#> spread_sheet_sum("10|20|30")
#> spread_sheet_sum(" | 5")

### rhyme_key
def rhyme_key(w):
    i = len(w) - 1
    while i >= 0 and w[i] not in "aeiouy":
        i -= 1
    while i > 0 and w[i - 1] in "aeiouy":
        i -= 1
    return w[max(i, 0):]

#> rhyme_key("moonlight")
#> rhyme_key("queue")
#> rhyme_key("hmm")
#> rhyme_key("")
#> rhyme_key("street lamp")

### telegram_stop
def telegram_stop(msg):
    out = []
    for w in msg.upper().split():
        stop = w[-1] in ".!?"
        out.append(w.strip(".,!?'"))
        if stop:
            out.append("STOP")
    return " ".join(out).removesuffix(" STOP")

#> telegram_stop("Arrived safe. Weather fine! Send money.")
#> telegram_stop("no end")
#> telegram_stop("")
#> telegram_stop("Why? Why, John?")
#> telegram_stop("... ok")

### carve_window
def carve_window(s, a, b):
    left, right = s[:a], s[len(s) - b:]
    core = s[a:len(s) - b]
    if core.isspace() or not core:
        return left + "+" + right
    return f"{left}{{{core.strip()}}}{right}"

#> carve_window("head middle tail", 5, 5)
#> carve_window("ab  cd", 2, 2)
#> carve_window("abc", 2, 2)
#> carve_window("", 0, 0)
#> carve_window("whole", 0, 0)

### semaphore_runs
def semaphore_runs(s):
    out = [[s[:1], 0]]
    for c in s:
        if c == out[-1][0]:
            out[-1][1] += 1
        else:
            out.append([c, 1])
    return max(out, key=lambda p: p[1]), len(out)

#> semaphore_runs("aabbbbca")
#> semaphore_runs("")
#> semaphore_runs("abc")
#> semaphore_runs("  xx  ")
#> semaphore_runs("zzzzz")

### plural_in_text
def plural_in_text(tpl, n):
    a = tpl.find("(")
    b = tpl.find(")", a)
    if a < 0 or b < 0:
        return tpl.replace("#", str(n))
    one, _, many = tpl[a + 1:b].rpartition("|")
    return (tpl[:a] + (one if n == 1 else many) + tpl[b + 1:]).replace("#", str(n))

#> plural_in_text("# item(|s) left", 1)
#> plural_in_text("# item(|s) left", 4)
#> plural_in_text("# (mouse|mice)", 0)
#> plural_in_text("# fish", 3)
#> plural_in_text("bad ( tpl #", 2)
#> plural_in_text("", 9)

### sieve_letters
def sieve_letters(s):
    keep = [True] * len(s)
    for i in range(len(s)):
        if keep[i]:
            for j in range(i + 1, len(s)):
                if s[j].lower() == s[i].lower():
                    keep[j] = False
    return "".join(c if k else "-" for c, k in zip(s, keep))

#> sieve_letters("Banana")
#> sieve_letters("abc")
#> sieve_letters("")
#> sieve_letters("tattoo")
#> sieve_letters("So so s")

### toggled_marks
def toggled_marks(s):
    flags = {"*": False, "_": False}
    out = ""
    for c in s:
        if c in flags:
            flags[c] = not flags[c]
        else:
            c = c.upper() if flags["*"] else c
            out += c + "\u0332" * flags["_"]
    return out, [k for k, v in flags.items() if v]

#> toggled_marks("make *bold* and _un_")
#> toggled_marks("plain")
#> toggled_marks("")
#> toggled_marks("*_x")
#> toggled_marks("a*b_c*d_e")

### right_to_left_carry
def right_to_left_carry(a, b):
    n = max(len(a), len(b))
    carry, out = 0, ""
    for x, y in zip(reversed(a.zfill(n)), reversed(b.zfill(n))):
        carry += int(x) + int(y)
        out = str(carry % 10) + out
        carry //= 10
    return out if not carry else str(carry) + "'" + out

#> right_to_left_carry("95", "7")
#> right_to_left_carry("123", "456")
#> right_to_left_carry("", "")
#> right_to_left_carry("999", "1")
#> right_to_left_carry("12", "x")

### guess_blanks
def guess_blanks(word, tried):
    shown = "".join(c if c.lower() in tried or not c.isalpha() else "_" for c in word)
    wrong = [t for t in tried if t not in word.lower()]
    return shown if "_" in shown else shown + "!", "".join(wrong)

#> guess_blanks("Hangman", "aeg")
#> guess_blanks("it's", "sti")
#> guess_blanks("Tree house", "")
#> guess_blanks("", "xyz")
#> guess_blanks("Oboe", "obez")

### hyphen_line_join
def hyphen_line_join(text):
    out = ""
    for ln in text.splitlines():
        if out.endswith("-"):
            out = out[:-1] + ln.lstrip()
        elif out:
            out += " " + ln.strip()
        else:
            out = ln.strip()
    return out

#> hyphen_line_join("this is a hyphen-\nated word\nhere")
#> hyphen_line_join("one\n  two\n\nthree")
#> hyphen_line_join("")
#> hyphen_line_join("end-")
#> hyphen_line_join("  a-\n-b")

### letter_ladder_gap
def letter_ladder_gap(a, b):
    steps = [a]
    for i, (x, y) in enumerate(zip(a, b)):
        if x != y:
            steps.append(b[:i + 1] + a[i + 1:])
    return " > ".join(steps) if len(a) == len(b) else len(steps)

#> letter_ladder_gap("cold", "warm")
#> letter_ladder_gap("same", "same")
#> letter_ladder_gap("cat", "cots")
#> letter_ladder_gap("", "")
#> letter_ladder_gap("Lead", "gold")

### price_in_text
def price_in_text(s):
    i = s.find("$")
    if i == -1:
        return s
    j = i + 1
    while j < len(s) and (s[j].isdigit() or s[j] == "."):
        j += 1
    num = s[i + 1:j].rstrip(".")
    return f"{s[:i]}{float(num) * 0.5:.2f} half{s[i + 1 + len(num):]}"

#> price_in_text("only $19.99 today")
#> price_in_text("free!")
#> price_in_text("pay $5.")
#> price_in_text("")
#> price_in_text("just $ sign")
#> price_in_text("$100 or $200")

### mirror_scale
def mirror_scale(s, times):
    for k in range(times):
        s = s + s[-2::-1] if k % 2 == 0 else s[1:-1]
    return s

#> mirror_scale("abc", 1)
#> mirror_scale("abc", 2)
#> mirror_scale("xy", 3)
#> mirror_scale("", 4)
#> mirror_scale("still", 0)

### crate_stack_moves
def crate_stack_moves(stacks, moves):
    st = [list(x) for x in stacks.split(",")]
    for m in moves.split():
        a, b = int(m[0]), int(m[1])
        if not st[a]:
            break
        st[b].append(st[a].pop())
    return ",".join("".join(x) for x in st)

#> crate_stack_moves("abc,de,f", "01 01 20")
#> crate_stack_moves("a,,", "01 01 12")
#> crate_stack_moves("", "")
#> crate_stack_moves("xy,z", "03")
#> crate_stack_moves("pq,rs", "10 10 01")

### sparse_vowel_map
def sparse_vowel_map(s):
    m = {}
    last = 0
    for i, c in enumerate(s):
        if c.lower() in "aeiou":
            m[i] = s[last:i]
            last = i + 1
    m[-1] = s[last:]
    return m

#> sparse_vowel_map("chocolate bar")
#> sparse_vowel_map("tsk tsk")
#> sparse_vowel_map("")
#> sparse_vowel_map("Ooze")
#> sparse_vowel_map("plan B")

### count_up_dots
def count_up_dots(s):
    out, k = "", 0
    for c in s:
        if c == ".":
            k += 1
            continue
        out += "{}{}".format(k or "", c)
        k = 0
    return out + f"<{k}>"

#> count_up_dots("a..b...c")
#> count_up_dots("wait....")
#> count_up_dots("")
#> count_up_dots("no dots")
#> count_up_dots(".x.y.")

### stretch_to_match
def stretch_to_match(a, b):
    n = len(b)
    if not a:
        return b.swapcase()
    q, r = divmod(n, len(a))
    t = a * q + a[:r]
    return "".join(max(x, y) for x, y in zip(t, b)), q

#> stretch_to_match("ab", "zebra")
#> stretch_to_match("longer", "abc")
#> stretch_to_match("", "Empty A")
#> stretch_to_match("m", "alphabet")
#> stretch_to_match("xyz", "")

### knit_pattern
def knit_pattern(p, rows):
    out = []
    for r in range(rows):
        out.append(p if r % 2 == 0 else p[::-1].translate({75: "P", 80: "K"}))
        p = p[1:] + p[:1]
    return "/".join(out)

#> knit_pattern("KKP", 4)
#> knit_pattern("KP", 1)
#> knit_pattern("", 3)
#> knit_pattern("KPPxK", 3)
#> knit_pattern("P", 0)

### tilt_brackets
def tilt_brackets(s):
    pairs = dict(zip("([{", ")]}"))
    st = []
    for i, c in enumerate(s):
        if c in pairs:
            st.append(pairs[c])
        elif c in pairs.values():
            if not st or st.pop() != c:
                return s[:i] + "^" + s[i:]
    return s + "".join(reversed(st))

#> tilt_brackets("f(a[0], {b")
#> tilt_brackets("(x]")
#> tilt_brackets("ok (fine)")
#> tilt_brackets("")
#> tilt_brackets("}start")
