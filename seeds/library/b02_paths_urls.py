### join_url_path
def join_url_path(base: str, *segments: str, trailing: bool = False) -> str:
    """Join path segments with single slashes; empty segments are ignored."""
    pieces = [base.rstrip("/")]
    for segment in segments:
        segment = segment.strip("/")
        if segment:
            pieces.append(segment)
    joined = "/".join(pieces)
    return joined + "/" if trailing and not joined.endswith("/") else joined

#> join_url_path("https://example.org/", "api", "/v2/", "users")
#> join_url_path("", "static", "", "logo.png")
#> join_url_path("/srv", trailing=True)
#> join_url_path("/", "//", trailing=True)
#> join_url_path("host", "a/b/", "c", trailing=True)

### split_authority
DEFAULT_PORTS = {"http": 80, "https": 443, "ftp": 21}


def split_authority(authority: str, scheme: str = "http") -> dict:
    """User, host and port of ``user:pw@host:port``."""
    userinfo, at, hostport = authority.rpartition("@")
    if hostport.startswith("["):  # an IPv6 literal
        host, _, rest = hostport[1:].partition("]")
        port = rest.lstrip(":")
    else:
        host, _, port = hostport.partition(":")
    if not host:
        raise ValueError("no host given")
    return {
        "user": userinfo.split(":")[0] if at else None,
        "host": host.lower(),
        "port": int(port) if port else DEFAULT_PORTS.get(scheme),
    }

#> split_authority("Example.COM")
#> split_authority("bob:secret@mail.example.com:2525", "smtp")
#> split_authority("[::1]:8080")
#> split_authority("[2001:db8::7]", "https")
#> split_authority("anna@", "ftp")
#> split_authority("git@host", scheme="ssh")

### normalise_dot_segments
def normalise_dot_segments(path: str) -> str:
    """Remove '.' and '..' segments without touching the file system."""
    absolute = path.startswith("/")
    kept: list[str] = []
    for part in path.split("/"):
        if part in ("", "."):
            continue
        if part == "..":
            if kept and kept[-1] != "..":
                kept.pop()
                continue
            if absolute:
                continue
        kept.append(part)
    return "/" * absolute + "/".join(kept) or "."

#> normalise_dot_segments("/usr/./lib/../share//doc")
#> normalise_dot_segments("a/b/../../..")
#> normalise_dot_segments("/../../etc")
#> normalise_dot_segments("./.")
#> normalise_dot_segments("src/core/")
#> normalise_dot_segments("../x/../../y")

### relative_between
def relative_between(target: str, start: str) -> str:
    """Relative path that leads from the folder *start* to *target*."""
    to = [p for p in target.split("/") if p]
    here = [p for p in start.split("/") if p]
    common = 0
    for left, right in zip(to, here):
        if left != right:
            break
        common += 1
    steps = [".."] * (len(here) - common) + to[common:]
    return "/".join(steps) if steps else "."

#> relative_between("/docs/guide/intro.md", "/docs/api")
#> relative_between("/a/b", "/a/b/")
#> relative_between("readme", "x/y/z")
#> relative_between("/var/log/app/today.log", "/var/log")
#> relative_between("/", "/tmp")
#> relative_between("lib/utils", "library/utils")

### guess_media_kind
_TYPES = {
    ".html": "text/html", ".css": "text/css", ".csv": "text/csv",
    ".png": "image/png", ".jpg": "image/jpeg", ".svg": "image/svg+xml",
    ".gz": "application/gzip",
}
_ENCODINGS = {".gz": "gzip", ".br": "br"}


def guess_media_kind(filename: str, strict: bool = True) -> tuple:
    """(type, encoding) from the extension, like a tiny ``mimetypes``."""
    stem, dot, extension = filename.rpartition(".")
    suffix = (dot + extension).lower()
    encoding = None
    if stem and suffix in _ENCODINGS and "." in stem:
        encoding = _ENCODINGS[suffix]
        suffix = "." + stem.rpartition(".")[2].lower()
    fallback = None if strict else "application/octet-stream"
    return _TYPES.get(suffix, fallback), encoding

