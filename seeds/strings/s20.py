### access_log_fields
def access_log_fields(line):
    ip, _, rest = line.partition(" ")
    request = rest.split('"')[1] if rest.count('"') >= 2 else ""
    status = rest.rsplit(None, 2)[-2:] if request else []
    method, *path = request.split()[:2] or ["-"]
    return ip, method, path, [int(s) for s in status if s.isdigit()]

#> access_log_fields('10.0.0.1 - - "GET /index HTTP/1.1" 200 512')
#> access_log_fields("::1 broken line")
#> access_log_fields('1.2.3.4 - "POST" 404 -')
#> access_log_fields("")
#> access_log_fields('h "" 500 1')

### slow_queries
def slow_queries(log, limit_ms):
    slow = []
    for line in log.splitlines():
        if not line.endswith("ms"):
            continue
        query, _, cost = line.rpartition(" ")
        ms = float(cost.removesuffix("ms"))
        if ms > limit_ms:
            slow.append((ms, query.upper()))
    return sorted(slow, reverse=True)

#> slow_queries("select a 12ms\nupdate b 250.5ms\nok", 100)
#> slow_queries("", 1)
#> slow_queries("q1 5ms\nq2 5ms", 4)
#> slow_queries("x 3ms", 3)
#> slow_queries("bad xms", 0)

### log_dedupe_timestamps
def log_dedupe_timestamps(lines):
    last, out = None, []
    for line in lines:
        stamp, msg = line[:5], line[6:]
        if msg == last:
            out[-1] = out[-1].split(" ", 1)[0] + f"~{stamp} {msg}"
            last = None
        else:
            out.append(line)
            last = msg
    return out

#> log_dedupe_timestamps(["10:00 up", "10:05 up", "10:10 down"])
#> log_dedupe_timestamps([])
#> log_dedupe_timestamps(["09:00 a", "09:01 b"])
#> log_dedupe_timestamps(["08:00 x", "08:01 x", "08:02 x"])
#> log_dedupe_timestamps(["short", "tiny!"])

### parse_uptime_output
def parse_uptime_output(text):
    _, _, tail = text.partition("up ")
    if not tail:
        return None
    minutes = 0
    for chunk in tail.split(","):
        chunk = chunk.strip()
        if "day" in chunk:
            minutes += int(chunk.split()[0]) * 1440
        elif ":" in chunk:
            h, m = chunk.split(":")
            minutes += int(h) * 60 + int(m)
            break
        elif chunk.endswith("min"):
            minutes += int(chunk[:-3])
            break
    return minutes

#> parse_uptime_output("10:12 up 3 days, 4:05, 2 users")
#> parse_uptime_output("09:00 up 15 min, 1 user")
#> parse_uptime_output("down")
#> parse_uptime_output("up 1 day, forever")
#> parse_uptime_output("")

### disk_usage_alert
def disk_usage_alert(df_lines, threshold=80):
    alerts = []
    for line in df_lines:
        cols = line.split()
        used = next((c for c in cols if c.endswith("%") and c[:-1].isdigit()), None)
        if used and int(used.rstrip("%")) >= threshold:
            alerts.append(f"{cols[-1]} {used}")
    return "; ".join(alerts) or "ok"

#> disk_usage_alert(["/dev/sda1 50G 45G 91% /", "tmpfs 1G 0 0% /tmp"])
#> disk_usage_alert([])
#> disk_usage_alert(["Filesystem Size Use% Mounted", "sdb 10 8 80% /data"])
#> disk_usage_alert(["x 60% /x", "y 70% /y"], 60)
#> disk_usage_alert([""], threshold=0)

### process_tree_depth
def process_tree_depth(listing):
    deepest = ("", -1)
    for line in listing.split("\n"):
        name = line.lstrip("| `-")
        depth = (len(line) - len(name)) // 3
        if name and depth > deepest[1]:
            deepest = (name, depth)
    return deepest

#> process_tree_depth("init\n|--sshd\n|  `--bash\n`--cron")
#> process_tree_depth("")
#> process_tree_depth("solo")
#> process_tree_depth("a\n|--b\n|--c")
#> process_tree_depth("   \nx")

### url_parts_manual
def url_parts_manual(url):
    scheme, sep, rest = url.partition("://")
    if not sep:
        scheme, rest = "", url
    rest, _, fragment = rest.partition("#")
    host, slash, path = rest.partition("/")
    host, colon, port = host.partition(":")
    return {"scheme": scheme, "host": host, "port": int(port) if colon else None, "path": slash + path, "fragment": fragment}

#> url_parts_manual("https://ex.org:8443/a/b?x=1#top")
#> url_parts_manual("localhost")
#> url_parts_manual("")
#> url_parts_manual("ftp://files/")
#> url_parts_manual("http://h:port/")

