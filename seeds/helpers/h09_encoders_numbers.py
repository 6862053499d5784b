### balanced_ternary_scales
def to_balanced(n):
    if n == 0:
        return "0"
    digits = ""
    while n:
        n, r = divmod(n, 3)
        if r == 2:
            n += 1
        digits = "0+-"[r] + digits
    return digits


def from_balanced(text):
    total = 0
    for ch in text:
        total = total * 3 + {"+": 1, "-": -1, "0": 0}[ch]
    return total


def pans(code):
    left = [3 ** i for i, ch in enumerate(reversed(code)) if ch == "-"]
    right = [3 ** i for i, ch in enumerate(reversed(code)) if ch == "+"]
    return left, right


def balanced_ternary_scales(n):
    code = to_balanced(n)
    return code, pans(code), from_balanced(code) == n

#> balanced_ternary_scales(5)
#> balanced_ternary_scales(0)
#> balanced_ternary_scales(-14)
#> balanced_ternary_scales(27)
#> balanced_ternary_scales(100)

### bit_field_packer
def pack(fields, layout):
    word = shift = 0
    for name, bits in layout:
        value = fields.get(name, 0)
        if value >> bits:
            raise OverflowError(f"{name}={value} needs more than {bits} bits")
        word |= value << shift
        shift += bits
    return word


def unpack(word, layout):
    out = {}
    for name, bits in layout:
        out[name] = word & ((1 << bits) - 1)
        word >>= bits
    return out


def bit_field_packer(layout, **fields):
    try:
        word = pack(fields, layout)
    except OverflowError as err:
        return str(err)
    return f"{word:b}", unpack(word, layout)

#> bit_field_packer([("day", 5), ("month", 4)], day=17, month=11)
#> bit_field_packer([("r", 2), ("g", 2), ("b", 2)], r=3, b=1)
#> bit_field_packer([("x", 3)], x=8)
#> bit_field_packer([], y=5)
#> bit_field_packer([("neg", 4)], neg=-3)

### vigenere_with_key_closure
def keyed(key, direction):
    position = 0

    def shift(ch):
        nonlocal position
        if not ch.isascii() or not ch.isalpha():
            return ch
        base = 65 if ch.isupper() else 97
        amount = ord(key[position % len(key)]) - 97
        position += 1
        return chr((ord(ch) - base + direction * amount) % 26 + base)

    return shift


def vigenere_with_key_closure(text, key):
    secret = "".join(map(keyed(key, 1), text))
    back = "".join(map(keyed(key, -1), secret))
    return secret, back == text

#> vigenere_with_key_closure("Meet at Dawn!", "owl")
#> vigenere_with_key_closure("zzz", "b")
#> vigenere_with_key_closure("", "key")
#> vigenere_with_key_closure("Élan vital 9", "ac")
#> vigenere_with_key_closure("abc", "")

### run_length_nested_decode
def read(text, i):
    out = ""
    while i < len(text) and text[i] != ")":
        count = ""
        while text[i].isdigit():
            count += text[i]
            i += 1
        if text[i] == "(":
            piece, i = read(text, i + 1)
        else:
            piece = text[i]
        out += piece * int(count or 1)
        i += 1
    return out, i


def run_length_nested_decode(text):
    try:
        decoded, end = read(text, 0)
    except IndexError:
        return "truncated"
    return decoded if end == len(text) else decoded + f" (stopped at {end})"

#> run_length_nested_decode("3a2(bc)d")
#> run_length_nested_decode("2(x2(yz))!")
#> run_length_nested_decode("")
#> run_length_nested_decode("ab)cd")
#> run_length_nested_decode("12")
#> run_length_nested_decode("0q10é")

### checksum_weighted_codes
def weights(n, pattern):
    return [pattern[i % len(pattern)] for i in range(n)]


def checksum(digits, pattern, modulus):
    return sum(d * w for d, w in zip(digits, weights(len(digits), pattern))) % modulus


def digits_of(code):
    return [int(ch) for ch in code if ch.isdigit()]


