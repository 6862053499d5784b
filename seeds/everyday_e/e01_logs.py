### log_contains_unclosed_request
def log_contains_unclosed_request(lines: list[str]) -> bool:
    """True if a request was begun and never ended (or ended twice)."""
    open_ids = set()
    for line in lines:
        parts = line.split()
        # lines look like: BEGIN id=12 /path
        if len(parts) < 2 or not parts[1].startswith("id="):
            continue
        ident = parts[1][3:]
        if parts[0] == "BEGIN":
            open_ids.add(ident)
        elif parts[0] == "END":
            if ident not in open_ids:
                return True
            open_ids.remove(ident)
    return len(open_ids) > 0

#> log_contains_unclosed_request(["BEGIN id=1 /a", "BEGIN id=2 /b", "END id=2", "END id=1"])
#> log_contains_unclosed_request(["BEGIN id=1 /a", "END id=1", "END id=1"])
#> log_contains_unclosed_request(["BEGIN id=77 /checkout", "note something else", "DEBUG id=77 cache miss"])
#> log_contains_unclosed_request([])
#> log_contains_unclosed_request(["starting", "BEGIN id=a /x", "PING", "END id=a", "BEGIN id=b /y", "WARN id=b slow", "END id=b"])
#> log_contains_unclosed_request(["END id=9"])
#> log_contains_unclosed_request(['starting', 'BEGIN id=a /x', 'PING', 'END id=a', 'BEGIN id=b /y', 'WARN id=b slow', 'END id=b', 'BEGIN id=1 /a', 'BEGIN id=2 /b', 'END id=2', 'END id=1', 'BEGIN id=1 /a', 'END id=1', 'END id=1'])
#> log_contains_unclosed_request(['starting', 'BEGIN id=a /x', 'PING', 'END id=a', 'BEGIN id=b /y', 'WARN id=b slow', 'END id=b', 'BEGIN id=77 /checkout', 'note something else', 'DEBUG id=77 cache miss', 'BEGIN id=1 /a', 'END id=1', 'END id=1'])

### seconds_between_log_marks
from datetime import datetime


def stamp(line):
    return datetime.strptime(line[:19], "%Y-%m-%d %H:%M:%S")


def seconds_between_log_marks(text, start_word, stop_word):
    began = None
    total = 0
    for line in text.split("\n"):
        if start_word in line and began is None:
            began = stamp(line)
        elif stop_word in line and began is not None:
            total += int((stamp(line) - began).total_seconds())
            began = None
    if began is not None:
        return -1
    return total

#> seconds_between_log_marks("2024-05-01 10:00:00 backup start\n2024-05-01 10:02:30 copying\n2024-05-01 10:05:00 backup done", "start", "done")
#> seconds_between_log_marks("2024-05-01 23:59:50 go\n2024-05-02 00:00:10 halt\n2024-05-02 01:00:00 go\n2024-05-02 01:00:01 halt", "go", "halt")
#> seconds_between_log_marks("2024-05-01 10:00:00 go", "go", "halt")
#> seconds_between_log_marks("nothing of interest here", "go", "halt")
#> seconds_between_log_marks("May 1st go\nMay 2nd halt", "go", "halt")
#> seconds_between_log_marks("2024-02-28 12:00:00 lock taken\n2024-02-29 12:00:00 lock taken\n2024-03-01 12:00:00 lock free", "taken", "free")

### worst_level_per_module
ORDER = {"DEBUG": 0, "INFO": 1, "WARN": 2, "ERROR": 3, "FATAL": 4}


class LogFormatError(ValueError):
    """A line that is not `LEVEL module: message`."""


def split_line(number, line):
    level, _, rest = line.partition(" ")
    module, colon, message = rest.partition(": ")
    if level not in ORDER or not colon:
        raise LogFormatError(f"line {number}: {line[:20]!r}")
    return level, module, message


def worst_level_per_module(text):
    worst = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        level, module, _ = split_line(number, line)
        if ORDER[level] > ORDER.get(worst.get(module), -1):
            worst[module] = level
    return worst

