### parse_dotenv_lines
def _dequote(value):
    for quote in ("'", '"'):
        if len(value) >= 2 and value[0] == value[-1] == quote:
            return value[1:-1]
    return value.split(" #")[0].rstrip()

def parse_dotenv_lines(lines):
    env = {}
    for number, line in enumerate(lines, 1):
        line = line.strip().removeprefix("export ")
        if not line or line.startswith("#"):
            continue
        key, eq, value = line.partition("=")
        if not eq or not key.isidentifier():
            raise ValueError(f"line {number}: {line}")
        env[key] = _dequote(value)
    return env

#> parse_dotenv_lines(["export PORT=80", "# note", "NAME='a # b'"])
#> parse_dotenv_lines([])
#> parse_dotenv_lines(["X=1 # one", "", 'Y="'])
#> parse_dotenv_lines(["MY-KEY=3"])
#> parse_dotenv_lines(["A=", "A=b=c"])

### parse_robots_txt
def parse_robots_txt(text, agent):
    """Disallowed prefixes for one agent (or for *)."""
    rules, current = {}, []
    for line in text.splitlines():
        field, colon, value = line.partition("#")[0].partition(":")
        field, value = field.strip().casefold(), value.strip()
        if field == "user-agent":
            current = rules.setdefault(value.casefold(), [])
        elif field == "disallow" and value:
            current.append(value)
    return rules.get(agent.casefold(), rules.get("*", []))

#> parse_robots_txt("User-agent: *\nDisallow: /tmp\nDisallow:", "ndb")
#> parse_robots_txt("user-agent: Bot\nDISALLOW: /a # x\nUser-Agent: *\nDisallow: /", "bot")
#> parse_robots_txt("", "x")
#> parse_robots_txt("Disallow: /lost", "y")
#> parse_robots_txt("Sitemap: /s.xml\nUser-agent: z", "Z")

### parse_hosts_file
def parse_hosts_file(text):
    table = {}
    for raw in text.splitlines():
        fields = raw.split("#", 1)[0].split()
        if len(fields) < 2:
            continue
        address, *names = fields
        for name in names:
            table.setdefault(name.lower(), address)
    return table

#> parse_hosts_file("127.0.0.1 localhost loop # me\n10.0.0.2\tDB db.lan")
#> parse_hosts_file("")
#> parse_hosts_file("# all\n10.0.0.9")
#> parse_hosts_file("1.1.1.1 a\n2.2.2.2 A b")
#> parse_hosts_file("   ::1   ip6   ")

### parse_subtitle_cue
def _stamp_to_ms(stamp):
    clock, _, millis = stamp.strip().partition(",")
    h, m, s = (int(p) for p in clock.split(":"))
    return ((h * 60 + m) * 60 + s) * 1000 + int(millis or 0)

def parse_subtitle_cue(block):
    number, times, *text = block.strip().splitlines()
    start, arrow, end = times.partition("-->")
    if not arrow:
        raise ValueError("no arrow in cue " + number)
    begin = _stamp_to_ms(start)
    return int(number), begin, _stamp_to_ms(end) - begin, " / ".join(text)

#> parse_subtitle_cue("7\n00:00:01,500 --> 00:00:03,000\nHello\nthere")
#> parse_subtitle_cue("1\n01:00:00 --> 01:00:02,25\n")
#> parse_subtitle_cue("2\n00:00:01\nno arrow")
#> parse_subtitle_cue("\n12\n00:10:00,000-->00:10:00,040\n- Wait\n- No\n- Yes")
#> parse_subtitle_cue("30\n10:59:59,999 --> 11:00:00,000\nñ")

### parse_fasta_records
def parse_fasta_records(lines):
    records, name = {}, None
    for line in lines:
        line = line.strip()
        if line.startswith(">"):
            name = line[1:].split(maxsplit=1)[0]
            records[name] = ""
        elif line and name is not None:
            records[name] += line.upper()
    return {n: (len(s), s.count("G") + s.count("C")) for n, s in records.items()}

#> parse_fasta_records([">s1 human", "ACgt", "gg", ">s2", "ttt"])
#> parse_fasta_records([])
#> parse_fasta_records(["ACGT", ">late", ""])
#> parse_fasta_records([">a", "gc", ">a", "at"])
#> parse_fasta_records([">", "x"])

