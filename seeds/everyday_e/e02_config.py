### ini_text_with_quotes_to_dict
class IniError(Exception):
    def __init__(self, line_no, why):
        super().__init__(f"line {line_no}: {why}")


def strip_comment(line):
    out = ""
    quoted = False
    for ch in line:
        if ch == '"':
            quoted = not quoted
        if ch in "#;" and not quoted:
            break
        out += ch
    return out.strip()


def ini_text_with_quotes_to_dict(text):
    """Sections of key = value lines; comments start with # or ;."""
    config, section = {}, None
    for no, raw in enumerate(text.splitlines(), 1):
        line = strip_comment(raw)
        if not line:
            continue
        if line[0] == "[":
            section = config.setdefault(line.strip("[]"), {})
        elif section is None:
            raise IniError(no, "key outside of a section")
        else:
            key, _, value = line.partition("=")
            section[key.strip()] = value.strip().strip('"')
    return config

#> ini_text_with_quotes_to_dict("[db]\nhost = local\nport=5432 # std\n\n[ui]\ntheme=\"a;b\"")
#> ini_text_with_quotes_to_dict("; only comments\n# here")
#> ini_text_with_quotes_to_dict("name = x\n[late]")
#> ini_text_with_quotes_to_dict("[a]\nx=1\n[b]\nx=2\n[a]\ny=3")
#> ini_text_with_quotes_to_dict("[paths]\nroot = /srv ; main disk\nflag")
#> ini_text_with_quotes_to_dict('[a]\nx=1\n[b]\nx=2\n[a]\ny=3\nname = x\n[late]\n; only comments\n# here')

### env_text_is_loadable
def valid_name(name: str) -> bool:
    if not name or name[0].isdigit():
        return False
    for ch in name:
        if not (ch.isalnum() or ch == "_"):
            return False
    return True


def env_text_is_loadable(text: str) -> bool:
    """Would a shell accept this .env file? Quotes must match, names must be names."""
    for line in text.splitlines():
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        name, eq, value = line.removeprefix("export ").partition("=")
        if not eq or not valid_name(name):
            return False
        if value.count('"') % 2 or value.count("'") % 2:
            return False
    return True

#> env_text_is_loadable("DB_HOST=localhost\n# comment\nexport PORT=80")
#> env_text_is_loadable("GREETING=\"hello\nX=1")
#> env_text_is_loadable("2FAST=1")
#> env_text_is_loadable("A-B=1")
#> env_text_is_loadable("\n\nNAME='it is'\nEMPTY=")
#> env_text_is_loadable("JUST_A_NAME")
#> env_text_is_loadable("")
#> env_text_is_loadable("\n\nNAME='it is'\nEMPTY=\nDB_HOST=localhost\n# comment\nexport PORT=80")
#> env_text_is_loadable('\n\nNAME=\'it is\'\nEMPTY=\nGREETING="hello\nX=1')

### toml_scalar_guess
def toml_scalar_guess(raw: str):
    """A bool, int, float, string or list of these, as TOML would read it."""
    raw = raw.strip()
    if raw in ("true", "false"):
        return raw == "true"
    if raw.startswith("[") and raw.endswith("]"):
        items = []
        for piece in raw[1:-1].split(","):
            if piece.strip():
                items.append(toml_scalar_guess(piece))
        return items
    if len(raw) > 1 and raw[0] == raw[-1] and raw[0] in "'\"":
        return raw[1:-1]
    plain = raw.replace("_", "")
    for kind in (int, float):
        try:
            return kind(plain)
        except ValueError:
            continue
    raise ValueError(f"not a scalar: {raw}")

#> toml_scalar_guess("[1, 2.5, true, 'four', 5_000]")
#> toml_scalar_guess(" 1_000_000 ")
#> toml_scalar_guess("'single'")
#> toml_scalar_guess("6.02e23")
#> toml_scalar_guess("maybe")
#> toml_scalar_guess("[]")
#> toml_scalar_guess("false")

### expand_dollar_variables
import re

VAR = re.compile(r"\$(\w+)|\$\{(\w+)(?::-([^}]*))?\}")


def expand_dollar_variables(template, env):
    """$NAME and ${NAME:-default}; unknown names without default stay empty."""
    def value(match):
        name = match.group(1) or match.group(2)
        default = match.group(3)
        if name in env:
            return str(env[name])
        return default if default is not None else ""

    before = None
    result = template
    rounds = 0
    while result != before and rounds < 5:
        before = result
        result = VAR.sub(value, result)
        rounds += 1
    return result

