### rle_encode_counts
def rle_encode_counts(data):
    out, i = "", 0
    while i < len(data):
        j = i
        while j < len(data) and data[j] == data[i]:
            j += 1
        out += (str(j - i) if j - i > 1 else "") + data[i]
        i = j
    return out

#> rle_encode_counts("WWWWBBBW")
#> rle_encode_counts("")
#> rle_encode_counts("abc")
#> rle_encode_counts("  hsqq qww  ")
#> rle_encode_counts("ééé!")

### rle_decode_counts
def rle_decode_counts(packed):
    num, plain = "", []
    for ch in packed:
        if ch.isdigit():
            num += ch
        else:
            plain.append(ch * int(num or 1))
            num = ""
    return "".join(plain)

#> rle_decode_counts("4W3BW")
#> rle_decode_counts("")
#> rle_decode_counts("xyz")
#> rle_decode_counts("12 2!")
#> rle_decode_counts("0ab3")

### rle_bits_first
from itertools import groupby

def rle_bits_first(bits):
    if not bits:
        return []
    runs = [len(list(g)) for _, g in groupby(bits)]
    return [int(bits[0]), *runs]

#> rle_bits_first("0001101")
#> rle_bits_first("")
#> rle_bits_first("1111")
#> rle_bits_first("10")
#> rle_bits_first("x0")

### lz78_encode
def lz78_encode(text):
    book, out, cur = {"": 0}, [], ""
    for ch in text:
        if cur + ch in book:
            cur += ch
        else:
            out.append((book[cur], ch))
            book[cur + ch] = len(book)
            cur = ""
    if cur:
        out.append((book[cur], ""))
    return out

#> lz78_encode("abababa")
#> lz78_encode("")
#> lz78_encode("aaaa")
#> lz78_encode("xyz")
#> lz78_encode("to be or to")

### lz78_decode
def lz78_decode(pairs):
    phrases = [""]
    for idx, ch in pairs:
        phrases.append(phrases[idx] + ch)
    return "".join(phrases)

#> lz78_decode([(0, "a"), (0, "b"), (1, "b"), (3, "a")])
#> lz78_decode([])
#> lz78_decode([(0, "n"), (0, "o"), (2, "n"), (1, "")])
#> lz78_decode([(5, "z")])
#> lz78_decode([(0, "-"), (1, "-"), (2, "-")])

### lzw_codes
def lzw_codes(msg):
    table = {c: i for i, c in enumerate(sorted(set(msg)))}
    codes, w = [], ""
    for c in msg:
        if w + c in table:
            w += c
            continue
        codes.append(table[w])
        table[w + c] = len(table)
        w = c
    return codes + ([table[w]] if w else []), len(table)

#> lzw_codes("banana")
#> lzw_codes("")
#> lzw_codes("zzzzzz")
#> lzw_codes("TOBEORTOBE")
#> lzw_codes("q")

### delta_decode_clip
from itertools import accumulate

def delta_decode_clip(deltas, top):
    return list(accumulate(deltas, lambda a, d: min(top, max(0, a + d)), initial=0))[1:]

#> delta_decode_clip([5, -2, 9, -20], 10)
#> delta_decode_clip([], 3)
#> delta_decode_clip([-1, 1], 7)
#> delta_decode_clip([100, 0], 50)
#> delta_decode_clip([1, 1, 1, 1], 2)

### varint_encode_bytes
def varint_encode_bytes(n):
    if n < 0:
        raise ValueError("unsigned only")
    out = bytearray()
    while n > 127:
        out.append(n & 127 | 128)
        n >>= 7
    out.append(n)
    return bytes(out)

#> varint_encode_bytes(300)
#> varint_encode_bytes(0)
#> varint_encode_bytes(127)
#> varint_encode_bytes(-1)
#> varint_encode_bytes(1 << 21)

### varint_decode_stream
def varint_decode_stream(blob):
    values, cur, shift = [], 0, 0
    for b in blob:
        cur |= (b & 0x7F) << shift
        if b & 0x80:
            shift += 7
        else:
            values.append(cur)
            cur = shift = 0
    return values if shift == 0 else values + ["truncated"]

#> varint_decode_stream(b"\xac\x02\x05")
#> varint_decode_stream(b"")
#> varint_decode_stream(b"\x00\x7f")
#> varint_decode_stream(b"\x80")
#> varint_decode_stream([129, 1, 255, 255, 3])

### naive_find_all
def naive_find_all(haystack, needle, overlap=True):
    spots, i = [], 0
    while needle and i <= len(haystack) - len(needle):
        if haystack[i:i + len(needle)] == needle:
            spots.append(i)
            i += 1 if overlap else len(needle)
        else:
            i += 1
    return spots

