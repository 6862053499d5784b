"""Calls and literals spread over lines, with nested calls in them."""
def volume(
    width,
    height,
    depth=1,
):
    return (
        width
        * height
        * depth
    )


def first(
    *items,
):
    return items[0]


table = {
    "small": volume(1, 2),
    "large": volume(
        3,
        4,
        depth=first(
            5,
            6,
        ),
    ),
}
items = [
    1,
    volume(2, 2),
    first("x",
          "y"),
]
text = (
    "one "
    "two"
    + str(
        len(items)
    )
)
result = (text
          .upper()
          .replace("ONE", "1"))
print(table, items, text, result)
