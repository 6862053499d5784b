### drain_print_spool
from collections import deque
from dataclasses import dataclass


@dataclass
class PrintJob:
    owner: str
    pages: int
    duplex: bool = False

    @property
    def sheets(self) -> int:
        return (self.pages + 1) // 2 if self.duplex else self.pages


class SpoolJam(Exception):
    """Raised when a job is larger than the paper tray."""


def drain_print_spool(jobs: list, tray: int) -> int:
    """Print jobs in order and return how many sheets were used in total.

    A tray is refilled whenever the next job does not fit into what is left.
    """
    queue = deque(PrintJob(*job) for job in jobs)
    left, used = tray, 0
    while queue:
        job = queue.popleft()
        if job.sheets > tray:
            raise SpoolJam(f"{job.owner}: {job.sheets} sheets")
        if job.sheets > left:
            left = tray
        left -= job.sheets
        used += job.sheets
    return used

#> drain_print_spool([("maria", 12, True), ("tom", 5), ("li", 9, True)], 10)
#> drain_print_spool([], 50)
#> drain_print_spool([("billing", 31), ("legal", 44, True), ("front desk", 3)], 40)
#> drain_print_spool([("poster", 120)], 100)
#> drain_print_spool([("a", 7, True), ("b", 7), ("c", 1), ("d", 2, True)], 8)
#> drain_print_spool([("billing", 31), ("legal", 44, True), ("front desk", 3), ("maria", 12, True), ("tom", 5), ("li", 9, True)], 40)

### priority_lane_order
import heapq
from enum import IntEnum


class Lane(IntEnum):
    URGENT = 0
    NORMAL = 1
    BULK = 2


LANE_BY_PREFIX = {"!": Lane.URGENT, "~": Lane.BULK}


def classify_lane(ticket):
    lane = LANE_BY_PREFIX.get(ticket[:1], Lane.NORMAL)
    return lane, ticket.lstrip("!~")


def priority_lane_order(tickets):
    heap = []
    for position, ticket in enumerate(tickets):
        lane, title = classify_lane(ticket)
        heapq.heappush(heap, (lane, position, title))
    order = []
    while heap:
        lane, _, title = heapq.heappop(heap)
        order.append(f"{lane.name.lower()}: {title}")
    return order

#> priority_lane_order(["reset password", "~weekly export", "!server down", "new laptop"])
#> priority_lane_order(["~one", "~two", "!three"])
#> priority_lane_order([])
#> priority_lane_order(["!payment gateway timeout", "!disk almost full", "typo on landing page"])
#> priority_lane_order(["move desk to 4th floor", "~archive 2019 mails"])
#> priority_lane_order(["reset password", "~weekly export", "!server down", "new laptop", "~one", "~two", "!three", "!payment gateway timeout", "!disk almost full", "typo on landing page"])

### round_robin_slices
from collections import deque


def round_robin_slices(tasks, quantum):
    ready = deque(tasks.items())
    clock = 0
    finished = {}
    while ready:
        name, remaining = ready.popleft()
        step = min(quantum, remaining)
        clock += step
        remaining -= step
        if remaining:
            ready.append((name, remaining))
        else:
            finished[name] = clock
    return finished

#> round_robin_slices({"compile": 7, "lint": 3, "docs": 5}, 3)
#> round_robin_slices({"backup": 4}, 10)
#> round_robin_slices({}, 2)
#> round_robin_slices({"a": 1, "b": 6, "c": 2, "d": 4}, 2)
#> round_robin_slices({"ingest": 9, "merge": 8}, 4)
#> round_robin_slices({"compile": 7, "lint": 3, "docs": 5, "a": 1, "b": 6, "c": 2, "d": 4, "ingest": 9, "merge": 8}, 3)

### assign_workers_by_load
import heapq
from collections import defaultdict


