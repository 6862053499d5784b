### ferry_boarding_batches
def arrivals(names, per_car):
    for pos, name in enumerate(names):
        yield name, per_car[pos % len(per_car)]


def load(stream, capacity):
    deck, used = [], 0
    for name, seats in stream:
        if used + seats > capacity:
            yield deck, used
            deck, used = [], 0
        deck.append(name)
        used += seats
    if deck:
        yield deck, used


def ferry_boarding_batches(names, per_car, capacity):
    report = []
    for trip, (deck, used) in enumerate(load(arrivals(names, per_car), capacity), 1):
        report.append(f"{trip}:{'+'.join(deck)}={used}")
    return report

#> ferry_boarding_batches(["Ivo", "Mia", "Bo", "Lu", "Sven"], [2, 3], 6)
#> ferry_boarding_batches([], [1], 4)
#> ferry_boarding_batches(["Ana"], [5], 5)
#> ferry_boarding_batches(["a", "b", "c", "d", "e", "f"], [1, 1, 4], 4)
#> ferry_boarding_batches(["Zoé", "Åke"], [4, 9], 12)
#> ferry_boarding_batches(["x", "y"], [], 3)

### running_thermo_average
def averager():
    count, total = 0, 0
    mean = None
    while True:
        reading = yield mean
        if reading is None:
            count, total, mean = 0, 0, None
            continue
        count += 1
        total += reading
        mean = round(total / count, 2)


def running_thermo_average(readings):
    gen = averager()
    next(gen)
    out = [gen.send(r) for r in readings]
    gen.close()
    try:
        gen.send(1)
    except StopIteration:
        out.append("closed")
    return out

#> running_thermo_average([18, 21, 19])
#> running_thermo_average([])
#> running_thermo_average([-4, 4, None, 7])
#> running_thermo_average([None, None, 3.5])
#> running_thermo_average([100, 0, 0, 0])
#> running_thermo_average([20, "hot"])

### subtitles_sentence_stream
def pieces(chunks):
    for chunk in chunks:
        yield from chunk.split(" ")


def sentences(words, marks=".!?"):
    buffer = []
    for w in words:
        if not w:
            continue
        buffer.append(w)
        if w[-1] in marks:
            yield " ".join(buffer)
            buffer.clear()
    return buffer


def subtitles_sentence_stream(chunks, marks=".!?"):
    done = []
    gen = sentences(pieces(chunks), marks)
    while True:
        try:
            done.append(next(gen))
        except StopIteration as stop:
            return done, stop.value

#> subtitles_sentence_stream(["Wait! Who is", "there? I", "am."])
#> subtitles_sentence_stream(["no end here", "at all"])
#> subtitles_sentence_stream([])
#> subtitles_sentence_stream(["one; two  three;", " four"], marks=";")
#> subtitles_sentence_stream(["Ça va?", "Oui.", ""])
#> subtitles_sentence_stream(["...", "Hm. . ."])

### flatten_playlist_folders
def tracks(folder, prefix=""):
    for name, content in folder.items():
        path = f"{prefix}/{name}" if prefix else name
        if isinstance(content, dict):
            yield from tracks(content, path)
        elif isinstance(content, int):
            yield path, content
        else:
            for i, seconds in enumerate(content):
                yield f"{path}#{i}", seconds


def clock(seconds):
    return f"{seconds // 60}:{seconds % 60:02d}"


def flatten_playlist_folders(folder, shortest=0):
    listing = {p: clock(s) for p, s in tracks(folder) if s >= shortest}
    return listing

#> flatten_playlist_folders({"rock": {"intro": 62, "live": [181, 240]}, "rain": 600})
#> flatten_playlist_folders({})
#> flatten_playlist_folders({"a": {"b": {"c": 59}}}, shortest=60)
#> flatten_playlist_folders({"mix": [10, 70, 130], "x": {}}, 65)
#> flatten_playlist_folders({"été": {"mer": 125}, "old": [3]})

