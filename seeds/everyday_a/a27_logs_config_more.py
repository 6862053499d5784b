### service_restart_loop_detected
import re
from datetime import datetime, timedelta

START = re.compile(r"^(\S+ \S+) (\w+)\[(\d+)\]: started$")


def starts(lines):
    for line in lines:
        found = START.match(line)
        if found:
            moment = datetime.strptime(found[1], "%Y-%m-%d %H:%M:%S")
            yield found[2], moment


def service_restart_loop_detected(text: str, times: int = 3, within: int = 60) -> bool:
    """Whether a service started so often within some seconds."""
    recent = {}
    window = timedelta(seconds=within)
    for service, moment in starts(text.splitlines()):
        history = recent.setdefault(service, [])
        history.append(moment)
        while history[0] < moment - window:
            history.pop(0)
        if len(history) >= times:
            return True
    return False

#> service_restart_loop_detected("2024-03-01 10:00:00 web[1]: started\n2024-03-01 10:00:20 web[2]: started\n2024-03-01 10:00:30 db[9]: started\n2024-03-01 10:00:59 web[3]: started")
#> service_restart_loop_detected("2024-03-01 10:00:00 web[1]: started\n2024-03-01 10:00:20 web[2]: started\n2024-03-01 10:01:30 web[3]: started\n2024-03-01 10:01:40 web[3]: stopped")
#> service_restart_loop_detected("nothing")
#> service_restart_loop_detected("2024-03-01 23:59:58 a[1]: started\n2024-03-02 00:00:01 a[2]: started", times=2, within=3)
#> service_restart_loop_detected("2024-13-01 10:00:00 web[1]: started")

### log_retention_bytes_freed
from datetime import date, timedelta

KEEP = {"debug": 3, "access": 14, "audit": 365}


def parse(line):
    name, size = line.split()
    kind, day, _ = name.split(".")
    return kind, date.fromisoformat(day), int(size)


def log_retention_bytes_freed(listing: str, today: str) -> int:
    """Bytes freed by deleting old log files; the newest file of each kind always stays."""
    now = date.fromisoformat(today)
    files = sorted(map(parse, listing.splitlines()), key=lambda entry: entry[1], reverse=True)
    seen = set()
    freed = 0
    for kind, day, size in files:
        if kind not in seen:
            seen.add(kind)
            continue
        if now - day > timedelta(days=KEEP.get(kind, 30)):
            freed += size
    return freed

#> log_retention_bytes_freed("debug.2024-02-20.log 100\ndebug.2024-02-27.log 50\ndebug.2024-02-10.log 70\naudit.2023-01-01.log 9", "2024-03-01")
#> log_retention_bytes_freed("access.2024-02-01.log 5\naccess.2024-02-02.log 6\naccess.2024-02-16.log 7\naccess.2024-02-17.log 8\nother.2024-01-01.log 1\nother.2024-01-02.log 1", "2024-03-01")
#> log_retention_bytes_freed("", "2024-03-01")
#> log_retention_bytes_freed("debug.log 5", "2024-03-01")
#> log_retention_bytes_freed("audit.2023-02-28.log 40\naudit.2023-03-02.log 2\naudit.2024-01-01.log 3", "2024-03-01")

### parse_nginx_like_blocks
class BlockError(SyntaxError):
    pass


def tokens(text):
    word = ""
    for char in text:
        if char in "{};":
            if word:
                yield word
            yield char
            word = ""
        elif char.isspace():
            if word:
                yield word
            word = ""
        else:
            word += char
    if word:
        yield word


def parse_nginx_like_blocks(text: str) -> dict:
    """'server { listen 80; root /x; }' as nested dicts; repeated names become lists."""
    root = {}
    stack = [root]
    words = []
    for token in tokens(text):
        if token == ";":
            name, *values = words
            stack[-1].setdefault(name, []).append(" ".join(values))
            words = []
        elif token == "{":
            block = {}
            stack[-1].setdefault(" ".join(words), []).append(block)
            stack.append(block)
            words = []
        elif token == "}":
            if len(stack) == 1:
                raise BlockError("too many closing braces")
            stack.pop()
        else:
            words.append(token)
    if len(stack) > 1 or words:
        raise BlockError("unexpected end")
    return root

#> parse_nginx_like_blocks("user www; http { gzip on; server { listen 80; } }")
#> parse_nginx_like_blocks("a 1;a 2;b{}")
#> parse_nginx_like_blocks("")
#> parse_nginx_like_blocks("x { y 1;")
#> parse_nginx_like_blocks("x 1; }")
#> parse_nginx_like_blocks("location /img { root /data; }\nlast")

