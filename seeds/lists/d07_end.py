### sort_ips_last_octet
def sort_ips_last_octet(ips, desc=False):
    ips.sort(key=lambda ip: int(ip.split(".")[-1]), reverse=desc)
    return ips.copy()

#> sort_ips_last_octet(["10.0.0.9", "10.0.0.10", "192.168.1.9"])
#> sort_ips_last_octet(["10.0.0.9", "10.0.0.10", "192.168.1.9"], True)
#> sort_ips_last_octet([])
#> sort_ips_last_octet(["7", "0.3"])
#> sort_ips_last_octet(["a.b"])

### remove_first_n_matches
def remove_first_n_matches(xs, v, n):
    for _ in range(min(n, xs.count(v))):
        xs.remove(v)
    return xs

#> remove_first_n_matches([1, 2, 1, 3, 1], 1, 2)
#> remove_first_n_matches(["a"], "a", 5)
#> remove_first_n_matches([], 0, 1)
#> remove_first_n_matches([4, 4], 4, 0)
#> remove_first_n_matches(["x", "y", "x"], "z", 2)

### pop_random_walk
def pop_random_walk(deck, seed):
    order = []
    while deck:
        seed = (seed * 13 + 7) % 31
        order.append(deck.pop(seed % len(deck)))
    return order

#> pop_random_walk(["a", "b", "c", "d"], 1)
#> pop_random_walk([1, 2, 3], 20)
#> pop_random_walk([], 5)
#> pop_random_walk(["only"], 0)
#> pop_random_walk([10, 20, 30, 40, 50], -4)

### swap_blocks_by_marker
def swap_blocks_by_marker(tokens, marker):
    if tokens.count(marker) != 1:
        return tokens
    at = tokens.index(marker)
    tokens[:] = [*tokens[at + 1:], marker, *tokens[:at]]
    return tokens

#> swap_blocks_by_marker(["x", "y", "=", "5"], "=")
#> swap_blocks_by_marker(["a", "b"], "|")
#> swap_blocks_by_marker(["|"], "|")
#> swap_blocks_by_marker([0, 1, 0], 0)
#> swap_blocks_by_marker([1, 2, None], None)

### quota_fill
def quota_fill(applicants, quotas):
    lists = {g: [] for g in quotas}
    waiting = []
    for name, group in applicants:
        seats = lists.get(group)
        if seats is not None and len(seats) < quotas[group]:
            seats.append(name)
        else:
            waiting.append(name)
    return lists, waiting

#> quota_fill([("al", "x"), ("bo", "x"), ("cy", "y"), ("di", "z")], {"x": 1, "y": 2})
#> quota_fill([], {"k": 3})
#> quota_fill([("ed", "k")], {})
#> quota_fill([("a", "p"), ("b", "p")], {"p": 0})
#> quota_fill([("é", "q"), ("ü", "q")], {"q": 5})

### shuffle_by_keyword
def shuffle_by_keyword(items, keyword):
    n = len(keyword)
    cols = [items[i::n] for i in range(n)]
    order = sorted(range(n), key=lambda i: (keyword[i], i))
    return [x for i in order for x in cols[i]]

#> shuffle_by_keyword(list("wearediscovered"), "zebra")
#> shuffle_by_keyword([1, 2, 3, 4, 5], "ba")
#> shuffle_by_keyword([], "key")
#> shuffle_by_keyword(["a", "b", "c"], "aaa")
#> shuffle_by_keyword([1, 2], "")

### closest_sum_pair
def closest_sum_pair(xs, goal):
    xs = sorted(xs)
    i, j = 0, len(xs) - 1
    best = None
    while i < j:
        s = xs[i] + xs[j]
        if best is None or abs(s - goal) < abs(sum(best) - goal):
            best = (xs[i], xs[j])
        if s < goal:
            i += 1
        else:
            j -= 1
    return best

#> closest_sum_pair([10, 22, 28, 29, 30, 40], 54)
#> closest_sum_pair([1], 5)
#> closest_sum_pair([], 0)
#> closest_sum_pair([-5, 3, 8, 4], 0)
#> closest_sum_pair([1, 2], 100)

### triplets_zero
def triplets_zero(nums):
    nums = sorted(nums)
    found = []
    for i, a in enumerate(nums):
        for j in range(i + 1, len(nums)):
            rest = nums[j + 1:]
            t = (a, nums[j], -a - nums[j])
            if t[2] in rest and t not in found:
                found.append(t)
    return found

