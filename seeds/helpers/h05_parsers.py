### dice_expression_range
def read_number(text, i):
    start = i
    while i < len(text) and text[i].isdigit():
        i += 1
    return (int(text[start:i]) if i > start else None), i


def read_term(text, i):
    count, i = read_number(text, i)
    if i < len(text) and text[i] == "d":
        faces, i = read_number(text, i + 1)
        if not faces:
            raise ValueError(f"faces missing at {i}")
        count = 1 if count is None else count
        return (count, count * faces), i
    if count is None:
        raise ValueError(f"nothing at {i}")
    return (count, count), i


def dice_expression_range(text):
    text = text.replace(" ", "").lower()
    (low, high), i = read_term(text, 0)
    while i < len(text):
        sign = text[i]
        (a, b), i = read_term(text, i + 1)
        if sign == "-":
            a, b = -b, -a
        low, high = low + a, high + b
    return low, high

#> dice_expression_range("2d6+3")
#> dice_expression_range("D20 - 1d4")
#> dice_expression_range("7")
#> dice_expression_range("3d")
#> dice_expression_range("1d8+1d8-10")
#> dice_expression_range("+2")

### roman_calc_tokens
VALUES = {"M": 1000, "D": 500, "C": 100, "L": 50, "X": 10, "V": 5, "I": 1}
PARTS = [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]


def decode(roman):
    total, largest = 0, 0
    for ch in reversed(roman):
        v = VALUES[ch]
        total += v if v >= largest else -v
        largest = max(largest, v)
    return total


def encode(n):
    if n <= 0:
        return "nulla"
    for value, glyph in PARTS:
        if n >= value:
            return glyph + (encode(n - value) if n > value else "")


def roman_calc_tokens(expression):
    result, sign = 0, 1
    for token in expression.split():
        if token in ("+", "-"):
            sign = 1 if token == "+" else -1
        else:
            result += sign * decode(token)
    return encode(result), result

#> roman_calc_tokens("XII + IX")
#> roman_calc_tokens("XL - XVI")
#> roman_calc_tokens("III - III")
#> roman_calc_tokens("")
#> roman_calc_tokens("MCM - MCMXIV + L")
#> roman_calc_tokens("X + two")

### shift_reduce_arith
RANK = {"+": 1, "-": 1, "*": 2, "%": 2}


def tokens(text):
    number = ""
    for ch in text + " ":
        if ch.isdigit():
            number += ch
            continue
        if number:
            yield int(number)
            number = ""
        if ch in RANK:
            yield ch


def reduce_top(values, ops):
    b, a, op = values.pop(), values.pop(), ops.pop()
    values.append({"+": a + b, "-": a - b, "*": a * b}.get(op) if op != "%" else a % b)


def shift_reduce_arith(text):
    values, ops = [], []
    for tok in tokens(text):
        if isinstance(tok, int):
            values.append(tok)
            continue
        while ops and RANK[ops[-1]] >= RANK[tok]:
            reduce_top(values, ops)
        ops.append(tok)
    while ops:
        reduce_top(values, ops)
    return values

#> shift_reduce_arith("2 + 3*4")
#> shift_reduce_arith("20-6-4%3")
#> shift_reduce_arith("")
#> shift_reduce_arith("9 9")
#> shift_reduce_arith("17 % 5 * 2 - 1")
#> shift_reduce_arith("8 -")

### template_sections_expand
def find_close(text, name, start):
    return text.index("{/" + name + "}", start)


def expand(text, data):
    out, i = [], 0
    while i < len(text):
        if text[i] != "{":
            out.append(text[i])
            i += 1
            continue
        end = text.index("}", i)
        tag, i = text[i + 1:end], end + 1
        if tag.startswith("#"):
            name = tag[1:]
            close = find_close(text, name, i)
            body, i = text[i:close], close + len(name) + 3
            out += [expand(body, {**data, "it": item}) for item in data.get(name, [])]
        else:
            out.append(str(data.get(tag, f"?{tag}")))
    return "".join(out)