### effective_log_level_by_name
LEVELS = ["NOTSET", "DEBUG", "INFO", "WARNING", "ERROR"]


class Logger:
    def __init__(self, name, parent=None):
        self.name, self.parent = name, parent
        self.level = "NOTSET"
        self.propagate = True

    def effective(self):
        logger = self
        while logger is not None:
            if logger.level != "NOTSET":
                return logger.level
            logger = logger.parent
        return "WARNING"


class Loggers:
    def __init__(self):
        self.root = Logger("")
        self.known = {"": self.root}

    def get(self, name):
        if name not in self.known:
            parent = name.rpartition(".")[0]
            self.known[name] = Logger(name, self.get(parent))
        return self.known[name]


def effective_log_level_by_name(config, records):
    loggers = Loggers()
    for name, level in config.items():
        loggers.get(name).level = level
    passed = 0
    for record in records.split():
        name, _, level = record.partition(":")
        if LEVELS.index(level) >= LEVELS.index(loggers.get(name).effective()):
            passed += 1
    return passed

#> effective_log_level_by_name({"": "INFO", "app.db": "ERROR", "app.web": "DEBUG"}, "app:INFO app.db.pool:WARNING app.db:ERROR app.web.x.y:DEBUG other:DEBUG")
#> effective_log_level_by_name({}, "a:INFO b:WARNING")
#> effective_log_level_by_name({"a.b": "DEBUG"}, "a:DEBUG a.b:DEBUG a.b.c:DEBUG a.bc:DEBUG")
#> effective_log_level_by_name({"": "ERROR"}, "")
#> effective_log_level_by_name({"x": "INFO"}, "x:LOUD")

### multiline_log_records_join
import re

HEAD = re.compile(r"^\d{4}-\d\d-\d\d ")


def records(text):
    current = []
    for line in text.split("\n"):
        if HEAD.match(line) and current:
            yield current
            current = []
        if line.strip():
            current.append(line.rstrip())
    if current:
        yield current


def multiline_log_records_join(text: str, most: int = 2) -> list[str]:
    """Records in one line each; only the first lines of long ones are kept."""
    joined = []
    for lines in records(text):
        kept = [line.strip() for line in lines[:most]]
        text_line = " | ".join(kept)
        if len(lines) > most:
            text_line += f" | +{len(lines) - most}"
        joined.append(text_line)
    return joined

#> multiline_log_records_join("2024-03-01 ERROR boom\nTraceback:\n  File x\n  File y\n2024-03-01 INFO ok\n\n2024-03-02 WARN hm\n  detail")
#> multiline_log_records_join("stray line\n2024-03-01 INFO start", most=1)
#> multiline_log_records_join("")
#> multiline_log_records_join("2024-03-01 a\n2024-03-01 b\n2024-03-01 c")
#> multiline_log_records_join("2024-03-01 a\n1\n2\n3\n4", most=3)

### parse_firewall_log_ports
import re
from collections import Counter

FIELD = re.compile(r"(\w+)=(\S*)")


def fields(line):
    return dict(FIELD.findall(line))


def parse_firewall_log_ports(text: str, own_net: str = "10.") -> list[int]:
    """Ports that were probed from outside by at least two addresses, most wanted first."""
    sources = {}
    for line in text.splitlines():
        if "DROP" not in line:
            continue
        entry = fields(line)
        if entry.get("SRC", "").startswith(own_net) or "DPT" not in entry:
            continue
        sources.setdefault(int(entry["DPT"]), set()).add(entry["SRC"])
    counts = Counter({port: len(addresses) for port, addresses in sources.items()})
    return [port for port, count in sorted(counts.items(), key=lambda p: (-p[1], p[0])) if count > 1]

#> parse_firewall_log_ports("DROP SRC=1.1.1.1 DPT=22\nDROP SRC=2.2.2.2 DPT=22\nACCEPT SRC=3.3.3.3 DPT=22\nDROP SRC=1.1.1.1 DPT=80\nDROP SRC=10.0.0.1 DPT=80\nDROP SRC=4.4.4.4 DPT=3389\nDROP SRC=5.5.5.5 DPT=3389\nDROP SRC=6.6.6.6 DPT=3389")
#> parse_firewall_log_ports("DROP SRC=1.1.1.1 DPT=22\nDROP SRC=1.1.1.1 DPT=22")
#> parse_firewall_log_ports("")
#> parse_firewall_log_ports("DROP PROTO=ICMP SRC=9.9.9.9\nDROP SRC=9.9.9.8 DPT=53\nDROP SRC=9.9.9.7 DPT=53", own_net="192.")
#> parse_firewall_log_ports("DROP SRC=9.9.9.8 DPT=dns")

