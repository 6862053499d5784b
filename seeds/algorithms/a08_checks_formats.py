### luhn_check_card
def luhn_check_card(number):
    digits = [int(c) for c in number if c.isdigit()]
    if len(digits) < 2:
        return False
    total = 0
    for i, d in enumerate(reversed(digits)):
        if i % 2:
            d *= 2
            if d > 9:
                d -= 9
        total += d
    return total % 10 == 0

#> luhn_check_card("4539 3195 0343 6467")
#> luhn_check_card("8273-1232-7352-0569")
#> luhn_check_card("0")
#> luhn_check_card("")
#> luhn_check_card("059")

### luhn_append_digit
def luhn_append_digit(partial):
    table = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]
    s = sum(table[int(c)] for c in partial[::-2]) + sum(int(c) for c in partial[-2::-2])
    return partial + str(-s % 10)

#> luhn_append_digit("7992739871")
#> luhn_append_digit("")
#> luhn_append_digit("5")
#> luhn_append_digit("123456")
#> luhn_append_digit("12a4")

### isbn10_verify
def isbn10_verify(isbn):
    chars = isbn.replace("-", "")
    if len(chars) != 10 or not chars[:-1].isdigit():
        return None
    last = 10 if chars[-1] in "xX" else int(chars[-1])
    weighted = sum(w * int(c) for w, c in zip(range(10, 1, -1), chars)) + last
    return weighted % 11 == 0

#> isbn10_verify("3-598-21508-8")
#> isbn10_verify("3-598-21507-X")
#> isbn10_verify("3-598-21508-9")
#> isbn10_verify("short")
#> isbn10_verify("12345678A0")

### ean13_checksum
def ean13_checksum(code12):
    odd, even = code12[::2], code12[1::2]
    total = sum(map(int, odd)) + 3 * sum(map(int, even))
    check = (10 - total % 10) % 10
    return f"{code12[0]} {code12[1:7]} {code12[7:]}{check}"

#> ean13_checksum("400638133393")
#> ean13_checksum("000000000000")
#> ean13_checksum("590123412345")
#> ean13_checksum("97803064061")
#> ean13_checksum("")

### iban_mod97
def iban_mod97(iban):
    compact = iban.replace(" ", "").upper()
    moved = compact[4:] + compact[:4]
    number = "".join(str(int(ch, 36)) for ch in moved)
    rem = 0
    for d in number:
        rem = (rem * 10 + int(d)) % 97
    return rem == 1, rem

#> iban_mod97("GB82 WEST 1234 5698 7654 32")
#> iban_mod97("de89370400440532013000")
#> iban_mod97("FR00 1234")
#> iban_mod97("")
#> iban_mod97("GB82-WEST")

### parity_bit_frames
def parity_bit_frames(frames, odd=False):
    out = []
    for bits in frames:
        p = bits.count("1") % 2
        if odd:
            p ^= 1
        out.append(bits + str(p))
    return out

#> parity_bit_frames(["1011", "0000", "1111"])
#> parity_bit_frames(["101"], odd=True)
#> parity_bit_frames([])
#> parity_bit_frames(["", "1"], True)
#> parity_bit_frames(["1110001"])

### hamming74_fix
def hamming74_fix(word):
    bits = [int(b) for b in word]
    syndrome = 0
    for pos, bit in enumerate(bits, 1):
        if bit:
            syndrome ^= pos
    if syndrome:
        bits[syndrome - 1] ^= 1
    data = "".join(str(bits[i]) for i in (2, 4, 5, 6))
    return data, syndrome

#> hamming74_fix("0110011")
#> hamming74_fix("0110001")
#> hamming74_fix("0000000")
#> hamming74_fix("1111110")
#> hamming74_fix("101")

### xor_checksum_bytes
def xor_checksum_bytes(payload: bytes) -> str:
    acc = 0
    for b in payload:
        acc ^= b
    return f"${payload.decode()}*{acc:02X}"

