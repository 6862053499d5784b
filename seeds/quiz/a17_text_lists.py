### words_sorted_by_vowels
def words_sorted_by_vowels(words):
    vowels = lambda w: sum(w.count(v) for v in "aeiou")
    words.sort(key=vowels, reverse=True)
    return words[0] if words else None, list(map(vowels, words))

#> words_sorted_by_vowels(["sky", "audio", "tree"])
#> words_sorted_by_vowels([])
#> words_sorted_by_vowels(["AEIOU", "a"])
#> words_sorted_by_vowels(["on", "no"])
#> words_sorted_by_vowels(["", "eee"])

### list_to_ranges_text
def list_to_ranges_text(nums):
    out = []
    for n in nums:
        if out and out[-1][1] == n - 1:
            out[-1][1] = n
        else:
            out.append([n, n])
    return ",".join(str(a) if a == b else f"{a}-{b}" for a, b in out)

#> list_to_ranges_text([1, 2, 3, 7, 9, 10])
#> list_to_ranges_text([])
#> list_to_ranges_text([5])
#> list_to_ranges_text([3, 2, 1])
#> list_to_ranges_text([-1, 0, 1])

### chars_above_average_ord
def chars_above_average_ord(s):
    if not s:
        return s
    mean = sum(map(ord, s)) / len(s)
    return "".join(filter(lambda c: ord(c) > mean, s))

#> chars_above_average_ord("abcz")
#> chars_above_average_ord("")
#> chars_above_average_ord("aaa")
#> chars_above_average_ord("Hi there")
#> chars_above_average_ord("0é")

### list_of_lists_column_pop
def list_of_lists_column_pop(table, col):
    column = []
    for row in table:
        if col < len(row):
            column.append(row.pop(col))
    return column, table

#> list_of_lists_column_pop([[1, 2], [3], [4, 5, 6]], 1)
#> list_of_lists_column_pop([], 0)
#> list_of_lists_column_pop([["a"], ["b"]], 3)
#> list_of_lists_column_pop([[0, 1]], -1)
#> list_of_lists_column_pop([[], [9]], 0)

### stack_undo_words
def stack_undo_words(cmds):
    done, undone = [], []
    for c in cmds.split():
        if c == "undo" and done:
            undone.append(done.pop())
        elif c == "redo" and undone:
            done.append(undone.pop())
        else:
            done.append(c)
            undone.clear()
    return done, undone

#> stack_undo_words("a b undo undo redo")
#> stack_undo_words("undo x undo c redo")
#> stack_undo_words("")
#> stack_undo_words("p undo q redo")
#> stack_undo_words("m n o undo")

### letters_missing_from
def letters_missing_from(text, alphabet):
    missing = [a for a in alphabet if a not in text.lower()]
    return "".join(missing) if missing else None

#> letters_missing_from("A Cab", "abcd")
#> letters_missing_from("abc", "cba")
#> letters_missing_from("", "xy")
#> letters_missing_from("xyz", "")
#> letters_missing_from("ÀB", "Bà")

### match_and_drop_pairs
def match_and_drop_pairs(socks):
    loose = []
    pairs = 0
    for s in socks:
        if s in loose:
            loose.remove(s)
            pairs += 1
        else:
            loose.append(s)
    return pairs, loose

#> match_and_drop_pairs(["red", "blue", "red", "red"])
#> match_and_drop_pairs([])
#> match_and_drop_pairs([1, 1.0, True])
#> match_and_drop_pairs("abba")
#> match_and_drop_pairs(["one"])

### list_equal_after_sort
def list_equal_after_sort(a, b):
    c = a[:]
    c.sort()
    if c == a:
        return a == sorted(b)
    return [x for x, y in zip(a, c) if x != y]

#> list_equal_after_sort([1, 2, 3], [3, 2, 1])
#> list_equal_after_sort([2, 1, 3], [])
#> list_equal_after_sort([], [])
#> list_equal_after_sort(["a"], ["b"])
#> list_equal_after_sort("cab", "abc")

### join_pairs_of_words
def join_pairs_of_words(words):
    out = []
    while len(words) >= 2:
        out.append(words.pop(0) + words.pop().capitalize())
    out.extend(words)
    return out

#> join_pairs_of_words(["sun", "moon", "light", "flower"])
#> join_pairs_of_words(["a", "b", "c"])
#> join_pairs_of_words([])
#> join_pairs_of_words(["solo"])
#> join_pairs_of_words(["x", ""])

