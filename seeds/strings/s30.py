### mix_title_rjust_find
def mix_title_rjust_find(s):
    t = s.title().rjust(len(s) + 2, "-")
    i = t.find(" ")
    return t[i:] if i > 0 else t[2:]

#> mix_title_rjust_find("north pole")
#> mix_title_rjust_find("equator")
#> mix_title_rjust_find("")
#> mix_title_rjust_find(" x")
#> mix_title_rjust_find("a b c")

### count_less_than_next
def count_less_than_next(s):
    ups = "".join("u" if a < b else "d" if a > b else "=" for a, b in zip(s, s[1:]))
    return ups.count("ud"), ups

#> count_less_than_next("azbyc")
#> count_less_than_next("")
#> count_less_than_next("aab")
#> count_less_than_next("zyx")
#> count_less_than_next("aAbB")

### split_upper_limit
def split_upper_limit(s):
    words = s.upper().split("A", 2)
    words.append(words.pop(0).strip())
    return "a".join(words)

#> split_upper_limit("banana bread")
#> split_upper_limit("xyz")
#> split_upper_limit("")
#> split_upper_limit(" a ")
#> split_upper_limit("AaAaA")

### remove_char_at_each
def remove_char_at_each(s):
    return sorted({s[:i] + s[i + 1:] for i in range(len(s))})

#> remove_char_at_each("abb")
#> remove_char_at_each("")
#> remove_char_at_each("x")
#> remove_char_at_each("aaa")
#> remove_char_at_each("go!")

### isspace_islower_matrix
def isspace_islower_matrix(s):
    tests = (str.isspace, str.islower, str.isalnum)
    return ["".join(str(int(t(c))) for t in tests) for c in s]

#> isspace_islower_matrix("a B")
#> isspace_islower_matrix("")
#> isspace_islower_matrix("9\n")
#> isspace_islower_matrix("ß_")
#> isspace_islower_matrix("Zz!")

### dict_letters_pop_default
def dict_letters_pop_default(s, take):
    counts = {c: s.count(c) for c in s}
    got = [counts.pop(c, 0) for c in take]
    return got, "".join(counts)

#> dict_letters_pop_default("letter", "ten")
#> dict_letters_pop_default("", "ab")
#> dict_letters_pop_default("aaa", "")
#> dict_letters_pop_default("mom", "mm")
#> dict_letters_pop_default("x y", " ")

### sentence_reverse_punct
def sentence_reverse_punct(s):
    end = s[-1:] if s[-1:] in ".!?" else ""
    core = s[:len(s) - len(end)]
    words = core.lower().split()[::-1]
    return " ".join(words).capitalize() + end

#> sentence_reverse_punct("Dogs chase cats!")
#> sentence_reverse_punct("no end")
#> sentence_reverse_punct("")
#> sentence_reverse_punct("?")
#> sentence_reverse_punct("One.")

### bounded_replace_by_len
def bounded_replace_by_len(s, a, b):
    n = len(b) - len(a)
    if n > 0:
        return s.replace(a, b, n)
    if n < 0:
        return b.join(s.split(a, -n))
    return s.translate(str.maketrans(a, b))

#> bounded_replace_by_len("cocoa", "c", "kk")
#> bounded_replace_by_len("banana", "an", "x")
#> bounded_replace_by_len("seesaw", "se", "ta")
#> bounded_replace_by_len("", "a", "b")
#> bounded_replace_by_len("aaaa", "a", "bcd")

### sort_in_place_then_slice
def sort_in_place_then_slice(words):
    words.sort(key=lambda w: w.swapcase())
    words[1:] = words[:0:-1]
    return "/".join(words)

#> sort_in_place_then_slice(["b", "A", "a", "C"])
#> sort_in_place_then_slice([])
#> sort_in_place_then_slice(["one"])
#> sort_in_place_then_slice(["Zed", "amy", "Bob"])
#> sort_in_place_then_slice(["x", "X"])

### first_gap_after
def first_gap_after(s, word):
    at = s.find(word)
    if at == -1:
        return None
    rest = s[at + len(word):]
    return len(rest) - len(rest.lstrip()), rest.split(None, 1)[:1]

#> first_gap_after("key   value", "key")
#> first_gap_after("abc", "x")
#> first_gap_after("", "")
#> first_gap_after("end", "end")
#> first_gap_after("a\t\nb c", "a")