### first_repeat_in_walks
def walk(moves):
    x = y = 0
    yield x, y
    for m in moves:
        if m in "NS":
            y += 1 if m == "N" else -1
        else:
            x += 1 if m == "E" else -1
        yield x, y


def first_repeat(items):
    seen = {}
    for index, item in enumerate(items):
        if item in seen:
            return item, seen[item], index
        seen[item] = index
    return None


def first_repeat_in_walks(*walks):
    found = [first_repeat(walk(w)) for w in walks]
    return found, sum(f is None for f in found)

#> first_repeat_in_walks("NNESW", "NESW")
#> first_repeat_in_walks("NNNN")
#> first_repeat_in_walks()
#> first_repeat_in_walks("", "EW", "SSEENNWW")
#> first_repeat_in_walks("NESSWWNNN", "WWW")

### ticket_numbers_pipeline
def parse(lines):
    for line in lines:
        head, sep, tail = line.partition("-")
        if sep and tail.isdigit():
            yield head.upper(), int(tail)


def only(rows, series):
    return (n for s, n in rows if s == series)


def gaps(numbers):
    previous = None
    for n in numbers:
        if previous is not None and n != previous + 1:
            yield range(previous + 1, n)
        previous = n


def ticket_numbers_pipeline(lines, series):
    missing = []
    for gap in gaps(only(parse(lines), series)):
        missing.extend(gap)
    return missing

#> ticket_numbers_pipeline(["a-1", "a-2", "a-5", "b-9", "a-7"], "A")
#> ticket_numbers_pipeline([], "A")
#> ticket_numbers_pipeline(["k-10", "k-9", "k-12"], "K")
#> ticket_numbers_pipeline(["z-", "-4", "z-x", "z 3"], "Z")
#> ticket_numbers_pipeline(["VIP-003", "vip-006", "Vip-007"], "VIP")
#> ticket_numbers_pipeline(["m-4", "m-6"], "N")

### zigzag_lanes_generator
def lanes(n):
    lane, step = 0, 1
    while True:
        yield lane
        if n == 1:
            continue
        if not 0 <= lane + step < n:
            step = -step
        lane += step


def assign(items, n):
    table = [[] for _ in range(n)]
    for item, lane in zip(items, lanes(n)):
        table[lane].append(item)
    return table


def zigzag_lanes_generator(items, n):
    table = assign(items, n)
    longest = max(table, key=len)
    return table, table.index(longest)

#> zigzag_lanes_generator("swimming", 3)
#> zigzag_lanes_generator([4, 8, 15, 16, 23, 42], 2)
#> zigzag_lanes_generator("solo", 1)
#> zigzag_lanes_generator([], 4)
#> zigzag_lanes_generator("abcdefghijk", 5)
#> zigzag_lanes_generator("oops", 0)

### pausable_countdown_remote
def countdown(n):
    paused = False
    while n > 0:
        command = yield ("||" if paused else n)
        if command == "pause":
            paused = not paused
        elif command == "skip":
            n -= 3
        elif not paused:
            n -= 1
    return "liftoff" if n == 0 else "overshot"


def pausable_countdown_remote(start, commands):
    gen = countdown(start)
    screen = []
    try:
        screen.append(next(gen))
        for c in commands:
            screen.append(gen.send(c))
    except StopIteration as done:
        screen.append(done.value)
    else:
        screen.append("aborted")
    return screen

#> pausable_countdown_remote(3, ["", "", ""])
#> pausable_countdown_remote(5, ["", "pause", "", "pause", ""])
#> pausable_countdown_remote(4, ["skip", "skip", ""])
#> pausable_countdown_remote(0, ["pause"])
#> pausable_countdown_remote(6, ["skip", "pause", "skip"])
#> pausable_countdown_remote(2, [])

### merge_sorted_diaries
def entries(owner, days):
    for day in sorted(days):
        yield day, owner


def merge(a, b):
    end = object()
    x, y = next(a, end), next(b, end)
    while x is not end and y is not end:
        if x <= y:
            yield x
            x = next(a, end)
        else:
            yield y
            y = next(b, end)
    if x is not end:
        yield x
    if y is not end:
        yield y
    yield from a
    yield from b


