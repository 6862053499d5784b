### rle_encode_min_run
def rle_encode_min_run(text, minimum=3):
    out, i = [], 0
    while i < len(text):
        run = 1
        while text[i + run:i + run + 1] == text[i]:
            run += 1
        out.append(f"{run}*{text[i]}" if run >= minimum else text[i] * run)
        i += run
    return "|".join(out)

#> rle_encode_min_run("aaabccdddd")
#> rle_encode_min_run("")
#> rle_encode_min_run("zz", minimum=2)
#> rle_encode_min_run("   x")
#> rle_encode_min_run("1112223", 4)

### caesar_keep_case
def caesar_keep_case(message, shift):
    def rotate(ch, base):
        return chr((ord(ch) - base + shift) % 26 + base)

    out = []
    for ch in message:
        if "a" <= ch <= "z":
            out.append(rotate(ch, 97))
        elif "A" <= ch <= "Z":
            out.append(rotate(ch, 65))
        else:
            out.append(ch)
    return "".join(out)

#> caesar_keep_case("Attack at Dawn!", 3)
#> caesar_keep_case("xyz", -27)
#> caesar_keep_case("", 5)
#> caesar_keep_case("Ärger 42", 13)
#> caesar_keep_case("No", 0)

### vigenere_apply_key
ALPHA = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def vigenere_apply_key(text, key, decrypt=False):
    if not key.isalpha():
        raise ValueError("key must be letters")
    shifts = [ALPHA.index(k) for k in key.upper()]
    out, used = "", 0
    for ch in text.upper():
        if ch not in ALPHA:
            out += ch
            continue
        shift = shifts[used % len(shifts)]
        used += 1
        out += ALPHA[(ALPHA.index(ch) + (-shift if decrypt else shift)) % 26]
    return out

#> vigenere_apply_key("Meet at noon", "lemon")
#> vigenere_apply_key("XIQHNE", "lemon", decrypt=True)
#> vigenere_apply_key("x", "")
#> vigenere_apply_key("", "k")
#> vigenere_apply_key("a-b-c 9", "B")

### morse_encode_words
MORSE = {"a": ".-", "d": "-..", "e": ".", "i": "..", "m": "--", "n": "-.", "o": "---", "r": ".-.", "s": "...", "t": "-"}


def morse_encode_words(sentence, unknown="#"):
    coded = []
    for word in sentence.lower().split():
        coded.append(" ".join(MORSE.get(ch, unknown) for ch in word))
    return " / ".join(coded)

#> morse_encode_words("SOS")
#> morse_encode_words("do not enter")
#> morse_encode_words("")
#> morse_encode_words("time 5", unknown="?")
#> morse_encode_words("  Moon  Zoo ")

### morse_decode_greedy_table
CODE = {".-": "A", "-...": "B", "-.-.": "C", "-..": "D", ".": "E", "....": "H", ".-..": "L", "---": "O", "...": "S", "-": "T"}


def morse_decode_greedy_table(signal):
    letters, unknown = [], 0
    for word in signal.strip().split("   "):
        for symbol in word.split(" "):
            try:
                letters.append(CODE[symbol])
            except KeyError:
                unknown += 1
                letters.append("*")
        letters.append(" ")
    letters.pop()
    return "".join(letters), unknown

#> morse_decode_greedy_table(".... . .-.. .-.. ---")
#> morse_decode_greedy_table("... --- ...   .- - ")
#> morse_decode_greedy_table("")
#> morse_decode_greedy_table("-.-. .- -   --..")
#> morse_decode_greedy_table(". .  .")

### base62_short_id
B62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def base62_short_id(value, width=0):
    code = ""
    while value > 0:
        code = B62[value % 62] + code
        value //= 62
    check = sum(B62.index(c) for c in code) % 62
    return code.rjust(width, "0") + B62[check]

