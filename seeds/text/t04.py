### strip_html_tags
def strip_html_tags(markup):
    out, inside = [], False
    for c in markup:
        if c == "<":
            inside = True
        elif c == ">":
            inside = False
        elif not inside:
            out.append(c)
    return "".join(out)

#> strip_html_tags("<b>Bold</b> and <i>thin</i>")
#> strip_html_tags("a < b > c")
#> strip_html_tags('nd <inoYZλqq < b >b > c>   b > c%')
#> strip_html_tags("no markup, 100%")
#> strip_html_tags('skhxtiworilqi>thi,Oozqgryfi')

### g_title_pop
def g_title_pop(s):
    words = s.title().split()
    words.insert(1, words.pop())
    return "".join(words)

#> g_title_pop("three blind mice run")
#> g_title_pop("lonely")
#> g_title_pop("two words")
#> g_title_pop("x1y2 don't STOP 4ever")
#> g_title_pop("")

### as_query_dict
def as_query_dict(query):
    pairs = (p.split("=", 1) for p in query.lstrip("?").split("&") if "=" in p)
    return {k: v.replace("+", " ") for k, v in pairs}

#> as_query_dict("?q=red+shoes&size=42&flag")
#> as_query_dict("")
#> as_query_dict("a=1&a=2&b==")
#> as_query_dict("&&x=&=y")
#> as_query_dict("city=S%C3%A3o+Paulo")

### rjust_digits_reversed
def rjust_digits_reversed(n, width, fill="0"):
    flipped = str(n)[::-1].strip("-")
    return flipped.rjust(width, fill)

#> rjust_digits_reversed(12345, 9)
#> rjust_digits_reversed(-400, 6, "x")
#> rjust_digits_reversed(7, 1)
#> rjust_digits_reversed(98765432100, 4)
#> rjust_digits_reversed(5, 3, "ab")

### vowel_index_string
def vowel_index_string(s):
    return "".join(str("aeiou".index(c)) if c in "aeiou" else c for c in s)

#> vowel_index_string("sequoia trees")
#> vowel_index_string("AEIOU aeiou")
#> vowel_index_string("")
#> vowel_index_string("hmm, gym 7")
#> vowel_index_string('IOU aegulzm equoia 3wdoKyA+aiwn')

### u_endswith_chain
def u_endswith_chain(s, suffixes):
    while s and s.endswith(tuple(suffixes)):
        for suf in suffixes:
            s = s.removesuffix(suf)
    return s or "(empty)"

#> u_endswith_chain("archive.tar.gz", [".gz", ".tar"])
#> u_endswith_chain("kindnesses", ["es", "ness"])
#> u_endswith_chain('Pgsz9Wi0.tar.gz ntouch', ['xo', 'o'])
#> u_endswith_chain("untouched", ["q"])
#> u_endswith_chain('.gz e.žhive', ['a'])

### first_repeat_char
def first_repeat_char(s):
    seen = ""
    for c in s:
        if c in seen:
            return c, seen
        seen += c
    return None, seen

#> first_repeat_char("background color")
#> first_repeat_char("unique!")
#> first_repeat_char("")
#> first_repeat_char("Aa bB")
#> first_repeat_char("3.14159")

### group_from_the_right
def group_from_the_right(s, n, sep=","):
    cut = len(s) % n
    groups = [s[:cut]] if cut else []
    groups += [s[i:i + n] for i in range(cut, len(s), n)]
    return sep.join(groups)

#> group_from_the_right("1234567", 3)
#> group_from_the_right("deadbeef", 2, ":")
#> group_from_the_right("", 4)
#> group_from_the_right("ACGTACGTAC", 4, " ")
#> group_from_the_right('eadbe2 ovmGTACACDXABKCDžGTACGTAž', 1)

### f_dict_str_walk
def f_dict_str_walk(s, d):
    key = s
    trail = []
    while key in d and key not in trail:
        trail.append(key)
        key = d[key]
    return ">".join(trail + [str(key)])

#> f_dict_str_walk("egg", {"egg": "chick", "chick": "hen", "hen": "egg"})
#> f_dict_str_walk("start", {"start": "mid", "mid": 7})
#> f_dict_str_walk("nowhere", {})
#> f_dict_str_walk('ßcbgqauSchereher3ø%start', {'a': 'a'})
#> f_dict_str_walk("q", {"q": "é", "é": "", "": None})