### common_prefix_by_zip
def common_prefix_by_zip(words):
    prefix = ""
    for chars in zip(*words):
        if len(set(chars)) > 1:
            break
        prefix += chars[0]
    return prefix

#> common_prefix_by_zip(["flower", "flow", "flight"])
#> common_prefix_by_zip([])
#> common_prefix_by_zip(["same", "same"])
#> common_prefix_by_zip(["dog", "cat"])
#> common_prefix_by_zip(["", "abc"])

### lst_even_index_sum_odd_product
def lst_even_index_sum_odd_product(lst):
    total, product = 0, 1
    for i, v in enumerate(lst):
        if i % 2:
            product *= v
        else:
            total += v
    return total, product

#> lst_even_index_sum_odd_product([1, 2, 3, 4, 5])
#> lst_even_index_sum_odd_product([])
#> lst_even_index_sum_odd_product([7])
#> lst_even_index_sum_odd_product([0, -2, 0, 3])
#> lst_even_index_sum_odd_product([1.5, 2])

### text_bounce
def text_bounce(s):
    back = s[-2:0:-1]
    return s + back if len(s) > 2 else s * 2

#> text_bounce("abcd")
#> text_bounce("ab")
#> text_bounce("")
#> text_bounce("xyz")
#> text_bounce([1, 2, 3])

### lists_zip_to_strings
def lists_zip_to_strings(names, ages):
    rows = []
    for n, a in zip(names, ages):
        rows.append("%-5s%3d" % (n, a))
    return rows, len(names) == len(ages)

#> lists_zip_to_strings(["Al", "Beatrice"], [7, 101])
#> lists_zip_to_strings([], [1])
#> lists_zip_to_strings(["Cy"], [-4, 0])
#> lists_zip_to_strings(["Di"], [2.9])
#> lists_zip_to_strings(["Ed"], ["x"])

### vowel_positions_reverse
def vowel_positions_reverse(s):
    idx = [i for i, c in enumerate(s) if c.lower() in "aeiou"]
    chars = list(s)
    for i, j in zip(idx, reversed(idx)):
        chars[i] = s[j]
    return "".join(chars)

#> vowel_positions_reverse("education")
#> vowel_positions_reverse("sky")
#> vowel_positions_reverse("")
#> vowel_positions_reverse("Apple")
#> vowel_positions_reverse("Io!")

### remove_every_word_in
def remove_every_word_in(text, banned):
    words = text.split()
    for b in banned:
        while b in words:
            words.remove(b)
    return " ".join(words)

#> remove_every_word_in("the end of the road", ["the", "of"])
#> remove_every_word_in("all fine", [])
#> remove_every_word_in("", ["x"])
#> remove_every_word_in("no no no", ["no"])
#> remove_every_word_in("No no", ["no", "NO"])

### build_acrostic_quiz
def build_acrostic_quiz(word, dictionary):
    lines = []
    for ch in word:
        match = next((w for w in dictionary if w.startswith(ch)), None)
        if match is None:
            return lines, ch
        dictionary.remove(match)
        lines.append(match)
    return lines

#> build_acrostic_quiz("cat", ["apple", "cow", "tent"])
#> build_acrostic_quiz("aa", ["ant", "bee"])
#> build_acrostic_quiz("", [])
#> build_acrostic_quiz("oo", ["owl", "orb", "oak"])
#> build_acrostic_quiz("z", ["Zoo"])

### rank_positions
def rank_positions(scores):
    order = sorted(set(scores), reverse=True)
    return [order.index(s) + 1 for s in scores]

#> rank_positions([50, 80, 50, 99])
#> rank_positions([])
#> rank_positions([1])
#> rank_positions([0, -1, 0.0])
#> rank_positions(["b", "c", "a"])

### diff_of_neighbors_until_one
def diff_of_neighbors_until_one(nums):
    depth = 0
    while len(nums) > 1:
        nums = [b - a for a, b in zip(nums, nums[1:])]
        depth += 1
    return nums, depth

#> diff_of_neighbors_until_one([1, 4, 9, 16])
#> diff_of_neighbors_until_one([5])
#> diff_of_neighbors_until_one([])
#> diff_of_neighbors_until_one([2, 2, 2])
#> diff_of_neighbors_until_one([0.5, 1.0, -1.0])

