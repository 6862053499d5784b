### creeping_shift
def creeping_shift(s):
    k, out = 0, ""
    for c in s:
        if "a" <= c <= "z":
            out += chr((ord(c) - 97 + k) % 26 + 97)
            k += 1
        else:
            out += c
    return out

#> creeping_shift("attack at dawn")
#> creeping_shift("zzzz")
#> creeping_shift("")
#> creeping_shift("ABC 123")
#> creeping_shift("x-y-z!")

### leet_toggle
def leet_toggle(text):
    t = str.maketrans("aeio4310", "4310aeio")
    once = text.translate(t)
    return once if once != text else text.upper()

#> leet_toggle("leet speaker")
#> leet_toggle("h3ll0 w0rld")
#> leet_toggle("rhythm")
#> leet_toggle("")
#> leet_toggle("Area 51")

### drop_and_map
def drop_and_map(s, src, dst, drop):
    return s.translate(str.maketrans(src, dst, drop))

#> drop_and_map("hello, world!", "lo", "01", ",!")
#> drop_and_map("banana", "a", "o", "n")
#> drop_and_map("", "x", "y", "")
#> drop_and_map("clash", "a", "b", "a")
#> drop_and_map("uneven", "abc", "xy", "")

### ord_ladder_up
def ord_ladder_up(s):
    n = 1
    res = [s[:1]]
    for a, b in zip(s, s[1:]):
        n = n + 1 if ord(b) == ord(a) + 1 else 1
        res.append(b if n < 3 else b.upper())
    return "".join(res)

#> ord_ladder_up("xabcdey")
#> ord_ladder_up("defabc")
#> ord_ladder_up("")
#> ord_ladder_up("aceg")
#> ord_ladder_up("first hijk rstuv")

### alphabet_sum_tag
def alphabet_sum_tag(w):
    n = sum(ord(c) - 96 for c in w.lower() if c.isascii() and c.isalpha())
    return f"{w[:3]}{n:03d}" if n else w.join("<>")

#> alphabet_sum_tag("cabbage")
#> alphabet_sum_tag("Zz")
#> alphabet_sum_tag("123")
#> alphabet_sum_tag("")
#> alphabet_sum_tag("naïve")
#> alphabet_sum_tag("the whole phrase")

### mirror_alphabet_vowels
def mirror_alphabet_vowels(s):
    out = []
    for c in s:
        i = "aeiou".find(c)
        if i >= 0:
            c = "aeiou"[~i]
        out.append(c)
    return "".join(out)

#> mirror_alphabet_vowels("sequoia tree")
#> mirror_alphabet_vowels("bcdfg")
#> mirror_alphabet_vowels("")
#> mirror_alphabet_vowels("UPPER lower")
#> mirror_alphabet_vowels("iii")

### chr_range_fill
def chr_range_fill(s):
    a, dash, b = s.partition("-")
    if not dash or len(a) != 1 or len(b) != 1:
        return [s]
    step = 1 if a <= b else -1
    return [chr(k) for k in range(ord(a), ord(b) + step, step)]

#> chr_range_fill("a-f")
#> chr_range_fill("9-5")
#> chr_range_fill("abc")
#> chr_range_fill("aa-b")
#> chr_range_fill("-")
#> chr_range_fill("x-x")
#> chr_range_fill("a-")

### phone_keys_out
def phone_keys_out(word):
    groups = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
    out = ""
    for ch in word.lower():
        for i, g in enumerate(groups, 2):
            if ch in g:
                out += str(i) * (g.index(ch) + 1) + "."
    return out.rstrip(".")

#> phone_keys_out("hi mom")
#> phone_keys_out("Zoo")
#> phone_keys_out("")
#> phone_keys_out("1+1")
#> phone_keys_out("cab")

### xor_pairs_hex
def xor_pairs_hex(a, b):
    return "".join("%02x" % (ord(x) ^ ord(y)) for x, y in zip(a, b))

#> xor_pairs_hex("secret", "key")
#> xor_pairs_hex("AAAA", "aaaa")
#> xor_pairs_hex("", "nothing")
#> xor_pairs_hex("same!", "same!")
#> xor_pairs_hex("hello", "HELLO")

### ascii_gap_words
def ascii_gap_words(s):
    words = s.split()
    res = {}
    for w in words:
        gap = ord(max(w)) - ord(min(w))
        res[w] = gap if gap < 26 else chr(gap)
    return res

#> ascii_gap_words("cab zebra aaa")
#> ascii_gap_words("")
#> ascii_gap_words("Mixed Case")
#> ascii_gap_words("a1 b2 c3")
#> ascii_gap_words("dad mom")

### key_cycle_cipher
def key_cycle_cipher(msg, key):
    out = ""
    for i, c in enumerate(msg):
        if c.isupper():
            k = int(key[i % len(key)])
            c = chr((ord(c) - 65 + k) % 26 + 65)
        out += c
    return out

#> key_cycle_cipher("HELLO WORLD", "123")
#> key_cycle_cipher("XYZ", "9")
#> key_cycle_cipher("", "5")
#> key_cycle_cipher("lower Only", "42")
#> key_cycle_cipher("OOPS", "")

### dict_table_words
def dict_table_words(s):
    t = {ord("&"): " and ", ord("%"): " pct", ord("\n"): None, 43: "plus"}
    return s.translate(t).strip().split("  ")

#> dict_table_words("salt&pepper")
#> dict_table_words("50%\n & more")
#> dict_table_words("1+1=2")
#> dict_table_words("")
#> dict_table_words("a & b & c")

