"""Sorting around a pivot."""


def quick_sort(items):
    if not items:
        return []
    pivot = items[0]
    smaller = [item for item in items[1:] if item < pivot]
    larger = [item for item in items[1:] if item >= pivot]
    return quick_sort(smaller) + [pivot] + quick_sort(larger)
