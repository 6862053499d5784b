### canonical_header_name
_SPECIAL = {"etag": "ETag", "www-authenticate": "WWW-Authenticate", "te": "TE", "dnt": "DNT"}


def canonical_header_name(name: str) -> str:
    """'content-TYPE' -> 'Content-Type', with the irregular names looked up."""
    key = name.strip().lower().replace("_", "-")
    if not key or any(c.isspace() or c == ":" for c in key):
        raise ValueError(f"invalid header name {name!r}")
    if key in _SPECIAL:
        return _SPECIAL[key]
    return "-".join(word.capitalize() for word in key.split("-"))

#> canonical_header_name("content-TYPE")
#> canonical_header_name("ETAG")
#> canonical_header_name("x_request_id")
#> canonical_header_name("bad name")
#> canonical_header_name(" www-Authenticate ")
#> canonical_header_name("x--y")

### parse_accept_header_util
def parse_accept_header_util(header: str, offered: list[str]) -> str | None:
    """Best of the offered media types by the q-values of an Accept header."""
    weights: dict[str, float] = {}
    for item in header.split(","):
        kind, *params = [p.strip() for p in item.split(";")]
        q = 1.0
        for param in params:
            if param.startswith("q="):
                q = float(param[2:])
        weights[kind] = q
    best, best_q = None, 0.0
    for kind in offered:
        major = kind.split("/")[0] + "/*"
        q = weights.get(kind, weights.get(major, weights.get("*/*", 0.0)))
        if q > best_q:
            best, best_q = kind, q
    return best

#> parse_accept_header_util("text/html, application/json;q=0.9", ["application/json", "text/html"])
#> parse_accept_header_util("image/*;q=0.5, */*;q=0.1", ["text/plain", "image/png"])
#> parse_accept_header_util("text/plain", ["application/xml"])
#> parse_accept_header_util("application/json;v=2;q=0", ["application/json"])
#> parse_accept_header_util("*/*", ["a/b", "c/d"])

### parse_cache_control
def _number(text: str):
    return int(text) if text.isdigit() else text


def parse_cache_control(header: str | None) -> dict[str, object]:
    """Directives of a Cache-Control header; bare ones map to True."""
    directives: dict[str, object] = {}
    if header is None:
        return directives
    for part in header.lower().split(","):
        name, equals, value = part.strip().partition("=")
        if not name:
            continue
        directives[name] = _number(value.strip('"')) if equals else True
    if directives.get("no-store") and "max-age" in directives:
        del directives["max-age"]
    return directives

#> parse_cache_control("public, max-age=3600, must-revalidate")
#> parse_cache_control(None)
#> parse_cache_control("No-Store, max-age=60")
#> parse_cache_control('private="set-cookie",, s-maxage=0')
#> parse_cache_control("")
#> parse_cache_control("max-age=-1")

### fold_header_lines_util
def fold_header_lines_util(raw: str) -> list[tuple[str, str]]:
    """Header fields from raw text; continuation lines begin with white space."""
    fields: list[list[str]] = []
    for number, line in enumerate(raw.splitlines(), start=1):
        if line[:1] in (" ", "\t"):
            if not fields:
                raise ValueError(f"line {number}: continuation without a field")
            fields[-1][1] += " " + line.strip()
        elif ":" in line:
            name, _, value = line.partition(":")
            fields.append([name, value.strip()])
        else:
            break  # the empty line before the body
    return [(name, value) for name, value in fields]

#> fold_header_lines_util("From: ann@x.org\nSubject: a long\n  subject line\n\nBody: no")
#> fold_header_lines_util(" stray\nTo: bob")
#> fold_header_lines_util("")
#> fold_header_lines_util("A:1\n\tB:2\nC : 3")
#> fold_header_lines_util("Date: 10:30\nX-Empty:\nend\nY: z")

### parse_cookie_crumbs
def parse_cookie_crumbs(header: str, *, max_crumbs: int = 4) -> dict[str, str]:
    """Cookies of a request; quoted values are unquoted, the first of equal names wins."""
    jar: dict[str, str] = {}
    for crumb in header.split(";"):
        key, eq, value = crumb.partition("=")
        key = key.strip()
        if not eq or not key:
            continue
        value = value.strip()
        if len(value) >= 2 and value[0] == value[-1] == '"':
            value = value[1:-1]
        jar.setdefault(key, value)
        if len(jar) > max_crumbs:
            raise ValueError("too many cookies")
    return jar

