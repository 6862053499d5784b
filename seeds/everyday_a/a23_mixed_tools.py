### async_job_runner_results
import asyncio


class JobFailed(Exception):
    pass


async def run_job(name, steps, log):
    for step in range(1, steps + 1):
        await asyncio.sleep(0)
        log.append(f"{name}{step}")
        if name.endswith("!") and step == 2:
            raise JobFailed(name)
    return steps


async def run_all(jobs):
    log = []
    tasks = [run_job(name, steps, log) for name, steps in jobs]
    results = await asyncio.gather(*tasks, return_exceptions=True)
    done = failed = 0
    for result in results:
        if isinstance(result, JobFailed):
            failed += 1
        else:
            done += result
    return done, failed, " ".join(log)


def async_job_runner_results(jobs: list) -> tuple:
    return asyncio.run(run_all(jobs))

#> async_job_runner_results([("a", 2), ("b", 3)])
#> async_job_runner_results([("x!", 3), ("y", 1)])
#> async_job_runner_results([])
#> async_job_runner_results([("p", 1), ("q!", 1), ("r", 2)])
#> async_job_runner_results([("m!", 2), ("n!", 5), ("o", 4)])

### async_producer_consumer_totals
import asyncio


async def produce(queue, items):
    for item in items:
        await queue.put(item)
    await queue.put(None)


async def consume(queue, handle):
    total = 0
    while True:
        item = await queue.get()
        if item is None:
            return total
        total += handle(item)


async def pipeline(items, size):
    queue = asyncio.Queue(maxsize=size)
    _, total = await asyncio.gather(produce(queue, items), consume(queue, len))
    return total


def async_producer_consumer_totals(text: str, size: int = 2) -> int:
    """Characters of the words that went through a queue."""
    return asyncio.run(pipeline(text.split(), size))

#> async_producer_consumer_totals("send these five words along", 2)
#> async_producer_consumer_totals("", 1)
#> async_producer_consumer_totals("one", 1)
#> async_producer_consumer_totals("a bb ccc dddd", 3)
#> async_producer_consumer_totals("queue size does not matter", 10)

### temporary_setting_override
from contextlib import contextmanager

SETTINGS = {"locale": "en", "digits": 2}
FORMATS = {"en": (",", "."), "de": (".", ","), "ch": ("'", ".")}


@contextmanager
def override(**values):
    before = {name: SETTINGS[name] for name in values}
    SETTINGS.update(values)
    try:
        yield
    finally:
        SETTINGS.update(before)


def show(number):
    thousands, point = FORMATS[SETTINGS["locale"]]
    text = f"{number:,.{SETTINGS['digits']}f}"
    return text.replace(",", "_").replace(".", point).replace("_", thousands)


def temporary_setting_override(number, locales):
    """A number in several formats; afterwards the settings are as before."""
    texts = [show(number)]
    for locale in locales:
        try:
            with override(locale=locale, digits=0 if locale == "ch" else 2):
                texts.append(show(number))
        except KeyError:
            texts.append("?")
    texts.append(show(number))
    return texts

#> temporary_setting_override(1234567.891, ["de", "ch"])
#> temporary_setting_override(-0.5, ["fr", "de"])
#> temporary_setting_override(999, [])
#> temporary_setting_override(1e6, ["ch", "xx", "ch"])
#> temporary_setting_override(12.345, ["en", "de"])

### nested_transaction_rollback
class Rollback(Exception):
    pass


class Store:
    def __init__(self):
        self.layers = [{}]

    def __setitem__(self, key, value):
        self.layers[-1][key] = value

    def get(self, key, default=None):
        for layer in reversed(self.layers):
            if key in layer:
                return layer[key]
        return default

    def __enter__(self):
        self.layers.append({})
        return self

    def __exit__(self, kind, error, traceback):
        layer = self.layers.pop()
        if kind is None:
            self.layers[-1].update(layer)
        return kind is Rollback


def run(store, steps):
    for step in steps:
        if isinstance(step, list):
            with store:
                run(store, step)
        elif step == "abort":
            raise Rollback
        else:
            key, _, value = step.partition("=")
            store[key] = value


def nested_transaction_rollback(steps, keys):
    store = Store()
    with store:
        run(store, steps)
    return [store.get(key) for key in keys]

