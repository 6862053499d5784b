### frame_checksum_valid
def frame_checksum_valid(frame: bytes) -> bool:
    """A frame is STX, length, payload, xor of the payload, ETX."""
    if len(frame) < 4 or frame[0] != 0x02 or frame[-1] != 0x03:
        return False
    length = frame[1]
    payload = frame[2:-2]
    if len(payload) != length:
        return False
    check = 0
    for byte in payload:
        check ^= byte
    return check == frame[-2]

#> frame_checksum_valid(bytes([2, 3, 65, 66, 67, 64, 3]))
#> frame_checksum_valid(bytes([2, 3, 65, 66, 67, 65, 3]))
#> frame_checksum_valid(b"\x02\x05hello\x62\x03")
#> frame_checksum_valid(b"\x02\x09hello\x62\x03")
#> frame_checksum_valid(b"hello")
#> frame_checksum_valid(b"\x02\x0csensor-12:ok\x2f\x03")
#> frame_checksum_valid(b"\x02\x00\x00\x03")

### counted_varints_hex
def encode_varint(number):
    if number < 0:
        raise ValueError("only natural numbers")
    out = bytearray()
    while True:
        low = number & 0x7F
        number >>= 7
        if number:
            out.append(low | 0x80)
        else:
            out.append(low)
            return bytes(out)


def counted_varints_hex(numbers):
    data = encode_varint(len(numbers))
    for number in numbers:
        data += encode_varint(number)
    return data.hex(" ")

#> counted_varints_hex([1, 127, 128, 300])
#> counted_varints_hex([])
#> counted_varints_hex([16384, 5])
#> counted_varints_hex([3, -3])
#> counted_varints_hex([1000000, 99, 129])
#> counted_varints_hex([1, 127, 128, 300, 1000000, 99, 129])

### varint_decode_sum
class TruncatedData(ValueError):
    pass


def read_varint(data, position):
    value = shift = 0
    while True:
        if position >= len(data):
            raise TruncatedData(f"data ends at {position}")
        byte = data[position]
        position += 1
        value |= (byte & 0x7F) << shift
        if not byte & 0x80:
            return value, position
        shift += 7


def varint_decode_sum(hex_text: str) -> int:
    data = bytes.fromhex(hex_text)
    position = total = 0
    try:
        while position < len(data):
            value, position = read_varint(data, position)
            total += value
    except TruncatedData:
        return -1
    return total

#> varint_decode_sum("01 7f 8001")
#> varint_decode_sum("ac02 05")
#> varint_decode_sum("")
#> varint_decode_sum("05 80")
#> varint_decode_sum("ff ff 03 e8 07")
#> varint_decode_sum("xyz")
#> varint_decode_sum("01 7f 8001 ff ff 03 e8 07 ac02 05")

### run_length_pack_bytes
from itertools import groupby


def pack(data):
    out = bytearray()
    for byte, group in groupby(data):
        count = len(list(group))
        while count > 0:
            part = min(count, 255)
            out += bytes([part, byte])
            count -= part
    return bytes(out)


def unpack(packed):
    return b"".join(bytes([byte]) * count for count, byte in zip(packed[::2], packed[1::2]))


def run_length_pack_bytes(text: str) -> dict:
    """Pack a text, check that it survives, and report the ratio."""
    data = text.encode("utf-8")
    packed = pack(data)
    ratio = len(packed) / len(data) if data else 1.0
    return {"packed": packed, "same": unpack(packed) == data, "ratio": round(ratio, 2)}

#> run_length_pack_bytes("aaaabbbc")
#> run_length_pack_bytes("")
#> run_length_pack_bytes("=" * 20 + ">")
#> run_length_pack_bytes("é!")
#> run_length_pack_bytes("    if x:")
#> run_length_pack_bytes("aaaabbbc     if x: é!")

### base64_header_decode
import base64
import binascii


class BadCredentials(Exception):
    pass


def parse_basic(header):
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "basic":
        raise BadCredentials(f"scheme {scheme!r}")
    try:
        decoded = base64.b64decode(token, validate=True).decode("utf-8")
    except (binascii.Error, UnicodeDecodeError):
        raise BadCredentials("not base64") from None
    user, colon, password = decoded.partition(":")
    if not colon:
        raise BadCredentials("no colon")
    return user, password


def base64_header_decode(header: str, users: dict[str, str]) -> bool:
    """Does an Authorization header carry the right password?"""
    try:
        user, password = parse_basic(header)
    except BadCredentials:
        return False
    return user in users and users[user] == password

