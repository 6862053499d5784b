### sql_like_matches
def sql_like_matches(pattern, value):
    if not pattern:
        return not value
    head, rest = pattern[0], pattern[1:]
    if head == "%":
        return any(sql_like_matches(rest, value[i:]) for i in range(len(value) + 1))
    if not value:
        return False
    return head in ("_", value[0]) and sql_like_matches(rest, value[1:])

#> sql_like_matches("%son", "Johnson")
#> sql_like_matches("J_n", "Jan")
#> sql_like_matches("", "x")
#> sql_like_matches("a%b%c", "aXXbYY")
#> sql_like_matches("___", "ab")

### build_insert_statement
def build_insert_statement(table, rows, chunk=2):
    """Parametrised INSERTs, `chunk` rows each."""
    statements = []
    columns = sorted({c for row in rows for c in row})
    for i in range(0, len(rows), chunk):
        part = rows[i:i + chunk]
        marks = ", ".join("(" + ", ".join("?" * len(columns)) + ")" for _ in part)
        params = [row.get(c) for row in part for c in columns]
        statements.append((f"INSERT INTO {table} ({', '.join(columns)}) VALUES {marks}", params))
    return statements

#> build_insert_statement("pets", [{"name": "Rex", "age": 3}, {"name": "Mia"}, {"age": 9}])
#> build_insert_statement("t", [])
#> build_insert_statement("log", [{"msg": "ok"}], chunk=10)
#> build_insert_statement("x", [{"b": 1, "a": None}], 1)
#> build_insert_statement("q", [{"k": True}], chunk=0)

### run_migrations_plan
def run_migrations_plan(available, applied, target=None):
    def number(name):
        return int(name.split("_")[0])

    unknown = sorted(set(applied) - set(available))
    if unknown:
        raise LookupError("applied but gone: " + ", ".join(unknown))
    limit = target if target is not None else max(map(number, available), default=0)
    up = [("up", m) for m in sorted(available, key=number) if m not in applied and number(m) <= limit]
    down = [("down", m) for m in sorted(applied, key=number, reverse=True) if number(m) > limit]
    return down + up

#> run_migrations_plan(["1_init", "2_users", "10_index"], ["1_init"])
#> run_migrations_plan(["1_init", "2_users", "3_tags"], ["1_init", "2_users", "3_tags"], target=1)
#> run_migrations_plan([], [])
#> run_migrations_plan(["1_a"], ["9_z"])
#> run_migrations_plan(["1_a", "2_b", "3_c"], ["3_c"], 2)

### parse_requirements_line
import re


def parse_requirements_line(line):
    line = line.split("#")[0].strip()
    if not line or line.startswith("-"):
        return None
    body, _, marker = line.partition(";")
    m = re.match(r"([A-Za-z0-9_.-]+)(?:\[([^\]]*)\])?\s*(.*)$", body.strip())
    name, extras, specs = m.groups()
    return {
        "name": re.sub(r"[-_.]+", "-", name).lower(),
        "extras": [e.strip() for e in extras.split(",")] if extras else [],
        "specs": [s.strip() for s in specs.split(",") if s.strip()],
        "marker": marker.strip() or None,
    }

#> parse_requirements_line("Flask_Login[all, dev] >=1.0,<2  # web")
#> parse_requirements_line("# comment only")
#> parse_requirements_line("-r base.txt")
#> parse_requirements_line("tomli; python_version < '3.11'")
#> parse_requirements_line("zope.interface==5.4.0")

### dotenv_parse_lines
def dotenv_parse_lines(text):
    env = {}
    for line in text.splitlines():
        line = line.strip().removeprefix("export ")
        if line.startswith("#") or "=" not in line:
            continue
        key, value = line.split("=", 1)
        if value[:1] in ("'", '"') and value.endswith(value[:1]):
            value = value[1:-1]
        else:
            value = value.split(" #")[0].rstrip()
            for name in env:
                value = value.replace("${" + name + "}", env[name])
        env[key.strip()] = value
    return env

