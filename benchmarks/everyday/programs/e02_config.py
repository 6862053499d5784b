### read_ini
SECTION_CHARS = ("[", "]")


class ConfigError(ValueError):
    """Raised with the number of the offending line."""


def read_ini(text):
    """A tiny ini reader: sections, key = value, comments with # or ;"""
    config, current = {}, None
    for number, line in enumerate(text.splitlines(), 1):
        line = line.split("#")[0].strip()
        if not line or line.startswith(";"):
            continue
        if line[0] == SECTION_CHARS[0] and line[-1] == SECTION_CHARS[1]:
            current = config.setdefault(line[1:-1].strip(), {})
            continue
        if current is None:
            raise ConfigError(f"line {number}: option before any section")
        if "=" not in line:
            current[line] = True  # <- reach
        else:
            key, value = (part.strip() for part in line.split("=", 1))
            current[key.lower()] = value
    return config

#> read_ini("[server]\nHost = 0.0.0.0\nport=8080  # default\n\n; logging\n[log]\nlevel = info")
#> read_ini("# main\n[paths]\nHome = /srv/app\nTMP=/tmp ; scratch\n\n[flags]\nFast\n[paths]\nhome = /opt/app\nlog = ${home}/log\n")
#? returns read_ini("[db]\nurl = sqlite://x?a=b")
#? raises ConfigError read_ini("port = 80")
#? reaches read_ini("[a]\nverbose")

### merge_settings
from copy import deepcopy

DEFAULTS = {
    "db": {"host": "localhost", "port": 5432},
    "cache": {"ttl": 60, "tags": ["base"]},
}


def deep_merge(base: dict, extra: dict) -> dict:
    """Merge `extra` into a copy of `base`; None removes, lists are appended."""
    result = deepcopy(base)
    for key, value in extra.items():
        if value is None:
            result.pop(key, None)
        elif isinstance(value, dict) and isinstance(result.get(key), dict):
            result[key] = deep_merge(result[key], value)
        elif isinstance(value, list) and isinstance(result.get(key), list):
            result[key] = result[key] + value  # <- reach
        else:
            result[key] = value
    return result


def merge_settings(*layers: dict) -> dict:
    settings = DEFAULTS
    for layer in layers:
        settings = deep_merge(settings, layer)
    return settings

#> merge_settings({"db": {"host": "db.internal"}}, {"cache": {"ttl": None, "tags": ["eu"]}, "debug": False})
#> merge_settings({"cache": {"tags": ["a", "b"]}, "db": {"pool": {"size": 5}}}, {"db": {"pool": {"size": 9}, "port": None}})
#? returns merge_settings({"cache": None, "db": {"port": 6000}})
#? reaches merge_settings({"db": {"host": "db.internal"}}, {"cache": {"ttl": None, "tags": ["eu"]}, "debug": False})

### expand_variables
import re

REFERENCE = re.compile(r"\$\{(\w+)(?::-([^}]*))?\}")


class MissingVariable(KeyError):
    pass


def expand_variables(template, env):
    """Expand ${NAME} and ${NAME:-default} like a shell does.

    :param template: text with references
    :param env: mapping of names to values
    :raises MissingVariable: when there is neither a value nor a default
    """

    def lookup(match):
        name, default = match.groups()
        if name in env:
            return str(env[name])
        if default is not None:
            return default
        raise MissingVariable(name)

    previous = None
    rounds = 0
    while template != previous and rounds < 5:
        previous = template
        template = REFERENCE.sub(lookup, template)
        rounds += 1
    return template

#> expand_variables("${SCHEME:-https}://${HOST}:${PORT:-443}/${BASE}", {"HOST": "api.${ZONE}.example.com", "ZONE": "eu-1", "BASE": "v2"})
#? returns expand_variables("${USER}@${HOME:-/root}", {"USER": "ops"})
#? raises MissingVariable expand_variables("${A}", {})

