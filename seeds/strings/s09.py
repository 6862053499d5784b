### shell_words_split
def shell_words_split(cmd):
    words, cur, quote = [], None, ""
    for ch in cmd:
        if quote:
            if ch == quote:
                quote = ""
            else:
                cur += ch
        elif ch in "'\"":
            quote = ch
            cur = cur or ""
        elif ch == " ":
            if cur is not None:
                words.append(cur)
                cur = None
        else:
            cur = (cur or "") + ch
    if cur is not None:
        words.append(cur)
    return words

#> shell_words_split("git commit -m 'first try'")
#> shell_words_split("")
#> shell_words_split("echo \"it's\"  ''")
#> shell_words_split("a'b c'd")
#> shell_words_split("  ls  ")

### flag_parser_simple
def flag_parser_simple(argv):
    opts, rest = {}, []
    i = 0
    while i < len(argv):
        arg = argv[i]
        if arg.startswith("--"):
            key, eq, val = arg[2:].partition("=")
            opts[key] = val if eq else True
        elif arg.startswith("-") and len(arg) > 1:
            for c in arg[1:]:
                opts[c] = opts.get(c, 0) + 1
        else:
            rest.append(arg)
        i += 1
    return opts, rest

#> flag_parser_simple(["-vv", "--out=x.txt", "in.txt"])
#> flag_parser_simple([])
#> flag_parser_simple(["-", "--dry-run", "-xzf", "a.tgz"])
#> flag_parser_simple(["--k=", "-k"])
#> flag_parser_simple(["file one", "file two"])

### first_word_or_none
def first_word_or_none(s):
    try:
        return s.split()[0]
    except IndexError:
        return None
    except AttributeError:
        return "not text"

#> first_word_or_none("  leading space")
#> first_word_or_none("")
#> first_word_or_none(12)
#> first_word_or_none("\n\t")
#> first_word_or_none("word")

### swapcase_roundtrip
def swapcase_roundtrip(s):
    twice = s.swapcase().swapcase()
    return twice == s, len(twice) - len(s)

#> swapcase_roundtrip("Hello")
#> swapcase_roundtrip("ß")
#> swapcase_roundtrip("")
#> swapcase_roundtrip("ŉa")
#> swapcase_roundtrip("ﬁx 9")

### emoji_shortcodes_text
def emoji_shortcodes_text(msg):
    icons = {"smile": "☺", "heart": "♥", "star": "★"}
    parts = msg.split(":")
    out = parts[0]
    i = 1
    while i < len(parts):
        if parts[i] in icons and i + 1 < len(parts):
            out += icons[parts[i]] + parts[i + 1]
            i += 2
        else:
            out += ":" + parts[i]
            i += 1
    return out

#> emoji_shortcodes_text("I :heart: tea :smile:")
#> emoji_shortcodes_text("time 10:30")
#> emoji_shortcodes_text("")
#> emoji_shortcodes_text(":star")
#> emoji_shortcodes_text("::star::")

### column_letters_sum
def column_letters_sum(words):
    height = max(map(len, words), default=0)
    return [sum(ord(w[i]) - 96 for w in words if i < len(w)) for i in range(height)]

#> column_letters_sum(["abc", "za", "m"])
#> column_letters_sum([])
#> column_letters_sum([""])
#> column_letters_sum(["AB", "a"])
#> column_letters_sum(["aaaa", "bbb", "cc", "d"])

### ordered_unique_string
def ordered_unique_string(s):
    return "".join(dict.fromkeys(s)), "".join(dict.fromkeys(reversed(s)))

#> ordered_unique_string("bookkeeper")
#> ordered_unique_string("")
#> ordered_unique_string("aAaA")
#> ordered_unique_string("1 2 1 3")
#> ordered_unique_string("xyz")

### check_username
def check_username(name):
    problems = []
    if not 3 <= len(name) <= 12:
        problems.append("length")
    if not name[:1].isalpha():
        problems.append("start")
    if any(not (c.isalnum() or c in "_.") for c in name):
        problems.append("chars")
    if ".." in name or name.endswith("."):
        problems.append("dots")
    return problems or "ok"

#> check_username("ada_l.1815")
#> check_username("9..")
#> check_username("")
#> check_username("waytoolongusername!")
#> check_username("bob.")

