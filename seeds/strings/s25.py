### camel_hump_match
def camel_hump_match(query, name):
    humps = []
    for c in name:
        if c.isupper() or not humps:
            humps.append(c)
        else:
            humps[-1] += c
    i = 0
    for h in humps:
        while i < len(query) and h and query[i].lower() == h[0].lower():
            i, h = i + 1, h[1:]
    return i == len(query), humps

#> camel_hump_match("NuPE", "NullPointerException")
#> camel_hump_match("xyz", "FooBar")
#> camel_hump_match("", "x")
#> camel_hump_match("fob", "fooBar")
#> camel_hump_match("A", "")

### longest_palindrome_build
def longest_palindrome_build(letters):
    half, middle = "", ""
    for c in sorted(set(letters)):
        n = letters.count(c)
        half += c * (n // 2)
        if n % 2 and not middle:
            middle = c
    return half + middle + half[::-1]

#> longest_palindrome_build("abccccdd")
#> longest_palindrome_build("")
#> longest_palindrome_build("xyz")
#> longest_palindrome_build("Aaa")
#> longest_palindrome_build("zzzz")

### palindrome_fix_cost
def palindrome_fix_cost(s):
    cost = 0
    chars = list(s)
    for i in range(len(s) // 2):
        j = -1 - i
        if chars[i] != chars[j]:
            cost += abs(ord(chars[i]) - ord(chars[j]))
            chars[i] = chars[j] = min(chars[i], chars[j])
    return "".join(chars), cost

#> palindrome_fix_cost("abcd")
#> palindrome_fix_cost("noon")
#> palindrome_fix_cost("")
#> palindrome_fix_cost("xay")
#> palindrome_fix_cost("Zz")

### almost_palindrome_drop
def almost_palindrome_drop(s):
    for i in range(len(s)):
        t = s[:i] + s[i + 1:]
        if t == t[::-1]:
            return i, s[i]
    return None

#> almost_palindrome_drop("abca")
#> almost_palindrome_drop("abc")
#> almost_palindrome_drop("")
#> almost_palindrome_drop("racecar")
#> almost_palindrome_drop("deeee")

### next_palindrome_time
def next_palindrome_time(clock):
    h, m = map(int, clock.split(":"))
    for _ in range(1440):
        m += 1
        if m == 60:
            h, m = (h + 1) % 24, 0
        t = f"{h:02}{m:02}"
        if t == t[::-1]:
            return t[:2] + ":" + t[2:]

#> next_palindrome_time("12:21")
#> next_palindrome_time("23:55")
#> next_palindrome_time("9:30")
#> next_palindrome_time("05:49")
#> next_palindrome_time("bad")

### repeated_substring_longest
def repeated_substring_longest(s):
    for size in range(len(s) - 1, 0, -1):
        for i in range(len(s) - size):
            piece = s[i:i + size]
            if s.find(piece, i + 1) != -1:
                return piece
    return ""

#> repeated_substring_longest("banana")
#> repeated_substring_longest("abcd")
#> repeated_substring_longest("")
#> repeated_substring_longest("aaaa")
#> repeated_substring_longest("to be or to bop")

### lexical_neighbors
def lexical_neighbors(words, target):
    ordered = sorted(words + [target])
    i = ordered.index(target)
    before = ordered[i - 1] if i else None
    after = ordered[i + 1] if i + 1 < len(ordered) else None
    return before, after

#> lexical_neighbors(["kiwi", "apple", "pear"], "mango")
#> lexical_neighbors([], "x")
#> lexical_neighbors(["b"], "a")
#> lexical_neighbors(["Zebra", "ant"], "Yak")
#> lexical_neighbors(["dup", "dup"], "dup")

### letters_pressed_time
def letters_pressed_time(text, layout="abcdefghijklmnopqrstuvwxyz"):
    at = total = 0
    for c in text:
        where = layout.find(c)
        if where < 0:
            total += 10
            continue
        total += abs(where - at)
        at = where
    return total

#> letters_pressed_time("cba")
#> letters_pressed_time("", "xyz")
#> letters_pressed_time("leet", "pqrstuvwxyzabcdefghijklmno")
#> letters_pressed_time("A b")
#> letters_pressed_time("zz")

### isomorphic_map
def isomorphic_map(a, b):
    if len(a) != len(b):
        return None
    fwd, back = {}, {}
    for x, y in zip(a, b):
        if fwd.setdefault(x, y) != y or back.setdefault(y, x) != x:
            return False
    return fwd

#> isomorphic_map("egg", "add")
#> isomorphic_map("foo", "bar")
#> isomorphic_map("", "")
#> isomorphic_map("ab", "abc")
#> isomorphic_map("badc", "baba")

### word_pattern_code
def word_pattern_code(words):
    codes = {}
    return "".join(chr(97 + codes.setdefault(w.lower(), len(codes))) for w in words.split())

#> word_pattern_code("dog cat cat Dog")
#> word_pattern_code("")
#> word_pattern_code("one two three")
#> word_pattern_code("x x x")
#> word_pattern_code("a b a c b")

### shortest_word_distance
def shortest_word_distance(text, a, b):
    words = text.lower().split()
    best, last_a, last_b = None, None, None
    for i, w in enumerate(words):
        if w == a:
            last_a = i
        elif w == b:
            last_b = i
        if last_a is not None and last_b is not None:
            d = abs(last_a - last_b)
            best = d if best is None else min(best, d)
    return best

#> shortest_word_distance("practice makes perfect coding makes", "coding", "practice")
#> shortest_word_distance("a b", "a", "z")
#> shortest_word_distance("", "x", "y")
#> shortest_word_distance("to be or not to be", "be", "to")
#> shortest_word_distance("A quick a fox", "a", "fox")

### distance_to_char
def distance_to_char(s, ch):
    spots = [i for i, c in enumerate(s) if c == ch]
    return [min((abs(i - p) for p in spots), default=-1) for i in range(len(s))]

#> distance_to_char("loveleetcode", "e")
#> distance_to_char("abc", "z")
#> distance_to_char("", "a")
#> distance_to_char("aaab", "b")
#> distance_to_char("x-x", "x")

### count_and_say_words
def count_and_say_words(s):
    names = ["zero", "one", "two", "three", "four"]
    out, i = [], 0
    while i < len(s):
        run = len(s[i:]) - len(s[i:].lstrip(s[i]))
        label = names[run] if run < 5 else str(run)
        out.append(f"{label} {s[i]}{'s' if run > 1 else ''}")
        i += run
    return ", ".join(out)

#> count_and_say_words("aabccc")
#> count_and_say_words("")
#> count_and_say_words("77777771")
#> count_and_say_words("q")
#> count_and_say_words("  !!")

### max_score_split
def max_score_split(bits):
    best = -1
    for i in range(1, len(bits)):
        score = bits[:i].count("0") + bits[i:].count("1")
        best = max(best, score)
    return best

#> max_score_split("011101")
#> max_score_split("00111")
#> max_score_split("1")
#> max_score_split("1111")
#> max_score_split("")

### balanced_splits
def balanced_splits(s, left="L", right="R"):
    parts, balance, start = [], 0, 0
    for i, c in enumerate(s):
        balance += (c == left) - (c == right)
        if balance == 0:
            parts.append(s[start:i + 1])
            start = i + 1
    return parts, s[start:]

#> balanced_splits("RLRRLLRLRL")
#> balanced_splits("LLLLRRRR")
#> balanced_splits("")
#> balanced_splits("(()())(", "(", ")")
#> balanced_splits("xLR")

### min_removals_valid_parens
def min_removals_valid_parens(s):
    keep, open_at = list(s), []
    for i, c in enumerate(s):
        if c == "(":
            open_at.append(i)
        elif c == ")":
            if open_at:
                open_at.pop()
            else:
                keep[i] = ""
    for i in open_at:
        keep[i] = ""
    return "".join(keep)

#> min_removals_valid_parens("lee(t(c)o)de)")
#> min_removals_valid_parens("))((")
#> min_removals_valid_parens("")
#> min_removals_valid_parens("(a(b(c)d)")
#> min_removals_valid_parens("ok")

### restore_ip_candidates
def restore_ip_candidates(s):
    found = []
    def ok(p):
        return p == "0" or (p and p[0] != "0" and int(p) <= 255)
    for i in range(1, 4):
        for j in range(i + 1, i + 4):
            for k in range(j + 1, j + 4):
                parts = [s[:i], s[i:j], s[j:k], s[k:]]
                if all(map(ok, parts)):
                    found.append(".".join(parts))
    return found

#> restore_ip_candidates("25525511135")
#> restore_ip_candidates("0000")
#> restore_ip_candidates("1")
#> restore_ip_candidates("101023")
#> restore_ip_candidates("9999999999999")

### decode_ways_digits
def decode_ways_digits(s):
    if not s or s[0] == "0":
        return 0
    a = b = 1
    for i in range(1, len(s)):
        cur = 0
        if s[i] != "0":
            cur += b
        if "10" <= s[i - 1:i + 1] <= "26":
            cur += a
        a, b = b, cur
    return b

#> decode_ways_digits("226")
#> decode_ways_digits("06")
#> decode_ways_digits("10")
#> decode_ways_digits("11111")
#> decode_ways_digits("")
#> decode_ways_digits("230")

### word_break_greedy
def word_break_greedy(s, vocab):
    memo = {}
    def solve(rest):
        if not rest:
            return []
        if rest not in memo:
            memo[rest] = None
            for n in range(len(rest), 0, -1):
                if rest[:n] in vocab and (tail := solve(rest[n:])) is not None:
                    memo[rest] = [rest[:n]] + tail
                    break
        return memo[rest]
    return solve(s)

#> word_break_greedy("applepenapple", ["apple", "pen", "app"])
#> word_break_greedy("catsandog", ["cats", "dog", "sand", "and", "cat"])
#> word_break_greedy("", ["a"])
#> word_break_greedy("aaab", ["a", "aa", "b"])
#> word_break_greedy("xxyxx", ["xx", "y"])

### interleaved_check
def interleaved_check(a, b, mixed):
    if len(a) + len(b) != len(mixed):
        return False
    i = j = 0
    for c in mixed:
        if i < len(a) and a[i] == c:
            i += 1
        elif j < len(b) and b[j] == c:
            j += 1
        else:
            return False
    return True

#> interleaved_check("abc", "xy", "axbyc")
#> interleaved_check("ab", "cd", "abdc")
#> interleaved_check("", "", "")
#> interleaved_check("a", "b", "abc")
#> interleaved_check("no", "on", "noon")

### zeros_ones_flip_min
def zeros_ones_flip_min(s):
    wrong = sum(c != "01"[i % 2] for i, c in enumerate(s))
    return min(wrong, len(s) - wrong), "0" if wrong * 2 <= len(s) else "1"

#> zeros_ones_flip_min("0100")
#> zeros_ones_flip_min("1111")
#> zeros_ones_flip_min("")
#> zeros_ones_flip_min("1010")
#> zeros_ones_flip_min("0")

### bulls_cows_hint
def bulls_cows_hint(secret, guess):
    bulls, s_left, g_left = 0, [], []
    for a, b in zip(secret, guess):
        if a == b:
            bulls += 1
        else:
            s_left.append(a)
            g_left.append(b)
    cows = 0
    for g in g_left:
        if g in s_left:
            s_left.remove(g)
            cows += 1
    return f"{bulls}A{cows}B"

#> bulls_cows_hint("1807", "7810")
#> bulls_cows_hint("1123", "0111")
#> bulls_cows_hint("", "")
#> bulls_cows_hint("4444", "4444")
#> bulls_cows_hint("12", "3456")

### justify_paragraph_last_left
def justify_paragraph_last_left(words, width):
    lines, cur = [], []
    for w in words:
        if cur and sum(map(len, cur)) + len(cur) + len(w) > width:
            while sum(map(len, cur)) < width and len(cur) > 1:
                for k in range(len(cur) - 1):
                    if sum(map(len, cur)) < width:
                        cur[k] += " "
            lines.append("".join(cur).ljust(width))
            cur = []
        cur.append(w)
    lines.append(" ".join(cur))
    return lines

#> justify_paragraph_last_left(["this", "is", "a", "fine", "example", "ok"], 10)
#> justify_paragraph_last_left([], 5)
#> justify_paragraph_last_left(["one"], 8)
#> justify_paragraph_last_left(["longword", "x", "yy", "z"], 8)
#> justify_paragraph_last_left(["a", "b", "c", "d"], 3)
