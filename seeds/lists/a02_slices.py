### delete_every_third
def delete_every_third(xs):
    del xs[2::3]
    return xs

#> delete_every_third([1, 2, 3, 4, 5, 6, 7])
#> delete_every_third(["a", "b"])
#> delete_every_third([])
#> delete_every_third(list("strengths"))
#> delete_every_third([None, 0, False])

### splice_middle
def splice_middle(track, patch):
    third = len(track) // 3
    track[third:2 * third] = patch
    return track

#> splice_middle([1, 2, 3, 4, 5, 6], [0])
#> splice_middle(["a", "b", "c"], [])
#> splice_middle([], ["only"])
#> splice_middle([9, 9], "xy")
#> splice_middle([1, 2, 3, 4, 5, 6, 7, 8, 9], (10, 11, 12, 13))

### mirror_second_half
def mirror_second_half(cells):
    half = len(cells) // 2
    cells[-half:] = cells[:half][::-1]
    return cells

#> mirror_second_half([1, 2, 3, 4])
#> mirror_second_half([1, 2, 3, 4, 5])
#> mirror_second_half(["q"])
#> mirror_second_half(["l", "e", "v", "x", "y", "z"])
#> mirror_second_half([])

### zero_even_slots
def zero_even_slots(levels):
    slots = len(levels[::2])
    levels[::2] = [0] * slots
    return slots, levels

#> zero_even_slots([5, 6, 7, 8, 9])
#> zero_even_slots([])
#> zero_even_slots([3])
#> zero_even_slots([1.5, 2.5])
#> zero_even_slots(["a", "b", "c", "d"])

### swap_halves_inplace
def swap_halves_inplace(cards):
    mid = (len(cards) + 1) // 2
    cards[:] = cards[mid:] + cards[:mid]
    return cards

#> swap_halves_inplace(["2", "3", "4", "5", "6"])
#> swap_halves_inplace([])
#> swap_halves_inplace([1])
#> swap_halves_inplace([10, 20])
#> swap_halves_inplace([(1, "a"), (2, "b"), (3, "c")])

### slice_signature
def slice_signature(seq, start, stop, step):
    part = seq[start:stop:step]
    return len(part), part[:1], part[-1:]

#> slice_signature([0, 1, 2, 3, 4, 5, 6, 7], 1, 7, 2)
#> slice_signature([0, 1, 2, 3, 4], None, None, -2)
#> slice_signature("programming", -3, 2, -3)
#> slice_signature((), 0, 5, 1)
#> slice_signature([9, 8, 7], 5, 9, 1)
#> slice_signature([1, 2], 0, 2, 0)

### cut_range
def cut_range(frames, a, b):
    if a > b:
        a, b = b, a
    clip = frames[a:b]
    del frames[a:b]
    return clip, frames

#> cut_range(["f0", "f1", "f2", "f3", "f4"], 1, 3)
#> cut_range(["f0", "f1", "f2", "f3", "f4"], 4, 2)
#> cut_range([], 0, 9)
#> cut_range([1, 2, 3], -2, -1)
#> cut_range([1, 2, 3], 0, 0)

### rotate_left_by
def rotate_left_by(ring, k):
    if not ring:
        return ring
    k %= len(ring)
    return ring[k:] + ring[:k]

#> rotate_left_by([1, 2, 3, 4, 5], 2)
#> rotate_left_by([1, 2, 3, 4, 5], -1)
#> rotate_left_by([], 3)
#> rotate_left_by(["n", "e", "s", "w"], 9)
#> rotate_left_by(["solo"], 0)

### rotate_by_reversals
def rotate_by_reversals(a, k):
    def flip(i, j):
        while i < j:
            a[i], a[j] = a[j], a[i]
            i += 1
            j -= 1

    n = len(a)
    k = k % n if n else 0
    flip(0, n - 1)
    flip(0, k - 1)
    flip(k, n - 1)
    return a

#> rotate_by_reversals([1, 2, 3, 4, 5, 6], 2)
#> rotate_by_reversals([], 4)
#> rotate_by_reversals(["a", "b", "c"], 7)
#> rotate_by_reversals([8, 6], 1)
#> rotate_by_reversals([5, 0, 0], -1)

### chunk_pages
def chunk_pages(rows, size):
    return [rows[i:i + size] for i in range(0, len(rows), size)]

