### inventory_csv_report
def inventory_csv_report(text, low=5):
    header, *lines = text.strip().splitlines()
    names = [h.strip().casefold() for h in header.split(",")]
    rows = [dict(zip(names, (c.strip() for c in ln.split(",")))) for ln in lines]
    short = []
    for row in rows:
        qty = row.get("qty", "")
        if not qty.isnumeric():
            short.append(row["item"] + "?")
        elif int(qty) < low:
            short.append(f"{row['item']}({qty})")
    return short

#> inventory_csv_report("Item, Qty\nbolt, 3\nnut, 40\ncam, n/a")
#> inventory_csv_report("item,qty")
#> inventory_csv_report("item,qty\nrod,5", 6)
#> inventory_csv_report("QTY,ITEM\n0,pin\n9")
#> inventory_csv_report("name\nx")

### access_log_summary
import re
from collections import Counter

_LINE = re.compile(r'(\S+) "(\w+) ([^"]+)" (\d{3})')

def access_log_summary(lines):
    """Status classes, and the paths that failed most."""
    classes, failed = Counter(), Counter()
    for line in lines:
        m = _LINE.match(line)
        if not m:
            classes["bad"] += 1
            continue
        host, method, path, status = m.groups()
        classes[status[0] + "xx"] += 1
        if status >= "400":
            failed[f"{method} {path}"] += 1
    return dict(classes), failed.most_common(1)

#> access_log_summary(['a "GET /x" 200', 'b "GET /y" 404', 'c "GET /y" 500'])
#> access_log_summary([])
#> access_log_summary(["garbage", ""])
#> access_log_summary(['h "POST /api v2" 302'])
#> access_log_summary(['h "PUT /" 403', 'h "PUT /" 40'])

### log_level_filter_alt
LEVELS = ["DEBUG", "INFO", "WARN", "ERROR"]

def log_level_filter_alt(lines, minimum="INFO", width=5):
    keep, threshold = [], LEVELS.index(minimum)
    for line in lines:
        level, _, message = line.partition(": ")
        rank = LEVELS.index(level) if level in LEVELS else len(LEVELS)
        if rank >= threshold:
            keep.append(f"{level.ljust(width)}|{message}")
    return keep

#> log_level_filter_alt(["DEBUG: a", "INFO: b", "ERROR: c: d"])
#> log_level_filter_alt([], "WARN")
#> log_level_filter_alt(["trace line", "WARN:x"], "ERROR")
#> log_level_filter_alt(["DEBUG: x"], "DEBUG", 7)
#> log_level_filter_alt(["INFO: x"], "info")

### stack_trace_top
def stack_trace_top(trace, skip=("site-packages",)):
    """File, line and function of the innermost frame that is ours."""
    best = None
    for line in trace.splitlines():
        line = line.strip()
        if not line.startswith("File ") or any(s in line for s in skip):
            continue
        file, number, where = [p.strip() for p in line.split(",")]
        best = file.removeprefix("File ").strip('"'), int(number.split()[1]), where.removeprefix("in ")
    return best

#> stack_trace_top('File "a.py", line 3, in main\n  x()\nFile "site-packages/z.py", line 9, in z')
#> stack_trace_top("")
#> stack_trace_top('  File "b.py", line 10, in <module>', ())
#> stack_trace_top('File "c.py", line 1, in f\nFile "d.py", line 22, in g', ("d.py",))
#> stack_trace_top('File "e.py", line 7')

### group_consecutive_log
from itertools import groupby

def group_consecutive_log(messages):
    """'x (3 times)' for repeats in a row."""
    out = []
    for msg, run in groupby(messages, key=str.casefold):
        entries = list(run)
        n = len(entries)
        out.append(entries[-1] if n == 1 else f"{entries[0]} ({n} times)")
    return out

#> group_consecutive_log(["ping", "Ping", "pong", "ping"])
#> group_consecutive_log([])
#> group_consecutive_log(["x", "x", "x"])
#> group_consecutive_log(["", "", "a"])
#> group_consecutive_log(["Straße", "STRASSE"])

### sessionize_events
def sessionize_events(events, gap):
    """Split (time, user) events into sessions per user."""
    sessions = {}
    for time, user in sorted(events):
        spans = sessions.setdefault(user, [])
        if spans and time - spans[-1][1] <= gap:
            spans[-1][1] = time
        else:
            spans.append([time, time])
    return {u: [b - a for a, b in spans] for u, spans in sorted(sessions.items())}