### relative_url_join
def relative_url_join(base, link):
    if "://" in link:
        return link
    root = base[:base.find("/", base.find("://") + 3)] if base.count("/") > 2 else base
    if link.startswith("/"):
        return root + link
    folder = base[:base.rfind("/")]
    while link.startswith("../"):
        link = link.removeprefix("../")
        folder = folder[:folder.rfind("/")]
    return folder + "/" + link

#> relative_url_join("http://a.com/x/y.html", "z.html")
#> relative_url_join("http://a.com/x/y.html", "/top")
#> relative_url_join("http://a.com/x/y/z", "../w")
#> relative_url_join("http://a.com", "https://b.org")
#> relative_url_join("http://a.com", "/q")

### subdomain_levels
def subdomain_levels(hosts):
    levels = {}
    for h in hosts:
        labels = h.lower().rstrip(".").split(".")
        root = ".".join(labels[-2:])
        subs = levels.setdefault(root, [])
        if labels[:-2]:
            subs.append(".".join(labels[:-2]))
    return levels

#> subdomain_levels(["mail.example.com", "EXAMPLE.com", "a.b.example.com."])
#> subdomain_levels([])
#> subdomain_levels(["localhost"])
#> subdomain_levels(["x.org", "y.x.org", "x.net"])
#> subdomain_levels([""])

### mime_guess
def mime_guess(filename, default="application/octet-stream"):
    types = {"txt": "text/plain", "html": "text/html", "png": "image/png", "gz": None}
    parts = filename.lower().split(".")
    while len(parts) > 1:
        ext = parts.pop()
        if ext not in types:
            return default
        if types[ext]:
            return types[ext]
    return default

#> mime_guess("Index.HTML")
#> mime_guess("notes.txt.gz")
#> mime_guess("binary")
#> mime_guess("x.exe", "unknown")
#> mime_guess("")

### content_disposition_name
def content_disposition_name(header):
    for param in header.split(";")[1:]:
        key, _, value = param.strip().partition("=")
        if key.lower() == "filename":
            return value.strip('"').replace("/", "_") or None
    return None

#> content_disposition_name('attachment; filename="report 1.pdf"')
#> content_disposition_name("inline")
#> content_disposition_name("")
#> content_disposition_name("attachment; size=3; FileName=a/b.txt")
#> content_disposition_name('form-data; name="x"; filename=""')

### csv_to_markdown
def csv_to_markdown(text):
    rows = [r.split(",") for r in text.strip().splitlines()]
    if not rows:
        return ""
    lines = ["| " + " | ".join(c.strip() for c in row) + " |" for row in rows]
    lines.insert(1, "|" + "---|" * len(rows[0]))
    return "\n".join(lines)

#> csv_to_markdown("name, qty\nnut,5")
#> csv_to_markdown("")
#> csv_to_markdown("a")
#> csv_to_markdown("x,y,z\n1,,3")
#> csv_to_markdown("\n h \n")

### fixed_width_fields
def fixed_width_fields(record, layout):
    out, pos = {}, 0
    for name, width, kind in layout:
        raw = record[pos:pos + width].strip()
        out[name] = kind(raw) if raw else None
        pos += width
    out["rest"] = record[pos:]
    return out

#> fixed_width_fields("0042Widget    12.50", [("id", 4, int), ("name", 10, str), ("price", 5, float)])
#> fixed_width_fields("", [("a", 3, str)])
#> fixed_width_fields("xyz", [])
#> fixed_width_fields("ab12", [("n", 2, int)])
#> fixed_width_fields("7    tail", [("n", 3, int), ("s", 2, str)])

### vcard_fields
def vcard_fields(card):
    person = {}
    for line in card.splitlines():
        if ":" not in line:
            continue
        key, value = line.split(":", 1)
        key, *params = key.split(";")
        if key in ("BEGIN", "END", "VERSION"):
            continue
        label = "/".join([key.lower()] + [p.split("=")[-1].lower() for p in params])
        person[label] = value.replace("\\,", ",")
    return person

#> vcard_fields("BEGIN:VCARD\nFN:Ada King\nTEL;TYPE=HOME:555-1\nEND:VCARD")
#> vcard_fields("")
#> vcard_fields("NOTE:hi\\, there\njunk")
#> vcard_fields("ADR;TYPE=work;PREF=1:Main St")
#> vcard_fields("VERSION:4.0")

### ical_date_text
def ical_date_text(stamp):
    date, t, clock = stamp.partition("T")
    pretty = "-".join((date[:4], date[4:6], date[6:8]))
    if not t:
        return pretty
    zone = " UTC" if clock.endswith("Z") else ""
    clock = clock.rstrip("Z")
    return pretty + " " + ":".join(clock[i:i + 2] for i in range(0, len(clock), 2)) + zone

