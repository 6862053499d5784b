"""Loops inside loops, with break and continue of the inner one."""
primes = []
for candidate in range(2, 20):
    for prime in primes:
        if candidate % prime == 0:
            break
    else:
        primes.append(candidate)
grid = [[0] * 4 for _ in range(3)]
for row in range(3):
    for column in range(4):
        if (row + column) % 2:
            continue
        grid[row][column] = row * column
print(primes, grid)