### parse_key_value_block
def parse_key_value_block(block):
    """Debian style: a line that starts with a blank continues the one before."""
    fields, last = {}, None
    for line in block.splitlines():
        if line[:1].isspace() and last:
            fields[last] += "\n" + line.strip()
        elif ":" in line:
            last, _, value = line.partition(":")
            fields[last] = value.strip()
    return fields

#> parse_key_value_block("Package: ndb\nDescription: short\n long one\n .\nSize: 3")
#> parse_key_value_block("")
#> parse_key_value_block(" lead\nA: b")
#> parse_key_value_block("junk\nX:\n\ttabbed: yes")
#> parse_key_value_block("Url: http://x")

### parse_cron_field
def parse_cron_field(field, low, high):
    """Expand '*/15', '1-5', '3,7' into a sorted list."""
    values = set()
    for part in field.split(","):
        span, _, step = part.partition("/")
        if span == "*":
            first, last = low, high
        else:
            a, _, b = span.partition("-")
            first, last = int(a), int(b or a)
        if not low <= first <= last <= high:
            raise ValueError(part)
        values.update(range(first, last + 1, int(step or 1)))
    return sorted(values)

#> parse_cron_field("*/15", 0, 59)
#> parse_cron_field("1-5", 0, 6)
#> parse_cron_field("3,7,3", 1, 12)
#> parse_cron_field("5-2", 0, 6)
#> parse_cron_field("10-20/5,0", 0, 23)

### parse_rgb_color
def parse_rgb_color(spec):
    named = {"black": (0, 0, 0), "red": (255, 0, 0)}
    spec = spec.strip().casefold()
    if spec in named:
        return named[spec]
    if spec.startswith("#"):
        digits = spec[1:]
        if len(digits) == 3:
            digits = "".join(d * 2 for d in digits)
        return tuple(int(digits[i:i + 2], 16) for i in (0, 2, 4))
    inner = spec.removeprefix("rgb(").removesuffix(")")
    return tuple(min(255, max(0, int(p))) for p in inner.split(","))

#> parse_rgb_color(" Red ")
#> parse_rgb_color("#1aF")
#> parse_rgb_color("#00ff7F")
#> parse_rgb_color("rgb(300, -4, 12)")
#> parse_rgb_color("mauve")

### blend_hex_colors
def blend_hex_colors(a, b, weight=0.5):
    def channels(c):
        n = int(c.lstrip("#"), 16)
        return n >> 16, n >> 8 & 255, n & 255

    mixed = [round(x + (y - x) * weight) for x, y in zip(channels(a), channels(b))]
    return "#" + "".join(format(m, "02x") for m in mixed)

#> blend_hex_colors("#000000", "#ffffff")
#> blend_hex_colors("#ff0000", "#0000ff", 0.25)
#> blend_hex_colors("123456", "123456", 3)
#> blend_hex_colors("#0a0b0c", "#ffeedd", 0)
#> blend_hex_colors("#xyz", "#000000")

### parse_diff_hunk_header
def _span(text):
    start, _, count = text[1:].partition(",")
    return int(start), int(count or 1)

def parse_diff_hunk_header(line):
    """'@@ -1,4 +1,6 @@ def f' -> spans, shift and context."""
    if not line.startswith("@@ "):
        return None
    old, new, rest = line[3:].split(" ", 2)
    before, after = _span(old), _span(new)
    return {"old": before, "new": after, "shift": after[1] - before[1],
            "context": rest.removeprefix("@@").strip()}

#> parse_diff_hunk_header("@@ -1,4 +1,6 @@ def f(x):")
#> parse_diff_hunk_header("@@ -12 +12,0 @@")
#> parse_diff_hunk_header("+added line")
#> parse_diff_hunk_header("@@ -a +b @@")
#> parse_diff_hunk_header("@@ -0,0 +1,3 @@")

### parse_roman_strict
_ROMAN_PAIRS = [("M", 1000), ("CM", 900), ("D", 500), ("CD", 400), ("C", 100), ("XC", 90),
                ("L", 50), ("XL", 40), ("X", 10), ("IX", 9), ("V", 5), ("IV", 4), ("I", 1)]

