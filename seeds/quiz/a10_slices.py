### slice_past_the_end
def slice_past_the_end(s, i):
    return s[i:i + 3], s[i:], s[:i], s[i:i]

#> slice_past_the_end("orange", 4)
#> slice_past_the_end("orange", 9)
#> slice_past_the_end("orange", -2)
#> slice_past_the_end("", 0)
#> slice_past_the_end([1, 2], 1)

### slice_negative_step_bounds
def slice_negative_step_bounds(s, a, b):
    fwd = s[a:b]
    back = s[b:a:-1]
    return fwd + "|" + back

#> slice_negative_step_bounds("keyboard", 1, 5)
#> slice_negative_step_bounds("keyboard", 5, 1)
#> slice_negative_step_bounds("keyboard", -3, -1)
#> slice_negative_step_bounds("", 0, 3)
#> slice_negative_step_bounds("ab", None, 0)

### slice_chunks_remainder
def slice_chunks_remainder(s, n):
    chunks = []
    while s:
        chunks.append(s[:n])
        s = s[n:]
    return chunks[-1] if chunks else None, len(chunks)

#> slice_chunks_remainder("ABCDEFGH", 3)
#> slice_chunks_remainder("", 3)
#> slice_chunks_remainder("ABCD", 2)
#> slice_chunks_remainder((1, 2, 3), 5)
#> slice_chunks_remainder("xyz", 1)

### slice_object_reuse_quiz
def slice_object_reuse_quiz(rows, start, step):
    cut = slice(start, None, step)
    return [r[cut] for r in rows]

#> slice_object_reuse_quiz(["abcdef", "12345"], 1, 2)
#> slice_object_reuse_quiz([], 0, 1)
#> slice_object_reuse_quiz([[1, 2, 3], "xyz", (4, 5)], -1, -1)
#> slice_object_reuse_quiz(["", "q"], 0, 3)
#> slice_object_reuse_quiz(["word"], None, None)

