### canonical_url_form
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit, urlunsplit

PORTS = {"http": 80, "https": 443}
TRACKING = ("utm_", "fbclid", "gclid")


def clean_path(path):
    parts = []
    for part in path.split("/"):
        if part == "..":
            if len(parts) > 1:
                parts.pop()
        elif part != ".":
            parts.append(quote(unquote(part)))
    return "/".join(parts) or "/"


def clean_query(query):
    pairs = [(k, v) for k, v in parse_qsl(query) if not k.startswith(TRACKING)]
    return urlencode(sorted(pairs))


def canonical_url_form(url: str) -> str:
    parts = urlsplit(url.strip())
    if parts.scheme not in PORTS:
        raise ValueError(f"not a web address: {url}")
    host = parts.hostname
    if parts.port and parts.port != PORTS[parts.scheme]:
        host += f":{parts.port}"
    return urlunsplit((parts.scheme, host, clean_path(parts.path), clean_query(parts.query), ""))

#> canonical_url_form("HTTPS://Example.org:443/a/./b/../c?z=1&utm_source=x&a=2#top")
#> canonical_url_form("http://shop.example:8080/%7Eida/caf%C3%A9")
#> canonical_url_form("http://example.org")
#> canonical_url_form("mailto:ida@example.org")
#> canonical_url_form("https://x.example/../../secret?gclid=77")

### same_origin_links_only
from urllib.parse import urljoin, urlsplit


def origin(url):
    parts = urlsplit(url)
    default = {"http": 80, "https": 443}.get(parts.scheme)
    return parts.scheme, parts.hostname, parts.port or default


def same_origin_links_only(page, links):
    home = origin(page)
    for link in links:
        link = link.strip()
        if not link or link.startswith(("#", "javascript:")):
            continue
        target = urljoin(page, link)
        if origin(target) != home:
            return False
    return True

#> same_origin_links_only("https://docs.example.org/guide/", ["intro.html", "/index", "#top", "https://docs.example.org:443/x"])
#> same_origin_links_only("https://docs.example.org/guide/", ["intro.html", "//cdn.example.org/a.js"])
#> same_origin_links_only("http://a.example", ["https://a.example/login"])
#> same_origin_links_only("http://a.example:8080/", ["", " ?page=2 ", "javascript:void(0)", "../up"])
#> same_origin_links_only("http://a.example:8080/", ["http://a.example/"])
#> same_origin_links_only("https://a.example/x/", ["1", "2", "#3", "/4", "https://a.example/5", "?6", "", "../7", "javascript:8", "https://a.example:443/9"])

### media_types_by_preference
def quality(params):
    for param in params:
        name, _, value = param.partition("=")
        if name.strip() == "q":
            try:
                return max(0.0, min(1.0, float(value)))
            except ValueError:
                return 0.0
    return 1.0


def specificity(media):
    kind, _, sub = media.partition("/")
    return (kind != "*") + (sub != "*")


def media_types_by_preference(header: str) -> list[str]:
    """Media types in the order of preference."""
    ranked = []
    for position, part in enumerate(header.split(",")):
        media, *params = part.split(";")
        media = media.strip().lower()
        if not media:
            continue
        q = quality(params)
        if q > 0:
            ranked.append((-q, -specificity(media), position, media))
    return [media for *_, media in sorted(ranked)]

#> media_types_by_preference("text/*;q=0.5, text/html, */*;q=0.1, application/json;q=0.9")
#> media_types_by_preference("image/png;q=0, image/webp, image/*;level=1;q=1.0")
#> media_types_by_preference("")
#> media_types_by_preference("a/b;q=high, , C/D;q=0.3, e/f;q=7")
#> media_types_by_preference("*/*, text/*, text/plain")

### http_status_is_retryable
from enum import Enum


class Kind(Enum):
    INFORMATION = 1
    SUCCESS = 2
    REDIRECT = 3
    CLIENT = 4
    SERVER = 5


