"""A generator that is talked to: send, throw, close."""
def average():
    total, count, mean = 0, 0, None
    try:
        while True:
            try:
                value = yield mean
            except ValueError as error:
                value = len(error.args)
            total += value
            count += 1
            mean = total / count
    finally:
        print("closed after", count)


running = average()
next(running)
print(running.send(10))
print(running.send(4))
print(running.throw(ValueError("a", "b")))
running.close()


def stubborn():
    try:
        yield 1
    except KeyError:
        yield "caught"
    yield "end"


stuck = stubborn()
print(next(stuck), stuck.throw(KeyError("k")), next(stuck), next(stuck, None))
