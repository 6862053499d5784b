### log_levels_in_window
from collections import deque

WEIGHT = {"D": 0, "I": 0, "W": 1, "E": 3, "F": 10}


def log_levels_in_window(levels: str, size: int = 5, limit: int = 6) -> int:
    """Position at which the last few levels weigh too much, -1 when never.

    The levels are letters, oldest first; blanks are ignored.
    """
    window: deque = deque()
    weight = 0
    for position, letter in enumerate(levels):
        if letter == " ":
            continue
        window.append(WEIGHT[letter])
        weight += window[-1]
        if len(window) > size:
            weight -= window.popleft()
        if weight > limit:
            return position
    return -1

#> log_levels_in_window("IIDWI IIEWI WEEID")
#> log_levels_in_window("IIIIIIIIIIWIIIIIIWWIIII")
#> log_levels_in_window("DDDIF", size=3)
#> log_levels_in_window("WWWWWWWWWW", 9, 7)
#> log_levels_in_window("EIIEIIEIIEIIE", 4, 5)
#> log_levels_in_window("IIX")

### invoice_numbers_have_gaps
def parse_number(text):
    year, _, number = text.strip().partition("/")
    return int(year), int(number)


def invoice_numbers_have_gaps(numbers: str) -> bool:
    """True when numbers of a year are missing between its first and last invoice."""
    by_year = {}
    for text in numbers.split(","):
        year, number = parse_number(text)
        if year not in by_year:
            by_year[year] = []
        by_year[year].append(number)
    for year in by_year:
        ordered = sorted(by_year[year])
        for index in range(1, len(ordered)):
            if ordered[index] - ordered[index - 1] > 1:
                return True
    return False

#> invoice_numbers_have_gaps("2023/1, 2023/2, 2024/7, 2023/3, 2024/6, 2024/8")
#> invoice_numbers_have_gaps("2023/1, 2023/2, 2024/7, 2023/4, 2024/6")
#> invoice_numbers_have_gaps("2024/99")
#> invoice_numbers_have_gaps("2021/5, 2021/5, 2021/6, 2022/1, 2022/2, 2022/3, 2022/4")
#> invoice_numbers_have_gaps("2021/1, 2021/2, 2021/3, 2021/4, 2021/6, 2021/7")
#> invoice_numbers_have_gaps("2024-1")

### text_histogram_of_word_lengths
def words(text):
    word = ""
    for char in text:
        if char.isalpha() or char == "'":
            word += char
        elif word:
            yield word
            word = ""
    if word:
        yield word


def text_histogram_of_word_lengths(text):
    """How many words have which length, as a list that starts at one letter."""
    counts = []
    for word in words(text):
        while len(counts) < len(word):
            counts.append(0)
        counts[len(word) - 1] += 1
    return counts

#> text_histogram_of_word_lengths("It's a short text, isn't it?")
#> text_histogram_of_word_lengths("one two three")
#> text_histogram_of_word_lengths("... 123 ...")
#> text_histogram_of_word_lengths("Ship to: 14 Elm St.")
#> text_histogram_of_word_lengths("aa bb a")

### timesheet_rounding_total
QUARTER = 15


def minutes(clock):
    hours, _, rest = clock.partition(":")
    return int(hours) * 60 + int(rest or 0)


def round_to_quarter(value):
    whole, rest = divmod(value, QUARTER)
    if rest >= 8:
        whole += 1
    return whole * QUARTER


def timesheet_rounding_total(entries):
    """Billable hours of 'start-end customer' entries, by quarters; breaks are free."""
    total = 0
    for entry in entries:
        span, _, customer = entry.partition(" ")
        if customer == "break":
            continue
        start, end = span.split("-")
        length = minutes(end) - minutes(start)
        if length < 0:
            length += 24 * 60
        total += max(QUARTER, round_to_quarter(length))
    return total / 60

#> timesheet_rounding_total(["8:00-9:52 acme", "9:52-10:10 break", "10:10-10:13 zoo", "10:15-12 acme", "13-16:37 zoo"])
#> timesheet_rounding_total(["22:30-1:15 night shift", "1:15-1:30 break", "1:30-6 night shift"])
#> timesheet_rounding_total([])
#> timesheet_rounding_total(["9-9 nobody", "9-9:07 nobody", "9-9:08 nobody", "9-9:23 nobody"])
#> timesheet_rounding_total(["morning acme"])