#> naive_find_all("banana", "ana")
#> naive_find_all("banana", "ana", overlap=False)
#> naive_find_all("abc", "")
#> naive_find_all("", "x")
#> naive_find_all("aaaa", "aa", False)

### kmp_failure_table
def kmp_failure_table(p):
    fail = [0] * len(p)
    k = 0
    for i in range(1, len(p)):
        while k and p[i] != p[k]:
            k = fail[k - 1]
        if p[i] == p[k]:
            k += 1
        fail[i] = k
    return fail

#> kmp_failure_table("ababaca")
#> kmp_failure_table("aaaa")
#> kmp_failure_table("")
#> kmp_failure_table("abcd")
#> kmp_failure_table("abcabd")

### rabin_karp_hashes
def rabin_karp_hashes(text, pat, base=10, mod=13):
    m = len(pat)
    value = lambda s: sum(ord(c) * base ** i for i, c in enumerate(reversed(s))) % mod
    want = value(pat)
    hits = spurious = 0
    for i in range(len(text) - m + 1):
        if value(text[i:i + m]) == want:
            if text[i:i + m] == pat:
                hits += 1
            else:
                spurious += 1
    return want, hits, spurious

#> rabin_karp_hashes("2359023141526739921", "31415")
#> rabin_karp_hashes("abab", "ab")
#> rabin_karp_hashes("", "q")
#> rabin_karp_hashes("1122334455667788", "12", mod=3)
#> rabin_karp_hashes("xyz", "z", base=2, mod=5)

### boyer_moore_skips
def boyer_moore_skips(text, pat):
    last = {c: i for i, c in enumerate(pat)}
    shifts, s = [], 0
    while s <= len(text) - len(pat):
        j = len(pat) - 1
        while j >= 0 and pat[j] == text[s + j]:
            j -= 1
        if j < 0:
            return s, shifts
        jump = max(1, j - last.get(text[s + j], -1))
        shifts.append(jump)
        s += jump
    return -1, shifts

#> boyer_moore_skips("here is a simple example", "example")
#> boyer_moore_skips("aaab", "b")
#> boyer_moore_skips("abc", "abcd")
#> boyer_moore_skips("mississippi", "ssip")
#> boyer_moore_skips("zzzz", "zy")

### z_function_values
def z_function_values(s):
    z = [0] * len(s)
    left = right = 0
    for i in range(1, len(s)):
        if i < right:
            z[i] = min(right - i, z[i - left])
        while i + z[i] < len(s) and s[z[i]] == s[i + z[i]]:
            z[i] += 1
        if i + z[i] > right:
            left, right = i, i + z[i]
    return z

#> z_function_values("aabxaab")
#> z_function_values("aaaa")
#> z_function_values("")
#> z_function_values("abc")
#> z_function_values("abababb")

### suffix_array_small
def suffix_array_small(s):
    order = sorted(range(len(s)), key=lambda i: s[i:])
    lcp = []
    for a, b in zip(order, order[1:]):
        k = 0
        while s[a + k:a + k + 1] == s[b + k:b + k + 1] != "":
            k += 1
        lcp.append(k)
    return order, lcp

#> suffix_array_small("banana")
#> suffix_array_small("")
#> suffix_array_small("x")
#> suffix_array_small("abab")
#> suffix_array_small("zyx")

### burrows_wheeler_alg
def burrows_wheeler_alg(text, end="$"):
    s = text + end
    rotations = sorted(s[i:] + s[:i] for i in range(len(s)))
    return "".join(r[-1] for r in rotations), rotations.index(s)

#> burrows_wheeler_alg("banana")
#> burrows_wheeler_alg("")
#> burrows_wheeler_alg("appellee", end="|")
#> burrows_wheeler_alg("aaa")
#> burrows_wheeler_alg("New Wave")

### inverse_bwt
def inverse_bwt(last, end="$"):
    table = [""] * len(last)
    for _ in last:
        table = sorted(c + row for c, row in zip(last, table))
    for row in table:
        if row.endswith(end):
            return row[:-1]
    return None

#> inverse_bwt("annb$aa")
#> inverse_bwt("$")
#> inverse_bwt("")
#> inverse_bwt("abc")
#> inverse_bwt("oe#ht", end="#")

### move_to_front_codes
def move_to_front_codes(text, alphabet="abcdefgh"):
    symbols = list(alphabet)
    codes = []
    for ch in text:
        i = symbols.index(ch)
        codes.append(i)
        symbols.insert(0, symbols.pop(i))
    return codes, "".join(symbols)