#> base62_short_id(125)
#> base62_short_id(0)
#> base62_short_id(3843, width=4)
#> base62_short_id(10 ** 9)
#> base62_short_id(-8, 3)

### decode_varint_stream
def decode_varint_stream(data):
    """Decode little-endian base-128 varints from bytes."""
    values, current, shift = [], 0, 0
    for byte in data:
        current |= (byte & 0x7F) << shift
        if byte & 0x80:
            shift += 7
        else:
            values.append(current)
            current = shift = 0
    if shift:
        raise EOFError("truncated varint")
    return values

#> decode_varint_stream(b"\x01\x96\x01")
#> decode_varint_stream(b"")
#> decode_varint_stream(b"\xff\xff\x03\x00")
#> decode_varint_stream(b"\x05\x80")
#> decode_varint_stream(bytes([172, 2, 127]))

### zigzag_varint_encode
def zigzag_varint_encode(numbers):
    out = bytearray()
    for n in numbers:
        z = n * 2 if n >= 0 else -n * 2 - 1
        while True:
            z, low = z >> 7, z & 0x7F
            if not z:
                out.append(low)
                break
            out.append(low | 0x80)
    return out.hex(" ")

#> zigzag_varint_encode([0, -1, 1, -64])
#> zigzag_varint_encode([])
#> zigzag_varint_encode([300, -300])
#> zigzag_varint_encode([2 ** 20])
#> zigzag_varint_encode([63, 64])

### crc8_of_bytes
def crc8_of_bytes(data, poly=0x07, init=0):
    crc = init
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = (crc << 1) ^ poly if crc & 0x80 else crc << 1
            crc &= 0xFF
    return f"0x{crc:02X}"

#> crc8_of_bytes(b"123456789")
#> crc8_of_bytes(b"")
#> crc8_of_bytes(b"\x00\x01", init=255)
#> crc8_of_bytes([7], poly=0x31)
#> crc8_of_bytes("né".encode())

### fletcher16_blocks
def fletcher16_blocks(data, block=4):
    sums = []
    for start in range(0, len(data), block):
        a = b = 0
        for byte in data[start:start + block]:
            a = (a + byte) % 255
            b = (b + a) % 255
        sums.append(b << 8 | a)
    return sums

#> fletcher16_blocks(b"abcdefgh")
#> fletcher16_blocks(b"")
#> fletcher16_blocks(b"\xff\xff\xff", block=1)
#> fletcher16_blocks(b"odd", 2)
#> fletcher16_blocks(bytes(range(9)))

### adler_checksum_rolling
MOD = 65521


def adler_checksum_rolling(text, window):
    """Checksums of every window, rolled rather than recomputed."""
    data = text.encode()
    if window <= 0 or window > len(data):
        return []
    a = 1 + sum(data[:window])
    b = window + sum((window - i) * x for i, x in enumerate(data[:window]))
    sums = [(b % MOD) << 16 | a % MOD]
    for i in range(window, len(data)):
        old, new = data[i - window], data[i]
        a += new - old
        b += a - window * old - 1
        sums.append((b % MOD) << 16 | a % MOD)
    return sums

#> adler_checksum_rolling("abcab", 3)
#> adler_checksum_rolling("xy", 5)
#> adler_checksum_rolling("zzzz", 2)
#> adler_checksum_rolling("q", 1)
#> adler_checksum_rolling("", 0)

### luhn_mod_n_append
def luhn_mod_n_append(code, alphabet="0123456789"):
    n = len(alphabet)
    total, factor = 0, 2
    for ch in reversed(code):
        addend = factor * alphabet.index(ch)
        total += addend // n + addend % n
        factor = 1 if factor == 2 else 2
    return code + alphabet[-total % n]

#> luhn_mod_n_append("7992739871")
#> luhn_mod_n_append("abcdef", alphabet="abcdef")
#> luhn_mod_n_append("")
#> luhn_mod_n_append("12a")
#> luhn_mod_n_append("FADE", "0123456789ABCDEF")

