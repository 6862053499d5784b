### find_from_second
def find_from_second(text, sub):
    first = text.find(sub)
    if first < 0:
        return text
    second = text.find(sub, first + 1)
    return text[first:second]

#> find_from_second("banana split", "an")
#> find_from_second("mississippi", "ss")
#> find_from_second("kiwi", "z")
#> find_from_second("one dot.", ".")
#> find_from_second("", "")

### cut_at_last_seen
def cut_at_last_seen(s, ch):
    pos = s.rfind(ch)
    return s[:pos] + "|" + s[pos:]

#> cut_at_last_seen("harbor road", "r")
#> cut_at_last_seen("violet", "x")
#> cut_at_last_seen("a", "a")
#> cut_at_last_seen("", "q")
#> cut_at_last_seen("12:30:59", ":")

### find_minus_count
def find_minus_count(a, b):
    gap = a.find(b) - a.count(b)
    while gap > 0:
        a = a[1:]
        gap = a.find(b) - a.count(b)
    return a, gap

#> find_minus_count("the tall tent", "te")
#> find_minus_count("zzzzz", "z")
#> find_minus_count("green eggs", "gg")
#> find_minus_count("", "p")
#> find_minus_count("abcdefabc", "f")

### slice_between_finds
def slice_between_finds(line, left, right):
    start = line.find(left) + len(left)
    return line[start:line.find(right, start)]

#> slice_between_finds("size=(40)", "(", ")")
#> slice_between_finds("size=(40", "(", ")")
#> slice_between_finds("<b>bold</b>", "<b>", "</b>")
#> slice_between_finds("nothing", "[", "]")
#> slice_between_finds("))((", "(", ")")

### rfind_limit_steps
def rfind_limit_steps(word, ch):
    places = []
    end = len(word)
    while (end := word.rfind(ch, 0, end)) != -1:
        places.append(end)
    return places

#> rfind_limit_steps("abracadabra", "a")
#> rfind_limit_steps("sky", "e")
#> rfind_limit_steps("oooo", "o")
#> rfind_limit_steps("", "k")
#> rfind_limit_steps("x--x--x", "x--")

### find_truthy_mistake
def find_truthy_mistake(text, word):
    if text.find(word):
        return "yes"
    return "no"

#> find_truthy_mistake("rainy day", "rain")
#> find_truthy_mistake("rainy day", "day")
#> find_truthy_mistake("rainy day", "snow")
#> find_truthy_mistake("", "")
#> find_truthy_mistake("", "fog")

### lowest_find_wins
def lowest_find_wins(text, options):
    best = None
    for opt in options:
        at = text.find(opt)
        if at >= 0 and (best is None or at < best[0]):
            best = (at, opt)
    return best

#> lowest_find_wins("tea and coffee", ["coffee", "tea", "and"])
#> lowest_find_wins("plain water", ["milk", "juice"])
#> lowest_find_wins("", [])
#> lowest_find_wins("cocoa", ["oa", "co", "coco"])
#> lowest_find_wins("A-b-C", ["b", "-", "c"])

### index_or_length
def index_or_length(s, sub):
    try:
        return s.index(sub)
    except ValueError:
        return len(s)

#> index_or_length("pepper", "pp")
#> index_or_length("pepper", "salt")
#> index_or_length("", "")
#> index_or_length("naïve", "ï")
#> index_or_length("tab\there", "\t")

### rindex_within_window
def rindex_within_window(s, ch, lo, hi):
    try:
        at = s.rindex(ch, lo, hi)
    except ValueError:
        at = -lo
    return at + hi

#> rindex_within_window("bookkeeper", "e", 0, 8)
#> rindex_within_window("bookkeeper", "b", 1, 10)
#> rindex_within_window("bookkeeper", "k", -7, -2)
#> rindex_within_window("", "k", 0, 0)
#> rindex_within_window("oooo", "o", 1, 3)