#> expand_dollar_variables("http://$HOST:${PORT:-8080}/$PATH_", {"HOST": "api.local"})
#> expand_dollar_variables("$A", {"A": "$B", "B": "$C", "C": "end"})
#> expand_dollar_variables("no variables, cost 5 dollars", {})
#> expand_dollar_variables("${LOOP}", {"LOOP": "x${LOOP}"})
#> expand_dollar_variables("${USER:-nobody}@${HOST:-} in $DIR", {"DIR": "/tmp/$USER", "USER": "kim"})
#> expand_dollar_variables('${LOOP}/http://$HOST:${PORT:-8080}/$PATH_/$A', {'LOOP': 'x${LOOP}'})
#> expand_dollar_variables('${USER:-nobody}@${HOST:-} in $DIR ${LOOP} http://$HOST:${PORT:-8080}/$PATH_', {'DIR': '/tmp/$USER', 'USER': 'kim'})

### layered_setting_lookup
from collections import ChainMap


class MissingSetting(KeyError):
    pass


class Settings:
    def __init__(self, *layers):
        self.values = ChainMap(*layers)
        self.asked = []

    def get(self, name, cast=str):
        self.asked.append(name)
        if name not in self.values:
            raise MissingSetting(name)
        return cast(self.values[name])


def layered_setting_lookup(cli, env, names):
    defaults = {"port": "80", "debug": "", "workers": "2"}
    settings = Settings(cli, env, defaults)
    found = []
    for name in names:
        cast = {"port": int, "workers": int, "debug": bool}.get(name, str)
        try:
            found.append(settings.get(name, cast))
        except MissingSetting as e:
            found.append(f"missing {e.args[0]}")
    return found

#> layered_setting_lookup({"port": "8000"}, {"port": "9000", "debug": "1"}, ["port", "debug", "workers"])
#> layered_setting_lookup({}, {}, ["port", "host", "debug"])
#> layered_setting_lookup({}, {"workers": "many"}, ["debug", "workers"])
#> layered_setting_lookup({"host": "::1"}, {"debug": "no"}, ["host", "debug", "workers", "port", "user"])
#> layered_setting_lookup({}, {}, [])
#> layered_setting_lookup({'host': '::1', 'port': '8000'}, {'debug': 'no'}, ['host', 'debug', 'workers', 'port', 'user'])

### config_has_cycle_in_includes
def config_has_cycle_in_includes(files: dict[str, str], start: str) -> bool:
    """Follow `include NAME` lines depth first and look for a file on its own path."""
    def visit(name, path):
        if name in path:
            return True
        for line in files.get(name, "").splitlines():
            word, _, target = line.partition(" ")
            if word == "include":
                if visit(target, path + [name]):
                    return True
        return False

    return visit(start, [])

#> config_has_cycle_in_includes({"a": "x=1\ninclude b", "b": "include c\ny=2", "c": "include a"}, "a")
#> config_has_cycle_in_includes({"main": "include db\ninclude web\ninclude log", "db": "include base", "web": "include base\nport 80", "base": "z=1"}, "main")
#> config_has_cycle_in_includes({}, "nothing")
#> config_has_cycle_in_includes({"self": "a\nb\nc\ninclude self"}, "self")
#> config_has_cycle_in_includes({"p": "include q\ninclude r", "q": "", "r": "include s", "s": "include r"}, "p")
#> config_has_cycle_in_includes({"p": "include q\ninclude r", "q": "", "r": "include q", "s": "include r"}, "p")
#> config_has_cycle_in_includes({'main': 'include db\ninclude web\ninclude log', 'db': 'include base', 'web': 'include base\nport 80', 'base': 'z=1', 'self': 'a\nb\nc\ninclude self', 'p': 'include q\ninclude r', 'q': '', 'r': 'include s', 's': 'include r'}, 'main')

### flag_string_to_options
def flag_string_to_options(command):
    """-abc sets a, b and c; --name=value and --no-name are long options; the rest are words."""
    options, words = {}, []
    only_words = False
    for token in command.split():
        if only_words or not token.startswith("-") or token == "-":
            words.append(token)
        elif token == "--":
            only_words = True
        elif token.startswith("--no-"):
            options[token[5:]] = False
        elif token.startswith("--"):
            name, eq, value = token[2:].partition("=")
            options[name] = value if eq else True
        else:
            for letter in token[1:]:
                options[letter] = options.get(letter, 0) + 1
    return options, words

