### lexer_with_positions
def lexer_with_positions(src):
    tokens, i = [], 0
    while i < len(src):
        ch = src[i]
        if ch in " \t":
            i += 1
            continue
        start = i
        if ch.isalpha():
            while i < len(src) and src[i].isalnum():
                i += 1
            kind = "id"
        elif ch == '"':
            i = src.find('"', i + 1) + 1 or len(src)
            kind = "str"
        else:
            i += 1
            kind = "op"
        tokens.append((kind, src[start:i], start))
    return tokens

#> lexer_with_positions('x1 = "a b"')
#> lexer_with_positions("")
#> lexer_with_positions("f(\ty)")
#> lexer_with_positions('"open')
#> lexer_with_positions("9a b")

### sexpr_depth_atoms
def sexpr_depth_atoms(text):
    atoms, depth = {}, 0
    for tok in text.replace("(", " ( ").replace(")", " ) ").split():
        if tok == "(":
            depth += 1
        elif tok == ")":
            depth -= 1
        else:
            atoms.setdefault(depth, []).append(tok)
    return atoms, depth

#> sexpr_depth_atoms("(add (mul 2 3) x)")
#> sexpr_depth_atoms("atom")
#> sexpr_depth_atoms("")
#> sexpr_depth_atoms("((a)")
#> sexpr_depth_atoms("a) b")

### parse_sexpr_list
def parse_sexpr_list(text):
    tokens = text.replace("(", "( ").replace(")", " )").split()
    stack = [[]]
    for t in tokens:
        if t == "(":
            stack.append([])
        elif t == ")":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(int(t) if t.lstrip("-").isdigit() else t)
    return stack[0]

#> parse_sexpr_list("(a (b 1) -2)")
#> parse_sexpr_list("")
#> parse_sexpr_list("x y")
#> parse_sexpr_list("()")
#> parse_sexpr_list("a )")

### newick_leaf_names
def newick_leaf_names(tree):
    names, cur = [], ""
    for c in tree:
        if c in "(),;":
            if cur:
                names.append(cur.split(":")[0])
            cur = ""
        else:
            cur += c
    return sorted(n for n in names if n), tree.count("(")

#> newick_leaf_names("((cat:0.1,dog:0.2),ox);")
#> newick_leaf_names(";")
#> newick_leaf_names("")
#> newick_leaf_names("(A,B,(C,D)E);")
#> newick_leaf_names("(:0.1,:0.2)")

### wildcard_sql_like
def wildcard_sql_like(text, pattern):
    def go(i, j):
        if j == len(pattern):
            return i == len(text)
        if pattern[j] == "%":
            return any(go(k, j + 1) for k in range(i, len(text) + 1))
        if i < len(text) and pattern[j] in ("_", text[i]):
            return go(i + 1, j + 1)
        return False
    return go(0, 0)

#> wildcard_sql_like("banana", "b%na")
#> wildcard_sql_like("cat", "c_t")
#> wildcard_sql_like("", "%")
#> wildcard_sql_like("dog", "d_")
#> wildcard_sql_like("abc", "%x%")

### regex_dot_star_match
def regex_dot_star_match(s, p):
    if not p:
        return not s
    first = bool(s) and p[0] in (s[0], ".")
    if p[1:2] == "*":
        return regex_dot_star_match(s, p[2:]) or (first and regex_dot_star_match(s[1:], p))
    return first and regex_dot_star_match(s[1:], p[1:])

#> regex_dot_star_match("aab", "c*a*b")
#> regex_dot_star_match("aa", "a")
#> regex_dot_star_match("", "x*")
#> regex_dot_star_match("ab", ".*")
#> regex_dot_star_match("mis", "m.s")

### rule_based_stemmer
def rule_based_stemmer(word):
    w = word.lower()
    for suffix, repl in (("ies", "y"), ("ing", ""), ("edly", ""), ("ed", ""), ("s", "")):
        if w.endswith(suffix) and len(w) - len(suffix) >= 3:
            stem = w.removesuffix(suffix) + repl
            if stem[-1] == stem[-2] and stem[-1] not in "ls":
                stem = stem[:-1]
            return stem
    return w

