"""Letters moved along the alphabet."""


def shifted(char, key):
    if char.isupper():
        return chr((ord(char) - ord("A") + key) % 26 + ord("A"))
    if char.islower():
        return chr((ord(char) - ord("a") + key) % 26 + ord("a"))
    return char


def encrypt(text, key):
    return "".join(shifted(char, key) for char in text)