#> flag_string_to_options("tool -vvx --color=auto --no-pager in.txt - -- -z")
#> flag_string_to_options("")
#> flag_string_to_options("cp -r src dst --force --limit=")
#> flag_string_to_options("make -j -k all test lint --keep-going -j -j")
#> flag_string_to_options("-- --a -b c")
#> flag_string_to_options('make -j -k all test lint --keep-going -j -j cp -r src dst --force --limit= tool -vvx --color=auto --no-pager in.txt - -- -z')
#> flag_string_to_options('make -j -k all test lint --keep-going -j -j tool -vvx --color=auto --no-pager in.txt - -- -z cp -r src dst --force --limit=')

### nested_properties_tree
def nested_properties_tree(lines):
    """Java-like properties a.b.c=1 as nested dicts."""
    root = {}
    for line in lines:
        if line.startswith("!") or "=" not in line:
            continue
        path, value = line.split("=", 1)
        *parents, leaf = path.strip().split(".")
        node = root
        for name in parents:
            child = node.get(name)
            if not isinstance(child, dict):
                # a plain value in the way moves below an empty name
                child = {} if child is None else {"": child}
                node[name] = child
            node = child
        node[leaf] = value.strip()
    return root

#> nested_properties_tree(["server.port=80", "server.host = a.b", "log.level=INFO", "! comment=1"])
#> nested_properties_tree(["a=1", "a.b=2", "a.b.c=3"])
#> nested_properties_tree([])
#> nested_properties_tree(["x.y.z=1", "x.y.w=2", "x.v=3", "no equals sign", "u=4"])
#> nested_properties_tree(["title=a=b", "list.0=x", "list.1=y"])
#> nested_properties_tree(['x.y.z=1', 'x.y.w=2', 'x.v=3', 'no equals sign', 'u=4', 'server.port=80', 'server.host = a.b', 'log.level=INFO', '! comment=1', 'a=1', 'a.b=2', 'a.b.c=3'])
#> nested_properties_tree(['x.y.z=1', 'x.y.w=2', 'x.v=3', 'no equals sign', 'u=4', 'title=a=b', 'list.0=x', 'list.1=y', 'a=1', 'a.b=2', 'a.b.c=3'])

### config_line_continuations
def config_line_continuations(text: str) -> list[str]:
    # join lines that end with a backslash, drop blank ones
    logical, pending = [], ""
    for line in text.split("\n"):
        line = line.rstrip()
        if line.endswith("\\"):
            pending += line[:-1].rstrip() + " "
            continue
        whole = (pending + line.lstrip()) if pending else line
        pending = ""
        if whole.strip():
            logical.append(whole)
    if pending:
        logical.append(pending.rstrip())
    return logical

#> config_line_continuations("files = a.c \\\n   b.c \\\n   c.c\nout = app")
#> config_line_continuations("one\n\n\ntwo \\")
#> config_line_continuations("")
#> config_line_continuations("a\\\nb\\\nc\\\nd\ne\n\nf\\\n  g")
#> config_line_continuations("single line of settings")
#> config_line_continuations('files = a.c \\\n   b.c \\\n   c.c\nout = app\na\\\nb\\\nc\\\nd\ne\n\nf\\\n  g\none\n\n\ntwo \\')
#> config_line_continuations('single line of settings\na\\\nb\\\nc\\\nd\ne\n\nf\\\n  g\none\n\n\ntwo \\')

### required_keys_missing
def walk(spec, config, prefix=""):
    for key, wanted in spec.items():
        path = f"{prefix}{key}"
        if key not in config:
            yield f"{path}: missing"
        elif isinstance(wanted, dict):
            if isinstance(config[key], dict):
                yield from walk(wanted, config[key], path + ".")
            else:
                yield f"{path}: not a table"
        elif not isinstance(config[key], wanted):
            yield f"{path}: {type(config[key]).__name__} is no {wanted.__name__}"


SPEC = {"name": str, "port": int, "db": {"url": str, "pool": {"size": int}}}


def required_keys_missing(config: dict) -> list[str]:
    return sorted(walk(SPEC, config))

#> required_keys_missing({"name": "web", "port": 80, "db": {"url": "x", "pool": {"size": 3}}})
#> required_keys_missing({})
#> required_keys_missing({"name": 5, "port": "80", "db": {"url": "x", "pool": {}}})
#> required_keys_missing({"name": "a", "port": 1, "db": "sqlite"})
#> required_keys_missing({"name": "a", "port": True, "db": {"pool": {"size": 2.5}, "extra": 1}})

