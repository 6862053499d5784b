### sx_rotate_to_char
def sx_rotate_to_char(s, c):
    k = s.find(c)
    return s[k:] + s[:k]

#> sx_rotate_to_char("lighthouse", "h")
#> sx_rotate_to_char("lighthouse", "z")
#> sx_rotate_to_char("lighthouse", "l")
#> sx_rotate_to_char("", "l")
#> sx_rotate_to_char("2024-05-06", "-")
#> sx_rotate_to_char("tower", "r")

### sx_reverse_between_commas
def sx_reverse_between_commas(s):
    a, b = s.find(","), s.rfind(",")
    if a == b:
        return s[::-1]
    return s[:a] + s[b:a:-1] + s[b:]

#> sx_reverse_between_commas("ink,paper,glue")
#> sx_reverse_between_commas("a,b")
#> sx_reverse_between_commas("abc")
#> sx_reverse_between_commas(",,")
#> sx_reverse_between_commas("x,1,2,y")

### sx_drop_first_and_last
def sx_drop_first_and_last(s, t):
    if s.count(t) < 2:
        return s
    i = s.index(t)
    s = s[:i] + s[i + len(t):]
    j = s.rindex(t)
    return s[:j] + s[j + len(t):]

#> sx_drop_first_and_last("na na na batman", "na ")
#> sx_drop_first_and_last("tick tock", "tick")
#> sx_drop_first_and_last("", "a")
#> sx_drop_first_and_last("aaa", "a")
#> sx_drop_first_and_last("<<mid<<", "<<")

### sx_half_swap_at_digit
def sx_half_swap_at_digit(p):
    k = next((i for i, c in enumerate(p) if c in "0123456789"), None)
    return p[k:] + "/" + p[:k]

#> sx_half_swap_at_digit("Elm St 42")
#> sx_half_swap_at_digit("7 Hills")
#> sx_half_swap_at_digit("no number")
#> sx_half_swap_at_digit("")
#> sx_half_swap_at_digit("a1b2")

### sx_every_nth_after
def sx_every_nth_after(s, c):
    n = s.count(c)
    return s[s.find(c) + 1::n] if n else s[::2]

#> sx_every_nth_after("pineapple", "p")
#> sx_every_nth_after("pineapple", "i")
#> sx_every_nth_after("pineapple", "z")
#> sx_every_nth_after("", "x")
#> sx_every_nth_after("a-b-c-d-e", "-")

### sx_overlap_join
def sx_overlap_join(a, b):
    for k in range(min(len(a), len(b)), 0, -1):
        if a[-k:] == b[:k]:
            return a + b[k:]
    return a + "." + b

#> sx_overlap_join("waterfall", "fallen")
#> sx_overlap_join("cat", "dog")
#> sx_overlap_join("", "x")
#> sx_overlap_join("aaa", "aaaa")
#> sx_overlap_join("notebook", "okay")

### sx_chunk_by_first_len
def sx_chunk_by_first_len(s):
    n = max(1, s.find(" "))
    t = s.replace(" ", "")
    return [t[i:i + n] for i in range(0, len(t), n)]

#> sx_chunk_by_first_len("the great wide sea")
#> sx_chunk_by_first_len("word")
#> sx_chunk_by_first_len(" lead")
#> sx_chunk_by_first_len("")
#> sx_chunk_by_first_len("ab cdefg h")

### sx_splice_over
def sx_splice_over(a, x, new):
    if x in a:
        i = a.index(x)
        a[i:i + len(new)] = new
    else:
        a[:0] = new[:1]
    return a

#> sx_splice_over([1, 2, 3, 4], 2, [9, 9])
#> sx_splice_over([1, 2, 3], 3, [7, 8, 9])
#> sx_splice_over([1, 2, 3], 5, [7, 8])
#> sx_splice_over([], 1, [])
#> sx_splice_over(["a", "b"], "a", [])

### sx_middle_around
def sx_middle_around(s, c, r):
    i = s.find(c)
    if i < 0:
        return ""
    return s[max(0, i - r):i] + "[" + c + "]" + s[i + len(c):i + len(c) + r]

#> sx_middle_around("a very long sentence", "long", 3)
#> sx_middle_around("a very long sentence", "a", 4)
#> sx_middle_around("short", "x", 2)
#> sx_middle_around("short", "t", 10)
#> sx_middle_around("", "", 1)

### sx_tail_same_length
def sx_tail_same_length(path):
    cut = path.rfind("/")
    name = path[cut + 1:]
    dot = name.rfind(".")
    return (name[:dot], name[dot:]) if dot > 0 else (name, path[:cut])

#> sx_tail_same_length("src/app/main.py")
#> sx_tail_same_length("home/.bashrc")
#> sx_tail_same_length("Makefile")
#> sx_tail_same_length("a.b/c")
#> sx_tail_same_length("")
#> sx_tail_same_length("pkg/archive.tar.gz")

### sx_negative_from_len
def sx_negative_from_len(a, b):
    k = -len(b)
    return a[k:] == b, a[:k], a[k:]

#> sx_negative_from_len("sunflower", "flower")
#> sx_negative_from_len("sunflower", "power!")
#> sx_negative_from_len("sun", "sunset")
#> sx_negative_from_len("sun", "")
#> sx_negative_from_len([1, 2, 3], [3])

### sx_take_while_slice
def sx_take_while_slice(a, top):
    n = s = 0
    while n < len(a) and s + a[n] <= top:
        s += a[n]
        n += 1
    return a[:n], a[n:], top - s

#> sx_take_while_slice([4, 3, 5, 1], 8)
#> sx_take_while_slice([9], 8)
#> sx_take_while_slice([], 8)
#> sx_take_while_slice([2, 2, 2], 6)
#> sx_take_while_slice([5, -5, 5, 6], 5)

