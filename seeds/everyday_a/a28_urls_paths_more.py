### crawl_frontier_visits
from collections import deque
from urllib.parse import urldefrag, urljoin, urlsplit

SITE = {
    "http://s.example/": ["/a", "b.html", "http://other.example/x"],
    "http://s.example/a": ["/", "#top", "c/d?x=1"],
    "http://s.example/b.html": ["/a#part", "mailto:me@s.example"],
    "http://s.example/c/d?x=1": ["../a", "./e"],
}


def links(page):
    for href in SITE.get(page, []):
        url, _ = urldefrag(urljoin(page, href))
        if urlsplit(url).scheme in ("http", "https"):
            yield url


def crawl_frontier_visits(start: str, depth: int = 2, host_only: bool = True) -> list[str]:
    host = urlsplit(start).hostname
    queue = deque([(start, 0)])
    seen = {start}
    order = []
    while queue:
        page, level = queue.popleft()
        order.append(urlsplit(page).path or "/")
        if level == depth:
            continue
        for url in links(page):
            if url in seen or (host_only and urlsplit(url).hostname != host):
                continue
            seen.add(url)
            queue.append((url, level + 1))
    return order

#> crawl_frontier_visits("http://s.example/")
#> crawl_frontier_visits("http://s.example/", depth=3, host_only=False)
#> crawl_frontier_visits("http://s.example/b.html", depth=0)
#> crawl_frontier_visits("http://s.example/c/d?x=1", 1)
#> crawl_frontier_visits("http://nowhere.example")

### query_parameters_canonical_equal
from urllib.parse import parse_qsl, urlsplit

IGNORED = {"utm_source", "ref", "session"}


def key_of(url):
    parts = urlsplit(url)
    pairs = []
    for name, value in parse_qsl(parts.query, keep_blank_values=True):
        if name.lower() not in IGNORED:
            pairs.append((name.lower(), value.strip()))
    path = parts.path.rstrip("/") or "/"
    return parts.netloc.lower(), path, sorted(pairs)


def query_parameters_canonical_equal(urls: list[str]) -> bool:
    """Do all the addresses lead to the same page?"""
    first = None
    for url in urls:
        key = key_of(url)
        if first is None:
            first = key
        elif key != first:
            return False
    return True

#> query_parameters_canonical_equal(["http://X.example/p/?b=2&a=1", "https://x.example/p?a=1&b=2&ref=mail", "//x.example/p?A=1&b=+2"])
#> query_parameters_canonical_equal(["http://x.example/?a=1", "http://x.example/?a=1&a=2"])
#> query_parameters_canonical_equal(["http://x.example", "http://x.example/"])
#> query_parameters_canonical_equal([])
#> query_parameters_canonical_equal(["http://x.example/P", "http://x.example/p"])
#> query_parameters_canonical_equal(["http://x.example/?a=", "http://x.example/"])

### http_cache_simulation
class Response:
    def __init__(self, max_age, body):
        self.max_age, self.body = max_age, body


class Cache:
    def __init__(self, server):
        self.server = server
        self.stored = {}
        self.hits = self.misses = 0

    def get(self, path, now):
        entry = self.stored.get(path)
        if entry is not None:
            response, since = entry
            if now - since < response.max_age:
                self.hits += 1
                return response.body
        self.misses += 1
        response = self.server(path)
        if response.max_age > 0:
            self.stored[path] = (response, now)
        return response.body


def serve(path):
    ages = {".css": 60, ".png": 300, ".json": 0}
    for suffix, age in ages.items():
        if path.endswith(suffix):
            return Response(age, f"<{path}>")
    return Response(10, "<page>")


def http_cache_simulation(requests):
    cache = Cache(serve)
    for request in requests.split(", "):
        second, path = request.split()
        cache.get(path, int(second))
    return cache.hits, cache.misses

#> http_cache_simulation("0 /, 5 /, 9 /a.css, 11 /, 68 /a.css, 70 /a.css")
#> http_cache_simulation("0 /d.json, 1 /d.json, 2 /d.json")
#> http_cache_simulation("0 /x.png, 299 /x.png, 300 /x.png, 301 /x.png")
#> http_cache_simulation("7 /only")
#> http_cache_simulation("now /")

### redirect_chain_resolves
class TooManyRedirects(Exception):
    pass