#> parse_cookie_crumbs('sid=31d4; theme="dark"; lang=en')
#> parse_cookie_crumbs("a=1; a=2; b")
#> parse_cookie_crumbs("")
#> parse_cookie_crumbs("p=q; r=s; t=u", max_crumbs=2)
#> parse_cookie_crumbs('x="; =5; y==;z= "" ')

### render_set_cookie
def render_set_cookie(name: str, value: str = "", *, max_age: int | None = None, path: str = "/",
                      secure: bool = False, same_site: str | None = None) -> str:
    """Text of a Set-Cookie header."""
    attributes = [f"{name}={value}"]
    if max_age is not None:
        attributes.append(f"Max-Age={max(max_age, 0)}")
    if path:
        attributes.append(f"Path={path}")
    if same_site is not None:
        same_site = same_site.capitalize()
        if same_site not in {"Lax", "Strict", "None"}:
            raise ValueError("same_site must be lax, strict or none")
        attributes.append(f"SameSite={same_site}")
        secure = secure or same_site == "None"
    if secure:
        attributes.append("Secure")
    return "; ".join(attributes)

#> render_set_cookie("sid", "abc123")
#> render_set_cookie("sid", max_age=-5, path="")
#> render_set_cookie("t", "1", same_site="none")
#> render_set_cookie("t", "1", same_site="loose")
#> render_set_cookie("lang", "pt-BR", max_age=86400, path="/app", secure=True, same_site="STRICT")

### byte_range_slices
def byte_range_slices(header: str, size: int) -> list[tuple[int, int]]:
    """Inclusive (start, end) pairs of a 'bytes=0-99,-20' Range header."""
    unit, _, spec = header.partition("=")
    if unit.strip() != "bytes":
        return []
    slices = []
    for item in spec.split(","):
        first, dash, last = item.strip().partition("-")
        if not dash:
            raise ValueError(f"malformed range {item!r}")
        if first:
            start = int(first)
            end = min(int(last), size - 1) if last else size - 1
        else:
            start, end = max(size - int(last), 0), size - 1
        if start <= end:
            slices.append((start, end))
    return slices

#> byte_range_slices("bytes=0-99,-20", 500)
#> byte_range_slices("bytes=450-, 600-700", 500)
#> byte_range_slices("items=1-2", 10)
#> byte_range_slices("bytes=7", 10)
#> byte_range_slices("bytes=-50", 30)

### http_status_family
STATUS = {200: "OK", 201: "Created", 204: "No Content", 301: "Moved Permanently",
          404: "Not Found", 409: "Conflict", 503: "Service Unavailable"}
_FAMILIES = ("informational", "success", "redirect", "client error", "server error")


