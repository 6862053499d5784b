### brackets_balanced_at
def brackets_balanced_at(code):
    pairs = {")": "(", "]": "[", "}": "{"}
    stack = []
    for i, ch in enumerate(code):
        if ch in pairs.values():
            stack.append((ch, i))
        elif ch in pairs:
            if not stack or stack[-1][0] != pairs[ch]:
                return i
            stack.pop()
    return stack[0][1] if stack else -1

#> brackets_balanced_at("f(a[0], {b})")
#> brackets_balanced_at("(]")
#> brackets_balanced_at("")
#> brackets_balanced_at("x)")
#> brackets_balanced_at("{[()]")

### rpn_eval_alg
def rpn_eval_alg(expr):
    stack = []
    for tok in expr.split():
        if tok in ("+", "-", "*", "/"):
            b, a = stack.pop(), stack.pop()
            if tok == "+":
                stack.append(a + b)
            elif tok == "-":
                stack.append(a - b)
            elif tok == "*":
                stack.append(a * b)
            else:
                stack.append(a // b)
        else:
            stack.append(int(tok))
    return stack

#> rpn_eval_alg("3 4 + 2 *")
#> rpn_eval_alg("100 7 /")
#> rpn_eval_alg("5 1 2 - -")
#> rpn_eval_alg("")
#> rpn_eval_alg("+ 4")
#> rpn_eval_alg("-9 2 /")

### undo_editor
def undo_editor(actions):
    text, history = "", []
    for kind, *arg in actions:
        if kind == "type":
            history.append(text)
            text += arg[0]
        elif kind == "erase":
            history.append(text)
            text = text[:-arg[0]]
        elif kind == "undo" and history:
            text = history.pop()
    return text, len(history)

#> undo_editor([("type", "draft"), ("erase", 2), ("undo",)])
#> undo_editor([("undo",), ("type", "ab")])
#> undo_editor([])
#> undo_editor([("type", "café"), ("erase", 0), ("noop",)])
#> undo_editor([("type", "x"), ("type", "y"), ("undo",), ("undo",), ("undo",)])

### infix_to_postfix_alg
PREC = {"+": 1, "-": 1, "*": 2, "/": 2, "^": 3}

def infix_to_postfix_alg(expr):
    out, ops = [], []
    for c in expr.replace(" ", ""):
        if c.isalnum():
            out.append(c)
        elif c == "(":
            ops.append(c)
        elif c == ")":
            while ops[-1] != "(":
                out.append(ops.pop())
            ops.pop()
        else:
            while ops and ops[-1] != "(" and (PREC[ops[-1]] > PREC[c] or PREC[ops[-1]] == PREC[c] and c != "^"):
                out.append(ops.pop())
            ops.append(c)
    return "".join(out + ops[::-1])

#> infix_to_postfix_alg("a + b * c")
#> infix_to_postfix_alg("(a+b)*c")
#> infix_to_postfix_alg("2^3^2")
#> infix_to_postfix_alg("")
#> infix_to_postfix_alg("a-b-c/(d+1)")
#> infix_to_postfix_alg("a)")

### simplify_unix_path
def simplify_unix_path(path):
    parts = []
    for piece in path.split("/"):
        if piece in ("", "."):
            continue
        if piece == "..":
            if parts:
                parts.pop()
        else:
            parts.append(piece)
    return "/" + "/".join(parts)

#> simplify_unix_path("/home//ana/./docs/../pics")
#> simplify_unix_path("/../..")
#> simplify_unix_path("")
#> simplify_unix_path("etc/nginx/")
#> simplify_unix_path("/a/b/../../c/...")

### min_stack_ops_alg
def min_stack_ops_alg(script):
    data, mins, answers = [], [], []
    for cmd in script:
        if isinstance(cmd, int):
            data.append(cmd)
            mins.append(min(cmd, mins[-1]) if mins else cmd)
        elif cmd == "pop":
            data.pop()
            mins.pop()
        else:
            answers.append(mins[-1] if mins else None)
    return answers

#> min_stack_ops_alg([5, 3, "min", 7, "pop", "pop", "min"])
#> min_stack_ops_alg(["min"])
#> min_stack_ops_alg([])
#> min_stack_ops_alg(["pop"])
#> min_stack_ops_alg([-2, -2, "min", "pop", "min", 9, "min"])

### next_greater_temps
def next_greater_temps(temps):
    waits = [0] * len(temps)
    pending = []
    for day, t in enumerate(temps):
        while pending and temps[pending[-1]] < t:
            prev = pending.pop()
            waits[prev] = day - prev
        pending.append(day)
    return waits

#> next_greater_temps([21, 19, 23, 23, 25])
#> next_greater_temps([])
#> next_greater_temps([30, 20, 10])
#> next_greater_temps([-5, 0, -3, 4])
#> next_greater_temps([8])

### printer_queue
from collections import deque

def printer_queue(jobs, wanted):
    q = deque(enumerate(jobs))
    printed = 0
    while q:
        idx, prio = q.popleft()
        if any(p > prio for _, p in q):
            q.append((idx, prio))
            continue
        printed += 1
        if idx == wanted:
            return printed
    return -1

#> printer_queue([2, 1, 3, 2], 2)
#> printer_queue([1, 1, 9, 1, 1, 1], 0)
#> printer_queue([], 0)
#> printer_queue([4], 1)
#> printer_queue([3, 3, 3], 1)

### josephus_order_alg
def josephus_order_alg(names, k):
    circle = list(names)
    order, i = [], 0
    while circle:
        i = (i + k - 1) % len(circle)
        order.append(circle.pop(i))
    return order

#> josephus_order_alg(["Ann", "Bo", "Cy", "Di", "Ed"], 2)
#> josephus_order_alg("wxyz", 3)
#> josephus_order_alg([], 4)
#> josephus_order_alg(range(6), 1)
#> josephus_order_alg(("p", "q", "r"), 10)

### hot_potato_rounds
from collections import deque

def hot_potato_rounds(players, passes):
    ring = deque(players)
    log = []
    for n in passes:
        if len(ring) == 1:
            break
        ring.rotate(-n)
        log.append(ring.popleft())
    return log, list(ring)

#> hot_potato_rounds(["Mia", "Leo", "Zoe", "Max"], [1, 2, 5])
#> hot_potato_rounds("AB", [0, 3, 3])
#> hot_potato_rounds(["solo"], [9])
#> hot_potato_rounds([1, 2, 3, 4, 5], [-1, 2])
#> hot_potato_rounds([], [])

### queue_two_stacks
def queue_two_stacks(ops):
    inbox, outbox, seen = [], [], []
    for op in ops:
        if op is not None:
            inbox.append(op)
            continue
        if not outbox:
            while inbox:
                outbox.append(inbox.pop())
        seen.append(outbox.pop() if outbox else "empty")
    return seen, inbox, outbox

#> queue_two_stacks([4, 8, None, 15, None, None])
#> queue_two_stacks([None])
#> queue_two_stacks([])
#> queue_two_stacks(["a", "b", "c", None, "d"])
#> queue_two_stacks([0, None, 0, None, None, False])

### collapse_adjacent_pairs
def collapse_adjacent_pairs(s):
    kept = []
    for c in s:
        if kept and kept[-1] == c:
            kept.pop()
        else:
            kept += c
    return "".join(kept) or None

#> collapse_adjacent_pairs("abbaca")
#> collapse_adjacent_pairs("noon")
#> collapse_adjacent_pairs("")
#> collapse_adjacent_pairs("mississippi")
#> collapse_adjacent_pairs("aaa  b")

### backspace_typed_alg
def backspace_typed_alg(keys, back="#"):
    typed = []
    for key in keys:
        if key != back:
            typed.append(key)
        elif typed:
            del typed[-1]
    return "".join(typed)

#> backspace_typed_alg("ab#c")
#> backspace_typed_alg("##x")
#> backspace_typed_alg("")
#> backspace_typed_alg("git<< pul<sh", back="<")
#> backspace_typed_alg("naïve#####")

### decode_nested_repeat
def decode_nested_repeat(s):
    stack, cur, num = [], "", 0
    for c in s:
        if c.isdigit():
            num = num * 10 + int(c)
        elif c == "[":
            stack.append((cur, num))
            cur, num = "", 0
        elif c == "]":
            before, times = stack.pop()
            cur = before + cur * times
        else:
            cur += c
    return cur

#> decode_nested_repeat("3[a]2[bc]")
#> decode_nested_repeat("2[x3[y]]z")
#> decode_nested_repeat("")
#> decode_nested_repeat("10[-]|")
#> decode_nested_repeat("0[gone]stay")
#> decode_nested_repeat("oops]")

### score_parens
def score_parens(s):
    levels = [0]
    for ch in s:
        if ch == "(":
            levels.append(0)
        else:
            inner = levels.pop()
            levels[-1] += max(2 * inner, 1)
    return levels[0]

#> score_parens("()()")
#> score_parens("(()(()))")
#> score_parens("")
#> score_parens("((()))")
#> score_parens("())")

### asteroid_crash
def asteroid_crash(rocks):
    alive = []
    for r in rocks:
        while r < 0 and alive and alive[-1] > 0:
            diff = alive[-1] + r
            if diff < 0:
                alive.pop()
            elif diff > 0:
                r = 0
            else:
                alive.pop()
                r = 0
        if r:
            alive.append(r)
    return alive

#> asteroid_crash([5, 10, -5])
#> asteroid_crash([8, -8])
#> asteroid_crash([10, 2, -5, -20])
#> asteroid_crash([-2, -1, 1, 2])
#> asteroid_crash([])

### browser_history
def browser_history(moves):
    pages, at = ["home"], 0
    for m in moves:
        if m == "<":
            at = max(at - 1, 0)
        elif m == ">":
            at = min(at + 1, len(pages) - 1)
        else:
            del pages[at + 1:]
            pages.append(m)
            at += 1
    return pages[at], pages

#> browser_history(["news", "maps", "<", "mail"])
#> browser_history(["<", "<"])
#> browser_history([])
#> browser_history(["a", "<", ">", ">"])
#> browser_history(["x", "y", "z", "<", "<", "<", "w"])

### sliding_max_deque
from collections import deque

def sliding_max_deque(xs, k):
    dq, best = deque(), []
    for i, x in enumerate(xs):
        while dq and xs[dq[-1]] <= x:
            dq.pop()
        dq.append(i)
        if dq[0] == i - k:
            dq.popleft()
        if i >= k - 1:
            best.append(xs[dq[0]])
    return best

#> sliding_max_deque([4, 1, 3, 2, 5], 3)
#> sliding_max_deque([], 2)
#> sliding_max_deque([9, 8, 7, 6], 2)
#> sliding_max_deque([-1, -1, -3], 1)
#> sliding_max_deque([2, 3], 5)

### largest_histogram_bar
def largest_histogram_bar(heights):
    best, stack = 0, []
    for i, h in enumerate(heights + [0]):
        start = i
        while stack and stack[-1][1] >= h:
            start, tall = stack.pop()
            best = max(best, tall * (i - start))
        stack.append((start, h))
    return best

#> largest_histogram_bar([2, 1, 5, 6, 2, 3])
#> largest_histogram_bar([])
#> largest_histogram_bar([4, 4, 4])
#> largest_histogram_bar([7])
#> largest_histogram_bar([1, 2, 3, 2, 1])

### call_log_depth
def call_log_depth(events):
    depth = deepest = 0
    order = []
    for ev in events:
        name, _, what = ev.rpartition(":")
        if what == "enter":
            depth += 1
            order.append("  " * (depth - 1) + name)
            deepest = max(depth, deepest)
        elif what == "exit":
            depth -= 1
        assert depth >= 0, f"unbalanced at {name}"
    return deepest, order

#> call_log_depth(["main:enter", "load:enter", "load:exit", "main:exit"])
#> call_log_depth([])
#> call_log_depth(["x:exit"])
#> call_log_depth(["a:enter", "b:enter", "c:enter", "c:pause"])
#> call_log_depth(["io:read:enter", "io:read:exit"])

### remove_k_digits_min
def remove_k_digits_min(num, k):
    keep = len(num) - k
    stack = []
    for d in num:
        while k and stack and stack[-1] > d:
            stack.pop()
            k -= 1
        stack.append(d)
    return "".join(stack[:keep]).lstrip("0") or "0"

#> remove_k_digits_min("1432219", 3)
#> remove_k_digits_min("10200", 1)
#> remove_k_digits_min("10", 2)
#> remove_k_digits_min("12345", 0)
#> remove_k_digits_min("9998", 2)

### stack_machine_dup_swap
def stack_machine_dup_swap(prog):
    st = []
    for word in prog.lower().split():
        match word:
            case "dup":
                st.append(st[-1])
            case "swap":
                st[-1], st[-2] = st[-2], st[-1]
            case "drop":
                st.pop()
            case "add":
                st[-2:] = [st[-2] + st[-1]]
            case "over":
                st.append(st[-2])
            case _:
                st.append(int(word, 0))
    return st

#> stack_machine_dup_swap("2 dup add")
#> stack_machine_dup_swap("1 2 3 swap over")
#> stack_machine_dup_swap("")
#> stack_machine_dup_swap("0x10 0b11 ADD drop")
#> stack_machine_dup_swap("7 Dup 9 swap drop")
#> stack_machine_dup_swap("drop")

### tag_nesting_errors
import re

def tag_nesting_errors(html):
    open_tags, errors = [], []
    for close, name in re.findall(r"<(/?)(\w+)>", html):
        if not close:
            open_tags.append(name)
        elif open_tags and open_tags[-1] == name:
            open_tags.pop()
        else:
            errors.append(f"unexpected </{name}>")
    errors.extend(f"unclosed <{t}>" for t in reversed(open_tags))
    return errors

#> tag_nesting_errors("<ul><li>x</li></ul>")
#> tag_nesting_errors("<b><i>t</b></i>")
#> tag_nesting_errors("plain text")
#> tag_nesting_errors("</p>")
#> tag_nesting_errors("<div><p>one<p>two")

### lru_cache_by_hand_alg
def lru_cache_by_hand_alg(capacity, requests):
    cache, hits = [], 0
    for page in requests:
        if page in cache:
            hits += 1
            cache.remove(page)
        elif len(cache) == capacity:
            cache.pop(0)
        cache.append(page)
    return hits, cache

#> lru_cache_by_hand_alg(2, ["a", "b", "a", "c", "b"])
#> lru_cache_by_hand_alg(3, [1, 1, 1])
#> lru_cache_by_hand_alg(1, [])
#> lru_cache_by_hand_alg(2, [7, 0, 1, 7, 0, 0])
#> lru_cache_by_hand_alg(0, ["x"])

### supermarket_tills
def supermarket_tills(customers, n):
    tills = [0] * n
    for c in customers:
        tills[tills.index(min(tills))] += c
    return max(tills), tills

#> supermarket_tills([5, 3, 4], 1)
#> supermarket_tills([10, 2, 3, 3], 2)
#> supermarket_tills([], 2)
#> supermarket_tills([2, 2, 3, 3, 4, 4], 3)
#> supermarket_tills([1], 0)

### train_shunting_possible
def train_shunting_possible(wanted):
    station, nxt = [], 1
    for car in wanted:
        while nxt <= car:
            station.append(nxt)
            nxt += 1
        if station.pop() != car:
            return False
    return not station

#> train_shunting_possible([3, 2, 1])
#> train_shunting_possible([3, 1, 2])
#> train_shunting_possible([])
#> train_shunting_possible([1, 2, 3, 4])
#> train_shunting_possible([2, 1, 4, 3, 5])

### celebrity_stack
def celebrity_stack(knows):
    n = len(knows)
    candidates = list(range(n))
    while len(candidates) > 1:
        a = candidates.pop()
        b = candidates.pop()
        candidates.append(b if knows[a][b] else a)
    if not candidates:
        return None
    c = candidates[0]
    fine = all(knows[i][c] and not knows[c][i] for i in range(n) if i != c)
    return c if fine else -1

#> celebrity_stack([[0, 1, 0], [0, 0, 0], [0, 1, 0]])
#> celebrity_stack([[0, 1], [1, 0]])
#> celebrity_stack([])
#> celebrity_stack([[0]])
#> celebrity_stack([[0, 0, 1], [1, 0, 1], [0, 0, 0]])

### flatten_with_stack
def flatten_with_stack(nested):
    todo, flat = [nested], []
    while todo:
        item = todo.pop()
        if isinstance(item, (list, tuple)):
            todo.extend(item)
        else:
            flat.append(item)
    return flat[::-1]

#> flatten_with_stack([1, [2, [3, (4, 5)]], 6])
#> flatten_with_stack([])
#> flatten_with_stack([[[]], "ab", [None]])
#> flatten_with_stack(42)
#> flatten_with_stack([("x", ["y"]), [["z"]]])

### ring_buffer_write_alg
def ring_buffer_write_alg(size, values):
    buf = [None] * size
    head = 0
    lost = []
    for v in values:
        slot = head % size
        if buf[slot] is not None:
            lost.append(buf[slot])
        buf[slot] = v
        head += 1
    return buf, head, lost

#> ring_buffer_write_alg(3, [1, 2, 3, 4])
#> ring_buffer_write_alg(2, [])
#> ring_buffer_write_alg(4, ["up", "down"])
#> ring_buffer_write_alg(1, [9, 8, 7])
#> ring_buffer_write_alg(0, [5])

### task_cooldown_log
from collections import Counter

def task_cooldown_log(tasks, gap):
    left = Counter(tasks)
    ready = dict.fromkeys(sorted(left), 0)
    line, t = "", 0
    while left:
        choices = [k for k in ready if k in left and ready[k] <= t]
        if choices:
            pick = max(choices, key=lambda k: left[k])
            line += pick
            left[pick] -= 1
            if not left[pick]:
                del left[pick]
            ready[pick] = t + gap + 1
        else:
            line += "."
        t += 1
    return line

#> task_cooldown_log("AAABB", 2)
#> task_cooldown_log("xyz", 0)
#> task_cooldown_log("", 3)
#> task_cooldown_log("QQ", 1)
#> task_cooldown_log("abca", 2)

### stock_span
def stock_span(prices):
    spans = []
    stack = []
    for p in prices:
        span = 1
        while stack and stack[-1][0] <= p:
            span += stack.pop()[1]
        stack.append((p, span))
        spans.append(span)
    return dict(zip(range(1, len(spans) + 1), spans))

#> stock_span([100, 80, 60, 70, 60, 75, 85])
#> stock_span([])
#> stock_span([3, 3, 3])
#> stock_span([1.5, 1.25, 1.75])
#> stock_span([10])

### plates_in_piles
def plates_in_piles(plates, cap):
    piles = [[]]
    for plate in plates:
        if len(piles[-1]) >= cap:
            piles.append([])
        piles[-1].append(plate)
    while len(piles) > 1 and len(piles[0]) > len(piles[-1]):
        piles[-1].append(piles[0].pop())
    return piles

#> plates_in_piles(["red", "blue", "tan", "grey"], 3)
#> plates_in_piles([], 2)
#> plates_in_piles([1, 2, 3, 4], 2)
#> plates_in_piles("abcdefg", 4)
#> plates_in_piles([0, 0, 1], 1)

### validate_pushpop
def validate_pushpop(pushed, popped):
    stack, j = [], 0
    for x in pushed:
        stack.append(x)
        while stack and j < len(popped) and stack[-1] == popped[j]:
            stack.pop()
            j += 1
    return j == len(popped), stack

#> validate_pushpop([1, 2, 3, 4, 5], [4, 5, 3, 2, 1])
#> validate_pushpop([1, 2, 3], [3, 1, 2])
#> validate_pushpop([], [])
#> validate_pushpop("abc", "b")
#> validate_pushpop([7], [8])

### round_robin_cpu
from collections import deque

def round_robin_cpu(procs, quantum):
    """Return finish times of processes under round robin scheduling."""
    q = deque(procs.items())
    clock, done = 0, {}
    while q:
        name, need = q.popleft()
        run = min(need, quantum)
        clock += run
        if need > run:
            q.append((name, need - run))
        else:
            done[name] = clock
    return done

#> round_robin_cpu({"db": 5, "web": 2, "cron": 1}, 2)
#> round_robin_cpu({}, 3)
#> round_robin_cpu({"solo": 7}, 3)
#> round_robin_cpu({"a": 4, "b": 4}, 4)
#> round_robin_cpu({"x": 0, "y": 3}, 1)
