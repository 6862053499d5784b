"""Integers, floats, complex, bits, and big powers."""
def gcd(a, b):
    while b:
        a, b = b, a % b
    return a


def power(base, exponent, modulus):
    result = 1
    while exponent:
        if exponent & 1:
            result = result * base % modulus
        base = base * base % modulus
        exponent >>= 1
    return result


root = 2.0
for _ in range(4):
    root = (root + 2 / root) / 2
signed = -7 // 2, -7 % 3, ~5, -(-3) ** 2
day = 60 * 60 * 24
print(gcd(84, 30), power(7, 123, 1000), round(root, 6), signed, (1 + 2j) * 1j, day, 2**70, 0.1 + 0.2 == 0.3)