#> move_to_front_codes("cabbage")
#> move_to_front_codes("")
#> move_to_front_codes("noon", alphabet="nom")
#> move_to_front_codes("zebra")
#> move_to_front_codes("hhh")

### caesar_mixed_case
def caesar_mixed_case(msg, shift):
    out = []
    for c in msg:
        if "a" <= c <= "z":
            out.append(chr((ord(c) - 97 + shift) % 26 + 97))
        elif "A" <= c <= "Z":
            out.append(chr((ord(c) - 65 + shift) % 26 + 65))
        else:
            out.append(c)
    return "".join(out)

#> caesar_mixed_case("Zebra & Yak", 3)
#> caesar_mixed_case("", 9)
#> caesar_mixed_case("abc xyz", -27)
#> caesar_mixed_case("Ünder 42", 13)
#> caesar_mixed_case("HAL", 1)

### vigenere_keystream
from itertools import cycle

def vigenere_keystream(text, key, decode=False):
    stream = cycle(ord(k) - 97 for k in key.lower())
    sign = -1 if decode else 1
    res = ""
    for ch in text.lower():
        if not ch.isalpha():
            res += ch
            continue
        res += chr((ord(ch) - 97 + sign * next(stream)) % 26 + 97)
    return res

#> vigenere_keystream("attack at dawn", "lemon")
#> vigenere_keystream("lxfopv ef rnhr", "lemon", decode=True)
#> vigenere_keystream("", "key")
#> vigenere_keystream("NO key!", "A")
#> vigenere_keystream("oops", "")

### rail_fence_rows
def rail_fence_rows(text, rails):
    if rails == 1:
        return text
    rows = [""] * rails
    r, step = 0, 1
    for ch in text:
        rows[r] += ch
        if r + step not in range(rails):
            step = -step
        r += step
    return "".join(rows)

#> rail_fence_rows("WEAREDISCOVERED", 3)
#> rail_fence_rows("hello", 1)
#> rail_fence_rows("", 4)
#> rail_fence_rows("ab cd ef", 2)
#> rail_fence_rows("xyz", 10)

### columnar_transposition
def columnar_transposition(msg, key):
    order = sorted(range(len(key)), key=lambda i: (key[i], i))
    return " ".join(msg[i::len(key)] for i in order)

#> columnar_transposition("WEAREDISCOVERED", "ZEBRA")
#> columnar_transposition("", "ab")
#> columnar_transposition("attack", "aaa")
#> columnar_transposition("12345", "k")
#> columnar_transposition("short", "verylongkey")