def _to_roman(n):
    out = ""
    for sym, val in _ROMAN_PAIRS:
        out += sym * (n // val)
        n %= val
    return out

def parse_roman_strict(s):
    """Only the canonical spelling is accepted."""
    value, rest = 0, s
    for sym, val in _ROMAN_PAIRS:
        while rest.startswith(sym):
            value += val
            rest = rest.removeprefix(sym)
    if rest or _to_roman(value) != s:
        raise ValueError(f"not a Roman numeral: {s}")
    return value

#> parse_roman_strict("XIV")
#> parse_roman_strict("MCMXC")
#> parse_roman_strict("IIII")
#> parse_roman_strict("")
#> parse_roman_strict("xiv")
#> parse_roman_strict("CDXLIV")

### split_camel_title
import re

def split_camel_title(name: str) -> str:
    """'parseHTTPRequest' -> 'Parse HTTP request'"""
    words = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)
    if not words:
        return ""
    shown = [w if len(w) > 1 and w.isupper() else w.lower() for w in words]
    shown[0] = shown[0][:1].upper() + shown[0][1:]
    return " ".join(shown)

#> split_camel_title("parseHTTPRequest")
#> split_camel_title("snake_case_2")
#> split_camel_title("")
#> split_camel_title("XMLHttp2Go")
#> split_camel_title("--")

### normalise_email
def normalise_email(address):
    local, at, domain = address.strip().rpartition("@")
    if not at or not local or "." not in domain:
        raise ValueError("invalid address")
    domain = domain.casefold().rstrip(".")
    if domain in ("gmail.com", "googlemail.com"):
        local = local.split("+", 1)[0].replace(".", "")
        domain = "gmail.com"
    return f"{local.casefold()}@{domain}"

#> normalise_email(" Jo.Doe+news@GoogleMail.com ")
#> normalise_email("A.B+c@corp.example.")
#> normalise_email("no-at.example")
#> normalise_email("x@y@Z.org")
#> normalise_email("me@localhost")
#> normalise_email("....@gmail.com")

### normalise_whitespace_blocks
def normalise_whitespace_blocks(text):
    """Strip lines, squeeze blank runs into one, no blank at either end."""
    out = []
    for line in map(str.strip, text.splitlines()):
        if line or (out and out[-1]):
            out.append(line)
    if out and not out[-1]:
        out.pop()
    return out

#> normalise_whitespace_blocks("\n a \n\n\nb\n\n")
#> normalise_whitespace_blocks("")
#> normalise_whitespace_blocks("one")
#> normalise_whitespace_blocks(" \n\t\n")
#> normalise_whitespace_blocks("x\r\n\r\ny")

### normalise_isbn
def normalise_isbn(raw):
    """ISBN-10 with any dashes -> ISBN-13, or None when the check digit is off."""
    chars = [c for c in raw.upper() if c.isdecimal() or c == "X"]
    if len(chars) != 10:
        return None
    values = [10 if c == "X" else int(c) for c in chars]
    if sum((10 - i) * v for i, v in enumerate(values)) % 11:
        return None
    body = "978" + "".join(chars[:9])
    total = sum(int(d) * (3 if i % 2 else 1) for i, d in enumerate(body))
    return body + str(-total % 10)

#> normalise_isbn("0-306-40615-2")
#> normalise_isbn("0-306-40615-3")
#> normalise_isbn("080442957x")
#> normalise_isbn("")
#> normalise_isbn("12345")

### normalise_tag_list
def normalise_tag_list(raw, aliases):
    tags = []
    for part in raw.replace(";", ",").split(","):
        tag = "-".join(part.casefold().split())
        tag = aliases.get(tag, tag)
        if tag and tag not in tags:
            tags.append(tag)
    return sorted(tags, key=len)

#> normalise_tag_list("Web Dev, JS; js ,", {"js": "javascript"})
#> normalise_tag_list("", {})
#> normalise_tag_list("a,b;a", {"b": "a"})
#> normalise_tag_list("  Deep   Learning ", {"deep-learning": "ml"})
#> normalise_tag_list("hide,show", {"hide": ""})

### canonical_unit_name
_ALIASES = {"metre": "m", "meter": "m", "gram": "g", "litre": "l", "liter": "l"}
_PREFIXES = {"kilo": "k", "milli": "m", "centi": "c"}