### is_valid_port_map
class PortMap:
    """Docker-like mapping 'host:container[/proto]'."""

    __slots__ = ("host", "container", "proto")

    def __init__(self, text):
        text, _, proto = text.partition("/")
        host, sep, container = text.partition(":")
        self.host = int(host)
        self.container = int(container if sep else host)
        self.proto = proto or "tcp"

    def clashes(self, other):
        return self.host == other.host and self.proto == other.proto


def is_valid_port_map(texts):
    seen = []
    for text in texts:
        try:
            mapping = PortMap(text)
        except ValueError:
            return False  # <- reach
        if not 0 < mapping.host < 65536:
            return False
        if any(mapping.clashes(other) for other in seen):
            return False
        seen.append(mapping)
    return True

#> is_valid_port_map(["8080:80", "5353:53/udp", "5353"])
#> is_valid_port_map(["8080:80", "9000", "8080:8000/tcp"])
#? reaches is_valid_port_map(["http:80"])

### flag_enabled
import hashlib

FLAGS = {
    "new-checkout": {"percent": 25, "teams": ["qa"]},
    "dark-mode": {"percent": 100, "teams": []},
    "beta-search": {"percent": 0, "teams": ["search", "qa"]},
}


def bucket(flag, user):
    digest = hashlib.md5(f"{flag}/{user}".encode()).hexdigest()
    return int(digest[:4], 16) % 100


def flag_enabled(flag, users, team=None):
    """Share of users for whom a flag is on, in whole percent."""
    rule = FLAGS.get(flag)
    if rule is None:
        raise LookupError(f"no such flag: {flag}")
    on = 0
    for user in users:
        if team is not None and team in rule["teams"]:
            on += 1  # <- reach
        elif bucket(flag, user) < rule["percent"]:
            on += 1
    return on * 100 // len(users)

#> flag_enabled("new-checkout", ["ann", "bob", "cyd", "dan", "eve", "flo"])
#? returns flag_enabled("beta-search", ["ann"], "qa")
#? raises LookupError flag_enabled("old-search", ["ann"])
#? raises ZeroDivisionError flag_enabled("dark-mode", [])
#? reaches flag_enabled("beta-search", ["ann"], "qa")

### parse_cli
ALIASES = {"-v": "--verbose", "-o": "--output", "-n": "--count"}
WITH_VALUE = {"--output": str, "--count": int}
SWITCHES = {"--verbose", "--dry-run"}


class UsageError(Exception):
    pass


def parse_cli(argv):
    options, files = {}, []
    args = iter(argv)
    for arg in args:
        if arg == "--":
            files.extend(args)
            break
        if not arg.startswith("-"):
            files.append(arg)
            continue
        name, eq, value = ALIASES.get(arg, arg).partition("=")
        if name in SWITCHES:
            options[name[2:]] = True
        elif name in WITH_VALUE:
            if not eq:
                value = next(args, None)  # <- reach
            if value is None:
                raise UsageError(f"{name} needs a value")
            options[name[2:]] = WITH_VALUE[name](value)
        else:
            raise UsageError(f"unknown option {arg}")
    options["files"] = files
    return options

#> parse_cli(["-v", "in.csv", "--count=3", "-o", "out.csv", "--", "-strange.csv"])
#? returns parse_cli(["--dry-run", "a.txt"])
#? raises UsageError parse_cli(["-o"])
#? raises ValueError parse_cli(["-n", "lots"])
#? reaches parse_cli(["-v", "in.csv", "--count=3", "-o", "out.csv", "--", "-strange.csv"])

### required_keys_missing
SCHEMA = {
    "name": True,
    "image": True,
    "env": False,
    "limits": {"cpu": True, "memory": False},
}


def walk(schema, value, path=""):
    if isinstance(value, int):
        raise TypeError(f"{path}: a mapping is wanted")
    for key, rule in schema.items():
        here = f"{path}.{key}" if path else key
        if isinstance(rule, dict):
            yield from walk(rule, value.get(key, {}), here)
        elif rule and key not in value:
            yield here


