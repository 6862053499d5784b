"""The first rows of Pascal's triangle."""


def pascal(count):
    rows = []
    for n in range(count):
        row = []
        for k in range(n + 1):
            left = rows[n - 1][k - 1] if k > 0 else 0
            above = rows[n - 1][k] if k < n else 0
            row.append(left + above or 1)
        rows.append(row)
    return rows
