"""Imported by imports_helper.py."""


class Counter:
    def __init__(self):
        self.counts = {}

    def add(self, word):
        self.counts[word] = self.counts.get(word, 0) + 1

    def most(self):
        return max(self.counts, key=self.counts.get)


def plural(word):
    if word.endswith("y"):
        return word[:-1] + "ies"
    return word + "s"
