### log_level_bump
def log_level_bump(line):
    lv = ["DEBUG", "INFO", "WARN", "ERROR"]
    head, sep, rest = line.partition(": ")
    if head not in lv[:-1] or not sep:
        return line
    return lv[lv.index(head) + 1] + sep + rest.lower()

#> log_level_bump("INFO: Disk At 91%")
#> log_level_bump("ERROR: stop")
#> log_level_bump("just text")
#> log_level_bump("DEBUG")
#> log_level_bump("WARN: Hot CPU: 95")
#> log_level_bump("")

### ini_lookup
def ini_lookup(text, sec, key):
    cur = None
    for ln in text.splitlines():
        ln = ln.strip()
        if ln.startswith("[") and ln.endswith("]"):
            cur = ln[1:-1]
        elif cur == sec and ln.split("=")[0].rstrip() == key:
            return ln.partition("=")[2].lstrip()
    return cur

#> ini_lookup("[db]\nhost = local\n[web]\nport=80", "web", "port")
#> ini_lookup("[db]\nhost = local", "db", "host")
#> ini_lookup("[db]\nhost = local", "web", "host")
#> ini_lookup("", "a", "b")
#> ini_lookup("x=1\n[ s ]\nx=2", " s ", "x")

### diff_marks
def diff_marks(a, b):
    x, y = a.split("\n"), b.split("\n")
    out = [("  " if p == q else "~ ") + q for p, q in zip(x, y)]
    out += ["- " + p for p in x[len(y):]]
    out += ["+ " + q for q in y[len(x):]]
    return out

#> diff_marks("a\nb\nc", "a\nB\nc")
#> diff_marks("a\nb\nc", "a")
#> diff_marks("one", "one\ntwo")
#> diff_marks("", "")
#> diff_marks("", "new\nlines")

### heredoc_dedent
def heredoc_dedent(text):
    ls = text.strip("\n").split("\n")
    pad = min((len(l) - len(l.lstrip()) for l in ls if l.strip()), default=0)
    return [l[pad:] for l in ls]

#> heredoc_dedent("\n    one\n      two\n    three\n")
#> heredoc_dedent("flat\n  in")
#> heredoc_dedent("")
#> heredoc_dedent("   \n  x")
#> heredoc_dedent("\t\ttabs\n\tless")

### grep_context
def grep_context(text, pat, n):
    ls = text.split("\n")
    keep = set()
    for i, l in enumerate(ls):
        if pat in l:
            keep.update(range(i - n, i + n + 1))
    return "|".join(l for i, l in enumerate(ls) if i in keep)

#> grep_context("a\nb\nhit\nc\nd", "hit", 1)
#> grep_context("hit\nx\ny\nhit", "hit", 0)
#> grep_context("nothing\nhere", "hit", 2)
#> grep_context("", "", 3)
#> grep_context("1\n2\n3\n4\n5", "3", 5)

### columns_by_pos
def columns_by_pos(head, row):
    out = {}
    names = head.split()
    for a, b in zip(names, names[1:] + [None]):
        i = head.index(a)
        j = head.index(b) if b else None
        out[a.lower()] = row[i:j].strip()
    return out

#> columns_by_pos("PID   USER  CMD", "17    root  init -x")
#> columns_by_pos("A B", "12 34")
#> columns_by_pos("", "row")
#> columns_by_pos("NAME  SIZE", "")
#> columns_by_pos("  K    VAL", "  x    y z")

### wrap_hard
def wrap_hard(s, w):
    out, line = [], ""
    for word in s.split():
        if line and len(line) + 1 + len(word) > w:
            out.append(line)
            line = word
        else:
            line = (line + " " + word).lstrip()
    return out + [line] * bool(line)

#> wrap_hard("the quick brown fox jumps over", 10)
#> wrap_hard("short", 20)
#> wrap_hard("", 5)
#> wrap_hard("extraordinarily long", 6)
#> wrap_hard("a b c d e f", 3)

### shell_split_quotes
def shell_split_quotes(cmd):
    parts = cmd.split("'")
    out = []
    for i, p in enumerate(parts):
        if i % 2:
            out.append(p)
        else:
            out.extend(p.split())
    return out if len(parts) % 2 else None