def http_status_family(code: int | str, *, verbose: bool = False) -> str:
    """Family of a status code, optionally followed by its reason phrase."""
    try:
        number = int(code)
    except ValueError as exc:
        raise TypeError(f"status must be numeric, not {code!r}") from exc
    if not 100 <= number <= 599:
        raise ValueError(f"status out of range: {number}")
    family = _FAMILIES[number // 100 - 1]
    if verbose:
        return f"{number} {STATUS.get(number, 'Unknown')} ({family})"
    return family

#> http_status_family(204)
#> http_status_family("301", verbose=True)
#> http_status_family(418, verbose=True)
#> http_status_family("teapot")
#> http_status_family(600)
#> http_status_family(100)
#> http_status_family("503")

### ini_to_nested
def ini_to_nested(lines: list[str], default: str = "main") -> dict[str, dict[str, str]]:
    """Parse INI lines; keys before the first section go to *default*."""
    sections: dict[str, dict[str, str]] = {}
    current = default
    for line in lines:
        line = line.strip()
        if not line or line[0] in ";#":
            continue
        if line.startswith("["):
            if not line.endswith("]"):
                raise SyntaxError(f"unclosed section: {line}")
            current = line[1:-1].strip().lower()
            sections.setdefault(current, {})
            continue
        key, sep, value = line.partition("=")
        sections.setdefault(current, {})[key.rstrip()] = value.lstrip() if sep else "yes"
    return sections

#> ini_to_nested(["name = demo", "[Server]", "port=80", "; note", "debug"])
#> ini_to_nested([])
#> ini_to_nested(["[a]", "[ b ]", "x = 1", "[a]", "y = k=v"])
#> ini_to_nested(["[broken", "z=1"])
#> ini_to_nested(["k = 1", "", "k = 2"], default="top")

### coerce_toml_scalar
def coerce_toml_scalar(text: str):
    """Python value of one TOML-like scalar."""
    text = text.strip()
    if text in ("true", "false"):
        return text == "true"
    if text[:1] in "\"'" and len(text) > 1:
        if text[-1] != text[0]:
            raise ValueError("unterminated string: " + text)
        return text[1:-1]
    digits = text.replace("_", "")
    for convert in (lambda t: int(t, 0), float):
        try:
            return convert(digits)
        except ValueError:
            pass
    return text

#> coerce_toml_scalar("1_000_000")
#> coerce_toml_scalar(" true ")
#> coerce_toml_scalar("'C:\\temp'")
#> coerce_toml_scalar("0xff")
#> coerce_toml_scalar("6.5e3")
#> coerce_toml_scalar('"open')
#> coerce_toml_scalar("1979-05-27")

### dump_toml_table
def _literal(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, list):
        return "[" + ", ".join(_literal(v) for v in value) + "]"
    escaped = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def dump_toml_table(table: dict, prefix: str = "") -> list[str]:
    """Lines of a TOML document; sub-tables follow the plain keys."""
    lines = [f"[{prefix}]"] if prefix else []
    nested = []
    for key, value in table.items():
        if isinstance(value, dict):
            nested.append((key, value))
        elif value is not None:
            lines.append(f"{key} = {_literal(value)}")
    for key, value in nested:
        lines += dump_toml_table(value, f"{prefix}.{key}" if prefix else key)
    return lines

#> dump_toml_table({"title": "x", "owner": {"name": "Tom", "active": True}})
#> dump_toml_table({})
#> dump_toml_table({"a": {"b": {"c": [1, "two", False]}}, "n": None, "z": 2.5})
#> dump_toml_table({"path": "C:\\new \"dir\""})
#> dump_toml_table({"k": 1}, prefix="tool.demo")

### split_csv_record
def split_csv_record(line: str, delimiter: str = ",", quote: str = '"') -> list[str]:
    """Split one CSV record, honouring quoted fields and doubled quotes."""
    fields, field = [], []
    inside = False
    i = 0
    while i < len(line):
        ch = line[i]
        if ch == quote:
            if inside and line[i + 1:i + 2] == quote:
                field.append(quote)
                i += 1
            else:
                inside = not inside
        elif ch == delimiter and not inside:
            fields.append("".join(field))
            field.clear()
        else:
            field.append(ch)
        i += 1
    if inside:
        raise ValueError("unbalanced quotes")
    fields.append("".join(field))
    return fields

#> split_csv_record('7,"Oslo, N",x')
#> split_csv_record('say ""hi"";"a""b"', delimiter=";")
#> split_csv_record("")
#> split_csv_record("a,,b,")
#> split_csv_record('"open,1')
#> split_csv_record("'p|q'|r", "|", "'")

### csv_dialect_sniff_util
from collections import Counter


def csv_dialect_sniff_util(sample: str, candidates: str = ",;\t|") -> str:
    """Delimiter that splits every line of the sample into the same number of fields."""
    lines = [line for line in sample.splitlines() if line.strip()]
    scores: Counter[str] = Counter()
    for delimiter in candidates:
        counts = {line.count(delimiter) for line in lines}
        if len(counts) == 1:
            scores[delimiter] = counts.pop()
    if not scores or scores.most_common(1)[0][1] == 0:
        raise LookupError("could not determine delimiter")
    return scores.most_common(1)[0][0]

#> csv_dialect_sniff_util("id;name;note\n1;Ann;a, b\n2;Bo;c")
#> csv_dialect_sniff_util("x,y\n1,2\n\n3,4\n")
#> csv_dialect_sniff_util("just words\nmore words")
#> csv_dialect_sniff_util("a|b|c")
#> csv_dialect_sniff_util("", candidates=":")
#> csv_dialect_sniff_util("k:v\nq:w", ":=")

### dotenv_assignments
import re

_LINE = re.compile(r"\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$")


def dotenv_assignments(text: str, override: dict[str, str] | None = None) -> dict[str, str]:
    """Variables of a .env file; ${NAME} refers to earlier ones."""
    env = dict(override or {})
    result = {}
    for line in text.split("\n"):
        match = _LINE.match(line)
        if match is None:
            continue
        name, value = match.groups()
        if value[:1] == "'":
            value = value.strip("'")
        else:
            value = value.split(" #")[0].strip('"')
            for known, content in {**result, **env}.items():
                value = value.replace("${" + known + "}", content)
        result[name] = env.get(name, value)
    return result

#> dotenv_assignments("HOST=local\nURL=http://${HOST}:80 # dev")
#> dotenv_assignments("export A='${HOST}'\n# note\nB=\"x y\"")
#> dotenv_assignments("")
#> dotenv_assignments("HOST=a\nFULL=${HOST}/z", {"HOST": "prod"})
#> dotenv_assignments("9X=1\n_k =\nJ=${MISSING}")

### merge_config_layers
from typing import Any


def merge_config_layers(*layers: dict[str, Any] | None, strategy: str = "replace") -> dict[str, Any]:
    """Merge settings from weakest to strongest layer; None deletes a key."""
    if strategy not in ("replace", "append"):
        raise ValueError(f"unknown strategy {strategy!r}")
    merged: dict[str, Any] = {}
    for layer in layers:
        for key, value in (layer or {}).items():
            old = merged.get(key)
            if value is None:
                merged.pop(key, None)
            elif isinstance(old, dict) and isinstance(value, dict):
                merged[key] = merge_config_layers(old, value, strategy=strategy)
            elif strategy == "append" and isinstance(old, list):
                merged[key] = old + list(value)
            else:
                merged[key] = value
    return merged

#> merge_config_layers({"db": {"host": "a", "port": 1}}, {"db": {"port": 2}})
#> merge_config_layers({"plugins": ["x"]}, None, {"plugins": ["y"], "v": 1}, strategy="append")
#> merge_config_layers({"debug": True, "level": 3}, {"debug": None})
#> merge_config_layers()
#> merge_config_layers({}, strategy="zip")
#> merge_config_layers({"a": [1]}, {"a": [2]}, {"gone": None})

### boolean_setting
_TRUE = {"1", "true", "yes", "on", "y", "t"}
_FALSE = {"0", "false", "no", "off", "n", "f", ""}


def boolean_setting(value, *, name: str = "value", default: bool | None = None) -> bool:
    """Interpret a configuration value as a boolean."""
    if value is None:
        if default is None:
            raise KeyError(f"{name} is required")
        return default
    if isinstance(value, (bool, int)):
        return bool(value)
    if not isinstance(value, str):
        raise TypeError(f"{name} must be text, not {type(value).__name__}")
    word = value.strip().casefold()
    if word in _TRUE:
        return True
    if word in _FALSE:
        return False
    raise ValueError(f"{name}: {value!r} is neither true nor false")

#> boolean_setting(" Yes ")
#> boolean_setting("off")
#> boolean_setting(None, default=True)
#> boolean_setting(None, name="debug")
#> boolean_setting(2)
#> boolean_setting([], name="flags")
#> boolean_setting("maybe", name="cache")
#> boolean_setting("")

### settings_diff_report
def settings_diff_report(old: dict, new: dict, secret: frozenset = frozenset({"password", "token"})) -> list[str]:
    """One line per changed key, secrets masked."""
    missing = object()
    report = []
    for key in sorted(old.keys() | new.keys()):
        before, after = old.get(key, missing), new.get(key, missing)
        if before == after:
            continue
        show = (lambda v: "***") if key in secret else repr
        if before is missing:
            report.append(f"+ {key} = {show(after)}")
        elif after is missing:
            report.append(f"- {key}")
        else:
            report.append(f"~ {key}: {show(before)} -> {show(after)}")
    return report

#> settings_diff_report({"port": 80, "host": "a"}, {"port": 81, "host": "a", "tls": True})
#> settings_diff_report({"token": "x1"}, {"token": "x2"})
#> settings_diff_report({"a": None}, {})
#> settings_diff_report({}, {})
#> settings_diff_report({"k": 1}, {"k": "1", "salt": 9}, frozenset({"salt"}))

### properties_unescape
def properties_unescape(lines: list[str]) -> dict[str, str]:
    """Java-like properties: '\\' at a line's end continues it, ':' or '=' separates."""
    entries: dict[str, str] = {}
    pending = ""
    for line in lines:
        logical = pending + line.lstrip()
        if logical.endswith("\\"):
            pending = logical[:-1]
            continue
        pending = ""
        if not logical or logical[0] in "#!":
            continue
        cut = min((logical.find(c) for c in "=:" if c in logical), default=len(logical))
        value = logical[cut + 1:].strip()
        entries[logical[:cut].rstrip()] = value.replace("\\t", "\t").replace("\\n", "\n")
    return entries

#> properties_unescape(["color = red", "size: 10", "! old"])
#> properties_unescape(["fruits = apple, \\", "    pear, \\", "    fig"])
#> properties_unescape(["empty", "tabs=a\\tb", ""])
#> properties_unescape([])
#> properties_unescape(["url=http://x:80", "cut = off \\"])

### log_level_number
LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40, "critical": 50}
ALIASES = {"warn": "warning", "fatal": "critical", "err": "error"}


