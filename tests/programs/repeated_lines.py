"""The same line in several places: a line is known by where it stands, not by how it looks."""
def climb(n):
    count = 0
    count += 1
    count += 1
    if n > 2:
        count += 1
        return count
    if n > 1:
        count += 1
        count += 1
        return count
    count += 1
    return count


def climb_again(n):
    count = 0
    while n:
        count += 1
        n -= 1
    count += 1
    return count


total = climb(1)
total += climb(2)
total += climb(2)
total += climb(3)
total += climb_again(2)
print(total)
