### stretch_vowels
def stretch_vowels(word, times):
    out = []
    for i, c in enumerate(word):
        if c in "aeiouAEIOU" and i != len(word) - 1:
            out.append(c * times)
        else:
            out.append(c)
    return "".join(out)

#> stretch_vowels("goal", 3)
#> stretch_vowels("Oh no", 2)
#> stretch_vowels("", 4)
#> stretch_vowels("cafe", 0)
#> stretch_vowels("why", 5)

### title_apostrophes
def title_apostrophes(s):
    naive = s.title()
    fixed = " ".join(w[:1].upper() + w[1:].lower() for w in s.split(" "))
    return naive if naive == fixed else [naive, fixed]

#> title_apostrophes("it's a dog's life")
#> title_apostrophes("plain words")
#> title_apostrophes("")
#> title_apostrophes("x2y rock-n-roll")
#> title_apostrophes("JOHN o'BRIEN")

### stack_commands_text
def stack_commands_text(script):
    stack = []
    for cmd in script.split(";"):
        op, *args = cmd.split()
        if op == "push":
            stack.extend(args)
        elif op == "pop" and stack:
            stack.pop()
        elif op == "dup" and stack:
            stack.append(stack[-1])
        elif op == "cat" and len(stack) > 1:
            b, a = stack.pop(), stack.pop()
            stack.append(a + b)
    return stack

#> stack_commands_text("push foo bar; cat; dup")
#> stack_commands_text("pop; dup; cat; push z")
#> stack_commands_text("push a b c; pop; pop")
#> stack_commands_text("nop")
#> stack_commands_text("push x;; pop")

### zero_pad_serials
def zero_pad_serials(serials):
    width = max((len(s.split("-")[-1]) for s in serials), default=0)
    fixed = []
    for s in serials:
        head, dash, num = s.rpartition("-")
        fixed.append(head + dash + num.zfill(width))
    return fixed

#> zero_pad_serials(["AX-7", "AX-120", "B-33"])
#> zero_pad_serials([])
#> zero_pad_serials(["plain", "x-1"])
#> zero_pad_serials(["Q--5", "Q-12"])
#> zero_pad_serials(["9"])

### mirror_sentence
def mirror_sentence(s):
    words = s.split()
    return " ".join(words + words[-2::-1])

#> mirror_sentence("row row your boat")
#> mirror_sentence("echo")
#> mirror_sentence("")
#> mirror_sentence("left right")
#> mirror_sentence(" a  b c ")

### join_nonempty_stripped
def join_nonempty_stripped(parts, glue):
    return glue.join(t for p in parts if (t := p.strip()))

#> join_nonempty_stripped(["12 High St", " ", "Leeds ", ""], ", ")
#> join_nonempty_stripped([], "-")
#> join_nonempty_stripped(["", "\t"], "/")
#> join_nonempty_stripped(("solo",), "&")
#> join_nonempty_stripped([" a", "b ", "c"], "")

### sub_once_from_right
def sub_once_from_right(s, old, new):
    head, sep, tail = s.rpartition(old)
    if sep:
        return head + new + tail
    return s

#> sub_once_from_right("one, two, three", ", ", " and ")
#> sub_once_from_right("nothing", "z", "y")
#> sub_once_from_right("", "a", "b")
#> sub_once_from_right("aaaa", "aa", "X")
#> sub_once_from_right("1.2.3", ".", "")

### nth_occurrence
def nth_occurrence(s, sub, n):
    pos = -1
    for _ in range(n):
        pos = s.find(sub, pos + 1)
        if pos == -1:
            break
    return pos

#> nth_occurrence("a-b-c-d", "-", 2)
#> nth_occurrence("a-b-c-d", "-", 9)
#> nth_occurrence("", "x", 1)
#> nth_occurrence("ooo", "oo", 2)
#> nth_occurrence("zebra", "z", 0)

### gather_hashtags
def gather_hashtags(post):
    tags = []
    for word in post.split():
        if word.startswith("#") and len(word) > 1:
            tag = word[1:].rstrip(".,!?").lower()
            if tag and tag not in tags:
                tags.append(tag)
    return tags

#> gather_hashtags("Loving #Python, and #python! #100DaysOfCode")
#> gather_hashtags("no tags # here")
#> gather_hashtags("")
#> gather_hashtags("#!! ##double #é")
#> gather_hashtags("mid#dle #end.")

### elapsed_hhmm
def elapsed_hhmm(start, end):
    h1, m1 = map(int, start.split(":"))
    h2, m2 = map(int, end.split(":"))
    minutes = (h2 * 60 + m2 - h1 * 60 - m1) % 1440
    return "%dh%02dm" % divmod(minutes, 60)

