"""String methods, slices, formatting, and building a text piece by piece."""
def caesar(text, shift):
    result = ""
    for letter in text:
        if letter.isalpha():
            base = ord("A") if letter.isupper() else ord("a")
            result += chr((ord(letter) - base + shift) % 26 + base)
        else:
            result += letter
    return result


def is_palindrome(text):
    clean = "".join(c for c in text.lower() if c.isalnum())
    return clean == clean[::-1]


words = "the quick brown fox".split()
title = " ".join(word.capitalize() for word in words)
table = "%-5s|%3d" % (words[0], len(words)) + "{:>4}".format("x")
print(caesar("Hello, World!", 3), caesar(caesar("abc", 5), -5), is_palindrome("A man, a plan, a canal: Panama"))
print(title, table, title.partition(" ")[2][:5], "a,b,,c".split(","), "x".center(5, "*"), "tab\tnew\\line"[3:6])