### grow_until_palindrome
def grow_until_palindrome(s):
    for i in range(len(s) + 1):
        t = s + s[:i][::-1]
        if t == t[::-1]:
            return t

#> grow_until_palindrome("race")
#> grow_until_palindrome("level")
#> grow_until_palindrome("")
#> grow_until_palindrome("abba")
#> grow_until_palindrome("xyz")

### count_words_ending_pairs
def count_words_ending_pairs(text):
    ends = [w[-2:] for w in text.lower().split() if len(w) > 1]
    return {e: ends.count(e) for e in dict.fromkeys(ends) if ends.count(e) > 1}

#> count_words_ending_pairs("running jumping and Standing hand")
#> count_words_ending_pairs("")
#> count_words_ending_pairs("a I o")
#> count_words_ending_pairs("to go so no")
#> count_words_ending_pairs("same name")

### insert_index_of_word
def insert_index_of_word(words, new):
    for i, w in enumerate(words):
        if (len(new), new) < (len(w), w):
            words.insert(i, new)
            return i
    words.append(new)
    return -len(words)

#> insert_index_of_word(["a", "bb", "dddd"], "ccc")
#> insert_index_of_word([], "x")
#> insert_index_of_word(["aa", "ab"], "aa")
#> insert_index_of_word(["z"], "yy")
#> insert_index_of_word(["b", "c"], "")

### lower_then_count_upper_lost
def lower_then_count_upper_lost(s):
    lowered = s.lower()
    lost = [a for a, b in zip(s, lowered) if a != b]
    return lowered.replace("".join(lost).lower() or "\0", "*"), lost

#> lower_then_count_upper_lost("xABy ab")
#> lower_then_count_upper_lost("")
#> lower_then_count_upper_lost("none")
#> lower_then_count_upper_lost("A-a-A")
#> lower_then_count_upper_lost("ÉÉé")

### nested_func_wrap_tags
def nested_func_wrap_tags(text, tags):
    def wrap(inner, names):
        if not names:
            return inner
        head, *rest = names
        return f"<{head}>{wrap(inner, rest)}</{head}>"
    return wrap(text.strip(), tags.split())

#> nested_func_wrap_tags(" hi ", "p b")
#> nested_func_wrap_tags("x", "")
#> nested_func_wrap_tags("", "i")
#> nested_func_wrap_tags("1 < 2", "div span em")
#> nested_func_wrap_tags("\n", "a  b")

### while_pop_join
def while_pop_join(s, stop):
    chars = list(s)
    out = ""
    while chars and (c := chars.pop()) != stop:
        out += c
    return out, "".join(chars)

#> while_pop_join("user@host", "@")
#> while_pop_join("plain", "x")
#> while_pop_join("", "q")
#> while_pop_join("!", "!")
#> while_pop_join("a.b.c", ".")

### lambda_dispatch_letters
def lambda_dispatch_letters(s, ops):
    table = {"u": str.upper, "l": str.lower, "s": str.strip, "r": lambda x: x[::-1], "d": lambda x: x * 2}
    for op in ops:
        s = table.get(op, lambda x: x + op)(s)
    return s

#> lambda_dispatch_letters(" Ab ", "sru")
#> lambda_dispatch_letters("x", "dd!")
#> lambda_dispatch_letters("", "l?")
#> lambda_dispatch_letters("Mix", "")
#> lambda_dispatch_letters("ab", "r-ru")

### rsplit_none_limit_text
def rsplit_none_limit_text(s):
    a = s.rsplit(None, 2)
    b = s.split(None, 2)
    return a[:1] == b[:1], a[-1:] == b[-1:], a

#> rsplit_none_limit_text(" one two three four ")
#> rsplit_none_limit_text("one two three")
#> rsplit_none_limit_text("")
#> rsplit_none_limit_text("  lone  ")
#> rsplit_none_limit_text("a\tb  c\nd")

### fstring_debug_values
def fstring_debug_values(name, n):
    half = n / 2
    return f"{name=}, {n=:>4}, {half=:.1f}, {name.upper()!r:^9}"

#> fstring_debug_values("eve", 7)
#> fstring_debug_values("", 0)
#> fstring_debug_values("it's", -12)
#> fstring_debug_values("Bob", 2.5)
#> fstring_debug_values(None, 3)

