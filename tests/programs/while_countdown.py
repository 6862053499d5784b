"""while loops that count, halve and run until a condition inside is met."""
number, steps = 27, 0
while number != 1:
    number = number // 2 if number % 2 == 0 else 3 * number + 1
    steps += 1
    if steps > 20:
        break
digits = []
rest = 907
while rest:
    rest, digit = divmod(rest, 10)
    digits.insert(0, digit)
while True:
    digits.append(len(digits))
    if len(digits) >= 5: break
print(number, steps, digits)