def canonical_unit_name(word):
    stem = word.strip().casefold().removesuffix("s")
    for prefix, short in _PREFIXES.items():
        bare = stem.removeprefix(prefix)
        if bare != stem and bare in _ALIASES:
            return short + _ALIASES[bare]
    return _ALIASES.get(stem, word)

#> canonical_unit_name("Kilometres")
#> canonical_unit_name("gram")
#> canonical_unit_name("milliliter ")
#> canonical_unit_name("furlong")
#> canonical_unit_name("centis")
#> canonical_unit_name("")

### convert_unit_chain
def convert_unit_chain(value, source, target, edges):
    """Breadth-first over known conversions; None when there is no way."""
    queue, seen = [(source, value)], {source}
    while queue:
        unit, amount = queue.pop(0)
        if unit == target:
            return round(amount, 6)
        for a, b, factor in edges:
            for here, there, f in ((a, b, factor), (b, a, 1 / factor)):
                if here == unit and there not in seen:
                    seen.add(there)
                    queue.append((there, amount * f))
    return None

#> convert_unit_chain(2, "mi", "m", [("mi", "km", 1.6), ("km", "m", 1000)])
#> convert_unit_chain(500, "m", "km", [("km", "m", 1000)])
#> convert_unit_chain(1, "kg", "s", [("kg", "g", 1000)])
#> convert_unit_chain(7, "x", "x", [])
#> convert_unit_chain(3, "a", "c", [("a", "b", 2), ("b", "c", 4), ("a", "c", 8)])

### parse_quantity_list
def parse_quantity_list(items):
    """'2x apple' or 'apple x2' or plain 'apple' into totals."""
    totals = {}
    for item in items:
        head, _, tail = item.strip().rpartition(" ")
        first = item.split(" ")[0]
        if tail.startswith("x") and tail[1:].isdecimal():
            n, name = int(tail[1:]), head
        elif first.endswith("x") and first[:-1].isdecimal():
            n, name = int(first[:-1]), item[len(first):].strip()
        else:
            n, name = 1, item.strip()
        totals[name] = totals.get(name, 0) + n
    return totals

#> parse_quantity_list(["2x apple", "apple x3", "pear"])
#> parse_quantity_list([])
#> parse_quantity_list(["x4", "10x", "x"])
#> parse_quantity_list(["red box", "red box x1"])
#> parse_quantity_list([" 0x nut "])

### version_satisfies
_OPS = {">=": lambda a, b: a >= b, "<": lambda a, b: a < b, "==": lambda a, b: a == b}

def _vtuple(text):
    return tuple(int(p) for p in text.strip().split("."))

def version_satisfies(version, constraints):
    """All of '>=1.2, <2' must hold; an unknown operator raises."""
    have = _vtuple(version)
    for clause in constraints.split(","):
        clause = clause.strip()
        for op, test in _OPS.items():
            if clause.startswith(op):
                if not test(have, _vtuple(clause.removeprefix(op))):
                    return False
                break
        else:
            raise ValueError(f"bad clause {clause!r}")
    return True

#> version_satisfies("1.5.2", ">=1.2, <2")
#> version_satisfies("2.0", ">=1.2, <2")
#> version_satisfies("3.1", "==3.1.0")
#> version_satisfies("1.0", "~1.0")
#> version_satisfies("0.9", "<1,<0.9.1")

### latest_compatible
def latest_compatible(versions, wanted):
    """Newest version with the same major part that is not older."""
    def key(v):
        return [int(x) if x.isdecimal() else -1 for x in v.split(".")]

    floor = key(wanted)
    fits = [v for v in versions if key(v)[0] == floor[0] and key(v) >= floor]
    return max(fits, key=key, default=None)

#> latest_compatible(["1.2.0", "1.10.1", "2.0.0", "1.9"], "1.2")
#> latest_compatible([], "1.0")
#> latest_compatible(["0.1", "0.0.9"], "1")
#> latest_compatible(["3.0.rc", "3.0.0"], "3.0")
#> latest_compatible(["1.0", "1.0.0"], "1.0.0")

### sort_natural_filenames
import re

def _chunks(name):
    return [int(c) if c.isdecimal() else c.casefold() for c in re.split(r"(\d+)", name)]

def sort_natural_filenames(names, reverse=False):
    return sorted(names, key=_chunks, reverse=reverse)

