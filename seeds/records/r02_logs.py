### errors_per_module
def errors_per_module(lines):
    counts = {}
    for line in lines:
        level, _, rest = line.partition(" ")
        if level != "ERROR":
            continue
        module = rest.split(":", 1)[0].strip()
        counts[module] = counts.get(module, 0) + 1
    return counts

#> errors_per_module(["ERROR db: timeout", "INFO web: up", "ERROR db: lock", "ERROR auth: bad key"])
#> errors_per_module([])
#> errors_per_module(["ERROR"])
#> errors_per_module(["ERROR  cache : miss", "error cache: low", "ERROR cache"])
#> errors_per_module(["WARN db: slow", "INFO db: ok"])

### group_log_tracebacks
def group_log_tracebacks(lines):
    groups = []
    for line in lines:
        if line.startswith((" ", "\t")) and groups:
            groups[-1].append(line.strip())
        else:
            groups.append([line])
    return [g if len(g) == 1 else (g[0], len(g) - 1) for g in groups]

#> group_log_tracebacks(["boom", "  at main", "  at run", "fine"])
#> group_log_tracebacks([])
#> group_log_tracebacks(["  orphan", "\tsecond"])
#> group_log_tracebacks(["one", "two", "three"])
#> group_log_tracebacks(["fail: x", "\tline 3", "fail: y", "\tline 9", "\tline 12"])

### longest_quiet_gap
def longest_quiet_gap(events):
    best = (0, None, None)
    for (t1, a), (t2, b) in zip(events, events[1:]):
        if t2 - t1 > best[0]:
            best = (t2 - t1, a, b)
    gap, before, after = best
    return f"{gap}s between {before} and {after}" if gap else "no gap"

#> longest_quiet_gap([(0, "boot"), (5, "login"), (65, "query"), (70, "exit")])
#> longest_quiet_gap([])
#> longest_quiet_gap([(9, "only")])
#> longest_quiet_gap([(3, "a"), (3, "b"), (3, "c")])
#> longest_quiet_gap([(10, "p"), (14, "q"), (18, "r"), (17, "s")])

### parse_kv_log
def parse_kv_log(line):
    record = {}
    for token in line.split():
        key, eq, value = token.partition("=")
        if not eq:
            record.setdefault("_tags", []).append(key)
        elif value.isdigit():
            record[key] = int(value)
        else:
            record[key] = value.strip('"')
    return record

#> parse_kv_log("user=lena status=200 cached")
#> parse_kv_log("")
#> parse_kv_log('msg="ok" ms=-4 ms=17')
#> parse_kv_log("hot new k= x=a=b")
#> parse_kv_log("path=/api/v2 bytes=10432 slow retry=1")

### collapse_repeats_log
from itertools import groupby


def collapse_repeats_log(messages):
    out = []
    for text, run in groupby(messages, key=str.lower):
        n = sum(1 for _ in run)
        out.append(text if n == 1 else f"{text} (x{n})")
    return out

#> collapse_repeats_log(["Retry", "retry", "RETRY", "done"])
#> collapse_repeats_log([])
#> collapse_repeats_log(["a", "b", "a"])
#> collapse_repeats_log(["Ping", "ping", "pong", "PONG", "ping"])
#> collapse_repeats_log(["", "", "Éte", "éte"])

### session_lengths
def session_lengths(log):
    opened, done, odd = {}, {}, []
    for when, who, what in log:
        if what == "in":
            if who in opened:
                odd.append((when, who))
            opened[who] = when
        elif who in opened:
            done[who] = done.get(who, 0) + when - opened.pop(who)
        else:
            odd.append((when, who))
    return {"total": done, "open": sorted(opened), "odd": odd}

#> session_lengths([(1, "amy", "in"), (9, "amy", "out"), (12, "bob", "in")])
#> session_lengths([(4, "cat", "out")])
#> session_lengths([])
#> session_lengths([(0, "dan", "in"), (3, "dan", "in"), (10, "dan", "out"), (11, "dan", "in"), (20, "dan", "out")])
#> session_lengths([(5, "z", "in"), (5, "y", "in"), (6, "z", "out"), (7, "x", "out")])

### http_status_families
def http_status_families(entries):
    families = dict.fromkeys(["2xx", "3xx", "4xx", "5xx"], 0)
    other = []
    for path, code in entries:
        label = f"{code // 100}xx"
        if label in families:
            families[label] += 1
        else:
            other.append(path)
    families["other"] = other
    return families

