### letters_can_be_posted
SIZES = [("standard", 235, 125, 5, 20, 85), ("compact", 235, 125, 10, 50, 100), ("large", 353, 250, 20, 500, 160)]


def letters_can_be_posted(letters: list[tuple[int, int, int, int]], stamps: list[int]) -> int:
    """How many letters (length, width, height, grams) can be sent with the stamps, cheapest first; -1 if one is too big."""
    prices = []
    for length, width, height, grams in letters:
        for _, most_l, most_w, most_h, most_g, price in SIZES:
            if length <= most_l and width <= most_w and height <= most_h and grams <= most_g:
                prices.append(price)
                break
        else:
            return -1
    money = sum(stamps)
    sent = 0
    for price in sorted(prices):
        if price > money:
            break
        money -= price
        sent += 1
    return sent

#> letters_can_be_posted([(220, 110, 3, 18), (220, 110, 8, 45), (300, 200, 10, 300)], [85, 100, 85])
#> letters_can_be_posted([(400, 110, 3, 18)], [500])
#> letters_can_be_posted([], [85])
#> letters_can_be_posted([(200, 100, 5, 20), (200, 100, 5, 21), (200, 100, 11, 10)], [345])
#> letters_can_be_posted([(100, 100, 1, 1)] * 4, [])
#> letters_can_be_posted([(220, 110, 3, 18), (220, 110, 8, 45), (300, 200, 10, 300), (200, 100, 5, 20), (200, 100, 5, 21), (200, 100, 11, 10)], [85, 100, 85])
#> letters_can_be_posted([(220, 110, 3, 18), (220, 110, 8, 45), (300, 200, 10, 300), (200, 100, 5, 20), (200, 100, 5, 21), (200, 100, 11, 10), (400, 110, 3, 18)], [85, 100, 85])

### knitting_rows_match
def expand(row):
    stitches = ""
    number = ""
    group = None
    for ch in row.replace(" ", ""):
        if ch.isdigit():
            number += ch
        elif ch == "(":
            group = stitches
            stitches = ""
            number = ""
        elif ch == ")":
            inner, stitches, group = stitches, group, None
            stitches += inner * 2
        else:
            stitches += ch * int(number or 1)
            number = ""
    return stitches


def knitting_rows_match(rows: list[str], width: int) -> bool:
    """Rows '2k (p k) 3p' (a group is worked twice) must have the width; d stitches make the next row shorter."""
    for row in rows:
        stitches = expand(row)
        if len(stitches) != width:
            return False
        width -= stitches.count("d")
    return True

#> knitting_rows_match(["2k (p k) 3p", "9k"], 9)
#> knitting_rows_match(["4k d", "4k", "2k 2d", "2p"], 5)
#> knitting_rows_match(["4k d", "5k"], 5)
#> knitting_rows_match([], 3)
#> knitting_rows_match(["(2k p)", "(k p) 2d"], 6)
#> knitting_rows_match(['4k d', '4k', '2k 2d', '2p', '2k (p k) 3p', '9k'], 5)
#> knitting_rows_match(['(2k p)', '(k p) 2d', '2k (p k) 3p', '9k'], 6)

### gold_coins_weighing_rounds
def gold_coins_weighing_rounds(weights: list[int]) -> int:
    """Weighings until the one light coin is found by splitting in three; negative if all are the same."""
    low, high = 0, len(weights)
    rounds = 0
    while high - low > 1:
        third = (high - low + 2) // 3
        rounds += 1
        left = right = 0
        for i in range(third):
            left += weights[low + i]
        for i in range(low + third, min(low + 2 * third, high)):
            right += weights[i]
        if left < right:
            high = low + third
        elif right < left:
            low, high = low + third, min(low + 2 * third, high)
        else:
            low = low + 2 * third
            if low >= high:
                return -rounds
    return rounds

#> gold_coins_weighing_rounds([5, 5, 5, 4, 5, 5, 5, 5, 5])
#> gold_coins_weighing_rounds([5, 4])
#> gold_coins_weighing_rounds([])
#> gold_coins_weighing_rounds([7, 7, 7, 7, 7, 7, 7, 6])
#> gold_coins_weighing_rounds([3, 3, 3, 3])
#> gold_coins_weighing_rounds([2, 1, 2, 2, 2])
#> gold_coins_weighing_rounds([5, 5, 5, 4, 5, 5, 5, 5, 5, 2, 1, 2, 2, 2, 7, 7, 7, 7, 7, 7, 7, 6])
#> gold_coins_weighing_rounds([7, 7, 7, 7, 7, 7, 7, 6, 5, 5, 5, 4, 5, 5, 5, 5, 5])

