### count_substr_ends
def count_substr_ends(words, parts):
    return {p: [sum(w.startswith(p) for w in words), sum(w.endswith(p) for w in words)] for p in parts}

#> count_substr_ends(["reader", "error", "ergo"], ["er", "re"])
#> count_substr_ends([], ["x"])
#> count_substr_ends(["abc"], [])
#> count_substr_ends(["", "k9k"], ["", "k"])
#> count_substr_ends(["éte", "été"], ["é", "te"])

### str_clock_diff
def str_clock_diff(a, b):
    mins = [int(t[:2]) * 60 + int(t[-2:]) for t in (a, b)]
    gap = (mins[1] - mins[0]) % 1440
    return f"{gap // 60}h{gap % 60:02}"

#> str_clock_diff("08:45", "17:10")
#> str_clock_diff("23:50", "00:05")
#> str_clock_diff("0930", "0930")
#> str_clock_diff("12:00", "11:59")
#> str_clock_diff("7:30", "8:00")

### unwrap_mail_quote
def unwrap_mail_quote(line):
    depth = 0
    while line.startswith(">"):
        line = line[1:].lstrip(" ")
        depth += 1
    return depth, line.rstrip()

#> unwrap_mail_quote(">> > nested reply ")
#> unwrap_mail_quote("plain answer")
#> unwrap_mail_quote('Kilplain a')
#> unwrap_mail_quote("")
#> unwrap_mail_quote("> été > hiver")

### sql_in_clause_tx
def sql_in_clause_tx(column, values):
    if not values:
        return "1 = 0"
    lits = [str(v) if isinstance(v, int) else "'" + v.replace("'", "''") + "'" for v in values]
    return f"{column} IN ({', '.join(lits)})"

#> sql_in_clause_tx("city", ["Oslo", "L'Aquila"])
#> sql_in_clause_tx("id", [4, 8, 15])
#> sql_in_clause_tx("x", [])
#> sql_in_clause_tx("mix", [1, "1", ""])
#> sql_in_clause_tx("bad", [None])

### compass_turns
def compass_turns(start, turns):
    dirs = "NESW"
    i = dirs.index(start)
    trail = start
    for t in turns:
        i = (i + {"L": -1, "R": 1, "U": 2}.get(t, 0)) % 4
        trail += dirs[i]
    return trail

#> compass_turns("N", "RRLU")
#> compass_turns("W", "")
#> compass_turns("E", "xLLL")
#> compass_turns("S", "U U")
#> compass_turns("Q", "L")

### flip_sentence_punct
def flip_sentence_punct(s):
    swaps = {"?": "!", "!": "?", ".": "..."}
    return s[:-1] + swaps.get(s[-1:], s[-1:] + ".")

#> flip_sentence_punct("You did what?")
#> flip_sentence_punct("Fine.")
#> flip_sentence_punct("no mark")
#> flip_sentence_punct('markUZRDPДñ;mark mark')
#> flip_sentence_punct('Oléhat?nm neIHFine. HPZCN mark')

### dir_tree_depths
def dir_tree_depths(paths):
    return [(p.strip("/").count("/"), p.rstrip("/").split("/")[-1]) for p in sorted(paths, key=len)]

#> dir_tree_depths(["/usr/lib/x86/", "bin", "/etc/ssh"])
#> dir_tree_depths([])
#> dir_tree_depths(["/", ""])
#> dir_tree_depths(["a//b", "à/é"])
#> dir_tree_depths(["one/two/three/four.txt"])

### dna_codons_named
def dna_codons_named(seq):
    names = {"ATG": "Met", "TGG": "Trp", "TAA": "Stop", "GGC": "Gly"}
    out = []
    for i in range(0, len(seq) - 2, 3):
        name = names.get(seq[i:i + 3], "Xaa")
        if name == "Stop":
            break
        out.append(name)
    return "-".join(out)

