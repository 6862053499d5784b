### words_to_acronym_list
def words_to_acronym_list(phrases):
    return ["".join(w[0] for w in p.split()).upper() for p in phrases]

#> words_to_acronym_list(["random access memory", "do it yourself"])
#> words_to_acronym_list([])
#> words_to_acronym_list([""])
#> words_to_acronym_list(["élan vital", "a-b c"])
#> words_to_acronym_list(["  lead  space "])

### sort_chars_groups
def sort_chars_groups(s):
    letters = sorted(c for c in s if c.isalpha())
    digits = sorted((c for c in s if c.isdigit()), reverse=True)
    return "".join(letters + digits), len(s) - len(letters) - len(digits)

#> sort_chars_groups("b4a1c9")
#> sort_chars_groups("")
#> sort_chars_groups("Zebra-7 _3")
#> sort_chars_groups("!!!")
#> sort_chars_groups("0aA0")

### cycle_word_letters
def cycle_word_letters(words):
    firsts = [w[:1] for w in words]
    firsts.append(firsts.pop(0))
    return [f + w[1:] for f, w in zip(firsts, words)]

#> cycle_word_letters(["cat", "dog", "emu"])
#> cycle_word_letters(["one"])
#> cycle_word_letters(["", "xy"])
#> cycle_word_letters([])
#> cycle_word_letters(["Ab", "Cd", "é", "12"])

### join_with_and
def join_with_and(names):
    if len(names) < 2:
        return "".join(names)
    *front, last = names
    return ", ".join(front) + f" and {last}"

#> join_with_and(["Ann", "Bob", "Cy"])
#> join_with_and([])
#> join_with_and(["Solo"])
#> join_with_and(["this", "that"])
#> join_with_and(["", "", ""])

### longest_common_prefix_list
def longest_common_prefix_list(words):
    prefix = []
    for letters in zip(*words):
        if len(set(letters)) > 1:
            break
        prefix.append(letters[0])
    return "".join(prefix)

#> longest_common_prefix_list(["flower", "flow", "flight"])
#> longest_common_prefix_list(["dog", "car"])
#> longest_common_prefix_list([])
#> longest_common_prefix_list(["same", "same"])
#> longest_common_prefix_list(["ñandú", "ñoño"])

### anagram_groups
def anagram_groups(words):
    keys, groups = [], []
    for w in words:
        k = sorted(w.lower())
        if k in keys:
            groups[keys.index(k)].append(w)
        else:
            keys.append(k)
            groups.append([w])
    return groups

#> anagram_groups(["tea", "eat", "bat", "Ate"])
#> anagram_groups([])
#> anagram_groups(["", ""])
#> anagram_groups(["abc", "abd"])
#> anagram_groups(["no on", "on no", "noon"])

### wrap_words_width
def wrap_words_width(words, width):
    lines = [[]]
    for w in words:
        if lines[-1] and len(" ".join(lines[-1] + [w])) > width:
            lines.append([])
        lines[-1].append(w)
    return [" ".join(l) for l in lines]

#> wrap_words_width(["the", "quick", "brown", "fox"], 9)
#> wrap_words_width([], 5)
#> wrap_words_width(["enormous"], 3)
#> wrap_words_width(["a", "b", "c", "d"], 3)
#> wrap_words_width(["x", "", "y"], 2)

### justify_line
def justify_line(words, width):
    if len(words) == 1:
        return words[0].ljust(width, ".")
    gaps = [1] * (len(words) - 1)
    spare = width - len(" ".join(words))
    i = 0
    while spare > 0:
        gaps[i % len(gaps)] += 1
        i += 1
        spare -= 1
    out = words[0]
    for g, w in zip(gaps, words[1:]):
        out += "." * g + w
    return out

#> justify_line(["this", "is", "an"], 14)
#> justify_line(["alone"], 8)
#> justify_line(["too", "long"], 5)
#> justify_line(["a", "b", "c", "d"], 12)
#> justify_line(["é", "ü"], 3)

