### lfu_cache_tiebreak
from collections import OrderedDict


class Slot:
    def __init__(self, value):
        self.value, self.uses = value, 1


class FrequencyCache:
    def __init__(self, room):
        self.room, self.slots, self.evicted = room, OrderedDict(), []

    def get(self, key):
        slot = self.slots.get(key)
        if slot is None:
            return None
        slot.uses += 1
        self.slots.move_to_end(key)
        return slot.value

    def put(self, key, value):
        if key in self.slots:
            self.slots[key].value = value
            return
        if len(self.slots) >= self.room:
            victim = min(self.slots, key=lambda k: self.slots[k].uses)
            del self.slots[victim]
            self.evicted.append(victim)
        self.slots[key] = Slot(value)


def lfu_cache_tiebreak(room, traffic):
    cache, hits = FrequencyCache(room), 0
    for item in traffic:
        if "=" in item:
            cache.put(*item.split("="))
        else:
            hits += cache.get(item) is not None
    return hits, cache.evicted, {k: s.uses for k, s in cache.slots.items()}

#> lfu_cache_tiebreak(2, ["a=1", "b=2", "a", "c=3", "b", "c", "a"])
#> lfu_cache_tiebreak(1, ["x=1", "x=2", "y=3", "x"])
#> lfu_cache_tiebreak(3, [])
#> lfu_cache_tiebreak(2, ["p=1", "q=1", "r=1", "s=1"])
#> lfu_cache_tiebreak(0, ["k=9"])

### ttl_cache_fake_clock
class Clock:
    def __init__(self):
        self.now = 0

    def __call__(self):
        return self.now


class TtlCache:
    def __init__(self, life, clock):
        self.life, self.clock, self.data = life, clock, {}
        self.misses = 0

    def fetch(self, key, loader):
        stamp = self.clock()
        entry = self.data.get(key)
        if entry and stamp - entry[0] < self.life:
            return entry[1]
        self.misses += 1
        value = loader(key)
        self.data[key] = (stamp, value)
        return value

    def sweep(self):
        dead = [k for k, (stamp, _) in self.data.items() if self.clock() - stamp >= self.life]
        for key in dead:
            del self.data[key]
        return dead


def ttl_cache_fake_clock(life, visits, end):
    clock = Clock()
    cache = TtlCache(life, clock)
    answers = []
    for when, key in visits:
        clock.now = when
        answers.append(cache.fetch(key, lambda k: f"{k}@{when}"))
    clock.now = end
    return answers, cache.misses, cache.sweep()

#> ttl_cache_fake_clock(5, [(0, "a"), (3, "a"), (6, "a"), (7, "b")], 11)
#> ttl_cache_fake_clock(1, [(0, "x"), (0, "x"), (1, "x")], 1)
#> ttl_cache_fake_clock(10, [], 3)
#> ttl_cache_fake_clock(0, [(4, "k"), (4, "k")], 4)
#> ttl_cache_fake_clock(100, [(1, "p"), (50, "q"), (99, "p")], 100)

### round_robin_worker_pool
from collections import deque


class Job:
    def __init__(self, name, work):
        self.name, self.work = name, work


class Worker:
    def __init__(self, name, speed):
        self.name, self.speed, self.queue, self.idle = name, speed, deque(), 0

    def tick(self):
        if not self.queue:
            self.idle += 1
            return None
        job = self.queue[0]
        job.work -= self.speed
        if job.work <= 0:
            self.queue.popleft()
            return f"{self.name}:{job.name}"
        self.queue.rotate(-1)
        return None


class Pool:
    def __init__(self, speeds):
        self.workers = [Worker(n, s) for n, s in speeds.items()]

    def submit(self, job):
        min(self.workers, key=lambda w: sum(j.work for j in w.queue) / w.speed).queue.append(job)

    def run(self):
        while any(w.queue for w in self.workers):
            for worker in self.workers:
                done = worker.tick()
                if done:
                    yield done


def round_robin_worker_pool(speeds, jobs):
    pool = Pool(speeds)
    for name, work in jobs:
        pool.submit(Job(name, work))
    return list(pool.run()), {w.name: w.idle for w in pool.workers}

#> round_robin_worker_pool({"ann": 2, "bob": 1}, [("wash", 4), ("dry", 3), ("fold", 2)])
#> round_robin_worker_pool({"solo": 5}, [("a", 6), ("b", 5)])
#> round_robin_worker_pool({"x": 1, "y": 1}, [])
#> round_robin_worker_pool({"m": 3, "n": 1}, [("p", 3)])
#> round_robin_worker_pool({"q": 10, "r": 10}, [("1", 1), ("2", 1), ("3", 1)])