#> dna_codons_named("ATGTGGGGCTAAATG")
#> dna_codons_named("ATGAC")
#> dna_codons_named("")
#> dna_codons_named("CCCGGCATG")
#> dna_codons_named('ñøü?TAANK')

### initials_to_set_str
def initials_to_set_str(names):
    firsts = sorted({n.strip()[:1].upper() for n in names} - {""})
    return f"{len(firsts)}:{''.join(firsts)}"

#> initials_to_set_str(["zoe", "Adam", " alan", "Ömer"])
#> initials_to_set_str([])
#> initials_to_set_str(["", "  "])
#> initials_to_set_str(["9th", "#tag", "nine"])
#> initials_to_set_str(["ßeta", "b"])

### price_tag_parse
def price_tag_parse(tag):
    symbols = {"$": "USD", "€": "EUR", "£": "GBP"}
    for sym, cur in symbols.items():
        if sym in tag:
            return cur, float(tag.replace(sym, "").replace(",", "").strip())
    raise LookupError(f"no currency in {tag!r}")

#> price_tag_parse("$1,299.99")
#> price_tag_parse("45 €")
#> price_tag_parse("£.5")
#> price_tag_parse("100 CHF")
#> price_tag_parse("$12 or €10")

### seq_gaps_words
def seq_gaps_words(names):
    nums = sorted(int(n.rpartition("_")[2]) for n in names)
    missing = [i for i in range(nums[0], nums[-1]) if i not in nums]
    return "missing " + ",".join(map(str, missing)) if missing else "complete"

#> seq_gaps_words(["img_3", "img_7", "img_4"])
#> seq_gaps_words(["f_10", "f_11"])
#> seq_gaps_words(["only_5"])
#> seq_gaps_words([])
#> seq_gaps_words(["a_b_001", "a_b_003", "x_002", "y_9"])

### trim_columns_common
def trim_columns_common(lines):
    cols = zip(*lines)
    keep = [i for i, col in enumerate(cols) if len(set(col)) > 1]
    return ["".join(l[i] for i in keep) for l in lines]

#> trim_columns_common(["cat-01", "cat-02", "cut-03"])
#> trim_columns_common([])
#> trim_columns_common(["same", "same"])
#> trim_columns_common(["abc", "xbz9"])
#> trim_columns_common(["é1", "è1"])

### alt_greeting
def alt_greeting(name, hour, loud=False):
    part = "night" if hour < 6 else "morning" if hour < 12 else "evening" if hour >= 18 else "day"
    msg = f"Good {part}, {name.strip() or 'stranger'}"
    return msg.upper() + "!" if loud else msg + "."

#> alt_greeting("Ines", 9)
#> alt_greeting("", 3, True)
#> alt_greeting("  Bo ", 13)
#> alt_greeting("Zoë", 23, loud=True)
#> alt_greeting("K9", 18)

### to_train_case
def to_train_case(s):
    words, cur = [], ""
    for c in s:
        if c in "_- " or (c.isupper() and cur):
            words.append(cur)
            cur = "" if c in "_- " else c
        else:
            cur += c
    return "-".join(w.title() for w in words + [cur] if w)

#> to_train_case("parse_json fileName")
#> to_train_case("XMLHttp")
#> to_train_case("")
#> to_train_case("--already-Split--")
#> to_train_case("été_chaud 2Days")

### score_guess
def score_guess(secret, guess):
    marks = ""
    for s, g in zip(secret, guess):
        marks += "G" if s == g else "y" if g in secret else "."
    return f"{guess} {marks} {marks.count('G') == len(secret)}"

#> score_guess("crane", "caner")
#> score_guess("plumb", "plumb")
#> score_guess("dizzy", "zzzzz")
#> score_guess("", "abc")
#> score_guess("éclat", "Éclai")

### rank_cards
def rank_cards(hand):
    order = "23456789TJQKA"
    cards = sorted(hand.split(), key=lambda c: (order.find(c[:-1].replace("10", "T")), c[-1]))
    return " ".join(reversed(cards))

