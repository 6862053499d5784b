### hex_and_letters_lines
def hex_and_letters_lines(data: bytes, width: int = 8) -> list[str]:
    lines = []
    for offset in range(0, len(data), width):
        chunk = data[offset:offset + width]
        numbers = " ".join(f"{byte:02x}" for byte in chunk)
        letters = ""
        for byte in chunk:
            letters += chr(byte) if 32 <= byte < 127 else "."
        lines.append(f"{offset:04x}  {numbers.ljust(width * 3 - 1)}  {letters}")
    return lines

#> hex_and_letters_lines(b"Hello\x00World\n")
#> hex_and_letters_lines(b"")
#> hex_and_letters_lines(bytes(range(60, 72)), width=4)
#> hex_and_letters_lines("\u00e4\u00f6\u00fc".encode(), 6)
#> hex_and_letters_lines(b"exactly8")
#> hex_and_letters_lines(b'exactly8Hello\x00World\n')

### crc8_of_message
def crc8_of_message(data: bytes, poly: int = 0x07, start: int = 0) -> int:
    """Plain bitwise CRC-8."""
    crc = start
    for byte in data:
        crc ^= byte
        for _ in range(8):
            if crc & 0x80:
                crc = (crc << 1 ^ poly) & 0xFF
            else:
                crc = crc << 1 & 0xFF
    return crc

#> crc8_of_message(b"123")
#> crc8_of_message(b"")
#> crc8_of_message(b"\xff\x00", poly=0x31, start=0xFF)
#> crc8_of_message(b"ndb!")
#> crc8_of_message(b"\x00\x00", start=1)
#> crc8_of_message(b'ndb!\xff\x00123')
#> crc8_of_message(b'ndb!\xff\x00\x00\x00')

### base64_written_out
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def base64_written_out(data: bytes, url_safe: bool = False) -> str:
    out = []
    for i in range(0, len(data), 3):
        group = data[i:i + 3]
        bits = int.from_bytes(group, "big") << 8 * (3 - len(group))
        for shift in (18, 12, 6, 0):
            out.append(ALPHABET[bits >> shift & 63])
        if len(group) < 3:
            missing = 3 - len(group)
            out[-missing:] = "=" * missing
    text = "".join(out)
    if url_safe:
        text = text.replace("+", "-").replace("/", "_").rstrip("=")
    return text

#> base64_written_out(b"Hello, world")
#> base64_written_out(b"hi")
#> base64_written_out(b"\xfb\xff\xfe\x01", url_safe=True)
#> base64_written_out(b"")
#> base64_written_out(b"Man and sea.")
#> base64_written_out(b'\xfb\xff\xfe\x01Man and sea.Hello, world', url_safe=True)
#> base64_written_out(b'hiMan and sea.Hello, world')

### packet_stream_frames
import struct


class FrameError(Exception):
    """A frame that does not parse."""


def read_frame(data, offset):
    if len(data) - offset < 3:
        raise FrameError(f"short header at {offset}")
    kind, size = struct.unpack_from(">BH", data, offset)
    start = offset + 3
    body = data[start:start + size]
    if len(body) != size:
        raise FrameError(f"frame at {offset} wants {size} bytes")
    return kind, body, start + size


def packet_stream_frames(data: bytes) -> list[tuple[int, str]]:
    frames = []
    offset = 0
    while offset < len(data):
        kind, body, offset = read_frame(data, offset)
        if kind == 0:
            continue  # keep-alive
        frames.append((kind, body.decode("latin-1") if kind == 1 else body.hex()))
    return frames

#> packet_stream_frames(b"\x01\x00\x02hi\x02\x00\x03\x0a\x0b\xff\x00\x00\x00\x01\x00\x00")
#> packet_stream_frames(b"")
#> packet_stream_frames(b"\x01\x00\x05abc")
#> packet_stream_frames(b"\x01\x00")
#> packet_stream_frames(b"\x05\x00\x01Z\x00\x00\x02..\x01\x00\x03bye")
#> packet_stream_frames(b'\x05\x00\x01Z\x00\x00\x02..\x01\x00\x03bye\x01\x00\x02hi\x02\x00\x03\n\x0b\xff\x00\x00\x00\x01\x00\x00')
#> packet_stream_frames(b'\x01\x00\x05abc\x01\x00\x01\x00\x02hi\x02\x00\x03\n\x0b\xff\x00\x00\x00\x01\x00\x00')