### count_effective_overrides
def flatten(tree, prefix=()):
    flat = {}
    for key, value in tree.items():
        if isinstance(value, dict) and value:
            flat.update(flatten(value, prefix + (key,)))
        else:
            flat[prefix + (key,)] = value
    return flat


def count_effective_overrides(base, override):
    """How many leaves of the override really change something."""
    old = flatten(base)
    changed = 0
    for path, value in flatten(override).items():
        if path not in old or old[path] != value:
            changed += 1
    return changed

#> count_effective_overrides({"a": 1, "b": {"c": 2, "d": 3}}, {"a": 1, "b": {"c": 5}, "e": {"f": {"g": 0}}})
#> count_effective_overrides({}, {})
#> count_effective_overrides({"x": {"y": {"z": 1}}}, {"x": {"y": {"z": 1}}})
#> count_effective_overrides({"x": {"y": {}}}, {"x": {"y": {}, "z": None}})
#> count_effective_overrides({"p": [1, 2], "q": {"r": "s", "t": "u"}}, {"p": [1, 2, 3], "q": {"r": "s", "t": "v"}})
#> count_effective_overrides({'a': 1, 'b': {'c': 2, 'd': 3}, 'x': {'y': {'z': 1}}, 'p': [1, 2], 'q': {'r': 's', 't': 'u'}}, {'a': 1, 'b': {'c': 5}, 'e': {'f': {'g': 0}}})
#> count_effective_overrides({'x': {'y': {'z': 1}}, 'p': [1, 2], 'q': {'r': 's', 't': 'u'}, 'a': 1, 'b': {'c': 2, 'd': 3}}, {'x': {'y': {'z': 1}}})

### version_pins_conflict
def parse_pin(text):
    for op in ("==", ">=", "<"):
        if op in text:
            name, version = text.split(op)
            return name.strip(), op, tuple(int(p) for p in version.split("."))
    return text.strip(), ">=", (0,)


def version_pins_conflict(requirements: list[str]) -> bool:
    """True if some package has pins that cannot hold together."""
    low, high, exact = {}, {}, {}
    for line in requirements:
        name, op, version = parse_pin(line)
        if op == ">=":
            low[name] = max(low.get(name, (0,)), version)
        elif op == "<":
            high[name] = min(high.get(name, version), version)
        elif exact.setdefault(name, version) != version:
            return True
    for name in set(low) | set(exact):
        at_least = exact.get(name, low.get(name, (0,)))
        if at_least < low.get(name, (0,)) or (name in high and at_least >= high[name]):
            return True
    return False

#> version_pins_conflict(["requests>=2.20", "requests<3", "flask==2.0.1"])
#> version_pins_conflict(["requests>=3.1", "requests<3", "six"])
#> version_pins_conflict(["django==4.2", "django==4.1"])
#> version_pins_conflict([])
#> version_pins_conflict(["numpy==1.20", "numpy>=1.19", "numpy<2", "scipy>=1.7.0", "scipy<1.10.0", "toml"])
#> version_pins_conflict(["numpy==1.18", "numpy>=1.19"])
#> version_pins_conflict(['requests>=3.1', 'requests<3', 'six', 'numpy==1.20', 'numpy>=1.19', 'numpy<2', 'scipy>=1.7.0', 'scipy<1.10.0', 'toml', 'requests>=2.20', 'requests<3', 'flask==2.0.1'])
#> version_pins_conflict(['requests>=3.1', 'requests<3', 'six', 'numpy==1.20', 'numpy>=1.19', 'numpy<2', 'scipy>=1.7.0', 'scipy<1.10.0', 'toml', 'django==4.2', 'django==4.1'])

### schedule_text_to_minutes
FACTORS = {"m": 1, "h": 60, "d": 1440, "w": 10080}


def schedule_text_to_minutes(text: str) -> int:
    """'1d 2h30m' is 1590. Units must go down."""
    total = 0
    digits = ""
    last = None
    for ch in text.replace(" ", ""):
        if ch.isdigit():
            digits += ch
            continue
        if ch not in FACTORS or not digits:
            raise ValueError(f"unexpected {ch!r} in {text!r}")
        if last is not None and FACTORS[ch] >= last:
            raise ValueError("units out of order")
        total += int(digits) * FACTORS[ch]
        digits, last = "", FACTORS[ch]
    if digits:
        total += int(digits)  # bare number means minutes
    return total