#> ical_date_text("20240229T183000Z")
#> ical_date_text("19991231")
#> ical_date_text("20240101T0915")
#> ical_date_text("")
#> ical_date_text("2024T")

### gps_sentence_checksum
def gps_sentence_checksum(sentence):
    body, star, given = sentence.strip().lstrip("$").partition("*")
    acc = 0
    for ch in body:
        acc ^= ord(ch)
    calc = f"{acc:02X}"
    return calc if not star else calc == given.upper()

#> gps_sentence_checksum("$GPGLL,4916.45,N*7D")
#> gps_sentence_checksum("$AB")
#> gps_sentence_checksum("AA*00")
#> gps_sentence_checksum("")
#> gps_sentence_checksum(" $Q*51\n")

### fasta_lengths
def fasta_lengths(text):
    lengths, name = {}, None
    for line in text.split("\n"):
        line = line.strip()
        if line.startswith(">"):
            name = line[1:].split(" ")[0]
            lengths[name] = 0
        elif name is not None:
            lengths[name] += len(line)
    return lengths

#> fasta_lengths(">s1 human\nACGT\nAC\n>s2\nGG")
#> fasta_lengths("")
#> fasta_lengths("ACGT\n>x")
#> fasta_lengths(">a\n>b\nT")
#> fasta_lengths("> \nAAA")

### cigar_expand
def cigar_expand(cigar):
    ops, num = "", ""
    for ch in cigar:
        if ch.isdigit():
            num += ch
        else:
            ops += ch * int(num)
            num = ""
    consumed = sum(ops.count(o) for o in "MDN")
    return ops, consumed

#> cigar_expand("3M1I2D")
#> cigar_expand("")
#> cigar_expand("10M")
#> cigar_expand("M3")
#> cigar_expand("2S4M2S")

### chemical_formula_counts
def chemical_formula_counts(formula):
    counts, i = {}, 0
    while i < len(formula):
        j = i + 1
        while j < len(formula) and formula[j].islower():
            j += 1
        k = j
        while k < len(formula) and formula[k].isdigit():
            k += 1
        el = formula[i:j]
        counts[el] = counts.get(el, 0) + int(formula[j:k] or 1)
        i = k
    return counts

#> chemical_formula_counts("C6H12O6")
#> chemical_formula_counts("NaCl")
#> chemical_formula_counts("")
#> chemical_formula_counts("CH3COOH")
#> chemical_formula_counts("He2")

### element_symbol_spell
SYMBOLS = {"b", "c", "n", "o", "he", "ne", "na", "co", "ba"}

def element_symbol_spell(word):
    if not word:
        return []
    for size in (2, 1):
        piece = word[:size].lower()
        if piece in SYMBOLS and len(piece) == size:
            rest = element_symbol_spell(word[size:])
            if rest is not None:
                return [piece.capitalize()] + rest
    return None

#> element_symbol_spell("bacon")
#> element_symbol_spell("Nacho")
#> element_symbol_spell("")
#> element_symbol_spell("cone")
#> element_symbol_spell("zinc")

### resistor_bands
def resistor_bands(bands):
    colors = "black brown red orange yellow green blue violet grey white".split()
    first, second, mult = [colors.index(b) for b in bands.lower().split("-")[:3]]
    ohms = (first * 10 + second) * 10 ** mult
    for limit, unit in ((10**6, "M"), (10**3, "k")):
        if ohms >= limit:
            return f"{ohms / limit:g}{unit}Ω"
    return f"{ohms}Ω"

#> resistor_bands("yellow-violet-red")
#> resistor_bands("Brown-Black-Black")
#> resistor_bands("green-blue-green-gold")
#> resistor_bands("pink-red-red")
#> resistor_bands("white-white-brown")

### clothing_size_sort
def clothing_size_sort(sizes):
    def rank(size):
        s = size.upper().strip()
        if s.isdigit():
            return int(s) - 100
        xs = s.count("X")
        base = {"S": -1, "M": 0, "L": 1}[s[-1]]
        return base * (xs + 1) * 2
    return sorted(sizes, key=rank)

#> clothing_size_sort(["XL", "m", "S", "XXL", "xs"])
#> clothing_size_sort([])
#> clothing_size_sort(["L", "42", "38"])
#> clothing_size_sort(["tall"])
#> clothing_size_sort(["A", "S"])

### shoe_label_parse
def shoe_label_parse(label):
    brand, _, size = label.rpartition(" ")
    region = "".join(c for c in size if c.isalpha()).upper() or "EU"
    digits = size.strip("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ").replace(",", ".").replace("½", ".5")
    return brand.title() or None, float(digits), region

