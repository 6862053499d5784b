"""Cannot be run: there is no `mailbox3`. A model can still be asked what it would do."""

from mailbox3 import send


def greet(name):
    words = name.split()
    first = words[0]
    loud = first.upper()
    return "Hello, " + loud + "!"


if __name__ == "__main__":
    send(greet("ada lovelace"))
