### partition_then_swapcase
def partition_then_swapcase(s, sep):
    a, m, b = s.rpartition(sep)
    return [b.swapcase(), m, a.title()]

#> partition_then_swapcase("Mon/Tue/wed", "/")
#> partition_then_swapcase("nothing", "@")
#> partition_then_swapcase("", "x")
#> partition_then_swapcase("it's a--TRAP", "--")
#> partition_then_swapcase("aXXXb", "XX")

### anagram_groups_sorted
def anagram_groups_sorted(words):
    groups = {}
    for w in words:
        key = "".join(sorted(w.lower()))
        groups.setdefault(key, []).append(w)
    return [g for g in groups.values() if len(g) > 1]

#> anagram_groups_sorted(["listen", "Silent", "enlist", "google"])
#> anagram_groups_sorted([])
#> anagram_groups_sorted(["ab", "ba", "abc", "cab", "x"])
#> anagram_groups_sorted(["", ""])
#> anagram_groups_sorted(["one", "two"])

### mirror_halves
def mirror_halves(s):
    mid = len(s) // 2
    return s[mid:][::-1] + s[:mid][::-1]

#> mirror_halves("abcdef")
#> mirror_halves("abcde")
#> mirror_halves("")
#> mirror_halves("Q")
#> mirror_halves("go!stop?")

### ordinal_suffix
def ordinal_suffix(n):
    text = str(n)
    if text.endswith(("11", "12", "13")):
        return text + "th"
    return text + {"1": "st", "2": "nd", "3": "rd"}.get(text[-1], "th")

#> ordinal_suffix(1)
#> ordinal_suffix(112)
#> ordinal_suffix(43)
#> ordinal_suffix(0)
#> ordinal_suffix(-22)

### fizz_line
def fizz_line(n):
    out = ""
    for i in range(1, n + 1):
        word = "Fizz" * (i % 3 == 0) + "Buzz" * (i % 5 == 0)
        out += (word or str(i)) + " "
    return out.strip()

#> fizz_line(15)
#> fizz_line(3)
#> fizz_line(0)
#> fizz_line(1)
#> fizz_line(-4)

### find_with_bounds
def find_with_bounds(s, sub, a, b):
    first = s.find(sub, a, b)
    last = s.rfind(sub, a, b)
    if first == last:
        return first
    return s[first:last]

#> find_with_bounds("she sells sea shells", "s", 1, 15)
#> find_with_bounds("abcabc", "abc", 1, 6)
#> find_with_bounds("abc", "z", 0, 3)
#> find_with_bounds("xx--xx", "x", -4, -1)
#> find_with_bounds("", "", 0, 0)

### roman_value
def roman_value(numeral):
    values = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
    total, prev = 0, 0
    for ch in reversed(numeral.upper()):
        v = values[ch]
        if v < prev:
            total -= v
        else:
            total += v
            prev = v
    return total

#> roman_value("MCMXCIV")
#> roman_value("iv")
#> roman_value("")
#> roman_value("LXXVII")
#> roman_value("ABC")

### sanitize_slug
def sanitize_slug(title, max_len=20):
    slug = ""
    for ch in title.strip().lower():
        if ch.isascii() and ch.isalnum():
            slug += ch
        elif slug and slug[-1] != "-":
            slug += "-"
    return slug[:max_len].strip("-")

#> sanitize_slug("10 Tips & Tricks for Python!!")
#> sanitize_slug("  ")
#> sanitize_slug("Über-Café", 8)
#> sanitize_slug("A B C D", max_len=4)
#> sanitize_slug("---x")

### isidentifier_fix
def isidentifier_fix(raw):
    name = "".join(c if (c.isalnum() or c == "_") else "_" for c in raw)
    if not name.isidentifier():
        name = "_" + name
    return name

#> isidentifier_fix("first-name")
#> isidentifier_fix("2nd place")
#> isidentifier_fix("")
#> isidentifier_fix("ok_name")
#> isidentifier_fix("größe (cm)")

### first_repeated_bigram
def first_repeated_bigram(s):
    seen = set()
    for i in range(len(s) - 1):
        pair = s[i:i + 2]
        if pair in seen:
            return pair, i
        seen.add(pair)
    return None

#> first_repeated_bigram("alfalfa")
#> first_repeated_bigram("abcdef")
#> first_repeated_bigram("")
#> first_repeated_bigram("aaa")
#> first_repeated_bigram("12 34 12")