def repair(code, pattern, modulus, expected):
    spot = code.index("?")
    for d in "0123456789":
        if checksum(digits_of(code.replace("?", d)), pattern, modulus) == expected:
            return code[:spot] + d + code[spot + 1:]
    return None


def checksum_weighted_codes(code, pattern=(3, 1), modulus=10, expected=0):
    if "?" in code:
        return repair(code, pattern, modulus, expected)
    return checksum(digits_of(code), pattern, modulus) == expected

#> checksum_weighted_codes("73-85")
#> checksum_weighted_codes("12?4")
#> checksum_weighted_codes("")
#> checksum_weighted_codes("9?", pattern=(5, 5), expected=3)
#> checksum_weighted_codes("30 71 12", (1, 7, 9), 11, 4)
#> checksum_weighted_codes("no digits ?", modulus=7, expected=6)

### huffman_tiny_codes
import heapq
from collections import Counter


def build(text):
    heap = [(n, ch, None) for ch, n in sorted(Counter(text).items())]
    heapq.heapify(heap)
    while len(heap) > 1:
        a, b = heapq.heappop(heap), heapq.heappop(heap)
        heapq.heappush(heap, (a[0] + b[0], min(a[1], b[1]), (a, b)))
    return heap[0]


def codes(node, prefix=""):
    _, ch, kids = node
    if kids is None:
        return {ch: prefix or "0"}
    return {**codes(kids[0], prefix + "0"), **codes(kids[1], prefix + "1")}


def huffman_tiny_codes(text):
    if not text:
        return {}, ""
    table = codes(build(text))
    return table, "".join(table[c] for c in text)

#> huffman_tiny_codes("banana bay")
#> huffman_tiny_codes("zzz")
#> huffman_tiny_codes("")
#> huffman_tiny_codes("abcd")
#> huffman_tiny_codes("ñandú ñ")

### digit_root_chains
def digit_sum(n, base):
    total = 0
    while n:
        n, d = divmod(n, base)
        total += d
    return total


def chain(n, base):
    yield n
    while n >= base:
        n = digit_sum(n, base)
        yield n


def digit_root_chains(numbers, base=10):
    chains = [list(chain(n, base)) for n in numbers]
    longest = max(chains, key=len, default=[])
    return [c[-1] for c in chains], longest

#> digit_root_chains([493, 7, 9999])
#> digit_root_chains([255, 16], base=16)
#> digit_root_chains([])
#> digit_root_chains([0, 1, 2, 3], 2)
#> digit_root_chains([199, 298, 5])

### fraction_egyptian_parts
from math import gcd


def simplify(top, bottom):
    g = gcd(top, bottom)
    return top // g, bottom // g