def assign_workers_by_load(workers, durations):
    """Give every job to the worker that is free first; ties go by name."""
    if not workers:
        raise ValueError("no workers")
    heap = [(0, name) for name in sorted(workers)]
    plan = defaultdict(list)
    for job, seconds in enumerate(durations):
        busy_until, name = heapq.heappop(heap)
        plan[name].append(job)
        heapq.heappush(heap, (busy_until + seconds, name))
    makespan = max(until for until, _ in heap)
    return {"makespan": makespan, "plan": dict(plan)}

#> assign_workers_by_load(["w1", "w2"], [5, 3, 2, 4, 1])
#> assign_workers_by_load(["solo"], [2, 2, 2])
#> assign_workers_by_load(["c", "a", "b"], [])
#> assign_workers_by_load([], [1, 2])
#> assign_workers_by_load(["eu-1", "eu-2", "us-1"], [10, 1, 1, 1, 8, 2])
#> assign_workers_by_load(["eu-1", "eu-2", "us-1", "w1", "w2", "solo"], [10, 1, 1, 1, 8, 2, 5, 3, 2, 4, 1, 2, 2, 2])

### delayed_job_fire_times
import heapq


class DelayQueue:
    def __init__(self):
        self._heap = []
        self._count = 0

    def put(self, due, name):
        heapq.heappush(self._heap, (due, self._count, name))
        self._count += 1

    def pop_due(self, now):
        while self._heap and self._heap[0][0] <= now:
            due, _, name = heapq.heappop(self._heap)
            yield name, now - due


def delayed_job_fire_times(jobs, tick, horizon):
    queue = DelayQueue()
    for name, due in jobs:
        queue.put(due, name)
    fired = []
    for now in range(0, horizon + 1, tick):
        for name, late in queue.pop_due(now):
            fired.append((now, name, late))
    return fired

#> delayed_job_fire_times([("mail", 7), ("sync", 3), ("ping", 3)], 5, 20)
#> delayed_job_fire_times([], 10, 30)
#> delayed_job_fire_times([("late", 100)], 10, 40)
#> delayed_job_fire_times([("boot", 0), ("warmup", 2), ("report", 11)], 4, 12)
#> delayed_job_fire_times([("x", 1), ("y", 1), ("z", 6)], 3, 6)
#> delayed_job_fire_times([("boot", 0), ("warmup", 2), ("report", 11), ("mail", 7), ("sync", 3), ("ping", 3), ("x", 1), ("y", 1), ("z", 6)], 4, 12)

### can_finish_before_deadlines
from operator import itemgetter


def can_finish_before_deadlines(jobs):
    clock = 0
    for job in sorted(jobs, key=itemgetter("deadline", "name")):
        start = max(clock, job.get("release", 0))
        clock = start + job["length"]
        if clock > job["deadline"]:
            return False
    return True

#> can_finish_before_deadlines([{"name": "etl", "length": 4, "deadline": 10}, {"name": "mail", "length": 2, "deadline": 3}])
#> can_finish_before_deadlines([{"name": "etl", "length": 4, "deadline": 5}, {"name": "mail", "length": 2, "deadline": 5}])
#> can_finish_before_deadlines([])
#> can_finish_before_deadlines([{"name": "nightly", "length": 3, "deadline": 9, "release": 6}, {"name": "hourly", "length": 1, "deadline": 2}])
#> can_finish_before_deadlines([{"name": "nightly", "length": 3, "deadline": 8, "release": 6}])
#> can_finish_before_deadlines([{"name": "broken", "deadline": 8}])

### bounded_buffer_trace
class BufferFull(Exception):
    pass


class BufferEmpty(Exception):
    pass


class BoundedBuffer:
    def __init__(self, capacity):
        self.capacity = capacity
        self.items = []

    def put(self, item):
        if len(self.items) >= self.capacity:
            raise BufferFull(item)
        self.items.append(item)

    def get(self):
        if not self.items:
            raise BufferEmpty
        return self.items.pop(0)


def bounded_buffer_trace(capacity, script):
    """Run a script of 'p3' (put 3) and 'g' (get); '+'/'-' marks what worked."""
    buffer = BoundedBuffer(capacity)
    marks = []
    for step in script.split():
        try:
            if step == "g":
                marks.append(f"-{buffer.get()}")
            else:
                buffer.put(step[1:])
                marks.append(f"+{step[1:]}")
        except BufferFull as full:
            marks.append(f"full({full})")
        except BufferEmpty:
            marks.append("empty")
    return " ".join(marks)