### pluralize_noun
def pluralize_noun(noun, count):
    if count == 1:
        return f"1 {noun}"
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        plural = noun.removesuffix("y") + "ies"
    elif noun.endswith(("s", "x", "ch", "sh")):
        plural = noun + "es"
    else:
        plural = noun + "s"
    return f"{count or 'no'} {plural}"

#> pluralize_noun("berry", 3)
#> pluralize_noun("box", 0)
#> pluralize_noun("cat", 1)
#> pluralize_noun("toy", 12)
#> pluralize_noun("bench", 2)

### columns_from_rows
def columns_from_rows(text):
    rows = [r.split() for r in text.strip().split("\n")]
    return [" ".join(col) for col in zip(*rows)]

#> columns_from_rows("a b c\nd e f")
#> columns_from_rows("")
#> columns_from_rows("1 2 3\n4 5\n")
#> columns_from_rows("single")
#> columns_from_rows("x  y\n\nz w")

### encode_lengths
def encode_lengths(s):
    return {enc: len(s.encode(enc, errors="replace")) for enc in ("ascii", "utf-8", "utf-16-le")}

#> encode_lengths("naïve")
#> encode_lengths("")
#> encode_lengths("日本")
#> encode_lengths("plain text")
#> encode_lengths("🙂!")

### rail_fence_two
def rail_fence_two(msg):
    stripped = msg.replace(" ", "")
    top, bottom = stripped[::2], stripped[1::2]
    return top + bottom

#> rail_fence_two("meet me at noon")
#> rail_fence_two("a")
#> rail_fence_two("")
#> rail_fence_two("   ")
#> rail_fence_two("abcdefg")

### rail_fence_zigzag
def rail_fence_zigzag(msg, rails):
    rows = [""] * rails
    r, step = 0, 1
    for ch in msg:
        rows[r] += ch
        if r == 0:
            step = 1
        elif r == rails - 1:
            step = -1
        r += step
    return rows

#> rail_fence_zigzag("WEAREDISCOVERED", 3)
#> rail_fence_zigzag("abc", 5)
#> rail_fence_zigzag("", 2)
#> rail_fence_zigzag("zigzagging", 2)
#> rail_fence_zigzag("fails", 1)

### count_syllables_rough
def count_syllables_rough(word):
    word = word.lower().rstrip("e")
    count, prev_vowel = 0, False
    for ch in word:
        is_vowel = ch in "aeiouy"
        if is_vowel and not prev_vowel:
            count += 1
        prev_vowel = is_vowel
    return max(count, 1)

#> count_syllables_rough("Beautiful")
#> count_syllables_rough("the")
#> count_syllables_rough("")
#> count_syllables_rough("syzygy")
#> count_syllables_rough("cheese")

### replace_count_chain
def replace_count_chain(s):
    s = s.replace("a", "b", 2)
    s = s.replace("b", "c", 1)
    return s.replace("c", "", 3)

#> replace_count_chain("banana")
#> replace_count_chain("abcabc")
#> replace_count_chain("")
#> replace_count_chain("cccc")
#> replace_count_chain("xyz aaa")

### parse_rgb_hex
def parse_rgb_hex(color):
    body = color.lstrip("#")
    if len(body) == 3:
        body = "".join(c * 2 for c in body)
    if len(body) != 6:
        raise ValueError("bad color: " + color)
    return tuple(int(body[i:i + 2], 16) for i in (0, 2, 4))

#> parse_rgb_hex("#1e90ff")
#> parse_rgb_hex("fa0")
#> parse_rgb_hex("#12345")
#> parse_rgb_hex("##000000")
#> parse_rgb_hex("#GGG")

### drop_vowels_keep_first
def drop_vowels_keep_first(word):
    if len(word) < 4:
        return word
    rest = "".join(filter(lambda c: c not in "aeiouAEIOU", word[1:]))
    return word[0] + rest

#> drop_vowels_keep_first("international")
#> drop_vowels_keep_first("ice")
#> drop_vowels_keep_first("")
#> drop_vowels_keep_first("AEIOU")
#> drop_vowels_keep_first("Queue up")