#> worst_level_per_module("INFO db: connected\nWARN db: slow query 2.1s\nINFO web: GET /\nERROR web: 500 on /cart\nDEBUG web: headers")
#> worst_level_per_module("")
#> worst_level_per_module("INFO auth: ok\n\nINFO auth: ok again\nFATAL auth: out of memory\nERROR auth: restarting")
#> worst_level_per_module("INFO auth: ok\nNOTICE auth: hm")
#> worst_level_per_module("DEBUG a: 1\nDEBUG b: 2\nDEBUG c without colon")
#> worst_level_per_module("DEBUG a: 1\nDEBUG b: 2\nWARN a: 3\nINFO b: 4")
#> worst_level_per_module('INFO db: connected\nWARN db: slow query 2.1s\nINFO web: GET /\nERROR web: 500 on /cart\nDEBUG web: headers\nDEBUG a: 1\nDEBUG b: 2\nWARN a: 3\nINFO b: 4')

### suspicious_logins_found
from collections import defaultdict


def suspicious_logins_found(events, limit=3):
    """Report (user, ip) pairs with `limit` failures in a row and then a success.

    events: tuples (user, ip, ok)
    """
    failures = defaultdict(int)
    found = []
    for user, ip, ok in events:
        key = (user, ip)
        if not ok:
            failures[key] += 1
            continue
        if failures[key] >= limit:
            found.append(f"{user}@{ip} after {failures[key]}")
        failures[key] = 0
    return found

#> suspicious_logins_found([("ann", "10.1", False), ("ann", "10.1", False), ("ann", "10.1", False), ("ann", "10.1", True)])
#> suspicious_logins_found([("ann", "10.1", False), ("bob", "10.1", False), ("ann", "10.1", False), ("ann", "10.1", True), ("bob", "10.1", True)])
#> suspicious_logins_found([("root", "9.9", False), ("root", "9.9", True), ("root", "9.9", False), ("root", "9.9", True)], limit=1)
#> suspicious_logins_found([])
#> suspicious_logins_found([("z", "1", False)] * 5 + [("z", "2", True), ("z", "1", True), ("z", "1", True)], 4)
#> suspicious_logins_found([('root', '9.9', False), ('root', '9.9', True), ('root', '9.9', False), ('root', '9.9', True), ('ann', '10.1', False), ('bob', '10.1', False), ('ann', '10.1', False), ('ann', '10.1', True), ('bob', '10.1', True), ('ann', '10.1', False), ('ann', '10.1', False), ('ann', '10.1', False), ('ann', '10.1', True)], limit=1)
#> suspicious_logins_found([('root', '9.9', False), ('root', '9.9', True), ('root', '9.9', False), ('root', '9.9', True), ('ann', '10.1', False), ('bob', '10.1', False), ('ann', '10.1', False), ('ann', '10.1', True), ('bob', '10.1', True)], limit=1)

### tail_matching_lines
def tail_matching_lines(text: str, word: str, count: int = 2) -> str:
    """The last `count` lines with the word, joined by ' | '; case does not matter."""
    kept: list[str] = []
    needle = word.casefold()
    for line in text.splitlines():
        if needle in line.casefold():
            kept.append(line.strip())
            if len(kept) > count:
                del kept[0]
    if not kept:
        return "(no match)"
    return " | ".join(kept)

#> tail_matching_lines("Error: disk\nok\nerror: net\n  ERROR: cpu  \nfine", "error")
#> tail_matching_lines("alpha\nbeta\ngamma", "delta")
#> tail_matching_lines("job 1 done\njob 2 failed\njob 3 done\njob 4 done\njob 5 done", "DONE", 3)
#> tail_matching_lines("", "x", 1)
#> tail_matching_lines("one warning\ntwo Warnings\nthree", "warning", 1)