### event_loop_timer_heap
import heapq


class Timer:
    def __init__(self, due, order, callback):
        self.due, self.order, self.callback = due, order, callback
        self.cancelled = False

    def __lt__(self, other):
        return (self.due, self.order) < (other.due, other.order)


class Loop:
    def __init__(self):
        self.now, self.heap, self.made = 0, [], 0

    def later(self, delay, callback):
        self.made += 1
        timer = Timer(self.now + delay, self.made, callback)
        heapq.heappush(self.heap, timer)
        return timer

    def run(self, limit):
        while self.heap and self.heap[0].due <= limit:
            timer = heapq.heappop(self.heap)
            if timer.cancelled:
                continue
            self.now = timer.due
            timer.callback()


def event_loop_timer_heap(alarms, period, cancel, limit):
    loop, log, timers = Loop(), [], {}

    def beat():
        log.append(f"{loop.now}:beat")
        loop.later(period, beat)

    for name, delay in alarms.items():
        timers[name] = loop.later(delay, lambda name=name: log.append(f"{loop.now}:{name}"))
    if cancel in timers:
        timers[cancel].cancelled = True
    loop.later(period, beat)
    loop.run(limit)
    return log, loop.now, len(loop.heap)

#> event_loop_timer_heap({"tea": 4, "egg": 6}, 3, "egg", 7)
#> event_loop_timer_heap({}, 5, None, 4)
#> event_loop_timer_heap({"a": 2, "b": 2, "c": 1}, 2, "x", 4)
#> event_loop_timer_heap({"late": 50}, 10, "late", 30)
#> event_loop_timer_heap({"now": 0}, 1, "", 1)

### crontab_upcoming_times
class Field:
    def __init__(self, text, low, high):
        self.allowed = set()
        for part in text.split(","):
            span, _, step = part.partition("/")
            if span == "*":
                start, stop = low, high
            else:
                a, dash, b = span.partition("-")
                start, stop = int(a), int(b) if dash else int(a)
            if not low <= start <= stop <= high:
                raise ValueError(f"{part} not within {low}-{high}")
            self.allowed |= set(range(start, stop + 1, int(step or 1)))

    def __contains__(self, n):
        return n in self.allowed


class Cron:
    def __init__(self, text):
        minute, hour = text.split()
        self.minute, self.hour = Field(minute, 0, 59), Field(hour, 0, 23)

    def upcoming(self, start, count):
        found, minute = [], start
        while len(found) < count and minute < start + 1440:
            h, m = divmod(minute % 1440, 60)
            if h in self.hour and m in self.minute:
                found.append(f"{h:02}:{m:02}")
                minute += 1
            elif h in self.hour:
                minute += 1
            else:
                minute += 60 - m
        return found


def crontab_upcoming_times(text, start, count):
    try:
        return Cron(text).upcoming(start, count)
    except ValueError as error:
        return str(error)

#> crontab_upcoming_times("*/20 9-10", 540, 4)
#> crontab_upcoming_times("0,30 23", 1300, 3)
#> crontab_upcoming_times("5 25", 0, 1)
#> crontab_upcoming_times("* 0", 1439, 2)
#> crontab_upcoming_times("10-7 1", 0, 1)
#> crontab_upcoming_times("15/10 6,8", 360, 3)

### memo_table_class_descriptor
class cached:
    def __init__(self, fn):
        self.fn = fn

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, obj, owner=None):
        value = self.fn(obj)
        obj.__dict__[self.name] = value
        obj.computed.append(self.name)
        return value


def report_class():
    class Report:
        def __init__(self, rows):
            self.rows, self.computed = rows, []

        @cached
        def total(self):
            return sum(self.rows)

        @cached
        def peak(self):
            return max(self.rows, default=0)

        @cached
        def share(self):
            return round(100 * self.peak / self.total, 1) if self.total else 0.0

        def push(self, row):
            self.rows.append(row)
            for name in ("total", "peak", "share"):
                self.__dict__.pop(name, None)

    return Report


def memo_table_class_descriptor(rows, reads, extra):
    report = report_class()(list(rows))
    values = [getattr(report, name) for name in reads]
    for row in extra:
        report.push(row)
    return values, report.share, report.computed

