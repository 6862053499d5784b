### semver_compare_sort
class Version:
    def __init__(self, text):
        core, _, pre = text.lstrip("v").partition("-")
        self.text = text
        self.core = tuple(int(part) for part in core.split("."))
        if len(self.core) != 3:
            raise ValueError(f"not a version: {text}")
        self.pre = [int(p) if p.isdigit() else p for p in pre.split(".")] if pre else []

    def key(self):
        # numbers sort before words, and a release after its previews
        pre = [(0, p, "") if isinstance(p, int) else (1, 0, p) for p in self.pre]
        return self.core, not self.pre, pre

    def __lt__(self, other):
        return self.key() < other.key()


def semver_compare_sort(versions: list[str]) -> list[str]:
    ordered = []
    for text in versions:
        version = Version(text)
        position = len(ordered)
        while position and version < ordered[position - 1]:
            position -= 1
        ordered.insert(position, version)
    return [version.text for version in ordered]

#> semver_compare_sort(["1.10.0", "1.2.0", "v1.2.0-rc.1", "1.2.0-rc.11", "1.2.0-rc.2", "0.9.9"])
#> semver_compare_sort(["2.0.0-beta", "2.0.0-alpha.1", "2.0.0", "2.0.0-alpha"])
#> semver_compare_sort([])
#> semver_compare_sort(["1.2"])
#> semver_compare_sort(["3.0.0", "2.9.9", "2.10.0", "2.9.10"])

### version_satisfies_range
import operator
import re

PART = re.compile(r"(>=|<=|>|<|==|!=|\^|~)?\s*(\d+(?:\.\d+)*)")
COMPARE = {">=": operator.ge, "<=": operator.le, ">": operator.gt, "<": operator.lt, "==": operator.eq, "!=": operator.ne}


def numbers(text):
    parts = [int(part) for part in text.split(".")]
    return tuple(parts + [0] * (3 - len(parts)))


def upper_bound(symbol, wanted):
    if symbol == "~":
        return wanted[0], wanted[1] + 1, 0
    return (wanted[0] + 1, 0, 0) if wanted[0] else (0, wanted[1] + 1, 0)


def version_satisfies_range(version: str, spec: str) -> bool:
    """Commas mean and: '>=1.2, <2, !=1.5'; ^ and ~ as in package files."""
    have = numbers(version)
    for clause in spec.split(","):
        match = PART.fullmatch(clause.strip())
        if match is None:
            raise ValueError(f"cannot read {clause!r}")
        symbol, text = match.groups()
        wanted = numbers(text)
        if symbol in ("^", "~"):
            if not wanted <= have < upper_bound(symbol, wanted):
                return False
        elif not COMPARE[symbol or "=="](have, wanted):
            return False
    return True

#> version_satisfies_range("1.4.2", ">=1.2, <2, !=1.5")
#> version_satisfies_range("1.5", ">=1.2, <2, !=1.5")
#> version_satisfies_range("1.9.9", "^1.2.3")
#> version_satisfies_range("0.3.0", "^0.2.3")
#> version_satisfies_range("2.4.9", "~2.4.1")
#> version_satisfies_range("2.5", "~2.4.1")
#> version_satisfies_range("3", "3.0.0")
#> version_satisfies_range("1", "latest")