### letters_fall_in_pairs
def letters_fall_in_pairs(s):
    stack = []
    for c in s:
        if stack and stack[-1] == c.swapcase() and c.isalpha():
            stack.pop()
        else:
            stack.append(c)
    return "".join(stack)

#> letters_fall_in_pairs("dabAcCaCBAcCcaDA")
#> letters_fall_in_pairs("aAbBcC")
#> letters_fall_in_pairs('SRMHitv MUcnzpbj2 -- Kl')
#> letters_fall_in_pairs("11 22 -- xx")
#> letters_fall_in_pairs("- xxé(SRMHitvvkc'2 -- xx( OKžbBc")

### pick_columns
def pick_columns(line, spans):
    return [line[a:b].strip() for a, b in spans]

#> pick_columns("Smith   John  1974 NYC", [(0, 8), (8, 14), (14, 18)])
#> pick_columns("short", [(0, 3), (3, 99), (50, 60)])
#> pick_columns("abcdef", [(-3, -1), (4, 2)])
#> pick_columns("", [(0, 1)])
#> pick_columns("row without spans", [])

### shout_questions
def shout_questions(text):
    out = []
    for part in text.split(". "):
        out.append(part.upper() if part.rstrip(".").endswith("?") else part)
    return " / ".join(out)

#> shout_questions("Ok. why not?. fine.")
#> shout_questions('QR8y WU!. why')
#> shout_questions("")
#> shout_questions("No. No. No.")
#> shout_questions("really?... sure. é?.")

### h_isspace_map
def h_isspace_map(s):
    pattern = "".join("_" if c.isspace() else "x" for c in s)
    return pattern.count("_x"), pattern.split("_")

#> h_isspace_map("ab c  d\te")
#> h_isspace_map("solid")
#> h_isspace_map("   ")
#> h_isspace_map("")
#> h_isspace_map("é\u00a0z \n!")

### spell_phonetic
def spell_phonetic(word, table):
    names = []
    for c in word.upper():
        names.append(table.get(c, f"<{c}>"))
    return " ".join(names)

#> spell_phonetic("bac", {"A": "Alfa", "B": "Bravo", "C": "Charlie"})
#> spell_phonetic("x-9", {"X": "X-ray", "9": "Niner"})
#> spell_phonetic("", {"A": "Alfa"})
#> spell_phonetic("öl", {"L": "Lima"})
#> spell_phonetic('CltskygytgqmonWYf6b1d-2Zjlaupytyyy', {})

### p_multi_assign
def p_multi_assign(s):
    a, *b, c = s
    b.sort(reverse=True)
    return c + "".join(b) + a

#> p_multi_assign("keyboard")
#> p_multi_assign("42 is it")
#> p_multi_assign('ñ!?éx i.keyb Qwiyofd')
#> p_multi_assign("z")
#> p_multi_assign("¿qué?éx")

### interleave_spaces
def interleave_spaces(s, groups):
    it = iter(s)
    words = []
    for g in groups:
        words.append("".join(c for _, c in zip(range(g), it)))
    return " ".join(words) + "".join(it).join("()")

#> interleave_spaces("thequickbrownfox", [3, 5, 5])
#> interleave_spaces('aïvetthequ490üpdbBCJlrxf', [1, 1, 1])
#> interleave_spaces("", [2])
#> interleave_spaces("leftover", [])
#> interleave_spaces("naïveté!", [0, 3, 2])

### rotate_vowel_letters
def rotate_vowel_letters(text):
    trans = str.maketrans("aeiouAEIOU", "eiouaEIOUA", " ")
    return text.translate(trans)

#> rotate_vowel_letters("An unusual day")
#> rotate_vowel_letters('unusual oP P5E ieàépp')
#> rotate_vowel_letters('un.ApbwgtwlSubC6JoM50/50 WkEwMTw')
#> rotate_vowel_letters("OUI ou Non, 50/50")
#> rotate_vowel_letters("àé ie\tu")

