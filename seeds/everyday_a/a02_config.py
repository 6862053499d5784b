### read_ini_with_line_numbers
class IniError(ValueError):
    def __init__(self, number, problem):
        super().__init__(f"line {number}: {problem}")
        self.number = number


def strip_comment(line):
    for mark in ("#", ";"):
        position = line.find(mark)
        if position >= 0:
            line = line[:position]
    return line.strip()


def read_ini_with_line_numbers(text: str) -> dict:
    sections = {}
    current = None
    for number, raw in enumerate(text.splitlines(), 1):
        line = strip_comment(raw)
        if not line:
            continue
        if line.startswith("["):
            if not line.endswith("]"):
                raise IniError(number, "section not closed")
            current = sections.setdefault(line[1:-1].strip(), {})
        elif current is None:
            raise IniError(number, "entry before the first section")
        else:
            key, sep, value = line.partition("=")
            if not sep:
                raise IniError(number, f"no '=' in {line!r}")
            current[key.strip().lower()] = value.strip()
    return sections

#> read_ini_with_line_numbers("[server]\nHost = localhost\nPort = 8080 ; default\n\n[client]\nretries=3")
#> read_ini_with_line_numbers("# only comments\n; here\n")
#> read_ini_with_line_numbers("[a]\nx=1\n[b]\ny=2\n[a]\nz=3 # again\n")
#> read_ini_with_line_numbers("name = nobody\n[late]\n")
#> read_ini_with_line_numbers("[paths]\nhome=/home/ada\nbroken line")
#> read_ini_with_line_numbers("[open\nx=1")

### merge_settings_layers
def merge_into(base, extra):
    for key, value in extra.items():
        if isinstance(value, dict) and isinstance(base.get(key), dict):
            merge_into(base[key], value)
        elif value is None:
            base.pop(key, None)
        else:
            base[key] = value


def copy_tree(tree):
    return {k: copy_tree(v) if isinstance(v, dict) else v for k, v in tree.items()}


def merge_settings_layers(defaults, *layers):
    """Later layers win; None removes a setting."""
    result = copy_tree(defaults)
    for layer in layers:
        merge_into(result, layer)
    return result

#> merge_settings_layers({"db": {"host": "localhost", "port": 5432}, "debug": False}, {"db": {"host": "db.prod"}}, {"debug": True, "log": {"level": "info"}})
#> merge_settings_layers({"cache": {"ttl": 60, "size": 100}}, {"cache": {"ttl": None}}, {"cache": {"size": 500, "policy": "lru"}})
#> merge_settings_layers({"a": 1})
#> merge_settings_layers({"ui": {"theme": "dark", "font": {"size": 11}}}, {"ui": {"font": {"size": 14, "face": "mono"}}})
#> merge_settings_layers({"mail": {"smtp": "mx1"}}, {"mail": "disabled"}, {"mail": {"smtp": "mx2"}}, {"gone": None})

### coerce_env_settings
import re

NUMBER = re.compile(r"-?\d+(\.\d+)?$")
BOOLEANS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def coerce(text):
    lowered = text.strip().lower()
    if lowered in BOOLEANS:
        return BOOLEANS[lowered]
    match = NUMBER.match(lowered)
    if match:
        return float(lowered) if match.group(1) else int(lowered)
    if "," in text:
        return [coerce(part) for part in text.split(",")]
    return text


def coerce_env_settings(environ, prefix="APP_"):
    settings = {}
    for name in sorted(environ):
        if not name.startswith(prefix):
            continue
        path = name[len(prefix):].lower().split("__")
        node = settings
        for part in path[:-1]:
            node = node.setdefault(part, {})
        node[path[-1]] = coerce(environ[name])
    return settings

