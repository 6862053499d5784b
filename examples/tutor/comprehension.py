"""A line taken apart: every round of a comprehension, every sub-expression."""

prices = {"tea": 3.5, "milk": 1.2, "bread": 2.8}
dear = sorted(name.upper() for name, price in prices.items() if price > 2)
total = round(sum(prices[name.lower()] for name in dear) * 1.07, 2)
print(f"{', '.join(dear)}: {total}")