### char_frequency_groups
def char_frequency_groups(s):
    groups = {}
    for c in dict.fromkeys(s):
        groups[s.count(c)] = groups.get(s.count(c), "") + c
    return groups

#> char_frequency_groups("mississippi")
#> char_frequency_groups("")
#> char_frequency_groups("abc")
#> char_frequency_groups("aabb c")
#> char_frequency_groups("112")

### toggle_membership
def toggle_membership(xs, changes):
    for c in changes:
        if c in xs:
            xs.remove(c)
        else:
            xs.insert(0, c)
    return xs

#> toggle_membership([1, 2, 3], [2, 9, 2])
#> toggle_membership([], [])
#> toggle_membership([], ["a", "a", "a"])
#> toggle_membership(["on"], ["on"])
#> toggle_membership([0, 1], [True, False])

### replace_first_and_last
def replace_first_and_last(s, old, new):
    i, j = s.find(old), s.rfind(old)
    if i < 0:
        return s
    if i != j:
        s = s[:j] + new + s[j + len(old):]
    return s[:i] + new + s[i + len(old):]

#> replace_first_and_last("aXbXcX", "X", "--")
#> replace_first_and_last("one", "n", "N")
#> replace_first_and_last("none", "z", "y")
#> replace_first_and_last("", "", "!")
#> replace_first_and_last("tata", "ta", "")

### deal_cards_round_robin
def deal_cards_round_robin(cards, players):
    hands = {p: "" for p in players}
    order = list(players)
    for c in cards:
        p = order.pop(0)
        hands[p] += c
        order.append(p)
    return hands

#> deal_cards_round_robin("AKQJT", ["n", "s"])
#> deal_cards_round_robin("", ["x"])
#> deal_cards_round_robin("98", ["a", "b", "c"])
#> deal_cards_round_robin("7", [])
#> deal_cards_round_robin("2345", "e")

### longest_increasing_tail
def longest_increasing_tail(xs):
    i = len(xs) - 1
    while i > 0 and xs[i - 1] < xs[i]:
        i -= 1
    tail = xs[i:] if xs else []
    return tail, len(xs) - len(tail)

#> longest_increasing_tail([5, 1, 2, 8])
#> longest_increasing_tail([])
#> longest_increasing_tail([3, 2])
#> longest_increasing_tail([1, 2, 3])
#> longest_increasing_tail("zabc")

### sentence_case_counts
def sentence_case_counts(text):
    counts = [0, 0, 0]
    for c in text:
        kind = 0 if c.isupper() else 1 if c.islower() else 2
        counts[kind] += 1
    up, low, other = counts
    return up > low, other

#> sentence_case_counts("Hi, Bob!")
#> sentence_case_counts("ABCd")
#> sentence_case_counts("")
#> sentence_case_counts("123")
#> sentence_case_counts("ΑΒγ")

### nearest_value_index
def nearest_value_index(nums, target):
    if not nums:
        return -1
    closest = min(nums, key=lambda n: (abs(n - target), -n))
    return nums.index(closest)

#> nearest_value_index([10, 20, 30], 24)
#> nearest_value_index([10, 20], 15)
#> nearest_value_index([], 5)
#> nearest_value_index([3, 3], 3)
#> nearest_value_index([-1.5, 2], 0)

### mask_middle_words
def mask_middle_words(text):
    words = text.split()
    words[1:-1] = ["*" * len(w) for w in words[1:-1]]
    return " ".join(words)

#> mask_middle_words("my secret pin is 1234")
#> mask_middle_words("two words")
#> mask_middle_words("")
#> mask_middle_words("one")
#> mask_middle_words("a ßß c")

### extend_until_sum
def extend_until_sum(xs, goal):
    i = 0
    while sum(xs) < goal and xs:
        xs.append(xs[i])
        i += 1
    return xs, sum(xs) - goal

#> extend_until_sum([2, 3], 14)
#> extend_until_sum([], 5)
#> extend_until_sum([9], 4)
#> extend_until_sum([1, 0, 2], 6)
#> extend_until_sum([2.5], 5)

### unzip_string_positions
def unzip_string_positions(s):
    vowels = consonants = ""
    for c in s:
        if c in "aeiouAEIOU":
            vowels += c
        elif c.isalpha():
            consonants = c + consonants
    return vowels, consonants

#> unzip_string_positions("keyboard")
#> unzip_string_positions("")
#> unzip_string_positions("AEI")
#> unzip_string_positions("x1-y2")
#> unzip_string_positions("Übung")