#> triplets_zero([-1, 0, 1, 2, -1, -4])
#> triplets_zero([0, 0, 0, 0])
#> triplets_zero([])
#> triplets_zero([1, 2, 3])
#> triplets_zero([-2, 1, 1])

### merge_k_lists_pop
def merge_k_lists_pop(*lists):
    out = []
    pools = [l for l in lists if l]
    while pools:
        smallest = min(pools, key=lambda p: p[0])
        out.append(smallest.pop(0))
        if not smallest:
            pools.remove(smallest)
    return out

#> merge_k_lists_pop([1, 4], [2, 3], [0, 9])
#> merge_k_lists_pop()
#> merge_k_lists_pop([], [5])
#> merge_k_lists_pop(["a", "c"], ["b"])
#> merge_k_lists_pop([2, 2], [2])

### linked_list_reverse_pairs
def linked_list_reverse_pairs(values):
    nodes = [[v, i + 1] for i, v in enumerate(values)]
    if nodes:
        nodes[-1][1] = None
    head, prev = (0 if nodes else None), None
    while head is not None:
        nxt = nodes[head][1]
        nodes[head][1] = prev
        prev, head = head, nxt
    return nodes, prev

#> linked_list_reverse_pairs(["a", "b", "c"])
#> linked_list_reverse_pairs([])
#> linked_list_reverse_pairs([7])
#> linked_list_reverse_pairs([1, 1])
#> linked_list_reverse_pairs((None, 0, False, ""))

### linked_indices_order
def linked_indices_order(nexts, start):
    order = []
    while start != -1 and len(order) < len(nexts):
        order.append(start)
        start = nexts[start]
    return order, start == -1

#> linked_indices_order([2, -1, 1], 0)
#> linked_indices_order([1, 0], 0)
#> linked_indices_order([], -1)
#> linked_indices_order([-1, 0, 1], 2)
#> linked_indices_order([3], 0)

### min_stack_ops
def min_stack_ops(ops):
    stack, mins, answers = [], [], []
    for op in ops:
        if isinstance(op, int):
            stack.append(op)
            mins.append(min(op, mins[-1]) if mins else op)
        elif op == "pop" and stack:
            stack.pop()
            mins.pop()
        elif op == "min":
            answers.append(mins[-1] if mins else None)
    return answers, stack

#> min_stack_ops([5, 3, "min", 7, "min", "pop", "pop", "min"])
#> min_stack_ops(["min", "pop"])
#> min_stack_ops([])
#> min_stack_ops([2, 2, "pop", "min"])
#> min_stack_ops([-1, 0, "min", "top"])

### monotone_deque_max
from collections import deque

def monotone_deque_max(xs, k):
    q, out = deque(), []
    for i, x in enumerate(xs):
        while q and xs[q[-1]] <= x:
            q.pop()
        q.append(i)
        if q[0] <= i - k:
            q.popleft()
        if i >= k - 1:
            out.append(xs[q[0]])
    return out

#> monotone_deque_max([1, 3, -1, -3, 5, 3], 3)
#> monotone_deque_max([9, 8, 7, 6], 2)
#> monotone_deque_max([], 1)
#> monotone_deque_max([4], 1)
#> monotone_deque_max([2, 1], 3)

### daily_temperature_wait
def daily_temperature_wait(temps):
    wait = [0] * len(temps)
    for i in range(len(temps) - 2, -1, -1):
        j = i + 1
        while temps[j] <= temps[i] and wait[j]:
            j += wait[j]
        if temps[j] > temps[i]:
            wait[i] = j - i
    return wait

#> daily_temperature_wait([73, 74, 75, 71, 69, 72, 76])
#> daily_temperature_wait([])
#> daily_temperature_wait([30, 20])
#> daily_temperature_wait([50, 40, 60])
#> daily_temperature_wait([1.5, 1.5, 2.5])

### asteroid_collision
def asteroid_collision(rocks):
    alive = []
    for r in rocks:
        while r < 0 and alive and alive[-1] > 0:
            if alive[-1] < -r:
                alive.pop()
            elif alive[-1] == -r:
                alive.pop()
                break
            else:
                break
        else:
            alive.append(r)
    return alive

#> asteroid_collision([5, 10, -5])
#> asteroid_collision([8, -8])
#> asteroid_collision([10, 2, -5, -20])
#> asteroid_collision([])
#> asteroid_collision([-2, -1, 1, 2])

