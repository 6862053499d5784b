### ini_sections_to_dict
def ini_sections_to_dict(text):
    config = {}
    section = config.setdefault("DEFAULT", {})
    for raw in text.splitlines():
        line = raw.strip()
        if not line or line[0] in ";#":
            continue
        if line.startswith("[") and line.endswith("]"):
            section = config.setdefault(line[1:-1].strip(), {})
            continue
        key, sep, value = line.partition("=")
        section[key.rstrip().lower()] = value.lstrip() if sep else True
    return config

#> ini_sections_to_dict("[db]\nHost = localhost\nport=5432")
#> ini_sections_to_dict("")
#> ini_sections_to_dict("debug\n; note\n[a]\nx = 1\n[a]\ny=2=3")
#> ini_sections_to_dict("# top\nName = Ünal\n\n[ empty ]")
#> ini_sections_to_dict("  key =  spaced out  \n[x]\nkey=")

### csv_line_quoted_fields
def csv_line_quoted_fields(line, delimiter=","):
    fields, buf, quoted = [], [], False
    i = 0
    while i < len(line):
        c = line[i]
        if quoted:
            if c == '"' and line[i + 1:i + 2] == '"':
                buf.append('"')
                i += 1
            elif c == '"':
                quoted = False
            else:
                buf.append(c)
        elif c == '"':
            quoted = True
        elif c == delimiter:
            fields.append("".join(buf))
            buf.clear()
        else:
            buf.append(c)
        i += 1
    fields.append("".join(buf))
    return fields

#> csv_line_quoted_fields('4711,"Meyer, Jan",Kiel')
#> csv_line_quoted_fields("")
#> csv_line_quoted_fields('a;"say ""hi""";;', delimiter=";")
#> csv_line_quoted_fields('"unclosed, field')
#> csv_line_quoted_fields("12.5,,x")

### csv_escape_row
def csv_escape_row(values, sep=","):
    cells = []
    for v in values:
        if v is None:
            cells.append("")
            continue
        text = f"{v:.2f}" if isinstance(v, float) else str(v)
        if sep in text or '"' in text or "\n" in text:
            text = '"' + text.replace('"', '""') + '"'
        cells.append(text)
    return sep.join(cells)

#> csv_escape_row(["Bolt M8", 0.1, None, 250])
#> csv_escape_row([])
#> csv_escape_row(['6" pipe', "a,b"])
#> csv_escape_row(["x,y", "p;q", True], sep=";")
#> csv_escape_row(["line\nbreak", 3.14159])

### key_value_line_parse
def key_value_line_parse(line):
    """Parse logfmt: level=info msg="started ok" port=80"""
    out = {}
    rest = line.strip()
    while rest:
        key, eq, rest = rest.partition("=")
        if not eq:
            out[key] = None
            break
        if rest.startswith('"'):
            value, _, rest = rest[1:].partition('"')
        else:
            value, _, rest = rest.partition(" ")
        out[key.strip()] = value
        rest = rest.lstrip()
    return out

#> key_value_line_parse('level=info msg="started ok" port=80')
#> key_value_line_parse("")
#> key_value_line_parse("a= b=2")
#> key_value_line_parse('user="ann lee"   tail')
#> key_value_line_parse('q="never closed x=1')

### apache_log_fields
import re

LOG_RE = re.compile(r'(\S+) \S+ \S+ \[([^\]]+)\] "(\w+) (\S+)[^"]*" (\d{3}) (\d+|-)')


def apache_log_fields(line):
    m = LOG_RE.match(line)
    if m is None:
        return None
    ip, when, verb, path, status, size = m.groups()
    return {
        "ip": ip,
        "hour": int(when.split(":")[1]),
        "request": f"{verb} {path.split('?')[0]}",
        "error": status >= "400",
        "size": 0 if size == "-" else int(size),
    }

#> apache_log_fields('10.1.2.3 - - [10/Oct/2023:13:55:36 +0000] "GET /a.png?v=2 HTTP/1.1" 200 2326')
#> apache_log_fields('::1 - bob [01/Jan/2024:00:00:01 +0100] "POST /login HTTP/2" 403 -')
#> apache_log_fields("garbage line")
#> apache_log_fields('h - - [x:07:1] "HEAD / HTTP/1.0" 500 0')
#> apache_log_fields("")

