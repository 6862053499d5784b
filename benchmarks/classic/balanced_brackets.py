"""Whether every bracket is closed by its partner."""

PAIRS = {")": "(", "]": "[", "}": "{"}


def is_balanced(text):
    open_brackets = []
    for char in text:
        if char in PAIRS.values():
            open_brackets.append(char)
        elif char in PAIRS:
            if not open_brackets or open_brackets.pop() != PAIRS[char]:
                return False
    return not open_brackets