#> coerce_env_settings({"APP_DEBUG": "on", "APP_DB__HOST": "db1", "APP_DB__PORT": "5432", "HOME": "/root"})
#> coerce_env_settings({"APP_RATES": "0.5,1,high", "APP_NAME": "shop"})
#> coerce_env_settings({"PATH": "/bin"})
#> coerce_env_settings({"X_A__B__C": "-3", "X_A__B__D": "No", "APP_Z": "1"}, prefix="X_")
#> coerce_env_settings({"APP_LIMITS": "10,20,30", "APP_LIMITS_ON": "true", "APP_MAIL__FROM": "a@b.c"})

### interpolate_config_values
import re

REFERENCE = re.compile(r"\$\{(\w+)\}")


class InterpolationLoop(Exception):
    pass


def interpolate_config_values(config: dict[str, str]) -> dict[str, str]:
    """Replace ${name} by the value of name, through any number of levels."""

    def resolve(key, trail):
        if key in trail:
            raise InterpolationLoop(" -> ".join([*trail, key]))
        return REFERENCE.sub(lambda m: resolve(m.group(1), [*trail, key]), config[key])

    return {key: resolve(key, []) for key in config}

#> interpolate_config_values({"root": "/srv", "data": "${root}/data", "logs": "${data}/logs"})
#> interpolate_config_values({"name": "ada", "greeting": "Hello ${name}, ${name}!"})
#> interpolate_config_values({"a": "${b}", "b": "${a}"})
#> interpolate_config_values({"url": "http://${host}:8080"})
#> interpolate_config_values({})

### check_required_settings
REQUIRED = {
    "name": str,
    "port": int,
    "hosts": list,
}


def problems_with(config):
    for key, kind in REQUIRED.items():
        if key not in config:
            yield f"{key} is missing"
        elif not isinstance(config[key], kind):
            yield f"{key} must be {kind.__name__}, not {type(config[key]).__name__}"
    for key in config:
        if key not in REQUIRED and not key.startswith("x-"):
            yield f"{key} is unknown"


def check_required_settings(config: dict) -> tuple:
    found = list(problems_with(config))
    if found:
        return False, found
    return True, []

#> check_required_settings({"name": "relay", "port": 2525, "hosts": ["mx1", "mx2"]})
#> check_required_settings({"name": "relay", "port": "2525", "host": "mx1"})
#> check_required_settings({})
#> check_required_settings({"name": None, "port": 1, "hosts": [], "x-note": "tmp"})
#> check_required_settings({"name": "a", "port": 80, "hosts": ("a",), "colour": "red"})

### dotted_keys_of_config
def dotted_keys_of_config(config: dict, separator: str = ".") -> dict:
    flat = {}

    def visit(node, path):
        if isinstance(node, dict) and node:
            for key, value in node.items():
                visit(value, path + [str(key)])
        elif isinstance(node, list) and node:
            for index, value in enumerate(node):
                visit(value, path + [str(index)])
        else:
            flat[separator.join(path)] = node

    visit(config, [])
    return flat

#> dotted_keys_of_config({"db": {"host": "a", "ports": [1, 2]}, "debug": True})
#> dotted_keys_of_config({"x": {"y": {"z": None}}, "e": {}}, separator="/")
#> dotted_keys_of_config({})
#> dotted_keys_of_config({"users": [{"id": 1, "roles": ["admin"]}, {"id": 2, "roles": []}]})
#> dotted_keys_of_config({"plain": 3, "deep": {"er": {"est": "value"}}})

### parse_command_line_flags
class UsageError(Exception):
    pass


SWITCHES = {"v": "verbose", "q": "quiet", "f": "force"}
OPTIONS = {"o": "output", "n": "count"}


def parse_command_line_flags(argv: list[str]) -> dict:
    """A small getopt: -vf, -o FILE, -n5, --name=value, -- ends the options."""
    result = {"args": []}
    waiting = list(argv)
    while waiting:
        word = waiting.pop(0)
        if word == "--":
            result["args"] += waiting
            break
        if word.startswith("--"):
            name, _, value = word[2:].partition("=")
            result[name] = value or True
        elif word.startswith("-") and len(word) > 1:
            letters = word[1:]
            while letters:
                letter, letters = letters[0], letters[1:]
                if letter in SWITCHES:
                    result[SWITCHES[letter]] = True
                elif letter in OPTIONS:
                    if not letters and not waiting:
                        raise UsageError(f"-{letter} needs a value")
                    result[OPTIONS[letter]] = letters or waiting.pop(0)
                    letters = ""
                else:
                    raise UsageError(f"unknown option -{letter}")
        else:
            result["args"].append(word)
    return result

