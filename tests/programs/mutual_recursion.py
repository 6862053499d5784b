"""Two functions that call each other, and a small parser of three."""
def is_even(n):
    return True if n == 0 else is_odd(n - 1)


def is_odd(n):
    return False if n == 0 else is_even(n - 1)


def expression(tokens):
    value = term(tokens)
    while tokens and tokens[0] in "+-":
        operator = tokens.pop(0)
        right = term(tokens)
        value = value + right if operator == "+" else value - right
    return value


def term(tokens):
    value = atom(tokens)
    while tokens and tokens[0] == "*":
        tokens.pop(0)
        value *= atom(tokens)
    return value


def atom(tokens):
    token = tokens.pop(0)
    if token == "(":
        value = expression(tokens)
        tokens.pop(0)
        return value
    return int(token)


print(is_even(6), is_odd(4), expression(list("2*(3+4)-5*2")))