### photo_names_in_sequence
from datetime import datetime


def photo_names_in_sequence(names: list[str], max_gap: int = 3600) -> bool:
    """'IMG_20240501_101502.jpg' names: times rise and no gap within a day is longer than allowed."""
    last = None
    for name in names:
        stem, dot, extension = name.rpartition(".")
        if not dot or extension.lower() not in ("jpg", "png"):
            return False
        try:
            moment = datetime.strptime(stem, "IMG_%Y%m%d_%H%M%S")
        except ValueError:
            return False
        if last is not None:
            if moment <= last:
                return False
            gap = (moment - last).total_seconds()
            if moment.date() == last.date() and gap > max_gap:
                return False
        last = moment
    return True

#> photo_names_in_sequence(["IMG_20240501_101502.jpg", "IMG_20240501_104000.JPG", "IMG_20240502_080000.png"])
#> photo_names_in_sequence(["IMG_20240501_101502.jpg", "IMG_20240501_101502.png"])
#> photo_names_in_sequence(["IMG_20240501_101502.jpg", "IMG_20240501_120000.jpg"])
#> photo_names_in_sequence(["IMG_20240501.jpg"])
#> photo_names_in_sequence(["IMG_20240501_101502"])
#> photo_names_in_sequence([])
#> photo_names_in_sequence(["IMG_20240501_090000.jpg", "IMG_20240501_110000.jpg", "IMG_20240501_130000.jpg"], max_gap=7200)

### stairs_lighting_minutes
def stairs_lighting_minutes(presses: list[int], burn: int = 3, flats: int = 4) -> int:
    """Minutes the light burns in an hour: a press lights it for `burn` minutes, a press while it burns starts anew.

    Each flat pays the same; the result is rounded up per flat.
    """
    burning = 0
    lit_until = -1
    for minute in range(60):
        if minute in presses:
            lit_until = minute + burn
        if minute < lit_until:
            burning += 1
    return -(-burning // flats)

#> stairs_lighting_minutes([0, 2, 10, 30, 31])
#> stairs_lighting_minutes([])
#> stairs_lighting_minutes([59], burn=10, flats=1)
#> stairs_lighting_minutes(list(range(0, 60, 2)))
#> stairs_lighting_minutes([5, 6, 7], 5, 0)
#> stairs_lighting_minutes([59, 5, 6, 7, 0, 2, 10, 30, 31], burn=10, flats=1)
#> stairs_lighting_minutes([0, 2, 10, 30, 31, 59, 5, 6, 7])

### domino_tiles_sum_even
def domino_tiles_sum_even(tiles: list[tuple[int, int]]) -> int:
    """Fewest tiles to turn so that the upper and the lower sum are even; -1 if impossible."""
    upper = lower = 0
    mixed = 0
    for a, b in tiles:
        upper += a
        lower += b
        if (a + b) % 2:
            mixed += 1
    if upper % 2 == 0 and lower % 2 == 0:
        return 0
    if (upper + lower) % 2:
        return -1
    return 1 if mixed else -1

#> domino_tiles_sum_even([(1, 2), (3, 4), (5, 6)])
#> domino_tiles_sum_even([(4, 2), (6, 4)])
#> domino_tiles_sum_even([(2, 3), (1, 3), (4, 5), (3, 2)])
#> domino_tiles_sum_even([(1, 1)])
#> domino_tiles_sum_even([(1, 0), (2, 3), (1, 1), (6, 6), (0, 0), (5, 5), (2, 2)])
#> domino_tiles_sum_even([])
#> domino_tiles_sum_even([(1, 0), (2, 3), (1, 1), (6, 6), (0, 0), (5, 5), (2, 2), (2, 3), (1, 3), (4, 5), (3, 2), (1, 2), (3, 4), (5, 6)])
#> domino_tiles_sum_even([(4, 2), (6, 4), (1, 2), (3, 4), (5, 6), (1, 0), (2, 3), (1, 1), (6, 6), (0, 0), (5, 5), (2, 2)])