### iban_mod97_check
IBAN_LENGTHS = {"DE": 22, "GB": 22, "NO": 15, "BE": 16}


def iban_mod97_check(iban):
    compact = iban.replace(" ", "").upper()
    country = compact[:2]
    if country not in IBAN_LENGTHS:
        return f"unknown country {country}"
    if len(compact) != IBAN_LENGTHS[country]:
        return f"expected {IBAN_LENGTHS[country]} characters, got {len(compact)}"
    moved = compact[4:] + compact[:4]
    number = int("".join(str(int(c, 36)) for c in moved))
    return "valid" if number % 97 == 1 else f"checksum {number % 97}"

#> iban_mod97_check("GB82 WEST 1234 5698 7654 32")
#> iban_mod97_check("NO93 8601 1117 947")
#> iban_mod97_check("XX00")
#> iban_mod97_check("DE89 3704")
#> iban_mod97_check("be68539007547035")

### vin_check_digit_ok
WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
VALUES = dict(zip("ABCDEFGHJKLMNPRSTUVWXYZ", [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9]))


def vin_check_digit_ok(vin):
    if len(vin) != 17:
        return False, "length"
    total = 0
    for weight, ch in zip(WEIGHTS, vin):
        if ch.isdigit():
            total += weight * int(ch)
        elif ch in VALUES:
            total += weight * VALUES[ch]
        else:
            return False, f"illegal {ch}"
    expected = "0123456789X"[total % 11]
    return vin[8] == expected, expected

#> vin_check_digit_ok("1M8GDM9AXKP042788")
#> vin_check_digit_ok("11111111111111111")
#> vin_check_digit_ok("SHORT")
#> vin_check_digit_ok("1M8GDM9AIKP042788")
#> vin_check_digit_ok("5GZCZ43D13S812715")

### lz77_triples
def lz77_triples(text, window=8):
    i, triples = 0, []
    while i < len(text):
        best_off = best_len = 0
        for j in range(max(0, i - window), i):
            k = 0
            while i + k < len(text) - 1 and text[j + k] == text[i + k]:
                k += 1
            if k > best_len:
                best_off, best_len = i - j, k
        triples.append((best_off, best_len, text[i + best_len]))
        i += best_len + 1
    return triples

#> lz77_triples("abababc")
#> lz77_triples("")
#> lz77_triples("aaaaaa")
#> lz77_triples("banana split", window=3)
#> lz77_triples("x")

### lz77_expand_triples
def lz77_expand_triples(triples):
    out = []
    for offset, length, char in triples:
        if offset > len(out):
            raise IndexError(f"offset {offset} before start")
        start = len(out) - offset
        for k in range(length):
            out.append(out[start + k])
        out.append(char)
    return "".join(out)

#> lz77_expand_triples([(0, 0, "a"), (0, 0, "b"), (2, 4, "c")])
#> lz77_expand_triples([])
#> lz77_expand_triples([(0, 0, "z"), (1, 5, "!")])
#> lz77_expand_triples([(3, 1, "q")])
#> lz77_expand_triples([(0, 0, "n"), (0, 0, "o"), (2, 2, " ")])

### canonical_codes_assign
def canonical_codes_assign(lengths):
    codes = {}
    code = previous = 0
    for symbol, length in sorted(lengths.items(), key=lambda kv: (kv[1], kv[0])):
        if codes:
            code = (code + 1) << (length - previous)
        codes[symbol] = format(code, f"0{length}b")
        previous = length
    return codes

#> canonical_codes_assign({"A": 2, "B": 1, "C": 3, "D": 3})
#> canonical_codes_assign({})
#> canonical_codes_assign({"z": 1})
#> canonical_codes_assign({"m": 2, "k": 2, "o": 2, "n": 2})
#> canonical_codes_assign({"space": 1, "e": 3, "t": 3})

