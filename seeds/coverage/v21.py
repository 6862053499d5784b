### pad_table_of_contents
def pad_table_of_contents(entries, width):
    """Dots between title and page; part titles have no page."""
    lines = []
    for title, page in entries:
        if page is None:
            lines.append(title.upper().center(width).rstrip())
            continue
        number = str(page).rjust(4, ".")
        lines.append(title[:width - len(number)].ljust(width - len(number), ".") + number)
    return lines

#> pad_table_of_contents([("Part One", None), ("Rain", 3), ("The Long Way Home", 117)], 18)
#> pad_table_of_contents([], 10)
#> pad_table_of_contents([("x", 12345)], 6)
#> pad_table_of_contents([("", 1), ("é", None)], 8)
#> pad_table_of_contents([("Overlong heading", 9)], 9)

### zfill_clock_sum
def zfill_clock_sum(stamps):
    """Add 'm:ss' stamps; the result is h:mm:ss with zeros."""
    total = 0
    for s in stamps:
        minutes, _, seconds = s.rpartition(":")
        total += int(minutes or 0) * 60 + int(seconds)
    h, rest = divmod(total, 3600)
    return ":".join([str(h)] + [str(p).zfill(2) for p in divmod(rest, 60)])

#> zfill_clock_sum(["3:45", "0:20", "59"])
#> zfill_clock_sum([])
#> zfill_clock_sum(["59:59", "0:01"])
#> zfill_clock_sum([":07"])
#> zfill_clock_sum(["4", "x:1"])

### snapshot_restore_list
class Checkpoint:
    def __init__(self, live):
        self.live, self.saved = live, []

    def mark(self):
        self.saved.append(self.live.copy())

    def restore(self):
        self.live[:] = self.saved.pop() if self.saved else []

def snapshot_restore_list(script):
    live = []
    cp = Checkpoint(live)
    for word in script.split():
        if word == "mark":
            cp.mark()
        elif word == "back":
            cp.restore()
        else:
            live.append(word)
    return live, len(cp.saved)

#> snapshot_restore_list("a mark b c back d")
#> snapshot_restore_list("")
#> snapshot_restore_list("x back y")
#> snapshot_restore_list("mark p mark q back back")
#> snapshot_restore_list("mark mark z")

### acl_inheritance
def acl_inheritance(rules, path):
    """The longest prefix rule wins; '-' takes rights away from its parent."""
    rights = set()
    parts = path.strip("/").split("/")
    for depth in range(len(parts) + 1):
        here = "/" + "/".join(parts[:depth])
        for right in rules.get(here, "").split():
            if right.startswith("-"):
                rights.discard(right[1:])
            else:
                rights.add(right)
    return sorted(rights)

#> acl_inheritance({"/": "read", "/doc": "write", "/doc/old": "-write"}, "/doc/old/x")
#> acl_inheritance({"/": "read", "/doc": "write"}, "/doc/")
#> acl_inheritance({}, "/any")
#> acl_inheritance({"/": "-read exec"}, "")
#> acl_inheritance({"/a": "x y", "/a/b": "-x z", "/a/b/c": "x"}, "a/b/c")

### column_max_widths
def column_max_widths(rows, limit):
    """Widths of ragged rows, shrunk from the widest until they fit."""
    widths = []
    for row in rows:
        for i, cell in enumerate(map(str, row)):
            if i == len(widths):
                widths.append(0)
            widths[i] = max(widths[i], len(cell))
    while sum(widths) > limit:
        widths[widths.index(max(widths))] -= 1
    return widths

#> column_max_widths([["id", "name"], [100, "Maximilian", "x"]], 10)
#> column_max_widths([], 5)
#> column_max_widths([["a"], ["bb", ""]], 9)
#> column_max_widths([[True, None], [1.25]], 8)
#> column_max_widths([["same", "same"]], 5)

### quota_tracker_class
class Quota:
    def __init__(self, **limits):
        self.limits = limits
        self.used = dict.fromkeys(limits, 0)

    def charge(self, kind, amount):
        if kind not in self.limits:
            raise KeyError(kind)
        left = self.limits[kind] - self.used[kind]
        granted = max(0, min(amount, left))
        self.used[kind] += granted
        return amount - granted

def quota_tracker_class(requests):
    quota = Quota(disk=100, mails=3)
    refused = {}
    for kind, amount in requests:
        over = quota.charge(kind, amount)
        if over:
            refused[kind] = refused.get(kind, 0) + over
    return quota.used, refused

#> quota_tracker_class([("disk", 80), ("disk", 50), ("mails", 1)])
#> quota_tracker_class([])
#> quota_tracker_class([("mails", 4), ("mails", 1)])
#> quota_tracker_class([("cpu", 1)])
#> quota_tracker_class([("disk", 0), ("disk", 99.5)])

### bracketed_path_tokens
def bracketed_path_tokens(path):
    """'a.b[2]["x.y"].c' -> ['a', 'b', 2, 'x.y', 'c']"""
    tokens, rest = [], path
    while rest:
        if rest.startswith("["):
            inner, closed, rest = rest[1:].partition("]")
            if not closed:
                raise ValueError("missing ]")
            tokens.append(int(inner) if inner.isdecimal() else inner.strip("'\""))
            continue
        rest = rest.removeprefix(".")
        cut = min((rest.index(m) for m in ".[" if m in rest), default=len(rest))
        tokens.append(rest[:cut])
        rest = rest[cut:]
    return tokens

#> bracketed_path_tokens('a.b[2]["x.y"].c')
#> bracketed_path_tokens("")
#> bracketed_path_tokens("[0][10]")
#> bracketed_path_tokens("k[1")
#> bracketed_path_tokens("one.two.three")
#> bracketed_path_tokens("été['ü']")

### assign_by_path
def assign_by_path(root, path, value):
    """Set root[path] and make the dicts and lists on the way."""
    *parents, last = path
    node = root
    for key, following in zip(parents, path[1:]):
        fresh = [] if isinstance(following, int) else {}
        if isinstance(key, int):
            while len(node) <= key:
                node.append(None)
            if node[key] is None:
                node[key] = fresh
            node = node[key]
        else:
            node = node.setdefault(key, fresh)
    if isinstance(last, int):
        node.insert(last, value)
    else:
        node[last] = value
    return root

#> assign_by_path({}, ["a", "b"], 1)
#> assign_by_path({"xs": []}, ["xs", 2, "k"], "v")
#> assign_by_path({"xs": [{"k": 0}]}, ["xs", 0, "k"], 9)
#> assign_by_path({}, ["m", 0], None)
#> assign_by_path({"n": 5}, ["n", "deep"], 1)