#> guess_media_kind("index.HTML")
#> guess_media_kind("data.csv.gz")
#> guess_media_kind("dump.gz")
#> guess_media_kind("Makefile", strict=False)
#> guess_media_kind("archive.tar.br")
#> guess_media_kind(".png")

### unique_filename
def unique_filename(name: str, taken: set[str], limit: int = 5) -> str:
    """*name*, or 'name (2).ext' and so on when it is already taken."""
    if name not in taken:
        return name
    stem, dot, ext = name.rpartition(".")
    if not stem:  # hidden files and names without extension
        stem, dot, ext = name, "", ""
    for serial in range(2, limit + 1):
        candidate = f"{stem} ({serial}){dot}{ext}"
        if candidate not in taken:
            return candidate
    raise FileExistsError(name)

#> unique_filename("photo.jpg", {"notes.txt"})
#> unique_filename("photo.jpg", {"photo.jpg", "photo (2).jpg"})
#> unique_filename(".env", {".env"})
#> unique_filename("README", {"README", "README (2)", "README (4)"})
#> unique_filename("a.b", {"a.b", "a (2).b"}, limit=2)
#> unique_filename("data.tar.gz", {"data.tar.gz"})

### parse_query_multi
_HEX = "0123456789abcdefABCDEF"


def _unquote(text: str) -> str:
    head, *rest = text.replace("+", " ").split("%")
    out = [head]
    for chunk in rest:
        if len(chunk) >= 2 and chunk[0] in _HEX and chunk[1] in _HEX:
            out.append(chr(int(chunk[:2], 16)) + chunk[2:])
        else:
            out.append("%" + chunk)
    return "".join(out)


def parse_query_multi(query: str, keep_blank: bool = False) -> dict[str, list[str]]:
    """Parse a query string; repeated names collect their values in order."""
    result: dict[str, list[str]] = {}
    for pair in query.lstrip("?").split("&"):
        name, _, value = pair.partition("=")
        if value or keep_blank and name:
            result.setdefault(_unquote(name), []).append(_unquote(value))
    return result

#> parse_query_multi("?q=red+shoes&size=42&size=43")
#> parse_query_multi("a=1%2C2&b=100%&c=%zz")
#> parse_query_multi("flag&x=", keep_blank=True)
#> parse_query_multi("flag&x=")
#> parse_query_multi("")
#> parse_query_multi("na%6De=J%26J", True)

### build_query_sorted
from collections.abc import Mapping

_SAFE = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~")


def _quote(value) -> str:
    return "".join(c if c in _SAFE else "".join(f"%{b:02X}" for b in c.encode()) for c in str(value))


def build_query_sorted(params: Mapping, *, drop_none: bool = True) -> str:
    """Canonical query string: sorted names, lists repeated, booleans in lower case."""
    pairs = []
    for name in sorted(params):
        values = params[name]
        if not isinstance(values, (list, tuple)):
            values = [values]
        for value in values:
            if value is None and drop_none:
                continue
            if isinstance(value, bool):
                value = str(value).lower()
            pairs.append(f"{_quote(name)}={_quote('' if value is None else value)}")
    return "&".join(pairs)

#> build_query_sorted({"page": 2, "debug": True, "tag": ["new", "on sale"]})
#> build_query_sorted({"b": None, "a": "x/y"})
#> build_query_sorted({"b": None, "a": "é"}, drop_none=False)
#> build_query_sorted({})
#> build_query_sorted({"ids": (3, None, 1)})

### mask_url_password
def mask_url_password(url: str, mask: str = "***") -> str:
    """Hide the password of a connection URL before it is logged."""
    scheme, sep, rest = url.partition("://")
    if not sep:
        return url
    authority, slash, path = rest.partition("/")
    if "@" not in authority:
        return url
    userinfo, host = authority.rsplit("@", 1)
    user, colon, password = userinfo.partition(":")
    if password:
        userinfo = user + colon + mask
    return f"{scheme}://{userinfo}@{host}{slash}{path}"

