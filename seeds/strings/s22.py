### peel_matching_ends
def peel_matching_ends(s):
    layers = ""
    while len(s) > 1 and s[0] == s[-1]:
        layers += s[0]
        s = s[1:-1]
    return layers, s

#> peel_matching_ends("abcxcba")
#> peel_matching_ends("noon")
#> peel_matching_ends("")
#> peel_matching_ends("q")
#> peel_matching_ends("aab")

### first_last_index_same
def first_last_index_same(s):
    return {c: s.rindex(c) - s.index(c) for c in sorted(set(s)) if s.count(c) > 1}

#> first_last_index_same("abracadabra")
#> first_last_index_same("")
#> first_last_index_same("unique")
#> first_last_index_same("a  a")
#> first_last_index_same("xyz")

### swap_halves_case
def swap_halves_case(s):
    h = len(s) >> 1
    a, b = s[:h], s[h:]
    return b.upper() + a.lower() if len(b) > len(a) else b.lower() + a.upper()

#> swap_halves_case("Notebook")
#> swap_halves_case("Apple")
#> swap_halves_case("")
#> swap_halves_case("z")
#> swap_halves_case("12Ab")

### lower_upper_strip_eq
def lower_upper_strip_eq(s):
    steps = [s.lower(), s.upper(), s.strip(), s.title()]
    return [i for i, t in enumerate(steps) if t == s], len(set(steps))

#> lower_upper_strip_eq("Title Case")
#> lower_upper_strip_eq("")
#> lower_upper_strip_eq(" pad ")
#> lower_upper_strip_eq("123")
#> lower_upper_strip_eq("UP")

### every_other_reversed
def every_other_reversed(words):
    flip = False
    for i, w in enumerate(words):
        if flip := not flip:
            words[i] = w[::-1]
    return words

#> every_other_reversed(["abc", "def", "ghi"])
#> every_other_reversed([])
#> every_other_reversed(["x"])
#> every_other_reversed(["12", "34"])
#> every_other_reversed(["not", "a", "palindrome", "noon"])

### string_minus_string
def string_minus_string(a, b):
    for ch in b:
        a, _, rest = a.partition(ch)
        a += rest
    return a

#> string_minus_string("mississippi", "miss")
#> string_minus_string("abc", "xyz")
#> string_minus_string("", "a")
#> string_minus_string("aabb", "ab")
#> string_minus_string("keep", "")

### cumulative_unique_counts
def cumulative_unique_counts(s):
    seen = ""
    counts = []
    for c in s:
        if c not in seen:
            seen += c
        counts.append(len(seen))
    return counts, seen

#> cumulative_unique_counts("abacd")
#> cumulative_unique_counts("")
#> cumulative_unique_counts("zzz")
#> cumulative_unique_counts("Aa a")
#> cumulative_unique_counts("12321")

### split_then_zip_back
def split_then_zip_back(s, sep):
    parts = s.split(sep)
    pairs = list(zip(parts, parts[1:]))
    return pairs[::-1], sep.join(a for a, _ in pairs)

#> split_then_zip_back("a/b/c", "/")
#> split_then_zip_back("x", ",")
#> split_then_zip_back("", "-")
#> split_then_zip_back("..", ".")
#> split_then_zip_back("to be or", " ")

### ljust_length_sum
def ljust_length_sum(words, n):
    return sum(len(w.ljust(n)) for w in words), sum(len(w[:n]) for w in words)

#> ljust_length_sum(["tin", "copper", "iron"], 4)
#> ljust_length_sum([], 3)
#> ljust_length_sum(["a", ""], 0)
#> ljust_length_sum(["long word"], -1)
#> ljust_length_sum(["xy", "xyz"], 2)

### capital_positions_mask
def capital_positions_mask(s):
    mask = 0
    for c in s:
        mask = mask << 1 | c.isupper()
    return bin(mask)[2:].zfill(len(s)), mask

#> capital_positions_mask("AbCd")
#> capital_positions_mask("")
#> capital_positions_mask("lower")
#> capital_positions_mask("aXY")
#> capital_positions_mask("ÉA1")

### case_from_mask
def case_from_mask(s, mask):
    return "".join(c.upper() if mask >> i & 1 else c.lower() for i, c in enumerate(reversed(s)))[::-1]