### burrows_wheeler_pair
def burrows_wheeler_pair(text, end="$"):
    if end in text:
        raise ValueError("text contains the end marker")
    s = text + end
    rotations = sorted(s[i:] + s[:i] for i in range(len(s)))
    last = "".join(r[-1] for r in rotations)
    return last, rotations.index(s)

#> burrows_wheeler_pair("banana")
#> burrows_wheeler_pair("")
#> burrows_wheeler_pair("a$b")
#> burrows_wheeler_pair("mississippi", end="~")
#> burrows_wheeler_pair("Zz")

### delta_encode_series
def delta_encode_series(values, order=1):
    heads = []
    for _ in range(order):
        if not values:
            break
        heads.append(values[0])
        values = [b - a for a, b in zip(values, values[1:])]
    return heads, values

#> delta_encode_series([100, 102, 105, 105])
#> delta_encode_series([1, 4, 9, 16, 25], order=2)
#> delta_encode_series([])
#> delta_encode_series([7], 3)
#> delta_encode_series([-5, 5, -5], 0)

### bit_flags_describe
FLAGS = ["READ", "WRITE", "EXEC", "HIDDEN", "ARCHIVE"]


def bit_flags_describe(mask):
    names = [name for bit, name in enumerate(FLAGS) if mask >> bit & 1]
    rest = mask & ~((1 << len(FLAGS)) - 1)
    if rest:
        names.append(hex(rest))
    return "|".join(names) or "0"

#> bit_flags_describe(5)
#> bit_flags_describe(0)
#> bit_flags_describe(31)
#> bit_flags_describe(0b1100010)
#> bit_flags_describe(1 << 8)

### chmod_symbolic_apply
BITS = {"r": 4, "w": 2, "x": 1}


def chmod_symbolic_apply(mode, change):
    who, op, perms = "", "", ""
    for ch in change:
        if ch in "+-=":
            op = ch
        elif op:
            perms += ch
        else:
            who += ch
    if not op:
        raise ValueError(f"no operator in {change!r}")
    digits = [int(d) for d in mode]
    mask = sum(BITS[p] for p in perms)
    for i, cls in enumerate("ugo"):
        if cls in who or who in ("", "a"):
            digits[i] = {"+": digits[i] | mask, "-": digits[i] & ~mask, "=": mask}[op]
    return "".join(map(str, digits))

#> chmod_symbolic_apply("644", "u+x")
#> chmod_symbolic_apply("777", "go-w")
#> chmod_symbolic_apply("000", "a=rw")
#> chmod_symbolic_apply("755", "rwx")
#> chmod_symbolic_apply("640", "+r")

### mode_to_ls_string
def mode_to_ls_string(octal, kind="-"):
    special, *digits = octal.zfill(4)
    out = kind
    for i, d in enumerate(map(int, digits)):
        triad = "".join(c if d & b else "-" for c, b in zip("rwx", (4, 2, 1)))
        if int(special) & (4, 2, 1)[i]:
            mark = "sst"[i]
            triad = triad[:2] + (mark if d & 1 else mark.upper())
        out += triad
    return out

#> mode_to_ls_string("755")
#> mode_to_ls_string("4755")
#> mode_to_ls_string("1777", kind="d")
#> mode_to_ls_string("2640")
#> mode_to_ls_string("0")

### gray_code_labels
def gray_code_labels(bits):
    codes = [""]
    for _ in range(bits):
        codes = ["0" + c for c in codes] + ["1" + c for c in codes[::-1]]
    return codes

#> gray_code_labels(0)
#> gray_code_labels(1)
#> gray_code_labels(2)
#> gray_code_labels(3)
#> gray_code_labels(-4)