#> elapsed_hhmm("09:30", "17:05")
#> elapsed_hhmm("23:50", "00:10")
#> elapsed_hhmm("12:00", "12:00")
#> elapsed_hhmm("7:5", "6:5")
#> elapsed_hhmm("noon", "1:00")

### ascii_art_number
def ascii_art_number(n):
    return "".join("▁▂▃▄▅▆▇█"[min(int(d), 7)] for d in str(n) if d.isdigit())

#> ascii_art_number(1357)
#> ascii_art_number(-90)
#> ascii_art_number(0)
#> ascii_art_number(3.14)
#> ascii_art_number(8642)

### has_balanced_tags
def has_balanced_tags(html):
    stack = []
    pieces = html.split("<")[1:]
    for p in pieces:
        name = p.partition(">")[0]
        if name.endswith("/"):
            continue
        if not name.startswith("/"):
            stack.append(name)
        elif not stack or stack.pop() != name[1:]:
            return False
    return not stack

#> has_balanced_tags("<b><i>x</i></b>")
#> has_balanced_tags("<b><i></b></i>")
#> has_balanced_tags("")
#> has_balanced_tags("<p>one<br/>two")
#> has_balanced_tags("</p>")

### keyboard_row_words_text
ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")

def keyboard_row_words_text(words):
    found = {}
    for w in words:
        for n, row in enumerate(ROWS, 1):
            if w and all(c in row for c in w.lower()):
                found.setdefault(n, []).append(w)
                break
        else:
            found.setdefault(0, []).append(w)
    return found

#> keyboard_row_words_text(["Alaska", "typewriter", "hello", "vbx"])
#> keyboard_row_words_text([])
#> keyboard_row_words_text(["", "QQ"])
#> keyboard_row_words_text(["flask", "glad", "peace"])
#> keyboard_row_words_text(["2"])

### text_between
def text_between(s, start, end, default=None):
    i = s.find(start)
    if i < 0:
        return default
    i += len(start)
    j = s.find(end, i)
    return s[i:j] if j >= 0 else s[i:]

#> text_between("id=<42>, ok", "<", ">")
#> text_between("nothing", "[", "]", "n/a")
#> text_between("begin: tail", ": ", ";")
#> text_between("", "", "")
#> text_between("a||b||c", "||", "||")

### letter_shift_by_position
def letter_shift_by_position(word):
    out = ""
    for i, ch in enumerate(word):
        code = ord(ch) + i
        out += chr(code - 26 if ch.islower() and code > 122 else code)
    return out

#> letter_shift_by_position("aaaa")
#> letter_shift_by_position("xyz")
#> letter_shift_by_position("")
#> letter_shift_by_position("A B")
#> letter_shift_by_position("zz9")

### remaining_letters
def remaining_letters(pool, word):
    for ch in word:
        if ch not in pool:
            return None
        pool = pool.replace(ch, "", 1)
    return pool

#> remaining_letters("scrabble", "crab")
#> remaining_letters("letters", "test!")
#> remaining_letters("", "")
#> remaining_letters("aab", "aaa")
#> remaining_letters("xyz", "zyx")

### scrabble_hand_score
def scrabble_hand_score(word, bonus=1):
    points = {1: "aeilnorstu", 2: "dg", 3: "bcmp", 4: "fhvwy", 5: "k", 8: "jx", 10: "qz"}
    total = 0
    for ch in word.lower():
        for value, letters in points.items():
            if ch in letters:
                total += value
                break
    return total * bonus

#> scrabble_hand_score("Quiz")
#> scrabble_hand_score("jukebox", 2)
#> scrabble_hand_score("")
#> scrabble_hand_score("a-b", bonus=3)
#> scrabble_hand_score("rhythm")

### rstrip_digits_then_int
def rstrip_digits_then_int(label):
    stem = label.rstrip("0123456789")
    number = int(label[len(stem):] or "0")
    return stem or None, number

#> rstrip_digits_then_int("room101")
#> rstrip_digits_then_int("lobby")
#> rstrip_digits_then_int("404")
#> rstrip_digits_then_int("")
#> rstrip_digits_then_int("a1b002")

### split_amount_currency
def split_amount_currency(price):
    price = price.strip()
    for symbol, code in (("$", "USD"), ("€", "EUR"), ("£", "GBP")):
        if price.startswith(symbol) or price.endswith(symbol):
            number = price.strip(symbol + " ").replace(",", "")
            return float(number), code
    amount, _, code = price.partition(" ")
    return float(amount), code.upper() or "?"