RETRYABLE_CLIENT = {408, 425, 429}
NEVER = {501, 505}
IDEMPOTENT = ("GET", "HEAD", "PUT", "DELETE", "OPTIONS")


def http_status_is_retryable(method, responses, most=3):
    """Whether one more try makes sense after these responses."""
    if len(responses) >= most:
        return False
    if method.upper() not in IDEMPOTENT:
        return False
    if not responses:
        return True
    status = responses[-1]
    kind = Kind(status // 100)
    if kind is Kind.CLIENT:
        return status in RETRYABLE_CLIENT
    if kind is Kind.SERVER:
        return status not in NEVER
    return False

#> http_status_is_retryable("get", [503, 502])
#> http_status_is_retryable("GET", [503, 503, 503])
#> http_status_is_retryable("POST", [500])
#> http_status_is_retryable("PUT", [429])
#> http_status_is_retryable("HEAD", [404])
#> http_status_is_retryable("DELETE", [503, 204])
#> http_status_is_retryable("OPTIONS", [])
#> http_status_is_retryable("GET", [799])
#> http_status_is_retryable("GET", [501], most=9)
#> http_status_is_retryable("GET", [500, 502, 503, 504], most=5)

### retry_with_backoff_delays
class Unavailable(Exception):
    def __init__(self, retry_after=None):
        super().__init__(f"retry after {retry_after}")
        self.retry_after = retry_after


class FakeServer:
    def __init__(self, script):
        self.script = list(script)

    def get(self):
        outcome = self.script.pop(0)
        if outcome == "busy":
            raise Unavailable()
        if isinstance(outcome, int):
            raise Unavailable(outcome)
        return outcome


def retry_with_backoff_delays(script, tries=4, base=1):
    server = FakeServer(script)
    delays = []
    for attempt in range(tries):
        try:
            return server.get(), delays
        except Unavailable as error:
            if attempt == tries - 1:
                raise
            wait = error.retry_after
            if wait is None:
                wait = base * 2 ** attempt
            delays.append(min(wait, 30))

#> retry_with_backoff_delays(["busy", "busy", "hello"])
#> retry_with_backoff_delays(["ok"])
#> retry_with_backoff_delays([5, "busy", 120, "late"])
#> retry_with_backoff_delays(["busy"] * 4)
#> retry_with_backoff_delays([2, 2, "x"], tries=2)
#> retry_with_backoff_delays(["busy", "busy", "busy", "busy", "busy", "end"], tries=6, base=3)

### query_string_builder
from urllib.parse import quote_plus


def pairs_of(params, prefix=""):
    for key, value in params.items():
        name = f"{prefix}[{key}]" if prefix else str(key)
        if value is None:
            continue
        if isinstance(value, dict):
            yield from pairs_of(value, name)
        elif isinstance(value, (list, tuple)):
            for item in value:
                yield name + "[]", item
        elif isinstance(value, bool):
            yield name, "true" if value else "false"
        else:
            yield name, value


def query_string_builder(params):
    """Nested parameters as a query string: filter[age]=3&tags[]=x."""
    parts = []
    for name, value in pairs_of(params):
        parts.append(f"{quote_plus(name, safe='[]')}={quote_plus(str(value))}")
    return "?" + "&".join(parts) if parts else ""

#> query_string_builder({"q": "red & blue", "page": 2, "filter": {"age": {"min": 3}, "open": True}})
#> query_string_builder({"tags": ["a b", "ü"], "empty": None})
#> query_string_builder({})
#> query_string_builder({"x": None, "y": []})
#> query_string_builder({"flag": False, "r": {"s": ["1", 2], "t": None}, "u/v": "w=x"})

### nested_query_parser
import re
from urllib.parse import parse_qsl

KEY = re.compile(r"^([^\[\]]+)((?:\[[^\[\]]*\])*)$")


def store(tree, keys, value):
    head, *rest = keys
    if not rest:
        tree[head] = value
    elif rest == [""]:
        tree.setdefault(head, []).append(value)
    else:
        store(tree.setdefault(head, {}), rest, value)


def nested_query_parser(query: str) -> dict:
    """a[b]=1&c[]=2&c[]=3 as nested dicts and lists."""
    tree = {}
    for name, value in parse_qsl(query.lstrip("?"), keep_blank_values=True):
        match = KEY.match(name)
        if match is None:
            raise ValueError(f"bad parameter name: {name}")
        inner = re.findall(r"\[([^\[\]]*)\]", match.group(2))
        store(tree, [match.group(1), *inner], value)
    return tree

#> nested_query_parser("?user[name]=ida&user[tags][]=a&user[tags][]=b&page=2")
#> nested_query_parser("q=a+b%26c&empty=")
#> nested_query_parser("")
#> nested_query_parser("a[b=1")
#> nested_query_parser("x[y][z]=1&x[y][w]=2&x[v]=3")
#> nested_query_parser("a=1&a[]=2")

### route_request_dispatch
import re


def compile_route(pattern):
    names = re.findall(r"<(\w+)>", pattern)
    regex = re.sub(r"<\w+>", r"([^/]+)", pattern)
    return re.compile(f"^{regex}$"), names


class Router:
    def __init__(self):
        self.routes = []

    def add(self, method, pattern, handler):
        self.routes.append((method, *compile_route(pattern), handler))

    def dispatch(self, method, path):
        allowed = []
        for route_method, regex, names, handler in self.routes:
            match = regex.match(path)
            if not match:
                continue
            if route_method == method:
                return 200, handler(**dict(zip(names, match.groups())))
            allowed.append(route_method)
        if allowed:
            return 405, "allow: " + ", ".join(allowed)
        return 404, path


def route_request_dispatch(requests: list[str]) -> list:
    router = Router()
    router.add("GET", "/users/<name>", lambda name: f"user {name}")
    router.add("DELETE", "/users/<name>", lambda name: f"deleted {name}")
    router.add("GET", "/users/<name>/posts/<post>", lambda name, post: f"{name}#{post}")
    return [router.dispatch(*request.split()) for request in requests]

#> route_request_dispatch(["GET /users/ida", "GET /users/ida/posts/7", "PUT /users/ida"])
#> route_request_dispatch(["GET /", "POST /users/bo/posts/1"])
#> route_request_dispatch([])
#> route_request_dispatch(["DELETE /users/cy", "GET /users/cy/", "GET /users//posts/2"])
#> route_request_dispatch(["GET"])

### cookie_jar_send_header
class Cookie:
    def __init__(self, text, host):
        first, *rest = [part.strip() for part in text.split(";")]
        self.name, _, self.value = first.partition("=")
        flags = {}
        for part in rest:
            key, _, value = part.partition("=")
            flags[key.lower()] = value
        self.domain = flags.get("domain", host).lstrip(".")
        self.path = flags.get("path", "/")
        self.secure = "secure" in flags

    def fits(self, host, path, is_secure):
        if self.secure and not is_secure:
            return False
        if host != self.domain and not host.endswith("." + self.domain):
            return False
        return path.startswith(self.path)


def cookie_jar_send_header(set_headers, scheme, host, path):
    jar = [Cookie(text, "example.org") for text in set_headers]
    fitting = [c for c in jar if c.fits(host, path, scheme == "https")]
    fitting.sort(key=lambda c: -len(c.path))
    return "; ".join(f"{c.name}={c.value}" for c in fitting)

#> cookie_jar_send_header(["sid=abc; Secure", "lang=de; Path=/shop", "t=1; Domain=.example.org"], "https", "www.example.org", "/shop/cart")
#> cookie_jar_send_header(["sid=abc; Secure", "lang=de; Path=/shop"], "http", "example.org", "/shop/")
#> cookie_jar_send_header(["a=1"], "http", "other.org", "/")
#> cookie_jar_send_header([], "http", "example.org", "/")
#> cookie_jar_send_header(["a=1; Path=/x", "b=2; path=/x/y; SECURE", "c=x=y"], "https", "example.org", "/x/y/z")

### cache_control_fresh
def directives(header):
    result = {}
    for part in header.lower().split(","):
        name, sep, value = part.strip().partition("=")
        if name:
            result[name] = int(value) if sep else True
    return result


def cache_control_fresh(header: str, age: int, shared: bool = False) -> bool:
    rules = directives(header)
    if "no-store" in rules or "no-cache" in rules:
        return False
    if shared and "private" in rules:
        return False
    lifetime = rules.get("max-age", 0)
    if shared:
        lifetime = rules.get("s-maxage", lifetime)
    if "immutable" in rules:
        return True
    return age < lifetime

#> cache_control_fresh("public, max-age=600", 599)
#> cache_control_fresh("public, max-age=600", 600)
#> cache_control_fresh("max-age=10, s-maxage=100", 50, shared=True)
#> cache_control_fresh("max-age=10, s-maxage=100", 50)
#> cache_control_fresh("Private, max-age=1000", 1, True)
#> cache_control_fresh("no-cache, max-age=1000", 1)
#> cache_control_fresh("immutable", 10**9)
#> cache_control_fresh("", 0)
#> cache_control_fresh("max-age=soon", 1)
#> cache_control_fresh("public, max-age=60, s-maxage=30, stale-while-revalidate=10, must-revalidate", 45, shared=True)

### raw_http_request_parts
class BadRequest(Exception):
    pass


def parse_headers(lines):
    headers = {}
    for line in lines:
        name, colon, value = line.partition(":")
        if not colon or name != name.strip():
            raise BadRequest(f"bad header {line!r}")
        key = name.lower()
        value = value.strip()
        headers[key] = f"{headers[key]}, {value}" if key in headers else value
    return headers


def raw_http_request_parts(text):
    """Request line, headers and body of a request given as text."""
    head, _, body = text.partition("\r\n\r\n")
    first, *rest = head.split("\r\n")
    words = first.split(" ")
    if len(words) != 3 or not words[2].startswith("HTTP/"):
        raise BadRequest(f"bad request line {first!r}")
    headers = parse_headers(rest)
    length = int(headers.get("content-length", 0))
    if len(body) < length:
        raise BadRequest(f"body cut: {len(body)} of {length}")
    return {"method": words[0], "path": words[1], "headers": headers, "body": body[:length]}

#> raw_http_request_parts("GET /a?b=c HTTP/1.1\r\nHost: x.example\r\nAccept: a\r\nAccept: b\r\n\r\n")
#> raw_http_request_parts("POST / HTTP/1.0\r\nContent-Length: 5\r\n\r\nhello world")
#> raw_http_request_parts("POST / HTTP/1.0\r\nContent-Length: 50\r\n\r\nhello")
#> raw_http_request_parts("hello")
#> raw_http_request_parts("GET / HTTP/1.1\r\nBad Header\r\n\r\n")
#> raw_http_request_parts("PUT /x HTTP/1.1\r\nX-A:  1 \r\n\r\nignored")

### chunked_body_decode
def chunked_body_decode(data: bytes) -> bytes:
    body = b""
    position = 0
    while True:
        end = data.find(b"\r\n", position)
        if end < 0:
            raise EOFError("no size line")
        size_text = data[position:end].split(b";")[0]
        size = int(size_text, 16)
        start = end + 2
        if size == 0:
            return body
        chunk = data[start:start + size]
        if len(chunk) < size:
            raise EOFError(f"{size - len(chunk)} bytes missing")
        body += chunk
        position = start + size + 2

#> chunked_body_decode(b"5\r\nhello\r\n7\r\n, world\r\n0\r\n\r\n")
#> chunked_body_decode(b"a;ext=1\r\n0123456789\r\n0\r\n\r\n")
#> chunked_body_decode(b"0\r\n\r\n")
#> chunked_body_decode(b"5\r\nhel")
#> chunked_body_decode(b"3\r\nabc\r\n3\r\ndef\r\n1\r\n!\r\n0\r\n\r\n")
#> chunked_body_decode(b"4\r\nlost\r\n")

### pages_left_in_link_header
import re
from urllib.parse import parse_qs, urlsplit

LINK = re.compile(r'<([^>]+)>;\s*rel="(\w+)"')


def page_number(url):
    query = parse_qs(urlsplit(url).query)
    return int(query.get("page", ["1"])[0])


def pages_left_in_link_header(header):
    """Page numbers by relation, and how many pages are left."""
    pages = {}
    for url, relation in LINK.findall(header):
        pages[relation] = page_number(url)
    if "next" in pages and "last" in pages:
        pages["left"] = pages["last"] - pages["next"] + 1
    else:
        pages["left"] = 0
    return pages

#> pages_left_in_link_header('<https://api.example/items?page=3&per=50>; rel="next", <https://api.example/items?page=9>; rel="last"')
#> pages_left_in_link_header('<https://api.example/items?page=8>; rel="prev", <https://api.example/items>; rel="first"')
#> pages_left_in_link_header("")
#> pages_left_in_link_header('<?page=x>; rel="next"')
#> pages_left_in_link_header('</p?page=2>;rel="next",</p?page=2>; rel="last"')

### crawler_may_visit
def parse_robots(text):
    groups, agents, collecting = {}, [], False
    for line in text.splitlines():
        line = line.split("#")[0].strip()
        if ":" not in line:
            continue
        key, value = (part.strip() for part in line.split(":", 1))
        key = key.lower()
        if key == "user-agent":
            if not collecting:
                agents = []
            agents.append(value.lower())
            groups.setdefault(value.lower(), [])
            collecting = True
        elif key in ("allow", "disallow"):
            collecting = False
            for agent in agents:
                groups[agent].append((key == "allow", value))
    return groups


def crawler_may_visit(text, agent, path):
    groups = parse_robots(text)
    rules = groups.get(agent.lower(), groups.get("*", []))
    best, verdict = -1, True
    for allowed, prefix in rules:
        if prefix and path.startswith(prefix) and len(prefix) > best:
            best, verdict = len(prefix), allowed
    return verdict

#> crawler_may_visit("User-agent: *\nDisallow: /private\nAllow: /private/open\n", "anybot", "/private/open/x")
#> crawler_may_visit("User-agent: *\nDisallow: /private\nAllow: /private/open\n", "anybot", "/private/x")
#> crawler_may_visit("User-agent: a\nUser-agent: b\nDisallow: /\n\nUser-agent: *\nDisallow:\n", "B", "/index")
#> crawler_may_visit("User-agent: a\nDisallow: /\n\nUser-agent: *\nDisallow: # none\nCrawl-delay: 3", "c", "/index")
#> crawler_may_visit("", "x", "/")

### basic_auth_check
import base64
import binascii


class AuthError(Exception):
    def __init__(self, status, reason):
        super().__init__(f"{status} {reason}")
        self.status = status


def credentials(header):
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "basic":
        raise AuthError(400, f"scheme {scheme or 'missing'}")
    try:
        text = base64.b64decode(token, validate=True).decode("utf-8")
    except (binascii.Error, UnicodeDecodeError):
        raise AuthError(400, "token unreadable") from None
    user, colon, password = text.partition(":")
    if not colon:
        raise AuthError(400, "no colon")
    return user, password


def basic_auth_check(header, users):
    """The name of the user; raises AuthError when not let in."""
    user, password = credentials(header)
    if users.get(user) != password:
        raise AuthError(401, user)
    return user

#> basic_auth_check("Basic aWRhOnMzY3JldA==", {"ida": "s3cret"})
#> basic_auth_check("basic Ym86YTpi", {"bo": "a:b"})
#> basic_auth_check("Basic aWRhOnMzY3JldA==", {"ida": "other"})
#> basic_auth_check("Bearer xyz", {})
#> basic_auth_check("Basic ???", {})
#> basic_auth_check("Basic aWRh", {})
#> basic_auth_check("BASIC b3R0bzo=", {"otto": ""})
#> basic_auth_check("Basic enXDqTrDqQ==", {"zu\u00e9": "\u00e9"})

### ip_address_in_networks
def to_int(address):
    value = 0
    for part in address.split("."):
        number = int(part)
        if number > 255:
            raise ValueError(f"bad address {address}")
        value = value * 256 + number
    return value


def in_network(address, network):
    base, _, bits = network.partition("/")
    shift = 32 - int(bits or 32)
    return to_int(address) >> shift == to_int(base) >> shift


def ip_address_in_networks(address, allow, deny=()):
    """Allowed by one network and denied by none."""
    for network in deny:
        if in_network(address, network):
            return False
    for network in allow:
        if in_network(address, network):
            return True
    return False

#> ip_address_in_networks("10.2.3.4", ["192.168.0.0/16", "10.0.0.0/8"])
#> ip_address_in_networks("10.2.3.4", ["10.0.0.0/8"], deny=["10.2.3.0/24"])
#> ip_address_in_networks("8.8.8.8", ["8.8.4.4", "10.0.0.0/8"])
#> ip_address_in_networks("8.8.8.8", ["8.8.8.8"], ["172.16.0.0/12"])
#> ip_address_in_networks("300.1.1.1", ["0.0.0.0/0"])
#> ip_address_in_networks("1.2.3.4", [])
#> ip_address_in_networks("172.20.3.9", ["10.0.0.0/8", "192.168.0.0/16", "172.16.0.0/12"], deny=["172.20.4.0/24", "172.20.3.8", "8.8.8.8"])

### url_template_expand
import re
from urllib.parse import quote

EXPRESSION = re.compile(r"\{([?&/]?)([\w,]+)\}")


def expand_one(operator, names, values):
    present = [(n, str(values[n])) for n in names if values.get(n) is not None]
    if operator in ("?", "&"):
        if not present:
            return ""
        return operator + "&".join(f"{n}={quote(v, safe='')}" for n, v in present)
    if operator == "/":
        return "".join("/" + quote(v, safe="") for _, v in present)
    return ",".join(quote(v, safe="") for _, v in present)


def url_template_expand(template: str, values: dict) -> str:
    result, last = "", 0
    for match in EXPRESSION.finditer(template):
        result += template[last:match.start()]
        result += expand_one(match[1], match[2].split(","), values)
        last = match.end()
    return result + template[last:]

#> url_template_expand("/repos{/owner,repo}/issues{?state,page}", {"owner": "ida", "repo": "a b", "page": 2})
#> url_template_expand("/search?fixed=1{&q,lang}", {"q": "x&y", "lang": "de"})
#> url_template_expand("/plain", {"unused": 1})
#> url_template_expand("/{a}/{b,c}{?d}", {"a": 1, "b": 2, "c": 3})
#> url_template_expand("{/p,q}{?r}", {"p": "x/y"})

### visitor_sessions_from_hits
def visitor_sessions_from_hits(hits: list, timeout: int = 30) -> int:
    last_seen = {}
    sessions = 0
    bots = set()
    for minute, visitor, agent in sorted(hits):
        if "bot" in agent.lower() or visitor in bots:
            bots.add(visitor)
            continue
        if visitor not in last_seen or minute - last_seen[visitor] > timeout:
            sessions += 1
        last_seen[visitor] = minute
    return sessions

#> visitor_sessions_from_hits([(0, "a", "Firefox"), (10, "a", "Firefox"), (45, "a", "Firefox"), (12, "b", "Safari"), (13, "c", "GoogleBot/2")])
#> visitor_sessions_from_hits([(5, "x", "curl"), (6, "x", "robot"), (90, "x", "curl")], timeout=10)
#> visitor_sessions_from_hits([])
#> visitor_sessions_from_hits([(60, "v", "Edge"), (30, "v", "Edge"), (0, "v", "Edge"), (91, "v", "Edge"), (200, "v", "Edge")])
#> visitor_sessions_from_hits([(1, "p", "W3M"), (1, "q", "W3M"), (1, "r", "W3M"), (2, "p", "W3M")], 0)
#> visitor_sessions_from_hits([(0, "a", "FF"), (1, "b", "FF"), (2, "a", "FF"), (40, "b", "FF"), (41, "a", "FF"), (42, "x", "bot"), (60, "a", "FF"), (95, "b", "FF"), (200, "a", "FF")])

### referer_hosts_ranked
from collections import Counter
from urllib.parse import urlsplit

ALIASES = {"m.": "", "www.": "", "amp.": ""}


def host_of(url):
    host = (urlsplit(url).hostname or "").lower()
    for prefix, replacement in ALIASES.items():
        if host.startswith(prefix):
            host = replacement + host[len(prefix):]
    return host


def referer_hosts_ranked(referers: list[str], own: tuple = (), top: int = 3) -> list:
    counts = Counter()
    for referer in referers:
        host = host_of(referer)
        if not host:
            counts["(direct)"] += 1
        elif host not in own:
            counts[host] += 1
    ranking = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    return ranking[:top]

#> referer_hosts_ranked(["https://www.search.example/q?x", "https://m.search.example/", "-", "http://news.example/a", "https://me.example/"], own=("me.example",))
#> referer_hosts_ranked(["", "", "https://AMP.paper.example/story"], top=1)
#> referer_hosts_ranked([])
#> referer_hosts_ranked(["http://a.example", "http://b.example", "http://c.example", "http://d.example"])
#> referer_hosts_ranked(["http://me.example:81/x", "ftp://files.example"], ("me.example",), 5)

### multipart_form_fields
import re

NAME = re.compile(r'name="([^"]*)"')
FILENAME = re.compile(r'filename="([^"]*)"')


def multipart_form_fields(body, boundary):
    fields = {}
    delimiter = "--" + boundary
    for part in body.split(delimiter)[1:]:
        if part.startswith("--"):
            break
        head, _, content = part.lstrip("\n").partition("\n\n")
        name = NAME.search(head)
        if name is None:
            raise ValueError("part without a name")
        content = content.removesuffix("\n")
        file = FILENAME.search(head)
        if file:
            fields[name.group(1)] = (file.group(1), len(content))
        else:
            fields[name.group(1)] = content
    else:
        raise ValueError("no closing boundary")
    return fields

#> multipart_form_fields('--x1\nContent-Disposition: form-data; name="title"\n\nHello\nWorld\n--x1\nContent-Disposition: form-data; name="doc"; filename="a.txt"\n\n12345\n--x1--\n', "x1")
#> multipart_form_fields("--b--", "b")
#> multipart_form_fields('--b\nContent-Disposition: form-data; name="q"\n\n\n--b--', "b")
#> multipart_form_fields("--b\nContent-Type: text/plain\n\nx\n--b--", "b")
#> multipart_form_fields('--b\nX; name="k"\n\nv\n', "b")

### etag_precondition_result
def parse_tags(header):
    if header.strip() == "*":
        return {"*"}
    tags = set()
    for tag in header.split(","):
        tag = tag.strip().removeprefix("W/")
        if len(tag) < 2 or tag[0] != '"' or tag[-1] != '"':
            raise ValueError(f"bad entity tag {tag}")
        tags.add(tag.strip('"'))
    return tags


def etag_precondition_result(method, current, headers):
    """200, 304 or 412 by If-Match and If-None-Match; current is None when nothing is there."""
    if "if-match" in headers:
        wanted = parse_tags(headers["if-match"])
        matches = current is not None and ("*" in wanted or current in wanted)
        if not matches:
            return 412
    if "if-none-match" in headers:
        known = parse_tags(headers["if-none-match"])
        matches = current is not None and ("*" in known or current in known)
        if matches:
            return 304 if method in ("GET", "HEAD") else 412
    return 200

#> etag_precondition_result("GET", "v7", {"if-none-match": '"v6", W/"v7"'})
#> etag_precondition_result("PUT", "v7", {"if-match": '"v6"'})
#> etag_precondition_result("PUT", "v7", {"if-match": '"v7"'})
#> etag_precondition_result("PUT", None, {"if-none-match": "*"})
#> etag_precondition_result("PUT", "v1", {"if-none-match": "*"})
#> etag_precondition_result("GET", "v1", {"if-none-match": "v1"})
#> etag_precondition_result("DELETE", None, {"if-match": "*"})

### async_fetch_all_pages
import asyncio

PAGES = {"/a": ("alpha", ["/b", "/c"]), "/b": ("beta", ["/c", "/d"]), "/c": ("gamma", []), "/d": ("delta", ["/a", "/x"])}


class NotFound(Exception):
    pass


async def fetch(path):
    await asyncio.sleep(0)
    if path not in PAGES:
        raise NotFound(path)
    return PAGES[path]


async def crawl(start, limit):
    seen, waiting, titles = {start}, [start], {}
    while waiting and len(titles) < limit:
        path = waiting.pop(0)
        try:
            title, links = await fetch(path)
        except NotFound:
            titles[path] = None
            continue
        titles[path] = title
        for link in links:
            if link not in seen:
                seen.add(link)
                waiting.append(link)
    return titles


def async_fetch_all_pages(start, limit=10):
    return asyncio.run(crawl(start, limit))

#> async_fetch_all_pages("/a")
#> async_fetch_all_pages("/d", limit=2)
#> async_fetch_all_pages("/c")
#> async_fetch_all_pages("/nowhere")
#> async_fetch_all_pages("/b", 3)

### signed_url_verifies
import hashlib
import hmac
from urllib.parse import parse_qsl, urlencode, urlsplit


def signature(path, pairs, secret):
    message = path + "?" + urlencode(sorted(pairs))
    digest = hmac.new(secret.encode(), message.encode(), hashlib.sha256)
    return digest.hexdigest()[:12]


def sign(url, secret):
    parts = urlsplit(url)
    mark = signature(parts.path, parse_qsl(parts.query), secret)
    separator = "&" if parts.query else "?"
    return f"{url}{separator}sig={mark}"


def signed_url_verifies(url: str, secret: str, tamper: tuple | None = None) -> bool:
    signed = sign(url, secret)
    if tamper:
        signed = signed.replace(*tamper)
    parts = urlsplit(signed)
    given, rest = None, []
    for key, value in parse_qsl(parts.query):
        if key == "sig":
            given = value
        else:
            rest.append((key, value))
    if given is None:
        return False
    return hmac.compare_digest(given, signature(parts.path, rest, secret))

#> signed_url_verifies("/files/report.pdf?user=7&until=1700000000", "k3y")
#> signed_url_verifies("/files/report.pdf?user=7&until=1700000000", "k3y", tamper=("user=7", "user=8"))
#> signed_url_verifies("/plain", "s")
#> signed_url_verifies("/plain", "s", ("sig", "other"))
#> signed_url_verifies("/a?b=1&c=2", "s", ("b=1&c=2", "c=2&b=1"))

### shorten_link_codes
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
BASE = len(ALPHABET)


def encode(number):
    code = ""
    while True:
        number, digit = divmod(number, BASE)
        code = ALPHABET[digit] + code
        if number == 0:
            return code


class Shortener:
    def __init__(self, start=1000):
        self.next = start
        self.codes = {}

    def shorten(self, url):
        key = url.rstrip("/").lower()
        if key not in self.codes:
            self.codes[key] = encode(self.next)
            self.next += 7
        return self.codes[key]

    def expand(self, code):
        for url, known in self.codes.items():
            if known == code:
                return url
        raise KeyError(code)


def shorten_link_codes(urls: list[str], lookup: str | None = None):
    shortener = Shortener()
    codes = [shortener.shorten(url) for url in urls]
    if lookup is not None:
        return shortener.expand(lookup)
    return codes

#> shorten_link_codes(["https://a.example/x", "https://A.example/x/", "https://b.example"])
#> shorten_link_codes(["https://a.example/x", "https://b.example"], lookup="33h")
#> shorten_link_codes([])
#> shorten_link_codes(["http://q"], "zzz")
#> shorten_link_codes([f"http://site{i}.example" for i in range(5)])
