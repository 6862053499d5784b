### sum_nested_invoice
def sum_nested_invoice(item):
    """An item is (price, qty) or a list of items, perhaps with a discount."""
    if isinstance(item, tuple):
        price, qty = item
        return price * qty
    if isinstance(item, dict):
        return sum_nested_invoice(item["items"]) * (100 - item["off"]) // 100
    return sum(sum_nested_invoice(i) for i in item)

#> sum_nested_invoice([(250, 2), (100, 1)])
#> sum_nested_invoice({"items": [(1000, 1), [(50, 4)]], "off": 15})
#> sum_nested_invoice([])
#> sum_nested_invoice([{"items": (99, 3), "off": 100}, (1, 1)])
#> sum_nested_invoice({"items": []})

### resolve_references
def resolve_references(values, key, seen=()):
    """'@name' points to another key; chains are followed, loops raise."""
    if key in seen:
        raise RecursionError(" -> ".join(seen + (key,)))
    value = values[key]
    if isinstance(value, str) and value.startswith("@"):
        return resolve_references(values, value[1:], seen + (key,))
    if isinstance(value, list):
        return [resolve_references(values, v, seen + (key,)) for v in value]
    return value

#> resolve_references({"a": "@b", "b": "@c", "c": 7}, "a")
#> resolve_references({"all": ["x", "y"], "x": 1, "y": "@x"}, "all")
#> resolve_references({"p": "@q", "q": "@p"}, "p")
#> resolve_references({"k": "plain"}, "k")
#> resolve_references({"k": "@gone"}, "k")
#> resolve_references({"e": []}, "e")

### json_like_dump
def json_like_dump(value, indent=0):
    pad = " " * indent
    if isinstance(value, dict):
        inner = [f"{pad} {k}: {json_like_dump(v, indent + 1).lstrip()}" for k, v in value.items()]
        return "{\n" + "\n".join(inner) + f"\n{pad}}}" if inner else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(json_like_dump(v, indent) for v in value) + "]"
    if value is None or value is True or value is False:
        return {None: "null", True: "true", False: "false"}[value]
    return repr(value)

#> json_like_dump({"a": 1, "b": {"c": [True, None]}})
#> json_like_dump([])
#> json_like_dump({})
#> json_like_dump([{"x": "y"}, 2.5], 2)
#> json_like_dump("it's")

### parse_json_numbers
def parse_json_numbers(text):
    """Read nested lists of integers; give the list and its depth."""
    pos = depth = deepest = 0
    stack = [[]]
    while pos < len(text):
        ch = text[pos]
        if ch == "[":
            stack.append([])
            depth += 1
            deepest = max(deepest, depth)
        elif ch == "]":
            inner = stack.pop()
            stack[-1].append(inner)
            depth -= 1
        elif ch == "-" or ch.isdecimal():
            end = pos + 1
            while end < len(text) and text[end].isdecimal():
                end += 1
            stack[-1].append(int(text[pos:end]))
            pos = end
            continue
        pos += 1
    return stack[0][0], deepest

#> parse_json_numbers("[1, [20, -3], []]")
#> parse_json_numbers("7")
#> parse_json_numbers("[[[[5]]]]")
#> parse_json_numbers("")
#> parse_json_numbers("[ 10,11 , 12 ]")

### boolean_expression_eval
def boolean_expression_eval(tree, env):
    """('and', x, y), ('not', x) or a name."""
    if isinstance(tree, str):
        return env[tree]
    op, *args = tree
    if op == "not":
        return not boolean_expression_eval(args[0], env)
    results = (boolean_expression_eval(a, env) for a in args)
    if op == "and":
        return all(results)
    if op == "or":
        return any(results)
    raise ValueError(op)

#> boolean_expression_eval(("and", "a", ("not", "b")), {"a": True, "b": False})
#> boolean_expression_eval(("or", "a", "missing"), {"a": True})
#> boolean_expression_eval("x", {"x": False})
#> boolean_expression_eval(("xor", "a", "a"), {"a": True})
#> boolean_expression_eval(("not", ("or",)), {})