### simplify_transactions
def simplify_transactions(moves):
    out = []
    for who, amt in moves:
        if out and out[-1][0] == who:
            amt += out.pop()[1]
        if amt:
            out.append((who, amt))
    return out

#> simplify_transactions([("a", 5), ("a", -2), ("b", 1)])
#> simplify_transactions([("a", 5), ("b", 3), ("b", -3), ("a", -5)])
#> simplify_transactions([])
#> simplify_transactions([("x", 0)])
#> simplify_transactions([("k", 1), ("k", 1), ("k", 1)])

### coins_in_a_line_values
def coins_in_a_line_values(coins):
    def best(lo, hi):
        if lo > hi:
            return 0
        return max(coins[lo] - best(lo + 1, hi), coins[hi] - best(lo, hi - 1))

    lead = best(0, len(coins) - 1)
    total = sum(coins)
    return (total + lead) // 2, (total - lead) // 2

#> coins_in_a_line_values([3, 9, 1, 2])
#> coins_in_a_line_values([])
#> coins_in_a_line_values([10])
#> coins_in_a_line_values([1, 5])
#> coins_in_a_line_values([4, 4, 4])

### farmland_rotation
def farmland_rotation(fields, crops, years):
    history = [fields]
    for _ in range(years):
        last = history[-1]
        history.append([crops[(crops.index(f) + 1) % len(crops)] if f else crops[0] for f in last])
    return history[1:]

#> farmland_rotation(["wheat", "peas"], ["wheat", "peas", "fallow"], 2)
#> farmland_rotation([None, "b"], ["a", "b"], 1)
#> farmland_rotation([], ["x"], 2)
#> farmland_rotation(["x"], ["x"], 3)
#> farmland_rotation(["rye"], ["oat"], 1)

### zebra_striping
def zebra_striping(rows, styles=("even", "odd")):
    out = []
    visible = 0
    for r in rows:
        if r is None:
            out.append("hidden")
            continue
        out.append(f"{styles[visible % len(styles)]}:{r}")
        visible += 1
    return out

#> zebra_striping(["a", "b", None, "c"])
#> zebra_striping([])
#> zebra_striping([None])
#> zebra_striping([1, 2, 3, 4], ("r", "g", "b"))
#> zebra_striping(["x", "y"], styles=["one"])

### csv_quote_join
def csv_quote_join(cells):
    out = []
    for c in cells:
        text = "" if c is None else str(c)
        if any(ch in text for ch in ',"\n'):
            text = '"' + text.replace('"', '""') + '"'
        out.append(text)
    return ",".join(out)

#> csv_quote_join(["plain", "has,comma", 'say "hi"'])
#> csv_quote_join([])
#> csv_quote_join([None, 1.5, True])
#> csv_quote_join(["two\nlines"])
#> csv_quote_join(["", " "])

### lists_as_vectors_reduce
from functools import reduce

def lists_as_vectors_reduce(vectors, scale):
    total = reduce(lambda u, v: [a + b for a, b in zip(u, v)], vectors)
    return [scale * t for t in total], max(total)

#> lists_as_vectors_reduce([[1, 2], [3, 4], [5, 6]], 2)
#> lists_as_vectors_reduce([[7]], -1)
#> lists_as_vectors_reduce([[1, 2, 3], [1, 1]], 1)
#> lists_as_vectors_reduce([[0.5, 0.5], [0.5, -0.5]], 10)
#> lists_as_vectors_reduce([], 3)

### nearest_centroid
def nearest_centroid(points, centers):
    labels = []
    for x, y in points:
        d = [(x - cx) ** 2 + (y - cy) ** 2 for cx, cy in centers]
        labels.append(d.index(min(d)))
    sizes = [labels.count(i) for i in range(len(centers))]
    return labels, sizes

#> nearest_centroid([(0, 0), (5, 5), (1, 1)], [(0, 1), (6, 6)])
#> nearest_centroid([], [(1, 1)])
#> nearest_centroid([(2, 0)], [(1, 0), (3, 0)])
#> nearest_centroid([(1.5, 1.5), (-1, -1)], [(0, 0)])
#> nearest_centroid([(0, 0)], [])

### knn_vote_too
def knn_vote_too(samples, x, k):
    near = sorted(samples, key=lambda s: abs(s[0] - x))[:k]
    labels = [lab for _, lab in near]
    return max(sorted(set(labels)), key=labels.count), labels

