### dates_rewritten_in_text
import re

MONTHS = {m: i for i, m in enumerate("jan feb mar apr may jun jul aug sep oct nov dec".split(), 1)}
PATTERN = re.compile(r"\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?([A-Z][a-z]{2,8}) (\d{4})\b")


def dates_rewritten_in_text(text):
    """'3rd of March 2024' becomes 2024-03-03; unknown months stay."""
    def iso(match):
        day, name, year = match.groups()
        month = MONTHS.get(name[:3].lower())
        if month is None or int(day) > 31:
            return match.group(0)
        return f"{year}-{month:02d}-{int(day):02d}"

    return PATTERN.sub(iso, text)

#> dates_rewritten_in_text("From 3rd of March 2024 to 12 April 2024, not 99 May 2024")
#> dates_rewritten_in_text("1st Foo 2000")
#> dates_rewritten_in_text("")
#> dates_rewritten_in_text("22nd December 1999 and 1 Jan 2000.")
#> dates_rewritten_in_text("on the 5th of Sept 2023")

### hashtags_and_mentions_counted
import re
from collections import Counter


def hashtags_and_mentions_counted(posts):
    tags, people = Counter(), Counter()
    for post in posts:
        for sign, name in re.findall(r"(?<!\w)([#@])(\w+)", post):
            if sign == "#":
                tags[name.lower()] += 1
            else:
                people[name] += 1
    return {
        "tags": sorted(tags.items(), key=lambda p: (-p[1], p[0])),
        "people": sorted(people),
    }

#> hashtags_and_mentions_counted(["Thanks @kim! #Python #debug", "more #python by @lee and @kim", "mail a@b.c #1"])
#> hashtags_and_mentions_counted([])
#> hashtags_and_mentions_counted(["#a#b", "##c", "@x.y"])
#> hashtags_and_mentions_counted(["no signs here", "#Tag #tag #TAG @T @t"])
#> hashtags_and_mentions_counted(["@bob @alice: see #42 and #fix_it", "#fix_it #42 #fix_it"])
#> hashtags_and_mentions_counted(['no signs here', '#Tag #tag #TAG @T @t', 'Thanks @kim! #Python #debug', 'more #python by @lee and @kim', 'mail a@b.c #1', '@bob @alice: see #42 and #fix_it', '#fix_it #42 #fix_it'])
#> hashtags_and_mentions_counted(['no signs here', '#Tag #tag #TAG @T @t', 'Thanks @kim! #Python #debug', 'more #python by @lee and @kim', 'mail a@b.c #1', '#a#b', '##c', '@x.y'])

### units_converted_in_recipe
import re

FACTORS = {"oz": (28.35, "g"), "lb": (453.6, "g"), "cup": (237, "ml"), "inch": (2.54, "cm")}
AMOUNT = re.compile(r"(?P<number>\d+(?:\.\d+)?|\d+/\d+) ?(?P<unit>oz|lb|cups?|inch)\b")


def number_of(text):
    if "/" in text:
        top, bottom = text.split("/")
        return int(top) / int(bottom)
    return float(text)


def units_converted_in_recipe(text: str) -> str:
    def metric(m):
        factor, unit = FACTORS[m["unit"].rstrip("s")]
        value = number_of(m["number"]) * factor
        return f"{value:.0f} {unit}" if value >= 10 else f"{value:.1f} {unit}"

    return AMOUNT.sub(metric, text)

#> units_converted_in_recipe("Mix 8 oz sugar with 2 cups milk and 1.5 lb flour.")
#> units_converted_in_recipe("a 9 inch pan, 0.25 oz yeast")
#> units_converted_in_recipe("salt to taste")
#> units_converted_in_recipe("1/2 cup oil")
#> units_converted_in_recipe("5 ounces, 1/0 cup, 3 inch")

### camel_names_to_snake
import re


def camel_names_to_snake(code: str, keep: set[str] = frozenset()) -> str:
    """Rename camelCase identifiers in a line of code; class names and kept names stay."""
    renamed = {}

    def snake(match):
        name = match.group(0)
        if name in keep or name[0].isupper():
            return name
        if name not in renamed:
            with_breaks = re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name)
            renamed[name] = re.sub(r"([A-Z]+)([A-Z][a-z])", r"\1_\2", with_breaks).lower()
        return renamed[name]

    return re.sub(r"[A-Za-z_]\w*", snake, code)