#> parse_command_line_flags(["-vf", "in.txt", "-o", "out.txt", "--depth=3"])
#> parse_command_line_flags(["-n5", "--dry-run", "--", "-v", "file"])
#> parse_command_line_flags([])
#> parse_command_line_flags(["-", "-q", "a", "b"])
#> parse_command_line_flags(["-vo"])
#> parse_command_line_flags(["-x", "file"])

### shell_words_with_quotes
def shell_words_with_quotes(line: str) -> list[str]:
    words, current, quote = [], None, ""
    escaped = False
    for char in line:
        if escaped:
            current = (current or "") + char
            escaped = False
        elif char == "\\" and quote != "'":
            escaped = True
        elif quote:
            if char == quote:
                quote = ""
            else:
                current += char
        elif char in "'\"":
            quote = char
            current = current or ""
        elif char == " ":
            if current is not None:
                words.append(current)
            current = None
        else:
            current = (current or "") + char
    if quote:
        raise ValueError(f"unclosed {quote}")
    if current is not None:
        words.append(current)
    return words

#> shell_words_with_quotes("cp 'my file.txt' dest")
#> shell_words_with_quotes('echo "a b"c \\"x  y')
#> shell_words_with_quotes("")
#> shell_words_with_quotes("say 'it")
#> shell_words_with_quotes("rm -f '' \"\" end ")
#> shell_words_with_quotes("'a\\b' c\\ d")

### feature_flag_enabled
from dataclasses import dataclass, field


@dataclass
class Flag:
    name: str
    percent: int = 0
    users: set = field(default_factory=set)
    requires: str = ""


def bucket_of(user: str, flag: str) -> int:
    total = 0
    for char in flag + ":" + user:
        total = (total * 31 + ord(char)) % 1000003
    return total % 100


def is_on(flags, name, user):
    flag = flags.get(name)
    if flag is None:
        return False
    if flag.requires and not is_on(flags, flag.requires, user):
        return False
    return user in flag.users or bucket_of(user, name) < flag.percent


def feature_flag_enabled(rows, name, user):
    flags = {}
    for row in rows:
        flag = Flag(**row)
        flags[flag.name] = flag
    return is_on(flags, name, user)

#> feature_flag_enabled([{"name": "beta", "percent": 50}], "beta", "ann")
#> feature_flag_enabled([{"name": "beta", "percent": 50}], "beta", "bob")
#> feature_flag_enabled([{"name": "new_ui", "users": {"zoe"}}], "new_ui", "zoe")
#> feature_flag_enabled([{"name": "dark", "percent": 100, "requires": "new_ui"}, {"name": "new_ui", "users": {"zoe"}}], "dark", "ann")
#> feature_flag_enabled([{"name": "dark", "percent": 100, "requires": "new_ui"}, {"name": "new_ui", "users": {"zoe"}}], "dark", "zoe")
#> feature_flag_enabled([], "any", "x")
#> feature_flag_enabled([{"name": "a", "ratio": 3}], "a", "b")

### config_diff_report
MISSING = object()


def config_diff_report(old, new):
    lines = []
    for key in sorted(set(old) | set(new)):
        before, after = old.get(key, MISSING), new.get(key, MISSING)
        if before is MISSING:
            lines.append(f"+ {key} = {after!r}")
        elif after is MISSING:
            lines.append(f"- {key} (was {before!r})")
        elif before != after:
            lines.append(f"~ {key}: {before!r} -> {after!r}")
    return "\n".join(lines) or "no change"