### list_from_csv_quoted
def list_from_csv_quoted(line):
    fields, buf, quoted = [], "", False
    for ch in line:
        if ch == "'":
            quoted = not quoted
        elif ch == "," and not quoted:
            fields.append(buf)
            buf = ""
        else:
            buf += ch
    fields.append(buf)
    return fields

#> list_from_csv_quoted("Smith,'Main St, 5',42")
#> list_from_csv_quoted("")
#> list_from_csv_quoted("a,,b,")
#> list_from_csv_quoted("'open, no end")
#> list_from_csv_quoted("''x'y'")

### common_letters_in_order
def common_letters_in_order(a, b):
    pool = list(b)
    shared = ""
    for ch in a:
        if ch in pool:
            pool.remove(ch)
            shared += ch
    return shared, "".join(pool)

#> common_letters_in_order("parsley", "replays")
#> common_letters_in_order("aab", "abbb")
#> common_letters_in_order("", "left")
#> common_letters_in_order("xyz", "")
#> common_letters_in_order("Mix", "mixer")

### zfill_signs
def zfill_signs(values, width):
    return [str(v).zfill(width) for v in values]

#> zfill_signs([7, -7, 1234], 4)
#> zfill_signs([], 2)
#> zfill_signs(["+5", "--x", ""], 5)
#> zfill_signs([3.5, -0.25], 6)
#> zfill_signs([True, None], 3)

### spiral_letters
def spiral_letters(s):
    out = []
    chars = list(s)
    from_front = True
    while chars:
        out.append(chars.pop(0) if from_front else chars.pop())
        from_front = not from_front
    return "".join(out)

#> spiral_letters("abcdef")
#> spiral_letters("12345")
#> spiral_letters("")
#> spiral_letters("z")
#> spiral_letters("no on")

### ip_to_int
def ip_to_int(addr):
    octets = addr.split(".")
    if len(octets) != 4 or not all(o.isdecimal() for o in octets):
        return None
    value = 0
    for o in octets:
        n = int(o)
        if n > 255:
            return None
        value = value << 8 | n
    return value

#> ip_to_int("192.168.0.1")
#> ip_to_int("0.0.0.0")
#> ip_to_int("256.1.1.1")
#> ip_to_int("1.2.3")
#> ip_to_int("10.a.0.7")

### word_ladder_step_text
def word_ladder_step_text(a, b):
    if len(a) != len(b):
        return False
    diffs = [i for i in range(len(a)) if a[i] != b[i]]
    return len(diffs) == 1 and diffs[0]

#> word_ladder_step_text("cold", "cord")
#> word_ladder_step_text("cold", "bold")
#> word_ladder_step_text("warm", "worm!")
#> word_ladder_step_text("same", "same")
#> word_ladder_step_text("cat", "dog")

### center_offsets
def center_offsets(word, width):
    framed = word.center(width, ".")
    left = len(framed) - len(framed.lstrip("."))
    right = len(framed) - len(framed.rstrip("."))
    return framed, left - right

#> center_offsets("ab", 5)
#> center_offsets("abc", 6)
#> center_offsets("", 3)
#> center_offsets("wide word", 4)
#> center_offsets(".x", 7)

### count_smileys
def count_smileys(chat):
    n = 0
    for eyes in ":;":
        for nose in ("", "-"):
            for mouth in ")D":
                n += chat.count(eyes + nose + mouth)
    return n

#> count_smileys("hi :) ok ;-D bye :-(")
#> count_smileys("")
#> count_smileys(":):):)")
#> count_smileys("nothing to smile at")
#> count_smileys("::-)) ;D;D")

### strip_prefix_loop
def strip_prefix_loop(s, prefix):
    times = 0
    while prefix and s.startswith(prefix):
        s = s.removeprefix(prefix)
        times += 1
    return times, s

#> strip_prefix_loop("Re: Re: Re: lunch", "Re: ")
#> strip_prefix_loop("hello", "")
#> strip_prefix_loop("", "x")
#> strip_prefix_loop("aaaaa", "aa")
#> strip_prefix_loop("FW: ok", "fw: ")

### shout_if_question
def shout_if_question(sentences):
    result = {}
    for s in sentences:
        s = s.strip()
        mark = s[-1:] if s[-1:] in "?!." else "none"
        result[s.rstrip("?!.")] = s.upper() if mark == "?" else mark
    return result

#> shout_if_question(["Who is there?", " Stop! ", "fine"])
#> shout_if_question([])
#> shout_if_question([""])
#> shout_if_question(["What?!", "Really??", "Ok..."])
#> shout_if_question(["a.", "a?"])

