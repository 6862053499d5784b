"""Functions that call functions, with several returns and none."""
def clamp(value, low, high):
    if value < low:
        return low
    if value > high:
        return high
    return value


def nothing(value):
    value += 1


def average(values):
    total = 0
    for value in values:
        total += clamp(value, 0, 10)
    return total / len(values)


print(average([3, -4, 25]), nothing(1), clamp(5, 1, 9))
