### byte_gain
def byte_gain(s):
    b = s.encode("utf-8")
    return len(b) - len(s), [hex(x) for x in b if x > 127][:3]

#> byte_gain("plain")
#> byte_gain("café")
#> byte_gain("")
#> byte_gain("€uro")
#> byte_gain("日本")

### ascii_or_mark
def ascii_or_mark(s, how):
    try:
        return s.encode("ascii", how).decode()
    except UnicodeEncodeError as e:
        return s[:e.start] + "<" + s[e.start:e.end] + ">" + s[e.end:]

#> ascii_or_mark("Ærø island", "ignore")
#> ascii_or_mark("Ærø island", "replace")
#> ascii_or_mark("Ærø island", "strict")
#> ascii_or_mark("plain", "strict")
#> ascii_or_mark("", "ignore")
#> ascii_or_mark("10 €", "xmlcharrefreplace")

### hex_round_trip
def hex_round_trip(s):
    h = s.encode().hex()
    swapped = "".join(h[i + 1] + h[i] for i in range(0, len(h), 2))
    return h, swapped

#> hex_round_trip("abc")
#> hex_round_trip("Hi!")
#> hex_round_trip("")
#> hex_round_trip("é")
#> hex_round_trip("00 11")

### bits_of_word
def bits_of_word(w, sep):
    bits = [f"{b:08b}" for b in w.encode("latin-1")]
    ones = sum(b.count("1") for b in bits)
    return sep.join(bits), ones

#> bits_of_word("Az", " ")
#> bits_of_word("", "|")
#> bits_of_word("ÿ", ".")
#> bits_of_word("09!", "")
#> bits_of_word("€", "-")

### decode_or_reverse
def decode_or_reverse(nums):
    try:
        return bytes(nums).decode("utf-8")
    except UnicodeDecodeError:
        return bytes(nums).decode("latin-1")[::-1]
    except ValueError:
        return None

#> decode_or_reverse([104, 105])
#> decode_or_reverse([233, 116, 233])
#> decode_or_reverse([300])
#> decode_or_reverse([])
#> decode_or_reverse([195, 169, 33])

### byte_sum_mod_letter
def byte_sum_mod_letter(s):
    t = sum(s.encode()) % 26
    i = s.lower().find(chr(97 + t))
    return s[i:] if i >= 0 else chr(65 + t) + s

#> byte_sum_mod_letter("hello")
#> byte_sum_mod_letter("the lazy dog jumps")
#> byte_sum_mod_letter("")
#> byte_sum_mod_letter("Quick Brown Fox")
#> byte_sum_mod_letter("año nuevo")

### bytearray_poke
def bytearray_poke(s, i, v):
    b = bytearray(s, "ascii")
    b[i] = v
    if b[0] > 96:
        b.append(33)
    return b.decode()

#> bytearray_poke("hello", 1, 97)
#> bytearray_poke("Tree", -1, 115)
#> bytearray_poke("abc", 0, 65)
#> bytearray_poke("", 0, 65)
#> bytearray_poke("dash", 2, 45)

### percent_decode_tiny
def percent_decode_tiny(s):
    head, *rest = s.split("%")
    out = head
    for p in rest:
        try:
            out += chr(int(p[:2], 16)) + p[2:]
        except ValueError:
            out += "%" + p
    return out.replace("+", " ")

#> percent_decode_tiny("a%20b+c%21")
#> percent_decode_tiny("100% sure")
#> percent_decode_tiny("")
#> percent_decode_tiny("%41%42%zz")
#> percent_decode_tiny("no codes")

### percent_encode_tiny
def percent_encode_tiny(s, safe="-_."):
    out = []
    for b in s.encode():
        c = chr(b)
        if b < 128 and (c.isalnum() or c in safe):
            out.append(c)
        else:
            out.append("%%%02X" % b)
    return "".join(out)

#> percent_encode_tiny("a b/c")
#> percent_encode_tiny("naïve?", "?")
#> percent_encode_tiny("")
#> percent_encode_tiny("x-y_z.1")
#> percent_encode_tiny("50% off", " ")

### bytes_split_title
def bytes_split_title(s):
    parts = s.encode().split(b"-")
    res = b"_".join(p.capitalize() for p in parts)
    return res, res.find(b"_")

#> bytes_split_title("content-type-html")
#> bytes_split_title("single")
#> bytes_split_title("")
#> bytes_split_title("a--B")
#> bytes_split_title("é-tude")

### int_from_text
def int_from_text(s, order):
    n = int.from_bytes(s.encode(), order)
    return n if n < 10 ** 6 else f"{n:#x}"