### extension_tally
def extension_tally(files):
    tally = {}
    for f in files:
        stem, dot, ext = f.rpartition(".")
        key = ext.lower() if dot and stem else "none"
        tally[key] = tally.get(key, 0) + 1
    return tally

#> extension_tally(["a.PNG", "b.png", "Makefile", "c.tar.gz"])
#> extension_tally([])
#> extension_tally([".bashrc", "x.", "y"])
#> extension_tally(["v1.2", "v1.3", "v1"])
#> extension_tally(["résumé.PDF", "notes.Txt "])

### s_compare_adjacent
def s_compare_adjacent(s):
    signs = ""
    for a, b in zip(s, s[1:]):
        signs += "<" if a < b else ">" if a > b else "="
    return signs

#> s_compare_adjacent("abacus")
#> s_compare_adjacent("bookkeeper")
#> s_compare_adjacent("Z")
#> s_compare_adjacent('eeper žSTMž')
#> s_compare_adjacent("é e~")

### format_phone
def format_phone(raw, mask="(###) ###-####"):
    digits = iter([c for c in raw if c.isdigit()])
    return "".join(next(digits, "_") if m == "#" else m for m in mask)

#> format_phone("5551234567")
#> format_phone("555-12", "##-##-##")
#> format_phone("")
#> format_phone("+1 800 FLOWERS", "+# ###")
#> format_phone("tel: 0049/30.1234567")

### last_index_of_each
def last_index_of_each(s, chars):
    return [s.rfind(c) for c in chars] + [s.rfind(chars)]

#> last_index_of_each("mozzarella stick", "lza")
#> last_index_of_each("abcabc", "bc")
#> last_index_of_each("", "xy")
#> last_index_of_each("anything", "")
#> last_index_of_each("a.b,c;d.", ".;!")

### j_case_by_position
def j_case_by_position(s, upto):
    cut = s.find(upto)
    if cut < 0:
        return s.swapcase()
    return s[:cut].upper() + s[cut:].lower()

#> j_case_by_position("Key: VALUE Here", ":")
#> j_case_by_position("Nothing To See", "@")
#> j_case_by_position('ü BoqtvbzOATUKé@ qazlnwv ßTuf@ß', '@')
#> j_case_by_position("", "")
#> j_case_by_position("MixeD ßTuff", "ß")

### acronym_expand
def acronym_expand(short, phrase):
    words = phrase.split()
    heads = "".join(w[0] for w in words).upper()
    if heads == short.upper():
        return f"{short} ({phrase})"
    return f"{short} != {heads}"

#> acronym_expand("NASA", "national aeronautics and space administration")
#> acronym_expand("asap", "As Soon As Possible")
#> acronym_expand("FYI", "for your info too")
#> acronym_expand("", "")
#> acronym_expand("É", "école")

### balanced_ab
def balanced_ab(s):
    total = best = 0
    for c in s:
        if c not in "ab":
            continue
        total += 1 if c == "a" else -1
        best = max(best, total)
    return f"{best:+d}/{total:+d}"

#> balanced_ab("aabbab")
#> balanced_ab("banana bread")
#> balanced_ab("")
#> balanced_ab("bbbbaa")
#> balanced_ab("XYZ")

### csv_quote_fields_line
def csv_quote_fields_line(fields):
    out = []
    for f in fields:
        f = "" if f is None else str(f)
        if any(c in f for c in ',"\n'):
            f = '"' + f.replace('"', '""') + '"'
        out.append(f)
    return ",".join(out)

#> csv_quote_fields_line(["Doe, Jane", 42, None])
#> csv_quote_fields_line([])
#> csv_quote_fields_line(['5" pipe', "line\nbreak", 1.5])
#> csv_quote_fields_line(["", "plain", True])
#> csv_quote_fields_line([",", "'"])

### l_list_of_prefixes
def l_list_of_prefixes(s, n):
    pres = [s[:i] for i in range(1, len(s) + 1)]
    return [p for p in pres if s.endswith(p)][:n]

#> l_list_of_prefixes("abacaba", 5)
#> l_list_of_prefixes("aaaa", 2)
#> l_list_of_prefixes("", 3)
#> l_list_of_prefixes("onion", 10)
#> l_list_of_prefixes("xyz 123", 1)

