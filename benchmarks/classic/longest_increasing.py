"""The length of the longest increasing subsequence."""


def longest_increasing(numbers):
    best = []
    for i, number in enumerate(numbers):
        before = [best[j] for j in range(i) if numbers[j] < number]
        best.append(1 + max(before, default=0))
    return max(best, default=0)