### option_parser_with_types
class OptionError(Exception):
    pass


class Parser:
    def __init__(self):
        self.options = {}

    def add(self, flag, kind=str, default=None, choices=None):
        self.options[flag] = (kind, default, choices)
        return self

    def parse(self, words):
        values = {flag.lstrip("-"): default for flag, (_, default, _) in self.options.items()}
        rest = []
        words = list(words)
        while words:
            word = words.pop(0)
            if word not in self.options:
                if word.startswith("-"):
                    raise OptionError(f"unknown option {word}")
                rest.append(word)
                continue
            kind, _, choices = self.options[word]
            name = word.lstrip("-")
            if kind is bool:
                values[name] = True
                continue
            if not words:
                raise OptionError(f"{word} needs a value")
            raw = words.pop(0)
            try:
                values[name] = kind(raw)
            except ValueError:
                raise OptionError(f"{word}: bad value {raw!r}") from None
            if choices and values[name] not in choices:
                raise OptionError(f"{word}: one of {', '.join(choices)}")
        return values, rest


def option_parser_with_types(line):
    parser = Parser().add("--count", int, 1).add("--verbose", bool, False).add("--mode", str, "fast", ("fast", "safe"))
    return parser.parse(line.split())

#> option_parser_with_types("in.txt --count 3 --verbose out.txt")
#> option_parser_with_types("--mode safe a b c --count -2")
#> option_parser_with_types("")
#> option_parser_with_types("--count three")
#> option_parser_with_types("--mode slow")
#> option_parser_with_types("a --count")
#> option_parser_with_types("--colour red x")
#> option_parser_with_types("x y --verbose --verbose")
#> option_parser_with_types("--count 7 --mode fast --verbose")

### feature_rollout_stages
import zlib

STAGES = ((1, "staff"), (10, "early"), (50, "half"), (100, "all"))


def bucket(user):
    return zlib.crc32(user.encode()) % 100


def stage_of(percent):
    for limit, name in STAGES:
        if percent <= limit:
            return name


def feature_rollout_stages(users: list[str], percent: int, allow: tuple = (), deny=()) -> tuple:
    """Users with the feature at a percentage, and the name of the stage."""
    if not 0 <= percent <= 100:
        raise ValueError(f"percent {percent}")
    enabled = []
    for user in users:
        if user in deny:
            continue
        if user in allow or bucket(user) < percent:
            enabled.append(user)
    return stage_of(percent), enabled

#> feature_rollout_stages(["ida", "bo", "cy", "di", "ed", "flo"], 50)
#> feature_rollout_stages(["ida", "bo", "cy", "di", "ed", "flo"], 5, allow=("cy",))
#> feature_rollout_stages(["ida", "bo", "cy"], 100, deny=["bo"])
#> feature_rollout_stages([], 0)
#> feature_rollout_stages(["x"], 101)

### environment_diff_between_hosts
def parse(text):
    variables = {}
    for line in text.splitlines():
        name, equals, value = line.partition("=")
        if equals and not name.startswith("_"):
            variables[name] = value
    return variables


def path_diff(left, right):
    a, b = left.split(":"), right.split(":")
    return [f"-{p}" for p in a if p not in b] + [f"+{p}" for p in b if p not in a]


def environment_diff_between_hosts(left: str, right: str, ignore: tuple = ("PWD", "HOSTNAME")) -> dict:
    """Differences of two environments; values that are lists of paths are compared by entry."""
    first, second = parse(left), parse(right)
    differences = {}
    for name in sorted(first.keys() | second.keys()):
        if name in ignore:
            continue
        a, b = first.get(name), second.get(name)
        if a == b:
            continue
        if a is None or b is None:
            differences[name] = "missing left" if a is None else "missing right"
        elif "PATH" in name:
            differences[name] = path_diff(a, b)
        else:
            differences[name] = f"{a} -> {b}"
    return differences

#> environment_diff_between_hosts("PATH=/bin:/usr/bin\nLANG=en\nPWD=/a\n_=x", "PATH=/bin:/opt/bin\nLANG=de\nPWD=/b\nTERM=xterm")
#> environment_diff_between_hosts("A=1\nB=2", "A=1")
#> environment_diff_between_hosts("", "")
#> environment_diff_between_hosts("PYTHONPATH=a:b:c\nnot a variable", "PYTHONPATH=c:b:a")
#> environment_diff_between_hosts("X=a=b", "X=a=c", ignore=())