#> shell_split_quotes("echo 'two words' three")
#> shell_split_quotes("rm -r 'my dir'")
#> shell_split_quotes("bad ' quote")
#> shell_split_quotes("")
#> shell_split_quotes("''  a")

### crontab_field
def crontab_field(f, hi):
    if f == "*":
        return f"0..{hi}"
    base, slash, step = f.partition("/")
    if slash:
        return [n for n in range(hi + 1) if n % int(step) == 0]
    return sorted({int(x) for x in base.split(",") if int(x) <= hi})

#> crontab_field("*", 59)
#> crontab_field("*/6", 23)
#> crontab_field("5,1,30,5", 23)
#> crontab_field("0", 6)
#> crontab_field("mon", 6)

### tally_by_first_field
def tally_by_first_field(text):
    tot = {}
    for ln in text.splitlines():
        k, _, v = ln.partition("\t")
        if not v.strip("-").isdigit():
            continue
        tot[k] = tot.get(k, 0) + int(v)
    return "; ".join(f"{k}={v:+d}" for k, v in tot.items())

#> tally_by_first_field("ann\t5\nbob\t-2\nann\t3")
#> tally_by_first_field("bad line\nx\ty")
#> tally_by_first_field("")
#> tally_by_first_field("a\t0\nb\t10\n\nc\t-10")
#> tally_by_first_field("one\t1\ttwo\none\t1")

### trailing_newline_fix
def trailing_newline_fix(s):
    n = len(s) - len(s.rstrip("\n"))
    if n == 1:
        return s
    if n == 0:
        return s + "\n"
    return s[:1 - n]

#> trailing_newline_fix("text")
#> trailing_newline_fix("text\n")
#> trailing_newline_fix("text\n\n\n")
#> trailing_newline_fix("")
#> trailing_newline_fix("\n\n")
#> trailing_newline_fix("a\nb \n")

### short_sha_list
def short_sha_list(log, n=4):
    seen = {}
    for ln in log.split("\n"):
        sha, *msg = ln.split(" ", 1)
        k = sha[:n]
        while k in seen and len(k) < len(sha):
            k = sha[:len(k) + 1]
        seen[k] = msg[0] if msg else ""
    return seen

#> short_sha_list("abcd12 fix\nabcd34 add\nff0011 init")
#> short_sha_list("a1b2c3", 2)
#> short_sha_list("", 3)
#> short_sha_list("aaaa x\naaaa y")
#> short_sha_list("12345 one two\n12399 three", 3)

### todo_numbers
def todo_numbers(code):
    out = []
    for n, ln in enumerate(code.splitlines(), 1):
        at = ln.upper().find("TODO")
        if at < 0:
            continue
        note = ln[at + 4:].strip(" :-")
        out.append(f"{n}:{at}:{note or '?'}")
    return out

#> todo_numbers("x = 1  # TODO: rename\ny\n# todo - drop")
#> todo_numbers("nothing")
#> todo_numbers("")
#> todo_numbers("TODO\n\n  TODO  later")
#> todo_numbers("methodology\nTodos: 3")

### env_expand_bit
def env_expand_bit(s, env):
    out, i = "", 0
    while (j := s.find("${", i)) >= 0:
        k = s.find("}", j)
        if k < 0:
            break
        name, _, dflt = s[j + 2:k].partition(":")
        out += s[i:j] + env.get(name, dflt)
        i = k + 1
    return out + s[i:]

#> env_expand_bit("${HOME}/bin:${X:none}", {"HOME": "/root"})
#> env_expand_bit("no vars", {})
#> env_expand_bit("broken ${A", {"A": "1"})
#> env_expand_bit("${A}${A}${B}", {"A": "x", "B": "${A}"})
#> env_expand_bit("", {"Q": "q"})

### rename_plan
def rename_plan(files, old, new):
    plan = []
    for f in sorted(files):
        g = f.replace(old, new)
        if g == f:
            continue
        plan.append(f + " -> " + (g if g not in files else g + "~"))
    return plan or "nothing to do"

#> rename_plan(["a_1.txt", "b_1.txt"], "_1", "_2")
#> rename_plan(["x.txt"], "y", "z")
#> rename_plan(["old", "new"], "old", "new")
#> rename_plan([], "a", "b")
#> rename_plan(["IMG 2.png", "IMG 10.png"], "IMG ", "pic-")

