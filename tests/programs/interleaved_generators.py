"""Two generators and a coroutine-like scheduler that takes turns."""
def task(name, rounds):
    for turn in range(rounds):
        got = yield f"{name}{turn}"
        if got:
            name += got
    return name


def schedule(tasks):
    log, finished = [], []
    while tasks:
        current = tasks.pop(0)
        try:
            log.append(current.send(None if len(log) < 2 else "!"))
            tasks.append(current)
        except StopIteration as stop:
            finished.append(stop.value)
    return log, finished


print(schedule([task("a", 2), task("b", 3)]))
