### tokenize_arith
def tokenize_arith(src):
    tokens, i = [], 0
    while i < len(src):
        c = src[i]
        if c.isspace():
            i += 1
        elif c.isdigit():
            j = i
            while j < len(src) and src[j].isdigit():
                j += 1
            tokens.append(("NUM", int(src[i:j])))
            i = j
        elif c in "+-*/()":
            tokens.append(("OP", c))
            i += 1
        else:
            raise SyntaxError(f"bad character {c!r} at {i}")
    return tokens

#> tokenize_arith("12 + (3*4)")
#> tokenize_arith("")
#> tokenize_arith("7/x")
#> tokenize_arith("  100")
#> tokenize_arith("1-2-30")

### calc_recursive_descent
def calc_recursive_descent(expr):
    s = expr.replace(" ", "")
    pos = 0

    def factor():
        nonlocal pos
        if s[pos] == "(":
            pos += 1
            v = total()
            pos += 1
            return v
        start = pos
        while pos < len(s) and s[pos].isdigit():
            pos += 1
        return int(s[start:pos])

    def total():
        nonlocal pos
        v = factor()
        while pos < len(s) and s[pos] in "+*":
            op = s[pos]
            pos += 1
            v = v + factor() if op == "+" else v * factor()
        return v

    return total()

#> calc_recursive_descent("2 + 3 * 4")
#> calc_recursive_descent("(1+1)*(2+5)")
#> calc_recursive_descent("42")
#> calc_recursive_descent("2*(3")
#> calc_recursive_descent("+5")

### brain_tape_run
def brain_tape_run(code):
    tape, p, out = [0] * 8, 0, ""
    ip = 0
    while ip < len(code):
        op = code[ip]
        if op == "+":
            tape[p] += 1
        elif op == "-":
            tape[p] -= 1
        elif op in "<>":
            p += 1 if op == ">" else -1
        elif op == ".":
            out += str(tape[p])
        elif op == "]" and tape[p]:
            ip = code.rindex("[", 0, ip)
        ip += 1
    return out, tape

#> brain_tape_run("+++.>++.")
#> brain_tape_run("++[>+++<-]>.")
#> brain_tape_run("")
#> brain_tape_run("-.<+.")
#> brain_tape_run("+[-].")

### assembler_registers_alg
def assembler_registers_alg(program):
    reg = {"a": 0, "b": 0}
    ip = 0
    while 0 <= ip < len(program):
        op, *args = program[ip].split()
        if op == "set":
            reg[args[0]] = int(args[1])
        elif op == "inc":
            reg[args[0]] += 1
        elif op == "dec":
            reg[args[0]] -= 1
        elif op == "jnz" and reg[args[0]] != 0:
            ip += int(args[1])
            continue
        ip += 1
    return reg

#> assembler_registers_alg(["set a 3", "inc b", "inc b", "dec a", "jnz a -3"])
#> assembler_registers_alg([])
#> assembler_registers_alg(["jnz a 5", "inc a"])
#> assembler_registers_alg(["inc c"])
#> assembler_registers_alg(["set b -2", "inc b", "jnz b -1", "nop"])

### intcode_mini
def intcode_mini(memory):
    ip = 0
    while memory[ip] != 99:
        op, a, b, dst = memory[ip:ip + 4]
        if op == 1:
            memory[dst] = memory[a] + memory[b]
        elif op == 2:
            memory[dst] = memory[a] * memory[b]
        else:
            raise RuntimeError(f"opcode {op} at {ip}")
        ip += 4
    return memory

#> intcode_mini([1, 0, 0, 0, 99])
#> intcode_mini([2, 4, 4, 5, 99, 0])
#> intcode_mini([1, 1, 1, 4, 99, 5, 6, 0, 99])
#> intcode_mini([99])
#> intcode_mini([7, 0, 0, 0, 99])

### lisp_eval_lists
import operator

def lisp_eval_lists(form, env):
    if isinstance(form, str):
        return env[form]
    if not isinstance(form, list):
        return form
    head, *args = form
    if head == "if":
        test, yes, no = args
        return lisp_eval_lists(yes if lisp_eval_lists(test, env) else no, env)
    fn = {"+": operator.add, "*": operator.mul, "<": operator.lt}[head]
    left, right = (lisp_eval_lists(a, env) for a in args)
    return fn(left, right)

