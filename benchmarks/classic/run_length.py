"""Runs of equal characters as a character and a number."""


def encode(text):
    parts = []
    i = 0
    while i < len(text):
        j = i
        while j < len(text) and text[j] == text[i]:
            j += 1
        parts.append(f"{text[i]}{j - i}")
        i = j
    return "".join(parts)