def merge_sorted_diaries(first, second):
    return [f"{day}{who}" for day, who in merge(entries("a", first), entries("b", second))]

#> merge_sorted_diaries([9, 2, 5], [3, 5])
#> merge_sorted_diaries([], [])
#> merge_sorted_diaries([1], [4, 8, 6])
#> merge_sorted_diaries([30, 31], [])
#> merge_sorted_diaries([-2, 7, 7], [7, 0])

### ruler_marks_yield_from
def marks(depth):
    if depth == 0:
        return 0
    left = yield from marks(depth - 1)
    yield depth
    right = yield from marks(depth - 1)
    return left + right + 1


def draw(levels, tick="-"):
    return [tick * k for k in levels]


def ruler_marks_yield_from(depth, tick="-"):
    total = None

    def collect():
        nonlocal total
        total = yield from marks(depth)

    picture = draw(collect(), tick)
    return " ".join(picture), total

#> ruler_marks_yield_from(3)
#> ruler_marks_yield_from(0)
#> ruler_marks_yield_from(1, "=")
#> ruler_marks_yield_from(2, tick="ab")
#> ruler_marks_yield_from(4, "'")

### window_alarm_early_stop
from collections import deque


def windows(values, size):
    frame = deque(maxlen=size)
    for v in values:
        frame.append(v)
        if len(frame) == size:
            yield tuple(frame)


def probe(values, log):
    for v in values:
        log.append(v)
        yield v


def window_alarm_early_stop(values, size, limit):
    log = []
    hit = next((w for w in windows(probe(values, log), size) if sum(w) > limit), ())
    return hit, len(log)

#> window_alarm_early_stop([3, 4, 8, 9, 1, 1], 2, 15)
#> window_alarm_early_stop([1, 2, 3], 5, 0)
#> window_alarm_early_stop([], 1, 10)
#> window_alarm_early_stop([50, 0, 0], 1, 49)
#> window_alarm_early_stop([-5, 6, -5, 6, 6, 6], 3, 10)

### closing_notebook_generator
def pages(lines, per_page, diary):
    try:
        for start in range(0, len(lines), per_page):
            yield lines[start:start + per_page]
        diary.append("finished")
    except GeneratorExit:
        diary.append("closed early")
        raise
    finally:
        diary.append("cover shut")


def closing_notebook_generator(lines, per_page, want):
    diary = []
    book = pages(lines, per_page, diary)
    for number, page in enumerate(book):
        diary.append("/".join(page))
        if number + 1 == want:
            break
    book.close()
    return diary

#> closing_notebook_generator(["milk", "eggs", "soap", "rope", "tape"], 2, 2)
#> closing_notebook_generator(["one", "two"], 2, 5)
#> closing_notebook_generator([], 3, 1)
#> closing_notebook_generator(["a", "b", "c"], 1, 1)
#> closing_notebook_generator(["q"], 0, 1)

### round_robin_story_lines
def teller(name, lines):
    for line in lines:
        yield f"{name}: {line}"


def round_robin(generators):
    active = list(generators)
    while active:
        still = []
        for gen in active:
            try:
                yield next(gen)
            except StopIteration:
                continue
            still.append(gen)
        active = still


def round_robin_story_lines(**scripts):
    tellers = (teller(name.title(), lines) for name, lines in scripts.items())
    return list(round_robin(tellers))

#> round_robin_story_lines(fox=["hello", "grapes?", "bye"], crow=["caw"])
#> round_robin_story_lines()
#> round_robin_story_lines(owl=[])
#> round_robin_story_lines(a=["1", "2"], b=["x", "y"], c="pq")
#> round_robin_story_lines(old_man=["Hm."], sea=["...", "!"])

### primes_from_filters
def integers(start):
    while True:
        yield start
        start += 1


def strain(numbers, p):
    for n in numbers:
        if n % p:
            yield n


def sieve(numbers):
    head = next(numbers)
    yield head
    yield from sieve(strain(numbers, head))