### simplify_arithmetic_tree
def simplify_arithmetic_tree(node):
    """Fold constants and drop neutral elements."""
    if not isinstance(node, tuple):
        return node
    op, left, right = node[0], simplify_arithmetic_tree(node[1]), simplify_arithmetic_tree(node[2])
    if isinstance(left, int) and isinstance(right, int):
        return left + right if op == "+" else left * right
    neutral = 0 if op == "+" else 1
    if left == neutral:
        return right
    if right == neutral:
        return left
    if op == "*" and 0 in (left, right):
        return 0
    return op, left, right

#> simplify_arithmetic_tree(("+", 2, ("*", 3, 4)))
#> simplify_arithmetic_tree(("+", "x", ("*", 0, "y")))
#> simplify_arithmetic_tree(("*", 1, "z"))
#> simplify_arithmetic_tree(("*", ("+", "a", 0), ("+", "b", 2)))
#> simplify_arithmetic_tree("q")

### diff_line_ops
def diff_line_ops(old, new):
    """Longest common subsequence by recursion, then - and + lines."""
    cache = {}

    def lcs(i, j):
        if i >= len(old) or j >= len(new):
            return 0
        if (i, j) not in cache:
            if old[i] == new[j]:
                cache[i, j] = 1 + lcs(i + 1, j + 1)
            else:
                cache[i, j] = max(lcs(i + 1, j), lcs(i, j + 1))
        return cache[i, j]

    i = j = 0
    ops = []
    while i < len(old) or j < len(new):
        if i < len(old) and j < len(new) and old[i] == new[j]:
            ops.append(" " + old[i])
            i, j = i + 1, j + 1
        elif i < len(old) and lcs(i + 1, j) >= lcs(i, j + 1):
            ops.append("-" + old[i])
            i += 1
        else:
            ops.append("+" + new[j])
            j += 1
    return ops

#> diff_line_ops(["a", "b", "c"], ["a", "c", "d"])
#> diff_line_ops([], ["x"])
#> diff_line_ops(["x", "y"], [])
#> diff_line_ops(["p", "q", "r"], ["x", "q", "y", "p"])
#> diff_line_ops([], [])

### wildcard_topic_match
def wildcard_topic_match(pattern, topic):
    """MQTT: + stands for one level, # for all that follow."""
    levels = topic.split("/")
    for i, part in enumerate(pattern.split("/")):
        if part == "#":
            return True
        if i >= len(levels):
            return False
        if part not in ("+", levels[i]):
            return False
    return i + 1 == len(levels)

#> wildcard_topic_match("home/+/temp", "home/kitchen/temp")
#> wildcard_topic_match("home/#", "home/a/b/c")
#> wildcard_topic_match("home/+", "home")
#> wildcard_topic_match("a/b", "a/c")
#> wildcard_topic_match("+", "x/y")
#> wildcard_topic_match("", "")

### cidr_contains
def _ip_number(text):
    parts = text.split(".")
    if len(parts) != 4:
        raise ValueError(f"bad address {text!r}")
    number = 0
    for p in parts:
        number = number << 8 | int(p)
    return number

def cidr_contains(network, address):
    base, _, bits = network.partition("/")
    shift = 32 - int(bits or 32)
    return _ip_number(base) >> shift == _ip_number(address) >> shift

#> cidr_contains("10.0.0.0/8", "10.200.3.4")
#> cidr_contains("192.168.1.0/25", "192.168.1.130")
#> cidr_contains("1.2.3.4", "1.2.3.4")
#> cidr_contains("0.0.0.0/0", "255.255.255.255")
#> cidr_contains("10.0.0/8", "10.1.1.1")

### ip_range_summary
def ip_range_summary(first, last):
    """Shared octets of two addresses and the size of the range."""
    a = [int(p) for p in first.split(".")]
    b = [int(p) for p in last.split(".")]
    shared = []
    for x, y in zip(a, b):
        if x != y:
            break
        shared.append(str(x))
    size = 1 + sum((y - x) * 256 ** (3 - i) for i, (x, y) in enumerate(zip(a, b)))
    return ".".join(shared) + (".*" if len(shared) < 4 else ""), size

