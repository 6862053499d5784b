### batch_invoice_totals
from itertools import islice


def batches(rows, size):
    """Cut an iterable into lists of at most `size` items."""
    rows = iter(rows)
    while chunk := list(islice(rows, size)):
        yield chunk


def parse_amount(text):
    euros, _, cents = text.partition(",")
    return int(euros) * 100 + int(cents or 0)


def batch_invoice_totals(amounts, size=3):
    """Totals in cents of batches of amounts written like '12,50'."""
    if size < 1:
        raise ValueError("a batch holds at least one amount")
    totals = []
    for chunk in batches(amounts, size):
        total = 0
        for text in chunk:
            total += parse_amount(text)
        totals.append(total)
    return totals

#> batch_invoice_totals(["12,50", "7", "0,99", "100,01", "3,10"])
#> batch_invoice_totals(["1,00", "2,00"], size=1)
#> batch_invoice_totals([])
#> batch_invoice_totals(["5"], 0)
#> batch_invoice_totals(["19,99", "19,99", "19,99", "ten"], 2)
#> batch_invoice_totals(["250,00", "1.5"], 2)
#> batch_invoice_totals(["1,00", "2,00", "12,50", "7", "0,99", "100,01", "3,10"], size=1)

### pipeline_clean_words
import string

STOP = frozenset("a an and in of on the to".split())


def words_of(lines):
    for line in lines:
        yield from line.split()


def cleaned(words):
    for word in words:
        word = word.strip(string.punctuation).lower()
        if word:
            yield word


def without_stop_words(words):
    return (word for word in words if word not in STOP)


def pipeline_clean_words(text: str, limit: int = 6) -> list[str]:
    stream = without_stop_words(cleaned(words_of(text.splitlines())))
    found = []
    for word in stream:
        if word not in found:
            found.append(word)
        if len(found) == limit:
            break
    return found

#> pipeline_clean_words("The cat, the dog\nand the -- bird!", limit=4)
#> pipeline_clean_words("alpha beta gamma delta", limit=2)
#> pipeline_clean_words("On the way to the office: a cup of tea.")
#> pipeline_clean_words("")
#> pipeline_clean_words("error ERROR Error!", 3)
#> pipeline_clean_words("Sales rose\nin the north\nand fell in the south", 4)

### moving_average_stream
from collections import deque


def moving_average(size):
    """A coroutine: send numbers in, get the average of the last ones back."""
    window = deque(maxlen=size)
    average = None
    while True:
        value = yield average
        if value is None:
            window.clear()
            average = None
            continue
        window.append(value)
        average = sum(window) / len(window)


def moving_average_stream(values, size=3):
    """Averages of a stream; None in the values starts over."""
    stream = moving_average(size)
    next(stream)
    out = [stream.send(value) for value in values]
    stream.close()
    return [None if a is None else round(a, 2) for a in out]

#> moving_average_stream([10, 20, 30, 40])
#> moving_average_stream([5, None, 7, 8], size=2)
#> moving_average_stream([])
#> moving_average_stream([1.5, 2.5, 10, 0, 0], 2)
#> moving_average_stream([1, "x"], 4)
#> moving_average_stream([1.5, 2.5, 10, 0, 0, 5, None, 7, 8, 10, 20, 30, 40], 2)

### paginate_until_empty
DATA = [f"item-{n:02d}" for n in range(1, 12)]


class PageError(Exception):
    pass


def fetch_page(cursor, size):
    """Pretend to be a server: a page of names and the next cursor."""
    if size > 5:
        raise PageError("page size is limited to 5")
    page = DATA[cursor:cursor + size]
    following = cursor + size if cursor + size < len(DATA) else None
    return {"items": page, "next": following}


def all_items(size):
    cursor = 0
    while cursor is not None:
        reply = fetch_page(cursor, size)
        yield from reply["items"]
        cursor = reply["next"]


