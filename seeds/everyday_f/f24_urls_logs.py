### utm_campaign_report
from urllib.parse import parse_qs, urlsplit


def utm_campaign_report(hits: list[tuple[str, float]]) -> dict[str, dict[str, float]]:
    """Visits, orders and revenue per 'source/campaign' of landing urls."""
    report: dict[str, dict[str, float]] = {}
    for url, revenue in hits:
        query = parse_qs(urlsplit(url).query)
        source = query.get("utm_source", ["direct"])[0]
        campaign = query.get("utm_campaign", ["-"])[-1]
        row = report.setdefault(f"{source}/{campaign}", {"visits": 0, "orders": 0, "revenue": 0.0})
        row["visits"] += 1
        if revenue:
            row["orders"] += 1
            row["revenue"] = round(row["revenue"] + revenue, 2)
    return report

#> utm_campaign_report([("https://x.io/?utm_source=mail&utm_campaign=may", 10.5), ("https://x.io/?utm_source=mail&utm_campaign=may", 0), ("https://x.io/a", 5.25)])
#> utm_campaign_report([])
#> utm_campaign_report([("/p?utm_campaign=a&utm_campaign=b", 1.1), ("/p?utm_campaign=b", 2.2), ("?utm_source=", 0)])
#> utm_campaign_report([("http://h/?utm_source=a%20b&utm_campaign=c+d", 9.99)])
#> utm_campaign_report([("u?utm_source=s", 1.0), ("u?utm_source=t", 1.0), ("u?utm_source=s", 1.0), ("u?utm_source=s", 0.0)])
#> utm_campaign_report([('u?utm_source=s', 1.0), ('u?utm_source=t', 1.0), ('u?utm_source=s', 1.0), ('u?utm_source=s', 0.0), ('https://x.io/?utm_source=mail&utm_campaign=may', 10.5), ('https://x.io/?utm_source=mail&utm_campaign=may', 0), ('https://x.io/a', 5.25), ('/p?utm_campaign=a&utm_campaign=b', 1.1), ('/p?utm_campaign=b', 2.2), ('?utm_source=', 0)])
#> utm_campaign_report([('u?utm_source=s', 1.0), ('u?utm_source=t', 1.0), ('u?utm_source=s', 1.0), ('u?utm_source=s', 0.0), ('https://x.io/?utm_source=mail&utm_campaign=may', 10.5), ('https://x.io/?utm_source=mail&utm_campaign=may', 0), ('https://x.io/a', 5.25), ('http://h/?utm_source=a%20b&utm_campaign=c+d', 9.99)])

### broken_links_in_site
from posixpath import dirname, join, normpath


def broken_links_in_site(pages: dict[str, list[str]]) -> list[str]:
    """'page -> target' for relative links that lead nowhere; anchors and mails are skipped."""
    broken = []
    for page in sorted(pages):
        for link in pages[page]:
            if link.startswith(("#", "mailto:", "http")):
                continue
            target = link.split("#")[0]
            if target.startswith("/"):
                full = normpath(target)
            else:
                full = normpath(join(dirname(page), target))
            if full not in pages:
                broken.append(f"{page} -> {full}")
    return broken

#> broken_links_in_site({"/index.html": ["about.html", "docs/a.html#top", "#x"], "/about.html": ["/index.html", "missing.html"], "/docs/a.html": ["../index.html", "../../b.html", "./a.html"]})
#> broken_links_in_site({})
#> broken_links_in_site({"/a": ["mailto:x@y", "https://z"]})
#> broken_links_in_site({"/x/y/z": ["../w", "../../v", "q"], "/x/w": ["y/z"]})
#> broken_links_in_site({"/a": ["/b/", "/a/"], "/b": ["a"]})
#> broken_links_in_site({'/x/y/z': ['../w', '../../v', 'q'], '/x/w': ['y/z'], '/index.html': ['about.html', 'docs/a.html#top', '#x'], '/about.html': ['/index.html', 'missing.html'], '/docs/a.html': ['../index.html', '../../b.html', './a.html'], '/a': ['/b/', '/a/'], '/b': ['a']})