#> schedule_text_to_minutes("1d 2h30m")
#> schedule_text_to_minutes("45")
#> schedule_text_to_minutes("2w 3d 4h 5m")
#> schedule_text_to_minutes("30m 1h")
#> schedule_text_to_minutes("h5")
#> schedule_text_to_minutes("")
#> schedule_text_to_minutes("100h 15")
#> schedule_text_to_minutes('100h 15 45')

### merge_yamlish_lists
def merge_yamlish_lists(base, extra, mode="append"):
    """Merge two settings trees; lists are appended, replaced or united."""
    result = dict(base)
    for key in extra:
        new = extra[key]
        old = result.get(key)
        if isinstance(old, dict) and isinstance(new, dict):
            result[key] = merge_yamlish_lists(old, new, mode)
        elif isinstance(old, list) and isinstance(new, list):
            if mode == "append":
                result[key] = old + new
            elif mode == "unite":
                result[key] = old + [x for x in new if x not in old]
            else:
                result[key] = list(new)
        elif new is None:
            result.pop(key, None)
        else:
            result[key] = new
    return result

#> merge_yamlish_lists({"hosts": ["a", "b"], "log": {"tags": [1]}}, {"hosts": ["b", "c"], "log": {"tags": [2], "on": True}})
#> merge_yamlish_lists({"hosts": ["a", "b"], "log": {"tags": [1]}}, {"hosts": ["b", "c"], "log": {"tags": [1, 3]}}, "unite")
#> merge_yamlish_lists({"hosts": ["a", "b"]}, {"hosts": []}, mode="replace")
#> merge_yamlish_lists({}, {})
#> merge_yamlish_lists({"a": 1, "b": {"c": 2, "d": [0]}, "e": 5}, {"a": None, "b": {"c": None, "d": 7}, "z": None})

### listen_address_parts
def listen_address_parts(value, default_port=80):
    """(host, port) of 'host:port', ':port', '[::1]:port' and plain hosts."""
    value = value.strip()
    if value.startswith("["):
        close = value.find("]")
        if close < 0:
            raise ValueError("missing ]")
        host, rest = value[1:close], value[close + 1:]
    elif value.count(":") > 1:
        host, rest = value, ""
    else:
        host, colon, port_text = value.partition(":")
        rest = colon + port_text
    port = default_port
    if rest:
        port = 0
        for ch in rest[1:]:
            port = port * 10 + "0123456789".index(ch)
        if not 0 < port < 65536:
            raise ValueError(f"port {port} out of range")
    return host or "0.0.0.0", port

#> listen_address_parts("localhost:8080")
#> listen_address_parts("[2001:db8::1]:443")
#> listen_address_parts(":9000")
#> listen_address_parts("::1", default_port=22)
#> listen_address_parts("[::1")
#> listen_address_parts("example.org")
#> listen_address_parts("h:99999")

### feature_matrix_from_text
def feature_matrix_from_text(text: str) -> dict[str, set]:
    """Which plans have which features; '+' marks in a table with a header line."""
    header, *rows = [line for line in text.splitlines() if line.strip()]
    plans = header.split("|")[1:]
    matrix = {plan.strip(): [] for plan in plans}
    for row in rows:
        feature, *marks = row.split("|")
        for plan, mark in zip(plans, marks):
            if mark.strip() == "+":
                matrix[plan.strip()].append(feature.strip())
    empty = [plan for plan, features in matrix.items() if not features]
    for plan in empty:
        del matrix[plan]
    return matrix

#> feature_matrix_from_text("feature|free|pro\nsearch|+|+\nexport||+\nsso|| ")
#> feature_matrix_from_text("feature|a|b|c\n\nx|+||\ny|+|+|\nz|+|+|")
#> feature_matrix_from_text("feature|none")
#> feature_matrix_from_text("")
#> feature_matrix_from_text("f | basic | team | org\nchat | + | + | +\nvideo |  | + | +\naudit | | | +\nshort | +")
#> feature_matrix_from_text('feature|a|b|c\n\nx|+||\ny|+|+|\nz|+|+|\nfeature|free|pro\nsearch|+|+\nexport||+\nsso|| \nf | basic | team | org\nchat | + | + | +\nvideo |  | + | +\naudit | | | +\nshort | +')
#> feature_matrix_from_text('feature|free|pro\nsearch|+|+\nexport||+\nsso|| \nfeature|a|b|c\n\nx|+||\ny|+|+|\nz|+|+|\nf | basic | team | org\nchat | + | + | +\nvideo |  | + | +\naudit | | | +\nshort | +')