RULES = [("/old/", "/new/"), ("/new/shop", "/store"), ("/loop-a", "/loop-b"), ("/loop-b", "/loop-a")]


def step(path):
    for prefix, replacement in RULES:
        if path.startswith(prefix):
            return replacement + path[len(prefix):]
    return None


def redirect_chain_resolves(path: str, most: int = 5) -> list[str]:
    """The chain of paths that a browser follows."""
    chain = [path]
    while True:
        following = step(chain[-1])
        if following is None:
            return chain
        if following in chain:
            raise TooManyRedirects(f"loop at {following}")
        chain.append(following)
        if len(chain) > most:
            raise TooManyRedirects(path)

#> redirect_chain_resolves("/old/shop/tea")
#> redirect_chain_resolves("/about")
#> redirect_chain_resolves("/loop-a/x")
#> redirect_chain_resolves("/old/news/2024")
#> redirect_chain_resolves("/old/shop", most=1)

### content_disposition_filename
import re
from urllib.parse import unquote

PARAMETER = re.compile(r';\s*(filename\*?)=("(?:[^"\\]|\\.)*"|[^;\s]+)')


def clean(name):
    name = name.replace("\\", "/").rsplit("/", 1)[-1]
    name = "".join(char for char in name if char.isprintable() and char not in '<>:"|?*')
    return name.strip(" .")


def content_disposition_filename(header, default="download"):
    """The name to save under: the extended one wins, paths are cut."""
    names = {}
    for key, value in PARAMETER.findall(header):
        if value.startswith('"'):
            value = re.sub(r"\\(.)", r"\1", value[1:-1])
        names[key] = value
    if "filename*" in names:
        charset, _, encoded = names["filename*"].partition("''")
        return clean(unquote(encoded, encoding=charset)) or default
    return clean(names.get("filename", "")) or default

#> content_disposition_filename('attachment; filename="report.pdf"')
#> content_disposition_filename("attachment; filename=\"x.txt\"; filename*=UTF-8''na%C3%AFve%20file.txt")
#> content_disposition_filename('attachment; filename="..\\\\..\\\\etc\\\\passwd"')
#> content_disposition_filename("inline")
#> content_disposition_filename('attachment; filename=" . "', default="file.bin")
#> content_disposition_filename('attachment; filename="a \\"b\\" c?.txt"')

### user_agent_family_counts
import re
from collections import Counter

FAMILIES = (
    ("bot", re.compile(r"bot|crawler|spider", re.I)),
    ("edge", re.compile(r"Edg/(\d+)")),
    ("chrome", re.compile(r"Chrome/(\d+)")),
    ("firefox", re.compile(r"Firefox/(\d+)")),
    ("safari", re.compile(r"Version/(\d+).*Safari")),
)


def family(agent):
    for name, pattern in FAMILIES:
        match = pattern.search(agent)
        if match is None:
            continue
        version = match.group(1) if pattern.groups else ""
        return f"{name} {version}".strip()
    return "other"


def user_agent_family_counts(agents: list[str], least: int = 1) -> dict[str, int]:
    counts = Counter(family(agent) for agent in agents)
    return {name: count for name, count in sorted(counts.items()) if count >= least}

#> user_agent_family_counts(["Mozilla/5.0 Chrome/120.0 Safari/537", "Mozilla/5.0 Chrome/120.1 Edg/120.0", "Mozilla/5.0 Firefox/121.0", "GoogleBot/2.1", "curl/8.0"])
#> user_agent_family_counts(["Chrome/99 x", "Chrome/99 y", "Chrome/100 z"], least=2)
#> user_agent_family_counts([])
#> user_agent_family_counts(["Mozilla Version/17.1 Mobile Safari/604", "Baiduspider", "bingbot"])
#> user_agent_family_counts(["", "", "Firefox/x"])

### rest_pagination_collects
class Api:
    def __init__(self, total, flaky=()):
        self.total, self.flaky = total, set(flaky)
        self.calls = 0

    def page(self, number, size):
        self.calls += 1
        if number in self.flaky:
            self.flaky.discard(number)
            raise ConnectionError(f"page {number}")
        first = (number - 1) * size
        items = list(range(first, min(first + size, self.total)))
        return {"items": items, "next": number + 1 if first + size < self.total else None}