### syslog_level_histogram
from collections import Counter

LEVELS = ["DEBUG", "INFO", "WARN", "ERROR"]


def syslog_level_histogram(lines, minimum="DEBUG"):
    floor = LEVELS.index(minimum)
    counts = Counter()
    for line in lines:
        for rank, level in enumerate(LEVELS):
            if f" {level} " in line:
                if rank >= floor:
                    counts[level] += 1
                break
        else:
            counts["?"] += 1
    return [f"{level}:{'#' * n}" for level, n in counts.most_common()]

#> syslog_level_histogram(["12:01 INFO up", "12:02 ERROR disk", "12:03 ERROR disk"])
#> syslog_level_histogram([])
#> syslog_level_histogram(["x DEBUG y", "no level", "a WARN b"], minimum="WARN")
#> syslog_level_histogram(["INFO at start"])
#> syslog_level_histogram(["1 INFO WARN ", "t ERROR x"], "LOUD")

### parse_semver_full
def parse_semver_full(version: str) -> dict:
    core, _, build = version.lstrip("v").partition("+")
    core, _, pre = core.partition("-")
    numbers = core.split(".")
    if len(numbers) != 3 or not all(n.isdigit() for n in numbers):
        raise ValueError(f"not a semver: {version!r}")
    major, minor, patch = map(int, numbers)
    return {"release": (major, minor, patch), "pre": pre.split(".") if pre else [], "build": build or None}

#> parse_semver_full("v1.12.0")
#> parse_semver_full("2.0.0-rc.1+build.5")
#> parse_semver_full("1.2")
#> parse_semver_full("0.0.1+exp.sha-5114f85")
#> parse_semver_full("10.20.30-alpha-x")

### compare_semver_prerelease
def compare_semver_prerelease(a, b):
    def key(v):
        core, _, pre = v.partition("-")
        ids = []
        for part in pre.split(".") if pre else []:
            ids.append((0, int(part), "") if part.isdigit() else (1, 0, part))
        # a release sorts after all of its pre-releases
        return [int(x) for x in core.split(".")], not pre, ids

    ka, kb = key(a), key(b)
    if ka == kb:
        return "="
    return "<" if ka < kb else ">"

#> compare_semver_prerelease("1.0.0-alpha.2", "1.0.0-alpha.10")
#> compare_semver_prerelease("1.0.0", "1.0.0-rc.9")
#> compare_semver_prerelease("2.1.3", "2.1.3")
#> compare_semver_prerelease("1.9.0", "1.10.0")
#> compare_semver_prerelease("1.0.0-beta", "1.0.0-7")

### satisfies_version_caret
def satisfies_version_caret(spec, version):
    have = tuple(map(int, version.split(".")))
    if spec == "*":
        return True
    op = spec[0] if spec[0] in "^~" else ""
    want = tuple(int(p) for p in spec[len(op):].split("."))
    if have < want:
        return False
    if op == "^":
        for h, w in zip(have, want):
            if h != w:
                return False
            if w != 0:
                return True
        return True
    if op == "~":
        return have[:2] == want[:2]
    return have == want

#> satisfies_version_caret("^1.2.3", "1.9.0")
#> satisfies_version_caret("2.0.0", "2.0.1")
#> satisfies_version_caret("^0.2.3", "0.3.0")
#> satisfies_version_caret("~4.1.0", "4.1.17")
#> satisfies_version_caret("2.0.0", "1.9.9")
#> satisfies_version_caret("*", "0.0.0")
#> satisfies_version_caret("^0.0.0", "0.0.0")

### ipv4_cidr_contains
def ip_number(ip):
    a, b, c, d = (int(o) for o in ip.split("."))
    return a << 24 | b << 16 | c << 8 | d


def ipv4_cidr_contains(cidr, ip):
    network, _, bits = cidr.partition("/")
    bits = int(bits or 32)
    mask = (0xFFFFFFFF << (32 - bits)) & 0xFFFFFFFF
    return ip_number(network) & mask == ip_number(ip) & mask