### utf8_length_of_text
def encoded_size(code):
    if code < 0x80:
        return 1
    if code < 0x800:
        return 2
    return 3 if code < 0x10000 else 4


def utf8_length_of_text(text: str, limit: int) -> tuple[str, int]:
    """Longest start of the text whose utf-8 form fits into the limit, and its size."""
    used = 0
    for i, ch in enumerate(text):
        size = encoded_size(ord(ch))
        if used + size > limit:
            return text[:i], used
        used += size
    return text, used

#> utf8_length_of_text("na\u00efve caf\u00e9", 8)
#> utf8_length_of_text("\u20ac5 \U0001f600!", 9)
#> utf8_length_of_text("\u20ac5 \U0001f600!", 20)
#> utf8_length_of_text("", 0)
#> utf8_length_of_text("plain ascii text", 7)
#> utf8_length_of_text('€5 😀! plain ascii text', 20)
#> utf8_length_of_text('€5 😀! €5 😀!', 20)

### xor_cipher_roundtrip
def xor_cipher_roundtrip(message, key):
    if not key:
        raise ValueError("empty key")
    secret = key.encode()
    mixed = bytearray()
    for i, byte in enumerate(message.encode()):
        mixed.append(byte ^ secret[i % len(secret)])
    back = bytes(b ^ secret[i % len(secret)] for i, b in enumerate(mixed)).decode()
    return mixed.hex(), back == message

#> xor_cipher_roundtrip("attack", "k1")
#> xor_cipher_roundtrip("", "abc")
#> xor_cipher_roundtrip("text", "")
#> xor_cipher_roundtrip("same", "same")
#> xor_cipher_roundtrip("gr\u00fc\u00dfe", "Z")
#> xor_cipher_roundtrip('samegrüßeattack', 'same')
#> xor_cipher_roundtrip('sametextattack', 'same')

### little_endian_numbers
def little_endian_numbers(data: bytes, layout: str) -> list[int]:
    """layout letters: b byte, w 2 bytes, d 4 bytes; upper case is signed, x skips a byte."""
    sizes = {"b": 1, "w": 2, "d": 4}
    numbers = []
    position = 0
    for letter in layout:
        if letter == "x":
            position += 1
            continue
        size = sizes[letter.lower()]
        value = 0
        for k in range(size):
            value |= data[position + k] << 8 * k
        if letter.isupper() and value >= 1 << 8 * size - 1:
            value -= 1 << 8 * size
        numbers.append(value)
        position += size
    return numbers

#> little_endian_numbers(b"\x01\xff\xff\x00\x02\x00\x00\x80", "bWxd")
#> little_endian_numbers(b"\x10\x20", "w")
#> little_endian_numbers(b"", "")
#> little_endian_numbers(b"\x01", "d")
#> little_endian_numbers(b"\xfe\xff\xff\xff\x80\x05\x00", "DBW")

### bits_to_flags_text
FLAGS = ["read", "write", "exec", "hidden", "archive"]


def bits_to_flags_text(value: int) -> str:
    """Names of the set bits, unknown bits as hex at the end."""
    names = []
    rest = value
    for bit, name in enumerate(FLAGS):
        mask = 1 << bit
        if rest & mask:
            names.append(name)
            rest &= ~mask
    if rest:
        names.append(hex(rest))
    return "|".join(names) or "none"

#> bits_to_flags_text(0b00101)
#> bits_to_flags_text(0)
#> bits_to_flags_text(0x9F)
#> bits_to_flags_text(31)
#> bits_to_flags_text(0x1008)

### bom_and_encoding_guess
import codecs