def rest_pagination_collects(total, size, flaky=(), retries=1):
    api = Api(total, flaky)
    items, number = [], 1
    while number is not None:
        for attempt in range(retries + 1):
            try:
                answer = api.page(number, size)
                break
            except ConnectionError:
                if attempt == retries:
                    raise
        items += answer["items"]
        number = answer["next"]
    return len(items), api.calls

#> rest_pagination_collects(10, 3, flaky=(2, 4))
#> rest_pagination_collects(0, 5)
#> rest_pagination_collects(7, 7)
#> rest_pagination_collects(9, 4, flaky=(3,), retries=0)
#> rest_pagination_collects(21, 5, flaky=(1, 5), retries=2)

### path_template_extract
import re
from datetime import datetime

PLACEHOLDER = re.compile(r"\{(\w+)(?::(\w+))?\}")
TYPES = {"int": (r"\d+", int), "date": (r"\d{8}", lambda t: datetime.strptime(t, "%Y%m%d").date().isoformat()), "str": (r"[^/_]+", str)}


def compile_template(template):
    pattern, last, converters = "", 0, {}
    for match in PLACEHOLDER.finditer(template):
        name, kind = match[1], match[2] or "str"
        pattern += re.escape(template[last:match.start()]) + f"(?P<{name}>{TYPES[kind][0]})"
        converters[name] = TYPES[kind][1]
        last = match.end()
    return re.compile(pattern + re.escape(template[last:])), converters


def path_template_extract(template, paths):
    """Values by name for the paths that fit '{site}/{day:date}_{n:int}.csv'."""
    regex, converters = compile_template(template)
    rows = []
    for path in paths:
        match = regex.fullmatch(path)
        if match:
            rows.append({name: converters[name](text) for name, text in match.groupdict().items()})
    return rows

#> path_template_extract("{site}/{day:date}_{n:int}.csv", ["oslo/20240301_7.csv", "bergen/20240229_12.csv", "readme.md"])
#> path_template_extract("v{major:int}.{minor:int}", ["v1.20", "v1", "v2.3"])
#> path_template_extract("plain.txt", ["plain.txt", "plainxtxt"])
#> path_template_extract("{d:date}", ["20240230"])
#> path_template_extract("{a}_{b}", [])
#> path_template_extract("{a:float}", ["1.5"])

### archive_members_plan
from pathlib import PurePosixPath


class ArchiveError(Exception):
    pass


def strip_components(path, count):
    parts = PurePosixPath(path).parts[count:]
    return str(PurePosixPath(*parts)) if parts else None


def archive_members_plan(members, strip=0, include=("*",), prefix=""):
    plan, taken = {}, {}
    for member in members:
        if member.endswith("/"):
            continue
        if not any(PurePosixPath(member).match(pattern) for pattern in include):
            continue
        target = strip_components(member, strip)
        if target is None:
            continue
        target = str(PurePosixPath(prefix) / target)
        if target in taken:
            raise ArchiveError(f"{member} and {taken[target]} both give {target}")
        taken[target] = member
        plan[member] = target
    return plan

#> archive_members_plan(["pkg-1.0/", "pkg-1.0/setup.py", "pkg-1.0/src/a.py", "pkg-1.0/doc/a.txt"], strip=1, include=("*.py",), prefix="build")
#> archive_members_plan(["a/x.txt", "b/x.txt"], strip=1)
#> archive_members_plan(["top.txt", "d/e.txt"], strip=1)
#> archive_members_plan([])
#> archive_members_plan(["m/n.md", "m/o.rst", "m/p.md"], include=("n.*", "m/p.md"))

### symlink_resolution
class LinkLoop(OSError):
    pass


def symlink_resolution(links, path, limit=8):
    """Follow symbolic links in any part of a path; links is {path: target}."""
    followed = 0
    done = ""
    rest = path.strip("/").split("/")
    while rest:
        part = rest.pop(0)
        if part == "..":
            done = done.rpartition("/")[0]
            continue
        current = f"{done}/{part}"
        target = links.get(current)
        if target is None:
            done = current
            continue
        followed += 1
        if followed > limit:
            raise LinkLoop(path)
        if target.startswith("/"):
            done = ""
        rest = [p for p in target.split("/") if p] + rest
    return done or "/"

