"""A function that calls itself: factorial, flattening, permutations."""
def factorial(n):
    return 1 if n < 2 else n * factorial(n - 1)


def flatten(tree):
    if not isinstance(tree, list):
        return [tree]
    result = []
    for branch in tree:
        result += flatten(branch)
    return result


def permutations(text):
    if len(text) < 2:
        return [text]
    found = []
    for place, letter in enumerate(text):
        for tail in permutations(text[:place] + text[place + 1 :]):
            found.append(letter + tail)
    return found


print(factorial(5), flatten([1, [2, [3, []]], 4]), permutations("abc"))