def template_sections_expand(text, **data):
    return expand(text, data)

#> template_sections_expand("Dear {who}: {#list}[{it}]{/list}", who="Kim", list=["tea", "jam"])
#> template_sections_expand("no tags")
#> template_sections_expand("{a}{b}", a=0)
#> template_sections_expand("{#x}{it}-{y};{/x}", x=[1, 2, 3], y="z")
#> template_sections_expand("{#x}never closed", x=[1])
#> template_sections_expand("")

### query_filter_language
OPS = {
    "=": lambda a, b: str(a) == b,
    ">": lambda a, b: a > float(b),
    "<": lambda a, b: a < float(b),
    "~": lambda a, b: b.lower() in str(a).lower(),
}


def compile_clause(clause):
    for i, ch in enumerate(clause):
        if ch in OPS:
            field, value = clause[:i].strip(), clause[i + 1:].strip()
            return lambda row: field in row and OPS[ch](row[field], value)
    raise SyntaxError(clause)


def compile_query(query):
    groups = [[compile_clause(c) for c in part.split("&")] for part in query.split("|")]
    return lambda row: any(all(test(row) for test in group) for group in groups)


def query_filter_language(rows, query):
    keep = compile_query(query)
    return [row["id"] for row in rows if keep(row)]

#> query_filter_language([{"id": 1, "kg": 4}, {"id": 2, "kg": 9}, {"id": 3}], "kg > 3 & kg<8")
#> query_filter_language([{"id": "a", "n": "Plum tart"}, {"id": "b", "n": "rye"}], "n ~ TART | id=b")
#> query_filter_language([], "x=1")
#> query_filter_language([{"id": 7, "ok": True}], "ok = True")
#> query_filter_language([{"id": 7}], "id")
#> query_filter_language([{"id": 5, "t": -2.5}, {"id": 6, "t": 0}], "t < -1|t>1")

### indentation_tree_reader
def depth_of(line):
    return (len(line) - len(line.lstrip(" "))) // 2


def read(lines, depth=0):
    nodes = []
    while lines and depth_of(lines[0]) >= depth:
        name = lines.pop(0).strip()
        children = read(lines, depth + 1)
        nodes.append((name, children) if children else name)
    return nodes


def leaves(nodes):
    for node in nodes:
        if isinstance(node, tuple):
            yield from leaves(node[1])
        else:
            yield node


def indentation_tree_reader(text):
    lines = [line for line in text.split("\n") if line.strip()]
    tree = read(lines)
    return tree, list(leaves(tree))

#> indentation_tree_reader("zoo\n  cats\n    lion\n  owl\npark")
#> indentation_tree_reader("")
#> indentation_tree_reader("a\nb\n\nc")
#> indentation_tree_reader("    deep\n  mid\ntop")
#> indentation_tree_reader("x\n  y\n      z")

### color_spec_parser
NAMED = {"black": 0x000000, "teal": 0x008080, "gold": 0xFFD700}


def hex_color(text):
    digits = text[1:]
    if len(digits) == 3:
        digits = "".join(d * 2 for d in digits)
    if len(digits) != 6:
        raise ValueError(f"length {len(digits)}")
    return int(digits, 16)


def rgb_color(text):
    inside = text[text.index("(") + 1:text.index(")")]
    r, g, b = (min(255, max(0, int(p))) for p in inside.split(","))
    return r << 16 | g << 8 | b


def channels(value):
    return value >> 16, value >> 8 & 255, value & 255


def color_spec_parser(spec):
    spec = spec.strip().lower()
    try:
        if spec.startswith("#"):
            value = hex_color(spec)
        elif spec.startswith("rgb"):
            value = rgb_color(spec)
        else:
            value = NAMED[spec]
    except (ValueError, KeyError) as err:
        return f"bad color: {err}"
    return channels(value)

#> color_spec_parser("#1a2B3c")
#> color_spec_parser("#f80")
#> color_spec_parser(" RGB(300, -4, 17) ")
#> color_spec_parser("Teal")
#> color_spec_parser("#12")
#> color_spec_parser("mauve")

