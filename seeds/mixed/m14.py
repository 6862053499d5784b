### rewrite_tail_letters
def rewrite_tail_letters(text, n, char):
    keep = text[:-n] if n else text
    return keep + char * (len(text) - len(keep)) + text[-1:]

#> rewrite_tail_letters("secret", 3, "#")
#> rewrite_tail_letters("abc", 0, "x")
#> rewrite_tail_letters("", 2, "-")
#> rewrite_tail_letters("hi", 5, "*")
#> rewrite_tail_letters("end", 1, "")

### dic_list_pop_front
def dic_list_pop_front(dic, names):
    got = []
    for name in names:
        queue = dic.get(name) or ["none"]
        got.append(queue.pop(0))
    return got, dic

#> dic_list_pop_front({"a": [1, 2], "b": []}, ["a", "b", "a", "a"])
#> dic_list_pop_front({}, ["z"])
#> dic_list_pop_front({"q": ["x"]}, [])
#> dic_list_pop_front({"m": [None, 0]}, ["m", "m"])
#> dic_list_pop_front({"k": "str"}, ["k"])

### array_neighbors_or
def array_neighbors_or(array):
    return [array[i - 1] or array[i] or i for i in range(len(array))]

#> array_neighbors_or([0, 5, 0, 0])
#> array_neighbors_or([])
#> array_neighbors_or(["", "a", ""])
#> array_neighbors_or([None])
#> array_neighbors_or([[], 0, ""])

### sep_or_wrap
def sep_or_wrap(names, sep, width):
    line = sep.join(names)
    while len(line) > width and sep in line:
        line = line.rpartition(sep)[0]
    return line + "…" * (line != sep.join(names))

#> sep_or_wrap(["Anna", "Ben", "Cleo"], ", ", 10)
#> sep_or_wrap([], "-", 0)
#> sep_or_wrap(["solo"], "|", 2)
#> sep_or_wrap(["a", "b"], "", 1)
#> sep_or_wrap(["x", "y", "z"], "/", 99)

### value_key_ping_pong
def value_key_ping_pong(key, d):
    seen = []
    while key in d and key not in seen:
        seen.append(key)
        key = d[key]
        if isinstance(key, list):
            key = key.pop() if key else None
    return seen, key

#> value_key_ping_pong("a", {"a": "b", "b": ["c", "a"]})
#> value_key_ping_pong(1, {})
#> value_key_ping_pong("x", {"x": []})
#> value_key_ping_pong("s", {"s": ["t", "u"], "u": "end"})
#> value_key_ping_pong(None, {None: None})

### b_before_a_swap
def b_before_a_swap(b, a):
    a, b = sorted([a, b], key=len)
    while a and b.endswith(a[0]):
        a, b = a[1:], b[:-1]
    return b + "." + a

#> b_before_a_swap("stream", "made")
#> b_before_a_swap("", "")
#> b_before_a_swap("ab", "ba")
#> b_before_a_swap("long one", "x")
#> b_before_a_swap("cc", "ccc")

### k_largest_by_removal
def k_largest_by_removal(arr, k):
    top = []
    for _ in range(min(k, len(arr))):
        m = max(arr)
        top.append(m)
        arr[arr.index(m)] = min(arr) - 1
    return top, arr

#> k_largest_by_removal([4, 9, 2, 9], 2)
#> k_largest_by_removal([], 3)
#> k_largest_by_removal([5], 2)
#> k_largest_by_removal([-1, -2, -3], 3)
#> k_largest_by_removal([1.5, 7], 0)

### text_bounce_index
def text_bounce_index(text, n):
    if not text:
        return n
    q, r = divmod(n, len(text))
    return text[r] if q % 2 == 0 else text[~r]

#> text_bounce_index("abcde", 3)
#> text_bounce_index("abcde", 8)
#> text_bounce_index("", 4)
#> text_bounce_index("xy", -1)
#> text_bounce_index("q", 100)