#> config_diff_report({"port": 80, "host": "a", "tls": False}, {"port": 443, "host": "a", "hsts": True})
#> config_diff_report({"a": 1, "b": [1, 2]}, {"b": [1, 2], "a": 1})
#> config_diff_report({}, {"first": "run"})
#> config_diff_report({"x": "1", "y": None}, {"x": 1})
#> config_diff_report({"level": "info", "keep": 7, "file": "/var/log/app.log"}, {"level": "debug", "keep": 7, "file": "/tmp/app.log"})

### toml_like_scalar_value
import re
from datetime import date

INTEGER = re.compile(r"[+-]?\d(_?\d)*")
FLOATING = re.compile(r"[+-]?\d+\.\d+")
DAY = re.compile(r"(\d{4})-(\d\d)-(\d\d)")


def split_items(inner):
    items, depth, current = [], 0, ""
    for char in inner:
        if char == "," and depth == 0:
            items.append(current)
            current = ""
            continue
        depth += (char == "[") - (char == "]")
        current += char
    if current.strip():
        items.append(current)
    return items


def toml_like_scalar_value(text: str):
    text = text.strip()
    if text in ("true", "false"):
        return text == "true"
    if text[:1] == '"' and text[-1:] == '"':
        return text[1:-1]
    if text.startswith("[") and text.endswith("]"):
        return [toml_like_scalar_value(item) for item in split_items(text[1:-1])]
    if INTEGER.fullmatch(text):
        return int(text.replace("_", ""))
    if FLOATING.fullmatch(text):
        return float(text)
    found = DAY.fullmatch(text)
    if found:
        return date(*map(int, found.groups())).isoformat()
    raise ValueError(f"not a value: {text}")

#> toml_like_scalar_value("[1, [2, 3_000], \"x\", true]")
#> toml_like_scalar_value(" -12.50 ")
#> toml_like_scalar_value("2024-02-29")
#> toml_like_scalar_value("2023-02-29")
#> toml_like_scalar_value("bare words")
#> toml_like_scalar_value("false")
#> toml_like_scalar_value("[ \"a\", ]")
#> toml_like_scalar_value("+1_000_000")

### setting_from_sources
from collections import ChainMap


def parse_pairs(words):
    return dict(word.split("=", 1) for word in words if "=" in word)


def setting_from_sources(name, arguments, environ, file_text, default=None):
    from_env = {}
    for key, value in environ.items():
        if key.startswith("TOOL_"):
            from_env[key[5:].lower()] = value
    from_file = parse_pairs(file_text.split("\n"))
    chain = ChainMap(parse_pairs(arguments), from_env, from_file)
    if name not in chain:
        return default, "default"
    for source, layer in zip(("argument", "environment", "file"), chain.maps):
        if name in layer:
            return layer[name], source

#> setting_from_sources("colour", ["colour=red", "-v"], {"TOOL_COLOUR": "blue"}, "colour=green")
#> setting_from_sources("colour", ["-v"], {"TOOL_COLOUR": "blue", "USER": "ida"}, "colour=green")
#> setting_from_sources("width", [], {}, "# sizes\nheight=10\nwidth=80")
#> setting_from_sources("depth", ["width=1"], {"DEPTH": "9"}, "", default=3)
#> setting_from_sources("x", ["x=a=b"], {}, "")

### config_versions_upgrade
def rename_host(c):
    c["server"] = c.pop("host", "localhost")
    return c


def split_port(c):
    server, _, port = c["server"].partition(":")
    return {**c, "server": server, "port": int(port or 80)}


def drop_legacy(c):
    return {k: v for k, v in c.items() if not k.startswith("old_")}


STEPS = {1: rename_host, 2: split_port, 3: drop_legacy}
LATEST = 4


def config_versions_upgrade(config):
    """Bring a configuration to the latest version, one step at a time."""
    config = dict(config)
    version = config.get("version", 1)
    if version > LATEST:
        raise ValueError(f"version {version} is newer than {LATEST}")
    while version < LATEST:
        config = STEPS[version](config)
        version += 1
        config["version"] = version
    return config