### stack_machine_discount_rules
class StackError(Exception):
    pass


def binary(function):
    def run(stack):
        if len(stack) < 2:
            raise StackError("too few values")
        right = stack.pop()
        left = stack.pop()
        stack.append(function(left, right))
    return run


def stack_machine_discount_rules(rule, price, qty):
    operators = {
        "+": binary(lambda a, b: a + b),
        "-": binary(lambda a, b: a - b),
        "*": binary(lambda a, b: a * b),
        ">": binary(lambda a, b: int(a > b)),
    }
    names = {"price": price, "qty": qty}
    stack = []
    for word in rule.split():
        if word in operators:
            operators[word](stack)
        elif word == "?":
            other, chosen, test = stack.pop(), stack.pop(), stack.pop()
            stack.append(chosen if test else other)
        else:
            stack.append(names[word] if word in names else int(word))
    return stack[-1]

#> stack_machine_discount_rules("price qty * 100 > price 10 - price ?", 30, 4)
#> stack_machine_discount_rules("price qty * 100 > price 10 - price ?", 30, 3)
#> stack_machine_discount_rules("price 2 * qty - 5 +", 50, 10)
#> stack_machine_discount_rules("price +", 1, 1)
#> stack_machine_discount_rules("qty 10 > 90 qty 5 > 95 100 ? ? price *", 20, 7)

### multi_level_approval_chain
LIMITS = (("clerk", 500), ("manager", 5_000), ("director", 50_000))


class Refused(Exception):
    pass


def decide(role, limit, request):
    if request["cents"] > limit:
        return "escalate"
    if request["kind"] == "gift" and role == "clerk":
        return "escalate"
    if request.get("late"):
        raise Refused(f"{role} refuses late requests")
    return "approve"


def multi_level_approval_chain(requests):
    outcome = []
    for request in requests:
        answer = "nobody"
        try:
            for role, limit in LIMITS:
                if decide(role, limit, request) == "approve":
                    answer = role
                    break
        except Refused as refusal:
            answer = str(refusal)
        outcome.append(answer)
    return outcome

#> multi_level_approval_chain([{"cents": 100, "kind": "book"}, {"cents": 100, "kind": "gift"}, {"cents": 40_000, "kind": "car"}, {"cents": 10**6, "kind": "house"}])
#> multi_level_approval_chain([{"cents": 900, "kind": "book", "late": True}, {"cents": 1, "kind": "gift", "late": False}])
#> multi_level_approval_chain([])
#> multi_level_approval_chain([{"cents": 500, "kind": "x"}, {"cents": 501, "kind": "x"}, {"cents": 5_000, "kind": "x"}, {"cents": 5_001, "kind": "x"}])
#> multi_level_approval_chain([{"cents": 1}])

### interest_with_daily_balances
def interest_with_daily_balances(opening: int, moves: str, days: int, basis_points: int = 250) -> int:
    """Interest in whole cents on the balance of each day; moves are 'day:cents'."""
    by_day = {}
    for move in moves.split():
        day, cents = move.split(":")
        by_day[int(day)] = by_day.get(int(day), 0) + int(cents)
    balance = opening
    weighted = 0
    for day in range(days):
        balance += by_day.get(day, 0)
        if balance > 0:
            weighted += balance
    return weighted * basis_points // (365 * 10_000)

#> interest_with_daily_balances(1_000_000, "3:500000 10:-200000 10:1", 14)
#> interest_with_daily_balances(0, "0:-500 5:10000000", 12, basis_points=100)
#> interest_with_daily_balances(-100, "", 9)
#> interest_with_daily_balances(36_500_000, "2:0", 10, 365)
#> interest_with_daily_balances(5, "1:x", 3)

### seat_map_best_block
def free_blocks(row):
    start = None
    for index, seat in enumerate(row + "X"):
        if seat == ".":
            if start is None:
                start = index
        elif start is not None:
            yield start, index - start
            start = None


def seat_map_best_block(rows: list[str], party: int) -> tuple | None:
    """Where a party sits together: nearest the middle, front rows first."""
    best = None
    for number, row in enumerate(rows, 1):
        middle = (len(row) - party) / 2
        for start, length in free_blocks(row):
            for first in range(start, start + length - party + 1):
                score = abs(first - middle) + number * 0.1
                if best is None or score < best[0]:
                    best = (score, number, first)
    if best is None:
        return None
    return best[1], best[2] + 1