### slice_swap_halves
def slice_swap_halves(s):
    half = -(-len(s) // 2)
    return s[half:] + s[:half]

#> slice_swap_halves("abcde")
#> slice_swap_halves("abcd")
#> slice_swap_halves("")
#> slice_swap_halves([1])
#> slice_swap_halves((1, 2, 3))

### slice_minus_zero_trap
def slice_minus_zero_trap(xs, n):
    trimmed = xs[:-n]
    return trimmed if trimmed else xs[n:]

#> slice_minus_zero_trap([1, 2, 3, 4], 1)
#> slice_minus_zero_trap([1, 2, 3, 4], 0)
#> slice_minus_zero_trap([1, 2], 2)
#> slice_minus_zero_trap([], 1)
#> slice_minus_zero_trap("word", -2)

### rotate_right_by_sum
def rotate_right_by_sum(nums):
    for _ in range(sum(nums) % (len(nums) or 1)):
        nums[:0] = [nums.pop()]
    return nums

#> rotate_right_by_sum([1, 2, 3, 4])
#> rotate_right_by_sum([])
#> rotate_right_by_sum([5, 0, 0])
#> rotate_right_by_sum([-1, 3, 1])
#> rotate_right_by_sum([7])

### interleave_two_strings
def interleave_two_strings(a, b):
    out = ""
    for x, y in zip(a, b):
        out += x + y
    n = min(len(a), len(b))
    return out + a[n:] + b[n:]

#> interleave_two_strings("ace", "bdf")
#> interleave_two_strings("abc", "1")
#> interleave_two_strings("", "tail")
#> interleave_two_strings("", "")
#> interleave_two_strings("x", "yz!")

### interleave_by_slice_assign
def interleave_by_slice_assign(a, b):
    merged = [None] * (len(a) + len(b))
    merged[::2] = a
    merged[1::2] = b
    return merged

#> interleave_by_slice_assign([1, 3], [2, 4])
#> interleave_by_slice_assign([1, 3, 5], [2, 4])
#> interleave_by_slice_assign([], [])
#> interleave_by_slice_assign("ab", "cd")
#> interleave_by_slice_assign([1], [2, 3])

### palindrome_core
def palindrome_core(s):
    while s and s != s[::-1]:
        s = s[1:] if s[0] > s[-1] else s[:-1]
    return s

#> palindrome_core("xabay")
#> palindrome_core("noon")
#> palindrome_core("")
#> palindrome_core("zab")
#> palindrome_core("12 21 3")

### nth_from_both_ends
def nth_from_both_ends(xs, n):
    try:
        return xs[n], xs[-n - 1], xs[~n]
    except IndexError:
        return xs[:1], xs[-1:]

#> nth_from_both_ends([10, 20, 30, 40], 1)
#> nth_from_both_ends([10, 20], 5)
#> nth_from_both_ends("abc", 0)
#> nth_from_both_ends([], 0)
#> nth_from_both_ends((1, 2, 3), -1)

### drop_outer_layers
def drop_outer_layers(xs):
    layers = []
    while len(xs) > 2:
        layers.append(xs[::len(xs) - 1])
        xs = xs[1:-1]
    return layers + [xs]

#> drop_outer_layers([1, 2, 3, 4, 5])
#> drop_outer_layers([])
#> drop_outer_layers("abcd")
#> drop_outer_layers((1, 2))
#> drop_outer_layers("x.y.z")

### replace_slice_with_longer
def replace_slice_with_longer(xs, i, new):
    old = xs[i:i + 2]
    xs[i:i + 2] = list(new) + old
    return xs

#> replace_slice_with_longer([1, 2, 3], 0, "ab")
#> replace_slice_with_longer([], 0, [9])
#> replace_slice_with_longer([1, 2, 3, 4], -2, [0])
#> replace_slice_with_longer([1], 5, (7, 8))
#> replace_slice_with_longer(["p", "q"], 1, [])

### mirror_left_half
def mirror_left_half(s):
    n = len(s)
    left = s[:n // 2]
    mid = s[n // 2:n // 2 + n % 2]
    return left + mid + left[::-1]

#> mirror_left_half("abcdef")
#> mirror_left_half("abxde")
#> mirror_left_half("")
#> mirror_left_half("q")
#> mirror_left_half([1, 2, 9, 9])

### step_sign_from_order
def step_sign_from_order(s, i, j):
    step = 1 if i <= j else -1
    return s[i:j:step]

#> step_sign_from_order("blackbird", 2, 6)
#> step_sign_from_order("blackbird", 6, 2)
#> step_sign_from_order("blackbird", 4, 4)
#> step_sign_from_order([1, 2, 3], 2, -1)
#> step_sign_from_order("", 0, 1)

### last_n_reversed
def last_n_reversed(xs, n):
    return xs[:-n - 1:-1]

#> last_n_reversed([1, 2, 3, 4, 5], 2)
#> last_n_reversed([1, 2, 3], 0)
#> last_n_reversed("stop", 9)
#> last_n_reversed([], 1)
#> last_n_reversed((7, 8, 9), -1)

### windows_that_increase
def windows_that_increase(nums, size):
    good = []
    for i in range(len(nums) - size + 1):
        win = nums[i:i + size]
        if win == sorted(set(win)):
            good.append(i)
    return good

#> windows_that_increase([1, 2, 3, 2, 5], 2)
#> windows_that_increase([5, 5, 5], 2)
#> windows_that_increase([], 2)
#> windows_that_increase([1, 3, 9], 3)
#> windows_that_increase([4, 2], 1)

### split_at_indices_quiz
def split_at_indices_quiz(s, cuts):
    edges = [0, *sorted(cuts), len(s)]
    return [s[a:b] for a, b in zip(edges, edges[1:])]

#> split_at_indices_quiz("2024-06-01", [4, 7])
#> split_at_indices_quiz("abc", [])
#> split_at_indices_quiz("", [1])
#> split_at_indices_quiz("abcdef", [5, 2, 2])
#> split_at_indices_quiz([1, 2, 3], [-1])

### delete_middle_until
def delete_middle_until(s, n):
    while len(s) > n > 0:
        m = len(s) // 2
        s = s[:m] + s[m + 1:]
    return s

#> delete_middle_until("abcdefg", 3)
#> delete_middle_until("ab", 5)
#> delete_middle_until("", 0)
#> delete_middle_until("wxyz", 1)
#> delete_middle_until((1, 2, 3), 2)

### double_ends_slice
def double_ends_slice(xs):
    xs[:1] *= 2
    xs[-1:] = xs[-1:] * 2
    return xs

#> double_ends_slice([1, 2, 3])
#> double_ends_slice([])
#> double_ends_slice(["a"])
#> double_ends_slice([[0], [1]])
#> double_ends_slice([None, "z"])

### even_odd_positions_differ
def even_odd_positions_differ(s):
    a, b = s[::2], s[1::2]
    diff = sum(x != y for x, y in zip(a, b))
    return diff, a == b

#> even_odd_positions_differ("aabbcc")
#> even_odd_positions_differ("abcabc")
#> even_odd_positions_differ("")
#> even_odd_positions_differ("x")
#> even_odd_positions_differ([1, 1, 2, 3, 3])

### matrix_border_values
def matrix_border_values(m):
    if len(m) < 3:
        return [v for row in m for v in row]
    sides = [row[::len(row) - 1] for row in m[1:-1]]
    return m[0] + sum(sides, []) + m[-1]

#> matrix_border_values([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> matrix_border_values([[1, 2], [3, 4]])
#> matrix_border_values([])
#> matrix_border_values([["a", "b"], ["c", "d"], ["e", "f"]])
#> matrix_border_values([[1], [2], [3]])

### reverse_between_marks
def reverse_between_marks(s, mark):
    i, j = s.find(mark), s.rfind(mark)
    if i == j:
        return s
    return s[:i + 1] + s[j - 1:i:-1] + s[j:]

#> reverse_between_marks("ab|cde|fg", "|")
#> reverse_between_marks("no marks", "|")
#> reverse_between_marks("one*", "*")
#> reverse_between_marks("**", "*")
#> reverse_between_marks("a-b-c-d", "-")

### take_while_shrinking
def take_while_shrinking(words):
    kept = words[:1]
    for w in words[1:]:
        if len(w) >= len(kept[-1]):
            break
        kept.append(w)
    return kept, words[len(kept):]

#> take_while_shrinking(["eleven", "seven", "six", "ten"])
#> take_while_shrinking([])
#> take_while_shrinking(["a", "bb"])
#> take_while_shrinking(["abc", "ab", "a", ""])
#> take_while_shrinking(["one"])

### triangle_prefixes
def triangle_prefixes(word):
    up = [word[:i] for i in range(1, len(word))]
    return up + [word] + up[::-1]

#> triangle_prefixes("sea")
#> triangle_prefixes("")
#> triangle_prefixes("x")
#> triangle_prefixes("été")
#> triangle_prefixes("12 4")

### negative_index_walk_quiz
def negative_index_walk_quiz(xs):
    out = []
    i = -1
    while -i <= len(xs):
        out.append(xs[i])
        i *= 2
    return out

#> negative_index_walk_quiz([1, 2, 3, 4, 5, 6, 7, 8])
#> negative_index_walk_quiz([])
#> negative_index_walk_quiz("abc")
#> negative_index_walk_quiz(["x"])
#> negative_index_walk_quiz((0, 1, 2, 3))

### stretch_by_index
def stretch_by_index(s, sep):
    return sep.join(c.upper() + c.lower() * i for i, c in enumerate(s))

#> stretch_by_index("abCd", "-")
#> stretch_by_index("", "-")
#> stretch_by_index("Q", "+")
#> stretch_by_index("1é", " ")
#> stretch_by_index("no", "")

### compare_sorted_slices
def compare_sorted_slices(s, k):
    head, tail = s[:k], s[-k:]
    if sorted(head) == sorted(tail):
        return "anagram"
    return head if head < tail else tail

#> compare_sorted_slices("listen silent", 6)
#> compare_sorted_slices("zebra", 2)
#> compare_sorted_slices("abc", 0)
#> compare_sorted_slices("", 3)
#> compare_sorted_slices("apple", 2)
