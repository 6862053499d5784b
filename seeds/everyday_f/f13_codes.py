### huffman_lengths_and_bits
import heapq
from collections import Counter


def huffman_lengths_and_bits(text: str) -> tuple[dict[str, int], int]:
    """Length of the code of each letter, and bits of the whole text."""
    counts = Counter(text)
    heap = [(n, ch, ch) for ch, n in counts.items()]
    heapq.heapify(heap)
    lengths = {ch: 0 for ch in counts}
    if len(heap) == 1:
        lengths[heap[0][1]] = 1
    while len(heap) > 1:
        n1, k1, letters1 = heapq.heappop(heap)
        n2, k2, letters2 = heapq.heappop(heap)
        for ch in letters1 + letters2:
            lengths[ch] += 1
        heapq.heappush(heap, (n1 + n2, min(k1, k2), letters1 + letters2))
    bits = sum(counts[ch] * length for ch, length in lengths.items())
    return dict(sorted(lengths.items())), bits

#> huffman_lengths_and_bits("abracadabra")
#> huffman_lengths_and_bits("aaaa")
#> huffman_lengths_and_bits("")
#> huffman_lengths_and_bits("mississippi")
#> huffman_lengths_and_bits("abcdefgh")
#> huffman_lengths_and_bits('mississippiabracadabraabcdefgh')
#> huffman_lengths_and_bits('mississippiabcdefghaaaa')

### bits_read_from_stream
class BitReader:
    def __init__(self, data: bytes):
        self.data = data
        self.position = 0

    def read(self, count: int) -> int:
        value = 0
        for _ in range(count):
            byte, bit = divmod(self.position, 8)
            if byte >= len(self.data):
                raise EOFError(f"after {self.position} bits")
            value = value << 1 | (self.data[byte] >> (7 - bit) & 1)
            self.position += 1
        return value


def bits_read_from_stream(data: bytes, layout: list[int]) -> list[int]:
    reader = BitReader(data)
    return [reader.read(width) for width in layout]

#> bits_read_from_stream(b"\xa5\x0f", [4, 4, 8])
#> bits_read_from_stream(b"\xff\x00\xff", [1, 7, 3, 10])
#> bits_read_from_stream(b"\x80", [1, 8])
#> bits_read_from_stream(b"", [])
#> bits_read_from_stream(b"\x12\x34", [3, 5, 2, 6])

### utf8_decoded_by_hand
def utf8_decoded_by_hand(data: bytes) -> str:
    """Decode utf-8; every broken byte becomes a question mark."""
    out = ""
    i = 0
    while i < len(data):
        first = data[i]
        if first < 0x80:
            size, code = 1, first
        elif 0xC2 <= first < 0xE0:
            size, code = 2, first & 0x1F
        elif 0xE0 <= first < 0xF0:
            size, code = 3, first & 0x0F
        else:
            out += "?"
            i += 1
            continue
        tail = data[i + 1:i + size]
        if len(tail) < size - 1 or any(b & 0xC0 != 0x80 for b in tail):
            out += "?"
            i += 1
            continue
        for b in tail:
            code = code << 6 | b & 0x3F
        out += chr(code)
        i += size
    return out

#> utf8_decoded_by_hand("caf\u00e9 \u20ac5".encode())
#> utf8_decoded_by_hand(b"ok\xff\xc3")
#> utf8_decoded_by_hand(b"")
#> utf8_decoded_by_hand(b"\xe2\x82x\xc3\xa4")
#> utf8_decoded_by_hand(b"\x80\xc0plain")
#> utf8_decoded_by_hand(b'ok\xff\xc3\xe2\x82x\xc3\xa4\x80\xc0plain')
#> utf8_decoded_by_hand(b'\xe2\x82x\xc3\xa4\x80\xc0plain')

### lzw_codes_of_text
def lzw_codes_of_text(text: str, alphabet: str = "abcd") -> list[int]:
    table = {ch: i for i, ch in enumerate(alphabet)}
    current = ""
    codes = []
    for ch in text:
        if ch not in alphabet:
            raise ValueError(f"{ch!r} is not in the alphabet")
        if current + ch in table:
            current += ch
        else:
            codes.append(table[current])
            table[current + ch] = len(table)
            current = ch
    if current:
        codes.append(table[current])
    return codes

#> lzw_codes_of_text("abababababa")
#> lzw_codes_of_text("aaaaaaaaaa")
#> lzw_codes_of_text("")
#> lzw_codes_of_text("abcx")
#> lzw_codes_of_text("dcbadcbadcba")
#> lzw_codes_of_text('dcbadcbadcbaabababababaaaaaaaaaaa')
#> lzw_codes_of_text('dcbadcbadcbaabababababa')

### barcode_stripes_of_digits
LEFT = ["0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011"]


def check_digit(digits):
    total = 0
    for i, d in enumerate(digits):
        total += int(d) * (3 if i % 2 == 0 else 1)
    return str(-total % 10)


