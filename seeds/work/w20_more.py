### work_slug_redirect_map
def work_slug_redirect_map(renames):
    """Collapse chains of renamed slugs so that each old one points at the newest."""
    direct = dict(renames)
    final = {}
    for old in direct:
        target, hops = direct[old], 0
        while target in direct and hops <= len(direct):
            target = direct[target]
            hops += 1
        final[old] = target if hops <= len(direct) else "410 Gone"
    return final

#> work_slug_redirect_map([("a", "b"), ("b", "c"), ("x", "y")])
#> work_slug_redirect_map([])
#> work_slug_redirect_map([("p", "q"), ("q", "p")])
#> work_slug_redirect_map([("old-post", "new-post")])
#> work_slug_redirect_map([("m", "n"), ("m", "o"), ("n", "z")])

### work_sitemap_priorities
def work_sitemap_priorities(urls):
    rows = []
    for url in sorted(urls, key=lambda u: (u.count("/"), u)):
        depth = len([p for p in url.split("/") if p])
        priority = max(0.1, 1.0 - 0.2 * depth)
        if url.startswith("/legal"):
            priority = 0.1
        rows.append(f"{url} {priority:.1f}")
    return rows

#> work_sitemap_priorities(["/blog/2024/hello", "/", "/blog", "/legal/terms"])
#> work_sitemap_priorities([])
#> work_sitemap_priorities(["/a/b/c/d/e/f"])
#> work_sitemap_priorities(["/z", "/y", "/legal"])
#> work_sitemap_priorities(["", "//"])

### work_form_field_html
def work_form_field_html(name, kind="text", *, value=None, choices=(), required=False):
    label = name.replace("_", " ").capitalize() + (" *" if required else "")
    if choices:
        options = "".join(f"<option{' selected' if c == value else ''}>{c}</option>" for c in choices)
        return f"{label}: <select name={name}>{options}</select>"
    if kind == "checkbox":
        return f"<input type=checkbox name={name}{' checked' if value else ''}> {label}"
    return f"{label}: <input type={kind} name={name} value={value or ''!r}>"

#> work_form_field_html("first_name", required=True)
#> work_form_field_html("size", choices=("S", "M"), value="M")
#> work_form_field_html("news", "checkbox", value=True)
#> work_form_field_html("age", kind="number", value=42)
#> work_form_field_html("", "checkbox")

### work_throttle_notifications
def work_throttle_notifications(events, quiet=(22, 7), per_hour=2):
    sent, held, counts = [], [], {}
    for hour, text in events:
        start, end = quiet
        sleeping = hour >= start or hour < end if start > end else start <= hour < end
        if sleeping:
            held.append(text)
            continue
        counts[hour] = counts.get(hour, 0) + 1
        if counts[hour] <= per_hour:
            sent.append(text)
    return sent, held

#> work_throttle_notifications([(9, "mail"), (9, "chat"), (9, "ad"), (23, "news"), (3, "bug")])
#> work_throttle_notifications([])
#> work_throttle_notifications([(13, "lunch"), (14, "call")], quiet=(12, 14))
#> work_throttle_notifications([(8, "a"), (8, "b")], per_hour=0)
#> work_throttle_notifications([(7, "dawn"), (22, "dusk")])

### work_search_query_parse
def work_search_query_parse(query):
    """Split a search box text in terms, phrases, exclusions and key:value filters."""
    out = {"terms": [], "phrases": [], "not": [], "filters": {}}
    for i, part in enumerate(query.split('"')):
        if i % 2:
            out["phrases"].append(part)
            continue
        for word in part.split():
            key, colon, value = word.partition(":")
            if word[0] == "-" and len(word) > 1:
                out["not"].append(word[1:])
            elif colon and key and value:
                out["filters"][key] = value
            else:
                out["terms"].append(word)
    return {k: v for k, v in out.items() if v}

#> work_search_query_parse('cheap "red shoes" -kids size:42')
#> work_search_query_parse("")
#> work_search_query_parse('a: :b -')
#> work_search_query_parse('"open phrase lang:de')
#> work_search_query_parse("x y -x site:a.b:80")