#> chunk_pages(["r1", "r2", "r3", "r4", "r5"], 2)
#> chunk_pages([], 3)
#> chunk_pages([1, 2, 3], 10)
#> chunk_pages((4, 5, 6, 7), 1)
#> chunk_pages("abcdefghij", 4)
#> chunk_pages([1], 0)

### chunk_from_right
def chunk_from_right(digits, size=3):
    groups = []
    end = len(digits)
    while end > 0:
        groups.insert(0, digits[max(0, end - size):end])
        end -= size
    return ",".join(groups)

#> chunk_from_right("1234567")
#> chunk_from_right("999")
#> chunk_from_right("")
#> chunk_from_right("FFEE01", 2)
#> chunk_from_right("10000", size=4)

### sliding_sums
def sliding_sums(readings, width):
    out = []
    for i in range(len(readings) - width + 1):
        out.append(sum(readings[i:i + width]))
    return out

#> sliding_sums([2, 4, 6, 8, 10], 3)
#> sliding_sums([1, -1, 1, -1], 2)
#> sliding_sums([], 2)
#> sliding_sums([5], 1)
#> sliding_sums([0.5, 0.25, 0.25], 3)
#> sliding_sums([7, 7], 5)

### window_maximum_positions
def window_maximum_positions(heights, w):
    peaks = set()
    for left in range(len(heights) - w + 1):
        win = heights[left:left + w]
        peaks.add(left + win.index(max(win)))
    return sorted(peaks)

#> window_maximum_positions([1, 3, 2, 5, 4, 0], 3)
#> window_maximum_positions([4, 4, 4], 2)
#> window_maximum_positions([], 1)
#> window_maximum_positions([9, 1, 1, 1, 9], 2)
#> window_maximum_positions([2, 7], 3)

### deal_round_robin
def deal_round_robin(deck, players):
    return [deck[p::players] for p in range(players)]

#> deal_round_robin(["AS", "KD", "QC", "JH", "10S"], 2)
#> deal_round_robin([], 3)
#> deal_round_robin([1, 2], 4)
#> deal_round_robin("abcdefgh", 3)
#> deal_round_robin([5, 6, 7], 0)
#> deal_round_robin((1, 2, 3, 4, 5, 6, 7), 1)

### riffle_halves
def riffle_halves(deck):
    mid = len(deck) // 2
    result = [None] * len(deck)
    result[::2] = deck[:len(deck) - mid]
    result[1::2] = deck[-mid:] if mid else []
    return result

#> riffle_halves([1, 2, 3, 4, 5, 6])
#> riffle_halves(["a", "b", "c", "d", "e"])
#> riffle_halves([])
#> riffle_halves(["x"])
#> riffle_halves([10, 20, 30])

### strip_header_footer
def strip_header_footer(lines):
    *body, footer = lines[1:]
    if footer.startswith("--"):
        return body
    return [*body, footer]

#> strip_header_footer(["Name", "Ann", "Bob", "-- end --"])
#> strip_header_footer(["Name", "Ann", "Bob"])
#> strip_header_footer(["Title", "--"])
#> strip_header_footer(["", "", "", "---"])
#> strip_header_footer(["only one"])

### compare_slices_of_alias
def compare_slices_of_alias(buf):
    alias = buf
    clone = buf[:]
    alias[1:3] = ["?"]
    return buf == alias, buf == clone, len(clone) - len(buf)

#> compare_slices_of_alias([1, 2, 3, 4])
#> compare_slices_of_alias([1])
#> compare_slices_of_alias([1, "?"])
#> compare_slices_of_alias([])
#> compare_slices_of_alias(["?", "?", "?"])

### shrink_from_middle
def shrink_from_middle(bars):
    log = []
    while len(bars) > 1:
        m = len(bars) // 2
        log.append(bars[m])
        bars[m - 1:m + 1] = [bars[m - 1] + bars[m]]
    return log, bars

#> shrink_from_middle([1, 2, 3, 4])
#> shrink_from_middle([])
#> shrink_from_middle([8])
#> shrink_from_middle(["a", "b", "c", "d", "e"])
#> shrink_from_middle([0.5, 1.5, -2])

### tail_after_marker
def tail_after_marker(args, marker="--"):
    if marker not in args:
        return args, []
    i = args.index(marker)
    return args[:i], args[i + 1:]

