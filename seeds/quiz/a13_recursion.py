### recurse_strip_ends
def recurse_strip_ends(s, ch):
    if s.startswith(ch):
        return recurse_strip_ends(s[1:], ch)
    if s.endswith(ch):
        return recurse_strip_ends(s[:-1], ch) + "."
    return s

#> recurse_strip_ends("--ab-", "-")
#> recurse_strip_ends("ab", "-")
#> recurse_strip_ends("xax", "x")
#> recurse_strip_ends("q++", "+")
#> recurse_strip_ends("z", "z!")

### recurse_reverse_by_halves
def recurse_reverse_by_halves(s):
    if len(s) < 2:
        return s
    m = len(s) // 2
    return recurse_reverse_by_halves(s[m:]) + recurse_reverse_by_halves(s[:m])

#> recurse_reverse_by_halves("code")
#> recurse_reverse_by_halves("")
#> recurse_reverse_by_halves("abc")
#> recurse_reverse_by_halves([1, 2, 3])
#> recurse_reverse_by_halves("é!")

### recurse_flatten_depth
def recurse_flatten_depth(xs, depth):
    out = []
    for x in xs:
        if isinstance(x, list) and depth:
            out += recurse_flatten_depth(x, depth - 1)
        else:
            out.append(x)
    return out

#> recurse_flatten_depth([1, [2, [3, [4]]]], 1)
#> recurse_flatten_depth([1, [2, [3, [4]]]], 9)
#> recurse_flatten_depth([], 2)
#> recurse_flatten_depth([[1], "ab"], 0)
#> recurse_flatten_depth([[[]], [0]], 2)

### recurse_sum_digits_list
def recurse_sum_digits_list(n):
    total = sum(int(d) for d in str(n))
    if total < 10:
        return [total]
    return [total] + recurse_sum_digits_list(total)

#> recurse_sum_digits_list(9875)
#> recurse_sum_digits_list(5)
#> recurse_sum_digits_list(0)
#> recurse_sum_digits_list(199)
#> recurse_sum_digits_list(-3)

### recurse_subsets_of_word
def recurse_subsets_of_word(w):
    if not w:
        return [""]
    rest = recurse_subsets_of_word(w[1:])
    return [w[0] + r for r in rest] + rest

#> recurse_subsets_of_word("abc")
#> recurse_subsets_of_word("")
#> recurse_subsets_of_word("x")
#> recurse_subsets_of_word("oo")
#> recurse_subsets_of_word("é1")

### recurse_count_parens
def recurse_count_parens(s, depth=0):
    if not s:
        return depth
    step = {"(": 1, ")": -1}.get(s[0], 0)
    if depth + step < 0:
        return -len(s)
    return recurse_count_parens(s[1:], depth + step)

#> recurse_count_parens("(())")
#> recurse_count_parens("(a")
#> recurse_count_parens("a)b")
#> recurse_count_parens("")
#> recurse_count_parens("x()", 1)

### recurse_join_with_depth
def recurse_join_with_depth(xs, level=1):
    if isinstance(xs, str):
        return xs * level
    return "(" + ",".join(recurse_join_with_depth(x, level + 1) for x in xs) + ")"

#> recurse_join_with_depth(["a", ["b", "c"]])
#> recurse_join_with_depth("z")
#> recurse_join_with_depth([])
#> recurse_join_with_depth([[["x"]]])
#> recurse_join_with_depth(("p", ["q"]), 0)

### recurse_min_of_nested
def recurse_min_of_nested(xs):
    best = None
    for x in xs:
        v = recurse_min_of_nested(x) if isinstance(x, list) else x
        if best is None or (v is not None and v < best):
            best = v
    return best

#> recurse_min_of_nested([4, [2, [7, 1]], 3])
#> recurse_min_of_nested([])
#> recurse_min_of_nested([[], [5]])
#> recurse_min_of_nested(["m", ["c"], "d"])
#> recurse_min_of_nested([[-1], -1.5, []])

### recurse_remove_first_match
def recurse_remove_first_match(xs, v):
    if not xs:
        return xs
    if xs[0] == v:
        return xs[1:]
    return xs[:1] + recurse_remove_first_match(xs[1:], v)

#> recurse_remove_first_match([3, 5, 3], 5)
#> recurse_remove_first_match([3, 5], 9)
#> recurse_remove_first_match([], 1)
#> recurse_remove_first_match("banana", "n")
#> recurse_remove_first_match((0, 1), False)

