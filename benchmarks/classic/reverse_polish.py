"""Arithmetic with the operator last."""


def evaluate(tokens):
    stack = []
    for token in tokens.split():
        if token in "+-*/":
            b = stack.pop()
            a = stack.pop()
            stack.append({"+": a + b, "-": a - b, "*": a * b, "/": a / b if b else None}[token])
        else:
            stack.append(float(token))
    return stack.pop()