#> sessionize_events([(0, "a"), (4, "a"), (20, "a"), (5, "b")], 5)
#> sessionize_events([], 1)
#> sessionize_events([(9, "x"), (1, "x"), (5, "x")], 4)
#> sessionize_events([(2, "q"), (2, "q")], 0)
#> sessionize_events([(0, "m"), (10, "m"), (0, "n")], 3)

### retry_backoff_plan
def retry_backoff_plan(attempts, base=1, factor=2, cap=30):
    """Waits between attempts, and their sum."""
    if attempts < 1:
        raise ValueError("attempts must be at least 1")
    waits, wait = [], base
    for _ in range(attempts - 1):
        waits.append(min(wait, cap))
        wait *= factor
    return waits, sum(waits)

#> retry_backoff_plan(5)
#> retry_backoff_plan(1)
#> retry_backoff_plan(4, 10, 3, 60)
#> retry_backoff_plan(0)
#> retry_backoff_plan(3, 0.5, 1)

### circuit_breaker
class Breaker:
    def __init__(self, limit, cooldown):
        self.limit, self.cooldown = limit, cooldown
        self.failures, self.opened_at = 0, None

    def call(self, now, ok):
        if self.opened_at is not None:
            if now - self.opened_at < self.cooldown:
                return "rejected"
            self.opened_at = None
        if ok:
            self.failures = 0
            return "ok"
        self.failures += 1
        if self.failures >= self.limit:
            self.opened_at = now
        return "failed"

def circuit_breaker(limit, cooldown, calls):
    breaker = Breaker(limit, cooldown)
    return [breaker.call(*c)[0] for c in calls]

#> circuit_breaker(2, 10, [(0, False), (1, False), (2, True), (11, True)])
#> circuit_breaker(1, 5, [])
#> circuit_breaker(3, 1, [(0, False), (1, True), (2, False)])
#> circuit_breaker(1, 3, [(0, False), (3, False), (4, True)])
#> circuit_breaker(2, 0, [(0, False), (0, False), (0, True)])

### feature_flag_eval
def feature_flag_eval(flag, user):
    """Rules in order; the first that matches decides."""
    for rule in flag.get("rules", []):
        field, op, wanted = rule["if"]
        have = user.get(field)
        if op == "is" and have == wanted:
            return rule["then"]
        if op == "in" and have in wanted:
            return rule["then"]
        if op == "ends" and str(have).endswith(wanted):
            return rule["then"]
    return flag.get("default", False)

#> feature_flag_eval({"rules": [{"if": ("plan", "is", "pro"), "then": True}]}, {"plan": "pro"})
#> feature_flag_eval({"rules": [{"if": ("mail", "ends", "@x.io"), "then": "beta"}]}, {"mail": "a@x.io"})
#> feature_flag_eval({"default": 3}, {})
#> feature_flag_eval({"rules": [{"if": ("cc", "in", ["de", "at"]), "then": 1}]}, {"cc": "at"})
#> feature_flag_eval({"rules": [{"if": ("cc", "in", "us"), "then": 1}, {"if": ("age", "is", 4), "then": 2}]}, {"cc": "fr"})

### bucket_percent_rollout
def bucket_percent_rollout(user_ids, percent, salt="x"):
    """Stable buckets from character codes."""
    chosen = []
    for uid in user_ids:
        h = 0
        for ch in salt + str(uid):
            h = (h * 31 + ord(ch)) % 100
        if h < percent:
            chosen.append((uid, h))
    return chosen

#> bucket_percent_rollout([1, 2, 3, 4], 50)
#> bucket_percent_rollout([], 10)
#> bucket_percent_rollout(["ann", "bob"], 100, "")
#> bucket_percent_rollout(["ann", "bob"], 0)
#> bucket_percent_rollout([10, 11, 12], 60, "salt")

### layered_lookup
class Scope:
    def __init__(self, parent=None, **names):
        self.parent, self.names = parent, names

    def find(self, name):
        if name in self.names:
            return self.names[name]
        if self.parent is None:
            raise NameError(name)
        return self.parent.find(name)

def layered_lookup(names, local):
    builtin = Scope(len="builtin len", pi=3.14)
    module = Scope(builtin, debug=False, pi=3)
    scope = Scope(module, **local)
    found = []
    for n in names:
        try:
            found.append(scope.find(n))
        except NameError as e:
            found.append(f"?{e}")
    return found

