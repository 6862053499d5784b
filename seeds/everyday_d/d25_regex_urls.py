### url_normalize_equal
import posixpath
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit

PORTS = {"http": 80, "https": 443}
IGNORED = {"utm_source", "utm_medium", "ref"}


def normalize(url: str) -> str:
    parts = urlsplit(url.strip())
    scheme = parts.scheme.lower() or "http"
    host = (parts.hostname or "").rstrip(".")
    if parts.port and parts.port != PORTS.get(scheme):
        host += f":{parts.port}"
    path = posixpath.normpath(quote(unquote(parts.path))) if parts.path else "/"
    query = sorted((k, v) for k, v in parse_qsl(parts.query) if k not in IGNORED)
    return f"{scheme}://{host}{path}" + (f"?{urlencode(query)}" if query else "")


def url_normalize_equal(urls: list[str]) -> list[list[int]]:
    """Groups of addresses that mean the same page, by their places."""
    groups: dict[str, list[int]] = {}
    for index, url in enumerate(urls):
        groups.setdefault(normalize(url), []).append(index)
    return [group for group in groups.values() if len(group) > 1]

#> url_normalize_equal(["http://X.org:80/a/../b", "http://x.org/b?utm_source=mail", "http://x.org/b?q=1"])
#> url_normalize_equal(["https://a.de", "https://a.de/", "https://A.de:443/?ref=x", "http://a.de"])
#> url_normalize_equal([])
#> url_normalize_equal(["http://x/%7Eida", "http://x/~ida", "http://x:8080/~ida"])
#> url_normalize_equal(["http://x/?b=2&a=1", "http://x?a=1&b=2", "http://x/?a=1"])

### extract_hashtags_mentions_d25
import re
from collections import Counter
from typing import NamedTuple

TOKEN = re.compile(r"(?<![\w&])([#@])(\w*[A-Za-z]\w*)")


class Post(NamedTuple):
    author: str
    text: str


def parse(line):
    author, _, text = line.partition(": ")
    return Post(author, text)


def extract_hashtags_mentions_d25(lines: list[str]) -> dict[str, int]:
    counts: Counter = Counter()
    for post in map(parse, lines):
        seen = set()
        for sign, name in TOKEN.findall(post.text):
            key = sign + name.lower()
            if key in seen or key == "@" + post.author:
                continue
            seen.add(key)
            counts[key] += 1
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))

#> extract_hashtags_mentions_d25(["ann: I love #Python and #python, @bob!", "bob: me too @ann #python", "cid: #42 is no tag, a#b"])
#> extract_hashtags_mentions_d25(["ann: hello @ann"])
#> extract_hashtags_mentions_d25([])
#> extract_hashtags_mentions_d25(["x: &#nbsp; mail@host.org", "y: (@z) #a1 #1a"])
#> extract_hashtags_mentions_d25(["no author #tag", "a: #x #y #z @b @c", "b: #x @c"])

### log_timestamp_gaps
import re
from datetime import datetime
from itertools import pairwise

STAMP = re.compile(r"^\[?(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)\]?")


def stamps(text):
    for line in text.splitlines():
        match = STAMP.match(line)
        if match:
            time = match[2] if match[2].count(":") == 2 else match[2] + ":00"
            yield datetime.fromisoformat(f"{match[1]} {time}")


def log_timestamp_gaps(text: str, minutes: int = 5) -> list[str]:
    """Gaps in a log longer than some minutes; 'back' where the time goes backwards."""
    gaps = []
    for before, after in pairwise(stamps(text)):
        delta = (after - before).total_seconds()
        if delta < 0:
            gaps.append(f"back {after:%H:%M}")
        elif delta > minutes * 60:
            gaps.append(f"{before:%H:%M}-{after:%H:%M}")
    return gaps

#> log_timestamp_gaps("2024-05-01 10:00:00 a\n2024-05-01 10:04:59 b\n  detail\n2024-05-01 10:30:00 c")
#> log_timestamp_gaps("[2024-05-01T23:58] x\n[2024-05-02T00:10] y\n[2024-05-02T00:09] z", 10)
#> log_timestamp_gaps("")
#> log_timestamp_gaps("no stamps\nat all")
#> log_timestamp_gaps("2024-02-28 23:59:59 a\n2024-02-29 00:00:00 b\n2024-03-01 00:00 c")
#> log_timestamp_gaps("2024-05-01 10:00:00 a\n2024-05-01 10:04:59 b\n  detail\n2024-05-01 10:30:00 c\nno stamps\nat all")
#> log_timestamp_gaps("no stamps\nat all\n2024-02-28 23:59:59 a\n2024-02-29 00:00:00 b\n2024-03-01 00:00 c")

### phone_book_search_digits
import re

KEYS = {letter: digit for digit, letters in {"2": "abc", "3": "def", "4": "ghi", "5": "jkl", "6": "mno", "7": "pqrs",
                                              "8": "tuv", "9": "wxyz"}.items() for letter in letters}


def digits_of(name):
    return "".join(KEYS.get(letter, "") for letter in name.lower())


def phone_book_search_digits(entries, typed):
    if not re.fullmatch(r"\d*", typed):
        raise ValueError(f"not digits: {typed}")
    found = []
    for entry in entries:
        *words, number = entry.split()
        for word in words:
            if typed and digits_of(word).startswith(typed):
                found.append(f"{entry} (name)")
                break
        else:
            if typed and typed in re.sub(r"\D", "", number):
                found.append(f"{entry} (number)")
    return found