#> rule_based_stemmer("Berries")
#> rule_based_stemmer("running")
#> rule_based_stemmer("is")
#> rule_based_stemmer("supposedly")
#> rule_based_stemmer("falling")

### past_tense_guess
def past_tense_guess(verb):
    irregular = {"go": "went", "eat": "ate", "run": "ran"}
    if verb in irregular:
        return irregular[verb]
    if verb.endswith("e"):
        return verb + "d"
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return verb[:-1] + "ied"
    if len(verb) > 2 and verb[-1] not in "aeiouwxy" and verb[-2] in "aeiou" and verb[-3] not in "aeiou":
        return verb + verb[-1] + "ed"
    return verb + "ed"

#> past_tense_guess("stop")
#> past_tense_guess("carry")
#> past_tense_guess("go")
#> past_tense_guess("bake")
#> past_tense_guess("play")
#> past_tense_guess("")

### gerund_form
def gerund_form(verb):
    if verb.endswith("ie"):
        base = verb[:-2] + "y"
    elif verb.endswith("e") and not verb.endswith(("ee", "oe")):
        base = verb[:-1]
    else:
        base = verb
    return base + "ing"

#> gerund_form("lie")
#> gerund_form("make")
#> gerund_form("see")
#> gerund_form("read")
#> gerund_form("")

### possessive_form
def possessive_form(name, thing):
    mark = "'" if name[-1:] in "sxz" and name else "'s"
    if name.lower() in ("it", "who"):
        mark = "s" if name.lower() == "it" else "se"
    return f"{name}{mark} {thing}".strip()

#> possessive_form("James", "hat")
#> possessive_form("Anna", "cats")
#> possessive_form("it", "tail")
#> possessive_form("Who", "")
#> possessive_form("", "thing")

### compare_adjective
def compare_adjective(adj, degree):
    endings = {1: "er", 2: "est"}
    if degree not in endings:
        return adj
    if len(adj) > 7:
        return {1: "more ", 2: "most "}[degree] + adj
    if adj.endswith("y"):
        adj = adj[:-1] + "i"
    elif adj.endswith("e"):
        adj = adj[:-1]
    return adj + endings[degree]

#> compare_adjective("happy", 1)
#> compare_adjective("beautiful", 2)
#> compare_adjective("nice", 2)
#> compare_adjective("tall", 0)
#> compare_adjective("old", 1)

### time_ago_phrase
def time_ago_phrase(seconds):
    units = [("day", 86400), ("hour", 3600), ("minute", 60)]
    for name, size in units:
        n = seconds // size
        if n >= 1:
            break
    else:
        return "just now"
    article = {"hour": "an"}.get(name, "a")
    return f"{article} {name} ago" if n == 1 else f"{n} {name}s ago"

#> time_ago_phrase(7300)
#> time_ago_phrase(3600)
#> time_ago_phrase(12)
#> time_ago_phrase(90)
#> time_ago_phrase(1000000)

### fuzzy_count_words
def fuzzy_count_words(n):
    buckets = [(0, "none"), (1, "one"), (2, "a couple"), (5, "a few"), (12, "several")]
    for limit, phrase in buckets:
        if n <= limit:
            return phrase
    digits = len(str(n))
    return "dozens" if digits == 2 else "hundreds" if digits == 3 else "1" + "0" * (digits - 1) + "+"

#> fuzzy_count_words(2)
#> fuzzy_count_words(0)
#> fuzzy_count_words(57)
#> fuzzy_count_words(432)
#> fuzzy_count_words(98765)
#> fuzzy_count_words(7)

### number_to_letters_sequence
def number_to_letters_sequence(n, alphabet="abc"):
    base = len(alphabet)
    out = ""
    while True:
        n, r = divmod(n, base)
        out = alphabet[r] + out
        if n == 0:
            return out

#> number_to_letters_sequence(5)
#> number_to_letters_sequence(0)
#> number_to_letters_sequence(255, "01")
#> number_to_letters_sequence(1000, "0123456789ABCDEF")
#> number_to_letters_sequence(26, alphabet="xy")