### work_tag_cloud_sizes
def work_tag_cloud_sizes(counts, smallest=10, largest=30):
    if not counts:
        return ""
    low, high = min(counts.values()), max(counts.values())
    sized = []
    for tag in sorted(counts, key=str.lower):
        weight = (counts[tag] - low) / (high - low) if high > low else 0.5
        sized.append(f"{tag}:{smallest + round(weight * (largest - smallest))}px")
    return " ".join(sized)

#> work_tag_cloud_sizes({"python": 50, "Go": 10, "rust": 30})
#> work_tag_cloud_sizes({})
#> work_tag_cloud_sizes({"one": 4, "two": 4})
#> work_tag_cloud_sizes({"a": 0, "B": 1}, smallest=1, largest=2)
#> work_tag_cloud_sizes({"x": -5, "é": 5, "y": 0}, 0, 100)

### work_payment_terms_due
def work_payment_terms_due(terms, day, amount):
    """'2/10 net 30': 2 % off within 10 days, else full within 30."""
    discount = None
    if "/" in terms:
        percent, _, rest = terms.partition("/")
        window, _, net = rest.partition(" net ")
        discount = (float(percent), int(window))
    else:
        net = terms.removeprefix("net ")
    limit = int(net)
    if discount and day <= discount[1]:
        return round(amount * (1 - discount[0] / 100), 2), "early"
    if day > limit:
        return round(amount * 1.05, 2), f"{day - limit} days late"
    return amount, "on time"

#> work_payment_terms_due("2/10 net 30", 8, 1000)
#> work_payment_terms_due("net 14", 20, 99.9)
#> work_payment_terms_due("1.5/5 net 20", 20, 640)
#> work_payment_terms_due("cash", 0, 1)
#> work_payment_terms_due("net 0", 0, 50)

### work_price_break_lookup
BREAKS = {1: 9.9, 10: 8.5, 50: 7.2, 200: 5.95}


def work_price_break_lookup(qty):
    if qty < 1:
        raise ValueError("order at least one")
    tier = max(q for q in BREAKS if q <= qty)
    cost = round(qty * BREAKS[tier], 2)
    higher = [q for q in BREAKS if q > qty]
    if higher:
        up = min(higher)
        if up * BREAKS[up] <= cost:
            return cost, f"take {up} for {up * BREAKS[up]:.2f}"
    return cost, None

#> work_price_break_lookup(9)
#> work_price_break_lookup(12)
#> work_price_break_lookup(500)
#> work_price_break_lookup(0)
#> work_price_break_lookup(48)

### work_delivery_window_rank
def work_delivery_window_rank(windows, preferred, blocked_days=()):
    best = []
    for label in windows:
        day, span = label.split(" ")
        start, end = map(int, span.split("-"))
        if day in blocked_days:
            continue
        overlap = max(0, min(end, preferred[1]) - max(start, preferred[0]))
        if overlap:
            best.append((-overlap, end - start, label))
    return [label for *_, label in sorted(best)]

#> work_delivery_window_rank(["Mo 8-12", "Tu 12-18", "We 17-20"], (16, 20))
#> work_delivery_window_rank([], (1, 2))
#> work_delivery_window_rank(["Fr 10-14", "Sa 10-12"], (9, 15), blocked_days=["Fr"])
#> work_delivery_window_rank(["Mo 8-9"], (9, 10))
#> work_delivery_window_rank(["Mo 8-20", "Tu 9-11"], (9, 11))

### work_csv_to_markdown
def work_csv_to_markdown(csv_text, align=""):
    rows = [line.split(",") for line in csv_text.splitlines() if line]
    if not rows:
        return ""
    width = max(len(r) for r in rows)
    for r in rows:
        r.extend([""] * (width - len(r)))
    rule = [{"r": "--:", "c": ":-:"}.get(align[i:i + 1], "---") for i in range(width)]
    rows.insert(1, rule)
    return "\n".join("| " + " | ".join(c.strip() for c in r) + " |" for r in rows)

#> work_csv_to_markdown("name,qty\nnut,4\nbolt", align="lr")
#> work_csv_to_markdown("")
#> work_csv_to_markdown("solo")
#> work_csv_to_markdown("a, b\n\n1,2,3", "cc")
#> work_csv_to_markdown("ä,ö\n,", align="r")

