### graphlib_parallel_stages
from graphlib import CycleError, TopologicalSorter


def graphlib_parallel_stages(tasks: dict[str, list[str]], workers: int = 2) -> list[list[str]] | str:
    """Stages in which tasks run, at most so many at a time."""
    sorter = TopologicalSorter(tasks)
    try:
        sorter.prepare()
    except CycleError as error:
        return "cycle: " + " > ".join(error.args[1])
    stages, waiting = [], []
    while sorter.is_active():
        waiting.extend(sorted(sorter.get_ready()))
        stage, waiting = waiting[:workers], waiting[workers:]
        stages.append(stage)
        sorter.done(*stage)
    return stages

#> graphlib_parallel_stages({"test": ["build"], "lint": [], "build": ["fetch"], "docs": ["build"]})
#> graphlib_parallel_stages({"a": ["b"], "b": ["a"]})
#> graphlib_parallel_stages({})
#> graphlib_parallel_stages({"d": ["a", "b", "c"]}, workers=3)
#> graphlib_parallel_stages({"z": ["y"], "y": ["x"], "w": ["x"]}, 1)
#> graphlib_parallel_stages({"z": ["y"], "y": ["x"], "w": ["x"], "test": ["build"], "lint": [], "build": ["fetch"], "docs": ["build"]}, 1)
#> graphlib_parallel_stages({"z": ["y"], "y": ["x"], "w": ["x"], "test": ["build"], "lint": [], "build": ["fetch"], "docs": ["build"], "d": ["a", "b", "c"]}, 1)

### string_template_letters
from string import Template


class LetterTemplate(Template):
    delimiter = "%"


def string_template_letters(text: str, people: list[dict], strict: bool = True) -> list[str]:
    template = LetterTemplate(text)
    letters = []
    for person in people:
        values = {"greeting": "Dear", **person}
        if strict:
            letters.append(template.substitute(values))
        else:
            letters.append(template.safe_substitute(values))
    return letters

#> string_template_letters("%greeting %name, you owe %{sum}EUR.", [{"name": "Ann", "sum": 12}, {"name": "Bob", "sum": 7, "greeting": "Hi"}])
#> string_template_letters("%greeting %name", [{}], strict=False)
#> string_template_letters("%name", [{"nome": "x"}])
#> string_template_letters("100%% sure", [{}, {}])
#> string_template_letters("x", [])

### seeded_random_teams
import random


