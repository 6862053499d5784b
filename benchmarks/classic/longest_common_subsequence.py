"""The longest text that stands in both, gaps allowed."""


def longest_common(a, b):
    if not a or not b:
        return ""
    if a[0] == b[0]:
        return a[0] + longest_common(a[1:], b[1:])
    left, right = longest_common(a[1:], b), longest_common(a, b[1:])
    return left if len(left) >= len(right) else right