#> dotenv_parse_lines("HOST=db1\nURL=http://${HOST}/ # main\nexport DEBUG=1")
#> dotenv_parse_lines("")
#> dotenv_parse_lines("# note\nNAME='x # y'\nbroken")
#> dotenv_parse_lines('A="${B}"\nB=2\nC=${A}-${B}')
#> dotenv_parse_lines("EMPTY=\nK = v ")

### toml_scalar_value
def toml_scalar_value(text):
    text = text.strip()
    if text in ("true", "false"):
        return text == "true"
    if text[:1] == text[-1:] == '"' and len(text) > 1:
        return text[1:-1].replace('\\"', '"').replace("\\n", "\n")
    if text.startswith("[") and text.endswith("]"):
        inner = text[1:-1].strip().rstrip(",")
        return [toml_scalar_value(x) for x in inner.split(",")] if inner else []
    digits = text.replace("_", "")
    try:
        return int(digits, 0)
    except ValueError:
        return float(digits)

#> toml_scalar_value("1_000")
#> toml_scalar_value("[ 1, 2.5, true, ]")
#> toml_scalar_value('"say \\"hi\\""')
#> toml_scalar_value("0xFF")
#> toml_scalar_value("maybe")
#> toml_scalar_value("[]")

### yaml_indent_to_nested
def yaml_indent_to_nested(lines):
    """Keys only: 'a:' opens a mapping, 'k: v' sets a value."""
    root = {}
    stack = [(-1, root)]
    for line in lines:
        indent = len(line) - len(line.lstrip(" "))
        key, _, value = line.strip().partition(":")
        while stack[-1][0] >= indent:
            stack.pop()
        parent = stack[-1][1]
        if value.strip():
            parent[key] = value.strip()
        else:
            parent[key] = {}
            stack.append((indent, parent[key]))
    return root

#> yaml_indent_to_nested(["db:", "  host: pg", "  pool:", "    size: 5", "debug: on"])
#> yaml_indent_to_nested([])
#> yaml_indent_to_nested(["a: 1", "b: x: y"])
#> yaml_indent_to_nested(["top:", "    deep: 1", "  odd: 2"])
#> yaml_indent_to_nested(["x:", "y:"])

### properties_unescape_join
def properties_unescape_join(lines):
    """Java-style .properties with continuation lines."""
    logical, pending = [], ""
    for line in lines:
        line = pending + line.lstrip()
        pending = ""
        if line.endswith("\\"):
            pending = line[:-1]
        elif line and line[0] not in "#!":
            logical.append(line)
    if pending:
        logical.append(pending)
    props = {}
    for line in logical:
        sep = min((line.find(s) for s in "=:" if s in line), default=len(line))
        props[line[:sep].strip()] = line[sep + 1:].strip()
    return props

#> properties_unescape_join(["name = Acme", "path=/a,\\", "   /b", "# x"])
#> properties_unescape_join([])
#> properties_unescape_join(["k:v=w", "flag", "", "! old"])
#> properties_unescape_join(["open = tail\\"])
#> properties_unescape_join(["a=1", "a:2"])

### unified_diff_hunk_header
def unified_diff_hunk_header(header):
    start = header.index("@@")
    end = header.index("@@", start + 2)
    ranges = {}
    for token in header[start + 2:end].split():
        first, _, count = token[1:].partition(",")
        ranges[token[0]] = (int(first), int(count or 1))
    net = ranges["+"][1] - ranges["-"][1]
    return ranges["-"], ranges["+"], net, header[end + 2:].strip() or None

#> unified_diff_hunk_header("@@ -12,7 +12,9 @@ def main():")
#> unified_diff_hunk_header("@@ -1 +1 @@")
#> unified_diff_hunk_header("@@ -0,0 +1,25 @@")
#> unified_diff_hunk_header("not a hunk")
#> unified_diff_hunk_header("@@ -5,2 +4,0 @@ class A")