def required_keys_missing(manifest):
    """Sorted paths of everything that a service manifest must say and does not."""
    missing = []
    for path in walk(SCHEMA, manifest):
        missing.append(path)
    for key in manifest:
        if key not in SCHEMA:
            missing.append(f"?{key}")  # <- reach
    return sorted(missing)

#> required_keys_missing({"name": "resizer", "limits": {"memory": "1Gi"}, "replicas": 2})
#? returns required_keys_missing({"image": "nginx", "limits": {"cpu": 1}})
#? raises TypeError required_keys_missing({"limits": 2, "name": "a"})
#? reaches required_keys_missing({"name": "resizer", "limits": {"memory": "1Gi"}, "replicas": 2})

### version_allowed
import operator
import re

OPERATORS = {
    "==": operator.eq, "!=": operator.ne, ">=": operator.ge,
    "<=": operator.le, ">": operator.gt, "<": operator.lt,
}
CLAUSE = re.compile(r"\s*(==|!=|>=|<=|>|<)\s*([\d.]+)\s*$")


def as_tuple(version: str) -> tuple[int, ...]:
    parts = [int(part) for part in version.split(".")]
    while len(parts) < 3:
        parts.append(0)
    return tuple(parts)


def version_allowed(version: str, spec: str) -> bool:
    """Does a version satisfy a comma separated specification?"""
    actual = as_tuple(version)
    for clause in spec.split(","):
        match = CLAUSE.match(clause)
        if match is None:
            raise ValueError(f"bad clause: {clause!r}")
        compare = OPERATORS[match[1]]
        if not compare(actual, as_tuple(match[2])):
            return False  # <- reach
    return True

#> version_allowed("2.4", ">=1.9, <3, !=2.4.1, !=2.5")
#> version_allowed("1.10.2", ">= 1.9, != 1.10.3, < 1.10")
#? raises ValueError version_allowed("1.0", "~=1.0")
#? reaches version_allowed("1.10.2", ">= 1.9, != 1.10.3, < 1.10")

### feature_matrix
import itertools

AXES = {"python": ["3.11", "3.12"], "os": ["linux", "mac"], "db": ["pg"]}
EXCLUDE = [{"os": "mac", "python": "3.11"}]


def excluded(combination, rules):
    for rule in rules:
        if all(combination.get(k) == v for k, v in rule.items()):
            return True
    return False


def feature_matrix(extra=None, exclude=()):
    """Names of the CI jobs, `python-os-db`."""
    axes = dict(AXES)
    axes.update(extra or {})
    jobs = []
    rules = EXCLUDE + list(exclude)
    names = list(axes)
    for values in itertools.product(*axes.values()):
        combination = dict(zip(names, values))
        if excluded(combination, rules):
            continue  # <- reach
        jobs.append("-".join(values))
    return jobs

#> feature_matrix({"db": ["pg", "lite"]}, [{"os": "linux", "db": "lite"}])
#? returns feature_matrix({"python": ["3.13"], "os": ["win"]})
#? reaches feature_matrix({"db": ["pg", "lite"]}, [{"os": "linux", "db": "lite"}])

### parse_cron_field
"""One field of a crontab line: *, 5, 1-5, */15, 1,10-12."""


def parse_part(part, low, high):
    body, _, step_text = part.partition("/")
    step = int(step_text) if step_text else 1
    if body == "*":
        first, last = low, high
    elif "-" in body:
        first, last = map(int, body.split("-"))
    else:
        first = last = int(body)  # <- reach
    if first < low or last > high or step < 1:
        raise ValueError(f"{part} is not within {low}-{high}")
    return range(first, last + 1, step)


def parse_cron_field(field, low=0, high=59):
    values = set()
    for part in field.split(","):
        for value in parse_part(part, low, high):
            values.add(value)
    return sorted(values)