### letters_to_number_base
def letters_to_number_base(s, alphabet):
    value = 0
    for ch in s:
        k = alphabet.find(ch)
        if k < 0:
            raise ValueError(f"{ch!r} not in alphabet")
        value = value * len(alphabet) + k
    return value

#> letters_to_number_base("bca", "abc")
#> letters_to_number_base("", "01")
#> letters_to_number_base("1101", "01")
#> letters_to_number_base("xyz", "xy")
#> letters_to_number_base("aaab", "ab")

### base64_manual
def base64_manual(data):
    table = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    bits = "".join(f"{b:08b}" for b in data)
    bits += "0" * (-len(bits) % 6)
    text = "".join(table[int(bits[i:i + 6], 2)] for i in range(0, len(bits), 6))
    return text + "=" * (-len(text) % 4)

#> base64_manual(b"Man")
#> base64_manual(b"hi")
#> base64_manual(b"")
#> base64_manual(b"\xff")
#> base64_manual("é".encode())

### quoted_printable_line
def quoted_printable_line(s):
    out = []
    for b in s.encode("utf-8"):
        ch = chr(b)
        if ch == "=" or not 32 <= b <= 126:
            out.append("=%02X" % b)
        else:
            out.append(ch)
    if out and out[-1] == " ":
        out[-1] = "=20"
    return "".join(out)

#> quoted_printable_line("a=b")
#> quoted_printable_line("café ")
#> quoted_printable_line("")
#> quoted_printable_line("plain")
#> quoted_printable_line("\t€")

### netstring_decode
def netstring_decode(data):
    items = []
    while data:
        size, colon, rest = data.partition(":")
        if not colon or not size.isdigit():
            return items, "bad length"
        n = int(size)
        item, end, data = rest[:n], rest[n:n + 1], rest[n + 1:]
        if end != ",":
            return items, "missing comma"
        items.append(item)
    return items, None

#> netstring_decode("5:hello,3:a,b,")
#> netstring_decode("")
#> netstring_decode("x:abc,")
#> netstring_decode("3:abc;")
#> netstring_decode("0:,2:no")

### bencode_value
def bencode_value(v):
    if isinstance(v, int):
        return f"i{v}e"
    if isinstance(v, str):
        return f"{len(v.encode())}:{v}"
    if isinstance(v, list):
        return "l" + "".join(bencode_value(x) for x in v) + "e"
    return "d" + "".join(bencode_value(k) + bencode_value(v[k]) for k in sorted(v)) + "e"

#> bencode_value({"cow": "moo", "age": 4})
#> bencode_value(["spam", -3, []])
#> bencode_value("")
#> bencode_value(0)
#> bencode_value({"ü": ["é"]})

### bdecode_first
def bdecode_first(s):
    if s[0] == "i":
        end = s.index("e")
        return int(s[1:end]), s[end + 1:]
    if s[0] == "l":
        out, s = [], s[1:]
        while s[0] != "e":
            item, s = bdecode_first(s)
            out.append(item)
        return out, s[1:]
    n, _, rest = s.partition(":")
    return rest[:int(n)], rest[int(n):]

#> bdecode_first("li1e3:abcei9e")
#> bdecode_first("i-42e")
#> bdecode_first("4:spamX")
#> bdecode_first("le")
#> bdecode_first("")

### tlv_parse_hex
def tlv_parse_hex(stream):
    fields = {}
    i = 0
    while i + 4 <= len(stream):
        tag, size = stream[i:i + 2], int(stream[i + 2:i + 4], 16)
        value = stream[i + 4:i + 4 + size * 2]
        fields[tag] = bytes.fromhex(value).decode("ascii", "replace")
        i += 4 + size * 2
    return fields, stream[i:]

#> tlv_parse_hex("9F0248690A0121")
#> tlv_parse_hex("")
#> tlv_parse_hex("0100FF")
#> tlv_parse_hex("0102ff41")
#> tlv_parse_hex("01GG")