#> mask_url_password("postgres://admin:s3cr@t@db:5432/main")
#> mask_url_password("redis://cache:6379/0")
#> mask_url_password("just text")
#> mask_url_password("ftp://anonymous@mirror.net/pub")
#> mask_url_password("amqp://u:p@mq", mask="")

### common_folder
def common_folder(paths: list[str], sep: str = "/") -> str:
    """Deepest folder that holds every path; raises on an empty list."""
    if not paths:
        raise ValueError("common_folder() needs at least one path")
    split = [p.split(sep)[:-1] for p in paths]
    shortest = min(split, key=len)
    for depth, part in enumerate(shortest):
        if any(other[depth] != part for other in split):
            return sep.join(shortest[:depth])
    return sep.join(shortest)

#> common_folder(["src/app/main.py", "src/app/util/io.py", "src/app/x.py"])
#> common_folder(["one.txt"])
#> common_folder([])
#> common_folder(["a/b/c", "a/d/c", "a/b/d"])
#> common_folder(["C:\\x\\y.txt", "C:\\x\\z\\w.txt"], sep="\\")

### expand_path_vars
def expand_path_vars(path: str, env: dict[str, str], home: str = "/home/me") -> str:
    """Expand a leading '~' and $NAME or ${NAME}; unknown names stay as they are."""
    if path == "~" or path.startswith("~/"):
        path = home + path[1:]
    out, i = "", 0
    while i < len(path):
        if path[i] != "$":
            out += path[i]
            i += 1
            continue
        if path.startswith("${", i) and "}" in path[i:]:
            end = path.index("}", i)
            name, token_end = path[i + 2:end], end + 1
        else:
            token_end = i + 1
            while token_end < len(path) and (path[token_end].isalnum() or path[token_end] == "_"):
                token_end += 1
            name = path[i + 1:token_end]
        out += env.get(name, path[i:token_end])
        i = token_end
    return out

#> expand_path_vars("~/x", {})
#> expand_path_vars("$TMP/a", {"TMP": "/tmp"})
#> expand_path_vars("${R}v$", {"R": "/r"})
#> expand_path_vars("~bob/$NO", {"N": "n"})
#> expand_path_vars("~", {}, home="/root")
#> expand_path_vars("${X", {"X": "7"})

### tracking_params_removed
_TRACKERS = ("utm_", "mc_")
_EXACT = frozenset({"fbclid", "gclid", "ref"})


def tracking_params_removed(url: str, keep: tuple[str, ...] = ()) -> str:
    """The URL without well-known tracking parameters."""
    address, hash_, fragment = url.partition("#")
    path, question, query = address.partition("?")
    if not question:
        return url

    def wanted(pair: str) -> bool:
        name = pair.split("=")[0].lower()
        return name in keep or not (name in _EXACT or name.startswith(_TRACKERS))

    left = "&".join(filter(wanted, query.split("&")))
    return path + ("?" + left if left else "") + hash_ + fragment

#> tracking_params_removed("https://shop.io/p?id=9&utm_source=mail&ref=abc#top")
#> tracking_params_removed("https://shop.io/p?UTM_Medium=x&gclid=1")
#> tracking_params_removed("https://shop.io/p#utm_x")
#> tracking_params_removed("/s?ref=7&q=a", keep=("ref",))
#> tracking_params_removed("/s?q=a&mc_eid=55&z")

### windows_to_posix_util
def windows_to_posix_util(path: str, mount: str = "/mnt") -> str:
    """Translate 'C:\\Users\\x' to '/mnt/c/Users/x'; UNC paths are refused."""
    if path.startswith("\\\\"):
        raise ValueError("UNC paths have no mount point")
    tail = path.replace("\\", "/")
    if len(tail) > 1 and tail[1] == ":" and tail[0].isalpha():
        drive, tail = tail[0].lower(), tail[2:]
        if not tail.startswith("/"):
            raise ValueError(f"drive-relative path: {path}")
        return f"{mount}/{drive}{tail}".rstrip("/")
    return tail