#> parse_cron_field("*/20,7,41-43")
#? returns parse_cron_field("1-12/5", 1, 12)
#? raises ValueError parse_cron_field("61")
#? reaches parse_cron_field("*/20,7,41-43")

### hosts_entry
import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Host:
    address: str
    names: tuple

    def matches(self, name):
        return name in self.names


def load(text):
    hosts = []
    for line in text.splitlines():
        body = re.sub(r"#.*", "", line).split()
        if len(body) < 2:
            continue
        address, *names = body
        hosts.append(Host(address, tuple(names)))
    return hosts


def hosts_entry(text, name):
    """Address of a name in /etc/hosts, the first one that has it; None if nobody does."""
    for host in load(text):
        if host.matches(name):
            return host.address  # <- reach
    return None

#> hosts_entry("127.0.0.1 localhost\n# printers\n10.0.0.7 lp0 printer\n10.0.0.8 lp1 # spare\n\n10.0.0.9 nas", "scanner")
#? returns hosts_entry("192.168.4.1 gw", "gw")
#? reaches hosts_entry("192.168.4.1 gw", "gw")

### toml_value
def split_items(body):
    depth, item = 0, ""
    for ch in body:
        if ch == "[":
            depth += 1
        elif ch == "]":
            depth -= 1
        if ch == "," and depth == 0:
            yield item.strip()
            item = ""
        else:
            item += ch
    if item.strip():
        yield item.strip()


def toml_value(text):
    """A value as it stands behind `key =` in a toml file."""
    text = text.strip()
    if text in ("true", "false"):
        return text == "true"  # <- reach
    if text[0] in "\"'":
        if len(text) < 2 or text[-1] != text[0]:
            raise ValueError(f"unterminated text {text}")
        return text[1:-1]
    if text.startswith("["):
        return [toml_value(item) for item in split_items(text[1:-1])]
    return float(text) if "." in text else int(text)

#> toml_value("[1, [2.5], 'x']")
#? returns toml_value("['a', true]")
#? raises ValueError toml_value("'abc")
#? reaches toml_value("['a', true]")

### resolve_inheritance
PROFILES = {
    "base": {"cpu": 1, "ram": 2},
    "large": {"extends": "base", "ram": 16},
    "gpu": {"extends": "large", "gpu": 1, "cpu": 8},
}


def chain(name, profiles):
    seen = []
    while name is not None:
        if name in seen:
            raise RecursionError(" -> ".join(seen + [name]))
        if name not in profiles:
            raise KeyError(name)
        seen.append(name)
        name = profiles[name].get("extends")
    return seen


def resolve_inheritance(name, overrides=None):
    profiles = {**PROFILES, **(overrides or {})}
    merged = {}
    for ancestor in reversed(chain(name, profiles)):
        for key, value in profiles[ancestor].items():
            if key != "extends":
                merged[key] = value
    return merged

#> resolve_inheritance("gpu", {"spot": {"extends": "gpu", "max_price": 0.4}})
#? returns resolve_inheritance("spot", {"spot": {"extends": "base", "ttl": 5}})
#? raises RecursionError resolve_inheritance("a", {"a": {"extends": "a"}})
#? raises KeyError resolve_inheritance("tiny")

### settings_diff
MISSING = object()


def flatten(tree, prefix=()):
    """[('a.b', value)] of a nested mapping"""
    for key, value in tree.items():
        path = prefix + (key,)
        if isinstance(value, dict) and value:
            yield from flatten(value, path)
        else:
            yield '.'.join(path), value


def settings_diff(old, new):
    before, after = dict(flatten(old)), dict(flatten(new))
    changes = []
    for path in sorted(before.keys() | after.keys()):
        a = before.get(path, MISSING)
        b = after.get(path, MISSING)
        if a is MISSING:
            changes.append('+ %s=%s' % (path, b))
        elif b is MISSING:
            changes.append('- %s' % path)
        elif a != b:
            changes.append('~ %s: %s -> %s' % (path, a, b))  # <- reach
    return changes