### find_beyond_end
def find_beyond_end(s, sub, start):
    return s.find(sub, start), s[start:].find(sub), sub in s[start:]

#> find_beyond_end("lantern", "n", 3)
#> find_beyond_end("lantern", "", 7)
#> find_beyond_end("lantern", "", 8)
#> find_beyond_end("lantern", "er", -3)
#> find_beyond_end("", "a", -1)

### find_each_letter_in_other
def find_each_letter_in_other(small, big):
    return [big.find(c) for c in small]

#> find_each_letter_in_other("cab", "abacus")
#> find_each_letter_in_other("", "abacus")
#> find_each_letter_in_other("xyz", "")
#> find_each_letter_in_other("Aa", "aA")
#> find_each_letter_in_other("noon", "moon")

### delete_every_second_hit
def delete_every_second_hit(text, sub):
    i = text.find(sub)
    keep = True
    while i >= 0:
        if keep:
            i += len(sub)
        else:
            text = text[:i] + text[i + len(sub):]
        keep = not keep
        i = text.find(sub, i)
    return text

#> delete_every_second_hit("la la la la", "la")
#> delete_every_second_hit("so-so", "-")
#> delete_every_second_hit("", "x")
#> delete_every_second_hit("aaaaaa", "aa")
#> delete_every_second_hit("1,2,3,4,5", ",")

### count_overlap_vs_plain
def count_overlap_vs_plain(s, sub):
    plain = s.count(sub)
    overlap = 0
    for i in range(len(s)):
        overlap += s.startswith(sub, i)
    return plain, overlap

#> count_overlap_vs_plain("aaaa", "aa")
#> count_overlap_vs_plain("abababa", "aba")
#> count_overlap_vs_plain("", "x")
#> count_overlap_vs_plain("xyz", "")
#> count_overlap_vs_plain("1001001", "1001")

### count_empty_string_in
def count_empty_string_in(text, repeat):
    n = text.count("")
    return "-".join([text] * repeat), n * repeat

#> count_empty_string_in("ab", 2)
#> count_empty_string_in("", 3)
#> count_empty_string_in("queue", 0)
#> count_empty_string_in("é", 1)
#> count_empty_string_in("x y", -1)

### count_in_halves
def count_in_halves(s, ch):
    mid = len(s) // 2
    left, right = s.count(ch, 0, mid), s.count(ch, mid)
    if left == right:
        return "even"
    return "left" if left > right else "right"

#> count_in_halves("tomato", "o")
#> count_in_halves("assess", "s")
#> count_in_halves("eel", "e")
#> count_in_halves("llama", "l")
#> count_in_halves("", "l")

### most_counted_letter_late
def most_counted_letter_late(word):
    best = ""
    for c in word:
        if not best or word.count(c) >= word.count(best):
            best = c
    return best * word.count(best)

#> most_counted_letter_late("bookkeeper")
#> most_counted_letter_late("noon")
#> most_counted_letter_late("")
#> most_counted_letter_late("aab")
#> most_counted_letter_late("Zz 9")

### count_to_replace_limit
def count_to_replace_limit(s, old, new):
    half = s.count(old) // 2
    return s.replace(old, new, half)

#> count_to_replace_limit("a.b.c.d.e", ".", "/")
#> count_to_replace_limit("one two", " ", "_")
#> count_to_replace_limit("zzz", "", "-")
#> count_to_replace_limit("", "x", "y")
#> count_to_replace_limit("tick tock tick", "tick", "")

### count_with_negative_start
def count_with_negative_start(s, ch, n):
    tail = s.count(ch, -n)
    return s[-n:].count(ch) == tail, tail

#> count_with_negative_start("parallel", "l", 3)
#> count_with_negative_start("parallel", "l", 0)
#> count_with_negative_start("parallel", "a", 20)
#> count_with_negative_start("", "a", 1)
#> count_with_negative_start("...", ".", 2)