#> bounded_buffer_trace(2, "p1 p2 p3 g g g")
#> bounded_buffer_trace(1, "g p9 g p8")
#> bounded_buffer_trace(0, "p1")
#> bounded_buffer_trace(3, "")
#> bounded_buffer_trace(3, "pa pb g pc pd pe g")
#> bounded_buffer_trace(2, "p1 p2 p3 g g g pa pb g pc pd pe g")

### ticket_counter_wait
from itertools import count


class TicketCounter:
    """Numbers on paper slips, one clerk, each customer takes a known time."""

    def __init__(self, first=1):
        self._numbers = count(first)
        self.waiting = []
        self.free_at = 0
        self.total_wait = 0

    def arrive(self, at, takes):
        number = next(self._numbers)
        self.waiting.append((number, at, takes))
        return number

    def serve(self):
        number, at, takes = self.waiting.pop(0)
        begin = max(self.free_at, at)
        self.total_wait += begin - at
        self.free_at = begin + takes
        return number


def ticket_counter_wait(arrivals):
    counter = TicketCounter()
    for at, takes in arrivals:
        counter.arrive(at, takes)
    served = 0
    while counter.waiting:
        counter.serve()
        served += 1
    if served == 0:
        return 0.0
    return round(counter.total_wait / served, 2)

#> ticket_counter_wait([(0, 5), (1, 3), (2, 4)])
#> ticket_counter_wait([])
#> ticket_counter_wait([(0, 2), (10, 2), (20, 2)])
#> ticket_counter_wait([(0, 10), (0, 10), (0, 10)])
#> ticket_counter_wait([(3, 4), (4, 4), (5, 1), (30, 6)])
#> ticket_counter_wait([(0, 10), (0, 10), (0, 10), (3, 4), (4, 4), (5, 1), (30, 6)])

### retry_queue_dead_letters
from collections import deque

MAX_ATTEMPTS = 3


def retry_queue_dead_letters(messages, failures):
    queue = deque((m, 1) for m in messages)
    left = dict(failures)
    delivered, dead = [], []
    while queue:
        message, attempt = queue.popleft()
        if left.get(message, 0) == 0:
            delivered.append(message)
            continue
        left[message] -= 1
        if attempt < MAX_ATTEMPTS:
            queue.append((message, attempt + 1))
        else:
            dead.append(message)
    return {"delivered": delivered, "dead": dead}

#> retry_queue_dead_letters(["order-1", "order-2", "order-3"], {"order-2": 1, "order-3": 9})
#> retry_queue_dead_letters([], {"x": 2})
#> retry_queue_dead_letters(["a", "b"], {})
#> retry_queue_dead_letters(["welcome mail", "invoice 88"], {"welcome mail": 2, "invoice 88": 3})
#> retry_queue_dead_letters(["m1", "m2"], {"m1": 5, "m2": 5})
#> retry_queue_dead_letters(["m1", "m2", "order-1", "order-2", "order-3", "welcome mail", "invoice 88"], {"m1": 5, "m2": 5, "order-2": 1, "order-3": 9, "welcome mail": 2, "invoice 88": 3})

### next_free_slot
from bisect import bisect_left, insort


class Calendar:
    def __init__(self):
        self.starts = []
        self.length = {}

    def conflicts(self, start, length):
        index = bisect_left(self.starts, start)
        if index < len(self.starts) and self.starts[index] < start + length:
            return True
        if index > 0:
            before = self.starts[index - 1]
            return before + self.length[before] > start
        return False

    def book(self, start, length):
        insort(self.starts, start)
        self.length[start] = length


def next_free_slot(bookings: list, length: int, day_end: int = 18) -> int | None:
    """First hour at which a meeting of `length` hours fits, from 9 on."""
    calendar = Calendar()
    for start, hours in bookings:
        calendar.book(start, hours)
    for hour in range(9, day_end - length + 1):
        if not calendar.conflicts(hour, length):
            return hour
    return None