#> ip_range_summary("10.0.1.5", "10.0.2.4")
#> ip_range_summary("8.8.8.8", "8.8.8.8")
#> ip_range_summary("1.0.0.0", "2.0.0.0")
#> ip_range_summary("192.168.0.1", "192.168.0.254")
#> ip_range_summary("a.b", "c.d")

### mac_address_forms
def mac_address_forms(raw, style=":"):
    digits = "".join(c for c in raw.lower() if c in "0123456789abcdef")
    if len(digits) != 12:
        return None
    if style == ".":
        return ".".join(digits[i:i + 4] for i in range(0, 12, 4))
    return style.join(digits[i:i + 2] for i in range(0, 12, 2))

#> mac_address_forms("00-1A-2B-3C-4D-5E")
#> mac_address_forms("001a.2b3c.4d5e", "-")
#> mac_address_forms("00:1A:2B:3C:4D:5E", ".")
#> mac_address_forms("zz")
#> mac_address_forms("", "")

### http_range_header
def http_range_header(header, size):
    """Byte spans of 'bytes=0-99,-5' within a body of the given size."""
    unit, eq, specs = header.partition("=")
    if unit.strip() != "bytes" or not eq:
        return None
    spans = []
    for spec in specs.split(","):
        first, _, last = spec.strip().partition("-")
        if first:
            start, stop = int(first), min(int(last) if last else size - 1, size - 1)
        else:
            start, stop = max(0, size - int(last)), size - 1
        if start <= stop:
            spans.append((start, stop))
    return spans

#> http_range_header("bytes=0-99,-5", 50)
#> http_range_header("bytes=10-", 20)
#> http_range_header("items=1-2", 5)
#> http_range_header("bytes=90-95", 10)
#> http_range_header("bytes=x-1", 10)

### link_header_pages
def link_header_pages(header):
    links = {}
    for part in header.split(","):
        target, *params = part.strip().split(";")
        if not (target.startswith("<") and target.endswith(">")):
            continue
        for p in params:
            name, _, value = p.strip().partition("=")
            if name == "rel":
                links[value.strip('"')] = target[1:-1].rpartition("page=")[2]
    return links

#> link_header_pages('<https://x/?page=2>; rel="next", <https://x/?page=9>; rel="last"')
#> link_header_pages("")
#> link_header_pages("<a>; title=t; rel=prev")
#> link_header_pages("bare; rel=next")
#> link_header_pages('<p?page=>;rel="first"')

### data_uri_split
def data_uri_split(uri):
    """(media type, parameters, is base64, length of the data)"""
    if not uri.startswith("data:"):
        raise ValueError("not a data URI")
    head, comma, data = uri.removeprefix("data:").partition(",")
    if not comma:
        raise ValueError("no data")
    media, *params = head.split(";")
    is64 = params[-1:] == ["base64"]
    if is64:
        params.pop()
    return media or "text/plain", dict(p.split("=", 1) for p in params), is64, len(data)

#> data_uri_split("data:image/png;base64,iVBOR")
#> data_uri_split("data:,hi%20there")
#> data_uri_split("data:text/html;charset=utf-8,<p>")
#> data_uri_split("http://x")
#> data_uri_split("data:text/plain")
#> data_uri_split("data:;a=b;base64,")

### percent_encode_path
_SAFE = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/"

def percent_encode_path(path, extra_safe=""):
    out = []
    for ch in path:
        if ch in _SAFE or ch in extra_safe:
            out.append(ch)
        else:
            out.extend(f"%{b:02X}" for b in ch.encode("utf-8"))
    return "".join(out)

#> percent_encode_path("/my docs/été.txt")
#> percent_encode_path("", "x")
#> percent_encode_path("a+b=c", "+=")
#> percent_encode_path("100%")
#> percent_encode_path("€")