#> seat_map_best_block(["X..XX..X", "..XXXX..", "........"], 3)
#> seat_map_best_block(["X..XX..X", ".XX..XX."], 2)
#> seat_map_best_block(["XXXX", "X.X."], 2)
#> seat_map_best_block([], 1)
#> seat_map_best_block(["....X....", "X...X...X"], 4)

### template_loop_rendering
import re

TAG = re.compile(r"\{%\s*(for|end)\s*(\w*)\s*%\}|\{\{\s*(\w+)\s*\}\}")


def parse(template):
    """A list of ('text', s), ('var', name) and ('for', name, [...])."""
    root = []
    stack = [root]
    last = 0
    for match in TAG.finditer(template):
        stack[-1].append(("text", template[last:match.start()]))
        last = match.end()
        if match[1] == "for":
            body = []
            stack[-1].append(("for", match[2], body))
            stack.append(body)
        elif match[1] == "end":
            stack.pop()
        else:
            stack[-1].append(("var", match[3]))
    stack[-1].append(("text", template[last:]))
    return root


def render(nodes, scope):
    out = ""
    for node in nodes:
        if node[0] == "text":
            out += node[1]
        elif node[0] == "var":
            out += str(scope[node[1]])
        else:
            for item in scope[node[1]]:
                out += render(node[2], {**scope, **item})
    return out


def template_loop_rendering(template, **scope):
    return render(parse(template), scope)

#> template_loop_rendering("Dear {{ name }},{% for items %} {{ qty }}x{{ sku }}{% end %}.", name="Ida", items=[{"qty": 2, "sku": "mug"}, {"qty": 1, "sku": "lid"}])
#> template_loop_rendering("plain text")
#> template_loop_rendering("{% for rows %}[{% for cells %}{{ v }}{% end %}]{% end %}", rows=[{"cells": [{"v": 1}, {"v": 2}]}, {"cells": []}])
#> template_loop_rendering("Hi {{ who }}")
#> template_loop_rendering("{% for xs %}{{ a }}{{ b }};{% end %}", b="!", xs=[{"a": 1}, {"a": 2}, {"a": 3}])

### priority_ticket_queue
import heapq
from dataclasses import dataclass, field
from itertools import count


@dataclass(order=True)
class Ticket:
    priority: int
    number: int
    title: str = field(compare=False)


class Desk:
    def __init__(self):
        self.heap = []
        self.numbers = count(1)
        self.closed = []

    def open(self, title, priority=5):
        heapq.heappush(self.heap, Ticket(priority, next(self.numbers), title))

    def work(self, hours):
        while hours and self.heap:
            ticket = heapq.heappop(self.heap)
            self.closed.append(ticket.title)
            hours -= 1


def priority_ticket_queue(script):
    """Commands: 'title!2' opens with a priority, '*3' works three hours."""
    desk = Desk()
    for word in script.split():
        if word.startswith("*"):
            desk.work(int(word[1:]))
            continue
        title, bang, priority = word.partition("!")
        if bang:
            desk.open(title, int(priority))
        else:
            desk.open(title)
    return desk.closed, len(desk.heap)

#> priority_ticket_queue("printer!7 server!1 mouse screen!3 *2 fire!0 *2 lamp *1")
#> priority_ticket_queue("a b c d *2 e!9 *9")
#> priority_ticket_queue("*5")
#> priority_ticket_queue("x!1 y!1 z!1 *2 w!0 *1")
#> priority_ticket_queue("slow!high *1")

### water_bill_tiers_statement
TIERS = ((10, 120), (15, 180), (None, 260))
FIXED = 450


def charge(cubic_metres):
    left = cubic_metres
    cents = FIXED
    for size, price in TIERS:
        used = left if size is None else min(left, size)
        cents += used * price
        left -= used
        if left == 0:
            break
    return cents


def water_bill_tiers_statement(readings):
    bills = []
    for before, after in zip(readings, readings[1:]):
        used = (after - before) % 10_000
        if used > 500:
            raise ValueError(f"implausible: {before} to {after}")
        bills.append(charge(used))
    return {"bills": bills, "total": sum(bills)}