def log_level_number(level: str | int | None, verbosity: int = 0) -> int:
    """Numeric log level; every step of *verbosity* lowers it by ten (never below 10)."""
    if level is None:
        level = "warning"
    if isinstance(level, str):
        name = level.lower()
        name = ALIASES.get(name, name)
        if name not in LEVELS:
            known = ", ".join(LEVELS)
            raise ValueError(f"unknown level {level!r}, expected one of {known}")
        level = LEVELS[name]
    return max(10, level - 10 * verbosity)

#> log_level_number("WARN")
#> log_level_number(None, 1)
#> log_level_number("fatal", verbosity=9)
#> log_level_number(35)
#> log_level_number("loud")
#> log_level_number("err", verbosity=-1)

### parse_content_disposition
def parse_content_disposition(value: str) -> tuple[str, str | None]:
    """Disposition and a safe file name (no folders, no leading dots)."""
    kind, *params = value.split(";")
    filename = None
    for param in params:
        name, _, content = param.strip().partition("=")
        if name.lower() == "filename":
            filename = content.strip().strip('"')
        elif name.lower() == "filename*" and "''" in content:
            filename = content.split("''", 1)[1].replace("%20", " ")
            break
    if filename:
        filename = filename.replace("\\", "/").rsplit("/", 1)[-1].lstrip(".") or None
    return kind.strip().lower(), filename