def primes_from_filters(limit, start=2):
    found = []
    for p in sieve(integers(start)):
        if p > limit:
            break
        found.append(p)
    return found

#> primes_from_filters(13)
#> primes_from_filters(1)
#> primes_from_filters(12, 4)
#> primes_from_filters(9, start=5)
#> primes_from_filters(3, 3)

### replay_tape_with_peek
class Peekable:
    EMPTY = object()

    def __init__(self, source):
        self.source = iter(source)
        self.held = self.EMPTY

    def peek(self, default=None):
        if self.held is self.EMPTY:
            try:
                self.held = next(self.source)
            except StopIteration:
                return default
        return self.held

    def __iter__(self):
        return self

    def __next__(self):
        if self.held is not self.EMPTY:
            value, self.held = self.held, self.EMPTY
            return value
        return next(self.source)


def runs(tape):
    for symbol in tape:
        length = 1
        while tape.peek("") and tape.peek() == symbol:
            next(tape)
            length += 1
        yield symbol, length


def replay_tape_with_peek(text):
    out = []
    for symbol, n in runs(Peekable(text)):
        out.append(symbol if n == 1 else f"{n}{symbol}")
    return "".join(out)

#> replay_tape_with_peek("aaabccd")
#> replay_tape_with_peek("")
#> replay_tape_with_peek("zz  top!!")
#> replay_tape_with_peek("q")
#> replay_tape_with_peek("éé-éé")

### broadcast_to_listeners
def listener(name, wanted, inbox):
    while True:
        topic, text = yield
        if wanted in ("*", topic):
            inbox.append((name, text))


def start(gen):
    next(gen)
    return gen


def broadcast(targets):
    while True:
        item = yield
        for t in targets:
            t.send(item)


def broadcast_to_listeners(subscriptions, messages):
    inbox = []
    hub = start(broadcast([start(listener(n, w, inbox)) for n, w in subscriptions.items()]))
    for message in messages:
        hub.send(message)
    return inbox

#> broadcast_to_listeners({"ann": "news", "bob": "*"}, [("news", "rain"), ("sport", "2:1")])
#> broadcast_to_listeners({}, [("a", "b")])
#> broadcast_to_listeners({"eve": "x"}, [])
#> broadcast_to_listeners({"k": "x", "l": "x", "m": "y"}, [("x", "1"), ("y", "2"), ("z", "3")])
#> broadcast_to_listeners({"solo": "*"}, [("*", "star"), ("", "blank")])

### generator_throw_repair
class Jam(Exception):
    pass


def printer(job):
    page = 1
    retries = 0
    while page <= len(job):
        try:
            yield f"p{page}={job[page - 1]}"
            page += 1
        except Jam as jam:
            retries += 1
            if retries > 2:
                return f"gave up: {jam}"
    return f"ok after {retries}"


def generator_throw_repair(job, jam_at):
    gen = printer(job)
    out = []
    try:
        out.append(next(gen))
        for step in range(9):
            if step in jam_at:
                out.append(gen.throw(Jam(f"step {step}")))
            else:
                out.append(next(gen))
    except StopIteration as end:
        out.append(end.value)
    return out

#> generator_throw_repair(["cv", "map"], {1})
#> generator_throw_repair(["cv", "map", "log"], set())
#> generator_throw_repair([], {0})
#> generator_throw_repair(["x", "y"], {0, 1, 2})
#> generator_throw_repair(["memo"] * 3, [2, 0])

### pairs_by_key_join
def index_by(rows, key):
    table = {}
    for row in rows:
        table.setdefault(row[key], []).append(row)
    return table


def inner(left, right, key):
    lookup = index_by(right, key)
    for row in left:
        for other in lookup.get(row[key], ()):
            yield {**other, **row}


def pick(rows, *columns):
    for row in rows:
        yield tuple(row.get(c, "-") for c in columns)


def pairs_by_key_join(left, right, key, columns):
    return sorted(pick(inner(left, right, key), *columns), key=str)