### duration_text_to_seconds
UNITS = {"w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1}


class DurationError(ValueError):
    pass


def duration_text_to_seconds(text: str) -> int:
    rest = text.strip().lower()
    sign = 1
    if rest.startswith("-"):
        sign, rest = -1, rest[1:]
    total, digits, last = 0, "", None
    for char in rest:
        if char.isdigit():
            digits += char
        elif char in UNITS:
            if not digits:
                raise DurationError(f"no number before {char!r}")
            size = UNITS[char]
            if last is not None and size >= last:
                raise DurationError(f"{char!r} out of order")
            total += int(digits) * size
            digits, last = "", size
        elif char != " ":
            raise DurationError(f"unexpected {char!r}")
    if digits:
        total += int(digits)
    return sign * total

#> duration_text_to_seconds("1h30m")
#> duration_text_to_seconds("2d 4h 10m 5s")
#> duration_text_to_seconds("-10m30")
#> duration_text_to_seconds("5m1h")
#> duration_text_to_seconds("h")
#> duration_text_to_seconds("3 years")
#> duration_text_to_seconds("1w 1d 1h 1m 1s")

### format_bytes_table
STEPS = ("B", "KiB", "MiB", "GiB", "TiB")


def human(size):
    value = float(size)
    for unit in STEPS:
        if value < 1024 or unit == STEPS[-1]:
            break
        value /= 1024
    if unit == "B":
        return f"{size} B"
    return f"{value:.1f} {unit}"


def format_bytes_table(sizes):
    """Lines 'name  size', largest first, with a total."""
    width = max(map(len, sizes), default=0)
    width = max(width, len("total"))
    lines = []
    total = 0
    for name, size in sorted(sizes.items(), key=lambda pair: -pair[1]):
        if size < 0:
            raise ValueError(f"{name}: negative size")
        total += size
        lines.append(f"{name:<{width}}  {human(size)}")
    lines.append(f"{'total':<{width}}  {human(total)}")
    return lines

#> format_bytes_table({"a.iso": 734003200, "b.txt": 512, "movies.tar": 5368709120, "c": 1024})
#> format_bytes_table({})
#> format_bytes_table({"x": 1023, "y": 1048575})
#> format_bytes_table({"broken": -1})
#> format_bytes_table({"huge": 2**50, "tiny": 1, "mid": 10_000_000})

### hex_colour_contrast_ok
def channel(value):
    value /= 255
    if value <= 0.03928:
        return value / 12.92
    return ((value + 0.055) / 1.055) ** 2.4


def parse_colour(text):
    digits = text.lstrip("#")
    if len(digits) == 3:
        digits = "".join(char * 2 for char in digits)
    if len(digits) != 6:
        raise ValueError(f"bad colour {text}")
    return [int(digits[i:i + 2], 16) for i in (0, 2, 4)]


def luminance(colour):
    red, green, blue = map(channel, parse_colour(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def hex_colour_contrast_ok(text, background, large=False):
    """Readable by the rules for web content: 4.5, or 3 for large text."""
    light, dark = sorted((luminance(text), luminance(background)), reverse=True)
    ratio = (light + 0.05) / (dark + 0.05)
    return ratio >= (3 if large else 4.5)

#> hex_colour_contrast_ok("#000", "#ffffff")
#> hex_colour_contrast_ok("#777777", "#fff")
#> hex_colour_contrast_ok("#777777", "#fff", large=True)
#> hex_colour_contrast_ok("#0a0a0a", "#101010")
#> hex_colour_contrast_ok("#12345", "#000")
#> hex_colour_contrast_ok("zzz", "#000")

### css_colour_mix
NAMES = {"red": (255, 0, 0), "lime": (0, 255, 0), "blue": (0, 0, 255), "white": (255, 255, 255), "black": (0, 0, 0)}


def to_rgb(text):
    text = text.strip().lower()
    if text in NAMES:
        return NAMES[text]
    if text.startswith("rgb("):
        return tuple(int(part) for part in text[4:-1].split(","))
    value = int(text.removeprefix("#"), 16)
    return value >> 16 & 255, value >> 8 & 255, value & 255


def css_colour_mix(stops: str) -> str:
    total = 0
    sums = [0, 0, 0]
    for stop in stops.split(";"):
        name, _, weight = stop.strip().rpartition(" ")
        share = float(weight)
        total += share
        for index, value in enumerate(to_rgb(name)):
            sums[index] += value * share
    return "#" + "".join(f"{round(value / total):02x}" for value in sums)

#> css_colour_mix("red 1; blue 1")
#> css_colour_mix("#00ff00 3; white 1; rgb(10,20,30) 1")
#> css_colour_mix("black 0.5; White 1.5; lime 2")
#> css_colour_mix("purple 1")
#> css_colour_mix("red 0")

### roman_numeral_validated
VALUES = (("M", 1000), ("CM", 900), ("D", 500), ("CD", 400), ("C", 100), ("XC", 90), ("L", 50), ("XL", 40), ("X", 10), ("IX", 9), ("V", 5), ("IV", 4), ("I", 1))


def to_roman(number):
    text = ""
    for symbol, value in VALUES:
        while number >= value:
            text += symbol
            number -= value
    return text


def from_roman(text):
    total = position = 0
    for symbol, value in VALUES:
        while text.startswith(symbol, position):
            total += value
            position += len(symbol)
    if position != len(text) or to_roman(total) != text:
        raise ValueError(f"no Roman number: {text}")
    return total


def roman_numeral_validated(chapters):
    numbers = [from_roman(chapter.strip().upper()) for chapter in chapters.split(",")]
    return all(b == a + 1 for a, b in zip(numbers, numbers[1:]))

#> roman_numeral_validated("viii, ix, x, xi")
#> roman_numeral_validated("XCIX, C, CII")
#> roman_numeral_validated("MCMXCIX")
#> roman_numeral_validated("IV, IIIII")
#> roman_numeral_validated("XLIX, L, LI, LII")

### morse_message_decode
CODE = {".-": "A", "-...": "B", "-.-.": "C", "-..": "D", ".": "E", "..": "I", "-.": "N", "---": "O", ".-.": "R", "...": "S", "-": "T", "..-": "U"}


class MorseError(ValueError):
    def __init__(self, sign, position):
        super().__init__(f"unknown sign {sign} at {position}")


def decode_word(word, offset):
    letters = ""
    for index, sign in enumerate(word.split()):
        if sign not in CODE:
            raise MorseError(sign, offset + index)
        letters += CODE[sign]
    return letters


def morse_message_decode(message: str) -> str:
    """Letters are separated by blanks, words by a slash."""
    words, count = [], 0
    for word in message.split("/"):
        text = decode_word(word, count)
        count += len(text)
        if text:
            words.append(text)
    return " ".join(words)

#> morse_message_decode("... --- ... / -. --- - / .. -. / ... . .-")
#> morse_message_decode("-.-. --- -.. .")
#> morse_message_decode("")
#> morse_message_decode("... / ------ / ...")
#> morse_message_decode("/ .-. ..- -. / / -... .- -.-.")

### run_length_pixels
from itertools import groupby


def encode(row):
    parts = []
    for char, group in groupby(row):
        count = len(list(group))
        parts.append(char if count == 1 else f"{count}{char}")
    return "".join(parts)


def decode(text):
    row, digits = "", ""
    for char in text:
        if char.isdigit():
            digits += char
        else:
            row += char * int(digits or 1)
            digits = ""
    if digits:
        raise ValueError(f"number {digits} at the end")
    return row


def run_length_pixels(picture: list[str]) -> int:
    """Encode text rows and decode them again; the saving in characters."""
    saved = 0
    for row in picture:
        packed = encode(row)
        assert decode(packed) == row, f"row {row!r} is not kept"
        saved += len(row) - len(packed)
    return saved

#> run_length_pixels(["....##....", "..######..", "#.#.#.#.#."])
#> run_length_pixels(["aaaaaaaaaaaa"])
#> run_length_pixels([])
#> run_length_pixels(["ab33"])
#> run_length_pixels(["@@@@@@ooo@@", "@oooooooooo@", "@@@@@@@@@@@@@@@@"])
#> run_length_pixels(["xxyyzz", "", "xyz"])

### parse_key_value_options
def parse_value(text):
    if text.startswith("[") and text.endswith("]"):
        inner = text[1:-1].strip()
        return [parse_value(part.strip()) for part in inner.split("|")] if inner else []
    lowered = text.lower()
    if lowered in ("yes", "no"):
        return lowered == "yes"
    for convert in (int, float):
        try:
            return convert(text)
        except ValueError:
            continue
    return text.strip("'\"")


def parse_key_value_options(text):
    options = {}
    for part in text.split(";"):
        part = part.strip()
        if not part:
            continue
        key, equals, value = part.partition("=")
        options[key.strip()] = parse_value(value.strip()) if equals else True
    return options

#> parse_key_value_options("a=1; b=[x|2|yes]; c; rate=2.5; name='Ida Holm'")
#> parse_key_value_options("list=[]; on=YES; off=no;; x=1e3")
#> parse_key_value_options("")
#> parse_key_value_options("path=/usr/bin; expr=a=b; deep=[1|[2]]")
#> parse_key_value_options("n=-7; t=\"12\"; u=007")

### tokenise_expression_text
import re
from typing import NamedTuple

TOKEN = re.compile(r"\s*(?:(\d+\.?\d*)|([A-Za-z_]\w*)|(<=|>=|==|[-+*/()<>=,]))")


class Token(NamedTuple):
    kind: str
    text: str


def tokens(source):
    position = 0
    source = source.rstrip()
    while position < len(source):
        match = TOKEN.match(source, position)
        if match is None:
            raise SyntaxError(f"unexpected {source[position:].strip()[0]!r}")
        number, name, symbol = match.groups()
        if number:
            yield Token("num", number)
        elif name:
            yield Token("name", name)
        else:
            yield Token("op", symbol)
        position = match.end()


def tokenise_expression_text(source):
    return " ".join(f"{token.kind}:{token.text}" for token in tokens(source))

#> tokenise_expression_text("total >= (price + 2.50) * qty_2")
#> tokenise_expression_text("f(x, 3) == -1")
#> tokenise_expression_text("  ")
#> tokenise_expression_text("a ? b")
#> tokenise_expression_text("x1=1/2<=y")

### calculator_with_variables
class Calculator:
    def __init__(self, text, names):
        self.words = text.replace("(", " ( ").replace(")", " ) ").split()
        self.names = names
        self.at = 0

    def peek(self):
        return self.words[self.at] if self.at < len(self.words) else None

    def take(self):
        word = self.peek()
        self.at += 1
        return word

    def expression(self):
        value = self.term()
        while self.peek() in ("+", "-"):
            if self.take() == "+":
                value += self.term()
            else:
                value -= self.term()
        return value

    def term(self):
        value = self.factor()
        while self.peek() in ("*", "/"):
            if self.take() == "*":
                value *= self.factor()
            else:
                value //= self.factor()
        return value

    def factor(self):
        word = self.take()
        if word == "(":
            value = self.expression()
            self.take()
            return value
        return int(word) if word.isdigit() else self.names[word]


def calculator_with_variables(text, **names):
    return Calculator(text, names).expression()

#> calculator_with_variables("2 + 3 * (x - 1)", x=5)
#> calculator_with_variables("100 / 7 / 2 - y", y=3)
#> calculator_with_variables("((a + b) * (a - b))", a=9, b=4)
#> calculator_with_variables("1 / 0")
#> calculator_with_variables("price * qty + ship", price=250, qty=3)
#> calculator_with_variables("7")

### ini_values_to_dataclass
from configparser import ConfigParser
from dataclasses import dataclass, fields


@dataclass
class Server:
    host: str
    port: int = 80
    secure: bool = False
    weight: float = 1.0


def build(section):
    values = {}
    for field in fields(Server):
        if field.name not in section:
            continue
        if field.type is bool:
            values[field.name] = section.getboolean(field.name)
        else:
            values[field.name] = field.type(section[field.name])
    return Server(**values)


def ini_values_to_dataclass(text: str) -> list[str]:
    """The servers of an INI text as 'host:port' with a mark for secure ones."""
    parser = ConfigParser()
    parser.read_string(text)
    servers = [build(parser[name]) for name in parser.sections()]
    servers.sort(key=lambda s: (-s.weight, s.host))
    return [f"{s.host}:{s.port}{'*' if s.secure else ''}" for s in servers]

#> ini_values_to_dataclass("[a]\nhost = alpha\nport = 8080\n[b]\nhost = beta\nsecure = yes\nweight = 2.5\n")
#> ini_values_to_dataclass("[one]\nhost=x\nsecure=off\n[two]\nhost=w\n[three]\nhost=v\nport=22\nsecure=1\n")
#> ini_values_to_dataclass("")
#> ini_values_to_dataclass("[bad]\nport = 1\n")
#> ini_values_to_dataclass("[bad]\nhost = h\nport = high\n")

### bencode_decoder
class BencodeError(ValueError):
    pass


def decode_at(data, at):
    head = data[at:at + 1]
    if head == b"i":
        end = data.index(b"e", at)
        return int(data[at + 1:end]), end + 1
    if head == b"l":
        items, at = [], at + 1
        while data[at:at + 1] != b"e":
            item, at = decode_at(data, at)
            items.append(item)
        return items, at + 1
    if head == b"d":
        result, at = {}, at + 1
        while data[at:at + 1] != b"e":
            key, at = decode_at(data, at)
            result[key], at = decode_at(data, at)
        return result, at + 1
    if head.isdigit():
        colon = data.index(b":", at)
        start = colon + 1
        end = start + int(data[at:colon])
        return data[start:end].decode(), end
    raise BencodeError(f"byte {at}: {head!r}")


def bencode_decoder(data: bytes):
    value, end = decode_at(data, 0)
    if end != len(data):
        raise BencodeError(f"{len(data) - end} bytes too many")
    return value

#> bencode_decoder(b"d4:name5:songs4:sizei1024e5:filesl5:a.ogg5:b.oggee")
#> bencode_decoder(b"li1ei-2el3:abcee")
#> bencode_decoder(b"5:hello")
#> bencode_decoder(b"i42ei1e")
#> bencode_decoder(b"x")
#> bencode_decoder(b"le")
#> bencode_decoder(b"i1000e")

### netstring_stream_split
def netstring_stream_split(data, limit=20):
    messages = []
    while data:
        head, colon, rest = data.partition(b":")
        if not colon:
            break
        if not head.isdigit() or int(head) > limit:
            raise ValueError(f"bad length {head!r}")
        size = int(head)
        if len(rest) < size + 1:
            break
        if rest[size:size + 1] != b",":
            raise ValueError("no comma after the message")
        messages.append(rest[:size].decode("utf-8"))
        data = rest[size + 1:]
    return messages, data

#> netstring_stream_split(b"5:hello,3:abc,0:,6:wor")
#> netstring_stream_split("7:Größe,".encode())
#> netstring_stream_split(b"")
#> netstring_stream_split(b"3:abcd,")
#> netstring_stream_split(b"99:x,")
#> netstring_stream_split(b"1:a,1:b,1:c,1:d,12")

### hexdump_with_stars
def printable(byte):
    return chr(byte) if 32 <= byte < 127 else "."


def hexdump_with_stars(data: bytes, width: int = 8) -> list[str]:
    """Offset, hex bytes and text; repeated lines become a star."""
    lines = []
    previous = None
    starred = False
    for offset in range(0, len(data), width):
        chunk = data[offset:offset + width]
        if chunk == previous:
            if not starred:
                lines.append("*")
                starred = True
            continue
        previous, starred = chunk, False
        pairs = " ".join(f"{byte:02x}" for byte in chunk)
        text = "".join(printable(byte) for byte in chunk)
        lines.append(f"{offset:04x}  {pairs:<{width * 3 - 1}}  {text}")
    return lines

#> hexdump_with_stars(b"Hello, world!\n\x00\xff")
#> hexdump_with_stars(bytes(24) + b"end", width=6)
#> hexdump_with_stars(b"")
#> hexdump_with_stars(b"abcabcabcabcabcxyz", 3)
#> hexdump_with_stars("naïve".encode("utf-8"))

### binary_header_fields
import struct

HEADER = struct.Struct(">4sBBHI")
FLAGS = {1: "compressed", 2: "encrypted", 4: "signed"}


class FormatError(Exception):
    pass


def binary_header_fields(data):
    if len(data) < HEADER.size:
        raise FormatError(f"only {len(data)} bytes")
    magic, version, flags, count, size = HEADER.unpack(data[:HEADER.size])
    if magic != b"PACK":
        raise FormatError(f"bad magic {magic!r}")
    names = [name for bit, name in FLAGS.items() if flags & bit]
    if size != len(data) - HEADER.size:
        names.append("truncated")
    return {"version": version, "flags": names, "count": count}

#> binary_header_fields(b"PACK\x02\x05\x00\x0a\x00\x00\x00\x03abc")
#> binary_header_fields(b"PACK\x01\x00\x01\x00\x00\x00\x00\x09abc")
#> binary_header_fields(b"PACK\x01")
#> binary_header_fields(b"ZIP!\x01\x00\x01\x00\x00\x00\x00\x00")
#> binary_header_fields(b"PACK\xff\x07\x00\x00\x00\x00\x00\x00")

### chess_fen_piece_values
VALUES = {"p": 1, "n": 3, "b": 3, "r": 5, "q": 9, "k": 0}


def expand_rank(rank):
    squares = 0
    for char in rank:
        if char.isdigit():
            squares += int(char)
            continue
        squares += 1
        yield char
    if squares != 8:
        raise ValueError(f"rank {rank} has {squares} squares")


def chess_fen_piece_values(fen):
    """Material balance of a position: white minus black."""
    balance = 0
    board = fen.split()[0]
    for rank in board.split("/"):
        for piece in expand_rank(rank):
            value = VALUES[piece.lower()]
            balance += value if piece.isupper() else -value
    return balance

#> chess_fen_piece_values("r1bqk2r/pppp1ppp/2n5/8/8/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 1")
#> chess_fen_piece_values("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
#> chess_fen_piece_values("8/8/8/8/8/8/8/8 w - - 0 1")
#> chess_fen_piece_values("4k3/9 w")
#> chess_fen_piece_values("qqqqkqqq/8/8/8/8/8/PPPPPPPP/RNBQKBNR b")

### cron_like_rule_text
DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]


def describe_days(field):
    if field == "*":
        return "every day"
    if field == "1-5":
        return "on weekdays"
    names = []
    for part in field.split(","):
        first, dash, last = part.partition("-")
        if dash:
            names.append(f"{DAYS[int(first) - 1]} to {DAYS[int(last) - 1]}")
        else:
            names.append(DAYS[int(first) - 1])
    return "on " + " and ".join(names)


def describe_time(minute, hour):
    if hour == "*" and minute.startswith("*/"):
        return f"every {minute[2:]} minutes"
    if hour == "*":
        return f"at minute {minute} of every hour"
    return f"at {int(hour):02d}:{int(minute):02d}"


def cron_like_rule_text(rule):
    minute, hour, days = rule.split()
    return f"{describe_time(minute, hour)} {describe_days(days)}"

#> cron_like_rule_text("30 8 1-5")
#> cron_like_rule_text("*/15 * *")
#> cron_like_rule_text("5 * 6,7")
#> cron_like_rule_text("0 23 1-2,4-5,7")
#> cron_like_rule_text("0 25")
#> cron_like_rule_text("59 noon *")

### gps_nmea_checksum_ok
def checksum(body):
    value = 0
    for char in body:
        value ^= ord(char)
    return value


def gps_nmea_checksum_ok(sentences: list[str]) -> bool:
    """Whether all the sentences '$...*hh' carry the right checksum."""
    for sentence in sentences:
        if not sentence.startswith("$"):
            return False
        body, star, given = sentence[1:].partition("*")
        if not star:
            return False
        if checksum(body) != int(given, 16):
            return False
    return True

#> gps_nmea_checksum_ok(["$GPGLL,5300.97,N*12", "$GPRMC,A*3D"])
#> gps_nmea_checksum_ok(["$ABC*40", "$A*41"])
#> gps_nmea_checksum_ok([])
#> gps_nmea_checksum_ok(["GPGLL*00"])
#> gps_nmea_checksum_ok(["$GPGLL,4916.45,N"])
#> gps_nmea_checksum_ok(["$HELLO*zz"])

### dimension_text_to_mm
import re

PIECE = re.compile(r"(\d+(?:\.\d+)?)\s*(mm|cm|m|in|ft|\"|')")
TO_MM = {"mm": 1, "cm": 10, "m": 1000, "in": 25.4, '"': 25.4, "ft": 304.8, "'": 304.8}


def length_mm(text):
    total = 0.0
    consumed = PIECE.sub("", text).strip()
    if consumed:
        raise ValueError(f"cannot read {consumed!r}")
    for number, unit in PIECE.findall(text):
        total += float(number) * TO_MM[unit]
    return total


def dimension_text_to_mm(text):
    sides = []
    for side in text.lower().split(" x "):
        sides.append(round(length_mm(side)))
    return sorted(sides)

#> dimension_text_to_mm("1.2m x 30cm x 2in")
#> dimension_text_to_mm("5' 3\" x 10mm")
#> dimension_text_to_mm("1 m 20 cm x 45 cm x 3 mm")
#> dimension_text_to_mm("wide x 3cm")
#> dimension_text_to_mm("6ft")

### playlist_m3u_entries
class Entry:
    def __init__(self, seconds, title, path=None):
        self.seconds, self.title, self.path = seconds, title, path

    def __repr__(self):
        minutes, seconds = divmod(self.seconds, 60)
        return f"<{self.title} {minutes}:{seconds:02d}>"


def parse(text):
    lines = iter(text.splitlines())
    if next(lines, None) != "#EXTM3U":
        raise ValueError("no playlist")
    pending = None
    for line in lines:
        if line.startswith("#EXTINF:"):
            seconds, _, title = line[8:].partition(",")
            pending = Entry(int(seconds), title.strip())
        elif line and not line.startswith("#"):
            entry = pending or Entry(0, line)
            entry.path = line
            pending = None
            yield entry


def playlist_m3u_entries(text, longest=None):
    kept = []
    for entry in parse(text):
        if longest is None or entry.seconds <= longest:
            kept.append(entry)
    return repr(kept), sum(entry.seconds for entry in kept)

#> playlist_m3u_entries("#EXTM3U\n#EXTINF:215,Blue Song\nblue.ogg\n#EXTINF:61,Short\nshort.ogg\nplain.ogg")
#> playlist_m3u_entries("#EXTM3U\n#EXTINF:600,Long\nlong.ogg\n# note\n#EXTINF:30,Tiny\ntiny.ogg", longest=300)
#> playlist_m3u_entries("#EXTM3U")
#> playlist_m3u_entries("song.ogg")
#> playlist_m3u_entries("#EXTM3U\n\n#EXTINF:x,Bad\nbad.ogg")

### qr_wifi_payload_parts
def split_escaped(text, separator):
    parts, current = [], ""
    chars = iter(text)
    for char in chars:
        if char == "\\":
            current += next(chars, "")
        elif char == separator:
            parts.append(current)
            current = ""
        else:
            current += char
    if current:
        parts.append(current)
    return parts


def qr_wifi_payload_parts(payload):
    """Network, password and kind in a code such as WIFI:S:name;T:WPA;P:secret;;"""
    scheme, _, rest = payload.partition(":")
    if scheme.upper() != "WIFI":
        raise ValueError(f"not a network: {scheme}")
    fields = {}
    for part in split_escaped(rest, ";"):
        key, colon, value = part.partition(":")
        if colon:
            fields[key] = value
    if "S" not in fields:
        return None
    return {"ssid": fields["S"], "kind": fields.get("T", "open"), "password": fields.get("P"), "hidden": fields.get("H") == "true"}

#> qr_wifi_payload_parts("WIFI:S:Cafe\\;Bar;T:WPA;P:s3cret\\\\x;H:true;;")
#> qr_wifi_payload_parts("wifi:T:nopass;S:Guests;;")
#> qr_wifi_payload_parts("WIFI:T:WPA;P:lost;;")
#> qr_wifi_payload_parts("https://example.org")
#> qr_wifi_payload_parts("WIFI:S:x")