### polybius_square_alg
def polybius_square_alg(text):
    grid = "abcdefghiklmnopqrstuvwxyz"
    codes = []
    for ch in text.lower().replace("j", "i"):
        pos = grid.find(ch)
        if pos >= 0:
            codes.append(10 * (pos // 5 + 1) + pos % 5 + 1)
    return codes

#> polybius_square_alg("Jazz")
#> polybius_square_alg("")
#> polybius_square_alg("go 2 it")
#> polybius_square_alg("ijk")
#> polybius_square_alg("!?")

### atbash_groups
def atbash_groups(plain, size=5):
    table = str.maketrans("abcdefghijklmnopqrstuvwxyz", "zyxwvutsrqponmlkjihgfedcba")
    clean = "".join(c for c in plain.lower() if c.isalnum()).translate(table)
    return " ".join(clean[i:i + size] for i in range(0, len(clean), size))

#> atbash_groups("The quick brown fox")
#> atbash_groups("")
#> atbash_groups("yes, no, 1 2 3", size=3)
#> atbash_groups("Ω mega")
#> atbash_groups("abc", 1)

### xor_repeating_key
def xor_repeating_key(data: bytes, key: bytes) -> bytes:
    if not key:
        return data
    return bytes(b ^ key[i % len(key)] for i, b in enumerate(data))

#> xor_repeating_key(b"attack", b"K")
#> xor_repeating_key(b"\x00\x00\x00", b"ab")
#> xor_repeating_key(b"plain", b"")
#> xor_repeating_key(b"", b"key")
#> xor_repeating_key(b"same", b"same")

### base64_by_hand
def base64_by_hand(data):
    table = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    bits = "".join(f"{b:08b}" for b in data)
    while len(bits) % 6:
        bits += "00"
    out = "".join(table[int(bits[i:i + 6], 2)] for i in range(0, len(bits), 6))
    return out + "=" * (-len(out) % 4)

#> base64_by_hand(b"Man")
#> base64_by_hand(b"M")
#> base64_by_hand(b"")
#> base64_by_hand(b"ok!!")
#> base64_by_hand(bytes([255, 0]))

### common_prefix_fold
from functools import reduce

def common_prefix_fold(names):
    def shared(a, b):
        n = 0
        while n < min(len(a), len(b)) and a[n] == b[n]:
            n += 1
        return a[:n]
    return reduce(shared, names) if names else ""

#> common_prefix_fold(["interview", "internet", "interval"])
#> common_prefix_fold([])
#> common_prefix_fold(["solo"])
#> common_prefix_fold(["abc", "", "abd"])
#> common_prefix_fold(["x1", "y1"])

### diff_line_marks
def diff_line_marks(old, new):
    i = j = 0
    marks = []
    while i < len(old) and j < len(new):
        if old[i] == new[j]:
            marks.append(" " + old[i])
            i += 1
            j += 1
        elif old[i] in new[j:]:
            marks.append("+" + new[j])
            j += 1
        else:
            marks.append("-" + old[i])
            i += 1
    return marks + ["-" + x for x in old[i:]] + ["+" + x for x in new[j:]]

#> diff_line_marks(["a", "b", "c"], ["a", "x", "c"])
#> diff_line_marks([], ["new"])
#> diff_line_marks(["k", "m"], ["m"])
#> diff_line_marks(["one", "two"], ["zero", "one", "two", "three"])
#> diff_line_marks(["gone"], [])

### hamming_or_none
def hamming_or_none(a, b):
    if len(a) != len(b):
        return None
    return sum(map(str.__ne__, a, b)), [i for i in range(len(a)) if a[i] != b[i]]

#> hamming_or_none("GAGCCTACT", "CATCGTAAT")
#> hamming_or_none("abc", "ab")
#> hamming_or_none("", "")
#> hamming_or_none("same", "Same")
#> hamming_or_none("1011", "0100")

### anagram_windows
def anagram_windows(s, p):
    need = sorted(p)
    k = len(p)
    return [i for i in range(len(s) - k + 1) if sorted(s[i:i + k]) == need]

#> anagram_windows("cbaebabacd", "abc")
#> anagram_windows("abab", "ab")
#> anagram_windows("", "z")
#> anagram_windows("xyz", "xyzw")
#> anagram_windows("ooo", "o")

### dictionary_compress_words
def dictionary_compress_words(sentence):
    index, codes = {}, []
    for w in sentence.split():
        codes.append(index.setdefault(w.lower(), len(index)))
    return " ".join(map(str, codes)), list(index)

#> dictionary_compress_words("the cat and the hat and The bat")
#> dictionary_compress_words("")
#> dictionary_compress_words("yes Yes YES")
#> dictionary_compress_words("  spaced   out ")
#> dictionary_compress_words("a b c a.")

### nibble_pack_digits
def nibble_pack_digits(digits):
    if len(digits) % 2:
        digits = "0" + digits
    packed = bytes(int(digits[i]) << 4 | int(digits[i + 1]) for i in range(0, len(digits), 2))
    return packed, len(packed)

#> nibble_pack_digits("1234")
#> nibble_pack_digits("987")
#> nibble_pack_digits("")
#> nibble_pack_digits("00")
#> nibble_pack_digits("12f4")

### soundex_code
def soundex_code(name):
    groups = {c: str(i) for i, s in enumerate(["bfpv", "cgjkqsxz", "dt", "l", "mn", "r"], 1) for c in s}
    name = name.lower()
    code, prev = name[:1].upper(), groups.get(name[:1], "")
    for ch in name[1:]:
        d = groups.get(ch, "")
        if d and d != prev:
            code += d
        if ch not in "hw":
            prev = d
    return (code + "000")[:4]

#> soundex_code("Robert")
#> soundex_code("Tymczak")
#> soundex_code("")
#> soundex_code("Pfister")
#> soundex_code("Ashcraft")

### longest_repeat_substring
def longest_repeat_substring(s):
    for size in range(len(s) - 1, 0, -1):
        seen = set()
        for i in range(len(s) - size + 1):
            piece = s[i:i + size]
            if piece in seen:
                return piece
            seen.add(piece)
    return ""

#> longest_repeat_substring("banana")
#> longest_repeat_substring("abcd")
#> longest_repeat_substring("")
#> longest_repeat_substring("aaaa")
#> longest_repeat_substring("to be or not to be")

### smallest_period
def smallest_period(s):
    n = len(s)
    for p in range(1, n // 2 + 1):
        if n % p == 0 and s[:p] * (n // p) == s:
            return s[:p], n // p
    return s, 1

#> smallest_period("abcabcabc")
#> smallest_period("aaaa")
#> smallest_period("abcd")
#> smallest_period("")
#> smallest_period("-+-+-")