#> pairs_by_key_join([{"id": 1, "n": "pot"}, {"id": 2, "n": "pan"}], [{"id": 2, "p": 9}, {"id": 2, "p": 7}], "id", ["n", "p"])
#> pairs_by_key_join([], [{"id": 1}], "id", ["id"])
#> pairs_by_key_join([{"k": "a", "v": 1}], [{"k": "a", "v": 2}], "k", ["v", "w"])
#> pairs_by_key_join([{"k": 1}], [{"k": 3}], "k", [])
#> pairs_by_key_join([{"c": "fr", "x": "Lyon"}, {"c": "it", "x": "Pisa"}], [{"c": "fr", "y": "€"}, {"c": "it", "y": "€"}], "c", ("x", "y", "c"))
#> pairs_by_key_join([{"a": 1}], [{"b": 1}], "a", ["a"])

### staircase_tile_spiral
def spiral(rows, cols):
    top, left, bottom, right = 0, 0, rows - 1, cols - 1
    while top <= bottom and left <= right:
        yield from ((top, c) for c in range(left, right + 1))
        yield from ((r, right) for r in range(top + 1, bottom + 1))
        if top < bottom:
            yield from ((bottom, c) for c in range(right - 1, left - 1, -1))
        if left < right:
            yield from ((r, left) for r in range(bottom - 1, top, -1))
        top, left, bottom, right = top + 1, left + 1, bottom - 1, right - 1


def paint(rows, cols, letters):
    grid = [["."] * cols for _ in range(rows)]
    for (r, c), letter in zip(spiral(rows, cols), letters):
        grid[r][c] = letter
    return ["".join(line) for line in grid]


def staircase_tile_spiral(text, rows, cols):
    letters = (ch for ch in text if ch.isalnum())
    return paint(rows, cols, letters)

#> staircase_tile_spiral("spiral stairs", 3, 4)
#> staircase_tile_spiral("hello", 1, 5)
#> staircase_tile_spiral("down we go!", 4, 1)
#> staircase_tile_spiral("", 2, 2)
#> staircase_tile_spiral("abcdefgh", 3, 3)
#> staircase_tile_spiral("x", 0, 3)

### lazy_menu_exhaustion
def dishes(menu):
    for name, price in menu:
        yield name
        yield price


def take(source, n):
    got = []
    for _ in range(n):
        try:
            got.append(next(source))
        except StopIteration:
            got.append("empty")
            break
    return got


def lazy_menu_exhaustion(menu, *bites):
    source = dishes(menu)
    plates = [take(source, n) for n in bites]
    return plates, list(source)

#> lazy_menu_exhaustion([("soup", 4), ("rice", 6)], 1, 2)
#> lazy_menu_exhaustion([("tea", 2)], 3, 1)
#> lazy_menu_exhaustion([], 0, 2)
#> lazy_menu_exhaustion([("a", 1), ("b", 2)])
#> lazy_menu_exhaustion([("crêpe", 5), ("jus", 3), ("pain", 1)], 2, 2, 2)

### digits_feedback_loop
def feedback(seed, rule):
    value = seed
    while True:
        answer = yield value
        value = rule(value) if answer is None else answer


def happy_step(n):
    return sum(int(d) ** 2 for d in str(n))


def half_or_triple(n):
    return n // 2 if n % 2 == 0 else 3 * n + 1


def digits_feedback_loop(seed, kind, nudge_at, nudge):
    rule = {"happy": happy_step, "hail": half_or_triple}[kind]
    gen = feedback(seed, rule)
    path = [next(gen)]
    while len(path) < 9 and path[-1] != 1:
        if len(path) == nudge_at:
            path.append(gen.send(nudge))
        else:
            path.append(next(gen))
    return path

#> digits_feedback_loop(19, "happy", 99, 0)
#> digits_feedback_loop(6, "hail", 3, 16)
#> digits_feedback_loop(1, "hail", 1, 1)
#> digits_feedback_loop(4, "happy", 2, 100)
#> digits_feedback_loop(7, "collatz", 2, 2)
#> digits_feedback_loop(27, "hail", 0, 0)