### merge_query_params
def merge_query_params(url, **changes):
    """Replace, add or (with None) remove parameters of a URL."""
    base, _, query = url.partition("?")
    params = dict(p.partition("=")[::2] for p in query.split("&") if p)
    for name, value in changes.items():
        if value is None:
            params.pop(name, None)
        else:
            params[name] = str(value)
    if not params:
        return base
    return base + "?" + "&".join(f"{k}={v}" for k, v in params.items())

#> merge_query_params("/list?page=2&q=tea", page=3)
#> merge_query_params("/list?page=2", page=None, q=None)
#> merge_query_params("/x", a=1, b="")
#> merge_query_params("", z=True)
#> merge_query_params("/p?flag&k=v=w", k=None)

### route_matcher
def route_matcher(routes, path):
    """First route whose pieces fit; ':name' pieces capture."""
    pieces = path.strip("/").split("/")
    for pattern, handler in routes:
        wanted = pattern.strip("/").split("/")
        if len(wanted) != len(pieces):
            continue
        captured = {}
        for w, p in zip(wanted, pieces):
            if w.startswith(":"):
                captured[w[1:]] = int(p) if p.isdecimal() else p
            elif w != p:
                break
        else:
            return handler, captured
    return "404", {}

#> route_matcher([("/users/:id", "user"), ("/users/new", "new")], "/users/new")
#> route_matcher([("/users/:id", "user")], "/users/42/")
#> route_matcher([("/a/b", "ab"), ("/a/:x", "ax")], "/a/c")
#> route_matcher([("/a", "a")], "/a/b")
#> route_matcher([("/", "root")], "")

### cache_key_builder
def cache_key_builder(func_name, args, kwargs, max_len=40):
    """A stable, readable key; long ones end in their length."""
    parts = [func_name]
    parts.extend(repr(a) for a in args)
    parts.extend(f"{k}={kwargs[k]!r}" for k in sorted(kwargs))
    key = ":".join(parts).replace(" ", "")
    if len(key) > max_len:
        key = f"{key[:max_len]}~{len(key)}"
    return key

#> cache_key_builder("load", (1, "x"), {"b": None, "a": [1, 2]})
#> cache_key_builder("f", (), {})
#> cache_key_builder("render", ("a very long argument",), {"mode": "slow"}, 20)
#> cache_key_builder("g", ({"k": 1},), {})
#> cache_key_builder("", (0.5,), {"z": True}, 3)

### bloom_like_bits
def bloom_like_bits(words, probe, size=16):
    """A toy Bloom filter with two simple hash functions."""
    def slots(word):
        total = sum(ord(c) for c in word)
        return total % size, (total * 7 + len(word)) % size

    bits = 0
    for w in words:
        for s in slots(w):
            bits |= 1 << s
    maybe = all(bits >> s & 1 for s in slots(probe))
    return f"{bits:0{size}b}", maybe

#> bloom_like_bits(["cat", "dog"], "dog")
#> bloom_like_bits(["cat", "dog"], "emu")
#> bloom_like_bits([], "x", 8)
#> bloom_like_bits(["a", "b", "c"], "", 4)
#> bloom_like_bits(["stop"], "pots")

### write_back_cache
class WriteBack:
    def __init__(self, backing):
        self.backing, self.dirty = backing, {}

    def __getitem__(self, key):
        return self.dirty[key] if key in self.dirty else self.backing[key]

    def __setitem__(self, key, value):
        if self.backing.get(key) == value:
            self.dirty.pop(key, None)
        else:
            self.dirty[key] = value

    def flush(self):
        count = len(self.dirty)
        self.backing.update(self.dirty)
        self.dirty.clear()
        return count

def write_back_cache(store, writes, read):
    cache = WriteBack(store)
    for k, v in writes:
        cache[k] = v
    return cache[read], cache.flush(), store