### percent_format_kinds
def percent_format_kinds(value, name):
    if isinstance(value, float):
        return "%s=%.2e" % (name, value)
    if isinstance(value, int):
        return "%(n)s=%(v)#x/%(v)o" % {"n": name, "v": value}
    return "%-6s|%6.3s|%%" % (name, value)

#> percent_format_kinds(255, "mask")
#> percent_format_kinds(0.00123, "eps")
#> percent_format_kinds("abcdef", "s")
#> percent_format_kinds(None, "nil")
#> percent_format_kinds(True, "flag")

### star_expand_words
def star_expand_words(s):
    words = [*s.split(), *s[:2]]
    pairs = {**dict(zip(words, words[1:])), "end": words[-1] if words else ""}
    return pairs

#> star_expand_words("ab cd")
#> star_expand_words("")
#> star_expand_words("x")
#> star_expand_words("end it all")
#> star_expand_words("a a b a")

### compare_sorted_vs_max
def compare_sorted_vs_max(words):
    if not words:
        return ()
    return max(words), max(words, key=len), min(words, key=str.lower), sorted(words)[-1] == max(words)

#> compare_sorted_vs_max(["pear", "Zoo", "apple"])
#> compare_sorted_vs_max([])
#> compare_sorted_vs_max(["a", "B"])
#> compare_sorted_vs_max(["10", "9", "100"])
#> compare_sorted_vs_max(["x", "xx", "Xx"])

### casefold_index_loop
def casefold_index_loop(s, letter):
    low = s.casefold()
    i, hits = 0, []
    while i < len(low):
        if low[i] == letter:
            hits.append(i)
            i += 2
        else:
            i += 1
    return hits, len(low) - len(s)

#> casefold_index_loop("SsSs", "s")
#> casefold_index_loop("Maß", "s")
#> casefold_index_loop("", "a")
#> casefold_index_loop("banana", "n")
#> casefold_index_loop("xyz", "Q")

### join_map_zfill
def join_map_zfill(*parts, width=3):
    return "-".join(map(lambda p: str(p).zfill(width), parts)).replace("-0", "~", 1)

#> join_map_zfill(7, 42, 100)
#> join_map_zfill()
#> join_map_zfill("-5", "x", width=4)
#> join_map_zfill(1, width=1)
#> join_map_zfill("+1", 0, None)

### capital_after_symbol
def capital_after_symbol(s, symbols="-_/"):
    out, raise_next = [], False
    for c in s:
        if c in symbols:
            raise_next = True
            continue
        out.append(c.upper() if raise_next else c)
        raise_next = False
    return "".join(out) + ("!" if raise_next else "")

#> capital_after_symbol("get-user_name")
#> capital_after_symbol("a//b-")
#> capital_after_symbol("")
#> capital_after_symbol("x.y.z", ".")
#> capital_after_symbol("plain", symbols="")

### swap_ends_if_upper
def swap_ends_if_upper(s):
    if len(s) < 2:
        return s
    first, *mid, last = s
    if first.isupper() != last.isupper():
        first, last = last, first
    return first + "".join(mid) + last

#> swap_ends_if_upper("Hello")
#> swap_ends_if_upper("Bob")
#> swap_ends_if_upper("ABBA")
#> swap_ends_if_upper("")
#> swap_ends_if_upper("x9Y")

### alpha_index_gaps
def alpha_index_gaps(word):
    nums = [ord(c) - 96 for c in word.lower() if c.isalpha()]
    return [b - a for a, b in zip(nums, nums[1:])], sum(nums[::2]) - sum(nums[1::2])

#> alpha_index_gaps("Hello")
#> alpha_index_gaps("")
#> alpha_index_gaps("a")
#> alpha_index_gaps("zz-a")
#> alpha_index_gaps("abcd 1")

### text_blocks_by_blank
def text_blocks_by_blank(text):
    blocks, cur = [], []
    for line in text.split("\n"):
        if line.strip():
            cur.append(line.rstrip())
        elif cur:
            blocks.append(cur)
            cur = []
    return blocks + ([cur] if cur else []), len(blocks)

#> text_blocks_by_blank("a\nb\n\n\nc")
#> text_blocks_by_blank("")
#> text_blocks_by_blank("\n \nx ")
#> text_blocks_by_blank("one\n\ntwo\n\n")
#> text_blocks_by_blank("solo")
