"""A function that stops in the middle and goes on later."""


def countdown(start):
    while start:
        yield start
        start -= 1


seen = []
for number in countdown(3):
    seen.append(number * 10)
print(seen)