#> config_versions_upgrade({"host": "example.org:8443", "old_mode": 1})
#> config_versions_upgrade({"version": 2, "server": "a.b", "user": "x"})
#> config_versions_upgrade({"version": 4, "server": "s", "port": 1, "old_x": 2})
#> config_versions_upgrade({"version": 5})
#> config_versions_upgrade({})
#> config_versions_upgrade({"version": 3, "old_a": 1, "old_b": 2, "c": 3})

### logging_config_is_valid
LEVELS = {"DEBUG", "INFO", "WARNING", "ERROR"}


def logging_config_is_valid(config):
    handlers = config.get("handlers", {})
    for handler in handlers.values():
        if handler.get("level", "INFO") not in LEVELS:
            return False
        if handler.get("class") == "file" and not handler.get("filename"):
            return False
    for name, logger in config.get("loggers", {}).items():
        if name and not all(part.isidentifier() for part in name.split(".")):
            return False
        for used in logger.get("handlers", []):
            if used not in handlers:
                return False
    return True

#> logging_config_is_valid({"handlers": {"con": {"class": "stream"}, "f": {"class": "file", "filename": "a.log", "level": "ERROR"}}, "loggers": {"": {"handlers": ["con"]}, "app.db": {"handlers": ["f", "con"]}}})
#> logging_config_is_valid({"handlers": {"con": {"level": "LOUD"}}})
#> logging_config_is_valid({"handlers": {"f": {"class": "file"}}})
#> logging_config_is_valid({"handlers": {}, "loggers": {"app": {"handlers": ["con"]}}})
#> logging_config_is_valid({"loggers": {"app.2nd": {}}})
#> logging_config_is_valid({})

### pick_profile_inherits
def pick_profile_inherits(profiles, name):
    chain = []
    while name:
        if name in chain:
            raise RecursionError(f"profile {name} inherits from itself")
        chain.append(name)
        name = profiles[name].get("inherits")
    settings = {}
    for profile in reversed(chain):
        for key, value in profiles[profile].items():
            if key == "inherits":
                continue
            if key.endswith("+"):
                settings[key[:-1]] = settings.get(key[:-1], []) + value
            else:
                settings[key] = value
    return settings

#> pick_profile_inherits({"base": {"cpu": 1, "tags": ["a"]}, "big": {"inherits": "base", "cpu": 8, "tags+": ["b"]}}, "big")
#> pick_profile_inherits({"base": {"cpu": 1}}, "base")
#> pick_profile_inherits({"x": {"inherits": "y"}, "y": {"inherits": "x"}}, "x")
#> pick_profile_inherits({"dev": {"inherits": "common", "debug": True}}, "dev")
#> pick_profile_inherits({"a": {"v": 1, "w": 1}, "b": {"inherits": "a", "v": 2}, "c": {"inherits": "b", "x+": [3], "w": [0]}}, "c")
#> pick_profile_inherits({"a": {"v": 1, "w": [1]}, "b": {"inherits": "a", "w+": [2, 3]}, "c": {"inherits": "b", "w+": [4], "z": "end"}}, "c")

### render_config_template
import string

DEFAULTS = {"port": "80", "workers": "2", "root": "/var/www"}


class Forgiving(dict):
    def __missing__(self, key):
        self.unknown.append(key)
        return f"<{key}?>"


def render_config_template(template, values):
    table = Forgiving({**DEFAULTS, **values})
    table.unknown = []
    text = string.Template(template).substitute(table)
    if table.unknown:
        return f"# unknown: {', '.join(table.unknown)}\n{text}"
    return text

#> render_config_template("listen $port;\nroot ${root}/html;", {"port": "8080"})
#> render_config_template("workers=$workers user=$user group=$group", {"user": "www"})
#> render_config_template("costs $$5", {})
#> render_config_template("name: $name\nmail: ${name}@example.org", {"name": "ida"})
#> render_config_template("bad $ sign", {})

### help_text_of_options
import textwrap