### pipeline_yaml_stages_order
def parse_stages(text):
    stages = {}
    current = None
    for line in text.splitlines():
        if not line.startswith(" "):
            current = line.rstrip(":")
            stages[current] = {"needs": [], "run": []}
            continue
        key, _, value = line.strip().partition(": ")
        if key == "needs":
            stages[current]["needs"] = [name.strip() for name in value.split(",")]
        else:
            stages[current]["run"].append(value)
    return stages


def pipeline_yaml_stages_order(text: str, failing=()) -> dict[str, str]:
    """What happens to each stage: ran, failed or skipped since a needed one did not run well."""
    stages = parse_stages(text)
    outcome = {}

    def execute(name):
        if name in outcome:
            return outcome[name]
        stage = stages[name]
        for need in stage["needs"]:
            if execute(need) != "ran":
                outcome[name] = "skipped"
                return "skipped"
        broken = any(command in failing for command in stage["run"])
        outcome[name] = "failed" if broken else "ran"
        return outcome[name]

    for name in stages:
        execute(name)
    return outcome

#> pipeline_yaml_stages_order("deploy:\n  needs: test, build\n  run: ship\ntest:\n  needs: build\n  run: pytest\nbuild:\n  run: make", failing=("pytest",))
#> pipeline_yaml_stages_order("a:\n  run: x\nb:\n  needs: a\n  run: y\nc:\n  needs: b\n  run: z")
#> pipeline_yaml_stages_order("")
#> pipeline_yaml_stages_order("a:\n  needs: ghost\n  run: x")
#> pipeline_yaml_stages_order("one:\n  run: p\n  run: q\ntwo:\n  needs: one\n  run: r", ["q"])

### alert_deduplication_groups
from collections import OrderedDict


class Grouper:
    def __init__(self, keys, interval):
        self.keys = keys
        self.interval = interval
        self.groups = OrderedDict()
        self.sent = []

    def push(self, minute, labels):
        key = tuple(labels.get(name, "") for name in self.keys)
        last = self.groups.get(key)
        if last is None or minute - last >= self.interval:
            self.groups[key] = minute
            self.sent.append((minute, "/".join(key)))


def parse(text):
    minute, _, rest = text.partition(" ")
    labels = dict(part.split("=") for part in rest.split())
    return int(minute), labels


def alert_deduplication_groups(alerts: list[str], keys: list[str], interval: int = 10) -> list:
    """Notifications that go out: one for each group of labels and interval."""
    grouper = Grouper(keys, interval)
    for alert in alerts:
        grouper.push(*parse(alert))
    return grouper.sent

#> alert_deduplication_groups(["0 name=disk host=a", "3 name=disk host=b", "5 name=cpu host=a", "12 name=disk host=a"], ["name"])
#> alert_deduplication_groups(["0 name=disk host=a", "3 name=disk host=b", "5 name=cpu host=a"], ["name", "host"])
#> alert_deduplication_groups([], ["x"])
#> alert_deduplication_groups(["1 a=1", "2 a=1", "3 b=2"], ["a"], interval=1)
#> alert_deduplication_groups(["1 name"], ["name"])

### quota_report_over_limit
import re

LINE = re.compile(r"^(\w+)\s+(\d+)([KMG]?)\s+(\d+)([KMG]?)$")
FACTOR = {"": 1, "K": 1024, "M": 1024**2, "G": 1024**3}


def quota_report_over_limit(text, warn=90):
    """Users over their limit and users near it, from 'name used limit' lines."""
    over, near = [], []
    for line in text.strip().splitlines():
        found = LINE.match(line.strip())
        if found is None:
            raise ValueError(f"cannot read {line.strip()!r}")
        name, used, used_unit, limit, limit_unit = found.groups()
        used_bytes = int(used) * FACTOR[used_unit]
        limit_bytes = int(limit) * FACTOR[limit_unit]
        if limit_bytes == 0:
            continue
        percent = used_bytes * 100 // limit_bytes
        if percent > 100:
            over.append(name)
        elif percent >= warn:
            near.append((name, percent))
    return over, near

#> quota_report_over_limit("ida 950M 1G\nbo 3G 2G\ncy 10K 1M\ndi 5G 0")
#> quota_report_over_limit("a 100 100\nb 101 100\nc 99 100", warn=100)
#> quota_report_over_limit("")
#> quota_report_over_limit("ida lots")
#> quota_report_over_limit("x 1023M 1G\ny 1024K 1M\nz 2048K 1M", warn=50)

### crash_report_signature
import hashlib
import re

