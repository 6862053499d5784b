### rsplit_twice_glue
def rsplit_twice_glue(s, sep):
    parts = s.rsplit(sep, 2)
    parts[0] = parts[0].title()
    return "/".join(parts[::-1])

#> rsplit_twice_glue("alpha.beta.gamma.delta", ".")
#> rsplit_twice_glue("no dots", ".")
#> rsplit_twice_glue("x--y--z", "--")
#> rsplit_twice_glue("a b c d e f", " ")
#> rsplit_twice_glue("", ",")
#> rsplit_twice_glue("end.", ".")

### zigzag_words
def zigzag_words(text):
    ws = text.split()
    for i in range(1, len(ws), 2):
        ws[i] = ws[i][::-1]
    return " ".join(ws)

#> zigzag_words("every other word is turned")
#> zigzag_words("single")
#> zigzag_words("")
#> zigzag_words("  two   words ")
#> zigzag_words("été à Paris, bientôt")
#> zigzag_words("1 23 456 7890")

### csv_fix_width
def csv_fix_width(row, n):
    cells = row.split(",")
    if len(cells) > n:
        cells[n - 1:] = [";".join(cells[n - 1:])]
    while len(cells) < n:
        cells.append("")
    return cells

#> csv_fix_width("a,b,c,d,e", 3)
#> csv_fix_width("a,b", 4)
#> csv_fix_width("x,y,z", 3)
#> csv_fix_width("", 2)
#> csv_fix_width(",,", 1)
#> csv_fix_width("red, green, blue", 2)

### lines_longest_pad
def lines_longest_pad(text):
    ls = text.splitlines()
    w = max(map(len, ls), default=0)
    return [l.rjust(w, "0") if l.isdigit() else l.ljust(w, ".") for l in ls]

#> lines_longest_pad("7\n1234\nabc")
#> lines_longest_pad("")
#> lines_longest_pad("one\r\ntwo three\n")
#> lines_longest_pad("\n\n12\n")
#> lines_longest_pad("single line")
#> lines_longest_pad("0\n00\n000")

### words_by_tail_letter
def words_by_tail_letter(s):
    d = {}
    for w in s.split():
        d.setdefault(w[-1].lower(), []).append(w)
    return d

#> words_by_tail_letter("sun moon star soon car")
#> words_by_tail_letter("A ba cA dada")
#> words_by_tail_letter("")
#> words_by_tail_letter("what? who? me!")
#> words_by_tail_letter("12 22 31")

### join_by_last
def join_by_last(items):
    if not items:
        return ""
    *rest, glue = items
    if len(rest) == 1:
        return rest[0] + glue * 2
    return glue.join(rest)

#> join_by_last(["a", "b", "c", "-"])
#> join_by_last(["solo", "+"])
#> join_by_last(["x"])
#> join_by_last([])
#> join_by_last(["red", "green", "blue", " & "])
#> join_by_last(["p", "q", ""])

### maxsplit_from_digit
def maxsplit_from_digit(s):
    n = int(s[0]) if s[:1].isdigit() else -1
    return s.split(" ", n)

#> maxsplit_from_digit("2 cups of sugar sieved")
#> maxsplit_from_digit("salt to taste")
#> maxsplit_from_digit("0 a b")
#> maxsplit_from_digit("")
#> maxsplit_from_digit("9  double  spaces")
#> maxsplit_from_digit("1egg 2yolks 3")

### pairs_colon_dict
def pairs_colon_dict(s):
    d = {}
    for chunk in s.split(";"):
        k, c, v = chunk.partition(":")
        if c:
            d[k.strip()] = v.strip()
        elif k.strip():
            d[k.strip()] = None
    return d

#> pairs_colon_dict("color: red; size: 10px; bold")
#> pairs_colon_dict("")
#> pairs_colon_dict("a:1;a:2;;b:")
#> pairs_colon_dict("url: http://x.org; q")
#> pairs_colon_dict(" ; : ; ")
#> pairs_colon_dict("k : v w ")