#> knn_vote_too([(1, "a"), (2, "a"), (9, "b"), (8, "b"), (3, "b")], 2, 3)
#> knn_vote_too([(5, "z")], 0, 1)
#> knn_vote_too([(1, "n"), (3, "m")], 2, 2)
#> knn_vote_too([(0, "p"), (10, "q"), (11, "q")], 7, 5)
#> knn_vote_too([], 1, 1)

### confusion_counts
def confusion_counts(truth, guess, classes):
    m = [[0] * len(classes) for _ in classes]
    for t, g in zip(truth, guess):
        m[classes.index(t)][classes.index(g)] += 1
    hits = sum(m[i][i] for i in range(len(classes)))
    return m, f"{hits}/{len(truth)}"

#> confusion_counts(["cat", "dog", "cat"], ["cat", "cat", "cat"], ["cat", "dog"])
#> confusion_counts([], [], ["x"])
#> confusion_counts("abba", "abab", "ab")
#> confusion_counts([1, 0, 1], [0, 1, 1], [0, 1])
#> confusion_counts(["fox"], ["owl"], ["owl"])

### token_windows_overlap
def token_windows_overlap(tokens, size, overlap):
    step = size - overlap
    windows, i = [], 0
    while True:
        windows.append(tokens[i:i + size])
        if i + size >= len(tokens):
            return windows
        i += step

#> token_windows_overlap(["a", "b", "c", "d", "e"], 3, 1)
#> token_windows_overlap([1, 2, 3, 4], 2, 0)
#> token_windows_overlap([], 4, 2)
#> token_windows_overlap("abcdef", 4, 3)
#> token_windows_overlap((1, 2), 5, 1)

### batch_pad_mask
def batch_pad_mask(seqs, pad=0):
    width = max(map(len, seqs), default=0)
    padded = [s + [pad] * (width - len(s)) for s in seqs]
    mask = [[1] * len(s) + [0] * (width - len(s)) for s in seqs]
    return padded, mask

#> batch_pad_mask([[5, 6, 7], [8], []])
#> batch_pad_mask([])
#> batch_pad_mask([["a"], ["b"]], "-")
#> batch_pad_mask([[1, 2], [3]], pad=None)
#> batch_pad_mask([[], []])

### argsort_topk
def argsort_topk(logits, k, names):
    order = sorted(range(len(logits)), key=logits.__getitem__, reverse=True)[:k]
    return [(names[i], logits[i]) for i in order]

#> argsort_topk([0.1, 2.5, -1.0, 2.5], 2, ["a", "b", "c", "d"])
#> argsort_topk([], 3, [])
#> argsort_topk([1, 2, 3], 1, "xyz")
#> argsort_topk([5, 5], 9, ("p", "q"))
#> argsort_topk([4, 8], 2, ["lonely"])

### one_hot_rows_again
def one_hot_rows_again(labels):
    vocab = []
    rows = []
    for l in labels:
        if l not in vocab:
            vocab.append(l)
            for r in rows:
                r.append(0)
        row = [0] * len(vocab)
        row[vocab.index(l)] = 1
        rows.append(row)
    return rows

#> one_hot_rows_again(["red", "blue", "red"])
#> one_hot_rows_again([])
#> one_hot_rows_again([7])
#> one_hot_rows_again(["a", "b", "c"])
#> one_hot_rows_again([True, 1, "1"])

### reverse_words_and_letters
def reverse_words_and_letters(lines):
    out = []
    for n, line in enumerate(lines):
        words = line.split()
        words.reverse()
        if n % 2:
            words = [w[::-1] for w in words]
        out.append(" ".join(words))
    return out[::-1]

#> reverse_words_and_letters(["one two", "three four"])
#> reverse_words_and_letters([])
#> reverse_words_and_letters(["", "x"])
#> reverse_words_and_letters(["a  b   c"])
#> reverse_words_and_letters(["né là", "où ça?", "fin ."])

### drop_dominated
def drop_dominated(options):
    kept = []
    for o in options:
        if not any(p != o and all(a <= b for a, b in zip(p, o)) for p in options):
            kept.append(o)
    return kept

#> drop_dominated([(3, 5), (4, 4), (5, 5), (3, 6)])
#> drop_dominated([])
#> drop_dominated([(1, 1), (1, 1)])
#> drop_dominated([(1, 9), (9, 1), (5, 5)])
#> drop_dominated([(0,), (2,), (-1,)])