#> water_bill_tiers_statement([9970, 9978, 9996, 5, 45])
#> water_bill_tiers_statement([100, 100, 110, 125, 151])
#> water_bill_tiers_statement([7])
#> water_bill_tiers_statement([700, 600])
#> water_bill_tiers_statement([0, 25, 50, 75, 85])

### acquire_and_release_resources
class Pool:
    def __init__(self, size):
        self.free = list(range(size))
        self.log = []

    def lease(self):
        return Lease(self)


class Lease:
    def __init__(self, pool):
        self.pool = pool

    def __enter__(self):
        if not self.pool.free:
            raise RuntimeError("pool is empty")
        self.number = self.pool.free.pop(0)
        self.pool.log.append(f"+{self.number}")
        return self.number

    def __exit__(self, *details):
        self.pool.log.append(f"-{self.number}")
        self.pool.free.append(self.number)


def nested(pool, depth):
    with pool.lease() as number:
        if depth > 1:
            return [number, *nested(pool, depth - 1)]
        return [number]


def acquire_and_release_resources(size, depths):
    pool = Pool(size)
    results = []
    for depth in depths:
        try:
            results.append(nested(pool, depth))
        except RuntimeError as error:
            results.append(str(error))
    return results, "".join(pool.log)

#> acquire_and_release_resources(3, [2, 1, 3])
#> acquire_and_release_resources(2, [3, 2])
#> acquire_and_release_resources(0, [1])
#> acquire_and_release_resources(1, [])
#> acquire_and_release_resources(4, [4, 1, 2])

### csv_rows_from_generator_pipeline
def lines(text):
    for line in text.split("\n"):
        if line and not line.startswith("#"):
            yield line


def cells(rows, separator):
    for row in rows:
        yield [cell.strip() for cell in row.split(separator)]


def records(rows):
    header = next(rows)
    for row in rows:
        if len(row) != len(header):
            raise ValueError(f"expected {len(header)} cells: {row}")
        yield dict(zip(header, row))


def csv_rows_from_generator_pipeline(text: str, key: str, separator: str = ";") -> int:
    """How many distinct values a column has."""
    values = set()
    for record in records(cells(lines(text), separator)):
        values.add(record[key].casefold())
    return len(values)

#> csv_rows_from_generator_pipeline("# export\nname; city\nIda; Oslo\nBo; Bergen\nCy; OSLO\nDi; Molde\n", "city")
#> csv_rows_from_generator_pipeline("a,b,c\n1,2,3\n4,5,6\n1,8,9", "a", ",")
#> csv_rows_from_generator_pipeline("x;y\n1;2;3", "x")
#> csv_rows_from_generator_pipeline("only;header", "only")
#> csv_rows_from_generator_pipeline("k\nß\nSS\nss\n#end\nt", "k")

### undoable_settings_editor
class Editor:
    def __init__(self, settings):
        self.settings = dict(settings)
        self.done = []
        self.undone = []

    def set(self, key, value):
        before = self.settings.get(key)
        self._apply(key, value)
        self.done.append((key, before, value))
        self.undone.clear()

    def undo(self):
        if self.done:
            change = self.done.pop()
            self._apply(change[0], change[1])
            self.undone.append(change)

    def redo(self):
        if self.undone:
            change = self.undone.pop()
            self._apply(change[0], change[2])
            self.done.append(change)

    def _apply(self, key, value):
        if value is None:
            self.settings.pop(key, None)
        else:
            self.settings[key] = value


def undoable_settings_editor(settings: dict[str, str], script: str) -> dict[str, str]:
    """Script words: 'key=value' sets, 'key=' removes, '<' undoes, '>' redoes."""
    editor = Editor(settings)
    for word in script.split():
        if word == "<":
            editor.undo()
        elif word == ">":
            editor.redo()
        else:
            key, value = word.split("=")
            editor.set(key, value or None)
    return editor.settings

#> undoable_settings_editor({"font": "mono"}, "size=12 font=serif < size=14 < < >")
#> undoable_settings_editor({}, "a=1 b=2 a= < < < < > >")
#> undoable_settings_editor({"x": "1"}, "< > <")
#> undoable_settings_editor({"k": "v"}, "k= k=w < <")
#> undoable_settings_editor({}, "nonsense")

