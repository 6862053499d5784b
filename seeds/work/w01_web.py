### build_pagination_meta
def build_pagination_meta(total_items, page, per_page=20):
    """Return the pagination block that goes in the JSON response."""
    pages = max(1, -(-total_items // per_page))
    page = min(max(page, 1), pages)
    meta = {"page": page, "pages": pages, "total": total_items}
    if page > 1:
        meta["prev"] = page - 1
    if page < pages:
        meta["next"] = page + 1
    return meta

#> build_pagination_meta(95, 1)
#> build_pagination_meta(95, 99, per_page=10)
#> build_pagination_meta(0, 1)
#> build_pagination_meta(41, 2, per_page=20)
#> build_pagination_meta(7, -3, 2)

### page_window_links
def page_window_links(current, last, width=2):
    links = []
    previous = 0
    for n in range(1, last + 1):
        near = abs(n - current) <= width
        if n in (1, last) or near:
            if previous and n - previous > 1:
                links.append("...")
            links.append(f"[{n}]" if n == current else str(n))
            previous = n
    return " ".join(links)

#> page_window_links(6, 12)
#> page_window_links(1, 1)
#> page_window_links(1, 9, width=1)
#> page_window_links(12, 12, 0)
#> page_window_links(3, 0)

### negotiate_content_type
def negotiate_content_type(accept, available):
    ranked = []
    for part in accept.split(","):
        media, *params = [p.strip() for p in part.split(";")]
        quality = 1.0
        for param in params:
            key, _, value = param.partition("=")
            if key == "q":
                quality = float(value)
        ranked.append((quality, media))
    ranked.sort(key=lambda pair: -pair[0])
    for quality, media in ranked:
        if quality == 0:
            continue
        if media == "*/*":
            return available[0]
        if media in available:
            return media
    return None

#> negotiate_content_type("text/html,application/json;q=0.9", ["application/json"])
#> negotiate_content_type("application/xml, */*;q=0.1", ["text/csv", "text/plain"])
#> negotiate_content_type("image/png;q=0", ["image/png"])
#> negotiate_content_type("text/plain;q=0.2;level=1, text/html;q=0.7", ["text/plain", "text/html"])
#> negotiate_content_type("", ["text/html"])

### check_signup_form
def check_signup_form(form: dict) -> list:
    errors = []
    username = form.get("username", "").strip()
    if not 3 <= len(username) <= 16:
        errors.append("username: must be 3-16 characters")
    elif not username.replace("_", "").isalnum():
        errors.append("username: letters, digits and _ only")
    if "@" not in form.get("email", ""):
        errors.append("email: not an address")
    password = form.get("password", "")
    if len(password) < 8:
        errors.append("password: too short")
    if password != form.get("confirm"):
        errors.append("confirm: does not match")
    return errors

#> check_signup_form({"username": "mara_92", "email": "mara@post.io", "password": "s3cretpass", "confirm": "s3cretpass"})
#> check_signup_form({})
#> check_signup_form({"username": "bad name!", "email": "x@y", "password": "longenough1", "confirm": "other"})
#> check_signup_form({"username": " jo ", "email": "jo.example.com", "password": "pw", "confirm": "pw"})
#> check_signup_form({"username": "averyveryverylongname", "email": "a@b.c", "password": "12345678", "confirm": "12345678"})

### status_line_for_code
REASONS = {200: "OK", 201: "Created", 204: "No Content", 301: "Moved Permanently",
           400: "Bad Request", 404: "Not Found", 500: "Internal Server Error"}
CLASSES = ["Informational", "Success", "Redirect", "Client Error", "Server Error"]


def status_line_for_code(code, version="1.1"):
    if not 100 <= code < 600:
        raise ValueError(f"invalid status code: {code}")
    reason = REASONS.get(code)
    if reason is None:
        reason = "Unknown " + CLASSES[code // 100 - 1]
    return f"HTTP/{version} {code} {reason}"

#> status_line_for_code(200)
#> status_line_for_code(418, version="2")
#> status_line_for_code(99)
#> status_line_for_code(503)
#> status_line_for_code(301, "1.0")

### parse_cookie_header_pairs
def parse_cookie_header_pairs(header):
    cookies = {}
    for chunk in header.split(";"):
        if "=" not in chunk:
            continue
        name, value = chunk.strip().split("=", 1)
        if len(value) >= 2 and value[0] == value[-1] == '"':
            value = value[1:-1]
        # first one wins, as most frameworks do
        cookies.setdefault(name, value)
    return cookies

#> parse_cookie_header_pairs("sid=38afes7a8; theme=dark")
#> parse_cookie_header_pairs("")
#> parse_cookie_header_pairs('token="a=b"; token=zzz; flag')
#> parse_cookie_header_pairs("cart=;lang=de-AT ; x=\"")
#> parse_cookie_header_pairs("_ga=GA1.2.33; consent=\"yes\"")

### set_cookie_string
def set_cookie_string(name, value, *, max_age=None, secure=False, path="/"):
    attrs = [f"{name}={value}", f"Path={path}"]
    if max_age is not None:
        attrs.append(f"Max-Age={int(max_age)}")
    if secure:
        attrs += ["Secure", "HttpOnly"]
    return "; ".join(attrs)

#> set_cookie_string("sid", "9f31")
#> set_cookie_string("cart", "3-items", max_age=3600.9)
#> set_cookie_string("auth", "", max_age=0, secure=True)
#> set_cookie_string("lang", "pt-BR", path="/shop")
#> set_cookie_string("t", "x", secure=True, path="")

### match_route_template
def match_route_template(template, path):
    want = template.strip("/").split("/")
    have = path.strip("/").split("/")
    if len(want) != len(have):
        return None
    params = {}
    for w, h in zip(want, have):
        if w.startswith("{") and w.endswith("}"):
            name, _, kind = w[1:-1].partition(":")
            if kind == "int":
                if not h.isdigit():
                    return None
                h = int(h)
            params[name] = h
        elif w != h:
            return None
    return params

#> match_route_template("/users/{id:int}/posts", "/users/42/posts/")
#> match_route_template("/users/{id:int}", "/users/me")
#> match_route_template("/files/{name}", "/files/report.pdf")
#> match_route_template("/about", "/contact")
#> match_route_template("/a/{b}/{c:int}", "/a/x")
#> match_route_template("/", "")

### dispatch_first_route
def dispatch_first_route(routes, method, path):
    allowed = set()
    for verb, prefix, handler in routes:
        if not path.startswith(prefix):
            continue
        if verb == method or verb == "*":
            return 200, handler
        allowed.add(verb)
    if allowed:
        return 405, ", ".join(sorted(allowed))
    return 404, None

#> dispatch_first_route([("GET", "/api/items", "list_items"), ("POST", "/api/items", "add_item")], "POST", "/api/items")
#> dispatch_first_route([("GET", "/login", "form"), ("POST", "/login", "submit")], "DELETE", "/login")
#> dispatch_first_route([], "GET", "/")
#> dispatch_first_route([("*", "/static", "files"), ("GET", "/", "home")], "HEAD", "/static/app.css")
#> dispatch_first_route([("GET", "/blog", "blog")], "GET", "/shop")

### querystring_to_filters
OPS = {"gte": ">=", "lte": "<=", "gt": ">", "lt": "<", "ne": "!="}


def querystring_to_filters(qs):
    clauses, values = [], []
    for pair in filter(None, qs.lstrip("?").split("&")):
        key, _, value = pair.partition("=")
        field, _, op = key.partition("__")
        clauses.append(f"{field} {OPS.get(op, '=')} ?")
        values.append(int(value) if value.lstrip("-").isdigit() else value)
    return " AND ".join(clauses), values

#> querystring_to_filters("?price__gte=10&color=red")
#> querystring_to_filters("")
#> querystring_to_filters("stock__gt=-5&&brand__ne=acme")
#> querystring_to_filters("flag")
#> querystring_to_filters("?size__foo=xl&year__lt=1999")

### encode_query_sorted
SAFE = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~")


def quote_component(text):
    out = ""
    for byte in text.encode("utf-8"):
        ch = chr(byte)
        out += ch if ch in SAFE else f"%{byte:02X}"
    return out


def encode_query_sorted(params):
    pairs = []
    for key in sorted(params):
        value = params[key]
        if value is None:
            continue
        values = value if isinstance(value, list) else [value]
        pairs.extend(f"{quote_component(key)}={quote_component(str(v))}" for v in values)
    return "&".join(pairs)

#> encode_query_sorted({"q": "rain coat", "page": 2})
#> encode_query_sorted({})
#> encode_query_sorted({"tag": ["a&b", "c"], "skip": None})
#> encode_query_sorted({"stadt": "Köln", "ok": True})
#> encode_query_sorted({"ids": [], "z": "", "a": 0.5})

### decode_percent_lenient
def decode_percent_lenient(raw, plus=True):
    data = bytearray()
    i = 0
    while i < len(raw):
        ch = raw[i]
        if ch == "%":
            try:
                data.append(int(raw[i + 1:i + 3], 16))
                i += 3
                continue
            except ValueError:
                pass
        if ch == "+" and plus:
            ch = " "
        data += ch.encode()
        i += 1
    return data.decode("utf-8", "replace")

#> decode_percent_lenient("caf%C3%A9+noir")
#> decode_percent_lenient("100%")
#> decode_percent_lenient("a+b%20c", plus=False)
#> decode_percent_lenient("")
#> decode_percent_lenient("%zz%41")

### choose_locale_header
def choose_locale_header(header, supported, default="en"):
    prefs = []
    for position, item in enumerate(header.replace(" ", "").split(",")):
        tag, _, q = item.partition(";q=")
        prefs.append((-(float(q) if q else 1), position, tag.lower()))
    lookup = {s.lower(): s for s in supported}
    for _, _, tag in sorted(prefs):
        while tag:
            if tag in lookup:
                return lookup[tag]
            tag = tag.rpartition("-")[0]
    return default

#> choose_locale_header("de-CH, de;q=0.8, en;q=0.5", ["en", "de"])
#> choose_locale_header("", ["fr"])
#> choose_locale_header("zh-Hant-TW;q=0.9,ja", ["zh-Hant", "ko"])
#> choose_locale_header("pt-br", ["pt-BR", "pt"], default="pt")
#> choose_locale_header("nl;q=0.1,fr;q=0.7", ["nl", "fr"])

### strip_sensitive_fields
SENSITIVE = ("password", "token", "secret")


def strip_sensitive_fields(payload, mask="***"):
    if isinstance(payload, dict):
        clean = {}
        for key, value in payload.items():
            if any(word in key.lower() for word in SENSITIVE):
                clean[key] = mask
            else:
                clean[key] = strip_sensitive_fields(value, mask)
        return clean
    if isinstance(payload, list):
        return [strip_sensitive_fields(item, mask) for item in payload]
    return payload

#> strip_sensitive_fields({"user": "ines", "password": "pw1"})
#> strip_sensitive_fields([{"apiToken": 17, "id": 3}, "plain", None])
#> strip_sensitive_fields({"db": {"host": "10.0.0.3", "client_secret": ["x"]}}, mask="<hidden>")
#> strip_sensitive_fields("token")
#> strip_sensitive_fields({})

### api_error_envelope
def api_error_envelope(errors, request_id=None):
    if not errors:
        return {"ok": True}
    grouped = {}
    for field, message in errors:
        grouped.setdefault(field or "_general", []).append(message)
    body = {"ok": False, "errors": grouped, "count": len(errors)}
    if request_id:
        body["request_id"] = request_id
    return body

#> api_error_envelope([("email", "required"), ("email", "invalid"), ("age", "not a number")])
#> api_error_envelope([])
#> api_error_envelope([("", "quota exceeded")], request_id="r-77f")
#> api_error_envelope([(None, "maintenance"), ("", "try later")])
#> api_error_envelope([("zip", "too long")], "")

### cors_origin_allowed
def cors_origin_allowed(origin, whitelist):
    scheme, sep, host = origin.partition("://")
    if not sep:
        return False
    host = host.split(":")[0].lower()
    for pattern in whitelist:
        if pattern == "*":
            return True
        if pattern.startswith("*."):
            if host.endswith(pattern[1:]) and scheme == "https":
                return True
        elif host == pattern:
            return True
    return False

#> cors_origin_allowed("https://App.example.com:8443", ["*.example.com"])
#> cors_origin_allowed("http://app.example.com", ["*.example.com", "localhost"])
#> cors_origin_allowed("http://localhost:3000", ["localhost"])
#> cors_origin_allowed("null", ["*"])
#> cors_origin_allowed("https://evil.io", ["good.io", "*"])
#> cors_origin_allowed("ftp://files.net", [])

### sliding_rate_limiter
def sliding_rate_limiter(timestamps, limit, window):
    """Decide for each request time whether it passes the sliding window."""
    accepted = []
    decisions = []
    for now in timestamps:
        while accepted and accepted[0] <= now - window:
            accepted.pop(0)
        if len(accepted) < limit:
            accepted.append(now)
            decisions.append("ok")
        else:
            wait = accepted[0] + window - now
            decisions.append(f"wait {wait}s")
    return decisions

#> sliding_rate_limiter([0, 1, 2, 3, 11], 2, 10)
#> sliding_rate_limiter([], 5, 60)
#> sliding_rate_limiter([100, 100, 100], 1, 5)
#> sliding_rate_limiter([0, 30, 60, 90], 1, 30)
#> sliding_rate_limiter([5, 6, 20, 21, 22, 40], 3, 15)

### token_bucket_trace
class TokenBucket:
    def __init__(self, capacity, rate):
        self.capacity = capacity
        self.rate = rate
        self.tokens = capacity
        self.last = 0

    def take(self, now, cost):
        self.tokens = min(self.capacity, self.tokens + (now - self.last) * self.rate)
        self.last = now
        if cost > self.tokens:
            return False
        self.tokens -= cost
        return True


def token_bucket_trace(capacity, rate, requests):
    bucket = TokenBucket(capacity, rate)
    return [(bucket.take(t, c), bucket.tokens) for t, c in requests]

#> token_bucket_trace(10, 1, [(0, 4), (1, 8), (5, 8)])
#> token_bucket_trace(3, 0.5, [(0, 3), (2, 1), (2, 1)])
#> token_bucket_trace(5, 2, [])
#> token_bucket_trace(1, 100, [(7, 1), (7, 1)])
#> token_bucket_trace(0, 1, [(3, 0), (4, 1)])

### etag_precondition
def etag_precondition(headers, current_etag, method="GET"):
    match = headers.get("If-Match")
    none_match = headers.get("If-None-Match")
    if match is not None:
        tags = [t.strip() for t in match.split(",")]
        if "*" not in tags and current_etag not in tags:
            return 412
    if none_match is not None:
        tags = [t.strip().removeprefix("W/") for t in none_match.split(",")]
        if "*" in tags or current_etag in tags:
            return 304 if method in ("GET", "HEAD") else 412
    return 200

#> etag_precondition({"If-None-Match": 'W/"abc", "def"'}, '"abc"')
#> etag_precondition({"If-Match": '"v1"'}, '"v2"', method="PUT")
#> etag_precondition({}, '"q"')
#> etag_precondition({"If-None-Match": "*"}, '"x"', "POST")
#> etag_precondition({"If-Match": "*", "If-None-Match": '"old"'}, '"new"')

### parse_range_request
def parse_range_request(header, size):
    unit, _, spec = header.partition("=")
    if unit != "bytes" or "," in spec:
        return None
    first, dash, last = spec.partition("-")
    if not dash:
        return None
    if first == "":
        length = min(int(last), size)
        return size - length, size - 1
    start = int(first)
    end = min(int(last), size - 1) if last else size - 1
    if start > end:
        raise ValueError(f"unsatisfiable range {spec} of {size}")
    return start, end

#> parse_range_request("bytes=0-499", 1200)
#> parse_range_request("bytes=-300", 250)
#> parse_range_request("bytes=900-", 1000)
#> parse_range_request("items=0-5", 10)
#> parse_range_request("bytes=500-600", 400)
#> parse_range_request("bytes=12", 40)

### permission_for_roles
ROLE_GRANTS = {
    "viewer": {"post.read"},
    "editor": {"post.read", "post.write"},
    "admin": {"*"},
}


def permission_for_roles(roles, permission, owner=False):
    granted = set()
    for role in roles:
        granted |= ROLE_GRANTS.get(role, set())
    if "*" in granted:
        return "allow:admin"
    if permission in granted:
        return "allow:role"
    if owner and permission.startswith("post."):
        return "allow:owner"
    return "deny"

#> permission_for_roles(["viewer"], "post.read")
#> permission_for_roles(["viewer", "admin"], "user.delete")
#> permission_for_roles([], "post.delete", owner=True)
#> permission_for_roles(["editor", "ghost"], "user.ban", owner=True)
#> permission_for_roles(["guest"], "post.write")

### wildcard_scope_covers
def wildcard_scope_covers(scopes, needed):
    """True when every needed scope is covered by a granted one (`repo:*` covers `repo:read`)."""

    def covers(grant, want):
        g, w = grant.split(":"), want.split(":")
        for i, part in enumerate(g):
            if part == "*":
                return True
            if i >= len(w) or part != w[i]:
                return False
        return len(g) == len(w)

    return all(any(covers(s, n) for s in scopes) for n in needed)

#> wildcard_scope_covers(["repo:*", "user:email"], ["repo:read", "user:email"])
#> wildcard_scope_covers(["repo:read:meta"], ["repo:read"])
#> wildcard_scope_covers([], ["gist"])
#> wildcard_scope_covers(["admin"], ["admin:org"])
#> wildcard_scope_covers(["*"], ["x", "y:z"])
#> wildcard_scope_covers(["user:email"], [])

### retry_after_seconds
def retry_after_seconds(attempt, base=0.5, factor=2, cap=30.0, jitter_table=(0, 0.1, 0.25)):
    if attempt < 1:
        raise ValueError("attempt starts at 1")
    delay = base * factor ** (attempt - 1)
    delay = min(delay, cap)
    delay += delay * jitter_table[attempt % len(jitter_table)]
    return round(delay, 3)

#> retry_after_seconds(1)
#> retry_after_seconds(5)
#> retry_after_seconds(12, cap=60)
#> retry_after_seconds(0)
#> retry_after_seconds(3, base=1.5, factor=3, jitter_table=(0.5,))
#> retry_after_seconds(2, 0.1)

### call_with_retries_sim
def call_with_retries_sim(outcomes, max_attempts=3):
    waits = []
    delay = 1
    for attempt, outcome in enumerate(outcomes, start=1):
        if outcome == 200:
            return f"success on try {attempt}", waits
        if outcome < 500 and outcome != 429:
            return f"permanent {outcome}", waits
        if attempt == max_attempts:
            break
        waits.append(delay)
        delay *= 2
    return "gave up", waits

#> call_with_retries_sim([503, 429, 200])
#> call_with_retries_sim([404, 200])
#> call_with_retries_sim([500, 500, 500, 200])
#> call_with_retries_sim([])
#> call_with_retries_sim([502, 504, 500, 500, 200], max_attempts=6)

### lru_cache_sim_hits
from collections import OrderedDict


def lru_cache_sim_hits(requests, capacity):
    cache = OrderedDict()
    hits = 0
    evicted = []
    for key in requests:
        if key in cache:
            hits += 1
            cache.move_to_end(key)
            continue
        cache[key] = True
        if len(cache) > capacity:
            old, _ = cache.popitem(last=False)
            evicted.append(old)
    return {"hits": hits, "evicted": evicted, "kept": list(cache)}

#> lru_cache_sim_hits(["home", "about", "home", "blog", "about"], 2)
#> lru_cache_sim_hits([], 3)
#> lru_cache_sim_hits([7, 7, 7], 1)
#> lru_cache_sim_hits(["/a", "/b", "/c", "/d"], 10)
#> lru_cache_sim_hits([1, 2, 1, 3, 2, 1], 0)

### ttl_cache_lookup_log
def ttl_cache_lookup_log(ops, ttl=10):
    store = {}
    results = []
    for now, op, key, *value in ops:
        if op == "set":
            store[key] = (value[0], now + ttl)
        elif key not in store:
            results.append((key, "miss"))
        else:
            stored, expires = store[key]
            if now >= expires:
                del store[key]
                results.append((key, "expired"))
            else:
                results.append((key, stored))
    return results

#> ttl_cache_lookup_log([(0, "set", "user:1", "Ana"), (5, "get", "user:1"), (10, "get", "user:1"), (11, "get", "user:1")])
#> ttl_cache_lookup_log([])
#> ttl_cache_lookup_log([(1, "get", "k")], ttl=1)
#> ttl_cache_lookup_log([(0, "set", "n", 1), (3, "set", "n", 2), (12, "get", "n")])
#> ttl_cache_lookup_log([(0, "set", "z", None), (2, "get", "z")], ttl=2)

### memo_key_for_call
def memo_key_for_call(name, *args, **kwargs):
    parts = [name]
    parts += [repr(a) for a in args]
    parts += [f"{k}={kwargs[k]!r}" for k in sorted(kwargs)]
    key = "|".join(parts)
    if len(key) > 40:
        total = 0
        for ch in key:
            total = (total * 31 + ord(ch)) % 65521
        key = f"{key[:20]}#{total:04x}"
    return key

#> memo_key_for_call("load", 3, "x")
#> memo_key_for_call("fetch_report", year=2021, country="NL", detailed=True)
#> memo_key_for_call("now")
#> memo_key_for_call("sum", [1.5, 2], start=None)
#> memo_key_for_call("render_template_page", "invoice.html", {"id": 88812})

### session_expiry_sweep
def session_expiry_sweep(sessions, now, idle=900, absolute=86400):
    removed = []
    for sid in list(sessions):
        created, seen = sessions[sid]
        if now - created > absolute:
            reason = "absolute"
        elif now - seen > idle:
            reason = "idle"
        else:
            continue
        del sessions[sid]
        removed.append((sid, reason))
    return removed, sorted(sessions)

#> session_expiry_sweep({"s1": (0, 500), "s2": (0, 100)}, 1200)
#> session_expiry_sweep({}, 5)
#> session_expiry_sweep({"old": (0, 99000), "new": (98000, 98900)}, 99000)
#> session_expiry_sweep({"a": (10, 20), "b": (15, 29)}, 30, idle=5)
#> session_expiry_sweep({"k": (100, 100)}, 1000, 900, 900)

### diff_json_patch
def diff_json_patch(before, after, prefix=""):
    """Flat list of (op, path, value) turning `before` into `after`."""
    ops = []
    for key in sorted(before.keys() | after.keys()):
        path = f"{prefix}/{key}"
        if key not in after:
            ops.append(("remove", path, None))
        elif key not in before:
            ops.append(("add", path, after[key]))
        elif isinstance(before[key], dict) and isinstance(after[key], dict):
            ops += diff_json_patch(before[key], after[key], path)
        elif before[key] != after[key]:
            ops.append(("replace", path, after[key]))
    return ops

#> diff_json_patch({"name": "Kit", "age": 3}, {"name": "Kit", "age": 4, "tag": "x"})
#> diff_json_patch({}, {})
#> diff_json_patch({"a": {"b": 1, "c": 2}}, {"a": {"b": 1}})
#> diff_json_patch({"cfg": {"port": 80}}, {"cfg": [80]})
#> diff_json_patch({"z": 0, "y": {"k": {"m": 1}}}, {"y": {"k": {"m": 2}}})

### sort_param_to_orderby
ALLOWED_SORT = {"name": "u.name", "created": "u.created_at", "score": "stats.score"}


def sort_param_to_orderby(param, default="u.id ASC"):
    columns = []
    for raw in param.split(","):
        raw = raw.strip()
        if not raw:
            continue
        direction = "DESC" if raw[0] == "-" else "ASC"
        name = raw.lstrip("+-")
        if name not in ALLOWED_SORT:
            raise KeyError(f"cannot sort by {name}")
        columns.append(f"{ALLOWED_SORT[name]} {direction}")
    return ", ".join(columns) or default

#> sort_param_to_orderby("-score,name")
#> sort_param_to_orderby("")
#> sort_param_to_orderby("+created, ,")
#> sort_param_to_orderby("password")
#> sort_param_to_orderby("name,-name", default="1")

### cursor_slice_feed
def cursor_slice_feed(items, after=None, limit=3):
    start = 0
    if after is not None:
        for i, item in enumerate(items):
            if item["id"] == after:
                start = i + 1
                break
        else:
            raise LookupError("bad cursor")
    page = items[start:start + limit]
    more = start + limit < len(items)
    return {"ids": [p["id"] for p in page], "cursor": page[-1]["id"] if page and more else None}

#> cursor_slice_feed([{"id": "a9"}, {"id": "b4"}, {"id": "c1"}, {"id": "d7"}])
#> cursor_slice_feed([{"id": 5}, {"id": 6}, {"id": 8}], after=5, limit=1)
#> cursor_slice_feed([])
#> cursor_slice_feed([{"id": 1}], after=2)
#> cursor_slice_feed([{"id": 1}, {"id": 3}], after=3)

### webhook_event_router
def webhook_event_router(events, handlers):
    def resolve(kind):
        while kind:
            if kind in handlers:
                return handlers[kind]
            kind, _, _ = kind.rpartition(".")
        return handlers.get("*", "ignored")

    seen = set()
    routed = []
    for event in events:
        if event["id"] in seen:
            continue  # redelivery
        seen.add(event["id"])
        routed.append(f"{event['id']}->{resolve(event['type'])}")
    return routed

#> webhook_event_router([{"id": 1, "type": "invoice.paid"}, {"id": 2, "type": "ping"}], {"invoice": "billing"})
#> webhook_event_router([{"id": 9, "type": "a.b.c"}, {"id": 9, "type": "a.b.c"}], {"a.b": "mid", "*": "any"})
#> webhook_event_router([], {"x": "y"})
#> webhook_event_router([{"id": "e", "type": ""}], {})
#> webhook_event_router([{"id": 4, "type": "user.created"}, {"id": 5, "type": "user"}], {"user": "crm", "user.created": "mail"})

### html_attrs_render
def html_attrs_render(**attrs):
    out = []
    for name, value in attrs.items():
        name = name.rstrip("_").replace("_", "-")
        if value is True:
            out.append(name)
        elif value is False or value is None:
            continue
        elif isinstance(value, (list, tuple)):
            out.append(f'{name}="{" ".join(map(str, value))}"')
        else:
            escaped = str(value).replace("&", "&amp;").replace('"', "&quot;")
            out.append(f'{name}="{escaped}"')
    return " ".join(out)

#> html_attrs_render(id="nav", class_=["btn", "btn-sm"], disabled=True)
#> html_attrs_render()
#> html_attrs_render(title='Tom & "Jerry"', hidden=False)
#> html_attrs_render(data_user_id=77, for_="email", value=None)
#> html_attrs_render(tabindex=0, style=())

### breadcrumbs_from_path
LABELS = {"": "Home", "faq": "FAQ", "api": "API"}


def breadcrumbs_from_path(path, sep=" / "):
    crumbs, url = [], ""
    for segment in [""] + [s for s in path.split("/") if s]:
        url = url.rstrip("/") + "/" + segment
        label = LABELS.get(segment, segment.replace("-", " ").capitalize())
        crumbs.append((label, url))
    *links, (last, _) = crumbs
    return sep.join([f"{label}({url})" for label, url in links] + [last])

#> breadcrumbs_from_path("/docs/api/getting-started")
#> breadcrumbs_from_path("/")
#> breadcrumbs_from_path("faq//")
#> breadcrumbs_from_path("/shop/winter-coats", sep=" > ")
#> breadcrumbs_from_path("")

### avatar_initials_color
PALETTE = ["teal", "plum", "gold", "navy", "rust"]


def avatar_initials_color(full_name, email=""):
    words = [w for w in full_name.split() if w[0].isalpha()]
    if not words:
        initials = email[:1].upper() or "?"
    elif len(words) == 1:
        initials = words[0][:2].upper()
    else:
        initials = (words[0][0] + words[-1][0]).upper()
    index = sum(map(ord, full_name + email)) % len(PALETTE)
    return initials, PALETTE[index]

#> avatar_initials_color("Grace Brewster Hopper")
#> avatar_initials_color("Prince")
#> avatar_initials_color("", email="zoe@site.org")
#> avatar_initials_color("")
#> avatar_initials_color("éva 3rd Nagy", "e")
#> avatar_initials_color("(anon)", "q@q")

### robots_txt_allows
def robots_txt_allows(lines, agent, path):
    active = False
    best, verdict = -1, True
    for line in lines:
        field, _, value = line.split("#")[0].partition(":")
        field, value = field.strip().lower(), value.strip()
        if field == "user-agent":
            active = value == "*" or value.lower() in agent.lower()
        elif active and field in ("allow", "disallow") and value:
            if path.startswith(value) and len(value) > best:
                best = len(value)
                verdict = field == "allow"
    return verdict

#> robots_txt_allows(["User-agent: *", "Disallow: /private", "Allow: /private/faq"], "MyBot/1.0", "/private/faq.html")
#> robots_txt_allows(["User-agent: googlebot", "Disallow: /"], "Bingbot", "/index")
#> robots_txt_allows(["User-agent: *", "Disallow: /tmp # old"], "curl", "/tmp/x")
#> robots_txt_allows([], "any", "/")
#> robots_txt_allows(["User-Agent: bing", "Disallow:", "disallow: /a"], "Bingbot", "/b")
