"""List, set, dict comprehensions: conditions, nesting, several lines, functions called inside."""
def odd(n):
    return n % 2 == 1


numbers = list(range(7))
odds = [n for n in numbers if odd(n)]
pairs = [(a, b) for a in odds for b in "xy" if a > 1]
table = [[row * column for column in range(3)] for row in range(3)]
lengths = {
    word: len(word)
    for word in ["tea", "cake"]
}
remainders = {n % 3 for n in numbers}
inverse = {
    value: [
        key
        for key in lengths
        if lengths[key] == value
    ]
    for value in lengths.values()
}
n = "kept"
print(odds, pairs, table, lengths, sorted(remainders), inverse, n)