### apply_simple_patch
def apply_simple_patch(lines, patch):
    out, i = [], 0
    for entry in patch:
        op, text = entry[0], entry[1:]
        if op == "+":
            out.append(text)
            continue
        if i >= len(lines) or lines[i] != text:
            raise ValueError(f"patch does not apply at line {i + 1}")
        if op == " ":
            out.append(text)
        i += 1
    return out + lines[i:]

#> apply_simple_patch(["a", "b", "c"], [" a", "-b", "+B"])
#> apply_simple_patch([], ["+new"])
#> apply_simple_patch(["x"], ["-y"])
#> apply_simple_patch(["keep", "me"], [])
#> apply_simple_patch(["1", "2"], ["-1", "-2", "+3"])

### git_log_authors_count
def git_log_authors_count(log):
    stats = {}
    author = None
    for line in log.splitlines():
        if line.startswith("Author: "):
            author = line[8:].split(" <")[0]
            stats.setdefault(author, [0, 0, 0])[0] += 1
        elif author and "\t" in line:
            added, removed, _ = line.split("\t")
            if added != "-":
                stats[author][1] += int(added)
                stats[author][2] += int(removed)
    return {a: f"{c} commits +{p} -{m}" for a, (c, p, m) in sorted(stats.items())}

#> git_log_authors_count("Author: Mo <mo@x>\n10\t2\ta.py\n-\t-\tlogo.png\nAuthor: Al <al@x>\n1\t0\tb.py")
#> git_log_authors_count("")
#> git_log_authors_count("Author: Mo <m>\n\nAuthor: Mo <m>\n3\t3\tx")
#> git_log_authors_count("5\t5\torphan.py")
#> git_log_authors_count("Author: No Mail")

### conventional_commit_parse
import re

COMMIT = re.compile(r"^(?P<type>\w+)(?:\((?P<scope>[^)]+)\))?(?P<bang>!)?: (?P<subject>.+)$")


def conventional_commit_parse(message):
    subject, *body = message.split("\n")
    m = COMMIT.match(subject)
    if not m:
        return {"type": "other", "subject": subject}
    breaking = bool(m["bang"]) or any(l.startswith("BREAKING CHANGE:") for l in body)
    bump = "major" if breaking else "minor" if m["type"] == "feat" else "patch"
    return {"type": m["type"], "scope": m["scope"], "subject": m["subject"], "bump": bump}

#> conventional_commit_parse("feat(parser): add arrays")
#> conventional_commit_parse("fix!: drop py2")
#> conventional_commit_parse("Merge branch 'dev'")
#> conventional_commit_parse("chore: tidy\n\nBREAKING CHANGE: new config")
#> conventional_commit_parse("docs: ")

### todo_comments_collect
MARKS = ("TODO", "FIXME", "HACK")


def todo_comments_collect(files):
    found = []
    for name in sorted(files):
        for n, line in enumerate(files[name].split("\n"), 1):
            _, hash_, comment = line.partition("#")
            words = comment.split(maxsplit=1)
            if hash_ and words and words[0].rstrip(":") in MARKS:
                text = words[1] if len(words) > 1 else ""
                found.append(f"{name}:{n} [{words[0].rstrip(':')}] {text}".rstrip())
    return found

#> todo_comments_collect({"b.py": "x = 1  # TODO: rename\ny = 2", "a.py": "# FIXME"})
#> todo_comments_collect({})
#> todo_comments_collect({"c.py": "# todo lower\n#\n# HACK around bug #12"})
#> todo_comments_collect({"d.py": "print('#') # TODO x"})
#> todo_comments_collect({"e": "", "f": "#TODO tight"})

### python_import_sorter
def python_import_sorter(lines, stdlib=("os", "re", "sys")):
    groups = {"std": [], "other": [], "local": []}
    for line in lines:
        _, module, *_ = line.split()
        root = module.split(".")[0]
        if module.startswith("."):
            groups["local"].append(line)
        elif root in stdlib:
            groups["std"].append(line)
        else:
            groups["other"].append(line)
    blocks = [sorted(set(g), key=lambda l: (l.startswith("from"), l.lower())) for g in groups.values() if g]
    return "\n\n".join("\n".join(b) for b in blocks)