### request_paths_normalised
import re

ID = re.compile(r"^(\d+|[0-9a-f]{8,})$")


def request_paths_normalised(paths: list[str]) -> dict[str, int]:
    """'/users/42/posts' counts as '/users/:id/posts'; queries are cut off, slashes cleaned."""
    counts: dict[str, int] = {}
    for path in paths:
        path = path.split("?")[0]
        parts = []
        for part in path.split("/"):
            if not part:
                continue
            parts.append(":id" if ID.match(part) else part)
        key = "/" + "/".join(parts)
        counts[key] = counts.get(key, 0) + 1
    return counts

#> request_paths_normalised(["/users/42/posts", "/users/7/posts/", "/users/me", "//users/99?x=1", "/"])
#> request_paths_normalised([])
#> request_paths_normalised(["/obj/deadbeef01", "/obj/beef", "/obj/00000000/v2"])
#> request_paths_normalised(["", "?", "/?a", "x"])
#> request_paths_normalised(["/a/1", "/a/2", "/a/3/b/4", "/a/5/b/6?c=/7"])
#> request_paths_normalised(['/users/42/posts', '/users/7/posts/', '/users/me', '//users/99?x=1', '/', '/obj/deadbeef01', '/obj/beef', '/obj/00000000/v2', '/a/1', '/a/2', '/a/3/b/4', '/a/5/b/6?c=/7'])
#> request_paths_normalised(['/users/42/posts', '/users/7/posts/', '/users/me', '//users/99?x=1', '/', '/a/1', '/a/2', '/a/3/b/4', '/a/5/b/6?c=/7', '', '?', '/?a', 'x'])

### uptime_percent_from_pings
def uptime_percent_from_pings(pings: str, grace: int = 1) -> float:
    """Text of '.' (ok) and 'x' (failed), one a minute; single failures up to the grace do not count."""
    if not pings:
        return 100.0
    down = 0
    run = 0
    for ch in pings + ".":
        if ch == "x":
            run += 1
            continue
        if run > grace:
            down += run
        run = 0
    return round(100 * (1 - down / len(pings)), 2)

#> uptime_percent_from_pings("....x....xxx......xx..")
#> uptime_percent_from_pings("....x....xxx......xx..", grace=2)
#> uptime_percent_from_pings("")
#> uptime_percent_from_pings("xxxx")
#> uptime_percent_from_pings("x.x.x.x.xx.x.", 0)
#> uptime_percent_from_pings('x.x.x.x.xx.x.....x....xxx......xx......x....xxx......xx..', 0)
#> uptime_percent_from_pings('....x....xxx......xx..x.x.x.x.xx.x.....x....xxx......xx..', grace=2)

### slow_queries_grouped
import re

PATTERN = re.compile(r"(?P<ms>\d+)ms (?P<sql>.+)")


def shape(sql):
    sql = re.sub(r"'[^']*'", "?", sql)
    sql = re.sub(r"\b\d+\b", "?", sql)
    sql = re.sub(r"\(\?(?:, ?\?)*\)", "(?)", sql)
    return " ".join(sql.lower().split())


def slow_queries_grouped(log: str, limit: int = 100) -> list[tuple[str, int, int]]:
    """(shape, count, worst) of queries slower than the limit, most time in all first."""
    groups: dict[str, list[int]] = {}
    for line in log.splitlines():
        if m := PATTERN.search(line):
            ms = int(m["ms"])
            if ms >= limit:
                groups.setdefault(shape(m["sql"]), []).append(ms)
    ranked = sorted(groups.items(), key=lambda item: -sum(item[1]))
    return [(text, len(times), max(times)) for text, times in ranked]