### strip_each_side_differently
def strip_each_side_differently(s, left, right):
    return s.lstrip(left).rstrip(right)

#> strip_each_side_differently("xxabcyy", "x", "y")
#> strip_each_side_differently("0012.500", "0", "0.")
#> strip_each_side_differently("", "a", "b")
#> strip_each_side_differently("  mixed\t\n", " ", "\n")
#> strip_each_side_differently("abcba", "ab", "ab")

### mad_lib
def mad_lib(template, words):
    queue = list(words)
    out = []
    for token in template.split():
        if token.startswith("<") and token.rstrip(".,!").endswith(">"):
            tail = token[len(token.rstrip(".,!")):]
            token = (queue.pop(0) if queue else "???") + tail
        out.append(token)
    return " ".join(out)

#> mad_lib("The <adj> <noun> sleeps.", ["green", "idea"])
#> mad_lib("<name>, run <adv>!", ["Bo"])
#> mad_lib("", ["x"])
#> mad_lib("a < b > c", ["z"])
#> mad_lib("no slots", [])

### parse_ratio_list
def parse_ratio_list(text):
    total, parts = 0, []
    for p in text.split(":"):
        n = int(p)
        parts.append(n)
        total += n
    return ["%.0f%%" % (100 * n / total) for n in parts]

#> parse_ratio_list("1:1:2")
#> parse_ratio_list("16:9")
#> parse_ratio_list("5")
#> parse_ratio_list("0:0")
#> parse_ratio_list("1: 2 :x")

### ladder_print
def ladder_print(word):
    rows = []
    for i in range(len(word), 0, -1):
        rows.append(word[:i].rjust(len(word)))
    return "\n".join(rows)

#> ladder_print("step")
#> ladder_print("")
#> ladder_print("a")
#> ladder_print("up!")
#> ladder_print("x y")

### diamond_string
def diamond_string(letter):
    n = ord(letter.upper()) - ord("A")
    rows = []
    for i in list(range(n + 1)) + list(range(n - 1, -1, -1)):
        ch = chr(65 + i)
        inner = ch if i == 0 else ch + " " * (2 * i - 1) + ch
        rows.append(inner.center(2 * n + 1, "."))
    return rows

#> diamond_string("C")
#> diamond_string("a")
#> diamond_string("b")
#> diamond_string("1")
#> diamond_string("D")

### cumulative_join
def cumulative_join(parts, sep="/"):
    paths, cur = [], ""
    for p in parts:
        cur = cur + sep + p if cur else p
        paths.append(cur)
    return paths

#> cumulative_join(["usr", "local", "bin"])
#> cumulative_join([])
#> cumulative_join(["", "a", "b"])
#> cumulative_join(["com", "example", "app"], ".")
#> cumulative_join(["x"], sep="--")

### fuzzy_score_letters
def fuzzy_score_letters(query, candidate):
    score, streak, pos = 0, 0, 0
    lowered = candidate.lower()
    for ch in query.lower():
        nxt = lowered.find(ch, pos)
        if nxt < 0:
            return 0
        streak = streak + 1 if nxt == pos and pos else 1
        score += streak * 2
        if nxt == 0 or not candidate[nxt - 1].isalnum():
            score += 5
        pos = nxt + 1
    return score

#> fuzzy_score_letters("fb", "foo_bar")
#> fuzzy_score_letters("foo", "foo_bar")
#> fuzzy_score_letters("xyz", "foo_bar")
#> fuzzy_score_letters("", "anything")
#> fuzzy_score_letters("MAIN", "src/main.py")

### zip_longest_chars
from itertools import zip_longest

def zip_longest_chars(*words):
    return ["".join(t) for t in zip_longest(*words, fillvalue="-")]

#> zip_longest_chars("sun", "moon", "ox")
#> zip_longest_chars()
#> zip_longest_chars("alone")
#> zip_longest_chars("", "ab")
#> zip_longest_chars("12", "34", "5")

### group_lines_by_prefix
def group_lines_by_prefix(lines, size):
    groups = {}
    for line in lines:
        key = line[:size].rstrip()
        groups[key] = groups.get(key, 0) + len(line)
    return sorted(groups.items(), key=lambda p: (-p[1], p[0]))