### dict_listcomp_shadow
def dict_listcomp_shadow(d, x):
    ys = [x for x in d if d[x]]
    zs = {x: y for y, x in enumerate(ys)}
    return x, zs

#> dict_listcomp_shadow({"a": 1, "b": 0, "c": "c"}, 9)
#> dict_listcomp_shadow({}, "kept")
#> dict_listcomp_shadow({1: [], 2: [0]}, None)
#> dict_listcomp_shadow({"z": None}, "z")
#> dict_listcomp_shadow({"": True, "n": True}, [])

### shuffle_out_in
def shuffle_out_in(cards, inward):
    half = (len(cards) + 1 - inward) // 2
    a, b = cards[:half], cards[half:]
    if inward:
        a, b = b, a
    out = []
    while a:
        out.append(a.pop(0))
        if b:
            out.append(b.pop(0))
    return out

#> shuffle_out_in([1, 2, 3, 4, 5, 6], False)
#> shuffle_out_in([1, 2, 3, 4, 5, 6], True)
#> shuffle_out_in([], False)
#> shuffle_out_in(["A", "K", "Q"], True)
#> shuffle_out_in(["A", "K", "Q"], 0)

### numbered_char_expand
def numbered_char_expand(code):
    out, n = "", 0
    for c in code:
        if c.isdigit():
            n = n * 10 + int(c)
        else:
            out += c * (n or 1)
            n = 0
    return out + "!" * n

#> numbered_char_expand("3a2bc")
#> numbered_char_expand("")
#> numbered_char_expand("12x")
#> numbered_char_expand("a0b5")
#> numbered_char_expand("2 1-")

### lst_until_sum
def lst_until_sum(lst, goal):
    taken = []
    while sum(taken) < goal:
        if not lst:
            return None
        taken.append(lst.pop())
    return taken, lst

#> lst_until_sum([1, 5, 2, 8], 9)
#> lst_until_sum([], 0)
#> lst_until_sum([1, 1], 5)
#> lst_until_sum([3, -1, 4], 4)
#> lst_until_sum([0.5, 0.5], 1)

### word_pyramid_lines
def word_pyramid_lines(word, gap=" "):
    rows = []
    for i in range(1, len(word) + 1):
        rows.append(gap.join(word[:i]).rjust(len(word) * 2 - 1))
    return "\n".join(rows)

#> word_pyramid_lines("abc")
#> word_pyramid_lines("")
#> word_pyramid_lines("x")
#> word_pyramid_lines("go!", "-")
#> word_pyramid_lines("né", gap="")

### parse_score_pairs
def parse_score_pairs(raw):
    home = away = 0
    for game in raw.split():
        try:
            h, a = map(int, game.split("-"))
        except ValueError:
            continue
        if h > a:
            home += 3
        elif h == a:
            home, away = home + 1, away + 1
        else:
            away += 3
    return home, away

#> parse_score_pairs("2-1 0-0 1-3")
#> parse_score_pairs("")
#> parse_score_pairs("x-y 4-4")
#> parse_score_pairs("1-2-3 9")
#> parse_score_pairs("10-2 0-1")

### remove_from_front_and_back
def remove_from_front_and_back(s, chars, limit):
    front = s.lstrip(chars)
    cut = len(s) - len(front)
    if cut > limit:
        front = s[limit:]
    return front, min(cut, limit)

#> remove_from_front_and_back("0007", "0", 2)
#> remove_from_front_and_back("0007", "0", 5)
#> remove_from_front_and_back("", "x", 1)
#> remove_from_front_and_back("abcab", "ba", 0)
#> remove_from_front_and_back("----", "-", 3)

### pairwise_concat_reduce
def pairwise_concat_reduce(words):
    while len(words) > 1:
        words = [a[-1:] + b[:-1] for a, b in zip(words, words[1:])]
    return words[0] if words else None

#> pairwise_concat_reduce(["abc", "def", "ghi"])
#> pairwise_concat_reduce([])
#> pairwise_concat_reduce(["one"])
#> pairwise_concat_reduce(["", "xy"])
#> pairwise_concat_reduce(["p", "q", "r", "s"])