#> lisp_eval_lists(["+", 1, ["*", 2, "x"]], {"x": 5})
#> lisp_eval_lists(["if", ["<", "a", 10], "a", 10], {"a": 3})
#> lisp_eval_lists(["if", ["<", "a", 10], "a", 10], {"a": 30})
#> lisp_eval_lists(7, {})
#> lisp_eval_lists(["-", 1, 2], {})

### lisp_parse_sexpr
def lisp_parse_sexpr(text):
    tokens = text.replace("(", " ( ").replace(")", " ) ").split()

    def read():
        tok = tokens.pop(0)
        if tok == "(":
            lst = []
            while tokens[0] != ")":
                lst.append(read())
            tokens.pop(0)
            return lst
        return int(tok) if tok.lstrip("-").isdigit() else tok

    return read()

#> lisp_parse_sexpr("(add 1 (mul -2 x))")
#> lisp_parse_sexpr("atom")
#> lisp_parse_sexpr("()")
#> lisp_parse_sexpr("((a)(b 3))")
#> lisp_parse_sexpr("(open")

### assignment_interpreter
def assignment_interpreter(source):
    env = {}
    for line in source.splitlines():
        line = line.split("#")[0].strip()
        if not line:
            continue
        name, _, rhs = line.partition("=")
        total = 0
        for term in rhs.split("+"):
            term = term.strip()
            total += env[term] if term in env else int(term)
        env[name.strip()] = total
    return env

#> assignment_interpreter("x = 4\ny = x + 3")
#> assignment_interpreter("")
#> assignment_interpreter("# only comment\n\n")
#> assignment_interpreter("a = 1 + 1 + 1 # three\na = a + a")
#> assignment_interpreter("q = z")

### turtle_interpreter
def turtle_interpreter(cmds):
    x, y, pen, drawn = 0, 0, False, []
    for cmd in cmds.split(";"):
        word, _, arg = cmd.strip().partition(" ")
        if word == "pen":
            pen = arg == "down"
        elif word in ("e", "w", "n", "s"):
            k = int(arg or 1)
            x += k * ((word == "e") - (word == "w"))
            y += k * ((word == "n") - (word == "s"))
            if pen:
                drawn.append((x, y))
    return drawn, (x, y)

#> turtle_interpreter("pen down; e 3; n; pen up; w 10")
#> turtle_interpreter("")
#> turtle_interpreter("s 2;s 2;pen down;n 4")
#> turtle_interpreter("jump 4; e")
#> turtle_interpreter("e two")

### csv_line_state_machine
def csv_line_state_machine(line):
    fields, buf, quoted = [], "", False
    i = 0
    while i < len(line):
        c = line[i]
        if quoted:
            if c == '"' and line[i + 1:i + 2] == '"':
                buf += '"'
                i += 1
            elif c == '"':
                quoted = False
            else:
                buf += c
        elif c == '"':
            quoted = True
        elif c == ",":
            fields.append(buf)
            buf = ""
        else:
            buf += c
        i += 1
    return fields + [buf]

#> csv_line_state_machine('a,"b,c",d')
#> csv_line_state_machine("")
#> csv_line_state_machine('"say ""hi""",2')
#> csv_line_state_machine(",,")
#> csv_line_state_machine('"open, end')

### turnstile_fsm
def turnstile_fsm(events):
    table = {
        ("locked", "coin"): ("unlocked", 1),
        ("locked", "push"): ("locked", 0),
        ("unlocked", "push"): ("locked", 0),
        ("unlocked", "coin"): ("unlocked", 1),
    }
    state, coins = "locked", 0
    for e in events:
        state, paid = table[state, e]
        coins += paid
    return f"{state}/{coins}"

#> turnstile_fsm(["coin", "push", "push"])
#> turnstile_fsm([])
#> turnstile_fsm(["coin", "coin"])
#> turnstile_fsm(["kick"])
#> turnstile_fsm(["push", "coin", "push", "coin"])

### comment_stripper_states
def comment_stripper_states(code):
    out, mode = [], "code"
    prev = ""
    for ch in code:
        if mode == "code" and prev + ch == "/*":
            mode = "comment"
            out.pop()
            ch = ""
        elif mode == "comment" and prev + ch == "*/":
            mode = "code"
            ch = ""
        elif mode == "code":
            out.append(ch)
        prev = ch
    return "".join(out), mode