#> settings_diff({"web": {"port": 80, "tls": False}, "name": "x"}, {"web": {"port": 443, "hsts": {}}, "name": "x"})
#? returns settings_diff({"a": 1}, {"b": {"c": 2}})
#? raises AttributeError settings_diff([], {})
#? reaches settings_diff({"web": {"port": 80, "tls": False}, "name": "x"}, {"web": {"port": 443, "hsts": {}}, "name": "x"})

### size_limit
import re

_SIZE = re.compile(r"^(\d+)([KMG]?)(i?)B?$", re.IGNORECASE)
_POWERS = {"": 0, "K": 1, "M": 2, "G": 3}


def parse_size(text: str) -> int:
    match = _SIZE.match(text.strip())
    if not match:
        raise ValueError(f"not a size: {text!r}")
    amount, unit, binary = match.groups()
    base = 1024 if binary else 1000
    return int(amount) * base ** _POWERS[unit.upper()]


def size_limit(rules: dict[str, str], path: str) -> int:
    """Upload limit for a path: the rule with the longest prefix wins."""
    best, limit = "", parse_size(rules.get("*", "1MB"))
    for prefix, text in rules.items():
        if prefix == "*":
            continue  # <- reach
        size = parse_size(text)
        if path.startswith(prefix) and len(prefix) > len(best):
            best, limit = prefix, size
    return limit

#> size_limit({"*": "500K", "/media": "10MB", "/media/video": "2GiB", "/api": "64KiB"}, "/media/video/intro.mp4")
#> size_limit({"/a": "5KB", "/a/b": "1KiB", "/": "2MB", "/a/bc": "3M"}, "/a/bcd/e")
#? returns size_limit({"/api": "3kb"}, "/api/upload")
#? raises ValueError size_limit({"/a": "huge"}, "/b")
#? reaches size_limit({"*": "500K", "/media": "10MB", "/media/video": "2GiB", "/api": "64KiB"}, "/media/video/intro.mp4")