#> next_free_slot([(9, 2), (12, 1), (14, 3)], 2)
#> next_free_slot([(9, 2), (12, 1), (14, 3)], 1)
#> next_free_slot([], 3)
#> next_free_slot([(9, 5), (14, 4)], 1)
#> next_free_slot([(10, 1), (13, 2)], 4, day_end=20)
#> next_free_slot([(9, 1)], 10)

### build_targets_or_cycle
class CycleError(ValueError):
    def __init__(self, stuck):
        super().__init__("cycle among " + ", ".join(sorted(stuck)))


def ready_targets(pending, done):
    return sorted(t for t, needs in pending.items() if set(needs) <= done)


def build_targets_or_cycle(targets: dict[str, list[str]]) -> list[str]:
    pending = dict(targets)
    done: set[str] = set()
    order: list[str] = []
    while pending:
        batch = ready_targets(pending, done)
        if not batch:
            raise CycleError(pending)
        for target in batch:
            del pending[target]
            order.append(target)
        done.update(batch)
    return order

#> build_targets_or_cycle({"app": ["lib", "assets"], "lib": ["core"], "core": [], "assets": []})
#> build_targets_or_cycle({"a": ["b"], "b": ["a"], "c": []})
#> build_targets_or_cycle({})
#> build_targets_or_cycle({"docs": ["api"], "api": ["models"], "models": ["db"], "db": []})
#> build_targets_or_cycle({"wheel": ["sdist"], "sdist": [], "upload": ["wheel", "sign"], "sign": ["wheel"]})
#> build_targets_or_cycle({"docs": ["api"], "api": ["models"], "models": ["db"], "db": [], "wheel": ["sdist"], "sdist": [], "upload": ["wheel", "sign"], "sign": ["wheel"], "app": ["lib", "assets"], "lib": ["core"], "core": [], "assets": []})

### elevator_stop_sequence
def elevator_stop_sequence(start, requests, going_up=True):
    """Order of stops of a lift that sweeps up and then down (or the other way round)."""
    above = sorted({f for f in requests if f > start})
    below = sorted({f for f in requests if f < start}, reverse=True)
    stops = []
    if start in requests:
        stops.append(start)
    first, second = (above, below) if going_up else (below, above)
    stops.extend(first)
    stops.extend(second)
    travelled = 0
    here = start
    for floor in stops:
        travelled += abs(floor - here)
        here = floor
    return stops, travelled

#> elevator_stop_sequence(4, [7, 2, 9, 1, 4])
#> elevator_stop_sequence(0, [3, 3, 1])
#> elevator_stop_sequence(10, [12, 3, 8], going_up=False)
#> elevator_stop_sequence(5, [])
#> elevator_stop_sequence(-1, [-2, 6, 2, -1], False)
#> elevator_stop_sequence(-1, [-2, 6, 2, -1, 7, 2, 9, 1, 4, 12, 3, 8], False)

### call_center_longest_queue
import heapq


def call_center_longest_queue(calls, agents):
    busy = []
    waiting = []
    longest = 0
    for time, length in calls:
        while busy and busy[0] <= time:
            freed = heapq.heappop(busy)
            if waiting:
                next_length = waiting.pop(0)
                heapq.heappush(busy, freed + next_length)
        if len(busy) < agents:
            heapq.heappush(busy, time + length)
        else:
            waiting.append(length)
            longest = max(longest, len(waiting))
    return longest

#> call_center_longest_queue([(0, 10), (1, 5), (2, 4), (3, 3), (12, 2)], 1)
#> call_center_longest_queue([(0, 3), (1, 3), (4, 3), (5, 3)], 2)
#> call_center_longest_queue([], 3)
#> call_center_longest_queue([(0, 20), (0, 20), (1, 5), (2, 5), (3, 5), (21, 5)], 2)
#> call_center_longest_queue([(0, 1), (2, 1), (4, 1)], 1)
#> call_center_longest_queue([(0, 10), (1, 5), (2, 4), (3, 3), (12, 2), (0, 20), (0, 20), (1, 5), (2, 5), (3, 5), (21, 5), (0, 3), (1, 3), (4, 3), (5, 3)], 1)