class Option:
    def __init__(self, flags, help, default=None, metavar=""):
        self.flags, self.help, self.default, self.metavar = flags, help, default, metavar

    @property
    def left(self):
        return ", ".join(self.flags) + (" " + self.metavar if self.metavar else "")

    @property
    def right(self):
        if self.default is None:
            return self.help
        return f"{self.help} (default: {self.default})"


def help_text_of_options(rows: list, width: int = 60) -> list[str]:
    options = [Option(*row) for row in rows]
    column = min(24, max(len(o.left) for o in options) + 2)
    lines = []
    for option in options:
        wrapped = textwrap.wrap(option.right, width - column)
        head = option.left.ljust(column)
        if len(option.left) >= column:
            lines.append(option.left)
            head = " " * column
        for text in wrapped:
            lines.append(head + text)
            head = " " * column
    return lines

#> help_text_of_options([(["-v", "--verbose"], "say more"), (["-o"], "where to write", "stdout", "FILE")])
#> help_text_of_options([(["-c", "--configuration-file"], "read settings from here", "/etc/tool.conf", "PATH"), (["-h"], "show this")], 50)
#> help_text_of_options([(["-j"], "how many jobs run side by side on this machine at most", 4, "N")], width=30)
#> help_text_of_options([], 40)
#> help_text_of_options([(["--dry-run"], "change nothing")], width=9)

### validate_port_ranges
def parse_range(text):
    low, dash, high = text.partition("-")
    first = int(low)
    last = int(high) if dash else first
    if not 1 <= first <= last <= 65535:
        raise ValueError(f"bad port range {text!r}")
    return first, last


def validate_port_ranges(spec: str, used: tuple = ()) -> int:
    """How many ports a specification such as '80,8000-8010' opens.

    Raises ValueError for overlapping ranges and for ports already in use.
    """
    ranges = sorted(parse_range(part.strip()) for part in spec.split(","))
    total, end = 0, 0
    for first, last in ranges:
        if first <= end:
            raise ValueError(f"port {first} given twice")
        for port in used:
            if first <= port <= last:
                raise ValueError(f"port {port} is taken")
        total += last - first + 1
        end = last
    return total

#> validate_port_ranges("80, 443, 8000-8010")
#> validate_port_ranges("8000-8010,8005", ())
#> validate_port_ranges("1024-65535", used=(22, 80))
#> validate_port_ranges("22,8080", used=(53, 22))
#> validate_port_ranges("9000-8000")
#> validate_port_ranges("5432", (80, 443))

### dotted_lookup_with_default
def dotted_lookup_with_default(config: dict, path: str, default=None):
    node = config
    for part in path.split("."):
        match node:
            case dict() if part in node:
                node = node[part]
            case list() if part.lstrip("-").isdigit() and -len(node) <= int(part) < len(node):
                node = node[int(part)]
            case _:
                return default
    return node

#> dotted_lookup_with_default({"servers": [{"host": "a"}, {"host": "b"}]}, "servers.1.host")
#> dotted_lookup_with_default({"servers": [{"host": "a"}, {"host": "b"}]}, "servers.-1.port", 8080)
#> dotted_lookup_with_default({"servers": []}, "servers.0", "none")
#> dotted_lookup_with_default({"a": {"b": {"c": {"d": [1, 2, 3]}}}}, "a.b.c.d.2", 0)
#> dotted_lookup_with_default({"a": "text"}, "a.length")

### apply_overrides_by_pattern
import fnmatch

OVERRIDES = (
    ("*", {"timeout": 30, "retries": 1}),
    ("db-*", {"timeout": 5, "pool": 10}),
    ("*-eu", {"region": "eu-west"}),
    ("db-main-*", {"retries": 3}),
)


def apply_overrides_by_pattern(host: str, extra=()) -> dict:
    settings: dict = {"host": host}
    for pattern, values in (*OVERRIDES, *extra):
        if fnmatch.fnmatchcase(host, pattern):
            settings.update(values)
    return settings