#> ipv4_cidr_contains("10.0.0.0/8", "10.200.3.4")
#> ipv4_cidr_contains("192.168.1.128/25", "192.168.1.5")
#> ipv4_cidr_contains("8.8.8.8", "8.8.8.8")
#> ipv4_cidr_contains("0.0.0.0/0", "255.255.255.255")
#> ipv4_cidr_contains("172.16.0.0/12", "172.32.0")

### subnet_summary
def subnet_summary(cidr):
    addr, bits = cidr.split("/")
    bits = int(bits)
    value = 0
    for octet in addr.split("."):
        value = value * 256 + int(octet)
    size = 2 ** (32 - bits)
    first = value - value % size
    dotted = lambda n: ".".join(str(n >> s & 255) for s in (24, 16, 8, 0))
    usable = max(size - 2, 0)
    return {"network": dotted(first), "broadcast": dotted(first + size - 1), "hosts": usable}

#> subnet_summary("192.168.10.77/26")
#> subnet_summary("10.0.0.1/32")
#> subnet_summary("172.20.255.3/15")
#> subnet_summary("1.2.3.4/31")
#> subnet_summary("0.0.0.0/0")

### validate_ipv4_reasons
def validate_ipv4_reasons(ip):
    octets = ip.split(".")
    if len(octets) != 4:
        return [f"expected 4 parts, got {len(octets)}"]
    problems = []
    for pos, octet in enumerate(octets, 1):
        if not octet.isdigit():
            problems.append(f"part {pos}: {octet!r} is not a number")
        elif len(octet) > 1 and octet[0] == "0":
            problems.append(f"part {pos}: leading zero")
        elif int(octet) > 255:
            problems.append(f"part {pos}: {octet} > 255")
    return problems

#> validate_ipv4_reasons("192.168.0.1")
#> validate_ipv4_reasons("256.01.x.")
#> validate_ipv4_reasons("1.2.3")
#> validate_ipv4_reasons("")
#> validate_ipv4_reasons("00.0.0.-1")

### expand_ipv6_groups
def expand_ipv6_groups(addr):
    if addr.count("::") > 1:
        raise ValueError("only one :: allowed")
    head, gap, tail = addr.partition("::")
    left = head.split(":") if head else []
    right = tail.split(":") if tail else []
    missing = 8 - len(left) - len(right)
    if missing and not gap:
        raise ValueError(f"{missing:+d} groups missing")
    groups = left + ["0"] * missing + right
    return ":".join(g.zfill(4).lower() for g in groups)

#> expand_ipv6_groups("2001:DB8::1")
#> expand_ipv6_groups("::")
#> expand_ipv6_groups("fe80::a::b")
#> expand_ipv6_groups("1:2:3:4:5:6:7:8")
#> expand_ipv6_groups("1:2:3")
#> expand_ipv6_groups("ff02::")

### normalize_mac_address
HEX = "0123456789abcdef"


def normalize_mac_address(raw, sep=":"):
    digits = [c for c in raw.lower() if c not in ":-. "]
    if len(digits) != 12:
        return None
    if any(d not in HEX for d in digits):
        return None
    it = iter(digits)
    mac = sep.join(a + b for a, b in zip(it, it))
    kind = "multicast" if int(digits[1], 16) & 1 else "unicast"
    return mac, kind

#> normalize_mac_address("00-1B-44-11-3A-B7")
#> normalize_mac_address("0150.c200.0003", sep="-")
#> normalize_mac_address("ff:ff:ff")
#> normalize_mac_address("zz:00:00:00:00:00")
#> normalize_mac_address("33 33 00 00 00 16", "")

### isbn13_from_isbn10
def isbn13_from_isbn10(isbn):
    body = isbn.replace("-", "")
    if len(body) != 10:
        return "bad length"
    total = 0
    for weight, ch in zip(range(10, 0, -1), body):
        total += weight * (10 if ch == "X" else int(ch))
    if total % 11:
        return "bad check digit"
    core = "978" + body[:9]
    s = sum(int(d) * (3 if i % 2 else 1) for i, d in enumerate(core))
    return core + str(-s % 10)

#> isbn13_from_isbn10("0-306-40615-2")
#> isbn13_from_isbn10("080442957X")
#> isbn13_from_isbn10("123")
#> isbn13_from_isbn10("0306406153")
#> isbn13_from_isbn10("03064A6152")