### quote_reply
def quote_reply(message, mark="> "):
    return "\n".join(mark + l if l.strip() else mark.rstrip() for l in message.split("\n"))

#> quote_reply("Hi Tom,\n\nsee you at 5.")
#> quote_reply("")
#> quote_reply("one line", "| ")
#> quote_reply("   \n> nested")
#> quote_reply("trailing newline\n", "#")

### key_by_len_then_alpha
def key_by_len_then_alpha(names):
    names.sort(key=lambda n: (-len(n), n.lower()))
    return ",".join(names)

#> key_by_len_then_alpha(["fig", "Date", "banana", "apple", "Cherry"])
#> key_by_len_then_alpha([])
#> key_by_len_then_alpha(["bb", "Aa", "aa", "B"])
#> key_by_len_then_alpha(["", "éa", "zz"])
#> key_by_len_then_alpha(["10", "9", "100"])

### o_break_continue
def o_break_continue(s):
    out = "#"
    for c in s:
        if c == "!":
            break
        if c in out:
            continue
        out += c
    else:
        out += "$"
    return out

#> o_break_continue("committee meeting")
#> o_break_continue('KFSRPIéSQNWidtnoBp')
#> o_break_continue('11160 wvklhNWidIéSQee meet  #3')
#> o_break_continue("#1 #2 #3")
#> o_break_continue("!")

### wrap_fixed
def wrap_fixed(s, n):
    rows = []
    while s:
        rows.append(s[:n])
        s = s[n:].lstrip()
    return rows

#> wrap_fixed("the rain in spain stays", 6)
#> wrap_fixed("", 4)
#> wrap_fixed("abcdefgh", 8)
#> wrap_fixed("a  b  c", 1)
#> wrap_fixed("Äpfel und Öl", 5)

### c_tuple_of_strips
def c_tuple_of_strips(s):
    return s.strip("ab"), s.lstrip("ab"), s.rstrip("ab"), s.strip()

#> c_tuple_of_strips("abba gold baba")
#> c_tuple_of_strips("bab")
#> c_tuple_of_strips("")
#> c_tuple_of_strips(" ab cd ba ")
#> c_tuple_of_strips("\tABab\n")

### similarity_bar
def similarity_bar(a, b):
    """Mark equal positions with '=' and others with '.'."""
    bar = "".join("=" if x == y else "." for x, y in zip(a, b))
    return f"{bar} {bar.count('=')}/{max(len(a), len(b))}"

#> similarity_bar("kitten", "sitting")
#> similarity_bar("GATTACA", "GACTATA")
#> similarity_bar("", "")
#> similarity_bar("Same", "same")
#> similarity_bar("résumé", "resume")

### i_char_class_runs
def i_char_class_runs(s):
    shape = ""
    for c in s:
        k = "9" if c.isdigit() else "A" if c.isupper() else "a" if c.isalpha() else c
        if k != shape[-1:]:
            shape += k
    return shape

#> i_char_class_runs("ABC-1234 xy")
#> i_char_class_runs("Hello World 2x")
#> i_char_class_runs('---..044jqglr/y Öλ2el')
#> i_char_class_runs("...---...")
#> i_char_class_runs('xy Öλ251ü---...')

### middle_of_three
def middle_of_three(a, b, c):
    ordered = sorted([a, b, c], key=str.lower)
    mid = ordered[1]
    return mid.center(len(a + b + c), "<")

#> middle_of_three("pear", "Apple", "fig")
#> middle_of_three('Zebr/bra(', 'X', 'y')
#> middle_of_three("", "b", "a")
#> middle_of_three("10", "9", "1")
#> middle_of_three("Zebra", "zebra", "émeu")

### decode_pairs_hex
def decode_pairs_hex(h):
    try:
        return bytes.fromhex(h).decode("utf-8")
    except UnicodeDecodeError as err:
        return "bad byte at %d" % err.start
    except ValueError:
        return "not hex"

#> decode_pairs_hex("48 65 78 21")
#> decode_pairs_hex("e282ac35")
#> decode_pairs_hex("4142ff43")
#> decode_pairs_hex("xyz")
#> decode_pairs_hex('ff43371178 21 65 21')