### music_line_durations
LENGTHS = {"w": 16, "h": 8, "q": 4, "e": 2, "s": 1}


def note(token):
    body = token.rstrip(".")
    dots = len(token) - len(body)
    name, length = body[:-1] or "rest", LENGTHS[body[-1]]
    total = length
    for _ in range(dots):
        length //= 2
        total += length
    return name, total


def bars(notes, size):
    bar, used = [], 0
    for name, length in notes:
        bar.append(name)
        used += length
        if used >= size:
            yield bar, used - size
            bar, used = [], 0
    if bar:
        yield bar, used - size


def music_line_durations(line, size=16):
    return list(bars(map(note, line.split()), size))

#> music_line_durations("Ch Dq. Ee Gw")
#> music_line_durations("q q q", size=12)
#> music_line_durations("")
#> music_line_durations("F#h.. Bbe Cs", 8)
#> music_line_durations("Aq Bx")

### regex_lite_matcher
def atoms(pattern):
    i = 0
    while i < len(pattern):
        many = pattern[i + 1:i + 2]
        if many and many in "*+":
            yield pattern[i], many
            i += 2
        else:
            yield pattern[i], ""
            i += 1


def fits(symbol, ch):
    return symbol == "." or symbol == ch or (symbol == "9" and ch.isdigit())


def match(parts, text):
    if not parts:
        return 0
    (symbol, many), rest = parts[0], parts[1:]
    longest = 0
    while longest < len(text) and fits(symbol, text[longest]) and (many or longest == 0):
        longest += 1
    least = 0 if many == "*" else 1
    for n in range(longest, least - 1, -1):
        tail = match(rest, text[n:])
        if tail is not None:
            return n + tail
    return None


def regex_lite_matcher(pattern, text):
    n = match(list(atoms(pattern)), text)
    return None if n is None else (text[:n], text[n:])

#> regex_lite_matcher("9+-9*", "2024-07 x")
#> regex_lite_matcher("a.c", "abcd")
#> regex_lite_matcher(".*o", "hello world!")
#> regex_lite_matcher("x+", "yyy")
#> regex_lite_matcher("", "rest")
#> regex_lite_matcher("b*b", "b")

### ini_with_inheritance
class Cycle(Exception):
    pass


def read_sections(text):
    sections, current = {}, None
    for line in filter(None, map(str.strip, text.split("\n"))):
        if line.startswith("["):
            name, _, parent = line.strip("[]").partition(":")
            current = sections[name] = {"": parent} if parent else {}
        else:
            key, _, value = line.partition("=")
            current[key] = value
    return sections


def resolve(sections, name, seen=()):
    if name in seen:
        raise Cycle(" > ".join(seen + (name,)))
    own = dict(sections.get(name, {}))
    parent = own.pop("", None)
    base = resolve(sections, parent, seen + (name,)) if parent else {}
    return {**base, **own}


def ini_with_inheritance(text, name):
    try:
        return resolve(read_sections(text), name)
    except Cycle as loop:
        return str(loop)

#> ini_with_inheritance("[base]\nink=blue\npaper=A4\n[draft:base]\nink=grey", "draft")
#> ini_with_inheritance("[a:b]\n[b:a]\nx=1", "a")
#> ini_with_inheritance("", "none")
#> ini_with_inheritance("[x:lost]\nk=v=w", "x")
#> ini_with_inheritance("stray=1", "x")
#> ini_with_inheritance("[p]\na=1\n[q:p]\n[r:q]\nb=2", "r")

### path_expression_getter
def split_path(path):
    word = ""
    for ch in path:
        if ch in ".[]":
            if word:
                yield word
            word = ""
        else:
            word += ch
    if word:
        yield word


def step(value, part):
    if part == "*":
        return list(value.values()) if isinstance(value, dict) else list(value)
    if isinstance(value, list):
        return value[int(part)]
    return value[part]


def path_expression_getter(data, path, default=None):
    value = data
    for part in split_path(path):
        try:
            value = step(value, part)
        except (KeyError, IndexError, ValueError, TypeError) as err:
            return default if default is not None else type(err).__name__
    return value