#> python_import_sorter(["import sys", "from flask import g", "import os", "from .db import x"])
#> python_import_sorter([])
#> python_import_sorter(["from os.path import join", "import re", "import re"])
#> python_import_sorter(["import numpy", "import Attr"], stdlib=())
#> python_import_sorter(["import"])

### line_ending_report
def line_ending_report(data):
    crlf = data.count(b"\r\n")
    lf = data.count(b"\n") - crlf
    cr = data.count(b"\r") - crlf
    counts = {"crlf": crlf, "lf": lf, "cr": cr}
    used = [k for k, v in counts.items() if v]
    if not used:
        return "none"
    if len(used) > 1:
        return "mixed " + " ".join(f"{k}={counts[k]}" for k in used)
    return used[0] + ("" if data[-1:] in b"\r\n" else " (no final newline)")

#> line_ending_report(b"a\r\nb\r\n")
#> line_ending_report(b"one\ntwo")
#> line_ending_report(b"")
#> line_ending_report(b"x\ry\nz\r\n")
#> line_ending_report(b"mac\r")

### detect_file_type_magic
MAGIC = [(b"\x89PNG", "png"), (b"\xff\xd8\xff", "jpeg"), (b"GIF8", "gif"), (b"PK\x03\x04", "zip"), (b"%PDF-", "pdf")]


def detect_file_type_magic(data, filename=""):
    for signature, kind in MAGIC:
        if data.startswith(signature):
            break
    else:
        try:
            data.decode("ascii")
            kind = "text"
        except UnicodeDecodeError:
            kind = "binary"
    extension = filename.rpartition(".")[2].lower()
    if extension and extension != kind:
        return f"{kind} (named .{extension})"
    return kind

#> detect_file_type_magic(b"\x89PNG\r\n", "logo.png")
#> detect_file_type_magic(b"%PDF-1.7", "notes.txt")
#> detect_file_type_magic(b"plain words")
#> detect_file_type_magic(b"\x80\x81")
#> detect_file_type_magic(b"", "EMPTY.Text")

### hexdump_rows
def hexdump_rows(data, width=8):
    rows = []
    for offset in range(0, len(data), width):
        chunk = data[offset:offset + width]
        hexes = " ".join(f"{b:02x}" for b in chunk)
        chars = "".join(chr(b) if 32 <= b < 127 else "." for b in chunk)
        rows.append(f"{offset:04x}  {hexes:<{width * 3 - 1}}  {chars}")
    return rows

#> hexdump_rows(b"Hello\n\x00!")
#> hexdump_rows(b"")
#> hexdump_rows(b"0123456789", width=4)
#> hexdump_rows("né".encode("utf-8"), 16)
#> hexdump_rows(bytes([255, 127, 31]), 2)

### parse_color_ansi_codes
NAMES = {30: "black", 31: "red", 32: "green", 33: "yellow", 34: "blue"}


def parse_color_ansi_codes(text):
    plain, styles = "", []
    pieces = text.split("\x1b[")
    plain += pieces[0]
    for piece in pieces[1:]:
        codes, m, rest = piece.partition("m")
        if not m:
            plain += piece
            continue
        for code in codes.split(";"):
            n = int(code or 0)
            if n == 0:
                styles.append("reset")
            elif n == 1:
                styles.append("bold")
            else:
                styles.append(NAMES.get(n, f"?{n}"))
        plain += rest
    return plain, styles

#> parse_color_ansi_codes("\x1b[31mred\x1b[0m ok")
#> parse_color_ansi_codes("plain")
#> parse_color_ansi_codes("\x1b[1;32mPASS\x1b[m")
#> parse_color_ansi_codes("\x1b[2J cleared")
#> parse_color_ansi_codes("")

### merge_sorted_log_streams
import heapq