#> rank_cards("10H 2S KD AC 9H")
#> rank_cards("")
#> rank_cards("QS QH QD QC")
#> rank_cards('çλYVUVCVYD A 3WFI Q 9H/ AC 9H')
#> rank_cards("JH  TS 10C")

### cut_before_keyword
def cut_before_keyword(cmd, keywords):
    words = cmd.split()
    for i, w in enumerate(words):
        if w.upper() in keywords:
            return " ".join(words[:i]), " ".join(words[i:])
    return cmd, ""

#> cut_before_keyword("select a from t where x", ("FROM", "WHERE"))
#> cut_before_keyword("update things", ("SET",))
#> cut_before_keyword("", ("A",))
#> cut_before_keyword("Where  is it", ["WHERE"])
#> cut_before_keyword("é set É", {"É": 1})

### repeat_chorus
def repeat_chorus(song):
    chorus = ""
    out = []
    for line in song:
        if line.startswith("C:"):
            chorus = line[2:].strip()
        out.append(chorus if line == "*" else line.removeprefix("C:").strip())
    return out

#> repeat_chorus(["v1", "C: la la", "v2", "*", "*"])
#> repeat_chorus(["*", "early"])
#> repeat_chorus([])
#> repeat_chorus(["C:one", "*", "C: two", "*"])
#> repeat_chorus(["c: lower", " * "])

### wrap_urls
def wrap_urls(text):
    words = text.split(" ")
    for i, w in enumerate(words):
        bare = w.rstrip(".,)")
        if bare.startswith(("http://", "https://", "www.")):
            words[i] = f"<{bare}>" + w[len(bare):]
    return " ".join(words)

#> wrap_urls("see https://ex.org/a, or www.b.io.")
#> wrap_urls("no links here.")
#> wrap_urls("")
#> wrap_urls("(http://x) ftp://y")
#> wrap_urls("www. www.é.fr")

### sparse_row
def sparse_row(cells, width, blank="."):
    row = [blank] * width
    for i, text in cells.items():
        row[i:i + len(text)] = text
    return "".join(row[:width])

#> sparse_row({2: "ab", 7: "xyz"}, 12)
#> sparse_row({}, 5, "-")
#> sparse_row({4: "overflow"}, 6)
#> sparse_row({0: "", 1: "é"}, 3, " ")
#> sparse_row({-2: "Q9"}, 8)

### common_suffix_strip
def common_suffix_strip(names, suffixes):
    out = {}
    for n in names:
        hit = next((s for s in suffixes if n.endswith(s)), "")
        out[n[:len(n) - len(hit)]] = hit or None
    return out

#> common_suffix_strip(["Acme Inc", "Foo GmbH", "Bar"], [" Inc", " GmbH"])
#> common_suffix_strip([], ["x"])
#> common_suffix_strip(["same", "same"], [])
#> common_suffix_strip(["testing", "king"], ["ing", "ting"])
#> common_suffix_strip(["é", "né"], ["é"])

### parse_duration_words
def parse_duration_words(text):
    units = {"h": 3600, "m": 60, "s": 1}
    total, num = 0, ""
    for c in text.lower().replace(" ", ""):
        if c.isdigit():
            num += c
        elif c in units and num:
            total += int(num) * units[c]
            num = ""
        else:
            raise ValueError(f"unexpected {c!r}")
    return total

#> parse_duration_words("1h 30m")
#> parse_duration_words("45S")
#> parse_duration_words("")
#> parse_duration_words("2d 4h")
#> parse_duration_words("10m5s99")

### keep_first_of_each_case
def keep_first_of_each_case(s):
    up = next((c for c in s if c.isupper()), "∅")
    low = next((c for c in s if c.islower()), "∅")
    num = next((c for c in s if c.isnumeric()), "∅")
    return up + low + num