#> path_expression_getter({"a": {"b": [10, 20]}}, "a.b[1]")
#> path_expression_getter({"a": {"b": 1, "c": 2}}, "a.*")
#> path_expression_getter([{"x": 5}], "[0].y", default="none")
#> path_expression_getter({"k": [1]}, "k[3]")
#> path_expression_getter({"k": [1]}, "k.z")
#> path_expression_getter("text", "")

### polynomial_text_derivative
def read_term(term):
    coef, x, power = term.partition("x")
    if not x:
        return int(coef), 0
    n = {"": 1, "+": 1, "-": -1}.get(coef)
    if n is None:
        n = int(coef)
    return n, int(power.lstrip("^") or 1)


def read(text):
    spaced = text.replace(" ", "").replace("-", "+-")
    return [read_term(t) for t in spaced.split("+") if t]


def write(terms):
    out = ""
    for c, p in terms:
        if c == 0:
            continue
        body = "" if p == 0 else "x" if p == 1 else f"x^{p}"
        number = str(abs(c)) if abs(c) != 1 or not body else ""
        out += (" - " if c < 0 else " + ") + number + body
    return out.removeprefix(" + ").strip() or "0"


def polynomial_text_derivative(text):
    return write((c * p, p - 1) for c, p in read(text))

#> polynomial_text_derivative("3x^2 + 2x - 5")
#> polynomial_text_derivative("-x^3 - x")
#> polynomial_text_derivative("42")
#> polynomial_text_derivative("x^10 - 4x^2")
#> polynomial_text_derivative("")
#> polynomial_text_derivative("-2x + y")

### morse_prefix_tree
CODE = {"E": ".", "T": "-", "A": ".-", "N": "-.", "S": "...", "O": "---", "R": ".-."}


def grow():
    root = {}
    for letter, signs in CODE.items():
        node = root
        for s in signs:
            node = node.setdefault(s, {})
        node["letter"] = letter
    return root


def decode_word(word, root):
    node = root
    for sign in word:
        node = node.get(sign)
        if node is None:
            return "#"
    return node.get("letter", "_")


def morse_prefix_tree(message):
    root = grow()
    words = message.split(" / ")
    return " ".join("".join(decode_word(w, root) for w in word.split()) for word in words)

#> morse_prefix_tree("... --- ...")
#> morse_prefix_tree("- . .- / .-. --- -.")
#> morse_prefix_tree("")
#> morse_prefix_tree("..-- .. -")
#> morse_prefix_tree("--- / -- / .-.-")

### bracket_lisp_evaluator
def tokenize(text):
    return text.replace("(", " ( ").replace(")", " ) ").split()


def read(tokens):
    tok = tokens.pop(0)
    if tok != "(":
        return int(tok) if tok.lstrip("-").isdigit() else tok
    items = []
    while tokens[0] != ")":
        items.append(read(tokens))
    tokens.pop(0)
    return items


def evaluate(x, env):
    if isinstance(x, int):
        return x
    if isinstance(x, str):
        return env[x]
    head, *args = x
    if head == "let":
        name, value, body = args
        return evaluate(body, {**env, name: evaluate(value, env)})
    if head == "if":
        test, yes, no = args
        return evaluate(yes if evaluate(test, env) else no, env)
    return env[head](*(evaluate(a, env) for a in args))


def bracket_lisp_evaluator(text):
    env = {"add": lambda *a: sum(a), "mul": lambda a, b: a * b, "less": lambda a, b: a < b}
    return evaluate(read(tokenize(text)), env)

#> bracket_lisp_evaluator("(add 1 (mul 2 3) -4)")
#> bracket_lisp_evaluator("(let x 5 (if (less x 6) (mul x x) 0))")
#> bracket_lisp_evaluator("42")
#> bracket_lisp_evaluator("(if (less 2 1) 10 (add))")
#> bracket_lisp_evaluator("(let y (let z 2 (add z 1)) y)")
#> bracket_lisp_evaluator("(add x 1)")

