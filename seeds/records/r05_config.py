### settings_with_origin
from collections import ChainMap


def settings_with_origin(cli, env, defaults):
    view = ChainMap(cli, env, defaults)
    origin = {}
    for key in sorted(view):
        for label, layer in (("cli", cli), ("env", env), ("def", defaults)):
            if key in layer:
                origin[key] = f"{layer[key]}@{label}"
                break
    return origin

#> settings_with_origin({"port": 9000}, {"host": "box"}, {"host": "localhost", "port": 80, "tls": False})
#> settings_with_origin({}, {}, {})
#> settings_with_origin({"debug": None}, {"debug": 1}, {})
#> settings_with_origin({}, {"a": 1, "b": 2}, {"b": 3, "c": 4})
#> settings_with_origin({"x": "cli"}, {"x": "env"}, {"x": "def"})

### dotted_get
def dotted_get(config, path, default=None):
    node = config
    for part in path.split("."):
        if isinstance(node, list) and part.isdigit():
            part = int(part)
        try:
            node = node[part]
        except (KeyError, IndexError, TypeError):
            return default
    return node

#> dotted_get({"db": {"hosts": ["a", "b"]}}, "db.hosts.1")
#> dotted_get({"db": {"hosts": ["a", "b"]}}, "db.hosts.2", "none")
#> dotted_get({"db": 5}, "db.port", 5432)
#> dotted_get({}, "x")
#> dotted_get({"": {"": "deep"}}, ".")
#> dotted_get({"n": {"3": "str key"}}, "n.3")

### coerce_env_values
def coerce_env_values(env):
    out = {}
    for key, raw in env.items():
        text = raw.strip()
        if text.lower() in ("true", "yes", "on"):
            out[key] = True
        elif text.lower() in ("false", "no", "off", ""):
            out[key] = False
        elif text.lstrip("-").isdigit():
            out[key] = int(text)
        elif "," in text:
            out[key] = [p.strip() for p in text.split(",") if p.strip()]
        else:
            out[key] = text
    return out

#> coerce_env_values({"DEBUG": "Yes", "PORT": "8080", "HOSTS": "a, b,,c"})
#> coerce_env_values({})
#> coerce_env_values({"OFFSET": "-15", "NAME": " worker ", "EMPTY": "  "})
#> coerce_env_values({"A": "off", "B": "--5x", "C": ","})
#> coerce_env_values({"LANG": "sv_SE", "LIMIT": "007"})

### expand_config_vars
def expand_config_vars(config):
    done = {}
    for key, value in config.items():
        while "${" in value:
            start = value.index("${")
            stop = value.index("}", start)
            name = value[start + 2:stop]
            value = value[:start] + done.get(name, f"<{name}?>") + value[stop + 1:]
        done[key] = value
    return done

#> expand_config_vars({"root": "/srv", "data": "${root}/data", "tmp": "${data}/tmp"})
#> expand_config_vars({})
#> expand_config_vars({"later": "${early}", "early": "x"})
#> expand_config_vars({"a": "1", "b": "${a}${a}", "c": "${b}-${zz}"})
#> expand_config_vars({"bad": "${oops"})

### validate_against_schema
def validate_against_schema(record, schema):
    errors = []
    for field, (kind, required) in schema.items():
        if field not in record:
            if required:
                errors.append(f"{field}: missing")
        elif not isinstance(record[field], kind):
            errors.append(f"{field}: want {kind.__name__}, got {type(record[field]).__name__}")
    errors += [f"{extra}: unknown" for extra in record if extra not in schema]
    return errors

#> validate_against_schema({"name": "api", "port": "80"}, {"name": (str, True), "port": (int, True)})
#> validate_against_schema({}, {"name": (str, True), "tags": (list, False)})
#> validate_against_schema({"name": "x", "color": "red"}, {"name": (str, True)})
#> validate_against_schema({"ratio": 1, "on": True}, {"ratio": (float, False), "on": (int, True)})
#> validate_against_schema({}, {})