### unused_keys
class Tracking(dict):
    """A dict that remembers which keys were read."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.read = set()

    def __getitem__(self, key):
        self.read.add(key)
        return super().__getitem__(key)

    def get(self, key, default=None):
        self.read.add(key)
        return super().get(key, default)

    def unread(self):
        return sorted(set(self) - self.read)


def connect(cfg):
    url = f"{cfg['scheme']}://{cfg['host']}"
    if cfg.get("port"):
        url += f":{cfg['port']}"
    if cfg.get("secure"):
        url += "?cert=" + cfg["cert"]  # <- reach
    return url


def unused_keys(*configs):
    urls, unread = [], set()
    for config in configs:
        cfg = Tracking(config)
        urls.append(connect(cfg))
        unread.update(cfg.unread())
    return " ".join(urls), sorted(unread)

#> unused_keys({"scheme": "amqp", "host": "mq.local", "port": 5672, "vhost": "/", "cert": "a.pem"}, {"scheme": "http", "host": "x.io", "heartbeat": 30})
#? returns unused_keys({"scheme": "redis", "host": "r1", "db": 0})
#? raises KeyError unused_keys({"host": "r1"})
#? reaches unused_keys({"scheme": "a", "host": "b", "secure": 1, "cert": "c"})

### check_limits
LIMITS = {
    "workers": (1, 64),
    "timeout": (0.1, 300),
    "retries": (0, 10),
    "threads": (1, 16),
}


def clamp(value, low, high):
    return max(low, min(value, high))


def check_limits(options, strict=False):
    """Returns None if all options are fine, else a text about the first problem.

    In strict mode a problem is an error.
    """
    for name in sorted(options):
        if name not in LIMITS:
            problem = f"{name}: unknown option"
        else:
            low, high = LIMITS[name]
            allowed = clamp(options[name], low, high)
            if allowed == options[name]:
                continue
            problem = f"{name}: {options[name]} -> {allowed}"  # <- reach
        if strict:
            raise ValueError(problem)
        return problem
    return None

#> check_limits({"workers": 8, "timeout": 2.5, "retries": 3, "threads": 16})
#? returns check_limits({"workers": 100})
#? raises ValueError check_limits({"retries": -1}, True)
#? reaches check_limits({"workers": 100})

### route_matches
import re
from functools import lru_cache


@lru_cache(maxsize=None)
def compile_route(route):
    """'/users/<int:id>/posts/<slug>' -> regular expression"""
    kinds = {"int": r"\d+", "str": r"[^/]+", "path": r".+"}
    pattern = ""
    for piece in re.split(r"(<[^>]+>)", route):
        if piece.startswith("<"):
            kind, _, name = piece[1:-1].rpartition(":")
            pattern += f"(?P<{name}>{kinds[kind or 'str']})"
        else:
            pattern += re.escape(piece)
    return re.compile(pattern + "$")


def route_matches(routes, path):
    """Which route serves the path, with its arguments."""
    for name, route in routes:
        match = compile_route(route).match(path)
        if match:
            return name, match.groupdict()
    return "404", {}  # <- reach

#> route_matches([("home", "/"), ("user", "/users/<int:id>"), ("post", "/users/<int:id>/posts/<slug>")], "/users/42/posts/hello-world")
#? returns route_matches([("files", "/static/<path:file>")], "/static/css/site.css")
#? raises KeyError route_matches([("a", "/<uuid:x>")], "/1")
#? reaches route_matches([], "/x")

### all_layers_agree
from collections import ChainMap


def lookup_all(chain, key):
    return [layer[key] for layer in chain.maps if key in layer]


def all_layers_agree(layers, ignore=()):
    """True if no two layers of a configuration contradict each other."""
    chain = ChainMap(*layers)
    conflicts = []
    for key in sorted(chain):
        if key in ignore:
            continue
        values = lookup_all(chain, key)
        first = values[0]
        for other in values[1:]:
            if other != first:
                conflicts.append(key)
                break  # <- reach
    # the caller only wants to know if a restart is safe
    return len(conflicts) == 0

#> all_layers_agree([{"port": 80, "host": "a"}, {"host": "a", "tls": True}, {"tls": True, "port": 80, "ttl": 5}])
#> all_layers_agree([{"port": 80, "host": "a"}, {"host": "b", "tls": True}, {"tls": False, "port": 80, "ttl": 9}, {"ttl": 9}], ("host",))
#? raises TypeError all_layers_agree([{"a": 1, 2: 3}])
#? reaches all_layers_agree([{"port": 80, "host": "a"}, {"host": "b", "tls": True}, {"tls": False, "port": 80, "ttl": 9}, {"ttl": 9}], ("host",))

### pick_locale
SUPPORTED = ("en", "de", "pt-BR", "zh")


def parse_accept(header):
    wanted = []
    for entry in header.split(","):
        tag, _, params = entry.strip().partition(";")
        quality = 1.0
        if params.strip().startswith("q="):
            quality = float(params.strip()[2:])
        wanted.append((quality, tag))
    wanted.sort(key=lambda pair: -pair[0])
    return [tag for quality, tag in wanted if quality > 0]


def pick_locale(header, default="en"):
    if not header:
        return default  # <- reach
    for tag in parse_accept(header):
        if tag in SUPPORTED:
            return tag
        language = tag.split("-")[0]
        for locale in SUPPORTED:
            if locale.split("-")[0] == language:
                return locale
    return default

#> pick_locale("fr-FR, pt;q=0.8, de;q=0.5, *;q=0.1")
#? returns pick_locale("zh-TW")
#? raises ValueError pick_locale("de;q=high")
#? reaches pick_locale("")

### rate_limits_ok
from dataclasses import dataclass


@dataclass
class Bucket:
    """Token bucket of a rate limiter."""

    capacity: int
    per_second: float
    tokens: float = 0.0
    updated: float = 0.0

    def __post_init__(self):
        self.tokens = self.capacity

    def take(self, now):
        elapsed = now - self.updated
        self.tokens = min(self.capacity, self.tokens + elapsed * self.per_second)
        self.updated = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


def rate_limits_ok(times, capacity=2, per_second=0.5):
    bucket = Bucket(capacity, per_second)
    for now in times:
        if not bucket.take(now):
            return False
    return True  # <- reach

#> rate_limits_ok([0, 0.5, 2.0, 4.5, 5.5])
#> rate_limits_ok([0, 0, 1, 2.5, 3.0, 3.5], 3, per_second=0.25)
#? reaches rate_limits_ok([0])

### ordered_plugins
class Plugin:
    registry = {}

    def __init_subclass__(cls, name, after=(), **kwargs):
        super().__init_subclass__(**kwargs)
        Plugin.registry[name] = tuple(after)


class Auth(Plugin, name="auth", after=["session"]): ...
class Session(Plugin, name="session"): ...
class Cache(Plugin, name="cache", after=["auth", "session"]): ...


def ordered_plugins(enabled):
    """Names in an order in which they can be started."""
    done = []
    waiting = list(enabled)
    while waiting:
        for name in waiting:
            needs = [n for n in Plugin.registry[name] if n in enabled]
            if all(n in done for n in needs):
                break
        else:
            raise RuntimeError("plugins wait for each other")
        waiting.remove(name)
        done.append(name)
    return done

#> ordered_plugins(["cache", "auth", "session"])
#? raises KeyError ordered_plugins(["metrics"])

### parse_bool_strict
TRUE = frozenset(["1", "true", "yes", "on"])
FALSE = frozenset(["0", "false", "no", "off", ""])


class Option:
    def __init__(self, name, default=False):
        self.name = name
        self.default = default

    def parse(self, text):
        if text is None:
            return self.default  # <- reach
        word = text.strip().lower()
        if word in TRUE:
            return True
        if word in FALSE:
            return False
        raise ValueError(f"{self.name}: expected a boolean, got {text!r}")


OPTIONS = [Option("debug"), Option("secure", default=True), Option("lazy"), Option("proxy"), Option("hsts", True)]


def parse_bool_strict(values):
    """Whether a request has to be encrypted, from raw settings."""
    parsed = {}
    for option in OPTIONS:
        parsed[option.name] = option.parse(values.get(option.name))
    return parsed["secure"] and not (parsed["debug"] and parsed["proxy"])

#> parse_bool_strict({"debug": " Off ", "lazy": "1", "proxy": "false"})
#> parse_bool_strict({"debug": "YES", "secure": "on", "lazy": "", "proxy": "1", "hsts": "no"})
#? raises ValueError parse_bool_strict({"lazy": "maybe"})
#? reaches parse_bool_strict({"debug": " Off ", "lazy": "1", "proxy": "false"})

### total_timeout
"""Adds up the time that a chain of calls may take at worst."""

DEFAULT = {"timeout": 5, "retries": 0, "backoff": 1}


def worst_case(policy):
    waits = 0
    pause = policy["backoff"]
    for _ in range(policy["retries"]):
        waits += pause
        pause *= 2
    return waits + policy["timeout"] * (policy["retries"] + 1)


def total_timeout(steps, policies):
    total = 0
    for step in steps:
        policy = {**DEFAULT, **policies.get(step, {})}
        unknown = set(policy) - set(DEFAULT)
        if unknown:
            raise TypeError(f"{step}: {sorted(unknown)}")
        total += worst_case(policy)
    return total

#> total_timeout(["dns", "connect", "fetch", "connect"], {"dns": {"timeout": 2}, "fetch": {"timeout": 30, "retries": 2}})
#? returns total_timeout(["a"], {"a": {"retries": 3, "timeout": 1}})
#? raises TypeError total_timeout(["a"], {"a": {"tries": 3}})