#> layered_lookup(["pi", "len", "x"], {"x": 1})
#> layered_lookup([], {})
#> layered_lookup(["debug", "nope"], {"debug": True})
#> layered_lookup(["len"], {"len": None})
#> layered_lookup(["a", "b", "pi"], {"b": []})

### macro_expander
def macro_expander(text, macros, limit=5):
    """Replace $NAME until nothing changes; a limit guards against loops."""
    for _ in range(limit):
        before = text
        for name in sorted(macros, key=len, reverse=True):
            text = text.replace("$" + name, macros[name])
        if text == before:
            return text
    raise RecursionError(text[:20])

#> macro_expander("$A and $AB", {"A": "1", "AB": "2"})
#> macro_expander("$X", {"X": "<$Y>", "Y": "z"})
#> macro_expander("none", {})
#> macro_expander("$L", {"L": "$L$L"})
#> macro_expander("$$A", {"A": "B", "B": "!"})

### simple_template_loops
def simple_template_loops(template, rows):
    """'head[[ {x} ]]tail' repeats the middle once per row."""
    head, opened, rest = template.partition("[[")
    body, closed, tail = rest.rpartition("]]")
    if not opened or not closed:
        return template
    return head + "".join(body.format_map(r) for r in rows) + tail

#> simple_template_loops("<ul>[[<li>{n}</li>]]</ul>", [{"n": 1}, {"n": "b"}])
#> simple_template_loops("static", [{"n": 1}])
#> simple_template_loops("a[[x]]b", [])
#> simple_template_loops("[[{k}={v};]]", [{"k": "p", "v": None}])
#> simple_template_loops("open [[ {x}", [{}])
#> simple_template_loops("[[{gone}]]", [{"x": 1}])

### mail_merge_report
class Blank(dict):
    def __missing__(self, key):
        self.setdefault("_missing", []).append(key)
        return "____"

def mail_merge_report(letter, people):
    ready, faulty = [], {}
    for who, fields in people.items():
        data = Blank(fields)
        text = letter.format_map(data)
        if "_missing" in data:
            faulty[who] = data["_missing"]
        else:
            ready.append(text)
    return ready, faulty

#> mail_merge_report("Hi {name}, {sum:.2f} due", {"a": {"name": "Al", "sum": 3}})
#> mail_merge_report("{x}{y}{x}", {"p": {"x": 1}, "q": {}})
#> mail_merge_report("static", {"z": {}})
#> mail_merge_report("{n}", {})
#> mail_merge_report("{who:>4}!", {"m": {"who": "me"}, "n": {"you": "x"}})

### csv_dialect_sniff
def csv_dialect_sniff(sample):
    """Delimiter with the same count on every line, the most frequent first."""
    lines = sample.splitlines()
    best = (0, None)
    for delim in ",;\t|":
        counts = {ln.count(delim) for ln in lines}
        if len(counts) == 1:
            best = max(best, (counts.pop(), delim), key=lambda t: t[0])
    return best[1]

#> csv_dialect_sniff("a;b;c\n1;2,5;3")
#> csv_dialect_sniff("x,y\n1,2")
#> csv_dialect_sniff("")
#> csv_dialect_sniff("one\ntwo")
#> csv_dialect_sniff("a|b\tc|d\n1|2\t3|4")

### parse_properties_escapes
def parse_properties_escapes(line):
    """Java properties: key ends at the first unescaped = or :"""
    key, i = "", 0
    while i < len(line):
        ch = line[i]
        if ch == "\\" and i + 1 < len(line):
            key += line[i + 1]
            i += 2
            continue
        if ch in "=:":
            return key.rstrip(), line[i + 1:].lstrip()
        key += ch
        i += 1
    return key.strip(), None

#> parse_properties_escapes("path = C:/x")
#> parse_properties_escapes("a\\=b: c")
#> parse_properties_escapes("lonely")
#> parse_properties_escapes("")
#> parse_properties_escapes("end\\")

### toml_scalar
def toml_scalar(text):
    text = text.strip()
    if text in ("true", "false"):
        return text == "true"
    if text[:1] == text[-1:] == '"' and len(text) > 1:
        return text[1:-1].replace("\\n", "\n")
    if text.startswith("["):
        inner = text.removeprefix("[").removesuffix("]").strip()
        return [toml_scalar(p) for p in inner.split(",")] if inner else []
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    raise ValueError(f"cannot read {text!r}")

#> toml_scalar("1_000")
#> toml_scalar('"a\\nb"')
#> toml_scalar("[1, 2.5, true]")
#> toml_scalar("nope")
#> toml_scalar("[]")
#> toml_scalar("-inf")