#> split_amount_currency("$1,299.99")
#> split_amount_currency(" 15 € ")
#> split_amount_currency("20 chf")
#> split_amount_currency("7.5")
#> split_amount_currency("free")

### describe_string
def describe_string(s):
    traits = []
    for name in ("isalpha", "isdigit", "isupper", "islower", "isspace", "istitle", "isidentifier"):
        if getattr(s, name)():
            traits.append(name[2:])
    return traits

#> describe_string("Abc")
#> describe_string("42")
#> describe_string("")
#> describe_string(" \t")
#> describe_string("SHOUT_1")

### replace_in_reverse_order
def replace_in_reverse_order(s, rules):
    for old, new in reversed(rules):
        s = s.replace(old, new)
    return s

#> replace_in_reverse_order("abc", [("b", "x"), ("a", "b")])
#> replace_in_reverse_order("tick tock", [("o", "i"), ("i", "o")])
#> replace_in_reverse_order("", [("", "z")])
#> replace_in_reverse_order("keep", [])
#> replace_in_reverse_order("a.b.c", [("-", "+"), (".", "--")])

### codes_to_text
def codes_to_text(codes):
    out = []
    for c in codes:
        if isinstance(c, str):
            out.append(c)
        elif 0 <= c <= 0x10FFFF:
            out.append(chr(c))
        else:
            out.append("\N{REPLACEMENT CHARACTER}")
    return "".join(out)

#> codes_to_text([72, 105, "!", 33])
#> codes_to_text([])
#> codes_to_text([-1, 945, 946])
#> codes_to_text(["ab", 128512])
#> codes_to_text([9731, 2000000])

### subsequence_match_positions
def subsequence_match_positions(pattern, text):
    positions, start = [], 0
    for ch in pattern:
        found = text.find(ch, start)
        if found < 0:
            return None
        positions.append(found)
        start = found + 1
    return positions

#> subsequence_match_positions("ace", "abcde")
#> subsequence_match_positions("aec", "abcde")
#> subsequence_match_positions("", "anything")
#> subsequence_match_positions("oo", "moon")
#> subsequence_match_positions("x", "")

### title_and_underline
def title_and_underline(title, mark="="):
    t = title.strip()
    return t + "\n" + mark * len(t)

#> title_and_underline("Release notes")
#> title_and_underline("  API ", "-")
#> title_and_underline("")
#> title_and_underline("é", mark="~=")
#> title_and_underline("Q&A", "")

### rindex_shrinking
def rindex_shrinking(s, ch):
    cuts = []
    end = len(s)
    while ch in s[:end]:
        end = s.rindex(ch, 0, end)
        cuts.append(end)
    return cuts

#> rindex_shrinking("tomato", "o")
#> rindex_shrinking("mississippi", "iss")
#> rindex_shrinking("", "a")
#> rindex_shrinking("aaa", "aa")
#> rindex_shrinking("xyz", "y")

### chat_message_fields
def chat_message_fields(line):
    stamp, _, rest = line.partition("] ")
    user, sep, text = rest.partition(": ")
    if not sep:
        return {"system": rest or stamp}
    return {"at": stamp.lstrip("["), "from": user, "words": len(text.split())}

#> chat_message_fields("[10:15] ana: are you there?")
#> chat_message_fields("[10:16] bob joined")
#> chat_message_fields("")
#> chat_message_fields("[9:00] x: ")
#> chat_message_fields("[1] a: b: c")

### ab_sequence_fix
def ab_sequence_fix(s):
    """Delete as few characters as needed so that no two neighbours are equal."""
    kept = ""
    dropped = 0
    for ch in s:
        if kept.endswith(ch):
            dropped += 1
        else:
            kept += ch
    return kept, dropped

#> ab_sequence_fix("AABAB")
#> ab_sequence_fix("")
#> ab_sequence_fix("BBBBB")
#> ab_sequence_fix("ABAB")
#> ab_sequence_fix("xyyzz  !")

### format_align_list
def format_align_list(values):
    specs = ["<7", ">7", "^7", "=+7", "07", ".1f"]
    return [format(v, s) for v, s in zip(values, specs)]

#> format_align_list([42, 42, 42, 42, 42, 42])
#> format_align_list([])
#> format_align_list(["ab", "cd", "ef"])
#> format_align_list([-5, 1.5, 0, -3])
#> format_align_list([1, 2, 3, "x"])

### common_suffix_names
def common_suffix_names(names):
    if not names:
        return "", []
    suffix = names[0]
    for n in names[1:]:
        while not n.endswith(suffix):
            suffix = suffix[1:]
    return suffix, [n.removesuffix(suffix) for n in names]