#> http_status_families([("/", 200), ("/a", 404), ("/b", 503), ("/c", 204)])
#> http_status_families([])
#> http_status_families([("/old", 301), ("/odd", 99), ("/teapot", 418)])
#> http_status_families([("/x", 600), ("/y", 100)])
#> http_status_families([("/p", 500), ("/p", 500), ("/p", 302)])

### tail_since_marker
def tail_since_marker(lines, marker):
    tail = []
    for line in reversed(lines):
        if marker in line:
            return tail[::-1]
        tail.append(line.rstrip())
    return None

#> tail_since_marker(["boot", "--- run 1", "step a", "--- run 2", "step b ", "step c"], "---")
#> tail_since_marker(["boot", "ok"], "---")
#> tail_since_marker([], "#")
#> tail_since_marker(["x", "y", "z #"], "#")
#> tail_since_marker(["# start", "one", "two  ", "three"], "# s")

### rate_limit_hits
from collections import deque


def rate_limit_hits(times, limit, window):
    recent = deque()
    refused = []
    for t in times:
        while recent and recent[0] <= t - window:
            recent.popleft()
        if len(recent) < limit:
            recent.append(t)
        else:
            refused.append(t)
    return refused

#> rate_limit_hits([1, 2, 3, 4, 12], 2, 10)
#> rate_limit_hits([], 1, 5)
#> rate_limit_hits([0, 5, 10, 15], 1, 5)
#> rate_limit_hits([7, 7, 7, 8], 3, 2)
#> rate_limit_hits([1, 2, 3], 0, 60)

### mask_secrets_in_log
SECRET_KEYS = ("password", "token")


def mask_secrets_in_log(line):
    words = line.split(" ")
    for i, word in enumerate(words):
        key, sep, value = word.partition("=")
        if sep and key.lower() in SECRET_KEYS:
            words[i] = key + sep + "*" * len(value)
    return " ".join(words)

#> mask_secrets_in_log("login user=eve password=hunter2 ok")
#> mask_secrets_in_log("nothing to hide")
#> mask_secrets_in_log("TOKEN=abc token= password")
#> mask_secrets_in_log("")
#> mask_secrets_in_log("a=1 Token=x=y  b=2")

### event_transitions
def event_transitions(states):
    table = {}
    for src, dst in zip(states, states[1:]):
        if src == dst:
            continue
        table.setdefault(src, {}).setdefault(dst, 0)
        table[src][dst] += 1
    return table

#> event_transitions(["idle", "run", "idle", "run", "fail"])
#> event_transitions([])
#> event_transitions(["idle", "idle", "idle"])
#> event_transitions(["open", "shut"])
#> event_transitions("AABACCA")

### slowest_requests
def slowest_requests(log, n=2):
    parsed = []
    for line in log:
        parts = line.rsplit(" ", 1)
        try:
            parsed.append((int(parts[1].removesuffix("ms")), parts[0]))
        except (IndexError, ValueError):
            parsed.append((-1, line))
    parsed.sort(key=lambda p: -p[0])
    return [text for _, text in parsed[:n]]

#> slowest_requests(["GET /a 120ms", "GET /b 45ms", "PUT /c 300ms"])
#> slowest_requests(["garbage", "GET /x 5ms"], 1)
#> slowest_requests([])
#> slowest_requests(["GET /a fast", "oops", "GET /z 9"], n=3)
#> slowest_requests(["DEL /k 70ms", "GET /k 70ms", "GET /j 71ms"], 2)

### deploy_timeline
def deploy_timeline(events):
    current, history = None, []
    for day, action, *rest in events:
        match action:
            case "deploy":
                history.append(current)
                current = rest[0]
            case "rollback" if history:
                current = history.pop()
            case _:
                current = f"{current}?"
    return current, history

#> deploy_timeline([(1, "deploy", "v1"), (2, "deploy", "v2"), (3, "rollback")])
#> deploy_timeline([])
#> deploy_timeline([(5, "rollback")])
#> deploy_timeline([(1, "deploy", "a"), (2, "freeze"), (3, "deploy", "b")])
#> deploy_timeline([(1, "deploy", "x"), (2, "rollback"), (2, "rollback"), (4, "deploy", "y")])
#> deploy_timeline([(9, "deploy")])

### busiest_minute
def busiest_minute(stamps):
    if not stamps:
        return None
    per_minute = {}
    for stamp in stamps:
        hh, mm, _ = stamp.split(":")
        per_minute[f"{hh}:{mm}"] = per_minute.get(f"{hh}:{mm}", 0) + 1
    return max(per_minute.items(), key=lambda kv: kv[1])