#> memo_table_class_descriptor([4, 8, 3], ["total", "share", "total"], [20])
#> memo_table_class_descriptor([], ["peak"], [])
#> memo_table_class_descriptor([5], [], [5, 5])
#> memo_table_class_descriptor([-2, 2], ["share", "peak"], [1])
#> memo_table_class_descriptor([9, 1], ["mean"], [])

### job_retry_scheduler_backlog
class Job:
    def __init__(self, name, fails):
        self.name, self.fails, self.tries = name, fails, 0

    def run(self):
        self.tries += 1
        if self.tries <= self.fails:
            raise RuntimeError(f"{self.name}#{self.tries}")
        return self.name


class Scheduler:
    def __init__(self, most):
        self.most, self.ready, self.later, self.dead = most, [], {}, []

    def add(self, job):
        self.ready.append(job)

    def step(self, now):
        self.ready += self.later.pop(now, [])
        finished = []
        for job in self.ready:
            try:
                finished.append(job.run())
            except RuntimeError:
                if job.tries >= self.most:
                    self.dead.append(job.name)
                else:
                    self.later.setdefault(now + 2 ** job.tries, []).append(job)
        self.ready = []
        return finished


def job_retry_scheduler_backlog(jobs, most, steps):
    scheduler = Scheduler(most)
    for name, fails in jobs.items():
        scheduler.add(Job(name, fails))
    timeline = {}
    for now in range(steps):
        done = scheduler.step(now)
        if done:
            timeline[now] = done
    return timeline, scheduler.dead, sorted(scheduler.later)

#> job_retry_scheduler_backlog({"mail": 0, "sync": 1, "push": 5}, 3, 8)
#> job_retry_scheduler_backlog({}, 1, 3)
#> job_retry_scheduler_backlog({"a": 2, "b": 2}, 5, 10)
#> job_retry_scheduler_backlog({"x": 9}, 1, 1)
#> job_retry_scheduler_backlog({"late": 3}, 9, 7)

### page_cache_two_levels
class Level:
    def __init__(self, name, size, below=None):
        self.name, self.size, self.below = name, size, below
        self.lines, self.hits = [], 0

    def load(self, address):
        if address in self.lines:
            self.lines.remove(address)
            self.lines.append(address)
            self.hits += 1
            return self.name
        source = self.below.load(address) if self.below else "disk"
        self.lines.append(address)
        if len(self.lines) > self.size:
            self.spill(self.lines.pop(0))
        return source

    def spill(self, address):
        if self.below and address not in self.below.lines:
            self.below.lines.append(address)


def page_cache_two_levels(sizes, addresses):
    stack, below = [], None
    for i, size in reversed(list(enumerate(sizes, 1))):
        below = Level(f"L{i}", size, below)
        stack.insert(0, below)
    sources = [below.load(a) for a in addresses]
    return sources, {level.name: level.hits for level in stack}, [level.lines for level in stack]

#> page_cache_two_levels([1, 3], [7, 8, 7, 9, 8])
#> page_cache_two_levels([2], [1, 1, 2, 3, 1])
#> page_cache_two_levels([2, 2, 2], [])
#> page_cache_two_levels([1, 1], [4, 5, 6, 4, 4])
#> page_cache_two_levels([0, 2], ["a", "b", "a"])

### shift_roster_constraints
class Worker:
    def __init__(self, name, cap, off=()):
        self.name, self.cap, self.off, self.days = name, cap, off, []

    def can_take(self, day):
        rested = not self.days or day - self.days[-1] > 1
        return rested and day not in self.off and len(self.days) < self.cap


class Roster:
    def __init__(self, workers):
        self.workers, self.gaps = workers, []

    def fill(self, day):
        able = [w for w in self.workers if w.can_take(day)]
        if not able:
            self.gaps.append(day)
            return "-"
        chosen = min(able, key=lambda w: (len(w.days), w.days[-1:] or [-9]))
        chosen.days.append(day)
        return chosen.name

    def plan(self, days):
        return [self.fill(d) for d in range(days)]


def shift_roster_constraints(people, days):
    roster = Roster([Worker(*p) for p in people])
    plan = roster.plan(days)
    return "".join(plan), roster.gaps, {w.name: len(w.days) for w in roster.workers}

#> shift_roster_constraints([("A", 3), ("B", 3, (1, 3))], 6)
#> shift_roster_constraints([], 2)
#> shift_roster_constraints([("X", 9)], 5)
#> shift_roster_constraints([("P", 1), ("Q", 2), ("R", 3, (0,))], 7)
#> shift_roster_constraints([("Z", 0)], 0)