#> windows_to_posix_util("C:\\Users\\ana\\notes.txt")
#> windows_to_posix_util("D:\\")
#> windows_to_posix_util("src\\lib/x.c")
#> windows_to_posix_util("\\\\server\\share")
#> windows_to_posix_util("E:temp", mount="")
#> windows_to_posix_util("z:/games", mount="/drives")

### match_route_pattern
_CONVERTERS = {"int": int, "str": str, "flag": lambda text: text == "yes"}


def match_route_pattern(pattern: str, path: str) -> dict | None:
    """Match '/users/<int:id>/edit' against a path; None when it does not fit."""
    want = pattern.strip("/").split("/")
    have = path.strip("/").split("/")
    if len(want) != len(have):
        return None
    captured: dict = {}
    for piece, actual in zip(want, have):
        if piece.startswith("<") and piece.endswith(">"):
            kind, _, name = piece[1:-1].rpartition(":")
            try:
                captured[name] = _CONVERTERS[kind or "str"](actual)
            except ValueError:
                return None
        elif piece != actual:
            return None
    return captured

#> match_route_pattern("/users/<int:id>/edit", "/users/42/edit/")
#> match_route_pattern("/users/<int:id>", "/users/anna")
#> match_route_pattern("/<lang>/about", "/de/about")
#> match_route_pattern("/<lang>/about", "/de/contact")
#> match_route_pattern("/a", "/a/b")
#> match_route_pattern("/set/<flag:on>/<str:who>", "/set/yes/bo")
#> match_route_pattern("/<uuid:x>", "/12")

### email_parts
def email_parts(address: str, *, strip_tag: bool = False) -> tuple[str, str, str | None]:
    """(local, domain, tag) of an address such as 'jo+news@site.org'."""
    local, at, domain = address.strip().rpartition("@")
    if not at or not local:
        raise ValueError(f"{address!r} is no e-mail address")
    if domain.startswith(".") or ".." in domain or "." not in domain:
        raise ValueError(f"bad domain {domain!r}")
    base, plus, tag = local.partition("+")
    return (base if strip_tag else local), domain.lower(), tag if plus else None

#> email_parts("jo+news@Site.ORG")
#> email_parts("jo+news@site.org", strip_tag=True)
#> email_parts("  ann.lee@mail.co ")
#> email_parts("nobody")
#> email_parts("x@localhost")
#> email_parts("a+@b.c", strip_tag=True)

### split_multi_suffix
_COMPOUND = {"tar": {"gz", "bz2", "xz"}, "d": {"ts"}, "min": {"js", "css"}}


def split_multi_suffix(name: str) -> tuple[str, str]:
    """Like splitext but keeps known double suffixes such as '.tar.gz' together."""
    folder, slash, base = name.rpartition("/")
    leading = len(base) - len(base.lstrip("."))
    parts = base[leading:].split(".")
    if len(parts) == 1:
        return name, ""
    count = 1
    if len(parts) > 2 and parts[-1] in _COMPOUND.get(parts[-2], ()):
        count = 2
    stem = "." * leading + ".".join(parts[:-count])
    return folder + slash + stem, "." + ".".join(parts[-count:])

#> split_multi_suffix("backup/site.tar.gz")
#> split_multi_suffix("photo.2021.jpg")
#> split_multi_suffix(".bashrc")
#> split_multi_suffix("lib/types.d.ts")
#> split_multi_suffix("tar.gz")
#> split_multi_suffix("..hidden.min.js")
#> split_multi_suffix("v1.0/LICENSE")

### same_origin
def _origin(url: str) -> tuple[str, str, int]:
    scheme, _, rest = url.lower().partition("://")
    host, _, port = rest.split("/", 1)[0].partition(":")
    return scheme, host, int(port or {"http": 80, "https": 443}.get(scheme, 0))