### stable_merge_feeds
import heapq
from operator import itemgetter


def tagged(feed, entries):
    for stamp, text in entries:
        yield stamp, feed, text


def stable_merge_feeds(feeds: dict, limit: int = 5) -> list[str]:
    streams = [tagged(name, entries) for name, entries in sorted(feeds.items())]
    lines = []
    for stamp, feed, text in heapq.merge(*streams, key=itemgetter(0)):
        lines.append(f"{stamp:02d} {feed}: {text}")
        if len(lines) == limit:
            break
    return lines

#> stable_merge_feeds({"ops": [(1, "deploy"), (9, "rollback")], "dev": [(1, "merge"), (4, "tag")]})
#> stable_merge_feeds({"a": [(1, "x"), (2, "y"), (3, "z")], "b": [(2, "w")]}, limit=2)
#> stable_merge_feeds({})
#> stable_merge_feeds({"news": []}, 1)
#> stable_merge_feeds({"sensor": [(5, "41.5"), (10, "41.9")], "alarm": [(7, "door open")], "cron": [(0, "tick"), (10, "tick")]}, 10)
#> stable_merge_feeds({"sensor": [(5, "41.5"), (10, "41.9")], "alarm": [(7, "door open")], "cron": [(0, "tick"), (10, "tick")], "ops": [(1, "deploy"), (9, "rollback")], "dev": [(1, "merge"), (4, "tag")], "a": [(1, "x"), (2, "y"), (3, "z")], "b": [(2, "w")]}, 10)

### work_stealing_rounds
from collections import deque


class Worker:
    def __init__(self, name, tasks):
        self.name = name
        self.tasks = deque(tasks)
        self.done = 0
        self.stolen = 0

    def steal_from(self, others):
        victim = max(others, key=lambda w: len(w.tasks))
        if len(victim.tasks) > 1:
            self.tasks.append(victim.tasks.pop())
            self.stolen += 1


def work_stealing_rounds(queues):
    """Each round every worker runs one task; idle workers steal first."""
    workers = [Worker(name, tasks) for name, tasks in queues.items()]
    rounds = 0
    while any(w.tasks for w in workers):
        rounds += 1
        for worker in workers:
            if not worker.tasks:
                worker.steal_from(workers)
            if worker.tasks:
                worker.tasks.popleft()
                worker.done += 1
    return rounds, {w.name: (w.done, w.stolen) for w in workers}

#> work_stealing_rounds({"w0": [1, 2, 3, 4], "w1": []})
#> work_stealing_rounds({"w0": [1], "w1": [2], "w2": [3]})
#> work_stealing_rounds({"idle": []})
#> work_stealing_rounds({"a": ["x", "y", "z"], "b": ["p"], "c": []})
#> work_stealing_rounds({"left": [1], "right": []})

### has_backpressure_stall
def has_backpressure_stall(produced, consumed, high_water, low_water=0):
    backlog = 0
    paused = False
    pause_length = 0
    for made, used in zip(produced, consumed):
        if not paused:
            backlog += made
        backlog = max(0, backlog - used)
        if paused:
            pause_length += 1
            if pause_length > 2:
                return True
            paused = backlog > low_water
        elif backlog > high_water:
            paused = True
            pause_length = 0
    return False

#> has_backpressure_stall([5, 5, 5, 5, 5, 5], [2, 2, 2, 2, 2, 2], 6)
#> has_backpressure_stall([3, 3, 3, 3], [3, 3, 3, 3], 2)
#> has_backpressure_stall([9, 1, 1, 1, 1], [1, 4, 4, 4, 4], 5, low_water=3)
#> has_backpressure_stall([], [], 1)
#> has_backpressure_stall([20, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1], 10, 4)
#> has_backpressure_stall([9, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 20, 0, 0, 0, 0, 0], [1, 4, 4, 4, 4, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1], 5, low_water=3)