#> shoe_label_parse("alpine trail 42½")
#> shoe_label_parse("RUNNER us9,5")
#> shoe_label_parse("44")
#> shoe_label_parse("boots UK")
#> shoe_label_parse("o'dell 7UK")

### playlist_duration_text
def playlist_duration_text(tracks):
    total = 0
    for t in tracks:
        title, _, length = t.rpartition("(")
        m, _, s = length.rstrip(")").partition(":")
        total += int(m) * 60 + int(s or 0)
    h, rest = divmod(total, 3600)
    return ("%d:" % h if h else "") + "%02d:%02d" % divmod(rest, 60)

#> playlist_duration_text(["Intro (1:05)", "Song (Live) (59:30)"])
#> playlist_duration_text([])
#> playlist_duration_text(["Short (0:09)"])
#> playlist_duration_text(["No time"])
#> playlist_duration_text(["Only minutes (7)"])

### tv_episode_code
def tv_episode_code(name):
    low = name.lower().replace(".", " ").replace("_", " ")
    for word in low.split():
        if word.startswith("s") and "e" in word:
            s, _, e = word[1:].partition("e")
            if s.isdigit() and e.isdigit():
                return int(s), int(e)
        elif word.count("x") == 1 and word.replace("x", "").isdigit():
            return tuple(map(int, word.split("x")))
    return None

#> tv_episode_code("Show.S02E05.mkv")
#> tv_episode_code("show_3x12_hd")
#> tv_episode_code("see some series")
#> tv_episode_code("")
#> tv_episode_code("x264 S1E1")

### lyrics_chorus_expand
def lyrics_chorus_expand(lines):
    song, chorus, taking = [], [], False
    for line in lines:
        if line == "[chorus]":
            if chorus:
                song += chorus
            else:
                taking = True
        elif line == "":
            taking = False
        else:
            if taking:
                chorus.append(line.upper())
            song.append(line)
    return song

#> lyrics_chorus_expand(["a", "[chorus]", "la la", "", "b", "[chorus]"])
#> lyrics_chorus_expand([])
#> lyrics_chorus_expand(["[chorus]", "", "x"])
#> lyrics_chorus_expand(["one", "", "two"])
#> lyrics_chorus_expand(["[chorus]", "hey", "ho", "", "[chorus]", "[chorus]"])

### guitar_tab_frets
def guitar_tab_frets(line):
    string, _, tab = line.partition("|")
    notes, i = [], 0
    while i < len(tab):
        if tab[i].isdigit():
            n = 2 if tab[i:i + 2].isdigit() and len(tab) > i + 1 else 1
            notes.append((i, int(tab[i:i + n])))
            i += n
        else:
            i += 1
    return string, notes

#> guitar_tab_frets("e|--3--12-0|")
#> guitar_tab_frets("B|-----")
#> guitar_tab_frets("")
#> guitar_tab_frets("G|7")
#> guitar_tab_frets("D 2-4")

### color_name_distance
def color_name_distance(a, b):
    def rgb(h):
        h = h.lstrip("#")
        return [int(h[i:i + 2], 16) for i in range(0, 6, 2)]
    diffs = [abs(x - y) for x, y in zip(rgb(a), rgb(b))]
    return max(diffs), "RGB"[diffs.index(max(diffs))]

#> color_name_distance("#ff0000", "#f0000a")
#> color_name_distance("000000", "ffffff")
#> color_name_distance("#123456", "#123456")
#> color_name_distance("#12", "#000000")
#> color_name_distance("00ff7f", "#00FA9A")

### css_shorthand_margin
def css_shorthand_margin(value):
    parts = value.split()
    match parts:
        case [a]:
            t = r = b = l = a
        case [a, c]:
            t = b = a
            r = l = c
        case [t, r, b]:
            l = r
        case [t, r, b, l]:
            pass
        case _:
            return None
    return {"top": t, "right": r, "bottom": b, "left": l}

#> css_shorthand_margin("4px")
#> css_shorthand_margin("1em auto")
#> css_shorthand_margin("1 2 3")
#> css_shorthand_margin("a b c d")
#> css_shorthand_margin("")

### svg_path_numbers
def svg_path_numbers(path):
    commands = []
    for ch in path.replace(",", " "):
        if ch.isalpha():
            commands.append([ch, ""])
        elif commands:
            commands[-1][1] += ch
    return [(c, [float(n) for n in nums.split()]) for c, nums in commands]

#> svg_path_numbers("M10,20 L 30 40Z")
#> svg_path_numbers("")
#> svg_path_numbers("5 5 h-3")
#> svg_path_numbers("Z")
#> svg_path_numbers("M 1 x.y.z")