#> base64_header_decode("Basic YW5uOnMzY3JldA==", {"ann": "s3cret"})
#> base64_header_decode("Basic YW5uOnMzY3JldA==", {"ann": "other", "bob": "s3cret"})
#> base64_header_decode("Bearer YW5uOnMzY3JldA==", {"ann": "s3cret"})
#> base64_header_decode("Basic !!!", {})
#> base64_header_decode("basic bm9jb2xvbg==", {"nocolon": ""})
#> base64_header_decode("Basic cm9vdDp0b29y", {"root": "toor"})

### starred_hex_dump
def printable(byte):
    return chr(byte) if 32 <= byte < 127 else "."


def starred_hex_dump(data: bytes, width: int = 8) -> list[str]:
    lines = []
    for offset in range(0, len(data), width):
        chunk = data[offset:offset + width]
        numbers = " ".join(f"{byte:02x}" for byte in chunk)
        text = "".join(map(printable, chunk))
        line = f"{offset:04x}  {numbers:<{width * 3}} {text}"
        if lines and lines[-1][4:] == line[4:]:
            line = "*"
        lines.append(line)
    return lines

#> starred_hex_dump(b"Hello, world!\n")
#> starred_hex_dump(b"\x00\x01\x02\xff", width=4)
#> starred_hex_dump(b"")
#> starred_hex_dump(b"abababab", 2)
#> starred_hex_dump("naïve".encode(), 3)

### struct_header_fields
import struct

HEADER = struct.Struct(">4sBHI")
KINDS = {1: "data", 2: "ack", 3: "close"}


class ProtocolError(Exception):
    pass


def unpack_header(packet):
    if len(packet) < HEADER.size:
        raise ProtocolError(f"{len(packet)} bytes, {HEADER.size} needed")
    magic, kind, length, serial = HEADER.unpack_from(packet)
    if magic != b"NDBX":
        raise ProtocolError(f"magic {magic!r}")
    return {"kind": KINDS.get(kind, "unknown"), "length": length, "serial": serial}


def struct_header_fields(kind: int, payload: bytes, serial: int = 1, magic: bytes = b"NDBX", cut: int = 20) -> dict:
    """Write a packet, read it back and compare."""
    packet = HEADER.pack(magic, kind, len(payload), serial) + payload
    header = unpack_header(packet[:cut])
    body = packet[HEADER.size:]
    header["complete"] = len(body) == header["length"]
    return header

#> struct_header_fields(1, b"ping")
#> struct_header_fields(3, b"", serial=70000)
#> struct_header_fields(9, b"\x00" * 30, 5)
#> struct_header_fields(2, b"ok", magic=b"HTTP")
#> struct_header_fields(1, b"lost", cut=9)
#> struct_header_fields(2, b"received 17 of 20 blocks", serial=4096)

### luhn_card_valid
def luhn_card_valid(number: str, lengths: tuple[int, ...] = (13, 15, 16)) -> bool:
    digits = [int(char) for char in number if char.isdigit()]
    if len(digits) not in lengths:
        return False
    total = 0
    for position, digit in enumerate(reversed(digits)):
        if position % 2 == 1:
            digit *= 2
            if digit > 9:
                digit -= 9
        total += digit
    return total % 10 == 0

#> luhn_card_valid("4539 1488 0343 6467")
#> luhn_card_valid("8273 1232 7352 0569")
#> luhn_card_valid("1234-5678")
#> luhn_card_valid("3782 822463 10005")
#> luhn_card_valid("7992739871", lengths=(10,))

### isbn_repair_missing
def isbn13_check(digits):
    total = sum(d * (3 if i % 2 else 1) for i, d in enumerate(digits))
    return (10 - total % 10) % 10


def isbn_repair_missing(isbn: str) -> str:
    """Fill in the one unreadable digit (a question mark) of an ISBN-13."""
    compact = isbn.replace("-", "").replace(" ", "")
    if len(compact) != 13 or compact.count("?") != 1:
        raise ValueError(f"cannot repair {isbn!r}")
    hole = compact.index("?")
    for candidate in "0123456789":
        filled = compact[:hole] + candidate + compact[hole + 1:]
        digits = [int(d) for d in filled]
        if isbn13_check(digits[:12]) == digits[12]:
            return isbn.replace("?", candidate)