### ini_sections
def ini_sections(lines):
    sections = {}
    current = sections.setdefault("main", {})
    for line in lines:
        line = line.split("#")[0].strip()
        if not line:
            continue
        if line[0] == "[" and line[-1] == "]":
            current = sections.setdefault(line[1:-1], {})
        else:
            key, _, value = line.partition("=")
            current[key.strip()] = value.strip() or None
    return sections

#> ini_sections(["mode = dev", "[web]", "port = 80  # http", "", "[db]", "url="])
#> ini_sections([])
#> ini_sections(["# only", "   "])
#> ini_sections(["[a]", "x=1", "[b]", "x=2", "[a]", "y=3"])
#> ini_sections(["flag", "k = v = w"])

### config_diff_lines
def config_diff_lines(old, new):
    lines = []
    for key in sorted(old | new):
        if key not in new:
            lines.append(f"- {key}={old[key]}")
        elif key not in old:
            lines.append(f"+ {key}={new[key]}")
        elif old[key] != new[key]:
            lines.append(f"~ {key}: {old[key]} -> {new[key]}")
    return lines

#> config_diff_lines({"port": 80, "host": "a"}, {"port": 81, "host": "a", "tls": True})
#> config_diff_lines({}, {})
#> config_diff_lines({"x": 1, "y": 2}, {})
#> config_diff_lines({"k": 0}, {"k": False})
#> config_diff_lines({"log": "info", "cache": None}, {"log": "debug", "cache": 5, "zone": "eu"})

### feature_flags_for
def feature_flags_for(user, flags):
    active = []
    for flag, rule in flags.items():
        if rule is True:
            active.append(flag)
        elif isinstance(rule, int):
            if user["id"] % 100 < rule:
                active.append(flag)
        elif user["group"] in (rule or ()):
            active.append(flag)
    return active

#> feature_flags_for({"id": 142, "group": "staff"}, {"dark": True, "beta": 50, "admin": ["staff"]})
#> feature_flags_for({"id": 199, "group": "guest"}, {"dark": False, "beta": 99, "admin": ["staff"]})
#> feature_flags_for({"id": 3, "group": "guest"}, {})
#> feature_flags_for({"id": 7, "group": "qa"}, {"a": 7, "b": 8, "c": None, "d": ("qa", "dev")})
#> feature_flags_for({"group": "qa"}, {"x": 10})

### flatten_settings
def flatten_settings(tree, sep="_", prefix=""):
    flat = {}
    for key, value in tree.items():
        name = f"{prefix}{sep}{key}" if prefix else key
        if isinstance(value, dict) and value:
            flat.update(flatten_settings(value, sep, name))
        else:
            flat[name.upper()] = value
    return flat

#> flatten_settings({"db": {"host": "h", "pool": {"max": 5}}, "debug": False})
#> flatten_settings({})
#> flatten_settings({"empty": {}, "x": None})
#> flatten_settings({"a": {"b": {"c": {"d": 1}}}}, sep=".")
#> flatten_settings({"k": [1, 2]}, "-", "app")

### resolve_theme_colors
def resolve_theme_colors(theme):
    resolved = {}
    for role in theme:
        seen = []
        name = role
        while name in theme and name not in seen:
            seen.append(name)
            name = theme[name]
        resolved[role] = "loop" if name in seen else name
    return resolved

#> resolve_theme_colors({"link": "accent", "accent": "#07c", "text": "#111"})
#> resolve_theme_colors({})
#> resolve_theme_colors({"a": "b", "b": "a", "c": "a"})
#> resolve_theme_colors({"button": "primary", "primary": "brand", "brand": "teal"})
#> resolve_theme_colors({"self": "self"})

### rename_config_keys
def rename_config_keys(config, renames):
    warnings = []
    result = {}
    for key, value in config.items():
        new = renames.get(key, key)
        if new is None:
            warnings.append(f"{key} dropped")
            continue
        if new != key:
            warnings.append(f"{key} is now {new}")
        result.setdefault(new, value)
    return result, warnings

#> rename_config_keys({"hostname": "h", "port": 1}, {"hostname": "host"})
#> rename_config_keys({"old": 1, "legacy": 2}, {"legacy": None})
#> rename_config_keys({}, {"a": "b"})
#> rename_config_keys({"name": "x", "title": "y"}, {"title": "name"})
#> rename_config_keys({"title": "y", "name": "x"}, {"title": "name"})

