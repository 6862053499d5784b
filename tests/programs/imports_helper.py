"""Functions, a class and data from another file of the program."""
from helpers import shapes
from helpers.words import Counter, plural

print(shapes.area(3, 4), shapes.UNITS)
counter = Counter()
for word in ["tea", "cake", "tea"]:
    counter.add(word)
print(counter.most(), plural("berry"), plural("cat"), shapes.describe(lambda w, h: w + h))