### clean_prompt
def clean_prompt(session):
    cmds, outs = [], 0
    for ln in session.split("\n"):
        if ln.startswith((">>> ", "$ ")):
            cmds.append(ln[ln.index(" ") + 1:])
        elif ln.startswith("... ") and cmds:
            cmds[-1] += "; " + ln[4:].strip()
        elif ln:
            outs += 1
    return cmds, outs

#> clean_prompt(">>> x = 1\n>>> x\n1")
#> clean_prompt("$ ls -l\na b c\n\n$ pwd\n/root")
#> clean_prompt(">>> for i in l:\n...     go(i)\ndone")
#> clean_prompt("")
#> clean_prompt("... stray\n>>>")

### size_to_bytes
def size_to_bytes(s):
    s = s.strip().upper().removesuffix("B")
    unit = "KMG".find(s[-1:]) + 1
    if s[-1:] and unit:
        return int(s[:-1]) * 1024 ** unit
    return int(s or 0)

#> size_to_bytes("12k")
#> size_to_bytes(" 3 MB ")
#> size_to_bytes("512")
#> size_to_bytes("")
#> size_to_bytes("7B")
#> size_to_bytes("1T")

### align_equals
def align_equals(code):
    ls = code.split("\n")
    w = max(l.find("=") for l in ls)
    out = []
    for l in ls:
        a, e, b = l.partition("=")
        out.append(a.rstrip().ljust(w) + e + b if e else l)
    return "\n".join(out)

#> align_equals("x = 1\nlonger = 22\ny=3")
#> align_equals("no equals")
#> align_equals("")
#> align_equals("a = b = c\nccccc = 1")
#> align_equals("# note\nk=1")

### markdown_link_split
def markdown_link_split(s):
    a = s.find("[")
    b = s.find("](", a)
    c = s.find(")", b)
    if -1 in (a, b, c):
        return s.strip("[]()")
    return s[a + 1:b], s[b + 2:c], s[:a] + s[c + 1:]

#> markdown_link_split("see [docs](http://x.io) now")
#> markdown_link_split("[broken](url")
#> markdown_link_split("(plain)")
#> markdown_link_split("")
#> markdown_link_split("[a][b](c)(d)")

### emails_domains
def emails_domains(line):
    doms = []
    for tok in line.replace(";", ",").split(","):
        tok = tok[tok.rfind("<") + 1:].rstrip("> ")
        if tok.count("@") == 1:
            doms.append(tok.split("@")[1].lower())
    return sorted(set(doms), key=doms.index)

#> emails_domains("Ann <ann@X.org>; bob@y.net, c@x.org")
#> emails_domains("nobody, a@b@c")
#> emails_domains("")
#> emails_domains("<z@Z.z>")
#> emails_domains("p@q;r@s;t@q")

### stack_trace_tail
def stack_trace_tail(tb):
    ls = [l.strip() for l in tb.splitlines() if l.strip()]
    files = [l.split('"')[1] for l in ls if l.startswith("File ")]
    kind, _, msg = ls[-1].partition(": ")
    return kind, msg[:20], files[-1:]

#> stack_trace_tail('Traceback:\n  File "a.py", line 3\n    x\n  File "b.py", line 9\nValueError: bad literal for this thing')
#> stack_trace_tail("KeyError: 'k'")
#> stack_trace_tail("\n\nStopIteration\n")
#> stack_trace_tail("")
#> stack_trace_tail('File "only.py"\nOops: ')

### version_compare_str
def version_compare_str(a, b):
    p = [int(x) for x in a.lstrip("v").split(".")]
    q = [int(x) for x in b.lstrip("v").split(".")]
    while len(p) < len(q):
        p.append(0)
    q += [0] * (len(p) - len(q))
    return a + ("=" if p == q else "<" if p < q else ">") + b

#> version_compare_str("v1.10", "1.9.3")
#> version_compare_str("2.0", "2.0.0")
#> version_compare_str("3", "v3.0.1")
#> version_compare_str("1.2.3", "1.2")
#> version_compare_str("1.x", "1")
