"""Functions that remember where they were made."""


def counter(step):
    count = 0

    def up():
        nonlocal count
        count += step
        return count

    return up


by_two, by_five = counter(2), counter(5)
by_two()
by_five()
print(by_two(), by_five())