#> group_lines_by_prefix(["GET /a", "POST /b", "GET /long"], 4)
#> group_lines_by_prefix([], 3)
#> group_lines_by_prefix(["aa", "ab", "a"], 1)
#> group_lines_by_prefix(["x", ""], 0)
#> group_lines_by_prefix(["same", "same"], 10)

### tri_state_sort_chars
def tri_state_sort_chars(s):
    return "".join(sorted(s, key=lambda c: (c.isdigit(), c.isupper(), c)))

#> tri_state_sort_chars("b2Aa1B")
#> tri_state_sort_chars("")
#> tri_state_sort_chars("zyx")
#> tri_state_sort_chars("3C!a ")
#> tri_state_sort_chars("ÉeE9é")

### remove_stopwords_keep_case
STOP = frozenset("the a an of to in is".split())

def remove_stopwords_keep_case(text):
    kept = [w for w in text.split() if w.lower().strip(",.") not in STOP]
    return " ".join(kept), len(text.split()) - len(kept)

#> remove_stopwords_keep_case("The end of a story, is it?")
#> remove_stopwords_keep_case("")
#> remove_stopwords_keep_case("in, to, of.")
#> remove_stopwords_keep_case("Nothing removed")
#> remove_stopwords_keep_case("A")

### zfill_center_combo
def zfill_center_combo(n, width):
    s = str(n).zfill(width)
    t = s.center(width + 4, "<")
    return t.replace("<", ">", 2) if n >= 0 else t.rstrip("<")

#> zfill_center_combo(42, 5)
#> zfill_center_combo(-42, 5)
#> zfill_center_combo(0, 0)
#> zfill_center_combo(12345, 3)
#> zfill_center_combo(-1, 1)

### parse_markdown_link
def parse_markdown_link(s):
    open_b, close_b = s.find("["), s.find("](")
    if open_b == -1 or close_b < open_b:
        return None
    end = s.find(")", close_b)
    if end == -1:
        return s[open_b + 1:close_b], None
    return s[open_b + 1:close_b], s[close_b + 2:end]

#> parse_markdown_link("See [docs](http://x.y/z) now")
#> parse_markdown_link("nothing")
#> parse_markdown_link("[broken](url")
#> parse_markdown_link("](x) [late")
#> parse_markdown_link("[]()")

### bold_italic_strip
def bold_italic_strip(md):
    for mark in ("**", "__", "*", "_", "`"):
        if md.count(mark) % 2 == 0:
            md = md.replace(mark, "")
    return md

#> bold_italic_strip("**bold** and _it_")
#> bold_italic_strip("snake_case and *x*")
#> bold_italic_strip("")
#> bold_italic_strip("2 * 3 = `6`")
#> bold_italic_strip("__init__")

### validate_hex_string
def validate_hex_string(s):
    body = s.lower().removeprefix("0x")
    if len(body) % 2:
        return "odd"
    bad = [c for c in body if c not in "0123456789abcdef"]
    return bad if bad else list(bytes.fromhex(body))

#> validate_hex_string("0xDEADbeef")
#> validate_hex_string("123")
#> validate_hex_string("")
#> validate_hex_string("zz0g")
#> validate_hex_string("0X00ff")

### count_trailing_matches
def count_trailing_matches(a, b):
    n = 0
    for x, y in zip(reversed(a), reversed(b)):
        if x != y:
            break
        n += 1
    return n, a[len(a) - n:]

#> count_trailing_matches("nation", "station")
#> count_trailing_matches("cat", "dog")
#> count_trailing_matches("", "abc")
#> count_trailing_matches("rhyme", "time")
#> count_trailing_matches("same", "same")

### song_verse
def song_verse(n, thing="bottle"):
    def amount(k):
        if k == 0:
            return f"no more {thing}s"
        return f"{k} {thing}" + ("s" if k > 1 else "")
    first = amount(n).capitalize()
    return f"{first} on the wall, now {amount(n - 1 if n else 99)}."

#> song_verse(2)
#> song_verse(1)
#> song_verse(0)
#> song_verse(99, "can")
#> song_verse(100, thing="egg")

### alpha_only_equal
def alpha_only_equal(a, b):
    def clean(t):
        return "".join(c for c in t if c.isalpha()).lower()
    x, y = clean(a), clean(b)
    if x == y:
        return "equal"
    return "contained" if x in y or y in x else "different"