### cron_field_matcher
def expand(field, low, high):
    allowed = set()
    for part in field.split(","):
        span, _, step = part.partition("/")
        if span == "*":
            first, last = low, high
        elif "-" in span:
            first, last = map(int, span.split("-"))
        else:
            first = last = int(span)
        if not low <= first <= last <= high:
            raise ValueError(f"{part} outside {low}-{high}")
        allowed.update(range(first, last + 1, int(step or 1)))
    return allowed


def cron_field_matcher(spec, *moments):
    minute_field, hour_field = spec.split()
    minutes, hours = expand(minute_field, 0, 59), expand(hour_field, 0, 23)
    fires = []
    for moment in moments:
        h, m = map(int, moment.split(":"))
        if h in hours and m in minutes:
            fires.append(moment)
    return len(minutes), fires

#> cron_field_matcher("*/15 8-10", "08:30", "10:45", "11:00")
#> cron_field_matcher("5 *", "00:05", "23:05", "12:06")
#> cron_field_matcher("0,30 0-23/6", "06:00", "07:30")
#> cron_field_matcher("70 1", "01:10")
#> cron_field_matcher("10-20/5,40 3")

### abbreviation_brace_expand
def split_top(text):
    depth, part = 0, ""
    for ch in text:
        depth += (ch == "{") - (ch == "}")
        if ch == "," and depth == 0:
            yield part
            part = ""
        else:
            part += ch
    yield part


def closing(text, start):
    depth = 0
    for i in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[i], 0)
        if depth == 0:
            return i
    return -1


def abbreviation_brace_expand(text):
    start = text.find("{")
    end = closing(text, start) if start >= 0 else -1
    if end < 0:
        return [text]
    head, inside, tail = text[:start], text[start + 1:end], text[end + 1:]
    middles = [m for part in split_top(inside) for m in abbreviation_brace_expand(part)]
    return [head + m + t for m in middles for t in abbreviation_brace_expand(tail)]

#> abbreviation_brace_expand("img_{a,b}.png")
#> abbreviation_brace_expand("{x,y{1,2}}z")
#> abbreviation_brace_expand("plain")
#> abbreviation_brace_expand("{1,2}-{q,}")
#> abbreviation_brace_expand("open{a,b")
#> abbreviation_brace_expand("{}")

### slash_comment_machine
def normal(ch, nxt):
    if ch == "/" and nxt == "/":
        return line_comment, ""
    if ch == '"':
        return string, ch
    return normal, ch


def line_comment(ch, nxt):
    if nxt == "\n":
        return normal, ""
    return line_comment, ""


def string(ch, nxt):
    if ch == "\\" and nxt == '"':
        return escaped, ch
    return (normal if ch == '"' else string), ch


def escaped(ch, nxt):
    return string, ch + ("" if nxt else "<eof>")


def slash_comment_machine(source):
    state, out = normal, []
    for ch, nxt in zip(source, source[1:] + "\0"):
        state, piece = state(ch, nxt.strip("\0"))
        out.append(piece)
    return "".join(out), state.__name__

#> slash_comment_machine('x = 1 // one\ny = 2')
#> slash_comment_machine('url = "http://a.b"')
#> slash_comment_machine('say("a \\"// quote")')
#> slash_comment_machine("")
#> slash_comment_machine('a / b "open')
#> slash_comment_machine("// all gone")

### unit_quantity_reader
FACTORS = {"km": 1000, "m": 1, "cm": 0.01, "mm": 0.001}


def split_quantity(text):
    i = 0
    while i < len(text) and (text[i].isdigit() or text[i] in ".-"):
        i += 1
    return text[:i], text[i:].strip()


def to_meters(text):
    number, unit = split_quantity(text.strip())
    try:
        return float(number) * FACTORS[unit or "m"]
    except KeyError:
        raise ValueError(f"unit {unit!r}") from None


def best_unit(meters):
    for unit, factor in FACTORS.items():
        if abs(meters) >= factor:
            return f"{round(meters / factor, 3):g} {unit}"
    return "0 m"


