"""for over lists, ranges, strings, dictionaries, enumerate and zip."""
squares = []
for number in range(5):
    squares.append(number**2)
letters = ""
for letter in "berry":
    letters = letter + letters
prices = {"tea": 3, "cake": 5}
bill = 0
for name, price in prices.items():
    bill += price
for index, value in enumerate(squares, 1):
    bill -= index * value % 3
for left, right in zip("abc", squares[1:]):
    letters += left * right
for nothing in []:
    bill = None
print(squares, letters, bill)