#> nested_transaction_rollback(["a=1", ["b=2", "abort"], ["c=3", ["c=4"]]], ["a", "b", "c"])
#> nested_transaction_rollback(["a=1", "abort", "a=2"], ["a"])
#> nested_transaction_rollback([], ["x"])
#> nested_transaction_rollback([["p=1", ["p=2", ["p=3", "abort"], "q=p"]], "r=9"], ["p", "q", "r"])
#> nested_transaction_rollback(["k=v", ["k=w", "abort"]], ["k"])

### batch_import_with_report
import json


class RowError(Exception):
    pass


def clean(row):
    name = row.get("name", "").strip()
    if not name:
        raise RowError("no name")
    try:
        age = int(row["age"])
    except KeyError:
        raise RowError("no age") from None
    except ValueError:
        raise RowError(f"age {row['age']!r}") from None
    if age < 0:
        raise RowError("negative age")
    return name.title(), age


def batch_import_with_report(text, most_errors=2):
    """People imported from JSON lines; gives up after too many errors."""
    people, errors = {}, []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            name, age = clean(json.loads(line))
        except (RowError, json.JSONDecodeError) as error:
            reason = "not json" if isinstance(error, json.JSONDecodeError) else str(error)
            errors.append(f"{number}: {reason}")
            if len(errors) > most_errors:
                raise RuntimeError("; ".join(errors)) from None
        else:
            people[name] = age
    return people, errors

#> batch_import_with_report('{"name": "ida holm", "age": "30"}\n{"name": " ", "age": 1}\n{"name": "bo", "age": 41}\n{"age": 5}')
#> batch_import_with_report('{"name": "x"}\n{"name": "y", "age": "old"}\n{oops}\n{"name": "z", "age": 1}')
#> batch_import_with_report("")
#> batch_import_with_report('{"name": "a", "age": -1}\n{"name": "A", "age": 0}\n{"name": "a", "age": 2}', most_errors=5)
#> batch_import_with_report('nonsense\n{"name": "ok", "age": 3}', 1)

### timing_decorator_with_fake_clock
import functools


class Clock:
    def __init__(self):
        self.now = 0

    def advance(self, seconds):
        self.now += seconds


def timed(clock, report):
    def decorate(function):
        @functools.wraps(function)
        def wrapper(*args, **kwargs):
            start = clock.now
            try:
                return function(*args, **kwargs)
            finally:
                report.setdefault(function.__name__, []).append(clock.now - start)
        return wrapper
    return decorate