#> apply_overrides_by_pattern("db-main-eu")
#> apply_overrides_by_pattern("web-us")
#> apply_overrides_by_pattern("db-side", [("db-s*", {"pool": 1}), ("[!d]*", {"odd": True})])
#> apply_overrides_by_pattern("cache-eu", extra=[("cache-??", {"memory": "4G"})])
#> apply_overrides_by_pattern("")

### yaml_like_indentation
def yaml_like_indentation(text: str) -> dict:
    root = {}
    stack = [(-1, root)]
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        indent = len(line) - len(line.lstrip(" "))
        if indent % 2:
            raise IndentationError(f"odd indent: {line.strip()}")
        key, _, value = line.strip().partition(":")
        while stack[-1][0] >= indent:
            stack.pop()
        parent = stack[-1][1]
        value = value.strip()
        if value:
            parent[key] = int(value) if value.isdigit() else value
        else:
            parent[key] = {}
            stack.append((indent, parent[key]))
    return root

#> yaml_like_indentation("name: shop\ndb:\n  host: db1\n  port: 5432\ncache:\n  ttl: 60")
#> yaml_like_indentation("a:\n  b:\n    c:\n      d: deep\n  e: back")
#> yaml_like_indentation("# nothing\n\n")
#> yaml_like_indentation("ok: 1\n bad: 2")
#> yaml_like_indentation("url: http://x.y:80\nempty:\nlast: done")

### env_file_to_exports
import re

LINE = re.compile(r"^(?:export\s+)?([A-Z_][A-Z0-9_]*)=(.*)$")


def unquote(value):
    if len(value) >= 2 and value[0] == value[-1] and value[0] in "'\"":
        return value[1:-1]
    return value.split(" #")[0].rstrip()


def env_file_to_exports(text, known=None):
    variables = dict(known or {})
    skipped = []
    for number, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        if not line or line[0] == "#":
            continue
        found = LINE.match(line)
        if not found:
            skipped.append(number)
            continue
        value = unquote(found[2])
        for name in sorted(variables, key=len, reverse=True):
            value = value.replace("$" + name, variables[name])
        variables[found[1]] = value
    return variables, skipped

#> env_file_to_exports("HOME=/home/ida\nexport BIN=$HOME/bin # tools\n# done")
#> env_file_to_exports("A='one two'\nB=\"$A three\"\nlower=no\n1X=2")
#> env_file_to_exports("")
#> env_file_to_exports("PATH=$BASE/bin:$BASELINE", {"BASE": "/opt", "BASELINE": "/usr"})
#> env_file_to_exports("EMPTY=\nexport  SPACED=ok\nnot a line at all")

### reload_watchers_notified
class Settings:
    """Settings that tell their watchers what changed on reload."""

    def __init__(self, values):
        self._values = dict(values)
        self._watchers = []

    def watch(self, prefix, callback):
        self._watchers.append((prefix, callback))

    def reload(self, values):
        changed = [k for k in values if self._values.get(k) != values[k]]
        changed += [k for k in self._values if k not in values]
        self._values = dict(values)
        for prefix, callback in self._watchers:
            relevant = sorted(k for k in changed if k.startswith(prefix))
            if relevant:
                callback(relevant)
        return len(changed)


def reload_watchers_notified(first, reloads, prefixes):
    settings = Settings(first)
    calls = []
    for prefix in prefixes:
        settings.watch(prefix, lambda keys, p=prefix: calls.append((p, keys)))
    counts = [settings.reload(values) for values in reloads]
    return counts, calls

#> reload_watchers_notified({"db.host": "a", "ui.theme": "dark"}, [{"db.host": "b", "ui.theme": "dark"}, {"db.host": "b"}], ["db.", "ui."])
#> reload_watchers_notified({}, [{"x": 1, "y": 2}], ["", "z"])
#> reload_watchers_notified({"k": 1}, [{"k": 1}], ["k"])
#> reload_watchers_notified({"a.b": 1, "a.c": 2}, [], ["a."])
#> reload_watchers_notified({"log.level": "info"}, [{"log.level": "debug", "log.file": "x"}, {}], ["log.l"])