#> keep_first_of_each_case("pQ7rS8")
#> keep_first_of_each_case("!!! ???")
#> keep_first_of_each_case("")
#> keep_first_of_each_case("½ Été")
#> keep_first_of_each_case("CAPS ONLY")

### indent_json_like_tx
def indent_json_like_tx(s):
    out, depth = [], 0
    for c in s:
        if c == "}":
            depth -= 1
        if c in "{},":
            out.append(f"{depth}{c}")
        if c == "{":
            depth += 1
    return " ".join(out)

#> indent_json_like_tx("{a,{b,c},{}}")
#> indent_json_like_tx('ß ddhkné:{1,2}}b,c},{tmrc')
#> indent_json_like_tx(':{,2}_dh,{}} ATCMI+{é:{1,2')
#> indent_json_like_tx("}{")
#> indent_json_like_tx("{é:{1,2}}")

### join_hyphen_breaks
def join_hyphen_breaks(lines):
    text = ""
    for l in lines:
        l = l.strip()
        if l.endswith("-") and l[-2:-1].isalpha():
            text += l[:-1]
        else:
            text += l + " "
    return text.rstrip()

#> join_hyphen_breaks(["The inter-", "national com-", "mittee met"])
#> join_hyphen_breaks([])
#> join_hyphen_breaks(["5-", "10 range", "-"])
#> join_hyphen_breaks(["été-", " chaud "])
#> join_hyphen_breaks(["one", "", "two"])

### mark_long_lines
def mark_long_lines(src, limit):
    return [f"{n}:{len(l) - limit:+d}" for n, l in enumerate(src.split("\n"), 1) if len(l) > limit]

#> mark_long_lines('Kqjwwbo = 1bb\nc\nokzomzy = 1', 8)
#> mark_long_lines('FEñ12@Zcyuba\nb', 0)
#> mark_long_lines("aaa\nbbbb\nccccc", 3)
#> mark_long_lines("x = 1", 79)
#> mark_long_lines("été\n\n12345678", -1)

### scrabble_can_build
def scrabble_can_build(word, rack):
    tiles = list(rack)
    used = ""
    for c in word:
        pick = c if c in tiles else "?" if "?" in tiles else None
        if pick is None:
            return False, used
        tiles.remove(pick)
        used += pick
    return True, used

#> scrabble_can_build("quiet", "etiu?q")
#> scrabble_can_build("jazz", "jaz?")
#> scrabble_can_build("jazz", "jazq")
#> scrabble_can_build("", "abc")
#> scrabble_can_build("éa", "a??")

### normalise_mac
def normalise_mac(addr):
    hexes = [c for c in addr.lower() if c in "0123456789abcdef"]
    if len(hexes) != 12:
        return None
    return ":".join(a + b for a, b in zip(hexes[::2], hexes[1::2]))

#> normalise_mac("00-1A-2b-3C-4d-5E")
#> normalise_mac("001a.2b3c.4d5e")
#> normalise_mac('0:11:22fpc.VnwnhisFFFFF')
#> normalise_mac("")
#> normalise_mac("FFFFFFFFFFFF")

### vote_lines
def vote_lines(ballots):
    counts = {}
    for b in ballots:
        name = " ".join(b.split()).title()
        if name:
            counts[name] = counts.get(name, 0) + 1
    return [f"{n:<8}{'|' * c}" for n, c in sorted(counts.items())]

#> vote_lines(["ana", " ANA", "bo  li", ""])
#> vote_lines([])
#> vote_lines(["   "])
#> vote_lines(["zed", "Zed", "amy", "o'neil"])
#> vote_lines(["élise", "elise"])

### column_letters
def column_letters(n):
    out = ""
    while n > 0:
        n, r = divmod(n - 1, 26)
        out = chr(65 + r) + out
    return out or "?"

#> column_letters(28)
#> column_letters(702)
#> column_letters(703)
#> column_letters(0)
#> column_letters(16384)
