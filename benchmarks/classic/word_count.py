"""How often each word stands in a text."""


def word_count(text):
    counts = {}
    for word in text.lower().split():
        word = word.strip(".,;!?")
        if not word:
            continue
        counts[word] = counts.get(word, 0) + 1
    return counts


def most_common(text):
    counts = word_count(text)
    return sorted(counts, key=lambda word: (-counts[word], word))