### ljust_rjust_mix
def ljust_rjust_mix(a, b, n):
    return a.ljust(n, b[0]) + b.rjust(n, a[0])

#> ljust_rjust_mix("left", "right", 8)
#> ljust_rjust_mix("x", "y", 1)
#> ljust_rjust_mix("abc", "de", -5)
#> ljust_rjust_mix("", "z", 3)
#> ljust_rjust_mix("ß", "42", 4)

### glob_match_star
def glob_match_star(name, pattern):
    if "*" not in pattern:
        return name == pattern
    head, *middle, tail = pattern.split("*")
    if not name.startswith(head):
        return False
    pos = len(head)
    for part in middle:
        pos = name.find(part, pos)
        if pos < 0:
            return False
        pos += len(part)
    return name.endswith(tail) and len(name) - len(tail) >= pos

#> glob_match_star("report_2024.csv", "report*.csv")
#> glob_match_star("notes.txt", "notes.txt")
#> glob_match_star("abcXdefXghi", "abc*def*ghi")
#> glob_match_star("image.png", "photo*")
#> glob_match_star("aba", "ab*ba")
#> glob_match_star("left-right", "l*up*t")

### checksum_letters
def checksum_letters(s: str) -> int:
    acc = 0
    for pos, ch in enumerate(s, start=1):
        acc = (acc + pos * ord(ch)) % 997
    return acc

#> checksum_letters("AB")
#> checksum_letters("")
#> checksum_letters("abcdefgh")
#> checksum_letters("ÿ")
#> checksum_letters("The end.")

### unindent_block
def unindent_block(lines):
    margins = [len(l) - len(l.lstrip()) for l in lines if l.strip()]
    cut = min(margins, default=0)
    return [l[cut:] for l in lines]

#> unindent_block(["    if x:", "        y", "", "    z"])
#> unindent_block([])
#> unindent_block(["  ", " a"])
#> unindent_block(["flush", "  in"])
#> unindent_block(["\t\tdeep", "\tless"])

### name_initials
def name_initials(full_name):
    last_first = full_name.split(",")
    if len(last_first) == 2:
        full_name = last_first[1] + " " + last_first[0]
    first, *rest = full_name.split()
    return f"{first} {'. '.join(r[0] for r in rest)}." if rest else first

#> name_initials("Grace Brewster Hopper")
#> name_initials("Turing, Alan Mathison")
#> name_initials("Plato")
#> name_initials("")
#> name_initials("de la Cruz, Ana")

### tally_marks_text
def tally_marks_text(n):
    fives, ones = divmod(n, 5)
    return " ".join(["||||/"] * fives + ["|" * ones] * bool(ones))

#> tally_marks_text(13)
#> tally_marks_text(5)
#> tally_marks_text(0)
#> tally_marks_text(4)
#> tally_marks_text(-3)

### binary_to_ascii
def binary_to_ascii(bits):
    out = ""
    for start in range(0, len(bits), 8):
        byte = bits[start:start + 8]
        if len(byte) < 8:
            out += f"[{byte}]"
            break
        out += chr(int(byte, 2))
    else:
        out += "."
    return out

#> binary_to_ascii("0100100001101001")
#> binary_to_ascii("")
#> binary_to_ascii("01000001010")
#> binary_to_ascii("11111111")
#> binary_to_ascii("0100000x")

### diff_mask
def diff_mask(a, b):
    mask = "".join("^" if x != y else " " for x, y in zip(a, b))
    return mask.rstrip() + "+" * abs(len(a) - len(b))

#> diff_mask("kitten", "sitting")
#> diff_mask("same", "same")
#> diff_mask("", "abc")
#> diff_mask("colour", "color")
#> diff_mask("AbC", "aBc")

### hide_email_user
def hide_email_user(address):
    user, at, domain = address.rpartition("@")
    if not at or "." not in domain:
        return address.replace("@", "(at)")
    shown = user[0] + "***" + user[-1] if len(user) > 2 else "***"
    return shown + at + domain.lower()

#> hide_email_user("marie.curie@Radium.org")
#> hide_email_user("jo@x.io")
#> hide_email_user("not-an-email")
#> hide_email_user("root@localhost")
#> hide_email_user("a@b@c.de")
