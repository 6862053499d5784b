"""Dictionaries and sets: counting, grouping, merging, views, operators."""
text = "hello world"
counts = {}
for letter in text.replace(" ", ""):
    counts[letter] = counts.get(letter, 0) + 1
groups = {}
for letter, count in counts.items():
    groups.setdefault(count, []).append(letter)
best = max(counts.items(), key=lambda item: item[1])
merged = {"a": 1} | {"b": 2, "a": 3}
left, right = set("abcd"), set("cdef")
popped = merged.pop("a")
print(groups, best, merged, popped, sorted(left & right), sorted(left ^ right), left <= right, len(counts.keys() & left))
