### query_params_normalised
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

TRACKING = ("utm_", "fbclid", "gclid")


def query_params_normalised(url: str) -> str:
    """Lower-case host, sorted parameters, no tracking parameters, no fragment."""
    parts = urlsplit(url)
    kept = []
    for name, value in parse_qsl(parts.query, keep_blank_values=True):
        if name.startswith(TRACKING):
            continue
        kept.append((name, value))
    kept.sort()
    path = parts.path.rstrip("/") or "/"
    return urlunsplit((parts.scheme, parts.netloc.lower(), path, urlencode(kept), ""))

#> query_params_normalised("https://Shop.Example/items/?b=2&utm_source=mail&a=1#top")
#> query_params_normalised("http://x.org")
#> query_params_normalised("https://x.org/?q=a+b&q=&gclid=7&fbclid=8&empty")
#> query_params_normalised("HTTP://A.B/c%20d/e/?z=%26&y=%C3%A9")
#> query_params_normalised("mailto:me@x.org")

### url_allowed_by_rules
from urllib.parse import urlsplit


def host_matches(host, pattern):
    if pattern.startswith("*."):
        return host.endswith(pattern[1:]) or host == pattern[2:]
    return host == pattern


def url_allowed_by_rules(url, rules):
    """Rules 'allow *.x.org/path' or 'deny y.org'; the last that fits decides, default is no."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    allowed = False
    for rule in rules:
        action, target = rule.split()
        pattern, slash, path = target.partition("/")
        if not host_matches(host, pattern):
            continue
        if slash and not parts.path.startswith("/" + path):
            continue
        allowed = action == "allow"
    return allowed

#> url_allowed_by_rules("https://img.x.org/a/b.png", ["allow *.x.org", "deny img.x.org/private"])
#> url_allowed_by_rules("https://img.x.org/private/b.png", ["allow *.x.org", "deny img.x.org/private"])
#> url_allowed_by_rules("https://x.org", ["deny *.y.org", "allow *.x.org"])
#> url_allowed_by_rules("/relative", ["allow *.x.org"])
#> url_allowed_by_rules("http://evil-x.org:8080/", ["allow *.x.org", "allow x.org", "deny x.org/"])
#> url_allowed_by_rules("http://x.org:8080/api/v2", ["allow *.x.org", "deny x.org/api", "allow x.org/api/v2"])

### relative_link_resolved
def relative_link_resolved(base: str, link: str) -> str:
    """Resolve a link against a page address by hand."""
    if "://" in link:
        return link
    scheme, rest = base.split("://", 1)
    host, _, path = rest.partition("/")
    if link.startswith("//"):
        return f"{scheme}:{link}"
    if link.startswith("/"):
        segments = []
    else:
        segments = path.split("/")[:-1]
    for segment in link.split("/"):
        if segment == "..":
            if segments:
                segments.pop()
        elif segment not in ("", "."):
            segments.append(segment)
    tail = "/" if link.endswith("/") and segments else ""
    return f"{scheme}://{host}/" + "/".join(segments) + tail

#> relative_link_resolved("https://a.io/docs/guide/intro.html", "../api/./index.html")
#> relative_link_resolved("https://a.io/docs/guide/intro.html", "/top/")
#> relative_link_resolved("http://a.io", "../../x")
#> relative_link_resolved("https://a.io/x", "//cdn.io/lib.js")
#> relative_link_resolved("nonsense", "page")
#> relative_link_resolved("https://a.io/b/", "http://c.io/d")

### suffix_tree_of_paths
from pathlib import PurePosixPath


def suffix_tree_of_paths(paths):
    sizes = {}
    for text, size in paths:
        path = PurePosixPath(text)
        for parent in path.parents:
            key = str(parent)
            sizes[key] = sizes.get(key, 0) + size
    total = sizes.get("/", 0)
    lines = []
    for key in sorted(sizes):
        depth = 0 if key == "/" else key.count("/")
        share = 100 * sizes[key] // total if total else 0
        name = PurePosixPath(key).name or "/"
        lines.append(f"{'  ' * depth}{name} {sizes[key]} ({share}%)")
    return lines

#> suffix_tree_of_paths([("/var/log/a.log", 30), ("/var/log/b.log", 10), ("/etc/hosts", 40)])
#> suffix_tree_of_paths([])
#> suffix_tree_of_paths([("/x", 0)])
#> suffix_tree_of_paths([("/a/b/c/d.txt", 5), ("/a/b/e.txt", 3), ("/a/f.txt", 2)])
#> suffix_tree_of_paths([("rel/file", 7)])
#> suffix_tree_of_paths([('rel/file', 7), ('/var/log/a.log', 30), ('/var/log/b.log', 10), ('/etc/hosts', 40), ('/a/b/c/d.txt', 5), ('/a/b/e.txt', 3), ('/a/f.txt', 2)])
#> suffix_tree_of_paths([('/x', 0), ('/var/log/a.log', 30), ('/var/log/b.log', 10), ('/etc/hosts', 40), ('/a/b/c/d.txt', 5), ('/a/b/e.txt', 3), ('/a/f.txt', 2)])

### backup_name_of_file
from pathlib import PurePosixPath


def backup_name_of_file(path: str, existing: set[str], style: str = "number") -> str:
    """A free name for a backup: report.1.txt, report.2.txt ... or report~.txt"""
    p = PurePosixPath(path)
    if not p.name:
        raise ValueError("no file name")
    if style == "tilde":
        candidate = p.with_name(p.stem + "~" + p.suffix)
        while str(candidate) in existing:
            candidate = candidate.with_name(candidate.stem + "~" + p.suffix)
        return str(candidate)
    number = 1
    while str(p.with_suffix(f".{number}{p.suffix}")) in existing:
        number += 1
    return str(p.with_suffix(f".{number}{p.suffix}"))

#> backup_name_of_file("/home/kim/report.txt", {"/home/kim/report.1.txt", "/home/kim/report.2.txt"})
#> backup_name_of_file("notes.md", {"notes~.md", "notes~~.md"}, style="tilde")
#> backup_name_of_file("/", set())
#> backup_name_of_file("archive.tar.gz", set())
#> backup_name_of_file("README", {"README.1", "README.2", "README.3", "README.4"})

### common_root_of_paths
from pathlib import PurePosixPath


def common_root_of_paths(paths: list[str]):
    """Deepest folder that contains all of the paths; None without one."""
    common = None
    for text in paths:
        parts = PurePosixPath(text).parts[:-1]
        if common is None:
            common = list(parts)
            continue
        length = 0
        for a, b in zip(common, parts):
            if a != b:
                break
            length += 1
        del common[length:]
    if not common:
        return None
    return str(PurePosixPath(*common))

#> common_root_of_paths(["/srv/app/static/a.css", "/srv/app/static/js/b.js", "/srv/app/main.py"])
#> common_root_of_paths(["a/b", "c/d"])
#> common_root_of_paths([])
#> common_root_of_paths(["/x/y/z/1.txt", "/x/y/z/2.txt", "/x/y/z/w/3.txt", "/x/y/zz/4.txt"])
#> common_root_of_paths(["/only/one.txt"])
#> common_root_of_paths(['/x/y/z/1.txt', '/x/y/z/2.txt', '/x/y/z/w/3.txt', '/x/y/zz/4.txt', '/srv/app/static/a.css', '/srv/app/static/js/b.js', '/srv/app/main.py', '/only/one.txt'])

### route_pattern_params
import re

CONVERTERS = {"int": (r"\d+", int), "str": (r"[^/]+", str), "path": (r".+", str)}


def compile_route(route):
    casts = {}

    def group(match):
        kind, name = match.group(1) or "str", match.group(2)
        pattern, casts[name] = CONVERTERS[kind]
        return f"(?P<{name}>{pattern})"

    regex = re.sub(r"<(?:(\w+):)?(\w+)>", group, route)
    return re.compile(f"^{regex}$"), casts


def route_pattern_params(routes: dict[str, str], path: str):
    """(handler, parameters) of the first route that fits, or None."""
    for route, handler in routes.items():
        regex, casts = compile_route(route)
        found = regex.match(path)
        if found:
            return handler, {name: casts[name](text) for name, text in found.groupdict().items()}
    return None

#> route_pattern_params({"/": "home", "/users/<int:id>": "user", "/files/<path:rest>": "file"}, "/users/42")
#> route_pattern_params({"/": "home", "/users/<int:id>": "user", "/files/<path:rest>": "file"}, "/files/a/b.txt")
#> route_pattern_params({"/users/<int:id>": "user", "/users/<name>": "profile"}, "/users/kim")
#> route_pattern_params({"/a": "a"}, "/b")
#> route_pattern_params({"/x/<float:y>": "x"}, "/x/1.5")
#> route_pattern_params({"/<int:year>/<int:month>/<slug>": "post"}, "/2024/05/hello-world")

### percent_decode_by_hand
def percent_decode_by_hand(text: str, plus: bool = True) -> str:
    """Decode %XX (utf-8) and, in queries, '+'. Broken escapes stay as they are."""
    raw = bytearray()
    i = 0
    while i < len(text):
        ch = text[i]
        if ch == "%" and len(text) - i > 2:
            try:
                raw.append(int(text[i + 1:i + 3], 16))
                i += 3
                continue
            except ValueError:
                pass
        if ch == "+" and plus:
            ch = " "
        raw += ch.encode()
        i += 1
    return raw.decode("utf-8", errors="replace")

#> percent_decode_by_hand("caf%C3%A9+au+lait%21")
#> percent_decode_by_hand("100%25+sure", plus=False)
#> percent_decode_by_hand("bad %zz and %4")
#> percent_decode_by_hand("")
#> percent_decode_by_hand("%ff%41")
#> percent_decode_by_hand('caf%C3%A9+au+lait%21100%25+sure bad %zz and %4')
#> percent_decode_by_hand('100%25+sure bad %zz and %4 caf%C3%A9+au+lait%21', plus=False)

### sitemap_levels_per_host
from collections import Counter
from urllib.parse import urlparse


def sitemap_levels_per_host(urls: list[str]) -> dict[str, list[int]]:
    """For every host the number of pages at depth 0, 1, 2..."""
    depths: dict[str, Counter] = {}
    for url in urls:
        parsed = urlparse(url)
        if parsed.scheme not in ("http", "https"):
            continue
        depth = len([s for s in parsed.path.split("/") if s])
        depths.setdefault(parsed.netloc, Counter())[depth] += 1
    result = {}
    for host, counter in sorted(depths.items()):
        deepest = max(counter)
        result[host] = [counter[d] for d in range(deepest + 1)]
    return result

#> sitemap_levels_per_host(["https://a.io/", "https://a.io/x", "https://a.io/x/y/", "http://b.io/p//q", "ftp://c.io/"])
#> sitemap_levels_per_host([])
#> sitemap_levels_per_host(["https://a.io/1/2/3", "https://a.io/1/2/4", "https://a.io"])
#> sitemap_levels_per_host(["mailto:a@b.c", "javascript:void(0)"])
#> sitemap_levels_per_host(["https://z.io/a?x=/b/c", "https://y.io/a/b", "https://z.io/d#e/f", "https://y.io/c/d"])
#> sitemap_levels_per_host(['https://z.io/a?x=/b/c', 'https://y.io/a/b', 'https://z.io/d#e/f', 'https://y.io/c/d', 'https://a.io/1/2/3', 'https://a.io/1/2/4', 'https://a.io', 'https://a.io/', 'https://a.io/x', 'https://a.io/x/y/', 'http://b.io/p//q', 'ftp://c.io/'])
#> sitemap_levels_per_host(['mailto:a@b.c', 'javascript:void(0)', 'https://z.io/a?x=/b/c', 'https://y.io/a/b', 'https://z.io/d#e/f', 'https://y.io/c/d', 'https://a.io/', 'https://a.io/x', 'https://a.io/x/y/', 'http://b.io/p//q', 'ftp://c.io/'])

### cookie_header_to_dict
from urllib.parse import unquote


class CookieError(ValueError):
    pass


def check_name(name):
    for ch in name:
        if ch in " \t()<>@,;:\\\"/[]?={}":
            raise CookieError(f"{ch!r} in name {name!r}")
    if not name:
        raise CookieError("empty name")
    return name


def cookie_header_to_dict(header, strict=True):
    cookies = {}
    for chunk in header.split(";"):
        name, eq, value = chunk.strip().partition("=")
        if not eq:
            continue
        try:
            name = check_name(name)
        except CookieError:
            if strict:
                raise
            continue
        cookies[name] = unquote(value.strip('"'))
    return cookies

#> cookie_header_to_dict("sid=31d4; theme=\"dark\"; name=J%C3%BCrgen")
#> cookie_header_to_dict("a b=1; c=2")
#> cookie_header_to_dict("a b=1; c=2; =3", strict=False)
#> cookie_header_to_dict("")
#> cookie_header_to_dict("flag; x=1; x=2; y=p=q")
#> cookie_header_to_dict('a b=1; c=2; =3;sid=31d4; theme="dark"; name=J%C3%BCrgen;flag; x=1; x=2; y=p=q', strict=False)
#> cookie_header_to_dict('a b=1; c=2; =3;sid=31d4; theme="dark"; name=J%C3%BCrgen;a b=1; c=2', strict=False)

### link_header_page_numbers
import re

LINK = re.compile(r'<([^>]*)>;\s*rel="(\w+)"')


def link_header_page_numbers(header: str) -> dict[str, int]:
    """Page numbers behind the rels of a Link header."""
    pages = {}
    for url, rel in LINK.findall(header):
        _, _, query = url.partition("?")
        for pair in query.split("&"):
            name, _, value = pair.partition("=")
            if name == "page" and value.isdigit():
                pages[rel] = int(value)
    return pages

#> link_header_page_numbers('<https://api.io/x?page=2&n=50>; rel="next", <https://api.io/x?n=50&page=9>; rel="last"')
#> link_header_page_numbers("")
#> link_header_page_numbers('<https://api.io/x?cursor=abc>; rel="next"')
#> link_header_page_numbers('</a?page=1>; rel="first", </a?page=x>; rel="prev", </a?page=3&page=4>; rel="next"')
#> link_header_page_numbers('<broken; rel="next"')
#> link_header_page_numbers('<https://api.io/x?page=2&n=50>; rel="next", <https://api.io/x?n=50&page=9>; rel="last";</a?page=1>; rel="first", </a?page=x>; rel="prev", </a?page=3&page=4>; rel="next"')

### path_is_inside_sandbox
def path_is_inside_sandbox(root: str, requested: str) -> bool:
    """Whether the requested path stays below the root when .. and . are resolved."""
    stack = [part for part in root.split("/") if part]
    base = len(stack)
    if requested.startswith("/"):
        inside = requested == root or requested.startswith(root.rstrip("/") + "/")
        if not inside:
            return False
        requested = requested[len(root):]
    for part in requested.split("/"):
        if part == "..":
            if len(stack) == base:
                return False
            stack.pop()
        elif part and part != ".":
            stack.append(part)
    return True

#> path_is_inside_sandbox("/srv/data", "a/b/../c/./d.txt")
#> path_is_inside_sandbox("/srv/data", "a/../../etc/passwd")
#> path_is_inside_sandbox("/srv/data", "/srv/database/x")
#> path_is_inside_sandbox("/srv/data", "/srv/data/x/../y")
#> path_is_inside_sandbox("/srv/data", "")
#> path_is_inside_sandbox("/", "a/b/c/../../..")

### redirect_loop_found
def redirect_loop_found(redirects: dict[str, str], start: str, limit: int = 10) -> bool:
    """True if following the redirects comes back to a page or takes too many hops."""
    seen = [start]
    page = start
    while page in redirects:
        page = redirects[page]
        if page.endswith("/") and len(page) > 1:
            page = page[:-1]
        if page in seen:
            return True
        seen.append(page)
        if len(seen) > limit:
            return True
    return False

#> redirect_loop_found({"/a": "/b", "/b": "/c/", "/c": "/a/"}, "/a")
#> redirect_loop_found({"/old": "/new/", "/new": "/newest"}, "/old")
#> redirect_loop_found({}, "/")
#> redirect_loop_found({f"/{i}": f"/{i + 1}" for i in range(6)}, "/0", limit=4)
#> redirect_loop_found({f"/{i}": f"/{i + 1}" for i in range(6)}, "/0")
#> redirect_loop_found({"/x": "/"}, "/x")

### extension_renamer_plan
from pathlib import PurePosixPath

MAPPING = {".jpeg": ".jpg", ".htm": ".html", ".yml": ".yaml", ".text": ".txt"}


def extension_renamer_plan(files):
    """(old, new) renames; a clash with an existing or planned name is an error."""
    taken = {name.lower() for name in files}
    plan = []
    for name in files:
        path = PurePosixPath(name)
        wanted = MAPPING.get(path.suffix.lower(), path.suffix.lower())
        new = str(path.with_suffix(wanted)) if path.suffix else name
        if new == name:
            continue
        if new.lower() in taken and new.lower() != name.lower():
            raise FileExistsError(new)
        taken.add(new.lower())
        plan.append((name, new))
    return plan

#> extension_renamer_plan(["a.jpeg", "b.JPG", "c/d.htm", "Makefile"])
#> extension_renamer_plan(["a.jpeg", "a.jpg"])
#> extension_renamer_plan([])
#> extension_renamer_plan(["conf.yml", "x.text", ".hidden", "y.TXT", "z.tar.gz"])
#> extension_renamer_plan(["q.yml", "Q.YML"])
#> extension_renamer_plan(['conf.yml', 'x.text', '.hidden', 'y.TXT', 'z.tar.gz', 'a.jpeg', 'b.JPG', 'c/d.htm', 'Makefile'])