def egyptian(top, bottom):
    while top:
        unit = -(-bottom // top)
        yield unit
        top, bottom = simplify(top * unit - bottom, bottom * unit)


def fraction_egyptian_parts(top, bottom):
    whole, top = divmod(top, bottom)
    parts = [f"1/{u}" for u in egyptian(*simplify(top, bottom))] if top else []
    return " + ".join(([str(whole)] if whole or not parts else []) + parts)

#> fraction_egyptian_parts(5, 6)
#> fraction_egyptian_parts(7, 3)
#> fraction_egyptian_parts(0, 9)
#> fraction_egyptian_parts(4, 13)
#> fraction_egyptian_parts(6, 3)
#> fraction_egyptian_parts(1, 0)

### parity_blocks_repair
def parity(bits):
    return sum(map(int, bits)) % 2


def encode(message, width):
    rows = [message[i:i + width].ljust(width, "0") for i in range(0, len(message), width)]
    with_row = [r + str(parity(r)) for r in rows]
    footer = "".join(str(parity(col)) for col in zip(*with_row))
    return with_row + [footer]


def locate(block):
    bad_rows = [i for i, r in enumerate(block) if parity(r)]
    bad_cols = [j for j, col in enumerate(zip(*block)) if parity(col)]
    if not bad_rows and not bad_cols:
        return None
    return bad_rows, bad_cols


def parity_blocks_repair(message, width, *flips):
    block = encode(message, width)
    for r, c in flips:
        row = list(block[r])
        row[c] = "10"[int(row[c])]
        block[r] = "".join(row)
    return block, locate(block)

#> parity_blocks_repair("10110", 3)
#> parity_blocks_repair("10110", 3, (0, 1))
#> parity_blocks_repair("", 4)
#> parity_blocks_repair("1111", 2, (0, 0), (1, 0))
#> parity_blocks_repair("011", 3, (1, 3))

### base_converter_fraction
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def whole_part(n, base):
    if n < base:
        return DIGITS[n]
    return whole_part(n // base, base) + DIGITS[n % base]


def fraction_part(x, base, places):
    out = ""
    while x and len(out) < places:
        x *= base
        digit = int(x)
        out += DIGITS[digit]
        x -= digit
    return out


def base_converter_fraction(value, base, places=6):
    if not 2 <= base <= 36:
        raise ValueError(f"base {base}")
    sign = "-" if value < 0 else ""
    whole, part = int(abs(value)), abs(value) - int(abs(value))
    tail = fraction_part(part, base, places)
    return sign + whole_part(whole, base) + ("." + tail if tail else "")

#> base_converter_fraction(10.625, 2)
#> base_converter_fraction(-255.5, 16)
#> base_converter_fraction(0, 7)
#> base_converter_fraction(0.1, 3, places=4)
#> base_converter_fraction(12, 1)
#> base_converter_fraction(1295, 36)

### sparse_bitset_ranges
def add_range(mask, first, last):
    return mask | ((1 << (last - first + 1)) - 1) << first


def bits(mask):
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def compress(positions):
    runs = []
    for p in positions:
        if runs and runs[-1][1] == p - 1:
            runs[-1][1] = p
        else:
            runs.append([p, p])
    return ",".join(str(a) if a == b else f"{a}-{b}" for a, b in runs)


def sparse_bitset_ranges(include, exclude=()):
    mask = 0
    for first, last in include:
        mask = add_range(mask, first, last)
    for p in exclude:
        mask &= ~(1 << p)
    return compress(bits(mask)), mask.bit_count()

#> sparse_bitset_ranges([(1, 4), (6, 6)], [2])
#> sparse_bitset_ranges([])
#> sparse_bitset_ranges([(0, 9), (5, 12)], exclude=[0, 12, 40])
#> sparse_bitset_ranges([(3, 3)], (3,))
#> sparse_bitset_ranges([(10, 8)], [9])

### alphabet_wheel_words
def wheel(letters):
    index = {ch: i for i, ch in enumerate(letters)}

    def distance(a, b):
        d = abs(index[a] - index[b])
        return min(d, len(letters) - d)

    return distance


def spin_cost(word, distance, start):
    total, at = 0, start
    for ch in word:
        total += distance(at, ch)
        at = ch
    return total


def alphabet_wheel_words(words, letters="abcdefghijklmnopqrstuvwxyz"):
    distance = wheel(letters)
    costs = {}
    for w in words:
        try:
            costs[w] = spin_cost(w, distance, letters[0])
        except KeyError as missing:
            costs[w] = f"no {missing.args[0]}"
    return costs

#> alphabet_wheel_words(["zap", "cab"])
#> alphabet_wheel_words(["rio", ""], letters="iro")
#> alphabet_wheel_words([])
#> alphabet_wheel_words(["Ab", "b-a", "nn"])
#> alphabet_wheel_words(["1991"], "0123456789")

### collatz_class_table
def step(n):
    return n // 2 if n % 2 == 0 else 3 * n + 1


def memo_length(n, table):
    trail = []
    while n not in table:
        trail.append(n)
        n = step(n)
    length = table[n]
    for m in reversed(trail):
        length += 1
        table[m] = length
    return length


def collatz_class_table(numbers, wanted=None):
    table = {1: 0}
    lengths = {n: memo_length(n, table) for n in numbers}
    if wanted is not None:
        return sorted(n for n, length in table.items() if length == wanted)
    return lengths, len(table)

#> collatz_class_table([6, 3, 10])
#> collatz_class_table([5, 32], wanted=5)
#> collatz_class_table([])
#> collatz_class_table([1, 2], 99)
#> collatz_class_table([12, 13])

### variable_width_integers
def encode(n):
    out = []
    while True:
        n, low = n >> 7, n & 0x7F
        if n:
            out.append(low | 0x80)
        else:
            out.append(low)
            return bytes(out)


def decode(data):
    value = shift = 0
    for byte in data:
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            yield value
            value = shift = 0
    if shift:
        yield "cut"


def variable_width_integers(numbers, drop=0):
    data = b"".join(map(encode, numbers))
    data = data[:len(data) - drop]
    return data.hex("-"), list(decode(data))

#> variable_width_integers([1, 300, 0])
#> variable_width_integers([70000], drop=1)
#> variable_width_integers([])
#> variable_width_integers([127, 128, 129])
#> variable_width_integers([5, 5], 2)

### date_difference_by_hand
def is_leap(y):
    return y % 400 == 0 or (y % 4 == 0 and y % 100 != 0)


def day_number(y, m, d):
    lengths = [31, 29 if is_leap(y) else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if not 1 <= m <= 12 or not 1 <= d <= lengths[m - 1]:
        raise ValueError(f"{y}-{m}-{d}")
    past = y - 1
    return past * 365 + past // 4 - past // 100 + past // 400 + sum(lengths[:m - 1]) + d


def parse(text):
    return tuple(int(p) for p in text.split("-"))


def date_difference_by_hand(first, second):
    try:
        days = day_number(*parse(second)) - day_number(*parse(first))
    except ValueError as err:
        return f"bad date {err}"
    weeks, rest = divmod(abs(days), 7)
    return days, f"{'-' if days < 0 else ''}{weeks}w{rest}d"

#> date_difference_by_hand("2024-02-28", "2024-03-01")
#> date_difference_by_hand("1999-12-31", "2000-01-31")
#> date_difference_by_hand("2023-05-10", "2023-05-01")
#> date_difference_by_hand("2023-02-29", "2023-03-01")
#> date_difference_by_hand("1900-01-01", "1901-01-01")
#> date_difference_by_hand("2020-6-6", "2020-6-6")

### zeckendorf_coding
def fibs(limit):
    a, b = 1, 2
    while a <= limit:
        yield a
        a, b = b, a + b


def decompose(n):
    parts = []
    for f in reversed(list(fibs(n))):
        if f <= n:
            parts.append(f)
            n -= f
    return parts


def code(n):
    terms = list(fibs(n))
    chosen = set(decompose(n))
    return "".join("1" if t in chosen else "0" for t in terms) + "1"


def zeckendorf_coding(numbers):
    stream = "".join(map(code, numbers))
    return stream, [len(decompose(n)) for n in numbers], stream.count("11")

#> zeckendorf_coding([4, 1, 11])
#> zeckendorf_coding([])
#> zeckendorf_coding([0])
#> zeckendorf_coding([33, 2])
#> zeckendorf_coding([7, 7, 8])

### clock_angle_arithmetic
def normalize(minutes):
    return minutes % (12 * 60)


def hands(minutes):
    hour = minutes * 0.5
    minute = minutes % 60 * 6
    return hour, minute


def angle(minutes):
    a, b = hands(normalize(minutes))
    diff = abs(a - b)
    return min(diff, 360 - diff)


def clock_angle_arithmetic(time, *offsets):
    h, m = map(int, time.split(":"))
    start = h * 60 + m
    angles = {f"{o:+d}": angle(start + o) for o in offsets}
    widest = max(angles, key=angles.get, default="none")
    return angle(start), angles, widest

#> clock_angle_arithmetic("03:00", 15, -30)
#> clock_angle_arithmetic("12:00")
#> clock_angle_arithmetic("23:59", 1, 2)
#> clock_angle_arithmetic("6:00", 0, 720)
#> clock_angle_arithmetic("noon", 1)

### substitution_alphabet_key
import string


def keyed_alphabet(key):
    seen = dict.fromkeys(ch for ch in key.lower() if ch in string.ascii_lowercase)
    rest = (ch for ch in string.ascii_lowercase if ch not in seen)
    return "".join([*seen, *rest])


def tables(key):
    alphabet = keyed_alphabet(key)
    forward = str.maketrans(string.ascii_lowercase, alphabet)
    backward = str.maketrans(alphabet, string.ascii_lowercase)
    return forward, backward


def substitution_alphabet_key(text, key, decode=False):
    forward, backward = tables(key)
    used = backward if decode else forward
    return text.lower().translate(used), keyed_alphabet(key)[:8]

#> substitution_alphabet_key("Hello Bob", "zebra")
#> substitution_alphabet_key("dfhht, yty", "Zebra Crossing", decode=True)
#> substitution_alphabet_key("", "")
#> substitution_alphabet_key("attack!", "alphabet")
#> substitution_alphabet_key("ñandú", "über", True)

### perfect_number_kinds
from itertools import groupby


def divisors(n):
    small = [d for d in range(1, int(n ** 0.5) + 1) if n % d == 0]
    large = [n // d for d in reversed(small) if d * d != n]
    return (small + large)[:-1]


def kind(n):
    if n < 1:
        raise ValueError(n)
    total = sum(divisors(n))
    if total == n:
        return "perfect"
    return "abundant" if total > n else "deficient"


def perfect_number_kinds(numbers):
    grouped = []
    for name, run in groupby(numbers, key=kind):
        grouped.append((name, list(run)))
    return grouped

#> perfect_number_kinds([6, 28, 12, 7, 8])
#> perfect_number_kinds([])
#> perfect_number_kinds([1])
#> perfect_number_kinds([18, 20, 24, 16])
#> perfect_number_kinds([5, 0])

### soundex_like_grouping
CODES = {**dict.fromkeys("bfpv", "1"), **dict.fromkeys("cgjkqsxz", "2"), **dict.fromkeys("dt", "3"),
         "l": "4", **dict.fromkeys("mn", "5"), "r": "6"}


def squeeze(codes):
    previous = None
    for c in codes:
        if c != previous and c:
            yield c
        previous = c


def sound(name):
    letters = [ch for ch in name.lower() if ch.isalpha()]
    if not letters:
        return "-"
    tail = squeeze(CODES.get(ch, "") for ch in letters[1:])
    return (letters[0].upper() + "".join(tail) + "000")[:4]


def soundex_like_grouping(names):
    groups = {}
    for n in names:
        groups.setdefault(sound(n), []).append(n)
    return {code: ns for code, ns in groups.items() if len(ns) > 1} or groups

#> soundex_like_grouping(["Meyer", "Maier", "Smith", "Schmidt"])
#> soundex_like_grouping(["Robert", "Rupert", "Rubin"])
#> soundex_like_grouping([])
#> soundex_like_grouping(["42", "Lee"])
#> soundex_like_grouping(["O'Hara", "Ohara", "ohair"])

### magic_square_builder
def odd_square(n):
    grid = [[0] * n for _ in range(n)]
    r, c = 0, n // 2
    for value in range(1, n * n + 1):
        grid[r][c] = value
        up, right = (r - 1) % n, (c + 1) % n
        if grid[up][right]:
            r = (r + 1) % n
        else:
            r, c = up, right
    return grid


def sums(grid):
    yield from map(sum, grid)
    yield from map(sum, zip(*grid))
    yield sum(grid[i][i] for i in range(len(grid)))


def magic_square_builder(n, swap_rows=()):
    if n % 2 == 0:
        return "odd sizes only"
    grid = odd_square(n)
    if swap_rows:
        i, j = swap_rows
        grid[i], grid[j] = grid[j], grid[i]
    return grid, sorted(set(sums(grid)))

#> magic_square_builder(3)
#> magic_square_builder(3, (0, 1))
#> magic_square_builder(1)
#> magic_square_builder(4)
#> magic_square_builder(5, swap_rows=(2, 2))

### xor_stream_mask
def keystream(seed):
    state = seed & 0xFF
    while True:
        state = (state * 5 + 3) & 0xFF
        yield state


def mask(data, seed):
    return bytes(b ^ k for b, k in zip(data, keystream(seed)))


def guess_seed(secret, start):
    for seed in range(16):
        if mask(secret[:len(start)], seed) == start:
            return seed
    return None


def xor_stream_mask(text, seed, known=1):
    data = text.encode()
    secret = mask(data, seed)
    return secret.hex(), guess_seed(secret, data[:known])

#> xor_stream_mask("hi there", 7)
#> xor_stream_mask("", 3)
#> xor_stream_mask("ß", 200)
#> xor_stream_mask("aaaa", 0, known=2)
#> xor_stream_mask("key", 15, 3)

### duration_words_parser
UNITS = {"week": 604800, "day": 86400, "hour": 3600, "minute": 60, "second": 1}


def unit_seconds(word):
    name = word.rstrip("s,")
    if name not in UNITS:
        raise KeyError(name)
    return UNITS[name]


def seconds(text):
    words = text.replace(" and ", " ").split()
    return sum(int(n) * unit_seconds(u) for n, u in zip(words[::2], words[1::2]))


def spell(total):
    parts = []
    for name, size in UNITS.items():
        n, total = divmod(total, size)
        if n:
            parts.append(f"{n} {name}{'s' if n > 1 else ''}")
    if len(parts) < 2:
        return "".join(parts) or "now"
    return ", ".join(parts[:-1]) + " and " + parts[-1]


def duration_words_parser(text, times=1):
    return spell(seconds(text) * times)

#> duration_words_parser("90 minutes and 5 seconds")
#> duration_words_parser("2 days", times=4)
#> duration_words_parser("")
#> duration_words_parser("1 hour, 30 minutes", 2)
#> duration_words_parser("3 fortnights")
#> duration_words_parser("1 second", 0)

### lucky_numbers_sieve
def strike(numbers, step):
    return [n for i, n in enumerate(numbers, 1) if i % step]


def lucky(limit):
    numbers = list(range(1, limit + 1, 2))
    position = 1
    while position < len(numbers) and numbers[position] <= len(numbers):
        numbers = strike(numbers, numbers[position])
        position += 1
    return numbers


def twins(numbers):
    return [(a, b) for a, b in zip(numbers, numbers[1:]) if b - a == 2]


def lucky_numbers_sieve(limit):
    found = lucky(limit)
    return found, twins(found)

#> lucky_numbers_sieve(25)
#> lucky_numbers_sieve(0)
#> lucky_numbers_sieve(3)
#> lucky_numbers_sieve(10)
#> lucky_numbers_sieve(40)

### knuth_letter_permutation
def factorial(n):
    return 1 if n < 2 else n * factorial(n - 1)


def nth_permutation(letters, k):
    if not letters:
        return ""
    block, k = divmod(k, factorial(len(letters) - 1))
    rest = letters[:block] + letters[block + 1:]
    return letters[block] + nth_permutation(rest, k)


def rank(word):
    if not word:
        return 0
    smaller = sum(ch < word[0] for ch in word[1:])
    return smaller * factorial(len(word) - 1) + rank(word[1:])


def knuth_letter_permutation(letters, k):
    ordered = "".join(sorted(letters))
    word = nth_permutation(ordered, k % factorial(len(ordered)))
    return word, rank(word)

#> knuth_letter_permutation("cab", 4)
#> knuth_letter_permutation("dial", 11)
#> knuth_letter_permutation("", 5)
#> knuth_letter_permutation("x", -1)
#> knuth_letter_permutation("aab", 3)
#> knuth_letter_permutation("zyx", 100)