### nums_split_by_sign
def nums_split_by_sign(nums):
    pos, neg = [], []
    for n in nums:
        (neg if n < 0 else pos).append(abs(n))
    return [p - n for p, n in zip(pos, neg)], pos[len(neg):] or neg[len(pos):]

#> nums_split_by_sign([3, -1, 4, -1, 5])
#> nums_split_by_sign([])
#> nums_split_by_sign([-2, -3])
#> nums_split_by_sign([0, -0.5])
#> nums_split_by_sign([7])

### move_spaces_front
def move_spaces_front(s):
    n = s.count(" ")
    return " " * n + s.replace(" ", "", n - 1 if n > 2 else n)

#> move_spaces_front("a b")
#> move_spaces_front("a b c d")
#> move_spaces_front("")
#> move_spaces_front("nospace")
#> move_spaces_front("   ")

### tuple_of_counts_cmp
def tuple_of_counts_cmp(a, b, letters):
    x = tuple(a.count(c) for c in letters)
    y = tuple(b.count(c) for c in letters)
    return ("equal", x) if x == y else (max(x, y), x > y)

#> tuple_of_counts_cmp("banana", "cabana", "abn")
#> tuple_of_counts_cmp("ab", "ba", "ab")
#> tuple_of_counts_cmp("", "", "")
#> tuple_of_counts_cmp("zz", "z", "xz")
#> tuple_of_counts_cmp("Up", "up", "u")

### key_suffix_dedupe
def key_suffix_dedupe(headers):
    seen, out = {}, []
    for h in headers:
        h = h.strip().lower().replace(" ", "_") or "col"
        n = seen[h] = seen.get(h, 0) + 1
        out.append(h if n == 1 else f"{h}.{n}")
    return out

#> key_suffix_dedupe(["Name", "name ", "Date Of Birth"])
#> key_suffix_dedupe([])
#> key_suffix_dedupe(["", " "])
#> key_suffix_dedupe(["x", "X", " x"])
#> key_suffix_dedupe(["a b", "a_b"])

### first_char_stack
def first_char_stack(words):
    stack = []
    for w in words:
        if stack and stack[-1].endswith(w[:1]):
            stack[-1] += w[1:]
        elif w:
            stack.append(w)
        else:
            stack.clear()
    return stack

#> first_char_stack(["cat", "tin", "bus", "sun"])
#> first_char_stack([])
#> first_char_stack(["a", "", "b"])
#> first_char_stack(["", "x"])
#> first_char_stack(["go", "old", "dog", "zip"])

### list_to_linked_tuple
def list_to_linked_tuple(items):
    node = None
    for x in reversed(items):
        node = (x, node)
    depth = 0
    walk = node
    while walk:
        depth += 1
        walk = walk[1]
    return node, depth

#> list_to_linked_tuple([1, 2, 3])
#> list_to_linked_tuple([])
#> list_to_linked_tuple("ab")
#> list_to_linked_tuple([None])
#> list_to_linked_tuple([(), 0])

### clip_and_flag
def clip_and_flag(s, lo, hi):
    t = s[lo:hi]
    return t, t in s[hi:], t == s[lo:hi][::-1]

#> clip_and_flag("abcabc", 0, 3)
#> clip_and_flag("racecar", 1, -1)
#> clip_and_flag("", 0, 0)
#> clip_and_flag("xyz", 5, 9)
#> clip_and_flag("noon", -3, -1)

### names_initial_conflict
def names_initial_conflict(names):
    short = {}
    for name in names:
        n = 1
        while name[:n] in short and n < len(name):
            n += 1
        short[name[:n]] = name
    return short

#> names_initial_conflict(["Mia", "Max", "Moe"])
#> names_initial_conflict([])
#> names_initial_conflict(["Al", "Al"])
#> names_initial_conflict(["Bo", "B", "Bob"])
#> names_initial_conflict([""])

