"""Numbers as the Romans wrote them."""

SIGNS = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]


def to_roman(number):
    signs = ""
    for value, sign in SIGNS:
        while number >= value:
            signs += sign
            number -= value
    return signs


def from_roman(text):
    total = 0
    values = {sign: value for value, sign in SIGNS}
    for here, after in zip(text, text[1:] + " "):
        value = values[here]
        total += -value if values.get(after, 0) > value else value
    return total