#> busiest_minute(["08:00:01", "08:00:59", "08:01:00"])
#> busiest_minute([])
#> busiest_minute(["23:59:59"])
#> busiest_minute(["10:10:00", "10:11:00", "10:11:30", "10:10:30"])
#> busiest_minute(["10:10"])
#> busiest_minute(["06:30:10", "07:30:10", "07:30:11", "07:30:12", "06:30:59"])

### log_level_filter
LEVEL_RANK = {"debug": 0, "info": 1, "warn": 2, "error": 3}


def log_level_filter(entries, least="warn", always=()):
    bar = LEVEL_RANK[least]
    return [
        f"[{level[0].upper()}] {source}"
        for level, source in entries
        if LEVEL_RANK.get(level, 1) >= bar or source in always
    ]

#> log_level_filter([("info", "web"), ("error", "db"), ("warn", "mail")])
#> log_level_filter([("debug", "web"), ("debug", "cron")], always=["cron"])
#> log_level_filter([], "info")
#> log_level_filter([("trace", "ui"), ("debug", "ui"), ("info", "api")], "info")
#> log_level_filter([("error", "x")], "fatal")
#> log_level_filter([("warn", "a"), ("info", "b")], "error", {"b"})

### match_start_finish
def match_start_finish(log):
    stack, spans = [], []
    for i, line in enumerate(log):
        word, name = line.split(maxsplit=1)
        if word == "begin":
            stack.append((name, i))
            continue
        if not stack or stack[-1][0] != name:
            return f"line {i}: stray end of {name}"
        _, opened = stack.pop()
        spans.append((name, i - opened, len(stack)))
    return spans if not stack else [name for name, _ in stack]

#> match_start_finish(["begin build", "begin test", "end test", "end build"])
#> match_start_finish([])
#> match_start_finish(["begin a", "end b"])
#> match_start_finish(["begin load all", "begin x"])
#> match_start_finish(["begin p", "end p", "begin p", "end p", "end p"])

### count_unique_visitors
def count_unique_visitors(hits):
    seen = {}
    for day, ip in hits:
        seen.setdefault(day, set()).add(ip)
    total = set().union(*seen.values())
    return {day: len(ips) for day, ips in seen.items()}, len(total)

#> count_unique_visitors([("mon", "10.0.0.1"), ("mon", "10.0.0.1"), ("tue", "10.0.0.2")])
#> count_unique_visitors([])
#> count_unique_visitors([("sat", "a"), ("sun", "a"), ("sun", "b"), ("sun", "c")])
#> count_unique_visitors([(1, "x")])
#> count_unique_visitors([(1, "x"), (2, "x"), (3, "x"), (1, "y")])

### build_step_summary
def build_step_summary(steps):
    ok = True
    report = []
    for name, code, seconds in steps:
        if not ok:
            report.append(f"{name:.<10}skipped")
            continue
        ok = code == 0
        report.append(f"{name:.<10}{'pass' if ok else 'FAIL(%d)' % code} {seconds:.1f}s")
    report.append("green" if ok else "red")
    return report

#> build_step_summary([("fetch", 0, 1.25), ("compile", 0, 30), ("test", 0, 12.04)])
#> build_step_summary([("fetch", 0, 2), ("lint", 3, 0.5), ("test", 0, 9)])
#> build_step_summary([])
#> build_step_summary([("a-very-long-step", 127, 0)])
#> build_step_summary([("x", 0, 0.06), ("y", -9, 5), ("z", 1, 1), ("w", 0, 1)])

### retry_counts_from_log
def retry_counts_from_log(lines):
    tries = {}
    result = {}
    for line in lines:
        job, outcome = line.split(" -> ")
        tries[job] = tries.get(job, 0) + 1
        if outcome == "ok":
            result[job] = tries.pop(job)
    return result, tries

#> retry_counts_from_log(["sync -> fail", "sync -> fail", "sync -> ok", "mail -> ok"])
#> retry_counts_from_log([])
#> retry_counts_from_log(["pull -> fail"])
#> retry_counts_from_log(["a -> ok", "a -> ok", "a -> fail"])
#> retry_counts_from_log(["a: ok"])
#> retry_counts_from_log(["zip -> fail", "tar -> ok", "zip -> timeout", "zip -> ok"])

### merge_sorted_logs
from heapq import merge