def unit_quantity_reader(*parts):
    return best_unit(sum(to_meters(p) for p in parts))

#> unit_quantity_reader("3km", "250 m")
#> unit_quantity_reader("12 cm", "5mm")
#> unit_quantity_reader()
#> unit_quantity_reader("7", "-7 m")
#> unit_quantity_reader("2 miles")
#> unit_quantity_reader("-1.5 km", "400")

### prolog_like_facts
def is_var(term):
    return term[:1].isupper()


def unify(pattern, fact):
    if len(pattern) != len(fact):
        return None
    found = {}
    for p, f in zip(pattern, fact):
        if is_var(p):
            if found.setdefault(p, f) != f:
                return None
        elif p != f:
            return None
    return found


def substitute(pattern, values):
    return [values.get(p, p) for p in pattern]


def solve(facts, goals, values):
    if not goals:
        yield values
        return
    goal = substitute(goals[0], values)
    for fact in facts:
        extra = unify(goal, fact)
        if extra is not None:
            yield from solve(facts, goals[1:], {**values, **extra})


def prolog_like_facts(facts, query):
    facts = [f.split() for f in facts]
    goals = [g.split() for g in query.split(",")]
    return list(solve(facts, goals, {}))

#> prolog_like_facts(["parent ann bob", "parent bob cid"], "parent X Y, parent Y Z")
#> prolog_like_facts(["likes eve tea", "likes eve jam"], "likes eve What")
#> prolog_like_facts(["same a a", "same a b"], "same X X")
#> prolog_like_facts([], "any X")
#> prolog_like_facts(["hot", "cold day"], "hot")

### chess_square_moves_text
def parse_square(text):
    if len(text) != 2 or text[0] not in "abcdefgh" or text[1] not in "12345678":
        raise ValueError(f"square {text}")
    return ord(text[0]) - 97, int(text[1]) - 1


def name(x, y):
    return "abcdefgh"[x] + str(y + 1)


def jumps(x, y):
    for dx, dy in ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)):
        if 0 <= x + dx < 8 and 0 <= y + dy < 8:
            yield x + dx, y + dy


def chess_square_moves_text(square, blocked=""):
    x, y = parse_square(square)
    taken = {parse_square(b) for b in blocked.split()}
    return sorted(name(*p) for p in jumps(x, y) if p not in taken)

#> chess_square_moves_text("a1")
#> chess_square_moves_text("e4", "f6 d2")
#> chess_square_moves_text("h8", blocked="f7 g6")
#> chess_square_moves_text("b8")
#> chess_square_moves_text("i9")
#> chess_square_moves_text("d5", "")

### csv_dialect_sniffer
def fields(line, sep, quote='"'):
    out, field, inside = [], "", False
    for ch in line:
        if ch == quote:
            inside = not inside
        elif ch == sep and not inside:
            out.append(field)
            field = ""
        else:
            field += ch
    return out + [field]


def consistency(lines, sep):
    widths = {len(fields(line, sep)) for line in lines}
    return max(widths) if len(widths) == 1 else 0


def csv_dialect_sniffer(text, candidates=",;|"):
    lines = text.splitlines() or [""]
    score, sep = max((consistency(lines, c), c) for c in candidates)
    if score < 2:
        return None
    return sep, [fields(line, sep) for line in lines]

#> csv_dialect_sniffer("a;b;c\n1;2,5;3")
#> csv_dialect_sniffer('x,"y,z"\n1,2')
#> csv_dialect_sniffer("")
#> csv_dialect_sniffer("a|b\nc", candidates="|")
#> csv_dialect_sniffer("p q\nr s", " ,")

### two_pass_label_runner
def first_pass(lines):
    labels, code = {}, []
    for line in lines:
        if line.endswith(":"):
            labels[line[:-1]] = len(code)
        else:
            code.append(line.split())
    return labels, code