### shortest_job_waits
def shortest_job_waits(jobs):
    pending = sorted(jobs, key=lambda j: (j["arrives"], j["burst"]))
    clock = 0
    waits = []
    while pending:
        ready = [j for j in pending if j["arrives"] <= clock]
        if not ready:
            clock = pending[0]["arrives"]
            continue
        job = min(ready, key=lambda j: j["burst"])
        pending.remove(job)
        waits.append(clock - job["arrives"])
        clock += job["burst"]
    return sum(waits) / len(waits) if waits else 0.0

#> shortest_job_waits([{"arrives": 0, "burst": 7}, {"arrives": 2, "burst": 4}, {"arrives": 4, "burst": 1}])
#> shortest_job_waits([{"arrives": 5, "burst": 2}])
#> shortest_job_waits([])
#> shortest_job_waits([{"arrives": 0, "burst": 3}, {"arrives": 1, "burst": 1}, {"arrives": 9, "burst": 2}])
#> shortest_job_waits([{"arrives": 0, "burst": 6}, {"arrives": 0, "burst": 2}, {"arrives": 0, "burst": 4}])
#> shortest_job_waits([{"arrives": 0}])
#> shortest_job_waits([{"arrives": 0, "burst": 3}, {"arrives": 1, "burst": 1}, {"arrives": 9, "burst": 2}, {"arrives": 0, "burst": 6}, {"arrives": 0, "burst": 2}, {"arrives": 0, "burst": 4}])

### dependency_waves_table
from functools import lru_cache


def dependency_waves_table(deps):
    """Group packages into waves that can be installed in parallel."""

    @lru_cache(maxsize=None)
    def wave(name):
        needs = deps.get(name, ())
        return 1 + max(map(wave, needs)) if needs else 0

    table = {}
    for name in sorted(deps):
        table.setdefault(wave(name), []).append(name)
    return dict(sorted(table.items()))

#> dependency_waves_table({"web": ("orm", "auth"), "orm": ("driver",), "auth": ("driver",), "driver": ()})
#> dependency_waves_table({})
#> dependency_waves_table({"a": (), "b": (), "c": ("a",)})
#> dependency_waves_table({"cli": ("core",), "core": ("utils",), "gui": ("core", "cli")})
#> dependency_waves_table({"only": ()})
#> dependency_waves_table({"cli": ("core",), "core": ("utils",), "gui": ("core", "cli"), "web": ("orm", "auth"), "orm": ("driver",), "auth": ("driver",), "driver": (), "a": (), "b": (), "c": ("a",)})

### throttle_batches
from itertools import islice


def chunked(iterable, size):
    iterator = iter(iterable)
    while batch := list(islice(iterator, size)):
        yield batch


def throttle_batches(requests, per_second):
    if per_second < 1:
        raise ValueError("per_second must be positive")
    plan = []
    for second, batch in enumerate(chunked(requests, per_second)):
        plan.extend((second, request) for request in batch)
    return plan

#> throttle_batches(["GET /a", "GET /b", "POST /c", "GET /d", "PUT /e"], 2)
#> throttle_batches([], 3)
#> throttle_batches(["GET /health"], 10)
#> throttle_batches(["one", "two"], 0)
#> throttle_batches(["q1", "q2", "q3", "q4"], 1)
#> throttle_batches(["q1", "q2", "q3", "q4", "GET /a", "GET /b", "POST /c", "GET /d", "PUT /e", "GET /health"], 1)

### kitchen_ticket_rail
from dataclasses import dataclass, field


@dataclass(order=True)
class Ticket:
    sort_key: tuple = field(init=False, repr=False)
    table: int
    dishes: tuple
    rush: bool = False

    def __post_init__(self):
        self.sort_key = (not self.rush, len(self.dishes), self.table)


def kitchen_ticket_rail(orders, stations):
    """Which table is served first if a dish outside the stations is refused?"""
    tickets, refused = [], []
    for table, dishes, rush in orders:
        unknown = [d for d in dishes if d not in stations]
        if unknown:
            refused.append(table)
        else:
            tickets.append(Ticket(table, tuple(dishes), rush))
    tickets.sort()
    first = tickets[0].table if tickets else None
    return first, [t.table for t in tickets], refused