#> camel_names_to_snake("totalPrice = getHTTPPrice(itemId) * maxCount")
#> camel_names_to_snake("MyClass().doThing(myArg, MyArg)")
#> camel_names_to_snake("rowCount = rowCount + colCount * rowCount - rowCount")
#> camel_names_to_snake("x = y", {"x"})
#> camel_names_to_snake("setUp(); tearDown(); runTest()", {"setUp", "tearDown"})
#> camel_names_to_snake("", set())
#> camel_names_to_snake('totalPrice = getHTTPPrice(itemId) * maxCount;setUp(); tearDown(); runTest();rowCount = rowCount + colCount * rowCount - rowCount')
#> camel_names_to_snake('totalPrice = getHTTPPrice(itemId) * maxCount;setUp(); tearDown(); runTest();x = y')

### log_fields_by_pattern
import re

PATTERN = re.compile(
    r"""(?P<date>\d{4}-\d\d-\d\d)\s+
        (?P<level>[A-Z]+)\s+
        \[(?P<thread>[^\]]*)\]\s+
        (?P<message>.*)""",
    re.VERBOSE,
)


def log_fields_by_pattern(lines, *fields):
    rows = []
    for line in lines:
        m = PATTERN.match(line)
        if m is None:
            if rows:
                rows[-1] += (line.strip(),)   # continuation
            continue
        rows.append(tuple(m.group(f) for f in fields))
    return rows

#> log_fields_by_pattern(["2024-01-01 INFO [main] started", "2024-01-02  ERROR [w-1]  boom", "   at line 3"], "level", "message")
#> log_fields_by_pattern(["  stray", "2024-01-01 WARN [] x"], "date", "thread")
#> log_fields_by_pattern([], "level")
#> log_fields_by_pattern(["2024-01-01 INFO [a] b"], "colour")
#> log_fields_by_pattern(["2024-01-01 INFO [a] b", "c", "d", "2024-01-01 INFO [e] f"], "thread")
#> log_fields_by_pattern(['2024-01-01 INFO [main] started', '2024-01-02  ERROR [w-1]  boom', '   at line 3', '2024-01-01 INFO [a] b', 'c', 'd', '2024-01-01 INFO [e] f', '  stray', '2024-01-01 WARN [] x'], 'level', 'message')
#> log_fields_by_pattern(['2024-01-01 INFO [a] b', 'c', 'd', '2024-01-01 INFO [e] f', '2024-01-01 INFO [main] started', '2024-01-02  ERROR [w-1]  boom', '   at line 3', '2024-01-01 INFO [a] b'], 'thread')

### tokens_split_keep_separators
import re


def tokens_split_keep_separators(text):
    """Words, numbers and punctuation with their kinds, by re.split with a group."""
    tokens = []
    for piece in re.split(r"(\d+|\W)", text):
        if not piece or piece.isspace():
            continue
        if piece.isdigit():
            kind = "num"
        elif re.fullmatch(r"\w+", piece):
            kind = "word"
        else:
            kind = "punct"
        tokens.append((kind, piece))
    return tokens

#> tokens_split_keep_separators("pay 20 EUR, ok?")
#> tokens_split_keep_separators("")
#> tokens_split_keep_separators("a1b2-c3")
#> tokens_split_keep_separators("x_y = (3)")
#> tokens_split_keep_separators("  ...  ")
#> tokens_split_keep_separators('x_y = (3), pay 20 EUR, ok?,   ...  ')
#> tokens_split_keep_separators('pay 20 EUR, ok?, a1b2-c3,   ...  ')

### mask_numbers_keep_last
import re


def mask_numbers_keep_last(text: str, keep: int = 4, shortest: int = 8) -> str:
    """Digits of long numbers (with blanks or dashes inside) become x, the last ones stay."""
    def mask(match: re.Match) -> str:
        found = match.group()
        digits = sum(ch.isdigit() for ch in found)
        if digits < shortest:
            return found
        out = ""
        for ch in found:
            if ch.isdigit():
                out += ch if digits <= keep else "x"
                digits -= 1
            else:
                out += ch
        return out

    return re.sub(r"\d[\d -]*\d", mask, text)

#> mask_numbers_keep_last("card 4111 1111 1111 1234 pin 1234")
#> mask_numbers_keep_last("tel 030-123456-78", keep=2)
#> mask_numbers_keep_last("nothing 1 2 here")
#> mask_numbers_keep_last("ids: 12345678, 87654321", 0)
#> mask_numbers_keep_last("0123 4567 8", shortest=4)
#> mask_numbers_keep_last('tel 030-123456-78 card 4111 1111 1111 1234 pin 1234 0123 4567 8', keep=2)
#> mask_numbers_keep_last('tel 030-123456-78 0123 4567 8 card 4111 1111 1111 1234 pin 1234', keep=2)