### replace_growing_quiz
def replace_growing_quiz(text):
    for i, ch in enumerate("aeiou", 1):
        text = text.replace(ch, ch * i)
    return text

#> replace_growing_quiz("tea")
#> replace_growing_quiz("rhythm")
#> replace_growing_quiz("")
#> replace_growing_quiz("Iou")
#> replace_growing_quiz("go up")

### replace_until_stable
def replace_until_stable(s, old, new):
    rounds = 0
    while old in s and rounds < 5:
        s = s.replace(old, new)
        rounds += 1
    return s, rounds

#> replace_until_stable("((()))", "()", "")
#> replace_until_stable("a    b", "  ", " ")
#> replace_until_stable("xyz", "q", "r")
#> replace_until_stable("no", "o", "oo")
#> replace_until_stable("", "-", "+")

### replace_swap_via_mark
def replace_swap_via_mark(s, a, b):
    return s.replace(a, "\0").replace(b, a).replace("\0", b)

#> replace_swap_via_mark("left and right", "left", "right")
#> replace_swap_via_mark("aabb", "a", "b")
#> replace_swap_via_mark("", "x", "y")
#> replace_swap_via_mark("1-0", "1", "0")
#> replace_swap_via_mark("same", "z", "same")

### replace_without_assign
def replace_without_assign(name, bad):
    name.replace(bad, "")
    if bad in name:
        name = name.upper()
    return name

#> replace_without_assign("foo-bar", "-")
#> replace_without_assign("clean", "_")
#> replace_without_assign("", "")
#> replace_without_assign("ß-strasse", "ß")
#> replace_without_assign("a b", "c")

### replace_limit_by_position
def replace_limit_by_position(s, ch):
    pieces = []
    for n in range(s.count(ch) + 1):
        pieces.append(s.replace(ch, "*", n))
    return pieces

#> replace_limit_by_position("pop", "p")
#> replace_limit_by_position("bee", "e")
#> replace_limit_by_position("sun", "m")
#> replace_limit_by_position("", "a")
#> replace_limit_by_position("0", "0")

### replace_empty_interleaves
def replace_empty_interleaves(s, sep, n):
    spaced = s.replace("", sep, n)
    return spaced, spaced.startswith(sep), spaced.endswith(sep)

#> replace_empty_interleaves("abc", "-", -1)
#> replace_empty_interleaves("abc", "-", 2)
#> replace_empty_interleaves("", "+", -1)
#> replace_empty_interleaves("hi", "", 5)
#> replace_empty_interleaves("xy", ".", 0)

### replace_chain_in_order
def replace_chain_in_order(text, pairs):
    for old, new in pairs:
        if old not in text:
            break
        text = text.replace(old, new)
    else:
        text += "!"
    return text

#> replace_chain_in_order("cat", [("c", "b"), ("b", "r")])
#> replace_chain_in_order("cat", [("x", "b"), ("a", "o")])
#> replace_chain_in_order("", [])
#> replace_chain_in_order("one", [("one", "two"), ("two", "three"), ("one", "four")])
#> replace_chain_in_order("mmm", [("mm", "m"), ("mm", "x")])

### startswith_tuple_pick
def startswith_tuple_pick(words, prefixes):
    hits = [w for w in words if w.startswith(tuple(prefixes))]
    return hits[-1] if hits else None

#> startswith_tuple_pick(["unit", "under", "over"], ["un"])
#> startswith_tuple_pick(["unit", "under", "over"], ["in", "ov"])
#> startswith_tuple_pick(["unit"], [])
#> startswith_tuple_pick([], ["a"])
#> startswith_tuple_pick(["", "x"], [""])

### startswith_at_offset
def startswith_at_offset(s, mark):
    for i in range(len(s), -1, -1):
        if s.startswith(mark, i):
            return s[:i] + mark.upper() + s[i:]
    return mark