def merge_sorted_logs(*sources):
    tagged = (
        [(time, chr(ord("A") + i), text) for time, text in source]
        for i, source in enumerate(sources)
    )
    return [f"{t:03d}{tag} {text}" for t, tag, text in merge(*tagged)]

#> merge_sorted_logs([(1, "up"), (9, "down")], [(4, "ping")])
#> merge_sorted_logs()
#> merge_sorted_logs([], [(2, "solo")])
#> merge_sorted_logs([(5, "same")], [(5, "same")], [(1, "early"), (5, "also")])
#> merge_sorted_logs([(120, "x"), (1200, "y")], [(7, "z")])

### disk_alert_states
def disk_alert_states(samples, warn=80, crit=95):
    state = "ok"
    changes = []
    for host, pct in samples:
        new = "crit" if pct >= crit else "warn" if pct >= warn else "ok"
        if new != state:
            changes.append(f"{host} {state}>{new}")
            state = new
    return changes

#> disk_alert_states([("h1", 50), ("h1", 82), ("h1", 97), ("h1", 60)])
#> disk_alert_states([])
#> disk_alert_states([("n1", 79.9), ("n2", 80), ("n3", 80.1)])
#> disk_alert_states([("x", 10), ("y", 20), ("z", 30)], 15, 25)
#> disk_alert_states([("a", 99), ("a", 99), ("b", 81)])

### log_field_columns
def log_field_columns(rows, fields):
    columns = {f: [] for f in fields}
    for row in rows:
        values = dict(pair.split(":") for pair in row.split(";") if ":" in pair)
        for f in fields:
            columns[f].append(values.get(f, "-"))
    return columns

#> log_field_columns(["id:4;ms:20", "id:5", "ms:7;id:6"], ["id", "ms"])
#> log_field_columns([], ["id"])
#> log_field_columns(["id:4;junk", ""], ["id", "junk"])
#> log_field_columns(["a:1;a:2", "b:3"], ("a",))
#> log_field_columns(["t:10:30"], ["t"])
#> log_field_columns(["x:1;y:2;z:3"], ["z", "y", "q"])

### dedupe_alerts_window
def dedupe_alerts_window(alerts, quiet):
    last_sent = {}
    sent = []
    for at, key in alerts:
        if at - last_sent.get(key, float("-inf")) >= quiet:
            sent.append((at, key))
            last_sent[key] = at
    return sent

#> dedupe_alerts_window([(0, "cpu"), (3, "cpu"), (5, "mem"), (10, "cpu")], 10)
#> dedupe_alerts_window([], 5)
#> dedupe_alerts_window([(1, "a"), (1, "a"), (2, "a")], 0)
#> dedupe_alerts_window([(4, "net"), (8, "net"), (12, "net"), (16, "net")], 7)
#> dedupe_alerts_window([(1, "x"), (2, "y"), (3, "z")], 100)

### summarise_exit_codes
def summarise_exit_codes(runs):
    by_code = {}
    for job, code in runs:
        by_code.setdefault(code, []).append(job)
    names = {0: "success", 1: "error", 137: "killed"}
    lines = []
    for code in sorted(by_code):
        jobs = by_code[code]
        shown = ", ".join(jobs[:2]) + (f" +{len(jobs) - 2}" if len(jobs) > 2 else "")
        lines.append(f"{names.get(code, f'code {code}')}: {shown}")
    return lines

#> summarise_exit_codes([("etl", 0), ("mail", 1), ("sync", 0), ("scan", 0), ("train", 137)])
#> summarise_exit_codes([])
#> summarise_exit_codes([("x", -11), ("y", 2)])
#> summarise_exit_codes([("a", 1), ("b", 1), ("c", 1), ("d", 1)])
#> summarise_exit_codes([("one", 0), ("two", 0)])

### extract_log_blocks
def extract_log_blocks(lines, start, stop):
    blocks, current, inside = [], [], False
    for line in lines:
        if line == start:
            inside = True
            current = []
        elif line == stop and inside:
            inside = False
            blocks.append("/".join(current))
        elif inside:
            current.append(line)
    if inside:
        blocks.append("/".join(current) + "...")
    return blocks

#> extract_log_blocks(["x", "<", "a", "b", ">", "y", "<", ">"], "<", ">")
#> extract_log_blocks([], "<", ">")
#> extract_log_blocks([">", "q", "<", "r"], "<", ">")
#> extract_log_blocks(["on", "1", "on", "2", "off", "off"], "on", "off")
#> extract_log_blocks(["BEGIN", "k=1", "k=2", "END", "k=3"], "BEGIN", "END")