def paginate_until_empty(size, wanted=None):
    """Position of an item in the paged list, or the number of items."""
    count = 0
    for count, item in enumerate(all_items(size), 1):
        if item == wanted:
            return count
    return count

#> paginate_until_empty(4)
#> paginate_until_empty(5, "item-07")
#> paginate_until_empty(3, "item-99")
#> paginate_until_empty(6)
#> paginate_until_empty(2, "item-03")

### countdown_iterator_class
class Countdown:
    """An iterator that can be reversed and asked for its length."""

    def __init__(self, start, step=1):
        if step <= 0:
            raise ValueError("step must be positive")
        self.current, self.step = start, step

    def __iter__(self):
        return self

    def __next__(self):
        if self.current <= 0:
            raise StopIteration
        value = self.current
        self.current -= self.step
        return value

    def __length_hint__(self):
        return -(-self.current // self.step)


def countdown_iterator_class(start: int, step: int = 1) -> str:
    counter = Countdown(start, step)
    first = next(counter, None)
    if first is None:
        return "already over"
    rest = ", ".join(str(n) for n in list(counter))
    return f"{first}... {rest or 'go'}!"

#> countdown_iterator_class(5)
#> countdown_iterator_class(10, 4)
#> countdown_iterator_class(1)
#> countdown_iterator_class(0)
#> countdown_iterator_class(9, 0)

### windowed_spike_found
from itertools import islice, tee


def windows(values, size):
    iterators = tee(values, size)
    for offset, iterator in enumerate(iterators):
        next(islice(iterator, offset, offset), None)
    return zip(*iterators)


def windowed_spike_found(values, factor=3):
    for before, middle, after in windows(values, 3):
        around = (before + after) / 2
        if around and middle / around >= factor:
            return True
        if not around and middle > 0:
            return True
    return False

#> windowed_spike_found([10, 11, 40, 12, 10])
#> windowed_spike_found([10, 11, 12, 13, 14, 15])
#> windowed_spike_found([0, 5, 0])
#> windowed_spike_found([4, 0, 0, 0, 4])
#> windowed_spike_found([7, 21])
#> windowed_spike_found([100, 180, 100, 170, 100], factor=1.75)
#> windowed_spike_found([10, 11, 12, 13, 14, 15, 4, 0, 0, 0, 4, 10, 11, 40, 12, 10])

### interleave_song_queue
from itertools import cycle, islice


def round_robin(*iterables):
    """Take one item from each in turn; finished ones drop out."""
    pending = len(iterables)
    turns = cycle(iter(it).__next__ for it in iterables)
    while pending:
        try:
            for take in turns:
                yield take()
        except StopIteration:
            pending -= 1
            turns = cycle(islice(turns, pending))


def interleave_song_queue(wishes, limit=5):
    """Everybody's wishes in turn, without playing a song twice."""
    played: list[str] = []
    for song in round_robin(*wishes.values()):
        if song in played:
            continue
        played.append(song)
        if len(played) >= limit:
            break
    return played

#> interleave_song_queue({"ann": ["One", "Two"], "bob": ["One", "Three", "Four"]})
#> interleave_song_queue({"ann": ["A", "B", "C"], "bob": ["D"]}, limit=3)
#> interleave_song_queue({})
#> interleave_song_queue({"x": [], "y": ["Solo"]})
#> interleave_song_queue({"p": ["a", "b"], "q": ["c", "d"], "r": ["e"]}, 10)
#> interleave_song_queue({"p": ["a", "b"], "q": ["c", "d"], "r": ["e"], "ann": ["One", "Two"], "bob": ["One", "Three", "Four"]}, 10)

### group_consecutive_runs
from itertools import groupby


def group_consecutive_runs(numbers):
    """Write sorted numbers as ranges: 1-3, 7, 9-10."""
    ordered = sorted(set(numbers))
    parts = []
    for _, group in groupby(enumerate(ordered), key=lambda pair: pair[1] - pair[0]):
        run = [number for _, number in group]
        if len(run) == 1:
            parts.append(str(run[0]))
        elif len(run) == 2:
            # a range of two reads better as two numbers
            parts.extend(map(str, run))
        else:
            parts.append(f"{run[0]}-{run[-1]}")
    return ", ".join(parts) or "none"

#> group_consecutive_runs([1, 2, 3, 7, 9, 10])
#> group_consecutive_runs([5, 5, 4, 6])
#> group_consecutive_runs([])
#> group_consecutive_runs([100, 1, 50, 51, 52, 53])
#> group_consecutive_runs([8, 6, 4])
#> group_consecutive_runs([1, 2, 3, 7, 9, 10, 100, 1, 50, 51, 52, 53, 8, 6, 4])

### lazy_csv_reader_filter
import csv
import io


def rows_of(text):
    yield from csv.DictReader(io.StringIO(text))


def typed(rows, **types):
    for row in rows:
        yield {key: types.get(key, str)(value) for key, value in row.items()}


def lazy_csv_reader_filter(text: str, column: str, minimum: float) -> list[dict]:
    kept = []
    for row in typed(rows_of(text), **{column: float}):
        if row[column] >= minimum:
            kept.append(row)
    return kept

#> lazy_csv_reader_filter("city,temp\nOslo,-3.5\nRome,14\nCairo,22.5\n", "temp", 10)
#> lazy_csv_reader_filter("name,score\nkim,7\nlou,x\n", "score", 5)
#> lazy_csv_reader_filter("id,qty\n", "qty", 0)
#> lazy_csv_reader_filter('item,price\n"desk, oak",310\nlamp,45\n', "price", 45)
#> lazy_csv_reader_filter("a,b\n1,2\n", "c", 1)

### take_until_blank_block
def blocks(lines):
    block = []
    for line in lines:
        if line.strip():
            block.append(line.rstrip())
        elif block:
            yield block
            block = []
    if block:
        yield block


def take_until_blank_block(text, marker):
    for block in blocks(text.split("\n")):
        if block[0].startswith(marker):
            body = " ".join(line.strip() for line in block)
            return body.removeprefix(marker).strip()
    return None

#> take_until_blank_block("Intro text\n\nNOTE: back up first\nand then go\n\nend", "NOTE:")
#> take_until_blank_block("one\ntwo\n\n\nthree", "three")
#> take_until_blank_block("", "x")
#> take_until_blank_block("TODO: nothing\n  here\n", "WARN")
#> take_until_blank_block("\n\n> quoted\n> twice\n\nreply", ">")
#> take_until_blank_block("one\ntwo\n\n\nthree\nTODO: nothing\n  here\n", "three")

### producer_consumer_sum
def producer(values):
    for value in values:
        received = yield value
        if received == "skip":
            yield "ok"


def producer_consumer_sum(values: list[int], limit: int) -> int:
    """Add values up, telling the producer when one was too large."""
    source = producer(values)
    total = 0
    try:
        value = next(source)
        while True:
            if value > limit:
                source.send("skip")
            else:
                total += value
            value = next(source)
    except StopIteration:
        return total
    finally:
        source.close()

#> producer_consumer_sum([3, 50, 4, 80, 5], 10)
#> producer_consumer_sum([], 10)
#> producer_consumer_sum([99, 98], 10)
#> producer_consumer_sum([1, 2, 3, 4, 5], 5)
#> producer_consumer_sum([7, "8"], 10)
#> producer_consumer_sum([1, 2, 3, 4, 5, 3, 50, 4, 80, 5, 99, 98], 5)

### permutation_seatings_ok
from itertools import permutations


def permutation_seatings_ok(guests: list[str], apart: list[tuple[str, str]]) -> bool:
    if len(guests) > 6:
        raise ValueError("too many guests to try everything")
    forbidden = {frozenset(pair) for pair in apart}
    for seating in permutations(guests):
        neighbours = zip(seating, seating[1:])
        if not any(frozenset(pair) in forbidden for pair in neighbours):
            return True
    return False

#> permutation_seatings_ok(["ann", "bob", "cy"], [("ann", "bob")])
#> permutation_seatings_ok(["ann", "bob"], [("bob", "ann")])
#> permutation_seatings_ok(["ann", "bob", "cy"], [("ann", "bob"), ("cy", "bob"), ("ann", "cy")])
#> permutation_seatings_ok([], [])
#> permutation_seatings_ok(["a", "b", "c", "d", "e", "f", "g"], [])
#> permutation_seatings_ok(["ann", "bob", "ann", "bob", "cy"], [("bob", "ann"), ("ann", "bob")])

### recursive_file_listing
def recursive_file_listing(tree: dict, pattern: str = "", prefix: str = "") -> list[str]:
    """Paths of a folder tree, folders first, that end with a pattern."""

    def walk(node, path):
        folders = sorted(name for name, entry in node.items() if isinstance(entry, dict))
        files = sorted(set(node) - set(folders))
        for folder in folders:
            yield from walk(node[folder], f"{path}{folder}/")
        for file in files:
            yield f"{path}{file}"

    found = []
    for path in walk(tree, prefix):
        if path.endswith(pattern):
            found.append(path)
    return found

#> recursive_file_listing({"a.txt": 1, "src": {"b.py": 2, "lib": {"c.py": 3}}}, ".py")
#> recursive_file_listing({"z": {}, "y.md": 0}, prefix="/home/")
#> recursive_file_listing({})
#> recursive_file_listing({"img": {"logo.svg": 4, "icon.png": 2}, "index.html": 9}, "")
#> recursive_file_listing({"one": {"two": {"three.log": 1}}, "four.log": 1}, ".log", "./")
#> recursive_file_listing({"img": {"logo.svg": 4, "icon.png": 2}, "index.html": 9, "a.txt": 1, "src": {"b.py": 2, "lib": {"c.py": 3}}}, "")

### scan_running_balance
from itertools import accumulate


def scan_running_balance(start, movements, floor=0):
    """Running balance of an account; when does it fall below the floor?"""
    balances = list(accumulate(movements, initial=start))
    below = [day for day, balance in enumerate(balances) if balance < floor]
    report = {"end": balances[-1], "low": min(balances)}
    if below:
        report["below_on"] = below
        longest = run = 0
        for day in range(len(balances)):
            run = run + 1 if day in below else 0
            longest = max(longest, run)
        report["longest"] = longest
    return report

#> scan_running_balance(100, [-50, -60, 30, -20, 100])
#> scan_running_balance(0, [])
#> scan_running_balance(500, [-100, -100, 50], floor=350)
#> scan_running_balance(20, [5, 5, 5])
#> scan_running_balance(-10, [5, 5, 5, -20, 40], 0)
#> scan_running_balance(100, [-50, -60, 30, -20, 100, 5, 5, 5, -20, 40, -100, -100, 50])
#> scan_running_balance(-10, [5, 5, 5, -20, 40, -50, -60, 30, -20, 100, -100, -100, 50], 0)

### unique_everseen_by_key
def unique_everseen_by_key(records, key, keep="first"):
    """Drop records whose key was seen before (case does not matter)."""

    def normalised(record):
        value = record[key]
        return value.casefold().strip() if isinstance(value, str) else value

    if keep not in ("first", "last"):
        raise ValueError(f"keep={keep!r}")
    ordered = records if keep == "first" else records[::-1]
    seen, kept = set(), []
    for record in ordered:
        mark = normalised(record)
        if mark not in seen:
            seen.add(mark)
            kept.append(record)
    return kept if keep == "first" else kept[::-1]

#> unique_everseen_by_key([{"mail": "A@x.de", "n": 1}, {"mail": "a@x.de ", "n": 2}, {"mail": "b@x.de", "n": 3}], "mail")
#> unique_everseen_by_key([{"mail": "A@x.de", "n": 1}, {"mail": "a@x.de ", "n": 2}], "mail", keep="last")
#> unique_everseen_by_key([{"id": 7}, {"id": 7}, {"id": 8}], "id")
#> unique_everseen_by_key([{"id": 7}], "id", "middle")
#> unique_everseen_by_key([], "id")
#> unique_everseen_by_key([{"mail": "A@x.de", "n": 1}, {"mail": "a@x.de ", "n": 2}, {"mail": "A@x.de", "n": 1}, {"mail": "a@x.de ", "n": 2}, {"mail": "b@x.de", "n": 3}], "mail", keep="last")

### peekable_token_pairs
class Peekable:
    _EMPTY = object()

    def __init__(self, iterable):
        self._iterator = iter(iterable)
        self._head = self._EMPTY

    def peek(self, default=None):
        if self._head is self._EMPTY:
            self._head = next(self._iterator, self._EMPTY)
        return default if self._head is self._EMPTY else self._head

    def __iter__(self):
        return self

    def __next__(self):
        if self._head is not self._EMPTY:
            head, self._head = self._head, self._EMPTY
            return head
        return next(self._iterator)


def peekable_token_pairs(arguments):
    tokens = Peekable(arguments.split())
    options: dict[str, str | bool] = {}
    for token in tokens:
        if not token.startswith("--"):
            raise ValueError(f"unexpected {token}")
        if tokens.peek() is None or tokens.peek().startswith("--"):
            options[token[2:]] = True
        else:
            options[token[2:]] = next(tokens)
    return options

#> peekable_token_pairs("--host db1 --verbose --port 5432")
#> peekable_token_pairs("--dry-run")
#> peekable_token_pairs("")
#> peekable_token_pairs("start --fast")
#> peekable_token_pairs("--a 1 --b --c 3 --d")
#> peekable_token_pairs("--host db1 --verbose --port 5432 --a 1 --b --c 3 --d")

### prime_sieve_generator_sum
from itertools import count, takewhile


def primes():
    """An endless sieve: remember for each number to come which primes divide it."""
    composites = {}
    for n in count(2):
        factors = composites.pop(n, None)
        if factors is None:
            yield n
            composites[n * n] = [n]
            continue
        for p in factors:
            composites.setdefault(n + p, []).append(p)


def prime_sieve_generator_sum(limit: int, last_digit: int | None = None) -> int:
    """Sum of the primes up to a limit, perhaps only those with a last digit."""
    total = 0
    for prime in takewhile(lambda p: p <= limit, primes()):
        if last_digit is None or prime % 10 == last_digit:
            total += prime
    return total

#> prime_sieve_generator_sum(10)
#> prime_sieve_generator_sum(20, last_digit=3)
#> prime_sieve_generator_sum(1)
#> prime_sieve_generator_sum(15, 7)
#> prime_sieve_generator_sum(17)

### diff_two_sorted_streams
def diff_two_sorted_streams(old, new):
    """Walk two sorted id lists in step; yield what was added and removed."""

    def changes():
        left, right = iter(old), iter(new)
        a, b = next(left, None), next(right, None)
        while a is not None or b is not None:
            if b is None or (a is not None and a < b):
                yield f"-{a}"
                a = next(left, None)
            elif a is None or b < a:
                yield f"+{b}"
                b = next(right, None)
            else:
                a, b = next(left, None), next(right, None)

    return " ".join(changes())

#> diff_two_sorted_streams([1, 2, 4, 6], [2, 3, 6, 7])
#> diff_two_sorted_streams(["ann", "bob"], ["ann", "bob"])
#> diff_two_sorted_streams([], [5, 9])
#> diff_two_sorted_streams(["a.txt", "c.txt", "d.txt"], ["b.txt", "d.txt"])
#> diff_two_sorted_streams([10, 20, 30], [])
#> diff_two_sorted_streams(["a.txt", "c.txt", "d.txt", 1, 2, 4, 6], ["b.txt", "d.txt", 2, 3, 6, 7])
#> diff_two_sorted_streams(["a.txt", "c.txt", "d.txt", 1, 2, 4, 6, 10, 20, 30], ["b.txt", "d.txt", 2, 3, 6, 7])

### log_follow_sessions
from dataclasses import dataclass, field


@dataclass
class Session:
    user: str
    pages: list = field(default_factory=list)


def sessions(lines):
    active = {}
    for line in lines:
        user, _, action = line.partition(" ")
        if action == "login":
            active[user] = Session(user)
        elif action == "logout":
            finished = active.pop(user, None)
            if finished:
                yield finished
        elif user in active:
            active[user].pages.append(action)
    yield from active.values()


def log_follow_sessions(text: str) -> list[str]:
    return [f"{s.user}: {' > '.join(s.pages) or 'nothing'}" for s in sessions(text.split("; "))]

#> log_follow_sessions("ann login; ann home; bob login; ann cart; ann logout; bob home")
#> log_follow_sessions("eve logout; eve home")
#> log_follow_sessions("kim login; kim logout")
#> log_follow_sessions("kim login; kim a; kim login; kim b; kim c; lou x")
#> log_follow_sessions("")
#> log_follow_sessions("ann login; ann home; bob login; ann cart; ann logout; bob home; kim login; kim logout")

### zip_longest_score_table
from itertools import zip_longest


def zip_longest_score_table(players: dict[str, list[int]], missing: int = 0) -> list[str]:
    """One line per round with the leader so far."""
    totals = dict.fromkeys(players, 0)
    lines = []
    rounds = zip_longest(*players.values(), fillvalue=missing)
    for number, points in enumerate(rounds, 1):
        for name, gained in zip(players, points):
            totals[name] += gained
        best = max(totals.values())
        leaders = [name for name, total in totals.items() if total == best]
        lines.append(f"{number}: {' & '.join(leaders)} {best}")
    return lines

#> zip_longest_score_table({"ann": [3, 0, 5], "bob": [2, 1]})
#> zip_longest_score_table({"x": [], "y": []})
#> zip_longest_score_table({"red": [10], "blue": [4, 4, 4]}, missing=1)
#> zip_longest_score_table({"solo": [1, 2, 3, 4]})
#> zip_longest_score_table({"a": [1, "x"], "b": [2]})
#> zip_longest_score_table({"ann": [3, 0, 5], "bob": [2, 1], "solo": [1, 2, 3, 4], "red": [10], "blue": [4, 4, 4]})

### context_stack_callbacks
from contextlib import ExitStack


def context_stack_callbacks(files: list[str], fail_at: str | None = None) -> list[str]:
    events: list[str] = []

    def open_one(name):
        if name == fail_at:
            raise OSError(f"cannot open {name}")
        events.append(f"open {name}")
        return name

    try:
        with ExitStack() as stack:
            for name in files:
                open_one(name)
                stack.callback(events.append, f"close {name}")
            events.append(f"work on {len(files)}")
    except OSError as error:
        events.append(str(error))
    return events

#> context_stack_callbacks(["a.csv", "b.csv"])
#> context_stack_callbacks(["a.csv", "b.csv", "c.csv"], fail_at="c.csv")
#> context_stack_callbacks([])
#> context_stack_callbacks(["only.db"], "only.db")
#> context_stack_callbacks(["in.txt", "out.txt", "log.txt"], "missing.txt")
#> context_stack_callbacks(["in.txt", "out.txt", "log.txt", "a.csv", "b.csv", "c.csv"], "missing.txt")
#> context_stack_callbacks(["in.txt", "out.txt", "log.txt", "a.csv", "b.csv", "c.csv", "a.csv", "b.csv"], "missing.txt")

### chunk_text_by_width
def tokens(text):
    """Words and line breaks of a text, as a stream."""
    for number, line in enumerate(text.split("\n")):
        if number:
            yield "\n"
        yield from line.split()


def chunk_text_by_width(text: str, width: int) -> list[str]:
    """Wrap a text by hand; words longer than a line are cut."""
    lines, current = [], ""
    for token in tokens(text):
        if token == "\n":
            lines.append(current)
            current = ""
            continue
        while len(token) > width:
            if current:
                lines.append(current)
                current = ""
            lines.append(token[:width])
            token = token[width:]
        if current and len(current) + 1 + len(token) > width:
            lines.append(current)
            current = token
        else:
            current = f"{current} {token}".strip()
    return lines + [current] if current else lines

#> chunk_text_by_width("the quick brown fox jumps", 10)
#> chunk_text_by_width("one\ntwo three four", 9)
#> chunk_text_by_width("", 5)
#> chunk_text_by_width("see internationalization docs", 8)
#> chunk_text_by_width("supercalifragilistic\nok", 7)
#> chunk_text_by_width("the quick brown fox jumps\none\ntwo three four\nsupercalifragilistic\nok", 10)

### generator_return_summary
def checked_rows(rows):
    bad = 0
    for row in rows:
        name, _, age = row.partition(":")
        if not name or not age.isdigit():
            bad += 1
            continue
        yield name, int(age)
    return bad


def collect(rows, out):
    bad = yield from checked_rows(rows)
    out["bad"] = bad


def generator_return_summary(rows, adult=18):
    out = {"adults": 0, "minors": 0}
    for _, age in collect(rows, out):
        key = "adults" if age >= adult else "minors"
        out[key] += 1
    return out

#> generator_return_summary(["ann:34", "bob:12", "cy:old", ":44"])
#> generator_return_summary([])
#> generator_return_summary(["kim:18", "lou:20", "max:21"], adult=21)
#> generator_return_summary(["x", "y:", "z:-3"])
#> generator_return_summary(["ida:70", "jon:7", "kai:17", "leo:18"])
#> generator_return_summary(["ida:70", "jon:7", "kai:17", "leo:18", "kim:18", "lou:20", "max:21", "ann:34", "bob:12", "cy:old", ":44"])

### infinite_id_codes
from itertools import count, product
from string import ascii_uppercase


def column_names():
    for width in count(1):
        for letters in product(ascii_uppercase[:3], repeat=width):
            yield "".join(letters)


def infinite_id_codes(taken, wanted):
    free = []
    for code in column_names():
        if code in taken:
            continue
        if len(free) == wanted:
            return free
        free.append(code)

#> infinite_id_codes({"A", "C"}, 3)
#> infinite_id_codes(set(), 0)
#> infinite_id_codes({"AA", "AB", "AC"}, 5)
#> infinite_id_codes({"A", "B", "C", "AA", "AB"}, 2)
#> infinite_id_codes({"B"}, 4)

### async_generator_ticks
import asyncio


async def ticker(start, step, times):
    for n in range(times):
        await asyncio.sleep(0)
        yield start + n * step


async def collect_matching(start, step, times, divisor):
    found = []
    async for tick in ticker(start, step, times):
        if tick % divisor == 0:
            found.append(tick)
    doubled = [2 * tick async for tick in ticker(start, step, times) if tick not in found]
    return found, doubled


def async_generator_ticks(start, step, times, divisor=3):
    """Numbers of an asynchronous ticker that divide, and the others doubled."""
    return asyncio.run(collect_matching(start, step, times, divisor))

#> async_generator_ticks(1, 2, 5)
#> async_generator_ticks(0, 5, 3, divisor=10)
#> async_generator_ticks(7, 1, 0)
#> async_generator_ticks(6, 3, 4)
#> async_generator_ticks(1, 1, 2, 0)