#> parse_content_disposition('attachment; filename="report 2020.pdf"')
#> parse_content_disposition("Inline")
#> parse_content_disposition("attachment; filename=../../etc/passwd")
#> parse_content_disposition("attachment; filename=a.txt; filename*=UTF-8''b%20c.txt")
#> parse_content_disposition('form-data; name="f"; filename=".."')
#> parse_content_disposition("attachment; filename*=plain")

### negotiate_language
def negotiate_language(preferred: str, available: tuple[str, ...] = ("en", "fr", "de"), default: str = "en") -> str:
    """Best available language for an Accept-Language header without weights in the wrong order."""
    ranked = []
    for position, chunk in enumerate(preferred.split(",")):
        tag, _, quality = chunk.strip().partition(";q=")
        ranked.append((-float(quality or 1), position, tag.lower()))
    for _, _, tag in sorted(ranked):
        while tag:
            if tag in available:
                return tag
            tag = tag.rpartition("-")[0]  # de-AT -> de
    return default

#> negotiate_language("fr-CH, fr;q=0.9, en;q=0.8")
#> negotiate_language("it, es;q=0.5")
#> negotiate_language("en;q=0.3, de-at;q=0.7")
#> negotiate_language("", default="xx")
#> negotiate_language("pt-BR,pt", ("pt-br", "pt"))

### validate_ini_types
_CASTS = {"int": int, "float": float, "list": lambda s: [p.strip() for p in s.split(",") if p.strip()]}


def validate_ini_types(section: dict[str, str], spec: dict[str, str]) -> tuple[dict, list[str]]:
    """Cast the values of a section by a spec like {'port': 'int=8080'}; collects all errors."""
    values, errors = {}, []
    for key, rule in spec.items():
        kind, has_default, default = rule.partition("=")
        raw = section.get(key, default if has_default else None)
        if raw is None:
            errors.append(f"{key}: missing")
            continue
        try:
            values[key] = _CASTS.get(kind, str)(raw)
        except ValueError:
            errors.append(f"{key}: {raw!r} is no {kind}")
    errors += [f"{key}: unknown" for key in section if key not in spec]
    return values, errors

#> validate_ini_types({"port": "99"}, {"port": "int=8080", "hosts": "list=a, b,"})
#> validate_ini_types({"rate": "fast", "x": "1"}, {"rate": "float"})
#> validate_ini_types({}, {"name": "str", "port": "int=1"})
#> validate_ini_types({"name": ""}, {"name": "str=z"})
#> validate_ini_types({"a": "1", "b": "2"}, {})