#> write_back_cache({"a": 1}, [("a", 2), ("b", 3)], "b")
#> write_back_cache({"a": 1}, [("a", 2), ("a", 1)], "a")
#> write_back_cache({}, [], "z")
#> write_back_cache({"k": None}, [("k", None), ("j", None)], "k")
#> write_back_cache({}, [("x", 1), ("x", 2), ("y", 0)], "x")

### observable_counter
class Observable:
    def __init__(self):
        self._value, self._watchers = 0, []

    def watch(self, fn):
        self._watchers.append(fn)
        return lambda: self._watchers.remove(fn)

    def set(self, value):
        old, self._value = self._value, value
        if old != value:
            for fn in self._watchers.copy():
                fn(old, value)

def observable_counter(values, stop_after):
    seen, target = [], Observable()
    stop = target.watch(lambda old, new: seen.append(new - old))
    for n, v in enumerate(values, 1):
        target.set(v)
        if n == stop_after:
            stop()
    return seen

#> observable_counter([3, 3, 10], 9)
#> observable_counter([1, 2, 4, 8], 2)
#> observable_counter([], 1)
#> observable_counter([0, 0], 1)
#> observable_counter([-5, 5], 0)

### circular_log
class RingLog:
    def __init__(self, size):
        self.slots = [None] * size
        self.count = 0

    def add(self, entry):
        self.slots[self.count % len(self.slots)] = entry
        self.count += 1

    def __iter__(self):
        size = len(self.slots)
        for n in range(max(0, self.count - size), self.count):
            yield self.slots[n % size]

def circular_log(size, entries):
    log = RingLog(size)
    for e in entries:
        log.add(e)
    return list(log), log.slots

#> circular_log(3, ["a", "b", "c", "d", "e"])
#> circular_log(4, ["x"])
#> circular_log(2, [])
#> circular_log(1, [1, 2, 3])
#> circular_log(0, ["boom"])

### money_split_even
def money_split_even(cents: int, names: list) -> dict:
    """Split to the cent; the first ones pay what is left over."""
    if not names:
        raise ValueError("nobody to pay")
    share, left = divmod(cents, len(names))
    result = {}
    for i, name in enumerate(names):
        result[name] = share + (1 if i < left else 0)
    return result

#> money_split_even(1000, ["Al", "Bo", "Cy"])
#> money_split_even(0, ["Al"])
#> money_split_even(-5, ["p", "q"])
#> money_split_even(7, [])
#> money_split_even(2, ["a", "b", "c", "d"])

### tax_brackets
BRACKETS = ((10000, 0), (40000, 20), (None, 40))

def tax_brackets(income):
    """Progressive tax with the parts per bracket."""
    tax, floor, parts = 0, 0, []
    for ceiling, percent in BRACKETS:
        top = income if ceiling is None else min(income, ceiling)
        if top <= floor:
            break
        due = (top - floor) * percent // 100
        parts.append(due)
        tax += due
        floor = top
    return tax, parts

#> tax_brackets(9000)
#> tax_brackets(40000)
#> tax_brackets(52500)
#> tax_brackets(0)
#> tax_brackets(-100)

### parse_money_text_alt
_SIGNS = {"$": "USD", "€": "EUR", "£": "GBP"}

def parse_money_text_alt(text):
    """'€1.234,50' and '$1,234.50' both to (cents, currency)."""
    text = text.strip()
    currency = next((code for sign, code in _SIGNS.items() if sign in text), None)
    digits = text.translate(str.maketrans("", "", "$€£ "))
    whole, fraction = digits, ""
    for mark in ".,":
        head, sep, tail = digits.rpartition(mark)
        if sep and len(tail) == 2:
            whole, fraction = head, tail
    whole = whole.replace(".", "").replace(",", "") or "0"
    return int(whole) * 100 + int(fraction or 0), currency

#> parse_money_text_alt("$1,234.50")
#> parse_money_text_alt("€1.234,50")
#> parse_money_text_alt("£ 7")
#> parse_money_text_alt("1,000")
#> parse_money_text_alt(" .99 $")
#> parse_money_text_alt("free")
