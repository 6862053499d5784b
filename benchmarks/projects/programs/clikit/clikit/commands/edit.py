from ..parser import Option, Spec
from ..store import Entry
from . import command


@command("add", Spec([
    Option("--priority", "-p", int, 3),
    Option("--tag", "-t", many=True),
], rest="words"))
def add(store, words, priority, tag):
    entry = Entry(" ".join(words), priority, set(tag))
    return f"added {store.add(entry)}"


@command("done", Spec([Option("--all", "-a", None)], rest="numbers"))
def done(store, numbers, all):
    chosen = list(store) if all else map(int, numbers)
    for number in chosen:
        store[number].done = True
    return f"{sum(e.done for e in store.values())} done"


@command("drop", Spec(positionals=("number",)))
def drop(store, number):
    return f"dropped {store.pop(int(number)).text!r}"