#> kitchen_ticket_rail([(4, ["soup", "steak"], False), (7, ["soup"], False), (2, ["salad", "soup", "steak"], True)], {"soup", "steak", "salad"})
#> kitchen_ticket_rail([(1, ["ramen"], True)], {"soup"})
#> kitchen_ticket_rail([], set())
#> kitchen_ticket_rail([(9, ["tea"], False), (3, ["tea"], False), (5, ["cake"], True)], {"tea"})
#> kitchen_ticket_rail([(12, ["pho", "tea"], False), (11, ["pho"], True), (10, ["tea"], True)], {"tea", "pho"})
#> kitchen_ticket_rail([(12, ["pho", "tea"], False), (11, ["pho"], True), (10, ["tea"], True), (4, ["soup", "steak"], False), (7, ["soup"], False), (2, ["salad", "soup", "steak"], True), (9, ["tea"], False), (3, ["tea"], False), (5, ["cake"], True)], {"tea", "pho"})

### sliding_rate_peak
from collections import deque


def sliding_rate_peak(stamps, window):
    """Largest number of requests seen inside any window of the given length."""
    recent = deque()
    peak = 0
    for stamp in stamps:
        recent.append(stamp)
        while recent[0] <= stamp - window:
            recent.popleft()
        if len(recent) > peak:
            peak = len(recent)
    return peak

#> sliding_rate_peak([1, 2, 3, 10, 11, 30], 5)
#> sliding_rate_peak([], 5)
#> sliding_rate_peak([0, 100, 200], 50)
#> sliding_rate_peak([5, 5, 5, 5], 1)
#> sliding_rate_peak([1.5, 1.9, 2.4, 2.6, 3.1, 3.3, 9.0], 1.0)
#> sliding_rate_peak([1.5, 1.9, 2.4, 2.6, 3.1, 3.3, 9.0, 1, 2, 3, 10, 11, 30, 5, 5, 5, 5], 1.0)

### gate_assignment_plan
import heapq


class NoGateLeft(Exception):
    pass


def take_gate(free, flight):
    if not free:
        raise NoGateLeft(flight)
    return heapq.heappop(free)


def gate_assignment_plan(flights: list[tuple[str, int, int]], gates: list[str]) -> str:
    free = sorted(gates)
    parked: list[tuple[int, str]] = []
    lines = []
    for flight, arrival, departure in sorted(flights, key=lambda f: f[1]):
        while parked and parked[0][0] <= arrival:
            heapq.heappush(free, heapq.heappop(parked)[1])
        try:
            gate = take_gate(free, flight)
        except NoGateLeft as missing:
            lines.append(f"{missing}->apron")
            continue
        heapq.heappush(parked, (departure, gate))
        lines.append(f"{flight}->{gate}")
    return "; ".join(lines)

#> gate_assignment_plan([("LH12", 10, 50), ("AF7", 20, 40), ("KL3", 30, 60)], ["B2", "A1"])
#> gate_assignment_plan([("BA9", 5, 10), ("IB4", 10, 20)], ["C1"])
#> gate_assignment_plan([], ["A1"])
#> gate_assignment_plan([("TP88", 0, 5)], [])
#> gate_assignment_plan([("SK1", 3, 9), ("AY2", 1, 4), ("LO3", 4, 12), ("TK4", 8, 9)], ["D4", "D3"])
#> gate_assignment_plan([("LH12", 10, 50), ("AF7", 20, 40), ("KL3", 30, 60), ("SK1", 3, 9), ("AY2", 1, 4), ("LO3", 4, 12), ("TK4", 8, 9), ("BA9", 5, 10), ("IB4", 10, 20)], ["B2", "A1", "D4", "D3", "C1"])

