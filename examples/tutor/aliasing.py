"""Two names, one list; and a copy that is another."""

basket = ["tea", "milk"]
same = basket
other = list(basket)
same.append("bread")
other.append("jam")
print(basket, other)
