### tide_table_phase
from itertools import pairwise


def tide_table_phase(table: list[tuple[int, float]], minute: int) -> str:
    """Whether the water rises or falls at a minute, and how far it is to the turn."""
    if len(table) < 2:
        raise ValueError("a tide table has at least two turns")
    for (start, before), (end, after) in pairwise(table):
        if start <= minute < end:
            direction = "rising" if after > before else "falling"
            level = before + (after - before) * (minute - start) / (end - start)
            return f"{direction}, {level:.1f} m, turns in {end - minute} min"
    return "outside the table"

#> tide_table_phase([(0, 0.4), (370, 3.1), (745, 0.6)], 100)
#> tide_table_phase([(0, 0.4), (370, 3.1), (745, 0.6)], 370)
#> tide_table_phase([(0, 0.4), (370, 3.1)], 370)
#> tide_table_phase([(0, 1.0)], 0)
#> tide_table_phase([(30, 2.5), (90, 2.5)], 60)

### shelf_packing
def shelf_packing(widths: list[int], shelf: int = 10, *, keep_order: bool = True) -> list[list[int]]:
    """Put books on shelves: in order, or first-fit from the widest down."""
    too_wide = [w for w in widths if w > shelf]
    if too_wide:
        raise ValueError(f"books wider than the shelf: {too_wide}")
    shelves: list[list[int]] = []
    for width in widths if keep_order else sorted(widths, reverse=True):
        candidates = shelves[-1:] if keep_order else shelves
        for row in candidates:
            if sum(row) + width <= shelf:
                row.append(width)
                break
        else:
            shelves.append([width])
    return shelves

#> shelf_packing([4, 5, 3, 7, 2])
#> shelf_packing([4, 5, 3, 7, 2], keep_order=False)
#> shelf_packing([])
#> shelf_packing([3, 11, 12])
#> shelf_packing([6, 6, 6, 1], shelf=12)