### ascii_frame_unpack
def ascii_frame_unpack(frames):
    payloads = []
    for f in frames:
        if not (f.startswith("\x02") and f.endswith("\x03")):
            payloads.append(None)
            continue
        body, _, check = f[1:-1].rpartition("|")
        ok = check == str(len(body))
        payloads.append(body if ok else f"?{body}")
    return payloads

#> ascii_frame_unpack(["\x02temp|4\x03", "noise"])
#> ascii_frame_unpack([])
#> ascii_frame_unpack(["\x02abc|9\x03"])
#> ascii_frame_unpack(["\x02\x03", "\x02"])
#> ascii_frame_unpack(["\x02a|b|3\x03"])

### serial_at_command
def serial_at_command(line):
    if not line.upper().startswith("AT"):
        return ("error", line)
    body = line[2:].strip()
    if not body:
        return ("ping",)
    name, eq, args = body.lstrip("+").partition("=")
    if name.endswith("?"):
        return ("query", name[:-1])
    return ("set", name, [a.strip('"') for a in args.split(",")]) if eq else ("run", name)

#> serial_at_command('AT+CMGS="123",5')
#> serial_at_command("at")
#> serial_at_command("AT+CSQ?")
#> serial_at_command("hello")
#> serial_at_command("ATZ")

### gcode_words
def gcode_words(line):
    code = line.split(";")[0].strip().upper()
    words = {}
    for token in code.split():
        letter, number = token[0], token[1:]
        words[letter] = float(number) if "." in number else int(number)
    return words

#> gcode_words("G1 X10.5 Y-3 F1200 ; move")
#> gcode_words("; only comment")
#> gcode_words("")
#> gcode_words("m104 s200")
#> gcode_words("G X")

### assembly_line_parse
def assembly_line_parse(line):
    line = line.partition(";")[0]
    label, colon, rest = line.partition(":")
    if not colon:
        label, rest = "", line
    op, _, operands = rest.strip().partition(" ")
    args = [a.strip() for a in operands.split(",")] if operands.strip() else []
    return label.strip(), op.upper(), args

#> assembly_line_parse("loop: mov ax, 1 ; start")
#> assembly_line_parse("  ret")
#> assembly_line_parse("")
#> assembly_line_parse("end:")
#> assembly_line_parse("add  r1 , r2,r3")

### register_machine_text
def register_machine_text(program):
    regs, i, steps = {}, 0, 0
    lines = [l.split() for l in program.split(";")]
    while i < len(lines) and steps < 50:
        op, reg, *arg = lines[i]
        steps += 1
        if op == "set":
            regs[reg] = int(arg[0])
        elif op == "dec":
            regs[reg] -= 1
        elif op == "jnz" and regs.get(reg):
            i += int(arg[0])
            continue
        i += 1
    return regs, steps

#> register_machine_text("set a 3; dec a; jnz a -1")
#> register_machine_text("set x 5")
#> register_machine_text("jnz q 2; set b 1")
#> register_machine_text("dec z")
#> register_machine_text("set a 1; jnz a 0")

### dictionary_compress_refs
def dictionary_compress_refs(text):
    words, refs, out = [], {}, []
    for w in text.split():
        if w in refs:
            out.append("@" + str(refs[w]))
        else:
            refs[w] = len(refs)
            words.append(w)
            out.append(w)
    return " ".join(out), len(words)

#> dictionary_compress_refs("the more the merrier the more")
#> dictionary_compress_refs("")
#> dictionary_compress_refs("a b c")
#> dictionary_compress_refs("A a A")
#> dictionary_compress_refs("x x x x")

### ditto_expand
def ditto_expand(rows):
    prev, out = [], []
    for row in rows:
        cells = row.split(",")
        filled = [p if c.strip() == '"' else c for c, p in zip(cells, prev + [""] * len(cells))]
        out.append(",".join(filled))
        prev = filled
    return out

#> ditto_expand(['mon,tea,2', '",",3', '",milk,"'])
#> ditto_expand([])
#> ditto_expand(['"'])
#> ditto_expand(['a', 'b,"', ' " '])
#> ditto_expand(["x,y"])
