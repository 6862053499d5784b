"""Two threads, one after the other, and a lock."""
import threading

results = {}
lock = threading.Lock()


def work(name, amount):
    total = 0
    for number in range(amount):
        total += number
    with lock:
        results[name] = total


for name, amount in (("a", 3), ("b", 5)):
    thread = threading.Thread(target=work, args=(name, amount))
    thread.start(), thread.join()  # on one line: between two, what is there already depends on how long things take
print(results)