def seeded_random_teams(names, size, seed):
    """Draw teams of a size; people left over join the first teams."""
    if size < 1:
        raise ValueError("teams need members")
    generator = random.Random(seed)
    pool = sorted(names)
    generator.shuffle(pool)
    count = max(1, len(pool) // size)
    teams = [[] for _ in range(count)]
    for index, name in enumerate(pool):
        teams[index % count].append(name)
    for team in teams:
        team.sort()
    return teams

#> seeded_random_teams(["ann", "bob", "cy", "dee", "eva"], 2, 1)
#> seeded_random_teams(["ann", "bob", "cy"], 5, 2)
#> seeded_random_teams([], 3, 3)
#> seeded_random_teams(["x"], 0, 4)
#> seeded_random_teams(["k", "l", "m", "n", "o", "p"], 3, 42)
#> seeded_random_teams(["k", "l", "m", "n", "o", "p", "ann", "bob", "cy", "dee", "eva", "ann", "bob", "cy"], 3, 42)
#> seeded_random_teams(["ann", "bob", "cy", "dee", "eva", "k", "l", "m", "n", "o", "p", "ann", "bob", "cy"], 2, 1)

### shlex_command_audit
import shlex

DANGEROUS = {"rm": {"-r", "-rf", "-fr"}, "chmod": {"777"}, "dd": set()}


def risky(words):
    """Why a command line is risky, or None."""
    program, *arguments = words
    program = program.rsplit("/", 1)[-1]
    if program == "sudo":
        return risky(arguments) or "runs as root"
    if program not in DANGEROUS:
        return None
    flags = DANGEROUS[program]
    if not flags or flags & set(arguments):
        return f"{program} is dangerous"
    return None


def shlex_command_audit(lines: list[str]) -> list[str]:
    """Findings for commands; comments are ignored, broken quotes are findings too."""
    findings = []
    for number, line in enumerate(lines, 1):
        try:
            words = shlex.split(line, comments=True)
        except ValueError as error:
            findings.append(f"{number}: {error}")
            continue
        reason = risky(words) if words else None
        if reason:
            findings.append(f"{number}: {reason}")
    return findings

#> shlex_command_audit(["ls -l", "rm -rf '/tmp/my files'", "sudo apt update", "# rm -rf /"])
#> shlex_command_audit(["echo 'open", "chmod 644 x", "/bin/chmod 777 x"])
#> shlex_command_audit([])
#> shlex_command_audit(["sudo rm -r build", "dd if=a of=b", "rm file.txt"])
#> shlex_command_audit(["echo \"rm -rf\""])
#> shlex_command_audit(["echo 'open", 'chmod 644 x', "/bin/chmod 777 x", "sudo rm -r build", "dd if=a of=b", "rm file.txt"])

### ipaddress_subnet_report
from ipaddress import AddressValueError, ip_address, ip_network


def ipaddress_subnet_report(networks, addresses):
    """Name of the smallest network each address is in, 'outside' or 'invalid'."""
    parsed = sorted(((ip_network(text), name) for name, text in networks.items()), key=lambda p: -p[0].prefixlen)
    report = {}
    for text in addresses:
        try:
            address = ip_address(text)
        except ValueError:
            report[text] = "invalid"
            continue
        for network, name in parsed:
            if address in network:
                report[text] = name
                break
        else:
            report[text] = "private" if address.is_private else "outside"
    return report

#> ipaddress_subnet_report({"office": "10.1.0.0/16", "lab": "10.1.5.0/24"}, ["10.1.5.9", "10.1.9.9", "8.8.8.8"])
#> ipaddress_subnet_report({}, ["192.168.0.1", "300.1.1.1"])
#> ipaddress_subnet_report({"bad": "10.1.2.3/16"}, ["10.1.2.3"])
#> ipaddress_subnet_report({"v6": "2001:db8::/32"}, ["2001:db8::1", "1.1.1.1"])
#> ipaddress_subnet_report({"all": "0.0.0.0/0", "dmz": "172.16.4.0/22"}, ["172.16.7.1", "172.16.8.1", "x"])
#> ipaddress_subnet_report({"all": "0.0.0.0/0", "dmz": "172.16.4.0/22", "office": "10.1.0.0/16", "lab": "10.1.5.0/24", "v6": "2001:db8::/32"}, ["172.16.7.1", "172.16.8.1", "x", "10.1.5.9", "10.1.9.9", "8.8.8.8", "2001:db8::1", "1.1.1.1"])

### protocol_storage_backends
from typing import Protocol


class Storage(Protocol):
    def read(self, key): ...

    def write(self, key, value): ...


class Memory:
    def __init__(self):
        self.data = {}

    def read(self, key):
        return self.data.get(key)

    def write(self, key, value):
        self.data[key] = value


class Upper(Memory):
    def write(self, key, value):
        super().write(key, value.upper())


class Mirror:
    """Writes to two storages and reads from the first that knows a key."""

    def __init__(self, first, second):
        self.both = (first, second)

    def read(self, key):
        for storage in self.both:
            value = storage.read(key)
            if value is not None:
                return value
        return None

    def write(self, key, value):
        for storage in self.both:
            storage.write(key, value)


def protocol_storage_backends(writes, drop, ask):
    """Write through a mirror, lose keys of the first storage, then read."""
    first, second = Memory(), Upper()
    mirror = Mirror(first, second)
    for key, value in writes.items():
        mirror.write(key, value)
    for key in drop:
        first.data.pop(key, None)
    return mirror.read(ask)

#> protocol_storage_backends({"city": "Oslo", "lang": "no"}, [], "city")
#> protocol_storage_backends({"city": "Oslo", "lang": "no"}, ["city"], "city")
#> protocol_storage_backends({}, ["x"], "x")
#> protocol_storage_backends({"a": "one", "b": "two"}, ["b"], "a")
#> protocol_storage_backends({"k": "v"}, [], "missing")

### userdict_case_insensitive
from collections import UserDict


class Headers(UserDict):
    """Header names compare without case and are shown in title case."""

    def __setitem__(self, key, value):
        super().__setitem__(key.title(), value)

    def __getitem__(self, key):
        return super().__getitem__(key.title())

    def __contains__(self, key):
        return key.title() in self.data

    def add(self, key, value):
        if key in self:
            self[key] = f"{self[key]}, {value}"
        else:
            self[key] = value


def userdict_case_insensitive(lines, ask):
    """Value of a header among raw lines (repeats are joined) and the number of headers."""
    headers = Headers()
    for line in lines:
        name, colon, value = line.partition(":")
        if colon:
            headers.add(name.strip(), value.strip())
    return headers[ask] if ask in headers else None, len(headers)

#> userdict_case_insensitive(["content-type: text/html", "ACCEPT: a", "accept: b"], "Accept")
#> userdict_case_insensitive(["Host: example.org", "garbage"], "host")
#> userdict_case_insensitive([], "x")
#> userdict_case_insensitive(["X-Tag: 1", "x-tag: 2", "X-TAG: 3", "Via: proxy"], "x-tag")
#> userdict_case_insensitive(["A: 1"], "B")
#> userdict_case_insensitive(["X-Tag: 1", "x-tag: 2", "X-TAG: 3", "Via: proxy", "content-type: text/html", "ACCEPT: a", "accept: b", "Host: example.org", "garbage"], "x-tag")

### cmp_to_key_release_sort
import re
from functools import cmp_to_key

PART = re.compile(r"\d+|[a-z]+")
STAGES = {"dev": 0, "alpha": 1, "beta": 2, "rc": 3}


def compare_parts(a, b):
    if a.isdigit() and b.isdigit():
        return int(a) - int(b)
    if a.isdigit() != b.isdigit():
        return 1 if a.isdigit() else -1
    return STAGES[a] - STAGES[b]


def compare(left, right):
    a, b = PART.findall(left), PART.findall(right)
    for x, y in zip(a, b):
        result = compare_parts(x, y)
        if result:
            return result
    if len(a) == len(b):
        return 0
    longer, sign = (a, 1) if len(a) > len(b) else (b, -1)
    following = longer[min(len(a), len(b))]
    return sign if following.isdigit() else -sign


def cmp_to_key_release_sort(releases: list[str]) -> list[str]:
    return sorted(releases, key=cmp_to_key(compare))

#> cmp_to_key_release_sort(["1.10", "1.9", "1.9.1"])
#> cmp_to_key_release_sort(["2.0", "2.0rc1", "2.0beta2"])
#> cmp_to_key_release_sort(["1.0", "1.0", "0.9"])
#> cmp_to_key_release_sort(["1.0.2", "1.0rc1", "1.0", "1.0dev3"])
#> cmp_to_key_release_sort(["3.0gamma1", "3.0rc1"])
#> cmp_to_key_release_sort(["1.0", "1.0", "0.9", "2.0", "2.0rc1", "2.0beta2"])

### simplenamespace_query
from operator import attrgetter, methodcaller
from types import SimpleNamespace


def load(rows):
    return [SimpleNamespace(**row) for row in rows]


def simplenamespace_query(rows, path, minimum):
    """Names of rows whose attribute (dotted path) is at least a minimum."""
    people = load(rows)
    for person in people:
        if isinstance(getattr(person, "stats", None), dict):
            person.stats = SimpleNamespace(**person.stats)
    value = attrgetter(path)
    chosen = [p for p in people if value(p) >= minimum]
    return list(map(methodcaller("title"), map(attrgetter("name"), chosen)))

#> simplenamespace_query([{"name": "ann lee", "age": 41}, {"name": "bo ek", "age": 17}], "age", 18)
#> simplenamespace_query([{"name": "kim", "stats": {"wins": 9}}, {"name": "lou", "stats": {"wins": 2}}], "stats.wins", 5)
#> simplenamespace_query([], "age", 1)
#> simplenamespace_query([{"name": "x"}], "height", 1)
#> simplenamespace_query([{"name": "a", "score": 1.5}, {"name": "b", "score": 2.5}, {"name": "c", "score": 3.5}], "score", 2)

### crc32_chunk_verify
import zlib

CHUNK = 8


def manifest(data):
    return [zlib.crc32(data[i:i + CHUNK]) for i in range(0, len(data), CHUNK)]


def crc32_chunk_verify(original, received):
    wanted, got = manifest(original), manifest(received)
    damaged = []
    for number, checksum in enumerate(wanted):
        if number >= len(got) or got[number] != checksum:
            damaged.append(number)
    return damaged

#> crc32_chunk_verify(b"the quick brown fox jumps", b"the quick brawn fox jumps")
#> crc32_chunk_verify(b"same", b"same")
#> crc32_chunk_verify(b"0123456789abcdef01", b"0123456789")
#> crc32_chunk_verify(b"", b"anything")
#> crc32_chunk_verify(b"aaaaaaaabbbbbbbbcccccccc", b"aaaaaaabbbbbbbbcccccccc")

### unicode_fold_search
import unicodedata


def fold(text):
    """Lower case without accents; German sharp s becomes ss."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def unicode_fold_search(names: list[str], query: str, prefix: bool = False) -> list[str]:
    """Names that contain a query, whatever accents were typed."""
    wanted = fold(query)
    hits = []
    for name in names:
        words = fold(name).split()
        if prefix:
            if any(word.startswith(wanted) for word in words):
                hits.append(name)
        elif wanted in fold(name):
            hits.append(name)
    return hits

#> unicode_fold_search(["José Álvarez", "Jose Perez", "Zoë Weiß"], "jose")
#> unicode_fold_search(["José Álvarez", "Zoë Weiß"], "weiss")
#> unicode_fold_search(["Łódź", "Brno"], "odz", prefix=True)
#> unicode_fold_search([], "x")
#> unicode_fold_search(["Çelik Öz", "Celia"], "cel", prefix=True)

### html_table_escape
from html import escape, unescape


def cell(value, tag="td"):
    if value is None:
        return f"<{tag}/>"
    if isinstance(value, float):
        value = f"{value:.1f}"
    return f"<{tag}>{escape(str(value))}</{tag}>"


def row(values, tag="td"):
    return "<tr>" + "".join(cell(value, tag) for value in values) + "</tr>"


def html_table_escape(header, rows):
    parts = [row(header, "th")]
    for values in rows:
        clean = [unescape(v) if isinstance(v, str) else v for v in values]
        parts.append(row(clean))
    return f"<table>{''.join(parts)}</table>"

#> html_table_escape(["name", "x<y"], [["A&B", 1.25], ["&lt;tag&gt;", None]])
#> html_table_escape(["only"], [])
#> html_table_escape([], [["\"quoted\""]])
#> html_table_escape(["n"], [[1], [2.0], ["three"]])
#> html_table_escape(["a", "b"], [["it's", "5 > 4"]])
#> html_table_escape(["a", "b", "name", "x<y"], [["it's", "5 > 4"], ["A&B", 1.25], ["&lt;tag&gt;", None]])

### typed_dict_shipments
from typing import TypedDict


class Shipment(TypedDict, total=False):
    code: str
    kilos: float
    express: bool
    country: str


ZONES = {"DE": 1, "AT": 1, "FR": 2, "US": 4}


def cost(shipment: Shipment) -> float:
    zone = ZONES.get(shipment.get("country", "DE"), 5)
    price = 4.0 + 1.5 * zone + 0.8 * shipment["kilos"] * zone
    if shipment.get("express"):
        price *= 1.5
    return round(price, 2)


def typed_dict_shipments(shipments: list[Shipment], limit: float) -> tuple[float, list[str]]:
    total, dear = 0.0, []
    for shipment in shipments:
        price = cost(shipment)
        total += price
        if price > limit:
            dear.append(shipment.get("code", "?"))
    return round(total, 2), dear

#> typed_dict_shipments([{"code": "P1", "kilos": 2.0}, {"code": "P2", "kilos": 3.5, "country": "US"}], 15)
#> typed_dict_shipments([{"kilos": 10, "express": True, "country": "BR"}], 50)
#> typed_dict_shipments([], 1)
#> typed_dict_shipments([{"code": "P9"}], 10)
#> typed_dict_shipments([{"code": "A", "kilos": 1, "country": "FR", "express": True}, {"code": "B", "kilos": 1, "country": "AT"}], 12.9)
#> typed_dict_shipments([{"code": "A", "kilos": 1, "country": "FR", "express": True}, {"code": "B", "kilos": 1, "country": "AT"}, {"code": "P1", "kilos": 2.0}, {"code": "P2", "kilos": 3.5, "country": "US"}, {"kilos": 10, "express": True, "country": "BR"}], 12.9)