### pick_profile
def pick_profile(profiles, name):
    chain = []
    while name is not None:
        if name in chain:
            raise RuntimeError(" > ".join(chain + [name]))
        chain.append(name)
        name = profiles[name].get("extends")
    settings = {}
    for link in reversed(chain):
        settings |= profiles[link]
    settings.pop("extends", None)
    return settings

#> pick_profile({"base": {"cpu": 1, "ram": 2}, "big": {"extends": "base", "ram": 16}}, "big")
#> pick_profile({"base": {"cpu": 1}}, "base")
#> pick_profile({"a": {"extends": "b"}, "b": {"extends": "a"}}, "a")
#> pick_profile({"x": {"extends": "y", "k": 1}, "y": {"extends": "z", "k": 2, "m": 2}, "z": {"m": 3, "n": 3}}, "x")
#> pick_profile({"solo": {}}, "ghost")

### port_conflicts
def port_conflicts(services):
    owners = {}
    for name, ports in services.items():
        for port in ports if isinstance(ports, list) else [ports]:
            owners.setdefault(port, []).append(name)
    return {port: "/".join(names) for port, names in sorted(owners.items()) if len(names) > 1}

#> port_conflicts({"web": [80, 443], "proxy": 443, "db": 5432})
#> port_conflicts({})
#> port_conflicts({"a": 1, "b": 1, "c": [1, 2], "d": 2})
#> port_conflicts({"x": [7, 7]})
#> port_conflicts({"ssh": 22, "dns": [53]})

### merge_package_pins
def merge_package_pins(*files):
    pins, conflicts = {}, set()
    for file in files:
        for line in file:
            name, _, version = line.replace(" ", "").lower().partition("==")
            if pins.get(name) and version and pins[name] != version:
                conflicts.add(name)
            pins[name] = pins.get(name) or version
    return [f"{n}=={v}" if v else n for n, v in sorted(pins.items())], sorted(conflicts)

#> merge_package_pins(["attrs==21.4", "Rich"], ["rich == 13.0", "attrs==22.1"])
#> merge_package_pins()
#> merge_package_pins(["tox"], ["tox"])
#> merge_package_pins(["b==1", "a==2"], [], ["c"])
#> merge_package_pins(["x==1", "x==1", "x==2"])

### menu_shortcuts
def menu_shortcuts(labels):
    taken = {}
    for label in labels:
        for ch in label.lower():
            if ch.isalpha() and ch not in taken:
                taken[ch] = label
                break
    return {label: key for key, label in taken.items()}

#> menu_shortcuts(["Save", "Search", "Select", "Exit"])
#> menu_shortcuts([])
#> menu_shortcuts(["A", "a", "AA"])
#> menu_shortcuts(["New file", "Next", "Nest", "3D view"])
#> menu_shortcuts(["Öffnen", "Oeffnen", "--"])

### limits_check
def limits_check(values, limits):
    failed = {}
    for name, value in values.items():
        lo, hi = limits.get(name, (float("-inf"), float("inf")))
        if value < lo:
            failed[name] = value - lo
        elif value > hi:
            failed[name] = value - hi
    worst = max(failed, key=lambda n: abs(failed[n])) if failed else None
    return failed, worst

#> limits_check({"cpu": 95, "mem": 40, "temp": -12}, {"cpu": (0, 90), "temp": (0, 70)})
#> limits_check({}, {"cpu": (0, 1)})
#> limits_check({"x": 5}, {"x": (5, 5)})
#> limits_check({"a": 10, "b": 0}, {"a": (1, 3), "b": (7, 9)})
#> limits_check({"free": 10 ** 6}, {})

### template_placeholders
import string


def template_placeholders(template, values):
    names = [name for _, name, _, _ in string.Formatter().parse(template) if name]
    missing = [n for n in names if n not in values]
    if missing:
        return None, missing
    return template.format(**values), sorted(set(values) - set(names))