#> phone_book_search_digits(["Ida Holm 030-4432", "Bo Ek 432-1", "Hal 99"], "432")
#> phone_book_search_digits(["Ida Holm 030-4432", "Bo Ek 432-1", "Hal 99"], "4")
#> phone_book_search_digits(["Ida 1"], "")
#> phone_book_search_digits(["Ida 1"], "1a")
#> phone_book_search_digits(["Zoe May 629", "May Zoe 1963", "Nax 5"], "629")

### sentence_template_matcher
import re


class Grammar:
    def __init__(self):
        self.rules = []

    def rule(self, template, **kinds):
        pattern = re.escape(template)
        for name, kind in kinds.items():
            expression = {"int": r"-?\d+", "word": r"[a-z]+", "rest": r".+"}[kind]
            pattern = pattern.replace(re.escape("{" + name + "}"), f"(?P<{name}>{expression})")
        self.rules.append((re.compile(pattern, re.I), kinds))
        return self

    def parse(self, text):
        for number, (pattern, kinds) in enumerate(self.rules):
            match = pattern.fullmatch(text.strip())
            if match:
                values = match.groupdict()
                return number, {name: int(values[name]) if kinds[name] == "int" else values[name] for name in values}
        return None


def sentence_template_matcher(text: str):
    grammar = (
        Grammar()
        .rule("add {n} to {name}", n="int", name="word")
        .rule("remind me to {what} in {n} minutes", what="rest", n="int")
        .rule("stop {name}", name="word")
    )
    return grammar.parse(text)

#> sentence_template_matcher("add 5 to total")
#> sentence_template_matcher("Remind me to call Bo in Ulm in 15 minutes ")
#> sentence_template_matcher("stop")
#> sentence_template_matcher("STOP timer")
#> sentence_template_matcher("add five to total")

### cookie_header_parse
from urllib.parse import unquote


class CookieError(ValueError):
    pass


def parse_pair(text):
    name, equals, value = text.strip().partition("=")
    if not equals or not name or any(c in name for c in " ,;"):
        raise CookieError(text.strip())
    return name, unquote(value.strip('"'))


def cookie_header_parse(header: str, prefix: str = "") -> dict[str, str]:
    """Cookies of a header; broken ones are skipped, but more broken than good ones are an error."""
    cookies = {}
    broken = 0
    for piece in header.split(";"):
        if not piece.strip():
            continue
        try:
            name, value = parse_pair(piece)
        except CookieError:
            broken += 1
            continue
        if name.startswith(prefix):
            cookies[name.removeprefix(prefix)] = value
    if broken > len(cookies):
        raise CookieError(f"{broken} broken")
    return cookies

#> cookie_header_parse('session=abc123; theme="dark"; name=Ida%20Holm')
#> cookie_header_parse("app_id=5; app_lang=de; other=1; junk", prefix="app_")
#> cookie_header_parse("")
#> cookie_header_parse("junk; more junk; a=1")
#> cookie_header_parse("x=1; x=2; =3; ;")

### css_color_rules_specificity
import re

PART = re.compile(r"(#[\w-]+)|(\.[\w-]+|\[[^\]]*\]|:[\w-]+)|([a-z]\w*)")


def specificity(selector: str) -> tuple[int, int, int]:
    ids = classes = names = 0
    for id_, class_, name in PART.findall(selector):
        ids += bool(id_)
        classes += bool(class_)
        names += bool(name)
    return ids, classes, names


def css_color_rules_specificity(css: str) -> str | None:
    best = None
    winner = None
    for match in re.finditer(r"([^{}]+)\{([^}]*)\}", css):
        color = re.search(r"color:\s*([\w#]+)(\s*!important)?", match[2])
        if color is None:
            continue
        rank = (bool(color[2]), specificity(match[1].strip()))
        if best is None or rank >= best:
            best, winner = rank, color[1]
    return winner

#> css_color_rules_specificity("p { color: red } p.note { color: blue } div p { color: green }")
#> css_color_rules_specificity("#a { color: red } p.x.y.z { color: blue } p { color: #fff !important }")
#> css_color_rules_specificity("p { margin: 0 }")
#> css_color_rules_specificity("")
#> css_color_rules_specificity("a { color: one } b { color: two } a:hover { width: 5 } b { color: three }")

### sitemap_depth_count
from collections import Counter
from urllib.parse import urlsplit


def depth(url):
    path = urlsplit(url).path.strip("/")
    return len(path.split("/")) if path else 0


def sitemap_depth_count(xml: str, host: str) -> dict[int, int]:
    counts: Counter = Counter()
    position = 0
    while True:
        start = xml.find("<loc>", position)
        if start < 0:
            break
        end = xml.find("</loc>", start)
        if end < 0:
            raise ValueError(f"<loc> at {start} is not closed")
        url = xml[start + 5:end].strip()
        counts[depth(url) if urlsplit(url).hostname == host else -1] += 1
        position = end
    return dict(sorted(counts.items()))

#> sitemap_depth_count("<loc>http://x.org/</loc><loc>http://x.org/a/b</loc><loc> http://x.org/a/ </loc>", "x.org")
#> sitemap_depth_count("<loc>http://x.org</loc><loc>http://y.org/a</loc>", "x.org")
#> sitemap_depth_count("", "x.org")
#> sitemap_depth_count("<url><loc>http://x.org/a</url>", "x.org")
#> sitemap_depth_count("<loc>https://X.org/1/2/3</loc>\n<loc>https://x.org/1/2/3?q=/4/5</loc>\n<loc>/rel</loc>", "x.org")
#> sitemap_depth_count("<url><loc>http://x.org/a</url> <loc>http://x.org/</loc><loc>http://x.org/a/b</loc><loc> http://x.org/a/ </loc>", "x.org")
#> sitemap_depth_count("<loc>http://x.org/</loc><loc>http://x.org/a/b</loc><loc> http://x.org/a/ </loc>", "x.orgx.org")
