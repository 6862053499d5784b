"""How many bits of a number are set."""


def bit_count(number):
    count = 0
    while number:
        number &= number - 1
        count += 1
    return count