#> alpha_only_equal("A man, a plan", "AmanAPLAN!")
#> alpha_only_equal("cat", "con-cat-enate")
#> alpha_only_equal("", "123")
#> alpha_only_equal("left", "right")
#> alpha_only_equal("Übung", "übung")

### trim_common_ends
def trim_common_ends(a, b):
    i = 0
    while i < len(a) and i < len(b) and a[i] == b[i]:
        i += 1
    a, b = a[i:], b[i:]
    while a and b and a[-1] == b[-1]:
        a, b = a[:-1], b[:-1]
    return a, b

#> trim_common_ends("preheated", "prefaced")
#> trim_common_ends("same", "same")
#> trim_common_ends("", "new")
#> trim_common_ends("color", "colour")
#> trim_common_ends("xaz", "ybz")

### acronym_with_dots
def acronym_with_dots(phrase, skip=("of", "the", "and")):
    letters = [w[0].upper() for w in phrase.split() if w not in skip]
    return ".".join(letters) + "." * bool(letters)

#> acronym_with_dots("United States of America")
#> acronym_with_dots("of the and")
#> acronym_with_dots("")
#> acronym_with_dots("the The", ())
#> acronym_with_dots("rest in peace", skip=["in"])

### bin_string_ops
def bin_string_ops(a, b):
    width = max(len(a), len(b))
    pa, pb = a.rjust(width, "0"), b.rjust(width, "0")
    xor = "".join("01"[x != y] for x, y in zip(pa, pb))
    return xor.lstrip("0") or "0", xor.count("1")

#> bin_string_ops("1010", "0110")
#> bin_string_ops("1", "1")
#> bin_string_ops("", "")
#> bin_string_ops("100000", "1")
#> bin_string_ops("111", "")

### vertical_text
def vertical_text(sentence):
    words = sentence.split()
    if not words:
        return []
    h = len(max(words, key=len))
    return ["".join(w[i] if i < len(w) else " " for w in words).rstrip() for i in range(h)]

#> vertical_text("HOW ARE YOU")
#> vertical_text("TO BE OR NOT")
#> vertical_text("")
#> vertical_text("contest is coming")
#> vertical_text("x")

### replace_nth_word
def replace_nth_word(text, n, new):
    words = text.split(" ")
    if -len(words) <= n < len(words):
        old, words[n] = words[n], new
        return " ".join(words), old
    return text, None

#> replace_nth_word("the red house", 1, "blue")
#> replace_nth_word("a b c", -1, "z")
#> replace_nth_word("short", 3, "x")
#> replace_nth_word("", 0, "filled")
#> replace_nth_word("two  gaps", 1, "*")

### isnumeric_totals
def isnumeric_totals(tokens):
    total = 0
    skipped = []
    for t in tokens:
        if t.isdecimal():
            total += int(t)
        elif t.isnumeric():
            skipped.append(t)
        else:
            skipped.append(None)
    return total, skipped

#> isnumeric_totals(["12", "½", "x", "-3"])
#> isnumeric_totals([])
#> isnumeric_totals(["٤", "4", "④"])
#> isnumeric_totals(["", "1.5"])
#> isnumeric_totals(["007", "十"])

### nested_list_render
def nested_list_render(items, depth=0):
    out = []
    for it in items:
        if isinstance(it, list):
            out.extend(nested_list_render(it, depth + 1))
        else:
            out.append("  " * depth + "-" + str(it))
    return out

#> nested_list_render(["fruit", ["apple", ["red"]], "veg"])
#> nested_list_render([])
#> nested_list_render([[["deep"]]])
#> nested_list_render([1, None, [2.5]], 1)
#> nested_list_render([[], "x", []])

### parse_indent_tree
def parse_indent_tree(text):
    paths, stack = [], []
    for line in text.splitlines():
        name = line.lstrip(" ")
        depth = (len(line) - len(name)) // 2
        del stack[depth:]
        stack.append(name)
        paths.append("/".join(stack))
    return paths

#> parse_indent_tree("root\n  etc\n    hosts\n  tmp")
#> parse_indent_tree("")
#> parse_indent_tree("a\nb\n  c")
#> parse_indent_tree("    odd\n  x")
#> parse_indent_tree("one")
