"""Operators moved behind what they work on."""

STRENGTH = {"+": 1, "-": 1, "*": 2, "/": 2}


def to_postfix(tokens):
    output, operators = [], []
    for token in tokens:
        if token in STRENGTH:
            while operators and STRENGTH[token] <= STRENGTH[operators[-1]]:
                output.append(operators.pop())
            operators.append(token)
        else:
            output.append(token)
    while operators:
        output.append(operators.pop())
    return output