### count_up_by_key
def count_up_by_key(events, by):
    totals = {}
    for ev in events:
        key = ev[by] if by in ev else "none"
        totals[key] = totals.get(key, 0) + ev.get("n", 1)
    return sorted(totals.items(), key=lambda kv: kv[1], reverse=True)

#> count_up_by_key([{"u": "a", "n": 2}, {"u": "b"}, {"u": "a"}], "u")
#> count_up_by_key([], "x")
#> count_up_by_key([{"n": 5}, {"k": "z", "n": 1}], "k")
#> count_up_by_key([{}, {}], "id")
#> count_up_by_key([{"t": 1, "n": -1}, {"t": 2, "n": 0}], "t")

### slide_string_window
def slide_string_window(s, n):
    win = s[:n]
    seen = {win: 0}
    for i, c in enumerate(s[n:], 1):
        win = win[1:] + c
        if win in seen:
            return win, seen[win], i
        seen[win] = i
    return len(seen)

#> slide_string_window("abcabc", 3)
#> slide_string_window("abcdef", 2)
#> slide_string_window("", 2)
#> slide_string_window("aaa", 1)
#> slide_string_window("xyxyx", 4)

### while_digit_sum_list
def while_digit_sum_list(nums):
    nums = nums[:]
    rounds = 0
    while any(n > 9 for n in nums):
        nums = [sum(map(int, str(n))) for n in nums]
        rounds += 1
    return nums, rounds

#> while_digit_sum_list([38, 5, 199])
#> while_digit_sum_list([])
#> while_digit_sum_list([1, 2])
#> while_digit_sum_list([1000])
#> while_digit_sum_list([10, -3])

### bracket_by_predicate
def bracket_by_predicate(s, pred):
    check = {"alpha": str.isalpha, "digit": str.isdigit, "space": str.isspace}[pred]
    out, inside = "", False
    for c in s:
        if check(c) != inside:
            out += "]" if inside else "["
            inside = not inside
        out += c
    return out + "]" * inside

#> bracket_by_predicate("ab12cd", "digit")
#> bracket_by_predicate("ab12cd", "alpha")
#> bracket_by_predicate("", "space")
#> bracket_by_predicate("a  b c", "space")
#> bracket_by_predicate("x", "upper")

### list_of_lists_pop_empty
def list_of_lists_pop_empty(groups):
    turns = []
    while groups:
        for g in groups[:]:
            if g:
                turns.append(g.pop(0))
            else:
                groups.remove(g)
    return turns

#> list_of_lists_pop_empty([[1, 2, 3], ["a"], [True, False]])
#> list_of_lists_pop_empty([])
#> list_of_lists_pop_empty([[], []])
#> list_of_lists_pop_empty([["x", "y"]])
#> list_of_lists_pop_empty([[0], [], [1]])

### int_bits_reverse
def int_bits_reverse(n, width=8):
    s = format(n, f"0{width}b")
    return int(s[::-1], 2), s.count("1"), len(s) > width

#> int_bits_reverse(6)
#> int_bits_reverse(0, 4)
#> int_bits_reverse(255, 4)
#> int_bits_reverse(1, width=3)
#> int_bits_reverse(-3)

### trim_pad_all
def trim_pad_all(cells, width, fill="·"):
    cells[:] = [c.strip()[:width].center(width, fill) for c in cells]
    return "".join(cells)

#> trim_pad_all([" a ", "bcd", "efghij"], 4)
#> trim_pad_all([], 3)
#> trim_pad_all(["", " "], 2, "_")
#> trim_pad_all(["odd"], 6, fill="*")
#> trim_pad_all(["x", "y"], 0)

### char_budget_spend
def char_budget_spend(msg, budget):
    cost = {" ": 0, ".": 2, "!": 3}
    sent = ""
    for ch in msg:
        price = cost.get(ch, 1)
        if price > budget:
            return sent, budget, msg[len(sent):]
        budget -= price
        sent += ch
    return sent, budget, None

#> char_budget_spend("Run! Now!", 6)
#> char_budget_spend("ok then", 10)
#> char_budget_spend("", 0)
#> char_budget_spend("   .", 1)
#> char_budget_spend("abc", 3)