#> isbn_repair_missing("978-3-16-148410-?")
#> isbn_repair_missing("978030640?157")
#> isbn_repair_missing("978-0-306-40615-7")
#> isbn_repair_missing("978-3-16-1484?0-0")
#> isbn_repair_missing("97?")

### caesar_shift_guess
from string import ascii_lowercase

COMMON = "etaoin"


def shift_text(text, by):
    table = str.maketrans(ascii_lowercase, ascii_lowercase[by:] + ascii_lowercase[:by])
    return text.translate(table)


def caesar_shift_guess(secret: str, candidates: range = range(26)) -> tuple[int, str]:
    """Guess the shift by counting how often common letters appear."""
    best_shift, best_text, best_score = 0, secret, -1
    for by in candidates:
        text = shift_text(secret, by)
        score = sum(text.count(letter) for letter in COMMON)
        if score > best_score:
            best_shift, best_text, best_score = by, text, score
    return best_shift, best_text

#> caesar_shift_guess("phhw ph dw wkh vwdwlrq", range(20, 26))
#> caesar_shift_guess("notes on the train", range(0, 4))
#> caesar_shift_guess("", range(2))
#> caesar_shift_guess("xlmw mw e xiwx", range(18, 24))
#> caesar_shift_guess("qeb pzobbk fp lk", range(1, 6))

### adler_checksum_text
MOD = 65521


def adler32(data):
    a, b = 1, 0
    for byte in data:
        a = (a + byte) % MOD
        b = (b + a) % MOD
    return b << 16 | a


def fletcher16(data):
    low = high = 0
    for byte in data:
        low = (low + byte) % 255
        high = (high + low) % 255
    return high << 8 | low


ALGORITHMS = {"adler": adler32, "fletcher": fletcher16}


def adler_checksum_text(text, algorithm="adler"):
    if algorithm not in ALGORITHMS:
        raise ValueError(f"unknown algorithm {algorithm}")
    return ALGORITHMS[algorithm](text.encode())

#> adler_checksum_text("Wikipedia")
#> adler_checksum_text("order 4711", "fletcher")
#> adler_checksum_text("")
#> adler_checksum_text("Grüße", "fletcher")
#> adler_checksum_text("x", "md5")
#> adler_checksum_text("the quick brown fox")
#> adler_checksum_text("order 4711 the quick brown fox Wikipedia", "fletcher")

### access_flags_text
from enum import IntFlag


class Access(IntFlag):
    READ = 1
    WRITE = 2
    EXECUTE = 4
    SHARE = 8


NAMES = {flag.name.lower(): flag for flag in Access}


def parse_flags(text):
    """'read|write' or '+share' or '-write' applied to what went before."""
    flags = Access(0)
    for word in text.split():
        if word.startswith("-"):
            flags &= ~NAMES[word[1:]]
        else:
            for name in word.lstrip("+").split("|"):
                flags |= NAMES[name]
    return flags


def access_flags_text(text: str) -> str:
    flags = parse_flags(text)
    if not flags:
        return "none (0)"
    names = [flag.name.title() for flag in Access if flag in flags]
    return f"{', '.join(names)} ({int(flags)})"

#> access_flags_text("read|write +share")
#> access_flags_text("read|write|execute -write")
#> access_flags_text("read -read")
#> access_flags_text("read|fly")
#> access_flags_text("+execute +share -execute read")
#> access_flags_text("+execute +share -execute read read|write +share read|write|execute -write")

### utf8_safe_truncate
def utf8_safe_truncate(text: str, limit: int, ellipsis: str = "…") -> str:
    """Cut a text so that its UTF-8 form fits into `limit` bytes."""
    data = text.encode("utf-8")
    if len(data) <= limit:
        return text
    room = limit - len(ellipsis.encode("utf-8"))
    if room < 0:
        raise ValueError("no room for the ellipsis")
    cut = room
    # step back over continuation bytes, which look like 10xxxxxx
    while cut > 0 and data[cut] & 0b1100_0000 == 0b1000_0000:
        cut -= 1
    return data[:cut].decode("utf-8").rstrip() + ellipsis

#> utf8_safe_truncate("Smørrebrød", 8)
#> utf8_safe_truncate("Smørrebrød", 12)
#> utf8_safe_truncate("日本語テキスト", 10)
#> utf8_safe_truncate("long sentence about nothing", 17, "...")
#> utf8_safe_truncate("abcdef", 2)

