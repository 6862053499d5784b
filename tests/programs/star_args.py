"""Positional, keyword, starred and double-starred arguments, on both sides."""
def show(first, /, second=2, *rest, key, **options):
    return first, second, rest, key, sorted(options)


def total(*numbers, start=0):
    for number in numbers:
        start += number
    return start


values = [1, 2, 3]
settings = {"key": "k", "extra": True}
head, *middle, tail = [*values, 4, *values]
merged = {**settings, "more": len(values)}
print(show(*values, **settings), total(*values, *middle, start=head + tail), merged)
print(show(0, key=[*"ab"]), total())
try:
    show(1, 2)
except TypeError as error:
    print(str(error).partition("missing")[1])