#> tail_after_marker(["run", "-v", "--", "file", "-x"])
#> tail_after_marker(["run", "-v"])
#> tail_after_marker(["--"])
#> tail_after_marker(["a", "--", "b", "--", "c"])
#> tail_after_marker([1, 0, 2], 0)

### reverse_each_group
def reverse_each_group(xs, k):
    for s in range(0, len(xs), k):
        xs[s:s + k] = reversed(xs[s:s + k])
    return xs

#> reverse_each_group([1, 2, 3, 4, 5, 6, 7], 3)
#> reverse_each_group([], 2)
#> reverse_each_group(["a", "b", "c", "d"], 2)
#> reverse_each_group([1, 2], 8)
#> reverse_each_group(list("word list"), 4)

### replace_with_longer
def replace_with_longer(names, aliases):
    i = 0
    while i < len(names):
        extra = aliases.get(names[i])
        if extra is not None:
            names[i:i + 1] = extra
            i += len(extra)
        else:
            i += 1
    return names

#> replace_with_longer(["all", "bob"], {"all": ["ann", "eve"]})
#> replace_with_longer(["none", "x"], {"none": []})
#> replace_with_longer([], {"a": ["b"]})
#> replace_with_longer(["a", "a"], {"a": ["a", "a"]})
#> replace_with_longer(["p", "q", "r"], {})

### outer_inner_slices
def outer_inner_slices(xs):
    n = len(xs)
    q = n // 4
    inner = xs[q:n - q]
    outer = xs[:q] + xs[n - q:]
    return inner, outer

#> outer_inner_slices([1, 2, 3, 4, 5, 6, 7, 8])
#> outer_inner_slices([1, 2, 3])
#> outer_inner_slices([])
#> outer_inner_slices("abcdefghi")
#> outer_inner_slices((None, 1, 2.5, "x", True))

### insert_by_slice_step
def insert_by_slice_step(blank, letters):
    try:
        blank[::2] = letters
    except ValueError as e:
        return str(e)
    return "".join(blank)

#> insert_by_slice_step(["_", "_", "_", "_"], "ab")
#> insert_by_slice_step(["_", "_", "_"], "ab")
#> insert_by_slice_step(["_", "_", "_"], "abc")
#> insert_by_slice_step([], "")
#> insert_by_slice_step(["-", ".", "-"], ["éé", "~"])

### zigzag_rows
def zigzag_rows(seq, width):
    rows = []
    for n, i in enumerate(range(0, len(seq), width)):
        piece = seq[i:i + width]
        rows.append(piece[::-1] if n % 2 else piece)
    return rows

#> zigzag_rows([1, 2, 3, 4, 5, 6, 7], 3)
#> zigzag_rows([], 2)
#> zigzag_rows("snakes and ladders", 5)
#> zigzag_rows([9], 4)
#> zigzag_rows([(0,), (1,), (2,), (3,)], 1)

### drop_prefix_list
def drop_prefix_list(parts, prefix):
    n = len(prefix)
    while parts[:n] == prefix and n:
        parts = parts[n:]
    return parts

#> drop_prefix_list(["usr", "usr", "bin"], ["usr"])
#> drop_prefix_list(["usr", "bin"], ["bin"])
#> drop_prefix_list([1, 2, 1, 2, 1], [1, 2])
#> drop_prefix_list(["a"], [])
#> drop_prefix_list([], ["x"])

### symmetric_peel
def symmetric_peel(xs):
    layers = 0
    while xs[1:-1] and xs[0] == xs[-1]:
        xs = xs[1:-1]
        layers += 1
    return layers, xs

#> symmetric_peel([1, 2, 3, 2, 1])
#> symmetric_peel(["(", "x", "("])
#> symmetric_peel([])
#> symmetric_peel([4, 4])
#> symmetric_peel("abcxba")

### alternate_take_ends
def alternate_take_ends(row):
    picked = []
    front = True
    while row:
        picked.append(row[0] if front else row[-1])
        row = row[1:] if front else row[:-1]
        front = not front
    return picked

#> alternate_take_ends([1, 2, 3, 4, 5])
#> alternate_take_ends("stream")
#> alternate_take_ends([])
#> alternate_take_ends((0.1,))
#> alternate_take_ends(["red", "green", "blue", "cyan"])

