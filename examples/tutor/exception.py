"""An error that passes through functions until one of them catches it."""


def share(total, people):
    return total / people


def invite(bill, guests):
    try:
        return [share(amount, guests) for amount in bill]
    except ZeroDivisionError as error:
        return [f"nobody came: {error}"]


print(invite([30, 12], 2))
print(invite([30, 12], 0))