#> slow_queries_grouped("150ms SELECT * FROM t WHERE id = 5\n90ms SELECT 1\n300ms select * from t where id = 7\n120ms DELETE FROM u WHERE k IN (1, 2,3)")
#> slow_queries_grouped("")
#> slow_queries_grouped("nothing\n99ms x", 99)
#> slow_queries_grouped("500ms UPDATE a SET n = 'it' WHERE m = 'x'\n500ms update a  set n = 'y' where m='z'", limit=1)
#> slow_queries_grouped("10ms q1\n20ms q 2\n30ms q 3", 15)
#> slow_queries_grouped('10ms q1\n20ms q 2\n30ms q 3\nnothing\n99ms x\n150ms SELECT * FROM t WHERE id = 5\n90ms SELECT 1\n300ms select * from t where id = 7\n120ms DELETE FROM u WHERE k IN (1, 2,3)', 15)
#> slow_queries_grouped('10ms q1\n20ms q 2\n30ms q 3\n150ms SELECT * FROM t WHERE id = 5\n90ms SELECT 1\n300ms select * from t where id = 7\n120ms DELETE FROM u WHERE k IN (1, 2,3)', 15)

### backup_log_verdict
def backup_log_verdict(lines):
    started = finished = None
    files = errors = skipped = 0
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "START":
            started = rest
            finished = None
            files = errors = skipped = 0
        elif word == "END":
            finished = rest
        elif word == "FILE":
            files += 1
        elif word == "ERR":
            errors += 1
        elif word == "SKIP":
            skipped += 1
    if started is None:
        return "no backup"
    if finished is None:
        return f"{started}: still running or crashed after {files} files"
    share = errors / (files + errors) if files + errors else 1.0
    if share == 0:
        state = "ok"
    elif share < 0.05:
        state = "warning"
    else:
        state = "failed"
    return f"{started}: {state} ({files} files, {errors} errors, {skipped} skipped)"

#> backup_log_verdict(["START mon", "FILE a", "FILE b", "SKIP c", "END"])
#> backup_log_verdict(["START mon", "FILE a", "ERR b", "END", "START tue", "FILE a"])
#> backup_log_verdict(["START tue", "ERR x", "END ok"])
#> backup_log_verdict([])
#> backup_log_verdict(["hello", "START fri", "NOTE slow disk", "FILE a", "SKIP b", "SKIP c", "FILE d", "END"])
#> backup_log_verdict(["START wed"] + ["FILE f"] * 20 + ["ERR g", "END 03:00"])

### firewall_first_rule
def in_range(port, text):
    if text == "any":
        return True
    for part in text.split(","):
        low, dash, high = part.partition("-")
        if int(low) <= port <= int(high or low):
            return True
    return False


def firewall_first_rule(rules: list[str], source: str, port: int) -> tuple[int, str]:
    """(number, action) of the first rule 'action source ports' that fits; source may end in '*'."""
    for number, rule in enumerate(rules, start=1):
        action, pattern, ports = rule.split()
        if pattern.endswith("*"):
            matches = source.startswith(pattern[:-1])
        else:
            matches = source == pattern
        if matches and in_range(port, ports):
            return number, action
    return 0, "deny"

#> firewall_first_rule(["deny 10.0.9.* any", "allow 10.* 22,80-90", "allow * 443"], "10.0.1.5", 85)
#> firewall_first_rule(["deny 10.0.9.* any", "allow 10.* 22,80-90", "allow * 443"], "10.0.9.5", 443)
#> firewall_first_rule(["allow 1.2.3.4 1-1024", "allow 1.2.3.* 8080"], "1.2.3.5", 80)
#> firewall_first_rule([], "x", 1)
#> firewall_first_rule(["allow * http"], "1.1.1.1", 80)
#> firewall_first_rule(["deny 8.8.8.8 53", "deny 8.8.4.4 53", "allow 8.* 53,853", "deny * any"], "8.8.4.4", 853)
#> firewall_first_rule(['allow 1.2.3.4 1-1024', 'allow 1.2.3.* 8080', 'deny 10.0.9.* any', 'allow 10.* 22,80-90', 'allow * 443', 'deny 8.8.8.8 53', 'deny 8.8.4.4 53', 'allow 8.* 53,853', 'deny * any'], '1.2.3.5', 80)