#> case_from_mask("python", 33)
#> case_from_mask("ABC", 0)
#> case_from_mask("", 7)
#> case_from_mask("x-y", -1)
#> case_from_mask("mask", 10)

### word_rank_by_vowels
def word_rank_by_vowels(words):
    ranked = sorted(words, key=lambda w: -sum(c in "aeiou" for c in w))
    return {w: i for i, w in enumerate(ranked, 1)}

#> word_rank_by_vowels(["sky", "queue", "area", "tree"])
#> word_rank_by_vowels([])
#> word_rank_by_vowels(["a", "b", "a"])
#> word_rank_by_vowels(["OUI", "oui"])
#> word_rank_by_vowels(["x", "", "ae"])

### drop_prefix_digits
def drop_prefix_digits(items):
    out = []
    for it in items:
        k = 0
        while k < len(it) and (it[k].isdigit() or it[k] in "._- "):
            k += 1
        out.append(it[k:] or it)
    return out

#> drop_prefix_digits(["01 - Intro.mp3", "2.Song", "Outro"])
#> drop_prefix_digits([])
#> drop_prefix_digits(["99"])
#> drop_prefix_digits(["", "x1"])
#> drop_prefix_digits(["_private", "3d"])

### ascii_only_upper_count
def ascii_only_upper_count(s):
    return sum(map(str.isupper, filter(str.isascii, s))), len(s.encode("ascii", "ignore"))

#> ascii_only_upper_count("Élan Vital")
#> ascii_only_upper_count("")
#> ascii_only_upper_count("ABC")
#> ascii_only_upper_count("ÄÖÜ")
#> ascii_only_upper_count("x Y z Ω")

### multi_replace_dict_order
def multi_replace_dict_order(s, subs):
    out = s
    for k in sorted(subs, key=len, reverse=True):
        out = out.replace(k, subs[k])
    return out, out == s

#> multi_replace_dict_order("ab abc", {"ab": "1", "abc": "2"})
#> multi_replace_dict_order("none", {"x": "y"})
#> multi_replace_dict_order("", {})
#> multi_replace_dict_order("aa", {"a": "aa"})
#> multi_replace_dict_order("cat", {"cat": "dog", "d": "c"})

### list_insert_spaces
def list_insert_spaces(s, every):
    chars = list(s)
    for i in range(every, len(s), every):
        chars.insert(i, " ")
    return "".join(chars)

#> list_insert_spaces("abcdefgh", 3)
#> list_insert_spaces("", 2)
#> list_insert_spaces("xyz", 5)
#> list_insert_spaces("12345", 1)
#> list_insert_spaces("ab", 0)

### find_chain_offsets
def find_chain_offsets(s, subs):
    pos, offsets = 0, []
    for sub in subs:
        pos = s.find(sub, pos)
        offsets.append(pos)
        pos = pos + len(sub) if pos >= 0 else 0
    return offsets

#> find_chain_offsets("one two one two", ["two", "one", "two"])
#> find_chain_offsets("abc", ["c", "a"])
#> find_chain_offsets("", ["x"])
#> find_chain_offsets("xyz", ["q", "x", "z"])
#> find_chain_offsets("aaa", [])

### max_word_by_last_letter
def max_word_by_last_letter(s):
    words = s.split()
    return max(words, key=lambda w: (w[-1], -len(w))) if words else "-" * len(s)

#> max_word_by_last_letter("jazz fuzz oz bee")
#> max_word_by_last_letter("   ")
#> max_word_by_last_letter("")
#> max_word_by_last_letter("ab Ab AB")
#> max_word_by_last_letter("end.")

### isalpha_gaps_fill
def isalpha_gaps_fill(s, filler):
    it = iter(filler)
    return "".join(c if c.isalpha() else next(it, "_") for c in s)

#> isalpha_gaps_fill("a-b-c-d", "12")
#> isalpha_gaps_fill("", "xyz")
#> isalpha_gaps_fill("word", "9")
#> isalpha_gaps_fill("1 2", "")
#> isalpha_gaps_fill("h_y", "e")

### swap_vowel_consonant_counts
def swap_vowel_consonant_counts(word):
    v = "".join(c for c in word if c in "aeiou")
    k = "".join(c for c in word if c not in v)
    return v[:len(k)].ljust(len(k), "*") + k[:len(v)].rjust(len(v), "*")

