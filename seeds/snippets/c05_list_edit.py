### pop_matching_ends
def pop_matching_ends(s):
    l = list(s)
    while len(l) > 1 and l[0] == l[-1]:
        l.pop()
        l.pop(0)
    return "".join(l) or None

#> pop_matching_ends("abcxcba")
#> pop_matching_ends("abccba")
#> pop_matching_ends("level up level")
#> pop_matching_ends("")
#> pop_matching_ends("nope")
#> pop_matching_ends("xx1yxx")

### insert_count_before
def insert_count_before(s, ch):
    l = list(s)
    n = l.count(ch)
    for i in range(len(l) - 1, -1, -1):
        if l[i] == ch:
            l.insert(i, str(n))
            n -= 1
    return "".join(l)

#> insert_count_before("banana", "a")
#> insert_count_before("no match", "z")
#> insert_count_before("", "a")
#> insert_count_before("a-b-c-d", "-")
#> insert_count_before("zzz", "z")

### slice_assign_mirror
def slice_assign_mirror(s, i, j):
    l = list(s)
    l[i:j] = l[i:j][::-1]
    l[::2] = [c.upper() for c in l[::2]]
    return "".join(l)

#> slice_assign_mirror("abcdefgh", 2, 6)
#> slice_assign_mirror("stone bridge", 0, 5)
#> slice_assign_mirror("short", 3, 50)
#> slice_assign_mirror("", 0, 1)
#> slice_assign_mirror("negative", -4, -1)
#> slice_assign_mirror("reversed", 5, 2)

### remove_until_gone
def remove_until_gone(s, bad):
    l = list(s)
    n = 0
    for b in bad:
        while b in l:
            l.remove(b)
            n += 1
    l.append(str(n))
    return "".join(l)

#> remove_until_gone("hello world", "lo")
#> remove_until_gone("clean", "xyz")
#> remove_until_gone("", "a")
#> remove_until_gone("aaaa", "aa")
#> remove_until_gone("1,2;3,4", ",;")

### del_every_kth
def del_every_kth(s, k):
    l = list(s)
    del l[k - 1::k]
    if l == list(s):
        return s + "="
    return "".join(l)

#> del_every_kth("abcdefghij", 3)
#> del_every_kth("short", 9)
#> del_every_kth("", 2)
#> del_every_kth("erase it all", 1)
#> del_every_kth("0123456789", 5)

### bubble_spaces_right
def bubble_spaces_right(s):
    l = list(s)
    moved = True
    while moved:
        moved = False
        for i in range(len(l) - 1):
            if l[i] == " " != l[i + 1]:
                l[i], l[i + 1] = l[i + 1], l[i]
                moved = True
    return "".join(l)

#> bubble_spaces_right("a b c")
#> bubble_spaces_right(" lead")
#> bubble_spaces_right("none")
#> bubble_spaces_right("")
#> bubble_spaces_right("  x  ")

### stack_backspace_caps
def stack_backspace_caps(keys):
    st = []
    caps = False
    for k in keys:
        if k == "<":
            if st:
                st.pop()
        elif k == "^":
            caps = not caps
        else:
            st.append(k.upper() if caps else k)
    return "".join(st)

#> stack_backspace_caps("helo<lo ^wor^ld")
#> stack_backspace_caps("<<a<b")
#> stack_backspace_caps("")
#> stack_backspace_caps("^loud<<<<")
#> stack_backspace_caps("x^y^z")

### rotate_blocks_inplace
def rotate_blocks_inplace(s, n):
    l = list(s)
    for i in range(0, len(l) - n + 1, n):
        l[i:i + n] = [l[i + n - 1]] + l[i:i + n - 1]
    return "".join(l)

#> rotate_blocks_inplace("abcdefghi", 3)
#> rotate_blocks_inplace("abcdefgh", 3)
#> rotate_blocks_inplace("xy", 5)
#> rotate_blocks_inplace("", 2)
#> rotate_blocks_inplace("swap pairs!", 2)