#> symlink_resolution({"/bin": "/usr/bin", "/usr/bin/python": "python3", "/usr/bin/python3": "../lib/py/bin"}, "/bin/python")
#> symlink_resolution({"/a": "/b", "/b": "/a"}, "/a/x")
#> symlink_resolution({}, "/plain/file")
#> symlink_resolution({"/data": "/mnt/disk"}, "/data/../data/x")
#> symlink_resolution({"/w/latest": "releases/9"}, "/w/latest/log.txt")

### directory_listing_sorted
from typing import NamedTuple


class Entry(NamedTuple):
    name: str
    size: int
    folder: bool


def parse(text):
    name, _, size = text.partition(":")
    return Entry(name.rstrip("/"), int(size or 0), name.endswith("/"))


KEYS = {"name": lambda e: e.name.lower(), "size": lambda e: e.size, "type": lambda e: (e.name.rpartition(".")[2].lower(), e.name)}


def directory_listing_sorted(entries, by="name", hidden=False, reverse=False):
    items = [parse(entry) for entry in entries.split()]
    if not hidden:
        items = [item for item in items if not item.name.startswith(".")]
    folders = sorted((i for i in items if i.folder), key=KEYS["name"])
    files = sorted((i for i in items if not i.folder), key=KEYS[by], reverse=reverse)
    return [item.name + ("/" if item.folder else "") for item in folders + files]

#> directory_listing_sorted("zoo/ b.txt:5 A.md:9 .git/ docs/ c.md:1")
#> directory_listing_sorted("b.txt:5 A.md:9 c.md:1", by="size", reverse=True)
#> directory_listing_sorted(".env:1 x:2", hidden=True)
#> directory_listing_sorted("b.txt:5 A.md:9 c.md:1 d.txt:0", by="type")
#> directory_listing_sorted("a:1", by="date")

### download_manifest_progress
class Download:
    def __init__(self, url, size):
        self.url, self.size, self.got = url, size, 0

    def receive(self, count):
        self.got = min(self.size, self.got + count)

    @property
    def done(self):
        return self.got == self.size


class Manager:
    def __init__(self, downloads, slots):
        self.waiting = list(downloads)
        self.active = []
        self.finished = []
        self.slots = slots

    def tick(self, bandwidth):
        while self.waiting and len(self.active) < self.slots:
            self.active.append(self.waiting.pop(0))
        share = bandwidth // len(self.active)
        for download in list(self.active):
            download.receive(share)
            if download.done:
                self.active.remove(download)
                self.finished.append(download.url)


def download_manifest_progress(manifest: str, slots: int = 2, bandwidth: int = 10) -> tuple:
    """Seconds until all is there, and the order of arrival; 'name size' pairs."""
    downloads = [Download(name, int(size)) for name, size in (line.split() for line in manifest.split(","))]
    manager = Manager(downloads, slots)
    seconds = 0
    while manager.waiting or manager.active:
        manager.tick(bandwidth)
        seconds += 1
    return seconds, manager.finished

#> download_manifest_progress("a 20, b 5, c 12")
#> download_manifest_progress("a 20, b 5, c 12", slots=1, bandwidth=7)
#> download_manifest_progress("x 1")
#> download_manifest_progress("p 30, q 30, r 1, s 1", slots=4, bandwidth=40)
#> download_manifest_progress("p many")

### cookie_consent_filter
CATEGORIES = {"sid": "needed", "csrf": "needed", "_ga": "statistics", "_fbp": "marketing", "lang": "comfort"}


def category(name):
    for prefix, kind in CATEGORIES.items():
        if name == prefix or name.startswith(prefix + "_"):
            return kind
    return "unknown"


def parse_cookies(header):
    for part in header.split(";"):
        name, equals, value = part.strip().partition("=")
        if equals:
            yield name, value


def cookie_consent_filter(header: str, consent) -> tuple:
    """The cookie header with only what the visitor agreed to; needed ones always stay."""
    allowed = {"needed", *consent}
    kept, dropped = [], 0
    for name, value in parse_cookies(header):
        if category(name) in allowed:
            kept.append(f"{name}={value}")
        else:
            dropped += 1
    return "; ".join(kept), dropped