### work_bibtex_key
def work_bibtex_key(authors, year, title, taken=()):
    surname = authors[0].split(",")[0] if "," in authors[0] else authors[0].split()[-1]
    stop = {"a", "an", "the", "on", "of"}
    word = next((w for w in title.lower().split() if w not in stop), "untitled")
    key = "".join(c for c in f"{surname.lower()}{year}{word}" if c.isalnum())
    suffixes = iter(" bcdefg")
    candidate = key
    while candidate in taken:
        candidate = (key + next(suffixes)).strip()
    return candidate

#> work_bibtex_key(["Knuth, Donald"], 1974, "The Art of Programming")
#> work_bibtex_key(["Alan M. Turing"], 1936, "On Computable Numbers", taken=["turing1936computable"])
#> work_bibtex_key(["O'Neil, C."], 2016, "")
#> work_bibtex_key([], 2000, "X")
#> work_bibtex_key(["Ng"], 1, "a Deep-Learning tour", ("ng1deeplearning", "ng1deeplearningb"))

### work_author_list_cite
def work_author_list_cite(authors, style="apa"):
    short = []
    for name in authors:
        *given, family = name.split()
        initials = "".join(g[0] + "." for g in given)
        short.append(f"{family}, {initials}" if style == "apa" else f"{initials} {family}".strip())
    if len(short) > 3:
        return short[0] + " et al."
    if len(short) < 2:
        return "".join(short)
    return ", ".join(short[:-1]) + (" & " if style == "apa" else " and ") + short[-1]

#> work_author_list_cite(["Ada King Lovelace", "Grace Hopper"])
#> work_author_list_cite(["A B", "C D", "E F", "G H"], style="ieee")
#> work_author_list_cite([])
#> work_author_list_cite(["Plato"], "ieee")
#> work_author_list_cite(["Jan de Vries", "Li Wu", "Bo Ek"], "mla")

### work_changelog_latest
def work_changelog_latest(text, include_unreleased=False):
    version, notes = None, []
    for line in text.splitlines():
        if line.startswith("## "):
            if version:
                break
            name = line[3:].split(" ")[0].strip("[]")
            if name.lower() != "unreleased" or include_unreleased:
                version = name
        elif version and line.lstrip().startswith(("-", "*")):
            notes.append(line.strip(" -*"))
    return version, notes

#> work_changelog_latest("# Log\n## [Unreleased]\n- wip\n## [1.2.0] - 2024\n- faster\n* safer\n## [1.1.0]\n- old")
#> work_changelog_latest("")
#> work_changelog_latest("## Unreleased\n- a", include_unreleased=True)
#> work_changelog_latest("## 0.1\ntext only")
#> work_changelog_latest("- stray\n## v2\n  - nested -")

### work_matrix_report_margins
def work_matrix_report_margins(rows, labels):
    """Append row sums, column sums and the share of each row."""
    column_sums = [sum(col) for col in zip(*rows)]
    grand = sum(column_sums)
    report = []
    for label, row in zip(labels, rows):
        total = sum(row)
        share = f"{100 * total / grand:.0f}%" if grand else "-"
        report.append((label, *row, total, share))
    report.append(("total", *column_sums, grand, "100%" if grand else "-"))
    return report

#> work_matrix_report_margins([[3, 1], [4, 2]], ["north", "south"])
#> work_matrix_report_margins([], [])
#> work_matrix_report_margins([[0, 0]], ["idle"])
#> work_matrix_report_margins([[1.5], [2.5], [4]], "abc")
#> work_matrix_report_margins([[5, -5], [1]], ["p", "q"])

### work_env_diff_masked
def work_env_diff_masked(left, right, secret=("KEY", "PASS")):
    def show(name, value):
        if value is None:
            return "(unset)"
        return "****" if any(s in name for s in secret) else value

    out = []
    for name in sorted(left.keys() | right.keys()):
        a, b = left.get(name), right.get(name)
        if a != b:
            out.append(f"{name}: {show(name, a)} | {show(name, b)}")
    return out

#> work_env_diff_masked({"PORT": "80", "DB_PASS": "x"}, {"PORT": "81", "DB_PASS": "y"})
#> work_env_diff_masked({}, {})
#> work_env_diff_masked({"API_KEY": "k"}, {})
#> work_env_diff_masked({"A": "1"}, {"A": "1", "B": ""})
#> work_env_diff_masked({"HOME": "/a"}, {"HOME": "/b"}, secret=("HOME",))