### pick_nth_vowel
def pick_nth_vowel(word, n=1):
    hits = [(i, c) for i, c in enumerate(word) if c.lower() in "aeiou"]
    try:
        i, c = hits[n - 1]
    except IndexError:
        return len(hits)
    return word[:i] + c.upper() * 2 + word[i + 1:]

#> pick_nth_vowel("banana", 2)
#> pick_nth_vowel("sky")
#> pick_nth_vowel("")
#> pick_nth_vowel("Audio", 0)
#> pick_nth_vowel("queue", 4)

### dict_from_enumerate_twice
def dict_from_enumerate_twice(a, b):
    d = {x: i for i, x in enumerate(a)}
    d.update({x: -i for i, x in enumerate(b, 1)})
    return [k for k in d if d[k] < 0], d

#> dict_from_enumerate_twice("abc", "bd")
#> dict_from_enumerate_twice([], [])
#> dict_from_enumerate_twice([1, 2], [2, 1])
#> dict_from_enumerate_twice("x", "")
#> dict_from_enumerate_twice(["p", "p"], ("q",))

### recursive_pop_sum
def recursive_pop_sum(xs, acc=0):
    if not xs:
        return acc
    x = xs.pop()
    if x % 2:
        return recursive_pop_sum(xs, acc + x)
    return recursive_pop_sum(xs[1:], acc - x)

#> recursive_pop_sum([1, 2, 3, 4, 5])
#> recursive_pop_sum([])
#> recursive_pop_sum([2, 2, 2], 10)
#> recursive_pop_sum([7])
#> recursive_pop_sum([9, -1, 0])

### longest_word_chain_case
def longest_word_chain_case(text):
    best = ""
    for word in text.split():
        clean = word.strip(".,;:!?").lower()
        if len(clean) >= len(best) and clean > best[:1]:
            best = clean
    return best.capitalize() or None

#> longest_word_chain_case("The zebra, apple; mango!")
#> longest_word_chain_case("")
#> longest_word_chain_case("!!!")
#> longest_word_chain_case("Aa BB cc")
#> longest_word_chain_case("zoo art")

### sets_of_tuples_overlap
def sets_of_tuples_overlap(a, b):
    x = {(len(w), w[0]) for w in a if w}
    y = {(len(w), w[0]) for w in b if w}
    return sorted(x & y), len(x | y)

#> sets_of_tuples_overlap(["cat", "dog", "cow"], ["car", "dig", "do"])
#> sets_of_tuples_overlap([], ["a"])
#> sets_of_tuples_overlap(["", "x"], ["y", ""])
#> sets_of_tuples_overlap(["aa", "ab"], ["ac"])
#> sets_of_tuples_overlap(["one"], ["One"])

### compress_ranges_str
def compress_ranges_str(nums):
    out = []
    for n in nums:
        if out and out[-1][1] == n - 1:
            out[-1][1] = n
        else:
            out.append([n, n])
    return ",".join(f"{a}-{b}" if a != b else str(a) for a, b in out)

#> compress_ranges_str([1, 2, 3, 7, 9, 10])
#> compress_ranges_str([])
#> compress_ranges_str([5])
#> compress_ranges_str([3, 2, 1])
#> compress_ranges_str([-1, 0, 1, 1])

### table_lookup_interp
def table_lookup_interp(table, x):
    keys = sorted(table)
    if x in table:
        return table[x]
    below = [k for k in keys if k < x]
    above = [k for k in keys if k > x]
    if not below or not above:
        return None
    a, b = below[-1], above[0]
    return table[a] + (table[b] - table[a]) * (x - a) / (b - a)

#> table_lookup_interp({0: 10, 10: 20}, 5)
#> table_lookup_interp({0: 10, 10: 20}, 10)
#> table_lookup_interp({0: 10}, 3)
#> table_lookup_interp({}, 1)
#> table_lookup_interp({1: 1, 2: 4, 4: 0}, 3.5)