### ean_barcode_errors
def ean_barcode_errors(codes):
    """Map each faulty EAN-13 to the reason it was refused."""
    bad = {}
    for code in codes:
        compact = "".join(code.split())
        if not compact.isdecimal():
            bad[code] = "non-digits"
        elif len(compact) != 13:
            bad[code] = f"{len(compact)} digits"
        else:
            odd, even = compact[:-1:2], compact[1:-1:2]
            expected = (10 - (sum(map(int, odd)) + 3 * sum(map(int, even))) % 10) % 10
            if expected != int(compact[-1]):
                bad[code] = f"check digit should be {expected}"
    return bad

#> ean_barcode_errors(["4006381333931", "4006381333932"])
#> ean_barcode_errors([])
#> ean_barcode_errors(["73513537", "40063813E3931", ""])
#> ean_barcode_errors(["5 901234 123457"])
#> ean_barcode_errors(["0000000000000", "9999999999999"])

### parse_iso_date_parts
MONTH_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def parse_iso_date_parts(text):
    try:
        year, month, day = map(int, text.split("-"))
    except ValueError:
        return None, "format"
    if not 1 <= month <= 12:
        return None, "month"
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    limit = 29 if month == 2 and leap else MONTH_DAYS[month - 1]
    if not 0 < day <= limit:
        return None, "day"
    return (year, month, day), None

#> parse_iso_date_parts("2024-02-29")
#> parse_iso_date_parts("1900-02-29")
#> parse_iso_date_parts("2023/01/05")
#> parse_iso_date_parts("2023-13-01")
#> parse_iso_date_parts("-5-1-1")