#> comment_stripper_states("a /* x */ b")
#> comment_stripper_states("1/2*3")
#> comment_stripper_states("")
#> comment_stripper_states("end /* never")
#> comment_stripper_states("/**/ok/*/*/")

### binary_divisible_fsm
def binary_divisible_fsm(bits, k=3):
    state, path = 0, []
    for b in bits:
        state = (state * 2 + (b == "1")) % k
        path.append(state)
    return state == 0, path

#> binary_divisible_fsm("110")
#> binary_divisible_fsm("")
#> binary_divisible_fsm("10111", k=5)
#> binary_divisible_fsm("1", 1)
#> binary_divisible_fsm("1111000")

### number_literal_dfa
def number_literal_dfa(s):
    state = "start"
    for c in s:
        if c.isdigit():
            state = {"start": "int", "sign": "int", "int": "int", "dot": "frac", "frac": "frac"}[state]
        elif c in "+-" and state == "start":
            state = "sign"
        elif c == "." and state in ("start", "sign", "int"):
            state = "dot"
        else:
            return "reject"
    return state if state in ("int", "frac") else "incomplete"

#> number_literal_dfa("-12.5")
#> number_literal_dfa("42")
#> number_literal_dfa("")
#> number_literal_dfa("1.2.3")
#> number_literal_dfa("+.")

### template_render_braces
def template_render_braces(tpl, ctx):
    out, i = "", 0
    while (start := tpl.find("{", i)) != -1:
        end = tpl.find("}", start)
        if end == -1:
            break
        out += tpl[i:start]
        key, _, default = tpl[start + 1:end].partition("|")
        out += str(ctx.get(key.strip(), default))
        i = end + 1
    return out + tpl[i:]

#> template_render_braces("Hi {name}!", {"name": "Ola"})
#> template_render_braces("{a}{b|none}", {"a": 1})
#> template_render_braces("no fields", {})
#> template_render_braces("broken {x", {"x": 1})
#> template_render_braces("{ x }/{x|7}", {"x": None})

### macro_expand_limit
def macro_expand_limit(text, macros, depth=3):
    for _ in range(depth):
        words = [macros.get(w, w) for w in text.split(" ")]
        new = " ".join(words)
        if new == text:
            return text
        text = new
    return text + " ..."

#> macro_expand_limit("greet you", {"greet": "hello dear", "dear": "my"})
#> macro_expand_limit("loop", {"loop": "loop a"})
#> macro_expand_limit("", {"x": "y"})
#> macro_expand_limit("plain text", {})
#> macro_expand_limit("p", {"p": "q", "q": "p"}, depth=2)

### regex_star_match
def regex_star_match(pattern, text):
    if not pattern:
        return not text
    first = bool(text) and pattern[0] in (text[0], ".")
    if pattern[1:2] == "*":
        return regex_star_match(pattern[2:], text) or (first and regex_star_match(pattern, text[1:]))
    return first and regex_star_match(pattern[1:], text[1:])

#> regex_star_match("a*b", "aaab")
#> regex_star_match("c.t", "coat")
#> regex_star_match("", "")
#> regex_star_match(".*", "anything")
#> regex_star_match("x*y*", "yx")

### glob_match_two_pointers
def glob_match_two_pointers(pat, name):
    p = n = 0
    star = mark = -1
    while n < len(name):
        if p < len(pat) and pat[p] in ("?", name[n]):
            p += 1
            n += 1
        elif p < len(pat) and pat[p] == "*":
            star, mark = p, n
            p += 1
        elif star >= 0:
            mark += 1
            p, n = star + 1, mark
        else:
            return False
    return pat[p:].strip("*") == ""

#> glob_match_two_pointers("*.py", "setup.py")
#> glob_match_two_pointers("a?c", "abd")
#> glob_match_two_pointers("*", "")
#> glob_match_two_pointers("img_*_*.png", "img_01_final_v2.png")
#> glob_match_two_pointers("**x", "aaa")

