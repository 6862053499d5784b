### query_params
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

TRACKING = ("utm_", "fbclid", "gclid")


def keep(name):
    for prefix in TRACKING:
        if name.startswith(prefix):
            return False
    return True


def query_params(url, **extra):
    """The same address without tracking parameters, with extra ones, sorted."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https"):
        raise ValueError(f"no web address: {url}")
    params = {}
    for name, value in parse_qsl(parts.query, keep_blank_values=True):
        if keep(name):
            params[name] = value
    params.update(extra)
    query = urlencode(sorted(params.items()))
    return urlunsplit((parts.scheme, parts.netloc.lower(), parts.path or "/", query, ""))

#> query_params("https://Shop.example.com/search?q=red+shoes&utm_source=mail&page=2#top", lang="en")
#? returns query_params("http://a.b?x=1&gclid=99")
#? raises ValueError query_params("ftp://a.b/c")

### csv_to_markdown
import csv
import io


def escape(cell):
    return cell.strip().replace("|", "\\|")


def csv_to_markdown(text, delimiter=","):
    """A table for a README."""
    rows = [row for row in csv.reader(io.StringIO(text), delimiter=delimiter) if row]
    if not rows:
        raise ValueError("no rows")
    width = max(len(row) for row in rows)
    lines = []
    for number, row in enumerate(rows):
        cells = [escape(cell) for cell in row]
        while len(cells) < width:
            cells.append("")  # <- reach
        lines.append("| " + " | ".join(cells) + " |")
        if number == 0:
            lines.append("|" + "---|" * width)
    return "\n".join(lines)

#> csv_to_markdown('name,use\nglob,"a, b|c"\nos,paths\njson,data\n')
#? returns csv_to_markdown("a;b\n", ";")
#? raises ValueError csv_to_markdown("")
#? reaches csv_to_markdown("a,b\nc\n")

### json_paths
import json


def find(node, parts):
    if not parts:
        return node
    head, *rest = parts
    if isinstance(node, list):
        if head == "*":
            return [find(item, rest) for item in node]
        return find(node[int(head)], rest)
    return find(node[head], rest)


def json_paths(text, *paths):
    """Values at dotted paths such as 'users.*.name'; None for those that are not there."""
    document = json.loads(text)
    values = {}
    for path in paths:
        try:
            values[path] = find(document, path.split("."))
        except (KeyError, IndexError):
            values[path] = None  # <- reach
    return values

#> json_paths('{"users": [{"name": "Ann", "ids": [4, 5]}, {"name": "Bob", "ids": []}]}', "users.*.name", "users.0.ids.1", "users.1.ids.0")
#? returns json_paths('{"a": {"b": 7}}', "a.b")
#? raises ValueError json_paths("[1, 2]", "first")
#? raises JSONDecodeError json_paths("", "a")
#? raises TypeError json_paths('{"a": 1}', "a.b")
#? reaches json_paths('{"users": [{"name": "Ann", "ids": [4, 5]}, {"name": "Bob", "ids": []}]}', "users.*.name", "users.0.ids.1", "users.1.ids.0")

### html_text
from html.parser import HTMLParser


class TextExtractor(HTMLParser):
    """Collects what a reader sees, and the targets of links."""

    hidden = {"script", "style"}

    def __init__(self):
        super().__init__()
        self.skipping = 0
        self.words = []
        self.links = []

    def handle_starttag(self, tag, attrs):
        if tag in self.hidden:
            self.skipping += 1
        if tag == "a":
            self.links.extend(value for name, value in attrs if name == "href")

    def handle_endtag(self, tag):
        if tag in self.hidden and self.skipping:
            self.skipping -= 1  # <- reach

    def handle_data(self, data):
        if not self.skipping:
            self.words += data.split()


def html_text(page):
    extractor = TextExtractor()
    extractor.feed(page)
    extractor.close()
    return " ".join(extractor.words), extractor.links

#> html_text('<h1>Hi</h1><style>h1 {color: red}</style><p>Read the <a class="x" href="/docs">docs</a> &amp; enjoy</p>')
#? returns html_text("<p>one</p>")
#? raises TypeError html_text(None)
#? reaches html_text('<h1>Hi</h1><style>h1 {color: red}</style><p>Read the <a class="x" href="/docs">docs</a> &amp; enjoy</p>')

### parse_cookie
class CookieError(ValueError):
    pass


def attributes(parts):
    found = {}
    for part in parts:
        name, eq, value = part.strip().partition("=")
        found[name.lower()] = value if eq else True
    return found


def parse_cookie(header, secure_only=False):
    """A Set-Cookie header as (name, value, attributes)."""
    first, *rest = header.split(";")
    name, eq, value = first.partition("=")
    if not eq or not name.strip():
        raise CookieError(first)
    if value.startswith('"') and value.endswith('"'):
        value = value[1:-1]
    options = attributes(rest)
    if secure_only and "secure" not in options:
        return None  # <- reach
    if "max-age" in options:
        options["max-age"] = int(options["max-age"])
    return name.strip(), value, options

#> parse_cookie('sid="a=b"; Path=/app; Max-Age=3600; HttpOnly; SameSite=Lax; Secure; Priority=High')
#? returns parse_cookie("theme=dark; Secure")
#? raises CookieError parse_cookie("nothing")
#? raises ValueError parse_cookie("a=b; max-age=long")
#? reaches parse_cookie("a=b", True)

### base64_records
import base64
import json


def decode_record(text):
    padding = "=" * (-len(text) % 4)
    raw = base64.urlsafe_b64decode(text + padding)
    return json.loads(raw)


def base64_records(tokens):
    """Claims of tokens such as 'header.payload'; broken ones are counted."""
    claims, broken = {}, 0
    for token in tokens:
        head, dot, payload = token.partition(".")
        try:
            record = decode_record(payload if dot else head)
        except ValueError:
            broken += 1
            continue
        for key, value in record.items():
            claims.setdefault(key, []).append(value)  # <- reach
    return claims, broken

#> base64_records(["x.eyJzdWIiOiAiYWRhIiwgIm4iOiAxfQ", "eyJzdWIiOiAiYm8ifQ==", "x.bm90IGpzb24"])
#? returns base64_records(["", "?"])
#? raises AttributeError base64_records(["MTI"])
#? reaches base64_records(["x.eyJzdWIiOiAiYWRhIiwgIm4iOiAxfQ", "eyJzdWIiOiAiYm8ifQ==", "x.bm90IGpzb24"])

### struct_header
import struct

HEADER = struct.Struct(">2sBHI")


class BadHeader(Exception):
    pass


def crc(data):
    value = 0
    for byte in data:
        value = (value * 31 + byte) % 65536
    return value


def struct_header(payload: bytes, version: int = 1) -> bytes:
    """Frame a payload: magic, version, checksum, length."""
    if not 0 < version < 128:
        raise BadHeader(version)
    return HEADER.pack(b"ND", version, crc(payload), len(payload)) + payload

#> struct_header(b"hello, frames", 3)
#? returns struct_header(b"ok")
#? raises BadHeader struct_header(b"", 0)

### xml_outline
import xml.etree.ElementTree as ET


def outline(element, depth=0):
    label = element.get("name") or element.tag
    text = (element.text or "").strip()
    yield "-" * depth + label + (f"={text}" if text else "")
    for child in element:
        yield from outline(child, depth + 1)


def xml_outline(document, skip=()):
    root = ET.fromstring(document)
    lines = []
    for line in outline(root):
        bare = line.lstrip("-")
        if bare.split("=")[0] in skip:
            continue  # <- reach
        lines.append(line)
    return lines

#> xml_outline("<app name='shop'><db><host>pg1</host><port> 5432 </port></db><debug/></app>", skip=("debug",))
#? returns xml_outline("<a><b>1</b></a>")
#? raises ParseError xml_outline("<a>")
#? reaches xml_outline("<app name='shop'><db><host>pg1</host><port> 5432 </port></db><debug/></app>", skip=("debug",))

### fixed_width
LAYOUT = [("code", 0, 4, str), ("qty", 4, 8, int), ("price", 8, 15, float)]


class LayoutError(ValueError):
    def __init__(self, line, column):
        super().__init__(f"line {line}, {column}")


def fixed_width(text):
    """Sum of qty * price over a file with fixed columns."""
    total = 0.0
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("*"):
            continue  # <- reach
        record = {}
        for name, start, end, kind in LAYOUT:
            cell = line[start:end].strip()
            try:
                record[name] = kind(cell)
            except ValueError as error:
                raise LayoutError(number, name) from error
        total += record["qty"] * record["price"]
    return round(total, 2)

#> fixed_width("* export\nA100  12   1.25\nB7     3  10.00\nC22    1   0.99")
#? returns fixed_width("ABCD   2    4.5")
#? raises LayoutError fixed_width("ABCD    x")
#? reaches fixed_width("* export\nA100  12   1.25\nB7     3  10.00\nC22    1   0.99")

### http_request
CRLF = "\r\n"


class Request:
    def __init__(self, method, path, headers, body):
        self.method, self.path = method, path
        self.headers, self.body = headers, body

    @classmethod
    def parse(cls, raw):
        head, _, body = raw.partition(CRLF * 2)
        first, *lines = head.split(CRLF)
        method, path, protocol = first.split(" ")
        if not protocol.startswith("HTTP/"):
            raise ValueError(protocol)
        headers = {}
        for line in lines:
            name, _, value = line.partition(":")
            headers[name.title()] = value.strip()
        return cls(method, path, headers, body)

    def complete(self):
        return len(self.body) >= int(self.headers.get("Content-Length", 0))


def http_request(raw):
    """Whether the request can be answered now."""
    request = Request.parse(raw)
    if request.method in ("POST", "PUT") and "Content-Length" not in request.headers:
        return False  # <- reach
    return request.complete()

#> http_request("PUT /items/7 HTTP/1.1\r\nhost: x.org\r\ncontent-length: 11\r\naccept: */*\r\nte: gzip\r\nx-id: 5\r\nx-trace: 9f\r\n\r\n{\"qty\": 12}")
#? raises ValueError http_request("GET /")
#? reaches http_request("POST / HTTP/1.0\r\n\r\n")

### mail_headers
import re
from email.parser import Parser

ADDRESS = re.compile(r"<([^>]+)>|([\w.+-]+@[\w.-]+)")


def addresses(field):
    found = []
    for angle, bare in ADDRESS.findall(field or ""):
        found.append((angle or bare).lower())
    return found


def mail_headers(raw, own="me@corp.example"):
    """Who gets a reply-all: sender first, everyone once, never ourselves."""
    message = Parser().parsestr(raw, headersonly=True)
    reply = []
    for header in ("Reply-To", "From", "To", "Cc"):
        for address in addresses(message[header]):
            if address != own and address not in reply:
                reply.append(address)
        if header == "Reply-To" and reply:
            break  # <- reach
    return reply

#> mail_headers("From: Ann <ann@x.org>\nTo: me@corp.example, Bo <bo@y.org>\nCc: ANN@x.org, li@z.net\nSubject: hi\n\nbody")
#? returns mail_headers("To: q@r.s\n\n")
#? reaches mail_headers("Reply-To: a@b.c\n\n")
#? raises TypeError mail_headers(5)

### yaml_lite
def scalar(text):
    text = text.strip()
    if text in ("null", "~", ""):
        return None
    if text.lstrip("-").isdigit():
        return int(text)
    return {"true": True, "false": False}.get(text, text.strip("'\""))


def yaml_lite(text):
    """Two levels of 'key: value' by indentation, and '- item' lists."""
    result, current = {}, None
    for line in text.splitlines():
        if not line.strip():
            continue  # <- reach
        body = line.strip()
        if body.startswith("- "):
            if not isinstance(result[current], list):
                result[current] = []
            result[current].append(scalar(body[2:]))
            continue
        key, colon, value = body.partition(":")
        if not colon:
            raise SyntaxError(line)
        if line.startswith(" "):
            if result[current] is None:
                result[current] = {}
            result[current][key] = scalar(value)
        else:
            current = key
            result[key] = scalar(value)
    return result

#> yaml_lite("name: 'demo'\nports:\n- 80\n- 443\ndb:\n  host: pg1\n  ssl: true\nnote: ~")
#> yaml_lite("title: Weekly\n\ntags:\n- new\n- -5\n- false\nmeta:\n  by: 'Kim'\n  pages: 12\nold: null")
#? returns yaml_lite("a: 1\nb:\n- x")
#? raises SyntaxError yaml_lite("just text")
#? raises KeyError yaml_lite("- 1")
#? reaches yaml_lite("\n\na: 1")

### fetch_plan
import re

LINK = re.compile(r'<(?P<url>[^>]*)>\s*(?P<params>(?:;[^,]*)?)')
PARAM = re.compile(r';\s*(\w+)="?([^";]*)"?')


def link_header(header):
    """{'next': url, ...} of a Link header as GitHub sends it"""
    links = {}
    for match in LINK.finditer(header):
        params = dict(PARAM.findall(match["params"]))
        for rel in params.get("rel", "").split():
            links.setdefault(rel, match["url"])
    return links


def pages_left(header):
    links = link_header(header)
    if "next" not in links or "last" not in links:
        return 0  # <- reach
    numbers = {}
    for rel in ("next", "last"):
        found = re.search(r"[?&]page=(\d+)", links[rel])
        if found is None:
            raise ValueError(f"no page in {links[rel]}")
        numbers[rel] = int(found[1])
    return numbers["last"] - numbers["next"] + 1


def fetch_plan(headers):
    """Total number of requests that are still to be made."""
    total = 0
    for header in headers:
        total += pages_left(header)
    return total

#> fetch_plan(['<https://api.x/r?page=4>; rel="next", <https://api.x/r?page=11>; rel="last"', '<https://api.x/u?q=a&page=2>; rel="next last"'])
#? returns fetch_plan(['</a?page=1>; rel="next", </a?page=40>; rel="last"'])
#? raises ValueError fetch_plan(['</a>; rel="next last"'])
#? reaches fetch_plan([""])

### escape_sequences
ESCAPES = {"n": "\n", "t": "\t", "\\": "\\", '"': '"'}


class EscapeError(ValueError):
    pass


def unescape(text):
    out = ""
    chars = iter(text)
    for ch in chars:
        if ch != "\\":
            out += ch
            continue
        code = next(chars, None)
        if code is None:
            raise EscapeError("text ends with a backslash")
        if code == "u":
            digits = "".join(next(chars, "") for _ in range(4))
            out += chr(int(digits, 16))  # <- reach
        elif code in ESCAPES:
            out += ESCAPES[code]
        else:
            raise EscapeError("\\" + code)
    return out


def escape_sequences(literal):
    """Value of a quoted literal as JavaScript writes it."""
    if len(literal) < 2 or literal[0] != literal[-1]:
        raise SyntaxError(literal)
    return unescape(literal[1:-1])

#> escape_sequences('"a\\tb \\u00e9\\n"')
#> escape_sequences('"C:\\\\temp\\n\\u0041\\"quoted\\""')
#? returns escape_sequences("'x\\\\y'")
#? raises EscapeError escape_sequences('"\\q"')
#? raises SyntaxError escape_sequences('"')
#? reaches escape_sequences('"a\\tb \\u00e9\\n"')

### parse_diff_stat
import re

HUNK = re.compile(r"^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@")


def parse_diff_stat(diff):
    """Lines added and removed per file of a unified diff."""
    stats, name = {}, None
    for line in diff.splitlines():
        if line.startswith("+++ "):
            name = line[4:].removeprefix("b/")
            stats[name] = [0, 0]
        elif line.startswith("--- ") or HUNK.match(line):
            continue
        elif line.startswith("+"):
            stats[name][0] += 1
        elif line.startswith("-"):
            stats[name][1] += 1  # <- reach
    return {name: "+%d -%d" % tuple(counts) for name, counts in stats.items()}

#> parse_diff_stat("--- a/app.py\n+++ b/app.py\n@@ -1,3 +1,4 @@\n import os\n-x = 1\n+x = 2\n+y = 3\n--- a/README\n+++ b/README\n@@ -1 +0,0 @@\n-old")
#? returns parse_diff_stat("+++ b/z.c\n+int main;")
#? raises KeyError parse_diff_stat("+orphan")
#? reaches parse_diff_stat("--- a/app.py\n+++ b/app.py\n@@ -1,3 +1,4 @@\n import os\n-x = 1\n+x = 2\n+y = 3\n--- a/README\n+++ b/README\n@@ -1 +0,0 @@\n-old")

### color_mix
import re

HEX = re.compile(r"^#?([0-9a-f]{3}|[0-9a-f]{6})$", re.I)
NAMED = {"white": "#fff", "black": "#000", "teal": "#008080"}


def parse_color(text):
    match = HEX.match(NAMED.get(text.lower(), text))
    if match is None:
        raise ValueError(f"not a colour: {text}")
    digits = match[1]
    if len(digits) == 3:
        digits = "".join(2 * d for d in digits)
    return [int(digits[i:i + 2], 16) for i in (0, 2, 4)]


def color_mix(*colors, weights=None):
    """Weighted mean of colours as '#rrggbb'."""
    weights = weights or [1] * len(colors)
    total = sum(weights)
    mixed = [0, 0, 0]
    for color, weight in zip(colors, weights):
        for channel, value in enumerate(parse_color(color)):
            mixed[channel] += value * weight
    return "#" + "".join(f"{value // total:02x}" for value in mixed)

#> color_mix("#f80", "Teal", "3366CC")
#? returns color_mix("white", "black")
#? raises ValueError color_mix("pinkish")
#? raises ZeroDivisionError color_mix()

### morse_decode
import string

CODES = ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.."
LETTERS = dict(zip(CODES.split(), string.ascii_uppercase))


def words(signal):
    for word in signal.split("/"):
        yield word.strip().split(" ")


def morse_decode(signal, strict=True):
    """Letters are separated by a blank, words by a slash."""
    decoded = []
    for codes in words(signal):
        text = ""
        for code in codes:
            if code in LETTERS:
                text += LETTERS[code]
            elif strict:
                raise ValueError(f"unknown code {code!r}")
            else:
                text += "?"  # <- reach
        decoded.append(text.capitalize())
    return " ".join(decoded)

#> morse_decode("-- . . - / .- - / -. --- --- -.")
#> morse_decode("--. --- --- -.. / -- --- .-. -. .. -. --. / .- .-.. .-..")
#? returns morse_decode("... --- ...")
#? raises ValueError morse_decode("......")
#? reaches morse_decode("......", False)

### jsonl_totals
import json
from collections import Counter


def records(text):
    """Parsed lines; a broken last line (still being written) is dropped."""
    lines = text.strip().split("\n")
    for number, line in enumerate(lines, 1):
        try:
            yield json.loads(line)
        except json.JSONDecodeError:
            if number < len(lines):
                raise
            return  # <- reach


def jsonl_totals(text, field="bytes"):
    """Sum of a field over all records that have it, times two for retries."""
    totals = Counter()
    for record in records(text):
        value = record.get(field)
        if not isinstance(value, int):
            continue
        totals[record.get("status", "none")] += value * (2 if record.get("retry") else 1)
    return totals["ok"] + totals["none"]

#> jsonl_totals('{"bytes": 120, "status": "ok"}\n{"bytes": 7}\n{"status": "ok"}\n{"bytes": 50, "status": "ok", "retry": true}')
#? returns jsonl_totals('{"n": 31}', "n")
#? raises JSONDecodeError jsonl_totals("{\n{}")
#? reaches jsonl_totals("{}\n{")

### sql_in_memory
import sqlite3

SCHEMA = "CREATE TABLE visits (page TEXT, user TEXT, seconds INTEGER)"


class Store:
    def __init__(self):
        self.db = sqlite3.connect(":memory:")
        self.db.execute(SCHEMA)

    def add(self, page, user, seconds):
        self.db.execute("INSERT INTO visits VALUES (?, ?, ?)", (page, user, seconds))

    def top(self, least):
        query = (
            "SELECT page, COUNT(DISTINCT user), SUM(seconds) FROM visits "
            "GROUP BY page HAVING SUM(seconds) >= ? ORDER BY 3 DESC, 1"
        )
        return self.db.execute(query, (least,)).fetchall()


def sql_in_memory(visits, least=10):
    store = Store()
    for visit in visits:
        page, user, seconds = visit.split()
        store.add(page, user, int(seconds))
    result = store.top(least)
    store.db.close()
    return result

#> sql_in_memory(["/home ann 5", "/docs bo 30", "/home bo 6", "/blog cy 9", "/docs bo 12"])
#? returns sql_in_memory(["/a u 10"])
#? raises ValueError sql_in_memory(["/a u"])

### percent_encode
SAFE = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")


def encode(text):
    out = []
    for byte in text.encode("utf-8"):
        ch = chr(byte)
        out.append(ch if ch in SAFE else f"%{byte:02X}")
    return "".join(out)


def percent_encode(path, **query):
    """A relative address from its unencoded pieces."""
    pieces = [encode(piece) for piece in path.split("/")]
    address = "/".join(pieces)
    if query:
        pairs = [f"{encode(k)}={encode(str(v))}" for k, v in query.items()]  # <- reach
        address += "?" + "&".join(pairs)
    return address

#> percent_encode("/files/naïve (1).txt")
#? returns percent_encode("a b", q="x&y")
#? raises AttributeError percent_encode(None)
#? reaches percent_encode("a b", q="x&y")

### config_checksum
import hashlib
import json


def canonical(value):
    """Order of keys and kind of number must not matter."""
    if isinstance(value, dict):
        return {key: canonical(value[key]) for key in sorted(value)}
    if isinstance(value, (list, tuple)):
        return [canonical(item) for item in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value


def digest(value):
    text = json.dumps(canonical(value), separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def config_checksum(*configs):
    """True if all configurations mean the same."""
    seen = set()
    for config in configs:
        seen.add(digest(config))
    return len(seen) == 1

#> config_checksum({"a": 1.0, "b": [2, {"c": None}]}, {"b": (2.0, {"c": None}), "a": 1})
#? raises TypeError config_checksum({"a": {1, 2}})

### ics_events
from datetime import datetime


def unfold(text):
    """Lines that start with a blank belong to the line before."""
    lines = []
    for line in text.splitlines():
        if line.startswith(" ") and lines:
            lines[-1] += line[1:]  # <- reach
        else:
            lines.append(line)
    return lines


def ics_events(text):
    events, current = [], None
    for line in unfold(text):
        if line == "BEGIN:VEVENT":
            current = {}
        elif line == "END:VEVENT":
            start = datetime.strptime(current["DTSTART"], "%Y%m%dT%H%M%S")
            events.append((start.strftime("%d.%m. %H:%M"), current.get("SUMMARY", "?")))
            current = None
        elif current is not None:
            name, _, value = line.partition(":")
            current[name.split(";")[0]] = value
    return sorted(events)

#> ics_events("BEGIN:VEVENT\nDTSTART;TZID=X:20240610T093000\nSUMMARY:Team meet\n ing\nEND:VEVENT\nBEGIN:VEVENT\nDTSTART:20240602T180000\nEND:VEVENT")
#? returns ics_events("BEGIN:VEVENT\nDTSTART:20230101T000000\nSUMMARY:New\nEND:VEVENT")
#? raises KeyError ics_events("BEGIN:VEVENT\nEND:VEVENT")
#? raises TypeError ics_events("END:VEVENT")
#? reaches ics_events("BEGIN:VEVENT\nDTSTART;TZID=X:20240610T093000\nSUMMARY:Team meet\n ing\nEND:VEVENT\nBEGIN:VEVENT\nDTSTART:20240602T180000\nEND:VEVENT")

### toc_from_headings
import re

HEADING = re.compile(r"^(#{1,4})\s+(.+?)\s*#*$")


class Numbering:
    def __init__(self):
        self.counts = []

    def next(self, level):
        if level > len(self.counts) + 1:
            raise IndexError(f"level {level} without its parent")
        if level <= len(self.counts):
            self.counts = self.counts[:level]
            self.counts[-1] += 1
        else:
            self.counts.append(1)
        return ".".join(map(str, self.counts))


def toc_from_headings(markdown):
    numbering = Numbering()
    toc = []
    for line in markdown.splitlines():
        match = HEADING.match(line)
        if match:
            number = numbering.next(len(match[1]))
            toc.append(f"{number} {match[2]}")
    return toc

#> toc_from_headings("# Intro\ntext\n## Why ##\n## How\n# Usage\n## Install")
#? returns toc_from_headings("# A\n# B")
#? raises IndexError toc_from_headings("# A\n### C")

### ascii_chart
BLOCKS = " .:#"


def scale(value, top, height):
    return value * height / top


def cell(filled, row):
    level = filled - row
    if level >= 1:
        return BLOCKS[3]
    if level <= 0:
        return BLOCKS[0]  # <- reach
    return BLOCKS[2] if level >= 0.5 else BLOCKS[1]


def ascii_chart(values, height=2):
    """A column chart as text, highest row first."""
    top = max(values)
    if top <= 0:
        raise ValueError("nothing to draw")
    rows = []
    for row in range(height - 1, -1, -1):
        line = ""
        for value in values:
            line += cell(scale(value, top, height), row)
        rows.append(line.rstrip())
    return "\n".join(rows)

#> ascii_chart([3, 8, 5, 1])
#? returns ascii_chart([1, 2], 1)
#? raises ValueError ascii_chart([])
#? reaches ascii_chart([3, 8, 5, 1])

### unit_lines_to_float
import re

ROW = re.compile(r"(?P<what>\w+)\s*[:=]\s*(?P<number>-?\d+(?:[.,]\d+)?)\s*(?P<unit>kg|g|lb)?")
GRAMS = {"kg": 1000.0, "g": 1.0, "lb": 453.6, None: 1.0}


def unit_lines_to_float(text, skip=()):
    """Total weight in kilograms of a packing list."""
    grams = 0.0
    for line in text.splitlines():
        match = ROW.search(line)
        if match is None:
            continue
        if match["what"].lower() in skip:
            continue  # <- reach
        number = float(match["number"].replace(",", "."))
        if number < 0:
            raise ArithmeticError(line)
        grams += number * GRAMS[match["unit"]]
    return round(grams / 1000, 3)

#> unit_lines_to_float("Tent: 2,4 kg\nRope = 650g\n-- food --\nRice: 5 lb\nSalt: 80\nDog: 30 kg", skip=("dog",))
#? returns unit_lines_to_float("x: 1.5kg")
#? raises ArithmeticError unit_lines_to_float("x: -1 g")
#? reaches unit_lines_to_float("Tent: 2,4 kg\nRope = 650g\n-- food --\nRice: 5 lb\nSalt: 80\nDog: 30 kg", skip=("dog",))