BOMS = [(codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be")]


def bom_and_encoding_guess(data: bytes) -> tuple[str, str]:
    for bom, name in BOMS:
        if data.startswith(bom):
            return name, data[len(bom):].decode(name)
    for name in ("ascii", "utf-8", "cp1252"):
        try:
            return name, data.decode(name)
        except UnicodeDecodeError:
            continue
    zeros = 0
    for byte in data:
        if byte == 0:
            zeros += 1
    return "binary", f"{len(data)} bytes, {zeros} zeros"

#> bom_and_encoding_guess(b"plain")
#> bom_and_encoding_guess(b"\xef\xbb\xbfwith bom")
#> bom_and_encoding_guess(b"\xff\xfeh\x00i\x00")
#> bom_and_encoding_guess("z\u00fcrich".encode())
#> bom_and_encoding_guess(b"z\xfcrich")
#> bom_and_encoding_guess(b"\x81\x00\x8d\x00\x00\x90")
#> bom_and_encoding_guess(b'\x81\x00\x8d\x00\x00\x90\xef\xbb\xbfwith bom\xff\xfeh\x00i\x00')
#> bom_and_encoding_guess(b'\x81\x00\x8d\x00\x00\x90z\xfcrich\xff\xfeh\x00i\x00')

### image_header_is_supported
import struct


def image_header_is_supported(header: bytes, max_side: int = 4096) -> bool:
    """PNG with sane sides or GIF; everything else is refused."""
    if header[:8] == b"\x89PNG\r\n\x1a\n":
        if len(header) < 24 or header[12:16] != b"IHDR":
            return False
        width, height = struct.unpack(">II", header[16:24])
    elif header[:6] in (b"GIF87a", b"GIF89a"):
        width, height = struct.unpack("<HH", header[6:10])
    else:
        return False
    for side in (width, height):
        if side == 0 or side > max_side:
            return False
    return True

#> image_header_is_supported(b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x01\x00\x00\x00\x00\x80")
#> image_header_is_supported(b"\x89PNG\r\n\x1a\n\x00\x00")
#> image_header_is_supported(b"GIF89a\x10\x00\x20\x00")
#> image_header_is_supported(b"GIF89a\x10\x00\x00\x00")
#> image_header_is_supported(b"\xff\xd8\xff\xe0")
#> image_header_is_supported(b"GIF87a\x10\x10\x20\x00", max_side=4095)
#> image_header_is_supported(b"GIF87a\x10")

### escape_bytes_for_log
def escape_bytes_for_log(data, limit=24):
    special = {9: "\\t", 10: "\\n", 13: "\\r", 92: "\\\\"}
    out = ""
    for index, byte in enumerate(data):
        if byte in special:
            piece = special[byte]
        elif 32 <= byte <= 126:
            piece = chr(byte)
        else:
            piece = "\\x%02x" % byte
        if len(out) + len(piece) > limit:
            return out + f"... (+{len(data) - index})"
        out += piece
    return out

#> escape_bytes_for_log(b"GET /\r\n\r\n")
#> escape_bytes_for_log(b"\x00\x01\x02\x03\x04\x05\x06\x07\x08")
#> escape_bytes_for_log(b"")
#> escape_bytes_for_log(b"C:\\temp\tfile", limit=12)
#> escape_bytes_for_log(bytearray(b"\x7fELF\x02\x01"))
#> escape_bytes_for_log(b'GET /\r\n\r\nC:\\temp\tfile\x00\x01\x02\x03\x04\x05\x06\x07\x08')
#> escape_bytes_for_log(b'GET /\r\n\r\n\x00\x01\x02\x03\x04\x05\x06\x07\x08C:\\temp\tfile')

### sum16_checksum_valid
def sum16(data: bytes) -> int:
    """Internet checksum: one's complement sum of 16 bit words."""
    if len(data) % 2:
        data += b"\0"
    total = 0
    for i in range(0, len(data), 2):
        total += data[i] << 8 | data[i + 1]
        while total > 0xFFFF:
            total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF


def sum16_checksum_valid(packet: bytes) -> bool:
    # the last two bytes carry the checksum of the rest
    if len(packet) < 3:
        return False
    body, sent = packet[:-2], int.from_bytes(packet[-2:], "big")
    return sum16(body) == sent

#> sum16_checksum_valid(b"\x45\x00\x00\x1c\xba\xe3")
#> sum16_checksum_valid(b"ab\x9e\x9d")
#> sum16_checksum_valid(b"ab\x00\x00")
#> sum16_checksum_valid(b"x")
#> sum16_checksum_valid(b"\xff\xff\xff\xff\x00\x00")
#> sum16_checksum_valid(b"abc\x3b\x9d")
#> sum16_checksum_valid(b"\xf0\x00\xf0\x00\x1f\xfe")
#> sum16_checksum_valid(b'abc;\x9dE\x00\x00\x1c\xba\xe3\xff\xff\xff\xff\x00\x00')

### varint_list_encoded
def encode(n):
    if n < 0:
        raise ValueError(f"negative {n}")
    out = bytearray()
    while True:
        low = n & 0x7F
        n >>= 7
        if n:
            out.append(low | 0x80)
        else:
            out.append(low)
            return bytes(out)


def varint_list_encoded(numbers: list[int]) -> bytes:
    """Sorted numbers, differences as varints, the count in front."""
    result = encode(len(numbers))
    previous = 0
    for n in sorted(numbers):
        result += encode(n - previous)
        previous = n
    return result

#> varint_list_encoded([300, 5, 1000, 1000])
#> varint_list_encoded([])
#> varint_list_encoded([-3, 4])
#> varint_list_encoded([1, 2, 3, 70000])
#> varint_list_encoded([2**21])
#> varint_list_encoded([300, 5, 1000, 1000, 2 ** 21, 1, 2, 3, 70000])
#> varint_list_encoded([300, 5, 1000, 1000, 1, 2, 3, 70000])

### dna_two_bit_packed
CODE = {"A": 0, "C": 1, "G": 2, "T": 3}


def pack(sequence):
    packed = bytearray([len(sequence)])
    byte = 0
    for i, base in enumerate(sequence):
        byte = byte << 2 | CODE[base]
        if i % 4 == 3:
            packed.append(byte)
            byte = 0
    if len(sequence) % 4:
        packed.append(byte << 2 * (4 - len(sequence) % 4))
    return bytes(packed)


def dna_two_bit_packed(sequence: str) -> bytes:
    cleaned = sequence.upper().replace(" ", "").replace("U", "T")
    try:
        return pack(cleaned)
    except KeyError as error:
        raise ValueError(f"unknown base {error.args[0]}") from None

#> dna_two_bit_packed("ACGT TGCA")
#> dna_two_bit_packed("gattaca")
#> dna_two_bit_packed("")
#> dna_two_bit_packed("ACXGT")
#> dna_two_bit_packed("uuu u a")
#> dna_two_bit_packed('uuu u a gattaca ACGT TGCA')
#> dna_two_bit_packed('gattaca ACGT TGCA')

### hash_table_fingerprint
def fnv1a(data: bytes) -> int:
    value = 0x811C9DC5
    for byte in data:
        value ^= byte
        value = value * 0x01000193 % 2**32
    return value


def hash_table_fingerprint(words: list[str], buckets: int = 4) -> list[int]:
    """How many words fall into each bucket."""
    load = [0] * buckets
    for word in words:
        load[fnv1a(word.encode()) % buckets] += 1
    return load

#> hash_table_fingerprint(["red", "green", "blue", "pink"])
#> hash_table_fingerprint([])
#> hash_table_fingerprint(["a", "b", "c", "d", "e", "f"], buckets=3)
#> hash_table_fingerprint(["\u00e9", "e"], 2)
#> hash_table_fingerprint(["x"], 0)
#> hash_table_fingerprint(['é', 'e', 'red', 'green', 'blue', 'pink', 'a', 'b', 'c', 'd', 'e', 'f'], 2)
#> hash_table_fingerprint(['red', 'green', 'blue', 'pink', 'x', 'a', 'b', 'c', 'd', 'e', 'f'])