### bus_stop_timetable_gen
def departures(first, every, last):
    t = first
    while t <= last:
        yield t
        t += every


def label(minutes):
    h, m = divmod(minutes, 60)
    return f"{h % 24:02d}:{m:02d}"


def next_two(stream, now):
    waiting = (t for t in stream if t >= now)
    first = next(waiting, None)
    if first is None:
        return "no more buses"
    second = next(waiting, None)
    tail = label(second) if second is not None else "last one"
    return f"{label(first)} then {tail}"


def bus_stop_timetable_gen(first, every, last, now):
    answer = next_two(departures(first, every, last), now)
    return answer, len(list(departures(first, every, last)))

#> bus_stop_timetable_gen(360, 45, 600, 500)
#> bus_stop_timetable_gen(300, 30, 330, 331)
#> bus_stop_timetable_gen(1410, 20, 1460, 1445)
#> bus_stop_timetable_gen(400, 10, 399, 0)
#> bus_stop_timetable_gen(0, 600, 1500, 601)

### tee_compare_neighbors
from itertools import islice, tee


def neighbours(items):
    a, b = tee(items)
    return zip(a, islice(b, 1, None))


def slopes(items):
    for low, high in neighbours(items):
        yield (high > low) - (high < low)


def turning(signs):
    for before, after in neighbours(signs):
        yield before * after < 0


def tee_compare_neighbors(heights):
    signs = list(slopes(heights))
    turns = [i for i, t in enumerate(turning(signs), 1) if t]
    shape = "".join("/" if s > 0 else "\\" if s < 0 else "_" for s in signs)
    return shape, [heights[i] for i in turns]

#> tee_compare_neighbors([1, 4, 2, 2, 5, 3])
#> tee_compare_neighbors([7])
#> tee_compare_neighbors([])
#> tee_compare_neighbors([3, 1, 3, 1])
#> tee_compare_neighbors("banana")
#> tee_compare_neighbors([-1, -1, 0])

### delegating_form_wizard
def ask(question, valid):
    answer = yield question
    tries = 1
    while not valid(answer):
        answer = yield f"{question} (again)"
        tries += 1
    return answer, tries


def wizard():
    name, _ = yield from ask("name?", str.isalpha)
    age, tries = yield from ask("age?", str.isdigit)
    return {"name": name.capitalize(), "age": int(age), "age_tries": tries}


def delegating_form_wizard(answers):
    gen = wizard()
    prompts = [next(gen)]
    for a in answers:
        try:
            prompts.append(gen.send(a))
        except StopIteration as done:
            return prompts, done.value
    return prompts, "unfinished"

#> delegating_form_wizard(["mira", "31"])
#> delegating_form_wizard(["m1ra", "MIRA", "old", "8"])
#> delegating_form_wizard([])
#> delegating_form_wizard(["jo", "-5", "5 ", ""])
#> delegating_form_wizard(["", "øystein", "٣", "ignored"])

### sampled_stream_stages
from functools import reduce


def every(n):
    def stage(items):
        for i, item in enumerate(items):
            if i % n == 0:
                yield item
    return stage


def drop_until(mark):
    def stage(items):
        seen = False
        for item in items:
            if seen:
                yield item
            seen = seen or item == mark
    return stage


def tag(prefix):
    return lambda items: (f"{prefix}{item}" for item in items)


def sampled_stream_stages(items, n, mark, prefix, mark_first=False):
    stages = [every(n), drop_until(mark), tag(prefix)]
    if mark_first:
        stages[0], stages[1] = stages[1], stages[0]
    return list(reduce(lambda acc, stage: stage(acc), stages, iter(items)))

#> sampled_stream_stages("abcdefgh", 2, "c", ">")
#> sampled_stream_stages("abcdefgh", 2, "c", ">", mark_first=True)
#> sampled_stream_stages([1, 2, 3], 1, 9, "n")
#> sampled_stream_stages([], 3, 0, "")
#> sampled_stream_stages([5, 5, 6, 7, 5, 8], 3, 5, "#", True)
#> sampled_stream_stages("no", 0, "n", "!")