#> template_placeholders("Dear {name}, order {id} shipped", {"name": "Ole", "id": 5})
#> template_placeholders("Dear {name}", {})
#> template_placeholders("no fields", {"x": 1, "a": 2})
#> template_placeholders("{a}-{b:>4}-{a}", {"a": "q", "b": 7})
#> template_placeholders("{{literal}} {x}", {"y": 0})

### settings_as_args
def settings_as_args(settings):
    args = []
    for key, value in settings.items():
        flag = ("-" if len(key) == 1 else "--") + key.replace("_", "-")
        match value:
            case True:
                args.append(flag)
            case False | None:
                pass
            case [*many]:
                args += [f"{flag}={v}" for v in many]
            case _:
                args += [flag, str(value)]
    return args

#> settings_as_args({"verbose": True, "out_dir": "/tmp", "n": 3})
#> settings_as_args({})
#> settings_as_args({"quiet": False, "log": None})
#> settings_as_args({"include": ["a", "b"], "x": []})
#> settings_as_args({"level": 0, "dry_run": True, "tag": ("t1",)})

### migrate_config
def add_names(cfg):
    cfg["name"] = cfg.get("name", "unnamed")
    return cfg


def split_address(cfg):
    host, _, port = cfg.pop("address", "localhost:80").partition(":")
    return cfg | {"host": host, "port": int(port or 80)}


STEPS = {1: add_names, 2: split_address}


def migrate_config(cfg):
    applied = []
    while (version := cfg.get("version", 1)) in STEPS:
        step = STEPS[version]
        cfg = step(cfg)
        cfg["version"] = version + 1
        applied.append(step.__name__)
    return cfg, applied

#> migrate_config({"address": "box:8080"})
#> migrate_config({"version": 2, "name": "n", "address": "box"})
#> migrate_config({"version": 3, "host": "h"})
#> migrate_config({})
#> migrate_config({"version": 2, "address": "h:port"})

### dotenv_text_read
def dotenv_text_read(text):
    found = {}
    for n, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        line = line.removeprefix("export ")
        name, eq, value = line.partition("=")
        if not eq or not name.isidentifier():
            return f"line {n}: cannot parse {line!r}"
        if len(value) > 1 and value[0] == value[-1] and value[0] in "'\"":
            value = value[1:-1]
        found[name] = value
    return found

#> dotenv_text_read("A=1\nexport B='two words'\n# c\nC=")
#> dotenv_text_read("")
#> dotenv_text_read("GOOD=yes\n2BAD=no")
#> dotenv_text_read("JUSTNAME")
#> dotenv_text_read("Q=\"it's\"\nR='\nS='x\"")

### defaults_for_missing_rows
def defaults_for_missing_rows(rows, defaults):
    filled = 0
    for row in rows:
        for key, default in defaults.items():
            if row.get(key) in (None, ""):
                row[key] = default(row) if callable(default) else default
                filled += 1
    return rows, filled


#> defaults_for_missing_rows([{"name": "Ann"}, {"name": "Bo", "city": "Ulm"}], {"city": "n/a"})
#> defaults_for_missing_rows([], {"x": 1})
#> defaults_for_missing_rows([{"first": "Li", "last": ""}], {"last": "Doe", "login": lambda r: r["first"].lower() + r["last"][0]})
#> defaults_for_missing_rows([{"a": 0, "b": None}], {"a": 9, "b": 9})
#> defaults_for_missing_rows([{"w": 3}, {"w": 4, "h": 5}], {"h": lambda r: r["w"] * 2})

### hosts_by_group
def hosts_by_group(inventory, group, seen=()):
    if group in seen:
        return []
    hosts = []
    for entry in inventory.get(group, []):
        if entry.startswith("@"):
            hosts += hosts_by_group(inventory, entry[1:], (*seen, group))
        elif entry not in hosts:
            hosts.append(entry)
    return hosts

#> hosts_by_group({"all": ["@web", "@db", "bastion"], "web": ["w1", "w2"], "db": ["d1"]}, "all")
#> hosts_by_group({"a": ["@b", "h1"], "b": ["@a", "h2"]}, "a")
#> hosts_by_group({}, "web")
#> hosts_by_group({"x": ["h", "h", "@y"], "y": ["h"]}, "x")
#> hosts_by_group({"lone": ["@ghost"]}, "lone")
