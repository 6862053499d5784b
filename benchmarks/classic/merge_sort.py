"""Sorting by halves."""


def merge(left, right):
    merged = []
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            merged.append(left[i])
            i += 1
        else:
            merged.append(right[j])
            j += 1
    merged.extend(left[i:])
    merged.extend(right[j:])
    return merged


def merge_sort(items):
    if len(items) <= 1:
        return items
    half = len(items) // 2
    return merge(merge_sort(items[:half]), merge_sort(items[half:]))