FRAME = re.compile(r'File "(.+?)", line (\d+), in (\w+)')
NOISE = re.compile(r"0x[0-9a-f]+|\d+|'[^']*'")


def frames(text):
    result = []
    for path, _, function in FRAME.findall(text):
        if "/site-packages/" in path:
            continue
        result.append(f"{path.rsplit('/', 1)[-1]}:{function}")
    return result


def crash_report_signature(reports):
    groups = {}
    for text in reports:
        *_, last = text.strip().split("\n")
        message = NOISE.sub("?", last)
        key = "|".join(frames(text)[-2:] + [message])
        signature = hashlib.md5(key.encode()).hexdigest()[:6]
        groups[signature] = groups.get(signature, 0) + 1
    return groups

#> crash_report_signature(['File "/app/a.py", line 3, in run\nKeyError: \'x\'', 'File "/srv/a.py", line 9, in run\nKeyError: \'y\'', 'File "/app/b.py", line 3, in run\nKeyError: \'x\''])
#> crash_report_signature(["ValueError: 12", "ValueError: 13", "ValueError: x"])
#> crash_report_signature([])
#> crash_report_signature(['File "/x/site-packages/q.py", line 1, in z\nE: 0xff', "E: 0x1"])
#> crash_report_signature(['File "m.py", line 1, in a\nFile "m.py", line 2, in b\nFile "m.py", line 3, in c\nE', 'File "m.py", line 2, in b\nFile "m.py", line 3, in c\nE'])

### rolling_update_batches
class UpdateFailed(Exception):
    pass


class Host:
    def __init__(self, name):
        self.name = name
        self.version = 1

    def update(self, version):
        if self.name.endswith("!"):
            raise UpdateFailed(self.name)
        self.version = version


def rolling_update_batches(names, size=2, tolerated=1):
    """Versions after a rolling update; too many failures roll everything back."""
    hosts = [Host(name) for name in names.split()]
    failures = 0
    for start in range(0, len(hosts), size):
        for host in hosts[start:start + size]:
            try:
                host.update(2)
            except UpdateFailed:
                failures += 1
        if failures > tolerated:
            for host in hosts:
                host.version = 1
            break
    return {host.name: host.version for host in hosts}

#> rolling_update_batches("a b c! d e")
#> rolling_update_batches("a b! c! d e")
#> rolling_update_batches("", 3)
#> rolling_update_batches("x! y z", size=1, tolerated=0)
#> rolling_update_batches("p q r s t u", 4)

### uptime_from_heartbeat
def uptime_from_heartbeat(beats, start, end, timeout=30):
    """Percent of the time between start and end covered by heartbeats, each good for some seconds."""
    if end <= start:
        raise ValueError("empty span")
    covered = 0
    reach = start
    for beat in sorted(beats):
        if beat >= end:
            break
        first = max(beat, reach)
        last = min(beat + timeout, end)
        if last > first:
            covered += last - first
            reach = last
    return round(100 * covered / (end - start), 1)

#> uptime_from_heartbeat([0, 25, 50, 120, 140, 160], 0, 200)
#> uptime_from_heartbeat([0, 30, 60, 90], 0, 120)
#> uptime_from_heartbeat([0, 0, 5, 8, 8, 40, 41], 20, 100, 12)
#> uptime_from_heartbeat([500, 5, 7], 10, 60, timeout=20)
#> uptime_from_heartbeat([1], 5, 5)

### json_log_to_columns
import json


def flatten(record, prefix=""):
    for key, value in record.items():
        name = f"{prefix}{key}"
        if isinstance(value, dict):
            yield from flatten(value, name + ".")
        else:
            yield name, value


def json_log_to_columns(text: str, wanted: tuple | None = None) -> dict:
    """Columns of JSON lines as lists of equal length; absent values are None."""
    columns = {}
    count = 0
    for line in text.splitlines():
        record = dict(flatten(json.loads(line)))
        for name in record:
            if name not in columns and (wanted is None or name in wanted):
                columns[name] = [None] * count
        for name, values in columns.items():
            values.append(record.get(name))
        count += 1
    return columns

#> json_log_to_columns('{"t": 1, "user": {"id": 7}}\n{"t": 2, "err": "x"}\n{"t": 3, "user": {"id": 8, "ip": "::1"}}')
#> json_log_to_columns('{"a": 1, "b": 2}\n{"b": 3}', wanted=("b",))
#> json_log_to_columns("")
#> json_log_to_columns('{"a": 1}\nbroken')
#> json_log_to_columns('{"x": {"y": {"z": true}}}\n{"x": 5}')