### route_delivery_by_zip_prefix
DEPOTS = {"1": "north", "10": "city", "101": "harbour", "2": "east", "23": "hills"}


def depot_for(zip_code):
    for length in range(len(zip_code), 0, -1):
        depot = DEPOTS.get(zip_code[:length])
        if depot is not None:
            return depot
    return None


def route_delivery_by_zip_prefix(parcels: list, capacity: int = 2) -> dict:
    """Parcels by depot in tours of limited size; None collects the lost ones."""
    tours = {}
    for parcel, zip_code in parcels:
        depot = depot_for(zip_code)
        lists = tours.setdefault(depot, [[]])
        if len(lists[-1]) == capacity:
            lists.append([])
        lists[-1].append(parcel)
    return tours

#> route_delivery_by_zip_prefix([("p1", "10115"), ("p2", "10999"), ("p3", "23456"), ("p4", "10117"), ("p5", "10118"), ("p6", "99999")])
#> route_delivery_by_zip_prefix([("a", "20001"), ("b", "1"), ("c", "")], capacity=1)
#> route_delivery_by_zip_prefix([])
#> route_delivery_by_zip_prefix([("x", "12345"), ("y", "12346"), ("z", "12347"), ("w", "12348"), ("v", "12349")])
#> route_delivery_by_zip_prefix([("n", 23456)])

### shared_calendar_free_week
DAYS = ("mon", "tue", "wed", "thu", "fri")


def busy_hours(text):
    hours = set()
    for entry in text.split(","):
        entry = entry.strip()
        if not entry:
            continue
        day, span = entry.split()
        first, _, last = span.partition("-")
        for hour in range(int(first), int(last or int(first) + 1)):
            hours.add((day, hour))
    return hours


def shared_calendar_free_week(calendars, start=9, end=12):
    busy = set()
    for text in calendars.values():
        busy |= busy_hours(text)
    for day in DAYS:
        for hour in range(start, end):
            if (day, hour) not in busy:
                return f"{day} {hour}:00"
    return None

#> shared_calendar_free_week({"ida": "mon 9-11, tue 10", "bo": "mon 11", "cy": "tue 9"})
#> shared_calendar_free_week({"ida": "", "bo": "mon 9"})
#> shared_calendar_free_week({"x": "mon 9-12, tue 9-12, wed 9-12, thu 9-12, fri 9-12"})
#> shared_calendar_free_week({"x": "mon 8-18, tue 13-17", "y": "tue 9-13"}, 13, 15)
#> shared_calendar_free_week({"x": "mon"})

### password_generator_pronounceable
import random

CONSONANTS = "bcdfghklmnprstvz"
VOWELS = "aeiou"


def syllable(rng):
    text = rng.choice(CONSONANTS) + rng.choice(VOWELS)
    if rng.random() < 0.3:
        text += rng.choice("nrs")
    return text


def password_generator_pronounceable(seed, syllables=3, digits=2):
    if syllables < 1:
        raise ValueError("at least one syllable")
    rng = random.Random(seed)
    text = ""
    for index in range(syllables):
        part = syllable(rng)
        if index == 0:
            part = part.capitalize()
        text += part
    for _ in range(digits):
        text += str(rng.randrange(10))
    return text

#> password_generator_pronounceable(1)
#> password_generator_pronounceable(42, syllables=5, digits=0)
#> password_generator_pronounceable(7, 2, 4)
#> password_generator_pronounceable(7, 0)
#> password_generator_pronounceable(2024, syllables=4)

### receipt_ocr_cleanup
import re

FIXES = str.maketrans({"O": "0", "o": "0", "l": "1", "I": "1", "S": "5", "B": "8"})
AMOUNT = re.compile(r"^(.*?)\s+([\dOolISB]+[.,][\dOolISB]{2})$")


def clean_amount(text):
    digits = text.translate(FIXES).replace(",", ".")
    whole, _, part = digits.partition(".")
    return int(whole) * 100 + int(part)


def receipt_ocr_cleanup(text):
    total = None
    lines = 0
    for line in text.splitlines():
        match = AMOUNT.match(line.strip())
        if match is None:
            continue
        label, amount = match.groups()
        cents = clean_amount(amount)
        if label.upper().startswith(("SUM", "TOTAL")):
            total = cents
        else:
            lines += cents
    return total is not None and total == lines