### is_settings_schema_compatible
def compatible(old, new, path, notes):
    if old["type"] != new["type"]:
        notes.append(path + ": type")
        return False
    if old["type"] != "object":
        return True
    fine = True
    for name, child in old["fields"].items():
        where = f"{path}.{name}"
        if name not in new["fields"]:
            notes.append(where + ": removed")
            fine = False
        elif not compatible(child, new["fields"][name], where, notes):
            fine = False
    return fine


def is_settings_schema_compatible(old, new):
    """Old files must still load: nothing removed, no type changed."""
    notes = []
    return compatible(old, new, "root", notes) and not notes

#> is_settings_schema_compatible({"type": "object", "fields": {"a": {"type": "int"}}}, {"type": "object", "fields": {"a": {"type": "int"}, "b": {"type": "str"}}})
#> is_settings_schema_compatible({"type": "object", "fields": {"a": {"type": "int"}, "b": {"type": "str"}}}, {"type": "object", "fields": {"a": {"type": "str"}}})
#> is_settings_schema_compatible({"type": "str"}, {"type": "str"})
#> is_settings_schema_compatible({"type": "object", "fields": {"db": {"type": "object", "fields": {"host": {"type": "str"}}}}}, {"type": "object", "fields": {"db": {"type": "object", "fields": {}}}})
#> is_settings_schema_compatible({"type": "list"}, {"type": "object", "fields": {}})

### resource_limits_fit
UNITS = {"": 1, "k": 2**10, "m": 2**20, "g": 2**30}


def to_bytes(text):
    number = text.rstrip("kKmMgG")
    unit = text[len(number):].lower()
    return int(number) * UNITS[unit]


def to_millicores(text):
    if text.endswith("m"):
        return int(text[:-1])
    return int(float(text) * 1000)


def resource_limits_fit(node, pods):
    """Do all the pods' requests fit on one node?"""
    memory = to_bytes(node["memory"])
    cpu = to_millicores(node["cpu"])
    for pod in pods:
        count = pod.get("replicas", 1)
        memory -= count * to_bytes(pod["memory"])
        cpu -= count * to_millicores(pod["cpu"])
        if memory < 0 or cpu < 0:
            return False
    return True

#> resource_limits_fit({"memory": "4g", "cpu": "2"}, [{"memory": "512m", "cpu": "250m", "replicas": 3}, {"memory": "1g", "cpu": "0.5"}])
#> resource_limits_fit({"memory": "1g", "cpu": "4"}, [{"memory": "600m", "cpu": "1"}, {"memory": "600m", "cpu": "1"}])
#> resource_limits_fit({"memory": "100", "cpu": "100m"}, [])
#> resource_limits_fit({"memory": "64M", "cpu": "1"}, [{"memory": "64m", "cpu": "1001m"}])
#> resource_limits_fit({"memory": "1T", "cpu": "1"}, [])

### count_active_rules
from enum import Enum


class State(Enum):
    ON = "on"
    OFF = "off"
    DRY_RUN = "dry-run"


def parse_rule(line: str):
    name, _, state = line.partition(":")
    return name.strip(), State(state.strip().lower() or "on")


def count_active_rules(text: str, dry_run_counts: bool = False) -> int:
    """How many rules of a rule file are switched on; later lines win."""
    states = {}
    for line in text.splitlines():
        line = line.split("#")[0]
        if not line.strip():
            continue
        name, state = parse_rule(line)
        states[name] = state
    wanted = {State.ON}
    if dry_run_counts:
        wanted.add(State.DRY_RUN)
    return sum(state in wanted for state in states.values())

#> count_active_rules("no-tabs: on\nno-print: off\nline-length:\nimports: dry-run")
#> count_active_rules("no-tabs: on\nno-print: OFF # later\nimports: dry-run\nno-tabs: off", dry_run_counts=True)
#> count_active_rules("# empty\n\n")
#> count_active_rules("alpha\nbeta\ngamma: On\nalpha: off\nbeta: on")
#> count_active_rules("x: maybe")
