"""Counts letters: the example of the two golden documents."""


def count(s, t):
    n = 0
    for c in s:
        n += int(c == t)
    return n


if __name__ == "__main__":
    print(count("berry", "r"))