### logic_gate_wires
def logic_gate_wires(lines, wanted):
    wires = {}
    for line in lines:
        expr, out = line.split(" -> ")
        match expr.split():
            case [a, "AND", b]:
                wires[out] = wires[a] & wires[b]
            case [a, "OR", b]:
                wires[out] = wires[a] | wires[b]
            case ["NOT", a]:
                wires[out] = ~wires[a] & 0xFF
            case [a]:
                wires[out] = int(a)
    return wires.get(wanted)

#> logic_gate_wires(["12 -> x", "10 -> y", "x AND y -> z"], "z")
#> logic_gate_wires(["1 -> a", "NOT a -> b", "a OR b -> c"], "c")
#> logic_gate_wires([], "q")
#> logic_gate_wires(["5 -> m", "3 -> n", "m OR n -> o"], "o")
#> logic_gate_wires(["a AND b -> c"], "c")

### boolean_expr_postfix
def boolean_expr_postfix(tokens, values):
    st = []
    for t in tokens.split():
        if t == "!":
            st.append(not st.pop())
        elif t in "&|":
            r = st.pop()
            l = st.pop()
            st.append(l and r if t == "&" else l or r)
        else:
            st.append(values.get(t, False))
    return st[-1]

#> boolean_expr_postfix("a b & c |", {"a": True, "c": True})
#> boolean_expr_postfix("a !", {"a": True})
#> boolean_expr_postfix("p q |", {"p": 0, "q": "yes"})
#> boolean_expr_postfix("x ! y ! &", {})
#> boolean_expr_postfix("", {})

### query_string_states
def query_string_states(q):
    result, key, value, in_key = {}, "", "", True
    for ch in q + "&":
        if ch == "&":
            if key:
                result.setdefault(key, []).append(value)
            key, value, in_key = "", "", True
        elif ch == "=" and in_key:
            in_key = False
        elif in_key:
            key += ch
        else:
            value += ch
    return result

#> query_string_states("tag=a&tag=b&n=1")
#> query_string_states("")
#> query_string_states("flag&x==y")
#> query_string_states("=orphan&&k=")
#> query_string_states("q=caf%C3%A9&lang=fr")

### markdown_emphasis_toggle
def markdown_emphasis_toggle(md):
    html, bold, i = [], False, 0
    while i < len(md):
        if md.startswith("**", i):
            html.append("</b>" if bold else "<b>")
            bold = not bold
            i += 2
        elif md[i] == "\\" and i + 1 < len(md):
            html.append(md[i + 1])
            i += 2
        else:
            html.append(md[i])
            i += 1
    if bold:
        html.append("</b>")
    return "".join(html)

#> markdown_emphasis_toggle("very **big** cat")
#> markdown_emphasis_toggle("**open")
#> markdown_emphasis_toggle("")
#> markdown_emphasis_toggle(r"\*\*raw** x\ ")
#> markdown_emphasis_toggle("a*b\\")

### game_console_loop
def game_console_loop(instructions):
    """Run until an instruction repeats; return the accumulator and reason."""
    acc = ip = 0
    visited = set()
    while ip not in visited:
        if ip >= len(instructions):
            return acc, "end"
        visited.add(ip)
        op, n = instructions[ip]
        ip += n if op == "jmp" else 1
        acc += n if op == "acc" else 0
    return acc, "loop"

#> game_console_loop([("acc", 2), ("jmp", 2), ("acc", 99), ("jmp", -3)])
#> game_console_loop([("nop", 0), ("acc", -4)])
#> game_console_loop([])
#> game_console_loop([("jmp", 0)])
#> game_console_loop([("acc", 1), ("acc", 2), ("jmp", -1)])

### pipeline_commands
def pipeline_commands(text, pipeline):
    steps = {
        "upper": str.upper,
        "rev": lambda s: s[::-1],
        "words": str.split,
        "count": len,
        "sort": sorted,
    }
    value = text
    for name in pipeline.split("|"):
        fn = steps.get(name.strip())
        if fn is None:
            return f"unknown step {name.strip()!r}"
        value = fn(value)
    return value

#> pipeline_commands("blue red", "words | sort | rev")
#> pipeline_commands("abc", "upper|rev")
#> pipeline_commands("x", "explode")
#> pipeline_commands("a bb ccc", "words | count")
#> pipeline_commands("three two", "words | upper")