#> cookie_consent_filter("sid=abc; _ga=GA1.2; _ga_X7=3; lang=de; _fbp=fb.1; theme=dark", ["statistics"])
#> cookie_consent_filter("sid=abc; csrf=x=y; flag", [])
#> cookie_consent_filter("", ["marketing"])
#> cookie_consent_filter("lang=en; lang_alt=fr; language=xx", ("comfort",))
#> cookie_consent_filter("a=1; b=2", ["unknown"])

### sitemap_priorities_xml
from urllib.parse import urlsplit

FREQUENCY = ((0, "daily"), (1, "weekly"), (3, "monthly"))


def depth_of(url):
    return len([part for part in urlsplit(url).path.split("/") if part])


def frequency(depth):
    result = FREQUENCY[0][1]
    for limit, name in FREQUENCY:
        if depth >= limit:
            result = name
    return result


def sitemap_priorities_xml(urls, host):
    entries = []
    for url in urls:
        if urlsplit(url).hostname != host:
            continue
        depth = depth_of(url)
        priority = max(0.1, round(1.0 - 0.2 * depth, 1))
        entries.append((-priority, urlsplit(url).path or "/", frequency(depth)))
    return [f"{path} {-priority} {often}" for priority, path, often in sorted(entries)]

#> sitemap_priorities_xml(["https://s.example/", "https://s.example/blog/2024/03/post", "https://s.example/shop", "https://x.example/"], "s.example")
#> sitemap_priorities_xml(["https://s.example", "https://s.example/a/b/c/d/e/f/g"], "s.example")
#> sitemap_priorities_xml([], "s.example")
#> sitemap_priorities_xml(["/relative/path"], "s.example")
#> sitemap_priorities_xml(["http://h/b", "http://h/a", "http://h/a/c"], "h")

### api_rate_headers_wait
def header_int(headers, name):
    for key, value in headers.items():
        if key.lower() == name.lower():
            return int(value)
    return None


def api_rate_headers_wait(responses: list, now: int = 0) -> int:
    """Seconds a polite client waits in total: Retry-After first, else until the reset when nothing remains."""
    waited = 0
    for status, headers in responses:
        now += 1
        pause = 0
        if status in (429, 503):
            pause = header_int(headers, "retry-after")
            if pause is None:
                pause = 30
        elif header_int(headers, "x-remaining") == 0:
            reset = header_int(headers, "x-reset")
            pause = max(0, (reset or now) - now)
        now += pause
        waited += pause
    return waited

#> api_rate_headers_wait([(200, {"X-Remaining": "1"}), (200, {"X-Remaining": "0", "X-Reset": "60"}), (429, {"Retry-After": "5"}), (503, {})])
#> api_rate_headers_wait([(200, {}), (404, {"x-remaining": "7"})])
#> api_rate_headers_wait([])
#> api_rate_headers_wait([(200, {"X-Remaining": "0"}), (200, {"X-REMAINING": "0", "x-reset": "10"})], now=100)
#> api_rate_headers_wait([(429, {"Retry-After": "Fri, 01 Mar"})])

### email_addresses_in_headers
import re

ADDRESS = re.compile(r'(?:"?([^"<,]*?)"?\s*)<([^<>\s]+@[^<>\s]+)>|([^<>\s,]+@[^<>\s,]+)')


def addresses(text):
    for name, angle, bare in ADDRESS.findall(text):
        address = (angle or bare).lower()
        yield name.strip() or address.split("@")[0], address


def email_addresses_in_headers(headers, own=()):
    """Whom to answer: reply-to or from first, then to and cc, each once and never ourselves."""
    first = headers.get("reply-to") or headers.get("from", "")
    found = {}
    for source in (first, headers.get("to", ""), headers.get("cc", "")):
        for name, address in addresses(source):
            if address in own or address in found:
                continue
            found[address] = name
    return [f"{name} <{address}>" for address, name in found.items()]

#> email_addresses_in_headers({"from": "Ida Holm <Ida@x.org>", "to": "me@y.org, \"Ek, Bo\" <bo@x.org>", "cc": "ida@x.org"}, own=("me@y.org",))
#> email_addresses_in_headers({"from": "a@b.c", "reply-to": "List <l@b.c>"})
#> email_addresses_in_headers({})
#> email_addresses_in_headers({"to": "nobody"})
#> email_addresses_in_headers({"from": "x@y", "to": "X@Y, z@y", "cc": "Zed <z@y>"})