def barcode_stripes_of_digits(digits: str, wide: bool = False) -> str:
    """EAN-8 stripes for seven digits: start, four left, middle, four right, end."""
    if len(digits) != 7 or not digits.isdigit():
        raise ValueError("seven digits wanted")
    digits += check_digit(digits)
    bits = "101"
    for d in digits[:4]:
        bits += LEFT[int(d)]
    bits += "01010"
    for d in digits[4:]:
        for bit in LEFT[int(d)]:
            bits += "1" if bit == "0" else "0"
    bits += "101"
    return "".join("#" if b == "1" else " " for b in bits) if wide else bits

#> barcode_stripes_of_digits("9638507")
#> barcode_stripes_of_digits("1234567", wide=True)
#> barcode_stripes_of_digits("12")
#> barcode_stripes_of_digits("0000000")
#> barcode_stripes_of_digits("55555x5")

### playfair_grid_lookup
def grid_of(key):
    letters = []
    for ch in key.lower() + "abcdefghiklmnopqrstuvwxyz":
        ch = "i" if ch == "j" else ch
        if ch.isalpha() and ch not in letters:
            letters.append(ch)
    return letters


def playfair_grid_lookup(key: str, pair: str) -> str:
    """One pair of letters enciphered with the 5x5 grid of the key."""
    grid = grid_of(key)
    a, b = (grid.index("i" if c == "j" else c) for c in pair.lower())
    ra, ca = divmod(a, 5)
    rb, cb = divmod(b, 5)
    if ra == rb:
        ca, cb = (ca + 1) % 5, (cb + 1) % 5
    elif ca == cb:
        ra, rb = (ra + 1) % 5, (rb + 1) % 5
    else:
        ca, cb = cb, ca
    return grid[ra * 5 + ca] + grid[rb * 5 + cb]

#> playfair_grid_lookup("playfair example", "hi")
#> playfair_grid_lookup("monarchy", "AR")
#> playfair_grid_lookup("", "az")
#> playfair_grid_lookup("keyword", "ke")
#> playfair_grid_lookup("keyword", "kc")
#> playfair_grid_lookup("keyword", "kt")
#> playfair_grid_lookup("zebra", "x!")
#> playfair_grid_lookup('playfair example monarchy keyword', 'hi')
#> playfair_grid_lookup('playfair example zebra keyword', 'hi')

### hamming_code_corrected
def hamming_code_corrected(bits: str) -> tuple[str, int]:
    """Hamming(7,4): the four data bits and the position that was mended (0 for none)."""
    if len(bits) != 7 or set(bits) - {"0", "1"}:
        raise ValueError("seven bits wanted")
    code = [int(b) for b in bits]
    error = 0
    for power in (1, 2, 4):
        parity = 0
        for position in range(1, 8):
            if position & power:
                parity ^= code[position - 1]
        if parity:
            error += power
    if error:
        code[error - 1] ^= 1
    data = [code[i - 1] for i in (3, 5, 6, 7)]
    return "".join(str(b) for b in data), error

#> hamming_code_corrected("0110011")
#> hamming_code_corrected("0110111")
#> hamming_code_corrected("1111111")
#> hamming_code_corrected("1000000")
#> hamming_code_corrected("01")
#> hamming_code_corrected("0000001")

### message_split_into_frames
import struct
import zlib


def message_split_into_frames(text: str, size: int = 6) -> list[str]:
    """Frames (number, last flag, payload, short checksum) as hex."""
    data = text.encode("utf-8")
    frames = []
    number = 0
    offset = 0
    while offset < len(data) or number == 0:
        payload = data[offset:offset + size]
        offset += size
        last = offset >= len(data)
        head = struct.pack(">B?", number, last)
        check = zlib.crc32(head + payload) & 0xFF
        frames.append((head + payload + bytes([check])).hex())
        number += 1
    return frames

#> message_split_into_frames("hello world!")
#> message_split_into_frames("")
#> message_split_into_frames("\u00fcber", size=2)
#> message_split_into_frames("abcdefghijklmnopqrstuvwxyz", 8)
#> message_split_into_frames("frames of three bytes", 3)
#> message_split_into_frames('überabcdefghijklmnopqrstuvwxyz frames of three bytes', size=2)
#> message_split_into_frames('über hello world! abcdefghijklmnopqrstuvwxyz', size=2)

### checksum_isbn_repaired
def isbn13_sum(digits):
    total = 0
    for i, d in enumerate(digits):
        total += d * (1 if i % 2 == 0 else 3)
    return total


def checksum_isbn_repaired(text: str):
    """A full ISBN-13 is checked (bool); with one '?' the missing digit is found (text)."""
    body = text.replace("-", "").replace(" ", "")
    if len(body) != 13:
        raise ValueError(f"{len(body)} digits")
    if "?" not in body:
        return isbn13_sum([int(c) for c in body]) % 10 == 0
    place = body.index("?")
    for digit in range(10):
        digits = [digit if i == place else int(c) for i, c in enumerate(body)]
        if isbn13_sum(digits) % 10 == 0:
            return body[:place] + str(digit) + body[place + 1:]

#> checksum_isbn_repaired("978-3-16-148410-0")
#> checksum_isbn_repaired("978-3-16-148410-1")
#> checksum_isbn_repaired("978-3-1?-148410-0")
#> checksum_isbn_repaired("?783161484100")
#> checksum_isbn_repaired("12345")
#> checksum_isbn_repaired("97?0306406157")