### checksum_letter
def checksum_letter(code):
    total = 0
    for i, c in enumerate(reversed(code), 1):
        if c == "-":
            break
        total += i * (int(c) if c.isdigit() else ord(c) - 55)
    return code + "/" + chr(65 + total % 23)

#> checksum_letter("AB-1234")
#> checksum_letter("907")
#> checksum_letter("")
#> checksum_letter("X7Y")
#> checksum_letter("000-")

### rot_only_after
def rot_only_after(s, mark, k):
    i = s.find(mark) + 1
    t = "".join(chr((ord(c) - 97 - k) % 26 + 97) if c.islower() else c for c in s[i:])
    return s[:i] + t

#> rot_only_after("plain:khoor", ":", 3)
#> rot_only_after("no mark", "#", 1)
#> rot_only_after("", ":", 4)
#> rot_only_after("A|B|abc", "|", 26)
#> rot_only_after("msg>zzz top", ">", -1)

### odd_code_points_up
def odd_code_points_up(s):
    r = ""
    for c in s:
        n = ord(c)
        if n > 127:
            r += "\\" + format(n, "o")
        elif n % 2 and c.isalpha():
            r += chr(n ^ 32)
        else:
            r += c
    return r

#> odd_code_points_up("abcdef")
#> odd_code_points_up("GHI jkl")
#> odd_code_points_up("é!")
#> odd_code_points_up("")
#> odd_code_points_up("1357 ace")

### next_plate
def next_plate(p):
    l = list(p)
    for i in range(len(l) - 1, -1, -1):
        if l[i] == "Z":
            l[i] = "A"
        elif l[i] == "9":
            l[i] = "0"
        elif l[i].isalnum():
            l[i] = chr(ord(l[i]) + 1)
            break
    return "".join(l)

#> next_plate("AB-199")
#> next_plate("AZ99")
#> next_plate("ZZ-99")
#> next_plate("")
#> next_plate("K 5")

### sorted_by_last_bits
def sorted_by_last_bits(s, m):
    return "".join(sorted(s, key=lambda c: (ord(c) % m, -ord(c))))

#> sorted_by_last_bits("hexagon", 4)
#> sorted_by_last_bits("mountain", 1)
#> sorted_by_last_bits("", 3)
#> sorted_by_last_bits("abcabc", 2)
#> sorted_by_last_bits("Ab1 zZ", 10)

### min_max_trade
def min_max_trade(s):
    if not s:
        return "-"
    lo, hi = min(s), max(s)
    return s.translate({ord(lo): hi, ord(hi): lo})

#> min_max_trade("buffalo")
#> min_max_trade("two words")
#> min_max_trade("")
#> min_max_trade("kkk")
#> min_max_trade("Ünder 9")

### grid_letter_coord
def grid_letter_coord(cell):
    col, row = 0, ""
    for c in cell.upper():
        if c.isalpha():
            col = col * 26 + ord(c) - 64
        else:
            row += c
    return col, int(row or -1)

#> grid_letter_coord("A1")
#> grid_letter_coord("AB12")
#> grid_letter_coord("zz")
#> grid_letter_coord("7")
#> grid_letter_coord("C$4")
#> grid_letter_coord("b007")

### vowels_to_next_vowel
def vowels_to_next_vowel(s):
    v = "aeiou"
    t = str.maketrans(v + v.upper(), v[1:] + v[0] + v[1:].upper() + v[0].upper())
    out = s.translate(t)
    return out, sum(a != b for a, b in zip(s, out))

#> vowels_to_next_vowel("Umbrella")
#> vowels_to_next_vowel("tsk")
#> vowels_to_next_vowel("")
#> vowels_to_next_vowel("AEIOU aeiou")
#> vowels_to_next_vowel("queue up")

### morse_like
def morse_like(s):
    out = []
    for c in s.replace(" ", "/"):
        if c == "/":
            out.append("/")
        else:
            out.append(bin(ord(c) & 15)[2:].replace("0", ".").replace("1", "-"))
    return " ".join(out)

#> morse_like("sos")
#> morse_like("go on")
#> morse_like("")
#> morse_like("p")
#> morse_like("a b")

### emoji_names_short
def emoji_names_short(s):
    names = {"☀": "sun", "☁": "cloud", "☂": "rain"}
    out = ""
    for ch in s:
        if ch in names:
            out = out.rstrip() + " " + names[ch] + " "
        elif ord(ch) < 256:
            out += ch
    return out.strip()

#> emoji_names_short("Mon☀ Tue☁☂")
#> emoji_names_short("plain")
#> emoji_names_short("")
#> emoji_names_short("☃snow☀")
#> emoji_names_short("☂☂")

### difference_string
def difference_string(a, b):
    out = ""
    for x, y in zip(a, b):
        d = ord(y) - ord(x)
        if d == 0:
            out += "="
        else:
            out += "+-"[d < 0] + str(abs(d))
    return out

#> difference_string("cold", "warm")
#> difference_string("same", "same")
#> difference_string("", "x")
#> difference_string("abc", "abd")
#> difference_string("Aa", "aA")

### letters_missing_between_bit
def letters_missing_between_bit(s):
    have = {c for c in s.lower() if c.isalpha()}
    if len(have) < 2:
        return s
    lo, hi = ord(min(have)), ord(max(have))
    return "".join(chr(n) for n in range(lo, hi) if chr(n) not in have)

#> letters_missing_between_bit("badge")
#> letters_missing_between_bit("a")
#> letters_missing_between_bit("")
#> letters_missing_between_bit("mop")
#> letters_missing_between_bit("Feed me, Jim")
#> letters_missing_between_bit("abc")