### conveyor_batch_iterator
class Batcher:
    def __init__(self, items, weight):
        self.items, self.weight = iter(items), weight
        self.held = None
        self.count = 0

    def __iter__(self):
        return self

    def __next__(self):
        batch, load = [], 0
        while True:
            item = self.held if self.held is not None else next(self.items, None)
            self.held = None
            if item is None:
                break
            if batch and load + item > self.weight:
                self.held = item
                break
            batch.append(item)
            load += item
        if not batch:
            raise StopIteration
        self.count += 1
        return batch


class Truck:
    def __init__(self):
        self.trips = []

    def haul(self, batches):
        for batch in batches:
            self.trips.append(sum(batch))
        return self


def conveyor_batch_iterator(items, weight):
    batcher = Batcher(items, weight)
    first = next(batcher, [])
    truck = Truck().haul(batcher)
    return first, truck.trips, batcher.count

#> conveyor_batch_iterator([3, 4, 2, 6, 1], 7)
#> conveyor_batch_iterator([], 5)
#> conveyor_batch_iterator([9, 9], 5)
#> conveyor_batch_iterator([1, 1, 1, 1, 1, 1], 2)
#> conveyor_batch_iterator([5, 0, 0, 5], 5)

### deadline_first_scheduler
import heapq


class Task:
    def __init__(self, name, arrive, need, deadline):
        self.name, self.arrive, self.left, self.deadline = name, arrive, need, deadline

    def __lt__(self, other):
        return (self.deadline, self.name) < (other.deadline, other.name)


class Cpu:
    def __init__(self, tasks):
        self.waiting = sorted(tasks, key=lambda t: t.arrive)
        self.ready, self.now, self.chart, self.late = [], 0, [], []

    def admit(self):
        while self.waiting and self.waiting[0].arrive <= self.now:
            heapq.heappush(self.ready, self.waiting.pop(0))

    def run(self):
        while self.waiting or self.ready:
            self.admit()
            if not self.ready:
                self.chart.append(".")
                self.now += 1
                continue
            task = self.ready[0]
            task.left -= 1
            self.now += 1
            self.chart.append(task.name)
            if task.left == 0:
                heapq.heappop(self.ready)
                if self.now > task.deadline:
                    self.late.append((task.name, self.now - task.deadline))
        return "".join(self.chart)


def deadline_first_scheduler(rows):
    cpu = Cpu([Task(*row) for row in rows])
    return cpu.run(), cpu.late

#> deadline_first_scheduler([("A", 0, 3, 7), ("B", 1, 2, 4)])
#> deadline_first_scheduler([("X", 2, 1, 3), ("Y", 5, 2, 6)])
#> deadline_first_scheduler([])
#> deadline_first_scheduler([("P", 0, 2, 2), ("Q", 0, 2, 2), ("R", 0, 1, 2)])
#> deadline_first_scheduler([("L", 0, 4, 3), ("S", 1, 1, 2)])

### disk_head_elevator_queue
class Request:
    def __init__(self, track, arrived):
        self.track, self.arrived = track, arrived


class Disk:
    def __init__(self, head):
        self.head, self.moved, self.up = head, 0, True

    def seek(self, track):
        self.moved += abs(track - self.head)
        self.up = track >= self.head
        self.head = track


class Strategy:
    def pick(self, disk, queue):
        return min(queue, key=lambda r: r.arrived)


class Shortest(Strategy):
    def pick(self, disk, queue):
        return min(queue, key=lambda r: (abs(r.track - disk.head), r.arrived))


class Aging(Shortest):
    def pick(self, disk, queue):
        oldest = Strategy.pick(self, disk, queue)
        newest = max(queue, key=lambda r: r.arrived)
        if newest.arrived - oldest.arrived >= 3:
            return oldest
        return super().pick(disk, queue)


def disk_head_elevator_queue(head, tracks):
    outcome = {}
    for strategy in (Strategy(), Shortest(), Aging()):
        disk = Disk(head)
        queue = [Request(t, i) for i, t in enumerate(tracks)]
        order = []
        while queue:
            chosen = strategy.pick(disk, queue)
            queue.remove(chosen)
            disk.seek(chosen.track)
            order.append(chosen.track)
        outcome[type(strategy).__name__] = order, disk.moved, disk.up
    return outcome

#> disk_head_elevator_queue(50, [90, 45, 55, 10])
#> disk_head_elevator_queue(0, [])
#> disk_head_elevator_queue(10, [99, 11, 12, 13, 9])
#> disk_head_elevator_queue(7, [7, 7])
#> disk_head_elevator_queue(30, [20, 40])