### sx_zip_two_halves
def sx_zip_two_halves(d):
    h = -(-len(d) // 2)
    a, b = d[:h], d[h:]
    return "".join(x + y for x, y in zip(a, b)) + a[len(b):]

#> sx_zip_two_halves("abcdef")
#> sx_zip_two_halves("abcde")
#> sx_zip_two_halves("")
#> sx_zip_two_halves("x")
#> sx_zip_two_halves("shuffled deck")

### sx_until_repeat_slice
def sx_until_repeat_slice(s):
    for i in range(len(s)):
        if s[i] in s[:i]:
            return s[:i], s[i:]
    return s, None

#> sx_until_repeat_slice("copywriting")
#> sx_until_repeat_slice("world")
#> sx_until_repeat_slice("")
#> sx_until_repeat_slice("aab")
#> sx_until_repeat_slice([4, 7, 1, 7])

### sx_pull_quoted
def sx_pull_quoted(t):
    out, i = [], t.find('"')
    while i != -1:
        j = t.find('"', i + 1)
        if j == -1:
            out.append(t[i:])
            break
        out.append(t[i + 1:j])
        i = t.find('"', j + 1)
    return out

#> sx_pull_quoted('say "hi" and "bye" now')
#> sx_pull_quoted('an "open end')
#> sx_pull_quoted("none")
#> sx_pull_quoted('""')
#> sx_pull_quoted('"a" "b" "c')

### sx_indent_of_block
def sx_indent_of_block(lines):
    pad = min((len(l) - len(l.lstrip()) for l in lines if l.strip()), default=0)
    return [l[pad:] for l in lines]

#> sx_indent_of_block(["  if x:", "    y()", "", "  z()"])
#> sx_indent_of_block([])
#> sx_indent_of_block(["   ", ""])
#> sx_indent_of_block(["a", "  b"])
#> sx_indent_of_block(["    deep", " "])

### sx_slice_by_two_finds
def sx_slice_by_two_finds(s, a, b):
    i = s.find(a)
    return s[i:s.find(b, i)], s[i:s.rfind(b)]

#> sx_slice_by_two_finds("key=val; other=thing; end", "=", ";")
#> sx_slice_by_two_finds("key=val", "=", ";")
#> sx_slice_by_two_finds("nothing", "x", "n")
#> sx_slice_by_two_finds("", "a", "b")
#> sx_slice_by_two_finds("b a b a b", "a", "b")

### sx_windows_with
def sx_windows_with(s, w, must):
    return [s[i:i + w] for i in range(len(s) - w + 1) if must in s[i:i + w]]

#> sx_windows_with("caravan", 3, "v")
#> sx_windows_with("caravan", 4, "ar")
#> sx_windows_with("ab", 3, "a")
#> sx_windows_with("", 0, "")
#> sx_windows_with("xoxo", 2, "q")

### sx_remove_span
def sx_remove_span(nums, lo, hi):
    keep = nums[:]
    del keep[nums.index(lo):nums.index(hi) + 1]
    return keep

#> sx_remove_span([1, 2, 3, 4, 5], 2, 4)
#> sx_remove_span([1, 2, 3, 4, 5], 4, 2)
#> sx_remove_span([8, 8, 9], 8, 8)
#> sx_remove_span([6], 6, 6)
#> sx_remove_span([1, 2], 1, 7)

### sx_tag_body
def sx_tag_body(x):
    e = x.find(">")
    name = x[1:e]
    close = x.find("</" + name + ">")
    return (name, x[e + 1:close]) if close > 0 else (name, None)

#> sx_tag_body("<em>very</em> nice")
#> sx_tag_body("<li>open")
#> sx_tag_body("<a></a>")
#> sx_tag_body("")
#> sx_tag_body("<b><i>x</i></b>")

### sx_move_block_end
def sx_move_block_end(s, blk):
    h, m, t = s.partition(blk)
    return h + t + m if m else s + blk.upper()

#> sx_move_block_end("one two three", "two ")
#> sx_move_block_end("one", "x")
#> sx_move_block_end("abcabc", "ab")
#> sx_move_block_end("", "q")
#> sx_move_block_end("end", "end")

### sx_step_from_value
def sx_step_from_value(a):
    if not a:
        return a
    k = a[0] % len(a)
    return a[k::-1] + a[k + 1:]

#> sx_step_from_value([2, 7, 1, 8])
#> sx_step_from_value([5, 1, 0])
#> sx_step_from_value([])
#> sx_step_from_value([-1, 4, 6])
#> sx_step_from_value([4, 3, 2, 1])

### sx_strip_to_letters
def sx_strip_to_letters(s):
    i, j = 0, len(s)
    while i < j and not s[i].isalpha():
        i += 1
    while j > i and not s[j - 1].isalpha():
        j -= 1
    return s[i:j], i, len(s) - j

#> sx_strip_to_letters("**bold text!!")
#> sx_strip_to_letters("plain")
#> sx_strip_to_letters("12345")
#> sx_strip_to_letters("")
#> sx_strip_to_letters("¿qué?")

### sx_prefix_sums_cut
def sx_prefix_sums_cut(a):
    for i in range(1, len(a)):
        if sum(a[:i]) == sum(a[i:]):
            return a[:i], a[i:]
    return i if len(a) > 1 else a

#> sx_prefix_sums_cut([3, 1, 4])
#> sx_prefix_sums_cut([1, 2, 5])
#> sx_prefix_sums_cut([])
#> sx_prefix_sums_cut([6])
#> sx_prefix_sums_cut([2, -2, 0, 0])
