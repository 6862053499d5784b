from collections import deque
from contextlib import closing, contextmanager, suppress

from tasks import Task, parse_task


class Full(Exception):
    pass


class BoundedQueue:
    def __init__(self, size):
        self.size = size
        self.items = deque()
        self.rejected = 0
        self.closed = False

    def put(self, task: Task):
        if len(self.items) >= self.size:
            self.rejected += 1
            raise Full(task.name)
        self.items.append(task)

    def drain(self):
        while self.items:
            yield self.items.popleft()

    def close(self):
        self.closed = True


@contextmanager
def batch(queue, limit):
    """At most `limit` minutes of work are taken out."""
    taken, total = [], 0
    while queue.items and total + queue.items[0].minutes <= limit:
        task = queue.items.popleft()
        total += task.minutes
        taken.append(task.name)
    try:
        yield taken
    finally:
        queue.size += len(taken)


def feed(lines, size):
    """What is left in a queue, how many did not fit."""
    with closing(BoundedQueue(size)) as queue:
        for line in lines:
            with suppress(Full):
                queue.put(parse_task(line))
    return [task.name for task in queue.drain()], queue.rejected, queue.closed


def one_batch(lines, limit):
    queue = BoundedQueue(len(lines))
    for task in map(parse_task, lines):
        queue.put(task)
    with batch(queue, limit) as names:
        text = "+".join(names)
    return text, len(queue.items), queue.size


def fill(lines, size):
    queue = BoundedQueue(size)
    for line in lines:
        queue.put(parse_task(line))
    return len(queue.items)
