"""Workers are generators: they are sent tasks and tell when they are free again."""

import heapq

import ordering
from tasks import parse_all


def worker(name):
    clock = 0
    done = []
    while True:
        item = yield clock
        if item is None:
            return name, clock, done
        start, task = item
        clock = max(clock, start) + task.minutes
        done.append(task.name)


class Pool:
    def __init__(self, *names):
        self.workers = {name: worker(name) for name in names}
        self.free = []
        for i, (name, generator) in enumerate(self.workers.items()):
            heapq.heappush(self.free, (next(generator), i, name))
        self.finished = {}

    def run(self, task):
        _, i, name = heapq.heappop(self.free)
        ready = max((self.finished[need] for need in task.needs), default=0)
        end = self.workers[name].send((ready, task))
        self.finished[task.name] = end
        heapq.heappush(self.free, (end, i, name))

    def close(self):
        for generator in self.workers.values():
            try:
                generator.send(None)
            except StopIteration as stop:
                yield stop.value


def simulate(text, *names):
    tasks = parse_all(text)
    pool = Pool(*names)
    for name in ordering.order(tasks):
        pool.run(tasks[name])
    return list(pool.close())


def makespan(text, workers=1):
    return max(clock for _, clock, _ in simulate(text, *range(workers)))
