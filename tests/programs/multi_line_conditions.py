"""Conditions over several lines in if, while, return, assert and conditional expressions."""
def check(age, member, guest=None):
    if (
        age > 17
        and (member
             or guest)
    ):
        return "in"
    elif (age < 3 or
          guest == "child"):
        return "with parent"
    return (
        "maybe"
        if member
        else "out"
    )


print(check(20, True), check(20, False), check(20, False, "g"), check(2, False), check(9, True, "child"), check(9, True))
low, high = 0, 10
while (low <
       high
       and high > 3):
    low += 2
    high -= 1
value = (low
         if low > high
         else high)
assert (value
        and low), (
    "never shown"
)
print(low, high, value)