#> xor_checksum_bytes(b"GPGLL,5057.97,N")
#> xor_checksum_bytes(b"")
#> xor_checksum_bytes(b"aa")
#> xor_checksum_bytes(b"A")
#> xor_checksum_bytes(b"\xff\x00")

### adler_like_sum
def adler_like_sum(data, mod=251):
    a, b = 1, 0
    for ch in data:
        a = (a + ord(ch)) % mod
        b = (b + a) % mod
    return b << 8 | a

#> adler_like_sum("Wiki")
#> adler_like_sum("")
#> adler_like_sum("zzz", mod=10)
#> adler_like_sum("ß")
#> adler_like_sum("order 66", 97)

### crc4_bits
def crc4_bits(bits, poly="10011"):
    reg = list(bits + "0" * (len(poly) - 1))
    for i in range(len(bits)):
        if reg[i] == "1":
            for j, p in enumerate(poly):
                reg[i + j] = "0" if reg[i + j] == p else "1"
    return "".join(reg[len(bits):])

#> crc4_bits("11010110")
#> crc4_bits("")
#> crc4_bits("1")
#> crc4_bits("1011", poly="1011")
#> crc4_bits("0000")

### verhoeff_lite_weights
def verhoeff_lite_weights(id_no):
    weights = (7, 3, 1)
    total = 0
    for i, ch in enumerate(id_no):
        value = int(ch) if ch.isdigit() else 0 if ch == "<" else ord(ch.upper()) - 55
        total += value * weights[i % 3]
    return total % 10

#> verhoeff_lite_weights("AB2134<<<")
#> verhoeff_lite_weights("520727")
#> verhoeff_lite_weights("")
#> verhoeff_lite_weights("x1")
#> verhoeff_lite_weights("<")