### middle_out_words
def middle_out_words(text):
    ws = text.split()
    out = []
    while ws:
        out.append(ws.pop(len(ws) // 2))
    return " ".join(out)

#> middle_out_words("a b c d e")
#> middle_out_words("one two three four")
#> middle_out_words("alone")
#> middle_out_words("   ")
#> middle_out_words("now you see me, now you don't")

### glue_short_to_next
def glue_short_to_next(s, n):
    out, hold = [], ""
    for w in s.split(" "):
        hold += w
        if len(hold) >= n:
            out.append(hold)
            hold = ""
    if hold:
        out.append(hold + "~")
    return out

#> glue_short_to_next("a bc def g hi jklm", 3)
#> glue_short_to_next("enough long words only", 4)
#> glue_short_to_next("", 1)
#> glue_short_to_next("to be or not", 6)
#> glue_short_to_next("x  y", 2)
#> glue_short_to_next("zero", 0)

### drop_word_once
def drop_word_once(text, w):
    ws = text.split(" ")
    if w in ws:
        ws.remove(w)
        return " ".join(ws)
    if w.lower() in text.lower():
        return None
    return ws[0]

#> drop_word_once("the dog and the cat", "the")
#> drop_word_once("The end", "the")
#> drop_word_once("open door", "shut")
#> drop_word_once("", "")
#> drop_word_once("very very very good", "very")
#> drop_word_once("tip-top shape", "tip")

### trade_outer_words
def trade_outer_words(s):
    a = s.split(maxsplit=1)
    if len(a) < 2:
        return s.swapcase()
    b = a[1].rsplit(maxsplit=1)
    return " ".join([b[-1], *b[:-1], a[0]])

#> trade_outer_words("first middle part last")
#> trade_outer_words("left right")
#> trade_outer_words("Alone")
#> trade_outer_words("")
#> trade_outer_words("  keep   the   gaps inside  ")
#> trade_outer_words("one two three ")

### double_newline_blocks
def double_newline_blocks(text):
    blocks = text.strip("\n").split("\n\n")
    res = []
    for i, b in enumerate(blocks):
        head = b.split("\n")[0]
        res.append(f"{i}:{head}({b.count(chr(10)) + 1})")
    return res

#> double_newline_blocks("title\nline one\n\nsecond\n\nthird\nmore\nmore")
#> double_newline_blocks("")
#> double_newline_blocks("\n\nonly\n\n")
#> double_newline_blocks("a\n\n\nb")
#> double_newline_blocks("x\ny\nz")

### every_third_sep
def every_third_sep(s, sep=","):
    bits = []
    for i in range(len(s), 0, -3):
        bits.append(s[max(0, i - 3):i])
    return sep.join(reversed(bits))

#> every_third_sep("1234567")
#> every_third_sep("123456")
#> every_third_sep("12", "_")
#> every_third_sep("")
#> every_third_sep("deadbeefcafe", " ")
#> every_third_sep("abcd", "")

### tabs_to_columns
def tabs_to_columns(line, w):
    cols = line.split("\t")
    if len(cols) == 1:
        return line.expandtabs(w).center(2 * w)
    return "|".join(c[:w].ljust(w) for c in cols)

#> tabs_to_columns("id\tname\tcity", 5)
#> tabs_to_columns("no tabs", 6)
#> tabs_to_columns("\t", 3)
#> tabs_to_columns("", 2)
#> tabs_to_columns("17\tRosalind\tLyon\t", 4)
#> tabs_to_columns("é\tüü", 2)

### last_piece_repeats
def last_piece_repeats(s, sep):
    p = s.split(sep)
    while len(p) > 1 and p[-1] == p[-2]:
        p.pop()
    return sep.join(p), len(p)

#> last_piece_repeats("go.stop.stop.stop", ".")
#> last_piece_repeats("go.stop.go", ".")
#> last_piece_repeats("same same same", " ")
#> last_piece_repeats("", ",")
#> last_piece_repeats("tail,,,", ",")
#> last_piece_repeats("ab", "x")

### words_len_ruler
def words_len_ruler(text):
    ruler = "".join(str(len(w) % 10) + "-" * (len(w) - 1) + " " for w in text.split())
    return ruler.rstrip()

#> words_len_ruler("measure each of these words")
#> words_len_ruler("")
#> words_len_ruler("a I o")
#> words_len_ruler("extraordinary")
#> words_len_ruler("  padded   text  ")
#> words_len_ruler("tenletters elevenchars")

### sentence_flip_order
def sentence_flip_order(s):
    parts = [p.strip() for p in s.split(".")]
    tail = parts.pop()
    ans = ". ".join(p.capitalize() for p in reversed(parts))
    if tail:
        ans = tail + "... " + ans
    return ans

#> sentence_flip_order("it rained. we stayed in. tea was made.")
#> sentence_flip_order("first. second. unfinished")
#> sentence_flip_order("")
#> sentence_flip_order("no stop")
#> sentence_flip_order("A.B.C.")
#> sentence_flip_order("Hi. ")

### merge_alike_neighbors
def merge_alike_neighbors(text):
    l = text.split(" ")
    i = 1
    while i < len(l):
        if l[i][:1] == l[i - 1][:1]:
            l[i - 1] += l[i]
            del l[i]
        else:
            i += 1
    return l

#> merge_alike_neighbors("big bad boy sat still here")
#> merge_alike_neighbors("one two three four")
#> merge_alike_neighbors("")
#> merge_alike_neighbors("a  b")
#> merge_alike_neighbors("Peter peter picked pears")
#> merge_alike_neighbors("x x x x")

### head_tail_join_len
def head_tail_join_len(s, sep):
    h, t = s.split(sep, 1)
    h2, t2 = s.rsplit(sep, 1)
    return h + t2, len(t) - len(h2)

#> head_tail_join_len("a/b/c/dd", "/")
#> head_tail_join_len("key=value", "=")
#> head_tail_join_len("no separator", "#")
#> head_tail_join_len("::", ":")
#> head_tail_join_len("left to right to centre", " to ")

### numbered_nonblank
def numbered_nonblank(text, start=1):
    out = []
    n = start
    for line in text.split("\n"):
        if not line.strip():
            out.append("")
            continue
        out.append("%2d %s" % (n, line.rstrip()))
        n += 1
    return "\n".join(out)

#> numbered_nonblank("alpha\n\nbeta  \ngamma")
#> numbered_nonblank("", 5)
#> numbered_nonblank("one", 99)
#> numbered_nonblank("  indented\n   \nback", 9)
#> numbered_nonblank("x\ny\nz", -1)

### interleave_two
def interleave_two(a, b):
    res = [x + y for x, y in zip(a, b)]
    k = len(res)
    longer = a if len(a) > len(b) else b
    return "".join(res) + "(" + longer[k:] + ")"

#> interleave_two("ace", "bdf")
#> interleave_two("long string", "tiny")
#> interleave_two("", "leftover")
#> interleave_two("ab", "12345")
#> interleave_two("", "")
#> interleave_two("ñandú", "_____")

### split_on_vowel_runs
def split_on_vowel_runs(s):
    for v in "aeiou":
        s = s.replace(v, " ")
    bits = s.split()
    return bits if len(bits) % 2 else "-".join(bits)

#> split_on_vowel_runs("beautiful queueing")
#> split_on_vowel_runs("rhythm")
#> split_on_vowel_runs("aeiou")
#> split_on_vowel_runs("Evening TRAIN station")
#> split_on_vowel_runs("")
#> split_on_vowel_runs("cooperation")