#> receipt_ocr_cleanup("MILK  1,O9\nBREAD 2.4S\nthank you\nTOTAL 3.54")
#> receipt_ocr_cleanup("MILK  1,O9\nBREAD 2.4S\nTOTAL 3.45")
#> receipt_ocr_cleanup("MILK 1.09\nBREAD 2.45")
#> receipt_ocr_cleanup("")
#> receipt_ocr_cleanup("tea lO.00\ncup I2,B0\nSum 22.8O\nvisit us again\n")

### escalator_elevator_controller
from enum import Enum


class Direction(Enum):
    UP = 1
    DOWN = -1


class Elevator:
    def __init__(self, floor=0):
        self.floor = floor
        self.direction = Direction.UP
        self.calls = set()
        self.stops = []

    def step(self):
        ahead = [c for c in self.calls if (c - self.floor) * self.direction.value > 0]
        if not ahead:
            self.direction = Direction.DOWN if self.direction is Direction.UP else Direction.UP
            return
        self.floor += self.direction.value
        if self.floor in self.calls:
            self.calls.remove(self.floor)
            self.stops.append(self.floor)


def escalator_elevator_controller(start, calls, late=()):
    elevator = Elevator(start)
    elevator.calls = set(calls) - {start}
    steps = 0
    waiting = list(late)
    while elevator.calls:
        elevator.step()
        steps += 1
        if elevator.stops and waiting:
            elevator.calls.add(waiting.pop())
            elevator.calls.discard(elevator.floor)
    return elevator.stops, steps

#> escalator_elevator_controller(3, [5, 1, 7])
#> escalator_elevator_controller(0, [4], late=[2, 6])
#> escalator_elevator_controller(2, [2])
#> escalator_elevator_controller(9, [1, 8, 4])
#> escalator_elevator_controller(5, [6, 3], late=(7,))

### markup_tag_nesting_valid
import re

TAG = re.compile(r"<(/?)([a-z]+)(\s[^>]*)?(/?)>")
VOID = {"br", "hr", "img"}


def markup_tag_nesting_valid(text, allowed=None):
    """Tags close in order, only allowed ones are used, links nest in no links."""
    stack = []
    for match in TAG.finditer(text):
        closing, name, _, selfclosing = match.groups()
        if allowed is not None and name not in allowed:
            return False
        if name in VOID or selfclosing:
            continue
        if closing:
            if not stack or stack.pop() != name:
                return False
            continue
        if name == "a" and "a" in stack:
            return False
        stack.append(name)
    return not stack

#> markup_tag_nesting_valid("<p>Hello <b>big <i>blue</i></b> world<br></p><hr/>")
#> markup_tag_nesting_valid("<p>Hello <b>big <i>blue</b></i></p>")
#> markup_tag_nesting_valid("<a href='x'>one <b><a href='y'>two</a></b></a>")
#> markup_tag_nesting_valid("<ul><li>a</li><li>b</li><li>c</li></ul>", allowed={"ul", "li"})
#> markup_tag_nesting_valid("<ul><li>a</li></ul><script>x</script>", allowed={"ul", "li"})
#> markup_tag_nesting_valid("<p>never closed")
#> markup_tag_nesting_valid("</p>")

### nightly_job_dependencies_order
from collections import deque


class JobCycle(Exception):
    pass


def parse_jobs(text):
    jobs = {}
    for line in text.split(";"):
        name, _, needs = line.partition("<-")
        jobs[name.strip()] = set(needs.split())
    for needs in list(jobs.values()):
        for need in needs:
            jobs.setdefault(need, set())
    return jobs


def nightly_job_dependencies_order(text):
    """An order for jobs such as 'report <- load clean; clean <- load'."""
    jobs = parse_jobs(text)
    waiting = {name: len(needs) for name, needs in jobs.items()}
    ready = deque(sorted(name for name, count in waiting.items() if count == 0))
    order = []
    while ready:
        job = ready.popleft()
        order.append(job)
        for name in sorted(jobs):
            if job in jobs[name]:
                waiting[name] -= 1
                if waiting[name] == 0:
                    ready.append(name)
    if len(order) < len(jobs):
        raise JobCycle(", ".join(sorted(set(jobs) - set(order))))
    return order