### int_to_roman_greedy
def int_to_roman_greedy(n):
    if not 0 < n < 4000:
        raise ValueError("out of range: %d" % n)
    pairs = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
             (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
    out = ""
    for value, sym in pairs:
        while n >= value:
            out += sym
            n -= value
    return out

#> int_to_roman_greedy(1994)
#> int_to_roman_greedy(4)
#> int_to_roman_greedy(3888)
#> int_to_roman_greedy(0)
#> int_to_roman_greedy(40)

### roman_to_int_lookahead
def roman_to_int_lookahead(s):
    val = dict(I=1, V=5, X=10, L=50, C=100, D=500, M=1000)
    total = 0
    for a, b in zip(s, s[1:] + " "):
        total += -val[a] if val[a] < val.get(b, 0) else val[a]
    return total

#> roman_to_int_lookahead("MCMXCIV")
#> roman_to_int_lookahead("III")
#> roman_to_int_lookahead("")
#> roman_to_int_lookahead("IIX")
#> roman_to_int_lookahead("MIZ")

### roman_by_digit_tables
def roman_by_digit_tables(n):
    tables = ["I V X".split(), "X L C".split(), "C D M".split(), ["M", "", ""]]
    parts = []
    for table in tables:
        n, d = divmod(n, 10)
        one, five, ten = table
        if d == 9:
            chunk = one + ten
        elif d >= 5:
            chunk = five + one * (d - 5)
        elif d == 4:
            chunk = one + five
        else:
            chunk = one * d
        parts.append(chunk)
    return "".join(parts[::-1])

#> roman_by_digit_tables(2024)
#> roman_by_digit_tables(499)
#> roman_by_digit_tables(0)
#> roman_by_digit_tables(78)
#> roman_by_digit_tables(3666)

### number_to_words_small
ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split()

def number_to_words_small(n):
    if n < 0:
        return "minus " + number_to_words_small(-n)
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + ("-" + ONES[n % 10] if n % 10 else "")
    head = ONES[n // 100] + " hundred"
    return head if n % 100 == 0 else head + " and " + number_to_words_small(n % 100)

#> number_to_words_small(342)
#> number_to_words_small(0)
#> number_to_words_small(-17)
#> number_to_words_small(90)
#> number_to_words_small(700)
#> number_to_words_small(2500)

### words_to_number
def words_to_number(text):
    units = {w: i for i, w in enumerate("zero one two three four five six seven eight nine".split())}
    units.update(ten=10, eleven=11, twelve=12, twenty=20, thirty=30, forty=40, fifty=50)
    total = current = 0
    for w in text.lower().replace("-", " ").split():
        if w == "hundred":
            current *= 100
        elif w == "thousand":
            total += current * 1000
            current = 0
        elif w != "and":
            current += units[w]
    return total + current

#> words_to_number("two hundred and five")
#> words_to_number("Forty-two")
#> words_to_number("")
#> words_to_number("three thousand twelve")
#> words_to_number("a dozen")

### ordinal_suffixes_alg
def ordinal_suffixes_alg(nums):
    def suffix(n):
        if 10 <= n % 100 <= 20:
            return "th"
        return {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return [f"{n}{suffix(n)}" for n in nums]

#> ordinal_suffixes_alg([1, 2, 3, 4])
#> ordinal_suffixes_alg([11, 12, 13, 111, 112])
#> ordinal_suffixes_alg([])
#> ordinal_suffixes_alg([21, 102, 1003])
#> ordinal_suffixes_alg([0, 100])

### thousands_by_hand
def thousands_by_hand(n, sep=","):
    s = str(abs(n))
    groups = []
    while s:
        groups.append(s[-3:])
        s = s[:-3]
    return ("-" if n < 0 else "") + sep.join(reversed(groups))

#> thousands_by_hand(1234567)
#> thousands_by_hand(-1000)
#> thousands_by_hand(999)
#> thousands_by_hand(1000000, sep=" ")
#> thousands_by_hand(0, "'")

### human_file_size
def human_file_size(size):
    units = ["B", "KB", "MB", "GB"]
    i = 0
    size = float(size)
    while size >= 1024 and i < len(units) - 1:
        size /= 1024
        i += 1
    return f"{size:.1f} {units[i]}" if i else f"{size:.0f} B"

#> human_file_size(532)
#> human_file_size(2048)
#> human_file_size(5 * 1024 ** 2 + 300000)
#> human_file_size(0)
#> human_file_size(1024 ** 4)

### engineering_notation
def engineering_notation(x):
    if x == 0:
        return "0"
    prefixes = {-3: "m", -6: "µ", 0: "", 3: "k", 6: "M"}
    exp = 0
    mag = abs(x)
    while mag >= 1000 and exp < 6:
        mag /= 1000
        exp += 3
    while mag < 1 and exp > -6:
        mag *= 1000
        exp -= 3
    return f"{'-' * (x < 0)}{mag:g}{prefixes[exp]}"

#> engineering_notation(4700)
#> engineering_notation(0.0025)
#> engineering_notation(0)
#> engineering_notation(-1500000)
#> engineering_notation(12)

### money_split_cents
def money_split_cents(total, people):
    cents = round(total * 100)
    base, extra = divmod(cents, people)
    shares = [base + (i < extra) for i in range(people)]
    return ["%d.%02d" % divmod(s, 100) for s in shares]

#> money_split_cents(10, 3)
#> money_split_cents(0.05, 2)
#> money_split_cents(99.99, 1)
#> money_split_cents(7.2, 4)
#> money_split_cents(5, 0)

### parse_money_text
def parse_money_text(raw):
    t = raw.strip().lstrip("$€£").replace(",", "")
    neg = t.startswith("(") and t.endswith(")")
    if neg:
        t = t[1:-1]
    try:
        whole, _, frac = t.partition(".")
        cents = int(whole or 0) * 100 + int(frac[:2].ljust(2, "0"))
    except ValueError:
        return None
    return -cents if neg else cents

#> parse_money_text("$1,234.5")
#> parse_money_text(" (20.00) ")
#> parse_money_text("free")
#> parse_money_text(".99")
#> parse_money_text("€7")

### round_to_nearest_step
def round_to_nearest_step(value, step):
    lower = value // step * step
    rest = value - lower
    if rest * 2 >= step:
        return lower + step
    return lower

#> round_to_nearest_step(12, 5)
#> round_to_nearest_step(13, 5)
#> round_to_nearest_step(-7, 4)
#> round_to_nearest_step(2.5, 0.5)
#> round_to_nearest_step(9, 0)
#> round_to_nearest_step(10, 4)

### swedish_rounding
def swedish_rounding(cents):
    last = cents % 10
    if last in (1, 2, 6, 7):
        cents -= last % 5
    elif last % 5:
        cents += 5 - last % 5
    return f"{cents / 100:.2f}"

#> swedish_rounding(1992)
#> swedish_rounding(1993)
#> swedish_rounding(1995)
#> swedish_rounding(7)
#> swedish_rounding(108)

### tax_brackets_due
def tax_brackets_due(income):
    brackets = [(10_000, 0), (30_000, 20), (60_000, 30)]
    due, floor = 0, 0
    for ceiling, pct in brackets:
        if income <= floor:
            break
        due += (min(income, ceiling) - floor) * pct // 100
        floor = ceiling
    else:
        due += max(income - floor, 0) * 45 // 100
    return due

#> tax_brackets_due(8000)
#> tax_brackets_due(25000)
#> tax_brackets_due(100000)
#> tax_brackets_due(0)
#> tax_brackets_due(60000)

### compound_growth_table
def compound_growth_table(principal, rate, years):
    lines = []
    for y in range(1, years + 1):
        principal += principal * rate / 100
        lines.append(f"{y:>2} | {principal:10,.2f}")
    return lines

#> compound_growth_table(1000, 5, 3)
#> compound_growth_table(250000, 1.5, 2)
#> compound_growth_table(10, 0, 1)
#> compound_growth_table(99, -50, 4)
#> compound_growth_table(1, 100, 0)

### percent_change_labels
def percent_change_labels(series):
    labels = []
    for prev, cur in zip(series, series[1:]):
        if not prev:
            labels.append("n/a")
        else:
            labels.append(f"{(cur - prev) / prev:+.1%}")
    return labels

#> percent_change_labels([100, 110, 99])
#> percent_change_labels([0, 5, 5])
#> percent_change_labels([42])
#> percent_change_labels([])
#> percent_change_labels([-20, -30, 15.5])

### egyptian_fraction
def egyptian_fraction(num, den):
    parts = []
    while num:
        k = -(-den // num)
        parts.append(k)
        num, den = num * k - den, den * k
        if len(parts) > 6:
            return None
    return " + ".join(f"1/{k}" for k in parts)

#> egyptian_fraction(6, 14)
#> egyptian_fraction(2, 3)
#> egyptian_fraction(0, 5)
#> egyptian_fraction(1, 8)
#> egyptian_fraction(9, 1)

### continued_fraction_terms
def continued_fraction_terms(p, q):
    terms = []
    while q:
        terms.append(p // q)
        p, q = q, p % q
    return terms, p

#> continued_fraction_terms(415, 93)
#> continued_fraction_terms(-7, 3)
#> continued_fraction_terms(5, 0)
#> continued_fraction_terms(12, 8)
#> continued_fraction_terms(1, 100)

### fraction_reduce_text
def fraction_reduce_text(text):
    a, b = (int(p) for p in text.split("/"))
    x, y = abs(a), abs(b)
    while y:
        x, y = y, x % y
    a, b = a // x, b // x
    if b < 0:
        a, b = -a, -b
    whole, rest = divmod(abs(a), b)
    sign = "-" if a < 0 else ""
    return sign + (f"{whole} {rest}/{b}" if whole and rest else f"{rest}/{b}" if rest else str(whole))

#> fraction_reduce_text("14/4")
#> fraction_reduce_text("3/-9")
#> fraction_reduce_text("8/2")
#> fraction_reduce_text("0/5")
#> fraction_reduce_text("1/0")

### repeating_decimal
def repeating_decimal(num, den):
    whole, rem = divmod(num, den)
    digits, seen = "", {}
    while rem and rem not in seen:
        seen[rem] = len(digits)
        rem *= 10
        digits += str(rem // den)
        rem %= den
    if rem:
        at = seen[rem]
        digits = digits[:at] + "(" + digits[at:] + ")"
    return f"{whole}.{digits}" if digits else str(whole)

#> repeating_decimal(1, 6)
#> repeating_decimal(22, 7)
#> repeating_decimal(9, 3)
#> repeating_decimal(5, 8)
#> repeating_decimal(1, 12)

### temperature_table
def temperature_table(start, stop, step=10):
    rows = ["  C |     F"]
    for c in range(start, stop + 1, step):
        rows.append(f"{c:>3} | {c * 9 / 5 + 32:5.1f}")
    return "\n".join(rows)

#> temperature_table(0, 20)
#> temperature_table(-40, -20, 5)
#> temperature_table(5, 4)
#> temperature_table(100, 100, step=1)
#> temperature_table(0, 10, 0)

### license_plate_next
def license_plate_next(plate):
    letters, nums = plate.split("-")
    n = int(nums) + 1
    if n < 10 ** len(nums):
        return f"{letters}-{n:0{len(nums)}d}"
    out, carry = [], True
    for ch in reversed(letters):
        if carry:
            carry = ch == "Z"
            ch = "A" if carry else chr(ord(ch) + 1)
        out.append(ch)
    return "".join(out[::-1]) + "-" + "0" * len(nums)

#> license_plate_next("ABC-041")
#> license_plate_next("AZ-99")
#> license_plate_next("AB-9")
#> license_plate_next("Q-8")
#> license_plate_next("NODASH7")

### excel_column_name
def excel_column_name(n):
    name = ""
    while n > 0:
        n, r = divmod(n - 1, 26)
        name = chr(65 + r) + name
    return name

#> excel_column_name(1)
#> excel_column_name(28)
#> excel_column_name(701)
#> excel_column_name(0)
#> excel_column_name(18278)

### excel_column_number
def excel_column_number(ref):
    col = 0
    i = 0
    while i < len(ref) and ref[i].isalpha():
        col = col * 26 + ord(ref[i].upper()) - 64
        i += 1
    return col, int(ref[i:] or 0)

#> excel_column_number("B7")
#> excel_column_number("aa10")
#> excel_column_number("ZZ")
#> excel_column_number("")
#> excel_column_number("C3PO")

### bijective_id_encode
ALPHABET = "bcdfghjk"

def bijective_id_encode(number, salt=0):
    number ^= salt
    code = []
    while True:
        number, r = divmod(number, len(ALPHABET))
        code.append(ALPHABET[r])
        if not number:
            break
    return "".join(code)

#> bijective_id_encode(0)
#> bijective_id_encode(64)
#> bijective_id_encode(1234, salt=255)
#> bijective_id_encode(7, 7)
#> bijective_id_encode(99999)

### phone_number_groups
def phone_number_groups(raw, pattern=(3, 3, 4)):
    digits = "".join(filter(str.isdigit, raw))
    if len(digits) == sum(pattern) + 1 and digits[0] == "1":
        digits = digits[1:]
    if len(digits) != sum(pattern):
        return None
    out, i = [], 0
    for size in pattern:
        out.append(digits[i:i + size])
        i += size
    return "-".join(out)

#> phone_number_groups("(212) 555-0147")
#> phone_number_groups("+1 212 555 0147")
#> phone_number_groups("555 0147")
#> phone_number_groups("06 12 34 56 78", pattern=(2, 2, 2, 2, 2))
#> phone_number_groups("")