### import_names_of_module
import re

IMPORT = re.compile(r"^\s*import\s+(.+)$")
FROM = re.compile(r"^\s*from\s+([\w.]+)\s+import\s+(.+)$")


def import_names_of_module(source: str) -> list[str]:
    """Full names of everything a module imports, aliases resolved, sorted and unique."""
    names = set()
    for line in source.splitlines():
        line = line.split("#")[0].rstrip()
        if m := FROM.match(line):
            base = m.group(1) + "."
            items = m.group(2).strip("()")
        elif m := IMPORT.match(line):
            base, items = "", m.group(1)
        else:
            continue
        for item in items.split(","):
            name = item.split(" as ")[0].strip()
            if name:
                names.add(base + name)
    return sorted(names)

#> import_names_of_module("import os, sys\nfrom re import sub as s, match\nx = 1\n# import no")
#> import_names_of_module("from .a.b import (c, d,)\n    import json as j  # late")
#> import_names_of_module("")
#> import_names_of_module("print('import this')\nimportant = 2")
#> import_names_of_module("import a\nimport a as b\nfrom a import a\nimport c.d.e as f, g")
#> import_names_of_module("print('import this')\nimportant = 2\nimport os, sys\nfrom re import sub as s, match\nx = 1\n# import no\nimport a\nimport a as b\nfrom a import a\nimport c.d.e as f, g")
#> import_names_of_module("print('import this')\nimportant = 2\nimport a\nimport a as b\nfrom a import a\nimport c.d.e as f, g\nfrom .a.b import (c, d,)\n    import json as j  # late")

### phone_book_from_free_text
import re

ENTRY = re.compile(r"(?P<name>[A-Z]\w+(?: [A-Z]\w+)*)\D{1,12}?(?P<number>\+?\d[\d /-]{5,}\d)")


def phone_book_from_free_text(text: str) -> dict[str, str]:
    book: dict[str, str] = {}
    for m in ENTRY.finditer(text):
        number = re.sub(r"[^\d+]", "", m["number"])
        if number.startswith("00"):
            number = "+" + number[2:]
        name = m["name"]
        if name in book and book[name] != number:
            n = 2
            while f"{name} {n}" in book:
                n += 1
            name = f"{name} {n}"
        book[name] = number
    return book

#> phone_book_from_free_text("Ann Lee: 030 123 456, Bob (0049/89 7654-321). Ann Lee mobile +49 171 5555")
#> phone_book_from_free_text("call me")
#> phone_book_from_free_text("Kim 123 4567; Kim 123 4568; Kim 123 4569; Kim 123 4567")
#> phone_book_from_free_text("")
#> phone_book_from_free_text("Taxi Bonn 555-0100 or Zoe tel. 00 44 20 7946")
#> phone_book_from_free_text('call me;Kim 123 4567; Kim 123 4568; Kim 123 4569; Kim 123 4567;Ann Lee: 030 123 456, Bob (0049/89 7654-321). Ann Lee mobile +49 171 5555')
#> phone_book_from_free_text('call me;Kim 123 4567; Kim 123 4568; Kim 123 4569; Kim 123 4567;Taxi Bonn 555-0100 or Zoe tel. 00 44 20 7946')

### sql_placeholders_numbered
import re


class PlaceholderError(ValueError):
    pass


def sql_placeholders_numbered(sql: str, **values) -> tuple[str, list]:
    """':name' placeholders become $1, $2...; the same name keeps its number."""
    order: list[str] = []

    def number(match):
        if match.group(1) is None:
            return match.group(0)  # a quoted text
        name = match.group(1)
        if name not in values:
            raise PlaceholderError(f"no value for :{name}")
        if name not in order:
            order.append(name)
        return f"${order.index(name) + 1}"

    text = re.sub(r"'[^']*'|:(\w+)", number, sql)
    unused = sorted(set(values) - set(order))
    if unused:
        raise PlaceholderError(f"unused: {', '.join(unused)}")
    return text, [values[name] for name in order]

#> sql_placeholders_numbered("select * from t where a = :a and b > :low and c < :a", a=1, low=2)
#> sql_placeholders_numbered("select ':x', :y", y=3)
#> sql_placeholders_numbered("select :z")
#> sql_placeholders_numbered("select 1", q=1, p=2)
#> sql_placeholders_numbered("update u set n = :n, m = :m where id = :id", id=7, m=None, n="x")