#> common_suffix_names(["jones.txt", "smith.txt", "a.txt"])
#> common_suffix_names(["walking", "talking"])
#> common_suffix_names([])
#> common_suffix_names(["abc", "xyz"])
#> common_suffix_names(["same", "same"])

### tic_tac_toe_render
def tic_tac_toe_render(cells):
    board = cells.upper().replace("-", " ").ljust(9)[:9]
    rows = [board[i:i + 3] for i in range(0, 9, 3)]
    for row in rows + ["".join(c) for c in zip(*rows)] + [board[::4], board[2:7:2]]:
        if row[0] != " " and row.count(row[0]) == 3:
            return row[0] + " wins"
    return "|".join(rows)

#> tic_tac_toe_render("xoxoxo--x")
#> tic_tac_toe_render("oo-xxx")
#> tic_tac_toe_render("")
#> tic_tac_toe_render("xox-o-xox")
#> tic_tac_toe_render("o--o--o--")

### initials_conflict
def initials_conflict(people):
    used = {}
    for p in people:
        key = "".join(part[0] for part in p.split()).upper()
        n = 1
        while key + (str(n) if n > 1 else "") in used:
            n += 1
        used[key + (str(n) if n > 1 else "")] = p
    return used

#> initials_conflict(["Ann Lee", "Al Low", "Bo Xu", "abe lund"])
#> initials_conflict([])
#> initials_conflict(["Cher"])
#> initials_conflict(["", ""])
#> initials_conflict(["x y", "X Y Z"])

### text_progress_bar_text
def text_progress_bar_text(done, total, width=10):
    if total <= 0:
        return "[" + "?" * width + "]"
    filled = min(width, done * width // total)
    pct = 100 * done / total
    return f"[{'=' * filled:.<{width}}] {pct:5.1f}%"

#> text_progress_bar_text(3, 4)
#> text_progress_bar_text(0, 0)
#> text_progress_bar_text(12, 10, 5)
#> text_progress_bar_text(1, 3, width=12)
#> text_progress_bar_text(0, 7)

### vowel_consonant_pattern
def vowel_consonant_pattern(word):
    pattern = ""
    for c in word.lower():
        mark = "V" if c in "aeiou" else "C" if c.isalpha() else ""
        if mark and not pattern.endswith(mark):
            pattern += mark
    return pattern, pattern.count("VC")

#> vowel_consonant_pattern("oaten")
#> vowel_consonant_pattern("trouble")
#> vowel_consonant_pattern("")
#> vowel_consonant_pattern("x-ray 9")
#> vowel_consonant_pattern("Aeia")

### first_line_or
def first_line_or(text, fallback="(empty)"):
    return next((l.strip() for l in text.splitlines() if not l.isspace() and l), fallback)

#> first_line_or("\n  \n Title \nbody")
#> first_line_or("")
#> first_line_or("   ", "none")
#> first_line_or("one")
#> first_line_or("\r\n\x0bvt", fallback="?")

### encode_vowel_digits
def encode_vowel_digits(s):
    result = s
    for n, v in enumerate("aeiou", start=1):
        result = result.replace(v, str(n)).replace(v.upper(), str(n) * 2)
    return result if result != s else None

#> encode_vowel_digits("Education")
#> encode_vowel_digits("rhythms")
#> encode_vowel_digits("")
#> encode_vowel_digits("AEiou 3")
#> encode_vowel_digits("über alles")

### multiply_strings_digits
def multiply_strings_digits(a, b):
    cells = [0] * (len(a) + len(b))
    for i, x in enumerate(reversed(a)):
        for j, y in enumerate(reversed(b)):
            cells[i + j] += int(x) * int(y)
            cells[i + j + 1] += cells[i + j] // 10
            cells[i + j] %= 10
    return "".join(map(str, reversed(cells))).lstrip("0") or "0"

#> multiply_strings_digits("123", "45")
#> multiply_strings_digits("0", "999")
#> multiply_strings_digits("", "7")
#> multiply_strings_digits("99", "99")
#> multiply_strings_digits("1x", "2")

### add_strings_binary
def add_strings_binary(a, b):
    n = max(len(a), len(b))
    carry, out = 0, ""
    for x, y in zip(reversed(a.zfill(n)), reversed(b.zfill(n))):
        s = (x == "1") + (y == "1") + carry
        out = str(s & 1) + out
        carry = s >> 1
    return "1" + out if carry else out

#> add_strings_binary("1011", "110")
#> add_strings_binary("", "")
#> add_strings_binary("1", "1")
#> add_strings_binary("0", "1000")
#> add_strings_binary("111", "111")