### bitmap_row_pack
def pack_row(row):
    """Bytes of a row of '#' and '.', eight pixels a byte, padded with zeros."""
    padded = row.ljust(-(-len(row) // 8) * 8, ".")
    out = bytearray()
    for start in range(0, len(padded), 8):
        byte = 0
        for pixel in padded[start:start + 8]:
            byte = byte << 1 | (pixel == "#")
        out.append(byte)
    return bytes(out)


def bitmap_row_pack(rows):
    width = len(rows[0])
    data = bytearray([width])
    for number, row in enumerate(rows):
        if len(row) != width:
            raise ValueError(f"row {number} is {len(row)} wide")
        data += pack_row(row)
    return bytes(data)

#> bitmap_row_pack(["#..#", ".##."])
#> bitmap_row_pack(["##########"])
#> bitmap_row_pack(["#.#", "##"])
#> bitmap_row_pack(["........", "###.####"])
#> bitmap_row_pack([])

### percent_encode_query
SAFE = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~")


def quote(text):
    out = []
    for byte in text.encode("utf-8"):
        if byte in SAFE:
            out.append(chr(byte))
        elif byte == 0x20:
            out.append("+")
        else:
            out.append(f"%{byte:02X}")
    return "".join(out)


def percent_encode_query(params):
    pairs = []
    for key, value in params.items():
        if value is None:
            continue
        values = value if isinstance(value, list) else [value]
        for item in values:
            pairs.append(f"{quote(key)}={quote(str(item))}")
    return "&".join(pairs)

#> percent_encode_query({"q": "a b", "page": 2})
#> percent_encode_query({"tag": ["c++", "50%"], "x": None})
#> percent_encode_query({})
#> percent_encode_query({"city": "Köln"})
#> percent_encode_query({"a&b": "=", "ok": True})
#> percent_encode_query({"a&b": "=", "ok": True, "tag": ["c++", "50%"], "x": None})

### gray_code_sequence_ok
def to_gray(number):
    return number ^ (number >> 1)


def from_gray(code):
    number = 0
    while code:
        number ^= code
        code >>= 1
    return number


def gray_code_sequence_ok(readings):
    """Do readings of a rotary encoder follow each other by single steps?

    Readings are bit texts such as '011'; the wheel wraps around.
    """
    if not readings:
        return True
    size = 1 << len(readings[0])
    positions = [from_gray(int(bits, 2)) for bits in readings]
    for before, after in zip(positions, positions[1:]):
        if (after - before) % size not in (1, size - 1):
            return False
        assert bin(to_gray(before) ^ to_gray(after)).count("1") == 1
    return True

#> gray_code_sequence_ok(["000", "001", "011", "010"])
#> gray_code_sequence_ok(["000", "011"])
#> gray_code_sequence_ok(["100", "000", "001", "000"])
#> gray_code_sequence_ok([])
#> gray_code_sequence_ok(["00", "2x"])
#> gray_code_sequence_ok(["000", "001", "011", "010", "100", "000", "001", "000", "000", "011"])

### hash_chain_first_break
import hashlib
from itertools import pairwise


def seal(previous, text):
    return hashlib.sha256(f"{previous}|{text}".encode()).hexdigest()[:6]


def build_chain(texts):
    chain = [("start", "000000")]
    for text in texts:
        chain.append((text, seal(chain[-1][1], text)))
    return chain


def hash_chain_first_break(texts: list[str], tampered: dict[int, str]) -> int | None:
    chain = build_chain(texts)
    for index, text in tampered.items():
        chain[index + 1] = (text, chain[index + 1][1])
    for index, (before, after) in enumerate(pairwise(chain)):
        if seal(before[1], after[0]) != after[1]:
            return index
    return None

#> hash_chain_first_break(["pay 10", "pay 20", "pay 30"], {1: "pay 2000"})
#> hash_chain_first_break(["pay 10", "pay 20"], {})
#> hash_chain_first_break([], {})
#> hash_chain_first_break(["a", "b", "c"], {2: "c"})
#> hash_chain_first_break(["a", "b"], {5: "x"})
#> hash_chain_first_break(["open", "read", "close"], {2: "leak", 0: "shut"})

### nibble_bcd_decode
def nibbles(data):
    for byte in data:
        yield byte >> 4
        yield byte & 0x0F


def nibble_bcd_decode(data, decimals=2):
    """Packed decimal: digits in nibbles, the last one is the sign (C +, D -)."""
    *digits, sign = nibbles(data)
    value = 0
    for digit in digits:
        if digit > 9:
            raise ValueError(f"nibble {digit:X} is no digit")
        value = value * 10 + digit
    if sign == 0x0D:
        value = -value
    elif sign != 0x0C:
        raise ValueError(f"sign {sign:X}")
    return value / 10 ** decimals

#> nibble_bcd_decode(b"\x12\x34\x5c")
#> nibble_bcd_decode(b"\x00\x99\x9d")
#> nibble_bcd_decode(b"\x1a\x0c")
#> nibble_bcd_decode(b"\x07\x5c", decimals=0)
#> nibble_bcd_decode(b"\x12\x34")

### license_key_check
import hashlib
import re

KEY = re.compile(r"[A-Z2-9]{4}(?:-[A-Z2-9]{4}){2}")
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


def check_group(body):
    digest = hashlib.sha1(body.encode()).digest()
    return "".join(ALPHABET[byte % 32] for byte in digest[:4])


def license_key_check(key: str, issued: list[str]) -> bool:
    """Is the key well formed, is its check group right, was it issued to somebody?"""
    key = key.strip().upper()
    if not KEY.fullmatch(key):
        return False
    body, _, group = key.rpartition("-")
    if check_group(body) != group:
        return False
    return any(body == f"{owner[:4].upper():X<4}-{number:04d}".replace("0", "Z").replace("1", "Y")
               for number, owner in enumerate(issued, 22))

#> license_key_check("ANNX-ZZ22-F78A", ["ann", "robert"])
#> license_key_check("robe-zz23-qg7r", ["ann", "robert"])
#> license_key_check("ANNX-ZZ22-AAAA", ["ann"])
#> license_key_check("ANNX-ZZ22-F78A", ["bob"])
#> license_key_check("not a key", [])
#> license_key_check("ANNX-ZZ22-F78A", ["bob", "ann", "robert", "ann", "robert"])

### delta_compress_times
def zigzag(number):
    return number * 2 if number >= 0 else -number * 2 - 1


def delta_compress_times(stamps: list[int]) -> dict:
    if len(stamps) < 2:
        return {"codes": list(stamps), "bits": 64 * len(stamps)}
    codes = [stamps[0], stamps[1] - stamps[0]]
    bits = 64 + 14
    previous = codes[1]
    for before, after in zip(stamps[1:], stamps[2:]):
        delta = after - before
        code = zigzag(delta - previous)
        codes.append(code)
        if code == 0:
            bits += 1
        elif code < 128:
            bits += 9
        else:
            bits += 36
        previous = delta
    return {"codes": codes, "bits": bits}

#> delta_compress_times([1000, 1060, 1120, 1180, 1241])
#> delta_compress_times([5])
#> delta_compress_times([])
#> delta_compress_times([0, 10, 20, 500, 510])
#> delta_compress_times([100, 99, 98, 97])
#> delta_compress_times([1000, 1060, 1120, 1180, 1241, 0, 10, 20, 500, 510, 100, 99, 98, 97])
#> delta_compress_times([0, 10, 20, 500, 510, 1000, 1060, 1120, 1180, 1241, 100, 99, 98, 97])

### color_hex_bytes_mix
def parse_hex(colour):
    """(r, g, b) of '#abc' or '#aabbcc'."""
    digits = colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(d * 2 for d in digits)
    if len(digits) != 6:
        raise ValueError(f"no colour: {colour}")
    return tuple(bytes.fromhex(digits))


def color_hex_bytes_mix(colours: list[str], weights: list[int] | None = None) -> str:
    """Weighted mix of colours as '#rrggbb'."""
    weights = weights or [1] * len(colours)
    sums = [0, 0, 0]
    for colour, weight in zip(colours, weights):
        for channel, value in enumerate(parse_hex(colour)):
            sums[channel] += value * weight
    total = sum(weights)
    return "#" + bytes(round(s / total) for s in sums).hex()

#> color_hex_bytes_mix(["#ff0000", "#0000ff"])
#> color_hex_bytes_mix(["#fff", "#000", "#808080"], [2, 1, 1])
#> color_hex_bytes_mix(["#12"])
#> color_hex_bytes_mix([])
#> color_hex_bytes_mix(["#1e90ff", "#ffa500"], [3, 1])
#> color_hex_bytes_mix(["#ff0000", "#0000ff", "#fff", "#000", "#808080", "#1e90ff", "#ffa500"])