def merge_sorted_log_streams(**streams):
    tagged = ([(stamp, name, text) for stamp, text in lines] for name, lines in sorted(streams.items()))
    out = []
    for stamp, name, text in heapq.merge(*tagged):
        out.append(f"{stamp:>4} {name}: {text}")
    return out

#> merge_sorted_log_streams(web=[(1, "GET /"), (7, "GET /a")], db=[(2, "query"), (7, "commit")])
#> merge_sorted_log_streams()
#> merge_sorted_log_streams(cron=[(10, "tick")])
#> merge_sorted_log_streams(b=[(1, "x")], a=[(1, "y")])
#> merge_sorted_log_streams(z=[], y=[(3, "é"), (12345, "late")])

### version_matrix_expand
from itertools import product


def version_matrix_expand(matrix, exclude=()):
    keys = list(matrix)
    jobs = []
    for combo in product(*matrix.values()):
        job = dict(zip(keys, combo))
        if any(all(job.get(k) == v for k, v in rule.items()) for rule in exclude):
            continue
        jobs.append("-".join(map(str, combo)))
    return jobs

#> version_matrix_expand({"os": ["linux", "mac"], "py": [3.11, 3.12]}, exclude=[{"os": "mac", "py": 3.11}])
#> version_matrix_expand({})
#> version_matrix_expand({"a": [1, 2], "b": []})
#> version_matrix_expand({"db": ["pg", "my"]}, [{"db": "pg"}, {"db": "my"}])
#> version_matrix_expand({"x": "ab", "y": "cd"}, [{"z": 1}])

### test_results_summary
def test_results_summary(results):
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    failures, slowest = [], (0, None)
    for name, outcome, seconds in results:
        counts[outcome] += 1
        if outcome == "failed":
            failures.append(name)
        if seconds > slowest[0]:
            slowest = (seconds, name)
    parts = [f"{n} {k}" for k, n in counts.items() if n]
    line = ", ".join(parts) or "no tests ran"
    return line, failures, slowest[1]

#> test_results_summary([("t_login", "passed", 0.2), ("t_pay", "failed", 1.5), ("t_old", "skipped", 0)])
#> test_results_summary([])
#> test_results_summary([("a", "passed", 0.0), ("b", "passed", 0.0)])
#> test_results_summary([("x", "flaky", 1)])
#> test_results_summary([("m", "failed", 2), ("n", "failed", 2)])

### coverage_missing_lines
def coverage_missing_lines(executable, hit):
    missing = sorted(set(executable) - set(hit))
    percent = 100 if not executable else round(100 * (1 - len(missing) / len(set(executable))))
    groups = []
    for n in missing:
        # consecutive *executable* lines count as one range
        if groups and not any(groups[-1][-1] < e < n for e in executable):
            groups[-1].append(n)
        else:
            groups.append([n])
    return percent, [str(g[0]) if len(g) == 1 else f"{g[0]}-{g[-1]}" for g in groups]

#> coverage_missing_lines([1, 2, 4, 5, 8, 9], [1, 2, 8])
#> coverage_missing_lines([], [])
#> coverage_missing_lines([3, 7, 9], [])
#> coverage_missing_lines([1, 2, 3, 4, 5], [1, 3, 5])
#> coverage_missing_lines([10, 20], [10, 20, 30])

### pip_conflict_explain
def pip_conflict_explain(pins):
    """pins: (package, requirer, version). Report packages pinned differently."""
    seen, conflicts = {}, []
    for package, requirer, version in pins:
        first = seen.setdefault(package, (requirer, version))
        if first[1] != version:
            conflicts.append("{0}: {1[0]} wants {1[1]}, {2} wants {3}".format(package, first, requirer, version))
    return conflicts or None

#> pip_conflict_explain([("six", "a", "1.0"), ("six", "b", "1.1"), ("yarl", "b", "2")])
#> pip_conflict_explain([])
#> pip_conflict_explain([("x", "p", "1"), ("x", "q", "1")])
#> pip_conflict_explain([("x", "p", "1"), ("x", "q", "2"), ("x", "r", "3")])
#> pip_conflict_explain([("é", "m", None), ("é", "n", "0")])