#> int_from_text("AB", "big")
#> int_from_text("AB", "little")
#> int_from_text("hello", "big")
#> int_from_text("", "little")
#> int_from_text("~~~", "big")

### mojibake_demo
def mojibake_demo(s):
    bad = s.encode("utf-8").decode("latin-1")
    back = bad.encode("latin-1").decode("utf-8")
    return bad if bad != back else back.upper()

#> mojibake_demo("naïve")
#> mojibake_demo("plain")
#> mojibake_demo("")
#> mojibake_demo("£5 or €6")
#> mojibake_demo("über alles")

### rot_bytes_pairwise
def rot_bytes_pairwise(s):
    b = bytearray(s.encode())
    for i in range(0, len(b) - 1, 2):
        b[i], b[i + 1] = b[i + 1], b[i]
    return bytes(b).decode("utf-8", "replace")

#> rot_bytes_pairwise("abcdef")
#> rot_bytes_pairwise("odd")
#> rot_bytes_pairwise("")
#> rot_bytes_pairwise("é!")
#> rot_bytes_pairwise("a é")

### escape_codes_shown
def escape_codes_shown(s):
    e = s.encode("unicode_escape").decode()
    return e if len(e) > len(s) else e.swapcase()

#> escape_codes_shown("tab\there")
#> escape_codes_shown("Plain Text")
#> escape_codes_shown("")
#> escape_codes_shown("ñ and ☃")
#> escape_codes_shown("back\\slash")

### base_pairs_b64
def base_pairs_b64(s):
    import base64
    e = base64.b64encode(s.encode()).decode()
    pad = e.count("=")
    return e.rstrip("=") + str(pad)

#> base_pairs_b64("hello")
#> base_pairs_b64("abc")
#> base_pairs_b64("")
#> base_pairs_b64("a")
#> base_pairs_b64("naïve!?")

### strip_bom_or_tag
def strip_bom_or_tag(s):
    if s.startswith("\ufeff"):
        return s[1:].strip()
    if not s.isascii():
        return "u:" + s
    return s.encode()[:4].decode().ljust(4, ".")

#> strip_bom_or_tag("\ufeffheader ")
#> strip_bom_or_tag("naïve")
#> strip_bom_or_tag("ascii text")
#> strip_bom_or_tag("")
#> strip_bom_or_tag("ok")

### pack_nibbles
def pack_nibbles(digits):
    if len(digits) % 2:
        digits = "0" + digits
    b = bytes.fromhex(digits)
    return list(b), b.hex(":")

#> pack_nibbles("1234")
#> pack_nibbles("abc")
#> pack_nibbles("")
#> pack_nibbles("xyz")
#> pack_nibbles("00ff7")

### translate_bytes_drop
def translate_bytes_drop(s, drop):
    b = s.encode("ascii", "replace")
    t = b.translate(None, drop.encode())
    return t.decode(), len(b) - len(t)

#> translate_bytes_drop("hello world", "lo")
#> translate_bytes_drop("naïve", "?")
#> translate_bytes_drop("", "abc")
#> translate_bytes_drop("keep", "")
#> translate_bytes_drop("1-800-555", "-0")

### truncate_utf8_bit
def truncate_utf8_bit(s, n):
    b = s.encode()
    if len(b) <= n:
        return s
    while n and b[n] & 0xC0 == 0x80:
        n -= 1
    return b[:n].decode() + "…"

#> truncate_utf8_bit("caféteria", 4)
#> truncate_utf8_bit("short", 10)
#> truncate_utf8_bit("日本語", 5)
#> truncate_utf8_bit("", 0)
#> truncate_utf8_bit("plain ascii", 5)

### memory_slots
def memory_slots(s, size):
    mv = memoryview(s.encode())
    out = []
    for i in range(0, len(mv), size):
        out.append(bytes(mv[i:i + size]).decode().strip())
    return [o for o in out if o]

#> memory_slots("abc def ghi", 4)
#> memory_slots("        x", 4)
#> memory_slots("", 3)
#> memory_slots("12345", 2)
#> memory_slots("zero", 0)

### count_widths
def count_widths(s):
    d = {}
    for c in s:
        n = len(c.encode())
        d[n] = d.get(n, "") + c
    return "/".join(f"{n}{d[n]}" for n in sorted(d, reverse=True))

#> count_widths("aé€")
#> count_widths("abc")
#> count_widths("")
#> count_widths("smile 😀 ñ")
#> count_widths("日x本y")