### caesar_by_list
def caesar_by_list(msg, keys):
    out = []
    for i, ch in enumerate(msg):
        if ch.islower():
            ch = chr((ord(ch) - 97 + keys[i % len(keys)]) % 26 + 97)
        out.append(ch)
    return "".join(out)

#> caesar_by_list("attack at dawn", [1, 2, 3])
#> caesar_by_list("xyz", [3])
#> caesar_by_list("", [5])
#> caesar_by_list("ABC-42", [9])
#> caesar_by_list("mix Up", [-1, 0])
#> caesar_by_list("q", [])

### split_keep_delims
def split_keep_delims(expr, delims):
    tokens = [""]
    for ch in expr:
        if ch in delims:
            tokens += [ch, ""]
        else:
            tokens[-1] += ch
    return [t for t in tokens if t]

#> split_keep_delims("12+3*(4-5)", "+-*()")
#> split_keep_delims("", ",")
#> split_keep_delims("plain", ";")
#> split_keep_delims(",,a,", ",")
#> split_keep_delims("k=v; q = w", "=;")

### reverse_vowels_list
def reverse_vowels_list(text):
    chars = list(text)
    spots = [i for i, c in enumerate(chars) if c in "aeiouAEIOU"]
    for i, j in zip(spots, spots[::-1]):
        if i < j:
            chars[i], chars[j] = chars[j], chars[i]
    return "".join(chars)

#> reverse_vowels_list("leetcode")
#> reverse_vowels_list("rhythm")
#> reverse_vowels_list("")
#> reverse_vowels_list("A man, e plan")
#> reverse_vowels_list("Ue")

### rail_fence
def rail_fence(message, rails):
    rows = [[] for _ in range(rails)]
    r, step = 0, 1
    for ch in message:
        rows[r].append(ch)
        if r == rails - 1:
            step = -1
        elif r == 0:
            step = 1
        r += step
    return ["".join(row) for row in rows]

#> rail_fence("WEAREDISCOVERED", 3)
#> rail_fence("", 2)
#> rail_fence("ab", 4)
#> rail_fence("zig zag!", 2)
#> rail_fence("x", 1)

### caps_indices_restore
def caps_indices_restore(text, spots):
    chars = [*text.lower()]
    for s in spots:
        if s < len(chars):
            chars[s] = chars[s].upper()
    return "".join(chars)

#> caps_indices_restore("IPHONE store", [1, 7])
#> caps_indices_restore("", [0])
#> caps_indices_restore("mcdonald", [0, 2, 99])
#> caps_indices_restore("ßeta", [0])
#> caps_indices_restore("abc", [-1, -3])

### sentence_word_lengths
def sentence_word_lengths(s):
    lens = [len(w) for w in s.split(" ")]
    return lens, lens.count(max(lens)), lens.index(min(lens))

#> sentence_word_lengths("it was the best of times")
#> sentence_word_lengths("")
#> sentence_word_lengths("one")
#> sentence_word_lengths("a  b")
#> sentence_word_lengths("tick tock tick")

### remove_adjacent_pairs_text
def remove_adjacent_pairs_text(s):
    st = []
    for ch in s:
        if st and st[-1] == ch:
            del st[-1]
            continue
        st += ch
    return "".join(st) or "(empty)"

#> remove_adjacent_pairs_text("abbaca")
#> remove_adjacent_pairs_text("")
#> remove_adjacent_pairs_text("aaaa")
#> remove_adjacent_pairs_text("xyz")
#> remove_adjacent_pairs_text("  a  ")

### backspace_typed
def backspace_typed(keys):
    buf = []
    for k in keys:
        if k == "<":
            buf and buf.pop()
        elif k == "!":
            buf.clear()
        else:
            buf.append(k)
    return "".join(buf)

#> backspace_typed("helo<lo")
#> backspace_typed("<<a")
#> backspace_typed("")
#> backspace_typed("wrong!right")
#> backspace_typed("ab<<<c")