### log_rate_is_steady
def bucket_counts(seconds, width):
    counts = {}
    for s in seconds:
        counts[s // width] = counts.get(s // width, 0) + 1
    first, last = min(counts), max(counts)
    return [counts.get(i, 0) for i in range(first, last + 1)]


def log_rate_is_steady(seconds, width=10, tolerance=1):
    """Whether all buckets of the timeline hold about the same number of lines."""
    if not seconds:
        return True
    per_bucket = bucket_counts(seconds, width)
    return max(per_bucket) - min(per_bucket) <= tolerance

#> log_rate_is_steady([1, 5, 12, 17, 21, 29])
#> log_rate_is_steady([1, 2, 3, 4, 25])
#> log_rate_is_steady([])
#> log_rate_is_steady([0, 60, 120, 180, 240], width=60, tolerance=0)
#> log_rate_is_steady([0, 1, 2, 3, 4, 10, 11, 12, 20, 21, 22, 23, 24, 25], tolerance=2)
#> log_rate_is_steady([100, 101, 109, 110, 115, 118, 121], 10, 3)
#> log_rate_is_steady([100, 101, 109, 110, 115, 118, 121, 0, 60, 120, 180, 240, 0, 1, 2, 3, 4, 10, 11, 12, 20, 21, 22, 23, 24, 25], 10, 3)
#> log_rate_is_steady([100, 101, 109, 110, 115, 118, 121, 1, 5, 12, 17, 21, 29, 0, 1, 2, 3, 4, 10, 11, 12, 20, 21, 22, 23, 24, 25], 10, 3)

### parse_apache_time_offset
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def parse_apache_time_offset(stamp: str) -> str:
    """'10/Oct/2023:13:55:36 -0700' becomes UTC '2023-10-10T20:55'. Days may roll over by one only."""
    date_part, clock, zone = stamp[:11], stamp[12:20], stamp[21:]
    day, month_name, year = date_part.split("/")
    month = MONTHS.index(month_name) + 1
    hour, minute, _ = (int(x) for x in clock.split(":"))
    sign = -1 if zone[0] == "-" else 1
    shift = sign * (int(zone[1:3]) * 60 + int(zone[3:5]))
    minutes = hour * 60 + minute - shift
    day = int(day)
    if minutes < 0:
        day -= 1
        minutes += 1440
    elif minutes >= 1440:
        day += 1
        minutes -= 1440
    return f"{year}-{month:02d}-{day:02d}T{minutes // 60:02d}:{minutes % 60:02d}"

#> parse_apache_time_offset("10/Oct/2023:13:55:36 -0700")
#> parse_apache_time_offset("10/Oct/2023:20:15:00 -0530")
#> parse_apache_time_offset("02/Jan/2024:00:30:00 +0100")
#> parse_apache_time_offset("15/Foo/2024:00:30:00 +0100")
#> parse_apache_time_offset("28/Feb/2021:12:00:59 +0000")
#> parse_apache_time_offset("07/Jul/2022:07:07:07 +0545")

### deploy_log_to_versions
import re
from collections import OrderedDict


def deploy_log_to_versions(log):
    """Which version does each host run at the end of the log?"""
    running = OrderedDict()
    previous = {}
    for raw in log.split(";"):
        entry = raw.strip()
        found = re.fullmatch(r"deploy (\S+) to (\S+)", entry)
        if found:
            version, host = found.groups()
            previous[host] = running.get(host)
            running[host] = version
            continue
        found = re.fullmatch(r"rollback (\S+)", entry)
        if found:
            host = found.group(1)
            old = previous.get(host)
            if old is None:
                running.pop(host, None)
            else:
                running[host] = old
    return list(running.items())

#> deploy_log_to_versions("deploy 1.0 to web1; deploy 1.1 to web1; rollback web1")
#> deploy_log_to_versions("deploy 2.0 to api; rollback api; deploy 2.1 to cron")
#> deploy_log_to_versions("")
#> deploy_log_to_versions("deploy a to h1; deploy a to h2; deploy b to h1; restart h2; rollback h3")
#> deploy_log_to_versions("deploy 9 to x;deploy 10 to x;deploy 11 to x;rollback x;rollback x")
#> deploy_log_to_versions('deploy 9 to x;deploy 10 to x;deploy 11 to x;rollback x;rollback x;deploy 2.0 to api; rollback api; deploy 2.1 to cron;deploy 1.0 to web1; deploy 1.1 to web1; rollback web1')
#> deploy_log_to_versions('deploy a to h1; deploy a to h2; deploy b to h1; restart h2; rollback h3;deploy 9 to x;deploy 10 to x;deploy 11 to x;rollback x;rollback x')

### squash_log_addresses
import re

HEX = re.compile(r"0x[0-9a-f]+")
NUM = re.compile(r"\b\d+\b")


def squash_log_addresses(messages: list[str]) -> dict[str, int]:
    """Messages with their numbers taken out, and how often each shape came."""
    shapes: dict[str, int] = {}
    for message in messages:
        shape = HEX.sub("<addr>", message)
        shape = NUM.sub("<n>", shape)
        if shape in shapes:
            shapes[shape] += 1
        else:
            shapes[shape] = 1
    return shapes

#> squash_log_addresses(["freed 0x7f3a at 12", "freed 0x11bc at 900", "job 7 done"])
#> squash_log_addresses([])
#> squash_log_addresses(["user 15 logged in", "user 16 logged in", "user bob logged in", "user 15 logged out"])
#> squash_log_addresses(["v2 ready", "0xdeadbeef", "0xDEAD", "42"])
#> squash_log_addresses(["read 512 of 1024", "read 1024 of 1024", "write 5 of 5", "read x of 3"])
#> squash_log_addresses(['v2 ready', '0xdeadbeef', '0xDEAD', '42', 'user 15 logged in', 'user 16 logged in', 'user bob logged in', 'user 15 logged out', 'read 512 of 1024', 'read 1024 of 1024', 'write 5 of 5', 'read x of 3'])
#> squash_log_addresses(['v2 ready', '0xdeadbeef', '0xDEAD', '42', 'user 15 logged in', 'user 16 logged in', 'user bob logged in', 'user 15 logged out'])

### peak_memory_in_log
UNITS = {"B": 1, "K": 1024, "M": 1024 ** 2, "G": 1024 ** 3}


def to_bytes(token):
    number, unit = token[:-1], token[-1]
    return int(float(number) * UNITS[unit])


def peak_memory_in_log(lines, process):
    peak = None
    for line in lines:
        fields = dict(f.split("=", 1) for f in line.split() if "=" in f)
        if fields.get("proc") != process or "mem" not in fields:
            continue
        used = to_bytes(fields["mem"])
        if peak is None or used > peak:
            peak = used
    return peak

#> peak_memory_in_log(["t=1 proc=web mem=12K", "t=2 proc=web mem=1.5K", "t=3 proc=db mem=2M"], "web")
#> peak_memory_in_log(["t=1 proc=web mem=12K", "t=2 proc=web"], "cron")
#> peak_memory_in_log(["proc=a mem=0.5G", "proc=a mem=600M", "gc ran", "proc=a mem=100B"], "a")
#> peak_memory_in_log(["proc=a mem=5T"], "a")
#> peak_memory_in_log([], "a")
#> peak_memory_in_log(["proc=job mem=1B", "proc=job mem=2B", "proc=job mem=3B", "proc=jobs mem=9B"], "job")
#> peak_memory_in_log(['proc=job mem=1B', 'proc=job mem=2B', 'proc=job mem=3B', 'proc=jobs mem=9B', 't=1 proc=web mem=12K', 't=2 proc=web mem=1.5K', 't=3 proc=db mem=2M', 'proc=a mem=0.5G', 'proc=a mem=600M', 'gc ran', 'proc=a mem=100B'], 'job')
#> peak_memory_in_log(['proc=a mem=0.5G', 'proc=a mem=600M', 'gc ran', 'proc=a mem=100B', 't=1 proc=web mem=12K', 't=2 proc=web', 'proc=job mem=1B', 'proc=job mem=2B', 'proc=job mem=3B', 'proc=jobs mem=9B'], 'a')

### job_retry_summary
from dataclasses import dataclass


@dataclass
class Job:
    name: str
    tries: int = 0
    state: str = "new"

    def note(self, outcome):
        self.tries += 1
        self.state = "ok" if outcome == "ok" else "failed"


def job_retry_summary(log: str) -> list[str]:
    """One line a job: its name, tries and how it ended, worst first."""
    jobs: dict[str, Job] = {}
    for part in log.split(","):
        name, _, outcome = part.strip().partition(":")
        if not outcome:
            continue
        job = jobs.setdefault(name, Job(name))
        job.note(outcome)
    ranked = sorted(jobs.values(), key=lambda j: (j.state == "ok", -j.tries, j.name))
    return [f"{j.name} {j.state} x{j.tries}" for j in ranked]

#> job_retry_summary("mail:err, mail:err, mail:ok, import:ok, backup:err")
#> job_retry_summary("")
#> job_retry_summary("a:ok, b:ok, c:ok, a:timeout")
#> job_retry_summary("zip:err,noise,zip:err,tar:err,tar:ok,scan:err,scan:err,scan:err")
#> job_retry_summary("nightly:ok")
#> job_retry_summary('zip:err,noise,zip:err,tar:err,tar:ok,scan:err,scan:err,scan:err, mail:err, mail:err, mail:ok, import:ok, backup:err, a:ok, b:ok, c:ok, a:timeout')
#> job_retry_summary('zip:err,noise,zip:err,tar:err,tar:ok,scan:err,scan:err,scan:err, mail:err, mail:err, mail:ok, import:ok, backup:err, nightly:ok')

### is_monotonic_clock_log
def clock(text):
    h, m, s = text.split(":")
    return int(h) * 3600 + int(m) * 60 + int(s)


def is_monotonic_clock_log(log: str, max_gap: int = 3600) -> bool:
    last = None
    for line in log.splitlines():
        try:
            now = clock(line.split(" ", 1)[0])
        except ValueError:
            continue  # continuation of a multi-line message
        if last is not None and (now < last or now - last > max_gap):
            return False
        last = now
    return last is not None

#> is_monotonic_clock_log("08:00:00 start\n08:00:01 load\n  detail of load\n08:10:00 done")
#> is_monotonic_clock_log("08:00:00 start\n07:59:59 back in time")
#> is_monotonic_clock_log("no clock\nat all")
#> is_monotonic_clock_log("08:00:00 a\n09:30:00 b")
#> is_monotonic_clock_log("08:00:00 a\n09:30:00 b\n10:00:00 c\n10:00:00 d", max_gap=7200)
#> is_monotonic_clock_log("")
#> is_monotonic_clock_log('08:00:00 a\n09:30:00 b\n10:00:00 c\n10:00:00 d\nno clock\nat all\n08:00:00 start\n08:00:01 load\n  detail of load\n08:10:00 done', max_gap=7200)

### event_counts_by_minute
from collections import Counter


def event_counts_by_minute(lines, level=None):
    """[('10:01', 3), ...] in order of time, only of one level if given."""
    counter = Counter()
    for line in lines:
        time, lvl, *_ = line.split(maxsplit=2)
        if level is not None and lvl != level:
            continue
        counter[time[:5]] += 1
    return sorted(counter.items())

#> event_counts_by_minute(["10:01:02 INFO boot", "10:01:40 WARN low disk", "10:02:00 INFO ready", "10:01:59 INFO late"])
#> event_counts_by_minute(["10:01:02 INFO boot", "10:01:40 WARN low disk", "10:02:00 INFO ready"], "INFO")
#> event_counts_by_minute([], level="ERROR")
#> event_counts_by_minute(["23:59:59 ERROR x", "00:00:00 ERROR y", "23:59:01 ERROR z", "12:00:00 INFO noon", "12:00:30 ERROR w"], "ERROR")
#> event_counts_by_minute(["10:01:02 INFO boot", "garbage"])
#> event_counts_by_minute(["09:0%d:00 INFO step %d" % (i, i) for i in range(4)])
#> event_counts_by_minute(['10:01:02 INFO boot', '10:01:40 WARN low disk', '10:02:00 INFO ready', '23:59:59 ERROR x', '00:00:00 ERROR y', '23:59:01 ERROR z', '12:00:00 INFO noon', '12:00:30 ERROR w', '10:01:02 INFO boot', '10:01:40 WARN low disk', '10:02:00 INFO ready', '10:01:59 INFO late'], 'INFO')

### kernel_panic_reason
def kernel_panic_reason(dump: str):
    """The text after the last 'panic:' with its module in front, or None."""
    module = "kernel"
    reason = None
    for line in dump.splitlines():
        line = line.strip()
        if line.startswith("[") and line.endswith("]"):
            module = line[1:-1]
        elif "panic:" in line:
            text = line.split("panic:")[-1].strip()
            reason = (module, text or "unknown")
    return reason

#> kernel_panic_reason("booting\n[usb]\nattach ok\npanic: null device\n[net]\nup")
#> kernel_panic_reason("all good\n[fs]\nmounted /")
#> kernel_panic_reason("[fs]\npanic: bad inode 77\n[mm]\ntrace follows\npanic:")
#> kernel_panic_reason("")
#> kernel_panic_reason("warn panic: first panic: second cause")
#> kernel_panic_reason("[a]\n[b]\n[c]\nx\ny\npanic: stack smashed at frame 3")
#> kernel_panic_reason('booting\n[usb]\nattach ok\npanic: null device\n[net]\nup\n[a]\n[b]\n[c]\nx\ny\npanic: stack smashed at frame 3\nwarn panic: first panic: second cause')
#> kernel_panic_reason('booting\n[usb]\nattach ok\npanic: null device\n[net]\nup\nwarn panic: first panic: second cause\nall good\n[fs]\nmounted /')

### top_talker_addresses
import heapq


def top_talker_addresses(flows: list[tuple[str, str, int]], n: int = 2) -> list[tuple[int, str]]:
    """The n hosts with most bytes, sent and received together."""
    volume: dict[str, int] = {}
    for source, target, size in flows:
        for host in (source, target):
            volume[host] = volume.get(host, 0) + size
    pairs = ((size, host) for host, size in volume.items())
    return heapq.nlargest(n, pairs)

#> top_talker_addresses([("a", "b", 100), ("b", "c", 250), ("c", "a", 30)])
#> top_talker_addresses([("10.0.0.1", "10.0.0.9", 1), ("10.0.0.2", "10.0.0.9", 2), ("10.0.0.3", "10.0.0.9", 3)], 1)
#> top_talker_addresses([])
#> top_talker_addresses([("x", "x", 5), ("y", "z", 9)], n=5)
#> top_talker_addresses([("web", "db", 40), ("web", "cache", 60), ("cron", "db", 25), ("web", "db", 15)], 3)
#> top_talker_addresses([('web', 'db', 40), ('web', 'cache', 60), ('cron', 'db', 25), ('web', 'db', 15), ('a', 'b', 100), ('b', 'c', 250), ('c', 'a', 30), ('10.0.0.1', '10.0.0.9', 1), ('10.0.0.2', '10.0.0.9', 2), ('10.0.0.3', '10.0.0.9', 3)], 3)
#> top_talker_addresses([('x', 'x', 5), ('y', 'z', 9), ('a', 'b', 100), ('b', 'c', 250), ('c', 'a', 30), ('10.0.0.1', '10.0.0.9', 1), ('10.0.0.2', '10.0.0.9', 2), ('10.0.0.3', '10.0.0.9', 3)], n=5)

### error_streak_lengths
from itertools import groupby


def error_streak_lengths(codes):
    streaks = []
    for bad, group in groupby(codes, key=lambda code: code >= 500):
        size = 0
        for _ in group:
            size += 1
        if bad:
            streaks.append(size)
    streaks.sort(reverse=True)
    average = round(sum(streaks) / len(streaks), 2) if streaks else 0.0
    return streaks, average

#> error_streak_lengths([200, 500, 502, 200, 503, 404, 500, 500, 500])
#> error_streak_lengths([200, 301, 404])
#> error_streak_lengths([])
#> error_streak_lengths([599, 500])
#> error_streak_lengths([500, 200, 500, 200, 504, 504, 201, 200, 200, 500, 503, 500])
#> error_streak_lengths([500, 200, 500, 200, 504, 504, 201, 200, 200, 500, 503, 500, 200, 500, 502, 200, 503, 404, 500, 500, 500, 200, 301, 404])
#> error_streak_lengths([200, 301, 404, 200, 500, 502, 200, 503, 404, 500, 500, 500, 500, 200, 500, 200, 504, 504, 201, 200, 200, 500, 503, 500])
