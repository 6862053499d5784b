"""Two matrices multiplied."""


def multiply(a, b):
    product = []
    for row in a:
        line = []
        for column in range(len(b[0])):
            total = 0
            for k in range(len(b)):
                total += row[k] * b[k][column]
            line.append(total)
        product.append(line)
    return product