### cursor_edit
def cursor_edit(keys):
    buf, cur = [], 0
    for k in keys:
        match k:
            case "LEFT":
                cur = max(0, cur - 1)
            case "RIGHT":
                cur = min(len(buf), cur + 1)
            case "DEL" if cur < len(buf):
                buf.pop(cur)
            case "DEL":
                pass
            case _:
                buf[cur:cur] = k
                cur += len(k)
    return "".join(buf), cur

#> cursor_edit(["a", "b", "LEFT", "c"])
#> cursor_edit(["x", "DEL", "LEFT", "LEFT", "DEL"])
#> cursor_edit([])
#> cursor_edit(["hey", "LEFT", "LEFT", "RIGHT", "--"])
#> cursor_edit(["RIGHT", "q", "RIGHT"])

### morse_words
CODE = {".-": "a", "-...": "b", ".": "e", "...": "s", "-": "t", "---": "o"}

def morse_words(signal):
    words = []
    for chunk in signal.split(" / "):
        words.append("".join(CODE.get(s, "#") for s in chunk.split()))
    return words

#> morse_words("... --- ...")
#> morse_words(".- / -... . ... -")
#> morse_words("")
#> morse_words("--.- .")
#> morse_words("- / / -")

### pad_left_list
def pad_left_list(items, fill="0"):
    width = max(map(len, items), default=0)
    for i, it in enumerate(items):
        items[i] = it.rjust(width, fill)
    return sorted(items)

#> pad_left_list(["7", "42", "100"])
#> pad_left_list([])
#> pad_left_list(["b", "aaa"], "-")
#> pad_left_list(["", "x"], fill="*")
#> pad_left_list(["same", "size"])

### count_words_starting
def count_words_starting(words, letters):
    table = [0] * len(letters)
    for w in words:
        if w and (at := letters.find(w[0].lower())) >= 0:
            table[at] += 1
    return table

#> count_words_starting(["Ant", "bee", "ape", "cow"], "abz")
#> count_words_starting([], "x")
#> count_words_starting(["", " a"], "a ")
#> count_words_starting(["Élan", "eau"], "eé")
#> count_words_starting(["q"], "")

### sentence_reorder_by_digit
def sentence_reorder_by_digit(tagged):
    words = tagged.split()
    slots = [None] * len(words)
    for w in words:
        n = int("".join(filter(str.isdigit, w)))
        slots[n - 1] = "".join(c for c in w if not c.isdigit())
    return " ".join(slots)

#> sentence_reorder_by_digit("is2 sentence4 This1 a3")
#> sentence_reorder_by_digit("b2 a1")
#> sentence_reorder_by_digit("")
#> sentence_reorder_by_digit("on1ly")
#> sentence_reorder_by_digit("no digits here")

### slice_words_center
def slice_words_center(words):
    centers = []
    for w in words:
        m, odd = divmod(len(w), 2)
        centers.append(w[m] if odd else w[max(0, m - 1):m + 1])
    return centers

#> slice_words_center(["abc", "abcd", "x"])
#> slice_words_center([])
#> slice_words_center([""])
#> slice_words_center(["no", "yes", "maybe"])
#> slice_words_center([[1, 2, 3], (4, 5)])

### email_domains
def email_domains(addresses):
    domains = [a.rpartition("@")[2] for a in addresses if "@" in a]
    domains.sort(key=lambda d: d.split(".")[::-1])
    return domains

#> email_domains(["a@x.org", "b@mail.x.com", "c@a.com"])
#> email_domains([])
#> email_domains(["nobody", "@"])
#> email_domains(["a@b@c.net", "d@c.net"])
#> email_domains(["é@ü.de", "q@z.de"])

### title_skip_small
SMALL = ["a", "of", "the", "and"]

def title_skip_small(title):
    words = title.lower().split()
    for i, w in enumerate(words):
        if i in (0, len(words) - 1) or w not in SMALL:
            words[i] = w.capitalize()
    return " ".join(words)

#> title_skip_small("THE LORD OF THE RINGS")
#> title_skip_small("")
#> title_skip_small("a tale of two and")
#> title_skip_small("war and peace")
#> title_skip_small("of")