### day_of_year_number
def day_of_year_number(date_text):
    y, m, d = (int(p) for p in date_text.split("-"))
    feb = 28 + (y % 4 == 0) - (y % 100 == 0) + (y % 400 == 0)
    lengths = [31, feb, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    assert 1 <= d <= lengths[m - 1], "no such day"
    return sum(lengths[:m - 1]) + d

#> day_of_year_number("2023-01-01")
#> day_of_year_number("2000-12-31")
#> day_of_year_number("1900-03-01")
#> day_of_year_number("2021-02-29")
#> day_of_year_number("2024-07-04")

### weekday_of_date
def weekday_of_date(year, month, day):
    # Sakamoto's method
    table = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    if month < 3:
        year -= 1
    index = (year + year // 4 - year // 100 + year // 400 + table[month - 1] + day) % 7
    return "Sun Mon Tue Wed Thu Fri Sat".split()[index]

#> weekday_of_date(2024, 2, 29)
#> weekday_of_date(1969, 7, 20)
#> weekday_of_date(2000, 1, 1)
#> weekday_of_date(1, 1, 1)
#> weekday_of_date(2023, 14, 1)

### flexible_date_to_iso
MONTHS = {m: i for i, m in enumerate("jan feb mar apr may jun jul aug sep oct nov dec".split(), 1)}


def flexible_date_to_iso(text):
    tokens = text.replace(",", " ").replace("/", " ").replace(".", " ").split()
    if len(tokens) != 3:
        raise ValueError("need day, month and year: " + text)
    day = month = year = None
    for tok in tokens:
        if tok[:3].lower() in MONTHS:
            month = MONTHS[tok[:3].lower()]
        elif len(tok) == 4:
            year = int(tok)
        elif day is None:
            day = int(tok.rstrip("stndrh"))
        else:
            month = int(tok)
    return f"{year}-{month:02}-{day:02}"

#> flexible_date_to_iso("4th July 2021")
#> flexible_date_to_iso("24.12.1999")
#> flexible_date_to_iso("Mar 3, 2020")
#> flexible_date_to_iso("yesterday")
#> flexible_date_to_iso("2022/1/9")
#> flexible_date_to_iso("22nd 5 2018")

### parse_duration_compact
UNIT_SECONDS = {"w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1}


def parse_duration_compact(spec: str) -> int:
    """'1h30m' -> 5400. Raises ValueError on junk."""
    total, number = 0, ""
    for ch in spec.strip().lower():
        if ch.isdigit():
            number += ch
        elif ch in UNIT_SECONDS and number:
            total += int(number) * UNIT_SECONDS[ch]
            number = ""
        elif not ch.isspace():
            raise ValueError(f"unexpected {ch!r} in {spec!r}")
    return total + int(number or 0)

#> parse_duration_compact("1h30m")
#> parse_duration_compact("2d 4h")
#> parse_duration_compact("90")
#> parse_duration_compact("")
#> parse_duration_compact("h5")
#> parse_duration_compact(" 1W3s 7")

### humanize_seconds_two_units
def humanize_seconds_two_units(seconds):
    if seconds < 0:
        return humanize_seconds_two_units(-seconds) + " ago"
    units = [("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1)]
    parts = []
    for name, size in units:
        count, seconds = divmod(seconds, size)
        if count:
            parts.append(f"{count} {name}{'s' if count != 1 else ''}")
    return " and ".join(parts[:2]) or "just now"

#> humanize_seconds_two_units(3661)
#> humanize_seconds_two_units(0)
#> humanize_seconds_two_units(-86400)
#> humanize_seconds_two_units(172859)
#> humanize_seconds_two_units(59)

### clock_24_to_12
def clock_24_to_12(text):
    hh, mm = text.split(":")
    hour = int(hh)
    if hour > 23 or int(mm) > 59:
        raise ValueError("bad time " + text)
    suffix = "am" if hour < 12 else "pm"
    return f"{hour % 12 or 12}:{mm} {suffix}"

#> clock_24_to_12("00:05")
#> clock_24_to_12("12:00")
#> clock_24_to_12("17:45")
#> clock_24_to_12("24:00")
#> clock_24_to_12("9:30")

### parse_ampm_minutes
def parse_ampm_minutes(raw):
    s = raw.lower().replace(".", "").replace(" ", "")
    pm = s.endswith("pm")
    if pm or s.endswith("am"):
        s = s[:-2]
        h, _, m = s.partition(":")
        hour = int(h) % 12 + 12 * pm
    else:
        h, _, m = s.partition(":")
        hour = int(h)
    return hour * 60 + int(m or 0)

#> parse_ampm_minutes("12 a.m.")
#> parse_ampm_minutes("7:15 PM")
#> parse_ampm_minutes("23:59")
#> parse_ampm_minutes("noon")
#> parse_ampm_minutes("6")

### srt_timestamp_shift
def srt_timestamp_shift(stamp, delta_ms):
    clock, ms = stamp.split(",")
    h, m, s = map(int, clock.split(":"))
    total = ((h * 60 + m) * 60 + s) * 1000 + int(ms) + delta_ms
    if total < 0:
        total = 0
    total, ms = divmod(total, 1000)
    total, s = divmod(total, 60)
    h, m = divmod(total, 60)
    return f"{h:02d}:{m:02d}:{s:02d},{ms:03d}"

#> srt_timestamp_shift("00:01:59,900", 250)
#> srt_timestamp_shift("00:00:01,000", -5000)
#> srt_timestamp_shift("01:00:00,000", -1)
#> srt_timestamp_shift("99:59:59,999", 1)
#> srt_timestamp_shift("00:00:10.500", 0)

### money_string_to_cents
def money_string_to_cents(text):
    s = text.strip()
    negative = s.startswith("-") or (s.startswith("(") and s.endswith(")"))
    s = s.strip("()-").lstrip("$€£ ")
    if "," in s and s.rfind(",") > s.rfind("."):
        # continental style: 1.234,50
        s = s.replace(".", "").replace(",", ".")
    s = s.replace(",", "")
    whole, _, frac = s.partition(".")
    cents = int(whole or 0) * 100 + int(frac.ljust(2, "0")[:2])
    return -cents if negative else cents

#> money_string_to_cents("$1,234.5")
#> money_string_to_cents("€ 1.234,56")
#> money_string_to_cents("(12.00)")
#> money_string_to_cents("-.99")
#> money_string_to_cents("free")
#> money_string_to_cents("0,5")

### format_cents_currency
SYMBOLS = {"USD": ("$", 2), "EUR": ("€", 2), "JPY": ("¥", 0), "KWD": ("KD ", 3)}


def format_cents_currency(amount, currency="USD", accounting=False):
    symbol, places = SYMBOLS[currency]
    sign, amount = ("-", -amount) if amount < 0 else ("", amount)
    whole, minor = divmod(amount, 10 ** places)
    text = f"{symbol}{whole:,}"
    if places:
        text += f".{minor:0{places}d}"
    if sign and accounting:
        return f"({text})"
    return sign + text

#> format_cents_currency(123456)
#> format_cents_currency(-5, "EUR")
#> format_cents_currency(-99000, "JPY", accounting=True)
#> format_cents_currency(1500, currency="KWD")
#> format_cents_currency(0, "XAU")

### dms_to_decimal_degrees
def dms_to_decimal_degrees(text):
    """48°51'24"N -> 48.8567"""
    hemisphere = text[-1].upper()
    numbers, current = [], ""
    for ch in text[:-1]:
        if ch.isdigit() or ch == ".":
            current += ch
        elif current:
            numbers.append(float(current))
            current = ""
    value = sum(n / 60 ** i for i, n in enumerate(numbers))
    return round(-value if hemisphere in "SW" else value, 4)

#> dms_to_decimal_degrees("48°51'24\"N")
#> dms_to_decimal_degrees("0°7'39.9\"W")
#> dms_to_decimal_degrees("33° 52' 10\" s")
#> dms_to_decimal_degrees("90°E")
#> dms_to_decimal_degrees("")

### decimal_degrees_to_dms
def decimal_degrees_to_dms(lat, lon):
    def one(value, positive, negative):
        letter = positive if value >= 0 else negative
        total = round(abs(value) * 3600)
        minutes, seconds = divmod(total, 60)
        degrees, minutes = divmod(minutes, 60)
        return f"{degrees}d{minutes:02d}m{seconds:02d}s{letter}"

    if abs(lat) > 90 or abs(lon) > 180:
        return None
    return one(lat, "N", "S") + " " + one(lon, "E", "W")

#> decimal_degrees_to_dms(52.52, 13.405)
#> decimal_degrees_to_dms(-33.8688, -151.2093)
#> decimal_degrees_to_dms(0, -0.0001)
#> decimal_degrees_to_dms(91.0, 10)
#> decimal_degrees_to_dms(89.99999, 180)

### parse_latlon_pair
def parse_latlon_pair(raw):
    try:
        lat, lon = (float(p) for p in raw.strip("() ").replace(";", ",").split(","))
    except ValueError as err:
        return f"unparsable: {type(err).__name__}"
    problems = []
    if not -90 <= lat <= 90:
        problems.append("lat")
    if not -180 <= lon <= 180:
        problems.append("lon")
    if problems:
        return "out of range: " + "+".join(problems)
    return (round(lat, 5), round(lon, 5))

#> parse_latlon_pair("(40.712776, -74.005974)")
#> parse_latlon_pair("51.5;-0.12")
#> parse_latlon_pair("100,200")
#> parse_latlon_pair("north")
#> parse_latlon_pair("1,2,3")
#> parse_latlon_pair("-90,181")

### roman_numeral_strict
ROMAN = [("M", 1000), ("CM", 900), ("D", 500), ("CD", 400), ("C", 100), ("XC", 90),
         ("L", 50), ("XL", 40), ("X", 10), ("IX", 9), ("V", 5), ("IV", 4), ("I", 1)]


def to_roman_text(n):
    out = ""
    for sym, val in ROMAN:
        q, n = divmod(n, val)
        out += sym * q
    return out


def roman_numeral_strict(text):
    rest, value = text.upper(), 0
    for sym, val in ROMAN:
        while rest.startswith(sym):
            value += val
            rest = rest[len(sym):]
    if rest or to_roman_text(value) != text.upper():
        raise ValueError(f"{text} is not a canonical numeral")
    return value

#> roman_numeral_strict("mcmxciv")
#> roman_numeral_strict("IIII")
#> roman_numeral_strict("XLII")
#> roman_numeral_strict("")
#> roman_numeral_strict("ABC")
#> roman_numeral_strict("MMXXVI")

### markdown_heading_toc
def markdown_heading_toc(doc, max_level=3):
    toc, fenced = [], False
    for line in doc.split("\n"):
        if line.startswith("```"):
            fenced = not fenced
            continue
        title = line.lstrip("#")
        level = len(line) - len(title)
        if fenced or level == 0 or level > max_level or not title.startswith(" "):
            continue
        anchor = title.strip().lower().replace(" ", "-")
        toc.append(f"{'  ' * (level - 1)}- [{title.strip()}](#{anchor})")
    return "\n".join(toc)

#> markdown_heading_toc("# Guide\ntext\n## Setup Steps\n#### deep")
#> markdown_heading_toc("")
#> markdown_heading_toc("```\n# not me\n```\n# Me")
#> markdown_heading_toc("#tag\n## B", max_level=1)
#> markdown_heading_toc("# A\n### C c", 3)

### markdown_inline_to_html
import re


def markdown_inline_to_html(md):
    rules = [
        (r"`([^`]+)`", r"<code>\1</code>"),
        (r"\*\*(.+?)\*\*", r"<b>\1</b>"),
        (r"\*(.+?)\*", r"<i>\1</i>"),
        (r"\[([^\]]+)\]\(([^)]+)\)", r'<a href="\2">\1</a>'),
    ]
    applied = 0
    for pattern, repl in rules:
        md, n = re.subn(pattern, repl, md)
        applied += n
    return md, applied

#> markdown_inline_to_html("**bold** and *it*")
#> markdown_inline_to_html("see [docs](https://x.io/a)")
#> markdown_inline_to_html("plain text")
#> markdown_inline_to_html("`a*b*c` ***")
#> markdown_inline_to_html("")

### markdown_table_parse
def markdown_table_parse(lines):
    def cells(row):
        return [c.strip() for c in row.strip().strip("|").split("|")]

    if len(lines) < 2 or set(lines[1]) - set("|:- "):
        return []
    header = cells(lines[0])
    records = []
    for row in lines[2:]:
        values = cells(row)
        values += [""] * (len(header) - len(values))
        records.append(dict(zip(header, values)))
    return records

#> markdown_table_parse(["| city | pop |", "|------|:---:|", "| Oslo | 700k |", "| Bern |"])
#> markdown_table_parse(["a|b", "1|2"])
#> markdown_table_parse([])
#> markdown_table_parse(["id", "--", "7", ""])
#> markdown_table_parse(["| x | y |", "|---|---|", "| 1 | 2 | 3 |"])

### checklist_progress
def checklist_progress(markdown):
    done = open_ = 0
    pending = []
    for line in markdown.splitlines():
        body = line.strip()
        if body[:6].lower() == "- [x] ":
            done += 1
        elif body.startswith("- [ ] "):
            open_ += 1
            pending.append(body[6:])
    total = done + open_
    if not total:
        return "no tasks"
    return f"{done}/{total} ({done / total:.0%}) next: {pending[0] if pending else '-'}"

#> checklist_progress("- [x] buy milk\n- [ ] call bank\n  - [X] find number")
#> checklist_progress("nothing here")
#> checklist_progress("- [ ] a\n- [ ] b\n- [ ]c")
#> checklist_progress("- [x] ship")
#> checklist_progress("")

### vcard_lines_to_contact
def vcard_lines_to_contact(lines):
    contact = {"phones": []}
    for line in lines:
        if line in ("BEGIN:VCARD", "END:VCARD"):
            continue
        head, _, value = line.partition(":")
        prop, *params = head.split(";")
        if prop == "FN":
            contact["name"] = value
        elif prop == "TEL":
            kinds = [p.split("=")[-1].lower() for p in params]
            contact["phones"].append((kinds[0] if kinds else "voice", value))
        else:
            contact.setdefault("other", []).append(prop)
    return contact

#> vcard_lines_to_contact(["BEGIN:VCARD", "FN:Lena Voß", "TEL;TYPE=CELL:+49 151 2", "END:VCARD"])
#> vcard_lines_to_contact([])
#> vcard_lines_to_contact(["TEL:112", "TEL;HOME;PREF:030"])
#> vcard_lines_to_contact(["N:Doe;Jane", "EMAIL:jane@x.org", "FN:"])
#> vcard_lines_to_contact(["END:VCARD", "FN:Bo", "FN:Bob"])