### cli_usage_line
def cli_usage_line(prog, *positional, **options):
    parts = [f"usage: {prog}"]
    for name, default in sorted(options.items()):
        flag = "--" + name.replace("_", "-")
        if isinstance(default, bool):
            parts.append(f"[{flag}]")
        elif default is None:
            parts.append(f"{flag} {name.upper()}")
        else:
            parts.append(f"[{flag} {name.upper()}={default}]")
    for arg in positional:
        parts.append(f"[{arg[:-1]} ...]" if arg.endswith("*") else f"<{arg}>")
    return " ".join(parts)

#> cli_usage_line("backup", "src", "dest*", dry_run=False, level=3)
#> cli_usage_line("ls")
#> cli_usage_line("send", "file", token=None)
#> cli_usage_line("x", verbose=True, name="me")
#> cli_usage_line("cat", "*")

### disk_usage_warning_rows
def disk_usage_warning_rows(df_lines, warn=80, critical=95):
    rows = []
    for line in df_lines[1:]:
        fields = line.split()
        if len(fields) < 6 or not fields[4].endswith("%"):
            continue
        used, mount = int(fields[4][:-1]), " ".join(fields[5:])
        if used >= critical:
            rows.insert(0, f"CRIT {mount} {used}%")
        elif used >= warn:
            rows.append(f"WARN {mount} {used}%")
    return rows

#> disk_usage_warning_rows(["Filesystem Size Used Avail Use% Mounted", "/dev/a 10G 9G 1G 90% /", "/dev/b 5G 5G 0 99% /var log"])
#> disk_usage_warning_rows([])
#> disk_usage_warning_rows(["h", "tmpfs 1 1 1 12% /tmp", "short line"])
#> disk_usage_warning_rows(["h", "a b c d 50% /x", "a b c d - /y"], warn=50)
#> disk_usage_warning_rows(["h", "a b c d 95% /m", "a b c d 100% /n"])

### process_tree_lines
def process_tree_lines(ps_rows, root=1):
    children, names = {}, {}
    for pid, ppid, name in ps_rows:
        children.setdefault(ppid, []).append(pid)
        names[pid] = name
    out, stack = [], [(root, 0)]
    while stack:
        pid, depth = stack.pop()
        out.append("." * depth + names.get(pid, "?"))
        stack.extend((c, depth + 1) for c in sorted(children.get(pid, []), reverse=True))
    return out

#> process_tree_lines([(1, 0, "init"), (20, 1, "sshd"), (31, 20, "bash"), (5, 1, "cron")])
#> process_tree_lines([])
#> process_tree_lines([(7, 3, "a"), (8, 3, "b")], root=3)
#> process_tree_lines([(1, 0, "only"), (2, 9, "lost")])
#> process_tree_lines([(4, 2, "x"), (6, 4, "y"), (9, 6, "z")], 4)

### parse_http_request_text
def parse_http_request_text(raw):
    head, _, body = raw.partition("\r\n\r\n")
    request_line, *header_lines = head.split("\r\n")
    try:
        method, target, version = request_line.split(" ")
    except ValueError:
        return {"error": 400}
    headers = {}
    for line in header_lines:
        name, _, value = line.partition(":")
        headers[name.title()] = value.strip()
    length = int(headers.get("Content-Length", 0))
    return {"method": method, "target": target, "headers": headers, "body": body[:length]}

#> parse_http_request_text("GET /x HTTP/1.1\r\nhost: a.io\r\n\r\n")
#> parse_http_request_text("POST / HTTP/1.0\r\ncontent-length: 4\r\n\r\nabcdef")
#> parse_http_request_text("")
#> parse_http_request_text("PUT /y HTTP/1.1\r\nX-A:1\r\nx-a: 2\r\n\r\nbody")
#> parse_http_request_text("A B C\r\nContent-Length: x\r\n\r\n")