### recurse_binary_text
def recurse_binary_text(n):
    if n < 2:
        return str(n)
    return recurse_binary_text(n // 2) + str(n % 2)

#> recurse_binary_text(10)
#> recurse_binary_text(0)
#> recurse_binary_text(1)
#> recurse_binary_text(37)
#> recurse_binary_text(-4)

### recurse_key_paths
def recurse_key_paths(d, prefix=""):
    out = []
    for k, v in d.items():
        path = prefix + k
        if isinstance(v, dict):
            out.extend(recurse_key_paths(v, path + "/"))
        else:
            out.append(path)
    return out

#> recurse_key_paths({"etc": {"ssh": 1, "cron": {"d": 2}}, "tmp": 0})
#> recurse_key_paths({})
#> recurse_key_paths({"a": {}})
#> recurse_key_paths({"x": None}, "root:")
#> recurse_key_paths({"m": {"n": {"o": "p"}}})

### recurse_zip_unpack
def recurse_zip_unpack(a, b):
    if not a or not b:
        return a + b
    return a[0] + b[0] + recurse_zip_unpack(b[1:], a[1:])

#> recurse_zip_unpack("abc", "123")
#> recurse_zip_unpack("", "xyz")
#> recurse_zip_unpack("hi", "")
#> recurse_zip_unpack("long", "s")
#> recurse_zip_unpack("", "")

### recurse_palindrome_mismatch
def recurse_palindrome_mismatch(s, i=0):
    j = len(s) - 1 - i
    if i >= j:
        return True
    if s[i] != s[j]:
        return i
    return recurse_palindrome_mismatch(s, i + 1)

#> recurse_palindrome_mismatch("racecar")
#> recurse_palindrome_mismatch("racekar")
#> recurse_palindrome_mismatch("")
#> recurse_palindrome_mismatch("ab")
#> recurse_palindrome_mismatch([1, 2, 1])

### recurse_power_fast
def recurse_power_fast(b, e):
    if e == 0:
        return 1
    half = recurse_power_fast(b, e // 2)
    return half * half * (b if e % 2 else 1)

#> recurse_power_fast(2, 10)
#> recurse_power_fast(3, 5)
#> recurse_power_fast(7, 0)
#> recurse_power_fast(-2, 3)
#> recurse_power_fast(0.5, 2)

### recurse_mutable_default
def recurse_mutable_default(n, acc=[]):
    if n <= 0:
        return acc
    acc.append(n)
    return recurse_mutable_default(n - 2)

#> recurse_mutable_default(5)
#> recurse_mutable_default(0)
#> recurse_mutable_default(3, [9])
#> recurse_mutable_default(4, ["x"])
#> recurse_mutable_default(-1, [1])

### recurse_replace_nested
def recurse_replace_nested(data, old, new):
    if data == old:
        return new
    if isinstance(data, list):
        return [recurse_replace_nested(x, old, new) for x in data]
    return data

#> recurse_replace_nested([1, [2, 1], 3], 1, 9)
#> recurse_replace_nested([], [], "e")
#> recurse_replace_nested([[], [[]]], [], 0)
#> recurse_replace_nested("a", "a", "b")
#> recurse_replace_nested(["x", None], None, "-")

### recurse_longest_run
def recurse_longest_run(s):
    if not s:
        return ""
    head = s[:len(s) - len(s.lstrip(s[0]))]
    rest = recurse_longest_run(s[len(head):])
    return head if len(head) >= len(rest) else rest

#> recurse_longest_run("aabbbcc")
#> recurse_longest_run("")
#> recurse_longest_run("xyz")
#> recurse_longest_run("110001")
#> recurse_longest_run("  !!")

### recurse_tree_height
def recurse_tree_height(tree):
    if not isinstance(tree, tuple):
        return 0
    return 1 + max(map(recurse_tree_height, tree), default=0)

#> recurse_tree_height((1, (2, (3,))))
#> recurse_tree_height(5)
#> recurse_tree_height(())
#> recurse_tree_height(((), [(1,)]))
#> recurse_tree_height(("a", ("b", "c")))

### recurse_insert_everywhere
def recurse_insert_everywhere(ch, s):
    if s == "":
        return [ch]
    return [ch + s] + [s[0] + t for t in recurse_insert_everywhere(ch, s[1:])]

#> recurse_insert_everywhere("x", "ab")
#> recurse_insert_everywhere("x", "")
#> recurse_insert_everywhere("-", "cat")
#> recurse_insert_everywhere("", "hi")
#> recurse_insert_everywhere("aa", "a")

### recurse_expand_macro
def recurse_expand_macro(text, macros):
    for name, body in macros.items():
        if name in text:
            smaller = {k: v for k, v in macros.items() if k != name}
            return recurse_expand_macro(text.replace(name, body), smaller)
    return text

#> recurse_expand_macro("$a!", {"$a": "hi $b", "$b": "you"})
#> recurse_expand_macro("plain", {"$a": "x"})
#> recurse_expand_macro("", {})
#> recurse_expand_macro("$a$a", {"$a": "$a+"})
#> recurse_expand_macro("$b", {"$a": "1", "$b": "$a"})

### recurse_group_digits
def recurse_group_digits(s):
    if len(s) <= 3:
        return s
    return recurse_group_digits(s[:-3]) + "'" + s[-3:]

#> recurse_group_digits("1234567")
#> recurse_group_digits("999")
#> recurse_group_digits("")
#> recurse_group_digits("-1000")
#> recurse_group_digits("12345.678")

### recurse_take_turns
def recurse_take_turns(piles, player=0):
    piles = [p - 1 for p in piles if p > 1]
    if not piles:
        return "AB"[player]
    return recurse_take_turns(piles, 1 - player)

#> recurse_take_turns([3, 1, 2])
#> recurse_take_turns([])
#> recurse_take_turns([1, 1], 1)
#> recurse_take_turns([5])
#> recurse_take_turns([0, 4], 1)

### recurse_compare_structure
def recurse_compare_structure(a, b):
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(recurse_compare_structure, a, b))
    return type(a) is type(b)

#> recurse_compare_structure([1, ["x"]], [2, ["y"]])
#> recurse_compare_structure([1, ["x"]], [2, [3]])
#> recurse_compare_structure([], [0])
#> recurse_compare_structure(1, True)
#> recurse_compare_structure([[], []], [[], []])

### recurse_last_item_deep
def recurse_last_item_deep(x):
    if isinstance(x, (list, tuple)) and x:
        return recurse_last_item_deep(x[-1])
    return x

#> recurse_last_item_deep([1, [2, (3, 4)]])
#> recurse_last_item_deep([])
#> recurse_last_item_deep("word")
#> recurse_last_item_deep([[1], []])
#> recurse_last_item_deep(([None],))

### recurse_letters_ladder
def recurse_letters_ladder(s):
    return "" if not s else s[0] + recurse_letters_ladder(s[2:]) + s[1:2].upper()

#> recurse_letters_ladder("abcdef")
#> recurse_letters_ladder("")
#> recurse_letters_ladder("xyz")
#> recurse_letters_ladder("no way")
#> recurse_letters_ladder("éßa")

### recurse_combine_coins
def recurse_combine_coins(amount, coins):
    if amount == 0:
        return [[]]
    if amount < 0 or not coins:
        return []
    use = [[coins[0]] + c for c in recurse_combine_coins(amount - coins[0], coins)]
    return use + recurse_combine_coins(amount, coins[1:])

#> recurse_combine_coins(5, [2, 1])
#> recurse_combine_coins(0, [3])
#> recurse_combine_coins(3, [])
#> recurse_combine_coins(7, [5, 3])
#> recurse_combine_coins(-2, [1])

### recurse_partition_words
def recurse_partition_words(s):
    head, sep, tail = s.partition(" ")
    if not sep:
        return [head[::-1]]
    return recurse_partition_words(tail) + [head]

#> recurse_partition_words("to be or not")
#> recurse_partition_words("")
#> recurse_partition_words("word")
#> recurse_partition_words("a  b")
#> recurse_partition_words(" lead")

### recurse_even_odd_mutual
def recurse_even_odd_mutual(n, trace=""):
    def odd(k, t):
        return ("odd", t) if k == 0 else recurse_even_odd_mutual(k - 1, t + "o")
    if n == 0:
        return "even", trace
    return odd(n - 1, trace + "e")

#> recurse_even_odd_mutual(3)
#> recurse_even_odd_mutual(0)
#> recurse_even_odd_mutual(4, ">")
#> recurse_even_odd_mutual(1)
#> recurse_even_odd_mutual(2, "")