#> sort_natural_filenames(["img12.png", "img2.png", "IMG1.png"])
#> sort_natural_filenames([], True)
#> sort_natural_filenames(["a1b10", "a1b9", "a01b2"], True)
#> sort_natural_filenames(["10", "9", "x"])
#> sort_natural_filenames(["ch 3", "ch 03", "ch 003"])

### path_suffix_chain
def path_suffix_chain(path):
    name = path.rstrip("/").rpartition("/")[2]
    lead = len(name) - len(name.lstrip("."))
    stem, *suffixes = name[lead:].split(".")
    return "." * lead + stem, ["." + s for s in suffixes]

#> path_suffix_chain("/x/backup.tar.gz")
#> path_suffix_chain(".config")
#> path_suffix_chain("dir.d/")
#> path_suffix_chain("")
#> path_suffix_chain("..hidden.txt")

### windows_to_posix
def windows_to_posix(path, mounts):
    drive, colon, rest = path.partition(":")
    rest = (rest if colon else path).replace("\\", "/")
    if not colon:
        return rest
    root = mounts.get(drive.upper())
    if root is None:
        root = f"/mnt/{drive.lower()}"
    return root.rstrip("/") + "/" + rest.lstrip("/")

#> windows_to_posix("C:\\Users\\Io", {"C": "/c/"})
#> windows_to_posix("d:\\data", {})
#> windows_to_posix("rel\\path", {"C": "/"})
#> windows_to_posix("", {})
#> windows_to_posix("E:", {"E": "/media/usb"})

### expand_brace_pattern_alt
def expand_brace_pattern_alt(pattern):
    """'a{b,c}d' -> ['abd', 'acd'], first brace first, nested by recursion."""
    start = pattern.find("{")
    end = pattern.find("}", start)
    if start < 0 or end < 0:
        return [pattern]
    head, options, tail = pattern[:start], pattern[start + 1:end], pattern[end + 1:]
    results = []
    for option in options.split(","):
        results.extend(head + option + rest for rest in expand_brace_pattern_alt(tail))
    return results

#> expand_brace_pattern_alt("img{1,2}.{png,jpg}")
#> expand_brace_pattern_alt("plain")
#> expand_brace_pattern_alt("x{}y")
#> expand_brace_pattern_alt("{a,b")
#> expand_brace_pattern_alt("")

### common_file_prefix
def common_file_prefix(paths):
    """The folder that all share, part by part."""
    split = [p.split("/") for p in paths]
    shared = []
    for parts in zip(*split):
        if len(set(parts)) > 1:
            break
        shared.append(parts[0])
    return "/".join(shared)

#> common_file_prefix(["src/a/x.py", "src/a/y.py", "src/ab.py"])
#> common_file_prefix([])
#> common_file_prefix(["one/two"])
#> common_file_prefix(["/x", "/y"])
#> common_file_prefix(["a/b", "a/b/c"])

### mime_from_name
_MIME = {"txt": "text/plain", "tar.gz": "application/gzip", "gz": "application/gzip", "jpg": "image/jpeg"}

def mime_from_name(filename, default="application/octet-stream"):
    parts = filename.casefold().split(".")[1:]
    while parts:
        found = _MIME.get(".".join(parts))
        if found:
            return found
        parts.pop(0)
    return default

#> mime_from_name("Photo.JPG")
#> mime_from_name("a.b.tar.gz")
#> mime_from_name("Makefile")
#> mime_from_name("x.unknown", "?")
#> mime_from_name("notes.v2.txt", None)

### ascii_table_from_dicts
def ascii_table_from_dicts(records, missing="-"):
    columns = []
    for rec in records:
        columns.extend(k for k in rec if k not in columns)
    rows = [columns] + [[str(r.get(c, missing)) for c in columns] for r in records]
    widths = [max(map(len, col)) for col in zip(*rows)]
    return ["  ".join(v.ljust(w) for v, w in zip(row, widths)).rstrip() for row in rows]

#> ascii_table_from_dicts([{"id": 1, "name": "Oslo"}, {"id": 22, "pop": 7}])
#> ascii_table_from_dicts([])
#> ascii_table_from_dicts([{}, {"x": None}])
#> ascii_table_from_dicts([{"a": "é"}, {"b": 1.25}], "")
#> ascii_table_from_dicts([{"k": "long value"}])