### key_chord_decoder
def key_chord_decoder(presses):
    layout = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl", "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz", "0": " "}
    out = ""
    for group in presses.split():
        letters = layout.get(group[0])
        if letters is None or len(set(group)) != 1:
            out += "?"
            continue
        out += letters[(len(group) - 1) % len(letters)]
    return out

#> key_chord_decoder("44 33 555 555 666")
#> key_chord_decoder("")
#> key_chord_decoder("1 23 9")
#> key_chord_decoder("2222 0 77777")
#> key_chord_decoder("8 999 7 33")

### morse_binary_tree
def morse_binary_tree(code):
    tree = "**ETIANMSURWDKGOHVF?L?PJBXCYZQ??"
    msg = []
    for letter in code.split(" "):
        pos = 1
        for sig in letter:
            pos = pos * 2 + (sig == "-")
        msg.append(tree[pos] if pos < len(tree) else "#")
    return "".join(msg).replace("*", " ")

#> morse_binary_tree("... --- ...")
#> morse_binary_tree("")
#> morse_binary_tree(".- -. -.--")
#> morse_binary_tree("......")
#> morse_binary_tree("- ..  .")

### cron_field_expand
def cron_field_expand(field, lo, hi):
    values = []
    for part in field.split(","):
        body, _, step = part.partition("/")
        if body == "*":
            a, b = lo, hi
        elif "-" in body:
            a, b = map(int, body.split("-"))
        else:
            a = b = int(body)
        values.extend(range(a, b + 1, int(step or 1)))
    return sorted(v for v in set(values) if lo <= v <= hi)

#> cron_field_expand("*/15", 0, 59)
#> cron_field_expand("1-5,3,9", 1, 7)
#> cron_field_expand("8", 0, 23)
#> cron_field_expand("0-23/6,1", 0, 23)
#> cron_field_expand("x", 0, 6)

### semaphore_log_states
def semaphore_log_states(ops, permits):
    waiting, log = [], []
    for who, action in ops:
        if action == "acquire":
            if permits:
                permits -= 1
                log.append(who)
            else:
                waiting.append(who)
        elif waiting:
            log.append(waiting.pop(0))
        else:
            permits += 1
    return log, waiting, permits

#> semaphore_log_states([("t1", "acquire"), ("t2", "acquire"), ("t1", "release")], 1)
#> semaphore_log_states([], 3)
#> semaphore_log_states([("a", "release")], 0)
#> semaphore_log_states([("a", "acquire"), ("b", "acquire"), ("c", "acquire")], 2)
#> semaphore_log_states([("x", "acquire"), ("x", "release"), ("y", "acquire")], 1)

### polynomial_parse_terms
import re

def polynomial_parse_terms(poly):
    coeffs = {}
    for sign, num, var, power in re.findall(r"([+-]?)(\d*)(x?)(?:\^(\d+))?", poly.replace(" ", "")):
        if not num and not var:
            continue
        exp = int(power) if power else len(var)
        value = int(num or 1) * (-1 if sign == "-" else 1)
        coeffs[exp] = coeffs.get(exp, 0) + value
    return dict(sorted(coeffs.items(), reverse=True))

#> polynomial_parse_terms("3x^2 - x + 7")
#> polynomial_parse_terms("")
#> polynomial_parse_terms("x + x - 4 + 4")
#> polynomial_parse_terms("-12")
#> polynomial_parse_terms("x^10 + 2x^3 - 5x^3")

### stack_vm_calls
def stack_vm_calls(program, entry="main"):
    frames, trace = [(entry, 0)], []
    while frames and len(trace) < 15:
        fn, ip = frames.pop()
        body = program.get(fn, [])
        if ip >= len(body):
            trace.append("ret " + fn)
            continue
        frames.append((fn, ip + 1))
        instr = body[ip]
        if instr in program:
            frames.append((instr, 0))
        else:
            trace.append(instr)
    return trace

#> stack_vm_calls({"main": ["setup", "work", "halt"], "setup": ["load"], "work": ["load", "store"]})
#> stack_vm_calls({})
#> stack_vm_calls({"main": []})
#> stack_vm_calls({"main": ["sub", "beep"], "sub": ["beep", "boop"]})
#> stack_vm_calls({"go": ["x", "y"], "main": ["go", "go"]}, entry="go")