### yaml_like_pairs
def yaml_like_pairs(text):
    """Two levels: 'key:' opens a list of '- item' lines, 'key: value' is a scalar."""
    data, current = {}, None
    for raw in text.splitlines():
        line = raw.strip()
        if line.startswith("- ") and current is not None:
            data[current].append(line.removeprefix("- "))
        elif line.endswith(":"):
            current = line[:-1]
            data[current] = []
        elif ": " in line:
            key, _, value = line.partition(": ")
            data[key], current = value, None
    return data

#> yaml_like_pairs("name: ndb\ntags:\n  - a\n  - b: c\nport: 80\n- lost")
#> yaml_like_pairs("")
#> yaml_like_pairs("x:\ny:")
#> yaml_like_pairs("# comment\n- early")
#> yaml_like_pairs("url: http://h:1\nk:\n-no\n- yes")

### front_matter_split
def front_matter_split(doc):
    """Metadata between two '---' lines and the body behind it."""
    lines = doc.splitlines()
    if not lines or lines[0].rstrip() != "---":
        return {}, doc
    try:
        end = lines.index("---", 1)
    except ValueError:
        raise ValueError("front matter is not closed") from None
    meta = dict(ln.split(": ", 1) for ln in lines[1:end] if ": " in ln)
    return meta, "\n".join(lines[end + 1:])

#> front_matter_split("---\ntitle: Hi\ndraft: yes\n---\nBody\ntext")
#> front_matter_split("no matter")
#> front_matter_split("")
#> front_matter_split("---\na: b")
#> front_matter_split("---\n---")

### changelog_section_alt
def changelog_section_alt(text, version):
    """Lines below '## version' up to the next heading."""
    collecting, found = False, []
    for line in text.splitlines():
        if line.startswith("## "):
            if collecting:
                break
            collecting = line.split()[1].strip("[]") == version
        elif collecting and line.strip():
            found.append(line.removeprefix("- ").rstrip("."))
    return found if collecting else None

#> changelog_section_alt("# Log\n## [1.1]\n- Fix.\n- Add\n\n## 1.0\n- First", "1.1")
#> changelog_section_alt("## 1.0\n- First", "1.0")
#> changelog_section_alt("## 1.0\n- First", "2.0")
#> changelog_section_alt("", "1")
#> changelog_section_alt("intro\n## 3.0 (today)\n## 2.9", "3.0")

### markdown_headings_toc
def markdown_headings_toc(text, max_level=3):
    toc, used = [], {}
    for line in text.splitlines():
        marks, _, title = line.partition(" ")
        level = len(marks)
        if not title or set(marks) != {"#"} or level > max_level:
            continue
        anchor = "-".join(title.lower().split())
        n = used[anchor] = used.get(anchor, -1) + 1
        toc.append("  " * (level - 1) + f"{title} (#{anchor}{f'-{n}' if n else ''})")
    return toc

#> markdown_headings_toc("# Top\n## Use Me\ntext\n## Use Me\n#### Deep")
#> markdown_headings_toc("")
#> markdown_headings_toc("#hash\n# \n### C++")
#> markdown_headings_toc("# A\n## B\n", 1)
#> markdown_headings_toc("# É  x\n# é x")

### renumber_footnotes
import re

def renumber_footnotes(text):
    """Footnotes [^x] get numbers in order of first use."""
    order = {}

    def number(match):
        name = match.group(1)
        return f"[{order.setdefault(name, len(order) + 1)}]"

    return re.sub(r"\[\^(\w+)\]", number, text), order

#> renumber_footnotes("a[^z] b[^q] c[^z]")
#> renumber_footnotes("none")
#> renumber_footnotes("")
#> renumber_footnotes("[^1][^2][^1] [^ bad]")
#> renumber_footnotes("été[^é]")

### smart_quotes_alt
def smart_quotes_alt(text):
    out = []
    for i, ch in enumerate(text):
        before = text[i - 1] if i else " "
        if ch == '"':
            out.append("“" if before.isspace() or before in "([" else "”")
        elif ch == "'":
            out.append("’" if before.isalnum() else "‘")
        else:
            out.append(ch)
    return "".join(out)

#> smart_quotes_alt('She said "no" (or "yes").')
#> smart_quotes_alt("it's 'fine'")
#> smart_quotes_alt("")
#> smart_quotes_alt('"\'')
#> smart_quotes_alt("plain")