def timing_decorator_with_fake_clock(sizes: list[int]) -> tuple:
    clock, report = Clock(), {}

    @timed(clock, report)
    def load(size):
        clock.advance(size // 10)
        return size

    @timed(clock, report)
    def save(size):
        load(size)
        if size > 100:
            raise MemoryError(size)
        clock.advance(1)

    for size in sizes:
        try:
            save(size)
        except MemoryError:
            clock.advance(5)
    return report, clock.now

#> timing_decorator_with_fake_clock([10, 50, 200])
#> timing_decorator_with_fake_clock([100, 101])
#> timing_decorator_with_fake_clock([])
#> timing_decorator_with_fake_clock([5, 5, 5])
#> timing_decorator_with_fake_clock([999, 20])

### parse_s_expression_config
class ParseError(SyntaxError):
    pass


def tokens(text):
    return text.replace("(", " ( ").replace(")", " ) ").split()


def read(stream):
    if not stream:
        raise ParseError("unexpected end")
    token = stream.pop(0)
    if token == "(":
        items = []
        while stream and stream[0] != ")":
            items.append(read(stream))
        if not stream:
            raise ParseError("unclosed bracket")
        stream.pop(0)
        return items
    if token == ")":
        raise ParseError("unexpected )")
    return int(token) if token.lstrip("-").isdigit() else token


def to_dict(items):
    result = {}
    for name, *values in items:
        if values and all(isinstance(value, list) for value in values):
            result[name] = to_dict(values)
        else:
            result[name] = values[0] if len(values) == 1 else values
    return result


def parse_s_expression_config(text: str) -> dict:
    return to_dict(read(tokens(text)))

#> parse_s_expression_config("((port 80) (hosts a b) (db (name x) (pool -5)))")
#> parse_s_expression_config("()")
#> parse_s_expression_config("")
#> parse_s_expression_config("((tls (key a) (ports 1 2 3)) (name web))")
#> parse_s_expression_config("((x 1) (y 2) (x 3))")
#> parse_s_expression_config("((a 1)")
#> parse_s_expression_config(") (")
#> parse_s_expression_config("((flag) (deep (er (est 1))))")

### sql_where_clause_builder
OPERATORS = {"eq": "=", "ne": "<>", "lt": "<", "gt": ">", "like": "LIKE"}


class Query:
    def __init__(self, table):
        self.table = table
        self.clauses, self.values = [], []
        self.ordering = ""

    def where(self, **conditions):
        for key, value in conditions.items():
            column, _, operator = key.partition("__")
            if operator == "in":
                marks = ", ".join("?" * len(value))
                self.clauses.append(f"{column} IN ({marks})")
                self.values.extend(value)
            elif value is None:
                self.clauses.append(f"{column} IS NULL")
            else:
                self.clauses.append(f"{column} {OPERATORS[operator or 'eq']} ?")
                self.values.append(value)
        return self

    def order_by(self, column):
        direction = " DESC" if column.startswith("-") else ""
        self.ordering = f" ORDER BY {column.lstrip('-')}{direction}"
        return self

    def build(self):
        where = f" WHERE {' AND '.join(self.clauses)}" if self.clauses else ""
        return f"SELECT * FROM {self.table}{where}{self.ordering}", self.values


def sql_where_clause_builder(table, conditions, order=None):
    """The text of a query and its values."""
    query = Query(table).where(**conditions)
    if order:
        query.order_by(order)
    return query.build()

#> sql_where_clause_builder("users", {"age__gt": 18, "name__like": "I%", "city": "Oslo"}, "-age")
#> sql_where_clause_builder("orders", {"id__in": [1, 2, 3], "paid": None})
#> sql_where_clause_builder("all_rows", {})
#> sql_where_clause_builder("t", {"x__near": 5})
#> sql_where_clause_builder("t", {"x__ne": 5, "y__lt": 2.5}, order="y")

### message_catalog_fallbacks
CATALOGS = {
    "en": {"hello": "Hello {name}", "bye": "Bye", "items": "{n} items"},
    "de": {"hello": "Hallo {name}", "bye": "Tschüss"},
    "de-AT": {"bye": "Servus"},
}


def chain(locale):
    """de-AT, de, en: from the special to the general."""
    locales = []
    while locale:
        locales.append(locale)
        locale = locale.rpartition("-")[0]
    if "en" not in locales:
        locales.append("en")
    return locales


def translate(locale, key, **values):
    for name in chain(locale):
        template = CATALOGS.get(name, {}).get(key)
        if template is not None:
            return template.format(**values)
    raise LookupError(f"no text for {key}")


def message_catalog_fallbacks(locale, keys):
    """Texts for the keys, joined by slashes."""
    values = {"name": "Ida", "n": 3}
    texts = []
    for key in keys.split():
        texts.append(translate(locale, key, **values))
    return " / ".join(texts)

#> message_catalog_fallbacks("de-AT", "hello bye items")
#> message_catalog_fallbacks("fr-CA", "hello bye")
#> message_catalog_fallbacks("en-GB", "items items")
#> message_catalog_fallbacks("de", "bye thanks")
#> message_catalog_fallbacks("", "")

### duration_statistics_by_tag
import re
from collections import defaultdict

ENTRY = re.compile(r"(?:(\d+)h)?\s*(?:(\d+)m)?\s*(.*)")


def minutes(text):
    hours, mins, rest = ENTRY.fullmatch(text).groups()
    return int(hours or 0) * 60 + int(mins or 0), rest


def duration_statistics_by_tag(entries):
    totals = defaultdict(int)
    for entry in entries:
        length, text = minutes(entry)
        tags = [word[1:] for word in text.split() if word.startswith("#")]
        for tag in tags or ["untagged"]:
            totals[tag] += length
    return {tag: totals[tag] for tag in sorted(totals)}

#> duration_statistics_by_tag(["1h 30m writing #book #home", "45m mail #work", "2h call #work", "5m tea"])
#> duration_statistics_by_tag(["10m", "1h", "h and m"])
#> duration_statistics_by_tag([])
#> duration_statistics_by_tag(["3h15m #a", "0m #a #b", "59m #b"])
#> duration_statistics_by_tag(["25m x #y #y"])

### url_shortener_visit_stats
import random
from collections import Counter


class Links:
    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.urls = {}
        self.visits = Counter()

    def add(self, url):
        while True:
            code = "".join(self.rng.choice("abc") for _ in range(2))
            if code not in self.urls:
                self.urls[code] = url
                return code

    def visit(self, code):
        if code not in self.urls:
            self.visits["missing"] += 1
            return None
        self.visits[code] += 1
        return self.urls[code]


def url_shortener_visit_stats(seed, urls, visits):
    """Codes are drawn at random, the same for the same seed; visits name codes by index."""
    links = Links(seed)
    codes = [links.add(url) for url in urls]
    for index in visits:
        links.visit(codes[index] if index < len(codes) else "zz")
    return codes, dict(sorted(links.visits.items()))

#> url_shortener_visit_stats(1, ["/a", "/b", "/c"], [0, 1, 1, 7])
#> url_shortener_visit_stats(5, ["/x", "/y", "/z", "/w", "/v", "/u"], [])
#> url_shortener_visit_stats(2, [], [0])
#> url_shortener_visit_stats("s", ["/only"], [0, 0, 0])
#> url_shortener_visit_stats(9, ["/p", "/q"], [1, 0, 1, 2])

### diagnose_nested_exceptions
class ConfigError(Exception):
    pass


class StartupError(Exception):
    pass


def read_port(config):
    try:
        return int(config["port"])
    except (KeyError, ValueError) as error:
        raise ConfigError("bad port") from error


def start(config):
    try:
        port = read_port(config)
        if port < 1024:
            raise PermissionError(f"port {port}")
        return port
    except ConfigError as error:
        raise StartupError("cannot start") from error


def causes(error):
    names = []
    while error is not None:
        names.append(type(error).__name__)
        error = error.__cause__
    return names


def diagnose_nested_exceptions(config):
    try:
        return start(config)
    except Exception as error:
        return causes(error)

#> diagnose_nested_exceptions({"port": "8080"})
#> diagnose_nested_exceptions({"port": "http"})
#> diagnose_nested_exceptions({})
#> diagnose_nested_exceptions({"port": 80})
#> diagnose_nested_exceptions({"port": None})

### cleanup_always_runs_in_order
def cleanup_always_runs_in_order(steps: list[str]) -> list[str]:
    """Run steps; each opened thing is closed in reverse order, whatever happens. Returns the log."""
    log = []
    opened = []

    def execute(step):
        verb, _, name = step.partition(" ")
        if verb == "open":
            opened.append(name)
            log.append(f"open {name}")
        elif verb == "fail":
            raise OSError(name)
        else:
            log.append(step)

    try:
        for step in steps:
            execute(step)
    except OSError as error:
        log.append(f"error {error}")
    else:
        log.append("all done")
    finally:
        while opened:
            log.append(f"close {opened.pop()}")
    return log

#> cleanup_always_runs_in_order(["open db", "read", "open file", "write x", "fail disk", "never"])
#> cleanup_always_runs_in_order(["open a", "open b", "go"])
#> cleanup_always_runs_in_order([])
#> cleanup_always_runs_in_order(["fail early", "open z"])
#> cleanup_always_runs_in_order(["open p", "open q", "open r", "fail now"])

### tagged_union_messages
def area(message):
    match message:
        case {"type": "circle", "r": r} if r >= 0:
            return round(3.14159 * r * r, 2)
        case {"type": "rect", "size": [w, h]}:
            return w * h
        case {"type": "square", "side": side}:
            return side * side
        case {"type": "group", "items": [*items]}:
            return sum(area(item) for item in items)
        case {"type": str(kind)}:
            raise ValueError(f"cannot measure a {kind}")
        case _:
            raise TypeError("no message")


def tagged_union_messages(messages):
    """Areas of shapes, with 'bad' and 'unknown' for those that have none."""
    results = []
    for message in messages:
        try:
            results.append(area(message))
        except ValueError:
            results.append("bad")
        except TypeError:
            results.append("unknown")
    return results

#> tagged_union_messages([{"type": "circle", "r": 2}, {"type": "rect", "size": [3, 4]}, {"type": "blob"}, 7])
#> tagged_union_messages([{"type": "group", "items": [{"type": "square", "side": 2}, {"type": "rect", "size": (1, 5)}]}])
#> tagged_union_messages([])
#> tagged_union_messages([{"type": "circle", "r": -1}, {"type": "group", "items": []}])
#> tagged_union_messages([{"type": "group", "items": [{"type": "rect", "size": [1]}]}, {"kind": "circle"}, {"type": "square", "side": 1.5}])

### iterator_with_peek_tokens
class Peekable:
    def __init__(self, items):
        self._items = iter(items)
        self._buffer = []

    def peek(self, default=None):
        if self._buffer:
            return self._buffer[0]
        try:
            self._buffer.append(next(self._items))
        except StopIteration:
            return default
        return self._buffer[0]

    def more(self):
        return self.peek() is not None

    def __iter__(self):
        return self

    def __next__(self):
        if self._buffer:
            return self._buffer.pop()
        return next(self._items)


def iterator_with_peek_tokens(text):
    words = Peekable(text.split())
    joined = []
    for word in words:
        if word.isalpha():
            # all the numbers that follow belong to the word
            while words.more() and words.peek("").isdigit():
                word += next(words)
        joined.append(word)
    return joined

#> iterator_with_peek_tokens("ab 12 c 3 d e 5 6")
#> iterator_with_peek_tokens("")
#> iterator_with_peek_tokens("1 2 three")
#> iterator_with_peek_tokens("section 4 page 12 of 300")
#> iterator_with_peek_tokens("x 1 y z 2 x-3 4")

### chunked_upload_offsets
class Upload:
    """A file that arrives in chunks, maybe out of order or twice."""

    def __init__(self, size):
        self.size = size
        self.data = bytearray(size)
        self.have = [False] * size

    def write(self, offset, chunk):
        if offset + len(chunk) > self.size:
            raise ValueError(f"chunk at {offset} is too long")
        for index, byte in enumerate(chunk, offset):
            self.data[index] = byte
            self.have[index] = True

    def missing(self):
        ranges, start = [], None
        for index, there in enumerate([*self.have, True]):
            if not there and start is None:
                start = index
            elif there and start is not None:
                ranges.append((start, index))
                start = None
        return ranges


def chunked_upload_offsets(size: int, chunks: list):
    """The text when complete, else the missing ranges."""
    upload = Upload(size)
    for offset, chunk in chunks:
        upload.write(offset, chunk)
    missing = upload.missing()
    if missing:
        return missing
    return bytes(upload.data).decode()

#> chunked_upload_offsets(11, [(6, b"world"), (0, b"hello "), (0, b"he")])
#> chunked_upload_offsets(10, [(0, b"abc"), (5, b"fg")])
#> chunked_upload_offsets(0, [])
#> chunked_upload_offsets(3, [(1, b"xyz")])
#> chunked_upload_offsets(6, [(2, b"cd")])

### functional_pipeline_of_names
from functools import partial, reduce


def compose(*functions):
    return lambda value: reduce(lambda result, function: function(result), functions, value)


def truncate(limit, text):
    return text if len(text) <= limit else text[:limit - 1] + "…"


def replace_all(pairs, text):
    for old, new in pairs:
        text = text.replace(old, new)
    return text


STEPS = {
    "strip": str.strip,
    "lower": str.lower,
    "title": str.title,
    "short": partial(truncate, 12),
    "ascii": partial(replace_all, [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")]),
}


def functional_pipeline_of_names(spec: str, texts: list[str]) -> list[str]:
    pipeline = compose(*(STEPS[name] for name in spec.split("|")))
    return [pipeline(text) for text in texts]

#> functional_pipeline_of_names("strip|title|short", ["  the old man and the sea ", "dune"])
#> functional_pipeline_of_names("lower|ascii", ["ÄRGER", "Größe", "Über"])
#> functional_pipeline_of_names("strip", [])
#> functional_pipeline_of_names("reverse", ["x"])
#> functional_pipeline_of_names("short|strip|ascii|title", ["  süße grüße an alle  ", "x y"])