def same_origin(first: str, second: str, allow_subdomains: bool = False) -> bool:
    """Browser-like origin comparison of two absolute URLs."""
    a, b = _origin(first), _origin(second)
    if a == b:
        return True
    if not allow_subdomains or a[0] != b[0] or a[2] != b[2]:
        return False
    short, long_ = sorted((a[1], b[1]), key=len)
    return long_.endswith("." + short)

#> same_origin("http://a.com/x", "http://A.com:80/y")
#> same_origin("http://a.com", "https://a.com")
#> same_origin("https://api.a.com/v1", "https://a.com", allow_subdomains=True)
#> same_origin("https://nota.com", "https://a.com", True)
#> same_origin("https://a.com:8443", "https://www.a.com", allow_subdomains=True)

### template_url_fill
def template_url_fill(template: str, **values: object) -> str:
    """Fill '{name}' and optional '{?a,b}' query parts of a URL template."""
    out: list[str] = []
    rest = template
    while "{" in rest:
        before, _, rest = rest.partition("{")
        expression, _, rest = rest.partition("}")
        out.append(before)
        if expression.startswith("?"):
            given = [f"{n}={values[n]}" for n in expression[1:].split(",") if n in values]
            if given:
                out.append("?" + "&".join(given))
        else:
            out.append(str(values[expression]))
    return "".join(out) + rest

#> template_url_fill("/repos/{owner}/{repo}/issues{?page,state}", owner="ann", repo="kit", state="open")
#> template_url_fill("/ping")
#> template_url_fill("/search{?q}")
#> template_url_fill("/u/{id}", name="x")
#> template_url_fill("{base}/list{?limit,after}", base="http://h", limit=10, after="k9")

### breadcrumb_trail_util
def breadcrumb_trail_util(path: str, titles: dict[str, str] | None = None, *, root: str = "Home") -> list[tuple[str, str]]:
    """(label, link) pairs for every level of a URL path."""
    titles = titles or {}
    trail = [(root, "/")]
    link = ""
    for part in path.split("/"):
        if not part:
            continue
        link += "/" + part
        label = titles.get(part) or part.replace("-", " ").replace("_", " ").capitalize()
        trail.append((label, link))
    return trail

#> breadcrumb_trail_util("/shop/garden-tools/spade/")
#> breadcrumb_trail_util("/")
#> breadcrumb_trail_util("/api/v2", {"api": "API", "v2": ""})
#> breadcrumb_trail_util("user_list//active", root="Start")
#> breadcrumb_trail_util("/FAQ", {"faq": "Questions"})

### data_uri_info
def data_uri_info(uri: str) -> dict:
    """Media type, flags and payload length of a 'data:' URI."""
    if not uri.startswith("data:"):
        raise ValueError("not a data URI")
    header, comma, payload = uri[5:].partition(",")
    if not comma:
        raise ValueError("data URI without a comma")
    mime, *params = header.split(";")
    is_base64 = bool(params) and params[-1] == "base64"
    if is_base64:
        params.pop()
        size = len(payload) * 3 // 4 - payload.count("=")
    else:
        size = len(payload) - 2 * payload.count("%")
    return {"mime": mime or "text/plain", "params": params, "base64": is_base64, "bytes": size}

#> data_uri_info("data:,Hello%2C%20World")
#> data_uri_info("data:image/png;base64,iVBORw0KGgo=")
#> data_uri_info("data:text/html;charset=utf-8,<p>hi</p>")
#> data_uri_info("http://x")
#> data_uri_info("data:text/plain")
#> data_uri_info("data:;base64,QQ==")

### package_url
from typing import Mapping, Optional