#> startswith_at_offset("seashell", "sh")
#> startswith_at_offset("seashell", "cr")
#> startswith_at_offset("abcabc", "abc")
#> startswith_at_offset("", "z")
#> startswith_at_offset("pin", "")

### strip_prefix_repeatedly
def strip_prefix_repeatedly(s, prefix):
    n = 0
    while prefix and s.startswith(prefix):
        s = s.removeprefix(prefix)
        n += 1
    return f"{n}:{s}"

#> strip_prefix_repeatedly("rererun", "re")
#> strip_prefix_repeatedly("run", "re")
#> strip_prefix_repeatedly("aaaa", "aa")
#> strip_prefix_repeatedly("word", "")
#> strip_prefix_repeatedly("", "x")

### endswith_window
def endswith_window(s, tail, stop):
    return [s.endswith(tail), s.endswith(tail, 0, stop), s[:stop].endswith(tail)]

#> endswith_window("basketball", "ball", 10)
#> endswith_window("basketball", "basket", 6)
#> endswith_window("basketball", "all", -1)
#> endswith_window("", "", 0)
#> endswith_window("oo", "o", 1)

### removesuffix_then_prefix
def removesuffix_then_prefix(word, affix):
    trimmed = word.removesuffix(affix)
    if trimmed != word:
        return trimmed.removeprefix(affix[::-1])
    return affix + word

#> removesuffix_then_prefix("desserts stressed", "stressed")
#> removesuffix_then_prefix("nap in pan", "pan")
#> removesuffix_then_prefix("lamp", "p")
#> removesuffix_then_prefix("", "ing")
#> removesuffix_then_prefix("walk", "ing")

### rstrip_is_not_removesuffix
def rstrip_is_not_removesuffix(name, ext):
    a = name.rstrip(ext)
    b = name.removesuffix(ext)
    return a if a == b else [a, b]

#> rstrip_is_not_removesuffix("happy.py", ".py")
#> rstrip_is_not_removesuffix("main.py", ".py")
#> rstrip_is_not_removesuffix("notes.txt", ".md")
#> rstrip_is_not_removesuffix("", ".c")
#> rstrip_is_not_removesuffix("pypy", "y")

### first_prefix_shared
def first_prefix_shared(a, b):
    k = len(a)
    while not b.startswith(a[:k]):
        k -= 1
    return a[:k], a[k:], b[k:]

#> first_prefix_shared("interval", "internet")
#> first_prefix_shared("abc", "xyz")
#> first_prefix_shared("", "any")
#> first_prefix_shared("car", "carpet")
#> first_prefix_shared("Carpet", "carpet")

### suffix_matches_any_slice
def suffix_matches_any_slice(s):
    ends = []
    for n in range(1, len(s)):
        if s.startswith(s[-n:]):
            ends.append(s[-n:])
    return ends

#> suffix_matches_any_slice("abacaba")
#> suffix_matches_any_slice("onion")
#> suffix_matches_any_slice("dog")
#> suffix_matches_any_slice("")
#> suffix_matches_any_slice("zzz")

### find_last_space_wrap
def find_last_space_wrap(text, width):
    if len(text) <= width:
        return [text]
    cut = text.rfind(" ", 0, width + 1)
    if cut == -1:
        cut = width
    return [text[:cut], text[cut:].lstrip()]

#> find_last_space_wrap("the long winding road", 10)
#> find_last_space_wrap("short", 10)
#> find_last_space_wrap("supercalifragilistic", 8)
#> find_last_space_wrap("", 0)
#> find_last_space_wrap("a b c d", 3)

### index_start_after_itself
def index_start_after_itself(s):
    pairs = []
    for i, c in enumerate(s):
        try:
            pairs.append(s.index(c, i + 1) - i)
        except ValueError:
            pairs.append(None)
    return pairs

#> index_start_after_itself("papaya")
#> index_start_after_itself("")
#> index_start_after_itself("abc")
#> index_start_after_itself("2112")
#> index_start_after_itself("   ")