### hamming74_correct
def hamming74_correct(bits):
    b = [int(x) for x in bits]
    s1 = b[0] ^ b[2] ^ b[4] ^ b[6]
    s2 = b[1] ^ b[2] ^ b[5] ^ b[6]
    s4 = b[3] ^ b[4] ^ b[5] ^ b[6]
    error = s1 + 2 * s2 + 4 * s4
    if error:
        b[error - 1] ^= 1
    return "".join(str(b[i]) for i in (2, 4, 5, 6)), error

#> hamming74_correct("0110011")
#> hamming74_correct("0110111")
#> hamming74_correct("1111111")
#> hamming74_correct("1000000")
#> hamming74_correct("0110")

### ascii85_group_encode
def ascii85_group_encode(data):
    pad = -len(data) % 4
    data = data + b"\0" * pad
    out = ""
    for i in range(0, len(data), 4):
        word = int.from_bytes(data[i:i + 4], "big")
        if word == 0 and not (pad and i + 4 == len(data)):
            out += "z"
            continue
        group = ""
        for _ in range(5):
            word, r = divmod(word, 85)
            group = chr(r + 33) + group
        out += group
    return out[:len(out) - pad] if pad else out

#> ascii85_group_encode(b"Man ")
#> ascii85_group_encode(b"")
#> ascii85_group_encode(b"\0\0\0\0abcd")
#> ascii85_group_encode(b"odd")
#> ascii85_group_encode(b"\0")

### base32_crockford_decode
CROCK = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def base32_crockford_decode(code):
    value = 0
    for ch in code.upper().replace("-", ""):
        ch = {"O": "0", "I": "1", "L": "1"}.get(ch, ch)
        digit = CROCK.find(ch)
        if digit < 0:
            raise ValueError(f"bad symbol {ch!r}")
        value = value << 5 | digit
    return value

#> base32_crockford_decode("16J")
#> base32_crockford_decode("oil")
#> base32_crockford_decode("")
#> base32_crockford_decode("U2")
#> base32_crockford_decode("zz-ZZ")

### nato_spell_line
NATO = {"A": "Alfa", "B": "Bravo", "C": "Charlie", "K": "Kilo", "O": "Oscar", "R": "Romeo", "Z": "Zulu"}


def nato_spell_line(callsign):
    words = []
    for ch in callsign:
        if ch.isdigit():
            words.append("niner" if ch == "9" else ch)
        elif word := NATO.get(ch.upper()):
            words.append(word if ch.isupper() else word.lower())
        elif ch == " ":
            words.append("(space)")
    return "-".join(words)

#> nato_spell_line("OKa 93")
#> nato_spell_line("")
#> nato_spell_line("B?c")
#> nato_spell_line("zzTop1")
#> nato_spell_line("9 9")

### playfair_digraphs
def playfair_digraphs(text, filler="X"):
    letters = [c for c in text.upper().replace("J", "I") if c.isalpha()]
    pairs, i = [], 0
    while i < len(letters):
        a = letters[i]
        if i + 1 == len(letters) or letters[i + 1] == a:
            pairs.append(a + filler)
            i += 1
        else:
            pairs.append(a + letters[i + 1])
            i += 2
    return pairs

#> playfair_digraphs("balloon")
#> playfair_digraphs("")
#> playfair_digraphs("Jazz jam", filler="Q")
#> playfair_digraphs("hide!")
#> playfair_digraphs("aaa")

### pigpen_phone_multitap
PAD = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl", "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz", "0": " "}


def pigpen_phone_multitap(presses):
    """Decode groups of multi-tap presses, separated by blanks."""
    text = ""
    for group in presses.split():
        key = group[0]
        if group != key * len(group) or key not in PAD:
            text += "?"
            continue
        choices = PAD[key]
        text += choices[(len(group) - 1) % len(choices)]
    return text

#> pigpen_phone_multitap("44 33 555 555 666")
#> pigpen_phone_multitap("")
#> pigpen_phone_multitap("23 1 7777")
#> pigpen_phone_multitap("2222 0 99999")
#> pigpen_phone_multitap("8")