### event_loop_ticks
class Loop:
    """A tiny event loop with a virtual clock; callbacks may schedule callbacks."""

    def __init__(self):
        self.now = 0
        self.pending = []
        self.trace = []

    def call_later(self, delay, label, follow_up=None):
        self.pending.append((self.now + delay, len(self.trace) + len(self.pending), label, follow_up))

    def run(self, until):
        while self.pending:
            self.pending.sort(key=lambda entry: entry[:2])
            when, _, label, follow_up = self.pending.pop(0)
            if when > until:
                break
            self.now = when
            self.trace.append(f"{label}@{when}")
            if follow_up:
                self.call_later(*follow_up)
        return self.trace


def event_loop_ticks(timers, until):
    loop = Loop()
    for timer in timers:
        loop.call_later(*timer)
    return loop.run(until)

#> event_loop_ticks([(5, "flush"), (2, "connect", (4, "retry"))], 10)
#> event_loop_ticks([(1, "a", (1, "b", (1, "c")))], 2)
#> event_loop_ticks([], 100)
#> event_loop_ticks([(30, "too late"), (3, "poll")], 9)
#> event_loop_ticks([(0, "start", (0, "again")), (0, "other")], 0)
#> event_loop_ticks([(5, "flush"), (2, "connect", (4, "retry")), (0, "start", (0, "again")), (0, "other")], 10)

### interview_slot_fill
def overlaps(a, b):
    return a[0] < b[1] and b[0] < a[1]


def interview_slot_fill(slots, busy, candidates):
    free = []
    for slot in slots:
        if any(overlaps(slot, other) for other in busy):
            continue
        free.append(slot)
    if len(free) < len(candidates):
        return None
    plan = {}
    for person, (start, end) in zip(candidates, free):
        plan[person] = f"{start:02d}:00-{end:02d}:00"
    return plan

#> interview_slot_fill([(9, 10), (10, 11), (13, 14)], [(10, 12)], ["Ana", "Bo"])
#> interview_slot_fill([(9, 10), (10, 11)], [(9, 11)], ["Ana"])
#> interview_slot_fill([(8, 9)], [], [])
#> interview_slot_fill([(9, 11), (11, 13), (14, 16), (16, 18)], [(12, 13), (17, 18)], ["Chen", "Dee"])
#> interview_slot_fill([(9, 10)], [], ["Eva", "Finn"])

### cooldown_schedule_length
def cooldown_schedule_length(actions: str, cooldown: dict[str, int]) -> int:
    ready_at: dict[str, int] = {}
    tick = 0
    for action in actions:
        earliest = ready_at.get(action, 0)
        if earliest > tick:
            # idle until the action is available again
            tick = earliest
        ready_at[action] = tick + 1 + cooldown.get(action, 0)
        tick += 1
    return tick

#> cooldown_schedule_length("FFIF", {"F": 3, "I": 1})
#> cooldown_schedule_length("", {"F": 3})
#> cooldown_schedule_length("abcabc", {})
#> cooldown_schedule_length("HHHH", {"H": 2})
#> cooldown_schedule_length("strike", {"s": 5, "k": 9})

### merge_shift_coverage
from itertools import pairwise


def merge_shift_coverage(shifts, opens, closes):
    """True if the shifts together cover the opening hours without a gap."""
    clipped = sorted(
        (max(start, opens), min(end, closes))
        for start, end in shifts
        if end > opens and start < closes
    )
    if not clipped or clipped[0][0] > opens:
        return False
    covered = clipped[0][1]
    for (_, _), (start, end) in pairwise(clipped):
        if start > covered:
            return False
        covered = max(covered, end)
    return covered >= closes

#> merge_shift_coverage([(8, 13), (12, 17), (16, 20)], 8, 20)
#> merge_shift_coverage([(8, 12), (13, 20)], 8, 20)
#> merge_shift_coverage([], 9, 17)
#> merge_shift_coverage([(7, 15), (14, 16)], 8, 18)
#> merge_shift_coverage([(10, 18)], 9, 18)
#> merge_shift_coverage([(6, 22), (1, 3), (9, 10)], 8, 20)
#> merge_shift_coverage([(6, 22), (1, 3), (9, 10), (8, 13), (12, 17), (16, 20), (7, 15), (14, 16)], 8, 20)