def package_url(kind: str, name: str, version: Optional[str] = None, *,
                namespace: Optional[str] = None, qualifiers: Optional[Mapping[str, str]] = None) -> str:
    """Canonical 'pkg:' URL of a package."""
    kind = kind.lower()
    if kind == "pypi":
        name = name.lower().replace("_", "-")
    middle = f"{namespace.strip('/')}/" if namespace else ""
    url = f"pkg:{kind}/{middle}{name}"
    if version:
        url += "@" + version
    if qualifiers:
        url += "?" + "&".join(f"{k}={v}" for k, v in sorted(qualifiers.items()) if v)
    return url

#> package_url("PyPI", "Typing_Extensions", "4.9.0")
#> package_url("npm", "core", "7.2.1", namespace="@babel/")
#> package_url("deb", "curl", "8.1", namespace="debian", qualifiers={"distro": "sid", "arch": "amd64"})
#> package_url("gem", "rails")
#> package_url("cargo", "rand", None, qualifiers={"os": ""})

### link_header_next
def link_header_next(header: str, rel: str = "next") -> str | None:
    """URL with the given relation from a 'Link' response header."""
    for entry in header.split(","):
        target, *attributes = (piece.strip() for piece in entry.split(";"))
        if not (target.startswith("<") and target.endswith(">")):
            continue
        for attribute in attributes:
            key, _, value = attribute.partition("=")
            if key == "rel" and rel in value.strip('"').split():
                return target[1:-1]
    return None

#> link_header_next('<https://api.x/p?n=3>; rel="next", <https://api.x/p?n=9>; rel="last"')
#> link_header_next('<https://api.x/p?n=3>; rel="next", <https://api.x/p?n=9>; rel="last"', "last")
#> link_header_next("")
#> link_header_next('</a>; title="x"; rel="prev first"', rel="first")
#> link_header_next('</a>; rel=next')
#> link_header_next('broken; rel="next"')

### glob_translate_match
def _match(pattern: str, text: str) -> bool:
    if not pattern:
        return not text
    head, rest = pattern[0], pattern[1:]
    if head == "*":
        return _match(rest, text) or bool(text) and text[0] != "/" and _match(pattern, text[1:])
    if not text:
        return False
    if head == "?" and text[0] != "/" or head == text[0]:
        return _match(rest, text[1:])
    return False


def glob_translate_match(names: list[str], *patterns: str, exclude: str | None = None) -> list[str]:
    """Names matched by any pattern ('*' and '?' never cross a slash)."""
    chosen = [n for n in names if any(_match(p, n) for p in patterns)]
    if exclude is not None:
        chosen = [n for n in chosen if not _match(exclude, n)]
    return chosen

#> glob_translate_match(["a.py", "b.c", "x/a.py"], "*.py")
#> glob_translate_match(["t1", "t12", "u1"], "t?", "u?", exclude="*1")
#> glob_translate_match([], "*")
#> glob_translate_match(["d/e", "d/"], "d/*")
#> glob_translate_match(["log.1", "log"], "log.?", "l*g")
#> glob_translate_match(["abc"], exclude="x")

### ignore_rules_verdict
def ignore_rules_verdict(path: str, rules: list[str]) -> str:
    """Apply gitignore-like rules ('!' re-includes, trailing '/' means folder); the last match wins."""
    verdict = "kept"
    folders = path.split("/")[:-1]
    name = path.split("/")[-1]
    for rule in rules:
        if not rule or rule.startswith("#"):
            continue
        negate = rule.startswith("!")
        body = rule.lstrip("!")
        if body.endswith("/"):
            hit = body[:-1] in folders
        elif body.startswith("*"):
            hit = name.endswith(body[1:])
        else:
            hit = body in (name, path)
        if hit:
            verdict = f"kept by {rule}" if negate else f"ignored by {rule}"
    return verdict

#> ignore_rules_verdict("build/out.o", ["*.o", "build/"])
#> ignore_rules_verdict("src/keep.log", ["# logs", "*.log", "!keep.log"])
#> ignore_rules_verdict("README.md", ["*.o", "", "docs/"])
#> ignore_rules_verdict("conf/local.ini", ["conf/local.ini"])
#> ignore_rules_verdict("x", [])