#> swap_vowel_consonant_counts("banana")
#> swap_vowel_consonant_counts("queue")
#> swap_vowel_consonant_counts("")
#> swap_vowel_consonant_counts("rhythm")
#> swap_vowel_consonant_counts("Io")

### trailing_word_swap
def trailing_word_swap(a, b):
    ha, _, ta = a.rpartition(" ")
    hb, _, tb = b.rpartition(" ")
    return (ha + " " + tb).strip(), (hb + " " + ta).strip()

#> trailing_word_swap("red car", "blue bike")
#> trailing_word_swap("one", "two three")
#> trailing_word_swap("", "x y")
#> trailing_word_swap("a b c", "d")
#> trailing_word_swap(" q", "r ")

### count_substr_both_cases
def count_substr_both_cases(s, sub):
    exact = s.count(sub)
    loose = s.casefold().count(sub.casefold())
    return exact, loose - exact, s.lower().find(sub.lower())

#> count_substr_both_cases("Tick tick TICK", "tick")
#> count_substr_both_cases("", "a")
#> count_substr_both_cases("GROSS Groß", "ss")
#> count_substr_both_cases("abc", "C")
#> count_substr_both_cases("zzz", "zz")

### rotate_until_sorted_head
def rotate_until_sorted_head(s):
    turns = 0
    while turns < len(s) and s and s[0] != min(s):
        s = s[1:] + s[0]
        turns += 1
    return s, turns

#> rotate_until_sorted_head("delta")
#> rotate_until_sorted_head("")
#> rotate_until_sorted_head("abc")
#> rotate_until_sorted_head("zYx")
#> rotate_until_sorted_head("9 8")

### join_ranges_letters
def join_ranges_letters(spec):
    out = ""
    i = 0
    while i < len(spec):
        if spec[i + 1:i + 2] == "-" and i + 2 < len(spec):
            out += "".join(map(chr, range(ord(spec[i]), ord(spec[i + 2]) + 1)))
            i += 3
        else:
            out += spec[i]
            i += 1
    return out

#> join_ranges_letters("a-dxz")
#> join_ranges_letters("0-5A-C_")
#> join_ranges_letters("")
#> join_ranges_letters("x-")
#> join_ranges_letters("d-a-")

### tr_squeeze_delete
def tr_squeeze_delete(s, delete, squeeze):
    s = s.translate(dict.fromkeys(map(ord, delete)))
    out = ""
    for c in s:
        if out[-1:] == c and c in squeeze:
            continue
        out += c
    return out

#> tr_squeeze_delete("aabbccdd", "b", "ac")
#> tr_squeeze_delete("", "x", "y")
#> tr_squeeze_delete("mississippi", "", "s")
#> tr_squeeze_delete("a--b..c", "-", ".")
#> tr_squeeze_delete("xyxyx", "y", "x")

### paired_quotes_strip
def paired_quotes_strip(items):
    cleaned = []
    for s in items:
        while len(s) >= 2 and s[0] + s[-1] in ("''", '""', "``", "«»"):
            s = s[1:-1]
        cleaned.append(s)
    return cleaned

#> paired_quotes_strip(["'a'", "\"'b'\"", "c"])
#> paired_quotes_strip([])
#> paired_quotes_strip(["'", "''", "«x»"])
#> paired_quotes_strip(["'mixed\"", "it's"])
#> paired_quotes_strip([""])

### reduce_or_words
def reduce_or_words(*candidates):
    for c in candidates:
        if c and c.strip() and not c.isspace():
            return c.strip()[:10]
    return len(candidates)

#> reduce_or_words("", "  ", " real ")
#> reduce_or_words()
#> reduce_or_words(None, "x")
#> reduce_or_words("\t", "\n")
#> reduce_or_words("overly long candidate", "b")

### pivot_on_middle_char
def pivot_on_middle_char(s):
    if not s:
        return None
    mid = s[len(s) // 2]
    less = "".join(c for c in s if c < mid)
    more = "".join(c for c in s if c > mid)
    return less + mid * s.count(mid) + more

#> pivot_on_middle_char("quicksort")
#> pivot_on_middle_char("")
#> pivot_on_middle_char("aaa")
#> pivot_on_middle_char("zMa")
#> pivot_on_middle_char("3 1 2")