### lazy_pipeline_stream_class
class Stream:
    def __init__(self, source):
        self._source = source

    @classmethod
    def count(cls, start=0, step=1):
        def numbers():
            n = start
            while True:
                yield n
                n += step
        return cls(numbers())

    def map(self, fn):
        return Stream(fn(x) for x in self._source)

    def keep(self, fn):
        return Stream(x for x in self._source if fn(x))

    def drop_repeats(self):
        def fresh():
            last = object()
            for x in self._source:
                if x != last:
                    yield x
                last = x
        return Stream(fresh())

    def take(self, n):
        return [x for _, x in zip(range(n), self._source)]

    def __iter__(self):
        return iter(self._source)


def lazy_pipeline_stream_class(start, step, divisor, n):
    stream = Stream.count(start, step).map(lambda x: x // divisor).drop_repeats()
    first = stream.take(n)
    odd = stream.keep(lambda x: x % 2).take(n)
    return first, odd, next(iter(stream))

#> lazy_pipeline_stream_class(0, 1, 3, 3)
#> lazy_pipeline_stream_class(10, 5, 4, 4)
#> lazy_pipeline_stream_class(-7, 2, 5, 2)
#> lazy_pipeline_stream_class(100, -9, 7, 3)
#> lazy_pipeline_stream_class(1, 1, 1, 0)
#> lazy_pipeline_stream_class(5, 1, 0, 1)

### rate_meter_sliding_buckets
class Bucket:
    def __init__(self, start):
        self.start, self.count = start, 0


class Meter:
    def __init__(self, width, kept):
        self.width, self.kept, self.buckets = width, kept, []

    def hit(self, time, n=1):
        start = time - time % self.width
        if not self.buckets or self.buckets[-1].start < start:
            self.buckets.append(Bucket(start))
        self.buckets[-1].count += n
        horizon = start - self.width * (self.kept - 1)
        while self.buckets[0].start < horizon:
            self.buckets.pop(0)

    @property
    def total(self):
        return sum(b.count for b in self.buckets)

    def sparkline(self):
        marks = "_.:#"
        top = max((b.count for b in self.buckets), default=1)
        return "".join(marks[b.count * 3 // top] for b in self.buckets)


def rate_meter_sliding_buckets(width, kept, hits):
    meter = Meter(width, kept)
    for hit in hits:
        if isinstance(hit, tuple):
            meter.hit(*hit)
        else:
            meter.hit(hit)
    return meter.total, meter.sparkline(), [b.start for b in meter.buckets]

#> rate_meter_sliding_buckets(10, 3, [1, 4, (12, 5), 25, 38, 39])
#> rate_meter_sliding_buckets(60, 2, [])
#> rate_meter_sliding_buckets(5, 1, [0, 4, 5, (9, 3)])
#> rate_meter_sliding_buckets(1, 10, [(1, 6), (2, 4), (4, 2), (5, 1)])
#> rate_meter_sliding_buckets(7, 4, [100, 3])

### write_behind_store
class Store:
    def __init__(self):
        self.rows, self.writes = {}, 0

    def save(self, batch):
        self.writes += 1
        self.rows.update(batch)


class WriteBehind:
    def __init__(self, store, limit):
        self.store, self.limit, self.pending = store, limit, {}

    def __setitem__(self, key, value):
        if self.store.rows.get(key) == value and key not in self.pending:
            return
        self.pending[key] = value
        if len(self.pending) >= self.limit:
            self.flush()

    def __getitem__(self, key):
        if key in self.pending:
            return self.pending[key] + "*"
        return self.store.rows[key]

    def flush(self):
        if self.pending:
            self.store.save(self.pending)
            self.pending = {}

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind is None:
            self.flush()


def write_behind_store(limit, writes, reads):
    store, seen = Store(), []
    try:
        with WriteBehind(store, limit) as cache:
            for key, value in writes:
                cache[key] = value
            for key in reads:
                seen.append(cache[key])
    except KeyError as error:
        seen.append(f"no {error.args[0]}")
    return seen, store.rows, store.writes

#> write_behind_store(2, [("a", "1"), ("b", "2"), ("a", "3")], ["a", "b"])
#> write_behind_store(5, [("x", "p"), ("x", "q")], ["x", "y"])
#> write_behind_store(1, [("k", "v"), ("k", "v"), ("k", "w")], [])
#> write_behind_store(3, [], [])
#> write_behind_store(2, [("m", "1"), ("n", "1"), ("m", "1")], ["m"])

### bus_timetable_next_departure
import bisect


class Line:
    def __init__(self, number, first, last, every):
        self.number = number
        self.times = list(range(first, last + 1, every))

    def next_after(self, minute):
        i = bisect.bisect_left(self.times, minute)
        return self.times[i] if i < len(self.times) else None


class Stop:
    def __init__(self, walk=0):
        self.walk, self.lines = walk, []

    def add(self, *args):
        self.lines.append(Line(*args))
        return self

    def board(self, minute, rows):
        minute += self.walk
        upcoming = []
        for line in self.lines:
            when = line.next_after(minute)
            while when is not None and len(upcoming) < 12:
                upcoming.append((when, line.number))
                when = line.next_after(when + 1)
        return [f"{n} in {t - minute}" for t, n in sorted(upcoming)[:rows]]


def bus_timetable_next_departure(lines, walk, minute, rows):
    stop = Stop(walk)
    for line in lines:
        stop.add(*line)
    return stop.board(minute, rows) or ["no more buses"]

#> bus_timetable_next_departure([("4", 360, 420, 20), ("N9", 350, 410, 30)], 5, 370, 4)
#> bus_timetable_next_departure([("1", 0, 100, 50)], 0, 50, 2)
#> bus_timetable_next_departure([("1", 0, 100, 50)], 10, 95, 2)
#> bus_timetable_next_departure([], 0, 0, 5)
#> bus_timetable_next_departure([("A", 0, 60, 5), ("B", 3, 60, 5)], 1, 2, 3)

### prefetching_lookahead_reader
class Lookahead:
    def __init__(self, source, depth):
        self.source, self.depth, self.buffer = iter(source), depth, []
        self.pulled = 0

    def _fill(self, n):
        while len(self.buffer) < n:
            try:
                self.buffer.append(next(self.source))
            except StopIteration:
                return False
            self.pulled += 1
        return True

    def peek(self, i=0):
        if i >= self.depth:
            raise IndexError(f"lookahead {i} >= {self.depth}")
        return self.buffer[i] if self._fill(i + 1) else None

    def take(self):
        return self.buffer.pop(0) if self._fill(1) else None

    def take_while(self, test):
        out = []
        while self.peek() is not None and test(self.peek()):
            out.append(self.take())
        return out


def prefetching_lookahead_reader(text, far):
    reader = Lookahead(text, 2)
    digits = reader.take_while(str.isdigit)
    try:
        ahead = reader.peek(far)
    except IndexError as error:
        ahead = str(error)
    return "".join(digits), ahead, reader.take(), reader.pulled

#> prefetching_lookahead_reader("42px wide", 1)
#> prefetching_lookahead_reader("", 0)
#> prefetching_lookahead_reader("777", 1)
#> prefetching_lookahead_reader("x1", 2)
#> prefetching_lookahead_reader("٣4é", 0)

### queue_ticket_dispenser
class Dispenser:
    def __init__(self, prefix, wrap):
        self.prefix, self.wrap, self.issued = prefix, wrap, 0

    def __next__(self):
        self.issued += 1
        return f"{self.prefix}{(self.issued - 1) % self.wrap + 1:02}"


class Hall:
    def __init__(self, counters, **services):
        self.machines = {name: Dispenser(name[0].upper(), wrap) for name, wrap in services.items()}
        self.waiting = []
        self.counters = [None] * counters

    def arrive(self, service, urgent=False):
        ticket = next(self.machines[service])
        self.waiting.insert(0 if urgent else len(self.waiting), ticket)

    def call(self):
        if not self.waiting or None not in self.counters:
            return None
        desk = self.counters.index(None)
        self.counters[desk] = self.waiting.pop(0)
        return desk, self.counters[desk]

    def done(self, desk):
        self.counters[desk] = None


def queue_ticket_dispenser(counters, services, events):
    hall, calls = Hall(counters, **services), []
    for event in events:
        if isinstance(event, int):
            hall.done(event)
        elif event == "call":
            calls.append(hall.call())
        else:
            hall.arrive(event.strip("!"), event.endswith("!"))
    return calls, hall.waiting, hall.counters

#> queue_ticket_dispenser(1, {"post": 2, "bank": 9}, ["post", "bank!", "call", "call", 0, "call"])
#> queue_ticket_dispenser(2, {"tax": 2}, ["tax", "tax", "tax", "call", "call"])
#> queue_ticket_dispenser(1, {"x": 5}, ["call"])
#> queue_ticket_dispenser(0, {"a": 1}, ["a", "call"])
#> queue_ticket_dispenser(1, {"a": 1}, ["b"])

### snapshot_versioned_register
class Register:
    def __init__(self):
        self.versions = {}
        self.time = 0

    def put(self, key, value):
        self.time += 1
        self.versions.setdefault(key, []).append((self.time, value))

    def at(self, time):
        return View(self, time)


class View:
    def __init__(self, register, time):
        self.register, self.time = register, time

    def __getitem__(self, key):
        for stamp, value in reversed(self.register.versions.get(key, [])):
            if stamp <= self.time:
                return value
        return None

    def __sub__(self, older):
        keys = sorted(self.register.versions)
        return {k: (older[k], self[k]) for k in keys if older[k] != self[k]}


def snapshot_versioned_register(writes, early, late):
    register = Register()
    for key, value in writes:
        register.put(key, value)
    then, now = register.at(early), register.at(late)
    return now - then, then - then, register.time

#> snapshot_versioned_register([("x", 1), ("y", 2), ("x", 3), ("z", 4)], 2, 4)
#> snapshot_versioned_register([], 0, 5)
#> snapshot_versioned_register([("a", 1), ("a", 2), ("a", 1)], 1, 3)
#> snapshot_versioned_register([("k", "old"), ("k", "new")], 2, 1)
#> snapshot_versioned_register([("p", 0), ("q", None)], 0, 9)

### semaphore_corridor_trains
class Block:
    def __init__(self, name):
        self.name, self.train = name, None


class Train:
    def __init__(self, name, route):
        self.name, self.route, self.at, self.waited = name, route, -1, 0

    @property
    def finished(self):
        return self.at >= len(self.route)

    def move(self, blocks):
        target = self.at + 1
        if target < len(self.route):
            block = blocks[self.route[target]]
            if block.train is not None:
                self.waited += 1
                return
            block.train = self.name
        if self.at >= 0:
            blocks[self.route[self.at]].train = None
        self.at = target


def semaphore_corridor_trains(routes, limit):
    blocks = {b: Block(b) for route in routes.values() for b in route}
    trains = [Train(n, r) for n, r in routes.items()]
    for tick in range(limit):
        running = [t for t in trains if not t.finished]
        if not running:
            return tick, {t.name: t.waited for t in trains}
        for train in running:
            train.move(blocks)
    return "deadlock?", {b.name: b.train for b in blocks.values() if b.train}

#> semaphore_corridor_trains({"T1": "abc", "T2": "bc"}, 12)
#> semaphore_corridor_trains({"up": "xy", "down": "yx"}, 6)
#> semaphore_corridor_trains({}, 3)
#> semaphore_corridor_trains({"solo": "pqr"}, 10)
#> semaphore_corridor_trains({"A": "mn", "B": "no", "C": "o"}, 9)

### build_cache_fingerprints
class Target:
    def __init__(self, name, deps):
        self.name, self.deps = name, deps


class Builder:
    def __init__(self, targets, cache):
        self.targets = {n: Target(n, d.split()) for n, d in targets.items()}
        self.cache, self.built = cache, []

    def fingerprint(self, name, files):
        if name in files:
            return sum(files[name].encode()) % 997
        prints = [self.fingerprint(d, files) for d in self.targets[name].deps]
        value = 17
        for p in prints:
            value = (value * 31 + p) % 997
        return value

    def make(self, name, files):
        if name in files:
            return
        for dep in self.targets[name].deps:
            self.make(dep, files)
        mark = self.fingerprint(name, files)
        if self.cache.get(name) != mark:
            self.cache[name] = mark
            self.built.append(name)


def build_cache_fingerprints(targets, goal, *snapshots):
    cache, history = {}, []
    for files in snapshots:
        builder = Builder(targets, cache)
        builder.make(goal, files)
        history.append(builder.built)
    return history, cache

#> build_cache_fingerprints({"app": "lib main", "lib": "src"}, "app", {"src": "v1", "main": "m"}, {"src": "v1", "main": "m2"}, {"src": "v1", "main": "m2"})
#> build_cache_fingerprints({"doc": ""}, "doc", {}, {})
#> build_cache_fingerprints({"x": "y"}, "x")
#> build_cache_fingerprints({"out": "a b"}, "out", {"a": "ab", "b": "ba"}, {"a": "ba", "b": "ab"})
#> build_cache_fingerprints({"out": "missing"}, "out", {"a": "1"})

### exam_room_invigilator_slots
from itertools import cycle


class Room:
    def __init__(self, name, seats):
        self.name, self.seats, self.students = name, seats, []

    @property
    def free(self):
        return self.seats - len(self.students)

    def seat(self, student):
        if self.students and self.students[-1][0] == student[0]:
            return False
        self.students.append(student)
        return True


class Planner:
    def __init__(self, rooms):
        self.rooms = [Room(*r) for r in rooms]
        self.turns = cycle(self.rooms)
        self.unseated = []

    def place(self, student):
        for _ in self.rooms:
            room = next(self.turns)
            if room.free and room.seat(student):
                return room.name
        self.unseated.append(student)
        return None


def exam_room_invigilator_slots(rooms, students):
    planner = Planner(rooms)
    placed = [planner.place(s) for s in students]
    return placed, planner.unseated, [r.free for r in planner.rooms]

#> exam_room_invigilator_slots([("R1", 2), ("R2", 1)], ["Ada", "Abe", "Bob", "Cy"])
#> exam_room_invigilator_slots([], ["Zoe"])
#> exam_room_invigilator_slots([("hall", 3)], ["Al", "An", "Bo", "Ab"])
#> exam_room_invigilator_slots([("x", 0), ("y", 2)], ["P", "Q", "R"])
#> exam_room_invigilator_slots([("a", 5)], [])

### playlist_gapless_prefetch_cache
class Loader:
    def __init__(self):
        self.calls = []

    def __call__(self, track):
        self.calls.append(track)
        return track.title()


class Prefetch:
    def __init__(self, tracks, loader, ahead):
        self.tracks, self.loader, self.ahead = tracks, loader, ahead
        self.cache = {}

    def play(self, index):
        track = self._load(index)
        for i in range(index + 1, min(index + 1 + self.ahead, len(self.tracks))):
            self._load(i)
        for old in [i for i in self.cache if i < index - 1 or i > index + self.ahead]:
            del self.cache[old]
        return track

    def _load(self, index):
        if index not in self.cache:
            self.cache[index] = self.loader(self.tracks[index])
        return self.cache[index]


def playlist_gapless_prefetch_cache(tracks, ahead, presses):
    loader = Loader()
    player = Prefetch(tracks, loader, ahead)
    heard = []
    for index in presses:
        try:
            heard.append(player.play(index))
        except IndexError:
            heard.append(None)
    return heard, loader.calls, sorted(player.cache)

#> playlist_gapless_prefetch_cache(["moon", "rain", "dust", "echo"], 1, [0, 1, 3, 0])
#> playlist_gapless_prefetch_cache([], 2, [0])
#> playlist_gapless_prefetch_cache(["a", "b", "c"], 0, [2, 1, 0, 0])
#> playlist_gapless_prefetch_cache(["x y", "été"], 5, [1, 0, 2])
#> playlist_gapless_prefetch_cache(["solo"], 1, [])

### sensor_debounce_scheduler
class Debounce:
    def __init__(self, quiet, action):
        self.quiet, self.action, self.due, self.value = quiet, action, None, None

    def trigger(self, now, value):
        self.advance(now)
        self.due, self.value = now + self.quiet, value

    def advance(self, now):
        if self.due is not None and now >= self.due:
            self.action(self.due, self.value)
            self.due = None


class Throttle(Debounce):
    def trigger(self, now, value):
        self.advance(now)
        if self.due is None:
            self.action(now, value)
            self.due, self.value = now + self.quiet, None

    def advance(self, now):
        if self.due is not None and now >= self.due:
            self.due = None


def sensor_debounce_scheduler(quiet, events, end):
    fired = {"debounce": [], "throttle": []}
    gates = {
        "debounce": Debounce(quiet, lambda t, v: fired["debounce"].append((t, v))),
        "throttle": Throttle(quiet, lambda t, v: fired["throttle"].append((t, v))),
    }
    for now, value in events:
        for gate in gates.values():
            gate.trigger(now, value)
    for gate in gates.values():
        gate.advance(end)
    return fired

#> sensor_debounce_scheduler(5, [(0, "a"), (2, "b"), (9, "c")], 20)
#> sensor_debounce_scheduler(3, [], 9)
#> sensor_debounce_scheduler(10, [(1, 1), (4, 2), (11, 3), (12, 4)], 15)
#> sensor_debounce_scheduler(0, [(5, "x"), (5, "y")], 5)
#> sensor_debounce_scheduler(4, [(0, "up"), (4, "down"), (8, "up")], 8)