def run(code, labels, acc, fuel=60):
    pc = 0
    while pc < len(code) and fuel:
        fuel -= 1
        op, arg = code[pc]
        pc += 1
        if op == "add":
            acc += int(arg)
        elif op == "jpos":
            if acc > 0:
                pc = labels[arg]
        else:
            raise NameError(op)
    return acc, fuel


def two_pass_label_runner(source, acc):
    labels, code = first_pass(source.split("; "))
    try:
        return run(code, labels, acc)
    except NameError as bad:
        return f"unknown {bad}", labels

#> two_pass_label_runner("top:; add -3; jpos top", 10)
#> two_pass_label_runner("add 5", -5)
#> two_pass_label_runner("add 1; mul 2; end:", 0)
#> two_pass_label_runner("loop:; jpos loop", 1)
#> two_pass_label_runner("jpos out; add 100; out:; add 1", 4)
#> two_pass_label_runner("jpos nowhere", 2)

### phone_keypad_reader
KEYS = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl", "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz", "0": " "}


def groups(presses):
    run = ""
    for ch in presses + "\0":
        if run and ch != run[0]:
            yield run
            run = ""
        if ch not in " \0":
            run += ch


def letter(run):
    if run[0] not in KEYS:
        return "?" * len(run)
    choices = KEYS[run[0]]
    return choices[(len(run) - 1) % len(choices)]


def to_presses(text):
    table = {c: k * (i + 1) for k, cs in KEYS.items() for i, c in enumerate(cs)}
    return " ".join(table.get(c, "1") for c in text)


def phone_keypad_reader(presses):
    text = "".join(map(letter, groups(presses)))
    return text, to_presses(text)

#> phone_keypad_reader("44335 5550 7")
#> phone_keypad_reader("222 2 22")
#> phone_keypad_reader("")
#> phone_keypad_reader("99999")
#> phone_keypad_reader("11#84")

### email_header_folding
def unfold(lines):
    current = None
    for line in lines:
        if line[:1] in (" ", "\t") and current is not None:
            current += " " + line.strip()
            continue
        if current is not None:
            yield current
        current = line
    if current is not None:
        yield current


def header(line):
    name, colon, value = line.partition(":")
    if not colon:
        return "X-Junk", line
    return "-".join(p.capitalize() for p in name.strip().split("-")), value.strip()


def email_header_folding(text):
    headers = {}
    for line in unfold(text.splitlines()):
        name, value = header(line)
        headers.setdefault(name, []).append(value)
    return {k: v[0] if len(v) == 1 else v for k, v in headers.items()}

#> email_header_folding("subject: hello\n  world\nTO: a@b.c")
#> email_header_folding("received: x\nRECEIVED: y\nfrom: z:1")
#> email_header_folding("")
#> email_header_folding(" lonely fold\nreply-to:")
#> email_header_folding("garbage line\n\tmore\nmime-version: 1.0")

### stack_language_with_words
class Halt(Exception):
    pass


def binary(func):
    def op(stack):
        b, a = stack.pop(), stack.pop()
        stack.append(func(a, b))
    return op


def stop(stack):
    raise Halt(len(stack))


def run(words, stack, dictionary):
    for word in words:
        entry = dictionary.get(word)
        if callable(entry):
            entry(stack)
        elif entry is not None:
            run(entry, stack, dictionary)
        else:
            stack.append(int(word))


def stack_language_with_words(program, **definitions):
    stack = []
    dictionary = {
        "+": binary(lambda a, b: a + b),
        "*": binary(lambda a, b: a * b),
        "dup": lambda s: s.append(s[-1]),
        "halt": stop,
    }
    dictionary.update((name, body.split()) for name, body in definitions.items())
    try:
        run(program.split(), stack, dictionary)
    except Halt as left:
        return f"halt {left}", stack
    return stack

#> stack_language_with_words("3 sq 4 sq +", sq="dup *")
#> stack_language_with_words("2 quad", sq="dup *", quad="sq sq")
#> stack_language_with_words("")
#> stack_language_with_words("1 2 halt 3")
#> stack_language_with_words("5 +")
#> stack_language_with_words("7 end", end="dup halt")