### compare_char_lists
def compare_char_lists(a, b):
    only_a = [c for c in a if c not in b]
    only_b = [c for c in b if c not in a]
    both = [c for c in a if c not in only_a]
    return "".join(both), "".join(only_a), "".join(only_b)

#> compare_char_lists("stream", "master")
#> compare_char_lists("abc", "xyz")
#> compare_char_lists("", "z")
#> compare_char_lists("Aa", "a")
#> compare_char_lists("bookcase", "cook")

### mask_secret_words
def mask_secret_words(words, secrets):
    masked = 0
    for i in range(len(words)):
        if words[i].lower() in secrets:
            words[i] = words[i][0] + "*" * (len(words[i]) - 1)
            masked += 1
    return words, masked

#> mask_secret_words(["The", "Password", "is", "tiger"], ["password", "tiger"])
#> mask_secret_words([], ["x"])
#> mask_secret_words(["open"], [])
#> mask_secret_words(["PIN", "pin", "Pins"], {"pin"})
#> mask_secret_words([""], [""])

### hex_pairs_to_ints
def hex_pairs_to_ints(dump):
    out, errors = [], 0
    for p in dump.split():
        try:
            out.append(int(p, 16))
        except ValueError:
            errors += 1
            out.append(None)
    return out, errors

#> hex_pairs_to_ints("0f A0 ff")
#> hex_pairs_to_ints("")
#> hex_pairs_to_ints("zz 10")
#> hex_pairs_to_ints("-1 0x1F 00")
#> hex_pairs_to_ints("g")

### bytes_list_checksum
def bytes_list_checksum(data):
    xs = list(data)
    check = 0
    for b in xs:
        check ^= b
    xs.append(check)
    return bytes(xs), xs[-1]

#> bytes_list_checksum(b"abc")
#> bytes_list_checksum(b"")
#> bytes_list_checksum(b"\x01\x02\x03")
#> bytes_list_checksum([255, 255])
#> bytes_list_checksum([300])

### syllable_join
def syllable_join(parts, breaks):
    word = parts[0]
    for i, p in enumerate(parts[1:], 1):
        word += ("-" if i in breaks else "") + p
    return word, word.count("-")

#> syllable_join(["hy", "phen", "ate"], [1, 2])
#> syllable_join(["ba", "na", "na"], [2])
#> syllable_join(["one"], [1])
#> syllable_join(["a", "b"], [])
#> syllable_join([], [0])

### rotate_string_set
def rotate_string_set(word):
    seen = []
    for i in range(len(word)):
        turned = word[i:] + word[:i]
        if turned in seen:
            return i, sorted(seen)[0]
        seen.append(turned)
    return len(word), min(seen, default="")

#> rotate_string_set("abab")
#> rotate_string_set("bca")
#> rotate_string_set("")
#> rotate_string_set("zzz")
#> rotate_string_set("q")

### initials_index_table
def initials_index_table(names):
    index = []
    for name in names:
        letter = name[0].upper() if name else "#"
        if [letter] not in [e[:1] for e in index]:
            index.append([letter, 0])
        for e in index:
            if e[0] == letter:
                e[1] += 1
    return index

#> initials_index_table(["ann", "Abe", "bo"])
#> initials_index_table([])
#> initials_index_table(["", "x", ""])
#> initials_index_table(["9lives", "99"])
#> initials_index_table(["ön", "Öl"])

### words_chain_score
def words_chain_score(words):
    score = 0
    used = []
    for w in words:
        if w in used:
            return score, f"repeat: {w}"
        if used and used[-1][-1] != w[0]:
            return score, f"break: {used[-1]}>{w}"
        used.append(w)
        score += len(w)
    return score, "ok"

#> words_chain_score(["apple", "eagle", "egg"])
#> words_chain_score(["apple", "egg", "tiger"])
#> words_chain_score([])
#> words_chain_score(["aba", "aba"])
#> words_chain_score(["x"])
