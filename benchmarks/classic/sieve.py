"""The primes up to a limit."""


def primes_up_to(limit):
    primes = []
    for number in range(2, limit + 1):
        if all(number % prime for prime in primes):
            primes.append(number)
    return primes