#> nightly_job_dependencies_order("report <- load clean; clean <- load; mail <- report")
#> nightly_job_dependencies_order("a <- b; b <- a; c")
#> nightly_job_dependencies_order("solo")
#> nightly_job_dependencies_order("z <- y; y <- x; w <- x; x <-")
#> nightly_job_dependencies_order("backup <- stop; start <- backup; check <- start backup")

### cache_with_statistics
from collections import OrderedDict


class Cache:
    def __init__(self, capacity):
        self.capacity = capacity
        self.data = OrderedDict()
        self.hits = self.misses = 0

    def get(self, key, compute):
        if key in self.data:
            self.hits += 1
            self.data.move_to_end(key)
            return self.data[key]
        self.misses += 1
        value = compute(key)
        self.data[key] = value
        if len(self.data) > self.capacity:
            self.data.popitem(last=False)
        return value


def vat_rate(country):
    return {"DE": 19, "SE": 25, "FR": 20}.get(country, 0)


def cache_with_statistics(countries: str, capacity: int = 2) -> float:
    cache = Cache(capacity)
    total = 0
    for country in countries.split():
        total += cache.get(country, vat_rate)
    if cache.hits + cache.misses == 0:
        return 0.0
    return round(cache.hits / (cache.hits + cache.misses), 2)

#> cache_with_statistics("DE SE DE FR DE SE DE DE")
#> cache_with_statistics("US US US US")
#> cache_with_statistics("", 5)
#> cache_with_statistics("A B C A B C A B C", capacity=2)
#> cache_with_statistics("A B C A B C A B C", capacity=3)

### robot_vacuum_instructions
TURN = {"N": "E", "E": "S", "S": "W", "W": "N"}
MOVE = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


def robot_vacuum_instructions(program, width=4, height=4):
    """Cleaned squares after a program of F (forward) and R (turn right), with repeats such as 3F."""
    x = y = 0
    heading = "N"
    cleaned = {(0, 0)}
    repeat = ""
    for char in program:
        if char.isdigit():
            repeat += char
            continue
        for _ in range(int(repeat or 1)):
            if char == "R":
                heading = TURN[heading]
            elif char == "F":
                dx, dy = MOVE[heading]
                if 0 <= x + dx < width and 0 <= y + dy < height:
                    x, y = x + dx, y + dy
                    cleaned.add((x, y))
            else:
                raise ValueError(f"unknown instruction {char}")
        repeat = ""
    return len(cleaned)

#> robot_vacuum_instructions("3FR3FR3FR2F")
#> robot_vacuum_instructions("FFFFFFFR", height=3)
#> robot_vacuum_instructions("")
#> robot_vacuum_instructions("2R5F")
#> robot_vacuum_instructions("FLF")
#> robot_vacuum_instructions("2F R".replace(" ", "") + "2FR2FR2FRF", 3, 3)

### patient_triage_waiting_list
from bisect import insort

CODES = {"red": 0, "orange": 1, "yellow": 2, "green": 3}


class WaitingRoom:
    def __init__(self):
        self.queue = []
        self.arrivals = 0

    def arrive(self, name, code):
        if code not in CODES:
            raise KeyError(f"code {code}")
        self.arrivals += 1
        insort(self.queue, (CODES[code], self.arrivals, name))

    def call(self):
        return self.queue.pop(0)[2] if self.queue else None

    def worsen(self, name, code):
        for index, (_, number, other) in enumerate(self.queue):
            if other == name:
                del self.queue[index]
                insort(self.queue, (CODES[code], number, name))
                return True
        return False


def patient_triage_waiting_list(events):
    """Names in the order they are called; events are 'name code', 'name>code' or 'next'."""
    room = WaitingRoom()
    called = []
    for event in events.split(", "):
        if event == "next":
            called.append(room.call())
        elif ">" in event:
            room.worsen(*event.split(">"))
        else:
            room.arrive(*event.split())
    return called

#> patient_triage_waiting_list("ann green, bob yellow, next, cy orange, ann>red, next, next, next")
#> patient_triage_waiting_list("a green, b green, c green, c>yellow, next, next")
#> patient_triage_waiting_list("next")
#> patient_triage_waiting_list("x purple")
#> patient_triage_waiting_list("p red, q red, ghost>red, next, next")