### overwrite_region
def overwrite_region(memory, offset, payload):
    end = offset + len(payload)
    if offset < 0 or end > len(memory):
        raise IndexError(f"region {offset}..{end} outside 0..{len(memory)}")
    memory[offset:end] = payload
    return memory

#> overwrite_region([0, 0, 0, 0, 0], 1, [7, 8])
#> overwrite_region([0, 0, 0], 2, [1, 1])
#> overwrite_region([5], 0, [])
#> overwrite_region([1, 2, 3], 0, (9, 9, 9))
#> overwrite_region([0xFF, 0x10], 1, b"A")

### slice_object_reuse
def slice_object_reuse(records, spec):
    window = slice(*spec)
    first = records[window]
    del records[window]
    return first, records[window]

#> slice_object_reuse([1, 2, 3, 4, 5, 6], (1, 3))
#> slice_object_reuse(["a", "b", "c", "d"], (2,))
#> slice_object_reuse([1, 2, 3, 4, 5], (None, None, 2))
#> slice_object_reuse([], (0, 4))
#> slice_object_reuse([10, 20, 30, 40], (-1, None, -2))

### prefix_lists
def prefix_lists(tags):
    return [tags[:i] for i in range(1, len(tags) + 1)][::-1]

#> prefix_lists(["a", "b", "c"])
#> prefix_lists([])
#> prefix_lists(("x", 1))
#> prefix_lists("url")
#> prefix_lists([[0], [1]])

### block_swap
def block_swap(a, i, j, size):
    """Swap two equal blocks of a list if they do not overlap."""
    if abs(i - j) < size:
        return False
    a[i:i + size], a[j:j + size] = a[j:j + size], a[i:i + size]
    return a

#> block_swap([1, 2, 3, 4, 5, 6], 0, 4, 2)
#> block_swap([1, 2, 3, 4, 5, 6], 1, 2, 2)
#> block_swap(["a", "b", "c"], 2, 0, 1)
#> block_swap([], 0, 3, 2)
#> block_swap([1, 2, 3, 4, 5], 0, 3, 3)

### extended_delete_then_fill
def extended_delete_then_fill(xs, filler):
    before = len(xs)
    del xs[-1::-2]
    xs.extend([filler] * (before - len(xs)))
    return xs

#> extended_delete_then_fill([1, 2, 3, 4, 5], 0)
#> extended_delete_then_fill([], "z")
#> extended_delete_then_fill(["w", "x"], "")
#> extended_delete_then_fill([7], None)
#> extended_delete_then_fill([True, False, True, False], -1)

### head_middle_last
def head_middle_last(seq):
    match seq:
        case []:
            return "nothing"
        case [only]:
            return f"just {only}"
        case [first, *mid, last]:
            return f"{first}+{len(mid)}+{last}"

#> head_middle_last([])
#> head_middle_last(["tea"])
#> head_middle_last([1, 2])
#> head_middle_last((9, 8, 7, 6))
#> head_middle_last([None, [1, 2], "end"])

### carousel_view
def carousel_view(images, center, radius):
    n = len(images)
    return [images[(center + d) % n] for d in range(-radius, radius + 1)]

#> carousel_view(["a.png", "b.png", "c.png", "d.png"], 0, 1)
#> carousel_view(["a.png", "b.png"], 5, 2)
#> carousel_view([1, 2, 3], -1, 0)
#> carousel_view([], 0, 1)
#> carousel_view(["x"], 3, 1)

### clip_outliers_sorted
def clip_outliers_sorted(sample, fraction):
    k = int(len(sample) * fraction)
    ranked = sorted(sample)
    kept = ranked[k:len(ranked) - k]
    return kept, [v for v in sample if v not in kept]

#> clip_outliers_sorted([50, 2, 48, 51, 99, 47, 49, 52, 46, 53], 0.1)
#> clip_outliers_sorted([3, 1, 2], 0.34)
#> clip_outliers_sorted([], 0.25)
#> clip_outliers_sorted([5, 5, 5, 5], 0.25)
#> clip_outliers_sorted([-1.5, 8.0], 0.0)

### step_down_slices
def step_down_slices(word):
    pieces = []
    step = len(word)
    while step:
        pieces.append(word[::-step])
        step //= 2
    return pieces

#> step_down_slices("keyboard")
#> step_down_slices("")
#> step_down_slices([1, 2, 3])
#> step_down_slices("ab")
#> step_down_slices((5, 4, 3, 2, 1))