### push_digits_front
def push_digits_front(text):
    l = []
    for c in text:
        if c.isdigit():
            l.insert(0, c)
        elif c == " ":
            l.insert(len(l) // 2, "_")
        else:
            l.append(c)
    return "".join(l)

#> push_digits_front("flat 12 b 7")
#> push_digits_front("2024 report")
#> push_digits_front("")
#> push_digits_front("   ")
#> push_digits_front("abc")
#> push_digits_front("9 8 7")

### pop_at_ord
def pop_at_ord(s):
    l = list(s)
    out = ""
    k = 0
    while l:
        k = (k + ord(l[0])) % len(l)
        out += l.pop(k)
    return out

#> pop_at_ord("shuffle")
#> pop_at_ord("abcd")
#> pop_at_ord("")
#> pop_at_ord("0123456")
#> pop_at_ord("a b c!")

### extend_with_tail
def extend_with_tail(s, times):
    l = list(s)
    for _ in range(times):
        l.extend(l[-2:])
        l.pop(0)
    return "".join(l)

#> extend_with_tail("carton", 3)
#> extend_with_tail("ab", 4)
#> extend_with_tail("x", 1)
#> extend_with_tail("", 0)
#> extend_with_tail("", 2)
#> extend_with_tail("loop the loop", 2)

### replace_slice_with_len_bit
def replace_slice_with_len_bit(s, sub):
    l = list(s)
    k = s.find(sub)
    while k != -1:
        l[k:k + len(sub)] = str(len(sub))
        k = "".join(l).find(sub)
    return l

#> replace_slice_with_len_bit("one two one", "one")
#> replace_slice_with_len_bit("nothing", "q")
#> replace_slice_with_len_bit("aaaa", "aaa")
#> replace_slice_with_len_bit("", "x")
#> replace_slice_with_len_bit("ab-ab-abc", "ab")

### sort_only_letters
def sort_only_letters(s):
    letters = sorted((c for c in s if c.isalpha()), key=str.lower)
    l = list(s)
    for i, c in enumerate(l):
        if c.isalpha():
            l[i] = letters.pop(0)
    return "".join(l)

#> sort_only_letters("d-c-b-a")
#> sort_only_letters("Hello, World 42!")
#> sort_only_letters("")
#> sort_only_letters("12:30")
#> sort_only_letters("zebra Ape")

### list_minus_letters
def list_minus_letters(a, b):
    l = list(a)
    miss = []
    for c in b:
        if c in l:
            l.remove(c)
        else:
            miss.append(c)
    return "".join(l) + "/" + "".join(miss)

#> list_minus_letters("refrigerator", "freight")
#> list_minus_letters("cat", "dog")
#> list_minus_letters("", "abc")
#> list_minus_letters("same", "")
#> list_minus_letters("letters", "settler")

### halves_exchanged_at
def halves_exchanged_at(s, c):
    l = list(s)
    if c not in l:
        l.append(c)
    i = l.index(c)
    l[:i], l[i + 1:] = l[i + 1:], l[:i]
    return "".join(l)

#> halves_exchanged_at("name=value", "=")
#> halves_exchanged_at("nothing", "+")
#> halves_exchanged_at("", ":")
#> halves_exchanged_at("a:b:c", ":")
#> halves_exchanged_at("start", "s")

### fold_adjacent_equal
def fold_adjacent_equal(s):
    l = list(s)
    i = 0
    while i < len(l) - 1:
        if l[i] == l[i + 1]:
            del l[i:i + 2]
            i = max(i - 1, 0)
        else:
            i += 1
    return "".join(l)

#> fold_adjacent_equal("abbac")
#> fold_adjacent_equal("aab")
#> fold_adjacent_equal("xyz")
#> fold_adjacent_equal("")
#> fold_adjacent_equal("bookkeepers")
#> fold_adjacent_equal("mississippi")

### seat_reversal_queue
def seat_reversal_queue(names, cmds):
    q = names.split()
    for c in cmds:
        if c == "r":
            q.reverse()
        elif c == "n":
            q.append(q.pop(0))
        else:
            q.insert(0, c)
    return " ".join(q)

#> seat_reversal_queue("ann bob cy", "rn")
#> seat_reversal_queue("ann bob cy", "xnyr")
#> seat_reversal_queue("", "ab")
#> seat_reversal_queue("", "n")
#> seat_reversal_queue("solo", "nnn")

### step_assign_mask
def step_assign_mask(s, k, ch="*"):
    l = list(s)
    n = len(l[1::k])
    l[1::k] = ch * n
    return "".join(l) + str(n)

#> step_assign_mask("secret code", 2)
#> step_assign_mask("abcdef", 3, "?")
#> step_assign_mask("", 4)
#> step_assign_mask("x", 1)
#> step_assign_mask("password", 1, "•")

### lists_by_parity_glue
def lists_by_parity_glue(s):
    a, b = [], []
    for c in s:
        (a if ord(c) % 2 else b).append(c)
    while len(a) > len(b):
        b.insert(0, a.pop())
    return "".join(a), "".join(b)

#> lists_by_parity_glue("acegbd")
#> lists_by_parity_glue("bdfh")
#> lists_by_parity_glue("")
#> lists_by_parity_glue("aaaaa")
#> lists_by_parity_glue("Parity of 123")

### undo_log_text
def undo_log_text(ops):
    text, log = "", []
    for op in ops.split():
        if op == "undo":
            text = log.pop()
            continue
        log.append(text)
        text = text[:-1] if op == "del" else text + op
    return text, len(log)

#> undo_log_text("ab cd del undo ef")
#> undo_log_text("x undo undo")
#> undo_log_text("")
#> undo_log_text("del del a")
#> undo_log_text("one two undo undo three")

### swap_first_last_same
def swap_first_last_same(s):
    l = list(s)
    for c in sorted(set(s)):
        i, j = s.index(c), s.rindex(c)
        if j - i > 1:
            l[i + 1], l[j - 1] = l[j - 1], l[i + 1]
    return "".join(l)

#> swap_first_last_same("abcda")
#> swap_first_last_same("xyz")
#> swap_first_last_same("")
#> swap_first_last_same("banana bandana")
#> swap_first_last_same("1-2-3-1")

### weave_stars_by_index
def weave_stars_by_index(s, idx):
    l = list(s)
    for off, i in enumerate(sorted(idx)):
        l.insert(i + off, "*")
    return "".join(l)

#> weave_stars_by_index("abcdef", [3, 1])
#> weave_stars_by_index("abc", [0, 3, 9])
#> weave_stars_by_index("", [2, 2])
#> weave_stars_by_index("plain", [])
#> weave_stars_by_index("hello", [-1, 2])

### longest_tail_drop
def longest_tail_drop(words, n):
    l = words.split("-")
    while sum(map(len, l)) > n:
        l.remove(max(l, key=len))
    return "-".join(l)

#> longest_tail_drop("red-green-blue-violet", 10)
#> longest_tail_drop("a-b-c", 3)
#> longest_tail_drop("unbreakable", 4)
#> longest_tail_drop("", 0)
#> longest_tail_drop("aa-bb-cc-dd", 5)

### clear_at_tilde
def clear_at_tilde(s):
    buf, kept = [], []
    for c in s:
        if c == "~":
            kept.append("".join(buf[::-1]))
            buf.clear()
        else:
            buf += c
    return kept, buf

#> clear_at_tilde("abc~de~f")
#> clear_at_tilde("nothing")
#> clear_at_tilde("~~")
#> clear_at_tilde("")
#> clear_at_tilde("on ~ off~")

### copy_then_mutate_pair
def copy_then_mutate_pair(s):
    a = list(s)
    b = a
    c = a[:]
    b.sort()
    c.append(a[0] if a else "")
    return "".join(a), "".join(c)

#> copy_then_mutate_pair("design")
#> copy_then_mutate_pair("")
#> copy_then_mutate_pair("ba")
#> copy_then_mutate_pair("Zoo keeper")
#> copy_then_mutate_pair("31415")
