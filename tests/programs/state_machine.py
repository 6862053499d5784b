"""A table of functions, a queue, and a loop that runs until it is empty."""
from collections import deque


def start(word):
    return ("number", 0) if word.isdigit() else ("name", "")


def number(word, value):
    return "end", value + int(word)


def name(word, value):
    return "end", value + word.title()


handlers = {"number": number, "name": name}
queue = deque(["12", "ann", "7"])
results = []
while queue:
    word = queue.popleft()
    state, value = start(word)
    while state != "end":
        state, value = handlers[state](word, value)
    if value == 12:
        queue.append("again")
    results.append(value)
print(results)
